"""What no other rule takes: a grid for every block, and nothing that would run on the host."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest
import torch
import tvm
import tvm_ffi
from tvm import relax, te, tirx, topi

from tests.schedules.cuda.test_row_results import outputs
from tests.torch_function import Function
from tk.errors import ScheduleError
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.target import resolve


@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_a_function_of_loops_alone_is_refused(dtype: str) -> None:
    data, where, values = (te.placeholder((48,), each, name) for name, each in zip("xiv", (dtype, "int64", dtype), strict=True))
    func = te.create_prim_func([data, where, values, topi.index_put(data, (where,), values)])
    with pytest.raises(ScheduleError, match="CPU alone"):
        schedule_module(tvm.IRModule({"put": func}), resolve("h200"))


def test_a_kernel_that_comes_with_its_launch_is_taken() -> None:
    builder = relax.BlockBuilder()
    x, i, v = (
        relax.Var(n, relax.TensorType(s, d))
        for n, s, d in (("x", (48,), "float32"), ("i", (4, 1), "int64"), ("v", (4,), "float32"))
    )
    with builder.function("main", [x, i, v]), resolve("h200").tvm():
        builder.emit_func_output(builder.normalize(relax.op.scatter_nd(x, i, v, "update")))
    with resolve("h200").tvm():
        mod = relax.transform.LegalizeOps()(builder.get())
    _, kernels = schedule_module(mod, resolve("h200"))
    assert [kernel.rule for kernel in kernels] == ["cuda.fallback"]


def square(b: int, n: int) -> torch.Tensor:
    return torch.randn(b, n, n, generator=torch.Generator().manual_seed(b)) + 4 * torch.eye(n)


def triangular(x: torch.Tensor) -> torch.Tensor:
    return torch.linalg.solve_triangular(x.tril(), x[..., :2], upper=False)


MATRICES: dict[str, Callable[[torch.Tensor], torch.Tensor]] = {
    "cholesky": lambda x: torch.linalg.cholesky(x @ x.transpose(1, 2)),
    "inverse": torch.linalg.inv,
    "determinant": lambda x: torch.linalg.det(x / 3),  # of 70 columns within float32
    "solution": lambda x: torch.linalg.solve(x, x[..., :1]),
    "triangular": triangular,
    "singular values": torch.linalg.svdvals,
    "eigenvalues": lambda x: torch.linalg.eigvalsh(x + x.transpose(1, 2)),
    "exponential": lambda x: torch.linalg.matrix_exp(x * 0.1),
    "orthogonal": lambda x: torch.linalg.qr(x)[1].abs(),
    "lower and upper": lambda x: torch.linalg.lu_factor(x)[0],
}


@pytest.mark.sampled(6)
@pytest.mark.parametrize("name", MATRICES)
@pytest.mark.parametrize(("b", "n"), [(1, 1), (2, 5), (33, 6), (1, 20), (2, 33), (1, 70)])
def test_matrices_have_a_block_each(name: str, b: int, n: int, tmp_path: Path) -> None:
    x, function = square(b, n), MATRICES[name]
    got, _ = outputs(function, (x,), tmp_path)
    want = function(x.double()).numpy()
    np.testing.assert_allclose(got.reshape(want.shape), want, rtol=1e-3, atol=1e-4)


def test_each_number_has_a_thread(tmp_path: Path) -> None:
    x = torch.randint(-99, 99, (7, 30), generator=torch.Generator().manual_seed(1))
    got, _ = outputs(lambda x: torch.gcd(x, x.flip(1)), (x,), tmp_path)
    np.testing.assert_array_equal(got, torch.gcd(x, x.flip(1)).numpy())


@pytest.mark.parametrize("name", MATRICES)
def test_no_kernel_of_matrices_has_one_thread(name: str) -> None:
    h200 = resolve("h200")
    mod, _ = to_schedule(load_module(Function(MATRICES[name]).eval(), (square(4096, 8),)), h200)
    scheduled, kernels = schedule_module(mod, h200)
    left = [kernel.name for kernel in kernels if kernel.origin == "fallback"]
    assert left
    for each in left:
        extents: dict[str, int] = {}

        def launch(loop: tirx.For, extents: dict[str, int] = extents) -> None:
            if loop.thread_binding is not None:
                extents[loop.thread_binding.thread_tag] = max(extents.get(loop.thread_binding.thread_tag, 0), int(loop.extent))

        tvm_ffi.structural_walk(scheduled[each].body, [(tirx.For, launch)], order="post")
        assert extents["blockIdx.x"] * extents["threadIdx.x"] >= 4096


COUNTING: dict[str, tuple[Callable[..., object], tuple[torch.Tensor, ...]]] = {
    "nonzero": (torch.nonzero, (torch.randint(0, 2, (50, 40)),)),
    "masked": (lambda x: x[x > 0], (torch.randn(2000),)),
    "unique": (
        lambda x: torch.unique(x, return_inverse=True, return_counts=True),
        (torch.randint(0, 9, (2000,)),),
    ),
    "unique rows": (lambda x: torch.unique(x, dim=0), (torch.randint(0, 3, (200, 4)),)),
    "consecutive": (lambda x: torch.unique_consecutive(x, return_counts=True), (torch.randint(0, 3, (2000,)),)),
}


@pytest.mark.parametrize("name", COUNTING)
def test_what_counts_has_more_than_a_thread(name: str) -> None:
    h200 = resolve("h200")
    function, arguments = COUNTING[name]
    mod, _ = to_schedule(load_module(Function(function).eval(), arguments), h200)
    scheduled, kernels = schedule_module(mod, h200)
    assert any(kernel.rule == "cuda.compact" for kernel in kernels)
    for kernel in kernels:
        extents: dict[str, int] = {}

        def launch(loop: tirx.For, extents: dict[str, int] = extents) -> None:
            if loop.thread_binding is not None:
                extents[loop.thread_binding.thread_tag] = max(
                    extents.get(loop.thread_binding.thread_tag, 0), int(getattr(loop.extent, "value", 2))
                )

        tvm_ffi.structural_walk(scheduled[kernel.name].body, [(tirx.For, launch)], order="post")
        assert extents.get("threadIdx.x", 1) > 1, kernel
