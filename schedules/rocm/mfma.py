"""What kernels on CDNA's matrix cores share: the instructions, vectors of registers, and which blocks a die gets.

An MFMA multiplies a fragment of 32 × 8 by one of 8 × 32, or of 16 × 16 by 16 × 16 (twice as deep on CDNA 4). A lane's part of
either operand is neighbours of k in one row: kernels read 8 of them at once, a chunk, and issue as many instructions for them
as it takes. Of the accumulators a lane has 4 neighbouring rows of a column at a time, in each `LANES / fragment` such quads.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from tk.schedules.cuda.codegen.kernel_builder import INDEX, Code

if TYPE_CHECKING:
    from tvm.ir import Call, Expr, TensorLoad
    from tvm.tirx import Buffer
    from tvm_ffi.structural import StructuralMutator

__all__ = [
    "CHUNK",
    "LANES",
    "Operation",
    "banks",
    "divided",
    "integer",
    "load",
    "multiply",
    "operation",
    "ramp",
    "read",
    "spread",
    "swizzle",
    "wide",
]

LANES, CHUNK = 64, 8
_BANKS = {"gfx950": 64}


@dataclass(frozen=True)
class Operation:
    """LLVM's intrinsic, or a function of tk/rocm/matrix_library.ll, the dtype of its operands with their lanes, and how many of
    them 8 neighbours of k feed."""

    intrinsic: str
    operands: str
    steps: int


def operation(arch: str, dtype: str, fragment: int) -> Operation:
    """The MFMA of `dtype` for fragments of 32 × 32 or 16 × 16 with float32 accumulators."""
    short = {"float16": "f16", "bfloat16": "bf16"}[dtype]
    shape = {32: ("32x32x8", "32x32x16"), 16: ("16x16x16", "16x16x32")}[fragment]
    if arch == "gfx950" and dtype == "bfloat16":
        return Operation(f"tk_mfma_{shape[1]}_bfloat16", "uint16x8", 1)
    if arch == "gfx950":
        return Operation(f"llvm.amdgcn.mfma.f32.{shape[1]}.{short}", f"{dtype}x8", 1)
    if dtype == "bfloat16":
        return Operation(f"llvm.amdgcn.mfma.f32.{shape[0]}bf16.1k", "int16x4", 2)
    return Operation(f"llvm.amdgcn.mfma.f32.{shape[0]}f16", "float16x4", 2)


def multiply(code: Code, op: Operation, sums: Buffer, first: Buffer, second: Buffer, half: int) -> None:
    """sums += first · second: the rows of `sums` are those of `first`. Operands are buffers of 8 words of 16 bits, of which
    instruction `half` of `op.steps` takes its part; `sums` is a buffer of float32, a lane's accumulators."""
    from tvm import tirx
    from tvm.script import tirx as T

    each, lanes = CHUNK // op.steps, int(sums.shape[0])
    operands: Sequence[Expr] = [
        value if op.operands.startswith("uint16") else tirx.reinterpret(op.operands, value)
        for value in (load(x, half * each, each) for x in (first, second))
    ]
    if op.intrinsic.startswith("tk_"):
        call = tirx.call_pure_extern(f"float32x{lanes}", op.intrinsic, *operands, load(sums, 0, lanes))
    else:
        none = [tirx.const(0, "int32")] * 3
        intrinsic = T.llvm_lookup_intrinsic_id(op.intrinsic)
        call = T.call_llvm_pure_intrin(intrinsic, *operands, load(sums, 0, lanes), *none, dtype=f"float32x{lanes}")
    code.store(sums, call, ramp(0, lanes))


def banks(arch: str) -> int:
    """LDS's banks, of 4 bytes."""
    return _BANKS.get(arch, 32)


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
    from tvm import tirx

    if dies == 1:
        return block
    per, over = tirx.floordiv(blocks, dies), tirx.floormod(blocks, dies)
    die, turn = tirx.floormod(block, dies), tirx.floordiv(block, dies)
    return die * per + tirx.min(die, over) + turn


def divided(value: Expr) -> Expr:
    """CUDA's fast divisions as products with v_rcp_f32's reciprocal."""
    import tvm_ffi
    from tvm.backend.cuda.op import cuda_func_call
    from tvm.ir import Call

    def division(call: Call, mutator: StructuralMutator) -> Expr:
        call = mutator.default_mutate(call)
        if str(getattr(call.op, "name", "")).endswith("cuda.fdividef"):
            x, y = call.args
            return x * cuda_func_call("tk_reciprocal", y, source_code="", return_type="float32")
        return call

    return tvm_ffi.structural_mutate(value, [(Call, division)])


def integer(value: int) -> Expr:
    """A constant index."""
    from tvm import tirx

    return tirx.IntImm(INDEX, value)


def wide(value: Expr | int) -> Expr:
    """An int, or an integer expression, as an index."""
    from tvm import tirx

    if isinstance(value, int | tirx.IntImm):
        return integer(int(value))
    return value if str(value.ty.dtype) == INDEX else tirx.Cast(INDEX, value)


def ramp(base: Expr | int, lanes: int) -> Expr:
    """The indices of `lanes` neighbours from `base` on."""
    from tvm import tirx

    base = integer(base) if isinstance(base, int) else base
    return tirx.Ramp(base, tirx.IntImm(str(base.ty.dtype), 1), lanes) if lanes > 1 else base


def read(buffer: Buffer, place: Expr | int) -> TensorLoad:
    """What a buffer of one axis holds at `place`."""
    from tvm import tirx

    return tirx.BufferLoad(buffer, [integer(place) if isinstance(place, int) else place])


def load(buffer: Buffer, base: Expr | int, lanes: int) -> TensorLoad:
    """`lanes` neighbours of a buffer of one axis, from `base` on."""
    return read(buffer, ramp(base, lanes))
