"""Bank conflicts counted from S-TIR are those that the emulator counts while it runs the kernel, and accesses are fewer
than twice as many; and known patterns."""

from __future__ import annotations

import numpy as np
import pytest

from tests.rocm import attentions, convolutions, matmuls
from tests.sample import sample
from tk.rocm.lds_banks import bank_counts, cycles
from tk.rocm.linker import find_linker
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import schedule
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.conv.cases import conv_case
from tk.schedules.rocm.attention.rule import Config as AttentionConfig
from tk.schedules.rocm.matmul.rule import CASES, Config
from tk.target import lds_banks, resolve

pytestmark = pytest.mark.xdist_group("rocm")
STATIC = [case for case in CASES if all(isinstance(dim, int) for _, shape, _ in case.inputs for dim in shape)]
FNUZ = "fnuz"  # float8 of CDNA 3, which has no other; CDNA 4 has OCP's alone
PAIRS = [(case, arch) for case in STATIC for arch in ("gfx942", "gfx950")]
RUNS = sample(
    [(case, arch) for case, arch in PAIRS if "float8" not in case.name or (FNUZ in case.name) == (arch == "gfx942")], 12
)
ALL_LANES = np.ones(64, bool)


@pytest.mark.rotated(6)
@pytest.mark.skipif(not find_linker(), reason="needs ld.lld")
@pytest.mark.parametrize(("case", "arch"), RUNS, ids=[f"{case}-{arch}" for case, arch in RUNS])
def test_products_as_the_emulator_counts_them(case: Case, arch: str) -> None:
    target = resolve(f"rocm:{arch}")
    func, _ = prim_func(case, target)
    match = matmuls.RULE.match(func, target)
    assert match is not None
    config = matmuls.legal_configs(match, target, 1, len(str(case)))[0]
    with target.tvm():
        counts = bank_counts(schedule(matmuls.RULE, func, match, target, config), lds_banks(arch))
    made = matmuls.ran(case, target, config)
    rows, columns = -(-match.m // config.block_m), -(-match.n // (config.block_n // match.num_b))  # of blocks
    blocks = match.batch * rows * columns
    taken = sum(row[2] for row in made.outcomes[0].counters.lines.values())
    assert counts.unknown == 0
    assert counts.read_conflicts * blocks == made.conflicts("ds_read")
    assert counts.write_conflicts * blocks == made.conflicts("ds_write")
    every = (counts.reads + counts.writes) * blocks  # LLVM may leave out or combine some, waves beyond the matrix read nothing
    inside = match.m * match.n * match.num_b / (rows * config.block_m * columns * config.block_n)
    assert 0.5 * inside * every < taken <= every


STRAIGHT = {
    "matmul": (matmuls, CASES[1], Config(64, 64, 32, 2, 2, 32, 2, 8), 2),
    "conv": (
        convolutions,
        conv_case("3x3", (2, 8, 8, 64), (3, 3, 64, 64), pads=(1, 1, 1, 1)),
        Config(64, 64, 64, 2, 2, 32, 2),
        2,
    ),
    "attention": (attentions, Problem("half", "float16", 1, 2, 2, 64, 128, 64).case(), AttentionConfig(32, 2, 32, 0, 1, 1), 2),
    "cache of 8 bits": (
        attentions,
        Problem("bytes", "bfloat16", 1, 2, 2, 3, 128, 64, cache="int8").case(),
        AttentionConfig(32, 1, 16, 0, 1, 1),
        2,
    ),
    "narrow": (attentions, Problem("narrow", "bfloat16", 1, 2, 2, 32, 96, 96).case(), AttentionConfig(32, 2, 16, 0, 1, 1), 2),
}
"""What is loaded straight to LDS: where it is run, a case, a config, and its blocks."""


@pytest.mark.rotated(2)
@pytest.mark.skipif(not find_linker(), reason="needs ld.lld")
@pytest.mark.parametrize("name", STRAIGHT)
def test_loads_straight_to_lds_as_the_emulator_counts_them(name: str) -> None:
    """Writes by loads of global memory, and reads that turn what they read. Attention's loop fetches nothing in its last turn,
    which is counted like all others."""
    where, case, config, blocks = STRAIGHT[name]
    target = resolve("rocm:gfx950")
    func, _ = prim_func(case, target)
    with target.tvm():
        counts = bank_counts(schedule(where.RULE, func, where.RULE.match(func, target), target, config), lds_banks(target.arch))
    counted = where.ran(case, target, config).outcomes[0].counters
    assert counts.unknown == 0
    assert counts.read_conflicts == counted.bank_conflicts("ds_read") == 0
    assert counts.write_conflicts * blocks == counted.bank_conflicts("ds_write|global_load_lds|buffer_load")
    assert counts.reads * blocks == counted.lds_cycles("ds_read") > 0
    writes = counted.lds_cycles("ds_write|global_load_lds|buffer_load")
    assert writes > counted.lds_cycles("ds_write")
    assert counts.writes * blocks == writes or (where is attentions and counts.writes * blocks > writes)


@pytest.mark.parametrize(
    ("stride", "size", "count", "expected"),
    [
        (4, 4, 32, (2, 0)),  # a word a lane, one after another: 32 lanes a cycle
        (8, 4, 32, (4, 2)),  # every other bank: two lanes meet in each
        (128, 4, 32, (64, 62)),  # one bank
        (0, 4, 32, (2, 0)),  # one word is given to all lanes at once
        (16, 16, 32, (8, 0)),
        (128, 16, 32, (64, 56)),
        (16, 16, 64, (4, 0)),
    ],
)
def test_known_patterns(stride: int, size: int, count: int, expected: tuple[int, int]) -> None:
    assert cycles(np.arange(64) * stride, ALL_LANES, size, True, count) == expected


def test_lanes_that_take_no_part_take_no_time() -> None:
    assert cycles(np.arange(64) * 128, np.arange(64) < 3, 4, False, 32) == (3, 2)
    assert cycles(np.arange(64) * 128, np.zeros(64, bool), 4, False, 32) == (0, 0)
