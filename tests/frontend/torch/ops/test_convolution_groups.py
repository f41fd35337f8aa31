"""Convolutions of as many groups as a dynamic batch has images: each image by a kernel of its own."""

from __future__ import annotations

import pytest

import tk
from tests.torch_function import Function

torch = pytest.importorskip("torch")
F = torch.nn.functional
KINDS = {
    "plain": lambda x, w, b, g: F.conv2d(x, w, b, padding=1, groups=g),
    "strided": lambda x, w, b, g: F.conv2d(x, w, b, stride=(2, 1), padding=(0, 2), dilation=(1, 2), groups=g),
    "transposed": lambda x, w, b, g: F.conv_transpose2d(x, w.unflatten(0, (g, -1)).transpose(1, 2).flatten(0, 1), b, groups=g),
    "upsampling": lambda x, w, b, g: F.conv_transpose2d(
        x, w.unflatten(0, (g, -1)).transpose(1, 2).flatten(0, 1), b, stride=2, padding=1, output_padding=1, groups=g
    ),
    "line": lambda x, w, b, g: F.conv1d(x.flatten(2), w.flatten(2), b, stride=3, padding=4, groups=g)[..., None],
}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("biased", [False, True])
def test_a_kernel_for_each_image(kind: str, biased: bool) -> None:
    """x [n, 3, 6, 7] by kernels [n, 5, 3, 3, 3], as conditionally parameterised convolutions fold them."""

    def function(x, w, b):
        n = x.shape[0]
        kernels, offsets = w.reshape(n * 5, 3, 3, 3), b.reshape(n * 5) if biased else None
        folded = KINDS[kind](x.reshape(1, n * 3, 6, 7), kernels, offsets, n)
        return folded.reshape(n, 5, *folded.shape[2:])

    def example(n: int):
        return torch.randn(n, 3, 6, 7), torch.randn(n, 5, 3, 3, 3), torch.randn(n, 5)

    shapes = (({0: torch.export.Dim("n", min=1, max=64)},) * 3,)
    package = tk.compile(Function(function).eval(), example(2), target="cpu", dynamic_shapes=shapes, verify=False)
    module = tk.load(package)
    for n in (1, 2, 5):
        given = example(n)
        ref = function(*(each.double() for each in given))
        out = module(*given)
        assert out.shape == ref.shape
        assert float((out.double() - ref).norm() / ref.norm()) < 1e-5
