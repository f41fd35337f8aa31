"""The values of functions that compute each element on its own, in a thread's registers: loads in vectors, what is read often
in a register of its own, and what takes many instructions computed once.

    x / s, s of a channel               →        x · (1 / s), corrected                one division for all lanes
    fmod(x, y) + (fmod(x, y) < 0 …)     →        r = fmod(x, y);  r + (r < 0 …)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad
from tvm.tirx import Buffer
from tvm_ffi.structural import StructuralMutator

from tk.schedules.cuda.codegen.expand import Point, inputs_of
from tk.schedules.cuda.codegen.fast_math import short_functions
from tk.schedules.cuda.codegen.kernel_builder import Code, VectorAccess, as_index, corrected, depends, fma
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.codegen.tir_values import Block, call_name, loads_of

__all__ = ["ElementValues"]


class ElementValues:
    """What `blocks` compute of what is loaded by `access`. `narrow`: nothing that comes of it has more than 16 bits."""

    def __init__(self, code: Code, blocks: Sequence[Block], access: VectorAccess, narrow: bool) -> None:
        self.code, self.access, self.narrow = code, access, narrow
        self._point = Point(blocks, inputs_of(blocks, self._load), code.analyzer, access.condition, self._memoize)

    def at(self, buffer: Buffer, indices: Sequence[Expr]) -> Expr:
        """buffer[indices] for each lane."""
        return self._finished(self._short(self._point.at(buffer, indices)))

    def _load(self, buffer: Buffer, indices: list[Expr], guards: tuple[Expr, ...]) -> Expr:
        found = self.access.load(buffer, indices, guards)
        if found is not None:
            return found
        element = self.access.element(buffer, indices)
        if guards or not any(loads_of(index) for index in indices):
            return element
        return self.access.memoize(buffer, indices, lambda: element)

    def _memoize(self, buffer: Buffer, indices: list[Expr], make: Callable[[], Expr], guards: tuple[Expr, ...]) -> Expr:
        def made() -> Expr:
            value = self._short(make())
            return value if guards else self._finished(value)  # what is read under conditions is there under these

        return self.access.memoize(buffer, indices, made, guards)

    def _short(self, value: Expr) -> Expr:
        return short_functions(value) if self.narrow else value

    def _finished(self, value: Expr) -> Expr:
        return _divided(self.code, self.access, _remainders_named(self.code, self.access, value))


def _remainders_named(code: Code, access: VectorAccess, value: Expr) -> Expr:
    """`value` with each remainder of floating numbers in a register: nvcc computes it wherever it stands, for its loop, and a
    floored quotient has it eight times. Not within a condition's branches, as in `_divided`."""
    named: dict[Any, Expr] = {}

    def call(node: Expr, mutator: StructuralMutator) -> Expr:
        if call_name(node) == "if_then_else":
            return node
        node = mutator.default_mutate(node)
        if call_name(node) != "call_pure_extern" or str(node.args[0].value) not in ("fmod", "fmodf"):
            return node
        if (found := tvm_ffi.StructuralKey(node)) not in named:
            registers = code.buffer((access.width,), str(node.ty.dtype), "remainder")
            access.each(registers, node)
            named[found] = tirx.BufferLoad(registers, [access.lane])
        return named[found]

    return tvm_ffi.structural_mutate(value, [(Call, call)])


def _divided(code: Code, access: VectorAccess, value: Expr) -> Expr:
    """`value` with a / b in float32, where b is the same for all lanes, as a product with 1 / b and a correction that rounds it
    as a division would; see `_quotient`. Not within a condition's branches: what they read is there under it alone."""
    if access.width < 4:
        return value

    def divided(node: Expr, mutator: StructuralMutator) -> Expr:
        node = mutator.default_mutate(node)
        one_for_all = str(node.ty.dtype) == "float32" and not depends(node.b, access.lane) and depends(node.a, access.lane)
        if not one_for_all or isinstance(node.b, tirx.FloatImm):
            return node
        return tirx.BufferLoad(_quotient(code, access, node.a, node.b), [access.lane])

    def call(node: Expr, mutator: StructuralMutator) -> Call:
        return node if call_name(node) == "if_then_else" else mutator.default_mutate(node)

    return tvm_ffi.structural_mutate(value, [(tirx.Div, divided), (Call, call)])


def _quotient(code: Code, access: VectorAccess, a: Expr, b: TensorLoad) -> Buffer:
    """Registers of a / b for all lanes: q + (a − q·b) · r with r = 1 / b and q = a · r (Markstein, Computation of elementary
    functions on the IBM RS/6000 processor, 1990). 0, ∞, NaN and a b so small or large that these are not normal divide."""

    zero = as_index(0)
    dividend, quotient = (code.buffer((access.width,), "float32", name) for name in ("dividend", "quotient"))
    by = tirx.BufferLoad(code.register("divisor", b), [zero])
    r = tirx.BufferLoad(code.register("inverse", f32(1.0) / by), [zero])
    access.each(dividend, a)
    top, q = tirx.BufferLoad(dividend, [access.lane]), tirx.BufferLoad(quotient, [access.lane])
    normal = tirx.And(tirx.abs(by) > f32(2.0**-100), tirx.abs(by) < f32(2.0**100))
    with code.when(normal):
        access.each(quotient, top * r)
        rest = fma(f32(0.0) - q, by, top)
        access.each(quotient, corrected(q, rest, r))
    with code.when(tirx.Not(normal)):
        access.each(quotient, top / by)
    return quotient
