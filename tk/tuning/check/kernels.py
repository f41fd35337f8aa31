"""The gate's own kernels: inputs are drawn, outputs poisoned and results compared on the device, so that checking a
large result takes as long as reading it once, not as long as copying it to the host.

A kit is a library of such kernels. "common" works on bits (poison, differences, random integers, masks, the reference's norm);
there is one more for each floating dtype; "dirty" fills scratch memory. What is drawn is in `drawing.py`. Sums are taken in
`PARTS` strided parts, which the host adds up:

    part[p] = Σ_i f(x[i · PARTS + p])

All take flat arrays of any length. The target's last rule schedules them, which takes anything; no candidate uses it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["COMMON", "DIRTY", "OTHER_POISON", "PARTS", "POISON", "build_kit", "common_kernels", "float_kernels"]

COMMON, DIRTY = "common", "dirty"
PARTS = 1 << 14
POISON = 0xCB  # each byte; as float32 -2.7e7, as float16 -15.6, as int32 -875836469: no value that a kernel leaves by chance
OTHER_POISON = 0x4B  # the same, but positive: 1.3e7, 14.6, 1263225675
EXPONENT, MAGNITUDE = 0x7FF0000000000000, 0x7FFFFFFFFFFFFFFF  # of a float64's bits
WIDTHS = (8, 16, 32, 64)


def build_kit(name: str, target: Target, path: Path) -> None:
    """Write the kit called `name` (`COMMON`, `DIRTY`, or a floating dtype) for `target` to the shared library `path`."""
    from tk.pipeline import build_functions
    from tk.schedule.discover import discover
    from tk.schedule.rule import schedule
    from tk.tuning.measure.poison import dirty_kernel

    if name == DIRTY:
        _write(path, build_functions({"dirty": dirty_kernel(target)}, target)[0])
        return
    kernels = common_kernels() if name == COMMON else float_kernels(name)
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


def common_kernels() -> Mapping[str, PrimFunc]:
    """poison, poison_other(out int32[n]); draw8 … draw64(seed, numbers, counts, out): integers, see `drawing.py`; mask8 …
    mask64(key, x, out): x under a key's random bits, and from there back; differ8 … differ64(x, y, parts): how many elements
    differ; size(x float64[n], squares, odd): Σ x² over what is finite, and how many elements are not; settle(x float64[n], y
    float64[n], out, parts): y, but x where one of them is not finite and the other is not the same, and how many those are."""
    from tk.tuning.check.drawing import drawn_integers

    kernels = {"poison": _poison(POISON), "poison_other": _poison(OTHER_POISON), "size": _size(), "settle": _settle()}
    for width in WIDTHS:
        kernels[f"draw{width}"] = drawn_integers(f"int{width}")
        kernels[f"mask{width}"] = _mask(f"int{width}")
        kernels[f"differ{width}"] = _differ(f"int{width}")
    return kernels


def float_kernels(dtype: str) -> Mapping[str, PrimFunc]:
    """draw(seed, numbers, counts, out): see `drawing.py`; widen(x, out float64); judge(x, reference, scale, squares, worst,
    odd): see `_judge`."""
    from tk.tuning.check.drawing import drawn_floats

    return {"draw": drawn_floats(dtype), "widen": _widen(dtype), "judge": _judge(dtype)}


def _const(value: float, dtype: str) -> Any:
    from tvm import tirx

    return tirx.const(value, dtype)


def _length() -> Any:
    from tvm import te

    return te.var("n", "int64")


def _prim_func(*arguments: Any) -> PrimFunc:
    from tvm import te

    return te.create_prim_func(list(arguments))


def _elementwise(make: Callable[[Any], Any], n: Any) -> Any:
    from tvm import te

    return te.compute((n,), make, name="out")


def _parts(name: str, term: Callable[[Any], Any], n: Any, combine: Any) -> Any:
    """Partial sums (or maxima) in float64 of `term(j)` for j below n."""
    from tvm import te, tirx

    stride = _const(PARTS, "int64")
    step = te.reduce_axis((_const(0, "int64"), tirx.floordiv(n + (PARTS - 1), stride)), f"{name}_step")

    def part(p: Any) -> Any:
        j = step * stride + p
        # a factor, not a branch: vectorised code evaluates both sides of one, and would read beyond the end
        return combine(tirx.Cast("float64", j < n) * term(tirx.min(j, n - 1)), axis=step)

    return te.compute((stride,), part, name=name)


def _poison(byte: int) -> PrimFunc:
    word = int.from_bytes(bytes([byte] * 4), "little", signed=True)
    return _prim_func(_elementwise(lambda i: _const(word, "int32"), _length()))


def _differ(dtype: str) -> PrimFunc:
    from tvm import te, tirx

    n = _length()
    x, y = te.placeholder((n,), dtype, name="x"), te.placeholder((n,), dtype, name="y")
    one, zero = _const(1, "float64"), _const(0, "float64")
    return _prim_func(x, y, _parts("parts", lambda j: tirx.if_then_else(x[j] != y[j], one, zero), n, te.sum))


def _mask(dtype: str) -> PrimFunc:
    """x with each element's bits changed by random ones: what a reference lies in memory as, so that no kernel reads it."""
    from tvm import te, tirx

    from tk.tuning.check.drawing import random_bits

    n = _length()
    key, x = te.placeholder((1,), "uint32", name="key"), te.placeholder((n,), dtype, name="x")

    def masked(i: Any) -> Any:
        bits = tirx.Cast("int64", random_bits(key, i, 6))
        if dtype == "int64":
            bits = bits ^ (tirx.Cast("int64", random_bits(key, i, 7)) << _const(32, "int64"))
        return x[i] ^ tirx.Cast(dtype, bits)

    return _prim_func(key, x, _elementwise(masked, n))


