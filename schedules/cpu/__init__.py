"""Rules for CPUs, in order of preference."""

from tk.lowering import tvmscript
from tk.schedule.rule import rules_of
from tk.schedules.cpu import elementwise, fallback, intrinsics, matmul, matmul_nt, reducers, reduction, split_reduction

tvmscript.install()  # cumulative sums of a graph are scripts (tk/graph/scan.py)
intrinsics.install()
reducers.install()

RULES = rules_of(matmul_nt, matmul, split_reduction, reduction, elementwise, fallback)
