"""Keys and values of 8 bits as operands of a matmul of 16 bits: exactly, since float16 and bfloat16 hold every one of them.

ldmatrix moves pairs of bytes. Of keys a lane has four neighbours of the depth, where the instruction wants two and, 8 further,
two more: the sum over the depth is the same in any order, so q is read in that order. Of values, turned, it has two columns of
two keys: the even columns make one matmul, the odd ones another, and results are put together again as they are stored.
"""

from __future__ import annotations

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.attention.online_softmax import PACK
from tk.schedules.cuda.attention.problem import Match
from tk.schedules.cuda.codegen.scalars import f32

__all__ = ["KEYS", "VALUES", "widen"]

KEYS, VALUES = (0, 1, 2, 3), (0, 2, 1, 3)
"""The order in which the bytes of a register become pairs."""
HIGH, BIAS = 0x4B000000, 8388736.0
"""The float32 of 2^23, whose last bit counts ones; and 2^23 + 128."""


def widen(facts: Match, packed: Expr, to: Buffer, order: tuple[int, int, int, int], at: int = 0) -> None:
    """Two registers of two values each, from `at` on, of the four bytes of `packed`."""
    if facts.cache == "int8":
        _integers(facts.dtype, packed, to, order, at)
    else:
        _floats(facts.dtype, packed, to, order, at)


def _integers(dtype: str, packed: Expr, to: Buffer, order: tuple[int, int, int, int], at: int) -> None:
    """A byte b as 2^23 + (b + 128) in float32, less 2^23 + 128."""
    unsigned, bits, four = (T.alloc_local((size,), kind) for size, kind in ((1, "uint32"), (1, "uint32"), (4, "float32")))
    T.buffer_store(unsigned, T.bitwise_xor(packed, T.uint32(0x80808080)), [0])
    for n, byte in enumerate(order):
        T.evaluate(T.ptx["prmt.b32"](bits[0], unsigned[0], T.uint32(HIGH), T.uint32(0x7440 + byte)))
        T.buffer_store(four, T.reinterpret("float32", bits[0]) - f32(BIAS), [n])
    _packed(dtype, four, to, at)


def _floats(dtype: str, packed: Expr, to: Buffer, order: tuple[int, int, int, int], at: int) -> None:
    """By the instruction that makes float16 of two float8."""
    ordered, pair = T.alloc_local((1,), "uint32"), T.alloc_local((2,), "uint32")
    T.buffer_store(ordered, packed, [0])
    if order != KEYS:
        selector = sum(byte << 4 * n for n, byte in enumerate(order))
        T.evaluate(T.ptx["prmt.b32"](ordered[0], packed, packed, T.uint32(selector)))
    for n in range(2):
        T.evaluate(T.ptx["cvt.rn.f16x2.e4m3x2"](pair[n], T.Cast("uint16", T.shift_right(ordered[0], T.uint32(16 * n)))))
    if dtype == "float16":
        for n in range(2):
            T.buffer_store(to, pair[n], [at + n])
        return
    four = T.alloc_local((4,), "float32")
    for n in range(4):
        half = T.reinterpret("float16", T.Cast("uint16", T.shift_right(pair[n // 2], T.uint32(16 * (n % 2)))))
        T.buffer_store(four, T.Cast("float32", half), [n])
    _packed(dtype, four, to, at)


def _packed(dtype: str, four: Buffer, to: Buffer, at: int) -> None:
    for n in range(2):
        T.evaluate(T.ptx[PACK[dtype]](to[at + n], four[2 * n + 1], four[2 * n]))
