"""The container of a package: a zip of stored members in which every byte is accounted for.

    local header, padding, member │ … │ local header, manifest.json │ central directory │ end record │ comment

Members are stored uncompressed and start at multiples of 64, so they can be mapped and handed to kernels as they are.
The manifest holds each member's size and SHA-256. The zip's comment, "tk-package FORMAT SHA256", holds the SHA-256 of every
other byte: headers, padding, the manifest, the directory. So no byte can change without one of the two sums changing, and
that SHA-256, the package's digest, stands for the whole file: it is what signatures sign (tk.package.trust).

    comment:  [tk-signatures SHA256 JSON] tk-package FORMAT SHA256

Signatures lie in the comment before the digest, which leaves them and the comment's length out: a package has the same digest
with and without them, and any zip reader opens both. Their own SHA-256 notices damage.
The sums guard against damage, not malice: a package holds native code, so load only those whose maker you trust.
"""

from __future__ import annotations

import hashlib
import json
import mmap
import os
import secrets
import stat
import struct
import zipfile
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any, BinaryIO, TypeAlias, cast

from tk.errors import IntegrityError, PackageError, message

__all__ = ["ALIGNMENT", "COPY_BELOW", "FORMAT", "UNMAPPED", "Archive", "Chunks", "write_archive", "write_signatures"]

FORMAT = 2  # what this tk reads; a package of one entry without a state is written as format 1
ALIGNMENT = 64
MANIFEST = "manifest.json"
COPY_BELOW = 32 << 20  # bytes of a file that is read into memory rather than mapped, so that it may change afterwards

# A member's bytes: whole, or a function that yields them piece by piece.
Chunks: TypeAlias = bytes | Callable[[], Iterable[bytes | memoryview]]

_MAGIC = b"tk-package "
_COMMENT = len(_MAGIC) + len(b"%04d " % FORMAT) + 64
_SIGNATURES = b"tk-signatures "
_END, _END_RECORD, _LONGEST_COMMENT = b"PK\5\6", 22, 0xFFFF
_LOCAL_HEADER = 30  # bytes before a member's name and extra field (APPNOTE.TXT 4.3.7)
_ZIP64_EXTRA = 20
_PADDING_ID = 0xD935  # the extra field that Android's zipalign pads with
_EPOCH = (1980, 1, 1, 0, 0, 0)
_CHUNK = 16 << 20
UNMAPPED = "write the new file beside it and rename it, or load with copy=True"
_ZIP = b"PK\3\4"  # how a package begins
_MODELS = (".onnx", ".pt2")  # suffixes of what is compiled to one
_DAMAGED = "copy or download the file again, or compile the model again"


def write_archive(path: str | os.PathLike[str], manifest: dict[str, Any], members: dict[str, Chunks], version: int = 1) -> None:
    """Write `members`, and `manifest` with their sizes and sums under "members", to `path`: all of it or nothing. `version` is
    that of the format.

    The same content gives the same bytes. A file that was at `path` stays as it was until the new one is complete.
    Raises PackageError where the file cannot be written.
    """
    path = Path(path)
    if path.is_symlink():
        path = Path(os.path.realpath(path))  # what it points to is written, as other tools do, and the link stays
    with _written(path) as file:
        with zipfile.ZipFile(file, "w", zipfile.ZIP_STORED) as archive:
            checksums = {name: _add(archive, name, members[name]) for name in sorted(members)}
            text = json.dumps({**manifest, "members": checksums}, indent=1, sort_keys=True, allow_nan=False)
            _add(archive, MANIFEST, text.encode())
            archive.comment = b"%s%04d %s" % (_MAGIC, version, b"0" * 64)
        file.flush()
        with mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ) as data:
            frame = _Frame(data, _members(data, path), path)
        file.seek(-64, os.SEEK_END)
        file.write(frame.digest.encode())


