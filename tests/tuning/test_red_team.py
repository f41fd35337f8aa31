"""The gate against the red team: no cheat counts as valid, every honest twin does. `python -m tests.tuning.red_team` runs
all."""

from __future__ import annotations

import signal
from statistics import median

import pytest

from tests.sample import ALL, sample
from tests.tuning.red_team.arena import Arena
from tests.tuning.red_team.cheats import NAMED, Entry, cheats, twins
from tests.tuning.red_team.problems import Problem, spec_of
from tk.tuning.check.gate import VERSION
from tk.tuning.measure.runner import Duel, MeasureJob

pytestmark = pytest.mark.xdist_group("red team")  # one set of references


def by_problem(made: object) -> list[tuple[Entry, Problem]]:
    """Sorted so that those of a problem follow one another; a plain run takes those of some problems."""
    pairs = sorted(made, key=lambda pair: (str(pair[1]), pair[0].name))  # type: ignore[call-overload]
    return [(entry, problem) for entry, problem in pairs if ALL or problem.dtype == "float32" or problem.family == "RMS"]


def name(value: object) -> str:
    return value.name.replace(" ", "-") if isinstance(value, Entry) else str(value)


@pytest.fixture(scope="module")
def arena(tmp_path_factory: pytest.TempPathFactory) -> Arena:
    return Arena(tmp_path_factory.mktemp("red_team"))


def test_the_red_team_is_large_enough() -> None:
    assert len(list(cheats())) >= 200
    assert {problem.family for _, problem in cheats()} >= {"MATMUL", "RMS", "SOFTMAX", "ATTEND", "ADD", "SUM", "GATHER"}


@pytest.mark.parametrize(("entry", "problem"), sample(by_problem(cheats()), 29), ids=name)
def test_a_cheat_is_rejected(arena: Arena, entry: Entry, problem: Problem) -> None:
    measured = arena.judge(entry, problem)
    assert measured.status in ("wrong", "cheated")
    assert measured.detail


@pytest.mark.parametrize(
    ("entry", "problem"),
    [(entry, p) for entry in sample(NAMED, 5) for p in list(entry.problems())[: None if ALL else 1]],
    ids=name,
)
def test_what_the_first_gate_let_through_is_found_by_the_family_made_for_it(
    arena: Arena, entry: Entry, problem: Problem
) -> None:
    assert entry.defence in [family for family, _ in arena.findings(entry, problem)]
    assert arena.judge(entry, problem).status == "wrong"


SLOWS_OTHERS = Entry("slows others down", "duel", ("MATMUL",), {
    "SLOWS_OTHERS": "1", "BEFORE": "arm(); inside = 1;", "AFTER": "inside = 0;",
}, ("float32",), ((96, 128, 512),))  # fmt: skip


def test_who_slows_its_rivals_down_wins_no_duel(arena: Arena) -> None:
    problem = next(SLOWS_OTHERS.problems())
    honest = Entry("as it is", "", ("MATMUL",), {})
    spec = spec_of(problem, arena.folder, 7 << 16)
    against = (arena.build(honest, problem),)
    before, handler = signal.getsignal(signal.SIGALRM), signal.setitimer(signal.ITIMER_REAL, 0)
    try:
        duel = arena.measurer.handle(MeasureJob(spec, arena.build(SLOWS_OTHERS, problem), against=against))
    finally:
        signal.setitimer(signal.ITIMER_REAL, *handler)
        signal.signal(signal.SIGALRM, before or signal.SIG_DFL)
    assert isinstance(duel, Duel)
    assert duel.wrong is None
    assert median(duel.tuned) < 0.9 * median(duel.default)  # pair by pair it is ahead
    assert not duel.faster


@pytest.mark.parametrize("seed", [1, 2, 3] if ALL else [2])
@pytest.mark.parametrize(("entry", "problem"), sample(by_problem(twins()), 13), ids=name)
def test_an_honest_twin_passes(arena: Arena, entry: Entry, problem: Problem, seed: int) -> None:
    measured = arena.judge(entry, problem, seed)
    assert measured.status == "valid", measured.detail
    assert measured.proof.gate == VERSION
