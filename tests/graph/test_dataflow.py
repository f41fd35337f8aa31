"""A pass that changes nothing gives the module back, and what would run behind it does not."""

from __future__ import annotations

import pytest
import tvm
from tvm import relax
from tvm.ir import Call

from tk.graph.dataflow import mutating, name_of, rewrite_blocks


def module() -> tvm.IRModule:
    x = relax.Var("x", relax.TensorType((3, 4), "float32"))
    builder = relax.BlockBuilder()
    with builder.function("main", [x]):
        with builder.dataflow():
            shifted = builder.emit(relax.op.add(x, relax.const(1, "float32")))
            out = builder.emit_output(relax.op.exp(builder.emit(relax.op.reshape(shifted, (4, 3)))))
        builder.emit_func_output(out)
    return builder.get()


@relax.expr_functor.mutator
class Tangents(relax.PyExprMutator):  # type: ignore[misc]
    """Sines become tangents."""

    def visit_call_(self, call: Call) -> Call:
        call = super().visit_call_(call)
        return relax.op.tan(*call.args) if name_of(call) == self.old else call


@pytest.mark.parametrize("old", ["sin", "exp"])
def test_what_runs_behind_a_pass_runs_where_it_changed_something(old: str) -> None:
    runs: list[tvm.IRModule] = []

    @tvm.transform.module_pass(opt_level=0)  # type: ignore[untyped-decorator]
    def behind(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        runs.append(mod)
        return mod

    def mutator(mod: tvm.IRModule) -> relax.PyExprMutator:
        made = Tangents(mod)
        made.old = old
        return made

    mod = module()
    found = mutating("ToTangents", mutator, behind)(mod)
    names = [name_of(binding.value) for binding in found["main"].body.blocks[0].bindings]
    if old == "exp":
        assert (names[-1], len(runs)) == ("tan", 1)
    else:
        assert found.same_as(mod)
        assert not runs


def test_the_same_bindings_are_no_change() -> None:
    mod = module()
    builder = relax.BlockBuilder(mod)
    assert not rewrite_blocks(mod, builder, list)
    assert rewrite_blocks(
        mod, builder, lambda bindings: [*bindings[:-1], relax.VarBinding(bindings[-1].var, bindings[-1].value)]
    )


def test_a_pass_of_operators_that_are_not_called_visits_nothing() -> None:
    """Also where the call is in a branch, or a function's own name is an operator's."""
    condition = relax.Var("condition", relax.TensorType((), "bool"))
    x = relax.Var("x", relax.TensorType((3, 4), "float32"))
    builder = relax.BlockBuilder()
    with builder.function("main", [condition, x]):
        inner = [relax.SeqExpr([], relax.op.sqrt(x)), relax.SeqExpr([], relax.op.exp(x))]
        builder.emit_func_output(builder.emit(relax.If(condition, *inner)))
    branched, visits = builder.get(), list[str]()

    class Visits(Tangents):
        def __init__(self, mod: tvm.IRModule) -> None:
            super().__init__(mod)
            self.old = "exp"
            visits.append("")

    for mod, of, count in (
        (module(), ("exp",), 1),
        (module(), ("sqrt", "reshape"), 1),
        (module(), ("sqrt", "main"), 0),
        (branched, ("exp",), 1),
        (branched, ("add",), 0),
    ):
        visits.clear()
        made = mutating("Tangents", Visits, of=of)(mod)
        assert len(visits) == count, of
        assert made.same_as(mod) == (count == 0)
