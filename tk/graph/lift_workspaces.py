"""The memory that a kernel's launches hand on to one another, allocated by the program instead of by TVM's workspace pool.

    within = alloc([511, 32, 32])                       workspace = R.builtin.alloc_tensor([511, 32, 32])
    launch 1: within ← x;  launch 2: y ← within         f(x, y, workspace)

The pool frees a block when a larger one is asked for, by another kernel, shape or module of the same thread, and all of them
with the thread; a CUDA graph goes on to write to what it saw when it was captured. What the program allocates lies in
storages that live as long as the graphs, and shares them with tensors of other times.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import relax, tirx
from tvm.s_tir import SBlock, SBlockRealize
from tvm.tirx import PrimFunc
from tvm.tirx.buffer import BufferType

from tk.errors import CompileError, message
from tk.graph.dataflow import update_functions

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, Var
    from tvm.tirx import Buffer, Stmt

__all__ = ["LiftWorkspaces", "workspaces"]

CALL_DYN = "relax.vm.call_tir_dyn"


def LiftWorkspaces() -> tvm.transform.Pass:  # noqa: N802 - named as TVM's are
    """Makes parameters of what functions for a GPU allocate between their kernels, behind their results, and has the
    functions' callers allocate them. The calls are those of CallTIRRewrite: every result is an argument."""

    @tvm.transform.module_pass(opt_level=0, name="LiftWorkspaces")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        functions = {var: func for var, func in mod.functions_items() if isinstance(func, PrimFunc)}
        found = {var: each for var, func in functions.items() if (each := _lifted(func)) is not None}
        if not found:
            return mod
        lifted: dict[str, _Lifted] = {}

        @relax.expr_functor.mutator
        class Calls(relax.PyExprMutator):  # type: ignore[misc]
            def visit_call_(self, call: Call) -> Call:
                return _with_workspaces(self.builder_, super().visit_call_(call), lifted)

        kept = tvm.IRModule({var: func for var, func in mod.functions_items() if var not in found}, attrs=mod.attrs)
        calls = Calls(kept)
        for var, each in found.items():  # a variable has its function's type: the new ones have variables of their own
            lifted[var.name_hint] = replace(each, var=calls.builder_.add_func(each.func, var.name_hint))
        update_functions(kept, calls.builder_, calls.visit_expr)
        return calls.builder_.get()

    return rewrite


def workspaces(func: PrimFunc) -> list[Buffer]:
    """The buffers that a scheduled PrimFunc allocates in a GPU's memory between its kernels; none of a function for a CPU."""
    found = [buffer for stmt in _outermost(func.body) for buffer in _allocated(stmt)]
    return found if found and _launches(func) else []


def _launches(func: PrimFunc) -> bool:
    """Whether there is a kernel's launch in a function."""
    found: list[bool] = []
    walked = [
        (tirx.AttrStmt, lambda stmt: found.append(stmt.attr_key == "thread_extent")),
        (tirx.For, lambda stmt: found.append(stmt.kind == tirx.ForKind.THREAD_BINDING)),
    ]
    tvm_ffi.structural_walk(func.body, walked, order="pre")
    return any(found)


@dataclass(frozen=True)
class _Lifted:
    """A function that takes its workspaces, its variable, and the index of the first workspace among its parameters."""

    var: Any
    func: Any
    first: int
    buffers: Sequence[Any]


def _lifted(func: PrimFunc) -> _Lifted | None:
    buffers = workspaces(func)
    if not buffers:
        return None
    params = list(func.params)
    first = next((i for i, param in enumerate(params) if not isinstance(param.ty, BufferType)), len(params))
    taken = [*params[:first], *buffers, *params[first:]]  # scalars come last
    made = PrimFunc(taken, _without(func.body), func.ret_type, func.attrs)
    return _Lifted(None, made, first, buffers)


