"""Operators that move elements: views, concatenations, gathers and scatters, pads; by torch's names (docs/torch.md).

A view costs torch nothing by itself, so each is read by an addition, which the two have alike.
"""

from __future__ import annotations

import torch
import torch.nn.functional as F

from tk.testing.operators.problem import FLOATS, NUMBERS, Built, Function, Operator, Size, boolean, index, number, order

__all__ = ["INDEXING", "LAYOUT", "PADS"]

aten = torch.ops.aten


def _matrix(function: Function, dtypes: tuple[str, ...] = NUMBERS) -> Operator:
    return Operator(lambda s: ([number(s.rows, s.cols)], function), dtypes)


def _image(function: Function, dtypes: tuple[str, ...] = FLOATS) -> Operator:
    return Operator(lambda s: ([number(*s.image)], function), dtypes)


def _split(s: Size) -> Built:
    first = s.cols // 3
    return [number(s.rows, s.cols)], lambda x: [part + 1 for part in torch.split(x, [first, s.cols - first], -1)]


def _strided(s: Size) -> Built:
    half = s.cols // 2
    return [number(s.rows, s.cols)], lambda x: torch.as_strided(x, [s.rows, half], [s.cols, 2], 1) + 1


def _arange(s: Size) -> Built:
    return [number(s.rows, s.cols)], lambda x: x + torch.arange(1, 2 * s.cols + 1, 2, device=x.device).to(x.dtype)


def _col2im(s: Size) -> Built:
    n, c, h, w = s.conv
    return [number(n, c * 9, h * w)], lambda x: F.fold(x, (h, w), 3, padding=1)


