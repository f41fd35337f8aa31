"""What a model's code does at a branch, read from its bytecode: which side of `if (x < 0).any(): raise …` raises an error."""

from __future__ import annotations

import dis
import linecache
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from types import CodeType, FrameType, TracebackType

import torch

__all__ = ["Guard", "call_site", "guard_at", "is_users", "model_frame", "raised_by_model"]

_TORCH = str(Path(torch.__file__).parent)
_OF_MODELS = tuple(f"{_TORCH}/{part}" for part in ("nn/", "functional.py", "distributions/"))  # parts that models are made of
_CALLS_MODULES = f"{_TORCH}/nn/modules/module.py"  # what it catches of a forward it raises again
_HERE = str(Path(__file__).parent)  # what stands in for parts of torch

# What leaves a block of code in another way than to the next instruction, or leaves something behind that others see.
_OTHER_WAYS = ("POP_JUMP", "FOR_ITER", "RETURN", "RERAISE", "SEND", "YIELD", "STORE_ATTR", "STORE_GLOBAL", "STORE_SUBSCR")


@dataclass(frozen=True)
class Guard:
    """A branch of which one side raises an error: the `answer` that takes the other one, and what the code says there."""

    answer: bool
    text: str


def model_frame(frame: FrameType | None) -> FrameType | None:
    """`frame`, or what called torch's or tk's __bool__ there, if that is a model's code: torch's layers count as such."""
    while frame is not None and (frame.f_code.co_filename == torch.__file__ or _is_here(frame)):
        frame = frame.f_back
    return frame if frame is not None and _is_of_model(frame.f_code) else None


def is_users(frame: FrameType) -> bool:
    """Whether `frame` is of code that is neither torch's nor what stands in for parts of torch."""
    return not frame.f_code.co_filename.startswith(_TORCH) and not _is_here(frame)


def _is_here(frame: FrameType) -> bool:
    return frame.f_code.co_filename.startswith(_HERE)


def _is_of_model(code: CodeType) -> bool:
    source = code.co_filename
    return not source.startswith(_TORCH) or source.startswith(_OF_MODELS)


def call_site(frame: FrameType) -> tuple[tuple[CodeType, int], ...]:
    """Where `frame` is in the code, and what called it, up to what exports the model: the innermost first."""
    site = []
    caller: FrameType | None = frame
    while caller is not None and not _is_here(caller):
        site.append((caller.f_code, caller.f_lasti))
        caller = caller.f_back
    return tuple(site)


def guard_at(frame: FrameType, *, called: bool = False) -> Guard | None:
    """What the branch is at which `frame` asks for the truth of a value, if one of its sides raises an error at once, whatever
    else there is, that no code of the model catches. Where it is `called`, the branch is by what a call there returns."""
    guard = _guard(frame.f_code, frame.f_lasti, called)
    if guard is None:
        return None
    caller = frame.f_back
    while caller is not None and not _is_here(caller):
        code = caller.f_code
        if _is_of_model(code) and code.co_filename != _CALLS_MODULES and _is_caught(code, caller.f_lasti):
            return None
        caller = caller.f_back
    return guard


def raised_by_model(trace: TracebackType | None) -> str | None:
    """The line of a model's own `raise` or `assert` where the error of a `trace` began; None of any other error."""
    if trace is None:
        return None
    while trace.tb_next is not None:
        trace = trace.tb_next
    code = trace.tb_frame.f_code
    if not _is_of_model(code) or _is_here(trace.tb_frame):
        return None
    raised = any(each.offset == trace.tb_lasti and each.opname == "RAISE_VARARGS" for each in _instructions(code))
    return _line(code, trace.tb_lineno) if raised else None


@lru_cache(maxsize=256)
def _instructions(code: CodeType) -> tuple[dis.Instruction, ...]:
    return tuple(dis.get_instructions(code))


@lru_cache(maxsize=256)
def _guard(code: CodeType, offset: int, called: bool) -> Guard | None:
    steps = _instructions(code)
    at = sum(each.offset <= offset for each in steps) - 1  # a call of Python code stands at the end of its cache
    if called and not steps[at].opname.startswith("CALL"):
        return None
    at += called
    raises = {answer: _raise_behind(steps, at, answer) for answer in (False, True)}
    found = [(answer, raised) for answer, raised in raises.items() if raised is not None]
    if len(found) != 1 or _is_caught(code, found[0][1].offset):
        return None
    ((answer, raised),) = found
    return Guard(not answer, _line(code, _line_number(steps, raised)))


def _raise_behind(steps: Sequence[dis.Instruction], at: int, answer: bool) -> dis.Instruction | None:
    """The instruction that raises, where nothing else can follow when the truth asked for by the one `at` is `answer`."""
    indices = {each.offset: i for i, each in enumerate(steps)}
    if steps[at].opname == "UNARY_NOT":
        answer, at = not answer, at + 1
    if not _is_conditional(steps[at]):
        return None
    for step in _from(steps, indices, at, answer):
        if step.opname == "RAISE_VARARGS":
            return step
        if step.opname.startswith(_OTHER_WAYS) or _is_conditional(step):
            return None
    return None


def _is_conditional(step: dis.Instruction) -> bool:
    return "JUMP" in step.opname and ("_IF_TRUE" in step.opname or "_IF_FALSE" in step.opname)


def _from(steps: Sequence[dis.Instruction], indices: dict[int, int], at: int, answer: bool) -> Iterator[dis.Instruction]:
    """What is executed from the conditional jump `at` on, when the value that it looks at is `answer`."""
    while _is_conditional(steps[at]):  # a value that the jump leaves may be what the next one looks at
        jumps = ("_IF_TRUE" in steps[at].opname) == answer
        left = jumps and steps[at].opname.endswith("_OR_POP")
        at = indices[steps[at].argval] if jumps else at + 1
        if not left:
            break
    seen: set[int] = set()
    while at < len(steps) and at not in seen:
        seen.add(at)
        yield steps[at]
        at = indices[steps[at].argval] if steps[at].opname.startswith("JUMP_") else at + 1


def _is_caught(code: CodeType, offset: int) -> bool:
    """Whether an error at `offset` goes to a handler in `code`, as in try and with."""
    return any(each.start <= offset < each.end for each in dis.Bytecode(code).exception_entries)  # type: ignore[attr-defined]


def _line_number(steps: Sequence[dis.Instruction], step: dis.Instruction) -> int:
    lines = [each.positions.lineno for each in steps if each.offset == step.offset and each.positions is not None]
    return lines[0] or 0 if lines else 0


def _line(code: CodeType, number: int) -> str:
    text = linecache.getline(code.co_filename, number).strip()
    where = f"{Path(code.co_filename).name}:{number}"
    return f"{text} ({where})" if text else where
