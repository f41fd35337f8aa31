"""Tiles of keys and values loaded straight to LDS, in two stages: CDNA 4's way, of no registers and one barrier a tile.

A wave's load lands in LDS in the order of its lanes, 16 bytes each, so that it is where a lane loads from that decides what
lies where. Both tiles are panels of a power of 2 of chunks, at most 128 bytes of a row, which neighbouring lanes load together;
the chunks of a row of a panel are swizzled. Fragments of keys are read as they lie there, 16 bytes a lane. Values stay as they
are in memory, and are turned as they are read: of 16 lanes, each of which names 4 neighbours of one of 4 keys, a lane gets the
4 keys of one d.

What lies behind the last key is asked for beyond the resource's end, where the hardware reads zeros. Of keys in pages a tile
lies in one of them, or each lane asks the table for that of its key and counts from the pool's beginning (pages.py).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tvm import tirx

from tk.schedules.cuda.attention.problem import Attention, Operand
from tk.schedules.rocm.attention.plan import BYTES, Plan
from tk.schedules.rocm.attention.results import let
from tk.schedules.rocm.mfma import CHUNK, integer, ramp, read, wide

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tvm.ir import Expr
    from tvm.tirx import Buffer

    from tk.schedules.cuda.codegen.kernel_builder import Code
    from tk.schedules.rocm.attention.pages import PagedRows
    from tk.schedules.rocm.attention.side import Side

__all__ = ["Straight", "near"]

OFFSETS = 1 << 31  # bytes behind a tile's beginning that a lane's offset reaches
TURNED, QUAD = 16, 4  # lanes among which a transposing read exchanges, and neighbours that each of them names
MOST_KEYS = 128  # of a tile


def near(x: Operand) -> bool:
    """Whether a tile's rows lie behind one another, and not further apart than offsets reach: of rows that overlap those behind
    the last would be no records beyond the end. Of pages the whole pool is within reach."""
    stride = x.row_stride
    pool = x.size if x.pages is not None else 0
    if not (isinstance(stride, int | tirx.IntImm) and isinstance(pool, int | tirx.IntImm)):
        return False
    return x.width <= int(stride) < OFFSETS // (MOST_KEYS * BYTES) and int(pool) < OFFSETS // BYTES


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
        self.sizes = (p.config.block_n * p.key_chunks * CHUNK, p.config.block_n * p.value_rows)
        self.apart = paged is not None and not p.in_one_page  # each lane's key in a page of its own
        for which, (side, turns, where) in enumerate(
            ((self.keys, p.key_turns, p.key_at), (self.values, p.value_turns, p.value_at))
        ):
            for turn in range(turns):
                row, chunk = where(thread + turn * p.threads)
                self.rows[which].append(row)
                elements = (0 if self.apart else row * wide(side.operand.row_stride)) + chunk * CHUNK
                side.offsets.append(let(code, "offset", tirx.Cast("int32", elements * BYTES)))

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
                known = tirx.max(tirx.min(behind * BYTES, integer(OFFSETS - 1)), integer(0))
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
        offset = side.offsets[turn] + self.paged.row(which, turn, first, row) * BYTES
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
        p, chunks = self.p, self.p.config.fragment // CHUNK
        row, group = tirx.floormod(self.lane, p.config.fragment), tirx.floordiv(self.lane, p.config.fragment)
        self.of_keys = [
            self._address(0, stage, row, p.key_panel, part ^ (group ^ p.key_swizzle(row)))
            for part in range(0, p.key_panel, p.groups)
        ]
        turned, across = tirx.floormod(self.lane, TURNED), tirx.floormod(tirx.floordiv(self.lane, TURNED), chunks // 2)
        key, within = group * p.run + tirx.floordiv(turned, QUAD), tirx.floormod(turned, QUAD)
        chunk = across * 2 + tirx.floordiv(within, 2)
        self.of_values = [
            self._address(1, stage, key, p.value_panel, part ^ (chunk ^ p.value_swizzle(key)), tirx.floormod(within, 2) * QUAD)
            for part in range(0, p.value_panel, chunks)
        ]

    def _address(self, which: int, stage: Any, row: Any, panel: int, chunk: Any, element: Any = 0) -> Any:
        """Of an element of a chunk of a row of the first panel of keys, or of values, in bytes."""
        at = stage * self.sizes[which] + (row * panel + chunk) * CHUNK + element
        address = tirx.address_of(read((self.keys, self.values)[which].tile, at))
        return let(self.code, "in_lds", tirx.call_extern("int32", "tk_hidden_in_lds", address))

    def read_keys(self, register: Buffer, step: int, fragment: int) -> None:
        """What a lane has of a step of a fragment of keys to registers."""
        p = self.p
        panel, part = divmod(step * p.groups, p.key_panel)
        away = self._away(panel, fragment * p.config.fragment, p.key_panel)
        value = tirx.call_extern("int32x4", "tk_read_of_lds", self.of_keys[part // p.groups], away)
        self.code.store(register, tirx.reinterpret(f"uint16x{CHUNK}", value), ramp(0, CHUNK))

    def read_values(self, register: Buffer, step: int, fragment: int) -> None:
        """What a lane has of a fragment of turned values in a step to registers: two times 4 keys of its d."""
        p, chunks = self.p, self.p.config.fragment // CHUNK
        panel, part = divmod(fragment * chunks, p.value_panel)
        for half in range(0, CHUNK, QUAD):
            away = self._away(panel, step * p.span + p.column(half), p.value_panel)
            value = tirx.call_extern(f"uint16x{QUAD}", "tk_read_turned", self.of_values[part // chunks], away)
            self.code.store(register, value, ramp(half, QUAD))

    def _away(self, panel: int, row: int, chunks: int) -> Any:
        """How many bytes behind the first row of the first panel a row of another one lies."""
        return tirx.IntImm("int32", (panel * self.p.config.block_n + row) * chunks * CHUNK * BYTES)
