"""ONNX's recurrent layers against ONNX Runtime, which takes alphas and betas in turn for those that have one."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import helper

import tk
from tests.frontend.onnx_graphs import model_of, onnxruntime_s
from tests.frontend.running import run
from tk.frontend import load

WITH_BETA = ("Affine", "HardSigmoid", "ScaledTanh")
WITH_ALPHA = (*WITH_BETA, "Elu", "LeakyRelu", "ThresholdedRelu")
PLAIN = ("Relu", "Sigmoid", "Softplus", "Softsign", "Tanh")


@pytest.mark.parametrize("seed", range(6))
def test_alphas_and_betas_are_of_those_that_have_them(seed: int) -> None:
    rng = np.random.default_rng(seed)
    kind, gates, functions = (("RNN", 1, 1), ("GRU", 3, 2), ("LSTM", 4, 3))[seed % 3]
    names = [str(rng.choice(PLAIN if rng.random() < 0.4 else WITH_ALPHA)) for _ in range(2 * functions)]
    names[-1] = "LeakyRelu"  # behind one without an alpha, at least where seeds give one
    attributes = {
        "activation_alpha": [float(rng.uniform(0.2, 0.6)) for name in names if name in WITH_ALPHA],
        "activation_beta": [float(rng.uniform(0.2, 0.6)) for name in names if name in WITH_BETA],
    }
    inputs = {
        "x": rng.standard_normal((3, 2, 4)).astype(np.float32) * 0.3,
        "w": rng.standard_normal((2, gates * 5, 4)).astype(np.float32) * 0.3,
        "r": rng.standard_normal((2, gates * 5, 5)).astype(np.float32) * 0.3,
    }
    given = {name: values for name, values in attributes.items() if values}
    node = helper.make_node(kind, list(inputs), ["y"], hidden_size=5, direction="bidirectional", activations=names, **given)
    model = model_of([node], inputs, ["y"], opset=14)
    (expected,) = onnxruntime_s(model, inputs)
    np.testing.assert_allclose(run(load(model), list(inputs.values()))[0], expected, rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(("kind", "gates"), [("GRU", 3), ("LSTM", 4)])
def test_lengths_by_sequence_of_a_dynamic_number_of_steps(kind: str, gates: int) -> None:
    """Its steps are no layer of torch's: a GRU whose reset is before the matmul, and an LSTM with peepholes, both backwards. A
    sequence may have no step."""
    rng = np.random.default_rng(gates)
    weights = {
        name: (rng.standard_normal((1, gates * 3, width)) * 0.4).astype(np.float32) for name, width in (("w", 2), ("r", 3))
    }
    weights["b"] = rng.standard_normal((1, 2 * gates * 3)).astype(np.float32)
    names, outputs = ["x", "w", "r", "b", "lengths"], ["y", "h"]
    if kind == "LSTM":
        weights["p"] = rng.standard_normal((1, 9)).astype(np.float32)
        names, outputs = [*names, "", "", "p"], [*outputs, "c"]
    node = helper.make_node(kind, names, outputs, hidden_size=3, direction="reverse")

    def given(steps: int, rows: int) -> dict[str, Any]:
        lengths = np.arange(rows, dtype=np.int32) % (steps + 1)
        return {"x": rng.standard_normal((steps, rows, 2)).astype(np.float32), "lengths": lengths}

    model = model_of([node], given(4, 3), outputs, weights, opset=14)
    for value, names in zip(model.graph.input, (["steps", "rows"], ["rows"]), strict=True):
        for dim, name in zip(value.type.tensor_type.shape.dim, names, strict=False):
            dim.dim_param = name
    for value in model.graph.output:
        value.type.tensor_type.ClearField("shape")
    module = tk.load(tk.compile(model, target="cpu", verify=False))
    for steps, rows in ((6, 7), (1, 2)):
        inputs = given(steps, rows)
        expected = onnxruntime_s(model_of([node], inputs, outputs, weights, opset=14), inputs)
        for out, ref in zip(module(**inputs), expected, strict=True):
            np.testing.assert_allclose(out, ref, rtol=1e-4, atol=1e-5)
