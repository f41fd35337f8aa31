"""From a call's arguments to the flat inputs of a signature, and from flat outputs to the structure that the model returns."""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

from tk.errors import InputTypeError, InputValueError, meant, message
from tk.package.signature import SCALARS, Signature, Tree
from tk.runtime.foreign import class_name

__all__ = ["Binder", "Record", "without_state"]

Values = Mapping[str, Any]


class Record(dict[str, Any]):
    """A mapping whose items are attributes too, for outputs such as Hugging Face's ModelOutput."""

    def __init__(self, name: str, items: Mapping[str, object]) -> None:
        super().__init__(items)
        self._name = name

    def __getattr__(self, name: str) -> Any:
        try:
            return self[name]
        except KeyError:
            raise AttributeError(f"{self._name} has no {name!r}, only {', '.join(self)}") from None

    def __repr__(self) -> str:
        return f"{self._name}({', '.join(f'{key}={value!r}' for key, value in self.items())})"


class Binder:
    """Binds calls to one signature.

    Arguments come as the model itself takes them (`in_tree`), or flat: by position, or by the inputs' names. `plain` calls,
    all inputs by position, take the short way.
    """

    def __init__(self, signature: Signature) -> None:
        self.names = [spec.name for spec in signature.inputs]
        self._state = frozenset(signature.state)
        self._tree = signature.in_tree
        self.plain = self._is_plain()
        self._positional = self._positional_names()
        self._build = _builder(signature.out_tree, len(signature.outputs))

    def flatten(self, args: Sequence[Any], kwargs: Values) -> Sequence[Any]:
        """The flat inputs of a call. Raises InputTypeError (names, counts, structure) or InputValueError (a constant)."""
        if self.plain and not kwargs and len(args) == len(self.names):
            return args
        if kwargs and not args and kwargs.keys() == set(self.names):
            return [kwargs[name] for name in self.names]
        if self._tree is None:
            return self._flat(args, kwargs)
        try:
            return self._structured(args, kwargs)
        except (InputTypeError, InputValueError):
            raise
        except Exception as error:  # a mapping or an object among the arguments whose own code raises
            have = f"{class_name(error)} while they were read"
            raise InputTypeError(
                message(
                    "the arguments cannot be read",
                    need=", ".join(self.names),
                    have=have,
                    do="pass tensors in plain tuples, lists and dicts",
                )
            ) from error

    def unflatten(self, outputs: Sequence[Any]) -> Any:
        """The outputs as the model returns them."""
        return self._build(iter(outputs))

    def _is_plain(self) -> bool:
        if self._tree is None:
            return True
        args, kwargs = self._tree["items"]
        return not kwargs["items"] and all(item == "leaf" for item in args["items"])

    def _positional_names(self) -> list[str | None]:
        """The name by which each positional argument may be given too: its input's, where it is a bare tensor."""
        if self._tree is None:
            return list(self.names)
        names, at = list[str | None](), 0
        for item in self._tree["items"][0]["items"]:
            names.append(self.names[at] if item == "leaf" else None)
            at += _count(item)
        return names

    def _flat(self, args: Sequence[Any], kwargs: Values) -> list[Any]:
        given = self._named(args, kwargs, self.names, len(self.names))
        missing = [name for name in self.names if name not in given]
        if missing:
            raise self._missing(missing, missing)
        return [given[name] for name in self.names]

    def _structured(self, args: Sequence[Any], kwargs: Values) -> list[Any]:
        arg_tree, kwarg_tree = self._tree["items"]
        labels = [name or f"argument {index}" for index, name in enumerate(self._positional)]
        given = self._named(args, kwargs, [*labels, *kwarg_tree["keys"]], len(labels))
        flat: list[Any] = []
        pairs = [*zip(labels, arg_tree["items"], strict=True), *zip(kwarg_tree["keys"], kwarg_tree["items"], strict=True)]
        missing = [label for label, tree in pairs if label not in given and _count(tree)]
        if missing:
            owners = [label for label, tree in pairs for _ in range(_count(tree))]
            raise self._missing(missing, [name for name, label in zip(self.names, owners, strict=True) if label in missing])
        for label, tree in pairs:
            if label in given:
                _flatten(tree, given[label], label, flat)
        return flat

    def _named(self, args: Sequence[Any], kwargs: Values, labels: Sequence[str], limit: int) -> dict[str, Any]:
        """{label: value} of a call whose parameters are `labels`, the first `limit` by position too."""
        if len(args) > limit:
            raise InputTypeError(
                message(
                    "there are too many positional inputs",
                    need=f"{limit}: {', '.join(labels[:limit])}",
                    have=len(args),
                    do="leave out the last, or give inputs by name",
                )
            )
        given = dict(zip(labels, args, strict=False))
        for name, value in kwargs.items():
            if name not in labels or name.startswith("argument "):
                raise InputTypeError(
                    message(
                        f"no input is called {name!r}",
                        need=", ".join(labels),
                        have=name,
                        do=meant(name, labels, "use one of these names"),
                    )
                )
            if name in given:
                raise InputTypeError(
                    message(
                        f"input {name!r} is given twice",
                        have="by position and by name",
                        do="pass it once, by position or by name",
                    )
                )
            given[name] = value
        return given

    def _missing(self, missing: Sequence[str], names: Sequence[str]) -> InputTypeError:
        """The error of a call without the arguments `missing`, which hold the inputs `names`."""
        inputs = f"the input{'s' if len(missing) > 1 else ''} {', '.join(missing)} must be given"
        do = "state=module.state(…) stands for all that is kept" if self._state.intersection(names) else None
        return InputTypeError(message(inputs, need=", ".join(self.names), do=do))


