"""Small kernels in one: what is joined, that numbers stay, and what the module looks like before and after."""

from __future__ import annotations

import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import pytest
import torch
import tvm
from tvm import relax
from tvm.tirx import For, ForKind

from tk.codegen.library import build_function
from tk.codegen.nvcc import find_nvcc, find_nvrtc
from tk.frontend import load
from tk.graph.memory.copies import lies_over
from tk.graph.memory.donate import calls
from tk.pipeline import Options, compile_model, graph, lower
from tk.runtime.ffi import runtime
from tk.schedule.apply import Kernel, schedule_module
from tk.schedule.horizontal_fusion import LARGEST, fuse_horizontally, fused_kernel, grid_of
from tk.target import resolve

needs_assembler = pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")


class Turned(torch.nn.Module):
    """Two independent chains on one input, of different sizes, a third on another, and one that needs the first two."""

    def forward(self, x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
        a, b = x[:, :24].transpose(0, 1) * 2 + 1, torch.sin(x[:, 24:29])
        c = torch.exp(y).transpose(0, 1).contiguous()
        return a @ a.transpose(0, 1), b, c, torch.cumsum(c, 0)


def scheduled(net: torch.nn.Module, *args: torch.Tensor, dynamic: Any = None) -> tuple[Any, list[Kernel]]:
    return scheduled_model(load(net.eval(), args, dynamic_shapes=dynamic))


def scheduled_model(model: Any) -> tuple[Any, list[Kernel]]:
    target = resolve("h200")
    with target.tvm():
        return schedule_module(graph(model, target)[0], target)


def on_cpu(func: Any) -> Any:
    """A GPU's kernel as loops over blocks and threads, one after another."""
    import tvm_ffi

    def serial(loop: Any, mutator: Any) -> Any:
        loop = mutator.default_mutate(loop)
        if loop.thread_binding is None:
            return loop
        return For(loop.loop_var, loop.min, loop.extent, ForKind.SERIAL, loop.body)

    plain = tvm.tirx.PrimFunc(func.params, tvm_ffi.structural_mutate(func.body, [(For, serial)]))
    library, _ = build_function(plain.with_attr("s_tir", True), resolve("cpu"))
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "f.so"
        path.write_bytes(library)
        return runtime().load_module(str(path))["main"]


def test_independent_small_kernels_become_one() -> None:
    before, kernels = scheduled(Turned(), torch.randn(40, 29), torch.randn(8, 6))
    log: list[str] = []
    after, left = fuse_horizontally(before, kernels, log)
    assert len(log) == 1
    assert "→ joined_" in log[0]
    names = [kernel.name for kernel in left]
    assert sum(name.startswith("joined_") for name in names) == 1
    assert sum(kernel.calls for kernel in left) < sum(kernel.calls for kernel in kernels)
    made = next(kernel for kernel in left if kernel.name.startswith("joined_"))
    parts = [kernel for kernel in kernels if kernel.name in log[0]]
    assert made.bytes == sum(part.bytes for part in parts)
    assert {var.name_hint for var, _ in after.functions_items()} == {"main", *names}
    relax.analysis.well_formed(after)  # raises where it is not


def test_what_depends_on_another_or_moves_much_is_left_alone() -> None:
    class Chain(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return torch.cumsum(torch.cumsum(torch.sin(x), 0).transpose(0, 1) + 1, 0)

    before, kernels = scheduled(Chain(), torch.randn(8, 8))
    log: list[str] = []
    assert fuse_horizontally(before, kernels, log)[0].same_as(before)
    before, kernels = scheduled(Turned(), torch.randn(40, 29), torch.randn(8, 6))
    large = [Kernel(**{**kernel.__dict__, "bytes": LARGEST + 1.0}) for kernel in kernels]
    assert fuse_horizontally(before, large, log)[0].same_as(before)
    assert log == []


@pytest.mark.rotated(5)
@pytest.mark.parametrize("dynamic", [False, True])
def test_numbers_are_those_of_the_kernels_alone(dynamic: bool) -> None:
    """The kernels' blocks and threads run one after another on this CPU."""
    dims = ({0: torch.export.Dim("n", min=2, max=99)}, None) if dynamic else None
    mod, _ = scheduled(Turned(), torch.randn(40, 29), torch.randn(8, 6), dynamic=dims)
    parts = [func for _, func in mod.functions_items() if isinstance(func, tvm.tirx.PrimFunc) and grid_of(func) is not None]
    assert len(parts) >= 2
    counts = [len(part.params) - 1 for part in parts]
    rng = np.random.default_rng(0)

    def tensor(param: Any) -> Any:
        shape = [int(dim) if isinstance(dim, tvm.tirx.IntImm) else 40 for dim in param.ty.shape]
        return tvm.runtime.tensor(rng.standard_normal(shape).astype("float32"))

    inputs = [[tensor(param) for param in part.params[:-1]] for part in parts]
    alone = [tensor(part.params[-1]) for part in parts]
    together = [tvm.runtime.tensor(np.full(each.shape, np.nan, "float32")) for each in alone]
    for part, given, result in zip(parts, inputs, alone, strict=True):
        on_cpu(part)(*given, result)
    one = fused_kernel(parts, counts)
    assert grid_of(one) is not None
    on_cpu(one)(*[each for given in inputs for each in given], *together)
    for result, expected in zip(together, alone, strict=True):
        np.testing.assert_array_equal(result.numpy(), expected.numpy())


class Kept(torch.nn.Module):
    """A cache of keys and one of values, into which a row of each is written, and a chain beside them."""

    keys: torch.Tensor
    values: torch.Tensor

    def __init__(self) -> None:
        super().__init__()
        for name in ("keys", "values"):
            self.register_buffer(name, torch.zeros(16, 24))

    def forward(self, x: torch.Tensor, at: torch.Tensor) -> torch.Tensor:
        y = x @ x.transpose(0, 1)
        self.keys.index_copy_(0, at, torch.sin(y[:2]))
        self.values.index_copy_(0, at, y[2:4] * 2)
        return torch.exp(y[4:]) @ self.keys.transpose(0, 1) @ self.values


def over_of(parts: list[Any]) -> list[int]:
    """The number of the operand that each kernel's one result lies over, -1 where it lies over none."""
    return [(lies_over(part) or (-1,))[0] for part in parts]


def test_what_is_kept_is_written_by_one_kernel_where_it_lies() -> None:
    """Rows of two caches and what is computed beside them: no copy is left, and each result is its operand's memory."""
    target, model = resolve("h200"), load(Kept().eval(), (torch.randn(24, 24), torch.tensor([3, 11])))
    with target.tvm():
        before, kernels = scheduled_model(model)
        after, left = fuse_horizontally(before, kernels, log := [])
        (one,) = (var for var, func in after.functions_items() if len(lies_over(func)) > 1)
        over = lies_over(after[one])
        lowered = lower(after)
    assert sum(n >= 0 for n in over) == 2
    assert len(over) == 3
    found = {name: args for _, name, args in calls(lowered, lowered["main"])}
    assert not any(name.startswith("cop") for name in found)
    args = found[one.name_hint]
    results = args[len(args) - len(over) :]
    assert all(args[n].same_as(result) for n, result in zip(over, results, strict=True) if n >= 0)
    assert [kernel.calls for kernel in left if kernel.name == one.name_hint] == [1]
    line = next(line for line in log if line.endswith(one.name_hint))
    parts = [before[name] for name in line.partition(": ")[2].partition(" → ")[0].split(" + ")]
    rng = np.random.default_rng(0)

    def tensor(param: Any) -> Any:
        shape = [int(dim) for dim in param.ty.shape]
        floating = "float" in str(param.ty.dtype)
        return rng.standard_normal(shape).astype("float32") if floating else rng.permutation(16)[: shape[0]].reshape(shape)

    inputs = [[tensor(param) for param in part.params[:-1]] for part in parts]
    alone, together = ([[tvm.runtime.tensor(each) for each in given] for given in inputs] for _ in range(2))
    for part, given, number in zip(parts, alone, over_of(parts), strict=True):
        given.append(given[number] if number >= 0 else tvm.runtime.tensor(np.zeros_like(tensor(part.params[-1]))))
        on_cpu(part)(*given)
    results = [
        given[number] if number >= 0 else tvm.runtime.tensor(np.zeros_like(tensor(part.params[-1])))
        for part, given, number in zip(parts, together, over_of(parts), strict=True)
    ]
    on_cpu(after[one])(*[each for given in together for each in given], *results)
    for given, result, source, number in zip(alone, results, inputs, over_of(parts), strict=True):
        np.testing.assert_array_equal(given[-1].numpy(), result.numpy())
        assert number < 0 or (result.numpy() != source[number]).any()


def test_kernels_whose_threads_meet_are_not_joined() -> None:
    class Rows(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            return torch.softmax(x, -1), torch.nn.functional.layer_norm(x, (64,))

    before, kernels = scheduled(Rows(), torch.randn(4, 64))
    assert fuse_horizontally(before, kernels, [])[0].same_as(before)


@pytest.mark.rotated(4)
@needs_assembler
def test_a_model_is_compiled_with_and_without(tmp_path: Path) -> None:
    model = load(Turned().eval(), (torch.randn(40, 29), torch.randn(8, 6)))
    names = {}
    for left_out in (frozenset[str](), frozenset({"fuse_horizontally"})):
        options = Options(without=left_out, dump=tmp_path / str(len(left_out)))
        names[bool(left_out)] = [kernel.name for kernel in compile_model(model, resolve("h200"), options=options).kernels]
    assert any(name.startswith("joined_") for name in names[False])
    assert not any(name.startswith("joined_") for name in names[True])
    assert "fuse_horizontally" in (tmp_path / "0" / "2_schedule_passes.txt").read_text()


def test_kernels_of_two_index_widths_are_one_of_the_wider() -> None:
    """Scatters count their threads in 32 bits, kernels of TVM's schedules in 64: TVM's passes abort at a sum of both."""

    class Net(torch.nn.Module):
        def forward(self, x: torch.Tensor, i: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
            rows = x.permute(1, 0).contiguous().sum(-1)
            return torch.select_scatter(rows, y, 0, 1), torch.scatter(x, 0, i, 1.5)

    mod, kernels = scheduled(Net(), torch.randn(9, 24), torch.randint(0, 9, (3, 3)), torch.randn(()))
    log: list[str] = []
    fused, _ = fuse_horizontally(mod, kernels, log)
    both = next(func for var, func in fused.functions_items() if var.name_hint.startswith("joined_"))
    types = {str(loop.loop_var.ty.dtype) for loop in (both.body, both.body.body)}
    assert log
    assert types == {"int64"}

    def same(node: Any) -> None:
        assert node.a.ty.dtype == node.b.ty.dtype, node

    import tvm_ffi

    binary = (tvm.tirx.Add, tvm.tirx.Sub, tvm.tirx.Mul, tvm.tirx.LT)
    tvm_ffi.structural_walk(both.body, [(kind, same) for kind in binary], order="post")
