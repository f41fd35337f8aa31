"""ONNX models: real files, names, dynamic dims, shape arithmetic, weights, refusals."""

from __future__ import annotations

import functools
import gc
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import onnxruntime
import pytest
from onnx import TensorProto, helper, numpy_helper

import tk
from tests.frontend.running import error, run, worst
from tests.sample import sample
from tk.errors import ImportModelError, UnknownValueError, UnsupportedOperatorError, UsageError
from tk.frontend import load

LIGHT = Path(onnx.__file__).parent / "backend/test/data/light"


def light(name: str) -> onnx.ModelProto:
    """A network that the onnx package ships without weights: they are drawn here, one for each ConstantOfShape."""
    model = onnx.load(LIGHT / f"light_{name}.onnx")
    model.ir_version = max(model.ir_version, 4)  # since 4, an initializer need not be an input
    rng, kept = np.random.default_rng(0), []
    shapes = {tensor.name: tuple(numpy_helper.to_array(tensor)) for tensor in model.graph.initializer}
    for node in model.graph.node:
        if node.op_type != "ConstantOfShape":
            kept.append(node)
            continue
        shape = shapes[node.input[0]]
        scale = np.sqrt(2 / max(int(np.prod(shape[1:])), 1))
        weight = rng.standard_normal(shape) * scale if len(shape) > 1 else rng.uniform(0.5, 1.5, shape)
        model.graph.initializer.append(numpy_helper.from_array(weight.astype(np.float32), node.output[0]))
    del model.graph.node[:]
    model.graph.node.extend(kept)
    return model


@pytest.mark.parametrize("name", sample(["squeezenet", "resnet50"], 2))
def test_real_files(name: str) -> None:
    model = load(light(name))
    (spec,) = model.signature.inputs
    assert spec.shape == (1, 3, 224, 224)
    x = np.random.default_rng(1).standard_normal(spec.shape, np.float32)
    assert model.reference is not None
    assert error(run(model, [x])[0], model.reference([x])[0]) < 1e-4


def graph(
    nodes: list[Any], inputs: dict[str, Any], outputs: dict[str, Any], weights: dict[str, Any] | None = None, opset: int = 18
) -> Any:
    def values(specs: dict[str, Any]) -> list[Any]:
        return [helper.make_tensor_value_info(name, dtype, shape) for name, (dtype, shape) in specs.items()]

    initializers = [numpy_helper.from_array(np.asarray(array), name) for name, array in (weights or {}).items()]
    made = helper.make_graph(nodes, "g", values(inputs), values(outputs), initializers)
    return helper.make_model(made, opset_imports=[helper.make_opsetid("", opset)], ir_version=9)


FLOAT, INT64 = TensorProto.FLOAT, TensorProto.INT64


def attention_heads() -> Any:
    """x [batch, seq, 12] as [batch, 3, seq, 4], by the chain that exporters write: Shape, Gather, Concat, Reshape."""
    nodes = [
        helper.make_node("Shape", ["x"], ["shape"]),
        helper.make_node("Gather", ["shape", "zero"], ["batch"]),
        helper.make_node("Gather", ["shape", "one"], ["seq"]),
        helper.make_node("Unsqueeze", ["batch", "axis"], ["batch1"]),
        helper.make_node("Unsqueeze", ["seq", "axis"], ["seq1"]),
        helper.make_node("Concat", ["batch1", "seq1", "heads"], ["target"], axis=0),
        helper.make_node("Reshape", ["x", "target"], ["split"]),
        helper.make_node("Transpose", ["split"], ["swapped"], perm=[0, 2, 1, 3]),
        helper.make_node("MatMul", ["swapped", "w"], ["y"]),
        helper.make_node("Range", ["zero", "seq", "one"], ["positions"]),
    ]
    weights = {"zero": np.int64(0), "one": np.int64(1), "axis": np.array([0]), "heads": np.array([3, 4])}
    weights["w"] = np.random.default_rng(0).standard_normal((4, 5)).astype(np.float32)
    return graph(
        nodes,
        {"x": (FLOAT, ["batch", "seq", 12])},
        {"y": (FLOAT, ["batch", 3, "seq", 5]), "positions": (INT64, ["seq"])},
        weights,
    )


