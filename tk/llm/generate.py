"""Generating from a package of a language model. Needs NumPy and the package; `tokenizers` for text, `jinja2` for chats."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

from tk.aliases import Array
from tk.errors import InputTypeError, InputValueError, RuntimeFailure, UsageError, message
from tk.llm.facts import facts_of
from tk.llm.sampling import Sampling, is_whole
from tk.llm.text import Text, text_of

if TYPE_CHECKING:
    from tk.runtime.module import Module

__all__ = ["Generation", "Stats", "generate"]

Rows = list[list[int]]
LEAST = 2  # tokens of a call of prefill: shorter prompts repeat their token
MAX_NEW_TOKENS = 128


@dataclass
class Stats:
    """Seconds, and what they were spent on. `steps` has one entry for each token after the first, all rows at once."""

    prompt_tokens: int = 0
    new_tokens: int = 0
    prefill: float = 0.0
    steps: list[float] = field(default_factory=list)

    def to_json(self) -> dict[str, Any]:
        decode = sum(self.steps)
        return {
            "prompt_tokens": self.prompt_tokens,
            "new_tokens": self.new_tokens,
            "prefill_seconds": self.prefill,
            "decode_seconds": decode,
            "step_seconds_median": float(np.median(self.steps)) if self.steps else None,
            "prefill_tokens_per_second": self.prompt_tokens / self.prefill if self.prefill else None,
            "tokens_per_second": self.new_tokens / (self.prefill + decode) if self.new_tokens else None,
        }


def generate(
    module: Module,
    prompt: Any,
    max_new_tokens: int | None = None,
    *,
    stop: Sequence[int] | int | None = None,
    **sampling: Any,
) -> Generation:
    """See `Module.generate`."""
    facts = facts_of(module)
    try:
        how = Sampling(**{"repetition_penalty": facts.get("repetition_penalty") or 1.0, **sampling})
    except TypeError as error:
        raise UsageError(
            message("generate has no such option", need=", ".join(Sampling.__annotations__), have=error, do="leave it out")
        ) from error
    rows, text, single = _rows_of(module, prompt)
    stops = facts["stop"] if stop is None else _stops(stop, facts["vocabulary"])
    _check_rows(rows, facts)
    most = _most_new(rows, facts, max_new_tokens)
    return Generation(module, rows, most, how, frozenset(stops), text, single)


class Generation(Iterator[Any]):
    """Tokens as they come: of one prompt each an int, or a text where the prompt was one; of several a tuple with one of these
    a row, None for rows that have ended. `tokens` are all so far, a list a row; `stats` says what they took; `state` is the
    model's, which `close`, the end, or an error but a full context gives back."""

    def __init__(
        self, module: Module, rows: Rows, most: int, how: Sampling, stop: frozenset[int], text: Text | None, single: bool
    ) -> None:
        self.tokens: Rows = [[] for _ in rows]
        self.stats = Stats(prompt_tokens=sum(map(len, rows)))
        self._facts = facts_of(module)
        self._rows, self._most, self._how, self._stop, self._single = rows, most, how, stop, single
        self._streams = None if text is None else [text.stream() for _ in rows]
        low, high = self._facts["batch"]
        self._batch = max(low, len(rows))  # rows beyond the prompts' repeat the first
        self._draws = how.draws(len(rows), most)
        self._module = module
        self.state = module.state(**({"batch": self._batch} if low != high else {}))
        self._going = [True] * len(rows)
        self._began = False
        self._settings = self._padded(how.settings(len(rows)))  # of "sample"; its last column is drawn for each step
        # What "decode" reads next, int64 [batch, 1]: each row's last token and its position. After the prompts it is theirs.
        self._ids = self._padded(np.array([[row[-1]] for row in rows], np.int64))
        self._at = self._padded(np.array([[len(row) - 1] for row in rows], np.int64))

    def __iter__(self) -> Generation:
        return self

    def __next__(self) -> Any:
        if not any(self._going):
            self.close()
            raise StopIteration
        began = perf_counter()
        ids = self._step() if self._began else self._prefill()
        taken = perf_counter() - began
        if self._began:
            self.stats.steps.append(taken)
        else:
            self.stats.prefill, self._began = taken, True
        return self._take(ids)

    def close(self) -> None:
        """Give the state's memory back. No more tokens come."""
        self._going = [False] * len(self._rows)
        self.state.close()

    def _prefill(self) -> Array:
        """Reads the prompts, a chunk at a time; a row that has ended goes on with its last token."""
        longest = max(LEAST, *map(len, self._rows))
        for start in range(0, longest, self._facts["chunk"]):
            end = min(start + self._facts["chunk"], longest)
            start = min(start, end - LEAST)
            columns = np.arange(start, end)
            at = np.stack([np.minimum(columns, len(row) - 1) for row in self._rows])
            ids = np.stack([np.asarray(row, np.int64)[positions] for row, positions in zip(self._rows, at, strict=True)])
            drawn = self._call("prefill", ids, at)
        return self._choose(drawn)

    def _step(self) -> Array:
        """Reads each row's last token. A row that has ended reads what it has read last again, where it stands."""
        return self._choose(self._call("decode", self._ids, self._at))

    def _call(self, entry: str, ids: Array, positions: Array) -> Array:
        drawn: Array = self._module.entries[entry](self._padded(ids), self._padded(positions), state=self.state)
        return drawn

    def _choose(self, likely: Array) -> Array:
        """Each row's next token: the most likely, as the step has found it, or one drawn."""
        if self._how.greedy:
            return likely[: len(self._rows), 0]
        drawn = self._draws[max(map(len, self.tokens))]
        self._settings[: len(drawn), -1] = drawn
        chosen: Array = self._module.entries["sample"](self._settings, state=self.state)
        return chosen[: len(self._rows), 0]

    def _padded(self, array: Array) -> Array:
        """`array` [rows, …] with the first row again for each row of the batch that has no prompt."""
        if len(array) == self._batch:
            return array
        return np.concatenate([array, np.repeat(array[:1], self._batch - len(array), 0)])

    def _take(self, ids: Array) -> Any:
        came: list[Any] = []
        for row, token in enumerate(ids.tolist()):
            if not self._going[row]:
                came.append(None)
                continue
            if token < 0:
                self.close()
                raise RuntimeFailure(
                    message(
                        f"the logits of row {row} are not numbers",
                        need="finite logits",
                        have=f"NaN after {len(self._rows[row]) + len(self.tokens[row])} tokens",
                        do="compile in a wider dtype, --dtype bfloat16 or float32, and look at the weights",
                    )
                )
            if self._facts.get("forced_end") is not None and len(self.tokens[row]) == self._most - 1:
                token = self._facts["forced_end"]
            self.tokens[row].append(token)
            self.stats.new_tokens += 1
            self._going[row] = token not in self._stop and len(self.tokens[row]) < self._most
            if self._going[row]:
                self._ids[row, 0] = token
                self._at[row, 0] += 1
            came.append(token if self._streams is None else self._streams[row].add(token, last=not self._going[row]))
        self._ids[len(self._rows) :], self._at[len(self._rows) :] = self._ids[0], self._at[0]  # rows that no prompt has
        return came[0] if self._single else tuple(came)


