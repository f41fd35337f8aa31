"""Decodes memory instructions: LDS, global, flat, scratch, buffer and scalar loads, and atomic operations."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .assembly import Instruction
from .records import register

if TYPE_CHECKING:
    from .decode import Decoder, Record

__all__ = ["decode"]

_SIZES = {
    "ubyte": 1,
    "sbyte": 1,
    "ushort": 2,
    "sshort": 2,
    "byte": 1,
    "short": 2,
    "dword": 4,
    "dwordx2": 8,
    "dwordx3": 12,
    "dwordx4": 16,
}
_SIZES |= {"b8": 1, "u8": 1, "i8": 1, "b16": 2, "u16": 2, "i16": 2, "b32": 4, "b64": 8, "b96": 12, "b128": 16}
_SIGNED, _D16, _HIGH = 1, 2, 4
_GLOBAL, _SCRATCH, _BUFFER, _FLAT = range(4)
_KNOWN = {
    "offset",
    "offset0",
    "offset1",
    "offen",
    "idxen",
    "glc",
    "slc",
    "dlc",
    "sc0",
    "sc1",
    "nt",
    "lds",
    "scc",
    "gds",
    "th",
    "scope",
}
_INTEGER = {
    "swap": 0,
    "wrxchg": 0,
    "storexchg": 0,
    "add": 1,
    "sub": 2,
    "smin": 3,
    "umin": 4,
    "smax": 5,
    "umax": 6,
    "and": 7,
    "or": 8,
    "xor": 9,
}
_INTEGER |= {"inc": 10, "dec": 11, "cmpswap": 12, "cmpst": 12, "cmpstore": 12}


def _operation(text: str) -> tuple[int, int]:
    """(the engine's number, bytes) of an atomic operation's name without its prefix: `add_f32`, `umin_x2`, `min_i32`."""
    match = re.fullmatch(r"(pk_add|\w+?)(?:_(num_)?([fiub]\d+|bf16|x2))?", text)
    assert match is not None
    name, kind = match[1], match[3] or "u32"
    if name == "pk_add":
        return (14 if kind == "f16" else 15), 4
    size = 8 if kind == "x2" or kind.endswith("64") else 4
    if kind[0] == "f":
        return {"add": 13, "min": 16, "max": 17}[name.removeprefix("f")], size
    if name in ("min", "max"):
        return {"mini": 3, "minu": 4, "maxi": 5, "maxu": 6}[name + kind[0]], size
    return _INTEGER[name], size


def _flags(kind: str) -> tuple[int, int]:
    """Bytes and flags of a load's or store's kind: `sbyte_d16_hi`."""
    flags = (_D16 if "d16" in kind else 0) | (_HIGH if kind.endswith("_hi") else 0)
    head = kind.split("_")[0]
    return _SIZES[head], flags | (_SIGNED if head in ("sbyte", "sshort", "i8", "i16") else 0)


def _offset(instruction: Instruction, key: str = "offset") -> int:
    return int(instruction.modifiers.get(key, "0"), 0)


def _lds(decoder: Decoder, name: str, instruction: Instruction) -> Record:
    operands = list(instruction.operands)
    record = decoder.record(instruction)
    if name in ("ds_bpermute_b32", "ds_permute_b32"):
        record.op(name.removesuffix("_b32")).d(operands[0]).imm(_offset(instruction))
        for k, text in enumerate(operands[1:]):
            decoder.source(record, k, text, "u")
        return record
    if name == "ds_swizzle_b32":
        record.op("ds_swizzle").d(operands[0]).imm(_swizzle(instruction))
        decoder.source(record, 0, operands[1], "u")
        return record
    if match := re.fullmatch(r"ds_read_b64_tr_b(8|16)", name):
        record.op("ds_load_tr").d(operands[0]).imm(_offset(instruction), 0, 8, int(match[1]))
        decoder.source(record, 0, operands[1], "u")
        return record
    if match := re.fullmatch(r"ds_(read|write)(2st64|2)?_(\w+)", name):
        size, flags = _flags(match[3])
        step = size * (64 if match[2] == "2st64" else 1)
        first = _offset(instruction, "offset0") * step if match[2] else _offset(instruction)
        record.imm(first, _offset(instruction, "offset1") * step if match[2] else -1, size, flags)
        if match[1] == "read":
            record.op("ds_load").d(operands.pop(0))
        else:
            record.op("ds_store")
        for k, text in enumerate(operands):
            decoder.source(record, k, text, "u")
        return record
    match = re.fullmatch(r"ds_(\w+)", name)
    assert match is not None
    returns = "_rtn" in match[1] or (operands and len(operands) > 2 and "xchg" in match[1])
    operation, size = _operation(match[1].replace("_rtn", ""))
    record.op("ds_atomic").imm(_offset(instruction), operation, size, int(returns), int(match[1].startswith("cmpst_")))
    if returns:
        record.d(operands.pop(0))
    for k, text in enumerate(operands):
        decoder.source(record, k, text, "u")
    return record


def _swizzle(instruction: Instruction) -> int:
    text = instruction.modifiers.get("offset", "0")
    if match := re.fullmatch(r"swizzle\(QUAD_PERM,(\d),(\d),(\d),(\d)\)", text.replace(" ", "")):
        return 0x8000 | sum(int(match[k + 1]) << 2 * k for k in range(4))
    if match := re.fullmatch(r"swizzle\(BITMASK_PERM,\"([01pi]{5})\"\)", text.replace(" ", "")):
        ones, ors, xors = 0, 0, 0
        for k, letter in enumerate(reversed(match[1])):
            ones |= (letter in "pi") << k
            ors |= (letter == "1") << k
            xors |= (letter == "i") << k
        return ones | ors << 5 | xors << 10
    if match := re.fullmatch(r"swizzle\((SWAP|REVERSE|BROADCAST),(\d+)(?:,(\d+))?\)", text.replace(" ", "")):
        n = int(match[2])
        if match[1] == "BROADCAST":
            return (32 - n) & 31 | int(match[3]) << 5
        return 31 | (n if match[1] == "SWAP" else n - 1) << 10
    return int(text, 0)


def _address(decoder: Decoder, record: Record, kind: int, address: str, scalar: str) -> None:
    if address != "off":
        decoder.source(record, 0, address, "u")
    if scalar not in ("off", "null"):
        decoder.source(record, 1, scalar, "u")
    record.value["imm"][4] = kind


def _buffer_address(
    decoder: Decoder, record: Record, address: str, resource: str, scalar: str, instruction: Instruction
) -> None:
    has = ("offen" in instruction.modifiers) | ("idxen" in instruction.modifiers) << 1
    if has == 3:
        found = register(address)
        assert found is not None
        decoder.source(record, 4, f"v{found[1]}", "u")
        decoder.source(record, 0, f"v{found[1] + 1}", "u")
    elif has:
        decoder.source(record, 0 if has == 1 else 4, address, "u")
    decoder.source(record, 1, resource, "u")
    decoder.source(record, 2, scalar, "u")
    record.value["imm"][4], record.value["imm"][5] = _BUFFER, has


def _vector(decoder: Decoder, where: str, what: str, kind: str, instruction: Instruction) -> Record:
    operands, record = list(instruction.operands), decoder.record(instruction)
    to_lds = kind.startswith("lds_") or "lds" in instruction.modifiers
    size, flags = _flags(kind.removeprefix("lds_"))
    record.op("mem_load_lds" if to_lds else f"mem_{what}").imm(_offset(instruction), 0, size, flags)
    data = None
    if where == "buffer":
        data = operands.pop(0) if len(operands) == 4 else None
        _buffer_address(decoder, record, *operands, instruction=instruction)
    else:
        if not to_lds:
            data = operands.pop(0 if what == "load" else 1)
        _address(
            decoder,
            record,
            {"global": _GLOBAL, "flat": _FLAT, "scratch": _SCRATCH}[where],
            operands[0],
            operands[1] if len(operands) > 1 else "off",
        )
    if data and what == "load":
        record.d(data)
    elif data:
        decoder.source(record, 3, data, "u")
    elif not to_lds:
        raise ValueError("no data")
    return record


def _atomic(decoder: Decoder, where: str, text: str, instruction: Instruction) -> Record:
    operands, record, modifiers = list(instruction.operands), decoder.record(instruction), instruction.modifiers
    operation, size = _operation(text)
    returns = "glc" in modifiers or "sc0" in modifiers or modifiers.get("th") == "TH_ATOMIC_RETURN"
    record.op("mem_atomic").imm(_offset(instruction), operation, size, int(returns))
    if where == "buffer":
        data = operands.pop(0)
        if returns:
            record.d(data)
        _buffer_address(decoder, record, *operands, instruction=instruction)
    else:
        if returns:
            record.d(operands.pop(0))
        data = operands.pop(1)
        _address(
            decoder, record, _FLAT if where == "flat" else _GLOBAL, operands[0], operands[1] if len(operands) > 1 else "off"
        )
    decoder.source(record, 3, data, "u")
    return record


def _scalar(decoder: Decoder, match: re.Match[str], instruction: Instruction) -> Record:
    kind = match[2]
    words = {"u8": 1, "i8": 1, "u16": 2, "i16": 2}.get(kind) or 4 * int(kind.removeprefix("dword").removeprefix("x") or 1)
    operands = instruction.operands
    record = decoder.record(instruction).op("s_load").d(operands[0])
    decoder.source(record, 0, operands[1], "q")
    offset = _offset(instruction)
    for text in operands[2:]:
        if register(text) is None:
            offset += int(text, 0)
        elif text != "null":
            decoder.source(record, 1, text, "u")
    return record.imm(offset, int(bool(match[1])), words, _SIGNED if kind[0] == "i" else 0)


def decode(decoder: Decoder, name: str, instruction: Instruction) -> Record | None:
    """The record of a memory instruction; None of another."""
    match = re.fullmatch(r"s_(buffer_)?load_(dword(?:x\d+)?|[ui]8|[ui]16)", name)
    if match:
        return _scalar(decoder, match, instruction)
    if not name.startswith(("ds_", "global_", "flat_", "scratch_", "buffer_")):
        return None
    if strange := set(instruction.modifiers) - _KNOWN:
        raise ValueError(f"modifier {sorted(strange)}")
    if name.startswith("ds_"):
        return _lds(decoder, name, instruction)
    if match := re.fullmatch(r"(global|flat|buffer)_atomic_(\w+)", name):
        return _atomic(decoder, match[1], match[2], instruction)
    if match := re.fullmatch(r"(global|flat|scratch|buffer)_(load|store)_(\w+)", name):
        return _vector(decoder, match[1], match[2], match[3], instruction)
    return None
