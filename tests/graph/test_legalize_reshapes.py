"""Reshapes of symbolic sizes: the same elements in the same order, and no division that their own axes do not ask for."""

from __future__ import annotations

import random
from math import prod
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax, te, tirx

from tests.host import HOST
from tests.sample import sample
from tk.graph.legalize.reshapes import reshaped

NAMES = ("n", "h", "w")
CALLS = {
    "number": lambda size, number: number,
    "size": lambda size, number: size,
    "half": lambda size, number: (size - 1) // 2 + 1,
}


def drawn(seed: int) -> tuple[list[Any], list[Any], list[Any], list[int]]:
    """Symbolic sizes, two shapes with as many elements, some axes of the one merged or split in the other, and numbers for the
    sizes."""
    draw = random.Random(seed)
    sizes = [tirx.Var(name, "int64") for name in NAMES]

    def dim() -> Any:
        return CALLS[draw.choice(list(CALLS))](draw.choice(sizes), draw.choice((1, 2, 3, 4)))

    parts = [[dim() for _ in range(draw.randint(1, 3))] for _ in range(3)]
    parts[draw.randrange(3)].append(draw.choice(sizes))
    old, new = ([each for part in parts for each in draw.choice((part, [prod(part)], [*part, 1]))] for _ in range(2))
    return sizes, old, new, [draw.randint(2, 6) for _ in sizes]


def function(sizes: list[Any], old: list[Any], new: list[Any]) -> tvm.tirx.PrimFunc:
    shape, x = te.placeholder(sizes, "float32", "shape"), te.placeholder(old, "float32", "x")
    return te.create_prim_func([shape, x, reshaped(x, new)])


@pytest.mark.parametrize("seed", sample(range(48), 4))
def test_elements_keep_their_order(seed: int) -> None:
    sizes, old, new, numbers = drawn(seed)
    built = tvm.compile(function(sizes, old, new), HOST)
    known = dict(zip(NAMES, numbers, strict=True))
    before, after = ([eval(str(dim).replace("T.int64", ""), dict(known)) for dim in shape] for shape in (old, new))
    x = np.random.default_rng(seed).standard_normal(before).astype("float32")
    y = tvm.runtime.tensor(np.full(after, np.nan, "float32"))
    built(tvm.runtime.tensor(np.zeros(numbers, "float32")), tvm.runtime.tensor(x), y)
    np.testing.assert_array_equal(y.numpy(), x.reshape(after))


@pytest.mark.parametrize("own", [20, 7])
def test_merged_channels_are_a_view(own: int) -> None:
    sizes = [tirx.Var(name, "int64") for name in NAMES]
    image = [sizes[0], *((size - 1) // 2 + 1 for size in sizes[1:])]
    x = te.placeholder([*image, 2, own], "float32", "x")
    func = te.create_prim_func([x, reshaped(x, [*image, 2 * own])])
    assert relax.analysis.has_reshape_pattern(func)
    text = func.script()
    assert f"// T.int64({own})" in text
    assert "% n" not in text  # the pixels' own indices are not divided
