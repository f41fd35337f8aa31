"""What follows from a matmul and a config: fragments, instructions, where a tile's elements lie in LDS, registers, bytes.

An instruction multiplies `fragment` × k by k × `fragment`; lane l holds row l % fragment and, of the `groups` of k, group
l / fragment. Which k an element is does not matter as long as A and B agree, so a lane reads a chunk of 16 bytes of neighbours
of k in one ds_read_b128, and what it reads feeds one, two or four instructions (../mfma.py).

A tile of `rows` × block_k lies in LDS row by row, in chunks of 16 bytes. Chunk c of row r is kept at c xor swizzle(r), so
that the lanes which LDS serves together (8 of 16 bytes with 32 16 with 64) touch each bank once.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import gcd
from typing import TYPE_CHECKING, Any

from tvm import tirx

from tk.schedules.rocm.mfma import Operation, operation, size_of, swizzle
from tk.target import lds_banks, loads_to_lds

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.schedules.rocm.matmul.rule import Config

__all__ = ["CHUNK_BYTES", "Plan", "Staging", "lds_bytes", "plan", "registers", "staging"]

CHUNK_BYTES = 16
OTHER_REGISTERS = 28  # what LLVM takes beside what is counted


@dataclass(frozen=True)
class Staging:
    """How a tile of `rows` × block_k gets into LDS. A thread takes patches of `across` rows × a chunk of k: 1 row where k
    is contiguous in memory. A patch is loaded `vector` elements at a time; there are `patches`, `turns` for each thread.
    `narrow`: a patch is 16 bytes, and where it is in the tile is known in 31 bits. `direct`: whole tiles go to LDS without
    going through registers."""

    rows: int
    across: int
    vector: int
    patches: int
    turns: int
    narrow: bool = False
    direct: bool = False

    def whole(self, threads: int) -> bool:
        """Whether every thread has a patch in every turn."""
        return self.patches == self.turns * threads


def addressed(staged: Staging, config: Any, arch: str, k: int, size: int, threads: int) -> Staging:
    """`staged`, of rows of `k` elements of `size` bytes, with how its patches are addressed. They are loaded straight to LDS on
    CDNA 4, whose loads take 16 bytes a lane there, between two stages, and in turns of all threads."""
    narrow = staged.across == 1 and staged.vector * size == CHUNK_BYTES and staged.rows * k * size < 1 << 31
    direct = narrow and loads_to_lds(arch) and config.stages == 2 and staged.whole(threads)
    return replace(staged, narrow=narrow, direct=direct)


def staging(major: str, rows: int, block_k: int, threads: int, size: int, k: int, chunk: int) -> Staging:
    """`size`: the operand's m or n; `k`: its k; `chunk`: elements of 16 bytes. The contiguous one's divisors bound the vectors,
    which have to be aligned."""
    if major == "k":
        patches = rows * block_k // chunk
        return Staging(rows, 1, gcd(k, chunk), patches, -(-patches // threads))
    most = [across for across in (8, 4, 2) if rows * block_k // (chunk * across) >= threads and rows % across == 0]
    across = most[0] if most else 2
    patches = rows * block_k // (chunk * across)
    return Staging(rows, across, gcd(size, across, chunk), patches, -(-patches // threads))


@dataclass(frozen=True)
class Plan:
    """Counts a wave: `fragments_m` × `fragments_n` accumulators for each of `num_b`, `depth` reads of k a lane and tile; a
    tile has `columns` of each matmul's n. A chunk is `chunk` elements of `bytes` each."""

    config: Any
    num_b: int
    threads: int
    waves: int
    columns: int
    fragments_m: int
    fragments_n: int
    depth: int
    quads: int
    chunk: int
    bytes: int
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
        """Registers of a lane for one fragment."""
        return 4 * self.quads

    @property
    def packed_dtype(self) -> str:
        """The dtype as which operands are moved."""
        return f"uint{8 * self.bytes}"

    @property
    def groups(self) -> int:
        """How many groups of lanes the k of a row is divided among."""
        return self.operation.groups

    def quad_column(self, quad: int) -> int:
        """How many columns behind the lane's first one its 4 accumulators from 4 · `quad` on lie."""
        run, fragment = self.operation.run, int(self.config.fragment)
        return 4 * quad // run * (run * self.operation.lanes // fragment) + 4 * quad % run

    def kept(self, row: Expr) -> Expr:
        """Where row `row` of the second operand's tile is kept, for the instruction to give a lane neighbouring columns."""
        if not self.operation.interleaved:
            return row
        within = tirx.floormod(row, 16)
        return tirx.floordiv(row, 16) * 16 + tirx.floormod(within, 8) * 2 + tirx.floordiv(within, 8)

    def swizzle(self, row: Expr) -> Expr:
        """What the chunk's number is xored with in this row of a tile."""
        return swizzle(row, self.config.block_k // self.chunk, self.banks)


def plan(facts: Any, config: Any, arch: str) -> Plan:
    """The Plan of a matmul with these facts (tk.schedules.cuda.matmul.problem.Match)."""
    op, size = operation(arch, facts.dtype, config.fragment), size_of(facts.dtype)
    waves, columns, chunk = config.waves_m * config.waves_n, config.block_n // facts.num_b, CHUNK_BYTES // size
    threads, m = waves * op.lanes, facts.m or 1
    a = staging(facts.a_major, config.block_m, config.block_k, threads, m, facts.k, chunk)
    b = staging(facts.b_major, columns, config.block_k, threads, facts.n, facts.k, chunk)
    return Plan(
        config=config,
        num_b=facts.num_b,
        threads=threads,
        waves=waves,
        columns=columns,
        fragments_m=config.block_m // (config.waves_m * config.fragment),
        fragments_n=columns // (config.waves_n * config.fragment),
        depth=config.block_k // (op.groups * op.reads * chunk),
        quads=config.fragment**2 // op.lanes // 4,
        chunk=chunk,
        bytes=size,
        operation=op,
        banks=lds_banks(arch),
        a=addressed(a, config, arch, facts.k, size, threads),
        b=addressed(b, config, arch, facts.k, size, threads),
    )


def lds_bytes(config: Config, size: int = 2) -> int:
    """Bytes of LDS a block: both tiles, of elements of `size` bytes, as often as there are stages."""
    return int(config.stages * (config.block_m + config.block_n) * config.block_k * size)


def registers(p: Plan) -> int:
    """About how many 32-bit registers a lane takes: accumulators, the fragments in use, the tile on its way to LDS."""
    sums = p.fragments_m * p.fragments_n * p.num_b * p.accumulators
    ahead = max(1, p.depth // 2) if p.operation.interleaved else 1  # LLVM reads earlier on RDNA 3
    fragments = 4 * p.operation.reads * ahead * (p.fragments_m + p.fragments_n * p.num_b)
    turned = 3 if p.bytes == 1 else 1  # single bytes are put together in other registers than they came in
    sides = [side for side in (p.a, *[p.b] * p.num_b) if not side.direct]
    staged = sum(side.turns * side.across * 4 * (turned if side.across > 1 else 1) for side in sides)
    reads = (
        p.depth * p.operation.reads * (p.fragments_m + p.fragments_n * p.num_b)
    )  # a swizzled address each, 64 KB apart another
    addresses = 2 * (p.a.turns + p.num_b * p.b.turns) + reads * -(-lds_bytes(p.config, p.bytes) // 65536)
    return sums + fragments + staged + addresses + OTHER_REGISTERS
