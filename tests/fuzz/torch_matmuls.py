"""Drawn torch operators that multiply matrices, convolve, pool, resize and attend."""

from __future__ import annotations

from tests.fuzz.builder import Builder, Skip, floating


def linear(b: Builder) -> None:
    x = b.float(1)
    t = b[x]
    n, k = b.size(), t.shape[-1]
    weight = b.pick(lambda v: v.dtype == t.dtype and v.shape[-1:] == (k,) and v.dim() == 2, lambda: b.new((n, k), t.dtype))
    bias = b.new(b[weight].shape[:1], t.dtype, param=True) if b.flag() else None
    b.add("linear", f"F.linear({x}, {weight}{', ' + bias if bias else ''})", terms=max(k, 1))


def matmul(b: Builder) -> None:
    x = b.float(1)
    t = b[x]
    k = t.shape[-1]

    def other() -> str:
        n, kind = b.size(), b.integer(0, 4)
        if kind == 0:
            return b.new((k,), t.dtype)
        outer = tuple(t.shape[:-2]) if kind in (1, 2) else ()
        return b.new(b.fit((*outer, k, n)) if outer else (k, n), t.dtype)

    y = b.pick(lambda v: v.dtype == t.dtype and v.dim() >= 1 and v.shape[-2 if v.dim() > 1 else 0] == k, other)
    made = b.add("matmul", f"{x} @ {y}", terms=max(k, 1))
    kind = b.integer(0, 7)
    if kind == 1:
        b.add("compare", f"{made} > {b.choice(('0', '0.5'))}", exact=True)
    elif kind == 2:
        b.add("masked_fill", f"{made}.masked_fill({b.bools(b[made])}, -1e4)", exact=True)
    elif kind == 3:
        b.add("relu", f"torch.relu({made} + {b.beside(made)})")
    elif kind == 4:
        b.add("gelu", f"F.gelu({made}) * {b.beside(made)}")
    elif kind == 5:
        b.add("cast", f"{made}.to({b.choice(('torch.float32', 'torch.bfloat16', 'torch.float16', 'torch.float64'))})")


def both_ways(b: Builder) -> None:
    """Operands that are views: transposed, flipped, sliced."""
    x = b.pick(lambda v: floating(v) and v.dim() == 2, lambda: b.new(b.shape(2, 2)))
    t = b[x]
    turned = b.choice((f"{x}.T", f"{x}.flip(0)", f"{x}.flip(1).T", f"{x}[::2]", f"{x}[:, 1:]", x))
    y = b.new((b.size(), t.shape[0]), t.dtype)
    b.add("matmul", f"({turned}) @ {b.choice((y, y + '.T', x, x + '.T', y + '.flip(1)'))}", terms=max(1, max(t.shape)))


def batched(b: Builder) -> None:
    x = b.pick(lambda v: floating(v) and v.dim() == 3, lambda: b.new(b.shape(3, 3)))
    t = b[x]
    y = b.pick(
        lambda v: v.dtype == t.dtype and v.dim() == 3 and v.shape[0] == t.shape[0] and v.shape[1] == t.shape[2],
        lambda: b.new((t.shape[0], t.shape[2], b.size()), t.dtype),
    )
    if b.flag():
        base = b.beside(x) if t.shape[1:] == b[y].shape[1:] else "torch.zeros((), dtype=" + str(t.dtype) + ")"
        b.add("baddbmm", f"torch.baddbmm({base}, {x}, {y}, beta=0.5, alpha=2)", terms=max(1, t.shape[2]))
    else:
        b.add("bmm", f"torch.bmm({x}, {y})", terms=max(1, t.shape[2]))


def einsum(b: Builder) -> None:
    x = b.float(2, 4)
    t = b[x]
    letters = "abcdef"[: t.dim()]
    y = b.new((t.shape[-1], b.integer(1, 9)), t.dtype)
    out = "".join(letters[i] for i in b.permutation(t.dim() - 1)) + "z"
    b.add("einsum", f"torch.einsum('{letters},{letters[-1]}z->{out}', {x}, {y})", terms=max(1, t.shape[-1]))


