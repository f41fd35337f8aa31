"""The kernel of a convolution on matrix cores: the matmul's, whose first operand is gathered while it is copied.

Row i of A is a pixel, k a tap and a channel of it: A[i, (t, c)] = X[Σ_axes (i · stride + t · dilation − pad) · pitch + c], and
0 where a position is outside of the image. Which pixel a thread copies does not change from tile to tile, so where its window
begins is worked out once; a tile adds where its tap lies. What is outside is read from the first element and becomes 0 on the
way from registers to LDS, so that nothing waits for what has been asked for. Where windows are loaded straight to LDS, it is
asked for at an offset beyond the resource's end, for which the hardware writes zeros.

A transposed convolution of a stride is one convolution for each phase of the result's pixels, all in one launch: a block has
tiles of one phase's pixels and weights, its taps beyond the kernel read zeros, and pixel i of phase p is stored as pixel
i · stride + p − cut of the result.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

from tvm import tirx

from tk.lowering.exact_buffers import with_exact_buffers
from tk.schedules.cuda.codegen.kernel_builder import product
from tk.schedules.cuda.conv.axes import Axis
from tk.schedules.cuda.conv.problem import ConvMatch, Convolution, outer_of, phases_of
from tk.schedules.rocm.conv.plan import OFFSETS, plan, vector_of, within_first_axis
from tk.schedules.rocm.matmul.kernel import Kernel, Side
from tk.schedules.rocm.mfma import integer, load, ramp, read, wide
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.rocm.matmul.rule import Config

__all__ = ["build"]

NARROW = "int32"  # positions along an axis, and inside of an image


def build(conv: Convolution, config: Config, target: Target) -> Any:
    """The S-TIR PrimFunc of `conv` under `config`, with the fused function's own parameters and attributes."""
    assert isinstance(conv.facts, ConvMatch)
    body = _Convolution(conv, conv.facts, config, target).body()
    return with_exact_buffers(tirx.PrimFunc(list(conv.func.params), body, attrs=conv.func.attrs))


@dataclass(frozen=True, eq=False)
class _Pixel:
    """A pixel whose window a thread copies: where it begins in memory, int64, and along each windowed axis, int32."""

    base: Any
    starts: list[Any]


