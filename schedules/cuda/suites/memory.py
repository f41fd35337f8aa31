"""The benchmark suite of functions that memory bounds, next to torch: element-wise work, rows along memory and across it
("channels"), quantising, reductions, moves and windows.

`m` is the size of the largest tensor in MiB. The rivals are the same computation in torch: "torch" as it stands,
"inductor" by torch.compile(mode="max-autotune-no-cudagraphs"), one function, its launches counted as tk's are.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from importlib import import_module
from math import prod
from types import ModuleType
from typing import TYPE_CHECKING, TypeAlias

import numpy as np
from tvm.ir import Expr
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case, results
from tk.schedule.suite import Problem, Suite, TorchFunction
from tk.schedules.cuda.reduction.cases import (
    channel_norm_case,
    channel_softmax_case,
    residual_case,
    rms_norm_case,
    scaled_case,
    softmax_case,
)
from tk.schedules.cuda.suites.shared import eager, inductor
from tk.schedules.cuda.window.cases import depthwise_case, pool_case, resize_case

if TYPE_CHECKING:
    import torch


__all__ = ["PARTS", "SUITE", "sized_problem"]

BYTES = {"bfloat16": 2, "float16": 2, "float32": 4, "int8": 1, "int32": 4, "int64": 8}
HEADS, HEAD = 32, 128
VOCABULARY = 32768  # rows of an embedding
Specs: TypeAlias = tuple[tuple[tuple[int, ...], str], ...]
"""The shape and the dtype of each of several tensors."""


@dataclass(frozen=True)
class Part:
    """One computation: `torch` is it in torch on tensors of any float dtype, `case` the problem of (a name, n, dtype) for n
    elements. `reads`: how often the inputs must be read from memory, as they do not fit a cache: what scales a tensor is known
    at its end."""

    torch: TorchFunction
    case: Callable[[str, int, str], Case]
    reads: int = 1


def _part(torch: TorchFunction, build: Callable[..., Expr], inputs: Callable[[int, str], Specs]) -> Part:
    """A computation of the inputs for n elements of a dtype, which `build` has in Relax."""

    def case(name: str, n: int, dtype: str) -> Case:
        named = tuple((letter, *spec) for letter, spec in zip("xyz", inputs(n, dtype), strict=False))
        return Case(name, named, build, torch, sample=_indices)

    return Part(torch, case)


def _indices(generator: np.random.Generator, shape: tuple[int, ...], dtype: str, _name: str) -> Array:
    """Rows of an embedding to pick."""
    return generator.integers(0, VOCABULARY, shape).astype(dtype)


def _torch() -> ModuleType:
    return import_module("torch")


def _float32(x: torch.Tensor) -> torch.dtype:
    """float32, or float64 for a reference in that."""
    return _torch().promote_types(x.dtype, _torch().float32)


def _wide(x: Expr) -> Expr:
    return op.astype(x, "float32")


def _as(x: Expr, like: Expr) -> Expr:
    return op.astype(x, str(like.ty.dtype.dtype))


def _matrix(n: int, dtype: str) -> Specs:
    return (((n // 4096, 4096), dtype),)


def _two(n: int, dtype: str) -> Specs:
    return _matrix(n, dtype) * 2


def _queries(n: int, dtype: str) -> Specs:
    return (((8, n // 8 // 4096, 32, 128), dtype),)


def _tokens(n: int, dtype: str) -> Specs:
    """Queries by token, and the angles' cosines and sines."""
    count = n // (HEADS * HEAD)
    return ((count, HEADS, HEAD), dtype), ((count, HEAD), "float32"), ((count, HEAD), "float32")


