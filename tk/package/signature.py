"""What a compiled model takes and gives: names, shapes, dtypes and structure. Plain data, no TVM and no torch.

A `Tree` is a JSON description of a nested structure whose leaves are tensors, in order:

    "leaf"                                          a tensor
    null                                            Python's None
    {"kind": "tuple" | "list", "items": [Tree, …]}
    {"kind": "dict", "keys": [str, …], "items": [Tree, …]}
    {"kind": "namedtuple", "name": str, "keys": [str, …], "items": [Tree, …]}
    {"kind": "record", "name": str, "keys": [str, …], "items": [Tree, …]}    a mapping that also has attributes
    {"kind": "const", "value": int | float | bool | str}                     baked in when the model was compiled
"""

from __future__ import annotations

import ast
import operator
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any, TypeAlias

Tree: TypeAlias = Any
Dim: TypeAlias = int | str

__all__ = ["SCALARS", "Dim", "Signature", "TensorSpec", "Tree", "alone", "line_of", "names_in", "size_of", "solved_sizes"]

SCALARS = (int, float, bool, str)  # what a tree's constant may be
_LONGEST, _DEEPEST = 10_000, 200  # characters of an expression, and levels of operators within operators

_BINARY: dict[type[ast.operator], Any] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
}
_CALLS: dict[str, Any] = {"min": min, "Min": min, "max": max, "Max": max, "Mod": operator.mod}


def size_of(dim: Dim, sizes: Mapping[str, int]) -> int:
    """The size of `dim`, given the sizes of the names in it, ints or torch's symbolic ones. An expression holds names,
    integers, + - * // %, min(…), max(…) and Mod(a, b). Raises KeyError for a name without a size and ValueError for
    anything else."""

    def value(node: ast.expr) -> int:
        match node:
            case ast.Constant(value=int(number)):
                return number
            case ast.Name(id=name):
                return sizes[name]
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -value(operand)
            case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
                return _BINARY[type(op)](value(left), value(right))  # type: ignore[no-any-return]
            case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _CALLS:
                return _CALLS[name](*map(value, args))  # type: ignore[no-any-return]
        raise ValueError(f"{dim!r} is not an expression of sizes")

    return dim if isinstance(dim, int) else value(_parsed(dim))


def alone(dim: Dim) -> bool:
    """Whether a dim is a name by itself."""
    return isinstance(dim, str) and dim.isidentifier()


def names_in(dim: Dim) -> set[str]:
    """The names in a dim. Raises ValueError where it is no expression as `size_of` takes them."""
    if not isinstance(dim, str):
        return set()
    names = set[str]()
    level: list[ast.expr] = [_parsed(dim)]
    for _ in range(_DEEPEST):
        level = [inner for node in level for inner in _operands(node, dim, names)]
        if not level:
            return names
    raise ValueError(f"an expression of over {_DEEPEST} levels")


@lru_cache(maxsize=1024)
def line_of(dim: Dim) -> tuple[str, int, int] | None:
    """(name, factor, rest) of a dim whose size tells a name's: factor · name + rest with a factor of 1 or more, as "batch",
    "4*h" and "2*n - 1" are; None of any other."""
    if not isinstance(dim, str) or len(names := names_in(dim)) != 1:
        return None
    name, line = next(iter(names)), _line(_parsed(dim))
    return (name, *line) if line is not None and line[0] >= 1 else None


def _line(node: ast.expr) -> tuple[int, int] | None:
    """(factor, rest) of an expression of one name; None where it is no line."""
    match node:
        case ast.Constant(value=int(number)):
            return 0, number
        case ast.Name():
            return 1, 0
        case ast.UnaryOp(op=ast.USub(), operand=operand) if (line := _line(operand)) is not None:
            return -line[0], -line[1]
        case ast.BinOp(left=left, op=op, right=right) if (a := _line(left)) is not None and (b := _line(right)) is not None:
            if isinstance(op, ast.Add | ast.Sub):
                return _BINARY[type(op)](a[0], b[0]), _BINARY[type(op)](a[1], b[1])
            if isinstance(op, ast.Mult) and 0 in (a[0], b[0]):
                return a[0] * b[1] + a[1] * b[0], a[1] * b[1]
    return None


