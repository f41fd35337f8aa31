"""Depthwise convolutions of 16-bit images with channels last, on tensor cores.

    y[n, h, w, c] = f(Σ_{r, s} x[n, h + r − a, w + s − b, c] · k[r, s, c], c)

Along a row of the image a channel's weights are a band matrix, and 16 lines of 8 results are one mma for each row r of the
window: 2,048 products, of which 128 · S count, where the other units would compute longer than memory is read. Windows of
3 × 3 do not need it. See depthwise_kernel.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_least, at_most, divides, exceeding, listed
from tk.schedules.cuda.codegen.kernel_builder import size_of
from tk.schedules.cuda.hardware import WARP
from tk.schedules.cuda.window.cases import depthwise_case
from tk.schedules.cuda.window.depthwise_kernel import EACH, PACKED, READ, DepthwiseKernel, stages, tiling
from tk.schedules.cuda.window.depthwise_match import Depthwise, read_depthwise
from tk.target import Target

NAME = "cuda.depthwise"
VERSION = 1

LARGE = 16  # elements of a window, above which
FEW = 1 << 14  # results an SM, below which threads that slide are faster
TOGETHER = 16  # channels of a block, at least: 32 bytes
WIDE = 48  # channels of a block whose threads have few registers
BLOCKS = 4 / 3  # an SM, at least, where rows are enough
MANY = 8  # images, where the number is symbolic
REGISTERS = 255  # of a thread
FILE = 65536  # registers of a block
OTHERS = 40  # registers of a thread for positions and what is loaded
RESERVED = 1024  # bytes of shared memory that the system takes of each block's

CASES = (
    depthwise_case((16, 28, 28, 176), "bfloat16", 7, 1, 5e-3),
    depthwise_case((61, 14, 14, 192), "float16", 5, 1, 1e-3),
    depthwise_case((11, 30, 150, 48), "bfloat16", 5, 1, 5e-3),
    depthwise_case((("n", 3), 9, 56, 16), "float16", 7, 1, 1e-3),
)


@dataclass(frozen=True)
class Config:
    """Channels of a warp, warps of a block, and rows of results that it slides down."""

    channels: int
    warps: int
    rows: int


@dataclass(frozen=True)
class Match:
    """Images, None where symbolic, rows, columns and channels of the results; the window's `taps`."""

    images: int | None
    sizes: tuple[int, int, int]
    taps: tuple[int, int]
    found: Depthwise = field(repr=False, compare=False)


def match(func: PrimFunc, target: Target) -> Match | None:
    found = read_depthwise(func)
    if found is None or found.taps[1] > READ - EACH + 1:
        return None
    images, *sizes = found.plan.shape
    rows, columns, channels = (int(size) for size in sizes)
    if columns < EACH or columns % PACKED or channels % TOGETHER:
        return None
    return Match(size_of([images]), (rows, columns, channels), found.taps, found)


@listed
def declines(match: Match, target: Target) -> Iterator[str]:
    why, size = "threads that slide are faster", size_of(match.found.plan.shape)
    if match.found.plan.taps <= LARGE:
        yield at_least("elements of a window", match.found.plan.taps, LARGE + 1, why)
    if size is not None and size < FEW * target.cores:
        yield at_least("results", size, FEW * target.cores, why)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"channels": (2, 4, 8), "warps": (2, 4, 6, 8, 12, 16, 24), "rows": (7, 14, 28, 56)}


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    rows, columns, channels = match.sizes
    if channels % config.channels or config.channels % PACKED:
        yield divides("channels", config.channels, channels, f"and be a multiple of {PACKED}")
    yield from exceeding(("channels of a block", config.channels * config.warps, channels))
    yield from exceeding(("rows", config.rows, rows, "the rows of an image"))
    if config.warps > WARP:
        yield at_most("threads a block", WARP * config.warps, WARP * WARP)
    registers, most = _registers(match, config.channels), min(REGISTERS, FILE // (WARP * max(1, config.warps)))
    yield from exceeding(("registers of a thread", registers, most))
    shared = tiling(columns, config.channels).shared(config.warps, stages(match.taps[0])) + RESERVED
    yield from exceeding(("bytes of shared memory", shared, target.shared_memory))


def _registers(match: Match, channels: int) -> int:
    """A thread's sums of as many rows as a window has, and the words of its bands."""
    return match.taps[0] * channels * 6 + OTHERS


def default(match: Match, target: Target) -> Config:
    """As measured on an H200 (5 × 5 and 7 × 7, images of 14 to 56 rows): whole sectors of memory, three where registers allow
    it; all rows a block, fewer while SMs lack blocks."""
    each = next((v for v in (4, 2) if _registers(match, v) <= REGISTERS), 2)
    wide, narrow = (Config(each, channels // each, match.sizes[0]) for channels in (WIDE, TOGETHER))
    if match.sizes[2] % WIDE == 0 and _blocks(match, wide) >= 4 * target.cores and not legal(match, wide, target):
        return wide
    rows = match.sizes[0]
    while rows >= 2 * match.taps[0] and _blocks(match, replace(narrow, rows=rows)) < BLOCKS * target.cores:
        rows = -(-rows // 2)
    return replace(narrow, rows=rows)


def _blocks(match: Match, config: Config) -> int:
    (rows, columns, channels), tile = match.sizes, tiling(match.sizes[1], config.channels)
    images = -(-(match.images or MANY) // tile.images)
    return images * -(-rows // config.rows) * -(-columns // tile.width) * (channels // (config.channels * config.warps))


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    return DepthwiseKernel(match.found, config.channels, config.warps, config.rows).function(func)
