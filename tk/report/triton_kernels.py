"""A matmul and an attention in Triton, compiled for AMD GPUs without one: what its authors prove on devices every day."""

from __future__ import annotations

from typing import Any

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

__all__ = ["attention_text", "gemm_text"]

_TYPES = {"bfloat16": "*bf16", "float16": "*fp16"}


@triton.jit  # type: ignore[untyped-decorator]
def gemm(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):  # type: ignore[no-untyped-def]
    m = tl.program_id(1) * BM + tl.arange(0, BM)
    n = tl.program_id(0) * BN + tl.arange(0, BN)
    k = tl.arange(0, BK)
    pa, pb = a + m[:, None] * K + k[None, :], b + n[:, None] * K + k[None, :]
    acc = tl.zeros((BM, BN), tl.float32)
    for _ in range(0, K, BK):
        acc = tl.dot(tl.load(pa), tl.load(pb).T, acc)
        pa += BK
        pb += BK
    tl.store(c + m[:, None] * N + n[None, :], acc)


@triton.jit  # type: ignore[untyped-decorator]
def attention(q, k, v, o, N, scale, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):  # type: ignore[no-untyped-def]
    m, d, n = tl.program_id(0) * BM + tl.arange(0, BM), tl.arange(0, D), tl.arange(0, BN)
    x = tl.load(q + m[:, None] * D + d[None, :])
    acc, most, total = tl.zeros((BM, D), tl.float32), tl.full((BM,), -1e30, tl.float32), tl.zeros((BM,), tl.float32)
    for j in range(0, N, BN):
        y, z = tl.load(k + (j + n)[:, None] * D + d[None, :]), tl.load(v + (j + n)[:, None] * D + d[None, :])
        p = tl.dot(x, y.T) * scale
        new = tl.maximum(most, tl.max(p, 1))
        e, c = tl.exp2(p - new[:, None]), tl.exp2(most - new)
        total, acc, most = total * c + tl.sum(e, 1), acc * c[:, None], new
        acc = tl.dot(e.to(z.dtype), z, acc)
    tl.store(o + m[:, None] * D + d[None, :], acc / total[:, None])


def _compiled(function: Any, types: dict[str, str], tile: dict[str, int], arch: str, warps: int) -> tuple[str, int]:
    attributes = {(i,): [["tt.divisibility", 16]] for i, kind in enumerate(types.values()) if kind != "fp32"}
    signature = {**types, **dict.fromkeys(tile, "constexpr")}
    source = ASTSource(function, signature=signature, constexprs=tile, attrs=attributes)
    target = GPUTarget("hip", arch, 64 if arch.startswith("gfx9") else 32)
    built = triton.compile(source, target=target, options={"num_warps": warps, "num_stages": 2})
    return built.asm["amdgcn"], built.metadata.shared


def gemm_text(arch: str, tile: tuple[int, int, int], warps: int, dtype: str = "bfloat16") -> tuple[str, int]:
    """The assembly of C[M, N] = A[M, K] B[N, K]^T, 16 bits to float32, by tiles of M, N and K, and its bytes of dynamic LDS."""
    types = {"a": _TYPES[dtype], "b": _TYPES[dtype], "c": "*fp32", "M": "i32", "N": "i32", "K": "i32"}
    return _compiled(gemm, types, dict(zip(("BM", "BN", "BK"), tile, strict=True)), arch, warps)


def attention_text(
    arch: str, tile: tuple[int, int, int] = (64, 64, 64), warps: int = 4, dtype: str = "bfloat16"
) -> tuple[str, int]:
    """The assembly of attention by tiles (width of a head, queries, keys), and its bytes of dynamic LDS."""
    types = {**dict.fromkeys("qkv", _TYPES[dtype]), "o": "*fp32", "N": "i32", "scale": "fp32"}
    return _compiled(attention, types, dict(zip(("D", "BM", "BN"), tile, strict=True)), arch, warps)
