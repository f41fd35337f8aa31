"""tk.torch.wrap: a package inside torch.compile and torch.export, as one operator with the signature's shapes."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import torch
from torch import nn
from torch.export import Dim

import tk
from tests.frontend.running import error
from tk.errors import InputTypeError, InputValueError, UsageError

pytestmark = pytest.mark.xdist_group("wrapped")  # compiled once


class Inner(nn.Module):
    """Structure on both sides, and an output whose size is twice the batch."""

    def __init__(self) -> None:
        super().__init__()
        self.linear = nn.Linear(8, 4)

    def forward(self, x: torch.Tensor, extra: dict[str, torch.Tensor]) -> dict[str, torch.Tensor]:
        y = self.linear(x) + extra["bias"]
        return {"y": y.relu(), "twice": torch.cat([y, y])}


class Outer(nn.Module):
    """Torch around the package."""

    def __init__(self, inner: nn.Module) -> None:
        super().__init__()
        self.inner, self.last = inner, nn.Linear(4, 3)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        out = self.inner(x * 2, {"bias": x.new_ones(4)})
        return self.last(out["twice"]) + out["y"].sum()


@pytest.fixture(scope="module")
def models() -> tuple[nn.Module, nn.Module, tk.Package]:
    torch.manual_seed(0)
    inner = Inner().eval()
    args = (torch.randn(3, 8), {"bias": torch.randn(4)})
    dims = {"x": {0: Dim("batch", min=1, max=64)}, "extra": {"bias": None}}
    package = tk.compile(inner, args, target="cpu", dynamic_shapes=dims, verify=False)
    outer = Outer(inner).eval()
    wrapped = Outer(tk.torch.wrap(package)).eval()
    wrapped.last = outer.last
    return outer, wrapped, package


def operators(graph: torch.fx.Graph) -> list[str]:
    return [str(node.target) for node in graph.nodes if str(node.target).startswith("tk.")]


def test_eager(models: Any) -> None:
    outer, wrapped, _ = models
    for batch in (1, 3, 5):
        x = torch.randn(batch, 8)
        assert error(wrapped(x).detach(), outer(x).detach()) < 1e-6


def test_inside_torch_compile_as_one_graph(models: Any) -> None:
    outer, wrapped, _ = models
    graphs: list[torch.fx.GraphModule] = []

    def backend(graph: torch.fx.GraphModule, _inputs: Any) -> Any:
        graphs.append(graph)
        return graph

    torch._dynamo.reset()
    compiled = torch.compile(wrapped, backend=backend, fullgraph=True, dynamic=True)
    with torch.no_grad():
        for batch in (3, 6, 7):
            x = torch.randn(batch, 8)
            assert error(compiled(x), outer(x)) < 1e-6
    assert len(graphs) == 1
    assert len(operators(graphs[0].graph)) == 1


def test_inside_torch_compile_with_aot_autograd(models: Any) -> None:
    outer, wrapped, _ = models
    torch._dynamo.reset()
    x = torch.randn(4, 8)
    with torch.no_grad():
        assert error(torch.compile(wrapped, backend="aot_eager", fullgraph=True)(x), outer(x)) < 1e-6


@pytest.mark.rotated(4)
def test_inside_torch_export_with_dynamic_dims(models: Any) -> None:
    outer, wrapped, _ = models
    batch = Dim("batch", min=2, max=64)
    program = torch.export.export(wrapped, (torch.randn(3, 8),), dynamic_shapes=({0: batch},)).run_decompositions()
    assert len(operators(program.graph)) == 1
    out = next(iter(program.graph.output_node().args[0])).meta["val"]
    assert str(out.shape[0]).startswith("2*")
    x = torch.randn(11, 8)
    with torch.no_grad():
        assert error(program.module()(x), outer(x)) < 1e-6


@pytest.mark.rotated(4)
def test_an_exported_program_runs_in_another_process(models: Any, tmp_path: Path) -> None:
    outer, wrapped, package = models
    x = torch.randn(3, 8)
    torch.export.save(torch.export.export(wrapped, (x,)), tmp_path / "outer.pt2")
    package.save(tmp_path / "inner.tk")
    torch.save((x, outer(x).detach()), tmp_path / "expected.pt")
    script = f"""
import torch, tk
tk.torch.wrap({str(tmp_path / "inner.tk")!r})
x, expected = torch.load({str(tmp_path / "expected.pt")!r})
torch.testing.assert_close(torch.export.load({str(tmp_path / "outer.pt2")!r}).module()(x), expected)
"""
    subprocess.run([sys.executable, "-c", script], check=True, cwd=tmp_path, timeout=500)


def test_the_operator_passes_torch_s_own_checks(models: Any) -> None:
    _, _, package = models
    operator = tk.torch._operator(package, None)
    torch.library.opcheck(operator, ([torch.randn(3, 8), torch.randn(4)],))
    assert operator in tk.torch._operators.values()
    assert tk.torch._operator(package, None) is operator


@pytest.mark.parametrize(
    ("inputs", "raises"),
    [
        ((torch.zeros(3, 9), {"bias": torch.zeros(4)}), InputValueError),
        ((torch.zeros(3, 8, dtype=torch.float64), {"bias": torch.zeros(4)}), InputTypeError),
        ((torch.zeros(3, 8), {"other": torch.zeros(4)}), InputTypeError),
    ],
)
def test_inputs_that_the_package_does_not_take(models: Any, inputs: Any, raises: type[Exception]) -> None:
    _, _, package = models
    with pytest.raises(raises):
        tk.torch.wrap(package)(*inputs)
    if "bias" in inputs[1]:
        with torch._subclasses.FakeTensorMode() as mode, pytest.raises(raises):
            tk.torch.wrap(package)(mode.from_tensor(inputs[0]), {"bias": mode.from_tensor(inputs[1]["bias"])})


def test_sizes_that_values_give() -> None:
    """An ONNX model that counts, inside a graph of torch.compile: its sizes are symbols without a value."""
    from onnx import helper

    from tests.frontend.onnx_graphs import model_of

    x = torch.randn(4, 5)
    counting = model_of([helper.make_node("NonZero", ["x"], ["places"])], {"x": x.numpy()}, ["places"])
    indices = tk.torch.wrap(tk.compile(counting, target="cpu", verify=False))
    compiled = torch.compile(lambda x: indices(x.relu()) + 1, fullgraph=True, backend="eager")
    for _ in range(2):
        x = torch.randn(4, 5)
        assert torch.equal(compiled(x), x.relu().nonzero().T + 1)


def test_what_writes_into_its_inputs_is_no_operator() -> None:
    class Adds(torch.nn.Module):
        def forward(self, x: torch.Tensor, total: torch.Tensor) -> torch.Tensor:
            return total.add_(x) * 2

    package = tk.compile(Adds(), (torch.ones(2), torch.zeros(2)), target="cpu", verify=False)
    with pytest.raises(UsageError, match="writes into total"):
        tk.torch.wrap(package)
