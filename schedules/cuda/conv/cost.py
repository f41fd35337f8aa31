"""Which tilings of a convolution fit Hopper, and which should be fastest: a product's arithmetic, of its tiles as they are cut.

A convolution's product has block_m rows for each box of pixels, stored or not, and for each tap its channels, rounded up to
whole k-tiles.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from itertools import product
from math import prod
from typing import TYPE_CHECKING, Any

from tk.schedule.refusals import at_least, at_most, exceeding, multiple_of, must_be, within
from tk.schedules.cuda.calibration import fit
from tk.schedules.cuda.conv.axes import Axis
from tk.schedules.cuda.conv.boxes import (
    MOST,
    halo,
    keeps_zeros,
    laid_out,
    last_row,
    left_out,
    shareable,
    shared_axis,
    stage_rows,
)
from tk.schedules.cuda.conv.plan import chosen_at_launch, k_tiles_of, rank_of, tiles_of
from tk.schedules.cuda.conv.problem import TMA_BYTES, ConvMatch
from tk.schedules.cuda.matmul.problem import TMA_ROWS
from tk.schedules.cuda.matmul.sm90 import cost as matmul_cost
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.cuda.conv.rule import Config

__all__ = [
    "as_matmul",
    "best_boxes",
    "box_choices",
    "box_reasons",
    "box_sizes",
    "candidates",
    "cycles",
    "legal_reasons",
    "unreadable",
]

MAX_RANK = 5  # of a tensor map
LARGEST = 2**31  # rows, and positions of an axis, are counted in 32 bits
BLOCK_KS = (64, 32, 16)
LEAST_GROUP = 8  # output channels


def as_matmul(match: ConvMatch, c: Config, cores: int = 0) -> ConvMatch:
    """The match as the product that the kernel computes under `c`: rows of whole tiles, k of whole stages; where tiles leave
    taps out and each of `cores` SMs takes several, those of a mean one, else the longest one's."""
    rows = tiles_of(match, c) * c.block_m
    columns = match.n if match.parts == 1 else match.parts * -(-match.own // c.block_n) * c.block_n
    total = k_tiles_of(match, c.block_k)
    if cores > 0 and left_out(match, c):
        total = _mean_k_tiles(match, c, cores)
    total = -(-total // c.k_tiles_per_stage) * c.k_tiles_per_stage
    return replace(match, m=None if match.m is None else rows, n=columns, k=total * c.block_k)


def _mean_k_tiles(match: ConvMatch, c: Config, clusters: int) -> int:
    """K-tiles of a mean tile where tiles leave taps out: each wave takes as long as its longest tile."""
    out = left_out(match, c)
    each = [
        [-(-(axis.kernel - phase) // axis.up) if i in out else axis.taps for phase in range(axis.up)]
        for i, axis in enumerate(match.axes)
    ]
    counts = [prod(taps) * -(-match.channels // c.block_k) for taps in product(*each)]
    of_phase = -(-tiles_of(match, c) // c.cluster_m) * -(-match.own // c.block_n)
    total = of_phase * len(counts)
    waves = [counts[first // of_phase : -(-min(first + clusters, total) // of_phase)] for first in range(0, total, clusters)]
    return round(sum(map(max, waves)) / len(waves))


def cycles(match: ConvMatch, c: Any, target: Target, pixels: int = 4096) -> float:
    """Estimated cycles of one launch; where sizes are symbolic, of `pixels` pixels."""
    fitted, rows = fit("conv_sm90", target), tiles_of(match, c, pixels) * c.block_m
    clusters = matmul_cost.at_once(c, target) // c.cluster_m
    total = matmul_cost.cycles(replace(as_matmul(match, c, clusters), m=rows), c, target)
    total *= fitted.keeps_zeros if keeps_zeros(match, c) else 1.0
    return float(total + (fitted.cluster if c.cluster_m > 1 else 0.0))


def unreadable(match: ConvMatch) -> Iterator[str]:
    """Why TMA cannot read the input as it lies, whatever the config."""
    pitches = [axis.pitch for axis in match.axes] + ([match.channels] if match.groups > 1 else [])
    for pitch in pitches:
        if pitch * match.bytes % TMA_BYTES:
            yield multiple_of("bytes between neighbours of an axis", pitch * match.bytes, TMA_BYTES, TMA_ROWS)
    rank = min(rank_of(match, block_k) for block_k in BLOCK_KS)
    if rank > MAX_RANK or len(match.axes) > 4:
        yield at_most("axes of a tensor map", rank, MAX_RANK)
    for axis in match.axes:
        if axis.split and (axis.pad or axis.size is None or axis.size % axis.stride or axis.taps * axis.dilation > axis.stride):
            yield must_be("padding", axis.pad, 0, "a stride above 8 is read as whole windows, one beside the other")
    if match.b_major == "mn" and match.n * match.phases % 8:
        yield multiple_of("output channels", match.n * match.phases, 8, TMA_ROWS)
    if match.b_major == "mn" and match.phases > 1 and match.n % 8:
        yield multiple_of("output channels of a phase", match.n, 8, TMA_ROWS)
    if match.b_major == "k" and match.channels * match.bytes % TMA_BYTES:
        yield multiple_of("channels of a tap", match.channels, TMA_BYTES // match.bytes, TMA_ROWS)
    if match.groups > 1 and match.own % 8:
        yield multiple_of("output channels of a group", match.own, 8, "16-byte vectors of a group")
    if match.groups > 1 and match.own < LEAST_GROUP:
        yield at_least("output channels of a group", match.own, LEAST_GROUP, "most of a wgmma would be wasted")
    if match.groups > 1 and match.phases > 1:
        yield must_be("groups of a transposed convolution", match.groups, 1)
    if match.m is not None and match.m >= LARGEST:
        yield at_most("pixels", match.m, LARGEST - 1, "they are counted in 32 bits")


def box_choices(match: ConvMatch) -> dict[str, tuple[int, ...]]:
    """What a search may try of a tile's pixels along each axis but the first."""
    names = ("box_d", "box_h", "box_w")
    sizes = [(1,)] * (4 - len(match.axes)) + [tuple(box_sizes(axis)) for axis in match.axes[1:]]
    return dict(zip(names, sizes, strict=True))


def legal_reasons(match: ConvMatch, c: Any, target: Target) -> Iterator[str]:
    """A sentence for each way in which `c` does not fit."""
    yield from unreadable(match)
    if c.block_k not in BLOCK_KS:
        yield within("block_k", c.block_k, 16, 64)
        return
    wrong = [*_sharing_reasons(match, c)] or [*box_reasons(match, c)]
    yield from wrong
    if wrong:
        return  # what follows counts a tile's rows
    if c.cluster_n > 1:
        yield must_be("cluster_n", c.cluster_n, 1, "a box of pixels is not shared")
    yield from matmul_cost.legal_reasons(as_matmul(match, c), c, target)


def _sharing_reasons(match: ConvMatch, c: Any) -> Iterator[str]:
    """A sentence for each way in which taps cannot share a copy as `c` says."""
    if not 0 <= c.shared_taps <= len(match.axes):
        yield within("shared_taps", c.shared_taps, 0, len(match.axes), "an axis, counted from the last")
        return
    shared = shared_axis(match, c)
    if shared is None:
        return
    axis = match.axes[shared]
    if chosen_at_launch(match) or not shareable(axis):
        yield must_be("shared_taps", c.shared_taps, 0, "an axis of known size, of several taps, without a stride")
    elif c.k_tiles_per_stage != axis.taps:
        yield must_be("k_tiles_per_stage", c.k_tiles_per_stage, axis.taps, "the taps that one copy serves")


def box_reasons(match: ConvMatch, c: Any) -> Iterator[str]:
    """A sentence for each way in which the box of `c` does not fit."""
    if rank_of(match, c.block_k) > MAX_RANK:
        yield at_most(
            "axes of a tensor map", rank_of(match, c.block_k), MAX_RANK, "groups are one, unless block_k divides them"
        )
    inner = (c.box_d, c.box_h, c.box_w)
    used = len(match.axes) - 1
    if chosen_at_launch(match):
        for name, size in zip(("box_d", "box_h", "box_w"), inner, strict=True):
            if size != 1:
                yield must_be(name, size, 1, "boxes of images of symbolic size are chosen at a launch")
        if c.block_m & (c.block_m - 1):
            yield must_be("block_m", c.block_m, "a power of two", "so are the sides of a box that is chosen at a launch")
        return
    for name, size in zip(("box_d", "box_h", "box_w")[: 3 - used], inner[: 3 - used], strict=True):
        if size != 1:
            yield must_be(name, size, 1, "there is no such axis")
    shared = shared_axis(match, c)
    for index, size in enumerate(inner[3 - used :], 1):
        most = _most(match.axes[index], index == shared)
        if not 1 <= size <= most:
            yield within("pixels of a box", size, 1, most, f"a box has at most {MOST} positions")
    sides = laid_out(match, c, (1, *inner[3 - used :]))[1:]
    yield from exceeding(("pixels of a box", last_row(sides, inner[3 - used :]) + 1, c.block_m))


def _most(axis: Axis, shared: bool = False) -> int:
    """The most pixels of an axis that a box has, with those beside them that its taps read where they are `shared`."""
    most = MOST if axis.split else (MOST - 1) // axis.stride + 1
    return min(MOST if axis.out is None else axis.out, most - halo(axis) if shared else most)


def box_sizes(axis: Axis, shared: bool = False) -> list[int]:
    """Pixels of an axis worth trying: powers of two, and what divides the axis evenly."""
    most = _most(axis, shared)
    found = {size for size in (1, 2, 4, 8, 16, 32, 64, 128, 256) if size <= most}
    if axis.out is not None:
        found |= {size for parts in range(1, 17) if (size := -(-axis.out // parts)) <= most}
    return sorted(found)


@lru_cache(maxsize=256)
def best_boxes(match: ConvMatch, block_m: int, shared_taps: int = 0) -> tuple[int, int, int]:
    """(box_d, box_h, box_w) with the fewest tiles of `block_m` rows, of those with the fewest rows to copy; among equals the
    widest along memory."""
    used = len(match.axes) - 1
    shared = len(match.axes) - shared_taps
    sizes = [[1]] * (3 - used) + [box_sizes(axis, i == shared) for i, axis in enumerate(match.axes[1:], 1)]

    class Sizes:
        def __init__(self, box: tuple[int, ...]) -> None:
            self.block_m, self.shared_taps, self.k_tiles_per_stage, self.block_k = block_m, shared_taps, 1, BLOCK_KS[0]
            self.box_d, self.box_h, self.box_w = box

        def fits(self) -> bool:
            inner = (self.box_d, self.box_h, self.box_w)[3 - used :]
            return last_row(laid_out(match, self, (1, *inner))[1:], inner) < block_m

    if chosen_at_launch(match):
        return 1, 1, 1
    fitting = [found for box in product(*sizes) if (found := Sizes(box)).fits()]
    best = min(fitting, key=lambda c: (tiles_of(match, c), stage_rows(match, c), -c.box_w, -c.box_h))
    return best.box_d, best.box_h, best.box_w


def _block_ks(match: ConvMatch) -> list[int]:
    """Chunks worth ranking: smaller ones where they are less to multiply."""
    found: list[int] = []
    for block_k in (each for each in BLOCK_KS if rank_of(match, each) <= MAX_RANK):
        if not found or k_tiles_of(match, block_k) * block_k < min(k_tiles_of(match, each) * each for each in found):
            found.append(block_k)
    return found


def _chunks(match: ConvMatch) -> list[tuple[int, int, int]]:
    """(block_k, k-tiles of a stage, shared_taps) worth ranking: no more than there are; half of a channel's chunk, too, where
    taps share a copy, since such stages are large."""
    block_ks = _block_ks(match)
    found = [
        (block_k, k_tiles, 0)
        for block_k in block_ks
        for k_tiles in sorted({min(size // block_k, k_tiles_of(match, block_k)) for size in (64, 128)})
    ]
    if chosen_at_launch(match):
        return found
    halves = [k for k in (each // 2 for each in block_ks) if k in BLOCK_KS and rank_of(match, k) <= MAX_RANK]
    for index, axis in enumerate(match.axes):
        if shareable(axis):
            found += [(block_k, axis.taps, len(match.axes) - index) for block_k in sorted({*block_ks, *halves})]
    return found


def candidates(match: ConvMatch, target: Target, make: Any) -> Iterator[Any]:
    """Every config worth ranking: `make` is the Config class."""
    chunks = _chunks(match)
    for (block_m, consumers, pingpong), widths in matmul_cost.SHAPES:
        narrow = {-(-match.own // 16) * 16} if match.own < 128 else set()
        for block_n, cluster_m in product(sorted({*widths, *narrow}), (1, 2)):
            if block_n >= match.own + (16 if match.parts > 1 else 64):
                continue  # columns of another part, or none
            for block_k, k_tiles, shared in chunks:
                box = best_boxes(match, block_m, shared)
                knobs = block_m, block_n, 2, consumers, pingpong, cluster_m, 1, 8, 1, k_tiles, 0, block_k, *box, shared
                yield from _filled(match, make(*knobs), target)


def _filled(match: ConvMatch, trial: Config, target: Target) -> Iterator[Config]:
    """`trial` with the deepest ring, a group of rows and each way to split k worth ranking."""
    rows = tiles_of(match, trial) * trial.block_m
    shape = replace(as_matmul(match, trial), m=rows)
    m_tiles, n_tiles = -(-rows // (trial.block_m * trial.cluster_m)), -(-shape.n // trial.block_n)
    height = trial.block_m * trial.cluster_m
    group = matmul_cost.group_for(m_tiles, n_tiles, height, trial.block_n, target.cores)
    if left_out(match, trial):
        group = m_tiles  # a phase after the other: those of the most taps come first
    # the ring runs ahead into a block's next tiles: it is as deep as what all of them bring
    each = -(-m_tiles * n_tiles // (matmul_cost.at_once(trial, target) // trial.cluster_m))
    steps = each * -(-k_tiles_of(match, trial.block_k) // trial.k_tiles_per_stage)
    stages = min(matmul_cost.stages_for(shape, trial, target), steps + 1)
    trial = replace(trial, stages=max(2, stages), group_m=group)
    for split, stream in matmul_cost.parts(as_matmul(match, trial), trial, m_tiles * n_tiles, target):
        config = replace(trial, split_k=split, stream_k=stream)
        if not any(True for _ in legal_reasons(match, config, target)):
            yield config
