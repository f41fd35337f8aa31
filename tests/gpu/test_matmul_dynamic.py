"""One function for any number of rows, on this machine's GPU: right at the ends of each kernel's range, against float64."""

from dataclasses import replace

import numpy as np
import pytest
import tvm

from tk.codegen.library import build_function
from tk.schedule.case import prim_func
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda.matmul import dynamic
from tk.schedules.cuda.matmul.dynamic import ranges
from tk.target import resolve

RULE = rule_of(dynamic)

CASE = next(case for case in RULE.cases if case.name.startswith("rows"))


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The loaded function, and the rows at which another kernel begins."""
    target = resolve("auto")
    func = CASE.func(target)
    match = RULE.match(func, target)
    if match is None:
        pytest.skip("no wgmma")
    config = RULE.default(match, target)
    with target.tvm():
        lowered = schedule(RULE, func, match, target, config)
    path = tmp_path_factory.mktemp("dynamic") / "main.so"
    path.write_bytes(build_function(lowered, target)[0])
    return tvm.runtime.load_module(str(path))["main"], [found.first for found in ranges(match, config, target)]


def error(function, m: int) -> float:
    dims = [
        (name, tuple(dim if isinstance(dim, int) else ("m", m) for dim in shape), dtype) for name, shape, dtype in CASE.inputs
    ]
    case = replace(CASE, inputs=tuple(dims))
    target = resolve("auto")
    arrays = dict(zip(prim_func(case, target)[1], case.arrays(m, target), strict=True))
    expected = case.reference(*(arrays[name].astype("float64") for name, _, _ in CASE.inputs))
    device = tvm.device("cuda", 0)
    out = tvm.runtime.tensor(np.full(expected.shape, np.nan, arrays["x"].dtype), device)
    function(*(tvm.runtime.tensor(array, device) for array in arrays.values()), out)
    return float(np.linalg.norm(out.numpy().astype("float64") - expected) / np.linalg.norm(expected))


def test_right_on_both_sides_of_every_boundary(built):
    function, firsts = built
    rows = sorted({1, 7, 500, 4096, 9000, *firsts, *(first - 1 for first in firsts if first > 1)})
    wrong = {m: found for m in rows if not (found := error(function, m)) <= CASE.tolerance}
    assert not wrong
