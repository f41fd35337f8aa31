"""Keys or values on their way from memory through registers to LDS."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from tvm import tirx

from tk.schedules.cuda.attention.problem import Operand
from tk.schedules.cuda.codegen.kernel_builder import Code
from tk.schedules.rocm.attention.results import let
from tk.schedules.rocm.mfma import CHUNK, load, ramp, read, wide

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.tirx import Buffer

__all__ = ["LOADS", "Side", "chunk_of", "element_of", "moved", "size_of", "words"]

LOADS = {8: "int32x2", 16: "int32x4"}
"""What is loaded at once, by its bytes."""


@dataclass(frozen=True, eq=False)
class Side:
    """Keys or values on their way: their tensor as words of its elements' width, where the head begins in it, how many elements
    side by side begin at a multiple of their size, the registers, and the tile in LDS. `offsets`: how many bytes behind the
    tile's beginning each turn of a thread begins, in 32 bits; none where the tile is read element by element."""

    operand: Operand
    packed: Any
    base: Any
    vector: int
    registers: list[Any]
    tile: Any
    offsets: list[Any]

    @property
    def size(self) -> int:
        """Bytes of an element."""
        return size_of(self.operand)

    def start(self, code: Code, first: Expr) -> Any:
        """(where the tile whose keys begin with `first` begins, the offsets of the turns), both hidden from LLVM."""
        if not self.offsets:
            return None
        start = tirx.call_extern("int64", "tk_uniform_i64", self.base + first * wide(self.operand.row_stride))
        address = tirx.address_of(read(self.packed, let(code, "tile_start", start)))
        base = let(code, "tile_base", tirx.call_extern("int64", "tk_hidden_address", address))
        hidden = [tirx.call_extern("int32", "tk_hidden_offset", offset, base) for offset in self.offsets]
        return base, [let(code, "lane_offset", offset) for offset in hidden]

    def load(self, tile: Any, turn: int, away: Any) -> Any:
        """The neighbours `away` elements behind this turn's beginning."""
        (base, offsets), size = tile, self.vector * self.size
        call = tirx.call_extern(LOADS[size], f"tk_load_{size}_bytes", base + away * self.size, offsets[turn])
        return tirx.reinterpret(f"{words(self.operand)}x{self.vector}", call)


def moved(code: Code, register: Buffer, at: int, value: Any, lanes: int, *conditions: Expr | None) -> None:
    """register[at …] = a value of so many `lanes`, or zeros where the conditions do not hold; None is no condition."""
    if str(register.dtype) == "uint32":  # bytes, which LLVM would keep in a register each
        at, lanes = at // 4, lanes // 4
        value = tirx.reinterpret(f"uint32x{lanes}" if lanes > 1 else "uint32", value)
    given = [condition for condition in conditions if condition is not None]
    if given:
        zero = tirx.const(0, str(register.dtype))
        code.store(register, tirx.Broadcast(zero, lanes) if lanes > 1 else zero, ramp(at, lanes))
    with code.when(*given):
        code.store(register, value, ramp(at, lanes))


def words(x: Operand) -> str:
    """The dtype of words as wide as the elements of `x`."""
    return "uint8" if str(x.param.dtype).startswith(("int8", "float8")) else "uint16"


def size_of(x: Operand) -> int:
    """Bytes of an element of `x`."""
    return 1 if words(x) == "uint8" else 2


def chunk_of(register: Buffer) -> Any:
    """The 8 elements of a register's buffer."""
    if str(register.dtype) == "uint32":
        return tirx.reinterpret(f"uint8x{CHUNK}", load(register, 0, 2))
    return load(register, 0, CHUNK)


def element_of(register: Buffer, at: int) -> Any:
    """One of them."""
    if str(register.dtype) != "uint32":
        return read(register, at)
    return tirx.Cast("uint8", read(register, at // 4) >> tirx.const(at % 4 * 8, "uint32"))
