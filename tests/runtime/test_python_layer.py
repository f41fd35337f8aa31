"""What TVM's Python objects do at a smaller price is what they did."""

from __future__ import annotations

import numpy as np
import pytest
import tvm_ffi
from tvm import tirx
from tvm_ffi import structural
from tvm_ffi.container import getitem_helper

from tk.runtime import python_layer

python_layer.install()
ELEMENTS = [3, "a", None, 2.5]


def test_arrays_are_read_as_lists_are() -> None:
    array = tvm_ffi.Array(ELEMENTS)
    assert list(array) == list(iter(array)) == [*array] == ELEMENTS
    assert list(reversed(array)) == ELEMENTS[::-1]
    assert list(zip(array, array, strict=True)) == list(zip(ELEMENTS, ELEMENTS, strict=True))
    for index in (*range(-4, 4), np.int64(2), True):
        assert array[index] == ELEMENTS[index]
    for part in (slice(1, None), slice(None, None, -2), slice(-1, 9)):
        assert array[part] == ELEMENTS[part]
    assert list(tvm_ffi.Array([])) == []
    iterator = iter(array)
    assert [next(iterator), next(iterator)] == ELEMENTS[:2]


@pytest.mark.parametrize("index", [4, -5, "a", 1.0, None])
def test_a_wrong_index_is_told_as_before(index: object) -> None:
    array = tvm_ffi.Array(ELEMENTS)
    with pytest.raises((IndexError, TypeError)) as theirs:
        getitem_helper(array, lambda *_: None, len(array), index)  # type: ignore[arg-type]
    with pytest.raises(type(theirs.value)) as ours:
        array[index]  # type: ignore[call-overload]
    assert str(ours.value) == str(theirs.value)


def test_objects_are_of_their_classes() -> None:
    x = tirx.Var("x", "int32")
    values, classes = [x, x + 1, 3], [tirx.Var, tirx.Add, tvm_ffi.Object, str | tirx.Var]
    found = [[isinstance(value, each) for each in classes] for value in values]
    assert found == [[True, False, True, True], [False, True, True, False], [False] * 4]
    assert issubclass(tirx.Add, tvm_ffi.Object)


class Visitor:
    def two(self, node: object, mutator: object) -> object:
        return node

    def three(self, node: object, mutator: object, mode: object) -> object:
        return node

    def __call__(self, node: object, mutator: object, mode: object) -> object:
        return node


def defaulted(node: object, mutator: object = None, mode: object = None) -> object:
    return node


def test_what_a_callback_takes_is_what_its_signature_says() -> None:
    accepts = structural._callback_accepts_inplace_mode
    two = [lambda node, mutator: node, Visitor().two]
    three = [lambda node, mutator, mode: node, Visitor().three, Visitor(), defaulted, lambda *all: all[0]]
    assert [accepts(each) for each in two] == [False] * len(two)
    assert [accepts(each) for each in three] == [True] * len(three)
    for wrong in (lambda node: node, lambda a, b, c, d: a, lambda a, b, *, c: a):
        with pytest.raises(TypeError, match="must accept"):
            accepts(wrong)


def test_a_walk_calls_back_for_its_class() -> None:
    found: list[object] = []
    x = tirx.Var("x", "int32")
    for _ in range(2):
        tvm_ffi.structural_walk(x + 1, [(tirx.Var, found.append)], order="post")
    assert [each.same_as(x) for each in found] == [True, True]  # type: ignore[attr-defined]
    with pytest.raises(TypeError, match="callback type"):
        tvm_ffi.structural_walk(x + 1, [(Visitor, found.append)], order="post")


def test_schedules_take_what_they_took() -> None:
    from tvm import te
    from tvm.s_tir import Schedule

    a = te.placeholder((8,), "float32", "a")
    schedule = Schedule(te.create_prim_func([a, te.compute((8,), lambda i: a[i] + 1, "b")]))
    (loop,) = schedule.get_loops(schedule.get_sblock("b"))
    assert [int(schedule.get(each).extent) for each in schedule.split(loop, [2, None])] == [2, 4]
    with pytest.raises(Exception, match=r"get_loops|SBlockRV|block"):
        schedule.get_loops(3)
