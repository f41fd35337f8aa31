"""Norms on a CPU: all of a group in one loop over groups, and as exact where the mean is far from 0."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F

import tk
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve

SHAPES = {"rows": (3, 8, 5, 7), "vectors": (2, 16, 8, 32), "pixels": (2, 12, 1, 1), "one": (1, 6, 56, 9)}


@pytest.mark.parametrize("shape", SHAPES.values(), ids=SHAPES)
@pytest.mark.parametrize("norm", ["group", "instance", "layer"])
def test_a_norm_far_from_zero(norm: str, shape: tuple[int, ...]) -> None:
    """TVM's variance is the mean of x² less mean²: nothing is left of it here."""
    if norm == "instance" and shape[-1] == 1:
        pytest.skip("torch has none of one element")
    functions = {
        "group": lambda x, a, b: F.group_norm(x, 2, a, b),
        "instance": lambda x, a, b: F.instance_norm(x, weight=a, bias=b),
        "layer": lambda x, a, b: F.layer_norm(x, shape[1:]) * a[:, None, None] + b[:, None, None],
    }
    x, a, b = torch.randn(shape) + 300, torch.randn(shape[1]), torch.randn(shape[1])
    want = functions[norm](x.double(), a.double(), b.double())
    with tk.load(tk.compile(Function(functions[norm]).eval(), (x, a, b), target="cpu", verify=False)) as module:
        got = module(x, a, b)
    assert torch.linalg.norm(got - want) < 2e-4 * torch.linalg.norm(want)


def test_a_group_norm_is_one_loop_over_groups() -> None:
    x, a = torch.randn(2, 12, 9, 9), torch.randn(12)
    model = load_module(Function(lambda x, a: F.silu(F.group_norm(x, 3, a, a))).eval(), (x, a))
    mod, _ = schedule_module(to_schedule(model, resolve("cpu"))[0], resolve("cpu"))
    (kernel,) = [func for var, func in mod.functions_items() if var.name_hint != "main"]
    text = kernel.script()
    assert text.count("for ") - text.count("_init in") > 5
    outer = [line for line in text.splitlines() if line.startswith("    for ")]
    assert len(outer) == 1
