"""Models drawn at random over what configs say: greedy tokens of a ragged batch are those of each row alone in transformers."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import torch

import tk
from tests.llm.drawn import draw_model
from tests.sample import ALL
from tk.llm.attention import NAME, register, use_attention
from tk.llm.folder import Folder
from tk.llm.layers import caches
from tk.llm.programs import entries_of

pytest.importorskip("transformers")
PROMPTS, NEW, CONTEXT, CHUNK = (3, 17, 64, 300), 12, 384, 100
TIE = 1e-4  # of the logits' deviation: what rounding may turn around


def drawn_prompts(seed: int, vocabulary: int) -> list[list[int]]:
    generator = torch.Generator().manual_seed(seed)
    return [torch.randint(0, vocabulary, (length,), generator=generator).tolist() for length in PROMPTS]


def assert_greedy(net: Any, prompts: list[list[int]], found: list[list[int]], about: object) -> None:
    """Each token is what the model itself, reading all before it at once and without a cache, has for the most likely one."""
    for prompt, tokens in zip(prompts, found, strict=True):
        logits = net(input_ids=torch.tensor([prompt + tokens[:-1]]), use_cache=False).logits[0, len(prompt) - 1 :]
        taken = logits.gather(1, torch.tensor(tokens)[:, None])[:, 0]
        behind = (logits.amax(-1) - taken) / logits.std(-1)
        assert float(behind.max()) < TIE, (about, len(prompt), behind.tolist())


@torch.no_grad()
def test_exported_steps_of_drawn_models() -> None:
    """The state and the step that are exported; random memory stands for what was in the cache before."""
    for seed in random.Random(random.random()).sample(range(1 << 30), 20 if ALL else 3):
        family, options, net = draw_model(seed)
        expected, prompts = draw_model(seed)[2], drawn_prompts(seed, options["vocab_size"])
        register()
        use_attention(net, NAME)
        folder = Folder(net, family, "float32", options["vocab_size"], [])
        _, entries, facts = entries_of(folder, context=CONTEXT, batch=len(PROMPTS), chunk=CHUNK)
        step = entries["decode"][0]
        memory = caches(step.layers, len(PROMPTS), CONTEXT, 9.0)
        seen, logits = (torch.zeros(len(PROMPTS), facts["logits"], dtype=dtype) for dtype in (torch.uint8, torch.float32))
        for start in range(0, max(PROMPTS), CHUNK):
            at = torch.stack([torch.arange(start, start + CHUNK).clamp(max=len(row) - 1) for row in prompts])
            ids = torch.stack([torch.tensor(row)[indices] for row, indices in zip(prompts, at, strict=True)])
            token = step(ids, at, seen, logits, *memory)
        tokens = [token]
        for _ in range(NEW - 1):
            at = at[:, -1:] + 1
            tokens.append(step(tokens[-1], at, seen, logits, *memory))
        assert_greedy(expected, prompts, torch.cat(tokens, 1).tolist(), (seed, family, options))


@torch.no_grad()
@pytest.mark.rotated(4)
def test_packages_of_drawn_models(tmp_path: Path) -> None:
    for seed in random.Random(random.random()).sample(range(1 << 30), 2 if ALL else 1):
        family, options, net = draw_model(seed)
        folder, prompts = tmp_path / str(seed), drawn_prompts(seed, options["vocab_size"])
        net.save_pretrained(folder)
        package = tk.compile(folder, context=CONTEXT, batch=("1..4", "4")[seed % 2], chunk=CHUNK, target="cpu", verify=False)
        model = tk.load(package)
        running = model.generate(prompts, NEW, stop=[])
        assert len(list(running)) == NEW
        assert_greedy(net, prompts, running.tokens, (seed, family, options))
        alone = model.generate(prompts[1], NEW, stop=[])
        assert list(alone) == running.tokens[1], (seed, family, options)
