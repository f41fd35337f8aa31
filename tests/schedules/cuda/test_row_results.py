"""Reductions of bools, norms with broadcasts written out, and what follows a reduction without its axes: drawn at random, each
kernel of the compiled function run on the CPU, against torch in float64."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from tvm import relax
from tvm.ir import GenericConst

from tests.schedules.cuda.emulated import run
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve

A100 = resolve("a100")  # without clusters, whose messages are not emulated


def outputs(function: Callable[..., torch.Tensor], inputs: tuple[torch.Tensor, ...], folder: Path) -> tuple[np.ndarray, int]:
    """The function's result, and how many functions are called for it. Results are poisoned before they are computed."""
    mod, _ = to_schedule(load_module(Function(function).eval(), inputs), A100)
    mod, _ = schedule_module(mod, A100)
    main = mod["main"]
    values: dict[Any, Any] = dict(zip(main.params, (each.numpy() for each in inputs), strict=True))
    calls = 0
    for block in main.body.blocks:
        for binding in block.bindings:
            value = binding.value
            if isinstance(value, relax.Var):
                values[binding.var] = values[value]
            elif isinstance(value, relax.Tuple):
                values[binding.var] = [values[each] for each in value.fields]
            elif isinstance(value, relax.TupleGetItem):
                values[binding.var] = values[value.tuple_value][value.index]
            elif isinstance(value, relax.Call) and value.op.name == "relax.reshape":
                values[binding.var] = values[value.args[0]].reshape([int(dim) for dim in value.ty.shape.values])
            else:
                func, calls = mod[value.args[0]], calls + 1
                made = [*getattr(value.ty, "fields", (value.ty,))]
                outs = [np.full([int(dim) for dim in each.shape.values], 77, str(each.dtype.dtype)) for each in made]
                read = (each.value.numpy() if isinstance(each, GenericConst) else values[each] for each in value.args[1].fields)
                arrays = [*map(np.ascontiguousarray, read), *outs]
                part = folder / str(calls)
                part.mkdir()
                named = [str(param.name) for param in func.params]  # of one name are numbered where they are printed
                counts = [named[:n].count(name) for n, name in enumerate(named)]
                names = [f"{name}_{count}" if count else name for name, count in zip(named, counts, strict=True)]
                run(func, A100, dict(zip(names, arrays, strict=True)), {}, part)
                values[binding.var] = outs if len(outs) > 1 else outs[0]
    found = values[main.body.body]
    return (found[0] if isinstance(found, list) else found), calls


def shape_of(chooser: random.Random, rank: int) -> list[int]:
    """Sizes of which the last is often a multiple of 8, and sometimes long."""
    last = chooser.choice([chooser.randint(1, 40), 8 * chooser.randint(1, 40), 1024, 2056])
    return [*(chooser.randint(1, 9) for _ in range(rank - 1)), last]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(16))
def test_bools_are_reduced_as_torch_reduces_them(seed: int, tmp_path: Path) -> None:
    chooser = random.Random(seed)
    rank = chooser.randint(1, 4)
    shape, axes = shape_of(chooser, rank), sorted(chooser.sample(range(rank), chooser.randint(1, rank)))
    keep, name = chooser.random() < 0.5, chooser.choice(["any", "all", "sum", "masked"])
    torch.manual_seed(seed)
    bools, numbers = torch.rand(shape) < chooser.choice([0.003, 0.5, 0.997]), torch.randn(shape)

    def function(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        if name == "masked":
            return torch.where(x, y, torch.zeros_like(y)).sum(axes, keep)
        return x.sum(axes, keep) if name == "sum" else getattr(torch, name)(x, axes, keep)

    def alone(x: torch.Tensor) -> torch.Tensor:
        return function(x, x)

    inputs = (bools, numbers) if name == "masked" else (bools,)
    got, _ = outputs(function if name == "masked" else alone, inputs, tmp_path)
    want = function(bools, numbers.double())
    if name == "masked":
        assert np.linalg.norm(got - want.numpy()) <= 1e-5 * max(1.0, float(want.norm())), (shape, axes)
    else:
        assert np.array_equal(got, want.numpy()), (name, shape, axes)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(10))
def test_a_norm_and_its_division_are_one_kernel(seed: int, tmp_path: Path) -> None:
    chooser = random.Random(seed)
    rank = chooser.randint(2, 4)
    shape, axis, p = shape_of(chooser, rank), chooser.randrange(rank), chooser.choice([1.0, 2.0])
    shape[axis] = max(2, shape[axis])
    torch.manual_seed(seed)
    x = torch.randn(shape) * 10.0 ** chooser.randint(-6, 6)
    got, calls = outputs(lambda x: F.normalize(x, p=p, dim=axis), (x,), tmp_path)
    want = F.normalize(x.double(), p=p, dim=axis).numpy()
    assert calls == 1
    assert np.linalg.norm(got - want) <= 1e-6 * np.linalg.norm(want), (shape, axis)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(10))
