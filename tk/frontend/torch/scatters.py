"""Decompositions beside torch's: writes into diagonals and strided views, which torch decomposes into primitives that mutate;
the rounding of training for quantisation, and equations solved by a Cholesky factor, which it leaves whole; a loss of which it
makes another one; and instance norms, of which it makes batch norms of one image, whose channels are those of all images: these
have no layout but channels first."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import torch

__all__ = ["DECOMPOSITIONS", "instance_norms"]


def _diagonal_scatter(x: torch.Tensor, src: torch.Tensor, offset: int = 0, dim1: int = 0, dim2: int = 1) -> torch.Tensor:
    """`x` with `src` in place of x.diagonal(offset, dim1, dim2)."""
    whole = x.movedim((dim1, dim2), (-2, -1))
    rows = torch.arange(whole.shape[-2], device=x.device)
    columns = torch.arange(whole.shape[-1], device=x.device)
    if src.shape[-1] == 0:
        return x.clone()
    index = (rows + min(offset, 0)).clamp(0, src.shape[-1] - 1)  # of each row's element in src
    written = torch.where(columns == rows[:, None] + offset, src.index_select(-1, index)[..., None], whole)
    return written.movedim((-2, -1), (dim1, dim2))


def _as_strided_scatter(
    x: torch.Tensor, src: torch.Tensor, size: Sequence[int], stride: Sequence[int], storage_offset: int | None = None
) -> Any:
    """`x` with `src` in place of x.as_strided(size, stride, storage_offset); left as it is unless `x` is contiguous."""
    if not x.is_contiguous():
        return NotImplemented
    indices = torch.full((), storage_offset or 0, dtype=torch.int64, device=x.device)
    for count, step in zip(size, stride, strict=True):
        indices = indices[..., None] + torch.arange(count, device=x.device) * step
    flat = torch.ops.aten.index_put(x.reshape(-1), [indices.reshape(-1)], src.reshape(-1))
    return flat.reshape(x.shape)


def _fake_quantize(
    x: torch.Tensor, scale: Any, zero_point: Any, quant_min: int, quant_max: int
) -> tuple[torch.Tensor, torch.Tensor]:
    """`x` rounded to (q − zero_point) · scale for a whole q between both ends; and where it lay between them."""
    indices = torch.round(x * (1.0 / scale)) + zero_point
    kept = indices.clamp(quant_min, quant_max)
    return ((kept - zero_point) * scale).to(x.dtype), indices == kept


def _fake_quantize_channels(
    x: torch.Tensor, scale: torch.Tensor, zero_point: torch.Tensor, axis: int, quant_min: int, quant_max: int
) -> tuple[torch.Tensor, torch.Tensor]:
    """The same with a scale and a zero point for each index along `axis`."""
    shape = [-1 if dim == axis % x.dim() else 1 for dim in range(x.dim())]
    return _fake_quantize(x, scale.reshape(shape), zero_point.reshape(shape), quant_min, quant_max)


def _fake_quantize_if(
    x: torch.Tensor, scale: torch.Tensor, zero_point: torch.Tensor, enabled: torch.Tensor, quant_min: int, quant_max: int
) -> tuple[torch.Tensor, torch.Tensor]:
    """The same with a scale and a zero point that are tensors, where `enabled` is 1."""
    rounded, within = _fake_quantize(x, scale, zero_point, quant_min, quant_max)
    return torch.where(enabled == 1, rounded, x), torch.logical_or(within, enabled != 1)


def _cholesky_solve(b: torch.Tensor, factor: torch.Tensor, upper: bool = False) -> torch.Tensor:
    """The x of L Lᵀ x = b, with `factor` L, or its transpose where it is `upper`."""
    lower = factor.mH if upper else factor
    half = torch.linalg.solve_triangular(lower, b, upper=False)
    return torch.linalg.solve_triangular(lower.mH, half, upper=True)


def _fft_frequencies(onesided: bool) -> Callable[..., torch.Tensor]:
    """The frequencies of a Fourier transform's results, of n samples at a distance of d: the second half negative, or left
    out."""

    def frequencies(n: int, d: float = 1.0, *, dtype: torch.dtype | None = None, **where: Any) -> torch.Tensor:
        dtype, half = dtype or torch.get_default_dtype(), n // 2
        indices = torch.arange(half + 1 if onesided else n, device=where.get("device"))
        if not onesided:
            indices = torch.where(indices < n - half, indices, indices - n)
        return indices.to(dtype) * (1.0 / (n * d))

    return frequencies


def _instance_norm(
    x: torch.Tensor,
    weight: torch.Tensor | None,
    bias: torch.Tensor | None,
    mean: torch.Tensor | None,
    variance: torch.Tensor | None,
    use_input_stats: bool,
    momentum: float,
    eps: float,
    cudnn_enabled: bool,
) -> Any:
    """A group norm of as many groups as channels, or with fixed statistics a batch norm."""
    if not use_input_stats:
        return torch.ops.aten._native_batch_norm_legit_no_training(x, weight, bias, mean, variance, momentum, eps)[0]
    n, channels, *sizes = x.shape
    return torch.ops.aten.native_group_norm(x, weight, bias, n, channels, math.prod(sizes), channels, eps)[0]


def _multilabel_margin_loss(x: torch.Tensor, target: torch.Tensor, reduction: int = 1) -> torch.Tensor:
    """For each row, over its targets before the first −1, and over all classes that are none of these, the mean over classes of
    max(0, 1 − x[target] + x[class]). torch's own decomposition counts what stands behind the −1 as targets of class 0."""
    rows, targets = x.reshape(-1, x.shape[-1]), target.reshape(-1, x.shape[-1])
    given = (targets == -1).cumsum(-1) == 0
    classes = torch.where(given, targets, 0)
    is_target = (torch.where(given, targets, -1)[:, :, None] == torch.arange(rows.shape[1], device=x.device)).any(1)
    margins = (1 - rows.gather(1, classes)[:, :, None] + rows[:, None]).clamp(min=0)
    losses = torch.where(given[:, :, None] & ~is_target[:, None], margins, 0).sum((1, 2)) / rows.shape[1]
    losses = losses.reshape(x.shape[:-1])
    return losses if reduction == 0 else losses.mean() if reduction == 1 else losses.sum()


