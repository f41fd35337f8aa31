"""Problems for decode attention: one row and several, groups of heads, widths, ragged lengths, masks, symbolic dims."""

from __future__ import annotations

from functools import partial

from tk.schedules.cuda.attention.cases import Problem, cases_of

__all__ = ["CASES"]


_float8 = partial(Problem, cache="float8_e4m3fn", order="bhsd", position="int32")
VERIFY_WINDOW = Problem("verify_window", "float16", heads=4, kv_heads=1, rows=6, columns=700, window=65, causal="bottom right")
CASES = cases_of(
    Problem("decode", heads=8, kv_heads=2, rows=1, columns=1000, depth=128),
    Problem("decode_alone", "float16", rows=1, columns=64, order="bhsd"),
    Problem("decode_long", batch=1, heads=4, kv_heads=1, rows=1, columns=20000, depth=64),
    Problem("decode_wide", "float16", heads=4, kv_heads=2, rows=1, columns=700, depth=256),
    Problem("decode_many_heads", heads=64, kv_heads=1, rows=1, columns=300, depth=128, order="bhsd"),
    Problem("verify", heads=8, kv_heads=2, rows=5, columns=333, depth=128, causal="bottom right"),
    Problem("verify_tree", "float16", heads=4, kv_heads=1, rows=7, columns=129, mask=("bool", (2, 1, 7, 129)), blind=True),
    Problem("decode_mask", heads=8, kv_heads=2, rows=1, columns=520, mask=("bool", (2, 1, 1, 520)), hidden=True, blind=True),
    Problem("decode_bias", "float16", heads=4, kv_heads=4, rows=1, columns=77, mask=("float16", (2, 4, 1, 77))),
    Problem("decode_cap", heads=4, kv_heads=2, rows=1, columns=200, cap=5.0),
    Problem("decode_narrow_values", depth=128, width=64, rows=2, columns=200),
    Problem("decode_odd_width", "float16", depth=80, rows=1, columns=200),
    Problem("decode_symbolic", "float16", batch=3, heads=4, kv_heads=4, rows=1, columns=200, symbolic=True),
    Problem("decode_lengths", batch=3, heads=8, kv_heads=2, rows=1, columns=900, depth=128, position="int64", blind=True),
    Problem("decode_lengths_int32", "float16", batch=4, heads=4, kv_heads=4, columns=300, rows=1, position="int32", blind=True),
    Problem("verify_lengths", batch=3, heads=8, kv_heads=2, rows=4, columns=500, position="int64", blind=True),
    Problem("decode_window", batch=3, heads=8, kv_heads=2, rows=1, columns=2000, window=128, position="int64", blind=True),
    Problem("decode_pages", heads=8, kv_heads=2, rows=1, columns=1024, depth=128, page=16, position="int64"),
    Problem("decode_pages_wide", "float16", 3, 4, 2, 2, 640, page=64, order="bhsd", position="int32", window=100),
    Problem("decode_pages_symbolic", batch=3, heads=4, kv_heads=1, rows=1, columns=416, page=32, symbolic=True),
    Problem("decode_sinks", heads=8, kv_heads=2, rows=1, columns=700, sinks="bfloat16", position="int64"),
    Problem("decode_sinks_window", "float16", 3, 8, 1, 2, 3000, sinks="float32", cap=20.0, window=128, position="int32"),
    # caches of 8 bits, with a scale a head or a token
    Problem("decode_int8", heads=8, kv_heads=2, rows=1, columns=700, depth=128, cache="int8", position="int64", order="bhsd"),
    Problem(
        "decode_int8_tokens", "bfloat16", 3, 4, 2, 3, 300, cache="int8", scales="token", order="bhsd", causal="bottom right"
    ),
    Problem("decode_int8_half", "float16", heads=4, kv_heads=4, rows=1, columns=77, cache="int8"),
    _float8("decode_float8", "bfloat16", 2, 8, 1, 1, 500, 96, 64, window=128, scales="token"),
    _float8("decode_float8_pages", "float16", 3, 4, 2, 2, 640, page=64),
    VERIFY_WINDOW,
)
