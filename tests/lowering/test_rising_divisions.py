"""Divisions of falling indices: equal at every place, and right through TVM's FlattenBuffer."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path

import numpy as np
import pytest
import torch
import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Var

import tk
from tk.lowering.rising_divisions import rising_divisions
from tk.schedule.apply import schedule_module
from tk.schedule.case import run
from tk.target import resolve


def _int(value: int) -> tirx.IntImm:
    return tirx.IntImm("int64", value)


def _shifted(expr: object, var: object, value: int) -> object:
    return tvm_ffi.structural_map(expr, [(Var, lambda each: _int(value) if each.same_as(var) else each)])


def _at(expr: object, var: object, value: int) -> int:
    return int(tvm.sym.Analyzer().simplify(_shifted(expr, var, value)))


@pytest.mark.parametrize(("step", "start", "divisor"), list(product((-1, -2, -3, 2), (-7, 0, 5, 11), (1, 2, 3, 6))))
def test_the_same_at_every_place(step: int, start: int, divisor: int) -> None:
    i = tirx.Var("i", "int64")
    for division in (tirx.floormod, tirx.floordiv):
        expr = division(i * step + start, _int(divisor))
        func = tirx.PrimFunc([i], tirx.Evaluate(expr))
        rising = rising_divisions(tvm.IRModule({"main": func}))["main"].body.value
        assert [_at(rising, i, n) for n in range(12)] == [_at(expr, i, n) for n in range(12)]


def test_several_terms_of_both_signs_are_the_same_at_every_place() -> None:
    rng = np.random.default_rng()
    i, j = tirx.Var("i", "int64"), tirx.Var("j", "int64")
    for _ in range(60):
        a, b, c, k = (int(n) for n in (*rng.integers(-9, 10, 2), rng.integers(-30, 60), rng.integers(1, 7)))
        a = a * k if rng.integers(2) else a
        for division in (tirx.floormod, tirx.floordiv):
            expr = division(i * a + j * b + c, _int(k))
            rising = rising_divisions(tvm.IRModule({"main": tirx.PrimFunc([i, j], tirx.Evaluate(expr))}))["main"].body.value
            for x, y in rng.integers(0, 12, (5, 2)):
                before, after = (_at(_shifted(each, j, int(y)), i, int(x)) for each in (expr, rising))
                assert before == after, (a, b, c, k, x, y)


def test_what_a_divisor_divides_does_not_turn_a_rising_index() -> None:
    """-2048 i + 4 j + 4196352, modulo 512, is 4 j, whatever i is: TVM would make % -128 of what falls."""
    i, j = tirx.Var("i", "int64"), tirx.Var("j", "int64")
    expr = tirx.floormod(j * 4 + 4196352 - i * 2048, _int(512))
    same = rising_divisions(tvm.IRModule({"main": tirx.PrimFunc([i, j], tirx.Evaluate(expr))}), constants=False)
    tvm.ir.assert_structural_equal(same["main"].body.value, expr)


class Turned(torch.nn.Module):
    def __init__(self, case: int) -> None:
        super().__init__()
        self.case = case

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        match self.case:
            case 0:
                return x.repeat(3).flip(0) + 0.5
            case 1:
                return x.repeat_interleave(3, 0).flip(0) * 2
            case 2:
                return x.repeat(2).reshape(4, -1).flip(0, 1).reshape(-1) + 1
            case _:
                return x.reshape(2, -1).flip(1).repeat(1, 2).flip(0).reshape(-1).cumsum(0)


@pytest.mark.sampled(7)
@pytest.mark.parametrize("case", range(4))
@pytest.mark.parametrize("target", ["cpu", "cpu:x86-64-v3"])
def test_a_tensor_that_is_repeated_and_turned(case: int, target: str) -> None:
    x, model = torch.randn(6), Turned(case).eval()
    given = tk.load(tk.compile(model, args=(x,), target=target, verify=False))(x)
    expected = model(x.double()).numpy()
    assert np.linalg.norm(given.numpy() - expected) < 1e-6 * np.linalg.norm(expected)  # a sum may cancel to almost nothing


def test_a_gpu_reads_the_same_of_what_is_repeated_and_turned(tmp_path: Path) -> None:
    """Its kernel read (−i) % 6 for (11 − i) % 6."""
    tk.compile(Turned(0).eval(), (torch.randn(6),), target="cuda:sm_90a", verify=False, dump=tmp_path)
    (source,) = tmp_path.rglob("*.cu")
    read = re.search(r"= [a-z_0-9]*x[a-z_0-9]*_ptr\[(.*threadIdx.*)\]", source.read_text(encoding="utf-8"))
    assert read is not None
    index = read[1].replace("((int)threadIdx.x)", "n").replace("/", "//")
    assert [eval(index, {"n": n}) for n in range(18)] == [(17 - n) % 6 for n in range(18)]


@pytest.mark.parametrize(
    ("cut", "strides", "sizes"), [(1, (2, 2), (12, 14)), (1, (3, 2), (16, 13)), (2, (2, 3), (9, 17)), (0, (2, 2), (8, 8))]
)
def test_a_constant_in_a_division_of_a_fused_loop_stays(cut: int, strides: tuple[int, int], sizes: tuple[int, int]) -> None:
    """TVM takes (n % 1008 // 84 + 1) // 2 for (n + 84) % 1008 // 168: places of fused loops that a padding has moved."""
    from tvm import te
    from tvm.tirx import floordiv, floormod

    x = te.placeholder((2, 12, 12, 5), "float32", name="x")

    def value(n, i, j, c):
        indices = [(p + cut, s) for p, s in zip((i, j), strides, strict=True)]
        return x[(n, *(floordiv(p, s) for p, s in indices), c)] * 10 + sum(floormod(p, s) for p, s in indices).astype("float32")

    moved = te.compute((2, *sizes, 5), value, name="moved")
    kept = te.reduce_axis((0, 5), name="k")
    total = te.compute((2, *sizes), lambda n, i, j: te.sum(moved[n, i, j, kept], axis=kept), name="total")
    target = resolve("cpu")
    mod = tvm.IRModule({"main": te.create_prim_func([x, total]).with_attr("global_symbol", "main")})
    with target.tvm():
        mod, _ = schedule_module(mod, target)
    given = np.random.default_rng(cut).standard_normal((2, 12, 12, 5)).astype("float32")
    (out,) = run(mod["main"], [given], [((2, *sizes), "float32")], target)
    i, j = ((np.arange(size) + cut) for size in sizes)
    picked = given[:, i // strides[0]][:, :, j // strides[1]] * 10 + (i % strides[0])[:, None, None] + (j % strides[1])[:, None]
    np.testing.assert_allclose(out, picked.sum(-1), rtol=1e-5, atol=1e-4)
