"""Our evaluator of TVMScript gives what TVM's gives, functions and errors, but for where in a script each part stands."""

from __future__ import annotations

import pytest
import tvm
from tvm.script import tirx as T
from tvm.script.parser.core import evaluator

import tk.schedules.cuda  # noqa: F401  (which installs it)
from tk.lowering import script_evaluator

SIZES, TABLE = (16, 8), {"offset": 3}


@T.inline
def store(to, at, value, scale=1):
    to[at, 0] = value * T.float32(scale)


def build() -> tvm.tirx.PrimFunc:
    """A function with every kind of expression."""
    keywords = {"scale": 2}

    @T.prim_func(s_tir=True)
    def function(x: T.Buffer(SIZES, "float32"), y: T.Buffer((SIZES[0], SIZES[-1] // 8), "float32")):
        for i in T.serial(SIZES[0]):
            part = T.alloc_buffer([SIZES[1]], "float32", scope="local")
            for j in T.unroll(*[0, SIZES[1]]):
                part[j] = T.if_then_else(i < 4 and j != 2, x[i, j] + T.float32(TABLE["offset"]), -x[i, T.max(j - 1, 0)])
            store(y, i, part[0] if SIZES[0] > 4 else part[1], **keywords)
            store(y, i, T.cast(len([k + 1 for k in range(3)]), "float32") + y[i, 0], scale=TABLE["offset"] % 2)

    return function


class Refusing:
    def __getitem__(self, index):
        raise ValueError("no such part")


REFUSING = Refusing()


def refused():
    @T.prim_func(s_tir=True)
    def function(x: T.Buffer((4,), "float32")):
        x[0] = REFUSING[1]


def misspelt():
    @T.prim_func(s_tir=True)
    def function(x: T.Buffer((4,), "float32")):
        x[0] = unknown  # noqa: F821


def theirs(parser, names, node):
    """As ExprEvaluator.eval of TVM 0.27."""
    self = evaluator.ExprEvaluator(parser, names)
    found = self._visit(node)
    return names[found.id] if hasattr(found, "id") and found.id in names else getattr(found, "value", None)


def test_few_parts_are_compiled(monkeypatch):
    """List comprehensions and conditions are left to TVM, which compiles every part."""
    compiled = []
    real = evaluator._eval_expr
    monkeypatch.setattr(evaluator, "_eval_expr", lambda node, names: (compiled.append(node), real(node, names))[1])
    build()
    ours = len(compiled)
    monkeypatch.setattr(evaluator.ExprEvaluator, "eval", staticmethod(theirs))
    build()
    assert 0 < ours < (len(compiled) - ours) / 2


def test_functions_are_those_of_tvm_without_spans(monkeypatch):
    ours = build()
    assert "ir.Span" not in tvm.ir.save_json(ours)
    monkeypatch.setattr(evaluator.ExprEvaluator, "eval", staticmethod(theirs))
    with_tvm = build()
    tvm.ir.assert_structural_equal(ours, with_tvm, map_free_vars=True)
    assert tvm.ir.save_json(ours) == tvm.ir.save_json(with_tvm)


@pytest.mark.parametrize("own", [True, False])
def test_errors_are_told_at_their_line(own, monkeypatch):
    if not own:
        monkeypatch.setattr(evaluator.ExprEvaluator, "eval", staticmethod(theirs))

    with pytest.raises(tvm.error.DiagnosticError, match="no such part"):
        refused()
    with pytest.raises(tvm.error.DiagnosticError, match="unknown"):
        misspelt()


def test_a_text_is_parsed_once():
    script_evaluator._tree.cache_clear()
    build()
    missed = script_evaluator._tree.cache_info().misses
    build()
    assert script_evaluator._tree.cache_info().misses == missed
