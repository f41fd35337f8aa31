"""Small kernels that do not depend on each other become one: its first blocks do the work of one, the others of the next.

    y = f(x): 40 blocks;  z = g(x): 8 blocks      →      y, z = fg(x): block b < 40 ? f at block b : g at block b − 40

Each launch that is saved saves the ramp up and down of a grid that does not fill the GPU, a microsecond or two in a CUDA
graph, so only kernels that move few bytes are fused: those that read a common input, or give results of one shape, such as
the turning of q and k, and those that are hardly more than a launch, with any. This is done to kernels as scheduled (tuned
or not): nests of a loop over blockIdx.x and one over threadIdx.x without barriers or shared memory. Kernels of the same depth
in the graph, counted in kernels from the inputs, cannot depend on each other. Such as write over an operand, a row of a cache
say, go with others: each of the results lies over what its part is to write over.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import Dataflow, name_of, rewritten
from tk.graph.memory.copies import COPY, OVER, lies_over
from tk.schedule.apply import Kernel, count_calls

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import Call, Expr, GlobalVar, IRModule
    from tvm.tirx import For, PrimFunc, SeqStmt, Stmt

__all__ = ["STEP", "fuse_horizontally", "fused_kernel"]

STEP = "fuse_horizontally"  # its name in Options.without
LARGEST = 32 << 20  # bytes that a kernel which is fused may move: some 10 µs on the fastest GPU
TINY = 128 << 10  # bytes that are moved in less than a launch takes
MEMBERS = 6  # kernels in one, at most


def fuse_horizontally(mod: tvm.IRModule, kernels: Sequence[Kernel], log: list[str]) -> tuple[tvm.IRModule, list[Kernel]]:
    """A scheduled module and its kernels, small independent ones fused in "main"; `log` gets a line for each that it made."""
    from tvm import relax

    work = _Work(mod, {kernel.name: kernel for kernel in kernels})
    main = rewritten(mod["main"], work.rewritten)
    if not work.made:
        return mod, list(kernels)
    result = work.builder.get()
    result["main"] = main
    result = relax.transform.DeadCodeElimination(["main"])(result)
    calls = count_calls(result)
    log += [f"{STEP}: {' + '.join(names)} → {kernel.name}" for names, kernel in work.made.items()]
    left = [*kernels, *work.made.values()]
    return result, [replace(kernel, calls=calls[kernel.name]) for kernel in left if kernel.name in calls]


@dataclass(frozen=True)
class _Grid:
    """A kernel as its nest: blocks, threads in a block, the two loops and what they hold."""

    blocks: Any
    threads: int
    outer: Any
    inner: Any


def grid_of(func: PrimFunc) -> _Grid | None:
    """The kernel's grid; None where it has another form, or its threads meet."""
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import Call, Op, PointerType, Var

    outer: Stmt = func.body
    inner: Any = outer.body if isinstance(outer, tirx.For) else None
    for loop, tag in ((outer, "blockIdx.x"), (inner, "threadIdx.x")):
        bound = loop.thread_binding if isinstance(loop, tirx.For) else None
        if bound is None or bound.thread_tag != tag or dict(loop.annotations):
            return None
    if not isinstance(inner.extent, tirx.IntImm) or func.attrs is None or not func.attrs.get("s_tir"):
        return None
    blockers: list[Any] = []

    def call(node: Expr) -> None:
        name = str(node.op.name) if isinstance(node.op, Op) else ""
        if any(word in name for word in ("sync", "barrier", "shuffle", "ptx", "cuda", "call_extern", "vote", "ballot")):
            blockers.append(node)

    def loop_(node: For) -> None:
        if node.thread_binding is not None:
            blockers.append(node)

    def variable(node: Expr) -> None:
        if isinstance(node.ty, PointerType) and str(node.ty.storage_scope) not in ("", "global", "local"):
            blockers.append(node)

    tvm_ffi.structural_walk(inner.body, [(Call, call), (tirx.For, loop_), (Var, variable)], order="post")
    if blockers or "shared" in inner.body.script():
        return None
    return _Grid(outer.extent, int(inner.extent), outer, inner)


