"""Decodes scalar arithmetic, branches, waits, barriers and moves between lanes and scalars."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from .assembly import Assembly, Instruction
from .tables import SCALAR

if TYPE_CHECKING:
    from .decode import Decoder, Record

__all__ = ["CODE", "address_of", "decode", "link"]

CODE, DATA = 0x10000000, 1 << 40
_NOTHING = [
    "s_nop",
    "s_setprio",
    "s_sleep",
    "s_sethalt",
    "s_icache_inv",
    "s_dcache_inv",
    "s_dcache_wb",
    "buffer_wbl2",
    "buffer_inv",
    "buffer_wbinvl1",
    "buffer_wbinvl1_vol",
    "s_clause",
    "s_inst_prefetch",
    "s_set_inst_prefetch_distance",
    "s_code_end",
    "s_delay_alu",
    "s_waitcnt_depctr",
    "s_wait_alu",
    "s_ttracedata",
    "s_sendmsg",
    "s_setreg_b32",
    "s_setreg_imm32_b32",
    "s_denorm_mode",
    "s_round_mode",
    "s_version",
    "v_nop",
    "s_wave_barrier",
    "s_waitcnt_expcnt",
    "s_wait_expcnt",
    "s_wait_samplecnt",
    "s_wait_bvhcnt",
    "s_wait_xcnt",
    "buffer_gl0_inv",
    "buffer_gl1_inv",
    "global_inv",
    "global_wb",
    "global_wbinv",
    "s_barrier_leave",
    "s_wait_event",
    "s_prefetch_inst",
    "s_prefetch_inst_pc_rel",
    "s_prefetch_data",
    "s_wakeup",
    "s_incperflevel",
    "s_decperflevel",
    "s_endpgm_saved",
    "s_sched_barrier",
    "s_set_gpr_idx_off",
    "global_prefetch_b8",
    "v_pipeflush",
    "s_wait_rtn_icache_inv",
    "s_setkill",
    "s_waitcnt_vmcnt_none",
]
_CONDITIONS = {"scc0": 0, "scc1": 1, "vccz": 2, "vccnz": 3, "execz": 4, "execnz": 5}
_SAVEEXEC = ["and", "or", "xor", "andn2", "orn2", "andn1", "orn1", "nand", "nor", "xnor"]
_DS, _VM, _SM, _ST = range(4)
_SPLIT_WAITS = {
    "loadcnt": (_VM,),
    "dscnt": (_DS,),
    "kmcnt": (_SM,),
    "storecnt": (_ST,),
    "loadcnt_dscnt": (_VM, _DS),
    "storecnt_dscnt": (_ST, _DS),
}


def address_of(assembly: Assembly, name: str, starts: Sequence[int] = ()) -> int | None:
    """Where code or data of a name lies, as the emulated address; data are numbered from DATA and moved when loaded. `starts`:
    the first record of each instruction, where one may have several."""
    if name in assembly.labels:
        at = assembly.labels[name]
        return CODE + 4 * (starts[at] if starts else at)
    return DATA + assembly.symbols[name] if name in assembly.symbols else None


def link(records: list[Record], starts: list[int]) -> None:
    """Gives branches their targets as records' numbers: `starts` has the first record of each instruction."""
    for record in records:
        target = getattr(record, "target", None)
        if target is not None:
            record.value["imm"][0] = starts[target]


def _branch(decoder: Decoder, record: Record, label: str) -> Record:
    record.target = decoder.assembly.labels[label]  # type: ignore[attr-defined]
    return record


