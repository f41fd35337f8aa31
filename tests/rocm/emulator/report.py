"""What a launch found: faults, races, missing waits, undefined values, and counts by class, bank and transaction."""

from __future__ import annotations

import ctypes
import re
from dataclasses import dataclass, field

import numpy as np

from .names import canonical

__all__ = ["FINDINGS", "Counters", "EmulatorError", "Outcome", "ReportRecord", "class_of", "describe"]

FINDINGS = ("read after write", "write after read", "write after write", "missing wait", "undefined value")
_EACH = ctypes.c_uint32 * len(FINDINGS)


class ReportRecord(ctypes.Structure):
    """Report of engine/core.h."""

    _fields_ = [
        ("status", ctypes.c_uint32), ("line", ctypes.c_uint32), ("lane", ctypes.c_uint32), ("wave", ctypes.c_uint32),
        ("block", ctypes.c_uint32 * 3), ("is_store", ctypes.c_uint32), ("address", ctypes.c_uint64), ("size", ctypes.c_uint64),
        ("found", ctypes.c_uint64 * len(FINDINGS)), ("first_line", _EACH), ("first_block", ctypes.c_uint32 * 3 * len(FINDINGS)),
        ("first_wave", _EACH), ("first_lane", _EACH), ("first_what", _EACH),
    ]  # fmt: skip


_CLASSES = (
    ("mfma", r"v_(mfma|smfmac|wmma|swmmac)"),
    ("wait", r"s_wait"),
    ("barrier", r"s_barrier"),
    ("branch", r"s_(c?branch|endpgm|setpc|swappc)"),
    ("smem", r"s_(buffer_)?load"),
    ("lds", r"ds_"),
    ("vmem", r"(global|flat|buffer|scratch)_(load|store|atomic)"),
    ("valu", r"v_"),
    ("salu", r"s_"),
)
_IDLE = re.compile(
    r"s_(nop|setprio|sleep|clause|delay_alu|sethalt|set_inst_prefetch\w*|code_end)$|v_nop|(buffer|global)_(wb|inv|gl)\w*$"
)


def class_of(name: str) -> str:
    """mfma, valu, salu, lds, vmem, smem, barrier, wait, branch or other."""
    if _IDLE.match(name):
        return "other"
    return next((kind for kind, pattern in _CLASSES if re.match(pattern, name)), "other")


@dataclass
class Counters:
    """Wave instructions by class and by line; LDS cycles and conflicts; 64- and 128-byte pieces of global memory.

    classes: class → instructions. lines: the text's line → (runs, LDS cycles over the least, LDS cycles, 64-byte pieces,
    128-byte pieces). A conflict is a cycle more than the access would take with no two words of a bank in one of its phases.
    """

    classes: dict[str, int]
    lines: dict[int, tuple[int, int, int, int, int]]
    text: list[str] = field(default_factory=list, repr=False)

    @classmethod
    def of(cls, code: np.ndarray, text: list[str]) -> Counters:
        classes: dict[str, int] = {}
        lines: dict[int, tuple[int, int, int, int, int]] = {}
        for record in code[code["count"] > 0]:
            line, count = int(record["line"]), int(record["count"])
            name = _name(text, line)
            classes[class_of(name)] = classes.get(class_of(name), 0) + count
            old = lines.get(line, (0, 0, 0, 0, 0))
            stat = [int(number) for number in record["stat"]]
            lines[line] = old[0] + count, old[1] + stat[0], old[2] + stat[1], old[3] + stat[2], old[4] + stat[3]
        return cls(classes, lines, text)

    @property
    def instructions(self) -> int:
        return sum(self.classes.values())

    def bank_conflicts(self, pattern: str = r"ds_|flat_") -> int:
        """LDS cycles lost by instructions whose name matches."""
        return sum(row[1] for line, row in self.lines.items() if re.match(pattern, _name(self.text, line)))

    def lds_cycles(self, pattern: str) -> int:
        """LDS cycles that instructions took whose name matches."""
        return sum(row[2] for line, row in self.lines.items() if re.match(pattern, _name(self.text, line)))

    def transactions(self, pattern: str, size: int = 128) -> int:
        """Pieces of 64 or 128 bytes that instructions whose name matches moved, counted instruction by instruction."""
        return sum(row[3 if size == 64 else 4] for line, row in self.lines.items() if re.match(pattern, _name(self.text, line)))

    def runs(self, pattern: str) -> int:
        """Wave instructions whose name matches."""
        return sum(row[0] for line, row in self.lines.items() if re.match(pattern, _name(self.text, line)))


def _name(text: list[str], line: int) -> str:
    words = re.sub(r"^\s*[\w.$]+:\s*", "", text[line - 1]).split() if 0 < line <= len(text) else []
    return canonical(words[0]) if words else ""


@dataclass
class Outcome:
    """messages: a line for each kind of finding, none where all is well; unwritten: bytes of `Undefined` arrays left so."""

    counters: Counters
    messages: list[str]
    record: ReportRecord = field(repr=False)
    unwritten: int = 0

    @property
    def findings(self) -> dict[str, int]:
        """How often each kind was found."""
        return {kind: int(self.record.found[k]) for k, kind in enumerate(FINDINGS) if self.record.found[k]}


class EmulatorError(AssertionError):
    """The kernel did what it must not. .outcome has everything."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__("\n".join(outcome.messages))
        self.outcome = outcome


_STATUS = {
    1: "global memory out of bounds", 2: "LDS out of bounds", 3: "a jump to nowhere", 4: "the budget of instructions is spent",
    5: "a launch of no threads, of over 1,024, or with over 160 KiB of LDS", 6: "scratch out of bounds",
    7: "waves wait at a barrier that others never reach",
}  # fmt: skip
_WHAT = {0: "decides EXEC", 1: "decides a branch", 2: "is an address", 3: "is stored"}


def describe(report: ReportRecord, kernel: str, text: list[str]) -> list[str]:
    """A line for the fault and one for each kind of finding: kernel, instruction, line, block, wave, lane, address."""

    def index(line: int, block: object, wave: int, lane: int) -> str:
        shown = re.sub(r"\s+", " ", text[line - 1].split(";")[0]).strip() if 0 < line <= len(text) else "?"
        return f"{kernel}, line {line}: {shown!r} (block {tuple(block)}, wave {wave}, lane {lane})"  # type: ignore[arg-type]

    messages = []
    if report.status:
        what = _STATUS[report.status]
        if report.status in (1, 2, 6):
            what += f": a {'store' if report.is_store else 'load'} of {report.size} bytes at 0x{report.address:x}"
        messages.append(f"{what}: {index(report.line, report.block, report.wave, report.lane)}")
    for k, kind in enumerate(FINDINGS):
        if not report.found[k]:
            continue
        what = report.first_what[k]
        if kind == "undefined value":
            more = f" that {_WHAT.get(what, '')}"
        elif kind == "missing wait":
            more = f" for {'s' if what >= 1000 else 'v' if what < 256 else 'a'}{what % 1000 % 256}, which is still under way"
        else:
            more = f" between waves, of LDS at {what}"
        first = index(report.first_line[k], report.first_block[k], report.first_wave[k], report.first_lane[k])
        messages.append(f"{kind}{more}, {report.found[k]} times, first in {first}")
    return messages
