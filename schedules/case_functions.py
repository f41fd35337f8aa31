"""What the cases of several rules are made of: Relax's operators, and activations as numpy computes them exactly."""

from __future__ import annotations

from importlib import import_module
from math import erf, sqrt
from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from types import ModuleType

    from tk.aliases import Array

__all__ = ["exact_gelu", "exact_silu", "relax_op"]


def relax_op() -> ModuleType:
    """tvm.relax.op, read when a case is built: TVM takes seconds, and a rule's module is read for its name too."""
    return import_module("tvm.relax.op")


def exact_gelu(x: Array) -> Array:
    """x · Φ(x) in the dtype of x, by erf."""
    activated: Array = x * 0.5 * (1 + np.vectorize(erf)(x / sqrt(2)))
    return activated


def exact_silu(x: Array) -> Array:
    """x · sigmoid(x) in the dtype of x."""
    activated: Array = x / (1 + np.exp(-x))
    return activated
