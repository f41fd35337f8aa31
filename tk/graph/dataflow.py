"""The walks that passes share: over a module's functions, and over their dataflow blocks as numbered bindings, with who reads
what in them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Container, Sequence
from functools import cache, cached_property, lru_cache
from math import prod
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import Call, Expr, IRModule, TensorLoad
    from tvm.tirx import BufferStore, PrimFunc

__all__ = [
    "BY_ELEMENT",
    "Dataflow",
    "bound_call",
    "bound_value",
    "dtype_of",
    "mutating",
    "name_of",
    "numbers_of",
    "operator_of",
    "operators_in",
    "reads_few",
    "replacing",
    "rewrite_blocks",
    "rewritten",
    "same_shape",
    "shape_of",
    "slice_of",
    "static_size",
    "swaps_last_axes",
    "tensors",
    "update_functions",
    "with_zeros",
]

Rewrite = Callable[[Sequence[Any]], list[Any]]
FEW = 4  # of so many elements one
BY_ELEMENT = "call_tir"
"""The name of a call of a function that an importer wrote for one operator, if it computes element by element."""


def rewrite_blocks(mod: IRModule, builder: relax.BlockBuilder, rewrite: Rewrite) -> bool:
    """Give `builder` every Relax function of `mod` that is no fused group, its dataflow blocks rewritten; whether any
    is another one."""
    return update_functions(mod, builder, lambda func: rewritten(func, rewrite))


def update_functions(mod: IRModule, builder: relax.BlockBuilder, change: Callable[[Any], Any]) -> bool:
    """Give `builder` `change(func)` for every Relax function of `mod` that is no fused group; whether any is another one."""
    from tvm import relax

    from tk.graph.dataflow_blocks import with_outputs

    changed = False
    for var, func in mod.functions_items():
        if isinstance(func, relax.Function) and not (func.attrs or {}).get("Primitive"):
            new = change(func)
            if not _is_the_same(func, new):
                builder.update_func(var, with_outputs(new))
                changed = True
    return changed


def _is_the_same(func: relax.Function, new: relax.Function) -> bool:
    """Whether a function has the bindings of another one, be it in new blocks."""
    blocks, new_blocks = list(func.body.blocks), list(new.body.blocks)
    if len(blocks) != len(new_blocks) or not new.body.body.same_as(func.body.body) or len(func.params) != len(new.params):
        return False
    if not all(a.same_as(b) for a, b in zip(func.params, new.params, strict=True)):
        return False
    for block, new_block in zip(blocks, new_blocks, strict=True):
        bindings, new_bindings = list(block.bindings), list(new_block.bindings)
        if type(block) is not type(new_block) or len(bindings) != len(new_bindings):
            return False
        if not all(a.same_as(b) for a, b in zip(bindings, new_bindings, strict=True)):
            return False
    return True


def mutating(
    name: str, mutator: Callable[[Any], Any], *then: tvm.transform.Pass, of: Collection[str] = ()
) -> tvm.transform.Pass:
    """The pass called `name`: a new `mutator(module)` visits every Relax function that is no fused group, then `then` run,
    where it has changed any: most passes find nothing in most models, whose thousands of bindings `then` would go through.
    Nor are they visited where no function calls any operator named in `of`, without "relax.", of those that are for some."""
    import tvm

    @tvm.transform.module_pass(opt_level=0, name=name)  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        if of and _called(mod).isdisjoint(of):
            return mod
        visitor = mutator(mod)
        if not update_functions(mod, visitor.builder_, visitor.visit_expr):
            return mod
        mod = visitor.builder_.get()
        for each in then:
            mod = each(mod)
        return mod

    return rewrite


def _called(mod: IRModule) -> set[str]:
    """The operators that the Relax functions of a module call which are no fused groups, wherever in an expression."""
    from tvm import relax

    found: set[str] = set()
    for _, func in mod.functions_items():
        if isinstance(func, relax.Function) and not (func.attrs or {}).get("Primitive"):
            found |= operators_in(func)
    return found


@lru_cache(8)  # an object of TVM's is equal to itself alone: most passes leave a function as it is, and ask again
def operators_in(func: relax.Function) -> frozenset[str]:
    """The operators that a function calls, without "relax."."""
    import tvm_ffi
    from tvm import relax

    names: set[str] = set()
    tvm_ffi.structural_walk(func.body, [(relax.Call, lambda call: names.add(name_of(call)))], order="post")
    return frozenset(names)


def replacing(name: str, mark: str, replacement: Callable[[Any, list[Any], Any], Any]) -> tvm.transform.Pass:
    """The pass called `name`: for a call of a function that has the attribute `mark` stands what `replacement(builder, its
    arguments, the mark)` gives; where that is None the call stays."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Replacing(relax.PyExprMutator):  # type: ignore[misc]
        def __init__(self, mod: IRModule) -> None:
            super().__init__(mod)
            self.mod = mod

        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            if getattr(call.op, "name", "") != "relax.call_tir":
                return call
            marked = (self.mod[call.args[0]].attrs or {}).get(mark)
            made = None if marked is None else replacement(self.builder_, list(call.args[1].fields), marked)
            return call if made is None else made

    return mutating(name, Replacing, of=(BY_ELEMENT,))


