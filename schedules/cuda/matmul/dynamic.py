"""Matmuls on Hopper with a symbolic number of rows: a few kernels, and a branch on the host that chooses among them.

    if m <= 16: skinny kernel of 16 rows
    elif m <= 64: skinny kernel of 64 rows
    elif m <= 96: skinny kernel of 96 rows
    elif m in [97, 256] or m in [321, 448] …: tiles of 64 x 192
    else: tiles of 128 x 256

More rows are cut where the model of cost.py says that another kernel is faster; `kernels` is how many kernels
it may choose from, picked one after the other so that the worst loss against the best kernel of each m is least.
`lower` builds the kernels and the branch, all in one function.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from typing import Any

from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import PrimFunc

from tk.schedule.case import Case
from tk.schedule.refusals import at_least, listed, must_be, within
from tk.schedules.cuda.calibration import computed_once
from tk.schedules.cuda.matmul.cases import RELU_RESIDUAL, matmul_case
from tk.schedules.cuda.matmul.problem import Match, matched, wgmma_match
from tk.schedules.cuda.matmul.skinny import kernel as matmul_skinny_kernel
from tk.schedules.cuda.matmul.skinny import rule as matmul_skinny
from tk.schedules.cuda.matmul.skinny.cost import candidates as skinny_candidates
from tk.schedules.cuda.matmul.skinny.cost import seconds
from tk.schedules.cuda.matmul.sm90 import kernel as sm90_kernel
from tk.schedules.cuda.matmul.sm90 import rule as matmul_sm90
from tk.schedules.cuda.matmul.sm90.cost import PEAK, candidates, cycles, group_for
from tk.target import Target

NAME = "cuda.matmul_dynamic"
VERSION = 4
ENABLES_GRAPH_FUSION = True

# The most rows of each skinny kernel, by how many there are; 192 in two tiles, where that pays.
SKINNY = ((), (64,), (16, 64), (16, 64, 96), (16, 64, 96, 192), (8, 16, 64, 96, 192))
TILE = 96  # the most rows of a tile
MANY = 4096  # rows up to which kernels are compared; from here on the last one's choice holds
# The rows at which kernels are compared: every tile boundary where it matters, fewer later.
GRID = (*range(128, 1025, 64), *range(1152, 2049, 128), *range(2304, MANY + 1, 256))
USUAL, LONG = 2048, 100_000  # rows of a call of many, a prompt's chunk; cycles from which on a launch feels the power limit
SURE = 0.8  # of the other model's time: the two were fitted apart
LOSS = 1.03  # neither a further kernel nor another range is worth it below this


def _rows_case(m: int, dtype: str) -> Case:
    """relu(x @ w + b) + r with m rows known only when it runs, of 640 columns."""
    operands, others = ((("m", m), 520), (520, 640)), (("b", (640,)), ("r", (("m", m), 640)))
    return matmul_case(f"rows_{m}_{dtype}", dtype, "nn", operands, others, RELU_RESIDUAL)


CASES = (  # tests/gpu/test_matmul_dynamic.py runs one function at the ends of its ranges
    _rows_case(17, "bfloat16"),
    _rows_case(500, "float16"),
    matmul_case("leading_24_float16", "float16", "nt", ((2, ("m", 24), 256), (264, 256))),
)


@dataclass(frozen=True)
class Config:
    """`skinny`: how many skinny kernels there are (`SKINNY`); `kernels`: the most kernels for more rows."""

    skinny: int = 4
    kernels: int = 3


@dataclass(frozen=True)
class Range:
    """The rows `first` to `last` (None: any number) are for the kernel of `config`."""

    first: int
    last: int | None
    config: Any


def match(func: PrimFunc, target: Target) -> Match | None:
    """The matmul with symbolic rows that `func` computes."""
    facts = wgmma_match(func, target)
    return None if facts is None or facts.m is not None else facts


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {"skinny": tuple(range(len(SKINNY))), "kernels": (1, 2, 3, 4, 5, 6)}


@listed
def legal(match: Match, config: Config, target: Target) -> Iterator[str]:
    if not 0 <= config.skinny < len(SKINNY):
        yield within("skinny", config.skinny, 0, len(SKINNY) - 1)
    elif config.skinny and (match.batch is None or match.a_major != "k"):
        yield must_be("skinny", config.skinny, 0, "skinny kernels take a known batch and rows of contiguous k")
    elif config.kernels < 1:
        yield at_least("kernels", config.kernels, 1, "one is for any number of rows")
    else:
        for found in ranges(match, config, target):
            rule = matmul_skinny if isinstance(found.config, matmul_skinny.Config) else matmul_sm90
            last = "any" if found.last is None else found.last
            for why in rule.legal(match, found.config, target):
                yield f"the kernel of {found.first} to {last} rows: {why}"


def default(match: Match, target: Target) -> Config:
    """Thin kernels where they fit, and up to three kernels for more rows."""
    return Config(0) if legal(match, Config(), target) else Config()


@computed_once  # a function is asked about when it is formed, scheduled and lowered; the models take a tenth of a second
def ranges(match: Match, config: Config, target: Target) -> tuple[Range, ...]:
    """Which kernel takes which rows, in order, without gaps."""
    found, first = [], 1
    for rows in SKINNY[config.skinny]:
        if rows > TILE and not _two_tiles_pay(match, rows, target):
            continue
        found.append(Range(first, rows, _skinny(match, rows, target)))
        first = rows + 1
    return (*found, *_many(match, first, config.kernels, target))


def _skinny(match: Match, rows: int, target: Target) -> matmul_skinny.Config:
    """The skinny kernel for so many rows."""
    facts, tile = replace(match, m=rows), replace(match, m=min(rows, TILE))
    configs = skinny_candidates(tile, target, matmul_skinny.Config)
    return min(configs, key=lambda config: seconds(facts, config, target), default=matmul_skinny.Config())


def _two_tiles_pay(match: Match, rows: int, target: Target) -> bool:
    """Whether a skinny kernel that reads the weights twice, once from the L2 cache, beats matmul_sm90's, both by their
    models."""
    facts = replace(match, m=(rows + TILE) // 2)
    clock = target.peak_for(match.dtype) / (2 * PEAK * target.cores)
    others = (cycles(facts, c, target) for c in candidates(facts, target, matmul_sm90.Config) if c.split_k == 1)
    return seconds(facts, _skinny(match, rows, target), target) < SURE * min(others, default=float("inf")) / clock


def _many(match: Match, first: int, kernels: int, target: Target) -> list[Range]:
    """The ranges from `first` rows on, for at most `kernels` kernels."""
    grid = [rows for rows in GRID if rows >= first]
    sizes = [replace(match, m=rows) for rows in (128, 256, 512, 1024, 2048, MANY)]

    def grouped(c: matmul_sm90.Config) -> matmul_sm90.Config:
        """With the group of a matrix of many rows; one of fewer rows is a single group."""
        height, width = c.block_m * c.cluster_m, c.block_n * c.cluster_n
        return replace(c, group_m=group_for(target.cores, target.cores, height, width, target.cores))

    tried = {grouped(c): None for facts in sizes for c in candidates(facts, target, matmul_sm90.Config)}
    costs = {c: [cycles(replace(match, m=m), c, target) for m in grid] for c in tried if c.split_k == 1}
    if not costs:
        return [Range(first, None, matmul_sm90.default(match, target))]
    least = min(cost[grid.index(USUAL)] for cost in costs.values())
    return covering(costs, grid, first, kernels, USUAL if least >= LONG else 0)


def covering(costs: Mapping[Any, list[float]], grid: Sequence[int], first: int, kernels: int, usual: int = 0) -> list[Range]:
    """The ranges from `first` rows on, for at most `kernels` of the configs whose `costs` at the rows of `grid` are given.

    With `usual` rows, which are of the grid, the first one is the best one there, and it takes all rows from there on at which
    others gain little: such calls take most of the time, and a compromise between all rows has smaller tiles, which lose more
    than the model says where power limits the clock."""
    least = [min(cost[i] for cost in costs.values()) for i in range(len(grid))]
    chosen = [min(costs, key=lambda c: costs[c][grid.index(usual)])] if usual else []
    current = costs[chosen[0]] if chosen else [float("inf")] * len(grid)
    while len(chosen) < kernels and max(now / best for now, best in zip(current, least, strict=True)) > LOSS:
        # how bad the choice is with one more kernel: the fourth power weighs the worst rows most
        pick = min(
            costs, key=lambda c: sum((min(pair) / best) ** 4 for *pair, best in zip(current, costs[c], least, strict=True))
        )
        chosen.append(pick)
        current = [min(pair) for pair in zip(current, costs[pick], strict=True)]
    found: list[Range] = []
    for i, rows in enumerate(grid):
        best = min(chosen, key=lambda c: costs[c][i])
        last = None if i == len(grid) - 1 else rows
        wanted = chosen[:1] if 0 < usual <= rows else []
        close = [c for c in (*wanted, *(each.config for each in found[-1:])) if costs[c][i] <= LOSS * costs[best][i]]
        config = next(iter(close), best)
        if found and found[-1].config == config:
            found[-1] = replace(found[-1], last=last)
        else:
            found.append(Range(grid[i - 1] + 1 if i else first, last, config))
    return found


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    """The TIRx kernels of `func` under `config` behind a branch on the rows, with func's parameters and attributes."""
    matmul = matched(func, "cuda.matmul_dynamic", match)
    by_config = kernels_of(ranges(match, config, target))
    kernels = [
        matmul_skinny_kernel.build(matmul, each, target, max(found.last or 0 for found in by_config[each]))
        if isinstance(each, matmul_skinny.Config)
        else sm90_kernel.build(matmul, each, target)
        for each in by_config
    ]
    return branch(matmul.rows, list(by_config.values()), kernels)


def kernels_of(found: Sequence[Range]) -> dict[Any, list[Range]]:
    """Each config's ranges; that of the last one stands behind the last else."""
    ranges_of: dict[Any, list[Range]] = {}
    for each in found:
        ranges_of.setdefault(each.config, []).append(each)
    order = sorted(ranges_of, key=lambda config: any(each.last is None for each in ranges_of[config]))
    return {config: ranges_of[config] for config in order}


def branch(rows: Expr, ranges_of: list[list[Range]], kernels: list[PrimFunc]) -> PrimFunc:
    """One function: the body of the kernel among whose ranges `rows` lies."""

    def inside(found: Range) -> Expr:
        above, below = rows >= tirx.IntImm("int64", found.first), rows <= tirx.IntImm("int64", found.last or 0)
        return below if found.first == 1 else tirx.And(above, below)

    last = kernels[-1]
    body = last.body
    for kernel, found in reversed(list(zip(kernels[:-1], ranges_of[:-1], strict=True))):
        body = tirx.IfThenElse(reduce(tirx.Or, [inside(each) for each in found]), kernel.body, body)
    return tirx.PrimFunc(last.params, body, last.ret_type, last.attrs)
