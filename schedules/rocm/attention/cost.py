"""An attention's time by a model of CDNA and RDNA; nothing is fitted, since nothing has been measured on a device.

    a tile of keys    max(MFMA, vector instructions, LDS, L2) clocks of a compute unit, all of its blocks together; and of what
                      is less than that a share that as many waves as a SIMD has do not hide
    beside it         what one block alone does not overlap: the wait for its writes to LDS, and its barriers; where tiles go
                      straight to LDS one barrier
    a block           the tiles that its rows see, and the first one's latency
    the grid          as many rounds of resident blocks as it takes; never less than the bytes of memory at its bandwidth
    few rows          keys that no other block reads come from memory: a tile takes its bytes' time at a compute unit's share of
                      the bandwidth, and the latency at least; splits add what they leave, and a second kernel

Rates a compute unit and clock are those of ../matmul/cost.py; a vector instruction takes a wave 4 clocks of its SIMD, of RDNA's
1, v_exp 4 times as many.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from tk.schedule.refusals import at_least, exceeding, multiple_of, must_be, within
from tk.schedules.cuda.attention.decode.plan import ROWS
from tk.schedules.cuda.attention.decode.splits import MOST_SPLITS, split_counts
from tk.schedules.cuda.attention.problem import Match
from tk.schedules.rocm.attention.plan import Plan, lds_bytes, plan, registers
from tk.schedules.rocm.matmul.cost import BARRIER, L2_RATE, LATENCY, flops_of, lds_rate
from tk.schedules.rocm.mfma import CHUNK, MOST_REGISTERS, SHORT, fragment_reasons, resident, served, simds
from tk.target import Target, loads_to_lds

if TYPE_CHECKING:
    from tk.schedules.rocm.attention.rule import Config

__all__ = ["bounds", "candidates", "cost", "refusals", "terms"]

MOST, MOST_NARROW = 256, 128  # of a head's width; in a cache of 8 bits, beyond which registers were never counted
PAGE = 16  # keys, of which a page has a multiple: what a lane reads side by side is in one
SPARE = 32  # registers by which LLVM, which reads LDS ahead, may take more than was counted where there are no others
LAUNCH = 3e-6  # seconds by which a second kernel is later than if it were part of the first
USUAL, USUAL_BATCH = 1024, 4  # what symbolic lengths and a symbolic batch are taken for
SCORE, MASK = {"float16": 9.0, "bfloat16": 11.0}, 6.0
"""How many vector instructions a score takes, its power as 4, and a mask that is read."""
SCORE_4, MASK_4, RESULT_4, TILE_4, TURNED_4 = 8.0, 3.5, 0.5, 28.0, 8.0
"""The same on CDNA 4, as counted in the loops of 40 kernels of both dtypes; and what a result takes, a tile of any size, and
one that is turned on its way through registers."""
PAGED = 20.0  # vector instructions for a page's number and for where rows of it lie
WIDENED = {"int8": 3.0, "float8_e4m3fn": 10.0}  # vector instructions for an element of a cache of 8 bits
WIDENED_FLOAT8 = 1.0  # where instructions do it
LANES_A_CLOCK = 64  # of vector instructions, a compute unit


def refusals(match: Match, config: Config, target: Target) -> list[str]:
    """A sentence for each way in which `config` does not fit the hardware or the kernel."""
    checks = (_problem(match, target), _shapes(match, config, target), _straight(match, config, target))
    return next((found for found in map(list, checks) if found), None) or list(_limits(match, config, target))


def _problem(match: Match, target: Target) -> Iterator[str]:
    matrix = target.matrix.get(match.dtype, "none")
    if not served(target.matrix, match.dtype) or match.dtype not in SHORT:
        yield must_be(f"matrix instruction for {match.dtype}", matrix, "an MFMA or a WMMA", "as CDNA and RDNA have them")
    for name, width in (("depth", match.depth), ("width", match.width)):
        most = MOST_NARROW if match.cache else MOST
        if not 1 <= width <= most:
            yield within(f"{name} of a head", width, 1, most)
    if match.page % PAGE:
        yield multiple_of("columns of a page", match.page, PAGE, "whole runs of neighbouring keys")
    if match.cache and (match.rows is None or match.rows * match.group > ROWS):
        have = None if match.rows is None else match.rows * match.group
        yield must_be("rows a head of keys of 8 bits", have, f"at most {ROWS}", "of more each block would widen the keys again")
    if match.scales and match.dtype == "float16":
        yield must_be("scales of values", "one a key", "one a head", "weights times scales may be too small for float16")
    if match.columns == 0:
        yield at_least("columns", 0, 1, "something to attend to")


def _shapes(match: Match, config: Config, target: Target) -> Iterator[str]:
    yield from fragment_reasons(config.fragment, target)
    if config.block_n not in (32, 64, 128) and (config.block_n, target.wave) != (16, 32):
        yield must_be("block_n", config.block_n, "32, 64 or 128, or 16 on RDNA", "whole chunks of keys for a fragment's lanes")
    if not 1 <= config.waves <= 16:
        yield within("waves a block", config.waves, 1, 16)
    if config.packed not in (0, 1):
        yield within("packed", config.packed, 0, 1)
    if not 1 <= config.splits <= (1 if match.rows is None else MOST_SPLITS):
        yield within("splits", config.splits, 1, 1 if match.rows is None else MOST_SPLITS, "for a known number of rows")
    if config.packed and (match.group == 1 or match.rows is None):
        yield must_be("packed", 1, 0, "heads of a group are packed by a known number of rows")


def _straight(match: Match, config: Config, target: Target) -> Iterator[str]:
    """Why tiles cannot go straight to LDS as they are in memory."""
    if config.direct not in (0, 1):
        yield within("direct", config.direct, 0, 1)
    if config.direct != 1:
        return
    if not loads_to_lds(target.arch):
        yield must_be("direct", 1, 0, "as only CDNA 4 loads 16 bytes a lane straight to LDS")
        return
    p = plan(match, config, target.arch)
    if not match.aligned:
        yield must_be("direct", 1, 0, "where rows begin at no multiple of 16 bytes, or a pool is too large")
    reads = 2 if match.cache else 1  # steps of keys, or as many more d's of values, that a lane reads at once in 16 bytes
    for name, width, step in (("depth", match.depth, p.span * reads), ("width", match.width, config.fragment * reads)):
        if width % step:
            yield multiple_of(f"{name} of a head", width, step, "straight to LDS nothing is filled up with zeros")
    for name, patches in (("keys", p.key_patches), ("values", p.value_patches)):
        if patches % p.threads:
            yield multiple_of(f"16 bytes in a tile of {name}", patches, p.threads, "as all threads load straight to LDS")


def _limits(match: Match, config: Config, target: Target) -> Iterator[str]:
    p, unit = plan(match, config, target.arch), simds(target.arch)
    most = min(MOST_REGISTERS, unit.registers // -(-p.waves // unit.count) - SPARE)
    lds = ("bytes of LDS a block", lds_bytes(p), target.shared_memory)
    yield from exceeding(lds, ("registers a lane", registers(p), most))


def candidates(match: Match, target: Target, make: Any) -> Iterator[Any]:
    """Legal configs that are worth comparing: of many splits where blocks are fewer than compute units, or a few rows have
    lengths that the kernel reads. Of those that memory makes equal the first are taken: small fragments of few rows, tiles that
    go straight to LDS."""
    few = match.rows is not None and match.rows * match.group <= ROWS
    for packed in (0, 1):
        for fragment in (16, 32) if few else (32, 16):
            for waves in (4, 8, 2, 1):
                for block_n in (64, 32, 128, 16):
                    for direct in (1, 0) if loads_to_lds(target.arch) else (0,):
                        config = make(block_n, waves, fragment, packed, direct=direct)
                        if refusals(match, config, target):
                            continue
                        blocks = _grid(match, config)[2]
                        divided = match.rows is not None and (blocks < target.cores or (few and match.positions > 0))
                        for splits in split_counts(match, target, blocks) if divided else (1,):
                            yield replace(config, splits=splits)


def _grid(match: Match, config: Config) -> tuple[int, int, int]:
    """(rows of a head, heads of the whole batch, blocks of a split); with packed rows the heads are those of the keys."""
    rows, heads = match.rows or USUAL, match.heads * (match.batch or USUAL_BATCH)
    if config.packed:
        rows, heads = rows * match.group, heads // match.group
    return rows, heads, heads * -(-rows // (config.waves * config.fragment))


def terms(match: Match, config: Config, target: Target) -> dict[str, float]:
    """The model's terms: clocks of a tile by resource, tiles, blocks, rounds, seconds of each bound, and `seconds` in all."""
    p = plan(match, config, target.arch)
    flops = flops_of(target)
    clock = target.peak_for(match.dtype) / (target.cores * flops)
    rows, heads, blocks = _grid(match, config)
    columns, blocks = match.columns or USUAL, blocks * p.splits
    unit = simds(target.arch)
    together = max(1, min(resident(target, lds_bytes(p), registers(p), p.waves), -(-blocks // target.cores)))
    busy = min(1.0, together * p.waves / unit.count)
    n, depth, width = config.block_n, p.key_chunks * 8, p.value_rows
    mfma = 2 * p.block_m * n * (depth + width) / (flops * busy) * together
    vector = _vector_instructions(match, p, target) / (LANES_A_CLOCK * busy) * together
    vector += p.threads * PAGED * p.page_numbers / (LANES_A_CLOCK * busy) * together
    by = p.waves if p.direct else 1  # what is widened before it is in LDS is widened once for all waves
    each = WIDENED_FLOAT8 if p.widens_float8 else WIDENED.get(match.cache, 0.0)
    vector += n * (depth + width) * by * each / (LANES_A_CLOCK * busy) * together
    moved, size = 2 * n * (depth + width), 1 if match.cache else 2
    lds = ((p.waves + 1) * moved * CHUNK / p.loaded + (2 * p.q_elements if p.q_in_lds else 0)) / lds_rate(target) * together
    l2 = moved * size / 2 / L2_RATE * together
    alone = rows <= p.block_m and (config.packed or match.group == 1)  # no other block reads the same keys
    share = min(L2_RATE, target.bandwidth / clock / min(target.cores, blocks))
    memory = max(LATENCY, moved * size / 2 / share * together) if alone else 0.0
    most, waves = max(mfma, vector, lds, l2), max(1.0, together * p.waves / unit.count)
    exposed = (mfma + vector + lds - min(most, mfma + vector + lds)) / waves
    waits = (BARRIER if p.direct else moved / lds_rate(target) + 2 * BARRIER) / together
    tiles = -(-_tiles(match, columns, rows, p) // p.splits) if p.splits > 1 else _tiles(match, columns, rows, p)
    rounds = max(1.0, blocks / (target.cores * together)) if match.causal else -(-blocks // (target.cores * together))
    seconds = rounds * (tiles * max(most + exposed + waits, memory) + LATENCY) / clock
    read = columns * (match.depth + match.width) * heads / (1 if config.packed else match.group)
    least = (2 * rows * heads * (match.depth + match.width) + size * read) / target.bandwidth
    merged = _merge(rows * heads, p, clock, target) if p.splits > 1 else 0.0
    return {
        "mfma_clocks": mfma, "vector_clocks": vector, "lds_clocks": lds, "l2_clocks": l2, "latency_clocks": memory,
        "exposed_clocks": exposed, "wait_clocks": waits, "tiles": tiles, "blocks": blocks, "together": together,
        "rounds": rounds, "clock_hz": clock, "kernel_seconds": seconds, "memory_seconds": least, "merge_seconds": merged,
        "seconds": max(seconds, least) + merged,
    }  # fmt: skip


def _vector_instructions(match: Match, p: Plan, target: Target) -> float:
    """Those of all lanes of a block for a tile's softmax and results."""
    n, masked = int(p.config.block_n), bool(match.loads)
    if not loads_to_lds(target.arch):
        return p.block_m * (n * (SCORE[match.dtype] + MASK * masked) + p.value_rows)
    once = TILE_4 if p.direct else TILE_4 + TURNED_4
    return p.block_m * (n * (SCORE_4 + MASK_4 * masked) + p.value_rows * RESULT_4) + p.threads * once


def _merge(lines: int, p: Plan, clock: float, target: Target) -> float:
    """Seconds of what splits leave, written and read, and of the second kernel: two latencies one after the other, of the
    maxima and of the rest."""
    return LAUNCH + 2 * LATENCY / clock + 2 * lines * p.splits * p.value_rows * 4.0 / target.bandwidth


def _tiles(match: Match, columns: int, rows: int, p: Plan) -> float:
    """Tiles of keys that a block goes over, on average."""
    n, tiles = p.config.block_n, float(-(-columns // p.config.block_n))
    if match.causal and not p.config.packed and rows > p.block_m:
        tiles = min(tiles, (tiles + 1) / 2 + p.block_m / n / 2)
    return min(tiles, (match.window + p.block_m) / n + 1) if match.window else tiles


def cost(match: Match, config: Config, target: Target) -> float:
    return terms(match, config, target)["seconds"]


def bounds(match: Match, config: Config, target: Target) -> dict[str, float]:
    """Seconds by resource, each as if nothing else took time, and `seconds` in all."""
    found = terms(match, config, target)
    turns = found["rounds"] * found["tiles"] / found["clock_hz"]
    names = {"MFMA": "mfma", "vector instructions": "vector", "LDS": "lds", "L2": "l2", "latency": "latency", "waits": "wait"}
    return {
        **{name: found[f"{term}_clocks"] * turns for name, term in names.items()},
        "memory": found["memory_seconds"], "merge of splits": found["merge_seconds"], "seconds": found["seconds"],
    }  # fmt: skip
