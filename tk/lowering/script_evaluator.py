"""Expressions of TVMScript evaluated as they stand, where TVM 0.27 makes a Python program of each part.

TVM's evaluator replaces each part of an expression by a name for its value, turns what is left into Python's own syntax
tree, compiles that and runs it: half of the time that it takes to write a kernel of ours. Here names, constants, attributes,
calls, operators, subscripts and tuples are evaluated at once, in the same order, with the same errors; the rest is TVM's. The
tree of a script's text, which TVM makes anew at each call of an inlined function, is kept.

Nor does what is built say where in a script it stands, which TVM notes of each expression: a tenth of what is left, for
objects that every later pass carries along and nobody reads. Errors in a script are the parser's own, with its lines.
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from tvm.script.parser.core import diagnostics, doc, evaluator
from tvm.script.parser.core.error import ParserError
from tvm.script.parser.core.evaluator import ExprEvaluator, _eval_op, _get_builtin_or_none
from tvm.script.parser.core.parser import Parser

if TYPE_CHECKING:
    Evaluate = Callable[["_Evaluation", "doc.AST"], object]

__all__ = ["install"]

# An inlined function finds its parser among the globals of its callers' frames, so calls need one with the script's names.
_CALL = compile("function(*arguments, **keywords)", "<ast>", "eval")
_TREES = 512  # texts of scripts whose trees are kept


def install() -> None:
    """Gives TVM's parser these; of another TVM than 0.27, whatever it has stays."""
    if hasattr(evaluator.ExprEvaluator, "eval") and hasattr(diagnostics.Source, "as_ast"):
        evaluator.ExprEvaluator.eval = staticmethod(evaluate)
        diagnostics.Source.as_ast = lambda source: _tree(source.source)
    if hasattr(Parser, "with_source_span") and hasattr(Parser, "annotate_current_source_span"):
        Parser.with_source_span = lambda parser, node: nullcontext()
        Parser.annotate_current_source_span = lambda parser, value: value


@lru_cache(_TREES)
def _tree(text: str) -> doc.AST:
    """The tree of a script. Parsers read it, and change nothing in it but what they put back."""
    return doc.parse(text)


def evaluate(parser: Parser, names: dict[str, Any], node: doc.AST) -> object:
    """The value of an expression among `names`. Raises what TVM's evaluator raises."""
    return _Evaluation(parser, names).value(node)


class _Evaluation:
    """One expression's evaluation."""

    def __init__(self, parser: Parser, names: dict[str, Any]) -> None:
        self.parser, self.names = parser, names

    def value(self, node: doc.AST) -> object:
        return _EVALUATORS.get(type(node).__name__, _Evaluation._others)(self, node)

    def _computed(self, node: doc.AST, function: Callable[..., object], *operands: object) -> object:
        """What `function` makes of a node's operands; its error is raised as the node's."""
        try:
            return function(*operands)
        except Exception as error:
            self.parser.report_error(node, error)
            raise

    def _name(self, node: doc.Name) -> object:
        if node.id in self.names:
            return self.names[node.id]
        builtin = _get_builtin_or_none(node.id)
        if builtin is None:
            raise ParserError(node, f"Undefined variable: {node.id}")
        return builtin

    def _constant(self, node: doc.Constant) -> object:
        return node.value

    def _attribute(self, node: doc.Attribute) -> object:
        return self._computed(node, getattr, self.value(node.value), node.attr)

    def _call(self, node: doc.Call) -> object:
        if getattr(node.func, "attr", None) not in ("reads", "writes", "match_buffer") and _cuts(node.args):
            return self._others(node)
        function = self.value(node.func)
        arguments = self._elements(node.args)
        keywords: dict[str, object] = {}
        for each in node.keywords:
            value = self.value(each.value)
            if each.arg is None:
                keywords.update(value)  # type: ignore[call-overload]
            else:
                keywords[each.arg] = value
        parts = {"function": function, "arguments": arguments, "keywords": keywords}
        return self._computed(node, lambda: eval(_CALL, self.names, parts))

    def _elements(self, nodes: list[doc.expr]) -> list[object]:
        found: list[object] = []
        for node in nodes:
            if type(node).__name__ == "Starred":
                found.extend(self.value(node.value))  # type: ignore[arg-type]
            else:
                found.append(self.value(node))
        return found

    def _tuple(self, node: doc.Tuple) -> object:
        return tuple(self._elements(node.elts))

    def _list(self, node: doc.List) -> object:
        return self._elements(node.elts)

    def _subscript(self, node: doc.Subscript) -> object:
        return self._computed(node, lambda whole, index: whole[index], self.value(node.value), self.value(node.slice))

    def _slice(self, node: doc.Slice) -> object:
        ends = [None if each is None else self.value(each) for each in (node.lower, node.upper, node.step)]
        return slice(*ends)

    def _operation(self, node: doc.BinOp | doc.UnaryOp) -> object:
        operands = [node.operand] if type(node).__name__ == "UnaryOp" else [node.left, node.right]
        if _cuts(operands):
            return self._others(node)
        return self._computed(node, _eval_op, node.op, [self.value(each) for each in operands])

    def _compare(self, node: doc.Compare) -> object:
        if len(node.ops) != 1 or _cuts([node.left, *node.comparators]):
            return self._others(node)
        return self._computed(node, _eval_op, node.ops[0], [self.value(node.left), self.value(node.comparators[0])])

    def _others(self, node: doc.AST) -> object:
        """As TVM does it."""
        theirs = ExprEvaluator(self.parser, self.names)
        found = theirs._visit_node(node)
        return _Evaluation(self.parser, self.names).value(found)


def _cuts(operands: list[doc.expr]) -> bool:
    """Whether one is a part of a buffer: TVM writes a step of 1 into its slices."""
    return any(type(each).__name__ == "Subscript" and type(each.slice).__name__ in ("Slice", "Tuple") for each in operands)


_EVALUATORS: dict[str, Evaluate] = {
    "Name": _Evaluation._name,
    "Constant": _Evaluation._constant,
    "Attribute": _Evaluation._attribute,
    "Call": _Evaluation._call,
    "Tuple": _Evaluation._tuple,
    "List": _Evaluation._list,
    "Subscript": _Evaluation._subscript,
    "Slice": _Evaluation._slice,
    "BinOp": _Evaluation._operation,
    "UnaryOp": _Evaluation._operation,
    "Compare": _Evaluation._compare,
}
