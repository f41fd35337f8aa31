"""How LegalizeOps should expand operators: scalars as code, no read out of bounds, no lost NaN.

where(condition, x, −inf)     −inf is part of the expression, not a tensor without dims that a kernel has to load
arange(0, n)                  an expression of the index; FoldConstant still computes it where that pays
relu(x)                       x < 0 ? 0 : x, which is NaN where x is; TVM's max(x, 0) is 0 there
take(table, indices)          each index held within the table: TVM's own way reads beyond it, which can end the process
max(x, axes), argmax(x),      from −∞: TVM starts at the lowest finite number, and so makes that the maximum of nothing but −∞;
max_pool(x)                   NaN where there is any, which comparisons alone lose
variance(x, axes)             on a GPU sums of one pass; TVM's mean first is another
softmax(x), log_softmax(x)    on a CPU one division a row; what the exponentials are of, once
gelu(x)                       on a GPU max(x, 0) − |x| · 2^P(|x|), half the work of erf; see `_gelu`
gelu_tanh(x)                  on a GPU x · σ(2u), which is x / 2 · (1 + tanh u) without the branch of CUDA's tanhf
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import inf, isinf, pi, sqrt
from typing import Any

__all__ = ["LEGALIZE"]


def _where(builder: Any, call: Any) -> Any:
    args = [arg if (scalar := _scalar(arg)) is None else scalar for arg in call.args]
    return builder.call_te(_choose, args, list(call.ty.shape.values), primfunc_name_hint="where")


def _arange(builder: Any, call: Any) -> Any:
    from tvm import topi

    return builder.call_te(topi.arange, *call.args, str(call.attrs.dtype), primfunc_name_hint="arange")


def _relu(builder: Any, call: Any) -> Any:
    return builder.call_te(_not_below_zero, call.args[0], primfunc_name_hint="relu")


def _not_below_zero(x: Any) -> Any:
    from tvm import te, tirx

    zero = tirx.const(0, x.dtype)
    return te.compute(x.shape, lambda *i: tirx.Select(x[i] < zero, zero, x[i]), name="relu")


def _scalar(expr: Any) -> Any | None:
    """The TIR constant that a Relax constant without dims is, or None."""
    from tvm import tirx
    from tvm.ir import GenericConst

    if not isinstance(expr, GenericConst) or len(expr.ty.shape.values) > 0:
        return None
    value, dtype = expr.value.numpy().item(), str(expr.ty.dtype.dtype)
    return tirx.FloatImm(dtype, value) if isinstance(value, float) and isinf(value) else tirx.const(value, dtype)


def _choose(args: Sequence[Any], shape: Sequence[Any]) -> Any:
    """where(condition, x, y), each a tensor, broadcast to `shape`, or a scalar."""
    from tvm import te, tirx

    def at(arg: Any, index: Sequence[Any]) -> Any:
        if not isinstance(arg, te.Tensor):
            return arg
        inner = zip(arg.shape, index[len(index) - len(arg.shape) :], strict=True)
        return arg[tuple(0 if getattr(dim, "value", dim) == 1 else i for dim, i in inner)]

    return te.compute(shape, lambda *index: tirx.Select(*(at(arg, index) for arg in args)), name="where")


def _extreme(builder: Any, call: Any) -> Any:
    """The greatest or least element of floating dtypes, over the axes of `call`; NaN where any is. 16-bit ones are compared as
    float32, which GPUs do in one instruction."""
    from tvm import te, topi

    name, (x,) = call.op.name.removeprefix("relax."), call.args
    dtype = str(x.ty.dtype.dtype)
    wide = "float32" if dtype in ("float16", "bfloat16") else dtype
    if "float" not in dtype:
        return _stock(builder, call)
    reducer = _keeping_nan(name)
    rank, keep = len(x.ty.shape.values), bool(call.attrs.keepdims)
    over = {axis % rank for axis in map(int, range(rank) if call.attrs.axis is None else call.attrs.axis)}

    def reduced(a: Any) -> Any:
        summed = {axis: te.reduce_axis((0, a.shape[axis]), f"k{axis}") for axis in sorted(over)}
        left = [axis for axis in range(rank) if keep or axis not in over]

        def at(*index: Any) -> Any:
            places = {**dict(zip(left, index, strict=True)), **summed}
            value = a(*(places[axis] for axis in range(rank)))
            return reducer(value if dtype == wide else value.astype(wide), axis=list(summed.values()))

        found = te.compute([1 if axis in over else a.shape[axis] for axis in left], at, name=name)
        return found if dtype == wide else topi.cast(found, dtype)

    return builder.call_te(reduced, x, primfunc_name_hint=name)


def _keeping_nan(name: str) -> Any:
    """The reducer "max" or "min" of a floating dtype, from ∓∞; NaN where any is."""
    from tvm import te, tirx

    first, better = (-inf, tirx.GT) if name == "max" else (inf, tirx.LT)

    def join(a: Any, b: Any) -> Any:  # b where it is NaN, since no comparison with it holds
        return tirx.Select(tirx.Or(better(a, b), tirx.isnan(a)), a, b)

    return te.comm_reducer(join, lambda dtype: tirx.FloatImm(dtype, first), name=name)


def _max_pool(builder: Any, call: Any) -> Any:
    """The greatest of each window of a floating dtype; what padding adds is −∞. 16-bit ones as in `_extreme`."""
    from tvm import te, tirx, topi

    attrs, (x,) = call.attrs, call.args
    dtype, layout = str(x.ty.dtype.dtype), str(attrs.layout)
    if "float" not in dtype or str(attrs.out_layout) not in ("", layout) or not layout.isupper() or "C" not in layout:
        return _stock(builder, call)
    wide = "float32" if dtype in ("float16", "bfloat16") else dtype
    kernel, stride, dilation = ([int(n) for n in given] for given in (attrs.pool_size, attrs.strides, attrs.dilation))
    before, after = _both_sides([int(n) for n in attrs.padding], len(kernel))
    axes = [axis for axis, letter in enumerate(layout) if letter in "DHW"]
    reducer = _keeping_nan("max")

    def pooled(a: Any) -> Any:
        windows = [te.reduce_axis((0, size), f"k{n}") for n, size in enumerate(kernel)]
        padded = bool(attrs.ceil_mode) or any(before) or any(after)

        def at(*index: Any) -> Any:
            places = list(index)
            for axis, k, s, d, p in zip(axes, windows, stride, dilation, before, strict=True):
                places[axis] = index[axis] * s + k * d - p
            value = a(*places)
            if padded:
                within = [tirx.all(places[axis] >= 0, places[axis] < a.shape[axis]) for axis in axes]
                value = tirx.if_then_else(tirx.all(*within), value, tirx.FloatImm(dtype, -inf))
            return reducer(value if dtype == wide else value.astype(wide), axis=windows)

        found = te.compute(list(call.ty.shape.values), at, name="max_pool")
        return found if dtype == wide else topi.cast(found, dtype)

    return builder.call_te(pooled, x, primfunc_name_hint="max_pool")


def _both_sides(padding: list[int], rank: int) -> tuple[list[int], list[int]]:
    """Relax's padding, one number for all, one a dim, or those before and then those after, as (before, after)."""
    padding = padding * rank if len(padding) == 1 else padding
    return (padding[:rank], padding[rank:]) if len(padding) == 2 * rank else (padding, padding)


