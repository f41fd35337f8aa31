"""Packages for AMD GPUs, loaded in a fresh process without a compiler over a fake HIP library, and run in the emulator."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from click.testing import CliRunner

import tk
from tests.rocm.emulated import emulated, environment
from tests.sample import ALL
from tk.cli import cli
from tk.rocm.linker import find_linker

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]

LOAD = """
import sys, json, numpy as np, tk
package, inputs, device = sys.argv[1:4]
try:
    module = tk.load(package, device=device)
    given = np.load(inputs)
    result = module(given["x"])
    heavy = [name for name in ("torch", "tvm") if name in sys.modules]
    print(json.dumps({"target": module.target, "device": module.device, "modules": heavy}))
    np.save(sys.argv[4], result)
except tk.TkError as error:
    print(json.dumps({"error": str(error)}))
"""


class Network(torch.nn.Module):
    """A LayerNorm, a GELU and a softmax between products."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.norm, self.last = torch.nn.Linear(64, 96), torch.nn.LayerNorm(96), torch.nn.Linear(96, 40)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.softmax(self.last(torch.nn.functional.gelu(self.norm(self.first(x)))), -1)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Path, np.ndarray[Any, Any]]]:
    """A folder with m.tk for the CPU and for two AMD GPUs, x.npz, and what torch gives."""
    folder = tmp_path_factory.mktemp("package")
    torch.manual_seed(0)
    model, x = Network().eval(), torch.randn(3, 7, 64)
    with emulated(folder):
        tk.compile(model, (x,), target=["cpu", "mi300x", "mi355x"]).save(folder / "m.tk")
    np.savez(folder / "x.npz", x=x.numpy())
    with torch.no_grad():
        yield folder, model(x).numpy()


def load(folder: Path, device: str, **changed: str) -> dict[str, Any]:
    env = {**os.environ, "PATH": "/nowhere", **environment(folder, "gfx942"), **changed}
    command = [sys.executable, "-c", LOAD, str(folder / "m.tk"), str(folder / "x.npz"), device, str(folder / "y.npy")]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stderr[-2000:]
    report: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return report


@pytest.mark.rotated(5)
@pytest.mark.parametrize(("arch", "target"), [("gfx942", "mi300x"), ("gfx950", "mi355x")])
def test_it_runs_on_the_gpu_that_is_there(made: tuple[Path, np.ndarray[Any, Any]], arch: str, target: str) -> None:
    folder, want = made
    report = load(folder, "rocm:0", TK_FAKE_HIP_ARCH=arch)
    assert report == {"target": target, "device": "rocm:0", "modules": []}
    got = np.load(folder / "y.npy")
    assert np.linalg.norm(got - want) / np.linalg.norm(want) < 1e-5


LATER = """
import os, sys, numpy as np, tk
from tk.rocm.driver import hip
module = tk.load(sys.argv[1], device="rocm:0")
given = np.load(sys.argv[2])["x"]
first = module(given)
os.environ["TK_HIP"] = "/nowhere/libamdhip64.so"
hip.cache_clear()
assert (module(given) == first).all()
"""


def test_a_process_stays_with_the_library_that_it_began_with(made: tuple[Path, np.ndarray[Any, Any]]) -> None:
    """Calls and what is asked at the end go to the library that the plugin opened, wherever a later look would find one: a
    process that had been given a fake library for a while ended with a traceback of faults.py's last check."""
    folder, _ = made
    env = {**os.environ, **environment(folder, "gfx942")}
    command = [sys.executable, "-c", LATER, str(folder / "m.tk"), str(folder / "x.npz")]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=folder)
    assert done.returncode == 0, done.stderr[-2000:]
    assert "Traceback" not in done.stderr


class Layer(torch.nn.Module):
    """Causal attention of 4 heads over 2 of keys and values, between two products and a residual."""

    def __init__(self) -> None:
        super().__init__()
        self.qkv, self.out = torch.nn.Linear(128, 8 * 32), torch.nn.Linear(128, 128)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        b, s, _ = x.shape
        q, k, v = (part.unflatten(-1, (-1, 32)).transpose(1, 2) for part in self.qkv(x).split((128, 64, 64), -1))
        y = torch.nn.functional.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)
        return x + self.out(y.transpose(1, 2).reshape(b, s, 128))


