"""The convolution on Hopper: what it reads off a function, what it refuses and why; its defaults fit. No GPU needed."""

from dataclasses import replace
from math import prod

import pytest
import tvm
from tvm import relax
from tvm.relax import op

from tests.schedules.cuda.products import func
from tk.schedule.rule import rule_of, taken
from tk.schedules.cuda.conv import rule
from tk.schedules.cuda.conv.axes import Axis
from tk.schedules.cuda.conv.cases import CASES
from tk.schedules.cuda.conv.cost import candidates
from tk.schedules.cuda.conv.launch_box import shapes
from tk.schedules.cuda.conv.plan import box_of, chosen_at_launch, k_tiles_of, plan, tiles_of
from tk.schedules.cuda.conv.problem import matched
from tk.schedules.cuda.conv.rule import Config, legal, match, space
from tk.schedules.cuda.suites.conv import LAYERS, problem, random_layer
from tk.target import resolve

H200 = resolve("h200")
BY_NAME = {case.name: case for case in CASES}


def found(name: str):
    return match(BY_NAME[name].func(H200), H200)


def conv(x, w, dtype="float16", **attributes):
    given = {"data_layout": "NHWC", "kernel_layout": "HWIO", "out_dtype": "float32", **attributes}
    return func(lambda x, w: op.nn.conv2d(x, w, **given), ("x", x, dtype), ("w", w, dtype))


def test_match_reads_windows() -> None:
    axes = found("3x3_stride_bfloat16").axes
    assert axes[1:] == (Axis(15, 29, 31 * 64, 3, 2, 1, 1), Axis(16, 31, 64, 3, 2, 1, 1))
    assert found("5x3_dilated_float16").axes[-2] == Axis(22, 23, 40 * 72, 5, 1, 2, 4)
    assert (found("groups_bfloat16").groups, found("groups_bfloat16").channels) == (4, 32)
    assert found("symbolic_bfloat16").m is None
    assert found("5_columns_bfloat16").b_major == "k"


def test_axes_without_windows_are_simplified_away() -> None:
    assert found("1x1_bfloat16").axes == (Axis(5 * 49, 5 * 49, 200),)
    strided = found("1x1_stride_float16").axes
    assert strided == (Axis(28, 28, 2 * 30 * 64), Axis(15, 15, 128))
    stem = found("stem_float16")
    assert (stem.channels, stem.taps, stem.axes[-1]) == (28, 7, Axis(16, 16, 8))


def test_pixels_beyond_the_image_are_kept_apart_from_those_inside() -> None:
    """Padding behind alone: the places of the image are not as many as the pixels, or zeros would be read from other memory."""
    padded = match(conv((2, 5, 6, 16), (1, 1, 16, 16), strides=(2, 1), padding=(0, 0, 4, 1)), H200)
    assert padded is not None
    assert padded.axes == (Axis(2, 2, 5 * 6 * 16), Axis(5, 3, 2 * 6 * 16), Axis(7, 6, 16))


