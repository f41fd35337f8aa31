"""Wrong calls, made at random: arguments of other kinds, foreign tensors that lie, torch tensors in states that have no memory.

A case's outcome is "refused" (InputTypeError or InputValueError), "failed" (RuntimeFailure: the first input's library cannot
take the result), "right" (what DLPack really handed over was computed), or a failure as tests/hostile.py has them.
"""

from __future__ import annotations

import ctypes
import random
import warnings
from collections.abc import Callable
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

from tk.runtime.dlpack import DLTensor, _Versioned

LIES = {
    "device_type": (0, 2, 3, 10, -1, 99),
    "device_id": (1, -1, 7),
    "ndim": (-1, 0, 1, 65, 2**31 - 1, -(2**31)),
    "code": (0, 1, 3, 4, 5, 6, 9, 17, 18, 255),
    "bits": (0, 1, 4, 8, 16, 64, 255),
    "lanes": (0, 2, 65535),
}
_capsule = ctypes.pythonapi.PyCapsule_New
_capsule.argtypes, _capsule.restype = [ctypes.c_void_p, ctypes.c_char_p, ctypes.c_void_p], ctypes.py_object
_keep: list[Any] = []  # what capsules point to: nobody frees it


class Unspeakable(Exception):
    def __str__(self) -> str:
        raise ZeroDivisionError


class Nameless(type):
    @property
    def __name__(cls) -> str:  # type: ignore[override]
        raise ZeroDivisionError


def raises(*_: Any, **__: Any) -> Any:
    raise random.choice((ZeroDivisionError, Unspeakable, KeyError, RecursionError, AttributeError, StopIteration))("no")


class _Managed(ctypes.Structure):
    _fields_ = [("tensor", DLTensor), ("context", ctypes.c_void_p), ("deleter", ctypes.c_void_p)]