def outer(b: Builder) -> None:
    x = b.pick(lambda v: floating(v) and v.dim() == 1, lambda: b.new((b.size(),)))
    b.add("outer", f"torch.outer({x}, {b.new((b.size(),), b[x].dtype)})")


def _image(b: Builder, rank: int) -> str:
    def new() -> str:
        most = {1: 40, 2: 20, 3: 8}[rank] * (1 if b.scale == "small" else 2)
        channels = b.choice((1, 2, 3, 4, 6, 8, 16, 5, *((32, 64) if b.scale != "small" else ())))
        batch = b.dynamic if b.dynamic else b.choice((1, 2, 3))
        return b.new((batch, channels, *(b.integer(1, most) for _ in range(rank))))

    return b.pick(lambda t: floating(t) and t.dim() == rank + 2 and 0 not in t.shape and t.shape[1] <= 64, new)


def conv(b: Builder) -> None:
    rank = b.choice((2, 2, 1, 3))
    x = _image(b, rank)
    t = b[x]
    inside = t.shape[1]
    groups = b.choice([g for g in (1, 1, 2, 3, 4, inside) if inside % g == 0])
    outside = groups * b.integer(1, 8)
    kernel = [b.integer(1, 5 if rank < 3 else 3) for _ in range(rank)]
    padding = b.choice([0, 1, [b.integer(0, 2) for _ in range(rank)], "'same'"])
    stride = 1 if padding == "'same'" else b.choice([1, 2, [b.integer(1, 3) for _ in range(rank)]])
    dilation = b.choice([1, 1, 2])
    # NaN times the zeros of padding, or of a stride turned round, is NaN or is not computed: libraries differ
    weight = b.new((outside, inside // groups, *kernel), t.dtype, plain=True)
    bias = b.new((outside,), t.dtype, param=True) if b.flag() else "None"
    terms = inside // groups
    for size in kernel:
        terms *= size
    b.add(f"conv{rank}d", f"F.conv{rank}d({x}, {weight}, {bias}, {stride}, {padding}, {dilation}, {groups})", terms=terms)


def conv_transpose(b: Builder) -> None:
    rank = b.choice((2, 2, 1, 3))
    x = _image(b, rank)
    t = b[x]
    inside = t.shape[1]
    groups = b.choice([g for g in (1, 1, 2, inside) if inside % g == 0])
    kernel = [b.integer(1, 5 if rank < 3 else 3) for _ in range(rank)]
    stride = b.integer(1, 3)
    padding = b.integer(0, min(2, min(kernel) - 1))
    dilation = b.choice([1, 1, 2])
    extra = b.integer(0, max(stride, dilation) - 1)
    out = b.integer(1, 8)
    weight = b.new((inside, out, *kernel), t.dtype, plain=True)
    bias = b.new((out * groups,), t.dtype, param=True) if b.flag() else "None"
    terms = inside // groups
    for size in kernel:
        terms *= size
    b.add(
        f"conv_transpose{rank}d",
        f"F.conv_transpose{rank}d({x}, {weight}, {bias}, {stride}, {padding}, {extra}, {groups}, {dilation})",
        terms=terms,
    )


def pool(b: Builder) -> None:
    rank = b.choice((2, 2, 1, 3))
    x = _image(b, rank)
    kind = b.choice(("max_pool", "avg_pool", "adaptive_avg_pool", "adaptive_max_pool", "lp_pool", "max_pool_indices"))
    if kind.startswith("adaptive"):
        b.add(kind, f"F.{kind}{rank}d({x}, {b.integer(1, 5)})", exact="max" in kind)
        return
    kernel = [b.integer(1, 5) for _ in range(rank)] if b.flag() else b.integer(1, 5)
    stride = b.integer(1, 3)
    least = kernel if isinstance(kernel, int) else min(kernel)
    padding, ceil = b.integer(0, least // 2), b.flag()
    if kind == "lp_pool" and rank < 3:
        b.add("lp_pool", f"F.lp_pool{rank}d({x}.abs() + 0.1, 2.0, {kernel}, {stride}, {ceil})", terms=25)
    elif kind == "avg_pool":
        b.add("avg_pool", f"F.avg_pool{rank}d({x}, {kernel}, {stride}, {padding}, {ceil}, {b.flag()})", terms=125)
    else:
        text = f"F.max_pool{rank}d({x}, {kernel}, {stride}, {padding}, {b.choice((1, 1, 2))}, {ceil}"
        if kind == "max_pool_indices":
            b.parts(b.add("max_pool_indices", text + ", True)", exact=True))
        else:
            b.add("max_pool", text + ")", exact=True)


def resize(b: Builder) -> None:
    rank = b.choice((2, 2, 1, 3))
    x = _image(b, rank)
    modes = {
        1: ("nearest", "linear", "nearest-exact"),
        2: ("nearest", "bilinear", "bicubic", "nearest-exact"),
        3: ("nearest", "trilinear"),
    }
    mode = b.choice(modes[rank])
    align = f", align_corners={b.flag()}" if "linear" in mode or mode == "bicubic" else ""
    size = f"size={[b.integer(1, 12) for _ in range(rank)]}" if b.flag() else f"scale_factor={b.choice((2.0, 1.5, 0.5))}"
    if "nearest" not in mode:  # of what has no weight torch makes NaN of 0 · ∞ and 0 · NaN
        x = f"{x}.nan_to_num(0.5).clamp(-60000, 60000)"
    b.add(f"resize_{mode}", f"F.interpolate({x}, {size}, mode={mode!r}{align})", exact="nearest" in mode)


def attention(b: Builder) -> None:
    heads, q, k = b.integer(1, 4), b.choice((1, 4, 7, 16, 33, 64)), b.choice((1, 5, 8, 16, 31, 64, 128))
    depth = b.choice((8, 16, 32, 64, 5, 12))
    batch = b.dynamic or b.integer(1, 2)
    shared = next((h for h in (2, 1) if heads % h == 0), 1) if not b.integer(0, 3) else heads
    x = b.new((batch, heads, q, depth), param=False)
    dtype, kind = b[x].dtype, b.integer(0, 4)
    # Of a key that is not seen, NaN is added to −∞ in torch's matmuls, and never read in its fused kernels and in tk's.
    key = b.new((batch, shared, k, depth), dtype, param=False, plain=kind in (1, 3))
    value = b.new((batch, shared, k, b.choice((depth, depth, 8))), dtype, param=False)
    more = ""
    if kind in (1, 3):  # nor is a hidden score of ∞, of which torch's matmuls make NaN
        x = f"{x}.clamp(-60000, 60000)"
    if kind == 1:
        more = ", is_causal=True"
    elif kind == 2:
        mask = b.new(b.choice(((q, k), (batch, 1, 1, k), (batch, heads, q, k), (batch, 1, q, k))), b.choice((dtype, dtype)))
        more = f", attn_mask={mask}"
    elif kind == 3:
        mask = b.new(b.choice(((q, k), (batch, 1, 1, k))), b.choice(("b",)) and __import__("torch").bool)
        more = f", attn_mask={mask} | (torch.arange({k}) == 0)"
    if shared != heads:
        more += ", enable_gqa=True"
    if not b.integer(0, 3):
        more += ", scale=0.3"
    b.add("attention", f"F.scaled_dot_product_attention({x}, {key}, {value}{more})", terms=max(k, depth))


def grid(b: Builder) -> None:
    x = _image(b, 2)
    t = b[x]
    where = b.new((t.shape[0], b.integer(1, 5), b.integer(1, 5), 2), t.dtype)
    mode, edge = b.choice(("bilinear", "nearest", "bicubic")), b.choice(("zeros", "border", "reflection"))
    b.add("grid_sample", f"F.grid_sample({x}, {where}, {mode!r}, {edge!r}, {b.flag()})")


def fold(b: Builder) -> None:
    x = _image(b, 2)
    if min(b[x].shape[2:]) < 3:
        raise Skip
    made = b.add("im2col", f"F.unfold({x}, {b.integer(1, 3)}, padding={b.integer(0, 1)}, stride={b.integer(1, 2)})", exact=True)
    del made


OPERATORS = (
    (6, linear),
    (9, matmul),
    (3, both_ways),
    (2, batched),
    (1, einsum),
    (1, outer),
    (6, conv),
    (5, conv_transpose),
    (6, pool),
    (3, resize),
    (3, attention),
    (1, grid),
    (1, fold),
)
