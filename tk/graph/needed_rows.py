"""Rows that nobody reads are not computed: a slice moves up through what computes each row by itself.

    y = norm(x + matmul(h, w)); y[:, -1:]        →        x' = x[:, -1:]; h' = h[:, -1:]; norm(x' + matmul(h', w))

Of a language model's prompt the logits of the last token are asked for, of an encoder's tokens often the first: in the last
layer all behind the attention is computed for that row alone. The slice ends where other rows are read too, and in front of
what mixes rows, as attention does. It moves where that makes a matmul smaller, since other operators are fused with the slice
anyhow, and not past matmuls of a tensor that others multiply whole: those become one (CombineParallelMatmul).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import relax

from tk.graph.by_element import OPERANDS
from tk.graph.dataflow import Dataflow, rewrite_blocks, shape_of, static_size

if TYPE_CHECKING:
    from tvm.ir import Call, Expr

__all__ = ["NeededRows"]

SHARE = 4  # of so many rows one is kept at most: a slice of most rows costs its copy and saves little
FEW = 16  # and of any number of rows so many
VIEWS = frozenset({"expand_dims", "reshape", "squeeze"})
REDUCTIONS = frozenset({"max", "mean", "min", "prod", "sum"})
NORMS = frozenset({"nn.layer_norm", "nn.log_softmax", "nn.rms_norm", "nn.softmax"})


def NeededRows() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites matmuls by matrices, and operators by element, norms, reductions and moves behind them, of whose results a slice
    alone is read."""

    @tvm.transform.module_pass(opt_level=0, name="NeededRows")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        builder = relax.BlockBuilder(mod)
        if not rewrite_blocks(mod, builder, lambda bindings: _Block(bindings, builder).rewritten()):
            return mod
        mod = relax.transform.CanonicalizeBindings()(builder.get())
        return relax.transform.DeadCodeElimination(["main"])(mod)

    return rewrite


@dataclass(frozen=True)
class _Need:
    """All that is read of a value: of `axis` what the slice number `like` keeps, the first of all that keep the same."""

    like: int
    axis: int


class _Block(Dataflow):
    """The bindings of one dataflow block. `slices` has the need that each slice of few rows is."""

    def __init__(self, bindings: Sequence[relax.VarBinding], builder: relax.BlockBuilder) -> None:
        super().__init__(bindings)
        self.builder = builder
        self.slices: dict[int, _Need] = {}
        for i, axis in ((i, self._sliced(i)) for i, name in enumerate(self.names) if name == "strided_slice"):
            if axis is not None:
                alike = (need.like for need in self.slices.values() if self._keep_the_same(need.like, i))
                self.slices[i] = _Need(next(alike, i), axis)

    def rewritten(self) -> list[relax.VarBinding]:
        """The bindings, without the rows that are not needed."""
        refused = set[int]()
        while True:
            needs = self._needs(refused) if self.slices else {}
            split = {i for i in needs if self.names[i] == "matmul" and self._is_split(i, needs)}
            if not split:
                break
            refused |= split
        return _Rewriting(self, self._worthwhile(needs)).bindings

    def _worthwhile(self, needs: dict[int, _Need]) -> dict[int, _Need]:
        """The needs that make a matmul smaller, or cut rows out of a tensor that is stored anyhow: what is computed before them
        is fused with what makes it, as in other layers."""
        worthwhile = dict[int, _Need]()
        if not any(self.names[i] == "matmul" for i in needs):
            return worthwhile
        for i, need in sorted(needs.items()):
            args = self.bindings[i].value.args
            sources = [self.number.get(args[at]) for at in self.sources(i, need.axis) or {}]
            if self.names[i] == "matmul" or any(j in worthwhile or self._is_stored(j, needs) for j in sources):
                worthwhile[i] = need
        return worthwhile

    def _is_stored(self, i: int | None, needs: dict[int, _Need]) -> bool:
        """Whether others read the whole of a value; None is a parameter."""
        return i is None or (i not in needs and any(user not in needs for user in self.users[i]))

    def _sliced(self, i: int) -> int | None:
        """The one axis along which a slice keeps few rows of many; None for any other slice."""
        call = self.bindings[i].value
        axes, shape, kept = call.args[1].fields, shape_of(call.args[0]), shape_of(self.bindings[i].var)
        if len(axes) != 1 or shape is None or kept is None:
            return None
        axis = int(getattr(axes[0], "value", axes[0])) % len(shape)
        rows, all_rows = static_size(kept[axis]), static_size(shape[axis])
        if rows is None or (rows > FEW if all_rows is None else SHARE * rows > all_rows):
            return None
        return axis

    def _keep_the_same(self, one: int, other: int) -> bool:
        """Whether two slices keep the same of an axis, whatever number the axis has."""
        a, b = self.bindings[one].value, self.bindings[other].value
        if len(a.args) != len(b.args) or not tvm_ffi.structural_equal(a.attrs, b.attrs):
            return False
        pairs = zip(a.args[2:], b.args[2:], strict=True)
        return all(tvm_ffi.structural_equal(x, y, map_free_vars=False) for x, y in pairs)

    def _needs(self, refused: set[int]) -> dict[int, _Need]:
        """What is read of the values of which a slice alone is, but of those that are `refused`."""
        needs = dict[int, _Need]()
        for i in reversed(range(len(self.bindings))):
            if i in refused or self.outputs[i] or not self.users[i]:
                continue
            asked = [need for user in self.users[i] for need in self._asked(user, self.bindings[i].var, needs)]
            first = asked[0] if asked else None
            if first is not None and all(each == first for each in asked) and self.sources(i, first.axis) is not None:
                needs[i] = first
        return needs

    def _asked(self, user: int, var: Expr, needs: dict[int, _Need]) -> list[_Need | None]:
        """What a binding reads of `var`, for each of its operands that is it: None for the whole."""
        if user in self.slices:
            return [self.slices[user]]
        if user not in needs:
            return [None]
        need, axes = needs[user], self.sources(user, needs[user].axis) or {}
        args = self.bindings[user].value.args
        return [_Need(need.like, axes[at]) if at in axes else None for at, arg in enumerate(args) if arg.same_as(var)]

    def _is_split(self, i: int, needs: dict[int, _Need]) -> bool:
        """Whether others multiply the whole of what a matmul would multiply a part of."""
        var = self.bindings[i].value.args[0]
        readers = self.users[self.number[var]] if var in self.number else {i}
        return any(self.names[reader] == "matmul" and reader not in needs for reader in readers)

    def sources(self, i: int, axis: int) -> dict[int, int] | None:
        """Which axis of which operands has what is along `axis` of a value: {operand: its axis}, other operands are read whole.
        None where an operator computes no row by itself."""
        call, name = self.bindings[i].value, self.names[i]
        shape = shape_of(self.bindings[i].var)
        first = shape_of(call.args[0]) if name and call.args else None
        if shape is None or first is None:
            return None
        if name in OPERANDS or name == "broadcast_to":
            return _broadcast(call, OPERANDS.get(name, 1), shape, axis)
        if name == "matmul":
            weight = shape_of(call.args[1])
            rows = weight is not None and len(weight) == 2 and len(first) == len(shape) and axis < len(shape) - 1
            return {0: axis} if rows else None
        if name == "permute_dims":
            axes = range(len(shape))[::-1] if call.attrs.axes is None else call.attrs.axes
            return {0: int(axes[axis]) % len(shape)}
        source = None
        if name in VIEWS:
            source = _before_view(first, shape, axis)
        elif name in NORMS:
            axes = [call.attrs.axis] if "softmax" in name else call.attrs.axes
            source = None if axis in [int(each) % len(shape) for each in axes] else axis
        elif name in REDUCTIONS and call.attrs.axis is not None:
            reduced = {int(each) % len(first) for each in call.attrs.axis}
            kept = [at for at in range(len(first)) if at not in reduced or call.attrs.keepdims]
            source = kept[axis] if kept[axis] not in reduced else None
        return None if source is None else {0: source}


