"""Keys and values of 8 bits as operands of 16 bits: all codes, on this host."""

from __future__ import annotations

import ml_dtypes
import numpy as np
import pytest
import tvm
from tvm import tirx

from tk.schedules.rocm.attention.widen import widened
from tk.schedules.rocm.mfma import CHUNK, load, ramp


@pytest.mark.parametrize("dtype", ["float16", "bfloat16"])
@pytest.mark.parametrize("stored", ["int8", "float8_e4m3fn"])
def test_all_codes_are_the_same_numbers(stored: str, dtype: str) -> None:
    codes, out = (tirx.decl_buffer((256,), kind, name) for kind, name in (("uint8", "codes"), ("uint16", "out")))
    i = tirx.Var("i", "int64")
    store = tirx.BufferStore(out, widened(load(codes, i * CHUNK, CHUNK), stored, dtype), [ramp(i * CHUNK, CHUNK)])
    body = tirx.For(i, tirx.IntImm("int64", 0), tirx.IntImm("int64", 256 // CHUNK), tirx.ForKind.SERIAL, store)
    built = tvm.compile(tirx.PrimFunc([codes, out], body).with_attr("global_symbol", "main"), target="llvm")
    given, got = np.arange(256, dtype=np.uint8), tvm.runtime.tensor(np.zeros(256, np.uint16))
    built["main"](tvm.runtime.tensor(given), got)
    numbers = got.numpy().view(getattr(ml_dtypes, dtype, dtype)).astype("float64")
    wanted = given.view(getattr(ml_dtypes, stored, stored)).astype("float64")
    np.testing.assert_array_equal(numbers, wanted)
    assert np.isnan(wanted).sum() == (2 if stored != "int8" else 0)
