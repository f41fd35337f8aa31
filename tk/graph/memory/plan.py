"""Where the tensors between a call's kernels lie: those that do not live together lie over one another.

    a = f(x);  b = g(a);  c = h(b);  y = k(c)        arena: a at 0, b behind a, c over a

TVM's StaticPlanBlockMemory hands whole storages on, each as large as the greatest tensor that it ever holds. Here all
tensors of a function with constant shapes share one arena, each at the lowest offset where nothing lies that lives at the
same time, the greatest first or in another order where that is better (greedy by size: Pisarchyk and Lee, Efficient memory
management for deep neural net inference, arXiv:2001.03288). With symbolic dims offsets would not be constants: there,
tensors share whole storages, matched by what they take at the dims' greatest values, and a storage is as large as the
greatest tensor in it, in each call anew. Where a kernel may write its result over an operand (in_place.py) that dies with
it, it does.

Results are the caller's to keep, new memory in each call. Until one is written, its memory holds others, if the arena is then
smaller (of a language model, logits are the largest tensor by far, and the last to be written):

    y[64]:   ------------ y = k(c)                   a and b: in y's memory, c in the arena, since k reads it as it writes y
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import reduce
from math import prod
from typing import TYPE_CHECKING, Any

import tvm
from tvm import ir, relax, tirx

from tk.graph.memory.arena import Lifetime, aligned, assign_offsets, share
from tk.graph.memory.donate import called
from tk.graph.memory.in_place import Pairs
from tk.graph.while_loops import called_loop
from tk.package.signature import size_of

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, IRModule, Var

__all__ = ["RESULTS", "STORAGES", "PlanMemory", "free_dims", "with_greatest_dims", "written"]

STORAGES = "tk.storages"  # attribute of a planned function: bytes by storage, as expressions of its dims
RESULTS = "tk.results"  # the same of what else it allocates; "?" where that depends on values
UNBOUNDED = 1024  # stands for a dim without a greatest value where storages are matched
UNLIMITED = 1 << 31  # no dim is greater
LAUNCH = 16 << 20  # bytes that an H200 moves in the 4 µs that launching a kernel takes
SAVED = 16 << 20  # bytes for which kernels are left out of CUDA graphs


def PlanMemory(captured: bool, in_place: Mapping[str, Pairs]) -> tvm.transform.Pass:  # noqa: N802 - named as TVM's are
    """Gives the tensors that "main" allocates places in one storage, or in several where dims are symbolic. Those of a
    program that is `captured` in CUDA graphs are then as large as at the dims' greatest values: the runtime allocates them,
    by the attribute `STORAGES`. `in_place` says by kernel which operands may hold which results."""

    @tvm.transform.module_pass(opt_level=0, name="PlanMemory")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        planned = mod.clone()
        for var, func in mod.functions_items():
            if isinstance(func, relax.Function) and not (func.attrs or {}).get("Primitive"):
                planned[var] = _Planner(mod, func, captured, in_place).planned()
        return relax.transform.Normalize()(planned)  # with types, which RewriteCUDAGraph compares

    return rewrite


def free_dims(func: relax.Function) -> dict[str, Expr]:
    """The symbolic dims of a function's parameters, by name."""
    found: dict[str, Expr] = {}
    for param in func.params:
        for var in relax.analysis.definable_tir_vars_in_type(param.ty):
            found[str(var.name)] = var
    return found


def with_greatest_dims(mod: tvm.IRModule, dims: Mapping[str, tuple[int, int | None]]) -> tvm.IRModule:
    """A module whose "main" says the greatest value of each symbolic dim, of which `dims` has the least and the greatest."""
    bounds = {name: high for name, (_, high) in dims.items() if high is not None}
    if not bounds:
        return mod
    mod = mod.clone()
    mod["main"] = mod["main"].with_attr("tir_var_upper_bound", bounds)
    return mod


@dataclass
class _Tensor:
    """A tensor that the function allocates: the binding that does, and its lifetime as far as known."""

    binding: relax.VarBinding
    size: Expr | int  # bytes, an int or an expression of dims
    life: Lifetime
    escapes: bool = False


_Group = list[_Tensor]
"""Tensors that are written over one another, in this order."""


