"""What kernels of functions of rows share: going over a row's columns stage by stage.

Stage by stage a thread goes over its columns: loads into registers, combines into partial results, then the threads of a
row combine theirs and all of them hold the result. Where the steps are few they are written out, and what a later stage
needs again is still in registers: memory is read once and written once. Longer rows are looped over, and read again
from the L2 cache.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer, PrimFunc, Stmt
from tvm_ffi.structural import StructuralMutator

from tk.schedules.cuda.codegen.expand import Point
from tk.schedules.cuda.codegen.fast_math import short_exponentials
from tk.schedules.cuda.codegen.kernel_builder import Code, VectorAccess, as_index, bits, ceil_div, corrected, depends, fma
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.codegen.tir_values import Block, key, loads_of, substitute
from tk.schedules.cuda.reduction.row_analysis import computed_with
from tk.schedules.cuda.reduction.row_plan import Plan, Value

__all__ = ["Partial", "PlanKernel", "RowPass", "combine_all", "fits_registers", "registers_of", "store_together"]

ROUNDINGS = ("round", "nearbyint", "floor", "ceil", "trunc")
GROUP = 4  # steps of a loop whose loads are in flight together
STEPS = 16  # written out at most
KEPT_REGISTERS = 64  # registers of a thread for values kept of its rows; half of it where a block has more than 512 threads


def fits_registers(steps: int, bits_a_step: int, threads: int) -> bool:
    """Whether a thread's steps over its rows are few enough to be written out, in a block of so many threads, with what is
    kept of each in registers."""
    return steps <= STEPS and steps * bits_a_step <= 32 * (KEPT_REGISTERS // 2 if threads > 512 else KEPT_REGISTERS)


@dataclass(frozen=True, eq=False)
class Partial:
    """A reduction's partial results, one for each buffer that it computes, in registers of a thread."""

    value: Value
    registers: list[Buffer]

    @property
    def block(self) -> Block:
        return self.value.maker

    def loads(self, index: Expr) -> list[TensorLoad]:
        return [tirx.BufferLoad(register, [index]) for register in self.registers]


def registers_of(parts: Sequence[Partial]) -> list[Buffer]:
    """The registers of several reductions, one after the other."""
    return [register for part in parts for register in part.registers]


class PlanKernel:
    """What any kernel of a plan has: its code, the plan's values at a row and a column, partial results."""

    def __init__(self, plan: Plan) -> None:
        self.plan, self.code = plan, Code()
        self.narrow = all(bits(value.buffer) <= 16 for value in plan.outputs)  # what is stored has 11 bits of precision at most

    def over(self, width: int, work: Callable[[Any], None]) -> None:
        """work(index) for each of `width` indices, written out."""
        if width == 1:
            work(as_index(0))
            return
        var = self.code.variable("v", width)
        with self.code.loop(var, width):
            work(var)

    def starts(self, value: Value, width: int) -> Partial:
        """A reduction's partial results of `width` rows, with their first values."""
        registers = [self.code.buffer((width,), kind, "part") for kind in value.maker.registers]
        for register, start in zip(registers, value.maker.starts, strict=True):
            self.over(width, partial(self.code.store, register, start))
        return Partial(value, registers)

    def at(self, row: Expr, indices: Sequence[Expr], column: Expr | None = None) -> list[Expr]:
        """A plan's indices for this row and column."""
        values = {key(self.plan.row): row} | ({} if column is None else {key(self.plan.column): column})
        return [self.code.simplify(substitute(index, values)) for index in indices]


