"""aten.view.dtype: the bits of a tensor's last dim as numbers of another dtype."""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Any

import torch
from torch import fx
from tvm import relax, te, tirx

from tk.errors import ImportModelError, message
from tk.frontend.torch.ops.elements import sizes_of

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]


def _as(dtype: str, value: relax.Expr) -> relax.Expr:
    return value if str(value.ty.dtype) == dtype else tirx.reinterpret(dtype, value)


def _view(node: fx.Node, importer: Importer) -> relax.Expr:
    """Elements of one width bit by bit; narrower ones are parts of the old, from the least bits on, and wider ones are made
    of neighbours, as the memory of a little-endian machine has them."""
    x, have, need = importer.env[node.args[0]], node.args[0].meta["val"].dtype, node.meta["val"].dtype
    if torch.bool in (have, need) and have != need:
        raise ImportModelError(message(f"the model views {have} as {need}", do="use x.to(dtype), or compare with 0"))
    dtype = importer.stored_dtype(need)  # of float8 codes are taken and given
    old, new = 8 * have.itemsize, 8 * need.itemsize
    parts = max(old, new) // min(old, new)
    shape = sizes_of(node, importer)

    def compute(data: te.Tensor) -> te.Tensor:
        def raw(*at: relax.Expr) -> relax.Expr:
            return _as(f"uint{old}", data(*at))

        def element(*at: relax.Expr) -> relax.Expr:
            if old == new:
                return _as(dtype, data(*at))
            *outer, last = at
            if old > new:
                shift = (tirx.floormod(last, parts) * new).astype(f"uint{old}")
                return _as(dtype, (raw(*outer, tirx.floordiv(last, parts)) >> shift).astype(f"uint{new}"))
            pieces = [
                raw(*outer, last * parts + k).astype(f"uint{new}") << tirx.const(old * k, f"uint{new}") for k in range(parts)
            ]
            return _as(dtype, reduce(or_, pieces))

        *outer, last = data.shape
        sizes = [*outer, last * parts if old > new else tirx.floordiv(last, parts)] if shape else []
        return te.compute(sizes, element, name="bits")

    return importer.block_builder.emit_te(compute, x, primfunc_name_hint="bits")


CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {"view.dtype": _view}
