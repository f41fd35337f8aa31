"""TK_DEBUG: how much tk tells while it works, on standard error. Each level adds to the ones below it."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping

from tk.errors import UsageError, message

__all__ = ["LADDER", "level", "say"]

LADDER: Mapping[int, str] = {
    1: "each phase of the compiler and the time it took",
    2: "compiling: a line a kernel, with where its schedule came from; running: its time, GB/s, GFLOP/s, share of the roofline",
    3: "the decisions of each schedule, and which rules declined a kernel and why",
    4: "the generated source of each kernel",
    5: "the module as TVMScript after each phase",
}


libraries = False  # whether what torch logs and warns of itself is shown: by --verbose


def level() -> int:
    """TK_DEBUG as a number from 0 to 5; 0 where it is not set. Raises UsageError for anything else."""
    text = os.environ.get("TK_DEBUG", "").strip() or "0"
    if not text.isdigit() or int(text) > max(LADDER):
        raise UsageError(
            message(
                "TK_DEBUG cannot be read",
                need=f"a number from 0 to {max(LADDER)}",
                have=repr(text),
                do="set it to a number, or unset it",
            )
        )
    return int(text)


def say(text: str) -> None:
    """Write a line to standard error."""
    print(text, file=sys.stderr, flush=True)
