"""Sinks that are no finite numbers say so in every row, also in tiles of rows that see no column."""

from __future__ import annotations

import math
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest
import tvm

from tk.schedule.case import prim_func
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cpu import attention_tiles
from tk.target import resolve
from tk.tuning.measure.kernel import Kernel
from tk.tuning.measure.library import compile_kernel


@pytest.mark.parametrize("rows", [32, 128])
def test_rows_that_see_nothing_but_a_sink(rows: int, tmp_path: Path) -> None:
    cpu = resolve("cpu")
    (case,) = [each for each in attention_tiles.CASES if each.name == "sinks_float32"]
    with cpu.tvm():
        func, _ = prim_func(case, cpu)
        match = attention_tiles.match(func, cpu)
        config = replace(attention_tiles.default(match, cpu), rows=rows, columns=32, vectors=1)
        made = schedule(rule_of(attention_tiles), func, match, cpu, config).with_attr("global_symbol", "main")
        compile_kernel(tvm.IRModule({"main": made}), cpu, tmp_path / "kernel.so")
    generator, arrays = np.random.default_rng(), {}
    for name, shape, dtype in case.inputs:
        arrays[name] = generator.standard_normal(shape).astype(dtype)
    arrays["position"] = np.array([22, 140])  # the first rows of the first image see no key
    arrays["sinks"][[1, 6]] = math.inf, math.nan
    names = [str(param.name) for param in func.params]
    given = [tvm.runtime.tensor(arrays[name]) for name in names[:-1]]
    out = tvm.runtime.tensor(np.full([int(dim) for dim in func.params[-1].shape], 7, "float32"))
    Kernel(tmp_path / "kernel.so").bind([*given, out], tvm.cpu()).call()
    odd = np.isnan(out.numpy())
    assert odd[:, [1, 6]].all()
    assert not odd[:, [0, 2, 3, 4, 5, 7]].any()
