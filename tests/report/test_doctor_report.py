"""`tk doctor --report`: cases in children of their own, and what a wrong or dying one becomes."""

import json
import subprocess
import sys
from dataclasses import replace

import pytest

from tk.errors import NeedsError
from tk.report import doctor_report
from tk.report.doctor_package import STEPS, PackageSteps, package_steps
from tk.report.doctor_report import CaseRunner, run_cases, targets_here
from tk.target import resolve


@pytest.mark.rotated(4)
def test_every_case_of_a_rule_is_right_here():
    steps = []
    results = run_cases(resolve("cpu"), 1, lambda finished, total: steps.append((finished, total)), ["cpu.fallback"])
    assert results
    assert steps[-1] == (len(results), len(results))
    for result in results:
        assert result.status == "right", result
        assert result.error <= result.tolerance
        assert result.microseconds > 0
        assert result.wall_seconds > 0
        json.dumps(result.to_json())


def test_a_wrong_reference_is_told_from_a_right_one():
    runner = CaseRunner("cpu")
    rule = runner.rules["cpu.fallback"]
    case = rule.cases[0]
    wrong = replace(case, reference=lambda *arrays: case.reference(*arrays) + 1)
    runner.rules["cpu.fallback"] = replace(rule, cases=(wrong,))
    result = runner.handle(("cpu.fallback", 0))
    assert result.status == "wrong"
    assert "at most" in result.reason


def test_a_case_that_raises_says_why():
    runner = CaseRunner("cpu")
    rule = runner.rules["cpu.fallback"]

    def broken(*arrays):
        raise ValueError("no such reference")

    runner.rules["cpu.fallback"] = replace(rule, cases=(replace(rule.cases[0], reference=broken),))
    result = runner.handle(("cpu.fallback", 0))
    assert (result.status, result.reason) == ("failed", "ValueError: no such reference")


def test_a_child_that_hangs_is_a_result():
    (first, *_) = run_cases(resolve("cpu"), 1, lambda *_: None, ["cpu.fallback"], seconds=0.0)
    assert first.status == "timed out"


def test_a_package_that_does_not_load_leaves_out_what_comes_behind(monkeypatch):
    def load(*_, **__):
        raise NeedsError("there is no driver")

    steps = PackageSteps("cpu")
    assert steps.handle("load").status == "left out"
    assert steps.handle("compile").status == "right"
    monkeypatch.setattr("tk.runtime.load.load", load)
    ended = [steps.handle(each) for each in STEPS[1:]]
    assert [each.status for each in ended] == ["failed", "left out", "left out", "left out"]
    assert ended[0].reason == "NeedsError: there is no driver"


def test_steps_have_a_child_of_their_own():
    assert [each.status for each in package_steps(resolve("cpu"))] == ["right"] * len(STEPS)


def test_a_step_that_takes_too_long_ends_its_child():
    """The steps behind it are those of a new one, which has no package: it may say so before its own limit is seen."""
    first, *others = package_steps(resolve("cpu"), 0.0)
    assert first.status == "timed out"
    assert len(others) == len(STEPS) - 1
    assert {each.status for each in others} <= {"timed out", "left out"}


def test_this_machine_has_a_cpu():
    assert targets_here()[0].kind == "cpu"


@pytest.mark.sampled(2)
@pytest.mark.parametrize("arguments", [["--rules", "cpu.fallback"], ["--report", "{file}", "--rules", "cpu.none"]])
def test_what_cannot_be_reported(arguments, tmp_path):
    command = [sys.executable, "-m", "tk.cli", "doctor", *(each.format(file=tmp_path / "r.json") for each in arguments)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "need:" in done.stderr
    assert not (tmp_path / "r.json").exists()


@pytest.mark.rotated(6)
def test_the_file(tmp_path):
    path = tmp_path / "report.json"
    command = [sys.executable, "-m", "tk.cli", "doctor", "--json", "--report", str(path), "--rules", "cpu.fallback"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    document = json.loads(path.read_text(encoding="utf-8"))
    assert {"machine", "checks", "targets", "package", "cases"} <= set(document)
    steps = {each["step"]: each["status"] for each in document["package"] if each["target"] == "cpu"}
    assert steps == dict.fromkeys(STEPS, "right")
    assert {case["target"] for case in document["cases"]} >= {"cpu"}
    assert json.loads(done.stdout)["ok"]
    assert doctor_report.BAD