def test_what_follows_a_reduction_is_computed_with_it(seed: int, tmp_path: Path) -> None:
    chooser = random.Random(seed)
    rank = chooser.randint(2, 4)
    shape, axes = shape_of(chooser, rank), sorted(chooser.sample(range(rank), chooser.randint(1, rank - 1)))
    torch.manual_seed(seed)
    x, y = torch.randn(shape), torch.randn([n for axis, n in enumerate(shape) if axis not in axes])

    def function(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return (x.abs().sum(axes) * 0.5 + y).abs().sqrt() * y

    got, calls = outputs(function, (x, y), tmp_path)
    want = function(x.double(), y.double()).numpy()
    assert calls == 1
    assert np.linalg.norm(got - want) <= 1e-6 * np.linalg.norm(want), (shape, axes)


ROWS: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "softmax": lambda x: torch.softmax(x, -1),
    "layer norm": lambda x: F.layer_norm(x, x.shape[-1:]),
    "normalize": lambda x: F.normalize(x, dim=-1) + x,
    "difference": lambda x: torch.sin(x - x.amax(-1, keepdim=True)),
}
FOLLOWED: dict[str, Callable[[torch.Tensor, int], torch.Tensor]] = {
    "variance": lambda y, at: y.var(-1),
    "gate": lambda y, at: y * torch.sigmoid(y[..., at : at + 1]),
    "difference": lambda y, at: (y - y[..., at : at + 1]).abs().sum(-1),
    "share": lambda y, at: y / (y[..., at : at + 1].abs() + y.abs().sum(-1, keepdim=True)),
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(24))
def test_an_element_of_a_computed_row_is_not_all_of_it(seed: int, tmp_path: Path) -> None:
    """Of a variance's shift, and of what is gated by a column, the element is one a row: the row is others."""
    chooser = random.Random(seed)
    shape = shape_of(chooser, chooser.randint(2, 3))
    shape[-1] = max(3, shape[-1])
    make, follow = chooser.choice([*ROWS]), chooser.choice([*FOLLOWED])
    at = chooser.choice([0, shape[-1] - 1, chooser.randrange(shape[-1])])
    torch.manual_seed(seed)
    x = torch.randn(shape) * 2
    got, _ = outputs(lambda x: FOLLOWED[follow](ROWS[make](x), at), (x,), tmp_path)
    want, own = (FOLLOWED[follow](ROWS[make](each), at).numpy() for each in (x.double(), x))
    # a variance of numbers that are alike cancels, torch's too
    most = max(2e-6 * np.linalg.norm(want), 4 * np.linalg.norm(own - want))
    assert np.linalg.norm(got - want) <= most, (make, follow, shape, at)


def _apart(x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
    """Differences of all pairs, beside their norms."""
    apart = x[:, None] - y[None]
    return apart / (apart.square().sum(-1, keepdim=True) + 0.01)


BROADCAST: dict[str, Callable[[torch.Tensor, torch.Tensor], torch.Tensor]] = {
    "attention of graphs": lambda x, y: torch.softmax(F.leaky_relu(x[:, :1] + y[:, 0], 0.2), -1),
    "pairs": _apart,
    "positions": lambda x, y: F.layer_norm(x[:, None] + y[None], x.shape[-1:]),
    "distances": lambda x, y: (lambda near: near / near.sum(-1, keepdim=True))(torch.exp(-(x[:, :, None] - y[:, 0]).square())),
}


@pytest.mark.parametrize("name", BROADCAST)
def test_rows_of_inputs_that_are_broadcast(name: str, tmp_path: Path) -> None:
    """No input has an element for each of the rows', but what is written does: no matmul, and no kernel of one thread a row."""
    chooser, function = random.Random(name), BROADCAST[name]
    torch.manual_seed(0)
    width = chooser.choice([3, 37, 64])
    x, y = torch.randn(chooser.randint(2, 40), width), torch.randn(chooser.randint(40, 90), width)
    mod, _ = to_schedule(load_module(Function(function).eval(), (x, y)), A100)
    _, kernels = schedule_module(mod, A100)
    assert "cuda.row_reduction" in {kernel.rule for kernel in kernels}, [(kernel.name, kernel.rule) for kernel in kernels]
    got, _ = outputs(function, (x, y), tmp_path)
    want = function(x.double(), y.double()).numpy()
    assert np.linalg.norm(got - want) <= 1e-6 * np.linalg.norm(want)
