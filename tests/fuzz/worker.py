"""The child that compiles and runs programs, one a line of its input; its death is a result too."""

from __future__ import annotations

import json
import os
import re
import sys
import time
import traceback
import warnings
from dataclasses import dataclass
from typing import Any

__all__ = ["main"]

RAW = (
    "TVMError",
    "InternalError",
    "KeyError",
    "AttributeError",
    "TypeError",
    "IndexError",
    "Check failed",
    "AssertionError",
    "no definition",
    "Traceback",
    "ValueError: not enough",
    "unhashable",
)
CUDA_FAULTS = (
    "illegal memory access",
    "misaligned address",
    "illegal instruction",
    "unspecified launch failure",
    "cudaErrorIllegal",
    "CUDA_ERROR_ILLEGAL",
    "CUDA_ERROR_MISALIGNED",
    "CUDA_ERROR_LAUNCH",
)


@dataclass
class Job:
    """One line of input: a program (JSON), the target, the mode of the guard, and whether to compile only; "unassembled":
    without the assembler of the device's code, which takes most of the time."""

    program: str
    target: str
    mode: int = 0
    compile_only: bool | str = False


def signature_of(error: BaseException) -> str:
    """An error without what differs between programs: numbers and names."""
    lines = [
        line.strip() for line in str(error).splitlines() if line.strip() and not line.strip().startswith(("File ", "at ", "/"))
    ]
    text = " | ".join([*lines[:3], *(lines[-1:] if len(lines) > 3 else [])])
    text = re.sub(r"'[^']{0,200}'|\"[^\"]{0,200}\"", "'…'", text)
    text = re.sub(r"0x[0-9a-f]+|\d+", "#", text)
    return f"{type(error).__name__}: {re.sub(r'(#[, ]*)+', '#', text)[:240]}"


def main() -> None:
    answers = os.fdopen(os.dup(1), "w")
    os.dup2(2, 1)  # whatever prints, prints elsewhere
    warnings.simplefilter("ignore")

    def say(**answer: Any) -> None:
        answers.write(json.dumps(answer) + "\n")
        answers.flush()

    import faulthandler
    import logging
    import signal

    faulthandler.register(signal.SIGUSR1)
    logging.disable(logging.CRITICAL)
    import torch

    from tests.fuzz import check
    from tk import debug
    from tk.codegen import device_code
    from tk.runtime import machine as runtime
    from tk.runtime.ffi import configure_threads

    torch.set_num_threads(1)
    configure_threads()
    debug.libraries = True  # TVM's stack of a segmentation fault is part of an answer
    runtime._POOLED = 1  # TVM's plain allocator: a pool would round sizes up to pages, and hand out memory with old values
    say(ready=True)
    for line in sys.stdin:
        job = Job(**json.loads(line))
        if job.compile_only == "unassembled":
            device_code.assemble = lambda source, arch: (b"", {})
        started = time.perf_counter()
        seconds: dict[str, float] = {}

        def phase(name: str, started: float = started, seconds: dict[str, float] = seconds) -> None:
            seconds[name] = time.perf_counter() - started
            say(phase=name)

        try:
            answer = check.check(job, phase)
        except BaseException as error:
            answer = failed(error)
        seconds["end"] = time.perf_counter() - started
        say(**answer, seconds=seconds)
        if answer.get("kind") == "fault":
            os._exit(0)  # a GPU's context does not recover


def failed(error: BaseException) -> dict[str, Any]:
    """The answer for an error that tk, or TVM below it, raised."""
    from tk.errors import ImportModelError, InputTypeError, InputValueError, TargetError, TkError, UsageError

    text = "".join(traceback.format_exception(error))[-4000:]
    said = str(error)
    kind = "internal"
    if any(word in said or word in text for word in CUDA_FAULTS):
        kind = "fault"
    elif isinstance(error, MemoryError):
        kind = "refused"
    elif isinstance(error, ImportModelError | UsageError | TargetError | InputTypeError | InputValueError):
        kind = "internal" if any(word in said for word in RAW) else "refused"
    elif isinstance(error, TkError) and said.startswith("internal"):
        kind = "internal"
    return {"kind": kind, "signature": signature_of(error), "text": text}


if __name__ == "__main__":
    main()
