"""The container of a package: a zip of stored members in which every byte is accounted for.

    local header, padding, member │ … │ local header, manifest.json │ central directory │ end record │ comment

Members are stored uncompressed and start at multiples of 64, so they can be mapped and handed to kernels as they are.
The manifest holds each member's size and SHA-256. The zip's comment, "tk-package FORMAT SHA256", holds the SHA-256 of every
other byte: headers, padding, the manifest, the directory. So no byte can change without one of the two sums changing.
The sums guard against damage, not malice: a package holds native code, so load only those whose maker you trust.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import secrets
import struct
import zipfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias, cast

from tk.errors import IntegrityError, PackageError, message

__all__ = ["ALIGNMENT", "FORMAT", "Archive", "Chunks", "write_archive"]

FORMAT = 1
ALIGNMENT = 64
MANIFEST = "manifest.json"

# A member's bytes: whole, or a function that yields them piece by piece.
Chunks: TypeAlias = bytes | Callable[[], Iterable[bytes | memoryview]]

_MAGIC = b"tk-package "
_COMMENT = len(_MAGIC) + len(b"%04d " % FORMAT) + 64
_LOCAL_HEADER = 30  # bytes before a member's name and extra field (APPNOTE.TXT 4.3.7)
_ZIP64_EXTRA = 20
_PADDING_ID = 0xD935  # the extra field that Android's zipalign pads with
_EPOCH = (1980, 1, 1, 0, 0, 0)
_DAMAGED = "copy or download the file again, or compile the model again"


def write_archive(path: str | os.PathLike[str], manifest: dict[str, Any], members: dict[str, Chunks]) -> None:
    """Write `members`, and `manifest` with their sizes and sums under "members", to `path`: all of it or nothing.

    The same content gives the same bytes. A file that was at `path` stays as it was until the new one is complete.
    Raises PackageError where the file cannot be written.
    """
    path = Path(path)
    if path.exists() and not path.is_file():  # a device, such as /dev/full, would be replaced
        have = "a folder" if path.is_dir() else "no regular file"
        raise PackageError(message(f"cannot write {path}", need="a file's path", have=have))
    try:
        with _replacing(path) as file:
            with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
                sums = {name: _add(archive, name, members[name]) for name in sorted(members)}
                text = json.dumps({**manifest, "members": sums}, indent=1, sort_keys=True, allow_nan=False)
                _add(archive, MANIFEST, text.encode())
                archive.comment = b"%s%04d %s" % (_MAGIC, FORMAT, b"0" * 64)
            file.flush()
            with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
                digest = _frame_sum(data, _members(data, path))
            file.seek(-64, os.SEEK_END)
            file.write(digest.encode())
    except OSError as error:
        if isinstance(error, PackageError):
            raise
        reason = error.strerror or str(error)
        raise PackageError(
            message(f"cannot write {path}: {reason}", do="give a path in a folder that you may write to, with room")
        ) from error


class Archive:
    """A package file, mapped. Opening it checks its frame and manifest; `read` checks a member."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Raises PackageError (no such file, a newer format) and IntegrityError (damaged)."""
        self.path = Path(path)
        self._data = _map(self.path)
        digest = _comment(self._data, self.path)
        spans = _members(self._data, self.path)
        if _frame_sum(self._data, spans) != digest:
            raise _damaged(self.path, "its headers, directory or manifest changed")
        self.manifest = self._parse_manifest(spans.pop(MANIFEST))
        listed = {name: (entry["size"], entry["sha256"]) for name, entry in self.manifest["members"].items()}
        if {name: end - start for name, (start, end) in spans.items()} != {name: size for name, (size, _) in listed.items()}:
            raise _damaged(self.path, "its members are not those in its manifest")
        self._spans = spans
        self._sums = {name: digest for name, (_, digest) in listed.items()}

    @property
    def names(self) -> list[str]:
        return sorted(self._spans)

    def span(self, name: str) -> tuple[int, int]:
        """Where a member's bytes start and end in the file."""
        if name not in self._spans:
            raise _damaged(self.path, f"it has no member {name}")
        return self._spans[name]

    def view(self, name: str) -> memoryview:
        """A member's bytes in the map, unchecked. Writing to them changes this process's memory only."""
        start, end = self.span(name)
        return memoryview(self._data)[start:end]

    def read(self, name: str) -> memoryview:
        """A member's bytes in the map, after comparing their SHA-256. Raises IntegrityError."""
        data = self.view(name)
        if hashlib.sha256(data).hexdigest() != self._sums[name]:
            raise _damaged(self.path, f"{name} changed")
        return data

    def read_json(self, name: str) -> Any:
        """A member as JSON. Raises IntegrityError."""
        try:
            return json.loads(bytes(self.read(name)))
        except ValueError as error:
            raise _damaged(self.path, f"{name} is not JSON") from error

    def _parse_manifest(self, span: tuple[int, int]) -> dict[str, Any]:
        try:
            manifest = json.loads(self._data[slice(*span)])
            for entry in manifest["members"].values():
                if not (isinstance(entry["size"], int) and isinstance(entry["sha256"], str)):
                    raise TypeError("a member's size or sum")
        except (ValueError, KeyError, TypeError, AttributeError) as error:
            raise _damaged(self.path, f"its manifest cannot be read ({error})") from error
        return dict(manifest)


