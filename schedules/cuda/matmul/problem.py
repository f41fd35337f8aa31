"""What a fused matmul is: operands, layouts, sizes and the epilogue's expression, read off its PrimFunc.

    C[z, i, j] = sum_k A[z, i, k] * B[z, k, j]            one block with one reduction axis
    D[z, i, j] = f(C[z, i, j], bias[j], residual[z, i, j], …)   any chain of elementwise blocks, inlined into one

A pair is two such blocks over the same A, f of both: D = f(C[z, i, j], C'[z, i, j], …), as SwiGLU's silu(C) * C'.
Either operand may be stored with k contiguous ("k") or with its other axis contiguous ("mn"). Leading axes are a batch;
where only A has them they are rows. Every axis may be symbolic except n and k.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

import tvm
from tvm.ir import Expr
from tvm.s_tir import SBlock, Schedule
from tvm.tirx import Buffer, BufferLoad, IterVar, PrimFunc

from tk.schedule.accumulate import acc_dtype_of
from tk.schedule.analysis import summed_axes
from tk.schedule.precision import precision_of
from tk.schedule.refusals import at_least, multiple_of
from tk.schedule.rule import read_again
from tk.schedule.weights import is_weight
from tk.schedules.cuda.codegen.kernel_builder import product
from tk.schedules.cuda.codegen.tir_values import are_equal, is_one, same_vars, static
from tk.schedules.cuda.hardware import FLOATS16
from tk.schedules.cuda.matmul.epilogue import cost, loads, staged_loads, unsupported
from tk.target import Target

__all__ = [
    "TMA_ROWS",
    "Match",
    "Matmul",
    "Operand",
    "analyse",
    "are_loads",
    "copy_reasons",
    "factors",
    "inlined",
    "matched",
    "too_small",
    "wgmma_match",
]

TMA_ROWS = "TMA copies 16 bytes"
MANY, SMALL = 256, 512  # matrices of a batch; products of one: below, a tile of tensor cores is nearly all zeros
STAGE_K = 128  # the most of k that a stage has, unless one copy serves more


@dataclass(frozen=True)
class Match:
    """A matmul's facts, for legality and ranking. `m` and `batch` are None when symbolic; `a_major` and `b_major`
    are "k" or "mn"; `staged` counts the epilogue's 16-bit operands of the output's shape, `others` what else it loads, such as
    a bias; `cost` is about the number of instructions that the epilogue takes for one element; `num_b` is 2 for a pair, n
    then the columns of each; `acc_dtype` is what they accumulate in, float16 only where the user asked for it; `precision`
    is how exact a float32 matmul is to be (tk/schedule/precision.py)."""

    batch: int | None
    m: int | None
    n: int
    k: int
    dtype: str
    out_dtype: str
    a_major: str
    b_major: str
    a_batched: bool
    b_batched: bool
    staged: int
    cost: int
    num_b: int = 1
    acc_dtype: str = "float32"
    others: int = 0
    precision: str = "highest"

    def tile_share(self, target: Target) -> float:
        """Of a matmul's cycles between two tiles, the share that this one takes, by the cost model."""
        return 1.0

    def copy_cycles(self, config: Any, target: Target) -> float:
        """Cycles that a chunk's copies take at least, however many bytes they are."""
        return 0.0

    def stage_rows(self, config: Any) -> int:
        """Rows of A that a stage has, of all of its k-tiles."""
        return int(config.block_m * config.k_tiles_per_stage)

    def most_k_tiles(self, config: Any) -> int:
        """The most k-tiles that a stage may have."""
        return STAGE_K // int(config.block_k)

    def a_elements(self, m: int) -> int:
        """Elements of A in memory for so many rows, of one batch."""
        return m * self.k

    @property
    def pitches(self) -> tuple[int, int]:
        """Elements from one row of a tile's copies to the next, of A and of B; 0 where they are not known."""
        return (self.k if self.a_major == "k" else self.m or 0), (self.k if self.b_major == "k" else self.n)


