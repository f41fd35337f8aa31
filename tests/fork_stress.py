"""Forks of a process whose other threads run packages: each child calls, loads and ends within a minute, or it counts.

python -m tests.fork_stress [FORKS] [THREADS] [PACKAGE]      # by default 300 forks of each kind beside 4 threads
"""

from __future__ import annotations

import collections
import multiprocessing
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import numpy as np

import tk

LIMIT = 60  # seconds that a child may take: one that waits for ever takes them on any machine
loaded: Load


class Load:
    """Threads that call packages without a pause, some of them a package of their own, one of them loading again and again."""

    def __init__(self, path: str, threads: int) -> None:
        self.path, self.count = path, threads
        self.x = np.random.default_rng(0).standard_normal((32, 256), dtype="float32")
        self.module = tk.load(path)
        self.expected = self.module(self.x)
        self.calls = self.wrong = 0
        self._ends = threading.Event()

    def right(self, module: tk.Module | None = None) -> bool:
        return bool(np.array_equal((module or self.module)(self.x), self.expected))

    @contextmanager
    def running(self) -> Iterator[None]:
        threads = [threading.Thread(target=self._call, args=(number,)) for number in range(self.count)]
        for thread in threads:
            thread.start()
        try:
            yield
        finally:
            self._ends.set()
            for thread in threads:
                thread.join()

    def _call(self, number: int) -> None:
        module = tk.load(self.path) if number % 2 else self.module
        while not self._ends.is_set():
            if number % 4 == 3 and self.calls % 50 == 0:
                module = tk.load(self.path)
            self.wrong += not self.right(module)
            self.calls += 1


def forked(work: Callable[[], bool]) -> str:
    """How a child ended that did `work`: "right", "wrong", "hang" or by a signal's name."""
    pid = os.fork()
    if pid == 0:
        signal.alarm(LIMIT)  # kills it: Python has no handler for it
        sys.exit(0 if work() else 3)  # not _exit: what ends TVM's threads runs too
    return ended(pid)


def ended(pid: int) -> str:
    code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
    if code == -signal.SIGALRM:
        return "hang"
    return {0: "right", 3: "wrong"}.get(code, f"exit {code}")


def from_a_thread(load: Load) -> bool:
    found = []
    thread = threading.Thread(target=lambda: found.append(load.right()))
    thread.start()
    thread.join()
    return found == [True]


def in_a_child_of_a_child(load: Load) -> bool:
    return forked(load.right) == "right" and load.right()


def by_a_pool(load: Load) -> str:
    """What a pool of forked processes gives, each with a call."""
    global loaded
    loaded = load  # inherited, since it cannot be pickled
    with multiprocessing.get_context("fork").Pool(2) as pool:
        try:
            return "right" if all(pool.map_async(call_loaded, range(4)).get(LIMIT)) else "wrong"
        except multiprocessing.TimeoutError:
            return "hang"


def call_loaded(_: int) -> bool:
    return loaded.right()


def by_a_thread(load: Load) -> str:
    """A fork by a thread that has called, and is none of Python's main thread."""
    ends: list[str] = []

    def fork() -> None:
        load.right()
        pid = os.fork()
        if pid == 0:
            signal.alarm(LIMIT)
            code = 1
            try:
                code = 0 if load.right() else 3
            finally:
                os._exit(code)
        ends.append(ended(pid))

    thread = threading.Thread(target=fork)
    thread.start()
    thread.join()
    return ends[0]


def main() -> None:
    forks, threads = (int(given) for given in (*sys.argv[1:3], *("300", "4")[len(sys.argv[1:3]) :]))
    folder = Path(tempfile.mkdtemp())  # one that no child removes as it ends
    if len(sys.argv) > 3:
        shutil.copy(sys.argv[3], folder / "parallel.tk")
    else:
        compiled = "import shutil, sys; from tests import packages; shutil.copy(packages.parallel(), sys.argv[1])"
        subprocess.run([sys.executable, "-c", compiled, str(folder)], check=True)  # torch stays out of what is forked
    load = Load(str(folder / "parallel.tk"), threads)
    kinds: dict[str, Callable[[], str]] = {
        "call": lambda: forked(load.right),
        "load and call": lambda: forked(lambda: load.right(tk.load(load.path))),
        "nothing": lambda: forked(lambda: True),
        "a thread's call": lambda: forked(lambda: from_a_thread(load)),
        "a child's child": lambda: forked(lambda: in_a_child_of_a_child(load)),
        "fork by a thread": lambda: by_a_thread(load),
        "pool": lambda: by_a_pool(load),
    }
    missed = 0
    with load.running():
        for name, kind in kinds.items():
            found: collections.Counter[str] = collections.Counter()
            started, longest = time.monotonic(), 0.0
            for number in range(forks if name != "pool" else max(1, forks // 4)):
                time.sleep(random.choice((0, 0, 0.01, 0.3)) if number % 8 == 0 else 0)  # workers wait busily, or sleep
                if number % 3:
                    load.wrong += not load.right()  # the thread that forks has workers of its own
                before = time.monotonic()
                found[kind()] += 1
                longest = max(longest, time.monotonic() - before)
            missed += sum(found.values()) - found["right"]
            print(f"{name:18} {dict(found)}, {time.monotonic() - started:.0f} s, longest {longest:.2f} s", flush=True)
    print(f"beside {load.calls} calls of {threads} threads, {load.wrong} of them wrong")
    shutil.rmtree(folder)
    sys.exit(1 if missed or load.wrong else 0)


if __name__ == "__main__":
    main()
