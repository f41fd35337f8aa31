"""Dynamic dims of torch's models: example inputs of other shapes, and the dims' names."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import torch
from torch.export import Dim, ExportedProgram
from torch.export.graph_signature import InputKind, TensorArgument
from torch.utils import _pytree as pytree

from tk.errors import ImportModelError, UsageError, meant, message

if TYPE_CHECKING:
    from collections.abc import Sequence

__all__ = ["completed", "dim_names", "given_names", "key_text", "refuse_lost", "with_larger_examples", "with_shapes"]


def with_shapes(
    module: torch.nn.Module,
    args: tuple[torch.Tensor, ...],
    kwargs: dict[str, Any],
    dynamic_shapes: tuple[dict[int, Dim]] | None,
    shapes: Mapping[str, tuple[int | str | tuple[int, int], ...]],
) -> tuple[tuple[Any, ...], dict[str, Any], Any]:
    """Example inputs with the shapes asked for by name, and the dynamic_shapes that ranges and names among them make."""
    if dynamic_shapes is not None:
        raise UsageError(message("dynamic dims are given twice", have="dynamic_shapes and shapes", do="give one of them"))
    leaves, spec = pytree.tree_flatten((args, kwargs))
    names = _leaf_names(module, args, kwargs)
    known = [name for name, leaf in zip(names, leaves, strict=True) if isinstance(leaf, torch.Tensor)]
    if unknown := sorted(set(shapes) - set(known)):
        raise UsageError(
            message(
                f"there is no input {unknown[0]!r} to give a shape",
                need=", ".join(known),
                have=", ".join(shapes),
                do=meant(unknown[0], known, "name one of these"),
            )
        )
    dims: dict[str, Dim] = {}
    changed = [_reshaped(name, leaf, shapes.get(name), dims) for name, leaf in zip(names, leaves, strict=True)]
    args, kwargs = pytree.tree_unflatten([leaf for leaf, _ in changed], spec)
    if not dims:
        return args, kwargs, None
    dynamic_args, dynamic_kwargs = pytree.tree_unflatten([dynamic for _, dynamic in changed], spec)
    return args, kwargs, _by_parameter(module, dynamic_args, dynamic_kwargs)


def _reshaped(name: str, leaf: torch.Tensor, asked: Any, dims: dict[str, Any]) -> tuple[Any, Any]:
    """One example input with the asked shape, and its entry in dynamic_shapes."""
    if asked is None or not isinstance(leaf, torch.Tensor):
        return leaf, None
    if len(asked) != leaf.ndim:
        raise UsageError(
            message(
                f"the shape given for {name!r} has another rank",
                need=f"{leaf.ndim} dims",
                have=f"{len(asked)} dims",
                do="give a size, a range or a name for each dim",
            )
        )
    sizes, dynamic = [], {}
    for axis, (dim, size) in enumerate(zip(asked, leaf.shape, strict=True)):
        if isinstance(dim, int):
            sizes.append(dim)
            continue
        low, high = dim if isinstance(dim, tuple) else (1, None)
        label = dim if isinstance(dim, str) else f"{name}_dim{axis}"
        dynamic[axis] = dims.setdefault(label, Dim(label, min=low, max=high) if high != low else low)
        sizes.append(_example_size(size, low, high))
    return _resized(leaf, sizes), dynamic


def _example_size(size: int, low: int, high: int | None) -> int:
    """A size to export a dynamic dim with: the example's if in bounds, and not 1, which torch would take as fixed."""
    least = max(low, 2) if high is None or high >= 2 else low
    return min(max(size, least), high if high is not None else size + least)


def _resized(leaf: torch.Tensor, sizes: list[int]) -> torch.Tensor:
    """`leaf` in another shape: new random values, integers drawn from those that the example holds, so that they stay valid."""
    if list(leaf.shape) == sizes:
        return leaf
    generator = torch.Generator().manual_seed(0)
    if leaf.is_floating_point() or leaf.numel() == 0:
        return torch.randn(sizes, generator=generator).to(leaf.dtype)
    count = int(torch.Size(sizes).numel())
    return leaf.flatten()[torch.randint(leaf.numel(), (count,), generator=generator)].reshape(sizes)


