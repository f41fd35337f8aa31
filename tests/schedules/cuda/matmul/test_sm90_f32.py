"""The float32 product on Hopper: what it matches, what it refuses and why, and that its defaults fit. No GPU needed."""

import random
import re
from dataclasses import replace

import numpy as np
import pytest
from tvm.relax import op

from tests.gpu.random_matmuls import problems
from tests.sample import sample
from tests.schedules.cuda.assembling import needs_assembler, scheduled, usage
from tests.schedules.cuda.products import func, nt
from tests.schedules.random_configs import legal_config
from tk.codegen.library import build_function
from tk.schedule.case import prim_func
from tk.schedule.precision import ATTRIBUTE
from tk.schedule.rule import rule_of, taken
from tk.schedules.cuda.matmul.problem import Match
from tk.schedules.cuda.matmul.sm90_f32 import rule as matmul_sm90_f32
from tk.schedules.cuda.matmul.sm90_f32.rule import Config, declines, default, legal, match
from tk.schedules.cuda.matmul.sm90_f32.store import owned
from tk.target import resolve

H200 = resolve("h200")
PLAIN = Match(1, 4096, 4096, 4096, "float32", "float32", "k", "k", False, False, 0, 1)


def product(build=nt, m=256, n=320, k=192):
    return func(build, ("x", (m, k), "float32"), ("w", (n, k) if build is nt else (k, n), "float32"))


def test_match_reads_float32_products_alone():
    assert match(product(), H200) == Match(1, 256, 320, 192, "float32", "float32", "k", "k", False, False, 0, 1)
    assert match(func(nt, ("x", (64, 128), "float16"), ("w", (96, 128), "float16")), H200) is None
    assert match(product(), resolve("a100")) is None


def test_the_mark_of_precision_is_read():
    assert match(product().with_attr(ATTRIBUTE, "high"), H200).precision == "high"


def test_the_operand_of_shared_memory_has_contiguous_k():
    assert default(replace(PLAIN, b_major="mn"), H200).swap == 1
    assert default(replace(PLAIN, a_major="mn"), H200).swap == 0
    refused = legal(replace(PLAIN, a_major="mn", b_major="mn"), Config(), H200)
    assert any("where k is contiguous" in reason for reason in refused)


def test_rows_that_tma_cannot_copy_are_refused():
    assert any(reason.startswith("k = 4095") for reason in legal(replace(PLAIN, k=4095), Config(), H200))
    assert any(reason.startswith("n = 4095") for reason in legal(replace(PLAIN, n=4095, b_major="mn"), Config(swap=1), H200))


def test_a_short_k_is_left_to_float32_arithmetic():
    assert declines(replace(PLAIN, k=12), H200)
    assert not declines(replace(PLAIN, k=16), H200)
    assert not declines(replace(PLAIN, k=12, precision="high"), H200)


def test_a_vector_is_left_to_sums():
    assert declines(replace(PLAIN, m=1), H200)
    assert declines(replace(PLAIN, n=1), H200)
    assert not declines(replace(PLAIN, m=None), H200)


def test_few_tiles_split_k():
    assert default(replace(PLAIN, m=8, n=3072, k=3072, b_major="mn"), H200).split_k > 1
    assert default(PLAIN, H200).split_k == 1


def test_tf32_does_not_read_the_weights_twice():
    for m in (64, 128):
        assert default(replace(PLAIN, m=m, b_major="mn", precision="high"), H200).width >= m


def test_every_column_has_one_owner():
    for units in range(1, 17):
        for split in range(2, 9):
            columns = [unit for rank in range(split) for unit in range(*owned(units, split, rank))]
            assert columns == list(range(units))


def test_defaults_fit_sizes_drawn_at_random():
    draw = random.Random(5)
    for _ in range(40):
        m, n, k = (4 * draw.randint(4, 2000) for _ in range(3))
        orders = draw.choice([("k", "k"), ("k", "mn"), ("mn", "k")])
        found = replace(
            PLAIN,
            m=draw.choice([None, m]),
            n=n,
            k=k,
            a_major=orders[0],
            b_major=orders[1],
            precision=draw.choice(["highest", "high"]),
        )
        if orders[0] == "mn":
            found = replace(found, m=m)
        assert not legal(found, default(found, H200), H200)


@needs_assembler
@pytest.mark.rotated(4)
@pytest.mark.parametrize("seeds", [sample(range(8), 2)])
def test_any_legal_knobs_assemble_without_spilling(seeds):
    configs, kernels = [], {}
    for seed in seeds:
        draw = random.Random(seed)
        problem = replace(next(problems("float32", 1, seed)), symbolic=False, paired=False, k=4 * draw.randint(16, 400))
        problem = replace(
            problem, m=4 * draw.randint(1, 180), n=4 * draw.randint(1, 380), w_turned=problem.x_turned or problem.w_turned
        )
        given = prim_func(problem.case(), H200)[0]
        if seed % 2:
            given = given.with_attr(ATTRIBUTE, "high")
        found = match(given, H200)
        configs.append(config := legal_config(draw, matmul_sm90_f32, found, H200))
        kernels[f"seed{seed}_"] = scheduled(rule_of(matmul_sm90_f32), given, H200, config)
    for config, (used,) in zip(configs, usage(kernels, H200).values(), strict=True):
        assert not used.spills, config
        assert not used.remarks, config


@pytest.mark.sampled(2)
@needs_assembler
@pytest.mark.parametrize(("precision", "products"), [("highest", 12), ("high", 4)])
def test_a_step_of_k_has_three_products_or_one(precision, products):
    given = product(m=1024, n=1024, k=1024).with_attr(ATTRIBUTE, precision)
    rule = rule_of(matmul_sm90_f32)
    with H200.tvm():
        assert taken(rule, given, H200) is not None
    config = Config(width=64, stages=4)
    _, code = build_function(scheduled(rule, given, H200, config), H200)
    (source,) = code.sources.values()
    body = source[source.index("__global__") :]
    assert len(re.findall(r"m64n64k8\w*\(", body)) == 2 * products  # one step of k for each set of registers


def as_tf32(x):
    return ((x.view(np.uint32) + np.uint32(0x1000)) & np.uint32(0xFFFFE000)).view(np.float32)


@pytest.mark.parametrize("scale", [1.0, 1e30, 1e-30])
def test_the_parts_hold_a_float32(scale):
    """What the template takes an operand apart into adds up to it, to 2^-22 of it at worst."""
    x = (np.random.default_rng(0).standard_normal(100_000) * scale).astype(np.float32)
    left = as_tf32(x)
    right = (x.view(np.uint32) & np.uint32(0xFFFFE000)).view(np.float32)
    for high in (left, right):
        low = as_tf32(x - high)
        assert np.abs((high.astype(np.float64) + low) / x - 1).max() <= 2.0**-22


def test_sums_are_refused():
    assert match(func(lambda x: op.sum(x, axis=1), ("x", (64, 128), "float32")), H200) is None
