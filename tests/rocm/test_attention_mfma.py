"""rocm.attention_mfma: its cases and random problems in the emulator against float64, its loop's figures, what it refuses, and
that models get it."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import numpy as np
import pytest
import torch
import torch.nn.functional as F

from tests.graph.attention.test_pages import PAGE, heads_first, inputs, of_one_tensor
from tests.graph.attention.test_sinks import by_tk_llm
from tests.graph.attention.test_spellings import HALF, B, D, H, N, T, Tensor, fused, narrow, step
from tests.rocm.attentions import KNOWN, RULE, figures, legal_configs, ran, random_problem
from tests.rocm.emulator import EmulatorError, Program, Undefined
from tests.rocm.matmuls import assembled, parameters_of
from tests.sample import ALL, sample
from tk import models
from tk.aliases import Array
from tk.frontend import load
from tk.pipeline import to_schedule
from tk.rocm.linker import find_linker
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, _sample, prim_func
from tk.schedules.cuda.attention.cases import CASES as HOPPER
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.attention.decode.cases import CASES as DECODE
from tk.schedules.cuda.attention.problem import Match
from tk.schedules.rocm.attention.cost import terms
from tk.schedules.rocm.attention.rule import CASES, Config
from tk.target import resolve

needs_linker = pytest.mark.skipif(not find_linker(), reason="needs ld.lld")
pytestmark = pytest.mark.xdist_group("rocm")
ARCHES = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
MI300X = resolve("mi300x")
PLAIN = Match(2, 12, 1, 384, 384, 64, 64, "bfloat16", 0, 0, 0, 1, 1)


def _static(cases: tuple[Case, ...]) -> list[Case]:
    """Those without symbolic sizes: tests/rocm/test_cases.py runs the others."""
    return [case for case in cases if all(isinstance(dim, int) for _, shape, _ in case.inputs for dim in shape)]


RUNS = sample([(case, arch) for case in _static(CASES) for arch in ARCHES], 30)


@pytest.mark.rotated(7)
@needs_linker
@pytest.mark.parametrize(("case", "arch"), RUNS, ids=[f"{case}-{arch}" for case, arch in RUNS])
def test_matches_float64(case: Case, arch: str) -> None:
    made = ran(case, resolve(f"rocm:{arch}"))
    assert made.error <= case.tolerance
    assert made.spills == 0
    assert made.conflicts("ds_read") == 0 or arch.startswith("gfx1")  # which lanes RDNA serves together is not documented


@needs_linker
@pytest.mark.skipif(not ALL, reason="minutes: TK_ALL_TESTS=1")
@pytest.mark.parametrize("arch", ["gfx942", "gfx950", "gfx1100", "gfx1201"])
@pytest.mark.parametrize("case", _static((*HOPPER, *DECODE)), ids=str)
def test_problems_of_nvidia(case: Case, arch: str) -> None:
    assert ran(case, resolve(f"rocm:{arch}")).error <= case.tolerance


LARGE = {
    "plain": (Problem("plain", "bfloat16", 1, 2, 2, 40, 90), 1e16),
    "half": (Problem("half", "float16", 1, 2, 2, 40, 90), 8e3),
    "causal": (Problem("causal", "bfloat16", 1, 2, 2, 90, 90, causal="top left"), 1e8),
    "sinks": (Problem("sinks", "bfloat16", 1, 2, 2, 40, 90, sinks="float32"), 1e8),
    "mask": (Problem("mask", "bfloat16", 1, 2, 2, 40, 90, mask=("bool", (1, 1, 40, 90))), 1e8),
    "split": (Problem("split", "bfloat16", 2, 4, 2, 1, 300, 128, order="bhsd"), 1e8),
}


@needs_linker
@pytest.mark.parametrize("name", LARGE)
def test_scores_of_any_size(name: str) -> None:
    """Where a row's maximum times the scale is rounded by more than powers have digits for."""
    problem, factor = LARGE[name]
    case, target = problem.case(), resolve(f"rocm:{random.Random(name).choice(ARCHES)}")
    draw = case.sample or _sample

    def large(generator: np.random.Generator, shape: tuple[int, ...], dtype: str, name: str) -> Array:
        drawn = draw(generator, shape, dtype, name)
        return (drawn.astype("float64") * factor).astype(drawn.dtype) if name in ("q", "k") else drawn

    match = RULE.match(prim_func(case, target)[0], target)
    config = next(each for each in legal_configs(match, target) if (each.splits > 1) == (name == "split"))
    assert ran(replace(case, sample=large), target, config).error <= case.tolerance


