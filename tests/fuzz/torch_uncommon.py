"""Drawn torch operators by their uncommon arguments: images without a batch, norms without weights, other orders of norms,
several axes, dtypes of sums, losses with weights, complex numbers, assignments by index, and what models seldom have."""

from __future__ import annotations

import torch

from tests.fuzz.builder import Builder, Skip, floating, integral

__all__ = ["OPERATORS"]

ANY = {  # of x and y, floats of one shape
    "bucketize": "torch.bucketize({x}, {y}.reshape(-1).nan_to_num(0.25).sort()[0], right=True)",
    "histc": "torch.histc({x}.nan_to_num(0.5).clamp(-2, 2), 5, -2, 2)",
    "addr": "torch.addr({y}.reshape(-1)[:1], {x}.reshape(-1)[:4], {y}.reshape(-1)[:3], alpha=2)",
    "unique_consecutive": "torch.unique_consecutive({x}.round())",
    "unique_parts": "torch.unique({x}.round(), return_inverse=True, return_counts=True)[2]",
    "new_full": "{x} + {x}.new_full(({x}.shape[-1],), 0.5) * {x}.new_ones(()) - {x}.new_zeros((1,))",
    "fill": "{y} - torch.empty_like({x}).fill_(0.25)",
    "scalar_tensor": "{x} * torch.scalar_tensor(1.5, dtype={d})",
    "rrelu": "F.rrelu({x}, 0.1, 0.3, False)",
    "roll_several": "torch.roll({x}, (1, -2), (0, -1))",
    "rot90_back": "torch.rot90({x}, -1, [-1, 0])",
    "cumsum_dtype": "torch.cumsum({x}, 0, dtype=torch.float64)",
    "sum_dtype": "{x}.sum(-1, dtype=torch.float64)",
    "mean_dtype": "{x}.mean(0, keepdim=True, dtype=torch.float32)",
    "prod_whole": "({x}.sigmoid() + 0.5).reshape(-1)[:20].prod()",
    "var_correction": "{x}.var(-1, correction=3)",
    "norm_0": "torch.linalg.vector_norm({x}, 0, -1)",
    "norm_least": "torch.linalg.vector_norm({x}, -torch.inf, -1, True)",
    "norm_half": "torch.linalg.vector_norm({x}.abs() + 0.1, 0.5, 0)",
    "norm_dtype": "torch.linalg.vector_norm({x}, 2, None, dtype=torch.float64)",
    "logsumexp_whole": "torch.logsumexp({x}, tuple(range({x}.dim())))",
    "argmax_whole": "{x}.argmax()",
    "argmin_kept": "{x}.argmin(-1, keepdim=True)",
    "quantile": "torch.quantile({x}.double(), 0.3, dim=-1)",
    "quantiles": "torch.quantile({x}.float(), torch.tensor([0.1, 0.5]), dim=0, keepdim=True, interpolation='lower')",
    "nanquantile": "torch.nanquantile({x}.double(), 0.75)",
    "layer_norm_plain": "F.layer_norm({x}, {x}.shape[-2:], eps=1e-3)",
    "group_norm_plain": "F.group_norm({x}, 1, eps=1e-3)",
    "batch_norm_of_batch": "F.batch_norm({x}, None, None, training=True, eps=1e-2)",
    "soft_labels": "F.cross_entropy({x}, F.softmax({y}, 1), label_smoothing=0.1)",
    "bce": "F.binary_cross_entropy({x}.sigmoid(), {y}.sigmoid(), reduction='none')",
    "bce_weight": "F.binary_cross_entropy_with_logits({x}, {y}.sigmoid(), pos_weight={y}.abs())",
    "kl_log": "F.kl_div(F.log_softmax({x}, -1), F.log_softmax({y}, -1), reduction='batchmean', log_target=True)",
    "margin_ranking": "F.margin_ranking_loss({x}, {y}, {y}.sign(), margin=0.2)",
    "hinge": "F.hinge_embedding_loss({x}, {y}.sign(), margin=0.5)",
    "multilabel_soft": "F.multilabel_soft_margin_loss({x}, ({y} > 0).to({d}))",
    "cosine_embedding": "F.cosine_embedding_loss({x}, {y}, torch.ones({x}.shape[:1], dtype={d}), margin=0.1)",
    "div_floor": "torch.div({x}, {y}.abs() + 0.3, rounding_mode='floor')",
    "div_trunc": "torch.div({x}, {y}.abs() + 0.3, rounding_mode='trunc')",
    "power_of_2": "2.0 ** {x}.clamp(-5, 5)",
    "power_half": "({x}.abs() + 0.1) ** 0.5 + ({y}.abs() + 0.2) ** -1 + {x} ** 0",
    "float_power": "torch.float_power({x}.abs() + 0.1, 1.5)",
    "clamp_one_tensor": "torch.clamp({x}, max={y})",
    "where_numbers": "torch.where({x} > {y}, 2, 0.5)",
    "infinite_tests": "torch.isposinf({x}) | torch.isneginf({y}) | torch.isreal({x})",
    "log_ndtr": "torch.special.log_ndtr({x}.clamp(-4, 4))",
    "multigammaln": "torch.special.multigammaln({x}.abs() + 2, 2)",
    "expit": "torch.special.expit({x}) + torch.special.exp2({y}.clamp(-3, 3))",
    "bessel": "torch.special.modified_bessel_i0({x}.clamp(-4, 4)) - torch.special.modified_bessel_i1({y}.clamp(-4, 4))",
    "logspace": "{x} * torch.logspace(-1, 1, {x}.shape[-1], dtype={d})",
    "arange_step": "{x} + torch.arange(0, {x}.shape[-1] * 0.5, 0.5, dtype={d})",
    "meshgrid": "torch.stack(torch.meshgrid({x}.reshape(-1)[:4], {y}.reshape(-1)[:3], indexing='xy'))",
    "cartesian": "torch.cartesian_prod({x}.reshape(-1)[:4], {y}.reshape(-1)[:3])",
    "combinations": "torch.combinations({x}.reshape(-1)[:5], 2, with_replacement=True)",
    "float8": "{x}.float().clamp(-400, 400).to(torch.float8_e4m3fn).to(torch.float32)",
    "float8_wide": "{x}.float().clamp(-400, 400).to(torch.float8_e5m2).to(torch.float32)",
    "diagonal_scatter": "torch.diagonal_scatter({x}, torch.diagonal({y}, 0, 0, -1), 0, 0, -1)",
    "assign_last": "(lambda z: (z[..., 0].add_(1), z)[1])({x}.clone())",
    "assign_masked": "(lambda z: (z.masked_fill_({y} > 0, 0.5), z[:, ...].mul_(2), z)[2])({x}.clone())",
    "assign_rows": "(lambda z: (z.__setitem__((slice(None), [0, -1]), {y}[:, :1]), z)[1])({x}.clone())",
    "assign_flags": "(lambda z: (z.__setitem__({y} > 0.5, -1.0), z)[1])({x}.clone())",
    "assign_points": "(lambda z: (z.__setitem__(([0, -1], [0, 0]), {y}[0, 0]), z)[1])({x}.clone())",
    "scatter_multiply": "torch.scatter({x}, -1, ({x} * 0).long()[..., :1], {y}[..., :1], reduce='multiply')",
    "put": "torch.Tensor.put({x}, torch.tensor([0, -1]), {y}.reshape(-1)[:2], accumulate=True)",
    "ragged_unfold": "{x}.unfold(-1, 2, 3)",
    "sorter": "torch.searchsorted({y}.reshape(-1), {x}, sorter=torch.argsort({y}.reshape(-1), stable=True))",
    "cdist_3": "torch.cdist({x}.float(), {y}.float(), p=3.0)",
    "cdist_inf": "torch.cdist({x}.float(), {y}.float(), p=float('inf'))",
    "einsum_three": "torch.einsum('...i,...i,...j->...j', {x}, {y}, {x})",
    "vector_by_batch": "{x}.reshape(-1)[:3] @ torch.ones((2, 3, 4), dtype={d})",
    "nll_weight": "F.nll_loss(F.log_softmax({x}, 1), {x}[:, 0].long() * 0, {y}[0].abs(), ignore_index=2)",
    "smooth_none": "F.smooth_l1_loss({x}, {y}, reduction='none', beta=0.5)",
    "amax_several": "{x}.amax((0, -1)) - {x}.amin((0, -1))",
    "std_whole": "{x}.std() + {x}.var(unbiased=False)",
    "masked_mean_2": "torch.nanmean(torch.where({y} > 0, {x}, float('nan')), 0)",
    "logcumsumexp": "torch.logcumsumexp({x}.clamp(-9, 9), 0)",
    "argsort_down": "torch.argsort({x}, dim=0, descending=True, stable=True)",
    "max_other": "torch.max({x}, {y}) - torch.min({x}, {y})",
    "triangles": "{x}.reshape(-1)[torch.tril_indices(3, 3)[0] * 0] * 2",
    "dist": "torch.dist({x}, {y}, 1.5)",
    "renorm_1": "torch.renorm({x}, 1, -1, 0.7)",
    "unsafe": "torch.atleast_3d({x}).squeeze() + torch.ravel({x})[0]",
    "hsplit": "torch.hsplit(torch.cat([{x}, {y}], -1), 2)[1]",
    "take_whole": "torch.take_along_dim({x}, {y}.argsort(stable=True).reshape({y}.shape), -1)",
}
COMPLEX = (  # of a complex c, and of another e
    "c * e", "c / (e + 9)", "c + 2", "1 / (c + 9)", "c.exp()", "(c + 9).log()", "(c + 9).sqrt()", "c.sin()",
    "(c / 4).tanh()", "c.conj() * e", "c ** 2", "c.sum(-1)", "c.mean(0, keepdim=True)", "c.cumsum(-1)", "-c",
    "torch.where(c.real > 0, c, e)",
    "torch.cat([c, e], -1)", "c.abs() * e", "c.transpose(0, -1)", "c @ e.mT", "torch.polar(c.abs(), e.real)", "c.flip(-1)",
    "c.prod(-1)", "torch.fft.ifft(c, dim=0)", "c.sgn()", "(c + 9).reciprocal()", "c * 1j", "c.reshape(-1)[:3]", "c - e.real",
    "torch.complex(c.imag, c.real)", "torch.stack([c, e])",
)  # fmt: skip
MATRIX = {
    "eigh": "torch.linalg.eigh({m})[0]",
    "eigh_product": "(lambda e: e[1] @ torch.diag(e[0]) @ e[1].T)(torch.linalg.eigh({m}))",
    "svd_product": "(lambda e: e[0] @ torch.diag(e[1]) @ e[2])(torch.linalg.svd({m}))",
    "svd_thin": "torch.linalg.svd({r}, full_matrices=False)[1]",
    "addbmm": "torch.addbmm({m}, torch.stack([{m}, {m}]), torch.stack([{m}, {m}]), beta=0.5, alpha=0.1)",
    "addmv": "torch.addmv({r}[:, 0], {m}, {r}[:, 0], beta=2, alpha=0.5)",
    "multi_dot": "torch.linalg.multi_dot([{m}, {m}, {r}])",
    "matrix_norm": "torch.linalg.matrix_norm({m}, {p})",
    "triangular_above": "torch.linalg.solve_triangular(torch.triu({m}), {r}.T.contiguous(), upper=True, left=False)",
    "triangular_ones": "torch.linalg.solve_triangular(torch.tril({m}), {r}, upper=False, unitriangular=True)",
    "cholesky_upper": "torch.linalg.cholesky({m}, upper=True)",
    "inverse_4": "torch.linalg.inv(torch.stack([{m}, {m} + 1]))",
    "einsum_trace": "torch.einsum('ii->i', {m}) + torch.einsum('ij,ij->i', {m}, {m}.T)",
    "lstsq_like": "torch.linalg.solve({m}, {r}[:, 0])",
    "tensorinv": "torch.linalg.tensorsolve({m}, {r}[:, 0])",
    "vecdot": "torch.linalg.vecdot({m}, {m}.flip(0), dim=0)",
    "cross": "torch.linalg.cross({m}[:, :3], {m}[:, :3].flip(0))",
}
IMAGE = {  # i [n, c, h, w]
    "area": "F.interpolate({i}, size=(3, 4), mode='area')",
    "pool_alone": "F.max_pool2d({i}[0], 2, 1, 1, ceil_mode=True)",
    "avg_alone": "F.avg_pool2d({i}[0], (2, 3), divisor_override=5)",
    "conv_alone": "F.conv2d({i}[0], torch.ones((2, {i}.shape[1], 2, 1), dtype={d}), padding='valid')",
    "adaptive_none": "F.adaptive_avg_pool2d({i}, (None, 2))",
    "lp_1": "F.lp_pool1d({i}[0].abs() + 0.1, 1.0, 2, 1)",
    "fold_far": "F.fold(F.unfold({i}, (2, 1), dilation=(1, 2), padding=1, stride=2), {i}.shape[2:], (2, 1), (1, 2), 1, 2)",
    "instance_weights": "F.instance_norm({i}, weight={i}[0, :, 0, 0], bias={i}[0, :, 0, 0], eps=1e-2)",
    "scales": "F.interpolate({i}, scale_factor=(1.5, 0.75), mode='bilinear', align_corners=False)",
    "exact": "F.interpolate({i}, size=(5, 3), mode='nearest-exact')",
    "last": "{i}.to(memory_format=torch.channels_last) * 2",
    "pad_wrong_way": "F.pad({i}, (-1, 1, 0, -1), value=0.5)",
    "shuffle_alone": "F.pixel_unshuffle({i}[0, :, :2, :2], 2)",
    "max_indices": "F.max_pool2d({i}, (2, 1), stride=(1, 2), dilation=(1, 2), return_indices=True)[1]",
    "channel_dropout": "F.alpha_dropout(F.dropout1d({i}[0], 0.2, False), 0.1, False)",
    "grid_own": "F.grid_sample({i}, {i}[:, :2].permute(0, 2, 3, 1).tanh(), 'bicubic', 'reflection', True)",
}
WHOLE = {  # n, whole numbers
    "true_divide": "{n} / 3",
    "div_floor": "torch.div({n}, 4, rounding_mode='floor')",
    "remainder_back": "torch.remainder({n}, -3)",
    "and_number": "({n} & 6) | 1",
    "shift_number": "{n} >> 1",
    "sum_kept": "{n}.sum(0, keepdim=True, dtype=torch.int32)",
    "mean": "{n}.float().mean()",
    "clamp_min": "{n}.clamp(min=2)",
    "pow": "{n}.clamp(-3, 3) ** 3",
    "sort_down": "torch.sort({n}, descending=True, stable=True)[0]",
    "argmax": "{n}.argmax()",
    "unique_inverse": "torch.unique({n}, return_inverse=True)[1]",
    "cumprod": "({n} % 3).cumprod(-1)",
    "where": "torch.where({n} > 2, {n}, -1)",
    "count": "torch.bincount({n}.reshape(-1).clamp(0, 9).long(), minlength=12)",
    "to_bool": "{n}.bool().logical_xor({n} > 1)",
    "floor_divide": "{n} // -2",
    "gather": "{n}[torch.tensor([-1, 0])]",
    "prod": "({n} % 2 + 1).reshape(-1)[:12].prod()",
    "embedding": "F.embedding({n}.long().clamp(0, 3), torch.eye(4), padding_idx=1)",
    "bag": "F.embedding_bag({n}.reshape(-1).long().clamp(0, 3), torch.eye(4), torch.tensor([0, 1]), mode='sum')",
}  # fmt: skip


