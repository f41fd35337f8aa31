"""Small random models of further families by their `model_type`: sizes are set by the names that their configs have."""

from __future__ import annotations

from typing import Any

import torch

__all__ = ["SCANNED", "make_scanned"]

SIZES: dict[str, Any] = {
    **dict.fromkeys(("hidden_size", "d_model", "n_embd", "embedding_size"), 32),
    **dict.fromkeys(("num_hidden_layers", "n_layer", "num_layers", "decoder_layers", "encoder_layers"), 2),
    **dict.fromkeys(("num_attention_heads", "n_head", "decoder_attention_heads", "encoder_attention_heads"), 4),
    **dict.fromkeys(("intermediate_size", "decoder_ffn_dim", "encoder_ffn_dim", "ffn_dim", "dff"), 64),
    **dict.fromkeys(("vocab_size", "vocab_size_per_layer_input"), 128),
    **dict.fromkeys(("max_position_embeddings", "n_positions", "n_ctx"), 512),
    **dict.fromkeys(("bos_token_id", "eos_token_id", "forced_eos_token_id"), None),
    **dict.fromkeys(("num_local_experts", "num_experts", "n_routed_experts"), 4),
    **dict.fromkeys(("q_lora_rank", "kv_lora_rank", "moe_intermediate_size", "shared_expert_intermediate_size"), 16),
    **dict.fromkeys(("qk_rope_head_dim", "qk_nope_head_dim", "v_head_dim", "hidden_size_per_layer_input", "sliding_window"), 8),
    **dict.fromkeys(("num_key_value_heads", "n_group", "num_experts_per_tok", "type_vocab_size"), 2),
    **dict.fromkeys(("topk_group", "first_k_dense_replace", "n_shared_experts"), 1),
    "head_dim": 16,
    "is_decoder": True,
    "pad_token_id": 0,
}
# Model type: what its config needs beside.
SCANNED: dict[str, dict[str, Any]] = {
    "aria_text": {},
    "axk1": {"head_dim": 8, "num_key_value_heads": 4},
    "bart": {},
    "beam": {},
    "bert": {},
    "bert-generation": {},
    "big_bird": {},
    "bigbird_pegasus": {},
    "blenderbot": {},
    "blenderbot-small": {},
    "camembert": {},
    "cohere2_moe": {},
    "ctrl": {},
    "cwm": {"bos_token_id": 1, "eos_token_id": 127},
    "data2vec-text": {},
    "electra": {},
    "ernie": {},
    "exaone_moe": {},
    "flint": {},
    "gemma3n_text": {
        "num_hidden_layers": 4,
        "layer_types": ["sliding_attention", "full_attention"] * 2,
        "num_kv_shared_layers": 2,
        "laurel_rank": 4,
        "activation_sparsity_pattern": [0.5, 0.0, 0.0, 0.0],
        "intermediate_size": [64] * 4,
    },
    "gemma4_text": {},
    "git": {},
    "gpt-sw3": {},
    "gemma4_unified_text": {},
    "gpt_neox_japanese": {},
    "granite_swa": {},
    "granitemoe_swa": {},
    "granitemoehybrid": {"mamba_n_heads": 4, "mamba_d_head": 16, "layer_types": ["attention", "attention"]},
    "granitemoeshared": {},
    "hrm_text": {},
    "hy_v3": {},
    "hyperclovax": {},
    "iquestcoder": {},
    "internlm3": {},
    "jais2": {},
    "kolibri1": {},
    "laguna": {},
    "lfm2": {},
    "marian": {},
    "mbart": {},
    "megatron-bert": {},
    "mellum": {},
    "mimo_v2_flash": {},
    "minimax_m3_vl_text": {},
    "ministral": {},
    "modernbert-decoder": {"bos_token_id": 1, "eos_token_id": 2, "cls_token_id": 1, "sep_token_id": 2},
    "mvp": {},
    "pegasus": {},
    "plbart": {},
    "rembert": {},
    "roberta": {},
    "roberta-prelayernorm": {},
    "roc_bert": {},
    "solar_open": {},
    "trocr": {},
    "whisper": {},
    "xlm-roberta": {},
    "xlm-roberta-xl": {},
    "xmod": {"languages": ["en_XX"], "default_language": "en_XX"},
}


def make_scanned(kind: str) -> Any:
    """A model with random weights, in evaluation mode; of each kind of layer that its config names there is one."""
    from transformers import CONFIG_MAPPING, AutoModelForCausalLM

    usual = CONFIG_MAPPING[kind]()
    options = {name: size for name, size in SIZES.items() if _is_one(usual, name)}
    kinds = getattr(usual, "layer_types", None)
    if kinds and not isinstance(getattr(type(usual), "layer_types", None), property):
        several = list(dict.fromkeys(kinds))
        options |= {"layer_types": (several * 2)[: max(2, len(several))], "num_hidden_layers": max(2, len(several))}
    config = CONFIG_MAPPING[kind](**{**options, **SCANNED[kind]})
    net = AutoModelForCausalLM.from_config(config, attn_implementation="eager")
    generator = torch.Generator().manual_seed(sum(map(ord, kind)))
    for name, parameter in net.named_parameters():
        about = float(parameter.dim() == 1 and "bias" not in name and "gemma" not in kind)
        parameter.data.copy_(torch.randn(parameter.shape, generator=generator) * (0.1 if parameter.dim() == 1 else 0.3) + about)
    return net.eval().requires_grad_(False)


def _is_one(config: Any, name: str) -> bool:
    """Whether a config has one value of that name, for all of its layers."""
    try:
        return not isinstance(getattr(config, name), list | dict)
    except Exception:  # it has none, or transformers' own error: one for each layer
        return False