LAYOUT: dict[str, Operator] = {
    "arange.start_step": Operator(_arange, NUMBERS),
    "as_strided": Operator(_strided, NUMBERS),
    "cat": Operator(lambda s: ([number(s.rows, s.cols), number(s.rows, s.cols)], lambda x, y: torch.cat([x, y], -1)), NUMBERS),
    "col2im": Operator(_col2im),
    "diagonal": Operator(lambda s: ([number(s.rows // 4, 16, 8, s.cols // 32)], lambda x: x.diagonal(0, 1, 2) + 1), NUMBERS),
    "expand": Operator(lambda s: ([number(s.rows, 1), number(s.cols)], lambda x, y: x.expand(s.rows, s.cols) + y), NUMBERS),
    "flip": _matrix(lambda x: torch.flip(x, [-1])),
    "permute": Operator(lambda s: ([number(s.rows // 8, 8, s.cols)], lambda x: x.permute(2, 0, 1) + 1), NUMBERS),
    "repeat": Operator(lambda s: ([number(s.rows // 4, s.cols // 2)], lambda x: x.repeat(4, 2)), NUMBERS),
    "select.int": Operator(lambda s: ([number(s.rows, 4, s.cols)], lambda x: x.select(1, -2) + 1), NUMBERS),
    "select_scatter": Operator(
        lambda s: (
            [number(s.rows, 4, s.cols // 4), number(s.rows, s.cols // 4)],
            lambda x, y: torch.select_scatter(x, y, 1, 2),
        ),
        NUMBERS,
    ),
    "slice.Tensor": _matrix(lambda x: x[:, 1:-1:3] + 1),
    "slice_scatter": Operator(
        lambda s: (
            [number(s.rows, s.cols), number(s.rows, (s.cols - 1) // 2)],
            lambda x, y: torch.slice_scatter(x, y, 1, 1, 1 + 2 * ((s.cols - 1) // 2), 2),
        ),
        NUMBERS,
    ),
    "split_with_sizes": Operator(_split, NUMBERS),
    "squeeze.dim": Operator(lambda s: ([number(s.rows, 1, s.cols)], lambda x: x.squeeze(1) + 1)),
    "squeeze.dims": Operator(lambda s: ([number(s.rows, 1, s.cols, 1)], lambda x: x.squeeze((1, 3)) + 1)),
    "unsqueeze": Operator(lambda s: ([number(s.rows, s.cols), number(s.rows, 1, 1)], lambda x, y: x.unsqueeze(1) + y)),
    "view": Operator(lambda s: ([number(s.rows, s.cols)], lambda x: x.view(-1) + 1)),
}


def _scatter(function: Function, dtypes: tuple[str, ...] = NUMBERS) -> Operator:
    """At random indices of a row, of which several may be one."""

    def build(s: Size) -> Built:
        half = s.cols // 2
        return [number(s.rows, s.cols), index(s.rows, half, high=s.cols), number(s.rows, half)], function

    return Operator(build, dtypes)


def _index_put(s: Size) -> Built:
    return [number(s.rows, s.cols), order(s.rows), number(s.rows, s.cols)], lambda x, i, y: torch.index_put(x, (i,), y + 1)


def _index(s: Size) -> Built:
    return [number(s.rows, s.cols), index(s.rows, high=s.rows), index(s.rows, high=s.cols)], lambda x, i, j: x[i][:, j]


def _embedding(s: Size) -> Built:
    table = max(s.rows, 128)
    return [number(table, s.cols), index(s.rows, high=table)], lambda w, i: F.embedding(i, w)


def _embedding_bag(s: Size) -> Built:
    width = s.cols // 8
    return [number(4 * s.rows, width), index(s.rows, 8, high=4 * s.rows)], lambda w, i: F.embedding_bag(i, w, mode="mean")


INDEXING: dict[str, Operator] = {
    "_embedding_bag": Operator(_embedding_bag),
    "embedding": Operator(_embedding),
    "gather": Operator(
        lambda s: ([number(s.rows, s.cols), index(s.rows, s.cols, high=s.cols)], lambda x, i: torch.gather(x, -1, i)), NUMBERS
    ),
    "index.Tensor": Operator(_index, NUMBERS),
    "index_put": Operator(_index_put, NUMBERS),
    "index_select": Operator(
        lambda s: ([number(s.rows, s.cols), index(s.cols, high=s.cols)], lambda x, i: torch.index_select(x, 1, i)), NUMBERS
    ),
    "masked_scatter": Operator(
        lambda s: ([number(s.rows, s.cols), boolean(s.rows, s.cols), number(s.rows, s.cols)], torch.masked_scatter), NUMBERS
    ),
    "scatter.src": Operator(
        lambda s: (
            [number(s.rows, s.cols), order(s.rows, s.cols), number(s.rows, s.cols)],
            lambda x, i, y: torch.scatter(x, -1, i, y),
        ),
        NUMBERS,
    ),
    "scatter.value": Operator(
        lambda s: (
            [number(s.rows, s.cols), index(s.rows, s.cols // 2, high=s.cols)],
            lambda x, i: torch.scatter(x, -1, i, 9),
        ),
        NUMBERS,
    ),
    "scatter_add": _scatter(lambda x, i, y: torch.scatter_add(x, -1, i, y)),
    "scatter_reduce.two": _scatter(lambda x, i, y: torch.scatter_reduce(x, -1, i, y, "amax")),
}


def _volume(s: Size) -> tuple[int, int, int, int, int]:
    n, c, h, w = s.image
    return n, max(1, c // 8), 8, h, w


PADS: dict[str, Operator] = {
    "constant_pad_nd": _matrix(lambda x: F.pad(x, (1, 2, 0, 1), value=3)),
    "reflection_pad1d": _matrix(lambda x: F.pad(x, (2, 1), "reflect"), FLOATS),
    "reflection_pad2d": _image(lambda x: F.pad(x, (2, 1, 1, 2), "reflect")),
    "reflection_pad3d": Operator(lambda s: ([number(*_volume(s))], lambda x: F.pad(x, (1,) * 6, "reflect"))),
    "replication_pad2d": _image(lambda x: F.pad(x, (2, 1, 1, 2), "replicate")),
    "replication_pad3d": Operator(lambda s: ([number(*_volume(s))], lambda x: F.pad(x, (1,) * 6, "replicate"))),
}
