"""What one kernel leaves for another is stored in its narrow dtype: a cast up at a function's end moves to its readers.

    u = product_cast_bf16_cast_f32(x, w): f32        u = product_cast_bf16(x, w): bf16
    y = silu_multiply(g, u)                     →    y = cast_f32_silu_multiply(g, u)

FuseOps appends whatever is elementwise to the function before it, also the cast with which the next one begins; half
of the bytes between the two would be zeros. A cast down is elementwise too, and so ends where it should.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import ir, relax, tirx

from tk.graph.dataflow import Dataflow, rewrite_blocks, tensors
from tk.graph.simplify_data_movement import EXACT

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, IRModule, Var
    from tvm.tirx import PrimFunc

__all__ = ["SinkUpcasts"]

INJECTIVE = 2  # TVM's OpPatternKind: elementwise 0, broadcast 1, injective 2; beyond it a cast would not be inlined


def SinkUpcasts() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs between FuseOps and FuseTIR. A result moves only where all of its readers can take the cast in: fused functions
    and operators that read it elementwise or injectively, not as a matmul's operand and not as an output."""

    @tvm.transform.module_pass(opt_level=0, name="SinkUpcasts")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        builder = relax.BlockBuilder(mod)
        rewrite_blocks(mod, builder, lambda bindings: _Block(mod, builder, bindings).rewritten())
        return builder.get()

    return rewrite


class _Block(Dataflow):
    """The bindings of one dataflow block; `functions` are the fused functions they call, by number, as rewritten so far."""

    def __init__(self, mod: IRModule, builder: relax.BlockBuilder, bindings: Sequence[relax.VarBinding]) -> None:
        super().__init__(bindings)
        self.mod, self.builder = mod, builder
        called = {i: _called(mod, binding.value) for i, binding in enumerate(self.bindings)}
        self.functions = {i: function for i, function in called.items() if function is not None}
        self.changed: set[int] = set()

    def rewritten(self) -> list[relax.VarBinding]:
        """The bindings, each result that may be narrow stored so."""
        narrow = {i: cast for i in self.functions if (cast := self._narrow(i)) is not None}
        for i, cast in narrow.items():
            self.functions[i] = _ended_before(self.functions[i], cast)
            self.changed.add(i)
            for j in sorted(self.users[i]):
                self.functions[j] = _begun_with(self._function(j), self._positions(j, self.bindings[i].var), cast)
                self.changed.add(j)
        return self._rebound(narrow)

    def _narrow(self, i: int) -> Expr | None:
        """The cast up that ends the function of binding `i`, as a call, if all readers can do it."""
        var = self.bindings[i].var
        cast = _last_cast(self.mod, self.functions[i])
        if cast is None or not self.users[i] or self.outputs[i]:
            return None
        return cast if all(self._takes(j, var) for j in self.users[i]) else None

    def _takes(self, j: int, var: Expr) -> bool:
        """Whether binding `j` reads `var` as an argument, element by element."""
        value = self.bindings[j].value
        if j not in self.functions:
            return _is_call_tir(value) and _pattern(self.mod, value) <= INJECTIVE
        function = self.functions[j]
        params = {function.params[position] for position in self._positions(j, var)}
        inner = [b.value for block in function.body.blocks for b in block.bindings if params & set(tensors(b.value))]
        return bool(inner) and all(_is_call_tir(call) and _pattern(self.mod, call) <= INJECTIVE for call in inner)

    def _positions(self, j: int, var: Expr) -> list[int]:
        return [position for position, arg in enumerate(_arguments(self.bindings[j].value)) if arg.same_as(var)]

    def _function(self, j: int) -> relax.Function:
        """The function of binding `j`; an operator of its own becomes one, so that it can hold a cast."""
        if j in self.functions:
            return self.functions[j]
        call = self.bindings[j].value
        params = [relax.Var(f"p{position}", arg.ty) for position, arg in enumerate(_arguments(call))]
        out = relax.Var("out", call.ty)
        body = relax.DataflowBlock([relax.VarBinding(out, _with_arguments(call, params))])
        return relax.Function(params, relax.SeqExpr([body], out), out.ty).with_attr("Primitive", True)

    def _rebound(self, narrow: dict[int, Expr]) -> list[relax.VarBinding]:
        """The bindings, those that changed calling their new functions."""
        renamed: dict[Var, Expr] = {}
        bindings: list[relax.VarBinding] = []
        for i, binding in enumerate(self.bindings):
            if i not in self.changed:
                bindings.append(binding)
                continue
            function = relax.utils.copy_with_new_vars(self.functions[i])
            callee = self.builder.add_func(function, _title(self.functions[i]))
            args = [renamed.get(arg, arg) if isinstance(arg, relax.Var) else arg for arg in _arguments(binding.value)]
            call = self.builder.normalize(relax.Call(callee, args))
            var = binding.var
            if i in narrow:
                var = renamed[binding.var] = relax.DataflowVar(str(binding.var.name), call.ty)
            bindings.append(relax.VarBinding(var, call))
        return bindings


def _is_primitive(func: relax.Function) -> bool:
    return bool(func.attrs is not None and func.attrs.get("Primitive"))


