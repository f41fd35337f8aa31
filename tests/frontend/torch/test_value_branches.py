"""Branches by values that lead to one program: guards that raise, and sides that print alone; others are refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import torch
import torch.nn.functional as F

import tk
from tests.frontend.torch import guarded
from tests.torch_function import Function
from tk.errors import ImportModelError, RuntimeFailure
from tk.frontend import load

x, y, p = torch.randn(4, 6), torch.randn(4, 6), torch.rand(4, 6)


def agrees(function: Callable[..., Any], *inputs: torch.Tensor) -> None:
    loaded = tk.load(tk.compile(Function(function), inputs, target="cpu"))
    torch.testing.assert_close(loaded(*inputs), function(*inputs))


@pytest.mark.parametrize(
    "function",
    [
        guarded.raises,
        guarded.asserts,
        guarded.otherwise_raises,
        guarded.in_a_block,
        guarded.of_numbers,
        guarded.behind_calls,
        guarded.prints,
    ],
)
def test_a_guard_is_no_branch(function: Callable[..., Any], capsys: pytest.CaptureFixture[str]) -> None:
    agrees(function, p)
    assert not capsys.readouterr().out


def test_comparisons_of_tensors_are_guards() -> None:
    agrees(guarded.compares, x, y)


def test_losses_of_torch_that_look_at_values() -> None:
    agrees(lambda x, y, p: F.gaussian_nll_loss(x, y, p, full=True, reduction="none"), x, y, p + 0.1)


def test_each_layer_may_look() -> None:
    class Layer(torch.nn.Linear):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            x = super().forward(x)
            if not bool(torch.isfinite(x).all()):
                print("not finite")
            return x.tanh()

    module = torch.nn.Sequential(*[Layer(6, 6) for _ in range(5)])
    torch.testing.assert_close(tk.load(tk.compile(module, (x,), target="cpu"))(x), module(x))


def test_a_guard_where_derivatives_are_taken() -> None:
    def force(x: torch.Tensor) -> torch.Tensor:
        with torch.enable_grad():
            if (x > 1e3).any():
                raise ValueError
            x = x.requires_grad_(True)
            return torch.autograd.grad(x.sin().sum(), x)[0]

    agrees(force, x)


def test_a_checked_build_raises_what_the_model_says() -> None:
    for function, line in (
        (guarded.raises, r'raise ValueError\("negative"\)'),
        (guarded.behind_calls, r"raise ValueError\(f\"at least"),
    ):
        module = tk.load(tk.compile(Function(function), (p,), target="cpu", checked=True))
        torch.testing.assert_close(module(p), function(p))
        with pytest.raises(RuntimeFailure, match=line):
            module(-p)


def test_a_number_of_found_rows_is_held() -> None:
    def mean(x: torch.Tensor) -> torch.Tensor:
        found = x.nonzero()
        if found.numel() == 0:
            raise ValueError("nothing is left")
        return found.double().mean(0)

    module = tk.load(tk.compile(Function(mean), (torch.tensor([0.0, 1, 2]),), target="cpu"))
    with pytest.raises(RuntimeFailure):
        module(torch.zeros(3))


@pytest.mark.parametrize(
    "function",
    [
        guarded.caught,
        guarded.both,
        guarded.both_in_a_block,
        guarded.loops,
        lambda x: x * 2 if x.sum() > 0 else x * 3,
        lambda x: x[1:] if x.sum() > 0 else x,
    ],
)
def test_a_branch_is_refused_at_the_models_own_line(function: Callable[..., Any]) -> None:
    with pytest.raises(ImportModelError, match=r"data-dependent[\s\S]*(guarded|test_value_branches)\.py[\s\S]*torch\.where"):
        load(Function(function), (p,))


@pytest.mark.parametrize("way", ["skipped", "taken"])
def test_experts_without_rows_are_passed_over(way: str) -> None:
    module = torch.nn.Sequential(guarded.Experts(way), guarded.Experts(way))
    loaded = tk.load(tk.compile(module, (x,), target="cpu"))
    for rows in (x, x[:1].expand(4, 6).contiguous()):  # all rows have the same experts: others have none
        torch.testing.assert_close(loaded(rows), module(rows))


def test_a_side_without_rows_that_does_less_is_refused() -> None:
    with pytest.raises(ImportModelError, match="data-dependent"):
        load(guarded.Experts("counted"), (x,))


@pytest.mark.parametrize("way", ["rows", "where", "numbers", "masks"])
def test_a_loop_over_what_is_hit_goes_through_all(way: str) -> None:
    module = guarded.HitExperts(way)
    loaded = tk.load(tk.compile(module, (x,), target="cpu"))
    for rows in (x, x[:1].expand(4, 6).contiguous()):
        torch.testing.assert_close(loaded(rows), module(rows))


@pytest.mark.parametrize("way", ["counted", "kept", "left"])
def test_a_loop_whose_steps_leave_something_is_refused(way: str) -> None:
    with pytest.raises(ImportModelError, match="data-dependent"):
        load(guarded.HitExperts(way), (x,))
