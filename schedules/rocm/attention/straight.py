"""Tiles of keys and values loaded straight to LDS, in two stages: CDNA 4's way, of no registers and one barrier a tile.

A wave's load lands in LDS in the order of its lanes, 16 bytes each, so that it is where a lane loads from that decides what
lies where. Both tiles are panels of a power of 2 of such pieces, at most 128 bytes of a row, which neighbouring lanes load
together; the pieces of a row of a panel are swizzled. Fragments of keys are read as they lie there, 16 bytes a lane. Values
stay as they are in memory, and are turned as they are read: of 16 lanes, each of which names 4 neighbours of one of 4 keys, a
lane gets the 4 keys of one d.

A cache of 8 bits lies in LDS as it is, too, in half of the room, and each wave widens what it has read: of keys 16 neighbours,
which are chunks of two steps (plan.py has q in that order), of values 8 keys of one d at once, 8 neighbours of which 2 lanes
name.

What lies behind the last key is asked for beyond the resource's end, where the hardware reads zeros. Of keys in pages a tile
lies in one of them, or each lane asks the table for that of its key and counts from the pool's beginning (pages.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm import tirx

from tk.schedules.cuda.attention.problem import Attention, Operand
from tk.schedules.rocm.attention.plan import BYTES, Plan
from tk.schedules.rocm.attention.results import let
from tk.schedules.rocm.attention.side import size_of
from tk.schedules.rocm.attention.widen import widened
from tk.schedules.rocm.mfma import CHUNK, integer, load, ramp, read, wide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tvm.ir import Expr
    from tvm.tirx import Buffer

    from tk.schedules.cuda.codegen.kernel_builder import Code
    from tk.schedules.rocm.attention.pages import PagedRows
    from tk.schedules.rocm.attention.side import Side

__all__ = ["Straight", "near"]

OFFSETS = 1 << 31  # bytes behind a tile's beginning that a lane's offset reaches
TURNED, QUAD = 16, 4  # lanes among which a transposing read exchanges, and numbers of 16 bits that each of them names
MOST_KEYS = 128  # of a tile


def near(x: Operand) -> bool:
    """Whether a tile's rows lie behind one another, and not further apart than offsets reach: of rows that overlap those behind
    the last would be no records beyond the end. Of pages the whole pool is within reach."""
    stride, size = x.row_stride, size_of(x)
    pool = x.size if x.pages is not None else 0
    if not (isinstance(stride, int | tirx.IntImm) and isinstance(pool, int | tirx.IntImm)):
        return False
    return x.width <= int(stride) < OFFSETS // (MOST_KEYS * size) and int(pool) < OFFSETS // size


class Straight:
    """Writes statements into `code` for this `thread`, of the sides of keys and of values, which may be `paged`."""

    def __init__(
        self, code: Code, a: Attention, p: Plan, thread: Expr, sides: Sequence[Side], paged: PagedRows | None = None
    ) -> None:
        self.code, self.a, self.p, self.paged = code, a, p, paged
        self.rows: tuple[list[Any], list[Any]] = [], []
        wave = tirx.call_extern("int32", "tk_uniform_i32", tirx.Cast("int32", tirx.floordiv(thread, p.lanes)))
        self.first_lane = let(code, "first_lane", wide(wave) * p.lanes)
        self.lane = tirx.floormod(thread, p.lanes)
        self.keys, self.values = sides
        self.sizes = (p.config.block_n * p.key_lines * CHUNK, p.config.block_n * p.value_lines * CHUNK)
        fragments = p.score_fragments if p.loaded > CHUNK else 0
        self.run = CHUNK if fragments else QUAD  # keys of one d that a transposing read gives
        self.codes = [code.buffer((CHUNK * BYTES // 4,), "uint32", "codes") for _ in range(fragments)]
        self.apart = paged is not None and not p.in_one_page  # each lane's key in a page of its own
        for which, (side, turns, where) in enumerate(
            ((self.keys, p.key_turns, p.key_at), (self.values, p.value_turns, p.value_at))
        ):
            for turn in range(turns):
                row, piece = where(thread + turn * p.threads)
                self.rows[which].append(row)
                elements = (0 if self.apart else row * wide(side.operand.row_stride)) + piece * p.loaded
                side.offsets.append(let(code, "offset", tirx.Cast("int32", elements * side.size)))

    def load(self, tile: Expr, stage: Any, ragged: bool) -> None:
        """A tile of keys and one of values to one of both stages. `ragged`: they may have keys beyond the last."""
        first = let(self.code, "first_key", tile * self.p.config.block_n)
        for which, (side, size) in enumerate(zip((self.keys, self.values), self.sizes, strict=True)):
            stride = wide(side.operand.row_stride)
            begin = side.base + first * stride
            if self.paged is not None:
                begin = side.base if self.apart else self.paged.tile(which, first)
            start = tirx.call_extern("int64", "tk_uniform_i64", begin)
            address = tirx.address_of(read(side.packed, let(self.code, "tile_start", start)))
            records = tirx.IntImm("int32", -OFFSETS)  # 2^31 without a sign
            if ragged and not self.apart:
                behind = (wide(side.operand.rows) - first - 1) * stride + side.operand.width
                known = tirx.max(tirx.min(behind * side.size, integer(OFFSETS - 1)), integer(0))
                records = tirx.call_extern("int32", "tk_uniform_i32", tirx.Cast("int32", known))
            for turn, offset in enumerate(side.offsets):
                if self.apart:
                    offset = self._in_pages(which, turn, first, ragged)
                to = read(side.tile, stage * size + (self.first_lane + turn * self.p.threads) * CHUNK)
                call = tirx.call_extern("void", "tk_load_records_to_lds", address, records, offset, tirx.address_of(to))
                self.code.add(tirx.Evaluate(call))
        if self.paged is not None:
            self.paged.find(tile - 1)

    def _in_pages(self, which: int, turn: int, first: Any, ragged: bool) -> Any:
        """How many bytes behind the head's beginning in the first page of memory a lane loads in `turn`."""
        assert self.paged is not None
        side, row = (self.keys, self.values)[which], self.rows[which][turn]
        offset = side.offsets[turn] + self.paged.row(which, turn, first, row) * side.size
        if ragged:
            beyond = tirx.IntImm("int32", -OFFSETS)
            offset = tirx.Select(first + row < wide(side.operand.rows), offset, beyond)
        return offset

    def arrived(self) -> None:
        """What this thread has asked for is there, and what it has read of LDS."""
        self.code.add(tirx.Evaluate(tirx.call_extern("void", "tk_loads_arrived")))

    def begin(self, stage: Any) -> None:
        """The tiles in this stage are those that are read now. What a lane reads lies at constant distances from a few
        addresses, one for each part of a panel that a step of keys, or a fragment of values, begins with."""
        p, pieces = self.p, self.p.config.fragment // self.p.loaded
        row, group = tirx.floormod(self.lane, p.config.fragment), tirx.floordiv(self.lane, p.config.fragment)
        self.of_keys = [
            self._address(0, stage, row, p.key_panel, part ^ (group ^ p.key_swizzle(row)))
            for part in range(0, p.key_panel, p.groups)
        ]
        turned = tirx.floormod(self.lane, TURNED)
        across = tirx.floormod(tirx.floordiv(self.lane, TURNED), p.config.fragment // TURNED)
        naming = TURNED // self.run  # lanes that name a key's neighbours
        line, within = tirx.floordiv(turned, naming), tirx.floormod(turned, naming)
        key = group * p.run + line
        if self.codes:
            key = group * p.run + tirx.floormod(line, p.run) + tirx.floordiv(line, p.run) * p.column(p.run)
        piece = across * (TURNED // p.loaded) + tirx.floordiv(within, 2)
        self.of_values = [
            self._address(1, stage, key, p.value_panel, part ^ (piece ^ p.value_swizzle(key)), tirx.floormod(within, 2) * QUAD)
            for part in range(0, p.value_panel, pieces)
        ]

    def _address(self, which: int, stage: Any, row: Any, panel: int, piece: Any, element: Any = 0) -> Any:
        """Of an element of 16 bits of a piece of a row of the first panel of keys, or of values, in bytes."""
        at = stage * self.sizes[which] + (row * panel + piece) * CHUNK + element
        address = tirx.address_of(read((self.keys, self.values)[which].tile, at))
        return let(self.code, "in_lds", tirx.call_extern("int32", "tk_hidden_in_lds", address))

    def read_keys(self, register: Buffer, step: int, fragment: int) -> None:
        """What a lane has of a step of a fragment of keys to registers."""
        p, a_read = self.p, self.p.loaded // CHUNK
        panel, part = divmod(step // a_read * p.groups, p.key_panel)
        away = self._away(panel, fragment * p.config.fragment, p.key_panel)
        value = tirx.call_extern("int32x4", "tk_read_of_lds", self.of_keys[part // p.groups], away)
        if not self.codes:
            self.code.store(register, tirx.reinterpret(f"uint16x{CHUNK}", value), ramp(0, CHUNK))
            return
        codes = self.codes[fragment]
        if step % a_read == 0:
            self.code.store(codes, tirx.reinterpret("uint32x4", value), ramp(0, 4))
        self._widen(register, load(codes, step % a_read * 2, 2))

    def read_values(self, register: Buffer, step: int, fragment: int) -> None:
        """What a lane has of a fragment of turned values in a step to registers: two times 4 keys of its d, or 8 at once."""
        p, pieces = self.p, self.p.config.fragment // self.p.loaded
        panel, part = divmod(fragment * pieces, p.value_panel)
        address = self.of_values[part // pieces]
        if self.codes:
            away = self._away(panel, step * p.span, p.value_panel)
            self._widen(register, tirx.call_extern("int32x2", "tk_read_turned_bytes", address, away))
            return
        for half in range(0, CHUNK, QUAD):
            away = self._away(panel, step * p.span + p.column(half), p.value_panel)
            value = tirx.call_extern(f"uint16x{QUAD}", "tk_read_turned", address, away)
            self.code.store(register, value, ramp(half, QUAD))

    def _widen(self, register: Buffer, codes: Any) -> None:
        """8 codes of 8 bits, in two words, to a register as operands."""
        facts = self.a.facts
        value = widened(tirx.reinterpret(f"uint8x{CHUNK}", codes), facts.cache, facts.dtype, self.p.widens_float8)
        self.code.store(register, value, ramp(0, CHUNK))

    def _away(self, panel: int, row: int, pieces: int) -> Any:
        """How many bytes behind the first row of the first panel a row of another one lies, of `pieces` a row."""
        return tirx.IntImm("int32", (panel * self.p.config.block_n + row) * pieces * CHUNK * BYTES)
