"""tk cache: where, size, clear; and --no-cache."""

from __future__ import annotations

import json
from pathlib import Path

import click
import pytest

from tk.cli import cached, main
from tk.host import cache


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv(cache.FOLDER, str(tmp_path))
    monkeypatch.setenv(cache.SIZE, "3 MB")
    cache.store("cubin", cache.digest("1"), bytes(1000))
    cache.store("library", cache.digest("2"), bytes(5000))
    return tmp_path


def output(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main(["cache", *words])
    assert ended.value.code == 0
    return capsys.readouterr().out


def test_the_verbs(kept: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert output(capsys, "where").strip() == str(kept)
    assert "of 3.0 MB at most" in output(capsys, "size")
    document = json.loads(output(capsys, "size", "--json"))
    assert [(row["kind"], row["count"]) for row in document["kept"]] == [("cubin", 1), ("library", 1)]
    assert document["size"] > 6000
    assert "removed" in output(capsys, "clear")
    assert json.loads(output(capsys, "size", "--json")) == {"kept": [], "size": 0}


def test_no_cache_holds_for_a_command_alone(kept: Path) -> None:
    @click.command()
    @cached
    def command() -> None:
        assert not cache.is_caching()

    command.main(["--no-cache"], standalone_mode=False)
    assert cache.is_caching()
