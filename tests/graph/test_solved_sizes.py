"""Dims that are only multiples of a size, as the sides of images that a network halves and doubles again."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
from torch import nn
from torch.export import Dim

import tk
import tk.torch
from tests.torch_function import Function
from tk.errors import InputValueError
from tk.verify.inputs import bind_dims, example_sizes, larger_shapes, random_inputs


class Unet(nn.Module):
    """Two halvings, the second of which is concatenated with what the first gives: torch asks for multiples of 4."""

    def __init__(self) -> None:
        super().__init__()
        self.down, self.deeper = nn.Conv2d(3, 8, 3, 2, 1), nn.Conv2d(8, 8, 3, 2, 1)
        self.up, self.out = nn.ConvTranspose2d(8, 8, 2, 2), nn.ConvTranspose2d(16, 3, 2, 2)

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        half = self.down(x).relu()
        return self.out(torch.cat([half, self.up(self.deeper(half))], 1)) + x, half


def sides(factor: int = 4) -> Any:
    return ({2: factor * Dim("h", min=2, max=16), 3: factor * Dim("w", min=2, max=16)},)


@pytest.fixture(scope="module")
def unet() -> tuple[Unet, tk.Package]:
    torch.manual_seed(0)
    model = Unet().eval()
    return model, tk.compile(model, (torch.randn(1, 3, 16, 24),), target="cpu", dynamic_shapes=sides())


def test_images_of_any_multiple(unet: tuple[Unet, tk.Package], tmp_path: Path) -> None:
    model, package = unet
    assert package.signature.inputs[0].shape == (1, 3, "4*h", "4*w")
    assert package.signature.outputs[1].shape == (1, 8, "2*h", "2*w")
    assert package.signature.dims == {"h": (2, 16), "w": (2, 16)}
    package.save(tmp_path / "unet.tk")
    module = tk.load(tmp_path / "unet.tk", device="cpu")
    for size in ((16, 24), (8, 64), (40, 12)):
        x = torch.randn(1, 3, *size)
        with torch.no_grad():
            torch.testing.assert_close(module(x), model(x), rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("size", "says"),
    [((18, 24), r"dim '4\*h'\n *need: 16"), ((16, 25), r"dim '4\*w'"), ((4, 8), "dim 'h' is out"), ((8, 68), "dim 'w' is out")],
)
def test_other_sizes_are_refused(unet: tuple[Unet, tk.Package], size: tuple[int, int], says: str) -> None:
    module = tk.load(unet[1], device="cpu")
    with pytest.raises(InputValueError, match=says):
        module(torch.randn(1, 3, *size))


def test_as_an_operator_of_torch(unet: tuple[Unet, tk.Package]) -> None:
    """What torch traces has the sizes of the signature, by those of the inputs."""
    model, package = unet
    operator = tk.torch.wrap(package)
    x = torch.randn(1, 3, 12, 20)
    compiled = torch.compile(lambda x: operator(x)[1] * 2, backend="aot_eager", dynamic=True)
    with torch.no_grad():
        torch.testing.assert_close(compiled(x), model(x)[1] * 2, rtol=1e-4, atol=1e-5)


def test_inputs_that_are_drawn(unet: tuple[Unet, tk.Package]) -> None:
    signature = unet[1].signature
    assert bind_dims(signature, {"x": (1, 3, 20, 8)}) == {"h": 5, "w": 2}
    assert example_sizes(signature, [np.zeros((1, 3, 12, 24), np.float32)]) == {"h": 3, "w": 6}
    [array] = random_inputs(signature)
    assert array.shape[2] % 4 == array.shape[3] % 4 == 0
    assert all(shapes["x"][2] % 4 == 0 for shapes in larger_shapes(signature))


@pytest.mark.parametrize(("factor", "more"), [(2, 1), (1, 3), (3, -1)])
def test_multiples_and_a_number_more(factor: int, more: int) -> None:
    length = Dim("n", min=2, max=40)
    length = factor * length if factor > 1 else length
    length = length + more if more > 0 else length - -more
    model = Function(lambda x: x.cumsum(0)[:: max(factor, 1)] + x.shape[0])
    package = tk.compile(model, (torch.randn(5 * factor + more),), target="cpu", dynamic_shapes=((({0: length}),),))
    module = tk.load(package, device="cpu")
    for n in (2, 5, 40):
        x = torch.randn(factor * n + more)
        torch.testing.assert_close(module(x), model(x), rtol=1e-5, atol=1e-5)


def test_beside_an_input_that_has_the_dim_alone() -> None:
    n = Dim("n", min=2, max=40)
    model = Function(lambda x, y: x.reshape(-1, 2) * y[:, None])
    package = tk.compile(model, (torch.randn(6), torch.randn(3)), target="cpu", dynamic_shapes=(({0: 2 * n}, {0: n}),))
    module = tk.load(package, device="cpu")
    x, y = torch.randn(14), torch.randn(7)
    torch.testing.assert_close(module(x, y), model(x, y))
    with pytest.raises(InputValueError, match=r"dim '2\*n'"):
        module(torch.randn(12), y)


@pytest.mark.parametrize("target", ["cuda:sm_90a", "rocm:gfx942"])
def test_for_gpus(target: str) -> None:
    """Programs for GPUs hand sizes to graphs that are captured."""
    model = Function(lambda x: torch.nn.functional.avg_pool2d(x, 2).softmax(-1).sum(1))
    args = (torch.randn(1, 4, 16, 24),)
    package = tk.compile(model, args, target=target, dynamic_shapes=((({2: 2 * Dim("h"), 3: 2 * Dim("w")}),),), verify=False)
    assert package.signature.outputs[0].shape == (1, "h", "w")


def test_chunks_of_sequences() -> None:
    """The chunks of state-space models, of two inputs of one dim: torch's guards hold for its multiples alone."""

    def chunks(x: torch.Tensor, decay: torch.Tensor) -> torch.Tensor:
        batch, length, _ = x.shape
        x, decay = x.reshape(batch, length // 4, 4, 3), decay.reshape(batch, length // 4, 4)
        size = decay.size(-1)
        spread = decay[..., None].repeat(1, 1, 1, size).cumsum(-2)
        seen = spread.masked_fill(~torch.tril(torch.ones(size, size, dtype=torch.bool)), -torch.inf)
        return torch.einsum("bcls,bcsp->bclp", seen.exp(), x).reshape(batch, length, -1)

    dims = {0: Dim("batch", min=2, max=64), 1: 4 * Dim("chunk", min=2, max=64)}
    args = (torch.randn(2, 16, 3), torch.randn(2, 16))
    module = tk.load(tk.compile(Function(chunks), args, target="cpu", dynamic_shapes=((dims, dims),)), device="cpu")
    args = (torch.randn(3, 28, 3), torch.randn(3, 28))
    torch.testing.assert_close(module(*args), chunks(*args), rtol=1e-4, atol=1e-4)
