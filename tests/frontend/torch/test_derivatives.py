"""Models whose forward takes derivatives: forces, scores, Jacobians, residuals of differential equations, inner steps."""

from __future__ import annotations

import copy
from collections.abc import Callable
from typing import Any

import pytest
import torch
from torch.nn import functional as F

import tk
from tests.torch_function import Function
from tk.errors import ImportModelError
from tk.frontend import load
from tk.frontend.torch.derivatives import transforms_closed
from tk.frontend.torch.export import export

Tensors = tuple[torch.Tensor, ...]


def _network(inputs: int, outputs: int) -> torch.nn.Module:
    return torch.nn.Sequential(
        torch.nn.Linear(inputs, 16), torch.nn.SiLU(), torch.nn.LayerNorm(16), torch.nn.Mish(), torch.nn.Linear(16, outputs)
    )


class Forces(torch.nn.Module):
    """−∂E/∂x of a graph network, as autograd gives it; with `enabled`, forward enables gradients by itself."""

    def __init__(self, enabled: bool) -> None:
        super().__init__()
        self.enabled, self.edge, self.out = enabled, _network(3, 8), _network(8, 1)

    def energies(self, x: torch.Tensor, edges: torch.Tensor) -> torch.Tensor:
        """One a node, [nodes, 1]."""
        source, target = edges
        apart = x[source] - x[target]
        messages = self.edge(apart) * torch.exp(-apart.square().sum(-1, keepdim=True))
        return self.out(x.new_zeros(x.shape[0], 8).index_add(0, target, messages))

    def forward(self, x: torch.Tensor, edges: torch.Tensor) -> Tensors:
        with torch.set_grad_enabled(self.enabled or torch.is_grad_enabled()):
            x = x.detach().requires_grad_()
            energy = self.energies(x, edges).sum()
            return energy.detach(), -torch.autograd.grad(energy, x)[0]


def _rounded(module: Forces, x: torch.Tensor, edges: torch.Tensor) -> Tensors:
    """What `module`, in float64, gives where each of its weights and of the coordinates is a rounding of float32 off."""
    other, unit = copy.deepcopy(module), 2.0**-24
    with torch.no_grad():
        for weight in other.parameters():
            weight.mul_(1 + unit * torch.randn_like(weight))
    found: Tensors = other(x * (1 + unit * torch.randn_like(x)), edges)
    return found


@pytest.mark.parametrize("enabled", [False, True])
def test_forces_of_a_graph_of_any_size(enabled: bool) -> None:
    module = Forces(enabled).eval()
    n, e = torch.export.Dim("n", min=2, max=64), torch.export.Dim("e", min=2, max=256)
    args = torch.randn(5, 3), torch.randint(0, 5, (2, 12))
    loaded = tk.load(tk.compile(module, args, dynamic_shapes=({0: n}, {1: e}), target="cpu"))
    assert "forward" not in vars(module)
    assert all(each.requires_grad for each in module.parameters())
    for nodes, edges in ((5, 12), (11, 40)):
        source = torch.randint(0, nodes, (edges,))
        target = (source + torch.randint(1, nodes, (edges,))) % nodes  # a loop's forces cancel, and take the others' digits
        x, wide = torch.randn(nodes, 3), copy.deepcopy(module).double()
        lines = torch.stack([source, target])
        expected = wide(x.double(), lines)
        scales = torch.linalg.norm(wide.energies(x.double(), lines)), torch.linalg.norm(expected[1])
        off = [_rounded(wide, x.double(), lines) for _ in range(3)]
        for got, want, scale, *others in zip(loaded(x, lines), expected, scales, *off, strict=True):
            rounding = max(torch.linalg.norm(each - want) for each in others)  # energies may cancel in a layer, and forces
            assert torch.linalg.norm(got - want) <= max(2e-6 * scale, 8 * rounding)


