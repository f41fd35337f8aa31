"""Operators that models have one behind the other, and that a compiler makes one kernel of, or a few."""

from __future__ import annotations

import torch
import torch.nn.functional as F

from tk.testing.operators.problem import FLOATS, NUMBERS, Built, Function, Input, Operator, Size, boolean, index, number, order

__all__ = ["ACROSS", "CHAINS", "INDEXED", "LAYERS", "ROWS"]

CLASSES = 32000  # of cross entropy, as of a vocabulary


def _x(s: Size, *more: Input) -> list[Input]:
    return [number(s.rows, s.cols), *more]


def _rms(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
    return F.rms_norm(x, w.shape, w, 1e-6)


def _norm_residual(s: Size) -> Built:
    def function(x: torch.Tensor, r: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        total = x + r
        return _rms(total, w), total

    return _x(s, number(s.rows, s.cols), number(s.cols)), function


def _layer_norm_residual(s: Size) -> Built:
    inputs = _x(s, number(s.rows, s.cols), number(s.cols), number(s.cols))
    return inputs, lambda x, r, w, b: F.layer_norm(x + r, (s.cols,), w, b)


def _layer_norm_gelu(s: Size) -> Built:
    return _x(s, number(s.cols), number(s.cols)), lambda x, w, b: F.gelu(F.layer_norm(x, (s.cols,), w, b))


def _quantised_rows(s: Size) -> Built:
    def function(x: torch.Tensor) -> torch.Tensor:
        scale = x.abs().amax(-1, keepdim=True).clamp(min=1e-6) / 127
        return (x / scale).round().clamp(-127, 127) * scale

    return _x(s), function


def _cross_entropy(s: Size) -> Built:
    rows = max(8, min(s.elements // 16384, s.rows))
    classes = CLASSES + (3 if s.name == "odd" else 0)
    return [number(rows, classes), index(rows, high=classes)], lambda x, y: F.cross_entropy(x, y)


def _masked_softmax(s: Size) -> Built:
    return _x(s, boolean(s.rows, s.cols)), lambda x, m: torch.softmax(x.masked_fill(m, -1e4), -1)


def _cosine(s: Size) -> Built:
    return _x(s, number(s.rows, s.cols)), lambda x, y: F.cosine_similarity(x, y, -1)


ROWS: dict[str, Operator] = {
    "RMSNorm + residual": Operator(_norm_residual),
    "LayerNorm of a sum": Operator(_layer_norm_residual),
    "LayerNorm + GELU": Operator(_layer_norm_gelu),
    "softmax + mask": Operator(_masked_softmax),
    "softmax * scale + bias": Operator(lambda s: (_x(s, number(s.cols)), lambda x, b: torch.softmax(x * 0.125 + b, -1))),
    "cross entropy": Operator(_cross_entropy),
    "logsumexp": Operator(lambda s: (_x(s), lambda x: torch.logsumexp(x, -1))),
    "normalise L2": Operator(lambda s: (_x(s), lambda x: F.normalize(x, dim=-1))),
    "cosine similarity": Operator(_cosine),
    "quantise rows": Operator(_quantised_rows, ("float32",)),
    "argmax of softmax": Operator(lambda s: (_x(s), lambda x: torch.softmax(x, -1).amax(-1))),
    "mean squared error": Operator(lambda s: (_x(s, number(s.rows, s.cols)), F.mse_loss)),
    "BCE of logits": Operator(lambda s: (_x(s, number(s.rows, s.cols, low=0.0, high=1.0)), F.binary_cross_entropy_with_logits)),
    "sum of squares": Operator(lambda s: (_x(s), lambda x: (x * x).sum())),
    "mean and variance": Operator(lambda s: (_x(s), lambda x: (x.mean(-1), x.var(-1)))),
}


def _rotary_halves(s: Size) -> Built:
    b, h, length, width = s.heads

    def function(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
        left, right = x.chunk(2, -1)
        return x * cos + torch.cat([-right, left], -1) * sin

    return [number(b, h, length, width), number(length, width), number(length, width)], function


def _rotary_pairs(s: Size) -> Built:
    b, h, length, width = s.heads

    def function(x: torch.Tensor, cos: torch.Tensor, sin: torch.Tensor) -> torch.Tensor:
        even, odd = x[..., 0::2], x[..., 1::2]
        return torch.stack([even * cos - odd * sin, odd * cos + even * sin], -1).flatten(-2)

    return [number(b, h, length, width), number(length, width // 2), number(length, width // 2)], function


def _swiglu(s: Size) -> Built:
    def function(x: torch.Tensor) -> torch.Tensor:
        gate, up = x.chunk(2, -1)
        return F.silu(gate) * up

    return [number(s.rows, 2 * (s.cols // 2))], function


def _alternating_gate(s: Size) -> Built:
    return [number(s.rows, 2 * (s.cols // 2))], lambda x: x[..., ::2] * torch.sigmoid(x[..., 1::2])


def _clamped_gate(s: Size) -> Built:
    def function(x: torch.Tensor) -> torch.Tensor:
        gate, up = x[..., ::2].clamp(max=1.5), x[..., 1::2].clamp(-1.5, 1.5)
        return (up + 1) * gate * torch.sigmoid(1.702 * gate)

    return [number(s.rows, 2 * (s.cols // 2))], function


def _masked_mean(s: Size) -> Built:
    def function(x: torch.Tensor, m: torch.Tensor) -> torch.Tensor:
        kept = m.to(x.dtype).unsqueeze(-1)
        return (x * kept).sum(1) / kept.sum(1).clamp(min=1)

    return [number(8, s.rows // 8, s.cols), boolean(8, s.rows // 8)], function


def _windows(s: Size) -> Built:
    n, c, h, w = s.image
    h, w = h // 8 * 8, w // 8 * 8

    def function(x: torch.Tensor) -> torch.Tensor:
        shifted = torch.roll(x, (-4, -4), (2, 3))
        return shifted.view(n, c, h // 8, 8, w // 8, 8).permute(0, 2, 4, 3, 5, 1).reshape(-1, 64, c)

    return [number(n, c, h, w)], function


def _shuffle(s: Size) -> Built:
    n, c, h, w = s.image
    return [number(n, 4 * max(1, c // 4), h, w)], lambda x: F.pixel_shuffle(x, 2)


def _tokens(s: Size) -> Built:
    n, c, h, w = s.image
    return [number(n, c, h, w), number(c), number(c)], lambda x, a, b: F.layer_norm(x.flatten(2).transpose(1, 2), (c,), a, b)


CHAINS: dict[str, Operator] = {
    "rotary, halves": Operator(_rotary_halves),
    "rotary, pairs": Operator(_rotary_pairs),
    "SwiGLU": Operator(_swiglu),
    "gate of every second column": Operator(_alternating_gate),
    "clamped gate of every second column": Operator(_clamped_gate),
    "bias + GELU": Operator(lambda s: (_x(s, number(s.cols)), lambda x, b: F.gelu(x + b, approximate="tanh"))),
    "transpose + add": Operator(lambda s: (_x(s, number(s.cols, s.rows)), lambda x, y: x.T + y)),
    "stack + flatten": Operator(lambda s: (_x(s, number(s.rows, s.cols)), lambda x, y: torch.stack([x, y], -1).flatten(1))),
    "outer product + sigmoid": Operator(
        lambda s: ([number(s.rows), number(s.cols)], lambda x, y: torch.sigmoid(x[:, None] * y[None]))
    ),
    "masked mean of tokens": Operator(_masked_mean),
    "lower triangle": Operator(lambda s: (_x(s), lambda x: torch.tril(x) * 2)),
    "shifted windows": Operator(_windows),
    "pixel shuffle": Operator(_shuffle),
    "tokens of an image + LayerNorm": Operator(_tokens),
    "cat + relu": Operator(lambda s: (_x(s, number(s.rows, 8)), lambda x, y: torch.relu(torch.cat([x, y], -1)))),
}


def _planes(s: Size) -> list[Input]:
    return [number(*s.image)]


def _group_norm_silu(s: Size) -> Built:
    c = s.image[1]
    groups = 8 if c % 8 == 0 else 1
    return [*_planes(s), number(c), number(c)], lambda x, a, b: F.silu(F.group_norm(x, groups, a, b))


def _batch_norm_relu(s: Size) -> Built:
    c = s.image[1]
    parts = [number(c), number(c, low=0.5), number(c), number(c)]
    return [*_planes(s), *parts], lambda x, mean, var, a, b: torch.relu(F.batch_norm(x, mean, var, a, b))


ACROSS: dict[str, Operator] = {
    "softmax over channels": Operator(lambda s: (_planes(s), lambda x: torch.softmax(x, 1))),
    "softmax over rows": Operator(lambda s: (_x(s), lambda x: torch.softmax(x, 0))),
    "sum over rows": Operator(lambda s: (_x(s), lambda x: x.sum(0)), NUMBERS),
    "mean of planes": Operator(lambda s: (_planes(s), lambda x: x.mean((2, 3)))),
    "mean over all but channels": Operator(lambda s: (_planes(s), lambda x: x.mean((0, 2, 3)))),
    "argmax over channels": Operator(lambda s: (_planes(s), lambda x: x.argmax(1)), indices={0: 1}),
    "GroupNorm + SiLU": Operator(_group_norm_silu),
    "BatchNorm + relu": Operator(_batch_norm_relu),
    "cumsum over rows": Operator(lambda s: (_x(s), lambda x: torch.cumsum(x, 0)), NUMBERS),
    "cumprod": Operator(lambda s: ([number(s.rows, s.cols, low=0.99, high=1.01)], lambda x: torch.cumprod(x, -1))),
    "cummax": Operator(lambda s: (_x(s), lambda x: torch.cummax(x, -1)[0]), NUMBERS),
    "sort over rows": Operator(lambda s: (_x(s), lambda x: torch.sort(x, 0)[0]), NUMBERS),
}


def _positions(s: Size) -> Built:
    table = max(s.rows, 1024)
    inputs = [index(s.rows, high=table), number(table, s.cols), number(s.rows, s.cols), number(s.cols), number(s.cols)]
    return inputs, lambda i, w, p, a, b: F.layer_norm(F.embedding(i, w) + p, (s.cols,), a, b)


def _cumsum_gather(s: Size) -> Built:
    return _x(s, index(s.rows, s.cols // 4, high=s.cols)), lambda x, i: torch.gather(torch.cumsum(x, -1), -1, i)


def _topk_gather(s: Size) -> Built:
    def function(x: torch.Tensor, y: torch.Tensor, ranks: torch.Tensor) -> torch.Tensor:
        keys = ranks + x * 0.2  # no two of a row are equal: which of them is taken is not said
        return torch.gather(y, -1, torch.topk(keys, 20)[1])

    return _x(s, number(s.rows, s.cols), order(s.cols)), function


def _routing(s: Size) -> Built:
    return [number(s.elements // 64, 64)], lambda x: torch.softmax(torch.topk(x, 4)[0], -1)


def _top_p(s: Size) -> Built:
    def function(x: torch.Tensor) -> torch.Tensor:
        values = torch.sort(torch.softmax(x, -1), -1, descending=True)[0]
        before = torch.cumsum(values, -1) - values
        return (values * (0.9 - before).clamp(min=0)).sum(-1)  # without a step, which rounding would move values over

    return _x(s), function


def _messages(s: Size) -> Built:
    """Messages along the edges of a graph of as many nodes as rows, four edges a node."""
    inputs = [number(s.rows, 64), index(4 * s.rows, high=s.rows), index(4 * s.rows, high=s.rows), number(4 * s.rows, 1)]
    return inputs, lambda x, source, to, w: torch.zeros_like(x).index_add(0, to, x[source] * w)


def _segment_mean(s: Size) -> Built:
    def function(x: torch.Tensor, i: torch.Tensor) -> torch.Tensor:
        total = x.new_zeros(128, x.shape[1]).index_add(0, i, x)
        return total / x.new_zeros(128, 1).index_add(0, i, torch.ones_like(x[:, :1])).clamp(min=1)

    return [number(s.rows, 256), index(s.rows, high=128)], function


def _cache_write(s: Size) -> Built:
    b, h, length, width = s.heads
    inputs = [number(b, h, length, width), index(4, high=length), number(b, h, 4, width)]
    return inputs, lambda cache, i, x: torch.index_copy(cache, 2, i, x).sum(-1)


INDEXED: dict[str, Operator] = {
    "embedding + positions + LayerNorm": Operator(_positions),
    "cumsum + gather": Operator(_cumsum_gather, NUMBERS),
    "topk + gather": Operator(_topk_gather, ("float32",)),
    "topk + softmax of 64 experts": Operator(_routing),
    "top-p": Operator(_top_p, ("float32",)),
    "messages of a graph": Operator(_messages, ("float32",)),
    "mean of segments": Operator(_segment_mean, ("float32",)),
    "one-hot + sum": Operator(lambda s: ([index(s.rows, 16, high=512)], lambda i: F.one_hot(i, 512).sum(1)), ("int64",)),
    "rows in another order": Operator(lambda s: (_x(s, order(s.rows)), lambda x, i: x[i] * 2), NUMBERS),
    "write of a cache + sum": Operator(_cache_write, ("float32",)),
}


def _linear(function: Function) -> Operator:
    """A matmul with a weight as torch keeps it, and what follows."""

    def build(s: Size) -> Built:
        m, n, k = s.matmul
        weight = number(n, k, low=-0.1, high=0.1)
        return [number(m, k), weight, number(n), number(m, n)], lambda x, w, b, r: function(F.linear(x, w), b, r)

    return Operator(build, FLOATS)


def _gated(s: Size) -> Built:
    m, n, k = s.matmul
    inputs = [number(m, k), number(n, k, low=-0.1, high=0.1), number(n, k, low=-0.1, high=0.1)]
    return inputs, lambda x, v, w: F.silu(F.linear(x, v)) * F.linear(x, w)


def _scores(s: Size) -> Built:
    b, h, length, width = s.heads
    length = min(length, 1024)

    def function(q: torch.Tensor, k: torch.Tensor, m: torch.Tensor) -> torch.Tensor:
        return torch.softmax((q @ k.transpose(-1, -2) * width**-0.5).masked_fill(m, -1e4), -1)

    return [number(b, h, length, width), number(b, h, length, width), boolean(length, length)], function


def _attention(s: Size) -> Built:
    b, h, length, width = s.heads
    qkv = [number(b, h, min(length, 2048), width)] * 3
    return qkv, lambda q, k, v: F.scaled_dot_product_attention(q, k, v, is_causal=True)


def _conv_relu(s: Size) -> Built:
    n, c, h, w = s.conv
    return [number(n, c, h, w), number(c, c, 3, 3), number(c)], lambda x, k, b: torch.relu(F.conv2d(x, k, b, 2, 1))


def _pointwise(s: Size) -> Built:
    n, c, h, w = s.conv
    inputs = [number(n, c, h, w), number(2 * c, c, 1, 1), number(n, 2 * c, h, w)]
    return inputs, lambda x, k, r: F.silu(F.conv2d(x, k) + r)


def _depthwise(s: Size) -> Built:
    n, c, h, w = s.conv
    inputs = [number(n, c, h, w), number(c, 1, 5, 5), number(c)]
    return inputs, lambda x, k, b: F.hardswish(F.conv2d(x, k, b, padding=2, groups=c))


def _decode(s: Size) -> Built:
    _, n, k = s.matmul
    return [number(4, k), number(n, k, low=-0.1, high=0.1)], lambda x, w: F.silu(F.linear(x, w))


LAYERS: dict[str, Operator] = {
    "linear + bias + GELU": _linear(lambda y, b, r: F.gelu(y + b)),
    "linear + residual": _linear(lambda y, b, r: y + b + r),
    "linear + softmax": _linear(lambda y, b, r: torch.softmax(y, -1)),
    "linear + LayerNorm": _linear(lambda y, b, r: F.layer_norm(y, y.shape[-1:], b)),
    "two products gated": Operator(_gated),
    "four rows by a weight": Operator(_decode),
    "scores + mask + softmax": Operator(_scores),
    "causal attention": Operator(_attention),
    "convolution + relu": Operator(_conv_relu),
    "pointwise convolution + residual": Operator(_pointwise),
    "depthwise convolution + hardswish": Operator(_depthwise),
}
