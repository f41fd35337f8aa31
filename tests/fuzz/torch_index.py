"""Drawn torch operators that read and write by index: gather, scatter, index_put and slices that are replaced."""

from __future__ import annotations

import torch

from tests.fuzz.builder import Builder, Skip


def _indices(b: Builder, shape: tuple[int, ...], size: int, least: int = 0) -> str:
    if size < 1:
        raise Skip
    return b.new(shape, torch.int64, low=least, high=size)


def gather(b: Builder) -> None:
    x = b.any(1)
    t = b[x]
    axis = b.axis(t)
    shape = [min(size, b.integer(1, 9)) for size in t.shape]
    shape[axis] = b.integer(1, 9)
    index = _indices(b, tuple(shape), t.shape[axis])
    text = b.choice((f"torch.gather({x}, {axis}, {index})", f"torch.take_along_dim({x}, {index}, {axis})"))
    b.add("gather", text, exact=True)


def select(b: Builder) -> None:
    x = b.any(1)
    t = b[x]
    axis = b.axis(t)
    index = _indices(b, (b.integer(1, 7),), t.shape[axis])
    if b.flag():
        b.add("index_select", f"torch.index_select({x}, {axis}, {index})", exact=True)
    else:
        b.add("take", f"torch.take({x}, {index} % {max(1, t.numel())})", exact=True)


def index(b: Builder) -> None:
    """x[i], x[i, j], x[:, i], x[i, :, j], with negative indices."""
    x = b.any(1)
    t = b[x]
    least = -t.shape[0] if b.flag() else 0
    shape = b.choice(((3,), (2, 3), (1,), (4, 1)))
    first = _indices(b, shape, t.shape[0], least)
    if t.dim() > 1 and b.flag():
        second = _indices(b, b.choice((shape, (shape[-1],))), t.shape[-1])
        middle = ", :" * (t.dim() - 2)
        b.add("index", f"{x}[{first}{middle}, {second}]", exact=True)
    elif t.dim() > 1 and b.flag():
        second = _indices(b, shape, t.shape[1])
        b.add("index", f"{x}[:, {second}]", exact=True)
    else:
        b.add("index", f"{x}[{first}]", exact=True)


def embedding(b: Builder) -> None:
    count, width = b.integer(1, 40), b.size()
    table = b.new((count, width))
    found = _indices(b, b.choice(((3,), (2, 5), (b.dynamic or 4, 3))), count)
    if b.flag():
        found = b.add("cast", f"{found}.to(torch.int32)", exact=True)
    b.add("embedding", f"F.embedding({found}, {table})", exact=True)


def scatter(b: Builder) -> None:
    x = b.float(1)
    t = b[x]
    axis = b.axis(t)
    if 0 in t.shape:
        raise Skip
    shape = [min(size, b.integer(1, 6)) for size in t.shape]
    found = _indices(b, tuple(shape), t.shape[axis])
    source = b.new(tuple(shape), t.dtype)
    kind = b.choice(("scatter_add", "amax", "amin", "sum", "mean", "prod", "value"))
    if kind == "scatter_add":
        b.add("scatter_add", f"torch.scatter_add({x}, {axis}, {found}, {source})", terms=shape[axis])
    elif kind == "value":
        b.add("scatter_value", f"torch.scatter({x}, {axis}, {found}, 1.5)", exact=True)
    else:
        own = b.flag()
        b.add(
            "scatter_reduce",
            f"torch.scatter_reduce({x}, {axis}, {found}, {source}, {kind!r}, include_self={own})",
            terms=shape[axis],
        )


