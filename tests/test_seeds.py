"""What tests draw is another each day, and the same whichever tests ran before."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch

from tests import seeds

FRESH = re.compile(r"\brandom\.Random\(\)|\bSystemRandom\b|\btorch\.seed\(\)|\bSeedSequence\(\)")
TESTS = """
import random
import pytest
import numpy as np

ARRAY = np.random.default_rng().random()

@pytest.fixture(scope="module")
def made():
    return np.random.rand()

def show(name, *numbers):
    print("drew", name, *numbers)

def test_one():
    show("one", ARRAY, np.random.rand(), random.random())

def test_two(made):
    show("two", made, np.random.rand())

@pytest.mark.parametrize("number", range(2))
def test_three(number, made):
    show("three", number, made, np.random.rand(), np.random.default_rng().random())
"""


def drawn() -> list[float]:
    generator = np.random.default_rng()
    return [random.random(), float(np.random.rand()), float(generator.random()), torch.rand(1, dtype=torch.float64).item()]


def test_a_name_and_a_day_tell_what_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    found = []
    for name, day in (("a", "2026-11-29"), ("b", "2026-11-29"), ("a", "2026-11-30"), ("a", "2026-11-29")):
        monkeypatch.setattr(seeds, "SEED", day)
        seeds.begin(name)
        found.append(drawn())
    assert found[0] == found[3]
    assert len({each for numbers in found[:3] for each in numbers}) == 12


def test_a_generator_with_a_seed_is_that_seed_s() -> None:
    assert np.random.default_rng(3).random() == np.random.Generator(np.random.PCG64(3)).random()


def test_what_is_made_for_several_takes_no_numbers_of_a_test() -> None:
    seeds.begin("a")
    alone = [drawn(), drawn()]
    seeds.begin("a")
    found = [drawn()]
    with seeds.apart("made"):
        made = drawn()
    found.append(drawn())
    assert found == alone
    seeds.begin("made")
    assert made == drawn()


def test_a_library_is_seeded_when_a_test_imports_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "drawing.py").write_text("seeds = []\nclass default_generator:\n    manual_seed = seeds.append\n")
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setattr(seeds, "_LIBRARIES", ("drawing",))
    monkeypatch.delitem(sys.modules, "drawing", raising=False)
    seeds.begin("a")
    import drawing

    assert len(drawing.seeds) == 1
    seeds.begin("a")
    assert len(set(drawing.seeds)) == 1 < len(drawing.seeds)


def test_a_test_alone_draws_what_it_draws_among_others(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    for name in ("__init__.py", "conftest.py", "sample.py", "seeds.py"):
        shutil.copy(Path(__file__).with_name(name), tmp_path / "tests" / name)
    (tmp_path / "tests/test_it.py").write_text(TESTS)

    def run(*tests: str) -> list[str]:
        command = [sys.executable, "-m", "pytest", "-qs", "-p", "no:cacheprovider", *tests]
        done = subprocess.run(command, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True, timeout=300)
        return sorted(re.findall(r"drew .*", done.stdout))

    environment = {**os.environ, "PYTHONPATH": str(tmp_path)}
    together = run("tests")
    assert len(together) == 4
    assert run("tests/test_it.py::test_three[1]", "tests/test_it.py::test_one") == [together[0], together[2]]


def test_no_test_draws_what_cannot_be_drawn_again() -> None:
    """Of NumPy's generators those without a seed can."""
    root = Path(__file__).parent
    found = {
        f"{path.relative_to(root)}:{number}"
        for path in root.rglob("*.py")
        if path != Path(__file__)
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if FRESH.search(line)
    }
    assert not found
