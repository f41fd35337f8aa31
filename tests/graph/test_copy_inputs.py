"""Small inputs that are read all over a program are copied where fewer parts of it are captured then, and nowhere else."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
import tvm
from tvm import relax
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tirx as T

import tk
from tests.torch_function import Function
from tk.codegen.library import settings
from tk.frontend import load
from tk.graph import copy_inputs, dataflow, order_kernels
from tk.graph.copy_inputs import CopyInputs
from tk.graph.dataflow import shape_of, tensors
from tk.pipeline import graph, lower
from tk.schedule.apply import schedule_module
from tk.target import resolve


@I.ir_module(check_well_formed=False)
class Layers:
    """Three layers, each of which reads `at`; the first alone reads x."""

    @T.prim_func(private=True)
    def f(A: T.Buffer((64,), "float32"), B: T.Buffer((64,), "float32"), C: T.Buffer((64,), "float32")):  # noqa: N805
        for i in range(64):
            with T.sblock("b"):
                v = T.axis.spatial(64, i)
                C[v] = A[v] + B[63 - v]

    @R.function
    def main(x: R.Tensor((64,), "float32"), at: R.Tensor((64,), "float32"), w: R.Tensor((64,), "float32")):  # noqa: N805
        R.func_attr({"num_input": 2})
        with R.dataflow():
            a = R.call_tir(Layers.f, (x, at), out_ty=R.Tensor((64,), "float32"))
            b = R.call_tir(Layers.f, (a, w), out_ty=R.Tensor((64,), "float32"))
            c = R.call_tir(Layers.f, (b, at), out_ty=R.Tensor((64,), "float32"))
            d = R.call_tir(Layers.f, (c, w), out_ty=R.Tensor((64,), "float32"))
            e = R.call_tir(Layers.f, (d, at), out_ty=R.Tensor((64,), "float32"))
            f = R.call_tir(Layers.f, (e, w), out_ty=R.Tensor((64,), "float32"))
            h = R.call_tir(Layers.f, (f, w), out_ty=R.Tensor((64,), "float32"))
            R.output(h)
        return h


def copied(mod: tvm.IRModule) -> list[str]:
    """The inputs that "main" copies."""
    found = []
    for block in mod["main"].body.blocks:
        for binding in block.bindings:
            if isinstance(binding.value, relax.Call) and "copy_input" in str(binding.value.args[0]):
                found += [str(var.name) for var in tensors(binding.value)]
    return found


def graphs(mod: tvm.IRModule) -> int:
    with tvm.target.Target("nvidia/nvidia-h100"), tvm.transform.PassContext(opt_level=3):
        return sum("cuda_graph_capture" in var.name_hint for var in lower(mod, graph=True).get_global_vars())


def with_caches(count: int) -> tvm.IRModule:
    """`Layers` with so many further inputs, as caches are."""
    main, mod = Layers["main"], Layers.clone()
    caches = [relax.Var(f"cache{n}", main.params[0].ty) for n in range(count)]
    params = [*main.params[:2], *caches, main.params[2]]
    made = relax.Function(params, main.body, main.ret_ty, main.is_pure, main.attrs)
    mod["main"] = made.with_attr("num_input", 2 + count)
    return mod


def test_bindings_are_read_as_often_for_many_inputs_as_for_few(monkeypatch: pytest.MonkeyPatch) -> None:
    """A language model has two inputs a layer, and each was looked for in all bindings."""
    seen: list[Any] = []

    def noted(expr: Any) -> Any:
        seen.append(expr)
        return tensors(expr)

    for module in (copy_inputs, dataflow, order_kernels):
        monkeypatch.setattr(module, "tensors", noted)
    counts = []
    for count in (1, 30):
        seen.clear()
        assert copied(CopyInputs()(with_caches(count))) == ["at"]
        counts.append(len(seen))
    assert counts[0] == counts[1]


def test_shapes_are_read_of_inputs_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing that a layer makes is looked at for its size, and there is most of it."""
    seen: list[str] = []

    def noted(expr: Any) -> Any:
        seen.append(str(expr.name))
        return shape_of(expr)

    for module in (copy_inputs, dataflow):
        monkeypatch.setattr(module, "shape_of", noted)
    assert copied(CopyInputs()(Layers)) == ["at"]
    assert seen == ["at"]


def test_what_all_layers_read_is_copied_and_all_of_them_are_captured_at_once() -> None:
    after = CopyInputs()(Layers)
    assert copied(after) == ["at"]
    assert [str(param.name) for param in after["main"].params] == ["x", "at", "w"]
    assert graphs(Layers) > graphs(after) == 1


def test_what_is_copied_is_read_from_its_copy_alone() -> None:
    main = CopyInputs()(Layers)["main"]
    given = main.params[1]
    readers = [b for block in main.body.blocks for b in block.bindings if any(v.same_as(given) for v in tensors(b.value))]
    assert len(readers) == 1


@pytest.mark.parametrize("attrs", [{"tk.state": ["at"]}, {"num_input": 0}], ids=["kept", "weights"])
def test_what_is_captured_as_it_is_stays(attrs: dict[str, Any]) -> None:
    mod = Layers.clone()
    mod["main"] = Layers["main"].with_attrs(attrs)
    assert copied(CopyInputs()(mod)) == []


def test_what_would_be_captured_no_better_stays() -> None:
    once = CopyInputs()(Layers)
    assert copied(CopyInputs()(once)) == copied(once) == ["at"]


def _model(x: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
    """Layers of a softmax and a product, each scaled by what is given."""
    for _ in range(5):
        x = torch.softmax(x * scale, -1) @ x
    return x


@pytest.mark.parametrize(("size", "copies"), [(64, 1), (2304, 0)])
def test_small_inputs_alone_are_copied(size: int, copies: int) -> None:
    target = resolve("h200")
    inputs = torch.ones(size, size), torch.ones(size, size)
    with target.tvm(), settings(target):
        mod, _ = graph(load(Function(_model).eval(), inputs), target)
        assert len(copied(mod)) == copies
        _, kernels = schedule_module(mod, target)
    assert any("copy_input" in kernel.name for kernel in kernels) == bool(copies)


def test_what_has_no_known_size_is_copied() -> None:
    target = resolve("h200")
    rows = torch.export.Dim("rows")

    def model(x: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
        for _ in range(5):
            x = torch.softmax(x * scale, -1) @ x.mT @ x
        return x

    program = torch.export.export(
        Function(model).eval(), (torch.ones(3, 16), torch.ones(3, 16)), dynamic_shapes=((({0: rows}, {0: rows}),))
    )
    with target.tvm(), settings(target):
        assert "inputs_1" in copied(graph(load(program), target)[0])


def test_nothing_is_copied_on_a_cpu() -> None:
    x, scale = torch.randn(8, 8), torch.randn(8, 8)
    module = tk.load(tk.compile(Function(_model).eval(), (x, scale), target="cpu"))
    np.testing.assert_allclose(module(x, scale), _model(x, scale), rtol=1e-4, atol=1e-5)
    target = resolve("cpu")
    with target.tvm(), settings(target):
        assert copied(graph(load(Function(_model).eval(), (x, scale)), target)[0]) == []