@pytest.mark.rotated(4)
@needs_linker
@pytest.mark.parametrize("seed", range(120 if ALL else 2))
def test_random_problems_and_configs(seed: int) -> None:
    """A problem of any kind under a legal config, both drawn at random."""
    draw = random.Random(seed)
    problem, target = random_problem(draw), resolve(f"rocm:{draw.choice(ARCHES)}")
    case = problem.case()
    match = RULE.match(prim_func(case, target)[0], target)
    assert match is not None, problem
    config = draw.choice(legal_configs(match, target))
    made = ran(case, target, config, seed)
    assert made.error <= case.tolerance, (problem, config)
    assert made.spills == 0, (problem, config)
    assert made.conflicts("ds_read") == 0 or target.wave == 32, (problem, config)


@pytest.mark.sampled(2)
@needs_linker
@pytest.mark.parametrize("seed", range(60 if ALL else 2))
def test_tiles_go_straight_to_lds(seed: int) -> None:
    """On CDNA 4: problems and configs drawn at random; nothing is written to LDS by way of registers, and no bank waits."""
    draw, target = random.Random(f"straight {seed}"), resolve("rocm:gfx950")
    configs: list[Config] = []
    while not configs:
        problem = random_problem(draw)
        case = problem.case()
        match = RULE.match(prim_func(case, target)[0], target)
        configs = [config for config in legal_configs(match, target) if config.direct]
    config = draw.choice(configs)
    made = ran(case, target, config, seed)
    assert made.error <= case.tolerance, (problem, config)
    assert made.spills == 0, (problem, config)
    assert made.conflicts("ds_read|buffer_load") == 0, (problem, config)
    assert re.search("ds_read_b64_tr_b(8|16)", made.texts[0])
    assert "ds_write" not in made.texts[0]


@needs_linker
def test_a_missing_wait_for_tiles_is_found() -> None:
    """LLVM does not know of the loads: without the wait for them a tile is read before it is there."""
    case, target, config = (
        Problem("waits", "float16", 1, 1, 1, 64, 128).case(),
        resolve("rocm:gfx950"),
        Config(32, 2, 32, 0, 1, 1),
    )
    made, match, names, _ = assembled(RULE, case, target, config)
    arrays = dict(zip(names, case.arrays(0, target), strict=True))
    out = np.zeros((match.batch, match.rows, match.heads, match.width), "float16")
    arguments = [arrays.get(name, Undefined(out)) for name in parameters_of(made, "main_kernel")]
    Program(made.text).launch("main_kernel", (1,), (128,), arguments)
    bare = re.sub(r"(;;#ASMSTART\n)\s*s_waitcnt vmcnt\(0\) lgkmcnt\(0\)\n", r"\1", made.text)
    assert bare != made.text
    with pytest.raises(EmulatorError, match="read after write"):
        Program(bare).launch("main_kernel", (1,), (128,), arguments)


@needs_linker
def test_loop_of_tiles_that_go_straight_to_lds() -> None:
    """The loop of heads 128 wide as Triton 3.9 has it on gfx950: a barrier a tile, no writes to LDS, fewer vector instructions
    than its 241, and fewer than ours through registers."""
    problem, target = next(problem for problem in KNOWN if problem.name == "long"), resolve("mi355x")
    found = figures(problem, target, Config(64, 4, 32, 0, 1, 1))
    through = figures(problem, target, Config(64, 4, 32))
    assert (found["mfma"], found["ds_reads"], found["ds_writes"], found["barriers"]) == (32, 16 + 32, 0, 1)
    assert found["valu"] < through["valu"] <= 241
    assert found["registers"] < through["registers"]
    assert found["spills"] == 0


