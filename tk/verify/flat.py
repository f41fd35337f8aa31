"""Call a loaded module on flat inputs for flat outputs, whatever structure its model takes and returns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from tk.package.signature import Tree
    from tk.runtime.module import Module

__all__ = ["leaves", "run_flat"]

Array = np.ndarray[Any, Any]


def run_flat(module: Module, inputs: Sequence[Array]) -> list[Array]:
    """The outputs of `module`, in its signature's order, for NumPy `inputs` in that order too."""
    names = [spec.name for spec in module.inputs]
    result = module(**dict(zip(names, inputs, strict=True)))
    tree = module.signature.out_tree
    if tree is None:
        return [result] if len(module.outputs) == 1 else list(result)
    return list(leaves(tree, result))


def leaves(tree: Tree, value: Any) -> Iterator[Any]:
    """The tensors of `value`, which has the structure `tree`, in order."""
    if tree == "leaf":
        yield value
    elif tree is not None and tree["kind"] != "const":
        parts = value if tree["kind"] in ("tuple", "list", "namedtuple") else [value[key] for key in tree["keys"]]
        for item, part in zip(tree["items"], parts, strict=True):
            yield from leaves(item, part)
