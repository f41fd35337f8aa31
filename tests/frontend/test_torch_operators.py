"""Converters of ours and the promotion of dtypes, operator by operator, against eager torch."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import nn

from tests.frontend.running import error, run
from tests.sample import sample
from tests.torch_function import Function
from tk.errors import ImportModelError
from tk.frontend import load

sdpa = F.scaled_dot_product_attention
PUT = torch.ops.aten.index_put.default


def f(*shape: int, dtype: torch.dtype = torch.float32) -> torch.Tensor:
    return torch.randn(shape, generator=torch.Generator().manual_seed(sum(shape))).to(dtype)


def i(*shape: int, low: int = -4, high: int = 4) -> torch.Tensor:
    return torch.randint(low, high, shape, generator=torch.Generator().manual_seed(sum(shape)))


INFINITE = torch.tensor([[float("-inf")] * 3, [1.0, float("-inf"), 2.0]])
BLIND = torch.tensor([[True, False, True], [False, False, False]])

CASES: dict[str, tuple[Callable[..., Any], tuple[torch.Tensor, ...]]] = {
    "arange_truncated": (lambda x: x + torch.arange(0.1, -7.9, -4.0, dtype=torch.int64), (torch.zeros(2),)),
    "arange": (
        lambda x: x + torch.arange(1.5, 4) + torch.arange(3) + torch.arange(2, 8, 2) + torch.arange(5, 0, -2),
        (torch.zeros(3),),
    ),
    "select from the end": (lambda x: x[:, -1] + x[-2, 0], (f(3, 4),)),
    "slices": (lambda x: (x[1:, ::2], x[-3:-1], x[:, 5:], x[2:1]), (f(6, 7),)),
    "index, negative": (lambda x, n: x[n], (f(5, 3), i(4))),
    "index, middle dim": (lambda x, n: x[:, n], (f(2, 4, 3), i(2, 2))),
    "index, two dims": (lambda x, n, m: x[n, :, m], (f(4, 2, 4), i(3), i(3))),
    "index, adjacent dims": (lambda x, n, m: x[:, n, m], (f(2, 4, 4), i(3, 1), i(2))),
    "index_put": (lambda x, n, v: torch.index_put(x, (n, n), v), (f(5, 5), torch.tensor([1, -1]), f(2))),
    "index_put, leading dim": (lambda x, n, v: torch.index_put(x, (n,), v), (f(5, 3), torch.tensor([-1, 0]), f(2, 3))),
    "index_put, middle dim": (lambda x, n, v: x.clone().index_copy_(2, n, v), (f(2, 3, 6, 4), i(2, low=0), f(2, 3, 2, 4))),
    "index_put, apart": (lambda x, n: PUT(x, [n, None, n + 1], x.new_tensor(7.0)), (f(4, 2, 5), torch.tensor([0, 3]))),
    "index_put, added": (lambda x, n, v: PUT(x, [None, n], v, True), (f(3, 4), torch.tensor([1, 1, 2]), f(3, 3))),
    "masked value": (lambda x: torch.where(x > 0, x, 0.5).masked_fill(x < -1, -7), (f(4, 4),)),
    "mask assignment": (lambda x: x.clone().index_put((x > 0,), torch.tensor(9.0)), (f(4, 4),)),
    "bool cumsum": (lambda x: (x > 0).cumsum(-1), (f(3, 5),)),
    "rolls": (
        lambda x: (torch.roll(x, (-2, 7), (0, -1)), torch.roll(x, 23) + 1, torch.roll(x > 0, 4, 0), torch.roll(x, 3, (1,))),
        (f(4, 5),),
    ),
    "splits": (lambda x: [p * 2 for p in (*x.split([3, 0, 2], -1), *x.split(3, 0), *x.chunk(2, -2))], (f(4, 5),)),
    "indices where they stand": (
        lambda x, n: (x[:, n], x[:, :, n] + 1, x[n, n], x[:, n, n], x[n, :, n], x[:, n.view(-1, 1), n] * 2),
        (f(5, 4, 6), i(7)),
    ),
    "means of shares": (
        lambda x: (
            F.adaptive_avg_pool2d(x, (3, 5)),
            F.adaptive_avg_pool2d(x[0], (4, 9)),
            F.adaptive_avg_pool1d(x[0], 3),
            F.adaptive_avg_pool3d(x, (2, 2, 5)),
        ),
        (f(2, 3, 8, 7),),
    ),
    "one number at every place": (
        lambda x: (torch.minimum(x, x.new_zeros(x.shape)), torch.full((2, 3), 4.0).expand(4, 2, 3) + x[0, 0]),
        (f(4, 5),),
    ),
    "logarithms of sums": (
        lambda x: (torch.log1p(x.abs() * 1e-6), F.softplus(x * 9), F.binary_cross_entropy_with_logits(x, x.sigmoid())),
        (f(4, 5),),
    ),
    "sums of bools": (lambda x: ((x > 0).sum(), (x > 0).sum(1, dtype=torch.float32)), (f(3, 5),)),
    "int with float scalar": (lambda n: (n + 1.5, n * 0.5, n > 0.5, n / 2, 1.5 - n), (i(3, 4),)),
    "int with float tensor": (lambda n, x: (n * x, n < x, torch.where(n > 0, n, x)), (i(3, 4), f(3, 4))),
    "functions of ints": (lambda n: (torch.sqrt(n.abs()), torch.exp(n), torch.sigmoid(n)), (i(3, 4),)),
    "cat of dtypes": (lambda n, x: torch.cat([n, x]), (i(2, 3), f(2, 3))),
    "division modes": (
        lambda n, m: tuple(torch.div(n, m, rounding_mode=mode) for mode in ("floor", "trunc")),
        (i(20), i(20, low=1)),
    ),
    "division modes of floats": (
        lambda x, y: (*(torch.div(x, y, rounding_mode=mode) for mode in ("floor", "trunc")), x // y, x % y),
        (f(20) * 5, f(21)[:20]),
    ),
    "remainders": (lambda n, m: (n % m, torch.fmod(n, m), n // m), (i(20), i(20, low=1))),
    "any of negatives": (lambda n: ((n * 0 - 1).any(), (-n.abs()).any(1), n.bool().any(0)), (i(3, 4),)),
    "maximum of -inf": (lambda x: (x.amax(1), x.max(), x.max(1).values, (-x).amin(1)), (INFINITE,)),
    "max of ints": (lambda n: (n.amax(), n.max(0)), (i(4, 5),)),
    "topk, unsorted": (lambda x: torch.topk(x, 2, sorted=False).values.sum(-1), (f(3, 6),)),
    "histogram": (lambda n: torch.histc(n.float(), 4, 0, 3), (i(30, low=0),)),
    "histogram, edges": (lambda x: torch.histc(x, 100, -3, 3), (torch.linspace(-3, 3, 30001),)),
    "histogram of doubles": (
        lambda x: (torch.histc(x, 10, 0, 1), torch.histc(x.float(), 7), torch.histc(x, 7), torch.histc(x[:1], 4, 2, 2)),
        (torch.arange(0, 1, 0.1, dtype=torch.float64).repeat_interleave(2) * (1 - torch.arange(20) % 2 * 1e-12),),
    ),
    "bounds below what a uint8 holds": (lambda x: (x.clamp(-5), x.clamp(5, -5), x.clamp(-5, 5)), (torch.arange(256).byte(),)),
    "roots of infinities": (
        lambda x: ((x**0.5).isnan(), (x**-0.5).isnan(), (x**0.5).isinf(), (x**-0.5).isinf()),
        (torch.tensor([-torch.inf, torch.inf, -0.0, 0.0, -1.0, 4.0]),),
    ),
    "attention, mask": (lambda q, k, v, m: sdpa(q, k, v, m), (f(1, 2, 2, 8), f(1, 2, 3, 8), f(1, 2, 3, 8) * 2, BLIND)),
    "attention, causal": (lambda q, k: sdpa(q, k, k, is_causal=True, scale=0.3), (f(2, 2, 5, 8), f(2, 2, 5, 8))),
    "attention, additive": (lambda q, m: sdpa(q, q, q, m), (f(2, 2, 3, 8), f(3, 3))),
    "attention, groups": (lambda q, k: sdpa(q, k, k, enable_gqa=True), (f(2, 4, 5, 8), f(2, 2, 5, 8))),
    "attention, one head": (lambda q: sdpa(q, q, q), (f(5, 8),)),
    "products": (lambda a, b, c: (torch.addmm(c, a, b, alpha=0.5, beta=2.0), a @ b), (f(3, 4), f(4, 5), f(5))),
    "batched products": (lambda a, b, c: torch.baddbmm(c, a, b, beta=0.5), (f(2, 3, 4), f(2, 4, 5), f(2, 3, 5))),
    "vector products": (lambda a, b: (a @ b, b @ a.T), (f(3, 4), f(4))),
    "convolutions": (
        lambda x, w, b: (
            F.conv2d(x, w, b, stride=2, padding=1),
            F.conv2d(x, w[:, :2], groups=2),
            F.conv2d(x, w, padding="same"),
        ),
        (f(2, 4, 9, 9), f(6, 4, 3, 3), f(6)),
    ),
    "conv1d, conv3d": (
        lambda x, y, w, v: (F.conv1d(x, w, dilation=2), F.conv3d(y, v)),
        (f(1, 2, 9), f(1, 2, 4, 4, 4), f(3, 2, 3), f(3, 2, 2, 2, 2)),
    ),
    "transposed convolution": (
        lambda x, w: F.conv_transpose2d(x, w, stride=2, output_padding=1),
        (f(1, 2, 4, 4), f(2, 3, 3, 3)),
    ),
    "float64": (lambda a, b: (a @ b, F.linear(a, b.T)), (f(3, 4, dtype=torch.float64), f(4, 5, dtype=torch.float64))),
    "int products": (lambda a, b: a @ b, (i(3, 4), i(4, 5))),
    "normalisations": (
        lambda x, w: (F.layer_norm(x, (8,), w, w), F.group_norm(x, 2), F.rms_norm(x, (8,), w), F.instance_norm(x)),
        (f(3, 4, 8), f(8)),
    ),
    "repeats": (lambda x: (x.repeat(2, 1, 3), x[0].repeat(2), x.repeat(1, 1)), (f(3, 4),)),
    "nothing beside something": (lambda x: (torch.cat([x.new_zeros(0), x]), torch.cat([x[:, 4:], x, x], -1)), (f(3, 4),)),
    "powers": (lambda x: (x**2, x**3, x**-1, x.abs() ** 0.5, x.abs() ** 1.7, 2**x), (f(3, 4),)),
    "filled tensors": (lambda x: (x.new_zeros(2, 3) + 1, torch.ones_like(x) * 2, torch.full((2,), 3) + x.shape[0]), (f(3, 4),)),
}


def _outputs(result: Any) -> list[torch.Tensor]:
    return [leaf for leaf in torch.utils._pytree.tree_leaves(result) if isinstance(leaf, torch.Tensor)]


@pytest.mark.parametrize("name", sample(CASES, 6))
def test_as_in_eager_torch(name: str) -> None:
    function, args = CASES[name]
    model = load(Function(function), args)
    refs = _outputs(function(*args))
    outs = run(model)
    assert len(outs) == len(refs)
    for out, ref in zip(outs, refs, strict=True):
        assert out.shape == tuple(ref.shape)
        assert str(out.dtype) == str(ref.dtype).removeprefix("torch.")
        if ref.is_floating_point():
            assert error(out, ref.numpy()) < (1e-14 if ref.dtype == torch.float64 else 2e-6)
        else:
            assert np.array_equal(out, ref.numpy())


REDUCED: dict[str, tuple[Callable[..., Any], tuple[torch.Tensor, ...]]] = {
    "linear and gelu": (lambda x, w, b: F.gelu(F.linear(x, w, b)), (f(8, 256), f(64, 256), f(64))),
    "long sums": (lambda x: (x.sum(1), x.mean(1), x.var(1)), (f(4, 4096),)),
    "softmax": (lambda x: (x.softmax(-1), x.log_softmax(-1)), (f(4, 512),)),
    "norms": (lambda x: (F.layer_norm(x, (512,)), F.rms_norm(x, (512,))), (f(4, 512),)),
    "scalars": (lambda x: x * 0.3333 + 0.1, (f(4, 512),)),
    "functions": (lambda x: (x.exp(), x.sigmoid(), x.tanh(), F.silu(x), x.cos()), (f(4, 512),)),
    "mixed dtypes": (lambda x, y: x * y.float() + y, (f(4, 64), f(4, 65)[:, :64].contiguous())),
    "convolution": (lambda x, w, b: F.conv2d(x, w, b), (f(1, 64, 6, 6), f(8, 64, 3, 3), f(8))),
}


@pytest.mark.sampled(8)
@pytest.mark.parametrize("dtype", [torch.bfloat16, torch.float16])
@pytest.mark.parametrize("name", REDUCED)
def test_reduced_precision_is_as_exact_as_eager(name: str, dtype: torch.dtype) -> None:
    function, args = REDUCED[name]
    args = tuple(arg.to(dtype) for arg in args)
    model = load(Function(function), args)
    exact = _outputs(function(*[arg.double() for arg in args]))
    for out, own, ref in zip(run(model), _outputs(function(*args)), exact, strict=True):
        assert str(out.dtype) == str(own.dtype).removeprefix("torch.")
        assert error(out.astype(np.float64), ref.numpy()) <= 1.1 * error(own.double().numpy(), ref.numpy()) + 1e-7


@pytest.mark.parametrize(
    ("function", "says"),
    [
        (lambda x: sdpa(x, x, x, dropout_p=0.5), "random"),
        (lambda x: torch.rand_like(x) + x, "random|cannot convert"),
    ],
)
def test_refused(function: Callable[..., Any], says: str) -> None:
    with pytest.raises(ImportModelError, match=says):
        load(Function(function), (f(2, 3, 4),))


class Sizes(nn.Module):
    def forward(self, x: torch.Tensor, n: torch.Tensor) -> tuple[torch.Tensor, ...]:
        rows, count = x.shape[0], n.shape[0]
        return x * rows, x / rows + count, n * rows, n / rows, x > rows, rows - x


def test_tensors_and_sizes_that_are_known_at_run_time() -> None:
    dims = ({0: torch.export.Dim("rows")}, {0: torch.export.Dim("count")})
    model = load(Sizes(), (f(5, 4), i(7)), dynamic_shapes=dims)
    for x, n in ((f(5, 4), i(7)), (f(9, 4), i(3))):
        for out, expected in zip(run(model, [x.numpy(), n.numpy()]), Sizes()(x, n), strict=True):
            assert out.dtype == expected.numpy().dtype
            assert error(out, expected) < 1e-6
