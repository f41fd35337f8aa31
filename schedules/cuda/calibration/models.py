"""The cost models that are calibrated: what estimates a kernel's time, and the problems that it is measured on.

A problem is drawn from (the model's name, a number), always the same one, so that a file of measurements needs to keep the
number and the config alone.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from math import exp, log
from typing import Any

from tk.schedule.suite import Problem
from tk.schedules.cuda.attention import rule as attention
from tk.schedules.cuda.attention.decode import rule as decode
from tk.schedules.cuda.attention.latent import rule as latent
from tk.schedules.cuda.attention.latent.sm90 import rule as latent_sm90
from tk.schedules.cuda.attention.mma import rule as attention_mma
from tk.schedules.cuda.conv import cost as conv
from tk.schedules.cuda.matmul.mma import rule as mma
from tk.schedules.cuda.matmul.skinny import cost as skinny
from tk.schedules.cuda.matmul.sm90 import cost as sm90
from tk.schedules.cuda.matmul.sm90_f32 import cost as sm90_f32
from tk.schedules.cuda.suites.attention import PARTS
from tk.schedules.cuda.suites.attention import SUITE as ATTENTIONS
from tk.schedules.cuda.suites.conv import SUITE as CONVOLUTIONS
from tk.schedules.cuda.suites.decode import STEPS
from tk.schedules.cuda.suites.shared import matmul_problem
from tk.target import Target

__all__ = ["MODELS", "CostModel"]

DRAWN = "drawn"  # the "model" of a problem that is drawn here
SMALLEST, LARGEST = 256, 16384  # columns and depth of a matmul


@dataclass(frozen=True)
class CostModel:
    """`rule`: the name of the rule whose kernels are measured. `seconds`: (match, config, target) -> the estimated seconds of a
    launch. `problem`: a number -> the problem drawn from it."""

    rule: str
    seconds: Callable[[Any, Any, Target], float]
    problem: Callable[[int], Problem]


def _clock(target: Target) -> float:
    """Cycles a second at which `target` reaches the peak of its data sheet, of 16-bit operands."""
    return target.peak_for("bfloat16") / (2 * sm90.PEAK * target.cores)


def _timed(cycles: Callable[[Any, Any, Target], float]) -> Callable[[Any, Any, Target], float]:
    """Cycles as seconds."""
    return lambda match, config, target: cycles(match, config, target) / _clock(target)


def _matmuls(rows: tuple[int, int], dtypes: tuple[str, ...]) -> Callable[[int], Problem]:
    """x[m, k] @ w[k, n], sums in float32, with m from `rows` and each size evenly drawn on a logarithmic scale."""

    def draw(seed: int) -> Problem:
        source = random.Random(seed)

        def size(least: int, most: int, unit: int) -> int:
            return max(unit, round(exp(source.uniform(log(least), log(most))) / unit) * unit)

        sizes = size(*rows, 1), size(SMALLEST, LARGEST, 8), size(SMALLEST, LARGEST, 8)
        return matmul_problem(DRAWN, str(seed), sizes, source.choice(dtypes))

    return draw


def _convolution(seed: int) -> Problem:
    """A layer of the suite's random ones."""
    return CONVOLUTIONS.build("random", str(seed), 1, LOW[seed % 2])


def _attention(seed: int) -> Problem:
    """Heads of the suite, of sequences of 128 to 8,192 tokens."""
    source = random.Random(seed)
    model = source.choice(tuple(PARTS))
    return ATTENTIONS.build(model, source.choice(tuple(PARTS[model])), 8 * round(16 * 64 ** source.random()), LOW[seed % 2])


def _step(seed: int) -> Problem:
    """A step of generation of the suite's random ones."""
    return ATTENTIONS.build("random", str(seed), 1, LOW[seed % 2])


def _latent_step(seed: int) -> Problem:
    """A step of generation over latents, of caches of 512 to 16,384."""
    source = random.Random(seed)
    part = source.choice([name for name, step in STEPS.items() if step.latent])
    return ATTENTIONS.build("decode", part, 64 * round(8 * 32 ** source.random()), LOW[seed % 2])


LOW = ("bfloat16", "float16")
MODELS = {
    "matmul_sm90": CostModel("cuda.matmul_sm90", _timed(sm90.cycles), _matmuls((64, 8192), LOW)),
    "matmul_sm90_f32": CostModel("cuda.matmul_sm90_f32", _timed(sm90_f32.cycles), _matmuls((64, 4096), ("float32",))),
    "matmul_sm90_tf32": CostModel("cuda.matmul_sm90_f32", _timed(sm90_f32.cycles), _matmuls((64, 512), ("tfloat32",))),
    "matmul_skinny": CostModel("cuda.matmul_skinny", skinny.seconds, _matmuls((1, 96), LOW)),
    "matmul_mma": CostModel("cuda.matmul_mma", mma.seconds, _matmuls((64, 8192), LOW)),
    "conv_sm90": CostModel("cuda.conv_sm90", _timed(conv.cycles), _convolution),
    "attention_sm90": CostModel("cuda.attention", _timed(attention.cost), _attention),
    "attention_decode": CostModel("cuda.attention_decode", decode.cost, _step),
    "attention_latent": CostModel("cuda.attention_latent", latent.cost, _latent_step),
    "attention_latent_sm90": CostModel("cuda.attention_latent_sm90", latent_sm90.cost, _latent_step),
    "attention_mma": CostModel("cuda.attention_mma", attention_mma.cost, _attention),
}
