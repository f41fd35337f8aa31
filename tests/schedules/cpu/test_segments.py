"""Concatenations on CPUs: a loop a part, the same values."""

from __future__ import annotations

import random

import numpy as np
import pytest
import torch

import tk
from tests.sample import sample
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve

SIZES = (1, 2, 3, 8, 16, 33)


class Concatenated(torch.nn.Module):
    def __init__(self, axis: int, turned: bool) -> None:
        super().__init__()
        self.axis, self.turned = axis, turned

    def forward(self, *parts: torch.Tensor) -> torch.Tensor:
        y = torch.relu(torch.cat(parts, self.axis) * 2 - 1)
        return y.transpose(0, -1) if self.turned else y


@pytest.mark.parametrize("seed", sample(range(24), 4))
def test_concatenations_of_any_shape(seed):
    rnd = random.Random(seed)
    torch.manual_seed(seed)
    rank = rnd.randint(1, 4)
    shape, axis = [rnd.choice(SIZES) for _ in range(rank)], rnd.randrange(rank)
    parts = [torch.randn([*shape[:axis], rnd.choice(SIZES), *shape[axis + 1 :]]) for _ in range(rnd.choice([2, 3, 5, 24]))]
    module, target = Concatenated(axis, rnd.random() < 0.4), rnd.choice(["cpu", "cpu:x86-64-v3"])
    got = tk.load(tk.compile(module, tuple(parts), target=target, verify=False))(*parts)
    np.testing.assert_array_equal(np.asarray(got), module(*parts).numpy())


@pytest.mark.parametrize("seed", sample(range(24), 4))
def test_paddings_and_rolls_of_any_shape(seed):
    """Rows that are padded by reflection, by their edge or by repeats, or rolled, and then something of them."""
    rnd = random.Random(seed)
    torch.manual_seed(seed)
    height, width = rnd.randint(3, 9), rnd.choice([3, 9, 16, 31, 64, 130])
    mode = rnd.choice(["reflect", "replicate", "circular", "roll"])
    far = 2 * width if mode == "replicate" else min(width - 1, 20)
    sides = [rnd.randint(0, far), rnd.randint(0, far), rnd.randint(0, 2), rnd.randint(0, 2)]
    dtype = rnd.choice([torch.float32, torch.float64, torch.int32, torch.bfloat16])

    class Padded(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            y = x.roll(sides[0], -1) if mode == "roll" else torch.nn.functional.pad(x, sides, mode)
            return torch.relu(y) + y[..., :1]

    x = (torch.randn(2, rnd.choice([1, 3]), height, width) * 9).to(dtype)
    target = rnd.choice(["cpu", "cpu:x86-64-v3"])
    got = tk.load(tk.compile(Padded(), (x,), target=target, verify=False))(x)
    assert torch.equal(got, Padded()(x))


def test_a_row_between_borders_is_read_as_it_lies():
    import tvm
    from tvm import te, tirx

    from tk.schedules.cpu.segments import in_segments

    sizes = [tirx.IntImm("int64", each) for each in (8, 64)]
    x = te.placeholder(sizes, "float32", name="x")
    shape = [sizes[0], tirx.IntImm("int64", 72)]
    y = te.compute(shape, lambda i, j: x[i, tirx.max(tirx.min(j - 5, 63), 0)], name="y")
    func = in_segments(tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([x, y])})), resolve("cpu:x86-64-v3"))
    assert func is not None
    assert func.script().count("T.vectorized(") == 1


def test_a_relu_behind_many_parts_is_computed_with_each_of_them():
    """A relu reads its operand twice: of a concatenation one part, however many there are."""
    cpu, parts = resolve("cpu:x86-64-v3"), tuple(torch.randn(3, 16) for _ in range(40))
    mod, _ = schedule_module(to_schedule(load_module(Concatenated(1, False), parts), cpu)[0], cpu)
    (kernel,) = [func.script() for var, func in mod.functions_items() if var.name_hint != "main"]
    assert "alloc_buffer" not in kernel
    assert kernel.count("T.vectorized(") == 40


@pytest.mark.rotated(4)
def test_a_part_more_is_a_loop_more():
    """The kernel grows with its parts, not with their square."""
    sizes = []
    for count in (16, 32):
        parts = tuple(torch.randn(4, 64, 32) for _ in range(count))
        package = tk.compile(Concatenated(2, False), parts, target="cpu", verify=False)
        sizes.append(len(next(iter(package.builds.values())).library()))
    assert sizes[1] < 2.5 * sizes[0]
