"""Concatenations written in place by what makes their parts.

    a = alloc([55, 55, 64]);  f(x, a)                       c = alloc([55, 55, 128])
    b = alloc([55, 55, 64]);  g(x, b)                →      f'(x, c)        writes c[:, :, :64]
    c = alloc([55, 55, 128]);  concat(a, b, c)              g'(x, c)        writes c[:, :, 64:]

f' is f as it was scheduled, with a parameter of another shape, in which it counts from where the part begins; so are kernels
that read a part beside the concatenation. This is left with what it computes itself, and with the parts that cannot lie in its
result: inputs, weights and results, what lies in another one already, and what kernels use that cannot count so. With nothing
left it is not called. Which functions concatenate is read before they are scheduled (`concatenations`).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

import tvm
import tvm_ffi
from tvm import relax, tirx
from tvm.ir import Call, GlobalVar, Range, TensorLoad, TensorRegion, Var
from tvm.s_tir import SBlock, SBlockRealize
from tvm.sym import Analyzer
from tvm.tirx import IntImm, PrimFunc
from tvm.tirx.buffer import BufferType

from tk.graph.dataflow import name_of
from tk.graph.memory.copies import COPY, OVER
from tk.graph.memory.donate import called

if TYPE_CHECKING:
    from tvm.ir import Expr, IRModule
    from tvm.tirx import Buffer, Stmt
    from tvm_ffi.structural import StructuralMutator

__all__ = ["INSTEAD_OF", "ConcatInPlace", "Concats", "Part", "concatenations"]

INSTEAD_OF = "tk.instead_of"  # attribute of a PrimFunc: the name of the one that it is, with another memory
ADDRESSES = ("tirx.address_of", "tirx.tvm_access_ptr")


@dataclass(frozen=True)
class Part:
    """A part of a concatenation: the number of its parameter, where it begins along which axis of the result, and its size
    along that."""

    operand: int
    axis: int
    begin: int
    size: int


Concats: TypeAlias = Mapping[str, Sequence[Part]]
"""The parts of functions that concatenate, by name."""


def concatenations(mod: tvm.IRModule) -> Concats:
    """The parts of each of the module's functions, not scheduled yet, that concatenates and reads some parts as they lie."""
    found = {var.name_hint: parts_of(func) for var, func in mod.functions_items() if isinstance(func, PrimFunc)}
    return {name: parts for name, parts in found.items() if parts}


def parts_of(func: PrimFunc) -> tuple[Part, ...]:
    """The parameters of a function that are parts of its one result, each element stored at its own place and nowhere else.
    Beside them it may store what it computes. None of a function that does not concatenate."""
    params = list(func.params)
    block = _last_block(func)
    if block is None or block.init is not None or not isinstance(block.body, tirx.BufferStore):
        return ()
    store, axes = block.body, [axis.var for axis in block.iter_vars]
    sizes = [axis.dom.extent for axis in block.iter_vars]
    own = len(axes) == len(store.indices) and all(map(Var.same_as, axes, store.indices))
    if not own or store.buffer not in params[-1:] or not tvm_ffi.structural_equal(sizes, list(store.buffer.shape)):
        return ()
    for axis, size in enumerate(sizes):
        if isinstance(size, IntImm) and _turn(store.value, axes[axis], 0, int(size)) is not None:
            parts = tuple(_along(store.value, axes, axis, 0, int(size), params))
            return parts if len({part.operand for part in parts}) == len(parts) else ()
    return ()


def _last_block(func: PrimFunc) -> SBlock | None:
    """The last block of a function, if it alone stores to the last parameter, and to that."""
    body = func.body.block.body if isinstance(func.body, SBlockRealize) else None
    nests = list(body.seq) if isinstance(body, tirx.SeqStmt) else [body]
    found = []
    for nest in nests:
        while isinstance(nest, tirx.For):
            nest = nest.body
        if not isinstance(nest, SBlockRealize):
            return None
        found.append(nest.block)
    stored = [getattr(block.body, "buffer", None) for block in found]
    return found[-1] if not any(buffer is None or buffer in list(func.params) for buffer in stored[:-1]) else None


