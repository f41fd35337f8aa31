"""The records that engine/core.h defines, as NumPy types, and operands' text as such records."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable

import numpy as np

__all__ = ["CONST", "INS", "KERNEL", "NOWHERE", "SGPR", "SRC", "VGPR", "Operand", "constant", "operand", "register"]

SRC = np.dtype([("kind", "u4"), ("reg", "u4"), ("flags", "u4"), ("lo", "u4"), ("hi", "u4")])
INS = np.dtype(
    [
        ("op", "u4"), ("line", "u4"), ("d", SRC), ("e", SRC), ("s", SRC, 5), ("imm", "i4", 8), ("flags", "u4"), ("dpp", "u4"),
        ("lanes", "u8"), ("count", "u8"), ("stat", "u8", 4),
    ],
    align=True,
)  # fmt: skip
KERNEL = np.dtype(
    [("name", "S1024")]
    + [
        (name, "u4")
        for name in [
            "entry",
            "lds",
            "scratch",
            "user",
            "ids",
            "groups",
            "wave",
            "pairs",
            "preload_offset",
            "preload_count",
            "flush32",
            "grain",
        ]
    ]
)
NOWHERE, VGPR, SGPR, CONST = range(4)
NEG, ABS, HI, SEXT = 1, 2, 4, 8
_SPECIAL = {
    "vcc": 106, "vcc_lo": 106, "vcc_hi": 107, "m0": 124, "null": 125, "exec": 126, "exec_lo": 126, "exec_hi": 127,
    "src_scc": 130, "scc": 130,
    "flat_scratch": 102, "flat_scratch_lo": 102, "flat_scratch_hi": 103, "xnack_mask": 104, "xnack_mask_lo": 104,
    "xnack_mask_hi": 105,
}  # fmt: skip
_WINDOWS = {
    "src_shared_base": 1 << 48,
    "src_private_base": 2 << 48,
    "src_shared_limit": (1 << 48) + 0xFFFFFFFF,
    "src_private_limit": (2 << 48) + 0xFFFFFFFF,
}
_PAIRS = ("vcc", "exec", "flat_scratch", "xnack_mask")

Operand = tuple[int, int, int, int, int]


def register(text: str) -> tuple[int, int, int] | None:
    """(VGPR or SGPR, first register, how many) of a register's name, AGPRs from 256 on; None of anything else."""
    text = text.removesuffix(".l").removesuffix(".h")
    if text in _SPECIAL:
        return SGPR, _SPECIAL[text], 2 if text in _PAIRS else 1
    if match := re.fullmatch(r"([vas]|ttmp)(\d+)", text):
        first, count = int(match[2]), 1
    elif match := re.fullmatch(r"([vas]|ttmp)\[(\d+):(\d+)\]", text):
        first, count = int(match[2]), int(match[3]) - int(match[2]) + 1
    else:
        return None
    if match[1] in "va":
        return VGPR, first + 256 * (match[1] == "a"), count
    return SGPR, first + 108 * (match[1] == "ttmp"), count


def constant(text: str, kind: str) -> tuple[int, int] | None:
    """The low and high word of a number as an operand of a type (a letter of the tables); None where the text is no number."""
    if re.fullmatch(r"-?\d+\.\d*(e[+-]?\d+)?", text):
        value = float(text)
        if kind in "dq":
            bits = struct.unpack("<Q", struct.pack("<d", value))[0]
            return bits & 0xFFFFFFFF, bits >> 32
        if kind in "ht":
            return struct.unpack("<H", struct.pack("<e", value))[0], 0
        return struct.unpack("<I", struct.pack("<f", value))[0], 0
    if not re.fullmatch(r"-?(0x[0-9a-fA-F]+|\d+)", text):
        return None
    number = int(text, 0)
    if kind == "d" and "0x" in text and number < 1 << 32:
        return 0, number  # a literal is the high word
    return number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF


def operand(text: str, kind: str, resolve: Callable[[str], int | None] = lambda _: None) -> Operand:
    """A source as a record. `resolve` gives the value of a symbol. ValueError where the text is no operand."""
    flags = 0
    while True:
        if text.startswith("-") and not text[1:2].isdigit():
            flags, text = flags ^ NEG, text[1:]
        elif text.startswith("|"):
            flags, text = flags | ABS, text[1:-1]
        elif match := re.fullmatch(r"(abs|neg|sext)\((.*)\)", text):
            flags, text = flags | {"abs": ABS, "neg": NEG, "sext": SEXT}[match[1]], match[2]
        else:
            break
    if found := register(text):
        return found[0], found[1], flags | (HI if text.endswith(".h") else 0), 0, 0
    if text in _WINDOWS:
        return CONST, 0, flags, _WINDOWS[text] & 0xFFFFFFFF, _WINDOWS[text] >> 32
    number = constant(text, kind)
    if number is None and (value := resolve(text)) is not None:
        number = value & 0xFFFFFFFF, value >> 32 & 0xFFFFFFFF
    if number is None:
        raise ValueError(f"operand {text!r}")
    return CONST, 0, flags, *number
