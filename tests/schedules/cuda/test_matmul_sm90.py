"""The Hopper matrix product: what it matches, what it refuses and why, and that its defaults fit. No GPU needed."""

import random
from dataclasses import replace

import pytest
from tvm.relax import op

from tests.gpu.random_products import Problem, problems
from tk.pipeline import build_function
from tk.schedule.case import Case, prim_func
from tk.schedules.cuda import matmul_sm90
from tk.schedules.cuda.matmul_sm90 import Config, default, legal, match, space
from tk.schedules.cuda.matmul_sm90_match import Match
from tk.schedules.cuda.matmul_sm90_model import shared_bytes
from tk.target import resolve

H200 = resolve("h200")
PLAIN = Match(1, 4096, 4096, 4096, "bfloat16", "bfloat16", "k", "k", False, False, 0, 1)


def func(build, *inputs):
    return prim_func(Case("case", tuple((name, shape, dtype) for name, shape, dtype in inputs), build, lambda *a: None))[0]


def nt(x, w):
    return op.matmul(x, op.permute_dims(w))


def test_match_reads_sizes_and_layouts():
    found = match(func(nt, ("x", (64, 128), "bfloat16"), ("w", (96, 128), "bfloat16")), H200)
    assert found == Match(1, 64, 96, 128, "bfloat16", "bfloat16", "k", "k", False, False, 0, 1, 1)
    found = match(func(op.matmul, ("x", (64, 128), "float16"), ("w", (128, 96), "float16")), H200)
    assert (found.a_major, found.b_major, found.dtype) == ("k", "mn", "float16")


def test_leading_axes_are_rows_or_a_batch():
    rows = match(func(nt, ("x", (2, 3, 64, 128), "bfloat16"), ("w", (96, 128), "bfloat16")), H200)
    assert (rows.batch, rows.m) == (1, 384)
    batch = match(func(op.matmul, ("x", (2, 3, 64, 32), "bfloat16"), ("w", (2, 3, 32, 96), "bfloat16")), H200)
    assert (batch.batch, batch.m, batch.a_batched, batch.b_batched) == (6, 64, True, True)


def test_symbolic_rows_and_staged_residual():
    found = match(
        func(
            lambda x, w, r: op.add(nt(x, w), r),
            ("x", (1, ("m", 7), 128), "bfloat16"), ("w", (96, 128), "bfloat16"), ("r", (1, ("m", 7), 96), "bfloat16"),
        ),
        H200,
    )  # fmt: skip
    assert (found.m, found.staged) == (None, 1)


def swiglu(x, w, v):
    return op.multiply(op.nn.silu(op.matmul(x, w)), op.matmul(x, v))


def test_two_products_of_one_input_are_a_pair():
    weight = (128, 96)
    found = match(func(swiglu, ("x", (64, 128), "bfloat16"), ("w", weight, "bfloat16"), ("v", weight, "bfloat16")), H200)
    assert (found.m, found.n, found.k, found.products, found.b_major) == (64, 96, 128, 2, "mn")
    assert all(n % 128 == 0 for n in space(found, H200)["block_n"])
    assert any("along n" in str(refusal) for refusal in legal(found, Config(128, 192), H200))
    config = default(found, H200)
    assert not legal(found, config, H200)


def test_declines_what_is_no_half_precision_product():
    assert match(func(nt, ("x", (64, 128), "float32"), ("w", (96, 128), "float32")), H200) is None
    assert match(func(lambda x: op.sum(x, axis=-1), ("x", (64, 128), "bfloat16")), H200) is None
    assert match(func(nt, ("x", (64, 128), "bfloat16"), ("w", (96, 128), "bfloat16")), resolve("a100")) is None


