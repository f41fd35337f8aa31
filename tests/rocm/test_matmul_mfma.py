"""rocm.matmul_mfma: its inner loop's figures, random problems under random configs, and what it refuses."""

from __future__ import annotations

import random
import re
from pathlib import Path

import numpy as np
import pytest

from tests.rocm.emulator import EmulatorError, Program, Undefined
from tests.rocm.matmuls import LARGE, RULE, assembled, figures, large, legal_configs, parameters_of, ran
from tests.sample import ALL, sample
from tk.codegen.library import build_function
from tk.rocm.isa import inner_loop
from tk.rocm.linker import find_linker
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import schedule
from tk.schedules.cuda.matmul.sm90.cases import CASES as HOPPER
from tk.schedules.rocm.matmul.cases import TOLERANCE
from tk.schedules.rocm.matmul.cost import candidates, terms
from tk.schedules.rocm.matmul.plan import plan
from tk.schedules.rocm.matmul.rule import CASES, Config
from tk.schedules.rocm.mfma import OPERANDS, SHORT, served
from tk.target import resolve

needs_linker = pytest.mark.skipif(not find_linker(), reason="needs ld.lld")
pytestmark = pytest.mark.xdist_group("rocm")
ARCHES = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
STATIC = [case for case in CASES if all(isinstance(dim, int) for _, shape, _ in case.inputs for dim in shape)]
RUNS = sample([(case, arch) for case in STATIC for arch in ARCHES if case.inputs[0][2] in resolve(f"rocm:{arch}").matrix], 30)


@pytest.mark.rotated(4)
@needs_linker
@pytest.mark.parametrize(("case", "arch"), RUNS, ids=[f"{case}-{arch}" for case, arch in RUNS])
def test_matches_float64(case: Case, arch: str) -> None:
    made = ran(case, resolve(f"rocm:{arch}"))
    assert made.error <= case.tolerance
    assert made.spills == 0
    assert made.conflicts("ds_read") == 0 or arch.startswith("gfx1")  # which lanes RDNA serves together is not documented


@needs_linker
@pytest.mark.skipif(not ALL, reason="a minute and more: TK_ALL_TESTS=1")
@pytest.mark.parametrize("arch", ["gfx942", "gfx950"])
@pytest.mark.parametrize("case", HOPPER, ids=str)
def test_problems_of_hopper(case: Case, arch: str) -> None:
    if any(not isinstance(dim, int) for _, shape, _ in case.inputs for dim in shape):
        pytest.skip("symbolic: tests/rocm/test_cases.py runs those")
    assert ran(case, resolve(f"rocm:{arch}")).error <= case.tolerance


@pytest.mark.sampled(2)
@needs_linker
@pytest.mark.parametrize("seed", range(60 if ALL else 2))
def test_random_sizes_and_configs(seed: int) -> None:
    """A case with sizes and a legal config drawn at random."""
    draw = random.Random(seed)
    target = resolve(f"rocm:{draw.choice(ARCHES)}")
    case = _drawn(draw, [dtype for dtype in OPERANDS if served(target.matrix, dtype)])
    func, _ = prim_func(case, target)
    match = RULE.match(func, target)
    (config,) = legal_configs(match, target, 1, seed)
    made = ran(case, target, config, seed)
    assert made.error <= case.tolerance, (case, config)
    assert made.spills == 0, (case, config)
    assert made.conflicts("ds_read") == 0 or target.wave == 32, (case, config)


@pytest.mark.sampled(2)
@needs_linker
@pytest.mark.parametrize("seed", range(40 if ALL else 2))
def test_loads_straight_to_lds(seed: int) -> None:
    """On CDNA 4, of operands along k in two stages: random sizes and configs, and what LLVM does not know is waited for."""
    draw, target = random.Random(seed), resolve("rocm:gfx950")
    case = _drawn(draw, [dtype for dtype in OPERANDS if served(target.matrix, dtype)], 16 * draw.randint(20, 40))
    match = RULE.match(prim_func(case, target)[0], target)
    configs = (config for config in legal_configs(match, target, 2000, seed) if config.stages == 2)
    config = next(each for each in configs if plan(match, each, target.arch).b.direct)
    made = ran(case, target, config, seed)
    assert made.error <= case.tolerance, (case, config)
    assert made.spills == 0, (case, config)
    assert made.conflicts("ds_read") == 0, (case, config)
    assert "global_load_lds_dwordx4" in made.texts[0]


