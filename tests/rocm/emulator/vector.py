"""Decodes vector arithmetic: plain, packed, comparisons, matrices, and their modifiers (DPP, SDWA, op_sel, clamp)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from .assembly import Instruction
from .records import ABS, HI, NEG, VGPR, register
from .tables import COMPARE, PACKED, VECTOR

if TYPE_CHECKING:
    from .decode import Decoder, Record

__all__ = ["decode"]

CLAMP, BOUND, FI, CMPX, D_HI, D_KEEP, D_PRESERVE = 1, 8, 16, 32, 64, 128, 0x2000
_SELECT = {"DWORD": 0, "BYTE_0": 1, "BYTE_1": 2, "BYTE_2": 3, "BYTE_3": 4, "WORD_0": 5, "WORD_1": 6}
_DPP = {
    "quad_perm", "row_shl", "row_shr", "row_ror", "row_mirror", "row_half_mirror", "row_bcast", "row_newbcast", "row_share",
    "row_xmask",
    "wave_shl", "wave_shr", "wave_rol", "wave_ror", "dpp8",
}  # fmt: skip
_KNOWN = _DPP | {
    "row_mask", "bank_mask", "bound_ctrl", "fi", "op_sel", "op_sel_hi", "neg_lo", "neg_hi", "clamp", "mul", "div", "bitop3",
    "byte_sel",
    "src0_sel", "src1_sel", "dst_sel", "dst_unused", "cbsz", "abid", "blgp",
}  # fmt: skip
# 16-bit instructions that leave the upper half alone on gfx9 too; the rest set it to 0 there (LLVM's zeroesHigh16BitsOfDest)
_KEEPS = {"v_mad_f16", "v_fma_f16", "v_div_fixup_f16", "v_mad_u16", "v_mad_i16", "v_cvt_pk_fp8_f32", "v_cvt_pk_bf8_f32"}
_TYPES = {
    "f32": 0,
    "f16": 1,
    "bf16": 2,
    "i8": 3,
    "fp8": 4,
    "bf8": 5,
    "f64": 6,
    "xf32": 7,
    "u8": 8,
    "i4": 9,
    "u4": 10,
    "fp4": 11,
    "fp6": 12,
    "bf6": 13,
}
_BITS = {0: 32, 1: 16, 2: 16, 3: 8, 4: 8, 5: 8, 6: 64, 7: 32, 8: 8, 9: 4, 10: 4, 11: 4, 12: 6, 13: 6}
_OUT = {"f32": 0, "i32": 1, "f64": 2, "f16": 3, "bf16": 4}
_FORMATS = [4, 5, 12, 13, 11]  # what cbsz and blgp of f8f6f4 mean


def _numbers(text: str | None) -> list[int]:
    return [int(number, 0) for number in re.findall(r"0x[0-9a-f]+|\d+", text or "")]


def _bits(text: str | None, default: int) -> int:
    return sum(bit << k for k, bit in enumerate(_numbers(text))) if text is not None else default


def _lane_table(modifiers: dict[str, str]) -> list[int] | None:
    """Where each lane's value comes from, -1 from nowhere: data parallel primitives in AMD's ISA documents."""
    kind = next((key for key in modifiers if key in _DPP), None)
    if kind is None:
        return None
    n = _numbers(modifiers[kind])
    lanes = range(64)
    row = [lane & ~15 for lane in lanes]
    at = [lane & 15 for lane in lanes]
    match kind:
        case "quad_perm":
            return [(lane & ~3) | n[lane & 3] for lane in lanes]
        case "dpp8":
            return [(lane & ~7) | n[lane & 7] for lane in lanes]
        case "row_shl":
            return [row[k] + at[k] + n[0] if at[k] + n[0] < 16 else -1 for k in lanes]
        case "row_shr":
            return [row[k] + at[k] - n[0] if at[k] >= n[0] else -1 for k in lanes]
        case "row_ror":
            return [row[k] | (at[k] - n[0]) % 16 for k in lanes]
        case "row_mirror":
            return [lane ^ 15 for lane in lanes]
        case "row_half_mirror":
            return [lane ^ 7 for lane in lanes]
        case "row_newbcast" | "row_share":
            return [row[k] | n[0] for k in lanes]
        case "row_xmask":
            return [lane ^ n[0] for lane in lanes]
        case "row_bcast":  # the last lane of a row for the next row; lane 31 for both rows after it
            return [(row[k] - 1 if k > 15 else -1) if n[0] == 15 else (31 if k > 31 else -1) for k in lanes]
        case "wave_shl":
            return [k + 1 if k < 63 else -1 for k in lanes]
        case "wave_shr":
            return [k - 1 for k in lanes]
        case "wave_rol":
            return [(k + 1) % 64 for k in lanes]
        case _:
            return [(k - 1) % 64 for k in lanes]


def _dpp(decoder: Decoder, record: Record, modifiers: dict[str, str]) -> None:
    table = _lane_table(modifiers)
    if table is None:
        return
    record.value["dpp"] = decoder.table(table)
    rows, banks = _numbers(modifiers.get("row_mask", "0xf"))[0], _numbers(modifiers.get("bank_mask", "0xf"))[0]
    record.value["lanes"] = sum(1 << k for k in range(64) if rows >> k // 16 % 4 & 1 and banks >> k % 16 // 4 & 1)
    if modifiers.get("bound_ctrl", "") in ("0", "1") or "dpp8" in modifiers:
        record.flag(BOUND)
    if modifiers.get("fi") == "1":
        record.flag(FI)


def _outputs(record: Record, modifiers: dict[str, str], integer: bool) -> None:
    if "clamp" in modifiers and not integer:
        record.flag(CLAMP)
    if "mul" in modifiers or "div" in modifiers:
        record.flag(({"2": 1, "4": 2}[modifiers["mul"]] if "mul" in modifiers else 3) << 1)
    if "dst_sel" in modifiers and modifiers["dst_sel"] != "DWORD":
        record.flag(_SELECT[modifiers["dst_sel"]] << 8)
        unused = modifiers.get("dst_unused", "UNUSED_PAD")
        if unused == "UNUSED_SEXT":
            raise ValueError(unused)
        record.flag(D_PRESERVE if unused == "UNUSED_PRESERVE" else 0)


def _sources(decoder: Decoder, record: Record, sources: str, operands: list[str], instruction: Instruction) -> None:
    modifiers = instruction.modifiers
    if len(operands) != len(sources):
        raise ValueError(f"{len(operands)} sources where {len(sources)} are known")
    high = _bits(modifiers.get("op_sel"), 0)
    for k, (text, kind) in enumerate(zip(operands, sources, strict=True)):
        decoder.source(record, k, text, kind, instruction)
        source = record.value["s"][k]
        if high >> k & 1:
            source["flags"] |= HI
        if k < 2 and (chosen := modifiers.get(f"src{k}_sel")):
            source["flags"] |= _SELECT[chosen] << 4
    for k in range(len(sources)):
        for key, flag in (("neg_lo", NEG), ("neg_hi", ABS)):
            if _bits(modifiers.get(key), 0) >> k & 1:
                record.value["s"][k]["flags"] ^= flag


def _plain(decoder: Decoder, name: str, instruction: Instruction) -> Record:
    modifiers = instruction.modifiers
    integer = VECTOR[name][0][0] in "utq"
    if integer and "clamp" in modifiers:
        name += "_clamp"
    signature = VECTOR[name][0]
    result, sources = signature.split("=")
    record, operands = decoder.record(instruction).op(name), list(instruction.operands)
    destination = operands.pop(0)
    record.d(destination)
    if result.endswith(",m"):
        record.e(operands.pop(0))
    if sources.endswith("m") and len(operands) < len(sources):
        operands.append("vcc" if decoder.wave64 else "vcc_lo")
    if name.startswith(("v_fma", "v_mac")) and len(operands) == len(sources) + 1 and "mac" in name:
        operands.pop()
    _sources(decoder, record, sources, operands, instruction)
    _dpp(decoder, record, modifiers)
    _outputs(record, modifiers, integer)
    halves = result[0] in "ht"
    high = destination.endswith(".h") or _bits(modifiers.get("op_sel"), 0) >> len(sources) & 1
    if halves and high:
        record.flag(D_HI)
    if halves and (name in _KEEPS or decoder.generation >= 10):
        record.flag(D_KEEP)
    if name.startswith("v_bitop3_"):
        record.imm(_numbers(modifiers["bitop3"])[0])
    if name in ("v_cvt_f32_fp8", "v_cvt_f32_bf8"):
        record.value["s"][0]["flags"] &= 0xFFFFFFFF ^ HI
        record.imm(_numbers(modifiers["byte_sel"])[0] if "byte_sel" in modifiers else _bits(modifiers.get("op_sel"), 0) & 3)
    return record


def _compare(decoder: Decoder, name: str, instruction: Instruction) -> Record:
    exec_too = name.startswith("v_cmpx_")
    name = name.replace("v_cmpx_", "v_cmp_")
    record, operands = decoder.record(instruction).op(name), list(instruction.operands)
    if exec_too:
        record.flag(CMPX)
    if len(operands) == 3:
        text = operands.pop(0)
        if text not in ("exec", "exec_lo") or not exec_too:
            record.d(text)
    _sources(decoder, record, COMPARE[name][0].split("=")[1], operands, instruction)
    _dpp(decoder, record, instruction.modifiers)
    return record


def _packed(decoder: Decoder, name: str, instruction: Instruction) -> Record:
    sources = PACKED[name][0].split("=")[1]
    record, operands, modifiers = decoder.record(instruction).op(name), list(instruction.operands), instruction.modifiers
    record.d(operands.pop(0))
    if instruction.name.startswith("v_pk_fmac"):
        operands.append(instruction.operands[0])
    if len(operands) != len(sources):
        raise ValueError(f"{len(operands)} sources")
    for k, (text, kind) in enumerate(zip(operands, sources, strict=True)):
        decoder.source(record, k, text, kind, instruction)
    full = (1 << len(sources)) - 1
    high = _bits(modifiers.get("op_sel_hi"), 0 if name == "v_pk_mov_b32" and "op_sel_hi" not in modifiers else full)
    if name == "v_pk_mov_b32":
        # the low result is op_sel's half of the first source, the high one op_sel_hi's (or op_sel's second) of the second
        chosen = _numbers(modifiers.get("op_sel", "[0,0]"))
        record.imm(chosen[0] | chosen[1] << 1, chosen[0] | (chosen[1]) << 1)
    else:
        record.imm(
            _bits(modifiers.get("op_sel"), 0), high, _bits(modifiers.get("neg_lo"), 0), _bits(modifiers.get("neg_hi"), 0)
        )
    for k, text in enumerate(operands):  # a scalar of one register is the same in both halves of a pair
        found = register(text)
        if sources[0] == "f" and (found is None or found[2] == 1):
            record.value["imm"][0] &= ~(1 << k)
            record.value["imm"][1] &= ~(1 << k)
    if "clamp" in modifiers:
        if sources[0] not in "hf":
            raise ValueError("clamp of packed integers")
        record.flag(CLAMP)
    return record


def _mix(decoder: Decoder, name: str, instruction: Instruction) -> Record:
    record, modifiers = decoder.record(instruction).op("mix").d(instruction.operands[0]), instruction.modifiers
    halves, high = _bits(modifiers.get("op_sel_hi"), 0), _bits(modifiers.get("op_sel"), 0)
    for k, text in enumerate(instruction.operands[1:]):
        decoder.source(record, k, text, "h" if halves >> k & 1 else "f", instruction)
        flags = HI if halves & high & 1 << k else 0
        flags |= NEG if _bits(modifiers.get("neg_lo"), 0) >> k & 1 else 0
        record.value["s"][k]["flags"] ^= flags | (ABS if _bits(modifiers.get("neg_hi"), 0) >> k & 1 else 0)
    kind = {"v_fma_mix_f32": 0, "v_fma_mixlo_f16": 1, "v_fma_mixhi_f16": 2}[name]
    record.imm(0, halves, 0, 0, kind)
    record.flag({0: 0, 1: D_KEEP, 2: D_HI}[kind])
    _outputs(record, modifiers, False)
    return record


def _matrix(decoder: Decoder, name: str, instruction: Instruction) -> Record:
    match = re.fullmatch(r"v_(mfma|wmma)_(f32|i32|f64|f16|bf16)_(\d+)x(\d+)x(\d+)_?(?:(\d+)b_)?(\w+?)(?:_1k)?", name)
    if not match:
        raise ValueError("matrix instruction")
    m, n, k = (int(match[g]) for g in (3, 4, 5))
    modifiers = instruction.modifiers
    kinds = match[7].split("_")
    if kinds == ["f8f6f4"]:
        a, b = (_FORMATS[int(modifiers.get(key, "0"), 0)] for key in ("cbsz", "blgp"))
    elif kinds in (["iu8"], ["iu4"]):
        signed = _bits(modifiers.get("neg_lo"), 0)
        a, b = ((_TYPES[("i" if signed >> q & 1 else "u") + kinds[0][2]]) for q in (0, 1))
    else:
        if any(_numbers(modifiers.get(key, "0"))[0] for key in ("cbsz", "abid", "blgp")) and match[2] != "f64":
            raise ValueError("a broadcast (cbsz, abid, blgp)")
        a, b = _TYPES[kinds[0]], _TYPES[kinds[-1]]
    lanes = 64 if match[1] == "mfma" else 32
    registers = register(instruction.operands[1])
    if registers is None or registers[0] != VGPR:
        raise ValueError("a matrix operand that is no vector register")
    layout = 0 if match[1] == "mfma" else 1 if decoder.generation == 11 else 2
    each = registers[2] * 32 // _BITS[a]
    blocks = 1 if layout else max(1, each * lanes // (m * k))
    record = decoder.record(instruction).op("matrix").d(instruction.operands[0])
    high = _bits(modifiers.get("op_sel"), 0) >> 2 & 1
    record.imm(
        m,
        n,
        k,
        blocks,
        a | b << 8 | _OUT[match[2]] << 16,
        layout,
        int(decoder.assembly.arch in ("gfx940", "gfx941", "gfx942")),
        high,
    )
    kind = {"f64": "d", "i32": "u"}.get(match[2], "f")
    for q, text in enumerate(instruction.operands[1:4]):
        decoder.source(record, q, text, kind, instruction)
    return record


def decode(decoder: Decoder, name: str, instruction: Instruction) -> Record | None:
    """The record of a vector instruction; None of another. ValueError where its form is not known."""
    if not name.startswith("v_"):
        return None
    strange = set(instruction.modifiers) - _KNOWN
    if strange:
        raise ValueError(f"modifier {sorted(strange)}")
    if name.startswith(("v_mfma", "v_wmma")):
        return _matrix(decoder, name, instruction)
    if name in ("v_readfirstlane_b32", "v_readlane_b32", "v_writelane_b32", "v_swap_b32"):
        record = decoder.record(instruction).op(name).d(instruction.operands[0])
        for k, text in enumerate(instruction.operands[1:]):
            decoder.source(record, k, text, "u", instruction)
        return record
    if match := re.fullmatch(r"v_permlane(16|32)_swap_b32", name):
        record = decoder.record(instruction).op("v_permlane_swap").d(instruction.operands[0]).imm(int(match[1]))
        decoder.source(record, 0, instruction.operands[1], "u")
        return record
    if match := re.fullmatch(r"v_permlane(x?)16_b32", name):
        record = decoder.record(instruction).op("v_permlane16").d(instruction.operands[0])
        record.imm(16 if match[1] else 0, _bits(instruction.modifiers.get("op_sel"), 0) & 1)
        for k, text in enumerate(instruction.operands[1:]):
            decoder.source(record, k, text, "u", instruction)
        return record
    if name in ("v_fma_mix_f32", "v_fma_mixlo_f16", "v_fma_mixhi_f16", "v_mad_mix_f32"):
        return _mix(decoder, name, instruction)
    if name in PACKED:
        return _packed(decoder, name, instruction)
    if name.replace("v_cmpx_", "v_cmp_") in COMPARE:
        return _compare(decoder, name, instruction)
    if name in VECTOR:
        return _plain(decoder, name, instruction)
    return None
