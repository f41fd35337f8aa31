"""Small packages that several tests load, each compiled once a session."""

from __future__ import annotations

import atexit
import shutil
import tempfile
import threading
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import torch
from torch import nn

import tk

BATCH = 64  # the greatest batch that `plain` takes


class Plain(nn.Module):
    """One input with a symbolic batch, one output, and one weight used twice under two names."""

    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(48, 48)
        self.second = nn.Linear(48, 48)
        self.second.weight = nn.Parameter(self.first.weight.detach().clone())
        self.last = nn.Linear(48, 10)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.last(self.second(nn.functional.gelu(self.first(x))))


class Structured(nn.Module):
    """Nested inputs of several dtypes, two that share a symbolic dim, a baked constant; outputs that are an input, a weight,
    and a view of an input."""

    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(7))

    def forward(self, x: torch.Tensor, extra: dict[str, Any], *, half: torch.Tensor, shift: float = 1.0) -> dict[str, Any]:
        scale, ids = extra["scale"], extra["ids"]
        return {
            "sum": x * scale + shift + self.weight,
            "same": x,
            "pair": (ids + 1, [x.reshape(-1)]),
            "weight": self.weight,
            "half": half * 2,
        }


def structured_inputs(rows: int = 3) -> tuple[tuple[Any, ...], dict[str, Any]]:
    x, scale = torch.randn(rows, 7), torch.randn(rows, 7)
    ids = torch.randint(0, 100, (2,), dtype=torch.int64)
    return (x, {"scale": scale, "ids": ids}), {"half": torch.randn(4, 5).to(torch.bfloat16), "shift": 0.5}


@cache
def folder() -> Path:
    path = Path(tempfile.mkdtemp(prefix="tk-tests-"))
    atexit.register(shutil.rmtree, path, ignore_errors=True)
    return path


@cache
def plain_model() -> Plain:
    torch.manual_seed(1)
    return Plain().eval()


@cache
def plain_package() -> tk.Package:
    batch = torch.export.Dim("batch", min=1, max=BATCH)
    x = torch.randn(4, 48)
    return tk.compile(plain_model(), args=(x,), target="cpu", dynamic_shapes={"x": {0: batch}}, verify=False)


@cache
def plain() -> Path:
    plain_package().save(folder() / "plain.tk")
    return folder() / "plain.tk"


@cache
def parallel() -> Path:
    """A package for 32 × 256 numbers, large enough that its kernels run on several threads."""
    torch.manual_seed(3)
    model = nn.Sequential(nn.Linear(256, 512), nn.ReLU(), nn.Linear(512, 64)).eval()
    path = folder() / "parallel.tk"
    tk.compile(model, args=(torch.randn(32, 256),), target="cpu", verify=False).save(path)
    return path


@cache
def structured_model() -> Structured:
    torch.manual_seed(2)
    return Structured().eval()


@cache
def structured() -> Path:
    args, kwargs = structured_inputs()
    rows = torch.export.Dim("rows", min=1, max=32)
    shapes = {"x": {0: rows}, "extra": {"scale": {0: rows}, "ids": {}}, "half": {}, "shift": None}
    path = folder() / "structured.tk"
    tk.compile(structured_model(), args, kwargs, target="cpu", dynamic_shapes=shapes, verify=False).save(path)
    return path


def in_threads(work: Callable[[int], None], count: int) -> None:
    """Run work(0) … work(count - 1) at once, each in a thread of its own, and wait for all."""
    threads = [threading.Thread(target=work, args=(seed,)) for seed in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
