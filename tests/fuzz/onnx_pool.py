"""AveragePool and LpPool with ceil_mode by ONNX's text: the reference evaluator of ONNX 1.23 shifts their windows."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
from onnx import NodeProto, helper

__all__ = ["pooled", "takes"]

Array = np.ndarray[Any, Any]


def takes(node: NodeProto) -> bool:
    """Whether `pooled` is to stand for the evaluator."""
    if node.op_type not in ("AveragePool", "LpPool"):
        return False
    attributes = {attribute.name: helper.get_attribute_value(attribute) for attribute in node.attribute}
    return bool(attributes.get("ceil_mode", 0)) and attributes.get("auto_pad", b"NOTSET") == b"NOTSET"


def pooled(node: NodeProto, x: Array) -> Array:
    """The node's result. A window that begins behind the data and its first padding is none; what it has behind all padding
    counts in no average."""
    attributes = {attribute.name: helper.get_attribute_value(attribute) for attribute in node.attribute}
    kernel = list(attributes["kernel_shape"])
    rank = len(kernel)
    strides, dilations = attributes.get("strides", [1] * rank), attributes.get("dilations", [1] * rank)
    pads, sizes = list(attributes.get("pads", [0] * 2 * rank)), x.shape[-rank:]
    counts = []
    for n, k, s, d, before, behind in zip(sizes, kernel, strides, dilations, pads[:rank], pads[rank:], strict=True):
        reach = n + before + behind - (k - 1) * d - 1
        count = -(-reach // s) + 1
        counts.append(count - ((count - 1) * s >= n + before))
    wide = x.astype(np.float64)
    out = np.zeros((*x.shape[:-rank], *counts))
    for at in itertools.product(*map(range, counts)):
        total, inside, padded = np.zeros(x.shape[:-rank]), 0, 0
        for tap in itertools.product(*map(range, kernel)):
            index = [o * s - b + k * d for o, s, b, k, d in zip(at, strides, pads, tap, dilations, strict=False)]
            padded += all(i < n + behind for i, n, behind in zip(index, sizes, pads[rank:], strict=True))
            if all(0 <= i < n for i, n in zip(index, sizes, strict=True)):
                value = wide[(..., *index)]
                inside += 1
                total = total + (value if node.op_type == "AveragePool" else np.abs(value) ** attributes.get("p", 2))
        if node.op_type == "AveragePool":
            total = total / (padded if attributes.get("count_include_pad", 0) else inside)
        else:
            total = total ** (1 / attributes.get("p", 2))
        out[(..., *at)] = total
    return np.asarray(out.astype(x.dtype))
