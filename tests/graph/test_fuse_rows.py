"""Norms and softmax with their neighbours in one function: which operators go together, and that the numbers stay."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import const, op

from tests.host import HOST
from tk.graph.fuse_rows import FuseRows
from tk.graph.legalize import LEGALIZE

Emit = Callable[[Any], Any]
Shape = Sequence[Any]
Build = Callable[..., list[Any]]


def module(shapes: Sequence[tuple[Shape, str]], build: Callable[..., list[Any]]) -> tvm.IRModule:
    """main(p0, p1, …) → the tuple of what `build(emit, p0, p1, …)` returns."""
    builder = relax.BlockBuilder()
    params = [relax.Var(f"p{i}", relax.TensorType(shape, dtype)) for i, (shape, dtype) in enumerate(shapes)]
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(relax.Tuple(build(builder.emit, *params)))
        builder.emit_func_output(out)
    return builder.get()


def called(mod: tvm.IRModule) -> list[str]:
    """What "main" calls, in order: operators and fused functions by name."""
    calls = [binding.value for binding in mod["main"].body.blocks[0].bindings if isinstance(binding.value, relax.Call)]
    return [getattr(call.op, "name_hint", None) or call.op.name.removeprefix("relax.") for call in calls]


def run(mod: tvm.IRModule, args: Sequence[np.ndarray]) -> list[np.ndarray]:
    mod = relax.transform.FuseTIR()(relax.transform.LegalizeOps(LEGALIZE)(mod))
    machine = relax.VirtualMachine(tvm.compile(mod, HOST), tvm.cpu())
    return [out.numpy() for out in machine["main"](*map(tvm.runtime.tensor, args))]


def agree(
    shapes: Sequence[tuple[Shape, str]],
    build: Callable[..., list[Any]],
    sizes: dict[str, int] | None = None,
    any_axes: bool = False,
) -> tvm.IRModule:
    """FuseRows of the module, which must compute, bit for bit or nearly, what the module itself does."""
    mod = module(shapes, build)
    fused = FuseRows(any_axes)(mod)
    relax.analysis.well_formed(fused)
    rng = np.random.default_rng(3)

    def value(shape: Shape, dtype: str) -> np.ndarray:
        shape = [dim if isinstance(dim, int) else (sizes or {})[dim.name] for dim in shape]
        return rng.standard_normal(shape).astype(dtype)

    args = [value(*each) for each in shapes]
    for ours, theirs in zip(run(fused, args), run(mod, args), strict=True):
        assert ours.dtype == theirs.dtype
        np.testing.assert_allclose(ours.astype(np.float64), theirs.astype(np.float64), rtol=1e-6, atol=1e-6)
    return fused


def rms_norm(emit: Emit, h: Any, w: Any) -> Any:
    """As torch's Llama writes it: float32 inside, rounded, then scaled."""
    dtype = str(h.ty.dtype.dtype)
    wide = emit(op.astype(h, "float32")) if dtype != "float32" else h
    mean = emit(op.mean(emit(op.power(wide, const(2, "float32"))), -1, keepdims=True))
    y = emit(op.multiply(wide, emit(op.rsqrt(emit(op.add(mean, const(1e-5, "float32")))))))
    return emit(op.multiply(emit(op.astype(y, dtype)) if dtype != "float32" else y, w))


@pytest.mark.rotated(10)
@pytest.mark.parametrize("dtype", ["float16", "float32"])
@pytest.mark.parametrize("rows", [6, "s"])
def test_residual_and_norm_are_one_function_with_two_results(dtype: str, rows: Any) -> None:
    rows = tvm.tirx.Var("s", "int64") if rows == "s" else rows

    def build(emit: Emit, x: Any, r: Any, w: Any, m: Any) -> list[Any]:
        h = emit(op.add(x, r))
        return [emit(op.add(h, emit(op.matmul(rms_norm(emit, h, w), m))))]

    shapes = [((rows, 32), dtype), ((rows, 32), dtype), ((32,), dtype), ((32, 32), dtype)]
    fused = agree(shapes, build, {"s": 7})
    assert called(fused) == ["fused_add_power_mean_add_rsqrt_multiply_multiply", "matmul", "add"]