def _rows_of(module: Module, prompt: Any) -> tuple[Rows, Text | None, bool]:
    """The prompts' tokens, what turns tokens to text where the prompts were text, and whether there is one prompt alone."""
    if isinstance(prompt, str):
        text = text_of(module)
        return [text.encode(prompt)], text, True
    if isinstance(prompt, Sequence) and prompt and all(isinstance(each, Mapping) for each in prompt):
        text = text_of(module)
        return [text.encode_chat(prompt)], text, True
    if isinstance(prompt, Sequence) and prompt and all(isinstance(each, str) for each in prompt):
        text = text_of(module)
        return [text.encode(each) for each in prompt], text, False
    try:
        one = np.ndim(prompt[0]) == 0 if len(prompt) else True
        rows = [_ids(prompt)] if one else [_ids(each) for each in prompt]
    except (TypeError, ValueError, IndexError, KeyError) as error:
        raise InputTypeError(
            message(
                "this is no prompt",
                need="token ids, a batch of them, a text, a list of texts, or a list of messages",
                have=type(prompt).__name__,
                do="give whole numbers as ids: [1, 2, 3], or [[1, 2, 3], [4]]",
            )
        ) from error
    return rows, None, one


def _ids(prompt: Any) -> list[int]:
    array = np.asarray(prompt)
    if array.ndim != 1 or (array.size and array.dtype.kind not in "iu"):
        raise TypeError(f"{array.dtype} of {array.ndim} dims")
    return [int(each) for each in array]


def _check_rows(rows: Rows, facts: Mapping[str, Any]) -> None:
    high, vocabulary = facts["batch"][1], facts["vocabulary"]
    if not 1 <= len(rows) <= high:
        raise InputValueError(
            message(
                "more prompts than the model was compiled for",
                need=f"1 to {high}",
                have=len(rows),
                do=f"tk compile … --batch 1..{max(len(rows), 1)}",
            )
        )
    for number, row in enumerate(rows):
        if not row:
            do = "leave it out, or begin it with the token that begins a text"
            raise InputValueError(message(f"prompt {number} is empty", need="a token or more", have=0, do=do))
        outside = [token for token in row if not 0 <= token < vocabulary]
        if outside:
            raise InputValueError(
                message(
                    f"prompt {number} has a token that the model lacks",
                    need=f"0 to {vocabulary - 1}",
                    have=outside[0],
                    do="encode it with the tokenizer of this model",
                )
            )


def _stops(stop: Any, vocabulary: int) -> list[int]:
    """The ids that end a row, of one or several of any whole numbers. Raises UsageError, for one that the model cannot give
    too: a row would never end there."""
    ids = list(stop) if isinstance(stop, Iterable) else [stop]
    if not all(map(is_whole, ids)):
        raise UsageError(
            message(
                "these are no tokens to stop at",
                need="a token's id, or several",
                have=repr(stop),
                do="stop=2, stop=[2, 3], or none",
            )
        )
    outside = [int(each) for each in ids if not 0 <= each < vocabulary]
    if outside:
        raise UsageError(
            message(
                f"no row can stop at the token {outside[0]}, which the model lacks",
                need=f"0 to {vocabulary - 1}",
                have=", ".join(map(str, outside)),
                do="give the id that this model's tokenizer has for the token, or leave stop out for the model's own",
            )
        )
    return [int(each) for each in ids]


def _most_new(rows: Rows, facts: Mapping[str, Any], asked: int | None) -> int:
    """How many tokens may come: what was asked for, or MAX_NEW_TOKENS as far as they fit."""
    longest, context = max(map(len, rows)), facts["context"]
    if asked is not None and (not is_whole(asked) or asked < 1):
        raise UsageError(
            message("there is no such number of new tokens", need="1 or more", have=repr(asked), do="give a whole number")
        )
    room = context - longest
    if room < (asked or 1):
        raise InputValueError(
            message(
                "the prompt and the new tokens do not fit in the context",
                need=f"at most {context} tokens in all",
                have=f"a prompt of {longest}, and {asked or 1} new",
                do="ask for fewer, shorten the prompt, or compile with a larger --context",
            )
        )
    return int(asked or min(room, MAX_NEW_TOKENS))
