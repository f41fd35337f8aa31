"""Random matrix products with random epilogues, each said twice: in Relax for the compiler and in torch for the check."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tk.schedule.case import Case, prim_func
from tk.schedule.discover import discover
from tk.schedule.rule import schedule, taken
from tk.schedule.weights import WEIGHTS
from tk.target import Target

__all__ = ["Problem", "build", "problems", "scheduled"]


def _in_relax(step: str, dtype: str, y: Any, *more: Any) -> Any:
    """One step of an epilogue; "cast" is the last."""
    from tvm import relax
    from tvm.relax import op

    if step == "scale":
        return op.multiply(y, relax.const(0.5, dtype))
    if step == "cast":
        return op.astype(y, "float32")
    binary = {"bias": op.add, "residual": op.add, "rows": op.multiply, "columns": op.multiply}
    unary = {"relu": op.nn.relu, "gelu": op.nn.gelu, "gelu_tanh": op.nn.gelu_tanh, "silu": op.nn.silu}
    if step in unary:  # as torch computes them, and its importer says it: in float32, rounded once
        return op.astype(unary[step](op.astype(y, "float32")), dtype)
    return binary[step](y, *more)


def _in_torch(step: str, y: Any, *more: Any) -> Any:
    """The same, in the dtype of `y`."""
    import torch.nn.functional as F

    if step == "scale":
        return y * 0.5
    if step == "cast":
        return y.float() if y.element_size() == 2 else y
    if step in ("bias", "residual"):
        return y + more[0]
    if step in ("rows", "columns"):
        return y * more[0]
    return F.gelu(y, approximate="tanh") if step == "gelu_tanh" else getattr(F, step)(y)


@dataclass(frozen=True)
class Problem:
    """x[…, m, k] @ w[k, n] and what follows. `batch` are leading axes, of both operands where `both` is set; a turned
    operand is stored with its last two axes swapped; `paired`: silu of it times a second product; `symbolic`: m is.
    `knobs`: with any legal knobs, drawn from this seed; 0 for the rule's own. `known`: the right operands are known to be
    weights, which kernels may read early."""

    dtype: str
    m: int
    n: int
    k: int
    batch: tuple[int, ...] = ()
    both: bool = False
    x_turned: bool = False
    w_turned: bool = False
    paired: bool = False
    symbolic: bool = False
    steps: tuple[str, ...] = ()
    knobs: int = 0
    known: bool = False

    def shapes(self) -> dict[str, tuple[int, ...]]:
        """By name, each input's shape."""
        outer = self.batch if self.both else ()
        weight = (*outer, self.n, self.k) if self.w_turned else (*outer, self.k, self.n)
        found = {"x": (*self.batch, self.k, self.m) if self.x_turned else (*self.batch, self.m, self.k), "w": weight}
        if self.paired:
            found["v"] = weight
        extra = {
            "bias": (self.n,),
            "columns": (self.n,),
            "rows": (*self.batch, self.m, 1),
            "residual": (*self.batch, self.m, self.n),
        }
        return found | {f"{step}{i}": extra[step] for i, step in enumerate(self.steps) if step in extra}

    def case(self) -> Case:
        """The problem as the graph phase has it: sums in float32, rounded before the epilogue."""
        from tvm.relax import op

        def dim(size: int, here: bool) -> Any:
            return ("m", size) if self.symbolic and here else size

        def shape(name: str, sizes: tuple[int, ...]) -> tuple[Any, ...]:
            rowed = name == "x" or name.startswith(("rows", "residual"))
            return tuple(dim(size, rowed and i == len(sizes) - 2) for i, size in enumerate(sizes))

        def matmul(x: Any, w: Any) -> Any:
            return op.astype(op.matmul(x, w, out_dtype="float32"), self.dtype)

        inputs = tuple((name, shape(name, sizes), self.dtype) for name, sizes in self.shapes().items())

        def swap(x: Any) -> Any:
            rank = int(x.ty.ndim)
            return op.permute_dims(x, [*range(rank - 2), rank - 1, rank - 2])

        def step(name: str, y: Any, *more: Any) -> Any:
            return _in_relax(name, self.dtype, y, *more)

        return Case(
            str(self), inputs, lambda *values: self._value(values, swap, matmul, op.multiply, step), lambda *values: None
        )

    def torch(self, *values: Any) -> Any:
        """The same in torch, in the dtype of the inputs, which are in the order of `shapes`."""
        return self._value(values, lambda x: x.transpose(-1, -2), lambda x, w: x @ w, lambda a, b: a * b, _in_torch)

    def _value(self, values: tuple[Any, ...], swap: Any, matmul: Any, multiply: Any, step: Any) -> Any:
        named = dict(zip(self.shapes(), values, strict=True))
        x = swap(named["x"]) if self.x_turned else named["x"]
        weights = [swap(named[name]) if self.w_turned else named[name] for name in ("w", "v") if name in named]
        y = matmul(x, weights[0])
        if self.paired:
            y = multiply(step("silu", y), matmul(x, weights[1]))
        for i, name in enumerate(self.steps):
            y = step(name, y, *([named[f"{name}{i}"]] if f"{name}{i}" in named else []))
        return y


