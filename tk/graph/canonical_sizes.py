"""Sizes that are equal, in one form: `4 * n`, `n * 4` and `n * 2 + n * 2` become `n * 4`.

Importers write sizes as torch or ONNX has them, TVM's inference simplifies them, and operators compute theirs; FuseTIR takes
two tensors for one only where their shapes are the same expression, and fails where they are not.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import reduce
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import relax, tirx

if TYPE_CHECKING:
    from tvm.ir import Expr, PrimType
    from tvm.tirx import BufferType, PrimFunc
    from tvm_ffi.structural import StructuralMutator

__all__ = ["CanonicalSizes", "canonical_size"]


def CanonicalSizes() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs when operators are PrimFuncs: shapes in Relax, and those of the PrimFuncs' buffers."""

    @tvm.transform.module_pass(opt_level=0, name="CanonicalSizes")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        changed = {}
        for var, func in mod.functions_items():
            new = _rewritten(func)
            if not new.same_as(func):
                changed[var] = new
        if changed:
            mod = mod.clone()
            for var, func in changed.items():
                mod[var] = func
        return mod

    return rewrite


def _rewritten(func: relax.Function | PrimFunc) -> relax.Function | PrimFunc:
    """A function with its shapes in the one form; in a PrimFunc, no other arithmetic is touched."""

    def shape(node: Expr, mutator: StructuralMutator) -> Expr:
        new = canonical_size(node, mutator.default_mutate)  # which goes on inside of what is no arithmetic
        return node if tvm_ffi.structural_equal(node, new) else new

    rules = [(_arithmetic(), shape)]
    if isinstance(func, relax.Function):
        return tvm_ffi.structural_mutate(func, rules)

    def buffer(node: BufferType, mutator: StructuralMutator) -> BufferType:
        return tvm_ffi.structural_mutate(mutator.default_mutate(node), rules)

    return tvm_ffi.structural_mutate(func, [(tirx.BufferType, buffer)])


def _arithmetic() -> tuple[type, ...]:
    return tirx.Add, tirx.Sub, tirx.Mul, tirx.FloorDiv, tirx.FloorMod, tirx.Min, tirx.Max


def canonical_size(size: Expr, inside: Callable[[Expr], Expr] = lambda leaf: leaf) -> Expr:
    """An integer expression, simplified and written as a polynomial of what is no sum, difference or product: products and
    factors in alphabetic order, constants last. `inside` rewrites what is neither arithmetic nor a variable, such as a cast."""
    return _canonical(tvm.sym.Analyzer().simplify(size), inside)


def _canonical(size: Expr, inside: Callable[[Expr], Expr]) -> Expr:
    """The same of an expression that is simplified: so are its parts."""
    terms = _polynomial(size, inside).items()
    kept = [_term(count, factors, size.ty) for _, (count, factors) in sorted(terms, key=_order) if count]
    return reduce(operator.add, kept) if kept else _term(0, [], size.ty)


def _order(term: tuple[tuple[str, ...], tuple[int, list[Expr]]]) -> tuple[bool, tuple[str, ...]]:
    return not term[0], term[0]


Polynomial = dict[tuple[str, ...], tuple[int, list[Any]]]  # by the text of a term's factors: its coefficient, and they


def _polynomial(size: Expr, inside: Callable[[Expr], Expr]) -> Polynomial:
    if isinstance(size, tirx.IntImm):
        return {(): (int(size), [])}
    if isinstance(size, tirx.Add | tirx.Sub):
        sign = 1 if isinstance(size, tirx.Add) else -1
        result = dict(_polynomial(size.a, inside))
        for key, (count, values) in _polynomial(size.b, inside).items():
            result[key] = (result.get(key, (0, []))[0] + sign * count, values)
        return result
    if isinstance(size, tirx.Mul):
        result = {}
        for one, values in _polynomial(size.a, inside).values():
            for other, more in _polynomial(size.b, inside).values():
                factors = sorted([*values, *more], key=str)
                key = tuple(map(str, factors))
                result[key] = (result.get(key, (0, []))[0] + one * other, factors)
        return result
    if isinstance(size, tirx.FloorDiv | tirx.FloorMod | tirx.Min | tirx.Max):
        size = type(size)(_canonical(size.a, inside), _canonical(size.b, inside))
    elif not isinstance(size, tirx.Var):
        size = inside(size)
    return {(str(size),): (1, [size])}


def _term(count: int, factors: list[Expr], ty: PrimType) -> Expr:
    """A product with its coefficient."""
    number = tirx.IntImm(ty, count)
    return number if not factors else reduce(tirx.Mul, factors if count == 1 else [*factors, number])