class _Convolution(Kernel):
    def __init__(self, conv: Convolution, facts: ConvMatch, config: Config, target: Target) -> None:
        super().__init__(conv, plan(facts, config, target.arch), target)
        self.facts, self.conv = facts, conv
        self.phases: tuple[Any, ...] = (integer(0),) * len(facts.axes)
        self.vector = vector_of(facts)
        self.windows = [axis for axis in facts.axes if axis.taps > 1 or axis.pad != 0 or _leaves(axis)]
        self.pixels: list[_Pixel] = []

    def rows(self) -> Any:
        if self.facts.phases == 1:
            return super().rows()
        return wide(outer_of(self.conv)) * prod(axis.out for axis in self.facts.axes[1:] if axis.out is not None)

    def result_row(self, row: Any) -> tuple[Any, tuple[Any, ...]]:
        if self.facts.phases == 1:
            return super().result_row(row)
        rest, (_, there), result, pitch = row, super().result_row(row), integer(0), integer(1)
        for number, axis, phase in reversed(list(zip(range(len(self.facts.axes)), self.facts.axes, self.phases, strict=True))):
            at = rest if number == 0 else tirx.floormod(rest, wide(axis.out))
            rest = rest if number == 0 else tirx.floordiv(rest, wide(axis.out))
            pixels = axis.pixels
            if axis.up > 1:
                at = self.let("result_pixel", at * axis.up + phase - axis.cut)
                there = (*there, *((at >= 0,) if axis.cut else ()), *((at < axis.result,) if _cut_off(axis) else ()))
            result = result + at * pitch
            pitch = pitch * (1 if pixels is None else pixels)
        return self.let("result_row", result), there

    def output_column(self) -> Any:
        return self.column if self.facts.phases == 1 else self.column - self._phase() * self.facts.n

    def _phase(self) -> Any:
        """The number of this block's phase; its weights are those of all groups, one after another."""
        return tirx.floordiv(self.part, self.facts.groups)

    def _group(self) -> Any:
        return tirx.floormod(self.part, self.facts.groups) if self.facts.phases > 1 else self.part

    def tiles_n(self) -> int:
        return self.facts.parts * self._own_tiles()

    def _own_tiles(self) -> int:
        return -(-self.facts.own // self.p.columns)

    def first_column(self, tile: Any) -> Any:
        if self.facts.parts == 1:
            return super().first_column(tile)
        self.part = self.let("part", tirx.floordiv(tile, self._own_tiles()))
        self.phases = phases_of(self.facts, self._phase())
        return self.part * self.facts.own + tirx.floormod(tile, self._own_tiles()) * self.p.columns

    def columns(self) -> tuple[Any, int]:
        if self.facts.groups == 1:
            return super().columns()
        return (self._group() + 1) * self.facts.own, self.facts.own

    def sides_of(self) -> list[Side]:
        conv, p = self.matmul, self.p
        elements = wide(product(conv.a.param.shape))
        a = self.side(conv.a, p.a, self.row, self.rows(), elements)
        b = self.side(conv.b, p.b, self.column, integer(self.facts.n * self.facts.phases))
        self.checked = any(_leaves(axis) for axis in self.windows) or self.facts.has_zeros
        through = p.a.turns if self._masks() and not p.a.direct else 0
        self.inside = [self.code.buffer((p.chunk // self.vector,), "int32", "inside") for _ in range(through)]
        if p.a.direct:
            self._locate()
        self.pixels = [self._pixel(a, turn) for turn in range(p.a.turns)]
        return [a, b]

    def _masks(self) -> bool:
        """Whether some of what a tile has is 0 for not being in the image, or in the tile of k."""
        return self.checked or self.facts.k % self.config.block_k != 0

    def _locate(self) -> None:
        """Where loads straight to LDS begin: at the block's first position along the first axis, if that is not windowed."""
        elements, inner = integer(0), within_first_axis(self.facts)
        if inner is not None:
            elements = tirx.floordiv(self.row, inner) * self.facts.axes[0].pitch
        self.begin = self.let("begin", tirx.call_extern("int64", "tk_uniform_i64", elements))

    def _pixel(self, side: Side, turn: int) -> _Pixel:
        """The pixel of this thread in `turn`; one behind the last is the last."""
        pixel = self.clamped(side, self.patch(side, turn)[0], 1)
        if self.facts.m is not None and self.facts.m < 1 << 31:
            pixel = tirx.Cast(NARROW, pixel)
        pixel = self.let("pixel", pixel)
        base, starts = wide(self._group() * self.facts.channels) if self.facts.groups > 1 else integer(0), list[Any]()
        for number, axis in reversed(list(enumerate(self.facts.axes))):
            at = pixel if number == 0 else tirx.floormod(pixel, axis.out)
            pixel = pixel if number == 0 else tirx.floordiv(pixel, axis.out)
            start = at * axis.stride - axis.pad
            if axis in self.windows:
                start = self.let("start", tirx.Cast(NARROW, start))
                starts.insert(0, start)
            base = base + wide(start) * axis.pitch
        if side.staging.direct:
            base = tirx.Cast(NARROW, (base - self.begin) * self.p.bytes)
        return _Pixel(self.let("window", base), starts)

    def fetch_row(self, side: Side, turn: int, row: Any, chunk: Any, step: Any, rest: int) -> None:
        if side.operand is not self.matmul.a:
            super().fetch_row(side, turn, row, chunk, step, rest)
            return
        for part in range(0, self.p.chunk, self.vector):
            offset, conditions = self._element(self.pixels[turn], step, chunk, part, rest)
            index = self.pixels[turn].base + wide(offset)
            if self.inside:
                self.code.store(self.inside[turn], tirx.Cast("int32", _all(conditions)), integer(part // self.vector))
            if conditions:
                index = tirx.Select(read(self.inside[turn], part // self.vector) != 0, index, integer(0))
            self.code.store(side.registers[turn], load(side.packed, index, self.vector), ramp(part, self.vector))

    def _element(self, pixel: _Pixel, step: Any, chunk: Any, part: int, rest: int) -> tuple[Any, list[Any]]:
        """(how many elements behind the beginning of a pixel's window element `part` of a chunk of a tile of k lies, in int32,
        the conditions under which it is there)."""
        tap, channel = self._tap(step, chunk, part)
        offset, conditions = channel, []
        for axis, start, t in zip(self.windows, pixel.starts, self._taps(tap), strict=True):
            offset = offset + t * (axis.dilation * axis.pitch)
            if _leaves(axis):
                at = start + t * axis.dilation
                conditions += [at >= 0, at < axis.size]
        conditions += self._in_kernel(tap)
        if rest:
            conditions.append(chunk * self.p.chunk + part < rest)
        return offset, conditions

    def fills(self, side: Side) -> bool:
        return side.operand is self.matmul.a

    def load_to_lds(self, side: Side, turn: int, step: Any, to: Any, rest: int) -> None:
        if side.operand is not self.matmul.a:
            super().load_to_lds(side, turn, step, to, rest)
            return
        row, chunk, _ = self.patch(side, turn)
        pixel = self.pixels[turn]
        offset, conditions = self._element(pixel, step, chunk ^ self.p.swizzle(row), 0, rest)
        offset = pixel.base + offset * self.p.bytes
        if conditions:
            offset = tirx.Select(_all(conditions), offset, tirx.IntImm(NARROW, -OFFSETS))
        start = tirx.address_of(read(side.packed, self.begin))
        records = tirx.IntImm(NARROW, -OFFSETS)  # 2^31 without a sign
        self.code.add(tirx.Evaluate(tirx.call_extern("void", "tk_load_records_to_lds", start, records, offset, to)))

    def _tap(self, step: Any, chunk: Any, part: int) -> tuple[Any, Any]:
        """(tap, channel) of element `part` of a chunk of a tile of k, in int32; a whole tile has one tap where the channels are
        whole tiles."""
        channels, block_k = self.facts.channels, self.config.block_k
        step = tirx.IntImm(NARROW, step) if isinstance(step, int) else tirx.Cast(NARROW, step)
        within = tirx.Cast(NARROW, chunk) * self.p.chunk + part
        if self.facts.taps == 1:
            return tirx.IntImm(NARROW, 0), step * block_k + within
        if channels % block_k == 0:
            tiles = channels // block_k
            return tirx.floordiv(step, tiles), tirx.floormod(step, tiles) * block_k + within
        at = step * block_k + within
        return tirx.floordiv(at, channels), tirx.floormod(at, channels)

    def _in_kernel(self, tap: Any) -> list[Any]:
        """The conditions under which a tap of this block's phase is one of the kernel's, and none that fills up its taps: what
        it would multiply by zero may be ∞."""
        taps = dict(zip(map(id, self.windows), self._taps(tap), strict=True))
        found = []
        for axis, phase in zip(self.facts.axes, self.phases, strict=True):
            if axis.kernel % axis.up:
                behind = axis.taps - 1 - taps[id(axis)] if axis.taps > 1 else 0
                found.append(tirx.Cast(NARROW, phase) + behind * axis.up < axis.kernel)
        return found

    def _taps(self, tap: Any) -> list[Any]:
        """A tap's number along each windowed axis."""
        found: list[Any] = []
        for number, axis in reversed(list(enumerate(self.windows))):
            first = prod(each.taps for each in self.windows[:number]) == 1
            found.insert(0, tap if first else tirx.floormod(tap, axis.taps))
            tap = tirx.floordiv(tap, axis.taps)
        return found

    def staged_chunk(self, side: Side, turn: int) -> Any:
        if side.operand is not self.matmul.a or not self.inside:
            return super().staged_chunk(side, turn)
        register, zero = side.registers[turn], tirx.const(0, self.p.packed_dtype)
        zeros = tirx.Broadcast(zero, self.vector) if self.vector > 1 else zero
        for part in range(0, self.p.chunk, self.vector):
            there = read(self.inside[turn], part // self.vector) != 0
            self.code.store(register, tirx.Select(there, load(register, part, self.vector), zeros), ramp(part, self.vector))
        return load(register, 0, self.p.chunk)


def _all(conditions: list[Any]) -> Any:
    """Whether all of them hold."""
    there = tirx.const(True, "bool")
    for condition in conditions:
        there = tirx.And(there, condition)
    return there


def _cut_off(axis: Axis) -> bool:
    """Whether the last pixels of some phases are none of the result's."""
    return axis.out is None or axis.result is None or axis.out * axis.up - axis.cut > axis.result


def _leaves(axis: Axis) -> bool:
    """Whether windows reach outside of the image along an axis."""
    if axis.pad > 0 or axis.out is None or axis.size is None:
        return axis.pad != 0 or axis.taps > 1
    return (axis.out - 1) * axis.stride + (axis.taps - 1) * axis.dilation - axis.pad >= axis.size
