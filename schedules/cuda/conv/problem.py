"""What a fused convolution is: axes of pixels, taps, channels, groups and the epilogue's expression, read off its PrimFunc.

    C[p, o] = sum over taps t and channels c of X[p * stride + t * dilation - pad, g(o) c] * W[t, c, o]
    D[p, o] = f(C[p, o], bias[o], residual[p, o], …)

p are an image's number and one to three coordinates; X is [n, …, c], channels last, zero outside of the image, D [n, …, o] and
W [t…, c, o] or [o, t…, c]. It is read as a matmul of rows (pixels) and columns (output channels), whose A is a view of X:
`axes` say where in X a pixel's tap lies. Axes that need no window of their own are simplified away:

    a window along the last axis of few channels     its taps and channels are one run of memory: channels = taps * c
    a stride of a window of one position                skips positions: a longer pitch, and no stride
    neighbours that lie evenly in memory             one axis (a 1 x 1 convolution is a matmul)

A transposed convolution of stride s is s convolutions along each axis, one a phase of the result's pixels (j + cut) % s, each
with the taps that fall on positions of X; no zeros are multiplied:

    D[j, o] = f(sum over t and c of X[(j + cut) // s + t - pad, c] * W[t, c, (j + cut) % s, o], …)

or W[(j + cut) % s, o, t, c].
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import gcd, prod
from typing import Any

import tvm
from tvm.ir import Expr, TensorLoad
from tvm.s_tir import SBlock
from tvm.script import tirx as T
from tvm.sym import detect_linear_equation
from tvm.tirx import Buffer, BufferLoad, IntImm, IterVar, PrimFunc, floordiv

from tk.graph.combined_groups import has_zeros, zero_groups, zero_kernel
from tk.schedule.accumulate import acc_dtype_of
from tk.schedule.analysis import summed_axes
from tk.schedule.precision import precision_of
from tk.schedule.rule import read_again
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.codegen.tir_values import conjuncts, key, same_vars, static, substitute
from tk.schedules.cuda.conv.axes import Axis, Extents, Sized, simplified, size_of, with_kernel
from tk.schedules.cuda.conv.boxes import box_of, inside_share, served, shared_axis, stage_rows
from tk.schedules.cuda.hardware import FLOATS16
from tk.schedules.cuda.matmul.epilogue import cost, loads, staged_loads, unsupported
from tk.schedules.cuda.matmul.problem import Match, Matmul, Operand, are_loads, factors, inlined
from tk.target import Target

__all__ = [
    "ConvMatch",
    "Convolution",
    "analyse",
    "column_of",
    "matched",
    "outer_of",
    "outs_of",
    "phases_of",
    "wgmma_match",
]

TMA_BYTES = 16  # of which TMA's strides are multiples
COLUMNS, SECTOR, LINE = 64, 32, 128  # columns of a copy of weights; bytes that TMA moves at once; of a line of L2
SIZES = {"float16": 2, "bfloat16": 2, "float32": 4}  # bytes of an element; of others 1


@dataclass(frozen=True)
class ConvMatch(Match):
    """A convolution's facts: those of the matmul of pixels and output channels, m None where the batch is symbolic; `axes`,
    outermost first; `channels` of a tap; `groups`; the `input` elements, of one image where the batch is symbolic; and where
    groups were combined, with zeros between them, the channels, in and out, of one as it was, and the channels of a position,
    of which a tap may hold several."""

    axes: tuple[Axis, ...] = ()
    channels: int = 0
    groups: int = 1
    input: int = 0
    combined: tuple[int, int, int] | None = None

    def has_zeros_beside(self, left_out: Sequence[int]) -> bool:
        """Whether some of the weights, but for taps beyond the kernel of axes that are `left_out`, are zeros that multiply
        nothing: what they make of ∞ and NaN is computed again (operands.py)."""
        return self.combined is not None or any(axis.kernel % axis.up for i, axis in enumerate(self.axes) if i not in left_out)

    @property
    def has_zeros(self) -> bool:
        """The same of all of the weights."""
        return self.has_zeros_beside(())

    def tile_share(self, target: Target) -> float:
        return float(fit("conv_sm90", target).tile_share)

    def copy_cycles(self, config: Any, target: Target) -> float:
        """TMA takes a time for each row of a box inside of the image, and one for each 32 bytes that it fills with zeros beside
        them: channels and columns beyond the last."""
        fitted = fit("conv_sm90", target)
        block_k, across = config.block_k, -(-self.channels // config.block_k)
        columns = -(-config.block_n // COLUMNS) * COLUMNS
        tiles = -(-self.own // config.block_n)
        beyond = (tiles - 1) * config.block_n + columns - self.own if self.groups == 1 else 0
        inside = inside_share(self.axes, box_of(self, config), shared_axis(self, config))
        own = self.stage_rows(config) / config.k_tiles_per_stage
        a, b = self._lines(config)
        weights = block_k * columns // COLUMNS if self.b_major == "mn" else config.block_n
        rows = own * inside * (1 + fitted.straddle * a) + weights * (1 + fitted.straddle * b) / config.cluster_m
        filled = fitted.zero_channels * own * (across * block_k - self.channels) / across
        filled += fitted.zero_columns * block_k * max(0, beyond) / tiles
        return float(fitted.row * rows + filled * self.bytes / SECTOR)

    def _lines(self, config: Any) -> tuple[float, float]:
        """Of the rows of a copy of the input, and of the weights, the share that lies in two lines of L2."""
        chunk = config.block_k if self.channels > config.block_k else 0
        inner = gcd(chunk, *(axis.pitch for axis in self.axes))
        if self.b_major == "k":
            weights, size = gcd(chunk, self.channels), config.block_k
        else:
            first = config.block_n if self.own > config.block_n else 0
            weights, size = gcd(first, self.n * self.phases, self.own if self.parts > 1 else 0), COLUMNS
        return self._crossing(inner, config.block_k), self._crossing(weights, size)

    def _crossing(self, aligned: int, size: int) -> float:
        """The share of rows of `size` elements, which begin at multiples of so many, that lie in two lines."""
        line = LINE // self.bytes
        return max(0.0, (min(size, line) - gcd(aligned, line)) / line)

    def stage_rows(self, config: Any) -> int:
        """Rows of the input that a stage has."""
        return stage_rows(self, config)

    def most_k_tiles(self, config: Any) -> int:
        """The most k-tiles that a stage may have: the taps that a copy serves, however many."""
        shared = served(self, config)
        return shared if shared > 1 else super().most_k_tiles(config)

    @property
    def bytes(self) -> int:
        """Bytes of an element of the input."""
        return SIZES.get(self.dtype, 1)

    @property
    def own(self) -> int:
        """Output channels of a group."""
        return self.n // self.groups

    @property
    def phases(self) -> int:
        return prod(axis.up for axis in self.axes)

    @property
    def parts(self) -> int:
        """Groups times phases: each has weights of its own."""
        return self.groups * self.phases

    @property
    def taps(self) -> int:
        return prod(axis.taps for axis in self.axes)

    @property
    def pitches(self) -> tuple[int, int]:
        """Not known: `copy_cycles` has what rows cost."""
        return 0, 0

    def a_elements(self, m: int) -> int:
        """Elements of the input for so many pixels."""
        known = prod(axis.pixels for axis in self.axes if axis.pixels is not None)
        return self.input if self.m is not None else max(1, m // known) * self.input


@dataclass(frozen=True, eq=False)
class Convolution(Matmul):
    """A convolution's TIR objects, as a matmul's; `facts` is a ConvMatch, of whose axes these are the sizes."""

    facts: ConvMatch
    extents: tuple[Extents, ...] = ()


def column_of(match: ConvMatch, width: int, column: TensorLoad) -> tuple[Expr | int, Expr]:
    """(group or phase, column of the weights) of the tile at `column`, counted in whole tiles of `width`: the last one of each
    part may reach into the next."""
    if match.parts == 1:
        return 0, column
    padded = -(-match.own // width) * width
    group = T.truncdiv(column, padded)
    return group, column - group * (padded - match.own)


def phases_of(match: ConvMatch, part: Expr) -> tuple[Expr | int, ...]:
    """Along each axis the phase of the pixels of the given part."""
    found: list[Expr | int] = []
    for axis in reversed(match.axes):
        found.insert(0, T.truncmod(part, axis.up) if axis.up > 1 else 0)
        part = T.truncdiv(part, axis.up) if axis.up > 1 else part
    return tuple(found)


def outer_of(conv: Convolution) -> Any:
    """Pixels of the outermost axis, whose number may be symbolic."""
    return conv.extents[0].out


def outs_of(conv: Convolution) -> tuple[Any, ...]:
    """Pixels of a phase along each axis, ints or int32 expressions."""
    return tuple(each.out if isinstance(each.out, int) else T.Cast("int32", each.out) for each in conv.extents)


@dataclass(frozen=True, eq=False)
class _Sides:
    """The operands: X, the indices at which it is read and the condition under which it is (None: always), and W with the order
    of its axes, "k" where taps and channels are innermost; `phases` are the indices of W that say which phase a pixel is of."""

    x: Any
    where: list[Any]
    condition: Any
    w: Any
    major: str
    phases: list[Any]


@dataclass(frozen=True, eq=False)
class _Window:
    """The reduction block: pixels' variables, taps', the channel's and the output channel's."""

    pixels: list[Any]
    taps: list[Any]
    channel: Any
    column: Any


def analyse(func: PrimFunc, dtypes: tuple[str, ...] = FLOATS16) -> Convolution | None:
    """The convolution of operands of one of `dtypes` that `func` computes, or None when it is something else."""
    if sum(hasattr(param.ty, "shape") and str(param.dtype) in dtypes for param in func.params) < 2:
        return None
    blocks = inlined(func, range(1, 2))
    if blocks is None or len(blocks[1]) > 2:
        return None
    anchor, last = blocks[0][0], blocks[1][-1]
    window = _window(anchor)
    if window is None:
        return None
    sides = _sides(anchor, window, func, dtypes)
    if sides is None:
        return None
    axes = _axes(window, sides)
    if axes is None or not _padded_with_zeros(anchor, sides):
        return None
    return _convolution(func, anchor, last, window, sides, axes)


def wgmma_match(func: PrimFunc, target: Target, dtypes: tuple[str, ...] = FLOATS16) -> ConvMatch | None:
    """The convolution of operands of one of `dtypes` that `func` computes; None when it is none, or when the target has no
    wgmma."""
    convolution = analyse(func, dtypes) if "wgmma" in target.matrix.values() else None
    return None if convolution is None else convolution.facts


def matched(func: PrimFunc, rule: str, match: ConvMatch, dtypes: tuple[str, ...] = FLOATS16) -> Convolution:
    """The convolution that `func` computes, in which `rule` found `match`. Raises ScheduleError when it is none."""
    return read_again(analyse(func, dtypes), rule, match, "convolution")


def _window(anchor: SBlock) -> _Window | None:
    """The variables of the block `anchor` by their meaning, in the order in which topi writes convolutions: pixels and the
    output channel; taps and the channel."""
    pixels = [v for v in anchor.iter_vars if v.iter_type == IterVar.DataPar]
    reductions = summed_axes(anchor)
    if len(pixels) + len(reductions) != len(anchor.iter_vars) or not 2 <= len(reductions) <= 4:
        return None
    if len(pixels) != len(reductions) + 1:
        return None
    if not same_vars(anchor.body.indices, [v.var for v in pixels]):
        return None
    return _Window(pixels[:-1], reductions[:-1], reductions[-1], pixels[-1])


def _sides(anchor: SBlock, window: _Window, func: PrimFunc, dtypes: tuple[str, ...]) -> _Sides | None:
    """The operands of C = C + X[…] * W[t…, c, o], or W[o, t…, c]; None where it is something else."""
    multiplied = factors(anchor)
    if multiplied is None:
        return None
    (left, right), condition = multiplied, None
    if type(left).__name__ == "Call" and left.op.name == "prim.if_then_else":
        condition, left, otherwise = left.args
        if type(otherwise).__name__ not in ("FloatImm", "IntImm") or float(otherwise.value) != 0.0:
            return None
    if not are_loads(left, right, dtypes):
        return None
    k = [*(tap.var for tap in window.taps), window.channel.var]
    orders = {"mn": [*k, window.column.var], "k": [window.column.var, *k]}
    indices, phases = list(right.indices), []
    if len(indices) == len(k) + 1 + len(window.taps):  # a transposed convolution's weights
        if indices[-1].same_as(window.column.var):
            phases, indices = indices[len(k) : -1], [*indices[: len(k)], indices[-1]]
        else:
            phases, indices = indices[: len(window.taps)], indices[len(window.taps) :]
    major = next((name for name, order in orders.items() if same_vars(indices, order)), None)
    if major is None:
        return None
    if not all(any(load.source.same_as(param) for param in func.params) for load in (left, right)):
        return None
    return _Sides(left.source, list(left.indices), condition, right.source, major, phases)


def _axes(window: _Window, sides: _Sides) -> list[Sized] | None:
    """The axes of pixels, the batch's first, as X is read for each; None where it is no window."""
    x, where = sides.x, sides.where
    if len(where) != len(window.pixels) + 1 or not where[0].same_as(window.pixels[0].var):
        return None
    dims = [dim if static(dim) is None else int(dim) for dim in x.shape]
    sizes = [static(dim) for dim in x.shape]
    known = [size or 1 for size in sizes]
    first = window.pixels[0].dom.extent
    axes = [Sized(Axis(static(first), sizes[0], prod(known[1:])), Extents(size_of(first), dims[0], prod(dims[1:]), 0))]
    for position, (pixel, tap) in enumerate(zip(window.pixels[1:], window.taps, strict=True), 1):
        pixels, taps = pixel.dom.extent, static(tap.dom.extent)
        if taps is None:
            return None
        pitches = {"pitch": prod(known[position + 1 :])}, {"size": dims[position], "pitch": prod(dims[position + 1 :])}
        if sides.phases and not _is_zero(sides.phases[position - 1]):
            spread = _spread(where[position], sides.phases[position - 1], pixel, tap)
            if spread is None:
                return None
            outs = size_of((pixels - 1 + spread.cut) // spread.up + 1)
            axis = replace(spread, out=static(outs), size=sizes[position], **pitches[0])
            axes.append(Sized(axis, Extents(out=outs, result=size_of(pixels), **pitches[1])))
            continue
        factors = _linear(where[position], pixel.var, tap.var)
        if factors is None:
            return None
        stride, dilation, start = factors
        out = static(pixels)
        if (out != 1 and stride < 1) or (taps > 1 and dilation < 1):
            return None
        stride, dilation = stride if out != 1 else 1, dilation if taps > 1 else 1
        axis = Axis(out, sizes[position], pitches[0]["pitch"], taps, stride, dilation, -start)
        axes.append(Sized(axis, Extents(out=size_of(pixels), result=0, **pitches[1])))
    return axes


def _is_zero(index: Expr) -> bool:
    return static(index) == 0


def _spread(index: Expr, phase: Expr, pixel: IterVar, tap: IterVar) -> Axis | None:
    """The axis, but for its size and pitch, of a transposed convolution that reads X at `index` and W at `phase`:
    (j + cut) // up + t - pad and (j + cut) % up. None where they are something else."""
    if type(phase).__name__ != "FloorMod" or static(phase.b) is None:
        return None
    up, total = int(phase.b), _linear(phase.a, pixel.var, tap.var)
    if total is None or total[:2] != (1, 0):
        return None
    analyzer, cut = tvm.sym.Analyzer(), total[2] % up
    for axis in (pixel, tap):
        analyzer.bind(axis.var, axis.dom)
    first = static(analyzer.simplify(index - floordiv(pixel.var + cut, up) - tap.var))
    if first is None:
        return None
    return Axis(None, None, 0, int(tap.dom.extent), pad=-first, up=up, cut=cut, result=static(pixel.dom.extent))


def _linear(index: Expr, pixel: Expr, tap: Expr) -> tuple[int, int, int] | None:
    """(stride, dilation, first) of an index pixel * stride + tap * dilation + first; None where it is no such sum."""
    found = [static(each) for each in detect_linear_equation(index, [pixel, tap])]
    return None if len(found) != 3 or any(each is None for each in found) else (found[0] or 0, found[1] or 0, found[2] or 0)


def _padded_with_zeros(anchor: SBlock, sides: _Sides) -> bool:
    """Whether X is read where all indices are inside of it, no less and no more, as TMA's zero fill does."""
    analyzer = tvm.sym.Analyzer()
    for axis in anchor.iter_vars:
        analyzer.bind(axis.var, axis.dom)
    whole = {hash(axis.var): axis.dom.extent for axis in anchor.iter_vars}
    first = {key(axis.var): IntImm("int64", 0) for axis in anchor.iter_vars}
    last = {key(axis.var): axis.dom.extent - 1 for axis in anchor.iter_vars}
    bounds = []  # (what is not negative inside, its least value, whether that is known): indices grow with every variable
    for index, size in zip(sides.where, sides.x.shape, strict=True):
        if hash(index) in whole and analyzer.can_prove_equal(whole[hash(index)], size):
            continue  # every position of an axis that may be symbolic
        behind = size - 1 - index, size - 1 - substitute(index, last), static(size) is not None
        bounds += [(index, substitute(index, first), True), behind]
    stated = [] if sides.condition is None else [_not_negative(each) for each in conjuncts(sides.condition)]
    if any(each is None for each in stated):
        return False
    for each in stated:
        if not any(analyzer.can_prove_equal(each, bound) for bound, *_ in bounds):
            return False
    # what no condition guards is inside, or the function would read elsewhere: of sizes that are known this is shown
    return all(
        not known
        or any(analyzer.can_prove_equal(each, bound) for each in stated)
        or analyzer.can_prove(bound >= 0)
        or _never_negative(least)
        for bound, least, known in bounds
    )


def _never_negative(size: Expr) -> bool:
    analyzer = tvm.sym.Analyzer()
    return bool(analyzer.can_prove(analyzer.simplify(size) >= 0))


def _not_negative(comparison: Expr) -> Expr:
    """The expression that is not negative where `comparison` of integers holds; None for another one."""
    kind = type(comparison).__name__
    if kind not in ("LT", "LE", "GT", "GE"):
        return None
    less, more = (comparison.a, comparison.b) if kind in ("LT", "LE") else (comparison.b, comparison.a)
    return more - less - (1 if kind in ("LT", "GT") else 0)


def _groups(channel: Expr, window: _Window, channels: int, columns: int) -> int | None:
    """How many groups there are, when X's channel is `channel`: g(o) * channels + c, g(o) = o // (columns / groups)."""
    if channel.same_as(window.channel.var):
        return 1
    analyzer = tvm.sym.Analyzer()
    for axis in (window.channel, window.column):
        analyzer.bind(axis.var, axis.dom)
    o, c = window.column.var, window.channel.var
    if type(channel).__name__ == "TensorLoad":
        return None
    for own in (n for n in range(1, columns) if columns % n == 0):
        if analyzer.can_prove_equal(channel, floordiv(o, own) * channels + c):
            return columns // own
    return None


def _convolution(
    func: PrimFunc, anchor: SBlock, last: SBlock, window: _Window, sides: _Sides, axes: list[Sized]
) -> Convolution | None:
    x, acc, out = sides.x, anchor.body.buffer, last.body.buffer
    alone = acc.same_as(out)  # no epilogue
    variables = tuple(v.var for v in (anchor if alone else last).iter_vars)[: len(window.pixels) + 1]
    if not same_vars(last.body.indices, list(variables)):
        return None
    if not any(out.same_as(param) for param in func.params) or not _same_shape(acc, out):
        return None
    channels, columns = static(window.channel.dom.extent), static(window.column.dom.extent)
    if channels is None or columns is None:
        return None
    groups = _groups(sides.where[-1], window, channels, columns)
    if groups is None or static(x.shape[-1]) != groups * channels:
        return None
    value = BufferLoad(out, list(variables)) if alone else last.body.value
    if unsupported(value, (acc,), variables):
        return None
    combined, zeros = zero_groups(anchor.annotations), has_zeros(anchor)
    sized, run = simplified(with_kernel(axes, zero_kernel(anchor.annotations)), channels, groups)
    kept = [each.axis for each in sized]
    rows, taps = prod((v.dom.extent for v in window.pixels[1:]), start=window.pixels[0].dom.extent), prod(a.taps for a in kept)
    staged = len(staged_loads(value, (acc,), variables, out))
    facts = ConvMatch(
        batch=1, m=static(rows), n=columns, k=taps * run, dtype=str(x.dtype), out_dtype=str(out.dtype),
        a_major="k", b_major=sides.major, a_batched=False, b_batched=False, staged=staged, cost=cost(value),
        acc_dtype="float32" if zeros else acc_dtype_of(func, str(x.dtype)), others=len(loads(value, (acc,))) - staged,
        axes=tuple(kept), channels=run, groups=groups, input=prod(static(dim) or 1 for dim in x.shape),
        precision=precision_of(func),
        combined=None if combined is None else (*combined, channels),
    )  # fmt: skip
    a, b = Operand(x, "k", rows, facts.k, False), Operand(sides.w, sides.major, columns, facts.k, False)
    extents = tuple(each.extents for each in sized)
    return Convolution(func, facts, a, b, out, acc, variables, value, 0, rows, 1, extents=extents)


def _same_shape(one: Buffer, other: Buffer) -> bool:
    equal = tvm.sym.Analyzer().can_prove_equal
    return len(one.shape) == len(other.shape) and all(equal(x, y) for x, y in zip(one.shape, other.shape, strict=True))
