"""Matmuls of 8 bits for targets without a kernel for them: their operands become numbers that hold every one of these exactly.

    matmul(a: float8 [m, k], b: float8 [k, n])      →      matmul(decode(a): bf16, decode(b): bf16), summed in float32
    matmul(a: int8 [m, k], b: int8 [k, n]): int32   →      matmul(astype(a, int32), astype(b, int32))

The products are the same numbers, and so are sums but for their order. On a CPU float8 becomes float32. A weight is decoded
when the model is compiled, what is computed in the kernel that rounds it to 8 bits. No tensor of float8's own dtype is left.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tvm import relax, tirx
from tvm.relax import op

from tk.graph.dataflow import bound_value, dtype_of, mutating, name_of
from tk.graph.float8 import FLOAT8, FORMATS, TO_FLOAT8, decode, float8_to_codes
from tk.graph.fold_transpose import matmul_of

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Call, Expr

    from tk.target import Target

__all__ = ["WidenMatmuls"]


def WidenMatmuls(target: Target, takes: Callable[[tirx.PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites `matmul`s of float8, and of int8 summed in int32, but those of one dtype that a rule of a GPU takes, as `takes`
    says."""
    # bfloat16 where there is one: of float16, which holds every float8 too, some matrix cores take subnormal numbers for 0
    wide = "float32" if not target.is_gpu else next((d for d in ("bfloat16", "float16") if d in target.matrix), "float32")

    @relax.expr_functor.mutator
    class Widen(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            dtypes = [dtype_of(arg) for arg in call.args] if name_of(call) == "matmul" else []
            whole = dtypes == ["int8", "int8"] and dtype_of(call) == "int32"
            if not (whole or any(dtype in FLOAT8 for dtype in dtypes)) or self.has_kernel(call, dtypes):
                return call
            if whole:
                return op.matmul(*(self.builder_.emit(op.astype(arg, "int32")) for arg in call.args), out_dtype="int32")
            operands = [self.decoded(arg) if dtype in FLOAT8 else arg for arg, dtype in zip(call.args, dtypes, strict=True)]
            return op.matmul(*operands, out_dtype=dtype_of(call))

        def has_kernel(self, call: Call, dtypes: list[str]) -> bool:
            if not target.is_gpu or len(set(dtypes)) != 1:
                return False
            build, hint = matmul_of([False, False], dtype_of(call))
            trial = self.builder_.call_te(build, *call.args, primfunc_name_hint=hint)
            return takes(self.builder_.get()[trial.args[0]])

        def decoded(self, x: Expr) -> Expr:
            """The numbers of a float8 tensor, of its codes where it was made of some."""
            made, value = self.codes(x), decode(FORMATS[dtype_of(x)], wide)
            return self.builder_.emit_te(value, made, primfunc_name_hint=f"of_{dtype_of(x)}")

        def codes(self, x: Expr) -> Expr:
            value: Any = bound_value(self, x)
            if name_of(value) == "permute_dims":
                return self.builder_.emit(op.permute_dims(self.codes(value.args[0]), value.attrs.axes))
            if name_of(value) == "call_tir" and value.args[0].name_hint.startswith(TO_FLOAT8):
                return value.args[1].fields[0] if isinstance(value.args[1], relax.Tuple) else value.args[1]
            return float8_to_codes(self.builder_, x)

    return mutating("WidenMatmuls", Widen, of=("matmul",))
