"""Attention becomes one function where a rule of the target has a kernel for it: scores are then never stored.

    s = matmul(q, kᵀ);  x = f(s, masks…);  p = softmax(x);  y = matmul(p, v)        →        y = fused(q, k, v, masks…)

f is any chain of elementwise operators: scale, mask, choice, cap. What only moves values on the way to the matmuls (slices of
one matmul for q, k and v, transposes, repeated heads) and behind them goes along, so that a kernel reads and writes in
place; so do masks that depend on no input. Elsewhere, and where `takes` refuses, two matmuls and a softmax stay.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

from tk.graph.attention.even_heads import with_even_heads
from tk.graph.dataflow import Dataflow, dtype_of, rewrite_blocks, shape_of, static_size, tensors
from tk.graph.fuse_rows import ELEMENTWISE, WITHOUT_INPUT
from tk.graph.groups import WIDE, Groups, remembered

if TYPE_CHECKING:
    import tvm
    from tvm import relax
    from tvm.ir import Expr
    from tvm.tirx import PrimFunc

__all__ = ["FuseAttention"]

VIEWS = frozenset({"expand_dims", "reshape", "squeeze"})
EIGHT = ("int8", "float8_e4m3fn")
PARTS = 2  # products whose sum scores may be: of latents, and of rotary keys
MOVES = VIEWS | {"broadcast_to", "permute_dims", "repeat", "strided_slice"}


def FuseAttention(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Groups two `matmul`s and the softmax between them, with f and moves, into private functions marked Primitive, which
    LegalizeOps and FuseTIR make one PrimFunc each."""
    import tvm
    from tvm import relax

    @tvm.transform.module_pass(opt_level=0, name="FuseAttention")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        mod = relax.transform.DeadCodeElimination()(mod)  # what nobody reads is no other reader of what is between
        builder, taken = relax.BlockBuilder(mod), remembered(takes, mod)

        def fused(bindings: Sequence[relax.VarBinding]) -> list[relax.VarBinding]:
            block = _Block(_viewed(_sliced(bindings, builder), builder), mod)
            made = block.fused(builder, taken)
            even = with_even_heads(block, builder, block.left())
            again = None if even is None else _Block(even, builder.get())
            tried = None if again is None else again.fused(builder, taken)
            return tried if again is not None and tried is not None and len(again.calls) > len(block.calls) else made

        rewrite_blocks(mod, builder, fused)
        return relax.transform.DeadCodeElimination()(builder.get())

    return rewrite