DECOMPOSITIONS: dict[Any, Callable[..., Any]] = {
    torch.ops.aten.diagonal_scatter.default: _diagonal_scatter,
    torch.ops.aten.as_strided_scatter.default: _as_strided_scatter,
    torch.ops.aten._is_all_true.default: torch.all,
    torch.ops.aten._is_any_true.default: torch.any,
    torch.ops.aten.cholesky_solve.default: _cholesky_solve,
    torch.ops.aten.fft_fftfreq.default: _fft_frequencies(onesided=False),
    torch.ops.aten.fft_rfftfreq.default: _fft_frequencies(onesided=True),
    torch.ops.aten.fake_quantize_per_tensor_affine_cachemask.default: _fake_quantize,
    torch.ops.aten.fake_quantize_per_channel_affine_cachemask.default: _fake_quantize_channels,
    torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default: _fake_quantize_if,
    torch.ops.aten.multilabel_margin_loss.default: _multilabel_margin_loss,
}


def instance_norms(program: torch.export.ExportedProgram) -> dict[Any, Callable[..., Any]]:
    """The decomposition of the program's instance norms; torch's own where one of them also moves its statistics."""
    operator = torch.ops.aten.instance_norm.default
    found = [dict(zip(_ARGUMENTS, node.args, strict=False)) for node in program.graph.nodes if node.target is operator]
    moving = any(given["use_input_stats"] and given["running_mean"] is not None for given in found)
    return {operator: _instance_norm} if found and not moving else {}


_ARGUMENTS = tuple(argument.name for argument in torch.ops.aten.instance_norm.default._schema.arguments)
