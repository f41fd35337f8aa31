"""Plain functions over PrimFuncs and schedules that several rules share: what a block computes, and common steps.

contraction(func)        C[…, n] += A[…] · B[…]: which axes are rows, columns, batch and sums
inline_after(sch, name)  D = f(g(C))  →  one block behind C
fresh_schedule(func)     a Schedule of a copy of `func` without a rule's annotations
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache, wraps
from typing import TYPE_CHECKING, Any, TypeAlias

from tk.errors import ScheduleError, message
from tk.lowering.block_tree import blocks, reduction_loops

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr, TensorLoad, Var
    from tvm.s_tir import SBlock, Schedule
    from tvm.s_tir.schedule import SBlockRV
    from tvm.tirx import Buffer, BufferStore, IterVar, PrimFunc

    from tk.target import Target

__all__ = [
    "Contraction",
    "blocks",
    "contraction",
    "extent",
    "fresh_schedule",
    "has_reduction_axis",
    "inline_after",
    "inline_cheap",
    "is_expensive",
    "is_reduction",
    "reduction_loops",
    "refuse_on_schedule_error",
    "schedule_of",
    "spatial_axes",
    "summed_axes",
    "unscheduled_blocks",
    "variables",
]


@dataclass(frozen=True)
class Contraction:
    """C[spatial] += A[…] · B[…], summed over the other axes, in the block called `block`.

    `roles` has one letter for each of the block's axes: "b" batch (in A, B and C), "m" rows (in A and C), "n" columns
    (in B and C), "k" summed. `extents` are their sizes, None where symbolic. The spatial axes come first, in the order
    of C's dims, and the last of them is the one column axis. `b_read` is B's index among the block's reads, and
    `b_axes` gives for each dim of B the axis that indexes it alone, or is None when some dim is indexed otherwise;
    `a_axes` the same for A.
    `constant` says that B is a weight, whose layout may be changed when the model is compiled.
    """

    block: str
    roles: str
    extents: tuple[int | None, ...]
    dtype: str
    b_dtype: str
    b_read: int
    b_axes: tuple[int, ...] | None
    constant: bool
    a_axes: tuple[int, ...] | None = None

    @property
    def spatial(self) -> int:
        return len(self.roles) - self.roles.count("k")

    @property
    def columns(self) -> int | None:
        return self.extents[self.spatial - 1]


Lower: TypeAlias = "Callable[[PrimFunc, Any, Any, Target], PrimFunc]"


def refuse_on_schedule_error(lower: Lower) -> Lower:
    """A rule's `lower` whose primitives may refuse a function that `match` took: it is then left to the next rule."""

    @wraps(lower)
    def guarded(func: PrimFunc, match: object, config: object, target: Target) -> PrimFunc:
        from tvm.s_tir.schedule import ScheduleError as Refused

        try:
            return lower(func, match, config, target)
        except Refused as error:
            last = str(error).strip().splitlines()[-1].removeprefix("Error message: ")
            raise ScheduleError(
                message(f"{lower.__module__} cannot schedule this function", have=last, do="report it with the model")
            ) from error

    return guarded


def extent(value: Expr) -> int | None:
    """A size as an int, or None when it is symbolic."""
    from tvm.tirx import IntImm

    return int(value) if isinstance(value, int | IntImm) else None


def is_reduction(sch: Schedule, block: SBlockRV) -> bool:
    return has_reduction_axis(sch.get(block))


def variables(expr: Expr) -> list[Expr]:
    """The variables that an expression uses."""
    from tvm.tirx.analysis import undefined_vars

    return list(undefined_vars(expr))


@cache
def _unchecked() -> type[Schedule]:
    """TVM's Schedule without its checks of each argument against the type hints, which take longer than most primitives do:
    what a rule passes of another type TVM's own conversion refuses."""
    from tvm.s_tir import Schedule

    own = {name: method.__wrapped__ for name, method in vars(Schedule).items() if hasattr(method, "__wrapped__")}
    return type("Schedule", (Schedule,), {"__slots__": (), **own})


