"""Drawn torch operators that reduce, normalise, scan and order."""

from __future__ import annotations

from tests.fuzz.builder import Builder, Skip, floating
from tests.fuzz.torch_pointwise import without_infinities


def _axes(b: Builder, x: str) -> tuple[str, int]:
    """Axes as text, and how many elements they have."""
    t = b[x]
    if not t.dim():
        raise Skip
    if t.dim() > 1 and b.flag():
        axes = sorted({b.integer(0, t.dim() - 1) for _ in range(2)})
        count = 1
        for axis in axes:
            count *= t.shape[axis]
        return str(axes), count
    axis = b.axis(t)
    return str(axis), t.shape[axis]


def reduce(b: Builder) -> None:
    x = b.float(1)
    axes, count = _axes(b, x)
    keep = b.choice(("", ", keepdim=True"))
    name = b.choice(("sum", "mean", "amax", "amin", "var", "std", "logsumexp", "norm", "prod", "all_of_it"))
    if count == 0 and name not in ("sum", "prod"):
        raise Skip
    if name in ("var", "std") and count < 2:
        raise Skip
    power = b.choice(("2", "1", "torch.inf", "3"))
    texts = {
        "norm": f"torch.linalg.vector_norm({x}, {power}, {axes}{keep})",
        "prod": f"({x}.sigmoid() + 0.5).prod({axes}{keep})",
        "var": f"{x}.var({axes}, correction={b.integer(0, 1)}{keep})",
        "all_of_it": f"{x}.{b.choice(('sum', 'mean', 'max', 'min', 'norm'))}()",
    }
    if name == "prod" and axes.startswith("["):
        raise Skip
    terms = b[x].numel() if name == "all_of_it" else count
    b.add(name, texts.get(name, f"{x}.{name}({axes}{keep})"), exact=name in ("amax", "amin"), terms=max(1, terms))


def reduce_whole(b: Builder) -> None:
    x = b.any(1)
    t = b[x]
    axis = b.axis(t)
    if t.dtype.is_floating_point or t.shape[axis] == 0:
        raise Skip
    kept = b.choice(("", ", keepdim=True"))
    kind = b.choice(("sum", "any", "all", "amax", "count_nonzero", "cumsum", "prod"))
    if kind == "prod":
        b.add("int_prod", f"({x} % 3).prod({axis}{kept})", exact=True)
    elif kind == "count_nonzero":
        b.add("int_count", f"torch.count_nonzero({x}, {axis})", exact=True)
    else:
        b.add(f"int_{kind}", f"{x}.{kind}({axis}{kept if kind != 'cumsum' else ''})", exact=True)


def _chosen(b: Builder, x: str, found: str, axis: int) -> None:
    """The values, and what their indices name: which of equal ones it is, torch does not say."""
    b.add("getitem", f"{found}[0]", exact=True)
    b.add("take_along_dim", f"torch.take_along_dim({x}, {found}[1], {axis})", exact=True)


def tested(b: Builder) -> None:
    """Whether any is not 0, or all are, over every choice of dims, none among them."""
    x = b.any()
    t = b[x]
    keep = b.choice(("", ", keepdim=True"))
    over = (
        "" if not b.integer(0, 3) else f", (){keep}" if not b.integer(0, 5) else f", {_axes(b, x)[0] if t.dim() else 0}{keep}"
    )
    b.add("tested", f"torch.{b.choice(('any', 'all'))}({x}{over})", exact=True)


def best(b: Builder) -> None:
    x = b.float(1)
    axis = b.axis(b[x])
    if b[x].shape[axis] == 0:
        raise Skip
    kind = b.choice(("argmax", "argmin", "max", "min", "median", "kthvalue", "mode", "cummax", "cummin"))
    if kind == "mode":  # which of the equal ones its index names is not said, and NaN upsets torch's own sort
        b.add(kind, f"torch.mode({without_infinities(b, x)}, {axis})[0]", exact=True)
        return
    if kind in ("argmax", "argmin"):
        b.add(kind, f"{x}.{kind}({axis})", exact=True)
    elif kind == "kthvalue":
        _chosen(
            b, x, b.add(kind, f"torch.kthvalue({x}, {b.integer(1, min(b[x].shape[axis], 5))}, {axis}, True)", exact=True), axis
        )
    elif kind == "median":
        _chosen(b, x, b.add(kind, f"torch.median({x}, {axis}, True)", exact=True), axis)
    else:
        b.parts(b.add(kind, f"torch.{kind}({x}, {axis})", exact=True))


def order(b: Builder) -> None:
    x = b.float(1)
    axis = b.axis(b[x])
    size = b[x].shape[axis]
    if not size:
        raise Skip
    kind = b.choice(("sort", "topk", "argsort", "msort"))
    if kind == "sort":
        b.parts(b.add("sort", f"torch.sort({x}, {axis}, descending={b.flag()}, stable=True)", exact=True))
    elif kind == "argsort":
        b.add("argsort", f"torch.argsort({x}, {axis}, stable=True)", exact=True)
    elif kind == "topk":
        found = b.add("topk", f"torch.topk({x}, {b.integer(1, min(size, 9))}, {axis}, largest={b.flag()})", exact=True)
        _chosen(b, x, found, axis)
    else:
        b.add("msort", f"torch.msort({x})", exact=True)


