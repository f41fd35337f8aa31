"""Convolutions of fewer groups than they had, with zeros between the weights of those that are one now: functions that say so.

    Y[n, p…, o] = sum over t and c of X[n, p · stride + t · dilation − pad…, g(o) · C + c] · W[t…, c, o]

Their block is annotated with what of W is zero by construction, and so is a transposed convolution's. Zero times ∞ is NaN,
where torch multiplies nothing: only rules whose kernels leave such products out where a sum is not finite may take these. Any
other gets what `without_zeros` makes of them, whose sums have a choice for each term.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tk.lowering.block_tree import has_block

if TYPE_CHECKING:
    from tvm import te
    from tvm.ir import Expr, TensorLoad
    from tvm.s_tir import SBlock
    from tvm.tirx import BufferStore, PrimFunc
    from tvm_ffi.structural import StructuralMutator

__all__ = [
    "combined_convolution",
    "has_zeros",
    "multiplies_zeros",
    "without_zeros",
    "zero_groups",
    "zero_kernel",
    "zeros_of",
]

GROUPS, KERNEL = "tk.zeros_between_groups", "tk.zeros_behind_kernel"


def zeros_of(groups: tuple[int, int] | None = None, kernel: Sequence[tuple[int, int]] = ()) -> dict[str, Any]:
    """The annotations of a convolution whose W is zero where channel c // groups[0] is not column o // groups[1], columns
    counted from the first of a group of the convolution; and, of a transposed one, in taps beyond the kernel: `kernel` is its
    size and the stride along each axis."""
    found: dict[str, Any] = {}
    if groups is not None:
        found[GROUPS] = list(groups)
    if kernel:
        found[KERNEL] = [number for axis in kernel for number in axis]
    return found


def has_zeros(block: SBlock) -> bool:
    """Whether `block` multiplies zeros that are annotated: where groups were combined, or strides do not divide a kernel."""
    kernel = [int(each) for each in block.annotations.get(KERNEL, ())]
    return GROUPS in block.annotations or any(size % stride for size, stride in zip(kernel[::2], kernel[1::2], strict=True))


def multiplies_zeros(func: PrimFunc) -> bool:
    """Whether a block of `func` does."""
    return has_block(func.body, has_zeros)


def zero_groups(annotations: Mapping[str, Any]) -> tuple[int, int] | None:
    """The channels, in and out, of a group as it was, of what `zeros_of` gave; None where none were combined."""
    found = annotations.get(GROUPS)
    return None if found is None else (int(found[0]), int(found[1]))


def zero_kernel(annotations: Mapping[str, Any]) -> tuple[int, ...]:
    """The kernel of what `zeros_of` gave along each axis; empty where it gave none."""
    return tuple(int(each) for each in list(annotations.get(KERNEL, ()))[::2])


def without_zeros(func: PrimFunc) -> PrimFunc | None:
    """`func` where the terms that are annotated as zeros are chosen not to be added; None where they cannot be told by its
    indices any more."""
    import tvm_ffi
    from tvm.s_tir import SBlock

    lost = []

    def block(node: SBlock, mutator: StructuralMutator) -> SBlock:
        node = mutator.default_mutate(node)
        if not has_zeros(node):
            return node
        body = _of_own_terms(node)
        lost.append(body is None)
        kept = {key: value for key, value in node.annotations.items() if key not in (GROUPS, KERNEL)}
        return SBlock(
            node.iter_vars, node.reads, node.writes, node.name_hint, node.body if body is None else body, node.init,
            node.alloc_buffers, node.match_buffers, kept,
        )  # fmt: skip

    body = tvm_ffi.structural_mutate(func.body, [(SBlock, block)])
    return None if any(lost) else func.with_body(body)


def _of_own_terms(block: SBlock) -> BufferStore | None:
    """The body of a sum over taps and, last, channels, of x times w as `combined_convolution` and transposed_convolutions.py
    make it: w's indices are the taps and the channel, and beside them the phases and the column, in this order; an axis of one
    tap, or of one phase, may have no index that varies."""
    from tvm import tirx
    from tvm.ir import TensorLoad
    from tvm.tirx import IterVar

    value: Any = getattr(block.body, "value", None)
    if not isinstance(value, tirx.Add) or not isinstance(value.b, tirx.Mul):
        return None
    product = value.b
    x, w = (each.value if isinstance(each, tirx.Cast) else each for each in (product.a, product.b))
    summed = [axis for axis in block.iter_vars if axis.iter_type == IterVar.CommReduce]
    if not (isinstance(x, TensorLoad) and isinstance(w, TensorLoad) and summed):
        return None
    *taps, channel = [axis.var for axis in summed]
    fixed = [*summed, *(axis for axis in block.iter_vars if _is_one(axis.dom.extent))]
    others = [index for index in w.indices if not any(index.same_as(axis.var) for axis in fixed)]
    *phases, column = [index for index in others if not isinstance(index, tirx.IntImm)] or [None]
    kernel = [int(each) for each in block.annotations.get(KERNEL, ())]
    strided = [stride for stride in kernel[1::2] if stride > 1]
    long = [tap for tap, axis in zip(taps, summed, strict=False) if not _is_one(axis.dom.extent)]
    if column is None or len(phases) != len(strided) or not any(index.same_as(channel) for index in w.indices):
        return None
    conditions: list[Expr] = []
    if (groups := zero_groups(block.annotations)) is not None:
        first = _columns_of_a_group(x, column)
        own = column if first is None else tirx.floormod(column, first)
        conditions.append(tirx.floordiv(channel, groups[0]) == tirx.floordiv(own, groups[1]))
    for size, stride in zip(kernel[::2], kernel[1::2], strict=True):
        count = -(-size // stride)
        tap = long.pop(0) if count > 1 and long else 0
        phase = phases.pop(0) if stride > 1 else 0
        if size % stride:
            conditions.append(phase + (count - 1 - tap) * stride < size)
    left = tirx.Select(tirx.all(*conditions), product, tirx.const(0, str(product.ty.dtype)))
    return tirx.BufferStore(block.body.buffer, value.a + left, list(block.body.indices))


def _is_one(extent: Expr) -> bool:
    from tvm import tirx

    return isinstance(extent, tirx.IntImm) and int(extent) == 1


def _columns_of_a_group(x: TensorLoad, column: Expr) -> Expr | None:
    """The columns of a group of the convolution, of which x's channel tells where there are several."""
    import tvm_ffi
    from tvm import tirx

    found: list[Expr] = []

    def divided(node: tirx.FloorDiv) -> None:
        if node.a.same_as(column):
            found.append(node.b)

    for index in x.indices:
        tvm_ffi.structural_walk(index, [(tirx.FloorDiv, divided)], order="post")
    return found[0] if found else None


