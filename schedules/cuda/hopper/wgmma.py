"""wgmma, the matrix instruction of sm_90a: 64 rows times n columns, of operands that shared memory holds, or registers.

sums[64, n] += a[64, k] · b[k, n]        k is 16 of 16-bit operands, 8 of TF32; a warpgroup's threads hold the sums
"""

from __future__ import annotations

from collections.abc import Sequence

from tvm.backend.cuda.lang.smem_desc import SmemDescriptor
from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.hardware import PTX

__all__ = ["descriptor_of_stage", "descriptor_of_word", "descriptor_word", "encode_descriptor", "wgmma"]


def encode_descriptor(descriptor: SmemDescriptor, memory: Buffer, offsets: tuple[int, int] = (1, 64), swizzle: int = 3) -> None:
    """Make wgmma's descriptor of an operand that begins at `memory`, in shared memory. The leading and the stride offset are in
    units of 16 bytes; by default rows of 128 bytes of k lie side by side, swizzled, eight rows a kilobyte."""
    address, start = T.address_of(descriptor.desc), memory.ptr_to([0, 0, 0])
    T.evaluate(T.cuda.wgmma.encode_matrix_descriptor(address, start, *offsets, swizzle))


def descriptor_word(address: Expr, leading: int = 1) -> Expr:
    """The lower 32 bits of a descriptor of `address` in shared memory; the leading offset is in units of 16 bytes. What lies so
    many times 16 bytes behind has as much more."""
    start = T.shift_right(T.bitwise_and(address, T.uint32(0x3FFFF)), T.uint32(4))
    return T.bitwise_or(start, T.uint32(leading << 16))


def descriptor_of_word(word: Expr) -> Expr:
    """The descriptor with these lower bits, of rows that are swizzled by 128 bytes, eight of them a kilobyte (PTX ISA, matrix
    descriptors of wgmma)."""
    return T.bitwise_or(T.Cast("uint64", word), T.uint64(1 << 62 | 64 << 32))


def descriptor_of_stage(descriptor: Expr, stage: Expr, size: int) -> Expr:
    """wgmma's `descriptor` of stage 0 moved to `stage`, whose tiles take `size` times 16 bytes. In a register of its
    own, and unsigned: each wgmma then adds a constant to it, where a sum of 32 bits would be widened before each."""
    moved = T.alloc_local([1], "uint64")
    T.buffer_store(moved, descriptor + T.Cast("uint64", T.Cast("uint32", stage)) * T.uint64(size), [0])
    return moved[0]


def wgmma(
    sums: Sequence[TensorLoad],
    a: Expr | Sequence[Expr],
    b: Expr,
    more: Expr,
    dtype: str,
    acc_dtype: str = "float32",
    transposed: Sequence[int] = (),
) -> None:
    """Issue one wgmma: to `sums`, a thread's registers, which it overwrites unless `more`. `a` is a descriptor or registers,
    `b` a descriptor; `transposed` says of the operands in shared memory whether k is not their innermost axis, and is empty
    for TF32, whose k always is."""
    n = len(sums) * (2 if acc_dtype == "float32" else 4)
    k, kind = 8 if dtype == "tf32" else 16, PTX[dtype]
    name = f"wgmma.mma_async.sync.aligned.m64n{n}k{k}.{PTX[acc_dtype]}.{kind}.{kind}"
    left = a if isinstance(a, list | tuple) else [a]
    T.evaluate(T.ptx[name](*sums, *left, b, more, 1, 1, *transposed))