def capsule(rng: random.Random, array: np.ndarray[Any, Any]) -> Any:
    """A DLPack capsule over `array` of which one or two fields lie. Its data is never said to be larger than it is: that no
    reader could find out."""
    shape = (ctypes.c_int64 * array.ndim)(*array.shape)
    strides = (ctypes.c_int64 * array.ndim)(*(stride // array.itemsize for stride in array.strides))
    tensor = DLTensor(array.ctypes.data, 1, 0, array.ndim, 2, 32, 1, shape, strides if rng.random() < 0.5 else None, 0)
    if rng.random() < 0.2:  # which is no lie
        tensor.byte_offset = rng.choice((4, 64, 4096))
        tensor.data -= tensor.byte_offset
    for _ in range(rng.choice((0, 1, 1, 2))):
        field = rng.choice(("data", "device_type", "device_id", "ndim", "code", "bits", "lanes", "shape", "strides", "size"))
        if field == "size":
            shape[rng.randrange(array.ndim)] = rng.choice((-1, 0, 1, 3, -(2**63), 2**62, 2**63 - 1))
            tensor.strides = None
        elif field in ("shape", "data"):
            setattr(tensor, field, None)
        elif field == "strides":
            strides[rng.randrange(array.ndim)] = rng.choice((-1, 0, 2, -48, 2**40))
            tensor.strides = strides
        else:
            setattr(tensor, field, rng.choice(LIES[field]))
    versioned = rng.random() < 0.3
    managed: Any = _Versioned(rng.choice((1, 1, 0, 2, 99)), 0, None, None, 0, tensor) if versioned else _Managed(tensor)
    _keep.append((managed, shape, strides, array))
    name = rng.choice((b"dltensor_versioned" if versioned else b"dltensor",) * 8 + (b"used_dltensor", b"other"))
    return _capsule(ctypes.addressof(managed), name, None)


def liar(rng: random.Random, array: np.ndarray[Any, Any]) -> Any:
    """An object of no known library that passes for a tensor, and lies in an attribute or several."""
    truth: dict[str, Any] = {
        "shape": array.shape, "dtype": array.dtype, "__dlpack__": lambda self, **_: array.__dlpack__(),
        "__dlpack_device__": lambda self: (1, 0),
    }  # fmt: skip
    junk: list[Any] = [None, 7, -1, "x", (), (4,), (4, 48, 1), (2**40, 48), object(), [4, 48], 1.5, b"", property(raises)]
    lies: dict[str, list[Any]] = {
        "shape": junk,
        "dtype": junk,
        "__dlpack__": [None, 3, raises, lambda self: None, lambda self: 5, lambda self: object(),
                       *([lambda self: capsule(rng, array)] * 12)],
        "__dlpack_device__": [None, raises, lambda self: None, lambda self: (1,), lambda self: ("a", "b"), lambda self: (2, 0),
                              lambda self: (1, 0, 0), lambda self: 1, lambda self: (10**30, 0)],
        "__dlpack_c_exchange_api__": [12345, -1, "x", property(raises)],
        "__array_namespace__": [None, raises, lambda self: None, lambda self: np, lambda self: ctypes],
        "__class__": [property(lambda self: np.ndarray), property(lambda self: torch.Tensor), property(raises)],
        "__module__": ["nowhere", "", "sys", "torch.x", "numpy"],
        "__getattr__": [raises],
        "__len__": [raises],
        "__repr__": [raises],
        "__array__": [raises],
    }  # fmt: skip
    for name in rng.sample(sorted(lies), rng.choice((1, 1, 2, 3))):
        truth[name] = rng.choice(lies[name])
        if truth[name] is None and rng.random() < 0.5:
            del truth[name]
    base = Nameless if rng.random() < 0.1 else type
    return base("Liar", (), truth)()


class Slanted(np.ndarray[Any, Any]):
    shape = property(lambda self: (4, 48))  # type: ignore[assignment]


class Veiled(torch.Tensor):
    @classmethod
    def __torch_function__(cls, func: Any, types: Any, args: Any = (), kwargs: Any = None) -> Any:
        return random.choice((None, True, 3, (4, 48), torch.float32))


def numpy_value(rng: random.Random, good: np.ndarray[Any, Any]) -> Any:
    shape = good.shape
    dtypes = ["float64", "float16", "int32", "uint8", "complex64", "bool", ">f4", "O", "S4", "U3", "M8[s]", "V4", "f4,i4"]
    choices: list[Callable[[], Any]] = [
        lambda: np.zeros(shape, np.dtype(rng.choice(dtypes))),
        lambda: np.ones([rng.choice((0, 1, 4, 47, 48, 49, 65)) for _ in range(rng.randrange(5))], good.dtype),
        lambda: np.ones((*shape[:-1], 2 * shape[-1]), good.dtype)[..., :: rng.choice((2, -2))],
        lambda: np.ma.masked_array(good),
        lambda: np.ones((65, 48), good.dtype)[: rng.choice((1, 65))].view(Slanted),
        lambda: good.view(np.matrix) if good.ndim == 2 else good.tolist(),
        lambda: good.dtype.type(1),
        lambda: np.asfortranarray(np.ones((4, 48), good.dtype)),
        lambda: np.broadcast_to(np.ones((1, 48), good.dtype), (4, 48)),
        lambda: good.tolist(),
        lambda: memoryview(good.tobytes()),
    ]
    return rng.choice(choices)()


def shrunk(rng: random.Random) -> torch.Tensor:
    tensor = torch.ones(4, 48)
    tensor.untyped_storage().resize_(rng.choice((0, 4, 64, 4 * 48 * 4 - 1)))
    return tensor


def torch_value(rng: random.Random) -> Any:
    dtypes = [torch.float64, torch.bfloat16, torch.complex64, torch.bool, torch.int8, torch.float8_e4m3fn]
    good = torch.ones(4, 48)
    choices: list[Callable[[], Any]] = [
        lambda: good.to(rng.choice(dtypes)),
        lambda: torch.ones([rng.choice((0, 1, 4, 47, 48, 65)) for _ in range(rng.randrange(5))]),
        lambda: good.to("meta"),
        lambda: FakeTensorMode().from_tensor(good),
        lambda: good.to_sparse(),
        lambda: good.to_sparse_csr(),
        lambda: good.to_mkldnn(),
        lambda: torch.quantize_per_tensor(good, 0.1, 0, torch.quint8),
        lambda: torch.nested.nested_tensor([good]),
        lambda: shrunk(rng),
        lambda: good.as_subclass(Veiled),
        lambda: torch.ones(48, 4).T,
        lambda: torch.ones(4, 96)[:, ::2],
        lambda: good.expand(2, 4, 48),
        lambda: torch.view_as_complex(torch.ones(4, 48, 2)).conj().imag,
        lambda: torch.nn.Parameter(torch.ones(4, 47)),
        lambda: torch.ones(1, 48).expand(4, 48),
        lambda: torch.Tensor,
    ]
    return rng.choice(choices)()


def plain_value(rng: random.Random, good: np.ndarray[Any, Any]) -> Any:
    choices: list[Any] = [None, 3, 1.5, 2**100, "tensor", b"tensor", (good,), {"x": good}, {1}, object(), np.ndarray, np, len]
    choices += [iter([good]), Mock(), Mock(spec=np.ndarray), Mock(spec=torch.Tensor), Ellipsis, ctypes.py_object(good)]
    return rng.choice(choices)


class Cursed(dict[str, Any]):
    def __iter__(self) -> Any:
        return raises()

    keys = __getitem__ = __len__ = __contains__ = raises  # type: ignore[assignment]


def under_transforms(rng: random.Random, call: Callable[[Any], Any]) -> Callable[[], Any]:
    """A call from inside one of torch's transformations, none of which sees into a package."""
    from torch.autograd import forward_ad
    from torch.fx.experimental.proxy_tensor import make_fx

    x = torch.ones(4, 48)

    def dual() -> Any:
        with forward_ad.dual_level():
            return call(forward_ad.make_dual(x, torch.ones_like(x)))

    choices: list[Callable[[], Any]] = [
        dual,
        lambda: make_fx(call, tracing_mode=rng.choice(("real", "fake", "symbolic")))(x),
        lambda: torch.func.vmap(call)(torch.ones(2, 4, 48)),
        lambda: torch.func.jvp(call, (x,), (x,)),
        lambda: torch.func.grad(lambda a: call(a).sum())(x),
        lambda: torch.func.functionalize(call)(x),
    ]
    return rng.choice(choices)


def call_cases(sources: list[Path]) -> Callable[[int], str]:
    """A function from a case's number to its outcome."""
    import tk
    from tests import packages
    from tk.errors import InputTypeError, InputValueError, RuntimeFailure

    warnings.simplefilter("ignore")
    plain, structured = (tk.load(path) for path in sources)
    good = np.ones((4, 48), "float32")
    expected = plain(good)
    (x, extra), kwargs = packages.structured_inputs()
    torch.manual_seed(0)

    def wrong(rng: random.Random) -> Callable[[], Any]:
        value = rng.choice([lambda: liar(rng, good)] * 4 + [lambda: numpy_value(rng, good), lambda: torch_value(rng),
                           lambda: torch_value(rng), lambda: plain_value(rng, good)])()  # fmt: skip
        kind = rng.random()
        if kind < 0.5:
            return lambda: plain(value)
        if kind < 0.65:
            return lambda: plain(**{rng.choice(("x", "x", "self", "y", "args", "")): value})
        if kind < 0.7:
            return rng.choice([lambda: plain(good, value), lambda: plain(value, x=good), lambda: plain(self=good, x=value)])
        if kind < 0.8:
            return under_transforms(rng, plain)
        key = rng.choice(("scale", "ids"))
        other = rng.choice([{**extra, key: value}, Cursed(extra), value, {**extra, value_key(rng): value}, [value], None])
        return rng.choice(
            [lambda: structured(x, other, **kwargs), lambda: structured(value, extra, **kwargs),
             lambda: structured(x, extra, **{**kwargs, rng.choice(("half", "shift", "self")): value})]
        )  # fmt: skip

    def outcome(number: int) -> str:
        rng = random.Random(number)
        random.seed(number)
        call = wrong(rng)
        try:
            given = call()
        except (InputTypeError, InputValueError) as error:
            return "refused" if len(str(error)) < 2000 else f"raw text of {len(str(error))} characters"
        except RuntimeFailure as error:
            return "failed" if "cannot take the results" in str(error) else f"raw {error}"
        except BaseException as error:
            import traceback

            own = [frame for frame in traceback.extract_tb(error.__traceback__) if "/torch/" not in frame.filename][-1]
            return f"raw {type(error)!r} at {own}"
        finally:
            assert np.array_equal(plain(good), expected), "the module no longer works"
        return "right" if _is_right(given, expected) else "changed results"

    return outcome


def _is_right(given: Any, expected: np.ndarray[Any, Any]) -> bool:
    """Whether a result is what the model gives for ones, whose rows are all the same; a mapping is another model's."""
    if isinstance(given, dict):
        return True
    try:
        array = np.asarray(given) if type(given) in (np.ndarray, torch.Tensor) else np.from_dlpack(given)
    except (TypeError, AttributeError, RuntimeError, BufferError):  # of a foreign library's own
        return True
    return array.ndim == 2 and bool(np.array_equal(array, expected[:1].repeat(len(array), 0)))


def value_key(rng: random.Random) -> Any:
    return rng.choice(("scal", 3, None, "", "self"))