def test_a_narrow_result_is_stored_for_those_who_widen_it_again() -> None:
    """h is rounded to float16 in the group; the residual sum behind the product widens it outside."""

    def build(emit: Emit, x: Any, r: Any, w: Any, m: Any) -> list[Any]:
        h = emit(op.astype(emit(op.add(emit(op.astype(x, "float32")), emit(op.astype(r, "float32")))), "float16"))
        wide = emit(op.astype(h, "float32"))
        y = emit(op.astype(emit(op.nn.layer_norm(wide, w, w, axes=[-1])), "float16"))
        return [emit(op.add(wide, emit(op.matmul(y, m, out_dtype="float32"))))]

    shapes = [((6, 32), "float16"), ((6, 32), "float16"), ((32,), "float32"), ((32, 32), "float16")]
    assert called(agree(shapes, build)) == ["fused_add_layer_norm", "astype", "matmul", "add"]


def test_a_narrow_result_that_another_group_widens_is_stored_narrow() -> None:
    """The first group widens its mean again; the second, of rows of one element, widens the float16 value itself."""

    def build(emit: Emit, x: Any) -> list[Any]:
        mean = emit(op.astype(emit(op.mean(emit(op.astype(x, "float32")), -1, keepdims=True)), "float16"))
        wide = emit(op.astype(mean, "float32"))
        centred = emit(op.subtract(wide, emit(op.mean(wide, -1, keepdims=True))))
        return [emit(op.permute_dims(emit(op.astype(centred, "float16")), [1, 0, 2]))]

    fused = agree([((3, 4, 16), "float16")], build)
    assert called(fused) == ["fused_mean", "fused_mean_subtract", "permute_dims"]
    first = next(func for var, func in fused.functions_items() if var.name_hint == "fused_mean")
    assert str(first.ret_ty.dtype.dtype) == "float16"


def test_what_a_product_finishes_is_left_to_it() -> None:
    def build(emit: Emit, x: Any, m: Any, r: Any, w: Any) -> list[Any]:
        h = emit(op.add(emit(op.matmul(x, m)), r))
        return [h, emit(op.nn.layer_norm(h, w, w, axes=[-1]))]

    shapes = [((6, 32), "float32"), ((32, 32), "float32"), ((6, 32), "float32"), ((32,), "float32")]
    assert called(agree(shapes, build)) == ["matmul", "add", "nn.layer_norm"]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("columns", [9, "t"])
def test_softmax_takes_its_mask_in(columns: Any) -> None:
    """The mask depends on no input: it is computed in each softmax, and the infinity stays code."""
    columns = tvm.tirx.Var("t", "int64") if columns == "t" else columns

    def build(emit: Emit, x: Any, y: Any) -> list[Any]:
        i = emit(op.expand_dims(emit(op.arange(9, dtype="int64")), 1))
        j = emit(op.expand_dims(emit(op.arange(columns, dtype="int64")), 0))
        seen = emit(op.less_equal(j, i))

        def one(x: Any) -> Any:
            x = emit(op.where(seen, emit(op.multiply(x, const(0.25, "float32"))), const(-np.inf, "float32")))
            return emit(op.astype(emit(op.nn.softmax(x)), "float16"))

        return [one(x), one(y)]

    fused = agree([((2, 9, columns), "float32")] * 2, build, {"t": 11})
    names = called(fused)
    assert len(names) == 2
    assert len(set(names)) == 1  # one function, called twice


def test_a_softmax_written_out_is_one_function() -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        e = emit(op.exp(emit(op.subtract(x, emit(op.max(x, -1, keepdims=True))))))
        return [emit(op.divide(e, emit(op.sum(e, -1, keepdims=True))))]

    assert called(agree([((4, 5, 16), "float32")], build)) == ["fused_max_subtract_exp_sum_divide"]


@pytest.mark.rotated(4)
def test_no_path_leaves_a_group_and_comes_back() -> None:
    """y + y·m reads the norm's result twice, once by way of a product: the sum cannot be the norm's."""

    def build(emit: Emit, x: Any, w: Any, m: Any) -> list[Any]:
        y = rms_norm(emit, x, w)
        z = emit(op.reshape(emit(op.matmul(y, m)), (6, 32)))
        return [rms_norm(emit, emit(op.add(y, z)), w)]

    names = called(agree([((6, 32), "float32"), ((32,), "float32"), ((32, 32), "float32")], build))
    assert [name for name in names if not name.startswith("fused")] == ["matmul", "reshape"]
    assert len(names) == 4


