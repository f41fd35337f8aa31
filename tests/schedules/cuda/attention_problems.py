"""Random problems of attention, with random knobs of a rule that are legal for them."""

from __future__ import annotations

import math
import random
from typing import Any

from tests.schedules.random_configs import legal_config
from tk.schedule.case import prim_func
from tk.schedules.cuda.attention.cases import Problem
from tk.target import Target

__all__ = ["drawn"]


def drawn(seed: int, rule: Any, target: Target) -> tuple[Problem, Any]:
    """A random problem, and random knobs that are legal for it under `rule`."""
    draw = random.Random(seed)
    batch, kv_heads, group = draw.randint(1, 3), draw.randint(1, 3), draw.choice((1, 1, 2, 5))
    rows, columns = draw.randint(1, 400), draw.randint(1, 600)
    order = draw.choice(("qkv", "bshd", "bhsd"))
    columns = rows if order == "qkv" else columns
    heads, dtype = kv_heads * group, draw.choice(("float16", "bfloat16"))
    shape = (draw.choice((1, batch)), draw.choice((1, heads)), draw.choice((1, rows)), columns)
    mask = draw.choice((None, "bool", dtype, "float32"))
    causal = draw.choice(("", "", "top left", "bottom right"))
    hidden = draw.random() < 0.3  # by -inf: of sums with float16's least number float32 has nine bits behind the point
    depth, cap = draw.choice((16, 32, 64, 64, 80, 96, 128, 256)), draw.choice((0.0, 0.0, 10.0))
    sinks = draw.choice(("", "", "float32", dtype))
    positions = draw.choice(("", "", "int32", "int64")) if not causal else ""
    window = draw.choice((0, 1, 60)) if causal == "bottom right" or positions else 0
    problem = Problem(
        f"random_{seed}", dtype, batch, heads, kv_heads, rows, columns, depth, order=order, causal=causal,
        mask=(mask, shape) if mask else None, hidden=hidden, least=-math.inf if hidden else None, blind=True, cap=cap,
        sinks=sinks, window=window, positions=positions,
    )  # fmt: skip
    facts = rule.match(prim_func(problem.case(), target)[0], target)
    return problem, legal_config(draw, rule, facts, target)
