"""Numbers of float8 outside of matmuls: casts as calls of tk's device library (matrix_library.ll), arithmetic in float32.

    float32(x)  →  tk_from_float8_e4m3fn(code of x)                   float8(x)  →  tk_to_float8_e4m3fn(x), a code

Rounding is to the nearest, ties to even; what is beyond the greatest number becomes the type's infinity, or NaN, as in torch
and ml_dtypes. TVM's own casts take subnormal numbers for normal ones, and fnuz for the other types.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    import tvm
    from tvm.ir import Expr, TensorLoad
    from tvm.tirx import Buffer, BufferStore, PrimFunc, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["FLOAT8", "float8_casts"]

FLOAT8 = ("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz")
_STORED = (*FLOAT8, "float8_e8m0fnu")  # a scale of blocks is moved and looked up, never computed with


def float8_casts(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of scheduled S-TIR functions, without casts from and to float8 and arithmetic on it, and with buffers of uint8 for
    those of float8 that a function allocates: TVM makes float16 of them."""
    import tvm

    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = _rewritten(func) if _has_float8(func) else func
    return updated


def _has_float8(func: PrimFunc) -> bool:
    """Whether a parameter is of float8, or anything is cast to it."""
    import tvm_ffi
    from tvm import tirx

    if any(hasattr(param.ty, "shape") and str(param.dtype) in _STORED for param in func.params):
        return True
    found: list[bool] = []
    tvm_ffi.structural_walk(func.body, [(tirx.Cast, lambda cast: found.append(_narrow(cast)))], order="post")
    return any(found)


def _rewritten(func: PrimFunc) -> PrimFunc:
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import Call, TensorLoad, Var

    new = _own_buffers(func)

    def load(node: TensorLoad, mutator: StructuralMutator) -> Expr:
        indices = [mutator.mutate(index) for index in node.indices]
        if node.source not in new:
            return tirx.BufferLoad(node.source, indices)
        return tirx.reinterpret(str(node.ty.dtype), tirx.BufferLoad(new[node.source], indices))

    def store(node: BufferStore, mutator: StructuralMutator) -> Stmt:
        value, indices = mutator.mutate(node.value), [mutator.mutate(index) for index in node.indices]
        return (
            tirx.BufferStore(new[node.buffer], _codes(value), indices)
            if node.buffer in new
            else tirx.BufferStore(node.buffer, value, indices)
        )

    binary = (tirx.Add, tirx.Sub, tirx.Mul, tirx.Div, tirx.Max, tirx.Min)
    compared = (tirx.EQ, tirx.NE, tirx.LT, tirx.LE, tirx.GT, tirx.GE)
    rules = [
        (TensorLoad, load), (tirx.BufferStore, store), (Var, lambda node, _: new.get(node, node)),
        (tirx.Cast, _cast), (tirx.FloatImm, _constant), (binary, _arithmetic), (compared, _comparison),
        (tirx.Select, _selected), (Call, _call),
    ]  # fmt: skip
    return func.with_body(tvm_ffi.structural_mutate(func.body, rules))


def _own_buffers(func: PrimFunc) -> dict[Buffer, Buffer]:
    """Buffers of uint8 for those of float8 that a function allocates, but for those that have another name in a block."""
    import tvm_ffi
    from tvm import tirx
    from tvm.s_tir import SBlock

    allocated: list[Buffer] = []
    shared: list[Buffer] = []

    def block(node: SBlock) -> None:
        allocated.extend(node.alloc_buffers)
        shared.extend(region.source.buffer for region in node.match_buffers)

    rules = [(SBlock, block), (tirx.AllocBuffer, lambda stmt: allocated.append(stmt.buffer))]
    tvm_ffi.structural_walk(func.body, rules, order="pre")
    return {
        buffer: tirx.decl_buffer(buffer.shape, "uint8", name=buffer.name, scope=buffer.scope())
        for buffer in allocated
        if str(buffer.dtype) in _STORED and not any(buffer.same_as(each) for each in shared)
    }


def _narrow(value: Any) -> bool:
    """Whether a value is of float8, whatever its lanes."""
    return _scalar(str(getattr(value.ty, "dtype", ""))) in FLOAT8  # a call's type may be a pointer's


def _scalar(dtype: str) -> str:
    return dtype if dtype in FLOAT8 else dtype.rpartition("x")[0] or dtype


def _as(scalar: str, value: Any) -> str:
    """The dtype `scalar` with the lanes of a value."""
    dtype = str(value.ty.dtype)
    return scalar + dtype[len(_scalar(dtype)) :]


