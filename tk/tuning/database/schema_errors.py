"""What SQLite's errors mean for a tuning database, and what to do: only a damaged file is called damaged."""

from __future__ import annotations

import sqlite3
from pathlib import Path

from tk.errors import DatabaseError, message

__all__ = ["explained"]

# SQLite's primary result codes: what it means, what to do.
_KNOWN = {
    sqlite3.SQLITE_FULL: ("there is no room for it", "make room on that disk; what was recorded is there"),
    sqlite3.SQLITE_IOERR: ("its disk fails, or is full", "look at the disk; what was recorded is most likely there"),
    sqlite3.SQLITE_NOMEM: ("there is not enough memory", "end other programs, or raise the limit"),
    sqlite3.SQLITE_BUSY: ("another process holds it", "try again when that process has finished"),
    sqlite3.SQLITE_LOCKED: ("another process holds it", "try again when that process has finished"),
    sqlite3.SQLITE_CANTOPEN: ("there is no such folder, or no permission", "check the folder, and the room on its disk"),
    sqlite3.SQLITE_READONLY: ("it may not be written", "check the file's and the folder's permissions"),
    sqlite3.SQLITE_PERM: ("it may not be opened", "check the file's and the folder's permissions"),
    sqlite3.SQLITE_TOOBIG: ("a value is too large for SQLite", "leave that model out"),
}
_DAMAGED = (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB)


def explained(path: str, what: str, error: sqlite3.Error | MemoryError) -> DatabaseError:
    """The DatabaseError for what SQLite raised while the database at `path` was to be `what` ("opened", "read", "written")."""
    code = (getattr(error, "sqlite_errorcode", None) or 0) & 0xFF  # the rest of an extended code says where
    if isinstance(error, MemoryError):  # what Python makes of SQLITE_NOMEM
        code = sqlite3.SQLITE_NOMEM
    if code in _DAMAGED:
        return DatabaseError(
            message(
                f"{path} is not a tuning database, or it is damaged",
                have=str(error),
                do="restore it from a copy, or save what is left with `sqlite3 FILE .recover`",
            )
        )
    if Path(path).is_dir():  # SQLite reads it, and calls that an error of the disk
        return DatabaseError(
            message(f"{path} cannot be {what}", need="a tuning database's file", have="a folder", do="name the database's file")
        )
    reason, do = _KNOWN.get(code, ("SQLite refuses", None))
    return DatabaseError(message(f"{path} cannot be {what}: {reason}", have=str(error), do=do))
