"""rocm.conv_mfma: its cases and random layers in the emulator against float64, what it refuses, and that ResNet-50 gets it."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch

from tests.rocm.convolutions import RULE, ran, random_case, random_transposed
from tests.sample import ALL, sample
from tk import models
from tk.frontend import load
from tk.frontend.torch.load import load_module
from tk.pipeline import to_schedule
from tk.rocm.isa import inner_loop
from tk.rocm.linker import find_linker
from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, prim_func
from tk.schedules.cuda.conv.cases import CASES as HOPPER
from tk.schedules.cuda.conv.cases import conv_case, transposed_case
from tk.schedules.cuda.conv.problem import ConvMatch
from tk.schedules.rocm.conv.cost import bounds, terms
from tk.schedules.rocm.conv.plan import vector_of
from tk.schedules.rocm.conv.rule import CASES, Config
from tk.target import Target, resolve

needs_linker = pytest.mark.skipif(not find_linker(), reason="needs ld.lld")
pytestmark = pytest.mark.xdist_group("rocm")
ARCHES = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
MI300X = resolve("mi300x")
STATIC = [case for case in CASES if all(isinstance(dim, int) for _, shape, _ in case.inputs for dim in shape)]
RUNS = [
    (case, arch)
    for case, arch in sample([(case, arch) for case in STATIC for arch in ARCHES], 12)
    if case.inputs[0][2] in resolve(f"rocm:{arch}").matrix
]
LAYER = conv_case("layer", (8, 28, 28, 128), (3, 3, 128, 128), pads=(1, 1, 1, 1), epilogue="bias_relu")


def _match(case: Case, target: Target = MI300X) -> ConvMatch:
    match = RULE.match(prim_func(case, target)[0], target)
    assert isinstance(match, ConvMatch)
    return match


@pytest.mark.rotated(5)
@needs_linker
@pytest.mark.parametrize(("case", "arch"), RUNS, ids=[f"{case}-{arch}" for case, arch in RUNS])
def test_matches_float64(case: Case, arch: str) -> None:
    made = ran(case, resolve(f"rocm:{arch}"))
    assert made.error <= case.tolerance
    assert made.spills == 0
    assert made.conflicts("ds_read") == 0 or arch.startswith("gfx1")  # which lanes RDNA serves together is not documented


@needs_linker
@pytest.mark.skipif(not ALL, reason="minutes: TK_ALL_TESTS=1")
@pytest.mark.parametrize("case", HOPPER, ids=str)
def test_problems_of_hopper(case: Case) -> None:
    if any(not isinstance(dim, int) for _, shape, _ in case.inputs for dim in shape):
        pytest.skip("symbolic")
    assert ran(case, MI300X).error <= case.tolerance


@pytest.mark.sampled(2)
@needs_linker
@pytest.mark.parametrize("seed", range(200 if ALL else 3))
def test_random_layers_and_configs(seed: int) -> None:
    """A ragged layer of any kind under a legal config, both drawn at random."""
    draw = random.Random(seed)
    kind = random_transposed if seed % 2 else random_case
    target = resolve(f"rocm:{draw.choice(ARCHES)}")
    case = kind(draw, target)
    match, space = _match(case, target), RULE.space(_match(case, target), target)
    config = RULE.default(match, target)
    for _ in range(1000 if draw.random() < 0.7 else 0):
        drawn = RULE.config(**{name: draw.choice(list(values)) for name, values in space.items()})
        if not RULE.legal(match, drawn, target):
            config = drawn
            break
    made = ran(case, target, config, seed)
    assert made.error <= case.tolerance, (case.inputs, config)
    assert made.spills == 0, (case.inputs, config)
    assert made.conflicts("ds_read") == 0 or target.wave == 32, (case.inputs, config)


@needs_linker
def test_infinities_reach_no_further_than_the_kernel() -> None:
    """Taps that fill up a phase multiply nothing, whatever lies there: 3 × 3 by 2, of an image with infinite places."""

    def sample(generator: Any, shape: tuple[int, ...], kind: str, name: str) -> Any:
        assert case.sample is not None
        values = case.sample(generator, shape, kind, name)
        if name == "x":
            values[generator.random(shape) < 0.01] = float("inf")
        return values

    case = transposed_case(
        "3x3", (1, 6, 7, 16), (2, 2, 16, 2, 2, 16), (2, 2), (1, 1), (1, 1), "float16", biased=False, kernel=(3, 3)
    )
    with np.errstate(invalid="ignore"):  # ∞ - ∞ in the reference
        made = ran(replace(case, sample=sample), resolve("rocm:gfx1100"))
    assert made.error <= case.tolerance


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("groups", "kernel"), [(1, 4), (1, 3), (4, 4)])
def test_transposed_layers_land_in_no_fallback(groups: int, kernel: int) -> None:
    layer = torch.nn.ConvTranspose2d(64, 96, kernel, 2, 1, output_padding=kernel % 2, groups=groups).eval().half()
    model = load_module(layer, (torch.randn(2, 64, 9, 11).half(),))
    with MI300X.tvm():
        kernels = schedule_module(to_schedule(model, MI300X)[0], MI300X)[1]
    assert [kernel.rule for kernel in kernels if kernel.family != "copy"] == ["rocm.conv_mfma"]


@pytest.mark.rotated(4)
@needs_linker
def test_loop_of_a_layer() -> None:
    """As many MFMA and reads of LDS as the product of its tile, no more barriers, and few vector instructions beside them."""
    case = conv_case("layer", (1, 28, 28, 128), (3, 3, 128, 128), pads=(1, 1, 1, 1))
    made = ran(case, MI300X, Config(128, 128, 64, 2, 2, 32, 1, 8))
    loop = inner_loop(made.texts[0])
    assert loop is not None
    assert loop.mfma == 64 * 64 * 64 // (32 * 32 * 8)
    assert loop.count("ds_read") == 2 * 64 * 64 * 2 // (64 * 16)
    assert loop.count("s_barrier") == 2
    assert loop.count("v_") - loop.mfma <= 150
    assert made.spills == 0


@pytest.mark.rotated(6)
def test_resnet50_lands_in_no_fallback() -> None:
    """What `tk inspect` shows of each convolution: the rule for matrix cores."""
    network = models.build("resnet50", dtype="float16")
    model = load(network.module, network.args)
    with MI300X.tvm():
        kernels = schedule_module(to_schedule(model, MI300X)[0], MI300X)[1]
    rules = [kernel.rule for kernel in kernels if kernel.family in ("matmul", "convolution")]
    assert rules.count("rocm.conv_mfma") >= 20
    assert set(rules) <= {"rocm.conv_mfma", "rocm.matmul_mfma"}


def test_vectors_of_what_can_be_read_at_once() -> None:
    assert vector_of(_match(LAYER)) == 8
    assert vector_of(_match(conv_case("four", (1, 9, 9, 4), (3, 3, 4, 8), strides=(2, 2), pads=(1, 1, 1, 1)))) == 4
    assert vector_of(_match(conv_case("odd", (1, 9, 9, 13), (3, 3, 13, 8)))) == 1


def test_model_of_a_layer() -> None:
    match = _match(LAYER)
    config = RULE.default(match, MI300X)
    assert not RULE.legal(match, config, MI300X)
    found = terms(match, config, MI300X)
    flops = 2 * match.m * match.n * match.k  # type: ignore[operator]
    assert 0.05 <= flops / found["seconds"] / MI300X.peak_for("bfloat16") <= 1.0
    each = bounds(match, config, MI300X)
    assert each["seconds"] >= max(each["MFMA"], each["memory"])
    one = replace(match, channels=13, k=match.taps * 13)
    assert terms(one, config, MI300X)["address_clocks"] == 8 * found["address_clocks"]


def test_refuses_what_does_not_fit() -> None:
    wide = _match(LAYER)
    for match, config, word in (
        (wide, Config(fragment=8), "fragment"),
        (wide, Config(block_m=24), "block_m"),
        (wide, Config(256, 256, 128, 2, 4, 32), "LDS"),
        (replace(wide, groups=wide.n), Config(), "output channels of a group = 1"),
    ):
        assert any(word in reason for reason in RULE.legal(match, config, MI300X)), (config, word)


def test_other_hardware_is_left_to_other_rules() -> None:
    """RDNA's WMMA takes the layer too; a GPU whose row has no matrix instruction for the dtype does not."""
    target = resolve("rocm:gfx1100")
    func = prim_func(CASES[0], target)[0]
    assert RULE.match(func, target) is not None
    assert RULE.match(func, replace(target, matrix={})) is None
