"""What is returned as it came is copied by a kernel where it is large, and is the caller's own memory."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
import torch

from tests.torch_function import Function
from tk.codegen.library import settings
from tk.frontend import load
from tk.pipeline import graph, lower
from tk.target import resolve

LARGE, SMALL = (512, 1024), (512, 511)  # of float32: above and below a mebibyte


def copies(function: Callable[..., Any], *shapes: tuple[int, ...], target: str = "h200") -> int:
    """How many of what a model returns a kernel copies."""
    gpu = resolve(target)
    with gpu.tvm(), settings(gpu):
        mod, _ = graph(load(Function(function).eval(), tuple(map(torch.zeros, shapes))), gpu)
    return str(mod["main"]).count("copy_result")


@pytest.mark.parametrize(
    ("function", "count"),
    [
        (lambda x: x.clone(), 1),
        (lambda x: (x, x + 1), 1),
        (lambda x: (x, x), 2),
        (lambda x: x.reshape(1024, 512), 1),
        (lambda x: x + 1, 0),
        (lambda x: x.add_(1), 0),
    ],
    ids=["clone", "beside another", "twice", "as a view", "computed", "written into"],
)
def test_large_inputs_that_are_returned_are_copied_by_a_kernel(function: Callable[..., Any], count: int) -> None:
    assert copies(function, LARGE) == count


def test_small_ones_and_those_on_a_cpu_are_left_to_the_runtime() -> None:
    assert copies(lambda x: x.clone(), SMALL) == 0
    assert copies(lambda x: x.clone(), LARGE, target="cpu") == 0


def test_a_copy_is_still_one_in_what_is_built() -> None:
    """No pass behind takes a kernel that changes nothing for a view."""
    gpu = resolve("h200")
    with gpu.tvm(), settings(gpu):
        mod, _ = graph(load(Function(lambda x: (x * 2, x)).eval(), (torch.zeros(LARGE),)), gpu)
        lowered = lower(mod, graph=True)
    main = str(lowered["main"])
    assert main.count("copy_result") == 1
    assert len(re.findall(r"alloc_tensor\(", main)) == 2
