"""transformers' exporters with the format "tk": what a model returns, saved and loaded, and steps over a fixed cache."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import torch

pytest.importorskip("transformers.exporters")
from transformers import GenerationConfig
from transformers.cache_utils import StaticCache
from transformers.exporters import AutoHfExporter, ExportedModel

import tk
import tk.transformers
from tests.llm.families import make
from tk.errors import InputTypeError


def _ids(length: int) -> torch.Tensor:
    return torch.randint(3, 128, (2, length), generator=torch.Generator().manual_seed(length))


@torch.no_grad()
def test_a_model_saved_and_loaded(tmp_path: Path) -> None:
    net, ids = make("llama2", num_hidden_layers=1), _ids(9)
    given = {"input_ids": ids, "attention_mask": torch.ones_like(ids), "use_cache": False}
    exporter = AutoHfExporter.from_config({"export_format": "tk"})
    exporter.export(net, given, {"target": "cpu"}).save_pretrained(tmp_path)
    exported = ExportedModel.from_pretrained(tmp_path, device="cpu")
    assert isinstance(exported.program, tk.Package)
    other = _ids(9).flip(1)
    outputs, expected = exported(input_ids=other, attention_mask=torch.ones_like(ids)), net(other)
    assert type(outputs) is type(expected)
    torch.testing.assert_close(outputs.logits, expected.logits, rtol=1e-4, atol=1e-4)
    with pytest.raises(InputTypeError, match="attention_mask"):
        exported(input_ids=ids)


@torch.no_grad()
def test_generation_over_a_cache_of_fixed_size() -> None:
    net, ids = make("llama2", num_hidden_layers=1), _ids(9)
    how = GenerationConfig(cache_implementation="static", max_new_tokens=6, do_sample=False)
    given: dict[str, Any] = {"input_ids": ids, "attention_mask": torch.ones_like(ids)}
    config = tk.transformers.TkConfig(target="cpu")
    exported = tk.transformers.TkExporter().export_for_generation(net, given, config, generation_config=how)
    runners, expected = exported.runners, net.generate(**given, generation_config=how)
    length = exported.components["decode"].metadata.kwargs["attention_mask"]["shape"][-1]
    hidden = torch.full((2, 1, 9, length), torch.finfo(torch.float32).min).triu(1)
    cache: Any = StaticCache(config=net.config, max_cache_len=length)
    positions = torch.arange(9).expand(2, -1)
    out = runners["prefill"](input_ids=ids, attention_mask=hidden, position_ids=positions, past_key_values=cache)
    tokens = [out.logits[:, -1:].argmax(-1)]
    cache = out.past_key_values
    for at in range(9, length):
        seen = torch.full((2, 1, 1, length), torch.finfo(torch.float32).min)
        seen[..., : at + 1] = 0
        indices = torch.full((2, 1), at)
        out = runners["decode"](input_ids=tokens[-1], attention_mask=seen, position_ids=indices, past_key_values=cache)
        tokens.append(out.logits[:, -1:].argmax(-1))
        cache = out.past_key_values
    made = torch.cat(tokens, 1)
    assert torch.equal(made, expected[:, 9 : 9 + made.shape[1]])
