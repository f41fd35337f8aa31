"""Language models drawn at random over what configs say: widths, heads, rotary positions, windows, biases, experts, latents."""

from __future__ import annotations

import random
from typing import Any

import torch

from tests.llm.families import LATENT, make

__all__ = ["draw_model"]

ORIGINAL, MOST = 64, 512  # positions that scaled rotary embeddings were trained for, and those that they serve


def draw_rope(draw: random.Random, width: int) -> dict[str, Any]:
    """Rotary embeddings of every kind; those that change with a text's length are drawn apart (`draw_model`)."""
    kind = draw.choice(("default", "linear", "yarn", "llama3"))
    rope: dict[str, Any] = {"rope_type": kind, "rope_theta": draw.choice((1e3, 1e4, 5e5))}
    if kind != "default":
        rope["factor"] = draw.choice((2.0, 4.0, 8.0))
    if kind == "llama3":
        rope |= {"low_freq_factor": 1.0, "high_freq_factor": draw.choice((2.0, 4.0))}
    if kind in ("yarn", "llama3"):
        rope["original_max_position_embeddings"] = ORIGINAL
    return rope


def draw_switching_rope(draw: random.Random, width: int) -> dict[str, Any]:
    """Rotary embeddings that are others beyond MOST tokens. The dynamic ones of transformers divide by two less than they turn,
    which may be a quarter of `width`."""
    if draw.random() < 0.5 and width > 10:
        return {"rope_type": "dynamic", "rope_theta": 1e4, "factor": draw.choice((2.0, 4.0))}
    factors = {name: [draw.uniform(1.0, 4.0) for _ in range(width // 2)] for name in ("short_factor", "long_factor")}
    return {
        "rope_type": "longrope",
        "rope_theta": 1e4,
        "factor": 2.0,
        "original_max_position_embeddings": MOST,
        **factors,
    }


def draw_model(seed: int) -> tuple[str, dict[str, Any], Any]:
    """(family, what its config says beside `families.make`'s, the model) by a seed."""
    draw = random.Random(seed)
    family = draw.choice(
        ("llama2", "qwen2", "qwen3", "mistral", "mixtral", "gemma2", "gemma3", "phi3", "gpt_neox", "olmo2", "gpt2", "gpt_oss",
         "qwen3_moe", "granite", "deepseek_v3")
    )  # fmt: skip
    heads = draw.choice((1, 2, 3, 4, 6))
    groups = draw.choice([n for n in range(1, heads + 1) if heads % n == 0])
    own_width = family in ("llama2", "qwen3", "mistral", "mixtral", "gemma2", "gemma3", "gpt_oss", "qwen3_moe")
    width = draw.choice((2, 6, 8, 10, 16, 24))
    hidden = draw.choice((12, 24, 36, 48)) if (own_width and family != "llama2") or family == "deepseek_v3" else heads * width
    options: dict[str, Any] = {
        "vocab_size": draw.choice((61, 97, 128, 301)),
        "tie_word_embeddings": draw.random() < 0.5,
        "max_position_embeddings": MOST,
    }
    if family == "gpt2":
        return _made(family, {**options, "n_embd": heads * width, "n_head": heads, "n_positions": MOST}, seed)
    options |= {"hidden_size": hidden, "num_attention_heads": heads, "num_hidden_layers": draw.choice((1, 2, 3))}
    routed = family in ("mixtral", "gpt_oss", "qwen3_moe", "deepseek_v3")
    options |= {
        "intermediate_size": draw.choice((20, 32, 64) if routed else (20, 33, 64))
    }  # torch's experts take whole vectors
    if family == "deepseek_v3":
        options |= {**LATENT, "num_key_value_heads": heads, "rope_interleave": draw.random() < 0.5}
        options |= {"q_lora_rank": draw.choice((None, 12)), "kv_lora_rank": draw.choice((8, 20))}
        options |= {"qk_rope_head_dim": draw.choice((4, 8)), "qk_nope_head_dim": draw.choice((6, 8))}
        options["v_head_dim"] = draw.choice((4, 10))
        return _made(family, options, seed)
    if family != "gpt_neox":
        options["num_key_value_heads"] = heads // groups if family != "olmo2" else heads
    if own_width:
        options["head_dim"] = width
    rope = draw_switching_rope if family in ("llama2", "phi3", "qwen2") and draw.random() < 0.4 else draw_rope
    options["rope_parameters"] = rope(draw, width)
    if family == "gemma3" or (family == "phi3" and options["rope_parameters"]["rope_type"] != "longrope"):
        del options["rope_parameters"]  # a kind a layer; others are not taken
    if family in ("llama2", "granite"):
        options |= {"attention_bias": draw.random() < 0.5, "mlp_bias": draw.random() < 0.5}
    if family in ("mistral", "mixtral", "gemma2", "gemma3", "gpt_oss", "phi3"):
        options["sliding_window"] = draw.choice((1, 3, 16, 40, 400))
    if family == "gemma2":
        options["attn_logit_softcapping"] = draw.choice((None, 5.0, 50.0))
        options |= {"final_logit_softcapping": draw.choice((None, 30.0)), "query_pre_attn_scalar": draw.choice((8, 50))}
    if routed:
        experts = draw.choice((2, 3, 5))
        options |= {"num_local_experts": experts, "num_experts": experts, "num_experts_per_tok": draw.choice((1, 2))}
    if family == "gpt_neox":
        options |= {"use_parallel_residual": draw.random() < 0.5, "attention_bias": draw.random() < 0.5}
    return _made(family, options, seed)


def _made(family: str, options: dict[str, Any], seed: int) -> tuple[str, dict[str, Any], Any]:
    torch.manual_seed(seed)
    return family, options, make(family, **options)