def with_larger_examples(module: torch.nn.Module, args: tuple[Any, ...], kwargs: dict[str, Any], dynamic_shapes: Any) -> Any:
    """`args` and `kwargs`, what they hold repeated so that no dim named in `dynamic_shapes` is 0 or 1: torch.export takes
    such a dim of an example for fixed, and fails where it is to be dynamic. None where all are larger, or may not be."""
    try:
        entries = _entries_of_tensors(module, args, kwargs, dynamic_shapes)
    except TypeError:  # arguments that forward does not take, which torch.export says
        return None
    leaves, spec = pytree.tree_flatten((args, kwargs))
    if len(entries) != sum(isinstance(leaf, torch.Tensor) for leaf in leaves):
        return None
    had: dict[str, set[int]] = {}
    larger: dict[str, int] = {}
    tensors = [leaf for leaf in leaves if isinstance(leaf, torch.Tensor)]
    for tensor, entry in zip(tensors, entries, strict=True):
        for axis, dim in _by_axis(entry, tensor):
            if not hasattr(dim, "root"):
                had.setdefault(dim.__name__, set()).add(tensor.shape[axis])
                larger[dim.__name__] = max(2, dim.min)
                if dim.max < 2:
                    had[dim.__name__].add(-1)  # no size is larger
    larger = {name: size for name, size in larger.items() if had[name] in ({0}, {1})}
    if not larger:
        return None
    pairs = zip(tensors, entries, strict=True)
    changed = iter([_repeated(tensor, _larger_shape(tensor, entry, larger)) for tensor, entry in pairs])
    return pytree.tree_unflatten([next(changed) if isinstance(leaf, torch.Tensor) else leaf for leaf in leaves], spec)


def _by_axis(entry: object, tensor: torch.Tensor) -> list[tuple[int, Any]]:
    """The Dims of one tensor's entry in dynamic_shapes, with their axes: those that have bounds, not hints such as Dim.AUTO."""
    pairs = entry.items() if isinstance(entry, Mapping) else enumerate(entry) if isinstance(entry, tuple | list) else ()
    dims = [(axis, dim) for axis, dim in pairs if isinstance(dim, Dim) and hasattr(dim, "min")]
    return [(axis, dim) for axis, dim in dims if -tensor.ndim <= axis < tensor.ndim]


def _larger_shape(tensor: torch.Tensor, entry: object, larger: Mapping[str, int]) -> list[int]:
    shape = list(tensor.shape)
    for axis, dim in _by_axis(entry, tensor):
        if (root := getattr(dim, "root", None)) is not None and root.__name__ in larger:
            shape[axis] = dim.fn(larger[root.__name__])
        else:
            shape[axis] = larger.get(dim.__name__, shape[axis])
    return shape


def _repeated(tensor: torch.Tensor, shape: list[int]) -> torch.Tensor:
    """`tensor` in a larger shape, its rows again and again, so that masks, indices and lengths stay valid."""
    if tensor.numel() == 0 or list(tensor.shape) == shape:
        return _resized(tensor, shape)
    for axis, size in enumerate(shape):
        tensor = tensor.detach().index_select(axis, torch.arange(size, device=tensor.device) % tensor.shape[axis])
    return tensor


def _by_parameter(
    module: torch.nn.Module,
    args: tuple[torch.Tensor | dict[int | str, torch.Tensor | Dim] | list[torch.Tensor | dict[str, torch.Tensor]], ...],
    kwargs: dict[str, torch.Tensor | float],
) -> dict[str, torch.Tensor | float | dict[int | str, torch.Tensor | Dim] | Sequence[torch.Tensor | dict[str, torch.Tensor]]]:
    """Positional and keyword entries as torch.export wants them: by the parameter names of forward."""

    bound = inspect.signature(module.forward).bind(*args, **kwargs)
    return dict(bound.arguments)


