"""Worker processes, forked by the server and executed: what they find, how they end, and that none is left."""

from __future__ import annotations

import ctypes
import os
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import psutil
import pytest

from tk.tuning.workers import fork_server
from tk.tuning.workers.pool import Outcome, Pool, wait_any

pytestmark = pytest.mark.xdist_group("fork server")  # one of it


class Role:
    """Does what the tests ask of a worker."""

    def handle(self, job: str) -> Any:
        if job == "segfault":
            ctypes.string_at(0)
        if job == "hang":
            child = subprocess.Popen(["sleep", "1000"])  # as a compiler would
            print("sleeper", child.pid, flush=True)
            time.sleep(1000)
        if job.startswith("loaded "):
            return job.removeprefix("loaded ") in sys.modules, os.getppid()
        facts = {"pid": os.getpid(), "parent": os.getppid(), "threads": threading.active_count(), "folder": os.getcwd()}
        files = len(os.listdir("/proc/self/fd"))
        return {**facts, "environment": dict(os.environ), "files": files, "temporary": tempfile.gettempdir()}


def ask(pool: Pool, job: str, seconds: float = 60.0) -> Outcome:
    pool.submit("", job, seconds)
    found: list[Any] = []
    while not found:
        found = wait_any([pool], 60.0)
    outcome: Outcome = found[0][2]
    return outcome


@pytest.fixture(params=[True, False], ids=["forked", "executed"])
def pool(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Pool]:
    each = [{"TMPDIR": str(tmp_path), "TVM_NUM_THREADS": "1"}]
    made = Pool("tests.tuning.workers.test_pool:Role", 1, each=each, forked=request.param)
    yield made
    made.close()


@pytest.mark.rotated(6)
def test_a_worker_has_its_environment_and_folder(pool: Pool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TK_TEST_NOW", "yes")
    monkeypatch.chdir(tmp_path)
    value = ask(pool, "who").value
    assert value["environment"]["TK_TEST_NOW"] == "yes"
    assert "OPENBLAS_NUM_THREADS" not in set(value["environment"]) - set(os.environ)
    assert (value["folder"], value["temporary"]) == (str(tmp_path), str(tmp_path))
    assert (value["parent"] == os.getpid()) == (not pool.forked)
    assert value["files"] <= 5  # its own output, its socket, and the list that was read


def test_a_worker_that_dies_is_told_of_and_replaced(pool: Pool) -> None:
    first = ask(pool, "who").value["pid"]
    crashed = ask(pool, "segfault")
    assert (crashed.kind, crashed.detail.split("\n")[0]) == ("crashed", f"exit status {-signal.SIGSEGV}")
    assert ask(pool, "who").value["pid"] != first


@pytest.mark.sampled(2)
def test_the_limit_of_a_job_ends_what_it_started(pool: Pool) -> None:
    hung = ask(pool, "hang", 4.0)
    assert hung.kind == "timed_out"
    assert f"exit status {-signal.SIGKILL}" in hung.detail
    sleeper = int(hung.detail.split("sleeper")[1])
    deadline = time.monotonic() + 20
    while psutil.pid_exists(sleeper) and psutil.Process(sleeper).status() != psutil.STATUS_ZOMBIE:
        assert time.monotonic() < deadline
        time.sleep(0.02)


def server() -> psutil.Process:
    found = fork_server._server
    assert found is not None
    return psutil.Process(found.process.pid)


def test_the_server_has_one_thread_and_no_child_of_a_closed_pool(tmp_path: Path) -> None:
    made = Pool("tests.tuning.workers.test_pool:Role", 2, forked=True)
    made.start()
    assert ask(made, "who").kind == "done"
    assert len(server().children()) == 2
    assert server().num_threads() == 1
    made.close()
    assert server().children() == []


@pytest.mark.rotated(4)
def test_a_server_that_was_started_early_has_the_modules_and_is_the_one_that_forks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fork_server, "_server", None)
    fork_server.start(("this", "tk.no_such_module"))
    early = server()
    fork_server.start()
    made = Pool("tests.tuning.workers.test_pool:Role", 1, forked=True)
    value = ask(made, "loaded this").value
    made.close()
    assert value == (True, early.pid)
    fork_server._kill()


def test_a_server_that_is_killed_is_replaced() -> None:
    made = Pool("tests.tuning.workers.test_pool:Role", 1, forked=True)
    first = ask(made, "who").value
    killed = [server(), psutil.Process(first["pid"])]
    killed[0].kill()
    psutil.wait_procs(killed, timeout=60)
    outcomes = [ask(made, "who") for _ in range(2)]
    assert {outcome.kind for outcome in outcomes} <= {"done", "crashed"}
    assert outcomes[1].value["parent"] == server().pid != first["parent"]
    made.close()


def test_workers_are_executed_where_a_server_cannot_fork(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fork_server, "_unfit", False)
    monkeypatch.setattr(fork_server, "_server", None)
    monkeypatch.setattr(fork_server, "_loaded", dict)
    monkeypatch.setattr(sys, "executable", "/bin/true")  # a server that ends at once
    ours, theirs = socket.socketpair()
    with ours, theirs:
        assert fork_server.fork(theirs, 2) is None
    assert fork_server._unfit


PARENT = """
import os, signal, sys, time
from tk.tuning.workers.worker import import_tvm
import_tvm()  # without torch
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job, as these tests may be, ignores it
from tests.tuning.workers.test_pool import Pool, ask
pool = Pool("tests.tuning.workers.test_pool:Role", 1, forked=True)  # no guard of __main__: a script may have none
value = ask(pool, "who").value
print(value["pid"], value["parent"], flush=True)
while True:  # a signal that another thread takes is Python's main thread's when it runs again
    time.sleep(0.05)
"""


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGINT])
def test_nothing_outlives_the_process_that_asked(how: signal.Signals) -> None:
    with subprocess.Popen([sys.executable, "-c", PARENT], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) as parent:
        assert parent.stdout is not None
        left = [psutil.Process(int(pid)) for pid in parent.stdout.readline().split()]
        assert len(left) == 2
        parent.send_signal(how)
        try:
            assert parent.wait(100) == -how
        finally:
            parent.kill()  # else the wait for it would be the tests' whole time
    gone, alive = psutil.wait_procs(left, timeout=60)
    assert not [process for process in alive if process.status() != psutil.STATUS_ZOMBIE]
    assert len(gone) + len(alive) == 2
