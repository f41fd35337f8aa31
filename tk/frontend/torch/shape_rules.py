"""Rules of shapes that some versions of torch have wrong, or have not, right while a module is exported and decomposed.

`torch.linalg.vector_norm` over dims that have one element and are counted from the end keeps these dims in torch 2.11, where a
call drops them: what is exported then has a shape that the model does not.

Of some operators torch has no rule for dynamic sizes, where it cannot run their kernels to see: those of fake quantization,
which modules trained for quantization call. The formulas that decompose them later are rules as well.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any

import torch
from torch._decomp import decomposition_table
from torch._refs.linalg import vector_norm
from torch._subclasses.fake_tensor import FakeTensorMode

from tk.frontend.torch import scatters

__all__ = ["right_shapes", "rules_for_dynamic_sizes"]

_NORM = torch.ops.aten.linalg_vector_norm.default

_RULES = {
    operator: scatters.DECOMPOSITIONS[operator]
    for operator in (
        torch.ops.aten.fake_quantize_per_tensor_affine_cachemask.default,
        torch.ops.aten.fake_quantize_per_channel_affine_cachemask.default,
        torch.ops.aten._fake_quantize_per_tensor_affine_cachemask_tensor_qparams.default,
    )
}


@contextmanager
def rules_for_dynamic_sizes() -> Iterator[None]:
    """For the time being, torch knows the shapes of results of these operators where sizes are dynamic."""
    new = {operator: rule for operator, rule in _RULES.items() if operator not in decomposition_table}
    decomposition_table.update(new)
    try:
        yield
    finally:
        for operator in new:
            del decomposition_table[operator]


@contextmanager
def right_shapes() -> Iterator[None]:
    """For the time being, norms have the shapes that calls give: the rule is asked for dims that are counted from the front."""
    if _norms_are_right() or decomposition_table.get(_NORM) is _norm:  # the latter inside of another such time
        yield
        return
    tables: tuple[dict[Any, Any], ...] = (decomposition_table, _NORM.py_kernels)  # of symbolic sizes, and of the others
    keys = _NORM, torch._C.DispatchKey.Meta
    before = [table.get(key) for table, key in zip(tables, keys, strict=True)]
    _put(tables, keys, [_norm, _norm])
    try:
        yield
    finally:
        _put(tables, keys, before)


def _put(tables: Sequence[dict[Any, Any]], keys: Sequence[Any], rules: Sequence[Any]) -> None:
    for table, key, rule in zip(tables, keys, rules, strict=True):
        table[key] = rule
        if rule is None:
            del table[key]
    _NORM._dispatch_cache.clear()
    FakeTensorMode.cache_clear()  # it remembers the shapes of earlier calls


@cache
def _norms_are_right() -> bool:
    return bool(torch.linalg.vector_norm(torch.empty(1, device="meta"), 2, -1).ndim == 0)


def _norm(
    x: torch.Tensor, ord: float = 2, dim: Sequence[int] | None = None, keepdim: bool = False, *, dtype: Any = None
) -> torch.Tensor:  # fmt: skip
    found: torch.Tensor = vector_norm(x, ord, dim and [d % max(x.ndim, 1) for d in dim], keepdim, dtype=dtype)
    return found