def combined_convolution(
    x: te.Tensor,
    w: te.Tensor,
    window: tuple[Sequence[int], Sequence[int], Sequence[int]],
    groups: int,
    own: tuple[int, int],
    dtype: str = "float32",
    outputs_first: bool = False,
) -> te.Tensor:
    """The TE tensor Y [n, p…, o] of x [n, …, groups · c] and w [t…, c, o], or with `outputs_first` [o, t…, c], its sums in
    `dtype`; `window` are the strides, the pads before each axis and then behind each, and the dilations; `own` the channels, in
    and out, of a group as it was."""
    from tvm import te, topi
    from tvm.sym import Analyzer

    strides, pads, dilations = window
    rank = len(strides)
    taps = [int(dim) for dim in (w.shape[1:-1] if outputs_first else w.shape[:rank])]
    columns = w.shape[0] if outputs_first else w.shape[-1]
    padded = topi.nn.pad(x, [0, *pads[:rank], 0], [0, *pads[rank:], 0], name="pad_temp")
    simplify = Analyzer().simplify  # sizes of the image may be symbolic
    outs = [
        simplify((padded.shape[i + 1] - dilation * (t - 1) - 1) // stride + 1)
        for i, (t, stride, dilation) in enumerate(zip(taps, strides, dilations, strict=True))
    ]
    steps = [te.reduce_axis((0, t), name=f"t{i}") for i, t in enumerate(taps)]
    channels = w.shape[-1] if outputs_first else w.shape[rank]
    channel = te.reduce_axis((0, channels), name="c")

    def value(n: Expr, *rest: Expr) -> Expr:
        pixels, o = rest[:rank], rest[rank]
        where = [p * s + t * d for p, s, t, d in zip(pixels, strides, steps, dilations, strict=True)]
        first = 0 if groups == 1 else te.indexdiv(o, columns // groups) * channels
        right = w[(o, *steps, channel)] if outputs_first else w[(*steps, channel, o)]
        return te.sum(padded[(n, *where, first + channel)].astype(dtype) * right.astype(dtype), axis=[*steps, channel])

    return te.compute((x.shape[0], *outs, columns), value, name=f"conv{rank}d", attrs=zeros_of(own))
