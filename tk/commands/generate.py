"""tk generate: go on with a prompt."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from tk.cli import common
from tk.commands import options
from tk.errors import UsageError, message, reason

if TYPE_CHECKING:
    from tk.llm.generate import Generation
    from tk.report.terminal import Terminal

__all__ = ["generate"]


@click.command()
@click.argument("package", type=click.Path(path_type=Path))
@click.option("-p", "--prompt", "prompts", multiple=True, help="A text to go on with; several are one batch.")
@click.option("--tokens", multiple=True, help="Token ids to go on with, 1,2,3; several are one batch.")
@click.option("--file", type=click.Path(path_type=Path, dir_okay=False, exists=True), help="A file whose text is the prompt.")
@click.option("--chat", is_flag=True, help="Put the prompt into the model's chat template, as a user's message.")
@click.option("-n", "--max-new-tokens", type=int, help="Tokens to come at most; by default 128, or what the context holds.")
@click.option("--temperature", default=0.0, show_default=True, help="0 takes the most likely token.")
@click.option("--top-k", default=0, show_default=True, help="Draw among so many tokens; 0 for all.")
@click.option("--top-p", default=1.0, show_default=True, help="Draw among the most likely tokens that sum to this share.")
@click.option(
    "--min-p", default=0.0, show_default=True, help="Draw among tokens of at least this share of the most likely one's."
)
@click.option(
    "--repetition-penalty", type=float, help="Above 1, tokens that were there are less likely; by default what the folder says."
)
@click.option(
    "--seed", default=0, show_default=True, type=click.IntRange(0), help="Of the first row; each further row has the next."
)
@click.option("--stop", multiple=True, type=int, help="A token id that ends a row; by default what the model's folder says.")
@options.where
@click.option("--stats", is_flag=True, help="Add how long it took.")
@common(json=True)
@click.pass_obj
def generate(
    terminal: Terminal,
    /,
    package: Path,
    prompts: tuple[str, ...],
    tokens: tuple[str, ...],
    file: Path | None,
    chat: bool,
    max_new_tokens: int | None,
    stop: tuple[int, ...],
    device: str,
    target: str | None,
    stats: bool,
    repetition_penalty: float | None,
    **sampling: Any,
) -> None:
    """Go on with a prompt, by the language model in PACKAGE.

    Text comes as it is made; of a batch, and of token ids, all at the end. PACKAGE is what `tk compile FOLDER` writes.
    """
    from tk.runtime.load import load

    prompt, single = _prompt(prompts, tokens, file, chat)
    if repetition_penalty is not None:
        sampling["repetition_penalty"] = repetition_penalty
    began = perf_counter()
    module = load(package, device, target=target)
    loaded = perf_counter() - began
    running = module.generate(prompt, max_new_tokens, stop=list(stop) or None, **sampling)
    streams = single and not tokens and not terminal.json
    first: float | None = None
    pieces: list[Any] = []
    for piece in running:
        first = perf_counter() - began if first is None else first
        pieces.append(piece)
        if streams:
            sys.stdout.write(piece)
            sys.stdout.flush()
    document = _document(running, pieces, single, text=not tokens)
    document["stats"] = {"load_seconds": loaded, "first_token_seconds": first, **running.stats.to_json()}
    terminal.show("" if streams else _shown(document), *([_statistics(document["stats"])] if stats else []))
    terminal.emit(document)


def _prompt(prompts: tuple[str, ...], tokens: tuple[str, ...], file: Path | None, chat: bool) -> tuple[Any, bool]:
    """What to generate from, and whether it is one prompt."""
    texts = [*prompts, *([] if file is None else [_text_of(file)])]
    if bool(texts) == bool(tokens):
        raise UsageError(
            message(
                "there is no one prompt",
                need="--prompt, --file or --tokens",
                have="both" if texts else "none",
                do="give one kind",
            )
        )
    if tokens:
        if chat:
            raise UsageError(
                message("token ids are in no chat", need="--prompt with --chat", have="--tokens", do="give the text")
            )
        rows = [_ids(each) for each in tokens]
        return (rows[0], True) if len(rows) == 1 else (rows, False)
    if chat:
        if len(texts) > 1:
            raise UsageError(message("a chat has one prompt", need=1, have=len(texts), do="call tk generate for each"))
        return [{"role": "user", "content": texts[0]}], True
    return (texts[0], True) if len(texts) == 1 else (texts, False)


def _text_of(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, ValueError) as error:
        raise UsageError(
            message(f"{file} cannot be read", need="a text in UTF-8", have=reason(error), do="save it as UTF-8")
        ) from error


def _ids(text: str) -> list[int]:
    try:
        return [int(each) for each in text.split(",")]
    except ValueError:
        raise UsageError(
            message("--tokens are no ids", need="1,2,3", have=text, do="give whole numbers, or --prompt for a text")
        ) from None


def _document(running: Generation, pieces: list[Any], single: bool, *, text: bool) -> dict[str, Any]:
    rows: list[dict[str, Any]] = [{"tokens": tokens} for tokens in running.tokens]
    if text:
        for number, row in enumerate(rows):
            row["text"] = "".join((piece if single else piece[number]) or "" for piece in pieces)
    return {"rows": rows}


def _shown(document: dict[str, Any]) -> str:
    return "\n".join(row.get("text", json.dumps(row["tokens"])) for row in document["rows"])


def _statistics(stats: dict[str, Any]) -> str:
    from tk.report.tables import seconds

    step = stats["step_seconds_median"]
    parts = [
        f"{stats['prompt_tokens']} tokens read in {seconds(stats['prefill_seconds'])}",
        f"{stats['new_tokens']} made" + ("" if step is None else f", a step {seconds(step)}"),
        f"loaded in {seconds(stats['load_seconds'])}, first token after {seconds(stats['first_token_seconds'] or 0.0)}",
    ]
    return "; ".join(parts)
