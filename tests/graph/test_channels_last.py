"""Convolutions in NHWC: every convolution, and the pooling behind them, with the same numbers."""

from dataclasses import replace

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import nn

from tests.frontend import running
from tests.host import HOST
from tk.frontend.torch.load import load_module
from tk.graph.channels_last import ChannelsLast
from tk.graph.transposed_convolutions import PhaseTransposedConvolutions


class Residual(nn.Module):
    """Two convolutions, a sum around the second, and pooling: all can stay in NHWC."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.second, self.pool = nn.Conv2d(3, 8, 3, padding=1), nn.Conv2d(8, 8, 3, padding=1), nn.MaxPool2d(2)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = torch.relu(self.first(x))
        return self.pool(y + self.second(y))


def test_layout_is_carried_through() -> None:
    import tvm
    from tvm import relax

    model = load_module(Residual().eval(), (torch.randn(1, 3, 8, 8),))
    assert model.reference_float64 is not None
    assert model.example_inputs is not None
    mod = relax.transform.DeadCodeElimination()(ChannelsLast()(model.mod))
    text = mod.script()
    assert text.count('data_layout="NHWC"') == 2
    assert 'data_layout="NCHW"' not in text
    assert 'layout="NHWC"' in next(line for line in text.splitlines() if "max_pool2d" in line)
    machine = relax.VirtualMachine(relax.build(relax.transform.LegalizeOps()(mod), HOST), tvm.cpu())
    arguments = [*model.example_inputs, *model.params.values()]
    (got,) = machine["main"](*(tvm.runtime.tensor(np.ascontiguousarray(array)) for array in arguments))
    (want,) = model.reference_float64(model.example_inputs)
    assert np.linalg.norm(got.numpy() - want) / np.linalg.norm(want) < 1e-6


class FromTheEnd(nn.Module):
    """Operators with axes counted from the end behind a convolution, which TVM's layout pass reads wrongly."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.conv(x)
        pooled = y.mean((-1, -2), keepdim=True).squeeze(-1)
        return torch.stack([pooled.squeeze(-1), y.permute(-4, -1, -3, -2).amax((1, 3))], -1)


def test_axes_counted_from_the_end() -> None:
    model = load_module(FromTheEnd().eval(), (torch.randn(2, 3, 8, 8),))
    assert model.reference_float64 is not None
    assert model.example_inputs is not None
    (got,) = running.run(replace(model, mod=ChannelsLast()(model.mod)))
    (want,) = model.reference_float64(model.example_inputs)
    assert running.error(got, want) < 1e-6


BEHIND = {
    "conv_transpose1d": lambda y: F.conv_transpose1d(y.flatten(2), torch.ones(8, 3, 3), stride=2),
    "conv_transpose2d": lambda y: F.conv_transpose2d(y, torch.ones(8, 3, 4, 3), stride=2, padding=1, output_padding=1),
    "conv_transpose2d, groups": lambda y: F.conv_transpose2d(y, torch.ones(8, 2, 1, 2), groups=4, dilation=2),
    "conv1d": lambda y: F.conv1d(y.mean(2), torch.ones(3, 8, 3)),
    "conv3d": lambda y: F.conv3d(y[:, :, None], torch.ones(3, 8, 1, 3, 2)),
    "conv_transpose3d": lambda y: F.conv_transpose3d(y[:, :, None], torch.ones(8, 3, 2, 3, 3), stride=2, output_padding=1),
    "max_pool1d": lambda y: F.max_pool1d(y.mean(2), 3, 2),
    "max_pool3d": lambda y: F.max_pool3d(y[:, :, None], (1, 2, 3)),
    "avg_pool3d": lambda y: F.avg_pool3d(y[:, :, None], (1, 2, 3)),
    "adaptive_avg_pool3d": lambda y: F.adaptive_avg_pool3d(y[:, :, None], (1, 3, 2)),
    "max_pool2d of swapped axes": lambda y: F.max_pool2d(y.transpose(2, 3), (1, 3)),
    "avg_pool2d of swapped axes": lambda y: F.avg_pool2d(y.transpose(1, 3), (2, 3)),
    "max_pool2d of a stack": lambda y: F.max_pool2d(torch.stack([y.mean(2), y.amax(2)], 2), (1, 3)),
    "max_pool2d of a new axis": lambda y: F.max_pool2d(y.mean(2)[..., None], (3, 1)),
    "interpolate": lambda y: F.interpolate(y[:, :, None], scale_factor=2),
}


class Behind(nn.Module):
    """A convolution, and all of BEHIND behind it."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.Conv2d(3, 8, 3)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        y = torch.relu(self.conv(x))
        return tuple(operator(y) for operator in BEHIND.values())


@pytest.mark.rotated(4)
def test_windows_behind_a_convolution_read_the_channels_where_they_were() -> None:
    model = load_module(Behind().eval(), (torch.randn(2, 3, 8, 9),))
    assert model.reference_float64 is not None
    assert model.example_inputs is not None
    channels_first = PhaseTransposedConvolutions(lambda _: False)  # of transposed convolutions, which LegalizeOps expands so
    got = running.run(replace(model, mod=channels_first(ChannelsLast()(model.mod))))
    want = model.reference_float64(model.example_inputs)
    wrong = {name: running.error(*pair) for name, *pair in zip(BEHIND, got, want, strict=True) if running.error(*pair) > 1e-6}
    assert not wrong


@pytest.mark.sampled(3)
@pytest.mark.parametrize("rank", [1, 2, 3])
def test_convolutions_of_every_rank_have_their_channels_last(rank: int) -> None:
    layout = ("NWC", "NHWC", "NDHWC")[rank - 1]
    conv = (nn.Conv1d, nn.Conv2d, nn.Conv3d)[rank - 1](5, 7, 3, padding=1)
    model = load_module(nn.Sequential(conv, nn.ReLU(), conv.__class__(7, 4, 2)).eval(), (torch.randn(2, 5, *[6] * rank),))
    assert model.reference_float64 is not None
    assert model.example_inputs is not None
    mod = ChannelsLast()(model.mod)
    assert mod.script().count(f'data_layout="{layout}"') == 2
    (got,) = running.run(replace(model, mod=mod))
    (want,) = model.reference_float64(model.example_inputs)
    assert running.error(got, want) < 1e-6
