"""Further families of drawn models: scans, capsules, samplers, routers, graphs by scattering, flows, networks of networks."""

from __future__ import annotations

import math

import torch
from torch import Tensor, nn
from torch.nn import functional as F

from tests.models.draw import Draw

__all__ = ["FAMILIES"]

Made = tuple[nn.Module, tuple[Tensor, ...]]


class _Selective(nn.Module):
    """A Mamba block: a short convolution, then h' = exp(Δ A) h + Δ B x step by step, y = C h, gated."""

    def __init__(self, width: int, state: int, rank: int) -> None:
        super().__init__()
        self.into, self.out, self.norm = nn.Linear(width, 2 * width), nn.Linear(width, width), nn.RMSNorm(width)
        self.short = nn.Conv1d(width, width, 3, padding=2, groups=width)
        self.mix, self.delta = nn.Linear(width, rank + 2 * state, bias=False), nn.Linear(rank, width)
        self.a, self.skip = nn.Parameter(torch.rand(width, state).log()), nn.Parameter(torch.ones(width))
        self.sizes = [rank, state, state]

    def forward(self, x: Tensor) -> Tensor:
        h, gate = self.into(self.norm(x)).chunk(2, -1)
        h = F.silu(self.short(h.mT)[..., : x.shape[1]].mT)
        low, b, c = self.mix(h).split(self.sizes, -1)
        delta = F.softplus(self.delta(low))
        decay, push = (delta[..., None] * -self.a.exp()).exp(), (delta * h)[..., None] * b[:, :, None]
        state, outs = torch.zeros_like(push[:, 0]), []
        for t in range(x.shape[1]):
            state = decay[:, t] * state + push[:, t]
            outs.append((state * c[:, t, None]).sum(-1))
        return x + self.out((torch.stack(outs, 1) + self.skip * h) * F.silu(gate))  # type: ignore[no-any-return]


def selective_scan(d: Draw) -> Made:
    width, n = d.size("width", 16, 256, tiny=12), d.size("steps", 4, 64, tiny=7)
    return _Selective(width, d.one("state", 2, 4, 8), d.one("rank", 1, 3)), (torch.randn(d.batch(4), n, width),)


class _Capsules(nn.Module):
    """Routing by agreement: votes of capsules for capsules, three times."""

    def __init__(self, channels: int, size: int, classes: int, width: int) -> None:
        super().__init__()
        self.conv, self.size = nn.Conv2d(1, channels * size, 5, 2), size
        self.votes = nn.Parameter(torch.randn(1, channels * 16, classes, width, size) * 0.2)

    @staticmethod
    def squash(x: Tensor) -> Tensor:
        square = x.square().sum(-1, keepdim=True)
        return square / (1 + square) * x / (square + 1e-6).sqrt()

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        low = self.squash(self.conv(x).relu().reshape(x.shape[0], -1, self.size))
        votes = (self.votes @ low[:, :, None, :, None]).squeeze(-1)
        logits = torch.zeros(votes.shape[:3], dtype=x.dtype)
        out = votes[:, 0]
        for _ in range(3):
            out = self.squash((logits.softmax(2)[..., None] * votes).sum(1))
            logits = logits + (votes * out[:, None]).sum(-1)
        return out.norm(dim=-1), out


def capsules(d: Draw) -> Made:
    net = _Capsules(d.one("channels", 2, 4), d.one("size", 4, 6), d.size("classes", 3, 10, tiny=4), d.one("width", 5, 8))
    return net, (torch.randn(d.batch(4), 1, 12, 12),)


class _Deformed(nn.Module):
    """Bilinear samples at places that a convolution says, and an image turned by a network (a spatial transformer)."""

    def __init__(self, channels: int, mode: str, padding: str) -> None:
        super().__init__()
        self.offsets, self.mixed = nn.Conv2d(channels, 2, 3, padding=1), nn.Conv2d(channels, channels, 1)
        self.turn, self.mode, self.padding = nn.Linear(channels, 6), mode, padding

    def forward(self, x: Tensor) -> Tensor:
        theta = self.turn(x.mean((2, 3))).view(-1, 2, 3) * 0.1 + torch.eye(2, 3, dtype=x.dtype)
        x = F.grid_sample(x, F.affine_grid(theta, list(x.shape), False), self.mode, self.padding, align_corners=False)
        rows, columns = (torch.linspace(-1, 1, n, dtype=x.dtype) for n in x.shape[2:])
        grid = torch.stack(torch.meshgrid(columns, rows, indexing="xy"), -1) + self.offsets(x).tanh().permute(0, 2, 3, 1) * 0.2
        return self.mixed(F.grid_sample(x, grid, self.mode, self.padding, align_corners=True)).relu() + x