def _wait(decoder: Decoder, name: str, instruction: Instruction) -> Record:
    left = [-1, -1, -1, -1]
    text = ",".join(instruction.operands)
    if name == "s_waitcnt":
        counts = {key: int(value) for key, value in re.findall(r"(\w+?)cnt\((\d+)\)", text)}
        if not counts and not re.search(r"[a-z]", text.replace("0x", "")):
            if int(text, 0):
                raise ValueError("a wait of bits")
            counts = {"vm": 0, "lgkm": 0}
        left[_VM], left[_DS] = counts.get("vm", -1), counts.get("lgkm", -1)
        left[_SM] = left[_DS]
    elif match := re.fullmatch(r"s_waitcnt_(vscnt|vmcnt|lgkmcnt)", name):
        count = int(instruction.operands[1], 0)
        for counter in {"vscnt": [_ST], "vmcnt": [_VM], "lgkmcnt": [_DS, _SM]}[match[1]]:
            left[counter] = count
    elif name == "s_wait_idle":
        left = [0, 0, 0, 0]
    else:
        counters, value = _SPLIT_WAITS[name.removeprefix("s_wait_")], int(text, 0)
        values = [value] if len(counters) == 1 else [value >> 8 & 63, value & 63]
        for counter, count in zip(counters, values, strict=True):
            left[counter] = count
    return decoder.record(instruction).op("s_waitcnt").imm(*left)


def _scalar(decoder: Decoder, name: str, instruction: Instruction) -> Record:
    result, sources = SCALAR[name][0].split("=")
    record, operands = decoder.record(instruction).op(name), list(instruction.operands)
    if result:
        record.d(operands.pop(0))
    elif name.startswith("s_cmpk"):
        operands[1] = _short(operands[1], "_i32" in name)
    if re.match(r"s_(movk|cmovk|addk|mulk)_", name):
        operands[0] = _short(operands[0], True)
    if len(operands) != len(sources):
        raise ValueError(f"{len(operands)} sources")
    for k, (text, kind) in enumerate(zip(operands, sources, strict=True)):
        decoder.source(record, k, text, kind, instruction)
    return record


def _short(text: str, signed: bool) -> str:
    value = int(text, 0) & 0xFFFF
    return str(value - 0x10000 if signed and value > 0x7FFF else value)


def decode(decoder: Decoder, name: str, instruction: Instruction) -> Record | None:
    """The record of such an instruction; None of another."""
    operands = instruction.operands
    if name in _NOTHING:
        return decoder.record(instruction).op("nop")
    if name.startswith(("s_waitcnt", "s_wait_")):
        return _wait(decoder, name, instruction)
    if name in ("s_endpgm", "s_getpc_b64", "s_barrier", "s_barrier_signal", "s_barrier_wait"):
        record = decoder.record(instruction).op(name.removesuffix("_b64"))
        if name.startswith("s_barrier_") and operands[0] not in ("-1", "0xffff", "0xffffffff"):
            raise ValueError("a named barrier")
        return record.d(operands[0]) if name == "s_getpc_b64" else record
    if name == "s_branch":
        return _branch(decoder, decoder.record(instruction).op("s_branch"), operands[0])
    if name.startswith("s_cbranch_"):
        condition = _CONDITIONS[name.removeprefix("s_cbranch_")]
        return _branch(decoder, decoder.record(instruction).op("s_cbranch").imm(0, condition), operands[0])
    if match := re.fullmatch(r"s_(\w+)_(saveexec|wrexec)_b(32|64)", name):
        operation = (
            match[1]
            .replace("and_not1", "andn2")
            .replace("or_not1", "orn2")
            .replace("and_not0", "andn1")
            .replace("or_not0", "orn1")
        )
        record = decoder.record(instruction).op("s_saveexec").d(operands[0])
        record.imm(_SAVEEXEC.index(operation), int(match[2] == "wrexec"), int(match[3] == "32"))
        decoder.source(record, 0, operands[1], "q")
        return record
    if name in ("s_setpc_b64", "s_swappc_b64"):
        record = decoder.record(instruction).op(name.removesuffix("_b64"))
        if len(operands) > 1:
            record.d(operands[0])
        decoder.source(record, 0, operands[-1], "q")
        return record
    if name == "s_getreg_b32":
        return decoder.record(instruction).op("s_getreg").d(operands[0])
    if name in SCALAR:
        return _scalar(decoder, name, instruction)
    return None
