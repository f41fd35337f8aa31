"""Blocks of a cluster that tell each other partial results: each writes its own into the shared memory of others.

arrive …… wait: all blocks have started      send      arrive, wait: what was sent is there
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tk.schedules.cuda.thread_code import INDEX, Code
from tk.target import Target, compute_capability

__all__ = ["SENT", "cluster_arrive", "cluster_wait", "has_clusters", "send"]

FIRST = (9, 0)  # the compute capability that brought clusters
SENT = {"float32"}  # what blocks send each other


def has_clusters(target: Target) -> bool:
    """Whether the GPU has clusters of blocks."""
    return compute_capability(target.arch) >= FIRST


def cluster_arrive(code: Code) -> None:
    """What this thread wrote before, the cluster's threads see behind their wait."""
    from tvm import tirx
    from tvm.script import tirx as T

    code.add(tirx.Evaluate(T.ptx["barrier.cluster.arrive.release"]()))


def cluster_wait(code: Code) -> None:
    """Wait until all threads of the cluster have arrived."""
    from tvm import tirx
    from tvm.script import tirx as T

    code.add(tirx.Evaluate(T.ptx["barrier.cluster.wait.acquire"]()))


def send(code: Code, array: Any, value: Any, place: Any, ranks: Iterable[int]) -> None:
    """array[place] = value, a float32, in the shared memory of these blocks of the cluster. TVM sees no store in that: it must
    not find that something else could lie in `array` meanwhile."""
    from tvm import tirx
    from tvm.script import tirx as T

    remote, zero = code.buffer((1,), "uint32", "remote"), tirx.IntImm(INDEX, 0)
    address = T.cuda.cvta_generic_to_shared(T.address_of(tirx.BufferLoad(array, [place])))
    for rank in ranks:
        code.add(tirx.Evaluate(T.ptx.mapa.shared__cluster.u32(tirx.BufferLoad(remote, [zero]), address, T.uint32(rank))))
        code.add(tirx.Evaluate(T.ptx["st.shared::cluster.f32"](tirx.BufferLoad(remote, [zero]), value)))
