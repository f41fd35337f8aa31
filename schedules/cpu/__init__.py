"""Rules for CPUs, in order of preference."""

from tk.schedules.cpu import contraction, fallback

RULES = (contraction.RULE, fallback.RULE)
