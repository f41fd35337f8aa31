"""Where results go: rows of the output, or what the blocks of a row's splits leave for merge.py.

a block's split    o = Σ_j 2^(c (x_j − m)) v_j, not divided, and the pair (m, l = Σ_j 2^(c (x_j − m))), all in float32
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from tvm import tirx

from tk.schedules.cuda.attention.problem import Attention, Operand
from tk.schedules.cuda.codegen.kernel_builder import Code
from tk.schedules.rocm.attention.plan import QUAD, Plan
from tk.schedules.rocm.attention.visible import ScoreRow
from tk.schedules.rocm.mfma import CHUNK, integer, load, ramp, wide

__all__ = ["Partials", "Row", "aligned", "head_start", "let", "packed_heads", "unknown"]


def let(code: Code, name: str, value: Any) -> Any:
    """`value` in a variable of the kernel."""
    var = tirx.Var(name, str(value.ty.dtype))
    code.add(tirx.Bind(var, value))
    return var


def unknown(value: Any) -> Any:
    """An integer of which LLVM does not know where it comes from: it would unroll the loop over tiles, or split off its first
    and last turns for the branches that only these take, and copy what a turn holds in registers."""
    return tirx.call_pure_extern("int64", "tk_unknown_i64", value)


def aligned(code: Code, x: Operand) -> int:
    """The most elements, up to 8, at a multiple of which each row begins, and of which it has a whole number."""
    steps = (x.batch_stride, x.head_stride, x.row_stride, x.offset, x.width, x.pages.stride if x.pages else 0)
    known = [code.analyzer.modular_set(wide(step)) for step in steps]
    return math.gcd(CHUNK, *(math.gcd(int(each.coeff), int(each.base)) for each in known))


def head_start(code: Code, x: Operand, batch: Any, head: Any) -> Any:
    """Where a head of `x` begins in its parameter, in elements."""
    base = batch * wide(x.batch_stride) + head * wide(x.head_stride) + wide(x.offset)
    return let(code, f"base_of_{x.param.name}", code.simplify(base))


def packed_heads(a: Attention, p: Plan) -> tuple[Any, int]:
    """(rows, heads) as blocks have them: with packed rows those of a head of keys, and its heads."""
    group = a.facts.group if p.config.packed else 1
    return wide(a.q.rows) * group, a.facts.heads // group


class Row:
    """A row of the output, stored 4 neighbours at a time: as one vector where they are aligned."""

    def __init__(self, code: Code, a: Attention, p: Plan, row: ScoreRow) -> None:
        self.code, self.a, self.p = code, a, p
        base = head_start(code, a.out, row.batch, row.head) + row.row * wide(a.out.row_stride)
        self.base, self.view = let(code, "out_row", base), code.view(a.out.param)
        self.vector = math.gcd(QUAD, aligned(code, a.out))

    def store(self, d: Any, value: Callable[[int], Any]) -> None:
        """Elements d … d + 3 are value(0) … value(3), of float32; what lies behind the last is left out."""
        code, width, dtype = self.code, self.a.out.width, self.a.facts.dtype
        for part in range(0, QUAD, self.vector):
            made = code.buffer((self.vector,), dtype, "made")
            for e in range(self.vector):
                code.store(made, tirx.Cast(dtype, value(part + e)), integer(e))
            there = () if width == self.p.value_rows else (d + part < width,)
            with code.when(*there):
                code.store(self.view, load(made, 0, self.vector), ramp(self.base + (d + part), self.vector))


@dataclass(frozen=True, eq=False)
class Partials:
    """What splits leave: `values` [batch, head, split, row, value_rows] and `pairs` [batch, head, split, row, 2]."""

    values: Any
    pairs: Any
    splits: int
    rows: Any
    pitch: int

    @classmethod
    def of(cls, a: Attention, p: Plan) -> Partials:
        """Those of an attention; rows and heads are packed as the blocks' are."""
        rows, heads = packed_heads(a, p)
        lines = wide(a.q.batch) * (heads * p.splits) * rows
        values = tirx.decl_buffer((lines * p.value_rows,), "float32", "partial")
        return cls(values, tirx.decl_buffer((lines * 2,), "float32", "partial_sums"), p.splits, rows, p.value_rows)

    def line(self, which: Any, split: Any, row: Any) -> Any:
        """The number of a row's part; `which` counts the heads of the whole batch."""
        return (which * self.splits + split) * self.rows + row