@contextmanager
def _written(path: Path) -> Iterator[BinaryIO]:
    """A new file for `path`, as `_replacing` gives it; what keeps it from being written is a PackageError."""
    if path.exists() and not path.is_file():  # a device, such as /dev/full, would be replaced
        have = "a folder" if path.is_dir() else "no regular file"
        raise PackageError(
            message(f"cannot write {path}", need="a file's path", have=have, do="name a file that can be written")
        )
    try:
        with _replacing(path) as file:
            yield file
    except MemoryError as error:
        raise PackageError(message(f"cannot write {path}: not enough memory", do="give the process more memory")) from error
    except OSError as error:
        if isinstance(error, PackageError):
            raise
        reason = error.strerror or str(error)
        raise PackageError(
            message(f"cannot write {path}: {reason}", do="give a path in a folder that you may write to, with room")
        ) from error


class Archive:
    """A package file in memory. Opening it checks its frame and manifest; `read` checks a member.

    A file of less than COPY_BELOW bytes is read whole, a larger one is mapped; `copy` decides it where given. What is read may
    be replaced, truncated or rewritten afterwards. Of a mapped file `check_unchanged` finds such a change by its size and time
    of change, before the memory is used; one that comes while the memory is being used is not found: reading behind a
    truncated file's end ends the process (SIGBUS), and rewritten bytes are read as they are.
    """

    def __init__(self, path: str | os.PathLike[str], copy: bool | None = None) -> None:
        """Raises PackageError (no such file, a newer format) and IntegrityError (damaged)."""
        self.path = Path(path)
        self._data, self._file = _contents(self.path, copy)
        self._identity = None if self._file is None else _identity(self._file)
        digest = _comment(self._data, self.path)
        spans = _members(self._data, self.path)
        frame = _Frame(self._data, spans, self.path)
        if frame.digest != digest:
            raise _damaged(self.path, "its headers, directory or manifest changed")
        self.digest = frame.digest
        self.signatures = _signatures(frame.signatures, self.path)
        self.manifest = self._parse_manifest(frame.manifest)
        del spans[MANIFEST]
        listed = {name: (entry["size"], entry["sha256"]) for name, entry in self.manifest["members"].items()}
        if {name: end - start for name, (start, end) in spans.items()} != {name: size for name, (size, _) in listed.items()}:
            raise _damaged(self.path, "its members are not those in its manifest")
        self._spans = spans
        self._checksums = {name: digest for name, (_, digest) in listed.items()}

    @property
    def names(self) -> list[str]:
        return sorted(self._spans)

    @property
    def mapped(self) -> bool:
        """Whether the file is mapped, so that changes to it are changes to this memory."""
        return self._file is not None

    def changed(self) -> bool:
        """Whether a mapped file is another than when it was opened, by its device, inode, size and time of change."""
        return self._file is not None and _identity(self._file) != self._identity

    def check_unchanged(self) -> None:
        """Raises IntegrityError where a mapped file was changed in place since it was opened."""
        if self.changed():
            raise IntegrityError(
                message(f"{self.path} was changed in place after it was opened", do=f"load it again; {UNMAPPED}")
            )

    def checksum_of(self, name: str) -> str:
        """A member's SHA-256, as the manifest has it."""
        self.span(name)
        return str(self._checksums[name])

    def span(self, name: str) -> tuple[int, int]:
        """Where a member's bytes start and end in the file."""
        if name not in self._spans:
            raise _damaged(self.path, f"it has no member {name}")
        return self._spans[name]

    def view(self, name: str) -> memoryview:
        """A member's bytes where they lie, unchecked. Writing to them changes this process's memory only."""
        start, end = self.span(name)
        self.check_unchanged()
        return memoryview(self._data)[start:end]

    def read(self, name: str) -> bytes:
        """A copy of a member's bytes, after comparing the copy's SHA-256. Raises IntegrityError."""
        data = bytes(self.view(name))
        if hashlib.sha256(data).hexdigest() != self._checksums[name]:
            raise _damaged(self.path, f"{name} changed")
        return data

    def check(self) -> None:
        """Compare every member's SHA-256, none of them copied. Raises IntegrityError."""
        for name in self.names:
            if hashlib.sha256(self.view(name)).hexdigest() != self._checksums[name]:
                raise _damaged(self.path, f"{name} changed")

    def read_json(self, name: str) -> Any:
        """A member as JSON. Raises IntegrityError."""
        return self._json(self.read(name), name)

    def _json(self, text: bytes, name: str) -> Any:
        try:
            return json.loads(text)
        except (ValueError, RecursionError) as error:  # RecursionError: brackets within brackets, a thousand deep
            raise _damaged(self.path, f"{name} is not JSON") from error

    def _parse_manifest(self, text: bytes) -> dict[str, Any]:
        manifest = self._json(text, MANIFEST)
        try:
            for entry in manifest["members"].values():
                if type(entry["size"]) is not int or not isinstance(entry["sha256"], str):
                    raise TypeError("a member's size or sum")
        except (KeyError, TypeError, AttributeError) as error:
            raise _damaged(self.path, f"its manifest cannot be read ({error})") from error
        return dict(manifest)


