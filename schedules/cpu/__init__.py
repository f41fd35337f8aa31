"""Rules for CPUs, in order of preference."""

from tk.schedules.cpu import fallback

RULES = (fallback.RULE,)