def without_state(signature: Signature) -> Signature:
    """The signature of calls that are given a state: without the inputs that it stands for, and without arguments that hold
    nothing else."""
    kept = [spec.name in signature.state for spec in signature.inputs]
    inputs = tuple(spec for spec, theirs in zip(signature.inputs, kept, strict=True) if not theirs)
    tree = signature.in_tree
    if tree is not None:
        leaves = iter(kept)
        parts = [_pruned(part, leaves) for part in tree["items"]]
        empty = [{**part, "items": [], **({"keys": []} if "keys" in part else {})} for part in tree["items"]]
        tree = {**tree, "items": [part if part != _ANY else none for part, none in zip(parts, empty, strict=True)]}
        tree["items"] = [_without_any(part) for part in tree["items"]]
    return replace(signature, inputs=inputs, in_tree=tree)


_ANY = {"kind": "any", "items": []}  # an argument that nobody looks at


def _pruned(tree: Tree, kept: Iterator[bool]) -> Tree:
    """The tree with _ANY in place of what holds tensors of a state alone; `kept` says it of each leaf."""
    if tree == "leaf":
        return _ANY if next(kept) else tree
    if tree is None or tree["kind"] == "const":
        return tree
    items = [_pruned(item, kept) for item in tree["items"]]
    return _ANY if items and all(item == _ANY for item in items) else {**tree, "items": items}


def _without_any(tree: Tree) -> Tree:
    """The arguments of a call, by position or by name, but those that nobody looks at."""
    left = [i for i, item in enumerate(tree["items"]) if item != _ANY]
    keys = {"keys": [tree["keys"][i] for i in left]} if "keys" in tree else {}
    return {**tree, "items": [tree["items"][i] for i in left], **keys}


def _count(tree: Tree) -> int:
    if tree == "leaf":
        return 1
    return sum(map(_count, tree.get("items", ()))) if isinstance(tree, dict) else 0


