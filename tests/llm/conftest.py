"""One small model's package for all tests of generating."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.llm import packages


@pytest.fixture(scope="session")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Any]:
    """The package's file, of 1 to 4 rows, and the model that it was compiled from."""
    pytest.importorskip("transformers")
    pytest.importorskip("tokenizers")
    return packages.compiled(tmp_path_factory.mktemp("llm"), verify=True)
