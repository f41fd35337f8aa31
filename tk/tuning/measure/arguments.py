"""The arguments of a kernel under test: what they are, and buffers for them with guard bytes on both sides."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.tuning.check.kernels import POISON
from tk.tuning.measure.offset_view import shifted

if TYPE_CHECKING:
    import tvm
    from tvm.runtime import Device
    from tvm.tirx import Buffer, PrimFunc

    from tk.aliases import Array

__all__ = ["GUARD", "Argument", "Guarded", "arguments", "is_float", "outputs", "stored_inputs"]

GUARD = 4096  # bytes before and after each buffer
PACKED = 4  # bytes that are poisoned at once


def is_float(dtype: str) -> bool:
    """Whether TVM's `dtype` is a floating one (bfloat16 and the float8s are)."""
    return "float" in dtype


@dataclass(frozen=True)
class Argument:
    """One buffer argument: shape, TVM's dtype, and whether the kernel writes it."""

    shape: tuple[int, ...]
    dtype: str
    output: bool

    @property
    def size(self) -> int:
        """Elements."""
        return prod(self.shape)

    @property
    def width(self) -> int:
        """Bits of an element in memory; a bool takes eight."""
        import tvm

        return -(-int(tvm.DataType(self.dtype).bits) // 8) * 8

    @property
    def nbytes(self) -> int:
        return self.size * self.width // 8


def outputs(mod: tvm.IRModule) -> list[int]:
    """The positions of the arguments that "main" writes: by what its blocks say, and where they say nothing, as those whose
    loops hand each other values do, by what they store into."""
    from tvm.s_tir import Schedule
    from tvm.s_tir.dlight.analysis import get_root_block

    sch = Schedule(mod)
    written = [region.source for block in sch.get_child_blocks(get_root_block(sch)) for region in sch.get(block).writes]
    parameters = sch.mod["main"].params
    written += _stored(sch.mod["main"], parameters)
    return [position for position, parameter in enumerate(parameters) if any(parameter.same_as(buffer) for buffer in written)]


def stored_inputs(mod: tvm.IRModule, written: Sequence[int]) -> list[str]:
    """The names of arguments of a scheduled "main", not of those at the positions `written`, that it stores into. A kernel that
    puts back what was there is wrong all the same: others may read the same memory at the time."""
    func = mod["main"]
    inputs = [parameter for position, parameter in enumerate(func.params) if position not in written]
    return [str(each.name) for each in _stored(func, inputs)]


def _stored(func: PrimFunc, wanted: Sequence[Buffer]) -> list[Buffer]:
    """What the function's text stores into of `wanted`, which are arguments, and of views of them."""
    from tvm import s_tir, tirx

    origin = {each: each for each in wanted}  # of an argument or a view the argument
    found: list[Buffer] = []
    within: list[Any] = [func.body]
    while within:
        node = within.pop()
        if isinstance(node, tirx.BufferStore) and node.buffer in origin:
            found.append(origin[node.buffer])
        if isinstance(node, s_tir.SBlock):
            origin |= {view.buffer: origin[source] for view in node.match_buffers if (source := view.source.source) in origin}
        parts = [getattr(node, part, None) for part in ("block", "init", "body", "then_case", "else_case")]
        within += [*(part for part in parts if part is not None), *getattr(node, "seq", ())]
    return found


def arguments(mod: tvm.IRModule) -> list[Argument]:
    """The arguments of "main", in order. All sizes must be constants."""
    written = set(outputs(mod))
    return [
        Argument(tuple(int(dim) for dim in parameter.shape), str(parameter.dtype), position in written)
        for position, parameter in enumerate(mod["main"].params)
    ]


class Guarded:
    """A buffer on a device with guard bytes on both sides: `tensor` is the part that a kernel gets, `flat` the same in one
    dimension, `bits` the same as integers of the element's width, `guards` what lies before and after it. It begins `phase`
    bytes off the allocation's alignment, `poison` is the byte it is poisoned with. Its contents are undefined until it is
    poisoned."""

    def __init__(self, argument: Argument, device: Device, phase: int = 0, poison: int = POISON) -> None:
        import tvm

        self.argument, self.begin, self.poison = argument, GUARD + phase, poison
        padded = -(-argument.nbytes // 256) * 256
        self.whole = tvm.runtime.empty((self.begin + padded + GUARD,), "uint8", device)
        self.packed = shifted(self.whole, (self.whole.shape[0] // PACKED,), "int32", 0)
        self.tensor = shifted(self.whole, argument.shape, argument.dtype, self.begin)
        self.flat = shifted(self.whole, (argument.size,), argument.dtype, self.begin)
        self.bits = shifted(self.whole, (argument.size,), f"int{argument.width}", self.begin)
        after = self.begin + argument.nbytes
        self.guards = [
            shifted(self.whole, (self.begin,), "uint8", 0),
            shifted(self.whole, (self.whole.shape[0] - after,), "uint8", after),
        ]

    def copy_from(self, other: Guarded) -> None:
        """Take over the contents of a buffer for the same argument; the guards too where both have the same."""
        if (self.begin, self.poison) == (other.begin, other.poison):
            other.whole.copyto(self.whole)
        else:
            other.flat.copyto(self.flat)

    def corner(self, other: Guarded, nbytes: int) -> None:
        """Take over the first and the last `nbytes` bytes of a buffer for the same argument, or a quarter where that is
        less."""
        count = min(nbytes, self.argument.nbytes // 4)
        for offset in (0, self.argument.nbytes - count) if count else ():
            self._take_over(other, other.begin + offset, offset, count)

    def copy_run(self, other: Guarded, start: int, count: int) -> None:
        """Take over `count` elements of a buffer for the same argument, from `start` on."""
        size = self.argument.width // 8
        self._take_over(other, other.begin + start * size, start * size, count * size)

    def poison_run(self, start: int, count: int) -> None:
        """Overwrite `count` elements from `start` on, as many as a guard holds at most, of a buffer whose guards are
        poisoned."""
        size = self.argument.width // 8
        self._take_over(self, 0, start * size, count * size)

    def _take_over(self, other: Guarded, source: int, offset: int, nbytes: int) -> None:
        """Copy bytes of another buffer's memory, guards included, into this one's tensor."""
        from_there = shifted(other.whole, (nbytes,), "uint8", source)
        from_there.copyto(shifted(self.whole, (nbytes,), "uint8", self.begin + offset))

    def numpy(self) -> Array:
        """The values, on the host."""
        return np.asarray(self.tensor.numpy())