def schedule_of(mod: tvm.IRModule, **options: Any) -> Schedule:
    """A schedule of `mod`, whose `options` are TVM's."""
    return _unchecked()(mod, **options)


def fresh_schedule(func: PrimFunc) -> Schedule:
    """A schedule of `func`, the annotations of `tk.schedule.rule.sample` taken off its blocks."""
    import tvm

    sch = schedule_of(tvm.IRModule({"main": func.with_attr("global_symbol", "main")}))
    for block in blocks(sch):
        for key in [str(key) for key in sch.get(block).annotations if str(key).startswith("tk.")]:
            sch.unannotate(block, key)
    return sch


@lru_cache(maxsize=8)
def unscheduled_blocks(func: PrimFunc) -> tuple[SBlock, ...]:
    """The blocks of `func` as `fresh_schedule` has them at first. Several rules ask it of one function, and making a schedule
    of hundreds of blocks takes longer than most matches."""
    sch = fresh_schedule(func)
    return tuple(sch.get(block) for block in blocks(sch))


def summed_axes(block: SBlock) -> list[IterVar]:
    """The axes over which a block sums, or combines otherwise."""
    from tvm.tirx import IterVar

    return [axis for axis in block.iter_vars if axis.iter_type == IterVar.CommReduce]


def spatial_axes(block: SBlock) -> list[IterVar]:
    """The axes of a block's results."""
    from tvm.tirx import IterVar

    return [axis for axis in block.iter_vars if axis.iter_type != IterVar.CommReduce]


def has_reduction_axis(block: SBlock) -> bool:
    return bool(summed_axes(block))


def inline_after(sch: Schedule, block: SBlockRV) -> SBlockRV | None:
    """Inline what stands between `block` and the function's last block; give the last block.

    None when `block` is the last itself, or when something behind it cannot be inlined (a second output, a sum,
    dear functions of dear functions, what would be loaded too often).
    """
    from tvm.s_tir.schedule import ScheduleError

    name = sch.get(block).name_hint
    names = [sch.get(other).name_hint for other in blocks(sch)]
    behind = blocks(sch)[names.index(name) + 1 :]
    for other in behind[:-1]:
        own, readers = sch.get(other), [sch.get(reader) for reader in sch.get_consumers(other)]
        if _nests_too_deep(own, readers) or _loads_too_often(own, readers):
            return None
        try:
            sch.compute_inline(other)
        except ScheduleError:
            return None
    if not behind or is_reduction(sch, behind[-1]):
        return None
    return behind[-1]


# Functions whose value is kept rather than computed again for each reader, and how much each counts where they nest.
EXPENSIVE = {
    "exp": 2,
    "exp2": 2,
    "erf": 1,
    "tanh": 1,
    "sigmoid": 2,
    "log": 1,
    "pow": 1,
    "sin": 1,
    "cos": 1,
    "sinh": 4,
    "cosh": 4,
}
# LLVM's code generator lets TVM simplify each value that has a name with all names in it written out, so that compiling
# takes some ten times longer with each exp around another: two take a second, three minutes; tanh of tanh three times less.
DEEPEST = 4
MOST_LOADS = 32  # of an expression into which others are inlined
MOST_CHOICES = 96  # of one: TVM simplifies each with the conditions of all around it
_EXPENSIVE = {f"tirx.{name}": count for name, count in EXPENSIVE.items()}


def inline_cheap(sch: Schedule, kept: Collection[str] = ()) -> None:
    """Inline every block but the last that can be, save those `kept`, by name, those with a dear function and more than one
    reader, and those whose reader would then nest too many of them, or load more than MOST_LOADS times."""
    from tvm.s_tir.schedule import ScheduleError

    for block in blocks(sch)[:-1]:
        own = sch.get(block)
        if str(own.name_hint) in kept or is_reduction(sch, block):
            continue
        if not _is_cheap(own, [sch.get(reader) for reader in sch.get_consumers(block)]):
            continue
        try:
            sch.compute_inline(block)
        except ScheduleError:
            continue


