"""A model that anyone can train and run: the script of docs/llm.md, from Python's own help to text."""

from __future__ import annotations

from pathlib import Path

import pytest

import tk
from tests.sample import ALL

pytest.importorskip("transformers")
pytest.importorskip("tokenizers")


@pytest.mark.rotated(4)
def test_a_trained_folder_is_read_and_has_text(tmp_path: Path) -> None:
    from tests.llm.train_tiny import VOCABULARY, text, train
    from tk.llm.folder import read_folder
    from tk.llm.text import Text

    loss, steps = train(tmp_path, 600, most=2)
    assert steps == 2
    assert 6 < loss < 8
    read = read_folder(tmp_path)
    assert (read.vocabulary, read.stop) == (VOCABULARY, [0])
    words = Text("tiny", read.files)
    start = text()[:500]
    ids = words.encode(start)
    assert words.decode(ids) == start
    assert len(ids) < len(start) / 1.5
    if ALL:
        package = tk.compile(tmp_path, context=32, target="cpu", verify=False)
        assert "".join(tk.load(package).generate("The import statement", 8, temperature=0.7))
