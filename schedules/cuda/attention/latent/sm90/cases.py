"""Problems for attention over latents on wgmma: those of mma.sync's rule, pages below a tile, lengths around a tile, and rotary
keys of their own."""

from __future__ import annotations

from tk.schedules.cuda.attention.cases import Problem, cases_of
from tk.schedules.cuda.attention.latent.cases import CASES as OTHERS
from tk.schedules.cuda.attention.latent.cases import MLA

__all__ = ["CASES"]


CASES = (
    *OTHERS,
    *cases_of(
        Problem("latent_one_tile", heads=16, rows=1, columns=64, **MLA),
        Problem("latent_two_tiles", "float16", heads=64, rows=1, columns=65, **MLA),
        Problem("latent_pages_16", batch=2, heads=16, rows=1, columns=176, page=16, position="int32", blind=True, **MLA),
        Problem("latent_rotary", batch=2, heads=16, rows=1, columns=100, position="int32", blind=True, rotary=64, **MLA),
        Problem("latent_rotary_pages", "float16", heads=80, rows=1, columns=128, order="bhsd", page=64, rotary=64, **MLA),
    ),
)