class _Block(Groups):
    """The bindings of one dataflow block, and the attentions among them."""

    def __init__(self, bindings: list[relax.VarBinding], mod: tvm.IRModule) -> None:
        super().__init__(bindings, mod)
        self.constant = self.without_input(WITHOUT_INPUT | MOVES)
        self.narrow: dict[int, bool] = {}  # of bindings, what `_dequantises` says
        self.calls: dict[int, list[int]] = {}  # of attentions that are one function, their bindings by the last of them

    def fused(self, builder: relax.BlockBuilder, taken: Callable[[PrimFunc], bool]) -> list[relax.VarBinding]:
        """The bindings, each attention in one call."""
        calls = self.calls
        gone: set[int] = set()
        for i, name in enumerate(self.names):
            members = self._members(i) if name == "matmul" else None
            if members is None or members & gone:
                continue
            gathers = self._gathers(members)
            for followers in self._ends(i):
                group = self._taken(members | set(followers), gone, gathers, taken)
                if group is not None:
                    calls[group[-1]] = group
                    gone |= members | set(followers)
                    break
        return [
            self.call(calls[i], builder, "fused_attention") if i in calls else binding
            for i, binding in enumerate(self.bindings)
            if i in calls or i not in gone
        ]

    def left(self) -> list[tuple[int, int, list[int]]]:
        """The attentions that no rule took: the matmul of the scores, that with the values, and what follows it alone."""
        taken = {i for group in self.calls.values() for i in group}
        found = []
        for i, name in enumerate(self.names):
            members = self._members(i) if name == "matmul" and i not in taken else None
            matmuls = [j for j in members or () if self.names[j] == "matmul" and j != i]
            if len(matmuls) == 1:
                found.append((matmuls[0], i, self._ends(i)[0]))
        return found

    def _gathers(self, members: set[int]) -> set[int]:
        """What takes keys and values out of a larger tensor by a table, as pages of a cache, and only moves them since; and
        what widens those of 8 bits, and multiplies them with their scales."""
        found: set[int] = set()
        todo = [j for i in members if self.names[i] == "matmul" for j in self.reads[i] if j not in members]
        while todo:
            i = todo.pop()
            if self.names[i] == "take":
                found.add(i)
            elif self._dequantises(i):
                found.add(i)
                todo += self.reads[i]
            elif self.names[i] in MOVES:
                todo += self.reads[i]
        return found

    def _dequantises(self, i: int) -> bool:
        """Whether binding `i` casts what is stored in 8 bits, or multiplies that, or casts or moves the matmul."""
        if i not in self.narrow:
            name = self.names[i]
            known = name in ("astype", "multiply") or name in MOVES
            arguments = [self._argument(i, n) if known else None for n in range(2)]
            above, other = [j is not None and self._dequantises(j) for j in arguments]
            if name == "astype":
                above = above or dtype_of(self.bindings[i].value.args[0]) in EIGHT
            self.narrow[i] = above != other if name == "multiply" else above
        return self.narrow[i]

    def _taken(self, members: set[int], gone: set[int], gathers: set[int], taken: Callable[[Any], bool]) -> list[int] | None:
        """The members and what moves values on the way to them, as a function that is taken: all that does, or what is left of
        it where q, k and v come in an order that the kernel cannot read. First with the conditions of its masks, where a rule
        reads off them which columns are not to be touched, then with masks computed outside; with what `gathers` keys and
        values, then without. `gone`: the members of other groups."""
        seen: list[list[int]] = []
        few = (MOVES, frozenset({"permute_dims"}), frozenset[str]())
        ways = [(True, MOVES, gathers), *((each, moves, set[int]()) for each in (True, False) for moves in few)]
        for conditions, moves, inside in ways:
            group = self._ordered(members | self._above(members, gone | (gathers - inside), moves, conditions, inside))
            if group in seen:
                continue
            seen.append(group)
            function = self.function(group)
            if function is not None and taken(function):
                return group
        return None

    def _ordered(self, group: set[int]) -> list[int]:
        """The bindings of `group`, each behind what it reads, in an order that its operators alone decide: so the layers of a
        model make one function, wherever their masks were computed."""
        order: list[int] = []

        def visit(i: int) -> None:
            for var in _read(self.bindings[i].value):
                j = self.number.get(var)
                if j in group and j not in order:
                    visit(j)
            order.append(i)

        visit(max(group))
        return order

    def _argument(self, i: int, position: int) -> int | None:
        """The binding of an argument of binding `i`."""
        args = self.bindings[i].value.args
        return self.number.get(args[position]) if position < len(args) else None

    def _members(self, values: int) -> set[int] | None:
        """What lies between the matmul of an attention's scores and that with its values, both included; None where the
        matmul `values` is no such thing, or others read what is between."""
        softmax, behind = self._softmax(values)
        if softmax is None:
            return None
        scores, within = self._argument(softmax, 0), {softmax}
        if self.names[softmax] == "divide":
            scores, within = self._with_sinks(softmax)
        before = None if scores is None else self._chain(scores)
        if before is None:
            return None
        members = {values, *within, *behind, *before}
        if any(self.outputs[j] or not self.users[j] <= members for j in members - {values}):
            return None
        return members

    def _softmax(self, values: int) -> tuple[int | None, set[int]]:
        """The softmax over the last axis whose weights matmul `values` takes, and what lies between the two: casts,
        views, and 0 where a score is -inf."""
        behind: set[int] = set()
        i = self._argument(values, 0)
        while i is not None:
            name, value = self.names[i], self.bindings[i].value
            if name == "nn.softmax":
                last = int(value.attrs.axis) in (-1, int(value.ty.ndim) - 1)
                return (i if last else None), behind
            if name == "divide":
                return i, behind
            if name not in ("astype", "where") and name not in VIEWS:
                break
            behind.add(i)
            position = 0
            if name == "where":
                condition = self._argument(i, 0)
                if condition is None or self.names[condition] not in ("greater", "less", "equal"):
                    break
                behind.add(condition)
                position = 2 if self.names[condition] == "equal" else 1
            i = self._argument(i, position)
        return None, set()

    def _with_sinks(self, i: int) -> tuple[int | None, set[int]]:
        """The scores of a softmax with sinks that ends in binding `i`, and what lies between, as softmax.py writes it."""
        found: set[int] = set()

        def reach(i: int | None, *path: tuple[str, int]) -> int | None:
            """The binding that is reached from `i` through these operators, each left by the argument of that number."""
            for name, position in path:
                if i is None or self.names[i] != name:
                    return None
                found.add(i)
                i = self._argument(i, position)
            return i

        scores = reach(i, ("divide", 0), ("exp", 0), ("subtract", 0))
        top = reach(i, ("divide", 0), ("exp", 0), ("subtract", 1))
        summed = reach(i, ("divide", 1), ("add", 0), ("sum", 0))
        of_sink = reach(i, ("divide", 1), ("add", 1), ("exp", 0), ("subtract", 1))
        largest = reach(top, ("maximum", 0), ("max", 0))
        whole = scores is not None and largest == scores and of_sink == top and summed == self._argument(i, 0)
        return (scores if whole else None), found

    def _chain(self, end: int) -> set[int] | None:
        """The bindings from a matmul to `end`, each elementwise or a view, or from two, which a rule may take for parts of the
        scores; None where there is no matmul, or more."""
        found: dict[int, bool] = {}
        matmuls: set[int] = set()

        def reaches(i: int) -> bool:
            if i not in found:
                if self.names[i] == "matmul":
                    matmuls.add(i)
                    found[i] = True
                else:
                    known = self.names[i] in ELEMENTWISE or self.names[i] in VIEWS
                    reached = [reaches(j) for j in self.reads[i]]  # all of them: a second matmul must be seen
                    found[i] = known and any(reached)
            return found[i]

        if not reaches(end) or len(matmuls) > PARTS:
            return None
        return {i for i, inside in found.items() if inside}

    def _ends(self, i: int) -> list[list[int]]:
        """What rounds the result of binding `i` and puts it in another order, each the only reader of the one before: with a
        view at the end of which columns are as before, as of heads that were rows of one matmul, then without, since a
        view costs nothing."""
        found: list[int] = []
        at = i
        while not self.outputs[at] and len(self.users[at]) == 1:
            (user,) = self.users[at]
            name = self.names[user]
            narrows = WIDE.get(dtype_of(self.bindings[user].var), 9) < WIDE.get(dtype_of(self.bindings[at].var), 0)
            turns = name == "permute_dims" and "permute_dims" not in (self.names[j] for j in found)
            if not (name == "astype" and narrows) and name not in VIEWS and not turns:
                break
            found.append(user)
            at = user
        least = found[:]
        while least and self.names[least[-1]] in VIEWS:
            least.pop()
        most = found[: len(least) + 1]
        before, after = (shape_of(self.bindings[ends[-1] if ends else i].var) or [0] for ends in (least, most))
        return [most, least] if len(most) > len(least) and str(before[-1]) == str(after[-1]) else [least]

    def _above(
        self, members: Iterable[int], gone: set[int], moves: frozenset[str], conditions: bool, inside: set[int]
    ) -> set[int]:
        """What is computed again inside the group: moves and widening casts of what it reads, and what depends on no input;
        with `conditions`, also bools and the integers that they are of, such as the columns up to a position; and `inside`."""
        found: set[int] = set()
        todo = list(members)
        while todo:
            for var in tensors(self.bindings[todo.pop()].value):
                j = self.number.get(var)
                if j is None or j in found or j in members or j in gone:
                    continue
                condition = conditions and self._is_condition(j)
                choice = conditions and self._chooses(j)
                if self.constant[j] or self.names[j] in moves or self._widens(j) or condition or choice or j in inside:
                    found.add(j)
                    todo.append(j)
        return found

    def _is_condition(self, i: int) -> bool:
        """Whether binding `i` computes bools, or integers, an element at a time."""
        name, dtype = self.names[i], dtype_of(self.bindings[i].var)
        return (name in ELEMENTWISE or name in MOVES) and dtype in ("bool", "int32", "int64")

    def _chooses(self, i: int) -> bool:
        """Whether binding `i` is one of two numbers by a condition, as a mask that is added to scores."""
        if self.names[i] == "where":
            args = self.bindings[i].value.args
            return all(shape_of(arg) == [] and not tensors(arg) for arg in args[1:3])
        if self.names[i] != "astype" and self.names[i] not in MOVES:
            return False
        above = self._argument(i, 0)
        return above is not None and self._chooses(above)

    def _widens(self, i: int) -> bool:
        if self.names[i] != "astype":
            return False
        before, after = dtype_of(self.bindings[i].value.args[0]), dtype_of(self.bindings[i].var)
        return before in ("bool", "float16", "bfloat16") and after == "float32"


