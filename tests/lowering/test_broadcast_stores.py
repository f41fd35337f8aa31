"""One bfloat16 stored for many lanes on a CPU."""

from __future__ import annotations

import pytest
import torch

import tk


class Sinks(torch.nn.Module):
    """Behind each row of scores a number of its head's, as attention sinks are."""

    def forward(self, scores: torch.Tensor, sinks: torch.Tensor) -> torch.Tensor:
        batch, heads, rows, _ = scores.shape
        return torch.cat((scores, sinks.reshape(1, heads, 1, 1).expand(batch, heads, rows, 1)), -1)


class Repeated(torch.nn.Module):
    def forward(self, scores: torch.Tensor, sinks: torch.Tensor) -> torch.Tensor:
        return sinks[:, None].expand(sinks.shape[0], scores.shape[2] * 8).contiguous().clone()


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("heads", "rows"), [(8, 16), (3, 128)])
@pytest.mark.parametrize("build", [Sinks, Repeated])
def test_it_is_stored(build: type[torch.nn.Module], heads: int, rows: int) -> None:
    scores, sinks = torch.randn(2, heads, rows, 24).bfloat16(), torch.randn(heads).bfloat16()
    module = tk.load(tk.compile(build(), (scores, sinks), target="cpu", verify=False))
    torch.testing.assert_close(module(scores, sinks), build()(scores, sinks), rtol=0, atol=0)


def test_weights_that_are_repeated_are_computed() -> None:
    from tk.graph.weights import fold

    class Stored(Sinks):
        def __init__(self) -> None:
            super().__init__()
            self.sinks = torch.nn.Parameter(torch.randn(8).bfloat16())

        def forward(self, scores: torch.Tensor) -> torch.Tensor:  # type: ignore[override]
            return super().forward(scores, self.sinks)

    scores, net = torch.randn(2, 8, 128, 24).bfloat16(), Stored().eval()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(fold, "SMALL", -1)  # as many gigabytes are: by kernels for this host
        patch.setattr(fold, "EACH", -1)
        module = tk.load(tk.compile(net, (scores,), target="cpu", verify=False))
    with torch.no_grad():
        torch.testing.assert_close(module(scores), net(scores), rtol=0, atol=0)