def _add(archive: zipfile.ZipFile, name: str, content: Chunks) -> dict[str, Any]:
    """Store one member at an aligned offset; its size and sum."""
    info = zipfile.ZipInfo(name, _EPOCH)
    info.external_attr = 0o644 << 16
    assert archive.fp is not None
    head = archive.fp.tell() + _LOCAL_HEADER + len(name.encode()) + _ZIP64_EXTRA
    padding = -(head + 4) % ALIGNMENT
    info.extra = struct.pack("<HH", _PADDING_ID, padding) + bytes(padding)
    digest, size = hashlib.sha256(), 0
    # force_zip64: a member's size is known only once it is written, and its header's size must not depend on it
    with archive.open(info, "w", force_zip64=True) as member:
        for chunk in [content] if isinstance(content, bytes) else content():
            digest.update(chunk)
            size += len(chunk)
            member.write(chunk)
    return {"size": size, "sha256": digest.hexdigest()}


@contextmanager
def _replacing(path: Path) -> Iterator[BinaryIO]:
    """A new file that takes `path`'s place, on disk, when the block ends well, and vanishes when it does not."""
    temporary = path.with_name(f".{path.name}.{secrets.token_hex(6)}.part")
    try:
        with open(temporary, "x+b") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        os.replace(temporary, path)
    except BaseException:
        with suppress(FileNotFoundError):
            os.unlink(temporary)
        raise
    folder = os.open(path.parent, os.O_RDONLY)
    try:
        os.fsync(folder)  # the rename itself
    finally:
        os.close(folder)


def _map(path: Path) -> mmap.mmap:
    try:
        with open(path, "rb") as file:
            if os.fstat(file.fileno()).st_size <= _COMMENT:
                raise _damaged(path, "it is too short to be a package")
            # private and writable: tensors over it look like any others, and a stray write never reaches the file
            return mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
    except FileNotFoundError as error:
        raise PackageError(message(f"no package at {path}", do="check the path, or make one with `tk compile`")) from error
    except OSError as error:
        if isinstance(error, PackageError):
            raise
        raise PackageError(message(f"cannot read {path}: {error.strerror or error}")) from error


def _comment(data: mmap.mmap, path: Path) -> str:
    """The sum in the comment, once the format is one that this tk reads."""
    comment = data[-_COMMENT:]
    if not comment.startswith(_MAGIC):
        raise _damaged(path, "it is cut short, or no package of tk")
    version, _, digest = comment[len(_MAGIC) :].partition(b" ")
    if not version.isdigit():
        raise _damaged(path, "its format version cannot be read")
    if int(version) > FORMAT:
        raise PackageError(
            message(
                f"{path} has a newer format",
                need=f"format {FORMAT} or older",
                have=f"format {int(version)}",
                do="pip install --upgrade tk-compiler, or compile the model again with this tk",
            )
        )
    return digest.decode(errors="replace")


def _members(data: mmap.mmap, path: Path) -> dict[str, tuple[int, int]]:
    """Each member's first byte and end, from a directory in which all is as `write_archive` writes it."""
    try:
        with zipfile.ZipFile(cast(BinaryIO, data)) as archive:  # a map reads and seeks like a file
            infos = archive.infolist()
    except Exception as error:  # a damaged directory makes zipfile raise nearly anything
        raise _damaged(path, f"its directory cannot be read ({type(error).__name__})") from error
    spans: dict[str, tuple[int, int]] = {}
    end = 0
    for info in infos:
        at = info.header_offset
        if not (end <= at and at + _LOCAL_HEADER <= len(data) and data[at : at + 4] == b"PK\3\4"):
            raise _damaged(path, f"the header of {info.filename!r} is not where the directory says")
        start = at + _LOCAL_HEADER + sum(struct.unpack_from("<HH", data, at + 26))
        end = start + info.file_size
        plain = info.compress_type == zipfile.ZIP_STORED and info.compress_size == info.file_size and end <= len(data)
        if not plain or info.orig_filename in spans or not _is_safe(info.orig_filename):
            raise _damaged(path, f"its member {info.orig_filename!r} is compressed, double, cut, or badly named")
        spans[info.orig_filename] = (start, end)
    if MANIFEST not in spans:
        raise _damaged(path, f"it has no {MANIFEST}")
    return spans


def _is_safe(name: str) -> bool:
    """Whether a name stays inside, wherever someone unpacks it."""
    parts = name.split("/")
    return name.isascii() and name.isprintable() and not set(name) & set('\\:*?"<>|') and not {"", ".", ".."} & set(parts)


def _frame_sum(data: mmap.mmap, spans: dict[str, tuple[int, int]]) -> str:
    """SHA-256 of every byte outside the members, the manifest counted as outside, the sum itself left out."""
    digest, at = hashlib.sha256(), 0
    view = memoryview(data)
    for name, (start, end) in spans.items():
        if name != MANIFEST:
            digest.update(view[at:start])
            at = end
    digest.update(view[at:-64])
    view.release()
    return digest.hexdigest()


def _damaged(path: Path, how: str) -> IntegrityError:
    return IntegrityError(message(f"{path} is damaged: {how}", do=_DAMAGED))
