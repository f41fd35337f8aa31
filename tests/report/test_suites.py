"""Suites: which problems they hold, that their kernels assemble, and how figures become rows, a summary and a plot."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from tk.commands.suite import run, suite_table
from tk.errors import DatabaseError, UsageError
from tk.report.suite_builds import build_all
from tk.report.suites import figures, plot, summary
from tk.schedule.suite import find_suite
from tk.target import resolve

H200 = resolve("h200")
GEMM = find_suite("cuda", "gemm")
MEMORY = find_suite("cuda", "memory")


def test_the_problems_of_a_suite() -> None:
    everything = list(GEMM.problems((), (), ()))
    assert len({(p.name, p.dtype) for p in everything}) == len(everything)
    assert {p.m for p in everything} == {1, 8, 16, 64, 128, 512, 2048, 4096, 8192}
    (qkv, *_), chosen = GEMM.problems(("llama3-8b",), (16,), ("float16",)), list(GEMM.problems(("qwen3-8b",), (3, 5), ()))
    assert (qkv.sizes, qkv.flops, qkv.moved) == ((16, 6144, 4096), 2 * 16 * 6144 * 4096, 2 * (16 * 10240 + 6144 * 4096))
    assert {(p.model, p.m) for p in chosen} == {("qwen3-8b", 3), ("qwen3-8b", 5)}


@pytest.mark.parametrize(("models", "dtypes", "message"), [(("gpt-5",), (), "llama3-8b"), ((), ("int4",), "bfloat16")])
def test_what_a_suite_does_not_have(models: tuple[str, ...], dtypes: tuple[str, ...], message: str) -> None:
    with pytest.raises(UsageError, match=message):
        list(GEMM.problems(models, (), dtypes))


def test_bytes_that_a_problem_moves() -> None:
    add, gather = MEMORY.build("elementwise", "add", 64, "bfloat16"), MEMORY.build("moves", "gather", 64, "float32")
    assert add.moved == 3 * (64 << 20)
    tensor = MEMORY.build("quantise", "tensor", 64, "bfloat16")  # read for its scale, and to be scaled
    assert tensor.moved == 2 * (64 << 20) + (32 << 20) + 4
    assert gather.moved == 2 * (64 << 20) + 4 * (64 << 20) // 4 // 4096


def test_the_computation_in_torch_is_the_kernel_s() -> None:
    """Each part's reference is also its rival: on the CPU, against the functions that the rules' own cases have."""
    import torch

    problem = MEMORY.build("rows", "rms_norm_1024", 1, "float32")
    inputs = [torch.randn(shape, dtype=torch.float64) for _, shape, _ in problem.case.inputs]
    assert problem.torch is not None
    expected = problem.case.reference(*(each.numpy() for each in inputs))
    torch.testing.assert_close(problem.torch(*inputs), torch.from_numpy(expected))


@pytest.mark.rotated(4)
@pytest.mark.parametrize(
    "part", [("channels", "softmax_64"), ("channels", "norm_64"), ("quantise", "row"), ("quantise", "tensor")]
)
def test_the_computation_in_torch_is_the_case_s_own_reference(part: tuple[str, str]) -> None:
    import torch

    problem = MEMORY.build(*part, 32, "float32")
    inputs = [torch.randn(shape, dtype=torch.float64) for _, shape, _ in problem.case.inputs]
    assert problem.torch is not None
    expected, got = problem.case.reference(*(each.numpy() for each in inputs)), problem.torch(*inputs)
    expected, got = (each if isinstance(each, tuple) else (each,) for each in (expected, got))
    for want, have in zip(expected, got, strict=True):
        torch.testing.assert_close(have.double(), torch.from_numpy(want).double(), atol=1e-6, rtol=1e-6)


def test_unknown_suites() -> None:
    for kind, name in (("cuda", "gemv"), ("cpu", "gemm")):
        with pytest.raises(UsageError, match="no suite"):
            find_suite(kind, name)


@pytest.mark.rotated(6)
def test_kernels_are_built_in_processes(tmp_path: Path) -> None:
    problems = [GEMM.build("bert-base", "out", m, "bfloat16") for m in (16, 512)]
    done: list[int] = []
    built = build_all("gemm", problems, H200, None, tmp_path, done.append)
    assert done == [1, 2]
    for each in built:
        assert each.library.read_bytes().startswith(b"\x7fELF")
        assert each.names == ("x", "w")
        assert each.origin["origin"] == "rule"
    assert built[1].origin["rule"] == "cuda.matmul_sm90"
    assert built[1].origin["config"]["block_m"] % 64 == 0


def test_a_kernel_that_cannot_be_built_is_told(tmp_path: Path) -> None:
    with pytest.raises(DatabaseError):
        build_all("gemm", [GEMM.build("bert-base", "out", 16, "float16")], H200, tmp_path / "none.db", tmp_path, print)


def test_every_problem_has_a_legal_default() -> None:
    """Of the template's own model: no shape of the suite falls to another rule."""
    from tk.schedule.case import prim_func
    from tk.schedules.cuda.matmul.sm90.rule import default, legal, match

    for model in GEMM.parts:
        for problem in list(GEMM.problems((model,), (1, 128, 8192), ("bfloat16",)))[:4]:
            found = match(prim_func(problem.case, H200)[0], H200)
            assert match is not None
            assert not legal(found, default(found, H200), H200)


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


