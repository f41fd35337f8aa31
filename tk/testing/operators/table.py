"""All rows of the suite, and which of them are run: by default some sizes and dtypes of each operator, in turn."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from tk.errors import UsageError, meant, message
from tk.testing.operators import elementwise, movement, pairs, reductions, windows
from tk.testing.operators.problem import FLOATS, NUMBERS, SIZES, Operator, Problem, Size

__all__ = ["FAMILIES", "chosen", "drawn"]

FAMILIES: Mapping[str, Mapping[str, Operator]] = {
    "unary": elementwise.UNARY,
    "scalar": elementwise.SCALAR,
    "binary": elementwise.BINARY,
    "reduction": reductions.REDUCTIONS,
    "norm": reductions.NORMS,
    "sort": reductions.SORTS,
    "layout": movement.LAYOUT,
    "indexing": movement.INDEXING,
    "pad": movement.PADS,
    "matmul": windows.MATMULS,
    "pool": windows.POOLS,
    "fused rows": pairs.ROWS,
    "fused chains": pairs.CHAINS,
    "fused across": pairs.ACROSS,
    "fused indexing": pairs.INDEXED,
    "fused layers": pairs.LAYERS,
}
"""Operators by family and name; families that are "fused" have several in a row."""

NOT_TIMED = {
    "empty.memory_format": "its values are anything",
    "empty_strided": "its values are anything",
    "nonzero": "the size of its result is data",
}
"""The operators of docs/torch.md that inference may use and that have no row, with the reason."""

PAIRS = "fused"
SIMPLE = ("unary", "scalar", "binary")


def chosen(
    kind: str, match: Sequence[str] = (), families: Sequence[str] = (), sizes: Sequence[str] = (), dtypes: Sequence[str] = ()
) -> list[Problem]:
    """The rows for targets of `kind` whose keys contain one of `match`, of `families`, `sizes` and `dtypes`. Without sizes and
    dtypes, one row of an operator of each element alone, three of a fused pair, two of others, which differ in both and
    together have all of them: on a CPU in float32 and int64 alone. Raises UsageError for what there is not."""
    known = {"family": tuple(FAMILIES), "size": (*SIZES[_kind(kind)], "all"), "dtype": (*NUMBERS, "all")}
    for what, asked in (("family", families), ("size", sizes), ("dtype", dtypes)):
        if unknown := [each for each in asked if each not in known[what]]:
            raise UsageError(
                message(
                    f"there is no such {what} of operators",
                    need=", ".join(known[what]),
                    have=", ".join(unknown),
                    do=meant(unknown[0], known[what]),
                )
            )
    found, number = [], 0
    for family, operators in FAMILIES.items():
        for name, operator in operators.items():
            number += 1
            if not families or family in families:
                found += list(_rows(kind, family, name, operator, number, sizes, dtypes))
    return [each for each in found if not match or any(text in each.key for text in match)]


def _kind(kind: str) -> str:
    return "cpu" if kind == "cpu" else "cuda"


def _rows(
    kind: str, family: str, name: str, operator: Operator, number: int, sizes: Sequence[str], dtypes: Sequence[str]
) -> Iterator[Problem]:
    known = SIZES[_kind(kind)]
    taken = [each for each in operator.dtypes if kind != "cpu" or dtypes or each not in FLOATS[1:]] or [operator.dtypes[0]]
    if dtypes and "all" not in dtypes:
        taken = [each for each in taken if each in dtypes]
    if sizes or dtypes:
        wanted = [each for each in operator.sizes if not sizes or "all" in sizes or each in sizes]
        pairs = [(size, dtype) for size in wanted for dtype in taken]
    else:
        few = 3 if family.startswith(PAIRS) else 1 if family in SIMPLE else 2
        pairs = [(operator.sizes[(number + 3 * i) % 4], taken[(number // 4 + i) % len(taken)]) for i in range(few)]
    for size, dtype in pairs:
        yield Problem(family, name, operator, known[size], dtype)


def drawn(kind: str, count: int, seed: int, dtypes: Sequence[str] = ()) -> list[Problem]:
    """So many rows of operators, sizes and dtypes drawn at random; the same for the same seed. The size is named by its
    seed and number."""
    found, every = [], [(family, name) for family, operators in FAMILIES.items() for name in operators]
    for number in range(count):
        draw = random.Random(f"{seed} {number}")
        family, name = draw.choice(every)
        operator = FAMILIES[family][name]
        able = [each for each in operator.dtypes if (each in dtypes if dtypes else kind != "cpu" or each not in FLOATS[1:])]
        if able:
            found.append(Problem(family, name, operator, _size(kind, draw, f"random{seed}.{number}"), draw.choice(able)))
    return found


def _size(kind: str, draw: random.Random, name: str) -> Size:
    """Between the small and the large size: each log-uniform, half of them multiples of 8."""
    small, large = SIZES[_kind(kind)]["small"], SIZES[_kind(kind)]["large"]

    def between(low: int, high: int) -> int:
        value = round(low * (high / low) ** draw.random()) if high > low else low
        return max(8, value // 8 * 8) if draw.random() < 0.5 and value >= 8 else value

    def several(low: Sequence[int], high: Sequence[int]) -> tuple[int, ...]:
        return tuple(between(a, b) for a, b in zip(low, high, strict=True))

    size = replace(small, name=name, rows=between(small.rows, large.rows), cols=between(small.cols, large.cols))
    image, conv = several(small.image, large.image), several(small.conv, large.conv)
    matmul, heads = several(small.matmul, large.matmul), several(small.heads, large.heads)
    width = 8 * (heads[3] // 8)
    return replace(size, image=image, conv=conv, matmul=matmul, heads=(*heads[:3], width))  # type: ignore[arg-type]