def write_signatures(archive: Archive, signatures: list[dict[str, str]], path: str | os.PathLike[str]) -> None:
    """Write the package again, with these signatures in place of those it has, to `path`. Raises PackageError."""
    text = json.dumps(signatures, separators=(",", ":"), sort_keys=True).encode()
    block = b"%s%s %s\n" % (_SIGNATURES, hashlib.sha256(text).hexdigest().encode(), text) if signatures else b""
    if len(block) + _COMMENT > _LONGEST_COMMENT:
        raise PackageError(
            message(
                "the package has too many signatures",
                need=f"{_LONGEST_COMMENT} bytes",
                have=len(block),
                do="sign the package that tk compile wrote, with fewer keys",
            )
        )
    data = memoryview(archive._data)
    end = _end_record(archive._data, archive.path)
    archive.check_unchanged()
    with _written(Path(path)) as file:
        for at in range(0, end, _CHUNK):
            file.write(data[at : min(at + _CHUNK, end)])
        length = struct.pack("<H", len(block) + _COMMENT)
        file.write(b"".join([data[end : end + _END_RECORD - 2], length, block, data[-_COMMENT:]]))


def _add(archive: zipfile.ZipFile, name: str, content: Chunks) -> dict[str, int | str]:
    """Store one member at an aligned offset; its size and sum."""
    info = zipfile.ZipInfo(name, _EPOCH)
    info.external_attr = 0o644 << 16
    assert archive.fp is not None
    head = archive.fp.tell() + _LOCAL_HEADER + len(name.encode()) + _ZIP64_EXTRA
    padding = -(head + 4) % ALIGNMENT
    info.extra = struct.pack("<HH", _PADDING_ID, padding) + bytes(padding)
    digest, size = hashlib.sha256(), 0
    # force_zip64: a member's size is known only once it is written, and its header's size must not depend on it. Each piece is
    # summed while it is written: of a language model either takes seconds, and both let go of the GIL.
    with archive.open(info, "w", force_zip64=True) as member, ThreadPoolExecutor(1) as thread:
        for chunk in [content] if isinstance(content, bytes) else content():
            summed = thread.submit(digest.update, chunk)
            size += len(chunk)
            member.write(chunk)
            summed.result()
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


def _contents(path: Path, copy: bool | None) -> tuple[mmap.mmap, BinaryIO | None]:
    """A file's bytes, and the file itself where they are mapped."""
    try:
        status = os.stat(path)
        if not stat.S_ISREG(status.st_mode):  # opening a pipe would wait for its writer
            raise PackageError(
                message(f"cannot read {path}", need="a file", have=_kind_of_file(status.st_mode), do="name the package's file")
            )
        with ExitStack() as stack:
            file = stack.enter_context(open(path, "rb"))
            size = os.fstat(file.fileno()).st_size
            if size <= _COMMENT:
                head = file.read(len(_ZIP))
                if head != _ZIP[: len(head)]:
                    raise _foreign(path)
                raise _damaged(path, "it is too short to be a package")
            if copy or (copy is None and size < COPY_BELOW):
                return _copied(file, size, path), None
            # private and writable: tensors over it look like any others, and a stray write never reaches the file
            data = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_COPY)
            stack.pop_all()
            return data, file
    except FileNotFoundError as error:
        raise PackageError(
            message(f"there is no package at {path}", do="check the path, or make one with `tk compile`")
        ) from error
    except (OSError, ValueError, MemoryError) as error:  # ValueError: a path with a NUL, or a file that was cut meanwhile
        if isinstance(error, PackageError):
            raise
        reason = "not enough memory" if isinstance(error, MemoryError) else getattr(error, "strerror", None) or error
        raise PackageError(message(f"cannot read {path}: {reason}", do="check the path and its permissions")) from error


