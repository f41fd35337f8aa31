"""The values of a fused function's buffers at a point: each block's expression, expanded down to what its reader has at hand.

A value that is read twice is expanded once: a chain that reads its own steps twice would double with each of them. Kernels
name it; a rule that only looks for what is read meets it no second time.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import tvm_ffi
from tvm import tirx
from tvm.ir import Call, Expr, TensorLoad, Var
from tvm.sym import Analyzer
from tvm.tirx import Buffer
from tvm_ffi.structural import StructuralMutator

from tk.schedules.cuda.codegen.kernel_builder import Code, as_index
from tk.schedules.cuda.codegen.tir_values import Block, UnsupportedPattern, call_name, key, loads_of

__all__ = ["MANY", "Memo", "Point", "Registers", "expanded_loads", "inputs_of"]

MANY = 64  # loads of a value, expanded wherever it is read, from which it is named under conditions too

LoadHook = Callable[[Any, "list[Any]", "tuple[Any, ...]"], Any]
Make = Callable[[], Any]
MemoizeHook = Callable[[Any, "list[Any]", Make, "tuple[Any, ...]"], Any]
Choose = Callable[[Any, Any, Make], Any]


def read_often(blocks: Sequence[Block]) -> set[int]:
    """The buffers whose values are worth a name: made by an operation, and read in several places."""
    counts = Counter(key(load.source) for block in blocks for value in block.values for load in loads_of(value))
    computed = {key(block.buffers[0]): block for block in blocks if block.combiner is None}
    return {
        buffer
        for buffer, count in counts.items()
        if count > 1 and buffer in computed and not isinstance(computed[buffer].values[0], TensorLoad)
    }


def expanded_loads(blocks: Sequence[Block]) -> int:
    """The most loads that an element of a buffer takes where no value is named, up to a large number."""
    sizes: dict[int, int] = {}
    for block in blocks:
        loads = [load for value in block.values for load in loads_of(value)]
        size = min(1 << 40, sum(sizes.get(key(load.source), 1) for load in loads))
        sizes |= {key(buffer): 1 if block.combiner is not None else size for buffer in block.buffers}
    return max(sizes.values(), default=0)


def inputs_of(blocks: Sequence[Block], read: LoadHook) -> LoadHook:
    """A `Point`'s hook that gives read(buffer, indices, guards) of what no block computes, and of nothing else."""
    computed = {key(buffer) for block in blocks for buffer in block.buffers}
    return lambda buffer, indices, guards: None if key(buffer) in computed else read(buffer, indices, guards)


class Memo:
    """Indices of buffers under conditions, and what is known of each: a dict by the structure of its keys."""

    def __init__(self) -> None:
        self._found: dict[tuple[int, Any], Any] = {}

    @staticmethod
    def key(buffer: Buffer, indices: Sequence[Expr], guards: Sequence[Expr]) -> tuple[int, Any]:
        """The index's key."""
        return key(buffer), tvm_ffi.StructuralKey([*indices, *guards])

    def get(self, buffer: Buffer, indices: Sequence[Expr], guards: Sequence[Expr] = ()) -> Any:
        """What was put there, or None."""
        return self._found.get(self.key(buffer, indices, guards))

    def put(self, buffer: Buffer, indices: Sequence[Expr], guards: Sequence[Expr], value: Any) -> None:
        self._found[self.key(buffer, indices, guards)] = value


class Registers:
    """Names for values of functions whose expansions are large: a register of one element for each."""

    def __init__(self, code: Code) -> None:
        self.code, self._memo = code, Memo()

    def memoize(self, buffer: Buffer, indices: list[Expr], make: Make, guards: tuple[Expr, ...]) -> TensorLoad:
        """make(), buffer[indices] where `guards` hold, in a register: made when it is first asked for."""
        zero = as_index(0)
        register = self._memo.get(buffer, indices, guards)
        if register is None:
            value = make()
            register = self.code.buffer((1,), str(buffer.dtype), f"{buffer.name}_")
            with self.code.when(*guards):
                self.code.store(register, value, zero)
            self._memo.put(buffer, indices, guards, register)
        return tirx.BufferLoad(register, [zero])


