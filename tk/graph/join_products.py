"""Two products of one input whose results meet element by element become one function, as SwiGLU's gate and up.

    g = matmul(x, w);  u = matmul(x, v);  y = silu(g) · u        →        y = fused(x, w, v): g and u are never stored

FuseOps gives a product what is elementwise behind it, but never a second product. A pair is made one only where `takes`
says that a rule of the target has a kernel for it: elsewhere two products, one with an epilogue, are the better kernels.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import Dataflow, dtype_of, name_of, rewrite_blocks, shape_of, tensors
from tk.graph.fuse_rows import ELEMENTWISE

if TYPE_CHECKING:
    import tvm
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["Bindings", "JoinProducts", "dtype_of", "prim_func_of", "shape_of", "swaps_last_axes", "taken_on", "tensors"]

WIDE = {"float16": 2, "bfloat16": 2, "float32": 4, "float64": 8}


def taken_on(target: Target) -> Callable[[PrimFunc], bool]:
    """Whether one of the target's rules that join products matches a PrimFunc, and its default fits. Rules that the context
    we are in leaves out do not count: what they alone take is not made, rather than left to the rule that takes anything."""
    import tvm

    from tk.schedule.discover import discover

    left_out = {str(name) for name in tvm.transform.PassContext.current().disabled_pass}
    rules = [rule for rule in discover(target.kind) if rule.joins and rule.name not in left_out]

    def takes(func: PrimFunc) -> bool:
        for rule in rules:
            match = rule.match(func, target)
            if match is not None and not rule.legal(match, rule.default(match, target), target):
                return True
        return False

    return takes


def JoinProducts(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Groups two `matmul`s and the elementwise operators that only they feed into private functions marked Primitive,
    which LegalizeOps and FuseTIR make one PrimFunc; dims may be symbolic."""
    import tvm
    import tvm_ffi
    from tvm import relax

    answers: dict[int, bool] = {}

    def taken(function: Any) -> bool:
        key = int(tvm_ffi.structural_hash(function, map_free_vars=True))  # the layers of a model ask the same again
        if key not in answers:
            func = prim_func_of(function)
            answers[key] = func is not None and takes(func)
        return answers[key]

    @tvm.transform.module_pass(opt_level=0, name="JoinProducts")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        builder = relax.BlockBuilder(mod)
        rewrite_blocks(mod, builder, lambda bindings: Bindings(bindings).joined(builder, taken))
        return builder.get()

    return rewrite


