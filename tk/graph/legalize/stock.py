"""TVM's own expansion of an operator."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tvm import relax
    from tvm.ir import Call, Expr

__all__ = ["stock"]


def stock(builder: relax.BlockBuilder, call: Call) -> Expr:
    """What TVM makes of the operator."""
    return call.op.get_attr("FLegalize")(builder, call)
