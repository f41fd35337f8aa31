"""Reads AMD assembly as LLVM prints it: kernels with their directives and arguments, instructions, and constant data."""

from __future__ import annotations

import re
import struct
from dataclasses import dataclass, field

__all__ = ["Argument", "Assembly", "Instruction", "KernelText", "parse"]


@dataclass(frozen=True)
class Instruction:
    """One instruction: name, operands, modifiers (`offset:16` → {"offset": "16"}) and line in the text, from 1."""

    name: str
    operands: tuple[str, ...]
    modifiers: dict[str, str]
    line: int
    text: str
    at: int = 0  # its number in the program


@dataclass(frozen=True)
class Argument:
    """A kernel's argument: bytes from the start of its argument memory, bytes, and what the metadata call its kind."""

    offset: int
    size: int
    kind: str


@dataclass
class KernelText:
    """A kernel: where it begins, its `.amdhsa_` directives and its arguments (empty where the metadata list none)."""

    name: str
    entry: int
    directives: dict[str, int]
    arguments: list[Argument] = field(default_factory=list)


@dataclass
class Assembly:
    """A whole file. labels: instructions' numbers; symbols: offsets in data; sizes: of symbols that have one; fixups: words of
    data that hold an address; writable: where the data begin and end that kernels may write."""

    arch: str
    instructions: list[Instruction] = field(default_factory=list)
    labels: dict[str, int] = field(default_factory=dict)
    kernels: dict[str, KernelText] = field(default_factory=dict)
    data: bytearray = field(default_factory=bytearray)
    symbols: dict[str, int] = field(default_factory=dict)
    sizes: dict[str, int] = field(default_factory=dict)
    writable: tuple[int, int] = (0, 0)
    fixups: list[tuple[int, str]] = field(default_factory=list)


_MODIFIER_WORDS = {
    "offen", "idxen", "glc", "slc", "dlc", "sc0", "sc1", "nt", "lds", "clamp", "gds", "scc",
    "row_mirror", "row_half_mirror",
}  # fmt: skip
_NAMED = re.compile(r"[a-z]\w*:(?!:)")
_SIZES = {
    ".byte": "B",
    ".short": "H",
    ".2byte": "H",
    ".hword": "H",
    ".long": "I",
    ".4byte": "I",
    ".int": "I",
    ".quad": "Q",
    ".8byte": "Q",
}


def _split(text: str) -> tuple[tuple[str, ...], dict[str, str]]:
    """Operands and modifiers of what follows an instruction's name."""
    parts = [part.strip() for part in re.split(r",(?![^\[\(]*[\]\)])", text)] if text else []
    modifiers: dict[str, str] = {}
    if not parts:
        return (), modifiers
    words = parts[-1].split()
    cut = next((n for n, word in enumerate(words) if word in _MODIFIER_WORDS or _NAMED.match(word)), len(words))
    for word in words[cut:]:
        key, _, value = word.partition(":")
        modifiers[key] = value or "1"
    last = " ".join(words[:cut])
    return tuple([*parts[:-1], last] if last else parts[:-1]), modifiers


def _target(text: str) -> str:
    found = re.search(r"\.amdgcn_target\s+\"[^\"]*(gfx\w+)", text) or re.search(r"amdgcn-amd-amdhsa[^\s\"']*?(gfx\w+)", text)
    if not found:
        raise ValueError("the assembly names no target (.amdgcn_target)")
    return found[1]


def _directives(block: str) -> dict[str, int]:
    found = re.findall(r"\.amdhsa_(\w+)\s+(-?\w+)\s*(?:;.*)?$", block, re.M)
    return {key: int(value, 0) for key, value in found if re.fullmatch(r"-?\d+|0x[0-9a-fA-F]+", value)}


def _arguments(text: str) -> dict[str, list[Argument]]:
    """The arguments of each kernel in the metadata (`.amdgpu_metadata`, YAML)."""
    found: dict[str, list[Argument]] = {}
    start = text.find(".amdgpu_metadata")
    if start < 0:
        return found
    body = text[start : text.find(".end_amdgpu_metadata")]
    for kernel in re.split(r"\n  - ", body)[1:]:
        name = re.search(r"^\s*\.name:\s+'?([^\s']+)", kernel, re.M)
        if not name:
            continue
        arguments = []
        listed = re.search(r"\.args:\s*\n(.*?)(?=\n    \.\w|\Z)", kernel, re.S)
        for item in re.split(r"\n?\s+- ", listed[1])[1:] if listed else []:
            values = dict(re.findall(r"\.(\w+):\s+(\S+)", item))
            arguments.append(Argument(int(values["offset"]), int(values["size"]), values["value_kind"]))
        found[name[1]] = arguments
    return found


