"""Generated CUDA C++ run on the CPU: every thread a fiber (emulated.h), so that kernels of warps are tested without a GPU.

What such kernels may call is what emulated.h has: barriers, votes, shuffles, atomic additions, red.global, functions of floats
and halves of a word as floats; of PTX what emulated_ptx.h has: mma.sync, ldmatrix, cp.async, named barriers; and of Hopper what
emulated_hopper.h has: TMA, mbarrier, wgmma, clusters. Dependent launches are left out: kernels run one after another.
"""

from __future__ import annotations

import ctypes
import importlib
import operator
import re
import subprocess
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import ml_dtypes
import numpy as np

from tests.replay.record import of_function
from tk.codegen.nvcc import cuda_include
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import Rule, schedule
from tk.target import Target

MOST_BYTES = 4 << 30  # that a compiler of a kernel may take
GUARD = 4096  # elements beside a result that nobody may write
HEADERS = [Path(__file__).with_name(name) for name in ("emulated.h", "emulated_ptx.h", "emulated_hopper.h")]
_KERNEL = re.compile(r'^extern "C" __global__ void __launch_bounds__\((\d+)[^)]*\) (\w+)\(([^)]*)\) \{', re.MULTILINE)
_ASSEMBLY = re.compile(r'asm(?: volatile)?\(\s*"((?:[^"]|"\s*")*)"\s*([^;]*)\);')
_WGMMA = re.compile(r"wgmma\.mma_async\.sync\.aligned\.m64n(\d+)k\d+\.f32\.(\w+)\.\w+ .*ps0, 1, 1((?:, [01])*);")
_WIDTHS = {"bf16": "Bfloat16", "f16": "Float16", "tf32": "Tfloat32"}
_OPERAND = re.compile(r'"[^"]*"\((\w+)\)')
_WORKSPACE = re.compile(r'(\w+) = T\.decl_buffer\(\((.*?),\)(?:, "(\w+)")?, data=T\.TVMBackendAllocWorkspace')
_ALIAS = re.compile(r"(\w+) = (?:T\.decl_buffer\(.*, data=)?(\w+)\.(?:data[,)]|view\()")
_TENSOR_MAP = re.compile(r'(\w+): T\.let\[T\.TensorMap\(\)\] = T\.tvm_stack_alloca\("tensormap", 1\)')
_NUMBER = re.compile(r"(\w+): T\.let\[T\.int\d+\] = (?!T\.tvm_struct_get)(.*)$")  # of the shape, or of what launches share
_PARAMETER = re.compile(r"(\w+) = T\.decl_buffer\(.*, data=T\.reinterpret\(.*, T\.tvm_struct_get\((\w+)_handle, 0, 1,")
_OFFSET = re.compile(r'T\.tvm_struct_get\(\w+, 0, 8, "uint64"\)')  # an array begins where its memory does
_KEPT = re.compile(r"(\w+)\[0\] = (.*)$")  # a number that the host keeps in memory
_ARGUMENT = re.compile(r"T\.tvm_struct_set\(stack_ffi_any, (\d+), 15, (.*)\)$")
_RED = re.compile(r'asm volatile\("red\.global\.(add|min|max)(?:\.noftz)?(?:\.v(\d))?\.(\w+) \[%0\].*?\);\n', re.DOTALL)
_HALF = re.compile(r"float tk_(high|low)_(b?float16)\(unsigned int word\) \{.*?^\}", re.DOTALL | re.MULTILINE)
_PURE = re.compile(r'asm\("([\w.]+) %0(?:, %\d)+;" : "=f"\((\w+)\) : ((?:"f"\(\w+\)(?:, )?)+)\);')
_NAMED = re.compile(r'"f"\((\w+)\)')
_SHARED = re.compile(r"(?<!extern )__shared__ (__attribute__\(\(aligned\(\d+\)\)\) )?([\w ]+?) (\w+)\[(\d+)\];")
_CALL = re.compile(r'T\.call_packed_lowered\("([\w.]+)", stack_ffi_any, 0, (\d+)\)$')


