"""Constants of float32, and values that lanes of a warp exchange."""

from __future__ import annotations

from typing import Any

from tvm import tirx
from tvm.ir import Expr
from tvm.script import tirx as T

from tk.schedules.cuda.hardware import WARP

__all__ = ["f32", "shuffle_xor"]


def f32(value: float) -> Any:
    """A constant of float32."""
    return tirx.FloatImm("float32", value)


def shuffle_xor(value: Expr, away: Expr | int, lanes: int = WARP) -> Expr:
    """`value` of the lane whose number differs in the bits of `away`, of so many lanes; all of them ask."""
    return T.tvm_warp_shuffle_xor(tirx.IntImm("uint32", 0xFFFFFFFF), value, away, lanes, lanes)