def rewritten(func: relax.Function, rewrite: Rewrite) -> relax.Function:
    """`func` with `rewrite(bindings)` for the bindings of each dataflow block."""
    from tvm import relax

    blocks = [
        relax.DataflowBlock(rewrite(block.bindings)) if isinstance(block, relax.DataflowBlock) else block
        for block in func.body.blocks
    ]
    return relax.Function(func.params, relax.SeqExpr(blocks, func.body.body), func.ret_ty, func.is_pure, func.attrs)


class Dataflow:
    """The bindings of one dataflow block, by number: the operators' `names`, the `shapes` of what they give, whether that is
    among the block's `outputs`, the tensors that are each one's `operands`, which bindings it `reads`, and its `users`.
    `number` finds a variable's binding."""

    def __init__(self, bindings: Sequence[relax.VarBinding]) -> None:
        from tvm import relax

        self.bindings = list(bindings)
        self.number = {binding.var: i for i, binding in enumerate(self.bindings)}
        self.names = [name_of(binding.value) for binding in self.bindings]
        self.outputs = [not isinstance(binding.var, relax.DataflowVar) for binding in self.bindings]
        self.operands = [tensors(binding.value) for binding in self.bindings]
        self.reads = [[self.number[var] for var in operands if var in self.number] for operands in self.operands]
        self.users: list[set[int]] = [set() for _ in self.bindings]
        for i, reads in enumerate(self.reads):
            for j in reads:
                self.users[j].add(i)

    @cached_property
    def shapes(self) -> list[Sequence[Expr] | None]:
        """Read when they are asked for: few passes do, and a model's dims take longer to read than all else."""
        return [shape_of(binding.var) for binding in self.bindings]

    def without_input(self, operators: Container[str]) -> list[bool]:
        """Which bindings depend on no input: they and all that they read call some of `operators`."""
        found: list[bool] = []
        for i, operands in enumerate(self.operands):
            own = len(self.reads[i]) == len(operands) and all(found[j] for j in self.reads[i])
            found.append(own and self.names[i] in operators)
        return found


def name_of(value: Expr | None) -> str:
    """The operator that `value` calls, without "relax."; "" for anything but a call of one."""
    call: Any = value
    return str(getattr(call.op, "name", "")).removeprefix("relax.") if isinstance(value, _call()) else ""


@cache
def _call() -> Any:
    """relax.Call: imports within a function cost more than what is asked of it here, once for each binding and pass."""
    from tvm import relax

    return relax.Call


def bound_value(mutator: relax.PyExprMutator, expr: Expr) -> Expr | None:
    """What a variable is bound to in the function that `mutator` visits, None for a parameter; any other expression itself."""
    from tvm import relax

    return mutator.lookup_binding(expr) if isinstance(expr, relax.Var) else expr


def bound_call(mutator: relax.PyExprMutator, expr: Expr, *names: str) -> Call | None:
    """The call of one of the operators `names`, without "relax.", that `expr` is or is bound to; None for anything else."""
    bound = bound_value(mutator, expr)
    return bound if name_of(bound) in names else None


def swaps_last_axes(value: Expr | None) -> bool:
    """Whether `value` is a permute_dims that swaps the last two axes, as a matmul may read an operand."""
    if value is None or name_of(value) != "permute_dims":
        return False
    rank = int(value.args[0].ty.ndim)
    axes = list(range(rank))
    if value.attrs.axes is None:
        return rank == 2
    return rank >= 2 and [int(axis) for axis in value.attrs.axes] == [*axes[:-2], rank - 1, rank - 2]


