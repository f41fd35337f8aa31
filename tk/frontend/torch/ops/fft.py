"""torch's discrete Fourier transforms: of a known length by kernels or tables that are made when the model is compiled, of a
dynamic one by a product with tables that a call makes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import TYPE_CHECKING, Any

import torch
from torch import fx
from torch.utils._sympy.numbers import int_oo
from torch.utils._sympy.value_ranges import ValueRanges, bound_sympy
from tvm import relax

from tk.errors import ImportModelError, message
from tk.frontend.ops.dynamic_fourier import LONGEST, dynamic_signal, dynamic_spectrum
from tk.frontend.torch.ops.complex import Complex
from tk.graph.fourier_products import beside, signal, spectrum, table_bytes
from tk.graph.long_fourier import any_transformed, long_bins, long_signal

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

SCALED: dict[int, Callable[[int], float]] = {0: lambda n: 1.0, 1: lambda n: 1 / sqrt(n), 2: lambda n: 1 / n}
"""torch's fft_norm_mode: none, by_root_n, by_n."""
MOST_TABLES = 8 << 30  # bytes of a transform's sines and cosines, while they are made


def _check_bound(node: fx.Node, importer: Importer, axis: int, size: torch.SymInt) -> None:
    """Refuses a transform of a dynamic length that may be longer than its tables are for."""
    expression = size.node.expr
    spans = {each: importer.bounds.get(str(each), (0, None)) for each in expression.free_symbols}
    ranges = {each: ValueRanges(low, int_oo if high is None else high) for each, (low, high) in spans.items()}
    greatest = bound_sympy(expression, ranges).upper
    if greatest is int_oo or greatest > LONGEST:
        raise ImportModelError(
            message(
                f"{node.target} transforms what may be long, a dynamic dim",
                need=f"at most {LONGEST} elements, whose tables of N² sines a call makes",
                have=f"{size} elements along dim {axis}" + ("" if greatest is int_oo else f", up to {greatest}"),
                do=f"bound the dim, --shape x=[1..{LONGEST}]; pad to a length that is fixed, torch.fft.rfft(x, n=8192);"
                " or transform windows of one, as torch.stft does",
            )
        )


def _along(
    emit: Any, parts: Sequence[relax.Expr], axis: int, transform: Callable[[list[relax.Expr]], list[relax.Expr]]
) -> list[relax.Expr]:
    """`transform`, of the last axis, along another one."""
    rank = parts[0].ty.ndim
    if axis == rank - 1:
        return transform(list(parts))
    order = [*(i for i in range(rank) if i != axis), axis]
    back = [order.index(i) for i in range(rank)]
    made = transform([emit(relax.op.permute_dims(part, order)) for part in parts])
    return [emit(relax.op.permute_dims(part, back)) for part in made]


def _check_tables(node: fx.Node, length: int, real: bool) -> None:
    """Refuses a transform by tables of sines that no memory is for: of a length that is long and has a large prime factor."""
    size = table_bytes(length, length // 2 + 1 if real else length, real)
    if size > MOST_TABLES:
        raise ImportModelError(
            message(
                f"{node.target} of {length} elements takes tables of {size >> 30} GiB",
                need=f"at most {MOST_TABLES >> 30} GiB, or a length that is a product of small primes",
                have=f"a length of {length}",
                do=f"pad to one, such as torch.fft.rfft(x, n={1 << (length - 1).bit_length()})",
            )
        )


def _fft(node: fx.Node, importer: Importer) -> relax.Expr | Complex:
    """_fft_r2c(x, dims, norm, onesided), _fft_c2c(z, dims, norm, forward), _fft_c2r(z, dims, norm, n): the last of `dims` is
    the one that real numbers have, or get."""
    emit, kind = importer.block_builder.emit, str(node.target.__name__)[:8]
    source, dims, norm, last = node.args
    given, rank = importer.env[source], len(node.meta["val"].shape)
    parts = list(given) if isinstance(given, Complex) else [given]
    axes = [int(dim) % rank for dim in dims]
    real = node.meta["val"] if kind == "_fft_c2r" else source.meta["val"]
    sizes = {axis: real.shape[axis] for axis in axes}
    for axis, size in sizes.items():
        if not isinstance(size, int):
            _check_bound(node, importer, axis, size)
    scales = {axis: SCALED[int(norm)](size) if isinstance(size, int) else 1.0 for axis, size in sizes.items()}
    inverse = kind == "_fft_c2r" or (kind == "_fft_c2c" and not last)

    builder = importer.block_builder

    def whole(axis: int) -> Callable[[list[relax.Expr]], Any]:
        one = kind == "_fft_r2c" and bool(last) and axis == axes[-1]

        def spectrum_of(each: list[relax.Expr]) -> list[relax.Expr]:
            if not isinstance(sizes[axis], int):
                length = importer.size(sizes[axis])
                return dynamic_spectrum(builder, each, length, inverse=inverse, onesided=one, norm=int(norm))
            bins = long_bins(builder, each[0], scales[axis]) if one else None
            if bins is not None:
                return bins
            _check_tables(node, sizes[axis], len(each) == 1)
            return spectrum(emit, each, sizes[axis], inverse=inverse, onesided=one, scale=scales[axis])

        return spectrum_of

    for axis in reversed(axes[:-1] if kind == "_fft_c2r" else axes):
        onesided = kind == "_fft_r2c" and bool(last) and axis == axes[-1]
        known = isinstance(sizes[axis], int)
        made = None if onesided or not known else any_transformed(builder, parts, axis, inverse, scales[axis])
        parts = _along(emit, parts, axis, whole(axis)) if made is None else made
    if kind != "_fft_c2r":
        return Complex(*parts)
    axis = axes[-1]

    def signal_of(each: list[relax.Expr]) -> list[relax.Expr]:
        if not isinstance(sizes[axis], int):
            return [dynamic_signal(builder, each, importer.size(sizes[axis]), int(norm))]
        made = long_signal(builder, each, sizes[axis], scales[axis])
        if made is None:
            _check_tables(node, sizes[axis], True)
        return [signal(emit, each, sizes[axis], scales[axis], beside(builder, each)) if made is None else made]

    (made,) = _along(emit, parts, axis, signal_of)
    return made


CONVERTERS: dict[str, Callable[[fx.Node, Any], Any]] = {f"_fft_{kind}.default": _fft for kind in ("c2c", "c2r", "r2c")}
"""ATen name → converter(node, importer)."""