def _called(mod: IRModule, value: Expr) -> relax.Function | None:
    """The fused function that `value` calls, or None."""
    if not isinstance(value, relax.Call) or not isinstance(value.op, ir.GlobalVar):
        return None
    function = mod[value.op]
    return function if isinstance(function, relax.Function) and _is_primitive(function) else None


def _is_call_tir(value: Expr) -> bool:
    """Whether `value` calls a PrimFunc on tensors alone, for one tensor."""
    is_call = isinstance(value, relax.Call) and getattr(value.op, "name", "") == "relax.call_tir"
    return is_call and len(value.args) == 2 and isinstance(value.ty, relax.TensorType)


def _arguments(call: Call) -> Sequence[Expr]:
    """The tensors that a call_tir or a call of a fused function reads; a call made here has no type yet."""
    return list(call.args[1].fields if getattr(call.op, "name", "") == "relax.call_tir" else call.args)


def _pattern(mod: IRModule, call: Call) -> int:
    """TVM's OpPatternKind of the PrimFunc that `call` calls; what has none is opaque."""
    attrs = mod[call.args[0]].attrs
    kind = None if attrs is None else attrs.get("op_pattern")
    return INJECTIVE + 1 if kind is None else int(kind)


def _last_cast(mod: IRModule, function: relax.Function) -> Expr | None:
    """The call_tir whose result the function returns, if all it does is a cast to a dtype that holds every value."""
    bindings = [binding for block in function.body.blocks for binding in block.bindings]
    last = bindings[-1]
    if not last.var.same_as(function.body.body) or not _is_call_tir(last.value) or len(_arguments(last.value)) != 1:
        return None
    (source,) = _arguments(last.value)
    readers = sum(source in set(tensors(binding.value)) for binding in bindings)
    if not isinstance(source, relax.Var) or source in set(function.params) or readers > 1:
        return None
    exact = _dtype(last.value) in EXACT.get(_dtype(source), ())
    return last.value if exact and _only_casts(mod[last.value.args[0]]) else None


def _dtype(expr: Expr) -> str:
    return str(expr.ty.dtype.dtype)


def _only_casts(func: PrimFunc) -> bool:
    """Whether a PrimFunc is one store of a cast, within loops, of the element at the same index."""
    node = func.body
    while node is not None and not isinstance(node, tirx.BufferStore):
        node = getattr(node, "block", None) or getattr(node, "body", None)
    if node is None or not isinstance(node.value, tirx.Cast):
        return False
    read = getattr(node.value.value, "indices", ())  # a load's; any other expression has none
    return len(read) == len(node.indices) and all(map(tvm_ffi.structural_equal, read, node.indices))


def _ended_before(function: relax.Function, cast: Expr) -> relax.Function:
    """`function` without its last call, `cast`: it returns what `cast` reads."""
    (source,) = _arguments(cast)
    out = relax.Var("out", source.ty)
    *blocks, last = function.body.blocks
    kept = [relax.VarBinding(out, b.value) if b.var.same_as(source) else b for b in list(last.bindings)[:-1]]
    body = relax.SeqExpr([*blocks, relax.DataflowBlock(kept)], out)
    return relax.Function(function.params, body, out.ty, function.is_pure, function.attrs)


def _begun_with(function: relax.Function, positions: Sequence[int], cast: Expr) -> relax.Function:
    """`function` with narrow parameters at `positions`, each widened by a call like `cast` first."""
    (source,) = _arguments(cast)
    params, casts, wide = list(function.params), [], {}
    for position in positions:
        before = params[position]  # its dims are the function's own, not those of the one that the cast comes from
        params[position] = relax.Var(str(before.name), relax.TensorType(before.ty.shape, _dtype(source)))
        wide[before] = relax.DataflowVar(f"wide{position}", before.ty)
        own = relax.Call(cast.op, [cast.args[0], relax.Tuple([params[position]])], cast.attrs, [before.ty])
        casts.append(relax.VarBinding(wide[before], own))
    blocks = [
        relax.DataflowBlock(
            [
                relax.VarBinding(b.var, _with_arguments(b.value, [wide.get(arg, arg) for arg in _arguments(b.value)]))
                if set(wide) & set(tensors(b.value))
                else b
                for b in block.bindings
            ]
        )
        for block in function.body.blocks
    ]
    blocks[0] = relax.DataflowBlock([*casts, *blocks[0].bindings])
    body = relax.SeqExpr(blocks, function.body.body)
    return relax.Function(params, body, function.ret_ty, function.is_pure, function.attrs)


def _with_arguments(call: Call, arguments: Sequence[Expr]) -> Expr:
    """A call_tir of the same function on other tensors."""
    return relax.Call(call.op, [call.args[0], relax.Tuple(list(arguments))], call.attrs, call.ty_args)


def _title(function: relax.Function) -> str:
    """As FuseOps names its functions: by the operators in them."""
    values = [binding.value for block in function.body.blocks for binding in block.bindings]
    return "_".join(["fused", *(str(value.args[0].name_hint) for value in values if isinstance(value, relax.Call))])
