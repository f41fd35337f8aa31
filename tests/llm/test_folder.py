"""Folders of language models: what is read, and every way in which one cannot be."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import torch

from tests.llm.families import FAMILIES, VOCABULARY, make, saved
from tests.llm.packages import write_tokenizer
from tests.sample import sample
from tk.errors import ImportModelError, PackageError, TkError, UsageError
from tk.llm.compile import load_folder
from tk.llm.folder import TESTED, read_folder
from tk.llm.programs import entries_of, parse_batch

pytest.importorskip("transformers")
from safetensors.torch import load_file, save_file


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return saved(tmp_path_factory.mktemp("llm") / "llama", "llama3.1")[0]


@pytest.fixture
def copied(folder: Path, tmp_path: Path) -> Path:
    return Path(shutil.copytree(folder, tmp_path / "copied"))


def test_graphs_that_are_not_run_are_not_written_as_python(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """torch.export makes some thirty graphs of each entry, and only those that it calls have to be code."""
    written: list[torch.fx.Graph] = []
    code_of = torch.fx.Graph.python_code

    def noted(graph: torch.fx.Graph, *args: Any, **kwargs: Any) -> Any:
        written.append(graph)
        return code_of(graph, *args, **kwargs)

    monkeypatch.setattr(torch.fx.Graph, "python_code", noted)
    load_folder(folder, context=64)
    assert len(written) < 30, len(written)


def edit(folder: Path, **changes: Any) -> None:
    """The folder's config with other values."""
    path = folder / "config.json"
    path.write_text(json.dumps({**json.loads(path.read_text()), **changes}))


def reweigh(folder: Path, change: Callable[[dict[str, torch.Tensor]], Any]) -> None:
    """The folder's weights, changed."""
    path = folder / "model.safetensors"
    tensors = load_file(path)
    change(tensors)
    save_file(tensors, path, {"format": "pt"})


@pytest.mark.parametrize("family", sample(FAMILIES, 5))
def test_weights_are_those_of_the_folder(family: str, tmp_path: Path) -> None:
    folder, net = saved(tmp_path / family, family)
    read = read_folder(folder)
    assert (read.dtype, read.vocabulary, read.stop) == ("float32", VOCABULARY, [])
    expected = dict(net.named_parameters())
    found = dict(read.net.named_parameters())
    assert found.keys() == expected.keys()
    assert all(torch.equal(found[name], expected[name]) for name in expected)


def test_every_family_that_is_named_is_tested() -> None:
    assert {make(family).config.model_type for family in FAMILIES} == set(TESTED)


def test_shards_and_stop_ids(copied: Path) -> None:
    whole = load_file(copied / "model.safetensors")
    names = sorted(whole)
    parts = {"a.safetensors": names[::2], "b.safetensors": names[1::2]}
    for part, own in parts.items():
        save_file({name: whole[name] for name in own}, copied / part, {"format": "pt"})
    (copied / "model.safetensors").unlink()
    index = {"metadata": {}, "weight_map": {name: part for part, own in parts.items() for name in own}}
    (copied / "model.safetensors.index.json").write_text(json.dumps(index))
    (copied / "generation_config.json").write_text(json.dumps({"eos_token_id": [7, 9]}))
    read = read_folder(copied, "bfloat16")
    assert read.stop == [7, 9]
    assert torch.equal(read.net.lm_head.weight, whole["lm_head.weight"].bfloat16())
    (copied / "b.safetensors").unlink()
    with pytest.raises(ImportModelError, match=r"need: b\.safetensors"):
        read_folder(copied)


def drop_config(folder: Path) -> None:
    (folder / "config.json").unlink()


def only_gguf(folder: Path) -> None:
    for path in folder.iterdir():
        path.unlink()
    (folder / "model.Q4.gguf").write_bytes(b"GGUF")


def not_json(folder: Path) -> None:
    (folder / "config.json").write_text("{")


def no_weights(folder: Path) -> None:
    (folder / "model.safetensors").rename(folder / "pytorch_model.bin")


def cut_weights(folder: Path) -> None:
    path = folder / "model.safetensors"
    path.write_bytes(path.read_bytes()[:1000])


def text_of(name: str, text: str) -> Callable[[Path], Any]:
    """Writes a file of the folder."""
    return lambda folder: (folder / name).write_text(text)


def cast(dtype: torch.dtype) -> Callable[[Path], Any]:
    """The weights in another dtype."""
    return lambda folder: reweigh(folder, lambda tensors: tensors.update({name: tensors[name].to(dtype) for name in tensors}))


def stop_at(folder: Path, ids: Any) -> None:
    (folder / "generation_config.json").write_text(json.dumps({"eos_token_id": ids}))


def as_folder(path: Path) -> None:
    path.unlink()
    path.mkdir()


