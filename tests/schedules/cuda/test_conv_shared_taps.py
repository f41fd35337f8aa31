"""Taps that share a copy of the input, and taps beyond a transposed kernel that tiles leave out: which, and that they are right
where the instructions are emulated. No GPU needed."""

from __future__ import annotations

import random
from dataclasses import replace
from math import prod
from pathlib import Path
from typing import Any

import pytest
import tvm
from tvm.script import tirx as T

from tests.schedules.cuda.emulated import error
from tk.schedule.case import Case
from tk.schedule.rule import rule_of
from tk.schedules.cuda.conv import rule
from tk.schedules.cuda.conv.axes import Axis
from tk.schedules.cuda.conv.boxes import (
    box_of,
    halo,
    inside_share,
    laid_out,
    lattices,
    left_out,
    shareable,
    stage_rows,
    tap_rows,
)
from tk.schedules.cuda.conv.cases import CASES, conv_case, transposed_case
from tk.schedules.cuda.conv.cost import as_matmul, candidates, cycles
from tk.schedules.cuda.conv.k_tiles import numbered
from tk.schedules.cuda.conv.rule import Config, legal, match, space
from tk.target import resolve

H200 = resolve("h200")
BY_NAME = {case.name: case for case in CASES}
CONFIG = Config(128, 64, 3, k_tiles_per_stage=3, box_h=4, box_w=28, shared_taps=1)
_2 = (2, 2, 2)
BEYOND = (
    transposed_case("3_by_2", (2, 9, 10, 96), (2, 2, 96, 2, 2, 72), (2, 2), (1, 1), (1, 1), kernel=(3, 3)),
    transposed_case("5_by_3", (1, 7, 12, 40), (2, 2, 40, 3, 3, 24), (3, 3), (1, 0), (0, 1), "float16", kernel=(5, 4)),
    transposed_case("one_axis", (3, 50, 64), (3, 64, 2, 64), (2,), (2,), (1,), kernel=(5,)),
    transposed_case(
        "volume", (1, 4, 5, 6, 32), (2,) * 3 + (32,) + (2,) * 3 + (32,), (2,) * 3, (1,) * 3, (1,) * 3, kernel=(3,) * 3
    ),
    transposed_case("short", (2, 9, 10, 32), (2, 1, 32, 2, 2, 32), (2, 2), (0, 0), (0, 0), "float16", kernel=(3, 1)),
)


def found(name: str) -> Any:
    return match(BY_NAME[name].func(H200), H200)


def test_a_copy_brings_the_positions_of_all_taps_of_an_axis() -> None:
    read = found("3x3_bfloat16")
    box = box_of(read, CONFIG)
    assert box == (1, 4, 28)
    assert laid_out(read, CONFIG, box) == (1, 4, 30)
    assert tap_rows(read, CONFIG, box) == (0, 1, 2)
    assert stage_rows(read, CONFIG) == 136  # whole kilobytes: 120 that come, 130 that wgmma reads
    other = replace(CONFIG, box_h=4, box_w=16, shared_taps=2)
    assert box_of(read, other) == (1, 4, 16)  # an image's rows would lie between those of the next
    assert tap_rows(read, other, (1, 4, 16)) == (0, 16, 32)
    assert read.copy_cycles(CONFIG, H200) < 0.6 * read.copy_cycles(replace(CONFIG, shared_taps=0), H200)


@pytest.mark.parametrize(
    ("axis", "starts", "more"),
    [
        (Axis(15, 29, 64, 3, 2, 1, 1), [0, 1], 1),
        (Axis(9, 40, 64, 5, 3, 2, 4), [0, 1, 2], 2),
        (Axis(9, 13, 64, 3, 1, 2), [0], 4),
    ],
)
def test_taps_whole_strides_apart_share_a_copy(axis: Axis, starts: list[int], more: int) -> None:
    assert (lattices(axis), halo(axis), shareable(axis)) == (starts, more, True)
    for tap in range(axis.taps):
        start = tap * axis.dilation % axis.stride
        assert start in starts
        assert (tap * axis.dilation - start) // axis.stride <= more


