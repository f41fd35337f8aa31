"""How an attention is read off its PrimFunc whose dims are numbers: the two matmuls, the maximum and the sum are found among
its blocks, all else is inlined into them, and each operand's position becomes strides of (batch, head, row, column). What
becomes none is declined. analyse.py reads functions with symbolic dims by reading them here with numbers; problem.py says what
comes of it, mask.py reads what a score's mask bounds."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace
from functools import reduce
from typing import Any

import tvm
from tvm import tirx
from tvm.ir import Expr, TensorLoad, Var
from tvm.s_tir import SBlock
from tvm.tirx import Buffer, BufferLoad, IntImm, PrimFunc
from tvm_ffi import structural_equal

from tk.graph.attention.fuse import EIGHT
from tk.schedule.analysis import spatial_axes, summed_axes
from tk.schedules.cuda.attention.mask import is_number, quotient, read_bounds, scaled, uncast, window_of, without_mask
from tk.schedules.cuda.attention.problem import Attention, Match, Operand, Pages, uses
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.codegen.tir_values import is_load, loads_of, same_vars, static
from tk.schedules.cuda.hardware import FLOATS16
from tk.schedules.cuda.matmul.epilogue import _walk, loads, rebuild, unsupported
from tk.schedules.cuda.matmul.problem import inlined

__all__ = ["Reader", "find_blocks"]


def find_blocks(func: PrimFunc, rotary: bool = False) -> tuple[list[SBlock], SBlock] | None:
    """The four reductions' blocks in order, or five with `rotary`, and the block that writes the output, all else inlined; None
    if not so."""
    found = inlined(func, range(4, 6 if rotary else 5))
    return (found[0], found[1][-1]) if found is not None and len(found[1]) == len(found[0]) + 1 else None


class Reader:
    """Writes every position of the four reductions in the output's axes, step by step from the output inwards. `sizes` are the
    symbolic dims with what they are taken for; `axes` the variables of the scores' columns, of the depth and of pages;
    `dtypes` those that q may have."""

    def __init__(
        self,
        func: Any,
        reductions: list[Any],
        last: Any,
        sizes: list[tuple[Any, int]],
        axes: tuple[Any, Any, Any],
        dtypes: tuple[str, ...] = FLOATS16,
    ) -> None:
        self.func, self.last, self.dtypes = func, last, dtypes
        self.scores, *apart, self.top, self.total, self.values = reductions
        self.rotary = apart[0] if apart else None  # the second of two products whose sum the scores are
        self.analyzer = tvm.sym.Analyzer()
        self.column, self.inner, self.number = axes
        self.sizes = [(var, IntImm("int64", size)) for var, size in sizes]
        self.sink: Any = None

    def attention(self) -> Attention | None:
        """The Attention, all of its sizes ints, or None."""
        blocks = (self.scores, self.top, self.total, self.values, self.last, *([self.rotary] if self.rotary else []))
        extents = [v.dom.extent for block in blocks for v in block.iter_vars]
        shapes = [dim for param in self.func.params if hasattr(param.ty, "shape") for dim in param.shape]
        return self._read() if all(self._known(dim) is not None for dim in (*extents, *shapes)) else None

    def _known(self, expr: Any) -> int | None:
        return expr if isinstance(expr, int) else static(self.replaced(expr, self.sizes))

    def size(self, expr: Any) -> int:
        known = self._known(expr)
        assert known is not None  # attention() has seen to it
        return known

    def _extent(self, block: SBlock) -> int:
        """The extent of a block's one reduction axis; -1 where it has more."""
        sizes = [self.size(v.dom.extent) for v in summed_axes(block)]
        return sizes[0] if len(sizes) == 1 else -1

    def bind(self, var: Any, extent: int) -> Any:
        self.analyzer.bind(var, tvm.ir.Range(0, extent))
        return var

    def _at(self, block: SBlock, indices: Sequence[Expr], reduced: Expr, expr: Expr) -> Expr:
        """`expr` of `block`, where the block's element is `indices` and its reduction's variable `reduced`."""
        spatial = [v.var for v in spatial_axes(block)]
        (inner,) = [v.var for v in summed_axes(block)]
        known = [(static(i), i) for i in indices]
        coordinates = [i if size is None else IntImm("int64", size) for size, i in known]  # a dim of one element has an int32
        return self._summed(self.replaced(expr, [*zip(spatial, coordinates, strict=True), (inner, reduced), *self.sizes]))

    def _summed(self, expr: Any) -> Any:
        """`expr` with the first product's element for the sum of both, where they come in no other way."""
        if self.rotary is None:
            return expr
        (one, other), nodes = (block.body.buffer for block in (self.scores, self.rotary)), _walk(expr)
        sums = [
            item
            for item in nodes
            if type(item).__name__ == "Add"
            and any(is_load(a, one) and is_load(b, other) for a, b in ((item.a, item.b), (item.b, item.a)))
            and all(structural_equal(x, y) for x, y in zip(item.a.indices, item.b.indices, strict=True))
        ]
        if any(sum(is_load(item, buffer) for item in nodes) != len(sums) for buffer in (one, other)):
            return expr  # and is declined, since the second product is no parameter
        zero = f32(0.0)
        return self.analyzer.simplify(rebuild(expr, lambda var: var, lambda item: zero if is_load(item, other) else item))

    def _regular(self, block: SBlock) -> bool:
        """Whether a block stores its element at its spatial axes, and has one reduction axis."""
        spatial = [v.var for v in spatial_axes(block)]
        return self._extent(block) > 0 and same_vars(block.body.indices, spatial)

    def _added(self, block: SBlock, kind: str) -> Expr | None:
        """What a reduction combines with its element: the b of Add(load, b) or Max(load, b)."""
        value = block.body.value
        if kind == "Max" and type(value).__name__ == "Select":
            return self._larger(block, value)
        return value.b if type(value).__name__ == kind and is_load(value.a, block.body.buffer) else None

    def _larger(self, block: Any, value: Any) -> Any | None:
        """b of a choice of the element where it is larger than b, or NaN, and of b elsewhere."""
        element, condition = value.true_value, value.condition
        larger: Any = condition.a if type(condition).__name__ == "Or" else None
        if not is_load(element, block.body.buffer) or type(larger).__name__ != "GT":
            return None
        compared = structural_equal(larger.a, element) and structural_equal(larger.b, value.false_value)
        return value.false_value if compared else None

    def _read(self) -> Attention | None:
        parts: list[Any] = [self._added(block, kind) for block, kind in self._kinds()]
        if any(part is None for part in parts) or not all(map(self._regular, (b for b, _ in self._kinds()))):
            return None
        self.matmul, *self.other, highest, summed, weighted = parts
        if any(type(product).__name__ != "Mul" for product in (self.matmul, weighted, *self.other)):
            return None
        self.axes = [self.bind(v.var, self.size(v.dom.extent)) for v in self.last.iter_vars]
        stored = uncast(self.last.body.value)
        if not is_load(stored, self.values.body.buffer) or not same_vars(self.last.body.indices, self.axes):
            return None
        columns, depth = self._extent(self.values), self._extent(self.scores)
        self.bind(self.column, columns)
        self.bind(self.inner, depth)
        coordinates = [self.replaced(index, self.sizes) for index in stored.indices]
        weights = uncast(self._at(self.values, coordinates, self.column, weighted.a))
        self.right = self._at(self.values, coordinates, self.column, weighted.b)
        found = self._weights(weights)
        if found is None:
            return None
        self.x, row, self.blind, self.sink = found
        return self._assemble(coordinates, row) if self._same_score(row, highest, summed) else None

    def _kinds(self) -> list[tuple[SBlock, str]]:
        products = [(self.scores, "Add"), *([(self.rotary, "Add")] if self.rotary else [])]
        return [*products, (self.top, "Max"), (self.total, "Add"), (self.values, "Add")]

    def _weights(self, p: Any) -> tuple[Any, list[Any], bool, Any | None] | None:
        """(x, the row's position, blind, sink) of exp(x - top) / total, or of that where x is not -inf and 0 elsewhere; with a
        sink s the top is max(top, s), and the total has exp(s - top) added."""
        blind, condition = False, None
        if type(p).__name__ == "Select" and is_number(uncast(p.false_value), 0.0):
            blind, condition, p = True, p.condition, uncast(p.true_value)
        elif type(p).__name__ == "Select" and is_number(uncast(p.true_value), 0.0) and type(p.condition).__name__ == "EQ":
            blind, condition, p = True, p.condition, uncast(p.false_value)
        p = quotient(p)
        exponent = None if type(p).__name__ != "Div" else self._exponent(p.a)
        if exponent is None or (condition is not None and not self._seen(condition, exponent[0])):
            return None
        x, sink = exponent
        total: Any = p.b if sink is None else self._without_sink(p.b, sink)
        if not is_load(total, self.total.body.buffer):
            return None
        indices = list(total.indices)
        return x, indices if sink is None else indices[:-1], blind, sink  # beside sinks sums keep their dim (softmax.py)

    def _exponent(self, power: Any) -> tuple[Any, Any | None] | None:
        """(x, None) of exp(x - top), (x, s) of exp(x - max(top, s))."""
        if type(power).__name__ != "Call" or power.op.name != "tirx.exp" or type(power.args[0]).__name__ != "Sub":
            return None
        x, top, sink = power.args[0].a, power.args[0].b, None
        if type(top).__name__ == "Max":
            top, sink = (top.a, top.b) if is_load(top.a, self.top.body.buffer) else (top.b, top.a)
        return (x, sink) if is_load(top, self.top.body.buffer) else None

    def _without_sink(self, total: Any, sink: Any) -> Any | None:
        """T of T + exp(sink - max(top, sink)), in either order."""
        for one, other in ((total.a, total.b), (total.b, total.a)) if type(total).__name__ == "Add" else ():
            exponent = self._exponent(other)
            if exponent is not None and all(each is not None and structural_equal(each, sink) for each in exponent):
                return one
        return None

    def _seen(self, condition: Expr, x: Expr) -> bool:
        """Whether `condition` tells x > -inf and x == -inf apart; of NaN either, since a row with one sums to NaN."""
        kind = type(condition).__name__
        if kind not in ("LT", "GT", "EQ"):
            return False
        low, high = (condition.a, condition.b) if kind == "LT" else (condition.b, condition.a)
        return is_number(low, -math.inf) and bool(structural_equal(high, x))

    def _same_score(self, row: list[Any], highest: Any, summed: Any) -> bool:
        """Whether the maximum and the sum are taken over the same x, and with the same sink."""
        of_row = row if self.sink is None else [*row, 0]
        of_top = self._at(self.top, of_row, self.column, highest)
        of_total = self._exponent(self._at(self.total, of_row, self.column, summed))
        if of_total is None or not all(structural_equal(self.x, other) for other in (of_top, of_total[0])):
            return False
        sinks = self.sink, of_total[1]
        return sinks[0] is sinks[1] or (None not in sinks and bool(structural_equal(*sinks)))

    def _roles(self, coordinates: list[Expr], row: list[Expr]) -> tuple[Expr, ...] | None:
        """The variables (batch, head, row, output column): the output's axes, new ones for dims of one element. Of what leads a
        row's position the head is what changes it least."""
        sizes = {v.var: self.size(v.dom.extent) for v in self.last.iter_vars}
        column, line = coordinates[-1], row[-1]
        if static(line) == 0:
            line = self.bind(Var("i", "int64"), 1)
        elif line not in sizes:
            return None
        lead: Any = IntImm("int64", 0)
        for dim, index in zip(self.total.body.buffer.shape[: len(row) - 1], row[:-1], strict=True):
            lead = lead * self.size(dim) + index
        steps: list[tuple[int, Any]] = []
        for axis in self.axes:
            if sizes[axis] == 1 or axis.same_as(line) or axis.same_as(column):
                continue
            step = self._number(lead, self.axes, tuple(int(axis.same_as(other)) for other in self.axes))
            if step is None:
                return None
            steps.append((step, axis))
        outer = [axis for _, axis in sorted(steps, key=lambda item: -item[0])]
        while len(outer) < 2:
            outer.insert(0, self.bind(Var("one", "int64"), 1))
        return (*outer, line, column) if len(outer) == 2 else None

    def _assemble(self, coordinates: list[Expr], row: list[Expr]) -> Attention | None:
        roles = self._roles(coordinates, row)
        if roles is None or unsupported(self.x):
            return None
        if self.sink is not None and (unsupported(self.sink) or uses(self.sink, self.column)):
            return None
        sizes = {v.var: self.size(v.dom.extent) for v in self.last.iter_vars}
        extents = [sizes.get(var, 1) for var in roles]
        if len({id(v) for v in roles}) != 4 or math.prod(extents) != math.prod(sizes.values()) or roles[3] not in sizes:
            return None
        found = self._with_roles(roles, extents)
        if found is None and extents[0] == 1:  # what is no head may be a batch: only that has pages of its own
            b, h, i, d = roles
            found = self._with_roles((h, b, i, d), [extents[1], 1, *extents[2:]])
        return found

    def _with_roles(self, roles: tuple[Any, ...], extents: list[int]) -> Attention | None:
        b, h, i, d = roles
        acc = self.scores.body.buffer
        reads = [item for item in loads_of(self.x) if item.source.same_as(acc)]
        if not reads or any(not structural_equal(item, reads[0]) for item in reads):
            return None
        first, second = self._sides(self.scores, self.matmul, reads[0].indices, self.inner)
        (second, k_scale), (right, v_scale) = scaled(second, (i, self.inner)), scaled(self.right, (i, d))
        if any(type(item).__name__ != "TensorLoad" for item in (first, second, right)):
            return None
        columns, depth = self._extent(self.values), self._extent(self.scores)
        q = self._operand(first, (b, h, i, self.inner), (*extents[:3], depth))
        k = self._operand(second, (b, h, self.column, self.inner), (*extents[:2], columns, depth))
        v = self._operand(right, (b, h, self.column, d), (*extents[:2], columns, extents[3]))
        out = self._result(roles, extents)
        if q is None or k is None or v is None or out is None or q.heads != extents[1] or k.heads != v.heads:
            return None
        if q.pages is not None or (k.pages and k.pages.size) != (v.pages and v.pages.size):
            return None
        dtypes, narrow = ({str(each.param.dtype) for each in pair} for pair in ((q, out), (k, v)))
        if len(dtypes) > 1 or dtypes - set(self.dtypes) or len(narrow) > 1 or narrow - dtypes - set(EIGHT):
            return None
        found = self._finished((b, h, i, self.column), extents, (q, k, v, out))
        if self.rotary is not None:
            return self._with_rotary(found, reads[0].indices, roles, extents)
        scales = int(v_scale is not None and uses(v_scale, self.column))
        facts = replace(found.facts, cache="".join(narrow - dtypes), scales=scales)
        return replace(found, facts=facts, k_scale=k_scale, v_scale=v_scale)

    def _sides(self, block: SBlock, product: Any, indices: Sequence[Any], inner: Expr) -> tuple[Any, Any]:
        """What a product of scores multiplies at these indices: of q, and of k."""
        first, second = (uncast(self._at(block, indices, inner, side)) for side in (product.a, product.b))
        return (second, first) if uses(first, self.column) else (first, second)

    def _with_rotary(
        self, found: Attention, indices: Sequence[Any], roles: tuple[Any, ...], extents: list[int]
    ) -> Attention | None:
        """`found` with the operands of the second product, which are read as those of the first."""
        b, h, i, _ = roles
        depth, inner, (product,) = self._extent(self.rotary), Var("rotary", "int64"), self.other
        self.bind(inner, depth)
        first, second = self._sides(self.rotary, product, indices, inner)
        if any(type(item).__name__ != "TensorLoad" for item in (first, second)) or found.facts.cache:
            return None
        q = self._operand(first, (b, h, i, inner), (*extents[:3], depth))
        k = self._operand(second, (b, h, self.column, inner), (*extents[:2], found.k.rows, depth))
        if q is None or k is None or q.pages is not None or q.heads != found.q.heads or k.heads != found.k.heads:
            return None
        if {str(each.param.dtype) for each in (q, k)} != {found.facts.dtype}:
            return None
        pages = [each.pages for each in (found.k, k) if each.pages is not None]
        if pages and (len(pages) < 2 or pages[0].size != pages[1].size or not structural_equal(pages[0].index, pages[1].index)):
            return None
        aligned = int(bool(found.facts.aligned) and q.is_aligned and k.is_aligned)
        facts = replace(found.facts, depth=found.facts.depth + depth, aligned=aligned, rotary=depth)
        return replace(found, facts=facts, q_rotary=q, k_rotary=k)

    def _finished(self, axes: tuple[Any, Any, Any, Any], extents: list[int], operands: tuple[Operand, ...]) -> Attention:
        q, k, v, out = operands
        acc = self.scores.body.buffer
        bare, scale, shift, conditions = without_mask(self.x, (axes[2], self.column), self.analyzer, self.sink is not None)
        bounds, left = read_bounds(conditions, self.column, axes[1] if extents[1] > k.heads else None, self.analyzer)
        never = f32(-math.inf)
        masks = (reduce(tirx.And, each) if each else None for each in (conditions, left))
        score, inner = (_of(bare if mask is None else tirx.Select(mask, bare, never), acc) for mask in masks)
        read = loads(score, (acc,))
        positions, kept = (sum("int" in str(item.source.dtype) for item in each) for each in (read, loads(inner, (acc,))))
        facts = Match(
            extents[0], extents[1], extents[1] // k.heads, extents[2], k.rows, q.width, v.width, str(q.param.dtype),
            int(shift is not None), shift or 0, len(read), int(is_load(score, acc)), int(all(x.is_aligned for x in operands)),
            positions, window_of(bounds, shift, axes[2], self.analyzer),
            int(self.sink is not None), k.pages.size if k.pages else 0, limits=positions - kept,
        )  # fmt: skip
        wide = _large(score, read)
        return Attention(
            self.func, facts, q, k, v, out, acc, axes, score, scale, self.blind, wide, shift or 0, inner, bounds, self.sink
        )

    def flat(self, shape: Any, indices: Any) -> Any:
        """The offset of `indices` in a contiguous tensor of `shape`."""
        flat: Any = 0
        for dim, index in zip(shape, indices, strict=True):
            flat = flat * self.size(dim) + index
        return flat

    def replaced(self, expr: Any, values: Sequence[tuple[Any, Any]]) -> Any:
        """`expr` with values for variables, inside of what it loads too, simplified."""

        def axis(var: Any) -> Any:
            return next((value for own, value in values if var.same_as(own)), var)

        def load(item: Any) -> Any:
            return BufferLoad(item.source, [self.analyzer.simplify(rebuild(i, axis, load)) for i in item.indices])

        return self.analyzer.simplify(rebuild(expr, axis, load))

    def _number(self, flat: Expr, variables: Sequence[Expr], at: tuple[int, ...]) -> int | None:
        return static(self.replaced(flat, [(var, IntImm("int64", n)) for var, n in zip(variables, at, strict=True)]))

    def _operand(self, load: TensorLoad, variables: tuple[Expr, ...], extents: tuple[int, ...]) -> Operand | None:
        """The strides of a load over (batch, head, row, column); heads may come in groups that read one."""
        if not any(load.source.same_as(param) for param in self.func.params):
            return None
        if any(loads_of(index) for index in load.indices):
            return self._paged(load, variables, extents)
        return self.strided(load.source, self.flat(load.source.shape, load.indices), variables, extents)

    def _paged(self, load: TensorLoad, variables: tuple[Any, ...], extents: tuple[int, ...]) -> Operand | None:
        """The operand of a load over (batch, head, row, column) one of whose indices is read from a tensor, as a table of each
        sequence says in which page of memory a row is; None where that is no page's.

            cache[clip(table[b, j // 16]), h, j % 16, e]    →    pages of 16, the page clip(table[b, number]), a stride a page

        Pages come in any order of axes: what is left beside the page is a sum of strides, or the operand is declined."""
        shape = [self.size(dim) for dim in load.source.shape]
        batch, head, row, column = variables
        for position, size in _page_candidates(load, row, extents[2]):
            if extents[2] % size:
                continue
            number, inside = self.bind(Var("page", "int64"), extents[2] // size), self.bind(Var("inside", "int64"), size)
            key = number * IntImm("int64", size) + inside
            indices = [self.replaced(index, [(row, key)]) for index in load.indices]
            index = indices[position]
            if unsupported(index) or any(uses(index, var) for var in (head, inside, column)):
                continue
            indices[position] = IntImm("int64", 0)
            flat = self.flat(load.source.shape, indices)
            if any(uses(flat, var) for var in (batch, number)):
                continue
            found = self.strided(load.source, flat, (batch, head, inside, column), (1, extents[1], size, extents[3]))
            if found is not None:
                page = self.replaced(index, [(number, self.number)])
                pages = Pages(page, self.number, size, math.prod(shape[position + 1 :]))
                return replace(found, batch=extents[0], rows=extents[2], pages=pages)
        return None

    def strided(self, param: Any, flat: Any, variables: tuple[Any, ...], extents: tuple[int, ...]) -> Operand | None:
        """`param` read at position `flat`, where that is a sum of strides."""
        offset = self._number(flat, variables, (0, 0, 0, 0))
        if offset is None:
            return None
        group = next((g for g in range(1, extents[1]) if self._number(flat, variables, (0, g, 0, 0)) != offset), extents[1])
        strides: list[int] = []
        for axis, step in enumerate((1, group, 1, 1)):
            at = tuple(step if axis == other else 0 for other in range(4))
            there = self._number(flat, variables, at) if extents[axis] > step else offset
            if there is None:
                return None
            strides.append(there - offset)
        heads = extents[1] // group
        if extents[1] % group or not self._is_affine(flat, variables, (extents, group, strides, offset)):
            return None
        missing = [s for s, size in zip(strides, (extents[0], heads, *extents[2:]), strict=True) if size > 1 and s <= 0]
        if missing or (strides[3] != 1 and extents[3] > 1):
            return None
        return Operand(
            param, extents[0], heads, extents[2], extents[3], strides[0], strides[1], strides[2], offset,
            math.prod(param.shape),
        )  # fmt: skip

    def _is_affine(self, flat: Expr, variables: tuple[Any, ...], facts: tuple[Any, ...]) -> bool:
        """Whether flat = offset + sum of strides times (batch, head / group, row, column)."""
        extents, group, strides, offset = facts
        if extents[1] % group:
            return False
        many, one = (self.bind(Var(name, "int64"), size) for name, size in (("n", extents[1] // group), ("g", group)))
        flat = self.replaced(flat, [(variables[1], many * IntImm("int64", group) + one)])
        wanted = IntImm("int64", offset)
        for var, stride in zip((variables[0], many, *variables[2:]), strides, strict=True):
            wanted = wanted + var * IntImm("int64", stride)
        return bool(self.analyzer.can_prove_equal(flat, wanted))

    def _result(self, roles: tuple[Expr, ...], extents: list[int]) -> Operand | None:
        """The output's strides."""
        buffer = self.last.body.buffer
        if not any(buffer.same_as(param) for param in self.func.params):
            return None
        shape = [self.size(dim) for dim in buffer.shape]
        steps = [math.prod(shape[position + 1 :]) for position in range(len(shape))]
        strides = [next((step for axis, step in zip(self.axes, steps, strict=True) if role.same_as(axis)), 0) for role in roles]
        if strides[3] != 1:
            return None
        b, h, i, d = extents
        return Operand(buffer, b, h, i, d, strides[0], strides[1], strides[2], 0, math.prod(buffer.shape))


def _page_candidates(load: Any, row: Any, columns: int) -> list[tuple[int, int]]:
    """(the index that is read from a tensor, the columns of a page): what the row is divided by inside of it, or all of the
    columns where it is not in it."""
    found = []
    for position, index in enumerate(load.indices):
        items = _walk(index)
        if not any(type(item).__name__ == "TensorLoad" for item in items):
            continue
        divisions = [item for item in items if type(item).__name__ == "FloorDiv" and uses(item.a, row)]
        found += [] if uses(index, row) else [(position, columns)]
        found += [(position, int(item.b)) for item in divisions if type(item.b).__name__ == "IntImm"]
    return sorted(set(found)) if len({position for position, _ in found}) == 1 else []


def _large(score: Expr, read: list[TensorLoad]) -> bool:
    """Whether f may give finite numbers beyond float16's: a mask in another format, or a constant."""
    if any(str(item.source.dtype) in ("float32", "bfloat16") for item in read):
        return True
    constants = [float(item.value) for item in _walk(score) if type(item).__name__ == "FloatImm"]
    return any(math.isfinite(value) and abs(value) > 65504 for value in constants)


def _of(score: Expr, acc: Buffer) -> Expr:
    """`score` with its loads of `acc` at one position, whichever it is: it is the same for all."""

    def load(item: TensorLoad) -> TensorLoad:
        return BufferLoad(acc, [IntImm("int64", 0)] * len(item.indices)) if item.source.same_as(acc) else item

    return rebuild(score, lambda var: var, load)
