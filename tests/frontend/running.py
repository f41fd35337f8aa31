"""Runs an imported Model by TVM, for the importers' tests: tk's expansion of operators, no rule, no pipeline of tk."""

from __future__ import annotations

from typing import Any

import numpy as np
import tvm
from tvm import relax

from tests.host import HOST
from tk.frontend.model import Model
from tk.graph.legalize import LEGALIZE
from tk.graph.recurrence.lower import LowerRecurrences
from tk.target import resolve


def run(model: Model, inputs: list[Any] | None = None) -> list[np.ndarray[Any, Any]]:
    """`model` compiled for llvm by TVM's default pipeline, called with `inputs` (its example inputs if None)."""
    expand = LowerRecurrences(resolve("cpu"))  # recurrent layers have no operator of Relax's
    before = [expand, relax.backend.DispatchSampling(), relax.backend.DispatchSortScan(), relax.transform.LegalizeOps(LEGALIZE)]
    with HOST:
        mod = tvm.transform.Sequential(before)(model.mod)
    executable = tvm.compile(mod, HOST)
    machine = relax.VirtualMachine(executable, tvm.cpu())
    given = model.example_inputs if inputs is None else inputs
    assert given is not None
    tensors = [tvm.runtime.tensor(np.asarray(array, order="C")) for array in [*given, *model.params.values()]]
    result = machine["main"](*tensors)
    return [result[i].numpy() for i in range(len(result))]


def error(out: Any, ref: Any) -> float:
    """‖out − ref‖ / ‖ref‖ in float64; infinite if shapes differ or anything is not finite that should be."""
    out, ref = np.asarray(out, np.float64), np.asarray(ref, np.float64)
    if out.shape != ref.shape or not np.array_equal(np.isfinite(out), np.isfinite(ref)):
        return float("inf")
    out, ref = np.where(np.isfinite(ref), out, 0), np.where(np.isfinite(ref), ref, 0)
    return float(np.linalg.norm(out - ref) / max(np.linalg.norm(ref), 1e-30))


def worst(model: Model, inputs: list[Any] | None = None) -> float:
    """The greatest error of any output against the model's own float64 reference."""
    given = model.example_inputs if inputs is None else inputs
    assert model.reference_float64 is not None
    refs = model.reference_float64(list(given or []))
    outs = run(model, inputs)
    assert len(outs) == len(refs) == len(model.signature.results)
    for out, spec in zip(outs, model.signature.results, strict=True):
        assert str(out.dtype) == spec.dtype
    return max(error(out, ref) for out, ref in zip(outs, refs, strict=True))
