"""Loops of as many steps as tensors' values tell, for importers: their parts as models, and the call of one.

What a loop is: tk/graph/while_loops.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tvm import relax

from tk.errors import ImportModelError, message
from tk.frontend.model import Loop, Model
from tk.graph.while_loops import calling, copies
from tk.package.signature import Signature

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Expr

__all__ = ["add_loop", "loop_part"]

Dims = Mapping[str, tuple[int, int | None]]


def loop_part(role: str, mod: tvm.IRModule, dims: Dims | None = None) -> Model:
    """A part of a loop as a model, which takes inputs alone; `dims` are the bounds of its symbolic dims."""
    return Model(role, mod, {}, Signature((), (), dict(dims or {})))


def add_loop(
    builder: relax.BlockBuilder,
    loops: dict[str, Loop],
    condition: Model,
    body: Model,
    carried: Sequence[Expr],
    given: Sequence[Expr],
) -> list[Expr]:
    """Emits the call of a new loop, which becomes one of `loops`: what is carried when its condition no longer holds."""
    name = f"while_loop_{len(loops)}"
    types, params = [value.ty for value in carried], body.mod["main"].params
    for value, param in zip([*carried, *given], params, strict=True):
        have, need = (getattr(each.ty, "dtype", None) for each in (value, param))
        if str(have) != str(need):
            raise ImportModelError(
                message(
                    "a loop is given another dtype than its body takes",
                    need=need,
                    have=have,
                    do="cast the value before the loop, or in its body, so that each step gives what it takes",
                )
            )
    copied = copies([param.ty for param in params], len(types))
    loops[name] = Loop(condition, body, loop_part("result", copied, body.signature.dims), len(types))
    results = builder.emit(calling(name, carried, given, types))
    return [builder.emit(relax.TupleGetItem(results, i)) for i in range(len(types))]
