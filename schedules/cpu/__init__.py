"""Rules for CPUs, in order of preference."""

from tk.schedule import frames
from tk.schedules.cpu import contraction, dots, elementwise, fallback, intrinsics, reducers, reduction, split_reduction

frames.install()  # cumulative sums of a graph are scripts (tk/graph/scan.py)
intrinsics.install()
reducers.install()

RULES = (dots.RULE, contraction.RULE, split_reduction.RULE, reduction.RULE, elementwise.RULE, fallback.RULE)
