"""Small random language models of every family that tk/llm names, and folders of them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import torch

from tests.llm.scanned import SCANNED, make_scanned

__all__ = ["FAMILIES", "LATENTS", "MORE", "OTHERS", "SCANNED", "VOCABULARY", "make", "saved"]

VOCABULARY = 128
SIZES: dict[str, Any] = {
    "hidden_size": 32,
    "num_hidden_layers": 2,
    "num_attention_heads": 4,
    "num_key_value_heads": 2,
    "intermediate_size": 64,
    "vocab_size": VOCABULARY,
    "max_position_embeddings": 512,
    "initializer_range": 0.3,
    "bos_token_id": None,
    "eos_token_id": None,
    "pad_token_id": 0,
    "tie_word_embeddings": False,
}
WIDE = {**SIZES, "head_dim": 16}
EXPERTS = {**SIZES, "num_local_experts": 4, "num_experts": 4, "num_experts_per_tok": 2, "moe_intermediate_size": 16}
SCALED = {"rope_type": "llama3", "rope_theta": 5e5, "factor": 8.0, "low_freq_factor": 1.0, "high_freq_factor": 4.0}
LATENT = {
    "num_key_value_heads": 4,
    "n_routed_experts": 4,
    "n_group": 2,
    "topk_group": 1,
    "q_lora_rank": 16,
    "kv_lora_rank": 16,
    "qk_rope_head_dim": 8,
    "qk_nope_head_dim": 8,
    "v_head_dim": 8,
    "first_k_dense_replace": 1,
    "n_shared_experts": 1,
}
GPT2 = {
    "n_embd": 32,
    "n_layer": 2,
    "n_head": 4,
    "n_positions": 512,
    **{name: SIZES[name] for name in SIZES if "_token" in name},
}
PLAIN = {"rope_type": "default", "rope_theta": 1e4}

# Name: transformers' class, and the options of its config.
FAMILIES: dict[str, tuple[str, dict[str, Any]]] = {
    "gpt_oss": ("GptOss", {**EXPERTS, "head_dim": 16, "sliding_window": 8, "rope_parameters": PLAIN}),
    "llama3.1": ("Llama", {**SIZES, "rope_parameters": {**SCALED, "original_max_position_embeddings": 64}}),
    "llama2": ("Llama", {**SIZES, "num_key_value_heads": 4, "tie_word_embeddings": True}),
    "qwen2": ("Qwen2", SIZES),
    "qwen3": ("Qwen3", WIDE),
    "mistral": ("Mistral", {**SIZES, "sliding_window": 8}),
    "mixtral": ("Mixtral", EXPERTS),
    "gemma2": ("Gemma2", {**WIDE, "sliding_window": 8}),
    "gemma3": ("Gemma3", {**WIDE, "sliding_window": 8}),
    "phi3": ("Phi3", SIZES),
    "deepseek_v3": ("DeepseekV3", {**EXPERTS, **LATENT}),
    "gpt_neox": ("GPTNeoX", SIZES),
    "olmo2": ("Olmo2", SIZES),
    "gpt2": ("GPT2", {**GPT2, "vocab_size": VOCABULARY, "initializer_range": 0.3}),
    "qwen3_moe": ("Qwen3Moe", {**EXPERTS, "head_dim": 16}),
    "granite": ("Granite", {**SIZES, "attention_multiplier": 0.2, "logits_scaling": 2.0}),
}

OLD = {**GPT2, "num_attention_heads": 4, "hidden_size": 32, "num_hidden_layers": 2}

# Of those that transformers knows beside: some leave its attention interface aside, and add what a mask says.
OTHERS: dict[str, tuple[str, dict[str, Any]]] = {
    "bloom": ("Bloom", {**SIZES, "n_head": 4, "n_layer": 2}),
    "falcon": ("Falcon", {**SIZES, "alibi": True, "multi_query": False, "num_kv_heads": 4, "bias": True}),
    "falcon_rotary": ("Falcon", {**SIZES, "new_decoder_architecture": True, "num_kv_heads": 2, "parallel_attn": True}),
    "gptj": ("GPTJ", {**OLD, "rotary_dim": 4, "vocab_size": VOCABULARY}),
    "mpt": ("Mpt", {**SIZES, "d_model": 32, "n_heads": 4, "n_layers": 2, "max_seq_len": 512, "expansion_ratio": 2}),
    "opt": ("OPT", {**SIZES, "ffn_dim": 64, "word_embed_proj_dim": 32}),
    "stablelm": ("StableLm", {**SIZES, "partial_rotary_factor": 0.5, "use_qkv_bias": True}),
    "smollm3": ("SmolLM3", {**SIZES, "no_rope_layers": [1, 0]}),
    "phi": ("Phi", {**SIZES, "partial_rotary_factor": 0.5}),
    "starcoder2": ("Starcoder2", {**SIZES, "sliding_window": 8}),
    "cohere2": ("Cohere2", {**SIZES, "sliding_window": 8, "logit_scale": 0.5}),
    "glm4": ("Glm4", {**SIZES, "head_dim": 8, "partial_rotary_factor": 0.5}),
    "qwen2_moe": ("Qwen2Moe", {**EXPERTS, "shared_expert_intermediate_size": 16}),
}

ROUTED = {**EXPERTS, "n_routed_experts": 4, "n_group": 2, "topk_group": 1, "n_shared_experts": 1}
LOW_RANK = {name: LATENT[name] for name in LATENT if name.endswith(("_rank", "_dim"))} | {"num_key_value_heads": 4}

# Further ones, whose exported steps are compared, and no packages: a compile takes a minute.
MORE: dict[str, tuple[str, dict[str, Any]]] = {
    "deepseek_v2": ("DeepseekV2", {**EXPERTS, **LATENT}),
    "minicpm3": ("MiniCPM3", {**SIZES, **LOW_RANK}),
    "youtu": ("Youtu", {**SIZES, **LOW_RANK}),
    "mistral4": ("Mistral4", {**EXPERTS, **LATENT}),
    "glm4_moe_lite": ("Glm4MoeLite", {**EXPERTS, **LATENT}),
    "longcat_flash": (
        "LongcatFlash",
        {**EXPERTS, **LATENT, "head_dim": 8, "ffn_hidden_size": 64, "expert_ffn_hidden_size": 16, "num_layers": 1},
    ),
    "llama4": (
        "Llama4Text",
        {**EXPERTS, "attention_chunk_size": 8, "head_dim": 8, "num_hidden_layers": 4, "intermediate_size_mlp": 64},
    ),
    "exaone4": ("Exaone4", {**SIZES, "sliding_window": 8, "layer_types": ["sliding_attention", "full_attention"]}),
    "olmo3": ("Olmo3", {**SIZES, "sliding_window": 8}),
    "afmoe": ("Afmoe", {**EXPERTS, "head_dim": 8, "sliding_window": 8}),
    "vaultgemma": ("VaultGemma", {**WIDE, "sliding_window": 8}),
    "ministral3": ("Ministral3", WIDE),
    "ernie4_5": ("Ernie4_5", WIDE),
    "ernie4_5_moe": ("Ernie4_5_Moe", {**EXPERTS, "moe_num_experts": 4, "moe_k": 2}),
    "hunyuan_v1_dense": ("HunYuanDenseV1", WIDE),
    "hunyuan_v1_moe": ("HunYuanMoEV1", {**EXPERTS, "head_dim": 16}),
    "persimmon": ("Persimmon", {**SIZES, "num_key_value_heads": 4}),
    "olmo": ("Olmo", SIZES),
    "olmoe": ("Olmoe", EXPERTS),
    "granitemoe": ("GraniteMoe", EXPERTS),
    "phimoe": ("Phimoe", EXPERTS),
    "nemotron": ("Nemotron", SIZES),
    "minimax_m2": ("MiniMaxM2", {**EXPERTS, "head_dim": 8}),
    "dots1": ("Dots1", ROUTED),
    "cohere": ("Cohere", SIZES),
    "glm": ("Glm", {**SIZES, "head_dim": 8}),
    "glm4_moe": ("Glm4Moe", {**ROUTED, "n_group": 1}),
    "arcee": ("Arcee", SIZES),
    "apertus": ("Apertus", SIZES),
    "seed_oss": ("SeedOss", WIDE),
    "helium": ("Helium", {**SIZES, "head_dim": 8}),
    "diffllama": ("DiffLlama", SIZES),
    "gemma": ("Gemma", WIDE),
    "bitnet": ("BitNet", SIZES),
    "codegen": ("CodeGen", {**OLD, "rotary_dim": 4, "vocab_size": VOCABULARY}),
    "gpt_bigcode": ("GPTBigCode", {**OLD, "vocab_size": VOCABULARY}),
    "xglm": ("XGLM", {**SIZES, "d_model": 32, "num_layers": 2, "attention_heads": 4, "ffn_dim": 64}),
    "biogpt": ("BioGpt", SIZES),
    "jetmoe": ("JetMoe", {**EXPERTS, "kv_channels": 8}),
    "flex_olmo": ("FlexOlmo", EXPERTS),
    "doge": ("Doge", SIZES),
    "nanochat": ("NanoChat", SIZES),
}
LATENTS = ("deepseek_v3", *(name for name, (_, options) in MORE.items() if "kv_lora_rank" in options))


def make(family: str, **more: Any) -> Any:
    """A model with random weights, norms and biases included, in evaluation mode."""
    import transformers

    if family in SCANNED:
        return make_scanned(family)
    name, options = {**FAMILIES, **OTHERS, **MORE}[family]
    config = getattr(transformers, "Gemma3TextConfig" if name == "Gemma3" else f"{name}Config")(**{**options, **more})
    config._attn_implementation = "eager"  # as a folder is read
    net = getattr(transformers, name.removesuffix("Text") + ("LMHeadModel" if name == "GPT2" else "ForCausalLM"))(config)
    generator = torch.Generator().manual_seed(sum(map(ord, family)))
    for parameter in net.parameters():
        spread = 0.1 if parameter.dim() == 1 else 0.3
        noise = torch.randn(parameter.shape, generator=generator) * spread
        parameter.data.copy_(noise + (parameter.dim() == 1 and "Gemma" not in name))
    return net.eval().requires_grad_(False)


def saved(folder: Path, family: str, **more: Any) -> tuple[Path, Any]:
    """A model's folder, and the model."""
    net = make(family, **more)
    net.save_pretrained(folder)
    return folder, net
