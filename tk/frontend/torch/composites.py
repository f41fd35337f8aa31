"""What torch prepares for each decomposition of a program, prepared once in a process: 50 of 183 ms of a small model's compile.

torch puts kernels into the Python tables of its 520 composite operators, for 21 dispatch keys each, so that those which stay
whole do, and takes them out again. Here the tables as they then were are kept and put back at once, as long as the
operators are those that they were.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, TypeAlias

import torch

__all__ = ["composites", "quick_decompositions"]

Table: TypeAlias = dict[Any, Callable[..., Any]]


def composites() -> frozenset[str]:
    """The names of all operators that torch has as composites, which libraries may add to."""
    return frozenset(torch._C._dispatch_get_registrations_for_dispatch_key("CompositeImplicitAutograd"))


@contextmanager
def quick_decompositions() -> Iterator[None]:
    """For the time being, `run_decompositions` prepares itself from what is kept; with another torch, which lacks
    what is replaced here, by itself."""
    from torch._export import utils
    from torch._subclasses import fake_impls
    from torch.export import exported_program

    quicker: tuple[tuple[Any, str, Callable[[Any], Any]], ...] = (
        (utils, "_materialize_cpp_cia_ops", cache),
        (exported_program, "_split_decomp_table_to_cia_and_python_decomp", _split_once),
        (exported_program, "_override_composite_implicit_decomp", _override_once),
    )
    if not all(hasattr(owner, name) for owner, name, _ in quicker) or not hasattr(fake_impls, "op_implementations_dict"):
        yield
        return
    before = [getattr(owner, name) for owner, name, _ in quicker]
    for (owner, name, quick), own in zip(quicker, before, strict=True):
        setattr(owner, name, quick(own))
    try:
        with _quickly_registered():
            yield
    finally:
        for (owner, name, _), own in zip(quicker, before, strict=True):
            setattr(owner, name, own)


@contextmanager
def _quickly_registered() -> Iterator[None]:
    """For the time being, kernels in Python are registered without the checks of torch._ops.OperatorBase.py_impl."""
    from torch._ops import DispatchKey, OperatorBase

    own = OperatorBase.py_impl

    def py_impl(self: Any, key: Any) -> Any:
        if not isinstance(key, DispatchKey) or key == DispatchKey.Python or key in self.py_kernels:
            return own(self, key)

        def register(kernel: Any) -> Any:
            self.py_kernels[key] = kernel
            self._dispatch_cache.clear()
            return kernel

        return register

    OperatorBase.py_impl = py_impl
    try:
        yield
    finally:
        OperatorBase.py_impl = own


_splits: dict[str, tuple[frozenset[str], Table, tuple[Table, Table]]] = {}  # the last one


def _split_once(own: Callable[[Table], tuple[Table, Table]]) -> Callable[[Table], tuple[Table, Table]]:
    """torch's split of a table of decompositions into those of composites and the others, that of the last one kept."""

    def split(table: Table) -> tuple[Table, Table]:
        known = composites()
        if (last := _splits.get("last")) is None or last[0] != known or last[1] != table:
            given = dict(table)
            _splits["last"] = last = (known, given, own(table))
        wholes, others = last[2]
        return dict(wholes), dict(others)

    return split


@dataclass
class _Override:
    """What torch's tables of `operators` were before it put kernels into them, and what they were then."""

    operators: Table
    before: dict[Any, dict[Any, Any]]
    after: dict[Any, dict[Any, Any]]
    rules: dict[Any, Any]  # of fake tensors

    def holds(self, operators: Table, rules: Mapping[Any, Any]) -> bool:
        return (
            self.operators == operators
            and not any(op in rules for op in self.rules)
            and all(op.py_kernels == kernels for op, kernels in self.before.items())
        )


_overrides: dict[str, _Override] = {}  # the last one


def _override_once(own: Callable[[Table], Any]) -> Callable[[Table], Any]:
    """torch's context in which composites stay whole or are decomposed as a table says, that of the last table kept."""
    from torch._subclasses.fake_impls import op_implementations_dict as rules

    @contextmanager
    def override(operators: Table) -> Iterator[None]:
        last = _overrides.get("last")
        if last is None or not last.holds(operators, rules):
            before = {op: dict(op.py_kernels) for op in operators}
            ruled = [op for op in operators if op not in rules]
            with own(operators):
                after = {op: dict(op.py_kernels) for op in operators}
                _overrides["last"] = _Override(dict(operators), before, after, {op: rules[op] for op in ruled if op in rules})
                yield
            return
        _fill(last.after)
        rules.update(last.rules)
        try:
            yield
        finally:
            _fill(last.before)
            for op in last.rules:
                rules.pop(op, None)

    return override


def _fill(tables: Mapping[Any, Mapping[Any, Any]]) -> None:
    for op, kernels in tables.items():
        op.py_kernels.clear()
        op.py_kernels.update(kernels)
        op._dispatch_cache.clear()
