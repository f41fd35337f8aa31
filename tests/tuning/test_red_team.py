"""The gate against the red team: no cheat counts as valid, every honest twin does. `python -m tests.tuning.red_team` runs
all, with `drawn SEED` at sizes that are drawn."""

from __future__ import annotations

import time
from dataclasses import replace
from random import Random

import pytest

from tests.sample import ALL, SEED, sample
from tests.tuning.red_team.arena import SEEDS, Arena
from tests.tuning.red_team.cheats import CHEATS, NAMED, TWINS, Entry, cheats, drawn, twins
from tests.tuning.red_team.problems import Problem, spec_of
from tk.tuning.check.gate import VERSION
from tk.tuning.measure import runner
from tk.tuning.measure.bench import Timer, Times
from tk.tuning.measure.kernel import Kernel
from tk.tuning.measure.runner import Duel, MeasureJob
from tk.tuning.measure.watch import Watch

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


@pytest.mark.parametrize(("entry", "problem"), sample(by_problem(cheats()), 50), ids=name)
def test_a_cheat_is_rejected(arena: Arena, entry: Entry, problem: Problem) -> None:
    measured = arena.judge(entry, problem)
    assert measured.status in ("wrong", "cheated")
    assert measured.detail


@pytest.mark.parametrize(("entry", "problem"), sample(drawn(CHEATS, SEED), 60), ids=name)
def test_a_cheat_of_a_drawn_size_is_rejected(arena: Arena, entry: Entry, problem: Problem) -> None:
    assert arena.judge(entry, problem).status in ("wrong", "cheated")


@pytest.mark.parametrize(("entry", "problem"), sample(drawn(TWINS, SEED), 30), ids=name)
def test_an_honest_twin_of_a_drawn_size_passes(arena: Arena, entry: Entry, problem: Problem) -> None:
    measured = arena.judge(entry, problem)
    assert measured.status == "valid", measured.detail


@pytest.mark.parametrize(
    ("entry", "problem"),
    [(entry, p) for entry in sample(NAMED, 5) for p in list(entry.problems())[: None if ALL else 1]],
    ids=name,
)
def test_what_the_first_gate_let_through_is_found_by_the_family_made_for_it(
    arena: Arena, entry: Entry, problem: Problem
) -> None:
    # sparse inputs may miss what is wrong with one of many terms: not in each draw
    assert any(entry.defence == family for seed in range(1, 6) for family, _ in arena.findings(entry, problem, seed))
    assert arena.judge(entry, problem).status == "wrong"


def test_the_band_follows_what_exponents_make_of_a_rounding(arena: Arena) -> None:
    """Scaled inputs of one draw move attention by 45 unit roundoffs where each moves by one, those of another by 4: an honest
    order of summation was rejected."""
    problem = Problem("ATTEND", "float32", 24, 16, 96)
    bands = []
    for seed in (1, 2):
        spec = replace(spec_of(problem, arena.folder, seed * SEEDS), key=f"band {seed}")
        trials = arena.measurer._testbed(spec).trials
        bands.append(next(trial.bands[0].error for trial in trials if trial.plan.name == "scaled"))
        assert arena.judge(Entry("as it is", "", ("ATTEND",), {}), problem, seed).status == "valid"
    assert 5 * bands[1] < bands[0] < 1e-4


@pytest.mark.parametrize("seed", [1, 7, 8])
def test_large_values_among_small_ones_are_exponents_too(arena: Arena, seed: int) -> None:
    """Spikes and impulses, whose products are ten times those of normal values: eight of twelve draws were rejected."""
    problem = Problem("ATTEND", "float32", 2, 17, 184)
    assert arena.judge(Entry("as it is", "", ("ATTEND",), {}), problem, seed).status == "valid"


def cheat(name: str, family: str) -> Entry:
    return next(entry for entry in CHEATS if entry.name == name and family in entry.families)


@pytest.mark.sampled(7)
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
@pytest.mark.parametrize("looks", [each.name for each in CHEATS if each.name.startswith("looks ") or "pause" in each.name])
def test_who_looks_at_a_part_of_its_inputs_or_its_result_is_found_out(arena: Arena, looks: str, seed: int) -> None:
    """Inputs of timed calls differed in all but their ends, which are a quarter of so few bytes, and outputs were poisoned
    whole: a kernel that looks at 64 bytes of its inputs and at eight of its result saw the difference. One that looks at the
    clock saw that calls that are judged came after a pause, or soon after one."""
    random = Random(f"{SEED} {seed}")
    m, n, k = (2, 9, 42) if seed == 1 else (random.randint(2, 6), 9, random.randint(42, 90))
    entry = next(each for each in CHEATS if each.name == looks)
    families = [family for family in entry.families if family in ("ACT", "ATTEND")]
    assert families
    for problem in (Problem(family, dtype, m, n, k) for family in families for dtype in entry.dtypes):
        assert arena.judge(entry, problem, seed).status in ("wrong", "cheated"), problem


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_who_remembers_its_last_call_alone_is_faster_for_inputs_that_it_has_seen(arena: Arena, seed: int) -> None:
    """Half of the calls with such inputs followed one with others, and were as slow as these. Where other work takes the
    processor away, times of one judgement may say nothing; of several, one does."""
    entry = cheat("replay of the last call, by all of its inputs and its result", "MATMUL")
    judged = (arena.judge(entry, Problem("MATMUL", "float32", 96, 128, 512), seed) for _ in range(5))
    assert any(measured.status == "cheated" and "given before" in measured.detail for measured in judged)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.parametrize(("m", "k"), [(7, 187), *((m, 91 + 13 * m) for m in range(2, 32, 7))])
