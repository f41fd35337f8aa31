"""Kernels of TVM's own LLVM for AMD GPUs, over many operators and dtypes: what the emulator must know, compared with the CPU.

`python -m tests.rocm.tvm_kernels gfx942 [pattern]` compiles each case, and prints the instructions that the emulator does not
know, then runs the others and compares them with the same function compiled for the CPU.
"""

from __future__ import annotations

import collections
import re
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import tvm
import tvm_ffi
from tvm import te, tirx, topi
from tvm.s_tir import dlight
from tvm.target import Target
from tvm.tirx import compilation_pipeline

from tests.rocm.emulator import Outcome, Program, Undefined
from tests.rocm.emulator.assembly import parse
from tests.rocm.emulator.decode import Decoder

__all__ = ["CASES", "Built", "build", "check", "main", "unknown"]

_LIBRARY = """
target triple = "amdgcn-amd-amdhsa-hcc"
declare void @llvm.amdgcn.s.barrier()
define void @emulator_barrier() alwaysinline convergent {
  fence syncscope("workgroup") release
  call void @llvm.amdgcn.s.barrier()
  fence syncscope("workgroup") acquire
  ret void
}
"""
Case = Callable[[], list[te.Tensor]]
FLOATS = ("float16", "bfloat16", "float32", "float64")
INTEGERS = ("int8", "uint8", "int16", "int32", "uint32", "int64")


def _fenced(stmt: tirx.Stmt) -> tirx.Stmt:
    """TVM's barrier is a bare s_barrier, a race on gfx90a and later: the library's is fenced."""
    if isinstance(stmt, tirx.SeqStmt):
        return tirx.SeqStmt([_fenced(part) for part in stmt.seq])
    if isinstance(stmt, tirx.AttrStmt):
        return tirx.AttrStmt(stmt.node, stmt.attr_key, stmt.value, _fenced(stmt.body))
    if isinstance(stmt, tirx.For):
        return tirx.For(
            stmt.loop_var, stmt.min, stmt.extent, stmt.kind, _fenced(stmt.body), stmt.thread_binding, stmt.annotations
        )
    if isinstance(stmt, tirx.IfThenElse):
        other = _fenced(stmt.else_case) if stmt.else_case else None
        return tirx.IfThenElse(stmt.condition, _fenced(stmt.then_case), other)
    value = getattr(stmt, "value", None)
    named = getattr(getattr(value, "op", None), "name", "")
    if isinstance(stmt, tirx.Evaluate) and named == "tirx.tvm_storage_sync" and value.args[0].value.startswith("shared"):
        return tirx.Evaluate(tirx.call_extern("void", "emulator_barrier"))
    return stmt


def _pipeline() -> tuple[object, object, object]:
    lower, host, device = tirx.get_tir_pipeline("s_tir")

    @tvm.transform.module_pass(opt_level=0)
    def lowered(mod: tvm.IRModule, _: object) -> tvm.IRModule:
        mod = lower(mod)
        out = tvm.IRModule({}, attrs=mod.attrs)
        for var, func in mod.functions.items():
            out[var] = func.with_body(_fenced(func.body)) if isinstance(func, tirx.PrimFunc) else func
        return out

    return lowered, host, device


@contextmanager
def _callbacks() -> Iterator[None]:
    """TVM's hooks for ROCm: the library above, and no linker, since only the assembly is wanted."""
    names = ("tvm_callback_rocm_link", "tvm_callback_rocm_bitcode_path")
    old = {name: tvm_ffi.get_global_func(name, allow_missing=True) for name in names}
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "library.ll")
        path.write_text(_LIBRARY, encoding="utf-8")
        tvm_ffi.register_global_func(names[0], lambda code: bytearray(code), override=True)
        tvm_ffi.register_global_func(names[1], lambda _=None: [str(path)], override=True)
        try:
            yield
        finally:
            for name, function in old.items():
                if function is not None:
                    tvm_ffi.register_global_func(name, function, override=True)


def target_of(arch: str) -> Target:
    row: dict[str, object] = {"kind": "rocm", "mcpu": arch}
    if not arch.startswith("gfx9"):
        row["thread_warp_size"] = 32
    return Target(row, host="llvm")


