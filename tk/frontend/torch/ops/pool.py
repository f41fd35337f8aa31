"""ATen's pooling: TVM's converters leave out ceilings, divisors and indices, and pool to no given size."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from torch import fx
from tvm import relax, te, tirx, topi

from tk.errors import ImportModelError, message
from tk.frontend.ops.windows import Adaptive, Windows, greatest, indices_of_greatest
from tk.frontend.torch.ops.elements import dtype_of, is_float, ordered, restored, sizes_of
from tk.graph.ordered_bits import nan_key

if TYPE_CHECKING:
    from tvm.ir import PrimType

    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

Convert = Callable[[fx.Node, Any], Any]


def _each(value: int | list[int], rank: int, default: int = 1) -> list[int]:
    """One number a spatial dim, of one number for all, or of none."""
    values = [value] if isinstance(value, int) else list(value or [default])
    return values * rank if len(values) == 1 else values


def _wide(dtype: PrimType) -> str:
    """What 16-bit floats are summed in."""
    return "float32" if str(dtype) in ("float16", "bfloat16") else str(dtype)


def _average(rank: int) -> Convert:
    """avg_pool: the sum of each window over the number of its elements, those of the padding counted unless
    `count_include_pad` is False, but none beyond it; or over `divisor_override`."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        names = ("x", "kernel", "stride", "padding", "ceil_mode", "count_include_pad", "divisor_override")
        given = dict(zip(names, importer.retrieve_args(node), strict=False)) | dict(node.kwargs)
        x, kernel = given["x"], _each(given["kernel"], rank)
        stride = _each(given.get("stride") or kernel, rank)
        padding = _each(given.get("padding", 0), rank, 0)
        divisor, counts_padding = given.get("divisor_override"), bool(given.get("count_include_pad", True))
        shape = sizes_of(node, importer)
        if rank == 2 and x.ty.ndim == 4 and divisor is None and not any(padding) and not given.get("ceil_mode"):
            # an operator whose layout Relax knows: what convolutions give is not brought back into NCHW for it
            return importer.block_builder.emit(relax.op.nn.avg_pool2d(x, kernel, stride))

        def pooled(data: te.Tensor) -> te.Tensor:
            windows = [te.reduce_axis((0, size), f"k{a}") for a, size in enumerate(kernel)]
            inner = data.shape[-rank:]

            def element(*at: relax.Expr) -> relax.Expr:
                *outer, last = at[:-rank], at[-rank:]
                coordinates = [o * s - p + k.var for o, s, p, k in zip(last, stride, padding, windows, strict=True)]
                within = tirx.all(*(tirx.all(i >= 0, i < n) for i, n in zip(coordinates, inner, strict=True)))
                clamped = [tirx.max(tirx.min(i, n - 1), 0) for i, n in zip(coordinates, inner, strict=True)]
                value = tirx.Select(within, data(*outer[0], *clamped), tirx.const(0, data.dtype))
                return te.sum(value.astype(_wide(data.dtype)), axis=windows)

            return te.compute(shape, element, name="window_sum")

        def divided(total: te.Tensor, like: te.Tensor) -> te.Tensor:
            inner = like.shape[-rank:]

            def element(*at: relax.Expr) -> relax.Expr:
                if divisor is not None:
                    return total(*at) / tirx.const(divisor, total.dtype)
                count: relax.Expr = tirx.const(1, "int64")
                for o, s, p, k, n in zip(at[-rank:], stride, padding, kernel, inner, strict=True):
                    first = o * s - p
                    last = tirx.min(first + k, n + p) if counts_padding else tirx.min(first + k, n)
                    count = count * (last - (first if counts_padding else tirx.max(first, 0)))
                return total(*at) / count.astype(total.dtype)

            return te.compute(shape, element, name="average")

        def average(data: te.Tensor) -> te.Tensor:
            return topi.cast(divided(pooled(data), data), data.dtype)

        return importer.block_builder.emit_te(average, x, primfunc_name_hint="avg_pool")

    return convert


