"""The dispatcher: what is a model, and what is said of what is none."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

from tests.frontend.running import error, run, worst
from tk.errors import ImportModelError, TkError, UsageError
from tk.frontend import load

SCRIPT = """
import torch
from helper import WIDTH

class Net(torch.nn.Module):
    def forward(self, x, scale=2.0):
        return (x @ torch.ones(WIDTH, 3)).relu() * scale

def make():
    return Net(), (torch.randn(2, WIDTH),), {"scale": 3.0}

def single():
    return Net(), torch.randn(2, WIDTH)

def wrong():
    return 1

def broken():
    raise KeyError("weights")
"""


@pytest.fixture
def script(tmp_path: Path) -> Path:
    (tmp_path / "helper.py").write_text("WIDTH = 5\n")
    path = tmp_path / "net.py"
    path.write_text(SCRIPT)
    return path


def test_script(script: Path) -> None:
    model = load(f"{script}:make")
    assert [spec.name for spec in model.signature.inputs] == ["x"]
    assert model.signature.in_tree["items"][1]["items"] == [{"kind": "const", "value": 3.0}]
    assert worst(model) < 1e-6
    assert model.name == "net"
    assert model.source["kind"] == "script"


def test_script_with_one_tensor(script: Path) -> None:
    assert worst(load(f"{script}:single", shapes={"x": (7, 5)})) < 1e-6


@pytest.mark.parametrize(
    ("function", "says"), [("absent", "make"), ("wrong", "returned something else"), ("broken", "weights")]
)
def test_script_that_fails(script: Path, function: str, says: str) -> None:
    with pytest.raises(TkError, match=says):
        load(f"{script}:{function}")


@pytest.mark.parametrize(
    ("source", "kind", "says"),
    [
        ("absent.onnx", ImportModelError, "there is no file"),
        ("absent.py:make", ImportModelError, "there is no file"),
        ("model.tflite", UsageError, "tflite"),
        ("resnet18", UsageError, "zoo:NAME"),
        ("zoo:no-such-model", UsageError, "no-such-model"),
        (3, UsageError, "int"),
    ],
)
def test_no_model(source: object, kind: type[Exception], says: str) -> None:
    with pytest.raises(kind, match=says):
        load(source)


@pytest.mark.parametrize("suffix", [".onnx", ".pt2"])
def test_files_that_are_something_else(tmp_path: Path, suffix: str) -> None:
    path = tmp_path / f"m{suffix}"
    path.write_bytes(b"not a model at all")
    with pytest.raises(ImportModelError, match=str(path)):
        load(path)


def test_options_that_do_not_fit() -> None:
    net = torch.nn.Linear(2, 2)
    with pytest.raises(UsageError, match="example inputs"):
        load(net)
    with pytest.raises(UsageError, match="zoo models only"):
        load(net, (torch.ones(1, 2),), weights="folder")
    with pytest.raises(UsageError, match="float7"):
        load(net, (torch.ones(1, 2),), dtype="float7")
    with pytest.raises(UsageError, match="no input 'y'"):
        load(net, (torch.ones(1, 2),), shapes={"y": (1, 2)})
    with pytest.raises(UsageError, match="another rank"):
        load(net, (torch.ones(1, 2),), shapes={"input": (1, 2, 3)})
    program = torch.export.export(net, (torch.ones(1, 2),))
    with pytest.raises(UsageError, match="export it anew"):
        load(program, shapes={"input": (4, 2)})


def test_pt2(tmp_path: Path) -> None:
    net = torch.nn.Sequential(torch.nn.Linear(4, 3), torch.nn.Tanh())
    x = torch.randn(2, 4)
    path = tmp_path / "net.pt2"
    torch.export.save(torch.export.export(net, (x,)), path)
    model = load(path)
    assert model.name == "net"
    assert list(model.params) == ["0.weight", "0.bias"]
    assert error(run(model, [x.numpy()])[0], net(x).detach().numpy()) < 1e-6
    assert worst(model, [np.random.default_rng(0).standard_normal((2, 4), np.float32)]) < 1e-6


def test_importing_the_dispatcher_imports_no_framework() -> None:
    code = "import sys, tk.frontend; print([m for m in ('torch', 'onnx', 'tvm', 'tvm.relax') if m in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_script_draws_the_same_each_time(tmp_path: Path) -> None:
    path = tmp_path / "drawn.py"
    path.write_text("import torch\ndef make():\n    return torch.nn.Linear(4, 2), (torch.randn(1, 4),)\n")
    before = torch.random.get_rng_state()
    one, other = load(f"{path}:make"), load(f"{path}:make")
    assert all(np.array_equal(array, other.params[name]) for name, array in one.params.items())
    assert torch.equal(torch.random.get_rng_state(), before)


def test_a_tensor_is_no_tuple_of_inputs() -> None:
    with pytest.raises(UsageError, match=r"args=\(x,\)"):
        load(torch.nn.Linear(4, 2), torch.ones(1, 4))  # type: ignore[arg-type]


@pytest.mark.rotated(4)
def test_a_failed_export_shows_none_of_torchs_traces() -> None:
    program = """
import torch
from tk.errors import ImportModelError
from tk.frontend import load
try:
    load(torch.nn.Linear(4, 2), (torch.ones(1, 5),))
except ImportModelError as error:
    print(error)
"""
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert "cannot export" in done.stdout
    assert "Traceback" not in done.stderr
