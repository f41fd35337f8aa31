"""What of ai.onnx.ml works on numbers, TfIdfVectorizer and Det, as ONNX Runtime (or ONNX's evaluator) has them."""

from __future__ import annotations

from typing import Any

import numpy as np
import onnx
import pytest
from onnx import helper

from tests.frontend.onnx_graphs import evaluated, model_of, onnxruntime_s
from tests.frontend.running import run
from tk.aliases import Array
from tk.errors import ImportModelError
from tk.frontend import load

RNG = np.random.default_rng(0)
FLOATS = RNG.standard_normal((6, 5)).astype(np.float32)
HOLES = np.where(FLOATS > 1, np.nan, FLOATS).astype(np.float32)
WORDS = RNG.integers(2, 9, (3, 12))
GRAMS = {
    "ngram_counts": [0, 4, 10],
    "ngram_indexes": [6, 0, 1, 2, 3, 4, 5],
    "pool_int64s": [2, 3, 5, 4, 5, 6, 7, 8, 6, 7],
    "weights": [0.5, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0],
}


def forest(kind: str, ids: int) -> dict[str, Any]:
    """Three full trees of two levels, each leaf of which gives something to every target."""
    nodes = [(tree, node) for tree in range(3) for node in range(7)]
    leaves = [(tree, node, each) for tree, node in nodes if node > 2 for each in range(ids)]
    modes = ["BRANCH_LEQ", "BRANCH_LT", "BRANCH_GT"]
    return {
        "nodes_treeids": [tree for tree, _ in nodes],
        "nodes_nodeids": [node for _, node in nodes],
        "nodes_featureids": [(tree + node) % 5 if node < 3 else 0 for tree, node in nodes],
        "nodes_modes": [modes[(tree + node) % 3] if node < 3 else "LEAF" for tree, node in nodes],
        "nodes_values": [float(node - tree) / 2 for tree, node in nodes],
        "nodes_truenodeids": [2 * node + 1 if node < 3 else 0 for _, node in nodes],
        "nodes_falsenodeids": [2 * node + 2 if node < 3 else 0 for _, node in nodes],
        "nodes_missing_value_tracks_true": [node % 2 for _, node in nodes],
        f"{kind}_treeids": [tree for tree, _, _ in leaves],
        f"{kind}_nodeids": [node for _, node, _ in leaves],
        f"{kind}_ids": [each for _, _, each in leaves],
        f"{kind}_weights": [float(value) for value in RNG.standard_normal(len(leaves)).astype(np.float32)],
    }


CASES: dict[str, tuple[str, dict[str, Any], list[Array], int]] = {
    "Binarizer": ("Binarizer", {"threshold": 0.5}, [FLOATS], 1),
    "ArrayFeatureExtractor": ("ArrayFeatureExtractor", {}, [FLOATS, np.array([[3, 0, 3]])], 1),
    "LabelEncoder": (
        "LabelEncoder",
        {"keys_floats": [1.5, float("nan"), 3.0], "values_int64s": [4, 5, 6], "default_int64": -1},
        [np.array([[np.nan, 3], [7, 1.5]], np.float32)],
        1,
    ),
    "OneHotEncoder": ("OneHotEncoder", {"cats_int64s": [0, 5, 3], "zeros": 1}, [np.array([0, 3, 4, 5, -1, 0])], 1),
    "OneHotEncoder of floats": (
        "OneHotEncoder",
        {"cats_int64s": [-1, 0, 1, 2], "zeros": 1},
        [np.array([-1.5, -0.5, 0.5, 1.0, 2.75, 7.0], np.float32)],
        1,
    ),
    "Scaler": ("Scaler", {"offset": [1.0, 2.0, 3.0, 4.0, 5.0], "scale": [2.0, 1.0, 0.5, 3.0, 1.0]}, [FLOATS], 1),
    "FeatureVectorizer": ("FeatureVectorizer", {"inputdimensions": [5, 2]}, [FLOATS, FLOATS[:, 1:3]], 1),
    "Normalizer": ("Normalizer", {"norm": "L2"}, [FLOATS], 1),
    "Imputer": ("Imputer", {"imputed_value_floats": [7.0], "replaced_value_float": float("nan")}, [HOLES], 1),
    "LinearRegressor": (
        "LinearRegressor",
        {"coefficients": [0.1 * i for i in range(10)], "intercepts": [1.0, 2.0], "targets": 2},
        [FLOATS],
        1,
    ),
    "LinearClassifier": (
        "LinearClassifier",
        {"coefficients": [0.1 * i - 1 for i in range(15)], "intercepts": [0.5, 1.0, 0.0], "classlabels_ints": [3, 7, 9],
         "post_transform": "SOFTMAX"},
        [FLOATS],
        2,
    ),
    "TreeEnsembleRegressor": (
        "TreeEnsembleRegressor",
        {"n_targets": 2, "aggregate_function": "MIN", "base_values": [0.5, -0.5], **forest("target", 2)},
        [HOLES],
        1,
    ),
    "TreeEnsembleClassifier": (
        "TreeEnsembleClassifier",
        {"classlabels_int64s": [3, 7, 9], "post_transform": "LOGISTIC", **forest("class", 3)},
        [FLOATS],
        2,
    ),
}  # fmt: skip


