"""What kernels on AMD's matrix cores share: the instructions, vectors of registers, and which blocks a die gets.

An MFMA of CDNA multiplies a fragment of 32 × 8 by one of 8 × 32, or of 16 × 16 by 16 × 16 (twice as deep on CDNA 4, and for 8
bits on CDNA 3; a quarter as deep of float32, without another rounding than float32's), with 64 lanes; a WMMA of RDNA 16 × 16 by
16 × 16, with 32. A lane's part of either operand is neighbours of k in one row: kernels read chunks of 16 bytes of them, and
issue as many instructions for a chunk as it takes; some instructions take two. Of the accumulators a lane has `run`
neighbouring rows of a column at a time.

RDNA 3 differs: both halves of a wave hold the whole k of a row, and of the accumulators a lane has every other row. A kernel
that keeps row 8 · h + i of a fragment where the instruction takes row 2 · i + h gives its lanes neighbours there too.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import tvm_ffi
from tvm import tirx
from tvm.backend.cuda.op import cuda_func_call
from tvm.ir import Call
from tvm.script import tirx as T

from tk.schedule.refusals import must_be
from tk.schedules.cuda.codegen.kernel_builder import INDEX, Code

if TYPE_CHECKING:
    from tvm.ir import Expr, TensorLoad
    from tvm.tirx import Buffer
    from tvm_ffi.structural import StructuralMutator

    from tk.target import Target

__all__ = [
    "CHUNK",
    "DEFAULTS",
    "LANES",
    "MOST_REGISTERS",
    "OPERANDS",
    "SHORT",
    "Operation",
    "Simds",
    "accumulated",
    "divided",
    "fragment_reasons",
    "integer",
    "load",
    "multiply",
    "operation",
    "ramp",
    "read",
    "resident",
    "served",
    "simds",
    "size_of",
    "spread",
    "swizzle",
    "wide",
]

LANES, CHUNK = 64, 8
MOST_REGISTERS = 256  # beyond, LLVM copies to and from CDNA's accumulation registers, and spills
DEFAULTS = 4096  # problems whose default configs are kept: layers that are alike ask for them again and again


OPERANDS = ("float16", "bfloat16", "float32", "int8", "float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz")
"""Dtypes of operands that kernels are written for; which of them a GPU multiplies is in its row of tk/target.py."""
SHORT = {"float16": "f16", "bfloat16": "bf16"}


@dataclass(frozen=True)
class Operation:
    """LLVM's intrinsic, or a function of tk/rocm/matrix_library.ll; the dtype of its operands with their lanes; how many
    instructions what a lane reads at once feeds, and how many chunks of 16 bytes that is; among how many groups of lanes the k
    of a row is divided; a wave's lanes; how many neighbours of a column a lane accumulates; what it accumulates in; and whether
    rows are kept in RDNA 3's order."""

    intrinsic: str
    operands: str
    steps: int
    reads: int = 1
    groups: int = 2
    lanes: int = LANES
    run: int = 4
    sums: str = "float32"
    interleaved: bool = False


@dataclass(frozen=True)
class Simds:
    """A compute unit's: how many, a lane's 32-bit registers in each for all of its waves, the most waves, the fewest
    registers a wave is given."""

    count: int
    registers: int
    waves: int
    least: int


def simds(arch: str) -> Simds:
    """Of CDNA, whose registers are shared with the accumulators, and of RDNA 3 and 4 (AMD's ISA documents)."""
    return Simds(2, 1536, 16, 96) if arch.startswith("gfx1") else Simds(4, 512, 8, 64)


