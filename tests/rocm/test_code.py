"""AMD code objects: what the lowering and the second compile make sure of, and what they refuse."""

from __future__ import annotations

import sys
from typing import Any

import numpy as np
import pytest
from tvm.script import tirx as T

from tk.codegen.library import build_function
from tk.errors import CompileError
from tk.rocm import code, linker
from tk.target import resolve

TARGET = resolve("rocm:gfx942")
pytestmark = [pytest.mark.skipif(not linker.find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]

BARE = """
one:
	ds_write_b32 v0, v1
	v_mov_b32_e32 v2, 0
	{wait}
	s_barrier
	s_endpgm
.Lfunc_end0:
	.amdhsa_kernel one
"""


def reversing(threads: int) -> Any:
    """A kernel that reverses `threads` numbers in LDS."""

    @T.prim_func(s_tir=True)
    def main(x: T.Buffer((threads,), "float32"), y: T.Buffer((threads,), "float32")):
        T.func_attr({"global_symbol": "main", "tirx.is_scheduled": True, "tirx.noalias": True})
        t = T.launch_thread("threadIdx.x", threads)
        kept = T.alloc_buffer((threads,), "float32", scope="shared")
        kept[t] = x[t]
        y[t] = kept[threads - 1 - t]

    return main


def applied(function: Any, dtype: str = "float32") -> Any:
    """A kernel that applies `function` to 64 numbers."""

    @T.prim_func(s_tir=True)
    def main(x: T.Buffer((64,), dtype), y: T.Buffer((64,), dtype)):
        T.func_attr({"global_symbol": "main", "tirx.is_scheduled": True, "tirx.noalias": True})
        t = T.launch_thread("threadIdx.x", 64)
        y[t] = function(x[t])

    return main


@pytest.mark.parametrize(("wait", "bare"), [("v_nop", ["one"]), ("s_waitcnt vmcnt(0)", ["one"]), ("s_waitcnt lgkmcnt(0)", [])])
def test_a_barrier_that_does_not_wait_is_found(wait: str, bare: list[str]) -> None:
    assert code.bare_barriers(BARE.format(wait=wait)) == bare


def test_barriers_wait_for_what_was_written() -> None:
    _, made = build_function(reversing(256), TARGET)
    (text,) = made.sources.values()
    assert "s_barrier" in text
    assert text.index("s_waitcnt lgkmcnt(0)", text.index("ds_write")) < text.index("s_barrier")


def test_tvms_own_barrier_does_not_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    from tk.rocm import lowering

    real = lowering._lowered
    sync = "tvm_storage_sync"
    monkeypatch.setattr(lowering, "_lowered", lambda call, missing: call if sync in str(call.op) else real(call, missing))
    with pytest.raises(CompileError, match="a barrier"):
        build_function(reversing(256), TARGET)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("threads", [64, 512, 1024])
def test_a_kernel_is_made_for_its_own_number_of_threads(threads: int) -> None:
    _, made = build_function(reversing(threads), TARGET)
    (usage,) = made.usage.values()
    assert usage.threads == threads
    assert usage.shared == 4 * threads


def test_code_objects_are_of_version_5() -> None:
    objects = []
    real = code.link

    def link(relocatable: bytes) -> bytes:
        objects.append(real(relocatable))
        return objects[-1]

    code.link, _ = link, build_function
    try:
        build_function(reversing(64), TARGET)
    finally:
        code.link = real
    (made,) = objects
    assert made[:4] == b"\x7fELF"
    assert made[8] == 3  # ELFABIVERSION_AMDGPU_HSA_V5, LLVM's AMDGPUUsage


@pytest.mark.parametrize(
    ("function", "dtype", "named"),
    [
        (lambda x: T.call_pure_extern("float32", "j0f", x), "float32", "j0f"),
        (lambda x: T.call_pure_extern("float64", "tgamma", x), "float64", "tgamma"),
    ],
)
def test_what_cannot_be_had_is_refused_by_name(function: Any, dtype: str, named: str) -> None:
    with pytest.raises(CompileError, match=named):
        build_function(applied(function, dtype), TARGET)


def test_without_a_linker_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(linker, "find_linker", lambda: ())
    with pytest.raises(CompileError, match=r"no linker for AMD GPUs(.|\n)*tk-compiler.rocm"):
        build_function(reversing(64), TARGET)


def test_the_environment_names_a_linker(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TK_LLD", f"{sys.executable} -c pass")
    assert linker.find_linker() == (sys.executable, "-c", "pass")
    with pytest.raises(CompileError, match="cannot link"):
        linker.link(b"\x7fELF")


def test_vectors_of_functions_are_computed_lane_by_lane() -> None:
    @T.prim_func(s_tir=True)
    def main(x: T.Buffer((256,), "float32"), y: T.Buffer((256,), "float32")):
        T.func_attr({"global_symbol": "main", "tirx.is_scheduled": True, "tirx.noalias": True})
        t = T.launch_thread("threadIdx.x", 64)
        for v in T.vectorized(4):
            y[t * 4 + v] = T.tanh(x[t * 4 + v])

    _, made = build_function(main, TARGET)
    assert np.all([used.spills == 0 for used in made.usage.values()])
