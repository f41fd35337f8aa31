"""The gate's own kernels: inputs are drawn, outputs poisoned and results compared on the device, so that checking a
large result takes as long as reading it once, not as long as copying it to the host.

A kit is a library of such kernels. "common" works on bits (poison, differences, masks, the reference's norm); there is one more
for each floating dtype and each width of integers; "dirty" fills scratch memory. What is drawn is in `drawing.py`. Sums are
taken in strided parts, a thread each and as many as fill the device, those in `FEW`, and the host adds these up:

    part[p] = Σ_i f(x[i · P + p])

All take flat arrays of any length. The target's last rule schedules them, which takes anything; no candidate uses it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tvm import te
    from tvm.ir import Expr
    from tvm.tirx import IterVar, PrimFunc

    from tk.target import Target

__all__ = ["COMMON", "DIRTY", "FEW", "OTHER_POISON", "PARTS", "POISON", "build_kit"]

COMMON, DIRTY = "common", "dirty"
PARTS = {
    "cpu": 1 << 12,
    "gpu": 1 << 17,
}  # a GPU's threads wait for memory: 1,000 of them an SM, with AT_ONCE loads each
AT_ONCE = 4
FEW = 256  # sums that the host adds up
POISON = 0xCB  # each byte; as float32 -2.7e7, as float16 -15.6, as int32 -875836469: no value that a kernel leaves by chance
OTHER_POISON = 0x4B  # the same, but positive: 1.3e7, 14.6, 1263225675
EXPONENT, MAGNITUDE = 0x7FF0000000000000, 0x7FFFFFFFFFFFFFFF  # of a float64's bits
WIDTHS = (8, 16, 32, 64)


def build_kit(name: str, target: Target, path: Path) -> None:
    """Write the kit `name` (`COMMON`, `DIRTY`, a floating dtype, or int8 … int64) for `target` to the shared library `path`."""
    from tk.codegen.library import build_functions
    from tk.schedule.discover import discover
    from tk.schedule.rule import schedule
    from tk.tuning.measure.poison import dirty_kernel

    if name == DIRTY:
        _write(path, build_functions({"dirty": dirty_kernel(target)}, target)[0])
        return
    parts = PARTS["gpu" if target.is_gpu else "cpu"]
    if name == COMMON:
        kernels = _common_kernels(parts)
    elif name.startswith("int"):
        kernels = _integer_kernels(name, parts)
    else:
        kernels = _float_kernels(name, parts, target.kind == "cuda")
    last = discover(target.kind)[-1]
    with target.tvm():
        scheduled = {
            key: schedule(last, func, last.match(func, target), target).with_attr("tirx.is_scheduled", True)
            for key, func in kernels.items()
        }
    _write(path, build_functions(scheduled, target)[0])


def _write(path: Path, content: bytes) -> None:
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    temporary.write_bytes(content)
    os.replace(temporary, path)  # whole or not there


def _common_kernels(parts: int) -> Mapping[str, PrimFunc]:
    """poison, poison_other(out int32[n]); differ8 … differ64(x, y, odd): how many elements differ; spoilt(left, right uint8,
    byte, odd float64[FEW]): how many bytes are another; mask64: see `_integer_kernels`; size(x float64[n], squares, worst,
    odd): Σ x² over what is finite, max |x| of it, and how many elements are not; settle(x float64[n], y masked, key, out, odd):
    y, but x where one of them is not finite and the other is not the same, and how many those are; choose(x float64[n], y
    masked, key, z masked, key, out): y, but z where they are not alike and x is like z; few(squares, worst, odd, and the same
    of FEW): parts of parts."""
    return {
        "poison": _poison(POISON), "poison_other": _poison(OTHER_POISON), "size": _size(parts), "settle": _settle(parts),
        "choose": _choose(), "spoilt": _spoilt(), "few": _few(parts), "few_odd": _few_odd(parts), "mask64": _mask("int64"),
        **{f"differ{width}": _differ(f"int{width}", parts) for width in WIDTHS},
    }  # fmt: skip


def _integer_kernels(dtype: str, parts: int) -> Mapping[str, PrimFunc]:
    """draw(seed, numbers, counts, out): see `drawing.py`; mask(key, x, out): x under a key's random bits, and from there back;
    mistaken(x, y, key, odd): how many elements differ, y being masked."""
    from tk.tuning.check.drawing import drawn_integers

    return {"draw": drawn_integers(dtype), "mask": _mask(dtype), "mistaken": _differ(dtype, parts, masked=True)}


def _float_kernels(dtype: str, parts: int, together: bool) -> Mapping[str, PrimFunc]:
    """draw(seed, numbers, counts, out): see `drawing.py`; widen(x, out float64); judge(x, reference masked, key, scale,
    squares, worst, odd): see `_judge`. `together`: in one pass over x."""
    from tk.tuning.check.drawing import drawn_floats

    return {"draw": drawn_floats(dtype), "widen": _widen(dtype), "judge": _judge(dtype, parts, together)}


def _const(value: float, dtype: str) -> Expr:
    from tvm import tirx

    return tirx.const(value, dtype)


def _length() -> Expr:
    from tvm import te

    return te.var("n", "int64")


def _prim_func(*arguments: te.Tensor) -> PrimFunc:
    from tvm import te

    return te.create_prim_func(list(arguments))


def _elementwise(make: Callable[[Any], Any], n: Expr) -> te.Tensor:
    from tvm import te

    return te.compute((n,), make, name="out")


def _rounds(n: Expr, parts: int) -> tuple[IterVar, IterVar]:
    """The axes that a part of n elements runs over: rounds, and the loads in flight of each."""
    from tvm import te, tirx

    stride = _const(parts * AT_ONCE, "int64")
    zero = _const(0, "int64")
    rounds = te.reduce_axis((zero, tirx.floordiv(n + (parts * AT_ONCE - 1), stride)), "round")
    return rounds, te.reduce_axis((zero, _const(AT_ONCE, "int64")), "load")


def _count(name: str, wrong: Callable[[Any], Any], n: Expr, parts: int) -> te.Tensor:
    """Parts of how many j below n have `wrong(j)`."""
    from tvm import te, tirx

    rounds, load = _rounds(n, parts)

    def part(p: Expr) -> Expr:
        j = (rounds * AT_ONCE + load) * parts + p
        # a factor, not a branch: vectorised code evaluates both sides of one, and would read beyond the end
        found = tirx.if_then_else(wrong(tirx.min(j, n - 1)), _const(1, "float64"), _const(0, "float64"))
        return te.sum(tirx.Cast("float64", j < n) * found, axis=[rounds, load])

    return te.compute((_const(parts, "int64"),), part, name=name)


def _parts(terms: Callable[[Any], tuple[Any, Any, Any]], n: Expr, parts: int, together: bool = True) -> Any:
    """Parts of the sum, the maximum and the sum of three terms in float64 of each j below n, none negative. `together`: in one
    pass, which TVM 0.27 gets wrong where it emulates a dtype: it leaves conversions in bindings (`T.let`) alone."""
    from tvm import te, tirx

    def part(p: Expr, combine: Any, which: slice) -> Any:
        rounds, load = _rounds(n, parts)
        j = (rounds * AT_ONCE + load) * parts + p
        values = tuple(tirx.Cast("float64", j < n) * term for term in terms(tirx.min(j, n - 1))[which])
        return combine(values if len(values) > 1 else values[0], axis=[rounds, load])

    def computed(combine: object, which: slice, name: str) -> te.Tensor | tuple[te.Tensor, te.Tensor, te.Tensor]:
        return te.compute((_const(parts, "int64"),), lambda p: part(p, combine, which), name=name)

    if together:
        return computed(_three(), slice(3), "parts")
    names = ("squares", "worst", "odd")
    return [computed(each, slice(i, i + 1), names[i]) for i, each in enumerate((te.sum, te.max, te.sum))]


def _three() -> Any:
    from tvm import te, tirx

    def combined(x: list[Expr], y: list[Expr]) -> tuple[Expr, Expr, Expr]:
        return x[0] + y[0], tirx.max(x[1], y[1]), x[2] + y[2]

    return te.comm_reducer(combined, lambda *dtypes: tuple(_const(0, dtype) for dtype in dtypes), name="three")


def _few(parts: int) -> PrimFunc:
    from tvm import te

    size = _const(parts, "int64")
    given = [te.placeholder((size,), "float64", name=name) for name in ("squares", "worst", "odd")]
    found = _parts(lambda j: tuple(each[j] for each in given), size, FEW)
    return _prim_func(*given, *found)


def _few_odd(parts: int) -> PrimFunc:
    from tvm import te

    odd, r = te.placeholder((parts,), "float64", name="odd"), te.reduce_axis((0, parts // FEW), "r")
    return _prim_func(odd, te.compute((FEW,), lambda p: te.sum(odd[r * FEW + p], axis=r), name="few"))


def _spoilt() -> PrimFunc:
    from tvm import te, tirx

    sizes = (te.var("a", "int64"), te.var("b", "int64"))
    left, right = (te.placeholder((n,), "uint8", name=name) for n, name in zip(sizes, ("left", "right"), strict=True))
    byte = te.placeholder((1,), "uint8", name="byte")

    def wrong(j: Expr) -> Expr:
        pairs = zip((left, right), sizes, strict=True)
        return tirx.any(*(tirx.all(j < n, side[tirx.min(j, n - 1)] != byte[0]) for side, n in pairs))

    return _prim_func(left, right, byte, _count("odd", wrong, tirx.max(*sizes), FEW))


def _poison(byte: int) -> PrimFunc:
    bits = int.from_bytes(bytes([byte] * 4), "little", signed=True)
    return _prim_func(_elementwise(lambda i: _const(bits, "int32"), _length()))


def _differ(dtype: str, parts: int, masked: bool = False) -> PrimFunc:
    from tvm import te

    n = _length()
    x, y = te.placeholder((n,), dtype, name="x"), te.placeholder((n,), dtype, name="y")
    if not masked:
        return _prim_func(x, y, _count("odd", lambda j: x[j] != y[j], n, parts))
    key = te.placeholder((1,), "uint32", name="key")
    return _prim_func(x, y, key, _count("odd", lambda j: x[j] != _masked(key, y, j), n, parts))


def _masked(key: te.Tensor, x: te.Tensor, i: Expr) -> Expr:
    """x[i] with its bits changed by random ones, or changed back: what a reference lies in memory as, so that no kernel reads
    it."""
    from tvm import tirx

    from tk.tuning.check.drawing import masking_bits

    dtype = str(x.dtype)
    bits = tirx.Cast("int64", masking_bits(key, i, 6))
    if dtype == "int64":
        bits = bits ^ (tirx.Cast("int64", masking_bits(key, i, 7)) << _const(32, "int64"))
    return x[i] ^ tirx.Cast(dtype, bits)


def _opened(key: te.Tensor, x: te.Tensor, i: Expr) -> Expr:
    """The float64 that lies masked in x[i]."""
    from tvm import tirx

    return tirx.reinterpret("float64", _masked(key, x, i))


def _mask(dtype: str) -> PrimFunc:
    from tvm import te

    n = _length()
    key, x = te.placeholder((1,), "uint32", name="key"), te.placeholder((n,), dtype, name="x")
    return _prim_func(key, x, _elementwise(lambda i: _masked(key, x, i), n))


def _wide(x: te.Tensor, i: Expr) -> Expr | te.TensorSlice:
    """x[i] in float64."""
    from tvm import tirx

    if str(x.dtype) == "float64":
        return x[i]
    # through float32, which holds every narrower value: not every code generator converts float8 to float64
    return tirx.Cast("float64", tirx.Cast("float32", x[i]))


def _widen(dtype: str) -> PrimFunc:
    from tvm import te

    n = _length()
    x = te.placeholder((n,), dtype, name="x")
    return _prim_func(x, _elementwise(lambda i: _wide(x, i), n))


def _finite(value: Expr | te.TensorSlice) -> Any:
    """By its bits: compilers that assume finite numbers fold a comparison with itself."""
    from tvm import tirx

    return (tirx.reinterpret("int64", value) & _const(EXPONENT, "int64")) != _const(EXPONENT, "int64")


def _nan(value: Expr | te.TensorSlice) -> Expr:
    from tvm import tirx

    return (tirx.reinterpret("int64", value) & _const(MAGNITUDE, "int64")) > _const(EXPONENT, "int64")


def _size(parts: int) -> PrimFunc:
    from tvm import te, tirx

    n = _length()
    x = te.placeholder((n,), "float64", name="x")
    one, zero = _const(1, "float64"), _const(0, "float64")

    def terms(j: Expr) -> tuple[Expr, Expr, Expr]:
        value = tirx.if_then_else(_finite(x[j]), x[j], zero)
        return value * value, tirx.abs(value), tirx.if_then_else(_finite(x[j]), zero, one)

    return _prim_func(x, *_parts(terms, n, parts))


def _alike(left: Expr, right: Expr) -> Expr:
    """Whether both are finite, both NaN or both the same infinity. By their bits: TVM 0.27 makes `!=`, and so what is not `==`,
    an ordered comparison for CPUs, by which NaN differs from nothing."""
    from tvm import tirx

    same = tirx.reinterpret("int64", left) == tirx.reinterpret("int64", right)
    return tirx.any(tirx.all(_finite(left), _finite(right)), tirx.all(_nan(left), _nan(right)), same)


def _settle(parts: int) -> PrimFunc:
    from tvm import te, tirx

    n = _length()
    x, y = te.placeholder((n,), "float64", name="x"), te.placeholder((n,), "int64", name="y")
    key = te.placeholder((1,), "uint32", name="key")

    def disputed(j: Expr) -> Expr:
        return tirx.Not(_alike(x[j], _opened(key, y, j)))

    settled = _elementwise(lambda i: tirx.if_then_else(disputed(i), x[i], _opened(key, y, i)), n)
    return _prim_func(x, y, key, settled, _count("odd", disputed, n, parts))


def _choose() -> PrimFunc:
    from tvm import te, tirx

    n = _length()
    x = te.placeholder((n,), "float64", name="x")
    y, z = (te.placeholder((n,), "int64", name=name) for name in "yz")
    y_key, z_key = (te.placeholder((1,), "uint32", name=f"{name}_key") for name in "yz")

    def chosen(i: Expr) -> Expr:
        first, second = _opened(y_key, y, i), _opened(z_key, z, i)
        return tirx.if_then_else(tirx.all(tirx.Not(_alike(first, second)), _alike(x[i], second)), second, first)

    return _prim_func(x, y, y_key, z, z_key, _elementwise(chosen, n))


def _judge(dtype: str, parts: int, together: bool) -> PrimFunc:
    """Parts of: Σ (x − reference)² and max |x − reference| / (|reference| + scale) where the reference is finite, and how
    many elements are NaN on one side only, or not the infinity that the reference has."""
    from tvm import te, tirx

    n = _length()
    x, masked = te.placeholder((n,), dtype, name="x"), te.placeholder((n,), "int64", name="masked")
    key, scale = te.placeholder((1,), "uint32", name="key"), te.placeholder((1,), "float64", name="scale")
    one, zero = _const(1, "float64"), _const(0, "float64")

    def terms(j: Expr) -> tuple[Expr, Expr, Expr]:
        mine, reference = _wide(x, j), _opened(key, masked, j)
        finite = _finite(reference)
        difference = tirx.if_then_else(tirx.all(finite, tirx.Not(_nan(mine))), mine - reference, zero)
        size = tirx.if_then_else(finite, tirx.abs(reference), zero)
        infinite = tirx.all(tirx.Not(finite), tirx.Not(_nan(reference)))
        wrong = tirx.any(
            tirx.all(_nan(mine), tirx.Not(_nan(reference))),
            tirx.all(_nan(reference), tirx.Not(_nan(mine))),
            tirx.all(infinite, mine != reference),
        )
        relative = tirx.abs(difference) / (size + scale[0] + _const(1e-300, "float64"))
        return difference * difference, relative, tirx.if_then_else(wrong, one, zero)

    return _prim_func(x, masked, key, scale, *_parts(terms, n, parts, together))
