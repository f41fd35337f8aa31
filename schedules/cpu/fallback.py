"""Any function on a CPU. Blocks that TVM can analyse are inlined, run in parallel and vectorised one by one; what it
cannot analyse (opaque blocks, loops without blocks, calls of other code) stays as it is: serial, and right.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from tvm.ir import Expr
from tvm.relax import op
from tvm.s_tir.schedule import ScheduleError
from tvm.tirx import PrimFunc

from tk.schedule.analysis import blocks, fresh_schedule, inline_cheap
from tk.schedule.case import Case
from tk.schedule.rule import NoKnobs
from tk.schedules.cpu.loops import schedule_alone
from tk.target import Target

NAME = "cpu.fallback"
VERSION = 3


@dataclass(frozen=True)
class Match:
    """Everything matches."""


def _top(a: Expr) -> Expr:
    return op.argmax(a, 1)


def _integer_matmul(a: Expr, b: Expr) -> Expr:
    return op.matmul(a, b)


CASES = (
    Case("argmax", (("a", (6, 40), "int64"),), _top, lambda a: np.argmax(a, 1)),
    Case("int64-product", (("a", (5, 9), "int64"), ("b", (9, 3), "int64")), _integer_matmul, np.matmul),
)


def match(func: PrimFunc, target: Target) -> Match:
    return Match()


def lower(func: PrimFunc, found: Match, config: NoKnobs, target: Target) -> PrimFunc:
    if func.attrs is None or not func.attrs.get("s_tir"):
        return func
    try:
        sch = fresh_schedule(func)
        inline_cheap(sch)
        names = [sch.get(block).name_hint for block in blocks(sch)]
    except (RuntimeError, ValueError):  # no root block, or a body that is no tree of blocks
        return func
    for name in names:
        trial = sch.copy()
        try:
            schedule_alone(trial, trial.get_sblock(name), target)
        except ScheduleError:
            continue  # this block stays serial
        sch = trial
    return sch.mod["main"]
