"""What every warp-specialized kernel does beside its pipeline: barriers, registers, and how the block's threads meet.

Functions here write statements where they are called; those of TVMScript are inlined.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.schedules.cuda.hardware import FIRST_BARRIER
from tk.schedules.cuda.hopper.pipeline import prefetch_maps

__all__ = [
    "cluster_arrive",
    "cluster_rank",
    "cluster_sync",
    "cluster_wait",
    "init_barriers",
    "only_if",
    "pingpong_arrive",
    "pingpong_wait",
    "replacing",
    "set_registers",
    "sync",
]

CONSUMERS = 256  # threads of two consumers, which take turns at named barriers


@contextmanager
def only_if(condition: Expr | None) -> Iterator[None]:
    """What is written within runs where `condition` holds; None: always."""
    if condition is None:
        yield
        return
    with T.If(condition), T.Then():
        yield


def cluster_rank(cluster: int) -> Expr:
    """This block's rank in its cluster of so many."""
    return T.cta_id_in_cluster([cluster]) if cluster > 1 else T.int32(0)


def cluster_arrive() -> None:
    """This thread has come to where the cluster's threads meet; what it wrote before, the others see after they have waited."""
    T.evaluate(T.ptx["barrier.cluster.arrive.release.aligned"]())


def cluster_wait() -> None:
    """Wait until all threads of the cluster have arrived."""
    T.evaluate(T.ptx["barrier.cluster.wait.acquire.aligned"]())


def cluster_sync() -> None:
    """All threads of a cluster meet; what they wrote before, the others see after."""
    cluster_arrive()
    cluster_wait()


def sync(cluster: int) -> None:
    """All threads of the block meet, or of its cluster where that has several blocks."""
    if cluster > 1:
        cluster_sync()
    else:
        T.evaluate(T.cuda.cta_sync())


def set_registers(count: int, more: bool) -> None:
    """Let this warpgroup's threads have `count` registers each, `more` or fewer than they started with; 0: as many."""
    if count > 0:
        T.evaluate(T.ptx[f"setmaxnreg.{'inc' if more else 'dec'}.sync.aligned.u32"](count))


def pingpong_wait(which: Expr) -> None:
    """Consumer `which` of two waits until the other has given it the turn."""
    T.evaluate(T.ptx["bar.sync"](T.Cast("uint32", which + FIRST_BARRIER), T.uint32(CONSUMERS)))


def pingpong_arrive(which: Expr) -> None:
    """Consumer `which` of two gives the other one the turn."""
    T.evaluate(T.ptx["bar.arrive"](T.Cast("uint32", FIRST_BARRIER + 1 - which), T.uint32(CONSUMERS)))


def replacing(func: PrimFunc, kernel: PrimFunc) -> PrimFunc:
    """The kernel with the parameters of the fused function that it computes."""
    made = PrimFunc(func.params, kernel.body, kernel.ret_type, kernel.attrs)
    return made.with_attr("tirx.noalias", True).with_attr("global_symbol", "main")


def init_stages(groups: Sequence[tuple[int, Sequence[tuple[Buffer, int]]]]) -> None:
    """Initialise mbarriers: of each group (stages, [(barriers, the arrivals that complete a phase)])."""
    for stages, barriers in groups:
        with T.unroll(stages) if stages > 1 else nullcontext(0) as stage:
            for barrier, arrivals in barriers:
                T.evaluate(T.ptx.mbarrier.init.shared.b64(barrier.ptr_to([stage]), T.uint32(arrivals)))


# What a part calls must stand before it: its names are taken when it is made.


@T.inline
def init_barriers(wg, tid, groups, early, late):  # type: ignore[no-untyped-def]
    """One thread of the block initialises its mbarriers, `groups` as `init_stages` takes them, and brings tensor maps near,
    some before and some after that. The threads must meet (`sync`) before they use a barrier."""
    # nested: one `if` is a statement of the kernel, the other may be decided while the kernel is written
    if wg == 0:  # noqa: SIM102
        if tid == 0:
            prefetch_maps(early)
            init_stages(groups)
            T.ptx.fence.mbarrier_init.release.cluster()
            prefetch_maps(late)
    T.ptx.fence.proxy.async_.shared__cta()