def static_size(size: Expr | int) -> int | None:
    """A dim as a number; None where it is symbolic."""
    from tvm.tirx import IntImm

    return int(size) if isinstance(size, int | IntImm) else None


def slice_of(call: Call) -> tuple[int, int, int] | None:
    """(axis, begin, end) of a strided_slice of one axis by steps of 1, as it was written; None for any other."""
    axes, begin, end, *steps = (numbers_of(arg) for arg in call.args[1:])
    if axes is None or begin is None or end is None or len(axes) != 1 or steps not in ([], [[1]]):
        return None
    return axes[0] % int(call.args[0].ty.ndim), begin[0], end[0]


def numbers_of(arg: Expr) -> list[int] | None:
    """The numbers of a tuple, or None where one is symbolic."""
    values = [getattr(each, "value", each) for each in arg.fields]
    values = [getattr(each, "value", each) for each in values]
    return [int(each) for each in values] if all(isinstance(each, int) for each in values) else None


def operator_of(mod: IRModule, value: Expr) -> str:
    """As `name_of`, a call of a PrimFunc of `mod` told apart by whether it computes element by element (BY_ELEMENT)."""
    name = name_of(value)
    return name if name != BY_ELEMENT or _by_element(mod[value.args[0]]) else "call_tir of another kind"


def _by_element(func: PrimFunc) -> bool:
    """Whether a PrimFunc makes each element of one tensor of those at the same index of others."""
    import tvm_ffi
    from tvm import tirx
    from tvm.ir import TensorLoad

    stores: list[BufferStore] = []
    loads: list[TensorLoad] = []
    tvm_ffi.structural_walk(func.body, [(tirx.BufferStore, stores.append), (TensorLoad, loads.append)], order="post")
    if len(stores) != 1 or len(stores[0].indices) == 0:
        return False

    def same(some: Sequence[Expr], others: Sequence[Expr]) -> bool:
        pairs = zip(some, others, strict=False)
        return len(some) == len(others) and all(tvm_ffi.structural_equal(a, b, map_free_vars=False) for a, b in pairs)

    at, shape = stores[0].indices, stores[0].buffer.shape
    return all(same(load.source.shape, shape) and same(load.indices, at) for load in loads)


def tensors(expr: Expr) -> list[Expr]:
    """The variables that `expr` reads, sizes left out."""
    from tvm import ir, relax

    return [var for var in relax.analysis.free_vars(expr) if not ir.is_prim_expr(var)]


def shape_of(expr: Expr) -> Sequence[Expr] | None:
    """The dims of a tensor, or None where they are not known."""
    values = getattr(getattr(getattr(expr, "ty", None), "shape", None), "values", None)
    return None if values is None else list(values)


def reads_few(x: Expr, result: Expr) -> bool:
    """Whether `result` takes so few elements of `x` that computing these again costs less than storing all of it."""
    sizes, taken = ([static_size(size) for size in shape_of(each) or [None]] for each in (x, result))
    return None not in sizes and None not in taken and FEW * prod(taken) <= prod(sizes)  # type: ignore[arg-type]


def same_shape(a: Sequence[Expr] | None, b: Sequence[Expr] | None) -> bool:
    """Whether two lists of dims are known and equal."""
    import tvm

    equal = tvm.sym.Analyzer().can_prove_equal
    return a is not None and b is not None and len(a) == len(b) and all(equal(x, y) for x, y in zip(a, b, strict=True))


def with_zeros(emit: Callable[[Expr], Expr], x: Expr, axis: int, wanted: int) -> Expr:
    """x with zeros behind it, `wanted` long along `axis`, as `emit` binds it; itself where it is so long."""
    from tvm.relax import op

    have, rank = int(x.ty.shape[axis]), int(x.ty.ndim)
    if have == wanted:
        return x
    widths = [0, 0] * rank
    widths[2 * (axis % rank) + 1] = wanted - have
    return emit(op.nn.pad(x, widths))


def dtype_of(expr: Expr) -> str:
    """The dtype of a tensor; "" for anything else."""
    return str(getattr(getattr(getattr(expr, "ty", None), "dtype", None), "dtype", ""))