def deformed(d: Draw) -> Made:
    channels, side = d.size("channels", 3, 32, tiny=5), d.size("side", 6, 40, tiny=9)
    net = _Deformed(channels, d.one("mode", "bilinear", "bicubic"), d.one("padding", "zeros", "border", "reflection"))
    return net, (torch.randn(d.batch(4), channels, side, side + 2),)


class _Routed(nn.Module):
    """Rows sent to their two best experts: weights gathered by row, a shared expert, and what each expert was given."""

    def __init__(self, width: int, experts: int, inner: int) -> None:
        super().__init__()
        self.router, self.experts = nn.Linear(width, experts, bias=False), experts
        self.up, self.down = (
            nn.Parameter(torch.randn(experts, inner, width) * 0.2),
            nn.Parameter(torch.randn(experts, width, inner) * 0.2),
        )
        self.shared = nn.Sequential(nn.Linear(width, inner), nn.GELU(), nn.Linear(inner, width))

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        values, index = self.router(x).softmax(-1).topk(2, -1)
        values = values / values.sum(-1, keepdim=True)
        hidden = F.gelu(torch.einsum("tkfd,td->tkf", self.up[index], x))
        out = (torch.einsum("tkdf,tkf->tkd", self.down[index], hidden) * values[..., None]).sum(1)
        load = torch.zeros(self.experts, dtype=x.dtype).scatter_add(0, index.flatten(), values.flatten())
        return out + self.shared(x), load


def routed(d: Draw) -> Made:
    width = d.size("width", 8, 128, tiny=12)
    return _Routed(width, d.one("experts", 4, 6, 8), d.size("inner", 8, 96, tiny=16)), (torch.randn(d.batch(64), width),)


class _GraphAttention(nn.Module):
    """Attention along a graph's edges: scores of ends, a softmax over what comes in by scattered maxima and sums."""

    def __init__(self, width: int, heads: int) -> None:
        super().__init__()
        self.project, self.heads = nn.Linear(width, heads * width, bias=False), heads
        self.source, self.target = nn.Parameter(torch.randn(heads, width)), nn.Parameter(torch.randn(heads, width))

    def forward(self, x: Tensor, edges: Tensor) -> Tensor:
        h = self.project(x).view(x.shape[0], self.heads, -1)
        a, b = edges[0], edges[1]
        scores = F.leaky_relu((h * self.source).sum(-1)[a] + (h * self.target).sum(-1)[b], 0.2)
        where = b[:, None].expand_as(scores)
        zeros = torch.zeros(x.shape[0], self.heads, dtype=x.dtype)
        most = zeros.scatter_reduce(0, where, scores, "amax", include_self=True)
        weights = (scores - most[b]).exp()
        weights = weights / (zeros.scatter_add(0, where, weights)[b] + 1e-9)
        return F.elu(torch.zeros_like(h).index_add(0, b, h[a] * weights[..., None]).mean(1))


def graph_attention(d: Draw) -> Made:
    width, nodes = d.size("width", 4, 64, tiny=8), d.size("nodes", 5, 200, tiny=11)
    edges = torch.randint(0, nodes, (2, 3 * nodes))
    return _GraphAttention(width, d.one("heads", 1, 2, 4)), (torch.randn(nodes, width), edges)


class _WaveNet(nn.Module):
    """Gated causal convolutions of growing dilation, with skips."""

    def __init__(self, channels: int, layers: int) -> None:
        super().__init__()
        self.convs = nn.ModuleList(nn.Conv1d(channels, 2 * channels, 2, dilation=2**n) for n in range(layers))
        self.ones = nn.ModuleList(nn.Conv1d(channels, 2 * channels, 1) for _ in range(layers))
        self.end = nn.Sequential(nn.ReLU(), nn.Conv1d(channels, 16, 1))

    def forward(self, x: Tensor) -> Tensor:
        skips = torch.zeros_like(x)
        for n, (conv, one) in enumerate(zip(self.convs, self.ones, strict=True)):
            a, b = conv(F.pad(x, (2**n, 0))).chunk(2, 1)
            rest, skip = one(a.tanh() * b.sigmoid()).chunk(2, 1)
            x, skips = x + rest, skips + skip
        return self.end(skips).log_softmax(1)  # type: ignore[no-any-return]