def any_of(b: Builder) -> None:
    x = b.float(1)
    t = b[x]
    if (b.dynamic and any(size % b.dynamic == 0 for size in t.shape)) or not t.numel():
        raise Skip
    y = b.pick(lambda v: v.dtype == t.dtype and v.shape == t.shape, lambda: b.new(tuple(t.shape), t.dtype))
    name = b.choice(tuple(ANY))
    b.add(name, ANY[name].format(x=x, y=y, d=t.dtype), terms=t.numel())


def complex_of(b: Builder) -> None:
    x = b.pick(lambda t: t.dtype in (torch.float32, torch.float64) and t.dim() in (2, 3) and 1 <= t.numel() < 1 << 12,
               lambda: b.new((b.integer(1, 5), b.integer(1, 7)), torch.float32, plain=True))  # fmt: skip
    if 0 in b[x].shape:
        raise Skip
    bounded = [f"{x}.nan_to_num(0.5).clamp(-4, 4)", f"{x}.nan_to_num(0.25).clamp(-4, 4).flip(0)"]
    c = b.add("complex", f"torch.complex({', '.join(bounded)})")
    e = b.add("complex", f"torch.complex({bounded[1]}, {bounded[0]}.cos())")
    made = b.add("complex_of", f"(lambda c, e: {b.choice(COMPLEX)})({c}, {e})", terms=b[x].numel())
    if b[made].is_complex():
        b.add("from_complex", f"torch.view_as_real({made}.resolve_conj())")


