"""SinkTransposes on chains of operators drawn at random, between transposes of any axes, of known and of symbolic sizes: the
numbers stay, and transposes become fewer."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import pairwise

import numpy as np
import pytest
import tvm
from tvm import relax, te, tirx
from tvm.relax import op

from tests.host import HOST
from tk.graph.dataflow import name_of, shape_of, static_size, tensors
from tk.graph.legalize import LEGALIZE
from tk.graph.resized import Table, resized
from tk.graph.scan import Scan
from tk.graph.sink_transposes import SinkTransposes
from tk.target import resolve

BATCH = 3  # what a symbolic batch is at a call
Step = Callable[["Chain", relax.Expr], "relax.Expr | None"]


class Chain:
    """A function that is drawn step by step; a step that fits no such tensor gives None, and another one is drawn."""

    def __init__(self, seed: int, symbolic: bool) -> None:
        self.draw, self.builder = random.Random(seed), relax.BlockBuilder()
        batch = tirx.Var("n", "int64") if symbolic else BATCH
        self.x = relax.Var("x", relax.TensorType([batch, 6, 4, 8], "float32"))
        self.weight = relax.Var("weight", relax.TensorType([1, 1, 8, 8], "float32"))
        self.steps: list[str] = []

    def module(self, length: int) -> tvm.IRModule:
        with self.builder.function("main", [self.x, self.weight]):
            with self.builder.dataflow():
                conv = op.nn.conv2d(self.x, self.weight, data_layout="NHWC", kernel_layout="HWIO")
                t = self.first = self.builder.emit(op.permute_dims(self.builder.emit(conv), [0, 3, 1, 2]))
                while len(self.steps) < length:
                    step = self.draw.choice(STEPS)
                    made = step(self, t)
                    if made is not None:
                        t = self.builder.emit(made)
                        self.steps.append(step.__name__)
                rank = len(shape_of(t) or ())
                last = op.permute_dims(t, [0, *range(2, rank), 1]) if rank >= 3 else t
                out = self.builder.emit_output(last)
            self.builder.emit_func_output(out)
        return self.builder.get()

    def axis(self, t: relax.Expr, known: bool = True) -> int | None:
        axes = [axis for axis, dim in enumerate(shape_of(t) or ()) if not known or static_size(dim) is not None]
        return self.draw.choice(axes) if axes else None


def by_element(chain: Chain, t: relax.Expr) -> relax.Expr:
    return chain.draw.choice((op.abs, op.nn.relu, op.tanh))(t)


def with_constant(chain: Chain, t: relax.Expr) -> relax.Expr:
    dims = [static_size(dim) for dim in shape_of(t) or ()]
    kept = [1 if dim is None or chain.draw.random() < 0.5 else dim for dim in dims]
    kept = kept[chain.draw.randrange(len(kept) + 1) :]
    values = np.random.default_rng(len(chain.steps)).standard_normal(kept).astype("float32")
    given = [t, chain.builder.emit(relax.const(values))]
    chain.draw.shuffle(given)
    return chain.draw.choice((op.add, op.multiply, op.maximum))(*given)


def with_full(chain: Chain, t: relax.Expr) -> relax.Expr:
    full = op.full(relax.ShapeExpr(list(shape_of(t) or ())), relax.const(0.25, "float32"), "float32")
    return op.minimum(t, chain.builder.emit(full))


def with_its_mean(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    axis = chain.axis(t)
    return None if axis is None else op.subtract(t, chain.builder.emit(op.mean(t, [axis], keepdims=True)))


def with_turned(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    """Added to itself with two axes of one size swapped."""
    dims = shape_of(t) or []
    pairs = [(a, b) for a, b in pairwise(range(len(dims))) if static_size(dims[a]) == static_size(dims[b]) is not None]
    if not pairs:
        return None
    axes = list(range(len(dims)))
    a, b = chain.draw.choice(pairs)
    axes[a], axes[b] = b, a
    return op.add(t, chain.builder.emit(op.permute_dims(t, axes)))


def padded(chain: Chain, t: relax.Expr) -> relax.Expr:
    widths = [chain.draw.choice((0, 0, 1, 2)) for _ in range(2 * len(shape_of(t) or ()))]
    return op.nn.pad(t, [0, 0, *widths[2:]], pad_value=0.5)


def flipped(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    axis = chain.axis(t)
    return None if axis is None else op.flip(t, axis)


def sliced(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    axis = chain.axis(t)
    size = 0 if axis is None else static_size((shape_of(t) or ())[axis]) or 0
    if axis is None or size < 3:
        return None
    return op.strided_slice(t, [axis], [1], [size], [chain.draw.choice((1, 2))])


def concatenated(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    axis = chain.axis(t)
    if axis is None or _elements(t) > 4096:
        return None
    dims = [static_size(dim) for dim in shape_of(t) or ()]
    other = chain.builder.emit(op.negative(t))
    if None not in dims and chain.draw.random() < 0.5:
        other = relax.const(np.random.default_rng(axis).standard_normal(dims).astype("float32"))
    return op.concat([t, other, t], axis)


def reduced(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    rank = len(shape_of(t) or ())
    over = sorted(chain.draw.sample(range(1, rank), chain.draw.randint(1, min(2, rank - 1)))) if rank > 2 else []
    keep = chain.draw.random() < 0.6
    if not over or (not keep and rank - len(over) < 3):
        return None
    return chain.draw.choice((op.max, op.mean, op.sum, op.variance))(t, over, keep)


def softmax(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    axis = chain.axis(t)
    return None if axis is None else chain.draw.choice((op.nn.softmax, op.nn.log_softmax))(t, axis)


def summed_up(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    axis = chain.axis(t)
    return None if axis is None else op.cumsum(t, axis)


def taken(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    axis = chain.axis(t)
    if axis is None:
        return None
    size = static_size((shape_of(t) or ())[axis]) or 1
    one = len(shape_of(t) or ()) > 3 and chain.draw.random() < 0.3
    index = [chain.draw.randrange(size) for _ in range(chain.draw.randint(1, size))]
    return op.take(t, relax.const(np.array(index[0] if one else index, "int64")), axis)


def repeated(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    dims = list(shape_of(t) or ())
    if not any(static_size(dim) == 1 for dim in dims) or _elements(t) > 4096:
        return None
    return op.broadcast_to(t, [3 if static_size(dim) == 1 else dim for dim in dims])


def moved(chain: Chain, t: relax.Expr) -> relax.Expr:
    axes = list(range(len(shape_of(t) or ())))
    inner = axes[1:]
    chain.draw.shuffle(inner)
    return op.permute_dims(t, [0, *inner])


def merged(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    """Two neighbouring axes as one."""
    dims = list(shape_of(t) or ())
    pairs = [axis for axis in range(len(dims) - 1) if None not in (static_size(dims[axis]), static_size(dims[axis + 1]))]
    if len(dims) < 4 or not pairs:
        return None
    axis = chain.draw.choice(pairs)
    return op.reshape(t, [*dims[:axis], dims[axis] * dims[axis + 1], *dims[axis + 2 :]])


def divided(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    """An axis as two."""
    dims = list(shape_of(t) or ())
    even = [axis for axis, dim in enumerate(dims) if (static_size(dim) or 1) % 2 == 0]
    if len(dims) > 5 or not even:
        return None
    axis = chain.draw.choice(even)
    parts = [2, int(dims[axis]) // 2]
    chain.draw.shuffle(parts)
    return op.reshape(t, [*dims[:axis], *parts, *dims[axis + 1 :]])


def with_unit(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    rank = len(shape_of(t) or ())
    return op.expand_dims(t, chain.draw.randint(1, rank)) if rank < 6 else None


def without_unit(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    units = [axis for axis, dim in enumerate(shape_of(t) or ()) if static_size(dim) == 1]
    return op.squeeze(t, [chain.draw.choice(units)]) if units and len(shape_of(t) or ()) > 3 else None


def pooled(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    dims = [static_size(dim) for dim in shape_of(t) or ()]
    if len(dims) != 4 or min(dims[2] or 0, dims[3] or 0) < 2:
        return None
    return chain.draw.choice((op.nn.max_pool2d, op.nn.avg_pool2d))(t, (2, 2), (1, 1), (1, 0, 1, 0), ceil_mode=False)


def normed(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    dims = shape_of(t) or []
    channels = static_size(dims[1]) or 1
    if len(dims) < 3 or channels % 2:
        return None
    gamma, beta = (relax.const(np.linspace(low, 1, channels).astype("float32")) for low in (0.5, -1))
    return op.nn.group_norm(t, gamma, beta, 2, 1, list(range(2, len(dims))))


def enlarged(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    """Resized, by a function of importers', of several taps or of one."""
    dims = shape_of(t) or []
    axis = chain.axis(t)
    if axis is None or _elements(t) > 4096:
        return None
    size = static_size(dims[axis]) or 1
    indices = np.sort(np.random.default_rng(len(chain.steps)).integers(0, size, (2 * size, 2)), 1)
    weights = np.random.default_rng(size).uniform(0, 1, indices.shape) if chain.draw.random() < 0.5 else None
    indices = indices if weights is not None else indices[:, :1]
    return resized(chain.builder, t, [Table(axis, size, indices, weights)])


