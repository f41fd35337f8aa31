"""What the cases of several rules are made of: Relax's operators, and activations as numpy computes them exactly."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from math import erf, sqrt
from types import ModuleType
from typing import TYPE_CHECKING

import numpy as np

from tk.schedule.case import Case, CaseInput

if TYPE_CHECKING:
    from tvm.ir import Expr

    from tk.aliases import Array

__all__ = ["Shape", "case_of", "exact_gelu", "exact_silu", "exact_softmax", "relax_op", "te_case"]

Shape = tuple[int | tuple[str, int], ...]
"""Sizes; a symbolic one is its name and its value here."""


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


def exact_softmax(x: Array, axis: int = -1) -> Array:
    powers = np.exp(x - x.max(axis, keepdims=True))
    normed: Array = powers / powers.sum(axis, keepdims=True)
    return normed


def case_of(
    name: str, build: Callable[..., object], reference: Callable[..., object], tolerance: float, *inputs: tuple[Shape, str]
) -> Case:
    """A case of up to three inputs, x, y and z, each a shape and a dtype."""
    named = tuple((letter, *each) for letter, each in zip("xyz", inputs, strict=False))
    return Case(name, named, build, reference, tolerance=tolerance)


def te_case(
    name: str, inputs: tuple[CaseInput, ...], compute: Callable[..., object], reference: Callable[..., object], tolerance: float
) -> Case:
    """A case of what is computed in TE, in one function called as `compute` is."""

    def build(*given: Expr) -> Expr:
        from tvm import relax

        return relax.BlockBuilder.current().emit_te(compute, *given)

    return Case(name, inputs, build, reference, tolerance=tolerance)
