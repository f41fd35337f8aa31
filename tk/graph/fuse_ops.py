"""TVM's FuseOps, without the groups that would compute a value over and over.

    y = x.roll(1) + x.roll(-1)        y is one kernel, and z another: both in one would read x at 4 places for an element of
    z = y.roll(1) + y.roll(-1)        z, after n such steps at 2ⁿ

FuseOps takes whatever computes each element of elements of others into one function, and schedules inline it: a value that is
read at several places is computed at each. Of one stencil that is what one wants; of a chain of them (solvers, cellular
automata, convolutions written as shifts) it grows without bound, and so does the code. Where an element would be made of more
than MOST_POSITIONS elements of one tensor, by way of a value that is itself read at several, that value is stored.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import relax, tirx
from tvm.ir import Expr, TensorLoad
from tvm.tirx.buffer import BufferType

from tk.graph.dataflow import BY_ELEMENT, Dataflow, name_of, update_functions

if TYPE_CHECKING:
    from tvm.ir import IRModule
    from tvm.tirx import PrimFunc

__all__ = ["FuseOps"]

INJECTIVE = 2  # TVM's OpPatternKind; what is beyond it is no part of such a group but its end
MOST_POSITIONS = 32  # of one tensor for one element: loads of a cache in place of a store and a load of memory

Path = tuple[str, ...]  # the indices by which a value is read, from itself to the reader, reads of the same index left out


def FuseOps() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs behind AnnotateTIROpPattern, in place of relax.transform.FuseOps."""

    @tvm.transform.module_pass(opt_level=0, name="FuseOps")  # type: ignore[untyped-decorator]
    def fuse(mod: IRModule, _context: tvm.transform.PassContext) -> IRModule:
        positions = _Positions(mod)
        marking = _Marking(mod)

        def marked(func: relax.Function) -> relax.Function:
            blocks = [block for block in func.body.blocks if isinstance(block, relax.DataflowBlock)]
            marking.stored = {var for block in blocks for var in positions.stored(list(block.bindings))}
            return marking.visit_expr(func) if marking.stored else func

        if not update_functions(mod, marking.builder_, marked):
            return relax.transform.FuseOps()(mod)
        mod = relax.transform.FuseOps()(marking.builder_.get())
        return relax.transform.CanonicalizeBindings()(mod)  # the marks are of no use any more

    return fuse


@relax.expr_functor.mutator
class _Marking(relax.PyExprMutator):  # type: ignore[misc]
    """Values that are to be stored as outputs of their dataflow blocks: FuseOps fuses no reader with an output."""

    def __init__(self, mod: IRModule) -> None:
        super().__init__(mod)
        self.stored: set[Expr] = set()

    def visit_var_binding_(self, binding: relax.VarBinding) -> None:
        if binding.var in self.stored:
            value = self.visit_expr(binding.value)
            self.set_var_remap(binding.var, self.builder_.emit_output(value, str(binding.var.name)))
        else:
            super().visit_var_binding_(binding)


class _Positions:
    """At which positions a dataflow block's values are read for one element of others."""

    def __init__(self, mod: IRModule) -> None:
        self.mod = mod
        self.known: dict[Expr, list[frozenset[str]] | None] = {}

    def stored(self, bindings: Sequence[relax.VarBinding]) -> set[Expr]:
        """The variables whose values are better stored."""
        reads = [dict(self._reads(binding)) for binding in bindings]
        moved = {var for read in reads for var, by in read.items() if by - {""}}
        if not moved:
            return set()
        block = Dataflow(bindings)
        found, paths, i = set[Expr](), dict[Expr, dict[Expr, set[Path]]](), 0
        while i < len(bindings):
            paths[bindings[i].var] = here = self._paths(reads[i], moved, found, paths)
            cut = _to_store(here, paths, found, block) if any(len(each) > MOST_POSITIONS for each in here.values()) else None
            if cut is None:
                i += 1
            else:
                found.add(cut)
                i = block.number[cut] + 1  # what comes behind it reads it
        return found

    def _paths(
        self, reads: dict[Expr, frozenset[str]], moved: set[Expr], stored: set[Expr], paths: dict[Expr, dict[Expr, set[Path]]]
    ) -> dict[Expr, set[Path]]:
        """By tensor, of those that anything reads elsewhere than at its own index, the ways in which it is read by way of
        what `reads` has, as far as nothing on the way is stored."""
        here: dict[Expr, set[Path]] = {}
        for var, by in reads.items():
            inlined = isinstance(var, relax.DataflowVar) and var not in stored
            behind = dict(paths.get(var, {})) if inlined else {}
            if var in moved:
                behind[var] = {()}
            for source, ways in behind.items():
                here.setdefault(source, set()).update((*way, at) if at else way for way in ways for at in by)
        return here

    def _reads(self, binding: relax.VarBinding) -> Iterator[tuple[Expr, frozenset[str]]]:
        """The tensors of which a binding makes each element of its own, each with the indices at which it reads it."""
        call: Any = binding.value
        if name_of(call) != BY_ELEMENT or not isinstance(call.ty, relax.TensorType):
            return
        callee = call.args[0]
        if callee not in self.known:
            self.known[callee] = _indices(self.mod[callee])
        indices = self.known[callee]
        if indices is None:
            return
        found = dict[Any, frozenset[str]]()
        for argument, at in zip(call.args[1].fields, indices, strict=False):
            found[argument] = found.get(argument, frozenset()) | at
        yield from found.items()


def _to_store(
    here: dict[Expr, set[Path]], paths: dict[Expr, dict[Expr, set[Path]]], stored: set[Expr], block: Dataflow
) -> Expr | None:
    """The value, read at several places and made of several of another tensor, that saves most if it is stored, too."""
    saved: dict[Expr, int] = {}
    for var, ways in here.items():
        made_of = max(map(len, paths.get(var, {}).values()), default=0)
        if len(ways) > 1 and made_of > 1 and var not in stored and isinstance(var, relax.DataflowVar):
            saved[var] = len(ways) * (made_of - 1)
    return max(saved, key=lambda var: (saved[var], block.number[var]), default=None)


def _indices(func: PrimFunc) -> list[frozenset[str]] | None:
    """Of a function that FuseOps fuses with its readers, by tensor parameter, the indices at which it reads it, as texts, that
    of the element which it writes as ""; None of any other function."""
    pattern = (func.attrs or {}).get("op_pattern")
    if pattern is None or int(pattern) > INJECTIVE:
        return None
    found: dict[tirx.Buffer, set[str]] = {param: set() for param in func.params if isinstance(param.ty, BufferType)}
    stores: list[tirx.BufferStore] = []
    loads: list[TensorLoad] = []
    tvm_ffi.structural_walk(func.body, [(tirx.BufferStore, stores.append), (TensorLoad, loads.append)], order="post")
    own = [str(index) for index in stores[0].indices] if len(stores) == 1 else []
    for load in loads:
        for buffer, at in found.items():
            if load.source.same_as(buffer):
                indices = [str(index) for index in load.indices if not isinstance(index, tirx.IntImm)]
                at.add("" if _in_order(indices, own) else ", ".join(map(str, load.indices)))
    return [frozenset(at) for at in found.values()]


def _in_order(some: list[str], others: list[str]) -> bool:
    """Whether `some` are among `others`, in their order: the element at the same index of a tensor that may be broadcast."""
    rest = iter(others)
    return all(each in rest for each in some)
