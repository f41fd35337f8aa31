"""TVM's own expansion of an operator."""

from __future__ import annotations

from typing import Any

__all__ = ["stock"]


def stock(builder: Any, call: Any) -> Any:
    """What TVM makes of the operator."""
    return call.op.get_attr("FLegalize")(builder, call)
