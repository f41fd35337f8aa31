"""Fragments of mma.sync: each element of a tile has one place in the warp's registers. No GPU needed."""

import pytest

from tk.schedules.cuda.matmul.mma.intrinsics import a_index, b_index, c_index, intrinsics


@pytest.mark.parametrize(("index", "shape"), [(a_index, (32, 8)), (b_index, (2, 32, 4)), (c_index, (2, 32, 4))])
def test_every_element_has_its_own_place(index, shape):
    indices = {index(row, column) for row in range(16) for column in range(16)}
    assert len(indices) == 256
    assert all(0 <= at < extent for position in indices for at, extent in zip(position, shape, strict=True))


def test_indices_are_those_of_the_instruction():
    """PTX ISA, mma.m16n8k16: thread 5 (group 1, second in it) holds rows 1 and 9, columns 2, 3, 10, 11 of A."""
    elements = {(row, column) for row in range(16) for column in range(16) if a_index(row, column)[0] == 5}
    assert elements == {(row, column) for row in (1, 9) for column in (2, 3, 10, 11)}
    elements = {(k, n) for k in range(16) for n in range(16) if b_index(k, n)[:2] == (0, 5)}
    assert elements == {(k, 1) for k in (2, 3, 10, 11)}
    elements = {(row, column) for row in range(16) for column in range(16) if c_index(row, column)[:2] == (1, 5)}
    assert elements == {(row, column) for row in (1, 9) for column in (10, 11)}


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_intrinsics_are_registered_once_for_each_order(dtype):
    from tvm.s_tir import TensorIntrin

    names = intrinsics(dtype, True, False)
    assert intrinsics(dtype, True, False) is names
    assert intrinsics(dtype, False, False).load_a != names.load_a
    for name in (names.load_a, names.load_b, names.multiply, names.fill, names.store):
        assert TensorIntrin.get(name) is not None
