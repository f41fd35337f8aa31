"""Names that rules and knobs had in databases and logs from before 2026-11-26, read as what they are called now.

A rule's version stays where only names change: the kernels are the same, and so are their times.
"""

from __future__ import annotations

import json
from collections.abc import Mapping

__all__ = ["KNOBS", "RULES", "knobs_now", "rule_now", "trace_now"]

RULES = {
    "cuda.matmul_thin": "cuda.matmul_skinny",
    "cuda.rows": "cuda.row_reduction",
    "cuda.columns": "cuda.strided_reduction",
    "cuda.staged": "cuda.multi_kernel",
    "cuda.reductions": "cuda.standalone_reduction",
    "cuda.windows": "cuda.window",
    "cpu.dots": "cpu.matmul_nt",
    "cpu.contraction": "cpu.matmul",
}
_TILES = {"group": "group_m", "stream": "stream_k"}
KNOBS = {
    "cuda.attention": {"turns": "pingpong"},
    "cuda.matmul_dynamic": {"thin": "skinny"},
    **dict.fromkeys(
        (
            "cuda.matmul_sm90",
            "cuda.matmul_sm90_f32",
            "cuda.conv_sm90",
            "cuda.conv_sm90_f32",
            "rocm.matmul_mfma",
            "rocm.conv_mfma",
        ),
        _TILES,
    ),
}
"""By rule, as it is called now."""


def rule_now(rule: str) -> str:
    """What the rule that was called `rule` is called."""
    return RULES.get(rule, rule)


def knobs_now(rule: str, decisions: Mapping[str, int]) -> dict[str, int]:
    """Decisions of a record of `rule`, under either of its names, by the knobs' names of now."""
    names = KNOBS.get(rule_now(rule), {})
    return {names.get(name, name): value for name, value in decisions.items()}


def trace_now(rule: str, trace: str) -> str:
    """The JSON of a schedule's trace, whose annotations name `rule` and its knobs, with the names of now."""
    trace = trace.replace(json.dumps(json.dumps(rule)), json.dumps(json.dumps(rule_now(rule))))
    for old, new in KNOBS.get(rule_now(rule), {}).items():
        trace = trace.replace(json.dumps(f"tk.{old}"), json.dumps(f"tk.{new}"))
    return trace
