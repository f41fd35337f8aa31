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
    result = tk("verify", package, "--ref", "torch", "--tolerance", "1e-12", "--seed", "3", code=3)
    assert "WRONG" in result.stdout
    assert "OUTSIDE" in result.stdout


def test_another_models_weights_are_found_out(tk, package, model, tmp_path):
    other = tmp_path / "model.py"
    other.write_text(Path(model.rpartition(":")[0]).read_text().replace("manual_seed(0)", "manual_seed(1)"))
    tk("verify", package, "--model", f"{other}:small", code=3)


@pytest.mark.parametrize(("ref", "told"), [("onnxruntime", "cannot be run by onnxruntime"), ("numpy", "no reference")])
def test_references_that_there_are_not(tk, package, ref, told):
    assert told in tk("verify", package, "--ref", ref, code=2).stderr
