"""What a model asserts of its values: checked builds hold it, and no package needs the compiler for it."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import torch
import torch.nn.functional as F
import tvm

import tk
from tk.codegen.library import build
from tk.errors import CompileError, RuntimeFailure, VerifyError
from tk.target import resolve

FRESH = """
import sys, numpy as np, tk
print(tk.load(sys.argv[1])(np.array([0, 5, 1, 2])).argmax(-1).tolist(), "tvm.relax" in sys.modules)
"""


class OneHot(torch.nn.Module):
    """torch asserts that classes are in range."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return F.one_hot(x, 6)


class Positive(torch.nn.Module):
    """Asserts something that random inputs do not have; its result has no dims."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        torch._assert_async((x > 0).all(), "x is positive")
        return x.sum()


class Never(Positive):
    """Asserts what its own examples do not have, once it runs on values."""

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        torch._assert_async((x > 9).all(), "x is large")
        return x.sum()


def test_a_package_with_assertions_loads_without_the_compiler(tmp_path: Path) -> None:
    package = tk.compile(OneHot(), (torch.randint(0, 6, (4,)),), target="cpu")
    assert not tk.load(package)(torch.tensor([7, 7, -1, -1])).any()  # as for indices, nothing is raised
    package.save(tmp_path / "m.tk")
    done = subprocess.run([sys.executable, "-c", FRESH, tmp_path / "m.tk"], capture_output=True, text=True, check=False)
    assert done.stdout.split() == ["[0,", "5,", "1,", "2]", "False"], done.stderr


def test_a_checked_build_raises() -> None:
    module = tk.load(tk.compile(OneHot(), (torch.randint(0, 6, (4,)),), target="cpu", checked=True))
    assert module(torch.tensor([0, 5, 1, 2])).argmax(-1).tolist() == [0, 5, 1, 2]
    with pytest.raises(RuntimeFailure, match=r"smaller than num_classes|non-negative"):
        module(torch.tensor([0, 5, 7, 2]))


def test_inputs_that_a_model_refuses_are_not_what_it_is_verified_on() -> None:
    module = tk.load(tk.compile(Positive(), (torch.rand(4) + 1,), target="cpu", checked=True))
    x = torch.rand(4) + 1
    torch.testing.assert_close(module(x), x.sum())
    with pytest.raises(RuntimeFailure, match="x is positive"):
        module(-x)
    with pytest.raises(VerifyError, match="x is large"):
        tk.compile(Never(), (torch.rand(4),), target="cpu")
    tk.compile(Never(), (torch.rand(4),), target="cpu", verify=False)


def test_a_program_that_calls_the_compiler_is_refused() -> None:
    builder, x = tvm.relax.BlockBuilder(), tvm.relax.Var("x", tvm.relax.TensorType([3], "float32"))
    with builder.function("main", [x], pure=False):
        call = tvm.relax.Call(tvm.relax.ExternFunc("relax.run.print"), [x], None, [tvm.relax.TupleType([])])
        builder.emit(call)
        builder.emit_func_output(x)
    with pytest.raises(CompileError, match=r"relax\.run\.print"):
        build(builder.get(), resolve("cpu"))
