"""Operators of com.microsoft that ONNX Runtime has no kernel for on a CPU, or rounds in: against NumPy and ONNX's own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import onnxruntime
import pytest
from onnx import helper

from tests.frontend.onnx.contrib.case import Case, floats
from tests.frontend.onnx_graphs import model_of
from tests.frontend.running import error, run
from tk.aliases import Array
from tk.frontend.onnx.load import load_onnx

Rng = np.random.Generator


def imported(case: Case) -> list[Array]:
    model, feeds = load_onnx(case.model()), case.feeds()
    return run(model, [feeds[spec.name] for spec in model.signature.inputs])


def softmax(x: Array, axis: int) -> Any:
    flat = np.exp(x - x.max()).reshape(*x.shape[:axis], -1)
    return (flat / flat.sum(-1, keepdims=True)).reshape(x.shape)


def bias_softmax(rng: Rng) -> tuple[Case, Array]:
    x, bias = floats(rng, 2, 3, 4, 5), floats(rng, 2, 1, 1, 5)
    axis = int(rng.integers(2, 4))
    case = Case("BiasSoftmax", [x, bias], ["FLOAT"], {"axis": axis, "is_inner_broadcast": 1})
    return case, softmax(x.astype(np.float64) + bias, axis)


def gemm_fast_gelu(rng: Rng) -> tuple[Case, Array]:
    x, w, bias = floats(rng, 2, 3, 6), floats(rng, 6, 5), floats(rng, 5)
    y = x.astype(np.float64) @ w + bias
    return Case("GemmFastGelu", [x, w, bias], ["FLOAT"]), y / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (y + 0.044715 * y**3)))


def nhwc_conv(rng: Rng) -> tuple[Case, Array]:
    x, w, bias = floats(rng, 2, 6, 5, 3), floats(rng, 4, 3, 2, 3), floats(rng, 4)
    windows = np.lib.stride_tricks.sliding_window_view(x.astype(np.float64), (2, 3), (1, 2))
    return Case("NhwcConv", [x, w, bias], ["FLOAT"], {"kernel_shape": [2, 3]}), np.einsum(
        "nhwckl,ockl->nhwo", windows, w
    ) + bias


def nhwc_max_pool(rng: Rng) -> tuple[Case, Array]:
    x = rng.integers(0, 256, (2, 6, 7, 3)).astype(np.uint8)
    windows = np.lib.stride_tricks.sliding_window_view(x, (2, 3), (1, 2))[:, ::2, ::2]
    return Case("NhwcMaxPool", [x], ["UINT8"], {"kernel_shape": [2, 3], "strides": [2, 2]}), windows.max((-1, -2))


def qlinear_reduce_mean(rng: Rng) -> tuple[Case, Array]:
    x, keep = rng.integers(0, 256, (3, 4, 5)).astype(np.uint8), int(rng.integers(2))
    scales = [np.array(each, np.float32) for each in (0.1, 0.07)]
    zeros = [np.array(each, np.uint8) for each in (120, 100)]
    case = Case("QLinearReduceMean", [x, scales[0], zeros[0], scales[1], zeros[1]], ["UINT8"], {"axes": [1], "keepdims": keep})
    real = ((x.astype(np.float64) - 120) * 0.1).mean(1, keepdims=bool(keep))
    return case, np.clip(np.rint(real / 0.07) + 100, 0, 255)


def mul_integer(rng: Rng) -> tuple[Case, Array]:
    a, b = (rng.integers(-128, 128, (3, 4)).astype(np.int8) for _ in range(2))
    zeros = [np.array(each, np.int8) for each in (3, -5)]
    return Case("MulInteger", [a, zeros[0], b, zeros[1]], ["INT32"]), (a.astype(np.int64) - 3) * (b.astype(np.int64) + 5)


def reduce_sum_integer(rng: Rng) -> tuple[Case, Array]:
    x = rng.integers(-128, 128, (3, 400)).astype(np.int8)
    return Case("ReduceSumInteger", [x], ["INT32"], {"axes": [1], "keepdims": 1}), x.astype(np.int64).sum(1, keepdims=True)


def is_all_finite(rng: Rng) -> tuple[Case, Array]:
    parts = [floats(rng, 3), floats(rng, 2, 2)]
    parts[int(rng.integers(2))].flat[0] = rng.choice([np.nan, np.inf, 1.0])
    asked = str(rng.choice(["", "isinf_only", "isnan_only"]))
    flat = np.concatenate([each.ravel() for each in parts])
    bad = {"": ~np.isfinite(flat), "isinf_only": np.isinf(flat), "isnan_only": np.isnan(flat)}[asked]
    return Case("IsAllFinite", list(parts), ["BOOL"], {asked: 1} if asked else {}), np.array(not bad.any())


@pytest.mark.parametrize(
    "draw",
    [
        bias_softmax, gemm_fast_gelu, nhwc_conv, nhwc_max_pool, qlinear_reduce_mean, mul_integer, reduce_sum_integer,
        is_all_finite,
    ],
)  # fmt: skip
def test_as_numpy_computes(draw: Callable[[Rng], tuple[Case, Array]]) -> None:
    for seed in range(2):
        case, expected = draw(np.random.default_rng(seed))
        (out,) = imported(case)
        assert out.shape == expected.shape
        if out.dtype.kind in "iub":  # a mean may lie between two codes
            assert np.abs(out.astype(np.int64) - expected.astype(np.int64)).max() <= (case.operator == "QLinearReduceMean")
        else:
            assert error(out, expected) < 2e-6


@pytest.mark.parametrize("by_unit", [False, True])
def test_an_lstm_of_weights_in_8_bits(by_unit: bool) -> None:
    """As ONNX's LSTM of what the weights stand for; ONNX Runtime rounds what they are multiplied with, too."""
    rng, steps, rows, width, hidden = np.random.default_rng(3), 4, 3, 5, 6
    x, lengths = floats(rng, steps, rows, width), np.array([4, 2, 3], np.int32)
    codes = [rng.integers(0, 256, (2, inner, 4 * hidden)).astype(np.uint8) for inner in (width, hidden)]
    shape = (2, 4 * hidden) if by_unit else (2,)
    scales = [rng.uniform(0.002, 0.004, shape).astype(np.float32) for _ in range(2)]
    zeros = [rng.integers(120, 136, shape).astype(np.uint8) for _ in range(2)]
    bias = floats(rng, 2, 8 * hidden, scale=0.2)
    inputs = [x, *codes, bias, lengths, None, None, None, scales[0], zeros[0], scales[1], zeros[1]]
    attributes = {"hidden_size": hidden, "direction": "bidirectional"}
    case = Case("DynamicQuantizeLSTM", inputs, ["FLOAT"] * 3, attributes, (1, 2, 3, 8, 9, 10, 11))

    def beside(each: Array) -> Array:
        return each[:, None, :] if by_unit else each[:, None, None]

    real = [
        ((code.astype(np.float32) - beside(zero)) * beside(scale)).transpose(0, 2, 1)
        for code, zero, scale in zip(codes, zeros, scales, strict=True)
    ]
    given: dict[str, Any] = {"x": x, "lengths": lengths}
    node = helper.make_node("LSTM", ["x", "w", "r", "b", "lengths"], ["y", "h", "c"], **attributes)
    plain = model_of([node], given, ["y", "h", "c"], {"w": real[0], "r": real[1], "b": bias}, opset=14)
    session = onnxruntime.InferenceSession(plain.SerializeToString(), providers=["CPUExecutionProvider"])
    for out, ref in zip(imported(case), session.run(None, given), strict=True):
        assert error(out, ref) < 1e-5
