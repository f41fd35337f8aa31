"""A file that is replaced, truncated or rewritten under a loaded module, and the order in which loading trusts things."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

import tk
from tests import packages
from tk.errors import IntegrityError, PackageError, RuntimeFailure
from tk.package import archive
from tk.package.archive import Archive

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all

X = np.ones((4, 48), "float32")


def copied_over(path: Path) -> None:
    with open(path, "r+b") as file:  # as cp does: the same file, other contents
        file.truncate(0)
        file.write(packages.structured().read_bytes())


def truncated(path: Path) -> None:
    os.truncate(path, 100)


def rewritten(path: Path) -> None:
    start, end = Archive(packages.plain()).span("weights.safetensors")
    with open(path, "r+b") as file:
        file.seek(start)
        file.write(bytes(end - start))
    os.utime(path, ns=(0, 0))  # a clock that ticks every 4 ms might not have moved


CHANGES = [copied_over, truncated, rewritten]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return Path(shutil.copy(packages.plain(), tmp_path / "m.tk"))


@pytest.mark.parametrize("change", CHANGES)
def test_a_small_file_may_change_under_a_module(path: Path, change: Callable[[Path], None]) -> None:
    module = tk.load(path)
    expected = module(X)
    change(path)
    assert np.array_equal(module(X), expected)
    path.unlink()
    assert np.array_equal(module(X), expected)


@pytest.mark.parametrize("change", CHANGES)
def test_a_mapped_file_that_changes_ends_calls_and_not_the_process(path: Path, change: Callable[[Path], None]) -> None:
    module, opened = tk.load(path, copy=False), tk.Package.open(path, copy=False)
    module(X)
    change(path)
    with pytest.raises(RuntimeFailure, match=r"(?s)changed in place.*copy=True"):
        module(X)
    for use in (opened.check, opened.builds["cpu"].library, opened.builds["cpu"].weights, lambda: tk.load(opened)):
        with pytest.raises(IntegrityError, match="changed in place"):
            use()


def test_a_mapped_file_that_is_replaced_by_name_stays(path: Path, tmp_path: Path) -> None:
    module = tk.load(path, copy=False)
    expected = module(X)
    tk.Package.open(packages.structured()).save(path)
    assert np.array_equal(module(X), expected)
    assert tk.load(path).name != module.name


def test_what_is_large_is_mapped_unless_it_is_to_be_copied(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert not Archive(path).mapped
    assert Archive(path, copy=False).mapped
    monkeypatch.setattr(archive, "COPY_BELOW", 1000)
    assert Archive(path).mapped
    assert not Archive(path, copy=True).mapped
    descriptors = len(os.listdir("/proc/self/fd"))
    for _ in range(20):
        tk.load(path)(X)
    assert len(os.listdir("/proc/self/fd")) <= descriptors + 2


@pytest.mark.rotated(4)
def test_files_change_and_modules_close_under_load(path: Path) -> None:
    """In a process of its own: loads, calls and closes in threads, while the file is replaced, truncated and copied over."""
    script = """
import sys, os, shutil, threading, numpy as np, tk
from tk.errors import PackageError, RuntimeFailure
path, sound = sys.argv[1:]
x = np.ones((4, 48), "float32")
kept = tk.load(path)
expected = kept(x)
shared = [tk.load(path)]
done = threading.Event()
wrong = []

def work():
    while not done.is_set():
        try:
            with tk.load(path) as module:
                results = [module(x), kept(x), shared[0](x)]
        except (PackageError, RuntimeFailure):
            continue
        except BaseException as error:
            wrong.append(repr(error))
            return
        wrong.extend(repr(given) for given in results if not np.array_equal(given, expected))

threads = [threading.Thread(target=work) for _ in range(3)]
for thread in threads:
    thread.start()
for number in range(60):
    shutil.copyfile(sound, path)
    os.truncate(path, os.path.getsize(path) * (number % 4) // 4)
    shutil.copyfile(sound, path + ".new")
    os.replace(path + ".new", path)
    before, shared[0] = shared[0], tk.load(path)
    before.close()
done.set()
for thread in threads:
    thread.join()
assert not wrong, wrong[:3]
assert np.array_equal(kept(x), expected)
"""
    command = [sys.executable, "-c", script, str(path), str(packages.plain())]
    done = subprocess.run(command, capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr[-3000:]


def test_no_code_is_loaded_before_every_sum_is_compared(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    started = []
    monkeypatch.setattr("tk.runtime.machine.loaded", lambda *args: started.append(args))
    opened = Archive(path)
    for name in opened.names:
        start, end = opened.span(name)
        damaged = bytearray(packages.plain().read_bytes())
        damaged[(start + end) // 2] ^= 1
        path.write_bytes(damaged)
        with pytest.raises(IntegrityError):
            tk.load(path)
    assert not started


def test_what_is_no_file_is_refused_without_waiting(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.tk")
    for path in (tmp_path / "pipe.tk", Path("/dev/zero"), tmp_path):
        with pytest.raises(PackageError, match="cannot read"):
            tk.load(path)
    with pytest.raises(PackageError):
        tk.load("a\0b")


def test_a_copy_does_not_share_memory_with_children(path: Path) -> None:
    view = Archive(path).view("weights.safetensors")
    before = view[-1]
    child = os.fork()
    if child == 0:
        view[-1] = before ^ 255
        os._exit(0)
    os.waitpid(child, 0)
    assert view[-1] == before


def test_threads_load_at_once(path: Path) -> None:
    modules: list[tk.Module] = []
    packages.in_threads(lambda seed: modules.append(tk.load(path)), 4)
    assert len({module(X).tobytes() for module in modules}) == 1
    assert threading.active_count() < 50
