"""Canonical workloads: the same computation has the same hash and text, whatever its function was called."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tk.schedule.accumulate import ACCUMULATE
from tk.schedule.precision import ATTRIBUTE as PRECISION

if TYPE_CHECKING:
    import tvm
    from tvm.tirx import PrimFunc

__all__ = ["canonical", "from_json", "same", "structural_hash", "to_json"]

# What rules and the lowering read; the rest is bookkeeping of graph passes.
KEPT = ("s_tir", "layout_free_buffers", ACCUMULATE, PRECISION)


def canonical(func: PrimFunc) -> tvm.IRModule:
    """`func` as the only function, "main", of a module, without attributes that do not change what it computes."""
    import tvm

    attributes = [] if func.attrs is None else list(map(str, func.attrs.keys()))
    for key in attributes:
        if key not in KEPT or (key == "layout_free_buffers" and not len(func.attrs[key])):
            func = func.without_attr(key)
    func = func.with_attr("global_symbol", "main").with_attr("tirx.noalias", True)
    return tvm.IRModule({"main": func})


def structural_hash(mod: tvm.IRModule) -> str:
    """TVM's structural hash: the same in every process of one TVM version. Names of variables do not count."""
    import tvm_ffi

    return f"{tvm_ffi.structural_hash(mod) & 0xFFFFFFFFFFFFFFFF:016x}"


def same(left: tvm.IRModule, right: tvm.IRModule) -> bool:
    """Whether two modules are structurally equal."""
    import tvm_ffi

    return bool(tvm_ffi.structural_equal(left, right))


def to_json(mod: tvm.IRModule) -> str:
    """`mod` as TVM's JSON text."""
    import tvm

    return str(tvm.ir.save_json(mod))


def from_json(text: str) -> tvm.IRModule:
    """The module that `to_json` wrote."""
    import tvm

    return tvm.ir.load_json(text)
