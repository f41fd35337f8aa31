"""Tensors at the boundary: NumPy, torch and DLPack in, the same kind out.

Kernels read whole vectors from addresses that are multiples of 64 bytes. An input at such an address on the module's device
is used in place; one at another address is copied to one (NumPy's own arrays are often at multiples of 16 only; torch's never).
A read-only NumPy array is copied too, as is what is not row-major (channels last, turned, every other element); on a GPU every
NumPy input is, and every result for NumPy.
"""

from __future__ import annotations

import ctypes
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeAlias

import numpy as np

from tk.errors import InputTypeError, InputValueError, RuntimeFailure, message
from tk.package.archive import ALIGNMENT
from tk.package.conditions import holds, names_in_condition
from tk.package.signature import Signature, TensorSpec, names_in, size_of, solved_sizes
from tk.package.views import array_over, tensor_over, viewed
from tk.package.weights import device_dtype, numpy_dtype
from tk.runtime.dlpack import check_capsule
from tk.runtime.ffi import runtime
from tk.runtime.foreign import class_name, text_of
from tk.runtime.gpu import ROCM, gpu_of
from tk.runtime.row_major import aligned, row_major
from tk.runtime.writes import Write, refuse_overlap, span, write_back
from tk.runtime.wrong_shapes import form, shape_error

if TYPE_CHECKING:
    from types import ModuleType

    import tvm_ffi

    from tk.aliases import Array
    from tk.runtime.state import BoundState

    Tensor: TypeAlias = tvm_ffi.Tensor

__all__ = ["Boundary", "Kind"]

CPU = 1  # DLDeviceType; tk.runtime.gpu has the others
_LOW = ALIGNMENT - 1
_KEPT = 64 << 10  # bytes of a NumPy input up to which its memory on a GPU is kept for the next call

# What results are given as: "numpy", "torch", "tvm", or the from_dlpack of another library.
Kind: TypeAlias = str | Callable[[Any], Any]


