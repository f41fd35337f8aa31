"""A product's time by a model of CDNA and RDNA; nothing is fitted, since nothing has been measured on a device.

    a tile of k       max(matrix instructions, LDS, L2) clocks of a compute unit, all of its blocks together
    beside it         what one block alone does not overlap: the wait for its writes to LDS, and its barriers
    a block           its tiles of k, the first tile's latency, and its share of the output's bytes
    the grid          as many rounds of resident blocks as it takes; never less than the bytes of memory at its bandwidth

Rates a compute unit and clock: AMD's ISA documents of CDNA 2, 3 and 4 and of RDNA 3 and 4, and the white papers (LDS of 128
bytes, 256 on CDNA 4; 64 bytes from L2). Operands of 8 bits are multiplied as much faster as the target's peaks say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Any, TypeVar

from tk.schedule.refusals import at_least, exceeding, multiple_of, must_be, within
from tk.schedules.cuda.matmul.problem import Match
from tk.schedules.rocm.matmul.plan import Plan, lds_bytes, plan, registers
from tk.schedules.rocm.mfma import DEFAULTS, MOST_REGISTERS, fragment_reasons, operation, resident, simds, size_of
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.rocm.matmul.rule import Config

    Planned = Callable[[Any, Any, str], Plan]

C = TypeVar("C")  # a rule's Config

__all__ = [
    "BARRIER",
    "L2_RATE",
    "LATENCY",
    "SIMDS",
    "bounds",
    "by_resource",
    "candidates",
    "cost",
    "flops_of",
    "lds_rate",
    "preferred",
    "refusals",
    "terms",
]

SIMDS, BARRIER, LATENCY, DEPTH = 4, 100.0, 2000.0, 64  # SIMDS: of CDNA
L2_RATE = 64.0  # bytes a clock and compute unit
# Of 16 bits, a clock and compute unit.
_FLOPS = {"gfx90a": 1024.0, "gfx942": 2048.0, "gfx950": 4096.0, "gfx1100": 512.0, "gfx1201": 1024.0}
_FLOPS_OF_FLOAT32 = 256.0  # of CDNA's matrix instructions, 64 clocks for 32 × 32 × 2; MI250X's peak is of its vector ones
_LDS_RATE = {"gfx950": 256.0}
ALIKE = 1.03  # times that differ by less the model cannot tell apart
MANY = 2048  # what a symbolic size is taken for

# block_m, block_n, waves_m, waves_n, fragment
_TILES = (
    (256, 256, 2, 4, 32), (256, 128, 4, 2, 32), (128, 256, 2, 4, 32), (128, 128, 2, 2, 32),
    (128, 64, 2, 2, 32), (64, 128, 2, 2, 32), (64, 64, 2, 2, 32), (128, 32, 4, 1, 32), (32, 128, 1, 4, 32),
    (32, 64, 2, 2, 16), (64, 32, 2, 2, 16), (16, 128, 1, 4, 16), (16, 64, 1, 4, 16), (64, 16, 4, 1, 16),
)  # fmt: skip
# The same for fragments of 16 alone, which waves of 32 lanes multiply.
_TILES_OF_16 = (
    (256, 128, 4, 2, 16), (128, 256, 2, 4, 16), (128, 128, 2, 2, 16), (128, 128, 4, 2, 16), (128, 64, 2, 2, 16),
    (64, 128, 2, 2, 16), (64, 64, 2, 2, 16), (32, 64, 2, 2, 16), (64, 32, 2, 2, 16), (32, 128, 1, 4, 16),
    (16, 128, 1, 4, 16), (16, 64, 1, 4, 16), (64, 16, 4, 1, 16),
)  # fmt: skip
_PAIRED = ((64, 64, 4, 1, 16), (16, 128, 1, 4, 16), (32, 64, 2, 1, 16))


def flops_of(target: Target, dtype: str = "float16") -> float:
    """Operations on operands of `dtype` that a compute unit does in a clock."""
    if dtype == "float32":
        return _FLOPS_OF_FLOAT32
    return _FLOPS[target.arch] * target.peak_for(dtype) / target.peak_for("float16")


def lds_rate(target: Target) -> float:
    """Bytes of LDS that a compute unit reads or writes in a clock."""
    return _LDS_RATE.get(target.arch, 128.0)


def refusals(match: Match, config: Config, target: Target, planned: Planned = plan) -> list[str]:
    """A sentence for each way in which `config` does not fit the hardware or the kernel, whose Plan `planned` makes."""
    return list(_shapes(config, target)) or list(_tiles(match, config, target)) or list(_limits(match, config, target, planned))


def _shapes(config: Config, target: Target) -> Iterator[str]:
    yield from fragment_reasons(config.fragment, target)
    if config.stages not in (1, 2):
        yield within("stages", config.stages, 1, 2)
    if config.group_m < 1:
        yield at_least("group_m", config.group_m, 1)
    if min(config.waves_m, config.waves_n) < 1 or config.waves_m * config.waves_n > 16:
        yield within("waves a block", config.waves_m * config.waves_n, 1, 16)


def _tiles(match: Match, config: Config, target: Target) -> Iterator[str]:
    rows, columns = config.waves_m * config.fragment, config.waves_n * config.fragment * match.num_b
    if config.block_m < 1 or config.block_m % rows:
        yield multiple_of("block_m", config.block_m, rows, "a fragment for each wave")
    if config.block_n < 1 or config.block_n % columns:
        yield multiple_of("block_n", config.block_n, columns, "a fragment for each wave and matmul")
    op = operation(target.arch, match.dtype, config.fragment)
    step = op.groups * op.reads * 16 // size_of(match.dtype)
    if config.block_k < step or config.block_k & (config.block_k - 1):
        yield must_be("block_k", config.block_k, f"a power of 2 from {step} on", "which a fragment's lanes read at once")


def _limits(match: Match, config: Config, target: Target, planned: Planned) -> Iterator[str]:
    p, unit = planned(match, config, target.arch), simds(target.arch)
    most = min(MOST_REGISTERS, unit.registers // -(-p.waves // unit.count))
    lds = ("bytes of LDS a block", lds_bytes(config, p.bytes), target.shared_memory)
    yield from exceeding(lds, ("registers a lane", registers(p), most))
    if config.stages == 2 and -(-match.k // config.block_k) < 3:
        # With two tiles in all, TVM's StorageRewrite puts the second stage where the first was, which waves may still read.
        yield at_least("tiles of k", -(-match.k // config.block_k), 3, "for two stages")


def candidates(match: Match, target: Target, make: Any, planned: Planned = plan) -> Iterator[Any]:
    """Legal configs that are worth comparing."""
    tiles = _TILES_OF_16 if target.wave == 32 else _TILES
    tiles = tiles if match.num_b == 1 else (*tiles, *_PAIRED)
    for m, n, waves_m, waves_n, fragment in tiles:
        for block_k in (16, 32, 64) if match.dtype == "float32" else (32, 64, 128):
            for stages in (1, 2):
                config = make(m, n, block_k, waves_m, waves_n, fragment, stages, 8 if m <= 128 else 4)
                if not refusals(match, config, target, planned):
                    yield config


def terms(match: Match, config: Config, target: Target, planned: Planned = plan) -> dict[str, float]:
    """The model's terms: clocks of a tile of k by resource, blocks, rounds, seconds of each bound, and `seconds` in all."""
    p = planned(match, config, target.arch)
    m, batch = match.m or MANY, match.batch or 1
    flops = flops_of(target, match.dtype)
    clock = target.peak_for("float16") / (target.cores * flops_of(target))
    blocks = batch * -(-m // config.block_m) * -(-match.n // p.columns)
    occupancy = resident(target, lds_bytes(config, p.bytes), registers(p), p.waves)
    together = max(1, min(occupancy, -(-blocks // target.cores)))
    busy = min(1.0, together * p.waves / simds(target.arch).count)  # a wave at least for each SIMD
    mfma = 2 * config.block_m * config.block_n * config.block_k / (flops * busy) * together
    tile = p.bytes * config.block_k * (config.block_m + config.block_n)
    reads = p.bytes * config.block_k * p.waves * (p.rows_a_wave + p.num_b * p.columns_a_wave)
    lds = (reads + tile) / lds_rate(target) * together
    l2 = tile / L2_RATE * together
    alone = (tile / 128.0 + BARRIER) if config.stages == 1 else BARRIER
    waits = alone / together
    steps = -(-match.k // config.block_k)
    rounds = -(-blocks // (target.cores * together))
    result = max(2, p.bytes)  # bytes of an element of it
    stored = (1 + match.staged) * config.block_m * p.columns * result * together
    outside = LATENCY + stored / (target.bandwidth / target.cores / clock) + match.cost * config.block_m * p.columns / DEPTH
    seconds = rounds * (steps * (max(mfma, lds, l2) + waits) + outside) / clock
    operands = p.bytes * (m * match.k + match.k * match.n * match.num_b)
    moved = batch * (operands + result * m * match.n * (1 + match.staged))
    memory = moved / target.bandwidth
    return {
        "mfma_clocks": mfma, "lds_clocks": lds, "l2_clocks": l2, "wait_clocks": waits, "steps": steps, "blocks": blocks,
        "together": together, "rounds": rounds, "outside_clocks": outside, "clock_hz": clock, "kernel_seconds": seconds,
        "memory_seconds": memory, "seconds": max(seconds, memory),
    }  # fmt: skip


def cost(match: Match, config: Config, target: Target) -> float:
    return terms(match, config, target)["seconds"]


def preferred(
    candidates: Callable[[Any, Target, type[C]], Iterable[C]],
    terms: Callable[[Any, C, Target], Mapping[str, float]],
    plain: type[C],
) -> Callable[[Any, Target], C]:
    """`default` of a rule: the one of its `candidates` that the model of `terms` ranks first; the plain Config where there is
    none. Of float32 nearly every tile is bound by the matrix instructions, however small: of those whose times the model cannot
    tell apart it is the one that reads least."""

    @lru_cache(maxsize=DEFAULTS)
    def default(match: Any, target: Target) -> C:
        ranked = [(config, terms(match, config, target)) for config in candidates(match, target, plain)]
        if not ranked:
            return plain()
        least = min(ranked, key=lambda each: each[1]["seconds"])
        if match.dtype != "float32":
            return least[0]
        alike = [each for each in ranked if each[1]["seconds"] <= ALIKE * least[1]["seconds"]]
        return min(alike, key=lambda each: each[1]["l2_clocks"] * each[1]["steps"] * each[1]["rounds"])[0]

    return default


def by_resource(found: Mapping[str, float], **others: str) -> dict[str, float]:
    """Seconds by resource of a model's terms, each as if nothing else took time, and `seconds` in all; `others`: terms by what
    bounds of theirs are called."""
    turns = found["rounds"] * found["steps"] / found["clock_hz"]
    names = {"MFMA": "mfma", "LDS": "lds", "L2": "l2", **others, "waits": "wait"}
    return {
        **{name: found[f"{term}_clocks"] * turns for name, term in names.items()},
        "outside of the loop": found["rounds"] * found["outside_clocks"] / found["clock_hz"],
        "memory": found["memory_seconds"], "seconds": found["seconds"],
    }  # fmt: skip


def bounds(match: Match, config: Any, target: Target) -> dict[str, float]:
    return by_resource(terms(match, config, target))
