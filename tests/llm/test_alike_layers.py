"""Layers that are alike are traced once, to the program that tracing each of them gives."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
import torch
import tvm_ffi

from tests.llm.families import FAMILIES, VOCABULARY, make
from tk.entries import load_entries
from tk.llm import alike_layers
from tk.llm.alike_layers import kinds_of
from tk.llm.attention import NAME, register, use_attention
from tk.llm.folder import Folder
from tk.llm.programs import entries_of

pytest.importorskip("transformers")
LAYERS = 8  # of which those that alternate leave one to be copied
DEPTH = {"gpt2": "n_layer"}


def deep(family: str, **more: Any) -> Any:
    net = make(family, **{DEPTH.get(family, "num_hidden_layers"): LAYERS}, **more)
    register()
    use_attention(net, NAME)
    return net


def imported(net: Any) -> dict[str, Any]:
    """The modules of a prompt and a step."""
    folder = Folder(net, "model", "float32", VOCABULARY, [])
    _, entries, _ = entries_of(folder, context=64, batch="1..4", chunk=32)
    del entries["sample"]
    return {name: model.mod for name, model in load_entries(entries, {}).items()}


@pytest.mark.rotated(8)
@pytest.mark.parametrize("family", FAMILIES)
def test_the_program_is_the_same(family: str, monkeypatch: pytest.MonkeyPatch) -> None:
    net = deep(family)
    copies: Counter[Any] = Counter()
    own = alike_layers._Kind._copy

    def counted(self: Any, *args: Any) -> Any:
        copies[self] += 1
        return own(self, *args)

    monkeypatch.setattr(alike_layers._Kind, "_copy", counted)
    alike = imported(net)
    kinds = kinds_of(net, LAYERS)
    assert kinds
    assert sorted(copies.values()) == sorted(2 * [len(kind) - 3 for kind in kinds]), "of a prompt and a step"
    monkeypatch.setattr(alike_layers, "LEAST", LAYERS + 1)
    copies.clear()
    each = imported(net)
    assert not copies
    for name, module in alike.items():
        assert tvm_ffi.structural_equal(module, each[name], map_free_vars=True), name


def test_layers_that_differ_are_no_kind() -> None:
    """By a shape, by an attribute, by a class; sliding windows and whole contexts are two kinds."""
    net = deep("llama2")
    assert [[number for number, _ in kind] for kind in kinds_of(net, LAYERS)] == [list(range(LAYERS))]
    assert kinds_of(net, LAYERS + 1) == []
    net.model.layers[2].mlp.down_proj.weight = torch.nn.Parameter(torch.zeros(32, 63))
    net.model.layers[4].self_attn.scaling *= 2
    net.model.layers[6].mlp.act_fn = torch.nn.GELU()
    net.model.layers[7].self_attn.layer_idx = 3
    assert [[number for number, _ in kind] for kind in kinds_of(net, LAYERS)] == [[0, 1, 3, 5]]
    sliding = [[number for number, _ in kind] for kind in kinds_of(deep("gemma2"), LAYERS)]
    assert sliding == [[0, 2, 4, 6], [1, 3, 5, 7]]


@pytest.mark.rotated(6)
def test_a_layer_that_computes_with_its_number_is_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    net = deep("llama2")
    kind = type(net.model.layers[0])
    own = kind.forward

    def scaled(self: Any, hidden_states: Any, *args: Any, **kwargs: Any) -> Any:
        return own(self, hidden_states, *args, **kwargs) / (1 + self.self_attn.layer_idx)

    monkeypatch.setattr(kind, "forward", scaled)
    alike = imported(net)
    monkeypatch.setattr(alike_layers, "LEAST", LAYERS + 1)
    for name, module in imported(net).items():
        assert tvm_ffi.structural_equal(module, alike[name], map_free_vars=True), name


@pytest.mark.rotated(6)
def test_a_layer_that_hands_on_more_than_its_result_is_traced(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one whose residual the layer behind it adds."""
    net = deep("llama2")
    kind = type(net.model.layers[0])
    own = kind.forward
    handed: list[Any] = []

    def handing(self: Any, hidden_states: Any, *args: Any, **kwargs: Any) -> Any:
        if self.self_attn.layer_idx == 0:
            handed.clear()
        out = own(self, hidden_states, *args, **kwargs)
        handed.append(torch.tanh(out))
        return out if len(handed) == 1 else out + handed[-2]

    monkeypatch.setattr(kind, "forward", handing)
    alike = imported(net)
    monkeypatch.setattr(alike_layers, "LEAST", LAYERS + 1)
    for name, module in imported(net).items():
        assert tvm_ffi.structural_equal(module, alike[name], map_free_vars=True), name
