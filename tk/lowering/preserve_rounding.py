"""Roundings that a model asks for, and that TVM's lowering takes for nothing.

    (x + y) − x, (x + c) − c, x − x      TVM simplifies them as if numbers were exact: y, x, 0. They are how a model rounds by a
                                         large constant, sums with compensation, or finds infinities
    (p ? x : y) − (p ? x : z)            so are they within choices: p ? 0 : y − z
    float32(bfloat16(x))                 on a CPU TVM computes in float32 what is bfloat16, and forgets to round
    bfloat16(NaN)                        on a CPU TVM rounds NaN as a number: that of a GPU, 0x7FFFFFFF, would become −0
    the bits of bfloat16(x)              TVM makes float32 of the number, and then takes 32 bits for 16

A difference that would be simplified becomes (x + y) + (−1 · x), of which LLVM and nvcc make the same instruction.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, TensorLoad, Var
from tvm.s_tir import SBlock

from tk.lowering.intrinsics import define_intrinsic

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, PrimFunc
    from tvm_ffi.structural import StructuralMutator

__all__ = ["preserve_rounding"]

ROUND = "tirx.tk_round_to_bfloat16"
QUIET = "tirx.tk_quiet_nan"
SMALL = 64  # parts of a difference that is simplified to see whether it is lost


def preserve_rounding(mod: tvm.IRModule, kind: str, is_stir: bool = True) -> tvm.IRModule:
    """`mod`, of functions for a target of `kind` before they are lowered, with what keeps their roundings; of TIRx functions,
    whose own text says how they compute, those alone whose bits are looked at."""
    on_cpu = kind == "llvm"
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        own = [] if kind == "cuda" else _own_buffers(func)
        changes: list[Any] = [(Call, partial(_bits, on_cpu=on_cpu, own=own))]
        if is_stir:
            changes += [(tirx.Sub, _difference), *([(tirx.Cast, _cast)] if on_cpu else [])]
        updated[var] = func.with_body(tvm_ffi.structural_mutate(func.body, changes))
    return updated


def _own_buffers(func: PrimFunc) -> list[Buffer]:
    """The buffers of bfloat16 that a function allocates: LLVM has float32 in them."""
    found: list[Buffer] = []
    rules = [
        (SBlock, lambda block: found.extend(block.alloc_buffers)),
        (tirx.AllocBuffer, lambda stmt: found.append(stmt.buffer)),
    ]
    tvm_ffi.structural_walk(func.body, rules, order="pre")
    return [buffer for buffer in found if str(buffer.dtype) == "bfloat16"]


def _difference(node: Expr, mutator: StructuralMutator) -> Expr:
    node = mutator.default_mutate(node)
    if "float" not in str(node.ty.dtype):
        return node
    return tirx.Add(node.a, tirx.Mul(node.b, tirx.const(-1, str(node.ty.dtype)))) if _may_cancel(node) else node


def _may_cancel(node: tirx.Sub) -> bool:
    """Whether TVM may simplify a difference as if its numbers were exact: it does; or both sides are of one tensor, and one of
    them chooses. Of two choices by one condition TVM takes the differences side by side, and where a condition is known to hold
    it keeps what is chosen. Of a large difference, whose simplification may take long, what it can be told by is at its top."""
    equal = tvm_ffi.structural_equal
    if not _is_small(node):
        summed = isinstance(node.a, tirx.Add) and (equal(node.a.a, node.b) or equal(node.a.b, node.b))
        lost = isinstance(node.b, tirx.Add) and (equal(node.b.a, node.a) or equal(node.b.b, node.a))
        return summed or lost or _chooses(node.a) or _chooses(node.b) or equal(node.a, node.b)
    simplify = tvm.sym.Analyzer().simplify
    made = simplify(node)
    if not (isinstance(made, tirx.Sub) and equal(made.a, simplify(node.a)) and equal(made.b, simplify(node.b))):
        return True
    (left, left_chooses), (right, right_chooses) = _contents(node.a), _contents(node.b)
    return (left_chooses or right_chooses) and any(one.same_as(other) for one in left for other in right)


def _parts(expr: Expr) -> list[Expr]:
    """What an expression is made of."""
    found = [getattr(expr, name, None) for name in ("a", "b", "condition", "true_value", "false_value", "value")]
    own = [*getattr(expr, "args", ()), *getattr(expr, "indices", ())]
    return [part for part in (*found, *own) if hasattr(part, "ty")]


def _is_small(expr: Expr) -> bool:
    """Whether an expression, what is shared counted each time, has at most SMALL parts."""
    waiting, met = [expr], 0
    while waiting and met <= SMALL:
        met += 1
        waiting += _parts(waiting.pop())
    return met <= SMALL


def _chooses(expr: Expr) -> bool:
    """Whether an expression, or a term of it, is a choice."""
    if isinstance(expr, tirx.Add | tirx.Sub):
        return _chooses(expr.a) or _chooses(expr.b)
    return _is_choice(expr)


def _is_choice(expr: Expr) -> bool:
    return isinstance(expr, tirx.Select) or getattr(getattr(expr, "op", None), "name", "") == "prim.if_then_else"


def _contents(expr: Expr) -> tuple[list[Any], bool]:
    """The tensors and variables of a small expression, and whether it chooses between two numbers; not those of indices."""
    found: list[Any] = []
    waiting, chooses = [expr], False
    while waiting:
        part = waiting.pop()
        if isinstance(part, TensorLoad):
            found.append(part.source)
            continue
        found += [part] if isinstance(part, Var) else []
        chooses = chooses or _is_choice(part)
        waiting += _parts(part)
    return found, chooses


def _cast(node: Expr, mutator: StructuralMutator) -> Expr:
    node = mutator.default_mutate(node)
    inner, dtype = node.value, str(node.ty.dtype)
    if dtype == "bfloat16" and str(inner.ty.dtype) == "float32" and not isinstance(inner, tirx.FloatImm):
        _define()
        return tirx.Cast(dtype, tirx.call_intrin("float32", QUIET, inner))
    if not isinstance(inner, tirx.Cast) or str(inner.ty.dtype) != "bfloat16":
        return node
    rounded = inner.value.args[0] if _is_quiet(inner.value) else inner.value
    if str(rounded.ty.dtype) != "float32":
        return node
    _define()
    return tirx.Cast(dtype, tirx.call_intrin("float32", ROUND, rounded))


def _bits(node: Call, mutator: StructuralMutator, on_cpu: bool, own: Sequence[Buffer]) -> Expr:
    """The bits of a bfloat16 that is computed, or in one of the function's `own` buffers: the upper half of the float32's."""
    node = mutator.default_mutate(node)
    if getattr(node.op, "name", "") != "tirx.reinterpret" or str(getattr(node.ty, "dtype", "")) not in ("int16", "uint16"):
        return node
    (value,) = node.args
    stored = isinstance(value, TensorLoad) and not any(value.source.same_as(buffer) for buffer in own)
    if str(value.ty.dtype) != "bfloat16" or stored:
        return node
    cast = isinstance(value, tirx.Cast) and str(value.value.ty.dtype) == "float32"
    wide = value.value if cast else tirx.Cast("float32", value)
    if on_cpu:
        _define()
        wide = tirx.call_intrin("float32", ROUND, wide.args[0] if _is_quiet(wide) else wide)
        bits = tirx.reinterpret("uint32", wide)
    else:
        raw, number = tirx.reinterpret("uint32", wide), partial(tirx.const, dtype="uint32")
        size = raw & number(0x7FFFFFFF)
        near = tirx.min(size + ((raw >> number(16)) & number(1)) + number(0x7FFF), number(0x7FFF0000))  # NaN stays one
        bits = (raw & number(1 << 31)) | near
    return tirx.Cast(str(node.ty.dtype), bits >> tirx.const(16, "uint32"))


def _is_quiet(node: Expr) -> bool:
    return getattr(getattr(node, "op", None), "name", "") == QUIET


def _define() -> None:
    """Makes `ROUND` and `QUIET` known to TVM in this process: operators vectorised like exp, and lowered after that."""
    define_intrinsic(ROUND, "the float32 that is the nearest bfloat16", _rounded, vectors=True)
    define_intrinsic(QUIET, "x, NaN by its first 16 bits", _quieted, vectors=True)


def _rounded(call: Call) -> Expr:
    """By the bits, half to even; NaN stays."""

    def near(x: Expr, bits: Expr, number: Any) -> tuple[Expr, Expr]:
        rounded = (bits + ((bits >> number(16)) & number(1)) + number(0x7FFF)) & number(-0x10000)
        return x, tirx.reinterpret(str(x.ty.dtype), rounded)

    return _unless_nan(call, near)


def _quieted(call: Call) -> Expr:
    """NaN with the 16 bits alone that bfloat16 has, one of which is that of a quiet one."""

    def quiet(x: Expr, bits: Expr, number: Any) -> tuple[Expr, Expr]:
        return tirx.reinterpret(str(x.ty.dtype), (bits & number(-0x10000)) | number(0x400000)), x

    return _unless_nan(call, quiet)


def _unless_nan(call: Call, compute: Callable[..., tuple[Any, Any]]) -> Expr:
    """The first of what compute(x, its bits, …) gives where the operand x is NaN, and elsewhere the second."""
    dtype = str(call.ty.dtype)
    lanes, integer = tvm.DataType(dtype).lanes, dtype.replace("float32", "int32")
    x = tirx.Var("x", call.ty)

    def number(value: int) -> Expr:
        return tirx.const(value, "int32") if lanes == 1 else tirx.Broadcast(tirx.const(value, "int32"), lanes)

    bits = tirx.reinterpret(integer, x)
    nan = (bits & number(0x7FFFFFFF)) > number(0x7F800000)
    return tirx.Let(x, call.args[0], tirx.Select(nan, *compute(x, bits, number)))
