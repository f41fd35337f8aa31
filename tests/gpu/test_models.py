"""Models of the zoo in reduced precision on this machine's GPU: no further from float64 than torch is, times 1.5.

python tests/gpu/test_models.py                                    the full-size models, with times beside eager torch
python tests/gpu/test_models.py "resnet50?batch=8:float16:graph"   one of them, with CUDA graphs
"""

from __future__ import annotations

import copy
import sys
from typing import Any

import pytest
import torch
from torch.utils._pytree import tree_map

import tk
from tk.models import build

FULL = ("resnet50:float16", "bert-base:float16", "llama3-8b?layers=2&seq=1024:bfloat16")
SMALL = [
    ("resnet18?image_size=64", "float16"),
    ("bert-tiny", "float16"),
    ("llama-tiny", "bfloat16"),
    ("llama-tiny-step?batch=3", "bfloat16"),
    ("vit-tiny", "bfloat16"),
]


def first(result: Any) -> torch.Tensor:
    """The first tensor of a model's results."""
    while not torch.is_tensor(result):
        result = next(iter(result.values())) if isinstance(result, dict) else result[0]
    return result


def distance(got: torch.Tensor, want: torch.Tensor) -> float:
    return float((got.double() - want).norm() / want.norm())


@torch.no_grad()
def compare(name: str, dtype: str, graph: bool) -> tuple[float, float, Any, Any]:
    """(tk's error, torch's error, a call of tk's module, a call of torch's), errors against torch in float64."""
    model = build(name, dtype=dtype)
    package = tk.compile(model.module, args=model.args, kwargs=model.kwargs, target="auto", verify=False, graph=graph)
    compiled = tk.load(package, device="auto")
    args = tree_map(lambda each: each.cuda(), model.args)
    eager = model.module.cuda()
    wide = tree_map(lambda each: each.double() if each.is_floating_point() else each, args)
    exact = first(copy.deepcopy(eager).double()(*wide))
    errors = [distance(first(run(*args)), exact) for run in (compiled, compiled, eager)]
    assert errors[0] == errors[1] or not graph  # what is captured is what ran
    return errors[1], errors[2], lambda: compiled(*args), lambda: eager(*args)


@pytest.mark.parametrize("graph", [False, True])
@pytest.mark.parametrize(("name", "dtype"), SMALL)
def test_as_near_to_float64_as_torch(name: str, dtype: str, graph: bool) -> None:
    error, eager, _, _ = compare(name, dtype, graph)
    assert error <= 1.5 * eager


@torch.no_grad()
def milliseconds(call: Any, repeat: int = 30) -> float:
    """The median time of `call` between two events, after warming up."""
    times = []
    for turn in range(repeat + 5):
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        start.record()
        call()
        end.record()
        end.synchronize()
        if turn >= 5:
            times.append(start.elapsed_time(end))
    return sorted(times)[repeat // 2]


def main(specs: list[str]) -> None:
    for spec in specs:
        name, dtype, *graph = spec.split(":")
        error, eager_error, compiled, eager = compare(name, dtype, bool(graph))
        print(
            f"{spec:45} error {error:.2e}, torch {eager_error:.2e} ({error / eager_error:.2f}×); "
            f"{milliseconds(compiled):.3f} ms, eager torch {milliseconds(eager):.3f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1:] or [*FULL, *(f"{spec}:graph" for spec in FULL)])