def _rank_of(x: Any, greatest: bool) -> Any:
    """An unsigned integer that orders as x does: −0 as 0, and NaN, whatever its bits, beyond all others, at the end that is
    looked for. Integers make short vector code, where a comparison that knows NaN takes seven instructions; and of isnan TVM
    makes no vectors at all."""
    from tvm import tirx

    width = 64 if str(x.ty.dtype) == "float64" else 32
    whole, top, infinity = f"uint{width}", 1 << (width - 1), (0x7FF0 << 48 if width == 64 else 0x7F80 << 16)

    def number(value: int) -> Any:
        return tirx.const(value, whole)

    bits = tirx.reinterpret(whole, x)
    ordered = tirx.Select(bits > number(top), bits ^ number(2 * top - 1), bits | number(top))
    nan = (bits & number(top - 1)) > number(infinity)
    return tirx.Select(nan, number(2 * top - 1 if greatest else 0), ordered)


def _widened(x: Any) -> Any:
    """The float32 that x of bfloat16 is, by its bits. LLVM has no cast of them in a reduction of two results: TVM would compare
    their bits instead."""
    from tvm import tirx

    return tirx.reinterpret("float32", tirx.reinterpret("uint16", x).astype("uint32") << tirx.const(16, "uint32"))


def _place(builder: Any, call: Any) -> Any:
    """Where the first greatest or least element of floating dtypes is; the first NaN where any is."""
    import tvm
    from tvm import te, tirx

    name, (x,) = call.op.name.removeprefix("relax."), call.args
    dtype = str(x.ty.dtype.dtype)
    if dtype not in ("float16", "bfloat16", "float32", "float64"):
        return _stock(builder, call)
    better, first = (tirx.GT, -inf) if name == "argmax" else (tirx.LT, inf)
    wide, rank, keep = "float64" if dtype == "float64" else "float32", len(x.ty.shape.values), bool(call.attrs.keepdims)
    over = list(range(rank)) if call.attrs.axis is None else [int(call.attrs.axis) % rank]
    target = tvm.target.Target.current()
    on_cpu = target is None or target.kind.name == "llvm"

    def join(one: Any, other: Any) -> Any:
        (i, v), (j, w) = one, other
        none, others = tirx.isnan(v), tirx.isnan(w)
        equal = tirx.Or(tirx.EQ(v, w), tirx.And(none, others))
        stays = tirx.Or(tirx.Or(better(v, w), tirx.And(none, tirx.Not(others))), tirx.And(equal, tirx.LT(i, j)))
        return tirx.Select(stays, i, j), tirx.Select(stays, v, w)

    def join_ranks(one: Any, other: Any) -> Any:
        (i, v), (j, w) = one, other
        stays = tirx.Or(better(v, w), tirx.And(tirx.EQ(v, w), tirx.LT(i, j)))
        return tirx.Select(stays, i, j), tirx.Select(stays, v, w)

    def start(index: Any, value: Any) -> Any:
        if not on_cpu:
            return tirx.const(0, index), tirx.FloatImm(value, first)
        return tirx.const(0, index), (tirx.min_value if name == "argmax" else tirx.max_value)(value)

    reducer = te.comm_reducer(join_ranks if on_cpu else join, start, name=name)

    def placed(a: Any) -> Any:
        summed = {axis: te.reduce_axis((0, a.shape[axis]), f"k{axis}") for axis in over}
        left = [axis for axis in range(rank) if keep or axis not in over]
        shape = [1 if axis in over else a.shape[axis] for axis in left]

        def at(*index: Any) -> Any:
            places = {**dict(zip(left, index, strict=True)), **summed}
            number: Any = tirx.const(0, "int64")
            for axis in over:
                number = number * a.shape[axis] + summed[axis]
            value = a(*(places[axis] for axis in range(rank)))
            value = _widened(value) if on_cpu and dtype == "bfloat16" else value.astype(wide)
            value = _rank_of(value, name == "argmax") if on_cpu else value
            return reducer((number, value), axis=list(summed.values()))

        both = te.compute(shape, at, name=f"{name}_best")
        return te.compute(shape, lambda *i: both[0](*i), name=name)

    return builder.call_te(placed, x, primfunc_name_hint=name)