def _is_cheap(block: SBlock, readers: Sequence[SBlock]) -> bool:
    """Whether to compute the block's value wherever it is read."""
    if _loads_too_often(block, readers):
        return False
    if len(readers) > 1:
        return expensive_depth(block) == 0
    return not _nests_too_deep(block, readers)


def _loads_too_often(block: SBlock, readers: Sequence[SBlock]) -> bool:
    """Whether what reads the block's value would load more than MOST_LOADS times in its place, or choose more than MOST_CHOICES
    times, where the value is read several times: a relu reads its operand twice, and a chain of n of them, inlined, 2ⁿ times.
    Readers of one time each are inlined into one in the end."""
    written, more = block.writes[0].source, len(_loads(block)) - 1
    theirs = [_loads(reader) for reader in readers]
    times = sum(source.same_as(written) for loads in theirs for source in loads)
    if times > 1 and more > 0 and max(map(len, theirs)) + times * more > MOST_LOADS:
        return True
    choices = _choices(block)[0]
    counted = [_choices(reader, written) for reader in readers]  # as written: in the place of each read there are all of them
    times = sum(reads for _, reads in counted)
    return times > 1 and choices > 0 and max(count for count, _ in counted) + times * choices > MOST_CHOICES


def _choices(block: SBlock, buffer: Buffer | None = None) -> tuple[int, int]:
    """How many `if_then_else`, and how many reads of `buffer`, are written in the block's body, whichever is taken."""
    import tvm_ffi
    from tvm.ir import Call, TensorLoad

    choices = reads = 0

    def call(node: Call) -> None:
        nonlocal choices
        choices += str(getattr(node.op, "name", "")).endswith("if_then_else")

    def load(node: TensorLoad) -> None:
        nonlocal reads
        reads += buffer is not None and node.source.same_as(buffer)

    tvm_ffi.structural_walk(block.body, [(Call, call), (TensorLoad, load)], order="post")
    return choices, reads


def _loads(block: SBlock) -> list[Buffer]:
    """The buffer of each load that the block's body does for one element: of a choice, as among the parts of a concatenation,
    those of the branch with the most."""
    import tvm_ffi
    from tvm.ir import Call, TensorLoad

    found: list[Buffer] = []

    def load(node: TensorLoad, visitor: Any) -> None:
        visitor.default_visit(node)
        found.append(node.source)

    def call(node: Call, visitor: Any) -> None:
        nonlocal found
        if not str(getattr(node.op, "name", "")).endswith("if_then_else"):
            visitor.default_visit(node)
            return
        visitor.visit(node.args[0])
        outer, branches = found, []
        for branch in node.args[1:]:
            found = []
            visitor.visit(branch)
            branches.append(found)
        found = outer + max(branches, key=len)

    tvm_ffi.structural_visit(block.body, [(TensorLoad, load), (Call, call)])
    return found


def _nests_too_deep(block: SBlock, readers: Sequence[SBlock]) -> bool:
    depth = expensive_depth(block)
    return depth > 0 and any(depth + expensive_depth(reader) > DEEPEST for reader in readers)


def expensive_depth(block: SBlock) -> int:
    """How deep expensive functions nest in a block's expressions, by their counts in EXPENSIVE: 3 in exp(x) + tanh(exp(y))."""
    import tvm_ffi
    from tvm.ir import Call

    depth = deepest = 0

    def call(node: Call, visitor: Any) -> None:
        nonlocal depth, deepest
        count = _EXPENSIVE.get(str(getattr(node.op, "name", "")), 0)
        depth += count
        deepest = max(deepest, depth)
        visitor.default_visit(node)
        depth -= count

    tvm_ffi.structural_visit(block.body, [(Call, call)])
    return deepest


def is_expensive(call: Call) -> bool:
    """Whether a call is of a function that takes many instructions."""
    return str(getattr(call.op, "name", "")) in _EXPENSIVE


