"""Moves and casts that change nothing go; products read what was repeated for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tests.host import HOST
from tk.graph.simplify_data_movement import SimplifyDataMovement

Build = Callable[..., Any]


def module(shapes: Sequence[tuple[Sequence[Any], str]], build: Build) -> tvm.IRModule:
    """main(p0, p1, …) → what `build(emit, p0, p1, …)` returns."""
    builder = relax.BlockBuilder()
    params = [relax.Var(f"p{i}", relax.TensorType(shape, dtype)) for i, (shape, dtype) in enumerate(shapes)]
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(build(builder.emit, *params))
        builder.emit_func_output(out)
    return relax.transform.CanonicalizeBindings()(builder.get())


def simplified(shapes: Sequence[tuple[Sequence[Any], str]], build: Build, expected: Build, **sizes: int) -> None:
    """`build` must become `expected`, and both give the same numbers."""
    before, after = module(shapes, build), SimplifyDataMovement()(module(shapes, build))
    tvm.ir.assert_structural_equal(after, module(shapes, expected), map_free_vars=True)
    rng = np.random.default_rng(5)
    concrete = [([dim if isinstance(dim, int) else sizes[dim.name] for dim in shape], dtype) for shape, dtype in shapes]
    args = [tvm.runtime.tensor(np.abs(rng.standard_normal(shape)).astype(dtype)) for shape, dtype in concrete]
    outs = [relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())["main"](*args).numpy() for mod in (before, after)]
    np.testing.assert_allclose(outs[0].astype(np.float64), outs[1].astype(np.float64), rtol=1e-5, atol=1e-5)


def test_views_of_views() -> None:
    simplified(
        [((6, 4), "float32")],
        lambda emit, x: emit(op.exp(emit(op.reshape(emit(op.expand_dims(emit(op.reshape(x, (3, 8))), 0)), (2, 12))))),
        lambda emit, x: emit(op.exp(emit(op.reshape(x, (2, 12))))),
    )


def test_a_view_of_the_same_shape_is_no_view() -> None:
    s = tvm.tirx.Var("s", "int64")
    simplified(
        [((s, 4), "float32")],
        lambda emit, x: emit(op.exp(emit(op.squeeze(emit(op.expand_dims(emit(op.reshape(x, (s, 4))), 0)), 0)))),
        lambda emit, x: emit(op.exp(x)),
        s=3,
    )


def test_what_has_the_shape_already_is_not_broadcast() -> None:
    simplified(
        [((6, 4), "float32")],
        lambda emit, x: emit(op.exp(emit(op.broadcast_to(emit(op.broadcast_to(x, (6, 4))), (3, 6, 4))))),
        lambda emit, x: emit(op.exp(emit(op.broadcast_to(x, (3, 6, 4))))),
    )


def test_a_transpose_of_dims_of_size_one_is_a_view() -> None:
    s = tvm.tirx.Var("s", "int64")
    simplified(
        [((s, 1, 8, 4), "float32")],
        lambda emit, x: emit(op.exp(emit(op.permute_dims(x, [0, 2, 1, 3])))),
        lambda emit, x: emit(op.exp(emit(op.reshape(x, (s, 8, 1, 4))))),
        s=3,
    )
    simplified(
        [((2, 32), "float32")],
        lambda emit, x: emit(op.exp(emit(op.permute_dims(emit(op.reshape(x, (2, 1, 8, 4))), [0, 2, 1, 3])))),
        lambda emit, x: emit(op.exp(emit(op.reshape(x, (2, 8, 1, 4))))),
    )


def test_a_transpose_that_moves_elements_stays() -> None:
    s = tvm.tirx.Var("s", "int64")
    for shape, axes in (((2, 3, 1), [1, 0, 2]), ((s, 4), None)):
        same = lambda emit, x, axes=axes: emit(op.exp(emit(op.permute_dims(x, axes))))  # noqa: E731
        simplified([(shape, "float32")], same, same, s=1)


def test_a_gather_takes_the_indices_as_they_are() -> None:
    narrow = lambda emit, i: emit(op.astype(i, "int32"))  # noqa: E731
    simplified(
        [((9, 4), "float32"), ((2, 3), "int64")],
        lambda emit, table, i: emit(op.take(table, emit(op.reshape(narrow(emit, i), (6,))), axis=0)),
        lambda emit, table, i: emit(op.take(table, emit(op.reshape(i, (6,))), axis=0)),
    )
    simplified(
        [((9, 4), "float32"), ((3,), "int64")],
        lambda emit, table, i: emit(op.take(table, narrow(emit, i), axis=0)),
        lambda emit, table, i: emit(op.take(table, i, axis=0)),
    )


def test_indices_of_other_dtypes_are_cast() -> None:
    same = lambda emit, table, i: emit(op.take(table, emit(op.astype(i, "int32")), axis=0))  # noqa: E731
    simplified([((9, 4), "float32"), ((3,), "float32")], same, same)


def test_widening_and_back() -> None:
    simplified(
        [((6, 4), "float16")],
        lambda emit, x: emit(op.exp(emit(op.astype(emit(op.astype(emit(op.astype(x, "float16")), "float32")), "float16")))),
        lambda emit, x: emit(op.exp(x)),
    )


@pytest.mark.parametrize(("origin", "between"), [("float32", "float16"), ("float32", "bfloat16"), ("int64", "int32")])
def test_narrowing_and_back_stays(origin: str, between: str) -> None:
    def build(emit: Any, x: Any) -> Any:
        return emit(op.negative(emit(op.astype(emit(op.astype(x, between)), origin))))

    simplified([((6, 4), origin)], build, build)


@pytest.mark.parametrize("batch", [3, "b"])
def test_a_broadcast_weight(batch: Any) -> None:
    batch = tvm.tirx.Var("b", "int64") if batch == "b" else batch
    simplified(
        [((batch, 5, 8), "float32"), ((8, 6), "float32")],
        lambda emit, x, w: emit(op.matmul(x, emit(op.broadcast_to(w, (batch, 8, 6))), out_dtype="float32")),
        lambda emit, x, w: emit(op.matmul(x, w, out_dtype="float32")),
        b=3,
    )


def test_a_broadcast_that_makes_the_batch_stays() -> None:
    def build(emit: Any, x: Any, w: Any) -> Any:
        return emit(op.matmul(x, emit(op.broadcast_to(w, (3, 8, 6))), out_dtype="float32"))

    simplified([((1, 5, 8), "float32"), ((8, 6), "float32")], build, build)


@pytest.mark.parametrize("rows", [5, "s"])
def test_repeated_heads(rows: Any) -> None:
    """4 heads of queries over 2 of keys: 2 products with twice the rows, and no copy of the keys."""
    rows = tvm.tirx.Var("s", "int64") if rows == "s" else rows

    def repeated(emit: Any, q: Any, k: Any) -> Any:
        k = emit(op.broadcast_to(emit(op.expand_dims(k, 2)), (3, 2, 2, 7, 8)))
        k = emit(op.permute_dims(emit(op.reshape(k, (3, 4, 7, 8))), [0, 1, 3, 2]))
        return emit(op.matmul(q, k, out_dtype="float32"))

    mod = SimplifyDataMovement()(module([((3, 4, rows, 8), "float32"), ((3, 2, 7, 8), "float32")], repeated))
    text = str(mod)
    assert "broadcast_to" not in text
    assert "expand_dims" not in text
    rng = np.random.default_rng(5)
    q, k = rng.standard_normal((3, 4, 5, 8)).astype("float32"), rng.standard_normal((3, 2, 7, 8)).astype("float32")
    out = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())["main"](tvm.runtime.tensor(q), tvm.runtime.tensor(k))
    np.testing.assert_allclose(out.numpy(), q @ k.repeat(2, 1).transpose(0, 1, 3, 2), rtol=1e-5, atol=1e-5)


@pytest.mark.parametrize("rows", [6, "s"])
def test_narrowing_comes_before_a_view(rows: Any) -> None:
    """So that what made the wide tensor stores it narrow."""
    rows = tvm.tirx.Var("s", "int64") if rows == "s" else rows
    simplified(
        [((rows, 4), "float32")],
        lambda emit, x: emit(op.astype(emit(op.reshape(emit(op.exp(x)), (2, rows * 2))), "bfloat16")),
        lambda emit, x: emit(op.reshape(emit(op.astype(emit(op.exp(x)), "bfloat16")), (2, rows * 2))),
        s=6,
    )