def run(func: Any, target: Target, arrays: Mapping[str, np.ndarray[Any, Any]], sizes: Mapping[str, int], folder: Path) -> None:
    """Runs a scheduled PrimFunc of kernels: `arrays` by its parameters' names, what is written in place; `sizes` of its
    symbolic dims. What the kernels hand on to each other is poisoned first."""
    compiled(func, target, folder)(arrays, sizes)


def compiled(
    func: Any, target: Target, folder: Path
) -> Callable[[Mapping[str, np.ndarray[Any, Any]], Mapping[str, int]], None]:
    """What `run` does with a PrimFunc, for as many arrays and sizes as one likes."""
    launched: dict[str, list[str]] = {}
    with target.tvm(), _launch_parameters(launched):
        source = of_function(func, target)
    text, (host,) = "\n".join(source.device), source.host.values()
    library, kernels = _built(text, folder)

    def launch(arrays: Mapping[str, np.ndarray[Any, Any]], sizes: Mapping[str, int]) -> None:
        for name, values in _calls(host, arrays, sizes):
            if name == "runtime.cuTensorMapEncodeTiled":
                _encode(*values)
                continue
            count = kernels[name]
            grid = dict(zip(launched[name], values[count:], strict=True))
            shape = [grid.get(axis, 1) for axis in (*_AXES, "threadIdx.x")]
            assert set(grid) <= {*_AXES, "threadIdx.x", "threadIdx.y", _DYNAMIC}, grid
            getattr(library, f"emulated_{name}")((ctypes.c_void_p * count)(*values[:count]), *shape)

    return launch


_AXES = ("blockIdx.x", "blockIdx.y", "blockIdx.z", "clusterCtaIdx.x")
_DYNAMIC = "tirx.use_dyn_shared_memory"
_DEPENDENT = "tirx.use_programtic_dependent_launch"  # TVM's spelling


@contextmanager
def _launch_parameters(launched: dict[str, list[str]]) -> Iterator[None]:
    """Notes, while functions are built, what each kernel's launch is given behind its arguments."""
    building = importlib.import_module("tvm.tirx.build")
    build = building.codegen_build

    def noting(mod: Any, target: Any) -> Any:
        for name, func in mod.functions_items():
            if "tirx.kernel_launch_params" in func.attrs:
                launched[name.name_hint] = [str(each) for each in func.attrs["tirx.kernel_launch_params"] if each != _DEPENDENT]
        return build(mod, target)

    with patch.object(building, "codegen_build", noting):
        yield


def _calls(host: str, arrays: Mapping[str, np.ndarray[Any, Any]], sizes: Mapping[str, int]) -> Iterator[tuple[str, list[Any]]]:
    """The packed functions and kernels that a host function calls for such arrays, in order, with what each is given."""
    known: dict[str, Any] = dict(sizes)
    memory: list[Any] = []  # kept while the function runs
    taken: dict[int, bool] = {}  # by how far a condition is indented
    given: dict[int, str] = {}
    left_out = None

    def buffer(name: str, array: np.ndarray[Any, Any]) -> None:
        memory.append(array)
        known[name] = SimpleNamespace(data=array.ctypes.data)

    for name, array in arrays.items():
        buffer(name, array)
    for line in host.splitlines():
        text = line.strip()
        indent = len(line) - len(text)
        text = _OFFSET.sub("T.uint64(0)", text)
        if left_out is not None and (indent > left_out or not text):
            continue
        left_out = None
        if text.startswith("if ") and text.endswith(":"):
            taken[indent] = not re.search("isnullptr|TVMBackend", text) and bool(_value(text[3:-1], known))
            left_out = None if taken[indent] else indent
        elif text == "else:":
            left_out = indent if taken[indent] else None
        elif found := _NUMBER.match(text):
            known[found[1]] = _value(found[2], known)
        elif found := _WORKSPACE.match(text):
            buffer(found[1], np.full(_value(found[2], known) * np.dtype(found[3] or "float32").itemsize, 0xFF, "uint8"))
        elif found := _ALIAS.match(text) or _PARAMETER.match(text):
            known[found[1]] = known[found[2]]
        elif found := _KEPT.match(text):
            known[found[1]] = [_value(found[2], known)]
        elif found := _TENSOR_MAP.match(text):
            memory.append((ctypes.c_char * 128)())
            known[found[1]] = ctypes.addressof(memory[-1])
        elif found := _ARGUMENT.match(text):
            given[int(found[1])] = found[2]
        elif (found := _CALL.match(text)) and not found[1].startswith("__tvm"):
            yield found[1], [_value(given[position], known) for position in range(int(found[2]))]


