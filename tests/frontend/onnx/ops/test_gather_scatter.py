"""Gathers and scatters: negative indices, updates that cover part, and indices outside, which must touch nothing else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from onnx import helper

import tk
from tests.frontend.onnx_graphs import evaluated, model_of
from tests.frontend.running import run
from tests.sample import sample
from tk.aliases import Array
from tk.errors import ImportModelError
from tk.frontend import load

SHAPE = (4, 5, 3)


def rows(*at: int) -> Array:
    return np.array(at)


X = np.arange(60, dtype=np.float32).reshape(SHAPE)
NODES: dict[str, tuple[Any, Array, Array | None]] = {
    "Gather": ({"axis": 1}, rows(0, -1, 4, -5), None),
    "Gather-one": ({"axis": 0}, np.array(-2), None),
    "GatherElements": ({"axis": 1}, np.random.default_rng(0).integers(-5, 5, (4, 1, 3)), None),
    "GatherND": ({"batch_dims": 0}, np.random.default_rng(0).integers(-4, 4, (6, 2)), None),
    "GatherND-batched": ({"batch_dims": 1}, np.random.default_rng(0).integers(-3, 3, (4, 2)), None),
    "ScatterElements": ({"axis": -2}, np.array([[[4], [0]], [[-1], [2]]]), np.ones((2, 2, 1), np.float32)),
    "ScatterElements-add": ({"axis": 0, "reduction": "add"}, np.array([[[1, -1]], [[1, 3]]]), np.ones((2, 1, 2), np.float32)),
    "ScatterElements-max": ({"axis": 0, "reduction": "max"}, np.array([[[1, -1]]]), np.full((1, 1, 2), 30, np.float32)),
    "ScatterND": ({}, np.array([[0], [-1]]), np.ones((2, 5, 3), np.float32)),
    "ScatterND-mul": ({"reduction": "mul"}, np.array([[0, 1], [-1, -5], [0, 1]]), np.full((3, 3), 2, np.float32)),
    "ScatterND-min": ({"reduction": "min"}, np.array([[0, 1, 2], [-1, -5, 0]]), np.array([-1, 100], np.float32)),
}


def inputs_of(name: str) -> tuple[Any, dict[str, Array]]:
    attributes, indices, updates = NODES[name]
    operator = name.partition("-")[0]
    inputs = {"x": X, "i": indices} | ({} if updates is None else {"u": updates})
    return helper.make_node(operator, list(inputs), ["y"], "at", **attributes), inputs


@pytest.mark.sampled(5)
@pytest.mark.parametrize("name", [*NODES, *(f"{name}-int32" for name in NODES if "ND" not in name)])
def test_against_the_evaluator(name: str) -> None:
    node, inputs = inputs_of(name.removesuffix("-int32"))
    if name.endswith("-int32"):
        inputs["i"] = inputs["i"].astype(np.int32)
    model = model_of([node], inputs, ["y"])
    (out,) = run(load(model), list(inputs.values()))
    (expected,) = evaluated(model, inputs)
    np.testing.assert_array_equal(out, expected)


@pytest.mark.parametrize(
    ("name", "beyond"), sample([(name, beyond) for name in NODES for beyond in (1, 1 << 40)], 2, by=lambda pair: pair[0])
)
def test_outside_counts_as_the_nearest(name: str, beyond: int) -> None:
    """As long as the process lives and the result is that of clipped indices, no memory but the model's was touched."""
    node, inputs = inputs_of(name)
    model = model_of([node], inputs, ["y"])
    module = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")
    batch, axis = NODES[name][0].get("batch_dims", 0), NODES[name][0].get("axis", 0)
    depth = inputs["i"].shape[-1] if "ND" in name else 0
    sizes = np.array(SHAPE[batch : batch + depth] if depth else SHAPE[axis])
    far = np.where(inputs["i"] < 0, -sizes - beyond, sizes - 1 + beyond)
    (out,) = module.run_flat([X, far, *list(inputs.values())[2:]])
    (expected,) = evaluated(model, inputs | {"i": np.broadcast_to(np.where(inputs["i"] < 0, 0, sizes - 1), far.shape)})
    if "Scatter" not in name or "reduction" in NODES[name][0]:
        np.testing.assert_array_equal(out, expected)
    else:  # of several updates of one element any one stays
        assert out.shape == X.shape
        assert np.count_nonzero(out != X) <= inputs["u"].size


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", NODES)
def test_known_indices_are_checked_at_import(name: str) -> None:
    node, inputs = inputs_of(name)
    indices = inputs.pop("i")
    inside = model_of([node], inputs, ["y"], {"i": indices})
    np.testing.assert_array_equal(run(load(inside), list(inputs.values()))[0], evaluated(inside, inputs)[0])
    with pytest.raises(ImportModelError, match=r"at(.|\n)*outside its axis"):
        load(model_of([node], inputs, ["y"], {"i": np.asarray(indices + 100)}))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", ["Gather", "GatherElements", "ScatterElements-add", "ScatterND-mul"])
def test_dynamic_dims(name: str) -> None:
    node, inputs = inputs_of(name)
    model = model_of([node], inputs, ["y"])
    for dim, label in zip(model.graph.input[0].type.tensor_type.shape.dim, "abc", strict=True):
        dim.dim_param = label
    for dim in model.graph.output[0].type.tensor_type.shape.dim:
        dim.Clear()
    module = tk.load(tk.compile(model, target="cpu", verify=False), device="cpu")
    np.testing.assert_array_equal(module.run_flat(list(inputs.values()))[0], evaluated(model, inputs)[0])
