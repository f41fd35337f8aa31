"""Converters against eager torch where they are easily mistaken: NaN, infinities, signs of remainders, ties, alpha, divisors,
reduced precision, indices outside of their dim. Compiled as tk compiles for the CPU."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import torch
import torch.nn.functional as F
from torch import linalg, special

from tests.frontend.test_torch_operators import f, i
from tests.sample import sample
from tests.torch_function import Function
from tk.frontend import load
from tk.frontend.torch.arrays import to_numpy
from tk.target import resolve
from tk.verify.stages import run_compiled

NAN, INF = float("nan"), float("inf")
SPECIAL = torch.tensor([0.0, -0.0, 1, -1, 2.5, -2.5, 7, -7, INF, -INF, NAN, 1e-8, -1e-8, 300])
LEFT, RIGHT = (each.contiguous() for each in torch.meshgrid(SPECIAL, SPECIAL, indexing="ij"))
MIXED = torch.tensor([[1, NAN, 3, -INF], [-0.0, 0.0, -1, -2], [INF, NAN, NAN, 5], [-3, -7, -1.5, -INF]])
ZEROS_AND_NAN = torch.tensor([[0, NAN, 0], [0, -0.0, 0], [0, 0.5, -0.25], [-3, 0, 0]])
IMAGE = f(2, 3, 9, 11).masked_fill(f(2, 3, 9, 11).frac().abs() < 0.05, NAN).masked_fill(f(2, 3, 9, 11) < 0.2, -INF)
TINY = torch.cat([torch.logspace(-12, 1.5, 40), -torch.logspace(-12, 1.5, 40), torch.tensor([0, INF, -INF, NAN])])

LONG = f(3, 21, 2).round()
LONG[0, 4:9, 0], LONG[0, 12, 0], LONG[1, :7, 1], LONG[1, 9, 1] = NAN, NAN, -INF, INF

SQUARES = f(2, 4, 4) + 3 * torch.eye(4)[[1, 0, 2, 3]]  # of which one needs another row first

FLOATS: dict[str, tuple[Callable[..., Any], tuple[torch.Tensor, ...]]] = {
    "pairs": (lambda a, b: (torch.maximum(a, b), torch.minimum(a, b), torch.fmax(a, b), torch.fmin(a, b)), (LEFT, RIGHT)),
    "clamp": (lambda a: (a.clamp(-2, 3), a.clamp(min=1), a.clamp(max=0.5), a.clamp(3, -3), F.hardtanh(a)), (LEFT,)),
    "clamp by tensors": (lambda a, b: (torch.clamp(a, b, b + 1), torch.clamp(a, max=b), a.clamp(min=b)), (LEFT, RIGHT)),
    "remainders": (lambda a, b: (a % b, torch.fmod(a, b), a % 3, torch.fmod(a, -3)), (LEFT, RIGHT)),
    "quotients": (lambda a, b: (a // b, torch.div(a, b, rounding_mode="trunc"), a // 3), (LEFT[:10], RIGHT[:10])),
    "tests": (lambda a: (a.isnan(), a.isinf(), a.isfinite(), a.sign(), a.signbit(), a != a, a == a), (LEFT,)),
    "any": (lambda x: (x.any(1), x.any(), x.any(0, keepdim=True), torch.linalg.vector_norm(x, 0, 1)), (ZEROS_AND_NAN,)),
    "comparisons": (lambda a, b: (a < b, a == b, a != b, a >= b, torch.copysign(a, b)), (LEFT, RIGHT)),
    "extremes": (lambda x: (x.amax(1), x.amin(1), x.max(), x.min(), x.max(1), x.min(0), x.amax((0, 1))), (MIXED,)),
    "places": (lambda x: (x.argmax(1), x.argmin(1), x.argmax(), x.argmin(0, keepdim=True)), (MIXED,)),
    "order": (lambda x: (x.sort(dim=1, stable=True), x.sort(dim=0, descending=True, stable=True)), (MIXED,)),
    "topk": (lambda x: (x.topk(2, 1).values, x.topk(2, 0, largest=False).values), (MIXED,)),
    "median": (lambda x: (x.median(), x.median(1).values, x.kthvalue(2, 1).values), (MIXED,)),
    "greatest of windows": (
        lambda x: (
            F.max_pool2d(x, 3, 2, 1, return_indices=True),
            F.max_pool2d(x, (3, 2), ceil_mode=True, return_indices=True),
            F.max_pool2d(x[0], 3, 2, 1, ceil_mode=True),
            F.max_pool2d(x, 3, 1, 1, 2),
            F.max_pool3d(x[None], 2, ceil_mode=True),
        ),
        (IMAGE,),
    ),
    "greatest of shares": (
        lambda x: (
            F.adaptive_max_pool2d(x, (4, 5), return_indices=True),
            F.adaptive_max_pool2d(x, (3, 11)),
            F.adaptive_max_pool1d(x[0], 20, return_indices=True),
            F.adaptive_max_pool3d(x, (2, 4, 3), return_indices=True),
        ),
        (IMAGE,),
    ),
    "mode": (lambda x: (x.mode(1), x.mode(0, keepdim=True), x[0].mode(1)), (f(2, 7, 4).round().nan_to_num(),)),
    "median of numbers": (lambda x: (x.nanmedian(), x.nanmedian(1).values, x.nanmedian(0, keepdim=True).values), (MIXED,)),
    "angle, frexp": (
        lambda x: (x.angle(), torch.frexp(x[torch.tensor([0, 2, 3, 4, 5])]), torch.frexp(x * 1e-4)[0]),
        (SPECIAL,),
    ),
    "running extremes": (lambda x: (x.cummax(1), x.cummin(-2), x[0].cummax(0), x[0, 0].cummin(0)), (LONG,)),
    "norms": (
        lambda x: (
            *(torch.linalg.vector_norm(x, p, 1) for p in (INF, -INF, 0, 1, 2, 3, -1)),
            torch.linalg.vector_norm(x[:, 3:], 2, -1, keepdim=True),
            torch.linalg.vector_norm(x[:, :0], 1, 1),
            torch.linalg.vector_norm(x[0, 0], 0),
        ),
        (MIXED,),
    ),
    "greatest by index": (lambda x, n: x.scatter_reduce(1, n, x, "amax", include_self=False), (MIXED, i(4, 4, low=0))),
}


def check(function: Callable[..., Any], args: tuple[torch.Tensor, ...], relative: float = 2e-6) -> None:
    model = load(Function(function), args)
    outs, _ = run_compiled(model, resolve("cpu"), list(model.example_inputs or ()))
    refs = [to_numpy(leaf) for leaf in torch.utils._pytree.tree_leaves(function(*args)) if isinstance(leaf, torch.Tensor)]
    for out, ref in zip(outs, refs, strict=True):
        given = np.asarray(out)
        assert given.dtype == ref.dtype
        np.testing.assert_allclose(given.astype(np.float64), ref.astype(np.float64), rtol=relative, atol=relative)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("name", "dtype"),
    sample(
        [(name, dtype) for name in FLOATS for dtype in (torch.float32, torch.float16, torch.bfloat16)],
        3,
        by=lambda pair: pair[0],
    ),
)
def test_nan_infinities_and_signs(name: str, dtype: torch.dtype) -> None:
    function, args = FLOATS[name]
    check(function, tuple(arg.to(dtype) if arg.is_floating_point() else arg for arg in args))


def test_roundings_are_kept() -> None:
    """Exact where numbers were exact, and to the bit in what is: halves of a split, sums with compensation, large constants."""

    def function(x: torch.Tensor, y: torch.Tensor) -> Any:
        high, total = x.bfloat16().float(), x + y
        back = total - x
        split = high, x - high, (x - high).bfloat16().float(), x - x.half().float()
        sums = (x - (total - back)) + (y - back), total - y, y + x - x, x - (x + y), (x + 12582912.0) - 12582912.0, x - x
        return (
            split,
            sums,
            (x.bfloat16() * 3).long(),
            (x.bfloat16() * 5.1).round(),
            torch.tanh(y * 1e6) - 1,
            F.gelu(-100 - y.abs(), approximate="tanh"),
        )

    x, y = f(64) * 10, f(64) * 1e4
    x[:5] = torch.tensor([INF, -INF, NAN, 0, -0.0])
    check(function, (x, y), 0)


@pytest.mark.parametrize("dtype", sample([torch.int64, torch.int32, torch.uint8, torch.int16, torch.int8], 3))
def test_whole_numbers(dtype: torch.dtype) -> None:
    signed = dtype is not torch.uint8
    a = (torch.arange(40) - 20 * signed).to(dtype)
    b = torch.tensor(([1, 2, 3, 5, 7, -2, -3, -7] if signed else [1, 2, 3, 5, 7, 2, 3, 7]) * 5).to(dtype)

    def function(n: torch.Tensor, m: torch.Tensor) -> Any:
        shifts = n << 1, n >> 1, n << m.abs(), n >> m.abs(), n << 70
        division = n // m, n % m, torch.fmod(n, m), torch.div(n, m, rounding_mode="trunc"), n // 3, n % 3
        order = n.amax(), n.argmin(), n.sort(dim=0, stable=True), n.topk(3).values, n.clamp(2, 5), torch.maximum(n, m)
        return shifts, division, order, n**2, n**3, n ** (m.abs() % 5), n.sign(), n.abs(), ~n, n & m, n ^ m, n * m

    check(function, (a, b))


def test_conditions() -> None:
    def function(a: torch.Tensor, b: torch.Tensor) -> Any:
        return a + b, a * b, a & b, a ^ b, ~a, a == b, a != b, a < b, torch.maximum(a, b), a.sum(), a.any(), a.all(), a * 2

    check(function, (torch.tensor([True, False, True, False]), torch.tensor([True, True, False, False])))


MORE: dict[str, tuple[Callable[..., Any], tuple[torch.Tensor, ...]]] = {
    "alpha": (lambda a, b: (a.add(b, alpha=2), a.sub(b, alpha=0.5), torch.rsub(a, b, alpha=3)), (f(3, 4), f(4))),
    "near zero": (lambda x: (torch.expm1(x), torch.asinh(x), torch.sinh(x / 2), torch.erfc(x), torch.exp2(x)), (TINY,)),
    "log1p": (lambda x: torch.log1p(x), (TINY.abs() * 3,)),
    "elu": (lambda x: (F.selu(x), F.elu(x, 0.7), F.celu(x, 1.3), F.mish(x), F.softplus(x, 3, 0.2)), (f(50) * 4,)),
    "special functions": (
        lambda x: (
            *(special.i0(x), special.i0e(x), special.i1(x), special.i1e(x), special.digamma(x), torch.polygamma(1, x.abs())),
            *(special.erfcx(x), special.log_ndtr(x), special.ndtri(x), special.ndtri(torch.sigmoid(x * 9))),
        ),
        (torch.cat([torch.linspace(-9, 12.3, 50), TINY]),),
    ),
    "erfinv": (lambda x: torch.erfinv(x), (torch.tensor([0, 0.1, -0.5, 0.9, 0.999, -1, 1, 2]),)),
    "rounding": (
        lambda x: (x.round(), x.round(decimals=1), x.trunc(), x.frac()),
        (torch.tensor([0.5, 1.5, -2.5, 0.49, 2.51]),),
    ),
    "variances": (lambda x: (x.var(), torch.var_mean(x, 1), torch.std_mean(x, 0, correction=0)), (f(5, 7),)),
    "reductions of one number and of nothing": (
        lambda x: (
            *(x[0, 0].sum(0), x[0, 0].mean(0), torch.logsumexp(x[0, 0], 0), x.mean([]), x.sum(dtype=torch.float16)),
            *(x[:, :0].sum(1), x[:, :0].mean(1), x[:, :0].prod(1), x[:, :0].bool().any(1), torch.var_mean(x[:, :0], 1)),
            *(x[:, :2].var(1, correction=2), x[:, :1].var(1), x.repeat(2, 0, 3), x[0, 0].repeat(()), x.tile((0,))),
        ),
        (f(3, 4),),
    ),
    "moments of normalisations": (
        lambda x, g, w: (
            torch.native_layer_norm(x, [4], w, w, 1e-5),
            torch.native_layer_norm(g, [3, 5], None, None, 1e-3),
            torch.native_group_norm(g, w, w, 2, 4, 15, 2, 1e-5),
        ),
        (f(3, 4), f(2, 4, 3, 5), f(4)),
    ),
    "transposed convolutions, padded beyond a stride": (
        lambda x, w: (
            F.conv_transpose2d(x, w, stride=(3, 2), output_padding=(2, 3), dilation=4),
            F.conv_transpose2d(x, w, stride=2, output_padding=3, dilation=4, padding=4),
        ),
        (f(1, 2, 5, 5), f(2, 3, 3, 3)),
    ),
    "running sums of exponentials": (
        lambda x, y: (x.logcumsumexp(1), y.logcumsumexp(0)),
        (LONG, torch.linspace(-300, 300, 30)),
    ),
    "products": (lambda x, n: (x.prod(), x.prod(1), n.prod(0), n.prod()), (f(3, 4), i(3, 4).int())),
    "average pools": (
        lambda x: (
            F.avg_pool2d(x, 3, 1, 1, True, False, 2),
            F.avg_pool2d(x, 3, 2, 1, True, True),
            F.avg_pool2d(x, (2, 3), (2, 1), (1, 0), False, False),
            F.avg_pool1d(x[0], 3, 2, 1, True, False),
        ),
        (f(2, 3, 9, 11),),
    ),
    "places of the greatest": (
        lambda x: (F.max_pool2d(x, 3, 2, 1, return_indices=True), F.max_pool1d(x[0], 3, 2, 1, return_indices=True)),
        (f(2, 3, 9, 11),),
    ),
    "cdist": (lambda x, y: (torch.cdist(x, y), torch.cdist(x, y, 1), torch.cdist(x, y, INF)), (f(2, 5, 4), f(2, 3, 4))),
    "pdist": (lambda x: (F.pdist(x), F.pdist(x, 1)), (f(5, 4),)),
    "bags": (
        lambda w, n, o: tuple(F.embedding_bag(n, w, o, mode=mode) for mode in ("sum", "mean", "max")),
        (f(9, 4), i(7, low=0, high=9), torch.tensor([0, 3, 3])),
    ),
    "bags of equal length": (
        lambda w, n, v: (
            *(F.embedding_bag(n, w, mode=mode) for mode in ("sum", "mean", "max")),
            F.embedding_bag(n, w, mode="sum", per_sample_weights=v),
            F.embedding_bag(n, w, mode="mean", padding_idx=2),
        ),
        (f(9, 4), i(5, 3, low=0, high=9), f(5, 3)),
    ),
    "one_hot": (lambda n: (F.one_hot(n, 9), F.one_hot(n, 9).sum(1)), (i(5, 3, low=0, high=9),)),
    "searchsorted": (
        lambda a, v: (
            torch.searchsorted(a, v),
            torch.bucketize(v, a, right=True),
            torch.searchsorted(v, v, sorter=v.argsort(1)),
        ),
        (f(7).sort().values, f(3, 4)),
    ),
    "searchsorted, long": (
        lambda a, b, v: (torch.searchsorted(a, v, right=True), torch.bucketize(v, b, out_int32=True), torch.searchsorted(b, b)),
        (f(70000).sort().values, torch.cat([f(300), f(9)]).sort().values, f(3, 40)),
    ),
    "searchsorted, in rows that are not sorted": (
        lambda a, b, v: (torch.searchsorted(a, v), torch.searchsorted(b, v, right=True), torch.bucketize(v, a[0])),
        (f(3, 77), torch.where(f(3, 130) > 1, torch.nan, f(3, 130)), torch.cat([f(3, 40), torch.full((3, 1), torch.nan)], 1)),
    ),
    "unfold, as_strided": (lambda x: (x.unfold(2, 3, 2), x.as_strided((2, 3), (4, 2), 3), F.unfold(x, 2)), (f(3, 4, 5),)),
    "masked_scatter": (lambda x, s: x.masked_scatter(x > 0, s), (f(3, 4), f(12))),
    "nothing": (lambda x: (x[:, 4:], x * 2, torch.cat([x[:0], x])), (f(3, 4),)),
    "one number": (lambda x: (x.softmax(0), x.log_softmax(0), x.amax(), x.sort(), x.gather(0, x.long() * 0)), (f(1)[0],)),
    "pieces": (lambda x: (x.split(5, 1), x.split([4, 0], 1), x.chunk(2, 1), x[:1, :1].squeeze()), (f(3, 4),)),
    "sums of products": (
        lambda a, b, c, x, w: (
            torch.addbmm(c, a, b, beta=0.5, alpha=2),
            F.bilinear(x, x, w),
            torch.addbmm(c * NAN, a, b, beta=0),
        ),
        (f(4, 3, 6), f(4, 6, 5), f(3, 5), f(2, 3, 4), f(6, 4, 4)),
    ),
    "put, repeat_interleave": (
        lambda x, n, s: (x.put(n, s), x.put(n * 0, s, True), x.repeat_interleave(n.flatten()[:3] % 3, 0, output_size=5)),
        (f(3, 4), torch.tensor([[1, -1], [5, -12]]), f(2, 2)),
    ),
    "systems of equations": (
        lambda a, b, s: (
            *(a.det(), torch.slogdet(a), torch.slogdet(s), linalg.inv(a), linalg.inv_ex(s)[1], linalg.inv_ex(a[:, :0, :0])),
            *(linalg.solve(a, b), linalg.solve(a[0], b.mT, left=False), linalg.solve(a[0], b[0, :, 0])),
            *(linalg.solve_triangular(a, b, upper=True), linalg.solve_triangular(a, b, upper=False, unitriangular=True)),
            linalg.solve_triangular(a[0], b.mT, upper=False, left=False),
        ),
        (SQUARES, f(2, 4, 3), torch.ones(4, 4).tril()[None] * torch.tensor([1.0, 1, 0, 1])),
    ),
    "Cholesky's factors": (
        lambda a: (linalg.cholesky(a @ a.mT), linalg.cholesky_ex(a @ a.mT, upper=True), linalg.cholesky_ex(-a @ a.mT)[1]),
        (SQUARES,),
    ),
    "frequencies": (
        lambda x: tuple(
            x[:n].double() * at(n, d=d)
            for n in (1, 2, 7, 8)
            for d in (1.0, 0.25)
            for at in (torch.fft.fftfreq, lambda n, d: torch.cat([torch.fft.rfftfreq(n, d=d), torch.ones(n - n // 2 - 1)]))
        ),
        (f(8),),
    ),
    "products of vectors": (lambda a, b: (torch.addmv(a[:, 0], a, b), torch.hypot(a, b), torch.dist(a, b)), (f(3, 4), f(4))),
}


@pytest.mark.filterwarnings("ignore:.*degrees of freedom")
@pytest.mark.parametrize("name", sample(MORE, 8))
def test_more_operators(name: str) -> None:
    check(*MORE[name], relative=2e-5)


@pytest.mark.parametrize("mode", sample(["bicubic", "nearest", "bilinear", "nearest-exact"], 4))
def test_resized_images(mode: str) -> None:
    def function(x: torch.Tensor) -> Any:
        sizes = [F.interpolate(x, size=size, mode=mode) for size in ((5, 5), (13, 20), (9, 22))]
        factors = [F.interpolate(x, scale_factor=factor, mode=mode) for factor in (2, 1.5, (1.3, 0.7))]
        if mode.startswith("nearest"):
            return sizes, factors
        return sizes, factors, *(F.interpolate(x, size=(5, 20), mode=mode, **{k: True}) for k in ("align_corners", "antialias"))

    check(function, (f(2, 3, 9, 11),), relative=2e-5)


@pytest.mark.rotated(6)
@pytest.mark.parametrize("mode", sample(["bilinear", "nearest", "bicubic"], 3))
def test_sampled_grids(mode: str) -> None:
    def function(x: torch.Tensor, grid: torch.Tensor) -> Any:
        pads = sample(["reflection", "border", "zeros"], 3 if mode == "bicubic" else 1)  # of sixteen elements, each of its own
        return [F.grid_sample(x, grid, mode, padding, align) for padding in pads for align in (False, True)]

    check(function, (f(2, 3, 5, 6), f(2, 4, 3, 2)), relative=1e-4)


@pytest.mark.parametrize("dim", sample([0, 1, 2], 3))
def test_gather_and_scatter_reach_less_than_all(dim: int) -> None:
    x, source, index = f(3, 4, 5), f(3, 4, 6)[..., :5].contiguous(), i(2, 2, 3, low=0, high=3)

    def function(x: torch.Tensor, n: torch.Tensor, s: torch.Tensor) -> Any:
        modes = ("sum", "prod", "mean", "amax", "amin")
        reduced = [x.scatter_reduce(dim, n, s, mode, include_self=own) for mode in modes for own in (True, False)]
        return x.gather(dim, n), x.scatter_add(dim, n, s), x.scatter(dim, n, 2.5), *reduced

    check(function, (x, index, source), relative=1e-5)


@pytest.mark.rotated(4)
@pytest.mark.parametrize("bad", [10**12, -(10**12), 7, -7])
def test_indices_outside_touch_no_other_memory(bad: int) -> None:
    """torch raises an error for them; tk moves them inside. Every result is made of what the tensors hold."""

    def function(x: torch.Tensor, n: torch.Tensor, s: torch.Tensor) -> Any:
        put = torch.index_put(x, (n[0],), x[0]), torch.index_put(x, (n[0], n[1]), x[0, 0])
        return x.gather(1, n), x.scatter(1, n, s), x.index_select(0, n[0]), x[n], F.embedding(n, x), *put

    model = load(Function(function), (f(6, 4), i(3, 4) * 0, f(3, 4)))
    x, _, s = model.example_inputs or ()
    outs, _ = run_compiled(model, resolve("cpu"), [x, np.full((3, 4), bad), s])
    known = np.concatenate([x.ravel(), s.ravel()])
    assert all(np.isin(np.asarray(out), known).all() for out in outs)


@pytest.mark.rotated(4)
def test_shares_and_runs_along_a_dynamic_dim() -> None:
    def function(x: torch.Tensor) -> Any:
        return F.adaptive_max_pool1d(x, 4), *x.cummax(1)

    model = load(Function(function), (f(2, 6),), dynamic_shapes=(({1: torch.export.Dim("length")},),))
    for x in (f(2, 90), f(2, 3)):
        outs, _ = run_compiled(model, resolve("cpu"), [x.numpy()])
        for out, ref in zip(outs, function(x), strict=True):
            np.testing.assert_allclose(np.asarray(out), ref.numpy(), rtol=2e-6, atol=2e-6)


def test_division_of_whole_numbers_by_zero_does_not_end_the_process() -> None:
    model = load(Function(lambda n, m: (n // m, n % m, torch.fmod(n, m))), (torch.arange(4), torch.ones(4, dtype=torch.int64)))
    outs, _ = run_compiled(model, resolve("cpu"), [np.arange(4), np.zeros(4, np.int64)])
    assert [np.asarray(out).shape for out in outs] == [(4,)] * 3


def test_the_opposite_of_a_comparison_is_true_of_nan() -> None:
    def opposites(a: torch.Tensor, b: torch.Tensor) -> tuple[torch.Tensor, ...]:
        return torch.logical_not(a <= b), torch.logical_not(a > b), ~(a < b), torch.where((a >= b).logical_not(), a, b).isnan()

    check(opposites, (LEFT, RIGHT))
