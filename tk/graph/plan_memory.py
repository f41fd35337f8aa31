"""Where the tensors between a call's kernels lie: those that do not live together lie over one another.

    a = f(x);  b = g(a);  c = h(b);  y = k(c)        arena: a at 0, b behind a, c over a

TVM's StaticPlanBlockMemory hands whole storages on, each as large as the greatest tensor that it ever holds. Here all
tensors of a function with constant shapes share one arena, each at the lowest offset where nothing lies that lives at the
same time, the greatest first or in another order where that is better (greedy by size: Pisarchyk and Lee, Efficient memory
management for deep neural net inference, arXiv:2001.03288). With symbolic dims offsets would not be constants: there,
tensors share whole storages, matched by what they take at the dims' greatest values, and a storage is as large as the
greatest tensor in it, in each call anew. Where a kernel may write its result over an operand (in_place.py) that dies with
it, it does.

Results are the caller's to keep and so are not planned.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from math import prod
from typing import TYPE_CHECKING, Any

from tk.archive import ALIGNMENT
from tk.graph.in_place import Pairs
from tk.signature import size_of

if TYPE_CHECKING:
    import tvm

__all__ = ["RESULTS", "STORAGES", "Lifetime", "PlanMemory", "free_dims", "place", "share"]

STORAGES = "tk.storages"  # attribute of a planned function: bytes by storage, as expressions of its dims
RESULTS = "tk.results"  # the same of what else it allocates; "?" where that depends on values
UNBOUNDED = 1024  # stands for a dim without a greatest value where storages are matched


def PlanMemory(captured: bool, in_place: Mapping[str, Pairs]) -> tvm.transform.Pass:  # noqa: N802 - named as TVM's are
    """Gives the tensors that "main" allocates places in one storage, or in several where dims are symbolic. Those of a
    program that is `captured` in CUDA graphs are then as large as at the dims' greatest values: the runtime allocates them,
    by the attribute `STORAGES`. `in_place` says by kernel which operands may hold which results."""
    import tvm
    from tvm import relax

    @tvm.transform.module_pass(opt_level=0, name="PlanMemory")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        planned = mod.clone()
        for var, func in mod.functions_items():
            if isinstance(func, relax.Function) and not (func.attrs or {}).get("Primitive"):
                planned[var] = _Planner(mod, func, captured, in_place).planned()
        return planned

    return rewrite


@dataclass
class Lifetime:
    """A tensor of `size` bytes that is first written by step `first` and last read by step `last`. `over` are tensors whose
    place it takes as its own: they end with the step that writes it."""

    size: int
    first: int
    last: int
    offset: int = 0

    def meets(self, other: Lifetime) -> bool:
        """Whether there is a step at which both must be held."""
        return self.first <= other.last and other.first <= self.last


def place(tensors: Sequence[Lifetime]) -> int:
    """Sets the tensors' offsets, multiples of ALIGNMENT, in one arena; the arena's bytes. The best of several orders."""
    orders: list[Callable[[Lifetime], Any]] = [
        lambda each: (-each.size, each.first),
        lambda each: (-each.size * (each.last - each.first + 1), each.first),
        lambda each: (each.first - each.last, -each.size),
        lambda each: (each.first, -each.size),
    ]
    plans = [_placed(sorted(tensors, key=order)) for order in orders]
    size, offsets = min(plans, key=lambda plan: plan[0])
    for tensor in tensors:
        tensor.offset = offsets[id(tensor)]
    return size


def _placed(tensors: Sequence[Lifetime]) -> tuple[int, dict[int, int]]:
    """The arena's bytes, and each tensor's offset: the lowest where it fits when those before it are placed."""
    offsets: dict[int, int] = {}
    placed: list[Lifetime] = []
    for tensor in tensors:
        taken = sorted((offsets[id(each)], offsets[id(each)] + each.size) for each in placed if each.meets(tensor))
        offset = 0
        for start, end in taken:
            if offset + tensor.size <= start:
                break
            offset = max(offset, _aligned(end))
        offsets[id(tensor)] = offset
        placed.append(tensor)
    return max((offsets[id(each)] + each.size for each in placed), default=0), offsets


def share(tensors: Sequence[Lifetime]) -> list[int]:
    """The number of the storage that each tensor gets, where tensors share storages whole: the greatest tensors first, each
    in the storage nearest in size that none of its contemporaries holds."""
    storages: list[list[Lifetime]] = []
    number = {}
    for tensor in sorted(tensors, key=lambda each: (-each.size, each.first)):
        free = [i for i, held in enumerate(storages) if not any(each.meets(tensor) for each in held)]
        if not free:
            storages.append([])
            free = [len(storages) - 1]
        best = min(free, key=lambda i: max((each.size for each in storages[i]), default=0))
        storages[best].append(tensor)
        number[id(tensor)] = best
    return [number[id(tensor)] for tensor in tensors]


def free_dims(func: Any) -> dict[str, Any]:
    """The symbolic dims of a function's parameters, by name."""
    from tvm import relax

    found: dict[str, Any] = {}
    for param in func.params:
        for var in relax.analysis.definable_tir_vars_in_type(param.ty):
            found[str(var.name)] = var
    return found


