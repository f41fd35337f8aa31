"""How cases of ONNX's suite are run: none can hang or end the run, and a run is taken up again."""

from __future__ import annotations

import os
import signal
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from tk.errors import CompileError, ImportModelError
from tk.testing.onnx_suite import runner
from tk.testing.suite import SuiteTest, load_results, run_suite, to_line


def raising(error: Exception) -> Callable[[], None]:
    def check() -> None:
        raise error

    return check


def test_each_way_to_end() -> None:
    checks = {
        "pass": lambda: None,
        "refused": raising(ImportModelError("no")),
        "wrong": raising(AssertionError("1 is not 2")),
        "error": raising(CompileError("no")),
        "crash": lambda: os.kill(os.getpid(), signal.SIGSEGV),
        "timeout": lambda: time.sleep(3600),
    }
    results = {r.case: r for r in run_suite([SuiteTest(n, (), c) for n, c in checks.items()], jobs=2, limit=40)}
    assert {name: result.status for name, result in results.items()} == {name: name for name in checks}
    assert "signal 11" in results["crash"].said
    assert results["wrong"].said == "1 is not 2"


def test_a_run_is_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    tests = [SuiteTest(name, ("Add",), lambda: None) for name in "abc"]
    (first,) = run_suite(tests[:1])
    file.write_text(to_line(first) + '{"case": "b", "sta')  # as an interrupted run leaves it
    assert load_results(file) == {"a": first}
    assert sorted(result.case for result in run_suite(tests, done=load_results(file))) == ["b", "c"]


def test_scalars_in_sequences_are_compared() -> None:
    compare = runner().assert_similar_outputs
    one, two = [np.float32(1)[...], np.ones(2, np.float32)], [np.float32(2)[...], np.ones(2, np.float32)]
    compare([one], [list(one)], rtol=1e-3, atol=1e-7)
    for wrong in (two, one[:1], [np.ones(1, np.float32), one[1]], [np.float64(1)[...], one[1]]):
        with pytest.raises(AssertionError):
            compare([one], [wrong], rtol=1e-3, atol=1e-7)
