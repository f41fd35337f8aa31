"""Outputs that rounding alone changes pass; what no rounding explains does not."""

import numpy as np
import onnx
import pytest
import torch
from onnx import TensorProto, helper, numpy_helper

import tk
from tk.frontend import load
from tk.frontend.torch.disturbed import moved
from tk.verify.compare import compare_all
from tk.verify.rounding import as_rounding_allows, disturbed_runs

pytestmark = pytest.mark.xdist_group("rounding")  # the disturbed runs are made once


class Choices(torch.nn.Module):
    """What near-ties decide: an argmax, a threshold, indices of a top-k, numbers rounded to integers, and a mean of those."""

    def __init__(self, dtype: torch.dtype) -> None:
        super().__init__()
        self.first = torch.nn.Linear(48, 96, dtype=dtype)
        self.second = torch.nn.Linear(96, 700, dtype=dtype)

    def forward(self, x, index):
        y = self.second(torch.nn.functional.gelu(self.first(x)))
        levels = (y * 20).round()
        return y.argmax(-1), y > 0, y.topk(4)[1], levels.to(torch.int8), levels.mean(-1), index[1:] * 3


def _inputs(dtype: torch.dtype, rows: int = 300) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.randn(rows, 48, dtype=dtype), torch.randint(0, 9, (rows,))


@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
def test_near_ties_are_no_errors(dtype):
    torch.manual_seed(0)
    inputs = _inputs(dtype)
    package = tk.compile(Choices(dtype).eval(), inputs, target="cpu")
    (entry,) = package.evidence
    assert entry["passed"]
    assert any(output["tolerance"] > 0 for output in entry["outputs"] if output["dtype"] == "bool")  # decided by rounding
    assert entry["outputs"][-1]["tolerance"] == 0  # what is no number's rounding is equal


@pytest.fixture(scope="module")
def judged():
    """A function from outputs to the comparisons of `Choices` in bfloat16, and outputs of it that pass."""
    torch.manual_seed(1)
    inputs = _inputs(torch.bfloat16)
    model = load(Choices(torch.bfloat16).eval(), inputs)
    arrays = model.example_inputs
    exact = [np.asarray(out) for out in model.reference_float64(arrays)]
    names = [spec.name for spec in model.signature.results]
    runs = list(disturbed_runs(model, arrays))

    def judge(outs):
        results = compare_all(names, outs, exact, 0.01)
        return as_rounding_allows(results, outs, exact, 0.01, iter(runs))

    return judge, [np.array(out) for out in model.reference_disturbed(arrays, 1000)]


def test_another_run_of_the_framework_passes(judged):
    judge, outs = judged
    assert [result.why for result in judge(outs)] == [""] * len(outs)


@pytest.mark.parametrize("at", range(6))
def test_a_wrong_part_of_an_output_fails(judged, at):
    judge, outs = judged
    wrong = [out.copy() for out in outs]
    values = wrong[at]
    rows = slice(0, 40)
    values[rows] = ~values[rows] if values.dtype == bool else values[rows] + values.dtype.type(1)
    results = judge(wrong)
    assert [index for index, result in enumerate(results) if not result.passed] == [at], results[at]


def test_one_wrong_integer_that_no_rounding_reaches_fails(judged):
    judge, outs = judged
    wrong = [out.copy() for out in outs]
    wrong[5][7] += 1
    assert not judge(wrong)[5].passed


def test_complex_numbers_are_moved_too():
    x = torch.randn(5, 70, dtype=torch.complex64).T
    x[0, 0] = complex(float("inf"), 0)
    y = moved(x, torch.Generator().manual_seed(3))
    assert (y.dtype, y.stride(), y[0, 0]) == (x.dtype, x.stride(), x[0, 0])
    apart = ((y - x).abs() / x.abs()).flatten()[1:]
    assert (apart > 0).float().mean() > 0.3
    assert apart.max() < 3 * torch.finfo(torch.float32).eps


def test_onnx_near_ties():
    rng = np.random.default_rng(2)
    weight = rng.standard_normal((64, 3000)).astype(np.float32)
    nodes = [
        helper.make_node("MatMul", ["x", "w"], ["y"]),
        helper.make_node("Mul", ["y", "c"], ["z"]),
        helper.make_node("Round", ["z"], ["r"]),
        helper.make_node("Cast", ["r"], ["out"], to=TensorProto.INT32),
    ]
    graph = helper.make_graph(
        nodes,
        "ties",
        [helper.make_tensor_value_info("x", TensorProto.FLOAT, [400, 64])],
        [helper.make_tensor_value_info("out", TensorProto.INT32, [400, 3000])],
        [numpy_helper.from_array(weight, "w"), numpy_helper.from_array(np.float32(1000), "c")],
    )
    model = load(onnx.helper.make_model(graph, opset_imports=[helper.make_opsetid("", 20)]))
    arrays = [rng.standard_normal((400, 64)).astype(np.float32)]
    exact = [np.asarray(out) for out in model.reference_float64(arrays)]
    outs = [np.rint(arrays[0].astype(np.float64) @ weight * 1000.0).astype(np.int32)]
    near = [np.rint((arrays[0][:, ::-1] @ weight[::-1]) * np.float32(1000)).astype(np.int32)]
    assert np.count_nonzero(near[0] != exact[0])
    for given, right in ((outs, True), (near, True), ([exact[0] + (rng.random(exact[0].shape) < 0.01)], False)):
        results = compare_all(["out"], given, exact, 1e-5)
        (result,) = as_rounding_allows(results, given, exact, 1e-5, disturbed_runs(model, arrays))
        assert result.passed is right, result
