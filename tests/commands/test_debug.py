from __future__ import annotations

import subprocess
import sys

import pytest

from tk.host import this_host


def test_a_model_that_is_right(tk, model, tmp_path):
    document = tk.json("debug", "bisect", model, "-o", tmp_path / "out")
    assert document["culprit"] is None
    assert document["reproducer"] is None
    assert not (tmp_path / "out").exists()


@pytest.mark.rotated(4)
def test_a_wrong_converter_is_named_and_its_reproducer_runs_alone(tk, model, tmp_path, monkeypatch):
    from tvm import relax

    from tk.frontend.torch.ops.table import CONVERTERS

    monkeypatch.setitem(CONVERTERS, "relu.default", lambda node, importer: relax.op.abs(importer.env[node.args[0]]))
    result = tk("debug", "bisect", model, "-o", tmp_path / "out", code=3)
    assert "converter of aten.relu.default" in " ".join(result.stdout.split())
    script = tmp_path / "out" / "repro.py"
    done = subprocess.run([sys.executable, script], cwd=tmp_path, capture_output=True, text=True, timeout=500, check=False)
    assert done.returncode == 3, done.stderr
    assert "relu: relative error" in done.stdout
    assert "torch" not in {name.partition(".")[0] for name in done.stdout.split()}


@pytest.mark.parametrize("options", [("--target", "cpu,cuda:sm_90a"), ("--db", "none.db"), ("--ref", "numpy")])
def test_arguments_that_cannot_be_taken(tk, model, options, tmp_path):
    result = tk("debug", "bisect", model, "-o", tmp_path / "out", *options, code=1 if "--db" in options else 2)
    assert result.stderr.startswith("error: ")


def test_a_host_that_cannot_run_the_target_makes_no_model_wrong(tk, model, tmp_path, monkeypatch):
    monkeypatch.setattr("tk.runtime.choose.this_host", lambda gpus: this_host(False))
    result = tk("debug", "bisect", model, "--target", "h200", "-o", tmp_path / "out", code=1)
    assert "error: this host cannot run this package" in result.stderr
    assert not (tmp_path / "out").exists()


def test_a_folder_with_something_in_it_is_refused_before_the_work(tk, tmp_path):
    (tmp_path / "note").write_text("mine")
    result = tk("debug", "bisect", "no-model-is-looked-at", "-o", tmp_path, code=2)
    assert "a new or empty folder" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["note"]
