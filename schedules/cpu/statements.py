"""Statements of kernels that are written out, not scheduled."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tvm import tirx
from tvm.ir import Expr
from tvm.tirx import Stmt

__all__ = ["integer", "loop", "real", "sequence", "unrolled", "vector"]


def integer(value: int) -> Expr:
    return tirx.IntImm("int64", value)


def real(value: float) -> Expr:
    return tirx.FloatImm("float32", value)


def sequence(statements: Sequence[Stmt]) -> Stmt:
    return statements[0] if len(statements) == 1 else tirx.SeqStmt(list(statements))


def loop(extent: Any, body: Callable[[Any], Sequence[Stmt]], kind: Any = tirx.ForKind.SERIAL) -> Stmt:
    """A loop of int64; one of a single turn is none."""
    if isinstance(extent, int) and extent == 1:
        return sequence(body(integer(0)))
    var = tirx.Var("i", "int64")
    return tirx.For(var, integer(0), integer(extent) if isinstance(extent, int) else extent, kind, sequence(body(var)))


def unrolled(extent: int, body: Callable[[Any], Sequence[Stmt]]) -> Stmt:
    return loop(extent, body, tirx.ForKind.UNROLLED)


def vector(lanes: int, body: Callable[[Any], Stmt]) -> Stmt:
    """`body` of each lane, as one vector."""
    lane = tirx.Var("lane", "int64")
    return tirx.For(lane, integer(0), integer(lanes), tirx.ForKind.VECTORIZED, body(lane))
