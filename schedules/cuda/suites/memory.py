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
from tk.schedule.case import Case
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
    """One computation. `inputs(n, dtype)` are (shape, dtype) for n elements; `build` is it in Relax, or `case` whole;
    `torch` is it in torch on tensors of any float dtype; `outputs` maps n and the dtype to (shape, dtype) of each. `reads`: how
    often the inputs must be read from memory, as they do not fit a cache: what scales a tensor is known at its end."""

    inputs: Callable[[int, str], Specs]
    torch: TorchFunction
    outputs: Callable[[int, str], Specs]
    build: Callable[..., Expr] | None = None
    case: Callable[[int, str], Case] | None = None
    reads: int = 1


def _torch() -> ModuleType:
    return import_module("torch")


def _wide(x: Expr) -> Expr:
    return op.astype(x, "float32")


def _as(x: Expr, like: Expr) -> Expr:
    return op.astype(x, str(like.ty.dtype.dtype))


def _matrix(columns: int) -> Callable[[int, str], Specs]:
    return lambda n, dtype: (((n // columns, columns), dtype),)


def _twice(columns: int) -> Callable[[int, str], Specs]:
    return lambda n, dtype: (((n // columns, columns), dtype),) * 2


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


def _torch_rms_norm(x: torch.Tensor, y: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
    torch = _torch()
    total = x.to(torch.promote_types(x.dtype, torch.float32)) + y
    return (total * (total.square().mean(-1, keepdim=True) + 1e-5).rsqrt() * w).to(x.dtype)


def _torch_residual(x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    total = x + y
    return total, _torch().nn.functional.layer_norm(total, total.shape[-1:])


def _rows(make: Callable[..., Case], columns: int) -> Callable[[int, str], Case]:
    return lambda n, dtype: make(n // columns, columns, dtype, 1.0)


def _vector(columns: int) -> Callable[[int, str], Specs]:
    return lambda n, dtype: (*_twice(columns)(n, dtype), ((columns,), "float32"))


def _channels(n: int, dtype: str) -> Specs:
    """Images of 64 channels, which lie side by side as images."""
    pixels = min(65536, n // 64)
    return (((n // (64 * pixels), 64, pixels), dtype),)


def _middle(columns: int) -> Callable[[int, str], Specs]:
    def shape(n: int, dtype: str) -> Specs:
        inner = min(2048, n // columns)
        return (((n // (columns * inner), columns, inner), dtype),)

    return shape


def _softmax(images: Callable[[int, str], Specs]) -> Part:
    """Along the second axis."""
    make = channel_softmax_case
    return Part(images, lambda x: x.softmax(1), images, case=lambda n, d: make(images(n, d)[0][0], 1, d, 1.0))


def _torch_channel_norm(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
    torch = _torch()
    wide = x.to(torch.promote_types(x.dtype, torch.float32))
    scaled = wide * (wide.square().mean(1, keepdim=True) + 1e-5).rsqrt()
    return scaled.to(x.dtype), wide.abs().amax(1, keepdim=True)


def _scaled(axes: tuple[int, ...], reads: int = 1) -> Part:
    """int8 of x by the greatest |x| over some axes of rows of 4,096."""

    def outputs(n: int, _dtype: str) -> Specs:
        shape = (n // 4096, 4096)
        return (shape, "int8"), (tuple(1 if axis in axes else size for axis, size in enumerate(shape)), "float32")

    def quantised(x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        torch = _torch()
        wide = x.to(torch.promote_types(x.dtype, torch.float32))
        scale = wide.abs().amax(axes, keepdim=True) / 127
        return (wide / scale).round().to(torch.int8), scale

    return Part(_matrix(4096), quantised, outputs, case=lambda n, d: scaled_case((n // 4096, 4096), axes, d, 1.0), reads=reads)


def _images(layout: str, side: int, channels: int) -> Callable[[int], tuple[int, ...]]:
    """The shape of square images of about n elements."""
    image = (side, side, channels) if layout == "NHWC" else (channels, side, side)
    return lambda n: (n // (side * side * channels), *image)


def _after(shape: tuple[int, ...], layout: str, window: int, stride: int, padding: int) -> tuple[int, ...]:
    moved = (1, 2) if layout == "NHWC" else (2, 3)
    return tuple((d + 2 * padding - window) // stride + 1 if axis in moved else d for axis, d in enumerate(shape))


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
        lambda n, dtype: ((shape(n), dtype),),
        _channels_first(layout, pooled),
        lambda n, dtype: ((_after(shape(n), layout, window, stride, padding), dtype),),
        case=lambda n, dtype: pool_case(kind, layout, shape(n), dtype, window, stride, padding, 1.0),
    )


def _depthwise(side: int, channels: int, window: int, stride: int) -> Part:
    shape, padding = _images("NHWC", side, channels), window // 2

    def convolved(x: torch.Tensor, w: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
        kernel, torch = w.permute(3, 2, 0, 1), _torch()
        return torch.relu(torch.nn.functional.conv2d(x, kernel, b.to(x.dtype), stride, padding, groups=channels))

    def inputs(n: int, dtype: str) -> Specs:
        return (shape(n), dtype), ((window, window, 1, channels), dtype), ((channels,), "float32")

    return Part(
        inputs,
        _channels_first("NHWC", convolved),
        lambda n, dtype: ((_after(shape(n), "NHWC", window, stride, padding), dtype),),
        case=lambda n, dtype: depthwise_case(shape(n), dtype, window, stride, 1.0),
    )


def _resize(mode: str, layout: str, side: int, channels: int, taps: int) -> Part:
    """Images of n elements are resized to twice their size."""
    after, shape = _images(layout, 2 * side, channels), _images(layout, side, channels)

    def resized(x: torch.Tensor) -> torch.Tensor:
        return _torch().nn.functional.interpolate(x, scale_factor=2, mode=mode)

    return Part(
        lambda n, dtype: ((shape(n // 4), dtype),),
        _channels_first(layout, resized),
        lambda n, dtype: ((after(n), dtype),),
        case=lambda n, dtype: resize_case(taps, layout, shape(n // 4), (2 * side, 2 * side), dtype, 1.0),
    )


WINDOWS = {
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
}
PARTS = {
    "elementwise": {
        "add": Part(_twice(4096), lambda x, y: x + y, _matrix(4096), lambda x, y: op.add(x, y)),
        "bias": Part(lambda n, d: (((n // 4096, 4096), d), ((4096,), d)), lambda x, y: x + y, _matrix(4096),
                     lambda x, y: op.add(x, y)),
        "cast": Part(_matrix(4096), lambda x: x.half(), lambda n, d: (((n // 4096, 4096), "float16"),),
                     lambda x: op.astype(x, "float16")),
        "gelu": Part(_matrix(4096), lambda x: _torch().nn.functional.gelu(x), _matrix(4096),
                     lambda x: _as(op.nn.gelu(_wide(x)), x)),
        "swiglu": Part(_twice(4096), lambda x, y: _torch().nn.functional.silu(x) * y, _matrix(4096), _swiglu),
        "rotary": Part(_tokens, _torch_rotary, lambda n, d: _tokens(n, d)[:1], _rotary),
    },
    "rows": {
        **{f"softmax_{c}": Part(_matrix(c), lambda x: x.softmax(-1), _matrix(c), case=_rows(softmax_case, c))
           for c in (1024, 4096, 16384)},
        **{f"rms_norm_{c}": Part(_vector(c), _torch_rms_norm, _matrix(c), case=_rows(rms_norm_case, c))
           for c in (1024, 4096, 16384)},
        **{f"layer_norm_{c}": Part(_twice(c), _torch_residual, _twice(c), case=_rows(residual_case, c))
           for c in (1024, 4096, 16384)},
    },
    "channels": {
        "softmax_64": _softmax(_channels),
        **{f"softmax_{c}": _softmax(_middle(c)) for c in (512, 1024, 4096)},
        "norm_64": Part(_channels, _torch_channel_norm,
                        lambda n, d: (*_channels(n, d), ((_channels(n, d)[0][0][0], 1, _channels(n, d)[0][0][2]), "float32")),
                        case=lambda n, d: channel_norm_case(_channels(n, d)[0][0], (1,), d, 1.0)),
    },
    "quantise": {"row": _scaled((1,)), "column": _scaled((0,), 2), "tensor": _scaled((0, 1), 2)},
    "reductions": {
        "sum": Part(_matrix(4096), lambda x: x.sum(dtype=_torch().promote_types(x.dtype, _torch().float32)),
                    lambda n, d: (((), "float32"),), lambda x: op.sum(_wide(x))),
        "rows": Part(_matrix(4096), lambda x: x.sum(-1, dtype=_torch().promote_types(x.dtype, _torch().float32)),
                     lambda n, d: (((n // 4096,), "float32"),), lambda x: op.sum(_wide(x), axis=[-1])),
        "columns": Part(_matrix(4096), lambda x: x.sum(0, dtype=_torch().promote_types(x.dtype, _torch().float32)),
                        lambda n, d: (((4096,), "float32"),), lambda x: op.sum(_wide(x), axis=[0])),
        "long_rows": Part(lambda n, d: (((16, n // 16), d),), lambda x: x.amax(-1), lambda n, d: (((16,), d),),
                          lambda x: op.max(x, axis=[-1])),
        "argmax": Part(_matrix(4096), lambda x: x.argmax(-1), lambda n, d: (((n // 4096,), "int64"),),
                       lambda x: op.argmax(x, axis=-1)),
    },
    "moves": {
        "transpose": Part(_matrix(4096), lambda x: x.T.contiguous(), lambda n, d: (((4096, n // 4096), d),),
                          lambda x: op.permute_dims(x)),
        "heads": Part(lambda n, d: (((8, n // 8 // 4096, 32, 128), d),), lambda x: x.permute(0, 2, 1, 3).contiguous(),
                      lambda n, d: (((8, 32, n // 8 // 4096, 128), d),), lambda x: op.permute_dims(x, [0, 2, 1, 3])),
        "keys": Part(lambda n, d: (((8, n // 8 // 4096, 32, 128), d),), lambda x: x.permute(0, 2, 3, 1).contiguous(),
                     lambda n, d: (((8, 32, 128, n // 8 // 4096), d),), lambda x: op.permute_dims(x, [0, 2, 3, 1])),
        "concat": Part(lambda n, d: (((n // 4096, 2048), d),) * 2, lambda x, y: _torch().cat([x, y], -1), _matrix(4096),
                       lambda x, y: op.concat([x, y], -1)),
        "gather": Part(lambda n, d: (((VOCABULARY, 4096), d), ((n // 4096,), "int32")), lambda x, y: x[y], _matrix(4096),
                       lambda x, y: op.take(x, y, axis=0)),
    },
    "windows": WINDOWS,
}  # fmt: skip


def _indices(generator: np.random.Generator, shape: tuple[int, ...], dtype: str, _name: str) -> Array:
    """Rows of an embedding to pick."""
    return generator.integers(0, VOCABULARY, shape).astype(dtype)


def sized_problem(model: str, part: str, size: int, dtype: str) -> Problem:
    """The problem of tensors of `size` bytes at most. Each input read once, or `reads` times, and each output written once; of
    a table, the rows that are picked."""
    each, count = PARTS[model][part], size // BYTES[dtype]
    inputs, outputs = each.inputs(count, dtype), each.outputs(count, dtype)
    if each.case is not None:
        case = each.case(count, dtype)
    else:
        assert each.build is not None
        named = tuple((name, *spec) for name, spec in zip("xyz", inputs, strict=False))
        case = Case(f"{part}_{size}_{dtype}", named, each.build, each.torch, sample=_indices)
    read = [(shape, kind) for shape, kind in inputs if shape[0] != VOCABULARY or part != "gather"]
    if part == "gather":
        read.append(outputs[0])
    moved = float(sum(prod(shape) * BYTES[kind] for shape, kind in (*read * each.reads, *outputs)))
    sizes = inputs[0][0]
    kinds = tuple(kind for _, kind in outputs)
    return Problem(model, part, size >> 20, dtype, sizes, case, 0.0, moved, {}, outputs=kinds, torch=each.torch)


SUITE = Suite(
    "functions that memory bounds, for tensors of `m` MiB",
    {model: tuple(parts) for model, parts in PARTS.items()},
    (256,),
    ("bfloat16", "float32"),
    {"torch": eager, "inductor": inductor},
    lambda model, part, m, dtype: sized_problem(model, part, m << 20, dtype),
    copies=True,
)
