"""Matrix products of odd sizes in the kernels of even ones: k padded with zeros, and weights read with k contiguous.

    matmul(a: [m, k], b: [k, n])      →      sum_k pad(a)[i, k] · pad(bᵀ)[j, k]

A tensor map of TMA takes rows of multiples of 16 bytes. A matmul whose k is none gets k padded in both operands; one whose n
is none reads b transposed, where any n will do. Weights are padded and transposed when the model is compiled; what is computed
is copied, in the kernel that makes it where that is possible. Zeros meet zeros alone: NaN and infinities stay where they are.
Only where a rule of the target takes the one matmul and not the other, and where the kernel gains more than copies cost.
"""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING

from tvm import relax

from tk.graph.dataflow import mutating, with_zeros
from tk.graph.fold_transpose import matmul_of, of_matrices, operand_transposed

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr, Var
    from tvm.tirx import PrimFunc

__all__ = ["AlignMatmuls", "AlignWeights"]

DTYPES = ("float32", "float16", "bfloat16")
BYTES = 16
SYMBOLIC = 512  # what a symbolic dim counts as
# Of an H200: what a matmul takes more at least in the kernels that take any size, by its multiplications and in any case, in
# seconds, and what copies take (tests/gpu/odd_matmuls.py 42 2 always).
SECONDS, ANYWAY = 5e-14, 3e-6
BANDWIDTH = 3e12  # bytes a second


def AlignWeights(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """The matmuls by weights, the parameters of "main" behind its inputs, while these are still to be folded."""
    return _aligning("AlignWeights", takes, weights=True)


def AlignMatmuls(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """The matmuls of computed tensors, once attention is found. `takes` says whether a rule has a kernel for a PrimFunc."""
    return _aligning("AlignMatmuls", takes, weights=False)


def _aligning(name: str, takes: Callable[[PrimFunc], bool], weights: bool) -> tvm.transform.Pass:
    @relax.expr_functor.mutator
    class Align(relax.PyExprMutator):  # type: ignore[misc]
        params: frozenset[Var] = frozenset()

        def visit_function_(self, func: relax.Function) -> relax.Function:
            self.params = frozenset(func.params[int((func.attrs or {}).get("num_input", len(func.params))) :])
            return super().visit_function_(func)

        def visit_call_(self, call: Call) -> Expr:
            call = super().visit_call_(call)
            if getattr(call.op, "name", "") != "relax.matmul" or not _of_matrices(call):
                return call
            transposed = operand_transposed(self, call.args[1])
            weight = transposed if transposed is not None else call.args[1]
            if (weight in self.params) != weights or not _odd(call) or not _worthwhile(call, weights, transposed is not None):
                return call
            aligned, (a, b) = self.aligned(call, transposed, weights), call.args
            plain = self.matmul(a, b, False, str(call.ty.dtype.dtype))
            return aligned if takes(self.kernel(aligned)) and not takes(self.kernel(plain)) else call

        def aligned(self, call: Call, transposed: Expr | None, weights: bool) -> Expr:
            """The product of operands with k padded."""
            (a, b), emit = call.args, self.builder_.emit
            k = int(a.ty.shape[-1])
            wanted = -(-k // _unit(a)) * _unit(a)
            by_rows = weights or transposed is not None or int(b.ty.shape[-1]) % _unit(b) != 0
            if by_rows:
                b = transposed if transposed is not None else emit(relax.op.permute_dims(b, _swapped(b)))
            a, b = with_zeros(emit, a, -1, wanted), with_zeros(emit, b, -1 if by_rows else -2, wanted)
            return self.matmul(a, b, by_rows, str(call.ty.dtype.dtype))

        def matmul(self, a: Expr, b: Expr, by_rows: bool, dtype: str) -> Expr:
            """A call of the PrimFunc of the matmul, summed in `dtype`, of b or, `by_rows`, its transpose."""
            build, hint = matmul_of((False, by_rows), dtype)
            return self.builder_.call_te(build, a, b, primfunc_name_hint=hint)

        def kernel(self, call: Call) -> PrimFunc:
            return self.builder_.get()[call.args[0]]

    return mutating(name, Align, relax.transform.DeadCodeElimination(["main"]), of=("matmul",))


def _shape(x: Expr) -> list[Expr | int]:
    """Sizes as integers where they are known."""
    return [getattr(size, "value", size) for size in x.ty.shape]


def _of_matrices(call: Call) -> bool:
    """Whether k and n are known, there are rows and columns, and batches are both operands', or the one's or the other's."""
    a, b = call.args
    if str(a.ty.dtype.dtype) not in DTYPES or str(b.ty.dtype.dtype) != str(a.ty.dtype.dtype):
        return False
    if not all(getattr(each.ty, "shape", None) is not None and int(each.ty.ndim) >= 2 for each in (a, b)):
        return False
    first, second = _shape(a), _shape(b)
    sizes = first[-1], second[-2], second[-1]
    plain = int(a.ty.ndim) == 2 or of_matrices(list(a.ty.shape), list(b.ty.shape))
    return plain and all(isinstance(size, int) and size > 0 for size in sizes) and 1 not in (first[-2], second[-1])


def _unit(x: Expr) -> int:
    """Elements in 16 bytes."""
    return BYTES // int(x.ty.dtype.dtype.itemsize)


def _odd(call: Call) -> bool:
    """Whether rows of either operand are no multiple of 16 bytes."""
    return any(_shape(each)[-1] % _unit(each) for each in call.args)


def _swapped(x: Expr) -> list[int]:
    """The axes of x, the last two the other way round."""
    axes = list(range(int(x.ty.ndim)))
    return [*axes[:-2], axes[-1], axes[-2]]


def _worthwhile(call: Call, weights: bool, transposed: bool) -> bool:
    """Whether the better kernel gains more than the copies of what is computed cost. A `transposed` second operand is copied
    either way: the kernels that take any size read it by its rows."""
    a, b = call.args
    known = [[size if isinstance(size, int) else SYMBOLIC for size in _shape(each)] for each in (a, b)]
    copied = [a] if known[0][-1] % _unit(a) else []
    copied += [] if weights or transposed else [b]
    size = int(a.ty.dtype.dtype.itemsize)
    moved = sum(2 * size * prod(known[0] if each is a else known[1]) / BANDWIDTH for each in copied)
    repeated = prod(known[1][:-2]) if len(known[0]) == 2 else 1  # a matrix times each of a batch
    return SECONDS * prod(known[0]) * known[1][-1] * repeated + ANYWAY > moved
