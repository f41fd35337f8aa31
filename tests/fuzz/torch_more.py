"""Drawn torch operators that need no more than one text: `x` is a floating value, `y` one of its shape, `m` a square matrix
that is far from singular, `i` its image of two dims."""

from __future__ import annotations

import torch

from tests.fuzz.builder import Builder, Skip, floating

__all__ = ["OPERATORS"]

ANY = {
    "erfcx": "torch.special.erfcx({x}.abs())",
    "i0e": "torch.special.i0e({x})",
    "i1": "torch.special.i1({x}.clamp(-4, 4))",
    "i1e": "torch.special.i1e({x})",
    "ndtri": "torch.special.ndtri({x}.sigmoid())",
    "ndtr": "torch.special.ndtr({x})",
    "polygamma": "torch.polygamma(1, {x}.abs() + 60)",  # nearer to 1 torch in float64 is off: by 2e-12 at 12
    "angle": "torch.angle({x})",
    "nextafter": "torch.nextafter({x}, {y})",
    "frexp": "torch.frexp({x})[0]",
    "heaviside": "torch.heaviside({x}, {y})",
    "ldexp": "torch.ldexp({x}, torch.tensor(2))",
    "nansum": "torch.nansum({x}, -1)",
    "nanmean": "torch.nanmean({x}, -1)",
    "nanmedian": "torch.nanmedian({x})",
    "clamp_tensors": "torch.clamp({x}, min={y} - 0.5, max={y} + 0.5)",
    "var_mean": "torch.cat([t.reshape(-1) for t in torch.var_mean({x}, -1)])",
    "aminmax": "torch.stack(torch.aminmax({x}))",
    "diff": "torch.diff({x}, dim=-1)",
    "isin": "torch.isin({x}, {y}.reshape(-1)[:3])",
    "isclose": "torch.isclose({x}, {y})",
    "mse_loss": "F.mse_loss({x}, {y})",
    "l1_loss": "F.l1_loss({x}, {y}, reduction='none')",
    "huber_loss": "F.huber_loss({x}, {y}, delta=0.7)",
    "smooth_l1": "F.smooth_l1_loss({x}, {y})",
    "kl_div": "F.kl_div(F.log_softmax({x}, -1), F.softmax({y}, -1), reduction='sum')",
    "bce_logits": "F.binary_cross_entropy_with_logits({x}, {y}.sigmoid())",
    "glu": "F.glu(torch.cat([{x}, {y}], -1), -1)",
    "rot90": "torch.rot90({x}, 1, [0, -1])",
    "movedim": "torch.movedim({x}, 0, -1)",
    "index_fill": "torch.index_fill({x}, 0, torch.tensor([0]), 1.5)",
    "swish_gate": "F.silu({x}) * {y}",
    "tile": "torch.tile({x}, (2, 1))",
    "clone_add_": "{x}.clone().add_({y}).mul_(0.5)",
    "masked_softmax": "F.softmax({x}.masked_fill({y} > 1, float('-inf')), -1).nan_to_num()",
    "rms": "{x} * torch.rsqrt(({x} * {x}).mean(-1, keepdim=True) + 1e-3)",
    "trace_like": "torch.einsum('...i,...i->...', {x}, {y})",
    "dropout": "F.dropout({x}, 0.5, False)",
    "tensordot": "torch.tensordot({x}, {y}, dims=([0], [0]))",
    "kron": "torch.kron({x}.reshape(-1)[:5], {y}.reshape(-1)[:3])",
    "threshold_count": "({x} > {y}).sum(-1)",
    "any_over": "(({x} > {y}) | ({x} < 0)).all(-1)",
    "bool_turned": "({x} > {y}).transpose(0, -1).contiguous()",
    "bool_cat": "torch.cat([{x} > 0, {y} > 0], -1)",
    "bool_flip": "({x} > {y}).flip(-1)",
    "bool_pad": "F.pad({x} > {y}, (1, 2))",
}
MATRIX = {
    "det": "torch.linalg.det({m})",
    "slogdet": "torch.linalg.slogdet({m})[1]",
    "inv": "torch.linalg.inv({m})",
    "solve": "torch.linalg.solve({m}, {r})",
    "cholesky": "torch.linalg.cholesky({m})",
    "solve_triangular": "torch.linalg.solve_triangular(torch.tril({m}), {r}, upper=False)",
    "matrix_power": "torch.linalg.matrix_power({m} / 20, 3)",
    "trace": "torch.trace({m})",
    "addmm": "torch.addmm({r}, {m}, {r}, beta=0.5, alpha=2)",
    "bilinear": "F.bilinear({r}.T, {r}.T, torch.ones((3, {n}, {n}), dtype={d}))",
    "pdist": "F.pdist({r})",
    "mv": "torch.mv({m}, {r}[:, 0])",
    "triangle": "torch.triu({m}) @ {r}",
    "cumulative": "torch.cumsum({m}, 0).T @ {r}",
}
IMAGE = {
    "antialias": "F.interpolate({i}, size=(5, 6), mode='bilinear', antialias=True)",
    "channel_shuffle": "F.channel_shuffle({i}, 2)",
    "fold": "F.fold(F.unfold({i}, 2), {i}.shape[2:], 2)",
    "blur": "F.avg_pool2d(F.pad({i}, (1, 1, 1, 1), 'reflect'), 3, 1)",
    "se_block": "{i} * F.adaptive_avg_pool2d({i}, 1).sigmoid()",
    "layout": "{i}.permute(0, 2, 3, 1).reshape({i}.shape[0], -1, {i}.shape[1])",
    "flat": "{i}.flatten(2).transpose(1, 2)",
    "pad_pool": "F.max_pool2d(F.pad({i}, (0, 1, 0, 1)), 2, 2)",
    "space": "{i}.reshape({i}.shape[0], {i}.shape[1], -1).softmax(-1)",
    "instance": "({i} - {i}.mean((2, 3), keepdim=True)) / ({i}.var((2, 3), keepdim=True) + 0.1).sqrt()",
}
EXCHANGED = ("det", "slogdet", "inv", "solve", "matrix_power")  # of which rows may be in any order


