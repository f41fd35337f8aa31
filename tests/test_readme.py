"""The README's example runs as it stands, and its two commands are the ones that CI calls."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

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
