"""Which tilings fit Hopper, and which should be fastest: arithmetic only, nothing is measured.

A tile of block_m x block_n costs, for each 64 of k, the most of
    products    block_m * block_n * 64 / (wgmma_share · PEAK) cycles of the tensor cores
    shared      what TMA writes and wgmma reads of shared memory, 128 bytes a cycle
    L2          what the block fetches, cluster mates' shared parts counted once, l2_bytes a cycle; rows of 128 bytes that
                lie in two lines of L2, since the matrix's are no whole lines apart, count as more (_row)
and once the pipeline's fill and the epilogue; ping-pong hides the epilogue behind the other consumer's products.
A launch takes as many waves of tiles as it needs, and never less than its bytes take from memory. What is measured of a GPU
lies in calibration/.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from math import gcd
from typing import TYPE_CHECKING, Any

from tk.schedule.refusals import at_least, at_most, exceeding, multiple_of, must_be, within
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.matmul.problem import Match, copy_reasons
from tk.schedules.cuda.matmul.sm90.split_k import UNIT, slot_bytes
from tk.schedules.cuda.matmul.sm90.store import HEAVY, staging_bytes
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.cuda.matmul.sm90.rule import Config

__all__ = [
    "SHAPES",
    "at_once",
    "candidates",
    "clusters_of",
    "cycles",
    "group_for",
    "legal_reasons",
    "parts",
    "shared_bytes",
    "stages_for",
    "unsplit_tiles",
]

PEAK = 2048  # multiply-adds a cycle of one SM's tensor cores, 16-bit operands
SHARED = 128  # bytes a cycle of shared memory
LINE = 128  # bytes of a line of L2, which is asked for once for each row of a copy that lies in it
SECTOR = 32  # of a sector, the least that L2 sends
RESERVE = 2048  # shared memory for the barriers and the alignment of the tiles
MAX_STAGES = 16
ROOMY = 160  # columns of a ping-pong's tile up to which a `HEAVY` epilogue fits its registers
CONSUMER_REGISTERS = {1: 255, 2: 232, 3: 128}  # 3 consumers start with 65536 / 512 registers, and ptxas plans with those


def columns(match: Match, block_n: int) -> int:
    """Columns of B that a tile's copies bring: where k is not contiguous they come 64 at a time."""
    return block_n if match.b_major == "k" else -(-block_n // 64) * 64


def stage_bytes(match: Match, c: Config) -> int:
    """Shared memory of one stage of the ring, in bytes."""
    return int((match.stage_rows(c) + columns(match, c.block_n) * c.k_tiles_per_stage) * c.block_k * 2)


def shared_bytes(match: Match, c: Config) -> int:
    """Shared memory of a block, in bytes."""
    return int(c.stages * stage_bytes(match, c) + staging_bytes(match, c) + RESERVE)


def stages_for(match: Match, trial: Config, target: Target) -> int:
    """The deepest ring that fits `trial`'s tiles."""
    return min(MAX_STAGES, (target.shared_memory - staging_bytes(match, trial) - RESERVE) // stage_bytes(match, trial))


def accumulators(match: Match, c: Config) -> int:
    """Accumulator registers of a consumer's thread; float16 sums lie two in one, until parts of k are added up."""
    size = c.block_m // (1 if c.pingpong else c.consumers) // 64 * c.block_n // 2
    return int(size if match.acc_dtype == "float32" or c.split_k > 1 else size // 2)


def legal_reasons(match: Match, c: Any, target: Target) -> Iterator[str]:
    """A sentence for each way in which `c` does not fit."""
    yield from copy_reasons(match)
    yield from exceeding(("bytes of shared memory a block", shared_bytes(match, c), target.shared_memory))
    most = match.most_k_tiles(c)
    if not 1 <= c.k_tiles_per_stage <= most:
        yield within("k_tiles_per_stage", c.k_tiles_per_stage, 1, most, f"{most * c.block_k} of k a stage")
    if c.stages < 2:
        yield at_least("stages", c.stages, 2, "one is filled while another is read")
    if c.consumers not in CONSUMER_REGISTERS:
        yield within("consumers", c.consumers, 1, 3)
        return
    if c.pingpong and c.consumers != 2:
        yield must_be("consumers", c.consumers, 2, "of which one takes its turn after the other")
    share = 1 if c.pingpong else c.consumers
    if c.block_m % (64 * share):
        yield multiple_of("block_m", c.block_m, 64 * share, "64 rows of a wgmma for each consumer")
        return
    if not 16 <= c.block_n <= 256 or c.block_n % (16 * match.num_b):
        yield multiple_of("block_n", c.block_n, 16 * match.num_b, "from 16 to 256, the columns of a wgmma")
    need = accumulators(match, c) + _other_registers(match, c)
    yield from exceeding(
        ("registers of a consumer's thread", need, CONSUMER_REGISTERS[c.consumers]),
        ("block_m", c.block_m, 256, "the rows of a TMA box"),
        ("blocks of a cluster", c.cluster_m * c.cluster_n, 2, "larger ones leave some of a GPC's 18 idle"),
    )
    if c.split_k > 1:
        yield from _split_reasons(match, c, target)
    elif c.stream_k:
        yield at_least("split_k", c.split_k, 2, "parts of the last wave's tiles")
    for name, major, size, parts in (
        ("m", match.a_major, c.block_m, c.cluster_n),
        ("n", match.b_major, c.block_n, c.cluster_m * match.num_b),
    ):
        # a tile's last 64 columns may reach beyond it; a pair's must lie side by side
        pair = match.num_b if name == "n" else 1
        unit = 8 * parts if major == "k" else 64 * pair if name == "m" or pair > 1 else 1
        if size % unit:
            yield multiple_of(f"block_{name}", size, unit, "whole swizzled rows in each copy")


def _other_registers(match: Match, c: Config) -> int:
    """Registers besides the accumulators, as ptxas needs them not to spill: addresses, the epilogue's values on their way
    through shared memory, and what other blocks sent. It loads a bias of all of a thread's columns ahead; without setmaxnreg
    it spreads the loads of an epilogue wider."""
    combining = 32 if c.split_k > 1 and c.consumers == 2 else 0
    values = 26 + combining + (20 if match.cost > 3 or match.others else 0)
    if not staging_bytes(match, c):
        return values
    return values + (16 if match.staged else 0) + (50 if c.consumers == 1 else 0)


def at_once(c: Any, target: Target) -> int:
    """Blocks that are resident together, one an SM, in whole clusters."""
    cluster = c.cluster_m * c.cluster_n * c.split_k
    return int(target.cluster_blocks.get(cluster, target.cores) // cluster * cluster)


def clusters_of(tiles: int, c: Config, target: Target) -> int:
    """Clusters of a launch: one a tile whose k is split, else as many as are resident, which walk the tiles."""
    cluster: int = c.cluster_m * c.cluster_n * c.split_k
    return tiles if c.split_k > 1 and not c.stream_k else at_once(c, target) // cluster


def unsplit_tiles(tiles: int, c: Config, target: Target) -> int:
    """How many of `tiles` tiles are not split: with `stream` all but those of the last wave."""
    blocks = at_once(c, target)
    return tiles // blocks * blocks if c.stream_k else 0


def _split_reasons(match: Match, c: Config, target: Target) -> Iterator[str]:
    if match.m is None or match.batch is None:
        yield must_be("split_k", c.split_k, 1, "a size is symbolic, and each part of k is a block of the launch")
        return
    yield from exceeding(("split_k", c.split_k, 8, "the blocks of a portable cluster"))
    if c.pingpong or c.cluster_m * c.cluster_n > 1:
        yield must_be("split_k", c.split_k, 1, "consumers that take turns, and other clusters, take whole sums")
    k_blocks = -(-match.k // (c.block_k * c.k_tiles_per_stage))
    if (c.split_k - 1) * -(-k_blocks // c.split_k) >= k_blocks:
        yield at_most("split_k", c.split_k, k_blocks, "each part has a block of k of its own")
    width = c.block_n // match.num_b
    if width // UNIT < c.split_k:
        yield at_most("split_k", c.split_k, width // UNIT, f"each part's block adds up {UNIT} of {width} columns")
    partial_bytes = (c.split_k - 1) * slot_bytes(width, match.num_b, c.block_m, c.split_k)
    if partial_bytes > c.stages * stage_bytes(match, c):
        yield at_most(
            "bytes of other blocks' sums", partial_bytes, c.stages * stage_bytes(match, c), "the ring holds them at the end"
        )
    tiles = -(-match.m // c.block_m) * -(-match.n // width) * match.batch
    unsplit = unsplit_tiles(tiles, c, target)
    if c.stream_k and not 0 < (tiles - unsplit) * c.split_k <= at_once(c, target):
        yield within("parts of the last wave's tiles", (tiles - unsplit) * c.split_k, 1, at_once(c, target), "a block each")
    if c.stream_k and not unsplit:
        yield at_least("tiles", tiles, at_once(c, target), "a wave of whole ones before the last one's are split")


def group_for(m_tiles: int, n_tiles: int, block_m: int, block_n: int, at_once: int) -> int:
    """Tile rows that walk along the columns together, so that the tiles at once cover about a square of the matrix."""
    if m_tiles * block_m <= n_tiles * block_n and m_tiles <= 16:
        return max(1, m_tiles)
    rows = round((at_once * block_n / block_m) ** 0.5)
    return int(max(1, min(m_tiles, rows)))


def cycles(match: Match, c: Any, target: Target) -> float:
    """Estimated cycles of one launch; a symbolic m counts as 2048."""
    fitted = fit("matmul_sm90", target)
    m, batch = match.m or 2048, match.batch or 1
    width, cluster = c.block_n // match.num_b, c.cluster_m * c.cluster_n * c.split_k
    tiles = -(-m // (c.block_m * c.cluster_m)) * -(-match.n // (width * c.cluster_n)) * batch
    clusters = at_once(c, target) // cluster
    unsplit = unsplit_tiles(tiles, c, target) if c.split_k > 1 else tiles
    missed = _bytes(match) / (tiles * cluster / c.split_k * match.k * (c.block_m + c.block_n) * 2)
    step = c.k_tiles_per_stage * _k_block(match, c, target, tiles <= clusters, min(1.0, missed))
    steps = -(-match.k // (c.block_k * c.k_tiles_per_stage))
    elements = c.block_m * width
    store = fitted.tile * match.tile_share(target) + elements * (fitted.store * (1 + match.staged) + (match.cost - 1) / 128)
    memory = _moved(_bytes(match), match, target) + _moved(_again(match, c, fitted), match, target)
    total = 0.0
    if unsplit:
        body = steps * step
        blocks = clusters * (c.split_k if c.stream_k else 1)
        for share in _shares(unsplit, blocks, tiles):
            wave = max(body, memory * share)  # from one tile of a block to its next
            total += max(wave, (wave + store) / 2) if c.pingpong else wave + store
    if tiles > unsplit:
        body = -(-steps // c.split_k) * step
        combining = fitted.split + (c.split_k - 1) / c.split_k * elements * match.num_b * 4 / fitted.remote + store / c.split_k
        total += sum(max(body, memory * share) + combining for share in _shares(tiles - unsplit, clusters, tiles))
    if c.pingpong and tiles <= clusters:
        total *= fitted.idle
    if c.pingpong and c.block_n > ROOMY and match.cost > HEAVY:
        total *= fitted.spilled
    return float(fitted.fill + total + (store if c.pingpong else 0))


def _k_block(match: Match, c: Config, target: Target, one_wave: bool, missed: float) -> float:
    """Cycles that a block takes for one k-tile; `missed` is how much of what it brings comes from memory, not from L2."""
    fitted = fit("matmul_sm90", target)
    width = c.block_n // match.num_b
    wgmma = c.block_m * c.block_n * c.block_k / (fitted.wgmma_share * PEAK)
    reads = (c.block_m // 64) * (64 + c.block_n) * c.block_k * 2
    brought = stage_bytes(match, c) / c.k_tiles_per_stage
    shared = (reads + brought) / SHARED
    ragged = fitted.ragged if match.b_major == "mn" and c.block_n % 64 else 1.0
    a, b = (_row(pitch, target) for pitch in match.pitches)
    rows = (
        match.stage_rows(c) / c.k_tiles_per_stage * a / c.cluster_n + columns(match, c.block_n) * max(b, ragged) / c.cluster_m
    )
    fetched = rows * c.block_k * 2 / fitted.l2_bytes
    over = -(-match.n // width) * width - match.n  # columns beyond the matrix, in the last tiles
    fetched += fitted.outside * over * (1.0 if one_wave else width / match.n)
    fetched = max(fetched, match.copy_cycles(c, target))
    hidden = fitted.overlap["pingpong" if c.pingpong else str(c.consumers)] if c.block_n >= 128 or c.consumers == 1 else 1.0
    # the ring holds all stages but the one that is read
    coming = max(brought / 64, match.copy_cycles(c, target))
    ahead = ((fitted.round_trip + fitted.miss * missed) / c.k_tiles_per_stage + coming) / (c.stages - 1)
    cluster = fitted.cluster if c.cluster_m * c.cluster_n > 1 else 0
    least = fitted.latency * c.block_k / 64 + fitted.barrier / c.k_tiles_per_stage
    return float(max(wgmma, shared * hidden, fetched, least, ahead) + fitted.power * (wgmma + shared) + cluster)


def _row(pitch: int, target: Target) -> float:
    """What L2 takes for a row of 128 bytes, of rows `pitch` elements apart, over an aligned one: most of those that are no
    whole lines apart lie in two, and of those that are no whole sectors apart every other one has a sector more."""
    fitted = fit("matmul_sm90", target)
    aligned = gcd(2 * pitch, LINE)
    return float(1.0 + fitted.straddle * (1.0 - aligned / LINE) + (fitted.sector if aligned < SECTOR else 0.0))


def _bytes(match: Match) -> int:
    """Bytes that a launch moves from memory and to it."""
    m, batch = match.m or 2048, match.batch or 1
    weights = match.n * match.k * match.num_b * (batch if match.b_batched else 1)
    return 2 * (match.a_elements(m) * batch + weights + m * match.n * batch * (1 + match.staged))


def _moved(size: float, match: Match, target: Target) -> float:
    """Cycles that so many bytes take from memory and to it."""
    seconds = size / (fit("matmul_sm90", target).memory * target.bandwidth)
    return float(seconds * target.peak_for(match.dtype) / (2 * PEAK * target.cores))


def _again(match: Match, c: Config, fitted: Any) -> float:
    """Bytes of weights that tiles of other rows read again: where k is split, neighbours do not read the same at once."""
    others = -(-(match.m or 2048) // (c.block_m * c.cluster_m)) - 1
    rows = fitted.reread * others if c.split_k > 1 else fitted.late * min(others, 1)
    return float(rows * match.n * match.k * match.num_b * (match.batch or 1) * 2)


def _shares(count: int, blocks: int, tiles: int) -> list[float]:
    """How much of the launch's bytes each wave moves, of `count` of its `tiles` tiles, so many at once."""
    full, rest = divmod(count, blocks)
    return [blocks / tiles] * full + ([rest / tiles] if rest else [])


# Tile rows, consumers and ping-pong, with the columns at which each was measured to be worth having.
SHAPES = (
    ((256, 2, 0), (128, 160)),
    ((192, 3, 0), (192,)),
    ((128, 2, 0), (64, 96, 128, 160, 192, 224, 256)),
    ((128, 2, 1), (128, 144, 160, 176, 192)),
    ((64, 2, 1), (64, 128, 192, 256)),
    ((64, 1, 0), (16, 32, 48, 64, 80, 96, 128, 160, 192, 224)),
)


def parts(match: Match, c: Config, tiles: int, target: Target) -> Iterator[tuple[int, int]]:
    """(parts of k, whether only the last wave's tiles are split) worth ranking for so many tiles."""
    yield 1, 0
    if match.m is None or match.batch is None or c.pingpong or c.cluster_m * c.cluster_n > 1:
        return
    for split in range(2, 9):
        blocks = at_once(replace(c, split_k=split), target)
        if tiles * split <= blocks:
            yield split, 0
        elif tiles > blocks and tiles % blocks * split <= blocks:
            yield split, 1


def candidates(match: Match, target: Target, make: Any) -> Iterator[Any]:
    """Every config worth ranking: `make` is the Config class."""
    m = match.m or 2048
    for (block_m, consumers, pingpong), widths in SHAPES:
        if m <= 64 and (block_m > 64 or pingpong):
            continue
        for block_n in widths:
            for cluster_m, cluster_n in ((1, 1), (2, 1), (1, 2)):
                width = block_n // match.num_b
                m_tiles, n_tiles = -(-m // (block_m * cluster_m)), -(-match.n // (width * cluster_n))
                pair = cluster_m == 2 and block_m == 64 and 64 < m <= 128  # two tiles of rows, which read the same weights
                if cluster_n > 1 and block_m == 64 and block_n >= 128 and _row(match.pitches[0], target) > 2:
                    continue  # two blocks bring 32 rows of A each: where those begin within sectors, 1.2 times the estimate
                if cluster_m * cluster_n > 1 and not pair and (m <= 256 or consumers == 1):
                    continue  # bandwidth decides, and blocks that wait for each other reach less of it
                group = group_for(m_tiles, n_tiles, block_m * cluster_m, width * cluster_n, target.cores)
                for k_tiles in (1, 2):
                    trial = make(block_m, block_n, 2, consumers, pingpong, cluster_m, cluster_n, group, 1, k_tiles)
                    trial = replace(trial, stages=stages_for(match, trial, target))
                    for split, stream in parts(match, trial, m_tiles * n_tiles * (match.batch or 1), target):
                        config = replace(trial, split_k=split, stream_k=stream)
                        if not any(True for _ in legal_reasons(match, config, target)):
                            yield config
