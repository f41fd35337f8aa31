"""Random fused chains on this machine's GPU, against float64. `TK_CHAINS=300` runs more of them than by default."""

import os
from pathlib import Path

import pytest

from tests.chains import chain
from tests.schedules.cuda.chain_modules import error_of
from tk.target import resolve

SEEDS = {*range(int(os.environ.get("TK_CHAINS", "48"))), 76, 204}  # the last two: groups that share what they widen


@pytest.mark.parametrize("seed", sorted(SEEDS))
def test_a_chain_matches_float64(seed: int, tmp_path: Path) -> None:
    target, made = resolve("auto"), chain(seed)
    assert error_of(made, target, tmp_path, seed) <= made.tolerance, made.name
