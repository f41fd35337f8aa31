"""tk generate, tk bench --generate and tk compile FOLDER, as commands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner, Result

import tk
from tk.report.generation import _cache_bytes

pytest.importorskip("transformers")
pytest.importorskip("tokenizers")
pytestmark = pytest.mark.xdist_group("llm")


@pytest.fixture
def package(made: tuple[Path, Any]) -> Path:
    return made[0]


def run(*args: Any, code: int = 0) -> Result:
    from tk.cli import cli

    result = CliRunner().invoke(cli, [str(arg) for arg in args])
    assert result.exit_code == code, f"exit {result.exit_code}\n{result.stdout}\n{result.stderr}\n{result.exception}"
    return result


def test_tokens_and_stats(package: Path) -> None:
    running = tk.load(package).generate([5, 6, 7], 6)
    expected = list(running)
    assert json.loads(run("generate", package, "--tokens", "5,6,7", "-n", 6).stdout) == expected
    document = json.loads(run("generate", package, "--tokens", "5,6,7", "-n", 6, "--json").stdout)
    assert document["rows"] == [{"tokens": expected}]
    assert document["stats"]["new_tokens"] == 6
    assert "a step" in run("generate", package, "--tokens", "5,6,7", "-n", 6, "--stats").stdout
    stopped = run("generate", package, "--tokens", "5,6,7", "-n", 6, "--stop", expected[0]).stdout
    assert json.loads(stopped) == expected[:1]


def test_text_and_chat(package: Path, tmp_path: Path) -> None:
    model = tk.load(package)
    text = "".join(model.generate("Hello", 8))
    assert run("generate", package, "--prompt", "Hello", "-n", 8).stdout == text + "\n"
    (tmp_path / "prompt.txt").write_text("Hello")
    document = json.loads(run("generate", package, "--file", tmp_path / "prompt.txt", "-n", 8, "--json").stdout)
    assert document["rows"][0]["text"] == text
    chat = "".join(model.generate([{"role": "user", "content": "Hello"}], 8, temperature=1.0, seed=4))
    drawn = run("generate", package, "--prompt", "Hello", "--chat", "-n", 8, "--temperature", 1, "--seed", 4).stdout
    assert drawn == chat + "\n"


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--prompt", "a", "--tokens", "1"], "no one prompt"),
        ([], "no one prompt"),
        (["--tokens", "1,x"], "no ids"),
        (["--tokens", "1", "--chat"], "in no chat"),
        (["--tokens", "1", "--top-p", "2"], "top_p"),
        (["--tokens", "1", "--stop", "999"], "which the model lacks"),
    ],
)
def test_wrong_options(package: Path, options: list[str], message: str) -> None:
    assert message in run("generate", package, *options, code=2).stderr


def test_a_prompt_that_is_no_text(package: Path, tmp_path: Path) -> None:
    (tmp_path / "prompt.txt").write_bytes(b"a\xffb")
    assert "a text in UTF-8" in run("generate", package, "--file", tmp_path / "prompt.txt", code=2).stderr


def test_wrong_inputs_end_with_one(package: Path) -> None:
    assert "the model lacks" in run("generate", package, "--tokens", "1,999", code=1).stderr
    assert "do not fit" in run("generate", package, "--tokens", "1", "-n", 1000, code=1).stderr
    assert "more prompts" in run("generate", package, *["--tokens", "1"] * 5, code=1).stderr


def test_the_state_that_a_row_needs(package: Path) -> None:
    module = tk.load(package)
    text = json.loads(run("inspect", package, "--json").stdout)["state"]
    assert text == {"bytes": module.state_bytes(batch=1), "sizes": {"batch": 1}}
    for length in (50, 5000):  # of 128 rows that caches have, of 2 layers' keys and values, 2 heads of 8
        assert _cache_bytes(module, length) == min(length, 128) * 2 * 2 * 2 * 8 * 4


def test_bench(package: Path) -> None:
    document = json.loads(run("bench", package, "--generate", "16:8", "--vs", "torch", "--repeat", 1, "--json").stdout)
    assert [row["name"] for row in document["rows"]] == ["tk", "torch"]
    assert all(row["step_seconds"] > 0 and row["prompt_seconds"] > 0 for row in document["rows"])
    assert "tokens/s" in run("bench", package, "--generate", "16:8", "--repeat", 1).stdout
    assert "512:128" in run("bench", package, "--generate", "16", code=2).stderr
    assert "no such rival" in run("bench", package, "--generate", "16:8", "--vs", "jax", code=2).stderr


def test_compile_tells_what_no_folder_takes(tmp_path: Path) -> None:
    (tmp_path / "config.json").write_text("{}")
    assert "brings its own" in run("compile", tmp_path, "--shape", "x=1", code=2).stderr
    assert "no weights" in run("compile", tmp_path, code=1).stderr
    assert "no context" in run("compile", "zoo:mlp", "--context", 16, "-o", tmp_path / "m.tk", code=2).stderr
