"""The bodies that ONNX gives many of its operators, as functions of a model, for ONNX's inliner to put in their place; and what
that inliner leaves out of a model's own functions."""

from __future__ import annotations

import copy
from collections.abc import Iterable, Iterator, Mapping

import onnx
import onnx.shape_inference
from onnx import AttributeProto, FunctionProto, GraphProto, ModelProto, NodeProto, TypeProto, helper

from tk.frontend.onnx.contrib.stand_ins import infer

__all__ = ["name_bodies", "with_defaults"]

DOMAIN = "tk.bodies"


Defaults = Mapping[tuple[str, str, str], list[AttributeProto]]


def with_defaults(model: ModelProto) -> ModelProto:
    """`model`, whose calls of its functions give all attributes that these have a default for. ONNX's inliner knows no default:
    a node of the body loses an attribute that a call does not give, and has its own operator's default instead."""
    defaults = {(each.domain, each.name, each.overload): list(each.attribute_proto) for each in model.functions}
    if not any(defaults.values()):
        return model
    model = copy.deepcopy(model)
    for nodes in (model.graph.node, *(each.node for each in model.functions)):
        _give_defaults(nodes, defaults)
    return model


def _give_defaults(nodes: Iterable[NodeProto], defaults: Defaults) -> None:
    for node in nodes:
        given = {attribute.name for attribute in node.attribute}
        named = defaults.get((node.domain, node.op_type, node.overload), [])
        node.attribute.extend(each for each in named if each.name not in given)
        for attribute in node.attribute:
            for graph in (attribute.g, *attribute.graphs):
                _give_defaults(graph.node, defaults)


def name_bodies(model: ModelProto, nodes: list[NodeProto]) -> bool:
    """Makes each of `nodes`, of `model`, whose operator has a body a call of a function of the model that holds it. Whether
    there was one."""
    versions = {entry.domain: entry.version for entry in model.opset_import}
    types = dict(_types(_inferred(model).graph))
    count = 0
    for node in nodes:
        version = versions.get(node.domain, versions.get("ai.onnx", 1))
        if (body := _body(node, version, types)) is None:
            continue
        body.domain, body.name = DOMAIN, f"{node.op_type}_{count}"
        for entry in body.opset_import:
            entry.version = max(entry.version, versions.get(entry.domain, entry.version))
        model.functions.append(body)
        node.domain, node.op_type = body.domain, body.name
        count += 1
    if count and DOMAIN not in versions:
        model.opset_import.append(helper.make_opsetid(DOMAIN, 1))
    return bool(count)


def _inferred(model: ModelProto) -> ModelProto:
    try:
        return infer(model)
    except onnx.shape_inference.InferenceError:
        return model  # said when the model is ready


def _types(graph: GraphProto) -> Iterator[tuple[str, TypeProto]]:
    """The types of values by name, those of subgraphs too."""
    for tensor in graph.initializer:
        yield tensor.name, helper.make_tensor_type_proto(tensor.data_type, list(tensor.dims))
    for value in [*graph.input, *graph.value_info, *graph.output]:
        yield value.name, value.type
    for node in graph.node:
        for attribute in node.attribute:
            if attribute.type == onnx.AttributeProto.GRAPH:
                yield from _types(attribute.g)


def _body(node: NodeProto, version: int, types: dict[str, TypeProto]) -> FunctionProto | None:
    """The body of `node`, whose attributes are completed by their defaults; None where ONNX has none for these inputs."""
    try:
        schema = onnx.defs.get_schema(node.op_type, version, node.domain)
    except onnx.defs.SchemaError:
        return None
    if schema.has_function:
        _complete(node, schema)
        return FunctionProto.FromString(schema.function_body.SerializeToString())
    if not schema.has_context_dependent_function:
        return None
    known = [types.get(name, TypeProto()).SerializeToString() for name in node.input]
    body = schema.get_context_dependent_function(node.SerializeToString(), known)
    return FunctionProto.FromString(body) if body else None


def _complete(node: NodeProto, schema: onnx.defs.OpSchema) -> None:
    given = {attribute.name for attribute in node.attribute}
    for name, attribute in schema.attributes.items():
        if name not in given and attribute.default_value.name:
            node.attribute.append(attribute.default_value)
