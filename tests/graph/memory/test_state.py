"""What programs write into their inputs and buffers, against torch: values, what is written, where it lies."""

from __future__ import annotations

import copy
from typing import Any

import pytest
import torch
import tvm

import tk
from tests.graph.memory.state_programs import Program, draw
from tests.sample import sample

SEEDS = sample(range(40), 6)


def named(plan: Any, states: list[torch.Tensor]) -> dict[str, torch.Tensor]:
    return {f"own_{i}": state for i, state in enumerate(states[: plan.buffers])}


@pytest.mark.rotated(7)
@pytest.mark.parametrize("seed", SEEDS)
def test_values_and_what_is_written_are_torch_s(seed: int) -> None:
    plan = draw(seed)
    if not plan.given or not plan.steps:
        pytest.skip("nothing is done")
    program = Program(plan, seed)
    size = 3 if plan.dynamic else None
    states = plan.states(seed, size)
    args = (plan.arguments(seed, size), [each.clone() for each in states[plan.buffers :]])
    shapes: Any = None
    if plan.dynamic:
        batch = torch.export.Dim("batch", min=2, max=64)
        rows = [None if kind == "index" or -1 not in what[0] else {what[0].index(-1): batch} for kind, what in plan.given]
        shapes = (rows, [{0: batch} for _ in states])
    package = tk.compile(copy.deepcopy(program), args, target="cpu", dynamic_shapes=shapes, verify=False)
    module = tk.load(package)
    for call in range(3):
        size = (2, 5, 3)[call] if plan.dynamic else None
        given = plan.arguments(seed * 10 + call, size)
        fresh = plan.states(seed + call, size)
        if plan.dynamic or call == 0:
            states, theirs = fresh, [each.clone() for each in fresh]
        mine = [each.clone() for each in theirs] if call == 0 or plan.dynamic else mine  # noqa: F821 - set in the first call
        program.load_state_dict(named(plan, theirs))
        with torch.no_grad():
            want = program([each.clone() for each in given], theirs[plan.buffers :])
        theirs = [getattr(program, f"own_{i}").clone() for i in range(plan.buffers)] + theirs[plan.buffers :]
        want = [each.clone() for each in want]
        indices = [each.data_ptr() for each in mine]
        buffers = {name: each for name, each in named(plan, mine).items() if name in {s.name for s in module.inputs}}
        got = module(given, mine[plan.buffers :], **buffers)
        for a, b in zip(got, want, strict=True):
            torch.testing.assert_close(a, b, rtol=0, atol=0)
        for a, b in zip(mine, theirs, strict=True):
            torch.testing.assert_close(a, b, rtol=0, atol=0)
        assert indices == [each.data_ptr() for each in mine]


class OnlyWrites(torch.nn.Module):
    """Returns nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("total", torch.zeros(3))

    def forward(self, x: torch.Tensor) -> None:
        self.total += x.sum(0)


def test_a_program_may_return_nothing() -> None:
    module = tk.load(tk.compile(OnlyWrites(), (torch.randn(2, 3),), target="cpu"))
    x, total = torch.randn(2, 3), torch.zeros(3)
    assert module(x, total=total) is None
    torch.testing.assert_close(total, x.sum(0))


@pytest.mark.rotated(3)
@pytest.mark.parametrize("target", ["cpu", "cuda:sm_90a"])
@pytest.mark.parametrize("seed", [None, 136])  # in the second a captured part in the middle only writes
def test_functions_return_something(target: str, seed: int | None) -> None:
    """TVM's machine has no register for an empty tuple, as a captured part that only writes gives."""
    from tk.frontend import load
    from tk.pipeline import graph, in_place, lower, settings
    from tk.schedule.apply import schedule_module
    from tk.target import resolve

    module, args = OnlyWrites(), (torch.randn(2, 3),)
    if seed is not None:
        plan = draw(seed)
        module, args = Program(plan, seed), (plan.arguments(seed, None), plan.states(seed, None)[plan.buffers :])
    model, chosen = load(module, args), resolve(target)
    with chosen.tvm(), settings(chosen):
        mod, _ = graph(model, chosen)
        lowered = lower(schedule_module(mod, chosen)[0], chosen.is_gpu, in_place(mod))
    functions = [func for _, func in lowered.functions_items() if isinstance(func, tvm.relax.Function)]
    assert all(not isinstance(func.ret_ty, tvm.relax.TupleType) or len(func.ret_ty.fields) for func in functions)
    bindings = [binding for func in functions for block in func.body.blocks for binding in block.bindings]
    captured = [b for b in bindings if "cuda_graph.run_or_capture" in str(b.value)]
    assert bool(captured) == (chosen.is_gpu and seed is not None)  # one kernel alone is no graph
    assert all(len(binding.var.ty.fields) for binding in captured)


