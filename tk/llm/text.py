"""Text to tokens and back, by the tokenizer and the chat template in a package."""

from __future__ import annotations

import importlib.util
import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tk.errors import PackageError, UsageError, message, reason

if TYPE_CHECKING:
    from tk.runtime.module import Module

__all__ = ["TEXT", "Stream", "Text", "check_text", "text_of"]

TEXT = TOKENIZER, SETTINGS, TEMPLATE = "tokenizer.json", "tokenizer_config.json", "chat_template.jinja"
_BROKEN = "\ufffd"  # what a decoder makes of half a character


class Stream:
    """The text of a row's tokens, piece by piece: a character that several tokens make comes with the last of them."""

    def __init__(self, tokenizer: Any) -> None:
        self._tokenizer, self._ids, self._shown = tokenizer, list[int](), 0
        self._from = 0  # tokens whose text cannot change any more lie before it

    def add(self, token: int, *, last: bool = False) -> str:
        """What `token` adds; with `last`, all that is left."""
        self._ids.append(token)
        before = self._decoded(self._ids[self._from : self._shown])
        whole = self._decoded(self._ids[self._from :])
        if whole.endswith(_BROKEN) and not last:
            return ""
        self._from, self._shown = self._shown, len(self._ids)
        return whole[len(before) :]

    def _decoded(self, ids: Sequence[int]) -> str:
        return str(self._tokenizer.decode(list(ids), skip_special_tokens=True))


class Text:
    """A package's tokenizer."""

    def __init__(self, name: str, files: Mapping[str, bytes]) -> None:
        if TOKENIZER not in files:
            raise UsageError(
                message(
                    f"{name} holds no tokenizer",
                    need=f"{TOKENIZER} in the folder that it was compiled from",
                    have=", ".join(name for name in TEXT if name in files) or "none of it",
                    do="give token ids, or compile again with the tokenizer saved into the folder",
                )
            )
        tokenizers = _module("tokenizers")
        what = TOKENIZER
        try:
            self._tokenizer = tokenizers.Tokenizer.from_str(files[TOKENIZER].decode())
            what = SETTINGS
            self._settings = dict(json.loads(files.get(SETTINGS, b"{}")))
            what = TEMPLATE
            self._template = files[TEMPLATE].decode() if TEMPLATE in files else self._settings.get("chat_template")
        except Exception as error:  # the tokenizers library raises bare Exceptions
            raise PackageError(
                message(
                    f"{name}: {what} cannot be read",
                    need=f"{what} as transformers saves it",
                    have=reason(error),
                    do="compile from a folder with the tokenizer saved again, or without its files",
                )
            ) from error
        self._name = name

    def encode(self, text: str, *, special: bool = True) -> list[int]:
        """The tokens of a text, with those that the tokenizer begins and ends texts with."""
        return list(self._tokenizer.encode(text, add_special_tokens=special).ids)

    def decode(self, ids: Sequence[int]) -> str:
        return str(self._tokenizer.decode(list(ids), skip_special_tokens=True))

    def encode_chat(self, messages: Sequence[Mapping[str, Any]]) -> list[int]:
        """The tokens of a conversation, [{"role": "user", "content": "…"}, …], up to where the model answers."""
        return self.encode(self.chat(messages), special=False)

    def chat(self, messages: Sequence[Mapping[str, str]]) -> str:
        """A conversation as the chat template writes it. Templates run in jinja2's sandbox."""
        if isinstance(self._template, list):  # several, by name
            named = {str(each.get("name")): each.get("template") for each in self._template if isinstance(each, dict)}
            self._template = named.get("default")
        if not isinstance(self._template, str):
            raise UsageError(
                message(
                    f"{self._name} has no chat template",
                    need=f"{TEMPLATE}, or chat_template in {SETTINGS}",
                    do="give the prompt as the model expects it, without --chat",
                )
            )
        _module("jinja2")
        from jinja2.sandbox import ImmutableSandboxedEnvironment

        environment = ImmutableSandboxedEnvironment(trim_blocks=True, lstrip_blocks=True)
        environment.filters["tojson"] = lambda value, **more: json.dumps(value, ensure_ascii=False, **more)
        special = {name: _plain(self._settings.get(name)) for name in self._settings if name.endswith("_token")}
        try:
            return environment.from_string(self._template).render(
                messages=list(messages), add_generation_prompt=True, raise_exception=_raise, **special
            )
        except Exception as error:  # a template is a program of its own
            refused = f"{self._name}: the chat template refuses these messages"
            raise UsageError(message(refused, have=reason(error), do="give messages as the model's card has them")) from error

    def stream(self) -> Stream:
        return Stream(self._tokenizer)


def text_of(module: Module) -> Text:
    """The tokenizer in a module's package. Raises UsageError where it has none, or a library that it needs is not there."""
    return Text(module.name, module.files)


def check_text(name: str, files: Mapping[str, bytes]) -> None:
    """Raises PackageError where a folder's tokenizer cannot be read; one that this process cannot try is left to later."""
    if TOKENIZER in files and importlib.util.find_spec("tokenizers") is not None:
        Text(name, files)


def _plain(token: Any) -> Any:
    return token.get("content") if isinstance(token, dict) else token


def _raise(text: str) -> None:
    raise ValueError(text)


def _module(name: str) -> Any:
    try:
        return __import__(name)
    except ImportError as error:
        raise UsageError(
            message(f"{name} is not installed", need=f"{name}, for text", do=f"pip install {name}, or give token ids")
        ) from error