class _Reader:
    def __init__(self, text: str) -> None:
        self.out = Assembly(_target(text))
        self.in_text, self.in_writable = True, False

    def line(self, number: int, line: str) -> None:
        if match := re.match(r"([\w.$@]+):(?!:)\s*(.*)$", line):
            self.label(match[1])
            line = match[2]
        if not line:
            return
        if line.startswith("."):
            self.directive(line)
        elif self.in_text and re.match(r"[a-z]", line):
            for part in line.split("::") if line.startswith("v_dual_") else [line]:
                self.instruction(number, part.strip(), line)

    def instruction(self, number: int, part: str, line: str) -> None:
        name, _, rest = part.partition(" ")
        operands, modifiers = _split(rest.strip())
        at = len(self.out.instructions)
        self.out.instructions.append(Instruction(name, operands, modifiers, number, line, at))

    def label(self, name: str) -> None:
        if self.in_text:
            self.out.labels[name] = len(self.out.instructions)
        else:
            self.out.symbols[name] = len(self.out.data)

    def directive(self, line: str) -> None:
        name, _, rest = line.partition(" ")
        if name in (".text", ".data", ".rodata", ".bss", ".section"):
            section = rest.strip('"') if name == ".section" else name
            self.in_text = section.startswith(".text")
            self.in_writable = section.startswith((".data", ".bss"))
        elif name == ".size" and re.fullmatch(r"[\w.$]+, \d+", rest):
            symbol, _, size = rest.partition(", ")
            self.out.sizes[symbol] = int(size)
        elif not self.in_text:
            self.constant(name, rest.strip())

    def constant(self, name: str, rest: str) -> None:
        before = len(self.out.data)
        self.datum(name, rest)
        if self.in_writable and len(self.out.data) > before:
            first, last = self.out.writable
            assert last in (0, before), "data that may be written in two places"
            self.out.writable = (first if last else before, len(self.out.data))

    def datum(self, name: str, rest: str) -> None:
        data = self.out.data
        if name in _SIZES:
            for value in rest.split(","):
                size = _SIZES[name]
                if re.fullmatch(r"\s*-?(\d+|0x[0-9a-fA-F]+)\s*", value):
                    bits = 8 * struct.calcsize(size)
                    data.extend(struct.pack("<" + size, int(value, 0) & ((1 << bits) - 1)))
                else:
                    self.out.fixups.append((len(data), value.strip()))
                    data.extend(bytes(struct.calcsize(size)))
        elif name in (".zero", ".skip", ".space"):
            count, _, fill = rest.partition(",")
            data.extend(bytes([int(fill, 0) if fill else 0]) * int(count, 0))
        elif name in (".p2align", ".balign"):
            step = int(rest.split(",")[0], 0)
            data.extend(bytes(-len(data) % ((1 << step) if name == ".p2align" else step)))
        elif name in (".ascii", ".asciz"):
            data.extend(
                rest.strip('"').encode().decode("unicode_escape").encode("latin1") + (b"\0" if name == ".asciz" else b"")
            )


def parse(text: str) -> Assembly:
    """Reads a file of assembly. ValueError where it names no target; what the instructions mean is not looked at."""
    reader = _Reader(text)
    stop = text.find(".amdgpu_metadata")
    in_kernel = False
    for number, raw in enumerate((text if stop < 0 else text[:stop]).splitlines(), 1):
        line = re.sub(r"\s+", " ", re.sub(r"(;|//).*", "", raw)).strip()
        in_kernel = in_kernel or line.startswith(".amdhsa_kernel")
        if line and not in_kernel:
            reader.line(number, line)
        in_kernel = in_kernel and not line.startswith(".end_amdhsa_kernel")
    arguments = _arguments(text)
    for match in re.finditer(r"\.amdhsa_kernel\s+(\S+)(.*?)\.end_amdhsa_kernel", text, re.S):
        name = match[1]
        entry = reader.out.labels.get(name)
        if entry is None:
            raise ValueError(f"kernel {name} has no code")
        reader.out.kernels[name] = KernelText(name, entry, _directives(match[2]), arguments.get(name, []))
    return reader.out
