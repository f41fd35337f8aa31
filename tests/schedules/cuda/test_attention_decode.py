"""Attention of few rows: what it matches, what it refuses and why, that its defaults are legal and assemble. No GPU needed."""

import random
from dataclasses import replace

import pytest

from tests.sample import sample
from tests.schedules.cuda.assembling import needs_assembler, scheduled, usage
from tests.schedules.cuda.emulated import error
from tests.schedules.random_configs import legal_config
from tk.schedule.case import prim_func
from tk.schedule.rule import rule_of
from tk.schedules.cuda.attention.analyse import analyse
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.attention.decode import rule as decode
from tk.schedules.cuda.attention.decode.plan import Plan, row_tiles, shared_bytes
from tk.schedules.cuda.attention.decode.rule import Config, cost, declines, default, legal, match
from tk.schedules.cuda.attention.problem import Match
from tk.target import resolve

H200, A100 = resolve("h200"), resolve("a100")
PLAIN = Match(4, 32, 4, 1, 4096, 128, 128, "bfloat16", 0, 0, 0, 1, 1)


def func(problem):
    return prim_func(problem.case(), H200)[0]


@pytest.mark.parametrize("case", sample(decode.CASES, len(decode.CASES)), ids=str)
def test_a_case_is_right_on_the_cpu(case, tmp_path):
    """Its kernels run in the emulation of PTX; those of float8 for a GPU that has instructions for it."""
    target = resolve("l40s") if "float8" in case.name else A100
    assert error(case, rule_of(decode), target, None, tmp_path) <= case.tolerance


@pytest.mark.parametrize(("splits", "window"), [(1, 0), (2, 0), (1, 1100)])
def test_a_warp_of_many_pages_reads_a_table_32_tiles_at_a_time(splits, window, tmp_path):
    """The pages of the third 32 tiles come from memory while the first are copied; what no row sees is not looked up."""
    problem = Problem(
        "pages", batch=2, heads=2, kv_heads=1, rows=1, columns=16 * 130, depth=32, page=16, position="int32", window=window,
        blind=True,
    )  # fmt: skip
    assert error(problem.case(), rule_of(decode), A100, Config(16, 1, 3, splits), tmp_path) <= problem.case().tolerance


@pytest.mark.parametrize("target", ["a100", "l40s", "h200", "b200", "rtx5090"])
def test_few_rows_are_taken_on_every_gpu_since_sm_80(target):
    facts = match(func(Problem("x", heads=8, kv_heads=2, rows=1, columns=512, depth=128)), resolve(target))
    assert (facts.group, facts.rows, facts.columns) == (4, 1, 512)
    assert not legal(facts, default(facts, resolve(target)), resolve(target))


def test_float8_needs_its_instructions():
    facts = replace(PLAIN, cache="float8_e4m3fn")
    assert any("sm_89" in why for why in legal(facts, Config(), A100))
    assert not legal(facts, default(facts, resolve("l40s")), resolve("l40s"))
    assert not legal(replace(facts, cache="int8"), default(facts, A100), A100)


