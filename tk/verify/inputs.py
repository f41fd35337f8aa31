"""Fresh random inputs for a signature: what a run, a benchmark and a verification feed a module with. NumPy only."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.aliases import Array
from tk.errors import UsageError, meant, message
from tk.package.conditions import holds
from tk.package.signature import alone, line_of, size_of, solved_sizes
from tk.package.weights import numpy_dtype
from tk.verify.compare import is_floating

if TYPE_CHECKING:
    from tk.package.signature import Signature, TensorSpec

__all__ = ["Ranges", "bind_dims", "example_ranges", "example_sizes", "fits", "larger_shapes", "random_inputs"]

Ranges = Mapping[str, Sequence[int]]

DYNAMIC_SIZE = 8  # what a symbolic dim is set to where nobody says: large enough to be general, small enough to be quick
LARGER = (64, 512)  # and where a model's own framework takes none so small


def example_ranges(signature: Signature, examples: Sequence[Array] | None) -> dict[str, list[int]]:
    """The least and greatest value of each integer input in the model's example inputs: an index stays valid in it."""
    if examples is None:
        return {}
    pairs = zip(signature.inputs, examples, strict=True)
    return {
        spec.name: [int(array.min()), int(array.max())]
        for spec, array in pairs
        if np.asarray(array).dtype.kind in "iu" and np.asarray(array).size
    }


def example_sizes(signature: Signature, examples: Sequence[Array] | None) -> dict[str, int]:
    """The size of each symbolic dim in the model's example inputs."""
    both = zip(signature.inputs, examples or (), strict=bool(examples))
    return solved_sizes((dim, int(size)) for spec, array in both for dim, size in zip(spec.shape, np.shape(array), strict=True))


def bind_dims(signature: Signature, shapes: Mapping[str, Sequence[Any]] | None = None) -> dict[str, int]:
    """A size for every symbolic dim: from `shapes` ({input: sizes}) where given, else near DYNAMIC_SIZE, in bounds.

    Raises UsageError for a shape that names no input, or does not fit the signature.
    """
    by_name = {spec.name: spec for spec in signature.inputs}
    sizes: dict[str, int] = {}
    for name, shape in (shapes or {}).items():
        if name not in by_name:
            raise UsageError(
                message(
                    f"no input is called {name!r}",
                    need=", ".join(by_name),
                    have=name,
                    do=meant(name, by_name, "use one of these names"),
                )
            )
        spec = by_name[name]
        fits = len(shape) == len(spec.shape) and all(isinstance(size, int) for size in shape)
        if not fits or any(isinstance(dim, int) and dim != size for dim, size in zip(spec.shape, shape, strict=True)):
            raise UsageError(
                message(
                    "the package does not take this shape",
                    need=str(spec),
                    have=list(shape),
                    do="give a size for each dim, within the package's ranges",
                )
            )
        for dim, size in zip(spec.shape, shape, strict=True):
            if alone(dim) and sizes.setdefault(str(dim), int(size)) != size:
                raise UsageError(
                    message(
                        f"dim {dim!r} is given two sizes",
                        need="one",
                        have=f"{sizes[str(dim)]} and {size}",
                        do="give it one size wherever it is",
                    )
                )
    for name, shape in (shapes or {}).items():
        sizes = solved_sizes(zip(by_name[name].shape, map(int, shape), strict=True), sizes)
    free = {name: signature.dims.get(name, (1, None)) for name in _solved_names(signature) if name not in sizes}
    return sizes | _drawn_sizes(signature, sizes, free)


def _solved_names(signature: Signature) -> list[str]:
    """The names of symbolic dims, in the order of the inputs that tell their sizes."""
    lines = [line_of(dim) for spec in signature.inputs for dim in spec.shape]
    return list(dict.fromkeys(line[0] for line in lines if line is not None))


def _drawn_sizes(signature: Signature, given: Mapping[str, int], free: Mapping[str, tuple[int, int | None]]) -> dict[str, int]:
    """Sizes near DYNAMIC_SIZE for the dims that are `free`, in bounds, at which the signature's conditions hold: the first of a
    fixed series. Where none of it does, those near DYNAMIC_SIZE, at which a call says which condition fails."""

    def near(sizes: Sequence[int]) -> dict[str, int]:
        bounds = free.values()
        fit = (max(low, size if high is None else min(high, size)) for size, (low, high) in zip(sizes, bounds, strict=True))
        return dict(zip(free, fit, strict=True))

    plain = near([DYNAMIC_SIZE] * len(free))
    if fits(signature, {**given, **plain}):
        return plain
    rng = np.random.default_rng(0)
    for most in (2 * DYNAMIC_SIZE, 8 * DYNAMIC_SIZE, 64 * DYNAMIC_SIZE):
        for _ in range(500):
            drawn = near([int(size) for size in rng.integers(1, most, len(free), endpoint=True)])
            if fits(signature, {**given, **drawn}):
                return drawn
    return plain


def fits(signature: Signature, sizes: Mapping[str, int]) -> bool:
    """Whether the signature's conditions hold at these sizes of its dims."""
    return all(holds(condition, sizes) for condition in signature.conditions)


def larger_shapes(signature: Signature) -> Iterator[dict[str, list[int]]]:
    """Shapes for `random_inputs` of a model that takes no sizes near DYNAMIC_SIZE, as an image that a network halves often, or
    a signal in windows: larger and larger ones, but for the dims that inputs begin with: batches, which stay small."""
    leading = {spec.shape[0] for spec in signature.inputs if len(spec.shape) > 1}
    dims = _solved_names(signature)
    if not dims:
        return
    for most in LARGER:
        sizes = {}
        for dim in dims:
            low, high = signature.dims.get(dim, (1, None))
            size = 2 if dim in leading else most
            sizes[dim] = max(low, size if high is None else min(high, size))
        if fits(signature, sizes):
            yield {spec.name: [size_of(dim, sizes) for dim in spec.shape] for spec in signature.inputs}


def random_inputs(
    signature: Signature, seed: int = 0, ranges: Ranges | None = None, shapes: Mapping[str, Sequence[int]] | None = None
) -> list[Array]:
    """One array an input, in order: standard normal if floating, uniform in `ranges` (both ends included; 0 and 1
    where nothing is known) if integer, fair coins if boolean. The same seed gives the same arrays."""
    sizes = bind_dims(signature, shapes)
    rng = np.random.default_rng(seed)
    return [_random(spec, sizes, rng, (ranges or {}).get(spec.name)) for spec in signature.inputs]


def _random(spec: TensorSpec, sizes: Mapping[str, int], rng: np.random.Generator, bounds: Sequence[int] | None) -> Array:
    shape = tuple(size_of(dim, sizes) for dim in spec.shape)
    dtype = numpy_dtype(spec.dtype)
    if dtype.kind == "b":
        return np.asarray(rng.integers(0, 2, shape)).astype(bool)
    if is_floating(dtype):
        return np.asarray(rng.standard_normal(shape)).astype(dtype)
    low, high = bounds or (0, 1)
    return np.asarray(rng.integers(low, high, shape, endpoint=True)).astype(dtype)