def wave_network(d: Draw) -> Made:
    channels = d.size("channels", 4, 64, tiny=6)
    return _WaveNet(channels, d.one("layers", 2, 4, 6)), (torch.randn(d.batch(4), channels, d.size("steps", 20, 400, tiny=37)),)


class _Perceiver(nn.Module):
    """Latents that attend to an input with Fourier features of its places, then to each other."""

    def __init__(self, width: int, latents: int, bands: int) -> None:
        super().__init__()
        self.latents, self.bands = nn.Parameter(torch.randn(latents, width)), bands
        self.cross = nn.MultiheadAttention(width, 2, kdim=3 + 2 * bands, vdim=3 + 2 * bands, batch_first=True)
        self.own = nn.TransformerEncoderLayer(width, 2, 2 * width, 0.0, "gelu", batch_first=True, norm_first=True)

    def forward(self, x: Tensor) -> Tensor:
        angles = torch.linspace(-1, 1, x.shape[1], dtype=x.dtype)[:, None] * math.pi * 2.0 ** torch.arange(self.bands)
        features = torch.cat((angles.sin(), angles.cos()), -1).to(x.dtype).expand(x.shape[0], -1, -1)
        given, latents = torch.cat((x, features), -1), self.latents.expand(x.shape[0], -1, -1)
        for _ in range(2):
            latents = self.own(latents + self.cross(latents, given, given, need_weights=False)[0])
        return latents.mean(1)


def perceiver(d: Draw) -> Made:
    net = _Perceiver(2 * d.size("half", 4, 64, tiny=6), d.size("latents", 3, 32, tiny=5), d.one("bands", 2, 5))
    return net, (torch.randn(d.batch(4), d.size("rows", 9, 300, tiny=21), 3),)


class _Ode(nn.Module):
    """dx/dt = f(t, x) by Runge and Kutta's fourth order in fixed steps."""

    def __init__(self, width: int, inner: int, steps: int) -> None:
        super().__init__()
        self.f = nn.Sequential(nn.Linear(width + 1, inner), nn.Tanh(), nn.Linear(inner, width))
        self.steps = steps

    def forward(self, x: Tensor) -> Tensor:
        h, path = 1 / self.steps, [x]
        f = lambda t, y: self.f(torch.cat((y, torch.full_like(y[:, :1], t)), -1))  # noqa: E731
        for n in range(self.steps):
            a = f(n * h, x)
            b = f((n + 0.5) * h, x + h / 2 * a)
            c = f((n + 0.5) * h, x + h / 2 * b)
            x = x + h / 6 * (a + 2 * b + 2 * c + f((n + 1) * h, x + h * c))
            path.append(x)
        return torch.stack(path)


def neural_ode(d: Draw) -> Made:
    width = d.size("width", 2, 64, tiny=5)
    return _Ode(width, d.size("inner", 8, 64, tiny=16), d.one("steps", 2, 3, 5)), (torch.randn(d.batch(64), width),)


class _Neighbours(nn.Module):
    """PointNet++: centres by a stride, their k nearest points, relative places through an MLP, a maximum; twice."""

    def __init__(self, width: int, near: int) -> None:
        super().__init__()
        sizes = ((6, width), (width + 3, 2 * width))
        self.mlps, self.near = nn.ModuleList(nn.Sequential(nn.Linear(a, b), nn.ReLU(), nn.Linear(b, b)) for a, b in sizes), near
        self.end = nn.Linear(2 * width, 5)

    def forward(self, points: Tensor) -> Tensor:
        features = points
        for mlp in self.mlps:
            centres = points[:, ::2]
            index = torch.cdist(centres, points).topk(self.near, -1, largest=False).indices
            rows = torch.arange(points.shape[0])[:, None, None]
            features = mlp(torch.cat((points[rows, index] - centres[:, :, None], features[rows, index]), -1)).amax(2)
            points = centres
        return self.end(features.mean(1))  # type: ignore[no-any-return]


def nearest_points(d: Draw) -> Made:
    net = _Neighbours(d.size("width", 4, 64, tiny=8), d.one("near", 2, 3, 4))
    return net, (torch.randn(d.batch(4), d.size("points", 12, 200, tiny=17), 3),)