def _of_layers(x: torch.Tensor) -> Tensors:
    """Gradients through windows and convolutions, of x [2, 4, 9, 10]."""
    weight, kernel = torch.linspace(-1, 1, 6 * 2 * 9).reshape(6, 2, 3, 3), torch.linspace(-1, 1, 4 * 3 * 6).reshape(4, 3, 3, 2)
    layers: list[Callable[[torch.Tensor], torch.Tensor]] = [
        lambda y: F.conv2d(y, weight.to(y), stride=(2, 1), padding=(1, 2), dilation=(1, 2), groups=2),
        lambda y: F.conv_transpose2d(y, kernel.to(y), stride=2, padding=1, output_padding=(1, 0), groups=2),
        lambda y: F.avg_pool2d(y, 3, 2, 1),
        lambda y: F.avg_pool2d(y, (2, 3), ceil_mode=True, count_include_pad=False),
        lambda y: F.avg_pool2d(y, 3, 2, 1, divisor_override=2),
        lambda y: F.adaptive_avg_pool2d(y, (4, 3)),
        lambda y: F.max_pool2d(y, 3, 2, 1),
    ]
    return tuple(torch.func.grad(lambda y, layer=layer: layer(y).pow(2).sum())(x) for layer in layers)


def _of_weights(x: torch.Tensor) -> Tensors:
    """Gradients by the weights of convolutions, transposed and not, over x [2, 4, 9, 10]."""
    shapes = ((6, 2, 3, 3), (4, 3, 3, 2))
    weight, kernel = (torch.sin(torch.arange(torch.Size(shape).numel())).reshape(shape).to(x) for shape in shapes)

    def plain(w: torch.Tensor) -> torch.Tensor:
        return F.conv2d(x, w, w.new_ones(6), stride=(2, 3), padding=(1, 2), dilation=(1, 2), groups=2).pow(2).sum()

    def transposed(w: torch.Tensor) -> torch.Tensor:
        return F.conv_transpose2d(x, w, stride=2, padding=1, output_padding=(1, 0), groups=2).pow(2).sum()

    return torch.func.grad(plain)(weight), torch.func.grad(transposed)(kernel)


def _residual(x: torch.Tensor) -> Tensors:
    """u and ∂²u/∂x₀² − ∂u/∂x₁ of u = tanh(x₀ x₁ + x₀²), by autograd behind autograd."""
    with torch.enable_grad():
        x = x.flatten(1)[:, :2].clone().requires_grad_()
        u = torch.tanh(x[:, 0] * x[:, 1] + x[:, 0] ** 2)
        (first,) = torch.autograd.grad(u.sum(), x, create_graph=True)
        (second,) = torch.autograd.grad(first[:, 0].sum(), x, create_graph=True)
    return u, second[:, 0] - first[:, 1]


def _twice(field: Callable[[torch.Tensor], torch.Tensor]) -> Callable[[torch.Tensor], torch.Tensor]:
    """Second derivatives by derivatives along directions alone: what does not depend on a direction is zeros without memory."""
    return torch.func.jacfwd(torch.func.jacfwd(lambda y: field(y * y).sum()))


def _jacobians(x: torch.Tensor) -> Tensors:
    def field(y: torch.Tensor) -> torch.Tensor:
        return torch.sin(y) * F.silu(y).cumsum(-1)

    points = x[:, 0, 0, :4]
    maps = torch.func.jacrev(field), torch.func.jacfwd(field), torch.func.hessian(lambda y: field(y).sum()), _twice(field)
    return tuple(torch.vmap(each)(points) for each in maps)


def _steps(x: torch.Tensor) -> Tensors:
    """Three steps of gradient descent within forward: a fast weight."""
    keys, values, weight = x[:, 0, :4, :2], x[:, 1, :4, :3], x.new_zeros(2, 3)
    for _ in range(3):
        weight = weight - 0.1 * torch.func.grad(lambda w: (keys @ w - values).square().mean())(weight)
    return (keys @ weight,)


