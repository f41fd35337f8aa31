"""Types of what operators of com.microsoft give, for ONNX's shape inference, which knows none of them.

Inference runs on a model in which each such node is replaced by nodes of ONNX's with results of its types: y = Identity(x)
where the shape stays, y = Reshape(x, unknown) where nothing is known of it. What is found is written into the model itself.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import onnx
import onnx.shape_inference
from onnx import GraphProto, ModelProto, NodeProto, TensorProto, ValueInfoProto, helper

from tk.frontend.onnx.contrib.table import DOMAIN, GIVES, SAME_SHAPE

__all__ = ["holds_contrib", "infer", "subgraphs"]

UNKNOWN = "tk.unknown_shape"
SMALL = 1024  # elements of an initializer whose values may be sizes


def infer(model: ModelProto) -> ModelProto:
    """onnx.shape_inference.infer_shapes, which sees through operators of com.microsoft. Raises InferenceError."""
    if not holds_contrib(model.graph):
        return onnx.shape_inference.infer_shapes(model)
    stand_in = ModelProto(ir_version=model.ir_version, opset_import=model.opset_import, functions=model.functions)
    stand_in.graph.CopyFrom(_without_data(model.graph))
    stand_in.graph.input.append(helper.make_tensor_value_info(UNKNOWN, TensorProto.INT64, [None]))
    _replace(stand_in.graph)
    inferred = onnx.shape_inference.infer_shapes(stand_in)
    result = ModelProto()
    result.CopyFrom(model)
    _take(inferred.graph, result.graph)
    return onnx.shape_inference.infer_shapes(result)


def holds_contrib(graph: GraphProto) -> bool:
    """Whether a node of the graph, or of its subgraphs, is of com.microsoft."""
    return any(node.domain == DOMAIN or any(map(holds_contrib, subgraphs(node))) for node in graph.node)


def subgraphs(node: NodeProto) -> list[GraphProto]:
    return [each.g for each in node.attribute if each.type == onnx.AttributeProto.GRAPH]


def _without_data(graph: GraphProto) -> GraphProto:
    """The graph, its large initializers inputs of their types."""
    plain = GraphProto(name=graph.name, node=graph.node, output=graph.output, value_info=graph.value_info)
    plain.input.extend(graph.input)
    taken = {value.name for value in graph.input}
    for tensor in graph.initializer:
        if math.prod(tensor.dims) <= SMALL and tensor.data_location != TensorProto.EXTERNAL:
            plain.initializer.append(tensor)
        elif tensor.name not in taken:
            plain.input.append(helper.make_tensor_value_info(tensor.name, tensor.data_type, list(tensor.dims)))
    return plain


def _replace(graph: GraphProto) -> None:
    nodes: list[NodeProto] = []
    for node in graph.node:
        for inner in subgraphs(node):
            _replace(inner)
        nodes += _stand_ins(node) if node.domain == DOMAIN else [node]
    kept = [NodeProto.FromString(node.SerializeToString()) for node in nodes]
    del graph.node[:]
    graph.node.extend(kept)


def _stand_ins(node: NodeProto) -> Iterator[NodeProto]:
    """Nodes that give results of the types that those of `node` have."""
    gives = GIVES.get(node.op_type, ())
    for i, name in enumerate(node.output):
        source = gives[i] if i < len(gives) else 0
        if not name:
            continue
        if isinstance(source, str):
            like = f"{name}.shape"
            yield helper.make_node("Reshape", [node.input[0], UNKNOWN], [like])
            yield helper.make_node("Cast", [like], [name], to=int(source[1:]))
        elif source >= len(node.input) or not node.input[source]:
            continue
        elif i == 0 and node.op_type in SAME_SHAPE:
            both = [node.input[0], node.input[source]]
            yield helper.make_node("CastLike", both, [name]) if source else helper.make_node("Identity", both[:1], [name])
        else:
            yield helper.make_node("Reshape", [node.input[source], UNKNOWN], [name])


def _take(inferred: GraphProto, graph: GraphProto) -> None:
    """Writes the types that are known of values in `inferred` into `graph` and, node by node, into its subgraphs."""
    have = {value.name for value in [*graph.value_info, *graph.input, *graph.output]}
    given = {name for node in graph.node for name in node.output}
    for value in inferred.value_info:
        if value.name not in have and value.name in given:
            graph.value_info.append(ValueInfoProto.FromString(value.SerializeToString()))
    inner = ([sub for node in each.node for sub in subgraphs(node)] for each in (inferred, graph))
    for of_inferred, of_graph in zip(*inner, strict=True):
        _take(of_inferred, of_graph)