def _max_pool(rank: int) -> Convert:
    """Values, and for each its position among x's spatial elements: the first of several, but the last NaN."""

    def convert(node: fx.Node, importer: Importer) -> list[relax.Expr | None]:
        names = ("x", "kernel", "stride", "padding", "dilation", "ceil_mode")
        given = dict(zip(names, importer.retrieve_args(node), strict=False)) | dict(node.kwargs)
        kernel = _each(given["kernel"], rank)
        stride = _each(given.get("stride") or kernel, rank)
        padding, dilation = _each(given.get("padding", 0), rank, 0), _each(given.get("dilation", 1), rank)
        windows = list(zip(kernel, stride, padding, dilation, strict=True))
        shape = [importer.size(each) for each in node.meta["val"][1].shape]
        first = _greatest(importer, given["x"], windows, shape, bool(given.get("ceil_mode")))
        return [first, _indices(node, importer, given["x"], shape, windows)]

    return convert


def _indices(
    node: fx.Node, importer: Importer, x: relax.Expr, shape: list[relax.Expr | int], windows: Windows
) -> relax.Expr | None:
    """Where in x the greatest of each window stands, if the model asks for that."""
    if not any(user.args[1] == 1 for user in node.users):
        return None
    keys = ordered(importer, x)
    return indices_of_greatest(
        importer.block_builder, keys, shape, windows, nan_key(dtype_of(keys)) if is_float(dtype_of(x)) else None
    )


def _adaptive_max_pool(rank: int) -> Convert:
    """As `_max_pool`, by windows that share each of the last `rank` dims among the results. These overlap where their number
    does not divide the dim."""

    def convert(node: fx.Node, importer: Importer) -> list[relax.Expr | None]:
        x, shape = importer.env[node.args[0]], [importer.size(size) for size in node.meta["val"][0].shape]
        if not all(isinstance(size, int) for size in shape[-rank:]):
            raise ImportModelError(
                message(
                    "adaptive pooling gives a dynamic size",
                    need="a fixed one",
                    have=shape[-rank:],
                    do="give output_size in numbers",
                )
            )
        dims = list(zip(x.ty.shape.values[-rank:], shape[-rank:], strict=True))
        windows: Windows = [Adaptive(count) for _, count in dims]
        if all(isinstance(n, tirx.IntImm) and int(n) % count == 0 for n, count in dims):
            windows = [(int(n) // count, int(n) // count, 0, 1) for n, count in dims]
            values = _greatest(importer, x, windows, shape, False)
        else:
            values = restored(importer, greatest(importer.block_builder, ordered(importer, x), shape, windows), dtype_of(x))
        return [values, _indices(node, importer, x, shape, windows)]

    return convert


def _greatest(importer: Importer, x: relax.Expr, windows: Windows, shape: Sequence[relax.Expr | int], ceil: bool) -> relax.Expr:
    """The greatest of each window, [*shape]; x may have no batch."""
    emit, rank = importer.block_builder.emit, len(windows)
    kernel, stride, padding, dilation = (list(each) for each in zip(*windows, strict=True))
    single = x.ty.ndim == rank + 1
    y = emit(relax.op.expand_dims(x, [0])) if single else x
    pool = getattr(relax.op.nn, f"max_pool{rank}d")
    counts = ceil
    if ceil and not all(isinstance(size, tirx.IntImm) for size in y.ty.shape.values[-rank:]):
        # of a symbolic size TVM's count of windows is a choice, which is no size in Relax
        padding, counts = [*padding, *(p + s - 1 for p, s in zip(padding, stride, strict=True))], False
    y = emit(pool(y, kernel, stride, padding, dilation, counts))
    y = emit(relax.op.squeeze(y, [0])) if single else y
    if not ceil:
        return y
    last = list(range(y.ty.ndim))[-rank:]  # TVM has windows that begin in what padding adds behind, torch has not
    return emit(relax.op.strided_slice(y, last, [0] * rank, [shape[axis] for axis in last], assume_inbound=True))


CONVERTERS: dict[str, Convert] = {
    "adaptive_max_pool2d.default": _adaptive_max_pool(2),
    "adaptive_max_pool3d.default": _adaptive_max_pool(3),
    "avg_pool1d.default": _average(1),
    "avg_pool2d.default": _average(2),
    "avg_pool3d.default": _average(3),
    "max_pool2d_with_indices.default": _max_pool(2),
    "max_pool3d_with_indices.default": _max_pool(3),
}
