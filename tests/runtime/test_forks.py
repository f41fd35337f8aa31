"""fork() with loaded packages: both processes go on, or are told at once why not; nothing waits for ever."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests import packages
from tests.sample import ALL
from tk.errors import RuntimeFailure
from tk.runtime import forks

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all

START = """
import multiprocessing, os, signal, sys, threading, time
import numpy as np
import tk
path = sys.argv[1]
x = np.random.default_rng(0).standard_normal((32, 256), dtype="float32")
module = tk.load(path)
before = len(os.listdir("/proc/self/task"))
expected = module(x)
assert __name__ != "__main__" or len(os.listdir("/proc/self/task")) > before, "no workers, nothing to test"

def right(m=None):
    return np.array_equal((m or module)(x), expected)

def forked(work):
    pid = os.fork()
    if pid == 0:
        signal.alarm(60)
        sys.exit(0 if work() else 3)  # not _exit: what ends TVM's threads runs too
    assert os.waitpid(pid, 0)[1] == 0, work
    assert right()
"""
IDLE = """
time.sleep(0.5)  # TVM's workers sleep by now
forked(right)
forked(lambda: True)
forked(lambda: right(tk.load(path)))
forked(lambda: (forked(right), right())[1])  # a child's child

def in_a_thread():
    found = []
    thread = threading.Thread(target=lambda: found.append(right()))
    thread.start(); thread.join()
    return found[0]

forked(in_a_thread)
with multiprocessing.get_context("fork").Pool(2) as pool:
    assert all(pool.map(right, [None] * 2))
"""
GONE = """
import gc
module.close()
del module
gc.collect()
time.sleep(0.5)
assert not list(tk.runtime.forks._lockables)

for work in (lambda: True, lambda: right(tk.load(path))):
    pid = os.fork()
    if pid == 0:
        signal.alarm(60)
        sys.exit(0 if work() else 3)
    assert os.waitpid(pid, 0)[1] == 0
assert right(tk.load(path))
"""
STUCK = """
from tk.runtime import forks
from tk.errors import RuntimeFailure
forks.PATIENCE = 0.2
held, done = threading.Event(), threading.Event()
def long_call():
    with module._device.lock:
        held.set(); done.wait()
thread = threading.Thread(target=long_call); thread.start(); held.wait()
other = tk.load(path)

def refused():
    for work in (module, other, lambda x: tk.load(path)):
        try:
            work(x)
        except RuntimeFailure as error:
            assert "forked while" in str(error)
        else:
            return False
    return True

pid = os.fork()
if pid == 0:
    signal.alarm(60)
    sys.exit(0 if refused() else 3)
assert os.waitpid(pid, 0)[1] == 0
done.set(); thread.join()
assert right() and right(other)
"""
UNKNOWN = """
from tk.errors import RuntimeFailure
tk.runtime.pools._Pool.looks_right = lambda pool: False  # another TVM, whose pools look otherwise

def refused():
    try:
        return right() and False
    except RuntimeFailure as error:
        return "the TVM that tk is made for" in str(error)

pid = os.fork()
if pid == 0:
    signal.alarm(60)
    os._exit(0 if refused() else 3)
assert os.waitpid(pid, 0)[1] == 0
assert right()
os._exit(0)  # the end of a process waits for workers of a pool that is not known, minutes where all cores are busy
"""
ENDS = """
# workers that wait busily, as they do for minutes where all cores are: the end of the process does not wait for them
pid = os.fork()
if pid == 0:
    os.environ["TVM_THREAD_POOL_SPIN_COUNT"] = "4000000000"
    code = "import signal, sys, tk, numpy; signal.alarm(60); tk.load(sys.argv[1])(numpy.zeros((32, 256), 'float32'))"
    os.execv(sys.executable, [sys.executable, "-c", code, path])
assert os.waitpid(pid, 0)[1] == 0
"""
SPAWN = """
from concurrent.futures import ProcessPoolExecutor
def work(path):
    return tk.load(path)(x).tobytes()

if __name__ == "__main__":
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        assert pool.submit(work, path).result(60) == expected.tobytes()
"""


SCRIPTS = {"idle": IDLE, "gone": GONE, "stuck": STUCK, "unknown": UNKNOWN, "ends": ENDS, "spawn": SPAWN}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("script", SCRIPTS.values(), ids=SCRIPTS)
def test_processes_go_on_after_a_fork(script: str, tmp_path: Path) -> None:
    path = tmp_path / "script.py"
    path.write_text(START + script)
    environment = {"PATH": "", "TVM_NUM_THREADS": "2", "PYTHONPATH": ":".join(sys.path)}
    command = [sys.executable, str(path), str(packages.parallel())]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, env=environment)
    assert done.returncode == 0, done.stderr[-3000:]


@pytest.mark.rotated(3)
def test_forks_beside_threads_that_call() -> None:
    forks, threads = ("100", "4") if ALL else ("2", "2")
    command = [sys.executable, "-m", "tests.fork_stress", forks, threads, str(packages.parallel())]
    done = subprocess.run(command, capture_output=True, text=True, timeout=1500, env=os.environ | {"TVM_NUM_THREADS": "4"})
    assert done.returncode == 0, done.stdout + done.stderr[-3000:]


def test_a_gpu_is_refused_in_a_child_of_the_process_that_used_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(forks, "_gpu_process", None)
    forks.check_gpu()
    forks.check_gpu()
    monkeypatch.setattr(forks, "_gpu_process", 1)
    with pytest.raises(RuntimeFailure, match="spawn"):
        forks.check_gpu()
