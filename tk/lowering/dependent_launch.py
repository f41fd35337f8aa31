"""Programmatic dependent launch: a kernel of a Hopper GPU, and later ones, starts while the kernel before it still runs.

    kernel n      wait, launch_dependents … work … end
    kernel n + 1            set-up, wait …………………………… work … end      its launch and its barriers cost nothing

A kernel launched so may start as soon as every block of the one before it in the stream has asked for dependents, or has
ended; `griddepcontrol.wait` returns when that one has ended and what it wrote can be seen (PTX ISA, griddepcontrol). So:

    Every kernel launched so waits in every thread before its first access to memory that another kernel may read or write.

Why that keeps the order of the stream: let each of the kernels 1 … n be launched so and wait, and let kernel 0 be whatever came
before, launched in the plain way. Kernel n + 1 passes its wait only when kernel n has ended; kernel n ends only after its
own wait, thus after kernel n − 1 has ended, and so on down to 0. So behind its wait kernel n + 1 sees what every
kernel before it wrote, and none of them reads or writes any more what it overwrites: neither a read after a write nor a
write after a read can be early. What is launched in the plain way (kernels of others, copies, events, the host's
synchronisation) starts when kernel n has ended, and so after all of them. In a captured graph the same holds along its edges.

The step sees every kernel of a module after host and device code are split. A kernel that has a wait of its own (a
template that copies weights before it) is left as it is; into any other one the wait goes behind what only sets up: names of
values and buffers, first values of registers and shared memory, barriers. Kernels for GPUs before sm_90 are launched in the
plain way.

The assembler moves what does not touch memory behind the wait, however the source has it, and so works out its first places
when it could load already. So the wait is made to depend on the positions of the first loads; not in matmuls on tensor cores,
of which ViT's first convolution took 53 µs on an H200 instead of 22.

A kernel asks for the next one behind its own wait. Sooner is possible, but then blocks of the one after next fill what
SMs the kernel in front leaves free, two on one and none on others: tiny kernels in a row gain 4% by it, BERT and
ViT on an H200 lose 3% and a Llama step 27% even where only kernels of at most 264 blocks do so.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Call, TensorLoad, Var
from tvm.script import tirx as T
from tvm.tirx import (
    AllocBuffer,
    AttrStmt,
    Bind,
    BufferStore,
    Cast,
    DeclBuffer,
    Evaluate,
    For,
    IfThenElse,
    IntImm,
    PrimFunc,
    Ramp,
    SeqStmt,
)

from tk.target import compute_capability

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer, Stmt

__all__ = ["STEP", "dependent_launch", "wait_for_previous"]

STEP = "dependent_launch"  # its name in Options.without
LAUNCH_PARAMS, DYNAMIC = "tirx.kernel_launch_params", "tirx.use_dyn_shared_memory"
TAG = "tirx.use_programtic_dependent_launch"  # as TVM spells it
DEVICE_KERNEL = 2  # TVM's calling convention of what is launched
FIRST = (9, 0)  # the compute capability that brought griddepcontrol
CONTROL = "tirx.ptx.griddepcontrol"
# What a block may do before the kernel before it has ended: nothing of it touches memory outside the block.
SET_UP = frozenset(
    {
        "tirx.ptx.mbarrier_init",
        "tirx.ptx.mbarrier_arrive_expect_tx",
        "tirx.ptx.fence_mbarrier_init",
        "tirx.ptx.fence_proxy",
        "tirx.cuda.cta_sync",
        "tirx.ptx.barrier_cluster_arrive",
        "tirx.ptx.barrier_cluster_wait",
    }
)
PURE = frozenset({"tirx.tvm_warp_shuffle", "prim.if_then_else", "prim.likely", "tirx.reinterpret"})
OWN = ("local", "shared", "shared.dyn", "warp")  # scopes of memory that no other kernel sees
FIRST_LOADS = 2  # whose addresses are known before the wait


def wait_for_previous() -> tuple[Evaluate, Evaluate]:
    """The two statements: wait until the kernel before has ended, and let the next one's blocks start."""
    return Evaluate(T.ptx.griddepcontrol.wait()), Evaluate(T.ptx.griddepcontrol.launch_dependents())


