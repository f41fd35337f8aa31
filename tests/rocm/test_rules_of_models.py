"""Which rules matmuls and convolutions of models land in on AMD GPUs: those of matrix cores, in every dtype that has them."""

from __future__ import annotations

import pytest
import torch

from tk import models
from tk.frontend import load
from tk.pipeline import to_schedule
from tk.schedule.apply import schedule_module
from tk.schedule.discover import discover
from tk.target import resolve

MFMA = {"rocm.matmul_mfma", "rocm.conv_mfma"}


def rules_of_matmuls(module: object, args: object, arch: str) -> list[str]:
    """The rule of each function that multiplies, of a module with its example inputs."""
    target = resolve(f"rocm:{arch}")
    mod, _ = to_schedule(load(module, args), target)
    return [kernel.rule for kernel in schedule_module(mod, target)[1] if kernel.family == "matmul"]


class _Positions(torch.nn.Module):
    """Scores with the keys of relative positions, which all sequences of a batch share: DeBERTa's."""

    def forward(self, queries: torch.Tensor, positions: torch.Tensor) -> torch.Tensor:
        return torch.matmul(queries, positions.transpose(-1, -2))


@pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"])
def test_a_batch_that_is_partly_broadcast_is_multiplied_on_matrix_cores(arch: str) -> None:
    args = torch.zeros(2, 4, 24, 16).half(), torch.zeros(1, 4, 48, 16).half()
    assert rules_of_matmuls(_Positions(), args, arch) == ["rocm.matmul_mfma"]


@pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx950"])
@pytest.mark.parametrize("name", ["bert-tiny", "resnet-tiny"])
def test_float32_is_multiplied_on_matrix_cores(name: str, arch: str) -> None:
    """CDNA's have it, at an eighth or sixteenth of float16's rate; TVM's schedule, which took it before, does not use them."""
    network = models.build(name, dtype="float32")
    rules = rules_of_matmuls(network.module, network.args, arch)
    assert len(rules) >= 6
    assert set(rules) <= MFMA


def test_rules_of_memory_are_cuda_s() -> None:
    """What is not about NVIDIA's instructions is shared: a rule that CUDA gets is a rule here, or is named below."""
    nvidia = {
        *(f"attention{part}" for part in ("", "_decode", "_latent", "_latent_sm90", "_mma")),
        *(f"matmul_{part}" for part in ("dynamic", "mma", "skinny", "sm90", "sm90_f32")),
        *("conv_dynamic", "conv_sm90", "conv_sm90_f32", "depthwise", "matrix_panel"),
    }
    names = {kind: {rule.name.partition(".")[2] for rule in discover(kind)} for kind in ("cuda", "rocm")}
    assert names["cuda"] - names["rocm"] == nvidia
    assert names["rocm"] - names["cuda"] == {"attention_mfma", "matmul_mfma", "conv_mfma"}


class _Whole(torch.nn.Module):
    """A linear layer of 8-bit weights whose activations are rounded as they come, as torchao makes them."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("weight", torch.ones(48, 64, dtype=torch.int8))

    def forward(self, x: torch.Tensor, scale: torch.Tensor) -> torch.Tensor:
        rounded = (x / scale).round().clamp(-128, 127).to(torch.int8)
        return torch._int_mm(rounded, self.weight.t()).float() * scale


@pytest.mark.parametrize("arch", ["gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201"])
def test_int8_is_multiplied_on_matrix_cores(arch: str) -> None:
    """Nothing widens it before."""
    assert rules_of_matmuls(_Whole(), (torch.ones(32, 64), torch.ones(32, 1)), arch) == ["rocm.matmul_mfma"]


@pytest.mark.parametrize("arch", ["gfx942", "gfx1100"])
def test_transforms_and_sums_over_pairs_have_kernels(arch: str) -> None:
    """Not matmuls with tables of sines, and not the fallback rule."""

    class Spectra(torch.nn.Module):
        def forward(self, x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            near = torch.nn.functional.cosine_similarity(x[:, None], y[None], -1)
            return torch.view_as_real(torch.fft.rfft(x)), near

    target = resolve(f"rocm:{arch}")
    mod, _ = to_schedule(load(Spectra(), (torch.zeros(17, 64), torch.zeros(23, 64))), target)
    rules = {kernel.rule for kernel in schedule_module(mod, target)[1]}
    assert {"rocm.fourier", "rocm.broadcast_rows"} <= rules
    assert not rules & {"rocm.fallback", "rocm.matmul_mfma"}
