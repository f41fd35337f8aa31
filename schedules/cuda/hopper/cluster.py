"""Blocks of a cluster that tell each other partial results: each writes its own into the shared memory of others.

post, arrive …… wait: all blocks have posted their barriers      send      receive: what was sent is there

What is sent counts itself off at the receiving block's barrier: a barrier of the whole cluster would first wait until all
that its threads ever wrote is seen by the whole GPU, 0.25 µs on an H200.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from tvm import tirx
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.codegen.kernel_builder import Code, as_index
from tk.schedules.cuda.codegen.tir_values import key
from tk.schedules.cuda.reduction.row_plan import Plan, Value
from tk.target import Target, compute_capability

__all__ = ["cluster_wait", "combined_values", "has_clusters", "may_cluster", "post", "receive", "send"]

FIRST = (9, 0)  # the compute capability that brought clusters
SENT = {"float32"}  # what blocks send each other


def has_clusters(target: Target) -> bool:
    """Whether the GPU has clusters of blocks."""
    return compute_capability(target.arch) >= FIRST


def may_cluster(plan: Plan, target: Target, *sizes: int | None) -> bool:
    """Whether the GPU has clusters, partial results are what blocks send each other, and these sizes are known."""
    registers = {kind for value in plan.reductions for kind in value.maker.registers}
    return has_clusters(target) and registers <= SENT and None not in sizes


def combined_values(plan: Plan, pairs: Mapping[int, tuple[Value, Value]] | None = None) -> list[int]:
    """How many values of a row each stage combines, of the stages that combine any; `pairs` has, by stage, a softmax's maximum
    and sum that are combined at once."""
    pairs = pairs or {}
    later = {key(total.buffer) for _, total in pairs.values()}
    found = [2 if stage in pairs else 0 for stage in range(plan.stages)]
    for value in plan.reductions:
        if value.stage - 1 not in pairs and key(value.buffer) not in later:
            found[value.stage - 1] += len(value.maker.registers)
    return [count for count in found if count]


def post(code: Code, memory: Buffer, thread: Expr, counts: Sequence[int]) -> None:
    """Ready the barriers of reductions, for each of which a block receives so many float32: two words each at the start of
    `memory`, which is float32 in shared memory. And tell the cluster."""
    with code.when(tirx.EQ(thread, as_index(0))):
        for reduction, count in enumerate(counts):
            barrier = _address(memory, 2 * reduction)
            code.add(tirx.Evaluate(T.ptx.mbarrier.init.shared.b64(barrier, T.uint32(1))))
            code.add(tirx.Evaluate(T.ptx.mbarrier.arrive.expect_tx.shared.b64(barrier, T.uint32(4 * count))))
        code.add(tirx.Evaluate(T.ptx.fence.mbarrier_init.release.cluster()))
    code.add(tirx.Evaluate(T.ptx["barrier.cluster.arrive.relaxed"]()))


def cluster_wait(code: Code) -> None:
    """Wait until all blocks of the cluster have posted."""
    code.add(tirx.Evaluate(T.ptx["barrier.cluster.wait.acquire"]()))


def send(code: Code, memory: Buffer, reduction: int, value: TensorLoad, index: Expr, ranks: Iterable[Any]) -> None:
    """memory[index] = value, a float32, in these blocks of the cluster. TVM sees no store in that: it must not find that
    something else could lie in `memory` meanwhile."""
    remote, zero = code.buffer((1,), "uint32", "remote"), as_index(0)
    there = tirx.BufferLoad(remote, [zero])
    for rank in ranks:
        number = T.uint32(rank) if isinstance(rank, int) else tirx.Cast("uint32", rank)
        code.add(tirx.Evaluate(T.ptx.mapa.shared__cluster.u32(there, _address(memory, 0), number)))
        to, barrier = there + tirx.Cast("uint32", index * 4), there + T.uint32(8 * reduction)
        store = T.ptx.st_async.shared__cluster.mbarrier__complete_tx__bytes.f32
        code.add(tirx.Evaluate(store(to, value, barrier)))


def receive(code: Code, memory: Buffer, reduction: int) -> None:
    """Wait until all that is sent for a reduction is there."""
    barrier = T.address_of(tirx.BufferLoad(memory, [as_index(2 * reduction)]))
    code.add(tirx.Evaluate(T.cuda.mbarrier_wait_acquire_cluster(barrier, T.int32(0))))


def _address(memory: Buffer, index: int) -> Expr:
    return T.cuda.cvta_generic_to_shared(T.address_of(tirx.BufferLoad(memory, [as_index(index)])))