def _copied(file: BinaryIO, size: int, path: Path) -> mmap.mmap:
    """A file's bytes in memory of this process, which starts at a page as a map does."""
    data = mmap.mmap(-1, size, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
    with memoryview(data) as view:
        read = 0
        while read < size and (count := file.readinto(view[read:])):  # type: ignore[attr-defined]
            read += count
    if read < size:
        raise _damaged(path, "it became shorter while it was read")
    return data


def _kind_of_file(mode: int) -> str:
    return "a folder" if stat.S_ISDIR(mode) else "a pipe, a device or a socket"


def _identity(file: BinaryIO) -> tuple[int, int, int, int]:
    """What tells a file's contents from others without reading them."""
    now = os.fstat(file.fileno())
    return now.st_dev, now.st_ino, now.st_size, now.st_mtime_ns


def _comment(data: mmap.mmap, path: Path) -> str:
    """The sum in the comment, once the format is one that this tk reads."""
    comment = data[-_COMMENT:]
    if not comment.startswith(_MAGIC):
        if data[: len(_ZIP)] != _ZIP or path.suffix in _MODELS:
            raise _foreign(path)
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


class _Frame:
    """A copy of every byte outside the members, so that what is summed is what is parsed, whatever happens to the file.

    `digest` is its SHA-256, the sum itself left out, as if there were no `signatures`, which are the bytes before it in the
    comment; `manifest` are the manifest's bytes."""

    def __init__(self, data: mmap.mmap, spans: dict[str, tuple[int, int]], path: Path) -> None:
        digest, at = hashlib.sha256(), 0
        comment = _end_record(data, path) + _END_RECORD
        for name, (start, end) in spans.items():
            if name == MANIFEST:
                self.manifest = data[start:end]
            digest.update(data[at:start])
            digest.update(self.manifest if name == MANIFEST else b"")
            at = end
        if at > comment - 2:
            raise _damaged(path, "its directory is not at its end")
        tail = data[comment:]
        digest.update(data[at : comment - 2])
        digest.update(struct.pack("<H", _COMMENT))
        digest.update(tail[-_COMMENT:-64])
        self.digest, self.signatures = digest.hexdigest(), tail[:-_COMMENT]


def _end_record(data: Any, path: Path) -> int:
    """Where the zip's end record starts: the one whose comment ends with the file."""
    at = data.rfind(_END, max(0, len(data) - _END_RECORD - _LONGEST_COMMENT))
    if at < 0 or at + _END_RECORD + _COMMENT > len(data):
        raise _damaged(path, "it has no end record")
    (length,) = struct.unpack_from("<H", data, at + _END_RECORD - 2)
    if at + _END_RECORD + length != len(data):
        raise _damaged(path, "its comment is cut short")
    return int(at)


def _signatures(block: bytes, path: Path) -> list[dict[str, str]]:
    """The signatures in a comment, unverified: `tk.package.trust` compares them with the digest."""
    if not block:
        return []
    head, _, text = block[len(_SIGNATURES) :].partition(b" ")
    text = text.removesuffix(b"\n")
    if block != b"%s%s %s\n" % (_SIGNATURES, hashlib.sha256(text).hexdigest().encode(), text) or len(head) != 64:
        raise _damaged(path, "its signatures changed")
    try:
        entries = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise _damaged(path, "its signatures are not JSON") from error
    fields = {"name", "key", "signature"}
    if not isinstance(entries, list) or not all(
        isinstance(entry, dict) and entry.keys() == fields and all(isinstance(value, str) for value in entry.values())
        for entry in entries
    ):
        raise _damaged(path, "its signatures have another form")
    return entries


def _foreign(path: Path) -> IntegrityError:
    model = path.suffix in _MODELS
    do = f"compile it first: tk compile {path}" if model else "give a file that `tk compile` or Package.save wrote"
    return IntegrityError(message(f"{path} is no package of tk", need="a .tk file", have="a model" if model else None, do=do))


def _damaged(path: Path, how: str) -> IntegrityError:
    return IntegrityError(message(f"{path} is damaged: {how}", do=_DAMAGED))
