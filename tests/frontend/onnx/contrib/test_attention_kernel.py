"""GroupQueryAttention is one kernel on a GPU: a step in one buffer, a step in a growing cache, and a prompt. So is
MultiHeadAttention over a growing cache, whose length is a sum."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import ModelProto, TensorProto, helper, numpy_helper

import tk
from tests.sample import sample
from tk.frontend.onnx.load import load_onnx
from tk.pipeline import to_schedule
from tk.target import resolve

HEADS, FEWER, SIZE = 8, 2, 64


def decoder(rows: int, past: int | str, total: int | str) -> ModelProto:
    """One attention as GenAI's model builder writes it: the lengths follow from a mask [batch, total]."""
    half, whole = TensorProto.FLOAT16, TensorProto.INT64
    takes = [("q", half, [2, rows, HEADS * SIZE]), ("k", half, [2, rows, FEWER * SIZE]), ("v", half, [2, rows, FEWER * SIZE])]
    takes += [(name, half, [2, FEWER, past, SIZE]) for name in ("past_k", "past_v")] + [("mask", whole, [2, total])]
    gives = [("y", half, [2, rows, HEADS * SIZE]), *((name, half, [2, FEWER, total, SIZE]) for name in ("new_k", "new_v"))]
    attention = ["q", "k", "v", "past_k", "past_v", "lengths", "total", "cos", "sin"]
    nodes = [
        helper.make_node("ReduceSum", ["mask", "axis"], ["sums"], keepdims=0),
        helper.make_node("Sub", ["sums", "one"], ["last"]),
        helper.make_node("Cast", ["last"], ["lengths"], to=TensorProto.INT32),
        helper.make_node("Shape", ["mask"], ["shape"]),
        helper.make_node("Gather", ["shape", "one"], ["columns"], axis=0),
        helper.make_node("Cast", ["columns"], ["total"], to=TensorProto.INT32),
        helper.make_node(
            "GroupQueryAttention", attention, [name for name, *_ in gives], domain="com.microsoft", num_heads=HEADS,
            kv_num_heads=FEWER, do_rotary=1,
        ),
    ]  # fmt: skip
    tables = [numpy_helper.from_array(np.ones((2048, SIZE // 2), np.float16), name) for name in ("cos", "sin")]
    numbers = [numpy_helper.from_array(np.array([1]), "axis"), numpy_helper.from_array(np.array(1), "one")]
    inputs, outputs = ([helper.make_tensor_value_info(*each) for each in values] for values in (takes, gives))
    graph = helper.make_graph(nodes, "g", inputs, outputs, [*tables, *numbers])
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(graph, opset_imports=opsets, ir_version=8)


@pytest.mark.parametrize(("rows", "past", "total"), sample([(1, 1024, 1024), (1, "past", "total"), (512, "past", 512)], 3))
def test_one_kernel(rows: int, past: int | str, total: int | str) -> None:
    model = load_onnx(decoder(rows, past, total))
    assert [spec.shape[2] for spec in model.signature.outputs[1:]] == [total, total]
    mod, _ = to_schedule(model, resolve("h200"))
    assert any(var.name_hint.startswith("fused_attention") for var in mod.get_global_vars())


def growing(rows: int, masked: str) -> ModelProto:
    """MultiHeadAttention of a call's rows behind past ones, with a mask [batch, total] or a bias, or without."""
    half, past, total = TensorProto.FLOAT16, "past", "total"
    takes = [(name, half, [2, rows, HEADS * SIZE]) for name in "qkv"]
    takes += [(name, half, [2, HEADS, past, SIZE]) for name in ("past_k", "past_v")]
    masks = {"mask": ("mask", TensorProto.INT32, [2, total]), "bias": ("bias", half, [2, 1, rows, total])}
    takes += [masks[masked]] if masked else []
    gives = [("y", half, [2, rows, HEADS * SIZE]), *((name, half, [2, HEADS, total, SIZE]) for name in ("new_k", "new_v"))]
    named = ["q", "k", "v", "", *(name if name == masked else "" for name in masks), "past_k", "past_v"]
    node = helper.make_node(
        "MultiHeadAttention", named, [name for name, *_ in gives], domain="com.microsoft", num_heads=HEADS
    )  # fmt: skip
    inputs, outputs = ([helper.make_tensor_value_info(*each) for each in values] for values in (takes, gives))
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(helper.make_graph([node], "g", inputs, outputs), opset_imports=opsets, ir_version=8)


@pytest.mark.parametrize(("rows", "masked"), sample([(1, ""), (1, "mask"), (1, "bias"), (64, "")], 4))
def test_a_growing_cache_is_read_by_one_kernel(rows: int, masked: str) -> None:
    mod, _ = to_schedule(load_onnx(growing(rows, masked)), resolve("h200"))
    names = [var.name_hint for var in mod.get_global_vars()]
    assert any(name.startswith("fused_attention") for name in names)
    assert not any("matmul" in name or "softmax" in name for name in names), names


@pytest.mark.parametrize("rows", [1, 64])
def test_a_growing_cache_is_right(rows: int) -> None:
    generator = np.random.default_rng(0)
    module = tk.load(tk.compile(growing(rows, ""), target="cpu"))
    for past in (0, 7, 33):
        q, k, v = (generator.standard_normal((2, rows, HEADS * SIZE)).astype("float16") for _ in range(3))
        kept = [generator.standard_normal((2, HEADS, past, SIZE)).astype("float16") for _ in range(2)]
        y, *caches = (np.asarray(each).astype("float64") for each in module(q, k, v, *kept))
        of_q, *news = (x.reshape(2, rows, HEADS, SIZE).transpose(0, 2, 1, 3).astype("float64") for x in (q, k, v))
        keys, values = (np.concatenate([old.astype("float64"), new], 2) for old, new in zip(kept, news, strict=True))
        power = np.exp(of_q @ keys.transpose(0, 1, 3, 2) * SIZE**-0.5)
        exact = (power / power.sum(-1, keepdims=True) @ values).transpose(0, 2, 1, 3).reshape(y.shape)
        assert np.linalg.norm(y - exact) <= 1e-3 * np.linalg.norm(exact)
        assert all((cache == kept).all() for cache, kept in zip(caches, (keys, values), strict=True))
