"""Temporary folders of jobs, and the end of those whose jobs were killed.

A folder holds a locked file for as long as its job lives: the kernel gives the lock up with the process, however that ends.
So the next job can tell a dead job's folder from a live one's, on any host that sees the folder by a local file system.
"""

from __future__ import annotations

import atexit
import fcntl
import os
import shutil
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from tk.errors import TuneError, message

__all__ = ["PREFIXES", "keep", "own", "remove_stale", "scratch"]

PREFIXES = ("tk-tune-", "tk-dask-", "tk-kits-")
LOCK = ".lock"
UNLOCKED_SECONDS = 3600.0  # after which a folder without a lock is no folder that is just being made


@contextmanager
def scratch(prefix: str) -> Iterator[Path]:
    """A new folder that is removed at the end, or after a kill by the next job."""
    remove_stale()
    path, lock = _make(prefix)
    try:
        yield path
    finally:
        shutil.rmtree(path, ignore_errors=True)
        os.close(lock)


def keep(prefix: str) -> Path:
    """A new folder for as long as this process lives."""
    remove_stale()
    path, _ = _make(prefix)  # the lock goes with the process
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


def own(prefix: str) -> Path:
    """As `keep`, the same folder each time that this process asks."""
    key = (prefix, os.getpid())
    if key not in _own or not _own[key].is_dir():
        _own[key] = keep(prefix)
    return _own[key]


_own: dict[tuple[str, int], Path] = {}


def _make(prefix: str) -> tuple[Path, int]:
    """The folder and its lock; it gets its name once it is locked. Raises TuneError where it cannot be made."""
    path = None
    try:
        path = Path(tempfile.mkdtemp(prefix=f".{prefix}"))
        lock = os.open(path / LOCK, os.O_CREAT | os.O_RDWR, 0o600)
        fcntl.flock(lock, fcntl.LOCK_EX)
        named = path.with_name(path.name.removeprefix("."))
        os.rename(path, named)
    except OSError as error:
        if path is not None:
            shutil.rmtree(path, ignore_errors=True)
        raise TuneError(
            message("no temporary folder can be made", have=str(error), do="make room, or name another folder: TMPDIR=…")
        ) from error
    return named, lock


def remove_stale(folder: Path | None = None) -> list[Path]:
    """Remove what killed jobs of this user left in the temporary folder; what was removed."""
    folder = folder or Path(tempfile.gettempdir())
    removed = []
    with suppress(OSError):
        for path in sorted(folder.iterdir()):
            if path.name.removeprefix(".").startswith(PREFIXES) and _is_dead(path):
                shutil.rmtree(path, ignore_errors=True)
                removed.append(path)
    return removed


def _is_dead(path: Path) -> bool:
    """Whether a folder is this user's, and no process holds its lock. Another process may remove it at any moment."""
    try:
        found = path.lstat()
        if not stat.S_ISDIR(found.st_mode) or found.st_uid != os.getuid():
            return False
        old = time.time() - found.st_mtime > UNLOCKED_SECONDS
        if path.name.startswith("."):  # it is not locked yet, or its job was killed within that moment
            return old
        try:
            lock = os.open(path / LOCK, os.O_RDWR | os.O_NOFOLLOW)
        except FileNotFoundError:  # of an older tk
            return old
    except OSError:
        return False
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return True
    except OSError:
        return False
    finally:
        os.close(lock)
