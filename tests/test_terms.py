"""The field's words: identifiers that had private names do not come back (docs/glossary.md)."""

from __future__ import annotations

import ast
from pathlib import Path

ROOT = Path(__file__).parents[1]
RETIRED = {
    "WidenProducts": "CombineParallelMatmul",
    "JoinProducts": "FuseDualMatmul",
    "SimplifyMoves": "SimplifyDataMovement",
    "ReadTransposed": "FoldTranspose",
    "ReadShared": "ShareTransposedWeights",
    "NarrowStores": "SinkUpcasts",
    "MoveOffsets": "FoldOffsets",
    "Recurrences": "LowerRecurrences",
    "Unreadable": "UnsupportedPattern",
    "Lanes": "VectorAccess",
    "digits": "unravel_index",
    "place_class": "tile_scheduler_class",
    "whole_tiles": "unsplit_tiles",
    "keep_rounding": "preserve_rounding",
    "one_barrier": "merge_barriers",
    "unnest_lets": "hoist_lets",
    "join_kernels": "fuse_horizontally",
    "joined_values": "combined_values",
    "join_threads": "combine_threads",
    "lift_weights": "fold_weights",
    "mark_sums": "mark_accumulators",
    "taken_on": "supported_on",
    "dear_depth": "expensive_depth",
    "named_barrier_sync": "pingpong_wait",
    "named_barrier_arrive": "pingpong_arrive",
}

PHRASES = {"multiprocessor": "SM", "thin product": "skinny matmul", "thin matrix product": "skinny matmul"}
"""What comments, docstrings and messages said."""


def identifiers(path: Path) -> set[str]:
    """The names of a file, if its text holds a retired one at all."""
    names: set[str] = set()
    text = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(text if any(name in text for name in RETIRED) else "")):
        if isinstance(node, ast.Name):
            names.add(node.id)
        elif isinstance(node, ast.Attribute):
            names.add(node.attr)
        elif isinstance(node, ast.arg):
            names.add(node.arg)
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.alias):
            names |= {*node.name.split("."), node.asname or ""}
    return names


def test_retired_identifiers_stay_retired() -> None:
    found = {
        f"{path.relative_to(ROOT)}: {name} is {RETIRED[name]}"
        for folder in ("tk", "schedules", "models", "tests")
        for path in (ROOT / folder).rglob("*.py")
        for name in identifiers(path) & set(RETIRED)
    }
    assert not found


def test_retired_phrases_stay_retired() -> None:
    texts = {path: path.read_text(encoding="utf-8") for folder in ("tk", "schedules") for path in (ROOT / folder).rglob("*.py")}
    assert not {
        f"{path.relative_to(ROOT)}: {phrase} is {PHRASES[phrase]}"
        for path, text in texts.items()
        for phrase in PHRASES
        if phrase in text.lower()
    }
