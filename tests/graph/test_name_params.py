"""Names of parameters that begin with a digit: torch.nn.Sequential's weights, ONNX's tensors."""

from __future__ import annotations

import torch
import tvm

from tk.frontend import load
from tk.graph.name_params import NameParams


def test_a_digit_gets_something_before_it_and_nothing_else_changes() -> None:
    batch = torch.export.Dim("batch", min=1, max=9)
    net = torch.nn.Sequential(torch.nn.Linear(6, 5), torch.nn.ReLU(), torch.nn.Linear(5, 4)).eval()
    before = load(net, (torch.randn(4, 6),), dynamic_shapes=({0: batch},)).mod
    names = [str(param.name) for param in before["main"].params]
    assert names[1:] == ["0.weight", "0.bias", "2.weight", "2.bias"]
    after = NameParams()(before)
    assert [str(param.name) for param in after["main"].params] == [names[0], "_0.weight", "_0.bias", "_2.weight", "_2.bias"]
    tvm.ir.assert_structural_equal(after, before)
    assert [str(param.name) for param in before["main"].params] == names  # the model keeps its own
