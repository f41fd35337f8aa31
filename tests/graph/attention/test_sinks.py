"""Attention with sinks, one more score a head that has no value: one kernel however it is written, and right on this host."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F
import tvm
from torch import nn
from tvm import relax
from tvm.relax import op

import tk
from tests.graph.attention.test_spellings import HALF, B, D, H, N, T, Tensor, fused, repeated, step, up_to
from tk.graph.attention.softmax import CanonicalSoftmax
from tk.llm.attention import _softmax_with_sinks

Attend = Callable[[Tensor, Tensor, Tensor, Tensor, Tensor], Tensor]


def scores(q: Tensor, k: Tensor, position: Tensor) -> Tensor:
    s = torch.matmul(q, repeated(k).transpose(2, 3)).float() * D**-0.5
    return s.masked_fill(~up_to(position), -math.inf)


def as_transformers(sinks: Tensor, q: Tensor, k: Tensor, v: Tensor, position: Tensor, hidden: float = -math.inf) -> Tensor:
    """gpt_oss: all in the model's dtype, masked by a sum, and a maximum taken off before the softmax."""
    s = torch.matmul(q, repeated(k).transpose(2, 3)) * D**-0.5
    s = s + torch.where(up_to(position), 0.0, hidden).to(q.dtype)
    both = torch.cat([s, sinks.reshape(1, -1, 1, 1).expand(B, -1, q.shape[2], -1)], -1)
    both = both - both.max(-1, keepdim=True).values
    p = F.softmax(both, -1, dtype=both.dtype)[..., :-1]
    return torch.matmul(p, repeated(v)).transpose(1, 2).contiguous().transpose(1, 2)