def matrix(b: Builder) -> None:
    name, dtype, n = b.choice(tuple(MATRIX)), b.choice((torch.float32, torch.float64)), b.integer(1, 9)
    a = b.new((n, n), dtype, plain=True)
    m = b.add("matmul", f"({a} @ {a}.T / {n} + 3 * torch.eye({n}, dtype={dtype}))", terms=n)
    r = b.new((n, b.integer(1, 5)), dtype, plain=True)
    order = b.choice(("'fro'", "1", "-1", "float('inf')", "2", "'nuc'"))
    b.add(name, MATRIX[name].format(m=m, r=r, p=order), terms=n * n)


def image(b: Builder) -> None:
    i = b.pick(
        lambda t: floating(t) and t.dim() == 4 and min(t.shape) > 1,
        lambda: b.new((b.dynamic or b.integer(1, 2), b.choice((2, 4, 8)), b.integer(2, 12), b.integer(2, 12))),
    )
    name = b.choice(tuple(IMAGE))
    b.add(name, IMAGE[name].format(i=i, d=b[i].dtype), terms=max(1, b[i].numel()))


def whole(b: Builder) -> None:
    n = b.pick(
        lambda t: integral(t) and t.dim() > 0 and 1 <= t.numel() < 1 << 12,
        lambda: b.new((b.integer(1, 9), b.integer(1, 9)), torch.int32),
    )
    if b.dynamic and any(size % b.dynamic == 0 for size in b[n].shape):
        raise Skip
    name = b.choice(tuple(WHOLE))
    b.add(f"int_{name}", WHOLE[name].format(n=n), exact=name not in ("true_divide", "mean"))


