"""How cases of ONNX's suite are run: none can hang or end the run, and a run is taken up again."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path

import numpy as np
import pytest

from tk.errors import CompileError, ImportModelError
from tk.testing.onnx_suite import runner
from tk.testing.suite import SuiteTest, load_results, run_suite, to_line
from tk.tuning.workers import fork_server

_LOCK = threading.Lock()
_RAN: list[str] = []  # in a process of cases, by those before


def _nothing() -> None:
    return


def _raise(error: Exception) -> None:
    raise error


def _fault() -> None:
    os.kill(os.getpid(), signal.SIGSEGV)


def _alone() -> None:
    """Where another thread of this process's parent holds a lock, nobody would ever release it here."""
    assert _LOCK.acquire(timeout=1), "a lock that a thread held when the process was forked"
    assert not any(each.name == "holder" for each in threading.enumerate())


def test_each_way_to_end() -> None:
    checks: dict[str, Callable[[], None]] = {
        "pass": _nothing,
        "refused": partial(_raise, ImportModelError("no")),
        "wrong": partial(_raise, AssertionError("1 is not 2")),
        "error": partial(_raise, CompileError("no")),
        "crash": _fault,
        "timeout": partial(time.sleep, 3600),
    }
    results = {r.case: r for r in run_suite([SuiteTest(n, (), c) for n, c in checks.items()], jobs=2, limit=40)}
    assert {name: result.status for name, result in results.items()} == {name: name for name in checks}
    assert "signal 11" in results["crash"].said
    assert results["wrong"].said == "1 is not 2"


@pytest.mark.parametrize("forks", [True, False])
def test_processes_are_none_of_a_process_with_threads(forks: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """Forked by a server with one thread, or started where there can be none: what a thread holds here is free there."""
    monkeypatch.setattr(fork_server, "_unfit", not forks)
    release = threading.Event()

    def hold() -> None:
        with _LOCK:
            release.wait()

    holder = threading.Thread(target=hold, name="holder")
    holder.start()
    try:
        (result,) = run_suite([SuiteTest("alone", (), _alone)])
    finally:
        release.set()
        holder.join()
    assert (result.status, result.said) == ("pass", "")


def test_a_run_is_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "results.jsonl"
    tests = [SuiteTest(name, ("Add",), _nothing) for name in "abc"]
    (first,) = run_suite(tests[:1])
    file.write_text(to_line(first) + '{"case": "b", "sta')  # as an interrupted run leaves it
    assert load_results(file) == {"a": first}
    assert sorted(result.case for result in run_suite(tests, done=load_results(file))) == ["b", "c"]


def _ran(name: str, folder: Path) -> None:
    """Notes who ran before it in its process, then fails unless that was nobody, or it is called otherwise."""
    before = ",".join(_RAN)
    _RAN.append(name)
    with (folder / name).open("a") as file:
        file.write(f"{os.getpid()} {before}\n")
    assert not (name.startswith("spoilt") and before), f"behind {before}"
    if name == "crash":
        _fault()


def test_cases_in_turn_in_a_process(tmp_path: Path) -> None:
    """What fails behind others is run again alone, and what fails alone stays failed."""
    names = ["a", "b", "spoilt", "c", "d", "e", "crash", "f"]
    tests = [SuiteTest(name, (), partial(_ran, name, tmp_path)) for name in names]
    results = {result.case: result.status for result in run_suite(tests, jobs=1, limit=40, per_process=3)}
    assert results == {name: "crash" if name == "crash" else "pass" for name in names}
    lines = {name: (tmp_path / name).read_text().splitlines() for name in names}
    befores = {name: [line.partition(" ")[2] for line in runs] for name, runs in lines.items()}
    assert befores == {
        "a": [""], "b": ["a"], "spoilt": ["a,b", ""], "c": [""], "d": ["c"], "e": ["c,d"], "crash": ["", ""], "f": [""],
    }  # fmt: skip
    assert len({line.partition(" ")[0] for runs in lines.values() for line in runs}) == 6


def test_scalars_in_sequences_are_compared() -> None:
    compare = runner().assert_similar_outputs
    one, two = [np.float32(1)[...], np.ones(2, np.float32)], [np.float32(2)[...], np.ones(2, np.float32)]
    compare([one], [list(one)], rtol=1e-3, atol=1e-7)
    for wrong in (two, one[:1], [np.ones(1, np.float32), one[1]], [np.float64(1)[...], one[1]]):
        with pytest.raises(AssertionError):
            compare([one], [wrong], rtol=1e-3, atol=1e-7)