def fused_kernel(functions: Sequence[PrimFunc], inputs: Sequence[int]) -> PrimFunc:
    """One kernel that does what `functions` do; its parameters are their inputs, the first `inputs[i]` of each, then their
    results, each in order."""
    from tvm import s_tir, tirx
    from tvm.ir import Var

    functions = [s_tir.renew_defs(func) for func in functions]
    grids = [grid for func in functions if (grid := grid_of(func)) is not None]
    threads = max(grid.threads for grid in grids)
    block = Var("block", _widest([grid.outer.loop_var.ty for grid in grids]))
    thread = Var("thread", _widest([grid.inner.loop_var.ty for grid in grids]))
    body: Any = None
    counts = [_as(grid.blocks, block) for grid in grids]
    ends = [sum(counts[1 : i + 1], counts[0]) for i in range(len(grids))]
    for i in reversed(range(len(grids))):
        part = _at(grids[i], block - ends[i - 1] if i else block, thread)
        if grids[i].threads < threads:
            part = tirx.IfThenElse(thread < grids[i].threads, part, None)
        body = part if body is None else tirx.IfThenElse(block < ends[i], part, body)
    for var, extent, tag in ((thread, tirx.IntImm(thread.ty.dtype, threads), "threadIdx.x"), (block, ends[-1], "blockIdx.x")):
        zero = tirx.IntImm(var.ty.dtype, 0)
        bound = tirx.IterVar(None, Var(tag, var.ty), tirx.IterVar.ThreadIndex, tag)
        body = tirx.For(var, zero, extent, tirx.ForKind.THREAD_BINDING, body, bound)
    params = [param for func, count in zip(functions, inputs, strict=True) for param in list(func.params)[:count]]
    params += [param for func, count in zip(functions, inputs, strict=True) for param in list(func.params)[count:]]
    merged = tirx.PrimFunc(params, body).with_attr("s_tir", True).with_attr("tirx.noalias", True)
    starts = [sum(inputs[:i]) for i in range(len(inputs))]
    over = [start + n if n >= 0 else n for start, func in zip(starts, functions, strict=True) for n in lies_over(func) or (-1,)]
    merged = merged.with_attr(OVER, over) if any(n >= 0 for n in over) else merged
    return merged.with_attr("tirx.is_scheduled", True)


def _widest(types: Sequence[Any]) -> Any:
    """The type of an index that all of them fit: kernels of templates count in 32 bits, those of TVM's schedules in 64."""
    return max(types, key=lambda each: int(each.dtype.bits))


def _as(value: Expr, like: Expr) -> Expr:
    """`value` in the type of `like`: TVM's nodes do not mix the two."""
    from tvm import tirx

    dtype = str(like.ty.dtype)
    if str(value.ty.dtype) == dtype:
        return value
    return tirx.IntImm(dtype, int(value)) if isinstance(value, tirx.IntImm) else tirx.Cast(dtype, value)


def _at(grid: _Grid, block: Expr, thread: Expr) -> SeqStmt:
    """What one thread of a block does."""
    import tvm_ffi
    from tvm.ir import Var

    loops = ((grid.outer.loop_var, block), (grid.inner.loop_var, thread))
    values = {hash(variable): _as(value, variable) for variable, value in loops}
    return tvm_ffi.structural_map(grid.inner.body, [(Var, lambda var: values.get(hash(var), var))])