def recurrent(b: Builder) -> None:
    """Layers of several steps, over each other, of a narrower state, and without biases."""
    kind, layers, biased = b.choice(("lstm", "gru", "rnn_tanh")), b.integer(1, 2), b.flag()
    steps, batch, width, hidden = b.integer(1, 5), b.integer(1, 3), b.integer(1, 6), b.integer(2, 6)
    gates = {"lstm": 4, "gru": 3}.get(kind, 1)
    own = b.integer(1, hidden - 1) if kind == "lstm" and b.flag() else 0
    out = own or hidden
    x = b.new((steps, batch, width), torch.float32, param=False, plain=True)
    weights = []
    for layer in range(layers):
        sizes = [(gates * hidden, width if not layer else out), (gates * hidden, out)]
        sizes += [(gates * hidden,), (gates * hidden,)] if biased else []
        sizes += [(own, hidden)] if own else []
        weights += [b.new(size, torch.float32, param=True, plain=True) for size in sizes]
    first = f"torch.zeros(({layers}, {batch}, {out}))"
    state = f"({first}, torch.zeros(({layers}, {batch}, {hidden})))" if kind == "lstm" else first
    given = f"{x}, {state}, [{', '.join(weights)}], {biased}, {layers}, 0.0, False, False, False"
    text = f"torch.{kind}({given})[{b.integer(0, 1)}]"
    b.add(kind, text, terms=2 * (width + hidden))


OPERATORS = ((10, any_of), (4, complex_of), (3, matrix), (4, image), (3, whole), (1, recurrent))