def _turn(value: Expr, axis: Var, first: int, end: int) -> int | None:
    """Where between `first` and `end` along an axis `value` becomes another one; None where it is no choice by the index."""
    if not isinstance(value, Call) or not str(getattr(value.op, "name", "")).endswith("if_then_else"):
        return None
    condition = value.args[0]
    if not isinstance(condition, tirx.LE) or not condition.b.same_as(axis) or not isinstance(condition.a, IntImm):
        return None
    return int(condition.a) if first < int(condition.a) < end else None


def _along(value: Expr, axes: Sequence[Var], axis: int, first: int, end: int, params: Sequence[Any]) -> Iterator[Part]:
    """The parameters that `value` reads as they lie from `first` to before `end` along an axis."""
    if (turn := _turn(value, axes[axis], first, end)) is not None:
        yield from _along(value.args[2], axes, axis, first, turn, params)
        yield from _along(value.args[1], axes, axis, turn, end, params)
    elif isinstance(value, TensorLoad) and value.source in params[:-1] and len(value.indices) == len(axes):
        own = [var - first if n == axis else var for n, var in enumerate(axes)]
        size = value.source.shape[axis]
        if isinstance(size, IntImm) and int(size) == end - first and all(map(Analyzer().can_prove_equal, value.indices, own)):
            yield Part(params.index(value.source), axis, first, end - first)


