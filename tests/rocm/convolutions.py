"""Convolutions of rocm.conv_mfma in the emulator: compiled for any config, run with counts, compared with float64."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import ml_dtypes
import numpy as np

from tests.rocm.emulator import Program, Undefined
from tests.rocm.matmuls import Ran, assembled, parameters_of
from tk.schedule.case import Case
from tk.schedule.rule import rule_of
from tk.schedules.cuda.conv.cases import conv_case, transposed_case
from tk.schedules.rocm.conv import rule as conv_mfma
from tk.schedules.rocm.conv.plan import as_matmul
from tk.schedules.rocm.mfma import OPERANDS, SHORT, served
from tk.target import Target

__all__ = ["RULE", "ran", "random_case", "random_transposed"]

RULE = rule_of(conv_mfma)


def ran(case: Case, target: Target, config: Any = None, seed: int = 0) -> Ran:
    """A case of static sizes under `config`, or the default. EmulatorError where the kernel does what it must not."""
    made, match, names, config = assembled(RULE, case, target, config)
    arrays = dict(zip(names, case.arrays(seed, target), strict=True))
    expected = case.reference(*(arrays[name].astype("float64") for name, _, _ in case.inputs))
    out = np.zeros(expected.shape, getattr(ml_dtypes, match.out_dtype, match.out_dtype))
    (kernel,) = made.kernels
    arguments = [arrays[name] if name in arrays else Undefined(out) for name in parameters_of(made, kernel)]
    columns = config.block_n
    blocks = -(-as_matmul(match).m // config.block_m) * match.parts * -(-match.own // columns)
    outcome = Program(made.text).launch(kernel, (blocks,), (target.wave * config.waves_m * config.waves_n,), arguments)
    assert outcome.unwritten == 0
    got, finite = out.astype("float64"), np.isfinite(expected)
    np.testing.assert_array_equal(got[~finite], expected[~finite])
    error = float(np.linalg.norm(got[finite] - expected[finite])) / max(float(np.linalg.norm(expected[finite])), 1e-30)
    return Ran(error, [made.kernels[kernel]], [made.usage[kernel]], [outcome])


def random_case(draw: random.Random, target: Target) -> Case:
    """A convolution of one to three axes, of any stride, dilation, padding and groups, ragged in everything, of any dtype that
    `target` multiplies."""
    rank, groups = draw.choice((1, 2, 2, 2, 3)), draw.choice((1, 1, 1, 2, 3))
    most = {1: 60, 2: 14, 3: 7}[rank]
    taps = [draw.randint(1, 4) for _ in range(rank)]
    dilations = [draw.choice((1, 1, 2)) for _ in range(rank)]
    spans = [(t - 1) * d + 1 for t, d in zip(taps, dilations, strict=True)]
    sizes = [max(span, draw.randint(1, most)) for span in spans]
    pads = [draw.randint(0, span) for span in spans * 2]
    strides = [draw.choice((1, 1, 2, 3)) for _ in range(rank)]
    channels = draw.choice((8 * draw.randint(1, 8), draw.randint(1, 40)))
    own = draw.choice((8 * draw.randint(1, 8), draw.randint(4, 50)))
    bytes_ = [dtype for dtype in OPERANDS if dtype not in SHORT and served(target.matrix, dtype)]
    dtype = draw.choice(("float16", "bfloat16", *draw.sample(bytes_, 1)))
    made = conv_case(
        "random", (draw.randint(1, 3), *sizes, channels * groups), (*taps, channels, own * groups),
        dtype, strides, pads, dilations, groups,
        draw.choice(("none", "bias_relu", "residual", "float32") if dtype in SHORT else ("none", "scaled")),
        draw.random() < 0.3,
    )  # fmt: skip
    return _summed_in_order(made)


def _summed_in_order(case: Case) -> Case:
    """A case of float32 with the error that hundreds of products leave which are summed one after another."""
    return replace(case, tolerance=2e-6) if case.tolerance < 2e-6 and case.inputs[0][2] == "float32" else case


def random_transposed(draw: random.Random, target: Target) -> Case:
    """A transposed convolution of one to three axes, of any stride, kernel, cut, output padding and groups."""
    rank, groups = draw.choice((1, 2, 2, 3)), draw.choice((1, 1, 1, 2, 3))
    strides = [draw.randint(1, 4 if rank == 1 else 3) for _ in range(rank)]
    strides[draw.randrange(rank)] = draw.randint(2, 3)
    kernel = [draw.randint(1, 5) for _ in range(rank)]
    taps = [-(-k // s) for k, s in zip(kernel, strides, strict=True)]
    inputs = [draw.randint(3, {1: 40, 2: 9, 3: 5}[rank]) for _ in range(rank)]
    longest = [(size - 1) * s + k - 1 for size, s, k in zip(inputs, strides, kernel, strict=True)]
    pads = [draw.randint(0, min(k - 1, most // 2)) for k, most in zip(kernel, longest, strict=True)]  # an element is left
    more = [draw.randint(0, s - 1) for s in strides]
    channels = draw.choice((8 * draw.randint(1, 6), draw.randint(1, 20)))
    own = draw.choice((8 * draw.randint(1, 6), draw.randint(4, 40)))
    x = (draw.randint(1, 3), *inputs, channels * groups)
    last = draw.random() < 0.5
    w = (*taps, channels, *strides, own * groups) if last else (*strides, own * groups, *taps, channels)
    dtypes = [dtype for dtype in ("float16", "bfloat16", "float32") if served(target.matrix, dtype)]
    made = transposed_case(
        "random_transposed", x, w, strides, pads, more, draw.choice(dtypes), draw.random() < 0.5, not last, kernel, groups,
    )  # fmt: skip
    return _summed_in_order(made)