def completed(module: torch.nn.Module, args: tuple[Any, ...], kwargs: dict[str, Any], dynamic_shapes: object) -> object:
    """`dynamic_shapes`, given as a dict, with None for each argument that it leaves out, and with what it says of **kwargs in a
    dict of their own, as torch.export would have it, among the others; its axes counted from the front, where torch.export
    overlooks those that are not. Raises UsageError for an axis that a tensor does not have."""
    if not isinstance(dynamic_shapes, Mapping | tuple | list):
        return dynamic_shapes
    try:
        named = _by_parameter(module, args, kwargs)
    except TypeError:  # arguments that forward does not take, which torch.export says
        return dynamic_shapes
    if not isinstance(dynamic_shapes, Mapping):
        return _from_front(list(named.values()), dynamic_shapes)
    given = dict(dynamic_shapes)
    for name in [name for name in given if name not in named]:
        if isinstance(given[name], Mapping) and given[name].keys() <= kwargs.keys():
            given |= given.pop(name)
    return _from_front(named, dict.fromkeys(named) | given)


def _from_front(value: object, dynamic: object) -> object:
    """The entry `dynamic` of a value, its axes counted from the front."""
    if isinstance(value, torch.Tensor) and isinstance(dynamic, Mapping):
        for axis in dynamic:
            if not isinstance(axis, int) or not -value.ndim <= axis < value.ndim:
                need = f"an axis of a tensor of {value.ndim} dims"
                raise UsageError(
                    message(
                        "dynamic_shapes names an axis that is none",
                        need=need,
                        have=repr(axis),
                        do="name axes that the input has",
                    )
                )
        return {axis % value.ndim: dim for axis, dim in dynamic.items()}
    if isinstance(value, Mapping) and isinstance(dynamic, Mapping):
        return {key: _from_front(value.get(key), entry) for key, entry in dynamic.items()}
    if isinstance(value, tuple | list) and isinstance(dynamic, tuple | list) and len(value) == len(dynamic):
        found = [_from_front(*pair) for pair in zip(value, dynamic, strict=True)]
        if hasattr(dynamic, "_fields"):
            named: Any = type(dynamic)
            return named(*found)
        return found if isinstance(dynamic, list) else tuple(found)
    return dynamic


def _leaf_names(module: torch.nn.Module, args: tuple[torch.Tensor, ...], kwargs: Any) -> list[str]:
    """torch.export's names for the flattened inputs: forward's parameter, then keys and indices, joined by "_"."""
    named = _by_parameter(module, args, kwargs)
    paths: list[str] = []
    for name, value in named.items():
        for path, _ in pytree.tree_flatten_with_path(value)[0]:
            paths.append("_".join([name, *(key_text(part) for part in path)]))
    return paths


def key_text(part: object) -> str:
    return str(getattr(part, "key", getattr(part, "idx", getattr(part, "name", part))))


def dim_names(program: ExportedProgram, given: Mapping[tuple[int, int], str] | None = None) -> dict[str, str]:
    """A name for each of torch's symbols: the one in `given`, keyed by (input position, axis), or INPUT_dimAXIS after
    the first input dim that is this symbol."""
    values = {node.name: node.meta.get("val") for node in program.graph.nodes if node.op == "placeholder"}
    names: dict[str, str] = {}
    for position, name in enumerate(_tensor_inputs(program)):
        for axis, size in enumerate(values[name].shape):
            if not isinstance(size, torch.SymInt) or len(size.node.expr.free_symbols) != 1:
                continue
            label, symbol = (given or {}).get((position, axis)), str(*size.node.expr.free_symbols)
            if label is not None or (symbol not in names and size.node.expr.is_Symbol):
                names[symbol] = label or f"{name}_dim{axis}"
    return names


def _tensor_inputs(program: ExportedProgram) -> list[str]:
    specs = program.graph_signature.input_specs
    return [spec.arg.name for spec in specs if spec.kind is InputKind.USER_INPUT and isinstance(spec.arg, TensorArgument)]


