"""Reductions over symbolic sizes are shared out over the GPU: which rule takes them, and what their kernels give on the CPU."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest
import tvm
from tvm import relax, te, tirx, topi
from tvm.relax import op

from tests.schedules.cuda.emulated import error
from tk.schedule.case import Case
from tk.schedule.rule import rule_of
from tk.schedules.cuda.codegen.tir_values import merged_axes
from tk.schedules.cuda.reduction import multi_kernel, row, standalone
from tk.schedules.cuda.reduction.row_analysis import contiguous
from tk.target import resolve

if TYPE_CHECKING:
    from tvm.ir import Expr

A100, H200 = resolve("a100"), resolve("h200")


def with_sizes(case: Case, **sizes: int) -> Case:
    inputs = tuple(
        (name, tuple(dim if isinstance(dim, int) else (dim[0], sizes.get(dim[0], dim[1])) for dim in dims), dtype)
        for name, dims, dtype in case.inputs
    )
    return Case(case.name, inputs, case.build, case.reference, case.constants, case.tolerance)


SYMBOLIC = [case for case in standalone.CASES if any(isinstance(dim, tuple) for _, dims, _ in case.inputs for dim in dims)]


@pytest.mark.sampled(4)
@pytest.mark.parametrize("case", SYMBOLIC, ids=str)
@pytest.mark.parametrize("n", [1, 2, 37])
def test_splits_of_symbolic_sizes(case: Case, n: int, tmp_path: Path) -> None:
    if "images" in case.name and n > 2:
        pytest.skip("as many rows take a minute on the CPU")
    given = with_sizes(case, n=n)
    found = standalone.match(given.func(A100), A100)
    assert found is not None
    assert not standalone.declines(found, A100)
    config = standalone.default(found, A100)
    assert not standalone.legal(found, config, A100)
    assert config.splits > 1
    assert error(given, rule_of(standalone), A100, config, tmp_path) <= case.tolerance


def scaled(x: Expr) -> Expr:
    """x / max |x|, one function."""

    def compute(x: te.Tensor) -> te.Tensor:
        largest = topi.max(topi.abs(x), [0, 1, 2], keepdims=True)
        return te.compute(x.shape, lambda *i: x(*i) / largest(0, 0, 0), name="scaled")

    return relax.BlockBuilder.current().emit_te(compute, x)


@pytest.mark.parametrize("n", [1, 5])
def test_a_batch_that_is_scaled_by_its_maximum_is_several_kernels(n: int, tmp_path: Path) -> None:
    case = Case("scaled", (("x", (("n", n), 64, 96), "float32"),), scaled, lambda x: x / abs(x).max())
    func = case.func(A100)
    assert multi_kernel.match(func, A100) is not None
    assert standalone.match(func, A100) is None
    assert error(case, rule_of(multi_kernel), A100, None, tmp_path) <= 1e-6


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("axes", "n"), [((2, 3), 1), ((2, 3), 3), ((1, 2, 3), 2), ((3,), 2)])
def test_images_of_a_symbolic_size_are_read_along_memory(axes: tuple[int, ...], n: int, tmp_path: Path) -> None:
    shape = (("n", n), 5, ("h", 37), ("w", 29))
    case = Case("pooled", (("x", shape, "float32"),), lambda x: op.mean(x, list(axes)), lambda x: x.mean(axes))
    func = case.func(A100)
    found = row.match(func, A100)
    assert found is not None
    reads = [read for read in found.plan.reads if contiguous(found.plan, read)]
    assert len(reads) == len(found.plan.reads) > 0
    assert error(case, rule_of(row), A100, None, tmp_path) <= 1e-5


def test_axes_that_go_on_from_one_another_are_merged() -> None:
    c, h, w = (tirx.Var(name, "int64") for name in "chw")
    floordiv, floormod = tirx.floordiv, tirx.floormod
    whole = [floordiv(c, h * w), floormod(floordiv(c, w), h), floormod(c, w)]
    assert [len(each) for each in merged_axes([h, h, w], whole)] == [1, 1]
    assert merged_axes([h, h, w], whole)[1][0].same_as(c)
    assert len(merged_axes([h, w], [floordiv(c, w), floormod(c + 1, w)])[1]) == 2  # another index
    assert len(merged_axes([h, w], [floordiv(c, h), floormod(c, h)])[1]) == 2  # another size
    part = merged_axes([h, w], [floormod(floordiv(c, w), h), floormod(c, w)])[1]
    assert len(part) == 1
    assert tvm.sym.Analyzer().can_prove_equal(part[0], floormod(c, h * w))


def test_small_rows_of_a_batch_stay_in_a_block_each() -> None:
    """A second kernel would cost more than the work of a row's own block."""
    func = Case("rows", (("x", (("n", 5), 1 << 14), "float32"),), lambda x: op.sum(x, [1]), lambda x: x.sum(1)).func(H200)
    found = standalone.match(func, H200)
    assert found is not None
    assert standalone.declines(found, H200)


def test_an_only_row_has_all_threads_that_a_block_may_have() -> None:
    case = Case("softmax", (("x", (("n", 5000),), "float32"),), lambda x: op.nn.softmax(x), lambda x: x)
    found = row.match(case.func(H200), H200)
    assert found is not None
    assert row.default(found, H200).threads == 1024
