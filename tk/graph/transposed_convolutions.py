"""Transposed convolutions in a form that a rule of the target has a kernel for, channels last.

    stride 1       a convolution with the kernel turned round
    others         transposed_convolution(x, w'), which multiplies no zeros: w' are the weights sorted by the phase of the
                   pixels that they reach, once, when the model is compiled

Channels that are no multiple of 8 are padded, and groups become one with zeros between them, where that is not too many zeros
and a rule takes it; else they stay groups, where a rule takes those.
What no rule takes goes back to channels first, and so does a dilated kernel of another stride than 1: with zeros between its
taps, an element of x that is infinite or NaN would make NaN of pixels that it does not reach. LegalizeOps expands both.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from tk.graph.combined_groups import zeros_of
from tk.graph.dataflow import dtype_of, mutating, name_of, shape_of

if TYPE_CHECKING:
    import tvm
    from tvm import relax, te
    from tvm.ir import Call, Expr
    from tvm.tirx import PrimFunc

__all__ = [
    "RANKS",
    "PhaseTransposedConvolutions",
    "TurnTransposedConvolutions",
    "have_phases",
    "is_known",
    "transposed_convolution",
]

RANKS = {"nn.conv1d_transpose": 1, "nn.conv2d_transpose": 2, "nn.conv3d_transpose": 3}
OUT_ELEMENTWISE_FUSABLE = 4  # TVM's OpPatternKind: what follows by element is fused behind it
ALIGNMENT = {"float16": 8, "bfloat16": 8, "float32": 4}  # channels in 16 bytes, of which a tensor map's strides are multiples
MOST_ZEROS = 6  # times the multiplications of the taps that there are, where strides or groups bring zeros


def TurnTransposedConvolutions() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites transposed convolutions of stride 1, of 16-bit and float32 operands with channels first, as convolutions."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Turn(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            rank = RANKS.get(name_of(call))
            if rank is None or not has_known_channels(call) or any(int(s) != 1 for s in call.attrs.strides):
                return call
            attrs, emit = call.attrs, self.builder_.emit
            c, own, *kernel = (int(dim) for dim in call.args[1].ty.shape)
            dilations, groups = [int(d) for d in attrs.dilation], int(attrs.groups)
            pads = [d * (k - 1) - int(p) for d, k, p in zip(dilations * 2, kernel * 2, attrs.padding, strict=True)]
            pads = [p + m for p, m in zip(pads, [0] * rank + [int(o) for o in attrs.output_padding], strict=True)]
            if min(pads) < 0 or str(attrs.data_layout).endswith("C"):
                return call
            w = emit(relax.op.reshape(call.args[1], [groups, c // groups, own, *kernel]))
            w = emit(relax.op.permute_dims(w, [0, 2, 1, *range(3, rank + 3)]))
            w = emit(relax.op.reshape(w, [groups * own, c // groups, *kernel]))
            for axis in range(rank):
                w = emit(relax.op.flip(w, axis + 2))
            make = getattr(relax.op.nn, f"conv{rank}d")
            return make(call.args[0], w, padding=pads, dilation=dilations, groups=groups, out_dtype=attrs.out_dtype)

    return mutating("TurnTransposedConvolutions", Turn, of=RANKS)


def PhaseTransposedConvolutions(takes: Callable[[PrimFunc], bool]) -> tvm.transform.Pass:  # noqa: N802 - named as TVM's are
    """Rewrites the others of 16-bit and float32 operands, of images of any size, symbolic ones too."""
    from tvm import relax

    @relax.expr_functor.mutator
    class Phase(relax.PyExprMutator):  # type: ignore[misc]
        def visit_call_(self, call: Call) -> Call:
            call = super().visit_call_(call)
            rank = RANKS.get(name_of(call))
            if rank is None:
                return call
            last = str(call.attrs.data_layout).endswith("C")
            made = self.by_phase(call, rank, last) if has_known_channels(call) else None
            if made is None:
                return _channels_first(self.builder_, call, rank) if last else call
            return made if last else relax.op.permute_dims(self.builder_.emit(made), [0, rank + 1, *range(1, rank + 1)])

        def by_phase(self, call: Call, rank: int, last: bool) -> Expr | None:
            """The call of the function; None where it would multiply too many zeros, or no rule takes it."""
            from tvm.tirx import IntImm

            emit, attrs = self.builder_.emit, call.attrs
            strides, cuts = [int(s) for s in attrs.strides], [int(p) for p in attrs.padding][:rank]
            x, w = call.args
            shape = [int(dim) if isinstance(dim, IntImm) else dim for dim in list(call.ty.shape)[1:]]
            sizes = shape[:-1] if last else shape[1:]
            if not last:
                x = emit(relax.op.permute_dims(x, [0, *range(2, rank + 2), 1]))
                w = emit(relax.op.permute_dims(w, [*range(2, rank + 2), 0, 1]))
            kernel, groups = [int(k) for k in list(w.ty.shape)[:rank]], int(attrs.groups)
            dilated = any(int(d) > 1 and k > 1 for d, k in zip(attrs.dilation, kernel, strict=True))
            if dilated or _zeros(kernel, strides) > MOST_ZEROS or any(isinstance(size, int) and size < 1 for size in sizes):
                return None
            window, made = (kernel, strides, cuts, sizes), None
            if groups == 1 or groups * _zeros(kernel, strides) <= MOST_ZEROS:
                own = int(w.ty.shape[rank]) // groups, int(w.ty.shape[rank + 1])
                one = _of_one_group(self.builder_, w, rank, groups)
                made = self.taken(_by_phase(self.builder_, call, (x, one), window, 1, own if groups > 1 else None))
            if made is None and groups > 1:
                apart = _groups_last(self.builder_, w, rank, groups)
                made = self.taken(_by_phase(self.builder_, call, (x, apart), window, groups))
            return made

        def taken(self, made: Call) -> Call | None:
            """`made` where a rule takes its function."""
            return made if takes(self.builder_.get()[made.args[0]]) else None

    return mutating("PhaseTransposedConvolutions", Phase, relax.transform.DeadCodeElimination(), of=RANKS)


def _by_phase(
    builder: relax.BlockBuilder,
    call: Call,
    operands: tuple[Expr, Expr],
    window: tuple[list[int], ...],
    groups: int,
    own: tuple[int, int] | None = None,
) -> Call:
    """The call of the function of x and w [k…, c of a group, o]; `own` are the channels, in and out, of a group as it was
    before they became one."""
    from tvm import relax

    (x, w), (kernel, strides, cuts, sizes) = operands, window
    rank = len(kernel)
    channels, columns = (int(dim) for dim in list(w.ty.shape)[rank:])
    unit = ALIGNMENT[dtype_of(x)]
    if channels % unit and groups == 1:
        x = builder.emit(relax.op.nn.pad(x, [0, 0] * (rank + 1) + [0, -channels % unit]))
        w = builder.emit(relax.op.nn.pad(w, [0, 0] * rank + [0, -channels % unit, 0, 0]))
    first = columns % unit > 0 or dtype_of(x) == "float32"
    w = _sorted_weights(builder, w, kernel, strides, first)
    given = {"dtype": str(call.ty.dtype.dtype), "outputs_first": first, "primfunc_name_hint": f"conv{rank}d_transpose"}
    given |= {"groups": groups} if groups > 1 else {}
    attributes = {"op_pattern": OUT_ELEMENTWISE_FUSABLE}
    # what lies outside of x multiplies nothing either
    zeros = zeros_of(own, list(zip(kernel, strides, strict=True)))
    return builder.call_te(
        transposed_convolution, x, w, strides, cuts, sizes, **given, zeros=zeros, primfunc_attrs=attributes
    )  # fmt: skip


def _of_one_group(builder: relax.BlockBuilder, w: Expr, rank: int, groups: int) -> Expr:
    """w [k…, c, o of a group] as [k…, c, o], zeros where an output channel is not of the input's group."""
    import numpy as np
    from tvm import relax

    if groups == 1:
        return w
    c, own = (int(dim) for dim in list(w.ty.shape)[rank:])
    inside = np.arange(c)[:, None] // (c // groups) == np.arange(own * groups)[None, :] // own
    repeated = builder.emit(relax.op.tile(w, [1] * (rank + 1) + [groups]))
    mask = relax.const(inside.reshape([1] * rank + list(inside.shape)))
    return builder.emit(relax.op.where(mask, repeated, relax.const(0, dtype_of(w))))


