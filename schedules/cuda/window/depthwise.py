"""Depthwise convolutions of 16-bit images with channels last, on tensor cores.

    y[n, h, w, c] = f(Σ_{r, s} x[n, h + r − a, w + s − b, c] · k[r, s, c], c)

Along a row of the image a channel's weights are a band matrix, and 16 lines of 8 results are one mma for each row r of the
window: 2,048 products, of which 128 · S count, where the other units would compute longer than memory is read. Windows of
3 × 3 do not need it. See depthwise_kernel.py.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad
from tvm.tirx import Buffer, PrimFunc

from tk.schedule.refusals import at_least, divides, exceeding, listed
from tk.schedules.cuda.codegen.expand import Point, inputs_of
from tk.schedules.cuda.codegen.kernel_builder import Code, as_index, depends, flat_index, product, size_of
from tk.schedules.cuda.codegen.tir_values import Block, UnsupportedPattern, key, substitute
from tk.schedules.cuda.elementwise.plan import reading_point
from tk.schedules.cuda.hardware import FLOATS16, KEPT_SHARED, MOST_REGISTERS, MOST_THREADS, WARP
from tk.schedules.cuda.window.cases import depthwise_case
from tk.schedules.cuda.window.depthwise_kernel import EACH, PACKED, READ, DepthwiseKernel, stages, tiling
from tk.schedules.cuda.window.plan import Windows, plan_windows
from tk.target import Target

NAME = "cuda.depthwise"
VERSION = 1

LARGE = 16  # elements of a window, above which
FEW = 1 << 14  # results an SM, below which threads that slide are faster
TOGETHER = 16  # channels of a block, at least: 32 bytes
WIDE = 48  # channels of a block whose threads have few registers
BLOCKS = 4 / 3  # an SM, at least, where rows are enough
MANY = 8  # images, where the number is symbolic
OTHERS = 40  # registers of a thread for positions and what is loaded

CASES = (
    depthwise_case((16, 28, 28, 176), "bfloat16", 7, 1, 5e-3),
    depthwise_case((61, 14, 14, 192), "float16", 5, 1, 1e-3),
    depthwise_case((11, 30, 150, 48), "bfloat16", 5, 1, 5e-3),
    depthwise_case((("n", 3), 9, 56, 16), "float16", 7, 1, 1e-3),
)


@dataclass(frozen=True)
class Depthwise:
    """A window of `taps` rows and columns that begins `before` rows and columns before its result, on `data`: `block` is the
    sum over it. `weights(r, s, c)` is the number in memory of channel c's weight at row r and column s, in `filter`."""

    plan: Windows
    block: Block
    data: Buffer
    filter: Buffer
    before: tuple[int, int]
    taps: tuple[int, int]
    indices: tuple[tuple[Expr, ...], Expr]  # variables for r, s and c, and a weight's number in terms of them

    def weights(self, row: Expr, column: Expr, channel: Expr) -> Expr:
        variables, number = self.indices
        return substitute(number, {key(var): each for var, each in zip(variables, (row, column, channel), strict=True)})


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
    most = min(MOST_REGISTERS, target.registers // (WARP * max(1, config.warps)))
    shared = tiling(columns, config.channels).shared(config.warps, stages(match.taps[0])) + KEPT_SHARED
    yield from exceeding(
        ("channels of a block", config.channels * config.warps, channels),
        ("rows", config.rows, rows, "the rows of an image"),
        ("threads a block", WARP * config.warps, MOST_THREADS),
        ("registers of a thread", _registers(match, config.channels), most),
        ("bytes of shared memory", shared, target.shared_memory),
    )


def _registers(match: Match, channels: int) -> int:
    """A thread's sums of as many rows as a window has, and the words of its bands."""
    return match.taps[0] * channels * 6 + OTHERS


def default(match: Match, target: Target) -> Config:
    """As measured on an H200 (5 × 5 and 7 × 7, images of 14 to 56 rows): whole sectors of memory, three where registers allow
    it; all rows a block, fewer while SMs lack blocks."""
    each = next((v for v in (4, 2) if _registers(match, v) <= MOST_REGISTERS), 2)
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


def read_depthwise(func: PrimFunc) -> Depthwise | None:
    """None where the function is not one."""
    try:
        plan = plan_windows(func)
        return _read(plan) if _may_be(plan) else None
    except UnsupportedPattern:
        return None


def _may_be(plan: Windows) -> bool:
    if len(plan.reductions) != 1 or len(plan.outputs) != 1 or len(plan.shape) != 4 or not plan.beside:
        return False
    block, along = plan.reductions[0], plan.along
    if along[1] is None or along[2] is None or along[1] == along[2] or along[0] is not None or along[3] is not None:
        return False
    others = [size for n, size in enumerate(block.summed_extents) if n not in along]
    sizes = all(isinstance(product([size]), int) for size in (*plan.shape[1:], *block.summed_extents))
    is_sum = block.kind == "Add" and block.registers == ("float32",) and float(block.starts[0].value) == 0
    return sizes and is_sum and all(product([size]) == 1 for size in others) and str(plan.outputs[0].dtype) in FLOATS16


def _read(plan: Windows) -> Depthwise | None:
    code, (block,) = Code(), plan.reductions
    axes = [code.variable("axis", extent) for extent in plan.shape]
    summed = [code.variable("tap", extent) for extent in block.summed_extents]
    conditions: list[Expr] = []

    def choose(call: Call, condition: Expr, first_branch: Callable[[], Expr]) -> TensorLoad:
        if float(call.args[2].value) != 0:
            raise UnsupportedPattern("windows padded with something else than 0")
        conditions.append(condition)
        return first_branch()

    inputs = inputs_of(plan.blocks, lambda buffer, indices, _guards: tirx.BufferLoad(buffer, indices))
    point = Point(plan.blocks, inputs, code.analyzer, choose=choose)
    found = point.of(block.values[0], [*block.axes, *block.summed], [*axes, *summed])
    if not isinstance(found, tirx.Mul) or not all(isinstance(each, tirx.Cast) for each in (found.a, found.b)):
        return None
    pair = [each.value for each in (found.a, found.b)]
    if not all(isinstance(each, TensorLoad) and str(each.ty.dtype) == str(plan.outputs[0].dtype) for each in pair):
        return None
    data, weights = sorted(pair, key=lambda load: not any(depends(index, axes[0]) for index in load.indices))
    row, column = summed[plan.along[1] or 0], summed[plan.along[2] or 0]
    before = _before(code, data, axes, row, column)
    if before is None or not _is_border(code, conditions, data, axes, (row, column), before):
        return None
    number = flat_index(weights.source, [code.simplify(index) for index in weights.indices])
    values = {key(var): as_index(0) for var in summed if var is not row and var is not column}
    number = code.simplify(substitute(number, values))
    taps = tuple(int(block.summed_extents[n]) for n in (plan.along[1] or 0, plan.along[2] or 0))
    if any(depends(number, axis) for axis in axes[:3]) or not code.equal(
        substitute(number, {key(axes[3]): axes[3] + 1}) - number, 1
    ):
        return None
    return Depthwise(
        plan, block, data.source, weights.source, before, (taps[0], taps[1]), ((row, column, axes[3]), number)
    ) if _is_alone(plan) else None  # fmt: skip


def _before(code: Code, data: TensorLoad, axes: list[Expr], row: Expr, column: Expr) -> tuple[int, int] | None:
    """How far before a result's row and column its window begins, where that is all that moves it."""
    n, h, w, c = axes
    if len(data.indices) != 4 or not code.equal(data.indices[0], n) or not code.equal(data.indices[3], c):
        return None
    found = [code.simplify(h + row - data.indices[1]), code.simplify(w + column - data.indices[2])]
    if not all(isinstance(each, tirx.IntImm) and int(each) >= 0 for each in found):
        return None
    return int(found[0]), int(found[1])


def _is_border(
    code: Code, conditions: list[Expr], data: TensorLoad, axes: list[Expr], taps: tuple[Expr, Expr], before: tuple[int, int]
) -> bool:
    """Whether the conditions under which `data` is read hold everywhere within it."""
    pixel = [code.variable("pixel", extent) for extent in data.source.shape[1:3]]
    inside = {key(axes[n + 1]): pixel[n] + before[n] - taps[n] for n in range(2)}
    return all(code.analyzer.can_prove(substitute(condition, inside)) for condition in conditions)


def _is_alone(plan: Windows) -> bool:
    """Whether nothing else than the convolution's result and what belongs to a channel is in the results."""
    code, others = Code(), [block for block in plan.blocks if block is not plan.reductions[0]]
    axes = [code.variable("axis", extent) for extent in plan.shape]
    point, found = reading_point(others, code.analyzer)
    point.at(plan.outputs[0], axes)
    beside = [read for read in found if not any(read.buffer.same_as(result) for result in plan.reductions[0].buffers)]
    return not any(depends(index, *axes[:3]) for read in beside for index in read.indices)
