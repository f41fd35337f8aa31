"""Device code is assembled when a library is written: parsing, mending, naming what fails. No GPU needed."""

import struct
from pathlib import Path

import pytest
import tvm
from tvm import te

from tk.codegen.device_code import assemble_modules, split_kernels
from tk.codegen.library import build_function
from tk.codegen.nvcc import assemble, find_nvcc, find_nvrtc, usage_from_log
from tk.errors import CompileError
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda import fallback
from tk.target import resolve

needs_assembler = pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")
ARCHES = ("sm_80", "sm_86", "sm_89", "sm_90a", "sm_100a", "sm_120a")
KERNEL = 'extern "C" __global__ void __launch_bounds__(32) {name}(float* a) {{\n  a[threadIdx.x] = {value};\n}}\n'


def scheduled(target: str, expression: object = te.exp) -> tvm.tirx.PrimFunc:
    x = te.placeholder((1000,), "float32", name="x")
    func = te.create_prim_func([x, te.compute((1000,), lambda i: expression(x[i]), name="y")])  # type: ignore[operator]
    hardware = resolve(target)
    return schedule(rule_of(fallback), func, fallback.Match(), hardware)


@pytest.mark.sampled(5)
@needs_assembler
@pytest.mark.parametrize("target", [f"cuda:{arch}" for arch in ARCHES])
def test_a_library_holds_a_cubin_and_no_source(target: str) -> None:
    library, code = build_function(scheduled(target), resolve(target))
    assert list(code.usage) == list(code.sources) == ["main_kernel"]
    assert code.usage["main_kernel"].registers > 0
    assert code.cubin_bytes > 500
    assert b"cubin" in library
    assert b"__global__" not in library


@needs_assembler
def test_functions_whose_approximation_drifts_are_exact() -> None:
    _, code = build_function(scheduled("h200", te.sin), resolve("h200"))
    assert "sinf(" in code.sources["main_kernel"]
    assert "__sinf(" not in code.sources["main_kernel"]


@needs_assembler
def test_infinity_assembles() -> None:
    infinite = build_function(
        scheduled("h200", lambda x: te.if_then_else(x > 0, x, -tvm.tirx.infinity("float32"))), resolve("h200")
    )
    assert infinite[1].usage["main_kernel"].registers > 0


def test_kernels_are_split_from_what_precedes_them() -> None:
    declared = 'extern "C" __global__ void __launch_bounds__(32) one(float* a);\n'
    source = "#include <cuda.h>\n" + declared + KERNEL.format(name="one", value="1") + KERNEL.format(name="two", value="2")
    preamble, kernels = split_kernels(source)
    assert preamble == "#include <cuda.h>\n" + declared
    assert list(kernels) == ["one", "two"]
    assert preamble + "".join(kernels.values()) == source


def blob(source: str) -> bytes:
    """What TVM writes for a host library that imports one CUDA module without functions."""

    def text(data: bytes) -> bytes:
        return struct.pack("<Q", len(data)) + data

    tree = struct.pack("<QQQQ", 3, 0, 1, 1) + struct.pack("<QQ", 1, 1)
    module = text(b"cuda") + struct.pack("<Q", 0) + text(source.encode())
    body = tree + text(b"_lib") + text(b"cuda") + text(module)
    return struct.pack("<Q", len(body)) + body


@needs_assembler
def test_a_kernel_that_does_not_assemble_is_named() -> None:
    source = "\n#if 1\n#endif\n" + KERNEL.format(name="good", value="1.0f") + KERNEL.format(name="bad", value="nothing")
    with pytest.raises(CompileError, match=r"1 of 2 kernels do not assemble for sm_90a: bad") as caught:
        assemble_modules(blob(source), "sm_90a")
    assert "nothing" in str(caught.value)


@needs_assembler
def test_the_function_table_is_left_as_it_is() -> None:
    source = "\n#if 1\n#endif\n" + KERNEL.format(name="good", value="1.0f")
    assembled, code = assemble_modules(blob(source), "sm_90a")
    assert struct.unpack_from("<Q", assembled)[0] == len(assembled) - 8
    assert b"\x05\0\0\0\0\0\0\0cubin" + struct.pack("<Q", 0) in assembled
    assert code.sources["good"] in source


@pytest.mark.parametrize("damaged", [b"", b"\x01" * 7, blob("\n#if 1\n#endif\n")[:-3], blob("no first line")])
def test_another_format_is_refused(damaged: bytes) -> None:
    with pytest.raises(CompileError):
        assemble_modules(damaged, "sm_90a")


@needs_assembler
def test_an_unknown_architecture_is_refused() -> None:
    with pytest.raises(CompileError, match="sm_999"):
        assemble(KERNEL.format(name="one", value="1.0f"), "sm_999")


def test_usage_is_read_from_the_assemblers_log() -> None:
    log = """ptxas info    : 0 bytes gmem
ptxas info    : (C7510) Potential Performance Loss: something is serialized
ptxas info    : Compiling entry function 'k' for 'sm_90a'
ptxas info    : Function properties for k
    16 bytes stack frame, 4 bytes spill stores, 8 bytes spill loads
ptxas info    : Used 40 registers, used 1 barriers, 3456 bytes smem
"""
    usage = usage_from_log(log)["k"]
    assert (usage.registers, usage.shared, usage.stack, usage.spills) == (40, 3456, 16, 12)


def test_no_assembler_says_what_to_install(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("tk.codegen.nvcc.find_nvcc", lambda: None)
    monkeypatch.setattr("tk.codegen.nvcc.find_nvrtc", lambda: None)
    with pytest.raises(CompileError, match=r"tk-compiler\[cuda\]"):
        assemble("", "sm_90a")
