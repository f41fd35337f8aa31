"""What the model itself computes, in torch: as it is, with everything floating in float64, and with its roundings disturbed."""

from __future__ import annotations

import copy
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, nullcontext
from typing import TYPE_CHECKING, Any, Protocol

import torch
from torch.export import ExportedProgram
from torch.export.graph_signature import InputKind, OutputKind, TensorArgument
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

from tk.frontend.torch.arrays import to_numpy, to_torch
from tk.frontend.torch.disturbed import Disturbed, moved

if TYPE_CHECKING:
    from torch.export.graph_signature import InputSpec

    from tk.aliases import Array

__all__ = ["first_exact", "module_reference", "program_reference"]


class Flat(Protocol):
    """Flat outputs of flat inputs. With a `seed`, the inputs and every rounded result are moved by up to one unit in their last
    place, as another order of the same sums may; what is in float64 is not."""

    def __call__(self, inputs: list[Any], seed: int | None = None) -> list[Any]: ...


_WIDE = {
    torch.float32: torch.float64,
    torch.float16: torch.float64,
    torch.bfloat16: torch.float64,
    torch.complex64: torch.complex128,
    torch.complex32: torch.complex128,
}
_OWN = {torch.float64: torch.float32, torch.complex128: torch.complex64}


class _InFloat64(TorchDispatchMode):  # type: ignore[misc]
    """Every operator that is told to make something floating or complex makes it of float64, and takes what a module keeps
    beside its parameters and buffers so: models that cast inside stay exact. One that has no such kernel runs in float32."""

    def __torch_dispatch__(
        self,
        func: torch._ops.OpOverload,
        types: Any,
        args: tuple[torch.Tensor | torch.dtype | float | list[torch.Tensor | int | None] | None, ...] = (),
        kwargs: Mapping[str, Any] | None = None,
    ) -> torch.Tensor | Sequence[torch.Tensor] | None:
        if func is torch.ops.aten.view.dtype:
            return _double(_narrowed(args[0]).view(args[1]))
        writes = any(argument.is_write for argument in func._schema.arguments)  # into what it is given, and into no copy

        def widen(value: Any) -> Any:
            if isinstance(value, torch.dtype):
                return _WIDE.get(value, value)
            return value if writes else _double(value)

        args, kwargs = pytree.tree_map(widen, (tuple(args), dict(kwargs or {})))
        if func is torch.ops.aten._grouped_mm.default:  # torch has no float64 kernel for it
            return _grouped_mm(*args, **kwargs)
        if func is torch.ops.aten._scaled_mm.default:  # nor one with scales in float64
            return _scaled_mm(*args, **kwargs)
        if func is torch.ops.aten._scaled_mm_v2.default:
            given: tuple[Any, ...] = args
            return _scaled_mm_v2(*given, **kwargs)
        try:
            made = func(*args, **kwargs)
        except RuntimeError as error:
            if writes:
                raise
            made = _in_float32(func, args, kwargs, error)
        return pytree.tree_map(_double, made)


def _in_float32(func: torch._ops.OpOverload, args: Any, kwargs: Any, error: RuntimeError) -> Any:
    """What `func`, which raised `error` for float64, makes of float32. Raises `error` where that fails, too."""
    args, kwargs = pytree.tree_map(_narrowed, (args, kwargs))
    try:
        return func(*args, **kwargs)
    except RuntimeError:
        raise error from None


def _narrowed(value: Any) -> Any:
    """A number that was widened as one of 32 bits, whose bits a view of them is of."""
    return value.to(_OWN[value.dtype]) if isinstance(value, torch.Tensor) and value.dtype in _OWN else value


def _grouped_mm(
    x: torch.Tensor, weights: torch.Tensor, offs: torch.Tensor, bias: Any = None, out_dtype: Any = None
) -> torch.Tensor:
    """x [S, K], weights [G, K, N]: the rows up to offs[g] that are no earlier group's, times weights[g]."""
    out = x.new_zeros(x.shape[0], weights.shape[2])
    start = 0
    for group, end in enumerate(offs.tolist()):
        out[start:end] = x[start:end] @ weights[group]
        start = end
    return out


