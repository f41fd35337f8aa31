"""Matmuls of one input with several weights become one matmul with the weights side by side: q, k and v of attention.

    q = matmul(x, wq);  k = matmul(x, wk);  v = matmul(x, wv)   →   y = matmul(x, concat(wq, wk, wv));  q, k, v = y[…]

A bias and a cast behind each matmul go with it. One kernel reads x once and fills the GPU where k and v alone do not; the
weights are put together when the model is compiled
(fold.py). A part is read out of y by what follows, so only matmuls whose results go to operators that compute
something element by element, or move it, are taken: one that a matmul, a reduction or the caller reads would be copied
first. Pairs that meet element by element are left to fuse_dual_matmul.py. Only where `takes` says that a rule of the target has
a kernel for the wide matmul.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import tvm
from tvm import relax
from tvm.relax import op

from tk.graph.dataflow import dtype_of, rewritten, shape_of, tensors
from tk.graph.fuse_dual_matmul import DualMatmuls
from tk.graph.fuse_rows import ELEMENTWISE
from tk.graph.groups import remembered
from tk.graph.simplify_data_movement import VIEWS

if TYPE_CHECKING:
    from tvm.ir import Expr, Var
    from tvm.tirx import PrimFunc

__all__ = ["CombineParallelMatmul"]

MOVES = frozenset({*VIEWS, "permute_dims", "split", "strided_slice", "concat"})  # the last one as in rotary embeddings
STORES = frozenset({"scatter_nd", "scatter_elements"})  # into a cache: of one row a copy that costs less than a matmul's launch
READERS = ELEMENTWISE | STORES | {"permute_dims"}


def CombineParallelMatmul(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites `matmul`s of one variable by weights [k, n] in "main", whose parameters from attribute num_input on are
    weights; all dims but k and n may be symbolic."""

    @tvm.transform.module_pass(opt_level=0, name="CombineParallelMatmul")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        main = mod["main"]
        weights = set(main.params[int(main.attrs["num_input"]) :])
        builder = relax.BlockBuilder(mod)
        taken = remembered(takes, mod)
        wide = rewritten(main, lambda bindings: _Block(bindings, mod, weights).widened(builder, taken))
        builder.update_func(mod.get_global_var("main"), wide)
        return builder.get()

    return rewrite


