"""Places in the arena: nothing that lives at the same time overlaps, what ends makes room, results are left alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
import tvm
from tvm import relax
from tvm.script import ir as I
from tvm.script import relax as R
from tvm.script import tirx as T

from tk.graph.memory.arena import Lifetime, assign_offsets, share
from tk.graph.memory.fold_offsets import FoldOffsets
from tk.graph.memory.plan import RESULTS, STORAGES, PlanMemory, written
from tk.package.archive import ALIGNMENT
from tk.package.signature import size_of


def random_lifetimes(seed: int) -> list[Lifetime]:
    rng = random.Random(seed)
    starts = [rng.randrange(40) for _ in range(30)]
    return [Lifetime(rng.randrange(1, 60) * ALIGNMENT, start, start + rng.randrange(8)) for start in starts]


def live(tensors: list[Lifetime]) -> int:
    """The most bytes that must be held at a step: no plan can do with less."""
    return max(sum(each.size for each in tensors if each.first <= step <= each.last) for step in range(60))


def overlap(tensors: list[Lifetime]) -> bool:
    """Whether contemporaries have bytes in common."""
    pairs = [(a, b) for i, a in enumerate(tensors) for b in tensors[:i] if a.overlaps(b) and a.within == b.within]
    return any(a.offset < b.offset + b.size and b.offset < a.offset + a.size for a, b in pairs)


@pytest.mark.parametrize("seed", range(20))
def test_contemporaries_do_not_overlap_and_the_arena_is_nearly_full(seed: int) -> None:
    tensors = random_lifetimes(seed)
    size = assign_offsets(tensors)
    assert live(tensors) <= size <= 1.2 * live(tensors)
    assert all(each.offset % ALIGNMENT == 0 and each.offset + each.size <= size for each in tensors)
    assert not overlap(tensors)


@pytest.mark.parametrize("seed", range(20))
def test_results_hold_what_has_ended_before_they_are_written(seed: int) -> None:
    tensors = random_lifetimes(seed)
    alone = assign_offsets(tensors)
    results = [Lifetime(90 * ALIGNMENT, 25, 60), Lifetime(200 * ALIGNMENT, 38, 60)]
    for tensor in tensors[::7]:
        tensor.bound = True
    size = assign_offsets(tensors, results)
    assert size < alone
    assert not overlap(tensors)
    reused = [each for each in tensors if each.within is not None]
    assert 0 < len(reused) < len(tensors)
    for each in reused:
        result = results[each.within]
        assert not each.bound
        assert each.last < result.first
        assert each.offset + each.size <= result.size
    assert all(each.offset + each.size <= size for each in tensors if each.within is None)


@pytest.mark.parametrize("seed", range(20))
def test_whole_storages_are_shared_by_what_does_not_meet(seed: int) -> None:
    tensors = random_lifetimes(seed)
    results = [Lifetime(50 * ALIGNMENT, 30, 60)]
    for outputs in ([], results):
        numbers = share(tensors, outputs)
        assert min(numbers) == -len(outputs)
        assert max(numbers) + 1 < len(tensors)
        for i, one in enumerate(tensors):
            assert not any(numbers[i] == numbers[j] and one.overlaps(other) for j, other in enumerate(tensors[:i]))
            assert numbers[i] >= 0 or (one.last < results[0].first and one.size <= results[0].size)


@I.ir_module(check_well_formed=False)
class Chain:
    """d = f(f(f(x))); e = g(d, b) where b = f(x) lives on, and d is written over by its reader where that is allowed."""

    @T.prim_func(private=True)
    def f(A: T.Buffer((64,), "float32"), B: T.Buffer((64,), "float32")):  # noqa: N805
        for i in range(64):
            with T.sblock("b"):
                v = T.axis.spatial(64, i)
                B[v] = A[v] + T.float32(1)

    @T.prim_func(private=True)
    def g(A: T.Buffer((64,), "float32"), B: T.Buffer((64,), "float32"), C: T.Buffer((64,), "float32")):  # noqa: N805
        for i in range(64):
            with T.sblock("b"):
                v = T.axis.spatial(64, i)
                C[v] = A[v] + B[63 - v]

    @R.function
    def main(x: R.Tensor((64,), "float32")) -> R.Tuple(R.Tensor((64,), "float32")):  # noqa: N805
        R.func_attr({"num_input": 1})
        with R.dataflow():
            b = R.call_tir(Chain.f, (x,), out_ty=R.Tensor((64,), "float32"))
            c = R.call_tir(Chain.f, (b,), out_ty=R.Tensor((64,), "float32"))
            d = R.call_tir(Chain.f, (c,), out_ty=R.Tensor((64,), "float32"))
            e = R.call_tir(Chain.g, (d, b), out_ty=R.Tensor((64,), "float32"))
            h = R.call_tir(Chain.f, (e,), out_ty=R.Tensor((64,), "float32"))
            gv = (h,)
            R.output(gv)
        return gv

    @R.function
    def twice(x: R.Tensor((64,), "float32")) -> R.Tensor((64,), "float32"):  # noqa: N805
        with R.dataflow():
            b = R.call_tir(Chain.f, (x,), out_ty=R.Tensor((64,), "float32"))
            c = R.call_tir(Chain.g, (b, b), out_ty=R.Tensor((64,), "float32"))
            d = R.call_tir(Chain.f, (c,), out_ty=R.Tensor((64,), "float32"))
            R.output(d)
        return d


def planned(indices: dict[str, Any], captured: bool = False) -> tuple[Any, dict[str, str]]:
    """The planned "main", and the storage and offset of each kernel's result that has a place."""
    first = [relax.transform.ToNonDataflow(), relax.transform.RemovePurityChecking(), relax.transform.CallTIRRewrite()]
    mod = tvm.transform.Sequential([*first, PlanMemory(captured, indices)])(Chain)
    offsets = {}
    for binding in mod["main"].body.blocks[-1].bindings:
        if getattr(getattr(binding.value, "op", None), "name", "") == "relax.memory.alloc_tensor":
            storage, offset = binding.value.args[:2]
            offsets[str(binding.var.name)] = f"{storage.name} {int(offset.value)}"
    return mod, offsets


