"""ONNX models: checked and made ready, imported, and run in onnxruntime or ONNX's reference evaluator as reference."""

from __future__ import annotations

import copy
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from onnx import ModelProto
from tvm import relax

from tk.errors import UsageError, message
from tk.frontend.model import Model
from tk.frontend.onnx import intermediates, past_present
from tk.frontend.onnx import prepare as onnx_prepare
from tk.frontend.onnx.importer import Importer, Structure, supported
from tk.frontend.onnx.reference import reference, reference_disturbed, reference_float64, runs_elsewhere, with_data
from tk.frontend.symbols import text_of
from tk.package.conditions import names_in_condition
from tk.package.signature import Signature, TensorSpec

__all__ = ["load_onnx"]


def load_onnx(
    source: ModelProto | Path,
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] | None = None,
    *,
    shapes: Mapping[str, tuple[int | str | tuple[int, int], ...]] | None = None,
    constants: Mapping[str, int | list[float]] | None = None,
    structures: Mapping[str, Structure] | None = None,
    state: Mapping[str, str] | None = None,
) -> Model:
    """An ONNX model, or the file of one, as a Model. See `tk.frontend.load`. A ModelProto given is left as it is.

    `constants` gives inputs values, with which they are compiled in and no longer passed. `structures` says what a call
    passes for each input that is a sequence or an optional (see `tk.frontend.onnx.importer.Structure`); such a model is called
    with lists and None, as its signature's trees say. `state` names the inputs that outputs are written into, as
    {past: present} (tk.frontend.onnx.past_present).
    """
    if isinstance(source, ModelProto):
        original, folder, path = copy.deepcopy(source), None, None
        onnx_prepare.check(original)
    else:
        original, folder, path = onnx_prepare.read(source), source.parent, source
    onnx_prepare.forget_unknown_dims(original)
    bounds = onnx_prepare.set_shapes(original, shapes or {})
    bound = onnx_prepare.bind(original, constants or {})
    model, importer = _imported(original, path, folder, structures, bounds, state or {})
    if bound:
        model.source["constants"] = {name: array.tolist() for name, array in bound.items()}
    model.example_inputs = _examples(args, kwargs, model.signature.inputs)
    if runs_elsewhere(original) and model.signature.in_tree is None:
        model.reference = reference(original, path, bound)
        model.reference_float64 = reference_float64(original, path, bound)
        model.reference_disturbed = None if state else reference_disturbed(original, path)
        if state:
            order = past_present.positions([value.name for value in original.graph.output], state)
            model.reference = past_present.in_order(model.reference, order)
            model.reference_float64 = past_present.in_order(model.reference_float64, order)
        model.every = partial(_every, model, original, importer.tensors(), path, bounds)
    return model


def _imported(
    original: ModelProto,
    path: Path | None,
    folder: Path | None,
    structures: Mapping[str, Structure] | None,
    bounds: Mapping[str, tuple[int, int | None]],
    state: Mapping[str, str],
) -> tuple[Model, Importer]:
    ready = onnx_prepare.prepare(original, supported())
    if state:
        past_present.outputs_last(ready, state)
    importer = Importer(ready, folder, structures)
    imported = importer.run()
    variables = [variable for variable, _ in imported.inputs]
    dims = {name: bounds.get(name, (0, None)) for name in importer.variables if _in_inputs(name, variables)}
    inputs = tuple(_spec(variable.name, variable, dtype) for variable, dtype in imported.inputs)
    outputs = tuple(_spec(name, out, dtype) for name, out, dtype in imported.outputs)
    conditions = tuple(each for each in importer.conditions if names_in_condition(each) <= dims.keys())
    signature = Signature(inputs, outputs, dims, imported.in_tree, imported.out_tree, conditions=conditions)
    model = Model(path.stem if path else ready.graph.name or "model", imported.mod, imported.params, signature)
    for part in (part for loop in importer.loops.values() for part in loop.parts().values()):
        part.signature = replace(part.signature, dims=dims)
    model.loops = importer.loops
    model.source = {"kind": "onnx", "opsets": {k: int(v) for k, v in importer.opsets.items()}} | (
        {"path": str(path)} if path else {}
    )
    if importer.counting:
        model.source["sized_by"] = sorted(importer.counting)
    _bound(model, dims)
    if state:
        past_present.keep(model, state)
    return model, importer


def _every(
    model: Model,
    original: ModelProto,
    made: Mapping[str, relax.Expr],
    path: Path | None,
    bounds: Mapping[str, tuple[int, int | None]],
) -> Model:
    """`model` with what every node computes as an output."""
    exposed = intermediates.exposing(original, made)
    every, _ = _imported(exposed, None, path.parent if path else None, None, bounds, {})
    every.name, every.example_inputs = model.name, model.example_inputs
    every.source["origins"] = intermediates.origins(exposed)
    whole = with_data(exposed, path)
    every.reference, every.reference_float64 = reference(whole, None), reference_float64(whole, None)
    return every


def _in_inputs(name: str, inputs: list[relax.Var]) -> bool:
    return any(text_of(dim) == name for variable in inputs for dim in variable.ty.shape.values)


def _spec(name: str, value: relax.Expr, dtype: str) -> TensorSpec:
    return TensorSpec(name, tuple(text_of(dim) for dim in value.ty.shape.values), dtype)


def _bound(model: Model, dims: Mapping[str, tuple[int, int | None]]) -> None:
    """Tells TVM the bounds of the dims."""
    if not dims:
        return
    main = model.mod["main"].with_attr("tir_var_lower_bound", {name: low for name, (low, _) in dims.items()})
    upper = {name: high for name, (_, high) in dims.items() if high is not None}
    model.mod["main"] = main.with_attr("tir_var_upper_bound", upper) if upper else main


def _examples(args: Sequence[Any], kwargs: Mapping[str, Any] | None, specs: tuple[TensorSpec, ...]) -> list[Any] | None:
    """Example inputs by position and by name, as arrays."""
    if not args and not kwargs:
        return None
    given = dict(zip([spec.name for spec in specs], args, strict=False)) | dict(kwargs or {})
    if set(given) != {spec.name for spec in specs} or len(args) > len(specs):
        raise UsageError(
            message(
                "the example inputs are not the model's",
                need=", ".join(s.name for s in specs),
                have=", ".join(given),
                do="give an array for each of these names",
            )
        )
    return [np.asarray(given[spec.name]) for spec in specs]