def put(b: Builder) -> None:
    x = b.float(1)
    t = b[x]
    if not t.shape[0]:
        raise Skip
    count = b.integer(1, min(t.shape[0], 4))
    source = b.new((count, *t.shape[1:]), t.dtype)
    kind = b.integer(0, 3)
    if kind == 0:
        first = _indices(b, (count,), t.shape[0])
        b.add("index_put_add", f"torch.index_put({x}, ({first},), {source}, accumulate=True)", terms=count)
    elif kind == 1:
        first = _indices(b, (count,), t.shape[0])
        b.add("index_add", f"torch.index_add({x}, 0, {first}, {source}, alpha=0.5)", terms=count)
    elif kind == 2:
        b.add(
            "index_put_mask",
            f"torch.index_put({x}, ({b.new(t.shape[:1], torch.bool)},), torch.tensor(2.5, dtype={t.dtype}))",
            exact=True,
        )
    else:
        text = f"torch.index_copy({x}, 0, torch.arange({count}), {source})"
        b.add("index_copy", text, exact=True)


def overlaps(t: torch.Tensor) -> bool:
    """Whether two elements lie in the same memory, as in an unfold."""
    if t.numel() < 2:
        return False
    last = sum((size - 1) * stride for size, stride in zip(t.shape, t.stride(), strict=True))
    return len(torch.arange(last + 1).as_strided(t.shape, t.stride()).unique()) < t.numel()


def replace(b: Builder) -> None:
    """slice_scatter, select_scatter, and the same said by assignment to a clone."""
    x = b.any(1)
    t = b[x]
    at = b.integer(0, t.dim() - 1)
    size = t.shape[at]
    if size < 1 or t.dtype == torch.bool or (b.dynamic and size == b.dynamic):
        raise Skip
    start = b.integer(0, min(size - 1, 8))
    end, step = b.integer(start + 1, size), b.integer(1, 3)
    shape = list(t.shape)
    shape[at] = -(-(end - start) // step)
    kind = b.integer(0, 2)
    if overlaps(t):  # torch's own result has what was written in every element over the same memory; docs/limits.md
        x = f"{x}.contiguous()"
    if kind == 0:
        source = b.new(tuple(shape), t.dtype)
        b.add("slice_scatter", f"torch.slice_scatter({x}, {source}, {at}, {start}, {end}, {step})", exact=True)
    elif kind == 1:
        source = b.new(tuple(shape[:at] + shape[at + 1 :]), t.dtype)
        b.add("select_scatter", f"torch.select_scatter({x}, {source}, {at}, {start})", exact=True)
    else:
        source = b.new(b.spread(shape), t.dtype)
        part = ", ".join([":"] * at + [f"{start}:{end}:{step}"])
        b.add("assign", f"(lambda y, s: (y[{part}].copy_(s), y)[1])({x}.clone(), {source})", exact=True)


def masked_scatter(b: Builder) -> None:
    x = b.float(1)
    t = b[x]
    b.add("masked_scatter", f"torch.masked_scatter({x}, {b.bools(t)}, {b.new((max(1, t.numel()),), t.dtype)})", exact=True)


def one_hot(b: Builder) -> None:
    found = _indices(b, b.choice(((4,), (2, 3))), 6)
    b.add("one_hot", f"F.one_hot({found}, 6)", exact=True)


def search(b: Builder) -> None:
    """Numbers of a few or of many levels, in rows of their own or one row for all values; some are equal."""
    x = b.pick(lambda t: t.dtype == torch.float32, lambda: b.new(b.shape(), torch.float32))
    rows = b[x].shape[:-1] if b.flag() else ()
    edges = b.new((*rows, b.integer(1, b.choice((20, 600)))), torch.float32)
    rising = f"torch.sort({edges}.nan_to_num(0.25))[0]"  # behind an edge that is NaN, torch's search goes on
    b.add("searchsorted", f"torch.searchsorted({rising}, {x}, right={b.flag()}, out_int32={b.flag()})", exact=True)


OPERATORS = (
    (3, gather),
    (2, select),
    (4, index),
    (2, embedding),
    (4, scatter),
    (4, put),
    (5, replace),
    (1, masked_scatter),
    (1, one_hot),
    (1, search),
)
