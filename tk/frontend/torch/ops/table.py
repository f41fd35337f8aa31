"""Which converter of ours an ATen operator has, and how operators treat float16 and bfloat16."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tk.frontend.torch.ops import (
    arithmetic,
    bits,
    data_dependent,
    derivatives,
    distance,
    factors,
    pad,
    pointwise,
    real_numbers,
    recurrent,
    scatter,
    search,
    special,
    vision,
    while_loops,
)
from tk.frontend.torch.ops import attention as torch_attention
from tk.frontend.torch.ops import complex as torch_complex
from tk.frontend.torch.ops import fft as torch_fft
from tk.frontend.torch.ops import image as torch_image
from tk.frontend.torch.ops import index as torch_index
from tk.frontend.torch.ops import linalg as torch_linalg
from tk.frontend.torch.ops import matmul as torch_matmul
from tk.frontend.torch.ops import pool as torch_pool
from tk.frontend.torch.ops import reduce as torch_reduce
from tk.frontend.torch.ops import scan as torch_scan
from tk.frontend.torch.ops import shape as torch_shape
from tk.frontend.torch.ops import sort as torch_sort

__all__ = [
    "ASSERTIONS",
    "AS_IS",
    "COMPARING",
    "COMPLEX_CONVERTERS",
    "COMPUTING_WITH_SIZES",
    "CONVERTERS",
    "DROPPED",
    "OF_SIZES",
    "PICKING",
    "WIDENED_ARGUMENTS",
]

CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    **arithmetic.CONVERTERS,
    **torch_attention.CONVERTERS,
    **bits.CONVERTERS,
    **derivatives.CONVERTERS,
    **distance.CONVERTERS,
    **factors.CONVERTERS,
    **pad.CONVERTERS,
    **data_dependent.CONVERTERS,
    **torch_image.CONVERTERS,
    **torch_index.CONVERTERS,
    **torch_linalg.CONVERTERS,
    **torch_sort.CONVERTERS,
    **while_loops.CONVERTERS,
    **pointwise.CONVERTERS,
    **torch_pool.CONVERTERS,
    **torch_matmul.CONVERTERS,
    **real_numbers.CONVERTERS,
    **recurrent.CONVERTERS,
    **torch_reduce.CONVERTERS,
    **torch_scan.CONVERTERS,
    **scatter.CONVERTERS,
    **search.CONVERTERS,
    **torch_shape.CONVERTERS,
    **special.CONVERTERS,
    **vision.CONVERTERS,
}
"""ATen name → converter(node, importer). They go before TVM's own. Names of other libraries have these in front, as in
"torchvision::roi_align.default"."""

DROPPED = frozenset(
    {
        "_assert_tensor_metadata.default",
        "_linalg_check_errors.default",
        "sym_constrain_range.default",
        "sym_constrain_range_for_size.default",
    }
)
"""Checks of sizes that torch has proved when it exported, and that the signature's bounds repeat. They have no result."""

OF_SIZES = frozenset({"_assert_scalar.default"})
"""Checks of sizes, of which those that a tensor's values give are left to each run."""

ASSERTIONS = frozenset({"_assert_async.default", "_assert_async.msg"})
"""Checks of values, as one_hot makes of its classes, of which one out of range gives a row of zeros: checked builds have
them."""


class _ByOperator(frozenset[str]):
    """A set of operators, written as words, that knows its members with any overload: "view" holds "view.default"."""

    def __new__(cls, words: str) -> _ByOperator:
        return super().__new__(cls, words.split())

    def __contains__(self, name: object) -> bool:
        return super().__contains__(str(name).partition(".")[0])


PICKING = _ByOperator("where cat stack maximum minimum fmax fmin clamp clamp_min clamp_max masked_fill")
"""Operators that pick among values: arguments are brought to the result's dtype, which computes nothing."""

COMPARING = _ByOperator("eq ne lt le gt ge")
"""Comparisons: arguments are brought to their common dtype."""

COMPUTING_WITH_SIZES = _ByOperator(
    """add sub rsub mul div floor_divide remainder fmod pow clamp clamp_min clamp_max eq ne lt le gt ge
    bitwise_and bitwise_or bitwise_xor bitwise_left_shift bitwise_right_shift __and__ __or__ __xor__ __lshift__ __rshift__
    copysign scatter searchsorted shift_left shift_right_arithmetic"""
)
"""Operators between a tensor and a number that is known only when the model runs, which becomes a tensor for them."""

AS_IS = _ByOperator(
    """alias as_strided broadcast_to chunk clone concat constant_pad_nd contiguous copy detach diagonal embedding expand
    expand_as fill flatten flip full_like gather getitem index index_put index_select lift_fresh_copy masked_select narrow
    new_empty new_full new_ones new_zeros ones_like zeros_like empty_like pad permute repeat reshape reshape_as roll scatter
    select select_scatter slice slice_scatter split split_with_sizes squeeze t take tile transpose unbind unflatten
    unsqueeze view _to_copy _unsafe_view dropout relu abs neg max_pool1d max_pool2d max_pool3d max_pool2d_with_indices
    max_pool3d_with_indices isnan isinf isfinite isin sign argmax argmin argsort sort topk amax amin max min kthvalue median to
    type_as item any all one_hot bitwise_and bitwise_or bitwise_xor bitwise_not logical_not logical_and logical_or
    logical_xor histc scaled_dot_product_attention _grouped_mm transformers::grouped_mm_fallback native_dropout tril triu
    bucketize searchsorted signbit nextafter gather masked_scatter unfold upsample_nearest1d upsample_nearest2d
    upsample_nearest3d _upsample_nearest_exact1d _upsample_nearest_exact2d _upsample_nearest_exact3d avg_pool1d avg_pool2d
    avg_pool3d upsample_linear1d upsample_bilinear2d upsample_bicubic2d upsample_trilinear3d _upsample_bilinear2d_aa
    _upsample_bicubic2d_aa adaptive_max_pool2d adaptive_max_pool3d adaptive_avg_pool1d _adaptive_avg_pool2d
    _adaptive_avg_pool3d convert_element_type copy_strided _int_mm
    grid_sampler_2d grid_sampler_3d reflection_pad1d reflection_pad2d reflection_pad3d replication_pad1d replication_pad2d
    replication_pad3d _pad_circular
    cummax cummin mode nanmedian put nonzero _unique2 unique_dim unique_consecutive bincount repeat_interleave
    _local_scalar_dense torchvision::nms lstm gru rnn_tanh rnn_relu while_loop"""
)
"""Operators that move, choose or test values, or convert dtypes themselves: their arguments stay as they are."""

WIDENED_ARGUMENTS: dict[str, tuple[int, ...]] = {
    **torch_matmul.WIDENED_ARGUMENTS,
    **distance.WIDENED_ARGUMENTS,
    **scatter.WIDENED_ARGUMENTS,
}
"""Operators of which only some arguments (by position) are computed with in float32: a matmul keeps its operands."""

COMPLEX_CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {**torch_complex.CONVERTERS, **torch_fft.CONVERTERS}
"""ATen name → converter(node, importer) where complex numbers are taken or given."""