def test_shape_arithmetic_leaves_no_trace() -> None:
    model = load(attention_heads(), shapes={"x": ((1, 8), "seq", 12)})
    assert [str(spec) for spec in model.signature.inputs] == ["x: float32[batch, seq, 12]"]
    assert [str(spec) for spec in model.signature.outputs] == ["y: float32[batch, 3, seq, 5]", "positions: int64[seq]"]
    assert model.signature.dims == {"batch": (1, 8), "seq": (0, None)}
    assert list(model.params) == ["w"]
    assert "shape_to_tensor" not in model.mod.script()
    for batch, seq in ((1, 1), (3, 7)):
        assert worst(model, [np.random.default_rng(0).standard_normal((batch, seq, 12), np.float32)]) < 1e-6


def test_shapes_bind_rename_and_contradict() -> None:
    bound = load(attention_heads(), shapes={"x": (2, 5, 12)})
    assert [spec.shape for spec in bound.signature.outputs] == [(2, 3, 5, 5), (5,)]
    assert worst(bound, [np.random.default_rng(0).standard_normal((2, 5, 12), np.float32)]) < 1e-6
    renamed = load(attention_heads(), shapes={"x": ("n", "n", 12)})
    assert renamed.signature.outputs[0].shape == ("n", 3, "n", 5)
    for shapes, says in (({"x": (2, 5, 13)}, "fixes x_dim2"), ({"z": (2,)}, "no input 'z'"), ({"x": (2,)}, "another rank")):
        with pytest.raises(UsageError, match=says):
            load(attention_heads(), shapes=shapes)


def test_the_given_proto_is_left_alone() -> None:
    proto = attention_heads()
    before = proto.SerializeToString()
    load(proto, shapes={"x": (2, 5, 12)})
    assert proto.SerializeToString() == before


def test_external_data_are_mapped(tmp_path: Path) -> None:
    path = tmp_path / "m.onnx"
    weight = np.random.default_rng(0).standard_normal((64, 32)).astype(np.float32)
    proto = graph(
        [helper.make_node("MatMul", ["x", "w"], ["y"])], {"x": (FLOAT, ["n", 64])}, {"y": (FLOAT, ["n", 32])}, {"w": weight}
    )
    onnx.save(proto, path, save_as_external_data=True, location="weights.bin", size_threshold=0)
    model = load(path)
    assert isinstance(model.params["w"].base, np.memmap) or isinstance(model.params["w"], np.memmap)
    assert worst(model, [np.random.default_rng(1).standard_normal((3, 64), np.float32)]) < 1e-6
    (tmp_path / "weights.bin").write_bytes(b"short")
    with pytest.raises(ImportModelError, match=r"weights\.bin|external"):
        load(path)


def test_more_than_two_gigabytes_are_mapped_not_read(tmp_path: Path) -> None:
    """Protobuf ends at 2 GiB, and so do ONNX's own passes. The file is a hole on the disk, but for its last row."""
    rows, columns = 70_000, 8192
    weight = onnx.TensorProto(name="w", data_type=FLOAT, dims=[rows, columns], data_location=TensorProto.EXTERNAL)
    size = rows * columns * 4
    for key, value in (("location", "w.bin"), ("offset", "0"), ("length", str(size))):
        weight.external_data.add(key=key, value=value)
    proto = graph([helper.make_node("Gather", ["w", "i"], ["y"])], {"i": (INT64, ["n"])}, {"y": (FLOAT, ["n", columns])})
    proto.graph.initializer.append(weight)
    last = np.random.default_rng(0).standard_normal(columns, np.float32)
    with (tmp_path / "w.bin").open("wb") as file:
        file.truncate(size)
        file.seek(size - last.nbytes)
        file.write(last.tobytes())
    assert size > 2**31
    (tmp_path / "m.onnx").write_bytes(proto.SerializeToString())
    model = load(tmp_path / "m.onnx")
    mapped = model.params["w"]
    assert isinstance(mapped.base, np.memmap) or isinstance(mapped, np.memmap)
    assert mapped.shape == (rows, columns)
    np.testing.assert_array_equal(mapped[-1], last)
    np.testing.assert_array_equal(mapped[0, :8], np.zeros(8, np.float32))
    assert [str(spec) for spec in model.signature.outputs] == [f"y: float32[n, {columns}]"]


