"""Rules for CPUs, in order of preference."""

from tk.lowering import tvmscript
from tk.schedules.cpu import elementwise, fallback, intrinsics, matmul_nt, reducers, reduction, split_reduction
from tk.schedules.cpu import matmul as contraction

tvmscript.install()  # cumulative sums of a graph are scripts (tk/graph/scan.py)
intrinsics.install()
reducers.install()

RULES = (matmul_nt.RULE, contraction.RULE, split_reduction.RULE, reduction.RULE, elementwise.RULE, fallback.RULE)
