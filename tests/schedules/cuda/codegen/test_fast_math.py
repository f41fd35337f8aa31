"""Exponentials and GELU before 16-bit results: how near they are, and that kernels have them where they may."""

from __future__ import annotations

import math
from typing import Any

import numpy as np
import pytest
from tvm import tirx

from tests.schedules.cuda.sources import source
from tk.schedule.rule import rule_of
from tk.schedules.cuda.codegen.fast_math import _END, _LOGIT, short_sigmoid
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.schedules.cuda.matmul.sm90 import rule as matmul_sm90


def test_short_gelu_at_any_place() -> None:
    """Its formula in float32; the GPU's exponential and reciprocal are as near as float32's own."""
    x = np.concatenate([np.linspace(-40, 40, 40001), np.logspace(-8, 0, 500), -np.logspace(-8, 0, 500)]).astype("float32")
    square = np.minimum(x * x, np.float32(_END))
    power = np.full_like(x, _LOGIT[-1])
    for coefficient in reversed(_LOGIT[:-1]):
        power = power * square + np.float32(coefficient)
    with np.errstate(over="ignore"):
        made = x / (1 + np.exp2(-(x * power)))
    exact = np.array([each / 2 * math.erfc(-each / math.sqrt(2)) for each in x.tolist()])
    away = np.abs(made - exact)
    assert (away <= 1.1e-5 + 3e-7 * np.abs(exact)).all()
    assert (away <= 4e-3 * np.abs(exact))[x > -5].all()
    assert (made[x > 6.5] == x[x > 6.5]).all()
    assert (away[x < -6] < 1e-7).all()


def _gelu(*values: Any, out: str) -> Any:
    from tvm.relax import op

    x = op.matmul(*values, out_dtype="float32") if len(values) == 2 else op.astype(values[0], "float32")
    return op.astype(op.nn.gelu(x), out) if out != "float32" else op.nn.gelu(x)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("shapes", [((64, 4096),), ((512, 1024), (1024, 512))], ids=["elementwise", "product"])
def test_gelu_is_short_where_16_bits_are_stored(shapes: tuple[tuple[int, int], ...]) -> None:
    rule = rule_of(elementwise) if len(shapes) == 1 else rule_of(matmul_sm90)
    inputs = [(shape, "bfloat16") for shape in shapes]
    narrow = source(rule, lambda *values: _gelu(*values, out="bfloat16"), *inputs)
    wide = source(rule, lambda *values: _gelu(*values, out="float32"), *inputs)
    assert "tk_exp2" in narrow
    assert "exp2f" not in narrow
    assert f"{_LOGIT[1]:.6e}" in narrow
    assert "exp2f" in wide
    assert f"{_LOGIT[1]:.6e}" not in wide


def test_the_base_of_an_exponential_is_folded_into_constants() -> None:
    x = tirx.Var("x", "float32")
    two, three = (tirx.FloatImm("float32", each) for each in (2.0, 3.0))
    products = [str(short_sigmoid(each)).count(" * ") for each in (x, x * two, x * (two + three * (x * x)), x * (x + two))]
    assert products == [1, 1, 3, 2]
