"""Sources of many kernels: their parts are made PTX side by side, merged, and assembled as one."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from tests.codegen.test_spills import kernel
from tk.codegen import nvcc
from tk.codegen.nvcc import RefusedCodeError, assemble, find_nvcc, parts_of, split_kernels, with_initialized_registers
from tk.codegen.ptx import merge_modules

needs_nvcc = pytest.mark.skipif(find_nvcc() is None, reason="no nvcc")
PREAMBLE = "#include <cstdint>\n"
HEAD = ".version 9.0\n.target sm_90a\n.address_size 64\n"
SHARED = ".extern .shared .align 64 .b8 pool[];\n"


def source_of(names: list[str], terms: int = 3) -> str:
    return PREAMBLE + "".join(kernel(name, "float", terms, 2, 64).partition(";\n")[2] for name in names)


def entry(name: str, body: str = "$L__BB0_1:\n\tbra $L__BB0_1;") -> str:
    return f"\t// .globl {name}\n.visible .entry {name}(\n\t.param .u64 {name}_param_0\n)\n.maxntid 64, 1, 1\n{{\n{body}\n}}\n"


def constant(name: str, values: str = "1, 2") -> str:
    return f".global .align 4 .b8 {name}[2] = {{{values}}};\n"


def test_merged_modules_have_each_kernel_and_each_declaration_once_in_order() -> None:
    one = f"// comment {{\n{HEAD}{SHARED}{constant('table')}{entry('b')}"
    two = f"{HEAD}{constant('other')}{constant('table')}{SHARED}{entry('a')}{entry('c')}"
    merged = merge_modules([one, two], ["a", "b", "c"])
    assert merged is not None
    assert merged.startswith(HEAD.strip())
    for text in (HEAD.strip(), SHARED.strip(), constant("table").strip(), constant("other").strip()):
        assert merged.count(text) == 1
    assert [merged.index(f".entry {name}(") for name in "abc"] == sorted(merged.index(f".entry {name}(") for name in "abc")
    assert merged.index("other") < merged.index(".entry a(")
    assert merge_modules([merged], ["a", "b", "c"]) == merged


def test_functions_that_differ_in_the_numbers_of_their_labels_are_one() -> None:
    def function(number: int, body: str) -> str:
        prototype = ".func  (.param .b32 result) slow\n(\n\t.param .b32 x\n)\n;\n"
        return prototype + f".func  (.param .b32 result) slow(\n\t.param .b32 x\n)\n{{\n$L__BB{number}_1:\n\t{body}\n}}\n"

    one, two = (HEAD + function(n, "ret;") + entry(name) for n, name in ((0, "a"), (3, "b")))
    merged = merge_modules([one, two], ["a", "b"])
    assert merged is not None
    assert merged.count(" slow") == 2
    assert merge_modules([one, HEAD + function(3, "trap;") + entry("b")], ["a", "b"]) is None


@pytest.mark.parametrize(
    "modules",
    [
        [HEAD + constant("t") + entry("a"), HEAD + constant("t", "1, 3") + entry("b")],  # two tables of one name
        [HEAD + entry("a"), HEAD.replace("9.0", "8.0") + entry("b")],  # of two versions
        [HEAD + entry("a") + entry("b"), HEAD + entry("b", "\tret;")],  # a kernel twice
        [HEAD + entry("a"), HEAD],  # a kernel is missing
        [HEAD + entry("a"), HEAD + ".unknown {\n}\n" + entry("b")],
    ],
)
def test_what_is_no_module_is_not_merged(modules: list[str]) -> None:
    assert merge_modules(modules, ["a", "b"]) is None


def test_parts_hold_each_kernel_once_and_setting_registers_moves_none(monkeypatch: pytest.MonkeyPatch) -> None:
    draw = random.Random(random.random())
    monkeypatch.setattr(nvcc, "_LINES", 40)
    names = [f"k{n}" for n in range(12)]
    source = PREAMBLE + "".join(kernel(name, "float", draw.randint(1, 9), 2, 64).partition(";\n")[2] for name in names)
    parts = parts_of(source)
    assert 2 <= len(parts) <= 8
    assert all(part.startswith(PREAMBLE) for part in parts)
    texts = [split_kernels(part)[1] for part in parts]
    assert {name: text for part in texts for name, text in part.items()} == split_kernels(source)[1]
    assert sum(map(len, texts)) == len(names)
    chosen = draw.sample(names, 4)
    initialized = parts_of(with_initialized_registers(source, chosen))
    assert initialized == [with_initialized_registers(part, chosen) for part in parts]


def test_short_sources_are_left_whole() -> None:
    source = source_of(["a", "b"])
    assert parts_of(source) == [source]
    assert parts_of("no kernel") == ["no kernel"]


@needs_nvcc
def test_parts_become_the_cubin_of_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    source = source_of([f"k{n}" for n in range(10)])
    whole, log = nvcc._compiled(source, "sm_90a")
    monkeypatch.setattr(nvcc, "_LINES", 40)
    made = noting(monkeypatch)
    known: dict[str, str] = {}
    cubin, of_parts = nvcc._compiled(source, "sm_90a", known)
    parts = len(parts_of(source))
    assert parts > 2
    assert sorted(made) == [("cu", "ptx")] * parts + [("ptx", "cubin")]
    assert nvcc.usage_from_log(of_parts) == nvcc.usage_from_log(log)
    assert len(cubin) == len(whole)
    made.clear()
    nvcc._compiled(with_initialized_registers(source, ["k3"]), "sm_90a", known)
    assert made == [("cu", "ptx"), ("ptx", "cubin")]  # the part that changed alone, and all are assembled


@needs_nvcc
def test_what_cannot_be_merged_is_compiled_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    source = source_of([f"k{n}" for n in range(10)])
    monkeypatch.setattr(nvcc, "_LINES", 40)
    monkeypatch.setattr(nvcc, "merge_modules", lambda modules, kernels: None)
    made = noting(monkeypatch)
    cubin, log = nvcc._compiled(source, "sm_90a")
    assert made[-1] == ("cu", "cubin")
    assert len(nvcc.usage_from_log(log)) == 10
    assert cubin[:4] == b"\x7fELF"


@needs_nvcc
def test_a_part_that_is_refused_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(nvcc, "_LINES", 40)
    monkeypatch.setattr(nvcc, "is_caching", lambda: False)
    source = source_of([f"k{n}" for n in range(10)]).replace("out[1] = sum[1]", "out[1] = missing[1]")
    with pytest.raises(RefusedCodeError, match='"missing" is undefined'):
        assemble(source, "sm_90a")


def noting(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, str]]:
    """What nvcc is called for, from what to what, as it is called."""
    made: list[tuple[str, str]] = []
    with_nvcc = nvcc._with_nvcc

    def noted(path: Path, source: str, arch: str, include: Any, to: str = "cubin", of: str = "cu") -> Any:
        made.append((of, to))
        return with_nvcc(path, source, arch, include, to, of)

    monkeypatch.setattr(nvcc, "_with_nvcc", noted)
    return made
