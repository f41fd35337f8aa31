"""Weights from safetensors: round trips, shards, wrong names, and the outputs of Hugging Face's own models."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from safetensors.torch import save_file  # noqa: E402

from tk import models  # noqa: E402
from tk.errors import ImportModelError  # noqa: E402

TINY = [name for name in models.names() if "tiny" in name]
WHOLE = [name for name in TINY if name != "mlp-tiny" and not name.endswith("-step")]  # that Hugging Face has as one call


def state_of(name: str, **options: Any) -> dict[str, torch.Tensor]:
    return dict(models.build(name, **options).module.state_dict())


def save_shards(state: dict[str, torch.Tensor], folder: Path) -> None:
    """Two shards and their index."""
    names = list(state)
    parts = {"model-00001-of-00002.safetensors": names[::2], "model-00002-of-00002.safetensors": names[1::2]}
    for file, part in parts.items():
        save_file({name: state[name] for name in part}, folder / file)
    index = {"metadata": {}, "weight_map": {name: file for file, part in parts.items() for name in part}}
    (folder / "model.safetensors.index.json").write_text(json.dumps(index))


@pytest.mark.parametrize("name", TINY)
@pytest.mark.parametrize("shards", [False, True], ids=["single", "sharded"])
def test_round_trip(name: str, shards: bool, tmp_path: Path) -> None:
    saved = state_of(name, seed=7)
    if shards:
        save_shards(saved, tmp_path)
    else:
        save_file(saved, tmp_path / "model.safetensors")
    loaded = models.build(name, weights=tmp_path).module.state_dict()
    assert loaded.keys() == saved.keys()
    assert all(torch.equal(loaded[key], saved[key]) for key in saved)


def test_weights_are_cast_to_the_dtype_asked_for(tmp_path: Path) -> None:
    saved = state_of("resnet-tiny", seed=7)
    save_file(saved, tmp_path / "model.safetensors")
    loaded = models.build("resnet-tiny", weights=tmp_path / "model.safetensors", dtype="bfloat16").module.state_dict()
    for name, tensor in saved.items():
        expected = tensor.to(torch.bfloat16) if tensor.is_floating_point() else tensor
        assert torch.equal(loaded[name], expected)
        assert loaded[name].dtype == expected.dtype


def test_every_tensor_that_does_not_fit_is_listed_once(tmp_path: Path) -> None:
    state = state_of("bert-tiny")
    del state["pooler.dense.bias"]
    state["encoder.layer.9.output.dense.bias"] = torch.zeros(64)
    state["embeddings.word_embeddings.weight"] = torch.zeros(500, 64)
    save_file(state, tmp_path / "model.safetensors")
    with pytest.raises(ImportModelError) as caught:
        models.build("bert-tiny", weights=tmp_path)
    text = str(caught.value)
    assert "1 missing: pooler.dense.bias" in text
    assert "1 unexpected: encoder.layer.9.output.dense.bias" in text
    assert "embeddings.word_embeddings.weight: need [512, 64], have [500, 64]" in text
    assert text.count("word_embeddings") == 1


def test_another_model_s_weights_are_refused_in_few_lines(tmp_path: Path) -> None:
    save_file(state_of("vit-tiny"), tmp_path / "model.safetensors")
    with pytest.raises(ImportModelError, match=r"and [0-9]+ more") as caught:
        models.build("llama-tiny", weights=tmp_path)
    assert len(str(caught.value)) < 2500


def damaged(folder: Path) -> None:
    (folder / "model.safetensors").write_bytes(b"\xff" * 100)


def without_a_shard(folder: Path) -> None:
    save_shards(state_of("mlp-tiny"), folder)
    (folder / "model-00002-of-00002.safetensors").unlink()


def with_a_bad_index(folder: Path) -> None:
    (folder / "model.safetensors.index.json").write_text('{"metadata": {}}')


@pytest.mark.parametrize(
    ("prepare", "words"),
    [
        (damaged, "no safetensors file"),
        (without_a_shard, "model-00002-of-00002"),
        (with_a_bad_index, "weight_map"),
        (lambda folder: (folder / "pytorch_model.bin").touch(), "have: .*pytorch_model.bin"),
        (lambda folder: folder.rmdir(), "no such folder"),
    ],
    ids=["damaged", "shard", "index", "pickle", "folder"],
)
def test_unreadable_weights(prepare: Callable[[Path], None], words: str, tmp_path: Path) -> None:
    prepare(tmp_path)
    with pytest.raises(ImportModelError, match=words):
        models.build("mlp-tiny", weights=tmp_path)


def test_a_tied_output_may_be_stored_twice_but_not_differ(tmp_path: Path) -> None:
    state = state_of("qwen3-tiny", seed=7)
    assert "lm_head.weight" not in state
    embedding = state.pop("model.embed_tokens.weight")
    for stored in ({"lm_head.weight": embedding}, {"lm_head.weight": embedding, "model.embed_tokens.weight": embedding + 0}):
        save_file({**state, **stored}, tmp_path / "model.safetensors")
        loaded = models.build("qwen3-tiny", weights=tmp_path)
        assert torch.equal(loaded.module.model.embed_tokens.weight, embedding)
    save_file(
        {**state, "lm_head.weight": embedding + 1, "model.embed_tokens.weight": embedding}, tmp_path / "model.safetensors"
    )
    with pytest.raises(ImportModelError, match=r"lm_head\.weight: need a copy"):
        models.build("qwen3-tiny", weights=tmp_path)


def test_published_bert_names(tmp_path: Path) -> None:
    saved = state_of("bert-tiny", seed=7)
    renamed = {
        "bert." + name.replace("LayerNorm.weight", "LayerNorm.gamma").replace("LayerNorm.bias", "LayerNorm.beta"): tensor
        for name, tensor in saved.items()
    }
    extra = {"cls.predictions.bias": torch.zeros(512), "bert.embeddings.position_ids": torch.arange(128)[None]}
    save_file({**renamed, **extra}, tmp_path / "model.safetensors")
    loaded = models.build("bert-tiny", weights=tmp_path).module.state_dict()
    assert all(torch.equal(loaded[key], saved[key]) for key in saved)


def reference_model(name: str) -> torch.nn.Module:
    """Hugging Face's own model of a tiny preset's sizes."""
    hf = pytest.importorskip("transformers")
    if name.startswith("resnet"):
        o = models.describe(name).options
        kind = "bottleneck" if o["bottleneck"] else "basic"
        sizes = {"hidden_sizes": list(o["widths"]), "depths": list(o["depths"]), "embedding_size": o["stem"]}
        return hf.ResNetForImageClassification(hf.ResNetConfig(layer_type=kind, num_labels=o["classes"], **sizes))
    o = models.describe(name).options
    sizes = {
        "hidden_size": o["hidden"],
        "num_hidden_layers": o["layers"],
        "num_attention_heads": o["heads"],
        "intermediate_size": o["ffn"],
    }
    if name.startswith("vit"):
        image = {"image_size": o["image_size"], "patch_size": o["patch"]}
        return hf.ViTForImageClassification(hf.ViTConfig(num_labels=o["classes"], **image, **sizes))
    if name.startswith("bert"):
        return hf.BertModel(hf.BertConfig(vocab_size=o["vocab"], max_position_embeddings=o["positions"], **sizes))
    rope: dict[str, Any] = {"rope_type": "default", "rope_theta": o["rope_theta"]}
    if o["rope_factor"] > 1:
        rope |= {"rope_type": "llama3", "factor": o["rope_factor"], "low_freq_factor": 1.0, "high_freq_factor": 4.0}
        rope["original_max_position_embeddings"] = 8192
    sizes |= {"num_key_value_heads": o["kv_heads"], "head_dim": o["head_dim"], "vocab_size": o["vocab"]}
    sizes |= {"rope_parameters": rope, "rms_norm_eps": o["norm_eps"], "tie_word_embeddings": o["tied"]}
    sizes |= {"max_position_embeddings": o["positions"]}
    if o["qk_norm"]:
        return hf.Qwen3ForCausalLM(hf.Qwen3Config(**sizes))
    return hf.LlamaForCausalLM(hf.LlamaConfig(**sizes))


@pytest.mark.sampled(3)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("as_saved", [False, True], ids=["state_dict", "save_pretrained"])
@pytest.mark.parametrize("name", [*WHOLE, "llama-tiny?rope_factor=8&seq=200&rope_theta=5e5"])
def test_hugging_face_weights_give_hugging_face_outputs(name: str, as_saved: bool, tmp_path: Path) -> None:
    torch.manual_seed(0)
    reference = reference_model(name).eval()
    with torch.no_grad():
        for tensor in reference.state_dict().values():
            if tensor.is_floating_point():  # away from the ones and zeros that a fresh model starts with
                tensor.add_(torch.rand_like(tensor) * 0.1)
    if as_saved:
        reference.save_pretrained(tmp_path)
    else:
        state = {key: tensor.clone() for key, tensor in reference.state_dict().items()}
        save_file(state, tmp_path / "model.safetensors")
    model = models.build(name, weights=tmp_path, batch=2)
    names = models.describe(name).inputs
    with torch.no_grad():
        expected = reference(**dict(zip(names, model.args, strict=True)))
    out = model.module(*model.args)
    pairs = [(out[key], expected[key]) for key in out] if isinstance(out, dict) else [(out, expected.logits)]
    for ours, theirs in pairs:
        assert float((ours - theirs).norm() / theirs.norm()) < 2e-6


def test_a_step_of_generation_has_the_weights_of_the_whole(tmp_path: Path) -> None:
    reference_model("llama-tiny").save_pretrained(tmp_path)
    whole, step = (state_of(name, weights=tmp_path) for name in ("llama-tiny", "llama-tiny-step"))
    assert whole.keys() == step.keys()
    assert all(torch.equal(whole[key], step[key]) for key in whole)
