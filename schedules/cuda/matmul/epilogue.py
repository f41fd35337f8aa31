"""The epilogue of a matmul, rebuilt from the fused function's expression for one thread's fragment.

A fused function stores D[axes] = f(C[axes], bias[n], residual[axes], …). A thread holds C for two neighbouring columns at
a time. `rebuild` writes f again with the thread's own row and column for the axes and float32 registers for the loads;
16-bit arithmetic is done in float32 and rounded once, at the store.
"""

from __future__ import annotations

from collections.abc import Callable

import tvm
import tvm.tirx as tirx
from tvm.ir import Call, Expr, TensorLoad
from tvm.script import tirx as T
from tvm.tirx import Buffer
from tvm_ffi import structural_equal

from tk.schedules.cuda.codegen.fast_math import gelu_argument, power_of_2, short_exponential, short_gelu, short_sigmoid
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.codegen.tir_values import is_load, same_vars
from tk.schedules.cuda.hardware import FLOATS16

__all__ = ["cost", "loads", "rebuild", "staged_loads", "unsupported"]

# About how many machine instructions a call takes, where it is not one.
CALLS = {
    "tirx.erf": 20,
    "tirx.tanh": 12,
    "tirx.exp": 4,
    "tirx.sigmoid": 8,
    "tirx.log": 6,
    "tirx.sqrt": 8,
    "tirx.rsqrt": 4,
    "tirx.pow": 24,
}
POWERS = {"tirx.exp": short_exponential, "tirx.exp2": power_of_2}
BITWISE = {"BitwiseAnd": "And", "BitwiseOr": "Or", "BitwiseXor": "NE"}
"""Pairs of integers, and what they are of bools: that is what the simplifier knows of."""
ARITHMETIC = ("Add", "Sub", "Mul", "Div", "FloorDiv", "FloorMod", "Min", "Max")
PAIRS = (*BITWISE, *ARITHMETIC, "LT", "LE", "GT", "GE", "EQ", "NE", "And", "Or")


SINGLE = {"Not": "a", "BitwiseNot": "a", "Cast": "value"}
LISTS = {"Call": "args", "TensorLoad": "indices"}
KNOWN = {*PAIRS, *SINGLE, *LISTS, "Select", "Var", "IntImm", "FloatImm"}


def _walk(expr: Expr) -> list[Expr]:
    """The nodes of an expression, it first."""
    found, todo = [], [expr]
    while todo:
        item = todo.pop()
        found.append(item)
        kind = type(item).__name__
        if kind in LISTS:
            todo.extend(getattr(item, LISTS[kind]))
        elif kind in PAIRS:
            todo.extend((item.a, item.b))
        elif kind in SINGLE:
            todo.append(getattr(item, SINGLE[kind]))
        elif kind == "Select":
            todo.extend((item.condition, item.true_value, item.false_value))
    return found


def unsupported(value: Expr, accs: tuple[Buffer, ...] = (), axes: tuple[Expr, ...] = ()) -> bool:
    """True when f cannot be rebuilt: a node of another kind, or a matmul read elsewhere than at the output's position.
    `accs` are the buffers of the matmuls' sums; so they are below."""
    for item in _walk(value):
        if type(item).__name__ not in KNOWN or (any(is_load(item, acc) for acc in accs) and not same_vars(item.indices, axes)):
            return True
    return False


def loads(value: Expr, accs: tuple[Buffer, ...]) -> list[TensorLoad]:
    """The distinct loads of f other than the matmuls', outermost first."""
    found: list[TensorLoad] = []
    for item in _walk(value):
        if not isinstance(item, TensorLoad) or any(is_load(item, acc) for acc in accs):
            continue
        if not any(structural_equal(item, other) for other in found):
            found.append(item)
    return found


def staged_loads(value: Expr, accs: tuple[Buffer, ...], axes: tuple[Expr, ...], out: Expr) -> list[TensorLoad]:
    """The loads of 16-bit tensors of the output's own shape, which go through shared memory in whole rows."""
    same = tvm.sym.Analyzer().can_prove_equal
    return [
        load
        for load in loads(value, accs)
        if str(load.source.dtype) in FLOATS16
        and same_vars(load.indices, axes)
        and all(same(x, y) for x, y in zip(load.source.shape, out.shape, strict=True))
    ]


