"""A drawn program: text that torch runs, and that a file can hold.

Inputs, weights and lines are Python expressions over torch, `F` (torch.nn.functional), the functions of values.py and the names
before them. The same lines run in the declared dtypes, in float64, and with every rounding disturbed.
"""

from __future__ import annotations

import json
import linecache
import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch.nn.attention import SDPBackend, sdpa_kernel

from tests.fuzz import values
from tk.frontend.torch.disturbed import moved_by

__all__ = ["Line", "Program", "Tensor", "in_float64", "make", "module_source", "run_lines"]

Tensor = torch.Tensor
FLOATS = re.compile(r"torch\.(float16|bfloat16|float32|float8_e4m3fn|float8_e5m2)\b")
NARROW = (torch.float16, torch.bfloat16, torch.float32, torch.float8_e4m3fn, torch.float8_e5m2)
ROOTS = ("cdist",)  # of sums that may cancel, as |x|² + |y|² − 2xy: these are disturbed, and what is 0 is then √ε of the others
CENTRED = (
    "layer_norm",
    "instance_norm",
    "group_norm",
    "var",
    "std",
)  # of x − mean: what is equal is disturbed before it cancels
OTHER_SIZES = (2, 5, 64)
NAME = re.compile(r"\b[xpv]\d+\b")
NAMES: dict[str, Any] = {
    "torch": torch,
    "F": F,
    **{name: getattr(values, name) for name in ("normal", "positive", "halves", "whole", "coins", "special")},
    **{name: getattr(values, name) for name in ("cond", "scan", "each", "while_loop")},
}


@dataclass(frozen=True)
class Line:
    """`name = text`; `op` is the operator drawn; an `exact` line rounds nothing (it moves, picks or tests values)."""

    name: str
    text: str
    op: str
    exact: bool = False


