"""Rules for CPUs, in order of preference."""

from tk.schedules.cpu import contraction, elementwise, fallback, reduction, split_reduction
from tk.schedules.cpu.intrinsics import install

install()

RULES = (contraction.RULE, split_reduction.RULE, reduction.RULE, elementwise.RULE, fallback.RULE)
