"""Attention on Hopper in one kernel, whatever lies between its two matmuls (problem.py): the scores are never stored.

    block     64 * consumers rows of one head; k and v come in tiles of block_n columns, `stages` of each under way
    pingpong  two consumers issue their matmuls by turns, so that one's matmuls run under the other's softmax
    persistent  an SM has one block, which takes tiles of rows in turn: one's operands come while another is computed

Operands are fp16 or bf16 with any strides, what is between them float32. Of a causal mask (j <= i + shift), of a window, and of
what positions bound, tiles that no row sees are left out. See kernel.py and online_softmax.py.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_least, at_most, exceeding, listed, multiple_of, must_be, within
from tk.schedule.rule import cheapest
from tk.schedules.cuda.attention.analyse import analyse, matched
from tk.schedules.cuda.attention.cases import CASES as CASES
from tk.schedules.cuda.attention.kernel import build
from tk.schedules.cuda.attention.plan import plan, q_stages, shared_bytes
from tk.schedules.cuda.attention.problem import Match, misfit_widths, unbounded, unreadable
from tk.schedules.cuda.calibration import fit
from tk.target import Target

NAME = "cuda.attention"
VERSION = 6
ENABLES_GRAPH_FUSION = True

REGISTERS = {1: 255, 2: 240, 3: 160}
"""Of a thread of each of so many consumers, as setmaxnreg shares out an SM's 65,536."""
OTHERS = {1: 56, 2: 56, 3: 40}
"""Registers beside the matrices', as ptxas needs them not to spill, and not to wait for one another."""
FEW, LONG = 16, 4096
"""Rows and columns from which a step of generation is left to skinny matmuls, which spread a head's keys over blocks."""
USUAL = 1024
"""Rows and columns that a symbolic length is taken for."""


@dataclass(frozen=True)
class Config:
    """The knobs; see above. block_n is in columns, the others are counts, `pingpong` and `persistent` flags."""

    block_n: int = 128
    consumers: int = 2
    stages: int = 2
    pingpong: int = 1
    persistent: int = 0


def match(func: PrimFunc, target: Target) -> Match | None:
    """The attention that `func` computes; None when it is none, or when the target has no wgmma for its dtype."""
    attention = analyse(func)
    if attention is None or target.matrix.get(attention.facts.dtype) != "wgmma":
        return None
    return attention.facts


def declines(match: Match, target: Target) -> Sequence[str]:
    """Masks of positions that are read and do more than bound a row's columns: each score would read them again, and one kernel
    computes them for all heads."""
    if match.page:
        return [at_most("columns a page", match.page, 0, "TMA copies tiles of columns that lie side by side")]
    return unbounded(match)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    flags = {"pingpong": (0, 1), "persistent": (0, 1)}
    return {"block_n": tuple(range(32, 257, 16)), "consumers": (1, 2, 3), "stages": (1, 2, 3, 4), **flags}


