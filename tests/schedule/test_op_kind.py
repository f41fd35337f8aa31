"""What kind of work a function does, and what it moves."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
import tvm
from tvm import relax, te, tirx, topi

from tk.schedule.cost import estimate
from tk.schedule.op_kind import FAMILIES, family


def function(make: Callable[..., Any], *shapes: tuple[int, ...], dtypes: str = "float32") -> Any:
    names = dtypes.split()
    tensors = [te.placeholder(shape, names[min(i, len(names) - 1)], f"x{i}") for i, shape in enumerate(shapes)]
    return te.create_prim_func([*tensors, make(*tensors)])


def fused(module: Callable[..., Any], *shapes: tuple[int, ...]) -> Any:
    """The one PrimFunc that relax operators on inputs of these shapes are fused into."""
    builder = relax.BlockBuilder()
    inputs = [relax.Var(f"x{i}", relax.TensorType(shape, "float32")) for i, shape in enumerate(shapes)]
    with builder.function("main", inputs):
        with builder.dataflow():
            out = builder.emit_output(module(*inputs))
        builder.emit_func_output(out)
    passes = [relax.transform.LegalizeOps(), relax.transform.AnnotateTIROpPattern(), relax.transform.FuseOps()]
    mod = tvm.transform.Sequential([*passes, relax.transform.FuseTIR()])(builder.get())
    (func,) = [func for _, func in mod.functions_items() if isinstance(func, tirx.PrimFunc)]
    return func


def take(table: Any, indices: Any) -> Any:
    return topi.take(table, indices, axis=0, mode="clip")


def attention(q: Any, k: Any, v: Any) -> Any:
    return topi.nn.matmul(topi.nn.softmax(topi.nn.matmul(q, topi.transpose(k, (1, 0)))), v)


KINDS = {
    "matmul": function(topi.nn.matmul, (8, 16), (16, 4)),
    "convolution": function(lambda x, w: topi.nn.conv2d(x, w, 1, 1, 1), (1, 3, 8, 8), (4, 3, 3, 3)),
    "attention": function(attention, (8, 16), (6, 16), (6, 16)),
    "softmax": function(topi.nn.softmax, (4, 32)),
    "norm": fused(lambda x, w, b: relax.op.nn.layer_norm(x, w, b, axes=[-1]), (4, 32), (32,), (32,)),
    "rms norm": fused(lambda x, w: relax.op.nn.rms_norm(x, w, axes=[-1]), (4, 32), (32,)),
    "sum": function(lambda x: topi.sum(x, axis=1), (4, 32)),
    "sum of squares": function(lambda x: topi.sum(x * x, axis=1), (4, 32)),
    "pooling": function(lambda x: topi.nn.pool2d(x, [2, 2], [2, 2], [1, 1], [0, 0, 0, 0], "max"), (1, 4, 8, 8)),
    "gather": function(take, (100, 32), (7,), dtypes="float32 int32"),
    "copy": function(lambda x: topi.transpose(x, (1, 0)), (4, 32)),
    "concat": function(lambda x, y: topi.concatenate([x, y], 0), (4, 32), (5, 32)),
    "cast": function(lambda x: topi.cast(x, "float16"), (4, 32)),
    "scale and shift": function(lambda x, y, z: x * y + z, (4, 32), (4, 32), (4, 32)),
}
EXPECTED = {
    "convolution": "matmul",
    "rms norm": "norm",
    "sum": "reduction",
    "sum of squares": "reduction",
    "pooling": "reduction",
    "concat": "copy",
    "cast": "elementwise",
    "scale and shift": "elementwise",
}


@pytest.mark.parametrize("kind", KINDS)
def test_families(kind: str) -> None:
    assert family(KINDS[kind]) == EXPECTED.get(kind, kind)
    assert EXPECTED.get(kind, kind) in FAMILIES


def test_a_table_is_not_read_whole() -> None:
    _, moved, dtype = estimate(KINDS["gather"])
    assert moved == 4 * (7 * 32 + 7 + 7 * 32)
    assert dtype == "float32"


def test_other_arguments_move_once() -> None:
    assert estimate(KINDS["copy"])[1] == 2 * 4 * 4 * 32
