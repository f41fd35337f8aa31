"""What makes the updates or the indices of scattered writes, element by element, becomes part of them.

    v = f(y);  u = g(i);  out = scatter(data, u, v)        →        out = fused(y, i, data): neither u nor v is stored

Nothing is fused with a function that an operator defines whole (tk/graph/defined.py), and FuseOps gives one no producers. So
updates were stored and read again, two passes over memory of the four that such a write takes with its copy, and small ones
took a launch of their own. A rule says whether it has a kernel for both.

Nothing is fused that reads what some write lies over: where it would be read later than before, a copy of the whole would be
needed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import relax

from tk.graph.dataflow import name_of, rewrite_blocks, static_size
from tk.graph.defined import OPERATOR
from tk.graph.groups import Groups, prim_func_of
from tk.graph.memory.copies import COPY, OVER, OWN_MEMORY, aliased
from tk.graph.scatter import definition, fused_definition, scatter_problem

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, GlobalVar
    from tvm.tirx import PrimFunc

__all__ = ["FuseScatter"]

WHOLE = (OPERATOR, OVER, COPY, OWN_MEMORY)  # attributes of functions that are none of elements


def FuseScatter(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs once every group is one PrimFunc, before copies are put before writes. `takes` says whether a rule has a kernel."""

    @tvm.transform.module_pass(opt_level=0, name="FuseScatter")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        scattered = [func for _, func in mod.functions_items() if _is_scatter(func)]
        if not scattered or "main" not in mod:
            return mod
        builder = relax.BlockBuilder(mod)
        rewrite_blocks(mod, builder, lambda bindings: _Scatters(bindings, mod).fused(builder, takes))
        return relax.transform.DeadCodeElimination(["main"])(builder.get())

    return rewrite


def _is_scatter(func: Any) -> bool:
    return isinstance(func, tvm.tirx.PrimFunc) and scatter_problem(func) is not None


def _of_known_sizes(func: PrimFunc, call: Call) -> PrimFunc | None:
    """A definition of any sizes as that of those with which it is called; None where they are not known, since FuseTIR takes no
    function of any sizes."""
    problem = scatter_problem(func)
    if problem is None or problem.axis is not None:
        return func
    data, index = (prod(size or 0 for size in map(static_size, arg.ty.shape.values)) for arg in call.args[1].fields[:2])
    return definition(problem, (data, index)) if data * index else None


class _Scatters(Groups):
    """The bindings of one dataflow block. `made` has the functions made so far, by structure, and None where there is none."""

    def __init__(self, bindings: Sequence[relax.VarBinding], mod: tvm.IRModule) -> None:
        super().__init__(bindings, mod)
        self.made: dict[tuple[tuple[str, ...], int, int], GlobalVar | None] = {}

    def fused(self, builder: relax.BlockBuilder, takes: Callable[[PrimFunc], bool]) -> list[relax.VarBinding]:
        """The bindings, each scattered write with what makes its operands, where there is a kernel for that, in one call."""
        values = {binding.var: binding.value for binding in self.bindings}
        written = {aliased(args[over], values) for _, args, over in self._writes()}
        changed, gone = dict[int, relax.VarBinding](), set[int]()
        for i, args, over in self._writes():
            if not _is_scatter(self._called(i)):
                continue
            makers = [j for n, arg in enumerate(args) if n != over and (j := self._maker(i, arg)) is not None]
            for group in ([*sorted(makers), i], *([j, i] for j in makers if len(makers) > 1)):
                found = self._call(group, args[over], written, values, builder, takes) if len(group) > 1 else None
                if found is not None:
                    changed[i] = found
                    gone.update(group[:-1])
                    break
        return [changed.get(i, binding) for i, binding in enumerate(self.bindings) if i not in gone]

    def _called(self, i: int) -> Any:
        """The PrimFunc that binding `i` calls; None for anything else."""
        value = self.bindings[i].value
        return self.mod[value.args[0]] if name_of(value) == "call_tir" else None

    def _writes(self) -> list[tuple[int, list[Expr], int]]:
        """The bindings that write over an operand: their numbers, their operands, and the number of that one."""
        found = []
        for i in range(len(self.bindings)):
            func = self._called(i)
            over = None if func is None else (func.attrs or {}).get(OVER)
            if over is not None:
                found.append((i, list(self.bindings[i].value.args[1].fields), int(over)))
        return found

    def _maker(self, i: int, arg: Expr) -> int | None:
        """The binding that makes `arg` for binding `i` alone, of one result and known sizes; None where there is none."""
        j = self.number.get(arg)
        if j is None or self.outputs[j] or self.users[j] != {i}:
            return None
        func, shape = self._called(j), self.shapes[j]
        if func is None or any(name in (func.attrs or {}) for name in WHOLE):
            return None
        return j if shape is not None and all(static_size(dim) is not None for dim in shape) else None

    def _call(
        self,
        group: list[int],
        data: Expr,
        written: set[Expr],
        values: dict[Any, Any],
        builder: relax.BlockBuilder,
        takes: Callable[[PrimFunc], bool],
    ) -> relax.VarBinding | None:
        """The binding of the group's write to a call of one function; None where there is no kernel for it, or where it reads
        what is written over."""
        read = {arg for j in group[:-1] for arg in self.bindings[j].value.args[1].fields}
        if not all(isinstance(arg, relax.Var) and aliased(arg, values) not in written for arg in read):
            return None
        binding, arguments = self.bindings[group[-1]], self.arguments(group)
        function = self.function(group)
        over = next(n for n, arg in enumerate(arguments) if arg.same_as(data))
        names = tuple(str(self.bindings[j].value.args[0].name_hint) for j in group)
        key = names, 0 if function is None else int(tvm_ffi.structural_hash(function, map_free_vars=True)), over
        if key not in self.made:  # a model's layers ask the same again
            func = None if function is None else self._fused_function(function, group[-1], over)
            self.made[key] = builder.add_func(func, "fused_scatter") if func is not None and takes(func) else None
        called = self.made[key]
        if called is None:
            return None
        return relax.VarBinding(binding.var, builder.normalize(relax.call_tir(called, arguments, binding.var.ty)))

    def _fused_function(self, function: relax.Function, i: int, over: int) -> PrimFunc | None:
        """What `function` computes, whose last call is that of binding `i`, as one definition; None where it is none."""
        scatter = self.bindings[i].value
        known = _of_known_sizes(self._called(i), scatter)
        if known is None:
            return None
        mod = self.mod.clone()
        mod[scatter.args[0]] = known
        func = prim_func_of(function, mod)
        return None if func is None else fused_definition(func, self._called(i), over)
