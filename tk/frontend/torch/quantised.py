"""The operators of quantized_decomposed, which torch's export of quantised models (PT2E) writes: their formulas, by name.

quantize     q = clamp(round(x / scale) + zero, low, high)        of a tensor, of each channel, or of each token
dequantize   x = (q − zero) · scale
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor
from torch.export import ExportedProgram

__all__ = ["quantised"]

NAMESPACE = "quantized_decomposed"


def _quantize(x: Tensor, scale: Any, zero: Any, low: Any, high: Any, dtype: torch.dtype) -> Tensor:
    """A division by the scale is a product with its inverse, as in torch, which rounds otherwise."""
    wide = x.to(torch.float32) if x.dtype in (torch.float16, torch.bfloat16) else x
    return torch.clamp(torch.round(wide * (1.0 / scale)) + zero, low, high).to(dtype)


def _dequantize(
    q: Tensor, scale: Any, zero: Any, low: Any, high: Any, dtype: torch.dtype, *, out_dtype: torch.dtype | None = None
) -> Tensor:
    return (q.to(out_dtype or torch.float32) - zero) * scale


def _along(values: Tensor | None, like: Tensor, axis: int) -> Any:
    """One value for each index along `axis`; 0 where there are none."""
    return 0 if values is None else values.reshape([-1 if dim == axis % like.ndim else 1 for dim in range(like.ndim)])


def _quantize_channels(x: Tensor, scales: Tensor, zeros: Tensor, axis: int, low: int, high: int, dtype: torch.dtype) -> Tensor:
    return _quantize(x, _along(scales, x, axis), _along(zeros, x, axis), low, high, dtype)


def _dequantize_channels(
    q: Tensor,
    scales: Tensor,
    zeros: Tensor | None,
    axis: int,
    low: int,
    high: int,
    dtype: torch.dtype,
    *,
    out_dtype: torch.dtype | None = None,
) -> Tensor:
    scale, zero = _along(scales, q, axis), _along(zeros, q, axis)
    return ((q.to(scale.dtype) - zero) * scale).to(out_dtype or torch.float32)


def _dequantize_tokens(
    q: Tensor, scales: Tensor, zeros: Tensor, low: int, high: int, dtype: torch.dtype, out_dtype: torch.dtype
) -> Tensor:
    return ((q - zeros) * scales).to(out_dtype)


FORMULAS: dict[str, Callable[..., Any]] = {
    "quantize_per_tensor": _quantize,
    "dequantize_per_tensor": _dequantize,
    "quantize_per_channel": _quantize_channels,
    "dequantize_per_channel": _dequantize_channels,
    "quantize_per_token": _quantize,
    "dequantize_per_token": _dequantize_tokens,
}


def quantised(program: ExportedProgram) -> dict[Any, Callable[..., Any]]:
    """The decompositions of those that `program` calls; torch has the operators only where their module was imported."""
    targets = {node.target for node in program.graph.nodes if isinstance(node.target, torch._ops.OpOverload)}
    named = {target: target._schema.name.split("::") for target in targets}
    return {
        target: FORMULAS[name] for target, (namespace, name) in named.items() if namespace == NAMESPACE and name in FORMULAS
    }
