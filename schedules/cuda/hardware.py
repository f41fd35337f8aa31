"""Numbers of every NVIDIA GPU that rules need, and PTX's names; what differs from GPU to GPU is in tk/target.py."""

from __future__ import annotations

from collections.abc import Iterator

from tk.lowering import memory_safety
from tk.schedule.refusals import multiple_of
from tk.target import Target

__all__ = [
    "FIRST_BARRIER",
    "FLOATS16",
    "KEPT_SHARED",
    "MMA_SYNC",
    "MOST_REGISTERS",
    "MOST_THREADS",
    "PTX",
    "STATIC_SHARED",
    "WARP",
    "occupancy",
    "shared_of_each",
    "thread_reasons",
    "warp_size",
]

WARP = 32  # threads
MOST_THREADS, MOST_REGISTERS = 1024, 255  # of a block; of a thread
FIRST_BARRIER = 1  # named barrier 0 is __syncthreads'
STATIC_SHARED = memory_safety.STATIC_SHARED["cuda"]  # bytes that a kernel may declare; more is asked for when it is launched
MMA_SYNC = (8, 0)  # the compute capability that brought cp.async and mma.m16n8k16 of bfloat16
KEPT_SHARED = 1024  # bytes of an SM's shared memory that the system keeps of each block
FLOATS16 = ("float16", "bfloat16")  # what tensor cores multiply, with sums in float32
PTX = {"float16": "f16", "bfloat16": "bf16", "float32": "f32", "tf32": "tf32"}


def occupancy(target: Target, threads: int, shared: int, registers: int, most_threads: int = 2048) -> int:
    """How many blocks an SM holds at once, one at least: of so many threads, bytes of shared memory, and registers a thread."""
    of_shared, of_registers = target.shared_memory // (shared + KEPT_SHARED), target.registers // (registers * threads)
    return max(1, min(of_shared, of_registers, most_threads // threads))


def shared_of_each(target: Target, blocks: int) -> int:
    """Bytes of shared memory that a block may ask for, where an SM is to hold so many of them."""
    return (target.shared_memory + KEPT_SHARED) // blocks - KEPT_SHARED


def thread_reasons(threads: int) -> Iterator[str]:
    """Why a block cannot have so many threads."""
    if threads > MOST_THREADS or threads % WARP:
        yield multiple_of("threads a block", threads, WARP, f"whole warps, up to {MOST_THREADS} threads")


def warp_size() -> int:
    """Lanes among which shuffles go, on the target in whose context a kernel is written: a warp's 32 threads, or a wave's 64 of
    AMD's CDNA. Without a context 32, within which lanes are on every GPU."""
    from tvm.target import Target as Current

    target = Current.current(allow_none=True)
    return WARP if target is None or str(target.kind.name) != "rocm" else int(target.attrs["thread_warp_size"])