def test_a_constant_tensor_is_passed_in() -> None:
    bias = const(np.linspace(-1, 1, 32, dtype="float32"))

    def build(emit: Emit, x: Any) -> list[Any]:
        return [emit(op.nn.softmax(emit(op.add(x, bias))))]

    fused = agree([((6, 32), "float32")], build)
    assert called(fused) == ["fused_add_softmax"]
    inner = next(func for var, func in fused.functions_items() if var.name_hint == "fused_add_softmax")
    assert len(inner.params) == 2


@pytest.mark.parametrize("axis", [0, 1])
def test_other_axes_stay(axis: int) -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        return [emit(op.nn.softmax(emit(op.exp(x)), axis=axis))]

    assert called(agree([((4, 5, 16), "float32")], build)) == ["exp", "nn.softmax"]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("axis", [0, 1])
def test_other_axes_where_the_target_has_rules_for_them(axis: int) -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        y = emit(op.nn.softmax(emit(op.exp(x)), axis=axis))
        return [emit(op.multiply(y, emit(op.sum(y, axis, keepdims=True)))), emit(op.sum(y, 2))]

    names = called(agree([((4, 5, 16), "float32")], build, any_axes=True))
    assert names == ["fused_exp_softmax_sum_multiply", "sum"]


def test_statistics_of_channels_and_what_they_scale() -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        wide = emit(op.astype(x, "float32"))
        mean, spread = emit(op.mean(wide, [0, 2], keepdims=True)), emit(op.variance(wide, [0, 2], keepdims=True))
        return [emit(op.divide(emit(op.subtract(wide, mean)), emit(op.sqrt(spread))))]

    assert len(called(agree([((4, 6, 16), "float16")], build, any_axes=True))) == 1


def test_a_largest_of_all_elements_takes_what_makes_them() -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        wide = emit(op.astype(x, "float32"))
        largest = emit(op.max(emit(op.abs(wide))))
        return [emit(op.divide(wide, largest)), largest]

    assert called(agree([((4, 6), "float16")], build, any_axes=True)) == ["astype", "fused_abs_max", "divide"]


def test_a_group_norm_takes_what_makes_its_input() -> None:
    def build(emit: Emit, x: Any, w: Any) -> list[Any]:
        wide = emit(op.astype(x, "float32"))
        norm = emit(op.nn.group_norm(wide, w, w, num_groups=2, channel_axis=1, axes=[2], epsilon=1e-5))
        return [emit(op.astype(emit(op.nn.silu(norm)), "float16"))]

    assert len(called(agree([((3, 4, 10), "float16"), ((4,), "float32")], build, any_axes=True))) == 1


def test_a_last_reduction_without_its_axis_ends_a_group() -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        largest = emit(op.max(x, -1, keepdims=True))
        return [emit(op.sum(emit(op.exp(emit(op.subtract(x, largest)))), -1)), largest]

    assert called(agree([((7, 33), "float32")], build)) == ["fused_max_subtract_exp_sum"]


def test_what_an_importer_wrote_by_element_is_elementwise() -> None:
    from tvm import te

    def build(emit: Emit, x: Any) -> list[Any]:
        builder = relax.BlockBuilder.current()

        def bent(a: Any) -> Any:
            return te.compute(a.shape, lambda i, j: a[i, j] * a[i, j] + 1, name="bent")

        def turned(a: Any) -> Any:
            return te.compute(a.shape, lambda i, j: a[j, i], name="turned")

        y = builder.emit_te(bent, emit(op.nn.softmax(x)), primfunc_name_hint="bent")
        return [builder.emit_te(turned, y, primfunc_name_hint="turned")]

    names = called(agree([((8, 8), "float32")], build))
    assert names == ["fused_softmax_bent", "call_tir"]


def test_a_reduction_without_its_axis_takes_producers_only() -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        return [emit(op.sqrt(emit(op.sum(emit(op.multiply(x, x)), -1))))]

    assert called(agree([((4, 5, 16), "float32")], build)) == ["fused_multiply_sum", "sqrt"]


