"""Generated CUDA C++ run on the CPU: every thread a fiber (emulated.h), so that kernels of warps are tested without a GPU.

What such kernels may call is what emulated.h has: barriers, votes, shuffles, atomic additions, red.global, functions of floats
and halves of a word as floats; and of PTX what emulated_ptx.h has: mma.sync, ldmatrix, cp.async, named barriers. Dependent
launches are left out: kernels run one after another.
"""

from __future__ import annotations

import ctypes
import operator
import re
import subprocess
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np

from tests.replay.record import of_function
from tk.codegen.nvcc import cuda_include
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import Rule, schedule
from tk.target import Target

HEADERS = [Path(__file__).with_name(name) for name in ("emulated.h", "emulated_ptx.h")]
_KERNEL = re.compile(r'^extern "C" __global__ void __launch_bounds__\((\d+)[^)]*\) (\w+)\(([^)]*)\) \{', re.MULTILINE)
_ASSEMBLY = re.compile(r'asm volatile\(\s*"((?:[^"]|"\s*")*)"\s*([^;]*)\);')
_OPERAND = re.compile(r'"[^"]*"\((\w+)\)')
_WORKSPACE = re.compile(r'(\w+) = T\.decl_buffer\(\((.*?),\)(?:, "(\w+)")?, data=T\.TVMBackendAllocWorkspace')
_ARGUMENT = re.compile(r"T\.tvm_struct_set\(stack_ffi_any, (\d+), 15, (.*)\)$", re.MULTILINE)
_SHARED = re.compile(r"(cse_v\d+): T\.let\[T\.int\d+\] = (.*)$", re.MULTILINE)
_RED = re.compile(r'asm volatile\("red\.global\.(add|min|max)(?:\.noftz)?(?:\.v(\d))?\.(\w+) \[%0\].*?\);\n', re.DOTALL)
_HALF = re.compile(r"float tk_(high|low)_(b?float16)\(unsigned int word\) \{.*?^\}", re.DOTALL | re.MULTILINE)
_PURE = re.compile(r'asm\("([\w.]+) %0(?:, %\d)+;" : "=f"\((\w+)\) : ((?:"f"\(\w+\)(?:, )?)+)\);')
_NAMED = re.compile(r'"f"\((\w+)\)')
_CALL = re.compile(r'T\.call_packed_lowered\("(\w+)", stack_ffi_any')


def run(func: Any, target: Target, arrays: Mapping[str, np.ndarray[Any, Any]], sizes: Mapping[str, int], folder: Path) -> None:
    """Runs a scheduled PrimFunc of kernels: `arrays` by its parameters' names, what is written in place; `sizes` of its
    symbolic dims. What the kernels hand on to each other is poisoned first."""
    with target.tvm():
        source = of_function(func, target)
    text, (host,) = "\n".join(source.device), source.host.values()
    memory, sizes = dict(arrays), dict(sizes)
    for name, value in _SHARED.findall(host):  # expressions of sizes that several launches have
        sizes[name] = _number(value, sizes)
    for name, extent, dtype in _WORKSPACE.findall(host):
        memory[name] = np.full(_number(extent, sizes) * np.dtype(dtype or "float32").itemsize, 0xFF, "uint8")
    library, kernels = _built(text, folder)
    for name, given in _launches(host):
        params, planar = kernels[name]
        values = [memory[p.removesuffix("_ptr")].ctypes.data if p.endswith("_ptr") else sizes[p] for p in params]
        grid = [_number(each, sizes) for each in given[len(params) : len(params) + 2]]
        getattr(library, f"emulated_{name}")((ctypes.c_void_p * len(values))(*values), grid[0], grid[1] if planar else 1)


def error(case: Case, rule: Rule, target: Target, config: Any, folder: Path, seed: int = 0) -> float:
    """‖out − ref‖ / ‖ref‖ of a case with one result, whose kernels `rule` makes under `config`, or under its default; infinity
    for NaN."""
    func, names = prim_func(case, target)
    match = rule.match(func, target)
    assert match is not None, case
    with target.tvm():
        func = schedule(rule, func, match, target, config)
    arrays = dict(zip(names, case.arrays(seed, target), strict=True))
    exact = [arrays[name].astype("float64") if "float" in dtype else arrays[name] for name, _, dtype in case.inputs]
    reference = case.reference(*exact)
    result = np.full(reference.size, -1, "int16").view(arrays[case.inputs[0][0]].dtype)
    given = dict(zip((str(param.name) for param in func.params), (*arrays.values(), result), strict=True))
    sizes = {dim[0]: dim[1] for _, dims, _ in case.inputs for dim in dims if isinstance(dim, tuple) and len(dim) == 2}
    run(func, target, given, sizes, folder)
    got = result.reshape(reference.shape).astype("float64")
    found = float(np.linalg.norm(got - reference)) / float(np.linalg.norm(reference))
    return found if found == found else float("inf")


