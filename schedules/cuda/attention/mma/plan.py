"""What follows from an attention by mma.sync and a config: rows of a warp, tiles in shared memory, registers of a thread."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, ClassVar

from tvm.ir import Expr

from tk.schedules.cuda.attention.decode.plan import CHUNK, MMA_K, MMA_M, AttentionPlan, pitch
from tk.schedules.cuda.attention.problem import Attention, Match, Operand
from tk.schedules.cuda.attention.visible import narrow
from tk.schedules.cuda.hardware import MOST_REGISTERS, WARP

if TYPE_CHECKING:
    from tk.schedules.cuda.attention.mma.rule import Config

__all__ = ["Plan", "Tile", "keeps_q", "padded", "registers", "shared_bytes"]

OTHERS = 44
"""Registers of a thread for addresses, rows' sums, pieces of operands and what ptxas keeps beside them."""
OF_SIZES = 24
"""And for strides and bounds of lengths that a call gives."""


def padded(width: int) -> int:
    """A head's width as the instructions take it: a multiple of 16."""
    return -(-width // MMA_K) * MMA_K


def registers(match: Match, c: Config) -> int:
    """About what a thread holds: scores, results and a mask's values; rounded powers take the place of scores."""
    each = c.block_n // 2 + padded(match.width) // 2 + (c.block_n // 8 if match.loads else 0)
    return c.tiles * (each + 6) + OTHERS + (OF_SIZES if None in (match.rows, match.columns) else 0)


def keeps_q(match: Match, c: Config) -> bool:
    """Whether a warp's rows of q stay in registers; else they are read from shared memory with each tile of keys."""
    return registers(match, c) + c.tiles * padded(match.depth) // 4 <= MOST_REGISTERS - 24


def shared_bytes(match: Match, c: Config) -> int:
    """Shared memory of a block: its rows of q, in whose place its results go, and one tile of keys and of values."""
    depth, width = padded(match.depth), padded(match.width)
    return int(MMA_M * c.tiles * c.warps * pitch(max(depth, width)) + c.block_n * (pitch(depth) + pitch(width)))


@dataclass(frozen=True, eq=False)
class Tile:
    """`rows` rows of an operand in shared memory, `offset` bytes from its start and `pitch` from one to the next."""

    operand: Operand
    rows: int
    offset: int
    pitch: int
    size: ClassVar[int] = 2  # bytes of an element

    @property
    def chunks(self) -> int:
        """16 bytes of a row each."""
        return self.operand.width // CHUNK

    @property
    def odd(self) -> bool:
        """Whether a row ends within the 16 columns that an instruction takes: what is behind its end is zero."""
        return self.operand.width % MMA_K != 0


@dataclass(frozen=True, eq=False)
class Plan(AttentionPlan):
    """Everything that follows from an attention and a config. A block is `block_m` rows of one head, its warps 16 · tiles rows
    each, which share its tiles of keys and values."""

    @property
    def wide(self) -> Attention:
        """The attention with the widths that the instructions take."""
        facts = replace(self.facts, depth=padded(self.facts.depth), width=padded(self.facts.width))
        return replace(self.attention, facts=facts)

    @property
    def warp_rows(self) -> int:
        return MMA_M * int(self.config.tiles)

    @property
    def block_m(self) -> int:
        return self.warp_rows * int(self.config.warps)

    @property
    def threads(self) -> int:
        return WARP * int(self.config.warps)

    @property
    def rows(self) -> int | Expr:
        return narrow(self.attention.q.rows)

    @property
    def shift(self) -> int | Expr:
        return narrow(self.attention.shift)

    @property
    def row_tiles(self) -> int | Expr:
        return (self.rows + (self.block_m - 1)) // self.block_m

    @property
    def q(self) -> Tile:
        return Tile(self.attention.q, self.block_m, 0, pitch(max(padded(self.facts.depth), padded(self.facts.width))))

    @property
    def k(self) -> Tile:
        return Tile(self.attention.k, self.config.block_n, self.block_m * self.q.pitch, pitch(padded(self.facts.depth)))

    @property
    def v(self) -> Tile:
        offset = self.k.offset + self.config.block_n * self.k.pitch
        return Tile(self.attention.v, self.config.block_n, offset, pitch(padded(self.facts.width)))
