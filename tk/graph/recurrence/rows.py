"""A recurrent layer of a symbolic number of steps as one kernel for GPUs, where kernels by step would be as many as there are.

    for each row of the batch                    a block: rows do not need each other
      state = h₀                                 in shared memory
      for t in steps
        sums[m] = gates[t, row, m] + Σₖ state[k] · R[k, m]     a thread each of the gates' units
        c, state = the cell's gates              a thread each unit; with a projection one sum more
        y[t, row] = state

The weights come out of L2 once a step and row, side by side for the threads of a warp.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm import relax, tirx
from tvm.relax import op
from tvm.script.ir_builder import IRBuilder
from tvm.script.ir_builder import tirx as T

from tk.errors import CompileError, message
from tk.graph.recurrence.loop import full_region, tensor

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc

    from tk.graph.recurrence.loop import Step

__all__ = ["Layer", "by_rows", "call_layer", "kernel", "meet", "registers_or_shared"]

MOST_THREADS = 1024  # of a block, on every GPU
SHARED = 48 << 10  # bytes that a block may have of it on every GPU


@dataclass(frozen=True)
class Layer:
    """The sizes of one layer: `inner` is the size of the state that R multiplies, `out` that of a projection, 0 without one."""

    seq: Any
    batch: Any
    hidden: int
    inner: int
    out: int
    backwards: bool
    dtype: str
    acc: str


def by_rows(builder: relax.BlockBuilder, step: Step, given: Any, backwards: bool) -> Expr:
    """The layer's results, as `tk.graph.recurrence.lower.recurrence` says, for the operands `given`."""
    seq, batch, count = given.gates.ty.shape
    dtype, acc = (str(each.ty.dtype.dtype) for each in (given.h0, given.gates))
    hidden, inner = int(count) // step.gates, int(given.h0.ty.shape[1])
    layer = Layer(seq, batch, hidden, inner, 0 if given.projection is None else inner, backwards, dtype, acc)
    _check_shared(step, layer)
    return call_layer(builder, step, given, kernel(step, layer))


def call_layer(builder: relax.BlockBuilder, step: Step, given: Any, func: PrimFunc) -> Expr:
    """What `func`, of all steps of a layer, makes of the operands `given`: every state, the last one, and the cell's."""
    emit = builder.emit
    seq, batch, count = given.gates.ty.shape
    dtype, acc = (str(each.ty.dtype.dtype) for each in (given.h0, given.gates))
    hidden, inner = int(count) // step.gates, int(given.h0.ty.shape[1])
    args = [given.gates, emit(op.permute_dims(given.recurrent)), given.h0]
    args += [] if given.c0 is None else [emit(op.astype(given.c0, acc))]
    args += [] if given.bias is None else [given.bias]
    args += [] if given.projection is None else [emit(op.permute_dims(given.projection))]
    types = [relax.TensorType([seq, batch, inner], dtype), relax.TensorType([batch, inner], dtype)]
    types += [relax.TensorType([batch, hidden], acc)] if step.remembers else []
    made = emit(relax.call_tir(builder.add_func(func, "recurrence"), args, types))
    results = [emit(relax.TupleGetItem(made, i)) for i in range(len(types))]
    if given.c0 is not None:
        results[2] = emit(op.astype(results[2], str(given.c0.ty.dtype.dtype)))
    return relax.Tuple(results)


def _check_shared(step: Step, layer: Layer) -> None:
    width = 8 if layer.acc == "float64" else 4
    needed = width * (layer.inner + step.gates * layer.hidden + (layer.hidden if layer.out else 0))
    if needed > SHARED:
        raise CompileError(
            message(
                f"a recurrent layer of {layer.hidden} units has a symbolic number of steps",
                need=f"{SHARED >> 10} KiB for a row's states and gates on a GPU, or a known number of steps",
                have=f"{-(-needed // 1024)} KiB",
                do="fix the length of the sequence, or compile for a CPU",
            )
        )


