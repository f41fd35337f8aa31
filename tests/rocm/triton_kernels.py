"""A product and an attention in Triton, compiled for AMD GPUs without one: what its authors prove on devices every day."""

from __future__ import annotations

import triton
import triton.language as tl
from triton.backends.compiler import GPUTarget
from triton.compiler import ASTSource

__all__ = ["attention_text", "gemm_text"]


@triton.jit
def gemm(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
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


@triton.jit
def attention(q, k, v, o, N, scale, D: tl.constexpr, BM: tl.constexpr, BN: tl.constexpr):
    m, d, n = tl.program_id(0) * BM + tl.arange(0, BM), tl.arange(0, D), tl.arange(0, BN)
    x = tl.load(q + m[:, None] * D + d[None, :])
    acc, most, total = tl.zeros((BM, D), tl.float32), tl.full((BM,), -1e30, tl.float32), tl.zeros((BM,), tl.float32)
    for j in range(0, N, BN):
        y, z = tl.load(k + (j + n)[:, None] * D + d[None, :]), tl.load(v + (j + n)[:, None] * D + d[None, :])
        p = tl.dot(x, y.T) * scale
        new = tl.maximum(most, tl.max(p, 1))
        e, c = tl.exp2(p - new[:, None]), tl.exp2(most - new)
        total, acc, most = total * c + tl.sum(e, 1), acc * c[:, None], new
        acc = tl.dot(e.to(tl.bfloat16), z, acc)
    tl.store(o + m[:, None] * D + d[None, :], acc / total[:, None])


def gemm_text(arch: str, tile: tuple[int, int, int], warps: int) -> tuple[str, int]:
    """The assembly of C[M, N] = A[M, K] B[N, K]^T (bfloat16 to float32), and its bytes of dynamic LDS."""
    types = {"a": "*bf16", "b": "*bf16", "c": "*fp32", "M": "i32", "N": "i32", "K": "i32"}
    types |= dict.fromkeys(("BM", "BN", "BK"), "constexpr")
    attributes = {(i,): [["tt.divisibility", 16]] for i in range(6)}
    source = ASTSource(gemm, signature=types, constexprs=dict(zip(("BM", "BN", "BK"), tile, strict=True)), attrs=attributes)
    target = GPUTarget("hip", arch, 64 if arch.startswith("gfx9") else 32)
    built = triton.compile(source, target=target, options={"num_warps": warps, "num_stages": 2})
    return built.asm["amdgcn"], built.metadata.shared


def attention_text(arch: str) -> tuple[str, int]:
    """The assembly of attention of 64 queries and keys of 64 a step, by 4 waves, and its bytes of dynamic LDS."""
    types = {"q": "*bf16", "k": "*bf16", "v": "*bf16", "o": "*fp32", "N": "i32", "scale": "fp32"}
    types |= dict.fromkeys(("D", "BM", "BN"), "constexpr")
    attributes = {(i,): [["tt.divisibility", 16]] for i in range(5)}
    source = ASTSource(attention, signature=types, constexprs={"D": 64, "BM": 64, "BN": 64}, attrs=attributes)
    target = GPUTarget("hip", arch, 64 if arch.startswith("gfx9") else 32)
    built = triton.compile(source, target=target, options={"num_warps": 4, "num_stages": 2})
    return built.asm["amdgcn"], built.metadata.shared
