"""What follows from an attention and a config: fragments, registers, and how tiles of keys and values lie in LDS.

Both matmuls are transposed, keys by queries and values by weights, so that a lane has one query row throughout:

    sᵀ[key, row] = K · Qᵀ       of the columns `groups` lanes have 4 neighbours each, in turn: `scores` of them a lane
    oᵀ[d, row] = Vᵀ · P         of an operand a lane gives 4 neighbours of k: those that it has, so P stays where it is

What one lane has of a row in a step of Vᵀ · P is a chunk of 8 keys, 4 neighbours and 4 that lie `span` / 2 further on. Values
are turned on their way to LDS, a row for each d, the keys in the order of those chunks. Rows of keys have chunks of 16 bytes
between them, and the chunks of a row of values are swizzled: what LDS serves together lies in different banks.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tk.schedules.cuda.attention.problem import Match
from tk.schedules.rocm.mfma import CHUNK, LANES, Operation, operation, swizzle
from tk.target import lds_banks

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["Plan", "lds_bytes", "plan", "registers"]

BYTES, QUAD = 2, 4
OTHER_REGISTERS = 44  # what LLVM takes beside what is counted


@dataclass(frozen=True)
class Plan:
    """Counts: `depth_steps` chunks of q a lane, `value_steps` chunks of keys a lane and tile, fragments of scores and of
    results a wave. A thread takes `key_turns` chunks of keys, and `value_turns` patches of 8 keys × `across` of the values."""

    facts: Match
    config: Any
    operation: Operation
    groups: int
    depth_steps: int
    value_steps: int
    score_fragments: int
    result_fragments: int
    across: int
    banks: int

    @property
    def waves(self) -> int:
        return int(self.config.waves)

    @property
    def splits(self) -> int:
        """Blocks among which the columns of a tile of rows are divided."""
        return int(self.config.splits)

    @property
    def threads(self) -> int:
        return self.waves * LANES

    @property
    def block_m(self) -> int:
        return self.waves * int(self.config.fragment)

    @property
    def accumulators(self) -> int:
        """float32 registers of a lane for one fragment."""
        return int(self.config.fragment) ** 2 // LANES

    @property
    def scores(self) -> int:
        """Of a lane and tile."""
        return self.score_fragments * self.accumulators

    @property
    def span(self) -> int:
        """Keys of one step of Vᵀ · P."""
        return self.groups * CHUNK

    @property
    def key_chunks(self) -> int:
        """Of a row of keys: of the depth, filled up with zeros."""
        return self.depth_steps * self.groups

    @property
    def value_chunks(self) -> int:
        """Of a row of the turned values: of the tile's keys."""
        return int(self.config.block_n) // CHUNK

    @property
    def value_rows(self) -> int:
        return self.result_fragments * int(self.config.fragment)

    @property
    def key_patches(self) -> int:
        return int(self.config.block_n) * self.key_chunks

    @property
    def key_turns(self) -> int:
        return -(-self.key_patches // self.threads)

    @property
    def value_patches(self) -> int:
        return self.value_chunks * self.value_rows // self.across

    @property
    def value_turns(self) -> int:
        return -(-self.value_patches // self.threads)

    @property
    def key_pitch(self) -> int:
        """Elements from one row of the tile of keys to the next. With 32 banks LDS serves 4 neighbouring lanes together with 4
        that lie 20, or 12, further on: 8 rows' chunks, or of fragments of 16 those of 4 rows and the next of 4 others. With 64
        banks it serves 16 lanes in order."""
        if self.banks == 32 and self.config.fragment == 16:
            return (self.key_chunks + (2 - self.key_chunks) % 4) * CHUNK
        return (self.key_chunks | 1) * CHUNK

    def value_patch(self, number: Expr) -> tuple[Expr, Expr]:
        """(first row, chunk of keys) of a patch of the turned values: neighbouring threads write to neighbouring chunks."""
        return number // self.value_chunks * self.across, number % self.value_chunks

    def key_offset(self, row: Expr, chunk: Expr) -> Expr:
        """Where a chunk of a key begins in LDS, in elements."""
        return row * self.key_pitch + chunk * CHUNK

    def value_offset(self, row: Expr, chunk: Expr) -> Expr:
        """Where a chunk of keys of a row of the turned values begins."""
        return row * self.config.block_n + (chunk ^ swizzle(row, self.value_chunks, self.banks, down=False)) * CHUNK

    def column(self, score: int) -> int:
        """The column of a lane's score, from where those of its group begin."""
        return score // QUAD * QUAD * self.groups + score % QUAD

    def key(self, chunk: Expr, line: int) -> Expr:
        """The key in the tile that is number `line` in chunk `chunk` of the turned values."""
        half = self.span // 2
        return chunk // self.groups * self.span + (line // QUAD * half + line % QUAD) + chunk % self.groups * QUAD


def plan(facts: Match, config: Any, arch: str) -> Plan:
    """The Plan of an attention with these facts."""
    groups, threads = LANES // config.fragment, config.waves * LANES
    results = -(-facts.width // config.fragment)
    rows, chunks = results * config.fragment, config.block_n // CHUNK
    across = next((each for each in (8, 4) if chunks * rows // each >= threads), 4)
    return Plan(
        facts=facts,
        config=config,
        operation=operation(arch, facts.dtype, config.fragment),
        groups=groups,
        depth_steps=-(-facts.depth // (groups * CHUNK)),
        value_steps=config.block_n // (groups * CHUNK),
        score_fragments=config.block_n // config.fragment,
        result_fragments=results,
        across=across,
        banks=lds_banks(arch),
    )


def lds_bytes(p: Plan) -> int:
    """Bytes of LDS a block: a tile of keys and one of values."""
    return int(p.config.block_n) * (p.key_pitch + p.value_rows) * BYTES


def registers(p: Plan) -> int:
    """About how many 32-bit registers a lane takes: q, scores, rounded weights, results, and the tiles on their way to LDS."""
    per_chunk = 4  # of a chunk
    staged = per_chunk * (p.key_turns + p.value_turns * p.across)
    addresses = 2 * (p.key_turns + p.value_turns) + p.value_steps
    operands = 2 * max(p.score_fragments, p.result_fragments)  # of which LLVM reads some ahead
    masks = p.scores if p.facts.loads else 0
    results = p.result_fragments * p.accumulators
    weights = p.scores // 2
    return per_chunk * p.depth_steps + p.scores + weights + results + staged + addresses + operands + masks + OTHER_REGISTERS
