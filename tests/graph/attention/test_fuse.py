"""Attention becomes one function: what joins it, what stays outside, what is left alone, and its numbers."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
import tvm
from torch import nn
from tvm import relax
from tvm.relax import const, op

from tests.host import HOST
from tk.codegen.library import settings
from tk.frontend import load
from tk.graph.attention.fuse import FuseAttention
from tk.graph.legalize import LEGALIZE
from tk.pipeline import graph
from tk.schedule.apply import schedule_module
from tk.target import resolve

HEADS, ROWS, DEPTH = 2, 6, 8


def module(build: Callable[..., Any], *inputs: tuple[str, tuple[int, ...], str]) -> tvm.IRModule:
    params = [relax.Var(name, relax.TensorType(shape, dtype)) for name, shape, dtype in inputs]
    builder = relax.BlockBuilder()
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(build(builder.emit, *params))
        builder.emit_func_output(out)
    return builder.get()


def heads(emit: Any, x: Any) -> Any:
    return emit(op.permute_dims(emit(op.reshape(x, [1, ROWS, HEADS, DEPTH])), [0, 2, 1, 3]))


def scores(emit: Any, q: Any, k: Any) -> Any:
    x = emit(op.matmul(q, emit(op.permute_dims(k, [0, 1, 3, 2])), out_dtype="float32"))
    return emit(op.multiply(x, const(0.5, "float32")))


def weighted(emit: Any, x: Any, v: Any) -> Any:
    p = emit(op.astype(emit(op.nn.softmax(x, -1)), "float16"))
    out = emit(op.astype(emit(op.matmul(p, v, out_dtype="float32")), "float16"))
    return emit(op.reshape(emit(op.permute_dims(out, [0, 2, 1, 3])), [1, ROWS, HEADS * DEPTH]))


def masked(emit: Any, wide: Any, mask: Any) -> Any:
    """q, k and v are slices of one tensor; the mask is computed from an input; what lies over the diagonal is hidden."""
    size = HEADS * DEPTH
    q, k, v = (
        heads(emit, emit(op.strided_slice(wide, (2,), (i * size,), ((i + 1) * size,), assume_inbound=True))) for i in range(3)
    )
    x = emit(op.add(scores(emit, q, k), emit(op.astype(emit(op.negative(mask)), "float32"))))
    i, j = (emit(op.expand_dims(emit(op.arange(0, ROWS, 1, dtype="int64")), [axis])) for axis in (1, 0))
    x = emit(op.where(emit(op.less_equal(j, i)), x, const(-math.inf, "float32")))
    return weighted(emit, x, v)


MASKED = (("wide", (1, ROWS, 3 * HEADS * DEPTH), "float16"), ("mask", (1, 1, 1, ROWS), "float16"))


def names(mod: tvm.IRModule) -> list[str]:
    values = [b.value for b in mod["main"].body.blocks[0].bindings if isinstance(b.value, relax.Call)]
    return [getattr(value.op, "name_hint", "") or value.op.name.removeprefix("relax.") for value in values]


def inside(mod: tvm.IRModule) -> list[str]:
    (function,) = [func for _, func in mod.functions_items() if (func.attrs or {}).get("Primitive")]
    return [b.value.op.name.removeprefix("relax.") for b in function.body.blocks[0].bindings if isinstance(b.value, relax.Call)]


def run(mod: tvm.IRModule, *arrays: np.ndarray) -> np.ndarray:
    passes = [relax.transform.LegalizeOps(LEGALIZE), relax.transform.FuseTIR()]
    machine = relax.VirtualMachine(tvm.compile(tvm.transform.Sequential(passes)(mod), HOST), tvm.cpu())
    return machine["main"](*[tvm.runtime.tensor(array) for array in arrays]).numpy()


def test_one_function_with_its_moves_and_constant_masks() -> None:
    mod = FuseAttention(lambda func: True)(module(masked, *MASKED))
    called = names(mod)
    assert called[0] == "negative"  # computed from an input: once, outside
    assert called[1].startswith("fused_attention")
    assert called[2:] == ["reshape"]  # a view at the end costs nothing
    assert {"strided_slice", "arange", "where", "nn.softmax", "matmul"} <= set(inside(mod))


def test_numbers() -> None:
    rng = np.random.default_rng(0)
    arrays = [rng.standard_normal(shape).astype(dtype) for _, shape, dtype in MASKED]
    before = module(masked, *MASKED)
    fused = FuseAttention(lambda func: True)(before)
    wide, mask = (each.astype("float64") for each in arrays)
    q, k, v = wide.reshape(ROWS, 3, HEADS, DEPTH).transpose(1, 2, 0, 3)
    x = q @ k.swapaxes(1, 2) * 0.5 - mask[0]
    x = np.where(np.tri(ROWS) > 0, x, -np.inf)
    p = np.exp(x - x.max(-1, keepdims=True))
    want = (p / p.sum(-1, keepdims=True) @ v).transpose(1, 0, 2).reshape(1, ROWS, -1)
    for mod in (before, fused):
        assert np.linalg.norm(run(mod, *arrays) - want) / np.linalg.norm(want) < 2e-3


def test_left_alone_where_no_rule_takes_it() -> None:
    asked = []
    mod = module(masked, *MASKED)
    out = FuseAttention(lambda func: bool(asked.append(func)))(mod)
    assert len(asked) == 3  # with all moves, with transposes only, with none
    assert "fused" not in " ".join(names(out))
    assert "nn.softmax" in names(out)


def test_left_alone_where_the_weights_are_a_result() -> None:
    def build(emit: Any, q: Any, k: Any, v: Any) -> Any:
        p = emit(op.astype(emit(op.nn.softmax(scores(emit, q, k), -1)), "float16"))
        return relax.Tuple([emit(op.matmul(p, v, out_dtype="float32")), p])

    mod = FuseAttention(lambda func: True)(module(build, *((n, (1, HEADS, ROWS, DEPTH), "float16") for n in "qkv")))
    assert names(mod).count("nn.softmax") == 1


def test_left_alone_where_softmax_is_over_another_axis() -> None:
    def build(emit: Any, q: Any, k: Any, v: Any) -> Any:
        p = emit(op.astype(emit(op.nn.softmax(scores(emit, q, k), 1)), "float16"))
        return emit(op.matmul(p, v, out_dtype="float32"))

    mod = FuseAttention(lambda func: True)(module(build, *((n, (1, HEADS, ROWS, DEPTH), "float16") for n in "qkv")))
    assert names(mod).count("matmul") == 2


def test_two_layers_are_one_function() -> None:
    """The second layer's queries are the first's results; the mask is shared."""

    def build(emit: Any, x: Any, mask: Any) -> Any:
        for _ in range(2):
            part = heads(emit, x)
            s = emit(op.add(scores(emit, part, part), emit(op.astype(mask, "float32"))))
            x = emit(op.negative(weighted(emit, s, part)))
        return x

    inputs = (("x", (1, ROWS, HEADS * DEPTH), "float16"), ("mask", (1, 1, 1, ROWS), "float16"))
    mod = FuseAttention(lambda func: True)(module(build, *inputs))
    assert sum(name.startswith("fused_attention") for name in names(mod)) == 2
    assert len([func for _, func in mod.functions_items() if (func.attrs or {}).get("Primitive")]) == 1


def test_parts_of_a_split_are_slices() -> None:
    def build(emit: Any, wide: Any) -> Any:
        parts = emit(op.split(wide, 3, axis=2))
        q, k, v = (heads(emit, emit(relax.TupleGetItem(parts, i))) for i in range(3))
        return weighted(emit, scores(emit, q, k), v)

    inputs = ("wide", (1, ROWS, 3 * HEADS * DEPTH), "float16")
    before = module(build, inputs)
    after = FuseAttention(lambda func: True)(before)
    assert "split" not in names(after)
    assert inside(after).count("strided_slice") == 3
    wide = np.random.default_rng(1).standard_normal(inputs[1]).astype("float16")
    np.testing.assert_allclose(run(after, wide), run(before, wide), rtol=2e-3, atol=1e-3)


class ByHand(nn.Module):
    """Attention of a fused projection as models write it out."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind, self.qkv = kind, nn.Linear(64, 3 * 64).half()

    def forward(self, x: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        batch, seq, width = x.shape
        q, k, v = (y.view(batch, seq, 2, 32).transpose(1, 2) for y in self.qkv(x).chunk(3, -1))
        if self.kind == "added mask":
            weights = torch.softmax(q @ k.transpose(2, 3) * 32**-0.5 + mask, -1, dtype=torch.float32).to(q.dtype)
        elif self.kind == "filled mask":
            weights = ((q @ k.transpose(-1, -2)) / math.sqrt(32)).masked_fill(mask < 0, -1e4).softmax(-1)
        elif self.kind == "lower triangle":
            seen = torch.ones(seq, seq, dtype=torch.bool).tril()
            s = q @ k.transpose(-1, -2) / torch.full([], 5.0, dtype=q.dtype)
            weights = torch.where(seen, s, torch.finfo(s.dtype).min).softmax(-1)
        elif self.kind == "an importer's function":  # 0 as a tensor without axes among its operands
            weights = torch.sinc(q @ k.transpose(-1, -2)).softmax(-1)
        else:
            q, k, v = (y.reshape(batch * 2, seq, 32) for y in (q, k, v))
            return torch.bmm(torch.bmm(q * 0.2, k.transpose(1, 2)).softmax(-1), v).view(batch, 2, seq, 32).transpose(1, 2)
        return (weights @ v).transpose(1, 2).reshape(batch, seq, width)


@pytest.mark.rotated(5)
@pytest.mark.parametrize("kind", ["added mask", "filled mask", "lower triangle", "merged heads", "an importer's function"])
def test_attention_written_out_is_one_kernel_on_hopper(kind: str) -> None:
    model = load(ByHand(kind).eval(), (torch.randn(2, 50, 64).half(), torch.randn(2, 1, 1, 50).half()))
    index = resolve("h200")
    with index.tvm(), settings(index):
        _, kernels = schedule_module(graph(model, index)[0], index)
    rules = [kernel.rule for kernel in kernels]
    assert rules.count("cuda.attention") == 1
    assert len(rules) <= 3  # the projection, and q times a factor, or the mask's condition
    if kind == "added mask":  # what bisection compiles without the rule is two products and a softmax, by rules of their own
        with index.tvm(), settings(index, {"cuda.attention"}):
            _, kernels = schedule_module(graph(model, index)[0], index, None, {"cuda.attention"})
        rules = [kernel.rule for kernel in kernels]
        assert len(rules) > 3
        assert not {"cuda.attention", "cuda.fallback"} & set(rules)
