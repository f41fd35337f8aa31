"""Benchmark suites: named lists of problems, declared next to the rules that solve them, with what to compare with.

A suite for targets of kind K is a member of `SUITES` in `tk.schedules.K.suites`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, TypeAlias

from tk.errors import UsageError, meant, message
from tk.schedule.case import Case
from tk.schedule.weights import WEIGHTS

if TYPE_CHECKING:
    from torch import Tensor
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["RANDOM", "Problem", "Suite", "TorchFunction", "find_suite", "marked_func"]

TorchFunction: TypeAlias = "Callable[..., Tensor | tuple[Tensor, ...]]"
"""Of tensors, to one or several."""

RANDOM = "random"  # the model of problems drawn at random


@dataclass(frozen=True)
class Problem:
    """One kernel to time. `model` and `part` say where it comes from, `m` its varying size; `flops` are operations,
    `moved` the bytes that must at least be read and written. `spread` scales an input's standard normal values. `outputs`
    are the dtypes of what it computes, where not one of `dtype`; `torch` is the computation in torch, where it is needed.
    `weights`: the inputs that are a model's weights, which kernels may read early (tk/schedule/weights.py). `prepare` maps an
    input's name and torch tensor to that with what the graph phase has put there, such as zeros. `precision`: how exact its
    matmuls of float32 are to be, in torch's words (tk/schedule/precision.py). `needed` maps the inputs, by
    name, to the (flops, moved) of just these, where what they hold decides it, as lengths do; the two fields are then those of
    inputs such as are expected."""

    model: str
    part: str
    m: int
    dtype: str
    sizes: tuple[int, ...]
    case: Case
    flops: float
    moved: float
    spread: Mapping[str, float]
    outputs: tuple[str, ...] = ()
    torch: TorchFunction | None = None
    weights: tuple[str, ...] = ()
    prepare: Callable[[str, Tensor], Tensor] | None = None
    precision: str = "highest"
    needed: Callable[[Mapping[str, Tensor]], tuple[float, float]] | None = None

    @property
    def key(self) -> tuple[str, str, int, str]:
        """What a suite's `build` makes this problem of."""
        return self.model, self.part, self.m, self.dtype

    @property
    def name(self) -> str:
        return f"{self.model} {self.part} {'x'.join(map(str, self.sizes))}"


@dataclass(frozen=True)
class Suite:
    """`rivals`: by name, what makes of a problem the same computation in torch, a function of the case's inputs in their
    order. With `copies`, a copy on the same GPU is timed as well, to compare with. `build` makes the problem of (model, part,
    m, dtype); `parts` has a model's parts by name. With `random`, it takes the model "random" too, whose parts are numbers.
    `more_dtypes`: those that are timed where they are asked for alone."""

    summary: str
    parts: Mapping[str, Sequence[str]]
    sizes: tuple[int, ...]
    dtypes: tuple[str, ...]
    rivals: Mapping[str, Callable[[Problem], TorchFunction]]
    build: Callable[[str, str, int, str], Problem]
    copies: bool = False
    random: bool = False
    more_dtypes: tuple[str, ...] = ()

    def random_problems(self, count: int, dtypes: Sequence[str]) -> Iterator[Problem]:
        """So many problems drawn at random, the same ones for the same number, of each dtype; none given is all.

        Raises UsageError when the suite draws none.
        """
        if count and not self.random:
            raise UsageError(
                message(
                    "this suite has no random problems",
                    need="gemm, epilogue, attention, conv or operators, or no --random",
                    have=self.summary,
                    do="leave --random out, or take one of these suites",
                )
            )
        for dtype in dtypes or self.dtypes:
            for seed in range(count):
                yield self.build(RANDOM, str(seed), 1, dtype)

    def problems(self, models: Sequence[str], sizes: Sequence[int], dtypes: Sequence[str]) -> Iterator[Problem]:
        """Those of `models`, `sizes` and `dtypes`; none given is all of the suite's own. Any positive size may be asked for.

        Raises UsageError for a model or a dtype that the suite does not have.
        """
        for what, asked, known in (("model", models, tuple(self.parts)), ("dtype", dtypes, self.dtypes + self.more_dtypes)):
            unknown = [each for each in asked if each not in known]
            if unknown:
                have, do = ", ".join(unknown), meant(unknown[0], known)
                raise UsageError(message(f"the suite has no such {what}", need=", ".join(known), have=have, do=do))
        for dtype in dtypes or self.dtypes:
            for model in models or self.parts:
                for part in self.parts[model]:
                    for m in sizes or self.sizes:
                        yield self.build(model, part, m, dtype)


def marked_func(problem: Problem, target: Target) -> tuple[PrimFunc, list[str]]:
    """The problem's PrimFunc, which knows its weights, and the names of its inputs in the order of its parameters."""
    from tk.schedule.case import prim_func
    from tk.schedule.precision import ATTRIBUTE

    func, names = prim_func(problem.case, target)
    func = func if problem.precision == "highest" else func.with_attr(ATTRIBUTE, problem.precision)
    return func.with_attr(WEIGHTS, [i for i, name in enumerate(names) if name in problem.weights]), names


def find_suite(kind: str, name: str) -> Suite:
    """The suite called `name` for targets of `kind`. Raises UsageError with the names that there are."""
    module = f"tk.schedules.{kind}.suites"
    suites: Mapping[str, Suite] = import_module(module).SUITES if find_spec(module) else {}
    if name not in suites:
        have = ", ".join(suites) or "none"
        need = f"a suite of this target: {have}"
        raise UsageError(message(f"there is no suite {name!r} for {kind}", need=need, do=meant(name, suites)))
    return suites[name]