class Swap(torch.nn.Module):
    """Two buffers change places, the first with one more; then the second is made anew."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("a", torch.zeros(5))
        self.register_buffer("b", torch.zeros(5))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        before = self.a.clone()
        self.b.add_(x)
        self.a.copy_(self.b)
        self.b.copy_(before)
        return self.b.mul_(-1) + 0


def test_a_copy_leaves_what_else_has_the_old_value() -> None:
    x, a, b = torch.randn(5), torch.randn(5), torch.randn(5)
    module = tk.load(tk.compile(Swap(), (x,), target="cpu", verify=False))
    mine = {"a": a.clone(), "b": b.clone()}
    out = module(x, **mine)
    torch.testing.assert_close(mine["a"], b + x)
    torch.testing.assert_close(mine["b"], -a)
    torch.testing.assert_close(out, -a)


class Step(torch.nn.Module):
    """A token of a decoder of two layers: each writes a row of its caches, and reads all of them."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = torch.nn.ModuleList(torch.nn.Linear(64, 192, bias=False) for _ in range(2))
        for layer in range(2):
            for name in ("keys", "values"):
                self.register_buffer(f"{name}_{layer}", torch.zeros(4, 96, 16))

    def forward(self, x: torch.Tensor, position: torch.Tensor) -> torch.Tensor:
        seen = torch.arange(96) <= position
        for number, layer in enumerate(self.layers):
            q, k, v = layer(x).reshape(3, 4, 1, 16)
            keys, values = getattr(self, f"keys_{number}"), getattr(self, f"values_{number}")
            keys.index_copy_(1, position, k * torch.cos(position).to(k.dtype))
            values.index_copy_(1, position, v)
            x = x + torch.nn.functional.scaled_dot_product_attention(q, keys, values, seen).reshape(1, 64)
        return x


@pytest.mark.parametrize("target", ["h200", "a100"])
def test_a_step_copies_no_cache(target: str) -> None:
    """Kernels that are captured in CUDA graphs stand in another order than the model's: what writes a cache back at the end
    may come before what reads it."""
    from tk.frontend import load
    from tk.graph.memory.copies import COPY
    from tk.pipeline import graph, in_place, lower, settings
    from tk.schedule.apply import schedule_module
    from tk.target import resolve

    chosen = resolve(target)
    model = load(Step().bfloat16().eval(), (torch.randn(1, 64).bfloat16(), torch.tensor([5])))
    with chosen.tvm(), settings(chosen):
        mod, _ = graph(model, chosen)
        lowered = lower(schedule_module(mod, chosen)[0], True, in_place(mod))
    kernels = [func for _, func in mod.functions_items() if not isinstance(func, tvm.relax.Function)]
    assert any((func.attrs or {}).get(COPY) is not None for func in kernels)
    kernels = [func for _, func in lowered.functions_items() if not isinstance(func, tvm.relax.Function)]
    assert not any((func.attrs or {}).get(COPY) is not None for func in kernels)


class LaterWrite(torch.nn.Module):
    """A cache that is written, kept, and written again in a part of it that the result reads, not the cache."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("cache", torch.zeros(6, 4))

    def forward(self, x: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
        self.cache.index_copy_(0, i, x)
        return self.cache.index_copy(0, i, 2 * x) + 1


def test_what_is_written_behind_the_end_s_copy_is_not_in_the_input() -> None:
    x, i, cache = torch.randn(2, 4), torch.tensor([3, 0]), torch.randn(6, 4)
    module = tk.load(tk.compile(LaterWrite(), (x, i), target="cpu", verify=False))
    mine = cache.clone()
    out = module(x, i, cache=mine)
    torch.testing.assert_close(mine, cache.index_copy(0, i, x))
    torch.testing.assert_close(out, cache.index_copy(0, i, 2 * x) + 1)