def _flow(x: torch.Tensor) -> Tensors:
    """Steps of a continuous flow with Hutchinson's estimate of its divergence: derivatives along a direction."""
    points, noise, estimate = x[:, 0, :4, :4].contiguous(), x[:, 1, :4, :4].sign(), x.new_zeros(2, 4)
    for _ in range(2):
        drift, along = torch.func.jvp(lambda y: torch.tanh(y @ y.mT) @ y, (points,), (noise,))
        points, estimate = points + 0.1 * drift, estimate + 0.1 * (along * noise).sum(-1)
    return points, estimate


def _attention(x: torch.Tensor) -> Tensors:
    query = x.flatten(2)[..., :8] * 0.3
    return (torch.func.grad(lambda q: F.scaled_dot_product_attention(q, query, query.sin()).square().sum())(query),)


@pytest.mark.parametrize("function", [_of_layers, _of_weights, _residual, _jacobians, _steps, _flow, _attention])
def test_derivatives(function: Callable[..., Any]) -> None:
    module, x = Function(function), torch.randn(2, 4, 9, 10)
    loaded = tk.load(tk.compile(module, (torch.randn_like(x),), target="cpu"))
    for got, own, want in zip(loaded(x), function(x), function(x.double()), strict=True):
        error, norm = (torch.linalg.norm(each) for each in (got - want, want))
        assert error <= max(3e-6 * norm, 4 * torch.linalg.norm(own - want)), function.__name__  # what cancels loses more


def test_what_is_no_derivative_is_traced_as_before() -> None:
    """Attention stays whole, and an error is the first one's."""
    attention = Function(lambda q: F.scaled_dot_product_attention(q, q, q))
    graph = export(attention, (torch.randn(1, 2, 4, 8),), {}, None).graph
    assert torch.ops.aten.scaled_dot_product_attention.default in {node.target for node in graph.nodes}
    with pytest.raises(ImportModelError, match="guard on data-dependent"):
        load(Function(lambda x: x if x.sum() > 0 else -x), (torch.randn(4),))


def test_an_input_itself_may_be_what_gradients_are_taken_by() -> None:
    """x.requires_grad_() in a block that enables gradients, as scores and forces are written."""

    def slope(x: torch.Tensor) -> torch.Tensor:
        with torch.enable_grad():
            x = x.requires_grad_(True)
            return torch.autograd.grad(x.sin().sum(), x)[0]

    x = torch.randn(4, 6)
    torch.testing.assert_close(tk.load(tk.compile(Function(slope), (x,), target="cpu"))(x), x.cos())


def test_an_error_leaves_no_transform_open() -> None:
    """A model that cannot be traced is no function around the models after it."""
    with transforms_closed():  # as torch leaves it
        torch._C._functorch._jvp_increment_nesting()
        torch.autograd.forward_ad.enter_dual_level()
    assert not torch._C._functorch.get_interpreter_stack()
    x = torch.randn(4)
    assert torch.equal(torch.func.jvp(torch.neg, (x,), (x,))[1], -x)


def _jacobian(x: torch.Tensor) -> torch.Tensor:
    return torch.func.vmap(torch.func.jacfwd(lambda row: torch.sin(row) * row.sum()))(x)


def _directional(x: torch.Tensor) -> torch.Tensor:
    return torch.func.jvp(lambda y: y.sin() @ y.new_ones(3, 2), (x,), (torch.ones_like(x),))[1]


@pytest.mark.parametrize("function", [_jacobian, _directional])
def test_forward_derivatives_of_any_number_of_rows(function: Callable[[torch.Tensor], torch.Tensor]) -> None:
    """torch's first way of tracing them raises an error, and left its level of derivatives open: the next way, and all that the
    process did behind it, was in a level that takes no other."""
    rows = torch.export.Dim("rows", min=2, max=64)
    loaded = tk.load(tk.compile(Function(function), (torch.randn(6, 3),), target="cpu", dynamic_shapes=(({0: rows},),)))
    torch._C._exit_dual_level(level=torch._C._enter_dual_level())  # none is open
    for size in (2, 9):
        x = torch.randn(size, 3)
        torch.testing.assert_close(loaded(x), function(x), rtol=1e-5, atol=1e-5)
