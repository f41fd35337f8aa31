"""Suites: which problems they hold, that their kernels assemble, and how figures become rows, a summary and a plot."""

from __future__ import annotations

import json
import xml.etree.ElementTree as ElementTree
from pathlib import Path
from typing import Any

import pytest

from tk.commands.suite import run, suite_table
from tk.errors import DatabaseError, RuntimeFailure, UsageError
from tk.report.processes import tried_in_processes
from tk.report.suite_builds import Built, build_all
from tk.report.suites import beside_best, figures, plot, sampled, summary
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
    as_many_as_rows = MEMORY.build("moves", "gather", 256, "bfloat16")  # whose indices are as many as the table has rows
    assert as_many_as_rows.moved == 2 * (256 << 20) + 4 * 32768


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
        assert isinstance(each, Built)
        assert each.library.read_bytes().startswith(b"\x7fELF")
        assert each.names == ("x", "w")
        assert each.origin["origin"] == "rule"
    assert isinstance(built[1], Built)
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
    built: Any = "kernel",
    **limits: Any,
) -> Silent:
    """Runs the command on three problems without a GPU: a row a problem, its seconds from `times`. `built`: what building each
    has come to."""

    def compare(problem: Any, built: Any, target: Any, rivals: Any, rounds: int, in_a_row: bool) -> dict[str, Any]:
        seconds = times.pop(0)
        if isinstance(seconds, BaseException):
            raise seconds
        row = {**figures(problem, H200, seconds, None), "origin": "rule", "rule": "r", "error": 0.0}
        return row | ({"chained": {"seconds": seconds / 2, "tb_s": 1.0, "ratio": 2.0}} if in_a_row else {})

    monkeypatch.setattr("tk.report.suites.torch_on_gpu", lambda: None)
    monkeypatch.setattr("tk.report.suites.compare", compare)
    monkeypatch.setattr("tk.report.suite_builds.build_all", lambda suite, problems, *others: [built] * len(problems))
    terminal: Any = Silent()
    run(
        terminal, "gemm", (), "bert-base", "float16", "1,2,3", None, None, "h200", 5, export, resume, chained, **limits
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


def test_a_sample_is_spread_over_all_and_of_every_size() -> None:
    problems = list(GEMM.problems((), (), ("bfloat16",)))
    few = sampled(problems, 60)
    assert [each.key for each in few] == [each.key for each in sampled(problems, 60)]
    numbers = [problems.index(each) for each in few]
    assert numbers == sorted(set(numbers))
    assert {each.m for each in few} == set(GEMM.sizes)
    assert {each.model for each in few} == set(GEMM.parts)
    assert sampled(problems, None) == sampled(problems, 10**6) == problems


def test_the_fastest_rival_of_each_problem_counts() -> None:
    row = rows()[0]
    lines = beside_best([{**row, "ratios": {"torch": 2.0, "cudnn": 0.5}}, {**row, "ratios": {"torch": 2.0}}, rows()[1]])
    (line,) = lines
    assert (line["dtype"], line["count"], line["least"], line["percentile5"]) == ("bfloat16", 3, 0.5, 0.5)
    assert line["geomean"] == pytest.approx((0.5 * 2.0 * 0.5) ** (1 / 3))
    many = [{**row, "ratio": 1.0 + i} for i in range(41)]
    assert beside_best(many)[0]["percentile5"] == 3.0
    assert beside_best([{**row, "ratio": None}]) == []


def test_no_row_is_begun_when_the_minutes_are_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export = tmp_path / "gemm.json"
    clock = iter(range(0, 6000, 7))
    monkeypatch.setattr("tk.commands.suite.time.monotonic", lambda: next(clock))
    terminal = bench(export, [1.0] * 12, monkeypatch, minutes=0.5)  # at 7, 14, 21 and 28 of 30 seconds
    assert len(json.loads(export.read_text())["rows"]) == len(terminal.document["rows"]) == 4
    assert "8 of 12 were not begun" in terminal.said[-1]
    assert len(bench(export, [1.0] * 8, monkeypatch, resume=True).document["rows"]) == 12


def test_rows_that_fail_are_told_behind_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    export = tmp_path / "gemm.json"
    times: list[float | BaseException] = [RuntimeError("out of memory"), *[1.0] * 11]
    with pytest.raises(
        RuntimeFailure, match=r"(?s)1 of 12 problems could not be timed.*bert-base qkv 1 float16: out of memory"
    ):
        bench(export, times, monkeypatch)
    assert len(json.loads(export.read_text())["rows"]) == 11
    with pytest.raises(RuntimeFailure, match="12 of 12"):
        bench(export, [], monkeypatch, built=ValueError("no such instruction"))


def _in_a_process(seconds: float) -> float:
    import time

    if seconds < 0:
        raise ValueError("none")
    time.sleep(seconds)
    return seconds


def test_what_does_not_end_in_time_is_left_out() -> None:
    found = tried_in_processes(_in_a_process, [(0.0,), (-1.0,)], lambda count: None, jobs=1)
    assert found[0] == 0.0
    assert isinstance(found[1], ValueError)
    assert tried_in_processes(_in_a_process, [(3.0,)] * 3, lambda count: None, jobs=1, seconds=0.5) == [None] * 3


def test_products_of_float32_are_timed_where_they_are_asked_for() -> None:
    from tk.schedule.precision import precision_of
    from tk.schedule.suite import marked_func

    assert {each.dtype for each in GEMM.problems((), (16,), ())} == {"bfloat16", "float16"}
    exact, fast = (GEMM.build("bert-base", "out", 512, dtype) for dtype in ("float32", "tfloat32"))
    assert len(list(GEMM.problems(("bert-base",), (512,), ("float32", "tfloat32")))) == 8
    assert [precision_of(marked_func(each, H200)[0]) for each in (exact, fast)] == ["highest", "high"]
    assert [dtype for _, _, dtype in fast.case.inputs] == ["float32", "float32"]
    assert fast.outputs == ("float32",)
    assert H200.peak_for("tfloat32") == H200.peak["bfloat16"] / 2
    assert H200.roofline(fast.flops, fast.moved, fast.dtype) < H200.roofline(exact.flops, exact.moved, exact.dtype)


ATTENTION = [
    ("windowed", "128_1024", 1500),
    ("cross", "64_77", 50),
    ("decode", "32_8_int8", 200),
    ("decode", "32_8_float8", 200),
]


@pytest.mark.rotated(4)
@pytest.mark.parametrize("key", ATTENTION, ids=[part for _, part, _ in ATTENTION])
def test_attention_in_torch_is_the_case_s_own_reference(key: tuple[str, str, int], monkeypatch: pytest.MonkeyPatch) -> None:
    import ml_dtypes
    import numpy as np
    import torch

    from tk.schedules.cuda.suites import attention, decode

    monkeypatch.setattr(attention, "TOKENS", 100)
    monkeypatch.setattr(decode, "CACHED", 400)
    problem = find_suite("cuda", "attention").build(*key, "bfloat16")
    generator = np.random.default_rng(5)
    sample = problem.case.sample or (lambda generator, shape, dtype, name: generator.standard_normal(shape))
    arrays = [sample(generator, shape, dtype, name) for name, shape, dtype in problem.case.inputs]
    arrays = [a if a.dtype == np.int8 else a.astype(ml_dtypes.bfloat16).astype(np.float64) for a in arrays]
    assert problem.torch is not None
    got = problem.torch(*map(torch.from_numpy, arrays)).numpy()
    np.testing.assert_allclose(got, problem.case.reference(*arrays), rtol=1e-9, atol=1e-9)


def test_problems_by_their_names(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    rows = bench(tmp_path / "gemm.json", [1.0] * 6, monkeypatch, match=("qkv", "base up")).document["rows"]
    assert [(row["part"], row["m"]) for row in rows] == [(part, m) for part in ("qkv", "up") for m in (1, 2, 3)]
    with pytest.raises(UsageError, match="no problem of the suite has such a name"):
        bench(tmp_path / "none.json", [], monkeypatch, match=("none",))