def one_text(b: Builder) -> None:
    x = b.float(1)
    t = b[x]
    if b.dynamic and any(size % b.dynamic == 0 for size in t.shape):
        raise Skip
    y = b.pick(lambda v: v.dtype == t.dtype and v.shape == t.shape, lambda: b.new(tuple(t.shape), t.dtype))
    name = b.choice(tuple(ANY))
    if name == "var_mean" and not bool(torch.isfinite(t).all()):  # torch's mean of an infinity is NaN there
        raise Skip
    b.add(name, ANY[name].format(x=x, y=y), terms=max(1, t.numel()))


def matrix(b: Builder) -> None:
    """Of few columns, or of as many as a block of threads, or several, share: rows in another order have other pivots."""
    name, dtype = b.choice(tuple(MATRIX)), b.choice((torch.float32, torch.float64))
    small = name in ("det", "matrix_power") or b.integer(0, 3)
    n = b.integer(1, 9) if small else b.choice((17, 33, 64, 65, 100, 128, 131, 200, 257))
    x = b.new((n, n), dtype, plain=True)
    turned = ".flip(0)" if name in EXCHANGED and b.integer(0, 1) else ""
    m = b.add("matmul", f"({x} @ {x}.T / {n} + 3 * torch.eye({n}, dtype={dtype})){turned}", terms=n)
    r = b.new((n, b.integer(1, 5)), dtype, plain=True)
    b.add(name, MATRIX[name].format(m=m, r=r, n=n, d=dtype), terms=n * n)


def image(b: Builder) -> None:
    i = b.pick(
        lambda t: floating(t) and t.dim() == 4 and min(t.shape) > 1,
        lambda: b.new((b.dynamic or b.integer(1, 2), b.choice((2, 4, 8)), b.integer(2, 12), b.integer(2, 12))),
    )
    name = b.choice(tuple(IMAGE))
    b.add(name, IMAGE[name].format(i=i), terms=max(1, b[i].numel()))


def recurrent(b: Builder) -> None:
    """A cell's steps written out, as recurrent models have them."""
    width = b.integer(1, 12)
    x = b.new((b.integer(1, 3), b.integer(1, 5), width), b.choice((torch.float32, torch.bfloat16)))
    t = b[x]
    w, u = (b.new((width, width), t.dtype, param=True, plain=True) for _ in range(2))
    h = f"{x}[:, 0]"
    for step in range(1, t.shape[1]):
        h = b.add("step", f"torch.tanh({x}[:, {step}] @ {w} + ({h}) @ {u})", terms=2 * width)
    b.add("cell", f"({h}).sigmoid() * {x}[:, -1]")


def bag(b: Builder) -> None:
    count, width = b.integer(1, 20), b.integer(1, 17)
    # torch's maximum of a bag passes over NaN, where others keep it
    table = b.new((count, width), b.choice((torch.float32, torch.float16)), plain=True)
    found = b.new((b.integer(1, 4), b.integer(1, 5)), torch.int64, low=0, high=count)
    b.add("embedding_bag", f"F.embedding_bag({found}, {table}, mode={b.choice(('sum', 'mean', 'max'))!r})", terms=5)


def losses(b: Builder) -> None:
    x = b.pick(lambda t: floating(t) and t.dim() == 2 and 0 not in t.shape, lambda: b.new((b.integer(1, 9), b.integer(1, 9))))
    rows, classes = b[x].shape
    labels = b.new((rows,), torch.int64, low=0, high=classes)
    if b.dynamic and rows % b.dynamic == 0:
        raise Skip
    b.add(
        "cross_entropy",
        f"F.cross_entropy({x}, {labels}, reduction={b.choice(('mean', 'none', 'sum'))!r})",
        terms=rows * classes,
    )


OPERATORS = ((6, one_text), (2, matrix), (3, image), (1, recurrent), (1, bag), (1, losses))
