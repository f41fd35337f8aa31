"""Elementwise blocks in vectors, whatever their sizes."""

import random

import numpy as np
import pytest
import torch
import torch.nn.functional as F

import tk
from tests.host import RUNNABLE
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.lowering.masked_vectors import mask_vectors
from tk.lowering.partition_loops import partition_loops
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.schedules.cpu.loops import over_rows
from tk.target import resolve


@pytest.mark.parametrize("shape", [(1003,), (2, 20011), (37, 3, 5), (5, 7, 33), (61, 77)])
def test_a_last_vector_is_masked(shape: tuple[int, ...]) -> None:
    class Model(torch.nn.Module):
        def forward(self, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
            return torch.sigmoid(a) * b + a[..., :1]

    a, b = torch.randn(shape), torch.randn(shape[-1:])
    package = tk.compile(Model().eval(), (a, b), target="cpu", verify=False)
    want = torch.sigmoid(a.double()) * b + a[..., :1]
    got = tk.load(package)(a, b)
    assert torch.linalg.norm(got - want) < 1e-6 * torch.linalg.norm(want)


def test_rows_of_any_length_are_vectors() -> None:
    """TVM makes plain loops of vectors that end early; these are stored under a mask, and all before them whole."""
    import tvm
    from tvm import te

    size = int(np.random.default_rng().integers(17, 99)) | 1
    x = te.placeholder((50, size), "float32", name="x")
    y = te.compute(x.shape, lambda i, j: x[i, j] * 2, name="y")
    sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([x, y])}))
    over_rows(sch, sch.get_sblock("y"), resolve("cpu"))
    text = mask_vectors(partition_loops(sch.mod)).script()
    assert text.count("masked_store") == 1


@pytest.mark.parametrize("shape", [(331, 997), (7, 9, 11), (1, 1003), (53, 1, 19)])
def test_another_shape_of_odd_rows_has_vectors(shape: tuple[int, ...]) -> None:
    """What was read by a row and a column of an element's number, each a division, was one element at a time."""
    model = load_module(Function(lambda x: torch.relu(x.view(-1)) + 1).eval(), (torch.randn(shape),))
    mod, kernels = schedule_module(to_schedule(model, resolve("cpu"))[0], resolve("cpu"))
    assert [kernel.rule for kernel in kernels] == ["cpu.elementwise"]
    (func,) = [func for var, func in mod.functions_items() if var.name_hint == kernels[0].name]
    assert "T.vectorized" in func.script()


@pytest.mark.parametrize("target", RUNNABLE)
def test_other_shapes_drawn_are_right(target: str) -> None:
    draw = random.Random(random.random())
    for _ in range(4):
        sizes = [draw.choice([1, 2, 3, 5, 7, 12, 17, 31]) for _ in range(4)]
        dtype = draw.choice([torch.float32, torch.float64, torch.int32, torch.bfloat16])
        x = (torch.randn(sizes) * 9).to(dtype)
        whole, cut = x.numel(), draw.randint(0, 3)
        other = draw.choice([(whole,), (sizes[0] * sizes[1], -1), (-1, sizes[3] * sizes[2]), (-1, 1), (1, -1)])
        function = Function(lambda x, other=other, cut=cut: (x.reshape(other) + x.reshape(other) * 2)[cut:])
        want = function(x)
        with tk.load(tk.compile(function, (x,), target=target, verify=False)) as module:
            torch.testing.assert_close(module(x), want)


def test_a_transpose_of_a_prime_number_of_rows_is_in_squares() -> None:
    """Whose last squares are cut; it went along the rows of one of the two, a line of memory for each element of the other."""
    model = load_module(Function(lambda x: x.t() + 1).eval(), (torch.randn(331, 997),))
    mod, kernels = schedule_module(to_schedule(model, resolve("cpu"))[0], resolve("cpu"))
    (func,) = [func for var, func in mod.functions_items() if var.name_hint == kernels[0].name]
    text = func.script()
    assert text.count("range(T.int64(16))") == 1
    assert text.count("T.vectorized(T.int64(16))") == 1


@pytest.mark.parametrize("target", RUNNABLE)
def test_transposes_drawn_are_right(target: str) -> None:
    draw = random.Random(random.random())
    for _ in range(6):
        sizes = [draw.choice([1, 2, 3, 4, 5, 8, 13, 16, 17, 37, 61]) for _ in range(draw.choice([2, 3, 4]))]
        order = draw.sample(range(len(sizes)), len(sizes))
        x = (torch.randn(sizes) * 9).to(draw.choice([torch.float32, torch.float64, torch.int32, torch.bfloat16, torch.int8]))
        function = Function(lambda x, order=order: x.permute(order) + 1)
        with tk.load(tk.compile(function, (x,), target=target, verify=False)) as module:
            torch.testing.assert_close(module(x), function(x).contiguous(), msg=f"{sizes} {order} {x.dtype}")


@pytest.mark.parametrize(("name", "lanes"), [("sin", 8), ("exp", 16), ("log", 8), ("log2", 8)])
def test_what_is_computed_in_float64_has_half_the_lanes(name: str, lanes: int) -> None:
    """Of registers of 512 bits: LLVM takes 16 doubles as four of 256 bits, too many to keep."""
    import tvm
    from tvm import te, tirx

    x = te.placeholder((64, 128), "float32", name="x")
    y = te.compute(x.shape, lambda i, j: getattr(tirx, name)(x[i, j]), name="y")
    for target, expected in (("cpu:x86-64-v4", lanes), ("cpu:x86-64-v3", 8)):
        sch = tvm.s_tir.Schedule(tvm.IRModule({"main": te.create_prim_func([x, y])}))
        over_rows(sch, sch.get_sblock("y"), resolve(target))
        assert f"T.vectorized({expected})" in sch.mod.script()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("shape", [(2, 3, 101), (3, 5, 16), (2, 3, 9, 37), (1, 4, 6, 40), (1, 2, 5, 6, 33)])
@pytest.mark.parametrize("padding", [0, 1])
def test_windows_side_by_side_are_vectors(shape: tuple[int, ...], padding: int) -> None:
    """One window after the other took ten times as long."""
    pool = (F.max_pool1d, F.max_pool2d, F.max_pool3d)[len(shape) - 3]
    x = torch.randn(shape)
    x.view(-1)[7], x.view(-1)[-1] = float("nan"), float("-inf")
    function = Function(lambda x: pool(x, 3, 1, padding)).eval()
    model = load_module(function, (x,))
    cpu = resolve("cpu")
    mod, _ = schedule_module(to_schedule(model, cpu)[0], cpu)
    (kernel,) = [func for var, func in mod.functions_items() if var.name_hint != "main"]
    assert f"T.vectorized(T.int64({cpu.vector_bits // 32}))" in kernel.script() or shape[-1] < cpu.vector_bits // 32 + 2
    with tk.load(tk.compile(function, (x,), target="cpu", verify=False)) as module:
        torch.testing.assert_close(module(x), function(x), rtol=0, atol=0, equal_nan=True)
