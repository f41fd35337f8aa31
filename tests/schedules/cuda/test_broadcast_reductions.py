"""Reductions of what is computed of smaller tensors: no kernel of one thread a result takes them, and they are right."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from tests.schedules.cuda.emulated import error
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, prim_func
from tk.schedule.discover import discover
from tk.schedules.cuda.reduction import broadcast
from tk.target import resolve

A100 = resolve("a100")
RULES = {rule.name: rule for rule in (broadcast.COLUMNS, broadcast.ROWS)}
CASES = [(name, case) for name, rule in RULES.items() for case in rule.cases]


@pytest.mark.parametrize(("name", "case"), CASES, ids=[f"{name}-{case.name}" for name, case in CASES])
def test_it_is_the_first_rule_and_right(name: str, case: Case, tmp_path: Path) -> None:
    func, _ = prim_func(case, A100)
    with A100.tvm():
        taken = next(
            rule.name
            for rule in discover("cuda")
            if (match := rule.match(func, A100)) is not None and not rule.declines(match, A100)
        )
    assert taken == name
    assert error(case, RULES[name], A100, None, tmp_path) <= max(case.tolerance, 1e-3 * ("bfloat16" in case.name))


def outer(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
    return torch.logsumexp(a[:, None] + b, -1)


def forward_steps(a: torch.Tensor, t: torch.Tensor) -> torch.Tensor:
    for _ in range(2):
        a = torch.logsumexp(a[:, :, None] + t, 1)
    return a


def labelled(a: torch.Tensor) -> torch.Tensor:
    return torch.nn.functional.cross_entropy(a, torch.arange(a.shape[0]))


@pytest.mark.parametrize(
    ("function", "shapes"),
    [(outer, ((4096,), (4096,))), (forward_steps, ((64, 128), (128, 128))), (labelled, ((512, 512),))],
    ids=lambda value: getattr(value, "__name__", ""),
)
def test_no_thread_reduces_alone(function: object, shapes: tuple[tuple[int, ...], ...]) -> None:
    inputs = tuple(torch.randn(shape) for shape in shapes)
    mod, _ = to_schedule(load_module(Function(function).eval(), inputs), A100)
    rules = {kernel.rule for kernel in schedule_module(mod, A100)[1]}
    assert not rules & {"cuda.fallback", "cuda.dlight_general_reduction"}
    assert any(rule.startswith("cuda.broadcast") for rule in rules)
