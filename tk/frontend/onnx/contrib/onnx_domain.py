"""Operators of ONNX Runtime's that files hold in ONNX's own domain, as its optimizer and its model builder write them."""

from __future__ import annotations

from onnx import GraphProto, ModelProto, defs, helper

from tk.frontend.onnx.contrib.stand_ins import subgraphs
from tk.frontend.onnx.contrib.table import DOMAIN, IN_ONNX_S_DOMAIN

__all__ = ["make_known", "rename"]


def make_known() -> None:
    """Gives the operators schemas without a body, so that ONNX's checker takes files that hold them."""
    parameter, option = defs.OpSchema.FormalParameter, defs.OpSchema.FormalParameterOption
    floats = ["tensor(float16)", "tensor(float)", "tensor(double)", "tensor(bfloat16)"]
    for name in IN_ONNX_S_DOMAIN:
        if defs.has(name):
            continue
        inputs = [parameter("X", "T"), parameter("scale", "V")]
        outputs = [parameter("Y", "V"), parameter("inv_std_var", "U", param_option=option.Optional)]
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
    if _rename(model.graph) + sum(_rename(function) for function in model.functions):  # type: ignore[arg-type]
        for each in (model, *model.functions):
            if DOMAIN not in {entry.domain for entry in each.opset_import}:
                each.opset_import.append(helper.make_opsetid(DOMAIN, 1))


def _rename(graph: GraphProto) -> int:
    count = 0
    for node in graph.node:
        if node.domain in ("", "ai.onnx") and node.op_type in IN_ONNX_S_DOMAIN:
            node.domain = DOMAIN
            count += 1
        count += sum(map(_rename, subgraphs(node)))
    return count
