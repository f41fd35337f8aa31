"""Decoders with a static cache of keys and values: the prompt, then one token at a time, as two packages that share a state."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch

import tk
from tests.frontend.running import error
from tests.frontend.transformers_cases import GROUPED
from tests.sample import sample
from tk.frontend import load

transformers = pytest.importorskip("transformers")
LENGTH, PROMPT, BATCH = 16, 7, 2


def exportable(family: str, *, batch: int = BATCH, length: int = LENGTH, **more: Any) -> torch.nn.Module:
    from transformers.integrations.executorch import TorchExportableModuleWithStaticCache

    torch.manual_seed(0)
    config = getattr(transformers, "Gemma3TextConfig" if family == "Gemma3" else f"{family}Config")
    net = getattr(transformers, f"{family}ForCausalLM")(config(**GROUPED, **more)).eval()
    net.generation_config = transformers.GenerationConfig(
        use_cache=True, cache_implementation="static", eos_token_id=None, pad_token_id=0
    )
    return TorchExportableModuleWithStaticCache(net, batch, length)


def greedy(module: torch.nn.Module, ids: torch.Tensor, count: int) -> list[int]:
    """The tokens that tk's packages of `module` go on with after one prompt: the most likely one each time."""
    runs = [_package(module, part) for part in (ids, ids[:, :1])]
    state = {spec.name: np.zeros(spec.shape, spec.dtype) for spec in runs[1].inputs[2:]}
    tokens, at, part = [], 0, ids.numpy()
    while len(tokens) < count:
        out = runs[at > 0](input_ids=part, cache_position=np.arange(at, at + part.shape[1]), **state)
        at += part.shape[1]
        tokens.append(int(out[0, -1].argmax()))
        part = np.array([tokens[-1:]])
    return tokens


def _package(module: torch.nn.Module, ids: torch.Tensor) -> Any:
    model = load(module, (), {"input_ids": ids, "cache_position": torch.arange(ids.shape[1])})
    return tk.load(tk.compile(model, target="cpu", verify=False))


@pytest.mark.rotated(8)
@pytest.mark.parametrize(
    ("family", "more"), sample([("Gemma3", {"head_dim": 8, "sliding_window": 8}), ("Llama", {}), ("Qwen3", {"head_dim": 8})], 3)
)
def test_sixteen_tokens_are_those_of_generate(family: str, more: dict[str, Any]) -> None:
    module = exportable(family, batch=1, length=32, **more)
    ids = torch.randint(3, 128, (1, PROMPT), generator=torch.Generator().manual_seed(0))
    expected = module.model.generate(ids, max_new_tokens=16, do_sample=False)[0, PROMPT:].tolist()
    assert len(set(expected)) > 4
    assert greedy(module, ids, 16) == expected


def whole(module: torch.nn.Module, ids: torch.Tensor) -> torch.Tensor:
    """The logits of the same model in float64, all tokens at once and no cache."""
    with torch.no_grad():
        return module.model.double()(input_ids=ids, use_cache=False).logits


@pytest.mark.rotated(8)
@pytest.mark.parametrize(("family", "more"), sample([("Llama", {}), ("Qwen3", {"head_dim": 8})], 2))
def test_prompt_and_steps(family: str, more: dict[str, Any]) -> None:
    module = exportable(family, **more)
    ids = torch.randint(3, 128, (BATCH, PROMPT + 3), generator=torch.Generator().manual_seed(0))
    steps = {}
    for name, part in (("prompt", ids[:, :PROMPT]), ("step", ids[:, :1])):
        model = load(module, (), {"input_ids": part, "cache_position": torch.arange(part.shape[1])})
        inputs, outputs = ([spec.name for spec in specs] for specs in (model.signature.inputs, model.signature.outputs))
        caches = [name for name in inputs if name not in ("input_ids", "cache_position")]
        assert {"key_cache_0", "value_cache_0", "key_cache_1", "value_cache_1"} <= set(caches)
        assert outputs == ["output"]
        assert set(model.signature.mutated) == set(caches)
        steps[name] = tk.load(tk.compile(model, target="cpu", verify=False))
    state = {spec.name: np.zeros(spec.shape, spec.dtype) for spec in steps["step"].inputs[2:]}
    logits, at = [], 0
    for part in (ids[:, :PROMPT], *ids[:, PROMPT:].split(1, 1)):
        run = steps["prompt" if at == 0 else "step"]
        positions = np.arange(at, at + part.shape[1])
        out = run(input_ids=part.contiguous().numpy(), cache_position=positions, **state)
        logits.append(out)
        at += part.shape[1]
    assert error(np.concatenate(logits, 1), whole(module, ids)) < 1e-6
