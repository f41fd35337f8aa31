"""The operators that PT2E writes, against torch's own kernels of them."""

from __future__ import annotations

from typing import Any

import pytest
import torch
import torch.ao.quantization.fx._decomposed  # registers them
from torch import nn

import tk

q = torch.ops.quantized_decomposed
INT8 = (-128, 127, torch.int8)


class Linear(nn.Module):
    """A linear layer as PT2E has it: activations by a scale of the tensor, weights by one of each row."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("weight", torch.randint(-127, 128, (5, 8), dtype=torch.int8))
        self.register_buffer("scales", torch.rand(5) * 0.02 + 0.01)
        self.register_buffer("zeros", torch.zeros(5, dtype=torch.int64))

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        code = q.quantize_per_tensor(x, 0.05, 3, *INT8)
        weight = q.dequantize_per_channel(self.weight, self.scales, self.zeros, 0, *INT8)
        return code, nn.functional.linear(q.dequantize_per_tensor(code, 0.05, 3, *INT8), weight)


class Others(nn.Module):
    """Scales that are tensors, codes of channels and of tokens, bytes without sign."""

    def forward(self, x: torch.Tensor, scale: torch.Tensor, zero: torch.Tensor) -> Any:
        byte = (0, 255, torch.uint8)
        code = q.quantize_per_tensor.tensor(x, scale[0], zero[0], *byte)
        channels = q.quantize_per_channel(x, scale, zero, 1, *byte)
        tokens = q.quantize_per_token(x, scale[:3, None], zero[:3, None].float(), *INT8)
        return (
            code, q.dequantize_per_tensor.tensor(code, scale[0], zero[0], *byte), channels,
            q.dequantize_per_channel(channels, scale, None, -1, *byte), tokens,
            q.dequantize_per_token(tokens, scale[:3, None], zero[:3, None].float(), *INT8, torch.float32),
        )  # fmt: skip


@pytest.mark.parametrize("module", [Linear(), Others()], ids=["linear", "others"])
def test_as_torch(module: nn.Module) -> None:
    torch.manual_seed(0)
    args = (torch.randn(3, 8),)
    if isinstance(module, Others):
        args += (torch.rand(8) * 0.02 + 0.01, torch.randint(0, 9, (8,)))
    given = tk.load(tk.compile(module, args, target="cpu"))(*args)
    for one, expected in zip(given, module(*args), strict=True):
        assert one.dtype == expected.dtype
        torch.testing.assert_close(torch.as_tensor(one), expected, rtol=1e-6, atol=1e-6)


class Trained(nn.Module):
    """A layer as training for quantization leaves it: rounded weights and activations in floating point."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(8, 5)
        self.scale, self.zero = nn.Parameter(torch.tensor(0.03)), nn.Parameter(torch.tensor(2.0))
        self.register_buffer("scales", torch.rand(5) * 0.02 + 0.01)
        self.register_buffer("zeros", torch.zeros(5, dtype=torch.int32))

    def product(self, x: torch.Tensor) -> torch.Tensor:
        weight = torch.fake_quantize_per_channel_affine(self.linear.weight, self.scales, self.zeros, 0, -128, 127)
        return nn.functional.linear(torch.fake_quantize_per_tensor_affine(x, 0.05, 3, 0, 255), weight, self.linear.bias)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = torch.fake_quantize_per_channel_affine(self.product(x), self.scales, self.zeros, 1, -8, 7)
        return torch.fake_quantize_per_tensor_affine(y, self.scale, self.zero.to(torch.int32), 0, 255)


def test_fake_quantization_of_batches_of_any_size() -> None:
    model = Trained().eval()
    dims = ({0: torch.export.Dim("batch", min=2)},)
    module = tk.load(tk.compile(model, (torch.randn(3, 8),), target="cpu", dynamic_shapes=dims))
    x = torch.randn(11, 8)
    with torch.no_grad():
        ties = ((model.product(x) / model.scales).abs().frac() - 0.5).abs() < 1e-4  # where a last bit decides
        assert int(ties.sum()) <= 2
        torch.testing.assert_close(module(x)[~ties], model(x)[~ties], rtol=1e-4, atol=1e-4)
