"""Random fused chains are taken by rules of ours, and assemble; no GPU needed."""

import pytest
import tvm

from tests.chains import chain
from tests.schedules.cuda.assembling import needs_assembler, usage
from tests.schedules.cuda.chain_modules import kernels_of
from tk.target import resolve

H200 = resolve("h200")


@pytest.mark.sampled(6)
@pytest.mark.parametrize("seed", [*range(60), 76, 204])
def test_rules_take_every_kernel(seed: int) -> None:
    mod, kernels = kernels_of(chain(seed), H200)
    tvm.relax.analysis.well_formed(mod)
    assert not [kernel.name for kernel in kernels if kernel.origin == "fallback"]


@pytest.mark.rotated(4)
@needs_assembler
def test_kernels_assemble_without_spills() -> None:
    kernels = {
        f"seed{seed}_{n}_": func
        for seed in range(6)
        for n, func in enumerate(kernels_of(chain(seed), H200)[0].functions.values())
        if isinstance(func, tvm.tirx.PrimFunc)
    }
    for name, used in usage(kernels, H200).items():
        assert all(each.spills == 0 and each.stack == 0 for each in used), name