def _threads(func: tirx.PrimFunc, vector: int) -> tirx.PrimFunc:
    """The last block of a function by 64 threads with `vector` elements each; blocks before it are inlined."""
    schedule = tvm.s_tir.Schedule(func)
    blocks = schedule.get_child_blocks(schedule.get_sblock("root"))
    for block in blocks[:-1]:
        schedule.compute_inline(block)
    loop = schedule.fuse(*schedule.get_loops(blocks[-1]))
    outer, inner, lanes = schedule.split(loop, [None, 64, vector])
    schedule.bind(outer, "blockIdx.x")
    schedule.bind(inner, "threadIdx.x")
    schedule.vectorize(lanes)
    return schedule.mod["main"]


@dataclass
class Built:
    """A function for a GPU: `text` its assembly; `launches` of each kernel its grid and block; `arguments` of each, by name."""

    text: str
    launches: dict[str, tuple[list[int], list[int]]]
    arguments: dict[str, list[str]]


def build(func: tirx.PrimFunc, arch: str, vector: int = 0) -> Built:
    """Compiles a function on tensors of static shapes. vector: 0 for dlight's schedules, else the lanes of a vector."""
    target = target_of(arch)
    compilation_pipeline.register_tir_pipeline("emulated", _pipeline)
    if vector:
        scheduled = _threads(func, vector)
    else:
        with target:
            rules = [dlight.gpu.Reduction(), dlight.gpu.GeneralReduction(), dlight.gpu.Fallback()]
            scheduled = dlight.ApplyDefaultSchedule(*rules)(tvm.IRModule({"main": func}))["main"]
    with _callbacks():
        built = tvm.compile(scheduled.with_attr("global_symbol", "main"), target=target, tir_pipeline="emulated")
    device = getattr(built, "mod", built).imports[0]
    text, ir = device.inspect_source("asm"), device.inspect_source("hip")
    names = re.findall(r"^define .*?amdgpu_kernel void @(\w+)\((.*)$", ir, re.M)
    arguments = {name: re.findall(r"%([\w.]+)", listed) for name, listed in names}
    return Built(text, _launches(scheduled, list(arguments)), arguments)


def _launches(func: tirx.PrimFunc, kernels: list[str]) -> dict[str, tuple[list[int], list[int]]]:
    """Each kernel is a nest of loops bound to threads at the function's top, in order."""
    nests: list[dict[str, int]] = []
    indents: list[int] = []
    for line in func.script().splitlines():
        match = re.match(r"( *)for .* in T\.thread_binding\((\d+), thread=\"(\w+\.\w)\"\)", line)
        if not match:
            continue
        indent, extent, thread = len(match[1]), int(match[2]), match[3]
        if not nests or (indent <= indents[0] and thread.startswith("blockIdx")):
            nests.append({})
            indents = [indent]
        nests[-1][thread] = max(extent, nests[-1].get(thread, 1))
    assert len(nests) == len(kernels), (nests, kernels)
    sizes = [([nest.get(f"{kind}.{axis}", 1) for axis in "xyz"] for kind in ("blockIdx", "threadIdx")) for nest in nests]
    return {name: tuple(size) for name, size in zip(kernels, sizes, strict=True)}  # type: ignore[misc]


def _unary(dtype: str, function: Callable[[tirx.PrimExpr], tirx.PrimExpr], shape: tuple[int, ...] = (8, 256)) -> Case:
    def made() -> list[te.Tensor]:
        x = te.placeholder(shape, dtype, name="x")
        return [x, te.compute(shape, lambda *i: function(x(*i)), name="y")]

    return made


def _binary(
    dtype: str, function: Callable[[tirx.PrimExpr, tirx.PrimExpr], tirx.PrimExpr], shape: tuple[int, ...] = (8, 256)
) -> Case:
    def made() -> list[te.Tensor]:
        a, b = te.placeholder(shape, dtype, name="a"), te.placeholder(shape, dtype, name="b")
        return [a, b, te.compute(shape, lambda *i: function(a(*i), b(*i)), name="y")]

    return made


def _topi(function: Callable[..., te.Tensor], *inputs: tuple[tuple[int, ...], str]) -> Case:
    def made() -> list[te.Tensor]:
        tensors = [te.placeholder(shape, dtype, name=f"x{k}") for k, (shape, dtype) in enumerate(inputs)]
        return [*tensors, function(*tensors)]

    return made