class Bindings(Dataflow):
    """The bindings of one dataflow block, and the products among them that meet element by element."""

    def joined(self, builder: Any, taken: Callable[[Any], bool]) -> list[Any]:
        """The bindings, each pair of products and what lies behind it in one call."""
        groups: dict[int, list[int]] = {}
        used: set[int] = set()
        for i in range(len(self.bindings)):
            group = None if i in used else self._group(i, used)
            if group is None:
                continue
            function = self._function(group)
            if function is not None and taken(function):
                groups[group[-1]] = group
                used.update(group)
        bindings = []
        for i, binding in enumerate(self.bindings):
            if i in groups:
                bindings.append(self._call(groups[i], builder))
            elif i not in used:
                bindings.append(binding)
        return bindings

    def pairs(self) -> set[int]:
        """The products that meet element by element, two of each input."""
        found: set[int] = set()
        for i in range(len(self.bindings)):
            found.update(j for j in self._group(i, found) or () if self.names[j] == "matmul")
        return found

    def _group(self, i: int, used: set[int]) -> list[int] | None:
        """The two products that meet in binding `i`, all between them and `i`, transposes of their weights, and what
        follows; None if there are not two. Bindings in `used` belong to another pair."""
        if self.names[i] not in ELEMENTWISE:
            return None
        inside, products = {i}, list[int]()
        for j in range(i - 1, -1, -1):
            users = self.users[j]
            if j in used or self.outputs[j] or not users or not users <= inside:
                continue
            if users & set(products):
                if users <= set(products) and swaps_last_axes(self.bindings[j].value):
                    inside.add(j)
                continue
            if not _same(self.shapes[j], self.shapes[i]) or self.names[j] not in ("matmul", *ELEMENTWISE):
                continue
            inside.add(j)
            if self.names[j] == "matmul":
                products.append(j)
        if len(products) != 2 or not self._alike(*products):
            return None
        return [*sorted(inside), *self._followers(i)]

    def _alike(self, one: int, other: int) -> bool:
        """Whether two products read the same input, and weights of one shape and dtype."""
        (x, w), (y, v) = self.bindings[one].value.args, self.bindings[other].value.args
        return bool(x.same_as(y)) and not w.same_as(v) and _same(shape_of(w), shape_of(v)) and dtype_of(w) == dtype_of(v)

    def _followers(self, i: int) -> list[int]:
        """What follows `i` element by element, each the only reader of the one before; not a cast to a wider dtype, which
        belongs to what reads it."""
        found: list[int] = []
        while not self.outputs[i] and len(self.users[i]) == 1:
            (user,) = self.users[i]
            before, after = dtype_of(self.bindings[i].var), dtype_of(self.bindings[user].var)
            if self.names[user] not in ELEMENTWISE or not _same(self.shapes[user], self.shapes[i]):
                break
            if WIDE.get(after, 0) > WIDE.get(before, 0):
                break
            found.append(user)
            i = user
        return found

    def _function(self, group: list[int]) -> Any | None:
        """The group as a function of the tensors that it reads; None when a dim comes from none of them."""
        from tvm import relax

        own = {self.bindings[i].var for i in group}
        params: dict[Any, Any] = {}
        bindings = []
        for i in group:
            value = self.bindings[i].value
            args = [arg if arg in own else _param(arg, params) for arg in value.args]
            bindings.append(relax.VarBinding(self.bindings[i].var, relax.Call(value.op, args, value.attrs, value.ty_args)))
        last = self.bindings[group[-1]].var
        out = relax.Var("out", last.ty)
        body = relax.DataflowBlock([*bindings, relax.VarBinding(out, last)])
        function = relax.Function(list(params.values()), relax.SeqExpr([body], out), out.ty).with_attr("Primitive", True)
        return None if list(relax.analysis.free_symbolic_vars(function)) else relax.utils.copy_with_new_vars(function)

    def _call(self, group: list[int], builder: Any, name: str = "") -> Any:
        from tvm import relax

        own = {self.bindings[i].var for i in group}
        arguments: dict[Any, Any] = {}
        for i in group:
            for arg in self.bindings[i].value.args:
                if arg not in own:
                    _param(arg, arguments)
        name = name or "fused_" + "_".join(self.names[i].rpartition(".")[2] for i in group if self.names[i] != "astype")
        function = builder.add_func(self._function(group), name[:60])
        return relax.VarBinding(self.bindings[group[-1]].var, builder.normalize(relax.Call(function, list(arguments))))


def swaps_last_axes(value: Any) -> bool:
    """Whether `value` is a permute_dims that swaps the last two axes, as a product may read an operand."""
    if name_of(value) != "permute_dims":
        return False
    rank = int(value.args[0].ty.ndim)
    axes = list(range(rank))
    if value.attrs.axes is None:
        return rank == 2
    return rank >= 2 and [int(axis) for axis in value.attrs.axes] == [*axes[:-2], rank - 1, rank - 2]


def _param(arg: Any, params: dict[Any, Any]) -> Any:
    """What stands for `arg` inside a function: itself for a scalar constant and for what is no tensor, else a parameter."""
    from tvm import relax

    if dtype_of(arg) == "" or (not isinstance(arg, relax.Var) and shape_of(arg) == []):
        return arg
    return params.setdefault(arg, relax.Var(str(getattr(arg, "name", "constant")), arg.ty))


def prim_func_of(function: Any) -> Any | None:
    """The PrimFunc that a Primitive function becomes."""
    import tvm
    from tvm import relax
    from tvm.tirx import PrimFunc

    from tk.graph.legalize_scalars import LEGALIZE

    builder = relax.BlockBuilder()
    called = builder.add_func(relax.utils.copy_with_new_vars(function), "group")
    params = list(relax.utils.copy_with_new_vars(function).params)
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(relax.Call(called, params))
        builder.emit_func_output(out)
    passes = tvm.transform.Sequential([relax.transform.LegalizeOps(LEGALIZE), relax.transform.FuseTIR()])
    functions = [func for _, func in passes(builder.get()).functions_items() if isinstance(func, PrimFunc)]
    return functions[0] if len(functions) == 1 else None


def _same(a: Sequence[Any] | None, b: Sequence[Any] | None) -> bool:
    import tvm

    equal = tvm.sym.Analyzer().can_prove_equal
    return a is not None and b is not None and len(a) == len(b) and all(equal(x, y) for x, y in zip(a, b, strict=True))