def _sliced(bindings: Sequence[relax.VarBinding], builder: relax.BlockBuilder) -> list[relax.VarBinding]:
    """The bindings, with slices for the parts of a split that are only moved, as q, k and v of one matmul are."""
    from tvm import relax

    own = Dataflow(bindings)
    found = []
    for i, binding in enumerate(own.bindings):
        split = _part_of(binding.value, own)
        moved = own.users[i] and not own.outputs[i] and all(own.names[user] in MOVES for user in own.users[i])
        if split is None or not moved:
            found.append(binding)
            continue
        axis, start, stop = _bounds(split, int(binding.value.index))
        part = relax.op.strided_slice(split.args[0], [axis], [start], [stop], assume_inbound=True)
        found.append(relax.VarBinding(binding.var, builder.normalize(part)))
    return found


def _viewed(bindings: Sequence[relax.VarBinding], builder: relax.BlockBuilder) -> list[relax.VarBinding]:
    """The bindings, with a view of the heads between the matmul of an attention of one row, whose rows are the heads of a
    group, and a view that has the heads in one dim with their columns: of the two, which were one, a kernel writes the first.

        [b, n, g, d] → [b, 1, n·g·d]        →        [b, n, g, d] → [b, n·g, 1, d] → [b, 1, n·g·d]
    """
    from tvm import relax

    own = Dataflow(bindings)
    found = []
    for i, binding in enumerate(own.bindings):
        heads = _heads_of(i, own) if own.names[i] == "reshape" else None
        if heads is None:
            found.append(binding)
            continue
        view = builder.normalize(relax.op.reshape(binding.value.args[0], relax.ShapeExpr(heads)))
        parted = relax.DataflowVar(f"{binding.var.name}_heads", view.ty)
        whole = builder.normalize(relax.op.reshape(parted, binding.value.args[1]))
        found += [relax.VarBinding(parted, view), relax.VarBinding(binding.var, whole)]
    return found


