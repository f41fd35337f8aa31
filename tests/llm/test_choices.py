"""What a folder asks of the choice of tokens: taken as transformers takes it, or refused by name."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
import torch

import tk
from tests.llm.families import VOCABULARY, saved
from tk.errors import ImportModelError, UsageError
from tk.llm.choices import REFUSED, Choices, choices_of
from tk.llm.folder import read_folder
from tk.llm.programs import entries_of
from tk.llm.step import trial

transformers = pytest.importorskip("transformers")
ASKED = {
    "repetition_penalty": 1.4,
    "forced_eos_token_id": [9, 7],
    "suppress_tokens": [*range(20, 60), VOCABULARY + 3],
    "begin_suppress_tokens": [*range(62, 100)],
    "bad_words_ids": [[60], [61]],
}
PROMPT, NEW = [5, 6, 7, 5, 6, 7, 5, 6], 24


def asking(folder: Path, family: str = "llama3.1", **asked: Any) -> Path:
    saved(folder, family)
    (folder / "generation_config.json").write_text(json.dumps(asked))
    return folder


def of_transformers(folder: Path, **options: Any) -> list[int]:
    net = transformers.AutoModelForCausalLM.from_pretrained(folder)
    ids = torch.tensor([PROMPT])
    out = net.generate(ids, attention_mask=torch.ones_like(ids), max_new_tokens=NEW, do_sample=False, **options)
    tokens: list[int] = out[0, len(PROMPT) :].tolist()
    return tokens


@pytest.mark.rotated(4)
def test_tokens_are_chosen_as_the_folder_asks(tmp_path: Path) -> None:
    folder = asking(tmp_path / "asking", **ASKED)
    model = tk.load(tk.compile(folder, context=64, batch="1..2", target="cpu", verify=False))
    running = model.generate([PROMPT, PROMPT[:3]], NEW)
    list(running)
    expected = of_transformers(folder)
    assert running.tokens[0] == expected
    assert [row[-1] for row in running.tokens] == [7, 7]
    assert not set(running.tokens[0]) & {*range(20, 62)}
    assert running.tokens[0][0] not in range(62, 100)
    assert set(running.tokens[0]) & {*range(62, 100)}
    plain = model.generate(PROMPT, NEW, repetition_penalty=1.0)
    list(plain)
    assert plain.tokens[0] == of_transformers(folder, repetition_penalty=1.0) != expected
    drawn = model.generate([PROMPT, PROMPT], NEW, temperature=3.0)
    list(drawn)
    assert not {token for row in drawn.tokens for token in row} & {*range(20, 62)}
    assert [row[-1] for row in drawn.tokens] == [7, 7]
    ended = model.generate(PROMPT, NEW, stop=expected[3])
    list(ended)
    assert ended.tokens[0] == expected[: expected.index(expected[3]) + 1]  # it ended before its length did


VALUES: dict[str, Any] = {
    "exponential_decay_length_penalty": [4, 1.5],
    "sequence_bias": [[[4, 5], 1.0]],
    "stop_strings": ["end"],
    "watermarking_config": {"greenlist_ratio": 0.3},
}


@pytest.mark.parametrize("name", REFUSED)
def test_what_tk_cannot_choose_by_is_refused(name: str) -> None:
    asked = transformers.GenerationConfig()
    assert choices_of("m", asked, 64) == Choices()
    setattr(asked, name, VALUES.get(name, 3))
    with pytest.raises(ImportModelError, match=rf"m asks for tokens(.|\n)*have: {name}") as caught:
        choices_of("m", asked, 64)
    assert "generation_config.json" in str(caught.value)


def test_every_processor_of_transformers_is_taken_or_refused() -> None:
    """Options of `generate` that its processors of logits read, by the names in its own source."""
    import inspect
    import re

    source = inspect.getsource(transformers.GenerationMixin._get_logits_processor)
    read = set(re.findall(r"generation_config\.([a-z]\w*)", source))
    of_searching = {"do_sample", "num_beams", "temperature", "top_k", "top_p", "min_p", "top_h", "typical_p", "epsilon_cutoff"}
    of_searching |= {"eta_cutoff", "diversity_penalty", "num_beam_groups"}
    others = {"max_length", "use_cache", "remove_invalid_values", "renormalize_logits"}
    assert read - of_searching - others - set(REFUSED) - set(ASKED) == set()


@pytest.mark.parametrize(
    "asked",
    [
        {"bad_words_ids": [[1], [2, 3]]},
        {"repetition_penalty": 0.0},
        {"repetition_penalty": "much"},
        {"forced_eos_token_id": 64},
        {"forced_eos_token_id": -1},
        {"suppress_tokens": ["a"]},
        {"begin_suppress_tokens": [1.5]},
    ],
)
def test_values_that_cannot_be(asked: dict[str, Any]) -> None:
    config = transformers.GenerationConfig()
    for name, value in asked.items():
        setattr(config, name, value)
    with pytest.raises(ImportModelError, match=next(iter(asked))):
        choices_of("m", config, 64)


def test_a_bad_word_that_ends_a_text_is_none() -> None:
    assert choices_of("m", transformers.GenerationConfig(bad_words_ids=[[3], [4]], eos_token_id=[4]), 64).suppressed == (3,)


def test_a_token_that_a_config_forces_at_the_end(tmp_path: Path) -> None:
    """Marian's configs have one by themselves."""
    config = transformers.MarianConfig(
        vocab_size=64, d_model=32, decoder_layers=1, decoder_attention_heads=4, decoder_ffn_dim=64, pad_token_id=0,
        decoder_start_token_id=0, forced_eos_token_id=5, max_position_embeddings=64, is_decoder=True,
    )  # fmt: skip
    transformers.MarianForCausalLM(config).save_pretrained(tmp_path)
    read = read_folder(tmp_path)
    assert (
        read.choices.forced_end
        == transformers.MarianForCausalLM.from_pretrained(tmp_path).generation_config.forced_eos_token_id
    )


def test_a_cache_that_cuts_more_off_than_the_masks_hide_limits_the_context(tmp_path: Path) -> None:
    """Moshi's masks are causal and know no window; its cache in transformers keeps `sliding_window` tokens."""
    config = transformers.MoshiConfig(
        vocab_size=64, hidden_size=32, num_hidden_layers=1, num_attention_heads=4, num_key_value_heads=4, head_dim=8,
        ffn_dim=64, max_position_embeddings=512, sliding_window=24, pad_token_id=0, bos_token_id=None, eos_token_id=None,
    )  # fmt: skip
    transformers.MoshiForCausalLM(config).save_pretrained(tmp_path)
    layers, _ = trial(read_folder(tmp_path).net)
    assert [layer.window for layer in layers] == [0]
    assert entries_of(tmp_path)[2]["context"] == 24
    with pytest.raises(UsageError, match="need: 2 to 24 tokens"):
        entries_of(tmp_path, context=25)