def too_small(batch: int | None, m: int | None, n: int | None, k: int | None) -> list[str]:
    """Why a batch of many matrices of 3 × 3, 4 × 4 or 8 × 8 is left to the rules whose threads compute a result each: on tensor
    cores a block would take one of them at a time. A symbolic batch counts as many."""
    if m is None or n is None or k is None or (MANY if batch is None else batch) < MANY or m * n * k > SMALL:
        return []
    return [at_least("products of a matrix", m * n * k, SMALL + 1, "of many smaller ones threads compute a result each")]


def copy_reasons(match: Match, elements: int = 8) -> Iterator[str]:
    """Why TMA cannot copy the operands as they lie, so many elements in its 16 bytes."""
    if "k" in (match.a_major, match.b_major) and match.k % elements:
        yield multiple_of("k", match.k, elements, TMA_ROWS)
    if match.a_major == "mn" and (match.m is None or match.m % elements):
        yield multiple_of("m", match.m, elements, TMA_ROWS)
    if match.b_major == "mn" and match.n % elements:
        yield multiple_of("n", match.n, elements, TMA_ROWS)


@dataclass(frozen=True, eq=False)
class Operand:
    """One input of the matmul: the parameter, which axis is contiguous, its rows (m or n) and whether it has the batch. Of an
    input that has only some of the batch's axes `spread` are the extents of them all, and whether it has each."""

    param: Buffer
    major: str
    rows: Expr | int
    k: int
    batched: bool
    spread: tuple[tuple[Expr, bool], ...] = ()


@dataclass(frozen=True, eq=False)
class Matmul:
    """A matmul's TIR objects, with its facts. `axes` are the output's loop variables, `value` is what is stored as a
    function of them, `acc` the matmul's own buffer in it, `depth` how many leading output axes form the batch. A pair
    has its other weight and buffer in `second` and `second_acc`."""

    func: PrimFunc
    facts: Match
    a: Operand
    b: Operand
    out: Buffer
    acc: Buffer
    axes: tuple[Expr, ...]
    value: Expr
    depth: int
    rows: Expr | int
    batch: int
    second: Operand | None = None
    second_acc: Buffer | None = None

    @property
    def accs(self) -> tuple[Buffer, ...]:
        """The buffers of the sums in `value`."""
        return (self.acc,) if self.second is None else (self.acc, self.second_acc)

    @property
    def rights(self) -> tuple[Operand, ...]:
        """The right operands, two of a pair."""
        return (self.b,) if self.second is None else (self.b, self.second)

    @property
    def pdl_safe(self) -> bool:
        """Whether the right operands may be copied before the kernel in front has ended: nothing writes them."""
        return all(is_weight(self.func, operand.param) for operand in self.rights)


@dataclass(frozen=True, eq=False)
class _Contraction:
    """One reduction block: its buffer, its axes and its two operands."""

    buffer: Buffer
    leading: list[Expr]
    row: Expr
    column: Expr
    left: Operand
    right: Operand


def analyse(func: PrimFunc, num_b: int = 1, dtypes: tuple[str, ...] = FLOATS16, spread: bool = False) -> Matmul | None:
    """The Matmul of operands of one of `dtypes` that `func` computes, or None when it is something else; a pair only where
    `num_b` is 2, and operands with some of the batch's axes, which have no single stride, only where `spread` is set."""
    if sum(hasattr(param.ty, "shape") and str(param.dtype) in dtypes for param in func.params) < 2:
        return None
    blocks = inlined(func, range(1, num_b + 1))
    if blocks is None:
        return None
    anchors, left = blocks
    if len(left) > len(anchors) + 1:
        return None
    matmuls = [found for anchor in anchors if (found := _contraction(anchor, func, dtypes, spread)) is not None]
    if len(matmuls) != len(anchors) or not all(_pairs(matmuls[0], other) for other in matmuls[1:]):
        return None
    return _matmul(func, matmuls, left[-1])


def matched(func: PrimFunc, rule: str, match: Match, dtypes: tuple[str, ...] = FLOATS16, spread: bool = False) -> Matmul:
    """The Matmul, one or a pair, that `func` computes, in which `rule` found `match`. Raises ScheduleError when it is none."""
    return read_again(analyse(func, 2, dtypes, spread), rule, match, "matmul")