def test_summary_is_by_rival_where_there_are_several() -> None:
    row = {**rows()[0], "ratios": {"torch": 2.0, "inductor": 1.0}}
    lines = summary([row, {**row, "ratios": {"torch": 8.0, "inductor": 1.0}}])
    assert [(line["rival"], line["geomean"]) for line in lines] == [("inductor", pytest.approx(1)), ("torch", pytest.approx(4))]
    table = suite_table([{**row, "copy_share": 0.93}])
    assert [column.header for column in table.columns][6:9] == ["of copy", "ratio", "inductor"]
    assert [list(column.cells) for column in table.columns][6:9] == [["93%"], ["2.000"], ["1.000"]]


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


def test_a_row_whose_rivals_are_all_unable_is_shown() -> None:
    first, second = rows()
    table = suite_table([{**first, "ratios": {"torch": 2.0, "cudnn": 1.5}}, {**second, "ratio": None}])
    assert [column.header for column in table.columns][6:8] == ["ratio", "cudnn"]
    assert [list(column.cells) for column in table.columns][6:8] == [["2.000", ""], ["1.500", ""]]


def test_calls_in_a_row_have_columns_of_their_own() -> None:
    first, _ = rows()
    table = suite_table([{**first, "chained": {"seconds": 1.5e-5, "tb_s": 3.5, "ratio": 1.25}}])
    assert [(column.header, *column.cells) for column in table.columns][7:10] == [
        ("chained µs", "15.0"),
        ("TB/s", "3.50"),
        ("ratio", "1.250"),
    ]


def test_a_problem_s_name_has_its_sizes() -> None:
    assert GEMM.build("vit-l16", "up", 8, "float16").name == "vit-l16 up 8x4096x1024"


class Silent:
    """A terminal that keeps what it is told."""

    def __init__(self) -> None:
        self.said: list[str] = []
        self.document: Any = None

    def say(self, text: str) -> None:
        self.said.append(text)

    def show(self, *what: Any) -> None:
        pass

    def emit(self, document: Any) -> None:
        self.document = document


def bench(
    export: Path,
    times: list[float | BaseException],
    monkeypatch: pytest.MonkeyPatch,
    resume: bool = False,
    chained: bool = False,
) -> Silent:
    """Runs the command on three problems without a GPU: a row a problem, its seconds from `times`."""

    def compare(problem: Any, built: Any, target: Any, rivals: Any, rounds: int, in_a_row: bool) -> dict[str, Any]:
        seconds = times.pop(0)
        if isinstance(seconds, BaseException):
            raise seconds
        row = {**figures(problem, H200, seconds, None), "origin": "rule", "rule": "r", "error": 0.0}
        return row | ({"chained": {"seconds": seconds / 2, "tb_s": 1.0, "ratio": 2.0}} if in_a_row else {})

    monkeypatch.setattr("tk.report.suites.torch_on_gpu", lambda: None)
    monkeypatch.setattr("tk.report.suites.compare", compare)
    monkeypatch.setattr("tk.report.suite_builds.build_all", lambda suite, problems, *others: [None] * len(problems))
    terminal: Any = Silent()
    run(
        terminal, "gemm", (), "bert-base", "float16", "1,2,3", None, None, "h200", 5, export, resume, chained
    )  # four parts, three sizes
    return terminal


def test_calls_in_a_row_are_summed_up_and_another_run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export = tmp_path / "gemm.json"
    document = bench(export, [1.0] * 12, monkeypatch, chained=True).document
    assert [(line["m"], line["count"]) for line in document["chained_summary"]] == [(1, 4), (2, 4), (3, 4)]
    assert all(line["geomean"] == pytest.approx(2) for line in document["chained_summary"])
    with pytest.raises(UsageError, match="another run"):
        bench(export, [1.0] * 12, monkeypatch, resume=True)


def test_figures_survive_an_interruption(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export = tmp_path / "gemm.json"
    with pytest.raises(KeyboardInterrupt):
        bench(export, [1.0, 2.0, KeyboardInterrupt()], monkeypatch)
    assert [row["seconds"] for row in json.loads(export.read_text())["rows"]] == [1.0, 2.0]
    left: list[float | BaseException] = [3.0 + i for i in range(10)]
    document = bench(export, left, monkeypatch, resume=True).document
    assert [row["seconds"] for row in document["rows"]] == [1.0, 2.0, *(3.0 + i for i in range(10))]
    assert json.loads(export.read_text()) == document
    assert not left


def test_figures_of_another_run_are_not_mixed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export = tmp_path / "gemm.json"
    export.write_text(json.dumps({"suite": "gemm", "target": "a100", "rows": []}))
    with pytest.raises(UsageError, match="another run"):
        bench(export, [], monkeypatch, resume=True)
    export.write_text("[]")
    with pytest.raises(UsageError, match="no figures"):
        bench(export, [], monkeypatch, resume=True)
