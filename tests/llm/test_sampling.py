"""Sampling: drawn tokens against the distribution in float64, and what cannot be asked."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

from tests.sample import ALL, sample
from tk.errors import UsageError
from tk.llm.sampling import CANDIDATES, SETTINGS, Sampling
from tk.llm.step import Sample


def distribution(logits: np.ndarray[Any, Any], seen: np.ndarray[Any, Any], how: Sampling) -> np.ndarray[Any, Any]:
    """What is to be drawn from, in float64, step by step as tk.llm.step.Sample describes it."""
    x = logits.astype(np.float64)
    x = np.where(seen != 0, np.where(x > 0, x / how.repetition_penalty, x * how.repetition_penalty), x) / how.temperature
    order = np.argsort(-x, kind="stable")
    p = np.exp(x[order] - x.max())
    p[how.top_k or len(p) :] = 0
    p /= p.sum()
    p[(np.cumsum(p) - p >= how.top_p) | (p < how.min_p * p[0])] = 0
    result = np.zeros(len(p))
    result[order] = p / p.sum()
    return result


CASES: list[dict[str, Any]] = [
    {"temperature": 1.0},
    {"temperature": 0.7, "top_k": 20},
    {"temperature": 1.3, "top_p": 0.9},
    {"temperature": 1.0, "min_p": 0.05, "repetition_penalty": 1.3},
    {"temperature": 2.0, "top_k": 50, "top_p": 0.8, "min_p": 0.01},
]


@pytest.mark.rotated(4)
@pytest.mark.parametrize(
    ("vocabulary", "draws", "options"),
    sample(
        [(*size, case) for size in ((300, 100_000 if ALL else 20_000), (2500, 5_000 if ALL else 2_000)) for case in CASES],
        10,
        by=lambda drawn: drawn[0],
    ),
    ids=lambda value: "-".join(value) if isinstance(value, dict) else str(value),
)
def test_draws_follow_the_distribution(options: dict[str, Any], vocabulary: int, draws: int) -> None:
    rng = np.random.default_rng()
    logits = (rng.standard_normal(vocabulary) * 3).astype(np.float32)
    seen = (rng.random(vocabulary) < 0.1).astype(np.uint8)
    how = Sampling(**options, seed=int(rng.integers(1 << 40)))
    settings = how.settings(draws)
    settings[:, -1] = how.draws(1, draws)[:, 0]
    tokens = [
        Sample()(torch.from_numpy(part), *(torch.from_numpy(each).expand(len(part), -1) for each in (seen, logits)))
        for part in np.split(settings, 50)
    ]
    counts = np.bincount(torch.cat(tokens)[:, 0].numpy(), minlength=vocabulary)
    expected = distribution(logits, seen, how) * draws
    assert counts[expected == 0].sum() == 0
    often = expected >= 10
    free = int(often.sum()) - 1
    chi = float(((counts - expected)[often] ** 2 / expected[often]).sum())
    assert chi < free + 6 * np.sqrt(2 * free) + 20, (chi, free)  # false alarms: fewer than one in 10⁶


def test_temperature_zero_is_the_most_likely() -> None:
    logits = torch.randn(5, 300)
    settings = torch.from_numpy(Sampling().settings(5))
    seen = torch.zeros(5, 300, dtype=torch.uint8)
    assert torch.equal(Sample()(settings, seen, logits), logits.argmax(-1, keepdim=True))


def test_what_is_no_number_gives_no_token() -> None:
    logits = torch.randn(2, 9)
    logits[1, 3] = float("nan")
    ids = Sample()(torch.from_numpy(Sampling(temperature=1.0).settings(2)), torch.zeros(2, 9, dtype=torch.uint8), logits)
    assert ids[0, 0] >= 0
    assert ids[1, 0] == -1


def test_a_row_draws_alike_in_any_batch() -> None:
    how = Sampling(temperature=1.0, seed=[11, 12, 13])
    assert np.array_equal(how.draws(3, 50)[:, 1], Sampling(temperature=1.0, seed=12).draws(1, 50)[:, 0])
    assert len(SETTINGS) == how.settings(3).shape[1]


@pytest.mark.parametrize(
    "options",
    [
        {"temperature": -1.0},
        {"temperature": float("nan")},
        {"top_k": -1},
        {"top_k": 1.5},
        {"top_k": CANDIDATES + 1},
        {"top_p": 0.0},
        {"top_p": 1.1},
        {"min_p": -0.1},
        {"repetition_penalty": 0.0},
    ],
    ids=str,
)
def test_settings_that_cannot_be(options: dict[str, Any]) -> None:
    with pytest.raises(UsageError, match=next(iter(options))):
        Sampling(**options)


@pytest.mark.parametrize("seed", [-1, [1], [1, -2], ["a", 1]], ids=str)
def test_seeds_that_cannot_be(seed: Any) -> None:
    with pytest.raises(UsageError, match="seeds"):
        Sampling(temperature=1.0, seed=seed).draws(2, 4)
