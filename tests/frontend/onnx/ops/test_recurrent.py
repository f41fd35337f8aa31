"""Activations of ONNX's recurrent layers against ONNX Runtime, which takes alphas and betas in turn for those that have one."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import helper

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
