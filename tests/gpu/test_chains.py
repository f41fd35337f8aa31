"""Random fused chains on this machine's GPU, against float64. `TK_CHAINS=300` runs more of them than by default."""

import os
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
import tvm

from tests.chains import chain
from tests.schedules.cuda.chain_modules import kernels_of
from tk.pipeline import build, lower
from tk.target import resolve


def run(library: Path, inputs: list[Any]) -> Any:
    device = tvm.cuda(0)
    machine = tvm.runtime.vm.VirtualMachine(tvm.runtime.load_module(str(library)), device)
    found = machine["main"](*(tvm.runtime.tensor(each, device) for each in inputs))
    return (found if isinstance(found, tvm.runtime.Tensor) else found[0]).numpy()


SEEDS = {*range(int(os.environ.get("TK_CHAINS", "48"))), 76, 204}  # the last two: groups that share what they widen


@pytest.mark.parametrize("seed", sorted(SEEDS))
def test_a_chain_matches_float64(seed: int, tmp_path: Path) -> None:
    target, made = resolve("auto"), chain(seed)
    mod, _ = kernels_of(made, target)
    with target.tvm():
        library, _ = build(lower(mod), target)
    path = tmp_path / "main.so"
    path.write_bytes(library)
    random = np.random.default_rng(seed)
    inputs = [random.standard_normal(shape).astype(np.dtype(getattr(ml_dtypes, dtype, dtype))) for shape, dtype in made.inputs]
    expected = made.reference(*(each.astype("float64") for each in inputs))
    found = run(path, inputs).astype("float64")
    assert found.shape == expected.shape
    error = np.linalg.norm((found - expected).ravel()) / max(np.linalg.norm(expected.ravel()), 1e-6 * expected.size**0.5)
    assert error <= made.tolerance, made.name
