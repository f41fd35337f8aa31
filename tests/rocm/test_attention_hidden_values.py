"""Infinities and NaN among the operands of rocm.attention_mfma in the emulator, by the contract of special_values.py."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.rocm.attentions import RULE, launched, legal_configs, random_problem
from tests.rocm.emulator import Undefined
from tests.rocm.matmuls import assembled
from tests.schedules.special_values import (
    Arrays,
    check_infinite_sinks,
    drawn,
    expected,
    numpy_dtype,
    same,
    value,
    with_sinks,
)
from tk.rocm.linker import find_linker
from tk.schedule.case import prim_func
from tk.schedules.cuda.attention.cases import Problem
from tk.target import resolve

pytestmark = [
    pytest.mark.skipif(not find_linker(), reason="needs ld.lld"),
    pytest.mark.xdist_group("rocm"),
]
ARCHES = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
DRAWS = 3  # of values, for a kernel


class Kernel:
    """A problem's kernel, in the emulator."""

    def __init__(self, problem: Problem, arch: str, config: Any = None) -> None:
        self.problem, self.case, self.target = problem, problem.case(), resolve(f"rocm:{arch}")
        self.made, self.match, self.names, self.config = assembled(RULE, self.case, self.target, config)

    def arrays(self, seed: int) -> Arrays:
        return dict(zip(self.names, self.case.arrays(seed, self.target), strict=True))

    def result(self, arrays: Arrays) -> np.ndarray[Any, Any]:
        out = np.zeros(expected(self.problem, arrays)[0].shape, numpy_dtype(self.problem.dtype))
        launched(self.made, self.match, self.config, self.target, {**arrays, "": Undefined(out)})
        return out

    def wrong(self, arrays: Arrays) -> str:
        return same(self.result(arrays), expected(self.problem, arrays), self.case.tolerance)


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", range(24))
def test_special_values_of_random_problems(seed: int) -> None:
    draw = random.Random(f"special {seed}")
    problem, arch = random_problem(draw), draw.choice(ARCHES)
    target = resolve(f"rocm:{arch}")
    match = RULE.match(prim_func(problem.case(), target)[0], target)
    assert match is not None, problem
    kernel = Kernel(problem, arch, draw.choice(legal_configs(match, target)))
    for number in range(DRAWS):
        arrays = kernel.arrays(number)
        kinds = drawn(problem, arrays, draw)
        why = kernel.wrong(arrays)
        assert not why, (number, kinds, why, arch, problem, kernel.config)


@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1100"])
@pytest.mark.parametrize("rows", [1, 40])
def test_an_infinite_last_value_is_infinite(rows: int, arch: str) -> None:
    problem = Problem("infinite", "float16", 1, 2, 2, rows, 37, 32, order="bhsd")
    kernel = Kernel(problem, arch)
    arrays = kernel.arrays(1)
    value(problem, arrays, 0, 1, 36)[5] = np.inf
    out = kernel.result(arrays)
    assert (out[0, 1, :, 5] == np.inf).all()
    assert np.isfinite(np.delete(out[0, 1], 5, axis=-1)).all()
    assert np.isfinite(out[0, 0]).all()


@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1100"])
def test_an_infinite_scale_of_the_last_value_makes_infinities(arch: str) -> None:
    """A tile's columns beyond the last had its scale."""
    problem = Problem("tokens", "bfloat16", 1, 4, 2, 1, 37, cache="int8", scales="token", order="bhsd")
    kernel = Kernel(problem, arch)
    arrays = kernel.arrays(1)
    arrays["v"][0, 1, -1] = 3
    arrays["v_scale"][0, 1, -1] = np.inf
    out = kernel.result(arrays)
    assert (out[0, 2:] == np.inf).all()
    assert np.isfinite(out[0, :2].astype("float32")).all()


@pytest.mark.parametrize("splits", [1, 4])
@pytest.mark.parametrize("arch", ["gfx942", "gfx1100"])
def test_infinite_sinks(arch: str, splits: int) -> None:
    problem, target = with_sinks(1, 250), resolve(f"rocm:{arch}")
    match = RULE.match(prim_func(problem.case(), target)[0], target)
    config = next(each for each in legal_configs(match, target) if each.splits == splits)
    check_infinite_sinks(Kernel(problem, arch, config))
