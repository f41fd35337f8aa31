"""PyTorch models: nn.Module → ExportedProgram → Relax, weights kept apart and never copied where torch's memory serves."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import torch
from torch.export import ExportedProgram

from tk.errors import ImportModelError, UsageError, message
from tk.frontend.model import Model
from tk.frontend.torch.archive import check_pt2
from tk.frontend.torch.arrays import to_numpy
from tk.frontend.torch.conditions import takes_sizes
from tk.frontend.torch.dynamic_dims import completed, dim_names, given_names, refuse_lost, with_larger_examples, with_shapes
from tk.frontend.torch.export import export, functional, general
from tk.frontend.torch.memory import eager_peak
from tk.frontend.torch.program import (
    buffers_of,
    import_every,
    import_program,
    mutated_inputs,
    state_buffers,
    state_inputs,
)
from tk.frontend.torch.reference import first_exact, module_reference, program_reference
from tk.frontend.torch.tracing import named_keywords

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["load_exported", "load_module", "load_pt2"]

_DTYPES = {"float16": torch.float16, "bfloat16": torch.bfloat16, "float32": torch.float32}


def load_module(
    module: torch.nn.Module,
    args: Sequence[torch.Tensor | dict[str, torch.Tensor] | list[torch.Tensor | dict[str, torch.Tensor]]] = (),
    kwargs: Mapping[str, torch.Tensor | float] | None = None,
    *,
    dynamic_shapes: Any = None,
    shapes: Mapping[str, tuple[int | str | tuple[int, int], ...]] | None = None,
    dtype: str | None = None,
    source: dict[str, Any] | None = None,
) -> Model:
    """A module, exported with the example inputs `args` and `kwargs`, as a Model. See `tk.frontend.load`.

    The module is exported in the mode (training or evaluation) that it is in. With `dtype`, it is cast in place.
    """
    if isinstance(module, torch.jit.ScriptModule):
        raise ImportModelError(
            message(
                "torch.export takes no TorchScript",
                need="a torch.nn.Module in Python",
                have=f"a {type(module).__name__}",
                do="give the module that torch.jit.script or torch.jit.trace was given, with its weights",
            )
        )
    if not isinstance(args, tuple | list):
        raise UsageError(
            message(
                "args is no tuple of example inputs",
                need="args=(x,)",
                have=f"a {type(args).__name__}",
                do="put the inputs in a tuple, one of a single input too",
            )
        )
    if kwargs is not None and not isinstance(kwargs, Mapping):
        raise UsageError(
            message(
                "kwargs is no dict of example inputs",
                need="kwargs={NAME: x}",
                have=f"a {type(kwargs).__name__}",
                do="give each keyword's example by its name",
            )
        )
    return _load(module, tuple(args), dict(kwargs or {}), dynamic_shapes, shapes, dtype, source)


def _load(
    module: torch.nn.Module,
    args: tuple[torch.Tensor | dict[str, torch.Tensor] | list[torch.Tensor | dict[str, torch.Tensor]], ...],
    kwargs: dict[str, torch.Tensor | float],
    dynamic_shapes: Any,
    shapes: Mapping[str, tuple[int | str | tuple[int, int], ...]] | None,
    dtype: str | None,
    source: dict[str, str | None] | None,
) -> Model:
    if not args and not kwargs:
        raise UsageError(
            message("a torch module needs example inputs", need="args or kwargs", do="tk.compile(module, args=(x,), …)")
        )
    if dtype is not None:
        module, args, kwargs = _cast(module, args, kwargs, dtype)
    args, kwargs = _separate(module, args, kwargs)
    with named_keywords(module, kwargs):
        if shapes:
            args, kwargs, dynamic_shapes = with_shapes(module, args, kwargs, dynamic_shapes, shapes)
        dynamic_shapes = completed(module, args, kwargs, dynamic_shapes)
        args, kwargs, program, names = _exported(module, args, kwargs, dynamic_shapes)
    return _module_model(module, args, kwargs, program, names, source, {})


def _exported(
    module: torch.nn.Module, args: tuple[Any, ...], kwargs: dict[str, Any], dynamic_shapes: Any
) -> tuple[tuple[Any, ...], dict[str, Any], ExportedProgram, dict[str, str]]:
    """The functional program of a module, its dims' names, and the example inputs that it was exported with: larger ones, where
    a dim that is to be dynamic is 0 or 1 in those given. Where a program of larger ones does not take those given, what torch
    says of these is the error."""

    def names(exported: ExportedProgram) -> dict[str, str]:
        return dim_names(exported, given_names(module, args, kwargs, dynamic_shapes))

    if larger := with_larger_examples(module, args, kwargs, dynamic_shapes):
        try:
            exported = export(module, larger[0], larger[1], dynamic_shapes)
        except ImportModelError:
            exported = None
        if exported is not None and takes_sizes(program := functional(exported), args, kwargs):
            return *larger, program, names(exported)
    exported = export(module, args, kwargs, dynamic_shapes)
    program = functional(exported)
    refuse_lost(program, module, args, kwargs, dynamic_shapes)
    return args, kwargs, program, names(exported)


def _separate(module: torch.nn.Module, args: Any, kwargs: Any) -> tuple[Any, Any]:
    """The example inputs, a tensor that is among them twice, or that the module keeps, as a copy: torch.export would take both
    places for one, and the program would read it from one of them alone."""
    seen = {id(tensor) for tensor in (*module.parameters(), *module.buffers())}
    again = [False]

    def own(leaf: Any) -> Any:
        if not isinstance(leaf, torch.Tensor):
            return leaf
        if id(leaf) in seen:
            again[0] = True
            return leaf.detach().clone().requires_grad_(leaf.requires_grad)
        seen.add(id(leaf))
        return leaf

    separate = torch.utils._pytree.tree_map(own, (args, kwargs))
    return separate if again[0] else (args, kwargs)


def _module_model(
    module: torch.nn.Module,
    args: tuple[torch.Tensor | dict[str, torch.Tensor] | list[torch.Tensor | dict[str, torch.Tensor]], ...],
    kwargs: dict[str, torch.Tensor | float],
    program: ExportedProgram,
    names: Mapping[str, str],
    source: dict[str, Any] | None,
    kept: Mapping[str, str],
) -> Model:
    """The model of a module's decomposed program, in which the buffers that are `kept` are inputs under other names."""
    model = import_program(program, names, type(module).__name__, kept)
    model.source = source or {"kind": "torch", "class": f"{type(module).__module__}.{type(module).__qualname__}"}
    model.example_inputs = _flat_arrays(args, kwargs) + state_inputs(program, kept)
    model.every = partial(_every, model, program, names)
    model.tensors = buffers_of(program)
    model.with_state = partial(_module_model, module, args, kwargs, program, names, source)
    # its forward would write into what a comparison passes to others too; torch runs no control flow with operators of its own
    if mutated_inputs(program) or kept or program.has_control_flow:
        _refer_to_program(model, program, kept)
    else:
        own = partial(module_reference, module, args, kwargs, derives=program.takes_derivatives)
        model.reference = model.reference_disturbed = own()
        exact = program_reference(program, state_buffers(program, kept), float64=True)
        model.reference_float64 = first_exact(own(float64=True), model.reference, exact)
        model.eager_peak = partial(eager_peak, module, args, kwargs)
    return model