class RowPass(PlanKernel, ABC):
    """A kernel that computes a plan. A subclass sets the thread's `row` and `axes`, the kernel's blocks and threads, and says
    which columns a thread takes, `_number`, how threads combine their results, `_combine`, and which one stores a row's,
    `_stores`."""

    results_width = 1  # rows whose results a thread holds
    along_rows = True  # whether lanes are neighbours along a row, not of several rows

    def __init__(self, plan: Plan, vector: int, reach: int, written_out: bool) -> None:
        """`reach` columns a step; steps written out, or looped over."""
        super().__init__(plan)
        self.vector, self.reach = vector, reach
        self.access = VectorAccess(self.code, vector, packed=True)
        self.steps = ceil_div(plan.columns, reach)
        self.unrolled = range(self.steps) if written_out else None
        self.point = Point(plan.blocks, self._load_hook, self.code.analyzer, self.access.condition, self._memoize)
        self.results: dict[int, Buffer] = {}  # of reductions and scalars, by buffer
        self.elements = plan.elements
        self.kept: dict[tuple[int, str], Buffer] = {}  # by buffer and step
        self.fetched: dict[tuple[int, str], Any] = {}  # what is read again from shared memory, by buffer and step
        self.stage = 0
        self.factors: dict[tuple[int, str], Any] = {}  # of kept values that were made with the thread's own maximum
        self.taken: dict[str, Expr] = {}  # what numbers the thread's columns, by step
        self.step: int = 0
        self.column: Any = None
        self.row: Any = None
        self.axes: list[tuple[Any, Any, str]] = []
        self.in_rows: tuple[Any, ...] = ()  # the condition that the thread's row is one
        self.work: tuple[Sequence[Partial], Sequence[Value]] = [], []  # the current pass's: reductions, outputs of whole rows

    def kernel(self, func: PrimFunc) -> PrimFunc:
        """`func` as this kernel."""
        for stage in range(self.plan.stages):
            self._stage(stage)
        return tirx.PrimFunc(list(self.plan.params), self.code.kernel(self.axes), attrs=func.attrs)

    @property
    def slot(self) -> Expr:
        """Where registers of results have the current lane's."""
        return self.access.lane if self.results_width > 1 else as_index(0)

    @abstractmethod
    def _number(self, step: Any) -> Any:
        """The number of the thread's column of this step, or of its neighbouring columns."""

    @abstractmethod
    def _combine(self, stage: int, parts: list[Partial]) -> None:
        """Combine the row's threads' partial results; every thread then holds the row's in `results`."""

    @abstractmethod
    def _stores(self) -> tuple[Any, ...]:
        """The condition that the thread is the one that stores its row's results."""

    def _at_step(self, step: Expr) -> None:
        """Set `step`, and `column` to the thread's columns of it."""
        self.step = step
        if str(step) not in self.taken:
            extent = ceil_div(self.plan.columns, self.vector if self.along_rows else 1)
            self.taken[str(step)] = self.code.stand_in("taken", extent, self._number(step))
        taken = self.taken[str(step)]
        self.column = taken * self.vector + self.access.lane if self.along_rows else taken

    def _in_row(self, step: Expr) -> tuple[Expr, ...]:
        """The condition that the thread's columns of this step are in the row; none where they are for certain."""
        number = self._number(step)
        return self.code.unproved((number * self.vector if self.along_rows else number) < self.plan.columns)

    def _here(self, indices: Sequence[Expr]) -> list[Expr]:
        """A value's indices where the plan's row and column are here."""
        return self.at(self.row, indices, self.column)

    def _stage(self, stage: int) -> None:
        plan = self.plan
        reductions = [value for value in plan.reductions if value.stage == stage + 1 and key(value.buffer) not in self.results]
        full = [value for value in plan.outputs if value.stage == stage and self._along(value)]
        parts = [self.starts(value, self.results_width) for value in reductions]
        if parts or full:
            self._row_pass(stage, parts, full)
        if parts:
            self._combine(stage, parts)
        for value in plan.scalars:
            if value.stage == stage + 1:
                self.column = None
                computed = self.point.of(value.maker.values[0], value.maker.axes, self._here(value.indices))
                self.results[key(value.buffer)] = self._in_registers(value, computed, "scalar")
        for now in (1, 0) if stage == 0 else (stage + 1,):
            for value in plan.outputs:
                if not self._along(value) and value.stage == now:
                    self._store_row(value)

    def _along(self, value: Value) -> bool:
        return any(depends(index, self.plan.column) for index in value.indices) or (
            self.plan.columns == 1 and value.block is not None and value.block.combiner is None
        )

    def _hold(self, *parts: Partial) -> None:
        """What these reductions' registers have are the row's results."""
        for part in parts:
            self.results |= {key(b): register for b, register in zip(part.block.buffers, part.registers, strict=True)}

    def _powers(self, largest: Partial, total: Value) -> Partial:
        """A softmax's sum, of exp(x − the thread's own maximum)."""
        self._hold(largest)
        sums = self.starts(total, self.results_width)
        self._row_pass(largest.value.stage, [sums], [])
        return sums

    def _both(self, largest: Partial, sums: Partial) -> Partial:
        """A softmax's maximum and sum of exp(x − maximum), combined at once."""

        def combiner(now: Sequence[TensorLoad], other: Sequence[TensorLoad]) -> list[Expr]:
            most = tirx.max(now[0], other[0])
            total = now[1] * T.exp(now[0] - most) + other[1] * T.exp(other[0] - most)
            return [most, short_exponentials(total) if self.narrow else total]

        block = Block((largest.value.buffer, sums.value.buffer), (), (), (), combiner=combiner)
        return Partial(replace(largest.value, block=block), [*largest.registers, *sums.registers])

    def _row_pass(self, stage: int, parts: Sequence[Partial], full: Sequence[Value]) -> None:
        """One pass over the row's columns: all steps written out, or groups of them in a loop and those that are left."""
        self.stage, self.work = stage, (parts, full)
        self.access.forget_values(wide=True)  # a later pass computes again what is not kept
        if self.unrolled is not None:
            self._steps([as_index(step) for step in self.unrolled], together=stage == 0)
            return
        groups = self.plan.columns // (self.reach * GROUP)
        self._groups(groups)
        if isinstance(self.plan.columns, int):
            self._steps([as_index(step) for step in range(groups * GROUP, self.steps)])
        else:
            step = self.code.variable("step", self.steps - groups * GROUP)
            with self.code.loop(step, self.steps - groups * GROUP, "SERIAL"):
                self._steps([groups * GROUP + step])

    def _groups(self, groups: Expr | int, first: int = 0) -> None:
        """`groups` groups of steps in a loop, behind the `first` ones."""
        group = self.code.variable("group", groups)
        with self.code.loop(group, groups, "SERIAL"):
            self._steps([(group + first) * GROUP + step for step in range(GROUP)], in_bounds=True)

    def _steps(self, steps: list[Expr], together: bool = True, in_bounds: bool = False) -> None:
        """Some steps of a pass; `together` puts the loads of all of them first, so that they are in flight at once."""
        if self.unrolled is None:
            self.access.forget()
            self.kept, self.fetched = {}, {}
        work = []
        for step in steps:
            self._at_step(step)
            inside = () if in_bounds else self._in_row(step)
            with self.code.collected() as loads, self.code.when(*inside):
                self.loads: list[Stmt] = []
                with self.code.collected() as statements:
                    self._work()
                self.code.add(*self.loads)
            if together:
                self.code.add(*loads)
            work.append((inside, [] if together else loads, statements))
        for inside, loads, statements in work:
            self.code.add(*loads)
            with self.code.when(*inside):
                self.code.add(*statements)

    def _work(self) -> None:
        parts, full = self.work
        for part in parts:
            block = part.block
            indices = [*self._here(part.value.indices), *self._here(self.plan.over(part.value))]
            incoming = [self._smooth(self.point.of(each, [*block.axes, *block.summed], indices)) for each in block.values]
            values = block.combine(part.loads(self.slot), incoming, later=True)  # a thread meets a row's elements in order
            zero, var = as_index(0), self.code.variable("v", self.vector)
            with self.code.loop(var, self.vector):  # one lane after the other
                at = [substitute(value, {key(self.access.lane): var}) for value in values]
                store_together(self.code, part.registers, at, var if self.results_width > 1 else zero)
        for value in full:
            indices = self._here(value.indices)
            computed = self._smooth(self.point.at(value.buffer, indices))
            result = self.code.buffer((self.vector,), str(value.buffer.dtype), "result")
            self.access.each(result, computed)
            with self.code.when(*self.in_rows):
                self.access.store(value.buffer, indices, result)

    def _smooth(self, value: Expr) -> Expr:
        """`value` with a / s as a · (1 / s) where s is the same along the row: one division instead of one an element; rounded
        as a / s is where an integer is made of it, since a rounding more moves ties. And with short exponentials, where what
        is stored is narrow."""
        local, integers = list(self.results.values()), list[Any]()
        value = short_exponentials(value) if self.narrow else value
        value = self.access.widened(value, lambda statements, _array: self.code.add(*statements))
        if not local:
            return value

        def same_along(expr: Expr) -> bool:
            """Whether `expr` is the same along the row."""
            if self.results_width > 1:
                return all(any(load.source.same_as(each) for each in local) for load in loads_of(expr))
            return not depends(expr, self.access.lane)

        def divided(node: Expr, mutator: StructuralMutator) -> Expr:
            node = mutator.default_mutate(node)
            same = str(node.ty.dtype) == "float32" and depends(node.b, *local) and same_along(node.b)
            if not same or not depends(node.a, self.access.lane):
                return node
            return quotient(node.a, node.b) if integers else node.a * tirx.Div(f32(1.0), node.b)

        def integral(node: Expr, mutator: StructuralMutator) -> Expr:
            makes = str(node.ty.dtype).startswith(("int", "uint")) or str(getattr(node, "op", "")).endswith(ROUNDINGS)
            integers.extend([node] if makes else [])
            computed = mutator.default_mutate(node)
            del integers[len(integers) - makes :]
            return computed

        return tvm_ffi.structural_mutate(value, [(tirx.Div, divided), (Call, integral), (tirx.Cast, integral)])

    def _load_hook(self, buffer: Buffer, indices: list[Expr], guards: tuple[Any, ...]) -> Expr | None:
        found = self.results.get(key(buffer))
        element = self.elements.get(key(buffer))
        if found is not None and (element is None or self._same_indices(indices, self._here(element.indices))):
            value = tirx.BufferLoad(found, [self.slot])
            return value if str(found.dtype) == str(buffer.dtype) else tirx.Cast(str(buffer.dtype), value)
        maker = next((block for block in self.plan.blocks if block.buffers[0].same_as(buffer)), None)
        if maker is None:
            return self._input(buffer, indices, guards)
        value = next((value for value in self.plan.kept if value.buffer.same_as(buffer)), None)
        if value is None or self.column is None or not self._same_indices(indices, self._here(value.indices)):
            return None
        return self._kept(buffer, maker, indices)

    def _memoize(self, buffer: Buffer, indices: list[Expr], make: Callable[[], object], guards: tuple[Any, ...]) -> Expr:
        return make() if self.column is None else self.access.memoize(buffer, indices, lambda: self._smooth(make()), guards)

    def _input(self, buffer: Buffer, indices: list[Expr], guards: tuple[Any, ...]) -> Expr:
        if self.column is None:
            return tirx.BufferLoad(buffer, indices)
        with self.code.collected() as statements:
            found = self.access.read(buffer, indices, guards)
        self.loads += statements
        return found

    def _same_indices(self, one: list[Expr], other: list[Expr]) -> bool:
        return all(self.code.equal(a, b) for a, b in zip(one, other, strict=True))

    def _kept(self, buffer: Buffer, maker: Block, indices: list[Expr]) -> Expr:
        """A kept value, computed into registers when it is first asked for at this step."""
        where = key(buffer), str(self.step)
        if where not in self.kept:
            register = self.code.buffer((self.vector,), str(buffer.dtype), "kept")
            computed = self._smooth(self.point.of(maker.values[0], maker.axes, indices))
            self.access.each(register, computed)
            self.kept[where] = register
        value = tirx.BufferLoad(self.kept[where], [self.access.lane])
        factor = self.factors.get(where)
        return value if factor is None else value * tirx.BufferLoad(factor, [self.slot])

    def _scale_powers(self, largest: Value, factor: Buffer) -> None:
        """What was kept of exp(x − the thread's own maximum) is scaled when it is read, by registers `factor`."""
        powers = {key(value.buffer) for value in computed_with(self.plan, largest)}
        self.factors = {where: factor for where in self.kept if where[0] in powers} if self.unrolled is not None else {}

    def _in_registers(self, value: Value, computed: Expr, name: str) -> Buffer:
        """A register of the thread's rows' values."""
        register = self.code.buffer((self.results_width,), str(value.buffer.dtype), name)
        if self.results_width > 1:
            self.access.each(register, computed)
        else:
            self.code.store(register, computed, as_index(0))
        return register

    def _store_row(self, value: Value) -> None:
        """One value a row."""
        self.column = None
        indices = self._here(value.indices)
        computed = self.point.at(value.buffer, indices)
        with self.code.when(*self._stores(), *self.in_rows):
            if self.results_width > 1:
                self.access.store(value.buffer, indices, self._in_registers(value, computed, "result"))
            else:
                self.code.store(value.buffer, computed, *indices)