def _variance(builder: Any, call: Any) -> Any:
    """On a GPU in one pass: Σ (x − a)² / n − (Σ (x − a) / n)², a being the mean of four of the row's elements, which is as near
    to the row's mean as its spread says: what cancels is no larger than what is left, however far from 0 both are."""
    import tvm
    from tvm import te, tirx

    target, (x,) = tvm.target.Target.current(), call.args
    if target is None or target.kind.name == "llvm" or str(x.ty.dtype.dtype) not in ("float32", "float64"):
        return _stock(builder, call)
    rank, keep = len(x.ty.shape.values), bool(call.attrs.keepdims)
    over = {axis % rank for axis in map(int, range(rank) if call.attrs.axis is None else call.attrs.axis)}

    def variance(a: Any) -> Any:
        left = [axis for axis in range(rank) if keep or axis not in over]
        shape = [1 if axis in over else a.shape[axis] for axis in left]
        count: Any = tirx.const(1, "int64")
        for axis in over:
            count = count * a.shape[axis]
        count = count.astype(a.dtype)

        long = next((axis for axis in sorted(over) if getattr(a.shape[axis], "value", 4) >= 4), max(over))

        def sample(*index: Any) -> Any:
            places = {**dict.fromkeys(over, 0), **{axis: i for axis, i in zip(left, index, strict=True) if axis not in over}}
            found = [a(*({**places, long: n * (a.shape[long] // 4)}[axis] for axis in range(rank))) for n in range(4)]
            return (found[0] + found[1] + (found[2] + found[3])) * tirx.const(0.25, a.dtype)

        near = te.compute(shape, sample, name="near")

        def total(power: int) -> Any:
            summed = {axis: te.reduce_axis((0, a.shape[axis]), f"k{power}{axis}") for axis in sorted(over)}

            def at(*index: Any) -> Any:
                places = {**dict(zip(left, index, strict=True)), **summed}
                away = a(*(places[axis] for axis in range(rank))) - near(*index)
                return te.sum(away if power == 1 else away * away, axis=list(summed.values()))

            return te.compute(shape, at, name=f"moment{power}")

        first, second = total(1), total(2)
        return te.compute(shape, lambda *i: second(*i) / count - first(*i) / count * (first(*i) / count), name="variance")

    return builder.call_te(variance, x, primfunc_name_hint="variance")


def _stock(builder: Any, call: Any) -> Any:
    """What TVM makes of the operator."""
    return call.op.get_attr("FLegalize")(builder, call)


# log2 of the normal distribution's tail Φ(−t) for t ≥ 0: a polynomial in t, weighted minimax on [0, 5.5] by Lawson's
# iteration for the error of t · Φ(−t), with Φ(0) = 1/2 exact. It falls from there on, and 2 to it is 0 from 13.
_TAIL = (
    -1.0, -1.15111101, -0.459162146, -0.0526276119, 0.00724542188, -0.000272076169, -0.000131473062, 2.80569129e-05,
    -1.90206379e-06,
)  # fmt: skip


def _on_a_gpu(name: str, compute: Callable[[Any], Any]) -> Callable[[Any, Any], Any]:
    """An operator by element as `compute` of float32, rounded once to its own dtype; TVM's on a CPU and of float64."""

    def legalize(builder: Any, call: Any) -> Any:
        import tvm
        from tvm import te

        target, dtype = tvm.target.Target.current(), str(call.ty.dtype.dtype)
        if target is None or target.kind.name == "llvm" or dtype == "float64":
            return _stock(builder, call)

        def at(x: Any) -> Any:
            return compute(x) if dtype == "float32" else compute(x.astype("float32")).astype(dtype)

        return builder.call_te(
            lambda a: te.compute(a.shape, lambda *i: at(a(*i)), name=name), call.args[0], primfunc_name_hint=name
        )

    return legalize


def _gelu(x: Any) -> Any:
    """x · Φ(x) = max(x, 0) − |x| · Φ(−|x|) in float32, at most 2.5e-7 from float64, where x / 2 · (1 + erf(x / √2)) is
    4.5e-7; relative, 5e-7 for x > −2 and 2e-5 for x > −4, beyond which erf leaves nothing."""
    from tvm import tirx

    size: Any = tirx.abs(x)
    power: Any = tirx.const(_TAIL[-1], "float32")
    for coefficient in reversed(_TAIL[:-1]):
        power = power * size + tirx.const(coefficient, "float32")
    made = tirx.max(x, tirx.const(0, "float32")) - size * tirx.exp2(power)
    # for ∞ the product is 0 · ∞
    return tirx.Select(x > tirx.const(16, "float32"), x, made)


def _gelu_tanh(x: Any) -> Any:
    """x · σ(2u), u = √(2/π) (x + 0.044715 x³), in float32; for x < 0 it keeps the digits that 1 + tanh u loses."""
    from tvm import tirx

    first, third = (tirx.const(2 * sqrt(2 / pi) * factor, "float32") for factor in (1, 0.044715))
    return x * tirx.sigmoid(x * (first + third * (x * x)))


def _softmax(builder: Any, call: Any) -> Any:
    """On a CPU e · (1/Σe), one division a row; TVM's divides every element, which takes a CPU as long as the exponential."""
    import tvm
    from tvm import te, tirx

    name, target, (x,) = call.op.name.removeprefix("relax.nn."), tvm.target.Target.current(), call.args
    if target is None or target.kind.name != "llvm" or str(x.ty.dtype.dtype) not in ("float32", "float64"):
        return _stock(builder, call)
    rank = len(x.ty.shape.values)
    axis = int(call.attrs.axis) % rank

    def softmax(a: Any) -> Any:
        rows = [size for i, size in enumerate(a.shape) if i != axis]
        k, n = (te.reduce_axis((0, a.shape[axis]), name) for name in "kn")

        def at(source: Any, row: Sequence[Any], column: Any) -> Any:
            return source(*row[:axis], column, *row[axis:])

        def row_of(index: Sequence[Any]) -> list[Any]:
            return [*index[:axis], *index[axis + 1 :]]

        most = te.compute(rows, lambda *row: te.max(at(a, row, k), axis=k), name="T_softmax_maxelem")
        if name == "log_softmax":
            less = te.compute(a.shape, lambda *i: a(*i) - most(*row_of(i)), name="T_softmax_less")
            total = te.compute(rows, lambda *row: te.sum(tirx.exp(at(less, row, n)), axis=n), name="T_softmax_expsum")
            return te.compute(a.shape, lambda *i: less(*i) - tirx.log(total(*row_of(i))), name="T_softmax_log")
        power = te.compute(a.shape, lambda *i: tirx.exp(a(*i) - most(*row_of(i))), name="T_softmax_exp")
        total = te.compute(rows, lambda *row: te.sum(at(power, row, n), axis=n), name="T_softmax_expsum")
        share = te.compute(rows, lambda *row: tirx.const(1, a.dtype) / total(*row), name="T_softmax_share")
        return te.compute(a.shape, lambda *i: power(*i) * share(*row_of(i)), name="T_softmax_norm")

    return builder.call_te(softmax, x, primfunc_name_hint=name)


def _take(builder: Any, call: Any) -> Any:
    from tvm import topi

    return builder.call_te(topi.take, *call.args, call.attrs.axis, mode="clip", primfunc_name_hint="take")


LEGALIZE: dict[str, Callable[[Any, Any], Any]] = {
    "relax.arange": _arange,
    "relax.argmax": _place,
    "relax.argmin": _place,
    "relax.max": _extreme,
    "relax.min": _extreme,
    "relax.nn.gelu": _on_a_gpu("gelu", _gelu),
    "relax.nn.gelu_tanh": _on_a_gpu("gelu_tanh", _gelu_tanh),
    **dict.fromkeys(("relax.nn.max_pool1d", "relax.nn.max_pool2d", "relax.nn.max_pool3d"), _max_pool),
    "relax.nn.relu": _relu,
    **dict.fromkeys(("relax.nn.softmax", "relax.nn.log_softmax"), _softmax),
    "relax.take": _take,
    "relax.variance": _variance,
    "relax.where": _where,
}
"""For relax.transform.LegalizeOps: operator → (builder, call) → its expansion."""
