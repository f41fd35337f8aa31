"""Branches by tensors' values that lead to one program: `if (x < 0).any(): raise ValueError`, `if x.isnan().any(): warn(…)`.

torch.export refuses them all. Where one side of a branch only raises an error, the other is taken, and the program asserts that
it is the right one: a checked build holds that, another one does without, as of indices that are out of range. Most are seen in
the code as it runs (tk/frontend/torch/raising.py). For what is behind a call, as in `if not valid(x): fail(x)`, and for sides
that differ in what they print alone, both are traced, and what is not the same program then is refused. So is a loop over
experts that skips those without rows, `if rows.numel() == 0: continue`: with no rows, what it skips does nothing. A loop over
what values hit, `for e in hit.nonzero()`, is one over all positions (tk/frontend/torch/value_loops.py).
"""

from __future__ import annotations

import io
import math
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager, redirect_stdout
from dataclasses import dataclass, replace
from types import CodeType, FrameType
from typing import Any, TypeGuard
from unittest import mock

import torch
from torch._export import non_strict_utils
from torch._subclasses.fake_tensor import FakeTensor
from torch._subclasses.functional_tensor import FunctionalTensor
from torch.export import ExportedProgram
from torch.fx.experimental import symbolic_shapes
from torch.fx.experimental.symbolic_shapes import GuardOnDataDependentSymNode

from tk.frontend.torch.program_lines import lines_of
from tk.frontend.torch.raising import call_site, guard_at, is_users, model_frame, raised_by_model
from tk.frontend.torch.value_loops import looping

__all__ = ["Answers", "answering", "one_program"]

MOST_TRACES, MOST_QUESTIONS = 48, 256  # of a module, and in one trace of it
SECONDS = 60  # after which no further trace begins
ALIKE = 4  # questions of one line that are looked at: those of further layers, or experts, are taken to be like them

CallSite = tuple[tuple[CodeType, int], ...]


@dataclass(frozen=True)
class Answer:
    """That a value is true, or not, at a place in the code. `text` is the line of the error that the other answer leads to, ""
    where there is none. To one `of_rows`, whether there are any, `nothing` is the size that is 0 by this answer alone; to one
    whether a step of a loop is taken, `within` are the sizes that would be 0 by the other answer."""

    truth: bool
    text: str = ""
    site: CallSite = ()
    of_rows: bool = False
    nothing: str = ""
    within: frozenset[str] = frozenset()


class Answers:
    """What a model is told that asks for the truth of a value which nobody knows: where a side of the branch raises an error at
    once, that it is the other one; else what is `given`, in order, and behind that no, or that there are rows, of those that
    were found. With None given, its question fails."""

    def __init__(self, given: Sequence[Answer] | None = None) -> None:
        self.given = given
        self.asked: list[Answer] = []

    def at(self, frame: FrameType, *, called: bool = False, size: _Size | None = None) -> Answer | None:
        """The answer to the question that `frame` asks, by a call that returns it where it is `called`, about a size or not."""
        if (guard := guard_at(frame, called=called)) is not None:
            return Answer(guard.answer, guard.text)
        if self.given is None:
            return None
        if len(self.asked) == MOST_QUESTIONS:
            raise _Open
        given = self.given[len(self.asked)] if len(self.asked) < len(self.given) else Answer(size is not None and not size.none)
        nothing = size.name if size is not None and given.truth == size.none else ""
        self.asked.append(replace(given, site=call_site(frame), of_rows=size is not None, nothing=nothing))
        return self.asked[-1]

    def step(self, frame: FrameType) -> int | None:
        """The number of the question whether a step of the loop that `frame` is at is taken; None where it is not."""
        if len(self.asked) == MOST_QUESTIONS:
            raise _Open
        given = self.given or ()
        answer = given[len(self.asked)] if len(self.asked) < len(given) else Answer(True)
        self.asked.append(replace(answer, site=call_site(frame), of_rows=True))
        return len(self.asked) - 1 if answer.truth else None

    def ended(self, number: int, sizes: frozenset[str]) -> None:
        """The step that was asked for in question `number` is over; `sizes` are 0 where its place is not hit."""
        self.asked[number] = replace(self.asked[number], within=sizes)


@dataclass(frozen=True)
class _Size:
    """A question whether a size that values tell is 0: its name, and what the answer is where it is."""

    name: str
    none: bool

    @staticmethod
    def asked(question: torch.SymBool) -> _Size | None:
        """What a question is, if it is one."""
        symbols = question.node.expr.free_symbols
        if len(symbols) != 1 or not _is_of_counts(question):
            return None
        (symbol,) = symbols
        answers = [bool(question.node.expr.xreplace({symbol: symbol * 0 + count})) for count in (0, 1, 2, 97)]
        return _Size(str(symbol), answers[0]) if answers.count(answers[0]) == 1 else None


