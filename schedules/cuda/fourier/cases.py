"""The cases of `fourier`."""

from __future__ import annotations

import numpy as np
from tvm import relax
from tvm.ir import Expr

from tk.aliases import Array
from tk.graph.fourier import FourierProblem, definition
from tk.graph.fourier_tables import powers
from tk.schedule.case import Case

__all__ = ["CASES"]


def _case(rows: int | tuple[str, int], n: int, inverse: bool = False, scale: float = 1.0) -> Case:
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

    def sample(generator: np.random.Generator, shape: tuple[int, ...], dtype: str, name: str) -> Array:
        return powers(n) if name == "powers" else generator.standard_normal(shape).astype(dtype)

    name = f"{'inverse' if inverse else 'forward'}_{n}{'_any' * isinstance(rows, tuple)}"
    inputs = (("x", (rows, given), "float32"), ("powers", (n, 2), "float32"))
    return Case(name, inputs, build, reference, tolerance=1e-5, sample=sample)


CASES = (
    _case(5, 32),
    _case(33, 64, scale=0.125),
    _case(7, 512),
    _case(("rows", 9), 256),
    _case(3, 4096),
    _case(5, 60),
    _case(3, 1000, scale=0.5),
    _case(2, 8192),
    _case(2, 3234),
    _case(4, 286, inverse=True),
    _case(3, 1536, inverse=True),
    _case(5, 32, inverse=True),
    _case(7, 512, inverse=True, scale=1 / 512),
    _case(("rows", 5), 1024, inverse=True),
    _case(3, 2048, inverse=True, scale=0.5),
)
