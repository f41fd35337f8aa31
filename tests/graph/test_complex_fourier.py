"""Transforms of complex numbers: their definition, how importers write them, in planes or pairs, and as products elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import numpy as np
import pytest
import torch
import tvm
from tvm import relax

import tk
from tests.host import HOST
from tests.torch_function import Function
from tk.frontend.torch.load import load_module
from tk.graph.complex_fourier import ComplexProblem, complex_definition, complex_problem
from tk.graph.fourier import Fourier
from tk.graph.fourier_tables import powers
from tk.target import resolve


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("given", "result", "inverse"), list(product(("planes", "pairs", "real"), ("planes", "pairs"), (False, True)))
)
def test_the_definition_is_the_transform(given: str, result: str, inverse: bool) -> None:
    problem = ComplexProblem(6, 2, inverse, 0.5, given, result, 3)
    func = complex_definition(problem)
    assert complex_problem(func) == problem
    built = tvm.compile(tvm.IRModule({"main": func.with_attr("global_symbol", "main")}))
    x = np.random.default_rng().standard_normal((3, 6, 2, 2)).astype("float32")
    x[..., 1] *= given != "real"
    inputs = {"planes": [x[..., 0], x[..., 1]], "pairs": [x], "real": [x[..., 0]]}[given]
    outputs = [np.full((3, 6, 2) if result == "planes" else (3, 6, 2, 2), np.nan, "float32")] * (2 if result == "planes" else 1)
    tensors = [tvm.runtime.tensor(np.ascontiguousarray(each)) for each in (*inputs, powers(6), *outputs)]
    built["main"](*tensors)
    made = [each.numpy() for each in tensors[-len(outputs) :]]
    got = made[0] + 1j * made[1] if result == "planes" else made[0][..., 0] + 1j * made[0][..., 1]
    wide = x[..., 0] + 1j * x[..., 1].astype("float64")
    want = (np.fft.ifft(wide, axis=1) * 6 if inverse else np.fft.fft(wide, axis=1)) * 0.5
    np.testing.assert_allclose(got, want, rtol=0, atol=1e-5)


TRANSFORMS: dict[str, tuple[Callable[[torch.Tensor], torch.Tensor], tuple[int, ...], list[tuple[int, int, str, str]]]] = {
    "two axes of a real image": (
        lambda x: torch.view_as_real(torch.fft.rfft2(x)), (2, 12, 40), [(12, 21, "pairs", "pairs")],
    ),
    "three axes of complex numbers": (
        lambda x: torch.view_as_real(torch.fft.fftn(torch.view_as_complex(x), dim=(1, 2, 3), norm="ortho")),
        (2, 5, 6, 8, 2),
        [(8, 1, "pairs", "planes"), (6, 8, "planes", "planes"), (5, 48, "planes", "pairs")],
    ),
    "and back": (
        lambda x: torch.fft.ifft(torch.fft.fft(x) * 2).real, (3, 30),
        [(30, 1, "real", "planes"), (30, 1, "planes", "pairs")],
    ),
    "to real numbers": (
        lambda x: torch.fft.irfft2(torch.view_as_complex(x), s=(9, 40)), (2, 9, 21, 2), [(9, 21, "pairs", "pairs")],
    ),
}  # fmt: skip


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", TRANSFORMS)
@pytest.mark.parametrize("target", ["h200", "cpu"])
def test_the_same_numbers(name: str, target: str) -> None:
    function, shape, wanted = TRANSFORMS[name]
    x = torch.randn(shape)
    model = load_module(Function(function).eval(), (x,))
    mod = Fourier(resolve(target))(model.mod)
    problems = [problem for _, func in mod.functions_items() if (problem := complex_problem(func)) is not None]
    found = sorted((each.n, each.inner, each.given, each.result) for each in problems)
    assert found == sorted(wanted)
    machine = relax.VirtualMachine(relax.build(relax.transform.LegalizeOps()(mod), HOST), tvm.cpu())
    (got,) = machine["main"](tvm.runtime.tensor(x.numpy()))
    want = function(x.double()).numpy()
    assert np.linalg.norm(got.numpy() - want) / np.linalg.norm(want) < 1e-6


@pytest.mark.parametrize("dtype", [torch.float32, torch.float64])
def test_real_numbers_give_no_imaginary_part_at_either_end_whatever_they_are(dtype: torch.dtype) -> None:
    """Of drawn lengths along either axis, and of one that is made of several transforms, with one NaN or infinity. What else
    is NaN hangs on torch's steps."""
    rng = np.random.default_rng()
    long = [8192] if dtype == torch.float32 else []
    for n in (int(rng.integers(2, 100)), 2 * int(rng.integers(3, 60)), *long):
        for axis in (0, 1):
            x = torch.randn((n, 3) if axis == 0 else (3, n), dtype=dtype)
            x.transpose(0, axis)[int(rng.integers(n)), 1] = float(rng.choice([np.nan, np.inf]))
            module = Function(lambda x, axis=axis: torch.view_as_real(torch.fft.fft(x, dim=axis)))
            given = tk.load(tk.compile(module, (x,), target="cpu", verify=False))(x)
            made, want = (torch.as_tensor(each).transpose(0, axis) for each in (given, module(x)))
            torch.testing.assert_close(made[:, [0, 2]], want[:, [0, 2]], rtol=1e-4, atol=1e-3)
            for bins in (made, want):
                assert (bins[[0, n // 2] if n % 2 == 0 else [0], :, 1] == 0).all()
                assert not bins[0, 1, 0].isfinite()
