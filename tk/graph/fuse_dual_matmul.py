"""Two matmuls of one input whose results meet element by element become one function, as SwiGLU's gate and up.

    g = matmul(x, w);  u = matmul(x, v);  y = silu(g) · u        →        y = fused(x, w, v): g and u are never stored

FuseOps gives a matmul what is elementwise behind it, but never a second matmul. A pair is made one only where `takes`
says that a rule of the target has a kernel for it: elsewhere two matmuls, one with an epilogue, are the better kernels.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from heapq import heappop, heappush
from typing import TYPE_CHECKING

import tvm
from tvm import relax

from tk.graph.dataflow import dtype_of, rewrite_blocks, same_shape, shape_of, swaps_last_axes
from tk.graph.fuse_rows import ELEMENTWISE
from tk.graph.groups import WIDE, Groups, remembered

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

__all__ = ["DualMatmuls", "FuseDualMatmul"]

FEW = 8
MANY = frozenset({-1, -2})  # numbers of no bindings


def FuseDualMatmul(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Groups two `matmul`s and the elementwise operators that only they feed into private functions marked Primitive,
    which LegalizeOps and FuseTIR make one PrimFunc; dims may be symbolic."""

    @tvm.transform.module_pass(opt_level=0, name="FuseDualMatmul")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        builder, taken = relax.BlockBuilder(mod), remembered(takes, mod)
        rewrite_blocks(mod, builder, lambda bindings: DualMatmuls(bindings, mod).fused(builder, taken))
        return builder.get()

    return rewrite


class DualMatmuls(Groups):
    """The bindings of one dataflow block, and the matmuls among them that meet element by element."""

    def fused(self, builder: relax.BlockBuilder, taken: Callable[[PrimFunc], bool]) -> list[relax.VarBinding]:
        """The bindings, each pair of matmuls and what lies behind it in one call."""
        groups: dict[int, list[int]] = {}
        used: set[int] = set()
        for i in range(len(self.bindings)):
            group = None if i in used else self._group(i, used)
            if group is None:
                continue
            function = self.function(group)
            if function is not None and taken(function):
                groups[group[-1]] = group
                used.update(group)
        bindings = []
        for i, binding in enumerate(self.bindings):
            if i in groups:
                bindings.append(self.call(groups[i], builder))
            elif i not in used:
                bindings.append(binding)
        return bindings

    def pairs(self) -> set[int]:
        """The matmuls that meet element by element, two of each input."""
        found: set[int] = set()
        for i in range(len(self.bindings)):
            found.update(j for j in self._group(i, found) or () if self.names[j] == "matmul")
        return found

    def _group(self, i: int, used: set[int]) -> list[int] | None:
        """The two matmuls that meet in binding `i`, all between them and `i`, transposes of their weights, and what
        follows; None if there are not two. Bindings in `used` belong to another pair."""
        if self.names[i] not in ELEMENTWISE or len(self._above[i] - used) < 2:
            return None
        inside, matmuls = {i}, list[int]()
        waiting = sorted({-j for j in self.reads[i]})  # a heap: what is read inside, a binding after all its users
        seen = set(waiting)
        while waiting:
            j = -heappop(waiting)
            users = self.users[j]
            if j in used or self.outputs[j] or not users <= inside:
                continue
            if users & set(matmuls):
                if not users <= set(matmuls) or not swaps_last_axes(self.bindings[j].value):
                    continue
            elif self.names[j] not in ("matmul", *ELEMENTWISE) or not same_shape(self.shapes[j], self.shapes[i]):
                continue
            elif self.names[j] == "matmul":
                matmuls.append(j)
                if len(matmuls) > 2:
                    return None
            inside.add(j)
            for each in self.reads[j]:
                if -each not in seen:
                    seen.add(-each)
                    heappush(waiting, -each)
        if len(matmuls) != 2 or not self._alike(*matmuls):
            return None
        return [*sorted(inside), *self._followers(i)]

    @cached_property
    def _above(self) -> list[frozenset[int]]:
        """By binding, the matmuls that it is computed from element by element; MANY where there are more than a few. Chains
        of thousands of operators behind no two matmuls are then not walked again from each of their operators."""
        found: list[frozenset[int]] = []
        for i, name in enumerate(self.names):
            above = frozenset[int]()
            if name in ELEMENTWISE:
                for j in self.reads[i]:
                    above |= {j} if self.names[j] == "matmul" else found[j]
            found.append(above if len(above) <= FEW and not above & MANY else MANY)
        return found

    def _alike(self, one: int, other: int) -> bool:
        """Whether two matmuls read the same input, and weights of one shape and dtype."""
        (x, w), (y, v) = self.bindings[one].value.args, self.bindings[other].value.args
        return bool(x.same_as(y)) and not w.same_as(v) and same_shape(shape_of(w), shape_of(v)) and dtype_of(w) == dtype_of(v)

    def _followers(self, i: int) -> list[int]:
        """What follows `i` element by element, each the only reader of the one before; not a cast to a wider dtype, which
        belongs to what reads it."""
        found: list[int] = []
        while not self.outputs[i] and len(self.users[i]) == 1:
            (user,) = self.users[i]
            before, after = dtype_of(self.bindings[i].var), dtype_of(self.bindings[user].var)
            if self.names[user] not in ELEMENTWISE or not same_shape(self.shapes[user], self.shapes[i]):
                break
            if WIDE.get(after, 0) > WIDE.get(before, 0):
                break
            found.append(user)
            i = user
        return found