def dependent_launch(mod: tvm.IRModule) -> tvm.IRModule:
    """`mod`, of host and device functions, its kernels launched dependently where their GPU can."""
    updated = tvm.IRModule({}, attrs=mod.attrs)
    for var, func in mod.functions_items():
        updated[var] = _launched_dependently(func) if _takes_part(func) else func
    return updated


def _takes_part(func: PrimFunc) -> bool:
    """Whether `func` is a kernel for a GPU that can start it early."""
    if not isinstance(func, PrimFunc) or func.attrs is None or LAUNCH_PARAMS not in func.attrs:
        return False
    arch = str(func.attrs["target"].attrs.get("arch", ""))
    return int(func.attrs["calling_conv"]) == DEVICE_KERNEL and compute_capability(arch) >= FIRST


def _launched_dependently(func: PrimFunc) -> PrimFunc:
    tags = [str(tag) for tag in func.attrs[LAUNCH_PARAMS]]
    at = len(tags) - (tags[-1:] == [DYNAMIC])  # the size of shared memory comes last
    func = func.with_attr(LAUNCH_PARAMS, [*tags[:at], TAG, *tags[at:]])
    return func if _waits(func.body) else func.with_body(_waiting(func.body, not _multiplies(func.body)))


def _children(stmt: Stmt) -> list[Stmt]:
    """The statements right inside a statement."""
    inner = [getattr(stmt, name, None) for name in ("body", "then_case", "else_case")]
    return [*(part for part in inner if part is not None), *getattr(stmt, "seq", ())]


def _waits(stmt: Stmt) -> bool:
    """Whether there is a wait in `stmt`."""
    return _called(stmt) == CONTROL or any(map(_waits, _children(stmt)))


def _called(stmt: Stmt) -> str:
    """The name of the operator that a statement calls, "" for any other."""
    return getattr(stmt.value.op, "name", "") if isinstance(stmt, Evaluate) and isinstance(stmt.value, Call) else ""


def _multiplies(stmt: SeqStmt) -> bool:
    """Whether tensor cores are used in `stmt`."""
    found: list[bool] = []
    tvm_ffi.structural_walk(stmt, [(Call, lambda call: found.append("mma" in getattr(call.op, "name", "")))], order="pre")
    return any(found)


def _waiting(stmt: Stmt, anchored: bool) -> Stmt:
    """`stmt`, which every thread runs from its start, with the wait put before the first part that is not set-up; `anchored`,
    behind the positions of its first loads."""
    if _is_launch(stmt):
        return AttrStmt(stmt.node, stmt.attr_key, stmt.value, _waiting(stmt.body, anchored))
    parts = list(stmt.seq) if isinstance(stmt, SeqStmt) else [stmt]
    first = next((i for i, part in enumerate(parts) if not _sets_up(part)), len(parts) - 1)
    if _is_launch(parts[first]) or isinstance(parts[first], SeqStmt):
        return SeqStmt([*parts[:first], _waiting(parts[first], anchored), *parts[first + 1 :]])
    wait, ask = wait_for_previous()
    addresses = _first_addresses(parts[first:]) if anchored else []
    return SeqStmt([*parts[:first], _wait_behind(addresses) if addresses else wait, ask, *parts[first:]])


def _is_launch(stmt: Stmt) -> bool:
    """Whether `stmt` names the number of a block or a thread, for all that is in it."""
    return isinstance(stmt, AttrStmt) and stmt.attr_key == "thread_extent"


