"""Hugging Face models, small and random, static and dynamic, where transformers is installed."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from torch.export import Dim

from tests.frontend.running import worst
from tk.frontend import load

transformers = pytest.importorskip("transformers")

SIZES = {"hidden_size": 32, "num_hidden_layers": 1, "num_attention_heads": 4, "intermediate_size": 64, "vocab_size": 128}
IDS = torch.randint(0, 128, (2, 12), generator=torch.Generator().manual_seed(0))


def bert() -> Any:
    return transformers.BertModel(transformers.BertConfig(**SIZES, max_position_embeddings=64))


def gpt2() -> Any:
    return transformers.GPT2LMHeadModel(transformers.GPT2Config(n_embd=32, n_layer=1, n_head=4, vocab_size=128, n_positions=64))


def llama() -> Any:
    return transformers.LlamaForCausalLM(transformers.LlamaConfig(**SIZES, num_key_value_heads=2, max_position_embeddings=64))


def mixtral() -> Any:
    config = transformers.MixtralConfig(**SIZES, num_key_value_heads=2, max_position_embeddings=64, num_local_experts=4)
    return transformers.MixtralForCausalLM(config)


@pytest.mark.parametrize("make", [bert, gpt2, llama, mixtral], ids=lambda make: make.__name__)
def test_language_models(make: Any) -> None:
    torch.manual_seed(0)
    kwargs: dict[str, Any] = {"input_ids": IDS} if make is bert else {"input_ids": IDS, "use_cache": False}
    shapes = dict.fromkeys(kwargs) | {"input_ids": {0: Dim("batch", min=1, max=8), 1: Dim("seq", min=2, max=64)}}
    model = load(make().eval(), (), kwargs, dynamic_shapes=shapes)
    assert model.signature.inputs[0].shape == ("batch", "seq")
    assert worst(model, [np.random.default_rng(0).integers(0, 128, (3, 17))]) < 1e-6


def test_vision_model_returns_a_record() -> None:
    torch.manual_seed(0)
    sizes = {key: value for key, value in SIZES.items() if key != "vocab_size"}
    net = transformers.ViTModel(transformers.ViTConfig(**sizes, image_size=32, patch_size=8)).eval()
    model = load(net, (), {"pixel_values": torch.randn(2, 3, 32, 32)})
    assert model.signature.out_tree["kind"] == "record"
    assert model.signature.out_tree["keys"] == ["last_hidden_state", "pooler_output"]
    assert worst(model) < 1e-6
