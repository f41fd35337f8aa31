"""Everything that works row by row around a reduction becomes one kernel: norms and softmax, with what makes their input
and what is done with their result. A row is what one reduction goes over, along whatever axes.

    h = x + r;  m = mean(h²);  y = h · rsqrt(m + ε) · w;  z = cast(y)        one PrimFunc, h and z both stored if both are used

TVM's FuseOps stops at a reduction: what is computed before it is a kernel of its own, as is what comes behind a norm.
Here a group starts at an operator that reduces some axes, and takes in elementwise neighbours of the same rows, and
rows taken from a table, as long as nothing outside the group lies between two of its members. What a matmul can finish
itself (bias, activation, residual) is left to the matmul. Masks and index tables that depend on no input are computed
where they are used.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import relax
from tvm.ir import GenericConst

from tk.graph.dataflow import BY_ELEMENT, Dataflow, operator_of, reads_few, rewrite_blocks, shape_of, tensors

if TYPE_CHECKING:
    from tvm.ir import Expr, IRModule, Var

__all__ = ["FuseRows"]

_ELEMENTWISE = """abs add astype bitwise_and bitwise_not bitwise_or ceil clip cos divide equal erf exp floor floor_divide
greater greater_equal isfinite isinf isnan less less_equal log logical_and logical_not logical_or maximum minimum multiply
negative nn.gelu nn.gelu_tanh nn.leakyrelu nn.relu nn.silu not_equal power round rsqrt sigmoid sign sin sqrt square subtract
tan tanh where"""
ELEMENTWISE = frozenset({*_ELEMENTWISE.split(), BY_ELEMENT})
WITHOUT_INPUT = frozenset({"arange", "expand_dims", "full", "ones", "zeros", *ELEMENTWISE})
REDUCTIONS = frozenset({"max", "mean", "min", "prod", "sum", "variance"})
INDICES = frozenset({"argmax", "argmin"})  # of a row's best element: what is reduced beside others; no group starts at one
NORMS = {"nn.layer_norm": "axes", "nn.log_softmax": "axis", "nn.rms_norm": "axes", "nn.softmax": "axis"}
OF_GROUPS = frozenset({"nn.group_norm", "nn.instance_norm"})  # rows are parts of an axis: no tensor has one value a row
CONTRACTIONS = frozenset({"matmul", *(f"nn.conv{rank}d{kind}" for rank in "123" for kind in ("", "_transpose"))})
LARGEST_GROUP = 40
MOST_AGAIN = 8  # operators that are computed again for a few elements
MOST_BESIDE = 4  # reductions of one tensor in a function: each has registers of its own


def FuseRows(any_axes: bool = False) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Groups operators, before they are legalised, into private functions marked Primitive, which FuseTIR makes PrimFuncs.
    With `any_axes` rows may lie along any axes, where the target has rules for them; else along the last."""

    @tvm.transform.module_pass(opt_level=0, name="FuseRows")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        builder = relax.BlockBuilder(mod)
        rewrite_blocks(mod, builder, lambda bindings: _Graph(bindings, builder.get(), any_axes).fused(builder))
        return relax.transform.DeadCodeElimination()(builder.get())

    return rewrite


@dataclass(frozen=True)
class _Rows:
    """The shape of what is reduced, and the axes that are; None where a row is part of an axis."""

    shape: Sequence[Any]
    axes: tuple[int, ...] | None

    def has_elements(self, shape: Sequence[Expr]) -> bool:
        """Whether a tensor of `shape` has a value for each element."""
        return _same(shape, self.shape)

    def has_rows(self, shape: Sequence[Expr]) -> bool:
        """Whether a tensor of `shape` has a value for each row."""
        return self.axes is not None and _same(shape, [1 if n in self.axes else dim for n, dim in enumerate(self.shape)])


@dataclass
class _Group:
    """Bindings, by number, that become one function. `rows` are what it reduces; `copies` are computed inside and, where
    others use them too, outside as well."""

    rows: _Rows
    members: set[int]
    copies: set[int] = field(default_factory=set)

    @property
    def inside(self) -> set[int]:
        return self.members | self.copies


