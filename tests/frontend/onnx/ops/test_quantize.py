"""DynamicQuantizeLinear, of a range that is nothing too."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import helper

from tests.frontend.onnx_graphs import evaluated, model_of
from tests.frontend.running import run
from tk.frontend import load


@pytest.mark.parametrize("shift", [0.0, 2.0, -2.0])
@pytest.mark.parametrize("spread", [0.0, 1.0])
def test_dynamic_range(shift: float, spread: float) -> None:
    x = np.random.default_rng(0).standard_normal((5, 7)).astype(np.float32) * np.float32(spread) + np.float32(shift)
    model = model_of(
        [helper.make_node("DynamicQuantizeLinear", ["x"], ["y", "scale", "zero"])], {"x": x}, ["y", "scale", "zero"]
    )
    for out, expected in zip(run(load(model), [x]), evaluated(model, {"x": x}), strict=True):
        assert out.dtype == expected.dtype
        np.testing.assert_allclose(out, expected, rtol=1e-6)
