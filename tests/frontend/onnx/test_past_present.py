"""ONNX models whose outputs are written into inputs: the same numbers as onnxruntime, step after step, in place."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest
from click.testing import CliRunner
from onnx import TensorProto, helper

import tk
from tests.sample import sample
from tk.errors import UsageError

ort = pytest.importorskip("onnxruntime")
DTYPES = {"float32": TensorProto.FLOAT, "float16": TensorProto.FLOAT16, "int64": TensorProto.INT64}
KINDS = ("rows", "roll", "add", "tensor_scatter", "same")


def step(pairs: list[tuple[str, str, list[int]]], seed: int = 0) -> onnx.ModelProto:
    """A model with a pair of past_i and present_i each (kind, dtype, shape), whose outputs stand in a random order. Each is
    read before and after it is written."""
    rng = random.Random(seed)
    nodes, inputs, outputs = [], [], []
    for i, (kind, dtype, shape) in enumerate(pairs):
        past, x, present, seen = (f"{name}_{i}" for name in ("past", "x", "present", "seen"))
        rows = list(shape)
        more: list[str] = []
        if kind == "rows":
            rows[0] = rng.randint(1, shape[0])
            inputs.append(helper.make_tensor_value_info(f"at_{i}", TensorProto.INT64, [rows[0], 1]))
            nodes.append(helper.make_node("ScatterND", [past, f"at_{i}", x], [present]))
        elif kind == "roll":
            rows[0] = 1
            more = [f"one_{i}", f"end_{i}"]
            nodes.append(helper.make_node("Constant", [], [more[0]], value_ints=[1]))
            nodes.append(helper.make_node("Constant", [], [more[1]], value_ints=[shape[0]]))
            nodes.append(helper.make_node("Slice", [past, *more], [f"tail_{i}"]))
            nodes.append(helper.make_node("Concat", [f"tail_{i}", x], [present], axis=0))
        elif kind == "tensor_scatter":
            rows[1] = 1
            inputs.append(helper.make_tensor_value_info(f"write_{i}", TensorProto.INT64, [shape[0]]))
            nodes.append(helper.make_node("TensorScatter", [past, x, f"write_{i}"], [present], axis=1))
        else:
            nodes.append(helper.make_node("Add" if kind == "add" else "Identity", [past, x][: 1 + (kind == "add")], [present]))
        nodes.append(helper.make_node("Add", [past, present], [seen]))
        inputs.append(helper.make_tensor_value_info(past, DTYPES[dtype], shape))
        if kind != "same":
            inputs.append(helper.make_tensor_value_info(x, DTYPES[dtype], rows))
        outputs += [helper.make_tensor_value_info(name, DTYPES[dtype], shape) for name in (present, seen)]
    rng.shuffle(inputs)
    rng.shuffle(outputs)
    graph = helper.make_graph(nodes, "step", inputs, outputs)
    return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 24)], ir_version=10)


def drawn(seed: int) -> list[tuple[str, str, list[int]]]:
    rng = random.Random(seed)
    return [
        (rng.choice(KINDS), rng.choice(list(DTYPES)), [rng.randint(2, 6) for _ in range(rng.randint(2, 4))])
        for _ in range(rng.randint(1, 3))
    ]


def values(model: onnx.ModelProto, seed: int) -> dict[str, Any]:
    """Whole numbers for each input that is no past, their sums exact; and places that are in range."""
    rng = np.random.default_rng(seed)
    given = {}
    shapes = {value.name: [dim.dim_value for dim in value.type.tensor_type.shape.dim] for value in model.graph.input}
    for value in model.graph.input:
        name, number, shape = value.name, value.name.rpartition("_")[2], shapes[value.name]
        dtype = helper.tensor_dtype_to_np_dtype(value.type.tensor_type.elem_type)
        past = shapes[f"past_{number}"]
        if name.startswith("at_"):
            given[name] = rng.permutation(past[0])[: shape[0], None].astype(np.int64)
        elif name.startswith("write_"):
            given[name] = rng.integers(0, past[1], shape)
        else:
            given[name] = rng.integers(-3, 4, shape).astype(dtype)
    return given


def reference(model: onnx.ModelProto, given: dict[str, Any]) -> dict[str, Any]:
    names = [value.name for value in model.graph.output]
    return dict(zip(names, onnx.reference.ReferenceEvaluator(model).run(names, given), strict=True))


@pytest.mark.parametrize("seed", sample(range(24), 6))
def test_steps_over_a_state_are_those_of_onnx(seed: int) -> None:
    pairs = drawn(seed)
    model = step(pairs, seed)
    state = {f"past_{i}": f"present_{i}" for i in range(len(pairs))}
    compiled = tk.load(tk.compile(model, state=state, target="cpu"))
    assert compiled.signature.mutated == tuple(state)
    kept = compiled.state()
    pasts = values(model, seed)
    for name in state:
        kept[name] = pasts[name]
    for turn in range(3):
        given = values(model, 100 * seed + turn) | {name: pasts[name] for name in state}
        expected = reference(model, given)
        outputs = compiled(**{name: value for name, value in given.items() if name not in state}, state=kept)
        outputs = outputs if isinstance(outputs, tuple) else (outputs,)
        for spec, output in zip(compiled.signature.outputs, outputs, strict=True):
            assert np.array_equal(output, expected[spec.name]), spec.name
        for name, present in state.items():
            assert np.array_equal(kept[name], expected[present])
            pasts[name] = expected[present]


def kernels(model: onnx.ModelProto, path: Path) -> list[str]:
    tk.compile(model, state={"past_0": "present_0"}, target="cpu").save(path)
    return [kernel["name"] for part in tk.Package.open(path).builds["cpu"].every() for kernel in part.kernels()]


def test_rows_are_written_without_a_copy(tmp_path: Path) -> None:
    model = step([("rows", "float32", [64, 8])])
    assert any("copy" in name for name in kernels(model, tmp_path / "m.tk"))  # what was there is read after it is written
    model.graph.output.remove(next(value for value in model.graph.output if value.name == "seen_0"))
    model.graph.node.pop()
    names = kernels(model, tmp_path / "m.tk")
    assert any(name.startswith("scatter") for name in names)
    assert not any("copy" in name for name in names)


BAD: dict[str, tuple[dict[str, str], str]] = {
    "no input": ({"path_0": "present_0"}, "no input 'path_0'"),
    "no output": ({"past_0": "present_9"}, "no output 'present_9'"),
    "twice": ({"past_0": "present_0", "past_1": "present_0"}, "the present of two inputs"),
    "another shape": ({"past_0": "present_1"}, "'present_1' cannot be written into 'past_0'"),
}


@pytest.mark.parametrize("case", BAD)
def test_pairs_that_are_none(case: str) -> None:
    model = step([("add", "float32", [2, 3]), ("add", "float32", [3, 3])])
    with pytest.raises(UsageError, match=BAD[case][1]):
        tk.compile(model, state=BAD[case][0], target="cpu")


def test_the_command_takes_pairs(tmp_path: Path) -> None:
    from tk.cli import cli

    onnx.save(step([("add", "float32", [2, 3])]), tmp_path / "step.onnx")
    run = CliRunner()
    made = [str(tmp_path / name) for name in ("step.onnx", "m.tk")]
    result = run.invoke(cli, ["compile", made[0], "-o", made[1], "-t", "cpu", "--state", "past_0=present_0"])
    assert result.exit_code == 0, result.stderr
    assert tk.Package.open(made[1]).signature.state == ("past_0",)
    assert run.invoke(cli, ["verify", made[1]]).exit_code == 0
    assert "names no pair" in run.invoke(cli, ["compile", made[0], "--state", "past_0"]).stderr
    twice = run.invoke(cli, ["compile", made[0], "--state", "past_0=present_0", "--state", "past_0=present_1"])
    assert "gives input 'past_0' two outputs" in twice.stderr
    assert "ONNX models" in run.invoke(cli, ["compile", "zoo:mlp", "--state", "a=b", "-o", made[1]]).stderr