@pytest.mark.parametrize(("rows", "group", "taken"), [(1, 64, True), (16, 4, True), (17, 4, False), (65, 1, False)])
def test_rows_times_group_decide(rows, group, taken):
    found = match(func(Problem("x", heads=group, kv_heads=1, rows=rows, columns=99)), H200)
    assert (found is not None) == taken
    assert found is None or row_tiles(found) == -(-rows * group // 16)


def test_a_full_gpu_of_many_rows_is_left_to_wgmma():
    windows = replace(PLAIN, batch=256, group=1, rows=49, columns=49)
    assert any("64 rows" in why for why in declines(windows, H200))
    assert not declines(windows, A100)
    assert not declines(replace(windows, batch=1, columns=8192), H200)  # not full: splits make more blocks
    assert not declines(PLAIN, H200)


@pytest.mark.parametrize(
    ("config", "facts", "reason"),
    [
        (Config(stages=8, warps=8), PLAIN, "shared memory"),
        (Config(block_n=64), replace(PLAIN, depth=256, width=256), "registers"),
        (Config(warps=12), replace(PLAIN, heads=64, group=64), "threads a block"),
        (Config(block_n=24), PLAIN, "block_n = 24: must be a multiple of 16"),
        (Config(stages=1), PLAIN, "one is read while the next comes"),
        (Config(splits=1000), PLAIN, "splits = 1000"),
        (Config(), replace(PLAIN, depth=72), "depth of a head = 72: must be a multiple of 16"),
        (Config(), replace(PLAIN, depth=80, cache="int8"), "depth of a head = 80: must be a multiple of 32"),
        (Config(), replace(PLAIN, dtype="float16", cache="int8", scales=1), "too small for float16"),
        (Config(), replace(PLAIN, width=512), "up to 256"),
        (Config(), replace(PLAIN, aligned=0), "16 bytes"),
        (Config(), replace(PLAIN, columns=0), "something to attend to"),
    ],
)
def test_refusals_name_their_reason(config, facts, reason):
    assert any(reason in refusal for refusal in legal(facts, config, H200))


@pytest.mark.parametrize("target", [H200, A100, resolve("l40s")], ids=lambda target: target.name)
def test_defaults_are_legal_for_any_shape(target):
    draw = random.Random(0)
    for _ in range(100):
        group = draw.choice((1, 2, 4, 7, 8, 16))
        facts = replace(
            PLAIN, batch=draw.choice((None, draw.randint(1, 256))), heads=group * draw.randint(1, 16), group=group,
            rows=draw.randint(1, 64 // group), columns=draw.choice((None, draw.randint(1, 200000))),
            depth=16 * draw.randint(1, 16), width=16 * draw.randint(1, 16), loads=draw.randint(0, 1), plain=0,
        )  # fmt: skip
        assert not legal(facts, default(facts, target), target), facts


def test_long_caches_of_few_heads_are_split_and_short_ones_of_many_are_not():
    assert default(replace(PLAIN, batch=1, columns=65536), H200).splits >= 16
    assert default(replace(PLAIN, batch=256, columns=512), H200).splits == 1
    assert cost(replace(PLAIN, batch=1, columns=65536), Config(splits=1), H200) > cost(
        replace(PLAIN, batch=1, columns=65536), Config(splits=32), H200
    )


@pytest.mark.parametrize("splits", [1, 3, 7, 64])
@pytest.mark.parametrize("warps", [1, 2, 8])
def test_every_tile_is_of_one_warp_of_one_split(splits, warps):
    """The kernel's own arithmetic: split s has tiles [n s / S, n (s + 1) / S), warp w every warps-th of them from its w-th."""
    for tiles in (0, 1, 2, 63, 100, 257):
        found = []
        for split in range(splits):
            first, last = tiles * split // splits, tiles * (split + 1) // splits
            for warp in range(warps):
                count = max(last - first - warp + warps - 1, 0) // warps
                found += [first + warp + i * warps for i in range(count)]
        assert sorted(found) == list(range(tiles))


def test_rows_of_tiles_begin_in_different_banks():
    """Eight rows that ldmatrix reads at once: 16 bytes each, of 128 bytes of banks."""
    for depth in range(16, 257, 16):
        plan = Plan(analyse(func(Problem("x", depth=depth, rows=1, columns=64))), Config())
        assert len({row * plan.k.pitch % 128 // 16 for row in range(8)}) == 8
        assert plan.stage_bytes * Config().warps * Config().stages <= shared_bytes(plan.facts, Config())


def test_the_kernel_keeps_the_functions_parameters():
    given = func(Problem("x", heads=4, kv_heads=1, rows=1, columns=4000))
    made = scheduled(rule_of(decode), given, H200, Config(splits=4))
    assert [p.name for p in made.params] == [p.name for p in given.params]


@needs_assembler
@pytest.mark.rotated(4)
@pytest.mark.parametrize("target", sample(["h200", "a100"], 2))
def test_known_models_do_not_spill(target):
    hardware, draw = resolve(target), random.Random(3)
    problems = [
        Problem("llama", batch=4, heads=32, kv_heads=8, rows=1, columns=4096, depth=128, order="bhsd"),
        Problem("gemma", batch=4, heads=16, kv_heads=8, rows=1, columns=4096, depth=256, cap=50.0),
        Problem("verify", batch=2, heads=64, kv_heads=8, rows=8, columns=4096, depth=64, causal="bottom right"),
    ]
    kernels = {}
    for problem in problems:
        given = func(problem)
        facts = match(given, hardware)
        kernels[problem.name] = scheduled(rule_of(decode), given, hardware)
        config = legal_config(draw, decode, facts, hardware)
        kernels[problem.name + "_drawn"] = scheduled(rule_of(decode), given, hardware, config)
    for name, found in usage(kernels, hardware).items():
        assert not any(used.spills for used in found), (name, found)


@pytest.mark.parametrize(
    ("problem", "upper", "lower"),
    [
        (Problem("x", heads=4, kv_heads=1, rows=1, columns=300, position="int64"), 1, 0),
        (Problem("x", heads=4, kv_heads=1, rows=3, columns=300, position="int32", window=50), 1, 1),
        (Problem("x", heads=4, kv_heads=1, rows=3, columns=300, causal="bottom right", window=50), 0, 1),
        (Problem("x", rows=3, columns=300, mask=("bool", (2, 1, 1, 300)), position="int64"), 1, 0),
    ],
)
def test_what_a_row_may_see_is_read_off_the_mask(problem, upper, lower):
    found = analyse(func(problem))
    assert (len(found.bounds.upper), len(found.bounds.lower)) == (upper, lower)
    assert found.facts.positions == int(bool(problem.position))
    left = found.bounded.facts
    assert (left.loads, left.plain) == ((1, 0) if problem.mask else (0, 1))


def test_a_bound_of_each_head_stays_a_condition_where_heads_share_keys():
    """A block has the rows of all heads of a group."""
    from tvm import tirx
    from tvm.sym import Analyzer

    from tk.schedules.cuda.attention.mask import read_bounds

    column, head, row = (tirx.Var(name, "int64") for name in "jhi")
    conditions = [column <= row, column < head + 3, row - 7 < column, (column % 2).equal(0)]
    bounds, left = read_bounds(conditions, column, head, Analyzer())
    assert (len(bounds.upper), len(bounds.lower), len(left)) == (1, 1, 2)
    bounds, left = read_bounds(conditions, column, None, Analyzer())
    assert (len(bounds.upper), len(bounds.lower), len(left)) == (2, 1, 1)
    simplify = Analyzer().simplify
    assert [int(simplify(each - tail)) for each, tail in zip(bounds.upper, (row, head), strict=True)] == [0, 2]
    assert int(simplify(bounds.lower[0] - row)) == -6
