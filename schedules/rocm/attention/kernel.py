"""The kernel of attention on matrix cores, for a plan.

grid       one block a tile of rows of one head, and split of its columns; a die gets the tiles of a head one after another, so
           that its L2 cache keeps the head's keys and values; of a causal mask the longest rows first
prologue   the last tile of keys and values that any row sees, the only one that may not be whole, to LDS; q to registers
loop       the tile before: global → registers, under way while the tile in LDS is used; then registers → LDS; or, `direct`,
             straight to another stage of LDS (straight.py)
             sᵀ = K Qᵀ, online softmax in registers (softmax.py), oᵀ = oᵀ · factor + Vᵀ P
epilogue   results / sums, 4 neighbours of a row a lane at a time; of a split of the columns both as they are (results.py),
           and a second kernel merges the splits (merge.py)
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tvm import tirx
from tvm.script import tirx as T

from tk.lowering.exact_buffers import with_exact_buffers
from tk.schedules.cuda.attention.problem import Attention, Operand
from tk.schedules.cuda.codegen.kernel_builder import Code
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.rocm.attention.merge import merge
from tk.schedules.rocm.attention.pages import PagedRows
from tk.schedules.rocm.attention.plan import QUAD, Plan, plan
from tk.schedules.rocm.attention.results import Partials, Row, aligned, head_start, let, packed_heads, unknown
from tk.schedules.rocm.attention.side import LOADS, Side, chunk_of, element_of, moved, words
from tk.schedules.rocm.attention.softmax import Softmax, load_as_is
from tk.schedules.rocm.attention.straight import Straight
from tk.schedules.rocm.attention.visible import ScoreRow, seen_by_block, seen_by_row
from tk.schedules.rocm.attention.widen import widened
from tk.schedules.rocm.mfma import CHUNK, integer, load, multiply, ramp, read, spread, wide
from tk.target import Target

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

    from tk.schedules.rocm.attention.rule import Config

__all__ = ["blocks", "build"]


def build(attention: Attention, config: Config, target: Target) -> PrimFunc:
    """The S-TIR PrimFunc of `attention` under `config`, with the fused function's own parameters and attributes."""
    bounded = attention.bounded
    p = plan(bounded.facts, config, target.arch)
    partials = Partials.of(bounded, p) if p.splits > 1 else None
    body = _Kernel(bounded, p, target, partials).body()
    if partials is not None:
        allocated = [tirx.AllocBuffer(each) for each in (partials.values, partials.pairs)]
        body = tirx.SeqStmt([*allocated, body, merge(bounded, p, partials)])
    return with_exact_buffers(tirx.PrimFunc(list(attention.func.params), body, attrs=attention.func.attrs))


def blocks(attention: Attention, p: Plan) -> tuple[Any, Any, Any]:
    """(tiles of rows, heads, batch) of the grid, each of them once for every split; with packed rows the heads are those of
    the keys."""
    rows, heads = packed_heads(attention, p)
    return tirx.floordiv(rows + (p.block_m - 1), p.block_m), heads, wide(attention.q.batch)


