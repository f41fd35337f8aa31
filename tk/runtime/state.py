"""The memory of what is kept from call to call: the inputs that a package writes into, a cache of keys and values say."""

from __future__ import annotations

import hashlib
import json
import os
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain
from math import prod
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.errors import InputValueError, PackageError, StateError, UsageError, meant, message, reason
from tk.package.signature import Signature, TensorSpec, names_in, size_of, solved_sizes
from tk.package.weights import chunks_of, device_dtype, numpy_dtype, parse_header, tensor_at
from tk.runtime.device import Device
from tk.runtime.ffi import runtime
from tk.runtime.tensors import CPU, Boundary
from tk.runtime.writes import Span, span

if TYPE_CHECKING:
    from tk.aliases import Array

__all__ = ["BoundState", "Layout", "State", "bytes_of", "layout_of", "make_state", "read_state"]

_MAGIC = b"tk-state 1\n"
Dims = Mapping[str, tuple[int, "int | None"]]


@dataclass(frozen=True)
class Layout:
    """The tensors of a package's states, and the bounds of the dims in their shapes."""

    specs: tuple[TensorSpec, ...]
    dims: dict[str, tuple[int, int | None]]


@dataclass(frozen=True)
class BoundState:
    """What one entry takes of a state: tensors in the entry's order, the sizes of its dims, the memory, a key for all of it."""

    tensors: list[Any]
    sizes: dict[str, int]
    spans: list[Span]
    key: tuple[Any, ...]


def layout_of(signatures: Mapping[str, Signature]) -> Layout:
    """The tensors that any of the entries keeps, each as the first that has it says."""
    specs: dict[str, TensorSpec] = {}
    dims: dict[str, tuple[int, int | None]] = {}
    for signature in signatures.values():
        new = [spec for spec in signature.inputs if spec.name in signature.state and spec.name not in specs]
        specs.update((spec.name, spec) for spec in new)
        named = {name for spec in new for dim in spec.shape for name in names_in(dim)}
        dims.update((name, signature.dims.get(name, (0, None))) for name in sorted(named - dims.keys()))
    return Layout(tuple(specs.values()), dims)


def bytes_of(layout: Layout, sizes: Mapping[str, int]) -> int:
    """The bytes of a state with these sizes. Raises UsageError."""
    return sum(prod(shape) * numpy_dtype(spec.dtype).itemsize for spec, shape in _shapes(layout, sizes))


def _shapes(layout: Layout, sizes: Mapping[str, int]) -> list[tuple[TensorSpec, tuple[int, ...]]]:
    if not layout.specs:
        raise UsageError(
            message(
                "this package keeps nothing from call to call",
                need="a model that writes into its inputs",
                have="none that it writes",
                do="call it without a state",
            )
        )
    given = ", ".join(f"{name}={size}" for name, size in sizes.items()) or "no sizes"
    if set(sizes) != set(layout.dims):
        need = ", ".join(layout.dims) or "no sizes: all are constant"
        raise UsageError(
            message("a state is made for other sizes", need=need, have=given, do=f"module.state({_example(layout)})")
        )
    for name, size in sizes.items():
        low, high = layout.dims[name]
        if type(size) is not int or size < low or (high is not None and size > high):
            need = f"{low} to {high}" if high is not None else f"a whole number of {low} or more"
            raise UsageError(
                message(
                    f"the size {name!r} of a state is out of its bounds",
                    need=need,
                    have=size,
                    do=f"module.state({_example(layout)})",
                )
            )
    return [(spec, tuple(size_of(dim, sizes) for dim in spec.shape)) for spec in layout.specs]


def _example(layout: Layout) -> str:
    """Sizes that a state can have, as they are given."""
    return ", ".join(f"{name}={low or 1}" for name, (low, _) in layout.dims.items())


def make_state(layout: Layout, sizes: Mapping[str, int], owner: str, device: Device) -> State:
    """A state of zeros. Raises UsageError for the sizes, and StateError where there is no room."""
    shapes = _shapes(layout, sizes)
    ffi = runtime()
    allocate, on = ffi.get_global_func("runtime.TVMTensorAllocWithScope"), ffi.device(device.name)
    need = bytes_of(layout, sizes)
    try:
        with device.lock, device.entered(()):
            tensors = {
                spec.name: allocate(ffi.Shape(shape), ffi.dtype(device_dtype(spec.dtype)), on, None) for spec, shape in shapes
            }
    except Exception as error:
        raise StateError(
            message(
                "there is no room for a state",
                need=f"{need:,} bytes on {device.name}",
                have=reason(error),
                do="close states that are no longer needed, or make it for fewer rows",
            )
        ) from error
    state = State(layout, dict(sizes), owner, device, tensors)
    state.reset()
    return state


