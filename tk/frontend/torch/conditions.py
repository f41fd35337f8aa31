"""What torch.export took for granted of dynamic sizes when it traced a model: which way `if n > m:` went, and what the model or
an operator checks of them. A package holds each call to it (tk.package.conditions)."""

from __future__ import annotations

import ast
import copy
import random
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from pathlib import Path
from types import FrameType
from typing import TYPE_CHECKING, Any

import torch
from torch.export.graph_signature import InputKind
from torch.utils import _pytree as pytree

from tk.errors import ImportModelError, message
from tk.frontend.symbols import bounds_of
from tk.frontend.torch.dynamic_dims import key_text
from tk.frontend.torch.guards import changes_nothing, holds
from tk.package.conditions import holds as is_true
from tk.package.conditions import names_in_condition

if TYPE_CHECKING:
    from torch.export import ExportedProgram

__all__ = ["asked_below_two", "conditions_of", "decisions", "is_known", "renamed", "takes_sizes"]

DRAWN = [most for most in (3, 16, 64, 1024, 1 << 16) for _ in range(64)]  # how far above its least size a drawn one may lie

_FUNCTIONS = {
    "sym_float": "float",
    "sym_int": "int",
    "sym_sqrt": "sqrt",
    "_sym_sqrt": "sqrt",
    "sym_max": "max",
    "sym_min": "min",
}


Decision = tuple[torch.SymBool, bool]


@contextmanager
def decisions(dynamo: bool) -> Iterator[list[Decision]]:
    """For the time being, what a model's own code asks of sizes (`if n > m:`), with the answers, is kept. torch keeps what it
    has to guard alone: it takes no dim for 0 or 1, even where its bounds let it be, and says `n // 2 != 1` once, whether the
    model asked or how memory lies."""
    found: list[Decision] = []
    own = torch.SymBool.__bool__

    def asked(self: torch.SymBool) -> bool:
        answer = bool(own(self))
        if _of_model(sys._getframe(1)):
            found.append((self, answer))
        return answer

    torch.SymBool.__bool__ = asked
    try:
        with _branches_of_dynamo(found) if dynamo else nullcontext():
            yield found
    finally:
        torch.SymBool.__bool__ = own


@contextmanager
def _branches_of_dynamo(found: list[Decision]) -> Iterator[None]:
    """For the time being, what the code that TorchDynamo reads asks of sizes is kept in `found`: it runs no such code."""
    from torch._dynamo.variables.tensor import SymNodeVariable

    own = SymNodeVariable.evaluate_expr

    def asked(self: Any, *args: Any) -> Any:
        answer = own(self, *args)
        if isinstance(self.sym_num, torch.SymBool):
            found.append((self.sym_num, bool(answer)))
        return answer

    SymNodeVariable.evaluate_expr = asked
    try:
        yield
    finally:
        SymNodeVariable.evaluate_expr = own


_TORCH = str(Path(torch.__file__).parent)


def _of_model(frame: FrameType | None) -> bool:
    """Whether `frame`, or what called torch.SymInt.__bool__ there, is a model's code: torch's layers count as such."""
    while frame is not None and frame.f_code.co_filename == torch.__file__:
        frame = frame.f_back
    source = "" if frame is None else frame.f_code.co_filename
    return not source.startswith(_TORCH) or source.startswith(f"{_TORCH}/nn/")