def _heads_of(i: int, own: Dataflow) -> list[Expr] | None:
    """[b, n·g, 1, d] where view `i`, which keeps no dim of d columns, is of the result of a matmul whose weights were
    [b, n·g, 1, t] and became [b, n, g, t]; else None."""
    values: int | None = i
    while values is not None and own.names[values] in ("reshape", "astype"):
        above = own.number.get(own.bindings[values].value.args[0])
        values = above if above is None or own.users[above] == {values} else None
    if values is None or own.names[values] != "matmul":
        return None
    made, after = shape_of(own.bindings[values].var), shape_of(own.bindings[i].var)
    weights = own.number.get(own.bindings[values].value.args[0])
    while weights is not None and own.names[weights] == "astype":
        weights = own.number.get(own.bindings[weights].value.args[0])
    if weights is None or own.names[weights] != "reshape" or made is None or not after or str(made[-1]) == str(after[-1]):
        return None
    before = shape_of(own.bindings[weights].value.args[0])
    if before is None or not len(before) == len(made) == 4 or str(before[0]) != str(made[0]):
        return None
    heads, one, groups, group = (static_size(dim) for dim in (before[1], before[2], made[1], made[2]))
    grouped = heads is not None and groups is not None and group is not None and heads == groups * group
    return [*before[:3], made[3]] if grouped and one == 1 != group else None


def _part_of(value: Expr, own: Dataflow) -> Expr | None:
    """The call of a split along an axis of known length of which `value` is a part, or None."""
    from tvm import relax
    from tvm.tirx import IntImm

    i = own.number.get(value.tuple_value) if isinstance(value, relax.TupleGetItem) else None
    if i is None or own.names[i] != "split":
        return None
    call = own.bindings[i].value
    shape = shape_of(call.args[0])
    return call if shape is not None and isinstance(shape[int(call.attrs.axis)], IntImm) else None


def _bounds(split: Expr, part: int) -> tuple[int, int, int]:
    """(axis, start, stop) of a part."""
    axis = int(split.attrs.axis) % int(split.args[0].ty.ndim)
    length, sections = int(split.args[0].ty.shape[axis]), split.attrs.indices_or_sections
    if hasattr(sections, "__len__"):
        ends = [0, *(int(index) for index in sections), length]
        return axis, ends[part], ends[part + 1]
    step = -(-length // int(sections))
    return axis, part * step, min(length, (part + 1) * step)


def _read(value: Expr) -> list[Expr]:
    """The variables among a call's arguments, in their order."""
    from tvm import relax

    given = [part for arg in getattr(value, "args", ()) for part in (arg.fields if isinstance(arg, relax.Tuple) else [arg])]
    return [arg for arg in given if isinstance(arg, relax.Var)]
