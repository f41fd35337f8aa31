from pathlib import Path

import pytest


def test_within_tolerance(tk, package):
    document = tk.json("verify", package)
    assert document["passed"] is True
    assert document["reference"] == "torch in float64"
    y, best = sorted(document["outputs"], key=lambda output: output["name"], reverse=True)
    assert 0 < y["relative"] < y["tolerance"] < 1e-4
    assert best["tolerance"] == 0
    assert document["framework_outputs"] is not None


def test_outside_its_tolerance_is_status_3(tk, package):
    result = tk("verify", package, "--ref", "float64", "--tolerance", "1e-12", "--seed", "3", code=3)
    assert "WRONG" in result.stdout
    assert "OUTSIDE" in result.stdout


def test_another_models_weights_are_found_out(tk, package, model, tmp_path):
    other = tmp_path / "model.py"
    other.write_text(Path(model.rpartition(":")[0]).read_text().replace("manual_seed(0)", "manual_seed(1)"))
    tk("verify", package, "--model", f"{other}:small", code=3)


def test_a_model_of_other_inputs_is_refused(tk, package):
    assert "not the model that the package was made from" in tk("verify", package, "--model", "zoo:mlp", code=2).stderr


@pytest.mark.parametrize(("ref", "message"), [("onnxruntime", "cannot be run by onnxruntime"), ("numpy", "no reference")])
def test_references_that_there_are_not(tk, package, ref, message):
    assert message in tk("verify", package, "--ref", ref, code=2).stderr


def test_a_model_is_compiled_and_compared(tk, model):
    document = tk.json("verify", model, "--target", "cpu", "--seed", "5")
    assert document["passed"]
    assert document["seed"] == 5
    assert document["target"] == "cpu"


def test_every_intermediate_has_its_own_band(tk, package):
    document = tk.json("verify", package, "--every")
    assert document["passed"]
    assert document["first_outside"] is None
    assert [layer["name"] for layer in document["layers"]] == ["embedding", "mul", "linear", "relu", "argmax"]
    assert "torch.nn" in document["layers"][0]["origin"] or "sparse.py" in document["layers"][0]["origin"]
    bands = {layer["name"]: layer["tolerance"] for layer in document["layers"]}
    assert bands["embedding"] < bands["linear"]
    assert bands["argmax"] == 0


def test_the_first_intermediate_outside_its_band_is_named(tk, package, monkeypatch):
    from tvm import relax

    from tk.frontend.torch.ops.table import CONVERTERS

    monkeypatch.setitem(CONVERTERS, "relu.default", lambda node, importer: relax.op.abs(importer.env[node.args[0]]))
    result = tk("verify", package, "--every", code=3)
    assert "the first outside its band: relu, aten.relu.default at" in " ".join(result.stdout.split())


ACTIVATIONS = """
import torch

class Net(torch.nn.Module):
    def forward(self, x):
        return x.relu(), x.tanh(), x.softmax(-1)

def net():
    return Net(), (torch.randn(4, 24),)
"""


def test_adversarial_inputs(tk, tmp_path):
    (tmp_path / "net.py").write_text(ACTIVATIONS)
    document = tk.json("verify", f"{tmp_path / 'net.py'}:net", "--target", "cpu", "--inputs", "adversarial")
    assert document["passed"], [output for output in document["outputs"] if not output["passed"]]
    assert document["reference"] == "torch"
    sets = {output["name"].partition(":")[0] for output in document["outputs"]}
    assert sets >= {"NaN", "infinite", "denormal", "large", "zero", "scaled", "shifted", "spikes", "ascending", "ties", "equal"}


def test_a_tolerance_that_was_given_is_kept(tk, tmp_path):
    (tmp_path / "net.py").write_text(ACTIVATIONS)
    options = ("--target", "cpu", "--inputs", "adversarial", "--tolerance", "1e-12")
    document = tk.json("verify", f"{tmp_path / 'net.py'}:net", *options, code=3)
    assert {output["tolerance"] for output in document["outputs"]} == {1e-12}
    assert {output["name"] for output in document["outputs"] if output["passed"]} >= {"spikes: output_0", "zero: output_0"}


@pytest.mark.parametrize("options", [("--inputs", "adversarial", "--every"), ("--model", "other.py:f")])
def test_options_that_do_not_go_together(tk, model, options):
    tk("verify", model, "--target", "cpu", *options, code=2)
