"""Attention becomes products and a softmax kernel: the graph that it becomes, and its numbers against float64."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax.op.nn import attention

from tests.host import HOST
from tk.graph.attention.decompose import DecomposeAttention

BATCH, HEADS, DEPTH = 2, 4, 16


def module(rows: Any, columns: Any, dtype: str, bias: Any = None, groups: int = 1, **options: Any) -> tvm.IRModule:
    """attention(q, k, v); with `groups` k and v come heads first, each head repeated as torch's models do it."""
    builder = relax.BlockBuilder()
    heads = HEADS // groups
    shape = (BATCH, columns, heads, DEPTH) if groups == 1 else (BATCH, heads, columns, DEPTH)
    params = [relax.Var("q", relax.TensorType((BATCH, rows, HEADS, DEPTH), dtype))]
    params += [relax.Var(name, relax.TensorType(shape, dtype)) for name in "kv"]
    params += [] if bias is None else [relax.Var("bias", relax.TensorType(bias, dtype))]

    def repeated(x: Any) -> Any:
        if groups == 1:
            return x
        x = builder.emit(relax.op.expand_dims(x, 2))
        x = builder.emit(relax.op.broadcast_to(x, (BATCH, heads, groups, columns, DEPTH)))
        x = builder.emit(relax.op.reshape(x, (BATCH, HEADS, columns, DEPTH)))
        return builder.emit(relax.op.permute_dims(x, [0, 2, 1, 3]))

    with builder.function("main", params):
        with builder.dataflow():
            q, k, v = params[0], repeated(params[1]), repeated(params[2])
            out = builder.emit(attention(q, k, v, bias=None if bias is None else params[3], **options))
            out = builder.emit_output(out)
        builder.emit_func_output(out)
    return builder.get()


def reference(args: list[np.ndarray], groups: int, causal: str | None) -> np.ndarray:
    q, k, v, *bias = (np.asarray(arg, np.float64) for arg in args)
    q = q.transpose(0, 2, 1, 3)
    k, v = (x.transpose(0, 2, 1, 3) if groups == 1 else x.repeat(groups, 1) for x in (k, v))
    scores = q @ k.transpose(0, 1, 3, 2) / np.sqrt(DEPTH) + (bias[0] if bias else 0)
    rows, columns = scores.shape[2:]
    if causal is not None:
        shift = columns - rows if causal == "BottomRight" else 0
        scores = np.where(np.arange(columns) <= np.arange(rows)[:, None] + shift, scores, -np.inf)
    top = scores.max(-1, keepdims=True)
    power = np.exp(scores - np.where(np.isinf(top), 0, top))
    total = power.sum(-1, keepdims=True)
    return (power / np.where(total == 0, 1, total) @ v).transpose(0, 2, 1, 3)


def values(rows: int, columns: int, dtype: str, bias: Any, groups: int) -> list[np.ndarray]:
    rng = np.random.default_rng(7)
    heads = HEADS // groups
    shape = (BATCH, columns, heads, DEPTH) if groups == 1 else (BATCH, heads, columns, DEPTH)
    shapes = [(BATCH, rows, HEADS, DEPTH), shape, shape] + ([] if bias is None else [bias])
    arrays = [rng.standard_normal(each).astype(dtype) for each in shapes]
    if bias is not None:
        arrays[3][rng.random(bias) < 0.3] = -np.inf
        arrays[3][0] = -np.inf  # the first item of the batch sees nothing
    return arrays


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    ("rows", "columns", "dtype", "bias", "groups", "causal"),
    [
        (8, 8, "float32", None, 1, None),
        (8, 8, "float32", None, 2, "TopLeft"),
        (5, 9, "float32", (BATCH, 1, 1, 9), 4, None),
        (5, 9, "float32", (BATCH, 1, 5, 9), 1, "BottomRight"),
        (9, 5, "float64", None, 1, "BottomRight"),
        (5, 9, "float16", (BATCH, HEADS, 5, 9), 2, None),
    ],
)
@pytest.mark.parametrize("symbolic", [False, True])
def test_numbers(rows: int, columns: int, dtype: str, bias: Any, groups: int, causal: str | None, symbolic: bool) -> None:
    dims = (tvm.tirx.Var("s", "int64"), tvm.tirx.Var("t", "int64")) if symbolic else (rows, columns)
    shape = None if bias is None else [*bias[:2], 1 if bias[2] == 1 else dims[0], dims[1]]
    mod = DecomposeAttention()(module(*dims, dtype, shape, groups, causal_mask=causal))
    machine = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())
    args = values(rows, columns, dtype, bias, groups)
    out = machine["main"](*[tvm.runtime.tensor(arg) for arg in args]).numpy()
    ref = reference(args, groups, causal)
    assert out.dtype == dtype
    error = np.linalg.norm(out - ref) / np.linalg.norm(ref)
    assert error < {"float16": 1e-3, "float32": 1e-6, "float64": 1e-14}[dtype]
    if bias is not None:
        assert not out[0].any()


def operators(mod: tvm.IRModule) -> list[str]:
    names = []
    for binding in mod["main"].body.blocks[0].bindings:
        value = binding.value
        if isinstance(value, relax.Call):
            called = value.args[0] if value.op.name == "relax.call_tir" else value.op
            names.append(getattr(called, "name_hint", None) or called.name.removeprefix("relax."))
    return names


def test_three_kernels_and_a_scale() -> None:
    mod = DecomposeAttention()(module(8, 8, "float32"))
    assert operators(mod) == ["attention_scores", "multiply", "attention_softmax", "attention_values"]


def test_repeated_heads_are_not_repeated() -> None:
    names = operators(DecomposeAttention()(module(8, 8, "bfloat16", groups=2)))
    assert not {"broadcast_to", "repeat"} & set(names)


def test_what_repeats_in_another_order_stays() -> None:
    """[b, 1, n, t, d] → [b, g, n, t, d] puts the copies of the heads one after another: no groups."""
    builder = relax.BlockBuilder()
    q = relax.Var("q", relax.TensorType((BATCH, 8, HEADS, DEPTH), "float32"))
    k = relax.Var("k", relax.TensorType((BATCH, 2, 8, DEPTH), "float32"))
    with builder.function("main", [q, k]):
        with builder.dataflow():
            x = builder.emit(relax.op.expand_dims(k, 1))
            x = builder.emit(relax.op.broadcast_to(x, (BATCH, 2, 2, 8, DEPTH)))
            x = builder.emit(relax.op.permute_dims(builder.emit(relax.op.reshape(x, (BATCH, HEADS, 8, DEPTH))), [0, 2, 1, 3]))
            out = builder.emit_output(builder.emit(attention(q, x, x)))
        builder.emit_func_output(out)
    assert "broadcast_to" in operators(DecomposeAttention()(builder.get()))


def test_a_window_is_refused() -> None:
    with pytest.raises(RuntimeError, match="window"):  # CompileError, as TVM passes it on
        DecomposeAttention()(module(8, 8, "float32", causal_mask="TopLeft", window_size=4))