class _Fourier(nn.Module):
    """FNet: tokens mixed by the real part of a transform of two axes; and a Fourier neural operator's spectral layer."""

    def __init__(self, width: int, modes: int) -> None:
        super().__init__()
        self.norms, self.modes = nn.ModuleList(nn.LayerNorm(width) for _ in range(2)), modes
        self.mlp = nn.Sequential(nn.Linear(width, 2 * width), nn.GELU(), nn.Linear(2 * width, width))
        self.weight = nn.Parameter(torch.randn(2, width, width, modes) / width)

    def forward(self, x: Tensor) -> Tensor:
        x = self.norms[0](x + torch.fft.fft2(x).real * x.shape[1] ** -0.5)
        spectrum = torch.fft.rfft(x, dim=1)[:, : self.modes]
        a, b = spectrum.real, spectrum.imag
        mixed = [torch.einsum("bmd,dem->bme", each, w) for each in (a, b) for w in (self.weight[0], self.weight[1])]
        changed = torch.complex(mixed[0] - mixed[3], mixed[1] + mixed[2])
        return self.norms[1](x + torch.fft.irfft(changed, n=x.shape[1], dim=1) + self.mlp(x))  # type: ignore[no-any-return]


def fourier_network(d: Draw) -> Made:
    width = d.size("width", 4, 64, tiny=8)
    return _Fourier(width, d.one("modes", 2, 3, 5)), (torch.randn(d.batch(4), d.size("rows", 10, 64, tiny=12), width),)


class _Hyper(nn.Module):
    """A network that makes another one's weights from a description, and a sine network (SIREN) that they are."""

    def __init__(self, given: int, inner: int) -> None:
        super().__init__()
        self.sizes, count = [(2, inner), (inner, inner), (inner, 3)], 0
        for a, b in self.sizes:
            count += a * b + b
        self.make = nn.Sequential(nn.Linear(given, 2 * given), nn.SiLU(), nn.Linear(2 * given, count))

    def forward(self, what: Tensor, points: Tensor) -> Tensor:
        weights, at, x = self.make(what), 0, points.expand(what.shape[0], -1, -1)
        for n, (a, b) in enumerate(self.sizes):
            w, bias = weights[:, at : at + a * b].view(-1, a, b), weights[:, at + a * b : at + a * b + b]
            x, at = torch.baddbmm(bias[:, None], x, w), at + a * b + b
            x = (3 * x).sin() if n + 1 < len(self.sizes) else x
        return x


def hyper_network(d: Draw) -> Made:
    given = d.size("given", 3, 32, tiny=6)
    return _Hyper(given, d.size("inner", 4, 32, tiny=8)), (
        torch.randn(d.batch(8), given),
        torch.rand(d.size("points", 5, 99), 2),
    )


class _Slots(nn.Module):
    """Slot attention: slots compete for inputs by a softmax over slots, and change by a GRU's cell; codes of a codebook."""

    def __init__(self, width: int, slots: int, codes: int) -> None:
        super().__init__()
        self.start, self.codes = nn.Parameter(torch.randn(1, slots, width)), nn.Parameter(torch.randn(codes, width))
        self.q, self.k, self.v = (nn.Linear(width, width, bias=False) for _ in range(3))
        self.cell, self.norm = nn.GRUCell(width, width), nn.LayerNorm(width)

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor]:
        x, slots = self.norm(x), self.start.expand(x.shape[0], -1, -1)
        for _ in range(3):
            shares = (self.q(self.norm(slots)) @ self.k(x).mT * x.shape[-1] ** -0.5).softmax(1) + 1e-6
            taken = shares / shares.sum(-1, keepdim=True) @ self.v(x)
            slots = self.cell(taken.flatten(0, 1), slots.flatten(0, 1)).view(slots.shape)
        index = torch.cdist(slots, self.codes[None]).argmin(-1)
        return slots, self.codes[index]


def slots(d: Draw) -> Made:
    width = d.size("width", 4, 64, tiny=8)
    net = _Slots(width, d.one("slots", 2, 3, 5), d.size("codes", 4, 64, tiny=7))
    return net, (torch.randn(d.batch(4), d.size("rows", 6, 99, tiny=13), width),)


