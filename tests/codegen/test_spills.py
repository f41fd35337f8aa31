"""Kernels whose registers ptxas spills: what is loaded under a condition is set before, so that no slot is taken twice."""

from __future__ import annotations

import random
import re

import pytest

from tk.codegen import nvcc
from tk.codegen.nvcc import assemble, find_nvcc, find_nvrtc, usage_from_log, with_initialized_registers

pytestmark = pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="needs nvcc or NVRTC")

TYPES = ("double", "float", "int64_t", "uint", "unsigned char", "half", "nv_bfloat16", "bool")


def kernel(name: str, ctype: str, terms: int, columns: int, threads: int) -> str:
    """The sum of `terms` products of a vector with `columns` columns, loaded by the first thread alone before it multiplies."""
    lines = [f"  alignas(64) {ctype} sum[{columns}];"]
    lines += [f"  alignas(64) {ctype} v{n}[1];\n  alignas(64) {ctype} x{n}[{columns}];" for n in range(terms)]
    lines += [f"  sum[{c}] = {{}};" for c in range(columns)]
    first = "  if (((int)threadIdx.x) < 1) {\n"
    for n in range(terms):
        copies = "".join(f"    x{n}[{c}] = x[{n * columns + c}];\n" for c in range(columns))
        lines.append(f"{first}    v{n}[0] = v[{n}];\n{copies}  }}")
    for n in range(terms):
        lines.append(first + "".join(f"    sum[{c}] = sum[{c}] + v{n}[0] * x{n}[{c}];\n" for c in range(columns)) + "  }")
    lines.append(first + "".join(f"    out[{c}] = sum[{c}];\n" for c in range(columns)) + "  }")
    head = f'extern "C" __global__ void __launch_bounds__({threads}) {name}'
    head += f"({ctype}* __restrict__ out, {ctype}* __restrict__ v, {ctype}* __restrict__ x)"
    return f"{head};\n{head} {{\n" + "\n".join(lines) + "\n}\n"


def test_a_spilled_product_of_doubles_is_compiled_with_its_registers_set(monkeypatch: pytest.MonkeyPatch) -> None:
    """ptxas 13.0.88 keeps to 32 registers for 64 threads, and stores v0 and v4 to one slot: v4 · x0 was summed, not v0 · x0."""
    source = kernel("plain", "float", 2, 2, 64) + kernel("spilling", "double", 5, 2, 64)
    compiled: list[str] = []
    compile_ = nvcc._compiled
    monkeypatch.setattr(nvcc, "_compiled", lambda text, arch, known: (compiled.append(text), compile_(text, arch, known))[1])
    _, log = compile_(source, "sm_90a")
    spilling = [name for name, usage in usage_from_log(log).items() if usage.spills]
    monkeypatch.setattr(nvcc, "is_caching", lambda: False)
    _, usage = assemble(source, "sm_90a")
    assert compiled == [source, with_initialized_registers(source, spilling)][: 1 + bool(spilling)]
    assert usage["spilling"].spills == 0


def test_registers_of_the_named_kernels_alone_are_set() -> None:
    draw = random.Random(random.random())
    shapes = [
        (f"k{n}", draw.choice(TYPES[:5]), draw.randint(1, 6), draw.randint(1, 4), 32 * draw.randint(1, 8)) for n in range(6)
    ]
    named = draw.sample(range(6), 3)
    text = with_initialized_registers("".join(kernel(*shape) for shape in shapes), [f"k{n}" for n in named])
    for n, (name, ctype, terms, columns, threads) in enumerate(shapes):
        plain = kernel(name, ctype, terms, columns, threads)
        assert (plain in text) == (n not in named)
    assert len(re.findall(r"alignas.*\] = {};", text)) == sum(1 + 2 * shapes[n][2] for n in named)


@pytest.mark.parametrize("ctype", TYPES)
def test_each_type_of_registers_can_be_set(ctype: str) -> None:
    head = "#include <cstdint>\n#include <cuda_fp16.h>\n#include <cuda_bf16.h>\n#define uint unsigned int\n"
    source = head + kernel("one", ctype, 3, 2, 64)
    cubin, log = nvcc._compiled(with_initialized_registers(source, ["one"]), "sm_90a")
    assert cubin, log
    assert "one" in usage_from_log(log)
