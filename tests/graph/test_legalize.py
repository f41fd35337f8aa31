"""Choices and ranges become code that holds its scalars."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import torch
import torch.nn.functional as F
import tvm
import tvm_ffi
from tvm import relax
from tvm.relax import const, op

import tk
from tests.frontend.running import run
from tests.host import HOST
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.graph.legalize import LEGALIZE
from tk.pipeline import graph
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case
from tk.target import resolve


def legalized(params: list[relax.Var], value: Any) -> tvm.IRModule:
    builder = relax.BlockBuilder()
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(value)
        builder.emit_func_output(out)
    return relax.transform.LegalizeOps(LEGALIZE)(builder.get())


@pytest.mark.parametrize("scalar", [-np.inf, np.inf, 0.5])
@pytest.mark.parametrize("first", [False, True])
def test_a_chosen_scalar_is_part_of_the_kernel(scalar: float, first: bool) -> None:
    seen, x = relax.Var("seen", relax.TensorType((1, 7), "bool")), relax.Var("x", relax.TensorType((5, 7), "float32"))
    other = const(scalar, "float32")
    mod = legalized([seen, x], op.where(seen, other, x) if first else op.where(seen, x, other))
    kernel = next(func for var, func in mod.functions_items() if var.name_hint == "where")
    assert len(kernel.params) == 3  # seen, x and the result
    rng = np.random.default_rng(2)
    mask, values = rng.random((1, 7)) < 0.5, rng.standard_normal((5, 7)).astype("float32")
    machine = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())
    out = machine["main"](tvm.runtime.tensor(mask), tvm.runtime.tensor(values)).numpy()
    chosen = np.float32(scalar)
    np.testing.assert_array_equal(out, np.where(mask, chosen, values) if first else np.where(mask, values, chosen))


def test_a_range_is_a_kernel_and_no_constant() -> None:
    mod = legalized([relax.Var("x", relax.TensorType((5,), "float32"))], op.arange(3, 15, 2, dtype="int64"))
    assert "arange" in {var.name_hint for var in mod.get_global_vars()}
    out = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())["main"](tvm.runtime.tensor(np.zeros(5, "float32")))
    np.testing.assert_array_equal(out.numpy(), np.arange(3, 15, 2))


def test_an_index_beyond_its_table_reads_the_nearest_row() -> None:
    table, rows = relax.Var("table", relax.TensorType((4, 3), "float32")), relax.Var("rows", relax.TensorType((5,), "int64"))
    machine = relax.VirtualMachine(tvm.compile(legalized([table, rows], op.take(table, rows, 0)), HOST), tvm.cpu())
    values, asked = np.arange(12, dtype="float32").reshape(4, 3), np.array([1, 4, 2**40, -1, -(2**40)])
    out = machine["main"](tvm.runtime.tensor(values), tvm.runtime.tensor(asked)).numpy()
    np.testing.assert_array_equal(out, values[[1, 3, 3, 0, 0]])


@pytest.mark.parametrize("dtype", ["float32", "float16"])
def test_the_maximum_of_nothing_but_minus_infinity_is_that(dtype: str) -> None:
    x = relax.Var("x", relax.TensorType((3, 5), dtype))
    machine = relax.VirtualMachine(tvm.compile(legalized([x], op.max(x, [-1])), HOST), tvm.cpu())
    values = np.random.default_rng(3).standard_normal((3, 5)).astype(dtype)
    values[1] = -np.inf
    out = machine["main"](tvm.runtime.tensor(values)).numpy()
    np.testing.assert_array_equal(out, values.max(-1))


def test_gelu_on_a_gpu_is_as_near_to_float64_as_a_float32_erf() -> None:
    from tk.graph.legalize.gelus import _TAIL

    small = np.logspace(-8, 1.2, 3000)
    x = np.concatenate([np.linspace(-16, 16, 20001), small, -small]).astype("float32")
    power = np.full_like(x, _TAIL[-1])
    for coefficient in reversed(_TAIL[:-1]):
        power = power * np.abs(x) + np.float32(coefficient)
    made = np.maximum(x, 0) - np.abs(x) * np.exp2(power)
    exact = np.array([each / 2 * math.erfc(-each / math.sqrt(2)) for each in x.tolist()])
    assert np.abs(made - exact).max() < 6e-7  # products and sums rounded apart here, at once on the GPU
    near = x > -2
    assert (np.abs(made - exact)[near] <= 1.5e-6 * np.abs(exact)[near]).all()
    assert (made[x < -13] == 0).all()


def test_gelu_on_a_gpu_at_its_ends_without_a_branch() -> None:
    """A choice between whole results is a branch on a GPU; the one that ∞ needs is between two factors."""
    x = relax.Var("x", relax.TensorType((5,), "float32"))
    with tvm.target.Target({"kind": "cuda", "arch": "sm_90"}):
        mod = legalized([x], op.nn.gelu(x))
    machine = relax.VirtualMachine(tvm.compile(mod, "llvm"), tvm.cpu())
    values = np.array([np.inf, np.nan, 17, -17, -1e20], "float32")
    out = machine["main"](tvm.runtime.tensor(values)).numpy()
    np.testing.assert_array_equal(out, np.array([np.inf, np.nan, 17, 0, 0], "float32"))
    chosen: list[str] = []

    def seen(node: tvm.tirx.Select) -> tvm.tirx.Select:
        chosen.append(str(node))
        return node

    for _, func in mod.functions_items():
        if isinstance(func, tvm.tirx.PrimFunc):
            tvm_ffi.structural_map(func.body, [(tvm.tirx.Select, seen)])
    assert chosen
    assert not any("exp2" in each for each in chosen)


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_gelu_on_a_gpu_calls_no_erf(dtype: str) -> None:
    with tvm.target.Target({"kind": "cuda", "arch": "sm_90"}):
        text = legalized([x := relax.Var("x", relax.TensorType((8,), dtype))], op.nn.gelu(x)).script()
    assert "erf" not in text
    assert "exp2" in text


def test_gelu_by_tanh_on_a_gpu() -> None:
    """As near to float64 as float32 gets, relative too where 1 + tanh cancels, and right at its ends."""
    x = relax.Var("x", relax.TensorType((4001,), "float32"))
    with tvm.target.Target({"kind": "cuda", "arch": "sm_90"}):
        mod = legalized([x], op.nn.gelu_tanh(x))
    assert "T.tanh" not in mod.script()
    machine = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())
    values = np.linspace(-6, 20, 4001, dtype="float32")
    values[:3] = np.inf, -1e20, np.nan
    out = machine["main"](tvm.runtime.tensor(values)).numpy()
    assert out[0] == np.inf
    assert out[1] == 0
    assert np.isnan(out[2])
    wide = values[3:].astype("float64")
    u = math.sqrt(2 / math.pi) * (wide + 0.044715 * wide**3)
    exact = wide / (1 + np.exp(-2 * u))
    assert (np.abs(out[3:] - exact) <= 1e-5 * np.abs(exact) + 1e-12).all()
    assert np.linalg.norm(out[3:] - exact) <= 2e-7 * np.linalg.norm(exact)


@pytest.mark.parametrize(("shape", "axes", "keep"), [((3, 700), [1], True), ((6, 5, 40), [0, 2], False), ((50, 3), [0], False)])
def test_a_variance_of_one_pass_far_from_zero(shape: tuple[int, ...], axes: list[int], keep: bool) -> None:
    x = relax.Var("x", relax.TensorType(shape, "float32"))
    with tvm.target.Target({"kind": "cuda", "arch": "sm_90"}):
        mod = legalized([x], op.variance(x, axes, keep))
    assert "moment2" in mod.script()
    values = (np.random.default_rng(5).standard_normal(shape) + 1000).astype("float32")
    out = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())["main"](tvm.runtime.tensor(values)).numpy()
    np.testing.assert_allclose(out, values.astype("float64").var(tuple(axes), keepdims=keep), rtol=2e-5)


@pytest.mark.parametrize("target", ["llvm", {"kind": "cuda", "arch": "sm_90"}])
def test_a_maximum_keeps_nan(target: Any) -> None:
    x = relax.Var("x", relax.TensorType((4, 6), "float32"))
    with tvm.target.Target(target):
        mod = legalized([x], op.min(x, [0]))
    values = np.random.default_rng(3).standard_normal((4, 6)).astype("float32")
    values[1, 2] = values[0, 4] = values[3, 5] = np.nan
    out = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())["main"](tvm.runtime.tensor(values)).numpy()
    np.testing.assert_array_equal(out, values.min(0))


@pytest.mark.sampled(4)
@pytest.mark.parametrize(("axis", "keep"), [(0, False), (1, True), (None, False)])
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16", "float64"])
def test_the_index_of_the_greatest_is_that_of_the_first_nan(dtype: str, axis: int | None, keep: bool) -> None:
    values = np.random.default_rng(3).integers(-3, 3, (7, 6)).astype(getattr(ml_dtypes, dtype, dtype))
    values[5, 1] = values[3, 2] = values[5, 2] = np.nan
    values[:, 4] = -np.inf
    for build, exact in ((op.argmax, np.argmax), (op.argmin, np.argmin)):
        x = relax.Var("x", relax.TensorType((7, 6), dtype))
        mod = legalized([x], build(x, axis, keep))
        out = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())["main"](tvm.runtime.tensor(values)).numpy()
        np.testing.assert_array_equal(out, exact(values.astype("float64"), axis=axis, keepdims=keep))


@pytest.mark.parametrize("target", ["cpu", "h200"])
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_the_index_of_the_greatest_is_one_function_of_what_memory_holds(dtype: str, target: str) -> None:
    case = Case("argmax", (("x", (64, 256), dtype),), lambda x: op.argmax(x, -1), lambda x: x.argmax(-1))
    func = case.func(resolve(target))  # of one PrimFunc, or it raises
    assert [str(param.dtype) for param in func.params] == [dtype, "int64"]


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", range(4))
def test_a_transposed_convolution_multiplies_no_zeros(seed: int) -> None:
    """What is NaN or infinite, of x or of the kernel, stays where it reaches, for any stride, dilation and groups."""
    draw, noise = random.Random(seed), torch.Generator().manual_seed(seed)
    rank, groups = 1 + seed % 3, draw.choice((1, 2))
    stride, dilation = ([draw.randint(1, 3) for _ in range(rank)] for _ in range(2))
    dilation[-1] = 2
    kernel, padding = [draw.randint(2, 4) for _ in range(rank)], [draw.randint(0, 2) for _ in range(rank)]
    more = [draw.randint(0, max(s, d) - 1) for s, d in zip(stride, dilation, strict=True)]
    x, w = torch.randn(2, 4, *[5] * rank, generator=noise), torch.randn(4, 3, *kernel, generator=noise)
    x.flatten()[2], x.flatten()[-4], w.flatten()[1] = math.inf, math.nan, -math.inf
    function = getattr(torch.nn.functional, f"conv_transpose{rank}d")

    class Transposed(torch.nn.Module):
        def forward(self, x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
            return function(x, w, None, stride, padding, more, groups, dilation)

    (out,) = run(load_module(Transposed(), (x, w)))
    want = function(x.double(), w.double(), None, stride, padding, more, groups, dilation)
    assert bool(torch.isfinite(want).any())
    np.testing.assert_allclose(out, want.numpy(), rtol=1e-4, atol=1e-4)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("dtype", ["float32", "float16", "bfloat16"])
def test_minus_zero_and_zero_make_zero(dtype: str) -> None:
    """x + 0, 0 + x, x − −0 and x + zeros, each 0 of −0; x − 0 and x + −0 are x."""
    x = torch.tensor([-0.0, 0.0, 1.5, -2.0, math.nan, -math.inf]).to(getattr(torch, dtype))

    class Sums(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
            return x + 0.0, 0 + x, x - (-0.0), x + torch.zeros_like(x), x - 0.0, x + (-0.0), -x + 0.0

    outs = tuple(tk.load(tk.compile(Sums(), args=(x,), target="cpu", verify=False))(x))
    for out, want in zip(outs, Sums()(x), strict=True):
        assert torch.equal(out.nan_to_num(), want.nan_to_num())
        assert torch.equal(torch.signbit(out)[[0, 1, 2, 3, 5]], torch.signbit(want)[[0, 1, 2, 3, 5]])  # of NaN it is not said


NORMS: dict[str, tuple[Callable[[torch.Tensor], torch.Tensor], tuple[int, ...], tuple[int, ...]]] = {
    "layer norm": (lambda x: F.layer_norm(x, (8,)), (19, 8), (0,)),
    "layer norm of two axes": (lambda x: F.layer_norm(x, (6, 8)), (7, 6, 8), (0,)),
    "group norm": (lambda x: F.group_norm(x, 3), (5, 6, 9, 7), (0, 2, 3)),
    "instance norm": (lambda x: F.instance_norm(x), (5, 6, 9, 7), (0, 3)),
}


@pytest.mark.rotated(2)
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
@pytest.mark.parametrize("name", NORMS)
def test_norms_of_dynamic_sizes(name: str, dtype: torch.dtype) -> None:
    function, shape, dynamic = NORMS[name]
    given = ((dict.fromkeys(dynamic, torch.export.Dim.AUTO),),)
    model, args = Function(function).eval(), (torch.randn(shape, dtype=dtype),)
    h200 = resolve("h200")
    with h200.tvm():
        mod, _ = graph(load_module(model, args, dynamic_shapes=given), h200)
        schedule_module(mod, h200)  # where a variable is not a dim of a buffer TVM refuses
    loaded = tk.load(tk.compile(model, args, target="cpu", dynamic_shapes=given, verify=False))
    for more in (0, 3):
        x = torch.randn([size + more * (axis in dynamic) for axis, size in enumerate(shape)], dtype=dtype) + 3
        torch.testing.assert_close(loaded(x), function(x))
