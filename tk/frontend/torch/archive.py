"""What a .pt2 file may hold: checked before torch.export.load reads it, which runs code that the file names.

torch unpickles sample inputs and what a config marks as pickled, loads the native libraries of AOTInductor, evaluates the
text of symbolic sizes, imports modules that a pytree names, and calls any attribute of torch that a node names. None of this
is needed for a program that tk compiles, so a file that uses it is refused. Members are read as torch reads them, by its own
reader under the same names: zip readers differ in what they find in a malformed file.
"""

from __future__ import annotations

import ast
import io
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import torch
from torch.export.pt2_archive import constants as layout
from torch.export.pt2_archive._package import PT2ArchiveReader

from tk.errors import ImportModelError, message

__all__ = ["check_pt2"]

_DUNDERS = "__(?:and|or|xor|lshift|rshift|iand|ior|ixor|ilshift|irshift)__"
_ARITHMETIC = (
    "eq|ne|le|ge|lt|gt|neg|pos|abs|and_|or_|xor|not_|inv|invert|mul|add|sub|floordiv|mod|pow|truediv|lshift|rshift|getitem"
)
_TARGET = re.compile(
    rf"torch\.ops\.(?!_)\w+\.(?:(?!__)\w+|{_DUNDERS})(?:\.(?!__)\w+)?"
    rf"|torch\.sym_\w+|torch\._sym_\w+|math\.[a-z]\w*|_operator\.(?:{_ARITHMETIC})"
)
_FUNCTION = re.compile(  # of torch.utils._sympy.functions and sympy: torch writes sizes by sympy's srepr or str
    "Symbol|Add|Mul|Pow|Equality|Unequality|LessThan|StrictLessThan|GreaterThan|StrictGreaterThan"
    "|FloorDiv|ModularIndexing|Where|PythonMod|Mod|CleanDiv|CeilToInt|FloorToInt|CeilDiv|LShift|RShift|PowByNatural|FloatPow"
    "|FloatTrueDiv|IntTrueDiv|IsNonOverlappingAndDenseIndicator|TruncToFloat|TruncToInt|RoundToInt|RoundDecimal|ToFloat"
    "|Identity|Max|Min|Eq|Ne|Lt|Le|Gt|Ge|And|Or|Not|Abs|floor|ceiling|sqrt|Integer|Rational|Float"
    r"|OpaqueUnaryFn_\w+|BitwiseFn_\w+"
)
_OPERATIONS = (ast.Add, ast.Sub, ast.Mult, ast.Div, ast.FloorDiv, ast.Mod, ast.Pow, ast.BitAnd, ast.BitOr, ast.LShift,
               ast.RShift, ast.UAdd, ast.USub, ast.Not, ast.Invert, ast.And, ast.Or, ast.Eq, ast.NotEq, ast.Lt, ast.LtE,
               ast.Gt, ast.GtE, ast.Load)  # fmt: skip
_SHAPES = (ast.Expression, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare)
_FACTORIES = {"list", "dict", "set", "tuple", "int", "float", "str", "bool"}
LONGEST = 10_000  # characters of a symbolic size
GREATEST_POWER = 64
DEEPEST_POWER = 2
DEEPEST = 200  # trees inside the text of trees


def check_pt2(path: Path) -> None:
    """Raises ImportModelError for a .pt2 file that cannot be read, or that could run code while it is loaded."""
    try:
        _check(path, PT2ArchiveReader(str(path)))
    except ImportModelError:
        raise
    except Exception as error:  # the reader's, JSON's and attribute errors have no common type
        first = next(iter(str(error).strip().splitlines()), "")
        raise ImportModelError(
            message(
                f"cannot read {path}",
                need="a file written by torch.export.save of torch 2.8 or later",
                have=f"{type(error).__name__}: {first[:300]}",
                do="export and save the program again with this torch",
            )
        ) from error


def _check(path: Path, reader: PT2ArchiveReader) -> None:
    names = reader.get_file_names()
    if any(name.startswith(layout.AOTINDUCTOR_DIR) for name in names):
        raise _refused(path, "native code of AOTInductor", "export the program with torch.export.save")
    before, after = layout.MODELS_FILENAME_FORMAT.split("{}")
    for file in names:
        if not file.startswith(layout.MODELS_DIR):
            continue
        name = file[len(before) : -len(after)]
        _check_program(path, json.loads(reader.read_bytes(file)))
        _check_pickle(path, "its sample inputs", reader.read_bytes(layout.SAMPLE_INPUTS_FILENAME_FORMAT.format(name)))
        for folder, config in (
            (layout.WEIGHTS_DIR, layout.WEIGHTS_CONFIG_FILENAME_FORMAT),
            (layout.CONSTANTS_DIR, layout.CONSTANTS_CONFIG_FILENAME_FORMAT),
        ):
            if (older := f"{folder}{name}.pt") in names:
                _check_pickle(path, older, reader.read_bytes(older))
            if config.format(name) in names:
                _check_payloads(path, reader, folder, json.loads(reader.read_bytes(config.format(name))))