def choice(condition: str) -> Any:
    then = helper.make_graph(
        [helper.make_node("Relu", ["x"], ["a"])], "then", [], [helper.make_tensor_value_info("a", FLOAT, [4])]
    )
    other = helper.make_graph(
        [helper.make_node("Neg", ["x"], ["b"])], "else", [], [helper.make_tensor_value_info("b", FLOAT, [4])]
    )
    node = helper.make_node("If", [condition], ["y"], then_branch=then, else_branch=other)
    return graph([node], {"x": (FLOAT, [4]), "c": (TensorProto.BOOL, [])}, {"y": (FLOAT, [4])}, {"true": np.array(True)})


def test_if() -> None:
    x = np.array([1, -2, 3, -4], np.float32)
    for condition, taken, expected in (("c", True, np.maximum(x, 0)), ("c", False, -x), ("true", False, np.maximum(x, 0))):
        assert np.array_equal(run(load(choice(condition)), [x, np.array(taken)])[0], expected)


@pytest.mark.parametrize("calls", ["k.leaky(x)", "k.leaky<slope = 0.5>(x)", "k.both(x)"])
def test_functions_have_defaults_for_their_attributes(calls: str) -> None:
    """ONNX's inliner leaves the attribute out of the node, where an operator has another default of its own, 0.01."""
    model = onnx.parser.parse_model(
        f'<ir_version: 9, opset_import: ["" : 17, "k" : 1]> g (float[n, 4] x, bool c) => (float[n, 4] y) {{ y = {calls} }}'
        '<domain: "k", opset_import: ["" : 17]> leaky <slope: float = 0.25> (a) => (b)'
        " { h = LeakyRelu<alpha: float = @slope>(a) s = Constant<value_float: float = @slope>() b = Sub(h, s) }"
        '<domain: "k", opset_import: ["" : 17, "k" : 1]> both <third: float = 3.0> (a) => (b)'
        " { one = k.leaky(a) two = k.leaky<slope: float = @third>(one) b = Add(one, two) }"
    )
    x = np.random.default_rng(0).standard_normal((3, 4)).astype(np.float32)
    given = {"x": x, "c": np.array(True)}
    (expected,) = onnxruntime.InferenceSession(model.SerializeToString()).run(None, given)
    (out,) = run(load(model), list(given.values()))
    assert error(out, expected) < 1e-6


def test_functions_are_inlined() -> None:
    nodes = [helper.make_node("HardSwish", ["x"], ["h"]), helper.make_node("Celu", ["h"], ["y"], alpha=2.0)]
    model = load(graph(nodes, {"x": (FLOAT, [3, 4])}, {"y": (FLOAT, [3, 4])}))
    assert worst(model, [np.random.default_rng(0).standard_normal((3, 4), np.float32)]) < 1e-6


def test_all_unsupported_operators_are_named() -> None:
    nodes = [
        helper.make_node("RandomUniformLike", ["x"], ["d"], name="first"),
        helper.make_node("TfIdf", ["d"], ["y"], domain="acme"),
    ]
    proto = graph(nodes, {"x": (FLOAT, [3, 3])}, {"y": (FLOAT, [])})
    proto.opset_import.append(helper.make_opsetid("acme", 1))
    with pytest.raises(UnsupportedOperatorError, match="'first'") as caught:
        load(proto)
    assert caught.value.operators == ("RandomUniformLike", "acme.TfIdf")


