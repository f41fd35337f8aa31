"""rocm.attention_mfma on caches of 8 bits that go straight to LDS as they are, on CDNA 4: in the emulator against float64, what
their loop is made of, and the instructions that widen float8."""

from __future__ import annotations

import random
from dataclasses import replace

import ml_dtypes
import numpy as np
import pytest
from tvm import tirx

from tests.rocm.attentions import RULE, figures, legal_configs, ran, random_problem
from tests.rocm.emulator import Program, Undefined
from tests.rocm.matmuls import kept_code
from tests.sample import ALL
from tk.codegen.library import build_function
from tk.lowering.exact_buffers import with_exact_buffers
from tk.rocm.linker import find_linker
from tk.schedule.case import prim_func
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.cuda.codegen.kernel_builder import Code
from tk.schedules.rocm.attention.rule import Config
from tk.schedules.rocm.attention.widen import widened
from tk.schedules.rocm.mfma import CHUNK, load, ramp
from tk.target import resolve

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]
TARGET = resolve("rocm:gfx950")
STEP = Problem("step", "bfloat16", 4, 32, 8, 1, 4096, 128, order="bhsd", position="int32")


@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", range(100 if ALL else 2))
def test_caches_of_8_bits_go_straight_to_lds(seed: int) -> None:
    """Problems and configs drawn at random, in pages or not: nothing is written to LDS by way of registers, no bank waits."""
    draw = random.Random(f"bytes {seed}")
    configs: list[Config] = []
    while not configs:
        problem = random_problem(draw)
        if not problem.cache:
            continue
        problem = replace(problem, depth=draw.choice((32, 64, 96, 128)), width=draw.choice((0, 32, 64, 128)))
        case = problem.case()
        match = RULE.match(prim_func(case, TARGET)[0], TARGET)
        configs = [config for config in legal_configs(match, TARGET) if config.direct] if match is not None else []
    config = draw.choice(configs)
    made = ran(case, TARGET, config, seed)
    assert made.error <= case.tolerance, (problem, config)
    assert made.spills == 0, (problem, config)
    assert made.conflicts("ds_read|buffer_load") == 0, (problem, config)
    assert "ds_read_b64_tr_b8" in made.texts[0]
    assert "ds_write" not in made.texts[0]


@pytest.mark.parametrize("page", [0, 16, 64])
@pytest.mark.parametrize("cache", ["int8", "float8_e4m3fn"])
def test_loop_of_a_step(cache: str, page: int) -> None:
    """16 bytes of keys a read, 8 keys of values a read, no writes, fewer registers than by way of registers; of float8 fewer
    vector instructions too, and the config is the one that the model prefers."""
    problem, config = replace(STEP, cache=cache, page=page), Config(64, 1, 16, 1, 32, 1)
    found, through = (figures(problem, TARGET, replace(config, direct=direct)) for direct in (1, 0))
    assert (found["mfma"], found["ds_reads"], found["ds_writes"], found["spills"]) == (32, 8 + 16, 0, 0)
    assert found["registers"] < through["registers"]
    assert found["valu"] < through["valu"] or cache == "int8"
    assert RULE.default(RULE.match(prim_func(problem.case(), TARGET)[0], TARGET), TARGET).direct


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
def test_float8_is_widened_by_instructions(dtype: str) -> None:
    """All codes, as ml_dtypes has them, of two a time: without the arithmetic of integers that other GPUs take."""
    codes, out = (tirx.decl_buffer((256,), kind, name) for kind, name in (("uint8", "codes"), ("uint16", "out")))
    code = Code()
    block, thread = code.variable("block", 1), code.variable("thread", 256 // CHUNK)
    value = widened(load(codes, thread * CHUNK, CHUNK), "float8_e4m3fn", dtype, True)
    code.store(out, value, ramp(thread * CHUNK, CHUNK))
    body = code.kernel([(block, 1, "blockIdx.x"), (thread, 256 // CHUNK, "threadIdx.x")])
    func = tirx.PrimFunc([codes, out], body).with_attr("s_tir", True).with_attr("global_symbol", "main")
    with TARGET.tvm(), kept_code() as made:
        build_function(with_exact_buffers(func), TARGET)
    given, got = np.arange(256, dtype=np.uint8), np.zeros(256, np.uint16)
    Program(made[-1].text).launch("main_kernel", (1,), (256 // CHUNK,), [given, Undefined(got)])
    numbers = got.view(getattr(ml_dtypes, dtype, dtype)).astype("float64")
    np.testing.assert_array_equal(numbers, given.view(ml_dtypes.float8_e4m3fn).astype("float64"))
    assert made[-1].text.count("v_cvt_pk_f32_fp8") == CHUNK // 2
