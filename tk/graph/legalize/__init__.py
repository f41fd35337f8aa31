"""How LegalizeOps should expand operators: scalars as code, no read out of bounds, no lost NaN.

where(condition, x, −inf)     −inf is part of the expression, not a tensor without dims that a kernel has to load
arange(0, n)                  an expression of the index; FoldConstant still computes it where that pays
relu(x)                       x < 0 ? 0 : x, which is NaN where x is; TVM's max(x, 0) is 0 there
take(table, indices)          each index held within the table: TVM's own way reads beyond it, which can end the process
max(x, axes), argmax(x),      from −∞: TVM starts at the lowest finite number, and so makes that the maximum of nothing but −∞;
max_pool(x)                   NaN where there is any, which comparisons alone lose
variance(x, axes)             on a GPU sums of one pass; TVM's mean first is another
softmax(x), log_softmax(x)    on a CPU one division a row; what the exponentials are of, once
gelu(x)                       on a GPU max(x, 0) − |x| · 2^P(|x|), half the work of erf; see `gelu`
gelu_tanh(x)                  on a GPU x · σ(2u), which is x / 2 · (1 + tanh u) without the branch of CUDA's tanhf
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tk.graph.legalize.extremes import extreme, max_pool, place
from tk.graph.legalize.gelus import gelu, gelu_tanh, on_a_gpu
from tk.graph.legalize.rows import softmax, variance
from tk.graph.legalize.scalars import arange, relu, take, where

__all__ = ["LEGALIZE"]

LEGALIZE: dict[str, Callable[[Any, Any], Any]] = {
    "relax.arange": arange,
    "relax.argmax": place,
    "relax.argmin": place,
    "relax.max": extreme,
    "relax.min": extreme,
    "relax.nn.gelu": on_a_gpu("gelu", gelu),
    "relax.nn.gelu_tanh": on_a_gpu("gelu_tanh", gelu_tanh),
    **dict.fromkeys(("relax.nn.max_pool1d", "relax.nn.max_pool2d", "relax.nn.max_pool3d"), max_pool),
    "relax.nn.relu": relu,
    **dict.fromkeys(("relax.nn.softmax", "relax.nn.log_softmax"), softmax),
    "relax.take": take,
    "relax.variance": variance,
    "relax.where": where,
}
"""For relax.transform.LegalizeOps: operator → (builder, call) → its expansion."""