def ConcatInPlace(parts: Concats) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs when results are allocated by "main", and what is written over what is decided. `parts` says by name which kernels
    concatenate."""

    @tvm.transform.module_pass(opt_level=0, name="ConcatInPlace")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        main = mod["main"]
        bindings = [binding for block in main.body.blocks for binding in block.bindings]
        if not any(found[0] in parts for binding in bindings if (found := called(mod, binding.value)) is not None):
            return mod
        work = _Work(mod, main, parts)
        changed = work.rewritten()
        result = work.builder.get()
        result["main"] = changed
        left = {found[0] for binding in work.bindings if binding and (found := called(result, binding.value)) is not None}
        for var, func in list(result.functions_items()):
            changed_name = var.name_hint in work.replaced or INSTEAD_OF in (func.attrs or {})
            if isinstance(func, PrimFunc) and changed_name and var.name_hint not in left:
                del result[var]
        return relax.transform.Normalize()(result)

    return rewrite


class _Work:
    """One "main": its bindings, None where they are no more; which of its variables are used where; the functions so far that
    stand instead of others."""

    def __init__(self, mod: IRModule, main: relax.Function, parts: Concats) -> None:
        self.builder, self.mod, self.main, self.parts = relax.BlockBuilder(mod), mod, main, parts
        self.functions: dict[str, Any] = {var.name_hint: func for var, func in mod.functions_items()}
        self.variables = {var.name_hint: var for var, _ in mod.functions_items()}
        self.bindings: list[Any] = [binding for block in main.body.blocks for binding in block.bindings]
        self.steps = {binding.var: step for step, binding in enumerate(self.bindings)}
        self.names: dict[Expr, Expr] = {}  # by variable that is another one: that
        self.uses: dict[Expr, list[int]] = {}
        for step, binding in enumerate(self.bindings):
            if isinstance(binding.value, relax.Var):
                self.names[binding.var] = self._root(binding.value)
                continue
            for var in relax.analysis.free_vars(binding.value):
                self.uses.setdefault(self._root(var), []).append(step)
        self.returned = {self._root(var) for var in relax.analysis.free_vars(main.body.body)}
        self.made: dict[Any, Any] = {}  # by function and place of a part in it: the function's variable, None for impossible
        self.replaced: set[str] = set()
        self.moved: dict[Expr, int] = {}  # by allocation: the step of another one, before which it stands

    def _root(self, var: Expr) -> Expr:
        """The variable that `var` is another name of."""
        return self.names.get(var, var) if isinstance(var, relax.Var) else var

    def rewritten(self) -> relax.Function:
        """`main` with its concatenations written in place as far as they can be."""
        for step, binding in enumerate(self.bindings):
            found = called(self.mod, binding.value)
            if found is not None and found[0] in self.parts and isinstance(binding.value.op, GlobalVar):
                self._concatenate(step, *found)
        first: dict[int, list[Any]] = {}
        for var, step in self.moved.items():
            first.setdefault(step, []).append(self.bindings[self.steps[var]])
        gone = {var for var, step in self.steps.items() if self.bindings[step] is None}
        kept: list[Any] = []
        for step, binding in enumerate(self.bindings):
            kept += first.get(step, [])
            renames_gone = binding is not None and self.names.get(binding.var) in gone
            if binding is not None and binding.var not in self.moved and not renames_gone:
                kept.append(binding)
        body = relax.SeqExpr([relax.BindingBlock(kept)], self.main.body.body)
        return relax.Function(self.main.params, body, self.main.ret_ty, self.main.is_pure, self.main.attrs)

    def _concatenate(self, step: int, name: str, args: Sequence[Expr]) -> None:
        """Have the parts of one concatenation lie in its result, and leave it those that cannot."""
        args = [self._root(arg) for arg in args]
        result = args[-1]
        if not self._is_allocated(result) or min(self.uses[result]) != step:
            return
        inside = [part for part in self.parts[name] if self._lay_in(step, part, args[part.operand], result)]
        if not inside:
            return
        whole = sum(part.size for part in inside) == int(result.ty.shape.values[inside[0].axis])
        left = None if whole else self._left_of(name, inside)
        self.replaced.add(name)
        if left is None:
            self.bindings[step] = None
            return
        gone = {part.operand for part in inside}
        self._call(step, left, [arg for n, arg in enumerate(args) if n not in gone])

    def _is_allocated(self, var: Expr) -> bool:
        """Whether `var` is a tensor that "main" allocates, and not a part by now."""
        step = self.steps.get(var)
        binding = None if step is None else self.bindings[step]
        return binding is not None and name_of(binding.value) == "builtin.alloc_tensor"

    def _may_be_part(self, var: Expr) -> bool:
        """Whether a tensor of its own may lie in another one: kernels alone use it, in calls that name it once, and it has no
        parts itself."""
        if not isinstance(var, relax.Var) or not self._is_allocated(var) or var in self.moved or var in self.returned:
            return False
        calls = [(self.bindings[use].value, called(self.mod, self.bindings[use].value)) for use in self.uses.get(var, [])]
        return all(
            found is not None and isinstance(call.op, GlobalVar) and sum(var.same_as(self._root(arg)) for arg in found[1]) == 1
            for call, found in calls
        )

    def _lay_in(self, step: int, part: Part, var: Expr, result: Expr) -> bool:
        """Have `var` be a part of `result`, whose allocation moves before its own, unless a kernel cannot have it so."""
        if not self._may_be_part(var):
            return False
        size = result.ty.shape.values[part.axis]
        changes = []
        for use in self.uses[var]:
            if use == step:
                continue
            call = self.bindings[use].value
            args = [self._root(arg) for arg in call.args]
            at = next(n for n, arg in enumerate(args) if arg.same_as(var))
            if any(result.same_as(arg) for arg in args):  # one memory under two names, which code is told not to expect
                return False
            function = self._sliced(str(call.op.name_hint), at, part, int(size))
            if function is None:
                return False
            changes.append((use, function, [*args[:at], result, *args[at + 1 :]], str(call.op.name_hint)))
        if not changes:
            return False
        for use, function, args, name in changes:
            self.replaced.add(name)
            self._call(use, function, args)
            self.uses[result].append(use)
        begin = self.steps[var]
        self.bindings[begin] = None
        self.moved[result] = min(begin, self.moved.get(result, begin))
        return True

    def _call(self, step: int, function: Any, args: Sequence[Expr]) -> None:
        """Have a step call another function."""
        binding = self.bindings[step]
        call = binding.value
        made = relax.Call(function, list(args), call.attrs, call.ty_args, call.span)
        relax.expr._update_type(made, call.ty)
        self.bindings[step] = relax.VarBinding(binding.var, made)

    def _sliced(self, name: str, at: int, part: Part, size: int) -> Any:
        """The variable of the function that has parameter number `at` of function `name` in a tensor of `size` elements along
        the part's axis; None where there is no such function."""
        key = (name, at, part.axis, part.begin, size)
        if key not in self.made:
            func = self.functions[name]
            func = None if _is_special(func) else sliced(func, at, part.axis, part.begin, size)
            self.made[key] = None if func is None else self._added(func, name, f"{name}_part")
        return self.made[key]

    def _left_of(self, name: str, inside: Sequence[Part]) -> Any:
        """The variable of a concatenation's function for the parts that are not `inside` it; None where nothing is left."""
        key = (name, tuple(inside))
        if key not in self.made:
            func = without_parts(self.functions[name], inside)
            self.made[key] = None if func is None else self._added(func, name, f"{name}_rest")
        return self.made[key]

    def _added(self, func: PrimFunc, name: str, new: str) -> Any:
        origin = (self.functions[name].attrs or {}).get(INSTEAD_OF) or name
        func = func.with_attr(INSTEAD_OF, str(origin)).without_attr("global_symbol")
        var = self.builder.add_func(func, new)
        self.functions[var.name_hint], self.variables[var.name_hint] = func, var
        self.mod = self.builder.get()
        return var


