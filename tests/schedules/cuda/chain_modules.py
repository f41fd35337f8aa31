"""A random chain as a module of scheduled kernels, and run on this machine."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import tvm
from tvm import relax

from tests.chains import Chain
from tk.codegen.library import build
from tk.graph.fuse_rows import FuseRows
from tk.graph.legalize import LEGALIZE
from tk.pipeline import lower
from tk.schedule.apply import Kernel, schedule_module
from tk.target import Target

__all__ = ["error_of", "kernels_of"]


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


def error_of(made: Chain, target: Target, folder: Path, seed: int) -> float:
    """‖out − ref‖ / ‖ref‖ of the chain compiled for `target` and run here on random inputs."""
    mod, _ = kernels_of(made, target)
    with target.tvm():
        library, _ = build(lower(mod), target)
    path = folder / "main.so"
    path.write_bytes(library)
    device = tvm.cuda() if target.is_gpu else tvm.cpu()
    machine = tvm.runtime.vm.VirtualMachine(tvm.runtime.load_module(str(path)), device)
    random = np.random.default_rng(seed)
    inputs = [random.standard_normal(shape).astype(np.dtype(getattr(ml_dtypes, dtype, dtype))) for shape, dtype in made.inputs]
    found = machine["main"](*(tvm.runtime.tensor(each, device) for each in inputs))
    found = (found if isinstance(found, tvm.runtime.Tensor) else found[0]).numpy().astype("float64")
    expected = made.reference(*(each.astype("float64") for each in inputs))
    assert found.shape == expected.shape
    scale = max(np.linalg.norm(expected.ravel()), 1e-6 * expected.size**0.5)  # rows of one element less their mean are zero
    return float(np.linalg.norm((found - expected).ravel()) / scale)