def _cast(node: Any, mutator: StructuralMutator) -> Expr:
    from tvm import tirx

    node = mutator.default_mutate(node)
    value, dtype = node.value, str(node.ty.dtype)
    if _narrow(value):
        value = _decoded(value)
    if _narrow(node):
        return _encoded(value, dtype)
    return value if str(value.ty.dtype) == dtype else tirx.Cast(dtype, value)


def _constant(node: Any, mutator: StructuralMutator) -> Expr:
    import ml_dtypes
    import numpy as np
    from tvm import tirx

    dtype = str(node.ty.dtype)
    if dtype not in FLOAT8:
        return node
    code = np.array([float(node.value)]).astype(getattr(ml_dtypes, dtype)).view("uint8")[0]
    return tirx.reinterpret(dtype, tirx.const(int(code), "uint8"))


def _arithmetic(node: Any, mutator: StructuralMutator) -> Expr:
    node = mutator.default_mutate(node)
    if not _narrow(node):
        return node
    return _encoded(type(node)(_decoded(node.a), _decoded(node.b)), str(node.ty.dtype))


def _comparison(node: Any, mutator: StructuralMutator) -> Expr:
    node = mutator.default_mutate(node)
    return type(node)(_decoded(node.a), _decoded(node.b)) if _narrow(node.a) else node


def _selected(node: Any, mutator: StructuralMutator) -> Expr:
    from tvm import tirx

    node = mutator.default_mutate(node)
    if not _narrow(node):
        return node
    found = tirx.Select(node.condition, _codes(node.true_value), _codes(node.false_value))
    return tirx.reinterpret(str(node.ty.dtype), found)


def _call(node: Any, mutator: StructuralMutator) -> Expr:
    """A call that takes or gives float8: conditional values stay codes, others are computed in float32."""
    from tvm import tirx

    node = mutator.default_mutate(node)
    name = getattr(node.op, "name", "").rpartition(".")[2]
    pointer = not hasattr(node.ty, "dtype")
    if pointer or name == "reinterpret" or not (_narrow(node) or any(map(_narrow, _values(node)))):
        return node
    dtype = str(node.ty.dtype)
    if name == "if_then_else":
        condition, *values = node.args
        return tirx.reinterpret(dtype, tirx.if_then_else(condition, *map(_codes, values)))
    args = [_decoded(arg) if _narrow(arg) else arg for arg in node.args]
    if not _narrow(node):
        return tirx.call_intrin(dtype, node.op.name, *args)
    return _encoded(tirx.call_intrin(_as("float32", node), node.op.name, *args), dtype)


def _values(call: Any) -> list[Any]:
    """The arguments that are no buffers."""
    from tvm.ir import Var

    return [arg for arg in call.args if hasattr(arg, "ty") and not isinstance(arg, Var)]


def _codes(value: Any) -> Any:
    from tvm import tirx

    return tirx.reinterpret(_as("uint8", value), value)


def _decoded(value: Any) -> Any:
    """A value of float8 in float32."""
    from tvm import tirx

    function = f"tk_from_{_scalar(str(value.ty.dtype))}"
    return _by_lane(_codes(value), lambda code: tirx.call_pure_extern("float32", function, tirx.Cast("uint32", code)))


def _encoded(value: Any, dtype: str) -> Any:
    """A value of any other dtype in that of float8, with as many lanes."""
    from tvm import tirx

    def code(one: Any) -> Any:
        kind = str(one.ty.dtype)
        single = tirx.call_pure_extern("float32", "tk_odd_float32", one) if kind == "float64" else one
        single = single if kind in ("float32", "float64") else tirx.Cast("float32", one)
        return tirx.Cast("uint8", tirx.call_pure_extern("uint32", f"tk_to_{_scalar(dtype)}", single))

    return tirx.reinterpret(dtype, _by_lane(value, code))


def _by_lane(value: Any, compute: Callable[[Any], Any]) -> Any:
    """What `compute` makes of each lane of a value."""
    from tvm import DataType, tirx

    lanes = int(DataType(str(value.ty.dtype)).lanes)
    if lanes == 1:
        return compute(value)
    var, numbers = tirx.Var("lanes", value.ty), [tirx.const(lane, "int32") for lane in range(lanes)]
    return tirx.Let(var, value, tirx.Shuffle([compute(tirx.Shuffle([var], [number])) for number in numbers], numbers))