def test_sizes_of_images_may_be_symbolic() -> None:
    image = found("symbolic_image_bfloat16")
    assert image.m is None
    assert [(axis.out, axis.size, axis.taps, axis.pad) for axis in image.axes] == [(None, None, n, n // 2) for n in (1, 3, 3)]
    assert found("symbolic_1x1_bfloat16").axes == (Axis(None, None, 72),)  # pixels of all images are one axis
    up = found("symbolic_transposed_bfloat16")
    assert (up.phases, up.axes[1].out, up.axes[1].result) == (4, None, None)
    assert chosen_at_launch(image)
    assert not chosen_at_launch(found("symbolic_bfloat16"))
    reasons = legal(image, replace(rule.default(image, H200), box_w=8, block_m=192, consumers=3), H200)
    assert {why.split()[0] for why in reasons} >= {"box_w", "block_m"}


def test_sizes_that_came_through_strides_are_symbolic_too() -> None:
    """TVM cannot show that a stride of 2 over (h - 1) // 4 + 1 rows stays inside."""
    h = tvm.tirx.Var("h", "int64")
    x = relax.Var("x", relax.TensorType([1, (h - 1) // 4 + 1, 16, 64], "float16"))
    w = relax.Var("w", relax.TensorType([1, 1, 64, 72], "float16"))
    builder = relax.BlockBuilder()
    with builder.function("main", [x, w]):
        with builder.dataflow():
            y = op.nn.conv2d(x, w, strides=[2, 2], data_layout="NHWC", kernel_layout="HWIO", out_dtype="float32")
            y = builder.emit_output(y)
        builder.emit_func_output(y)
    with H200.tvm():
        mod = tvm.transform.Sequential([relax.transform.LegalizeOps(), relax.transform.FuseTIR()])(builder.get())
    func = next(func for _, func in mod.functions_items() if isinstance(func, tvm.tirx.PrimFunc))
    read = match(func, H200)
    assert read is not None
    assert read.axes[0].out is None
    assert taken(rule_of(rule), func, H200) is not None


@pytest.mark.parametrize(("strides", "block_m"), [((1, 1, 1), 128), ((1, 2, 2), 64), ((1, 1), 256), ((1, 3, 8, 1), 128)])
def test_boxes_that_a_launch_chooses_from_are_whole_tiles_that_tma_copies(strides, block_m) -> None:
    axes = tuple(Axis(None, None, 64, 3, stride) for stride in strides)
    boxes = [[1 << shift for shift in shifts] for shifts in shapes(axes, block_m)]
    assert boxes
    assert len({tuple(box) for box in boxes}) == len(boxes)
    for box in boxes:
        assert prod(box) == block_m
        assert all((size - 1) * stride + 1 <= 256 for size, stride in zip(box, strides, strict=True))


def test_transposed_ones_have_phases() -> None:
    up = found("transposed_bfloat16")
    assert (up.phases, up.parts, up.n) == (4, 4, 72)
    assert up.axes[1] == Axis(10, 9, 12 * 64, 2, 1, 1, 1, up=2, cut=1, result=18)


@pytest.mark.parametrize("name", ["transposed_bfloat16", "transposed_70_columns_bfloat16", "transposed_3d_bfloat16"])
def test_weights_of_every_phase_are_inside_of_their_tensor_map(name: str) -> None:
    """What lies beyond the map comes as zeros."""
    func = BY_NAME[name].func(H200)
    read = match(func, H200)
    tile = plan(matched(func, rule.NAME, read), rule.default(read, H200), H200).b
    sizes = tile.map_args()[:3]
    assert sizes[2 if read.b_major == "k" else 0] == read.n * read.phases
    assert prod(sizes) == prod(int(dim) for dim in tile.operand.param.shape)


def test_what_is_no_such_convolution() -> None:
    assert match(conv((1, 8, 8, 64), (3, 3, 64, 64), "float32"), H200) is None
    assert match(func(op.matmul, ("x", (64, 64), "float16"), ("w", (64, 64), "float16")), H200) is None
    assert match(conv((1, 8, 8, 64), (3, 3, 64, 64)), resolve("a100")) is None


@pytest.mark.parametrize(
    ("x", "w", "attributes", "reason"),
    [
        ((1, 8, 8, 12), (3, 3, 12, 64), {}, "bytes between neighbours of an axis"),
        ((1, 8, 8, 64), (3, 3, 64, 60), {}, "output channels"),
        ((1, 8, 8, 64), (3, 3, 16, 16), {"groups": 4}, "output channels of a group"),
        ((1, 90, 90, 64), (3, 3, 64, 64), {"strides": [9, 9], "padding": [1, 1]}, "padding"),
    ],
)
def test_what_tma_cannot_read_is_left_to_others(x, w, attributes, reason) -> None:
    read = match(conv(x, w, **attributes), H200)
    assert any(reason in why for why in rule.declines(read, H200))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("case", CASES, ids=str)
def test_defaults_are_legal_and_cover_every_pixel(case) -> None:
    read = match(case.func(H200), H200)
    config = rule.default(read, H200)
    assert legal(read, config, H200) == []
    if chosen_at_launch(read):
        assert config.block_m & (config.block_m - 1) == 0
        return
    box = box_of(read, config)
    known = [axis.out for axis in read.axes if axis.out is not None]
    pixels, most = 1, 1
    for out, size in zip(known, box[len(box) - len(known) :], strict=True):
        pixels, most = pixels * out, most * size
    assert tiles_of(read, config) * most >= pixels
    assert most <= config.block_m
    assert all(getattr(config, name) in (*values, getattr(config, name)) for name, values in space(read, H200).items())


@pytest.mark.parametrize(
    ("changed", "reason"),
    [
        ({"block_k": 48}, "block_k"), ({"k_tiles_per_stage": 3}, "k_tiles_per_stage"),
        ({"box_w": 29}, "pixels of a box"), ({"box_d": 2}, "box_d"),
        ({"cluster_n": 2}, "cluster_n"), ({"stages": 1}, "stages"), ({"block_n": 24}, "block_n"),
        ({"box_h": 9}, "pixels of a box"),
    ],
)  # fmt: skip
def test_refusals_name_the_knob(changed, reason) -> None:
    read = found("3x3_bfloat16")
    plain = Config(box_h=4, box_w=28)
    assert legal(read, plain, H200) == []
    assert any(why.startswith(reason) for why in legal(read, replace(plain, **changed), H200))


def test_zeros_that_tma_fills_in_cost_time() -> None:
    """48 channels in chunks of 64 cost more than those of 64; columns beyond the last one too."""
    whole, part = (match(conv((8, 56, 56, c), (3, 3, c, 64), padding=[1, 1]), H200) for c in (64, 48))
    config = Config(block_n=64, box_h=8, box_w=8)
    assert part.copy_cycles(config, H200) > whole.copy_cycles(config, H200)
    assert whole.copy_cycles(replace(config, block_n=128), H200) > whole.copy_cycles(config, H200) + 64


def test_chunks_never_share_two_taps() -> None:
    read = found("40_channels_bfloat16")
    assert [k_tiles_of(read, block_k) for block_k in (64, 32, 16)] == [25, 50, 75]


@pytest.mark.parametrize("seed", range(12))
def test_random_layers_are_taken_or_declined_in_words(seed) -> None:
    layer, batch = random_layer(seed)
    read = match(problem("random", str(seed), layer, batch, "bfloat16").case.func(H200), H200)
    if layer.channels == layer.groups > 1:
        return  # a depthwise one is a window
    assert read is not None
    if not rule.declines(read, H200):
        assert any(True for _ in candidates(read, H200, Config))


def test_layers_of_networks_are_taken() -> None:
    for part, layer in LAYERS["resnet50"].items():
        if layer.channels % 8 == 0:
            case = problem("resnet50", part, layer, 8, "bfloat16").case
            assert taken(rule_of(rule), case.func(H200), H200) is not None, part


def test_the_ring_runs_ahead_into_a_blocks_next_tiles() -> None:
    """One chunk of k a tile, and many tiles a block: a ring of two stages would wait for memory at every tile."""
    many, few = (match(conv((n, 56, 56, 64), (1, 1, 64, 64)), H200) for n in (64, 1))
    assert rule.default(many, H200).stages >= 6
    assert all(
        config.stages <= 3 for config in candidates(few, H200, Config) if config.k_tiles_per_stage == 1 and config.block_m <= 64
    )
