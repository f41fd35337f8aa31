"""Products with symbolic rows: which kernel takes which rows, and that the branch holds them all. No GPU needed."""

from dataclasses import replace
from itertools import pairwise

import pytest
import tvm
from tvm.relax import op

from tk.schedule.apply import schedule_module
from tk.schedule.case import Case, prim_func
from tk.schedules.cuda.matmul import dynamic
from tk.schedules.cuda.matmul.dynamic import Config, default, legal, match, ranges
from tk.schedules.cuda.matmul.problem import Match
from tk.schedules.cuda.matmul.skinny import rule as matmul_skinny
from tk.schedules.cuda.matmul.sm90 import rule as matmul_sm90
from tk.schedules.cuda.matmul.sm90.cost import candidates, cycles
from tk.target import resolve

H200 = resolve("h200")
PLAIN = Match(1, None, 6144, 4096, "bfloat16", "bfloat16", "k", "mn", False, False, 0, 1)
SHAPES = ((6144, 4096), (4096, 4096), (4096, 14336), (28672, 4096), (768, 3072))


def func(m):
    inputs = (("x", (m, 128), "bfloat16"), ("w", (128, 96), "bfloat16"))
    return prim_func(Case("case", inputs, op.matmul, lambda *a: None), H200)[0]


def test_matches_symbolic_rows_only():
    assert match(func(("m", 7)), H200).m is None
    assert match(func(7), H200) is None
    assert match(func(("m", 7)), resolve("a100")) is None


def test_ranges_leave_no_gap():
    for n, k in SHAPES:
        for config in (Config(), Config(0, 1), Config(5, 6)):
            found = ranges(replace(PLAIN, n=n, k=k), config, H200)
            assert found[0].first == 1
            assert found[-1].last is None
            assert all(one.last + 1 == other.first for one, other in pairwise(found))


def test_ranges_are_computed_once_from_forming_a_matmul_to_lowering_it(monkeypatch):
    counted = []
    covering = dynamic.covering
    monkeypatch.setattr(dynamic, "covering", lambda *args: counted.append(args) or covering(*args))
    facts = replace(PLAIN, n=1048, k=520)  # asked for by no other test
    config = default(facts, H200)
    assert not legal(facts, config, H200)
    ranges(facts, config, H200)
    assert len(counted) == 1


def test_few_rows_are_for_thin_kernels_of_so_many_rows():
    deep = replace(PLAIN, n=4096, k=14336)  # two tiles of rows pay where matmul_sm90 has few tiles
    for found, most in ((each, most) for facts, most in ((PLAIN, 96), (deep, 192)) for each in ranges(facts, Config(), H200)):
        assert isinstance(found.config, matmul_skinny.Config) == (found.first <= most)
        if isinstance(found.config, matmul_skinny.Config):
            assert found.last <= 2 * found.config.block_m


@pytest.mark.rotated(4)
def test_no_more_kernels_than_allowed_and_none_that_is_not_legal():
    for n, k in SHAPES:
        for kernels in (1, 2, 3, 6):
            facts = replace(PLAIN, n=n, k=k)
            found = {each.config for each in ranges(facts, Config(0, kernels), H200)}
            assert 1 <= len(found) <= kernels
            assert not any(matmul_sm90.legal(facts, config, H200) for config in found)


def test_a_few_kernels_come_near_the_best_for_each_number_of_rows():
    for n, k in SHAPES:
        found = ranges(replace(PLAIN, n=n, k=k), Config(4, 4), H200)
        for m in (193, 256, 500, 512, 1024, 2048, 4096):
            facts = replace(PLAIN, n=n, k=k, m=m)
            config = next(each.config for each in found if each.last is None or m <= each.last)
            best = min(cycles(facts, c, H200) for c in candidates(facts, H200, matmul_sm90.Config) if c.split_k == 1)
            assert cycles(facts, config, H200) <= 1.12 * best, (n, k, m)


def test_a_long_launch_of_many_rows_has_the_best_kernel_for_them():
    """No compromise with fewer rows: gate and up of a Llama had tiles of 64 rows for any prompt."""
    for n, k, count in ((14336, 4096, 2), (4096, 14336, 1), (28672, 4096, 1)):
        facts = replace(PLAIN, n=n, k=k, num_b=count)
        config = next(each.config for each in ranges(facts, Config(), H200) if each.last is None or each.last >= 2048)
        many = replace(facts, m=2048)
        best = min(cycles(many, c, H200) for c in candidates(many, H200, matmul_sm90.Config) if c.split_k == 1)
        assert cycles(many, config, H200) == best, (n, k)


def test_a_symbolic_batch_goes_without_thin_kernels():
    assert default(PLAIN, H200).skinny > 0
    facts = replace(PLAIN, batch=None)
    assert default(facts, H200).skinny == 0
    assert any("batch" in str(refusal) for refusal in legal(facts, Config(2), H200))


def test_one_function_holds_every_kernel():
    given = func(("m", 7))
    facts = match(given, H200)
    lowered = dynamic.lower(given, facts, Config(2, 1), H200)
    assert [p.name for p in lowered.params] == [p.name for p in given.params]
    assert lowered.script().count("tirx.device_entry") == 3


def test_the_schedule_phase_says_what_it_chose():
    _, (kernel,) = schedule_module(tvm.IRModule({"main": func(("m", 7))}), H200)
    assert (kernel.rule, kernel.config) == ("cuda.matmul_dynamic", {"skinny": 4, "kernels": 3})