class State:
    """What a package keeps from call to call, in memory of its own on one device. `Module.state` makes it, calls take it as
    `state=` and write into it.

    A call takes it for itself: one that uses it while another thread's call does raises StateError, as one does with a
    state of another package or device, or a closed one."""

    def __init__(self, layout: Layout, sizes: dict[str, int], owner: str, device: Device, tensors: dict[str, Any]) -> None:
        self.sizes, self.device = sizes, device.name
        self.names = tuple(spec.name for spec in layout.specs)
        self._layout, self._owner, self._device = layout, owner, device
        self._tensors: dict[str, Any] | None = tensors
        self._lock = threading.Lock()
        self._bound: dict[int, tuple[tuple[TensorSpec, ...], BoundState]] = {}  # by the identity of an entry's specs
        device.remember(self)

    @property
    def bytes(self) -> int:
        """The bytes of its memory."""
        return bytes_of(self._layout, self.sizes)

    def __repr__(self) -> str:
        sizes = ", ".join(f"{name}={size}" for name, size in self.sizes.items())
        closed = "" if self._tensors is not None else ", closed"
        return f"<tk.State of {len(self.names)} tensors ({sizes}) on {self.device}, {self.bytes:,} bytes{closed}>"

    def __getitem__(self, name: str) -> Array:
        """A copy of one tensor, as a NumPy array."""
        with self._alone() as tensors:
            if name not in tensors:
                raise self._no_tensor(name)
            return self._array(name, tensors[name])

    def __setitem__(self, name: str, value: Array) -> None:
        """Write a NumPy array of the same shape and dtype into one tensor."""
        with self._alone() as tensors:
            if name not in tensors:
                raise self._no_tensor(name)
            self._write(name, tensors[name], np.asarray(value))

    def _no_tensor(self, name: str) -> StateError:
        do = meant(name, self.names, "name one of these")
        return StateError(message(f"a state has no tensor {name!r}", need=", ".join(self.names), have=repr(name), do=do))

    def copy(self) -> State:
        """Another state that holds the same."""
        return self.fork()

    def fork(self, **sizes: int) -> State:
        """Another state that holds the same: with other `sizes`, dims of size 1 are repeated, so that what one prompt has left
        goes on in several ways."""
        wanted = {**self.sizes, **sizes}
        if unknown := sorted(set(sizes) - set(self.sizes)):
            raise UsageError(
                message(
                    f"a state has no size {unknown[0]!r}",
                    need=", ".join(self.sizes) or "none",
                    have=unknown[0],
                    do="name a size that it has, or copy() it",
                )
            )
        for name, size in wanted.items():
            if size != self.sizes[name] and self.sizes[name] != 1:
                raise UsageError(
                    message(
                        f"a state cannot be forked along {name!r}",
                        need="a size of 1 now",
                        have=self.sizes[name],
                        do=f"keep one state of {name}=1 a prompt, and fork that",
                    )
                )
        with self._alone() as tensors:
            other = make_state(self._layout, wanted, self._owner, self._device)
            made = other._tensors
            assert made is not None
            with self._device.lock, self._device.entered(()):
                for name in self.names:
                    _repeat(tensors[name], made[name])
                self._settle()
        return other

    def reset(self) -> None:
        """Make everything zero."""
        with self._alone() as tensors, self._device.lock, self._device.entered(()):
            for tensor in tensors.values():
                _zero(tensor)
            self._settle()

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write it to a file, all of it or nothing, for `Module.load_state`. Raises PackageError."""
        with self._alone() as tensors:
            arrays = {name: self._array(name, tensor) for name, tensor in tensors.items()}
        digest = hashlib.sha256()
        target, part = Path(path), Path(f"{os.fspath(path)}.{os.getpid()}.part")
        try:
            with open(part, "wb") as file:
                for chunk in chunks_of({name: _storable(array) for name, array in arrays.items()}):
                    digest.update(chunk)
                    file.write(chunk)
                about = {"owner": self._owner, "sizes": self.sizes, "sha256": digest.hexdigest()}
                head = json.dumps(about, sort_keys=True).encode()
                file.write(head + len(head).to_bytes(8, "little") + _MAGIC)
            part.replace(target)
        except OSError as error:
            part.unlink(missing_ok=True)
            raise PackageError(
                message(
                    f"cannot write {target}",
                    need="a folder that can be written",
                    have=error.strerror or str(error),
                    do="name another folder",
                )
            ) from error

    def close(self) -> None:
        """Give its memory back. Calls that are given it raise StateError."""
        with self._alone(closed=True):
            self._device.release(self)
            self._tensors = None
            self._bound.clear()

    def owned(self) -> tuple[Any, ...]:
        """What of the device's it owns: for tk.runtime.faults."""
        return (self._tensors,)

    def __del__(self) -> None:
        if self.__dict__.get("_tensors") is not None:
            self._device.release(self)

    def __enter__(self) -> State:
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    @contextmanager
    def used_by(self, owner: str, device: str) -> Iterator[None]:
        """Takes it for a call of a package's module on a device. Raises StateError."""
        if owner != self._owner:
            raise StateError(
                message(
                    "the state is of another package",
                    need="a state that this package made",
                    have=f"one with {', '.join(self.names)}",
                    do="module.state(…)",
                )
            )
        if device != self.device:
            raise StateError(message("the state is on another device", need=device, have=self.device, do="module.state(…)"))
        with self._alone():
            yield

    def bound_to(self, specs: tuple[TensorSpec, ...], dims: Dims) -> BoundState:
        """The state's tensors as an entry with these inputs takes them. Raises StateError where the entry takes other sizes."""
        found = self._bound.get(id(specs))  # to hash a hundred specs takes a tenth of a step
        if found is None:
            found = self._bound[id(specs)] = specs, self._fitted(specs, dims)
        return found[1]

    def _fitted(self, specs: tuple[TensorSpec, ...], dims: Dims) -> BoundState:
        assert self._tensors is not None
        tensors = [self._tensors[spec.name] for spec in specs]
        both = zip(specs, tensors, strict=True)
        sizes = solved_sizes(chain.from_iterable(zip(spec.shape, map(int, each.shape), strict=True) for spec, each in both))
        for spec, tensor in zip(specs, tensors, strict=True):
            have = tuple(map(int, tensor.shape))
            fits = all(size_of(dim, sizes) == size for dim, size in zip(spec.shape, have, strict=True))
            bounds = [dims.get(str(dim), (0, None)) for dim in spec.shape]
            inside = all(low <= size and (high is None or size <= high) for (low, high), size in zip(bounds, have, strict=True))
            if not fits or not inside:
                raise StateError(
                    message(f"the state has other sizes: {spec.name!r}", need=spec, have=list(have), do="module.state(…)")
                )
        return BoundState(tensors, sizes, [span(each) for each in tensors], tuple(each.data_ptr() for each in tensors))

    @contextmanager
    def _alone(self, closed: bool = False) -> Iterator[dict[str, Any]]:
        """The state's tensors, while nobody else uses them."""
        if not self._lock.acquire(blocking=False):
            raise StateError(
                message(
                    "another thread uses the state now",
                    need="one call at a time",
                    have="two",
                    do="state.copy() for each thread",
                )
            )
        try:
            if self._tensors is None and not closed:
                raise StateError(
                    message("the state is closed", need="an open one", have="one without memory", do="module.state(…)")
                )
            yield self._tensors or {}
        finally:
            self._lock.release()

    def _array(self, name: str, tensor: Any) -> np.ndarray[Any, Any]:
        with self._device.lock, self._device.entered(()):
            self._settle()
            array = self._boundary(name).to_numpy(tensor, None)
        spec = next(spec for spec in self._layout.specs if spec.name == name)
        return np.array(array).view(numpy_dtype(spec.dtype))

    def _write(self, name: str, tensor: Any, array: np.ndarray[Any, Any]) -> None:
        spec = next(spec for spec in self._layout.specs if spec.name == name)
        if array.shape != tuple(tensor.shape) or array.dtype != numpy_dtype(spec.dtype):
            have = f"{array.dtype}{list(array.shape)}"
            raise InputValueError(
                message(
                    f"cannot write into {name!r}", need=f"{spec.dtype}{list(tensor.shape)}", have=have, do="cast, or reshape it"
                )
            )
        with self._device.lock, self._device.entered(()):
            fresh = self._boundary(name).upload(np.ascontiguousarray(array))
            runtime().get_global_func("runtime.TVMTensorCopyFromTo")(fresh, tensor)
            self._settle()

    def _boundary(self, name: str) -> Boundary:
        specs = tuple(spec for spec in self._layout.specs if spec.name == name)
        return Boundary(Signature(specs, specs), self._device.type, self._device.index)

    def _settle(self) -> None:
        """Wait for the device."""
        if self._device.type != CPU:
            ffi = runtime()
            ffi.get_global_func("runtime.Device_StreamSync")(ffi.device(self.device), 0)


