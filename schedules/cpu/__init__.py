"""Rules for CPUs, in order of preference."""

from tk.schedules.cpu import contraction, elementwise, fallback, intrinsics, reducers, reduction, split_reduction

intrinsics.install()
reducers.install()

RULES = (contraction.RULE, split_reduction.RULE, reduction.RULE, elementwise.RULE, fallback.RULE)
