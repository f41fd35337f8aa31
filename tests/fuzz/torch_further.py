"""Drawn torch operators beyond those of models' everyday: factors of matrices, recurrent layers whole, what values decide the
size of, whole numbers' divisors and shifts, spectra of several axes, images of three dims."""

from __future__ import annotations

import torch

from tests.fuzz.builder import INTEGERS, Builder, Skip, floating, integral

__all__ = ["OPERATORS"]

PAIRS = {
    "renorm": "torch.renorm({x}, 2, 0, 1.0)",
    "logaddexp2": "torch.logaddexp2({x}, {y})",
    "pairwise_distance": "F.pairwise_distance({x}, {y})",
    "cosine": "F.cosine_similarity({x}, {y}, dim=-1)",
    "triplet": "F.triplet_margin_loss({x}, {y}, {x}.flip(0))",
    "softplus_beta": "F.softplus({x}, 2.0, 3.0)",
    "trapezoid": "torch.trapezoid({x}, dim=-1)",
    "cumulative_trapezoid": "torch.cumulative_trapezoid({x}, dim=-1)",
    "gradient": "torch.gradient(torch.cat([{x}, {y}], -1), dim=-1)[0]",
    "std_mean": "torch.stack(torch.std_mean({x}, correction=0))",
    "whole_norm": "torch.linalg.norm({x})",
    "unflatten": "{x}.unsqueeze(-1).unflatten(-1, (1, 1))",
    "narrow": "{x}.narrow(-1, 0, 1)",
    "swap_stack": "torch.stack([{x}, {y}], -1).swapaxes(-1, 0)",
    "logit": "torch.logit({x}.sigmoid(), 1e-3)",
    "xlog1py": "torch.special.xlog1py({x}, {y}.abs())",
    "entr": "torch.special.entr({x}.abs())",
    "sgn_frac": "torch.sgn({x}) * {y}.frac()",
    "hardshrink": "F.hardshrink({x}, 0.3) + F.softshrink({y}, 0.2)",
    "celu": "F.celu({x}, 0.7) - F.elu({y}, 1.3)",
    "where_scalar": "torch.where({x} > {y}, 1.0, {x})",
    "count": "torch.count_nonzero({x} > {y})",
    "masked_mean": "({x} * ({y} > 0)).sum(-1) / ({y} > 0).sum(-1).clamp(min=1)",
    "cumulative_max": "torch.cummax({x}, -1)[0] - torch.cummin({x}, -1)[0]",
    "index_reduce": "torch.index_reduce({x}, 0, torch.tensor([0]), {y}[:1], 'amax')",
    "diag_embed": "torch.diag_embed({x}, 1)",
    "vander": "torch.vander({x}.reshape(-1)[:4].clamp(-1, 1), 3)",
    "block_diag": "torch.block_diag({x}.reshape(-1)[:3], {y}.reshape(-1)[:2])",
    "broadcast_mask": "{x}.masked_fill(({y} > 1).any(-1, keepdim=True), 0.0)",
    "gaussian": "F.gaussian_nll_loss({x}, {y}, torch.ones_like({x}))",
    "poisson": "F.poisson_nll_loss({x}.clamp(-3, 3), {y}.abs())",
    "soft_margin": "F.soft_margin_loss({x}, {y}.sign())",
}
MATRICES = {
    "qr": "torch.linalg.qr({a})[1]",
    "qr_complete": "torch.linalg.qr({a}, mode='complete')[0]",
    "lu": "torch.linalg.lu({m})[1] @ torch.linalg.lu({m})[2]",
    "lu_solve": "torch.linalg.lu_solve(*torch.linalg.lu_factor({m}), {r})",
    "svdvals": "torch.linalg.svdvals({m})",
    "pinv": "torch.linalg.pinv({a}, rtol=1e-3)",
    "eigvalsh": "torch.linalg.eigvalsh({m})",
    "matrix_exp": "torch.matrix_exp({m} / {n} / 4)",
    "householder": "torch.linalg.householder_product(*torch.geqrf({m}))",
    "ormqr": "torch.ormqr(*torch.geqrf({m}), {r})",
    "cholesky_inverse": "torch.cholesky_inverse(torch.linalg.cholesky({m}))",
    "cholesky_solve": "torch.cholesky_solve({r}, torch.linalg.cholesky({m}))",
}
BY_VALUES = (
    "{x}[{x} > 0]",
    "torch.masked_select({x}, {x} < 0.5)",
    "torch.nonzero({x} > 0)",
    "torch.unique(({x} * 2).round())",
    "torch.bincount(({x}.reshape(-1).nan_to_num().clamp(-3, 3) + 3).long())",
    "{x}[{x} > 0].sum()",
    "torch.argwhere({x} > 0).sum(0)",
    "{x}.reshape(-1, 1)[{x}.reshape(-1) > 0.5]",
    "{x}[{x} > 9.0]",
)
BEHIND = (  # what was counted: of few elements, or of none
    "{found}[-5:]",
    "{found}[3:-1]",
    "{found}[1:-1:2]",
    "torch.cat([{found}, {found}])",
    "{found}.flip(0)",
    "{found}.sort(0)[0]",
    "({found} > 1).any()",
    "({found} > 1).all(0)",
    "{found}.reshape(-1).median()",
    "{found}.cumsum(0)",
    "{found}[1:] == {found}[:-1]",
    "{found}.reshape(-1)[:, None] * {found}.reshape(-1)[None]",
    "F.pad({found}.reshape(-1), (1, 2))",
    "{found}.repeat_interleave(2, 0)",
    "torch.nonzero({found})",
    "{found}[{found} < 1]",
    "torch.stack([{found}, {found} * 2]).amax(0)",
    "{found}.reshape(-1, 1).expand(-1, 3).tril()",
    "{found}.sum(0)",
    "torch.softmax({found}.float(), 0)",
    "torch.zeros(3).index_add(0, {found}.reshape(-1).long() * 0, {found}.reshape(-1).float())",
)