def averaged(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    """A function of several blocks, a sum among them."""
    axis = chain.axis(t)
    if axis is None:
        return None

    def compute(data: te.Tensor) -> te.Tensor:
        size = data.shape[axis]

        def near(*at: relax.Expr) -> relax.Expr:
            k = te.reduce_axis((0, 3), "k")
            here = tirx.max(tirx.min(at[axis] + k - 1, size - 1), 0)
            return te.sum(data(*at[:axis], here, *at[axis + 1 :]), axis=k)

        total = te.compute(data.shape, near, name="total")
        return te.compute(data.shape, lambda *at: total(*at) / 3 + data(*at), name="share")

    return chain.builder.call_te(compute, t, primfunc_name_hint="averaged")


def crossed(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    """A function that reads along one axis at an index of another one: it has no other layout."""
    dims = [static_size(dim) for dim in shape_of(t) or ()]
    if len(dims) < 3 or dims[1] is None or dims[2] is None:
        return None
    size = dims[2]

    def compute(data: te.Tensor) -> te.Tensor:
        return te.compute(data.shape, lambda n, c, h, *at: data(n, c, (h + c) % size, *at), name="crossed")

    return chain.builder.call_te(compute, t, primfunc_name_hint="crossed")


def with_first(chain: Chain, t: relax.Expr) -> relax.Expr | None:
    """Added to what the convolution gives, where that has the shape."""
    same = [static_size(dim) for dim in shape_of(t) or ()] == [static_size(dim) for dim in shape_of(chain.first) or ()]
    return op.add(t, chain.first) if same else None


STEPS: Sequence[Step] = (
    by_element, with_constant, with_full, with_its_mean, with_turned, padded, flipped, sliced, concatenated, reduced, softmax,
    summed_up, taken, repeated, moved, moved, merged, divided, with_unit, without_unit, pooled, normed, enlarged, averaged,
    crossed, with_first,
)  # fmt: skip


def _elements(t: relax.Expr) -> int:
    return int(np.prod([static_size(dim) or BATCH for dim in shape_of(t) or ()]))


def _transposes(mod: tvm.IRModule) -> int:
    """The transposes of what is computed of the input: those of constants are computed when a model is compiled."""
    computed, count = {mod["main"].params[0]}, 0
    for block in mod["main"].body.blocks:
        for binding in block.bindings:
            if computed.intersection(tensors(binding.value)):
                computed.add(binding.var)
                count += name_of(binding.value) == "permute_dims"
    return count


def _called(mod: tvm.IRModule, *arrays: np.ndarray) -> np.ndarray:
    with HOST:
        mod = relax.transform.LegalizeOps(LEGALIZE)(Scan(resolve("cpu"))(mod))
    machine = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())
    return machine["main"](*(tvm.runtime.tensor(array) for array in arrays)).numpy()


@pytest.mark.sampled(8)
@pytest.mark.parametrize("symbolic", [False, True])
@pytest.mark.parametrize("seed", range(40))
def test_the_numbers_stay(seed: int, symbolic: bool) -> None:
    chain = Chain(seed, symbolic)
    before = chain.module(10)
    after = SinkTransposes()(before)
    relax.analysis.well_formed(after)
    draw = np.random.default_rng()
    arrays = [draw.standard_normal(shape).astype("float32") for shape in ((BATCH, 6, 4, 8), (1, 1, 8, 8))]
    got, want = _called(after, *arrays), _called(before, *arrays)
    assert got.shape == want.shape
    error = np.linalg.norm(got.astype("float64") - want) / max(np.linalg.norm(want), 1e-30)
    assert error < 2e-6, (chain.steps, error)


def test_transposes_become_fewer() -> None:
    drawn = [Chain(seed, seed % 2 == 0).module(10) for seed in range(60)]
    before, after = (sum(map(_transposes, mods)) for mods in (drawn, map(SinkTransposes(), drawn)))
    assert after < 0.7 * before, (before, after)