def masked_by_the_least(sinks: Tensor, q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    """As transformers' mask helpers make masks that are added."""
    return as_transformers(sinks, q, k, v, position, torch.finfo(q.dtype).min)


def in_front(sinks: Tensor, q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    both = torch.cat([sinks.float()[None, :, None, None].expand(B, H, q.shape[2], 1), scores(q, k, position)], -1)
    return torch.matmul(torch.softmax(both, -1)[..., 1:].to(v.dtype), repeated(v))


def by_tk_llm(sinks: Tensor, q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    s = torch.matmul(q.unflatten(1, (-1, H // N)), k.unsqueeze(2).transpose(-1, -2)).flatten(1, 2).float() * D**-0.5
    p = _softmax_with_sinks(torch.where(up_to(position), s, float("-inf")), sinks).to(v.dtype)
    return torch.matmul(p.unflatten(1, (-1, H // N)), v.unsqueeze(2)).flatten(1, 2)


def written_out(sinks: Tensor, q: Tensor, k: Tensor, v: Tensor, position: Tensor) -> Tensor:
    x, s = scores(q, k, position), sinks.float()[:, None, None]
    top = torch.maximum(x.max(-1, keepdim=True).values, s)
    e = (x - top).exp()
    return torch.matmul((e / (e.sum(-1, keepdim=True) + (s - top).exp())).to(v.dtype), repeated(v))


SPELLINGS = (as_transformers, masked_by_the_least, in_front, by_tk_llm, written_out)


@pytest.mark.rotated(4)
@pytest.mark.parametrize("function", SPELLINGS, ids=lambda function: function.__name__)
def test_a_step_with_sinks_is_one_kernel_that_reads_up_to_the_position(function: Attend) -> None:
    rules, (attention,) = fused(function, (torch.zeros(H, dtype=HALF), *step()), "h200")
    assert rules == ["cuda.attention_decode"]
    assert (attention.facts.group, attention.facts.sinks) == (H // N, 1)
    assert (len(attention.bounds.upper), attention.bounded.facts.plain) == (1, 1)


def test_a_prompt_with_sinks_and_a_window_is_one_kernel() -> None:
    def prompt(sinks: Tensor, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        i = torch.arange(T)
        seen = (i[None, :] <= i[:, None]) & (i[None, :] > i[:, None] - 128)
        x = (torch.matmul(q, k.transpose(2, 3)).float() * D**-0.5).masked_fill(~seen, -math.inf)
        p = F.softmax(torch.cat([x, sinks.float()[None, :, None, None].expand(B, H, T, 1)], -1), -1)[..., :-1]
        return torch.matmul(p.to(v.dtype), v)

    inputs = tuple(torch.full((B, H, T, D), float(n), dtype=HALF) for n in range(3))
    rules, (attention,) = fused(prompt, (torch.zeros(H, dtype=HALF), *inputs), "h200")
    assert rules == ["cuda.attention"]
    assert (attention.facts.causal, attention.facts.window, attention.facts.sinks) == (1, 128, 1)


@pytest.mark.parametrize("front", [False, True])
def test_a_sink_beside_an_unknown_number_of_keys_is_no_column(front: bool) -> None:
    def chunk(sinks: Tensor, q: Tensor, k: Tensor, v: Tensor) -> Tensor:
        x = torch.matmul(q, k.transpose(2, 3)).float() * D**-0.5
        both = [x, sinks.float()[None, :, None, None].expand(B, H, q.shape[2], 1)]
        p = F.softmax(torch.cat(both[::-1] if front else both, -1), -1)
        return torch.matmul((p[..., 1:] if front else p[..., :-1]).to(v.dtype), v)

    q, k, v = (torch.full((B, H, rows, D), float(n), dtype=HALF) for n, rows in enumerate((9, T, T)))
    keys = torch.export.Dim("keys", min=2, max=4096)
    rules, (attention,) = fused(chunk, (torch.zeros(H, dtype=HALF), q, k, v), "h200", (None, None, {2: keys}, {2: keys}))
    assert rules == ["cuda.attention_decode"]
    assert (attention.facts.columns, attention.facts.sinks) == (None, 1)


def written(emit: Any, *inputs: Any) -> Any:
    def softmax(x: Any) -> Any:
        e = emit(op.exp(emit(op.subtract(x, emit(op.max(x, [-1], keepdims=True))))))
        return emit(op.divide(e, emit(op.sum(e, [-1], keepdims=True))))

    return softmax(inputs[0])


def of_two_columns(emit: Any, x: Any, s: Any) -> Any:
    p = emit(op.nn.softmax(emit(op.concat([x, emit(op.concat([s, s], -1))], -1)), -1))
    return emit(op.strided_slice(p, [1], [0], [6]))


def without_the_maximum(emit: Any, x: Any, s: Any) -> Any:
    top = emit(op.maximum(emit(op.max(x, [-1], keepdims=True)), s))
    e = emit(op.exp(emit(op.subtract(x, top))))
    return emit(op.divide(e, emit(op.add(emit(op.sum(e, [-1], keepdims=True)), emit(op.exp(s))))))


def of_another_axis(emit: Any, x: Any, _: Any) -> Any:
    e = emit(op.exp(emit(op.subtract(x, emit(op.max(x, [0], keepdims=True))))))
    return emit(op.divide(e, emit(op.sum(e, [0], keepdims=True))))


def of_another_top(emit: Any, x: Any, s: Any) -> Any:
    e = emit(op.exp(emit(op.subtract(x, emit(op.max(emit(op.add(x, s)), [-1], keepdims=True))))))
    return emit(op.divide(e, emit(op.sum(e, [-1], keepdims=True))))


def names(build: Callable[..., Any]) -> list[str]:
    """The operators after the pass, of x [5, 6] and s [5, 1]."""
    params = [relax.Var(name, relax.TensorType(shape, "float32")) for name, shape in (("x", (5, 6)), ("s", (5, 1)))]
    builder = relax.BlockBuilder()
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(build(builder.emit, *params))
        builder.emit_func_output(out)
    mod: tvm.IRModule = CanonicalSoftmax()(builder.get())
    calls = [binding.value for block in mod["main"].body.blocks for binding in block.bindings]
    return [call.op.name.removeprefix("relax.") for call in calls if isinstance(call, relax.Call)]


def test_a_softmax_written_out_is_one() -> None:
    assert names(written) == ["nn.softmax"]


@pytest.mark.parametrize("build", [of_two_columns, without_the_maximum, of_another_axis, of_another_top])
def test_what_is_no_softmax_with_a_sink_is_left(build: Callable[..., Any]) -> None:
    found = names(build)
    assert ("nn.softmax" in found) == (build is of_two_columns)
    assert ("maximum" in found) == (build is without_the_maximum)


def test_a_sink_of_16_bits_is_no_column() -> None:
    def dropped(emit: Any, x: Any, s: Any) -> Any:
        x, s = (emit(op.astype(each, "bfloat16")) for each in (x, s))
        p = emit(op.nn.softmax(emit(op.astype(emit(op.concat([x, s], -1)), "float32")), -1))
        return emit(op.strided_slice(p, [1], [0], [6]))

    found = names(dropped)
    assert "concat" not in found
    assert {"maximum", "max", "sum", "divide"} <= set(found)


class Attention(nn.Module):
    def __init__(self, function: Attend) -> None:
        super().__init__()
        self.function, self.sinks = function, nn.Parameter(torch.linspace(-3.0, 5.0, H))

    def forward(self, *inputs: Tensor) -> Tensor:
        return self.function(self.sinks, *inputs)


@pytest.mark.rotated(4)
@pytest.mark.parametrize("function", [as_transformers, written_out], ids=lambda function: function.__name__)
def test_numbers_on_this_host(function: Attend) -> None:
    generator = torch.Generator().manual_seed(0)
    q, k, v = (torch.randn(each.shape, generator=generator) for each in step()[:3])
    position = torch.tensor([0, 100, T - 1])
    module = Attention(function).eval()
    got = np.asarray(tk.load(tk.compile(module, (q, k, v, position), target="cpu", verify=False))(q, k, v, position))
    with torch.no_grad():
        want = in_front(module.sinks.double(), q.double(), k.double(), v.double(), position).double().numpy()
    assert np.linalg.norm(got - want) / np.linalg.norm(want) < 1e-5
