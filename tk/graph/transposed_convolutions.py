"""Transposed convolutions as functions that multiply no zeros, where a rule of the target has a kernel for them.

    conv2d_transpose(x, w [k…, c, o])     →     transposed_convolution(x, w' [t…, c, s…, o]),   channels last

w' are the weights sorted by the phase of the pixels that they reach, once, when the model is compiled. A channels-last one that
no rule takes goes back to channels first, which is the form that TVM can expand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tk.graph.dataflow import dtype_of, shape_of, update_functions

if TYPE_CHECKING:
    import tvm
    from tvm.tirx import PrimFunc

__all__ = ["PhaseTransposedConvolutions", "transposed_convolution"]

RANKS = {"relax.nn.conv1d_transpose": 1, "relax.nn.conv2d_transpose": 2, "relax.nn.conv3d_transpose": 3}
OUT_ELEMENTWISE_FUSABLE = 4  # TVM's OpPatternKind: what follows by element is fused behind it
MOST_ZEROS = 4  # times the multiplications of the taps that there are, where a stride does not divide a kernel


def PhaseTransposedConvolutions(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - named as TVM's are
    """Rewrites transposed convolutions of 16-bit operands, of one group and no dilation, with known image sizes."""
    import tvm
    from tvm import relax

    @relax.expr_functor.mutator
    class Phase(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Any) -> Any:
            call = super().visit_call_(call)
            rank = RANKS.get(getattr(call.op, "name", ""))
            if rank is None:
                return call
            last = str(call.attrs.data_layout).endswith("C")
            made = self.by_phase(call, rank, last) if _is_plain(call) else None
            if made is None:
                return self.channels_first(call, rank) if last else call
            return made if last else relax.op.permute_dims(self.builder_.emit(made), [0, rank + 1, *range(1, rank + 1)])

        def by_phase(self, call: Any, rank: int, last: bool) -> Any | None:
            """The call of the function; None where no rule takes it."""
            emit, attrs = self.builder_.emit, call.attrs
            strides, cuts = [int(s) for s in attrs.strides], [int(p) for p in attrs.padding][:rank]
            x, w = call.args
            sizes = [int(dim) for dim in call.ty.shape][1:-1] if last else [int(dim) for dim in call.ty.shape][2:]
            if not last:
                x = emit(relax.op.permute_dims(x, [0, *range(2, rank + 2), 1]))
                w = emit(relax.op.permute_dims(w, [*range(2, rank + 2), 0, 1]))
            kernel = [int(dim) for dim in w.ty.shape][:rank]
            if _zeros(kernel, strides) > MOST_ZEROS or min(sizes) < 1:
                return None
            w = self.sorted_weights(w, kernel, strides)
            given = {"dtype": str(call.ty.dtype.dtype), "primfunc_name_hint": f"conv{rank}d_transpose"}
            attributes = {"op_pattern": OUT_ELEMENTWISE_FUSABLE}
            made = self.builder_.call_te(
                transposed_convolution, x, w, strides, cuts, sizes, **given, primfunc_attrs=attributes
            )  # fmt: skip
            return made if takes(self.builder_.get()[made.args[0]]) else None

        def sorted_weights(self, w: Any, kernel: Sequence[int], strides: Sequence[int]) -> Any:
            """w [k…, c, o] as [t…, c, s…, o]."""
            emit, rank = self.builder_.emit, len(kernel)
            taps = [-(-k // s) for k, s in zip(kernel, strides, strict=True)]
            missing = [t * s - k for t, s, k in zip(taps, strides, kernel, strict=True)]
            if any(missing):
                w = emit(relax.op.nn.pad(w, [end for more in missing for end in (0, more)] + [0, 0, 0, 0]))
            c, o = (int(dim) for dim in list(w.ty.shape)[rank:])
            w = emit(relax.op.reshape(w, [*(n for pair in zip(taps, strides, strict=True) for n in pair), c, o]))
            for axis in range(rank):
                w = emit(relax.op.flip(w, 2 * axis))
            order = [*range(0, 2 * rank, 2), 2 * rank, *range(1, 2 * rank, 2), 2 * rank + 1]
            return emit(relax.op.permute_dims(w, order))

        def channels_first(self, call: Any, rank: int) -> Any:
            """The call with channels first, its operands and result turned."""
            emit, attrs = self.builder_.emit, call.attrs
            x = emit(relax.op.permute_dims(call.args[0], [0, rank + 1, *range(1, rank + 1)]))
            w = emit(relax.op.permute_dims(call.args[1], [rank, rank + 1, *range(rank)]))
            make = getattr(relax.op.nn, f"conv{rank}d_transpose")
            names = ("strides", "padding", "output_padding", "dilation", "groups", "out_dtype")
            y = emit(make(x, w, **{name: getattr(attrs, name) for name in names}))
            return relax.op.permute_dims(y, [0, *range(2, rank + 2), 1])

    @tvm.transform.module_pass(opt_level=0, name="PhaseTransposedConvolutions")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        phase = Phase(mod)
        update_functions(mod, phase.builder_, phase.visit_expr)
        return relax.transform.DeadCodeElimination()(phase.builder_.get())

    return rewrite


def transposed_convolution(
    x: Any, w: Any, strides: Sequence[int], cuts: Sequence[int], sizes: Sequence[int], dtype: str = "float32"
) -> Any:
    """The TE tensor Y [n, sizes…, o] of x [n, …, c] and w [T…, c, strides…, o], its sums in `dtype`; `cuts` are the pixels that
    padding takes from the start of each axis.

        Y[n, j…, o] = sum over t and c of x[n, (j + cut) // s + t - (T - 1)…, c] * w[t…, c, (j + cut) % s…, o]

    s is the stride and T = ceil(kernel / s) the taps that fall on places of x along an axis, whichever phase (j + cut) % s a
    pixel j is of; the kernel's tap k = p + s * (T - 1 - t) is w's tap t of phase p, zero where it is beyond the kernel.
    """
    from tvm import te, tirx, topi

    rank = len(strides)
    taps = [int(w.shape[i]) for i in range(rank)]
    places = [(size - 1 + cut) // stride + 1 for size, cut, stride in zip(sizes, cuts, strides, strict=True)]
    behind = [max(0, place - int(x.shape[i + 1])) for i, place in enumerate(places)]
    padded = topi.nn.pad(x, [0, *(t - 1 for t in taps), 0], [0, *behind, 0], name="pad_temp")
    steps = [te.reduce_axis((0, t), name=f"t{i}") for i, t in enumerate(taps)]
    channel = te.reduce_axis((0, x.shape[-1]), name="c")

    def value(n: Any, *rest: Any) -> Any:
        pixels, o = rest[:rank], rest[rank]
        moved = [j + cut for j, cut in zip(pixels, cuts, strict=True)]
        where = [tirx.floordiv(j, s) + t for j, s, t in zip(moved, strides, steps, strict=True)]
        phase = [tirx.floormod(j, s) for j, s in zip(moved, strides, strict=True)]
        left, right = padded[(n, *where, channel)], w[(*steps, channel, *phase, o)]
        return te.sum(left.astype(dtype) * right.astype(dtype), axis=[*steps, channel])

    return te.compute((x.shape[0], *sizes, w.shape[-1]), value, name="conv_transpose")


def _is_plain(call: Any) -> bool:
    """Whether the call is of 16-bit operands, one group, no dilation, and sizes that are known but for the batch."""
    from tvm.tirx import IntImm

    shapes = [shape_of(call.args[0]), shape_of(call.args[1]), shape_of(call)]
    if any(shape is None for shape in shapes) or any(dtype_of(arg) not in ("float16", "bfloat16") for arg in call.args[:2]):
        return False
    known = [dim for shape in shapes for dim in list(shape or ())[1:]]
    plain = int(call.attrs.groups) == 1 and all(int(d) == 1 for d in call.attrs.dilation)
    return plain and all(isinstance(dim, IntImm) for dim in known)


def _zeros(kernel: Sequence[int], strides: Sequence[int]) -> float:
    """How many times the multiplications that the kernel needs are done."""
    times = 1.0
    for k, s in zip(kernel, strides, strict=True):
        times *= -(-k // s) * s / k
    return times
