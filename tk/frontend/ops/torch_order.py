"""ATen operators that look for the greatest, the least, or an order. All go by integers of the same order as the values
(`ordered`), since comparisons of TVM's lose NaN, which torch holds for greater than anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from torch import fx
from tvm import relax

from tk.frontend.ops.torch_elements import dtype_of, ordered, restored

__all__ = ["CONVERTERS"]


def _given(node: fx.Node, importer: Any, *names: str) -> dict[str, Any]:
    """Arguments by name, whether torch has them by position or by keyword; what is left out is missing."""
    found = dict(zip(names, importer.retrieve_args(node), strict=False))
    return found | {name: importer._retrieve_args(value) for name, value in node.kwargs.items()}


def _extreme(greatest: bool) -> Callable[[fx.Node, Any], relax.Expr]:
    """amax, amin, and max and min of everything: NaN where any element is NaN."""

    def convert(node: fx.Node, importer: Any) -> relax.Expr:
        given = _given(node, importer, "x", "dim", "keepdim")
        return _best(importer, given["x"], given.get("dim") or None, bool(given.get("keepdim")), greatest)

    return convert


def _best(importer: Any, x: relax.Expr, axes: Any, keepdims: bool, greatest: bool) -> relax.Expr:
    if x.ty.ndim == 0:
        return x
    reduce = relax.op.max if greatest else relax.op.min
    if "float" in dtype_of(x):  # tk's expansion of them keeps NaN (tk/graph/legalize), and fuses with what is around
        return importer.block_builder.emit(reduce(x, axes, keepdims))
    keys = ordered(importer, x, nan="greatest" if greatest else "least")
    return restored(importer, importer.block_builder.emit(reduce(keys, axes, keepdims)), dtype_of(x))


def _extreme_dim(greatest: bool) -> Callable[[fx.Node, Any], list[relax.Expr]]:
    """Values and their indices along one dim."""

    def convert(node: fx.Node, importer: Any) -> list[relax.Expr]:
        given = _given(node, importer, "x", "dim", "keepdim")
        x, dim, keepdims = given["x"], given["dim"], bool(given.get("keepdim"))
        return [
            _best(importer, x, [dim], keepdims, greatest),
            _place(importer, x, dim, keepdims, greatest),
        ]

    return convert


def _place(importer: Any, x: relax.Expr, dim: int | None, keepdims: bool, greatest: bool) -> relax.Expr:
    """The index of the greatest or least element, the first of several, along `dim`, or in all of x."""
    emit = importer.block_builder.emit
    if x.ty.ndim == 0:
        return relax.const(0, "int64")
    find = relax.op.argmax if greatest else relax.op.argmin
    if "float" in dtype_of(x):  # as in `_best`
        return emit(find(x, dim, keepdims))
    return emit(find(ordered(importer, x, nan="greatest" if greatest else "least"), dim, keepdims))


def _arg_extreme(greatest: bool) -> Callable[[fx.Node, Any], relax.Expr]:
    def convert(node: fx.Node, importer: Any) -> relax.Expr:
        given = _given(node, importer, "x", "dim", "keepdim")
        return _place(importer, given["x"], given.get("dim"), bool(given.get("keepdim")), greatest)

    return convert


def _sort(*names: str) -> Callable[[fx.Node, Any], list[relax.Expr]]:
    def convert(node: fx.Node, importer: Any) -> list[relax.Expr]:
        given = _given(node, importer, *names)
        x, dim, descending = given["x"], given.get("dim", -1), bool(given.get("descending"))
        if x.ty.ndim == 0:
            return [x, relax.const(0, "int64")]
        emit, keys = importer.block_builder.emit, ordered(importer, x)
        places = emit(relax.op.argsort(keys, dim % x.ty.ndim, descending, dtype="int64"))
        sorted_keys = emit(relax.op.gather_elements(keys, places, dim % x.ty.ndim))
        return [restored(importer, sorted_keys, dtype_of(x)), places]

    return convert


def _argsort(*names: str) -> Callable[[fx.Node, Any], relax.Expr]:
    sort = _sort(*names)
    return lambda node, importer: sort(node, importer)[1]


def _topk(node: fx.Node, importer: Any) -> list[relax.Expr]:
    """Values and indices, sorted also where torch does not ask for it."""
    given = _given(node, importer, "x", "k", "dim", "largest", "sorted")
    x, k, dim = given["x"], given["k"], given.get("dim", -1)
    if x.ty.ndim == 0:
        return [x, relax.const(0, "int64")]
    emit, keys = importer.block_builder.emit, ordered(importer, x)
    both = emit(
        relax.op.topk(keys, k=k, axis=dim % x.ty.ndim, largest=bool(given.get("largest", True)), ret_type="both", dtype="int64")
    )
    values, places = (emit(relax.TupleGetItem(both, i)) for i in (0, 1))
    return [restored(importer, values, dtype_of(x)), places]


def _nth(importer: Any, x: relax.Expr, n: Any, dim: int, keepdims: bool) -> list[relax.Expr]:
    """The n-th least (from 0) along `dim`, and its index."""
    emit, axis = importer.block_builder.emit, dim % x.ty.ndim
    keys = ordered(importer, x)
    places = emit(relax.op.argsort(keys, axis, False, dtype="int64"))
    place = emit(relax.op.strided_slice(places, [axis], [n], [n + 1], assume_inbound=True))
    found = restored(importer, emit(relax.op.gather_elements(keys, place, axis)), dtype_of(x))
    return [found, place] if keepdims else [emit(relax.op.squeeze(part, [axis])) for part in (found, place)]


def _kthvalue(node: fx.Node, importer: Any) -> list[relax.Expr]:
    given = _given(node, importer, "x", "k", "dim", "keepdim")
    if given["x"].ty.ndim == 0:
        return [given["x"], relax.const(0, "int64")]
    return _nth(importer, given["x"], given["k"] - 1, given.get("dim", -1), bool(given.get("keepdim")))


def _median(node: fx.Node, importer: Any) -> Any:
    """The lower of the two in the middle; NaN where there is any, since NaN sorts last: then it is what is looked for."""
    given = _given(node, importer, "x", "dim", "keepdim")
    x, dim, emit = given["x"], given.get("dim"), importer.block_builder.emit
    if x.ty.ndim == 0:
        return x if dim is None else [x, relax.const(0, "int64")]
    whole = x if dim is not None else emit(relax.op.reshape(x, [-1]))
    axis = 0 if dim is None else dim % x.ty.ndim
    length = whole.ty.shape.values[axis]
    value, place = _nth(importer, whole, (length - 1) // 2, axis, bool(given.get("keepdim")))
    if "float" in dtype_of(x):
        worst = _best(importer, whole, [axis], bool(given.get("keepdim")), True)
        none = emit(relax.op.isnan(worst if dtype_of(x) != "bfloat16" else emit(relax.op.astype(worst, "float32"))))
        value = emit(relax.op.where(none, worst, value))
        place = emit(relax.op.where(none, _place(importer, whole, axis, bool(given.get("keepdim")), True), place))
    return value if dim is None else [value, place]


_UNSTABLE, _STABLE = ("x", "dim", "descending"), ("x", "stable", "dim", "descending")

CONVERTERS: dict[str, Callable[[Any, Any], Any]] = {
    "amax.default": _extreme(True),
    "amin.default": _extreme(False),
    "argmax.default": _arg_extreme(True),
    "argmin.default": _arg_extreme(False),
    "argsort.default": _argsort(*_UNSTABLE),
    "argsort.stable": _argsort(*_STABLE),
    "kthvalue.default": _kthvalue,
    "max.default": _extreme(True),
    "max.dim": _extreme_dim(True),
    "median.default": _median,
    "median.dim": _median,
    "min.default": _extreme(False),
    "min.dim": _extreme_dim(False),
    "sort.default": _sort(*_UNSTABLE),
    "sort.stable": _sort(*_STABLE),
    "topk.default": _topk,
}
