"""ATen operators that give a tensor another shape. torch has computed it, symbolic dims and all: it is taken over."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from torch import fx
from tvm import relax, te, tirx

from tk.frontend.torch.ops.elements import dtype_of

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS", "holds_nothing"]


def _sizes(node: fx.Node, importer: Importer) -> list[relax.Expr | int]:
    return [importer.size(size) for size in node.meta["val"].shape]


def _view(node: fx.Node, importer: Importer) -> relax.Expr:
    return importer._emit_torch_reshape(importer.env[node.args[0]], _sizes(node, importer))


def _expand(node: fx.Node, importer: Importer) -> relax.Expr:
    return importer.block_builder.emit(
        relax.op.broadcast_to(importer.env[node.args[0]], relax.ShapeExpr(_sizes(node, importer)))
    )


def _copy(node: fx.Node, importer: Importer) -> relax.Expr:
    """copy(to, source): the source with the shape and the dtype of what it is copied to, which keeps its own value: TVM's
    converter is that of copy_, and names the result by `to`, which may be read later."""
    emit, source = importer.block_builder.emit, importer.env[node.args[1]]
    dtype = importer._convert_data_type(node.meta["val"].dtype)
    cast = source if dtype_of(source) == dtype else emit(relax.op.astype(source, dtype))
    return emit(relax.op.broadcast_to(cast, relax.ShapeExpr(_sizes(node, importer))))


def _repeat(node: fx.Node, importer: Importer) -> relax.Expr:
    """x [d…] repeated r[i] times along dim i, r with a number for each dim and for new ones in front:
    [1, d…] → [r₀, 1, …, rᵢ, dᵢ, …] → [r₀·1, …, rᵢ·dᵢ, …]. Numbers may be symbolic."""
    x, repeats = importer.retrieve_args(node)[:2]
    emit = importer.block_builder.emit
    dims = [*[1] * (len(repeats) - x.ty.ndim), *x.ty.shape.values]
    pairs = [(1, dim) for dim in dims], list(zip(repeats, dims, strict=True))
    apart, repeated = ([size for pair in each for size in pair] for each in pairs)
    spread = emit(relax.op.broadcast_to(emit(relax.op.reshape(x, apart)), relax.ShapeExpr(repeated)))
    return emit(relax.op.reshape(spread, relax.ShapeExpr(_sizes(node, importer))))


def _cat(node: fx.Node, importer: Importer) -> relax.Expr:
    """The parts along `dim`, without those that hold nothing: torch lets these have any rank, and no kernel can read them."""
    parts, dim = [*importer.retrieve_args(node), 0][:2]
    full = [part for part in parts if not holds_nothing(part)]
    sizes = _sizes(node, importer)
    if not full or any(_counts(part, dim, len(sizes)) for part in parts if holds_nothing(part)):
        return importer.block_builder.emit(relax.op.zeros(relax.ShapeExpr(sizes), str(parts[-1].ty.dtype.dtype)))
    if len(full) == 1:
        return full[0]
    builder, axis = importer.block_builder, dim % full[0].ty.ndim
    made = builder.normalize(relax.op.concat(full, axis))
    if made.ty.shape is None:  # sizes that torch holds to be one, and that no proof says so of: a call checks them
        own = [[*sizes[:axis], part.ty.shape.values[axis], *sizes[axis + 1 :]] for part in full]
        full = [builder.match_cast(x, relax.TensorType(need, x.ty.dtype.dtype)) for x, need in zip(full, own, strict=True)]
        made = relax.op.concat(full, axis)
    return builder.emit(made)


def _counts(part: relax.Expr, dim: int, ndim: int) -> bool:
    """Whether a part that holds nothing makes a result of `ndim` dims longer along `dim`: then that holds nothing either."""
    size = part.ty.shape.values[dim % ndim] if part.ty.ndim == ndim else 0
    return not isinstance(size, tirx.IntImm | int) or int(size) > 0


def _flip(node: fx.Node, importer: Importer) -> relax.Expr:
    """x with dims turned around; of a scalar, which torch lets have a dim, x itself."""
    x = importer.env[node.args[0]]
    return x if x.ty.ndim == 0 else importer.convert_map[str(node.target.__name__)](node)


def _squeeze(node: fx.Node, importer: Importer) -> relax.Expr:
    """Dims of size 1 left out; TVM's squeeze of no dim at all, or to no dim, does not compile."""
    x, shape = importer.env[node.args[0]], _sizes(node, importer)
    if len(shape) in (0, x.ty.ndim):
        return _view(node, importer)
    return importer.convert_map[str(node.target.__name__)](node)


def _diagonal(node: fx.Node, importer: Importer) -> relax.Expr:
    """x[…, i, …, i + offset, …] as x's other dims, then i. TVM's sum of products gives +0 for −0, and shapes that no function
    takes where dims are dynamic."""
    x, *given = importer.retrieve_args(node)
    named = dict(zip(("offset", "dim1", "dim2"), given, strict=False)) | dict(node.kwargs)
    offset, first, second = (int(named.get(name, i)) for name, i in (("offset", 0), ("dim1", 0), ("dim2", 1)))
    first, second = first % x.ty.ndim, second % x.ty.ndim
    sizes = _sizes(node, importer)

    def diagonal(a: relax.Expr) -> Any:
        def at(*index: Any) -> Any:
            others = iter(index[:-1])
            own = {first: index[-1] + max(-offset, 0), second: index[-1] + max(offset, 0)}
            return a(*(own[axis] if axis in own else next(others) for axis in range(x.ty.ndim)))

        return te.compute(sizes, at, name="diagonal")

    return importer.block_builder.emit_te(diagonal, x, primfunc_name_hint="diagonal")


