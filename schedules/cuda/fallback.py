"""Any function on a GPU: blocks inlined where they can be, one thread an element of what is left, sums in one thread.

    for i, j: C[i, j] = …     →     blockIdx.x × threadIdx.x over i·j, the reduction's loops inside

A block that launches threads of its own is left as it is; one that cannot be analysed (opaque, data-dependent) runs in
a single thread: slow, and right. Where it marks a loop as one of independent steps, as over matrices of which each is
factored by itself, each step has a thread. A function that is nothing but loops is refused: it would run on the host, on
pointers of the device.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Var
from tvm.s_tir import SBlock, SBlockRealize, Schedule
from tvm.s_tir.dlight.analysis import get_root_block
from tvm.s_tir.schedule import SBlockRV
from tvm.s_tir.schedule import ScheduleError as Refused
from tvm.tirx import AttrStmt, For, IterVar, PrimFunc, Stmt
from tvm_ffi.structural import StructuralMutator

from tk.errors import ScheduleError, message
from tk.graph.defined import INDEPENDENT
from tk.schedule.rule import NoKnobs
from tk.schedules.cuda.codegen.kernel_builder import thread_loop
from tk.schedules.cuda.codegen.tir_values import key, substitute
from tk.target import Target

NAME = "cuda.fallback"
VERSION = 2

THREADS = 256
STEPS = 32  # threads of a block whose steps are independent: a warp, for they are long and may be few


@dataclass(frozen=True)
class Match:
    """Everything matches."""


def match(func: PrimFunc, target: Target) -> Match:
    return Match()


def lower(func: PrimFunc, match: Match, config: NoKnobs, target: Target) -> PrimFunc:
    return _with_threads_for_steps(bound(func, target))


def bound(func: PrimFunc, target: Target) -> PrimFunc:
    """`func` with a grid for each block; loops of independent steps are left in a single thread (see `with_steps`)."""
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
        do = "use an operator of the same effect, or compile for the CPU"
        raise ScheduleError(message(f"{name} is written for a CPU alone", have=target.name, do=do))
    return sch.mod["main"]


def _with_threads_for_steps(func: PrimFunc) -> PrimFunc:
    """`func` with a thread for each step of loops that `bound` left for it:

    for blockIdx.x < 1, threadIdx.x < 1: block: for n < b: f(n)
        →   for blockIdx.x < ⌈b / 32⌉, threadIdx.x < 32: block: if blockIdx.x · 32 + threadIdx.x < b: f(…)
    """

    def launched(steps: For, grid: Var, thread: Var, block: Callable[[Stmt], Stmt]) -> Stmt:
        count, step = steps.extent, grid * STEPS + thread
        body = block(tirx.IfThenElse(step < count, substitute(steps.body, {key(steps.loop_var): step}), None))
        threads = thread_loop(thread, tirx.const(STEPS, count.ty.dtype), "threadIdx.x", body)
        return thread_loop(grid, tirx.floordiv(count + (STEPS - 1), STEPS), "blockIdx.x", threads)

    return with_steps(func, launched)


def with_steps(func: PrimFunc, launched: Callable[[For, Var, Var, Callable[[Stmt], Stmt]], Stmt]) -> PrimFunc:
    """`func` with other launches for the single threads that `bound` left to loops of independent steps: launched(loop, index
    of blocks, index of threads, what gives the block around the loop with another statement for it)."""

    def visit(node: For, mutator: StructuralMutator) -> Stmt:
        steps = independent(node.body.body.block) if _is_left_for_steps(node) else None
        if steps is None:
            return mutator.default_mutate(node)

        def block(statement: Stmt) -> Stmt:
            def replaced(loop: For, inner: StructuralMutator) -> Stmt:
                return statement if loop.same_as(steps) else inner.default_mutate(loop)

            return tvm_ffi.structural_mutate(node.body.body, [(tirx.For, replaced)])

        grid, thread = (tirx.Var(each.loop_var.name, steps.extent.ty.dtype) for each in (node, node.body))
        return launched(steps, grid, thread, block)

    return func.with_body(tvm_ffi.structural_mutate(func.body, [(tirx.For, visit)]))


def _is_left_for_steps(loop: For) -> bool:
    """Whether a loop is `_bind`'s over blocks, around one over threads and a block of independent steps."""
    return (
        INDEPENDENT in loop.annotations
        and loop.kind == tirx.ForKind.THREAD_BINDING
        and isinstance(loop.body, tirx.For)
        and isinstance(loop.body.body, SBlockRealize)
    )


def independent(block: SBlock | PrimFunc) -> For | None:
    """The only loop of independent steps in a block or function, outside of all others that do anything; else None."""
    found: list[For] = []
    tvm_ffi.structural_walk(
        block.body, [(tirx.For, lambda loop: found.append(loop) if INDEPENDENT in loop.annotations else None)], order="pre"
    )
    return found[0] if len(found) == 1 else None


def _bind(sch: Schedule, block: SBlockRV) -> None:
    loops, axes = sch.get_loops(block), sch.get(block).iter_vars
    if not loops and not axes and independent(sch.get(block)) is not None:
        grid = sch.add_unit_loop(block)
        thread = sch.add_unit_loop(block)
        sch.bind(grid, "blockIdx.x")
        sch.bind(thread, "threadIdx.x")
        sch.annotate(grid, INDEPENDENT, 1)
        return
    if _launches_threads(sch.get(block)) or any(sch.get(loop).thread_binding is not None for loop in loops):
        return
    if loops and (len(loops) != len(axes) or not all(axis.iter_type in (IterVar.DataPar, IterVar.CommReduce) for axis in axes)):
        sch.bind(sch.add_unit_loop(loops[0]), "threadIdx.x")  # loops and axes do not correspond
        return
    spatial = [loop for loop, axis in zip(loops, axes, strict=False) if axis.iter_type == IterVar.DataPar]
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
    found = list[bool]()

    def visit(node: AttrStmt | For) -> None:
        bound = tirx.ForKind.THREAD_BINDING
        found.append(node.kind == bound if isinstance(node, For) else node.attr_key in ("thread_extent", "virtual_thread"))

    tvm_ffi.structural_walk(block.body, [((tirx.AttrStmt, tirx.For), visit)], order="post")
    return any(found)
