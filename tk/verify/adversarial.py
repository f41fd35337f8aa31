"""Inputs that find out what random ones do not: values at the edges of their dtype, dims at the edges of their bounds, and the
families of finite values that the tuner's gate draws from as well (families.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING

import ml_dtypes
import numpy as np

from tk.aliases import Array
from tk.verify.compare import is_floating
from tk.verify.families import Operand, Traits, draw, families_for
from tk.verify.inputs import DYNAMIC_SIZE, Ranges, fits, random_inputs

if TYPE_CHECKING:
    from tk.package.signature import Signature

__all__ = ["adversarial_inputs", "family_inputs"]

Draw = Callable[[Array, np.random.Generator], Array]

EVERY = 16  # one element in so many is odd, and the first one always
ODD_SIZES = (1, 2, 13, 31)  # of dynamic dims: the least, and no multiple of any vector or tile


def _sown(array: Array, rng: np.random.Generator, values: tuple[float, ...]) -> Array:
    """`array` with some elements replaced by `values` in turn."""
    flat = array.reshape(-1).copy()
    if flat.size:
        indices = np.unique([0, *rng.integers(0, flat.size, flat.size // EVERY)])
        flat[indices] = np.resize(np.asarray(values), indices.size).astype(array.dtype)
    return flat.reshape(array.shape)


def _scaled(array: Array, factor: float) -> Array:
    return (array.astype(np.float64) * factor).astype(array.dtype)


VALUES: dict[str, Draw] = {
    "NaN": lambda x, rng: _sown(x, rng, (np.nan,)),
    "infinite": lambda x, rng: _sown(x, rng, (np.inf, -np.inf)),
    "denormal": lambda x, rng: _scaled(x, float(ml_dtypes.finfo(x.dtype).smallest_normal) / 4),
    # large enough to overflow where something is squared twice, as softmax and norms without care do
    "large": lambda x, rng: _scaled(x, 2.0 ** (int(ml_dtypes.finfo(x.dtype).maxexp) // 4)),
    "zero": lambda x, rng: np.zeros_like(x),
}
"""What floating inputs become, by the set's name."""


def adversarial_inputs(signature: Signature, seed: int = 0, ranges: Ranges | None = None) -> Iterator[tuple[str, list[Array]]]:
    """(name, flat inputs), set by set: NaN, infinite, denormal, large and zero values in every floating input, where there is
    one; the least and the greatest value of `ranges` in every other input; then "ragged" sizes of the dynamic dims, where
    there are some, as far as their bounds allow."""
    rng = np.random.default_rng(seed)
    drawn = random_inputs(signature, seed, ranges)
    if any(is_floating(array.dtype) for array in drawn):
        for name, draw in VALUES.items():
            yield name, [draw(array, rng) if is_floating(array.dtype) else array for array in drawn]
    if not all(is_floating(array.dtype) for array in drawn):
        bounds = [(ranges or {}).get(spec.name, (0, 1)) for spec in signature.inputs]
        for index, name in enumerate(("least", "greatest")):
            ends = [np.full_like(array, ends[index]) for array, ends in zip(drawn, bounds, strict=True)]
            yield name, [array if is_floating(array.dtype) else end for array, end in zip(drawn, ends, strict=True)]
    done = {tuple(_default_sizes(signature).items())}
    for size in ODD_SIZES if signature.dims else ():
        sizes = {dim: _within(size + i, bounds) for i, (dim, bounds) in enumerate(signature.dims.items())}
        if tuple(sizes.items()) not in done and fits(signature, sizes):
            done.add(tuple(sizes.items()))
            label = ", ".join(f"{dim}={value}" for dim, value in sizes.items())
            yield f"ragged: {label}", random_inputs(signature, seed, ranges, _shapes(signature, sizes))


def family_inputs(signature: Signature, seed: int = 0, ranges: Ranges | None = None) -> Iterator[tuple[str, list[Array]]]:
    """(name, flat inputs) of each family of finite values that the inputs allow: scaled, shifted, spiked, sorted and tied
    floating values; indices at both ends, ascending, all the same; masks of all, and of the causal edge."""
    rng = np.random.default_rng(seed)
    drawn = random_inputs(signature, seed, ranges)
    bounds = [(ranges or {}).get(spec.name, (0, 1)) for spec in signature.inputs]
    operands = [_operand(array, ends) for array, ends in zip(drawn, bounds, strict=True)]
    lengths = [each.length for each in operands if each.size]
    traits = Traits(tuple(operands), terms=max(lengths, default=1), compares=True)
    for plan in families_for(traits):
        if plan.special or plan.name in ("normal", "zeros") or plan.name.startswith("impulses"):
            continue
        arrays = [
            (draw(values, operand, array.shape, np.int64, rng) + ends[0]).astype(array.dtype)
            if array.dtype.kind in "iu"
            else draw(values, operand, array.shape, array.dtype, rng)
            for values, operand, array, ends in zip(plan.values, operands, drawn, bounds, strict=True)
        ]
        yield plan.name, arrays


def _operand(array: Array, ends: Sequence[int]) -> Operand:
    """What a family knows of an input: that a reduction runs over its last axis is likely."""
    length = array.shape[-1] if array.ndim else 1
    return Operand(str(array.dtype), array.size, max(1, length), 1, max(1, int(ends[1]) - int(ends[0]) + 1))


def _default_sizes(signature: Signature) -> dict[str, int]:
    return {dim: _within(DYNAMIC_SIZE, bounds) for dim, bounds in signature.dims.items()}


def _within(size: int, bounds: tuple[int, int | None]) -> int:
    low, high = bounds
    return max(low, size if high is None else min(size, high))


def _shapes(signature: Signature, sizes: dict[str, int]) -> dict[str, tuple[int, ...]]:
    from tk.package.signature import size_of

    return {spec.name: tuple(size_of(dim, sizes) for dim in spec.shape) for spec in signature.inputs}