def _is_special(func: PrimFunc) -> bool:
    """Whether more is known of a function's memory than its loads and stores say."""
    attrs = func.attrs or {}
    return not attrs.get("s_tir") or any(attrs.get(name) is not None for name in (OVER, COPY))


def sliced(func: PrimFunc, at: int, axis: int, begin: int, size: int) -> PrimFunc | None:
    """A scheduled function whose parameter number `at` lies in a tensor of `size` elements along `axis`, from `begin` on. None
    where anything but loads and stores at indices uses the parameter."""
    old = list(func.params)[at]
    if not isinstance(old.ty, BufferType) or _escapes(func.body, old):
        return None
    shape = list(old.shape)
    shape[axis] = IntImm("int64", size)
    new = tirx.decl_buffer(shape, str(old.dtype), name=str(old.name), scope=old.scope())
    body = _read_from(func.body, old, new, axis, begin)
    params = [new if n == at else param for n, param in enumerate(func.params)]
    return None if _names(body, old) else PrimFunc(params, body, func.ret_type, func.attrs)


def without_parts(func: PrimFunc, inside: Sequence[Part]) -> PrimFunc | None:
    """A scheduled concatenation that does not store the parts `inside`; None where it stores nothing else."""
    params, body = list(func.params), func.body
    for part in inside:
        body = _read_from(body, params[part.operand], params[-1], part.axis, part.begin)
    body = _without_copies(body, params[-1])
    if body is None:
        return None
    gone = {part.operand for part in inside}
    kept = [param for n, param in enumerate(params) if n not in gone]
    return PrimFunc(kept, body, func.ret_type, func.attrs)


