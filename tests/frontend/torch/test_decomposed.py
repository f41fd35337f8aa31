"""Programs that need no decomposition are left whole, and are what torch's own decomposition makes of them."""

from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

from tk.frontend.torch import export as exports
from tk.frontend.torch.decomposed import is_decomposed

WHOLE: list[Any] = [
    torch.sin, torch.tanh, torch.relu, lambda y: y + 1.5, lambda y: y * y.sum(-1, keepdim=True), lambda y: y.permute(0, 2, 1),
    lambda y: y.unsqueeze(0).amax(0), lambda y: torch.where(y > 0, y, 2.0 * y), lambda y: -y,
]  # fmt: skip
# What torch takes apart, and what writes into a tensor.
OTHERS: list[Any] = [
    nn.Hardswish(), nn.BatchNorm1d(8).eval(), lambda y: y.std(0, keepdim=True) + y,
    lambda y: y.clone().add_(1.0), lambda y: y.reshape(48),
]  # fmt: skip


class Steps(nn.Module):
    """The steps, one behind the other, over a weight of its own."""

    def __init__(self, steps: list[Any]) -> None:
        super().__init__()
        self.steps, self.weight = steps, nn.Parameter(torch.randn(6, 8))

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        y = x * self.weight
        for step in self.steps:
            y = step(y)
        return y, x


def _drawn(choices: list[Any]) -> list[Any]:
    generator = np.random.default_rng()
    return [choices[int(i)] for i in generator.integers(len(choices), size=int(generator.integers(1, 9)))]


def _text(program: torch.export.ExportedProgram) -> list[tuple[str, ...]]:
    """The operators and their arguments, results by number: with dynamic sizes torch numbers names otherwise."""
    number = {node: f"%{index}" for index, node in enumerate(program.graph.nodes)}

    def arguments(value: Any) -> str:
        return str(torch.fx.node.map_arg(value, lambda node: number[node]))

    return [(node.op, str(node.target), arguments(node.args), arguments(node.kwargs)) for node in program.graph.nodes]


@pytest.mark.parametrize("dynamic", [False, True])
def test_programs_left_whole_are_what_torch_makes_of_them(dynamic: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    shapes = {"x": {0: torch.export.Dim("n", min=2, max=64), 1: None, 2: None}} if dynamic else None
    for _ in range(4):
        program = exports.export(Steps(_drawn(WHOLE)).eval(), (torch.randn(3, 6, 8),), {}, shapes)
        before = _text(program)
        assert is_decomposed(program, exports._table({}))
        left = exports.functional(program)
        assert _text(program) == before
        with monkeypatch.context() as patch:
            patch.setattr(exports, "is_decomposed", lambda *_: False)
            taken_apart = exports.functional(program)
        assert _text(left) == _text(taken_apart)
        assert left.graph_signature.input_specs == taken_apart.graph_signature.input_specs
        assert left.range_constraints == taken_apart.range_constraints


def test_inputs_have_names_of_python_s_own() -> None:
    class Named(nn.Module):
        def forward(self, input: torch.Tensor, max: torch.Tensor) -> torch.Tensor:
            return torch.sin(input) + max

    program = exports.export(Named(), (torch.randn(3), torch.randn(3)), {}, None)
    left = exports.functional(program)
    assert [node.name for node in left.graph.nodes] == [node.name for node in program.graph.nodes]
    left.module()(torch.randn(3), torch.randn(3))


@pytest.mark.parametrize("other", range(len(OTHERS)))
def test_what_torch_takes_apart_is_taken_apart(other: int) -> None:
    program = exports.export(Steps([torch.sin, OTHERS[other], torch.sin]).eval(), (torch.randn(6, 8),), {}, None)
    assert not is_decomposed(program, exports._table({}))
    assert {node.target for node in exports.functional(program).graph.nodes} != {node.target for node in program.graph.nodes}