def _scaled_mm(
    a: torch.Tensor, b: torch.Tensor, scale_a: torch.Tensor, scale_b: torch.Tensor, bias: Any = None,
    scale_result: Any = None, out_dtype: Any = None, use_fast_accum: Any = False,
) -> torch.Tensor:  # fmt: skip
    """(a [M, K] · scale_a) @ (b [K, N] · scale_b) + bias, of one scale a tensor or of rows and columns."""
    out = (a.double() @ b.double()) * scale_a.double() * scale_b.double() + (0.0 if bias is None else bias.double())
    to = out_dtype or a.dtype
    return out if to.itemsize > 1 else out.to(to)


def _scaled_mm_v2(
    a: torch.Tensor, b: torch.Tensor, scale_a: Any, recipe_a: Any, swizzle_a: Any, scale_b: Any, recipe_b: Any, swizzle_b: Any,
    bias: Any = None, out_dtype: Any = None, contraction_dim: Any = None, use_fast_accum: Any = False,
) -> torch.Tensor:  # fmt: skip
    """The same, of scales in lists."""
    return _scaled_mm(a, b, scale_a[0], scale_b[0], bias, None, out_dtype)


def _double(value: Any) -> Any:
    return value.to(_WIDE[value.dtype]) if isinstance(value, torch.Tensor) and value.dtype in _WIDE else value


@contextmanager
def _evaluating(float64: bool, seed: int | None, derives: bool = False) -> Iterator[None]:
    default = torch.get_default_dtype()
    mode = _InFloat64() if float64 else nullcontext() if seed is None else Disturbed(seed)
    try:
        with torch.set_grad_enabled(derives):
            if float64:
                torch.set_default_dtype(torch.float64)
            with mode:
                yield
    finally:
        torch.set_default_dtype(default)


def _given(arrays: Sequence[Array], float64: bool, seed: int | None) -> list[Any]:
    tensors = [to_torch(array) for array in arrays]
    if float64:
        return [_double(tensor) for tensor in tensors]
    if seed is None:
        return tensors
    drawn = torch.Generator().manual_seed(~seed & 0xFFFFFFFF)
    return [moved(tensor, drawn) for tensor in tensors]


def module_reference(
    module: torch.nn.Module,
    args: tuple[torch.Tensor | dict[str, torch.Tensor] | list[torch.Tensor | dict[str, torch.Tensor]], ...],
    kwargs: dict[str, torch.Tensor | float],
    *,
    float64: bool = False,
    derives: bool = False,
) -> Flat:
    """A function from the flat input arrays to the flat output arrays of `module`, run eagerly.

    Inputs that are no tensors are those of the example. With `float64`, a copy of the module in float64 is made at the
    first call, and floating inputs are widened. With `derives`, gradients are enabled, as a forward that takes some may need.
    """
    leaves, spec = pytree.tree_flatten((args, kwargs))
    is_tensor = [isinstance(leaf, torch.Tensor) for leaf in leaves]
    constants = [None if tensor else leaf for leaf, tensor in zip(leaves, is_tensor, strict=True)]
    made: list[torch.nn.Module] = []

    def run(inputs: list[Array], seed: int | None = None) -> list[Array]:
        if not made:
            made.append(_copied(module)._apply(_double) if float64 else module)  # float8 stays: views read its bits
        given = iter(_given(inputs, float64, seed))
        values = [next(given) if tensor else constant for tensor, constant in zip(is_tensor, constants, strict=True)]
        call_args, call_kwargs = pytree.tree_unflatten(values, spec)
        with _evaluating(float64, seed, derives):
            result = made[0](*call_args, **call_kwargs)
        return [to_numpy(leaf) for leaf in pytree.tree_leaves(result) if isinstance(leaf, torch.Tensor)]

    return run


