"""A server that forks worker processes: it has imported TVM and tk once, in one thread and without a device, so that a child
starts in milliseconds where one that is executed takes a second.

Each child has a lifeline, a socket between its pool and the server. The server answers on it with the child's process id,
kills the child's process group when the pool closes its end, and then says how the child ended; until then the child is not
reaped, so that its id is no other process's. The server ends with the process that started it, however that ends, and after
a while without children. Python's own fork server is not used: its children import the caller's main module, which a script
without `if __name__ == "__main__"` does not survive.
"""

from __future__ import annotations

import atexit
import contextlib
import gc
import importlib
import json
import os
import selectors
import signal
import socket
import struct
import subprocess
import sys
import threading
from multiprocessing.connection import Connection

from tk.tuning.workers import worker

__all__ = ["TORCH", "Forked", "fork", "start"]

IDLE = 60.0  # seconds without children after which the server ends
PATIENCE = 120.0  # seconds for an answer, the server's start among them
LOADED = ("GLIBC_", "LD_", "MALLOC_", "PYTHON", "TVM_")  # environment variables that are read when a library is loaded
PRELOAD = (
    "tk.pipeline",
    "tk.tuning.measure.build",
    "tk.tuning.measure.runner",
    "tk.tuning.measure.testbed",
    "tk.tuning.search.searcher",
)
TORCH = "torch"
_PID = struct.Struct("=i")  # also of an exit status
_REQUEST = 65536  # bytes

# -- in the process that wants children --------------------------------------------------------------------------------


class Forked:
    """A child of the server: what a pool needs of a process."""

    def __init__(self, pid: int, lifeline: socket.socket) -> None:
        self.pid, self._lifeline = pid, lifeline

    def end(self) -> int:
        """Kill the child and its process group; its exit status, negative for a signal, as of a subprocess."""
        with self._lifeline:
            try:
                self._lifeline.shutdown(socket.SHUT_WR)
                answer = self._lifeline.recv(_PID.size)
            except OSError:  # the server is gone, and the child with it
                answer = b""
        return _PID.unpack(answer)[0] if answer else -signal.SIGKILL


class _Server:
    """The client's end: a process that forks on request, over `control`."""

    def __init__(self, preload: tuple[str, ...] = ()) -> None:
        self.owner, self.loaded = os.getpid(), _loaded(preload)
        self.control, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            # numpy's BLAS would start threads, beside which nothing may be forked; TVM asks torch for GPUs, which would wake
            # the driver, of no use in a child then, unless torch may ask NVML
            single = {"OPENBLAS_NUM_THREADS": "1", "MKL_NUM_THREADS": "1", "OMP_NUM_THREADS": "1"}
            environment = {"PYTORCH_NVML_BASED_CUDA_CHECK": "1", **os.environ, **single}
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tk.tuning.workers.fork_server", str(theirs.fileno()), str(os.getpid()), *preload],
                pass_fds=[theirs.fileno()],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                env=environment,
                start_new_session=True,  # Ctrl-C is the parent's to handle
            )

    def fork(self, connection: socket.socket, log: int, preload: tuple[str, ...]) -> Forked | None:
        """A child that serves `connection` and prints to the file `log`; None where the server says that it cannot fork. Raises
        OSError where there is no server any more."""
        ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        ours.settimeout(PATIENCE)
        here = os.open(".", os.O_PATH)  # the child's working directory, whatever its path is by now
        try:
            with theirs:
                socket.send_fds(self.control, [json.dumps(preload).encode()], [connection.fileno(), log, here, theirs.fileno()])
            answer = ours.recv(_PID.size)
            if not answer:
                raise ConnectionResetError("the fork server ended")
        except BaseException:
            ours.close()
            raise
        finally:
            os.close(here)
        pid = _PID.unpack(answer)[0]
        if pid:
            return Forked(pid, ours)
        ours.close()
        return None

    def end(self) -> None:
        """Have it end once it has no children."""
        self.control.close()
        _ended.append(self.process)
        _ended[:] = [process for process in _ended if process.poll() is None]

    def kill(self) -> None:
        """End it and its children now."""
        if self.owner == os.getpid():
            self.process.kill()
            self.process.wait()


_lock = threading.Lock()  # of the server: threads of a Dask worker have a pool each
_server: _Server | None = None
_ended: list[subprocess.Popen[bytes]] = []  # servers that end when their children do
_unfit = False  # whether a server here could not fork


def start(preload: tuple[str, ...] = ()) -> None:
    """Start this process's server, where there is none, which then imports what its children need and the modules `preload`,
    while this process does something else: the seconds before a job's first child are gone by then."""
    if not _unfit and hasattr(os, "pidfd_open") and hasattr(os, "fork"):
        with _lock:
            _current(False, preload)


def fork(connection: socket.socket, log: int, preload: tuple[str, ...] = ()) -> Forked | None:
    """A process forked by this process's server, which is started for the first and has imported `preload` as well, modules, or
    functions that it has called ("module:function"); torch before TVM, if that is among them. The process serves `connection`
    as a worker. None where that is not possible: the caller then executes one."""
    global _unfit
    if not hasattr(os, "pidfd_open") or not hasattr(os, "fork"):
        return None
    with _lock:
        for fresh in (False, True):
            if _unfit:
                return None
            try:
                found = _current(fresh, preload).fork(connection, log, preload)
            except OSError:  # it was killed, or ended since it had nothing to do: another one is started, once
                _unfit = fresh
                continue
            _unfit = found is None
            return found
    return None


