"""How much memory a lowered module takes for a call beside weights and inputs: what its plan allocates, results included."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm

__all__ = ["MemoryPlan", "memory_plan"]


@dataclass(frozen=True)
class MemoryPlan:
    """`bytes` that a call allocates: tensors that do not live together share memory, so this is also the most that it holds
    at a time. With dynamic dims what the plan could bound counts at its bound, and `exact` is False where something else
    comes on top."""

    bytes: int
    exact: bool

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def memory_plan(mod: tvm.IRModule) -> MemoryPlan:
    """The plan of a module as `tk.pipeline.lower` gives it."""
    from tvm import relax

    total, exact = 0, True
    for _, func in mod.functions_items():
        if not isinstance(func, relax.Function):
            continue
        for block in func.body.blocks:
            for binding in block.bindings:
                if getattr(getattr(binding.value, "op", None), "name", "") == "relax.vm.alloc_storage":
                    size = _constant(binding.value.args[0])
                    total, exact = total + (size or 0), exact and size is not None
    return MemoryPlan(total, exact)


def _constant(shape: Any) -> int | None:
    """The bytes of a storage's shape, [bytes]; None where they depend on a call's sizes."""
    from tvm import relax
    from tvm.tirx import IntImm

    if not isinstance(shape, relax.ShapeExpr) or not isinstance(shape.values[0], IntImm):
        return None
    return int(shape.values[0])
