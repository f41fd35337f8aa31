"""The families that tk/llm names, and others: greedy tokens of a ragged batch are those of transformers in float32."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

import tk
from tests.llm.families import FAMILIES, MORE, OTHERS, SCANNED, VOCABULARY, make, saved
from tests.sample import ALL, sample
from tk.errors import ImportModelError
from tk.llm import check
from tk.llm.attention import NAME, register, use_attention
from tk.llm.check import manner_of
from tk.llm.folder import TESTED
from tk.llm.layers import caches
from tk.llm.step import Manner, Step, trial

pytest.importorskip("transformers")
CONTEXT = 384
PROMPTS, NEW = (3, 17, 64, 300), 64 if ALL else 24


def prompts_and_tokens(net: Any) -> tuple[list[list[int]], list[list[int]]]:
    """Prompts of PROMPTS tokens, and what transformers goes on with."""
    generator = torch.Generator().manual_seed(1)
    prompts = [torch.randint(3, VOCABULARY, (1, length), generator=generator) for length in PROMPTS]
    outputs = [
        net.generate(ids, attention_mask=torch.ones_like(ids), max_new_tokens=NEW, do_sample=False, use_cache=True)
        for ids in prompts
    ]
    return [ids[0].tolist() for ids in prompts], [
        out[0, ids.shape[1] :].tolist() for ids, out in zip(prompts, outputs, strict=True)
    ]


@pytest.mark.rotated(8)
@pytest.mark.parametrize("family", sample([*FAMILIES, *OTHERS], 99))
def test_compiled_tokens_are_those_of_transformers(family: str, tmp_path: Path) -> None:
    """Every other family with a fixed number of rows: among them those with experts."""
    folder, net = saved(tmp_path / family, family)
    batch = "1..4" if [*FAMILIES, *OTHERS].index(family) % 2 else "4"
    package = tk.compile(folder, context=CONTEXT, batch=batch, chunk=128, target="cpu", verify=False)
    prompts, expected = prompts_and_tokens(net)
    model = tk.load(package)
    running = model.generate(prompts, NEW)
    assert len(list(running)) == NEW
    assert running.tokens == expected, prompts
    fewer = model.generate(prompts[1:3], NEW)
    assert len(list(fewer)) == NEW
    assert fewer.tokens == expected[1:3]


@torch.no_grad()
@pytest.mark.rotated(6)
@pytest.mark.parametrize("family", sample([*list(FAMILIES)[1:], *OTHERS, *MORE, *SCANNED], 99))
def test_exported_steps_are_those_of_transformers(family: str) -> None:
    """The same without compiling: the cache, the mask and the attention that are exported."""
    net = make(family)
    prompts, expected = prompts_and_tokens(net)
    register()
    use_attention(net, NAME)
    layers, count = trial(net)
    manner = manner_of(net, layers, count, TESTED)
    memory = caches(layers, len(prompts), CONTEXT, 9.0)
    seen, logits = torch.zeros(len(prompts), count, dtype=torch.uint8), torch.zeros(len(prompts), count)
    step = Step(net, layers, CONTEXT, manner)
    for start in range(0, max(PROMPTS), 100):
        at = torch.stack([torch.arange(start, start + 100).clamp(max=len(row) - 1) for row in prompts])
        ids = torch.stack([torch.tensor(row)[indices] for row, indices in zip(prompts, at, strict=True)])
        token = step(ids, at, seen, logits, *memory)
    tokens = [token]
    for _ in range(NEW - 1):
        at = at[:, -1:] + 1
        tokens.append(step(tokens[-1], at, seen, logits, *memory))
    assert torch.cat(tokens, 1).tolist() == expected


def test_models_that_are_given_no_positions_count_them() -> None:
    """Decoders of the BART family take none: they add 0, 1, 2 … to the tokens that their cache says it holds."""
    for family, manner in (("marian", Manner(None, True)), ("roberta", Manner()), ("megatron-bert", Manner(torch.float32))):
        net = make(family)
        register()
        use_attention(net, NAME)
        layers, count = trial(net)
        assert manner_of(net, layers, count, TESTED) == manner, family


def test_a_step_that_is_wrong_for_the_longest_row_alone_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one that ignores a window is: the middle row's error hid it."""
    net = make(next(iter(FAMILIES)))
    register()
    use_attention(net, NAME)
    layers, count = trial(net)
    right = check.stepped

    def wrong(*arguments: Any) -> torch.Tensor:
        logits = right(*arguments)
        logits[1, 0] *= 1.1
        return logits

    monkeypatch.setattr(check, "stepped", wrong)
    with pytest.raises(ImportModelError, match="other logits"):
        manner_of(net, layers, count, TESTED)


@pytest.mark.parametrize("family", ["marian", "roberta"])
def test_counted_and_given_positions_are_those_of_generate(family: str) -> None:
    """RoBERTa's kin count from another number when they are called alone than `generate` gives them."""
    test_exported_steps_are_those_of_transformers(family)
