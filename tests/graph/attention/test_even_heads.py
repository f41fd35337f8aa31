"""Attention of heads whose rows are no multiple of 16 bytes: one kernel between copies with zeros, and the same numbers."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from tvm import relax
from tvm.relax import const, op

from tests.graph.attention.test_fuse import module, names, run
from tests.graph.attention.test_spellings import HALF, Tensor, fused
from tk.graph.attention.fuse import FuseAttention

TORCH = {"rows": (None, None, None), "batch": ({0: torch.export.Dim("batch", max=64)},) * 3}


def attended(q: Tensor, k: Tensor, v: Tensor) -> Tensor:
    return F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True).transpose(1, 2).flatten(2)


def of_one_matmul(qkv: Tensor) -> Tensor:
    q, k, v = (x.unflatten(-1, (4, 20)).transpose(1, 2) for x in qkv.chunk(3, -1))
    return ((q @ k.mT * 20**-0.5).float().softmax(-1).to(v.dtype) @ v).transpose(1, 2).flatten(2)


@pytest.mark.parametrize("target", ["h200", "a100"])
@pytest.mark.parametrize("dims", sorted(TORCH))
@pytest.mark.parametrize(("width", "kv_heads"), [(36, 4), (100, 2), (20, 1)])
def test_one_kernel_and_copies(width: int, kv_heads: int, dims: str, target: str) -> None:
    inputs = tuple(torch.full((2, heads, 150, width), float(n), dtype=HALF) for n, heads in enumerate((4, kv_heads, kv_heads)))
    rules, attentions = fused(attended, inputs, target, TORCH[dims])
    assert sum("attention" in rule for rule in rules) == 1
    assert all("attention" in rule or rule == "cuda.elementwise" for rule in rules), rules
    (attention,) = attentions
    assert attention.facts.depth == attention.facts.width == -(-width // 8) * 8


def test_parts_of_one_matmul() -> None:
    rules, (attention,) = fused(of_one_matmul, (torch.zeros(2, 90, 240, dtype=HALF),), "h200")
    assert set(rules) == {"cuda.attention", "cuda.elementwise"}
    assert attention.facts.depth == 24


def build(emit: Any, q: Any, k: Any, v: Any) -> Any:
    """Causal, grouped, and in another order behind, of widths 12 and 5."""
    grouped = emit(op.reshape(q, [2, 2, 14, 12]))
    x = emit(op.matmul(grouped, emit(op.permute_dims(k, [0, 2, 3, 1])), out_dtype="float32"))
    x = emit(op.multiply(emit(op.reshape(x, [2, 4, 7, 9])), const(12**-0.5, "float32")))
    i, j = (emit(op.expand_dims(emit(op.arange(0, size, 1, dtype="int64")), [axis])) for size, axis in ((7, 1), (9, 0)))
    x = emit(op.where(emit(op.less_equal(j, i)), x, const(-math.inf, "float32")))
    p = emit(op.reshape(emit(op.astype(emit(op.nn.softmax(x, -1)), "float16")), [2, 2, 14, 9]))
    out = emit(op.astype(emit(op.matmul(p, v, out_dtype="float32")), "float16"))
    return emit(op.permute_dims(emit(op.reshape(out, [2, 4, 7, 5])), [0, 2, 1, 3]))


SHAPES = (("q", (2, 4, 7, 12), "float16"), ("k", (2, 9, 2, 12), "float16"), ("v", (2, 2, 9, 5), "float16"))


def is_even(func: Any) -> bool:
    """What a rule says that takes heads of multiples of 8 alone."""
    return all(int(param.ty.shape[-1]) % 8 == 0 for param in func.params)


def test_numbers() -> None:
    rng = np.random.default_rng(0)
    arrays = [rng.standard_normal(shape).astype("float16") for _, shape, _ in SHAPES]
    made = FuseAttention(is_even)(module(build, *SHAPES))
    assert sum(name.startswith("fused_attention") for name in names(made)) == 1
    q, k, v = (each.astype("float64") for each in arrays)
    k, v = k.transpose(0, 2, 1, 3).repeat(2, 1), v.repeat(2, 1)
    x = np.where(np.tri(7, 9) > 0, q @ k.swapaxes(2, 3) * 12**-0.5, -np.inf)
    p = np.exp(x - x.max(-1, keepdims=True))
    want = (p / p.sum(-1, keepdims=True) @ v).transpose(0, 2, 1, 3)
    assert np.linalg.norm(run(made, *arrays) - want) / np.linalg.norm(want) < 2e-3


def test_left_as_it_was_where_zeros_do_not_help() -> None:
    before = module(build, *SHAPES)
    made = FuseAttention(lambda func: False)(before)
    assert not any(name.startswith(("fused_attention", "even")) or name == "nn.pad" for name in names(made))
    assert isinstance(made["main"], relax.Function)
