"""Drawn torch operators that move values: views, slices, padding, joining."""

from __future__ import annotations

from math import prod

from tests.fuzz.builder import Builder, Skip, floating


def permute(b: Builder) -> None:
    x = b.any(2)
    b.add(
        "permute",
        f"{x}.permute({', '.join(map(str, b.permutation(b[x].dim())))})" + b.choice(("", ".contiguous()")),
        exact=True,
    )


def transpose(b: Builder) -> None:
    x = b.any(2)
    text = f"{x}.transpose({b.axis(b[x])}, {b.axis(b[x])})"
    if b.flag() and b[x].dim() == 2:
        text = f"{x}.T"
    b.add("transpose", text + b.choice(("", ".contiguous()")), exact=True)


def reshape(b: Builder) -> None:
    x = b.any(1)
    shape = list(b[x].shape)
    kind = b.integer(0, 3)
    if kind == 0 and len(shape) > 1:  # two axes become one
        at = b.integer(0, len(shape) - 2)
        shape[at : at + 2] = [shape[at] * shape[at + 1]]
    elif kind == 1:  # one becomes two
        at = b.integer(0, len(shape) - 1)
        part = next((p for p in (b.choice((2, 4, 8, 3, 5, 7)), 2, 3, 5) if shape[at] and shape[at] % p == 0), 1)
        shape[at : at + 1] = [part, shape[at] // part] if b.flag() else [shape[at] // part, part]
    elif kind == 2:
        shape = [prod(shape)]
    else:  # other axes altogether
        shape = [prod(shape[1:]), shape[0]]
    b.add("reshape", f"{x}.reshape{b.sizes_text(shape)}", exact=True)


def ones(b: Builder) -> None:
    """Axes of size 1 come and go."""
    x = b.any()
    t = b[x]
    if not t.dim() and b.flag():
        b.add("squeeze", f"{x}.squeeze({b.integer(-1, 0)})", exact=True)
    elif 1 in t.shape and b.flag():
        b.add("squeeze", f"{x}.squeeze({list(t.shape).index(1)})", exact=True)
    else:
        b.add("unsqueeze", f"{x}.unsqueeze({b.integer(-t.dim() - 1, t.dim())})", exact=True)


def expand(b: Builder) -> None:
    x = b.any()
    shape = [size if size != 1 else b.choice((1, 2, 5, 8)) for size in b[x].shape]
    if b.flag():
        shape.insert(0, b.choice((2, 3, 1)))
    b.add("expand", f"{x}.expand({', '.join(map(b.n, shape))})", exact=True)


def slicing(b: Builder) -> None:
    x = b.any(1)
    t = b[x]
    parts = [":"] * t.dim()
    for at in {b.integer(0, t.dim() - 1), b.integer(0, t.dim() - 1)}:
        size = t.shape[at]
        if b.dynamic and size == b.dynamic:
            parts[at] = b.choice((":", "1:", "::2", "2:-1"))
            continue
        if size < 1:
            continue
        kind = b.integer(0, 4)
        start = b.integer(0, min(size - 1, 5))
        parts[at] = [f"{start}:", f":{size - start}", f"{start}:{size}:{b.integer(2, 3)}", f"-{start + 1}:", str(start)][kind]
    if b.flag() and "..." not in parts:
        parts.insert(b.integer(0, len(parts)), "None")
    b.add("slice", f"{x}[{', '.join(parts)}]", exact=True)


def flip(b: Builder) -> None:
    x = b.any(1)
    axes = sorted({b.integer(0, b[x].dim() - 1), b.integer(0, b[x].dim() - 1)})
    b.add("flip", f"{x}.flip({axes})", exact=True)


def roll(b: Builder) -> None:
    x = b.any(1)
    b.add("roll", f"torch.roll({x}, {b.choice((1, -1, 2, 5))}, {b.axis(b[x])})", exact=True)


def cat(b: Builder) -> None:
    x = b.any(1)
    t = b[x]
    axis = b.integer(0, t.dim() - 1)

    def other() -> str:
        shape = list(t.shape)
        shape[axis] = b.size()
        return b.new(b.fit(tuple(shape)), t.dtype) if list(b.fit(tuple(shape))) == shape else x

    def fits(value: object) -> bool:
        v = value
        same = v.dtype == t.dtype and v.dim() == t.dim()  # type: ignore[attr-defined]
        return same and all(i == axis or v.shape[i] == t.shape[i] for i in range(t.dim()))  # type: ignore[attr-defined]

    others = [b.pick(fits, other) for _ in range(b.integer(1, 3))]
    b.add("cat", f"torch.cat([{', '.join([x, *others])}], {axis})", exact=True)


def stack(b: Builder) -> None:
    x = b.any()
    t = b[x]
    others = [
        b.pick(lambda v: v.dtype == t.dtype and v.shape == t.shape, lambda: b.new(tuple(t.shape), t.dtype))
        for _ in range(b.integer(1, 2))
    ]
    b.add("stack", f"torch.stack([{', '.join([x, *others])}], {b.integer(-t.dim() - 1, t.dim())})", exact=True)


def split(b: Builder) -> None:
    x = b.any(1)
    axis = b.axis(b[x])
    size = b[x].shape[axis]
    if size < 2 or (b.dynamic and size % b.dynamic == 0):
        raise Skip
    at = b.integer(1, min(size - 1, 40))
    text = b.choice(
        (
            f"{x}.split([{at}, {size - at}], {axis})",
            f"{x}.chunk(2, {axis})",
            f"{x}.split({max(at, size // 4)}, {axis})",
            f"torch.tensor_split({x}, 3, {axis})",
        )
    )
    b.parts(b.add("split", text, exact=True))


def unbind(b: Builder) -> None:
    x = b.any(1)
    axis = b.axis(b[x])
    if not 1 <= b[x].shape[axis] <= 4:
        raise Skip
    b.parts(b.add("unbind", f"{x}.unbind({axis})", exact=True))


def pad(b: Builder) -> None:
    mode = b.choice(("constant", "reflect", "replicate", "circular"))
    if mode == "constant":
        x = b.any(1)
        axes = b.integer(1, min(b[x].dim(), 3))
        least = -1 if min([*b[x].shape[-axes:], 9]) > 3 else 0
        amounts = [b.integer(least, 5) for _ in range(2 * axes)]
        value = (
            ""
            if b[x].dtype.itemsize == 1 and not b[x].dtype.is_floating_point
            else f", value={b.choice(('0.0', '1.5', '-2.0'))}"
        )
        if not b[x].dtype.is_floating_point:
            value = ""
        b.add("pad_constant", f"F.pad({x}, {amounts}{value})", exact=True)
        return
    x = b.pick(lambda t: floating(t) and 2 <= t.dim() <= 5, lambda: b.new(b.shape(3, 4)))
    t = b[x]
    axes = t.dim() - 2 if (t.dim() > 2 and b.flag()) or t.dim() == 5 else t.dim() - 1
    if not 1 <= axes <= 3:
        raise Skip
    amounts = []
    for size in reversed(t.shape[-axes:]):
        most = min(size - (mode == "reflect"), 8)
        if most < 0:
            raise Skip
        amounts += [b.integer(0, most), b.integer(0, most)]
    b.add(f"pad_{mode}", f"F.pad({x}, {amounts}, {mode!r})", exact=True)


def repeat(b: Builder) -> None:
    x = b.any(1)
    times = [b.integer(1, 3) for _ in range(b[x].dim())]
    if b.flag():
        b.add("repeat", f"{x}.repeat({', '.join(map(str, times))})", exact=True)
    else:
        b.add("repeat_interleave", f"{x}.repeat_interleave({times[0]}, {b.axis(b[x])})", exact=True)


def triangle(b: Builder) -> None:
    x = b.any(2)
    b.add("tril", f"torch.{b.choice(('tril', 'triu'))}({x}, {b.integer(-2, 2)})", exact=True)


def diagonal(b: Builder) -> None:
    x = b.any(2)
    if b.flag() and b[x].dim() == 2:
        b.add("diagonal", f"torch.diagonal({x}, {b.integer(-1, 1)})", exact=True)
    else:
        b.add("diagonal", f"torch.diagonal({x}, 0, {b[x].dim() - 2}, {b[x].dim() - 1})", exact=True)


def unfold(b: Builder) -> None:
    x = b.any(1)
    axis = b.axis(b[x])
    size = b[x].shape[axis]
    if size < 1:
        raise Skip
    b.add("unfold", f"{x}.unfold({axis}, {b.integer(1, min(size, 4))}, {b.integer(1, 3)})", exact=True)


def as_strided(b: Builder) -> None:
    x = b.pick(lambda t: t.is_contiguous() and t.numel() >= 12 and floating(t))
    strides, offset = f"({b.integer(0, 2)}, 2)", b.integer(0, 1)
    # a copy: torch's own scatters into a view whose elements share memory write several at once
    b.add("as_strided", f"torch.as_strided({x}.contiguous(), (3, 4), {strides}, {offset}).clone()", exact=True)


def clone(b: Builder) -> None:
    x = b.any()
    b.add("clone", f"{x}.{b.choice(('clone()', 'contiguous()', 'detach()'))}", exact=True)


def shuffle(b: Builder) -> None:
    x = b.pick(lambda t: floating(t) and t.dim() == 4, lambda: b.new((1, 4 * b.integer(1, 3), 4, 2 * b.integer(1, 3))))
    t = b[x]
    if t.shape[1] % 4 == 0 and b.flag():
        b.add("pixel_shuffle", f"F.pixel_shuffle({x}, 2)", exact=True)
    elif t.shape[2] % 2 == 0 and t.shape[3] % 2 == 0 and t.numel():  # of nothing torch gives the shape that it was given
        b.add("pixel_unshuffle", f"F.pixel_unshuffle({x}, 2)", exact=True)


OPERATORS = (
    (5, permute),
    (4, transpose),
    (6, reshape),
    (3, ones),
    (3, expand),
    (6, slicing),
    (3, flip),
    (1, roll),
    (4, cat),
    (2, stack),
    (2, split),
    (1, unbind),
    (5, pad),
    (2, repeat),
    (1, triangle),
    (1, diagonal),
    (1, unfold),
    (1, as_strided),
    (1, clone),
    (1, shuffle),
)
