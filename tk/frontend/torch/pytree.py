"""torch's pytrees as tk.package.signature's trees, and names for their leaves."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tk.errors import ImportModelError, message
from tk.package.signature import Tree

__all__ = ["describe", "output_names"]


def describe(spec: Any, leaves: Iterator[Tree]) -> Tree:
    """A torch TreeSpec as a Tree, each leaf taken from `leaves` ("leaf", None or a "const") in order."""
    if _is_leaf(spec):
        return next(leaves)
    if spec.type is type(None):
        return None
    items = [describe(child, leaves) for child in _children(spec)]
    kind = getattr(spec.type, "__name__", str(spec.type))
    if spec.type in (tuple, list):
        return {"kind": kind, "items": items}
    if fields := _structseq_fields(spec.type):
        return {"kind": "namedtuple", "name": kind, "keys": list(fields), "items": items}
    if _is_namedtuple(spec):
        return {"kind": "namedtuple", "name": spec.context.__name__, "keys": list(spec.context._fields), "items": items}
    keys = _keys(spec, len(items))
    if kind in ("dict", "OrderedDict", "defaultdict", "immutable_dict"):
        if not all(isinstance(key, str) for key in keys):
            raise ImportModelError(
                message(
                    "a dict at the model's boundary has keys that are no strings",
                    need="str",
                    have=keys,
                    do="give the dict strings as keys",
                )
            )
        return {"kind": "dict", "keys": keys, "items": items}
    return {"kind": "record", "name": kind, "keys": [str(key) for key in keys], "items": items}


def _is_leaf(spec: Any) -> bool:
    leaf = spec.is_leaf
    return bool(leaf() if callable(leaf) else leaf)


def _children(spec: Any) -> list[Any]:
    children = getattr(spec, "children", None)
    return list(children() if callable(children) else spec.children_specs)


def _is_namedtuple(spec: Any) -> bool:
    return spec.type.__name__ == "namedtuple" or (isinstance(spec.context, type) and hasattr(spec.context, "_fields"))


def _structseq_fields(kind: Any) -> tuple[str, ...]:
    """The fields of what x.topk(…), x.max(0) and their like return; () of anything else."""
    named = getattr(kind, "__module__", "") == "torch.return_types" and issubclass(kind, tuple)
    return tuple(getattr(kind, "__match_args__", ())) if named else ()


def _keys(spec: Any, count: int) -> list[int | str]:
    """The keys of a mapping or record. torch keeps them in the context: as such (dict), or as their first list of the
    right length (dataclasses: (fields, fields that are None); defaultdict: (factory, keys)). Else the leaves are numbered."""
    context = spec.context
    candidates = [context, *context] if isinstance(context, list | tuple) else []
    for keys in candidates:
        if isinstance(keys, list | tuple) and len(keys) == count and all(isinstance(key, str | int) for key in keys):
            return list(keys)
    return list(range(count))


def output_names(tree: Tree) -> list[str]:
    """A unique name for each tensor of `tree`: its keys and indices joined by "_", after "output" where the path does
    not start with a key: `output`, `output_0`, `logits`, `past_key_values_0_1`."""
    taken: set[str] = set()
    return [_unique("_".join(path if path and not path[0].isdigit() else ("output", *path)), taken) for path in _paths(tree)]


def _paths(tree: Tree) -> Iterator[tuple[str, ...]]:
    if tree == "leaf":
        yield ()
    elif isinstance(tree, dict) and tree["kind"] != "const":
        keys = tree.get("keys") or range(len(tree["items"]))
        for key, item in zip(keys, tree["items"], strict=True):
            for rest in _paths(item):
                yield (str(key), *rest)


def _unique(name: str, taken: set[str]) -> str:
    unique, count = name, 1
    while unique in taken:
        unique, count = f"{name}_{count}", count + 1
    taken.add(unique)
    return unique