class _TensorMap(ctypes.Structure):
    """TensorMap of emulated_hopper.h."""

    _fields_ = [
        ("base", ctypes.c_void_p),
        ("dims", ctypes.c_int64 * 5),
        ("strides", ctypes.c_int64 * 4),
        ("box", ctypes.c_int16 * 5),
        ("steps", ctypes.c_uint8 * 5),
        ("rank", ctypes.c_uint8),
        ("size", ctypes.c_uint8),
        ("swizzle", ctypes.c_uint8),
    ]


def _encode(address: int, dtype: str, rank: int, base: int, *rest: int) -> None:
    """cuTensorMapEncodeTiled, with the limits of the CUDA driver's documentation."""
    dims, strides, rest = rest[:rank], rest[rank : 2 * rank - 1], rest[2 * rank - 1 :]
    box, steps, (interleave, swizzle, _, fill) = rest[:rank], rest[rank : 2 * rank], rest[2 * rank : 2 * rank + 4]
    size = np.dtype({"bfloat16": "uint16"}.get(dtype, dtype)).itemsize
    inner = -(-box[0] // steps[0]) * size
    assert interleave == fill == 0, "a mode that the emulation does not have"
    assert base % 16 == 0, base
    assert all(0 < stride < 2**40 and stride % 16 == 0 for stride in strides), strides
    assert all(0 < dim <= 2**32 for dim in dims), dims
    assert all(0 < each <= 256 for each in box), box
    assert all(0 < each <= 8 for each in steps), steps
    assert inner % 16 == 0, box
    assert not swizzle or inner <= 16 << swizzle, (box, swizzle)
    made = _TensorMap(base, dims, strides, box, steps, rank, size, swizzle)
    ctypes.memmove(address, ctypes.byref(made), ctypes.sizeof(made))


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
    sizes = {dim[0]: dim[1] for _, dims, _ in case.inputs for dim in dims if isinstance(dim, tuple) and len(dim) == 2}
    return distance(func, target, list(arrays.values()), sizes, reference, folder)


def distance(
    func: Any,
    target: Target,
    arrays: Sequence[np.ndarray[Any, Any]],
    sizes: Mapping[str, int],
    reference: np.ndarray[Any, Any],
    folder: Path,
) -> float:
    """‖out − ref‖ / ‖ref‖ of a scheduled PrimFunc with one result, the last of its parameters; infinity for NaN. What lies
    beside the result and the inputs must be as before."""
    *names, out = (str(param.name) for param in func.params)
    kind = str(func.params[-1].ty.dtype)
    dtype = np.dtype(getattr(ml_dtypes, kind, kind))
    whole = np.full(reference.size + 2 * GUARD, -1, f"int{dtype.itemsize * 8}")
    result = whole[GUARD : GUARD + reference.size].view(dtype)
    before = [array.copy() for array in arrays]
    run(func, target, dict(zip((*names, out), (*arrays, result), strict=True)), sizes, folder)
    assert (whole[:GUARD] == -1).all(), "written before the result"
    assert (whole[GUARD + reference.size :] == -1).all(), "written behind the result"
    assert all(array.tobytes() == was.tobytes() for array, was in zip(arrays, before, strict=True)), "an input was written"
    got = result.reshape(reference.shape).astype("float64")
    found = float(np.linalg.norm(got - reference)) / max(float(np.linalg.norm(reference)), 1e-30)
    return found if found == found else float("inf")


def _instruction(found: re.Match[str]) -> str:
    """The call of a header's function for an assembly statement of one instruction."""
    given = _OPERAND.findall(found[2])
    if "griddepcontrol" in found[1]:
        return ";"
    if "mbarrier.try_wait.parity" in found[1]:
        return f"wait_parity({given[0]}, {given[1]});"
    if product := _WGMMA.search(found[1]):
        count = int(product[1]) // 2
        results, (*a, b, scale) = ", ".join(f"&{each}" for each in given[:count]), given[count:]
        first = a[0] if len(a) == 1 else f"std::vector<uint32_t>{{{', '.join(a)}}}"
        return f"wgmma<{_WIDTHS[product[2]]}>({{{results}}}, {first}, {b}, {scale}{product[3]});"
    name, _, rest = found[1].rstrip("; ").partition(" ")
    operands = [each.strip(" {}[]") for each in rest.split(",")] if rest else []
    values = [_SPECIAL.get(each) or (given[int(each[1:])] if each[0] == "%" else each) for each in operands if each != "_"]
    return f"ptx_{re.sub(r'[.:]+', '_', name)}({', '.join(values)});"


_SPECIAL = {"%%cluster_ctarank": "current / block_threads"}


_SCRIPT = SimpleNamespace(
    max=max,
    min=min,
    shift_left=operator.lshift,
    shift_right=operator.rshift,
    bitwise_and=operator.and_,
    int32=int,
    int64=int,
    uint64=int,
    Cast=lambda dtype, value: value,
    truncmod=lambda a, b: abs(a) % abs(b) * (-1 if a < 0 else 1),
    Div=lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
    if_then_else=lambda condition, this, that: this if condition else that,
    handle_add_byte_offset=operator.add,
    reinterpret=lambda to, value: value,
    handle=lambda: SimpleNamespace(ty=None),
)
"""What expressions of TVMScript call."""


def _value(text: str, known: Mapping[str, Any]) -> Any:
    """An expression of TVMScript: a whole number, an address or a string."""
    return eval(text, {"T": _SCRIPT}, dict(known))


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


def _of_each_block(found: re.Match[str]) -> str:
    """A shared array as one of as many as a cluster has blocks."""
    aligned, kind, name, size = found.groups(default="")
    return f"static {aligned}{kind} all_{name}[MOST_BLOCKS][{size}]; auto* const {name} = all_{name}[current / block_threads];"


_PASSED = {"CUtensorMap": "*({}*)args[{}]"}


def _built(text: str, folder: Path) -> tuple[ctypes.CDLL, dict[str, int]]:
    """The kernels of CUDA C++ as a library for this host, and how many parameters each has."""
    plain = _RED.sub(_reduction, text)
    plain = _HALF.sub(r"float tk_\1_\2(unsigned int word) { return \1_\2(word); }", plain)
    plain = _PURE.sub(_function, plain)
    plain = _ASSEMBLY.sub(_instruction, plain)
    plain = re.sub(r"alignas\((\d+)\)", r"__attribute__((aligned(\1)))", plain)
    plain = re.sub(r"extern __shared__ (.*?)(\w+) (\w+)\[\];", r"\2* const \3 = (\2*)own_shared();", plain)
    plain = _SHARED.sub(_of_each_block, plain)
    kernels, entries = {}, []
    for threads, name, params in _KERNEL.findall(text):
        typed = [re.sub(r"\w+$", "", each.replace("__restrict__", "")).strip() for each in params.split(",") if each.strip()]
        passed = [_PASSED.get(kind.split()[-1], "({})(intptr_t)args[{}]").format(kind, i) for i, kind in enumerate(typed)]
        call = f"launch(x, y, z, cluster, width, {threads}, [=] {{ {name}({', '.join(passed)}); }});"
        entries.append(
            f'extern "C" void emulated_{name}(void** args, int x, int y, int z, int cluster, int width) {{ {call} }}'
        )
        kernels[name] = len(typed)
    path, made = folder / "kernels.cpp", folder / "kernels.so"
    path.write_text("\n".join([*(f'#include "{header}"' for header in HEADERS), plain, *entries]), encoding="utf-8")
    include = [f"-I{each}" for each in cuda_include()]
    command = ["g++", "-O1", "-w", "-fPIC", "-shared", "-fno-strict-aliasing", "-std=c++17", "-Wno-psabi", *include, str(path)]
    subprocess.run(["prlimit", f"--as={MOST_BYTES}", *command, "-o", str(made)], check=True, timeout=600)
    return ctypes.CDLL(str(made)), kernels
