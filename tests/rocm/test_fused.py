"""What users' models fuse, drawn anew each day, in the emulator: a few programs of `python -m tests.rocm.fused`."""

from __future__ import annotations

import datetime
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.rocm.fused import KINDS, draw
from tests.sample import ALL
from tk.rocm.linker import find_linker

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]


@pytest.mark.rotated(3)
def test_programs_of_the_day(tmp_path: Path) -> None:
    seed = os.environ.get("TK_TEST_SEED") or str(datetime.datetime.now(datetime.UTC).date())
    given = ["--n", "40" if ALL else "2", "--seed", seed.replace("-", ""), "--file", str(tmp_path / "fused.jsonl")]
    done = subprocess.run([sys.executable, "-m", "tests.rocm.fused", *given], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr[-2000:]
    assert "'pass': " in done.stdout


def test_draws_every_kind_on_every_architecture() -> None:
    drawn = [draw(seed) for seed in range(120)]
    assert {module.says.split()[0] for module, *_ in drawn} == set(KINDS)
    assert len({(module.says.split()[0], arch) for module, _, arch, *_ in drawn}) == 5 * len(KINDS)
    again = draw(7)
    assert (drawn[7][0].says, *drawn[7][1:]) == (again[0].says, *again[1:])
