"""Powers of e and of 2 in float32 in one to three instructions, sigmoids in six and GELU in fourteen, where what is stored has
16 bits; roundings to integers in one; log1p as one call, of about twenty instructions without a division, where TVM would write
out a logarithm and a series of a quotient, both of which a kernel computes for every element."""

from __future__ import annotations

import math
from functools import cache

import tvm_ffi
from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Call, Expr
from tvm.tirx import register_intrin_lowering

from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.codegen.tir_values import call_name

__all__ = [
    "gelu_argument",
    "install_log1p",
    "power_of_2",
    "rounded_once",
    "short_exponential",
    "short_exponentials",
    "short_functions",
    "short_gelu",
    "short_sigmoid",
]

# log2 of Φ(x) / Φ(−x) over x: a polynomial in x², minimax on [0, 6] by Lawson's iteration for the absolute error of x · Φ(x),
# or, where that asks less, 3e-3 of the relative one.
_LOGIT = (2.30175805, 0.10572058, -0.000570023665, -6.17571059e-05, 2.74239369e-06, -3.55603547e-08)
_END = 36.0  # x² from which on it stays as it is: x · Φ(x) is x there, or nothing


def power_of_2(x: Expr) -> Expr:
    """2^x of float32 in one instruction, 0 below 2⁻¹²⁶."""
    return _approximate("tk_exp2", "ex2", x)


def short_exponential(x: Expr) -> Expr:
    """exp(x) as 2^(x · log2 e): three instructions instead of ten, and an error of 2⁻²² + |x| · 2⁻²³ of exp(x) (CUDA C++
    Programming Guide, __expf): beside 16-bit results nothing, and where |x| is large exp(x) is small or ∞."""
    return power_of_2(x * f32(math.log2(math.e)))


def short_sigmoid(x: Expr) -> Expr:
    """1 / (1 + exp(−x)) by one exponential and a reciprocal in one instruction: an error of 2⁻²² more. A division takes ten and
    a branch, and no two are under way at once."""
    power = power_of_2(_scaled(x, -math.log2(math.e)))
    return _reciprocal(f32(1.0) + power)


def short_gelu(x: Expr) -> Expr:
    """x · Φ(x) = x / (1 + 2^(−x · P(x²))): at most 1e-5 from it, and 3e-3 of it down to x = −5. It keeps NaN; −∞ gives NaN as
    x / 2 · (1 + erf(x / √2)) does."""

    square = tirx.min(x * x, f32(_END))
    power: Expr = f32(_LOGIT[-1])
    for coefficient in reversed(_LOGIT[:-1]):
        power = power * square + f32(coefficient)
    return x * _reciprocal(f32(1.0) + power_of_2(f32(0.0) - x * power))


def gelu_argument(value: Expr) -> Expr | None:
    """x where `value` is what legalize/gelus.py makes of gelu(x) in float32: max(x, 0) − (x > 16 ? 0 : |x|) · exp2(…); None
    for anything else."""
    if not isinstance(value, tirx.Sub) or not isinstance(value.a, tirx.Max) or not isinstance(value.b, tirx.Mul):
        return None
    x, (size, power) = value.a.a, (value.b.a, value.b.b)
    if not isinstance(size, tirx.Select) or call_name(power) != "exp2":
        return None
    return x if tvm_ffi.structural_equal(size.false_value, tirx.abs(x)) else None


def short_exponentials(value: Expr) -> Expr:
    """`value` with its powers of e and 2 in float32 computed so."""

    def short(node: Expr) -> Expr:
        name = call_name(node)
        if name not in ("exp", "exp2") or str(node.ty.dtype) != "float32":
            return node
        return power_of_2(node.args[0]) if name == "exp2" else short_exponential(node.args[0])

    return tvm_ffi.structural_map(value, [(Call, short)])


def short_functions(value: Expr) -> Expr:
    """`value` with its exponentials, sigmoids and GELUs in float32 computed so."""

    def sigmoid(node: Expr) -> Expr:
        return short_sigmoid(node.args[0]) if call_name(node) == "sigmoid" and str(node.ty.dtype) == "float32" else node

    def gelu(node: Expr) -> Expr:
        x = gelu_argument(node)
        return node if x is None else short_gelu(x)

    return short_exponentials(tvm_ffi.structural_map(value, [(tirx.Sub, gelu), (Call, sigmoid)]))


def _scaled(x: Expr, factor: float) -> Expr:
    """x times a constant, in a constant factor or in both terms of a sum where x has one: gelu_tanh's x · (a + b · x²)."""

    def inside(node: Expr) -> Expr | None:
        if isinstance(node, tirx.FloatImm):
            return f32(float(node.value) * factor)
        if isinstance(node, tirx.Mul):
            for one, other in ((node.a, node.b), (node.b, node.a)):
                if (scaled := inside(one)) is not None:
                    return scaled * other
        if isinstance(node, tirx.Add):
            first, second = inside(node.a), inside(node.b)
            return None if first is None or second is None else first + second
        return None

    scaled = inside(x)
    return x * f32(factor) if scaled is None else scaled


def _reciprocal(x: Expr) -> Expr:
    """1 / x of float32 in one instruction, 0 above 2¹²⁶."""
    return _approximate("tk_reciprocal", "rcp", x)


def _approximate(name: str, instruction: str, x: Expr) -> Expr:
    """One of the special function unit's instructions, as a CUDA function of this name."""
    source = f"""
__forceinline__ __device__ float {name}(float x) {{
  float y;
  asm("{instruction}.approx.ftz.f32 %0, %1;" : "=f"(y) : "f"(x));
  return y;
}}
"""
    return cuda_func_call(name, x, source_code=source, return_type="float32")


def rounded_once(value: Expr) -> Expr:
    """`value` with int8(round(x)) of float32, a rounding to the nearest even and a conversion, as one conversion that rounds
    so: an SM does 16 of either in a clock."""

    def converted(node: Expr) -> Expr:
        inner = node.value
        if str(node.ty.dtype) not in ("int8", "int16", "int32") or str(inner.ty.dtype) != "float32":
            return node
        if call_name(inner) not in ("nearbyint", "round"):
            return node
        rounded = tirx.call_pure_extern("int32", "__float2int_rn", inner.args[0])
        return rounded if str(node.ty.dtype) == "int32" else tirx.Cast(str(node.ty.dtype), rounded)

    return tvm_ffi.structural_map(value, [(tirx.Cast, converted)])


@cache
def install_log1p() -> None:
    """Make TVM's CUDA code generator call CUDA's log1p, in this process."""
    register_intrin_lowering("tirx.log1p", "cuda", f=_log1p, level=99)


def _log1p(call: Call) -> Expr:
    dtype = str(call.ty.dtype)
    return tirx.call_pure_extern(dtype, "log1p" if dtype == "float64" else "log1pf", call.args[0])
