"""Recurrent layers as a cluster of blocks runs them: emulated, against the steps in float64."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch
from tvm import tirx

import tk
from tests.graph.recurrence.test_rows import BATCH, SEQ, Problem, arrays, expected
from tests.schedules.cuda import emulated
from tk.graph.recurrence.clusters import ClusterLayer, _slices, cluster_kernel
from tk.graph.recurrence.lower import KINDS
from tk.target import resolve

PROBLEMS = [
    Problem("lstm", 32),
    Problem("lstm", 64, backwards=True, dtype="bfloat16", tolerance=2e-2),
    Problem("gru", 96, backwards=True),
    Problem("gru", 32, dtype="float16", tolerance=2e-3),
    Problem("rnn_tanh", 160, tolerance=1e-5),
    Problem("rnn_relu", 32),
]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda each: f"{each.kind}-{each.hidden}-{each.dtype}")
@pytest.mark.parametrize(("is_static", "rows"), [(True, 1), (False, 1), (True, 2)])
def test_a_cluster_for_each_row(problem: Problem, is_static: bool, rows: int, tmp_path: Path) -> None:
    """And for two, of a batch of three."""
    step = KINDS[problem.kind]
    slices = _slices(problem.hidden, step.gates)
    assert slices is not None
    seq = SEQ if is_static else tirx.Var("seq", "int64")
    layer = ClusterLayer(seq, BATCH, problem.hidden, step.gates, slices, problem.backwards, problem.dtype, "float32", rows)
    func = cluster_kernel(step, layer).with_attr("global_symbol", "main")
    given = arrays(problem)
    emulated.run(func, resolve("h200"), given, {"seq": SEQ}, tmp_path)
    for name, want in zip(("every", "last", "c"), expected(problem, given), strict=True):
        if want is not None:
            assert np.linalg.norm(given[name].astype("float64") - want) <= problem.tolerance * np.linalg.norm(want), name


@pytest.mark.parametrize(
    ("hidden", "gates", "slices"), [(256, 4, 4), (256, 3, 4), (128, 4, 2), (32, 1, 1), (1024, 4, None), (100, 4, None)]
)
def test_a_threads_weights_fit_its_registers(hidden: int, gates: int, slices: int | None) -> None:
    assert _slices(hidden, gates) == slices


@pytest.mark.parametrize(("target", "units", "kernels"), [("h200", 32, 2), ("h200", 36, 0), ("a100", 32, 0)])
def test_layers_of_many_steps_are_a_kernel_each_where_there_are_clusters(target: str, units: int, kernels: int) -> None:
    module = torch.nn.LSTM(8, units, 2).eval()
    package = tk.compile(module, (torch.randn(20, 3, 8),), target=target, verify=False)
    (build,) = package.builds.values()
    found = [kernel for kernel in build.kernels() if kernel["name"].startswith("recurrence")]
    assert sum(kernel["calls"] for kernel in found) == kernels
