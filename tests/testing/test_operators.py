"""The rows of the suite of operators: all of torch's, at sizes that torch itself takes."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

torch = pytest.importorskip("torch")

from tests.sample import sample  # noqa: E402
from tk.errors import UsageError  # noqa: E402
from tk.testing.operators.problem import Input, Problem, number, order  # noqa: E402
from tk.testing.operators.table import FAMILIES, NOT_TIMED, chosen, drawn  # noqa: E402

DOCS = Path(__file__).parents[2] / "docs" / "torch.md"


def test_every_operator_that_tk_converts_has_a_row() -> None:
    rows = re.findall(r"^\| `(\S+)` \| (tk|tvm|decomposed) \|", DOCS.read_text(encoding="utf-8"), re.MULTILINE)
    documented = {name for name, _ in rows}
    single = {name for family, operators in FAMILIES.items() if not family.startswith("fused") for name in operators}
    assert len(documented) > 150
    assert documented == single | set(NOT_TIMED)


@pytest.mark.parametrize("kind", ["cpu", "cuda"])
def test_the_rows_by_default_have_all_sizes_and_dtypes(kind: str) -> None:
    found = chosen(kind)
    assert 380 <= len(found) <= 460
    assert len({each.key for each in found}) == len(found)
    dtypes = {"float32", "int64"} | ({"bfloat16", "float16"} if kind == "cuda" else set())
    for family, operators in FAMILIES.items():
        rows = [each for each in found if each.family == family]
        assert {each.name for each in rows} == set(operators)
        if len(rows) >= 16:
            assert {each.size.name for each in rows} == {"small", "medium", "large", "odd"}
            assert {each.dtype for each in rows} <= dtypes
    assert {each.dtype for each in found} == dtypes


def test_what_is_asked_for() -> None:
    assert {each.name for each in chosen("cpu", match=["_softmax"])} == {"_softmax", "_log_softmax"}
    assert {each.key for each in chosen("cuda", ["relu large"], sizes=["all"], dtypes=["all"]) if each.name == "relu"} == {
        f"relu large {dtype}" for dtype in ("float32", "bfloat16", "float16", "int64")
    }
    for wrong in ({"families": ["gemm"]}, {"sizes": ["huge"]}, {"dtypes": ["float64"]}):
        with pytest.raises(UsageError, match="no such"):
            chosen("cpu", **wrong)


def rows_on_meta() -> list[Problem]:
    found = chosen("cuda", sizes=["all"], dtypes=["float32", "int64"]) + chosen("cpu", sizes=["all"], dtypes=["float32"])
    return sample(found, 60) + drawn("cuda", 20, 5) + drawn("cpu", 20, 6)


@pytest.mark.parametrize("problem", rows_on_meta(), ids=lambda problem: problem.key)
def test_torch_takes_the_inputs(problem: Problem) -> None:
    """On torch's meta device, which computes shapes alone."""
    inputs, function = problem.built()
    tensors = [each.empty(problem.dtype, "meta") for each in inputs]
    outs = [each for each in torch.utils._pytree.tree_leaves(function(*tensors)) if isinstance(each, torch.Tensor)]
    assert outs
    assert sum(each.nbytes for each in (*tensors, *outs)) < 8 << 30
    for index, dim in problem.operator.indices.items():
        assert not outs[index].is_floating_point()
        assert dim is None or outs[index].ndim in (tensors[0].ndim, tensors[0].ndim - 1)


def test_rows_drawn_are_the_same_for_the_same_seed() -> None:
    first, again, other = (drawn("cuda", 12, seed) for seed in (1, 1, 2))
    assert [(each.key, each.size) for each in first] == [(each.key, each.size) for each in again]
    assert [each.size for each in first] != [each.size for each in other]
    assert {each.dtype for each in drawn("cuda", 12, 1, ["bfloat16"])} == {"bfloat16"}


def test_inputs_are_what_they_say() -> None:
    generator = torch.Generator().manual_seed(0)
    values = number(50, 40, low=0.5, high=2.0).draw("bfloat16", generator)
    assert values.dtype is torch.bfloat16
    assert 0.5 <= float(values.min()) < 0.6
    assert 1.9 < float(values.max()) <= 2.0
    whole = number(50, 40).draw("int64", generator)
    assert int(whole.min()) < -80 < 80 < int(whole.max())
    assert bool((order(3, 9).draw("float32", generator).sort(-1)[0] == torch.arange(9)).all())
    assert Input((4,), "bool").draw("float32", generator).dtype is torch.bool
