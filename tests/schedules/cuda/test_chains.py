"""Random fused chains are taken by rules of ours, and assemble; no GPU needed."""

import pytest
import tvm

from tests.chains import chain
from tests.schedules.cuda.chain_modules import kernels_of
from tk.assembler import find_nvcc, find_nvrtc
from tk.pipeline import build_function
from tk.target import resolve

H200 = resolve("h200")


@pytest.mark.parametrize("seed", [*range(60), 76, 204])
def test_rules_take_every_kernel(seed: int) -> None:
    mod, kernels = kernels_of(chain(seed), H200)
    tvm.relax.analysis.well_formed(mod)
    assert not [kernel.name for kernel in kernels if kernel.origin == "fallback"]


@pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")
@pytest.mark.parametrize("seed", range(6))
def test_kernels_assemble_without_spills(seed: int) -> None:
    mod, _ = kernels_of(chain(seed), H200)
    for func in mod.functions.values():
        if isinstance(func, tvm.tirx.PrimFunc):
            _, code = build_function(func, H200)
            assert all(usage.spills == 0 and usage.stack == 0 for usage in code.usage.values())
