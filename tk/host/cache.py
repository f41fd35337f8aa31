"""What a compile keeps for the next one: files that are found by what they were made of.

They lie in $TK_CACHE_DIR, else in $XDG_CACHE_HOME/tk, else in ~/.cache/tk, and are native code that is going to be run: a
folder that others than this user may write into is left alone. An entry is one file, whose name is a kind and the SHA-256 of
everything that it depends on, and whose content begins with a SHA-256 over kind, key and the rest: a file that is damaged, cut
short or renamed is taken for none, and removed. Files are written beside their place and moved there, so that a process sees
all of one or nothing. What cannot be read or written is as if there were no cache.

All files together take up to $TK_CACHE_SIZE ("2 GB" by default; 0: there is no cache); of more, those go whose last use is
longest ago. This is looked after when something is written, once a minute at most.
"""

from __future__ import annotations

import hashlib
import os
import re
import stat
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass
from pathlib import Path

from tk.errors import UsageError, message

__all__ = ["FOLDER", "SIZE", "Kept", "caching", "clear", "contents", "digest", "folder", "is_caching", "limit", "load", "store"]

FOLDER, SIZE = "TK_CACHE_DIR", "TK_CACHE_SIZE"
DEFAULT = "2 GB"
MAGIC = b"tk cache 1\n"
SUFFIX, UNFINISHED = ".kept", ".writing"
SEAL = 32  # bytes of a SHA-256
SHARE = 4  # what takes more than this part of the whole is not kept
LEAVE = 0.9  # how much of the limit is left when something had to go
TIDY_EVERY = 60.0  # seconds between two looks at how much there is
ABANDONED = 3600.0  # seconds after which a file that nobody finished is removed
_TIDIED = "tidied"
_UNITS = {"": 1, "K": 10**3, "M": 10**6, "G": 10**9, "T": 10**12}

_on: ContextVar[bool] = ContextVar("caching", default=True)


@dataclass(frozen=True)
class Kept:
    """One entry: what kind of thing it is, its bytes on disk, and when it was used last, in seconds since 1970."""

    path: Path
    kind: str
    size: int
    used: float


@contextmanager
def caching(on: bool) -> Iterator[None]:
    """Within it, and in this thread, nothing is taken from the cache or kept in it, unless `on`."""
    token = _on.set(on and _on.get())
    try:
        yield
    finally:
        _on.reset(token)


def is_caching() -> bool:
    """Whether there is a cache to look into: none within `caching(False)`, where its size is 0, or where it has no folder."""
    return _on.get() and limit() > 0 and folder() is not None


def folder() -> Path | None:
    """Where the files lie, whether or not it is there yet; None where this user has no home."""
    if own := os.environ.get(FOLDER):
        return Path(own).absolute()
    base = os.environ.get("XDG_CACHE_HOME", "")
    try:
        # a relative one is to be ignored (XDG Base Directory Specification)
        return Path(base if os.path.isabs(base) else Path("~/.cache").expanduser(), "tk")
    except RuntimeError:
        return None


def limit() -> int:
    """How many bytes all files together may take. Raises UsageError where TK_CACHE_SIZE is no size."""
    text = os.environ.get(SIZE, "").strip() or DEFAULT
    found = re.fullmatch(r"(\d+(?:\.\d+)?)\s*([KMGT]?)B?", text, re.IGNORECASE)
    if found is None:
        raise UsageError(
            message(
                f"{SIZE} cannot be read",
                need="a size, such as 500MB or 2 GB; 0: no cache",
                have=repr(text),
                do="set it to a size, or unset it",
            )
        )
    return int(float(found[1]) * _UNITS[found[2].upper()])


def digest(*parts: str | bytes) -> str:
    """The SHA-256 of `parts`, each by its length and content, in hexadecimal digits."""
    sha = hashlib.sha256()
    for part in parts:
        data = part.encode() if isinstance(part, str) else part
        sha.update(len(data).to_bytes(8, "little"))
        sha.update(data)
    return sha.hexdigest()


def load(kind: str, key: str) -> bytes | None:
    """What was stored under `key`, a `digest`; None where nothing was, or what is there is no more what was stored."""
    if not is_caching() or (path := _path(kind, key)) is None:
        return None
    try:
        data = path.read_bytes()
    except OSError:
        return None
    start = len(MAGIC) + SEAL
    if data[:start] != MAGIC + _seal(kind, key, data[start:]):
        with suppress(OSError):
            path.unlink()
        return None
    with suppress(OSError):
        os.utime(path)  # what was used last goes last
    return data[start:]


def store(kind: str, key: str, data: bytes) -> None:
    """Keep `data` under `key`, a `digest` of all that it depends on. Where it cannot be kept, nothing happens."""
    if not is_caching() or (path := _path(kind, key, make=True)) is None or len(data) > limit() // SHARE:
        return
    with suppress(OSError):
        number, name = tempfile.mkstemp(suffix=UNFINISHED, dir=path.parent)
        try:
            with os.fdopen(number, "wb") as file:
                file.write(MAGIC + _seal(kind, key, data) + data)
            os.replace(name, path)
        except BaseException:
            with suppress(OSError):
                os.unlink(name)
            raise
        _tidy(path.parent)


def contents() -> list[Kept]:
    """All entries, those first whose last use is longest ago."""
    where = folder()
    found = [] if where is None else _files(where, SUFFIX)
    return sorted((Kept(path, path.name.split("-")[0], size, used) for path, size, used in found), key=lambda kept: kept.used)


def clear() -> list[Kept]:
    """Remove all entries; those that are gone then."""
    gone = []
    for kept in contents():
        with suppress(OSError):
            kept.path.unlink(missing_ok=True)
            gone.append(kept)
    return gone


def _path(kind: str, key: str, make: bool = False) -> Path | None:
    """The file of an entry; None where its folder is not there or not this user's alone."""
    where = folder()
    if where is None:
        return None
    with suppress(OSError):
        if make:
            where.mkdir(mode=0o700, parents=True, exist_ok=True)
        found = where.stat()
        # what another user could have written is code of theirs
        if stat.S_ISDIR(found.st_mode) and found.st_uid == os.geteuid() and not found.st_mode & stat.S_IWOTH:
            return where / f"{kind}-{key}{SUFFIX}"
    return None


def _seal(kind: str, key: str, data: bytes) -> bytes:
    return bytes.fromhex(digest(kind, key, data))


def _files(where: Path, suffix: str) -> Sequence[tuple[Path, int, float]]:
    """(path, bytes, last use) of the files in `where` with such names; those that vanish meanwhile are left out."""
    found = []
    with suppress(OSError), os.scandir(where) as entries:
        for entry in entries:
            if entry.name.endswith(suffix):
                with suppress(OSError):
                    status = entry.stat(follow_symlinks=False)
                    found.append((Path(entry.path), status.st_size, status.st_mtime))
    return found


def _tidy(where: Path) -> None:
    """Remove what is too much, and what nobody will finish, if nobody has looked within a minute. Raises OSError."""
    mark, now = where / _TIDIED, time.time()
    with suppress(FileNotFoundError):
        if 0 <= now - mark.stat().st_mtime < TIDY_EVERY:
            return
    mark.touch()
    kept = contents()
    excess = sum(each.size for each in kept) - limit()
    if excess > 0:
        excess += int(limit() * (1 - LEAVE))
    for each in kept:
        if excess <= 0:
            break
        each.path.unlink(missing_ok=True)
        excess -= each.size
    for path, _, written in _files(where, UNFINISHED):
        if now - written > ABANDONED:
            path.unlink(missing_ok=True)
