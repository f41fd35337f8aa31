"""Which converter of ours an ATen operator has, and how operators treat float16 and bfloat16."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tk.frontend.ops import torch_product

__all__ = ["CONVERTERS", "DROPPED", "REDUCED_AS_IS", "WIDENED_ARGUMENTS"]

CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {**torch_product.CONVERTERS}
"""ATen name → converter(node, importer). They go before TVM's own."""

DROPPED = frozenset(
    {
        "_assert_scalar.default",
        "_assert_tensor_metadata.default",
        "sym_constrain_range.default",
        "sym_constrain_range_for_size.default",
    }
)
"""Checks of sizes that torch has proved when it exported, and that the signature's bounds repeat. They have no result."""

_MOVES = """alias as_strided broadcast_to cat chunk clone concat constant_pad_nd contiguous copy detach diagonal expand expand_as
fill flatten flip full_like gather getitem index index_put index_select lift_fresh_copy masked_fill masked_select narrow new_ones
new_zeros ones_like pad permute repeat reshape reshape_as roll scatter select select_scatter slice slice_scatter split
split_with_sizes squeeze stack t take tile transpose unbind unflatten unsqueeze view where zeros_like _to_copy _unsafe_view embedding
dropout eq ne lt le gt ge maximum minimum relu abs neg max_pool1d max_pool2d max_pool3d max_pool2d_with_indices max_pool3d_with_indices
isnan isinf isfinite sign argmax argmin sort topk amax amin to type_as item any all""".split()


class _ByOperator(frozenset[str]):
    """A set of operators that knows its members with any overload: "view" holds "view.default"."""

    def __contains__(self, name: object) -> bool:
        return super().__contains__(str(name).partition(".")[0])


REDUCED_AS_IS = _ByOperator(_MOVES)
"""Operators whose result on float16 and bfloat16 is exact in that dtype: they move, compare or choose values."""

WIDENED_ARGUMENTS: dict[str, tuple[int, ...]] = torch_product.WIDENED_ARGUMENTS
"""Operators of which only some arguments (by position) are computed with in float32: a product keeps its operands."""