@needs_linker
@pytest.mark.parametrize(("arch", "depth"), [("gfx90a", 64), ("gfx942", 128), ("gfx950", 128)])
def test_values_are_turned_without_conflicts(arch: str, depth: int) -> None:
    """On their way through registers to tiles of 32 keys, of which a line of all banks has several rows of the values."""
    config = Config(32, 4, 32)
    problem = Problem("turned", "bfloat16", 1, 1, 1, 128, 64, depth)
    made = ran(problem.case(), resolve(f"rocm:{arch}"), config)
    assert made.error < 3e-3
    assert made.conflicts("ds_") == 0


@pytest.mark.sampled(2)
@needs_linker
@pytest.mark.parametrize("seed", range(60 if ALL else 2))
def test_tiles_of_pages_go_straight_to_lds(seed: int) -> None:
    """As those that lie side by side: of pages that hold a tile, and of smaller ones, or such as divide no tile."""
    draw, target = random.Random(f"pages {seed}"), resolve("rocm:gfx950")
    configs: list[Config] = []
    while not configs:
        problem = random_problem(draw)
        if not problem.page:
            continue
        case = problem.case()
        match = RULE.match(prim_func(case, target)[0], target)
        configs = [config for config in legal_configs(match, target) if config.direct]
    config = draw.choice(configs)
    made = ran(case, target, config, seed)
    assert made.error <= case.tolerance, (problem, config)
    assert made.spills == 0, (problem, config)
    assert made.conflicts("ds_read|buffer_load") == 0, (problem, config)
    assert "ds_write" not in made.texts[0]


@needs_linker
@pytest.mark.parametrize("page", [16, 64])
def test_loop_of_pages_that_go_straight_to_lds(page: int) -> None:
    """A step of generation: fewer vector instructions and registers than by way of registers, no writes, one barrier a tile."""
    problem = Problem("decode", "bfloat16", 4, 32, 8, 1, 4096, 128, order="bhsd", page=page, position="int32")
    config, target = Config(64, 4, 16, 1, 8, 1), resolve("mi355x")
    found, through = (figures(problem, target, replace(config, direct=direct)) for direct in (1, 0))
    assert (found["ds_writes"], found["barriers"], found["spills"]) == (0, 1, 0)
    assert found["valu"] < through["valu"]
    assert found["registers"] < through["registers"]


def test_pools_beyond_the_reach_of_offsets_do_not_go_straight_to_lds() -> None:
    """2 GB of pages: a lane counts 31 bits from the pool's beginning."""
    target = resolve("mi355x")
    matches = []
    for batch in (1, 8):
        large = Problem("large", "bfloat16", batch, 8, 8, 1, 1 << 17, 128, order="bhsd", page=16)
        matches.append(RULE.match(prim_func(large.case(), target)[0], target))
    assert [match.aligned for match in matches] == [1, 0]


def test_rows_that_are_far_apart_do_not_go_straight_to_lds() -> None:
    """A lane's offset in a tile has 31 bits: of 2^24 elements from row to row 128 rows do not fit."""
    target = resolve("mi355x")
    far = Problem("far", "bfloat16", 1, 1 << 18, 1 << 18, 8, 64, order="bshd")
    facts = [
        RULE.match(prim_func(replace(far, heads=heads, kv_heads=heads).case(), target)[0], target) for heads in (8, 1 << 18)
    ]
    assert [match.aligned for match in facts] == [1, 0]
    config = Config(32, 1, 16, 0, 1, 1)
    assert [bool(RULE.legal(match, config, target)) for match in facts] == [False, True]


@needs_linker
@pytest.mark.parametrize("case", sample(_static(DECODE), 12), ids=str)
def test_keys_split_among_blocks(case: Case) -> None:
    """Steps of generation, with more splits than tiles among them: a split without a tile weighs nothing."""
    draw = random.Random(str(case))
    target = resolve(f"rocm:{draw.choice(ARCHES)}")
    match = RULE.match(prim_func(case, target)[0], target)
    configs = [config for config in legal_configs(match, target) if config.splits > 1]
    config = draw.choice(configs)
    made = ran(case, target, config)
    assert made.error <= case.tolerance, config
    assert len(made.outcomes) == 2
    assert made.spills == 0
    assert made.conflicts("ds_read") == 0 or target.wave == 32


