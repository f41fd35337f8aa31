"""Programs of many operators that are alike are decomposed as torch decomposes them, each kind of operator traced once."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

from tk.frontend.torch import alike_operators
from tk.frontend.torch import export as exports
from tk.frontend.torch.alike_operators import MANY, decomposed_alike
from tk.frontend.torch.export import quiet

STEPS: list[Any] = [
    nn.Hardswish(), nn.SiLU(), nn.Softplus(), nn.LayerNorm(8), nn.Linear(8, 8), lambda y: torch.cat((y, y), -1),
    lambda y: y.transpose(1, 2).reshape(y.shape[0], 8, -1).transpose(1, 2), lambda y: y.double().to(torch.float32),
    lambda y: y.std(-1, keepdim=True) + y, lambda y: y.chunk(2, 2)[0].repeat(1, 1, 2) + y, lambda y: y.softmax(-1),
    lambda y: torch.where(y > 0, 1.0, y), lambda y: y.max(-1, keepdim=True)[0] * y, lambda y: y.float(),
    lambda y: y.clone().mul_(2.0), lambda y: y.detach() + y.masked_fill(y > 1, 0.0),
]  # fmt: skip


class Cache(nn.Module):
    """Steps, of which each also writes into a state and a buffer, and reads them before and behind."""

    def __init__(self, steps: list[Any]) -> None:
        super().__init__()
        self.steps = nn.ModuleList([step for step in steps if isinstance(step, nn.Module)])
        self.order = steps
        self.register_buffer("counts", torch.zeros(4))

    def forward(self, x: torch.Tensor, state: torch.Tensor, at: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        y = x
        for step in self.order:
            before = state.select(1, 0).sum() * 0.125
            state.index_put_((torch.arange(x.shape[0])[:, None], at), y[..., :8])
            y = step(y)[..., :8] + before + state[:, :1]
            self.counts.add_(1.0)
            y = y + self.counts.sum()
        return y, state.sum(-1)


def _text(program: torch.export.ExportedProgram) -> list[tuple[str, ...]]:
    """The operators and their arguments, results by number, without assertions, whose arguments torch orders anew, and without
    the aliases that torch puts before what is written into."""
    number: dict[Any, str] = {}
    found = []
    for node in program.graph.nodes:
        if node.target is torch.ops.aten.alias.default:
            number[node] = number[node.args[0]]
        elif node.target is not torch.ops.aten._assert_tensor_metadata.default:
            number[node] = f"%{len(found)}"
            args, kwargs = (
                str(torch.fx.node.map_arg(each, lambda one: number[one])) for each in (node.args, dict(node.kwargs))
            )
            found.append((node.op, str(node.target), args, kwargs))
    return found


def _exported(steps: list[Any], dynamic: bool) -> Any:
    batch = torch.export.Dim("batch", min=2, max=64)
    shapes = ({0: batch}, {0: batch}, {0: batch}) if dynamic else None
    args = torch.randn(3, 6, 8), torch.zeros(3, 10, 8), torch.arange(6).repeat(3, 1) + 2
    return exports.export(Cache(steps).eval(), args, {}, shapes), args


def _drawn() -> list[Any]:
    generator = np.random.default_rng()
    chosen = [STEPS[int(index)] for index in generator.integers(len(STEPS), size=4)]
    return [step for _ in range(8) for step in chosen]


@pytest.mark.parametrize("dynamic", [False, True])
def test_programs_are_those_that_torch_makes(dynamic: bool) -> None:
    for _ in range(2):
        program, args = _exported(_drawn(), dynamic)
        table = exports._table({})
        with quiet():
            alike, own = decomposed_alike(program, table), program.run_decompositions(table)
        assert alike is not None
        assert sum(node.op == "call_function" for node in program.graph.nodes) >= MANY
        specs = [[(spec.kind, spec.target) for spec in each.graph_signature.output_specs] for each in (alike, own)]
        assert specs[0] == specs[1]
        assert [node.target for node in alike.graph.nodes if node.op == "placeholder"] == [
            node.target for node in own.graph.nodes if node.op == "placeholder"
        ]
        states = [args[1].clone(), args[1].clone()]
        results = []
        for each, state in zip((alike, own), states, strict=True):
            program.state_dict["counts"].zero_()  # which both have
            results.append(each.module()(args[0], state, args[2]))
        torch.testing.assert_close(results[0], results[1], rtol=0, atol=0, equal_nan=True)
        torch.testing.assert_close(states[0], states[1], rtol=0, atol=0, equal_nan=True)
        if not dynamic:  # of dynamic sizes torch writes some in other orders
            assert _text(alike) == _text(own)


def test_each_kind_is_traced_once(monkeypatch: pytest.MonkeyPatch) -> None:
    traced = []
    own = alike_operators.make_fx
    monkeypatch.setattr(alike_operators, "make_fx", lambda *args, **kwargs: traced.append(args) or own(*args, **kwargs))
    monkeypatch.setattr(torch.export.ExportedProgram, "run_decompositions", lambda *_: pytest.fail("the program was traced"))
    counts = []
    for layers in (10, 20):
        traced.clear()
        exports.functional(_exported([nn.SiLU(), nn.Hardswish()] * layers, True)[0])
        counts.append(len(traced))
    assert counts[0] == counts[1] > 0


class Views(nn.Module):
    """Writes into a view, and reads one of what is written later."""

    def __init__(self, later: bool) -> None:
        super().__init__()
        self.later = later

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = x * 2
        part = y[:, 1:3]
        for _ in range(MANY):
            x = torch.nn.functional.silu(x) + x
        if self.later:
            y.mul_(3.0)
        else:
            part.mul_(3.0)
        return y.sum() + part + x[:, :2]


@pytest.mark.parametrize("later", [False, True])
def test_views_are_left_to_torch(later: bool) -> None:
    x = torch.randn(4, 6)
    program = exports.export(Views(later).eval(), (x,), {}, None)
    with quiet():
        assert decomposed_alike(program, exports._table({})) is None
    torch.testing.assert_close(exports.functional(program).module()(x), Views(later)(x))
