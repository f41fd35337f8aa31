"""Indices are the same at every point of their loops behind FlattenBuffer."""

from __future__ import annotations

import re
from itertools import product
from operator import add, floordiv, mod, mul, sub
from pathlib import Path

import numpy as np
import pytest
import torch
import torch.nn.functional as F
import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import TensorLoad, Var

import tk
from tk.lowering.exact_buffers import with_exact_buffers
from tk.lowering.flatten_buffers import divisions_aside, flatten_buffers, is_flat
from tk.schedule.apply import schedule_module
from tk.schedule.case import run
from tk.target import resolve

OPERATORS = {"Add": add, "Sub": sub, "Mul": mul, "FloorDiv": floordiv, "FloorMod": mod, "Min": min, "Max": max}
FAR = 1 << 40  # of an element that any index lies behind


def _int(value: int) -> tirx.IntImm:
    return tirx.IntImm("int64", value)


def _at(expr: object, point: dict[str, int]) -> int:
    """The value of an index at a point of its loops."""
    if isinstance(expr, tirx.IntImm):
        return int(expr)
    if isinstance(expr, Var):
        return point[expr.name]
    return OPERATORS[type(expr).__name__](_at(expr.a, point), _at(expr.b, point))


def _drawn(rng: np.random.Generator, depth: int, leaf: object) -> object:
    """An index of up to `depth` nested operations."""
    if not depth:
        return leaf
    inner, k, kind = _drawn(rng, depth - 1, leaf), int(rng.integers(2, 10)), rng.random()
    if kind < 0.5:
        return (tirx.floordiv if kind < 0.25 else tirx.floormod)(inner, _int(k))
    if kind < 0.8:
        return inner + _int(int(rng.integers(-40, 41))) if kind < 0.65 else inner * _int(int(rng.choice([-3, -2, -1, 2, 3, 4])))
    return _int(int(rng.integers(0, 41))) - inner if kind < 0.85 else inner + _drawn(rng, depth - 1, leaf) * _int(k - 6)


def _flat(expr: object, loops: list[tuple[Var, int]]) -> object:
    """What FlattenBuffer makes of `expr`, the last index of a buffer of two dims, less what the first one adds."""
    x = tirx.decl_buffer((2, 2 * FAR), "float32", "x")
    body: object = tirx.Evaluate(x[_int(0), expr + _int(FAR)])
    for var, extent in reversed(loops):
        body = tirx.For(var, _int(0), _int(extent), tirx.ForKind.SERIAL, body)
    flat = flatten_buffers(tvm.IRModule({"main": tirx.PrimFunc([x], body)}))["main"]
    found = list[object]()
    tvm_ffi.structural_walk(flat.body, [(TensorLoad, lambda load: found.append(load.indices[0]))], order="post")
    (index,) = found
    return index - _int(FAR)


@pytest.mark.parametrize("seed", range(3))
def test_drawn_indices_are_the_same_at_every_point(seed: int) -> None:
    """Of TVM's pass alone 2% to 5% of such indices are others."""
    rng = np.random.default_rng()
    for _ in range(150):
        sizes = [int(n) for n in rng.integers(2, 17, 1 + seed % 2)]
        loops = [(tirx.Var(name, "int64"), size) for name, size in zip("ij", sizes, strict=False)]
        leaf = loops[0][0] if len(loops) == 1 else loops[0][0] * _int(sizes[1]) + loops[1][0]
        expr = _drawn(rng, int(rng.integers(2, 7)), leaf)
        index = _flat(expr, loops)
        for point in product(*map(range, sizes)):
            names = dict(zip("ij", point, strict=False))
            assert _at(index, names) == _at(expr, names), (expr, index, names)


def test_terms_that_cancel_are_the_same_too() -> None:
    """TVM divides by 0 in i % 9 - i + 32."""
    i = tirx.Var("i", "int64")
    index = _flat(tirx.floormod(i, _int(9)) + (i - _int(32)) * _int(-1), [(i, 16)])
    assert [_at(index, {"i": n}) for n in range(16)] == [n % 9 - n + 32 for n in range(16)]