def read_state(path: str | os.PathLike[str], layout: Layout, owner: str, device: Device) -> State:
    """The state in a file. Raises PackageError (no such file, damaged) or StateError (of another package)."""
    written = "a file that State.save wrote"
    damaged = PackageError(
        message(f"{os.fspath(path)} is no state, or damaged", need=written, have="other bytes", do="save the state again")
    )
    try:
        data = memoryview(Path(path).read_bytes())
    except OSError as error:
        why = error.strerror or str(error)
        raise PackageError(message(f"cannot read {os.fspath(path)}", need=written, have=why, do="see where it lies")) from error
    tail = len(data) - len(_MAGIC) - 8
    if tail < 0 or bytes(data[tail + 8 :]) != _MAGIC:
        raise damaged
    start = tail - int.from_bytes(data[tail : tail + 8], "little")
    try:
        about = json.loads(bytes(data[max(start, 0) : tail]))
        if start < 0 or hashlib.sha256(data[:start]).hexdigest() != about["sha256"]:
            raise damaged
        _, layouts = parse_header(data[:start])
        sizes = {str(name): int(size) for name, size in about["sizes"].items()}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise damaged from error
    if about.get("owner") != owner:
        raise StateError(
            message(
                f"{os.fspath(path)} holds the state of another package",
                need="one of this package",
                have="one that another package, or another build of this one, saved",
                do="load the package that saved it, or begin with state()",
            )
        )
    state = make_state(layout, sizes, owner, device)
    for spec in layout.specs:
        state[spec.name] = tensor_at(data[:start], layouts[spec.name]).view(numpy_dtype(spec.dtype))
    return state


