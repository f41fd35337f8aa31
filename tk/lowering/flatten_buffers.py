"""TVM's FlattenBuffer, which makes one index of several, with divisions that it would get wrong put aside.

It simplifies what it makes as a map of iterators, and rounds constants that a divisor does not divide: of `(n + 7) // 3 % 3` it
makes `(n + 6) % 9 // 3`, and of `(11 − i) % 6`, which falls, `(−i) % 6`. Paddings, rolls and flips of what was reshaped or
repeated have such indices. While it runs, a division whose numerator has a constant or a falling term that its divisors do not
divide is a call that nothing looks into.

Kernels that a schedule writes whole, with buffers of one dim throughout, are flat as they are: there TVM's pass would take each
index apart again as a map of iterators, of large kernels a third of all that TVM does to them, and gain nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, TensorLoad

from tk.lowering.exact_buffers import EXACT_BUFFERS

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["divisions_aside", "flatten_buffers", "is_flat"]

EXTERN = "tirx.call_pure_extern"
ASIDE = {"tk_floordiv": tirx.FloorDiv, "tk_floormod": tirx.FloorMod}
NAMES = {node: name for name, node in ASIDE.items()}


def flatten_buffers(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of opaque S-TIR functions, with buffers of one dim each."""
    flat = {var: func for var, func in mod.functions_items() if is_flat(func)}
    if not flat:
        return _flattened(mod)
    rest = {var: func for var, func in mod.functions_items() if var not in flat}
    made = _flattened(tvm.IRModule(rest, attrs=mod.attrs)) if rest else tvm.IRModule({}, attrs=mod.attrs)
    made.update(tvm.IRModule(flat))
    return made


def is_flat(func: PrimFunc) -> bool:
    """Whether all that a GPU's kernel with buffers of its own choice accesses has one dim, and needs no other dtype in memory.
    What is for a CPU keeps the indices that TVM's pass makes of those that it had."""
    if func.attrs is None or EXACT_BUFFERS not in func.attrs or "gpu" not in getattr(func.attrs.get("target"), "keys", ()):
        return False
    buffers: list[Buffer] = []
    visits = [(TensorLoad, lambda load: buffers.append(load.source)), (tirx.BufferStore, lambda s: buffers.append(s.buffer))]
    tvm_ffi.structural_walk(func.body, visits, order="post")
    return all(len(each.shape) == 1 and not each.strides and str(each.dtype) != "bool" for each in buffers)


def _flattened(mod: tvm.IRModule) -> tvm.IRModule:
    try:
        return _flat(mod, _is_rounded)
    except tvm.error.InternalError:  # TVM divides by 0 where terms cancel: i % 9 - i + 32
        return _flat(mod, lambda *_: True)


def _flat(mod: tvm.IRModule, is_aside: Callable[[Expr, int], bool]) -> tvm.IRModule:
    aside = {var: func.with_body(divisions_aside(func.body, is_aside)) for var, func in mod.functions_items()}
    flat = tirx.transform.FlattenBuffer()(tvm.IRModule(aside, attrs=mod.attrs))
    for var in [var for var, func in mod.functions_items() if not aside[var].body.same_as(func.body)]:
        flat[var] = flat[var].with_body(_divisions_back(flat[var].body))
    return flat


def _is_rounded(numerator: Expr, divisor: int) -> bool:
    """Whether a division has a constant or a falling term that it does not divide; a quotient in it is divided by both."""
    for factor, term in _terms(numerator, 1):
        if factor % divisor == 0:
            continue
        if term is None or factor < 0:
            return True
        if isinstance(term, tirx.FloorDiv) and isinstance(term.b, tirx.IntImm) and _is_rounded(term.a, divisor * int(term.b)):
            return True
    return False


def divisions_aside(body: Stmt, is_aside: Callable[[Expr, int], bool] = _is_rounded) -> Stmt:
    """`body` with the divisions that are no safe parts of a map of iterators as calls."""

    def division(node: Expr, mutator: StructuralMutator) -> Expr:
        inner = mutator.default_mutate(node)
        if not isinstance(inner.b, tirx.IntImm) or not is_aside(inner.a, int(inner.b)):
            return inner
        return tirx.call_pure_extern(str(inner.ty.dtype), NAMES[type(inner)], inner.a, inner.b)

    return tvm_ffi.structural_mutate(body, [(tirx.FloorDiv, division), (tirx.FloorMod, division)])


def _divisions_back(body: Stmt) -> Stmt:
    def call(node: Call, mutator: StructuralMutator) -> Expr:
        inner = mutator.default_mutate(node)
        name = str(inner.args[0].value) if str(getattr(inner.op, "name", "")) == EXTERN else ""
        return ASIDE[name](inner.args[1], inner.args[2]) if name in ASIDE else inner

    return tvm_ffi.structural_mutate(body, [(Call, call)])


def _terms(expr: Expr, factor: int) -> list[tuple[int, Expr | None]]:
    """What is added up in `expr`, with factors: (7, None) is a 7."""
    if isinstance(expr, tirx.IntImm):
        return [(factor * int(expr), None)]
    if isinstance(expr, tirx.Add):
        return _terms(expr.a, factor) + _terms(expr.b, factor)
    if isinstance(expr, tirx.Sub):
        return _terms(expr.a, factor) + _terms(expr.b, -factor)
    if isinstance(expr, tirx.Mul):
        for number, other in ((expr.a, expr.b), (expr.b, expr.a)):
            if isinstance(number, tirx.IntImm):
                return _terms(other, factor * int(number))
    return [(factor, expr)]
