"""Which tilings fit Hopper, and which should be fastest: arithmetic only, nothing is measured.

A tile of block_m x block_n costs, for each 64 of k, the most of
    products    block_m * block_n * 64 / PRODUCTS cycles of the tensor cores
    shared      what TMA writes and wgmma reads of shared memory, 128 bytes a cycle
    L2          what the block fetches, cluster mates' shared parts counted once, L2_BYTES a cycle
and once the pipeline's fill and the epilogue; ping-pong hides the epilogue behind the other consumer's products.
A launch takes as many waves of tiles as it needs, and never less than its bytes take from memory.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tk.schedules.cuda.matmul_sm90_match import Match
from tk.schedules.cuda.matmul_sm90_store import staging_bytes
from tk.target import Target

__all__ = ["candidates", "cycles", "group_for", "legal_reasons", "shared_bytes", "stages_for"]

BLOCK_K = 64
PEAK = 2048  # multiply-adds a cycle of one multiprocessor's tensor cores, 16-bit operands
# What follows was fitted to 1900 kernels on one H200 (random data, cold L2).
PRODUCTS = 0.83 * PEAK  # what they reach, the clock lowered by power
SHARED = 128  # bytes a cycle of shared memory
OVERLAP = {(1, 0): 0.70, (2, 0): 0.82, (3, 0): 0.82, (2, 1): 1.0}  # of that traffic's time, by (consumers, pingpong)
L2_BYTES = 70  # bytes a cycle of L2 for each multiprocessor
RAGGED = 2.2  # copies of n that start between lines of 128 bytes take two lines for one
OUTSIDE = 3.0  # cycles a k block that TMA takes for a row of B beyond the matrix
LATENCY = 335  # cycles that a k block takes at least: a barrier, wgmma's own latency, a barrier
CLUSTER = 5  # cycles a k block that blocks of a cluster wait for each other
POWER = 0.009  # cycles a cycle of work costs later, through the clock: between equals the one that moves less wins
FILL = 10000  # cycles of a launch besides its tiles: start, first bytes from memory, last stores
TILE, STORE = 250, 0.077  # cycles to store a tile, and an element of it, or to load another of the output's shape
MEMORY = 0.73  # of the data sheet's bandwidth, in a launch as short as a product
SPLIT, REMOTE = 6000, 6  # cycles of a split's two cluster barriers; bytes a cycle into another block's shared memory
TIES = 0.02  # of the work counted again where memory decides, so that the tiling with less of it wins
IDLE = 1.02  # of the time, where a ping-pong's other consumer gets no tile
RAMP = 4700  # cycles to start another block where one takes one tile only
GPC_REST = 12  # multiprocessors that clusters of more than two blocks leave idle, at the ends of the GPCs
RESERVE = 2048  # shared memory for the barriers and the alignment of the tiles
MAX_STAGES = 16
CONSUMER_REGISTERS = {1: 255, 2: 232, 3: 128}  # 3 consumers start with 65536 / 512 registers, and ptxas plans with those


def columns(match: Match, block_n: int) -> int:
    """Columns of B that a tile's copies bring: where k is not contiguous they come 64 at a time."""
    return block_n if match.b_major == "k" else -(-block_n // 64) * 64


def stage_bytes(match: Match, c: Any) -> int:
    """Shared memory of one stage of the ring, in bytes."""
    return int((c.block_m + columns(match, c.block_n)) * BLOCK_K * 2)


def shared_bytes(match: Match, c: Any) -> int:
    """Shared memory of a block, in bytes."""
    return c.stages * stage_bytes(match, c) + staging_bytes(match, c) + RESERVE


def stages_for(match: Match, trial: Any, target: Target) -> int:
    """The deepest ring that fits `trial`'s tiles."""
    return min(MAX_STAGES, (target.shared_memory - staging_bytes(match, trial) - RESERVE) // stage_bytes(match, trial))


def accumulators(c: Any) -> int:
    """Accumulator registers of a consumer's thread."""
    return int(c.block_m // (1 if c.pingpong else c.consumers) // 64 * c.block_n // 2)


def legal_reasons(match: Match, c: Any, target: Target) -> Iterator[tuple[str, float, float]]:
    """(reason, need, have) for each way in which `c` does not fit."""
    if "k" in (match.a_major, match.b_major) and match.k % 8:
        yield "TMA needs rows of whole 16 bytes: k", 8, match.k % 8
    if match.a_major == "mn" and (match.m is None or match.m % 8):
        yield "TMA needs rows of whole 16 bytes: m", 8, (match.m or 0) % 8
    if match.b_major == "mn" and match.n % 8:
        yield "TMA needs rows of whole 16 bytes: n", 8, match.n % 8
    if shared_bytes(match, c) > target.shared_memory:
        yield "shared memory of a block in bytes", shared_bytes(match, c), target.shared_memory
    if c.stages < 2:
        yield "stages of the ring, one being filled while one is read", 2, c.stages
    if c.consumers not in CONSUMER_REGISTERS:
        yield "consumer warpgroups, at most", c.consumers, 3
        return
    if c.pingpong and c.consumers != 2:
        yield "consumer warpgroups that take turns", 2, c.consumers
    share = 1 if c.pingpong else c.consumers
    if c.block_m % (64 * share):
        yield "whole 64-row products for each consumer: rows", 64 * share, c.block_m
        return
    if not 16 <= c.block_n <= 256 or c.block_n % (16 * match.products):
        yield f"wgmma's columns, a multiple of {16 * match.products} from 16 to 256", 256, c.block_n
    need = accumulators(c) + _other_registers(match, c)
    if need > CONSUMER_REGISTERS[c.consumers]:
        yield "registers of a consumer's thread", need, CONSUMER_REGISTERS[c.consumers]
    if c.block_m > 256:
        yield "TMA's box, rows", c.block_m, 256
    if c.cluster_m * c.cluster_n > 2:
        yield "blocks of a cluster: more leave multiprocessors idle, 18 in a GPC are no multiple", c.cluster_m * c.cluster_n, 2
    if c.split_k > 1:
        yield from _split_reasons(match, c)
    for name, major, size, parts in (
        ("m", match.a_major, c.block_m, c.cluster_n),
        ("n", match.b_major, c.block_n, c.cluster_m * match.products),
    ):
        # alone, a tile's last 64 columns may reach beyond it; parts of it must lie side by side
        unit = 8 if major == "k" else 64 if name == "m" or parts > 1 else 1
        if size % (unit * parts):
            yield f"swizzled rows of a copy along {name}", unit * parts, size


def _other_registers(match: Match, c: Any) -> int:
    """Registers besides the accumulators, as ptxas needs them not to spill: addresses, and the epilogue's values on their way
    through shared memory. Without setmaxnreg it spreads the loads of an epilogue wider."""
    if not staging_bytes(match, c):
        return 26
    return 26 + (16 if match.staged else 0) + (20 if match.cost > 3 else 0) + (50 if c.consumers == 1 else 0)


def _split_reasons(match: Match, c: Any) -> Iterator[tuple[str, float, float]]:
    if match.m is None or match.batch is None:
        yield "known sizes, to launch one block a part of k: symbolic axes", 0, 1
    if c.split_k > 8:
        yield "blocks of a portable cluster", c.split_k, 8
    if (c.block_m, c.consumers, c.pingpong, c.cluster_m, c.cluster_n) != (64, 1, 0, 1, 1):
        yield "one consumer of 64 rows and no other cluster, where k is split: consumers", 1, c.consumers
    k_blocks = -(-match.k // BLOCK_K)
    if (c.split_k - 1) * -(-k_blocks // c.split_k) >= k_blocks:
        yield "a block of k for each part: parts", c.split_k, k_blocks
    sums, ring = (c.split_k - 1) * accumulators(c) * 512, c.stages * stage_bytes(match, c)
    if sums > ring:
        yield "bytes of the ring, which holds the other blocks' sums at the end", sums, ring


def group_for(m_tiles: int, n_tiles: int, block_m: int, block_n: int, at_once: int) -> int:
    """Tile rows that walk along the columns together, so that the tiles at once cover about a square of the matrix."""
    if m_tiles * block_m <= n_tiles * block_n and m_tiles <= 16:
        return max(1, m_tiles)
    rows = round((at_once * block_n / block_m) ** 0.5)
    return max(1, min(m_tiles, rows))


def cycles(match: Match, c: Any, target: Target) -> float:
    """Estimated cycles of one launch; a symbolic m counts as 2048."""
    m, batch = match.m or 2048, match.batch or 1
    cluster = c.cluster_m * c.cluster_n * c.split_k
    k_blocks = -(-match.k // (BLOCK_K * c.split_k))
    width = c.block_n // match.products
    tiles = -(-m // (c.block_m * c.cluster_m)) * -(-match.n // (width * c.cluster_n)) * batch
    at_once = (target.cores if cluster <= 2 else target.cores - GPC_REST) // cluster
    products = c.block_m * c.block_n * BLOCK_K / PRODUCTS
    reads = (c.block_m // 64) * (64 + c.block_n) * BLOCK_K * 2
    shared = (reads + stage_bytes(match, c)) / SHARED
    ragged = RAGGED if match.b_major == "mn" and c.block_n % 64 else 1.0
    fetched = (c.block_m / c.cluster_n + columns(match, c.block_n) * ragged / c.cluster_m) * BLOCK_K * 2 / L2_BYTES
    over = -(-match.n // width) * width - match.n  # columns beyond the matrix, in the last tiles
    fetched += OUTSIDE * over * (1.0 if tiles <= at_once else width / match.n)
    hidden = OVERLAP[c.consumers, c.pingpong] if c.block_n >= 128 or c.consumers == 1 else 1.0
    block = max(products, shared * hidden, fetched, LATENCY)
    block += POWER * (products + shared) + (CLUSTER if cluster > 1 else 0)
    epilogue = TILE + c.block_m * width * (STORE * (1 + match.staged) + (match.cost - 1) / 128)
    if c.split_k > 1:
        epilogue += SPLIT + (c.split_k - 1) * accumulators(c) * 512 * min(1.0, -(-m // 16) / 4) / REMOTE
    body = k_blocks * block
    moved = (
        m * match.k * batch
        + match.n * match.k * match.products * (batch if match.b_batched else 1)
        + m * match.n * batch * (1 + match.staged)
    ) * 2
    memory = moved / (MEMORY * target.bandwidth) * target.peak_for(match.dtype) / (2 * PEAK * target.cores)
    full, rest = divmod(tiles, at_once)
    ramps = RAMP * (full - (not rest)) if c.split_k > 1 else 0
    total = full * _wave(c, max(body, memory * at_once / tiles), epilogue)
    total += _wave(c, max(body, memory * rest / tiles), epilogue) if rest else 0
    total += TIES * (full + bool(rest)) * body
    if c.pingpong and tiles <= at_once:
        total *= IDLE
    return float(FILL + ramps + total + (epilogue if c.pingpong else 0))


def _wave(c: Any, body: float, epilogue: float) -> float:
    """Cycles from one tile of a block to its next."""
    return max(body, (body + epilogue) / 2) if c.pingpong else body + epilogue


# Tile rows, consumers and ping-pong, with the columns at which each was measured to be worth having.
SHAPES = (
    ((256, 2, 0), (128, 160)),
    ((192, 3, 0), (192,)),
    ((128, 2, 0), (64, 96, 128, 160, 192, 224, 256)),
    ((128, 2, 1), (128, 144, 160, 176, 192)),
    ((64, 2, 1), (64, 128, 192, 256)),
    ((64, 1, 0), (16, 32, 48, 64, 80, 96, 128, 160, 192, 224)),
)


def _splits(m: int, tiles: int, target: Target) -> tuple[int, ...]:
    """Parts of k worth ranking: more than one where the tiles leave multiprocessors idle."""
    if m <= 64:
        return (1, 2, 4)
    return (1, 2) if 2 * tiles <= target.cores else (1,)


def candidates(match: Match, target: Target, make: Any) -> Iterator[Any]:
    """Every config worth ranking: `make` is the Config class."""
    m = match.m or 2048
    for (block_m, consumers, pingpong), widths in SHAPES:
        if m <= 64 and (block_m > 64 or pingpong):
            continue
        for block_n in widths:
            for cluster_m, cluster_n in ((1, 1), (2, 1), (1, 2)):
                width = block_n // match.products
                m_tiles, n_tiles = -(-m // (block_m * cluster_m)), -(-match.n // (width * cluster_n))
                if cluster_m * cluster_n > 1 and (m <= 256 or consumers == 1):
                    continue  # bandwidth decides, and blocks that wait for each other reach less of it
                alone = (block_m, consumers, cluster_m * cluster_n) == (64, 1, 1)
                splits = _splits(m, m_tiles * n_tiles * (match.batch or 1), target) if alone else (1,)
                group = group_for(m_tiles, n_tiles, block_m * cluster_m, width * cluster_n, target.cores)
                trial = make(block_m, block_n, 2, consumers, pingpong, cluster_m, cluster_n, group)
                stages = stages_for(match, trial, target)
                for split in splits:
                    config = make(block_m, block_n, stages, consumers, pingpong, cluster_m, cluster_n, group, split)
                    if not any(True for _ in legal_reasons(match, config, target)):
                        yield config