def _flatten(tree: Tree, value: object, path: str, flat: list[Any]) -> None:
    """Append to `flat` the tensors of `value`, which must have the structure `tree`."""
    if tree == "leaf":
        flat.append(value)
    elif tree == _ANY:
        return
    elif tree is None:
        if value is not None:
            raise InputTypeError(
                message(
                    f"input {path} has another structure",
                    need="None, as when the model was compiled",
                    have=_kind(value),
                    do=f"pass None for {path}, or compile the model with a tensor there",
                )
            )
    elif tree["kind"] == "const":
        if type(value) is not type(tree["value"]) or value != tree["value"]:
            raise InputValueError(
                message(
                    f"input {path} is fixed in this package",
                    need=repr(tree["value"]),
                    have=repr(value)[:80] if type(value) in SCALARS else _kind(value),
                    do="compile the model with this value",
                )
            )
    else:
        for label, item, part in zip(_labels(tree), tree["items"], _parts(tree, value, path), strict=True):
            _flatten(item, part, path + label, flat)


def _labels(tree: Tree) -> list[str]:
    if tree["kind"] in ("tuple", "list"):
        return [f"[{index}]" for index in range(len(tree["items"]))]
    if tree["kind"] == "dict":
        return [f"[{key!r}]" for key in tree["keys"]]
    return [f".{key}" for key in tree["keys"]]


def _parts(tree: Tree, value: Any, path: str) -> list[Any]:
    """The items of `value` in the order of `tree`, once it is of the tree's kind, size and keys."""
    kind, count = tree["kind"], len(tree["items"])
    if kind in ("tuple", "list"):
        if not isinstance(value, tuple | list) or len(value) != count:
            raise InputTypeError(
                message(
                    f"input {path} has another structure",
                    need=f"a {kind} of {count}",
                    have=_kind(value),
                    do=f"pass {path} as a {kind} of {count}, as when the model was compiled",
                )
            )
        return list(value)
    if isinstance(value, Mapping):
        if set(value) != set(tree["keys"]):
            raise InputTypeError(
                message(
                    f"input {path} has other keys",
                    need=f"the keys {', '.join(tree['keys'])}",
                    have=_kind(value),
                    do=f"pass {path} with these keys alone, as when the model was compiled",
                )
            )
        return [value[key] for key in tree["keys"]]
    if kind == "dict" or not all(hasattr(value, key) for key in tree["keys"]):
        raise InputTypeError(
            message(
                f"input {path} has another structure",
                need=f"a {kind} with {', '.join(tree['keys'])}",
                have=_kind(value),
                do=f"pass {path} a {kind} of tensors with these keys, as when the model was compiled",
            )
        )
    return [getattr(value, key) for key in tree["keys"]]


def _kind(value: Any) -> str:
    name = class_name(value)
    if isinstance(value, Mapping):
        return f"a {name} with {', '.join(map(str, value)) or 'nothing'}"
    return f"a {name} of {len(value)}" if isinstance(value, tuple | list) else f"a {name}"


def _builder(tree: Tree, count: int) -> Callable[[Iterator[Any]], Any]:
    """A function from the flat outputs to the structure `tree`; None: one bare, several as a tuple."""
    if tree is None and not count:  # a model that only writes into its inputs
        return lambda tensors: None
    if tree is None:
        return next if count == 1 else tuple
    return _node(tree)


def _node(tree: Tree) -> Callable[[Iterator[Any]], Any]:
    if tree == "leaf":
        return next
    if tree is None:
        return lambda outputs: None
    kind = tree["kind"]
    if kind == "const":
        return lambda outputs: tree["value"]
    nodes = [_node(item) for item in tree["items"]]
    if kind == "tuple":
        return lambda outputs: tuple([node(outputs) for node in nodes])
    if kind == "list":
        return lambda outputs: [node(outputs) for node in nodes]
    keys = tree["keys"]
    if kind == "namedtuple":
        build = namedtuple(tree["name"], keys)  # type: ignore[misc]  # its name and fields are the package's
        return lambda outputs: build(*[node(outputs) for node in nodes])
    if kind == "record":
        name = tree["name"]
        return lambda outputs: Record(name, {key: node(outputs) for key, node in zip(keys, nodes, strict=True)})
    return lambda outputs: {key: node(outputs) for key, node in zip(keys, nodes, strict=True)}
