"""The README's example runs as it stands, and its two commands are the ones that CI calls."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import click

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_example_runs(tmp_path: Path) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    ran = subprocess.run([sys.executable, "-c", example], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    assert (tmp_path / "m.tk").exists()


def test_ci_calls_the_command_for_tests() -> None:
    commands = [line.split("  #")[0].strip() for line in README.splitlines() if line.startswith("pip install -c")]
    assert len(commands) == 2
    script = (ROOT / ".ci/run").read_text(encoding="utf-8")
    assert commands[1].replace("pip install", "pip install -q") in script
    assert commands[0].split("&& ")[1] in script


def test_every_command_in_the_table_exists() -> None:
    from tk.cli import main

    named = set(re.findall(r"^\| `tk (\w+)", README, re.MULTILINE)) | set(re.findall(r"`tk (\w+)`", README))
    assert named
    assert named <= set(main.list_commands(None))  # type: ignore[arg-type]


def test_what_the_documents_name_exists() -> None:
    """Every `tk` command and option of their examples, and every link to a file."""
    from tk.cli import main

    wrong = []
    written = [path for path in sorted((ROOT / "docs").glob("*.md")) if path.name != "cli.md"]  # that one is generated
    for path in (ROOT / "README.md", *written):
        text = path.read_text(encoding="utf-8")
        blocks = re.findall(r"```sh\n(.*?)```", text, re.DOTALL)
        fenced = [line for block in blocks for line in block.replace("\\\n", "").splitlines()]
        for line in [*fenced, *re.findall(r"`(tk [^`\n]*)`", text)]:
            for call in re.findall(r"(?:^|&& |\| )tk ([^|#&]*)", line):
                wrong += [f"{path.name}: tk {call}: {each}" for each in _unknown(main, call.replace("…", " ").split())]
        for link in re.findall(r"\]\(([^)#\s:]+)[^)\s:]*\)", text):
            if not (path.parent / link).exists():
                wrong.append(f"{path.name}: no file {link}")
    assert not wrong, "\n".join(wrong)


def _unknown(command: click.Command, words: list[str]) -> list[str]:
    """The words of a call of `command` that are options or subcommands which it has not."""
    while isinstance(command, click.Group) and words and not words[0].startswith("-"):
        inner = command.get_command(click.Context(command), words[0].strip(",."))
        if inner is None:
            return [words[0]]
        command, words = inner, words[1:]
    options = {name for each in command.params for name in (*each.opts, *each.secondary_opts)} | {"--help"}
    named = [word.split("=")[0].strip(",.)") for word in words if word.startswith("-") and word != "-"]
    return [name for name in named if name not in options]