def test_refused_with_the_nodes_name() -> None:
    rounds = helper.make_node("BatchNormalization", ["x", *"sbmv"], ["y", "m1", "v1", "m2", "v2"], name="bn")
    vectors = {name: (FLOAT, [3]) for name in "sbmv"}
    with pytest.raises(ImportModelError, match=r"bn(.|\n)*in training mode"):
        load(graph([rounds], {"x": (FLOAT, [2, 3])} | vectors, {"y": (FLOAT, [2, 3])}, opset=9))
    narrow = TensorProto.FLOAT8E4M3FN
    add = helper.make_node("Where", ["c", "x", "y"], ["z"], name="w8")
    relu = helper.make_node("Relu", ["z"], ["r"], name="r8")
    inputs = {"c": (TensorProto.BOOL, [3]), "x": (narrow, [3]), "y": (narrow, [3])}
    with pytest.raises(ImportModelError, match=r"no valid|r8.*\n.*float8"):
        load(graph([add, relu], inputs, {"r": (narrow, [3])}, opset=21))


def test_inputs_are_bound_to_values() -> None:
    node = helper.make_node("ReduceSum", ["x", "axes"], ["y"], keepdims=0)
    proto = graph([node], {"x": (FLOAT, [2, 3, 4]), "axes": (INT64, [1])}, {"y": (FLOAT, ["rows", "columns"])})
    with pytest.raises(UnknownValueError, match="--bind axes") as caught:
        load(proto)
    assert caught.value.inputs == ("axes",)
    x = np.random.default_rng(0).standard_normal((2, 3, 4), np.float32)
    for axis in (0, 2):
        model = load(proto, constants={"axes": [axis]})
        assert [spec.name for spec in model.signature.inputs] == ["x"]
        np.testing.assert_allclose(run(model, [x])[0], x.sum(axis), rtol=1e-5)
        assert worst(model, [x]) < 1e-6
    for constants, says in (
        ({"z": [0]}, "no tensor input 'z'"),
        ({"axes": [0.5]}, "dtype"),
        ({"axes": [0, 1]}, "another shape"),
    ):
        with pytest.raises(UsageError, match=says):
            load(proto, constants=constants)


