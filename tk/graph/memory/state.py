"""The inputs of "main" that outlive a call or are written into, as importers tell them: attributes of the function, each a list
of inputs' names."""

from __future__ import annotations

__all__ = ["MUTATED", "STATE"]

STATE = "tk.state"  # the inputs that are kept from call to call
MUTATED = "tk.mutated"  # the inputs that "main" writes into; it returns what is written behind its outputs
