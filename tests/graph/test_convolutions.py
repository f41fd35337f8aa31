"""Convolutions as rules for GPUs take them: groups combined, channels padded, transposed by phase; the same numbers."""

import random

import pytest
import torch
import tvm
from torch import nn
from tvm import relax

from tests.host import HOST
from tests.sample import sample
from tk.codegen.library import settings
from tk.frontend.torch.load import load_module
from tk.graph.accumulate_in_float32 import AccumulateInFloat32
from tk.graph.align_convolutions import AlignConvolutions, groups_in_one
from tk.graph.cancel_transposes import CancelTransposes
from tk.graph.channels_last import ChannelsLast
from tk.graph.sink_transposes import SinkTransposes
from tk.graph.transposed_convolutions import PhaseTransposedConvolutions, TurnTransposedConvolutions
from tk.pipeline import graph
from tk.target import resolve


def rewritten(module: nn.Module, x: torch.Tensor, takes=True, dtype: torch.dtype = torch.float16, dynamic=()):
    """`module` in `dtype`, imported, and after the passes, which find that a rule takes all, nothing, or what `takes` says; the
    axes `dynamic` of x are symbolic."""
    found = takes if callable(takes) else lambda func: takes
    dims = (dict.fromkeys(dynamic, torch.export.Dim.DYNAMIC),) if dynamic else None
    model = load_module(module.eval().to(dtype), (x.to(dtype),), dynamic_shapes=dims)
    passes = [
        AccumulateInFloat32(),
        TurnTransposedConvolutions(),
        ChannelsLast(),
        AlignConvolutions(found),
        PhaseTransposedConvolutions(found),
        SinkTransposes(),
        CancelTransposes(),
        relax.transform.DeadCodeElimination(),
    ]
    return model, tvm.transform.Sequential(passes)(model.mod)


def error(model, mod) -> float:
    """How far what `mod` computes on this host is from the module in float64."""
    import numpy as np

    machine = relax.VirtualMachine(relax.build(relax.transform.LegalizeOps()(mod), HOST), tvm.cpu())
    arguments = [*model.example_inputs, *model.params.values()]
    (got,) = machine["main"](*(tvm.runtime.tensor(np.ascontiguousarray(array)) for array in arguments))
    (want,) = model.reference_float64(model.example_inputs)
    return float(np.linalg.norm(got.numpy().astype("float64") - want) / np.linalg.norm(want))


def drawn(seed: int) -> tuple[nn.Module, torch.Tensor]:
    """A convolution of one to three axes, transposed or not, of any groups and channels."""
    draw = random.Random(seed)
    rank, transposed = draw.choice((1, 2, 3)), draw.random() < 0.5
    groups = draw.choice((1, 1, 1, 2, 4))
    channels, columns = (groups * draw.choice((1, 3, 4, 8, 12, 16)) for _ in range(2))
    kernel = tuple(draw.randint(1, 4) for _ in range(rank))
    stride = tuple(draw.randint(1, 3) for _ in range(rank))
    dilation = (draw.choice((1, 1, 2)),) * rank
    padding = tuple(draw.randint(0, dilation[0] * (k - 1)) for k in kernel)
    kind = getattr(nn, f"Conv{'Transpose' if transposed else ''}{rank}d")
    more = {"output_padding": tuple(draw.randint(0, s - 1) for s in stride)} if transposed else {}
    layer = kind(channels, columns, kernel, stride, padding, groups=groups, dilation=dilation, **more)
    return layer, torch.randn(2, channels, *(draw.randint(7, 10) for _ in range(rank)))


@pytest.mark.parametrize(
    ("seed", "takes"), sample([(seed, takes) for takes in (True, False) for seed in range(32)], 16, by=lambda pair: pair[1])
)
def test_the_same_numbers(seed: int, takes: bool) -> None:
    dtype = (torch.float16, torch.float32)[seed // 4 % 2]
    model, mod = rewritten(*drawn(seed), takes, dtype)
    assert error(model, mod) < (1e-3 if dtype == torch.float16 else 1e-6)


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    "layer",
    [
        nn.Conv2d(3, 24, 7, 2, 3),
        nn.Conv2d(32, 48, 3, 2, 2, dilation=2, groups=8),
        nn.Conv2d(20, 12, (1, 5), (1, 2), (0, 1)),
        nn.Conv1d(12, 16, 5, 1, 2),
        nn.ConvTranspose2d(12, 20, 4, 2, 1),
        nn.ConvTranspose2d(16, 8, 3, 2, 1, output_padding=1, groups=2),
        nn.ConvTranspose1d(8, 12, 3, 1, 1),
    ],
    ids=str,
)
def test_the_same_numbers_of_images_of_symbolic_size(layer: nn.Module) -> None:
    x = torch.randn(2, layer.in_channels, *(19, 22)[: layer.weight.ndim - 2])
    seen = []
    model, mod = rewritten(layer, x, lambda func: bool(seen.append(func)) or True, dynamic=(0, *range(2, x.ndim)))
    assert seen or layer.stride == (1,)  # those of stride 1 are turned alone
    assert error(model, mod) < 1e-3