def test_taps_that_share_nothing_are_no_choice() -> None:
    assert not shareable(Axis(28, 56, 64, 2, 2))  # windows beside each other
    assert not shareable(Axis(28, 28, 64))
    assert space(found("1x1_bfloat16"), H200)["shared_taps"] == (0,)
    assert space(found("3x3_bfloat16"), H200)["shared_taps"] == (0, 2, 1)
    assert space(found("symbolic_image_bfloat16"), H200)["shared_taps"] == (0,)


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"shared_taps": 4}, "shared_taps"), ({"shared_taps": 3}, "shared_taps"),
        ({"k_tiles_per_stage": 2}, "k_tiles_per_stage"), ({"box_h": 5}, "pixels of a box"), ({"box_w": 29}, "pixels of a box"),
    ],
)  # fmt: skip
def test_refusals_name_the_knob(changed: dict[str, int], reason: str) -> None:
    read = found("3x3_bfloat16")
    assert legal(read, CONFIG, H200) == []
    assert any(why.startswith(reason) for why in legal(read, replace(CONFIG, **changed), H200))


@pytest.mark.parametrize("counts", [(), (1, 2, 2, 3)])
@pytest.mark.parametrize("shared", [None, 1, 2, 3])
def test_k_tiles_number_each_chunk_of_every_tap_once(shared: int | None, counts: tuple[int, ...]) -> None:
    axes = (Axis(2, 2, 1), *(Axis(9, 9, 1, taps) for taps in (2, 4, 3)))
    read = replace(found("3d_bfloat16"), axes=axes, channels=80)
    if counts and shared is not None:
        counts = tuple(axes[i].taps if i == shared else each for i, each in enumerate(counts))
    analyzer, total = tvm.sym.Analyzer(), 3 * prod(counts or (axis.taps for axis in axes))
    seen = set()
    for number in range(total):
        channel, tap = (int(analyzer.simplify(each)) for each in numbered(read, 32, shared, T.int32(number), counts))
        along = tap // 12, tap // 3 % 4, tap % 3
        assert channel in (0, 32, 64)
        assert all(t >= axis.taps - count for t, axis, count in zip(along, axes[1:], counts[1:], strict=bool(counts)))
        seen.add((channel, along))
    assert len(seen) == total
    if counts:
        behind = numbered(read, 32, shared, T.int32(total), counts)[0]
        assert int(analyzer.simplify(behind)) >= 80


def _drawn(case: Case, which: Any, seed: int) -> Any:
    read = match(case.func(H200), H200)
    return random.Random(seed).choice([each for each in candidates(read, H200, Config) if which(read, each)])


SHARED = ("3x3_stride", "5x3_dilated", "7x7_maps", "groups_3d", "5_columns", "transposed_3d", "symbolic", "1d_dilated", "3d")
SHARING = [case for case in CASES if case.name.rsplit("_", 1)[0] in SHARED]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("case", SHARING, ids=str)
def test_taps_that_share_a_copy_are_right(case: Case, tmp_path: Path) -> None:
    for seed in range(2):
        config = _drawn(case, lambda read, each: each.shared_taps, seed)
        (folder := tmp_path / str(seed)).mkdir()
        assert error(case, rule_of(rule), H200, config, folder) <= case.tolerance, config


@pytest.mark.sampled(2)
@pytest.mark.parametrize("case", BEYOND, ids=str)
def test_tiles_leave_out_taps_beyond_the_kernel(case: Case, tmp_path: Path) -> None:
    """One block takes several tiles, of phases of different numbers of taps."""
    for few in (3, H200.cores):
        config = _drawn(case, left_out, few)
        (folder := tmp_path / str(few)).mkdir()
        assert error(case, rule_of(rule), replace(H200, cores=few), config, folder) <= case.tolerance, config


