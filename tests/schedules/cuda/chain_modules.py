"""A random chain as a module of scheduled kernels."""

from __future__ import annotations

from typing import Any

import tvm
from tvm import relax

from tests.chains import Chain
from tk.graph.fuse_rows import FuseRows
from tk.graph.legalize_scalars import LEGALIZE
from tk.schedule.apply import Kernel, schedule_module
from tk.target import Target

__all__ = ["kernels_of"]


def kernels_of(chain: Chain, target: Target) -> tuple[tvm.IRModule, list[Kernel]]:
    """The chain fused as the graph phase fuses a model, its kernels scheduled."""
    builder = relax.BlockBuilder()
    variables = [relax.Var(f"x{n}", relax.TensorType(shape, dtype)) for n, (shape, dtype) in enumerate(chain.inputs)]
    with builder.function("main", variables):
        with builder.dataflow():
            output: Any = builder.emit_output(builder.normalize(chain.build(*variables)))
        builder.emit_func_output(output)
    passes = [
        relax.transform.CanonicalizeBindings(),
        FuseRows(any_axes=True),
        relax.transform.LegalizeOps(LEGALIZE),
        relax.transform.FuseTIR(),
        relax.transform.AnnotateTIROpPattern(),
        relax.transform.FuseOps(),
        relax.transform.FuseTIR(),
        relax.transform.RewriteDataflowReshape(),
        relax.transform.DeadCodeElimination(["main"]),
    ]
    with target.tvm():
        mod = tvm.transform.Sequential(passes)(builder.get())
    return schedule_module(mod, target)
