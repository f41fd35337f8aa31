"""References: in float64, and by no rule that candidates come from."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
import tvm

from tests.tuning.functions import matmul_relu
from tests.tuning.red_team.problems import Problem
from tk.schedule.case import prim_func
from tk.schedule.cost import estimate
from tk.schedule.discover import discover
from tk.schedule.suite import find_suite
from tk.schedules.cpu.attention import CASES as ATTENTION
from tk.target import resolve
from tk.tuning.check.reference import SEEN, _plain, build_reference, skips_hidden, widen
from tk.tuning.database.workload import canonical
from tk.tuning.tasks import of_suite


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("m", "plain"), [(1, ["cuda.fallback"]), (4096, ["cuda.dlight_matmul", "cuda.fallback"])])
def test_a_long_reference_is_scheduled_by_a_rule_without_knobs(tmp_path: Path, m: int, plain: list[str]) -> None:
    target = resolve("h200")
    problems = find_suite("cuda", "gemm").problems(["llama3-8b"], [m], ["bfloat16"])
    task = next(task for task in of_suite(problems, target) if "out" in task.name)
    wide = widen(task.mod)
    assert wide is not None
    rules = discover("cuda")
    with target.tvm():
        found = list(_plain(wide, target, rules))
        assert [rule.name for rule, _ in found][-1] == plain[-1]
        assert len(found) == len(plain)
        assert all(not rule.space(match, target) for rule, match in found)
        assert task.rule not in [rule.name for rule, _ in found]
        _, label = build_reference(task.mod, target, rules, tmp_path, "ref")
    assert label == "float64"


@pytest.mark.parametrize("name", ["window", "mask", "verify"])
def test_columns_without_weight_may_count_for_nothing(tmp_path: Path, name: str) -> None:
    """Of NaN in a hidden column both are right: 0 · NaN, and what the others give; of a column that is seen only NaN."""
    cpu = resolve("cpu")
    case = next(case for case in ATTENTION if case.name == f"{name}_float32")
    func, names = prim_func(case, cpu)
    with cpu.tvm():
        path, label = build_reference(canonical(func), cpu, discover("cpu"), tmp_path, "ref")
    assert label == "float64"  # bits of masks are not those of numbers
    drawn = zip(names, case.arrays(1, cpu), strict=True)
    arrays = {key: each.astype("float64") if each.dtype.kind == "f" else each for key, each in drawn}
    library, shape = tvm.runtime.load_module(str(path)), case.reference(*(arrays[key] for key, _, _ in case.inputs)).shape

    def computed(function: str) -> np.ndarray:
        out = tvm.runtime.empty(shape, "float64")
        library[function](*(tvm.runtime.tensor(arrays[key]) for key in names), out)
        return out.numpy()

    plain = computed("main")
    np.testing.assert_allclose(computed(SEEN), plain, rtol=1e-12)
    last = arrays["v"][:, :, -1].copy()
    arrays["v"][:, :, -1] = 7.0 + last
    moved = computed("main") != plain  # what sees the last column
    assert 0 < np.count_nonzero(moved) < moved.size
    arrays["v"][:, :, -1] = np.nan
    assert np.isnan(computed("main")).all()
    np.testing.assert_array_equal(np.isnan(computed(SEEN)), moved)
    np.testing.assert_allclose(computed(SEEN)[~moved], plain[~moved], rtol=1e-12)


def test_other_sums_have_no_second_reference() -> None:
    for family in ("MATMUL", "SOFTMAX", "RMS"):
        assert skips_hidden(canonical(Problem(family, "float32", 3, 8, 40).func())["main"]) is None


def test_a_product_computes_in_the_type_of_its_operands() -> None:
    """Its bound is that of the tensor cores, however wide its result is stored."""
    func = canonical(matmul_relu(64, 64, 32, "float16"))["main"]
    assert estimate(func)[2] == "float16"
    from tvm import te

    A, B = te.placeholder((256, 16), "bfloat16", name="A"), te.placeholder((16, 256), "bfloat16", name="B")
    k = te.reduce_axis((0, 16), "k")
    C = te.compute((256, 256), lambda i, j: te.sum(A[i, k].astype("float32") * B[k, j].astype("float32"), axis=k), name="C")
    assert estimate(te.create_prim_func([A, B, C]))[2] == "bfloat16"
