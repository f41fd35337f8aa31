"""Sums that the parts of float32 operands cannot give, computed again from the operands: an exact sum in float64.

TF32 has float32's exponents, but the low part of a small number is smaller still, and an infinity has
none. So each thread keeps the largest and the smallest magnitude other than zero that it has split, and where a tile has

    tiny      a number below 2^-50, whose products' low parts may be lost: sums that are not far above what can be lost
    huge      an infinity, which has no low part, or numbers whose products may overflow: sums that are not finite

are computed again, by the threads that hold them. Such operands are rare, and such sums are rarer.
"""

from __future__ import annotations

from dataclasses import dataclass

from tvm.ir import Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer

from tk.schedules.cuda.codegen.scalars import shuffle_xor
from tk.schedules.cuda.hopper.block import only_if
from tk.schedules.cuda.matmul.problem import Operand

__all__ = ["Extremes", "FragmentOperands", "copy_registers", "repair", "repair_nonfinite"]

TINY = 2.0**-50
HUGE = (127 + 100) << 23  # 2^100 in bits: a product from which on sums of parts may overflow though the sum does not
INFINITY = 0x7F800000
LOST = 2.0**-99  # of a term: 2^-126, the least normal float32, 2^24 times that to be exact to float32's last place, and a few
FULL = 0xFFFFFFFF


@dataclass(frozen=True, eq=False)
class Extremes:
    """Registers of a thread: the largest magnitudes of what it has split, one for each of its rows, and of the smallest one
    other than zero the bits, twice them less one: zero is the largest there."""

    most: Buffer
    least: Buffer

    @staticmethod
    def make(rows: int) -> Extremes:
        """Registers for so many rows."""
        return Extremes(T.alloc_local((rows,), "float32"), T.alloc_local((1,), "uint32"))

    def reset(self) -> None:
        """Nothing has been split."""
        for row in range(int(self.most.shape[0])):
            T.buffer_store(self.most, T.float32(0), [row])
        T.buffer_store(self.least, T.uint32(FULL), [0])

    def note(self, x: Expr, row: int = 0) -> None:
        """`x`, a float32 in a register, is split."""
        T.buffer_store(self.most, T.max(self.most[row], T.fabs(x)), [row])
        doubled = T.reinterpret("uint32", x) * T.uint32(2) - T.uint32(1)
        T.buffer_store(self.least, T.min(self.least[0], doubled), [0])


@dataclass(frozen=True, eq=False)
class FragmentOperands:
    """Where a thread's sums lie: the first row of each operand, left and right, as expressions, the batch, and the first of k
    that they are of and the end. Accumulator 4 i + 2 h + v is of left row 8 h and of right row 8 i + v."""

    left: Operand
    right: Operand
    left_row: Expr
    right_row: Expr
    batch: Expr
    first: Expr
    end: Expr

    def inside(self, row: Expr, column: Expr) -> Expr:
        """Whether a left and a right row are of the operands."""
        return T.And(row < self.left.rows, column < self.right.rows)

    def factors(self, row: Expr, column: Expr, k: Expr) -> tuple[Expr, Expr, Expr | None]:
        """A term of the sum of such rows, (left, right, condition under which it is none that is zero; None: always)."""
        return _element(self.left, row, k, self.batch), _element(self.right, column, k, self.batch), None