class _Work:
    """The calls of one "main": which kernels can be fused, and those made so far."""

    def __init__(self, mod: IRModule, kernels: dict[str, Kernel]) -> None:
        from tvm import relax

        self.mod, self.kernels = mod, kernels
        self.builder = relax.BlockBuilder(mod)
        self.made: dict[tuple[str, ...], Kernel] = {}
        self._variables: dict[tuple[str, ...], GlobalVar] = {}
        self._fusible: dict[str, bool] = {}

    def rewritten(self, bindings: Sequence[relax.VarBinding]) -> list[relax.VarBinding]:
        """The bindings, each group in one call, what it reads before it."""
        graph = Dataflow(bindings)
        group_of = {i: group for group in self._groups(graph) for i in group}
        done: set[int] = set()
        out: list[relax.VarBinding] = []

        def emit(i: int) -> None:
            if i in done:
                return
            members = group_of.get(i, [i])
            done.update(members)
            for member in members:
                for source in sorted(graph.reads[member]):
                    emit(source)
            out.extend(self._call(graph, members) if i in group_of else [graph.bindings[i]])

        for i in range(len(graph.bindings)):
            emit(i)
        return out

    def _groups(self, graph: Dataflow) -> list[list[int]]:
        """Groups of kernels to fuse, by depth."""
        depths: list[int] = []
        levels: dict[int, list[int]] = defaultdict(list)
        for i, reads in enumerate(graph.reads):
            depths.append(max((depths[j] + (graph.names[j] == "call_tir") for j in reads), default=0))
            if self._fits(graph, i):
                levels[depths[i]].append(i)
        groups: list[list[int]] = []
        for _, level in sorted(levels.items()):
            found: list[list[int]] = []
            for i in level:
                near = next((group for group in found if len(group) < MEMBERS and self._alike(graph, i, group)), None)
                if near is None:
                    found.append([i])
                else:
                    near.append(i)
            groups += [group for group in found if len(group) > 1]
        return groups

    def _fits(self, graph: Dataflow, i: int) -> bool:
        """Whether binding `i` calls a kernel that can be fused, for one tensor."""
        from tvm import relax

        call = graph.bindings[i].value
        if graph.names[i] != "call_tir" or len(call.args) != 2 or not isinstance(call.ty, relax.TensorType):
            return False
        users = (graph.bindings[user].value for user in graph.users[i])
        if any(name_of(user) == "call_tir" and (self.mod[user.args[0]].attrs or {}).get(COPY) is not None for user in users):
            return False  # it is written over later, without the copy where it is a kernel's only result
        name = str(call.args[0].name_hint)
        if name not in self._fusible:
            known = self.kernels.get(name)
            func = self.mod[call.args[0]]
            small = known is not None and known.bytes <= LARGEST and (func.attrs or {}).get(COPY) is None
            self._fusible[name] = small and grid_of(func) is not None
        return self._fusible[name]

    def _alike(self, graph: Dataflow, i: int, group: Sequence[int]) -> bool:
        """Whether kernel `i` has enough in common with a member of the group, or one of them is tiny."""
        return any(
            min(self._bytes(graph, i), self._bytes(graph, j)) <= TINY
            or bool(self._inputs(graph, i) & self._inputs(graph, j))
            or _same_type(graph.bindings[i].var, graph.bindings[j].var)
            for j in group
        )

    def _bytes(self, graph: Dataflow, i: int) -> float:
        return self.kernels[str(graph.bindings[i].value.args[0].name_hint)].bytes

    def _inputs(self, graph: Dataflow, i: int) -> set[Any]:
        return set(graph.bindings[i].value.args[1].fields)

    def _call(self, graph: Dataflow, members: Sequence[int]) -> list[relax.VarBinding]:
        """The bindings that call the fused kernel of `members`, under their names."""
        from tvm import relax

        calls = [graph.bindings[i].value for i in members]
        arguments = [list(call.args[1].fields) for call in calls]
        called = self._fused(calls, [len(each) for each in arguments])
        types = [call.ty for call in calls]
        value = relax.call_tir(called, relax.Tuple([arg for each in arguments for arg in each]), types)
        both = relax.DataflowVar("fused_kernel", relax.TupleType(types))
        made = [relax.VarBinding(both, self.builder.normalize(value))]
        for n, i in enumerate(members):
            made.append(relax.VarBinding(graph.bindings[i].var, self.builder.normalize(relax.TupleGetItem(both, n))))
        return made

    def _fused(self, calls: Sequence[Call], inputs: Sequence[int]) -> GlobalVar:
        names = tuple(str(call.args[0].name_hint) for call in calls)
        if names not in self._variables:
            func = fused_kernel([self.mod[call.args[0]] for call in calls], inputs)
            short = "_and_".join(dict.fromkeys(name.removeprefix("fused_")[:24].strip("_") for name in names))
            self._variables[names] = self.builder.add_func(func, f"joined_{short}"[:100])
            parts = [self.kernels[name] for name in names]
            same = all(part.rule == parts[0].rule for part in parts)
            self.made[names] = Kernel(
                str(self._variables[names].name_hint),
                parts[0].origin,
                parts[0].rule if same else "+".join(dict.fromkeys(part.rule for part in parts)),
                flops=sum(part.flops for part in parts),
                bytes=sum(part.bytes for part in parts),
                dtype=parts[0].dtype,
                family=parts[0].family,
            )
        return self._variables[names]


def _same_type(one: Any, other: Any) -> bool:
    import tvm_ffi

    return bool(tvm_ffi.structural_equal(one.ty, other.ty))