def resident(target: Target, lds: int, registers: int, waves: int) -> int:
    """Blocks that a compute unit holds at once, one at least: of so many bytes of LDS, registers a lane, and waves."""
    unit = simds(target.arch)
    by_registers = unit.count * (unit.registers // max(registers, unit.least)) // waves
    return max(1, min(target.shared_memory // lds, by_registers, unit.waves * unit.count // waves))


def fragment_reasons(fragment: int, target: Target) -> Iterator[str]:
    """Why no instruction multiplies fragments of this size."""
    if fragment not in (16, 32):
        yield must_be("fragment", fragment, "16 or 32")
    if fragment != 16 and target.wave == 32:
        yield must_be("fragment", fragment, "16", "the only one of RDNA")


def size_of(dtype: str) -> int:
    """Bytes of an element of an operand."""
    return 4 if dtype == "float32" else 2 if dtype in SHORT else 1


def served(matrix: Mapping[str, str], dtype: str) -> bool:
    """Whether a GPU with these matrix instructions by dtype multiplies operands of `dtype` as kernels here have it done."""
    return dtype in OPERANDS and matrix.get(dtype, "").startswith(("mfma", "wmma"))


def accumulated(matrix: Mapping[str, str], dtype: str, accs: Iterable[Buffer]) -> bool:
    """Whether a GPU multiplies operands of `dtype`, see `served`, and sums in the dtype of `accs`; results of 16 and 8 bits of
    floats are rounded behind the sums."""
    wanted = "int32" if dtype == "int8" else "float32"
    return served(matrix, dtype) and (dtype in SHORT or all(str(acc.dtype) == wanted for acc in accs))


def operation(arch: str, dtype: str, fragment: int) -> Operation:
    """The instruction for operands of `dtype` and fragments of 32 × 32 or, RDNA's only ones, 16 × 16."""
    if arch.startswith("gfx1"):
        return _wmma(arch, dtype)
    groups = LANES // fragment
    if dtype == "float32":
        return Operation(f"llvm.amdgcn.mfma.f32.{fragment}x{fragment}x{groups}f32", "float32", 4, groups=groups)
    if dtype not in SHORT:
        return _mfma_of_bytes(arch, dtype, fragment)
    short = SHORT[dtype]
    shape = {32: ("32x32x8", "32x32x16"), 16: ("16x16x16", "16x16x32")}[fragment]
    if arch == "gfx950" and dtype == "bfloat16":
        return Operation(f"tk_mfma_{shape[1]}_bfloat16", "uint16x8", 1, groups=groups)
    if arch == "gfx950":
        return Operation(f"llvm.amdgcn.mfma.f32.{shape[1]}.{short}", f"{dtype}x8", 1, groups=groups)
    if dtype == "bfloat16":
        return Operation(f"llvm.amdgcn.mfma.f32.{shape[0]}bf16.1k", "int16x4", 2, groups=groups)
    return Operation(f"llvm.amdgcn.mfma.f32.{shape[0]}f16", "float16x4", 2, groups=groups)


def _mfma_of_bytes(arch: str, dtype: str, fragment: int) -> Operation:
    """Of int8 with int32 accumulators, or of float8 with float32 ones."""
    groups, square = LANES // fragment, f"{fragment}x{fragment}"
    if dtype == "int8":
        if arch == "gfx950":
            return Operation(f"llvm.amdgcn.mfma.i32.{square}x{groups * 16}.i8", "int32x4", 1, groups=groups, sums="int32")
        if arch == "gfx90a":
            return Operation(f"llvm.amdgcn.mfma.i32.{square}x{groups * 4}i8", "int32", 4, groups=groups, sums="int32")
        return Operation(f"llvm.amdgcn.mfma.i32.{square}x{groups * 8}.i8", "int64", 2, groups=groups, sums="int32")
    kind = "fp8" if "e4m3" in dtype else "bf8"
    if arch == "gfx950":
        return Operation(f"tk_mfma_{square}x{groups * 32}_{kind}", "int32x8", 1, reads=2, groups=groups)
    return Operation(f"llvm.amdgcn.mfma.f32.{square}x{groups * 8}.{kind}.{kind}", "int64", 2, groups=groups)


def _wmma(arch: str, dtype: str) -> Operation:
    """Of 16 × 16 × 16: a lane of RDNA 3 has all 16 of a row's k, one of RDNA 4 half of them."""
    third = arch.startswith("gfx11")
    groups, each = (1, 16) if third else (2, 8)
    sums = "int32" if dtype == "int8" else "float32"
    if dtype in SHORT:
        operands, steps, reads = f"{'int16' if dtype == 'bfloat16' else dtype}x{each}", 1, 2 if third else 1
        name = SHORT[dtype]
    else:
        operands, steps, reads = f"int32x{each // 4}", 1 if third else 2, 1
        name = "iu8" if dtype == "int8" else "fp8" if "e4m3" in dtype else "bf8"
    return Operation(f"tk_wmma_{each}_{name}", operands, steps, reads, groups, 32, 8, sums, third)


def multiply(code: Code, op: Operation, sums: Buffer, first: Buffer, second: Buffer, half: int) -> None:
    """sums += first · second: the rows of `sums` are those of `first`. Operands are buffers of words of 8 or 16 bits, what a
    lane reads at once, of which instruction `half` of `op.steps` takes its part; `sums` is a lane's accumulators."""
    each, lanes = int(first.shape[0]) // op.steps, int(sums.shape[0])
    operands: Sequence[Expr] = [
        value if op.operands.startswith("uint16") else tirx.reinterpret(op.operands, value)
        for value in (load(x, half * each, each) for x in (first, second))
    ]
    dtype = f"{op.sums}x{lanes}"
    if op.intrinsic.startswith("tk_"):
        call = tirx.call_pure_extern(dtype, op.intrinsic, *operands, load(sums, 0, lanes))
    else:
        none = [tirx.const(0, "int32")] * 3
        intrinsic = T.llvm_lookup_intrinsic_id(op.intrinsic)
        call = T.call_llvm_pure_intrin(intrinsic, *operands, load(sums, 0, lanes), *none, dtype=dtype)
    code.store(sums, call, ramp(0, lanes))


def swizzle(row: Expr, chunks: int, banks: int, down: bool = True) -> Expr:
    """What a chunk's number is xored with in this row of a tile in LDS, whose rows have `chunks`, a power of 2: rows one after
    another then have a chunk in different banks. `down`: writes of neighbouring lanes go down the rows, in steps."""
    line = banks // 4
    rows = max(1, line // chunks)  # that share a line of all banks
    mask = min(chunks, line) - 1
    number = row // rows
    if down and (rows == 1 or line == 16):
        number = number ^ (row // (rows * (mask + 1)))
    return number & mask


def spread(block: Expr, blocks: Expr, dies: int) -> Expr:
    """The number of what block `block` of `blocks` is to do: ids go round robin over the dies, and a die gets neighbours."""
    if dies == 1:
        return block
    per, over = tirx.floordiv(blocks, dies), tirx.floormod(blocks, dies)
    die, turn = tirx.floormod(block, dies), tirx.floordiv(block, dies)
    return die * per + tirx.min(die, over) + turn


def divided(value: Expr) -> Expr:
    """CUDA's fast divisions as products with v_rcp_f32's reciprocal."""

    def division(call: Call, mutator: StructuralMutator) -> Expr:
        call = mutator.default_mutate(call)
        if str(getattr(call.op, "name", "")).endswith("cuda.fdividef"):
            x, y = call.args
            return x * cuda_func_call("tk_reciprocal", y, source_code="", return_type="float32")
        return call

    return tvm_ffi.structural_mutate(value, [(Call, division)])


def integer(value: int) -> Expr:
    """A constant index."""
    return tirx.IntImm(INDEX, value)


def wide(value: Expr | int) -> Expr:
    """An int, or an integer expression, as an index."""
    if isinstance(value, int | tirx.IntImm):
        return integer(int(value))
    return value if str(value.ty.dtype) == INDEX else tirx.Cast(INDEX, value)


def ramp(base: Expr | int, lanes: int) -> Expr:
    """The indices of `lanes` neighbours from `base` on."""
    base = integer(base) if isinstance(base, int) else base
    return tirx.Ramp(base, tirx.IntImm(str(base.ty.dtype), 1), lanes) if lanes > 1 else base


def read(buffer: Buffer, index: Expr | int) -> TensorLoad:
    """What a buffer of one axis holds at `index`."""
    return tirx.BufferLoad(buffer, [integer(index) if isinstance(index, int) else index])


def load(buffer: Buffer, base: Expr | int, lanes: int) -> TensorLoad:
    """`lanes` neighbours of a buffer of one axis, from `base` on."""
    return read(buffer, ramp(base, lanes))