BAD: dict[str, tuple[Callable[[Path], Any], list[str]]] = {
    "no config": (drop_config, ["need: config.json", "save_pretrained"]),
    "gguf": (only_gguf, ["GGUF is not read"]),
    "no json": (not_json, ["cannot read"]),
    "no safetensors": (no_weights, ["need: model.safetensors", "have: pytorch_model.bin"]),
    "cut": (cut_weights, ["cannot load"]),
    "unknown": (lambda f: edit(f, model_type="abacus"), ["granite, llama, mistral", "have: model_type 'abacus'"]),
    "no decoder": (lambda f: edit(f, model_type="vit"), ["have: model_type 'vit'"]),
    "quantised": (lambda f: edit(f, quantization_config={"quant_method": "gptq"}), ["have: gptq"]),
    "type of a type": (lambda f: edit(f, model_type=["llama"]), ["have: model_type ['llama']"]),
    "nested": (text_of("config.json", "[" * 100_000), ["cannot read", "need: a JSON object"]),
    "a text for a number": (lambda f: edit(f, hidden_size="32"), ["cannot load", "hidden_size"]),
    "no heads": (lambda f: edit(f, num_attention_heads=0), ["cannot load", "zero"]),
    "many layers": (lambda f: edit(f, num_hidden_layers=10**9), ["num_hidden_layers 1000000000", "have: 21 tensors"]),
    "wide": (lambda f: edit(f, intermediate_size=1 << 40), ["a model of 211,", "numbers in all"]),
    "many tokens": (lambda f: edit(f, vocab_size=1 << 33), ["a model of 549,", "numbers in all"]),
    "integers": (cast(torch.int64), ["no floats", "lm_head.weight I64"]),
    "8 bits": (cast(torch.float8_e4m3fn), ["no floats", "lm_head.weight F8_E4M3"]),
    "shard of a list": (
        text_of("model.safetensors.index.json", '{"weight_map": {"a": ["b"]}}'),
        ["lacks weights", "need: ['b']"],
    ),
    "no shards": (text_of("model.safetensors.index.json", '{"weight_map": {}}'), ["need: a weight_map"]),
    "stop text": (text_of("generation_config.json", '{"eos_token_id": "</s>"}'), ["as an id", "have: '</s>'"]),
    "stop null": (text_of("generation_config.json", '{"eos_token_id": [null]}'), ["as an id", "have: [None]"]),
    "stop beyond": (lambda f: stop_at(f, [3, VOCABULARY]), ["of 0 to 127", "have: [3, 128]"]),
    "stop below": (lambda f: stop_at(f, -1), ["of 0 to 127", "have: -1"]),
    "generation list": (text_of("generation_config.json", "[]"), ["cannot read", "generation_config.json", "have: list"]),
    "quantised by a word": (lambda f: edit(f, quantization_config="x"), ["quantised weights", "have: quantization_config"]),
    "weights elsewhere": (
        text_of("model.safetensors.index.json", '{"weight_map": {"a": "../a.safetensors", "b": "/etc/passwd"}}'),
        ["not in it", "have: ../a.safetensors, /etc/passwd"],
    ),
    "config folder": (lambda f: as_folder(f / "config.json"), ["is no model's folder", "have: config.json/"]),
    "weights folder": (lambda f: as_folder(f / "model.safetensors"), ["holds no weights", "have: model.safetensors/"]),
    "no folder": (shutil.rmtree, ["is no model's folder", "have: no such folder"]),
    "missing": (lambda f: reweigh(f, lambda t: t.pop("model.norm.weight")), ["1 missing: model.norm.weight"]),
    "left over": (lambda f: reweigh(f, lambda t: t.update(x=torch.zeros(2))), ["1 not the model's: x"]),
    "another shape": (
        lambda f: reweigh(f, lambda t: t.update({"model.norm.weight": torch.zeros(7)})),
        ["1 of another shape: model.norm.weight [7] for [32]"],
    ),
}


@pytest.mark.parametrize("case", BAD)
def test_bad_folders_are_told(case: str, copied: Path) -> None:
    spoil, message = BAD[case]
    spoil(copied)
    with pytest.raises(ImportModelError) as caught:
        read_folder(copied)
    assert all(part in str(caught.value) for part in [*message, " do: "]), str(caught.value)


def test_a_quantisation_of_none_is_none(copied: Path) -> None:
    edit(copied, quantization_config=None)
    assert read_folder(copied).dtype == "float32"


def ruined(tensors: dict[str, torch.Tensor]) -> None:
    tensors["model.norm.weight"][3] = float("nan")


@pytest.mark.parametrize(
    "spoil",
    [
        lambda folder: reweigh(folder, ruined),
        lambda folder: edit(folder, rms_norm_eps=-1e3),
        lambda folder: edit(folder, rope_parameters={"rope_type": "linear", "factor": 0, "rope_theta": 1e4}),
        lambda folder: edit(folder, rope_parameters={"rope_type": "default", "rope_theta": 0}),
    ],
)
def test_logits_that_are_no_numbers_are_told_when_it_is_compiled(spoil: Callable[[Path], Any], copied: Path) -> None:
    spoil(copied)
    with pytest.raises(ImportModelError, match=r"logits of LlamaForCausalLM are not numbers\n.*\n.*NaN, of token 0(.|\n)*do:"):
        entries_of(copied, context=16)


