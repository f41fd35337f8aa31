"""Group norms with channels last, by their channels' moments: the same numbers, and no kernel that walks over pieces."""

import numpy as np
import pytest
import torch
import tvm
from torch import nn
from tvm import relax

from tests.host import HOST
from tk.codegen.library import settings
from tk.frontend.torch.load import load_module
from tk.graph.group_norms import GroupNormsByChannels
from tk.pipeline import graph
from tk.target import resolve


def normed(shape, groups: int, dtype: str, batch: bool = False):
    """(the module of a group norm of channels last, the same rewritten); the batch symbolic where `batch` says so."""
    builder = relax.BlockBuilder()
    dims = [tvm.tirx.Var("n", "int64") if batch else shape[0], *shape[1:]]
    x = relax.Var("x", relax.TensorType(dims, dtype))
    gamma, beta = (relax.Var(name, relax.TensorType([shape[-1]], dtype)) for name in ("gamma", "beta"))
    with builder.function("main", [x, gamma, beta]):
        with builder.dataflow():
            out = relax.op.nn.group_norm(x, gamma, beta, groups, -1, list(range(1, len(shape) - 1)), 1e-5)
            out = builder.emit_output(builder.emit(out))
        builder.emit_func_output(out)
    mod = builder.get()
    return mod, GroupNormsByChannels()(mod)


@pytest.mark.sampled(4)
@pytest.mark.parametrize(
    ("shape", "groups", "dtype", "offset", "batch"),
    [
        ((2, 5, 7, 24), 3, "float16", 0.0, False),
        ((3, 11, 13), 13, "float32", 0.0, True),
        ((1, 3, 4, 5, 32), 32, "float32", 0.0, False),
        ((2, 9, 9, 20), 1, "float32", 300.0, False),
        ((2, 1, 1, 8), 2, "float32", 0.0, True),
    ],
)
def test_the_same_numbers(shape, groups: int, dtype: str, offset: float, batch: bool) -> None:
    _, mod = normed(shape, groups, dtype, batch)
    assert "group_norm" not in mod.script()
    draw = np.random.default_rng(len(shape))
    x = (draw.standard_normal(shape) * draw.uniform(0.1, 5, shape[-1]) + offset).astype(dtype)
    gamma, beta = (draw.standard_normal(shape[-1]).astype(dtype) for _ in range(2))
    machine = relax.VirtualMachine(relax.build(relax.transform.LegalizeOps()(mod), HOST), tvm.cpu())
    got = machine["main"](*(tvm.runtime.tensor(each) for each in (x, gamma, beta))).numpy().astype("float64")
    first = torch.from_numpy(np.moveaxis(x, -1, 1).astype("float64"))
    want = nn.functional.group_norm(first, groups, *(torch.from_numpy(each.astype("float64")) for each in (gamma, beta)))
    want = np.moveaxis(want.numpy(), 1, -1)
    bound = 1e-3 if dtype == "float16" else 1e-6 if offset == 0 else 2e-5
    assert np.linalg.norm(got - want) / np.linalg.norm(want) < bound


def test_channels_that_come_first_are_left() -> None:
    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType([2, 8, 5, 5], "float32"))
    gamma, beta = (relax.Var(name, relax.TensorType([8], "float32")) for name in ("gamma", "beta"))
    with builder.function("main", [x, gamma, beta]):
        with builder.dataflow():
            out = builder.emit_output(builder.emit(relax.op.nn.group_norm(x, gamma, beta, 2, 1, [2, 3], 1e-5)))
        builder.emit_func_output(out)
    assert "group_norm" in GroupNormsByChannels()(builder.get()).script()


def test_a_norm_between_convolutions_has_no_kernel_over_pieces() -> None:
    model = nn.Sequential(nn.Conv2d(16, 64, 3), nn.GroupNorm(8, 64), nn.SiLU(), nn.Conv2d(64, 16, 3)).eval().half()
    h200 = resolve("h200")
    with h200.tvm(), settings(h200):
        mod, _ = graph(load_module(model, (torch.randn(1, 16, 20, 20).half(),)), h200)
    calls = [binding.value for binding in mod["main"].body.blocks[0].bindings]
    names = [call.args[0].name_hint for call in calls if getattr(getattr(call, "op", None), "name", "") == "relax.call_tir"]
    assert not any("group_norm" in name for name in names), names
    assert sum("transpose" in name and "conv" not in name for name in names) <= 2, names