def sizes(mod: Any, name: str = "main") -> tuple[list[str], list[str]]:
    """The bytes of a function's storages, and of its results."""
    attrs = mod[name].attrs
    return [str(each) for each in attrs[STORAGES]], [str(each) for each in attrs[RESULTS]]


def test_others_lie_in_a_result_that_is_not_written_yet() -> None:
    mod, offsets = planned({})
    # d beside b and c; not e, which h is read from as it is written
    assert list(offsets.values()) == ["storage_0 0", "storage_0 256", "result_0 0", "storage_0 256", "result_0 0"]
    assert sizes(mod) == (["512"], ["256"])


def test_graphs_keep_out_of_results() -> None:
    """Kernels that write so little are captured, at addresses that stay."""
    mod, offsets = planned({}, captured=True)
    assert list(offsets.values()) == ["storage_0 0", "storage_0 256", "storage_0 512", "storage_0 256"]  # e takes c's
    assert sizes(mod) == (["768"], ["256"])


def test_what_may_be_written_over_is() -> None:
    mod, offsets = planned({"f": [(0, 1)], "g": [(0, 2)]})
    # b is read by g, so c is not over it; the result is over e, d and c
    assert list(offsets.values()) == ["storage_0 0", *["result_0 0"] * 4]
    assert sizes(mod) == (["256"], ["256"])


def test_an_operand_that_is_read_twice_is_not_written_over() -> None:
    mod, _ = planned({"f": [(0, 1)], "g": [(0, 2)]})
    assert sizes(mod, "twice") == (["256"], ["256"])  # b and c apart, c in the result


def test_offsets_move_into_addresses() -> None:
    mod, offsets = planned({}, captured=True)
    moved = FoldOffsets()(mod)
    calls = [binding.value for block in moved["main"].body.blocks for binding in block.bindings]
    zeroed = [
        call for call in calls if getattr(getattr(call, "op", None), "global_symbol", "") == "vm.builtin.ensure_zero_offset"
    ]
    assert len(zeroed) == sum(not each.endswith(" 0") for each in offsets.values()) == 3


def test_sizes_are_written_as_they_are_read() -> None:
    n, m = (tvm.tirx.Var(name, "int64") for name in "nm")
    for size in (n * 4, (n + 3) // 2 * m - 1, tvm.tirx.max(n * 2, m) % 7, n - tvm.tirx.min(n, m)):
        value = size_of(written(size), {"n": 9, "m": 5})
        n_, m_ = 9, 5
        assert value in (n_ * 4, (n_ + 3) // 2 * m_ - 1, max(n_ * 2, m_) % 7, n_ - min(n_, m_))
    assert written(12) == "12"
