"""The field's words: identifiers that had private names do not come back (docs/glossary.md)."""

from __future__ import annotations

import ast
import dataclasses
import re
from pathlib import Path

from tk.schedule.discover import discover
from tk.tuning.database.former_names import names_of_knobs, names_of_rules

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
    "place_class": "TileScheduler",
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
    "place": "index, position, offset or coordinates",
    "places": "indices, positions, offsets or coordinates",
    "Place": "ScoreRow",
    "Places": "FragmentOperands",
    "placed": "on_device",
    "Words": "PackedKey",
    "sorted_words": "sorted_keys",
    "held": "what it is: live, clamped, stored, loads",
    "held_to": "with_shape",
    "held_by": "bound_to",
    "Held": "BoundState",
    "told": "what it is: text, lines, message",
    "joined": "combined, concatenated, merged or fused",
    "join_layers": "combine_layers",
    "sweep": "pass",
    "sweeps": "passes",
    "as_product": "as_matmul",
    "as_products": "as_matmuls",
    "product_of": "matmul_of",
    "product_cost": "matmul_cost",
}
"""A name counts without underscores before and behind it."""

PHRASES = {"multiprocessor": "SM", "thin product": "skinny matmul", "thin matrix product": "skinny matmul"}
"""What comments, docstrings and messages said."""

OF_KERNELS = {
    r"(?<!\.)\bjoin(s|ed|ing)?\b(?!\()": "combine",
    r"\bsw(eep|eeps|ept)\b": "pass over the row",
    r"\b(at|of|to|from|by) (a|an|one|its own|the same|each|every) places?\b": "index or position",
    r"\bmatrix products?\b": "matmul",
}
"""What the text of schedules/ said, where these words have another sense than elsewhere."""


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
    return {name.strip("_") for name in names}


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


def test_kernels_are_described_in_the_field_s_words() -> None:
    found = set()
    for path in (ROOT / "schedules").rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        for pattern, term in OF_KERNELS.items():
            found |= {f"{path.relative_to(ROOT)}: {' '.join(m[0].split())} is {term}" for m in re.finditer(pattern, text)}
    assert not found


def test_rules_and_knobs_have_no_former_name() -> None:
    found = [rule for kind in ("cpu", "cuda", "rocm") for rule in discover(kind)]
    assert not {rule.name for rule in found} & set(names_of_rules())
    assert set(names_of_rules().values()) <= {rule.name for rule in found}
    for rule in found:
        assert not {field.name for field in dataclasses.fields(rule.config)} & set(names_of_knobs().get(rule.name, {}))
