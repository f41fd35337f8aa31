"""Arrays and tensors of this host over the same memory."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from tk.graph.weights.host_tensors import as_array, as_tensor, new_array
from tk.package.archive import ALIGNMENT

DTYPES = ["float32", "float64", "int64", "uint8", "bool", "float16", ml_dtypes.bfloat16, ml_dtypes.float8_e4m3fn]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("shape", [(), (3, 5), (0, 4), (16, 33)], ids=str)
def test_there_and_back(dtype: str, shape: tuple[int, ...]) -> None:
    array = np.random.default_rng().integers(0, 2, shape).astype(dtype)
    tensor = as_tensor(array)
    assert tuple(tensor.shape) == shape
    back = as_array(tensor)
    assert back.dtype == array.dtype
    assert np.array_equal(back, array)


def test_an_aligned_array_is_not_copied_and_lives() -> None:
    memory = np.zeros(4096 + ALIGNMENT, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT
    array = memory[start : start + 4096].view(ml_dtypes.bfloat16).reshape(32, 64)
    array.flags.writeable = False  # as a map of a file is
    tensor = as_tensor(array)
    back = as_array(tensor)
    memory[start : start + 4096].view(ml_dtypes.bfloat16)[65] = 3
    assert back[1, 1] == 3
    address = array.ctypes.data
    del array, memory, tensor
    assert back.ctypes.data == address
    assert back[1, 1] == 3


@pytest.mark.parametrize("lies", ["one byte on", "turned", "every second"])
def test_others_are_copied(lies: str) -> None:
    memory = np.random.default_rng().random(64 * 64 + 1).astype("float32")
    shift = memory.view(np.uint8)[1:-3].view(np.float32)[: 64 * 64].reshape(64, 64)
    array = {"one byte on": shift, "turned": memory[:-1].reshape(64, 64).T, "every second": memory[:-1].reshape(64, 64)[::2]}[
        lies
    ]
    tensor = as_tensor(array)
    assert np.array_equal(as_array(tensor), array, equal_nan=True)
    assert as_array(tensor).ctypes.data % ALIGNMENT == 0


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("shape", [(), (3, 5), (0, 4), (16, 33)], ids=str)
def test_new_arrays_lie_as_kernels_take_them(dtype: str, shape: tuple[int, ...]) -> None:
    array = new_array(shape, dtype)
    assert (array.shape, array.dtype) == (shape, np.dtype(dtype))
    assert array.flags.c_contiguous
    assert array.flags.writeable
    assert not array.size or array.ctypes.data % ALIGNMENT == 0


@pytest.mark.skipif(not Path("/sys/kernel/mm/transparent_hugepage").is_dir(), reason="this Linux has no huge pages")
def test_large_new_arrays_ask_for_huge_pages() -> None:
    array = new_array((4 << 20, 4), "uint16")
    middle, flags, here = array.ctypes.data + array.nbytes // 2, list[str](), False
    for line in Path("/proc/self/smaps").read_text().splitlines():
        head = line.split()[0]
        if "-" in head and not head.endswith(":"):
            begin, end = (int(bound, 16) for bound in head.split("-"))
            here = begin <= middle < end
        elif here and head == "VmFlags:":
            flags = line.split()[1:]
    assert "hg" in flags
