"""Random programs that write into their inputs and buffers: in part and whole, with reads before and after."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from typing import Any

import torch

DTYPES = (torch.float32, torch.float32, torch.bfloat16, torch.float16, torch.int64, torch.int32)
Step = tuple[str, int, dict[str, Any]]


def whole(generator: torch.Generator, shape: Any, dtype: torch.dtype) -> torch.Tensor:
    """Small whole numbers: their sums and products are exact in any order."""
    return torch.randint(-3, 4, tuple(shape), generator=generator).to(dtype)


@dataclass
class Plan:
    """The tensors that a program keeps (the first `buffers` of them its own), what it does with them, and its other inputs."""

    shapes: list[list[int]]
    dtypes: list[torch.dtype]
    buffers: int
    dynamic: bool
    steps: list[Step] = field(default_factory=list)
    given: list[tuple[str, Any]] = field(default_factory=list)  # ("rows", (shape, dtype)) or ("index", (count, extent))

    def arguments(self, seed: int, size: int | None = None) -> list[torch.Tensor]:
        """Fresh values for the other inputs; with `size`, of the dynamic dim."""
        generator = torch.Generator().manual_seed(seed)
        out = []
        for kind, (shape, what) in self.given:
            if kind == "index":
                out.append(torch.randperm(what, generator=generator)[:shape])
            else:
                out.append(whole(generator, [size if n == -1 and size else max(n, 2) if n == -1 else n for n in shape], what))
        return out

    def states(self, seed: int, size: int | None = None) -> list[torch.Tensor]:
        generator = torch.Generator().manual_seed(seed + 7)
        shapes = [[size or 2 if self.dynamic and n == -1 else n for n in shape] for shape in self.shapes]
        return [whole(generator, shape, dtype) for shape, dtype in zip(shapes, self.dtypes, strict=True)]


def draw(seed: int) -> Plan:
    """A program: two or three tensors that it keeps, and eight or so writes and reads."""
    rng = random.Random(seed)
    dynamic = rng.random() < 0.3
    base = [rng.randint(2, 5) for _ in range(rng.randint(1, 4))]
    shapes = [list(base), list(base)] + ([[rng.randint(1, 6) for _ in range(rng.randint(1, 4))]] if rng.random() < 0.7 else [])
    dtype = rng.choice(DTYPES)
    dtypes = [dtype, dtype, rng.choice(DTYPES)][: len(shapes)]
    buffers = 0 if dynamic else rng.randint(0, len(shapes))
    if dynamic:
        for shape in shapes:
            shape[0] = -1
    plan = Plan(shapes, dtypes, buffers, dynamic)
    kinds = [
        "rows",
        "rows",
        "put",
        "slice",
        "slice",
        "select",
        "add",
        "scale",
        "fill",
        "copy",
        "read",
        "read",
        "sum",
        "scatter",
    ]
    for _ in range(rng.randint(4, 9)):
        _step(rng, plan, rng.choice(kinds))
    return plan


def _step(rng: random.Random, plan: Plan, kind: str) -> None:
    at = rng.randrange(len(plan.shapes))
    shape, dtype = plan.shapes[at], plan.dtypes[at]
    axis = rng.randrange(len(shape))
    if shape[axis] == -1 and kind in ("rows", "put", "slice", "select", "scatter"):
        if len(shape) == 1:
            return
        axis = rng.randrange(1, len(shape))
    more: dict[str, Any] = {"axis": axis}
    if kind in ("rows", "put", "scatter"):
        count = rng.randint(1, shape[axis])
        plan.given.append(("index", (count, shape[axis])))
        part = [*shape[:axis], count, *shape[axis + 1 :]]
        plan.given.append(("rows", (part, dtype)))
        more |= {"index": len(plan.given) - 2, "rows": len(plan.given) - 1, "accumulate": rng.random() < 0.3}
    elif kind in ("slice", "select"):
        start = rng.randrange(shape[axis])
        stop = start + 1 if kind == "select" else rng.randint(start + 1, shape[axis])
        step = 1 if kind == "select" else rng.choice([1, 1, 2])
        count = -(-(stop - start) // step)
        part = [*shape[:axis], *([] if kind == "select" else [count]), *shape[axis + 1 :]]
        plan.given.append(("rows", (part, dtype)))
        more |= {"start": start, "stop": stop, "step": step, "rows": len(plan.given) - 1, "from_self": rng.random() < 0.3}
    elif kind == "add":
        plan.given.append(("rows", (shape, dtype)))
        more["rows"] = len(plan.given) - 1
    elif kind == "copy":
        like = [i for i, other in enumerate(plan.shapes) if other == shape and plan.dtypes[i] == dtype]
        more["from"] = rng.choice(like)
    plan.steps.append((kind, at, more))


class Program(torch.nn.Module):
    """Runs a plan on its kept tensors: buffers first, then the inputs `kept`; returns what it read, and maybe a kept tensor."""

    def __init__(self, plan: Plan, seed: int) -> None:
        super().__init__()
        self.plan = plan
        for i, state in enumerate(plan.states(seed)[: plan.buffers]):
            self.register_buffer(f"own_{i}", state)

    def forward(self, given: list[torch.Tensor], kept: list[torch.Tensor]) -> list[torch.Tensor]:
        states = [getattr(self, f"own_{i}") for i in range(self.plan.buffers)] + list(kept)
        out: list[torch.Tensor] = [each.float().sum().reshape(1) for each in given[:1]]
        swap: torch.Tensor | None = None
        for kind, at, more in self.plan.steps:
            state = states[at]
            before = state.clone() if swap is None else swap
            _run(kind, state, more, given, states, out)
            swap = before if before.shape == state.shape and before.dtype == state.dtype else None
        if not out or len(self.plan.steps) % 3 == 0:
            out.append(states[0])
        return out


def _run(kind: str, state: torch.Tensor, more: dict[str, Any], given: Any, states: Any, out: list[torch.Tensor]) -> None:
    axis = more["axis"]
    if kind == "rows":
        state.index_copy_(axis, given[more["index"]], given[more["rows"]])
    elif kind == "put":
        at = (*[None] * 0, *[slice(None)] * axis, given[more["index"]])
        if more["accumulate"]:
            state[at] += given[more["rows"]]
        else:
            state[at] = given[more["rows"]]
    elif kind == "scatter":
        rows = given[more["rows"]]
        index = given[more["index"]].reshape([-1 if n == axis else 1 for n in range(rows.ndim)]).expand(rows.shape)
        state.scatter_(axis, index, rows)
    elif kind == "slice":
        at = (*[slice(None)] * axis, slice(more["start"], more["stop"], more["step"]))
        state[at] = state[at] + given[more["rows"]] if more["from_self"] else given[more["rows"]]
    elif kind == "select":
        state.select(axis, more["start"]).copy_(given[more["rows"]])
    elif kind == "add":
        state.add_(given[more["rows"]])
    elif kind == "scale":
        state.mul_(-1)
    elif kind == "fill":
        state.fill_(2)
    elif kind == "copy":
        if states[more["from"]] is not state:
            before = state.clone()
            state.copy_(states[more["from"]])
            states[more["from"]].copy_(before)
    elif kind == "read":
        out.append(state * 2)
    elif kind == "sum":
        out.append(state.sum(axis, dtype=state.dtype if state.dtype.is_floating_point else torch.int64))
