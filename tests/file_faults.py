"""Compiling, saving and recording where every file and every allocation may fail, each in a child of its own.

    python -m tests.file_faults                # all of them
    python -m tests.file_faults open 4         # each fourth of the files that are opened

A child must end with one TkError, or with what was asked for; what was there before must still be there.
"""

from __future__ import annotations

import errno
import importlib
import os
import resource
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

__all__ = ["FAULTS", "outcome"]

OLD = b"what was there"
WRITES = os.O_WRONLY | os.O_RDWR | os.O_CREAT | os.O_APPEND


def _model() -> Any:
    import torch

    return torch.nn.Sequential(torch.nn.Linear(8, 8), torch.nn.ReLU()), (torch.ones(2, 8),)


def compile_and_save(folder: Path) -> None:
    """A package over an old file."""
    import tk

    module, args = _model()
    try:
        tk.compile(module, args, target="cpu", verify=False, dump=folder / "dump").save(folder / "m.tk")
    except BaseException:
        assert (folder / "m.tk").read_bytes() == OLD
        raise
    finally:
        _end_of_faults()
        left = {path.name for path in folder.iterdir()} - {"m.tk", "dump", "tmp", "tuned.db", "tuned.db-wal", "tuned.db-shm"}
        assert not left, f"left behind: {left}"
    tk.load(folder / "m.tk", device="cpu")


def record(folder: Path) -> None:
    """A simulated job, which keeps each record that it told of."""
    from tests.tuning.kills import tasks_of
    from tests.tuning.simulation import SimulatedJob, Times
    from tk.target import resolve
    from tk.tuning.database.store import Database
    from tk.tuning.job import JobOptions

    trials: list[int] = []
    target = resolve("cpu")
    try:
        with Database(folder / "tuned.db") as opened:
            tasks = tasks_of(target, 1)
            job = SimulatedJob(tasks, target, opened, JobOptions(trials=20), Times(),
                               lambda event: trials.append(1) if event.kind == "trial" else None)  # fmt: skip
            job.run()
    finally:
        _end_of_faults()
        if trials:
            with Database(folder / "tuned.db") as again:
                assert sum(again.counts(again.tasks()[0]).values()) >= len(trials)


# -- faults -----------------------------------------------------------------------------------------------------------

_FAILING: list[Callable[[str, tuple[Any, ...]], None]] = []


def _end_of_faults() -> None:
    _FAILING.clear()
    for limit in (resource.RLIMIT_FSIZE, resource.RLIMIT_AS):
        resource.setrlimit(limit, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))


def nth_open(number: int) -> Callable[[Path], None]:
    """The `number`th file that Python opens to write, makes or renames cannot be."""

    def arm(folder: Path) -> None:
        count = 0

        def hook(event: str, args: tuple[Any, ...]) -> None:
            nonlocal count
            opens = event == "open" and isinstance(args[2], int) and args[2] & WRITES and str(args[0]) != os.devnull
            if opens or event in ("os.mkdir", "os.rename", "tempfile.mkdtemp"):
                if count == number:
                    count += 1
                    raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(args[0]))
                count += 1

        _FAILING.append(hook)

    return arm


def largest_file(size: int) -> Callable[[Path], None]:
    return lambda folder: resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


def more_memory(size: int) -> Callable[[Path], None]:
    """No more address space than now and `size` bytes."""

    def arm(folder: Path) -> None:
        pages = int(Path("/proc/self/statm").read_text().split()[0])
        limit = pages * resource.getpagesize() + size
        resource.setrlimit(resource.RLIMIT_AS, (limit, resource.RLIM_INFINITY))

    return arm


def _faults() -> Iterator[tuple[str, str, Callable[[Path], None]]]:
    for number in range(24):
        yield "open", f"open {number}", nth_open(number)
    for exponent in range(24):
        size = int(64 * 2 ** (exponent * 0.6))
        yield "size", f"files of {size} bytes", largest_file(size)
    for number in range(24):
        size = int((1 << 16) * 2 ** (number * 0.6))
        yield "memory", f"{size >> 10} KiB more", more_memory(size)


FAULTS = {(work.__name__, kind, name): (work, arm) for work in (compile_and_save, record) for kind, name, arm in _faults()}


def outcome(key: tuple[str, str, str]) -> str:
    """ "done", "TkError: …", or "wrong: …" of a fault in a child."""
    work, arm = FAULTS[key]
    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        text = "wrong: nothing"
        try:
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 2)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            text = _run(work, arm)
        finally:
            os.write(write, text.encode(errors="replace")[:2000])
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        text = pipe.read().decode()
    status = os.waitpid(child, 0)[1]
    return f"wrong: ended with {status}" if status or not text else text


def _run(work: Callable[[Path], None], arm: Callable[[Path], None]) -> str:
    from tk.errors import TkError

    with tempfile.TemporaryDirectory(prefix="tk-faults-") as name:
        folder = Path(name)
        (folder / "m.tk").write_bytes(OLD)
        (folder / "tmp").mkdir()
        os.environ["TMPDIR"] = tempfile.tempdir = str(folder / "tmp")
        sys.addaudithook(lambda event, args: [hook(event, args) for hook in list(_FAILING)] and None)
        try:
            arm(folder)
            work(folder)
            return "done"
        except TkError as error:
            return f"TkError: {str(error).splitlines()[0]}"
        except BaseException as error:
            return f"wrong: {type(error).__name__}: {str(error).strip()[:300]}"
        finally:
            _end_of_faults()


def main() -> int:
    for name in (
        "sqlite3",
        "tests.tuning.kills",
        "tk.compiler",
        "tk.frontend.torch.load",
        "tk.runtime.load",
        "tk.schedules.cpu",
    ):
        importlib.import_module(name)  # what a child needs is there before anything fails
    asked = [arg for arg in sys.argv[1:] if not arg.isdecimal()]
    every = next((int(arg) for arg in sys.argv[1:] if arg.isdecimal()), 1)
    keys = [key for key in FAULTS if not asked or set(asked) & set(key)][::every]
    counts: dict[str, int] = {}
    for key in keys:
        text = outcome(key)
        kind = text.split(":")[0]
        counts[kind] = counts.get(kind, 0) + 1
        if kind == "wrong" or asked:
            print(*key, text, sep="  ", flush=True)
    print(f"{len(keys)} faults: {counts}")
    return int(counts.get("wrong", 0) > 0)


if __name__ == "__main__":
    sys.exit(main())