def _groups_last(builder: relax.BlockBuilder, w: Expr, rank: int, groups: int) -> Expr:
    """w [k…, c, o of a group] as [k…, c of a group, o]."""
    from tvm import relax

    *kernel, c, own = (int(dim) for dim in w.ty.shape)
    w = builder.emit(relax.op.reshape(w, [*kernel, groups, c // groups, own]))
    w = builder.emit(relax.op.permute_dims(w, [*range(rank), rank + 1, rank, rank + 2]))
    return builder.emit(relax.op.reshape(w, [*kernel, c // groups, groups * own]))


def _sorted_weights(builder: relax.BlockBuilder, w: Expr, kernel: Sequence[int], strides: Sequence[int], first: bool) -> Expr:
    """w [k…, c, o] as [t…, c, s…, o], or as [s…, o, t…, c]."""
    from tvm import relax

    emit, rank = builder.emit, len(kernel)
    taps = [-(-k // s) for k, s in zip(kernel, strides, strict=True)]
    missing = [t * s - k for t, s, k in zip(taps, strides, kernel, strict=True)]
    if any(missing):
        w = emit(relax.op.nn.pad(w, [end for more in missing for end in (0, more)] + [0, 0, 0, 0]))
    c, o = (int(dim) for dim in list(w.ty.shape)[rank:])
    w = emit(relax.op.reshape(w, [*(n for pair in zip(taps, strides, strict=True) for n in pair), c, o]))
    for axis in range(rank):
        w = emit(relax.op.flip(w, 2 * axis))
    k, phases = [*range(0, 2 * rank, 2), 2 * rank], [*range(1, 2 * rank, 2), 2 * rank + 1]
    return emit(relax.op.permute_dims(w, phases + k if first else k + phases))


def _channels_first(builder: relax.BlockBuilder, call: Call, rank: int) -> Expr:
    """The call with channels first, its operands and result turned."""
    from tvm import relax

    emit, attrs = builder.emit, call.attrs
    x = emit(relax.op.permute_dims(call.args[0], [0, rank + 1, *range(1, rank + 1)]))
    w = emit(relax.op.permute_dims(call.args[1], [rank, rank + 1, *range(rank)]))
    make = getattr(relax.op.nn, f"conv{rank}d_transpose")
    names = ("strides", "padding", "output_padding", "dilation", "groups", "out_dtype")
    y = emit(make(x, w, **{name: getattr(attrs, name) for name in names}))
    return relax.op.permute_dims(y, [0, *range(2, rank + 2), 1])


def transposed_convolution(
    x: te.Tensor,
    w: te.Tensor,
    strides: Sequence[int],
    cuts: Sequence[int],
    sizes: Sequence[int],
    dtype: str = "float32",
    outputs_first: bool = False,
    zeros: dict[str, Any] | None = None,
    groups: int = 1,
) -> te.Tensor:
    """The TE tensor Y [n, sizes…, o] of x [n, …, c] and w [T…, c, strides…, o], or with `outputs_first` [strides…, o, T…, c],
    its sums in `dtype`; `cuts` are the pixels that padding takes from the start of each axis, `zeros` what of w is zero
    (combined_groups.py). Of several groups w has the c of one.

        Y[n, j…, o] = sum over t and c of x[n, (j + cut) // s + t - (T - 1)…, c] * w[t…, c, (j + cut) % s…, o]

    s is the stride and T = ceil(kernel / s) the taps that fall on positions of x along an axis, whichever phase (j + cut) % s a
    pixel j is of; the kernel's tap k = p + s * (T - 1 - t) is w's tap t of phase p, zero where it is beyond the kernel.
    """
    from tvm import te, tirx, topi

    rank = len(strides)
    taps = [int(dim) for dim in (w.shape[rank + 1 : -1] if outputs_first else w.shape[:rank])]
    columns = w.shape[rank] if outputs_first else w.shape[-1]
    indices = [(size - 1 + cut) // stride + 1 for size, cut, stride in zip(sizes, cuts, strides, strict=True)]
    behind = [_not_negative(index - x.shape[i + 1]) for i, index in enumerate(indices)]
    padded = topi.nn.pad(x, [0, *(t - 1 for t in taps), 0], [0, *behind, 0], name="pad_temp")
    steps = [te.reduce_axis((0, t), name=f"t{i}") for i, t in enumerate(taps)]
    channels = int(x.shape[-1]) // groups
    channel = te.reduce_axis((0, channels), name="c")

    def value(n: Expr, *rest: Expr) -> Expr:
        pixels, o = rest[:rank], rest[rank]
        first = 0 if groups == 1 else te.indexdiv(o, int(columns) // groups) * channels
        moved = [j + cut for j, cut in zip(pixels, cuts, strict=True)]
        where = [tirx.floordiv(j, s) + t for j, s, t in zip(moved, strides, steps, strict=True)]
        phase = [tirx.floormod(j, s) for j, s in zip(moved, strides, strict=True)]
        index = (*phase, o, *steps, channel) if outputs_first else (*steps, channel, *phase, o)
        left, right = padded[(n, *where, first + channel)], w[index]
        return te.sum(left.astype(dtype) * right.astype(dtype), axis=[*steps, channel])

    return te.compute((x.shape[0], *sizes, columns), value, name="conv_transpose", attrs=zeros or {})


def have_phases(takes: Callable[[PrimFunc], bool]) -> bool:
    """Whether a rule has a kernel for `transposed_convolution`: `takes` is asked of one that any such rule has."""
    from tvm import te

    x, w = te.placeholder((1, 8, 8, 64), "float16", "x"), te.placeholder((2, 2, 64, 2, 2, 64), "float16", "w")
    return takes(te.create_prim_func([x, w, transposed_convolution(x, w, (2, 2), (1, 1), (16, 16))]))


def _not_negative(size: Any) -> Any:
    """A number of pixels, or 0 where it is less; a difference of symbolic sizes is, as a rule, a number."""
    from tvm import tirx
    from tvm.sym import Analyzer

    size = size if isinstance(size, int) else Analyzer().simplify(size)
    return max(0, int(size)) if isinstance(size, int | tirx.IntImm) else tirx.max(size, tirx.IntImm("int64", 0))


def is_known(call: Call) -> bool:
    """Whether the call is of 16-bit or float32 operands and sizes that are known but for the batch."""
    from tvm.tirx import IntImm

    shapes = [shape_of(call.args[0]), shape_of(call)]
    return has_known_channels(call) and all(isinstance(dim, IntImm) for shape in shapes for dim in list(shape or ())[1:])


def has_known_channels(call: Call) -> bool:
    """Whether the call is of 16-bit or float32 operands, of channels and a kernel that are known."""
    from tvm.tirx import IntImm

    x, w = (shape_of(arg) for arg in call.args[:2])
    if x is None or w is None or shape_of(call) is None or any(dtype_of(arg) not in ALIGNMENT for arg in call.args[:2]):
        return False
    channels = x[-1] if str(call.attrs.data_layout).endswith("C") else x[1]
    return all(isinstance(dim, IntImm) for dim in [channels, *w])


def _zeros(kernel: Sequence[int], strides: Sequence[int]) -> float:
    """How many times the multiplications that the kernel needs are done."""
    times = 1.0
    for k, s in zip(kernel, strides, strict=True):
        times *= -(-k // s) * s / k
    return times