def repair(
    operands: FragmentOperands, acc: Buffer, extremes: Extremes, seen: tuple[Buffer, int], lane: Expr, zeros: bool = False
) -> None:
    """Compute again what of `acc` is not as it should be. `seen` is what the splitting threads noted of the right operand, in
    shared memory: the largest magnitudes of so many threads, then the smallest, all in bits. Where the operands hold `zeros`
    which are no terms of the sums, NaN is not as it should be either, and no largest magnitude tells of it."""
    memory, threads = seen
    size = int(acc.shape[0])
    most, least = T.alloc_local((3,), "float32"), T.alloc_local((1,), "uint32")
    right = T.alloc_local((2,), "uint32")
    T.buffer_store(right, T.uint32(0), [0])
    T.buffer_store(right, T.uint32(FULL), [1])
    for step in range(threads // 32):
        T.buffer_store(right, T.max(right[0], memory[step * 32 + lane]), [0])
        T.buffer_store(right, T.min(right[1], memory[threads + step * 32 + lane]), [1])
    for half in range(2):
        T.buffer_store(most, extremes.most[half], [half])
        for away in (1, 2):
            other = shuffle_xor(most[half], away)
            T.buffer_store(most, T.max(most[half], other), [half])
    T.buffer_store(least, T.cuda.reduce_min_sync_u32(T.uint32(FULL), T.min(extremes.least[0], right[1])), [0])
    left = T.reinterpret("uint32", T.max(most[0], most[1]))
    for number, each in enumerate((right[0], left)):  # the largest: the complement of the complements' least
        T.buffer_store(right, ~T.cuda.reduce_min_sync_u32(T.uint32(FULL), ~each), [number])
    tiny = least[0] < T.uint32(2 * ((127 - 50) << 23) - 1)
    of_right, of_left = (T.reinterpret("float32", right[i]) for i in range(2))
    # in bits, whose order is the magnitudes', with NaN above all: TVM takes not (a < b) for b <= a
    huge = T.reinterpret("uint32", of_left * of_right) >= T.uint32(HUGE)
    lost = T.Or(tiny, huge)
    with T.If(T.Or(lost, _largest(acc)[0] >= T.uint32(2 * INFINITY)) if zeros else lost), T.Then():
        largest = T.max(T.float32(1), T.max(of_left, of_right))
        T.buffer_store(most, T.Select(tiny, largest * T.float32(LOST * operands.left.k), T.float32(0)), [2])
        _again(operands, acc, _wrong(acc, most, size), lane)


def copy_registers(acc: Buffer, sums: Buffer) -> None:
    """The registers that wgmmas write, in others that may be written: ptxas of CUDA 13.0 moves accumulators that something else
    writes, too, while a wgmma is in flight, before its sums are there."""
    for i in range(int(acc.shape[0])):
        T.buffer_store(sums, acc[i], [i])


def repair_nonfinite(operands: FragmentOperands, acc: Buffer, lane: Expr, columns: int) -> None:
    """Compute again what of `acc`, of `columns` and a number of times 64 rows, is infinite or NaN: of operands that hold zeros
    which are no terms of the sums."""
    size = int(acc.shape[0])
    with T.If(_largest(acc)[0] >= T.uint32(2 * INFINITY)), T.Then():
        wrong = T.alloc_local((-(-size // 32),), "uint32")
        for i in range(size):
            bit = T.Select(_is_not_finite(acc[i]), T.uint32(1 << i % 32), T.uint32(0))
            T.buffer_store(wrong, bit if i % 32 == 0 else wrong[i // 32] | bit, [i // 32])
        _again(operands, acc, wrong, lane, columns // 2)


def _largest(acc: Buffer) -> Buffer:
    """A register that holds twice the bits of the largest magnitude of `acc`, with infinity and NaN above all."""
    most = T.alloc_local((1,), "uint32")
    T.buffer_store(most, T.uint32(0), [0])
    for i in range(int(acc.shape[0])):
        T.buffer_store(most, T.max(most[0], T.reinterpret("uint32", acc[i]) * T.uint32(2)), [0])
    return most


def _is_not_finite(value: Expr) -> Expr:
    return T.reinterpret("uint32", T.fabs(value)) >= T.uint32(INFINITY)


def _wrong(acc: Buffer, most: Buffer, size: int) -> Buffer:
    """A bit for each accumulator that is to be computed again, in words of 32."""
    wrong = T.alloc_local((-(-size // 32),), "uint32")
    for i in range(size):
        magnitude = T.fabs(acc[i])
        lost = T.And(magnitude < most[2], most[i // 2 % 2] > T.float32(0))
        bit = T.Select(T.Or(lost, _is_not_finite(acc[i])), T.uint32(1 << i % 32), T.uint32(0))
        T.buffer_store(wrong, bit if i % 32 == 0 else wrong[i // 32] | bit, [i // 32])
    return wrong


def _again(operands: FragmentOperands, acc: Buffer, wrong: Buffer, lane: Expr, each: int = 0) -> None:
    """The accumulators whose bits are set, as sums in float64; `each` of them are of 64 rows (0: all)."""
    size = int(acc.shape[0])
    total, value = T.alloc_local((1,), "float64"), T.alloc_local((1,), "float32")
    for register in range(-(-size // 32)):
        with (
            T.serial(min(32, size - register * 32)) as bit,
            T.If((wrong[register] >> T.Cast("uint32", bit)) % T.uint32(2) == T.uint32(1)),
            T.Then(),
        ):
            i, below = bit + register * 32, 0
            if 0 < each < size:
                i, below = T.truncmod(i, each), T.truncdiv(i, each) * 64
            row = operands.left_row + below + lane // 4 + i // 2 % 2 * 8
            column = operands.right_row + i // 4 * 8 + lane % 4 * 2 + i % 2
            with T.If(operands.inside(row, column)), T.Then():
                T.buffer_store(total, T.float64(0), [0])
                with T.serial(operands.end - operands.first) as step:
                    k = operands.first + step
                    a, b, condition = operands.factors(row, column, k)
                    with only_if(condition):
                        T.buffer_store(total, total[0] + T.Cast("float64", a) * T.Cast("float64", b), [0])
                T.buffer_store(value, T.Cast("float32", total[0]), [0])
                for j in range(register * 32, min(size, register * 32 + 32)):
                    T.buffer_store(acc, T.Select(bit + register * 32 == j, value[0], acc[j]), [j])


def _element(operand: Operand, row: Expr, k: Expr, batch: TensorLoad) -> TensorLoad:
    """An operand's element, from memory."""
    row, k, batch = (T.Cast("int64", each) for each in (row, k, batch))
    rows = T.Cast("int64", operand.rows)
    size: Expr = rows * operand.k
    index = row * operand.k + k if operand.major == "k" else k * rows + row
    if operand.batched:
        index = batch * size + index
    shape: Expr = T.int64(1)
    for dim in operand.param.shape:
        shape = shape * dim
    return T.decl_buffer((shape,), "float32", data=operand.param.data)[index]