def test_leaving_taps_out_is_worth_its_share_where_blocks_take_several_tiles() -> None:
    large = transposed_case("large", (64, 28, 28, 256), (2, 2, 256, 2, 2, 128), (2, 2), (1, 1), (1, 1), kernel=(3, 3))
    read = match(large.func(H200), H200)
    plain = Config(128, 128, 6, 2, 0, box_h=1, box_w=29, group_m=464)
    taken = replace(read, axes=tuple(replace(axis, kernel=0) for axis in read.axes))
    assert (left_out(read, plain), left_out(taken, plain)) == ((1, 2), ())
    assert cycles(read, plain, H200) < 0.7 * cycles(taken, plain, H200)
    assert not left_out(read, replace(plain, pingpong=1))
    assert left_out(read, rule.default(read, H200))


def test_more_rows_than_a_box_has_are_no_pixels() -> None:
    """Of two images and a shared axis within them, a tile's rows are those of the copy."""
    case = conv_case("two", (2, 6, 9, 32), (3, 3, 32, 16), pads=(1, 1, 1, 1))
    read = match(case.func(H200), H200)
    config = Config(128, 16, 2, k_tiles_per_stage=3, block_k=32, box_h=6, box_w=4, shared_taps=2)
    assert box_of(read, config) == (2, 6, 4)
    assert legal(read, config, H200) == []
    assert stage_rows(read, config) == 144


@pytest.mark.parametrize("seed", range(8))
def test_positions_inside_of_the_image_are_counted(seed: int) -> None:
    draw = random.Random(seed)
    stride, taps, dilation, pad = draw.randint(1, 3), draw.randint(1, 7), draw.randint(1, 2), draw.randint(0, 6)
    size, side = draw.randint(5, 30), draw.randint(1, 9)
    axis = Axis((size + 2 * pad - dilation * (taps - 1) - 1) // stride + 1, size, 64, taps, stride, dilation, pad)
    for shared in (None, 0):
        starts = lattices(axis) if shared == 0 else [tap * dilation for tap in range(taps)]
        count = side + halo(axis) if shared == 0 else side
        read = [(i + j) * stride + s - pad for i in range(0, axis.out or 0, side) for s in starts for j in range(count)]
        inside = sum(0 <= position < size for position in read) / len(read)
        assert inside_share((axis,), (side,), shared) == pytest.approx(inside)


def test_a_wave_takes_as_long_as_its_longest_tile() -> None:
    """3 x 3 by a stride of 2: phases of 4, 2, 2 and 1 taps, 7 tiles each."""
    case = transposed_case("waves", (7, 13, 13, 64), (2, 2, 64, 2, 2, 64), (2, 2), (1, 1), (0, 0), kernel=(3, 3))
    read, config = match(case.func(H200), H200), Config(256, 64, 4, box_h=14, box_w=14)
    assert left_out(read, config) == (1, 2)
    taps = {clusters: as_matmul(read, config, clusters).k // 64 for clusters in (28, 14, 7, 1)}
    assert taps == {28: 4, 14: 3, 7: 2, 1: 2}  # 4; 4 and 2; 4, 2, 2 and 1


def test_launches_of_clusters_take_longer() -> None:
    read, alone = found("1x1_bfloat16"), Config(64, 16, 4, consumers=1)
    assert cycles(read, replace(alone, cluster_m=2), H200) > cycles(read, alone, H200) + 500


def test_a_stage_has_no_more_k_tiles_than_there_are() -> None:
    few = match(conv_case("few", (2, 14, 14, 16), (1, 1, 16, 64)).func(H200), H200)
    assert {(each.block_k, each.k_tiles_per_stage) for each in candidates(few, H200, Config)} == {(64, 1), (32, 1), (16, 1)}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("channels", [16, 48, 80, 112])
def test_a_stage_of_all_of_k_is_right(channels: int, tmp_path: Path) -> None:
    case = conv_case("all_of_k", (2, 9, 10, channels), (1, 1, channels, 40), "float16")
    read = match(case.func(H200), H200)
    config = _drawn(case, lambda read, each: each.block_k == 16 and each.k_tiles_per_stage == channels // 16, channels)
    assert legal(read, config, H200) == []
    assert error(case, rule_of(rule), H200, config, tmp_path) <= case.tolerance, config
