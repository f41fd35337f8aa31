"""TVM's Python layer at a smaller price: what its objects do at each touch, where a compile has hundreds of thousands.

By TVM 0.27 an array is read as a sequence of any kind, three calls an element; `isinstance` asks abc, which looks for classes
that were registered as another's; a schedule's methods bind and check their arguments by their annotations; a walk over an
expression reads the signature of its callback. A tenth of the CPU time of a language model's compile went there. Results and
the errors of wrong calls by others stay as they were, but for those of a schedule's arguments, which C++ checks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from itertools import repeat
from types import FunctionType, MethodType
from typing import Any

__all__ = ["install"]

VARIADIC = 0x04 | 0x08  # inspect.CO_VARARGS, CO_VARKEYWORDS


@cache
def install() -> None:
    """Gives TVM's classes these, once; of another TVM, whatever is not there stays as it is."""
    import tvm_ffi
    from tvm_ffi import structural

    _quick_arrays(tvm_ffi.Array)
    meta: Any = type(tvm_ffi.Object)
    if meta is not type and "__instancecheck__" not in vars(meta):
        meta.__instancecheck__ = type.__instancecheck__  # none of its classes has others registered
    if hasattr(structural, "_callback_accepts_inplace_mode"):
        structural._callback_accepts_inplace_mode = _quick_signature(structural._callback_accepts_inplace_mode)
    if hasattr(structural, "_callback_type_to_type_index"):
        structural._callback_type_to_type_index = _kept_by_type(structural._callback_type_to_type_index)
    _unchecked_schedules()


def _quick_arrays(array: Any) -> None:
    from tvm_ffi import _ffi_api

    get, size, whole = _ffi_api.ArrayGetItem, _ffi_api.ArraySize, array.__getitem__

    def iterate(self: Any) -> Iterator[Any]:
        return map(get, repeat(self), range(size(self)))

    def getitem(self: Any, index: Any) -> Any:
        if type(index) is int:
            count = size(self)
            if 0 <= index < count:
                return get(self, index)
            if -count <= index < 0:
                return get(self, index + count)
        return whole(self, index)

    array.__iter__, array.__getitem__ = iterate, getitem


def _quick_signature(asked: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """Whether a callback takes a third argument, read off its code where that says it all."""

    def accepts(callback: Any) -> bool:
        function, bound = (callback.__func__, 1) if type(callback) is MethodType else (callback, 0)
        if type(function) is not FunctionType or function.__dict__ or function.__kwdefaults__ or function.__defaults__:
            return asked(callback)
        code = function.__code__
        count = code.co_argcount - bound
        if code.co_flags & VARIADIC or code.co_kwonlyargcount or count not in (2, 3):
            return asked(callback)
        return count == 3

    return accepts


def _kept_by_type(index_of: Callable[..., int]) -> Callable[..., int]:
    """What number a class has, asked once."""
    known: dict[type, int] = {}

    def kept(callback_type: Any, *, api_name: str) -> int:
        if type(callback_type) is not type(object) and isinstance(callback_type, type):
            if callback_type not in known:
                known[callback_type] = index_of(callback_type, api_name=api_name)
            return known[callback_type]
        return index_of(callback_type, api_name=api_name)

    return kept


def _unchecked_schedules() -> None:
    from tvm.s_tir import Schedule

    for name, method in list(vars(Schedule).items()):
        plain = getattr(method, "__wrapped__", None)
        if isinstance(plain, FunctionType):
            setattr(Schedule, name, plain)
