"""Small random models of the families that people use, most of them from Hugging Face: inputs, and the dims that may vary.

Each is built with two layers and a width of 32, so that exporting, compiling and running it takes seconds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import torch
from torch.export import Dim

__all__ = ["CASES", "Case"]

SIZES: dict[str, Any] = {
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 64,
    "vocab_size": 128,
    "max_position_embeddings": 64,
}
VISION: dict[str, Any] = {
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "intermediate_size": 64,
    "image_size": 32,
    "patch_size": 8,
}
GROUPED: dict[str, Any] = {**SIZES, "num_key_value_heads": 2}
BATCH, SEQUENCE, TARGET = Dim("batch", min=1, max=8), Dim("seq", min=2, max=64), Dim("target", min=2, max=16)
TEXT = {0: BATCH, 1: SEQUENCE}

Inputs = dict[str, torch.Tensor | bool]


@dataclass(frozen=True)
class Case:
    """`make()` gives the module, `inputs()` its keyword arguments; `dims` are the dynamic dims by input, as in torch.export."""

    make: Callable[[], torch.nn.Module]
    inputs: Callable[[], Inputs]
    dims: dict[str, Any] = field(default_factory=dict)


def _generator() -> torch.Generator:
    return torch.Generator().manual_seed(0)


def _ids(batch: int = 2, length: int = 12) -> torch.Tensor:
    return torch.randint(3, 128, (batch, length), generator=_generator())


def _mask() -> torch.Tensor:
    mask = torch.ones(2, 12, dtype=torch.int64)
    mask[1, 8:] = 0
    return mask


def _noise(*shape: int) -> torch.Tensor:
    return torch.randn(shape, generator=_generator())


def _family(name: str, head: str, config: str | None = None, **options: Any) -> Callable[[], torch.nn.Module]:
    """The transformers class `name` + `head`, built from the config class `name` + "Config" (or `config`)."""

    def make() -> torch.nn.Module:
        import transformers

        built = getattr(transformers, config or f"{name}Config")(**options)
        module: torch.nn.Module = getattr(transformers, name + head)(built)
        return module.eval()

    return make


def _decoder(make: Callable[[], torch.nn.Module]) -> Case:
    return Case(make, lambda: {"input_ids": _ids(), "use_cache": False}, {"input_ids": TEXT})


def _masked(make: Callable[[], torch.nn.Module], **more: Any) -> Case:
    inputs: Inputs = {"input_ids": _ids(), "attention_mask": _mask(), **more}
    return Case(make, lambda: dict(inputs), {"input_ids": TEXT, "attention_mask": TEXT})


def _image(make: Callable[[], torch.nn.Module]) -> Case:
    return Case(make, lambda: {"pixel_values": _noise(2, 3, 32, 32)}, {"pixel_values": {0: BATCH}})


def _recurrent(kind: str, **options: Any) -> Case:
    make = getattr(torch.nn, kind)
    return Case(
        lambda: make(8, 16, 2, batch_first=True, **options).eval(),
        lambda: {"input": _noise(2, 5, 8)},
        {"input": {0: BATCH}},  # torch unrolls the steps when it exports: their number is fixed
    )


LLAMA = _family("Llama", "ForCausalLM", **GROUPED)
GPT2 = _family("GPT2", "LMHeadModel", n_embd=32, n_layer=2, n_head=4, vocab_size=128, n_positions=64)
BERT = _family("Bert", "Model", **SIZES)
DEEPSEEK = {
    **SIZES,
    "num_key_value_heads": 4,
    "n_routed_experts": 4,
    "n_group": 2,
    "topk_group": 1,
    "num_experts_per_tok": 2,
    "moe_intermediate_size": 16,
    "q_lora_rank": 16,
    "kv_lora_rank": 16,
    "qk_rope_head_dim": 8,
    "qk_nope_head_dim": 8,
    "v_head_dim": 8,
    "first_k_dense_replace": 1,
    "n_shared_experts": 1,
}
QWEN3_MOE = {**GROUPED, "head_dim": 8, "num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 16}
WHISPER = {
    "d_model": 32,
    "encoder_layers": 2,
    "decoder_layers": 2,
    "encoder_attention_heads": 4,
    "decoder_attention_heads": 4,
    "encoder_ffn_dim": 64,
    "decoder_ffn_dim": 64,
    "vocab_size": 128,
    "num_mel_bins": 8,
    "max_source_positions": 20,
    "max_target_positions": 32,
    "pad_token_id": 0,
    "bos_token_id": 1,
    "eos_token_id": 2,
    "decoder_start_token_id": 1,
}


def _clip() -> torch.nn.Module:
    import transformers

    text = {**SIZES, "eos_token_id": 2}
    config = transformers.CLIPConfig(text_config=text, vision_config=VISION, projection_dim=16)
    return transformers.CLIPModel(config).eval()


def _detr() -> torch.nn.Module:
    import transformers

    backbone = transformers.ResNetConfig(embedding_size=8, hidden_sizes=[8, 16], depths=[1, 1], out_features=["stage2"])
    config = transformers.DetrConfig(
        d_model=32,
        encoder_layers=1,
        decoder_layers=1,
        encoder_attention_heads=4,
        decoder_attention_heads=4,
        encoder_ffn_dim=32,
        decoder_ffn_dim=32,
        num_queries=5,
        use_timm_backbone=False,
        use_pretrained_backbone=False,
        backbone=None,
        backbone_config=backbone,
    )
    return transformers.DetrModel(config).eval()


def _segformer() -> torch.nn.Module:
    import transformers

    config = transformers.SegformerConfig(
        depths=[1, 1],
        hidden_sizes=[8, 16],
        num_encoder_blocks=2,
        num_attention_heads=[1, 2],
        sr_ratios=[2, 1],
        patch_sizes=[3, 3],
        strides=[2, 2],
        mlp_ratios=[2, 2],
        decoder_hidden_size=16,
    )
    return transformers.SegformerForSemanticSegmentation(config).eval()


def _wav2vec2() -> torch.nn.Module:
    import transformers

    convolutions = {"conv_dim": (8, 8), "conv_stride": (5, 2), "conv_kernel": (10, 3), "num_feat_extract_layers": 2}
    config = transformers.Wav2Vec2Config(**SIZES, **convolutions, num_conv_pos_embeddings=16, num_conv_pos_embedding_groups=4)
    return transformers.Wav2Vec2Model(config).eval()


CASES: dict[str, Case] = {
    "llama": _decoder(LLAMA),
    "llama, mask": _masked(LLAMA, use_cache=False),
    "llama, cache returned": Case(LLAMA, lambda: {"input_ids": _ids()}, {"input_ids": TEXT}),
    "qwen2": _decoder(_family("Qwen2", "ForCausalLM", **GROUPED)),
    "qwen3": _decoder(_family("Qwen3", "ForCausalLM", **GROUPED, head_dim=8)),
    "mistral": _decoder(_family("Mistral", "ForCausalLM", **GROUPED, sliding_window=4)),
    "gemma2": _decoder(_family("Gemma2", "ForCausalLM", **GROUPED, head_dim=8, sliding_window=4)),
    "gemma3": _decoder(_family("Gemma3", "ForCausalLM", "Gemma3TextConfig", **GROUPED, head_dim=8, sliding_window=4)),
    "phi3": _decoder(_family("Phi3", "ForCausalLM", **GROUPED, pad_token_id=0)),
    "gpt2": _decoder(GPT2),
    "gpt2, mask": _masked(GPT2, use_cache=False),
    "mixtral": _decoder(_family("Mixtral", "ForCausalLM", **GROUPED, num_local_experts=4)),
    "qwen3-moe": _decoder(_family("Qwen3Moe", "ForCausalLM", **QWEN3_MOE)),
    "deepseek-v3": _decoder(_family("DeepseekV3", "ForCausalLM", **DEEPSEEK)),
    "bert": _masked(BERT),
    "bert, no mask": Case(BERT, lambda: {"input_ids": _ids()}, {"input_ids": TEXT}),
    "roberta": _masked(_family("Roberta", "Model", **SIZES)),
    "distilbert": _masked(
        _family("DistilBert", "Model", dim=32, n_layers=2, n_heads=4, hidden_dim=64, vocab_size=128, max_position_embeddings=64)
    ),
    "vit": _image(_family("ViT", "Model", **VISION)),
    "resnet": _image(_family("ResNet", "ForImageClassification", embedding_size=8, hidden_sizes=[8, 16], depths=[1, 1])),
    "convnext": _image(_family("ConvNext", "Model", hidden_sizes=[8, 16], depths=[1, 1], num_stages=2, patch_size=2)),
    "segformer": _image(_segformer),
    "swin": _image(
        _family("Swin", "Model", image_size=32, patch_size=2, embed_dim=8, depths=[1, 1], num_heads=[1, 2], window_size=4)
    ),
    "clip": Case(
        _clip,
        lambda: {"input_ids": _ids(), "pixel_values": _noise(3, 3, 32, 32)},
        {"input_ids": TEXT, "pixel_values": {0: Dim("images", min=1, max=8)}},
    ),
    "t5": Case(
        _family("T5", "Model", d_model=32, d_kv=8, d_ff=64, num_layers=2, num_heads=4, vocab_size=128),
        lambda: {"input_ids": _ids(), "decoder_input_ids": _ids(2, 5), "use_cache": False},
        {"input_ids": TEXT, "decoder_input_ids": {0: BATCH, 1: TARGET}},
    ),
    "whisper": Case(
        _family("Whisper", "Model", **WHISPER),
        lambda: {"input_features": _noise(2, 8, 40), "decoder_input_ids": _ids(2, 5), "use_cache": False},
        {"input_features": {0: BATCH}, "decoder_input_ids": {0: BATCH, 1: TARGET}},
    ),
    "mamba": Case(
        _family("Mamba", "ForCausalLM", hidden_size=32, num_hidden_layers=1, vocab_size=128, state_size=4),
        lambda: {"input_ids": _ids(), "use_cache": False},
        {"input_ids": {0: BATCH}},  # its scan over the sequence is a Python loop
    ),
    "detr": _image(_detr),
    "wav2vec2": Case(_wav2vec2, lambda: {"input_values": _noise(2, 800)}, {"input_values": {0: BATCH}}),
    "lstm": _recurrent("LSTM"),
    "bilstm": _recurrent("LSTM", bidirectional=True),
    "gru": _recurrent("GRU"),
}
"""By name, in the order in which tables show them."""
