"""What torch holds at most in a call, counted without computing: chains, views, what is kept, what cannot be counted."""

from __future__ import annotations

import torch

import tk
from tk.frontend.torch.memory import eager_peak

KB = 256 * 4  # bytes of a float32 tensor of 256


class Net(torch.nn.Module):
    def __init__(self, keep: bool = False) -> None:
        super().__init__()
        self.weight = torch.nn.Parameter(torch.randn(256))
        self.keep = keep

    def forward(self, x: torch.Tensor) -> list[torch.Tensor]:
        kept: list[torch.Tensor] = []
        for _ in range(5):
            x = (x * self.weight).reshape(16, 16).reshape(256)  # the product is new, the reshapes are views
            kept = [*kept, x] if self.keep else [x]
        return kept


def test_a_chain_holds_two_at_a_time() -> None:
    assert eager_peak(Net(), (torch.randn(256),), {}) == 2 * KB


def test_what_is_kept_adds_up() -> None:
    assert eager_peak(Net(keep=True), (torch.randn(256),), {}) == 5 * KB


def test_a_module_keeps_no_tensor_without_memory() -> None:
    class Cached(torch.nn.Module):
        """Keeps what a parameter gives for later calls, as LeViT does its biases."""

        def __init__(self) -> None:
            super().__init__()
            self.weight, self.cache = torch.nn.Parameter(torch.randn(256)), {"other": torch.ones(1)}

        def forward(self, x: torch.Tensor) -> torch.Tensor:
            if "cpu" not in self.cache:
                self.cache["cpu"] = self.weight * 2
            self.last = x * self.cache["cpu"]
            return self.last

    module, x = Cached().eval(), torch.randn(256)
    assert eager_peak(module, (x,), {}) == 2 * KB
    assert list(module.cache) == ["other"]
    assert "last" not in vars(module)
    package = tk.compile(module, (x,), target="cpu")
    assert package.evidence[0]["passed"]
    torch.testing.assert_close(module(x), x * module.weight * 2)


def test_weights_and_inputs_do_not_count() -> None:
    assert eager_peak(torch.nn.Identity(), (torch.randn(256),), {}) == 0
    assert eager_peak(torch.nn.Flatten(), (torch.randn(4, 8, 8),), {}) == 0


def test_sizes_that_values_decide_are_not_known() -> None:
    class Chosen(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x[: int(x.sum())]

    assert eager_peak(Chosen(), (torch.ones(4),), {}) is None


def test_a_recurrent_layer_counts_as_one_operator_whatever_its_steps() -> None:
    for kind, hidden in ((torch.nn.GRU, 16), (torch.nn.RNN, 24)):
        for both_ways in (False, True):
            module = kind(8, hidden, 3, bidirectional=both_ways)
            width, states = hidden * (1 + both_ways), 3 * (1 + both_ways) * 2 * hidden
            for steps in (5, 20_000):  # whose operators would take minutes
                outputs = 2 * steps * 2 * width  # a layer's input and its output
                assert eager_peak(module, (torch.randn(steps, 2, 8),), {}) == 4 * (outputs + states)  # the first states