def scan(b: Builder) -> None:
    x = b.float(1)
    axis = b.axis(b[x])
    size = b[x].shape[axis]
    kind = b.choice(("cumsum", "cumsum", "cumprod", "logcumsumexp"))
    text = f"torch.cumprod({x}.tanh() * 0.2 + 1, {axis})" if kind == "cumprod" else f"torch.{kind}({x}, {axis})"
    b.add(kind, text, terms=max(size, 1))


def softmax(b: Builder) -> None:
    x = b.float(1)
    axis = b.axis(b[x])
    name = b.choice(("softmax", "softmax", "log_softmax", "softmin"))
    more = f", dtype={b.choice(('torch.float32', 'torch.float64'))}" if not b.integer(0, 5) else ""
    b.add(name, f"F.{name}({x}, {axis}{more})", terms=max(1, b[x].shape[axis]))


def norm(b: Builder) -> None:
    x = b.float(2)
    t = b[x]
    kind = b.choice(("layer", "rms", "group", "batch", "instance", "l2", "lrn"))
    # an infinite scale times what is scaled and shifted in another order is NaN or not
    weight = b.new(t.shape[-1:], t.dtype, param=True, plain=True) if b.flag() else "None"
    if kind == "layer":
        b.add("layer_norm", f"F.layer_norm({x}, {b.sizes_text(t.shape[-1:])}, {weight}, None, 1e-3)", terms=max(1, t.shape[-1]))
    elif kind == "rms":
        b.add("rms_norm", f"F.rms_norm({x}, {b.sizes_text(t.shape[-1:])}, {weight}, 1e-3)", terms=max(1, t.shape[-1]))
    elif kind == "l2":
        b.add("normalize", f"F.normalize({x}, dim={b.axis(t)}, eps=1e-2)", terms=max(1, max(t.shape)))
    elif kind == "lrn" and t.dim() > 2:
        b.add("local_response_norm", f"F.local_response_norm({x}, {b.integer(1, 3)})")
    elif t.shape[1] == 0 or t.numel() == 0:
        raise Skip
    elif kind == "group":
        groups = next(g for g in (b.choice((2, 4, 3, 1)), 2, 3, 1) if t.shape[1] % g == 0)
        channels = b.new(t.shape[1:2], t.dtype, param=True, plain=True)
        b.add("group_norm", f"F.group_norm({x}, {groups}, {channels}, {channels}, 1e-3)", terms=t[0].numel())
    elif kind == "batch":
        mean, variance = (b.new(t.shape[1:2], t.dtype, param=True, plain=True) for _ in range(2))
        b.add("batch_norm", f"F.batch_norm({x}, {mean}, {variance}.abs() + 0.5, None, None, False, 0.1, 1e-3)")
    elif t.dim() > 2 and t[0, 0].numel() > 1:
        b.add("instance_norm", f"F.instance_norm({x}, eps=1e-3)", terms=t[0, 0].numel())


def distance(b: Builder) -> None:
    x = b.pick(lambda t: floating(t) and t.dim() == 2 and t.dtype.itemsize > 2, lambda: b.new(b.shape(2, 2)))
    t = b[x]
    y = b.pick(
        lambda v: v.dtype == t.dtype and v.dim() == 2 and v.shape[1] == t.shape[1],
        lambda: b.new((b.size(), t.shape[1]), t.dtype),
    )
    p = b.choice((1.0, 2.0))
    if b.flag():
        b.add("cosine_similarity", f"F.cosine_similarity({x}, {x}.flip(0), dim=1)", terms=max(1, t.shape[1]))
    else:
        b.add("cdist" if p == 2 else "cdist_1", f"torch.cdist({x}, {y}, p={p})", terms=max(1, t.shape[1]))


def complex_numbers(b: Builder) -> None:
    x = b.pick(lambda t: t.dtype.itemsize in (4, 8) and floating(t) and t.dim() >= 1, lambda: b.new(b.shape(1, 3)))
    t = b[x]
    kind = b.choice(("rfft", "fft", "complex", "irfft"))
    if not t.dim() or 0 in t.shape or t.shape[-1] > 300:
        raise Skip
    if kind == "complex":
        made = b.add(
            "complex", f"torch.complex({x}, {b.pick(lambda v: v.shape == t.shape and v.dtype == t.dtype)})", exact=True
        )
    else:
        # which elements a NaN reaches hangs on torch's steps, which are others for each length
        name, bounded = "fft" if kind == "fft" else "rfft", f"{x}.cos().nan_to_num()"
        made = b.add("fft", f"torch.fft.{name}({bounded}, dim={b.axis(t)})", terms=max(t.shape))
    if kind == "irfft":
        b.add("irfft", f"torch.fft.irfft({made}, n={b.integer(2, 16)})", terms=max(t.shape))
    end = b.choice(
        (
            f"torch.view_as_real({made})",
            f"{made}.real",
            f"{made}.abs()",
            f"({made} * {made}).imag",
            f"torch.view_as_real({made}.conj())",
        )
    )
    b.add("from_complex", end)


OPERATORS = (
    (8, reduce),
    (3, reduce_whole),
    (3, best),
    (1, tested),
    (3, order),
    (3, scan),
    (4, softmax),
    (4, norm),
    (1, distance),
    (2, complex_numbers),
)
