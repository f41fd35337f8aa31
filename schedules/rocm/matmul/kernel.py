"""The kernel of a matmul on matrix cores, for a plan.

grid       blocks of tiles: block ids go round robin over the dies, each of which gets neighbouring tiles, `group_m` tile rows
           at a time, so that what a die's L2 cache holds is shared
prologue   the last tile of k, the only one that may not be whole, to LDS; sums are in no order that matters
loop       the next tile of k: global → registers, under way while the tile in LDS is multiplied; then registers → LDS
epilogue   the fused function on the accumulators, 4 neighbouring columns of a row a lane at a time

The instructions compute the transposed matmul, B's fragment by A's, so that a lane's accumulators lie along the columns.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm import tirx

from tk.lowering.exact_buffers import with_exact_buffers
from tk.schedules.cuda.codegen.kernel_builder import Code
from tk.schedules.cuda.matmul.problem import Matmul, Operand
from tk.schedules.rocm.matmul.epilogue import Epilogue
from tk.schedules.rocm.matmul.plan import Plan, Staging, plan
from tk.schedules.rocm.mfma import integer, load, multiply, ramp, read, spread, wide
from tk.target import Target

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tvm.ir import Expr
    from tvm.tirx import For, PrimFunc

    from tk.schedules.rocm.matmul.rule import Config

__all__ = ["Kernel", "Side", "build"]


def build(matmul: Matmul, config: Config, target: Target) -> PrimFunc:
    """The S-TIR PrimFunc of `matmul` under `config`, with the fused function's own parameters and attributes."""
    made = Kernel(matmul, plan(matmul.facts, config, target.arch), target)
    return with_exact_buffers(tirx.PrimFunc(list(matmul.func.params), made.body(), attrs=matmul.func.attrs))


@dataclass(frozen=True, eq=False)
class Side:
    """An operand on its way: where it is in memory as words, where its tile begins there, the tile's first row, its rows and
    of how many of them tiles are made, the registers, its tiles in LDS, and how many bytes behind the tile's beginning each
    turn of a thread loads from, if it is narrow."""

    operand: Operand
    staging: Staging
    packed: Any
    base: Any
    start: Any
    first: Any
    size: Any
    divided: Any
    registers: list[Any]
    tiles: list[Any]
    offsets: list[Any]


