"""The cases of `complex_rule`."""

from __future__ import annotations

import numpy as np
from tvm import relax
from tvm.ir import Expr

from tk.aliases import Array
from tk.graph.complex_fourier import ComplexProblem, complex_definition
from tk.graph.fourier_tables import powers
from tk.schedule.case import Case

__all__ = ["CASES"]


def _case(
    outer: int | tuple[str, int],
    n: int,
    inner: int,
    given: str = "planes",
    result: str = "planes",
    inverse: bool = False,
    scale: float = 1.0,
) -> Case:
    problem = ComplexProblem(n, inner, inverse, scale, given, result, outer if isinstance(outer, int) else None)
    plane = (outer, n, inner)
    shape = (*plane, 2) if given == "pairs" else plane
    names = ("re", "im") if given == "planes" else ("x",)

    def build(*tensors: Expr) -> Expr:
        var = relax.BlockBuilder.current().add_func(complex_definition(problem), "fourier_complex")
        sizes = list(tensors[0].ty.shape.values)[:3]
        one, two = relax.TensorType(sizes, "float32"), relax.TensorType([*sizes, 2], "float32")
        return relax.call_tir(var, list(tensors), two if result == "pairs" else [one, one])

    def reference(*tensors: Array) -> Array | tuple[Array, ...]:
        x = tensors[0][..., 0] + 1j * tensors[0][..., 1] if given == "pairs" else tensors[0] + 0j
        x = x + 1j * tensors[1] if given == "planes" else x
        made = (np.fft.ifft(x, axis=1) * n if inverse else np.fft.fft(x, axis=1)) * scale
        return np.stack([made.real, made.imag], -1) if result == "pairs" else (made.real, made.imag)

    def sample(generator: np.random.Generator, shape: tuple[int, ...], dtype: str, name: str) -> Array:
        return powers(n) if name == "powers" else generator.standard_normal(shape).astype(dtype)

    rows = outer if isinstance(outer, int) else "any"
    title = f"{given}_{rows}x{n}x{inner}_{result}{'_inverse' * inverse}"
    inputs = (*((name, shape, "float32") for name in names), ("powers", (n, 2), "float32"))
    return Case(title, inputs, build, reference, tolerance=1e-5, sample=sample)


CASES = (
    _case(5, 64, 1),
    _case(3, 1000, 1, "real", "pairs", scale=0.5),
    _case(2, 48, 20, "pairs", "planes"),
    _case(2, 77, 9, "planes", "pairs", inverse=True),
    _case(("n", 3), 128, 33, "pairs", "pairs", inverse=True, scale=1 / 128),
    _case(("n", 7), 360, 1, "pairs", "pairs"),
    _case(1, 2048, 6),
)