Cases = dict[str, tuple[Case, int, float]]  # name → (tensors, lanes of a vector or 0 for dlight, tolerance)
BAND = {"float16": 4e-3, "bfloat16": 2e-2, "float32": 4e-6, "float64": 1e-12}
UNARY: dict[str, Callable[..., Any]] = {
    "exp": te.exp,
    "log": te.log,
    "sqrt": te.sqrt,
    "rsqrt": te.rsqrt,
    "floor": te.floor,
    "ceil": te.ceil,
    "round": te.round,
    "trunc": te.trunc,
    "abs": te.abs,
    "exp2": tirx.exp2,
    "log2": tirx.log2,
    "sigmoid": te.sigmoid,
    "neg": lambda x: -x,
}
ARITHMETIC: dict[str, Callable[..., Any]] = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "max": te.max,
    "min": te.min,
}
WHOLE: dict[str, Callable[..., Any]] = {
    "floordiv": te.floordiv,
    "floormod": te.floormod,
    "truncdiv": te.truncdiv,
    "truncmod": te.truncmod,
}
BITS: dict[str, Callable[..., Any]] = {
    "and": lambda a, b: a & b,
    "or": lambda a, b: a | b,
    "xor": lambda a, b: a ^ b,
    "shl": lambda a, b: a << (b % 7),
    "shr": lambda a, b: a >> (b % 7),
}


def _cases() -> Cases:
    cases = _whole_functions()
    for dtype in FLOATS:
        cases |= _elementwise(dtype) | _of_axes(dtype)
    for dtype in INTEGERS:
        cases |= _integers(dtype)
    return cases | _casts()


def _elementwise(dtype: str) -> Cases:
    """Operators of floating numbers, element by element."""
    cases: Cases = {}
    for name, function in UNARY.items():
        if dtype == "float64" and name in ("exp", "log", "exp2", "log2", "sigmoid"):
            continue  # LLVM has none for AMD GPUs
        for vector in (0, 4):
            cases[f"{name}_{dtype}_{vector}"] = _unary(dtype, function), vector, BAND[dtype]
    for name, function in {**ARITHMETIC, "div": lambda a, b: a / b}.items():
        for vector in (0, 4):
            cases[f"{name}_{dtype}_{vector}"] = _binary(dtype, function), vector, BAND[dtype]
    cases[f"fma_{dtype}"] = _binary(dtype, lambda a, b: a * b + b), 4, BAND[dtype]
    cases[f"less_{dtype}"] = _binary(dtype, lambda a, b: a < b), 4, 0
    cases[f"select_{dtype}"] = _binary(dtype, lambda a, b: tirx.Select(a > b, a, b * b)), 4, BAND[dtype]
    cases[f"is_nan_{dtype}"] = _unary(dtype, lambda x: x != x), 4, 0
    return cases


def _of_axes(dtype: str) -> Cases:
    """Reductions and moves of floating numbers."""
    cases: Cases = {}
    for name, reduce in {"sum": topi.sum, "max": topi.max, "min": topi.min}.items():
        for axis in (0, 1):
            at = ((64, 300), dtype)
            cases[f"{name}_{dtype}_axis{axis}"] = _topi(lambda x, r=reduce, k=axis: r(x, k), at), 0, 10 * BAND[dtype]
    if dtype != "float64":
        cases[f"softmax_{dtype}"] = _topi(topi.nn.softmax, ((16, 200), dtype)), 0, 2 * BAND[dtype]
    if dtype != "bfloat16":
        cases[f"argmax_{dtype}"] = _topi(lambda x: topi.argmax(x, 1), ((16, 200), dtype)), 0, 0
    cases[f"matmul_{dtype}"] = _topi(topi.nn.dense, ((32, 48), dtype), ((40, 48), dtype)), 0, 20 * BAND[dtype]
    cases[f"transpose_{dtype}"] = _topi(topi.transpose, ((33, 70), dtype)), 0, 0
    return cases


def _integers(dtype: str) -> Cases:
    cases: Cases = {}
    for name, function in {**ARITHMETIC, **WHOLE, **BITS}.items():
        for vector in (0, 4):
            cases[f"{name}_{dtype}_{vector}"] = _binary(dtype, function), vector, 0
    cases[f"less_{dtype}"] = _binary(dtype, lambda a, b: a < b), 4, 0
    cases[f"sum_{dtype}"] = _topi(lambda x: topi.sum(x, 1), ((64, 300), dtype)), 0, 0
    cases[f"max_{dtype}"] = _topi(lambda x: topi.max(x, 1), ((64, 300), dtype)), 0, 0
    return cases


def _casts() -> Cases:
    cases: Cases = {}
    for a in (*FLOATS, *INTEGERS, "bool"):
        for b in (*FLOATS, *INTEGERS, "bool"):
            if a != b:
                for vector in (0, 4):
                    cases[f"cast_{a}_{b}_{vector}"] = _unary(a, lambda x, to=b: x.astype(to)), vector, 1e-2
    return cases


