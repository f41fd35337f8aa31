"""Recurrent layers of a symbolic number of steps, as GPUs run them: emulated, against the steps in float64."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
from torch.export import Dim
from tvm import tirx

import tk
from tests.schedules.cuda import emulated
from tk.errors import CompileError
from tk.graph.recurrence import rows
from tk.graph.recurrence.lower import KINDS
from tk.target import resolve

SEQ, BATCH = 5, 3


@dataclass(frozen=True)
class Problem:
    kind: str
    hidden: int
    out: int = 0
    backwards: bool = False
    dtype: str = "float32"
    tolerance: float = 2e-6


PROBLEMS = [
    Problem("lstm", 24),
    Problem("lstm", 300, backwards=True, tolerance=1e-5),  # more gates than a block has threads
    Problem("lstm", 20, out=7),
    Problem("gru", 24, backwards=True),
    Problem("gru", 33, dtype="float16", tolerance=2e-3),
    Problem("rnn_tanh", 70),
    Problem("rnn_relu", 1),
]


def arrays(problem: Problem) -> dict[str, Any]:
    """What the kernel takes, and room for what it gives, full of what it must not leave."""
    rng, gates, acc = np.random.default_rng(0), KINDS[problem.kind].gates, np.float32
    inner = problem.out or problem.hidden

    def drawn(*shape: int, dtype: Any = acc) -> Any:
        return (rng.standard_normal(shape) * 0.5).astype(getattr(ml_dtypes, dtype, dtype) if isinstance(dtype, str) else dtype)

    given = {
        "gates": drawn(SEQ, BATCH, gates * problem.hidden),
        "r": drawn(inner, gates * problem.hidden, dtype=problem.dtype),
        "h0": drawn(BATCH, inner, dtype=problem.dtype),
    }
    if problem.kind == "lstm":
        given["c0"] = drawn(BATCH, problem.hidden)
    if problem.kind == "gru":
        given["bias"] = drawn(problem.hidden)
    if problem.out:
        given["w"] = drawn(problem.hidden, problem.out, dtype=problem.dtype)
    kind = getattr(ml_dtypes, problem.dtype, problem.dtype)
    given["every"] = np.full((SEQ, BATCH, inner), 77).astype(kind)
    given["last"] = np.full((BATCH, inner), 77).astype(kind)
    if problem.kind == "lstm":
        given["c"] = np.full((BATCH, problem.hidden), 77, acc)
    return given


def expected(problem: Problem, given: dict[str, Any]) -> tuple[Any, Any, Any]:
    """y, h and c by the formulas that torch documents."""
    gates, r, h = (given[name].astype(np.float64) for name in ("gates", "r", "h0"))
    c, y = given["c0"].astype(np.float64) if "c0" in given else None, np.zeros(given["every"].shape)

    def sigmoid(x: Any) -> Any:
        return 1 / (1 + np.exp(-x))

    for t in reversed(range(SEQ)) if problem.backwards else range(SEQ):
        x, s = gates[t], h @ r
        n = problem.hidden
        if problem.kind == "lstm":
            i, f, g, o = np.split(x + s, 4, 1)
            c = sigmoid(f) * c + sigmoid(i) * np.tanh(g)
            h = sigmoid(o) * np.tanh(c)
        elif problem.kind == "gru":
            reset, keep = sigmoid(x + s)[:, :n], sigmoid(x + s)[:, n : 2 * n]
            new = np.tanh(x[:, 2 * n :] + reset * (s[:, 2 * n :] + given["bias"]))
            h = (1 - keep) * new + keep * h
        else:
            h = np.tanh(x + s) if problem.kind == "rnn_tanh" else np.maximum(x + s, 0)
        h = h @ given["w"].astype(np.float64) if problem.out else h
        y[t] = h
    return y, h, c


@pytest.mark.sampled(3)
@pytest.mark.parametrize("problem", PROBLEMS, ids=lambda each: f"{each.kind}-{each.hidden}-{each.out}-{each.dtype}")
def test_a_block_for_each_row(problem: Problem, tmp_path: Path) -> None:
    seq, batch = tirx.Var("seq", "int64"), tirx.Var("batch", "int64")
    inner = problem.out or problem.hidden
    layer = rows.Layer(seq, batch, problem.hidden, inner, problem.out, problem.backwards, problem.dtype, "float32")
    func = rows.kernel(KINDS[problem.kind], layer).with_attr("global_symbol", "main")
    given = arrays(problem)
    emulated.run(func, resolve("h200"), given, {"seq": SEQ, "batch": BATCH}, tmp_path)
    for name, want in zip(("every", "last", "c"), expected(problem, given), strict=True):
        if want is not None:
            assert np.linalg.norm(given[name] - want) <= problem.tolerance * np.linalg.norm(want), name


@pytest.mark.parametrize("target", ["h200", "a100", "mi300x"])
def test_layers_with_dynamic_steps_compile_for_gpus(target: str) -> None:
    module = torch.nn.GRU(4, 12, bidirectional=True, batch_first=True).eval()
    dims = ({0: Dim("batch", min=1, max=8), 1: Dim("steps", min=1, max=600)},)
    package = tk.compile(module, (torch.randn(3, 5, 4),), dynamic_shapes=dims, target=target, verify=False)
    (build,) = package.builds.values()
    assert sum(kernel["name"].startswith("recurrence") for kernel in build.kernels()) == 2  # a direction each


def test_more_units_than_fit_are_refused_with_a_way_out() -> None:
    module = torch.nn.LSTM(4, 3000).eval()
    dims = ({0: Dim("steps", min=1, max=600)},)
    with pytest.raises(CompileError, match="fix the length of the sequence"):
        tk.compile(module, (torch.randn(5, 1, 4),), dynamic_shapes=dims, target="h200", verify=False)
