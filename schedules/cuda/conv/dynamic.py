"""Convolutions on Hopper with a symbolic number of pixels (a batch, or images, of symbolic size): a few kernels, and a branch
on the host that chooses among them, as for matmuls (matmul/dynamic.py).

    if pixels <= 3072: tiles of 64 x 64
    else: tiles of 128 x 128

`kernels` is how many kernels it may choose from. A kernel's tile is a box of pixels as in rule.py, chosen at each launch where
the sizes of images are symbolic.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tvm.tirx import PrimFunc

from tk.schedule.refusals import at_least
from tk.schedules.cuda.calibration import computed_once
from tk.schedules.cuda.conv import rule as conv
from tk.schedules.cuda.conv.cases import conv_case, transposed_case
from tk.schedules.cuda.conv.cost import candidates, cycles
from tk.schedules.cuda.conv.problem import ConvMatch, matched
from tk.schedules.cuda.matmul.dynamic import Range, branch, covering, kernels_of
from tk.target import Target

NAME = "cuda.conv_dynamic"
VERSION = 1
ENABLES_GRAPH_FUSION = True  # the graph phase pads and packs what such rules then take
LEAVES_ZEROS_OUT = True

# The pixels at which kernels are compared, eight from each power of two to the next; beyond the last its choice holds.
GRID = (64, *sorted({octave * part // 8 for octave in (1 << n for n in range(6, 18)) for part in range(9, 17)}))


_N, _H, _W = ("n", 2), ("height", 9), ("width", 7)  # symbolic sizes of a batch and an image

CASES = (  # few pixels, and more, so that each kernel has some
    conv_case("3x3_few", (_N, _H, _W, 64), (3, 3, 64, 96), pads=(1, 1, 1, 1), epilogue="residual"),
    conv_case(
        "3x3", (_N, ("height", 40), ("width", 52), 64), (3, 3, 64, 96), "float16", pads=(1, 1, 1, 1), epilogue="residual"
    ),
    conv_case("batch", (("n", 5), 14, 14, 64), (3, 3, 64, 128), strides=(2, 2), pads=(1, 1, 1, 1), epilogue="bias_relu"),
    conv_case("1x1", (_N, _H, _W, 128), (1, 1, 128, 256), epilogue="bias_relu"),
    transposed_case("transposed", (_N, _H, _W, 64), (2, 2, 64, 2, 2, 40), (2, 2), (1, 1), (0, 0)),
)


@dataclass(frozen=True)
class Config:
    """`kernels`: the most kernels."""

    kernels: int = 3


def match(func: PrimFunc, target: Target) -> ConvMatch | None:
    """The convolution of a symbolic number of pixels that `func` computes; None when it is none, or the target has no wgmma for
    its dtype."""
    found = conv.match(func, target)
    return None if found is None or found.m is not None else found


declines = conv.declines  # what TMA cannot read


def space(match: ConvMatch, target: Target) -> Mapping[str, Sequence[int]]:
    """What a search may try."""
    return {"kernels": (1, 2, 3, 4, 5, 6)}


def legal(match: ConvMatch, config: Config, target: Target) -> Sequence[str]:
    if config.kernels < 1:
        return [at_least("kernels", config.kernels, 1, "one is for any number of pixels")]
    return [reason for found in ranges(match, config, target) for reason in conv.legal(match, found.config, target)]


def default(match: ConvMatch, target: Target) -> Config:
    """Up to three kernels."""
    return Config()


@computed_once
def ranges(match: ConvMatch, config: Config, target: Target) -> tuple[Range, ...]:
    """Which kernel takes how many pixels of the result, in order, without gaps."""
    found = {each: None for each in candidates(match, target, conv.Config) if each.split_k == 1}
    grid = [pixels * match.phases for pixels in GRID]
    costs = {each: [cycles(match, each, target, pixels // match.phases) for pixels in grid] for each in found}
    if not costs:
        return (Range(1, None, conv.default(match, target)),)
    return tuple(covering(costs, grid, 1, config.kernels))


def lower(func: PrimFunc, match: ConvMatch, config: Config, target: Target) -> PrimFunc:
    """The TIRx kernels of `func` under `config` behind a branch on the pixels, with func's parameters and attributes."""
    found = matched(func, NAME, match)
    by_config = kernels_of(ranges(match, config, target))
    kernels = [conv.lower(func, match, each, target) for each in by_config]
    return branch(found.rows, list(by_config.values()), kernels)
