"""Convolutions of a symbolic number of pixels: which kernel takes how many; the branch holds them all. No GPU needed."""

from __future__ import annotations

from itertools import pairwise

import pytest

from tk.schedule.rule import rule_of, taken
from tk.schedules.cuda.conv import dynamic, rule
from tk.schedules.cuda.conv.cases import conv_case
from tk.schedules.cuda.conv.cost import candidates, cycles
from tk.schedules.cuda.conv.dynamic import CASES, Config, default, legal, match, ranges
from tk.target import resolve

H200 = resolve("h200")
IMAGE = (("n", 2), ("height", 20), ("width", 28))


def facts(channels: int, columns: int, kernel: int = 3, batch_only: bool = False):
    sizes = (("n", 2), 20, 28) if batch_only else IMAGE
    pads = (kernel // 2,) * 4
    return match(conv_case("c", (*sizes, channels), (kernel, kernel, channels, columns), pads=pads).func(H200), H200)


def test_only_symbolic_numbers_of_pixels_match() -> None:
    assert match(conv_case("c", (2, 20, 28, 64), (3, 3, 64, 64)).func(H200), H200) is None
    assert facts(64, 64).m is None
    assert match(CASES[0].func(H200), resolve("a100")) is None
    narrow = match(conv_case("c", (*IMAGE, 12), (3, 3, 12, 64)).func(H200), H200)
    assert any("bytes between neighbours" in why for why in dynamic.declines(narrow, H200))


@pytest.mark.parametrize("case", CASES, ids=str)
def test_ranges_leave_no_gap_and_every_kernel_is_legal(case) -> None:
    read = match(case.func(H200), H200)
    assert legal(read, default(read, H200), H200) == []
    for kernels in (1, 3):
        found = ranges(read, Config(kernels), H200)
        assert (found[0].first, found[-1].last) == (1, None)
        assert all(one.last + 1 == other.first for one, other in pairwise(found))
        assert len({each.config for each in found}) <= kernels
    assert taken(rule_of(dynamic), case.func(H200), H200) is not None
    assert [why.split()[0] for why in legal(read, Config(0), H200)] == ["kernels"]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("given", [(64, 64), (256, 256), (512, 512), (320, 640), (256, 1024, 1)], ids=str)
@pytest.mark.parametrize("batch_only", [False, True])
def test_a_few_kernels_come_near_the_best_for_each_number_of_pixels(given, batch_only) -> None:
    read = facts(*given, batch_only=batch_only)
    found = ranges(read, Config(4), H200)
    configs = [each for each in candidates(read, H200, rule.Config) if each.split_k == 1]
    for pixels in (256, 1000, 3136, 12544, 50176):
        config = next(each.config for each in found if each.last is None or pixels <= each.last)
        assert cycles(read, config, H200, pixels) <= 1.2 * min(cycles(read, each, H200, pixels) for each in configs), pixels


def test_one_function_holds_every_kernel() -> None:
    case = next(each for each in CASES if each.name.startswith("3x3_few"))
    func, read = case.func(H200), match(case.func(H200), H200)
    with H200.tvm():
        text = dynamic.lower(func, read, Config(), H200).script()
    count = len({each.config for each in ranges(read, Config(), H200)})
    assert count > 1
    assert text.count('"tirx.device_entry"') == count
