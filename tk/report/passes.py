"""What each pass of the graph phase did to "main", a line a pass: for --dump."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from time import perf_counter
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm

__all__ = ["calls", "run"]


def run(passes: Iterable[Any], mod: tvm.IRModule, told: list[str] | None) -> tvm.IRModule:
    """`mod` after `passes`, in order, those that the pass context leaves out left out; `told` gets a line for each."""
    import tvm

    if told is None:
        return tvm.transform.Sequential(list(passes))(mod)
    for each in passes:
        before, began = calls(mod), perf_counter()
        mod = tvm.transform.Sequential([each])(mod)
        told.append(_line(str(each.info.name), perf_counter() - began, before, calls(mod)))
    return mod


def calls(mod: tvm.IRModule) -> Counter[str]:
    """How often "main" calls what: operators by name, "kernel" for a PrimFunc, "group" for a function of several operators."""
    from tvm import relax
    from tvm.ir import GlobalVar

    found: Counter[str] = Counter()
    for block in mod["main"].body.blocks:
        for binding in block.bindings:
            if isinstance(binding.value, relax.Call):
                name = str(getattr(binding.value.op, "name", "")).removeprefix("relax.")
                named = {"call_tir": "kernel", "call_dps_packed": "kernel"}.get(name, name)
                found["group" if isinstance(binding.value.op, GlobalVar) else named or "function"] += 1
    return found


def _line(name: str, seconds: float, before: Counter[str], after: Counter[str]) -> str:
    """FoldBatchNorm   0.012 s   36 → 44 calls: −4 nn.batch_norm, +8 add …"""
    head = f"{name:<28} {seconds:8.3f} s  {before.total():5} → {after.total():5} calls"
    changed = _signed("−", before - after) + _signed("+", after - before)
    return f"{head}: {', '.join(changed)}" if changed else head


def _signed(sign: str, counts: Counter[str]) -> list[str]:
    return [f"{sign}{count} {name}" for name, count in sorted(counts.items())]
