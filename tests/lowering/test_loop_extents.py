"""Extents of loops are the same numbers without constants in their divisions."""

from __future__ import annotations

import pytest
import tvm
import tvm_ffi
from tvm import tirx
from tvm.ir import Var

from tk.lowering.loop_extents import loop_extents


def _int(value: int) -> tirx.IntImm:
    return tirx.IntImm("int64", value)


@pytest.mark.parametrize("divisor", [2, 5, 32])
@pytest.mark.parametrize("constant", [-7, 1, 31])
def test_an_extent_is_the_same_for_every_size(divisor: int, constant: int) -> None:
    m, i = tirx.Var("m", "int64"), tirx.Var("i", "int64")
    extent = tirx.floordiv(m * 3 + _int(constant), _int(divisor))
    loop = tirx.For(i, _int(0), extent, tirx.ForKind.SERIAL, tirx.Evaluate(i))
    made = loop_extents(tvm.IRModule({"main": tirx.PrimFunc([m], loop)}))["main"].body.extent
    for size in range(80):

        def known(var: Var, size: int = size) -> object:
            return _int(size) if var.same_as(m) else var

        values = [int(tvm.sym.Analyzer().simplify(tvm_ffi.structural_map(each, [(Var, known)]))) for each in (extent, made)]
        assert values[0] == values[1] == (3 * size + constant) // divisor
