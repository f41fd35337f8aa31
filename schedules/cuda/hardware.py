"""Numbers of every NVIDIA GPU that rules need, and PTX's names; what differs from GPU to GPU is in tk/target.py."""

from __future__ import annotations

from tk.lowering import memory_safety

__all__ = ["FIRST_BARRIER", "FLOATS16", "PTX", "STATIC_SHARED", "WARP", "warp_size"]

WARP = 32  # threads
FIRST_BARRIER = 1  # named barrier 0 is __syncthreads'
STATIC_SHARED = memory_safety.STATIC_SHARED["cuda"]  # bytes that a kernel may declare; more is asked for when it is launched
FLOATS16 = ("float16", "bfloat16")  # what tensor cores multiply, with sums in float32
PTX = {"float16": "f16", "bfloat16": "bf16", "float32": "f32", "tf32": "tf32"}


def warp_size() -> int:
    """Lanes among which shuffles go, on the target in whose context a kernel is written: a warp's 32 threads, or a wave's 64 of
    AMD's CDNA. Without a context 32, within which lanes are on every GPU."""
    from tvm.target import Target

    target = Target.current(allow_none=True)
    return WARP if target is None or str(target.kind.name) != "rocm" else int(target.attrs["thread_warp_size"])
