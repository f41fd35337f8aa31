"""A recurrent layer as one kernel for GPUs with clusters of blocks: a cluster has a row of the batch, or a few of a large one,
and its blocks' registers the weights, which are read once.

    block b of a cluster's 8: units b · U … b · U + U − 1        U = hidden / 8; a thread has a gate's column, a slice of k
      weights = R[slice, column]                             in registers, for all steps
      state = h₀                                             in shared memory, all of it
      for t in steps
        part[slice, column] = Σ_{k in slice} state[k] · weights[k]
        c, y[t, row, unit] = the cell's gates                a thread each unit, of the sums of its columns' slices
        state = y[t, row]                                    once the cluster's blocks have met

Kernels by step wait for launches twice a step, and are thousands of calls, each of which every pass visits.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tvm import relax, tirx
from tvm.script import tirx as script
from tvm.script.ir_builder import IRBuilder
from tvm.script.ir_builder import tirx as T

from tk.graph.recurrence.loop import full_region, tensor
from tk.graph.recurrence.rows import call_layer, meet, registers_or_shared

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import PrimFunc

    from tk.graph.recurrence.loop import Step
    from tk.target import Target

__all__ = ["ClusterLayer", "cluster_kernel", "in_clusters"]

BLOCKS = 8  # of a cluster, on every GPU that has them
KEPT = 64  # weights that a thread has in registers, of 512 threads; half of them, of 1,024
VECTOR = 4  # of the state that a thread reads at once
ROWS = 8  # of the batch that a cluster has at most
WAVES = 3  # of clusters that the GPU's SMs run one after the other at most: kernels by step fill it with more rows
LEAST_STEPS = 16  # from which kernels by step are slower


@dataclass(frozen=True)
class ClusterLayer:
    """The sizes of one layer. `slices` of the state are multiplied by threads of their own. A cluster has so many `rows`."""

    seq: Any
    batch: int
    hidden: int
    gates: int
    slices: int
    backwards: bool
    dtype: str
    acc: str
    rows: int = 1

    @property
    def units(self) -> int:
        return self.hidden // BLOCKS

    @property
    def columns(self) -> int:
        return self.gates * self.units

    @property
    def kept(self) -> int:
        return self.hidden // self.slices

    @property
    def threads(self) -> int:
        return -(-max(self.columns * self.slices, self.units) // 32) * 32


def _slices(hidden: int, gates: int) -> int | None:
    """In how many slices a block's threads share out the state; None where they do not have enough registers."""
    for slices in range(1, 33):
        if hidden % (BLOCKS * VECTOR) or hidden % (slices * VECTOR):
            continue
        threads, kept = gates * (hidden // BLOCKS) * slices, hidden // slices
        if threads <= 1024 and kept <= (KEPT if threads <= 512 else KEPT // 2):
            return slices
    return None


def in_clusters(builder: relax.BlockBuilder, target: Target, step: Step, given: Any, backwards: bool) -> Expr | None:
    """The layer's results, as `tk.graph.recurrence.lower.recurrence` says, for the operands `given`; None where the GPU has no
    clusters, or the layer is too wide, too short or of too many rows for them."""
    seq, batch, count = given.gates.ty.shape
    dtype, acc = (str(each.ty.dtype.dtype) for each in (given.h0, given.gates))
    hidden = int(count) // step.gates
    slices = _slices(hidden, step.gates)
    if not target.cluster_blocks or slices is None or given.projection is not None or acc != "float32":
        return None
    if not isinstance(batch, tirx.IntImm):
        return None
    if isinstance(seq, tirx.IntImm) and int(seq) < LEAST_STEPS:
        return None
    layer = ClusterLayer(seq, int(batch), hidden, step.gates, slices, backwards, dtype, acc)
    wanted = -(-layer.batch * BLOCKS // target.cores)  # that all clusters run at once
    layer = replace(layer, rows=max(1, min(wanted, ROWS, layer.threads // layer.units)))
    if -(-layer.batch // layer.rows) * BLOCKS > WAVES * target.cores:
        return None
    return call_layer(builder, step, given, cluster_kernel(step, layer))


def cluster_kernel(step: Step, layer: ClusterLayer) -> PrimFunc:
    """The scheduled PrimFunc of a layer: gates [seq, batch, gates · hidden], r [hidden, gates · hidden] and h0 [batch, hidden],
    then where the cell has them c0 [batch, hidden] and bias [hidden]. It writes every [seq, batch, hidden], last
    [batch, hidden], and where the cell has it c [batch, hidden]. gates, c0, c and bias are in `acc`, others in `dtype`."""
    seq = layer.seq if isinstance(layer.seq, tirx.IntImm | int) else tirx.Var("seq", "int64")
    batch, hidden, dtype, acc = layer.batch, layer.hidden, layer.dtype, layer.acc
    with IRBuilder() as builder:
        with T.prim_func(is_private=True, s_tir=True):
            T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True})

            gates = tensor("gates", [seq, batch, layer.gates * hidden], acc)
            r = tensor("r", [hidden, layer.gates * hidden], dtype)
            h0 = tensor("h0", [batch, hidden], dtype)
            c0 = tensor("c0", [batch, hidden], acc, step.remembers)
            bias = tensor("bias", [hidden], acc, step.split)
            every = tensor("every", [seq, batch, hidden], dtype)
            last = tensor("last", [batch, hidden], dtype)
            c = tensor("c", [batch, hidden], acc, step.remembers)
            with (
                T.thread_binding(-(-batch // layer.rows) * BLOCKS, thread="blockIdx.x") as grid,
                T.thread_binding(BLOCKS, thread="clusterCtaIdx.x") as rank,
                T.thread_binding(layer.threads, thread="threadIdx.x") as tx,
                T.sblock("row"),
            ):
                T.reads(*(full_region(each) for each in (gates, r, h0, c0, bias) if each is not None))
                T.writes(*(full_region(each) for each in (every, last, c) if each is not None))
                block = _Block(step, layer, seq, grid // BLOCKS, rank, tx, gates, r, bias, every)
                with block.each() as (row, k, at):
                    block.state[at] = h0[row, k].astype(acc)
                with block.of_a_unit() as (row, unit, _):
                    if c0 is not None:
                        block.cell[0] = c0[row, unit]
                    with T.If(tirx.const(0, "int64") < seq), T.Then():
                        block.load_gates(0, row, unit)
                block.keep_weights()
                meet()
                with T.serial(0, seq) as s:
                    block.one_step(s)
                with block.of_a_unit() as (row, unit, at):
                    last[row, unit] = block.state[at].astype(dtype)
                    if c is not None:
                        c[row, unit] = block.cell[0]
        return builder.get()


class _Block:
    """Thread `tx` of block `rank` of cluster number `number`: what it keeps between steps, and what it does in one. Of the rows
    of a cluster those behind the batch's last are the last once more."""

    def __init__(
        self,
        step: Step,
        layer: ClusterLayer,
        seq: Any,
        number: Expr,
        rank: Expr,
        tx: Expr,
        gates: Any,
        r: Any,
        bias: Any,
        every: Any,
    ) -> None:
        self.step, self.layer, self.seq, self.number, self.rank, self.tx = step, layer, seq, number, rank, tx
        self.gates, self.r, self.bias, self.every = gates, r, bias, every

        def made(size: int, scope: str) -> Any:
            return registers_or_shared(size, layer.acc, scope)

        self.state, self.parts = made(layer.rows * layer.hidden, "shared"), made(layer.rows * layer.threads, "shared")
        self.weights, self.cell, self.own = made(layer.kept, "local"), made(1, "local"), made(layer.gates, "local")
        self.totals, self.some = made(layer.rows, "local"), made(VECTOR, "local")
        self.slice = tirx.floordiv(tx, layer.columns)

    def row(self, number: Expr) -> Expr:
        """The row of the batch that is number `number` of the cluster's."""
        return tirx.min(self.number * self.layer.rows + number, self.layer.batch - 1)

    @contextmanager
    def each(self) -> Iterator[tuple[Expr, Expr, Expr]]:
        """What a thread does for its own of the rows' states: the row, the number of the unit, and where it is in `state`."""
        hidden, size = self.layer.hidden, self.layer.rows * self.layer.hidden
        with T.serial(0, -(-size // self.layer.threads)) as i:
            at = i * self.layer.threads + self.tx
            with T.If(at < size), T.Then():
                yield self.row(tirx.floordiv(at, hidden)), tirx.floormod(at, hidden), at

    @contextmanager
    def of_a_unit(self) -> Iterator[tuple[Expr, Expr, Expr]]:
        """What the thread of a unit of a row does: the row, the unit's number in the layer, and where it is in `state`."""
        units, hidden = self.layer.units, self.layer.hidden
        number, own = tirx.floordiv(self.tx, units), tirx.floormod(self.tx, units)
        with T.If(self.tx < self.layer.rows * units), T.Then():
            unit = self.rank * units + own
            yield self.row(number), unit, number * hidden + unit

    @contextmanager
    def of_a_column(self) -> Iterator[None]:
        """What the thread of a slice of a column does."""
        with T.If(self.tx < self.layer.columns * self.layer.slices), T.Then():
            yield

    def keep_weights(self) -> None:
        layer, column = self.layer, tirx.floormod(self.tx, self.layer.columns)
        gate, unit = tirx.floordiv(column, layer.units), tirx.floormod(column, layer.units)
        at = gate * layer.hidden + self.rank * layer.units + unit
        with self.of_a_column(), T.unroll(0, layer.kept) as k:
            self.weights[k] = self.r[self.slice * layer.kept + k, at].astype(layer.acc)

    def at(self, s: Expr | int) -> Expr | int:
        """Where step number `s` stands in the sequence."""
        return self.seq - 1 - s if self.layer.backwards else s

    def load_gates(self, s: Expr | int, row: Expr, unit: Expr) -> None:
        for gate in range(self.layer.gates):
            self.own[gate] = self.gates[self.at(s), row, gate * self.layer.hidden + unit]

    def one_step(self, s: Expr) -> None:
        layer, step, t = self.layer, self.step, self.at(s)
        with self.of_a_column():
            self.multiply()
        meet()
        with self.of_a_unit() as (row, unit, at):
            cell = self.cell[0] if step.remembers else None
            new, result = step.next(self._sum, self.own[layer.gates - 1], self.state[at], cell)
            if new is not None:
                self.cell[0] = new
            self.every[t, row, unit] = result(None if new is None else self.cell[0]).astype(layer.dtype)
            with T.If(s + 1 < self.seq), T.Then():  # on their way while the cluster's blocks meet
                self.load_gates(s + 1, row, unit)
        for half in ("arrive.release", "wait.acquire"):  # of the whole cluster; what was written before is seen after
            T.evaluate(script.ptx[f"barrier.cluster.{half}.aligned"]())
        with self.each() as (row, k, at):
            self.state[at] = self.every[t, row, k].astype(layer.acc)
        meet()

    def multiply(self) -> None:
        """This thread's slice of its column, of each row."""
        layer = self.layer
        with T.unroll(0, layer.rows) as row:
            self.totals[row] = tirx.const(0, layer.acc)
        with T.unroll(0, layer.kept // VECTOR) as n, T.unroll(0, layer.rows) as row:
            with T.vectorized(0, VECTOR) as v:
                self.some[v] = self.state[row * layer.hidden + self.slice * layer.kept + n * VECTOR + v]
            with T.unroll(0, VECTOR) as v:
                self.totals[row] = self.totals[row] + self.some[v] * self.weights[n * VECTOR + v]
        with T.unroll(0, layer.rows) as row:
            self.parts[row * layer.threads + self.tx] = self.totals[row]

    def _sum(self, gate: int) -> Expr:
        """A gate's sum of this thread's unit. Of a GRU's last gate x's part is within the reset, and stands apart."""
        layer = self.layer
        row, unit = tirx.floordiv(self.tx, layer.units), tirx.floormod(self.tx, layer.units)
        total = self.own[gate]
        if self.step.split and gate == layer.gates - 1:
            total = self.bias[self.rank * layer.units + unit]
        for number in range(layer.slices):
            total = total + self.parts[row * layer.threads + number * layer.columns + gate * layer.units + unit]
        return total