def cost(value: Expr) -> int:
    """About how many instructions f takes for one element."""
    distinct: list[Expr] = []
    total = 0
    for item in _walk(value):
        kind = type(item).__name__
        if kind in ("Var", "IntImm", "FloatImm", "Cast"):
            continue
        if any(type(o).__name__ == kind and structural_equal(item, o) for o in distinct):
            continue
        distinct.append(item)
        total += CALLS.get(item.op.name, 2) if kind == "Call" else 8 if kind == "Div" else 1
    return total


def _erf(x: Expr) -> Expr:
    """erf in float32 without a branch, to 1.5e-7: Abramowitz and Stegun, Handbook of Mathematical Functions, 7.1.26.

    CUDA's erff branches, and a branch between wgmmas' accumulators costs a third of a kernel's speed.
    """

    size = T.abs(x)
    t = T.cuda.fdividef(f32(1.0), f32(1.0) + f32(0.3275911) * size)
    series = f32(1.061405429)
    for coefficient in (-1.453152027, 1.421413741, -0.284496736, 0.254829592):
        series = series * t + f32(coefficient)
    result = f32(1.0) - series * t * T.exp(f32(0.0) - size * size)
    return T.if_then_else(x < f32(0.0), f32(0.0) - result, result)


def rebuild(expr: Expr, axis: Callable[[Expr], Expr], load: Callable[[Expr], Expr], short: bool = False) -> Expr:
    """`expr` with `axis(var)` for each variable and `load(node)` for each load, 16-bit arithmetic in float32. `short`:
    exponentials in few instructions, for a result of 16 bits (codegen/fast_math.py)."""

    def wide(dtype: str) -> str:
        return "float32" if dtype in FLOATS16 else dtype

    def called(item: Expr, name: str, dtype: str) -> Expr:
        args = [go(arg) for arg in item.args]
        if name == "tirx.reinterpret" and (given := str(item.args[0].ty.dtype)) in FLOATS16:
            return tirx.reinterpret(dtype, T.Cast(given, args[0]))
        if name == "tirx.reinterpret" and dtype in FLOATS16:
            return T.Cast("float32", tirx.reinterpret(dtype, args[0]))
        if name == "tirx.erf" and wide(dtype) == "float32":
            return _erf(args[0])
        if name == "tirx.sigmoid" and wide(dtype) == "float32":
            one, zero = f32(1.0), f32(0.0)
            return short_sigmoid(args[0]) if short else T.cuda.fdividef(one, one + T.exp(zero - args[0]))
        if short and name in POWERS and wide(dtype) == "float32":
            return POWERS[name](args[0])
        return Call(item.op, args, ret_ty=tvm.ir.PrimType(wide(dtype)))

    def go(item: Expr) -> Expr:
        kind = type(item).__name__
        if kind == "TensorLoad":
            value = load(item)
            dtype = str(item.source.dtype)
            return T.Cast("float32", value) if dtype in FLOATS16 and str(value.ty.dtype) in FLOATS16 else value
        if short and (x := gelu_argument(item)) is not None:
            return short_gelu(go(x))
        if kind in PAIRS:
            logical = kind in BITWISE and str(item.ty.dtype) == "bool"
            return getattr(tirx, BITWISE[kind] if logical else kind)(go(item.a), go(item.b))
        if kind == "Cast":
            dtype, value = wide(str(item.ty.dtype)), go(item.value)
            return value if str(value.ty.dtype) == dtype else T.Cast(dtype, value)
        if kind in ("Not", "BitwiseNot"):
            return (tirx.Not if str(item.ty.dtype) == "bool" else tirx.BitwiseNot)(go(item.a))
        if kind == "Select":
            return tirx.Select(go(item.condition), go(item.true_value), go(item.false_value))
        if kind == "Call":
            return called(item, item.op.name, str(item.ty.dtype))
        if kind == "FloatImm":
            return T.FloatImm(wide(str(item.ty.dtype)), float(item.value))
        return axis(item) if kind == "Var" else item

    return go(expr)
