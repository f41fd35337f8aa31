"""Elementwise blocks in vectors, whatever their sizes."""

import numpy as np
import pytest
import torch

import tk
from tk.lowering.masked_vectors import mask_vectors
from tk.lowering.partition_loops import partition_loops
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