@pytest.mark.parametrize("kernel", [4, 3])
def test_groups_of_a_transposed_one_stay_where_no_rule_takes_zeros_between_them(kernel: int) -> None:
    layer = nn.ConvTranspose2d(12, 20, kernel, 2, 1, groups=4)
    model, mod = rewritten(layer, torch.randn(2, 12, 7, 9), lambda func: "zeros_between_groups" not in func.script())
    assert "zeros_between_groups" not in mod.script()
    assert "zeros_behind_kernel" in mod.script()
    assert error(model, mod) < 1e-3


def test_a_stem_reads_rows_of_its_window() -> None:
    model, mod = rewritten(nn.Conv2d(3, 16, 7, 2, 3), torch.randn(1, 3, 32, 30))
    text = mod.script()
    assert "R.Tensor((1, 32, 36, 4)" in text  # padded on both sides, and to four channels
    assert "padding=[3, 0, 3, 0]" in text
    assert error(model, mod) < 1e-3


@pytest.mark.rotated(3)
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_the_same_numbers_of_several(rank: int) -> None:
    model, mod = rewritten(Mixed(rank), torch.randn(2, 16, *(9, 10, 7)[:rank]))
    assert error(model, mod) < 1e-3


@pytest.mark.parametrize(
    ("groups", "channels", "columns", "count"),
    [
        (1, 64, 64, 1),
        (32, 4, 4, 8),
        (32, 16, 16, 2),
        (4, 32, 32, 1),
        (2, 12, 12, 2),
        (96, 1, 1, None),
        (3, 200, 100, 1),
        (6, 200, 100, 1),
    ],
)
def test_groups_are_combined(groups: int, channels: int, columns: int, count: int | None) -> None:
    assert groups_in_one(groups, channels, columns) == count


@pytest.mark.parametrize("dtype", [torch.float16, torch.float32])
@pytest.mark.parametrize(
    ("groups", "channels", "columns", "batch"), [(4, 69, 72, 1), (5, 72, 67, 2), (3, 101, 90, 1), (2, 192, 12, 2)]
)
def test_groups_of_odd_channels_are_padded(groups: int, channels: int, columns: int, batch: int, dtype: torch.dtype) -> None:
    conv = nn.Conv2d(groups * channels, groups * columns, (3, 1), groups=groups)
    model, mod = rewritten(conv, torch.randn(batch, groups * channels, 6, 5), dtype=dtype)
    text = mod.script()
    assert f"groups={groups}" in text
    assert f"{groups * (channels + -channels % (8 if dtype == torch.float16 else 4))})" in text
    assert error(model, mod) < (1e-3 if dtype == torch.float16 else 1e-6)


class Mixed(nn.Module):
    """Convolutions of one rank, one of them transposed, with a sum around one."""

    def __init__(self, rank: int) -> None:
        super().__init__()
        conv, transposed = getattr(nn, f"Conv{rank}d"), getattr(nn, f"ConvTranspose{rank}d")
        self.first, self.second = conv(16, 32, 3, padding=1), conv(32, 32, 3, padding=1, groups=2)
        self.up, self.last = transposed(32, 32, 4, 2, 1), conv(32, 5, 1)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = torch.relu(self.first(x))
        return self.last(torch.relu(self.up(y + torch.relu(self.second(y)))))


@pytest.mark.rotated(4)
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_images_are_turned_at_the_ends_alone(rank: int) -> None:
    model = load_module(Mixed(rank).eval().half(), (torch.randn(1, 16, *(9, 10, 7)[:rank]).half(),))
    h200 = resolve("h200")
    with h200.tvm(), settings(h200):
        mod, _ = graph(model, h200)
    names = [binding.value.args[0].name_hint for binding in mod["main"].body.blocks[0].bindings if hasattr(binding.value, "op")]
    assert sum("transpose" in name and "conv" not in name for name in names) == 2, names
    assert sum("conv" in name for name in names) == 4