@contextmanager
def answering(answers: Answers) -> Iterator[None]:
    """For the time being, a model that asks for the truth of a value that nobody knows has one of `answers`."""
    with ExitStack() as stack:
        for kind in (torch.Tensor, FunctionalTensor):
            stack.enter_context(mock.patch.multiple(kind, __bool__=_truth_of_tensor(answers, kind.__bool__)))
        stack.enter_context(mock.patch.multiple(torch.SymBool, __bool__=_truth_of_symbol(answers, torch.SymBool.__bool__)))
        for each in (symbolic_shapes, non_strict_utils):
            stack.enter_context(mock.patch.object(each, "_find_user_code_frame", _users_frame))
        for name, compared in _COMPARED.items():
            for owner in (torch, torch.Tensor):
                own = getattr(owner, name)
                stack.enter_context(mock.patch.object(owner, name, _comparing(answers, own, compared)))
        for name in ("isfinite", "isinf", "isnan"):
            stack.enter_context(mock.patch.object(math, name, _asking(answers, getattr(math, name))))
        if answers.given is not None:
            stack.enter_context(looping(answers, _is_unknown))
            # what an error says may have numbers in it that nobody knows
            for kind in (torch.SymInt, torch.SymFloat):
                stack.enter_context(mock.patch.object(kind, "__format__", lambda self, _: str(self)))
        yield


def _truth_of_tensor(answers: Answers, own: Callable[[torch.Tensor], bool]) -> Callable[[torch.Tensor], bool]:
    def ask(self: torch.Tensor) -> bool:
        frame = model_frame(sys._getframe(1))
        answer = answers.at(frame) if frame is not None and _is_unknown(self) and self.numel() == 1 else None
        if answer is None:
            return own(self)
        _asserted(self, answer)
        return answer.truth

    return ask


def _truth_of_symbol(answers: Answers, own: Callable[[torch.SymBool], bool]) -> Callable[[torch.SymBool], bool]:
    def ask(self: torch.SymBool) -> bool:
        try:
            return own(self)
        except GuardOnDataDependentSymNode:
            frame = model_frame(sys._getframe(1))
            answer = None if frame is None else answers.at(frame, size=_Size.asked(self))
            if answer is None:
                raise
        if answer.text and _is_of_counts(self):
            torch._check(self if answer.truth else torch.sym_not(self), lambda: answer.text)
        return answer.truth

    return ask


def _is_unknown(x: object) -> TypeGuard[torch.Tensor]:
    """Whether it is a tensor that has no values while a model is traced."""
    if isinstance(x, FunctionalTensor):  # what stands for one behind autograd
        x = torch._from_functional_tensor(x.elem)
    return isinstance(x, FakeTensor) and x.constant is None


def _asserted(value: torch.Tensor, answer: Answer) -> None:
    """Makes the program assert that `value` is what was answered, if another answer leads to an error. Behind autograd, torch
    cannot keep what orders assertions among other effects."""
    if answer.text and not isinstance(value, FunctionalTensor):
        value = value.reshape(())
        torch._assert_async(value != 0 if answer.truth else value == 0, answer.text)


def _equal(a: torch.Tensor, b: torch.Tensor) -> torch.Tensor | bool:
    return a.shape == b.shape and (a == b).all()


def _allclose(a: torch.Tensor, b: torch.Tensor, *args: Any, **kwargs: Any) -> torch.Tensor:
    return torch.isclose(a, b, *args, **kwargs).all()


_COMPARED: dict[str, Callable[..., torch.Tensor | bool]] = {"allclose": _allclose, "equal": _equal}
"""What compares tensors and returns a truth, by name, as functions of which it is the result's."""


def _comparing(answers: Answers, own: Callable[..., bool], compared: Callable[..., torch.Tensor | bool]) -> Callable[..., bool]:
    def compare(a: torch.Tensor, b: torch.Tensor, *args: Any, **kwargs: Any) -> bool:
        frame = model_frame(sys._getframe(1))
        if frame is None or not (_is_unknown(a) or _is_unknown(b)):
            return own(a, b, *args, **kwargs)
        value = compared(a, b, *args, **kwargs)
        if isinstance(value, bool):
            return value
        answer = answers.at(frame, called=True)
        if answer is None:
            return own(a, b, *args, **kwargs)
        _asserted(value, answer)
        return answer.truth

    return compare