@pytest.mark.parametrize("axes", [1, (0, 1)])
@pytest.mark.parametrize("any_axes", [False, True])
def test_rows_of_a_table_are_summed_where_they_lie(axes: Any, any_axes: bool) -> None:
    """On a CPU, whose rules sum them in vectors: a copy of the rows was five times the work."""

    def build(emit: Emit, x: Any) -> list[Any]:
        rows = emit(op.take(x, relax.const(np.array([[3, 0, 2, 2], [4, 4, 1, 0]])), 0))
        return [emit(op.mean(rows, axes))]

    names = called(agree([((5, 16), "float32")], build, any_axes=any_axes))
    assert names == (["take", "mean"] if any_axes else ["fused_take_mean"])


def test_a_sum_along_the_rows_of_a_table_and_of_indices_is_left() -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        return [emit(op.sum(emit(op.take(x, relax.const(np.array([[3, 0], [4, 1]])), 0)), [1, 2]))]

    assert called(agree([((5, 16), "float32")], build)) == ["take", "sum"]


def test_what_reduces_the_same_rows_beside_is_computed_with_it() -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        average, spread = emit(op.mean(x, 1)), emit(op.variance(x, 1))
        return [average, emit(op.multiply(spread, const(1.5, "float32")))]

    mod = agree([((7, 40), "float32")], build, any_axes=True)
    assert called(mod) == ["fused_mean_variance_multiply"]
    assert called(FuseRows()(module([((7, 40), "float32")], build))) == ["mean", "variance", "multiply"]


def test_the_best_of_a_row_and_its_place_are_one_function() -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        return [emit(op.max(x, 1)), emit(op.argmax(x, 1))]

    mod = agree([((7, 40), "float32")], build, any_axes=True)
    assert called(mod) == ["fused_max_argmax"]


def test_what_reduces_the_same_columns_is_computed_together_and_other_axes_are_not() -> None:
    def columns(emit: Emit, x: Any) -> list[Any]:
        return [emit(op.mean(x, 0)), emit(op.variance(x, 0))]

    assert called(agree([((7, 40), "float32")], columns, any_axes=True)) == ["fused_mean_variance"]

    def others(emit: Emit, x: Any) -> list[Any]:
        return [emit(op.sum(x, 1)), emit(op.sum(x, 0)), emit(op.max(x))]

    assert called(FuseRows(any_axes=True)(module([((7, 40), "float32")], others))) == ["sum", "sum", "max"]

    def dependent(emit: Emit, x: Any) -> list[Any]:
        total = emit(op.sum(x, 1))
        return [emit(op.max(emit(op.subtract(x, emit(op.expand_dims(total, 1)))), 1)), total]

    assert len(called(agree([((7, 40), "float32")], dependent, any_axes=True))) > 1


def test_what_follows_a_result_without_the_axis_is_computed_with_it() -> None:
    """As the cast behind a cosine similarity, whose last sum has dropped the axis that its norms keep."""

    def build(emit: Emit, x: Any) -> list[Any]:
        length = emit(op.sqrt(emit(op.sum(emit(op.multiply(x, x)), 1, keepdims=True))))
        return [emit(op.astype(emit(op.sum(emit(op.divide(x, length)), 1)), "float16"))]

    assert len(called(agree([((7, 40), "float32")], build, any_axes=True))) == 1
    assert called(FuseRows()(module([((7, 40), "float32")], build)))[1:] == ["astype"]


def test_a_norm_of_groups_widens_its_own_scale_and_shift() -> None:
    def build(emit: Emit, x: Any, scale: Any, shift: Any) -> list[Any]:
        x, scale, shift = (emit(op.astype(each, "float32")) for each in (x, scale, shift))
        return [emit(op.nn.group_norm(x, scale, shift, 3, 1, [2]))]

    shapes = [((2, 6, 5), "float16"), ((6,), "float16"), ((6,), "float16")]
    assert called(agree(shapes, build, any_axes=True)) == ["fused_group_norm"]


def test_a_product_is_cast_where_it_is_computed_but_on_a_cpu() -> None:
    def build(emit: Emit, x: Any) -> list[Any]:
        return [emit(op.astype(emit(op.prod(emit(op.astype(x, "float32")), 1)), "float16"))]

    assert called(agree([((7, 12), "float16")], build, any_axes=True)) == ["fused_prod"]
    assert called(FuseRows()(module([((7, 12), "float16")], build))) == ["astype", "prod", "astype"]