class _Kernel:
    def __init__(self, attention: Attention, p: Plan, target: Target, partials: Partials | None) -> None:
        self.a, self.p, self.dies, self.code, self.partials = attention, p, target.dies, Code(), partials
        self.packed: list[tuple[Any, Any]] = []

    def body(self) -> Any:
        code, p = self.code, self.p
        tiles, heads, batch = (code.simplify(each) for each in map(wide, blocks(self.a, p)))
        count = code.simplify(tiles * heads * batch * p.splits)
        block, thread = code.variable("block", count), code.variable("thread", p.threads)
        self._locate(thread, spread(block, count, self.dies), (tiles, heads))
        self._range()
        self._registers()
        first = self.last if self.partials is None else tirx.max(self.last, integer(0))  # a split may have no tile
        if self.paged is not None:
            self.paged.find(first)
        self._fetch(first, True, integer(0))
        self._load_q()
        self.softmax.start()
        self._arrive()
        step = code.variable("step", self.count)
        with code.loop(step, self.count, "SERIAL"):
            self._step(step)
        self._store()
        return code.kernel([(block, count, "blockIdx.x"), (thread, p.threads, "threadIdx.x")])

    def _let(self, name: str, value: Any) -> Any:
        return let(self.code, name, value)

    def _locate(self, thread: Expr, number: Expr, sizes: tuple[Expr, Expr]) -> None:
        """The rows of this block, and this lane's: rows beyond the last read as it does, and are not stored."""
        a, p, (tiles, heads) = self.a, self.p, sizes
        group = a.facts.group if p.config.packed else 1
        rows = wide(a.q.rows)
        number = self._let("number", number)
        if p.splits > 1:
            self.split, number = tirx.floormod(number, p.splits), self._let("rows_of", tirx.floordiv(number, p.splits))
        tile = tirx.floormod(number, tiles)
        if a.facts.causal and not p.config.packed:
            tile = tiles - 1 - tile
        first = self._let("first_row", tile * p.block_m)
        head = self._let("which_head", tirx.floormod(tirx.floordiv(number, tiles), heads))
        batch = self._let("which_batch", tirx.floordiv(number, tiles * heads))
        self.thread, lane = thread, tirx.floormod(thread, p.lanes)
        self.lane_row, self.group = tirx.floormod(lane, p.config.fragment), tirx.floordiv(lane, p.config.fragment)
        self.row = self._let("row", first + tirx.floordiv(thread, p.lanes) * p.config.fragment + self.lane_row)
        self.rows, self.which = rows * group, batch * heads + head
        near = tirx.min(self.row, self.rows - 1)
        last = tirx.min(first + p.block_m, rows) - 1
        if group == 1:
            self.score_row = ScoreRow(batch, head, near)
            self.first, self.last_row = ScoreRow(batch, head, first), ScoreRow(batch, head, last)
        else:
            own = head * group + tirx.floordiv(near, rows)
            self.score_row = ScoreRow(batch, self._let("own_head", own), self._let("own_row", tirx.floormod(near, rows)))
            self.first, self.last_row = ScoreRow(batch, head * group, integer(0)), ScoreRow(batch, head * group, rows - 1)
        self.kv_head = head if p.config.packed else tirx.floordiv(head, a.facts.group)

    def _range(self) -> None:
        """The tiles of columns that any row sees, and the columns that every row sees. There is always a tile: what nobody
        sees of it weighs nothing."""
        n, element = self.p.config.block_n, load_as_is(self.code)
        some, self.every = seen_by_block(self.a, self.first, self.last_row, element)
        self.seen = seen_by_row(self.a, self.score_row, element)
        end = self._let("tiles_end", tirx.max(tirx.floordiv(some.end + (n - 1), n), integer(1)))
        begin = self._let("tiles_begin", tirx.min(tirx.floordiv(some.first, n), end - 1))
        self.last, count = end - 1, self.code.simplify(end - begin)
        if not (self.a.facts.causal or self.a.bounds):
            self.last = tirx.max(tirx.floordiv(some.end + (n - 1), n) - 1, integer(0))
            count = self.last + 1
        self.last, self.count = self.code.simplify(self.last), self.code.simplify(count)
        if self.p.splits > 1:
            self._part()
        if isinstance(self.count, tirx.IntImm) and int(self.count) > 1:
            self.count = self._let("count", unknown(self.count))

    def _part(self) -> None:
        """Keeps to the tiles of this block's split, which may be none."""
        splits, begin = self.p.splits, self.last + 1 - self.count
        first = self._let("first_tile", begin + tirx.floordiv(self.count * self.split, splits))
        end = self._let("end_tile", begin + tirx.floordiv(self.count * (self.split + 1), splits))
        self.last, self.count = end - 1, end - first

    def _registers(self) -> None:
        code, a, p = self.code, self.a, self.p
        self.scores = [code.buffer((p.accumulators,), "float32", "scores") for _ in range(p.score_fragments)]
        self.results = [code.buffer((p.accumulators,), "float32", "results") for _ in range(p.result_fragments)]
        zero = tirx.Broadcast(f32(0.0), p.accumulators)
        for each in self.results:
            code.store(each, zero, ramp(0, p.accumulators))
        shape = (p.step_chunks * CHUNK,)
        self.q = [code.buffer(shape, "uint16", "q") for _ in range(p.q_steps)]
        self.q_tile = code.buffer((p.q_elements,), "uint16", "q_tile", "shared") if p.q_in_lds else None
        self.operands = [code.buffer(shape, "uint16", "operand") for _ in range(p.operands)]
        self.keys = self._side(a.k, p.key_elements, p.key_turns, CHUNK)
        self.values = self._side(a.v, p.value_elements, p.value_turns * p.across, p.across)
        sides, self.paged = (self.keys, self.values), None
        if a.facts.page:
            keys, values = ((side.operand, side.base) for side in sides)
            self.paged = PagedRows(code, a, p, (self.score_row.batch, self.thread), keys, values)
        self.straight = Straight(code, a, p, self.thread, sides, self.paged) if p.direct else None
        self._narrow()
        self.softmax = Softmax(code, a, p, (self.score_row, self.seen, self.group), self.scores)

    def _side(self, x: Operand, size: int, registers: int, lanes: int) -> Side:
        vector = math.gcd(lanes, aligned(self.code, x))
        shape, dtype = ((2,), "uint32") if words(x) == "uint8" and vector >= 4 else ((CHUNK,), words(x))
        made = [self.code.buffer(shape, dtype, "staged") for _ in range(registers)]
        tile = self.code.buffer((size,), "uint16", "tile", "shared")
        return Side(x, self._packed(x), self._base(x, self.kv_head), vector, made, tile, [])

    def _narrow(self) -> None:
        """On CDNA the offsets of what is not in pages and is loaded 8 or 16 bytes at a time: LLVM would keep an address of 64
        bits for each, and count it down."""
        p, facts = self.p, self.a.facts
        for side in (self.keys, self.values):
            stride = side.operand.row_stride
            known = isinstance(stride, int | tirx.IntImm) and int(stride) * p.config.block_n * side.size < 1 << 31
            whole = side is self.keys or facts.width == p.value_rows or side.vector == p.across
            if p.direct or p.lanes == 32 or facts.page or side.vector * side.size not in LOADS or not (known and whole):
                continue
            turns = p.key_turns if side is self.keys else p.value_turns
            side.offsets.extend(self._offset(side, self.thread + turn * p.threads) for turn in range(turns))

    def _offset(self, side: Side, number: Expr) -> Any:
        p, stride = self.p, wide(side.operand.row_stride)
        if side is self.keys:
            elements = tirx.floordiv(number, p.key_chunks) * stride + tirx.floormod(number, p.key_chunks) * CHUNK
        else:
            column, chunk = p.value_patch(number)
            if self.a.facts.width != p.value_rows:
                column = tirx.min(column, integer(self.a.facts.width - side.vector))
            elements = p.key(chunk, 0) * stride + column
        return self._let("offset", tirx.Cast("int32", elements * side.size))

    def _packed(self, x: Operand) -> Buffer:
        """The whole parameter as words of its elements' width."""
        known = next((packed for param, packed in self.packed if param.same_as(x.param)), None)
        if known is None:
            known = tirx.decl_buffer((wide(x.size),), words(x), f"{x.param.name}_words", data=x.param.data)
            self.code.add(tirx.DeclBuffer(known, data=x.param.data))
            self.packed.append((x.param, known))
        return known

    def _base(self, x: Operand, head: Any) -> Any:
        return head_start(self.code, x, self.score_row.batch, head)

    def _load_q(self) -> None:
        """q in the lane's row as operand of the matmul with the keys: 8 neighbours for each chunk of the depth."""
        a, p = self.a, self.p
        base = self._base(a.q, self.score_row.head) + self.score_row.row * wide(a.q.row_stride)
        base, packed, vector = self._let("q_row", base), self._packed(a.q), aligned(self.code, a.q)
        for step in range(p.depth_steps):
            register = self.q[step % len(self.q)]
            for part in range(0, p.step_chunks * CHUNK, vector):
                at = p.chunk(step, part // CHUNK, self.group) * CHUNK + part % CHUNK
                there = None if (step + 1) * p.span <= a.facts.depth else at < a.facts.depth
                moved(self.code, register, part, load(packed, base + at, vector), vector, there)
            if self.q_tile is not None:
                for part in range(p.step_chunks):
                    offset = ramp(p.q_offset(self.thread, step, part), CHUNK)
                    self.code.store(self.q_tile, load(register, part * CHUNK, CHUNK), offset)

    def _patch(self, turn: int, patches: int) -> tuple[Expr, Expr | None]:
        """(number of this thread's patch, whether there is such a patch, None where there always is)."""
        number = self.thread + turn * self.p.threads
        return number, None if (turn + 1) * self.p.threads <= patches else number < patches

    def _fetch(self, tile: Expr, last: bool, stage: Expr) -> None:
        """A tile of keys and one of values to registers, or straight to this stage of LDS. `last`: it may have keys beyond the
        last, which are zeros."""
        ragged = last and self.softmax.ragged
        if self.straight is not None:
            self.straight.load(tile, stage, ragged)
            return
        first = self._let("first_key", tile * self.p.config.block_n)
        tiles = [side.start(self.code, first) for side in (self.keys, self.values)]
        keys, values = (known if known is not None else start for known, start in zip(tiles, self._starts(first), strict=True))
        for turn in range(self.p.key_turns):
            number, there = self._patch(turn, self.p.key_patches)
            with self.code.when(*(() if there is None else (there,))):
                self._fetch_key(turn, (number, first, keys), ragged)
        for turn in range(self.p.value_turns):
            number, there = self._patch(turn, self.p.value_patches)
            with self.code.when(*(() if there is None else (there,))):
                self._fetch_values(turn, (number, first, values), ragged)
        if self.paged is not None:
            self.paged.find(tile - 1)

    def _starts(self, first: Expr) -> tuple[Any, Any]:
        """On RDNA where in memory this thread's first elements of the tiles of keys and of values lie whose keys begin with
        `first`, None where the others are at no constant distances of them. LLVM does not know where these numbers come from:
        else it would keep two registers for each of the other elements."""
        p, (d, chunk) = self.p, self.p.value_patch(self.thread)
        if p.lanes == 64 or self.paged is not None:
            return None, None

        def start(side: Side, row: Expr, column: Expr) -> Expr:
            offset = side.base + (first + row) * wide(side.operand.row_stride) + column
            return self._let("start", tirx.call_pure_extern("int64", "tk_unknown_offset", offset))

        row, column = tirx.floordiv(self.thread, p.key_chunks), tirx.floormod(self.thread, p.key_chunks) * CHUNK
        keys = start(self.keys, row, column) if p.threads % p.key_chunks == 0 else None
        return keys, start(self.values, p.key(chunk, 0), d if self.a.facts.width == p.value_rows else integer(0))

    def _fetch_key(self, turn: int, where: tuple[Any, Any, Any], ragged: bool) -> None:
        (number, first, start), p, side, depth = where, self.p, self.keys, self.a.facts.depth
        row, chunk = tirx.floordiv(number, p.key_chunks), tirx.floormod(number, p.key_chunks)
        key = first + row
        stride = wide(side.operand.row_stride)
        inside = key < wide(side.operand.rows) if ragged else None
        begin = None if self.paged is None else self.paged.key(turn, key)
        for part in range(0, CHUNK, side.vector):
            at = chunk * CHUNK + part
            there = None if p.key_chunks * CHUNK == depth else at < depth
            if side.offsets:
                value = side.load(start, turn, integer(part))
                moved(self.code, side.registers[turn], part, value, side.vector, inside, there)
                continue
            if begin is not None:
                offset = begin + at
            elif start is None:
                offset = side.base + key * stride + at
            else:
                offset = start + (stride * (turn * p.threads // p.key_chunks) + part)
            moved(self.code, side.registers[turn], part, load(side.packed, offset, side.vector), side.vector, inside, there)

    def _fetch_values(self, turn: int, where: tuple[Any, Any, Any], ragged: bool) -> None:
        """A patch of 8 keys × `across`, line by line."""
        (number, first, start), p, side, width = where, self.p, self.values, self.a.facts.width
        if side.offsets:
            self._fetch_lines(turn, (first, start), ragged)
            return
        column, chunk = p.value_patch(number)
        known, begin = start is not None and width == p.value_rows, None
        for line in range(CHUNK):
            key = first + p.key(chunk, line)
            stride = wide(side.operand.row_stride)
            base = side.base + key * stride if start is None else start + stride * p.column(line)
            if self.paged is not None:
                begin = self.paged.value(turn, line // p.run, key) if line % p.run == 0 else begin
                base = begin + stride * (line % p.run)
            inside = key < wide(side.operand.rows) if ragged else None
            for part in range(0, p.across, side.vector):
                d = (integer(turn * p.threads // p.value_chunks * p.across) if known else column) + part
                d = d if width == p.value_rows else tirx.min(d, integer(width - side.vector))
                flat = line * p.across + part
                register = side.registers[turn * p.across + flat // CHUNK]
                moved(self.code, register, flat % CHUNK, load(side.packed, base + d, side.vector), side.vector, inside)

    def _fetch_lines(self, turn: int, where: tuple[Any, Any], ragged: bool) -> None:
        """As `_fetch_values`, by the offsets that the tile has."""
        (first, tile), p, side = where, self.p, self.values
        chunk = p.value_patch(self.thread + turn * p.threads)[1]
        for line in range(CHUNK):
            inside = first + p.key(chunk, line) < wide(side.operand.rows) if ragged else None
            away = wide(side.operand.row_stride) * p.column(line)
            for part in range(0, p.across, side.vector):
                flat = line * p.across + part
                value = side.load(tile, turn, away + part)
                register = side.registers[turn * p.across + flat // CHUNK]
                moved(self.code, register, flat % CHUNK, value, side.vector, inside)

    def _put(self) -> None:
        """What is in registers to LDS, a chunk of 16 bytes at a time, the values turned."""
        p, code = self.p, self.code
        for turn in range(p.key_turns):
            number, there = self._patch(turn, p.key_patches)
            with code.when(*(() if there is None else (there,))):
                offset = p.key_offset(tirx.floordiv(number, p.key_chunks), tirx.floormod(number, p.key_chunks))
                code.store(self.keys.tile, self._wide(chunk_of(self.keys.registers[turn])), ramp(offset, CHUNK))
                self._in_turn()
        for turn in range(p.value_turns):
            number, there = self._patch(turn, p.value_patches)
            with code.when(*(() if there is None else (there,))):
                first, chunk = p.value_patch(number)
                for row in range(p.across):
                    code.store(self.values.tile, self._turned(turn, row), ramp(p.value_offset(first + row, chunk), CHUNK))
                    self._in_turn()

    def _in_turn(self) -> None:
        """On RDNA what is widened is written before the next is: LLVM would widen all of it first, and spill."""
        if self.a.facts.cache and self.p.lanes == 32:
            order = T.llvm_lookup_intrinsic_id("llvm.amdgcn.sched.barrier")
            self.code.add(tirx.Evaluate(T.call_llvm_intrin(order, tirx.const(0, "int32"), dtype="void")))

    def _turned(self, turn: int, across: int) -> Expr:
        """The 8 keys of one row of a patch of values that was read key by key."""
        lanes = []
        for line in range(CHUNK):
            flat = line * self.p.across + across
            lanes.append(element_of(self.values.registers[turn * self.p.across + flat // CHUNK], flat % CHUNK))
        return self._wide(tirx.Shuffle(lanes, [tirx.const(lane, "int32") for lane in range(CHUNK)]))

    def _wide(self, words: Expr) -> Any:
        """8 elements of the cache as operands."""
        facts = self.a.facts
        return widened(words, facts.cache, facts.dtype, self.p.widens_float8) if facts.cache else words

    def _step(self, step: Expr) -> None:
        """One tile, the one before it fetched meanwhile."""
        n, code = self.p.config.block_n, self.code
        step = self._let("turn", unknown(step))
        tile = self.last - step
        stage = self._let("stage", tirx.floormod(step, 2)) if self.straight is not None else integer(0)
        with code.when(step + 1 < self.count):
            self._fetch(tile - 1, False, 1 - stage)
        if self.straight is not None:
            self.straight.begin(stage)
        first = self._let("first_column", tile * n)
        self.softmax.load_scales(first)
        self._multiply_keys()
        self.softmax.evaluate(first)
        if self.softmax.ragged or self.a.facts.causal or self.a.bounds:
            hidden = first + n > self.every.end
            if self.a.bounds and self.a.bounds.lower:
                hidden = tirx.Or(hidden, first < self.every.first)
            with code.when(hidden):
                self.softmax.hide(first)
        self.softmax.update()
        self.softmax.pack()
        self._multiply_values()
        if self.straight is None:
            code.sync()
        self._arrive(step + 1 < self.count)

    def _arrive(self, *conditions: Expr) -> None:
        """The tile that was fetched under these conditions is in LDS for all waves."""
        if self.straight is not None:
            self.straight.arrived()
        else:
            with self.code.when(*conditions):
                self._put()
        self.code.sync()

    def _multiply_keys(self) -> None:
        """sᵀ = K Qᵀ of the tile in LDS."""
        code, p = self.code, self.p
        zero = tirx.Broadcast(f32(0.0), p.accumulators)
        for each in self.scores:
            code.store(each, zero, ramp(0, p.accumulators))
        self._multiply(self.scores, self._key_operand, self.q)

    def _key_operand(self, register: Buffer, step: int, i: int) -> None:
        if self.straight is not None:
            return self.straight.read_keys(register, step, i)
        return self._operand(register, self.keys.tile, self.p.key_offset, (step, i))

    def _value_operand(self, register: Buffer, step: int, i: int) -> None:
        if self.straight is not None:
            return self.straight.read_values(register, step, i)
        return self._operand(register, self.values.tile, self.p.value_offset, (step, i))

    def _multiply_values(self) -> None:
        """oᵀ = oᵀ · factor + Vᵀ P of the tile in LDS."""
        code, p = self.code, self.p
        factor = tirx.Broadcast(read(self.softmax.factor, 0), p.accumulators)
        for each in self.results:
            code.store(each, load(each, 0, p.accumulators) * factor, ramp(0, p.accumulators))
        self._multiply(self.results, self._value_operand, self.softmax.weights)
        if p.lanes == 32:  # else LLVM puts products behind the barrier, and spills what they read
            for each in self.results:
                there = tirx.call_extern(f"float32x{p.accumulators}", "tk_there_float32", load(each, 0, p.accumulators))
                code.store(each, there, ramp(0, p.accumulators))

    def _multiply(self, sums: list[Any], operand: Callable[[Any, int, int], None], others: list[Any]) -> None:
        """sums[i] += fragment i of the tile in LDS · others, step by step: `operand` reads a fragment's step to registers."""
        code, p = self.code, self.p
        if p.lanes == 32:
            self._multiply_in_order(sums, operand, others)
            return
        for step, other in enumerate(others):
            for i in range(len(sums)):
                operand(self.operands[i], step, i)
            for half in range(p.operation.steps):
                for i, each in enumerate(sums):
                    multiply(code, p.operation, each, self.operands[i], other, half)

    def _operand(self, register: Any, tile: Any, offset: Callable[[Any, Any], Any], turn: tuple[int, int]) -> None:
        """What the lane has of a fragment's step to registers."""
        (step, i), p = turn, self.p
        for part in range(p.step_chunks):
            at = offset(p.operand_row(self.lane_row) + i * p.config.fragment, p.chunk(step, part, self.group))
            self.code.store(register, load(tile, at, CHUNK), ramp(part * CHUNK, CHUNK))

    def _multiply_in_order(self, sums: list[Any], operand: Callable[[Any, int, int], None], others: list[Any]) -> None:
        """The same for RDNA, where LLVM would read all of the tile first and spill it: each fragment is read as many products
        ahead as there are registers, and not earlier."""
        code, p, ahead = self.code, self.p, self.p.ahead
        steps = p.depth_steps if others is self.q else len(others)
        turns = [(step, i) for step in range(steps) for i in range(len(sums))]

        def fetch(number: int) -> None:
            step, i = turns[number]
            operand(self.operands[number % p.operands], step, i)
            if others is self.q and self.q_tile is not None and i == 0:
                for part in range(p.step_chunks):
                    value = load(self.q_tile, p.q_offset(self.thread, step, part), CHUNK)
                    code.store(others[step % len(others)], value, ramp(part * CHUNK, CHUNK))

        for number in range(min(ahead, len(turns))):
            fetch(number)
        for number, (step, i) in enumerate(turns):
            if number + ahead < len(turns):
                fetch(number + ahead)
            multiply(code, p.operation, sums[i], self.operands[number % p.operands], others[step % len(others)], 0)
            code.add(tirx.Evaluate(tirx.call_extern("void", "tk_keep_order")))

    def _store(self) -> None:
        """The lane's row, or what it is of this split."""
        if self.partials is not None:
            self._leave(self.partials)
            return
        p, factor = self.p, self.softmax.finish()
        row, each = Row(self.code, self.a, p, self.score_row), p.accumulators
        with self.code.when(self.row < self.rows):
            for t in range(0, p.result_fragments * each, QUAD):
                if p.column(t) < self.a.out.width:
                    value = lambda e, t=t: read(self.results[t // each], t % each + e) * factor  # noqa: E731
                    row.store(self.group * p.run + p.column(t), value)

    def _leave(self, partials: Partials) -> None:
        """The row's results, its maximum and its sum, for merge.py."""
        code, p, soft = self.code, self.p, self.softmax
        soft.sum_lanes()
        line = self._let("line", partials.line(self.which, self.split, self.row))
        with code.when(self.row < self.rows):
            for i, each in enumerate(self.results):
                for t in range(0, p.accumulators, QUAD):
                    d = self.group * p.run + p.column(i * p.accumulators + t)
                    code.store(partials.values, load(each, t, QUAD), ramp(line * partials.pitch + d, QUAD))
            with code.when(self.group < 1):
                code.store(partials.pairs, read(soft.top, 0), line * 2)
                code.store(partials.pairs, read(soft.total, 0), line * 2 + 1)
