"""Transposed convolutions as convolutions, one for each phase of the stride, where no rule has a kernel for phases: no zeros
are multiplied.

    y[s q + r] = Σ_j x[q − j] · w[r + s j]          for each phase r of s: a convolution of x with every s-th tap, turned round

Phases of as many taps are columns of one convolution; the others have one each. Their results take turns along each axis:
[n, phases, o, q…] → [n, o, q, r, …], cut to the padding's. Dilated kernels of another stride than 1, and those with a phase
without a tap, are left to LegalizeOps.
"""

from __future__ import annotations

from functools import cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING

from tvm import relax
from tvm.relax import op

from tk.graph.dataflow import mutating, name_of
from tk.graph.transposed_convolutions import RANKS, have_phases, is_known

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    import tvm
    from tvm.ir import Call, Expr
    from tvm.tirx import PrimFunc

__all__ = ["SplitTransposedConvolutions"]


def SplitTransposedConvolutions(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - named as TVM's are
    """Rewrites transposed convolutions with channels first, of 16-bit and float32 operands and known image sizes, unless a rule
    `takes` their phases."""
    are_taken = cache(lambda: have_phases(takes))  # asked where a model has such convolutions alone

    @relax.expr_functor.mutator
    class Split(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            rank = RANKS.get(name_of(call))
            if rank is None or not is_known(call) or str(call.attrs.data_layout).endswith("C") or are_taken():
                return call
            made = _split(self.builder_, call, rank)
            return call if made is None else made

    return mutating("SplitTransposedConvolutions", Split, of=RANKS)


def _split(builder: relax.BlockBuilder, call: Call, rank: int) -> Expr | None:
    """The convolutions, their results in turns; None where they are not taken."""
    x, w = call.args
    attrs, emit = call.attrs, builder.emit
    strides, dilations = [int(s) for s in attrs.strides], [int(d) for d in attrs.dilation]
    kernel, sizes = [int(k) for k in list(w.ty.shape)[2:]], [int(size) for size in list(x.ty.shape)[2:]]
    results, cuts = [int(size) for size in list(call.ty.shape)[2:]], [int(p) for p in attrs.padding][:rank]
    spread = any(s > 1 and d > 1 and k > 1 for s, d, k in zip(strides, dilations, kernel, strict=True))
    if spread or any(k < s for k, s in zip(kernel, strides, strict=True)) or min(sizes) < 1:
        return None
    # positions q of every phase that are wanted: of s q + r from the cut on
    first = [cut // s for cut, s in zip(cuts, strides, strict=True)]
    count = [-(-(cut + o) // s) - f for cut, o, s, f in zip(cuts, results, strides, first, strict=True)]
    parts = []
    for phases in _by_taps(kernel, strides, int(attrs.groups)):
        taps = [-(-(k - r) // s) for k, r, s in zip(kernel, phases[0], strides, strict=True)]
        before = [d * (t - 1) - f for d, t, f in zip(dilations, taps, first, strict=True)]
        behind = [f + c - size for f, c, size in zip(first, count, sizes, strict=True)]
        if min(before + behind) < 0:
            return None
        weights = [_taps_of(builder, w, phase, strides, int(attrs.groups)) for phase in phases]
        given = weights[0] if len(weights) == 1 else emit(op.concat(weights, 0))
        make = getattr(op.nn, f"conv{rank}d")
        made = make(x, given, padding=before + behind, dilation=dilations, groups=attrs.groups, out_dtype=attrs.out_dtype)
        parts.append(emit(made))
    whole = parts[0] if len(parts) == 1 else emit(op.concat(parts, 1))
    rest = [c - f * s for c, f, s in zip(cuts, first, strides, strict=True)]
    return _in_turns(builder, whole, rank, strides, count, rest, results)


def _by_taps(kernel: Sequence[int], strides: Sequence[int], groups: int) -> list[list[tuple[int, ...]]]:
    """The phases, in order, those of one convolution together: all, where all have as many taps and there is one group."""
    every = list(product(*map(range, strides)))
    alike = groups == 1 and not any(k % s for k, s in zip(kernel, strides, strict=True))
    return [every] if alike else [[phase] for phase in every]


def _taps_of(builder: relax.BlockBuilder, w: Expr, phase: Sequence[int], strides: Sequence[int], groups: int) -> Expr:
    """Of w [c, o of a group, k…] the taps of a phase, turned round, as [o, c of a group, t…]."""
    emit = builder.emit
    axes = list(range(2, 2 + len(strides)))
    kernel = [int(k) for k in list(w.ty.shape)[2:]]
    if max(strides) > 1:
        w = emit(op.strided_slice(w, axes, list(phase), kernel, list(strides)))
    for axis in axes:
        w = emit(op.flip(w, axis))
    c, own, *taps = (int(dim) for dim in w.ty.shape)
    w = emit(op.reshape(w, [groups, c // groups, own, *taps]))
    w = emit(op.permute_dims(w, [0, 2, 1, *range(3, 3 + len(taps))]))
    return emit(op.reshape(w, [groups * own, c // groups, *taps]))


def _in_turns(
    builder: relax.BlockBuilder,
    y: Expr,
    rank: int,
    strides: Sequence[int],
    count: Sequence[int],
    cuts: Sequence[int],
    results: Sequence[int],
) -> Expr:
    """y [n, phases · o, q…] as [n, o, s q + r …], from `cuts` on as many as `results` says."""
    emit, phases = builder.emit, prod(strides)
    if phases > 1:
        n, columns = list(y.ty.shape)[:2]
        y = emit(op.reshape(y, [n, *strides, int(columns) // phases, *count]))
        turns = [axis for each in range(rank) for axis in (2 + rank + each, 1 + each)]
        y = emit(op.permute_dims(y, [0, 1 + rank, *turns]))
        y = emit(op.reshape(y, [n, int(columns) // phases, *(c * s for c, s in zip(count, strides, strict=True))]))
    ends = [cut + size for cut, size in zip(cuts, results, strict=True)]
    if any(cuts) or [int(dim) for dim in list(y.ty.shape)[2:]] != ends:
        y = emit(op.strided_slice(y, list(range(2, 2 + rank)), list(cuts), ends))
    return y
