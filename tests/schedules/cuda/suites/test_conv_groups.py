"""What a kernel of the suite is given: zeros between combined groups and behind odd channels; torch is of the rest."""

from __future__ import annotations

from math import prod

import pytest
import torch

from tk.schedules.cuda.suites.conv import Layer, problem


@pytest.mark.parametrize("columns", [48, 250])
def test_the_weights_of_other_groups_are_zero(columns: int) -> None:
    layer = Layer((6, 5), 36, columns, (2, 3), (1, 1), (0, 1), (1, 1), 2)
    given = problem("x", "y", layer, 1, "float32")
    made = {name: given.prepare(name, torch.randn(shape)) for name, shape, _ in given.case.inputs}
    assert int(made["w"].count_nonzero()) == layer.channels // layer.groups * prod(layer.kernel) * columns
    assert given.torch(*made.values()).shape == (1, *layer.outs, columns)


@pytest.mark.parametrize("groups", [1, 2, 5])
@pytest.mark.parametrize(("channels", "columns"), [(3, 8), (13, 16), (27, 21), (69, 75), (72, 71)])
def test_a_problem_s_reference_is_torch_s(groups: int, channels: int, columns: int) -> None:
    layer = Layer((6, 9), channels * groups, columns * groups, (2, 3), (1, 2), (0, 1), (1, 1), groups)
    given = problem("x", "y", layer, 2, "float32")
    made = {name: given.prepare(name, torch.randn(shape)) for name, shape, _ in given.case.inputs}
    wanted = given.case.reference(*(tensor.double().numpy() for tensor in made.values()))
    found = given.torch(*(tensor.double() for tensor in made.values()))
    assert found.shape == wanted.shape
    torch.testing.assert_close(found, torch.as_tensor(wanted))