@needs_linker
def test_bytes_of_a_ragged_depth_on_rdna_3() -> None:
    """LLVM 22 died as it printed what it made of halves of registers."""
    mask = ("float32", (1, 2, 3, 256))
    problem = Problem("bytes", "float16", 2, 2, 2, 3, 256, 51, mask=mask, order="bhsd", page=128, cache="float8_e4m3fn")
    made = ran(problem.case(), resolve("rocm:gfx1100"), Config(64, 2, 16, 0, 24))
    assert made.error <= problem.case().tolerance
    assert not any(".l," in text or ".h," in text for text in made.texts)


@pytest.mark.sampled(3)
@needs_linker
@pytest.mark.parametrize(("arch", "depth"), [("gfx1100", 64), ("gfx1201", 128), ("gfx1100", 256)])
def test_rdna_reads_no_further_ahead_than_it_has_registers(arch: str, depth: int) -> None:
    """Of 16 keys' fragments and 16 rows: a WMMA for 16 of the depth, and for 16 of the width; two reads of 16 bytes for one of
    them on RDNA 3, one on RDNA 4, of q too where a head is too wide to keep it in registers."""
    target, problem = resolve(f"rocm:{arch}"), Problem("deep", "bfloat16", 1, 2, 2, 64, 96, depth)
    config = RULE.default(RULE.match(prim_func(problem.case(), target)[0], target), target)
    found = figures(problem, target, config)
    products, reads = 2 * config.block_n // 16 * (depth // 16), 2 if arch == "gfx1100" else 1
    assert found["mfma"] == products
    assert found["ds_reads"] == products * reads + (depth // 16 * reads if depth == 256 else 0)
    assert found["permlanes"] == 1 + (4 * config.block_n // 16 if arch == "gfx1100" else 0)
    assert found["spills"] == 0


@needs_linker
def test_loop_of_a_prompt() -> None:
    """16 rows of depth 128 by 32 keys a wave: 32 MFMA, as many LDS reads as they need, and no more than a score's share of
    vector instructions."""
    found = figures(Problem("llama", "bfloat16", 1, 32, 8, 2048, 2048, 128, causal="top left"), MI300X, Config(32, 4, 16))
    assert found["mfma"] == 32
    assert found["ds_reads"] == 16
    assert found["valu"] <= 140
    assert found["exp"] == 9
    assert found["barriers"] == 2
    assert found["spills"] == 0


@needs_linker
@pytest.mark.parametrize(("name", "most"), [("mi300x", 210), ("mi355x", 241)])
def test_vector_instructions_of_a_long_prompt(name: str, most: int) -> None:
    """No more than Triton 3.9 has for 32 MFMA."""
    found = figures(next(problem for problem in KNOWN if problem.name == "long"), resolve(name))
    assert found["mfma"] == 32
    assert found["valu"] <= most
    assert found["spills"] == 0


@needs_linker
@pytest.mark.skipif(not ALL, reason="half a minute: TK_ALL_TESTS=1")
@pytest.mark.parametrize("name", ["mi250x", "mi300x", "mi355x", "rx7900xtx", "rx9070xt"])
@pytest.mark.parametrize("problem", KNOWN, ids=lambda problem: problem.name)
def test_known_models_do_not_spill(problem: Problem, name: str) -> None:
    found = figures(problem, resolve(name))
    assert found["spills"] == 0
    barriers = 1 if found["config"].direct else 2  # a wave alone needs none, and LLVM leaves them out
    assert found["barriers"] == (barriers if found["config"].waves > 1 else 0)


def test_model_of_a_long_prompt() -> None:
    long = replace(PLAIN, batch=1, heads=16, rows=8192, columns=8192, depth=128, width=128)
    config = RULE.default(long, MI300X)
    assert not RULE.legal(long, config, MI300X)
    share = 4 * 16 * 8192**2 * 128 / terms(long, config, MI300X)["seconds"] / MI300X.peak_for("bfloat16")
    assert 0.3 <= share <= 1.0
    causal = terms(replace(long, causal=1), config, MI300X)["seconds"]
    assert 0.4 <= causal / terms(long, config, MI300X)["seconds"] <= 0.7


def test_few_rows_take_few_waves_and_many_splits() -> None:
    one = replace(PLAIN, rows=1, columns=2048)
    assert RULE.default(one, MI300X).fragment * RULE.default(one, MI300X).waves <= 64
    long = replace(one, batch=1, heads=32, group=4, columns=8192, depth=128, width=128)
    config = RULE.default(long, MI300X)
    assert config.packed
    assert config.splits >= 8
    found, alone = terms(long, config, MI300X), terms(long, replace(config, splits=1), MI300X)
    assert found["blocks"] >= MI300X.cores / 2
    assert found["seconds"] < alone["seconds"] / 5
    assert found["memory_seconds"] < found["seconds"] < found["memory_seconds"] + 15e-6


def test_lengths_that_the_kernel_reads_are_split() -> None:
    known = replace(PLAIN, batch=64, rows=1, columns=16384, positions=1)
    unsplit = replace(known, positions=0)
    assert RULE.default(unsplit, MI300X).splits == 1
    assert RULE.default(known, MI300X).splits >= 8


@pytest.mark.parametrize(
    ("config", "facts", "reason"),
    [
        (Config(fragment=8), PLAIN, "fragment = 8: must be 16 or 32"),
        (Config(block_n=48), PLAIN, "block_n = 48"),
        (Config(waves=0), PLAIN, "waves a block = 0"),
        (Config(splits=0), PLAIN, "splits = 0"),
        (Config(splits=2), replace(PLAIN, rows=None), "splits = 2: must be 1 to 1"),
        (Config(packed=1), PLAIN, "packed"),
        (Config(packed=1), replace(PLAIN, group=4, rows=None), "packed"),
        (Config(128), replace(PLAIN, depth=256, width=256), "LDS"),
        (Config(64, 1, 32), replace(PLAIN, depth=128, width=128), "registers"),
        (Config(direct=1), PLAIN, "direct = 1: must be 0, as only CDNA 4 loads 16 bytes a lane straight to LDS"),
        (Config(), replace(PLAIN, depth=264), "depth of a head = 264: must be 1 to 256"),
        (Config(), replace(PLAIN, columns=0), "something to attend to"),
        (Config(), replace(PLAIN, columns=240, page=24), "columns of a page = 24: must be a multiple of 16"),
        (Config(), replace(PLAIN, dtype="float16", cache="int8", scales=1), "too small for float16"),
        (Config(), replace(PLAIN, cache="int8"), "rows a head of keys of 8 bits = 384: must be at most 64"),
        (Config(), replace(PLAIN, cache="int8", rows=1, depth=256), "depth of a head = 256: must be 1 to 128"),
        (Config(), replace(PLAIN, cache="int8", rows=None), "rows a head of keys of 8 bits"),
    ],
)
def test_refusals_name_their_reason(config: Config, facts: Match, reason: str) -> None:
    assert any(reason in refusal for refusal in RULE.legal(facts, config, MI300X))


@pytest.mark.parametrize(
    ("config", "facts", "reason"),
    [
        (Config(direct=2), PLAIN, "direct = 2: must be 0 to 1"),
        (Config(direct=1), replace(PLAIN, depth=40), "depth of a head = 40: must be a multiple of 32"),
        (Config(direct=1), replace(PLAIN, width=40), "width of a head = 40: must be a multiple of 16"),
        (Config(direct=1), replace(PLAIN, cache="int8", rows=1, depth=96), "depth of a head = 96: must be a multiple of 64"),
        (Config(direct=1), replace(PLAIN, cache="int8", rows=1, width=80), "width of a head = 80: must be a multiple of 32"),
        (Config(direct=1), replace(PLAIN, aligned=0), "direct = 1: must be 0, where rows begin at no multiple"),
        (Config(32, 8, direct=1), replace(PLAIN, depth=32), "16 bytes in a tile of keys = 128: must be a multiple of 512"),
        (Config(128, direct=1), replace(PLAIN, depth=256, width=256), "bytes of LDS a block = 262144: at most 163840"),
    ],
)
def test_what_cannot_go_straight_to_lds_is_refused(config: Config, facts: Match, reason: str) -> None:
    assert any(reason in refusal for refusal in RULE.legal(facts, config, resolve("mi355x")))


@pytest.mark.parametrize("arch", ARCHES)
def test_defaults_are_legal_for_any_shape(arch: str) -> None:
    draw, target = random.Random(0), resolve(f"rocm:{arch}")
    for _ in range(30):
        group = draw.choice((1, 4))
        facts = replace(
            PLAIN, batch=draw.choice((None, draw.randint(1, 16))), group=group, rows=draw.choice((None, draw.randint(1, 5000))),
            columns=draw.randint(1, 5000), depth=draw.randint(1, 256), width=draw.randint(1, 256), loads=draw.randint(0, 1),
            causal=draw.randint(0, 1),
        )  # fmt: skip
        assert not RULE.legal(facts, RULE.default(facts, target), target), facts


@pytest.mark.rotated(4)
def test_a_layer_of_bert_has_no_attention_in_the_fallback() -> None:
    """The graph phase forms attention for AMD GPUs: neither scores nor weights are a kernel of their own."""
    bert = models.build("bert-tiny?layers=1", dtype="float16")
    model = load(bert.module, bert.args)
    with MI300X.tvm():
        kernels = schedule_module(to_schedule(model, MI300X)[0], MI300X)[1]
    rules = [kernel.rule for kernel in kernels]
    assert rules.count("rocm.attention_mfma") == 1
    assert not any(rule.startswith(("rocm.fallback", "rocm.dlight")) for rule in rules)
    assert not any(kernel.family == "softmax" for kernel in kernels)


def test_a_step_with_sinks_is_one_kernel() -> None:
    rules, (attention,) = fused(by_tk_llm, (torch.zeros(H, dtype=HALF), *step()), "mi300x")
    assert rules == ["rocm.attention_mfma"]
    assert attention.facts.sinks == 1


@pytest.mark.sampled(2)
@pytest.mark.parametrize("size", [(1, N, 1, 1), (B, N, T, 1)], ids=["head", "token"])
def test_a_cache_of_8_bits_is_read_as_it_is(size: tuple[int, ...]) -> None:
    q, k, v, position = step()
    scales = [torch.full(size, number, dtype=HALF) for number in (2, 3)]
    rules, (attention,) = fused(narrow, (q, k.to(torch.int8), v.to(torch.int8), position, *scales), "mi300x")
    assert rules == ["rocm.attention_mfma"]
    assert (attention.facts.cache, attention.facts.scales) == ("int8", int(size[2] == T))


def paged_prompt(q: Tensor, keys: Tensor, values: Tensor, table: Tensor) -> Tensor:
    k, v = (x[table].flatten(1, 2).transpose(1, 2) for x in (keys, values))
    return F.scaled_dot_product_attention(q, k, v, is_causal=True, enable_gqa=True)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("target", ["mi300x", "rx9070xt"])
def test_pages_are_read_in_place(target: str) -> None:
    """Of a prompt too: no kernel gathers."""
    caches = torch.zeros(60, PAGE, N, D, dtype=HALF), torch.ones(60, PAGE, N, D, dtype=HALF)
    table = torch.zeros(B, T // PAGE, dtype=torch.int32)
    prompt = (torch.zeros(B, H, 100, D, dtype=HALF), *caches, table)
    for function, given in (
        (paged_prompt, prompt), (heads_first, inputs(heads_first)), (of_one_tensor, inputs(of_one_tensor))
    ):  # fmt: skip
        rules, (attention,) = fused(function, given, target)
        assert rules == ["rocm.attention_mfma"]
        assert attention.facts.page == PAGE


def test_hardware_without_matrix_cores_is_refused_with_a_sentence() -> None:
    target = replace(resolve("rocm:gfx1100"), matrix={})
    assert RULE.legal(PLAIN, RULE.default(PLAIN, target), target) == [
        "matrix instruction for bfloat16 = none: must be an MFMA or a WMMA, as CDNA and RDNA have them"
    ]
    rdna = resolve("rocm:gfx1201")
    assert RULE.legal(PLAIN, Config(fragment=32), rdna) == ["fragment = 32: must be 16, the only one of RDNA"]