def first_exact(exact: Flat, own: Flat, program: Flat) -> Flat:
    """`exact`, and `program` for a module that takes no float64, as one that looks at its inputs' dtype: `own` is what it is in
    its own dtypes. What it checks of inputs' values it raises as ever."""

    def run(inputs: list[Array], seed: int | None = None) -> list[Array]:
        try:
            return exact(inputs, seed)
        except Exception:  # a model's own code raises any type
            own(inputs)
            return program(inputs, seed)

    return run


def _copied(module: torch.nn.Module) -> torch.nn.Module:
    """A copy of `module`, in which results of earlier calls, as torch.nn.utils.weight_norm and caches in a dict keep, have no
    history: torch copies none that have one."""
    kept = pytree.tree_leaves([list(vars(each).values()) for each in module.modules()])
    values = [value for value in kept if isinstance(value, torch.Tensor)]
    return copy.deepcopy(module, {id(value): value.detach().clone() for value in values if not value.is_leaf})


def program_reference(
    program: ExportedProgram, buffers: Sequence[str], *, float64: bool = False, nodes: Sequence[str] | None = None
) -> Flat:
    """The same for a functional ExportedProgram: what the user returns first, then what it writes into buffers and inputs.
    `buffers` are inputs too, after the user's. With `nodes`, what the nodes of these names make instead."""
    specs = program.graph_signature.input_specs
    names = [s.arg.name for s in specs if s.kind is InputKind.USER_INPUT and isinstance(s.arg, TensorArgument)]
    names += [next(s.arg.name for s in specs if s.target == buffer) for buffer in buffers]

    def run(inputs: list[Array], seed: int | None = None) -> list[Array]:
        given = dict(zip(names, _given(inputs, float64, seed), strict=True))
        values = [given[s.arg.name] if s.arg.name in given else _stored(program, s) for s in specs]
        if float64:
            values = [_double(value) for value in values]
        with _evaluating(float64, seed):
            interpreter = _Recorder(program.graph_module) if nodes is not None else _Running(program.graph_module)
            results = interpreter.run(*values, enable_io_processing=False)
        if nodes is not None:
            return [to_numpy(interpreter.made[name]) for name in nodes]
        kinds = [s.kind for s in program.graph_signature.output_specs]
        user = [value for value, kind in zip(results, kinds, strict=True) if kind is OutputKind.USER_OUTPUT]
        state = [value for value, kind in zip(results, kinds, strict=True) if kind is not OutputKind.USER_OUTPUT]
        return [to_numpy(value) for value in [*user, *state] if isinstance(value, torch.Tensor)]

    return run


class _Running(torch.fx.Interpreter):  # type: ignore[misc]
    """Runs loops itself: torch's own takes no step under a mode that it does not know, as that in which all is in float64."""

    def call_function(self, target: Any, args: Any, kwargs: Any) -> Any:
        if target is not torch.ops.higher_order.while_loop:
            return super().call_function(target, args, kwargs)
        condition, body, carried, given = args

        def run(part: torch.fx.GraphModule) -> Any:
            return _Running(part).run(*carried, *given, enable_io_processing=False)

        while bool(pytree.tree_leaves(run(condition))[0]):
            carried = tuple(run(body))
        return tuple(carried)


class _Recorder(_Running):
    """Keeps every tensor that a node makes, by the node's name."""

    def __init__(self, module: torch.fx.GraphModule) -> None:
        super().__init__(module, garbage_collect_values=False)
        self.made: dict[str, torch.Tensor] = {}

    def run_node(self, node: torch.fx.Node) -> torch.Tensor | tuple[torch.Tensor, torch.Tensor]:
        self.made[node.name] = result = super().run_node(node)
        return result


def _stored(program: ExportedProgram, spec: InputSpec) -> torch.Tensor:
    if spec.kind is InputKind.USER_INPUT:
        return spec.arg.value
    found = program.state_dict.get(spec.target)
    return program.constants[spec.target] if found is None else found
