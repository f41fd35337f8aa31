"""The thin product: what it matches, what it refuses and why, and that its defaults fit. No GPU needed."""

import random
from dataclasses import replace
from itertools import islice

import pytest
from tvm.relax import op

from tests.schedules.cuda.products import func, nt
from tests.schedules.random_configs import legal_configs
from tk.schedules.cuda.hardware import KEPT_SHARED
from tk.schedules.cuda.matmul.problem import Match
from tk.schedules.cuda.matmul.skinny import rule as matmul_skinny
from tk.schedules.cuda.matmul.skinny.cost import requested_bytes, seconds, shared_bytes
from tk.schedules.cuda.matmul.skinny.rule import Config, declines, default, legal, match
from tk.target import resolve

H200 = resolve("h200")
PLAIN = Match(1, 16, 6144, 4096, "bfloat16", "bfloat16", "k", "mn", False, False, 0, 1)


def test_matches_few_rows_only():
    weight = ("w", (128, 96), "bfloat16")
    assert match(func(op.matmul, ("x", (96, 128), "bfloat16"), weight), H200).m == 96
    many = match(func(op.matmul, ("x", (97, 128), "bfloat16"), weight), H200)
    assert declines(many, H200) == ["rows = 97: at most 96, else wide tiles are faster"]
    assert match(func(op.matmul, ("x", (("m", 7), 128), "bfloat16"), weight), H200) is None
    assert match(func(op.matmul, ("x", (2, 3, 128), "bfloat16"), weight), H200).m == 6
    batched = ("x", (("b", 5), 16, 128), "bfloat16"), ("w", (("b", 5), 128, 96), "bfloat16")  # windows of Swin, for one
    assert match(func(op.matmul, *batched), H200) is None


def test_matches_either_order_of_the_weights_on_hopper_only():
    x = ("x", (4, 128), "float16")
    assert match(func(op.matmul, x, ("w", (128, 96), "float16")), H200).b_major == "mn"
    given = func(nt, x, ("w", (96, 128), "float16"))
    assert match(given, H200).b_major == "k"
    assert match(given, resolve("a100")) is None


def test_matches_a_pair_of_products():
    def swiglu(x, gate, up):
        return op.multiply(op.nn.silu(op.matmul(x, gate)), op.matmul(x, up))

    weights = [(name, (128, 256), "bfloat16") for name in ("gate", "up")]
    found = match(func(swiglu, ("x", (8, 128), "bfloat16"), *weights), H200)
    assert (found.num_b, found.n) == (2, 256)


@pytest.mark.parametrize(
    ("config", "match", "reason"),
    [
        (Config(stages=40), PLAIN, "shared memory"),
        (Config(stages=1), PLAIN, "stages"),
        (Config(block_m=12), PLAIN, "multiple of 8"),
        (Config(block_n=128, consumers=4), PLAIN, "each consumer"),
        (Config(block_n=64, consumers=1, split_k=8), PLAIN, "fragments"),
        (Config(block_n=64, consumers=1), replace(PLAIN, num_b=2), "fragments"),
        (Config(split_k=2, k_tiles_per_stage=4), replace(PLAIN, k=256), "step of k"),
        (Config(block_n=256, block_m=256, consumers=1, blocks=1, stages=2), PLAIN, "registers"),
        (Config(split_k=4, cluster_n=4), PLAIN, "portable cluster"),
        (Config(cluster_n=4), PLAIN, "swizzled rows for each block"),
        (Config(cluster_n=2), replace(PLAIN, n=6272), "whole clusters"),
        (Config(), replace(PLAIN, k=1001), "k = 1001: must be a multiple of 8, TMA copies 16 bytes"),
        (Config(), replace(PLAIN, n=1001), "n = 1001: must be a multiple of 8, TMA copies 16 bytes"),
    ],
)
def test_refusals_name_their_reason(config, match, reason):
    assert any(reason in refusal for refusal in legal(match, config, H200))


def test_defaults_are_legal_for_any_shape():
    draw = random.Random(0)
    for _ in range(300):
        found = replace(
            PLAIN, m=draw.randint(1, 96), n=8 * draw.randint(1, 8000), k=8 * draw.randint(1, 4000),
            b_major=draw.choice(["k", "mn"]), num_b=draw.choice([1, 2]), batch=draw.choice([1, 1, 32]),
        )  # fmt: skip
        assert not legal(found, default(found, H200), H200), found