class Boundary:
    """Takes the inputs of one signature for one device, and gives its outputs."""

    def __init__(self, signature: Signature, device_type: int, device_index: int) -> None:
        self.ffi = runtime()
        self.inputs = signature.inputs
        self.dims = signature.dims
        self.conditions = signature.conditions
        self.on = (device_type, device_index)
        self._host = self.ffi.device("cpu:0")
        self.device = self.ffi.device(self._device_name) if device_type != CPU else self._host
        self.recent: list[Tensor] = []  # what was allocated on a GPU since a call ended; a fault must not free it
        self.kept: dict[int, Tensor] = {}  # by input: where small ones of NumPy lie on a GPU, from call to call
        self._plain = len(self.inputs) - len(signature.state)
        self._written = {i for i, spec in enumerate(self.inputs) if spec.name in signature.mutated}
        self._static = [spec.shape if all(isinstance(dim, int) for dim in spec.shape) else None for spec in self.inputs]
        self._dtypes = [numpy_dtype(spec.dtype) for spec in self.inputs]
        self._narrow = _narrow(signature.outputs)
        self._bytes = [device_dtype(spec.dtype) != spec.dtype for spec in self.inputs]
        self._torch_dtypes: list[Any] = []
        self._to_torch: Callable[[Any], Any] | None = None
        self.torch_modes: tuple[Callable[[], int], Any] | None = None  # how to see that torch records what is done
        self._alloc = self.ffi.get_global_func("runtime.TVMTensorAllocWithScope")
        self._from_bytes = self.ffi.get_global_func("runtime.TVMTensorCopyFromBytes")
        self._copy = self.ffi.get_global_func("runtime.TVMTensorCopyFromTo")

    def take(self, values: Sequence[Any], bound: BoundState | None = None) -> tuple[list[Tensor], Kind, Sequence[Write]]:
        """The flat inputs as TVM's tensors, and the kind of the first; what is to be done after the call, for what it writes
        into and could not be used in place. Those that are kept from call to call are `bound`, or among the values. Raises
        InputTypeError or InputValueError, naming the input."""
        torch = sys.modules.get("torch")
        torch_tensor = None
        if torch is not None:
            torch_tensor = getattr(torch, "Tensor", None)  # torch may be half imported
            if self.torch_modes is None and (forward := sys.modules.get("torch.autograd.forward_ad")) is not None:
                self.torch_modes = torch._C._len_torch_dispatch_stack, forward
            if self.torch_modes is not None:  # looked up once: this is a twentieth of a small call
                depth, forward = self.torch_modes
                if depth() or forward._current_level >= 0:
                    self._refuse_tracing(torch, forward, values)
        taken: list[Tensor] = []
        shapes: list[Any] = []
        kind: Kind | None = None
        symbolic = False
        static = self._static
        for index, value in enumerate(values):
            # by the exact type: what is derived from it, or says that it is one, may say anything of its shape and dtype
            of = type(value)
            if of is torch_tensor:
                taken.append(self._take_torch(index, value, torch))
                kind = kind or "torch"
                shape = value.shape
            elif of is np.ndarray:
                taken.append(self._take_numpy(index, value))
                kind = kind or "numpy"
                shape = value.shape
            else:
                tensor, other = self._take_any(index, value, torch)
                taken.append(tensor)
                kind = kind or other
                shape = tensor.shape
            if (fixed := static[index]) is None:
                symbolic = True
            elif shape != fixed and tuple(shape) != fixed:
                raise self._shape_error(index, tuple(shape))
            shapes.append(shape)
        if symbolic:
            self._check_dims(shapes, {} if bound is None else dict(bound.sizes))
        if bound is not None:
            if self.on[0] == CPU or kind != "numpy" or any(type(value) is not np.ndarray for value in values):
                refuse_overlap(self.inputs, taken, bound.spans)  # what was just brought to a GPU has memory of its own
            return [*taken, *bound.tensors], kind or "numpy", ()
        writes = self._writes(values, taken) if self._written else ()
        return taken, kind or "numpy", writes

    def _writes(self, values: Sequence[Any], taken: Sequence[Tensor]) -> list[Write]:
        """What is to be done after a call that writes into some of the inputs: a copy back, where one had to be copied."""
        spans = {i: span(taken[i]) for i in self._written}
        found = [write_back(self, i, values[i], taken[i]) for i in sorted(self._written)]
        for i in self._written:
            refuse_overlap(self.inputs, taken, [spans[i]], but=i)
        return [write for write in found if write is not None]

    def give(
        self,
        tensors: Sequence[Tensor],
        kind: Kind,
        borrowed: Sequence[bool] | None = None,
        specs: Sequence[TensorSpec] | None = None,
    ) -> list[Any]:
        """TVM's tensors as `kind`, those that are `borrowed` (an input's or a weight's own memory) as copies. `specs` says what
        they are where they are not the outputs."""
        narrow = self._narrow if specs is None else _narrow(specs)
        if kind == "torch":
            if (from_dlpack := self._to_torch) is None:
                from_dlpack = self._to_torch = _capsule_taker(sys.modules["torch"])
            results = [from_dlpack(tensor._to_dlpack()) for tensor in tensors]
            if narrow.count(None) < len(narrow):
                results = [_torch_view(result, dtype) for result, dtype in zip(results, narrow, strict=True)]
            if borrowed is None:
                return results
            return [result.clone() if theirs else result for result, theirs in zip(results, borrowed, strict=True)]
        if borrowed is not None:
            tensors = [self.copy(tensor) if theirs else tensor for tensor, theirs in zip(tensors, borrowed, strict=True)]
        if kind == "numpy":
            return [self.to_numpy(tensor, dtype) for tensor, dtype in zip(tensors, narrow, strict=True)]
        tensors = [self._named(tensor, dtype) for tensor, dtype in zip(tensors, narrow, strict=True)]
        if kind == "tvm":
            return tensors
        assert callable(kind)
        try:
            return [kind(tensor) for tensor in tensors]
        except Exception as error:  # whatever the other library raises
            what, have = "the first input's library cannot take the results", f"{class_name(error)}: {text_of(error)}"
            raise RuntimeFailure(message(what, have=have, do="pass NumPy's arrays")) from error

    def _named(self, tensor: Tensor, dtype: np.dtype[Any] | None) -> Tensor:
        """A tensor of bytes in DLPack's own dtype for what they are, where that has one byte an element."""
        if dtype is None or not dtype.name.startswith("float8"):
            return tensor
        return viewed(tensor, tensor.shape, dtype.name)

    def empty(self, shape: Sequence[int], dtype: str) -> Tensor:
        """An uninitialised tensor on the device."""
        tensor = self._alloc(self.ffi.Shape(shape), self.ffi.dtype(dtype), self.device, None)
        if self.on[0] != CPU:
            self.recent.append(tensor)
        return tensor

    def upload(self, array: Array, dtype: str | None = None) -> Tensor:
        """A contiguous array's copy on the device, complete on return. `dtype`: the device's, where it is not a boundary's."""
        tensor = self.empty(array.shape, dtype or device_dtype(str(array.dtype)))
        if array.size:
            self._from_bytes(tensor, ctypes.c_void_p(_address(array)), array.nbytes)
        return tensor

    def _brought(self, index: int, array: Array) -> Tensor:
        """A NumPy input on the device. Such a call returns when its work is done, so that a small input's memory is used again:
        to allocate it and to give it back takes longer than the copy."""
        if self.on[0] == CPU or array.nbytes > _KEPT or not array.size:
            return self.upload(array)
        if (tensor := self.kept.get(index)) is None or tensor.shape != array.shape:
            tensor = self.kept[index] = self.upload(array)
        else:
            self._from_bytes(tensor, ctypes.c_void_p(_address(array)), array.nbytes)
        return tensor

    def to_device(self, array: Array) -> Tensor:
        """A weight, a contiguous array, on the device, in the dtype that kernels have for its own: over the same memory on a
        CPU where kernels can read it there, else a copy. Read-only arrays, such as a map of another file, are copied: DLPack
        refuses them."""
        in_place = self.on[0] == CPU and array.size and array.flags.writeable and not _address(array) & _LOW
        return tensor_over(array, str(array.dtype)) if in_place else self.upload(array, str(array.dtype))

    def copy(self, tensor: Tensor) -> Tensor:
        """A tensor's copy on the device, complete on return. On a GPU it is made on the default stream."""
        result = self.empty(tensor.shape, str(tensor.dtype))
        if tensor.numel():
            self._copy(tensor, result)
            if self.on[0] != CPU:
                self.ffi.get_global_func("runtime.Device_StreamSync")(self.device, 0)
        return result

    def _take_numpy(self, index: int, array: Array) -> Tensor:
        if array.dtype != self._dtypes[index]:
            raise self._dtype_error(index, str(array.dtype), f"array.astype({self.inputs[index].dtype!r})")
        if not array.flags.c_contiguous:
            self._check_copied(index, array.shape, array.strides, "np.ascontiguousarray(array)")
            return self._brought(index, np.ascontiguousarray(array)) if self.on[0] != CPU else tensor_over(aligned(array))
        if self.on[0] != CPU or not array.size:
            return self._brought(index, array)
        if array.flags.writeable:
            tensor = tensor_over(array)
            if not tensor.data_ptr() & _LOW:
                return tensor
        return tensor_over(aligned(array))

    def _take_torch(self, index: int, tensor: Any, torch: Any) -> Tensor:
        if not self._torch_dtypes:
            self._torch_dtypes = [getattr(torch, spec.dtype, None) for spec in self.inputs]
        if tensor.dtype is not self._torch_dtypes[index]:
            name = str(tensor.dtype).removeprefix("torch.")
            raise self._dtype_error(index, name, f"tensor.to(torch.{self.inputs[index].dtype})")
        if not (tensor.is_cpu if self.on[0] == CPU else self._is_here(tensor, torch)):
            raise self._device_error(index, str(tensor.device), f'tensor.to("{self._device_name}")')
        if tensor.layout is not torch.strided:
            raise self.kind_error(index, tensor, f"a {str(tensor.layout).removeprefix('torch.')} tensor")
        if not tensor.is_contiguous():
            self._check_copied(index, tuple(tensor.shape), tensor.stride(), "tensor.contiguous()")
            if (copied := row_major(tensor, torch)) is None:
                raise self.kind_error(index, tensor, "a tensor whose storage is smaller than its shape")
            tensor = copied
        if tensor.requires_grad or tensor.is_neg():
            tensor = tensor.detach().resolve_neg()
        if self._bytes[index]:
            tensor = tensor.view(torch.uint8)
        if not (size := tensor.nbytes):
            return self.empty(tensor.shape, device_dtype(self.inputs[index].dtype))
        try:
            if not (address := tensor.data_ptr()):
                raise BufferError("it has no memory")
            storage = tensor.untyped_storage()
            if address + size > storage.data_ptr() + storage.nbytes():  # resized since the tensor was made
                raise BufferError("its storage is smaller than its shape")
            return self.ffi.from_dlpack(tensor.clone() if address & _LOW else tensor)
        except (RuntimeError, TypeError, BufferError) as error:  # a subclass without memory of its own
            raise self.kind_error(index, tensor) from error

    def _check_copied(self, index: int, shape: tuple[int, ...], strides: tuple[int, ...], do: str) -> None:
        """Raises InputValueError where an input that is not row-major is not to be copied: one that the model writes into, of
        which each call would copy all, there and back, or one that has another shape anyhow."""
        if index in self._written:
            raise self._layout_error(index, shape, strides, do)
        if (fixed := self._static[index]) is not None and shape != fixed:
            raise self._shape_error(index, shape)

    def _refuse_tracing(self, torch: Any, forward: Any, values: Sequence[Any]) -> None:
        """Raises InputTypeError where torch records what is done with the inputs, which it cannot see of this module."""
        if torch._C._len_torch_dispatch_stack():
            tracing = torch._C._get_dispatch_mode(torch._C._TorchDispatchModeKey.PROXY)
            if tracing is not None:
                raise InputTypeError(
                    message("make_fx would record the results as constants", do="trace tk.torch.wrap(package) instead")
                )
        if forward._current_level >= 0:
            for spec, value in zip(self.inputs, values, strict=True):
                if issubclass(type(value), torch.Tensor) and forward.unpack_dual(value).tangent is not None:
                    raise InputTypeError(
                        message(
                            f"input {spec.name!r} has a forward-mode tangent, which would be lost",
                            need="a tensor without one: a package has no derivatives",
                            have="a dual tensor of torch.autograd.forward_ad",
                            do="pass torch.autograd.forward_ad.unpack_dual(tensor).primal",
                        )
                    )

    def _take_any(self, index: int, value: Any, torch: Any) -> tuple[Tensor, Kind]:
        """What is of no known type exactly. Whatever its own code raises is an InputTypeError."""
        try:
            if issubclass(type(value), np.generic):
                return self._take_numpy(index, np.asarray(value)), "numpy"
            if issubclass(type(value), np.ma.MaskedArray):
                raise self.kind_error(index, value)
            if issubclass(type(value), np.ndarray):
                return self._take_numpy(index, np.asarray(value)), "numpy"
            if torch is not None and issubclass(type(value), torch.Tensor):
                tensor = self._take_torch(index, value, torch)
                self._check_taken(index, tensor)
                return tensor, "torch"
            return self._take_other(index, value)
        except (InputTypeError, InputValueError, RuntimeFailure):
            raise
        except Exception as error:
            have = f"a {class_name(value)} that raises {class_name(error)}: {text_of(error)}"
            raise self.kind_error(index, value, have) from error

    def _take_other(self, index: int, value: Any) -> tuple[Tensor, Kind]:
        """Any other DLPack producer."""
        offset = 0
        if type(value) is self.ffi.Tensor:
            tensor, where = value, tuple(map(int, value.__dlpack_device__()))
            if where != self.on:
                raise self._device_error(index, f"DLPack device {where}", f"copy it to {self._device_name}")
        else:
            if not (hasattr(value, "__dlpack__") and hasattr(value, "__dlpack_device__")):
                raise self.kind_error(index, value)
            where = tuple(map(int, value.__dlpack_device__()))
            if where != self.on:
                raise self._device_error(index, f"DLPack device {where}", f"copy it to {self._device_name}")
            capsule = value.__dlpack__()
            try:
                offset = check_capsule(capsule, self.on)
                tensor = self.ffi.from_dlpack(capsule)
            except (ValueError, TypeError, BufferError) as error:
                have = f"a {class_name(value)} that DLPack cannot pass on: {text_of(error)}"
                raise self.kind_error(index, value, have) from error
        if self._bytes[index] and str(tensor.dtype) == self.inputs[index].dtype:
            tensor = viewed(tensor, tensor.shape, "uint8")
        self._check_taken(index, tensor)
        if offset or tensor.data_ptr() & _LOW or not tensor.numel():
            tensor = self.copy(tensor)
        return tensor, _kind_of(value, self.ffi.Tensor)

    def _check_taken(self, index: int, tensor: Tensor) -> None:
        """Compare what came over with what it should be; the object that it came from may have said otherwise."""
        spec = self.inputs[index]
        if str(tensor.dtype) != device_dtype(spec.dtype):
            raise self._dtype_error(index, str(tensor.dtype), f"cast it to {spec.dtype}")
        if not tensor.is_contiguous():
            raise self._layout_error(index, tensor.shape, tensor.strides, "a contiguous copy")

    def to_numpy(self, tensor: Tensor, narrow: np.dtype[Any] | None) -> Array:
        """`narrow`: the dtype of less than a byte that its bytes stand for."""
        if self.on[0] != CPU:
            host = self._alloc(self.ffi.Shape(tensor.shape), tensor.dtype, self._host, None)
            if tensor.numel():
                self._copy(tensor, host)
            tensor = host
        array = array_over(tensor)
        return array if narrow is None else array.view(narrow)

    def _check_dims(self, shapes: Sequence[Any], sizes: dict[str, int]) -> None:
        """Compare the shapes with the symbolic dims, of which some `sizes` are known: ranks, one size a dim across all inputs,
        bounds."""
        for index, shape in enumerate(shapes):
            spec = self.inputs[index]
            if len(shape) != len(spec.shape):
                raise self._shape_error(index, tuple(shape))
            for dim, size in zip(spec.shape, shape, strict=True):
                if isinstance(dim, int):
                    if size != dim:
                        raise self._shape_error(index, tuple(shape))
                elif dim.isidentifier() and sizes.setdefault(dim, size) != size:
                    raise self._mismatch(index, dim, size, sizes[dim])
        computed = list(self._expressions(shapes))
        sizes = solved_sizes([(dim, size) for _, dim, size in computed], sizes) if computed else sizes
        for index, dim, size in computed:
            if size != (expected := self._expected(index, dim, sizes)):
                raise self._mismatch(index, dim, size, expected)
        for name, size in sizes.items():
            low, high = self.dims.get(name, (0, None))
            if size < low or (high is not None and size > high):
                raise self._bound_error(name, size, low, high)
        for condition in self.conditions:
            if not holds(condition, sizes):
                raise _condition_error(condition, sizes)

    def _expected(self, index: int, dim: str, sizes: Mapping[str, int]) -> int:
        try:
            return size_of(dim, sizes)
        except (ValueError, ZeroDivisionError) as error:
            raise self._mismatch(index, dim, text_of(error), "a size that can be computed") from error

    def _expressions(self, shapes: Sequence[Any]) -> Iterator[tuple[int, str, int]]:
        """Every dim of an input that is computed from others: the input, the expression, the size that it has."""
        for index, shape in enumerate(shapes):
            for dim, size in zip(self.inputs[index].shape, shape, strict=True):
                if isinstance(dim, str) and not dim.isidentifier():
                    yield index, dim, size

    def _is_here(self, tensor: Any, torch: ModuleType) -> bool:
        """Whether a tensor is on this GPU; torch calls AMD's "cuda" too."""
        amd = torch.version.hip is not None
        return bool(tensor.is_cuda) and tensor.get_device() == self.on[1] and amd == (self.on[0] == ROCM.type)

    @property
    def _device_name(self) -> str:
        return "cpu" if self.on[0] == CPU else f"{gpu_of(self.on[0]).kind}:{self.on[1]}"

    def kind_error(self, index: int, value: object, have: str = "") -> InputTypeError:
        spec = self.inputs[index]
        return InputTypeError(
            message(
                f"input {spec.name!r} is no tensor that can be used",
                need=f"{form(spec)} as a torch.Tensor, a numpy.ndarray or another DLPack tensor",
                have=have or f"a {class_name(value)}",
                do=f"numpy.asarray(value, {spec.dtype!r})"
                if type(value) in (bool, int, float, list, tuple)
                else "pass one of these",
            )
        )

    def _dtype_error(self, index: int, have: str, do: str) -> InputTypeError:
        spec = self.inputs[index]
        return InputTypeError(message(f"input {spec.name!r} has the wrong dtype", need=spec.dtype, have=have, do=do))

    def _device_error(self, index: int, have: str, do: str) -> InputValueError:
        what = f"input {self.inputs[index].name!r} is on the wrong device"
        return InputValueError(message(what, need=self._device_name, have=have, do=do))

    def _layout_error(self, index: int, shape: Any, strides: Any, do: str) -> InputValueError:
        spec = self.inputs[index]
        have = f"shape {tuple(shape)} with strides {tuple(strides)}"
        return InputValueError(message(f"input {spec.name!r} is not contiguous", need="row-major memory", have=have, do=do))

    def _shape_error(self, index: int, shape: tuple[int, ...]) -> InputValueError:
        return shape_error(self.inputs[index], shape)

    def _mismatch(self, index: int, dim: str, size: int | str, first: int | str) -> InputValueError:
        others = [spec for spec in self.inputs if dim in spec.shape and spec is not self.inputs[index]]
        other = others[0] if others else self.inputs[index]  # an input may disagree with itself, or with an expression
        kept = bool(others) and all(spec in self.inputs[self._plain :] for spec in others)
        return InputValueError(
            message(
                f"input {self.inputs[index].name!r} has the wrong size in the dim {dim!r}",
                need=f"{first}, by {other.name!r}: {form(other)}",
                have=size,
                do=f"module.state({dim}={size}), or inputs of the state's size" if kept else "give both one size",
            )
        )

    def _bound_error(self, dim: str, size: int, low: int, high: int | None) -> InputValueError:
        spec = next(spec for spec in self.inputs if any(dim in names_in(each) for each in spec.shape))
        need = f"{low} to {high}" if high is not None else f"{low} or more"
        return InputValueError(
            message(
                f"input {spec.name!r}: the dim {dim!r} is out of its bounds",
                need=need,
                have=size,
                do="compile the model with wider bounds",
            )
        )


