"""The stack for TVMScript's parser, at a small part of inspect's price.

TVM 0.27 asks for the whole stack wherever a kernel's script calls an inlined function or allocates: 30 times a kernel, of 50
frames. inspect.stack looks for the module of each frame, and for those of evaluated text, which have none, through all modules
that are loaded: half to four fifths of the time that it takes to write a kernel of ours. What TVM reads of a frame is the frame
itself and, for errors, its file, line and line's text.
"""

from __future__ import annotations

import importlib
import inspect
import linecache
import sys
from types import FrameType
from typing import Any

from tk.lowering import script_evaluator

__all__ = ["install"]

READERS = (
    "tvm.relax.script.parser.entry",
    "tvm.script.parser.core.parser",
    "tvm.script.parser.ir.entry",
    "tvm.tirx.script.builder.ir",
    "tvm.tirx.script.parser.entry",
)


class _Inspect:
    """The module inspect, with a stack that knows of no modules."""

    def __getattr__(self, name: str) -> Any:
        return getattr(inspect, name)

    def getouterframes(self, frame: FrameType | None, context: int = 1) -> list[inspect.FrameInfo]:
        found = []
        while frame is not None:
            file, number = frame.f_code.co_filename, frame.f_lineno
            text = [line] if (line := linecache.getline(file, number)) else None
            found.append(inspect.FrameInfo(frame, file, number, frame.f_code.co_name, text, 0 if text else None))
            frame = frame.f_back
        return found

    def stack(self, context: int = 1) -> list[inspect.FrameInfo]:
        return self.getouterframes(sys._getframe(1), context)


def install() -> None:
    """Gives TVM's modules that read the stack this one, and its parser our evaluator; what another TVM lacks, or has without
    inspect, stays as it is."""
    for name in READERS:
        try:
            module = importlib.import_module(name)
        except ImportError:
            continue
        if getattr(module, "inspect", None) is inspect:
            module.inspect = _Inspect()  # type: ignore[attr-defined]
    script_evaluator.install()
