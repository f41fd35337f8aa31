"""A child process that does one kind of work, for a parent that may kill it: `python -m tk.tuning.workers.worker FD`.

The parent sends pickled messages over a socket: first the role ("module:class") and its options, then jobs; each job
gets one reply. A role is built once from its options and answers `handle(job)`. What the child prints goes to a log
that the parent reads when the child dies. The child dies with its parent, whatever ends the parent. A child of the fork server
(fork_server.py) begins in `work`.
"""

from __future__ import annotations

import ctypes
import importlib
import os
import resource
import signal
import sys
import tempfile
import traceback
from multiprocessing.connection import Connection
from typing import Any

__all__ = ["die_with", "import_tvm", "main", "work"]

PR_SET_PDEATHSIG = 1


def main(arguments: list[str]) -> None:
    """Serve jobs from the socket with the file descriptor `arguments[0]` until it is closed."""
    connection = Connection(int(arguments[0]))
    die_with(int(arguments[1]))
    work(connection)


def work(connection: Connection) -> None:
    """Take a role from `connection`, then jobs until it is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is the parent's to handle
    hello = connection.recv()
    if os.environ != hello["environment"]:  # that of the fork server
        os.environ.clear()
        os.environ.update(hello["environment"])
        tempfile.tempdir = None  # of TMPDIR as it was
    for folder in hello["path"]:
        if folder not in sys.path:
            sys.path.append(folder)
    if hello["memory"]:
        # private writable memory: unlike an address-space limit it leaves room for what CUDA only reserves
        resource.setrlimit(resource.RLIMIT_DATA, (hello["memory"], hello["memory"]))
    module, name = hello["role"].split(":")
    try:
        if hello["torch"]:
            importlib.import_module("torch")
        import_tvm()
        role = getattr(importlib.import_module(module), name)(**hello["options"])
    except Exception:
        connection.send(("failed", traceback.format_exc(), True))
        return
    connection.send(("ready", None, False))
    _serve(connection, role)


def import_tvm() -> None:
    """TVM without torch, which tvm_ffi imports wherever it is installed: almost half of a child's start, for nothing."""
    absent = "torch" not in sys.modules
    if absent:
        sys.modules["torch"] = None  # type: ignore[assignment]
    try:
        importlib.import_module("tvm")
    finally:
        if absent:
            del sys.modules["torch"]


def _serve(connection: Connection, role: Any) -> None:
    while True:
        try:
            job = connection.recv()
        except EOFError:
            return
        try:
            reply = ("done", role.handle(job))
        except Exception:
            reply = ("failed", traceback.format_exc())
        # a role that knows itself damaged (a GPU's sticky error) asks to be replaced
        connection.send((*reply, bool(getattr(role, "damaged", False))))


def die_with(parent: int) -> None:
    """Have this process killed once `parent`, which started it, ends."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
    if os.getppid() != parent:  # it was gone before we asked
        os._exit(1)


if __name__ == "__main__":
    main(sys.argv[1:])
