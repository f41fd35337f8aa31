"""Problems for attention by mma.sync: widths of heads, ragged lengths, groups, masks, windows, sinks, symbolic dims."""

from __future__ import annotations

from tk.schedules.cuda.attention.cases import Problem, cases_of

__all__ = ["CASES"]


CASES = cases_of(
    Problem("many"),
    Problem("many_qkv", "float16", order="qkv", rows=130, columns=130, mask=("float16", (2, 1, 1, 130))),
    Problem("many_long", "float16", rows=300, columns=777, depth=128, order="bhsd"),
    Problem("many_groups", heads=8, kv_heads=2, rows=150, columns=150, depth=128, causal="top left", order="qkv"),
    Problem("many_tall", rows=333, columns=100, causal="bottom right", blind=True),
    Problem("many_mask", "float16", rows=100, mask=("bool", (2, 1, 100, 200)), blind=True, hidden=True),
    Problem("many_wide", depth=256, rows=200, columns=130),
    Problem("many_odd_width", "float16", depth=72, width=40, order="bhsd"),
    Problem("many_narrow", depth=32, rows=513, columns=65, cap=5.0),
    Problem("many_window", heads=4, kv_heads=2, rows=300, columns=400, causal="bottom right", window=70, sinks="bfloat16"),
    Problem("many_positions", heads=4, kv_heads=2, rows=150, columns=400, positions="int64", symbolic=True),
    Problem("many_positions_window", "float16", rows=70, columns=333, positions="int32", window=70, blind=True, order="bhsd"),
    Problem("many_lengths", rows=130, columns=300, position="int32", sinks="float32"),
    Problem("many_symbolic", "float16", batch=3, heads=4, kv_heads=2, depth=128, symbolic=True),
    Problem(
        "many_before", "bfloat16", 3, 4, 2, 70, 134, order="bhsd", causal="bottom right", window=50, symbolic=True, before=64
    ),
)
