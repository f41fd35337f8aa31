"""Kernels of the caller's memory come together, so that there are fewer CUDA graphs; nothing moves where there are not."""

from __future__ import annotations

from typing import Any

import tvm
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tirx as T

from tk.graph.order_kernels import OrderKernels
from tk.pipeline import lower


@I.ir_module(check_well_formed=False)
class Masked:
    """g(f(x)) is captured, then f(y) reads an input, and what reads both is captured again."""

    @T.prim_func(private=True)
    def f(A: T.Buffer((64,), "float32"), B: T.Buffer((64,), "float32")):  # noqa: N805
        for i in range(64):
            with T.sblock("b"):
                v = T.axis.spatial(64, i)
                B[v] = A[v] + T.float32(1)

    @T.prim_func(private=True)
    def g(A: T.Buffer((64,), "float32"), B: T.Buffer((64,), "float32"), C: T.Buffer((64,), "float32")):  # noqa: N805
        for i in range(64):
            with T.sblock("b"):
                v = T.axis.spatial(64, i)
                C[v] = A[v] + B[63 - v]

    @R.function
    def main(x: R.Tensor((8, 8), "float32"), y: R.Tensor((64,), "float32"), w: R.Tensor((64,), "float32")):  # noqa: N805
        R.func_attr({"num_input": 2})
        with R.dataflow():
            flat = R.reshape(x, R.shape([64]))
            a = R.call_tir(Masked.f, (flat,), out_ty=R.Tensor((64,), "float32"))
            b = R.call_tir(Masked.g, (a, w), out_ty=R.Tensor((64,), "float32"))
            c = R.call_tir(Masked.f, (y,), out_ty=R.Tensor((64,), "float32"))
            d = R.call_tir(Masked.g, (b, c), out_ty=R.Tensor((64,), "float32"))
            e = R.call_tir(Masked.f, (d,), out_ty=R.Tensor((64,), "float32"))
            h = R.call_tir(Masked.f, (e,), out_ty=R.Tensor((64,), "float32"))
            R.output(h)
        return h


def order(mod: tvm.IRModule) -> list[str]:
    """The names that "main" binds, in order."""
    return [str(binding.var.name) for block in mod["main"].body.blocks for binding in block.bindings]


def graphs(mod: tvm.IRModule) -> int:
    return sum("cuda_graph_capture" in var.name_hint for var in mod.get_global_vars())


def test_what_reads_an_input_comes_before_what_is_captured() -> None:
    after = OrderKernels()(Masked)
    assert order(Masked) == ["flat", "a", "b", "c", "d", "e", "h"]
    assert order(after) == ["flat", "a", "c", "b", "d", "e", "h"]
    found = {}
    for left_out in ([], ["OrderKernels"]):
        with tvm.target.Target("nvidia/nvidia-h100"), tvm.transform.PassContext(opt_level=3, disabled_pass=left_out):
            found[bool(left_out)] = graphs(lower(Masked, graph=True))
    assert found == {False: 1, True: 2}


def test_an_order_that_is_as_good_stays() -> None:
    after = OrderKernels()(Masked)
    assert order(OrderKernels()(after)) == order(after)
    without_inputs: Any = Masked.clone()
    without_inputs["main"] = Masked["main"].with_attr("num_input", 0)  # all three are weights: everything but h is captured
    assert order(OrderKernels()(without_inputs)) == order(Masked)
