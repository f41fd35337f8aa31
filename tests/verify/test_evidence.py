import numpy as np
import onnx
import onnx.parser
import pytest
import torch

from tk.errors import NeedsError, VerifyError
from tk.frontend import load
from tk.package.artifact import Package
from tk.pipeline import compile_model
from tk.runtime.load import load as load_package
from tk.target import resolve
from tk.verify.evidence import check, verify_package
from tk.verify.flat import run_flat
from tk.verify.tolerance import bound_of


class Nested(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.linear = torch.nn.Linear(8, 4)

    def forward(self, pair, scale):
        y = self.linear(pair["a"]) * scale
        return {"first": (y, [pair["b"] + 1]), "none": None}, y.sum()


@pytest.fixture(scope="module")
def made():
    torch.manual_seed(0)
    pair = {"a": torch.randn(3, 8), "b": torch.randint(5, 9, (2,))}
    model = load(Nested().eval(), (pair, torch.randn(())))
    return model, Package.build(model, [compile_model(model, resolve("cpu"))])


def test_an_entry_holds_what_was_compared(made):
    model, package = made
    (entry,) = verify_package(package, model)
    assert (entry["target"], entry["reference"], entry["ran"], entry["passed"]) == ("cpu", "torch in float64", True, True)
    assert [output["name"] for output in entry["outputs"]] == [spec.name for spec in model.signature.outputs]
    assert entry["versions"]["torch"].startswith("2.")
    floating = [output for output in entry["outputs"] if output["dtype"] == "float32"]
    assert floating
    assert all(0 < output["relative"] < 1e-5 for output in floating)


def test_nothing_is_computed_for_a_target_that_this_host_cannot_run(made, monkeypatch):
    model, package = made

    def refused(package, target):
        raise NeedsError(f"no device for\n{target}")

    def never(inputs):
        raise AssertionError("the reference ran, and there is nothing to compare it with")

    monkeypatch.setattr("tk.runtime.load.load", refused)
    for name in ("reference", "reference_disturbed", "reference_float64"):
        monkeypatch.setattr(model, name, never)
    (entry,) = verify_package(package, model)
    assert (entry["target"], entry["ran"], entry["why"]) == ("cpu", False, "no device for cpu")


def test_wrong_numbers_are_an_error_that_names_the_output(made, monkeypatch):
    model, package = made
    for name in ("reference", "reference_disturbed", "reference_float64"):
        right = getattr(model, name)
        monkeypatch.setattr(model, name, lambda *given, right=right: [np.asarray(out) * 1.01 for out in right(*given)])
    with pytest.raises(VerifyError, match=model.signature.outputs[0].name) as caught:
        verify_package(package, model)
    assert caught.value.exit_code == 3


def test_without_a_reference_there_is_no_evidence(made, monkeypatch):
    model, package = made
    monkeypatch.setattr(model, "reference", None)
    monkeypatch.setattr(model, "reference_float64", None)
    assert verify_package(package, model) == []


TRANSFORM = """<ir_version: 8, opset_import: ["" : 20]>
g (float[1, 200, 1] x) => (float[1, 101, 2] y) <int64 axis = {1}> { y = DFT<onesided=1>(x, , axis) }"""


def test_what_is_more_exact_than_onnx_runtime_is_right(tmp_path, monkeypatch):
    """A transform of ONNX Runtime's may be further from the exact one than the tolerance."""
    path = tmp_path / "dft.onnx"
    onnx.save(onnx.parser.parse_model(TRANSFORM), path)
    model = load(path)
    inputs = [np.random.default_rng().standard_normal((1, 200, 1)).astype("float32")]
    (exact,) = model.reference_float64(inputs)
    bound = bound_of(model, {}, "cpu")
    off = [exact * (1 + 3 * bound)]
    monkeypatch.setattr(model, "reference", lambda given: off)
    monkeypatch.setattr(model, "reference_disturbed", None)
    module = load_package(Package.build(model, [compile_model(model, resolve("cpu"))]))
    assert all(each.passed for each in check(module, model, inputs, off, bound))
    monkeypatch.setattr(model, "reference_float64", lambda given: off)
    assert not any(each.passed for each in check(module, model, inputs, off, bound))


def test_flat_outputs_of_a_nested_result(made):
    model, package = made
    inputs = model.example_inputs
    for out, ref in zip(run_flat(load_package(package), inputs), model.reference(inputs), strict=True):
        np.testing.assert_allclose(out, ref, rtol=1e-5, atol=1e-6)


def windowed(rows: str) -> onnx.ModelProto:
    """Windows of 16 columns, of which some sizes have none, and their sum with an input of `rows` by nothing else."""
    return onnx.parser.parse_model(
        f'<ir_version: 8, opset_import: ["" : 17]> g (float[batch, 3, n] x, float[{rows}, 1, 1] z) => (float[a, b, c] y)'
        " { pooled = MaxPool<kernel_shape = [16], strides = [4]>(x) y = Add(pooled, z) }"
    )


def test_sizes_that_the_framework_finds_too_small_are_larger() -> None:
    model = load(windowed("1"))
    package = Package.build(model, [compile_model(model, resolve("cpu"))])
    (entry,) = verify_package(package, model)
    assert entry["passed"]


def test_what_no_sizes_help_is_said_with_the_first_error() -> None:
    model = load(windowed("5"))  # ONNX Runtime broadcasts no batch of another size
    package = Package.build(model, [compile_model(model, resolve("cpu"))])
    with pytest.raises(VerifyError, match=r"raises an error for random inputs\n.*MaxPool"):
        verify_package(package, model)
