"""What is inlined into one expression is bounded."""

from __future__ import annotations

from tvm import relax

from tests.host import HOST
from tk.graph.legalize import LEGALIZE
from tk.schedule.analysis import MOST_LOADS, _loads, blocks, fresh_schedule, inline_cheap


def test_a_chain_of_relus_does_not_double_with_each() -> None:
    x, builder = relax.Var("x", relax.TensorType([8], "float32")), relax.BlockBuilder()
    with builder.function("main", [x], attrs={"num_input": 1}):
        with builder.dataflow():
            y = x
            for _ in range(12):
                y = builder.emit(relax.op.nn.relu(y))
            y = builder.emit_output(y)
        builder.emit_func_output(y)
    passes = [relax.transform.LegalizeOps(LEGALIZE), relax.transform.AnnotateTIROpPattern(), relax.transform.FuseOps()]
    with HOST:
        mod = builder.get()
        for each in [*passes, relax.transform.FuseTIR()]:
            mod = each(mod)
    (func,) = [func for _, func in mod.functions_items() if not isinstance(func, relax.Function)]
    sch = fresh_schedule(func)
    inline_cheap(sch)
    loads = [len(_loads(sch.get(block))) for block in blocks(sch)]
    assert max(loads) <= MOST_LOADS
    assert len(loads) == 3  # five relus in one, and what is left
