"""Chains of what is taken apart and stacked again, as steps of differential equations are: each part is expanded once."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import torch

from tests.schedules.cuda.test_row_results import A100, outputs
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.schedules.cuda import dlight


def _slope(y: torch.Tensor) -> torch.Tensor:
    a, b, c = y.unbind(-1)
    return torch.stack([10 * (b - a), a * (28 - c) - b, a * b - 8 / 3 * c], -1)


def _step(y: torch.Tensor) -> torch.Tensor:
    """One of Runge and Kutta's fourth order of Lorenz's equations."""
    first = _slope(y)
    second = _slope(y + 0.005 * first)
    third = _slope(y + 0.005 * second)
    return y + 0.01 / 6 * (first + 2 * second + 2 * third + _slope(y + 0.01 * third))


def test_steps_are_right_and_short(tmp_path: Path) -> None:
    y = torch.randn(70, 3)
    got, _ = outputs(_step, (y,), tmp_path)
    want = _step(y.double()).numpy()
    assert np.linalg.norm(got - want) <= 1e-6 * np.linalg.norm(want)
    mod, _ = to_schedule(load_module(Function(_step).eval(), (y,)), A100)
    mod, _ = schedule_module(mod, A100)
    kernels = [func for var, func in mod.functions_items() if var.name_hint != "main"]
    assert sum(len(func.script().splitlines()) for func in kernels) < 600


def test_dlight_is_not_asked_for_what_reduces_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    mod, _ = to_schedule(load_module(Function(_step).eval(), (torch.randn(70, 3),)), A100)
    (func,) = (func for var, func in mod.functions_items() if var.name_hint != "main")

    def fail(*_: object) -> None:
        raise KeyError("asked")

    for rule in (dlight.MATMUL, dlight.GEMV, dlight.GENERAL_REDUCTION):
        monkeypatch.setattr(getattr(dlight.dlight.gpu, rule.kind), "apply", fail)
        assert rule.match(func, A100) is None