def wgmma_match(func: PrimFunc, target: Target) -> Match | None:
    """The matmul, one or a pair, that `func` computes; None when it is none, or when the target has no wgmma for its dtype."""
    matmul = analyse(func, 2)
    return None if matmul is None or target.matrix.get(matmul.facts.dtype) != "wgmma" else matmul.facts


def _contraction(anchor: SBlock, func: PrimFunc, dtypes: tuple[str, ...], spread: bool) -> _Contraction | None:
    """The matmul that the block `anchor` computes, or None."""
    reductions = summed_axes(anchor)
    spatial = [v for v in anchor.iter_vars if v.iter_type == IterVar.DataPar]
    if len(reductions) != 1 or len(spatial) < 2 or len(reductions) + len(spatial) != len(anchor.iter_vars):
        return None
    loads = factors(anchor)
    if loads is None or not are_loads(*loads, dtypes) or not same_vars(anchor.body.indices, [v.var for v in spatial]):
        return None
    k = reductions[0]
    column, row, leading = spatial[-1], spatial[-2], spatial[:-2]
    first, second = loads
    if _uses(first, column.var) and not _uses(second, column.var):
        first, second = second, first
    left = _operand(first, leading, row, k, func)
    right = _operand(second, leading, column, k, func)
    if left is None or right is None or not (spread or left.spread == right.spread == ()):
        return None
    return _Contraction(anchor.body.buffer, leading, row, column, left, right)


def _pairs(one: _Contraction, other: _Contraction) -> bool:
    """Whether two sums read the same A, and weights of one shape and order."""
    a, b = one.right, other.right
    return (
        one.left.param.same_as(other.left.param)
        and (one.left.major, a.major, a.k, a.batched) == (other.left.major, b.major, b.k, b.batched)
        and [has for _, has in a.spread] == [has for _, has in b.spread]
        and len(one.leading) == len(other.leading)
        and all(
            are_equal(x.dom.extent, y.dom.extent)
            for x, y in zip([*one.leading, one.row, one.column], [*other.leading, other.row, other.column], strict=True)
        )
    )


def inlined(func: PrimFunc, counts: range) -> tuple[list[SBlock], list[SBlock]] | None:
    """The blocks of the reductions of `func`, as many as `counts` has, and all blocks that are left when every other one but
    the last is inlined, each a plain store; None where that cannot be done."""
    if func.attrs is None or not func.attrs.get("s_tir") or type(func.body).__name__ != "SBlockRealize":
        return None
    mod = tvm.IRModule({"main": func.with_attr("global_symbol", "main")})  # held, or `func` itself would be rewritten
    sch = Schedule(mod)
    root = sch.get_sblock(func.body.block.name_hint)
    blocks = sch.get_child_blocks(root)
    reductions = [b for b in blocks if summed_axes(sch.get(b))]
    if len(reductions) not in counts:
        return None
    for block in blocks[:-1]:
        if any(sch.get(block).same_as(sch.get(reduction)) for reduction in reductions):
            continue
        try:
            sch.compute_inline(block)
        except RuntimeError:
            return None  # a second output, or a block that is no plain elementwise function
    left = [sch.get(block) for block in sch.get_child_blocks(root)]
    if any(type(block.body).__name__ != "BufferStore" for block in left):
        return None
    return [sch.get(reduction) for reduction in reductions], left


def factors(anchor: SBlock) -> tuple[Expr, Expr] | None:
    """A and B of a block C = C + A * B, casts to C's dtype stripped."""
    value = anchor.body.value
    if type(value).__name__ != "Add" or type(value.a).__name__ != "TensorLoad" or type(value.b).__name__ != "Mul":
        return None
    if not value.a.source.same_as(anchor.body.buffer):
        return None
    left, right = (side.value if type(side).__name__ == "Cast" else side for side in (value.b.a, value.b.b))
    return left, right


def are_loads(left: Expr, right: Expr, dtypes: tuple[str, ...]) -> bool:
    """Whether both are elements of tensors of one dtype, which is one of `dtypes`."""
    if not type(left).__name__ == type(right).__name__ == "TensorLoad":
        return False
    return str(left.source.dtype) == str(right.source.dtype) and str(left.source.dtype) in dtypes