def _current(fresh: bool, preload: tuple[str, ...]) -> _Server:
    """The server of this process and of its environment as it is now, a new one with the modules `preload`; a `fresh` one in
    place of one that is gone."""
    global _server
    if _server is not None and _server.owner != os.getpid():  # this process was forked itself
        _server.control.close()
        _server = None
    if _server is not None and (fresh or _server.loaded != _loaded(preload)):
        _server.end()
        _server = None
    if _server is None:
        _server = _Server(preload)
        atexit.unregister(_kill)
        atexit.register(_kill)
    return _server


def _kill() -> None:
    if _server is not None:
        _server.kill()


def _loaded(preload: tuple[str, ...]) -> dict[str, str]:
    """What cannot be changed any more in a server: the environment as libraries read it, and whether TVM has found torch."""
    environment = {name: value for name, value in os.environ.items() if name.startswith(LOADED)}
    return {**environment, "torch": str(TORCH in preload)}


# -- the server --------------------------------------------------------------------------------------------------------


def main(arguments: list[str]) -> None:
    """Fork children on request from the socket with the file descriptor `arguments[0]`, until process `arguments[1]` ends. The
    other arguments are modules to import."""
    control = socket.socket(fileno=int(arguments[0]))
    parent = os.pidfd_open(int(arguments[1]))
    if os.getppid() != int(arguments[1]):  # it was gone before we asked, and its id may be another's by now
        os._exit(1)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    _import_new([TORCH] if TORCH in arguments[2:] else [])
    worker.import_tvm()
    for name in PRELOAD:
        importlib.import_module(name)
    _import_new(arguments[2:])
    _freeze()
    _serve(control, parent)


_prepared: set[str] = set()  # what was imported or called, or could not be


def _import_new(names: list[str]) -> bool:
    """Import, or import and call, what of `names` was not yet; whether that was anything."""
    new = [name for name in names if name not in _prepared]
    _prepared.update(new)
    for name in new:
        with contextlib.suppress(ImportError):  # the child says so, if it needs it
            module, _, function = name.partition(":")
            found = importlib.import_module(module)
            if function:
                getattr(found, function)()
    return bool(new)


def _freeze() -> None:
    gc.collect()
    gc.freeze()  # a child that looks for garbage would write to all of this, and so copy it


def _serve(control: socket.socket, parent: int) -> None:
    children: dict[socket.socket, int] = {}  # by lifeline
    selector = selectors.DefaultSelector()
    selector.register(control, selectors.EVENT_READ)
    selector.register(parent, selectors.EVENT_READ)
    wanted = True  # whether requests may come
    while children or wanted:
        ready = {key.fileobj for key, _ in selector.select(None if children else IDLE)}
        if parent in ready or not ready:
            break
        if control in ready:
            ready.remove(control)
            request, files, _, _ = socket.recv_fds(control, _REQUEST, 4)
            wanted = bool(request)
            if not request:
                selector.unregister(control)
            elif (forked := _fork(json.loads(request), files)) is not None:
                lifeline, child = forked
                children[lifeline] = child
                selector.register(lifeline, selectors.EVENT_READ)
        for line in ready:
            assert isinstance(line, socket.socket)
            selector.unregister(line)
            _end(children.pop(line), line)
    for line, child in children.items():
        _end(child, line)


def _fork(preload: list[str], files: list[int]) -> tuple[socket.socket, int] | None:
    """Fork a child and say so on its lifeline, which is the last of `files`: (lifeline, process id). A process with threads is
    not forked: what they hold would be held for ever in the child."""
    connection, log, folder, line = files
    if _import_new(preload):
        _freeze()
    fit = len(os.listdir("/proc/self/task")) == 1
    server = os.getpid()
    child = os.fork() if fit else 0
    if fit and child == 0:
        _child(server, connection, log, folder)
    lifeline = socket.socket(fileno=line)
    for file in (connection, log, folder):
        os.close(file)
    with contextlib.suppress(OSError):  # nobody waits for it any more: then the lifeline ends the child
        lifeline.send(_PID.pack(child))
    if fit:
        return lifeline, child
    lifeline.close()
    return None


def _child(server: int, connection: int, log: int, folder: int) -> None:
    """What a forked child does; it does not return."""
    status = 1
    try:
        os.setsid()  # a group of its own, killed whole: compilers start compilers
        os.fchdir(folder)
        os.dup2(log, 1)
        os.dup2(log, 2)
        os.dup2(connection, 3)  # every other file is the server's: no end of a socket may stay open here
        os.closerange(4, os.sysconf("SC_OPEN_MAX"))
        worker.die_with(server)
        worker.work(Connection(3))
        status = 0
    finally:
        for stream in (sys.stdout, sys.stderr):
            stream.flush()
        os._exit(status)


def _end(child: int, lifeline: socket.socket) -> None:
    """Kill a child's group, and say how the child ended."""
    try:
        os.killpg(child, signal.SIGKILL)
    except ProcessLookupError:  # it has no group of its own yet
        os.kill(child, signal.SIGKILL)
    code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
    with lifeline, contextlib.suppress(OSError):
        lifeline.send(_PID.pack(code))


if __name__ == "__main__":
    main(sys.argv[1:])
