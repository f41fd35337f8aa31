"""References: in float64, and by no rule that candidates come from."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tuning.functions import matmul_relu
from tk.schedule.cost import estimate
from tk.schedule.discover import discover
from tk.schedule.suite import find_suite
from tk.target import resolve
from tk.tuning.check.reference import _plain, build_reference, widen
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


def test_a_product_computes_in_the_type_of_its_operands() -> None:
    """Its bound is that of the tensor cores, however wide its result is stored."""
    func = canonical(matmul_relu(64, 64, 32, "float16"))["main"]
    assert estimate(func)[2] == "float16"
    from tvm import te

    A, B = te.placeholder((256, 16), "bfloat16", name="A"), te.placeholder((16, 256), "bfloat16", name="B")
    k = te.reduce_axis((0, 16), "k")
    C = te.compute((256, 256), lambda i, j: te.sum(A[i, k].astype("float32") * B[k, j].astype("float32"), axis=k), name="C")
    assert estimate(te.create_prim_func([A, B, C]))[2] == "bfloat16"
