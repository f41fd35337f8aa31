"""MultiHeadAttention over a cache that grows, as ONNX Runtime GenAI exports it: symbolic batch, rows, past and total, in
float16 too, against ONNX Runtime in float32."""

from __future__ import annotations

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper

import tk
from tests.frontend.running import error
from tests.sample import sample
from tk.aliases import Array

HEADS, SIZE = 4, 16


def decoder(dtype: int, masked: bool) -> onnx.ModelProto:
    """One layer's attention; `masked`: causal, with a padding mask instead of an additive one."""
    row, cache = ["batch", "rows", HEADS * SIZE], ["batch", HEADS, "past", SIZE]
    shapes = {"q": row, "k": row, "v": row, "past_k": cache, "past_v": cache}
    takes = [helper.make_tensor_value_info(name, dtype, shape) for name, shape in shapes.items()]
    if masked:
        takes.append(helper.make_tensor_value_info("mask", TensorProto.INT32, ["batch", "total"]))
    else:
        takes.append(helper.make_tensor_value_info("bias", dtype, ["batch", 1, "rows", "total"]))
    present = ["batch", HEADS, "total", SIZE]
    gives = {"y": row, "present_k": present, "present_v": present}
    given = ["q", "k", "v", "", "mask" if masked else "", "" if masked else "bias", "past_k", "past_v"]
    attributes = {"num_heads": HEADS, "unidirectional": int(masked)}
    node = helper.make_node("MultiHeadAttention", given, list(gives), domain="com.microsoft", **attributes)
    results = [helper.make_tensor_value_info(name, dtype, shape) for name, shape in gives.items()]
    opsets = [helper.make_opsetid("", 21), helper.make_opsetid("com.microsoft", 1)]
    return helper.make_model(helper.make_graph([node], "g", takes, results), opset_imports=opsets, ir_version=10)


def feeds(rng: np.random.Generator, batch: int, rows: int, past: int, masked: bool) -> list[Array]:
    total, each = rows + past, (batch, HEADS, past, SIZE)
    values = [rng.standard_normal((batch, rows, HEADS * SIZE)) for _ in range(3)] + [
        rng.standard_normal(each) for _ in range(2)
    ]
    if masked:
        mask = np.ones((batch, total), np.int32)
        mask[:, 0] = total < 3
        return [*values, mask]
    seen = np.arange(total)[None] <= np.arange(rows)[:, None] + past
    return [*values, np.where(seen, 0.0, -65504.0)[None, None].repeat(batch, 0)]


@pytest.mark.parametrize("masked", [False, True])
@pytest.mark.parametrize("dtype", sample(["float16", "float32"], 2))
def test_a_cache_grows(dtype: str, masked: bool) -> None:
    model = decoder(helper.np_dtype_to_tensor_dtype(np.dtype(dtype)), masked)
    module = tk.load(tk.compile(model, target="cpu", verify=False))
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    session = onnxruntime.InferenceSession(
        decoder(TensorProto.FLOAT, masked).SerializeToString(), options, providers=["CPUExecutionProvider"]
    )
    names = [value.name for value in session.get_inputs()]
    rng = np.random.default_rng(5)
    for batch, rows, past in ((1, 5, 0), (1, 1, 5), (2, 1, 17), (2, 3, 4)):
        given = [x if x.dtype == np.int32 else x.astype(dtype) for x in feeds(rng, batch, rows, past, masked)]
        exact = [x if x.dtype == np.int32 else x.astype(np.float32) for x in given]
        outs = module(*given)
        refs = session.run(None, dict(zip(names, exact, strict=True)))
        for out, ref in zip(outs.values() if isinstance(outs, dict) else outs, refs, strict=True):
            assert error(out, ref) <= (1e-3 if dtype == "float16" else 1e-5)