@lru_cache(maxsize=8)
def contraction(func: PrimFunc) -> Contraction | None:
    """The one contraction in `func`, or None: other blocks may only compute elementwise or move data. Several rules ask it of
    one function."""
    import tvm

    if func.attrs is None or not func.attrs.get("s_tir"):
        return None
    sch = schedule_of(tvm.IRModule({"main": func.with_attr("global_symbol", "main")}))
    sums = [block for block in blocks(sch) if is_reduction(sch, block)]
    if len(sums) != 1:
        return None
    return _contraction(func, sch.get(sums[0]))


def _contraction(func: PrimFunc, block: SBlock) -> Contraction | None:
    from tvm.tirx import BufferStore, IterVar

    store = block.body
    if not isinstance(store, BufferStore) or len(block.writes) != 1:
        return None
    loads = _multiplied(store)
    if loads is None:
        return None
    axes = list(block.iter_vars)
    summed = [axis.iter_type == IterVar.CommReduce for axis in axes]
    spatial = [axis.var for axis, is_sum in zip(axes, summed, strict=True) if not is_sum]
    if summed != sorted(summed) or not spatial or len(store.indices) != len(spatial):
        return None
    if not all(index.same_as(var) for index, var in zip(store.indices, spatial, strict=True)):
        return None
    first, second = loads
    if _uses(first, spatial[-1]):
        first, second = second, first
    roles = "".join(_role(axis.var, is_sum, first, second) for axis, is_sum in zip(axes, summed, strict=True))
    roles = roles[: len(spatial) - 1].replace("n", "b") + roles[len(spatial) - 1 :]  # one A for a batch of B
    if "?" in roles or roles[len(spatial) - 1] != "n" or roles.count("n") != 1:
        return None
    reads = [read.source for read in block.reads]
    where = [i for i, source in enumerate(reads) if source.same_as(second.source)]
    if len(where) != 1 or first.source.same_as(second.source):
        return None
    return Contraction(
        block=str(block.name_hint),
        roles=roles,
        extents=tuple(extent(axis.dom.extent) for axis in axes),
        dtype=str(store.buffer.dtype),
        b_dtype=str(second.source.dtype),
        b_read=where[0],
        b_axes=_single_axes(second, [axis.var for axis in axes]),
        constant=_is_constant(func, second.source),
        a_axes=_single_axes(first, [axis.var for axis in axes]),
    )


def _multiplied(store: BufferStore) -> tuple[TensorLoad, TensorLoad] | None:
    """The two loads, casts taken off, of C[i] = C[i] + x · y; None for any other statement."""
    from tvm import tirx
    from tvm.ir import TensorLoad

    if not isinstance(store.value, tirx.Add):
        return None
    for own, product in ((store.value.a, store.value.b), (store.value.b, store.value.a)):
        if isinstance(own, TensorLoad) and own.source.same_as(store.buffer) and isinstance(product, tirx.Mul):
            factors = []
            for factor in (product.a, product.b):
                inner = factor.value if isinstance(factor, tirx.Cast) else factor
                factors.append(inner)
            if all(isinstance(factor, TensorLoad) for factor in factors):
                return factors[0], factors[1]
    return None


def _uses(load: TensorLoad, var: Var) -> bool:
    return any(used.same_as(var) for index in load.indices for used in variables(index))


def _role(var: Var, is_sum: bool, a: TensorLoad, b: TensorLoad) -> str:
    in_a, in_b = _uses(a, var), _uses(b, var)
    if is_sum:
        return "k"
    return {(True, True): "b", (True, False): "m", (False, True): "n"}.get((in_a, in_b), "?")


def _single_axes(load: TensorLoad, axes: list[Expr]) -> tuple[int, ...] | None:
    found = []
    for index in load.indices:
        where = [i for i, var in enumerate(axes) if index.same_as(var)]
        if not where:
            return None
        found.append(where[0])
    return tuple(found)


def _is_constant(func: PrimFunc, buffer: Buffer) -> bool:
    free = [int(i) for i in (func.attrs.get("layout_free_buffers") or [])]
    return any(func.params[i].same_as(buffer) for i in free)
