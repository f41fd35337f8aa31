"""The kernel of a depthwise convolution on tensor cores: along a row of the image, a channel's weights are a band matrix.

    y[line, n] += Σ_k x[line, k] · B_r[k, n]        B_r[k, n] = weights[r, k − n] for 0 ≤ k − n < S, else 0

One mma.m16n8k16 takes 16 lines of 8 neighbouring results each, which read up to 16 neighbours, for one channel and one row r
of the window. Lines are pieces of a row of one or more images. A warp has V channels of 16 lines; its threads hold the bands
of all rows of the window, and what is combined so far of as many rows of results, and slide down the rows: each row of x is
read once. Rows of x come through a ring in shared memory, of a plane for each warp, so that threads find what they need of
two neighbours side by side; results go back through shared memory to be written in whole lines.

What is not finite is multiplied by the 0s of the band too, and makes NaN of results whose windows do not have it: a thread that
finds NaN among its sums computes these results again in the end.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer, Stmt

from tk.schedules.cuda.codegen.kernel_builder import BYTES, as_index, ceil_div, flat_index, product, unravel_index
from tk.schedules.cuda.codegen.packed16 import pack_halves
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.codegen.tir_values import key
from tk.schedules.cuda.hardware import WARP
from tk.schedules.cuda.window.values import WindowValues

if TYPE_CHECKING:
    from tk.schedules.cuda.window.depthwise import Depthwise

__all__ = ["EACH", "PACKED", "READ", "DepthwiseKernel", "stages", "tiling"]

LINES, EACH, READ = 16, 8, 16  # lines of an mma, results of a line, and what they read
PACKED = 2  # elements
LEAST = 5  # rows of x in shared memory
BITS = 32  # of what a thread notes


@dataclass(frozen=True)
class Tiling:
    """How a block's lines lie: `images` of `lines` lines each, pieces of rows of `width` results. Planes of words, one a warp:
    `plane` of a row of x, which has `pitch` positions an image, and `out_plane` of a row of results."""

    images: int
    lines: int
    width: int
    pitch: int
    plane: int
    out_plane: int

    def shared(self, warps: int, stages: int) -> int:
        """Bytes of shared memory."""
        return (warps * (stages * self.plane + 2 * self.out_plane) + 3) // 4 * 16


def tiling(width: int, channels: int) -> Tiling:
    """How a warp's threads divide rows of `width` results of `channels` channels."""
    lines = 1
    while lines < min(LINES, ceil_div(width, EACH)):
        lines *= 2
    images, width, num_packed = LINES // lines, min(width, EACH * lines), channels // PACKED
    pitch = width + EACH
    return Tiling(images, lines, width, pitch, _apart(images * pitch * num_packed), _apart(images * width * num_packed))


def _apart(num_packed: int) -> int:
    """How far apart planes of so many registers lie, so that they begin in different banks."""
    return num_packed + 8 if num_packed % 32 == 0 else num_packed


