"""Which parameters are marked as weights: what every call passes from the weights of "main", and nothing else."""

from __future__ import annotations

from typing import Any

import tvm
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tirx as T

from tk.schedule.weights import WEIGHTS, is_weight, keep_weights, mark_weights


@I.ir_module(check_well_formed=False)
class Module:
    @T.prim_func(private=True)
    def same(a: T.Buffer((4,), "float32"), b: T.Buffer((4,), "float32"), c: T.Buffer((4,), "float32")) -> None:  # noqa: N805
        for i in range(4):
            c[i] = a[i] + b[i]

    @T.prim_func(private=True)
    def differs(a: T.Buffer((4,), "float32"), b: T.Buffer((4,), "float32"), c: T.Buffer((4,), "float32")) -> None:  # noqa: N805
        for i in range(4):
            c[i] = a[i] * b[i]

    @T.prim_func(private=True)
    def in_place(a: T.Buffer((4,), "float32"), b: T.Buffer((4,), "float32")) -> None:  # noqa: N805
        for i in range(4):
            b[i] = a[i]

    @R.function
    def main(x: R.Tensor((4,), "float32"), v: R.Tensor((4,), "float32"), w: R.Tensor((4,), "float32")) -> R.Tensor(  # noqa: N805
        (4,), "float32"
    ):
        R.func_attr({"num_input": 1})
        cls = Module
        with R.dataflow():
            p = R.call_tir(cls.same, (x, v), out_ty=R.Tensor((4,), "float32"))
            q = R.call_tir(cls.same, (p, w), out_ty=R.Tensor((4,), "float32"))
            r = R.call_tir(cls.differs, (w, q), out_ty=R.Tensor((4,), "float32"))
            s = R.call_tir(cls.differs, (w, v), out_ty=R.Tensor((4,), "float32"))
            t = R.call_tir(cls.differs, (r, s), out_ty=R.Tensor((4,), "float32"))
            u = R.call_tir_inplace(cls.in_place, (v, t), out_ty=R.Tensor((4,), "float32"), inplace_indices=[1])
            R.output(u)
        return u


def marked(mod: tvm.IRModule, name: str) -> list[int]:
    attrs = mod[name].attrs
    return [int(i) for i in (attrs.get(WEIGHTS) if attrs is not None else None) or ()]


def test_the_places_that_are_weights_in_every_call() -> None:
    mod = mark_weights(Module)
    assert marked(mod, "same") == [1]
    assert marked(mod, "differs") == []  # once a weight and once a result
    assert marked(mod, "in_place") == []  # a call that may write what it is given


def test_a_mark_is_asked_for_by_the_parameter() -> None:
    func = mark_weights(Module)["same"]
    assert [is_weight(func, param) for param in func.params] == [False, True, False]
    assert not any(is_weight(Module["same"], param) for param in Module["same"].params)


def test_another_form_of_a_function_keeps_its_mark() -> None:
    marked_func: Any = mark_weights(Module)["same"]
    assert marked(tvm.IRModule({"f": keep_weights(Module["same"], marked_func)}), "f") == [1]
    assert keep_weights(Module["same"], Module["differs"]).same_as(Module["same"])
