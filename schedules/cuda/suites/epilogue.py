"""The benchmark suite of matmuls with what follows them in known models, next to cuBLAS with its own epilogue where it
has one.

    up:      gelu(x · w + b), exactly or by tanh        down, out: x · w + r        gate_up: silu(x · w) * (x · v)

cuBLAS adds biases and residuals and applies GELU by tanh in its own kernel; after it torch's operators do the rest, or one
kernel of torch.compile ("inductor").
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from tvm.ir import Expr
from tvm.relax import op

from tk.schedule.case import Case
from tk.schedule.suite import RANDOM, Problem, Suite, TorchFunction
from tk.schedules.cuda.suites.shared import eager, inductor, random_sizes

if TYPE_CHECKING:
    import torch


__all__ = ["SUITE"]

# (epilogue, n, k) of x[m, k] @ w[k, n], from the models' published configurations.
PARTS = {
    "bert-base": {"up": ("gelu", 3072, 768), "down": ("residual", 768, 3072)},
    "vit-l16": {"up": ("gelu", 4096, 1024), "down": ("residual", 1024, 4096)},
    "gpt2-xl": {"up": ("gelu_tanh", 6400, 1600), "down": ("residual", 1600, 6400)},
    "gemma-7b": {"up": ("gelu_tanh", 24576, 3072)},
    "llama3-8b": {"gate_up": ("swiglu", 14336, 4096), "out": ("residual", 4096, 4096), "down": ("residual", 4096, 14336)},
    "llama3-70b": {"gate_up": ("swiglu", 28672, 8192), "down": ("residual", 8192, 28672)},
}


def _in_relax(epilogue: str, dtype: str) -> Callable[..., Expr]:
    """Sums in float32, rounded where torch's operators round: once behind what cuBLAS fuses."""

    def build(x: Expr, w: Expr, other: Expr) -> Expr:
        def matmul(weight: Expr) -> Expr:
            return op.matmul(x, weight, out_dtype="float32")

        def rounded(y: Expr) -> Expr:
            return op.astype(y, dtype)

        def wide(y: Expr) -> Expr:
            return op.astype(y, "float32")

        if epilogue == "swiglu":
            gate, up = rounded(matmul(w)), rounded(matmul(other))
            return op.multiply(rounded(op.nn.silu(wide(gate))), up)
        total = op.add(matmul(w), wide(other))
        if epilogue == "gelu":
            return rounded(op.nn.gelu(wide(rounded(total))))
        return rounded(op.nn.gelu_tanh(total) if epilogue == "gelu_tanh" else total)

    return build


def _in_torch(epilogue: str) -> TorchFunction:
    """By cuBLAS with what it fuses, and torch's operators."""

    def call(x: torch.Tensor, w: torch.Tensor, other: torch.Tensor) -> torch.Tensor:
        import torch

        functional = torch.nn.functional
        if epilogue == "swiglu":
            return functional.silu(x @ w) * (x @ other)
        if epilogue == "gelu_tanh" and x.dtype != torch.float64:
            return torch._addmm_activation(other, x, w, use_gelu=True)
        total = torch.addmm(other, x, w)
        if epilogue == "residual":
            return total
        return functional.gelu(total, approximate="tanh" if epilogue == "gelu_tanh" else "none")

    return call


def _problem(model: str, part: str, m: int, dtype: str) -> Problem:
    if model == RANDOM:
        m, n, k, draw = random_sizes(part)
        epilogue = draw.choice(("gelu", "gelu_tanh", "residual", "swiglu"))
    else:
        epilogue, n, k = PARTS[model][part]
    shapes = {"swiglu": ("v", (k, n)), "residual": ("r", (m, n))}
    name, shape = shapes.get(epilogue, ("b", (n,)))
    inputs = ("x", (m, k), dtype), ("w", (k, n), dtype), (name, shape, dtype)
    case = Case(f"{model}_{part}_{m}_{dtype}", inputs, _in_relax(epilogue, dtype), _in_torch(epilogue))
    weights = ("w", "v") if epilogue == "swiglu" else ("w", "b")
    num_b = 2 if epilogue == "swiglu" else 1
    moved = 2.0 * (m * k + num_b * k * n + m * n + (m * n if epilogue == "residual" else 0))
    return Problem(
        model, part, m, dtype, (m, n, k), case, 2.0 * num_b * m * n * k, moved, {"w": k**-0.5, "v": k**-0.5},
        torch=_in_torch(epilogue), weights=tuple(each for each, _, _ in inputs if each in weights),
    )  # fmt: skip


SUITE = Suite(
    "matmuls with biases, GELU, residuals and SwiGLU of known models",
    {model: tuple(parts) for model, parts in PARTS.items()},
    (16, 512, 2048, 8192),
    ("bfloat16", "float16"),
    {"cublas": eager, "inductor": partial(inductor, mode=None)},
    _problem,
    random=True,
)
