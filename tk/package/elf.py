"""What a shared library says of the processor that it needs: an ELF note in the section .note.tk.

    u32 name's size │ u32 value's size │ u32 type │ "tk\\0", padded to 4 │ the features' names, with spaces between, padded to 4

LLVM chooses among the instructions of the features that it compiles for, so the note, written from the same list and linked
into the same file, bounds what the code executes, whatever the manifest around it says. The names are Linux's, as in
/proc/cpuinfo.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

__all__ = ["cpu_features_of", "note_source"]

_OWNER, _TYPE = b"tk\0", 1
_PT_NOTE = 4
_HEADER, _SEGMENT = 64, 56  # bytes of the file's header and of a program header, in ELF of 64 bits


def note_source(features: Iterable[str]) -> str:
    """The note, as source for the assembler."""
    text = " ".join(sorted(features))
    return f"""
    .section .note.tk, "a", %note
    .balign 4
    .long {len(_OWNER)}, {len(text)}, {_TYPE}
    .asciz "tk"
    .balign 4
    .ascii "{text}"
    .balign 4
    .section .note.GNU-stack, "", %progbits
"""


def cpu_features_of(library: bytes) -> frozenset[str] | None:
    """The features in a library's note; None where it has none, as libraries of earlier versions. Raises ValueError where it
    is no shared library that can be read."""
    for owner, kind, value in _notes(library):
        if (owner, kind) == (_OWNER, _TYPE):
            return frozenset(value.decode("ascii").split())
    return None


def _notes(library: bytes) -> Iterator[tuple[bytes, int, bytes]]:
    """(owner, type, value) of each note."""
    for start, end in _note_segments(library):
        at = start
        while at + 12 <= end:
            name, size, kind = struct.unpack_from("<III", library, at)
            value = at + 12 + _padded(name)
            if value + size > end:
                raise ValueError("a note that is cut short")
            yield library[at + 12 : at + 12 + name], kind, library[value : value + size]
            at = value + _padded(size)


def _note_segments(library: bytes) -> Iterator[tuple[int, int]]:
    if len(library) < _HEADER or library[:6] != b"\x7fELF\2\1":  # 64 bits, little-endian
        raise ValueError("no ELF file of 64 bits")
    (table,) = struct.unpack_from("<Q", library, 32)
    size, count = struct.unpack_from("<HH", library, 54)
    if size != _SEGMENT or table + size * count > len(library):
        raise ValueError("an ELF file without its program headers")
    for index in range(count):
        kind, _, offset, _, _, length = struct.unpack_from("<IIQQQQ", library, table + index * size)
        align = struct.unpack_from("<Q", library, table + index * size + 48)[0]
        if kind == _PT_NOTE and align <= 4:  # those of 8 are the linker's own
            if offset + length > len(library):
                raise ValueError("a note that is cut short")
            yield offset, offset + length


def _padded(size: int) -> int:
    return -(-size // 4) * 4
