"""The values that a kernel of windows computes in registers: vectors of results, made of what their windows combined and of
what is read beside it, each vector loaded and widened once.
"""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import tvm_ffi
from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Expr, TensorLoad
from tvm.tirx import Buffer, BufferStore, PrimFunc, Stmt
from tvm_ffi.structural import StructuralMutator

from tk.schedules.cuda.codegen.expand import MANY, Point, Registers, expanded_loads
from tk.schedules.cuda.codegen.kernel_builder import (
    Code,
    VectorAccess,
    as_index,
    bits,
    corrected,
    depends,
    flat_index,
    fma,
    product,
    vector_widths,
)
from tk.schedules.cuda.codegen.packed16 import cast
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.codegen.tir_values import key, loads_of, substitute
from tk.schedules.cuda.window.plan import Windows

__all__ = ["WindowValues", "extreme"]


class WindowValues(ABC):
    """The values of `plan`'s buffers for `vector` neighbours along the last axis."""

    def __init__(self, plan: Windows, vector: int) -> None:
        self.plan, self.code = plan, Code()
        self.access = VectorAccess(self.code, vector, packed=bool(plan.reductions))
        self.current_lane: Expr = as_index(0)
        self.segments: dict[tuple[int, str], tuple[Buffer, Expr]] = {}
        self.computed = {key(buffer) for block in plan.blocks for buffer in block.buffers}
        self.reduced: dict[int, Buffer] = {}  # the current output's, by buffer
        self.registers = Registers(self.code)
        memoize = self._memoize if plan.beside or expanded_loads(plan.blocks) > MANY else None
        self.chosen: dict[tuple[str, str, str], Any] = {}
        self.fill: Expr | None = None
        self.loads: list[Stmt] = []  # statements, to come before what is computed with them
        self.in_order: set[int] = set()  # registers that are filled where they are first read, not with `loads`
        self.narrow = all(bits(output) <= 16 and "float" in str(output.dtype) for output in plan.outputs)
        self.point = Point(plan.blocks, self._load_hook, self.code.analyzer, self.access.condition, memoize, self._choose)

    def function(self, func: PrimFunc) -> PrimFunc:
        """`func` as this kernel."""
        return tirx.PrimFunc(list(self.plan.params), self.written(), attrs=func.attrs)

    @abstractmethod
    def written(self) -> Stmt:
        """The kernel's statements."""

    @abstractmethod
    def _indices(self, where: tuple[Expr | int, Expr | int]) -> list[Expr]:
        """The output's indices of one vector of the tile."""

    def _results(self, where: tuple[int, int], reduced: dict[int, Buffer]) -> list[Buffer]:
        """All outputs of one vector of the tile, in registers."""
        lane, indices, results = self.access.lane, self._indices(where), []
        self.reduced = reduced
        self.access.forget_values()
        self.registers = Registers(self.code)
        for output in self.plan.outputs:
            result = self.code.buffer((self.access.width,), str(output.dtype), "result")
            if self.plan.beside:
                self.current_lane = lane
                self.access.each(result, self._widened(self._divided(self.point.at(output, indices))))
            else:
                for number in range(self.access.width):
                    self.current_lane = as_index(number)
                    at = [substitute(index, {key(lane): self.current_lane}) for index in indices]
                    self.code.store(result, self._widened(self._divided(self.point.at(output, at))), self.current_lane)
            results.append(result)
        return results

    def _divided(self, value: Expr) -> Expr:
        """`value` with a / b in float32 for a constant b as q + (a − q·b) · r, where r = 1 / b and q = a · r, which rounds as
        the division does (Markstein, 1990); q itself where a is not finite."""

        def divided(node: Expr, mutator: StructuralMutator) -> Expr:
            node = mutator.default_mutate(node)
            if str(node.ty.dtype) != "float32" or not isinstance(by := self.code.simplify(node.b), tirx.FloatImm):
                return node
            if not 2.0**-100 < abs(float(by.value)) < 2.0**100:
                return node
            r = f32(1.0 / float(by.value))
            if self.narrow or math.frexp(float(by.value))[0] in (0.5, -0.5):  # what is stored has fewer bits, or a power of 2
                return node.a * r
            a = self._named(node.a)
            q = self._named(a * r)
            rest = self._named(fma(q, f32(-float(by.value)), a))
            return corrected(q, rest, r)

        def chosen(node: Expr, mutator: StructuralMutator) -> Expr:
            node = mutator.default_mutate(node)
            kinds = {tirx.LT: "max", tirx.GT: "min"}
            test, bound = node.condition, node.true_value
            if str(node.ty.dtype) != "float32" or type(test) not in kinds or not isinstance(bound, tirx.FloatImm):
                return node
            if not (tvm_ffi.structural_equal(test.b, bound) and tvm_ffi.structural_equal(test.a, node.false_value)):
                return node
            return extreme(kinds[type(test)], node.false_value, bound)  # a < b ? b : a keeps a that is NaN

        return tvm_ffi.structural_mutate(value, [(tirx.Div, divided), (tirx.Select, chosen)])

    def _named(self, value: Expr) -> Expr:
        """`value` in registers: of all lanes, or of the current one."""
        array = self.code.buffer((self.access.width if self.plan.beside else 1,), str(value.ty.dtype), "named")
        self.in_order.add(key(array))
        if not self.plan.beside:
            self.code.store(array, value, as_index(0))
            return tirx.BufferLoad(array, [as_index(0)])
        self.access.each(array, value)
        return tirx.BufferLoad(array, [self.access.lane])

    def _load_hook(self, buffer: Buffer, indices: list[Expr], guards: tuple[Expr, ...]) -> Expr | None:
        if key(buffer) in self.reduced:
            register = self.reduced[key(buffer)]
            return cast(tirx.BufferLoad(register, [self.current_lane]), str(buffer.dtype))
        if key(buffer) in self.computed:
            return None
        if any(isinstance(guard, tirx.IntImm) and not int(guard) for guard in guards):
            return tirx.const(0, str(buffer.dtype))  # a branch that is never taken: what it reads may lie anywhere
        guards = tuple(guard for guard in guards if not isinstance(guard, tirx.IntImm))
        with self.code.collected() as statements:
            if self.plan.beside:
                found = self.access.read(buffer, indices, guards, self.fill)
            else:
                found = self._picked(buffer, indices, guards)
        array = found.a.source if isinstance(found, tirx.NE) else found.source  # a bool is a byte that is not 0
        if any(key(load.source) in self.in_order for each in (*indices, *guards) for load in loads_of(each)):
            self.in_order.add(key(array))
            self.code.add(*statements)  # behind what says where it reads, and whether
        else:
            self._loaded(statements, array)
        return found

    @contextmanager
    def _branch(self, *conditions: Expr) -> Iterator[None]:
        """A branch taken where the conditions hold: what is filled only in it is read only in it."""
        chosen, registers = dict(self.chosen), self.registers
        self.registers = Registers(self.code)
        with self.access.branch(self.in_order, *conditions) as inside:
            yield
        self.chosen, self.registers = chosen, registers
        self.segments = {where: found for where, found in self.segments.items() if key(found[0]) not in inside}

    def _widened(self, value: Expr) -> Expr:
        return self.access.widened(value, self._put_conversion)

    def _put_conversion(self, statements: list[BufferStore], array: Buffer) -> None:
        """Statements that convert what is in `array`, where it is first read or with the loads."""
        if key(array) in self.in_order:
            self.in_order.update(key(statement.buffer) for statement in statements)
            self.code.add(*statements)
        else:
            self._converted(statements, array)

    def _loaded(self, statements: list[Stmt], array: Expr) -> None:
        """Statements that load what is computed with later, into `array`."""
        self.loads += statements

    _converted = _loaded  # statements that convert what was loaded into `array`

    def _memoize(self, buffer: Buffer, indices: list[Expr], make: Callable[[], object], guards: tuple[Expr, ...]) -> Expr:
        memoize = self.access.memoize if self.plan.beside else self.registers.memoize
        load = memoize(buffer, indices, lambda: self._widened(make()), guards)
        self.in_order.add(key(load.source))
        return load

    def _choose(self, call: Expr, condition: Expr, first_branch: Callable[[], object]) -> Expr:
        """A value under a condition without a branch for each lane: TVM writes conditional expressions as branches."""
        other = call.args[2]
        if isinstance(condition, tirx.IntImm):
            return first_branch() if int(condition) else other
        if not self.plan.beside:
            return tirx.Select(condition, first_branch(), other)  # what is picked is within its buffer in any case
        if depends(condition, self.access.lane):
            return None
        source = self._taken_from(call.args[1], other)
        if source is not None:
            self.fill = tirx.FloatImm(str(source.dtype), float(other.value)) if isinstance(other, tirx.FloatImm) else other
            value = first_branch()
            self.fill = None
            if not any(load.source.same_as(source) for load in loads_of(value)):  # registers, which hold `other` elsewhere
                return value
            return tirx.if_then_else(condition, self._widened(value), other)
        value = first_branch()
        where = str(condition), str(value), str(other)
        if where not in self.chosen:
            array = self.code.buffer((self.access.width,), str(call.ty.dtype), "chosen")
            self.access.each(array, other)
            with self.code.when(condition):
                self.access.each(array, self._widened(value))
            self.chosen[where] = array
            self.in_order.add(key(array))
        return tirx.BufferLoad(self.chosen[where], [self.access.lane])

    def _taken_from(self, value: TensorLoad, other: Expr) -> Buffer:
        """The parameter that `value` is read from, as it is or in another dtype which also has the constant `other`; None where
        it is something else."""
        while isinstance(value, TensorLoad) and key(value.source) in self.computed:
            plain = (block for block in self.plan.blocks if block.combiner is None)
            maker = next((block for block in plain if block.buffers[0].same_as(value.source)), None)
            if maker is None:
                return None
            value = maker.values[0]
            if isinstance(value, tirx.Cast):
                if not isinstance(other, tirx.FloatImm) or not (math.isinf(other.value) or other.value == 0):
                    return None
                value = value.value
        return value.source if isinstance(value, TensorLoad) else None

    def _picked(self, buffer: Buffer, indices: list[Expr], guards: tuple[Expr, ...]) -> Expr:
        """buffer[positions] out of the aligned vector that covers it, loaded when first asked for. Within the buffer in any
        case: under a condition, a vector that may lie outside is taken from the buffer's ends."""
        code, size = self.code, product(buffer.shape)
        flat = code.simplify(flat_index(buffer, indices))
        known = code.analyzer.modular_set(flat)
        widths = [1] if str(buffer.dtype) == "bool" else vector_widths([buffer])
        width = next(v for v in widths if int(known.coeff) % v == 0 and self.access.is_multiple_of(size, v))
        offset = int(known.base) % width
        start = code.simplify(flat - offset)
        where = key(buffer), str(start)
        if where not in self.segments:
            at = start
            if guards:  # no proof: it might rest on them
                at = tirx.max(tirx.min(at, size - width), as_index(0))
            array = self.access.load_at(buffer, at, width)
            self.segments[where] = array, start
        return self.access.unpacked(buffer, tirx.BufferLoad(self.segments[where][0], [as_index(offset)]))


def extreme(name: str, a: Expr, b: Expr) -> Expr:
    """The greater or lesser of two float32 values, NaN where either is."""
    source = f"""
__forceinline__ __device__ float tk_{name}_nan(float a, float b) {{
  float c;
  asm("{name}.NaN.f32 %0, %1, %2;" : "=f"(c) : "f"(a), "f"(b));
  return c;
}}
"""
    return cuda_func_call(f"tk_{name}_nan", a, b, source_code=source, return_type="float32")
