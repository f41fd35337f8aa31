"""Loops whose tiles are copied several rounds ahead: one barrier a round instead of two, the copies among the matmuls.

    for i:                                    for i:
      barrier                                   for j: copy a part of tile i + S − 1; use a part of tile i
      copy tile i + S − 1; commit        →      commit
      wait(n); barrier                          wait(n); barrier
      for j: use a part of tile i               rest: use tile i + 1
      rest: use tile i + 1

TVM puts the wait before the first use and a barrier before whatever may overwrite what was read; it knows nothing of the
S slots. A rule says so by the annotation `HINT` on the loop: round i reads tile i first and tile i + 1 in the rest, tile i
lies in slot i mod S, S ≥ 3, and the wait is for tile i + 1. Then tile i was waited for in the round before, and the slot
that round i writes, tile i − 1's, was last read before the barrier of round i − 1.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import tvm
from tvm.ir import Call
from tvm.tirx import EQ, AttrStmt, Evaluate, For, ForKind, IfThenElse, IntImm, PrimFunc, SeqStmt, truncdiv

if TYPE_CHECKING:
    from tvm.tirx import Stmt

__all__ = ["HINT", "merge_barriers"]

HINT = "tk.merge_barriers"
COMMIT, WAIT, IN_FLIGHT = "async_commit_queue_scope", "async_wait_queue_scope", "async_wait_inflight_count"


def merge_barriers(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of functions lowered up to host and device code, its loops marked with `HINT` rewritten."""
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = func.with_body(_rewritten(func.body)) if isinstance(func, PrimFunc) else func
    return updated


def _rewritten(stmt: Stmt) -> Stmt:
    """`stmt` with the marked loops in it rewritten, those that have not the expected form left as they are."""
    if isinstance(stmt, SeqStmt):
        parts = [_rewritten(part) for part in stmt.seq]
        changed = any(not part.same_as(old) for part, old in zip(parts, stmt.seq, strict=True))
        return SeqStmt(parts) if changed else stmt
    if isinstance(stmt, AttrStmt):
        body = _rewritten(stmt.body)
        return stmt if body.same_as(stmt.body) else AttrStmt(stmt.node, stmt.attr_key, stmt.value, body)
    if isinstance(stmt, For) and HINT in stmt.annotations:
        return _with_body(stmt, _round(stmt.body) or stmt.body)
    return stmt


def _with_body(loop: For, body: SeqStmt) -> For:
    annotations = {key: value for key, value in loop.annotations.items() if key != HINT}
    return For(loop.loop_var, loop.min, loop.extent, loop.kind, body, loop.thread_binding, annotations)


def _round(body: SeqStmt) -> SeqStmt | None:
    """A round with one barrier, or None where the body is not [commit {barrier, copies}, wait {barrier, use}, rest]."""
    parts = _parts(body)
    if len(parts) < 3 or not (_is_attr(parts[0], COMMIT) and _is_attr(parts[1], WAIT)):
        return None
    commit, wait, rest = parts[0], parts[1], parts[2:]
    counted = wait.body
    if not _is_attr(counted, IN_FLIGHT):
        return None
    barrier, *copies = _parts(commit.body)
    second, *used = _parts(counted.body)
    if not (_is_barrier(barrier) and copies and _is_barrier(second) and used):
        return None
    *before, loop = used
    if isinstance(loop, For):
        shares, (*steps, last) = [_share(copy, loop) for copy in copies], _parts(loop.body)
        mixed = _sequence([*before, _with_body(loop, SeqStmt([*steps, *shares, last]))])
    else:
        mixed = SeqStmt([*copies, *used])
    counted = AttrStmt(counted.node, IN_FLIGHT, counted.value, SeqStmt([second, *rest]))
    return SeqStmt([AttrStmt(commit.node, COMMIT, commit.value, mixed), AttrStmt(wait.node, WAIT, wait.value, counted)])


def _share(copy: Stmt, loop: For) -> Stmt:
    """The part of `copy` that belongs into this step of `loop`: of a loop's steps an equal share, else all in the first."""
    if not (isinstance(copy, For) and isinstance(copy.extent, IntImm) and isinstance(loop.extent, IntImm)):
        return IfThenElse(EQ(loop.loop_var, loop.min), copy, None)
    off = truncdiv(copy.loop_var * loop.extent, copy.extent) - loop.loop_var  # in the wider of their two index types
    body = IfThenElse(EQ(off, IntImm(str(off.ty.dtype), 0)), copy.body, None)
    return For(copy.loop_var, copy.min, copy.extent, ForKind.UNROLLED, body)


def _parts(stmt: Stmt) -> list[Any]:
    return list(stmt.seq) if isinstance(stmt, SeqStmt) else [stmt]


def _sequence(parts: list[For]) -> Stmt:
    return parts[0] if len(parts) == 1 else SeqStmt(parts)


def _is_attr(stmt: AttrStmt, key: str) -> bool:
    return isinstance(stmt, AttrStmt) and stmt.attr_key == key


def _is_barrier(stmt: Stmt) -> bool:
    if not (isinstance(stmt, Evaluate) and isinstance(stmt.value, Call)):
        return False
    return getattr(stmt.value.op, "name", "") == "tirx.tvm_storage_sync"
