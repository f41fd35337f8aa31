"""docs/cli.md, from the commands themselves: `python -m tests.cli_page` writes it anew."""

from __future__ import annotations

import re
from pathlib import Path

import click

from tk.cli import cli

PAGE = Path(__file__).parents[1] / "docs" / "cli.md"
INTRODUCTION = """# Commands

Generated from the commands by `python -m tests.cli_page`. Every command takes `--help`, `--quiet` and `--verbose`, and those
that have a document to print take `--json`, which prints it and nothing else on standard output.

Exit status: 0 done, 1 a model, package or run is wrong, 2 a wrong argument or target, 3 numbers outside their tolerance,
70 a bug in tk, 130 interrupted. `tk --help` has the ladder of `TK_DEBUG`.
"""
COMMON = {"--quiet", "--verbose", "--json", "--help"}


def _cell(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("|", "\\|").strip()


def _option(context: click.Context, option: click.Option) -> str | None:
    record = option.get_help_record(context)
    if record is None or COMMON & set(option.opts):
        return None
    return f"| `{_cell(record[0])}` | {_cell(record[1])} |"


def section(name: str, command: click.Command, depth: int = 2) -> str:
    """A command as Markdown: its usage, what it does, its options, and the commands below it."""
    context = click.Context(command, info_name=name)
    usage = " ".join([name, *command.collect_usage_pieces(context)])
    parts = [f"{'#' * depth} {name}", f"`{usage}`", re.sub(r"\n[ \t]+", "\n", (command.help or "").replace("\b\n", "")).strip()]
    rows = [row for each in command.params if isinstance(each, click.Option) and (row := _option(context, each))]
    if rows:
        parts.append("\n".join(["| option | |", "|---|---|", *rows]))
    if isinstance(command, click.Group):
        for each in command.list_commands(context):
            below = command.get_command(context, each)
            assert below is not None
            parts.append(section(f"{name} {each}", below, depth + 1))
    return "\n\n".join(part for part in parts if part)


def page() -> str:
    """The whole page."""
    context = click.Context(cli, info_name="tk")
    sections = []
    for name in cli.list_commands(context):
        command = cli.get_command(context, name)
        assert command is not None
        sections.append(section(f"tk {name}", command))
    return "\n\n".join([INTRODUCTION.strip(), *sections]) + "\n"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
