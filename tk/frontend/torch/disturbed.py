"""What rounding alone can do to a torch program: each rounded result moved by up to one unit in its last place, at random."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import torch
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import TorchDispatchMode

__all__ = ["Disturbed", "moved", "moved_by"]

# Operators that round nothing: they move, choose, compare or make numbers. One that is missing here is disturbed where it need
# not be, by what an operator before it would be.
_EXACT_NAMES = """
_to_copy abs alias amax amin aminmax arange argmax argmin argsort bernoulli bitwise_and bitwise_not bitwise_or cat ceil
channel_shuffle clamp clamp_max clamp_min clone col2im constant_pad_nd copy cummax cummin diag_embed embedding empty
empty_like empty_strided eye fill flip floor full full_like gather hardtanh im2col index index_put index_select kthvalue
lift_fresh_copy linspace masked_fill masked_scatter masked_select max max_pool1d max_pool2d_with_indices
max_pool3d_with_indices maximum median min minimum mode nan_to_num native_channel_shuffle neg new_empty new_full
new_ones new_zeros ones ones_like pixel_shuffle pixel_unshuffle rand randint randn randn_like reflection_pad1d
reflection_pad2d reflection_pad3d relu repeat repeat_interleave replication_pad1d replication_pad2d replication_pad3d
roll round scalar_tensor scatter select_scatter sgn sign slice_scatter sort stack threshold topk tril triu trunc
unfold_copy upsample_nearest1d upsample_nearest2d upsample_nearest3d where zeros zeros_like
"""

_EXACT = frozenset(_EXACT_NAMES.split())

_WIDE_ENOUGH = {torch.float16: torch.float32, torch.bfloat16: torch.float32, torch.float32: torch.float64}
_MOVED = frozenset({*_WIDE_ENOUGH, torch.complex64})


class Disturbed(TorchDispatchMode):  # type: ignore[misc]
    """Runs a program with its roundings drawn anew by `seed`, in its own dtypes."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.drawn = torch.Generator().manual_seed(seed)

    def __torch_dispatch__(
        self, func: torch._ops.OpOverload, types: Any, args: tuple[Any, ...] = (), kwargs: Mapping[str, Any] | None = None
    ) -> Any:
        out = func(*args, **(kwargs or {}))
        shares_memory = any(value.alias_info is not None for value in func._schema.returns)
        if shares_memory or func._schema.name.rpartition("::")[2] in _EXACT:
            return out
        return pytree.tree_map(lambda value: moved(value, self.drawn), out)


def moved(value: Any, drawn: torch.Generator) -> Any:
    """`value`, if it is a tensor of float16, bfloat16, float32 or complex64, with each number moved by up to one unit in its
    last place."""
    if not isinstance(value, torch.Tensor) or value.dtype not in _MOVED:
        return value
    return moved_by(value, torch.rand(value.shape, generator=drawn, dtype=torch.float32) * 2 - 1)


def moved_by(value: torch.Tensor, steps: torch.Tensor, unit: float = 0.0, beside: torch.Tensor | None = None) -> torch.Tensor:
    """`value` with each number moved by `steps` times a unit in its last place, or by so many times `unit` of it; then by
    `beside`, whatever its size. Both parts of a complex number are moved alike: ∞ beside 0 stays so."""
    if value.is_complex():
        parts = None if beside is None else torch.stack([beside, torch.zeros_like(beside)], -1)
        made = moved_by(torch.view_as_real(value.resolve_conj()), steps.unsqueeze(-1), unit, parts)
        return torch.view_as_complex(made)
    wide = _WIDE_ENOUGH.get(value.dtype, value.dtype)
    made = value.to(wide) * (1 + steps.to(wide) * (unit or torch.finfo(value.dtype).eps))
    return (made if beside is None else made + beside).to(value.dtype)