@pytest.mark.parametrize(
    ("name", "text"),
    [("tokenizer.json", b"{"), ("tokenizer.json", b"\xff"), ("tokenizer_config.json", b"{"), ("chat_template.jinja", b"\xff")],
)
def test_a_tokenizer_that_cannot_be_read_is_told(name: str, text: bytes, copied: Path) -> None:
    """When the folder is compiled, not when the first text comes."""
    pytest.importorskip("tokenizers")
    write_tokenizer(copied)
    (copied / name).write_bytes(text)
    with pytest.raises(PackageError, match=rf"{name} cannot be read\n +need: (.|\n)*do:"):
        read_folder(copied)


def test_several_faults_are_one_error(copied: Path) -> None:
    def change(tensors: dict[str, torch.Tensor]) -> None:
        del tensors["model.norm.weight"]
        tensors["y"] = torch.zeros(1)

    reweigh(copied, change)
    with pytest.raises(ImportModelError, match=r"1 missing: model\.norm\.weight\n +1 not the model's: y"):
        read_folder(copied)


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"context": 1}, "need: 2 to 512 tokens"),
        ({"context": 513}, "have: 513"),
        ({"context": 64, "batch": "4..2"}, "rows as 4 or as 1..16"),
        ({"context": 64, "batch": 0}, "rows as 4 or as 1..16"),
        ({"context": 64, "batch": None}, "have: None"),
        ({"context": 64, "batch": 1.5}, "have: 1.5"),
        ({"context": 64, "batch": [1, 2, 3]}, "have: [1, 2, 3]"),
        ({"context": 64, "batch": True}, "have: True"),
        ({"context": 64, "chunk": 1}, "have: 1"),
        ({"context": 64, "chunk": 0}, "have: 0"),
        ({"context": 64, "chunk": "x"}, "have: 'x'"),
        ({"context": 0}, "have: 0"),
        ({"context": "64"}, "have: '64'"),
        ({"context": [64]}, "have: [64]"),
        ({"dtype": "int8"}, "have: int8"),
    ],
)
def test_bad_options_are_told(folder: Path, options: dict[str, Any], message: str) -> None:
    with pytest.raises(UsageError) as caught:
        entries_of(folder, **options)
    assert all(part in str(caught.value) for part in (message, " need: ", " do: "))


@pytest.mark.parametrize("context", [1 << 29, 1 << 60])
def test_a_context_beyond_memory_is_told(context: int, copied: Path) -> None:
    """In a process that may have 8 GB; what examples of states are made of takes none before it is touched."""
    edit(copied, max_position_embeddings=0)
    code = f"""
import resource
from tk.llm.programs import entries_of
entries_of({str(copied)!r}, context=64, batch="1..4")
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
entries_of({str(copied)!r}, context=1 << 22, batch="1..4")
assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss < before + (1 << 18)
resource.setrlimit(resource.RLIMIT_AS, (8 << 30, 8 << 30))
entries_of({str(copied)!r}, context={context})
"""
    result = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert re.search(r"UsageError: .*(no room for 1 rows of|no such context)(.|\n)*need: (.|\n)*do: ", result.stderr), (
        result.stderr
    )


@pytest.mark.parametrize("most", [-1, 1])
@pytest.mark.parametrize("context", [None, 64])
def test_a_config_without_room_is_told(most: int, context: int | None, copied: Path) -> None:
    """By what the config says, not as a range of contexts that holds none."""
    edit(copied, max_position_embeddings=most)
    with pytest.raises(ImportModelError, match=rf"need: max_position(.|\n)*have: max_position_embeddings {most}\n +do:"):
        entries_of(copied, context=context)


def test_batches() -> None:
    assert [parse_batch(each) for each in (3, "3", "1..16", (2, 5))] == [(3, 3), (3, 3), (1, 16), (2, 5)]


def test_a_model_with_another_state_is_refused(tmp_path: Path) -> None:
    import transformers

    config = transformers.MambaConfig(hidden_size=16, num_hidden_layers=1, vocab_size=32, state_size=4)
    transformers.MambaForCausalLM(config).save_pretrained(tmp_path)
    with pytest.raises(TkError):
        entries_of(tmp_path, context=16)


def test_a_model_that_computes_something_else_through_the_cache_is_refused(tmp_path: Path) -> None:
    """An encoder, which sees what comes later: transformers has it among its causal models."""
    import transformers

    config = transformers.BertConfig(
        hidden_size=16, num_hidden_layers=1, num_attention_heads=2, intermediate_size=16, vocab_size=32, initializer_range=0.5
    )
    transformers.BertLMHeadModel(config).save_pretrained(tmp_path)
    with pytest.raises(ImportModelError, match=r"computes other logits.*\n.*llama, mistral") as caught:
        entries_of(tmp_path, context=16)
    assert "differ by" in str(caught.value)
