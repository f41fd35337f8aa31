"""Operators between guard pages: none is touched, and one that is ends the process; the whole by TK_ALL_TESTS=1."""

from __future__ import annotations

import ctypes
from functools import partial

import numpy as np
import pytest

from tests.guards import SIDES, guarded, onnx_cases, results, torch_cases
from tests.sample import sample
from tk.testing.suite import SuiteTest, run_suite


def _touch(side: str) -> None:
    array = guarded(np.arange(32, dtype=np.float32).reshape(4, 8), side)
    assert array.ctypes.data % 64 == 0
    assert array.sum() == 496
    ctypes.c_float.from_address(array.ctypes.data + (array.nbytes if side == "behind" else -4)).value = 1.0


@pytest.mark.parametrize("side", SIDES)
def test_a_touched_page_ends_the_process(side: str) -> None:
    (result,) = run_suite([SuiteTest("outside", (), partial(_touch, side))], jobs=1)
    assert (result.status, result.said) == ("crash", "signal 11")


@pytest.mark.rotated(12)
@pytest.mark.slow
@pytest.mark.parametrize("side", SIDES)
def test_no_operator_leaves_its_tensors(side: str) -> None:
    first = SIDES.index(side)
    cases = [*sample(torch_cases()[first:], 60), *sample(onnx_cases()[first:], 400)]
    ended = {result.case: result for result in results(cases, side)}
    assert len(ended) == len(cases)
    assert not [result for result in ended.values() if result.status in ("crash", "timeout")]
