"""The suite of operators: workers that may die, the check of results, what rows say together."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from tk.report.operators.figures import family_table, floor_table, lines, plot, summary
from tk.report.operators.pool import Plan, Worker, run_rows
from tk.report.terminal import console
from tk.target import resolve

make = partial(Worker, handle="tests.report.operator_worker:handler")
CPU = resolve("cpu")


def problems(names: Sequence[str]) -> Any:
    return [
        SimpleNamespace(family="f", name=name, size="small", dtype="float32", key=f"{name} {n}") for n, name in enumerate(names)
    ]


def plan(folder: Path, **changes: Any) -> Plan:
    return Plan(
        **{
            "target": CPU,
            "rivals": ("torch",),
            "rounds": 3,
            "folder": folder,
            "jobs": 2,
            "limit": 2.0,
            "starting": 2.0,
            **changes,
        }
    )


@pytest.mark.sampled(2)
@pytest.mark.parametrize("together", [False, True])
def test_a_bad_row_ends_alone(together: bool, tmp_path: Path) -> None:
    names = ["good", "crash@build", "good", "error@build", "crash@measure", "good", "fatal@measure", "hang@measure", "good"]
    found = {each.key: row for each, row in run_rows(problems(names), plan(tmp_path, together=together), make)}
    ended = [found[each.key]["status"] for each in problems(names)]
    assert ended == ["pass", "crash", "pass", "error", "crash", "pass", "error", "timeout", "pass"]
    assert "exit 7: the last words" in found["crash@build 1"]["said"]
    assert found["crash@measure 4"]["rules"] == ["r"]  # what is known of it since it was compiled
    assert found["hang@measure 7"]["phase"] == "measure"
    assert not list(tmp_path.glob("*.tk"))
    measured = [line.split()[1] for line in (tmp_path / "measure.txt").read_text().splitlines()]
    assert len(set(measured)) >= 3  # another process behind each that died, of which one may be the last


def test_rows_compile_and_are_measured_in_turns(tmp_path: Path) -> None:
    found = list(run_rows(problems(["good"] * 10), plan(tmp_path, together=False), make))
    assert len(found) == 10
    times = {
        role: [float(line.split()[0]) for line in (tmp_path / f"{role}.txt").read_text().splitlines()]
        for role in ("build", "measure")
    }
    assert max(times["build"][:6]) < min(times["measure"])
    assert max(times["measure"][:6]) < min(times["build"][6:])


def test_no_row_begins_late(tmp_path: Path) -> None:
    begun = list(run_rows(problems(["hang@build"] * 4), plan(tmp_path, limit=60.0, minutes=0.05), make))
    assert not begun
    assert list(run_rows([], plan(tmp_path), make)) == []


def rows() -> list[dict[str, Any]]:
    def row(key: str, tk: float, peer: float, **more: Any) -> dict[str, Any]:
        seconds = {"tk": tk, "torch": 2 * peer, "inductor": peer}
        about = {"key": key, "family": key.split()[0], "status": "pass", "shapes": [[2, 3]], "rules": ["r"]}
        return {**about, "seconds": seconds, "best": "inductor", "ratio": peer / tk, **more}

    slow, fast = row("a slow", 4e-6, 1e-6), row("a fast", 1e-6, 4e-6)
    wrong = row("b wrong", 1e-6, 1e-6, status="wrong", said="result 0 is off")
    return [fast, slow, wrong, {"key": "b lost", "family": "b", "status": "crash", "said": "exit 1"}]


def test_what_rows_say_together() -> None:
    found = summary(rows())
    assert found["count"] == 3
    assert found["geomean"] == pytest.approx(1)
    assert found["rivals"] == {"torch": pytest.approx(2), "inductor": pytest.approx(1)}
    assert found["near"] == pytest.approx(2 / 3)
    assert found["below_half"] == pytest.approx(1 / 3)
    assert found["floor"] == ["a slow"]
    assert found["ended"] == {"pass": 2, "wrong": 1, "crash": 1}
    assert "33% below 0.5; 1 crash, 2 pass, 1 wrong" in "\n".join(lines(found))
    assert lines(summary(rows()[3:])) == ["no row was timed: 1 crash"]


def test_the_tables_and_the_picture(capsys: pytest.CaptureFixture[str]) -> None:
    import sys

    console(sys.stdout).print(family_table(rows()))
    console(sys.stdout).print(floor_table(rows()))
    text = capsys.readouterr().out
    assert "a slow" in text
    assert "a fast" not in text
    assert "result 0 is off" in text
    assert "exit 1" in text
    picture = ElementTree.fromstring(plot(rows(), "a < b"))
    assert len([each for each in picture.iter() if each.tag.endswith("title")]) == 3


torch = pytest.importorskip("torch")


def problem(name: str, size: str = "small", dtype: str = "float32") -> Any:
    from tk.testing.operators.table import chosen

    (found,) = [each for each in chosen("cpu", sizes=[size], dtypes=[dtype]) if each.name == name]
    return found


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["_softmax", "topk"])
def test_a_row_is_compiled_checked_and_timed(name: str, tmp_path: Path) -> None:
    from tk.report.operators.row import build, measure

    facts = build(problem(name), CPU, tmp_path / "m.tk", ["torch"])
    assert facts["shapes"][0] == [16, 1024]
    assert facts["rules"]
    row = measure(problem(name), "cpu", tmp_path / "m.tk", ["torch"], 2)
    assert row["status"] == "pass"
    assert row["ratio"] == pytest.approx(row["seconds"]["torch"] / row["seconds"]["tk"])
    assert row["errors"]["tk"] < 1e-6


def test_wrong_results_are_seen() -> None:
    from tk.report.operators.row import error_of, judged

    x = torch.randn(4, 100)
    values, indices = torch.topk(x, 50)
    top = problem("topk")
    assert not judged(top, [x], [values, indices], [values, indices], [values.double(), indices])[0]
    elsewhere = indices.clone()
    elsewhere[0, 0] = indices[0, 1]
    assert "1 of 200 indices" in judged(top, [x], [values, elsewhere], [values, indices], [values.double(), indices])[0]
    assert "off by" in judged(top, [x], [values * (1 + 1e-7), indices], [values, indices], [values.double(), indices])[0]
    exact = torch.softmax(x.double(), -1)
    soft = problem("_softmax")
    assert not judged(soft, [x], [exact.float()], [exact.float()], [exact])[0]
    assert "off by" in judged(soft, [x], [exact.float() * 1.001], [exact.float()], [exact])[0]
    assert "torch's torch.float32" in judged(soft, [x], [exact], [exact.float()], [exact])[0]
    poisoned = exact.float()
    poisoned[0, 0] = torch.nan
    assert error_of(poisoned, exact) == float("inf")
    infinite = torch.tensor([1.0, torch.inf, torch.nan])
    assert error_of(infinite, infinite.double()) == 0
    assert error_of(torch.tensor([1.0, -torch.inf, torch.nan]), infinite.double()) == float("inf")
    assert error_of(torch.tensor([1, 2]), torch.tensor([1, 3])) == float("inf")


@pytest.mark.parametrize(
    ("name", "off", "wrong"), [("prod", 1e-4, False), ("prod", 1e-3, True), ("sum.dim_IntList", 1e-4, True)]
)
def test_a_product_of_millions_may_be_off_by_what_their_rounding_is(name: str, off: float, wrong: bool) -> None:
    """Torch's own error of one number is one draw, which was next to nothing: the row was called wrong."""
    from tk.report.operators.row import judged

    x, exact = torch.ones(2048, 2048), torch.ones((), dtype=torch.float64)
    problem: Any = SimpleNamespace(name=name, dtype="float32", operator=SimpleNamespace(indices={}))
    own, out = (exact + 1e-7).float(), (exact + off).float()
    why, errors = judged(problem, [x], [out], [own], [exact])
    assert bool(why) is wrong
    assert errors["tk"] == pytest.approx(off, rel=1e-2)
