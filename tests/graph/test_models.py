"""Whole models through the graph phase: the numbers stay, and every kernel is one that a rule knows."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax

from tests.sample import sample
from tk import models
from tk.frontend import load
from tk.frontend.model import Model
from tk.pipeline import compile_model, graph
from tk.schedule.apply import count_calls, schedule_module
from tk.target import resolve

CASES = [
    ("bert-tiny", "bfloat16", True),
    ("bert-tiny", "float32", False),
    ("llama-tiny", "float32", True),
    ("llama-tiny", "bfloat16", False),
    ("resnet-tiny", "float16", False),
    ("vit-tiny", "float32", True),
    ("vit-tiny", "float16", False),
]


def build(name: str, dtype: str, dynamic: bool) -> Model:
    if not dynamic:
        return load(f"zoo:{name}", dtype=dtype)
    built = models.build(f"{name}?batch=2", dtype=dtype)
    return load(built.module, built.args, built.kwargs, dynamic_shapes=built.dynamic_shapes)


def outputs(model: Model, tmp_path: Any) -> list[np.ndarray]:
    """What `model`, compiled for the CPU, computes from its example inputs."""
    executable = compile_model(model, resolve("cpu"))
    library = tmp_path / "lib.so"
    library.write_bytes(executable.library)
    machine = relax.VirtualMachine(tvm.runtime.load_module(str(library)), tvm.cpu())
    inputs = [tvm.runtime.tensor(np.ascontiguousarray(array)) for array in model.example_inputs or []]
    weights = [tvm.runtime.tensor(np.ascontiguousarray(array)) for array in executable.weights.values()]
    out = machine["main"](*inputs, tuple(weights))
    return [out[i].numpy() for i in range(len(out))]


def error(out: Any, ref: Any) -> float:
    out, ref = np.asarray(out, np.float64), np.asarray(ref, np.float64)
    assert out.shape == ref.shape
    return float(np.linalg.norm(out - ref) / np.linalg.norm(ref))


@pytest.mark.rotated(6)
@pytest.mark.parametrize(("name", "dtype", "dynamic"), sample(CASES, 7))
def test_numbers(name: str, dtype: str, dynamic: bool, tmp_path: Any) -> None:
    """float32: 2e-6 of float64. Narrower: no more than half as much again as torch itself is off in that dtype."""
    model = build(name, dtype, dynamic)
    assert model.reference is not None
    assert model.reference_float64 is not None
    inputs = list(model.example_inputs or [])
    refs, theirs = model.reference_float64(inputs), model.reference(inputs)
    for out, ref, their in zip(outputs(model, tmp_path), refs, theirs, strict=True):
        assert error(out, ref) < (2e-6 if dtype == "float32" else 1.5 * error(their, ref))


def families(name: str, dtype: str, target: str) -> Counter[str]:
    """How many kernels one run calls, by rule; reshapes are views and no kernels."""
    index = resolve(target)
    with index.tvm(), tvm.transform.PassContext(opt_level=3):
        mod, _ = graph(load(f"zoo:{name}", dtype=dtype), index)
        viewed = relax.transform.RewriteDataflowReshape()(mod)
        calls = count_calls(viewed)
        _, kernels = schedule_module(mod, index)
    return Counter({rule: sum(calls.get(k.name, 0) for k in kernels if k.rule == rule) for rule in {k.rule for k in kernels}})


@pytest.mark.rotated(4)
@pytest.mark.parametrize(("target", "layer"), [("cpu", 16), ("h200", 9)])
def test_kernels_of_a_llama_layer(target: str, layer: int) -> None:
    """On a CPU sixteen: two norms; q, k, v, output, gate, up and down; scores, softmax and values; q and k turned, v and the
    result moved. On a GPU q, k and v are one product, gate and up one kernel, attention another. Around two layers: the last
    norm and the head; the first norm reads the tokens' table itself."""
    assert sum(families("llama-tiny", "bfloat16", target).values()) == 2 * layer + 2


@pytest.mark.rotated(7)
@pytest.mark.parametrize(
    ("name", "target"), [("bert-tiny", "h200"), ("llama-tiny", "h200"), ("vit-tiny", "h200"), ("bert-tiny", "a100")]
)
def test_attention_is_one_kernel(name: str, target: str) -> None:
    """One for each of two layers, whatever the number of keys."""
    found = families(name, "float16", target)
    assert sum(found[rule] for rule in ("cuda.attention", "cuda.attention_decode", "cuda.attention_mma")) == 2
    assert "cuda.fallback" not in found


@pytest.mark.rotated(4)
def test_kernels_of_a_step_of_generation() -> None:
    """As above, with the token's own score, and without moves: one token's are views. Around the layers: three gathers, the
    places of the cache and the token's own among them, the last norm, the head, v's own place in the results."""
    assert sum(families("llama-tiny-step", "bfloat16", "h200").values()) <= 2 * 14 + 7