class _Planner:
    """One function's allocations, who holds which of them, and when."""

    def __init__(self, mod: IRModule, func: relax.Function, captured: bool, in_place: Mapping[str, Pairs]) -> None:
        self.mod, self.func, self.captured, self.in_place = mod, func, captured, in_place
        self.bindings = [binding for block in func.body.blocks for binding in block.bindings]
        self.dims = free_dims(func)
        self.tensors: dict[Var, _Tensor] = {}
        self.unknown = 0  # allocations whose size depends on values
        self._allocations: dict[Var, frozenset[Var]] = {}  # by variable: the allocations that it may lie in
        for step, binding in enumerate(self.bindings):
            self._follow(step, binding)
        for var in self._holders(func.body.body):
            self.tensors[var].escapes = True
            if self.tensors[var].life.last >= 0:
                self.tensors[var].life.last = len(self.bindings)

    def planned(self) -> relax.Function:
        """The function with its allocations placed."""
        inner, results, sizes, numbers = self._plan(True)
        if self.captured:
            alone = self._plan(False)
            inner, results, sizes, numbers = alone if _sum(alone[2]) - _sum(sizes) < SAVED else (inner, results, sizes, numbers)
        storages = [relax.Var(f"storage_{i}", relax.AnyType()) for i in range(len(sizes))]
        reused = {number for number in numbers if number < 0} | {-1 - i for i, group in enumerate(results) if len(group) > 1}
        holding = {number: relax.Var(f"result_{-1 - number}", relax.AnyType()) for number in sorted(reused, reverse=True)}
        offsets = {
            tensor.binding.var: (storages[number] if number >= 0 else holding[number], group[0].life.offset)
            for group, number in [*zip(inner, numbers, strict=True), *((results[-1 - number], number) for number in holding)]
            for tensor in group
        }
        first = [self._storage(var, size, self.captured) for var, size in zip(storages, sizes, strict=True)]
        first += [self._storage(var, results[-1 - number][-1].size, False) for number, var in holding.items()]
        escaping = [written(tensor.size) for tensor in self.tensors.values() if tensor.escapes] + ["?"] * self.unknown
        func = self._rebuilt(self.func, offsets, first) if first else self.func
        return func.with_attr(RESULTS, escaping).with_attr(STORAGES, [written(size) for size in sizes])

    def _plan(self, lend: bool) -> tuple[list[_Group], list[_Group], list[Expr | int], list[int]]:
        """Groups without results, results whose memory may hold others (none unless they are to `lend`), the storages' bytes,
        and the storage of each of the first."""
        lasting = [replace(each, life=replace(each.life)) for each in self.tensors.values() if each.life.last >= 0]
        lenders = {each.binding.var for each in lasting if lend and each.escapes and self._is_reusable(each)}
        groups = self._groups(lasting, lenders)
        inner = [group for group in groups if not group[-1].escapes]
        constant = all(isinstance(group[0].size, int) for group in inner)
        results = [group for group in groups if group[-1].binding.var in lenders]
        results = [group for group in results if isinstance(group[0].size, int) or not constant]
        return inner, results, *self._assigned(inner, results)

    def _assigned(self, inner: Sequence[_Group], results: Sequence[_Group]) -> tuple[list[Expr | int], list[int]]:
        """The storages' bytes, and the storage of each group of `inner`; -1 - i is the memory of group i of `results`."""
        lifetimes, output_lifetimes = [group[0].life for group in inner], [group[0].life for group in results]
        if not all(isinstance(group[0].size, int) for group in inner):
            fits = self._fits({id(group[0].life): group[0].size for group in (*inner, *results)})
            numbers = share(lifetimes, output_lifetimes, fits)
            return self._sizes(inner, numbers), numbers
        size = assign_offsets(lifetimes, output_lifetimes)
        alone = any(life.within is None for life in lifetimes)  # tensors of no element take no byte, and still lie somewhere
        return [max(size, 1)] if alone else [], [0 if life.within is None else -1 - life.within for life in lifetimes]

    def _is_reusable(self, result: _Tensor) -> bool:
        """Whether others may lie in a result's memory before it is written. What uses that is in no CUDA graph, since it is
        other memory in each call: with symbolic dims, graphs are worth more. RewriteCUDAGraph keeps what is returned out of
        graphs, but not what a view of it is returned of."""
        returned = isinstance(result.size, int) and result.binding.var in set(self._returned(self.func.body.body))
        return returned or not self.captured

    def _returned(self, expr: Expr) -> Iterator[Expr]:
        """The variables that `expr` is, under other names or in tuples."""
        values = {binding.var: binding.value for binding in self.bindings}
        left = [expr]
        while left:
            each = left.pop()
            if isinstance(each, relax.Tuple):
                left.extend(each.fields)
            elif isinstance(each, relax.Var):
                yield each
                left += [values[each]] if each in values else []

    def _fits(self, sizes: Mapping[int, Expr | int]) -> Callable[[Lifetime, Lifetime], bool]:
        """Whether one is no larger than another, with any dims; `sizes` has their expressions."""
        analyzer = tvm.sym.Analyzer()
        for dim in self.dims.values():
            analyzer.bind(dim, tvm.ir.Range(0, UNLIMITED))
        exact = {key: tirx.IntImm("int64", size) if isinstance(size, int) else size for key, size in sizes.items()}
        return lambda one, other: bool(analyzer.can_prove(exact[id(one)] <= exact[id(other)]))

    def _follow(self, step: int, binding: relax.VarBinding) -> None:
        """Note what binding number `step` allocates, uses and hands on."""
        value = binding.value
        if getattr(getattr(value, "op", None), "name", "") == "relax.builtin.alloc_tensor":
            size = self._bytes(value)
            self.unknown += size is None
            if size is not None:
                self.tensors[binding.var] = _Tensor(binding, size, Lifetime(self._greatest(size), step, -1))
                self._allocations[binding.var] = frozenset({binding.var})
            return
        allocations = self._holders(value)
        kernel = called(self.mod, value)
        quick = kernel is not None and self.captured and sum(map(self._touched, kernel[1])) < LAUNCH
        for var in allocations:
            life = self.tensors[var].life
            life.bound |= quick
            if life.last < 0:
                life.first = step
            life.last = step
        if kernel is None and called_loop(value) is None:  # a kernel returns nothing, and a loop memory of its own
            self._allocations[binding.var] = allocations

    def _holders(self, expr: Expr) -> frozenset[Var]:
        """The allocations that what `expr` reads may lie in."""
        found = [self._allocations.get(var, frozenset()) for var in relax.analysis.free_vars(expr) if not ir.is_prim_expr(var)]
        return frozenset().union(*found)

    def _bytes(self, call: Call) -> Expr | int | None:
        """What an allocation takes; None where it is not on the device, or its dims are not the inputs'."""
        shape, dtype, _, scope = call.args
        if not isinstance(shape, relax.ShapeExpr) or str(scope.value) != "global":
            return None
        size = _constant_bytes(shape.values, dtype.value)
        if size is not None:
            return aligned(size)
        if not {str(var.name) for var in relax.analysis.free_symbolic_vars(relax.Function([], shape))} <= set(self.dims):
            return None
        return tvm.sym.Analyzer().simplify(prod(shape.values, start=tirx.IntImm("int64", _width(dtype.value))))

    def _touched(self, arg: Expr) -> int:
        """The bytes of a kernel's argument; 0 where they are not constant."""
        constant = isinstance(arg.ty, relax.TensorType) and isinstance(arg.ty.shape, relax.ShapeExpr)
        return _constant_bytes(arg.ty.shape.values, arg.ty.dtype) or 0 if constant else 0

    def _greatest(self, size: Expr | int) -> int:
        """`size` at the dims' greatest values."""
        if isinstance(size, int):
            return size
        bounds = (self.func.attrs or {}).get("tir_var_upper_bound") or {}
        return aligned(size_of(written(size), {name: int(bounds.get(name, UNBOUNDED)) for name in self.dims}))

    def _groups(self, tensors: Sequence[_Tensor], lenders: Collection[Expr]) -> list[_Group]:
        """The tensors, those that are written over one another together, the lifetime of the first made all of theirs. Results
        are written over others if they are `lenders`."""
        groups = {tensor.binding.var: [tensor] for tensor in tensors}
        for step, binding in enumerate(self.bindings):
            for source, result in self._written_over(binding):
                a, b = groups.get(source), groups.get(result)
                if a is None or b is None or a is b or a[0].life.last != step or b[0].life.first != step:
                    continue
                kept = b[-1].escapes and (a[0].life.bound or b[-1].binding.var not in lenders)
                if kept or not _equal(a[0].size, b[0].size):
                    continue
                a[0].life.bound |= b[0].life.bound
                a[0].life.last = b[0].life.last
                a.extend(b)
                for tensor in b:
                    groups[tensor.binding.var] = a
        return list({id(group): group for group in groups.values()}.values())

    def _written_over(self, binding: relax.VarBinding) -> Iterable[tuple[Any, Any]]:
        """The allocations (operand, result) of a kernel's call, of which the first may hold the second."""
        found = called(self.mod, binding.value)
        if found is None:
            return
        name, args = found
        for source, result in self.in_place.get(name, ()):
            allocations = [self._allocations_of(args[i]) for i in (source, result)]
            others = [arg for i, arg in enumerate(args) if i != source]
            if len(allocations[0]) == len(allocations[1]) == 1 and not any(
                allocations[0] & self._allocations_of(arg) for arg in others
            ):
                yield next(iter(allocations[0])), next(iter(allocations[1]))

    def _allocations_of(self, arg: Expr) -> frozenset[Var]:
        """The allocations that a kernel's argument holds: none for a constant."""
        return self._allocations.get(arg, frozenset()) if isinstance(arg, relax.Var) else frozenset()

    def _sizes(self, groups: Sequence[Sequence[_Tensor]], numbers: Sequence[int]) -> list[Expr | int]:
        """Each storage's bytes: the greatest of what its tensors take."""
        sizes: list[list[Expr]] = [[] for _ in range(max(numbers, default=-1) + 1)]
        for group, number in zip(groups, numbers, strict=True):
            if number < 0:
                continue
            size = group[0].size
            size = tirx.IntImm("int64", size) if isinstance(size, int) else size
            if not any(_equal(known, size) for known in sizes[number]):
                sizes[number].append(size)
        greatest = [reduce(tirx.max, each) for each in sizes]
        return [int(size) if isinstance(size, tirx.IntImm) else size for size in greatest]

    def _storage(self, var: Var, size: Expr | int, greatest: bool) -> relax.VarBinding:
        """The binding that allocates a storage, as large as at the dims' greatest values if it is to be the `greatest`."""
        bytes_ = tirx.IntImm("int64", self._greatest(size)) if isinstance(size, int) or greatest else size
        return relax.VarBinding(var, relax.op.memory.alloc_storage(relax.ShapeExpr([bytes_]), 0, "global", "uint8"))

    def _rebuilt(
        self, func: relax.Function, offsets: Mapping[Var, tuple[Expr, int]], first: Sequence[relax.VarBinding]
    ) -> relax.Function:
        def bound(binding: relax.VarBinding) -> relax.VarBinding:
            if binding.var not in offsets:
                return binding
            storage, offset = offsets[binding.var]
            shape, dtype, device, _ = binding.value.args
            call = relax.op.memory.alloc_tensor(storage, offset, shape, dtype, device)
            return relax.VarBinding(binding.var, call)

        blocks = [relax.BindingBlock([bound(binding) for binding in block.bindings]) for block in func.body.blocks]
        body = relax.SeqExpr([relax.BindingBlock(list(first)), *blocks], func.body.body)
        return relax.Function(func.params, body, func.ret_ty, func.is_pure, func.attrs)