def model(operator: str, attributes: dict[str, Any], inputs: list[Array], results: int, domain: str) -> onnx.ModelProto:
    names, outs = [f"x{i}" for i in range(len(inputs))], [f"y{i}" for i in range(results)]
    node = helper.make_node(operator, names, outs, "at", domain=domain, **attributes)
    made = model_of([node], dict(zip(names, inputs, strict=True)), outs)
    for value, rank in zip(made.graph.output, [1, 2] if results == 2 else [2], strict=True):  # not always inferred
        kind = value.type.tensor_type.elem_type or onnx.TensorProto.FLOAT
        value.CopyFrom(helper.make_tensor_value_info(value.name, kind, [f"{value.name}_{axis}" for axis in range(rank)]))
    return made


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", CASES)
def test_as_onnxruntime(name: str) -> None:
    operator, attributes, inputs, results = CASES[name]
    made = model(operator, attributes, inputs, results, "ai.onnx.ml")
    expected = onnxruntime_s(made, {f"x{i}": x for i, x in enumerate(inputs)})
    for out, ref in zip(run(load(made), inputs), expected, strict=True):
        assert out.dtype == ref.dtype
        np.testing.assert_allclose(out, ref, rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(("mode", "sizes"), [("TF", (1, 1, 0)), ("IDF", (1, 2, 2)), ("TFIDF", (2, 2, 5))])
def test_n_grams(mode: str, sizes: tuple[int, int, int]) -> None:
    attributes = dict(zip(("min_gram_length", "max_gram_length", "max_skip_count"), sizes, strict=True))
    made = model("TfIdfVectorizer", {"mode": mode, **attributes, **GRAMS}, [WORDS], 1, "")
    np.testing.assert_array_equal(run(load(made), [WORDS])[0], onnxruntime_s(made, {"x0": WORDS})[0])


@pytest.mark.parametrize("matrices", [RNG.standard_normal((2, 3, 5, 5)), np.ones((2, 4, 4)), np.array([[0.0, 2], [3, 4]])])
def test_determinants(matrices: Array) -> None:
    made = model_of([helper.make_node("Det", ["x"], ["y"], "det")], {"x": matrices}, ["y"])
    np.testing.assert_allclose(run(load(made), [matrices])[0], evaluated(made, {"x": matrices})[0], rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize(
    ("operator", "attributes", "why"),
    [
        ("LabelEncoder", {"keys_strings": ["a"], "values_int64s": [1]}, "strings"),
        ("TreeEnsembleRegressor", {"n_targets": 1, "post_transform": "LOGISTIC", **forest("target", 1)}, "post_transform"),
        ("TreeEnsembleClassifier", {"classlabels_int64s": [0, 1], **forest("class", 1)}, "one class"),
        ("DictVectorizer", {"int64_vocabulary": [1, 2]}, "DictVectorizer"),
    ],
)
def test_refused(operator: str, attributes: dict[str, Any], why: str) -> None:
    results = 2 if "Classifier" in operator else 1
    with pytest.raises(ImportModelError, match=why):
        load(model(operator, attributes, [FLOATS], results, "ai.onnx.ml"))


@pytest.mark.parametrize(("categories", "says"), [({"cats_int64s": [1, 2, 1]}, "twice"), ({"cats_strings": ["a"]}, "strings")])
def test_categories_that_are_no_numbers_are_refused(categories: dict[str, Any], says: str) -> None:
    with pytest.raises(ImportModelError, match=says):
        load(model("OneHotEncoder", categories, [np.array([1, 2])], 1, "ai.onnx.ml"))
