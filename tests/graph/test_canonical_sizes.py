"""CanonicalSizes: one form for equal sizes, and models whose operators write them in many."""

from __future__ import annotations

import random
from typing import Any

import pytest
import torch
import tvm_ffi
from torch.export import Dim
from tvm import relax, tirx
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tirx as T

import tk
from tests.sample import sample
from tk.graph.canonical_sizes import CanonicalSizes, canonical_size

NAMES = ("batch", "length", "n")


def spelled(rng: random.Random, variables: list[Any], depth: int = 3) -> tuple[Any, Any]:
    """The same random size twice, spelled in two ways."""
    if depth == 0 or rng.random() < 0.2:
        leaf = rng.choice([*variables, tirx.IntImm("int64", rng.randint(1, 6))])
        return leaf, leaf
    (a, b), (c, d) = spelled(rng, variables, depth - 1), spelled(rng, variables, depth - 1)
    how = rng.choice(["add", "sub", "mul", "mul", "divide", "max"])
    if how == "divide":
        return tirx.floordiv(a, 7), tirx.floordiv(b, 7)
    if how == "max":
        return tirx.max(a, c), tirx.max(b, d)
    return {"add": (a + c, d + b), "sub": (a - c, b - d), "mul": (a * c, d * b)}[how]


@pytest.mark.parametrize("seed", range(100))
def test_two_spellings_of_one_size_become_one(seed: int) -> None:
    rng = random.Random(seed)
    variables = [tirx.Var(name, "int64") for name in NAMES]
    one, other = (canonical_size(tirx.IntImm("int64", 0) + each) for each in spelled(rng, variables))
    assert tvm_ffi.structural_equal(one, other), (one, other)
    assert tvm_ffi.structural_equal(canonical_size(one), one)


def test_shapes_of_both_kinds_of_functions_and_nothing_else() -> None:
    @I.ir_module
    class Before:
        @T.prim_func(private=True, s_tir=True)
        def twice(x: T.handle, n: T.int64, y: T.handle) -> None:  # noqa: N805
            A = T.match_buffer(x, (T.int64(4) * n,))
            B = T.match_buffer(y, (T.int64(4) * n,))
            for i in range(T.int64(4) * n):
                with T.sblock("b"):
                    v = T.axis.spatial(T.int64(4) * n, i)
                    B[v] = A[v] * T.float32(2)

        @R.function
        def main(x: R.Tensor(("n", 4), "float32")) -> R.Tensor(("4 * n",), "float32"):  # noqa: N805
            n = T.int64()
            with R.dataflow():
                flat = R.reshape(x, R.shape([4 * n]))
                out = R.call_tir(Before.twice, (flat, n), out_ty=R.Tensor((4 * n,), dtype="float32"))
                R.output(out)
            return out

    after = CanonicalSizes()(Before)
    (flat, out), twice = after["main"].body.blocks[0].bindings, after["twice"]
    n = after["main"].params[0].ty.shape[0]
    for tensor in (flat.var, out.var, flat.value):
        assert tvm_ffi.structural_equal(tensor.ty.shape[0], n * 4)
    shapes = [param.ty.shape[0] for param in twice.params if hasattr(param.ty, "shape")]
    assert [type(shape.b) for shape in shapes] == [tirx.IntImm] * 2
    relax.analysis.well_formed(after)
    assert CanonicalSizes()(after)["main"].same_as(after["main"])


class Rows(torch.nn.Module):
    """[b, s, k] as rows, which operators whose converters make functions of their own and others read in turns."""

    def __init__(self, kinds: list[str]) -> None:
        super().__init__()
        self.kinds = kinds

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        rows = x.reshape(-1, x.shape[-1])
        for kind in self.kinds:
            if kind == "topk":
                values, at = rows.softmax(-1).topk(2)
                rows = rows + values.sum(-1, keepdim=True) + at.sum(-1, keepdim=True)
            elif kind == "gather":
                order = rows[:, 0].argsort(stable=True)
                rows = rows[order] * 0.5
            elif kind == "divide":
                rows = rows + torch.arange(rows.shape[0])[:, None] // 3
            elif kind == "double":
                rows = torch.cat([rows, rows.flip(0)]).reshape(2, -1, x.shape[-1]).sum(0)
            else:
                rows = torch.nn.functional.gelu(rows).reshape(*x.shape).sin().reshape(-1, x.shape[-1])
        return rows.reshape(x.shape)


@pytest.mark.parametrize("seed", sample(range(24), 24))
def test_models_that_spell_sizes_in_many_ways(seed: int) -> None:
    rng = random.Random(seed)
    rows, dynamic_rows = rng.randint(2, 5), rng.random() < 0.4
    model = Rows([rng.choice(["topk", "gather", "divide", "double", "plain"]) for _ in range(rng.randint(2, 5))]).eval()
    dims: dict[int, Any] = {1: Dim("length", min=2, max=64)}
    if dynamic_rows:
        dims[0] = Dim("batch", min=2, max=8)
    x = torch.randn(rows, 6, 5)
    compiled = tk.load(tk.compile(model, args=(x,), target="cpu", dynamic_shapes=(dims,), verify=False))
    for length in (2, 7, 33):
        each = torch.randn(rng.randint(2, 8) if dynamic_rows else rows, length, 5)
        torch.testing.assert_close(compiled(each), model(each), rtol=1e-4, atol=1e-4)
