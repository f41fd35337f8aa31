"""Layers of groups that are combined: their weights have zeros between the groups, whichever axis comes first."""

from __future__ import annotations

from math import prod

import pytest
import torch

from tk.schedules.cuda.suites.conv import Layer, problem


@pytest.mark.parametrize("columns", [48, 374])
def test_the_weights_of_other_groups_are_zero(columns: int) -> None:
    layer = Layer((6, 5), 36, columns, (2, 3), (1, 1), (0, 1), (1, 1), 2)
    given = problem("x", "y", layer, 1, "float32")
    made = {name: given.prepare(name, torch.randn(shape)) for name, shape, _ in given.case.inputs}
    assert int(made["w"].count_nonzero()) == layer.channels // layer.groups * prod(layer.kernel) * columns
    assert given.torch(*made.values()).shape == (1, *layer.outs, columns)