def _storable(array: Array) -> Array:
    """An array in a dtype that files hold."""
    return array if device_dtype(str(array.dtype)) == str(array.dtype) else array.view(np.uint8)


def _zero(tensor: Any) -> None:
    ffi = runtime()
    if not tensor.numel():
        return
    if tensor.__dlpack_device__()[0] == CPU:
        np.from_dlpack(_bytes_view(ffi, tensor, 0, span(tensor)[1] - span(tensor)[0]))[...] = 0
        return
    from tk.runtime.gpu import gpu_of

    start, end = span(tensor)
    gpu_of(int(tensor.__dlpack_device__()[0])).zero(int(tensor.__dlpack_device__()[1]), start, end - start)


def _repeat(source: Any, result: Any) -> None:
    """Copies `source` into `result`, along dims of size 1 as often as that has room."""
    ffi = runtime()
    copy = ffi.get_global_func("runtime.TVMTensorCopyFromTo")
    shapes = [list(map(int, each.shape)) for each in (source, result)]
    if not result.numel():
        return
    axis = next((n for n, (a, b) in enumerate(zip(*shapes, strict=True)) if a != b), None)
    if axis is None:
        copy(source, result)
        return
    inner = prod(shapes[0][axis:]) * int(source.dtype.itemsize)
    if shapes[0][axis + 1 :] != shapes[1][axis + 1 :]:
        what = "a state whose tensors have a size in several dims cannot be forked"
        raise UsageError(message(what, need="the size in one dim of each", have=shapes[0], do="make one, state(…)"))
    for outer in range(prod(shapes[0][:axis])):
        part = _bytes_view(ffi, source, outer * inner, inner)
        for n in range(shapes[1][axis]):
            copy(part, _bytes_view(ffi, result, (outer * shapes[1][axis] + n) * inner, inner))


def _bytes_view(ffi: Any, tensor: Any, start: int, size: int) -> Any:
    view = ffi.get_global_func("runtime.TVMTensorCreateView")
    return view(tensor, ffi.Shape((size,)), ffi.dtype("uint8"), start)
