"""TVM's pool of worker threads of the thread that calls: what becomes of it in a child of fork(), and at the end of a process.

Each thread that runs a kernel on several cores has a pool in its thread-local storage (src/runtime/thread_pool.cc):

    int num_workers; int num_workers_used; bool exclude_worker0; vector<unique_ptr<Queue>> queues; unique_ptr<Threads> threads

TVM resets a pool, or destroys it at the end of its thread, by ending its workers and waiting for them. In a child of fork()
the workers are gone: that waits for ever, or uses the memory of threads that glibc has given away. And workers that wait
busily end only after 300,000 turns, which last minutes where other processes keep all cores busy. Nothing that TVM exports
lets a pool go without waiting. So the pool is found where it is, and its queues and threads are left to nobody.
"""

from __future__ import annotations

import atexit
import ctypes
import sys
from collections.abc import Callable

__all__ = ["forget", "forget_in_child", "known", "renew"]

_LIBRARY = b"libtvm_runtime.so"
_LIMIT = "_ZN3tvm7runtime9threading17SetMaxConcurrencyEi"  # tvm::runtime::threading::SetMaxConcurrency(int), of this thread
_RESET = "_ZN3tvm7runtime9threading15ResetThreadPoolEv"  # tvm::runtime::threading::ResetThreadPool()
_PT_TLS = 7


class _Pool(ctypes.Structure):
    """tvm::runtime::ThreadPool, in 64 bits."""

    _fields_ = [
        ("workers", ctypes.c_int32),
        ("used", ctypes.c_int32),
        ("exclude_worker0", ctypes.c_uint8),
        ("first_queue", ctypes.c_uint64),
        ("last_queue", ctypes.c_uint64),
        ("end_of_queues", ctypes.c_uint64),
        ("threads", ctypes.c_uint64),
    ]

    def looks_right(self) -> bool:
        """Whether this is a pool rather than other memory: its members agree with each other."""
        queues = self.last_queue - self.first_queue
        return (
            0 < self.used <= self.workers
            and self.exclude_worker0 <= 1
            and 0 < self.first_queue < self.last_queue <= self.end_of_queues
            and queues == 8 * self.workers
            and self.threads != 0
            and all(address % 8 == 0 for address in (self.first_queue, self.end_of_queues, self.threads))
        )


class _Segment(ctypes.Structure):
    """Elf64_Phdr."""

    _fields_ = [
        ("type", ctypes.c_uint32),
        ("flags", ctypes.c_uint32),
        *((name, ctypes.c_uint64) for name in ("offset", "address", "physical", "file_size", "size", "alignment")),
    ]


class _Loaded(ctypes.Structure):
    """dl_phdr_info: a loaded library, and where its thread-local storage of this thread lies (None: not used yet)."""

    _fields_ = [
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("segments", ctypes.POINTER(_Segment)),
        ("segment_count", ctypes.c_uint16),
        ("loads", ctypes.c_uint64),
        ("unloads", ctypes.c_uint64),
        ("tls_module", ctypes.c_size_t),
        ("tls_data", ctypes.c_void_p),
    ]


# Both keep Python's lock: another thread may hold it while it waits for the loader's lock, under which the visits are made.
_VISIT = ctypes.PYFUNCTYPE(ctypes.c_int, ctypes.POINTER(_Loaded), ctypes.c_size_t, ctypes.c_void_p)
_visit_libraries = ctypes.PyDLL(None).dl_iterate_phdr

_offset: int | None = None  # of the pool in TVM's thread-local storage, once one was found
_forking: tuple[tuple[int, int], Callable[[int], object]] | None = None  # what `forget_in_child` needs, as `known` found it


def known() -> bool:
    """Whether `forget_in_child` can do its work in a child of this thread, for which all is looked up now: in the child another
    thread's loader lock may be taken for ever. Without TVM, and for threads that have run no kernel, there is nothing to do."""
    global _forking
    _forking = None
    storage = _storage()
    if storage is None:
        return True
    _forking = storage, _runtime()[_LIMIT]
    if _offset is None and _find(storage) is None:
        _runtime()[_RESET]()  # it makes a pool where there is none: only the first fork of a process needs that
    return _offset is not None or _find(storage) is not None


def forget_in_child() -> bool:
    """In a child of fork(), what `forget` does, with what `known` found in the parent."""
    return _forking is not None and _forget(*_forking)


def forget() -> bool:
    """Leave this thread without its pool, so that nothing waits for workers; kernels run on this thread alone until `renew`.
    Whether there was one."""
    storage = _storage()
    return storage is not None and _forget(storage, _runtime()[_LIMIT])


def _forget(storage: tuple[int, int], limit: Callable[[int], object]) -> bool:
    pool = _find(storage)
    if pool is None:
        return False
    limit(1)  # TVM takes no pool then
    pool.first_queue = pool.last_queue = pool.end_of_queues = pool.threads = 0
    return True


def renew() -> None:
    """Give this thread, which has forgotten its pool, a new one."""
    _runtime()[_LIMIT](0)  # no limit but TVM_NUM_THREADS
    _runtime()[_RESET]()


def _find(storage: tuple[int, int]) -> _Pool | None:
    """This thread's pool: where such a pool was found before, or the one place that looks like it."""
    global _offset
    address, size = storage
    offsets = range(0, size - ctypes.sizeof(_Pool) + 1, 8) if _offset is None else (_offset,)
    found = {offset: pool for offset in offsets if (pool := _Pool.from_address(address + offset)).looks_right()}
    if len(found) != 1:
        return None
    ((_offset, pool),) = found.items()
    return pool


def _storage() -> tuple[int, int] | None:
    """Address and bytes of this thread's storage in TVM's runtime; None where it has none."""
    if "tvm_ffi" not in sys.modules:
        return None
    found: list[tuple[int, int]] = []

    def visit(loaded: ctypes._Pointer[_Loaded], _size: int, _data: object) -> int:
        library = loaded.contents
        if library.name and library.name.endswith(_LIBRARY) and library.tls_data:
            segments = library.segments[: library.segment_count]
            found.extend((library.tls_data, each.size) for each in segments if each.type == _PT_TLS)
        return 0

    _visit_libraries(_VISIT(visit), None)
    return found[0] if found else None


def _runtime() -> ctypes.CDLL:
    from tk.runtime import ffi

    return ffi.runtime_library()


atexit.register(forget)  # else the end of the process waits for workers that wait busily
