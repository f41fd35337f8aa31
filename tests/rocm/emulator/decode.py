"""Instructions' text into records for the engine. What is not known is an error that names the kernel's line: never skipped."""

from __future__ import annotations

import re

import numpy as np

from . import access, control, vector
from .assembly import Assembly, Instruction
from .generate import opcode
from .names import canonical
from .records import INS, operand, register

__all__ = ["Decoder", "UnknownInstruction"]


class UnknownInstruction(NotImplementedError):
    """An instruction that the emulator does not know: .name is its name."""

    def __init__(self, instruction: Instruction, reason: object) -> None:
        super().__init__(f"line {instruction.line}: {instruction.text!r}: {reason}")
        self.name = instruction.name


class Record:
    """One record being filled; the fields are those of `INS`."""

    def __init__(self, line: int) -> None:
        self.value = np.zeros((), INS)
        self.value["line"] = line
        self.value["lanes"] = 2**64 - 1

    def op(self, handler: str) -> Record:
        self.value["op"] = opcode(handler)
        return self

    def d(self, text: str) -> Record:
        self.value["d"] = operand(text, "u")
        return self

    def e(self, text: str) -> Record:
        self.value["e"] = operand(text, "u")
        return self

    def imm(self, *numbers: int) -> Record:
        for k, number in enumerate(numbers):
            self.value["imm"][k] = (number + 2**31) % 2**32 - 2**31
        return self

    def flag(self, bits: int) -> Record:
        self.value["flags"] |= bits
        return self


class Decoder:
    """Decodes a file's instructions, in order. `tables` are the lane tables of DPP that the records refer to."""

    def __init__(self, assembly: Assembly) -> None:
        self.assembly = assembly
        self.tables: list[list[int]] = []
        self.generation = int(re.match(r"gfx(\d+?)[0-9a-f]{2}$", assembly.arch)[1])  # type: ignore[index]
        self.unknown: list[UnknownInstruction] = []
        self.starts: list[int] = []

    @property
    def wave64(self) -> bool:
        return self.generation == 9

    def address_of(self, name: str) -> int | None:
        """The emulated address of a label or of data: code is numbered by records, as the engine counts."""
        return control.address_of(self.assembly, name, self.starts)

    def record(self, instruction: Instruction) -> Record:
        return Record(instruction.line)

    def source(self, record: Record, k: int, text: str, kind: str, instruction: Instruction | None = None) -> None:
        record.value["s"][k] = operand(text, kind, lambda name: self.symbol(name, instruction))

    def table(self, lanes: list[int]) -> int:
        if lanes not in self.tables:
            self.tables.append(lanes)
        return self.tables.index(lanes) + 1

    def symbol(self, text: str, instruction: Instruction | None) -> int | None:
        """The distance to a symbol and its addend from the last s_getpc before the instruction; its address where no relocation
        is named. A relocation counts from the literal that it is written to. A branch beyond 16 bits adds the distance between
        two labels instead, a half at a time."""
        if between := re.fullmatch(r"\(([\w.$]+)-([\w.$]+)\)(&4294967295|>>32)", text):
            to, origin = (self.address_of(label) for label in between.group(1, 2))
            if to is None or origin is None:
                return None
            return (to - origin >> (32 if between[3] == ">>32" else 0)) & 0xFFFFFFFF
        match = re.fullmatch(r"([\w.$]+)(@[\w@]+)?([+-]\d+)?", text.strip("()"))
        if not match or instruction is None:
            return None
        name, relocation = match[1], match[2] or ""
        position = self.address_of(name)
        if position is None:
            return None
        if not relocation or relocation.startswith("@abs"):
            return position >> 32 if relocation.endswith("@hi") else position
        start = next(
            (k for k in range(instruction.at - 1, -1, -1) if self.assembly.instructions[k].name == "s_getpc_b64"), None
        )
        if start is None:
            return None
        between = self.assembly.instructions[start + 1 : instruction.at]
        literal = sum(8 if "@rel32" in each.text else 4 for each in between) + 4
        after = self.starts[start + 1] if self.starts else start + 1
        distance = position + int(match[3] or literal) - literal - (control.CODE + 4 * after)
        return distance >> 32 & 0xFFFFFFFF if relocation.endswith("@hi") else distance & 0xFFFFFFFF

    def one(self, instruction: Instruction) -> list[Record]:
        name = canonical(instruction.name)
        for part in (control, vector, access):
            if (found := part.decode(self, name, instruction)) is not None:
                return found if isinstance(found, list) else [found]
        raise ValueError("unknown instruction")

    def all(self) -> list[Record]:
        """The records of the file; `starts` has the first of each instruction, `unknown` those that are not known."""
        records = self._pass()
        if any(at != k for k, at in enumerate(self.starts)):  # only now are the addresses known that instructions name
            self.unknown.clear()
            records = self._pass()
        control.link(records, self.starts)
        return records

    def _pass(self) -> list[Record]:
        records: list[Record] = []
        starts: list[int] = []
        pending: Instruction | None = None
        for instruction in self.assembly.instructions:
            starts.append(len(records))
            try:
                if instruction.name.startswith("v_dual_"):
                    if pending is None:
                        pending = instruction
                        continue
                    records += self.dual(pending, instruction)
                    pending = None
                else:
                    records += self.one(instruction)
            except (ValueError, KeyError, IndexError, NotImplementedError) as error:
                self.unknown.append(UnknownInstruction(instruction, error))
                pending = None
        starts.append(len(records))
        self.starts = starts
        return records

    def dual(self, first: Instruction, second: Instruction) -> list[Record]:
        """Both halves read before either writes: the order is chosen so, or a register is saved first."""

        def reads(instruction: Instruction) -> set[int]:
            found = [register(text.strip("-|")) for text in instruction.operands[1:]]
            if "fmac" in instruction.name or "dot2acc" in instruction.name:
                found.append(register(instruction.operands[0]))
            return {part[1] for part in found if part and part[0] == 1}

        x, y = self.one(first), self.one(second)
        dx, dy = register(first.operands[0]), register(second.operands[0])
        assert dx is not None
        assert dy is not None
        if dx[1] not in reads(second):
            return x + y
        if dy[1] not in reads(first):
            return y + x
        spare = 511  # an AGPR, which RDNA lacks
        save = self.record(first).op("v_mov_b32").d(f"a{spare - 256}")
        self.source(save, 0, first.operands[0], "u")
        for source in y[0].value["s"]:
            if source["kind"] == 1 and source["reg"] == dx[1]:
                source["reg"] = spare
        return [save, *x, *y]