def _read_from(body: Stmt, old: Buffer, new: Buffer, axis: int, begin: int) -> Stmt:
    """`body` with what is loaded from and stored to `old` in `new`, from `begin` on along an axis."""

    def shifted(index: Expr) -> Expr:
        return index + IntImm(str(index.ty.dtype), begin) if begin else index

    def moved(indices: Sequence[Expr]) -> list[Expr]:
        return [shifted(index) if n == axis else index for n, index in enumerate(indices)]

    def load(node: TensorLoad, mutator: StructuralMutator) -> Expr:
        node = mutator.default_mutate(node)
        return tirx.BufferLoad(new, moved(node.indices)) if node.source.same_as(old) else node

    def store(node: tirx.BufferStore, mutator: StructuralMutator) -> Stmt:
        node = mutator.default_mutate(node)
        return tirx.BufferStore(new, node.value, moved(node.indices)) if node.buffer.same_as(old) else node

    def region(node: TensorRegion, mutator: StructuralMutator) -> Any:
        node = mutator.default_mutate(node)
        if not node.source.same_as(old):
            return node
        ranges = [
            Range.from_min_extent(shifted(each.min), each.extent) if n == axis else each for n, each in enumerate(node.region)
        ]
        return TensorRegion(new, ranges, node.ty)

    return tvm_ffi.structural_mutate(body, [(TensorLoad, load), (tirx.BufferStore, store), (TensorRegion, region)])


def _escapes(body: Stmt, buffer: Buffer) -> bool:
    """Whether the address of `buffer` is taken, or blocks have it under another name or shape."""
    found: list[bool] = []

    def call(node: Call) -> None:
        if str(getattr(node.op, "name", "")) in ADDRESSES:
            found.append(_names(node, buffer))

    def block(node: SBlock) -> None:
        found.extend(each.source.source.same_as(buffer) for each in node.match_buffers)

    tvm_ffi.structural_walk(body, [(Call, call), (SBlock, block)], order="pre")
    return any(found)


def _names(node: Any, buffer: Buffer) -> bool:
    """Whether `buffer` is anywhere in a statement or an expression."""
    found: list[bool] = []
    tvm_ffi.structural_walk(node, [(Var, lambda var: found.append(bool(var.same_as(buffer))))], order="pre")
    return any(found)


def _without_copies(body: Stmt, buffer: Buffer) -> Stmt | None:
    """`body` without what stores an element of `buffer` that it has there already, and without loops of nothing."""
    analyzer = Analyzer()

    def store(node: tirx.BufferStore, mutator: StructuralMutator) -> Stmt:
        value = node.value
        same = isinstance(value, TensorLoad) and node.buffer.same_as(buffer) and value.source.same_as(buffer)
        if same and all(map(analyzer.can_prove_equal, node.indices, value.indices)):
            return tirx.Evaluate(0)
        return node

    return _pruned(tvm_ffi.structural_mutate(body, [(tirx.BufferStore, store)]))


def _pruned(stmt: Stmt) -> Stmt | None:
    """`stmt` without loops, blocks and sequences in which nothing is done; None where nothing is left."""
    if isinstance(stmt, tirx.Evaluate):
        return None if isinstance(stmt.value, IntImm) else stmt
    if isinstance(stmt, tirx.SeqStmt):
        kept = [each for each in map(_pruned, stmt.seq) if each is not None]
        return None if not kept else kept[0] if len(kept) == 1 else tirx.SeqStmt(kept)
    if isinstance(stmt, tirx.For):
        inner = _pruned(stmt.body)
        if inner is None:
            return None
        return tirx.For(
            stmt.loop_var, stmt.min, stmt.extent, stmt.kind, inner, stmt.thread_binding, stmt.annotations, stmt.step
        )
    if isinstance(stmt, SBlockRealize):
        inner = _pruned(stmt.block.body)
        if inner is None:
            return None
        own = stmt.block
        block = SBlock(
            own.iter_vars, own.reads, own.writes, own.name_hint, inner, own.init, own.alloc_buffers, own.match_buffers,
            own.annotations,
        )  # fmt: skip
        return SBlockRealize(stmt.iter_values, stmt.predicate, block)
    return stmt
