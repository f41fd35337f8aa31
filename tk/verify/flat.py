"""Call a loaded module on flat inputs for flat outputs, whatever structure its model takes and returns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from tk.aliases import Array

if TYPE_CHECKING:
    from tk.package.signature import Tree
    from tk.runtime.module import Module

__all__ = ["leaves", "run_flat"]


def run_flat(module: Module, inputs: Sequence[Array]) -> list[Array]:
    """The `results` of `module`, in its signature's order, for NumPy `inputs` in that order too, which stay as they are."""
    signature = module.signature
    given = {spec.name: array for spec, array in zip(module.inputs, inputs, strict=True)}
    given |= {name: given[name].copy() for name in signature.mutated}
    result = module(**given)
    tree = signature.out_tree
    flat = [result] if len(module.outputs) == 1 else result or ()
    outputs = flat if tree is None else leaves(tree, result)
    return [*outputs, *(given[name] for name in signature.mutated)]


def leaves(tree: Tree, value: Any) -> Iterator[Array]:
    """The tensors of `value`, which has the structure `tree`, in order."""
    if tree == "leaf":
        yield value
    elif tree is not None and tree["kind"] != "const":
        parts = value if tree["kind"] in ("tuple", "list", "namedtuple") else [value[key] for key in tree["keys"]]
        for item, part in zip(tree["items"], parts, strict=True):
            yield from leaves(item, part)
