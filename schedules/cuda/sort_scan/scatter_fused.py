"""Scattered writes together with what makes their indices and updates, element by element: see scatter.py, whose kernel this is
but for where a thread has both from.

    to = linear_index(u);  out[to · K + k]  ⊕=  updates(u, k)          linear_index and updates computed where they are used

A thread takes a vector of one row: its index once, its updates in vectors wherever what they read lies side by side.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from tvm import tirx
from tvm.ir import Expr
from tvm.s_tir import SBlock, SBlockRealize
from tvm.tirx import Buffer, PrimFunc

from tk.graph.scatter import ScatterProblem
from tk.schedules.cuda.codegen.kernel_builder import Code, as_index, bits, ceil_div, depends, flat_index, product
from tk.schedules.cuda.codegen.tir_values import Block, UnsupportedPattern, key, loads_of, read_nest, statements_of, substitute
from tk.schedules.cuda.elementwise.access import PieceAccess
from tk.schedules.cuda.elementwise.plan import reading_point
from tk.schedules.cuda.elementwise.values import ElementValues

__all__ = ["FusedScatter", "FusedThread", "fused_scatter"]


@dataclass(frozen=True)
class FusedScatter(ScatterProblem):
    """`blocks` compute `index` of `rows` elements, `updates`, or both; what they do not compute is a parameter."""

    rows: int = 0
    blocks: tuple[Block, ...] = field(default=(), repr=False, compare=False)
    index: Buffer = field(default=None, repr=False, compare=False)
    updates: Buffer = field(default=None, repr=False, compare=False)


def fused_scatter(func: PrimFunc, problem: ScatterProblem) -> FusedScatter | None:
    """What is fused, in rows of a known number of elements; None for a form that is not read here, or where neighbours would
    read apart what a transpose reads in tiles."""
    if problem.axis is not None or problem.k is None:
        return None
    try:
        *makers, last = statements_of(func)
        blocks = tuple(block for statement in makers for block in read_nest(statement))
        index, updates = (region.source for region in list(_block_of(last).reads)[:2])
        rows = product(index.shape)
        if any(block.combiner is not None for block in blocks) or not isinstance(rows, int) or len(index.shape) != 1:
            return None
        found = FusedScatter(problem.dtype, problem.reduction, problem.k, None, rows, blocks, index, updates)
        return None if _reads_apart(found) else found
    except UnsupportedPattern:
        return None


def _block_of(statement: tirx.Stmt) -> SBlock:
    """The block in a nest of loops. Raises UnsupportedPattern."""
    while isinstance(statement, tirx.For):
        statement = statement.body
    if not isinstance(statement, SBlockRealize):
        raise UnsupportedPattern("a loop without a block")
    return statement.block


def _reads_apart(found: FusedScatter) -> bool:
    """Whether neighbours of the updates read what does not lie side by side, and where no index says so."""
    code, k = Code(), found.k or 1
    step = code.variable("step", max(1, k - 1) if k > 1 else found.rows)
    other = code.variable("other", found.rows if k > 1 else 1)
    point, reads = reading_point(found.blocks, code.analyzer)
    point.at(found.updates, [other * k + step])
    flats = [code.simplify(flat_index(read.buffer, read.indices)) for read in reads]
    moved = [code.simplify(substitute(flat, {key(step): step + 1}) - flat) for flat in flats if depends(flat, step)]
    return any(not code.equal(each, 1) and not code.equal(each, 0) and not loads_of(each) for each in moved)


class FusedThread:
    """The statements of a thread that takes `vector` updates of one row: its index, and their values. `inside` says whether
    there are any for it, `column` which vector of the row it has."""

    def __init__(self, found: FusedScatter, threads: int, vector: int) -> None:
        self.found, self.threads, self.vector = found, threads, vector
        self.code = Code()
        parts = (found.k or 1) // vector
        self.count = found.rows * parts
        self.grid = ceil_div(self.count, threads)
        self.block, self.thread = self.code.variable("block", self.grid), self.code.variable("thread", threads)
        number = self.code.simplify(self.block * threads + self.thread)
        self.inside = self.code.unproved(number < self.count)
        self.row = self.code.stand_in("row", found.rows, tirx.floordiv(number, parts) if parts > 1 else number)
        self.column = self.code.stand_in("part", parts, tirx.floormod(number, parts)) if parts > 1 else as_index(0)
        self.access = PieceAccess(self.code, vector)
        narrow = bits(found.updates) <= 16
        self.exact, self.values = (ElementValues(self.code, found.blocks, self.access, each) for each in (False, narrow))

    def index(self) -> Expr:
        """A register of the row's index: −1 where it is nowhere."""
        return tirx.BufferLoad(self.code.register("to", self.exact.at(self.found.index, [self.row])), [as_index(0)])

    def updates(self) -> Buffer:
        """Registers of the updates."""
        position = self.code.simplify((self.row * ((self.found.k or 1) // self.vector) + self.column) * self.vector)
        value = self.values.at(self.found.updates, [position + self.access.lane])
        registers = self.code.buffer((self.vector,), str(self.found.updates.dtype), "update")
        self.access.each(registers, value)
        return registers