def pair(b: Builder) -> None:
    x = b.float(1)
    t = b[x]
    if (b.dynamic and any(size % b.dynamic == 0 for size in t.shape)) or not t.numel():
        raise Skip
    y = b.pick(lambda v: v.dtype == t.dtype and v.shape == t.shape, lambda: b.new(tuple(t.shape), t.dtype))
    name = b.choice(tuple(PAIRS))
    if name == "std_mean" and not bool(torch.isfinite(t).all()):  # torch's mean of an infinity is NaN there
        raise Skip
    b.add(name, PAIRS[name].format(x=x, y=y), terms=max(1, t.numel()))


def matrix(b: Builder) -> None:
    name, dtype = b.choice(tuple(MATRICES)), b.choice((torch.float32, torch.float64))
    wide = name in ("lu", "lu_solve", "cholesky_inverse", "cholesky_solve", "qr") and not b.integer(0, 3)
    n = b.choice((33, 64, 65, 99, 128, 200)) if wide else b.integer(1, 7)
    batch = b.choice(((), (2,), (1, 2)))
    a = b.new((*batch, n, n + b.integer(0, 2)), dtype, plain=True)
    turned = ".flip(-2)" if name in ("lu", "lu_solve") and b.integer(0, 1) else ""
    m = b.add("matmul", f"({a} @ {a}.mT / {n} + 3 * torch.eye({n}, dtype={dtype})){turned}", terms=n)
    r = b.new((*batch, n, b.integer(1, 4)), dtype, plain=True)
    b.add(name, MATRICES[name].format(a=a, m=m, r=r, n=n), terms=n * n)


def recurrent(b: Builder) -> None:
    """torch's own layers, as nn.LSTM, nn.GRU and nn.RNN call them."""
    kind = b.choice(("lstm", "gru", "rnn_tanh", "rnn_relu"))
    batch, steps, width, hidden = b.dynamic or b.integer(1, 3), b.integer(1, 5), b.integer(1, 9), b.integer(1, 9)
    gates = {"lstm": 4, "gru": 3}.get(kind, 1)
    both = b.flag()
    x = b.new((batch, steps, width), torch.float32, param=False, plain=True)
    weights = []
    for _ in range(1 + both):
        sizes = ((gates * hidden, width), (gates * hidden, hidden), (gates * hidden,), (gates * hidden,))
        weights += [b.new(size, torch.float32, param=True, plain=True) for size in sizes]
    first = f"torch.zeros(({1 + both}, {b.n(batch)}, {hidden}))"
    state = f"({first}, {first})" if kind == "lstm" else first
    text = f"torch.{kind}({x}, {state}, [{', '.join(weights)}], True, 1, 0.0, False, {both}, True)[{b.integer(0, 1)}]"
    b.add(kind, text, terms=2 * (width + hidden))


def by_values(b: Builder) -> None:
    """Results whose sizes the values decide."""
    x = b.pick(lambda t: floating(t) and 1 <= t.dim() <= 3 and 0 < t.numel() <= 4096, lambda: b.new((b.integer(1, 40),)))
    if b.dynamic:
        raise Skip
    found = b.add("by_values", b.choice(BY_VALUES).format(x=x), exact=True)
    if b[found].dim() and b[x].numel() > 8 and b.flag():  # of fewer torch decomposes no slice
        text = b.choice(BEHIND)
        rounds = any(word in text for word in ("sum", "softmax", "index_add"))
        b.add("of_counted", text.format(found=found), exact=not rounds, terms=max(1, b[found].numel()))


