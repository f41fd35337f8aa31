"""The walks that passes share: over a module's functions, and over their dataflow blocks as numbered bindings, with who reads
what in them."""

from __future__ import annotations

from collections.abc import Callable, Container, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm

__all__ = [
    "Dataflow",
    "dtype_of",
    "mutating",
    "name_of",
    "rewrite_blocks",
    "rewritten",
    "same_shape",
    "shape_of",
    "tensors",
    "update_functions",
]

Rewrite = Callable[[Sequence[Any]], list[Any]]


def rewrite_blocks(mod: Any, builder: Any, rewrite: Rewrite) -> None:
    """Give `builder` every Relax function of `mod` that is no fused group, its dataflow blocks rewritten."""
    update_functions(mod, builder, lambda func: rewritten(func, rewrite))


def update_functions(mod: Any, builder: Any, change: Callable[[Any], Any]) -> None:
    """Give `builder` `change(func)` for every Relax function of `mod` that is no fused group."""
    from tvm import relax

    for var, func in mod.functions_items():
        if isinstance(func, relax.Function) and not (func.attrs or {}).get("Primitive"):
            builder.update_func(var, change(func))


def mutating(name: str, mutator: Callable[[Any], Any], *then: Any) -> tvm.transform.Pass:
    """The pass called `name`: a new `mutator(module)` visits every Relax function that is no fused group, then `then` run."""
    import tvm

    @tvm.transform.module_pass(opt_level=0, name=name)  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        visitor = mutator(mod)
        update_functions(mod, visitor.builder_, visitor.visit_expr)
        mod = visitor.builder_.get()
        for each in then:
            mod = each(mod)
        return mod

    return rewrite


def rewritten(func: Any, rewrite: Rewrite) -> Any:
    """`func` with `rewrite(bindings)` for the bindings of each dataflow block."""
    from tvm import relax

    blocks = [
        relax.DataflowBlock(rewrite(block.bindings)) if isinstance(block, relax.DataflowBlock) else block
        for block in func.body.blocks
    ]
    return relax.Function(func.params, relax.SeqExpr(blocks, func.body.body), func.ret_ty, func.is_pure, func.attrs)


class Dataflow:
    """The bindings of one dataflow block, by number: the operators' `names`, the `shapes` of what they give, whether that is
    among the block's `outputs`, which bindings each one `reads`, and its `users`. `number` finds a variable's binding."""

    def __init__(self, bindings: Sequence[Any]) -> None:
        from tvm import relax

        self.bindings = list(bindings)
        self.number = {binding.var: i for i, binding in enumerate(self.bindings)}
        self.names = [name_of(binding.value) for binding in self.bindings]
        self.shapes = [shape_of(binding.var) for binding in self.bindings]
        self.outputs = [not isinstance(binding.var, relax.DataflowVar) for binding in self.bindings]
        self.reads: list[list[int]] = []
        self.users: list[set[int]] = [set() for _ in self.bindings]
        for i, binding in enumerate(self.bindings):
            self.reads.append([self.number[var] for var in tensors(binding.value) if var in self.number])
            for j in self.reads[i]:
                self.users[j].add(i)

    def without_input(self, operators: Container[str]) -> list[bool]:
        """Which bindings depend on no input: they and all that they read call some of `operators`."""
        found: list[bool] = []
        for i, binding in enumerate(self.bindings):
            own = len(self.reads[i]) == len(tensors(binding.value)) and all(found[j] for j in self.reads[i])
            found.append(own and self.names[i] in operators)
        return found


def name_of(value: Any) -> str:
    """The operator that `value` calls, without "relax."; "" for anything but a call of one."""
    from tvm import relax

    return str(getattr(value.op, "name", "")).removeprefix("relax.") if isinstance(value, relax.Call) else ""


def tensors(expr: Any) -> list[Any]:
    """The variables that `expr` reads, sizes left out."""
    from tvm import ir, relax

    return [var for var in relax.analysis.free_vars(expr) if not ir.is_prim_expr(var)]


def shape_of(expr: Any) -> Sequence[Any] | None:
    """The dims of a tensor, or None where they are not known."""
    values = getattr(getattr(getattr(expr, "ty", None), "shape", None), "values", None)
    return None if values is None else list(values)


def same_shape(a: Sequence[Any] | None, b: Sequence[Any] | None) -> bool:
    """Whether two lists of dims are known and equal."""
    import tvm

    equal = tvm.sym.Analyzer().can_prove_equal
    return a is not None and b is not None and len(a) == len(b) and all(equal(x, y) for x, y in zip(a, b, strict=True))


def dtype_of(expr: Any) -> str:
    """The dtype of a tensor; "" for anything else."""
    return str(getattr(getattr(getattr(expr, "ty", None), "dtype", None), "dtype", ""))
