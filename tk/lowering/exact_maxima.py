"""Differences from a maximum of products, of which none may be rounded less than the maximum is.

    m = max(m, x · c)        rounds each product
    e^(x · c − m)            of which code generators make a fused multiply-subtract that rounds it not at all

The difference where the maximum is, 0 as it is written, would be what m was rounded by: from |m| = 10⁹ on more than ±32, whose
power is ∞ or, of the whole row, nothing. Where a function takes a maximum or a minimum its differences therefore stay what they
are: on a CPU and on AMD's GPUs by a fence, which is no instruction, around what they are of; on NVIDIA's by `__fsub_rn`. AMD's
fence is tk_rounded_* of tk's device library (tk/rocm/lowering.py).
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call, StringImm, TensorLoad
from tvm.s_tir import SBlock

from tk.lowering.intrinsics import define_intrinsic

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, BufferStore, PrimFunc
    from tvm_ffi.structural import StructuralMutator

__all__ = ["FENCE", "exact_maxima"]

FENCE = "tirx.tk_rounded"
CHOICES = ("max", "min")  # in the names of functions that choose one of two numbers, or one of a warp's
ROUNDED = {"float32": "__fsub_rn", "float64": "__dsub_rn", "float16": "__hsub_rn"}


def exact_maxima(mod: tvm.IRModule, kind: str) -> tvm.IRModule:
    """`mod`, of S-TIR functions for a target of `kind`, with the differences of those that take a maximum or a minimum kept
    from contraction."""
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        maxima = _maxima(func)
        updated[var] = _kept(func, kind, maxima) if maxima else func
    return updated


def _maxima(func: PrimFunc) -> set[int]:
    """The buffers whose elements become the greater or smaller one of themselves and another number."""
    found: set[int] = set()

    def visit(store: BufferStore) -> None:
        if "float" in str(store.buffer.dtype) and any(_loads(each, store.buffer) for each in _chosen(store.value)):
            found.add(hash(store.buffer))

    tvm_ffi.structural_walk(func.body, [(tirx.BufferStore, visit)], order="pre")
    return found


def _chosen(value: Expr) -> list[Any]:
    """What `value` is one of, where it is a choice."""
    if isinstance(value, tirx.Max | tirx.Min):
        return [value.a, value.b]
    if isinstance(value, tirx.Select):
        return [value.true_value, value.false_value]
    if isinstance(value, Call):
        name = str(getattr(value.op, "name", ""))
        named = " ".join([name, *(str(each.value) for each in value.args if isinstance(each, StringImm))])
        return list(value.args) if name == "tirx.if_then_else" or any(word in named for word in CHOICES) else []
    return []


def _loads(value: Any, buffer: Any) -> bool:
    """Whether `value` is an element of `buffer`, or the choice of one."""
    if isinstance(value, TensorLoad):
        return bool(value.source.same_as(buffer))
    return any(_loads(each, buffer) for each in _chosen(value))


def _kept(func: PrimFunc, kind: str, maxima: set[int]) -> PrimFunc:
    own: list[Buffer] = []
    rules = [
        (SBlock, lambda block: own.extend(block.alloc_buffers)),
        (tirx.AllocBuffer, lambda stmt: own.append(stmt.buffer)),
    ]
    tvm_ffi.structural_walk(func.body, rules, order="pre")
    difference = partial(_difference, kind=kind, own={hash(buffer) for buffer in own} - maxima)
    return func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.Sub, difference)]))


def _difference(node: Expr, mutator: StructuralMutator, kind: str, own: set[int]) -> Expr:
    node = mutator.default_mutate(node)
    dtype = str(node.ty.dtype)
    operands = [node.a, node.b]
    computed = [_may_be_product(each, own) for each in operands]
    if not dtype.startswith("float") or not any(computed):
        return node
    if kind == "cuda":
        return tirx.call_pure_extern(dtype, ROUNDED[dtype], node.a, node.b) if dtype in ROUNDED else node
    define_intrinsic(FENCE, "x, rounded as a number of its dtype", _on_cpu, vectors=True)
    return tirx.Sub(
        *(tirx.call_intrin(dtype, FENCE, each) if fenced else each for each, fenced in zip(operands, computed, strict=True))
    )


def _may_be_product(value: Any, own: set[int]) -> bool:
    """Whether `value` is a product, or lies in one of the function's `own` buffers, which may be registers that have one."""
    if isinstance(value, TensorLoad):
        return hash(value.source) in own
    return isinstance(value, tirx.Mul | tirx.Let | tirx.Var)


def _on_cpu(call: Call) -> Expr:
    """A number twice its half: LLVM makes vectors of loops of numbers by itself, but not of fences, and what it may contract
    is the doubling, which rounds nothing."""
    dtype = str(call.ty.dtype)
    if tvm.DataType(dtype).lanes > 1:
        return tirx.call_llvm_pure_intrin(dtype, "llvm.arithmetic.fence", call.args[0])
    return tirx.Mul(tirx.Mul(call.args[0], tirx.const(0.5, dtype)), tirx.const(2.0, dtype))