def test_what_a_divisor_divides_is_not_put_aside() -> None:
    """-2048 i + 4 j + 4196352, modulo 512, is 4 j, whatever i is: such an index is a map of iterators that TVM simplifies."""
    i, j = tirx.Var("i", "int64"), tirx.Var("j", "int64")
    kept = tirx.Evaluate(tirx.floormod(j * 4 + 4196352 - i * 2048, _int(512)))
    assert divisions_aside(kept).same_as(kept)
    nested = tirx.Evaluate(tirx.floordiv(tirx.floordiv(i - 5, _int(5)), _int(6)))  # (i - 5) // 30, and 30 does not divide 5
    assert not divisions_aside(nested).same_as(nested)


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
            case 3:
                return F.pad(x.repeat_interleave(3).roll(7), (2, 1))
            case 4:
                return F.pad(x.reshape(3, 2).tile(1, 3), (0, 0, 3, 3))
            case _:
                return x.reshape(2, -1).flip(1).repeat(1, 2).flip(0).reshape(-1).cumsum(0)


@pytest.mark.sampled(7)
@pytest.mark.parametrize("case", range(6))
@pytest.mark.parametrize("target", ["cpu", "cpu:x86-64-v3"])
def test_a_tensor_that_is_repeated_and_turned(case: int, target: str) -> None:
    x, model = torch.randn(6), Turned(case).eval()
    given = tk.load(tk.compile(model, args=(x,), target=target, verify=False))(x)
    expected = model(x.double()).numpy()
    assert np.linalg.norm(given.numpy() - expected) < 1e-6 * np.linalg.norm(expected)  # a sum may cancel to almost nothing


@pytest.mark.parametrize("case", [3, 4])
def test_a_gpu_reads_inside_of_what_is_repeated_and_moved(case: int) -> None:
    """What was read outside did not compile."""
    tk.compile(Turned(case).eval(), (torch.randn(6),), target="cuda:sm_90a", verify=False)


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


def _kernel(shape: tuple[int, ...], dtype: str = "float32", target: str = "mi300x") -> tirx.PrimFunc:
    """Reads one buffer and writes another, marked as a kernel whose buffers a schedule has chosen."""
    x, y = (tirx.decl_buffer(shape, dtype, name) for name in "xy")
    i = Var("i", "int64")
    index = [tirx.floormod(i, _int(size)) for size in shape]
    body = tirx.For(i, _int(0), _int(8), tirx.ForKind.SERIAL, tirx.BufferStore(y, tirx.BufferLoad(x, index), index))
    return with_exact_buffers(tirx.PrimFunc([x, y], body)).with_attr("target", resolve(target).tvm())


@pytest.mark.parametrize(
    ("func", "flat"),
    [
        (_kernel((8,)), True),
        (_kernel((8, 8)), False),
        (_kernel((8,), "bool"), False),  # bytes in memory
        (_kernel((8,), target="cpu:x86-64-v3"), False),
        (_kernel((8,)).without_attr("tk_exact_buffers"), False),
    ],
    ids=["one dim", "two dims", "bool", "CPU", "not whole"],
)
def test_kernels_that_are_flat_are_left_as_they_are(func: tirx.PrimFunc, flat: bool) -> None:
    assert is_flat(func) == flat
    mod = tvm.IRModule({"main": func})
    assert flatten_buffers(mod)["main"].body.same_as(func.body) or not flat


def test_flat_kernels_beside_others() -> None:
    mod = flatten_buffers(tvm.IRModule({"flat": _kernel((8,)), "square": _kernel((8, 8))}))
    stores: list[tirx.BufferStore] = []
    for _, function in mod.functions_items():
        tvm_ffi.structural_walk(function.body, [(tirx.BufferStore, stores.append)], order="post")
    assert [len(store.buffer.shape) for store in stores] == [1, 1]
    assert sorted(var.name_hint for var in mod.get_global_vars()) == ["flat", "square"]
