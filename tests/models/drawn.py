"""Whole models drawn at random: networks as people write them, of drawn widths, depths, norms, activations and sizes.

`draw(seed, scale)` is a model and its arguments. `scale` is "tiny" (a CPU compiles and runs it in seconds) or "real" (sizes as
in use, a GPU has work with it). Half of the families are written here; the others are architectures of transformers, by
random configurations, where it is installed.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from tests.models import drawn_further
from tests.models.draw import Draw, Drawn
from tests.models.drawn_images import mobile_network, residual_network, u_network

__all__ = ["FAMILIES", "Drawn", "draw", "families"]


class _Layer(nn.Module):
    """A transformer's layer: norm first or last, a plain or a gated MLP, a bias by relative position or rotary."""

    def __init__(self, width: int, heads: int, kv: int, inner: int, style: dict[str, Any]) -> None:
        super().__init__()
        self.heads, self.kv, self.head = heads, kv, width // heads
        self.style = style
        make = nn.RMSNorm if style["norm"] == "rms" else nn.LayerNorm
        self.norms = nn.ModuleList([make(width), make(width)])
        self.q, self.o = nn.Linear(width, width, bias=style["bias"]), nn.Linear(width, width, bias=style["bias"])
        self.k, self.v = (nn.Linear(width, kv * self.head, bias=style["bias"]) for _ in range(2))
        self.up, self.down = nn.Linear(width, inner), nn.Linear(inner, width)
        self.gate = nn.Linear(width, inner) if style["gated"] else None
        self.act = style["act"]()
        if style["position"] == "relative":
            self.bias = nn.Embedding(64, heads)

    def _rotated(self, x: Tensor) -> Tensor:
        n, half = x.shape[-2], self.head // 2
        angles = torch.arange(n, device=x.device)[:, None] / 10000 ** (torch.arange(half, device=x.device) / half)
        cos, sin = angles.cos().to(x.dtype), angles.sin().to(x.dtype)
        a, b = x[..., :half], x[..., half : 2 * half]
        return torch.cat((a * cos - b * sin, a * sin + b * cos, x[..., 2 * half :]), -1)

    def attend(self, x: Tensor) -> Tensor:
        batch, n, width = x.shape
        q = self.q(x).view(batch, n, self.heads, self.head).transpose(1, 2)
        k, v = (each(x).view(batch, n, self.kv, self.head).transpose(1, 2) for each in (self.k, self.v))
        if self.style["position"] == "rotary":
            q, k = self._rotated(q), self._rotated(k)
        if self.style["position"] == "relative":
            positions = torch.arange(n, device=x.device)
            near = (positions[None, :] - positions[:, None]).clamp(-32, 31) + 32
            k, v = (each.repeat_interleave(self.heads // self.kv, 1) for each in (k, v))
            scores = q @ k.transpose(-1, -2) * self.head**-0.5 + self.bias(near).permute(2, 0, 1)
            if self.style["causal"]:
                scores = scores.masked_fill(positions[None, :] > positions[:, None], float("-inf"))
            out = scores.softmax(-1) @ v
        else:
            out = F.scaled_dot_product_attention(q, k, v, is_causal=self.style["causal"], enable_gqa=self.kv != self.heads)
        return self.o(out.transpose(1, 2).reshape(batch, n, width))  # type: ignore[no-any-return]

    def forward(self, x: Tensor) -> Tensor:
        first, second = self.norms
        if not self.style["before"]:
            x = first(x + self.attend(x))
            return second(x + self.mlp(x))  # type: ignore[no-any-return]
        x = x + self.attend(first(x))
        return x + self.mlp(second(x))

    def mlp(self, x: Tensor) -> Tensor:
        up = self.up(x)
        return self.down(self.act(up) if self.gate is None else self.act(self.gate(x)) * up)  # type: ignore[no-any-return]


def transformer(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    head = d.one("head", 32, 40, 64, 80, 128)
    heads = d.one("heads", 2, 4) if d.tiny else d.one("heads", 4, 6, 8, 12, 16)
    kv = d.one("kv", heads, heads, heads // 2)
    width, n = head * heads, d.size("rows", 16, 2048, tiny=24)
    inner, vocabulary = d.size("inner", width, 4 * width, 8, tiny=96), d.size("vocabulary", 1000, 32000, tiny=100)
    style = {
        "norm": d.one("norm", "rms", "layer"), "bias": d.one("bias", False, True), "gated": d.one("gated", False, True),
        "position": d.one("position", "none", "rotary", "relative"), "causal": d.one("causal", False, True),
        "before": d.one("before", True, True, False), "act": d.activation(),
    }  # fmt: skip
    layers = [_Layer(width, heads, kv, inner, style) for _ in range(1 if d.tiny else 2)]
    net = nn.Sequential(nn.Embedding(vocabulary, width), *layers, nn.LayerNorm(width), nn.Linear(width, vocabulary))
    return net, (torch.randint(vocabulary, (d.batch(max(1, 16384 // n // 4)), n)),)


class _Windows(nn.Module):
    """Attention within windows of an image, every second layer's shifted, as in Swin."""

    def __init__(self, width: int, heads: int, window: int, shift: int) -> None:
        super().__init__()
        self.heads, self.window, self.shift = heads, window, shift
        self.norm, self.qkv, self.out = nn.LayerNorm(width), nn.Linear(width, 3 * width), nn.Linear(width, width)
        self.mlp = nn.Sequential(nn.LayerNorm(width), nn.Linear(width, 4 * width), nn.GELU(), nn.Linear(4 * width, width))

    def forward(self, x: Tensor) -> Tensor:
        n, rows, columns, c = x.shape
        w = self.window
        h = torch.roll(self.norm(x), (-self.shift, -self.shift), (1, 2))
        h = h.view(n, rows // w, w, columns // w, w, c).transpose(2, 3).reshape(-1, w * w, c)
        q, k, v = self.qkv(h).view(-1, w * w, 3, self.heads, c // self.heads).permute(2, 0, 3, 1, 4)
        h = F.scaled_dot_product_attention(q, k, v).transpose(1, 2).reshape(-1, w * w, c)
        h = self.out(h).view(n, rows // w, columns // w, w, w, c).transpose(2, 3).reshape(n, rows, columns, c)
        x = x + torch.roll(h, (self.shift, self.shift), (1, 2))
        return x + self.mlp(x)  # type: ignore[no-any-return]


class _Patches(nn.Module):
    def __init__(self, body: nn.Module, width: int, patch: int, classes: int) -> None:
        super().__init__()
        self.patch, self.body = nn.Conv2d(3, width, patch, patch), body
        self.head = nn.Linear(width, classes)

    def forward(self, x: Tensor) -> Tensor:
        return self.head(self.body(self.patch(x).permute(0, 2, 3, 1)).mean((1, 2)))  # type: ignore[no-any-return]


def window_transformer(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    window, patch, heads = d.one("window", 4, 7, 8), d.one("patch", 4, 8), d.one("heads", 2, 3, 4)
    width = heads * (8 if d.tiny else d.one("head", 32, 48))
    side = window * (2 if d.tiny else d.one("windows", 4, 5, 8))
    body = nn.Sequential(*(_Windows(width, heads, window, window // 2 * (i % 2)) for i in range(2)))
    return _Patches(body, width, patch, 100), (torch.randn(d.batch(16), 3, side * patch, side * patch),)


class _Recurrent(nn.Module):
    def __init__(self, kind: str, size: int, width: int, layers: int, both: bool, classes: int) -> None:
        super().__init__()
        self.net = getattr(nn, kind)(size, width, layers, batch_first=True, bidirectional=both)
        self.head = nn.Linear(width * (2 if both else 1), classes)

    def forward(self, x: Tensor) -> Tensor:
        y, _ = self.net(x)
        return self.head(y).log_softmax(-1)  # type: ignore[no-any-return]


def recurrent(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    size, steps = d.size("size", 16, 512, tiny=12), d.size("steps", 8, 128, tiny=6)
    kind, both = d.one("kind", "LSTM", "GRU", "RNN"), d.one("both", False, True)
    net = _Recurrent(kind, size, d.size("width", 32, 512, 8, tiny=16), d.one("layers", 1, 2, 3), both, 40)
    return net, (torch.randn(d.batch(64), steps, size),)


class _Messages(nn.Module):
    """Layers of message passing: gather, an MLP on edges, a sum or a maximum by node, an update."""

    def __init__(self, width: int, layers: int, reduce: str, act: Callable[[], nn.Module]) -> None:
        super().__init__()
        self.edges = nn.ModuleList(
            [nn.Sequential(nn.Linear(2 * width, width), act(), nn.Linear(width, width)) for _ in range(layers)]
        )
        self.nodes = nn.ModuleList([nn.GRUCell(width, width) for _ in range(layers)])
        self.reduce = reduce

    def forward(self, x: Tensor, edges: Tensor) -> Tensor:
        for edge, node in zip(self.edges, self.nodes, strict=True):
            message = edge(torch.cat((x[edges[0]], x[edges[1]]), -1))
            index = edges[1][:, None].expand_as(message)
            got = torch.zeros_like(x).scatter_reduce(0, index, message, self.reduce, include_self=False)
            x = node(got, x)
        return x


def graph_network(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    width, nodes = d.size("width", 16, 256, tiny=8), d.size("nodes", 64, 20000, tiny=20)
    edges = d.size("edges", nodes, 8 * nodes, tiny=50)
    net = _Messages(width, 2, d.one("reduce", "sum", "mean", "amax"), d.activation())
    return net, (torch.randn(nodes, width), torch.randint(nodes, (2, edges)))


def audio_network(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    """A vocoder: transposed convolutions up, dilated residual blocks."""
    width, act = d.size("width", 64, 512, 16, tiny=16), d.activation()
    layers: list[nn.Module] = [nn.Conv1d(80, width, 7, 1, 3)]
    for _ in range(1 if d.tiny else 3):
        stride = d.one("stride", 2, 4, 5, 8)
        layers += [act(), nn.ConvTranspose1d(width, width // 2, 2 * stride, stride, stride // 2)]
        width //= 2
        for dilation in (1, 3):
            kernel = d.one("kernel", 3, 7, 11)
            layers += [act(), nn.Conv1d(width, width, kernel, 1, (kernel - 1) // 2 * dilation, dilation)]
    layers += [act(), nn.Conv1d(width, 1, 7, 1, 3), nn.Tanh()]
    return nn.Sequential(*layers), (torch.randn(d.batch(8), 80, d.size("frames", 32, 512, tiny=10)),)


def video_network(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    width, act, image = d.size("width", 16, 96, 8, tiny=8), d.activation(), d.size("image", 32, 112, 16, tiny=16)
    layers: list[nn.Module] = [nn.Conv3d(3, width, (3, 7, 7), (1, 2, 2), (1, 3, 3)), nn.BatchNorm3d(width), act()]
    for _ in range(2):
        layers += [nn.Conv3d(width, 2 * width, (1, 3, 3), (1, 2, 2), (0, 1, 1)), act()]
        layers += [nn.Conv3d(2 * width, 2 * width, (3, 1, 1), 1, (1, 0, 0)), nn.BatchNorm3d(2 * width), act()]
        width *= 2
    layers += [nn.AdaptiveAvgPool3d(1), nn.Flatten(), nn.Linear(width, 400)]
    return nn.Sequential(*layers), (torch.randn(d.batch(4), 3, d.size("frames", 4, 16, tiny=4), image, image),)


class _Mixer(nn.Module):
    def __init__(self, tokens: int, width: int, inner: int, act: Callable[[], nn.Module]) -> None:
        super().__init__()
        self.first, self.second = nn.LayerNorm(width), nn.LayerNorm(width)
        self.across = nn.Sequential(nn.Linear(tokens, inner), act(), nn.Linear(inner, tokens))
        self.along = nn.Sequential(nn.Linear(width, 2 * inner), nn.GLU(-1), nn.Linear(inner, width))

    def forward(self, x: Tensor) -> Tensor:
        x = x + self.across(self.first(x).transpose(1, 2)).transpose(1, 2)
        return x + self.along(self.second(x))  # type: ignore[no-any-return]


def mixer(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    tokens, width = d.size("tokens", 16, 400, tiny=12), d.size("width", 64, 1024, tiny=24)
    net = [_Mixer(tokens, width, d.size("inner", 64, 2048, tiny=32), d.activation()) for _ in range(2)]
    return nn.Sequential(*net), (torch.randn(d.batch(64), tokens, width),)


def generator(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    """A GAN's generator from noise."""
    width, act = d.size("width", 32, 128, 8, tiny=8), d.activation()
    layers: list[nn.Module] = [nn.ConvTranspose2d(100, 8 * width, 4, 1, 0, bias=False), nn.BatchNorm2d(8 * width), act()]
    for scale in (8, 4) if d.tiny else (8, 4, 2):
        layers += [nn.ConvTranspose2d(scale * width, scale * width // 2, d.one("kernel", 4, 4, 6), 2, 1, bias=False)]
        layers += [nn.BatchNorm2d(scale * width // 2), act()]
    layers += [nn.ConvTranspose2d(layers[-3].out_channels, 3, 4, 2, 1), nn.Tanh()]  # type: ignore[list-item]
    return nn.Sequential(*layers), (torch.randn(d.batch(64), 100, 1, 1),)


class _Recommender(nn.Module):
    """Embeddings of categories, their products pair by pair, an MLP on top (as DLRM)."""

    def __init__(self, tables: int, rows: int, width: int, dense: int) -> None:
        super().__init__()
        self.tables = nn.ModuleList([nn.Embedding(rows, width) for _ in range(tables)])
        self.bottom = nn.Sequential(nn.Linear(dense, 64), nn.ReLU(), nn.Linear(64, width))
        pairs = torch.tril_indices(tables + 1, tables + 1, -1)
        self.register_buffer("pairs", pairs)
        self.top = nn.Sequential(nn.Linear(width + pairs.shape[1], 128), nn.ReLU(), nn.Linear(128, 1))

    def forward(self, dense: Tensor, categories: Tensor) -> Tensor:
        low = self.bottom(dense)
        rows = torch.stack([low, *(table(categories[:, i]) for i, table in enumerate(self.tables))], 1)
        products = torch.bmm(rows, rows.transpose(1, 2))
        return torch.sigmoid(self.top(torch.cat((low, products[:, self.pairs[0], self.pairs[1]]), 1)))


def recommender(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    tables, rows = d.size("tables", 4, 26, tiny=3), d.size("rows", 100, 100000, tiny=20)
    batch, dense = d.size("batch", 1, 8192, tiny=4), d.size("dense", 4, 64, tiny=5)
    net = _Recommender(tables, rows, d.size("width", 16, 128, tiny=8), dense)
    return net, (torch.randn(batch, dense), torch.randint(rows, (batch, tables)))


class _Points(nn.Module):
    """Points with their nearest neighbours (top-k of distances), an MLP on edges, a maximum, as in DGCNN."""

    def __init__(self, width: int, near: int) -> None:
        super().__init__()
        self.near, self.edge = near, nn.Sequential(nn.Linear(6, width), nn.LeakyReLU(0.2), nn.Linear(width, width))
        self.head = nn.Linear(width, 40)

    def forward(self, x: Tensor) -> Tensor:
        batch, n, _ = x.shape
        square = (x * x).sum(-1)
        distance = square[:, :, None] - 2 * x @ x.transpose(1, 2) + square[:, None, :]
        index = distance.topk(self.near, largest=False).indices
        rows = torch.gather(x[:, None].expand(batch, n, n, 3), 2, index[..., None].expand(*index.shape, 3))
        centre = x[:, :, None].expand_as(rows)
        return self.head(self.edge(torch.cat((centre, rows - centre), -1)).amax(2).mean(1))  # type: ignore[no-any-return]


def points(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    n = d.size("points", 64, 2048, tiny=16)
    return _Points(d.size("width", 32, 256, tiny=8), d.one("near", 4, 10, 16)), (torch.randn(d.batch(8), n, 3),)


class _Conformer(nn.Module):
    def __init__(self, width: int, heads: int, kernel: int) -> None:
        super().__init__()
        self.norms = nn.ModuleList([nn.LayerNorm(width) for _ in range(4)])
        self.attention = nn.MultiheadAttention(width, heads, batch_first=True)
        self.gate, self.depth = nn.Conv1d(width, 2 * width, 1), nn.Conv1d(width, width, kernel, 1, kernel // 2, groups=width)
        self.batch, self.out = nn.BatchNorm1d(width), nn.Conv1d(width, width, 1)
        self.mlp = nn.Sequential(nn.Linear(width, 4 * width), nn.SiLU(), nn.Linear(4 * width, width))

    def forward(self, x: Tensor, hidden: Tensor) -> Tensor:
        first, second, third, last = self.norms
        x = x + 0.5 * self.mlp(first(x))
        h = second(x)
        x = x + self.attention(h, h, h, key_padding_mask=hidden, need_weights=False)[0]
        h = F.glu(self.gate(third(x).transpose(1, 2)), 1)
        x = x + self.out(F.silu(self.batch(self.depth(h)))).transpose(1, 2)
        return last(x)  # type: ignore[no-any-return]


def conformer(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    heads = d.one("heads", 2, 4, 8)
    width, n, batch = heads * (8 if d.tiny else d.one("head", 32, 36, 64)), d.size("frames", 32, 800, tiny=15), d.batch(16)
    lengths = torch.randint(1, n + 1, (batch,))
    return _Conformer(width, heads, d.one("kernel", 7, 15, 31)), (
        torch.randn(batch, n, width),
        torch.arange(n) >= lengths[:, None],
    )


class _Detector(nn.Module):
    """A head of a detector: towers at two scales, boxes by a grid, the best by score."""

    def __init__(self, width: int, classes: int, keep: int) -> None:
        super().__init__()
        self.down = nn.Conv2d(3, width, 3, 4, 1)
        self.next = nn.Conv2d(width, width, 3, 2, 1)
        self.tower = nn.Sequential(nn.Conv2d(width, width, 3, 1, 1), nn.BatchNorm2d(width), nn.SiLU())
        self.score, self.box, self.keep = nn.Conv2d(width, classes, 1), nn.Conv2d(width, 4, 1), keep

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        h = F.silu(self.down(x))
        scores, boxes = [], []
        for level in (h, F.silu(self.next(h))):
            t = self.tower(level)
            rows, columns = t.shape[-2:]
            y, x_ = torch.meshgrid(torch.arange(rows, device=t.device), torch.arange(columns, device=t.device), indexing="ij")
            grid = torch.stack((x_, y, x_, y)).to(t.dtype)
            boxes.append((grid + self.box(t).exp() * grid.new_tensor([-1, -1, 1, 1])[:, None, None]).flatten(2))
            scores.append(self.score(t).sigmoid().flatten(2))
        all_scores, all_boxes = torch.cat(scores, 2), torch.cat(boxes, 2)
        best = all_scores.amax(1).topk(self.keep)
        return best.values, all_boxes.gather(2, best.indices[:, None].expand(-1, 4, -1))


def detector(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    image = d.size("image", 64, 640, 32, tiny=64)
    net = _Detector(d.size("width", 16, 128, 8, tiny=8), d.size("classes", 3, 80, tiny=5), d.one("keep", 10, 50))
    return net, (torch.randn(d.batch(8), 3, image, image),)


class _Experts(nn.Module):
    """A router takes the best k of experts, all of which are computed, and weighs them."""

    def __init__(self, width: int, experts: int, inner: int, best: int) -> None:
        super().__init__()
        self.router, self.best = nn.Linear(width, experts), best
        self.up = nn.Parameter(torch.randn(experts, width, inner) * width**-0.5)
        self.down = nn.Parameter(torch.randn(experts, inner, width) * inner**-0.5)

    def forward(self, x: Tensor) -> Tensor:
        scores = self.router(x).softmax(-1)
        values, index = scores.topk(self.best)
        weights = torch.zeros_like(scores).scatter(-1, index, values / values.sum(-1, keepdim=True))
        hidden = F.silu(torch.einsum("td,edf->tef", x, self.up))
        return torch.einsum("tef,efd,te->td", hidden, self.down, weights)


def experts(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    width, rows = d.size("width", 64, 1024, 8, tiny=16), d.size("rows", 1, 2048, tiny=10)
    net = _Experts(width, d.one("experts", 4, 8, 16), d.size("inner", 64, 1024, 8, tiny=24), d.one("best", 1, 2))
    return net, (torch.randn(rows, width),)


class _Linear(nn.Module):
    """Causal linear attention with a decay, by cumulative sums (as in state space models), and a short convolution."""

    def __init__(self, width: int, state: int) -> None:
        super().__init__()
        self.into, self.out = nn.Linear(width, 2 * width), nn.Linear(width, width)
        self.short = nn.Conv1d(width, width, 4, 1, 3, groups=width)
        self.b, self.c, self.norm = nn.Linear(width, state), nn.Linear(width, state), nn.RMSNorm(width)

    def forward(self, x: Tensor) -> Tensor:
        n = x.shape[1]
        h, gate = self.into(self.norm(x)).chunk(2, -1)
        h = F.silu(self.short(h.transpose(1, 2))[..., :n].transpose(1, 2))
        state = torch.cumsum(torch.einsum("bnd,bns->bnds", h, self.b(h).softmax(-1)), 1)
        steps = torch.arange(1, n + 1, device=x.device, dtype=x.dtype)[:, None]
        y = torch.einsum("bnds,bns->bnd", state, self.c(h)) / steps
        return x + self.out(y * F.silu(gate))  # type: ignore[no-any-return]


def state_space(d: Draw) -> tuple[nn.Module, tuple[Tensor, ...]]:
    width, n = d.size("width", 32, 512, tiny=12), d.size("rows", 16, 512, tiny=14)
    return _Linear(width, d.one("state", 4, 8, 16)), (torch.randn(d.batch(4), n, width),)


Family = Callable[[Draw], tuple[nn.Module, tuple[Tensor, ...]]]
FAMILIES: dict[str, Family] = {
    each.__name__: each
    for each in (
        residual_network, mobile_network, u_network, transformer, window_transformer, recurrent, graph_network, audio_network,
        video_network, mixer, generator, recommender, points, conformer, detector, experts, state_space,
        *drawn_further.FAMILIES,
    )
}  # fmt: skip


def families(names: str = "") -> list[str]:
    """The families whose names contain `names`, in a fixed order."""
    return [name for name in FAMILIES if names in name]


def draw(seed: int, tiny: bool, family: str = "") -> Drawn:
    """The model of `seed`, of `family` or of the family that the seed falls on."""
    name = family or list(FAMILIES)[seed % len(FAMILIES)]
    d = Draw(seed, tiny)
    torch.manual_seed(seed)
    module, args = FAMILIES[name](d)
    module = module.eval()
    for each in module.modules():  # statistics as of a trained network, not zeros and ones
        if isinstance(each, nn.BatchNorm1d | nn.BatchNorm2d | nn.BatchNorm3d):
            assert each.running_mean is not None
            assert each.running_var is not None
            each.running_mean.normal_(0, 0.1)
            each.running_var.uniform_(0.5, 1.5)
    return Drawn(name, " ".join(d.notes), module, args)
