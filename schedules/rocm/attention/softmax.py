"""The online softmax of a wave's tile of scores, in registers: a lane has one row, `plan.scores` of its columns a tile, and
shares the row with the `groups` lanes that lie `fragment` apart.

    x = f(s, position)                      the function between the two matmuls, without a constant factor c > 0
    m' = max(m, max x);  p = 2^(c log2(e) (x - m'))
    l = l 2^(c log2(e) (m - m')) + sum p
    l = l + 2^(log2(e) (t - c m))           at the end, with a sink t: a score that has no value
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call

from tk.schedules.cuda.attention.online_softmax import bounded
from tk.schedules.cuda.attention.problem import Attention, uses
from tk.schedules.cuda.codegen.kernel_builder import Code, depends, flat_index, fma
from tk.schedules.cuda.codegen.scalars import f32, shuffle_xor
from tk.schedules.cuda.matmul.epilogue import loads, rebuild
from tk.schedules.cuda.matmul.output import same
from tk.schedules.rocm.attention.plan import QUAD, Plan
from tk.schedules.rocm.attention.visible import Range, ScoreRow
from tk.schedules.rocm.mfma import CHUNK, divided, integer, load, ramp, read, wide

if TYPE_CHECKING:
    from tvm.ir import Expr, TensorLoad
    from tvm.tirx import Buffer

__all__ = ["Softmax", "factor_of_row", "load_as_is", "maximum", "power", "subtracted"]


def load_as_is(code: Code) -> Callable[[Any, Callable[[Any], Any]], Any]:
    """What reads an element of a parameter, where the axes have the values that its second argument gives."""

    def element(item: TensorLoad, axis: Callable[[Any], Any]) -> TensorLoad:
        indices = [wide(rebuild(index, axis, lambda inner: element(inner, axis))) for index in item.indices]
        return tirx.BufferLoad(code.view(item.source), [wide(flat_index(item.source, indices))])

    return element


def power(exponent: Any) -> Any:
    """2^x by v_exp_f32."""
    return cuda_func_call("tk_exp2", exponent, source_code="", return_type="float32")


class Softmax:
    """Writes the softmax's statements into `code`. `scores` are a lane's accumulators of sᵀ, a buffer a fragment; `weights`
    what they become, 8 words of 16 bits for each step of the matmul with the values. `score_row` is the lane's row, `seen`
    what it sees, and `group` which of the row's lanes it is."""

    def __init__(self, code: Code, a: Attention, p: Plan, lane: tuple[ScoreRow, Range, Expr], scores: Sequence[Buffer]) -> None:
        self.code, self.a, self.p, self.scores = code, a, p, scores
        self.score_row, self.seen, self.group = lane
        self.weights = [code.buffer((p.step_chunks * CHUNK,), "uint16", "weights") for _ in range(p.value_steps)]
        self.top, self.total, self.factor = (code.buffer((1,), "float32", name) for name in ("top", "total", "factor"))
        self.exponent = a.scale * math.log2(math.e)
        self.loads = [] if a.plain else loads(a.score, (a.acc,))
        self.columns = wide(a.k.rows)
        self.ragged = not self._divides(p.config.block_n)
        self.of_scores, self.of_weights = self._scales(a.k_scale), self._scales(a.v_scale) if a.facts.scales else None

    def _divides(self, step: int) -> bool:
        return bool(self.code.analyzer.can_prove(tirx.EQ(tirx.floormod(self.columns, step), integer(0))))

    def _scales(self, scale: Any) -> Buffer | None:
        """Registers for the scales of a tile's columns, or for the one that is the same for all."""
        if scale is None:
            return None
        return self.code.buffer((self.p.scores if uses(scale, self.a.axes[3]) else 1,), "float32", "scales")

    def start(self) -> None:
        """Nothing has been seen."""
        if self.of_scores is not None and not uses(self.a.k_scale, self.a.axes[3]):
            self.code.store(self.of_scores, self._scale(self.a.k_scale, None), integer(0))
        self.code.store(self.top, f32(self.a.lowest), integer(0))
        self.code.store(self.total, f32(0.0), integer(0))

    def _score(self, t: int) -> TensorLoad:
        return read(self.scores[t // self.p.accumulators], t % self.p.accumulators)

    def _set(self, t: int, value: Expr) -> None:
        self.code.store(self.scores[t // self.p.accumulators], value, integer(t % self.p.accumulators))

    def _scale(self, scale: Any, column: Expr | None) -> Any:
        return at_row(self.code, self.a, self.score_row, scale, column)

    def load_scales(self, first: Expr) -> None:
        """What keys and values of 8 bits are multiplied by where each has a scale of its own, of the tile whose columns begin
        with `first`: before the products, if there are registers for the scales of both (plan.py)."""
        if self.a.facts.scales:
            self._load_scales(self.a.k_scale, self.of_scores, first)
            self._load_scales(self.a.v_scale, self.of_weights, first)

    def _load_scales(self, scale: Any, to: Buffer | None, first: Expr) -> None:
        if to is None or not uses(scale, self.a.axes[3]):
            return
        for t in range(self.p.scores):
            column = self._near(first + (self.p.column(t) + self.group * self.p.run), 1)
            self.code.store(to, self._scale(scale, column), integer(t))

    def evaluate(self, first: Expr) -> None:
        """x = f(s) in place, of the tile whose columns begin with `first`."""
        if self.of_scores is not None:
            if not self.a.facts.scales:
                self._load_scales(self.a.k_scale, self.of_scores, first)
            many = int(self.of_scores.shape[0]) > 1
            for t in range(self.p.scores):
                self._set(t, self._score(t) * read(self.of_scores, t if many else 0))
        if self.a.plain:
            return
        for t in range(0, self.p.scores, QUAD):
            column = first + (self.p.column(t) + self.group * self.p.run)
            loads = self._loaded(column)
            for e in range(QUAD):
                self._set(t + e, self._value(t + e, self._near(column + e, 1), [(item, read(v, e)) for item, v in loads]))

    def _near(self, column: Expr, lanes: int) -> Expr:
        """`column`, or the last ones of the matrix where it lies beyond."""
        return tirx.min(column, self.columns - lanes) if self.ragged else column

    def _loaded(self, column: Expr) -> list[tuple[TensorLoad, Buffer]]:
        """(load, its 4 columns in registers) of what lies along the columns."""
        found, element = [], load_as_is(self.code)
        axis = self.score_row.axis(self.a, self._near(column, QUAD))
        for item in self.loads:
            if self._along(item):
                indices = [wide(rebuild(i, axis, lambda inner: element(inner, axis))) for i in item.indices]
                vector = self.code.buffer((QUAD,), str(item.source.dtype), "beside")
                flat = self.code.simplify(flat_index(item.source, indices))
                self.code.store(vector, load(self.code.view(item.source), flat, QUAD), ramp(0, QUAD))
                found.append((item, vector))
        return found

    def _along(self, item: TensorLoad) -> bool:
        """Whether a load reads neighbours for neighbouring columns, 4 of them aligned."""
        if not item.indices or str(item.source.dtype) == "bool":
            return False
        column = self.a.axes[3]
        *outer, last = item.indices
        width = item.source.shape[-1]
        aligned = isinstance(width, int | tirx.IntImm) and int(width) % QUAD == 0 and self._divides(QUAD)
        return bool(last.same_as(column)) and aligned and not any(depends(each, column) for each in outer)

    def _value(self, t: int, column: Expr, known: list[tuple[TensorLoad, TensorLoad]]) -> Expr:
        axis, element = self.score_row.axis(self.a, column), load_as_is(self.code)

        def one(item: TensorLoad) -> TensorLoad:
            if item.source.same_as(self.a.acc):
                return self._score(t)
            value = next((value for each, value in known if same(item, each)), None)
            return element(item, axis) if value is None else value

        return divided(rebuild(self.a.score, axis, one))

    def hide(self, first: Expr) -> None:
        """What the row does not see of the tile whose columns begin with `first`, in int64, weighs nothing. Beyond the last
        column the scales of values are the last one's: they become 0, since nothing times an infinity is NaN."""
        bounded = bool(self.a.bounds and self.a.bounds.lower)
        start = first + self.group * self.p.run
        behind = self._bound("behind", self.seen.end - start)
        before = self._bound("before", self.seen.first - start) if bounded else None
        for t in range(self.p.scores):
            at = tirx.IntImm("int32", self.p.column(t))
            inside = at < behind if before is None else tirx.And(at < behind, at >= before)
            self._set(t, tirx.Select(inside, self._score(t), f32(-math.inf)))
            if self.of_weights is not None:
                scale = tirx.Select(inside, read(self.of_weights, t), f32(0.0))
                self.code.store(self.of_weights, scale, integer(t))

    def _bound(self, name: str, value: Expr) -> TensorLoad:
        """A position in the tile, or one of those just outside of it, in int32."""
        most = integer(self.p.config.block_n)
        kept = self.code.buffer((1,), "int32", name)
        self.code.store(kept, tirx.Cast("int32", tirx.max(tirx.min(value, most), -most)), integer(0))
        return read(kept, 0)

    def update(self) -> None:
        """Maximum, powers in place of x, their sum, and the factor of what was summed before."""

        code, c = self.code, f32(self.exponent)
        new, away = code.buffer((1,), "float32", "new"), code.buffer((1,), "float32", "away")
        code.store(new, _combined(maximum, [read(self.top, 0), *map(self._score, range(self.p.scores))]), integer(0))
        self._across(new, maximum)
        kept = read(new, 0)
        code.store(away, subtracted(kept) if self.a.may_hide else kept, integer(0))
        code.store(self.factor, power((read(self.top, 0) - read(away, 0)) * c), integer(0))
        code.store(self.top, read(new, 0), integer(0))
        if not self.a.wide:
            bound = code.buffer((1,), "float32", "bound")
            code.store(bound, bounded(self.exponent, read(away, 0)), integer(0))
            c = read(bound, 0)
            code.store(away, read(away, 0) * -c, integer(0))
        for t in range(self.p.scores):
            x = self._score(t)
            self._set(t, power((x - read(away, 0)) * c if self.a.wide else fma(x, c, read(away, 0))))
        powers = _combined(lambda x, y: x + y, list(map(self._score, range(self.p.scores))))
        code.store(self.total, fma(read(self.total, 0), read(self.factor, 0), powers), integer(0))

    def pack(self) -> None:
        """The powers, rounded, as operands of the matmul with the values."""

        def weight(t: int) -> Any:
            return self._score(t) if self.of_weights is None else self._score(t) * read(self.of_weights, t)

        if self.p.rounds_pairs:
            for t in range(0, self.p.scores, 2):
                pair = tirx.call_pure_extern("int32", "tk_two_bfloat16", weight(t), weight(t + 1))
                self.code.store(self.weights[t // CHUNK], tirx.reinterpret("uint16x2", pair), ramp(t % CHUNK, 2))
        else:
            for t in range(self.p.scores):
                self.code.store(self.weights[t // CHUNK], _rounded(weight(t), self.a.facts.dtype), integer(t % CHUNK))
        if self.p.operation.interleaved:
            self._exchange()

    def _exchange(self) -> None:
        """RDNA 3: both lanes of a row get the weights of both, those of the first one first."""
        code, first, words = self.code, self.group < 1, CHUNK // 2
        for weights in self.weights:
            mine, others = (code.buffer((words,), "int32", name) for name in ("mine", "others"))
            code.store(mine, tirx.reinterpret(f"int32x{words}", load(weights, 0, CHUNK)), ramp(0, words))
            for word in range(words):
                code.store(others, other_half(read(mine, word)), integer(word))
            for at, (x, y) in enumerate(((mine, others), (others, mine))):
                for word in range(words):
                    chosen = tirx.reinterpret("uint16x2", tirx.Select(first, read(x, word), read(y, word)))
                    code.store(weights, chosen, ramp(at * CHUNK + 2 * word, 2))

    def _across(self, value: Buffer, combine: Callable[[Any, Any], Any]) -> None:
        """Join `value` over the lanes that share the row."""
        away, lanes = self.p.config.fragment, self.p.lanes
        while away < lanes:
            if away == 16 and lanes == 32:
                other = tirx.reinterpret("float32", other_half(tirx.reinterpret("int32", read(value, 0))))
            else:
                other = shuffle_xor(read(value, 0), away, lanes)
            self.code.store(value, combine(read(value, 0), other), integer(0))
            away *= 2

    def sum_lanes(self) -> None:
        """A row's sum, in each of its lanes."""
        self._across(self.total, lambda x, y: x + y)

    def finish(self) -> Any:
        """The factor of the results."""
        self.sum_lanes()
        return factor_of_row(self.code, self.a, self.score_row, (read(self.top, 0), self.total, self.factor))


def at_row(code: Code, a: Attention, row: ScoreRow, expr: Any, column: Expr | None = None) -> Any:
    """What an expression of the scores' axes is at a row, and a column."""
    axis, element = row.axis(a, column), load_as_is(code)
    return divided(rebuild(expr, axis, lambda item: element(item, axis)))


def factor_of_row(code: Code, a: Attention, row: ScoreRow, state: tuple[Any, Buffer, Buffer]) -> Any:
    """The factor of a row's results, of its (highest score, sum), to the buffer that comes third: 1 over the sum, times the
    scale of its values if that is one for all of them."""
    top, total, factor = state
    _add_sink(code, a, row, (top, total))
    found = _inverse(a, read(total, 0))
    if a.v_scale is not None and not a.facts.scales:
        found = found * at_row(code, a, row, a.v_scale)
    code.store(factor, found, integer(0))
    return read(factor, 0)


def _add_sink(code: Code, a: Attention, row: ScoreRow, state: tuple[Any, Buffer]) -> None:
    """To a row's sum, the second of `state`, the power of its sink, where it has one, in the sum's units: the first is the
    highest score. That power is so large that what it divides is 0 where the row has seen nothing, or only what weighs nothing
    beside its sink. An infinite sink makes NaN of all weights, as any infinite score does, and one of −inf where nothing is
    seen: nothing is left to divide by."""
    if a.sink is None:
        return
    (top, total), sink = state, at_row(code, a, row, a.sink)
    one, scaled = f32(math.log2(math.e)), f32(a.scale * math.log2(math.e))
    exponent = tirx.Select(sink == f32(math.inf), f32(math.nan), sink * one - top * scaled)
    code.store(total, read(total, 0) + power(exponent), integer(0))


def _inverse(a: Attention, total: Any) -> Any:
    """1 over a row's sum; of one that sees nothing 0 where that is asked for, else what makes NaN of it."""
    one = f32(1.0) / total
    return tirx.Select(total == f32(0.0), f32(0.0), one) if a.blind else one


def subtracted(top: Any) -> Any:
    """The maximum as what is subtracted: of a row that has seen nothing but -inf 0."""
    return tirx.Select(top == f32(-math.inf), f32(0.0), top)


def _rounded(weight: Any, dtype: str) -> Any:
    """A power as the nearest number of 16 bits, in an integer. TVM's conversion to bfloat16 keeps NaN with a branch more for
    each: here a row with one has a sum that is NaN, too."""
    if dtype == "float16":
        return tirx.reinterpret("uint16", tirx.Cast(dtype, weight))
    bits = tirx.reinterpret("uint32", weight)
    one, half = tirx.const(1, "uint32"), tirx.const(0x7FFF, "uint32")
    return tirx.Cast("uint16", (bits + half + ((bits >> 16) & one)) >> 16)


def other_half(word: Any) -> Any:
    """What the lane 16 away of an RDNA wave has, by v_permlanex16_b32. `word` is of 32 bits."""
    return tirx.call_extern("int32", "tk_other_half", word)


def maximum(x: Any, y: Any) -> Any:
    """The larger one by v_max_f32; the other one where one is NaN."""
    return tirx.call_llvm_pure_intrin("float32", "llvm.maxnum", x, y)


def _combined(combine: Callable[[Any, Any], Any], values: list[TensorLoad]) -> Expr:
    """The values combined two by two, then the results: a short chain."""
    while len(values) > 1:
        pairs = [combine(*values[i : i + 2]) for i in range(0, len(values) - 1, 2)]
        values = pairs + values[len(pairs) * 2 :]
    return values[0]
