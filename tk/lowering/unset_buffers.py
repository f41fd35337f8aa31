"""Which of a function's own buffers are read before anything is stored in them: registers, shared memory, scratch. What they
hold is the machine's affair, and a compiler may take a branch on it for one that is never reached.

The function is followed in the order of its text. In a loop, what its body stores further down was stored by the round before;
and a call that is not known to be without effect stores in what it is given, as PTX does in registers.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from tvm.ir import TensorLoad

from tk.lowering.buffer_facts import BUFFER_DATA, pointer_of

if TYPE_CHECKING:
    from tvm.ir import Call, Expr
    from tvm.tirx import AllocBuffer, Buffer, DeclBuffer

__all__ = ["UnsetBuffers"]

STORING = ("address_of", "access_ptr", "ptx", "cuda", "extern", "packed", "mma", "asm", "amdgcn", "masked_store")


class UnsetBuffers:
    """What was stored so far. `found`: the buffers that were read too early; `open`: how many have nothing in them yet, so that
    where there are none nobody needs to ask."""

    def __init__(self) -> None:
        self.found: list[Buffer] = []
        self.open = 0
        self._allocated: dict[int, int] = {}  # by buffer, which is its pointer too (`pointer_of`): the allocation
        self._stored: set[int] = set()
        self._waiting: dict[int, Buffer] = {}  # read in the loop that is open, and perhaps stored further down
        self._loops = 0

    def allocate(self, node: AllocBuffer) -> None:
        self._allocated[hash(node.buffer)] = hash(node.buffer)
        self.open += 1

    def given(self, param: Expr) -> None:
        """A parameter: where a kernel fills its shared memory nowhere, the pointer is made one, which nobody gives."""
        if str(getattr(param.ty, "storage_scope", "")).startswith(("shared", "local", "warp")):
            self._allocated[hash(param)] = hash(param)
            self.open += 1

    def declare(self, node: DeclBuffer) -> None:
        allocation = self._allocated.get(hash(pointer_of(node.data)))
        if allocation is not None:
            self._allocated[hash(node.buffer)] = allocation

    def store(self, buffer: Buffer | Expr) -> None:
        allocation = self._allocated.get(hash(buffer))
        if allocation is not None and allocation not in self._stored:
            self._set(allocation)
            self._waiting.pop(allocation, None)

    def load(self, buffer: Buffer) -> None:
        allocation = self._allocated.get(hash(buffer))
        if allocation is None or allocation in self._stored:
            return
        if self._loops:
            self._waiting[allocation] = buffer
        else:
            self._note(allocation, buffer)

    def call(self, node: Call, name: str) -> None:
        """A call, before what it is given is looked at."""
        if name == BUFFER_DATA:
            self.store(node.args[0])
        elif _may_store(name):
            for each in node.args:
                self.store(each.source if isinstance(each, TensorLoad) else each)

    def enter_loop(self) -> None:
        self._loops += 1

    def leave_loop(self) -> None:
        self._loops -= 1
        if not self._loops:
            for allocation, buffer in self._waiting.items():
                self._note(allocation, buffer)
            self._waiting.clear()

    def _note(self, allocation: int, buffer: Buffer) -> None:
        self.found.append(buffer)
        self._set(allocation)  # said once

    def _set(self, allocation: int) -> None:
        self._stored.add(allocation)
        self.open -= 1


@cache
def _may_store(name: str) -> bool:
    return any(part in name for part in STORING)