def given_names(
    module: torch.nn.Module,
    args: tuple[torch.Tensor | dict[str, torch.Tensor] | list[torch.Tensor | dict[str, torch.Tensor]], ...],
    kwargs: dict[str, torch.Tensor | float],
    dynamic_shapes: Any,
) -> dict[tuple[int, int], str]:
    """The names of the Dims in `dynamic_shapes`, or of those that they are multiples of, by (position among the tensor inputs,
    axis)."""
    found: dict[tuple[int, int], str] = {}
    for position, dynamic in enumerate(_entries_of_tensors(module, args, kwargs, dynamic_shapes)):
        pairs = dynamic if isinstance(dynamic, tuple | list) else ()
        axes = dynamic.items() if isinstance(dynamic, Mapping) else enumerate(pairs)
        found |= {(position, axis): _root(dim).__name__ for axis, dim in axes if isinstance(dim, Dim)}
    return found


def refuse_lost(
    program: ExportedProgram,
    module: torch.nn.Module,
    args: tuple[object, ...],
    kwargs: Mapping[str, object],
    dynamic_shapes: object,
) -> None:
    """Raises where a Dim of `dynamic_shapes` that has more than one size is a number in the program's inputs."""
    values = {node.name: node.meta.get("val") for node in program.graph.nodes if node.op == "placeholder"}
    inputs = [(name, values[name]) for name in _tensor_inputs(program)]
    entries = _entries_of_tensors(module, args, kwargs, dynamic_shapes)
    if len(entries) != len(inputs):
        return
    for entry, (name, tensor) in zip(entries, inputs, strict=True):
        for axis, dim in _by_axis(entry, tensor):
            if dim.min != dim.max and isinstance(size := tensor.shape[axis], int):
                raise ImportModelError(
                    message(
                        f"the dim {dim.__name__!r} of {name} is fixed, though dynamic_shapes says that it is dynamic",
                        need="a model that takes any of its sizes",
                        have=f"dim {axis} of {size} elements",
                        do="leave the dim out of dynamic_shapes, or see what in the model fixes it",
                    )
                )


def _root(dim: object) -> Any:
    """The Dim that one is computed from, as h of 4 * h; itself, of one that is not."""
    return getattr(dim, "root", dim)


def _entries_of_tensors(module: torch.nn.Module, args: Any, kwargs: Any, dynamic_shapes: object) -> list[object]:
    """The entry in `dynamic_shapes` of each tensor among the inputs, in pytree order; none where there are no such entries."""
    if dynamic_shapes is None:
        return []
    named = _by_parameter(module, args, kwargs)
    if isinstance(dynamic_shapes, tuple | list):
        dynamic_shapes = dict(zip(named, dynamic_shapes, strict=False))
    if not isinstance(dynamic_shapes, Mapping):
        return []
    return [dynamic for name, value in named.items() for dynamic in _dynamic_of(value, dynamic_shapes.get(name))]


def _dynamic_of(
    value: torch.Tensor | float | dict[str, torch.Tensor] | Sequence[torch.Tensor | dict[str, torch.Tensor]], dynamic: object
) -> list[object]:
    """The entry of `dynamic` for each tensor in `value`, in pytree order."""
    if isinstance(value, torch.Tensor):
        return [dynamic]
    children, _ = pytree.tree_flatten(value, is_leaf=lambda node: node is not value)
    if len(children) == 1 and children[0] is value:
        return []  # a Python constant
    keys = list(value) if isinstance(value, Mapping) else list(range(len(children)))
    found: list[object] = []
    for key, child in zip(keys, children, strict=True):
        if isinstance(dynamic, Mapping):
            entry = dynamic.get(key)
        else:
            entry = dynamic[key] if isinstance(dynamic, tuple | list) and isinstance(key, int) and key < len(dynamic) else None
        found += _dynamic_of(child, entry)
    return found