def divisors(b: Builder) -> None:
    x = b.integers()
    y = b.beside(x)
    if b[x].numel() > 1 << 14:
        raise Skip
    wide = f"{x}.to(torch.int64)", f"{y}.to(torch.int64)"
    texts = (
        f"torch.gcd({x}, {y})",
        f"torch.lcm({wide[0]}, {wide[1]})",
        f"{x} >> ({y} & 3)",
        f"torch.bitwise_left_shift({x}, {y} & 3)",
        f"torch.div({x}, {y} % 4 + 1, rounding_mode='trunc')",
        f"torch.fmod({x}, {y} % 4 + 1)",
        f"{x}.pow(2) - {y}.square()",
        f"torch.isin({x}, {y}.reshape(-1)[:4])",
        f"torch.where({x} > {y}, {x}, {y}).sum(-1)" if b[x].dim() else f"{x}.sign()",
    )
    b.add("int_divisors", b.choice(texts), exact=True)


def whole_order(b: Builder) -> None:
    """Whole numbers sorted, searched and scanned along an axis."""
    x = b.pick(lambda t: integral(t) and t.dim() > 0 and 0 not in t.shape, lambda: b.new(b.shape(), b.choice(INTEGERS)))
    if 0 in b[x].shape:
        raise Skip
    axis = b.axis(b[x])
    text = b.choice(
        (
            f"torch.sort({x}, dim={axis}, stable=True)[0]",
            f"torch.topk({x}, 1, {axis})[0]",
            f"torch.cummax({x}, {axis})[0]",
            f"torch.cumprod({x} % 3, {axis})",
            f"torch.argmax({x}, {axis})",
            f"torch.flip({x}, [{axis}]).cumsum({axis})",
            f"torch.median({x}, {axis})[0]",
        )
    )
    b.add("int_order", text, exact=True)


def spectra(b: Builder) -> None:
    x = b.new((b.integer(1, 3), b.integer(2, 12), b.integer(2, 12)), b.choice((torch.float32, torch.float64)), plain=True)
    sizes = b[x].shape
    norm = b.choice(("'ortho'", "'forward'", "None"))
    text = b.choice(
        (
            f"torch.fft.fft2({x}, norm={norm}).abs()",
            f"torch.fft.irfft2(torch.fft.rfft2({x}), s={tuple(sizes[1:])}, norm={norm})",
            f"torch.view_as_real(torch.fft.ifft({x}, n={b.integer(2, 15)}, norm={norm}))",
            f"torch.fft.hfft({x}, n={b.integer(2, 15)})",
            f"torch.fft.fftshift(torch.fft.fftn({x}).real)",
            f"torch.view_as_real(torch.stft({x}[0], 4, 2, window=torch.ones(4, dtype={b[x].dtype}), return_complex=True))",
        )
    )
    b.add("spectra", text, terms=sizes[1] * sizes[2])


def images(b: Builder) -> None:
    rank = b.choice((2, 3, 1))
    x = b.new((b.dynamic or b.integer(1, 2), b.choice((1, 2, 4, 6)), *(b.integer(4, 9) for _ in range(rank))))
    t = b[x]
    sizes = tuple(b.integer(1, 4) for _ in range(rank))
    texts = [
        f"F.adaptive_avg_pool{rank}d({x}, {sizes if rank > 1 else sizes[0]})",
        f"F.adaptive_max_pool{rank}d({x}, {sizes if rank > 1 else sizes[0]})",
        f"F.max_unpool{rank}d(*F.max_pool{rank}d({x}, 2, return_indices=True), 2, output_size={tuple(t.shape[2:])})",
        f"F.interpolate({x}, scale_factor={b.choice((1.3, 0.7, 3))}, mode='nearest', recompute_scale_factor={b.flag()})",
        f"F.dropout2d({x}, 0.5, False) * F.avg_pool{rank}d({x}, 3, 1, 1, count_include_pad=False)",
    ]
    if rank == 3:
        where = b.new((t.shape[0], 2, 3, 2, 3), t.dtype, plain=True)
        texts.append(f"F.grid_sample({x}, {where}, {b.choice(('bilinear', 'nearest'))!r}, align_corners={b.flag()})")
    if rank == 2:
        theta, shape = b.new((t.shape[0], 2, 3), t.dtype, plain=True), b.sizes_text((t.shape[0], t.shape[1], 3, 4))
        texts += [
            f"F.grid_sample({x}, F.affine_grid({theta}, {shape}, True), align_corners=True)",
            f"F.interpolate({x}, size=({b.integer(1, 9)}, 5), mode='bicubic', antialias=True)",
        ]
    b.add("further_image", b.choice(texts), terms=max(1, t.numel()))


OPERATORS = (
    (5, pair),
    (2, matrix),
    (1, recurrent),
    (1, by_values),
    (2, divisors),
    (2, whole_order),
    (1, spectra),
    (2, images),
)
