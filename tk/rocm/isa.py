"""What a kernel's assembly says of how it will run: registers, waves, and the instructions of its innermost loop with matrix
instructions, CDNA's MFMA or RDNA's WMMA."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tk.codegen.nvcc import Usage
    from tk.target import Target

__all__ = ["Loop", "figures", "inner_loop", "waves_a_simd"]

CDNA, RDNA = (4, 8, 512, 8), (2, 16, 1536, 24)
"""SIMDs of a compute unit; of each the most waves, a lane's registers, and the granules in which a wave gets them: of CDNA 2
and later, and of RDNA 3 and 4."""

READS, WRITES = ("ds_read", "ds_load"), ("ds_write", "ds_store")


@dataclass(frozen=True)
class Loop:
    """Instructions of a loop, by name."""

    names: Counter[str]

    def count(self, pattern: str) -> int:
        """How many have names that begin so."""
        return sum(number for name, number in self.names.items() if re.match(pattern, name))

    @property
    def mfma(self) -> int:
        return self.count("v_(mfma|wmma)")

    @property
    def valu(self) -> int:
        return self.count("v_(?!mfma|wmma)")

    @property
    def lds_bytes(self) -> int:
        """Bytes of LDS that a lane reads."""
        reads = ((name, number) for name, number in self.names.items() if name.startswith(READS))
        return sum(number * _width(name) * (2 if "read2" in name or "2addr" in name else 1) for name, number in reads)


def _width(name: str) -> int:
    """Bytes that a lane reads by an instruction of this name: the first width in it. Of a transposing read,
    ds_read_b64_tr_b16, the second one is an element's."""
    found = re.search(r"_[biu](\d+)", name)
    return int(found[1]) // 8 if found else 2


def inner_loop(kernel: str) -> Loop | None:
    """The loop of a kernel's assembly that has most MFMA, and no other loop with any; None where no loop has one."""
    lines, labels, spans = kernel.splitlines(), dict[str, int](), []
    for at, line in enumerate(lines):
        if label := re.match(r"(\.LBB\w+):", line):
            labels[label[1]] = at
        branch = re.search(r"s_c?branch\w* (\.LBB\w+)", line)
        if branch and branch[1] in labels:
            names = re.findall(r"^\s+([a-z]\w+)", "\n".join(lines[labels[branch[1]] : at]), re.M)
            spans.append((labels[branch[1]], at, Loop(Counter(names))))
    spans = [span for span in spans if span[2].mfma]
    inner = [
        loop for first, last, loop in spans if not any(first < a and b < last for a, b, _ in spans if (a, b) != (first, last))
    ]
    return max(inner, key=lambda loop: loop.mfma, default=None)


def waves_a_simd(used: Usage, target: Target) -> int:
    """How many waves a SIMD of a compute unit holds at once: by registers, and by the LDS and waves of whole blocks."""
    simds, most, registers, granule = CDNA if target.wave == 64 else RDNA
    by_registers = min(most, registers // (-(-max(used.registers, 1) // granule) * granule))
    waves = -(-max(used.threads, 1) // target.wave)
    blocks = by_registers * simds // waves
    if used.shared:
        blocks = min(blocks, target.shared_memory // used.shared)
    return min(by_registers, -(-blocks * waves // simds))


def figures(kernel: str, used: Usage, target: Target) -> dict[str, Any]:
    """A kernel's use of an AMD GPU, and what its inner loop with matrix instructions is made of, None where it has none, as
    loops that LLVM has unrolled: instructions of a wave and turn, and the bytes of LDS that a wave reads for each MFMA."""
    loop = inner_loop(kernel)
    inside = None
    if loop is not None:
        inside = {
            "mfma": loop.mfma, "valu": loop.valu,
            "ds_reads": loop.count("|".join(READS)), "ds_writes": loop.count("|".join(WRITES)),
            "global_loads": loop.count("(global|buffer|flat)_load"), "barriers": loop.count("s_barrier(?!_wait)"),
            "lds_bytes_per_mfma": loop.lds_bytes * target.wave / loop.mfma,
        }  # fmt: skip
    return {
        "vgprs": used.registers, "agprs": used.accumulators, "sgprs": used.scalars, "lds_bytes": used.shared,
        "spill_bytes": used.spills, "threads": used.threads, "waves_per_simd": waves_a_simd(used, target),
        "mfma": len(re.findall(r"^\s+v_(?:mfma|wmma)", kernel, re.M)), "inner_loop": inside,
    }  # fmt: skip