def _outermost(stmt: Stmt) -> Iterator[Stmt]:
    """The statements that no loop or launch is around."""
    if isinstance(stmt, tirx.SeqStmt):
        for each in stmt.seq:
            yield from _outermost(each)
    elif isinstance(stmt, SBlockRealize):
        yield stmt
        yield from _outermost(stmt.block.body)
    else:
        yield stmt


def _allocated(stmt: Stmt) -> list[Buffer]:
    found = list(stmt.block.alloc_buffers) if isinstance(stmt, SBlockRealize) else []
    found += [stmt.buffer] if isinstance(stmt, tirx.AllocBuffer) else []
    return [buffer for buffer in found if buffer.scope() in ("", "global")]


def _without(stmt: Stmt) -> Stmt:
    """`stmt` without what `_allocated` finds in it."""
    if isinstance(stmt, tirx.SeqStmt):
        kept = [_without(each) for each in stmt.seq if not (isinstance(each, tirx.AllocBuffer) and _allocated(each))]
        return kept[0] if len(kept) == 1 else tirx.SeqStmt(kept)
    if not isinstance(stmt, SBlockRealize):
        return stmt
    block, gone = stmt.block, _allocated(stmt)
    kept = [buffer for buffer in block.alloc_buffers if not any(buffer.same_as(each) for each in gone)]
    made = SBlock(
        block.iter_vars,
        block.reads,
        block.writes,
        block.name_hint,
        _without(block.body),
        block.init,
        kept,
        block.match_buffers,
        block.annotations,
    )
    return SBlockRealize(stmt.iter_values, stmt.predicate, made)


def _with_workspaces(builder: relax.BlockBuilder, call: Call, lifted: Mapping[str, _Lifted]) -> Expr:
    """`call` with the workspaces that its function takes, allocated before it."""
    dynamic = getattr(call.op, "name", "") == CALL_DYN
    called, given = (call.args[0], list(call.args[1].fields)) if dynamic else (call.op, list(call.args))
    found = lifted.get(getattr(called, "name_hint", ""))
    if found is None:
        return call
    sizes = _sizes(found, given)
    made = []
    for buffer in found.buffers:
        shape = relax.ShapeExpr([_at(extent, sizes) for extent in buffer.shape])
        made.append(builder.emit(relax.op.builtin.alloc_tensor(shape, str(buffer.dtype), 0), "workspace"))
    args = [*given[: found.first], *made, *given[found.first :]]
    op, args = (call.op, [found.var, relax.Tuple(args)]) if dynamic else (found.var, args)
    return relax.Call(op, args, call.attrs, call.ty_args, call.span)


def _sizes(found: _Lifted, given: Sequence[Expr]) -> list[tuple[Expr, Expr]]:
    """The dims that the function's parameters define, each with its size in a call."""
    from tvm.tirx import Var

    sizes: list[tuple[Expr, Expr]] = []
    params = [param for param in found.func.params if not any(param.same_as(buffer) for buffer in found.buffers)]
    for param, arg in zip(params, given, strict=True):
        if not isinstance(param.ty, BufferType):
            sizes.append((param, arg))
            continue
        dims = getattr(arg.ty, "shape", None)
        for extent, size in zip(param.shape, getattr(dims, "values", None) or (), strict=False):
            if isinstance(extent, Var):
                sizes.append((extent, size))
    return sizes


def _at(extent: Expr, sizes: Sequence[tuple[Expr, Expr]]) -> Expr:
    """An extent of a function's buffer in the dims of its caller."""
    from tvm.ir import Var

    def size_of(var: Var) -> Expr:
        size = next((size for dim, size in sizes if dim.same_as(var)), None)
        if size is None:
            raise CompileError(
                message(f"internal: a workspace's dim {var} is none of its kernel's parameters", do="report it with the model")
            )
        return size

    if isinstance(extent, int | tirx.IntImm):
        return tirx.IntImm("int64", int(extent))
    return tirx.Cast("int64", tvm_ffi.structural_map(extent, [(Var, size_of)]))
