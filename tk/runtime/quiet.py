"""What TVM's C++ logs by itself is not shown: "BlockBuilder destroyed with remaining blocks", "Fast mode segfaults …". It goes
to std::cerr, whose buffer is taken away meanwhile. What a dying process says goes to the descriptor 2, and stays: that of
std::terminate, of LLVM, of Python; not the stack that TVM prints of a segmentation fault."""

from __future__ import annotations

import ctypes
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from threading import Lock
from typing import Any

from tk import debug

__all__ = ["lasting", "quiet"]

WORD = ctypes.sizeof(ctypes.c_void_p)
_lock = Lock()
_within = 0
_lasting = False
_buffer: int | None = None


@contextmanager
def quiet() -> Iterator[None]:
    """Within it, nothing is written to std::cerr, unless libraries are asked to tell all (--verbose) or TK_DEBUG is set."""
    stream = None if debug.libraries or debug.level() else _stream()
    if stream is None:
        yield
        return
    _enter(stream)
    try:
        yield
    finally:
        _leave(stream)


def lasting(silent: bool = True) -> None:
    """From the first `quiet` on it stays so, or no longer: what an error holds on to logs when it is given up."""
    global _lasting
    if silent != _lasting:
        _lasting = silent
        stream = _stream()
        if not silent and _within == 0 and _buffer is not None and stream is not None:
            stream(_buffer)


def _enter(stream: Any) -> None:
    global _within, _buffer
    with _lock:
        _within += 1
        if _within == 1:
            _buffer = stream(None) or _buffer


def _leave(stream: Any) -> None:
    global _within
    with _lock:
        _within -= 1
        if _within == 0 and not _lasting:
            stream(_buffer)


def _stream() -> Any | None:
    """Gives std::cerr another buffer, and returns the one before; None where nothing has made it yet, or the C++ library is
    another."""
    found = _library()
    if found is None:
        return None
    rdbuf, cerr = found
    # std::ostream's virtual base basic_ios lies where its table says, three words before the table's address (Itanium C++ ABI)
    table = ctypes.c_void_p.from_address(cerr).value
    if not table:
        return None
    base = cerr + ctypes.c_ssize_t.from_address(table - 3 * WORD).value
    return lambda buffer: rdbuf(base, buffer)


@cache
def _library() -> tuple[Any, int] | None:
    try:
        library = ctypes.CDLL("libstdc++.so.6")
        rdbuf = library._ZNSt9basic_iosIcSt11char_traitsIcEE5rdbufEPSt15basic_streambufIcS1_E
        cerr = ctypes.addressof(ctypes.c_char.in_dll(library, "_ZSt4cerr"))
    except (OSError, AttributeError, ValueError):
        return None
    rdbuf.restype, rdbuf.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_void_p]
    return rdbuf, cerr
