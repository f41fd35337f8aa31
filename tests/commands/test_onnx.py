"""The commands on a package that was made from an ONNX file."""

import numpy as np
import pytest

onnx = pytest.importorskip("onnx")
pytest.importorskip("onnxruntime")


@pytest.fixture(scope="module")
def files(tk, tmp_path_factory):
    """A file of two products with a dynamic batch, and its package."""
    from onnx import TensorProto, helper, numpy_helper

    rng = np.random.default_rng(0)
    shapes = {"w1": (16, 24), "w2": (24, 4)}
    weights = [numpy_helper.from_array(rng.standard_normal(shape).astype(np.float32), name) for name, shape in shapes.items()]
    graph = helper.make_graph(
        [
            helper.make_node("MatMul", ["x", "w1"], ["a"]),
            helper.make_node("Tanh", ["a"], ["b"]),
            helper.make_node("MatMul", ["b", "w2"], ["c"]),
            helper.make_node("Softmax", ["c"], ["y"], axis=-1),
        ],
        "two",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, ["batch", 16])],
        [helper.make_tensor_value_info("y", TensorProto.FLOAT, ["batch", 4])],
        weights,
    )
    path = tmp_path_factory.mktemp("onnx") / "two.onnx"
    onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), path)
    package = path.with_suffix(".tk")
    document = tk.json("compile", path, "-o", package, "-t", "cpu", "--shape", "x=[1..64]x16")
    assert document["evidence"][0]["reference"] == "onnxruntime"
    return path, package


@pytest.mark.rotated(5)
@pytest.mark.parametrize("ref", ["onnxruntime", "float64"])
@pytest.mark.parametrize("batch", [1, 13, 64])
def test_verify(tk, files, ref, batch):
    document = tk.json("verify", files[1], "--ref", ref, "--shape", f"x={batch}x16")
    assert document["passed"]
    assert document["outputs"][0]["shape"] == [batch, 4]
    assert document["framework"] == "onnxruntime"


def test_its_own_framework_is_the_default(tk, files):
    assert tk.json("verify", files[1])["reference"] == "onnxruntime"


def test_torch_cannot_run_it(tk, files):
    assert "onnxruntime" in tk("verify", files[1], "--ref", "torch", code=2).stderr


def test_bench_beside_onnxruntime(tk, files):
    document = tk.json("bench", files[1], "--vs", "onnxruntime", "--repeat", "3", "--shape", "x=5x16", "--cache", "warm")
    assert [row["name"] for row in document["rows"]] == [str(files[1]), "onnxruntime (CPU)"]
    assert document["inputs"] == {"x": [5, 16]}


def test_a_file_that_has_gone_is_asked_for(tk, files, tmp_path):
    path, package = files
    moved = path.rename(tmp_path / "moved.onnx")
    try:
        assert "two.onnx" in tk("verify", package, code=1).stderr
        assert tk.json("verify", package, "--model", moved)["passed"]
    finally:
        moved.rename(path)


def test_sizes_out_of_bounds(tk, files):
    assert "out of its bounds" in tk("run", files[1], "--shape", "x=65x16", code=1).stderr
