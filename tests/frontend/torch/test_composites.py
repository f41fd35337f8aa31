"""What torch prepares for decompositions is prepared once, and torch is then as it was."""

from __future__ import annotations

import torch

from tk.frontend.torch import composites
from tk.frontend.torch.export import export, functional


class Model(torch.nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.nn.functional.linear(torch.nn.functional.pad(x, (1, 2)), x.new_ones(3, 8)).roll(1)


def operators(count: int) -> list[str]:
    program = functional(export(Model(), (torch.randn(count, 5),), {}, None))
    return [str(node.target) for node in program.graph.nodes if node.op == "call_function"]


def kernels() -> dict[str, set[str]]:
    """What is registered in Python of the operators that torch has as composites."""
    overloads = [getattr(getattr(torch.ops.aten, name), "default", None) for name in ("linear", "matmul", "roll", "dropout")]
    return {str(op): {str(key) for key in op.py_kernels} for op in overloads if op is not None}


def test_a_second_decomposition_is_as_the_first_and_leaves_torch_as_it_was() -> None:
    composites._overrides.clear()
    composites._splits.clear()
    before = kernels()
    first = operators(2)
    assert kernels() == before
    kept = composites._overrides["last"]
    assert operators(3) == first
    assert composites._overrides["last"] is kept
    assert kernels() == before
    assert "aten.linear.default" in first


def test_a_composite_that_is_added_is_seen() -> None:
    operators(2)
    with torch.library._scoped_library("tk_composites", "DEF") as library:
        library.define("twice(Tensor x) -> Tensor")
        library.impl("twice", lambda x: x + x, "CompositeImplicitAutograd")

        class Twice(torch.nn.Module):
            def forward(self, x: torch.Tensor) -> torch.Tensor:
                return torch.ops.tk_composites.twice(x) * 3

        program = functional(export(Twice(), (torch.randn(4),), {}, None))
        found = [str(node.target) for node in program.graph.nodes if node.op == "call_function"]
    assert found == ["aten.add.Tensor", "aten.mul.Tensor"]
    assert operators(4) == operators(5)