@dataclass(frozen=True)
class Program:
    """`dynamic`: the size, by the name B in the text, that inputs' axes are declared dynamic with, the first input's first axis
    among them; 0: none. `terms`: the
    most numbers that an operator adds up. ONNX programs have `model` (base64) in place of lines."""

    inputs: Sequence[tuple[str, str]]
    params: Sequence[tuple[str, str]]
    lines: Sequence[Line]
    outputs: Sequence[str]
    dynamic: int = 0
    terms: int = 1
    kind: str = "torch"
    model: str = ""

    def sizes(self) -> list[int]:
        """What dynamic dims are at the calls of a program: what was drawn, and others. 0 alone of one that has none."""
        return [self.dynamic, *OTHER_SIZES, 2 * self.dynamic + 3] if self.dynamic else [0]

    def ops(self) -> list[str]:
        return [line.op for line in self.lines]

    def to_json(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def from_json(cls, text: str) -> Program:
        data = json.loads(text)
        data["lines"] = [Line(**line) for line in data["lines"]]
        for name in ("inputs", "params"):
            data[name] = [tuple(pair) for pair in data[name]]
        return cls(**data)


def evaluate(text: str, names: Mapping[str, Any]) -> Any:
    return eval(text, {**NAMES, **names})  # our own text


def make(pairs: Sequence[tuple[str, str]], size: int = 0) -> dict[str, Tensor]:
    """Inputs or weights by name, dynamic axes at `size`."""
    return {name: evaluate(text, {"B": size}) for name, text in pairs}


def in_float64(value: Any) -> Any:
    if isinstance(value, torch.Tensor):
        if value.dtype in NARROW:
            return value.double()
        return value.to(torch.complex128) if value.dtype == torch.complex64 else value
    return value


def run_lines(
    program: Program,
    inputs: Mapping[str, Tensor],
    *,
    wide: bool = False,
    noise: np.random.Generator | None = None,
    unit: float = 0.0,
) -> list[Tensor]:
    """The program's outputs, line by line: in the declared dtypes, or all in float64 if `wide`; with `noise`, each rounded
    result is disturbed by up to one unit in its last place, or by a part of `unit` where all is in float64, at random."""
    size = inputs[program.inputs[0][0]].shape[0] if program.dynamic else 0
    names: dict[str, Any] = {**inputs, **make(program.params), "B": size}
    if wide:
        names = {name: in_float64(value) for name, value in names.items()}
    if noise is not None:  # what is equal by chance, in the inputs too, is told apart
        names = {name: _disturbed(value, noise, unit if wide else 0.0) for name, value in names.items()}
    default = torch.get_default_dtype()
    torch.set_default_dtype(torch.float64 if wide else default)
    try:
        # torch's own fused attention on a CPU gives 0 for scores of NaN
        with torch.no_grad(), sdpa_kernel(SDPBackend.MATH):
            for line in program.lines:
                text = FLOATS.sub("torch.float64", line.text).replace("complex64", "complex128") if wide else line.text
                given = names
                if noise is not None and line.op in CENTRED:
                    far = unit if wide else 0.0
                    read = {name: names[name] for name in NAME.findall(text) if name in names}
                    given = names | {
                        name: _disturbed(value, noise, far, times=_of_sums(program.terms)) for name, value in read.items()
                    }
                made = evaluate(text, given)
                if not line.exact and noise is not None:
                    square = line.op in ROOTS and isinstance(made, torch.Tensor)
                    size = _square(given[name] for name in NAME.findall(text) if name in given) if square else 0.0
                    made = made * made if square else made
                    made = _disturbed(made, noise, unit if wide else 0.0, summed=True, size=size)
                    made = made.clamp_min(0).sqrt() if square else made
                names[line.name] = made
    finally:
        torch.set_default_dtype(default)
    return [names[name] for name in program.outputs]


def _square(values: Iterable[Any]) -> float:
    """The greatest |x|² of what is read, in the mean of its rows."""
    tensors = [value for value in values if isinstance(value, torch.Tensor) and value.numel()]
    return max((float(value.double().square().sum(-1).mean()) for value in tensors), default=0.0)


def _of_sums(terms: int) -> float:
    """How many units a sum of so many numbers in a row is off by, as a random walk is, in the root mean square: √(n / 12)."""
    return min(16.0, max(1.0, (terms / 12) ** 0.5))


def _disturbed(
    value: Any, noise: np.random.Generator, unit: float, *, summed: bool = False, times: float = 1.0, size: float = 0.0
) -> Any:
    """`value` with each number moved by up to `times` a unit in its last place; what is `summed`, by a part of their mean's
    too, or of `size`, if the terms that cancelled were of that."""
    if isinstance(value, tuple | list):
        plain = type(value) in (tuple, list)
        if not plain:
            return value
        return type(value)(_disturbed(each, noise, unit, summed=summed, times=times, size=size) for each in value)
    if not isinstance(value, torch.Tensor) or not (value.is_floating_point() or value.is_complex()) or not value.numel():
        return value
    if value.itemsize == 1:
        return value
    unit = times * (unit or torch.finfo(value.dtype).eps)
    steps, few = (torch.from_numpy(np.asarray(noise.integers(-1, 2, tuple(value.shape)))).to(torch.float64) for _ in range(2))
    sizes = value.to(torch.complex128 if value.is_complex() else torch.float64).abs()
    finite = sizes[torch.isfinite(sizes)]
    # what cancels to 0, or is too small for the dtype, is not quite 0 where it is computed in another way, and the reverse
    rest = unit * max(float(finite.mean()), 2 * size) if summed and finite.numel() else 0.0
    value = torch.where((sizes < 4 * rest) & (few == 0), 0.0, value) if rest else value
    value = moved_by(value, steps, unit, rest / 8 * few)
    if summed and not value.is_complex():  # what is no number has a sign, which is the processor's
        value = torch.where(torch.isnan(value), torch.copysign(value, few.to(value.dtype) - 0.5), value)
    return value


def module_source(program: Program) -> str:
    """The text of a class Model with the program as its forward."""
    weights = [f"        self.register_buffer({name!r}, {text})" for name, text in program.params]
    before = [f"        {name} = self.{name}" for name, _ in program.params]
    if program.dynamic:
        before.append(f"        B = {program.inputs[0][0]}.shape[0]")
    body = [f"        {line.name} = {line.text}" for line in program.lines]
    result = ", ".join(program.outputs) + ("," if len(program.outputs) == 1 else "")
    lines = [
        "class Model(torch.nn.Module):",
        "    def __init__(self):",
        "        super().__init__()",
        *weights,
        "",
        f"    def forward(self, {', '.join(name for name, _ in program.inputs)}):",
        *before,
        *body,
        f"        return ({result})",
    ]
    return "\n".join(lines) + "\n"


_built = 0


def build(program: Program) -> torch.nn.Module:
    """The program as a torch module."""
    global _built
    _built += 1
    source, file = module_source(program), f"<fuzz {_built}>"
    linecache.cache[file] = (len(source), None, source.splitlines(True), file)
    space = {**NAMES, "__name__": values.__name__}  # a module that there is, with what control flow calls: torch imports it
    exec(compile(source, file, "exec"), space)  # our own text
    linecache.cache.pop(f"<fuzz {_built - 50}>", None)
    return space["Model"]().eval()