class _Graph(Dataflow):
    """The bindings of one dataflow block, who uses what, and the groups made of them."""

    def __init__(self, bindings: Sequence[relax.VarBinding], mod: IRModule, any_axes: bool) -> None:
        super().__init__(bindings)
        self.any_axes = any_axes
        self.names = [operator_of(mod, binding.value) for binding in self.bindings]
        self.constant = self.without_input(WITHOUT_INPUT)
        self.readers: dict[Any, list[int]] = defaultdict(list)
        for i, operands in enumerate(self.operands):
            for var in operands:
                self.readers[var].append(i)
        self.finished: list[bool] = []  # computed by a matmul, or in its epilogue
        for i in range(len(self.bindings)):
            self.finished.append(self.names[i] in CONTRACTIONS or self._in_epilogue(i))
        self.groups: list[_Group] = []
        self.group_of: dict[int, _Group] = {}
        self.above = self._ancestors()

    def _in_epilogue(self, i: int) -> bool:
        """Whether FuseOps makes binding `i` part of the matmul before it: elementwise, and all of what it reads of the
        matmul is used here alone. A norm widens what it reads itself: narrow values are stored. Masks that depend on
        no input are better off in a softmax, which need not load them."""
        if self.names[i] not in ELEMENTWISE:
            return False
        if self._widens(i) and (len(self.users[i]) > 1 or any(self._reduced(user) for user in self.users[i])):
            return False
        shapes = [shape_of(arg) or [] for arg in self.bindings[i].value.args] if self.names[i] == "where" else []
        if not all(_same(shape, self.shapes[i] or []) for shape in shapes):
            return False  # TVM counts a broadcast choice as no elementwise function
        read = self.reads[i]
        return any(self.finished[j] and len(self.users[j]) == 1 for j in read) and not any(self.constant[j] for j in read)

    def _widens(self, i: int) -> bool:
        if self.names[i] != "astype":
            return False
        before = self.bindings[i].value.args[0].ty.dtype
        return str(before.dtype) in ("float16", "bfloat16") and str(self.bindings[i].var.ty.dtype.dtype) in (
            "float32",
            "float64",
        )

    def _ancestors(self, known: Sequence[int] = (), first: int = 0) -> list[int]:
        """By binding, a bit for each binding that it depends on; a group depends on what any member does. `known` are those of
        before there was a group whose `first` binding is this: what lies before it depends on nothing more."""
        above = list(known) or [0] * len(self.bindings)
        changed = True
        while changed:  # a group's later members add to what its earlier ones depend on
            changed = False
            for i in range(first, len(self.bindings)):
                group = self.group_of.get(i)
                depends = above[i]
                if group is None:
                    for j in self.reads[i]:
                        depends |= above[j] | 1 << j
                else:
                    for j in {j for member in group.inside for j in self.reads[member]} - group.inside:
                        depends |= above[j] | 1 << j
                    for member in group.members:
                        depends |= 1 << member
                if depends != above[i]:
                    changed, above[i] = True, depends
        return above

    def fused(self, builder: relax.BlockBuilder) -> list[relax.VarBinding]:
        """The bindings with each group in one call."""
        for i in range(len(self.bindings)):
            rows = self._reduced(i)
            if rows is None or i in self.group_of:
                continue
            group = _Group(rows, {i})
            self._grow(group)
            if len(group.inside) > 1:
                for member in group.members:
                    self.group_of[member] = group
                self.above = self._ancestors(self.above, min(group.inside))
                self.groups.append(group)
        while True:
            calls = {id(group): call for group in self.groups if (call := self._call(group, builder)) is not None}
            if len(calls) == len(self.groups):
                return self._ordered(calls)
            # what a group computed that is none now reads, others have to give
            self.groups = [group for group in self.groups if id(group) in calls]
            self.group_of = {i: group for i, group in self.group_of.items() if id(group) in calls}

    def _reduced(self, i: int, indices: bool = False) -> _Rows | None:
        """What binding `i` reduces, or None; with `indices`, of those that find an index in a row too."""
        name, call = self.names[i], self.bindings[i].value
        if name not in REDUCTIONS and name not in NORMS and name not in OF_GROUPS and not (indices and name in INDICES):
            return None
        shape = shape_of(call.args[0])
        if not shape or (name == "prod" and not self.any_axes):  # it saves a launch, of which a CPU has none
            return None
        if name in OF_GROUPS:
            return _Rows(shape, None) if self.any_axes else None
        given = getattr(call.attrs, NORMS.get(name, "axis"))
        given = range(len(shape)) if given is None else [given] if isinstance(given, int) else given
        axes = tuple(sorted(int(axis) % len(shape) for axis in given))
        fits = self.any_axes or axes == (len(shape) - 1,) or any(self._is_bag(j, axes) for j in self.reads[i])
        return _Rows(shape, axes) if fits else None

    def _fits(self, i: int, group: _Group) -> bool:
        """Whether binding `i` computes one value an element, or a row, of the group's rows."""
        if self.names[i] in ELEMENTWISE or self.names[i] == "broadcast_to":
            shape = self.shapes[i]
            return shape is not None and (group.rows.has_elements(shape) or group.rows.has_rows(shape))
        if self.names[i] == "take":
            return self._takes_rows(i, group)
        reduced = self._reduced(i)
        same = reduced is not None and reduced.axes is not None and reduced.axes == group.rows.axes
        return same and reduced is not None and group.rows.has_elements(reduced.shape)

    def _takes_rows(self, i: int, group: _Group) -> bool:
        """Whether binding `i` takes whole rows of a table, by an index a row."""
        call, shape = self.bindings[i].value, self.shapes[i]
        indices, axis = shape_of(call.args[1]), call.attrs.axis
        if shape is None or indices is None or axis is None or group.rows.axes is None or not group.rows.has_elements(shape):
            return False
        if not self.any_axes and self._is_bag(i, group.rows.axes):
            return True
        last = tuple(range(len(shape) - len(group.rows.axes), len(shape)))
        return group.rows.axes == last and last[0] >= int(axis) % len(shape) + len(indices)

    def _is_bag(self, i: int, axes: Sequence[int]) -> bool:
        """Whether binding `i` takes whole rows of a table for `axes` to be reduced, all of which are of the indices: the rows
        are read where they lie, in vectors."""
        if self.names[i] != "take":
            return False
        call, shape = self.bindings[i].value, self.shapes[i]
        indices, axis = shape_of(call.args[1]), call.attrs.axis
        if shape is None or indices is None or axis is None:
            return False
        first = int(axis) % (len(shape) - len(indices) + 1)
        return first + len(indices) < len(shape) and all(first <= each < first + len(indices) for each in axes)

    def _keeps_rank(self, i: int) -> bool:
        return self.names[i] not in REDUCTIONS | INDICES or bool(self.bindings[i].value.attrs.keepdims)

    def _grow(self, group: _Group) -> None:
        if not all(self._keeps_rank(i) for i in group.members):
            self._take_beside(group)
            self._take_producers(group)
            self._take_results(group)
            return
        before = -1
        while before != len(group.inside) < LARGEST_GROUP:
            before = len(group.inside)
            self._take_producers(group)
            for i in sorted(group.members):
                for user in sorted(self.users[i]):
                    free = (
                        user not in group.inside and user not in self.group_of and not self._fuses_into_contraction(user, group)
                    )
                    if free and self._fits(user, group) and self._convex(group, user):
                        group.members.add(user)
        self._take_results(group)
        self._store_narrow(group)
        self._store_few(group)

    def _take_beside(self, group: _Group) -> None:
        """What reduces the same axes of the same tensor, to results of the same shape: it would be read from memory once
        more."""
        (first,) = group.members
        axes = group.rows.axes
        if not self.any_axes or axes is None:
            return
        for other in sorted(self.readers[self.bindings[first].value.args[0]]):
            reduced = self._reduced(other, indices=True)
            same = reduced is not None and reduced.axes == axes and _same(self.shapes[other] or [], self.shapes[first] or [])
            free = other not in group.inside and other not in self.group_of and len(group.members) < MOST_BESIDE
            if same and free and self._convex(group, other):
                group.members.add(other)

    def _take_results(self, group: _Group) -> None:
        """What is computed, value by value, of a result whose reduced axes are dropped: on a GPU it would be a launch more."""
        results = sorted(i for i in group.members if not self._keeps_rank(i))
        shape = self.shapes[results[0]] if self.any_axes and results else None
        if not all(_same(self.shapes[each] or [], shape or []) for each in results):
            return
        while results and shape is not None:
            for user in sorted(self.users[results.pop()]):
                free = user not in group.inside and user not in self.group_of and not self._fuses_into_contraction(user, group)
                elementwise = self.names[user] in ELEMENTWISE and _same(self.shapes[user] or [], shape)
                if free and elementwise and len(group.inside) < LARGEST_GROUP and self._convex(group, user):
                    group.members.add(user)
                    results.append(user)

    def _store_narrow(self, group: _Group) -> None:
        """What the group widens for one reader behind it, that reader widens itself: one value is not stored in two dtypes."""
        for i in sorted(group.members):
            outside = [user for user in self.users[i] if user not in group.inside]
            inner = set(self.reads[i]) <= group.members
            if self._widens(i) and inner and not self.outputs[i] and len(outside) == 1:
                group.members.remove(i)
                group.copies.add(i)

    def _store_few(self, group: _Group) -> None:
        """What others take a few elements of, such as a cross entropy's logits, is computed of those alone, and not stored."""
        for i in sorted(group.members, reverse=True):
            outside = [user for user in self.users[i] if user not in group.inside]
            if outside and not self.outputs[i] and all(self._takes_few(user, i) for user in outside):
                chain, waiting = set[int](), [i]
                while waiting:
                    chain.add(j := waiting.pop())
                    waiting += [each for each in self.reads[j] if each in group.members and each not in chain]
                if len(chain) <= MOST_AGAIN and all(self.names[j] in ELEMENTWISE for j in chain):
                    group.members -= chain
                    group.copies |= chain

    def _takes_few(self, user: int, i: int) -> bool:
        """Whether binding `user` reads a few elements of binding `i` at indices that are data."""
        gathers = self.names[user] == "gather_elements" and self.reads[user].count(i) == 1
        return gathers and reads_few(self.bindings[i].var, self.bindings[user].var)

    def _take_producers(self, group: _Group) -> None:
        waiting = list(group.inside)
        while waiting:
            for j in self.reads[waiting.pop()]:
                if j in group.inside:
                    continue
                widened = self._widens(j) and self._fits(j, group)
                if (
                    self.constant[j]
                    or self._widens_repeated(j, group)
                    or (widened and (j in self.group_of or self._used_outside(j, group)))
                ):
                    group.copies.add(j)
                elif j in self.group_of or self.finished[j] or not self._fits(j, group) or not self._convex(group, j):
                    continue
                else:
                    group.members.add(j)
                waiting.append(j)

    def _widens_repeated(self, j: int, group: _Group) -> bool:
        """Whether binding `j` widens an input that is read again for several rows: a kernel of its own would store it wide."""
        shape, whole = self.shapes[j], group.rows.shape
        if not self._widens(j) or shape is None or len(shape) > len(whole) or self.reads[j]:
            return False
        if group.rows.axes is None:  # of a norm of groups: the scale and the shift of its channels
            return len(shape) == 1
        return all(_same([dim], [1]) or _same([dim], [own]) for dim, own in zip(shape[::-1], whole[::-1], strict=False))

    def _fuses_into_contraction(self, i: int, group: _Group) -> bool:
        """Whether an operand of `i` from outside the group is a matmul's that could finish `i` itself."""
        others = [j for j in self.reads[i] if j not in group.inside]
        return any(self.finished[j] and len(self.users[j]) == 1 for j in others)

    def _used_outside(self, i: int, group: _Group) -> bool:
        """Whether anything but the group's function reads `i`: a copy's original does, if it is itself used outside."""
        users = self.users[i]
        return self.outputs[i] or any(
            user not in group.inside or (user in group.copies and self._used_outside(user, group)) for user in users
        )

    def _stored(self, i: int) -> bool:
        """Whether binding `i` is read where it is not computed: by "main", or in a group, as a member or a copy, that
        holds the reader and not `i` itself. A binding of which groups have copies is computed in "main" if it is stored."""
        if self.outputs[i] or not self.users[i]:
            return True
        for user in self.users[i]:
            holders = [group for group in self.groups if user in group.inside]
            in_main = user not in self.group_of and (not holders or self._stored(user))
            if in_main or any(i not in group.inside for group in holders):
                return True
        return False

    def _convex(self, group: _Group, new: int) -> bool:
        """Whether no path leaves the group with `new` in it and comes back."""
        inside = group.inside | {new}
        mask = sum(1 << i for i in group.members | {new})
        outer = {j for i in inside for j in self.reads[i]} - inside
        return not any(self.above[j] & mask for j in outer)

    def _call(self, group: _Group, builder: relax.BlockBuilder) -> list[relax.VarBinding] | None:
        """The bindings that call the group's function in place of its members; None if it cannot be a function."""
        inside = sorted(group.inside, key=lambda i: (not self.constant[i], i))  # one order, and so one kernel, in every layer
        results = [self.bindings[i].var for i in sorted(group.members) if self._stored(i)]
        own = {self.bindings[i].var for i in inside}
        read = dict.fromkeys(var for i in inside for var in tensors(self.bindings[i].value) if var not in own)
        params = {relax.Var(str(var.name), var.ty): var for var in read}
        inner = {var: param for param, var in params.items()}
        bindings = [relax.VarBinding(self.bindings[i].var, self._inner(i, builder, inner, params)) for i in inside]
        value = results[0] if len(results) == 1 else relax.Tuple(results)
        out = relax.Var("out", value.ty)
        body = relax.DataflowBlock([*bindings, relax.VarBinding(out, value)])
        function = relax.Function(list(params), relax.SeqExpr([body], out), out.ty).with_attr("Primitive", True)
        if list(relax.analysis.free_symbolic_vars(function)):
            return None  # a dim that no input has by itself
        name = "fused_" + "_".join(self._title(i) for i in inside if self.names[i] != "astype")
        called = builder.add_func(relax.utils.copy_with_new_vars(function), name[:60])
        call = builder.normalize(relax.Call(called, list(params.values())))
        if len(results) == 1:
            return [relax.VarBinding(results[0], call)]
        both = relax.DataflowVar("both", call.ty)
        items = [relax.VarBinding(var, builder.normalize(relax.TupleGetItem(both, i))) for i, var in enumerate(results)]
        return [relax.VarBinding(both, call), *items]

    def _title(self, i: int) -> str:
        called = self.bindings[i].value.args[0].name_hint if self.names[i] == BY_ELEMENT else self.names[i]
        return str(called).rpartition(".")[2]

    def _inner(self, i: int, builder: relax.BlockBuilder, inner: dict[Var, Expr], params: dict[Var, Expr]) -> Expr:
        """What binding `i` computes, reading the parameters in `inner` for what is outside. A constant tensor, which a
        function cannot hold, becomes one of `params`, which are mapped to the call's arguments."""
        value, name = self.bindings[i].value, self.names[i]
        alone = all(map(_is_constant, value.args))  # a number beside a tensor becomes code, one by itself does not

        def outside(arg: Expr) -> Expr:
            if isinstance(arg, relax.Tuple):
                return relax.Tuple([outside(each) for each in arg.fields])
            if isinstance(arg, relax.Var):
                return inner.get(arg, arg)
            if not _is_constant(arg) or (name in ELEMENTWISE and shape_of(arg) == [] and not alone):
                return arg
            param = relax.Var("constant", arg.ty)
            params[param] = arg
            return param

        return builder.normalize(relax.Call(value.op, [outside(arg) for arg in value.args], value.attrs, value.ty_args))

    def _ordered(self, calls: dict[int, list[relax.VarBinding]]) -> list[relax.VarBinding]:
        """All bindings, each behind what it reads, in their old order where that leaves a choice."""
        ordered: list[relax.VarBinding] = []
        copied = {j for group in self.groups for j in group.copies if j not in self.group_of}
        emitted = {i for i in copied if not self._stored(i)}

        def emit(i: int) -> None:
            if i in emitted:
                return
            group = self.group_of.get(i)
            inside = {i} if group is None else group.inside
            emitted.update({i} if group is None else group.members)
            for j in sorted({j for member in inside for j in self.reads[member]} - inside):
                emit(j)
            ordered.extend([self.bindings[i]] if group is None else calls[id(group)])

        for i in range(len(self.bindings)):
            emit(i)
        return ordered


def _is_constant(expr: Expr) -> bool:
    return isinstance(expr, GenericConst)


def _same(a: Sequence[Expr], b: Sequence[Expr | int]) -> bool:
    return len(a) == len(b) and all(_same_dim(x, y) for x, y in zip(a, b, strict=True))


def _same_dim(a: Expr, b: Expr | int) -> bool:
    return int(a) == int(b) if _is_int(a) and _is_int(b) else bool(tvm_ffi.structural_equal(a, b))


def _is_int(dim: Expr | int) -> bool:
    return isinstance(dim, int) or type(dim).__name__ == "IntImm"