class Kernel:
    """Writes the kernel; a convolution (../conv/kernel.py) reads its first operand otherwise, and has tiles of groups."""

    def __init__(self, matmul: Matmul, p: Plan, target: Target) -> None:
        self.matmul, self.p, self.dies = matmul, p, target.dies
        self.config, self.code = p.config, Code()
        self.steps = -(-matmul.facts.k // p.config.block_k)

    def body(self) -> For:
        code, p, matmul = self.code, self.p, self.matmul
        tiles_m = code.simplify(tirx.floordiv(self.rows() + (self.config.block_m - 1), self.config.block_m))
        tiles_n = self.tiles_n()
        blocks = code.simplify(tiles_m * tiles_n * wide(matmul.batch))
        self.block = code.variable("block", blocks)
        self.thread = code.variable("thread", p.threads)
        self._assign_tile(tiles_m, tiles_n, blocks)
        self._registers()
        self.sides = self.sides_of()
        self._first_tile()
        self._loop()
        self._multiply((self.steps - 1) % self.config.stages)
        coordinates = (
            self.row + self.lane_row + self.wave_m,
            self.output_column() + self.lane_group * p.operation.run + self.wave_n,
            self.batch,
        )
        Epilogue(self.code, matmul, p, *self.columns(), self.result_row).emit(coordinates, self.sums)
        return code.kernel([(self.block, blocks, "blockIdx.x"), (self.thread, p.threads, "threadIdx.x")])

    def rows(self) -> Any:
        """The number of rows that tiles are made of."""
        return wide(self.matmul.rows)

    def result_row(self, row: Any) -> tuple[Any, tuple[Any, ...]]:
        """(the row of the result that a row of the tiles is, the conditions under which there is such a one)."""
        code, rows = self.code, self.rows()
        whole = code.analyzer.can_prove(tirx.EQ(tirx.floormod(rows, self.config.block_m), integer(0)))
        return row, () if whole else (row < rows,)

    def output_column(self) -> Any:
        """The first column of the result that this block has."""
        return self.column

    def tiles_n(self) -> int:
        """Tiles along the columns."""
        return -(-self.matmul.facts.n // self.p.columns)

    def first_column(self, tile: Any) -> Any:
        """The first column of a tile."""
        return tile * self.p.columns

    def columns(self) -> tuple[Any, int]:
        """(the column at which this block's end, of how many columns its tiles are made)."""
        return integer(self.matmul.facts.n), self.matmul.facts.n

    def _assign_tile(self, tiles_m: Any, tiles_n: int, blocks: Any) -> None:
        """The tile of this block, the wave's part of it and the lane's."""
        code, p, config, fragment = self.code, self.p, self.config, self.config.fragment
        number = spread(self.block, blocks, self.dies)
        tiles = code.simplify(tiles_m * tiles_n)
        one = self.matmul.facts.batch == 1
        self.batch = integer(0) if one else tirx.floordiv(number, tiles)
        inner = number if one else tirx.floormod(number, tiles)
        group = config.group_m * tiles_n
        first = tirx.floordiv(inner, group) * config.group_m
        height = tirx.min(tiles_m - first, integer(config.group_m))
        within = tirx.floormod(inner, group)
        self.row = (first + tirx.floormod(within, height)) * config.block_m
        self.column = self.first_column(tirx.floordiv(within, height))
        lane, wave = tirx.floormod(self.thread, p.operation.lanes), tirx.floordiv(self.thread, p.operation.lanes)
        self.lane_row, self.lane_group = tirx.floormod(lane, fragment), tirx.floordiv(lane, fragment)
        if p.a.direct or p.b.direct:
            number = tirx.call_extern("int32", "tk_uniform_i32", tirx.Cast("int32", wave))
            self.first_lane = self.let("first_lane", wide(number) * p.operation.lanes)
        self.wave_m = tirx.floordiv(wave, config.waves_n) * p.rows_a_wave
        self.wave_n = tirx.floormod(wave, config.waves_n) * p.columns_a_wave

    def _registers(self) -> None:
        """Accumulators, a buffer a fragment, and the fragments themselves."""
        code, p = self.code, self.p
        self.sums = [
            [
                [code.buffer((p.accumulators,), p.operation.sums, "sums") for _ in range(p.fragments_n)]
                for _ in range(p.fragments_m)
            ]
            for _ in range(p.num_b)
        ]
        zero = tirx.Broadcast(tirx.const(0, p.operation.sums), p.accumulators)
        for each in (buffer for part in self.sums for line in part for buffer in line):
            code.store(each, zero, ramp(0, p.accumulators))
        packed = (p.operation.reads * p.chunk,)
        self.left = [code.buffer(packed, p.packed_dtype, "left") for _ in range(p.fragments_m)]
        self.right = [[code.buffer(packed, p.packed_dtype, "right") for _ in range(p.fragments_n)] for _ in range(p.num_b)]

    def sides_of(self) -> list[Side]:
        """The first operand, and the second ones."""
        matmul, p = self.matmul, self.p
        weights = [matmul.b] if matmul.second is None else [matmul.b, matmul.second]
        found = [(matmul.a, p.a, self.row, self.rows())]
        found += [(weight, p.b, self.column, integer(matmul.facts.n)) for weight in weights]
        return [self.side(*each) for each in found]

    def side(self, operand: Operand, staged: Staging, first: Any, size: Any, elements: Any = None) -> Side:
        """An operand of `size` rows, and of so many elements if not rows times k."""
        code, k = self.code, self.matmul.facts.k
        matrix = wide(size) * k if elements is None else elements
        number, count = self._matrix_of(operand)
        total = matrix * count
        packed = tirx.decl_buffer(
            (code.simplify(total),), self.p.packed_dtype, f"{operand.param.name}_words", data=operand.param.data
        )
        code.add(tirx.DeclBuffer(packed, data=operand.param.data))
        registers = [
            code.buffer((self.p.chunk,), self.p.packed_dtype, "staged") for _ in range(staged.turns * staged.across)
        ]  # by turn: a row of a chunk of k, or where k is not contiguous `across` of them
        tiles = [
            code.buffer((staged.rows * self.config.block_k,), self.p.packed_dtype, "tile", "shared")
            for _ in range(self.config.stages)
        ]
        base = number * matrix
        divided = wide(self.columns()[1]) if operand is not self.matmul.a else wide(size)
        start = base + first * k
        if staged.narrow:  # LLVM divides what is the same for all threads with each thread's instructions
            start = self.let("start", tirx.call_extern("int64", "tk_uniform_i64", start))
        made = Side(operand, staged, packed, base, start, first, wide(size), divided, registers, tiles, [])
        made.offsets.extend(self._offset(made, turn) for turn in range(staged.turns if staged.narrow else 0))
        return made

    def _matrix_of(self, operand: Operand) -> tuple[Any, Any]:
        """(the number of the matrix that this block's batch takes of an operand, how many there are)."""
        if not operand.spread:
            return (self.batch, wide(self.matmul.batch)) if operand.batched else (integer(0), integer(1))
        rest, number, pitch = self.batch, integer(0), integer(1)
        for extent, has in reversed([(wide(extent), has) for extent, has in operand.spread]):
            number = number + tirx.floormod(rest, extent) * pitch if has else number
            rest, pitch = tirx.floordiv(rest, extent), pitch * extent if has else pitch
        return self.let("matrix", number), pitch

    def patch(self, side: Side, turn: int) -> tuple[Any, Any, Any]:
        """(first row in the tile, chunk of k, whether there is such a patch) of this thread's patch."""
        s, p = side.staging, self.p
        number = self.thread + turn * p.threads
        inside = None if (turn + 1) * p.threads <= s.patches else number < s.patches
        chunks = self.config.block_k // self.p.chunk
        if side.operand.major == "k":
            return tirx.floordiv(number, chunks), tirx.floormod(number, chunks), inside
        across = s.rows // s.across
        return tirx.floormod(number, across) * s.across, tirx.floordiv(number, across), inside

    def _fetch(self, sides: Sequence[Side], step: Expr | int, rest: int = 0) -> None:
        """Tile `step` of k, of which only `rest` are there if not 0, of these operands to registers."""
        for side in sides:
            for turn in range(side.staging.turns):
                row, chunk, inside = self.patch(side, turn)
                with self.code.when(*(() if inside is None else (inside,))):
                    if side.operand.major == "k":
                        self.fetch_row(side, turn, row, chunk, step, rest)
                    else:
                        self._fetch_patch(side, turn, row, chunk, step, rest)

    def clamped(self, side: Side, row: Any, least: int) -> Any:
        """A row of memory: behind the last ones, whose results nobody stores, the last `least` are read instead."""
        code, index = self.code, side.first + row
        whole = code.analyzer.can_prove(tirx.EQ(tirx.floormod(side.divided, side.staging.rows), integer(0)))
        return index if whole else tirx.min(index, side.size - least)

    def fetch_row(self, side: Side, turn: int, row: Any, chunk: Any, step: Any, rest: int) -> None:
        """A chunk of k of one row to registers."""
        if side.staging.narrow and not side.staging.direct:
            address = tirx.call_extern("int64", "tk_hidden_address", self._tile_address(side, step))
            base = self.let("tile_base", address)
            offset = tirx.call_extern("int32", "tk_hidden_offset", side.offsets[turn], base)
            value = tirx.call_extern("int32x4", "tk_load_16_bytes", base, offset)
            packed = tirx.reinterpret(f"{self.p.packed_dtype}x{self.p.chunk}", value)
            there = chunk * self.p.chunk < rest if rest else None
            self._move(side.registers[turn], 0, packed, self.p.chunk, there)
            return
        k, vector = self.matmul.facts.k, side.staging.vector
        base = side.base + self.clamped(side, row, 1) * k + step * self.config.block_k
        for part in range(0, self.p.chunk, vector):
            at = chunk * self.p.chunk + part
            value = load(side.packed, base + at, vector)
            self._move(side.registers[turn], part, value, vector, at < rest if rest else None)

    def _fetch_patch(self, side: Side, turn: int, row: Any, chunk: Any, step: Any, rest: int) -> None:
        s = side.staging
        for line in range(self.p.chunk):
            at = chunk * self.p.chunk + line
            for part in range(0, s.across, s.vector):
                column = self.clamped(side, row + part, s.vector)
                offset = side.base + (step * self.config.block_k + at) * side.size + column
                flat = line * s.across + part
                register = side.registers[turn * s.across + flat // self.p.chunk]
                value = load(side.packed, offset, s.vector)
                self._move(register, flat % self.p.chunk, value, s.vector, at < rest if rest else None)

    def _move(self, register: Any, at: int, value: Any, lanes: int, there: Any) -> None:
        """register[at …] = a value of so many `lanes` that is read from memory, or zeros where it is not there."""
        if there is None:
            self.code.store(register, value, ramp(at, lanes))
            return
        zero = tirx.const(0, self.p.packed_dtype)
        self.code.store(register, tirx.Broadcast(zero, lanes) if lanes > 1 else zero, ramp(at, lanes))
        with self.code.when(there):
            self.code.store(register, value, ramp(at, lanes))

    def _put(self, sides: Sequence[Side], stage: int) -> None:
        """What is in registers to LDS, a chunk of 16 bytes at a time."""
        for side in sides:
            s, tile = side.staging, side.tiles[stage]
            for turn in range(s.turns):
                row, chunk, inside = self.patch(side, turn)
                with self.code.when(*(() if inside is None else (inside,))):
                    if side.operand.major == "k":
                        self.code.store(tile, self.staged_chunk(side, turn), self._in_lds(self._kept(side, row), chunk))
                        continue
                    for across in range(s.across):
                        kept = self._kept(side, row + across)
                        self.code.store(tile, self._turned(side, turn, across), self._in_lds(kept, chunk))

    def _kept(self, side: Side, row: Any) -> Any:
        """The row of a tile in LDS in which row `row` of an operand's tile is kept."""
        return row if side.operand is self.matmul.a else self.p.kept(row)

    def staged_chunk(self, side: Side, turn: int) -> Any:
        """The chunk of k that is on its way in registers."""
        return load(side.registers[turn], 0, self.p.chunk)

    def _turned(self, side: Side, turn: int, across: int) -> Any:
        """The chunk along k of one row of a patch that was read along its rows."""
        s, lanes = side.staging, []
        for line in range(self.p.chunk):
            flat = line * s.across + across
            lanes.append(
                tirx.BufferLoad(side.registers[turn * s.across + flat // self.p.chunk], [integer(flat % self.p.chunk)])
            )
        return tirx.Shuffle(lanes, [tirx.const(lane, "int32") for lane in range(self.p.chunk)])

    def _in_lds(self, row: Expr, chunk: Expr) -> Expr:
        """Where chunk `chunk` of k of a tile's row lies, as the indices of its elements."""
        return ramp(row * self.config.block_k + (chunk ^ self.p.swizzle(row)) * self.p.chunk, self.p.chunk)

    def _loop(self) -> None:
        """All tiles of k but the last to be multiplied, and the others fetched meanwhile."""
        code, turns = self.code, self.steps - 1
        stages = self.config.stages
        if turns // stages:
            step = code.variable("step", turns // stages)
            with code.loop(step, turns // stages, "SERIAL"):
                for stage in range(stages):
                    self._turn(step * stages + stage, stage)
        for left in range(turns - turns % stages, turns):
            self._turn(left, left % stages)

    def _first_tile(self) -> None:
        """The last tile of k in LDS, the only one that may not be whole."""
        rest = self.matmul.facts.k % self.config.block_k
        direct = [side for side in self.sides if side.staging.direct and (self.fills(side) or not rest)]
        through = [side for side in self.sides if side not in direct]
        self._load_to_lds(direct, integer(self.steps - 1), 0, rest)
        self._fetch(through, self.steps - 1, rest)
        self._put(through, 0)
        self._arrived(direct)

    def _turn(self, step: Expr, stage: int) -> None:
        direct = [side for side in self.sides if side.staging.direct]
        through = [side for side in self.sides if not side.staging.direct]
        following = (stage + 1) % self.config.stages
        self._load_to_lds(direct, step, following)
        self._fetch(through, step)
        self._multiply(stage)
        if self.config.stages == 1:
            self.code.sync()
        self._put(through, following)
        self._arrived(direct)

    def fills(self, side: Side) -> bool:
        """Whether what is loaded straight to LDS is zeros where it is not there."""
        return False

    def _load_to_lds(self, sides: Sequence[Side], step: Expr, stage: int, rest: int = 0) -> None:
        """Tile `step` of k, of which only `rest` are there if not 0, of these operands straight to LDS: a lane's 16 bytes land
        behind those of the lane before it, so it is where they are loaded from that is swizzled."""
        for side in sides:
            for turn in range(side.staging.turns):
                to = read(side.tiles[stage], (self.first_lane + turn * self.p.threads) * self.p.chunk)
                self.load_to_lds(side, turn, step, tirx.address_of(to), rest)

    def load_to_lds(self, side: Side, turn: int, step: Any, to: Any, rest: int) -> None:
        """What this thread loads straight to LDS in `turn`; its wave's lands from `to` on."""
        address = self._tile_address(side, step)
        self.code.add(tirx.Evaluate(tirx.call_extern("void", "tk_load_to_lds", address, side.offsets[turn], to)))

    def _arrived(self, direct: Sequence[Side]) -> None:
        """The tile that is on its way is there for all waves, and all have read the one before."""
        if direct:
            self.code.add(tirx.Evaluate(tirx.call_extern("void", "tk_loads_arrived")))
        self.code.sync()

    def _offset(self, side: Side, turn: int) -> Any:
        """Where what this thread loads in `turn` begins, in bytes from the tile's first element on."""
        row, chunk, _ = self.patch(side, turn)
        if side.staging.direct:
            chunk = chunk ^ self.p.swizzle(self._kept(side, row))
        elements = (self.clamped(side, row, 1) - side.first) * self.matmul.facts.k + chunk * self.p.chunk
        return self.let("offset", tirx.Cast("int32", elements * self.p.bytes))

    def _tile_address(self, side: Side, step: Any) -> Any:
        """Where tile `step` of k of an operand begins in memory, the same for all threads."""
        return tirx.address_of(read(side.packed, side.start + step * self.config.block_k))

    def let(self, name: str, value: Any) -> Any:
        """`value` in a variable of the kernel."""
        var = tirx.Var(name, str(value.ty.dtype))
        self.code.add(tirx.Bind(var, value))
        return var

    def _multiply(self, stage: int) -> None:
        """The products of the tiles in LDS, added to the accumulators."""
        p, fragment = self.p, self.config.fragment
        a, *weights = (side.tiles[stage] for side in self.sides)
        group = self.lane_group if p.groups > 1 else integer(0)
        for depth in range(p.depth):
            first = (group + depth * p.groups) * p.operation.reads
            for i, register in enumerate(self.left):
                self._read(register, a, self.wave_m + self.lane_row + i * fragment, first)
            for weight, registers in zip(weights, self.right, strict=True):
                for j, register in enumerate(registers):
                    self._read(register, weight, self.wave_n + self.lane_row + j * fragment, first)
            for half in range(p.operation.steps):
                self._instructions(half)
        if p.operation.lanes == 32:
            self._there()

    def _there(self) -> None:
        """Have the sums so far computed here, not behind later barriers with all that was read for them."""
        lanes, dtype = self.p.accumulators, self.p.operation.sums
        for sums in (each for part in self.sums for line in part for each in line):
            value = tirx.call_extern(f"{dtype}x{lanes}", f"tk_there_{dtype}", load(sums, 0, lanes))
            self.code.store(sums, value, ramp(0, lanes))

    def _read(self, register: Any, tile: Any, row: Any, first: Any) -> None:
        """What a lane takes of a row of a tile at once, from chunk `first` on, to registers."""
        for part in range(self.p.operation.reads):
            value = read(tile, self._in_lds(row, first + part))
            self.code.store(register, value, ramp(part * self.p.chunk, self.p.chunk))

    def _instructions(self, half: int) -> None:
        for sums, right in zip(self.sums, self.right, strict=True):
            for i, left in enumerate(self.left):
                for j, other in enumerate(right):
                    multiply(self.code, self.p.operation, sums[i][j], other, left, half)
