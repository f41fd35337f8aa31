"""Weights as one safetensors member that every target of a package shares.

    u64 header length │ JSON header, padded with spaces │ tensors, each at a multiple of 64

(The format: https://huggingface.co/docs/safetensors.) It allows no holes between tensors, so the bytes that align the
next tensor are a uint8 tensor of their own, called "__pad__.N"; any safetensors reader opens the file. Tensors of equal
bytes, dtype and shape are stored once, whichever target or name they come from.
"""

from __future__ import annotations

import hashlib
import json
import math
import struct
from collections.abc import Container, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, cast

from tk.aliases import Array
from tk.errors import PackageError, message
from tk.host.cores import cores
from tk.package.archive import ALIGNMENT

if TYPE_CHECKING:
    import numpy as np


__all__ = [
    "BOUNDARY_DTYPES",
    "PAD",
    "Layout",
    "Shared",
    "checksums_of",
    "chunks_of",
    "device_dtype",
    "header_of",
    "numpy_dtype",
    "parse_header",
    "share",
    "tensor_at",
]

PAD = "__pad__."
_CHUNK = 16 << 20
_PARALLEL_FROM = 4 << 20  # bytes below which one thread hashes faster than several
_NAMES = {
    "bool": "BOOL", "uint8": "U8", "int8": "I8", "uint16": "U16", "int16": "I16", "uint32": "U32", "int32": "I32",
    "uint64": "U64", "int64": "I64", "float16": "F16", "bfloat16": "BF16", "float32": "F32", "float64": "F64",
    "float8_e4m3fn": "F8_E4M3", "float8_e5m2": "F8_E5M2",
    "float8_e4m3fnuz": "F8_E4M3FNUZ", "float8_e5m2fnuz": "F8_E5M2FNUZ",
}  # fmt: skip
_DTYPES = {theirs: ours for ours, theirs in _NAMES.items()}


@dataclass
class Shared:
    """The tensors of a package: arrays by key, each one's SHA-256, and each target's tensors: keys in "main"'s order."""

    arrays: dict[str, Array] = field(default_factory=dict)
    checksums: dict[str, str] = field(default_factory=dict)
    keys: dict[Any, list[str]] = field(default_factory=dict)


@dataclass(frozen=True)
class Layout:
    """Where a tensor lies in the member: its dtype (NumPy's name, with ml_dtypes'), its shape, its bytes."""

    dtype: str
    shape: tuple[int, ...]
    start: int
    end: int


# What goes as uint8: of less than a byte, which NumPy has one a byte and TVM would pack, and what some GPUs have no type for.
BYTES = ("float4_", "int4", "uint4", "int2", "uint2", "float8_")


# Every dtype that an input or an output may have: those of weights, and what goes as bytes.
BOUNDARY_DTYPES = (
    *_NAMES, "float8_e8m0fnu", "float4_e2m1fn", "int4", "uint4", "int2", "uint2",
)  # fmt: skip


def device_dtype(name: str) -> str:
    """The dtype that a tensor of dtype `name` has in a compiled program."""
    return "uint8" if name.startswith(BYTES) else name


@cache
def numpy_dtype(name: str) -> np.dtype[Any]:
    """NumPy's dtype called `name`; bfloat16, float8 and what is narrower than a byte are ml_dtypes'."""
    import numpy as np

    if name.startswith(("bfloat", *BYTES)):
        import ml_dtypes

        return cast("np.dtype[Any]", np.dtype(getattr(ml_dtypes, name)))
    return np.dtype(name)


def share(targets: Mapping[str | tuple[str, str], Mapping[str, Array]]) -> Shared:
    """The tensors of `targets` ({a target, or one and an entry: {name: array}}), each stored once. A name that two give to
    different tensors gets a number: "layer.weight", "layer.weight#2"."""
    shared = Shared()
    by_content: dict[tuple[str, str, tuple[int, ...]], str] = {}
    known: dict[int, str] = {}  # by id: targets usually hold the same arrays, hashed once
    for target, weights in {target: dict(weights) for target, weights in targets.items()}.items():
        new = [array for array in weights.values() if id(array) not in known]
        known.update(zip(map(id, new), checksums_of([_bytes(array) for array in new]), strict=True))
        keys = []
        for name, array in weights.items():
            content = (known[id(array)], str(array.dtype), array.shape)
            if content not in by_content:
                key = _unused(name, shared.arrays)
                by_content[content], shared.arrays[key], shared.checksums[key] = key, array, content[0]
            keys.append(by_content[content])
        shared.keys[target] = keys
    return shared