@listed
def legal(match: Match, c: Config, target: Target) -> Iterator[str]:
    """Why `config` does not fit; a kernel that asks for too many registers would hang."""
    yield from unreadable(match, "TMA")
    yield from misfit_widths(match, 8)
    blocks = -(-(match.rows or USUAL) // (64 * c.consumers)) * match.heads * (match.batch or target.cores)
    if (match.rows or USUAL) <= FEW and (match.columns or 0) > LONG and blocks < target.cores:
        yield at_least("blocks", blocks, target.cores, "else skinny matmuls are faster: each block reads all keys of its head")
    if c.pingpong and c.consumers != 2:
        yield must_be("consumers", c.consumers, 2, "which take turns")
    if c.block_n % 16 or not 16 <= c.block_n <= 256:
        yield multiple_of("block_n", c.block_n, 16, "from 16 to 256")
    if c.consumers not in REGISTERS:
        yield within("consumers", c.consumers, 1, 3)
        return
    if c.persistent:
        yield from _not_persistent(match)
    yield from exceeding(("bytes of shared memory", shared_bytes(match, c, target), target.shared_memory))
    # about what a thread holds: scores, rounded powers, results, a mask's values, addresses and rows' sums
    prefetched = c.block_n // 8 if match.loads else 0
    registers = c.block_n // 2 + c.block_n // 4 + match.width // 2 + prefetched + OTHERS[c.consumers]
    yield from exceeding(("registers of a consumer's thread", registers, REGISTERS[c.consumers]))


def _not_persistent(match: Match) -> Iterator[str]:
    """Why a block cannot take tiles of rows in turn: their number follows from sizes, and what they see from their rows."""
    if match.rows is None or match.batch is None:
        yield must_be("rows and batch", "symbolic", "known", "which tell how many tiles of rows there are")
    if match.limits or match.positions:
        yield at_most("tensors of positions", match.limits or match.positions, 0, "whose bounds all threads of a block gather")
    if match.depth != match.width:
        yield must_be("width", match.width, match.depth, "as stages of q are, which results go through")


def _candidates(match: Match, target: Target, make: type[Config]) -> Iterator[Config]:
    """More than two stages make a block's first tile late: all blocks ask for theirs at once. Of one consumer an SM has two
    blocks, which need not be persistent."""
    kinds = ((3, 1), (2, 1), (3, 0), (2, 0), (1, 0))
    for stages, (consumers, persistent), block_n in product((2, 1), kinds, range(32, 257, 16)):
        yield make(block_n, consumers, stages, int(consumers == 2), persistent)


def cost(match: Match, c: Config, target: Target) -> float:
    """Estimated cycles of one launch: of a tile the matmuls' (4,096 operations a cycle) and the exponentials' (16); of a block
    what it takes to start and to store, of which the two of one consumer that an SM holds take half. A symbolic length counts
    as `USUAL`."""
    fitted, which = fit("attention_sm90", target), str(c.consumers)
    rows, tiles = 64 * c.consumers, -(-(match.columns or USUAL) // c.block_n)
    blocks = -(-(match.rows or USUAL) // rows) * match.heads * (match.batch or 4)
    known = c.persistent and which in fitted.matmuls_in_turn
    multiplied = (fitted.matmuls_in_turn if known else fitted.matmuls)[which]
    raised = (fitted.powers_in_turn if known else fitted.powers)[which]
    matmuls, powers = (match.depth + match.width) / 2048 * multiplied, raised / 16
    late = 0.0 if c.stages > 1 else fitted.late
    tile = rows * c.block_n * (matmuls + powers + (late * matmuls)) + fitted.tile
    crossed = match.tiles_crossed(rows, c.block_n) * rows * c.block_n / fitted.hide
    seen = match.tiles_seen(tiles, rows, c.block_n) * tile + crossed
    waves = max(1.0, blocks / target.cores) if match.causal else float(-(-blocks // target.cores))
    if c.persistent:
        turn = fitted.turn + (fitted.one_stage if q_stages(match, c, target) == 1 else 0)
        shared = _read_at_once(match, rows, target) * (match.depth + match.width) * 2
        return float(waves * (seen + turn) * (fitted.far if match.causal and shared > target.l2 else 1.0) + fitted.block)
    return float(waves * seen + fitted.block * ((waves + 1) / 2 if c.consumers == 1 else waves))


def _read_at_once(match: Match, rows: int, target: Target) -> int:
    """Keys that persistent blocks read at a time: all of as many heads as there are blocks; within windows those of a block's
    rows, and of no more heads than there are, since tiles of rows take all alike."""
    columns = match.columns or USUAL
    if not match.window:
        return target.cores // match.group * columns
    heads = min(target.cores, (match.batch or target.cores) * match.heads)
    return -(-heads // match.group) * min(columns, match.window + rows)


default = cheapest(_candidates, cost, Config, legal)


def lower(func: PrimFunc, match: Match, config: Config, target: Target) -> PrimFunc:
    attention = matched(analyse(func), NAME, match).bounded
    if attention.limited:  # by rows' numbers alone, such as j < 2 i: the match does not tell
        config = replace(config, persistent=0)
    return build(plan(attention, config, target))
