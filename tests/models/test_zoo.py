"""The zoo by name: options, random weights, example inputs, export, and what TVM makes of each tiny model."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import pytest

torch = pytest.importorskip("torch")

from tests.host import HOST  # noqa: E402
from tests.sample import sample  # noqa: E402
from tk import models  # noqa: E402
from tk.errors import UsageError  # noqa: E402

TINY = [name for name in models.names() if "tiny" in name]
PARAMETERS = {  # as published: torchvision's and Hugging Face's own counts
    "resnet18": 11_689_512,
    "resnet34": 21_797_672,
    "resnet50": 25_557_032,
    "resnet101": 44_549_160,
    "vit-b16": 86_567_656,
    "vit-l16": 304_326_632,
    "bert-base": 109_482_240,
    "bert-large": 335_141_888,
    "llama3-8b": 8_030_261_248,
    "llama3-8b-step": 8_030_261_248,
    "llama3-70b": 70_553_706_496,
    "llama3.1-8b": 8_030_261_248,
    "llama3.2-1b": 1_235_814_400,
    "qwen3-8b": 8_190_735_360,
    "qwen3-0.6b": 596_049_920,
}


def outputs(model: models.ZooModel, *args: torch.Tensor) -> list[torch.Tensor]:
    out = model.module(*(args or model.args), **model.kwargs)
    return list(out.values()) if isinstance(out, dict) else [out]


def error(out: torch.Tensor, reference: torch.Tensor) -> float:
    return float((out.double() - reference.double()).norm() / reference.double().norm())


def skeleton(name: str) -> torch.nn.Module:
    """The module without memory for its weights."""
    import importlib

    from tk.models.presets import PRESETS

    config = PRESETS[name].config
    file, _, kind = config.architecture.partition(":")
    with torch.device("meta"):
        return getattr(importlib.import_module(f"tk.models.{file}"), kind)(config)


def test_listing_needs_no_torch() -> None:
    code = (
        "import sys; from tk import models; [str(models.describe(n)) for n in models.names()]; "
        "sys.exit('torch' in sys.modules or 'tvm' in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], check=True, cwd="/")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("name", "count"), PARAMETERS.items())
def test_sizes_are_the_published_ones(name: str, count: int) -> None:
    assert sum(p.numel() for p in skeleton(name).parameters()) == count


def test_describe_shows_what_the_name_sets() -> None:
    found = models.describe("zoo:llama3-8b?layers=2&tied=true")
    assert (found.name, found.options["layers"], found.options["tied"]) == ("llama3-8b", 2, True)
    assert found.inputs == ("input_ids",)
    assert "layers=2" in str(found)


@pytest.mark.parametrize(
    ("name", "overrides", "words"),
    [
        ("resnet19", {}, ["resnet19", "resnet18"]),
        ("llama-tiny?layer=2", {}, ["layer", "layers", "seq"]),
        ("llama-tiny", {"depth": 2}, ["depth", "layers"]),
        ("llama-tiny?layers=two", {}, ["layers", "whole number", "two"]),
        ("llama-tiny?layers=0", {}, ["layers", "positive", "0"]),
        ("llama-tiny?layers", {}, ["option=value", "layers"]),
        ("llama-tiny?tied=maybe", {}, ["tied", "true or false", "maybe"]),
        ("llama-tiny?seq=257", {}, ["seq", "256", "257"]),
        ("llama-tiny?kv_heads=3", {}, ["kv_heads", "3"]),
        ("vit-tiny?image_size=30", {}, ["image_size", "8", "30"]),
        ("resnet-tiny?depths=1x1x1", {}, ["depth", "(1, 1, 1)"]),
        ("mlp-tiny?widths=3", {}, ["two widths", "(3,)"]),
        ("mlp-tiny", {"dtype": "int8"}, ["dtype", "float16", "int8"]),
    ],
)
def test_a_wrong_name_says_what_is_right(name: str, overrides: dict[str, Any], words: list[str]) -> None:
    with pytest.raises(UsageError) as caught:
        models.build(name, **overrides)
    assert [word for word in words if word not in str(caught.value)] == []


def test_overrides_come_from_the_name_and_from_the_call() -> None:
    model = models.build("zoo:mlp-tiny?widths=8x16x4&batch=3", batch=5)
    assert model.args[0].shape == (5, 8)
    assert outputs(model)[0].shape == (5, 4)


@pytest.mark.sampled(7)
@pytest.mark.parametrize("name", TINY)
def test_weights_and_inputs_are_the_seed_s(name: str) -> None:
    first, again, other = (models.build(name, seed=seed) for seed in (3, 3, 4))
    for x, y in zip(outputs(first), outputs(again), strict=True):
        assert torch.equal(x, y)
    for x, y in zip(outputs(first), outputs(other, *first.args), strict=True):
        assert error(y, x) > 0.1
    assert not all(torch.equal(x, y) for x, y in zip(first.args, other.args, strict=True))
    assert not first.module.training
    assert not any(p.requires_grad or p.is_meta for p in first.module.parameters())


def test_a_layer_s_weights_do_not_depend_on_the_number_of_layers() -> None:
    short, long = (models.build("llama-tiny", layers=layers).module.state_dict() for layers in (1, 2))
    name = "model.layers.0.self_attn.q_proj.weight"
    assert torch.equal(short[name], long[name])


@pytest.mark.sampled(7)
@pytest.mark.parametrize("name", TINY)
def test_outputs_have_a_size_near_one(name: str) -> None:
    for out in outputs(models.build(name, batch=2)):
        assert 0.2 < out.std() < 5


@pytest.mark.rotated(12)
@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("name", ["resnet50", "vit-b16?layers=4", "bert-base?layers=4", "llama-tiny"])
def test_reduced_precision_stays_near_float64(name: str, dtype: str) -> None:
    model = models.build(name, dtype=dtype)
    assert {p.dtype for p in model.module.parameters()} == {getattr(torch, dtype)}
    out = outputs(model)
    model.module.double()
    exact = outputs(model, *(x.double() if x.is_floating_point() else x for x in model.args))
    assert all(x.dtype == torch.float64 for x in exact)
    for x, y in zip(out, exact, strict=True):
        assert error(x, y) < (5e-3 if dtype == "float16" else 5e-2)


def test_batch_normalisation_is_not_the_identity() -> None:
    state = models.build("resnet-tiny").module.state_dict()
    means = [x for name, x in state.items() if name.endswith("running_mean")]
    variances = [x for name, x in state.items() if name.endswith("running_var")]
    assert means
    assert min(x.abs().mean() for x in means) > 0.01
    assert min(x.std() for x in variances) > 0.05
    assert min(x.min() for x in variances) > 0


def test_bert_ignores_what_is_masked() -> None:
    model = models.build("bert-tiny", batch=2)
    ids, mask, segments = model.args
    assert 0 < mask.sum() < mask.numel()
    changed = torch.where(mask == 1, ids, (ids + 1) % 512)
    for x, y in zip(outputs(model), outputs(model, changed, mask, segments), strict=True):
        kept = mask.bool() if x.ndim == 3 else slice(None)
        torch.testing.assert_close(x[kept], y[kept])
    assert error(outputs(model, ids, torch.ones_like(mask), segments)[1], outputs(model)[1]) > 1e-3


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["llama-tiny", "qwen3-tiny"])
def test_llama_sees_no_later_token(name: str) -> None:
    model = models.build(name)
    (ids,) = model.args
    changed = ids.clone()
    changed[:, 20:] = (changed[:, 20:] + 1) % 512
    before, after = outputs(model)[0], outputs(model, changed)[0]
    torch.testing.assert_close(before[:, :20], after[:, :20])
    assert error(after[:, 20:], before[:, 20:]) > 0.1


def test_a_dim_of_size_one_is_not_hinted() -> None:
    assert set(models.build("bert-tiny").dynamic_shapes["input_ids"]) == {1}
    assert set(models.build("bert-tiny", batch=2).dynamic_shapes["input_ids"]) == {0, 1}


@pytest.mark.rotated(6)
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("name", sample(TINY, 8))
def test_export_then_stock_importer_gives_torch_s_numbers(name: str) -> None:
    """torch.export with dynamic dims, TVM's own importer, LLVM with no schedule, at the sizes exported and at others."""
    import tvm
    from tvm import relax
    from tvm.relax.frontend.torch import from_exported_program

    model = models.build(name, batch=2)
    program = torch.export.export(model.module, model.args, model.kwargs, dynamic_shapes=model.dynamic_shapes)
    machine = relax.VirtualMachine(tvm.compile(from_exported_program(program), HOST), tvm.cpu())
    options = models.describe(name).options
    sizes = {"batch": 3} | {dim: 17 for dim in ("seq", "context") if options.get(dim, 1) > 1}
    for args in (model.args, models.build(name, seed=1, **sizes).args):
        found = machine["main"](*(tvm.runtime.from_dlpack(x) for x in torch.utils._pytree.tree_leaves(args)))
        for out, reference in zip(found, outputs(model, *args), strict=True):
            assert error(torch.from_dlpack(out), reference) < 1e-5


@pytest.mark.rotated(6)
@pytest.mark.parametrize("options", ["", "?qk_norm=true&kv_heads=4"])
def test_a_step_gives_what_the_whole_sequence_gives(options: str) -> None:
    """The last token's logits of a sequence; its own keys and values complete the cache, whose rest is never read."""
    sizes = {"batch": 2, "context": 20}
    whole, step = models.build(f"llama-tiny{options}"), models.build(f"llama-tiny-step{options}", **sizes)
    step.module.load_state_dict(whole.module.state_dict())
    ids = torch.randint(512, (2, 9), generator=torch.Generator().manual_seed(3))
    caches = [[torch.full_like(each, 1e4) for each in part] for part in step.args[2:]]
    for at in range(9):
        found = step.module(ids[:, at : at + 1], torch.tensor([at, at]), *caches)
        for layer in range(2):
            for cache, name in zip(caches, ("k", "v"), strict=True):
                cache[layer][:, :, at] = found[f"{name}_{layer}"][:, :, 0]
        torch.testing.assert_close(found["logits"][:, 0], whole.module(ids[:, : at + 1])[:, -1], rtol=1e-4, atol=1e-4)