def test_legal_knobs_never_ask_for_more_than_there_is():
    taken = 0
    for config in legal_configs(random.Random(1), matmul_skinny, PLAIN, H200, 5000):
        taken += 1
        assert config.blocks * (shared_bytes(config) + 1024) <= 228 * 1024
        assert config.blocks * 128 * (config.consumers + 1) <= 2048
    assert taken > 50


def test_just_so_many_blocks_share_a_multiprocessor():
    """However free it is when they start: blocks that start early must not take two places of one."""
    room, seen = H200.shared_memory + KEPT_SHARED, 0
    for config in islice(legal_configs(random.Random(2), matmul_skinny, PLAIN, H200, 100_000), 200):
        each = requested_bytes(config, H200) + KEPT_SHARED
        assert config.blocks * each <= room < (config.blocks + 1) * each
        seen += 1
    assert seen == 200


def test_defaults_spread_the_weights_over_the_gpu():
    for n, k in ((6144, 4096), (4096, 4096), (4096, 14336), (28672, 4096)):
        for m in (1, 16, 64):
            found = replace(PLAIN, m=m, n=n, k=k)
            config = default(found, H200)
            assert -(-n // config.block_n) * config.split_k >= 60, (m, n, k, config)


def test_more_rows_leave_as_many_weights_on_the_way():
    """A ring's stages hold rows of A besides: they must not count as weights."""
    for n, k in ((6144, 4096), (5120, 8192), (10240, 5120)):
        found = [default(replace(PLAIN, m=m, n=n, k=k), H200) for m in (16, 64)]
        assert all(config.blocks * (config.stages - 2) * config.block_n * 64 * 2 >= 65536 for config in found)


def test_rows_of_weights_across_lines_are_read_by_wide_tiles() -> None:
    aligned = replace(PLAIN, m=2, n=8704, k=3688)
    assert seconds(aligned, Config(64, 8), H200) == seconds(replace(aligned, b_major="k"), Config(64, 8), H200)
    across = replace(PLAIN, m=2, n=8728, k=3688)
    over = [seconds(across, c, H200) / seconds(replace(across, b_major="k"), c, H200) for c in (Config(64, 8), Config(192, 8))]
    assert over[0] > over[1] > 1
    assert default(across, H200).block_n > default(aligned, H200).block_n


def test_short_blocks_take_two_64s_of_k_in_a_stage_and_hold_them_all() -> None:
    for n, k in ((768, 768), (576, 7168), (1024, 4096)):
        config = default(replace(PLAIN, n=n, k=k), H200)
        assert config.k_tiles_per_stage == 2
        assert config.stages * 128 >= min(k // config.split_k, 1024), config
    assert default(replace(PLAIN, n=8192, k=28672), H200).k_tiles_per_stage == 1


def test_the_kernel_keeps_the_functions_parameters():
    given = func(nt, ("x", (16, 128), "bfloat16"), ("w", (320, 128), "bfloat16"))
    found = match(given, H200)
    lowered = matmul_skinny.lower(given, found, default(found, H200), H200)
    assert [p.name for p in lowered.params] == [p.name for p in given.params]
    assert not lowered.attrs.get("s_tir")


def test_a_scalar_behind_the_product_is_read_where_it_is():
    scale = ("scale", (), "bfloat16")
    given = func(
        lambda x, w, scale: op.multiply(nt(x, w), scale), ("x", (3, 128), "bfloat16"), ("w", (320, 128), "bfloat16"), scale
    )
    found = match(given, H200)
    lowered = matmul_skinny.lower(given, found, default(found, H200), H200)
    assert "scale" in lowered.script()
    assert len(lowered.params) == 4


def test_few_blocks_have_tiles_of_fewer_rows():
    """Not where they would be many, nor of fewer rows than a tile is worth."""
    few = replace(PLAIN, m=93, n=552, k=168)
    assert default(few, H200).block_m == 32
    assert default(replace(few, m=50), H200).block_m == 24
    assert default(replace(few, m=40), H200).block_m == 24
    assert default(replace(few, m=24), H200).block_m == 24
    assert default(replace(few, n=16384, k=4096), H200).block_m == 96
    draw = random.Random(5)
    for _ in range(300):
        found = replace(few, m=draw.randint(1, 96), n=8 * draw.randint(1, 900), k=8 * draw.randint(1, 900))
        config = default(found, H200)
        assert not legal(found, config, H200)
        if config.block_m < found.m:
            blocks = -(-found.n // config.block_n) * -(-found.m // config.block_m) * config.split_k
            assert config.block_m >= 24
            assert 2 * blocks <= H200.cores
