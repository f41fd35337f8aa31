"""Rules of a third party, for tests: a template whose knob says how its kernel misbehaves, and a small honest one."""

from __future__ import annotations

import os
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import tvm
from tvm import te, tirx
from tvm.s_tir import Schedule

from tk.schedule.analysis import fresh_schedule
from tk.schedule.refusals import at_most
from tk.schedule.rule import Rule

SIZE = 4096

# What each value of the knob does, and the status that a record of it must have.
BEHAVIOURS = {
    0: ("right", "valid"),
    1: ("wrong numbers", "wrong"),
    2: ("nothing at all", "wrong"),
    3: ("the kernel hangs", "timed_out"),
    4: ("the kernel aborts", "crashed"),
    5: ("the kernel eats memory", "crashed"),
    6: ("lowering raises", "did_not_compile"),
    7: ("lowering aborts", "crashed"),
    8: ("lowering hangs", "timed_out"),
    9: ("lowering eats memory", "did_not_compile"),
    10: ("writes outside its bounds", "did_not_compile"),  # the memory check refuses it
    11: ("changes its input", "did_not_compile"),  # the builder sees the store
    12: ("right, too", "valid"),
}
SLOW = 20  # right, after two milliseconds of sleep; chosen by TOY_BEHAVIOURS only


def named(func: Any, name: str) -> bool:
    sch = Schedule(tvm.IRModule({"main": func.with_attr("global_symbol", "main")}))
    return any(sch.get(block).name_hint == name for block in sch.get_child_blocks(sch.get_sblock("root")))


@dataclass(frozen=True)
class FaultConfig:
    behaviour: int


def fault_match(func: Any, target: Any) -> str | None:
    return "fault" if named(func, "fault") else None


def fault_space(match: Any, target: Any) -> Mapping[str, Sequence[int]]:
    chosen = os.environ.get("TOY_BEHAVIOURS")
    return {"behaviour": [int(part) for part in chosen.split(",")] if chosen else sorted(BEHAVIOURS)}


def fault_lower(func: Any, match: Any, config: Any, target: Any) -> Any:
    behaviour = config.behaviour
    if behaviour == 6:
        raise ValueError("this template cannot do that")
    if behaviour == 7:
        os.abort()
    if behaviour == 8:
        time.sleep(3600)
    if behaviour == 9:
        return bytearray(1 << 40)
    body = {
        1: "C[i] = A[i] * T.float32(2.0)",
        2: "T.evaluate(0)",
        3: 'T.evaluate(T.call_extern("int32", "pause"))',
        4: 'T.evaluate(T.call_extern("int32", "abort"))',
        5: "C[i] = A[i]",
        10: "C[i + 1] = A[i] * T.float32(2.0) + T.float32(1.0)",
        11: "C[i] = A[i] * T.float32(2.0) + T.float32(1.0); A[i] = T.float32(0.0)",
    }.get(behaviour, "C[i] = A[i] * T.float32(2.0) + T.float32(1.0)")
    large = "B = T.alloc_buffer((2147483647,))"
    before = {
        5: f"{large}; for j in range(64): B[j * 33000000] = A[j]; for j in range(64): C[j] = B[j * 33000000]",
        SLOW: 'T.evaluate(T.call_extern("int32", "usleep", 2000))',
    }.get(behaviour, "T.evaluate(0)")
    lines = "\n        ".join(body.split("; "))
    before = "\n    ".join(before.replace(": B", ":\n        B").replace(": C", ":\n        C").split("; "))
    text = f"""
@T.prim_func(s_tir=True)
def main(A: T.Buffer(({SIZE},), "float32"), C: T.Buffer(({SIZE},), "float32")):
    T.func_attr({{"tirx.noalias": True}})
    {before}
    for i in range({SIZE}):
        {lines}
"""
    return tvm.script.from_source(text)


FAULT = Rule(
    "toy.fault", 1, FaultConfig, fault_match, fault_space,
    lambda match, target: FaultConfig(int(os.environ.get("TOY_DEFAULT", "0"))), fault_lower,
)  # fmt: skip


@dataclass(frozen=True)
class TileConfig:
    tile: int
    vector: int


def tile_match(func: Any, target: Any) -> str | None:
    return "tile" if named(func, "tile") else None


def tile_legal(match: Any, config: TileConfig, target: Any) -> Sequence[str]:
    return [at_most("vector", config.vector, config.tile, "the tile")] if config.vector > config.tile else []


def tile_lower(func: Any, match: Any, config: TileConfig, target: Any) -> Any:
    sch = fresh_schedule(func)
    loop = sch.get_loops(sch.get_sblock("tile"))[0]
    *_, inner = sch.split(loop, [None, config.tile, config.vector])
    sch.vectorize(inner)
    return sch.mod["main"]


TILE = Rule(
    "toy.tile", 1, TileConfig, tile_match,
    lambda match, target: {"tile": [1, 2, 4, 8, 16, 32], "vector": [1, 4, 8, 16]},
    lambda match, target: TileConfig(1, 1), tile_lower, legal=tile_legal,
)  # fmt: skip

RULES = (FAULT, TILE)


def fault_func() -> Any:
    """C[i] = 2 A[i] + 1, which the faulty template takes."""
    A = te.placeholder((SIZE,), "float32", name="A")
    two, one = tirx.const(2, "float32"), tirx.const(1, "float32")
    return te.create_prim_func([A, te.compute((SIZE,), lambda i: A[i] * two + one, name="fault")])


def tile_func(n: int = 1 << 16) -> Any:
    """C[i] = exp(A[i]), which the tiling rule takes."""
    A = te.placeholder((n,), "float32", name="A")
    return te.create_prim_func([A, te.compute((n,), lambda i: te.exp(A[i]), name="tile")])
