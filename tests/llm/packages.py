"""A small language model as a package, with a tokenizer and a chat template, compiled once a run of the tests."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import tk
from tests.llm.families import VOCABULARY, saved

__all__ = ["CHUNK", "CONTEXT", "compiled", "write_tokenizer"]

CONTEXT, CHUNK = 128, 32
TEMPLATE = (
    "{{ bos_token }}{% for message in messages %}{% if message.role not in ['user', 'assistant'] %}"
    "{{ raise_exception('no such role') }}{% endif %}{{ message.role[:1] }}:{{ message.content }};{% endfor %}"
    "{% if add_generation_prompt %}a:{% endif %}"
)


def write_tokenizer(folder: Path) -> None:
    """A tokenizer of bytes: ASCII as it is, so that each character is a token, "<s>" and "é" in two tokens among them."""
    from tokenizers import Tokenizer, decoders, models, pre_tokenizers

    alphabet = sorted(pre_tokenizers.ByteLevel.alphabet())
    vocabulary = {"<s>": 0, **{letter: n + 1 for n, letter in enumerate(sorted(alphabet, key=_rank)[: VOCABULARY - 1])}}
    tokenizer = Tokenizer(models.BPE(vocabulary, []))
    tokenizer.pre_tokenizer = pre_tokenizers.ByteLevel(add_prefix_space=False)
    tokenizer.decoder = decoders.ByteLevel()
    tokenizer.add_special_tokens(["<s>"])
    tokenizer.save(str(folder / "tokenizer.json"))
    settings = {"bos_token": {"content": "<s>"}, "chat_template": TEMPLATE}
    (folder / "tokenizer_config.json").write_text(json.dumps(settings))


def _rank(letter: str) -> tuple[bool, str]:
    """Letters that stand for the bytes of "é" first, then ASCII, then the others."""
    return letter not in "Ã©", ord(letter) > 126, letter  # type: ignore[return-value]


def compiled(folder: Path, family: str = "llama3.1", batch: str = "1..4", **options: Any) -> tuple[Path, Any]:
    """The package's file, and the model that it was compiled from."""
    source, net = saved(folder / family, family)
    write_tokenizer(source)
    package = tk.compile(source, context=CONTEXT, batch=batch, chunk=CHUNK, target="cpu", **options)
    package.save(folder / "model.tk")
    return folder / "model.tk", net
