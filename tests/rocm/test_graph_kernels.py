"""Functions that the graph phase defines whole, compiled for AMD GPUs: scans, sorts and scattered writes."""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch

from tests.sample import sample
from tests.torch_function import Function
from tk.frontend import load
from tk.pipeline import Options, compile_model
from tk.rocm.linker import find_linker
from tk.target import resolve

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]
INDEX = torch.arange(30) % 9
CASES: dict[str, tuple[Callable[..., torch.Tensor], tuple[torch.Tensor, ...]]] = {
    "cumsum": (lambda x: torch.cumsum(x, 1), (torch.randn(3, 700),)),
    "sort": (lambda x: torch.sort(x, -1)[0], (torch.randn(3, 200),)),
    "topk": (lambda x: torch.topk(x, 5)[1], (torch.randn(4, 300),)),
    "index_add": (lambda x, u: x.index_add(0, INDEX, u), (torch.zeros(9, 5), torch.randn(30, 5))),
    "amax": (
        lambda x, u: x.scatter_reduce(0, INDEX[:, None].expand(30, 5), u, "amax"),
        (torch.zeros(9, 5), torch.randn(30, 5)),
    ),
    "prod": (
        lambda x, u: x.scatter_reduce(0, INDEX[:, None].expand(30, 5), u, "prod"),
        (torch.ones(9, 5), torch.randn(30, 5)),
    ),
}


@pytest.mark.rotated(4)
@pytest.mark.parametrize("name", sample(CASES, 6))
def test_it_assembles_and_links(name: str) -> None:
    function, args = CASES[name]
    model = load(Function(function).eval(), args)
    made = compile_model(model, resolve("mi300x"), options=Options())
    assert {"rocm.scan", "rocm.sort", "rocm.scatter"} & {kernel.rule for kernel in made.kernels}
    assert made.code.usage
    assert all(used.spills == 0 for used in made.code.usage.values())
    assert made.runtime[:4] == b"\x7fELF"
