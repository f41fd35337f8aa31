"""Hopper products under knobs that their small cases do not get by default, on this machine's GPU, against float64."""

import numpy as np
import pytest
import tvm
from tvm.relax import op

from tk.schedule.accumulate import mark_accumulators
from tk.schedule.case import Case, check, prim_func, run
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda.matmul.cases import TOLERANCE
from tk.schedules.cuda.matmul.sm90 import rule as matmul_sm90
from tk.schedules.cuda.matmul.sm90.cases import CASES
from tk.schedules.cuda.matmul.sm90.rule import Config, default, match
from tk.target import resolve

RULE = rule_of(matmul_sm90)

BY_NAME = {case.name: case for case in CASES}


def matmul(m, n, k, dtype="bfloat16"):
    inputs = (("x", (m, k), dtype), ("w", (n, k), dtype), ("r", (m, n), dtype))
    return Case(
        f"{m}x{n}x{k}",
        inputs,
        lambda x, w, r: op.add(op.matmul(x, op.permute_dims(w)), r),
        lambda x, w, r: x @ w.T + r,
        tolerance=TOLERANCE[dtype],
    )


LONG = matmul(300, 392, 3000)
MANY = matmul(1100, 1000, 520)  # 288 tiles of 64 x 64: two waves, and 24 tiles
KNOBS = [
    (LONG, Config(128, 128, 4, 2, split_k=4)),
    (LONG, Config(64, 128, 6, 1, split_k=8)),
    (LONG, Config(64, 64, 4, 1, split_k=3, k_tiles_per_stage=2)),
    (LONG, Config(192, 96, 4, 3, split_k=2)),
    (LONG, Config(256, 128, 3, 2, split_k=5)),
    (LONG, Config(128, 256, 2, 2, split_k=6, k_tiles_per_stage=2)),
    (LONG, Config(128, 128, 3, 2, pingpong=1, k_tiles_per_stage=2)),
    (LONG, Config(128, 64, 4, 2, cluster_m=2, k_tiles_per_stage=2)),
    (MANY, Config(64, 64, 6, 1, split_k=2, stream_k=1)),
    (MANY, Config(64, 64, 3, 1, split_k=2, stream_k=1, k_tiles_per_stage=2)),
    (matmul(130, 777, 520), Config(64, 64, 3, 1, split_k=3)),
    *((BY_NAME[name], Config(64, 64, 3, 1, split_k=2)) for name in ("batched_order_tn_bfloat16", "float32_out_bfloat16")),
    (BY_NAME["bias_gelu_float16"], Config(128, 64, 3, 2, split_k=3)),
    (BY_NAME["swiglu_bfloat16"], Config(128, 128, 3, 2, split_k=3)),
    (BY_NAME["batched_order_tt_bfloat16"], Config(64, 96, 3, 1, split_k=2)),
]


@pytest.mark.parametrize(("case", "config"), KNOBS, ids=[f"{case}-{i}" for i, (case, _) in enumerate(KNOBS)])
def test_matches_float64(case, config):
    assert check(case, RULE, resolve("auto"), config) <= case.tolerance


@pytest.mark.parametrize("config", [None, Config(256, 256, 3, 2), Config(256, 128, 4, 2, 1), Config(64, 64, 4, 1, split_k=3)])
def test_sums_in_float16_where_asked(config):
    """Within what float16 can say of sums of 520 terms, and not float32's."""
    case, target = matmul(520, 392, 520, "float16"), resolve("auto")
    func = mark_accumulators(tvm.IRModule({"main": prim_func(case, target)[0]}), "float16")["main"]
    found = match(func, target)
    chosen = config or default(found, target)
    with target.tvm():
        lowered = schedule(RULE, func, found, target, chosen)
    inputs = case.arrays(0, target)
    (out,) = run(lowered, inputs, [((520, 392), "float16")], target)
    named = dict(zip(prim_func(case, target)[1], (each.astype("float64") for each in inputs), strict=True))
    exact = case.reference(named["x"], named["w"], named["r"])
    error = np.linalg.norm(out.astype("float64") - exact) / np.linalg.norm(exact)
    assert 3.5e-4 < error < 3e-3
