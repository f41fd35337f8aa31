"""Rules for CPUs, in order of preference."""

from tk.schedules.cpu import contraction, fallback, reduction
from tk.schedules.cpu.intrinsics import install

install()

RULES = (contraction.RULE, reduction.RULE, fallback.RULE)
