"""What each instruction computes, by class: name → (signature, C expression, what of the result is undefined).

A signature is `result=sources`, a letter each: u 32 bits, f float32, h float16 (as a C float), t 16 bits, q 64 bits, d float64,
m one bit a lane, from a scalar pair. In an expression a, b, c, e are the sources, o the destination's old value, l the lane.
"""

from __future__ import annotations

from .compare import COMPARE
from .packed import PACKED
from .scalar import SCALAR
from .vector import VECTOR

__all__ = ["COMPARE", "PACKED", "SCALAR", "VECTOR"]