def conditions_of(program: ExportedProgram) -> list[str]:
    """The conditions of `program` that may fail at sizes within the bounds of its dims, over torch's symbols. They are to be
    taken before it is decomposed: torch forgets those of a program that it has read from a file. Raises ImportModelError for
    one that a package cannot hold."""
    inputs = _values(program)
    sizes = [size for value in inputs.values() for size in getattr(value, "shape", ()) if isinstance(size, torch.SymInt)]
    if not sizes:
        return []
    known = {symbol for size in sizes for symbol in _symbols(size)}
    asked: list[Decision] | None = getattr(program, "size_decisions", None)
    if asked is None:  # a program that came as one
        conditions = _said_by_torch(program, inputs, getattr(program, "_guards_code", None) or ())
    else:
        conditions = _said_by_model(program, sizes[0], asked, known)
    agreed = {f"{symbol} != {size}" for symbol, size in getattr(program, "agreed_sizes", ())}
    squeezed = [text for text in _squeezed(program, known) if text not in agreed]
    conditions += [(text, _parsed(text)) for text in (*_asserted(program, known), *squeezed)]
    found: dict[str, None] = {}
    for said, tree in conditions:
        condition = ast.unparse(_Plain().visit(tree))
        try:
            names_in_condition(condition)
        except ValueError as error:
            raise _refused(said) from error
        if not _always(tree):
            found[condition] = None
    return list(found)


def _said_by_torch(program: ExportedProgram, inputs: Mapping[str, object], guards: Sequence[str]) -> list[tuple[str, ast.expr]]:
    """`guards` as torch says them, each over torch's symbols."""
    specs = program.graph_signature.input_specs
    flat = [getattr(spec.arg, "name", "") for spec in specs if spec.kind is InputKind.USER_INPUT]
    placeholders = _placeholders(program, flat)
    return [(text, _Sizes(inputs, flat, placeholders).visit(_parsed(text))) for text in guards]


def _placeholders(program: ExportedProgram, flat: Sequence[str]) -> dict[str, str]:
    """What torch calls each of the inputs, `flat` in their order, by where it lies in forward's arguments: it writes names in
    small letters, and numbers those that are then one, so that of forward(x, X) the second is x_1."""
    args, kwargs = program.example_inputs or ((), {})
    names = program.module_call_graph[0].signature.forward_arg_names or ()
    leaves = [
        "_".join([name, *map(key_text, path)])
        for name, value in (*zip(names, args, strict=False), *kwargs.items())
        for path, _ in pytree.tree_flatten_with_path(value)[0]
    ]
    return dict(zip(leaves, flat, strict=True)) if len(leaves) == len(flat) else {}


def is_known(program: ExportedProgram, guard: str) -> bool:
    """Whether an equation that torch has among the program's guards follows from which dims are one, that 1 + n is 1 + m where
    n and m are the sizes of dims under one name, or from sizes being no less than 0: that min(16 n + 16, 32 n + 32) is its
    first, as torch asks of the strides of a cache that grows. One that is true of all sizes tried, as that (3 n - 1) // n is 2
    where two of three chunks are counted, fixes no size either: a package holds its calls to it where that is no proof."""
    try:
        ((_, tree),) = _said_by_torch(program, _values(program), [guard])
    except ImportModelError:  # it is about more than sizes
        return False
    labels: Mapping[str, str] = getattr(program, "labels", {})  # torch may have a symbol for each dim of a name
    return _follows(tree, labels) or _is_true_where_tried(tree, labels, _bounds(program))


def _values(program: ExportedProgram) -> dict[str, object]:
    return {node.name: node.meta.get("val") for node in program.graph.nodes if node.op == "placeholder"}


def _follows(tree: ast.expr, labels: Mapping[str, str]) -> bool:
    """Whether an equation is true of all sizes by algebra."""
    import sympy  # type: ignore[import-untyped]

    match tree:
        case ast.Compare(left=left, ops=[ast.Eq()], comparators=[right]):
            kinds = (ast.BinOp, ast.UnaryOp, ast.operator, ast.unaryop, ast.Name, ast.expr_context, ast.Constant, ast.Call)
            extremes = {"min": sympy.Min, "max": sympy.Max}
            inside = [each for side in (left, right) for each in ast.walk(side)]
            called = [getattr(each.func, "id", "") for each in inside if isinstance(each, ast.Call)]
            if all(isinstance(each, kinds) for each in inside) and set(called) <= set(extremes):
                names = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
                symbols = {name: sympy.Symbol(labels.get(name, name), integer=True, nonnegative=True) for name in names}
                symbols |= extremes
                a, b = (sympy.sympify(ast.unparse(side), locals=symbols) for side in (left, right))
                return bool(sympy.expand(a - b) == 0)
    return False


