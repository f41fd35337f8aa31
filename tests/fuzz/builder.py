"""What draws a torch program: values so far, how to choose among them, and lines that are run as they are added, so that
a result's shape and dtype are known and what torch refuses is never part of a program."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod
from typing import Any

import torch
from hypothesis import strategies as st

from tests.fuzz.program import Line, Program, evaluate

__all__ = ["FLOATS", "INTEGERS", "Builder", "Skip", "floating", "integral", "words"]

FLOATS = (torch.float32, torch.float16, torch.bfloat16, torch.float64)
INTEGERS = (torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8)
SMALL = (4, 1, 2, 3, 5, 7, 8, 6, 9, 16, 17, 12, 24, 31, 32, 33, 0)
MEDIUM = (8, 16, 32, 33, 40, 61, 64, 65, 96, 127, 128, 130, 200, 256)
LARGE = (64, 128, 129, 255, 256, 384, 511, 512, 768, 1000, 1024, 2048, 4099)
MOST = {"small": 1 << 14, "medium": 1 << 18, "large": 1 << 22}
DYNAMIC = (13, 19, 23)  # sizes that no other axis has, so that the text knows them
GREATEST = {torch.float16: 3e2, torch.bfloat16: 1e4}

Tensor = torch.Tensor


class Skip(Exception):
    """This operator cannot be added here; another is drawn."""


def words(text: str) -> list[str]:
    """The names that a text lists."""
    return text.split()


def floating(value: Tensor) -> bool:
    return value.is_floating_point() and value.itemsize > 1


def integral(value: Tensor) -> bool:
    return value.dtype in INTEGERS


class Builder:
    """Draws a program through Hypothesis's `draw`."""

    def __init__(self, draw: Callable[..., Any]) -> None:
        self.draw = draw
        self.inputs: list[tuple[str, str]] = []
        self.params: list[tuple[str, str]] = []
        self.lines: list[Line] = []
        self.env: dict[str, Any] = {}
        self.used: set[str] = set()
        self.terms = 1
        self.dtype = self.choice((*FLOATS[:1], *FLOATS[:3], *FLOATS))
        self.scale = self.choice(("small", "small", "small", "medium", "medium", "large"))
        self.sizes = {"small": SMALL, "medium": SMALL + MEDIUM, "large": MEDIUM + LARGE}[self.scale]
        self.most = MOST[self.scale]
        self.special = self.integer(0, 9) == 9
        self.dynamic = self.choice(DYNAMIC) if self.integer(0, 7) == 7 else 0
        if self.dynamic:
            self.env["B"] = self.dynamic
            self.most = min(self.most, MOST["medium"])  # other sizes than this one are tried

    # choices

    def integer(self, low: int, high: int) -> int:
        return int(self.draw(st.integers(low, high))) if high > low else low

    def flag(self) -> bool:
        return bool(self.draw(st.booleans()))

    def choice(self, values: Sequence[Any]) -> Any:
        return values[self.integer(0, len(values) - 1)]

    def axis(self, value: Tensor) -> int:
        """An axis, sometimes counted from the end. The last one is the simplest."""
        if not value.dim():
            raise Skip
        at = -1 - self.integer(0, value.dim() - 1)
        return at + value.dim() if self.flag() else at

    def permutation(self, count: int) -> list[int]:
        return list(self.draw(st.permutations(range(count))))

    def size(self) -> int:
        return int(self.choice(self.sizes))

    def shape(self, low: int = 1, high: int = 4, least: int = 0) -> tuple[int, ...]:
        rank = self.integer(low, high) if self.integer(0, 9) else self.integer(least if low < 2 else low, max(high, 6))
        if self.dynamic and rank and self.integer(0, 3):
            return self.fit((self.dynamic, *(self.size() for _ in range(rank - 1))), 1)
        return self.fit(tuple(self.size() for _ in range(rank)))

    def fit(self, shape: tuple[int, ...], start: int = 0) -> tuple[int, ...]:
        """The shape, its largest axes made smaller until it has few enough elements."""
        sizes = list(shape)
        while prod(sizes) > self.most:
            largest = max(range(start, len(sizes)), key=lambda n: sizes[n])
            sizes[largest] = max(1, sizes[largest] // 3)
        return tuple(sizes)

    # text

    def n(self, size: int) -> str:
        """A size as the text says it: through B where it is a multiple of the dynamic size."""
        if self.dynamic and size and size % self.dynamic == 0:
            return "B" if size == self.dynamic else f"{size // self.dynamic} * B"
        return str(size)

    def sizes_text(self, shape: Sequence[int]) -> str:
        return "(" + ", ".join(map(self.n, shape)) + ("," if len(shape) == 1 else "") + ")"

    # values

    def fill(self, shape: Sequence[int], dtype: torch.dtype, low: int | None = None, high: int | None = None) -> str:
        """The text of new values; whole ones in low <= n < high."""
        seed, where = self.integer(0, 99), self.sizes_text(shape)
        if dtype == torch.bool:
            return f"coins({seed}, {where})"
        if not dtype.is_floating_point:
            least = 0 if dtype == torch.uint8 else -9
            return f"whole({seed}, {where}, {dtype}, {least if low is None else low}, {9 if high is None else high})"
        kind = (
            "special"
            if self.special and dtype.itemsize > 1 and self.flag()
            else self.choice(("normal",) * 4 + ("positive", "halves"))
        )
        return f"{kind}({seed}, {where}, {dtype})"

    def new(
        self,
        shape: Sequence[int],
        dtype: torch.dtype | None = None,
        *,
        low: int | None = None,
        high: int | None = None,
        param: bool | None = None,
        plain: bool = False,
    ) -> str:
        """A new input, or a weight, by name; `plain`: without NaN or infinities."""
        special, self.special = self.special, self.special and not plain
        text = self.fill(shape, dtype or self.other_dtype(), low, high)
        self.special = special
        weight = self.flag() if param is None else param
        weight = weight and "B" not in text and bool(self.inputs)
        pairs, prefix = (self.params, "p") if weight else (self.inputs, "x")
        name = f"{prefix}{len(pairs)}"
        pairs.append((name, text))
        self.env[name] = evaluate(text, self.env)
        return name

    def other_dtype(self) -> torch.dtype:
        return self.dtype if self.integer(0, 11) else self.choice(FLOATS)

    def pick(self, taken: Callable[[Tensor], bool], otherwise: Callable[[], str] | None = None) -> str:
        """A value that is taken, one of the latest by preference; a new one where there is none, and at times anyway."""
        names = [name for name, value in self.env.items() if isinstance(value, torch.Tensor) and taken(value)][::-1]
        names = sorted(names, key=lambda name: name[0] != "v")[:8]  # results before inputs and weights
        if otherwise is not None and (not names or self.integer(0, 7) == 7):
            return otherwise()
        if not names:
            raise Skip
        name = str(self.choice(names))
        self.used.add(name)
        return name

    def float(self, low: int = 0, high: int = 9) -> str:
        """A floating value of a rank in low..high."""
        return self.pick(
            lambda t: floating(t) and low <= t.dim() <= high,
            lambda: self.new(self.shape(max(low, 1), min(max(high, 1), max(low, 4)), low)),
        )

    def any(self, low: int = 0, high: int = 9) -> str:
        def otherwise() -> str:
            dtype = self.choice((self.dtype, self.dtype, torch.bool, *INTEGERS))
            return self.new(self.shape(max(low, 1), max(low, 4), low), dtype)

        return self.pick(
            lambda t: low <= t.dim() <= high and not t.is_complex() and t.dtype.itemsize + t.is_floating_point() != 2, otherwise
        )

    def integers(self) -> str:
        return self.pick(integral, lambda: self.new(self.shape(), self.choice(INTEGERS)))

    def bools(self, like: Tensor | None = None) -> str:
        """A bool, of a shape that broadcasts against `like`."""
        if like is None:
            return self.pick(lambda t: t.dtype == torch.bool, lambda: self.new(self.shape(), torch.bool))
        return self.pick(
            lambda t: t.dtype == torch.bool and _spreads(t.shape, like.shape),
            lambda: self.new(self.spread(like.shape), torch.bool),
        )

    def spread(self, shape: Sequence[int]) -> tuple[int, ...]:
        """A shape that broadcasts to `shape`."""
        kind = self.integer(0, 5)
        shape = tuple(shape)
        if kind <= 1 or not shape:
            return shape
        if kind == 2:
            return shape[-1:]
        if kind == 3:
            return (*shape[:-1], 1)
        if kind == 4:
            return tuple(size if self.flag() else 1 for size in shape)
        return ()

    def beside(self, name: str, dtype: torch.dtype | None = None) -> str:
        """Another operand for `name`, whose shape broadcasts with its own."""
        value = self.env[name]
        kind = dtype or value.dtype
        return self.pick(
            lambda t: t.dtype == kind and (_spreads(t.shape, value.shape) or _spreads(value.shape, t.shape)),
            lambda: self.new(self.spread(value.shape), kind),
        )

    def __getitem__(self, name: str) -> Any:
        return self.env[name]

    def add(self, op: str, text: str, *, exact: bool = False, terms: int = 1) -> str:
        """A new line. Raises Skip where torch refuses it, or where its result leaves the range of its dtype."""
        try:
            with torch.no_grad():
                made = evaluate(text, self.env)
        except (RuntimeError, NotImplementedError, TypeError, ValueError, IndexError) as error:
            raise Skip from error
        for part in made if isinstance(made, tuple | list) else [made]:
            if isinstance(part, torch.Tensor):
                self.check(part)
        name = f"v{len(self.lines)}"
        self.lines.append(Line(name, text, op, exact))
        self.env[name] = made
        self.terms = max(self.terms, terms)
        return name

    def check(self, value: Tensor) -> None:
        if value.numel() > self.most * 4 or value.dim() > 8:
            raise Skip
        if self.special or not value.numel() or not (value.is_floating_point() or value.is_complex()):
            return
        wide = value.to(torch.complex128 if value.is_complex() else torch.float64).abs()
        if not bool(torch.isfinite(wide).all()) or float(wide.max()) > GREATEST.get(value.dtype, 1e6):
            raise Skip

    def parts(self, name: str) -> list[str]:
        """The tensors of a tuple, each on a line of its own."""
        return [self.add("getitem", f"{name}[{at}]", exact=True) for at in range(len(self.env[name]))]

    def program(self) -> Program:
        """What was drawn. Every result that nothing reads is an output; others, an input, or one twice, at times."""
        text = " ".join(line.text for line in self.lines)
        words = set(
            text.replace("(", " ")
            .replace(")", " ")
            .replace(",", " ")
            .replace("[", " ")
            .replace("]", " ")
            .replace(".", " ")
            .split()
        )
        tensors = [line.name for line in self.lines if isinstance(self.env[line.name], torch.Tensor)]
        outputs = [name for name in tensors if name not in words] or tensors[-1:]
        more = self.integer(0, 9)
        if more == 9 and outputs:
            outputs.append(outputs[0])
        elif more == 8 and self.inputs:
            outputs.append(self.inputs[0][0])
        elif more == 7 and tensors:
            outputs.append(self.choice(tensors))
        elif more == 6:
            self.new(self.shape(), param=False)
        outputs = [self.returned(name) for name in outputs]
        return Program(self.inputs, self.params, self.lines, outputs, dynamic=self.dynamic, terms=self.terms)

    def returned(self, name: str) -> str:
        """Complex results are returned as real ones."""
        return self.add("view_as_real", f"torch.view_as_real({name})", exact=True) if self.env[name].is_complex() else name


def _spreads(shape: Sequence[int], to: Sequence[int]) -> bool:
    return len(shape) <= len(to) and all(a in (1, b) for a, b in zip(reversed(shape), reversed(to), strict=False))
