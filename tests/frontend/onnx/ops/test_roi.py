"""RoiAlign and MaxRoiPool: scaled, adaptive, empty and outside of the image."""

from __future__ import annotations

import numpy as np
import pytest
from onnx import helper

from tests.frontend.onnx_graphs import evaluated, model_of, onnxruntime_s
from tests.frontend.running import run
from tk.frontend import load

ROIS = np.array([[1, 2, 9, 7], [0, 0, 4, 4], [3.3, 1.2, 3.4, 9], [-2, -2, 20, 20], [5, 5, 4, 4]], np.float32)
X = np.random.default_rng(0).standard_normal((2, 3, 10, 11)).astype(np.float32)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("samples", [0, 2])
@pytest.mark.parametrize("mode", ["avg", "max"])
@pytest.mark.parametrize("where", ["half_pixel", "output_half_pixel"])
def test_roi_align(where: str, mode: str, samples: int) -> None:
    attributes = {"output_height": 3, "output_width": 2, "spatial_scale": 0.5, "sampling_ratio": samples, "mode": mode}
    inputs = {"x": X, "rois": ROIS, "batches": np.array([0, 1, 1, 0, 1])}
    node = helper.make_node("RoiAlign", list(inputs), ["y"], "align", coordinate_transformation_mode=where, **attributes)
    model = model_of([node], inputs, ["y"])
    (out,) = run(load(model), list(inputs.values()))
    np.testing.assert_allclose(out, evaluated(model, inputs)[0], rtol=1e-5, atol=1e-5)


def test_max_roi_pool_takes_halves_away_from_zero() -> None:
    corners = [[0, 1, 2, 9, 12], [1, 0, 0, 17, 15], [1, 4, 4, 4, 4], [0, 3, 3, 30, 30], [1, -4, -3, 8, 7], [0, 40, 40, 50, 50]]
    inputs = {"x": X, "rois": np.array(corners, np.float32)}
    model = model_of(
        [helper.make_node("MaxRoiPool", ["x", "rois"], ["y"], pooled_shape=[2, 3], spatial_scale=0.5)], inputs, ["y"]
    )
    np.testing.assert_array_equal(run(load(model), list(inputs.values()))[0], onnxruntime_s(model, inputs)[0])