def _is_true_where_tried(tree: ast.expr, labels: Mapping[str, str], bounds: Mapping[str, tuple[int, int | None]]) -> bool:
    """Whether an equation is true at the least sizes within `bounds` and at many drawn ones, dims of one name being one."""
    condition = ast.unparse(_Plain().visit(copy.deepcopy(tree)))
    try:
        names = sorted(names_in_condition(condition))
    except ValueError:
        return False
    if not names or not set(names) <= bounds.keys():
        return False
    draw = random.Random(0)
    for most in (0, *DRAWN):
        sizes: dict[str, int] = {}
        for name in names:
            low, high = max(1, bounds[name][0]), bounds[name][1]  # what divides by a size has no value where that is 0
            last = low + most if high is None else min(high, low + most)
            sizes.setdefault(labels.get(name, name), draw.randint(low, max(low, last)))
        if not is_true(condition, {name: sizes[labels.get(name, name)] for name in names}):
            return False
    return True


def _said_by_model(
    program: ExportedProgram, size: torch.SymInt, asked: Sequence[Decision], known: set[str]
) -> list[tuple[str, ast.expr]]:
    """The guards of a program that was traced while `decisions` were kept: without those that change no result, and with what
    the model asked of sizes of 0 and 1."""
    import sympy

    env = size.node.shape_env
    # of those that take dims of 1 away see `_squeezed`
    guards = {guard.expr: changes_nothing(guard.expr, str(guard.sloc.framework_loc)) for guard in env.guards}
    found = [guard for guard, idle in guards.items() if not idle]
    bounds = _bounds(program)
    lows = {symbol: low for symbol, (low, _) in bounds.items() if low < 2}
    agreed: set[tuple[str, int]] = getattr(program, "agreed_sizes", set())
    for question, answer in asked:
        condition = env.replace(question.node.expr if answer else sympy.Not(question.node.expr))
        if condition in guards:
            found.append(condition)
        elif isinstance(condition, sympy.Basic) and _fails_below_two(condition, lows):
            small = {str(symbol): symbol for symbol in condition.free_symbols}
            fine = [sympy.Eq(small[symbol], size) for symbol, size in sorted(agreed) if symbol in small]
            found.append(sympy.Or(condition, *fine))
    return [
        (text, _parsed(text))
        for condition in found
        if condition is not sympy.true
        and {str(each) for each in condition.free_symbols} <= known
        and not _proved(condition, bounds)
        for text in (_printed(condition),)
        if _fails_below_two(condition, lows) or condition in guards
    ]


def asked_below_two(program: ExportedProgram, asked: Sequence[Decision]) -> dict[str, int]:
    """Of the symbols whose bounds let them be 0 or 1, those about which the model asked what may be true of these alone, and
    those of dims that it squeezes, with the least size of each."""
    import sympy

    lows = {symbol: low for symbol, (low, _) in _bounds(program).items() if low < 2}
    conditions = [question.node.expr if answer else sympy.Not(question.node.expr) for question, answer in asked]
    named = {
        str(s)
        for each in conditions
        if isinstance(each, sympy.Basic) and _fails_below_two(each, lows)
        for s in each.free_symbols
    }
    named |= {name for text in _squeezed(program, set(lows)) for name in names_in_condition(text)}
    return {symbol: low for symbol, low in lows.items() if symbol in named}


def _bounds(program: ExportedProgram) -> dict[str, tuple[int, int | None]]:
    """The bounds of each symbol that is in a dim of an input: the dim itself, or that of which it is a multiple."""
    spans = {str(symbol): span for symbol, span in program.range_constraints.items()}  # of what values tell too, unbounded
    values = [node.meta.get("val") for node in program.graph.nodes if node.op == "placeholder"]
    sizes = [size for value in values for size in getattr(value, "shape", ()) if isinstance(size, torch.SymInt)]
    names = {str(symbol) for size in sizes for symbol in size.node.expr.free_symbols}
    return {name: bounds_of(spans[name]) if name in spans else (0, None) for name in names}


