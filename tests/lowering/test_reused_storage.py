"""Shared memory that two dtypes take one after the other is one buffer on NVIDIA GPUs, and two on AMD's."""

from __future__ import annotations

import pytest
import tvm
import tvm_ffi
from tvm import tirx
from tvm.script import tirx as T

from tk.lowering.reused_storage import rewrite_storage
from tk.target import resolve


@T.prim_func(s_tir=True)
def in_turn(a: T.Buffer((64,), "float64"), b: T.Buffer((64,), "uint32")) -> None:
    block = T.launch_thread("blockIdx.x", 1)  # noqa: F841
    thread = T.launch_thread("threadIdx.x", 64)
    first = T.alloc_shared((64,), "float64")
    second = T.alloc_shared((64,), "uint32")
    first[thread] = a[thread]
    T.tvm_storage_sync("shared")
    a[thread] = first[63 - thread]
    T.tvm_storage_sync("shared")
    second[thread] = b[thread]
    T.tvm_storage_sync("shared")
    b[thread] = second[63 - thread]


@T.prim_func(s_tir=True)
def by_its_bits(a: T.Buffer((64,), "float32"), b: T.Buffer((64,), "uint32")) -> None:
    block = T.launch_thread("blockIdx.x", 1)  # noqa: F841
    thread = T.launch_thread("threadIdx.x", 64)
    numbers = T.alloc_shared((64,), "float32")
    bits = T.decl_buffer((64,), "uint32", data=numbers.data, scope="shared")
    numbers[thread] = a[thread]
    T.tvm_storage_sync("shared")
    b[thread] = bits[63 - thread]


def rewritten(func: tirx.PrimFunc, target: str) -> tuple[list[str], list[str]]:
    """The dtypes of the shared buffers that are allocated, and of those that are views."""
    mod = tvm.IRModule({"main": func.with_attr("target", resolve(target).tvm())})
    allocated: list[str] = []
    views: list[str] = []
    visits = [
        (tirx.AllocBuffer, lambda node: allocated.append(str(node.buffer.dtype))),
        (tirx.DeclBuffer, lambda node: views.append(str(node.buffer.dtype)) if node.buffer.scope() == "shared" else None),
    ]
    tvm_ffi.structural_walk(rewrite_storage()(mod)["main"].body, visits, order="pre")
    return sorted(allocated), views


@pytest.mark.parametrize(
    ("target", "allocated"), [("mi300x", ["float64", "uint32"]), ("rocm:gfx1100", ["float64", "uint32"]), ("h200", ["float64"])]
)
def test_what_is_used_in_turn(target: str, allocated: list[str]) -> None:
    made, views = rewritten(in_turn, target)
    assert made == allocated
    assert ("uint32" in views) == (len(allocated) == 1)


@pytest.mark.parametrize("target", ["mi300x", "h200"])
def test_what_a_schedule_reads_by_its_bits_stays(target: str) -> None:
    """For AMD GPUs such a view is refused by its name (tk/rocm/lowering.py), not made memory of its own that nothing fills."""
    made, views = rewritten(by_its_bits, target)
    assert made == ["float32"]
    assert "uint32" in views
