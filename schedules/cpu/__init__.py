"""Rules for CPUs, in order of preference."""

from tk.schedules.cpu import contraction, fallback
from tk.schedules.cpu.intrinsics import install

install()

RULES = (contraction.RULE, fallback.RULE)