def _fails_below_two(condition: Any, lows: Mapping[str, int]) -> bool:
    """Whether a condition that torch has proved of dims of 2 and more may fail where a dim is 0 or 1, as `lows`, the least of
    such dims, let it be."""
    small = [symbol for symbol in condition.free_symbols if str(symbol) in lows]
    if len(condition.free_symbols) != 1:
        return bool(small)
    return any(_fails_at(condition, symbol, value) for symbol in small for value in range(lows[str(symbol)], 2))


def _fails_at(condition: Any, symbol: Any, value: int) -> bool:
    """Whether a condition on one symbol is not true of `value`; one that divides by it has no truth at 0."""
    try:
        return not condition.subs(symbol, value)
    except ArithmeticError:
        return True


def _proved(condition: Any, bounds: Mapping[str, tuple[int, int | None]]) -> bool:
    """Whether a condition on one dim is true of all sizes that it may have, few enough to try each."""
    names = [str(symbol) for symbol in condition.free_symbols]
    return len(names) == 1 and names[0] in bounds and holds(condition, *bounds[names[0]], everywhere=True)


def takes_sizes(program: ExportedProgram, args: Any, kwargs: Any) -> bool:
    """Whether the conditions of a functional program are true of the sizes of these inputs."""
    values = _values(program)
    specs = program.graph_signature.input_specs
    inputs = [values[spec.arg.name] for spec in specs if spec.kind is InputKind.USER_INPUT]
    sizes: dict[str, int] = {}
    for traced, given in zip(inputs, pytree.tree_leaves((args, kwargs)), strict=True):
        if isinstance(traced, torch.Tensor):
            dims = zip(traced.shape, given.shape, strict=True)
            sizes |= {str(dim.node.expr): size for dim, size in dims if isinstance(dim, torch.SymInt)}
    known: list[str] = [each for each in getattr(program, "size_conditions", ()) if names_in_condition(each) <= sizes.keys()]
    return all(is_true(condition, sizes) for condition in known)


def _printed(condition: Any) -> str:
    from torch.utils._sympy.printers import PythonPrinter

    return str(PythonPrinter().doprint(condition))


def renamed(condition: str, names: Mapping[str, str]) -> str:
    """`condition` with torch's symbols called as `names` says. Raises ImportModelError for a symbol that is no input's dim."""
    if not names_in_condition(condition) <= set(names):
        raise _refused(condition)
    return re.sub(r"\b[A-Za-z_]\w*\b(?!\()", lambda word: names.get(word[0], word[0]), condition)


def _refused(condition: str) -> ImportModelError:
    return ImportModelError(
        message(
            "the model takes for granted of its inputs' sizes what a package cannot hold a call to",
            need="comparisons of sizes, computed by + - * / // %, min, max, ceil, floor and sqrt",
            have=condition,
            do="write it with such comparisons, or make these dims static",
        )
    )


def _parsed(text: str) -> ast.expr:
    return ast.parse(text.strip(), mode="eval").body


def _asserted(program: ExportedProgram, known: set[str]) -> list[str]:
    """What the program asserts of its inputs' sizes when it runs, as text over torch's symbols."""
    found = []
    for node in program.graph.nodes:
        if node.op == "call_function" and node.target is torch.ops.aten._assert_scalar.default:
            value = getattr(node.args[0], "meta", {}).get("val")
            if isinstance(value, torch.SymBool) and _symbols(value) and _symbols(value) <= known:
                found.append(_printed(value.node.expr))
    return found


