"""How LegalizeOps should expand operators: scalars as code, no read out of bounds, no lost NaN.

where(condition, x, −inf)     −inf is part of the expression, not a tensor without dims that a kernel has to load
full(shape, c)                likewise, ∞ and NaN too, on which TVM's own way fails
arange(0, n)                  an expression of the index; FoldConstant still computes it where that pays
relu(x)                       x < 0 ? 0 : x, which is NaN where x is; TVM's max(x, 0) is 0 there
reshape(x, sizes)              of symbolic sizes, axis by axis: TVM numbers all elements, and divides
slice_scatter(x, y, …)        y read only where the slice lies: TVM's own way reads beyond it
take(table, indices),         each index clamped to the table: TVM's own way reads beyond it, which can end the process
gather_elements(x, index)
x + 0                         0 where x is −0, which TVM leaves
x · 0, 0 / x, x / 0           NaN and ∞ where they should be: TVM says 0, 0, and that nobody divides by 0
−x, sign(x)                   of whole numbers without a sign too
isnan(x)                      of 16-bit floats too
not (a < b)                   NaN compares false, and so this is true of it: TVM says b <= a
matmul(x, w)                  zeros where they have no elements to add up
max(x, axes), argmax(x),      from −∞: TVM starts at the lowest finite number, and so makes that the maximum of nothing but −∞;
max_pool(x)                   NaN where there is any, which comparisons alone lose
avg_pool(x)                   16-bit floats summed in float32
adaptive_avg_pool(x)          likewise, in loops of known sizes; see adaptive.py
conv_transpose(x, w)          products of what there is alone: TVM multiplies ∞ by zeros that it puts between elements
variance(x, axes)             on a GPU sums of one pass; TVM's mean first is another
softmax(x), log_softmax(x)    on a CPU one division a row; what the exponentials are of, once
layer_norm(x), group_norm(x)  in float64 too, as instance_norm(x)
gelu(x)                       on a GPU max(x, 0) − |x| · 2^P(|x|), half the work of erf; see `gelu`
gelu_tanh(x)                  on a GPU x · σ(2u), which is x / 2 · (1 + tanh u) without the branch of CUDA's tanhf
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tk.graph.legalize.adaptive import adaptive_avg_pool
from tk.graph.legalize.alike import LegalizeAlike
from tk.graph.legalize.extremes import arg_extreme, avg_pool, extreme, max_pool
from tk.graph.legalize.gelus import gelu, gelu_tanh, on_a_gpu
from tk.graph.legalize.grouped import grouped_conv
from tk.graph.legalize.reshapes import reshape
from tk.graph.legalize.rows import group_norm, layer_norm, softmax, variance
from tk.graph.legalize.scalars import (
    add,
    arange,
    divide,
    full,
    gather_elements,
    isnan,
    logical_not,
    matmul,
    multiply,
    negative,
    relu,
    sign,
    subtract,
    take,
    where,
)
from tk.graph.legalize.slices import slice_scatter
from tk.graph.legalize.transposed import conv_transpose

__all__ = ["LEGALIZE", "LegalizeAlike"]

LEGALIZE: dict[str, Callable[[Any, Any], Any]] = {
    "relax.add": add,
    "relax.arange": arange,
    "relax.argmax": arg_extreme,
    "relax.argmin": arg_extreme,
    "relax.divide": divide,
    **dict.fromkeys(("relax.full", "relax.full_like"), full),
    "relax.gather_elements": gather_elements,
    "relax.isnan": isnan,
    "relax.logical_not": logical_not,
    "relax.matmul": matmul,
    "relax.max": extreme,
    "relax.min": extreme,
    "relax.multiply": multiply,
    "relax.negative": negative,
    **dict.fromkeys((f"relax.nn.adaptive_avg_pool{rank}d" for rank in (1, 2, 3)), adaptive_avg_pool),
    "relax.nn.avg_pool2d": avg_pool,
    **dict.fromkeys((f"relax.nn.conv{rank}d" for rank in (1, 2, 3)), grouped_conv),
    **dict.fromkeys((f"relax.nn.conv{rank}d_transpose" for rank in (1, 2, 3)), conv_transpose),
    "relax.nn.gelu": on_a_gpu("gelu", gelu),
    "relax.nn.gelu_tanh": on_a_gpu("gelu_tanh", gelu_tanh),
    **dict.fromkeys(("relax.nn.max_pool1d", "relax.nn.max_pool2d", "relax.nn.max_pool3d"), max_pool),
    **dict.fromkeys(("relax.nn.group_norm", "relax.nn.instance_norm"), group_norm),
    "relax.nn.layer_norm": layer_norm,
    "relax.nn.relu": relu,
    **dict.fromkeys(("relax.nn.softmax", "relax.nn.log_softmax"), softmax),
    "relax.reshape": reshape,
    "relax.sign": sign,
    "relax.slice_scatter": slice_scatter,
    "relax.subtract": subtract,
    "relax.take": take,
    "relax.variance": variance,
    "relax.where": where,
}
"""For relax.transform.LegalizeOps: operator → (builder, call) → its expansion."""
