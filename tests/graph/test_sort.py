"""Sorts and top-k of rows of a known length become functions of their own on a GPU; others sort integer keys."""

from typing import Any

import pytest
import tvm
import tvm_ffi
from tvm import relax
from tvm.relax import op

from tk.graph.sort import Sort, SortProblem, sort_problem
from tk.schedule.discover import find, supported_on
from tk.schedules.cuda.sort_scan.sort import REGISTERS, ROWS, SELECT
from tk.target import resolve


def sorted_by(build: Any, shape: tuple[Any, ...], dtype: str = "float32", target: str = "h200") -> tvm.IRModule:
    x, builder = relax.Var("x", relax.TensorType(shape, dtype)), relax.BlockBuilder()
    with builder.function("main", [x]):
        with builder.dataflow():
            out = builder.emit_output(build(x))
        builder.emit_func_output(out)
    mod = Sort(supported_on(resolve(target)))(builder.get())
    relax.analysis.well_formed(mod)
    return mod


def names(mod: tvm.IRModule) -> list[str]:
    """The operators that "main" calls."""
    found: list[str] = []
    relax.analysis.post_order_visit(
        mod["main"], lambda e: found.append(e.op.name) if isinstance(e, relax.Call) and hasattr(e.op, "name") else None
    )
    return found


def kernels(mod: tvm.IRModule) -> int:
    return sum(isinstance(func, tvm.tirx.PrimFunc) for _, func in mod.functions_items())


@pytest.mark.parametrize(
    "build",
    [
        lambda x: op.sort(x, axis=1),
        lambda x: op.argsort(x, axis=1, descending=True, dtype="int64"),
        lambda x: op.topk(x, 5, axis=1, ret_type="both", dtype="int64"),
        lambda x: op.topk(x, 5, axis=1, ret_type="indices", dtype="int32"),
    ],
)
@pytest.mark.parametrize(("shape", "moved"), [((3, 100, 7), False), ((3, 200, 5000), False), ((3, 5000, 700), True)])
def test_along_a_middle_axis(build: Any, shape: tuple[int, int, int], moved: bool) -> None:
    """Short rows side by side, and few elements, are sorted where they are."""
    mod = sorted_by(build, shape)
    before, builder = relax.Var("x", relax.TensorType(shape, "float32")), relax.BlockBuilder()
    assert ("permute_dims" in mod["main"].script()) == moved
    with builder.function("main", [before]):
        builder.emit_func_output(builder.normalize(build(before)))
    assert tvm_ffi.structural_equal(mod["main"].ret_ty, builder.get()["main"].ret_ty)


def test_the_greatest_of_long_rows_are_those_of_the_tiles_greatest() -> None:
    mod = sorted_by(lambda x: op.topk(x, 50, axis=-1, ret_type="both", dtype="int64"), (4, 131072))
    assert kernels(mod) == 2
    assert "relax.topk" not in mod["main"].script()


def test_rows_of_unknown_length_are_sorted_by_keys() -> None:
    n = tvm.tirx.Var("n", "int64")
    assert kernels(sorted_by(lambda x: op.sort(x, axis=-1), (n, 50))) == 1
    mod = sorted_by(lambda x: op.sort(x, axis=-1), (4, n))
    assert "relax.argsort" in names(mod)
    assert "order" in {var.name_hint for var in mod.get_global_vars()}


@pytest.mark.parametrize(("target", "rule"), [("h200", True), ("mi300x", False), ("cpu", False)])
def test_long_rows_are_sorted_by_a_rule_where_there_is_one(target: str, rule: bool) -> None:
    mod = sorted_by(lambda x: op.topk(x, -1, axis=-1, ret_type="both", dtype="int64"), (4, 5000), "bfloat16", target)
    assert ("relax.argsort" in names(mod)) != rule
    assert kernels(mod) == 1
    (func,) = (func for _, func in mod.functions_items() if isinstance(func, tvm.tirx.PrimFunc))
    problem = sort_problem(func)
    assert problem == (SortProblem("bfloat16", 5000, 5000, True, "int64", given=False, rows=4) if rule else None)


@pytest.mark.parametrize("dtype", ["int32", "int64"])
def test_keys_that_are_integers_already_are_sorted_as_they_are(dtype: str) -> None:
    mod = sorted_by(lambda x: op.topk(x, 5, axis=-1, ret_type="both", dtype="int64"), (4, 50), dtype, "cpu")
    assert kernels(mod) == 0
    assert {"relax.topk", "relax.gather_elements"} <= set(names(mod))


def one_of(x: Any, axis: int, index: int) -> Any:
    builder = relax.BlockBuilder.current()
    order = builder.emit(op.argsort(x, axis, dtype="int64"))
    found = builder.emit(op.strided_slice(order, [axis], [index], [index + 1], assume_inbound=True))
    value = builder.emit(op.gather_elements(x, found, axis))
    return relax.Tuple([builder.emit(op.squeeze(each, [axis])) for each in (value, found)])


@pytest.mark.parametrize(
    ("shape", "axis", "index", "kernel"),
    [
        ((3, 1000), 1, 499, SELECT),
        ((3, 100, 7), 1, 99, REGISTERS),
        ((3, 500, 7), 1, 0, SELECT),
        ((2, 5000), 1, 4999, ROWS),
    ],
)
def test_of_an_order_of_which_one_index_is_taken_nothing_else_is_stored(
    shape: tuple[int, ...], axis: int, index: int, kernel: int
) -> None:
    """And its value is not gathered; both are the kernel's results under another shape."""
    mod = relax.transform.DeadCodeElimination(["main"])(sorted_by(lambda x: one_of(x, axis, index), shape))
    assert set(names(mod)) == {"relax.reshape", "relax.call_tir"}
    assert kernels(mod) == 1
    (func,) = (func for _, func in mod.functions_items() if isinstance(func, tvm.tirx.PrimFunc))
    problem = sort_problem(func)
    assert problem is not None
    assert (problem.k, problem.skip, problem.n) == (1, index, shape[axis])
    assert find("cuda", "cuda.sort").default(problem, resolve("h200")).kernel == kernel


def test_a_small_element_of_a_long_row_is_that_of_the_tiles_first() -> None:
    mod = relax.transform.DeadCodeElimination(["main"])(sorted_by(lambda x: one_of(x, 1, 9), (4, 131072)))
    problems = [sort_problem(func) for _, func in mod.functions_items() if isinstance(func, tvm.tirx.PrimFunc)]
    assert sorted((each.k, each.skip, each.given) for each in problems if each) == [(1, 9, True), (10, 0, False)]


def test_a_gpu_without_a_rule_for_it_takes_it_from_the_order() -> None:
    mod = sorted_by(lambda x: one_of(x, 1, 2499), (4, 5000), target="mi300x")
    assert "relax.gather_elements" in names(mod)
