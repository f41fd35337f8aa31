"""Choices and ranges become code that holds its scalars."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import tvm
from tvm import relax
from tvm.relax import const, op

from tk.graph.legalize_scalars import LEGALIZE


def legalized(params: list[relax.Var], value: Any) -> tvm.IRModule:
    builder = relax.BlockBuilder()
    with builder.function("main", params):
        with builder.dataflow():
            out = builder.emit_output(value)
        builder.emit_func_output(out)
    return relax.transform.LegalizeOps(LEGALIZE)(builder.get())


@pytest.mark.parametrize("scalar", [-np.inf, np.inf, 0.5])
@pytest.mark.parametrize("first", [False, True])
def test_a_chosen_scalar_is_part_of_the_kernel(scalar: float, first: bool) -> None:
    seen, x = relax.Var("seen", relax.TensorType((1, 7), "bool")), relax.Var("x", relax.TensorType((5, 7), "float32"))
    other = const(scalar, "float32")
    mod = legalized([seen, x], op.where(seen, other, x) if first else op.where(seen, x, other))
    kernel = next(func for var, func in mod.functions_items() if var.name_hint == "where")
    assert len(kernel.params) == 3  # seen, x and the result
    rng = np.random.default_rng(2)
    mask, values = rng.random((1, 7)) < 0.5, rng.standard_normal((5, 7)).astype("float32")
    machine = relax.VirtualMachine(tvm.compile(mod, "llvm"), tvm.cpu())
    out = machine["main"](tvm.runtime.tensor(mask), tvm.runtime.tensor(values)).numpy()
    chosen = np.float32(scalar)
    np.testing.assert_array_equal(out, np.where(mask, chosen, values) if first else np.where(mask, values, chosen))


def test_a_range_is_a_kernel_and_no_constant() -> None:
    mod = legalized([relax.Var("x", relax.TensorType((5,), "float32"))], op.arange(3, 15, 2, dtype="int64"))
    assert "arange" in {var.name_hint for var in mod.get_global_vars()}
    out = relax.VirtualMachine(tvm.compile(mod, "llvm"), tvm.cpu())["main"](tvm.runtime.tensor(np.zeros(5, "float32")))
    np.testing.assert_array_equal(out.numpy(), np.arange(3, 15, 2))


def test_an_index_beyond_its_table_reads_the_nearest_row() -> None:
    table, rows = relax.Var("table", relax.TensorType((4, 3), "float32")), relax.Var("rows", relax.TensorType((5,), "int64"))
    machine = relax.VirtualMachine(tvm.compile(legalized([table, rows], op.take(table, rows, 0)), "llvm"), tvm.cpu())
    values, asked = np.arange(12, dtype="float32").reshape(4, 3), np.array([1, 4, 2**40, -1, -(2**40)])
    out = machine["main"](tvm.runtime.tensor(values), tvm.runtime.tensor(asked)).numpy()
    np.testing.assert_array_equal(out, values[[1, 3, 3, 0, 0]])
