"""Random element-wise functions and moves on this machine's GPU against numpy: odd sizes, bools, shifted rows."""

import random
from typing import Any

import pytest

from tests.schedules.cuda.elementwise_problems import drawn, problem
from tk.schedule.case import Case, check
from tk.schedule.rule import rule_of
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.target import resolve


def _sample(generator: Any, shape: tuple[int, ...], dtype: str, name: str) -> Any:
    return drawn(generator, shape, dtype)


@pytest.mark.parametrize("seed", range(45))
def test_random_shapes_against_numpy(seed: int) -> None:
    chooser, target = random.Random(seed), resolve("auto")
    name, dtype, build, reference, shapes = problem(seed, chooser)
    inputs = tuple((f"x{n}", shape, dtype) for n, shape in enumerate(shapes))
    case = Case(name, inputs, build, reference, tolerance=0.0, sample=_sample)
    match = elementwise.match(case.func(target), target)
    assert match is not None
    config = elementwise.Config(128, min(chooser.choice((1, 2, 4, 8)), match.widest), chooser.choice((1, 2, 4)))
    assert check(case, rule_of(elementwise), target, config) == 0