class _Flow(nn.Module):
    """Couplings that scale and shift one half by the other, with the logarithm of what they scale, and back again."""

    def __init__(self, width: int, layers: int) -> None:
        super().__init__()
        half = width // 2
        self.nets = nn.ModuleList(nn.Sequential(nn.Linear(half, 16), nn.ReLU(), nn.Linear(16, width)) for _ in range(layers))

    def forward(self, x: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        total = torch.zeros_like(x[:, 0])
        for net in self.nets:
            a, b = x.chunk(2, -1)
            scale, shift = net(a).chunk(2, -1)
            x, total = torch.cat((b * scale.tanh().exp() + shift, a), -1), total + scale.tanh().sum(-1)
        score = -0.5 * (x.square() + math.log(2 * math.pi)).sum(-1) + total
        back = x
        for net in reversed(self.nets):
            b, a = back.chunk(2, -1)
            scale, shift = net(a).chunk(2, -1)
            back = torch.cat((a, (b - shift) * (-scale.tanh()).exp()), -1)
        return x, score, back


def flow(d: Draw) -> Made:
    width = 2 * d.size("half", 1, 16, tiny=3)
    return _Flow(width, d.one("layers", 2, 4)), (torch.randn(d.batch(64), width),)


class _Involution(nn.Module):
    """Kernels made at each pixel for the pixel's own window (involution), and channels squeezed and excited."""

    def __init__(self, channels: int, groups: int, side: int) -> None:
        super().__init__()
        self.kernels, self.groups, self.side = nn.Conv2d(channels, groups * side * side, 1), groups, side
        self.down, self.up = nn.Linear(channels, 4), nn.Linear(4, channels)

    def forward(self, x: Tensor) -> Tensor:
        batch, channels, height, width = x.shape
        windows = F.unfold(x, self.side, padding=self.side // 2)
        windows = windows.view(batch, self.groups, channels // self.groups, self.side**2, height, width)
        kernels = self.kernels(x).view(batch, self.groups, 1, self.side**2, height, width)
        out = (windows * kernels).sum(3).view(x.shape)
        scale = self.up(self.down(out.amax((2, 3))).relu()).sigmoid()
        return F.adaptive_max_pool2d(out * scale[:, :, None, None], 3)


def involution(d: Draw) -> Made:
    groups = d.one("groups", 1, 2, 3)
    channels = groups * d.size("each", 1, 16, tiny=3)
    net = _Involution(channels, groups, d.one("side", 3, 5))
    return net, (torch.randn(d.batch(4), channels, d.size("rows", 5, 40, tiny=7), 8),)


class _Decoder(nn.Module):
    """A recurrent decoder with additive attention and a pointer's copy scores, and a beam's best of them."""

    def __init__(self, width: int, words: int, steps: int) -> None:
        super().__init__()
        self.words, self.cell, self.steps = nn.Embedding(words, width), nn.LSTMCell(2 * width, width), steps
        self.a, self.b, self.score = nn.Linear(width, width), nn.Linear(width, width), nn.Linear(width, 1)
        self.end, self.gate = nn.Linear(width, words), nn.Linear(width, 1)

    def forward(self, memory: Tensor, source: Tensor) -> tuple[Tensor, Tensor]:
        h, c = memory.mean(1), torch.zeros_like(memory[:, 0])
        word, found = torch.zeros_like(source[:, 0]), []
        for _ in range(self.steps):
            shares = self.score((self.a(memory) + self.b(h)[:, None]).tanh()).softmax(1)
            h, c = self.cell(torch.cat((self.words(word), (shares * memory).sum(1)), -1), (h, c))
            gate, made = self.gate(h).sigmoid(), self.end(h).softmax(-1)
            made = (gate * made).scatter_add(1, source, (1 - gate) * shares.squeeze(-1))
            word = made.argmax(-1)
            found.append(made.log())
        return torch.stack(found, 1), torch.stack(found, 1).amax(-1).cumsum(1)


def pointer_decoder(d: Draw) -> Made:
    width, words, rows, batch = (
        d.size("width", 4, 64, tiny=8),
        d.size("words", 5, 99, tiny=11),
        d.size("rows", 3, 20),
        d.batch(4),
    )
    return _Decoder(width, words, d.one("steps", 2, 3)), (
        torch.randn(batch, rows, width),
        torch.randint(0, words, (batch, rows)),
    )


FAMILIES = (
    selective_scan, capsules, deformed, routed, graph_attention, wave_network, perceiver, neural_ode, nearest_points,
    fourier_network, hyper_network, slots, flow, involution, pointer_decoder,
)  # fmt: skip
