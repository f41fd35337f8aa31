"""Kernels of Hopper's pipelines are right on the CPU: cases of their rules, and random problems under random knobs."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
from tvm import relax
from tvm.ir import Expr
from tvm.relax import op

from tests.sample import sample
from tests.schedules.cuda.drawn import KINDS
from tests.schedules.cuda.emulated import error
from tk.aliases import Array
from tk.schedule.case import Case
from tk.schedule.rule import Rule, rule_of
from tk.schedules.cuda.attention import rule as attention
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.conv import dynamic as conv_dynamic
from tk.schedules.cuda.conv import rule as conv
from tk.schedules.cuda.conv.f32 import rule as conv_f32
from tk.schedules.cuda.matmul.skinny import rule as skinny
from tk.schedules.cuda.matmul.sm90 import rule as sm90
from tk.schedules.cuda.matmul.sm90_f32 import rule as sm90_f32
from tk.target import resolve

H200 = resolve("h200")
MASK = ("bfloat16", (2, 1, 1, 90))
RULES = [rule_of(module) for module in (sm90, skinny, sm90_f32, attention, conv, conv_f32, conv_dynamic)]
CASES = {f"{rule.name} {case}": (rule, case) for rule in RULES for case in rule.cases}


@pytest.mark.parametrize("name", sample(CASES, 60))
def test_a_case_is_right(name: str, tmp_path: Path) -> None:
    rule: Rule
    case: Case
    rule, case = CASES[name]
    assert error(case, rule, H200, None, tmp_path) <= case.tolerance


@pytest.mark.parametrize(
    ("case", "config"),
    [
        ("nn_float16", sm90.Config(128, 192, 3, 2, 1, cluster_m=2, group_m=2)),
        ("order_nn_bfloat16", sm90.Config(128, 160, 3, 2, 0, cluster_m=2, group_m=1)),
        ("order_tn_float16", sm90.Config(64, 192, 3, 2, 1, cluster_n=2, group_m=2)),
        ("swiglu_bfloat16", sm90.Config(128, 128, 3, 2, 0, cluster_m=2, group_m=2, k_tiles_per_stage=2)),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_blocks_share_a_tile_of_an_odd_number_of_columns(case: str, config: sm90.Config, tmp_path: Path) -> None:
    rule = rule_of(sm90)
    (found,) = (each for each in rule.cases if each.name == case)
    assert error(found, rule, H200, config, tmp_path) <= found.tolerance


IN_TURN = [
    (Problem("few-keys", batch=3, heads=4, kv_heads=2, rows=100, columns=70), attention.Config(80, 2, 2, 1, 1)),
    (Problem("one-stage", "float16", 2, 5, 5, 150, 150, causal="top left"), attention.Config(32, 2, 1, 1, 1)),
    (Problem("wide", batch=2, heads=3, kv_heads=3, rows=130, columns=300, depth=128), attention.Config(128, 2, 2, 1, 1)),
    (
        Problem("three", batch=2, heads=3, kv_heads=1, rows=250, columns=250, causal="bottom right", window=90),
        attention.Config(48, 3, 2, 0, 1),
    ),
    (Problem("masked", batch=2, heads=4, kv_heads=4, rows=90, columns=90, mask=MASK), attention.Config(96, 2, 2, 1, 1)),
    (Problem("one", batch=2, heads=4, kv_heads=4, rows=65, columns=200, order="bhsd"), attention.Config(64, 1, 3, 0, 1)),
]


@pytest.mark.parametrize("cores", [1, 3, 1000])
@pytest.mark.parametrize(("problem", "config"), IN_TURN, ids=[problem.name for problem, _ in IN_TURN])
def test_a_block_takes_tiles_of_rows_in_turn(problem: Problem, config: attention.Config, cores: int, tmp_path: Path) -> None:
    """Of attention: also where there are fewer blocks than SMs, and where one takes all of them."""
    case = problem.case()
    assert error(case, rule_of(attention), replace(H200, cores=cores), config, tmp_path) <= case.tolerance


GROUPS = Problem("groups", batch=2, heads=4, kv_heads=2, rows=140, columns=140, depth=32, causal="top left")


@pytest.mark.parametrize("persistent", [0, 1])
@pytest.mark.parametrize("problem", [GROUPS, replace(GROUPS, name="dynamic", symbolic=True)], ids=lambda problem: problem.name)
@pytest.mark.parametrize("columns", [1, 1300, 1700])
def test_heads_whose_keys_and_values_l2_holds_come_together(
    columns: int, problem: Problem, persistent: int, tmp_path: Path
) -> None:
    """Of causal attention, the tiles of rows of a few heads and then the next ones': L2 holds so many columns of a head, of
    which two query heads, six, and all eight are to find theirs."""
    if persistent and problem.symbolic:
        pytest.skip("whose tiles of rows are not counted ahead")
    target = replace(H200, cores=5, l2=columns * 2 * 2 * 32)
    case, config = problem.case(), attention.Config(32, 1, 2, 0, persistent)
    assert error(case, rule_of(attention), target, config, tmp_path) <= case.tolerance


@pytest.mark.parametrize(("rows", "consumers"), [(140, 1), (130, 2), (200, 1)])
def test_heads_of_few_tiles_of_rows_come_one_after_the_other(rows: int, consumers: int, tmp_path: Path) -> None:
    """Of causal attention, where each block takes 8 tiles or more."""
    problem = replace(GROUPS, name="short", batch=3, kv_heads=4, rows=rows, columns=rows, depth=128)
    config, tiles = attention.Config(32, consumers, 2, int(consumers == 2), 1), -(-rows // (64 * consumers))
    target = replace(H200, cores=12 * tiles // 9)
    assert 8 * target.cores <= 12 * tiles
    assert error(problem.case(), rule_of(attention), target, config, tmp_path) <= problem.case().tolerance


def test_known_rows_see_as_many_keys_as_a_call_has(tmp_path: Path) -> None:
    """Blocks take tiles of rows in turn where rows are counted ahead; whether L2 holds the keys of a head is not known."""

    def build(q: Expr, k: Expr, v: Expr) -> Expr:
        i, j = (op.arange(0, x.ty.shape[2], 1, dtype="int64") for x in (q, k))
        x = op.matmul(q, op.permute_dims(k, [0, 1, 3, 2]), out_dtype="float32")
        x = op.where(op.less_equal(op.expand_dims(j, [0]), op.expand_dims(i, [1])), x, relax.const(-np.inf, "float32"))
        return op.astype(op.matmul(op.astype(op.nn.softmax(x, -1), "float16"), v, out_dtype="float32"), "float16")

    def reference(q: Array, k: Array, v: Array) -> Array:
        x = q @ k.swapaxes(2, 3)
        x = np.where(np.tri(*x.shape[2:], dtype=bool), x, -np.inf)
        x = np.exp(x - x.max(-1, keepdims=True))
        return x / x.sum(-1, keepdims=True) @ v

    keys = (2, 3, ("t", 100), 32)
    inputs = ("q", (2, 3, 150, 32), "float16"), ("k", keys, "float16"), ("v", keys, "float16")
    case = Case("keys", inputs, build, reference, tolerance=1e-2)
    config = attention.Config(32, 2, 2, 1, 1)
    assert error(case, rule_of(attention), replace(H200, cores=3), config, tmp_path) <= case.tolerance


@pytest.mark.parametrize(("kind", "seed"), sample([(kind, seed) for kind in sorted(KINDS) for seed in range(20)], 60))
def test_a_random_problem_is_right(kind: str, seed: int, tmp_path: Path) -> None:
    what, found, band = KINDS[kind](seed, tmp_path)
    assert found <= band, what
