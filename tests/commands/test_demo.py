import io
import subprocess
import sys

import numpy as np
import pytest

from tests.sample import ALL
from tk.commands.demo import write_squeezenet
from tk.report.fresh import Fresh


def test_the_onnx_file_is_a_real_network_whose_outputs_tell_inputs_apart(tmp_path):
    onnxruntime = pytest.importorskip("onnxruntime")
    session = onnxruntime.InferenceSession(str(write_squeezenet(tmp_path / "s.onnx")))
    (entry,) = session.get_inputs()
    rng = np.random.default_rng(0)
    one, other = (session.run(None, {entry.name: rng.standard_normal(entry.shape).astype(np.float32)})[0] for _ in range(2))
    assert one.shape == (1, 1000, 1, 1)
    assert one.sum() == pytest.approx(1, rel=1e-4)
    assert one.max() > 0.01
    assert not np.allclose(one, other, rtol=1e-2)


def test_a_fresh_process_holds_no_framework_and_gives_the_same(tk, package, tmp_path):
    tk("run", package, "--save-outputs", tmp_path / "here.npz", "--seed", "5")
    from tk.package.artifact import Package
    from tk.verify.gather import gather

    opened = Package.open(package)
    arrays = gather(opened, (), 5, ())
    np.savez(tmp_path / "in.npz", **{spec.name: array for spec, array in zip(opened.signature.inputs, arrays, strict=True)})
    with Fresh(package, "cpu", 2) as fresh:
        fresh.run(tmp_path / "in.npz", tmp_path / "there.npz")
        wall, gpu = fresh.time(lambda: None)
        state = fresh.state()
    assert state["intruders"] == []
    assert 1e6 < state["resident"] < 600e6
    assert 0 < wall < 10
    assert gpu is None
    with np.load(tmp_path / "here.npz") as here, np.load(tmp_path / "there.npz") as there:
        for name in ("y", "best"):
            index = [spec.name for spec in opened.signature.outputs].index(name)
            np.testing.assert_array_equal(here[name], there[f"arr_{index}"])


def test_a_process_with_torch_in_it_is_found_out():
    program = "import torch\nfrom tk.report.fresh import intruders\nprint(intruders())"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "torch" in done.stdout


@pytest.mark.skipif(not ALL, reason="what tk demo does, which CI runs too: TK_ALL_TESTS=1")
def test_the_main_job_on_the_onnx_file(tmp_path):
    pytest.importorskip("onnxruntime")
    from tk.commands.demo import _show, _tables
    from tk.report.terminal import Terminal, console

    (row,) = _show(Terminal(quiet=True), str(write_squeezenet(tmp_path / "s.onnx")), ["cpu"], tmp_path, 0.1)
    assert row["against"] == "onnxruntime"
    assert 0 < row["error"] < 1e-5
    assert row["passed"]
    assert 0 < row["tk"]["median"] < row["first_result_seconds"]
    assert row["resident"] < 600e6
    shown = io.StringIO()
    for each in _tables({"rows": [row], "folder": str(tmp_path), "seconds": 1.0}):
        console(shown).print(each)
    assert "onnxruntime (CPU)" in shown.getvalue()
    assert str(tmp_path) in shown.getvalue().replace("\n", "")
