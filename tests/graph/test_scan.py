"""Cumulative sums and products become functions of their own, over any axis and dtype."""

import ml_dtypes
import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tk.graph.scan import Scan, ScanProblem, definition, scan_problem
from tk.target import resolve

CASES = [
    ("int64", "int64", -1, False),
    ("bool", "int64", 1, False),
    ("bfloat16", "bfloat16", 0, True),
    ("float32", "float32", None, False),
]


def module(dtype: str, out: str, axis: int | None, exclusive: bool, product: bool = False) -> tvm.IRModule:
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((3, tvm.tirx.Var("n", "int64"), 5) if axis is not None else (3, 4), dtype))
    scan = op.cumprod if product else op.cumsum
    with builder.function("main", [x], attrs={"num_input": 1}):
        with builder.dataflow():
            output = builder.emit_output(scan(x, axis, out, exclusive))
        builder.emit_func_output(output)
    return builder.get()


@pytest.mark.parametrize("target", ["cpu", "h200"])
@pytest.mark.parametrize("product", [False, True])
@pytest.mark.parametrize(("dtype", "out", "axis", "exclusive"), CASES)
def test_a_scan_is_one_function_and_keeps_its_type(
    dtype: str, out: str, axis: int | None, exclusive: bool, product: bool, target: str
) -> None:
    before = module(dtype, out, axis, exclusive, product)
    after = Scan(resolve(target))(before)
    assert [str(var.name_hint) for var in after.get_global_vars() if var.name_hint != "main"] == ["scan"]
    tvm.ir.assert_structural_equal(after["main"].ret_ty, before["main"].ret_ty, map_free_vars=True)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("product", [False, True])
@pytest.mark.parametrize(("dtype", "out", "axis", "exclusive"), CASES)
def test_a_scan_on_a_cpu_is_right(dtype: str, out: str, axis: int | None, exclusive: bool, product: bool) -> None:
    target = resolve("cpu")
    with target.tvm():
        mod = relax.transform.LegalizeOps()(Scan(target)(module(dtype, out, axis, exclusive, product)))
        machine = relax.VirtualMachine(relax.build(mod, target.tvm()), tvm.cpu())
    shape = (3, 7, 5) if axis is not None else (3, 4)
    x = np.random.default_rng(0).integers(0, 3, shape) if dtype in ("int64", "bool") else np.random.default_rng(0).random(shape)
    x = x.astype(ml_dtypes.bfloat16 if dtype == "bfloat16" else dtype)
    got = machine["main"](tvm.runtime.tensor(x)).numpy().astype(np.float64)
    scan = np.cumprod if product else np.cumsum
    expected = scan(x.astype(np.float64), axis)
    if exclusive:
        rest = [np.full_like(np.take(expected, [0], axis), 1 if product else 0), np.delete(expected, -1, axis)]
        expected = np.concatenate(rest, axis)
    assert got.shape == expected.shape
    assert np.linalg.norm(got - expected) <= (4e-3 if dtype == "bfloat16" else 1e-6) * np.linalg.norm(expected)


@pytest.mark.parametrize("target", ["cpu", "h200"])
@pytest.mark.parametrize(
    ("source", "wide", "narrow", "read_again", "dtypes"),
    [
        ("bfloat16", "float32", "bfloat16", False, ("bfloat16", "bfloat16")),
        ("bool", "int64", "int32", False, ("bool", "int64")),  # sums of int64 are not those of int32
        ("float16", "float32", "float16", True, ("float16", "float32")),
        ("float64", "float32", "float16", False, ("float32", "float16")),  # no more is read than was stored
    ],
)
def test_casts_around_a_scan_are_its_own(
    source: str, wide: str, narrow: str, read_again: bool, dtypes: tuple[str, str], target: str
) -> None:
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((3, 40), source))
    with builder.function("main", [x], attrs={"num_input": 1}):
        with builder.dataflow():
            total = builder.emit(op.cumsum(builder.emit(op.astype(x, wide)), 1))
            last = builder.emit(op.astype(total, narrow))
            output = builder.emit_output(relax.Tuple([last, builder.emit(op.negative(total))] if read_again else [last]))
        builder.emit_func_output(output)
    after = relax.transform.DeadCodeElimination(["main"])(Scan(resolve(target))(builder.get()))
    relax.analysis.well_formed(after)
    (scan,) = [func for var, func in after.functions_items() if var.name_hint != "main"]
    assert tuple(str(param.dtype) for param in scan.params) == dtypes
    cast = sum("astype" in line for line in after["main"].script().splitlines())
    assert cast == (source != dtypes[0]) + (dtypes[1] != narrow)


@pytest.mark.parametrize("sized", [True, False])
def test_an_importers_maxima_get_a_kernel_of_their_sizes_on_a_gpu(sized: bool) -> None:
    builder = relax.BlockBuilder()
    shape = (3, 40 if sized else tvm.tirx.Var("n", "int64"), 5)
    x = relax.Var("x", relax.TensorType(shape, "int32"))
    with builder.function("main", [x], attrs={"num_input": 1}):
        with builder.dataflow():
            func = builder.add_func(definition(ScanProblem("int32", "int32", "max", exclusive=False)), "running_max")
            output = builder.emit_output(relax.call_tir(func, x, x.ty))
        builder.emit_func_output(output)
    for target, sizes in (("cpu", (None, None, None)), ("h200", (40 if sized else None, 5, 3))):
        after = relax.transform.DeadCodeElimination(["main"])(Scan(resolve(target))(builder.get()))
        relax.analysis.well_formed(after)
        (scan,) = [func for var, func in after.functions_items() if var.name_hint != "main"]
        assert scan_problem(scan) == ScanProblem("int32", "int32", "max", False, *sizes)