@pytest.mark.parametrize(
    ("config", "match", "reason"),
    [
        (Config(stages=6), PLAIN, "shared memory"),
        (Config(192, 256, 3, 3), PLAIN, "registers"),
        (Config(256, 256, 2), PLAIN, "registers"),
        (Config(stages=1), PLAIN, "stages"),
        (Config(consumers=1, pingpong=1), PLAIN, "take turns"),
        (Config(cluster_m=2, cluster_n=2), PLAIN, "blocks of a cluster"),
        (Config(), replace(PLAIN, k=1001), "16 bytes: k"),
        (Config(), replace(PLAIN, b_major="mn", n=1001), "16 bytes: n"),
        (Config(block_n=96, cluster_m=2), replace(PLAIN, b_major="mn"), "along n"),
    ],
)
def test_refusals_name_their_reason(config, match, reason):
    assert any(reason in str(refusal) for refusal in legal(match, config, H200))


def test_defaults_are_legal_for_any_shape():
    draw = random.Random(0)
    for _ in range(300):
        m = draw.choice([None, draw.randint(1, 9000)])
        b_major = draw.choice(["k", "mn"])
        found = replace(
            PLAIN, m=m, n=8 * draw.randint(1, 4000), k=8 * draw.randint(1, 2000), b_major=b_major, staged=draw.randint(0, 2)
        )
        assert not legal(found, default(found, H200), H200), found


def test_legal_knobs_never_ask_for_more_than_there_is():
    draw = random.Random(1)
    values = space(PLAIN, H200)
    taken = 0
    for _ in range(8000):
        config = Config(**{name: draw.choice(options) for name, options in values.items()})
        if legal(PLAIN, config, H200):
            continue
        taken += 1
        assert shared_bytes(PLAIN, config) <= 227 * 1024
        threads = 128 * (config.consumers + 1)
        assert 65536 // threads // 8 * 8 * threads <= 65536
        rows = config.block_m if config.pingpong else config.block_m // config.consumers
        assert rows * config.block_n // 128 <= {1: 229, 2: 206, 3: 102}[config.consumers]
    assert taken > 50


def test_the_kernel_keeps_the_functions_parameters():
    given = func(nt, ("x", (256, 128), "bfloat16"), ("w", (320, 128), "bfloat16"))
    found = match(given, H200)
    lowered = matmul_sm90.lower(given, found, default(found, H200), H200)
    assert [p.name for p in lowered.params] == [p.name for p in given.params]
    assert not lowered.attrs.get("s_tir")


def assembled(given, config):
    """Registers of a thread, and bytes spilled, of the kernel of `given` under `config`."""
    found = match(given, H200)
    assert not legal(found, config, H200)
    _, code = build_function(matmul_sm90.lower(given, found, config, H200), H200)
    (usage,) = code.usage.values()
    return usage


@pytest.mark.parametrize("seed", range(12))
def test_any_legal_knobs_assemble_without_spilling(seed):
    draw = random.Random(seed)
    problem = replace(next(problems(draw.choice(["bfloat16", "float16"]), 1, seed)), symbolic=False, k=8 * draw.randint(60, 99))
    problem = replace(problem, m=8 * draw.randint(1, 90), n=8 * draw.randint(1, 190))
    given = prim_func(problem.case())[0]
    found = match(given, H200)
    values = space(found, H200)
    while True:
        config = Config(**{name: draw.choice(options) for name, options in values.items()})
        if not legal(found, config, H200):
            break
    usage = assembled(given, config)
    assert usage.spills <= 1024, config  # a few wide tiles with long epilogues spill; none that the model ranks first
    assert usage.registers <= 65536 // (128 * (config.consumers + 1)), config


@pytest.mark.parametrize("steps", [("bias", "gelu"), ("residual",), ("rows", "columns", "silu", "residual", "cast")])
def test_defaults_do_not_spill(steps):
    for sizes in ((4096, 4096, 4096), (512, 5120, 8192), (2048, 14336, 4096)):
        given = prim_func(Problem("bfloat16", *sizes, steps=steps).case())[0]
        config = default(match(given, H200), H200)
        assert assembled(given, config).spills <= 64, (sizes, config)


def test_a_tile_of_many_values_is_written():
    """Each of a fragment's places declares buffers: nested, they would pass Python's depth."""
    problem = Problem("bfloat16", 4096, 4096, 512, steps=("bias", "residual", "rows", "columns", "scale", "gelu_tanh"))
    assert assembled(prim_func(problem.case())[0], Config(256, 128, 3, 2)).registers > 0
