"""How many annotations say Any: an upper bound that can only fall."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]
MOST = 0.10  # of the annotations of tk and schedules; lower it when the share falls
SLACK = 0.015  # below which MOST is too high


def annotations(tree: ast.AST) -> Iterator[ast.expr]:
    """Those of parameters, results and variables."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            arguments = node.args
            given = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg, arguments.kwarg]
            yield from (each.annotation for each in given if each is not None and each.annotation is not None)
            if node.returns is not None:
                yield node.returns
        elif isinstance(node, ast.AnnAssign):
            yield node.annotation


def says_any(annotation: ast.expr) -> bool:
    """Whether the name Any is in it, in a quoted one too."""
    for node in ast.walk(annotation):
        if isinstance(node, ast.Name) and node.id == "Any":
            return True
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and re.search(r"\bAny\b", node.value):
            return True
    return False


def counted(folder: str) -> tuple[int, int]:
    """(annotations that say Any, all annotations) of a folder's modules."""
    found = [
        says_any(each)
        for path in sorted((ROOT / folder).rglob("*.py"))
        for each in annotations(ast.parse(path.read_text(encoding="utf-8")))
    ]
    return sum(found), len(found)


def test_what_counts() -> None:
    tree = ast.parse("def f(a: Any, *b: int, c: 'list[Any]' = 1) -> dict[str, Any]: ...\nx: Anything = 1\ny: 'Anyone' = 2\n")
    assert sorted(map(says_any, annotations(tree))) == [False] * 3 + [True] * 3


def test_few_annotations_say_any() -> None:
    counts = {folder: counted(folder) for folder in ("tk", "schedules")}
    share = sum(some for some, _ in counts.values()) / sum(every for _, every in counts.values())
    assert share <= MOST, f"{share:.1%} of the annotations say Any, {counts}: name the types of new ones (tk/aliases.py)"
    assert share > MOST - SLACK, f"only {share:.1%} of the annotations say Any: lower MOST in {Path(__file__).name}"