class Point:
    """The values of a function's buffers at given indices. `leaf(buffer, indices, guards)` gives what is at hand, or
    None where the buffer's own block is to be expanded; `guards` are the conditions under which the value is used, put
    in the form that `condition` gives them. `memoize(buffer, indices, make, guards)` gives a name to make(), a value that
    is read often. With `once`, a value is expanded where it is read first, and stands as a load of its buffer afterwards.
    `choose(call, condition, first_branch)` may give another form to a conditional `call` whose second branch is a constant:
    first_branch() is its first branch, expanded under the condition."""

    def __init__(
        self,
        blocks: Sequence[Block],
        load_hook: LoadHook,
        analyzer: Analyzer,
        condition: Callable[[Expr], Expr] = lambda expr: expr,
        memoize: MemoizeHook | None = None,
        choose: Choose | None = None,
        *,
        once: bool = False,
    ) -> None:
        self._choose = choose
        self._memoize, self._often = memoize, read_often(blocks) if memoize is not None else set()
        self._guarded = memoize is not None and expanded_loads(blocks) > MANY
        self._memo = Memo() if once else None
        self._blocks = {key(block.buffers[0]): block for block in blocks if block.combiner is None}
        self._load_hook, self._analyzer, self._condition = load_hook, analyzer, condition

    def at(self, buffer: Buffer, indices: Sequence[Expr], guards: tuple[Expr, ...] = ()) -> Expr | None:
        """buffer[indices]."""
        simplified = [self._analyzer.simplify(index) for index in indices]
        found = self._load_hook(buffer, simplified, guards)
        if found is not None:
            return found
        block = self._blocks.get(key(buffer))
        if block is None:
            raise UnsupportedPattern("a value that nothing computes")
        if self._memo is not None:
            if self._memo.get(buffer, simplified, guards):
                return tirx.BufferLoad(buffer, simplified)
            self._memo.put(buffer, simplified, guards, True)

        def make() -> Expr | None:
            return self.of(block.values[0], block.axes, simplified, guards)

        if self._memoize is not None and key(buffer) in self._often and (self._guarded or not guards):
            return self._memoize(buffer, simplified, make, guards)
        return make()

    def of(self, expr: Expr, axes: Sequence[Expr], indices: Sequence[Expr], guards: tuple[Expr, ...] = ()) -> Expr | None:
        """`expr`, which is in terms of `axes`, at `indices`."""
        values = {key(axis): index for axis, index in zip(axes, indices, strict=True)}
        active = [guards]

        def variable(var: Expr, _mutator: StructuralMutator) -> Expr:
            return values.get(key(var), var)

        def load(node: Expr, mutator: StructuralMutator) -> Expr | None:
            return self.at(node.source, [mutator.mutate(index) for index in node.indices], active[0])

        def call(node: Expr, mutator: StructuralMutator) -> Expr | None:
            name = call_name(node)
            if name == "pow":
                node = mutator.default_mutate(node)
                exponent = getattr(node.args[1], "value", None)  # a cast has one too, which is an expression
                return node.args[0] * node.args[0] if isinstance(exponent, int | float) and exponent == 2 else node
            if name != "if_then_else":
                return mutator.default_mutate(node)
            simplified = self._analyzer.simplify(mutator.mutate(node.args[0]))
            if isinstance(simplified, tirx.IntImm):  # as at a known index of a stack: each of many would double what is made
                return mutator.mutate(node.args[1] if simplified.value else node.args[2])
            condition = self._condition(simplified)
            before, branches = active[0], []

            def first_branch() -> Expr:
                active[0] = (*before, condition)
                with self._analyzer.constraint_scope(condition):
                    expanded = mutator.mutate(node.args[1])
                active[0] = before
                return expanded

            if self._choose is not None and isinstance(node.args[2], tirx.FloatImm | tirx.IntImm):
                chosen = self._choose(node, condition, first_branch)
                if chosen is not None:
                    return chosen
            for branch, taken in ((node.args[1], condition), (node.args[2], self._analyzer.simplify(tirx.Not(condition)))):
                active[0] = (*before, taken)
                with self._analyzer.constraint_scope(taken):  # indices of what is read here can be simpler
                    branches.append(mutator.mutate(branch))
            active[0] = before
            return Call(node.op, [condition, *branches], ret_ty=node.ty)

        return tvm_ffi.structural_mutate(expr, [(TensorLoad, load), (Var, variable), (Call, call)])