def problems(dtype: str, count: int, seed: int) -> Iterator[Problem]:
    """`count` problems of `dtype`; a seed gives the same ones always."""
    draw = random.Random(seed)
    for _ in range(count):
        yield _draw(dtype, draw)


def _size(draw: random.Random, most: int, aligned: float) -> int:
    return 8 * draw.randint(1, most // 8) if draw.random() < aligned else draw.randint(1, most)


def _draw(dtype: str, draw: random.Random) -> Problem:
    m = draw.randint(1, 64) if draw.random() < 0.25 else _size(draw, 1100, 0.4)
    batch = draw.choice([(), (), (), (3,), (2, 3)])
    paired, symbolic = draw.random() < 0.15, draw.random() < 0.15
    both = bool(batch) and not paired and draw.random() < 0.5
    names = ["bias", "scale", "relu", "gelu", "gelu_tanh", "silu", "residual", "rows", "columns"]
    steps = tuple(draw.sample(names, draw.choice([0, 1, 1, 2, 3])))
    aligned = 1.0 if paired else 0.75  # the graph phase makes pairs only of weights that TMA can read
    return Problem(
        dtype, m // (1 + 3 * len(batch)) or 1, _size(draw, 1500, aligned), _size(draw, 2200, aligned), batch, both,
        x_turned=not (symbolic or paired) and (both or not batch) and draw.random() < 0.25, w_turned=draw.random() < 0.5,
        paired=paired, symbolic=symbolic, steps=(*steps, "cast") if draw.random() < 0.2 else steps,
        knobs=draw.randint(1, 1 << 30) if draw.random() < 0.4 else 0, known=draw.random() < 0.6,
    )  # fmt: skip


def build(problem: Problem, target: Target) -> tuple[bytes, list[str], str]:
    """The problem's library, scheduled by the target's rules in their order; its inputs' order; the rule that took it, and
    the knobs where they were drawn."""
    from tk.codegen.library import build_function

    func, names, rule = scheduled(problem, target)
    return build_function(func, target)[0], names, rule


def scheduled(problem: Problem, target: Target) -> tuple[Any, list[str], str]:
    """The same as a scheduled function instead of a library."""
    import tvm

    from tk.schedule.apply import schedule_module

    func, names = prim_func(problem.case(), target)
    func = func.with_attr(WEIGHTS, [i for i, name in enumerate(names) if problem.known and name in ("w", "v")])
    with target.tvm():
        drawn = _with_drawn_knobs(func, target, random.Random(problem.knobs)) if problem.knobs else None
    if drawn is not None:
        return drawn[0], names, drawn[1]
    mod, (kernel,) = schedule_module(tvm.IRModule({"main": func}), target)
    return mod["main"], names, kernel.rule


def _with_drawn_knobs(func: Any, target: Target, draw: random.Random) -> tuple[Any, str] | None:
    """`func` by the first rule that takes it, with any legal knobs; None where no legal ones were found."""
    rule, (match, _) = next((rule, found) for rule in discover(target.kind) if (found := taken(rule, func, target)) is not None)
    space = rule.space(match, target)
    for _ in range(5000 if space else 0):
        config = rule.config(**{name: draw.choice(list(values)) for name, values in space.items()})
        if not rule.legal(match, config, target):
            return schedule(rule, func, match, target, config), f"{rule.name} {config}"
    return None
