"""Problems for attention over latents: heads, rows, lengths, pages and masks; widths other than DeepSeek's 576 and 512; for
wgmma pages below a tile, lengths around a tile, and rotary keys of their own too."""

from __future__ import annotations

from typing import Any

from tk.schedules.cuda.attention.cases import Problem, cases_of

__all__ = ["CASES", "CASES_SM90"]

# DeepSeek V2 and V3: 512 latents, and 64 of rotary embedding
MLA: dict[str, Any] = {"kv_heads": 1, "depth": 576, "width": 512, "latent": True}


CASES = cases_of(
    Problem("latent", heads=16, rows=1, columns=1000, **MLA),
    Problem("latent_many_heads", "float16", batch=1, heads=128, rows=1, columns=333, order="bhsd", **MLA),
    Problem("latent_lengths", batch=3, heads=16, rows=1, columns=700, position="int64", **MLA),
    Problem("latent_verify", heads=20, rows=3, columns=200, causal="bottom right", **MLA),
    Problem("latent_pages", batch=3, heads=32, rows=1, columns=640, page=64, position="int32", order="bhsd", **MLA),
    Problem("latent_window", "float16", heads=8, rows=2, columns=900, position="int32", window=100, **MLA),
    Problem("latent_symbolic", batch=3, heads=16, rows=1, columns=416, symbolic=True, **MLA),
    Problem("latent_narrow", "float16", heads=16, kv_heads=2, rows=1, columns=300, depth=320, width=256, latent=True),
)
CASES_SM90 = (
    *CASES,
    *cases_of(
        Problem("latent_one_tile", heads=16, rows=1, columns=64, **MLA),
        Problem("latent_two_tiles", "float16", heads=64, rows=1, columns=65, **MLA),
        Problem("latent_pages_16", batch=2, heads=16, rows=1, columns=176, page=16, position="int32", blind=True, **MLA),
        Problem("latent_rotary", batch=2, heads=16, rows=1, columns=100, position="int32", blind=True, rotary=64, **MLA),
        Problem("latent_rotary_pages", "float16", heads=80, rows=1, columns=128, order="bhsd", page=64, rotary=64, **MLA),
    ),
)