def _broadcast(call: Call, count: int, shape: Sequence[Expr], axis: int) -> dict[int, int] | None:
    """As `sources`, of operators by element, whose operands may have fewer axes, or ones of 1."""
    found = {}
    for at, arg in enumerate(call.args[:count]):
        own = shape_of(arg)
        if own is None:
            return None
        mine = axis - (len(shape) - len(own))
        if mine >= 0 and static_size(own[mine]) != 1:
            found[at] = mine
    return found


def _before_view(before: Sequence[Expr], shape: Sequence[Expr], axis: int) -> int | None:
    """The axis that a view has left as it is, `axis` of its result: that before, or behind, which all axes longer than 1 are as
    they were."""
    equal = tvm.sym.Analyzer().can_prove_equal
    for step in (1, -1):
        old = [(at, size) for at, size in enumerate(before) if static_size(size) != 1][::step]
        new = [(at, size) for at, size in enumerate(shape) if static_size(size) != 1][::step]
        for (source, size), (at, other) in zip(old, new, strict=False):
            if not equal(size, other):
                break
            if at == axis:
                return source
    return None


class _Rewriting:
    """The new `bindings` of a block, whose values are computed as far as they are needed."""

    def __init__(self, block: _Block, needs: dict[int, _Need]) -> None:
        self.block, self.needs = block, needs
        self.bindings: list[relax.VarBinding] = []
        self.parts: dict[tuple[Expr, _Need], Expr] = {}  # what is needed of a value
        for i, binding in enumerate(block.bindings):
            if i in needs:
                self.parts[binding.var, needs[i]] = self._emit(binding.var.name, self._computed(i, needs[i]))
                continue
            part = self.parts.get((binding.value.args[0], block.slices[i])) if i in block.slices else None
            self.bindings.append(binding if part is None else relax.VarBinding(binding.var, part))

    def _emit(self, name: str, value: Expr) -> Expr:
        value = self.block.builder.normalize(value)
        var = relax.DataflowVar(name, value.ty)
        self.bindings.append(relax.VarBinding(var, value))
        return var

    def _computed(self, i: int, need: _Need) -> Expr:
        """The call number `i` on what is needed of its operands."""
        block, binding = self.block, self.block.bindings[i]
        call, axes = binding.value, block.sources(i, need.axis) or {}
        args = [self._part(arg, _Need(need.like, axes[at])) if at in axes else arg for at, arg in enumerate(call.args)]
        if block.names[i] not in VIEWS and block.names[i] != "broadcast_to":
            return relax.Call(call.op, args, call.attrs, call.ty_args)
        shape = list(shape_of(binding.var) or ())
        shape[need.axis] = (shape_of(block.bindings[need.like].var) or ())[block.slices[need.like].axis]
        return relax.op.reshape(args[0], shape) if block.names[i] in VIEWS else relax.op.broadcast_to(args[0], shape)

    def _part(self, operand: Expr, need: _Need) -> Expr:
        """What is needed of an operand: computed, or cut out of it."""
        if (operand, need) not in self.parts:
            like = self.block.bindings[need.like].value
            axes = relax.op.strided_slice(operand, [need.axis], [0], [1]).args[1]
            cut = relax.Call(like.op, [operand, axes, *like.args[2:]], like.attrs, like.ty_args)
            self.parts[operand, need] = self._emit("needed", cut)
        return self.parts[operand, need]
