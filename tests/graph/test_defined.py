"""Functions that are one operator, made of the tensors that they take."""

from __future__ import annotations

from typing import Any

from tvm.script import tirx as T

from tk.graph.defined import defined_as, defining, function_of, replaced, sized


@T.macro  # type: ignore[untyped-decorator]
def _doubled(x: Any, out: Any) -> None:
    for i in T.serial(x.shape[0]):
        out[i] = x[i] + x[i]


def test_a_function_has_the_tensors_it_is_made_of_and_no_others() -> None:
    n = sized(None, "n")
    func = function_of({"x": ((n,), "float32"), "out": ((n,), "float32")}, _doubled)
    assert [str(param.name) for param in func.params] == ["x", "out"]
    assert [str(param.dtype) for param in func.params] == ["float32", "float32"]
    assert all(param.shape[0].same_as(n) for param in func.params)
    assert int(function_of({"x": ((sized(3, ""),), "int32"), "out": ((3,), "int32")}, _doubled).params[0].shape[0]) == 3


def test_a_kernel_in_the_place_of_a_definition_keeps_what_was_marked_on_it() -> None:
    tensors = {"x": ((sized(4, ""),), "float32"), "out": ((sized(4, ""),), "float32")}
    definition = defining(function_of(tensors, _doubled), "doubled", times=2).with_attr("marked", 1)
    assert defined_as(definition, "doubled") == {"name": "doubled", "times": 2}
    kernel = replaced(definition, function_of(tensors, _doubled))
    assert int(kernel.attrs["marked"]) == 1
    assert defined_as(kernel, "doubled") is None
