"""What nvcc may take for granted of pointers: not that nothing changes behind one, where threads exchange values through it."""

from __future__ import annotations

from collections.abc import Callable
from unittest.mock import patch

import pytest

from tk.frontend import load
from tk.pipeline import Options, compile_model
from tk.target import resolve

torch = pytest.importorskip("torch")


class Called(torch.nn.Module):
    def __init__(self, function: Callable[..., object]) -> None:
        super().__init__()
        self.function = function

    def forward(self, *args):
        return self.function(*args)


@pytest.mark.parametrize(
    ("function", "shapes", "restricted"),
    [
        # nvcc loaded a pivot in front of the barrier behind which its row had been exchanged: of 65 to 255 columns, most
        # matrices were inverted wrongly.
        pytest.param(lambda x: torch.linalg.lu_factor(x)[0], [(1, 100, 100)], False, id="lu"),
        pytest.param(torch.linalg.solve, [(100, 100), (100, 3)], False, id="solve"),
        pytest.param(torch.linalg.cholesky, [(2, 100, 100)], False, id="cholesky"),
        pytest.param(torch.add, [(100, 100), (100, 100)], True, id="sum"),
        pytest.param(lambda x: torch.softmax(x, -1), [(100, 3000)], True, id="softmax"),
    ],
)
def test_only_what_one_thread_alone_changes_is_restricted(function, shapes, restricted) -> None:
    model = load(Called(function).eval(), tuple(torch.randn(shape) for shape in shapes))
    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):  # the text is all that is read
        executable = compile_model(model, resolve("cuda:sm_90a"), options=Options(graph=False))
    kernels = [text for text in executable.code.sources.values() if restricted or "__syncthreads" in text or "cluster" in text]
    assert kernels
    assert [("__restrict__" in text) for text in kernels] == [restricted] * len(kernels)
