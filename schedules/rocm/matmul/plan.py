"""What follows from a product and a config: fragments, instructions, where a tile's elements lie in LDS, registers, bytes.

An MFMA of 64 lanes multiplies `fragment` × k by k × `fragment`; lane l holds row l % fragment and, of each `64 / fragment`
groups of k, group l / fragment. Which k an element is does not matter as long as A and B agree, so a lane reads 8 neighbours
of k in one ds_read_b128 and the 4 + 4 of them feed two instructions of CDNA 2 and 3, or one of CDNA 4.

A tile of `rows` × block_k lies in LDS row by row, in chunks of 8 elements. Chunk c of row r is kept at c xor swizzle(r), so
that the lanes which LDS serves together (8 of 16 bytes with 32 banks, 16 with 64) touch each bank once.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import gcd
from typing import TYPE_CHECKING, Any

from tk.schedules.rocm.mfma import CHUNK, LANES, Operation, banks, operation, swizzle

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.schedules.rocm.matmul.rule import Config

__all__ = ["Plan", "Staging", "lds_bytes", "plan", "registers", "staging"]

BYTES = 2
OTHER_REGISTERS = 28  # what LLVM takes beside what is counted


@dataclass(frozen=True)
class Staging:
    """How a tile of `rows` × block_k gets into LDS. A thread takes patches of `across` rows × 8 of k: 1 row where k is
    contiguous in memory. A patch is loaded `vector` elements at a time; there are `patches`, `turns` for each thread."""

    rows: int
    across: int
    vector: int
    patches: int
    turns: int

    def whole(self, threads: int) -> bool:
        """Whether every thread has a patch in every turn."""
        return self.patches == self.turns * threads


def staging(major: str, rows: int, block_k: int, threads: int, size: int, k: int) -> Staging:
    """`size`: the operand's m or n; `k`: its k. The contiguous one's divisors bound the vectors, which have to be aligned."""
    if major == "k":
        patches = rows * block_k // CHUNK
        return Staging(rows, 1, gcd(k, CHUNK), patches, -(-patches // threads))
    most = [across for across in (8, 4, 2) if rows * block_k // (CHUNK * across) >= threads and rows % across == 0]
    across = most[0] if most else 2
    patches = rows * block_k // (CHUNK * across)
    return Staging(rows, across, gcd(size, across), patches, -(-patches // threads))


@dataclass(frozen=True)
class Plan:
    """Counts a wave: `fragments_m` × `fragments_n` accumulators for each of `num_b`, `depth` chunks of k a lane and tile;
    a tile has `columns` of each product's n."""

    config: Any
    num_b: int
    threads: int
    waves: int
    columns: int
    fragments_m: int
    fragments_n: int
    groups: int
    depth: int
    quads: int
    operation: Operation
    banks: int
    a: Staging
    b: Staging

    @property
    def rows_a_wave(self) -> int:
        return self.fragments_m * int(self.config.fragment)

    @property
    def columns_a_wave(self) -> int:
        return self.fragments_n * int(self.config.fragment)

    @property
    def accumulators(self) -> int:
        """float32 registers of a lane for one fragment."""
        return 4 * self.quads

    def swizzle(self, row: Expr) -> Expr:
        """What the chunk's number is xored with in this row of a tile."""
        return swizzle(row, self.config.block_k // CHUNK, self.banks)


def plan(facts: Any, config: Any, arch: str) -> Plan:
    """The Plan of a product with these facts (tk.schedules.cuda.matmul.problem.Match)."""
    waves, columns = config.waves_m * config.waves_n, config.block_n // facts.num_b
    groups, threads = LANES // config.fragment, waves * LANES
    m = facts.m or 1
    return Plan(
        config=config,
        num_b=facts.num_b,
        threads=threads,
        waves=waves,
        columns=columns,
        fragments_m=config.block_m // (config.waves_m * config.fragment),
        fragments_n=columns // (config.waves_n * config.fragment),
        groups=groups,
        depth=config.block_k // (groups * CHUNK),
        quads=config.fragment**2 // LANES // 4,
        operation=operation(arch, facts.dtype, config.fragment),
        banks=banks(arch),
        a=staging(facts.a_major, config.block_m, config.block_k, threads, m, facts.k),
        b=staging(facts.b_major, columns, config.block_k, threads, facts.n, facts.k),
    )


def lds_bytes(config: Config) -> int:
    """Bytes of LDS a block: both tiles, as often as there are stages."""
    return int(config.stages * (config.block_m + config.block_n) * config.block_k * BYTES)


def registers(p: Plan) -> int:
    """About how many 32-bit registers a lane takes: accumulators, the fragments in use, the tile on its way to LDS."""
    sums = p.fragments_m * p.fragments_n * p.num_b * p.accumulators
    fragments = 4 * (p.fragments_m + p.fragments_n * p.num_b)
    staged = p.a.turns * p.a.across * 4 + p.num_b * p.b.turns * p.b.across * 4
    reads = p.depth * (p.fragments_m + p.fragments_n * p.num_b)  # a swizzled address each, 64 KB apart another
    addresses = 2 * (p.a.turns + p.num_b * p.b.turns) + reads * -(-lds_bytes(p.config) // 65536)
    return sums + fragments + staged + addresses + OTHER_REGISTERS
