"""The cases of `fourier`, of real signals, and of `fourier_complex`."""

from __future__ import annotations

import numpy as np
from tvm import relax
from tvm.ir import Expr

from tk.aliases import Array
from tk.graph.complex_fourier import ComplexProblem, complex_definition
from tk.graph.fourier import FourierProblem, definition
from tk.graph.fourier_tables import powers
from tk.schedule.case import Case

__all__ = ["COMPLEX", "REAL"]


def _sample(generator: np.random.Generator, shape: tuple[int, ...], dtype: str, name: str) -> Array:
    return powers(shape[0]) if name == "powers" else generator.standard_normal(shape).astype(dtype)


def _real(rows: int | tuple[str, int], n: int, inverse: bool = False, scale: float = 1.0) -> Case:
    problem = FourierProblem(n, inverse, scale, rows if isinstance(rows, int) else None)
    given, made = (n + 2, n) if inverse else (n, n + 2)

    def build(x: Expr, table: Expr) -> Expr:
        var = relax.BlockBuilder.current().add_func(definition(problem), "fourier")
        out = relax.TensorType([x.ty.shape.values[0], made], "float32")
        return relax.call_tir(var, [x, table], out)

    def reference(x: Array, _table: Array) -> Array:
        if inverse:
            return np.fft.irfft(x[:, 0::2] + 1j * x[:, 1::2], n) * n * scale
        found = np.fft.rfft(x) * scale
        return np.stack([found.real, found.imag], -1).reshape(len(x), made)

    name = f"{'inverse' if inverse else 'forward'}_{n}{'_any' * isinstance(rows, tuple)}"
    inputs = (("x", (rows, given), "float32"), ("powers", (n, 2), "float32"))
    return Case(name, inputs, build, reference, tolerance=1e-5, sample=_sample)


REAL = (
    _real(5, 32),
    _real(33, 64, scale=0.125),
    _real(7, 512),
    _real(("rows", 9), 256),
    _real(3, 4096),
    _real(5, 60),
    _real(3, 1000, scale=0.5),
    _real(2, 8192),
    _real(2, 3234),
    _real(4, 286, inverse=True),
    _real(3, 1536, inverse=True),
    _real(5, 32, inverse=True),
    _real(7, 512, inverse=True, scale=1 / 512),
    _real(("rows", 5), 1024, inverse=True),
    _real(3, 2048, inverse=True, scale=0.5),
)


def _complex(
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

    rows = outer if isinstance(outer, int) else "any"
    title = f"{given}_{rows}x{n}x{inner}_{result}{'_inverse' * inverse}"
    inputs = (*((name, shape, "float32") for name in names), ("powers", (n, 2), "float32"))
    return Case(title, inputs, build, reference, tolerance=1e-5, sample=_sample)


COMPLEX = (
    _complex(5, 64, 1),
    _complex(3, 1000, 1, "real", "pairs", scale=0.5),
    _complex(2, 48, 20, "pairs", "planes"),
    _complex(2, 77, 9, "planes", "pairs", inverse=True),
    _complex(("n", 3), 128, 33, "pairs", "pairs", inverse=True, scale=1 / 128),
    _complex(("n", 7), 360, 1, "pairs", "pairs"),
    _complex(1, 2048, 6),
)
