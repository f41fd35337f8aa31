"""Convolutions of rocm.conv_mfma in the emulator: compiled for any config, run with counts, compared with float64."""

from __future__ import annotations

import random
import re
from typing import Any

import numpy as np

from tests.rocm.emulator import Program, Undefined
from tests.rocm.matmuls import Ran, assembled
from tk.schedule.case import Case
from tk.schedule.rule import rule_of
from tk.schedules.cuda.conv.cases import conv_case
from tk.schedules.rocm.conv import rule as conv_mfma
from tk.target import Target

__all__ = ["RULE", "ran", "random_case"]

RULE = rule_of(conv_mfma)


def ran(case: Case, target: Target, config: Any = None, seed: int = 0) -> Ran:
    """A case of static sizes under `config`, or the default. EmulatorError where the kernel does what it must not."""
    made, match, names, config = assembled(RULE, case, target, config)
    arrays = dict(zip(names, case.arrays(seed, target), strict=True))
    expected = case.reference(*(arrays[name].astype("float64") for name, _, _ in case.inputs))
    out = np.zeros(expected.shape, "float32" if match.out_dtype == "float32" else next(iter(arrays.values())).dtype)
    (kernel,) = made.kernels
    section = made.text.split("amdhsa.kernels:")[1]
    section = next(entry for entry in section.split("\n  - ") if f"{kernel}.kd" in entry)
    names = [re.sub(r"_(words|flat)\d*$", "", name) for name in re.findall(r"\.name:\s+(\S+)", section)]
    arguments = [arrays[name] if name in arrays else Undefined(out) for name in names if name != kernel]
    columns = config.block_n
    blocks = -(-match.m // config.block_m) * match.groups * -(-match.own // columns)
    outcome = Program(made.text).launch(kernel, (blocks,), (target.wave * config.waves_m * config.waves_n,), arguments)
    assert outcome.unwritten == 0
    error = float(np.linalg.norm(out.astype("float64") - expected)) / max(float(np.linalg.norm(expected)), 1e-30)
    return Ran(error, [made.kernels[kernel]], [made.usage[kernel]], [outcome])


def random_case(draw: random.Random) -> Case:
    """A convolution of one to three axes, of any stride, dilation, padding and groups, ragged in everything."""
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
    return conv_case(
        "random", (draw.randint(1, 3), *sizes, channels * groups), (*taps, channels, own * groups),
        draw.choice(("float16", "bfloat16")), strides, pads, dilations, groups,
        draw.choice(("none", "bias_relu", "residual", "float32")), draw.random() < 0.3,
    )  # fmt: skip
