"""Operators that look along axes: reductions, norms, scans and sorts, by torch's names (docs/torch.md)."""

from __future__ import annotations

from collections.abc import Mapping
from math import isqrt

import torch

from tk.testing.operators.problem import FLOATS, NUMBERS, Built, Function, Operator, Size, boolean, number

__all__ = ["NORMS", "REDUCTIONS", "SORTS"]

aten = torch.ops.aten


def _rows(
    function: Function,
    dtypes: tuple[str, ...] = FLOATS,
    low: float = -2.0,
    high: float = 2.0,
    indices: Mapping[int, int | None] | None = None,
) -> Operator:
    return Operator(lambda s: ([number(s.rows, s.cols, low=low, high=high)], function), dtypes, indices=indices or {})


def _truths(function: Function) -> Operator:
    """A reduction of booleans that are all false, which must be read to the end."""
    return Operator(lambda s: ([number(s.rows, s.cols)], lambda x: function(x > 2)), NUMBERS[:1])


REDUCTIONS: dict[str, Operator] = {
    "amax": _rows(lambda x: torch.amax(x, -1), NUMBERS),
    "amin": _rows(lambda x: torch.amin(x, 0), NUMBERS),
    "any": _truths(torch.any),
    "any.dim": _truths(lambda x: torch.any(x, -1)),
    "any.dims": Operator(lambda s: ([boolean(s.rows, 8, s.cols // 8)], lambda x: torch.any(x, (0, 2))), ("float32",)),
    "argmax": _rows(lambda x: torch.argmax(x, -1), NUMBERS, indices={0: -1}),
    "argmin": _rows(lambda x: torch.argmin(x), NUMBERS, indices={0: None}),
    "max.dim": _rows(lambda x: torch.max(x, -1), NUMBERS, indices={1: -1}),
    "mean": _rows(torch.mean),
    "mean.dim": _rows(lambda x: torch.mean(x, -1)),
    "min.dim": _rows(lambda x: torch.min(x, 0), NUMBERS, indices={1: 0}),
    "prod": _rows(torch.prod, ("float32", "int64"), 0.999, 1.001),
    "prod.dim_int": _rows(lambda x: torch.prod(x, -1), NUMBERS, 0.99, 1.01),
    "sum.dim_IntList": _rows(lambda x: torch.sum(x, -1), NUMBERS),
    "var.correction": _rows(lambda x: torch.var(x, -1, correction=1)),
    "var.dim": _rows(lambda x: torch.var(x, [0])),
}


def _image_norm(function: Function) -> Operator:
    def build(s: Size) -> Built:
        channels = s.image[1]
        parts = [number(channels), number(channels), number(channels), number(channels, low=0.5)]
        return [number(*s.image), *parts], function

    return Operator(build)


def _group_norm(s: Size) -> Built:
    n, channels, h, w = s.image
    groups = next(each for each in (8, 1) if channels % each == 0)
    inputs = [number(*s.image), number(channels), number(channels)]
    return inputs, lambda x, a, b: aten.native_group_norm(x, a, b, n, channels, h * w, groups, 1e-5)[0]


def _layer_norm(s: Size) -> Built:
    inputs = [number(s.rows, s.cols), number(s.cols), number(s.cols)]
    return inputs, lambda x, a, b: aten.native_layer_norm(x, [s.cols], a, b, 1e-5)[0]


def _pdist(s: Size) -> Built:
    return [number(isqrt(s.elements // 4), 64)], lambda x: aten._pdist_forward(x)


def _cdist(s: Size) -> Built:
    side = isqrt(s.elements)
    return [number(side, 64), number(side, 64)], lambda x, y: aten._cdist_forward(x, y, 2.0, None)


NORMS: dict[str, Operator] = {
    "_log_softmax": _rows(lambda x: torch.log_softmax(x, -1)),
    "_native_batch_norm_legit": _image_norm(
        lambda x, a, b, mean, var: aten._native_batch_norm_legit_functional(x, a, b, mean, var, True, 0.1, 1e-5)[0]
    ),
    "_native_batch_norm_legit.no_stats": _image_norm(
        lambda x, a, b, mean, var: aten._native_batch_norm_legit.no_stats(x, a * mean, b * var, True, 0.1, 1e-5)[0]
    ),
    "_native_batch_norm_legit_no_training": _image_norm(
        lambda x, a, b, mean, var: aten._native_batch_norm_legit_no_training(x, a, b, mean, var, 0.1, 1e-5)[0]
    ),
    "_softmax": _rows(lambda x: torch.softmax(x, -1)),
    "native_group_norm": Operator(_group_norm),
    "native_layer_norm": Operator(_layer_norm),
    "_cdist_forward": Operator(_cdist, ("float32",)),
    "_pdist_forward": Operator(_pdist, ("float32",)),
}

SORTS: dict[str, Operator] = {
    "cumsum": _rows(lambda x: torch.cumsum(x, -1), NUMBERS),
    "sort": _rows(torch.sort, NUMBERS, indices={1: -1}),
    "topk": _rows(lambda x: torch.topk(x, 50), NUMBERS, indices={1: -1}),
}
