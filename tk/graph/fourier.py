"""Fourier transforms of real signals as functions of their own, which rules have kernels for.

Importers write a transform as one product with a table of cosines and sines (fourier_products.py). Where the table is
that of an even number of small factors, the product is replaced by a function that a rule computes in N log N steps:

    forward    out[r, 2k], out[r, 2k + 1] = real and imaginary part of s · Σ_n x[r, n] · w^(n·k),   k ≤ N / 2
    inverse    out[r, n] = s · Σ_k c_k · Re(conj(X[r, k]) · w^(n·k)),   x[r, 2k], x[r, 2k + 1] the parts of X[r, k]

with w = exp(−2πi / N), of which a table has the powers; c_k is 2 for bins that have a mirror image, else 1.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import numpy as np
from tvm import relax
from tvm.ir import GenericConst
from tvm.script import tirx as T

from tk.graph.complex_fourier import as_matmuls, paired_input, paired_result
from tk.graph.dataflow import mutating
from tk.graph.defined import defined_as, defining, function_of, sized
from tk.graph.fourier_tables import LEAST, MOST, is_smooth, pairs, powers

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr
    from tvm.tirx import Buffer, PrimFunc

    from tk.target import Target

__all__ = ["Fourier", "FourierProblem", "definition", "fourier_problem"]

NAME = "fourier"
KERNELS = {"cpu": 128, "cuda": LEAST, "rocm": LEAST}  # kinds of targets whose rules have one, and of how long a real signal
ROUNDING = 4 * 2.0**-24  # of a table's numbers, which are 2 at most, and of their scale


@dataclass(frozen=True)
class FourierProblem:
    """Rows of signals of n float32, n even and n / 2 a product of PRIMES, and their n / 2 + 1 bins; `rows` where known."""

    n: int
    inverse: bool
    scale: float
    rows: int | None = None


def Fourier(target: Target) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Replaces products of float32 with such tables by calls of a `definition`, where rules have kernels; elsewhere transforms
    of complex numbers (complex_fourier.py) by products."""

    @relax.expr_functor.mutator
    class Transforms(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            if (known := _with_zeros_already(self.builder_, call)) is not None:
                return known
            changes = (as_matmuls,) if target.kind not in KERNELS else (paired_input, paired_result)
            for change in changes:
                if (changed := change(self.builder_, call)) is not None:
                    return changed
            if target.kind not in KERNELS or getattr(call.op, "name", "") != "relax.matmul":
                return call
            problem = _problem(call)
            return call if problem is None or problem.n < KERNELS[target.kind] else _replace(self.builder_, call, problem)

    return mutating("Fourier", Transforms, relax.transform.DeadCodeElimination())


def _with_zeros_already(builder: relax.BlockBuilder, call: Call) -> Expr | None:
    """What a choice of 0 is made over, where that is the bins of a `definition`, which have zeros there."""
    if getattr(call.op, "name", "") != "relax.where" or not isinstance(call.args[0], GenericConst):
        return None
    inner = call.args[2]
    for name in ("relax.reshape", "relax.call_tir"):
        bound = builder.lookup_binding(inner) if isinstance(inner, relax.Var) else None
        if bound is None or getattr(getattr(bound, "op", None), "name", "") != name:
            return None
        inner = bound.args[0]
    problem = fourier_problem(builder.get()[inner])
    return None if problem is None or problem.inverse else call.args[2]


def _problem(call: Call) -> FourierProblem | None:
    """The transform that a product is; None for any other."""
    x, table = call.args
    if not isinstance(table, GenericConst) or str(table.ty.dtype.dtype) != "float32" or len(table.ty.shape.values) != 2:
        return None
    if str(x.ty.dtype.dtype) != "float32" or x.ty.shape is None or str(call.ty.dtype.dtype) != "float32":
        return None
    above, across = (int(size) for size in table.ty.shape.values)
    n, inverse = min(above, across), across < above
    if max(above, across) != n + 2 or not LEAST <= n <= MOST or n % 2 or not is_smooth(n // 2):
        return None
    values = table.value.numpy()
    scale = float(values[0, 0])
    if scale == 0 or not np.allclose(values, pairs(n, inverse) * scale, rtol=0, atol=ROUNDING * abs(scale)):
        return None
    return FourierProblem(n, inverse, scale)


def _replace(builder: relax.BlockBuilder, call: Call, problem: FourierProblem) -> Expr:
    """The product as reshape → transform of rows → reshape."""
    given, made = (list(each.ty.shape.values) for each in (call.args[0], call))
    rows: Any = 1
    for size in made[:-1]:
        rows = rows * size
    flat = builder.emit(relax.op.reshape(call.args[0], [rows, given[-1]]))
    known = rows if isinstance(rows, int) else getattr(rows, "value", None)
    var = builder.add_func(definition(replace(problem, rows=None if known is None else int(known))), NAME)
    table = relax.const(powers(problem.n), "float32")
    out = builder.emit(relax.call_tir(var, [flat, table], relax.TensorType([rows, made[-1]], "float32")))
    return relax.op.reshape(out, made)


def definition(problem: FourierProblem) -> PrimFunc:
    """A PrimFunc(x[rows, n or 2·bins], powers[n, 2], out[rows, 2·bins or n]) that computes each result as a sum."""
    n, inverse, scale = problem.n, problem.inverse, problem.scale
    bins = n // 2 + 1
    given, made = (2 * bins, n) if inverse else (n, 2 * bins)

    rows = sized(problem.rows, "rows")
    tensors = {"x": ((rows, given), "float32"), "w": ((n, 2), "float32"), "out": ((rows, made), "float32")}

    @T.macro  # type: ignore[untyped-decorator]
    def fourier(x: Buffer, w: Buffer, out: Buffer) -> None:
        for row in T.serial(rows):
            with T.sblock("fourier"):
                T.reads(x[row, 0:given], w[0:n, 0:2])
                T.writes(out[row, 0:made])
                total = T.sblock_alloc_buffer((1,), "float32", scope="local")
                for i in T.serial(T.int64(made)):
                    total[0] = T.float32(0)
                    for k in T.serial(T.int64(bins if inverse else n)):
                        if inverse:
                            part = T.meta_var(
                                x[row, 2 * k] * w[(k * i) % n, 0]
                                + T.if_then_else(k % (n // 2) == 0, T.float32(0), x[row, 2 * k + 1] * w[(k * i) % n, 1])
                            )
                            total[0] = total[0] + part * T.if_then_else(k % (n // 2) == 0, T.float32(1), T.float32(2))
                        else:
                            total[0] = total[0] + x[row, k] * w[(k * (i // 2)) % n, i % 2]
                    if inverse:
                        out[row, i] = total[0] * T.float32(scale)
                    else:  # bins 0 and n / 2 have no imaginary part, whatever x holds
                        out[row, i] = T.if_then_else(i % n == 1, T.float32(0), total[0] * T.float32(scale))

    return defining(function_of(tensors, fourier), NAME, n=n, inverse=int(inverse), scale=scale.hex())


def fourier_problem(func: PrimFunc) -> FourierProblem | None:
    """What transform `func` defines; None where it defines none."""
    facts = defined_as(func, NAME)
    if facts is None:
        return None
    rows = getattr(func.params[0].shape[0], "value", None)
    return FourierProblem(
        int(facts["n"]), bool(facts["inverse"]), float.fromhex(str(facts["scale"])), None if rows is None else int(rows)
    )
