"""Configs of a rule at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from tk.target import Target

__all__ = ["legal_config", "legal_configs"]


def legal_configs(draw: random.Random, rule: Any, match: Any, target: Target, count: int) -> Iterator[Any]:
    """Of `count` configs that are drawn from the space of a rule's module, those that fit `match`."""
    values = rule.space(match, target)
    for _ in range(count):
        config = rule.Config(**{name: draw.choice(options) for name, options in values.items()})
        if not rule.legal(match, config, target):
            yield config


def legal_config(draw: random.Random, rule: Any, match: Any, target: Target) -> Any:
    """A config that fits, out of ten thousand that are drawn at most."""
    return next(legal_configs(draw, rule, match, target, 10_000))
