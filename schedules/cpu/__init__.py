"""Rules for CPUs, in order of preference: the first that matches and is legal takes the function."""

from tk.lowering import tvmscript
from tk.schedule.rule import rules_of
from tk.schedules.cpu import (
    attention,
    attention_tiles,
    elementwise,
    fallback,
    fourier,
    intrinsics,
    matmul,
    matmul_nt,
    reducers,
    reduction,
    scan,
    scatter,
    search,
    split_reduction,
)

tvmscript.install()  # scans and scattered writes are scripts (tk/graph/scan.py)
intrinsics.install()
reducers.install()

RULES = rules_of(
    scan,
    scatter,
    search,
    fourier,
    attention,
    attention_tiles,
    matmul_nt,
    matmul,
    split_reduction,
    reduction,
    elementwise,
    fallback,
)