class _Block(DualMatmuls):
    """The bindings of one dataflow block, and which of them depend on weights alone."""

    def __init__(self, bindings: Sequence[relax.VarBinding], mod: tvm.IRModule, weights: set[Var]) -> None:
        super().__init__(bindings, mod)
        self.weights, self.turned = weights, set(weights)
        for binding in self.bindings:
            read = tensors(binding.value)
            if read and all(var in self.turned for var in read):
                self.turned.add(binding.var)

    def widened(self, builder: relax.BlockBuilder, taken: Callable[[PrimFunc], bool]) -> list[relax.VarBinding]:
        """The bindings, what weights alone make first, each group of matmuls as one."""
        groups = [group for group in self._groups() if taken(self._combined(group))]
        first = {group[0]: group for group in groups}
        gone = {i for group in groups for matmul in group for i in (matmul, *self._tail(matmul))}
        own = [binding for binding in self.bindings if binding.var in self.turned]
        rest: list[relax.VarBinding] = []
        for i, binding in enumerate(self.bindings):
            if i in first:
                rest.extend(self._wide(first[i], builder))
            elif i not in gone and binding.var not in self.turned:
                rest.append(binding)
        return [*own, *rest]

    def _groups(self) -> list[list[int]]:
        """The matmuls of one input by weights, two or more, in order."""
        paired = self.pairs()
        found: dict[tuple[Var | bool | str, ...], list[int]] = {}
        for i, binding in enumerate(self.bindings):
            if self.names[i] != "matmul" or i in paired:
                continue
            x, w = binding.value.args
            whole = x not in self.turned and w in self.turned and len(shape_of(w) or ()) == 2
            if whole and self._absorbed(self._result(i)):
                dtypes = [dtype_of(self.bindings[j].var) for j in (i, *self._tail(i))]
                found.setdefault((x, self._bias(i) is None, *dtypes), []).append(i)
        return [group for group in found.values() if len(group) > 1]

    def _result(self, i: int) -> int:
        """The last of what is fused behind matmul `i`, or the matmul itself."""
        return [i, *self._tail(i)][-1]

    def _tail(self, i: int) -> list[int]:
        """What belongs to matmul `i`, if nothing else reads it: the addition of a bias, the cast that rounds it."""
        tail: list[int] = []
        for name in ("astype",) if self._bias(i) is None else ("add", "astype"):
            reader = self._reader([i, *tail][-1])
            if reader is not None and self.names[reader] == name:
                tail.append(reader)
        return tail

    def _reader(self, i: int) -> int | None:
        """The binding that alone reads binding `i`."""
        return next(iter(self.users[i])) if len(self.users[i]) == 1 and not self.outputs[i] else None

    def _bias(self, i: int) -> Expr | None:
        """The weight [n] that the only reader of matmul `i` adds to it, or None."""
        user = self._reader(i)
        if user is None or self.names[user] != "add":
            return None
        others = [arg for arg in self.bindings[user].value.args if not arg.same_as(self.bindings[i].var)]
        fits = len(others) == 1 and others[0] in self.turned and len(shape_of(others[0]) or ()) == 1
        return others[0] if fits and dtype_of(others[0]) == dtype_of(self.bindings[user].var) else None

    def _absorbed(self, i: int) -> bool:
        """Whether all that reads binding `i` computes element by element, stores it, or only moves what such an operator
        reads."""
        if self.outputs[i] or not self.users[i]:
            return False
        return all(
            self.names[user] in READERS or (self.names[user] in MOVES and self._absorbed(user)) for user in self.users[i]
        )

    def _combined(self, group: list[int]) -> relax.Function:
        """The product of the group's input by its weights side by side, as a function."""
        call = self.bindings[group[0]].value
        x, w = (relax.Var(name, arg.ty) for name, arg in zip("xw", call.args, strict=True))
        k, n = _size(w, 0), sum(_size(self.bindings[i].value.args[1], 1) for i in group)
        wide = relax.Var("w", relax.TensorType([k, n], dtype_of(w)))
        out = relax.Var("out", relax.BlockBuilder().normalize(relax.Call(call.op, [x, wide], call.attrs)).ty)
        body = relax.DataflowBlock([relax.VarBinding(out, relax.Call(call.op, [x, wide], call.attrs))])
        return relax.Function([x, wide], relax.SeqExpr([body], out), out.ty).with_attr("Primitive", True)

    def _wide(self, group: list[int], builder: relax.BlockBuilder) -> list[relax.VarBinding]:
        """The bindings of a group's weights side by side, their matmul, and its parts under the old names."""
        made: list[relax.VarBinding] = []

        def bind(name: str, value: Expr) -> Expr:
            value = builder.normalize(value)
            made.append(relax.VarBinding(relax.DataflowVar(name, value.ty), value))
            return made[-1].var

        call, last = self.bindings[group[0]].value, self.bindings[self._result(group[0])]
        weights = [self.bindings[i].value.args[1] for i in group]
        weight = bind("weights", op.concat(weights, axis=1))
        out = bind("wide", relax.Call(call.op, [call.args[0], weight], call.attrs))
        if self._bias(group[0]) is not None:
            out = bind("wide", op.add(out, bind("bias", op.concat([self._bias(i) for i in group], axis=0))))
        if dtype_of(last.var) != dtype_of(out):
            out = bind("wide", op.astype(out, dtype_of(last.var)))
        axis, start = int(out.ty.ndim) - 1, 0
        for i, each in zip(group, weights, strict=True):
            end = start + _size(each, 1)
            part = builder.normalize(op.strided_slice(out, [axis], [start], [end], assume_inbound=True))
            made.append(relax.VarBinding(self.bindings[self._result(i)].var, part))
            start = end
        return made


def _size(weight: Expr, axis: int) -> int:
    return int(weight.ty.shape[axis])