def _rotary(x: Expr, cos: Expr, sin: Expr) -> Expr:
    wide = _wide(x)
    low, high = op.strided_slice(wide, [2], [0], [HEAD // 2]), op.strided_slice(wide, [2], [HEAD // 2], [HEAD])
    turned = op.concat([op.negative(high), low], -1)
    return _as(op.add(op.multiply(wide, op.expand_dims(cos, 1)), op.multiply(turned, op.expand_dims(sin, 1))), x)


def _torch_rotary(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
    low, high = x[..., : HEAD // 2], x[..., HEAD // 2 :]
    turned = _torch().cat([-high, low], -1)
    return (x * cos[:, None] + turned * sin[:, None]).to(x.dtype)


def _swiglu(x: Expr, y: Expr) -> Expr:
    wide = _wide(x)
    return _as(op.multiply(op.multiply(wide, op.sigmoid(wide)), _wide(y)), x)


def _rows(torch: TorchFunction, make: Callable[..., Case], columns: int) -> Part:
    return Part(torch, lambda _name, n, dtype: make(n // columns, columns, dtype, 1.0))


def _torch_rms_norm(x: torch.Tensor, y: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
    total = x.to(_float32(x)) + y
    return (total * (total.square().mean(-1, keepdim=True) + 1e-5).rsqrt() * w).to(x.dtype)


def _torch_residual(x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    total = x + y
    return total, _torch().nn.functional.layer_norm(total, total.shape[-1:])


def _channels(n: int) -> tuple[int, ...]:
    """Images of 64 channels, which lie side by side as images."""
    pixels = min(65536, n // 64)
    return n // (64 * pixels), 64, pixels


def _softmax(shape: Callable[[int], tuple[int, ...]]) -> Part:
    """Along the second axis."""
    return Part(lambda x: x.softmax(1), lambda _name, n, dtype: channel_softmax_case(shape(n), 1, dtype, 1.0))


def _middle(columns: int) -> Part:
    """A softmax of so many columns, each of up to 2,048 rows side by side."""
    return _softmax(lambda n: (n // (columns * min(2048, n // columns)), columns, min(2048, n // columns)))


def _torch_channel_norm(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    wide = x.to(_float32(x))
    scaled = wide * (wide.square().mean(1, keepdim=True) + 1e-5).rsqrt()
    return scaled.to(x.dtype), wide.abs().amax(1, keepdim=True)


def _scaled(axes: tuple[int, ...], reads: int = 1) -> Part:
    """int8 of x by the greatest |x| over some axes of rows of 4,096."""

    def quantised(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        wide = x.to(_float32(x))
        scale = wide.abs().amax(axes, keepdim=True) / 127
        return (wide / scale).round().to(_torch().int8), scale

    return Part(quantised, lambda _name, n, dtype: scaled_case((n // 4096, 4096), axes, dtype, 1.0), reads)


def _images(layout: str, side: int, channels: int) -> Callable[[int], tuple[int, ...]]:
    """The shape of square images of about n elements."""
    image = (side, side, channels) if layout == "NHWC" else (channels, side, side)
    return lambda n: (n // (side * side * channels), *image)


def _channels_first(layout: str, f: Callable[..., torch.Tensor]) -> TorchFunction:
    """`f` of images whose layout in torch is channels first, whatever it is in memory."""
    if layout != "NHWC":
        return f
    return lambda x, *others: f(x.permute(0, 3, 1, 2), *others).permute(0, 2, 3, 1)


def _pool(kind: str, layout: str, side: int, channels: int, window: int, stride: int, padding: int) -> Part:
    shape = _images(layout, side, channels)

    def pooled(x: torch.Tensor) -> torch.Tensor:
        return getattr(_torch().nn.functional, f"{kind}_pool2d")(x, window, stride, padding)

    return Part(
        _channels_first(layout, pooled),
        lambda _name, n, dtype: pool_case(kind, layout, shape(n), dtype, window, stride, padding, 1.0),
    )


def _depthwise(side: int, channels: int, window: int, stride: int) -> Part:
    shape = _images("NHWC", side, channels)

    def convolved(x: torch.Tensor, w: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        kernel, torch = w.permute(3, 2, 0, 1), _torch()
        return torch.relu(torch.nn.functional.conv2d(x, kernel, b.to(x.dtype), stride, window // 2, groups=channels))

    return Part(
        _channels_first("NHWC", convolved),
        lambda _name, n, dtype: depthwise_case(shape(n), dtype, window, stride, 1.0),
    )


def _resize(mode: str, layout: str, side: int, channels: int, taps: int) -> Part:
    """Images are resized to twice their size, n elements."""
    shape = _images(layout, side, channels)

    def resized(x: torch.Tensor) -> torch.Tensor:
        return _torch().nn.functional.interpolate(x, scale_factor=2, mode=mode)

    return Part(
        _channels_first(layout, resized),
        lambda _name, n, dtype: resize_case(taps, layout, shape(n // 4), (2 * side, 2 * side), dtype, 1.0),
    )


PARTS = {
    "elementwise": {
        "add": _part(lambda x, y: x + y, op.add, _two),
        "bias": _part(lambda x, y: x + y, op.add, lambda n, d: (*_matrix(n, d), ((4096,), d))),
        "cast": _part(lambda x: x.half(), lambda x: op.astype(x, "float16"), _matrix),
        "gelu": _part(lambda x: _torch().nn.functional.gelu(x), lambda x: _as(op.nn.gelu(_wide(x)), x), _matrix),
        "swiglu": _part(lambda x, y: _torch().nn.functional.silu(x) * y, _swiglu, _two),
        "rotary": _part(_torch_rotary, _rotary, _tokens),
    },
    "rows": {
        f"{name}_{columns}": _rows(torch, make, columns)
        for name, torch, make in (
            ("softmax", lambda x: x.softmax(-1), softmax_case),
            ("rms_norm", _torch_rms_norm, rms_norm_case),
            ("layer_norm", _torch_residual, residual_case),
        )
        for columns in (1024, 4096, 16384)
    },
    "channels": {
        "softmax_64": _softmax(_channels),
        **{f"softmax_{columns}": _middle(columns) for columns in (512, 1024, 4096)},
        "norm_64": Part(_torch_channel_norm, lambda _name, n, dtype: channel_norm_case(_channels(n), (1,), dtype, 1.0)),
    },
    "quantise": {"row": _scaled((1,)), "column": _scaled((0,), 2), "tensor": _scaled((0, 1), 2)},
    "reductions": {
        "sum": _part(lambda x: x.sum(dtype=_float32(x)), lambda x: op.sum(_wide(x)), _matrix),
        "rows": _part(lambda x: x.sum(-1, dtype=_float32(x)), lambda x: op.sum(_wide(x), axis=[-1]), _matrix),
        "columns": _part(lambda x: x.sum(0, dtype=_float32(x)), lambda x: op.sum(_wide(x), axis=[0]), _matrix),
        "long_rows": _part(lambda x: x.amax(-1), lambda x: op.max(x, axis=[-1]), lambda n, d: (((16, n // 16), d),)),
        "argmax": _part(lambda x: x.argmax(-1), lambda x: op.argmax(x, axis=-1), _matrix),
    },
    "moves": {
        "transpose": _part(lambda x: x.T.contiguous(), op.permute_dims, _matrix),
        "heads": _part(lambda x: x.permute(0, 2, 1, 3).contiguous(), lambda x: op.permute_dims(x, [0, 2, 1, 3]), _queries),
        "keys": _part(lambda x: x.permute(0, 2, 3, 1).contiguous(), lambda x: op.permute_dims(x, [0, 2, 3, 1]), _queries),
        "concat": _part(lambda x, y: _torch().cat([x, y], -1), lambda x, y: op.concat([x, y], -1),
                        lambda n, d: (((n // 4096, 2048), d),) * 2),
        "gather": _part(lambda x, y: x[y], lambda x, y: op.take(x, y, axis=0),
                        lambda n, d: (((VOCABULARY, 4096), d), ((n // 4096,), "int32"))),
    },
    "windows": {
        "max3s2_last": _pool("max", "NHWC", 112, 64, 3, 2, 1),
        "max3s2_first": _pool("max", "NCHW", 112, 64, 3, 2, 1),
        "max2s2_first": _pool("max", "NCHW", 224, 64, 2, 2, 0),
        "avg3s1_last": _pool("avg", "NHWC", 28, 256, 3, 1, 1),
        "avg3s1_first": _pool("avg", "NCHW", 28, 256, 3, 1, 1),
        "depthwise3s1": _depthwise(56, 128, 3, 1),
        "depthwise3s2": _depthwise(112, 96, 3, 2),
        "depthwise5s1": _depthwise(28, 240, 5, 1),
        "depthwise7s1": _depthwise(56, 96, 7, 1),
        "nearest_first": _resize("nearest", "NCHW", 56, 64, 1),
        "linear_first": _resize("bilinear", "NCHW", 56, 64, 2),
        "linear_last": _resize("bilinear", "NHWC", 56, 64, 2),
    },
}  # fmt: skip


def sized_problem(model: str, part: str, size: int, dtype: str) -> Problem:
    """The problem of tensors of `size` bytes at most. Each input read once, or `reads` times, and each output written once; of
    a table, the rows that are picked."""
    each = PARTS[model][part]
    case = each.case(f"{part}_{size}_{dtype}", size // BYTES[dtype], dtype)
    outputs = results(case)
    inputs = [(tuple(dim for dim in shape if isinstance(dim, int)), kind) for _, shape, kind in case.inputs]
    read = [outputs[0], *inputs[1:]] if part == "gather" else inputs
    moved = float(sum(prod(shape) * BYTES[kind] for shape, kind in (*read * each.reads, *outputs)))
    kinds = tuple(kind for _, kind in outputs)
    return Problem(model, part, size >> 20, dtype, inputs[0][0], case, 0.0, moved, {}, outputs=kinds, torch=each.torch)


SUITE = Suite(
    "functions that memory bounds, for tensors of `m` MiB",
    {model: tuple(parts) for model, parts in PARTS.items()},
    (256,),
    ("bfloat16", "float32"),
    {"torch": eager, "inductor": inductor},
    lambda model, part, m, dtype: sized_problem(model, part, m << 20, dtype),
    copies=True,
)
