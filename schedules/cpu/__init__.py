"""Rules for CPUs, in order of preference."""

from tk.schedules.cpu import contraction, dots, elementwise, fallback, intrinsics, reducers, reduction, split_reduction

intrinsics.install()
reducers.install()

RULES = (dots.RULE, contraction.RULE, split_reduction.RULE, reduction.RULE, elementwise.RULE, fallback.RULE)