def test_a_last_key_shows_where_weights_are_nearly_equal(arena: Arena, m: int, k: int, seed: int) -> None:
    """One row sees it, and may give it no weight: among 7 rows and 187 keys no family found that it was left out."""
    problem = Problem("ATTEND", "bfloat16", m, 8, k)
    found = {family for family, _ in arena.findings(cheat("last k dropped", "ATTEND"), problem, seed)}
    assert found & {"even", "impulses 1"}
    assert arena.judge(Entry("as it is", "", ("ATTEND",), {}), problem, seed).status == "valid"


def test_a_call_that_waits_takes_no_time_of_a_processor(arena: Arena) -> None:
    """What else runs must not hide that a kernel is faster for what it has seen."""
    problem = Problem("ADD", "float32", 7, 1, 333)
    bed = arena.measurer._testbed(spec_of(problem, arena.folder, 5 << 16))
    kernel = Kernel(arena.build(Entry("as it is", "", ("ADD",), {}), problem))
    timer = Timer(lambda *_: time.sleep(0.5), Watch(bed, kernel), arena.measurer.device)
    assert min(timer.alone_with(lambda: None) for _ in range(3)) < 0.25  # what the pool's threads spin meanwhile is counted


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("before", "wins"), [(1.0e-3, False), (1.2e-3, False), (2.0e-3, True)])
def test_who_slows_its_rivals_down_wins_no_duel(
    arena: Arena, monkeypatch: pytest.MonkeyPatch, before: float, wins: bool
) -> None:
    problem, honest = Problem("ADD", "float32", 7, 1, 333), Entry("as it is", "", ("ADD",), {})
    beside = [Times((2.0e-3,) * 15, (2.0e-3,) * 15), Times((1.2e-3,) * 15, (1.2e-3,) * 15)]  # the rival, the challenger
    monkeypatch.setattr(runner, "duel", lambda timers, settings, rivals: beside)
    monkeypatch.setattr(runner, "sample_until_ranked", lambda call, settings: [before] * 9)
    path = arena.build(honest, problem)
    duel = arena.measurer.handle(MeasureJob(spec_of(problem, arena.folder, 7 << 16), path, against=(path,)))
    assert isinstance(duel, Duel)
    assert duel.wrong is None
    assert duel.faster == wins
    assert (duel.proof is not None) == wins


def test_who_wins_by_its_times_meets_all_families(arena: Arena, monkeypatch: pytest.MonkeyPatch) -> None:
    problem, wrong = Problem("ADD", "float32", 7, 1, 333), cheat("NaN swallowed", "ADD")
    default, path = arena.build(Entry("as it is", "", ("ADD",), {}), problem), arena.build(wrong, problem)
    spec = spec_of(problem, arena.folder, 7 << 16)
    assert arena.measurer.handle(MeasureJob(spec, path)).status == "valid"  # on the cheap families
    monkeypatch.setattr(runner, "sample_until_ranked", lambda call, settings: [2e-3] * 9)
    for seconds, status in ((1e-3, ("wrong",)), (3e-3, ())):
        beside = [Times((2e-3,) * 15, (2e-3,) * 15), Times((seconds,) * 15, (seconds,) * 15)]
        monkeypatch.setattr(runner, "duel", lambda timers, settings, rivals, beside=beside: beside)
        duel = arena.measurer.handle(MeasureJob(replace(spec, key=f"duel {seconds}"), path, against=(default,)))
        assert (duel.wrong or ())[:1] == status
        assert not duel.faster


@pytest.mark.parametrize("seed", [1, 2, 3] if ALL else [2])
@pytest.mark.parametrize(("entry", "problem"), sample(by_problem(twins()), 13), ids=name)
def test_an_honest_twin_passes(arena: Arena, entry: Entry, problem: Problem, seed: int) -> None:
    measured = arena.judge(entry, problem, seed)
    assert measured.status == "valid", measured.detail
    assert measured.proof.gate == VERSION
