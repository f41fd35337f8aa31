"""Copies before writes: where one tensor is to be written over another, what was there is copied first, always. Which of the
copies are needed is decided when it is known what is read after what (donate.py); most are not.

    main(x, cache):  out = f(cache);  new = write(cache, x);  return out, new         new: to be written into cache
    →                out = f(cache);  a = copy(cache);  b = write(a, x);  c = copy(b);  return out, c

Three kinds:
- the operand of a kernel that writes only parts of its result, which lies over that operand (attribute OVER of the function);
- what is written into one of main's inputs (state.py), behind everything else;
- an input that is written into, where it is a result too: what it held before.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import name_of
from tk.graph.memory.state import MUTATED

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import Call, Expr, IRModule, Var

__all__ = ["COPY", "OVER", "OWN_MEMORY", "CopyBeforeWrites", "aliased", "lies_over"]

# attribute of a PrimFunc: the number of the operand that its one result lies over; of several results a number each, -1 for
# those that lie over none
OVER = "tk.over"
COPY = "tk.copy"  # attribute of a PrimFunc that copies its operand
OWN_MEMORY = "tk.own_memory"  # attribute of a PrimFunc whose result is memory of its own, though it be its operand's values
VIEWS = ("reshape", "memory.view")


def CopyBeforeWrites() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs when every group is one PrimFunc and views are views: nothing is fused with a copy, and no copy becomes a view."""
    import tvm
    from tvm import relax

    @tvm.transform.module_pass(opt_level=0, name="CopyBeforeWrites")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        numbers = {var.name_hint: (func.attrs or {}).get(OVER) for var, func in mod.functions_items()}
        over = {name: int(number) for name, number in numbers.items() if number is not None}
        if not over and not (mod["main"].attrs or {}).get(MUTATED):
            return mod
        work = _Copies(mod, over)
        main = work.rewritten(mod["main"])
        result = work.builder.get()
        result["main"] = main
        return relax.transform.Normalize()(result)

    return rewrite


def lies_over(func: Any) -> tuple[int, ...]:
    """By result of a PrimFunc, the number of the operand that it lies over, -1 where it is memory of its own; none where no
    result lies over any."""
    over = (func.attrs or {}).get(OVER)
    if over is None:
        return ()
    return (int(over),) if isinstance(over, int) else tuple(map(int, over))


def aliased(var: Expr, values: dict[Var, Expr]) -> Expr:
    """The variable whose memory `var` is, under other names or as a view."""
    from tvm import relax

    while (value := values.get(var)) is not None:
        if isinstance(value, relax.Var):
            var = value
        elif name_of(value) in VIEWS:
            var = value.args[0]
        else:
            break
    return var


class _Copies:
    """One module: its copying functions so far."""

    def __init__(self, mod: IRModule, over: dict[str, int]) -> None:
        from tvm import relax

        self.builder, self.over = relax.BlockBuilder(mod), over

    def rewritten(self, main: relax.Function) -> relax.Function:
        """`main` with its copies."""

        bindings = [binding for block in main.body.blocks for binding in block.bindings]
        values = {binding.var: binding.value for binding in bindings}
        fields = list(values.get(main.body.body, main.body.body).fields)
        mutated = [str(name) for name in (main.attrs or {}).get(MUTATED) or ()]
        plain = len(fields) - len(mutated)
        first: list[Any] = []
        last: list[relax.VarBinding] = []
        before: dict[Any, Any] = {}  # by input that is written into: what it held, where that is a result
        for n, field in enumerate(fields):
            root = aliased(field, values)
            name = str(getattr(root, "name", "")) if root in list(main.params) else ""
            if name in mutated and (n < plain or mutated[n - plain] != name):
                if root not in before:
                    first.append(self._copied(root))
                    before[root] = first[-1].var
                fields[n] = self._viewed(field, before[root], first)
            if n >= plain and mutated[n - plain] != name:
                last.append(self._copied(fields[n]))
                fields[n] = last[-1].var
        return self._ended(main, first, last, fields)

    def _ended(
        self, main: relax.Function, first: Sequence[Any], last: Sequence[relax.VarBinding], fields: Sequence[Expr]
    ) -> relax.Function:
        """`main` with bindings before its own and behind them, that returns `fields`."""
        from tvm import relax

        result = relax.Var("results", relax.TupleType([field.ty for field in fields]))
        blocks = []
        for block in main.body.blocks:
            own = [
                each for binding in block.bindings if not binding.var.same_as(main.body.body) for each in self._over(binding)
            ]
            blocks.append(type(block)(own))
        ends = relax.BindingBlock([*last, relax.VarBinding(result, relax.Tuple(fields))])
        merged = [*first, *blocks[0].bindings, *ends.bindings] if len(blocks) == 1 else None
        if merged is not None and isinstance(blocks[0], relax.DataflowBlock):  # as OrderKernels takes it: one block
            blocks = [relax.DataflowBlock(merged)]
        else:
            blocks = [relax.BindingBlock(list(first)), *blocks, ends]
        return relax.Function(main.params, relax.SeqExpr(blocks, result), result.ty, main.is_pure, main.attrs)

    def _over(self, binding: relax.VarBinding) -> list[relax.VarBinding]:
        """A binding, before it a copy of what it writes over."""
        from tvm import relax

        call: Call = binding.value
        if name_of(call) != "call_tir" or call.args[0].name_hint not in self.over:
            return [binding]
        args, at = list(call.args[1].fields), self.over[call.args[0].name_hint]
        copied = self._copied(args[at])
        args[at] = copied.var
        new = relax.Call(call.op, [call.args[0], relax.Tuple(args), *call.args[2:]], call.attrs, call.ty_args)
        return [copied, relax.VarBinding(binding.var, self.builder.normalize(new))]

    def _copied(self, x: Expr) -> relax.VarBinding:
        """The binding that copies x."""
        from tvm import relax, te

        call = self.builder.call_te(
            lambda data: te.compute(data.shape, lambda *i: data(*i), name="copy"),
            x,
            primfunc_name_hint="copy",
            primfunc_attrs={COPY: 1},
        )
        return relax.VarBinding(relax.Var("copied", x.ty), self.builder.normalize(call))

    def _viewed(self, field: Any, copied: Any, first: list[Any]) -> Any:
        """What was copied, in the shape of `field`."""
        import tvm_ffi
        from tvm import relax

        if tvm_ffi.structural_equal(field.ty.shape, copied.ty.shape):
            return copied
        call = self.builder.normalize(relax.op.reshape(copied, field.ty.shape))
        first.append(relax.VarBinding(relax.Var("viewed", field.ty), call))
        return first[-1].var