def _check_payloads(path: Path, reader: PT2ArchiveReader, folder: str, config: Any) -> None:
    for entry in config["config"].values():
        stored = entry["path_name"]
        tensor = stored.startswith((layout.WEIGHT_FILENAME_PREFIX, layout.TENSOR_CONSTANT_FILENAME_PREFIX))
        if not tensor:
            raise _refused(path, f"a pickled object, {folder}{stored}", "export a program whose constants are tensors")
        if entry["use_pickle"]:
            _check_pickle(path, f"{folder}{stored}", reader.read_bytes(f"{folder}{stored}"))


def _check_pickle(path: Path, what: str, data: bytes) -> None:
    """Refuses a pickle of more than tensors and plain containers, by torch's own safe reader."""
    if not data:
        return
    try:
        torch.load(io.BytesIO(data), weights_only=True)
    except Exception as error:
        raise _refused(path, f"a pickle that could run code: {what}", "export it with tensors as sample inputs") from error


def _check_program(path: Path, program: Any) -> None:
    """Refuses text that torch would evaluate, import or look up, but for sizes and operators."""
    for owner, key, value in _entries(program, 0):
        if key == "expr_str" and not _is_size(value):
            raise _refused(path, f"a size that is no arithmetic, {str(value)[:100]!r}")
        called = key == "as_operator" or (key == "target" and "inputs" in owner)  # without: a note of where a node came from
        if called and not (isinstance(value, str) and _TARGET.fullmatch(value)):
            raise _refused(path, f"a call of {str(value)[:100]!r}, which is no operator of torch.ops")
        if key == "__enum__" or (key == "default_factory_module" and value != "builtins"):
            raise _refused(path, "a container of a class that is imported by its name")
        if key == "default_factory_name" and value not in _FACTORIES:
            raise _refused(path, f"a defaultdict of {value!r}")


def _entries(value: Any, depth: int) -> Iterator[tuple[dict[str, Any], str, Any]]:
    """Every object with each of its keys and values in `value`, and in JSON that its strings hold, as pytrees are stored."""
    if depth > DEEPEST:
        raise ImportModelError(
            message(
                "the program's values lie too deep",
                need=f"{DEEPEST} levels",
                have="more",
                do="let the program take tensors in flatter tuples, lists and dicts",
            )
        )
    if isinstance(value, dict):
        for key, inner in value.items():
            yield value, key, inner
            yield from _entries(inner, depth + 1)
    elif isinstance(value, list):
        for inner in value:
            yield from _entries(inner, depth + 1)
    elif isinstance(value, str) and value.lstrip()[:1] in ("{", "["):
        try:
            inner = json.loads(value)
        except ValueError:
            return  # no JSON: nothing that torch would read as a tree
        yield from _entries(inner, depth + 1)


def _is_size(text: str) -> bool:
    """Whether `text` is arithmetic on names and numbers: sympy evaluates it as Python."""
    if not isinstance(text, str) or len(text) > LONGEST:
        return False
    try:
        tree = ast.parse(text.strip(), mode="eval")
        return all(_is_arithmetic(node) for node in ast.walk(tree)) and _powers(tree) <= DEEPEST_POWER
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        return False


def _is_arithmetic(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        known = isinstance(node.func, ast.Name) and _FUNCTION.fullmatch(node.func.id)
        return bool(known) and (len(node.args) < 2 or not _is_power(node) or _is_small(node.args[1]))
    if isinstance(node, ast.Name):
        return "__" not in node.id
    if isinstance(node, ast.keyword):  # a symbol's assumptions, a float's precision
        return node.arg is not None and isinstance(node.value, ast.Constant) and isinstance(node.value.value, int)
    if isinstance(node, ast.Constant):  # srepr writes the names of symbols, and floats, as strings
        return isinstance(node.value, int | float | str)
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow | ast.LShift):
        return _is_small(node.right)
    return isinstance(node, _SHAPES + _OPERATIONS)


def _is_power(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Name) and node.func.id in ("Pow", "PowByNatural", "LShift")
    return isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow | ast.LShift)


def _is_small(node: ast.AST) -> bool:
    """Whether an exponent is a number that leaves the power of a number small."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        return _is_small(node.operand)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ("Integer", "Rational"):
        return all(_is_small(each) for each in node.args)
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float) and abs(node.value) <= GREATEST_POWER


def _powers(node: ast.AST) -> int:
    """How many powers lie in each other."""
    return int(_is_power(node)) + max((_powers(each) for each in ast.iter_child_nodes(node)), default=0)


def _refused(path: Path, what: str, do: str = "export it anew with torch.export.save") -> ImportModelError:
    return ImportModelError(
        message(
            f"{path} holds {what}",
            need="a program of operators and tensors, which runs nothing when it is read",
            do=f"{do}; or, if you trust whoever made it, torch.export.load it and give tk the program",
        )
    )
