"""rocm.conv_mfma: its cases and random layers in the emulator against float64, what it refuses, and that ResNet-50 gets it."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
import torch
from tvm.tirx import PrimFunc

from tests.rocm.convolutions import RULE, ran, random_case, random_transposed
from tests.rocm.emulator import EmulatorError, Program, Undefined
from tests.rocm.matmuls import assembled, parameters_of
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
from tk.schedules.rocm.conv.plan import plan, vector_of
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


def _straight(draw: random.Random, target: Target) -> tuple[Case, Config]:
    """A layer and a config, both drawn at random, of which windows go straight to LDS."""
    while True:
        case = draw.choice((random_case, random_case, random_transposed))(draw, target)
        func, _ = prim_func(case, target)
        match = RULE.match(func, target)
        if match is None or vector_of(match) * match.bytes != 16:
            continue
        for _ in range(200):
            config = Config(**{name: draw.choice(list(values)) for name, values in RULE.space(match, target).items()})
            if not RULE.legal(match, config, target) and plan(match, config, target.arch).a.direct:
                return case, config


@pytest.mark.sampled(2)
@needs_linker
@pytest.mark.parametrize("seed", range(80 if ALL else 2))
def test_windows_go_straight_to_lds(seed: int) -> None:
    """On CDNA 4, whatever is outside of the image, in the last tile of k, or no tap of the phase: the hardware's zeros."""
    target = resolve("rocm:gfx950")
    case, config = _straight(random.Random(f"straight {seed}"), target)
    made = ran(case, target, config, seed)
    assert made.error <= case.tolerance, (case.inputs, config)
    assert made.spills == 0, (case.inputs, config)
    assert made.conflicts("ds_read|buffer_load") == 0, (case.inputs, config)
    assert "buffer_load_dwordx4" in made.texts[0]


@needs_linker
def test_a_missing_wait_for_windows_is_found() -> None:
    """Both operands': through registers LLVM would wait for the weights, and with them for the windows."""
    case = conv_case("waits", (1, 8, 8, 64), (3, 3, 64, 64), pads=(1, 1, 1, 1), outputs_first=True)
    target = resolve("rocm:gfx950")
    made, match, names, _ = assembled(RULE, case, target, Config(64, 64, 64, 2, 2, 32, 2, 8))
    arrays = dict(zip(names, case.arrays(0, target), strict=True))
    out = np.zeros((match.m, match.n), "uint16")
    arguments = [arrays.get(name, Undefined(out)) for name in parameters_of(made, "main_kernel")]
    Program(made.text).launch("main_kernel", (1,), (256,), arguments)
    bare = re.sub(r"(;;#ASMSTART\n)\s*s_waitcnt vmcnt\(0\) lgkmcnt\(0\)\n", r"\1", made.text)
    assert bare != made.text
    with pytest.raises(EmulatorError, match="read after write"):
        Program(bare).launch("main_kernel", (1,), (256,), arguments)


def test_windows_beyond_the_reach_of_offsets_go_through_registers() -> None:
    """A block's pixels lie within 2^31 bytes of where its loads begin: of images that is a matter of one image, of which there
    may be any number; of one image that is larger all of it."""
    target, config = resolve("rocm:gfx950"), Config(64, 64, 64, 2, 2, 32, 2, 8)
    many = conv_case("many", (1 << 16, 64, 64, 64), (3, 3, 64, 64), pads=(1, 1, 1, 1))
    large = conv_case("large", (1, 1 << 13, 1 << 12, 64), (3, 3, 64, 64), pads=(1, 1, 1, 1))
    assert [plan(_match(case, target), config, target.arch).a.direct for case in (LAYER, many, large)] == [True, True, False]
    assert not plan(_match(LAYER, target), replace(config, stages=1), target.arch).a.direct
    assert not plan(_match(LAYER), config, MI300X.arch).a.direct


@needs_linker
def test_loop_of_a_layer_straight_to_lds() -> None:
    """Both operands where the weights lie along k, as the graph phase has them on CDNA 4: nothing is written by way of
    registers, one barrier a tile, and half of the vector instructions."""
    target, config = resolve("mi355x"), Config(128, 128, 64, 2, 2, 32, 2, 8)
    case = conv_case("layer", (1, 28, 28, 128), (3, 3, 128, 128), pads=(1, 1, 1, 1), outputs_first=True)
    made = ran(case, target, config)
    loop = inner_loop(made.texts[0])
    assert loop is not None
    tiles = 2
    assert loop.mfma == tiles * 64 * 64 * 64 // (32 * 32 * 16)
    assert (loop.count("ds_write"), loop.count("s_barrier")) == (0, tiles)
    assert loop.count("buffer_load") == tiles * 128 * 64 * 2 // (256 * 16)
    assert loop.valu <= 40
    assert made.spills == 0


def test_weights_lie_along_k_where_they_go_straight_to_lds() -> None:
    """On CDNA 4 alone; the stem's, whose taps and channels are no whole 16 bytes, nowhere."""
    network = torch.nn.Sequential(torch.nn.Conv2d(3, 32, 5, 2), torch.nn.ReLU(), torch.nn.Conv2d(32, 64, 3, padding=1)).half()
    model = load_module(network, (torch.randn(1, 3, 20, 20).half(),))
    found = {}
    for name in ("mi300x", "mi355x"):
        target = resolve(name)
        with target.tvm():
            mod = to_schedule(model, target)[0]
            matches = [RULE.match(func, target) for _, func in mod.functions_items() if isinstance(func, PrimFunc)]
        found[name] = {match.k: match.b_major for match in matches if match is not None}
    assert found["mi300x"][288] == "mn"
    assert found["mi355x"][288] == "k"


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
