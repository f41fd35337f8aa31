"""Transposes of random axes, short ones among them, on an emulated GPU; and which axes a tile goes along."""

from __future__ import annotations

import random
import re
from itertools import product as every
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
from tvm.relax import op

from tests.schedules.cuda.emulated import error
from tests.schedules.cuda.sources import source
from tk.schedule.case import Case
from tk.schedule.rule import rule_of
from tk.schedules.case_functions import case_of
from tk.schedules.cuda.elementwise import rolls, transpose
from tk.schedules.cuda.elementwise.plan import output_groups
from tk.target import resolve

H200 = resolve("h200")
RULE = rule_of(transpose)
COUNT = 40


def _permuted(shape: tuple[int, ...], axes: tuple[int, ...], dtype: str) -> Case:
    return case_of("permuted", lambda x: op.permute_dims(x, list(axes)), lambda x: x.transpose(axes), 0.0, (shape, dtype))


def _match(shape: tuple[int, ...], axes: tuple[int, ...], dtype: str = "float16") -> Any:
    return transpose.match(_permuted(shape, axes, dtype).func(H200), H200)


def _drawn(chooser: random.Random) -> tuple[tuple[int, ...], tuple[int, ...], str]:
    rank = chooser.randint(2, 6)
    most = int(120_000 ** (1 / rank))
    shape = tuple(chooser.choice((1, 3, 8, chooser.randint(2, 2 * most))) for _ in range(rank))
    axes = list(range(rank))
    chooser.shuffle(axes)
    return shape, tuple(axes), chooser.choice(("int8", "float16", "float32", "int64"))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(COUNT))
def test_random_permutations_against_numpy(seed: int, tmp_path: Path) -> None:
    """Of each seed the first permutation that the rule takes, under its default and under another legal config."""
    chooser = random.Random(seed)
    while (match := _match(*(drawn := _drawn(chooser)))) is None:
        pass
    configs = [transpose.Config(*values) for values in every(*transpose.space(match, H200).values())]
    legal = [config for config in configs if not transpose.legal(match, config, H200)]
    for name, config in (("default", None), ("drawn", chooser.choice(legal))):
        (folder := tmp_path / name).mkdir()
        assert error(_permuted(*drawn), RULE, H200, config, folder) == 0, (drawn, config)


@pytest.mark.parametrize(
    ("shape", "axes", "sizes"),
    [
        ((154, 8, 3001), (2, 0, 1), (3001, 1232)),  # (154, 8) is one axis of both
        ((2, 40, 24, 136), (0, 2, 3, 1), (3264, 40)),  # an image's rows
        ((200, 100, 8), (2, 1, 0), (800, 200)),  # 8 elements lie side by side, and 100 such
        ((32, 16, 4, 8), (3, 2, 1, 0), (512, 32)),  # three axes of what is read
        ((5, 1, 70, 90), (1, 3, 0, 2), (90, 350)),
        ((100000, 8), (1, 0), (8, 100000)),
    ],
)
def test_short_axes_are_taken_together(shape: tuple[int, ...], axes: tuple[int, ...], sizes: tuple[int, int]) -> None:
    match = _match(shape, axes)
    assert tuple(view.size for view in match.views[-2:]) == sizes


@pytest.mark.parametrize(("shape", "axes"), [((100000, 8), (1, 0)), ((8, 100000), (1, 0)), ((3, 8, 3001), (2, 0, 1))])
def test_a_tile_is_full_where_an_axis_is_short(shape: tuple[int, ...], axes: tuple[int, ...]) -> None:
    """At least half of the elements that tiles have room for are elements of the result."""
    match = _match(shape, axes)
    sides = transpose.tile_of(match, transpose.default(match, H200))
    room = np.prod([-(-view.size // side) * side for view, side in zip(match.views[-2:], sides, strict=True)])
    assert np.prod(shape) >= room / 2


def test_small_matrices_of_many_are_left_to_an_elementwise_kernel() -> None:
    assert _match((4000, 16, 16), (0, 2, 1)) is None
    assert _match((4000, 32, 32), (0, 2, 1)) is not None


def test_a_short_axis_of_wide_elements_is_turned() -> None:
    """Three float32 of a pixel are read together, where an elementwise kernel reads each sector for each of three planes; with
    16 bits, the tile's empty quarter costs more than that."""
    assert _match((2, 512, 512, 3), (0, 3, 1, 2), "float32").views[-2].size == 3
    assert _match((2, 512, 512, 3), (0, 3, 1, 2), "float16") is None


def test_no_index_is_divided_where_axes_stay_together() -> None:
    text = source(RULE, lambda x: op.permute_dims(x, [2, 0, 1]), ((154, 8, 3000), "float16"))
    assert "/ 154" not in text
    assert "% 8)" not in text


def _shifted_windows(x: Any) -> Any:
    """Windows of 8 × 8 of an image that is rolled by half of one along both axes, their channels last."""
    n, c, h, w = (int(dim) for dim in x.ty.shape)
    for axis in (2, 3):
        size = (h, w)[axis - 2]
        x = op.concat([op.strided_slice(x, [axis], [4], [size]), op.strided_slice(x, [axis], [0], [4])], axis)
    parts = op.permute_dims(op.reshape(x, (n, c, h // 8, 8, w // 8, 8)), [0, 2, 4, 3, 5, 1])
    return op.reshape(parts, (n * h * w // 64, 64, c))


def _windows(x: Any) -> Any:
    n, c, h, w = x.shape
    rolled = np.roll(x, (-4, -4), (2, 3)).reshape(n, c, h // 8, 8, w // 8, 8)
    return rolled.transpose(0, 2, 4, 3, 5, 1).reshape(-1, 64, c)


def test_a_tensor_that_is_rolled_is_read_once() -> None:
    """In halves of vectors, which lie on either side of the seam, but under no condition."""
    text = source(RULE, _shifted_windows, ((4, 64, 128, 128), "float16"))
    assert "if (" not in text
    assert len(re.findall(r"= \*\(half4\*\)\(x0_ptr", text)) == 2 * 64 * 64 // 8 // 512


@pytest.mark.parametrize("shape", [(2, 37, 24, 40), (1, 64, 16, 8)])
def test_shifted_windows_are_right(shape: tuple[int, ...], tmp_path: Path) -> None:
    case = case_of("windows", _shifted_windows, _windows, 0.0, (shape, "float16"))
    assert error(case, RULE, H200, None, tmp_path) == 0


def test_what_is_put_together_of_many_parts_is_looked_at_a_few_times_each() -> None:
    """A choice within another is looked at from each that it is within: of 160 parts 38478 looks, and a second, before."""

    def looks(parts: int) -> int:
        def build(x: Any) -> Any:
            return op.concat([op.strided_slice(x, [0], [n], [n + 1]) for n in reversed(range(parts))], 0)

        func = case_of("parts", build, lambda x: x, 0.0, ((parts, 64), "float16")).func(H200)
        with patch.object(rolls._Rolls, "_origin", autospec=True, side_effect=rolls._Rolls._origin) as origin:
            output_groups(func)
        return origin.call_count

    assert looks(80) < 2.5 * looks(40)