def quotient(a: Expr, b: Expr) -> Any:
    """a / b in float32, with one division where b is the same for several a: q + (a − q·b) · r, where r = 1 / b and q = a · r
    (Markstein, 1990); q itself where a or b is not finite. Both are scaled where b is so small that r would be ∞."""
    one = f32(1.0)
    scale = tirx.Select(tirx.abs(b) < f32(2.0**-100), f32(2.0**64), one)
    a, b = a * scale, b * scale
    r = tirx.Div(one, b)
    q = a * r
    rest = fma(f32(-1.0) * q, b, a)
    return corrected(q, rest, r)


def combine_all(code: Code, part: Partial, incoming: Iterable[list[Expr]], index: Expr) -> None:
    """A reduction's registers[index] = the combination of what comes in, in its order."""
    for number, new in enumerate(incoming):
        store_together(code, part.registers, part.block.combine(part.loads(index), new) if number else new, index)


def store_together(code: Code, registers: Sequence[Buffer], values: Sequence[Expr], index: Expr) -> None:
    """registers[n][index] = values[n], all values computed before the first is replaced."""
    if len(registers) == 1:
        code.store(registers[0], values[0], index)
        return
    new = [code.buffer((1,), str(register.dtype), "new") for register in registers]
    zero = as_index(0)
    for temporary, value in zip(new, values, strict=True):
        code.store(temporary, value, zero)
    for register, temporary in zip(registers, new, strict=True):
        code.store(register, tirx.BufferLoad(temporary, [zero]), index)
