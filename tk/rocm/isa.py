"""What a kernel's assembly says of how it will run: registers, waves, and the instructions of its innermost loop with MFMA."""

from __future__ import annotations

import re
from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tk.codegen.nvcc import Usage
    from tk.target import Target

__all__ = ["Loop", "figures", "inner_loop", "waves_a_simd"]

LANES, SIMDS = 64, 4
MOST_WAVES, REGISTERS, GRANULE = 8, 512, 8
"""Of a SIMD of CDNA 2 and later; a wave gets registers in granules."""


@dataclass(frozen=True)
class Loop:
    """Instructions of a loop, by name."""

    names: Counter[str]

    def count(self, pattern: str) -> int:
        """How many have names that begin so."""
        return sum(number for name, number in self.names.items() if re.match(pattern, name))

    @property
    def mfma(self) -> int:
        return self.count("v_mfma")

    @property
    def valu(self) -> int:
        return self.count("v_(?!mfma)")

    @property
    def lds_bytes(self) -> int:
        """Bytes of LDS that a lane reads."""
        widths = {"b128": 16, "b96": 12, "b64": 8, "b32": 4, "u16": 2, "u8": 1, "i8": 1, "i16": 2, "hi": 2, "d16": 2}
        reads = ((name, number) for name, number in self.names.items() if name.startswith("ds_read"))
        return sum(number * widths[name.split("_")[-1]] * (2 if "read2" in name else 1) for name, number in reads)


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
    """How many waves a SIMD of a CDNA GPU holds at once: by registers, and by the LDS and waves of whole blocks."""
    by_registers = min(MOST_WAVES, REGISTERS // (-(-max(used.registers, 1) // GRANULE) * GRANULE))
    waves = -(-max(used.threads, 1) // LANES)
    blocks = by_registers * SIMDS // waves
    if used.shared:
        blocks = min(blocks, target.shared_memory // used.shared)
    return min(by_registers, -(-blocks * waves // SIMDS))


def figures(kernel: str, used: Usage, target: Target) -> dict[str, Any]:
    """A kernel's use of a CDNA GPU, and what its inner loop with MFMA is made of, None where it has none, as loops that
    LLVM has unrolled: instructions of a wave and turn, and the bytes of LDS that a wave reads for each MFMA."""
    loop = inner_loop(kernel)
    inside = None
    if loop is not None:
        inside = {
            "mfma": loop.mfma, "valu": loop.valu, "ds_reads": loop.count("ds_read"), "ds_writes": loop.count("ds_write"),
            "global_loads": loop.count("(global|buffer|flat)_load"), "barriers": loop.count("s_barrier"),
            "lds_bytes_per_mfma": loop.lds_bytes * LANES / loop.mfma,
        }  # fmt: skip
    return {
        "vgprs": used.registers, "agprs": used.accumulators, "sgprs": used.scalars, "lds_bytes": used.shared,
        "spill_bytes": used.spills, "threads": used.threads, "waves_per_simd": waves_a_simd(used, target),
        "mfma": len(re.findall(r"^\s+v_mfma", kernel, re.M)), "inner_loop": inside,
    }  # fmt: skip
