"""Any function on a GPU: blocks inlined where they can be, one thread an element of what is left, sums in one thread.

    for i, j: C[i, j] = …     →     blockIdx.x × threadIdx.x over i·j, the reduction's loops inside

A block that launches threads of its own is left as it is; one that cannot be analysed (opaque, data-dependent) runs in
a single thread: slow, and right. A function that is nothing but loops is refused: it would run on the host, on pointers
of the device.
"""

from __future__ import annotations

from dataclasses import dataclass

import tvm
import tvm_ffi
from tvm import tirx
from tvm.s_tir import SBlock, Schedule
from tvm.s_tir.dlight.analysis import get_root_block
from tvm.s_tir.schedule import SBlockRV
from tvm.s_tir.schedule import ScheduleError as Refused
from tvm.tirx import AttrStmt, For, PrimFunc

from tk.errors import ScheduleError, message
from tk.schedule.rule import NoKnobs
from tk.target import Target

NAME = "cuda.fallback"
VERSION = 1

THREADS = 256
SPATIAL, SUMMED = 0, 2  # tirx.IterVar.DataPar, tirx.IterVar.CommReduce


@dataclass(frozen=True)
class Match:
    """Everything matches."""


def match(func: PrimFunc, target: Target) -> Match:
    return Match()


def lower(func: PrimFunc, match: Match, config: NoKnobs, target: Target) -> PrimFunc:
    module = tvm.IRModule({"main": func.with_attr("global_symbol", "main")})  # else TVM 0.27 changes func's own body
    sch = Schedule(module)
    # 1. inline every block that its readers can compute
    for block in sch.get_child_blocks(get_root_block(sch))[:-1]:
        try:
            sch.compute_inline(block)
        except Refused:
            continue
    # 2. a grid for each block that is left
    for block in sch.get_child_blocks(get_root_block(sch)):
        _bind(sch, block)
    # 3. nothing may be left to the host
    if not _launches_threads(sch.mod["main"]):
        name = sch.get(get_root_block(sch)).name_hint
        raise ScheduleError(
            message(
                f"{name} is written for a CPU alone",
                have=target.name,
                do="use an operator of the same effect, or compile for the CPU",
            )
        )
    return sch.mod["main"]


def _bind(sch: Schedule, block: SBlockRV) -> None:
    loops, axes = sch.get_loops(block), sch.get(block).iter_vars
    if _launches_threads(sch.get(block)) or any(sch.get(loop).thread_binding is not None for loop in loops):
        return
    if loops and (len(loops) != len(axes) or not all(axis.iter_type in (SPATIAL, SUMMED) for axis in axes)):
        sch.bind(sch.add_unit_loop(loops[0]), "threadIdx.x")  # loops and axes do not correspond
        return
    spatial = [loop for loop, axis in zip(loops, axes, strict=False) if axis.iter_type == SPATIAL]
    summed = [loop for loop in loops if loop not in spatial]
    if not spatial:
        spatial = [sch.add_unit_loop(loops[0] if loops else block)]
    sch.reorder(*spatial, *summed)
    grid, thread = sch.split(sch.fuse(*spatial), [None, THREADS])
    sch.bind(grid, "blockIdx.x")
    sch.bind(thread, "threadIdx.x")
    if summed:
        sch.decompose_reduction(block, summed[0])


def _launches_threads(block: PrimFunc | SBlock) -> bool:
    """Whether a block or function holds a kernel launch."""
    found = []

    def attribute(node: AttrStmt) -> None:
        if node.attr_key in ("thread_extent", "virtual_thread"):
            found.append(node)

    def loop(node: For) -> None:
        if node.kind == tirx.ForKind.THREAD_BINDING:
            found.append(node)

    tvm_ffi.structural_walk(block.body, [(tirx.AttrStmt, attribute), (tirx.For, loop)], order="post")
    return bool(found)