@pytest.mark.skipif(not ALL, reason="half a minute: TK_ALL_TESTS=1")
def test_a_layer_with_attention_in_one_kernel(tmp_path: Path) -> None:
    torch.manual_seed(0)
    model, x = Layer().half().eval(), torch.randn(2, 45, 128).half()
    with emulated(tmp_path):
        made = tk.compile(model, (x,), target="mi300x")
        made.save(tmp_path / "m.tk")
    assert [each["rule"] for each in made.builds["mi300x"].kernels()].count("rocm.attention_mfma") == 1
    np.savez(tmp_path / "x.npz", x=x.numpy())
    assert load(tmp_path, "rocm:0")["target"] == "mi300x"
    with torch.no_grad():
        want = model.double()(x.double()).numpy()
    assert np.linalg.norm(np.load(tmp_path / "y.npy") - want) / np.linalg.norm(want) < 1e-3


class Residual(torch.nn.Module):
    """A strided stem, a residual block of 3 x 3 and 1 x 1 convolutions with norms, a grouped one, and a product."""

    def __init__(self) -> None:
        super().__init__()
        conv, norm = torch.nn.Conv2d, torch.nn.BatchNorm2d
        self.stem = torch.nn.Sequential(conv(3, 32, 7, 2, 3, bias=False), norm(32), torch.nn.ReLU())
        self.inner = torch.nn.Sequential(conv(32, 32, 3, 1, 1, bias=False), norm(32), torch.nn.ReLU(), conv(32, 32, 1))
        self.last, self.out = conv(32, 64, 3, 2, 1, groups=2), torch.nn.Linear(64, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.stem(x)
        return self.out(torch.relu(self.last(torch.relu(y + self.inner(y)))).mean((2, 3)))


@pytest.mark.skipif(not ALL, reason="half a minute: TK_ALL_TESTS=1")
def test_a_network_of_convolutions_on_matrix_cores(tmp_path: Path) -> None:
    torch.manual_seed(0)
    model, x = Residual().half().eval(), torch.randn(2, 3, 21, 26).half()
    with emulated(tmp_path):
        made = tk.compile(model, (x,), target="mi300x")
        made.save(tmp_path / "m.tk")
    rules = [each["rule"] for each in made.builds["mi300x"].kernels()]
    assert rules.count("rocm.conv_mfma") == 4
    np.savez(tmp_path / "x.npz", x=x.numpy())
    assert load(tmp_path, "rocm:0")["target"] == "mi300x"
    with torch.no_grad():
        want = model.double()(x.double()).numpy()
    assert np.linalg.norm(np.load(tmp_path / "y.npy") - want) / np.linalg.norm(want) < 3e-3


def test_auto_prefers_it_to_the_cpu(made: tuple[Path, np.ndarray[Any, Any]]) -> None:
    assert load(made[0], "auto")["device"] == "rocm:0"


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("device", "changed", "what"),
    [
        ("rocm:0", {"TK_HIP": "/nowhere/libamdhip64.so"}, "AMD driver: need ROCm 6.0 or newer, have none"),
        ("rocm:0", {"TK_FAKE_HIP_ARCH": "gfx90a"}, "GPU: need gfx942"),
        ("rocm:0", {"TK_FAKE_HIP_VERSION": "50731921"}, "have ROCm 5.7"),
        ("rocm:3", {}, "AMD GPU: need number 3"),
        ("cuda:0", {}, "no target in this package is for cuda:0"),
    ],
)
def test_what_is_missing_is_said(
    made: tuple[Path, np.ndarray[Any, Any]], device: str, changed: dict[str, str], what: str
) -> None:
    assert what in load(made[0], device, **changed)["error"]


def test_the_plugin_belongs_to_the_library(made: tuple[Path, np.ndarray[Any, Any]]) -> None:
    package = tk.Package.open(made[0] / "m.tk")
    package.check()
    for name in ("mi300x", "mi355x"):
        build = package.builds[name]
        assert build.runtime is not None
        assert build.runtime()[:4] == b"\x7fELF"
        assert build.needs.arch == build.arch
        assert build.graph
        assert all(used["threads"] <= 1024 and used["spills"] == 0 for used in build.usage().values())
    assert package.builds["cpu"].runtime is None


def test_its_graphs_are_named_by_their_kind(made: tuple[Path, np.ndarray[Any, Any]]) -> None:
    shown = CliRunner().invoke(cli, ["inspect", str(made[0] / "m.tk")], catch_exceptions=False).output
    assert shown.count("HIP graph") == 2
    assert "CUDA" not in shown
