"""Options that several commands have of a package that they call."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click

__all__ = ["inputs", "where"]

Command = TypeVar("Command", bound=Callable[..., Any])
INPUTS = (
    click.option("--input", "inputs", multiple=True, help="random (the default), NAME=random, NAME=@FILE.npy, or @FILE.npz."),
    click.option("--entry", help="Which of the package's entries, where it has several."),
    click.option("--shape", "shapes", multiple=True, help="The size of an input's dynamic dims: x=4x128."),
    click.option("--seed", default=0, show_default=True, type=click.IntRange(0), help="Of the random inputs."),
)
WHERE = (
    click.option("--device", default="auto", show_default=True, help="auto, cpu, cuda or cuda:N."),
    click.option("-t", "--target", help="One of the package's targets, instead of the best that runs here."),
)


def inputs(command: Command) -> Command:
    """Adds --input, --entry, --shape and --seed: what the package is called with."""
    return _with(INPUTS, command)


def where(command: Command) -> Command:
    """Adds --device and --target: where the package runs, and which of its targets."""
    return _with(WHERE, command)


def _with(options: tuple[Callable[[Command], Command], ...], command: Command) -> Command:
    for option in reversed(options):
        command = option(command)
    return command