def written(size: Expr | int) -> str:
    """A size as `tk.package.signature.size_of` reads it."""
    infix = {"Add": "+", "Sub": "-", "Mul": "*", "FloorDiv": "//", "FloorMod": "%"}
    kind = type(size).__name__
    if isinstance(size, int | tirx.IntImm):
        return str(int(size))
    if kind in infix:
        return f"({written(size.a)} {infix[kind]} {written(size.b)})"
    if kind in ("Max", "Min"):
        return f"{kind.lower()}({written(size.a)}, {written(size.b)})"
    if kind == "Cast":
        return written(size.value)
    if isinstance(size, tirx.Var):
        return str(size.name)
    raise ValueError(f"{size} is no expression of sizes")


def _constant_bytes(shape: Sequence[Any], dtype: Any) -> int | None:
    """The bytes of a tensor; None where dims are symbolic."""
    constant = all(isinstance(dim, tirx.IntImm) for dim in shape)
    return prod(int(dim) for dim in shape) * _width(dtype) if constant else None


def _width(dtype: Any) -> int:
    """The bytes of an element."""
    known = tvm.DataType(str(dtype))
    return int(known.bits * known.lanes + 7) // 8


def _sum(sizes: Sequence[Expr | int]) -> int:
    """The bytes of storages, those of symbolic sizes left out: of them results hold none."""
    return sum(size for size in sizes if isinstance(size, int))


def _equal(a: Expr | int, b: Expr | int) -> bool:
    return a == b if isinstance(a, int) and isinstance(b, int) else bool(tvm.sym.Analyzer().can_prove_equal(a, b))