def _whole_functions() -> Cases:
    cases: Cases = {}
    cases["take"] = _topi(lambda x, i: topi.take(x, i, 0), ((128, 40), "float32"), ((30,), "uint32")), 0, 0
    cases["conv2d"] = (
        _topi(lambda x, w: topi.nn.conv2d_nchw(x, w, 1, 1, 1), ((1, 4, 9, 9), "float32"), ((6, 4, 3, 3), "float32")),
        0,
        1e-4,
    )
    cases["max_pool"] = (
        _topi(lambda x: topi.nn.pool2d(x, (3, 3), (2, 2), (1, 1), (1, 1, 1, 1), "max"), ((1, 4, 11, 11), "float32")),
        0,
        0,
    )
    cases["layer_norm"] = (
        _topi(lambda x, g, b: topi.nn.layer_norm(x, g, b, [1]), ((16, 96), "float32"), ((96,), "float32"), ((96,), "float32")),
        0,
        1e-5,
    )
    cases["where"] = _topi(topi.where, ((8, 64), "bool"), ((8, 64), "float16"), ((8, 64), "float16")), 4, 0
    cases["resize"] = _topi(lambda x: topi.image.resize2d(x, (0.0,) * 4, (13, 13), "NCHW"), ((1, 2, 6, 6), "float32")), 0, 1e-4
    return cases


def _values(shape: tuple[int, ...], dtype: str, rng: np.random.Generator) -> np.ndarray:
    if dtype == "bool":
        return rng.integers(0, 2, shape).astype(bool)
    if "int" in dtype:
        values = rng.integers(1, 100, shape)  # none is 0: they divide
        return (values if dtype.startswith("u") else values * rng.choice([-1, 1], shape)).astype(dtype)
    kind = getattr(ml_dtypes, dtype, None) or np.dtype(dtype)
    return rng.uniform(0.1, 2, shape).astype(kind)


CASES = _cases()


def unknown(text: str) -> collections.Counter[str]:
    """The instructions of a file that the emulator does not know, and how often they stand there."""
    decoder = Decoder(parse(text))
    decoder.all()
    return collections.Counter(str(error).split(": ", 1)[1] for error in decoder.unknown)


def check(name: str, arch: str) -> list[Outcome]:
    """Runs a case in the emulator and on the CPU. AssertionError where they differ by more than rounding."""
    tensors, vector, tolerance = CASES[name]
    made = tensors()
    func = te.create_prim_func(made)
    built = build(func, arch, vector)
    rng = np.random.default_rng(0)
    arrays = [_values(tuple(map(int, tensor.shape)), str(tensor.dtype), rng) for tensor in made]
    host = [tvm.runtime.tensor(array) for array in arrays]
    compiled = tvm.compile(func, target="llvm")
    compiled(*host)
    names = [re.sub(r"\W", "_", tensor.op.name) for tensor in made]
    named = dict(zip(names, arrays, strict=True))
    written = {name for name, tensor in zip(names, made, strict=True) if not isinstance(tensor.op, te.PlaceholderOp)}
    program = Program(built.text)
    outcomes = []
    for kernel, (grid, block) in built.launches.items():
        arguments = [Undefined(named[key]) if key in written else named[key] for key in built.arguments[kernel]]
        outcomes.append(program.launch(kernel, grid, block, arguments))
    for array, expected in zip(arrays, host, strict=True):
        want = expected.numpy()
        if array.dtype.kind in "iub":
            assert (array == want).all(), f"{name}: {int((array != want).sum())} of {array.size} differ"
        else:
            np.testing.assert_allclose(array.astype(float), want.astype(float), rtol=tolerance, atol=tolerance, err_msg=name)
    return outcomes


def main(arguments: list[str]) -> int:
    arch, pattern = arguments[0], arguments[1] if len(arguments) > 1 else ""
    missing: collections.Counter[str] = collections.Counter()
    wrong = 0
    for name in CASES:
        if not re.search(pattern, name):
            continue
        try:
            check(name, arch)
            print("ok   ", name, flush=True)
        except NotImplementedError as error:
            missing[str(error).split(": ", 1)[1]] += 1
            print("--   ", name, error, flush=True)
        except Exception as error:  # a list of all that fails is the point
            wrong += 1
            print("WRONG", name, type(error).__name__, str(error).strip()[:600], flush=True)
    print(len(CASES), "cases,", wrong, "wrong, unknown:", dict(missing))
    return int(bool(wrong or missing))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