def stages(taps: int) -> int:
    """Rows of x in shared memory: as many as are written out, so that each has its position."""
    return taps * -(-LEAST // taps)


class DepthwiseKernel(WindowValues):
    """Blocks of `warps` warps of `channels` channels each, which slide down `rows` rows."""

    def __init__(self, found: Depthwise, channels: int, warps: int, rows: int) -> None:
        super().__init__(found.plan, channels)
        self.found, self.channels, self.warps, self.rows = found, channels, warps, rows
        code, (images, *sizes) = self.code, found.plan.shape
        self.size = [int(size) for size in sizes]
        self.read = [int(size) for size in found.data.shape[1:3]]  # rows and columns of x
        self.tiling, self.stages = tiling(self.size[1], channels), stages(found.taps[0])
        self.total = product([images])
        counts = [ceil_div(self.total, self.tiling.images), *map(ceil_div, self.size, self._each())]
        self.grid = product(counts)
        self.block, self.thread = code.variable("block", self.grid), code.variable("thread", WARP * warps)
        self.image, self.first, self.left, self.channel = self._starts(counts)
        self.warp, lane = tirx.floordiv(self.thread, WARP), tirx.floormod(self.thread, WARP)
        self.group, self.pair = tirx.floordiv(lane, 4), tirx.floormod(lane, 4)  # a thread's line, and its pairs of neighbours
        self.steps = rows + found.taps[0] - 1
        self.periods = -(-self.steps // self.stages)
        self.period = code.variable("period", self.periods)
        self.hoisted: list[Stmt] = []  # loads of what is the same in all rows

    def _each(self) -> list[int]:
        """Rows, columns and channels of a block."""
        return [self.rows, self.tiling.width, self.channels * self.warps]

    def _starts(self, counts: list[int]) -> list[Expr]:
        """The block's tile of images, first row, column and channel: the last tiles begin early where they do not divide."""
        code = self.code
        image, *numbers = unravel_index(self.block, counts)
        starts = [code.stand_in("images", counts[0], image)]
        for number, size, each, by in zip(numbers, self.size, self._each(), (1, PACKED, self.channels), strict=True):
            last = tirx.min(number * (each // by), (size - each) // by) if size % each else number * (each // by)
            starts.append(code.stand_in("start", (size - each) // by + 1, last) * by)
        return starts

    def written(self) -> Stmt:
        code, taps = self.code, self.found.taps[0]
        self._compute_addresses()
        self._clear()
        code.sync()
        for row in range(self.stages - 1):
            self._load(as_index(row), row)
        self.bands = [[self._band(row, half) for half in range(2)] for row in range(taps)]
        self.accumulators = [
            [[code.buffer((self.channels,), "float32", "part") for _ in range(2)] for _ in range(2)] for _ in range(taps)
        ]
        self._note_weights()
        with code.collected() as body:
            for row in range(self.stages):
                step = self.period * self.stages + row
                with code.when(*self.code.unproved(step < self.steps)):
                    self._step(step, row)
        code.add(*self.hoisted)
        with code.loop(self.period, self.periods, "SERIAL"):
            code.add(*body)
        code.sync()
        self._write(self.rows - 1)
        self._recompute_flagged()
        return code.kernel([(self.block, self.grid, "blockIdx.x"), (self.thread, WARP * self.warps, "threadIdx.x")])

    def _step(self, step: Expr, number: int) -> None:
        """Row `step` of x, which is row `number` of a period: combined with the rows of results that have it in their
        windows."""
        code, taps = self.code, self.found.taps[0]
        code.add(tirx.Evaluate(T.ptx["cp.async.wait_group"](self.stages - 2)))
        code.sync()
        self._load(step + (self.stages - 1), (number - 1) % self.stages)
        with code.when(*self.code.unproved(step >= taps)):
            self._write(step - taps)
        for parts in self.accumulators[number % taps]:
            for part in parts:
                self.access.each(part, f32(0.0))
        with code.when(*self._in_image(self.first + step - self.found.before[0])):
            self._combine(number)
        with self._branch(*self.code.unproved(step >= taps - 1)):
            self._finish(self.accumulators[(number + 1) % taps], step - (taps - 1))

    def _in_image(self, row: Expr) -> tuple[Expr, ...]:
        return self.code.unproved(row >= 0, row < self.read[0])

    def _compute_addresses(self) -> None:
        """What numbers a thread's positions: in registers, so that all else are constants beside them. A thread moves its
        channels of a few positions of one image, `apart` from each other."""
        code, found, tile, num_packed = self.code, self.found, self.tiling, self.channels // PACKED
        self.full_width, self.apart = tile.width == self.size[1], WARP // tile.images
        plane, slot = tirx.floormod(self.thread, self.warps), tirx.floordiv(self.thread, self.warps)
        image, self.pixel = tirx.floordiv(slot, self.apart), tirx.floormod(slot, self.apart)
        self.inside = self.image * tile.images + image < self.total
        last = self.image * tile.images + image
        if not self._full_images():  # computes the last image again
            last = tirx.min(last, self.total - 1)
        channel, at = self.channel + plane * self.channels, found.before[1] if self.full_width else 0
        column = self.pixel if self.full_width else self.left + self.pixel - found.before[1]
        self.column = column
        number = flat_index(found.data, [last, self.first - found.before[0], column, channel])
        self.source = self.code.register("source", tirx.floordiv(number, PACKED))
        number = flat_index(self.plan.outputs[0], [last, self.first, self.left + self.pixel, channel])
        self.target = self.code.register("target", tirx.floordiv(number, PACKED))
        self.memory = code.buffer((tile.shared(self.warps, self.stages) // 4,), "uint32", "rows", "shared.dyn")
        start = T.cuda.cvta_generic_to_shared(T.address_of(tirx.BufferLoad(self.memory, [as_index(0)])))
        self.base, self.nan_flags = self.code.register("base", start), self.code.register("noted", _uint32(0))
        results = self.stages * self.warps * tile.plane
        self.put = self._address("put", plane * tile.plane + (image * tile.pitch + self.pixel + at) * num_packed)
        self.take = self._address("take", results + plane * tile.out_plane + (image * tile.width + self.pixel) * num_packed)
        self.get, self.give, self.own = [], [], []
        for side in range(2):
            image, column, own = self._line(side)
            pixel = column + self.pair * 2
            self.get.append(self._address("get", self.warp * tile.plane + (image * tile.pitch + pixel) * num_packed))
            start = results + self.warp * tile.out_plane + (image * tile.width + pixel) * num_packed
            self.give.append(self._address("give", start))
            self.own.append(own)

    def _address(self, name: str, num_packed: Expr) -> Expr:
        """A register of the address in shared memory."""
        return self.code.register(name, _value(self.base) + tirx.Cast("uint32", num_packed * 4))

    def _full_images(self) -> bool:
        """Whether every tile has all of its images."""
        return isinstance(self.total, int) and self.total % self.tiling.images == 0

    def _line(self, side: int) -> tuple[Expr, Expr, Expr]:
        """The image of the thread's line in this half of the lines, its first column, and whether it is one of the tile's."""
        tile, number = self.tiling, self.group + EACH * side
        image, line = tirx.floordiv(number, tile.lines), tirx.floormod(number, tile.lines)
        return image, tirx.min(line * EACH, tile.width - EACH), line * EACH < tile.width

    def _clear(self) -> None:
        """0 in shared memory: what lies beyond the borders of x stays so. TVM gives a kernel what it sees stored to alone."""
        code, threads, vectors = self.code, WARP * self.warps, int(self.memory.shape[0]) // 4
        turn = code.variable("turn", -(-vectors // threads))
        with code.loop(turn, -(-vectors // threads), "SERIAL"):
            index = turn * threads + self.thread
            with code.when(*self.code.unproved(index < vectors)):
                self.access.copy(self.memory, 4, lambda at: code.store(self.memory, _uint32(0), index * 4 + at))

    def _turns(self, count: int) -> list[tuple[int, tuple[Expr, ...]]]:
        """By how much a thread's positions of `count` in a row are further on, and under which conditions."""
        return [(at, self.code.unproved(self.pixel + at < count)) for at in range(0, count, self.apart)]

    def _load(self, step: Expr, stage: int) -> None:
        """Copies of row `step` of x to the ring, on their way from now on."""
        code, found, tile, (_, wide), num_packed = self.code, self.found, self.tiling, self.read, self.channels // PACKED
        view, size, pitch = code.view(found.data, packed=True), 2 * self.channels, int(found.data.shape[3]) // PACKED
        name = "cp.async.cg.shared.global" if size == BYTES else "cp.async.ca.shared.global"
        with code.when(*self.code.unproved(step < self.steps), *self._in_image(self.first + step - found.before[0])):
            for at, inside in self._turns(wide if self.full_width else tile.width + found.taps[1] - 1):
                borders = [] if self.full_width else self.code.unproved(self.column + at >= 0, self.column + at < wide)
                to = _value(self.put) + _uint32(4 * (stage * self.warps * tile.plane + at * num_packed))
                of = T.address_of(tirx.BufferLoad(view, [_value(self.source) + at * pitch]))
                with code.when(*inside, *borders):
                    code.add(tirx.Evaluate(T.ptx[name](to, of, size)))
        code.add(tirx.Evaluate(T.ptx["cp.async.commit_group"]()))
        code.store(self.source, _value(self.source) + wide * pitch, as_index(0))

    def _write(self, row: int | Expr) -> None:
        """Row `row` of the block's results, the next one that was not written, in whole lines."""
        code, tile, (output,), num_packed = self.code, self.tiling, self.plan.outputs, self.channels // PACKED
        view, pitch, parity = code.view(output, packed=True), self.size[2] // PACKED, self._parity(row)
        with code.when(*([] if self._full_images() else [self.inside])):
            for at, inside in self._turns(tile.width):
                with code.when(*inside):
                    array = code.buffer((num_packed,), "uint32", "moved")
                    self._move("ld", array, _value(self.take) + parity + _uint32(4 * at * num_packed))
                    start = _value(self.target) + at * pitch
                    self._copy(view, start, array, 0, num_packed)
        code.store(self.target, _value(self.target) + self.size[1] * pitch, as_index(0))

    def _copy(self, to: Expr, at: int | Expr, of: Expr, start: int | Expr, num_packed: int) -> None:
        """to[at : at + words] = of[start : start + words]."""
        self.access.copy(to, num_packed, lambda n: self.code.store(to, tirx.BufferLoad(of, [start + n]), at + n))

    def _parity(self, row: int | Expr) -> Expr:
        """Bytes to where this row of results is in shared memory, of two."""
        return tirx.Cast("uint32", self.code.simplify(tirx.floormod(row, 2)) * (4 * self.warps * self.tiling.out_plane))

    def _move(self, kind: str, array: Expr, address: Expr) -> None:
        """Registers of words from shared memory ("ld"), or to it ("st")."""
        width = int(array.shape[0])
        each = min(width, BYTES // 4)
        for start in range(0, width, each):
            registers = [tirx.BufferLoad(array, [as_index(start + n)]) for n in range(each)]
            name = f"{kind}.shared.{f'v{each}.' if each > 1 else ''}u32"
            location = address + _uint32(4 * start)
            self.code.add(tirx.Evaluate(T.ptx[name](*((*registers, location) if kind == "ld" else (location, *registers)))))

    def _band(self, row: int, half: int) -> list[TensorLoad]:
        """A thread's words of the band of this row of the window, by channel: weights of neighbouring k of one half of them."""
        code, found, num_packed = self.code, self.found, self.channels // PACKED
        view, loaded = code.view(found.filter, packed=True), []
        for odd in range(2):
            tap = self.pair * 2 + (EACH * half + odd) - self.group
            inside = tirx.And(tap >= 0, tap < found.taps[1])
            near = tirx.max(tirx.min(tap, found.taps[1] - 1), as_index(0))
            number = found.weights(as_index(row), near, self.channel + self.warp * self.channels)
            index, array = tirx.floordiv(number, PACKED), code.buffer((num_packed,), "uint32", "weights")
            self._copy(array, 0, view, index, num_packed)
            for n in range(num_packed):
                code.store(array, tirx.Select(inside, tirx.BufferLoad(array, [as_index(n)]), _uint32(0)), as_index(n))
            loaded.append(array)
        return self._pack_halves(*loaded)

    def _pack_halves(self, one: Expr, other: Expr, start: int = 0) -> list[TensorLoad]:
        """Words of a channel's two elements, by channel."""
        register = self.code.buffer((self.channels,), "uint32", "paired")
        for channel in range(self.channels):
            index = channel // PACKED
            first, second = tirx.BufferLoad(one, [as_index(index)]), tirx.BufferLoad(other, [as_index(start + index)])
            self.code.store(register, pack_halves(first, second, channel % PACKED), as_index(channel))
        return [tirx.BufferLoad(register, [as_index(channel)]) for channel in range(self.channels)]

    def _combine(self, number: int) -> None:
        """Row `number` of the ring, to all rows of results that have it in their windows."""
        code, taps, num_packed = self.code, self.found.taps[0], self.channels // PACKED
        stage = 4 * number * self.warps * self.tiling.plane
        fragments = []
        for half in range(2):
            for side in range(2):
                array = code.buffer((self.channels,), "uint32", "read")
                self._move("ld", array, _value(self.get[side]) + _uint32(stage + 4 * EACH * half * num_packed))
                fragments.append(self._pack_halves(array, array, num_packed))
        for channel in range(self.channels):
            values = [fragment[channel] for fragment in fragments]
            for row in range(taps):
                sums = self.accumulators[(number - row) % taps]
                parts = [tirx.BufferLoad(part, [as_index(channel)]) for side in sums for part in side]
                self._multiply(parts, values, [band[channel] for band in self.bands[row]])

    def _multiply(self, parts: list[TensorLoad], values: list[Expr], weights: list[TensorLoad]) -> None:
        """parts += values · weights, of a warp's 16 lines."""
        kind = {"bfloat16": "bf16", "float16": "f16"}[str(self.found.data.dtype)]
        name = f"mma.sync.aligned.m16n8k16.row.col.f32.{kind}.{kind}.f32"
        self.code.add(tirx.Evaluate(T.ptx[name](*parts, *values, *weights, *parts)))

    def _finish(self, accumulators: list[list[Buffer]], row: Expr) -> None:
        """The results of a row that is whole, to shared memory."""
        code, num_packed, (register,), parity = self.code, self.channels // PACKED, self.found.block.buffers, self._parity(row)
        self._note([part for parts in accumulators for part in parts], row)
        for side, parts in enumerate(accumulators):
            both = code.buffer((self.channels,), "uint32", "both")
            for number, part in enumerate(parts):
                (result,) = self._results((side, number), {key(register): part})
                for packed_index in range(num_packed):
                    pair = tirx.BufferLoad(result, [tirx.Ramp(as_index(PACKED * packed_index), as_index(1), PACKED)])
                    code.store(both, tirx.reinterpret("uint32", pair), as_index(number * num_packed + packed_index))
            with code.when(*self.code.unproved(self.own[side])):
                self._move("st", both, _value(self.give[side]) + parity)

    def _note(self, parts: list[Buffer], row: Expr) -> None:
        """A bit of the row, or of a few rows, where one of its sums is NaN."""
        loads = [tirx.BufferLoad(part, [as_index(n)]) for part in parts for n in range(self.channels)]
        bit = _uint32(1) << tirx.Cast("uint32", self._bit(row))
        found = tirx.Select(tirx.isnan(sum(loads[1:], loads[0])), bit, _uint32(0))
        self.code.store(self.nan_flags, _value(self.nan_flags) | found, as_index(0))

    def _note_weights(self) -> None:
        """All rows, where a weight is not finite: there are none in what is beyond the first and the last row of x."""
        probe = self.code.buffer((4,), "float32", "probe")
        parts = [tirx.BufferLoad(probe, [as_index(n)]) for n in range(4)]
        for n in range(4):
            self.code.store(probe, f32(0.0), as_index(n))
        for bands in self.bands:
            for channel in range(self.channels):
                self._multiply(parts, [_uint32(0)] * 4, [band[channel] for band in bands])
        every = tirx.Select(tirx.isnan(sum(parts[1:], parts[0])), _uint32(2**BITS - 1), _uint32(0))
        self.code.store(self.nan_flags, every, as_index(0))

    def _bit(self, row: Expr) -> Expr:
        """The number of a row's bit."""
        return self.code.simplify(tirx.floordiv(row, -(-self.rows // BITS)))

    def _recompute_flagged(self) -> None:
        """The results of noted rows again, product by product: what is not finite made NaN of them, or they are NaN."""
        code, found, (output,), (register,) = self.code, self.found, self.plan.outputs, self.found.block.buffers
        zero, channel = as_index(0), self.channel + self.warp * self.channels
        again = code.buffer((4 * self.channels,), "float32", "again")
        (one, other), row = (self._at(side, 0, zero) for side in range(2)), code.variable("row", self.rows)
        images = [flat_index(found.data, [tirx.min(at[0], self.total - 1), zero, zero, channel]) for at in (one, other)]
        arguments = [T.address_of(tirx.BufferLoad(code.view(found.data), [image])) for image in images]
        arguments.append(T.address_of(tirx.BufferLoad(code.view(found.filter), [found.weights(zero, zero, channel)])))
        indices = [self.first + row - found.before[0], one[2] - found.before[1], other[2] - found.before[1]]
        arguments += [tirx.Cast("int32", index) for index in indices]
        nan_flags = (_value(self.nan_flags) >> tirx.Cast("uint32", self._bit(row))) & _uint32(1)
        code.sync()  # what is written again was written by others
        noted, own = (tirx.NE(flags, _uint32(0)) for flags in (_value(self.nan_flags), nan_flags))
        with code.when(noted), code.loop(row, self.rows, "SERIAL"), code.when(own):
            code.add(tirx.Evaluate(self._sums(*arguments, T.address_of(tirx.BufferLoad(again, [zero])))))
            for side, odd in ((0, 0), (0, 1), (1, 0), (1, 1)):
                part, start = code.buffer((self.channels,), "float32", "part"), (2 * side + odd) * self.channels
                self.access.each(part, tirx.BufferLoad(again, [self.access.lane + start]))
                (result,) = self._results((side, odd), {key(register): part})
                indices = self._at(side, odd, self.first + row)
                with code.when(*self.code.unproved(self.own[side], indices[0] < self.total)):
                    self.access.store(output, indices, result)

    def _sums(self, *arguments: Expr) -> Expr:
        """A call, seldom made, of a function that computes a thread's sums of one row."""
        found, (rows, columns) = self.found, self.read
        zero, one = as_index(0), as_index(1)
        first, moved = found.weights(zero, zero, zero), (found.weights(one, zero, zero), found.weights(zero, one, zero))
        step = [int(self.code.simplify(index - first)) for index in moved]
        kind, pitch = {"bfloat16": "nv_bfloat16", "float16": "half"}[str(found.data.dtype)], int(found.data.shape[3])
        name = f"tk_sums_{kind}_{rows}x{columns}x{pitch}_{found.taps[0]}x{found.taps[1]}_{self.channels}"
        source = f"""
__noinline__ __device__ int {name}(const void* image, const void* other, const void* weights, int row, int column, int next,
                                   float* sums) {{
#pragma unroll 1
  for (int n = 0; n < {4 * self.channels}; ++n) {{
    int side = n / {2 * self.channels}, lane = n % {self.channels};
    const {kind}* x = (const {kind}*)(side ? other : image) + lane;
    int start = (side ? next : column) + n / {self.channels} % 2;
    float total = 0.0f;
#pragma unroll 1
    for (int tap = 0; tap < {found.taps[0] * found.taps[1]}; ++tap) {{
      int i = row + tap / {found.taps[1]}, j = start + tap % {found.taps[1]};
      bool inside = 0 <= i && i < {rows} && 0 <= j && j < {columns};
      float weight = ((const {kind}*)weights)[tap / {found.taps[1]} * {step[0]} + tap % {found.taps[1]} * {step[1]} + lane];
      total += (inside ? (float)x[((long long)i * {columns} + j) * {pitch}] : 0.0f) * weight;
    }}
    sums[n] = total;
  }}
  return 0;
}}
"""
        return cuda_func_call(name, *arguments, source_code=source, return_type="int32")

    def _at(self, side: int, odd: int, row: Expr) -> list[Expr]:
        """The indices of a thread's results."""
        image, column, _ = self._line(side)
        channel = self.channel + self.warp * self.channels + self.access.lane
        return [self.image * self.tiling.images + image, row, self.left + column + self.pair * 2 + odd, channel]

    def _indices(self, where: tuple[int, int]) -> list[Expr]:
        """The indices of a result for what is read beside the windows, as a bias: only the channel is its own."""
        return self._at(*where, self.first)

    def _loaded(self, statements: list[Stmt], array: Expr) -> None:
        self.hoisted += statements

    _converted = _loaded


def _uint32(value: int) -> Expr:
    return tirx.const(value, "uint32")


def _value(register: Buffer) -> Expr:
    return tirx.BufferLoad(register, [as_index(0)])
