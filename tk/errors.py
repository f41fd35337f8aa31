"""Every error that tk raises on purpose.

    TkError
    ├── UsageError(ValueError)            an argument or option that cannot be taken
    ├── TargetError(ValueError)           no such target, or this host cannot serve it
    ├── ImportModelError(ValueError)      a model that cannot be read or converted
    │   ├── UnsupportedOperatorError      … because of operators, all of them listed
    │   └── UnknownValueError             … because it needs an input's value or size, which a call gives
    ├── ScheduleError(RuntimeError)       a rule or a record that does not fit its function
    ├── CompileError(RuntimeError)        the compiler, or the device assembler, refused
    ├── PackageError(OSError)             a .tk file that cannot be trusted or read
    │   ├── IntegrityError                … a member's bytes are not the ones that were packed
    │   ├── NeedsError                    … this host lacks something that it needs
    │   └── TrustError                    … nobody whom the policy names has signed it
    ├── InputTypeError(TypeError)         a call's input: wrong kind, dtype, or name
    ├── InputValueError(ValueError)       a call's input: wrong rank, shape, layout or device
    ├── StateError(ValueError)            a state that a call cannot use: another package's, closed, in use
    ├── RuntimeFailure(RuntimeError)      a loaded module failed while running
    │   └── DeviceLost                    … because a kernel faulted: the process cannot use the GPU any more
    ├── VerifyError(AssertionError)       numbers outside their tolerance
    ├── DatabaseError(OSError)            a tuning database that cannot be read or written
    └── TuneError(RuntimeError)           a tuning job that cannot go on

A message says what is wrong, what was needed and what was found, and what to do next. `message` builds it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from difflib import get_close_matches

__all__ = [
    "CompileError",
    "DatabaseError",
    "DeviceLost",
    "ImportModelError",
    "InputTypeError",
    "InputValueError",
    "IntegrityError",
    "NeedsError",
    "PackageError",
    "RuntimeFailure",
    "ScheduleError",
    "StateError",
    "TargetError",
    "TkError",
    "TrustError",
    "TuneError",
    "UnknownValueError",
    "UnsupportedOperatorError",
    "UsageError",
    "VerifyError",
    "advises",
    "meant",
    "message",
    "reason",
]


class TkError(Exception):
    """Base of every error that tk raises on purpose. `exit_code` is what the command line exits with."""

    exit_code = 1


class UsageError(TkError, ValueError):
    """An argument or option that cannot be taken."""

    exit_code = 2


class TargetError(TkError, ValueError):
    """A target that does not exist, or that this host cannot serve."""

    exit_code = 2


class ImportModelError(TkError, ValueError):
    """A model that cannot be read or converted."""


class UnsupportedOperatorError(ImportModelError):
    """A model with operators that tk cannot convert. `operators` lists all of them."""

    def __init__(self, text: str, operators: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.operators = operators


class UnknownValueError(ImportModelError):
    """A model that can be compiled only for known values of some inputs: a shape, an axis, a number of elements. `inputs`
    names them; with none, it is the sizes of the inputs' dynamic dims that must be known."""

    def __init__(self, text: str, inputs: tuple[str, ...] = ()) -> None:
        super().__init__(text)
        self.inputs = inputs


class ScheduleError(TkError, RuntimeError):
    """A rule or a record that does not fit its function."""


class CompileError(TkError, RuntimeError):
    """The compiler, or the device assembler, refused."""


class PackageError(TkError, OSError):
    """A .tk file that cannot be read, trusted or written."""


class IntegrityError(PackageError):
    """A package whose bytes are not the ones that were packed."""


class NeedsError(PackageError):
    """A sound package that this host cannot run. The message lists what is missing."""


class TrustError(PackageError):
    """A package that no key of the policy in force has signed."""


class InputTypeError(TkError, TypeError):
    """A call's input of the wrong kind, dtype or name."""


class InputValueError(TkError, ValueError):
    """A call's input of the wrong rank, shape, memory layout or device."""


class StateError(TkError, ValueError):
    """A state that a call cannot use: of another package, on another device, of other sizes, closed, or in use."""


class RuntimeFailure(TkError, RuntimeError):
    """A loaded module failed while running."""


class DeviceLost(RuntimeFailure):
    """A GPU whose context a kernel's fault has ended, in this call or in an earlier one: a new process can use it again."""


class VerifyError(TkError, AssertionError):
    """Numbers outside their tolerance."""

    exit_code = 3


class DatabaseError(TkError, OSError):
    """A tuning database that cannot be read or written."""


class TuneError(TkError, RuntimeError):
    """A tuning job that cannot go on."""


def message(what: str, *, need: object = None, have: object = None, do: str | None = None) -> str:
    """`what`, then what was needed, what was found and what to do next, each where given, one line each."""
    lines = [what]
    if need is not None:
        lines.append(f"  need: {need}")
    if have is not None:
        lines.append(f"  have: {have}")
    if do is not None:
        lines.append(f"  do:   {do}")
    return "\n".join(lines)


def advises(error: BaseException) -> bool:
    """Whether a pass of tk's raised this, with a way out: TVM, which runs passes, makes a RuntimeError of it, with its text."""
    return hasattr(error, "__tvm_ffi_error__") and "\n  do:   " in str(error)


def meant(word: object, known: Iterable[str], do: str | None = None) -> str | None:
    """For a message's `do`: "did you mean …?", where a known word is close to the unknown one; else `do`."""
    close = get_close_matches(str(word), list(known), 1)
    return f"did you mean {close[0]}?" if close else do


_FRAME = re.compile(r"File |Stack trace|Traceback|\[bt\]|\d+: |at |\(\.\.\. \d+ lines skipped|-->|\d* *\||#|\^")
_NAMED = re.compile(r"(?:[\w.]*(?:Error|Exception)|error|Error message)\b: *")


def reason(error: BaseException) -> str:
    """What an error of another library says, on one line of at most 300 characters: TVM's come with traces, with source and
    with whole modules behind them."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    kept = [line for line in lines if not _FRAME.match(line)]
    named = [i for i, line in enumerate(kept) if _NAMED.match(line)]
    if any(line.startswith(("Traceback", "Stack trace")) for line in lines[:1]) and named:
        kept = kept[named[-1] :]  # what is before it is source
    elif named:
        kept = kept[named[0] :]
    if not kept:
        return type(error).__name__
    said = _NAMED.sub("", kept[0], count=1)
    for line in kept[1:4]:
        if not said.endswith((":", ",")):
            break
        said += f" {line}"
    return said[:300] or type(error).__name__
