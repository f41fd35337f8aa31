"""Matrices of a block each, run on the CPU: the rule's cases, with blocks of one warp and of several."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tvm import te

from tests.schedules.cuda.emulated import run
from tk.graph.matrices.rotations import eigenvalues, singular_values
from tk.schedule.case import Case
from tk.schedule.discover import find
from tk.schedule.rule import schedule
from tk.schedules.cuda.cooperative import Config
from tk.schedules.cuda.matrices.cases import MATRICES
from tk.target import resolve

A100, H200 = resolve("a100"), resolve("h200")
RULE = find("cuda", "cuda.cooperative")


@pytest.mark.parametrize(("threads", "cluster"), [(32, 1), (128, 1), (64, 8)])
@pytest.mark.parametrize("case", MATRICES, ids=str)
def test_the_cases(case: Case, threads: int, cluster: int, tmp_path: Path) -> None:
    target = A100 if cluster == 1 else H200
    func = case.func(target)
    match: Any = RULE.match(func, target)
    assert not RULE.declines(match, target)
    scheduled = schedule(RULE, func, match, target, Config(threads, cluster))
    arrays = case.arrays(1, target)
    want = case.reference(*(array.astype("float64") for array in arrays))
    want = want if isinstance(want, tuple) else (want,)
    made = list(scheduled.params)[len(arrays) : len(arrays) + len(want)]
    outs = [np.full([int(dim) for dim in param.shape], 77, str(param.dtype)) for param in made]
    named = [str(param.name) for param in scheduled.params]  # of one name are numbered where they are printed
    counts = [named[:n].count(name) for n, name in enumerate(named)]
    names = [f"{name}_{count}" if count else name for name, count in zip(named, counts, strict=True)]
    run(scheduled, target, dict(zip(names, (*arrays, *outs), strict=True)), {}, tmp_path)
    for got, wanted in zip(outs, want, strict=True):
        assert np.linalg.norm(got - wanted) <= case.tolerance * max(float(np.linalg.norm(wanted)), 1.0)


def test_few_elements_of_many_matrices_have_a_thread_each() -> None:
    match: Any = RULE.match(MATRICES[0].func(A100), A100)
    assert RULE.declines(type(match)(8, 4096), A100)
    assert not RULE.declines(type(match)(8, None), A100)


@pytest.mark.parametrize(("threads", "cluster"), [(32, 1), (128, 1), (64, 8)])
@pytest.mark.parametrize("n", [11, 20])
@pytest.mark.parametrize("name", ["eigenvalues", "singular values"])
def test_rotations_of_a_round_are_shared(name: str, n: int, threads: int, cluster: int, tmp_path: Path) -> None:
    """Their vectors are of either sign: what they make up is compared."""
    target = A100 if cluster == 1 else H200
    given = np.random.default_rng(n).standard_normal((2, n, n)).astype("float32")
    x = given + given.swapaxes(1, 2) if name == "eigenvalues" else given
    data = te.placeholder(x.shape, "float32", "x")
    made = eigenvalues(data, upper=False) if name == "eigenvalues" else singular_values(data, n)
    func = te.create_prim_func([data, *made])
    scheduled = schedule(RULE, func, RULE.match(func, target), target, Config(threads, cluster))
    outs = [np.full([int(dim) for dim in each.shape], 77, "float32") for each in made]
    named = [str(param.name) for param in scheduled.params]
    names = [f"{label}_{named[:i].count(label)}" if label in named[:i] else label for i, label in enumerate(named)]
    run(scheduled, target, dict(zip(names, (x, *outs), strict=True)), {}, tmp_path)
    values, left, right = (outs[0], outs[1], outs[1]) if name == "eigenvalues" else (outs[1], outs[0], outs[2])
    want = np.linalg.eigvalsh(x) if name == "eigenvalues" else np.linalg.svd(x)[1]
    np.testing.assert_allclose(values, want, atol=1e-4)
    np.testing.assert_allclose(left * values[:, None] @ right.swapaxes(1, 2), x, atol=1e-4)


def test_few_wide_matrices_have_a_cluster_where_there_are_any() -> None:
    match: Any = RULE.match(MATRICES[0].func(A100), A100)
    assert RULE.default(type(match)(256, 2), H200).cluster > 1
    assert RULE.default(type(match)(256, 200), H200).cluster == 1
    assert RULE.default(type(match)(256, 2), A100).cluster == 1
    assert RULE.legal(match, Config(128, 8), A100)
