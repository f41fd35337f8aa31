"""Accumulators of wgmmas that other instructions touch before the wgmma is complete, in what ptxas made of a kernel.

python -m tests.schedules.cuda.in_flight PACKAGE.tk…

A wgmma writes its accumulators until a wait says that it is complete; PTX's registers are moved to others by ptxas alone, and
that of CUDA 13.0 has moved some in between. All paths through a function are followed, with the groups of wgmmas that are in
flight on them. Needs cuobjdump: of CUDA on PATH, or of Triton.
"""

from __future__ import annotations

import re
import shutil
import struct
import subprocess
import sys
import tempfile
import zipfile
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

__all__ = ["cubins", "disassembler", "functions", "touched_in_flight"]

INSTRUCTION = re.compile(r"^\s*/\*([0-9a-f]{4,})\*/\s+(.*?)\s*;")
WGMMA = re.compile(r"[HQI]GMMA\.64x(\d+)x\d+\.(\w+)\S*\s+R(\d+), (\S+)")
WAIT = re.compile(r"DEPBAR\.LE gsb0, (0x[0-9a-f]+)")
BRANCH = re.compile(r"(@!?U?P\w+\s+)?BRA\S*\s+(?:\S+,\s+)?(0x[0-9a-f]+)")
EM_CUDA = 190
MOST = 8  # groups that a wait leaves in flight, and those before them

Registers = frozenset[int]
Instructions = list[tuple[int, str]]


def disassembler() -> str | None:
    """The path of cuobjdump; None where there is none."""
    triton = find_spec("triton")
    inside = (
        [Path(each, "backends/nvidia/bin/cuobjdump") for each in (triton.submodule_search_locations or ())] if triton else []
    )
    return shutil.which("cuobjdump") or next((str(path) for path in inside if path.exists()), None)


def cubins(library: bytes) -> Iterator[bytes]:
    """The cubins inside of a shared library, each with what follows it."""
    start = library.find(b"\x7fELF")
    while start >= 0:
        if struct.unpack_from("<H", library, start + 18)[0] == EM_CUDA:
            yield library[start:]
        start = library.find(b"\x7fELF", start + 1)


def functions(cubin: bytes, tool: str) -> Iterator[tuple[str, Instructions]]:
    """The functions of a cubin: (name, its instructions as (address, text))."""
    with tempfile.NamedTemporaryFile(suffix=".cubin") as file:
        file.write(cubin)
        file.flush()
        text = subprocess.run([tool, "-sass", file.name], capture_output=True, text=True, check=True).stdout
    for part in text.split("Function : ")[1:]:
        name, *lines = part.splitlines()
        found = (INSTRUCTION.match(line) for line in lines)
        yield name.strip(), [(int(each[1], 16), each[2]) for each in found if each]


def touched_in_flight(body: Instructions) -> dict[int, str]:
    """The instructions, by address, that read or write an accumulator of a wgmma which may not be complete there."""
    index_of = {address: index for index, (address, _) in enumerate(body)}
    found: dict[int, str] = {}
    seen: set[tuple[int, tuple[Registers, ...], Registers]] = set()
    work: list[tuple[int, tuple[Registers, ...], Registers]] = [(0, (), frozenset())]  # index, groups, the group being made
    while work:
        index, groups, now = work.pop()
        while index < len(body) and (index, groups, now) not in seen:
            seen.add((index, groups, now))
            address, text = body[index]
            if wgmma := WGMMA.search(text):
                now |= _accumulators(wgmma)
                if "gsb0" in text:
                    groups, now = (*_merged(groups), now), frozenset()
            elif wait := WAIT.search(text):
                left = int(wait[1], 16)
                groups = groups[max(0, len(groups) - left) :] if left else ()
            elif _registers(text) & now.union(*groups):
                found[address] = text
            branch = BRANCH.match(text)
            if branch and (target := index_of.get(int(branch[2], 16))) is not None:
                work.append((target, groups, now))
            if text.startswith("EXIT") or (branch and not branch[1] and text.startswith("BRA ")):
                break
            index += 1
    return found


def _merged(groups: tuple[Registers, ...]) -> tuple[Registers, ...]:
    """The groups in flight with the oldest as one, where a loop without a wait would have more and more."""
    return groups if len(groups) < MOST else (groups[0] | groups[1], *groups[2:])


def _accumulators(wgmma: re.Match[str]) -> Registers:
    """A float32 accumulator for each of a row's columns in four, two of float16."""
    size = int(wgmma[1]) // (4 if wgmma[2] == "F16" else 2)
    return frozenset(range(int(wgmma[3]), int(wgmma[3]) + size))


def _registers(text: str) -> set[int]:
    """The registers that an instruction names, those behind the first of a vector and of an address among them."""
    code = re.sub(r"^@!?U?P\w+\s+", "", text)
    opcode = code.split()[0]
    count = 4 if ".128" in opcode else 2 if ".64" in opcode or opcode == "CS2R" else 1
    named = re.findall(r"(?<![A-Z])R(\d+)(\.64)?", code)
    return {int(first) + i for first, wide in named for i in range(max(count, 2 if wide else 1))}


def main() -> None:
    tool = disassembler()
    if tool is None:
        sys.exit("no cuobjdump: put CUDA's bin folder on PATH, or install triton")
    wrong = 0
    for path in sys.argv[1:]:
        with zipfile.ZipFile(path) as package:
            libraries = [package.read(name) for name in package.namelist() if name.endswith(".so")]
        for library in libraries:
            for cubin in cubins(library):
                for name, body in functions(cubin, tool):
                    touched = touched_in_flight(body)
                    wrong += bool(touched)
                    if any(WGMMA.search(text) for _, text in body):
                        print(f"{path} {name}: {'; '.join(list(touched.values())[:4]) or 'none'}")
    sys.exit(wrong > 0)


if __name__ == "__main__":
    main()
