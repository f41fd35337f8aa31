"""What the memory check asks of buffers and of pointers into them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import tvm
from tvm import tirx
from tvm.ir import Call

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["BUFFER_DATA", "Facts", "bytes_of", "dtype_of", "facts_of", "is_field", "pointer_of"]

BUFFER_DATA = "tirx.buffer_data"  # the call that is a buffer's pointer


@dataclass(frozen=True)
class Facts:
    """What is asked of a buffer at every access. `pooled`: a part of dynamic shared memory, which kernels cut by hand;
    `sizes`: the extents that are numbers."""

    scope: str
    pooled: bool
    is_bool: bool
    bits: int
    extents: tuple[Any, ...]
    sizes: tuple[int | None, ...]


def facts_of(buffer: Buffer) -> Facts:
    """The facts of a buffer."""
    scope, dtype, extents = str(buffer.scope()), str(buffer.dtype), tuple(buffer.shape)
    sizes = tuple(int(extent) if isinstance(extent, tirx.IntImm) else None for extent in extents)
    return Facts(scope, scope == "shared.dyn", dtype == "bool", max(8, int(tvm.DataType(dtype).bits)), extents, sizes)


def dtype_of(expr: Expr) -> str:
    """The expression's dtype, "" for a pointer."""
    return str(getattr(expr.ty, "dtype", ""))


def is_field(value: Expr) -> bool:
    """Whether a value comes out of a tensor's descriptor: a size that is known when the function is called."""
    return str(getattr(getattr(value, "op", None), "name", "")).endswith("tvm_struct_get")


def pointer_of(data: Expr) -> Expr:
    """The buffer whose memory `data` is, or the pointer itself."""
    return data.args[0] if isinstance(data, Call) and str(getattr(data.op, "name", "")) == BUFFER_DATA else data


def bytes_of(buffer: Buffer) -> int | None:
    """The bytes that a buffer takes, or None where a dim is symbolic."""
    total = 1
    for extent in buffer.shape:
        if not isinstance(extent, tirx.IntImm):
            return None
        total *= int(extent)
    kind = tvm.DataType(str(buffer.dtype))
    return int(total * kind.lanes * max(8, kind.bits) // 8)
