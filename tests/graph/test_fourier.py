"""Products with tables of cosines and sines become transforms on an NVIDIA GPU; a definition is what its table says."""

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tk.graph.fourier import Fourier, FourierProblem, definition, fourier_problem
from tk.graph.fourier_tables import pairs, powers
from tk.target import resolve


def module(table: np.ndarray, rows: int | tvm.tirx.Var = 6) -> tvm.IRModule:
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((rows, 2, table.shape[0]), "float32"))
    with builder.function("main", [x], attrs={"num_input": 1}):
        with builder.dataflow():
            output = builder.emit_output(op.matmul(x, relax.const(table.astype("float32"), "float32")))
        builder.emit_func_output(output)
    return builder.get()


def found(mod: tvm.IRModule, target: str = "h200") -> list[FourierProblem]:
    after = Fourier(resolve(target))(mod)
    problems = [fourier_problem(func) for _, func in after.functions_items() if not isinstance(func, relax.Function)]
    return [problem for problem in problems if problem is not None]


@pytest.mark.parametrize("inverse", [False, True])
def test_a_table_of_small_factors_is_a_transform(inverse: bool) -> None:
    assert found(module(pairs(64, inverse) * 0.5)) == [FourierProblem(64, inverse, 0.5, 12)]
    assert found(module(pairs(60, inverse))) == [FourierProblem(60, inverse, 1.0, 12)]
    assert found(module(pairs(64, inverse), tvm.tirx.Var("n", "int64"))) == [FourierProblem(64, inverse, 1.0)]


def test_other_products_stay() -> None:
    wrong = pairs(64, False)
    wrong[5, 7] += 1e-3
    for table in (
        wrong,
        pairs(45, False),
        pairs(34, False),
        pairs(16, False),
        pairs(64, False, 40),
        pairs(64, True, 20),
        pairs(64, False) * 0,
    ):
        assert not found(module(table))
    assert not found(module(pairs(64, False)), "cpu")


@pytest.mark.parametrize("inverse", [False, True])
def test_the_definition_is_the_product(inverse: bool) -> None:
    built = tvm.compile(
        tvm.IRModule({"main": definition(FourierProblem(32, inverse, 0.25)).with_attr("global_symbol", "main")})
    )
    x = np.random.default_rng(0).standard_normal((3, 34 if inverse else 32)).astype("float32")
    out = tvm.runtime.tensor(np.full((3, 32 if inverse else 34), np.nan, "float32"))
    built["main"](tvm.runtime.tensor(x), tvm.runtime.tensor(powers(32)), out)
    want = x.astype("float64") @ pairs(32, inverse) * 0.25
    np.testing.assert_allclose(out.numpy(), want, rtol=0, atol=1e-5)
    bins = x[:, 0::2] + 1j * x[:, 1::2]
    exact = np.fft.irfft(bins, 32) * 32 if inverse else np.stack([np.fft.rfft(x).real, np.fft.rfft(x).imag], -1)
    np.testing.assert_allclose(want, exact.reshape(want.shape) * 0.25, rtol=0, atol=1e-5)


def test_bins_without_an_imaginary_part_have_none_whatever_a_signal_holds() -> None:
    """Of drawn lengths, by a table or in steps, with one NaN in a row. What else is NaN hangs on torch's steps."""
    import torch

    import tk

    class Bins(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return torch.view_as_real(torch.fft.rfft(x))

    rng = np.random.default_rng()
    for n in (int(rng.integers(2, 100)), 128 * int(rng.integers(1, 4))):
        x = torch.randn(3, n)
        x[1, int(rng.integers(n))] = float("nan")
        made = torch.as_tensor(tk.load(tk.compile(Bins(), (x,), target="cpu", verify=False))(x))
        want = Bins()(x)
        torch.testing.assert_close(made[[0, 2]], want[[0, 2]], rtol=1e-4, atol=1e-4)
        for bins in (made, want):
            assert bins[1, 0].isnan().tolist() == [True, False]
            assert (bins[1, [0, n // 2] if n % 2 == 0 else [0], 1] == 0).all()


def test_a_gpu_s_kernel_has_the_zeros_itself() -> None:
    """The choice that importers write behind the product is gone, so that its result is read no second time."""
    import torch

    from tk.frontend.torch.load import load_module

    class Bins(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return torch.view_as_real(torch.fft.rfft(x))

    mod = load_module(Bins(), (torch.randn(4, 256),)).mod
    assert "R.where" in mod.script()
    with resolve("h200").tvm():
        mod = Fourier(resolve("h200"))(mod)
    assert "R.where" not in mod.script()
    assert "R.call_tir" in mod.script()
