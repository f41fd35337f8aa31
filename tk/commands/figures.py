"""The file of figures that a long run of `tk suite` writes as it goes, and that --resume goes on with."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, TypeVar

from tk.errors import UsageError, message

__all__ = ["kept_rows", "write_figures"]

Key = TypeVar("Key")


def kept_rows(
    export: Path | None, about: Mapping[str, object], key: Callable[[Mapping[str, Any]], Key]
) -> dict[Key, dict[str, Any]]:
    """The rows of an earlier run in the file `export`, by `key` of a row; none where there is no file yet. Raises UsageError
    where that run was another than `about` says."""
    if export is None:
        raise UsageError(
            message(
                "--resume goes on with a file of figures", need="--export FILE", do="add --export FILE, or leave --resume out"
            )
        )
    if not export.exists():
        return {}
    try:
        document = json.loads(export.read_text(encoding="utf-8"))
        rows = {key(row): row for row in document["rows"]}
    except (ValueError, KeyError, TypeError) as error:
        raise UsageError(message(f"{export} holds no figures of a suite", do="give another file, or no --resume")) from error
    other = [f"{name} {document.get(name)}" for name, value in about.items() if document.get(name) != value]
    if other:
        need = ", ".join(f"{name} {value}" for name, value in about.items())
        raise UsageError(message(f"{export} is of another run", need=need, have=", ".join(other), do="give another file"))
    return rows


def write_figures(export: Path | None, document: Mapping[str, object]) -> None:
    """The figures so far; a file that is whole at any time."""
    if export is not None:
        new = export.with_name(export.name + ".new")
        new.write_text(json.dumps(document, indent=1) + "\n", encoding="utf-8")
        new.replace(export)