def _condition_error(condition: str, sizes: Mapping[str, int]) -> InputValueError:
    have = ", ".join(f"{name}={sizes[name]}" for name in sorted(names_in_condition(condition)))
    return InputValueError(
        message(
            "the model was compiled for inputs of other sizes, at which it is another program",
            need=condition,
            have=have,
            do="compile the model with example inputs of such sizes too",
        )
    )


def _capsule_taker(torch: ModuleType) -> Callable[[Any], Any]:
    """What makes a torch tensor of a DLPack capsule: torch.utils.dlpack.from_dlpack ends in a function that takes nothing else,
    and looks longer at what it was given."""
    return getattr(torch._C, "_from_dlpack", None) or torch.utils.dlpack.from_dlpack  # type: ignore[no-any-return]


def _narrow(specs: Sequence[TensorSpec]) -> list[np.dtype[Any] | None]:
    """The dtypes of tensors that are bytes on a device, of others None."""
    return [numpy_dtype(spec.dtype) if device_dtype(spec.dtype) != spec.dtype else None for spec in specs]


def _torch_view(tensor: Any, dtype: np.dtype[Any] | None) -> Any:
    """A tensor of bytes in torch's own dtype for what they are, where it has one."""
    own = None if dtype is None else getattr(sys.modules["torch"], str(dtype), None)
    return tensor if own is None else tensor.view(own)


def _address(array: Array) -> int:
    return int(array.__array_interface__["data"][0])


def _kind_of(value: object, tvm_tensor: type) -> Kind:
    """How results are given to who gave `value`: by its own library's from_dlpack."""
    if type(value) is tvm_tensor:
        return "tvm"
    if hasattr(value, "__array_namespace__"):
        taker = value.__array_namespace__().from_dlpack  # the array API standard
    else:
        taker = getattr(sys.modules.get(str(type(value).__module__).partition(".")[0]), "from_dlpack", None)
    return taker if callable(taker) else "tvm"
