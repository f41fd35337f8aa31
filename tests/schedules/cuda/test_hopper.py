"""Hopper's kernels share one pipeline: what copies by TMA, fills a ring and frees its stages is written once."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import tk.schedules.cuda

ROOT = Path(next(iter(tk.schedules.cuda.__path__)))
KERNELS = [path for path in ROOT.rglob("*.py") if "hopper" not in path.parts]


def instructions(path: Path) -> Iterator[str]:
    """The strings and calls of a file, docstrings apart: "T.cuda.mbarrier_wait(k.empty.ptr_to([stage]), phase)"."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            yield ast.unparse(node)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "\n" not in node.value:
            yield node.value


@pytest.mark.rotated(3)
@pytest.mark.parametrize(
    "copied",
    [
        "cp.async.bulk.tensor",  # a copy by TMA
        "cuTensorMapEncodeTiled",
        "prefetch.tensormap",
        "mbarrier.arrive.shared__cluster",  # a stage that several blocks share is free
    ],
)
def test_an_instruction_of_the_pipeline_stands_in_hopper_alone(copied: str) -> None:
    assert [str(path.relative_to(ROOT)) for path in KERNELS if any(copied in text for text in instructions(path))] == []
    assert any(copied in text for path in (ROOT / "hopper").glob("*.py") for text in instructions(path))


def test_no_kernel_waits_for_a_free_stage_itself() -> None:
    waits = [text for path in KERNELS for text in instructions(path) if text.startswith("T.cuda.mbarrier_wait(")]
    assert waits  # consumers do, for full ones
    assert [text for text in waits if "empty" in text] == []