def header_of(arrays: Mapping[str, Array]) -> bytes:
    """The member's bytes before its first tensor: they fill a multiple of 64."""
    header: dict[str, Any] = {}
    at = 0
    for index, (key, array) in enumerate(arrays.items()):
        if str(array.dtype) not in _NAMES:
            raise PackageError(
                message(
                    f"weight {key!r} has a dtype that cannot be stored",
                    need=", ".join(_NAMES),
                    have=array.dtype,
                    do="cast the weight to one of these",
                )
            )
        end = at + array.nbytes
        header[key] = {"dtype": _NAMES[str(array.dtype)], "shape": list(array.shape), "data_offsets": [at, end]}
        at = end
        if padding := -end % ALIGNMENT:
            at = end + padding
            header[f"{PAD}{index}"] = {"dtype": "U8", "shape": [padding], "data_offsets": [end, at]}
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-(8 + len(text)) % ALIGNMENT)
    return struct.pack("<Q", len(text)) + text


def chunks_of(arrays: Mapping[str, Array]) -> Iterator[bytes | memoryview]:
    """The member piece by piece; no tensor is copied unless it is not contiguous, and then one at a time."""
    yield header_of(arrays)
    for array in arrays.values():
        data = _bytes(array)
        for at in range(0, len(data), _CHUNK):
            yield data[at : at + _CHUNK]
        yield bytes(-len(data) % ALIGNMENT)


def parse_header(member: memoryview) -> tuple[bytes, dict[str, Layout]]:
    """A member's header and where each tensor lies in it. Raises ValueError when it is not as the format says: every byte
    behind the header belongs to one tensor."""
    if len(member) < 8:
        raise ValueError("no header")
    (length,) = struct.unpack_from("<Q", member)
    if 8 + length > len(member):
        raise ValueError("a header that is cut short")
    head = bytes(member[: 8 + length])
    try:
        entries = json.loads(head[8:])
        layout = {key: _layout(entry, 8 + length, len(member)) for key, entry in entries.items() if key != "__metadata__"}
    except (AttributeError, KeyError, TypeError, IndexError, RecursionError) as error:
        raise ValueError(f"a header that cannot be read ({type(error).__name__})") from error
    end = 8 + length
    for start, stop in sorted((at.start, at.end) for at in layout.values()):
        if start != end:
            raise ValueError("tensors that overlap, or bytes between tensors")
        end = stop
    if end != len(member):
        raise ValueError("bytes behind the last tensor")
    return head, layout


def tensor_at(member: memoryview, layout: Layout) -> Array:
    """The tensor as an array over the member's own memory."""
    import numpy as np

    return np.frombuffer(member[layout.start : layout.end], np.uint8).view(numpy_dtype(layout.dtype)).reshape(layout.shape)


def checksums_of(buffers: Sequence[memoryview]) -> list[str]:
    """SHA-256 of each, on several threads where that pays (hashlib lets go of the GIL)."""
    if sum(map(len, buffers)) < _PARALLEL_FROM:
        return [hashlib.sha256(data).hexdigest() for data in buffers]
    with ThreadPoolExecutor(min(8, cores())) as pool:
        return list(pool.map(lambda data: hashlib.sha256(data).hexdigest(), buffers))


def _layout(entry: Mapping[str, Any], base: int, size: int) -> Layout:
    begin, end = entry["data_offsets"]
    if not all(type(number) is int and number >= 0 for number in (begin, end, *entry["shape"])):
        raise ValueError("an offset or a size that is no whole number")
    layout = Layout(_DTYPES[entry["dtype"]], tuple(entry["shape"]), base + begin, base + end)
    expected = math.prod(layout.shape) * numpy_dtype(layout.dtype).itemsize
    if not (base <= layout.start <= layout.end <= size and layout.end - layout.start == expected):
        raise ValueError("a tensor that is not where its header says")
    return layout


def _bytes(array: Array) -> memoryview:
    import numpy as np

    return np.ascontiguousarray(array).reshape(-1).view(np.uint8).data


def _unused(name: str, taken: Container[str]) -> str:
    key, count = name, 1
    while key in taken or key.startswith(PAD) or key == "__metadata__":
        count += 1
        key = f"{name}#{count}" if not name.startswith("__") else f"weight.{name}#{count}"
    return key