def load_exported(program: ExportedProgram, args: Sequence[Any] = (), kwargs: Mapping[str, Any] | None = None) -> Model:
    """An ExportedProgram as a Model. Its example inputs are those given, else those that it was exported with."""
    given = (tuple(args), dict(kwargs or {})) if args or kwargs else program.example_inputs
    names = dim_names(general(program))
    return _exported_model(functional(program), names, given, {})


def _exported_model(program: ExportedProgram, names: Mapping[str, str], given: Any, kept: Mapping[str, str]) -> Model:
    model = import_program(program, names, "exported", kept)
    model.source = {"kind": "torch", "class": "ExportedProgram"}
    if given is not None:
        model.example_inputs = _flat_arrays(*given) + state_inputs(program, kept)
    model.every = partial(_every, model, program, names)
    model.tensors = buffers_of(program)
    model.with_state = partial(_exported_model, program, names, given)
    _refer_to_program(model, program, kept)
    return model


def load_pt2(path: Path, args: Sequence[Any] = (), kwargs: Mapping[str, Any] | None = None) -> Model:
    """A file written by torch.export.save as a Model. One that would run code when torch reads it is refused."""
    check_pt2(path)
    logger = logging.getLogger("torch.export")
    level = logger.level
    logger.setLevel(logging.ERROR)  # it warns with a trace of what it then raises
    try:
        program = torch.export.load(path)
    except Exception as error:  # zip, schema and version errors come as many types
        raise ImportModelError(
            message(
                f"cannot read {path}",
                need="a file written by torch.export.save",
                have=str(error),
                do="save it again with torch.export.save, or copy it again",
            )
        ) from error
    finally:
        logger.setLevel(level)
    model = load_exported(program, args, kwargs)
    model.name = path.stem
    model.source = {"kind": "torch", "path": str(path)}
    return model


def _every(model: Model, program: ExportedProgram, names: Mapping[str, str]) -> Model:
    """`model` with every intermediate tensor as an output."""
    every = import_every(program, names, model.name)
    every.example_inputs = model.example_inputs
    outputs = [spec.name for spec in every.signature.outputs]
    buffers = state_buffers(program, {})
    every.reference = program_reference(program, buffers, nodes=outputs)
    every.reference_float64 = program_reference(program, buffers, float64=True, nodes=outputs)
    return every


def _refer_to_program(model: Model, program: ExportedProgram, kept: Mapping[str, str]) -> None:
    buffers = state_buffers(program, kept)
    model.reference = model.reference_disturbed = program_reference(program, buffers)
    model.reference_float64 = program_reference(program, buffers, float64=True)


def _cast(module: torch.nn.Module, args: tuple[torch.Tensor, ...], kwargs: Any, dtype: str) -> tuple[torch.nn.Module, Any, Any]:
    if dtype not in _DTYPES:
        raise UsageError(
            message(
                "a module cannot be cast to this dtype",
                need=", ".join(_DTYPES),
                have=dtype,
                do="give one of these, or cast the module yourself",
            )
        )
    to = _DTYPES[dtype]
    floating = lambda x: x.to(to) if isinstance(x, torch.Tensor) and x.is_floating_point() else x  # noqa: E731
    args, kwargs = torch.utils._pytree.tree_map(floating, (args, kwargs))
    return module.to(to), args, kwargs


def _flat_arrays(
    args: tuple[torch.Tensor | dict[str, torch.Tensor] | list[torch.Tensor | dict[str, torch.Tensor]], ...],
    kwargs: dict[str, torch.Tensor | float],
) -> list[Array]:
    leaves = torch.utils._pytree.tree_leaves((tuple(args), dict(kwargs)))
    return [to_numpy(leaf) for leaf in leaves if isinstance(leaf, torch.Tensor)]