@needs_linker
def test_a_missing_wait_for_loads_to_lds_is_found() -> None:
    case, target = CASES[1], resolve("rocm:gfx950")
    config = Config(64, 64, 32, 2, 2, 32, 2, 8)
    made, match, names, _ = assembled(RULE, case, target, config)
    assert plan(match, config, target.arch).a.direct
    arrays = dict(zip(names, case.arrays(0, target), strict=True))
    out = np.zeros((match.m, match.n), match.out_dtype)
    parameters = parameters_of(made, "main_kernel")
    arguments = [arrays[name] if name in arrays else Undefined(out) for name in parameters]
    blocks = -(-match.m // 64) * -(-match.n // 64)
    Program(made.text).launch("main_kernel", (blocks,), (256,), arguments)
    bare = re.sub(r"(;;#ASMSTART\n)\s*s_waitcnt vmcnt\(0\) lgkmcnt\(0\)\n", r"\1", made.text)
    assert bare != made.text
    with pytest.raises(EmulatorError, match="read after write"):
        Program(bare).launch("main_kernel", (blocks,), (256,), arguments)


def _drawn(draw: random.Random, dtypes: list[str], depth: int = 0) -> Case:
    """A product of up to 200 in each size of one of `dtypes`, with a bias and ReLU half of the time. What has 8 bits is summed
    and stored in int32 or float32. With `depth` that is k, along which the second operand lies."""
    from tvm.relax import op

    def size() -> int:
        return 8 * draw.randint(1, 25) if draw.random() < 0.5 else draw.randint(1, 200)

    m, n, k, order = size(), size(), size(), draw.choice(("nn", "nt", "tn", "tt"))
    if depth:
        k, order = depth, draw.choice(("nt", "nt", "tt"))
    batch = draw.choice(((), (), (2,)))
    dtype, biased = draw.choice(dtypes), draw.random() < 0.5
    out = dtype if dtype in SHORT else "int32" if dtype == "int8" else "float32"

    def turned(x: object, turn: str) -> object:
        axes = list(range(x.ty.ndim))  # type: ignore[attr-defined]
        return op.permute_dims(x, [*axes[:-2], axes[-1], axes[-2]]) if turn == "t" else x

    def build(x: object, w: object, *b: object) -> object:
        y = op.matmul(turned(x, order[0]), turned(w, order[1]), out_dtype=None if dtype in SHORT else out)
        return op.nn.relu(op.add(y, b[0])) if b else y

    def reference(x, w, *b):  # type: ignore[no-untyped-def]
        left, right = (v.swapaxes(-1, -2) if turn == "t" else v for v, turn in zip((x, w), order, strict=True))
        return (left @ right + b[0]).clip(0) if b else left @ right

    x = (*batch, *((k, m) if order[0] == "t" else (m, k)))
    w = (*batch, *((n, k) if order[1] == "t" else (k, n)))
    inputs = (("x", x, dtype), ("w", w, dtype), *((("b", (n,), out),) if biased else ()))
    return Case(f"random_{m}x{n}x{k}", inputs, build, reference, tolerance=TOLERANCE[out])


@needs_linker
def test_more_lds_than_other_gpus_have() -> None:
    """96 KB of CDNA 4's 160, which the check of what kernels declare took for more than any AMD GPU has."""
    made = ran(CASES[1], resolve("rocm:gfx950"), Config(128, 256, 128, 2, 4, 32, 1, 4))
    assert made.usage[0].shared == 96 << 10
    assert made.error <= CASES[1].tolerance


@pytest.mark.rotated(4)
@needs_linker
def test_inner_loop_of_a_large_tile() -> None:
    """No worse than Triton 3.9's of the same tile on gfx942: 128 MFMA for 48 ds_read_b128, 16 vector instructions, 3
    barriers in all, no spills."""
    found = figures("gfx942", LARGE)
    assert found["error"] <= 3e-3
    assert found["spills"] == found["read_conflicts"] == found["write_conflicts"] == 0
    assert found["mfma_per_lds_byte"] >= 128 / (48 * 16)
    assert found["mfma"] == 64
    assert found["barriers"] <= 2
    assert found["valu"] <= 8
    assert found["registers"] + found["accumulators"] <= 256
    assert found["lds"] == 65536


@pytest.mark.rotated(2)
@needs_linker
def test_inner_loop_that_loads_straight_to_lds() -> None:
    """No worse than Triton 3.9's of the same tile on gfx950: a barrier for each 64 of k, no vector instructions."""
    case, target = large(k=4096, n=4096), resolve("rocm:gfx950")
    made, *_ = assembled(RULE, case, target, Config(256, 256, 64, 2, 4, 32, 2, 4))
    loop, used = inner_loop(made.kernels["main_kernel"]), made.usage["main_kernel"]
    assert loop is not None
    assert (loop.mfma, loop.count("ds_read"), loop.count("s_barrier")) == (64, 48, 2)
    assert loop.valu == loop.count("ds_write") == used.spills == 0
    assert used.registers + used.accumulators <= 256


def test_model_of_a_large_product() -> None:
    from tvm.relax import op

    inputs = (("x", (4096, 4096), "bfloat16"), ("w", (4096, 4096), "bfloat16"))
    case = Case("large", inputs, lambda x, w: op.matmul(x, op.permute_dims(w)), lambda x, w: x @ w.T)
    target = resolve("mi300x")
    match = RULE.match(prim_func(case, target)[0], target)
    config = RULE.default(match, target)
    assert not RULE.legal(match, config, target)
    seconds = terms(match, config, target)["seconds"]
    assert 0.6 <= 2 * 4096**3 / seconds / target.peak_for("bfloat16") <= 1.0
    small = terms(match, Config(64, 64, 32, 2, 2, 32, 1, 8), target)["seconds"]
    assert seconds < small


@pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx950"])
def test_tiles_of_float32_are_not_as_small_as_can_be(arch: str) -> None:
    """Its instructions bound every tile, also one that reads its operands twice as often as it has to."""
    target = resolve(f"rocm:{arch}")
    match = RULE.match(prim_func(large(dtype="float32", k=4096, n=4096), target)[0], target)
    found = {config: terms(match, config, target) for config in candidates(match, target, Config)}
    chosen, fastest = RULE.default(match, target), min(found, key=lambda config: found[config]["seconds"])
    assert found[chosen]["seconds"] <= 1.03 * found[fastest]["seconds"]
    assert chosen.block_m >= 64
    assert chosen.block_n >= 64
    assert 0.9 <= 2 * 4096**3 / found[chosen]["seconds"] / (256 * target.cores * found[chosen]["clock_hz"]) <= 1.0


def test_refuses_what_does_not_fit() -> None:
    target = resolve("mi300x")
    match = RULE.match(prim_func(CASES[1], target)[0], target)
    wrong = {
        Config(fragment=8): "fragment",
        Config(stages=3): "stages",
        Config(block_m=24): "block_m",
        Config(block_k=48): "block_k",
        Config(waves_m=0): "waves",
        Config(256, 256, 128, 2, 4, 32): "LDS",
        Config(256, 256, 32, 1, 1, 32): "registers",
    }
    for config, word in wrong.items():
        assert any(word in reason for reason in RULE.legal(match, config, target)), config


def test_fragments_of_rdna() -> None:
    target = resolve("rocm:gfx1201")
    match = RULE.match(prim_func(CASES[0], target)[0], target)
    assert any("fragment" in reason for reason in RULE.legal(match, Config(64, 64, 32, 2, 2, 32), target))
    assert RULE.default(match, target).fragment == 16


@pytest.mark.sampled(3)
@pytest.mark.parametrize("arch", ARCHES)
def test_dtypes_without_an_instruction_are_left_to_other_rules(arch: str) -> None:
    """float8 is fnuz on CDNA 3 alone, OCP's on CDNA 4 and RDNA 4; sums of int8 in anything but int32 are no product of ours."""
    target = resolve(f"rocm:{arch}")
    for case in CASES:
        found = RULE.match(prim_func(case, target)[0], target)
        assert (found is not None) == (case.inputs[0][2] in target.matrix), case


@needs_linker
def test_code_is_kept_where_a_cache_has_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What prints loops' figures runs with the user's cache, and finds code there from its second run on."""
    monkeypatch.setenv("TK_CACHE_SIZE", "1GB")
    monkeypatch.setenv("TK_CACHE_DIR", str(tmp_path))
    target = resolve("rocm:gfx942")
    func, _ = prim_func(CASES[0], target)
    with target.tvm():
        build_function(schedule(RULE, func, RULE.match(func, target), target), target)
    assert any(tmp_path.rglob("*"))
    made, *_ = assembled(RULE, CASES[0], target)
    assert made.kernels
