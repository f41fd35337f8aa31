"""ATen operators that look for the greatest, the least, or an order, in which NaN is greater than anything. Sorts have it so
(tk/graph/sort.py); the others go by integers of the same order (`ordered`), since comparisons of TVM's lose NaN."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from torch import fx
from tvm import relax, te, tirx

from tk.frontend.torch.ops.elements import dtype_of, ordered, restored
from tk.frontend.torch.ops.scan import as_rows, running
from tk.frontend.torch.ops.shape import holds_nothing
from tk.graph.ordered_bits import nan_key

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tvm.tirx import IterVar

    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

COUNTED = 64  # elements up to which how often each occurs is counted by comparing it with all


def _given(node: fx.Node, importer: Importer, *names: str) -> dict[str, Any]:
    """Arguments by name, whether torch has them by position or by keyword; what is left out is missing."""
    found = dict(zip(names, importer.retrieve_args(node), strict=False))
    return found | {name: importer._retrieve_args(value) for name, value in node.kwargs.items()}


def _extreme(greatest: bool) -> Callable[[fx.Node, Importer], relax.Expr]:
    """amax, amin, and max and min of everything: NaN where any element is NaN."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        given = _given(node, importer, "x", "dim", "keepdim")
        return _best(importer, given["x"], given.get("dim") or None, bool(given.get("keepdim")), greatest)

    return convert


def _best(importer: Importer, x: relax.Expr, axes: Any, keepdims: bool, greatest: bool) -> relax.Expr:
    if x.ty.ndim == 0:
        return x
    reduce = relax.op.max if greatest else relax.op.min
    if "float" in dtype_of(x):  # tk's expansion of them keeps NaN (tk/graph/legalize), and fuses with what is around
        return importer.block_builder.emit(reduce(x, axes, keepdims))
    keys = ordered(importer, x, nan="greatest" if greatest else "least")
    return restored(importer, importer.block_builder.emit(reduce(keys, axes, keepdims)), dtype_of(x))


def _extreme_dim(greatest: bool) -> Callable[[fx.Node, Any], list[relax.Expr]]:
    """Values and their indices along one dim."""

    def convert(node: fx.Node, importer: Importer) -> list[relax.Expr]:
        given = _given(node, importer, "x", "dim", "keepdim")
        x, dim, keepdims = given["x"], given["dim"], bool(given.get("keepdim"))
        return [
            _best(importer, x, [dim], keepdims, greatest),
            _best_index(importer, x, dim, keepdims, greatest),
        ]

    return convert


def _best_index(importer: Importer, x: relax.Expr, dim: int | None, keepdims: bool, greatest: bool) -> relax.Expr:
    """The index of the greatest or least element, the first of several, along `dim`, or in all of x."""
    emit = importer.block_builder.emit
    if x.ty.ndim == 0:
        return relax.const(0, "int64")
    find = relax.op.argmax if greatest else relax.op.argmin
    if "float" in dtype_of(x):  # as in `_best`
        return emit(find(x, dim, keepdims))
    return emit(find(ordered(importer, x, nan="greatest" if greatest else "least"), dim, keepdims))


def _arg_extreme(greatest: bool) -> Callable[[fx.Node, Any], relax.Expr]:
    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        given = _given(node, importer, "x", "dim", "keepdim")
        return _best_index(importer, given["x"], given.get("dim"), bool(given.get("keepdim")), greatest)

    return convert


def _sort(*names: str) -> Callable[[fx.Node, Any], list[relax.Expr]]:
    def convert(node: fx.Node, importer: Importer) -> list[relax.Expr]:
        given = _given(node, importer, *names)
        x, dim, descending = given["x"], given.get("dim", -1), bool(given.get("descending"))
        if x.ty.ndim == 0:
            return [x, relax.const(0, "int64")]
        return _first(importer, x, -1, dim, descending)

    return convert


def _argsort(*names: str) -> Callable[[fx.Node, Importer], relax.Expr]:
    sort = _sort(*names)
    return lambda node, importer: sort(node, importer)[1]