def _split(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """The pieces along a dim, each a slice, which is part of the kernel that reads it: TVM's split stores all of them."""
    x, pieces = importer.env[node.args[0]], node.meta["val"]
    if len(pieces) == 1:
        return [x]
    axis, cuts = (node.args[2] if len(node.args) > 2 else node.kwargs.get("dim", 0)) % x.ty.ndim, []
    begin: Any = 0
    for piece in pieces:
        end = begin + importer.size(piece.shape[axis])
        cuts.append(importer.block_builder.emit(relax.op.strided_slice(x, [axis], [begin], [end], assume_inbound=True)))
        begin = end
    return cuts


def _roll(node: fx.Node, importer: Importer) -> relax.Expr:
    """x moved by shifts along dims, what leaves at one end entering at the other; without dims, x's elements in order. Two
    slices concatenated along a dim, which are part of the kernel that reads them: torch decomposes it into reads by a table."""
    x, *given = importer.retrieve_args(node)
    named = dict(zip(("shifts", "dims"), given, strict=False)) | dict(node.kwargs)
    shifts, dims = ([each] if isinstance(each, int) else list(each) for each in (named["shifts"], named.get("dims") or []))
    if holds_nothing(x) or x.ty.ndim == 0:
        return x
    if dims:
        for shift, dim in zip(shifts, dims, strict=True):
            x = _rolled(importer, x, shift, dim % x.ty.ndim)
        return x
    flat = _rolled(importer, importer.block_builder.emit(relax.op.reshape(x, [-1])), shifts[0], 0)
    return importer._emit_torch_reshape(flat, _sizes(node, importer))


def _rolled(importer: Importer, x: relax.Expr, shift: int | relax.Expr, dim: int) -> relax.Expr:
    """x moved by `shift` along `dim`."""
    size, emit = x.ty.shape.values[dim], importer.block_builder.emit
    if not isinstance(size, tirx.IntImm) or not isinstance(shift, int):

        def turned(a: te.Tensor, by: int | relax.Expr) -> te.Tensor:
            def at(*index: Any) -> Any:
                return a(*index[:dim], tirx.floormod(index[dim] - by, a.shape[dim]), *index[dim + 1 :])

            return te.compute(a.shape, at, name="roll")

        # as an argument, since a size that is in no tensor's shape is no parameter of the function otherwise
        return importer.block_builder.emit_te(turned, x, shift, primfunc_name_hint="roll")
    first = -shift % int(size)
    if not first:
        return x
    halves = [(first, int(size)), (0, first)]
    return emit(
        relax.op.concat([emit(relax.op.strided_slice(x, [dim], [a], [b], assume_inbound=True)) for a, b in halves], dim)
    )


def holds_nothing(x: relax.Expr) -> bool:
    """Whether a tensor has no elements, whatever its symbolic dims are."""
    return any(isinstance(size, tirx.IntImm) and int(size) == 0 for size in x.ty.shape.values)


def _filled(value: float | None) -> Callable[[fx.Node, Importer], relax.Expr]:
    """A converter to a constant tensor: of `value`, or of 0 where the model does not care (aten.empty and its kin), so
    that no result depends on chance."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        dtype = importer._convert_data_type(node.meta["val"].dtype)
        return importer.block_builder.emit(
            relax.op.full(relax.ShapeExpr(_sizes(node, importer)), relax.const(value or 0, dtype), dtype)
        )

    return convert


def _as_it_is(node: fx.Node, importer: Importer) -> relax.Expr:
    """The numbers in another order of memory, which a result of tk has not."""
    return importer.env[node.args[0]]


_ZEROS, _ONES = _filled(0), _filled(1)

CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    "_unsafe_view.default": _view,
    "cat.default": _cat,
    "copy.default": _copy,
    "copy_strided.default": _as_it_is,
    "diagonal.default": _diagonal,
    "_efficientzerotensor.default": _ZEROS,
    "empty.memory_format": _ZEROS,
    "empty_like.default": _ZEROS,
    "empty_permuted.default": _ZEROS,
    "empty_strided.default": _ZEROS,
    "expand.default": _expand,
    "flip.default": _flip,
    "new_empty_strided.default": _ZEROS,
    "new_empty.default": _ZEROS,
    "new_ones.default": _ONES,
    "new_zeros.default": _ZEROS,
    "ones.default": _ONES,
    "ones_like.default": _ONES,
    "repeat.default": _repeat,
    "reshape.default": _view,
    "roll.default": _roll,
    "split.Tensor": _split,
    "split_with_sizes.default": _split,
    "squeeze.default": _squeeze,
    "squeeze.dim": _squeeze,
    "squeeze.dims": _squeeze,
    "view.default": _view,
    "zeros.default": _ZEROS,
    "zeros_like.default": _ZEROS,
}