def _wide(x: Any, i: Any) -> Any:
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


def _finite(value: Any) -> Any:
    """By its bits: compilers that assume finite numbers fold a comparison with itself."""
    from tvm import tirx

    return (tirx.reinterpret("int64", value) & _const(EXPONENT, "int64")) != _const(EXPONENT, "int64")


def _nan(value: Any) -> Any:
    from tvm import tirx

    return (tirx.reinterpret("int64", value) & _const(MAGNITUDE, "int64")) > _const(EXPONENT, "int64")


def _size() -> PrimFunc:
    from tvm import te, tirx

    n = _length()
    x = te.placeholder((n,), "float64", name="x")
    one, zero = _const(1, "float64"), _const(0, "float64")
    squares = _parts("squares", lambda j: tirx.if_then_else(_finite(x[j]), x[j] * x[j], zero), n, te.sum)
    odd = _parts("odd", lambda j: tirx.if_then_else(_finite(x[j]), zero, one), n, te.sum)
    return _prim_func(x, squares, odd)


def _settle() -> PrimFunc:
    from tvm import te, tirx

    n = _length()
    x, y = te.placeholder((n,), "float64", name="x"), te.placeholder((n,), "float64", name="y")
    one, zero = _const(1, "float64"), _const(0, "float64")

    def disputed(j: Any) -> Any:
        both_nan = tirx.all(_nan(x[j]), _nan(y[j]))
        return tirx.all(tirx.Not(tirx.all(_finite(x[j]), _finite(y[j]))), tirx.Not(both_nan), x[j] != y[j])

    settled = _elementwise(lambda i: tirx.if_then_else(disputed(i), x[i], y[i]), n)
    return _prim_func(x, y, settled, _parts("parts", lambda j: tirx.if_then_else(disputed(j), one, zero), n, te.sum))


def _judge(dtype: str) -> PrimFunc:
    """Parts of: Σ (x − reference)² and max |x − reference| / (|reference| + scale) where the reference is finite, and how
    many elements are NaN on one side only, or not the infinity that the reference has."""
    from tvm import te, tirx

    n = _length()
    x = te.placeholder((n,), dtype, name="x")
    reference, scale = te.placeholder((n,), "float64", name="reference"), te.placeholder((1,), "float64", name="scale")
    one, zero = _const(1, "float64"), _const(0, "float64")

    def difference(j: Any) -> Any:
        comparable = tirx.all(_finite(reference[j]), tirx.Not(_nan(_wide(x, j))))
        return tirx.if_then_else(comparable, _wide(x, j) - reference[j], zero)

    def relative(j: Any) -> Any:
        size = tirx.if_then_else(_finite(reference[j]), tirx.abs(reference[j]), zero)
        return tirx.abs(difference(j)) / (size + scale[0] + _const(1e-300, "float64"))

    def odd(j: Any) -> Any:
        mine, theirs = _nan(_wide(x, j)), _nan(reference[j])
        infinite = tirx.all(tirx.Not(_finite(reference[j])), tirx.Not(theirs))
        wrong = tirx.any(
            tirx.all(mine, tirx.Not(theirs)),
            tirx.all(theirs, tirx.Not(mine)),
            tirx.all(infinite, _wide(x, j) != reference[j]),
        )
        return tirx.if_then_else(wrong, one, zero)

    squares = _parts("squares", lambda j: difference(j) * difference(j), n, te.sum)
    return _prim_func(x, reference, scale, squares, _parts("worst", relative, n, te.max), _parts("odd", odd, n, te.sum))
