"""Whole models in the emulator: an MLP, ResNet-18, a layer of BERT, one of Llama and its step, an ONNX file."""

from __future__ import annotations

import pytest

from tests.rocm.whole import MODELS, outcome
from tk.rocm.linker import find_linker

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]


@pytest.mark.sampled(8)
@pytest.mark.parametrize("arch", ["gfx942", "gfx950"])
@pytest.mark.parametrize("name", MODELS)
def test_it_is_as_its_framework(name: str, arch: str) -> None:
    found = outcome(name, arch)
    assert not found.why
    assert found.graphs >= 1
    assert not {rule for rule in found.rules if "fallback" in rule}
    assert found.emulating <= 180
