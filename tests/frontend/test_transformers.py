"""Models of Hugging Face's, small and random, imported, compiled and run: those that found something out, and one of each kind.

All of them, in every dtype: python -m tests.frontend.transformers_run
"""

from __future__ import annotations

import pytest

from tests.frontend.transformers_cases import CASES
from tests.frontend.transformers_run import run_case
from tests.sample import sample
from tk.frontend import load

pytest.importorskip("transformers")

CHOSEN = [
    ("llama, cache returned", "dynamic"),
    ("bert", "dynamic"),
    ("gpt2, mask", "dynamic"),
    ("phi3", "static"),
    ("llama", "bfloat16"),
    ("mixtral", "dynamic"),
    ("t5", "dynamic"),
    ("whisper", "dynamic"),
    ("swin", "static"),
    ("detr", "float16"),
    ("lstm", "bfloat16"),
]


@pytest.mark.rotated(6)
@pytest.mark.parametrize(("name", "mode"), sample(CHOSEN, 11))
def test_as_exact_as_torch(name: str, mode: str) -> None:
    outcome = run_case(name, mode)
    assert outcome.passed(mode), outcome


@pytest.mark.rotated(4)
def test_dims_are_named_and_records_are_kept() -> None:
    case = CASES["vit"]
    kwargs = case.inputs()
    model = load(case.make(), (), kwargs, dynamic_shapes=case.dims)
    assert model.signature.inputs[0].shape == ("batch", 3, 32, 32)
    assert model.signature.out_tree["kind"] == "record"
    assert model.signature.out_tree["keys"] == ["last_hidden_state", "pooler_output"]