@pytest.mark.rotated(4)
def test_a_torch_export_to_onnx(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    pytest.importorskip("onnxscript")
    layer = torch.nn.TransformerEncoderLayer(16, 2, 32, batch_first=True).eval()
    path = tmp_path / "layer.onnx"
    x = torch.randn(2, 5, 16)
    torch.onnx.export(layer, (x,), path, input_names=["x"], output_names=["y"], dynamo=True, verbose=False)
    model = load(path)
    assert model.name == "layer"
    assert [spec.name for spec in (*model.signature.inputs, *model.signature.outputs)] == ["x", "y"]
    assert error(run(model, [x.numpy()])[0], layer(x).detach().numpy()) < 1e-5
    assert worst(model, [x.numpy()]) < 1e-5


def test_a_file_from_before_initializers_were_apart() -> None:
    """onnxruntime ships one that breaks its IR version's rule, and runs it."""
    model = load(str(Path(onnxruntime.__file__).parent / "datasets/mul_1.onnx"))
    x = np.random.default_rng(3).standard_normal((3, 2), np.float32)
    assert worst(model, [x]) < 1e-6


@pytest.mark.parametrize("opset", [9, 11])
def test_known_values_follow_the_files_opset(opset: int) -> None:
    axes = helper.make_node("Unsqueeze", ["w"], ["v"], axes=[1, 2])
    nodes = [axes, helper.make_node("Mul", ["x", "v"], ["y"])]
    io = {"x": (FLOAT, (3, 2, 2))}, {"y": (FLOAT, (3, 2, 2))}
    model = load(graph(nodes, *io, {"w": np.arange(3, dtype=np.float32)}, opset))
    x = np.random.default_rng(4).standard_normal((3, 2, 2), np.float32)
    np.testing.assert_array_equal(run(model, [x])[0], x * np.arange(3, dtype=np.float32)[:, None, None])


MANY = {"Sum": sum, "Mean": lambda arrays: sum(arrays) / 3, "Max": lambda arrays: functools.reduce(np.maximum, arrays),
        "Min": lambda arrays: functools.reduce(np.minimum, arrays)}  # fmt: skip


@pytest.mark.parametrize("name", MANY)
def test_many_inputs_are_taken_two_at_a_time(name: str) -> None:
    shapes = {"a": (4,), "b": (2, 4), "c": (1,)}
    node = helper.make_node(name, list(shapes), ["y"])
    model = load(graph([node], {key: (FLOAT, shape) for key, shape in shapes.items()}, {"y": (FLOAT, (2, 4))}))
    assert "stack" not in model.mod.script()
    inputs = [np.random.default_rng(i).standard_normal(shape).astype(np.float32) for i, shape in enumerate(shapes.values())]
    inputs[0][1] = inputs[1][0, 2] = np.nan
    np.testing.assert_allclose(run(model, inputs)[0], MANY[name](inputs), rtol=1e-5)  # NaN where NumPy has NaN


def test_weights_in_constant_nodes_are_weights() -> None:
    rng = np.random.default_rng(0)
    weight, small = rng.standard_normal((4, 40)).astype(np.float32), np.float32(3)
    nodes = [
        helper.make_node("Constant", [], ["w"], value=numpy_helper.from_array(weight)),
        helper.make_node("Constant", [], ["s"], value=numpy_helper.from_array(small)),
        helper.make_node("MatMul", ["x", "w"], ["m"]),
        helper.make_node("Mul", ["m", "s"], ["y"]),
    ]
    model = load(graph(nodes, {"x": (FLOAT, [2, 4])}, {"y": (FLOAT, [2, 40])}))
    assert list(model.params) == ["w"]
    x = rng.standard_normal((2, 4)).astype(np.float32)
    assert error(run(model, [x])[0], 3 * (x @ weight)) < 1e-6


def test_a_weight_may_be_an_output() -> None:
    weight = np.arange(40, dtype=np.float32)
    nodes = [helper.make_node("Add", ["x", "w"], ["y"])]
    proto = graph(nodes, {"x": (FLOAT, [40])}, {"y": (FLOAT, [40]), "w": (FLOAT, [40])}, {"w": weight})
    module = tk.load(tk.compile(proto, target="cpu", verify=False), device="cpu")
    y, w = module.run_flat([weight])
    np.testing.assert_array_equal(w, weight)
    np.testing.assert_array_equal(y, 2 * weight)


def test_what_is_declared_without_a_shape(tmp_path: Path) -> None:
    """As onnx.helper writes it for None: runtimes take it, and ONNX's checker does not."""
    made = graph([helper.make_node("Relu", ["x"], ["y"])], {"x": (TensorProto.FLOAT, None)}, {"y": (TensorProto.FLOAT, None)})
    onnx.save(made, tmp_path / "m.onnx")
    for source in (made, tmp_path / "m.onnx"):
        model = load(source, shapes={"x": ("rows", 4)})
        assert [str(spec) for spec in model.signature.outputs] == ["y: float32[rows, 4]"]
        with pytest.raises(ImportModelError, match=r"input 'x' no shape\n *do: .*--shape"):
            load(source)
    assert not made.graph.output[0].type.tensor_type.HasField("shape")


def test_an_error_leaves_no_block_open(capfd: pytest.CaptureFixture[str]) -> None:
    """TVM warns of one on standard error."""
    shapes = {"x": (TensorProto.FLOAT, [3, 4])}, {"y": (TensorProto.FLOAT, [3, 3])}
    with pytest.raises(ImportModelError, match="MatMul"):
        load(graph([helper.make_node("MatMul", ["x", "x"], ["y"])], *shapes))
    gc.collect()
    assert "remaining blocks" not in capfd.readouterr().err


def test_what_is_cast_inside_is_as_exact_as_that() -> None:
    """Of float16 between float32 nothing is known but its rounding, ½ unit in 2048."""
    nodes = [
        helper.make_node("Cast", ["x"], ["half"], to=TensorProto.FLOAT16),
        helper.make_node("Softmax", ["half"], ["weights"], axis=0),
        helper.make_node("Cast", ["weights"], ["y"], to=TensorProto.FLOAT),
    ]
    made = graph(nodes, {"x": (TensorProto.FLOAT, [40, 50])}, {"y": (TensorProto.FLOAT, [40, 50])})
    x = np.random.default_rng(3).standard_normal((40, 50), np.float32)
    got = tk.load(tk.compile(made, target="cpu"))(x=x)
    assert error(got, np.exp(x) / np.exp(x).sum(0)) < 1e-3