def _uses(load: Expr, var: Expr) -> bool:
    return any(index.same_as(var) for index in load.indices)


def _operand(load: Expr, leading: list[IterVar], row: IterVar, k: IterVar, func: PrimFunc) -> Operand | None:
    """The operand behind `load`: [leading…, row, k] or [leading…, k, row], the leading axes all there or all missing."""
    if not any(load.source.same_as(param) for param in func.params) or len(load.indices) < 2:
        return None
    *outer, second, innermost = load.indices
    if second.same_as(row.var) and innermost.same_as(k.var):
        major = "k"
    elif second.same_as(k.var) and innermost.same_as(row.var):
        major = "mn"
    else:
        return None
    inner = leading[len(leading) - len(outer) :] if len(outer) <= len(leading) else None
    if inner is None:
        return None
    used = [index.same_as(axis.var) for index, axis in zip(outer, inner, strict=True)]
    constant = [static(index) == 0 and is_one(dim) for index, dim in zip(outer, load.source.shape, strict=False)]
    if not all(u or c for u, c in zip(used, constant, strict=True)):
        return None
    needed = [axis for axis in leading if not is_one(axis.dom.extent)]
    present = [axis for axis, u in zip(inner, used, strict=True) if u and not is_one(axis.dom.extent)]
    partly = bool(present) and len(present) != len(needed)
    spread = tuple((axis.dom.extent, any(axis is each for each in present)) for axis in needed) if partly else ()
    extent = static(k.dom.extent)
    return None if extent is None else Operand(load.source, major, row.dom.extent, extent, bool(present), spread)


def _matmul(func: PrimFunc, matmuls: list[_Contraction], last: SBlock) -> Matmul | None:
    leading, row, column, a, b = matmuls[0].leading, matmuls[0].row, matmuls[0].column, matmuls[0].left, matmuls[0].right
    acc, out, axes = matmuls[0].buffer, last.body.buffer, tuple(v.var for v in last.iter_vars)
    shape = [v.dom.extent for v in last.iter_vars]
    if acc.same_as(out):
        axes = axes[:-1]  # no epilogue: the last block is the matmul's own, whose last axis is k
        shape = shape[:-1]
    if not same_vars(last.body.indices, list(axes)) or not any(out.same_as(p) for p in func.params):
        return None
    if len(axes) != len(leading) + 2 or not all(
        are_equal(x, v.dom.extent) for x, v in zip(shape, [*leading, row, column], strict=True)
    ):
        return None
    n = static(column.dom.extent)
    if n is None:
        return None
    # rows of a batch that only A has are just more rows, if A stores them one after another
    fold = (
        not (b.batched or a.spread)
        and (a.major == "k" or not a.batched)
        and (a.batched or all(is_one(v.dom.extent) for v in leading))
    )
    rows, batch, depth = row.dom.extent, 1, len(leading)
    if fold:
        rows, depth = product([*(v.dom.extent for v in leading), rows]), 0
        a = Operand(a.param, a.major, rows, a.k, False)
    else:
        batch = product([v.dom.extent for v in leading])

    value = last.body.value
    if acc.same_as(out):
        value = BufferLoad(out, list(axes))
    accs = tuple(each.buffer for each in matmuls)
    if unsupported(value, accs, axes):
        return None
    staged = len(staged_loads(value, accs, axes, out))
    facts = Match(
        batch=static(batch), m=static(rows), n=n, k=a.k, dtype=str(a.param.dtype), out_dtype=str(out.dtype),
        a_major=a.major, b_major=b.major, a_batched=a.batched, b_batched=b.batched,
        staged=staged, cost=cost(value), num_b=len(matmuls), acc_dtype=acc_dtype_of(func, str(a.param.dtype)),
        others=len(loads(value, accs)) - staged, precision=precision_of(func),
    )  # fmt: skip
    matmul = Matmul(func, facts, a, b, out, acc, axes, value, depth, rows, batch)
    return matmul if len(matmuls) == 1 else replace(matmul, second=matmuls[1].right, second_acc=matmuls[1].buffer)
