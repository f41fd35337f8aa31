"""What ptxas does to accumulators of wgmmas in flight; the kernels need an assembler and cuobjdump, and no GPU."""

from __future__ import annotations

import pytest
import torch
import torch.nn.functional as F
from torch import nn

import tk
from tests.schedules.cuda.assembling import needs_assembler
from tests.schedules.cuda.in_flight import Instructions, cubins, disassembler, functions, touched_in_flight

LOOP = [
    "MOV R31, R34",
    "HGMMA.64x16x16.F32 R24, gdesc[UR12], R24, UP0",
    "HGMMA.64x16x16.F32 R24, gdesc[UR20], R24, gsb0",
    "WARPGROUP.DEPBAR.LE gsb0, 0x1",
    "MOV R34, R31",
    "@P0 BRA 0x0",
    "WARPGROUP.DEPBAR.LE gsb0, 0x0",
    "FADD R2, |R31|, -RZ",
    "EXIT",
]


def numbered(lines: list[str]) -> Instructions:
    return [(16 * index, line) for index, line in enumerate(lines)]


def test_a_copy_of_an_accumulator_in_a_loop_is_found() -> None:
    """What CUDA 13.0's ptxas made of a convolution that was wrong on an H200: a copy there and back in each turn."""
    assert touched_in_flight(numbered(LOOP)) == {0: LOOP[0], 64: LOOP[4]}


def test_what_is_read_behind_a_wait_is_none() -> None:
    loop = [line.replace("0x1", "0x0") for line in LOOP]
    assert not touched_in_flight(numbered(loop))
    assert touched_in_flight(numbered([line for line in loop if "0x0" not in line or "BRA" in line]))


def test_vectors_reach_accumulators_behind_their_first_register() -> None:
    lines = ["HGMMA.64x8x16.F32 R24, gdesc[UR12], R24, gsb0", "STS.128 [R2], R21", "STS.64 [R2], R21", "EXIT"]
    assert touched_in_flight(numbered(lines)) == {16: lines[1]}
    loads = [lines[0], "LDG.E R23, desc[UR8][R56.64+0xc]", "LDG.E R2, desc[UR8][R26.64]", "LDG.E R2, desc[UR8][R23.64]", "EXIT"]
    assert touched_in_flight(numbered(loads)) == {32: loads[2], 48: loads[3]}


class Grouped(nn.Module):
    def forward(self, x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        return F.conv2d(x, w, None, 2, 1, 2, 2)


@pytest.mark.rotated(3)
@needs_assembler
@pytest.mark.skipif(disassembler() is None, reason="no cuobjdump")
def test_groups_in_one_with_given_weights_have_none() -> None:
    inputs = torch.zeros(19, 64, 34, 16, dtype=torch.float16), torch.zeros(10, 32, 5, 4, dtype=torch.float16)
    dims = {0: torch.export.Dim("B", min=2)}, None
    package = tk.compile(Grouped(), inputs, target="cuda:sm_90a", dynamic_shapes=dims, verify=False, cache=False)
    library = bytes(package.builds["cuda:sm_90a"].library())
    tool = disassembler()
    assert tool is not None
    bodies = [body for cubin in cubins(library) for _, body in functions(cubin, tool)]
    assert any("GMMA" in text for body in bodies for _, text in body)
    assert not [touched for body in bodies if (touched := touched_in_flight(body))]