@dataclass(frozen=True)
class _Row:
    """What a block has: its row of the batch, its threads and this one's number, tensors in memory, those that the cell lacks
    None, and in shared memory the state, the gates' sums, and with a projection the cells' results. `total` is a register."""

    layer: Layer
    row: Any
    threads: int
    tx: Any
    gates: Any
    r: Any
    bias: Any
    w: Any
    every: Any
    c: Any
    state: Any
    sums: Any
    cells: Any
    total: Any

    @contextmanager
    def each(self, size: int) -> Iterator[Expr]:
        """What a thread does for its own of `size` elements, which lie as far apart as there are threads."""
        with T.serial(0, -(-size // self.threads)) as i:
            at = i * self.threads + self.tx
            if size % self.threads:
                with T.If(at < size), T.Then():
                    yield at
            else:
                yield at


def kernel(step: Step, layer: Layer) -> PrimFunc:
    """The scheduled PrimFunc of a layer: gates [seq, batch, gates · hidden], r [inner, gates · hidden] and h0 [batch, inner],
    then where the cell has them c0 [batch, hidden], bias [hidden] and w [hidden, out]. It writes every [seq, batch, inner],
    last [batch, inner], and where the cell has it c [batch, hidden]. gates, c0, c and bias are in `acc`, others in `dtype`."""
    seq = layer.seq if isinstance(layer.seq, tirx.IntImm | int) else tirx.Var("seq", "int64")
    batch = layer.batch if isinstance(layer.batch, tirx.IntImm | int) else tirx.Var("batch", "int64")
    hidden, inner, dtype, acc, columns = layer.hidden, layer.inner, layer.dtype, layer.acc, step.gates * layer.hidden
    threads = min(MOST_THREADS, -(-columns // 64) * 64)
    with IRBuilder() as builder:
        with T.prim_func(is_private=True, s_tir=True):
            T.func_attr({"tirx.is_scheduled": True, "tirx.noalias": True})

            gates = tensor("gates", [seq, batch, columns], acc)
            r = tensor("r", [inner, columns], dtype)
            h0 = tensor("h0", [batch, inner], dtype)
            c0 = tensor("c0", [batch, hidden], acc, step.remembers)
            bias = tensor("bias", [hidden], acc, step.split)
            w = tensor("w", [hidden, inner], dtype, bool(layer.out))
            every = tensor("every", [seq, batch, inner], dtype)
            last = tensor("last", [batch, inner], dtype)
            c = tensor("c", [batch, hidden], acc, step.remembers)
            with (
                T.thread_binding(batch, thread="blockIdx.x") as row,
                T.thread_binding(threads, thread="threadIdx.x") as tx,
                T.sblock("row"),
            ):
                T.reads(*(full_region(each) for each in (gates, r, h0, c0, bias, w) if each is not None))
                T.writes(*(full_region(each) for each in (every, last, c) if each is not None))
                state, sums = registers_or_shared(inner, acc, "shared"), registers_or_shared(columns, acc, "shared")
                cells = registers_or_shared(hidden, acc, "shared") if layer.out else None
                total = registers_or_shared(1, acc, "local")
                block = _Row(layer, row, threads, tx, gates, r, bias, w, every, c, state, sums, cells, total)
                with block.each(inner) as k:
                    state[k] = h0[row, k].astype(acc)
                if c is not None:
                    with block.each(hidden) as n:
                        c[row, n] = c0[row, n]
                meet()
                with T.serial(0, seq) as s:
                    _step(step, block, seq - 1 - s if layer.backwards else s)
                with block.each(inner) as n:
                    last[row, n] = state[n].astype(dtype)
        return builder.get()


def _step(step: Step, block: _Row, t: Expr) -> None:
    """One step of a row: the gates' sums, the cells, and what a projection makes of them."""
    layer, row, gates, c, cells, total = block.layer, block.row, block.gates, block.c, block.cells, block.total
    hidden, inner, acc = layer.hidden, layer.inner, layer.acc
    columns = step.gates * hidden
    with block.each(columns) as m:
        own = gates[t, row, m]
        if block.bias is not None:
            first = columns - hidden
            own = tirx.if_then_else(m >= first, block.bias[tirx.max(m - first, 0)], own)
        _product(total, own, block.state, block.r, m, inner, acc)
        block.sums[m] = total[0]
    meet()
    with block.each(hidden) as n:
        x, state = gates[t, row, columns - hidden + n], None if layer.out else block.state[n]
        new, result = step.next(_unit(block.sums, n, hidden), x, state, None if c is None else c[row, n])
        if new is not None:
            c[row, n] = new
        total[0] = result(None if new is None else c[row, n])
        if cells is None:
            _keep(block, t, n)
        else:
            cells[n] = total[0].astype(layer.dtype).astype(acc)
    meet()
    if cells is not None:
        with block.each(inner) as n:
            _product(total, tirx.const(0, acc), cells, block.w, n, hidden, acc)
            _keep(block, t, n)
        meet()


def registers_or_shared(size: int, dtype: str, scope: str) -> Any:
    return T.buffer_proxy(T.sblock_alloc_buffer((size,), dtype, scope=scope))


def _unit(sums: Buffer, n: Expr, hidden: int) -> Any:
    """The sums of unit `n`, by gate."""
    return lambda gate: sums[gate * hidden + n]


def _product(total: Buffer, own: Expr, state: Buffer, weights: Buffer, column: Expr, size: int, acc: str) -> None:
    """total[0] = own + Σₖ state[k] · weights[k, column]"""
    total[0] = own
    with T.serial(0, size) as k:
        total[0] = total[0] + state[k] * weights[k, column].astype(acc)


def _keep(block: _Row, t: Expr, n: Expr) -> None:
    """The new state of unit `n`, rounded to the layer's dtype."""
    value = block.total[0].astype(block.layer.dtype)
    block.every[t, block.row, n] = value
    block.state[n] = value.astype(block.layer.acc)


def meet() -> None:
    T.evaluate(T.tvm_storage_sync("shared"))
