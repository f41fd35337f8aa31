"""Problems for attention on matrix cores, small enough for an emulator: widths of heads, ragged and unequal lengths, groups of
heads, masks of every kind, hidden rows, windows, positions, few rows,
sinks, keys in pages, caches of 8 bits."""

from __future__ import annotations

import math

from tk.schedule.case import Case
from tk.schedules.cuda.attention.cases import Problem

__all__ = ["CASES"]


def _cases() -> tuple[Case, ...]:
    half = "float16"
    problems = (
        Problem("plain", rows=70, columns=150),
        Problem("one_tile", half, 1, rows=64, columns=64, order="bhsd"),
        Problem("bert", half, rows=50, columns=50, order="qkv", mask=(half, (2, 1, 1, 50))),
        Problem("bert_hidden", half, rows=48, columns=48, order="qkv", mask=(half, (2, 1, 1, 48)), least=-math.inf, hidden=True,
                blind=True),
        Problem("groups", "bfloat16", 1, 4, 2, 70, 70, 128, causal="top left", order="qkv"),
        Problem("causal_wide", half, 1, rows=40, columns=130, causal="bottom right"),
        Problem("causal_tall", "bfloat16", 1, rows=130, columns=40, causal="bottom right", blind=True),
        Problem("window", half, 1, rows=150, columns=150, causal="top left", window=40, depth=32),
        Problem("mask_float32", "bfloat16", 1, mask=("float32", (1, 2, 40, 100)), rows=40, columns=100, hidden=True),
        Problem("mask_bool", half, mask=("bool", (2, 1, 40, 90)), rows=40, columns=90, blind=True, hidden=True),
        Problem("mask_causal", half, rows=70, columns=100, mask=("bool", (2, 1, 1, 100)), causal="top left", blind=True),
        Problem("cap", "bfloat16", 1, rows=40, columns=70, cap=5.0),
        *(Problem(f"depth_{depth}", dtype, 1, 1, 1, 40, 70, depth)
          for depth, dtype in ((8, half), (32, "bfloat16"), (80, half), (96, "bfloat16"), (256, half))),
        Problem("odd_depth", half, 1, 2, 1, 20, 45, 27),
        Problem("narrow_values", "bfloat16", 1, rows=40, columns=70, depth=64, width=40, order="bhsd"),
        Problem("one_row", "bfloat16", rows=1, columns=200),
        Problem("one_row_of_groups", half, 2, 8, 2, 1, 150, position="int64", order="bhsd"),
        Problem("few_rows_window", "bfloat16", 2, 4, 2, 3, 150, position="int32", window=50),
        Problem("split", "bfloat16", 1, 8, 2, 1, 777, 128, order="bhsd"),
        Problem("split_causal", half, 1, 4, 1, 5, 333, 64, causal="bottom right", blind=True),
        Problem("split_lengths", "bfloat16", 2, 4, 2, 1, 400, position="int64", blind=True),
        Problem("split_symbolic", half, 2, 4, 4, 1, 600, symbolic=True),
        Problem("sinks", "bfloat16", 1, 4, 2, 70, 90, sinks="bfloat16", causal="bottom right", window=40),
        Problem("sinks_of_all", "bfloat16", 1, 4, 2, 40, 90, sinks="bfloat16"),  # a product that is one for all lanes
        Problem("sinks_hidden", half, rows=40, columns=70, mask=("bool", (2, 1, 1, 70)), hidden=True, sinks="float32"),
        Problem("sinks_of_one_row", half, 2, 8, 2, 1, 150, 128, sinks=half, position="int64", order="bhsd"),
        Problem("split_sinks", "bfloat16", 2, 8, 1, 1, 600, sinks="float32", cap=20.0, position="int32", window=300),
        Problem("symbolic_sinks", half, 3, rows=50, columns=90, sinks="float32", symbolic=True),
        Problem("pages", "bfloat16", 2, 4, 2, 40, 96, 64, page=16),
        Problem("pages_causal", half, 1, 2, 1, 50, 144, 72, width=40, page=48, order="bhsd", causal="bottom right"),
        Problem("pages_of_one_row", "bfloat16", 2, 8, 2, 1, 256, 128, page=64, position="int64", blind=True),
        Problem("split_pages", half, 2, 8, 2, 3, 640, 64, page=32, position="int32", window=300, sinks="float32"),
        Problem("symbolic_pages", "bfloat16", 3, 4, 1, 1, 208, 64, page=16, symbolic=True),
        Problem("int8", "bfloat16", 1, 4, 2, 30, 90, 64, cache="int8", causal="bottom right"),
        Problem("int8_of_one_row", half, 2, 8, 2, 1, 150, 128, cache="int8", position="int64", order="bhsd"),
        Problem("split_int8_tokens", "bfloat16", 2, 4, 2, 3, 300, cache="int8", scales="token", order="bhsd",
                causal="bottom right"),
        Problem("float8", half, 1, 2, 1, 30, 70, 72, width=40, cache="float8_e4m3fn"),
        Problem("float8_tokens", "bfloat16", 1, 8, 1, 1, 300, 96, width=64, cache="float8_e4m3fn", order="bhsd",
                position="int32", window=128, scales="token"),
        Problem("float8_pages", half, 2, 4, 2, 2, 320, page=64, order="bhsd", position="int32", cache="float8_e4m3fn"),
        Problem("symbolic", half, 3, rows=50, columns=90, symbolic=True),
        Problem("symbolic_masked", half, 2, rows=45, columns=45, order="qkv", mask=(half, (2, 1, 1, 45)), symbolic=True),
        Problem("symbolic_groups", "bfloat16", 1, 4, 2, 70, 70, 64, order="qkv", causal="top left", symbolic=True),
    )  # fmt: skip
    return tuple(problem.case() for problem in problems)


CASES = _cases()
