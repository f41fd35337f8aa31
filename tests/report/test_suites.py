"""Suites: which problems they hold, that their kernels assemble, and how figures become rows, a summary and a plot."""

from __future__ import annotations

import xml.etree.ElementTree as ElementTree
from typing import Any

import pytest

from tk.commands.bench_suite import suite_table
from tk.errors import UsageError
from tk.report.suites import figures, plot, prepare, summary
from tk.schedule.suite import find_suite
from tk.target import resolve

H200 = resolve("h200")
GEMM = find_suite("cuda", "gemm")


def test_the_problems_of_a_suite() -> None:
    everything = list(GEMM.problems((), (), ()))
    assert len({(p.name, p.dtype) for p in everything}) == len(everything)
    assert {p.m for p in everything} == {1, 8, 16, 64, 128, 512, 2048, 4096, 8192}
    (qkv, *_), chosen = GEMM.problems(("llama3-8b",), (16,), ("float16",)), list(GEMM.problems(("qwen3-8b",), (3, 5), ()))
    assert (qkv.sizes, qkv.flops, qkv.moved) == ((16, 6144, 4096), 2 * 16 * 6144 * 4096, 2 * (16 * 10240 + 6144 * 4096))
    assert {(p.model, p.m) for p in chosen} == {("qwen3-8b", 3), ("qwen3-8b", 5)}


@pytest.mark.parametrize(("models", "dtypes", "told"), [(("gpt-5",), (), "llama3-8b"), ((), ("int4",), "bfloat16")])
def test_what_a_suite_does_not_have(models: tuple[str, ...], dtypes: tuple[str, ...], told: str) -> None:
    with pytest.raises(UsageError, match=told):
        list(GEMM.problems(models, (), dtypes))


def test_unknown_suites() -> None:
    for kind, name in (("cuda", "gemv"), ("cpu", "gemm")):
        with pytest.raises(UsageError, match="no suite"):
            find_suite(kind, name)


@pytest.mark.parametrize("m", [16, 512])
def test_a_kernel_of_each_kind_assembles(m: int) -> None:
    problem = GEMM.build("bert-base", "out", m, "bfloat16")
    library, names, origin = prepare(problem, H200, None)
    assert library.startswith(b"\x7fELF")
    assert names == ["x", "w"]
    assert origin["origin"] == "rule"
    assert origin["rule"] == "cuda.matmul_sm90"
    assert origin["config"]["block_m"] % 64 == 0


def test_every_problem_has_a_legal_default() -> None:
    """Of the template's own model: no shape of the suite falls to another rule."""
    from tk.schedule.case import prim_func
    from tk.schedules.cuda.matmul_sm90 import RULE

    for model in GEMM.parts:
        for problem in list(GEMM.problems((model,), (1, 128, 8192), ("bfloat16",)))[:4]:
            match = RULE.match(prim_func(problem.case)[0], H200)
            assert match is not None
            assert not RULE.legal(match, RULE.default(match, H200), H200)


def rows() -> list[dict[str, Any]]:
    """Two problems with made-up times: as fast as the roofline, and half as fast as the rival."""
    one, two = (GEMM.build("llama3-8b", "out", m, "bfloat16") for m in (16, 4096))
    fast = H200.roofline(one.flops, one.moved, "bfloat16")
    common = {"origin": "rule", "rule": "cuda.matmul_sm90", "error": 1e-3}
    return [{**figures(one, H200, fast, 2 * fast), **common}, {**figures(two, H200, 4e-4, 2e-4), **common}]


def test_figures() -> None:
    first, second = rows()
    assert first["bound_share"] == pytest.approx(1)
    assert (first["ratio"], second["ratio"]) == (2, 0.5)
    assert second["tflop_s"] == pytest.approx(2 * 4096**3 / 4e-4 / 1e12)
    assert second["tb_s"] == pytest.approx(3 * 2 * 4096**2 / 4e-4 / 1e12)


def test_summary_is_by_rows_and_geometric() -> None:
    first, second = rows()
    lines = summary([first, {**first, "ratio": 0.5}, second, {**second, "ratio": None}])
    assert [(line["m"], line["count"], line["least"]) for line in lines] == [(16, 2, 0.5), (4096, 1, 0.5)]
    assert lines[0]["geomean"] == pytest.approx(1)
    assert summary([{**first, "ratio": None}]) == []


def test_plot_is_an_image_of_every_row() -> None:
    root = ElementTree.fromstring(plot(rows(), "a < b"))
    texts = [node.text for node in root.iter("{http://www.w3.org/2000/svg}text")]
    assert texts[0] == "a < b"
    assert texts[2::2] == ["2.00", "0.50"]
    bars = [float(node.get("width", 0)) for node in root.iter("{http://www.w3.org/2000/svg}rect")][1:]
    assert bars[0] == pytest.approx(4 * bars[1], rel=1e-2)


def test_table_shows_each_problem() -> None:
    table = suite_table(rows())
    assert table.row_count == 2
    assert list(table.columns[6].cells) == ["2.000", "0.500"]


def test_a_problem_s_name_has_its_sizes() -> None:
    assert GEMM.build("vit-l16", "up", 8, "float16").name == "vit-l16 up 8x4096x1024"