def _topk(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """Values and indices, sorted also where torch does not ask for it."""
    given = _given(node, importer, "x", "k", "dim", "largest", "sorted")
    x, k, dim = given["x"], given["k"], given.get("dim", -1)
    if x.ty.ndim == 0:
        return [x, relax.const(0, "int64")]
    largest = bool(given.get("largest", True))
    if isinstance(k, int):
        return _first(importer, x, k, dim, largest)
    axes, emit = [dim % x.ty.ndim], importer.block_builder.emit  # as many as sizes tell, of all in order
    both = _first(importer, x, -1, dim, largest)
    return [emit(relax.op.strided_slice(each, axes, [0], [k], assume_inbound=True)) for each in both]


def _first(importer: Importer, x: relax.Expr, k: int, dim: int, largest: bool) -> list[relax.Expr]:
    """Values and indices of the k greatest or least, all of them with −1, in torch's order (tk/graph/sort.py)."""
    emit = importer.block_builder.emit
    both = emit(relax.op.topk(x, k=k, axis=dim % x.ty.ndim, largest=largest, ret_type="both", dtype="int64"))
    return [emit(relax.TupleGetItem(both, i)) for i in (0, 1)]


def _nth(importer: Importer, x: relax.Expr, n: relax.Expr, dim: int, keepdims: bool) -> list[relax.Expr]:
    """The n-th least (from 0) along `dim`, and its index."""
    emit, axis = importer.block_builder.emit, dim % x.ty.ndim
    indices = emit(relax.op.argsort(x, axis, False, dtype="int64"))
    if not isinstance(x.ty.shape.values[axis], tirx.IntImm):
        return _nth_of_some(importer, x, indices, n, axis, keepdims)
    index = emit(relax.op.strided_slice(indices, [axis], [n], [n + 1], assume_inbound=True))
    found = emit(relax.op.gather_elements(x, index, axis))
    return [found, index] if keepdims else [emit(relax.op.squeeze(part, [axis])) for part in (found, index)]


def _nth_of_some(
    importer: Importer, x: relax.Expr, indices: relax.Expr, n: relax.Expr, axis: int, keepdims: bool
) -> list[relax.Expr]:
    """The same of a dynamic dim, which may have no elements: then the median of none, and index 0."""

    def position(order: te.Tensor, n: Any) -> te.Tensor:
        def element(*at: Any) -> Any:
            whole = [*at[:axis], n, *at[axis + keepdims :]]
            return tirx.if_then_else(order.shape[axis] > 0, order(*whole), tirx.const(0, "int64"))

        shape = [*order.shape[:axis], *[tirx.IntImm("int64", 1)] * keepdims, *order.shape[axis + 1 :]]
        return te.compute(shape, element, name="position")

    def value(data: te.Tensor, index: te.Tensor) -> te.Tensor:
        def element(*at: Any) -> Any:
            whole = [*at[:axis], index(*at), *at[axis + keepdims :]]
            return tirx.if_then_else(data.shape[axis] > 0, data(*whole), tirx.const(_none(str(data.dtype)), str(data.dtype)))

        return te.compute(index.shape, element, name="value")

    index = importer.block_builder.emit_te(position, indices, n, primfunc_name_hint="position")
    return [importer.block_builder.emit_te(value, x, index, primfunc_name_hint="value"), index]


def _kthvalue(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    given = _given(node, importer, "x", "k", "dim", "keepdim")
    if given["x"].ty.ndim == 0:
        return [given["x"], relax.const(0, "int64")]
    return _nth(importer, given["x"], given["k"] - 1, given.get("dim", -1), bool(given.get("keepdim")))


def _median(node: fx.Node, importer: Importer) -> Any:
    """The lower of the two in the middle; NaN where there is any, since NaN sorts last: then it is what is looked for."""
    given = _given(node, importer, "x", "dim", "keepdim")
    x, dim, emit = given["x"], given.get("dim"), importer.block_builder.emit
    if x.ty.ndim == 0:
        return x if dim is None else [x, relax.const(0, "int64")]
    if dim is None and holds_nothing(x):
        return _of_nothing(dtype_of(x))
    whole = x if dim is not None else emit(relax.op.reshape(x, [-1]))
    axis = 0 if dim is None else dim % x.ty.ndim
    length = whole.ty.shape.values[axis]
    value, index = _nth(importer, whole, (length - 1) // 2, axis, bool(given.get("keepdim")))
    if "float" in dtype_of(x):
        worst = _best(importer, whole, [axis], bool(given.get("keepdim")), True)
        none = emit(relax.op.isnan(worst if dtype_of(x) != "bfloat16" else emit(relax.op.astype(worst, "float32"))))
        value = emit(relax.op.where(none, worst, value))
        index = emit(relax.op.where(none, _best_index(importer, whole, axis, bool(given.get("keepdim")), True), index))
    return value if dim is None else [value, index]


def _of_nothing(dtype: str) -> relax.Expr:
    """The median of no elements, which are not to be read."""
    return relax.const(_none(dtype), dtype)


def _none(dtype: str) -> float:
    """The median of no elements, as torch has it: NaN, and the least of whole numbers."""
    return float("nan") if "float" in dtype else int(tirx.min_value(dtype).value)


def _nan_median(node: fx.Node, importer: Importer) -> Any:
    """The lower of the two in the middle of what is not NaN; NaN only of nothing else."""
    given = _given(node, importer, "x", "dim", "keepdim")
    x, dim, emit = given["x"], given.get("dim"), importer.block_builder.emit
    if x.ty.ndim == 0 or "float" not in dtype_of(x) or (dim is None and holds_nothing(x)):
        return _median(node, importer)
    whole, axis = (x, dim % x.ty.ndim) if dim is not None else (emit(relax.op.reshape(x, [-1])), 0)
    keys = ordered(importer, whole)
    indices = emit(relax.op.argsort(whole, axis, False, dtype="int64"))
    is_number = emit(relax.op.less(keys, relax.const(nan_key(dtype_of(keys)), dtype_of(keys))))
    count = emit(relax.op.sum(emit(relax.op.astype(is_number, "int64")), [axis], keepdims=True))
    half = emit(relax.op.floor_divide(emit(relax.op.subtract(count, relax.const(1, "int64"))), relax.const(2, "int64")))
    middle = emit(relax.op.maximum(half, relax.const(0, "int64")))
    index = emit(relax.op.gather_elements(indices, middle, axis))
    value = emit(relax.op.gather_elements(whole, index, axis))
    if not given.get("keepdim"):
        value, index = (emit(relax.op.squeeze(part, [axis])) for part in (value, index))
    return value if dim is None else [value, index]


def _mode(node: fx.Node, importer: Importer) -> list[relax.Expr]:
    """What occurs most often along a dim, the least of several, and where it stands last. NaN equals nothing, so that it is
    found only among nothing else; torch's own sort may lose count where there is any."""
    given = _given(node, importer, "x", "dim", "keepdim")
    x, emit = given["x"], importer.block_builder.emit
    if x.ty.ndim == 0:
        return [x, relax.const(0, "int64")]
    axis, keys = given.get("dim", -1) % x.ty.ndim, ordered(importer, x)
    odd = nan_key(dtype_of(keys)) if "float" in dtype_of(x) else None
    length = x.ty.shape.values[axis]
    if isinstance(length, tirx.IntImm) and int(length) > COUNTED:
        value, index = _mode_of_runs(importer, x, axis, odd)
    else:
        made = importer.block_builder.emit_te(lambda data: _most_frequent(data, axis, odd), keys, primfunc_name_hint="mode")
        value, index = (emit(relax.TupleGetItem(made, i)) for i in (0, 1))
        value = restored(importer, value, dtype_of(x))
    if given.get("keepdim"):
        value, index = (emit(relax.op.expand_dims(part, axis)) for part in (value, index))
    return [value, index]


def _mode_of_runs(importer: Importer, x: relax.Expr, axis: int, odd: int | None) -> tuple[relax.Expr, relax.Expr]:
    """As `_most_frequent`, of the elements in order: where the longest run of equal ones ends, the first of several, is the
    least of the most frequent, and the last of its indices."""
    emit, rows = importer.block_builder.emit, as_rows(importer, x, axis)
    values, indices = _first(importer, rows, -1, 1, False)
    keys = ordered(importer, values)
    begins = running(importer, importer.block_builder.emit_te(_run_begins, keys, primfunc_name_hint="run_begins"), "max")
    lengths = importer.block_builder.emit_te(
        lambda keys, begins: _run_lengths(keys, begins, odd), keys, begins, primfunc_name_hint="run_lengths"
    )
    longest = emit(relax.op.argmax(lengths, 1, True))
    shape = relax.ShapeExpr([size for a, size in enumerate(x.ty.shape.values) if a != axis])
    value, index = (emit(relax.op.gather_elements(part, longest, 1)) for part in (values, indices))
    return emit(relax.op.reshape(value, shape)), emit(relax.op.reshape(index, shape))


def _run_begins(keys: te.Tensor) -> te.Tensor:
    """The position of each element that no equal one stands before, −1 of others, of [outer, n, inner] in order."""

    def begin(o: relax.Expr, n: relax.Expr, i: relax.Expr) -> relax.Expr:
        first = tirx.any(n == 0, keys(o, n, i) != keys(o, tirx.max(n - 1, 0), i))
        return tirx.Select(first, n.astype("int64"), tirx.const(-1, "int64"))

    return te.compute(keys.shape, begin, name="begins")


def _run_lengths(keys: te.Tensor, begins: te.Tensor, odd: int | None) -> te.Tensor:
    """How many equal elements stand up to each of [outer, n, inner]; of `odd` one."""

    def length(o: relax.Expr, n: relax.Expr, i: relax.Expr) -> relax.Expr:
        count = n.astype("int64") - begins(o, n, i) + 1
        return (
            count
            if odd is None
            else tirx.Select(keys(o, n, i) == tirx.const(odd, str(keys.dtype)), tirx.const(1, "int64"), count)
        )

    return te.compute(keys.shape, length, name="lengths")


def _most_frequent(keys: te.Tensor, axis: int, odd: int | None) -> list[te.Tensor]:
    """The most frequent of `keys` along `axis`, and its last place; `odd` counts once however often it occurs, and has its
    first index."""
    n, dtype = keys.shape[axis], str(keys.dtype)
    rest = [size for a, size in enumerate(keys.shape) if a != axis]

    def over(name: str) -> IterVar:
        return te.reduce_axis((0, n), name)

    def read(x: te.Tensor, at: Sequence[relax.Expr], k: relax.Expr) -> relax.Expr:
        return x(*at[:axis], k, *at[axis:])

    def is_odd(key: relax.Expr) -> Any:
        return key == tirx.const(odd, dtype) if odd is not None else tirx.const(False, "bool")

    j, k, m, p = over("j"), over("k"), over("m"), over("p")
    one, zero, last = tirx.const(1, "int32"), tirx.const(0, "int32"), tirx.Cast("int64", n) - 1

    def occurs(*at: relax.Expr) -> relax.Expr:
        same = read(keys, [*at[:axis], *at[axis + 1 :]], j.var) == keys(*at)
        return te.sum(tirx.Select(same, one, zero), axis=j)

    counts = te.compute(keys.shape, occurs, name="counts")
    times = te.compute(keys.shape, lambda *at: tirx.Select(is_odd(keys(*at)), one, counts(*at)), name="times")
    most = te.compute(rest, lambda *at: te.max(read(times, at, k.var), axis=k), name="most")

    def candidate(*at: relax.Expr) -> relax.Expr:
        found = read(times, at, m.var) == most(*at)
        return te.min(tirx.Select(found, read(keys, at, m.var), tirx.max_value(dtype)), axis=m)

    best = te.compute(rest, candidate, name="mode")

    def turned(key: relax.Expr, index: relax.Expr) -> relax.Expr:
        return tirx.Select(is_odd(key), last - index, index)

    def stands(*at: relax.Expr) -> relax.Expr:
        here = read(keys, at, p.var) == best(*at)
        return te.max(tirx.Select(here, turned(best(*at), p.var.astype("int64")), tirx.const(-1, "int64")), axis=p)

    index = te.compute(rest, stands, name="index")
    return [best, te.compute(rest, lambda *at: turned(best(*at), index(*at)), name="mode_place")]


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
    "mode.default": _mode,
    "nanmedian.default": _nan_median,
    "nanmedian.dim": _nan_median,
    "sort.default": _sort(*_UNSTABLE),
    "sort.stable": _sort(*_STABLE),
    "topk.default": _topk,
}