def _asking(answers: Answers, own: Callable[[Any], bool]) -> Callable[[Any], bool]:
    """`own`, a function of math of a number, which may be x.item(): no assertion is made of it, for torch says that no number
    that it knows by name alone is NaN."""

    def ask(x: Any, /) -> bool:
        frame = model_frame(sys._getframe(1))
        unknown = isinstance(x, torch.SymFloat) and symbolic_shapes.free_unbacked_symbols(x)
        answer = answers.at(frame, called=True) if frame is not None and unknown else None
        return own(x) if answer is None else answer.truth

    return ask


def _users_frame() -> FrameType | None:
    """The frame that torch names in an error: what is neither torch's nor tk's own."""
    frame: FrameType | None = sys._getframe(1)
    while frame is not None and not is_users(frame):
        frame = frame.f_back
    return frame


def _is_of_counts(question: torch.SymBool) -> bool:
    """Whether it is about whole numbers alone, which may be sizes: each run is held to what is said of them."""
    ranges, symbols = question.node.shape_env.var_to_range, question.node.expr.free_symbols
    return all(symbol.is_integer and (ranges[symbol].lower, ranges[symbol].upper) != (0, 1) for symbol in symbols)


def one_program(trace: Callable[[Answers], ExportedProgram]) -> ExportedProgram | None:
    """What `trace` makes of a module whose branches by values all lead to one program; None where they lead to several, or
    anything else is wrong with it."""
    try:
        with redirect_stdout(io.StringIO()):
            search = _Search(trace)
            return trace(Answers(search.settled([], search.traced([]))))
    except Exception:  # torch raises many types here: the first export's is the one to show
        return None


class _Raised(Exception):
    """A trace ended with an error that the model's own code raises, at the line that this is made with."""


class _Open(Exception):
    """Branches by values lead to several programs, or to too many questions."""


class _Search:
    """Traces of one module with other answers each."""

    def __init__(self, trace: Callable[[Answers], ExportedProgram]) -> None:
        self.trace = trace
        self.traces = 0
        self.end = time.monotonic() + SECONDS
        self.program: tuple[ExportedProgram, frozenset[str], list[Answer]] | None = None
        self.seen: Counter[tuple[CodeType, int]] = Counter()

    def traced(self, given: Sequence[Answer]) -> tuple[list[Answer], str | None]:
        """What is answered in the trace that begins with the answers `given`, and the line of the error that ends it. Raises
        _Open where it leads to another program than earlier ones, but for what is done with no rows."""
        self.traces += 1
        if self.traces > MOST_TRACES or time.monotonic() > self.end:
            raise _Open
        answers = Answers(given)
        try:
            program = self.trace(answers)
        except Exception as error:  # a model raises any type
            line = raised_by_model(error.__traceback__)
            if line is None:
                raise
            return answers.asked, line
        nothing = frozenset(answer.nothing for answer in answers.asked if answer.nothing)
        first, other, before = self.program or (program, nothing, answers.asked)
        mine, theirs = (nothing | other | _within(*pair) for pair in ((answers.asked, before), (before, answers.asked)))
        if lines_of(program, mine) != lines_of(first, theirs):
            raise _Open
        self.program = first, other, before
        return answers.asked, None

    def settled(self, given: list[Answer], traced: tuple[list[Answer], str | None]) -> list[Answer]:
        """The answers of a trace that begins with those `given` and ends without an error, where `traced` is what comes of
        these. Raises _Raised where there is none."""
        asked, line = traced
        at = len(given)
        if len(asked) == at:
            if line is not None:
                raise _Raised(line)
            return list(asked)
        question, path = asked[at], None
        try:
            path = self.settled([*given, question], traced)
        except _Raised as error:
            line = str(error)
        if path is not None and self._is_like_others(question):
            return path
        other = [*given, Answer(not question.truth)]
        try:
            found = self.traced(other)
            if path is None or found[1] is not None or _sites(found[0][at:]) != _sites(path[at:]):
                found = (self.settled(other, found), None)  # further questions of its own
        except _Raised as error:
            if path is None:
                raise
            path[at] = replace(path[at], text=str(error))
            return path
        if path is None:
            path = found[0]
            path[at] = replace(path[at], text=line or "")
        return path

    def _is_like_others(self, question: Answer) -> bool:
        """Whether it asks if there are rows, where the same code has asked so often enough."""
        self.seen[question.site[0]] += question.of_rows
        return question.of_rows and self.seen[question.site[0]] > ALIKE


def _within(answers: Sequence[Answer], others: Sequence[Answer]) -> frozenset[str]:
    """The sizes of a trace with `answers` in steps of loops that the trace with the `others` leaves out."""
    pairs = zip(answers, others, strict=False)
    return frozenset().union(*(mine.within for mine, other in pairs if mine.truth and not other.truth))


def _sites(answers: Sequence[Answer]) -> list[CallSite]:
    return [answer.site for answer in answers]