def _instruction(found: re.Match[str]) -> str:
    """The call of emulated_ptx.h's function for an assembly statement of one instruction."""
    name, _, rest = found[1].rstrip("; ").partition(" ")
    if "griddepcontrol" in found[1]:
        return ";"
    given = _OPERAND.findall(found[2])
    operands = [each.strip(" {}[]") for each in rest.split(",")] if rest else []
    values = [given[int(each[1:])] if each.startswith("%") else each for each in operands]
    return f"ptx_{re.sub(r'[.:]+', '_', name)}({', '.join(values)});"


_SCRIPT = SimpleNamespace(
    max=max, min=min, shift_right=operator.rshift, int32=int, int64=int, uint64=int, Cast=lambda dtype, value: value
)
"""What integer expressions of TVMScript call."""


def _number(text: str, sizes: Mapping[str, int]) -> int:
    """An integer expression of TVMScript."""
    return int(eval(text, {"T": _SCRIPT}, dict(sizes)))


def _launches(host: str) -> list[tuple[str, list[str]]]:
    """The kernels that a host function launches, in order, each with its arguments and then its grid, as text."""
    found, begin = [], 0
    for call in _CALL.finditer(host):
        given = dict(_ARGUMENT.findall(host[begin : call.start()]))
        begin = call.end()
        if not call[1].startswith("__tvm"):
            found.append((call[1], [given[key] for key in sorted(given, key=int)]))
    return found


def _function(found: re.Match[str]) -> str:
    """Assembly of floats as a call of emulated.h."""
    instruction, result, arguments = found.groups()
    return f"{result} = ptx_{instruction.replace('.', '_')}({', '.join(_NAMED.findall(arguments))});"


def _reduction(found: re.Match[str]) -> str:
    """red.global's assembly as calls of emulated.h, one a register."""
    operation, count, kind = found.groups()
    registers = ["__value"] if count is None else [f"__value{i}" for i in range(int(count))]
    align = f"aligned(__addr, {len(registers)} * sizeof(__value{'' if count is None else 0}));\n"
    return align + "".join(f"red_{operation}_{kind}(__addr, {i}, {each});\n" for i, each in enumerate(registers))


def _built(text: str, folder: Path) -> tuple[ctypes.CDLL, dict[str, tuple[list[str], bool]]]:
    """The kernels of CUDA C++ as a library for this host, and each one's parameters and whether its grid has two dims."""
    plain = _RED.sub(_reduction, text)
    plain = _HALF.sub(r"float tk_\1_\2(unsigned int word) { return \1_\2(word); }", plain)
    plain = _PURE.sub(_function, plain)
    plain = _ASSEMBLY.sub(_instruction, plain)
    plain = re.sub(r"alignas\((\d+)\)", r"__attribute__((aligned(\1)))", plain)
    plain = re.sub(r"extern __shared__ (.*?)(\w+) (\w+)\[\];", r"\2* const \3 = (\2*)dynamic_shared;", plain)
    kernels, entries = {}, []
    for threads, name, params in _KERNEL.findall(text):
        split = [re.fullmatch(r"\s*(.*?)(\w+)", each.replace("__restrict__", "")) for each in params.split(",")]
        typed = [(each[1].strip(), each[2]) for each in split if each]
        given = ", ".join(f"({kind})(intptr_t)args[{i}]" for i, (kind, _) in enumerate(typed))
        call = f"launch(x, y, {threads}, [=] {{ {name}({given}); }});"
        entries.append(f'extern "C" void emulated_{name}(void** args, int x, int y) {{ {call} }}')
        (body,) = re.findall(rf" {name}\([^)]*\) \{{\n.*?^\}}", text, re.MULTILINE | re.DOTALL)
        kernels[name] = ([name for _, name in typed], "blockIdx.y" in body)
    path, made = folder / "kernels.cpp", folder / "kernels.so"
    path.write_text("\n".join([*(f'#include "{header}"' for header in HEADERS), plain, *entries]), encoding="utf-8")
    include = [f"-I{each}" for each in cuda_include()]
    command = ["g++", "-O1", "-w", "-fPIC", "-shared", "-fno-strict-aliasing", "-std=c++17", *include, str(path)]
    subprocess.run([*command, "-o", str(made)], check=True)
    return ctypes.CDLL(str(made)), kernels
