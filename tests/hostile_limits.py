"""A process that saves or loads under limits, for tests/test_limits.py: prints what became of each try.

python -m tests.hostile_limits sizes | steps | memory PACKAGE FOLDER [STEP]
"""

from __future__ import annotations

import io
import json
import os
import resource
import sys
from collections.abc import Callable
from pathlib import Path

import numpy as np

import tk
from tk.errors import TkError
from tk.package import archive

OLD = b"what was there"


def outcome(work: Callable[[], object]) -> str:
    try:
        work()
    except TkError as error:
        return f"refused {type(error).__name__}" if "\n" not in str(error).strip("\n").split("\n", 1)[0] else "raw text"
    except BaseException as error:
        import traceback

        return f"raw {type(error).__name__}: {error} at {traceback.extract_tb(error.__traceback__)[-1]}"
    return "done"


def sizes(package: tk.Package, folder: Path) -> None:
    """Saved where files may have so many bytes, which is how a full disk looks."""
    path = folder / "m.tk"
    package.save(folder / "whole.tk")
    whole = (folder / "whole.tk").stat().st_size
    for limit in (0, 1, 100, 4096, whole // 2, whole - 65, whole - 64, whole - 1, whole):
        path.write_bytes(OLD)
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
        result = outcome(lambda: package.save(path))
        resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        report(limit >= whole, result, path, folder)


def steps(package: tk.Package, folder: Path) -> None:
    """Saved with the n-th call that touches the file failing, for every n."""
    path = folder / "m.tk"
    calls = 0
    fail_at = -1

    def failing(name: str, real: Callable[..., object]) -> Callable[..., object]:
        def call(*args: object, **options: object) -> object:
            nonlocal calls
            calls += 1
            if calls == fail_at:
                raise (OSError(28, f"No space left on device, {name}"), MemoryError(name))[fail_at % 2]
            return real(*args, **options)

        return call

    class Failing(io.FileIO):
        write = failing("write", io.FileIO.write)  # type: ignore[assignment]
        seek = failing("seek", io.FileIO.seek)  # type: ignore[assignment]

    def opened(name: str, mode: str) -> object:
        return io.BufferedRandom(Failing(name, mode.replace("b", ""))) if mode.startswith("x") else open(name, mode)

    archive.open = opened  # type: ignore[attr-defined]
    real = {name: getattr(os, name) for name in ("fsync", "replace")}
    mapped = archive.mmap.mmap
    while fail_at < 1 or calls >= fail_at:
        path.write_bytes(OLD)
        calls, fail_at = 0, max(fail_at, 0) + 1
        for name, function in real.items():
            setattr(os, name, failing(name, function))
        archive.mmap.mmap = failing("mmap", mapped)  # type: ignore[misc, assignment]
        result = outcome(lambda: package.save(path))
        for name, function in real.items():
            setattr(os, name, function)
        archive.mmap.mmap = mapped  # type: ignore[misc]
        report(calls < fail_at, result, path, folder)


def report(fits: bool, result: str, path: Path, folder: Path) -> None:
    """The outcome, with what lies in the folder now."""
    left = [each.name for each in folder.iterdir() if each.name not in ("m.tk", "whole.tk")]
    kept = path.read_bytes() == OLD
    sound = kept or outcome(lambda: tk.Package.open(path).check()) == "done"
    print(json.dumps({"fits": fits, "result": result, "kept": kept, "sound": sound, "left": left}), flush=True)


def memory(path: Path, step: int) -> None:
    """Loaded with ever less room for addresses, in children of this process; the largest is enough."""
    x = np.ones((4, 48), "float32")
    tk.load(path)(x)  # all libraries are there
    used = int(Path("/proc/self/statm").read_text().split()[0]) * resource.getpagesize()
    for room in (*range(0, 4 << 20, step), 256 << 20):
        child = os.fork()
        if child == 0:
            resource.setrlimit(resource.RLIMIT_AS, (used + room, resource.RLIM_INFINITY))
            result = outcome(lambda: tk.load(path)(x))
            os.write(1, json.dumps({"room": room, "result": result}).encode() + b"\n")
            os._exit(0)
        _, status = os.waitpid(child, 0)
        if status:
            print(json.dumps({"room": room, "result": f"died {status}"}), flush=True)


def main() -> None:
    kind, path, folder = sys.argv[1], Path(sys.argv[2]), Path(sys.argv[3])
    if kind == "memory":
        memory(path, int(sys.argv[4]))
    else:
        {"sizes": sizes, "steps": steps}[kind](tk.Package.open(path), folder)


if __name__ == "__main__":
    main()