def solved_sizes(pairs: Iterable[tuple[Dim, int]], known: Mapping[str, int] | None = None) -> dict[str, int]:
    """The sizes of names by those of dims that tell them, ints or torch's symbolic ones: names that stand alone, the first of
    each, and then what others are multiples of. `known` are those that are known before."""
    sizes, computed = dict(known or {}), []
    for dim, size in pairs:
        if alone(dim):
            sizes.setdefault(str(dim), size)
        elif isinstance(dim, str):
            computed.append((dim, size))
    for dim, size in computed:
        if (line := line_of(dim)) is not None:
            name, factor, rest = line
            sizes.setdefault(name, (size - rest) // factor)
    return sizes


def _operands(node: ast.expr, dim: str, names: set[str]) -> list[ast.expr]:
    """What an expression is computed from; a name goes into `names`."""
    match node:
        case ast.Constant(value=int()):
            return []
        case ast.Name(id=name):
            names.add(name)
            return []
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return [operand]
        case ast.BinOp(left=left, op=op, right=right) if type(op) in _BINARY:
            return [left, right]
        case ast.Call(func=ast.Name(id=name), args=args, keywords=[]) if name in _CALLS and len(args) >= 2:
            if not any(isinstance(arg, ast.Starred) for arg in args) and (name != "Mod" or len(args) == 2):
                return args
    raise ValueError(f"{dim[:80]!r} is not an expression of sizes")


def _parsed(dim: str) -> ast.expr:
    if len(dim) > _LONGEST:
        raise ValueError(f"an expression of over {_LONGEST} characters")
    try:
        return ast.parse(dim, mode="eval").body
    except (SyntaxError, RecursionError, MemoryError) as error:
        raise ValueError(f"{dim[:80]!r} is not an expression of sizes") from error


@dataclass(frozen=True)
class TensorSpec:
    """One tensor at the boundary. `shape` holds an int for a static dim, and a str for a symbolic one: a name
    ("batch"), or an expression of names that inputs tell ("2*batch + 1"), which `size_of` evaluates. An input tells a name that
    is a dim of its own, or of which a dim is a multiple, and a number more or less: "4*h" alone tells h."""

    name: str
    shape: tuple[Dim, ...]
    dtype: str

    def __str__(self) -> str:
        return f"{self.name}: {self.dtype}[{', '.join(map(str, self.shape))}]"

    def to_json(self) -> dict[str, Any]:
        return {"name": self.name, "shape": list(self.shape), "dtype": self.dtype}

    @staticmethod
    def from_json(data: dict[str, Any]) -> TensorSpec:
        return TensorSpec(data["name"], tuple(data["shape"]), data["dtype"])


@dataclass(frozen=True)
class Signature:
    """The I/O contract of a model.

    `inputs` and `outputs` are the tensors in order. `in_tree` describes the call, as
    {"kind": "tuple", "items": [args, kwargs]} (args a tuple, kwargs a dict); None means the inputs are taken flat,
    by position or by name. `out_tree` describes the result; None means the flat outputs (one bare, several a tuple).
    `dims` gives each symbolic dim's least and greatest value (None: no bound). `state` names the inputs that are kept from
    call to call, a cache's tensors say, and `mutated` those of them that a call writes into: they are inputs and no outputs.
    `conditions` (tk.package.conditions) are true of the dims of every call that the program was compiled for.
    """

    inputs: tuple[TensorSpec, ...]
    outputs: tuple[TensorSpec, ...]
    dims: dict[str, tuple[int, int | None]] = field(default_factory=dict)
    in_tree: Tree = None
    out_tree: Tree = None
    state: tuple[str, ...] = ()
    mutated: tuple[str, ...] = ()
    aliases: dict[str, str] = field(default_factory=dict)
    conditions: tuple[str, ...] = ()

    @property
    def results(self) -> tuple[TensorSpec, ...]:
        """What a call changes or gives: the outputs, then what is in the inputs that it writes into."""
        by_name = {spec.name: spec for spec in self.inputs}
        return (*self.outputs, *(by_name[name] for name in self.mutated))

    def to_json(self) -> dict[str, Any]:
        kept = {"state": list(self.state), "mutated": list(self.mutated), "aliases": self.aliases} if self.state else {}
        conditions = {"conditions": list(self.conditions)} if self.conditions else {}
        return {
            "inputs": [spec.to_json() for spec in self.inputs],
            "outputs": [spec.to_json() for spec in self.outputs],
            "dims": {name: list(bounds) for name, bounds in self.dims.items()},
            "in_tree": self.in_tree,
            "out_tree": self.out_tree,
            **kept,
            **conditions,
        }

    @staticmethod
    def from_json(data: dict[str, Any]) -> Signature:
        return Signature(
            inputs=tuple(TensorSpec.from_json(spec) for spec in data["inputs"]),
            outputs=tuple(TensorSpec.from_json(spec) for spec in data["outputs"]),
            dims={name: (bounds[0], bounds[1]) for name, bounds in data["dims"].items()},
            in_tree=data["in_tree"],
            out_tree=data["out_tree"],
            state=tuple(data.get("state", ())),
            mutated=tuple(data.get("mutated", ())),
            aliases=dict(data.get("aliases", {})),
            conditions=tuple(data.get("conditions", ())),
        )
