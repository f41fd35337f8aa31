"""Norms of rows that are taken from a table: one kernel, run on the CPU against torch in float64."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
import torch.nn.functional as F

from tests.schedules.cuda.emulated import run
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.discover import find
from tk.target import resolve

H200 = resolve("h200")


def positions(w: torch.Tensor, i: torch.Tensor, p: torch.Tensor, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    return F.layer_norm(F.embedding(i, w) + p, (w.shape[1],), a, b)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("function", "dtype", "table", "index"),
    [
        (positions, "float32", (9, 100), (3, 5)),
        (positions, "float16", (700, 768), (2, 4)),
        (lambda w, i, p, a, b: F.rms_norm(w[i] * p, (w.shape[1],), a), "float32", (30, 33), (7,)),
        (lambda w, i, p, a, b: torch.softmax(F.embedding(i, w) + b, -1), "bfloat16", (5, 264), (2, 2, 3)),
    ],
)
def test_a_table_is_read_where_its_rows_are_reduced(
    function: Callable[..., torch.Tensor], dtype: str, table: tuple[int, int], index: tuple[int, ...], tmp_path: Path
) -> None:
    to, width = getattr(torch, dtype), table[1]
    w, p = torch.randn(table).to(to), torch.randn(index[-1], width).to(to)
    i, a, b = torch.randint(0, table[0], index), torch.randn(width).to(to), torch.randn(width).to(to)
    inputs = (w, i, p, a, b)
    model = load_module(Function(function).eval(), inputs)
    mod, _ = to_schedule(model, H200)
    calls = [binding.value for block in mod["main"].body.blocks for binding in block.bindings if hasattr(binding.value, "op")]
    (call,) = [call for call in calls if "take" in call.args[0].name_hint]
    names = [str(arg.name).removeprefix("inputs_") for arg in call.args[1].fields]
    assert not any("cast" in other.args[0].name_hint for other in calls if getattr(other.op, "name", "") == "relax.call_tir")
    rule, func = find("cuda", "cuda.row_reduction"), mod[call.args[0]]
    match = rule.match(func, H200)
    assert match is not None
    kernel = rule.lower(func, match, rule.default(match, H200), H200)
    read = [inputs[int(name)] if name.isdigit() else i for name in names]  # a wrapped index is made by a kernel of its own
    out = memory(torch.full((*index, width), float("nan")).to(to)).copy()
    arrays = {str(param.name): each for param, each in zip(func.params, [*map(memory, read), out], strict=True)}
    run(kernel, H200, arrays, {}, tmp_path)
    got = torch.from_numpy(out).view(to).double()
    want = function(*(each.double() if each.is_floating_point() else each for each in inputs))
    assert float((got - want).norm() / want.norm()) < {"float32": 1e-6, "float16": 1e-3, "bfloat16": 1.5e-2}[dtype]


def memory(x: torch.Tensor) -> np.ndarray:
    """The tensor's memory, as integers where NumPy has not the dtype."""
    return (x.view(torch.int16) if x.element_size() == 2 else x).numpy()