def _wait_behind(addresses: list[Expr]) -> Evaluate:
    """A wait that is not before these numbers are known: under the condition that they are not all 0 and not all −1, which
    always holds and the assembler does not see through. Numbers, not addresses: what is known of a pointer would be lost."""
    names = [f"p{n}" for n in range(len(addresses))]
    others = "".join(f"or.b32 a, a, %{n}; " for n in range(1, len(names)))
    function = f"tk_griddepcontrol_wait_{len(names)}"
    source = f"""
__forceinline__ __device__ void {function}({", ".join(f"int {name}" for name in names)}) {{
  asm volatile("{{ .reg .pred q; .reg .b32 a; mov.b32 a, %0; {others}setp.ne.s32 q, a, 0; setp.ne.or.s32 q, a, -1, q; "
    "@q griddepcontrol.wait; }}" :: {", ".join(f'"r"({name})' for name in names)} : "memory");
}}
"""
    return Evaluate(cuda_func_call(function, *(Cast("int32", address) for address in addresses), source_code=source))


def _first_addresses(parts: list[Stmt]) -> list[Expr]:
    """Which elements `parts` load first from memory, of the first `FIRST_LOADS` tensors: positions that are known before
    them."""
    later: list[Expr] = []  # names that the parts give themselves
    found: list[tuple[Buffer, Expr]] = []

    def names(expr: Expr) -> list[Expr]:
        used: list[Expr] = []
        tvm_ffi.structural_walk(expr, [(Var, used.append)], order="pre")
        return used

    def load(node: TensorLoad) -> None:
        index = node.indices[0].base if isinstance(node.indices[0], Ramp) else node.indices[0]
        if len(found) == FIRST_LOADS or node.source.scope() in OWN or len(node.indices) != 1 or _reads_memory(index):
            return
        unknown = any(name.same_as(each) for name in names(index) for each in later)
        if not unknown and not isinstance(index, IntImm) and not any(node.source.same_as(source) for source, _ in found):
            found.append((node.source, index))

    walked = [
        (Bind, lambda stmt: later.append(stmt.var)),
        (For, lambda stmt: later.append(stmt.loop_var)),
        ((AllocBuffer, DeclBuffer), lambda stmt: later.append(stmt.buffer)),
        (TensorLoad, load),
    ]
    for part in parts:
        tvm_ffi.structural_walk(part, walked, order="pre")
    return [index for _, index in found]


def _sets_up(stmt: Stmt) -> bool:
    """Whether `stmt` only names values and memory, or readies the block's own memory and barriers."""
    if isinstance(stmt, Bind):
        return not _reads_memory(stmt.value)
    if isinstance(stmt, BufferStore):
        return stmt.buffer.scope() in OWN and not _reads_memory(stmt.value) and not any(map(_reads_memory, stmt.indices))
    if isinstance(stmt, IfThenElse) and _reads_memory(stmt.condition):
        return False
    if isinstance(stmt, For) and (_reads_memory(stmt.min) or _reads_memory(stmt.extent)):
        return False
    if isinstance(stmt, IfThenElse | SeqStmt | For):
        return all(map(_sets_up, _children(stmt)))
    return isinstance(stmt, AllocBuffer | DeclBuffer) or _called(stmt) in SET_UP or _fetches_map(stmt)


def _fetches_map(stmt: Stmt) -> bool:
    """Whether `stmt` fetches a tensor map, which is an argument of the kernel."""
    return _called(stmt) == "tirx.ptx.prefetch" and any(getattr(arg, "value", None) == "tensormap" for arg in stmt.value.args)


def _reads_memory(expr: Expr) -> bool:
    """Whether an expression reads a tensor, or calls what may."""
    found: list[bool] = []
    tvm_ffi.structural_walk(
        expr,
        [
            (TensorLoad, lambda _: found.append(True)),
            (Call, lambda call: found.append(getattr(call.op, "name", "") not in PURE)),
        ],
        order="pre",
    )
    return any(found)
