"""torch's while_loop: a loop of the compiled program, whose condition and body are programs of their own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import torch
import tvm
from torch import fx
from tvm import relax

from tk.errors import ImportModelError, message
from tk.frontend.loops import add_loop, loop_part
from tk.frontend.ops.emitting import dataflow
from tk.frontend.torch.ops.complex import Complex
from tk.graph.dataflow_blocks import split_at_counts

if TYPE_CHECKING:
    from tk.frontend.model import Model
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]


def _while_loop(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """while_loop(condition, body, carried, given): body(*carried, *given) for as long as condition(*carried, *given)."""
    condition, body, carried, given = node.args
    graphs = [importer.env[graph] for graph in (condition, body)]
    values = [_tensor(importer, each) for each in carried]
    sizes = _sizes(importer, graphs)
    shape = [relax.ShapeExpr([importer.variables[name] for name in sizes])] if sizes else []
    holds, step = (_part(importer, role, graph, sizes) for role, graph in zip(("condition", "body"), graphs, strict=True))
    passed = [_tensor(importer, each) for each in given if isinstance(_value(each), torch.Tensor)]
    return add_loop(importer.block_builder, importer.loops, holds, step, values, [*passed, *shape])


def _tensor(importer: Importer, value: Any) -> relax.Expr:
    """A value that a loop takes, which is a real tensor."""
    have = _value(value)
    if not isinstance(have, torch.Tensor) or isinstance(importer.env[value], Complex):
        raise ImportModelError(
            message(
                "a while_loop takes what is no real tensor",
                need="real tensors",
                have=have.dtype if isinstance(have, torch.Tensor) else f"a {type(have).__name__}",
                do="carry real and imaginary parts (torch.view_as_real), and tensors in place of numbers",
            )
        )
    return importer.env[value]


def _value(value: Any) -> Any:
    return value.meta.get("val") if isinstance(value, fx.Node) else value


def _sizes(importer: Importer, graphs: Sequence[fx.GraphModule]) -> list[str]:
    """The symbols that a part's graph computes with and no tensor that it takes has as a dim by itself: they are passed beside
    the tensors, as a shape."""
    used, alone = set[str](), set[str]()
    for node in (node for graph in graphs for node in graph.graph.nodes):
        value: Any = node.meta.get("val")
        for size in getattr(value, "shape", [value]):
            if isinstance(size, torch.SymInt):
                expression = size.node.expr
                used |= {str(symbol) for symbol in expression.free_symbols}
                if node.op == "placeholder" and isinstance(value, torch.Tensor) and expression.is_Symbol:
                    alone.add(str(expression))
    return sorted((used - alone) & set(importer.variables))


def _part(importer: Importer, role: str, module: fx.GraphModule, sizes: Sequence[str]) -> Model:
    """A part of the loop as a model: it takes tensors, and the `sizes` as a shape behind them."""
    names = {symbol: str(getattr(each, "name", symbol)) for symbol, each in importer.variables.items()}
    own = {name: tvm.tirx.Var(name, "int64") for name in names.values()}
    inner = type(importer)({symbol: own[name] for symbol, name in names.items()}, importer.bounds)
    inner.loops = importer.loops
    inner.refuse_unsupported(module.graph)
    taken = {node: node.meta["val"] for node in module.graph.find_nodes(op="placeholder")}
    tensors = {
        node.name: relax.Var(
            f"value_{i}", relax.TensorType([inner.size(size) for size in value.shape], inner.stored_dtype(value.dtype))
        )
        for i, (node, value) in enumerate(taken.items())
        if isinstance(value, torch.Tensor)
    }
    bound: dict[str, Any] = {n.name: inner.size(v) for n, v in taken.items() if isinstance(v, int | torch.SymInt)}
    shape = [relax.Var("sizes", relax.ShapeType([inner.variables[name] for name in sizes]))] if sizes else []
    params = [*tensors.values(), *shape]
    builder = inner.block_builder
    with builder.function("main", params, attrs={"num_input": len(params)}):
        with dataflow(builder):
            results = inner.translate(module.graph, {**bound, **tensors}, {})
            if role == "condition":
                results = [_truth(inner, results[0])]
            result = builder.emit_output(relax.Tuple(inner.asserted(results)))
        builder.emit_func_output(result)
    mod = builder.get()
    if counts := {variable.name for variable in inner.counts.values()}:
        mod["main"] = split_at_counts(mod["main"], counts).with_attr("counts", sorted(counts))
    return loop_part(role, mod, {names[symbol]: span for symbol, span in importer.bounds.items() if symbol in names})


def _truth(importer: Importer, value: Any) -> relax.Expr:
    """What a condition gives, as one boolean without dims."""
    if isinstance(value, bool):
        return relax.const(value, "bool")
    if not isinstance(value, relax.Expr):
        raise ImportModelError(
            message(
                "the condition of a while_loop is of sizes",
                need="a tensor of one boolean",
                do="make it a tensor: torch.full((), x.shape[0]) > n",
            )
        )
    flat = importer.block_builder.emit(relax.op.reshape(value, []))
    return importer.block_builder.emit(relax.op.astype(flat, "bool"))


CONVERTERS = {"while_loop": _while_loop}
