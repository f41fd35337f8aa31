"""Drawn torch control flow by values: torch.cond, scans, maps and while loops, with what they take from around them."""

from __future__ import annotations

from tests.fuzz.builder import Builder, Skip, floating

__all__ = ["OPERATORS"]

STEPS = 6
PREDICATES = (
    "{x}.sum() > 0",
    "({x} > 1).any()",
    "{x}.reshape(-1)[0] > {y}.reshape(-1)[0]",
    "({x} < 9).all()",
    "torch.isnan({x}.sum())",
    "{x}.numel() > 7",
)
BRANCHES = (
    "a * 0.5 + b",
    "a - b.tanh()",
    "torch.where(b > 0, a, b)",
    "torch.softmax(a, -1) * b",
    "a.flip(-1)",
    "b * {z}",
    "a.clone()",
    "(a - a.mean(-1, keepdim=True)) * b",
    "torch.zeros_like(a)",
    "cond(b.sum() > 1, lambda c: c.sin(), lambda c: c - 1, a)",
)
CARRIES = (
    "c * 0.5 + r",
    "torch.tanh(c + r)",
    "torch.maximum(c, r)",
    "c * {z} + r",
    "torch.where(r > 0, c, r)",
    "c + r.sum()",
    "cond(r.sum() > 0, lambda a, b: a + b, lambda a, b: a * 0.25, c, r)",
)
BESIDE = ("(c - r).tanh()", "(c * r).sum(-1)", "c * 2", "r.amax()", "r > c", "torch.softmax(r, -1)", "{z} * c")
ROWS = ("r.softmax(-1)", "(r * {z}).sum(-1)", "r.cumsum(-1)", "r.flip(-1) > 0", "r.mean()", "torch.sort(r, -1)[0]", "r * m")
ZERO = "torch.zeros((), dtype=torch.int64)"
GOING = (  # of a counter n and a value a, and never for more than STEPS steps
    "n < {most}",
    "(n < {most}) & (a.sum() < 9)",
    "(n < {most}) & ~torch.isnan(a).any()",
    "torch.logical_and(n < {most}, (a.abs() > 0.25).any())",
    "(n - {most}) * 1.0 < 0",
)
STEP = (
    "a * 0.5 + {z}",
    "torch.tanh(a) * {y}",
    "a - a.mean(-1, keepdim=True)",
    "torch.where({y} > 0, a, a * n)",
    "torch.softmax(a * {z}, -1)",
    "a.flip(-1)",
    "a.clone()",
    "{y}.clone()",
    "cond(a.sum() > 1, lambda b: b * 0.5, lambda b: b + 1, a)",
    "scan(lambda c, r: (c + r, r * 2), a[0] * 0.5, a)[1]",
    "while_loop(lambda m, b: m < n, lambda m, b: (m + 1, b * 0.5 + {z}), {zero}, a)[1]",
)
IN_A_BRANCH = "cond({pred}, lambda a: {loop}, lambda a: a * 0.5, {x})"


def _operands(b: Builder, rank: int) -> tuple[str, str, str]:
    """A value, one of its shape, and one that broadcasts to its rows, which is taken from around a function."""
    x = b.pick(
        lambda t: floating(t) and rank <= t.dim() <= 4 and 0 < t.numel() <= 1 << 14 and 0 < t.shape[0] <= STEPS,
        lambda: b.new((b.integer(1, STEPS), *b.shape(1, 2))[: 4 if rank > 1 else 2]),
    )
    t = b[x]
    if 0 in t.shape:
        raise Skip
    y = b.pick(lambda v: v.dtype == t.dtype and v.shape == t.shape, lambda: b.new(tuple(t.shape), t.dtype))
    row = t.shape[-1:]
    z = b.pick(lambda v: v.dtype == t.dtype and v.shape == row, lambda: b.new(tuple(row), t.dtype, param=True))
    return x, y, z


def branch(b: Builder) -> None:
    x, y, z = _operands(b, 1)
    one, other = (b.choice(BRANCHES).format(z=z) for _ in range(2))
    pred = b.choice(PREDICATES).format(x=x, y=y)
    b.add("cond", f"cond({pred}, lambda a, b: {one}, lambda a, b: {other}, {x}, {y})", terms=b[x].numel())


def scan(b: Builder) -> None:
    x, y, z = _operands(b, 2)
    carry, beside = b.choice(CARRIES).format(z=z), b.choice(BESIDE).format(z=z)
    first = b.choice((f"{y}[0] * 0.5", f"torch.zeros_like({x}[0])", f"{y}[-1].clone()"))
    name = b.add(
        "scan", f"scan(lambda c, r: ({carry}, {beside}), {first}, {x}, reverse={b.flag()})", terms=b[x].numel() * STEPS
    )
    b.parts(name)


def each(b: Builder) -> None:
    x, y, z = _operands(b, 2)
    b.add("map", f"each(lambda r, m: {b.choice(ROWS).format(z=z)}, {x}, {y}[0].clone())", terms=b[x].numel())


def loop(b: Builder) -> None:
    """A loop of as many steps as values say, none among them, by itself or in a branch."""
    x, y, z = _operands(b, 1)
    names = {"x": x, "y": y, "z": z, "zero": ZERO, "most": b.integer(0, STEPS)}
    going, step = (b.choice(each).format(**names) for each in (GOING, STEP))
    branch = not b.integer(0, 3)
    first, given = ("a.clone()", 1) if branch else (x, b.integer(0, 1))
    code = f"while_loop(lambda n, a: {going}, lambda n, a: (n + 1, {step}), {ZERO}, {first})[{given}]"
    if branch:
        code = IN_A_BRANCH.format(pred=b.choice(PREDICATES).format(**names), loop=code, x=x)
    b.add("while_loop", code, terms=b[x].numel() * STEPS)


OPERATORS = ((2, branch), (2, scan), (1, each), (1, loop))
