"""Batch norm folded into the convolution before it: gone from the graph where it can be, the same numbers everywhere."""

from typing import Any

import numpy as np
import pytest
import torch
from torch import nn

from tests.host import HOST
from tk.frontend.torch.load import load_module
from tk.graph.fold_batch_norm import FoldBatchNorm


def _norm(norm: Any) -> Any:
    nn.init.uniform_(norm.weight, 0.5, 1.5)
    nn.init.normal_(norm.bias)
    nn.init.normal_(norm.running_mean)
    nn.init.uniform_(norm.running_var, 0.5, 1.5)
    return norm


class Twice(nn.Module):
    """A convolution with a second reader, whose result must stay what it was."""

    def __init__(self) -> None:
        super().__init__()
        self.conv, self.norm = nn.Conv2d(3, 8, 3), _norm(nn.BatchNorm2d(8))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        y = self.conv(x)
        return self.norm(y) + y


def _run(mod: Any, model: Any) -> np.ndarray[Any, Any]:
    import tvm
    from tvm import relax

    passes = [relax.transform.DecomposeOpsForInference(), relax.transform.LegalizeOps()]
    machine = relax.VirtualMachine(relax.build(tvm.transform.Sequential(passes)(mod), HOST), tvm.cpu())
    arguments = [*model.example_inputs, *model.params.values()]
    (result,) = machine["main"](*(tvm.runtime.tensor(np.ascontiguousarray(array)) for array in arguments))
    return result.numpy()


@pytest.mark.sampled(5)
@pytest.mark.parametrize(
    ("module", "shape", "left"),
    [
        (nn.Sequential(nn.Conv2d(3, 8, 3, bias=False), _norm(nn.BatchNorm2d(8))), (2, 3, 9, 9), 0),
        (nn.Sequential(nn.Conv2d(4, 8, 3, groups=2), _norm(nn.BatchNorm2d(8)), nn.ReLU()), (1, 4, 9, 9), 0),
        (nn.Sequential(nn.Conv1d(3, 8, 3), _norm(nn.BatchNorm1d(8))), (2, 3, 9), 0),
        (nn.Sequential(nn.Conv3d(3, 8, 3), _norm(nn.BatchNorm3d(8))), (1, 3, 5, 6, 7), 0),
        (nn.Sequential(nn.Conv2d(3, 8, 3), nn.ReLU(), _norm(nn.BatchNorm2d(8))), (1, 3, 9, 9), 1),
        (Twice(), (1, 3, 9, 9), 1),
    ],
    ids=["plain", "grouped-bias", "1d", "3d", "behind-relu", "two-readers"],
)
def test_folds_and_keeps_the_numbers(module: nn.Module, shape: tuple[int, ...], left: int) -> None:
    model = load_module(module.eval(), (torch.randn(shape),))
    assert model.reference_float64 is not None
    assert model.example_inputs is not None
    folded = FoldBatchNorm()(model.mod)
    assert folded.script().count("R.nn.batch_norm") == left
    (expected,) = model.reference_float64(model.example_inputs)
    actual = _run(folded, model)
    assert np.linalg.norm(actual - expected) / np.linalg.norm(expected) < 1e-6


@pytest.mark.sampled(3)
@pytest.mark.parametrize("dtype", [torch.float16, torch.bfloat16])
@pytest.mark.parametrize("bias", [False, True])
def test_in_half_precision_the_factor_stays_behind_the_sum(dtype: torch.dtype, bias: bool) -> None:
    """Weights are what they were, nothing is rounded between the convolution and the norm, and torch is no nearer."""
    module = nn.Sequential(nn.Conv2d(3, 8, 3, bias=bias), _norm(nn.BatchNorm2d(8)), nn.ReLU()).eval().to(dtype)
    model = load_module(module, (torch.randn(2, 3, 40, 40).to(dtype),))  # errors of 23,104 elements differ by what they are
    assert model.reference is not None
    assert model.reference_float64 is not None
    assert model.example_inputs is not None
    folded = FoldBatchNorm()(model.mod)
    assert "R.nn.batch_norm" not in folded.script()
    (conv,) = [
        binding.value
        for binding in folded["main"].body.blocks[0].bindings
        if getattr(getattr(binding.value, "op", None), "name", "") == "relax.nn.conv2d"
    ]
    assert conv.args[1] in list(folded["main"].params)
    (exact,), (theirs,) = model.reference_float64(model.example_inputs), model.reference(model.example_inputs)
    ours = _run(folded, model).astype(np.float64)
    errors = [np.linalg.norm(each.astype(np.float64) - exact) / np.linalg.norm(exact) for each in (ours, theirs)]
    assert errors[0] <= 1.01 * errors[1]
