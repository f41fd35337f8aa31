"""The same for a drawn ONNX graph: compared node by node with ONNX's reference evaluator."""

from __future__ import annotations

import base64
import os
import tempfile
from typing import Any

import numpy as np
import onnx

import tk
from tests.fuzz import program as programs
from tests.fuzz.guard import Guard, allocations
from tests.fuzz.guarded import Answer, Phase, device_of, weights_in
from tests.fuzz.judge import Verdict, judge
from tests.fuzz.onnx_builder import run_node
from tests.fuzz.program import Program
from tk.errors import InputTypeError, InputValueError, RuntimeFailure
from tk.frontend.onnx.reference import _session, moved_by, widened
from tk.frontend.torch.arrays import to_numpy
from tk.verify.tolerance import Reductions, unit_roundoff

__all__ = ["check_onnx", "every_value"]

Array = np.ndarray[Any, Any]
NARROW = ("float32", "float16", "bfloat16", "float8_e4m3fn", "float8_e5m2")


def check_onnx(job: Any, program: Program, phase: Phase) -> Answer:
    phase("reference")
    model = onnx.load_from_string(base64.b64decode(program.model))
    inputs = _inputs(program, program.dynamic)
    try:
        onnx.checker.check_model(model, full_check=True)
        run_model(model, inputs)
    except Exception as error:
        return {"kind": "torch", "signature": f"onnx: {type(error).__name__}", "text": str(error)}
    phase("compile")
    with tempfile.TemporaryDirectory() as folder:
        path = os.path.join(folder, "fuzz.onnx")
        onnx.save(model, path)
        package = tk.compile(path, target=job.target, verify=False)
        if job.compile_only:
            return {"kind": "right", "signature": "", "text": "compiled"}
        guard = Guard(device_of(job.target), job.mode)
        phase("load")
        with weights_in(guard):
            module = tk.load(package)
    try:
        for size in program.sizes():
            verdict = _call(model, program, module, guard, size, phase)
            if verdict.kind != "right":
                where = f" with B = {size}" if program.dynamic else ""
                return {"kind": verdict.kind, "signature": verdict.kind, "text": verdict.text + where}
    finally:
        module.close()
    return {"kind": "right", "signature": "", "text": ""}


def _inputs(program: Program, size: int) -> dict[str, Array]:
    return {name: to_numpy(value) for name, value in programs.make(program.inputs, size).items()}


def _call(model: Any, program: Program, module: Any, guard: Guard, size: int, phase: Phase) -> Verdict:
    """One call, its dynamic dims of a size; right where the evaluator refuses one that is not the size that was drawn."""
    phase("reference")
    inputs = _inputs(program, size)
    try:
        own = run_model(model, inputs)
    except Exception:
        if size == program.dynamic:
            raise
        return Verdict("right", "ONNX does not take this size")
    phase("run")
    guarded = [guard.tensor(name, value) for name, value in programs.make(program.inputs, size).items()]
    try:
        with allocations(guard):
            given = module.run_flat(guarded)
    except (InputValueError, InputTypeError, RuntimeFailure) as error:
        if size == program.dynamic or (
            isinstance(error, RuntimeFailure) and "other sizes than the model needs" not in str(error)
        ):
            raise
        return Verdict("right", "not a size that the model takes")
    outs = [to_numpy(out.detach().cpu().contiguous()) for out in given]
    del given
    phase("compare")
    if damage := guard.damage():
        return Verdict("wrong", f"memory: {damage}")
    return _judged(model, program, inputs, outs, own)


def _judged(model: Any, program: Program, inputs: dict[str, Array], outs: list[Array], own: list[Array]) -> Any:
    # attributes are float32, which one side may round and the other not
    coarse = max((kind for kind in _kinds(model) if kind in NARROW), key=unit_roundoff, default="float32")
    try:
        wide = widened(model)
        exact = run_model(wide, inputs, wide=True)
    except Exception:
        wide, exact = model, own

    def again(n: int) -> list[Array]:
        noise = np.random.default_rng(n)
        try:
            if n % 3 == 2:
                return run_model(wide, inputs, wide=True, noise=noise, unit=2 * unit_roundoff(coarse), exact=_exact(program))
            return run_model(model, inputs, noise=noise, exact=_exact(program))
        except Exception:
            return own

    sums = Reductions(sum(not line.exact for line in program.lines), program.terms)
    verdict = judge(outs, own, exact, again, coarse, sums)
    if verdict.kind == "wrong" and (other := _by_onnxruntime(model, inputs)) is not None:
        # the evaluator has defects of its own: what onnxruntime says too is right
        second = judge(outs, other, exact, again, coarse, sums)
        verdict = second if second.kind == "right" else verdict
    return verdict


def _by_onnxruntime(model: Any, inputs: dict[str, Array]) -> list[Array] | None:
    """The graph's outputs by onnxruntime; None where it is not installed, does not take the graph, or fails while it runs
    it."""
    if (session := _session(model)) is None:
        return None
    try:
        return [np.asarray(out) for out in session(list(inputs.values()))]
    except Exception:  # pybind's classes of what onnxruntime raises have no base of their own
        return None


def _exact(program: Program) -> list[bool]:
    return [line.exact for line in program.lines]


def _kinds(model: Any) -> set[str]:
    """The floating dtypes of the graph's inputs, weights and casts."""
    numbers = {value.type.tensor_type.elem_type for value in model.graph.input} | {t.data_type for t in model.graph.initializer}
    numbers |= {a.i for node in model.graph.node if node.op_type == "Cast" for a in node.attribute if a.name == "to"}
    return {str(onnx.helper.tensor_dtype_to_np_dtype(number)) for number in numbers}


def run_model(
    model: Any,
    inputs: dict[str, Array],
    *,
    wide: bool = False,
    noise: Any = None,
    unit: float = 0.0,
    exact: list[bool] | None = None,
) -> list[Array]:
    """The graph's outputs, node by node; with `noise`, each rounded result is disturbed by a unit in its last place."""
    values = _run_nodes(model, inputs, wide, noise, unit, exact)
    return [values[value.name] for value in model.graph.output]


def every_value(program: Program, model: Any) -> dict[str, Array]:
    """Every value of the graph by name."""
    return _run_nodes(model, _inputs(program, program.dynamic), False, None, 0.0, None)


def _run_nodes(
    model: Any, inputs: dict[str, Array], wide: bool, noise: Any, unit: float, exact: list[bool] | None
) -> dict[str, Array]:
    opset = model.opset_import[0].version
    values = {tensor.name: onnx.numpy_helper.to_array(tensor) for tensor in model.graph.initializer} | inputs
    if wide:
        values = {name: array.astype(np.float64) if str(array.dtype) in NARROW else array for name, array in values.items()}
    if noise is not None:
        values = {name: _disturbed(array, noise, unit) for name, array in values.items()}
    for at, node in enumerate(model.graph.node):
        outs = run_node(node, values, opset)
        if noise is not None and exact is not None and not exact[at]:
            outs = [_disturbed(out, noise, unit) for out in outs]
        values.update(zip(node.output, outs, strict=True))
    return values


def _disturbed(value: Array, noise: np.random.Generator, unit: float) -> Array:
    if str(value.dtype) not in (*NARROW[:3], "float64"):
        return value
    return moved_by(value, noise.integers(-1, 2, value.shape), unit)
