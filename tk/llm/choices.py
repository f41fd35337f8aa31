"""What a model's folder asks of the choice of each token, in its generation_config.json or its config.json.

transformers' `generate` does it without being told to, so tokens would differ from its own without a word. What tk cannot do
of it is refused. How tokens are searched for (sampling, beams) is not among it: that is the caller's to ask.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from math import inf
from typing import Any

from tk.errors import ImportModelError, message
from tk.llm.sampling import is_whole

__all__ = ["Choices", "choices_of"]

# Values with which each changes no token.
REFUSED: dict[str, tuple[Any, ...]] = {
    "encoder_no_repeat_ngram_size": (None, 0),
    "encoder_repetition_penalty": (None, 1),
    "exponential_decay_length_penalty": (None,),
    "forced_bos_token_id": (None,),
    "guidance_scale": (None, 1),
    "min_length": (None, 0),
    "min_new_tokens": (None, 0),
    "no_repeat_ngram_size": (None, 0),
    "sequence_bias": (None, {}, []),
    "stop_strings": (None, "", []),
    "watermarking_config": (None,),
}


@dataclass(frozen=True)
class Choices:
    """`repetition_penalty`: where the caller asks for none; `forced_end`: the last token of a row that ends by its length, or
    None; `suppressed`: tokens that are never chosen, `suppressed_first` those that are not behind a prompt."""

    repetition_penalty: float = 1.0
    forced_end: int | None = None
    suppressed: tuple[int, ...] = ()
    suppressed_first: tuple[int, ...] = ()


def choices_of(name: str, asked: Any, vocabulary: int) -> Choices:
    """The choices of the model `name`, `asked` its transformers.GenerationConfig. Raises ImportModelError."""
    words, ends = getattr(asked, "bad_words_ids", None) or [], _each(asked.eos_token_id)
    several = [word for word in words if not isinstance(word, list) or len(word) != 1]
    beyond = [f"{key} {value!r}" for key, neutral in REFUSED.items() if (value := getattr(asked, key, None)) not in neutral]
    if several:
        beyond.append(f"bad_words_ids {several[0]!r}")
    if beyond:
        raise _refused(name, beyond)
    single = [token for word in words for token in word if token not in ends]
    forced = _each(asked.forced_eos_token_id)
    penalty = 1.0 if asked.repetition_penalty is None else asked.repetition_penalty
    wrong = [f"repetition_penalty {penalty!r}"] if not isinstance(penalty, int | float) or not 0 < penalty < inf else []
    wrong += list(_outside("forced_eos_token_id", forced, vocabulary))
    never = [*_each(asked.suppress_tokens), *single]
    first = _each(asked.begin_suppress_tokens)
    no_ids = [token for token in (*never, *first) if not is_whole(token)]
    wrong += list(_outside("suppress_tokens, begin_suppress_tokens, bad_words_ids", no_ids, vocabulary))
    if wrong:
        raise _refused(name, wrong)
    known = [tuple(sorted({token for token in tokens if 0 <= token < vocabulary})) for tokens in (never, first)]
    return Choices(float(penalty), min(forced, default=None), *known)


def _each(ids: Any) -> list[Any]:
    return [] if ids is None else list(ids) if isinstance(ids, list | tuple) else [ids]


def _outside(what: str, ids: Iterable[Any], vocabulary: int) -> Iterator[str]:
    return (f"{what} {each!r}" for each in ids if not (is_whole(each) and 0 <= each < vocabulary))


def _refused(name: str, have: list[str]) -> ImportModelError:
    return ImportModelError(
        message(
            f"{name} asks for tokens to be chosen in a way that tk does not have",
            need="repetition_penalty, forced_eos_token_id, (begin_)suppress_tokens, bad_words_ids of one token each, or none",
            have=", ".join(have),
            do="remove it from generation_config.json, or from config.json: then tk generates without it",
        )
    )
