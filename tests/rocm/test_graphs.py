"""HIP graphs by shape: packages in a fresh process over the fake HIP library, which records what is captured and replays it."""

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

import tk
from tests.rocm.emulated import emulated, environment
from tk.rocm.linker import find_linker

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]
CALLS = [5, 5, 5, 3, 3, 5, 3]  # the sizes of the calls, the greatest first: where storages grow, graphs are captured anew

CALL = """
import sys, json, numpy as np, tk
package, given, results, limit = sys.argv[1:5]
module = tk.load(package, device="rocm:0", graph_limit=tk.GraphLimit(shapes=int(limit)))
inputs, out, stats = np.load(given), {}, []
for name in inputs.files:
    out[name] = module(inputs[name])
    stats.append(module.graphs.__dict__ if hasattr(module.graphs, "__dict__") else None)
np.savez(results, **out)
print(json.dumps({"replays": module.replays, "stats": stats}))
"""


class Net(torch.nn.Module):
    """Three products with softmaxes between them: what lies between the first and the last kernel is captured."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = torch.nn.ModuleList(torch.nn.Linear(32, 32) for _ in range(3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        for layer in self.layers:
            x = torch.softmax(layer(x), -1) + x
        return x


@pytest.fixture(scope="module", params=["dynamic", "constant"])
def made(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[tuple[Path, bool, dict[str, Any]]]:
    """A folder with m.tk and inputs.npz, whether its first dim is dynamic, and what torch gives."""
    folder, dynamic = tmp_path_factory.mktemp("graphs"), request.param == "dynamic"
    torch.manual_seed(0)
    model = Net().eval()
    with emulated(folder):
        shapes = {"x": {0: torch.export.Dim("batch", min=1, max=64)}} if dynamic else None
        tk.compile(model, (torch.randn(3, 32),), target="mi300x", dynamic_shapes=shapes).save(folder / "m.tk")
    inputs = {f"call{i}": torch.randn(size if dynamic else 3, 32) for i, size in enumerate(CALLS)}
    np.savez(folder / "inputs.npz", **{name: x.numpy() for name, x in inputs.items()})
    with torch.no_grad():
        yield folder, dynamic, {name: model(x).numpy() for name, x in inputs.items()}


def called(folder: Path, limit: int) -> dict[str, Any]:
    env = {**os.environ, "PATH": "/nowhere", **environment(folder, "gfx942"), "TK_FAKE_HIP_LOG": str(folder / "log")}
    (folder / "log").write_text("", encoding="utf-8")
    arguments = [folder / "m.tk", folder / "inputs.npz", folder / "out.npz", str(limit)]
    done = subprocess.run(
        [sys.executable, "-c", CALL, *map(str, arguments)], env=env, capture_output=True, text=True, check=False, cwd=folder
    )
    assert done.returncode == 0, done.stderr[-2000:]
    report: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return report


def check(folder: Path, wanted: dict[str, Any]) -> None:
    for name, got in np.load(folder / "out.npz").items():
        assert np.linalg.norm(got - wanted[name]) / np.linalg.norm(wanted[name]) < 1e-5, name


@pytest.mark.rotated(3)
def test_each_shape_is_captured_at_its_second_call_and_replayed_after(made: tuple[Path, bool, dict[str, Any]]) -> None:
    folder, dynamic, wanted = made
    assert tk.Package.open(folder / "m.tk").builds["mi300x"].graph
    report = called(folder, 8)
    assert report["replays"]
    check(folder, wanted)
    counts = report["stats"][-1]
    shapes = 2 if dynamic else 1
    parts = counts["captured"] // shapes
    assert parts >= 1
    assert counts["captured"] == parts * shapes
    assert counts["replayed"] == parts * (len(CALLS) - 2 * shapes)
    assert counts["launched"] == parts * shapes
    assert counts["refused"] == 0
    assert counts["shapes"] == shapes
    graphs = [line for line in (folder / "log").read_text(encoding="utf-8").splitlines() if line.startswith("graph\t")]
    assert len(graphs) == counts["captured"] + counts["replayed"]
    assert all(int(line.split("\t")[1]) > 1 for line in graphs)  # kernels in each


def test_without_graphs_the_results_are_the_same(made: tuple[Path, bool, dict[str, Any]]) -> None:
    folder, _, wanted = made
    report = called(folder, 0)
    assert not report["replays"]
    check(folder, wanted)
    assert report["stats"][-1]["captured"] == 0
    assert "graph\t" not in (folder / "log").read_text(encoding="utf-8")
