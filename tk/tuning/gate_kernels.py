"""The gate's own kernels: inputs are drawn, outputs poisoned and results compared on the device, so that checking a
large result takes as long as reading it once, not as long as copying it to the host.

A kit is a library of such kernels. "common" works on bits (poison, differences, random integers, the reference's norm);
there is one more for each floating dtype. Sums are taken in `PARTS` strided parts, which the host adds up:

    part[p] = Σ_i f(x[i · PARTS + p])

All take flat arrays of any length. The target's last rule schedules them, which takes anything; no candidate uses it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["COMMON", "PARTS", "POISON", "build_kit", "common_kernels", "float_kernels"]

COMMON = "common"
PARTS = 1 << 14
POISON = 0xCB  # each byte; as float32 -2.7e7, as float16 -15.6, as int32 -875836469: no value that a kernel leaves by chance
EXPONENT, MAGNITUDE = 0x7FF0000000000000, 0x7FFFFFFFFFFFFFFF  # of a float64's bits
WIDTHS = (8, 16, 32, 64)


def build_kit(name: str, target: Target, path: Path) -> None:
    """Write the kit called `name` (`COMMON`, or a floating dtype) for `target` to the shared library `path`."""
    import os

    from tk.pipeline import build_functions
    from tk.schedule.discover import discover
    from tk.schedule.rule import schedule

    kernels = common_kernels() if name == COMMON else float_kernels(name)
    last = discover(target.kind)[-1]
    with target.tvm():
        scheduled = {
            key: schedule(last, func, last.match(func, target), target).mod["main"].with_attr("tirx.is_scheduled", True)
            for key, func in kernels.items()
        }
    temporary = path.with_name(f"{path.name}.{os.getpid()}")
    temporary.write_bytes(build_functions(scheduled, target)[0])
    os.replace(temporary, path)  # whole or not there


def common_kernels() -> Mapping[str, PrimFunc]:
    """poison(out int32[n]); below8 … below64(seed, most, out): integers in [0, most); differ8 … differ64(x, y, parts): how
    many elements differ; size(x float64[n], squares, odd): Σ x² over what is finite, and how many elements are not."""
    kernels = {"poison": _poison(), "size": _size()}
    for width in WIDTHS:
        kernels[f"below{width}"] = _below(f"int{width}")
        kernels[f"differ{width}"] = _differ(f"int{width}")
    return kernels


def float_kernels(dtype: str) -> Mapping[str, PrimFunc]:
    """normal(seed, out), positive(seed, out): standard normal values, or uniform ones in [0.1, 1); widen(x, out float64);
    judge(x, reference, scale, squares, worst, odd): see `_judge`."""
    return {
        "normal": _drawn(dtype, _normal),
        "positive": _drawn(dtype, _positive),
        "widen": _widen(dtype),
        "judge": _judge(dtype),
    }


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


def _parts(name: str, term: Callable[[Any], Any], n: Any, join: Any) -> Any:
    """Partial sums (or maxima) in float64 of `term(j)` for j below n."""
    from tvm import te, tirx

    stride = _const(PARTS, "int64")
    step = te.reduce_axis((_const(0, "int64"), tirx.floordiv(n + (PARTS - 1), stride)), f"{name}_step")

    def part(p: Any) -> Any:
        j = step * stride + p
        # a factor, not a branch: vectorised code evaluates both sides of one, and would read beyond the end
        return join(tirx.Cast("float64", j < n) * term(tirx.min(j, n - 1)), axis=step)

    return te.compute((stride,), part, name=name)


def _poison() -> PrimFunc:
    word = int.from_bytes(bytes([POISON] * 4), "little", signed=True)
    return _prim_func(_elementwise(lambda i: _const(word, "int32"), _length()))


def _differ(dtype: str) -> PrimFunc:
    from tvm import te, tirx

    n = _length()
    x, y = te.placeholder((n,), dtype, name="x"), te.placeholder((n,), dtype, name="y")
    one, zero = _const(1, "float64"), _const(0, "float64")
    return _prim_func(x, y, _parts("parts", lambda j: tirx.if_then_else(x[j] != y[j], one, zero), n, te.sum))


def _mixed(value: Any) -> Any:
    """MurmurHash3's finaliser (Appleby, 2011) on a uint32."""

    def const(number: int) -> Any:
        return _const(number, "uint32")

    value = (value ^ (value >> const(16))) * const(0x85EBCA6B)
    value = (value ^ (value >> const(13))) * const(0xC2B2AE35)
    return value ^ (value >> const(16))


def _random(seed: Any, i: Any, stream: int) -> Any:
    """32 random bits for element i: one of two streams."""
    from tvm import tirx

    counter = tirx.Cast("uint32", i) * _const(2, "uint32") + _const(stream, "uint32")
    return _mixed(_mixed(counter) + _mixed(seed[0]))


def _uniform(bits: Any) -> Any:
    """The middle of one of 2^24 equal parts of (0, 1)."""
    from tvm import tirx

    return (tirx.Cast("float32", bits >> _const(8, "uint32")) + _const(0.5, "float32")) * _const(2.0**-24, "float32")


def _normal(seed: Any, i: Any) -> Any:
    """Box and Muller, Ann. Math. Stat. 29 (1958)."""
    from tvm import tirx

    radius = tirx.sqrt(_const(-2.0, "float32") * tirx.log(_uniform(_random(seed, i, 0))))
    return radius * tirx.cos(_const(6.283185307179586, "float32") * _uniform(_random(seed, i, 1)))


def _positive(seed: Any, i: Any) -> Any:
    return _const(0.1, "float32") + _const(0.9, "float32") * _uniform(_random(seed, i, 0))


def _drawn(dtype: str, values: Callable[[Any, Any], Any]) -> PrimFunc:
    from tvm import te, tirx

    seed = te.placeholder((1,), "uint32", name="seed")
    return _prim_func(seed, _elementwise(lambda i: tirx.Cast(dtype, values(seed, i)), _length()))


def _below(dtype: str) -> PrimFunc:
    from tvm import te, tirx

    seed, most = te.placeholder((1,), "uint32", name="seed"), te.placeholder((1,), "uint32", name="most")
    return _prim_func(
        seed, most, _elementwise(lambda i: tirx.Cast(dtype, tirx.truncmod(_random(seed, i, 0), most[0])), _length())
    )


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
        return tirx.abs(difference(j)) / (tirx.abs(reference[j]) + scale[0] + _const(1e-300, "float64"))

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
