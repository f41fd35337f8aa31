"""ConvTranspose: sizes asked for against ONNX Runtime, and elements that are not finite against torch."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from onnx import helper

import tk
from tests.frontend.onnx_graphs import model_of, onnxruntime_s


def made(shape: tuple[int, ...], weights: tuple[int, ...], **attributes: Any) -> tuple[Any, Any, Any]:
    rng = np.random.default_rng(7)
    x, w = rng.standard_normal(shape).astype("float32"), rng.standard_normal(weights).astype("float32")
    return helper.make_node("ConvTranspose", ["x", "w"], ["y"], **attributes), x, w


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "attributes",
    [{"output_shape": [14, 16]}, {"output_shape": [12, 11]}, {"auto_pad": "SAME_UPPER"}, {"auto_pad": "SAME_LOWER"}],
)
def test_sizes_that_are_asked_for(attributes: dict[str, Any]) -> None:
    node, x, w = made((1, 2, 6, 5), (2, 3, 3, 2), strides=[2, 3], **attributes)
    model = model_of([node], {"x": x}, ["y"], {"w": w})
    (out,) = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu").run_flat([x])
    np.testing.assert_allclose(out, onnxruntime_s(model, {"x": x})[0], rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("known", [False, True])
def test_what_is_not_finite_stays_where_it_reaches(known: bool) -> None:
    node, x, w = made((2, 4, 5, 4), (4, 2, 3, 2), strides=[2, 2], pads=[1, 0, 1, 0], dilations=[1, 2], group=2)
    x[0, 1, 2, 2], x[1, 3, 0, 1], w[1, 1, 2, 0], w[2, 0, 0, 1] = np.inf, np.nan, np.inf, -np.inf
    model = model_of([node], {"x": x} if known else {"x": x, "w": w}, ["y"], {"w": w} if known else {})
    (out,) = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu").run_flat([x] if known else [x, w])
    want = F.conv_transpose2d(torch.tensor(x), torch.tensor(w), None, 2, (1, 0), 0, 2, (1, 2)).numpy()
    assert 0 < np.isfinite(want).mean() < 1
    np.testing.assert_allclose(out, want, rtol=1e-5, atol=1e-5)