@dataclass
class _Tensor:
    """A tensor that the function allocates: the binding that does, and its lifetime as far as known."""

    binding: Any
    size: Any  # bytes, an int or an expression of dims
    life: Lifetime
    escapes: bool = False


class _Planner:
    """One function's allocations, who holds which of them, and when."""

    def __init__(self, mod: Any, func: Any, captured: bool, in_place: Mapping[str, Pairs]) -> None:
        self.mod, self.func, self.captured, self.in_place = mod, func, captured, in_place
        self.bindings = [binding for block in func.body.blocks for binding in block.bindings]
        self.dims = free_dims(func)
        self.tensors: dict[Any, _Tensor] = {}
        self.unknown = 0  # allocations whose size depends on values
        self._held: dict[Any, frozenset[Any]] = {}  # by variable: the allocations that it may lie in
        for step, binding in enumerate(self.bindings):
            self._follow(step, binding)
        for var in self._holders(func.body.body):
            self.tensors[var].escapes = True

    def planned(self) -> Any:
        """The function with its allocations placed."""
        from tvm import relax

        inner = [tensor for tensor in self.tensors.values() if not tensor.escapes and tensor.life.last >= 0]
        others = [written(tensor.size) for tensor in self.tensors.values() if tensor.escapes] + ["?"] * self.unknown
        func = self.func.with_attr(RESULTS, others)
        if not inner:
            return func.with_attr(STORAGES, [])
        constant = all(isinstance(tensor.size, int) for tensor in inner)
        groups = self._groups(inner)
        if constant:
            sizes: list[Any] = [place([group[0].life for group in groups])]
            numbers = [0] * len(groups)
        else:
            numbers = share([group[0].life for group in groups])
            sizes = self._sizes(groups, numbers)
        storages = [relax.Var(f"storage_{i}", relax.AnyType()) for i in range(len(sizes))]
        placed = {
            tensor.binding.var: (storages[number], group[0].life.offset)
            for group, number in zip(groups, numbers, strict=True)
            for tensor in group
        }
        first = [self._storage(var, size) for var, size in zip(storages, sizes, strict=True)]
        return self._rebuilt(func, placed, first).with_attr(STORAGES, [written(size) for size in sizes])

    def _follow(self, step: int, binding: Any) -> None:
        """Note what binding number `step` allocates, uses and hands on."""
        value = binding.value
        if getattr(getattr(value, "op", None), "name", "") == "relax.builtin.alloc_tensor":
            size = self._bytes(value)
            self.unknown += size is None
            if size is not None:
                self.tensors[binding.var] = _Tensor(binding, size, Lifetime(self._greatest(size), step, -1))
                self._held[binding.var] = frozenset({binding.var})
            return
        held = self._holders(value)
        for var in held:
            life = self.tensors[var].life
            if life.last < 0:
                life.first = step
            life.last = step
        if self._kernel(value) is None:  # which returns nothing
            self._held[binding.var] = held

    def _holders(self, expr: Any) -> frozenset[Any]:
        """The allocations that what `expr` reads may lie in."""
        from tvm import ir, relax

        found = [self._held.get(var, frozenset()) for var in relax.analysis.free_vars(expr) if not ir.is_prim_expr(var)]
        return frozenset().union(*found)

    def _bytes(self, call: Any) -> Any | None:
        """What an allocation takes; None where it is not on the device, or its dims are not the inputs'."""
        import tvm
        from tvm import relax, tirx

        shape, dtype, _, scope = call.args
        if not isinstance(shape, relax.ShapeExpr) or str(scope.value) != "global":
            return None
        width = tvm.DataType(str(dtype.value))
        element = (width.bits * width.lanes + 7) // 8
        if all(isinstance(dim, tirx.IntImm) for dim in shape.values):
            return _aligned(prod(int(dim) for dim in shape.values) * element)
        if not {str(var.name) for var in relax.analysis.free_symbolic_vars(relax.Function([], shape))} <= set(self.dims):
            return None
        return tvm.sym.Analyzer().simplify(prod(shape.values, start=tirx.IntImm("int64", element)))

    def _greatest(self, size: Any) -> int:
        """`size` at the dims' greatest values."""
        if isinstance(size, int):
            return size
        bounds = (self.func.attrs or {}).get("tir_var_upper_bound") or {}
        return _aligned(size_of(written(size), {name: int(bounds.get(name, UNBOUNDED)) for name in self.dims}))

    def _groups(self, tensors: Sequence[_Tensor]) -> list[list[_Tensor]]:
        """The tensors, those that are written over one another together, the lifetime of the first made all of theirs."""
        groups = {tensor.binding.var: [tensor] for tensor in tensors}
        for step, binding in enumerate(self.bindings):
            for source, result in self._written_over(binding):
                a, b = groups.get(source), groups.get(result)
                if a is None or b is None or a is b or a[0].life.last != step or b[0].life.first != step:
                    continue
                if not _equal(a[0].size, b[0].size):
                    continue
                a[0].life.last = b[0].life.last
                a.extend(b)
                for tensor in b:
                    groups[tensor.binding.var] = a
        return list({id(group): group for group in groups.values()}.values())

    def _written_over(self, binding: Any) -> Iterable[tuple[Any, Any]]:
        """The allocations (operand, result) of a kernel's call, of which the first may hold the second."""
        called = self._kernel(binding.value)
        if called is None:
            return
        name, args = called
        for source, result in self.in_place.get(name, ()):
            held = [self._held_by(args[i]) for i in (source, result)]
            others = [arg for i, arg in enumerate(args) if i != source]
            if len(held[0]) == len(held[1]) == 1 and not any(held[0] & self._held_by(arg) for arg in others):
                yield next(iter(held[0])), next(iter(held[1]))

    def _held_by(self, arg: Any) -> frozenset[Any]:
        """The allocations that a kernel's argument holds: none for a constant."""
        from tvm import relax

        return self._held.get(arg, frozenset()) if isinstance(arg, relax.Var) else frozenset()

    def _kernel(self, value: Any) -> tuple[str, Sequence[Any]] | None:
        """The name and the arguments of a kernel's call, as many as it has parameters; None for anything else."""
        from tvm import ir, relax

        if not isinstance(value, relax.Call):
            return None
        called, args = value.op, list(value.args)
        if getattr(called, "name", "") == "relax.vm.call_tir_dyn":
            called, args = value.args[0], list(value.args[1].fields)
        if not isinstance(called, ir.GlobalVar) or isinstance(self.mod[called], relax.Function):
            return None
        return str(called.name_hint), args

    def _sizes(self, groups: Sequence[Sequence[_Tensor]], numbers: Sequence[int]) -> list[Any]:
        """Each storage's bytes: the greatest of what its tensors take."""
        from tvm import tirx

        sizes: list[list[Any]] = [[] for _ in range(max(numbers) + 1)]
        for group, number in zip(groups, numbers, strict=True):
            size = group[0].size
            size = tirx.IntImm("int64", size) if isinstance(size, int) else size
            if not any(_equal(known, size) for known in sizes[number]):
                sizes[number].append(size)
        greatest = [reduce(tirx.max, each) for each in sizes]
        return [int(size) if isinstance(size, tirx.IntImm) else size for size in greatest]

    def _storage(self, var: Any, size: Any) -> Any:
        """The binding that allocates a storage."""
        from tvm import relax, tirx

        bytes_ = tirx.IntImm("int64", self._greatest(size)) if isinstance(size, int) or self.captured else size
        return relax.VarBinding(var, relax.op.memory.alloc_storage(relax.ShapeExpr([bytes_]), 0, "global", "uint8"))

    def _rebuilt(self, func: Any, placed: Mapping[Any, tuple[Any, int]], first: Sequence[Any]) -> Any:
        from tvm import relax

        def bound(binding: Any) -> Any:
            if binding.var not in placed:
                return binding
            storage, offset = placed[binding.var]
            shape, dtype, device, _ = binding.value.args
            call = relax.op.memory.alloc_tensor(storage, offset, shape, dtype, device)
            return relax.VarBinding(binding.var, call)

        blocks = [relax.BindingBlock([bound(binding) for binding in block.bindings]) for block in func.body.blocks]
        body = relax.SeqExpr([relax.BindingBlock(list(first)), *blocks], func.body.body)
        return relax.Function(func.params, body, func.ret_ty, func.is_pure, func.attrs)


def written(size: Any) -> str:
    """A size as `tk.signature.size_of` reads it."""
    from tvm import tirx

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


def _equal(a: Any, b: Any) -> bool:
    import tvm

    return a == b if isinstance(a, int) and isinstance(b, int) else bool(tvm.sym.Analyzer().can_prove_equal(a, b))


def _aligned(size: int) -> int:
    return -(-size // ALIGNMENT) * ALIGNMENT
