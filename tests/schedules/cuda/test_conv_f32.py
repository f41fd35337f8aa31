"""The float32 convolution on Hopper: what it matches, what it refuses and why; its defaults fit and assemble. No GPU needed."""

import re
from dataclasses import replace

import pytest
from tvm.relax import op

from tests.schedules.cuda.assembling import needs_assembler, scheduled
from tests.schedules.cuda.products import func
from tk.codegen.library import build_function
from tk.schedule.precision import ATTRIBUTE
from tk.schedule.rule import rule_of, taken
from tk.schedules.cuda.conv.cases import conv_case
from tk.schedules.cuda.conv.f32 import rule
from tk.schedules.cuda.conv.f32.cases import CASES
from tk.schedules.cuda.conv.f32.plan import plan
from tk.schedules.cuda.conv.f32.rule import Config, declines, legal, match, space
from tk.schedules.cuda.conv.plan import box_of, chosen_at_launch, tiles_of
from tk.schedules.cuda.conv.problem import matched
from tk.target import resolve

H200 = resolve("h200")
BY_NAME = {case.name: case for case in CASES}


def found(name: str):
    return match(BY_NAME[f"{name}_float32"].func(H200), H200)


def conv(x, w, dtype="float32", **attributes):
    given = {"data_layout": "NHWC", "kernel_layout": "OHWI", "out_dtype": "float32", **attributes}
    return func(lambda x, w: op.nn.conv2d(x, w, **given), ("x", x, dtype), ("w", w, dtype))


def test_what_is_no_such_convolution() -> None:
    assert match(conv((1, 8, 8, 64), (64, 3, 3, 64), "float16"), H200) is None
    assert match(func(op.matmul, ("x", (64, 64), "float32"), ("w", (64, 64), "float32")), H200) is None
    assert match(conv((1, 8, 8, 64), (64, 3, 3, 64)), resolve("a100")) is None


@pytest.mark.parametrize(
    ("x", "w", "attributes", "reason"),
    [
        ((1, 8, 8, 6), (64, 3, 3, 6), {}, "bytes between neighbours of an axis"),
        ((1, 8, 8, 64), (3, 3, 64, 64), {"kernel_layout": "HWIO"}, "the weights' innermost axis"),
        ((1, 8, 8, 64), (16, 3, 3, 16), {"groups": 4}, "output channels of a group"),
        ((1, 8, 8, 12), (64, 1, 1, 12), {}, "k"),
    ],
)
def test_what_it_cannot_read_is_left_to_others(x, w, attributes, reason) -> None:
    read = match(conv(x, w, **attributes), H200)
    assert any(why.startswith(reason) for why in declines(read, H200))


def test_few_terms_are_a_matter_of_precision() -> None:
    given = conv((1, 8, 8, 12), (64, 1, 1, 12))
    assert declines(match(given, H200), H200)
    assert not declines(match(given.with_attr(ATTRIBUTE, "high"), H200), H200)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("mark", ["highest", "high"])
@pytest.mark.parametrize("case", CASES, ids=str)
def test_defaults_are_legal_and_cover_every_pixel(case, mark) -> None:
    read = match(case.func(H200).with_attr(ATTRIBUTE, mark), H200)
    config = rule.default(read, H200)
    assert legal(read, config, H200) == []
    if chosen_at_launch(read):
        return
    box = box_of(read, config)
    known = [axis.out for axis in read.axes if axis.out is not None]
    pixels, most = 1, 1
    for out, size in zip(known, box[len(box) - len(known) :], strict=True):
        pixels, most = pixels * out, most * size
    assert tiles_of(read, config) * most >= pixels
    assert most <= config.block_m
    assert set(space(read, H200)) == set(vars(config))


@pytest.mark.parametrize(
    ("changed", "reason"),
    [({"box_w": 29}, "pixels of a box"), ({"box_h": 20}, "pixels of a box"), ({"box_d": 2}, "box_d"), ({"stages": 1}, "stages"),
     ({"width": 24}, "width"), ({"consumers": 3}, "consumers"), ({"split_k": 40}, "split_k")],
)  # fmt: skip
def test_refusals_name_the_knob(changed, reason) -> None:
    read = found("3x3")
    plain = Config(box_h=4, box_w=28)
    assert legal(read, plain, H200) == []
    assert any(why.startswith(reason) for why in legal(read, replace(plain, **changed), H200))


def test_a_short_sum_has_narrow_tiles() -> None:
    """As the product has them: its sums begin anew every eight of k, which takes registers."""
    assert any(why.startswith("width") for why in legal(found("1x1_short"), Config(width=128), H200))


def test_tensor_maps_count_bytes_of_float32() -> None:
    given = BY_NAME["3x3_float32"].func(H200)
    read = match(given, H200)
    made = plan(matched(given, rule.NAME, read, ("float32",)), Config(box_h=4, box_w=28), H200.cores)
    assert made.left.map_args()[:7] == [64, 28, 20, 2, 64 * 4, 28 * 64 * 4, 20 * 28 * 64 * 4]
    assert made.right.map_args()[:5] == [64, 9, 128, 64 * 4, 9 * 64 * 4]
    rounded = matched(given.with_attr(ATTRIBUTE, "high"), rule.NAME, read, ("float32",))
    kinds = [tile.map_args() for tile in (lambda p: (p.left, p.right))(plan(rounded, Config(box_h=4, box_w=28), H200.cores))]
    assert [len(args) for args in kinds] == [len(made.left.map_args()) + 1, len(made.right.map_args()) + 1]


@pytest.mark.rotated(3)
@needs_assembler
@pytest.mark.parametrize(("mark", "products"), [("highest", 12), ("high", 4)])
def test_a_step_of_k_has_three_products_or_one(mark, products) -> None:
    case = conv_case("small", (1, 8, 8, 64), (3, 3, 64, 64), "float32", pads=(1, 1, 1, 1), outputs_first=True)
    given = case.func(H200).with_attr(ATTRIBUTE, mark)
    with H200.tvm():
        assert taken(rule_of(rule), given, H200) is not None
    config = Config(width=64, stages=3, consumers=1, box_w=7)  # 56 pixels of 64 rows: the others are cleared
    _, code = build_function(scheduled(rule_of(rule), given, H200, config), H200)
    (source,) = code.sources.values()
    (used,) = code.usage.values()
    assert not used.spills
    assert not used.remarks
    body = source[source.index("__global__") :]
    assert len(re.findall(r"m64n64k8\w*\(", body)) == 2 * products  # one step of k for each set of registers
