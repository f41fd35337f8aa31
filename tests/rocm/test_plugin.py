"""The HIP runtime's plugin is compiled once on a machine, and again when what it is made of changes."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from tk.host import cache
from tk.rocm import plugin

pytestmark = pytest.mark.xdist_group("rocm")
COMPILER = """#!/bin/sh
echo compiled >> "$TK_TEST_COMPILED"
exec {} "$@"
"""


@pytest.fixture
def compiles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A file with a line for each time that the C++ compiler ran, the cache empty."""
    real = next((found for name in ("g++", "clang++", "c++") if (found := shutil.which(name))), None)
    if real is None:
        pytest.skip("needs a C++ compiler")
    monkeypatch.setenv(cache.FOLDER, str(tmp_path / "kept"))
    monkeypatch.delenv(cache.SIZE, raising=False)
    monkeypatch.setenv("TK_TEST_COMPILED", str(tmp_path / "compiled"))
    (tmp_path / "compiled").touch()
    own = tmp_path / "c++"
    own.write_text(COMPILER.format(real))
    own.chmod(0o755)
    monkeypatch.setenv("CXX", str(own))
    return tmp_path / "compiled"


def _fresh() -> bytes:
    """As another process asks for it."""
    plugin.plugin.cache_clear()
    try:
        return plugin.plugin()
    finally:
        plugin.plugin.cache_clear()


def test_another_process_takes_the_plugin_that_was_made(compiles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = _fresh()
    assert made[:4] == b"\x7fELF"
    assert _fresh() == made
    assert len(compiles.read_text().splitlines()) == 1
    text = compiles.parent / "runtime.cc"
    text.write_text(plugin.SOURCE.read_text() + "// another text\n")
    monkeypatch.setattr(plugin, "SOURCE", text)
    _fresh()
    assert len(compiles.read_text().splitlines()) == 2
    os.utime(os.environ["CXX"], (1, 1))  # another compiler
    _fresh()
    assert len(compiles.read_text().splitlines()) == 3


def test_without_a_cache_it_is_compiled_each_time(compiles: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cache.SIZE, "0")
    assert _fresh() == _fresh()
    assert len(compiles.read_text().splitlines()) == 2
