"""The passes by which operators that are imported as whole functions get the form that a target computes quickly."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from tk.graph.fourier import Fourier
from tk.graph.matrices.blocked import BlockMatrices
from tk.graph.recurrence.lower import LowerRecurrences
from tk.graph.sampled_images import SampleByTables

if TYPE_CHECKING:
    import tvm
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["forms_of_operators"]


def forms_of_operators(target: Target, supported: Callable[[PrimFunc], bool]) -> list[tvm.transform.Pass]:
    """In order; `supported` says whether the target has a rule for a function."""
    return [
        LowerRecurrences(target),  # recurrent layers: one kernel on a CPU, two a step on a GPU
        BlockMatrices(supported),  # factors of large matrices: panels and matmuls, where a rule has such panels
        *([] if target.is_gpu else [SampleByTables()]),  # images of many channels: positions are worked out once
        Fourier(target),  # products with tables of cosines and sines: transforms, on a GPU
    ]
