"""Time by family: the sums, the bounds, the picture, and the kernels of a module that runs."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree

import numpy as np
import pytest
import torch

import tk
from tk.report.families import by_family, kernel_times, plot
from tk.runtime.trace import KernelTime
from tk.target import resolve

H200 = resolve("h200")
TIMES = [
    KernelTime("wide", calls=2, seconds=4e-3, flops=1e12, bytes=1e6, dtype="bfloat16", family="matmul"),
    KernelTime("thin", calls=1, seconds=1e-3, flops=1e6, bytes=1e6, dtype="bfloat16", family="matmul"),
    KernelTime("add", calls=5, seconds=5e-3, flops=1e6, bytes=2e9, dtype="bfloat16", family="elementwise"),
    KernelTime("sort", calls=1, seconds=1e-4),
]


def test_rows_are_sums() -> None:
    rows = {row["family"]: row for row in by_family(TIMES, H200)}
    assert [row["family"] for row in by_family(TIMES, H200)][-1] == "other"
    matmul = rows["matmul"]
    assert (matmul["kernels"], matmul["calls"], matmul["seconds"]) == (2, 3, pytest.approx(5e-3))
    bound = 2 * H200.roofline(1e12, 1e6, "bfloat16") + H200.roofline(1e6, 1e6, "bfloat16")
    assert matmul["bound"] == pytest.approx(bound)
    assert matmul["bound_share"] == pytest.approx(bound / 5e-3)
    assert matmul["share"] == pytest.approx(5e-3 / 10.1e-3)
    assert rows["other"]["bound_share"] is None  # nothing is known of its work


def test_the_picture_has_a_piece_a_family_as_wide_as_its_time() -> None:
    rows = by_family(TIMES, H200)
    drawn = ElementTree.fromstring(plot([("a <model>", rows), ("half", rows[:1])]))
    groups = [each for each in drawn.iter() if each.tag.endswith("}g")]
    assert len(groups) == len(rows) + 1
    widths = [float(next(iter(group.iter("{http://www.w3.org/2000/svg}rect"))).attrib["width"]) for group in groups]
    for width, row in zip(widths, rows, strict=False):
        assert width == pytest.approx(860 * row["seconds"] / 10.1e-3, abs=0.1)
    assert any("a <model>" in (each.text or "") for each in drawn.iter())


def test_kernels_of_a_module() -> None:
    net = torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.Softmax(-1), torch.nn.Linear(64, 32)).eval()
    package = tk.compile(net, args=(torch.randn(16, 64),), target="cpu", verify=False)
    module = tk.load(package, graph=False)
    call = module.prepare([np.random.default_rng(0).standard_normal((16, 64), dtype=np.float32)])
    (build,) = package.builds.values()
    times = kernel_times(module, build, call, rounds=3)
    assert sorted(time.family for time in times) == ["matmul", "matmul", "softmax"]
    assert all(time.seconds > 0 for time in times)
    assert [time.calls for time in times] == [1, 1, 1]
