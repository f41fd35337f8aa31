"""Operators of ONNX Runtime's that files hold in ONNX's own domain, as its optimizer and its model builder write them."""

from __future__ import annotations

from collections.abc import Iterable

from onnx import ModelProto, NodeProto, ValueInfoProto, defs, helper

from tk.frontend.onnx.contrib.stand_ins import subgraphs
from tk.frontend.onnx.contrib.table import DOMAIN, IN_ONNX_S_DOMAIN

__all__ = ["make_known", "rename", "with_head_sizes"]


def make_known() -> None:
    """Gives the operators schemas without a body, so that ONNX's checker takes files that hold them."""
    parameter, option = defs.OpSchema.FormalParameter, defs.OpSchema.FormalParameterOption
    floats = ["tensor(float16)", "tensor(float)", "tensor(double)", "tensor(bfloat16)"]
    for name, since in IN_ONNX_S_DOMAIN.items():
        if defs.has(name, since - 1, ""):
            continue
        inputs = [parameter("X", "T"), parameter("scale", "V"), parameter("B", "V", param_option=option.Optional)]
        outputs = [
            parameter("Y", "V"),
            *(parameter(each, "U", param_option=option.Optional) for each in ("mean", "inv_std_var")),
        ]
        constraints = [(each, floats, "") for each in ("T", "U", "V")]
        kinds = {"axis": defs.OpSchema.AttrType.INT, "epsilon": defs.OpSchema.AttrType.FLOAT}
        kinds["stash_type"] = defs.OpSchema.AttrType.INT
        attributes = [defs.OpSchema.Attribute(each, kind, required=False) for each, kind in kinds.items()]
        schema = defs.OpSchema(
            name, "", 1, "Of ONNX Runtime.", inputs=inputs, outputs=outputs, type_constraints=constraints, attributes=attributes
        )
        defs.register_schema(schema)


def rename(model: ModelProto) -> None:
    """Puts the operators into the domain com.microsoft."""
    opset = max((entry.version for entry in model.opset_import if entry.domain in ("", "ai.onnx")), default=1)
    if sum(_rename(part.node, opset) for part in (model.graph, *model.functions)):
        for each in (model, *model.functions):
            if DOMAIN not in {entry.domain for entry in each.opset_import}:
                each.opset_import.append(helper.make_opsetid(DOMAIN, 1))


def _rename(nodes: Iterable[NodeProto], opset: int) -> int:
    count = 0
    for node in nodes:
        if node.domain in ("", "ai.onnx") and opset < IN_ONNX_S_DOMAIN.get(node.op_type, 0):
            node.domain = DOMAIN
            count += 1
        count += sum(_rename(graph.node, opset) for graph in subgraphs(node))
    return count


PAST = {"GroupQueryAttention": (3, 4), "MultiHeadAttention": (6, 7)}
"""The inputs that are pasts [batch, heads, length, size]."""


def with_head_sizes(model: ModelProto) -> ModelProto:
    """`model`, whose types are inferred, with the symbolic dims written out that stand for the size of a head in a past: its
    model builder names them, though they follow from the queries."""
    values = {value.name: value for value in [*model.graph.input, *model.graph.value_info]}
    passed = {value.name for value in model.graph.input}
    sizes: dict[str, int] = {}
    for node in model.graph.node:
        for index in PAST.get(node.op_type, ()) if node.domain == DOMAIN else ():
            past = node.input[index] if index < len(node.input) else ""
            size = _head_size(node, values)
            dims = values[past].type.tensor_type.shape.dim if past in passed else []
            if size and len(dims) == 4 and dims[3].dim_param:
                sizes[dims[3].dim_param] = size
    for value in [*model.graph.input, *model.graph.output, *model.graph.value_info]:
        for dim in value.type.tensor_type.shape.dim:
            if dim.dim_param in sizes:
                dim.dim_value = sizes[dim.dim_param]
    return model


def _head_size(node: NodeProto, values: dict[str, ValueInfoProto]) -> int:
    """How wide a head of an attention is; 0 where that is not known."""
    counts = {each.name: each.i for each in node.attribute if each.name in ("num_heads", "kv_num_heads")}
    heads = counts.get("num_heads", 0)
    if len(node.input) < 2 or not node.input[1]:  # queries, keys and values in one
        heads += 2 * counts.get("kv_num_heads", 0)
    dims = values[node.input[0]].type.tensor_type.shape.dim if node.input[0] in values else []
    return dims[2].dim_value // heads if len(dims) == 3 and heads else 0
