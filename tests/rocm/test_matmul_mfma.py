"""rocm.matmul_mfma: its inner loop's figures, random problems under random configs, and what it refuses."""

from __future__ import annotations

import random

import pytest

from tests.rocm.matmuls import LARGE, RULE, figures, legal_configs, ran
from tests.sample import ALL, sample
from tk.rocm.linker import find_linker
from tk.schedule.case import Case, prim_func
from tk.schedules.cuda.matmul.sm90.cases import CASES as HOPPER
from tk.schedules.rocm.matmul.cases import TOLERANCE
from tk.schedules.rocm.matmul.cost import terms
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


def _drawn(draw: random.Random, dtypes: list[str]) -> Case:
    """A product of up to 200 in each size of one of `dtypes`, with a bias and ReLU half of the time. What has 8 bits is summed
    and stored in int32 or float32."""
    from tvm.relax import op

    def size() -> int:
        return 8 * draw.randint(1, 25) if draw.random() < 0.5 else draw.randint(1, 200)

    m, n, k, order = size(), size(), size(), draw.choice(("nn", "nt", "tn", "tt"))
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
    """No worse than Triton 3.9's of the same tile on gfx942: 128 MFMA for 48 ds_read_b128, 3 barriers in all, no spills."""
    found = figures("gfx942", LARGE)
    assert found["error"] <= 3e-3
    assert found["spills"] == found["read_conflicts"] == found["write_conflicts"] == 0
    assert found["mfma_per_lds_byte"] >= 128 / (48 * 16)
    assert found["mfma"] == 64
    assert found["barriers"] <= 2
    assert found["valu"] <= 16
    assert found["registers"] + found["accumulators"] <= 256
    assert found["lds"] == 65536


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
