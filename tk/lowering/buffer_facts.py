"""What the memory check asks of buffers and of pointers into them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Call

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["BUFFER_DATA", "Facts", "bytes_of", "dtype_of", "facts_of", "is_field", "item", "pointer_of"]

item = tvm_ffi.get_global_func("ffi.ArrayGetItem")
"""item(array, n) is array[n], for an n that is there: five calls in Python that find out what n is take longer than all that is
asked of most accesses."""
BUFFER_DATA = "tirx.buffer_data"  # the call that is a buffer's pointer


class Facts(NamedTuple):
    """What is asked of a buffer at every access. `pooled`: a part of dynamic shared memory, which kernels cut by hand;
    `sizes`: the extents that are numbers."""

    scope: str
    pooled: bool
    is_bool: bool
    bits: int
    extents: tuple[Any, ...]
    sizes: tuple[int | None, ...]


def facts_of(buffer: Buffer) -> Facts:
    """The facts of a buffer, read off its type: each property of the buffer itself would look for that first."""
    kind = buffer.ty
    scope, element, shape = str(kind.storage_scope), kind.dtype.dtype, kind.shape
    extents = tuple(item(shape, axis) for axis in range(len(shape)))
    sizes = tuple(extent.value if type(extent) is tirx.IntImm else None for extent in extents)
    return Facts(scope, scope == "shared.dyn", element == "bool", max(8, int(element.bits)), extents, sizes)


def dtype_of(expr: Expr) -> str:
    """The expression's dtype, "" for a pointer."""
    return str(getattr(expr.ty, "dtype", ""))


def is_field(value: Expr) -> bool:
    """Whether a value comes out of a tensor's descriptor: a size that is known when the function is called."""
    return str(getattr(getattr(value, "op", None), "name", "")).endswith("tvm_struct_get")


def pointer_of(data: Expr) -> Expr:
    """The buffer whose memory `data` is, or the pointer itself."""
    return item(data.args, 0) if isinstance(data, Call) and str(getattr(data.op, "name", "")) == BUFFER_DATA else data


def bytes_of(buffer: Buffer) -> int | None:
    """The bytes that a buffer takes, or None where a dim is symbolic."""
    total = 1
    for extent in buffer.shape:
        if not isinstance(extent, tirx.IntImm):
            return None
        total *= int(extent)
    kind = tvm.DataType(str(buffer.dtype))
    return int(total * kind.lanes * max(8, kind.bits) // 8)
