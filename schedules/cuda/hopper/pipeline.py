"""The pipeline of Hopper's kernels: tiles come by TMA into a ring of stages, each with a pair of mbarriers, and go to wgmma.

    producer    wait for empty[s] → expect the stage's bytes at full[s] → issue its copies → s + 1
    consumer    wait for full[s] → issue its wgmmas, which run beside the stage before → release that stage → s + 1

full[s]     the stage's bytes have arrived (an arrival of each thread that copies, and the bytes)
empty[s]    every consumer of every block that shares the stage has read it

A kernel hands in what differs: which copies make a stage, and which wgmmas read it. Functions here write statements where they
are called; those of TVMScript are inlined.
"""

from __future__ import annotations

from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T

__all__ = [
    "acquire",
    "arrive",
    "encode_tensor_map",
    "fill_stage",
    "multiply_stages",
    "prefetch_maps",
    "release",
    "tma_load",
    "tma_store",
]


def tma_load(rank: int, multicast: bool = False, cached: bool = False) -> str:
    """The instruction that copies a box of a tensor of `rank` dims into shared memory and counts its bytes off at an mbarrier:
    to the blocks of a mask where `multicast`, under a cache policy where `cached`."""
    name = f"cp.async.bulk.tensor.{rank}d.shared::cluster.global.mbarrier::complete_tx::bytes"
    return name + (".multicast::cluster" if multicast else "") + (".L2::cache_hint" if cached else "")


def tma_store(rank: int) -> str:
    """The instruction that copies shared memory into a box of a tensor of `rank` dims, in the thread's group of such copies."""
    return f"cp.async.bulk.tensor.{rank}d.global.shared::cta.bulk_group"


def encode_tensor_map(dtype: str, rank: int, address: Expr, *arguments: Expr | int) -> Expr:
    """On the host: the TMA tensor map of a tensor at `address`; `arguments` are sizes, strides, box and modes, as
    cuTensorMapEncodeTiled takes them."""
    descriptor = T.let[T.handle("tensormap")].as_var()
    T.Bind(T.tvm_stack_alloca("tensormap", 1), var=descriptor)
    T.evaluate(T.call_packed("runtime.cuTensorMapEncodeTiled", descriptor, dtype, rank, address, *arguments))
    return descriptor


def prefetch_maps(maps: list[Expr]) -> None:
    """Bring the tensor maps near, before the first copy asks for them."""
    for tensor_map in maps:
        T.evaluate(T.ptx["prefetch.tensormap"](T.address_of(tensor_map)))


def arrive(barrier: Expr, one: Any) -> None:
    """The thread for which `one` holds arrives at an mbarrier of its own block."""
    with T.If(one), T.Then():
        T.evaluate(T.ptx.mbarrier.arrive.shared.b64(barrier, T.uint32(1)))


def acquire(barrier: Expr, turn: Expr) -> None:
    """Wait until all consumers have released a stage, `turn` being the parity of how often it has been filled before."""
    T.evaluate(T.cuda.mbarrier_wait(barrier, turn ^ 1))


def release(barrier: Expr, tid: Expr, blocks: int, block: Expr | None = None) -> None:
    """Tell every block that shares the stage that this consumer has read it: each of its first `blocks` threads tells one of
    them, whose rank in the cluster is `block`, or the thread's number."""
    if blocks == 1:
        arrive(barrier, tid == 0)
        return
    with T.If(tid < blocks), T.Then():
        remote = T.alloc_local([1], "uint32")
        rank = T.Cast("uint32", tid if block is None else block)
        T.evaluate(T.ptx.mapa.shared__cluster.u32(remote[0], T.cuda.cvta_generic_to_shared(barrier), rank))
        T.evaluate(T.ptx.mbarrier.arrive.shared__cluster.b64(remote[0], T.uint32(1)))


# What a part calls must stand before it: its names are taken when it is made.


@T.inline
def fill_stage(full, empty, ring, size, copy):  # type: ignore[no-untyped-def]
    """A producer's stage: once it is free, copy(barrier, stage) issues its copies, of `size` bytes, a uint32."""
    barrier = T.meta_var(full.ptr_to([ring.stage]))
    T.cuda.mbarrier_wait(empty.ptr_to([ring.stage]), ring.phase)
    T.ptx.mbarrier.arrive.expect_tx.shared.b64(barrier, size)
    copy(barrier, ring.stage)
    ring.advance()


@T.inline
def multiply_stages(full, empty, ring, previous, count, wgmmas, released):  # type: ignore[no-untyped-def]
    """A consumer's loop over `count` stages: wgmmas(stage, k) issues a stage's, released(barrier) frees the one before, whose
    number is left in `previous`; the last one's wgmmas still run, and it is not released."""
    for k in T.serial(count):
        T.cuda.mbarrier_wait(full.ptr_to([ring.stage]), ring.phase)
        T.ptx.wgmma.fence.sync.aligned()
        wgmmas(ring.stage, k)
        T.ptx.wgmma.commit_group.sync.aligned()
        T.ptx.wgmma.wait_group.sync.aligned(1)
        if k > 0:
            released(empty.ptr_to([previous]))
        previous = ring.stage
        ring.advance()