def _squeezed(program: ExportedProgram, known: set[str]) -> list[str]:
    """That dims which the program takes away where they are 1 are not, for those that are dynamic and were kept."""
    found = []
    for node in program.graph.nodes:
        if node.op == "call_function" and str(node.target).startswith("aten.squeeze"):
            shape = node.args[0].meta["val"].shape
            axes = node.args[1] if len(node.args) > 1 else range(len(shape))
            dims = [shape[axis] for axis in ([axes] if isinstance(axes, int) else axes) if shape]  # a number has none
            symbolic = [dim for dim in dims if isinstance(dim, torch.SymInt) and _symbols(dim) <= known]
            found += [f"{_printed(dim.node.expr)} != 1" for dim in symbolic]
    return found


def _symbols(value: torch.SymInt | torch.SymBool) -> set[str]:
    return {str(symbol) for symbol in value.node.expr.free_symbols}


class _Sizes(ast.NodeTransformer):
    """L['x']['k'][0].size()[1], as torch names a dim of an input, replaced by what that dim is."""

    def __init__(self, inputs: Mapping[str, object], flat: list[str], placeholders: Mapping[str, str]) -> None:
        self.inputs, self.flat, self.placeholders = inputs, flat, placeholders

    def visit_Subscript(self, node: ast.Subscript) -> ast.expr:
        match node:
            case ast.Subscript(
                value=ast.Call(func=ast.Attribute(value=source, attr="size"), args=[]), slice=ast.Constant(value=int(axis))
            ):
                tensor = self.inputs.get(self._placeholder(source, ast.unparse(node)))
                if isinstance(tensor, torch.Tensor) and axis < tensor.ndim:
                    return _parsed(_text(tensor.shape[axis]))
        raise _refused(ast.unparse(node))

    def _placeholder(self, source: ast.expr, said: str) -> str:
        path: list[str | int] = []
        while True:
            match source:
                case ast.Subscript(value=inner, slice=ast.Constant(value=key)) if isinstance(key, str | int):
                    path.insert(0, key)
                case ast.Attribute(value=inner, attr=field):
                    path.insert(0, field)
                case ast.Name(id="L"):
                    break
                case _:
                    raise _refused(said)
            source = inner
        if path[:1] == ["flat_args"] and len(path) == 2 and isinstance(path[1], int) and path[1] < len(self.flat):
            return self.flat[path[1]]
        name = "_".join(map(str, path))
        return self.placeholders.get(name) or re.sub(r"\W", "_", name).lower()


def _text(size: torch.SymInt | int) -> str:
    return f"({_printed(size.node.expr)})" if isinstance(size, torch.SymInt) else str(size)


class _Plain(ast.NodeTransformer):
    """Functions of modules by their own names: math.ceil, torch.sym_float."""

    def visit_Call(self, node: ast.Call) -> ast.expr:
        self.generic_visit(node)
        match node.func:
            case ast.Attribute(value=ast.Name(id="math" | "torch"), attr=name) | ast.Name(id=name):
                return ast.Call(func=ast.Name(id=_FUNCTIONS.get(name, name.lower())), args=node.args, keywords=node.keywords)
        return node


def _always(condition: ast.expr) -> bool:
    """Whether a comparison is true of all sizes by its form: of one thing with itself, or with a minimum or maximum of it."""
    match condition:
        case ast.Compare(left=left, ops=[ast.LtE()], comparators=[right]):
            return _among(left, "min", right) or _among(right, "max", left)
        case ast.Compare(left=left, ops=[ast.GtE()], comparators=[right]):
            return _among(right, "min", left) or _among(left, "max", right)
        case ast.Compare(left=left, ops=[ast.Eq()], comparators=[right]):
            return ast.unparse(left) == ast.unparse(right)
        case ast.Constant(value=True):
            return True
    return False


def _among(whole: ast.expr, function: str, part: ast.expr) -> bool:
    """Whether `part` is `whole`, or among the arguments of the `function` that `whole` calls."""
    match whole:
        case ast.Call(func=ast.Name(id=name), args=args) if name == function:
            return any(_among(arg, function, part) for arg in args)
    return ast.unparse(whole) == ast.unparse(part)
