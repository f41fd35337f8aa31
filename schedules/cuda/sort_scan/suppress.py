"""Non-maximum suppression: pieces of 64 boxes one after another, best first, by a block a row of boxes.

    within a piece   the overlaps of all its pairs as bits, rows[i] = those behind i that box i overlaps
                     → one thread goes through the 64: who is free is kept, and what it overlaps is free no more
    behind it        every box that is still free is compared with those kept of the piece, all threads side by side

Where there is one row of boxes, one block would leave the GPU idle: the bits of all pairs come first, 64 × 64 a block, and what
is left to the one block is to combine rows of bits (as torchvision's kernels do, whose bits a CPU combined at first).

    bits[i, w] = box i overlaps box 32 w, 32 w + 1, …  (i before these);   gone[w] |= bits[i, w] of each i that is kept

Many rows, as of classes that share boxes but not their order, need no memory for bits, and most of their boxes are not alive.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tvm.ir import Expr
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc

from tk.graph.defined import replaced
from tk.graph.suppress import SuppressProblem, launched, overlapping, suppress_problem
from tk.schedule.refusals import divides, listed, must_be
from tk.schedule.rule import reading
from tk.schedules.sort_scan_cases import SUPPRESSIONS
from tk.target import Target

NAME = "cuda.suppress"
VERSION = 1
CASES = SUPPRESSIONS

PIECE = 64  # boxes that are decided at once
WORD = 32
WORDS = PIECE // WORD


@dataclass(frozen=True)
class Config:
    """Threads of a block, and whether the bits of all pairs come first, from many blocks. Nothing is searched: a task's
    reference would compare in one thread."""

    threads: int
    bits: int


match = reading(suppress_problem)


@listed
def legal(match: SuppressProblem, config: Config, target: Target) -> Iterator[str]:
    if config.threads % (PIECE * WORDS):
        yield divides("threads", PIECE * WORDS, config.threads, "a thread a word of a piece's rows")
    if config.bits and (match.batches, match.classes) != (1, 1):
        yield must_be("bits", config.bits, 0, "the bits of one row of boxes are few enough")


def default(match: SuppressProblem, target: Target) -> Config:
    alone = (match.batches, match.classes) == (1, 1)
    return Config(1024 if alone else 256, int(alone))


def lower(func: PrimFunc, match: SuppressProblem, config: Config, target: Target) -> PrimFunc:
    return replaced(func, (_of_bits if config.bits else _of_boxes)(match, config))


@dataclass(frozen=True)
class Row:
    """What a block has for row (i, j) of n boxes: the parameters of the definition (tk/graph/suppress.py)."""

    boxes: Buffer
    best: Buffer
    alive: Buffer
    most: Buffer
    overlap: Buffer
    kept: Buffer
    i: Expr
    j: Expr
    n: Expr


def _of_boxes(match: SuppressProblem, config: Config) -> PrimFunc:
    """A block a row of boxes; `kept` says of what lies behind the piece who is still free."""
    threads, pieces = config.threads, _pieces(match, config.threads)

    @T.macro  # type: ignore[untyped-decorator]
    def suppress(boxes: Buffer, best: Buffer, alive: Buffer, most: Buffer, overlap: Buffer, kept: Buffer) -> None:
        batches, classes, n = T.meta_var(tuple(best.shape))
        for row in T.thread_binding(T.max(T.int64(1), batches * classes), thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("suppress"):
                    i = T.meta_var(row // classes)
                    j = T.meta_var(row % classes)
                    T.reads(boxes[i, 0:n, 0:4], best[i, j, 0:n], alive[i, j, 0:n], most[0], overlap[0])
                    T.writes(kept[i, j, 0:n])
                    if batches * classes > 0:
                        pieces(Row(boxes, best, alive, most, overlap, kept, i, j, n), tx)

    return launched(match, suppress)


def _pieces(match: SuppressProblem, threads: int) -> Any:
    """A macro: the boxes of row (i, j), a piece after another."""
    dtype, pairs, behind = match.dtype, _pairs(match), _behind(match, threads)

    @T.macro  # type: ignore[untyped-decorator]
    def macro(of: Row, tx: Expr) -> None:
        i, j, n = T.meta_var((of.i, of.j, of.n))
        corners = T.sblock_alloc_buffer((PIECE, 4), dtype, scope="shared")
        rows = T.sblock_alloc_buffer((PIECE, WORDS), "uint32", scope="shared")
        free = T.sblock_alloc_buffer((PIECE,), "int32", scope="shared")
        fate = T.sblock_alloc_buffer((PIECE,), "int32", scope="shared")
        chosen = T.sblock_alloc_buffer((PIECE,), "int32", scope="shared")
        count = T.sblock_alloc_buffer((1,), "int64", scope="shared")
        gone = T.sblock_alloc_buffer((WORDS,), "uint32", scope="local")
        number = T.sblock_alloc_buffer((2,), "int64", scope="local")
        for turn in T.serial((n + (threads - 1)) // threads):
            if turn * threads + tx < n:
                of.kept[i, j, turn * threads + tx] = of.alive[i, j, turn * threads + tx]
        number[0] = T.int64(0)
        T.evaluate(T.tvm_storage_sync("shared"))
        for piece in T.serial((n + (PIECE - 1)) // PIECE):
            first = T.meta_var(piece * PIECE)
            if tx < PIECE:
                free[tx] = 0
                if first + tx < n:
                    for s in T.unroll(T.int64(4)):
                        corners[tx, s] = of.boxes[i, of.best[i, j, first + tx], s]
                    free[tx] = T.Cast("int32", of.kept[i, j, first + tx])
            T.evaluate(T.tvm_storage_sync("shared"))
            pairs(corners, corners, rows, free, of.overlap, tx, T.int64(0))
            T.evaluate(T.tvm_storage_sync("shared"))
            if tx == 0:
                for w in T.unroll(T.int64(WORDS)):
                    gone[w] = T.uint32(0)
                _decided(gone, rows, free, fate, chosen, count, number, of.most)
            T.evaluate(T.tvm_storage_sync("shared"))
            if T.And(tx < PIECE, first + tx < n):
                of.kept[i, j, first + tx] = fate[tx] == 1
            number[1] = count[0]
            if number[1] > 0:
                behind(of, corners, chosen, number, first + PIECE, tx)
            T.evaluate(T.tvm_storage_sync("shared"))

    return macro


def _behind(match: SuppressProblem, threads: int) -> Any:
    """A macro: those of the boxes from `begin` on that overlap one of the number[1] that are chosen are free no more."""
    dtype, form = match.dtype, match.form

    @T.macro  # type: ignore[untyped-decorator]
    def macro(of: Row, corners: Buffer, chosen: Buffer, number: Buffer, begin: Expr, tx: Expr) -> None:
        i, j = T.meta_var((of.i, of.j))
        mine = T.sblock_alloc_buffer((4,), dtype, scope="local")
        other = T.sblock_alloc_buffer((4,), dtype, scope="local")
        left = T.sblock_alloc_buffer((1,), "bool", scope="local")
        for turn in T.serial((of.n - begin - tx + (threads - 1)) // threads):
            at = T.meta_var(begin + turn * threads + tx)
            left[0] = of.kept[i, j, at]
            if left[0]:
                for s in T.unroll(T.int64(4)):
                    mine[s] = of.boxes[i, of.best[i, j, at], s]
                for k in T.serial(number[1]):
                    for s in T.unroll(T.int64(4)):
                        other[s] = corners[chosen[k], s]
                    if overlapping(form, [other[s] for s in range(4)], [mine[s] for s in range(4)], of.overlap[0]):
                        left[0] = False
                of.kept[i, j, at] = left[0]

    return macro


def _square(match: SuppressProblem) -> Any:
    """A macro: the bits of a piece's boxes and those of one that is no better."""
    dtype, pairs, one = match.dtype, _pairs(match), 1

    @T.macro  # type: ignore[untyped-decorator]
    def macro(boxes: Buffer, best: Buffer, overlap: Buffer, bits: Buffer, block: Expr, pieces: Expr, n: Expr, tx: Expr) -> None:
        ones = T.sblock_alloc_buffer((PIECE, 4), dtype, scope="shared")
        others = T.sblock_alloc_buffer((PIECE, 4), dtype, scope="shared")
        free = T.sblock_alloc_buffer((PIECE,), "int32", scope="shared")
        rows = T.sblock_alloc_buffer((PIECE, WORDS), "uint32", scope="shared")
        above = T.meta_var(block // T.max(one, pieces))
        behind = T.meta_var(block % T.max(one, pieces))
        if T.And(above <= behind, pieces > 0):
            if tx < PIECE:
                free[tx] = 1
                for s in T.unroll(T.int64(4)):
                    ones[tx, s] = boxes[0, best[0, 0, T.min(above * PIECE + tx, n - 1)], s]
                    others[tx, s] = boxes[0, best[0, 0, T.min(behind * PIECE + tx, n - 1)], s]
            T.evaluate(T.tvm_storage_sync("shared"))
            pairs(ones, others, rows, free, overlap, tx, behind - above)
            T.evaluate(T.tvm_storage_sync("shared"))
            bits[above * PIECE + tx // WORDS, behind * WORDS + tx % WORDS] = rows[tx // WORDS, tx % WORDS]

    return macro


def _combined(threads: int) -> Any:
    """A macro: which boxes are kept, by the bits of all pairs; `out` says who is gone."""

    @T.macro  # type: ignore[untyped-decorator]
    def macro(bits: Buffer, out: Buffer, alive: Buffer, most: Buffer, kept: Buffer, pieces: Expr, n: Expr, tx: Expr) -> None:
        rows = T.sblock_alloc_buffer((PIECE, WORDS), "uint32", scope="shared")
        free = T.sblock_alloc_buffer((PIECE,), "int32", scope="shared")
        fate = T.sblock_alloc_buffer((PIECE,), "int32", scope="shared")
        chosen = T.sblock_alloc_buffer((PIECE,), "int32", scope="shared")
        count = T.sblock_alloc_buffer((1,), "int64", scope="shared")
        gone = T.sblock_alloc_buffer((WORDS,), "uint32", scope="local")
        number = T.sblock_alloc_buffer((2,), "int64", scope="local")
        word = T.sblock_alloc_buffer((1,), "uint32", scope="local")
        for turn in T.serial((pieces * WORDS + (threads - 1)) // threads):
            if turn * threads + tx < pieces * WORDS:
                out[turn * threads + tx] = T.uint32(0)
        number[0] = T.int64(0)
        T.evaluate(T.tvm_storage_sync("shared"))
        for piece in T.serial(pieces):
            first = T.meta_var(piece * PIECE)
            if tx < PIECE * WORDS:
                rows[tx // WORDS, tx % WORDS] = bits[first + tx // WORDS, piece * WORDS + tx % WORDS]
            if tx < PIECE:
                free[tx] = 0
                if first + tx < n:
                    free[tx] = T.Cast("int32", alive[0, 0, first + tx])
            T.evaluate(T.tvm_storage_sync("shared"))
            if tx == 0:
                for w in T.unroll(T.int64(WORDS)):
                    gone[w] = out[piece * WORDS + w]
                _decided(gone, rows, free, fate, chosen, count, number, most)
            T.evaluate(T.tvm_storage_sync("shared"))
            if T.And(tx < PIECE, first + tx < n):
                kept[0, 0, first + tx] = fate[tx] == 1
            number[1] = count[0]
            for turn in T.serial(((pieces - piece - 1) * WORDS - tx + (threads - 1)) // threads):
                at = T.meta_var((piece + 1) * WORDS + turn * threads + tx)
                word[0] = out[at]
                for k in T.serial(number[1]):
                    word[0] = T.bitwise_or(word[0], bits[first + chosen[k], at])
                out[at] = word[0]
            T.evaluate(T.tvm_storage_sync("shared"))

    return macro


def _pairs(match: SuppressProblem) -> Any:
    """A macro: bit c of rows[r, w] is whether box r of `ones` overlaps box 32 w + c of `others`, which come `apart` pieces
    behind; of one piece only those behind r."""
    form, dtype = match.form, match.dtype

    @T.macro  # type: ignore[untyped-decorator]
    def macro(ones: Buffer, others: Buffer, rows: Buffer, free: Buffer, overlap: Buffer, tx: Expr, apart: Expr) -> None:
        if tx < PIECE * WORDS:
            r = T.meta_var(tx // WORDS)
            w = T.meta_var(tx % WORDS)
            word = T.sblock_alloc_buffer((1,), "uint32", scope="local")
            both = T.sblock_alloc_buffer((2,), "bool", scope="local")
            here = T.sblock_alloc_buffer((4,), dtype, scope="local")
            there = T.sblock_alloc_buffer((4,), dtype, scope="local")
            word[0] = T.uint32(0)
            both[0] = free[r] > 0
            for s in T.unroll(T.int64(4)):
                here[s] = ones[r, s]
            for c in T.serial(T.int64(WORD)):
                k = T.meta_var(w * WORD + c)
                both[1] = free[k] > 0
                for s in T.unroll(T.int64(4)):
                    there[s] = others[k, s]
                if T.And(T.Or(apart > 0, r < k), T.And(both[0], both[1])):  # noqa: SIM102 - what follows divides
                    if overlapping(form, [here[s] for s in range(4)], [there[s] for s in range(4)], overlap[0]):
                        word[0] = T.bitwise_or(word[0], T.shift_left(T.uint32(1), T.Cast("uint32", c)))
            rows[r, w] = word[0]

    return macro


@T.macro  # type: ignore[untyped-decorator]
def _decided(
    gone: Buffer, rows: Buffer, free: Buffer, fate: Buffer, chosen: Buffer, count: Buffer, number: Buffer, most: Buffer
) -> None:
    """By one thread: which of a piece's boxes that are free are kept, as `fate`; `chosen` has them, count[0] says how many they
    are, and the thread's number[0] how many have been kept in all. What is read is not written: TVM would want a barrier in
    between."""
    able = T.sblock_alloc_buffer((1,), "int32", scope="local")
    number[1] = T.int64(0)
    for w in T.unroll(T.int64(WORDS)):
        for c in T.serial(T.int64(WORD)):
            r = T.meta_var(w * WORD + c)
            taken = T.meta_var(T.bitwise_and(T.shift_right(gone[w], T.Cast("uint32", c)), T.uint32(1)))
            able[0] = free[r]
            fate[r] = 0
            if T.And(T.And(able[0] > 0, taken == T.uint32(0)), number[0] < most[0]):
                fate[r] = 1
                chosen[number[1]] = T.Cast("int32", r)
                number[0] = number[0] + T.int64(1)
                number[1] = number[1] + T.int64(1)
                for v in T.unroll(T.int64(WORDS)):
                    gone[v] = T.bitwise_or(gone[v], rows[r, v])
    count[0] = number[1]


def _of_bits(match: SuppressProblem, config: Config) -> PrimFunc:
    """The bits of all pairs, 64 × 64 a block; then one block, which combines them."""
    threads, square, combined = config.threads, _square(match), _combined(config.threads)

    @T.macro  # type: ignore[untyped-decorator]
    def suppress(boxes: Buffer, best: Buffer, alive: Buffer, most: Buffer, overlap: Buffer, kept: Buffer) -> None:
        n, one = T.meta_var((best.shape[2], T.int64(1)))
        pieces = T.meta_var((n + (PIECE - 1)) // PIECE)
        out = T.sblock_alloc_buffer((pieces * WORDS,), "uint32")  # who is gone
        bits = T.sblock_alloc_buffer((pieces * PIECE, pieces * WORDS), "uint32")
        for block in T.thread_binding(T.max(one, pieces * pieces), thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(PIECE * WORDS), thread="threadIdx.x"):
                with T.sblock("bits"):
                    T.reads(boxes[0, 0:n, 0:4], best[0, 0, 0:n], overlap[0])
                    T.writes(bits[0 : pieces * PIECE, 0 : pieces * WORDS])
                    square(boxes, best, overlap, bits, block, pieces, n, tx)
        for _ in T.thread_binding(one, thread="blockIdx.x"):
            for tx in T.thread_binding(T.int64(threads), thread="threadIdx.x"):
                with T.sblock("combine"):
                    T.reads(bits[0 : pieces * PIECE, 0 : pieces * WORDS], alive[0, 0, 0:n], most[0])
                    T.writes(kept[0, 0, 0:n], out[0 : pieces * WORDS])
                    combined(bits, out, alive, most, kept, pieces, n, tx)

    return launched(match, suppress)
