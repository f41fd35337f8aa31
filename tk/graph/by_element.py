"""Operators by element, and functions that importers wrote for one, computed of tensors that lie in another way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tvm import relax
from tvm.s_tir import Schedule
from tvm.tirx import IndexMap

from tk.graph.dataflow import BY_ELEMENT, name_of, operator_of

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr, GlobalVar
    from tvm.tirx import PrimFunc

__all__ = ["OPERANDS", "Relaid", "operands_by_element"]

UNARY = frozenset(("astype", "clip", "nn.gelu", "nn.gelu_tanh", "nn.leakyrelu", "nn.relu", "nn.silu", "sigmoid", "tanh"))
MORE = frozenset(("abs", "cos", "erf", "exp", "isnan", "log", "logical_not", "negative", "rsqrt", "sin", "sqrt", "square"))
BINARY = frozenset(("add", "divide", "maximum", "minimum", "multiply", "power", "subtract"))
COMPARISONS = frozenset(("equal", "greater", "greater_equal", "less", "less_equal", "logical_and", "logical_or", "not_equal"))
OPERANDS = {**dict.fromkeys(UNARY | MORE, 1), **dict.fromkeys(BINARY | COMPARISONS, 2), "where": 3}


def operands_by_element(mod: tvm.IRModule, call: Call) -> list[Expr]:
    """The tensors that a call in `mod` computes by element of; none where it does not."""
    if name_of(call) == BY_ELEMENT and len(call.args) == 2 and operator_of(mod, call) == BY_ELEMENT:
        return list(call.args[1].fields)
    return list(call.args[: OPERANDS.get(name_of(call), 0)])


class Relaid:
    """Calls by element of tensors whose element at index i lies at `moved(i)`: what is called is made once, by `builder`."""

    def __init__(self, builder: relax.BlockBuilder) -> None:
        self.builder = builder
        self.functions: dict[tuple[GlobalVar, object], GlobalVar] = {}

    def call(
        self, call: Call, args: Sequence[Expr], shape: Sequence[Expr], moved: Callable[..., list[Expr]], key: object
    ) -> Call:
        """What `call` computes, of `args` for its operands, where the result has `shape`; `key` tells `moved` from others."""
        if name_of(call) != BY_ELEMENT:
            return relax.Call(call.op, [*args, *list(call.args)[len(args) :]], call.attrs, call.ty_args)
        own = call.args[0]
        if (own, key) not in self.functions:
            made = _relaid(self.builder.get()[own], moved, int(call.ty.ndim))
            self.functions[own, key] = self.builder.add_func(made, own.name_hint)
        return relax.call_tir(self.functions[own, key], list(args), out_ty=relax.TensorType(list(shape), call.ty.dtype))


def _relaid(func: PrimFunc, moved: Callable[..., list[Expr]], rank: int) -> PrimFunc:
    """A function of one block, by element of tensors of `rank` axes, whose elements all go elsewhere."""
    sch, index_map = Schedule(func.with_attr("global_symbol", "main")), IndexMap.from_func(moved, ndim=rank)
    (block,) = sch.get_child_blocks(sch.get_sblock("root"))
    for kind, regions in (("read", sch.get(block).reads), ("write", sch.get(block).writes)):
        for number in range(len(regions)):
            sch.transform_layout(block, (kind, number), index_map)
    sch.transform_block_layout(block, index_map)
    return sch.mod["main"].without_attr("global_symbol")
