"""The cases of `reduction`."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np
from tvm.relax import op

from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedules.case_functions import Shape, exact_softmax

__all__ = ["CASES"]


_layer_norm = partial(op.nn.layer_norm, axes=[-1], epsilon=1e-5)
_mean = partial(op.mean, axis=[1, 2], keepdims=True)


def _exact_layer_norm(a: Array, g: Array, b: Array) -> Any:
    centred = a - a.mean(-1, keepdims=True)
    return centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5) * g + b


def _exact_max_pool(a: Array) -> Any:
    a = np.pad(a, ((0, 0), (1, 1), (1, 1), (0, 0)), constant_values=-np.inf)
    high, wide = (a.shape[1] - 3) // 2 + 1, (a.shape[2] - 3) // 2 + 1
    return np.maximum.reduce([a[:, i : i + 2 * high : 2, j : j + 2 * wide : 2] for i in range(3) for j in range(3)])


def _exact_depthwise(a: Array, b: Array) -> Any:
    high, wide = a.shape[1:3]
    a = np.pad(a, ((0, 0), (1, 1), (1, 1), (0, 0)))
    return np.maximum(sum(a[:, i : i + high, j : j + wide] * b[i, j, 0] for i in range(3) for j in range(3)), 0)


def _case(name: str, build: Any, reference: Any, *shapes: Shape) -> Case:
    return Case(name, tuple((f"a{i}", shape, "float32") for i, shape in enumerate(shapes)), build, reference)


CASES = (
    _case("softmax", op.nn.softmax, exact_softmax, (3, 5, 128)),
    _case("softmax-long", op.nn.softmax, exact_softmax, (3, 1024)),
    _case("softmax-odd", op.nn.softmax, exact_softmax, (2, 7, 197)),
    _case("softmax-short", op.nn.softmax, exact_softmax, (50, 3)),
    _case("softmax-symbolic", op.nn.softmax, exact_softmax, (2, ("s", 45), ("s", 45))),
    _case("softmax-symbolic-short", op.nn.softmax, exact_softmax, (("n", 3), 4, ("s", 5), ("s", 5))),
    _case("layer-norm", _layer_norm, _exact_layer_norm, (2, 9, 768), (768,), (768,)),
    _case("layer-norm-symbolic", _layer_norm, _exact_layer_norm, (("n", 3), 9, 96), (96,), (96,)),
    _case(
        "layer-norm-symbolic-short", _layer_norm, _exact_layer_norm, (("n", 3), ("s", 4), ("k", 9)), (("k", 9),), (("k", 9),)
    ),
    _case(
        "rms-norm",
        lambda a, g: op.nn.rms_norm(a, g, axes=[-1], epsilon=1e-6),
        lambda a, g: a / np.sqrt((a * a).mean(-1, keepdims=True) + 1e-6) * g,
        (5, 256),
        (256,),
    ),
    _case("global-mean", _mean, lambda a: a.mean((1, 2), keepdims=True), (2, 7, 7, 64)),
    _case("global-mean-odd", _mean, lambda a: a.mean((1, 2), keepdims=True), (1, 5, 5, 7)),
    _case("columns-wide", lambda a: op.sum(a, [0]), lambda a: a.sum(0), (129, 12288)),
    _case("columns-middle", lambda a: op.sum(a, [1]), lambda a: a.sum(1), (3, 128, 320)),
    _case("columns-odd", lambda a: op.sum(a, [0]), lambda a: a.sum(0), (131, 997)),
    _case("columns-odd-wide", lambda a: op.min(a, [0]), lambda a: a.min(0), (67, 8203)),
    _case("planes", lambda a: op.mean(a, [0, 2, 3]), lambda a: a.mean((0, 2, 3)), (3, 7, 9, 13)),
    _case("short-rows", lambda a: op.max(a, [0, 2]), lambda a: a.max((0, 2)), (31, 5, 60)),
    _case("max-pool", lambda a: op.nn.max_pool2d(a, [3, 3], [2, 2], [1, 1], layout="NHWC"), _exact_max_pool, (1, 17, 17, 32)),
    _case(
        "depthwise",
        lambda a, b: op.nn.relu(op.nn.conv2d(a, b, padding=1, groups=48, data_layout="NHWC", kernel_layout="HWIO")),
        _exact_depthwise,
        (1, 12, 13, 48),
        (3, 3, 1, 48),
    ),
    _case("max", lambda a: op.max(a, [-1]), lambda a: a.max(-1), (33, 65)),
    _case("log-softmax-odd", op.nn.log_softmax, lambda a: np.log(exact_softmax(a)), (5, 1003)),
    _case("variance", lambda a: op.variance(a, [-1]), lambda a: a.var(-1), (9, 1040)),
    _case("argmax", lambda a: op.argmax(a, -1), lambda a: a.argmax(-1), (7, 517)),
)
