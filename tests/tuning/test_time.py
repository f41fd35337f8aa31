"""What a job promises about time and shares, on a simulated clock: budgets, ETAs, a turn for every task, replay."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.sample import SEED, sample
from tests.tuning.functions import add
from tests.tuning.simulation import SimulatedJob, Times
from tk.schedule.discover import discover
from tk.target import Target, resolve
from tk.tuning.database.store import Database
from tk.tuning.events import Event
from tk.tuning.job import JobOptions
from tk.tuning.measure.build import BuildJob, KitJob, ReferenceJob
from tk.tuning.measure.runner import MeasureJob
from tk.tuning.search.searcher import SearchJob
from tk.tuning.state import CALLS, DUEL_SECONDS, Limits
from tk.tuning.tasks import Task, task_of, without_record


def some_tasks(count: int, target: Target) -> list[Task]:
    return [task_of(add(64 * (number + 1)), target, discover(target.kind)[-1:], f"add{number}") for number in range(count)]


@pytest.fixture(params=["cpu", "h200"])
def target(request: pytest.FixtureRequest) -> Target:
    """A target whose stages take turns, and one whose stages overlap."""
    return resolve(request.param)


SHAPES = {  # (tasks, times, builders, devices)
    "one task": (1, Times(), 2, 1),
    "slow builds": (4, Times(build=8.0), 2, 1),
    "slow measurements": (4, Times(measure=3.0), 14, 1),
    "many tasks": (24, Times(build=1.5, measure=0.3), 14, 2),
    "uneven": (6, Times(spread=0.9), 8, 1),
}


@pytest.mark.parametrize(
    ("shape", "budget"), sample([(shape, budget) for shape in SHAPES for budget in (300.0, 1800.0)], 2, by=lambda pair: pair[0])
)
def test_a_budget_is_kept_within_a_twentieth_and_a_candidate(
    database: Database, target: Target, shape: str, budget: float
) -> None:
    count, times, builders, devices = SHAPES[shape]
    job = SimulatedJob(
        some_tasks(count, target), target, database, JobOptions(budget=budget), times, builders=builders, devices=devices
    )
    report = job.run()
    candidate = (1 + times.spread) * (times.build + times.measure)
    assert report.stopped == "budget"
    assert 0.9 * budget - candidate <= report.seconds <= 1.05 * budget + candidate
    assert all(task.verdict for task in report.tasks)


@pytest.mark.sampled(4)
@pytest.mark.parametrize("shape", list(SHAPES))
def test_after_a_tenth_the_eta_is_within_thirty_percent(database: Database, target: Target, shape: str) -> None:
    count, times, builders, devices = SHAPES[shape]
    etas: list[tuple[float, float]] = []

    def note(event: Event) -> None:
        if event.kind == "trial" and event.eta is not None:
            etas.append((event.elapsed, event.eta))

    options = JobOptions(trials=100 * count + 200, limits=Limits(batch=16), seed=1)
    job = SimulatedJob(some_tasks(count, target), target, database, options, times, note, builders=builders, devices=devices)
    total = job.run().seconds
    estimates = [(at, eta) for at, eta in etas if 0.1 * total <= at <= 0.6 * total]
    assert estimates
    for at, eta in estimates:
        assert eta == pytest.approx(total - at, rel=0.3), f"at {at:.0f} of {total:.0f} s"


@pytest.mark.parametrize("count", [3, 24])
def test_every_task_has_its_turn_and_a_verdict(database: Database, target: Target, count: int) -> None:
    """However unequal they are: the first gains without end, the others nothing."""
    times = Times(cost=lambda label, number: 1e-3 / (2 + number) if label == "add0" else 2e-3)
    tasks = some_tasks(count, target)
    for options in (JobOptions(trials=2 * count), JobOptions(budget=40.0 + 6 * count)):
        with Database(":memory:") as fresh:
            report = SimulatedJob(tasks, target, fresh, options, times, builders=4).run()
            assert min(task.trials for task in report.tasks) >= 1
            assert all(task.verdict for task in report.tasks)
            assert without_record(tasks, fresh, target) == []


@pytest.mark.parametrize("slowness", [3.0, 12.0])
def test_where_duels_take_long_those_that_gain_most_have_their_verdict(target: Target, slowness: float) -> None:
    """On a machine that does other work: each task's first duel was held, no task's last, and none had a verdict."""
    times = Times(duel=slowness, cost=lambda label, number: 1e-3 - 5e-7 * (1 + int(label.split(":")[0][3:])) + 1e-10 * number)
    tasks, verdicts = some_tasks(16, target), []

    def note(event: Event) -> None:
        if event.kind == "verdict":
            verdicts.append(event)

    with Database(":memory:") as database:
        options = JobOptions(budget=300.0, limits=Limits(batch=4))
        report = SimulatedJob(tasks, target, database, options, times, note, builders=8).run()
    judged = [number for number, task in enumerate(report.tasks) if task.verdict]
    assert judged
    assert judged == list(range(16 - len(judged), 16))  # the last gain most
    assert len(verdicts) == len(judged)
    each = 3 * slowness * (DUEL_SECONDS["gpu" if target.is_gpu else "cpu"] + CALLS * 1e-3)
    assert len(judged) >= 0.04 * 300 / each - 1  # what duels may take beyond the budget goes into whole verdicts
    assert report.seconds <= 1.05 * 300 + each


def test_a_winner_is_kept_when_the_time_is_over_before_its_last_duel() -> None:
    target = resolve("cpu")
    times = Times(duel=30.0, cost=lambda label, number: 1e-3 / (2 + number % 3))
    with Database(":memory:") as database:
        options = JobOptions(budget=200.0, limits=Limits(batch=4))
        report = SimulatedJob(some_tasks(1, target), target, database, options, times, builders=8).run()
        assert report.tasks[0].verdict == "tuned"
        assert without_record(some_tasks(1, target), database, target) == []


def test_all_tasks_have_a_first_round_where_the_time_is_short() -> None:
    """However uneven the builds are that the time is guessed by."""
    target = resolve("h200")
    times, tasks = Times(build=2.0, spread=0.9), some_tasks(40, target)
    for budget in (60.0, 80.0):
        with Database(":memory:") as fresh:
            options = JobOptions(budget=budget, each=8)
            report = SimulatedJob(tasks, target, fresh, options, times, builders=8, devices=2).run()
            assert min(task.trials for task in report.tasks) >= 1
            assert all(task.verdict for task in report.tasks)


def test_each_limits_every_task(database: Database, target: Target) -> None:
    tasks = some_tasks(5, target)
    report = SimulatedJob(tasks, target, database, JobOptions(each=7), Times(), builders=8).run()
    assert [task.trials for task in report.tasks] == [7] * 5
    assert report.stopped == "done"
    assert all(task.verdict for task in report.tasks)
    again = SimulatedJob(tasks, target, database, JobOptions(each=7), Times(), builders=8).run()
    assert (again.trials, again.seconds) == (0, 0.0)
    more = SimulatedJob(tasks, target, database, JobOptions(each=9), Times(), builders=8).run()
    assert more.trials == 10


def test_a_space_that_ends_closes_its_task(database: Database, target: Target) -> None:
    report = SimulatedJob(some_tasks(2, target), target, database, JobOptions(trials=1000), Times(), space=11).run()
    assert report.stopped == "done"
    assert [task.trials for task in report.tasks] == [11, 11]
    assert all("every candidate" in task.note for task in report.tasks)


def drawn_job(random: Random) -> tuple[Target, int, JobOptions, Times, dict[str, int | None]]:
    """A target, how many tasks, the options, and times of which some make one stage wait for another; some children fail."""
    target = resolve(random.choice(["cpu", "h200"]))
    count = random.choice([1, 2, 3, 7])
    limits = Limits(batch=random.choice([1, 4, 16]))
    ends: dict[str, Any] = {"trials": random.choice([None, 1, 9, 200]), "each": random.choice([None, 1, 5, 40])}
    if random.random() < 0.3 or ends == {"trials": None, "each": None}:
        ends["budget"] = random.choice([5.0, 30.0, 200.0])
    share = random.choice([0.0, 0.0, 0.05, 0.3])
    failing = random.choice([SearchJob, KitJob, ReferenceJob, BuildJob, MeasureJob])
    times = Times(
        *(random.choice([0.01, 0.3, 4.0]) for _ in range(4)), spread=random.choice([0.0, 0.9]),
        fails=lambda job: isinstance(job, failing) and random.random() < share,
    )  # fmt: skip
    sizes: dict[str, int | None] = {name: random.choice([1, 2, 8]) for name in ("builders", "devices", "searchers")}
    space = random.choice([None, 0, 1, 3, 11, 40]) if "budget" in ends else random.choice([0, 1, 3, 11, 40])
    return target, count, JobOptions(**ends, limits=limits), times, sizes | {"space": space}


@pytest.mark.parametrize("number", range(30))
def test_any_job_ends(database: Database, number: int) -> None:
    """However long a stage takes beside the others, whatever fails, and whatever its end is."""
    random = Random(f"{SEED} {number}")
    target, count, options, times, sizes = drawn_job(random)
    report = SimulatedJob(some_tasks(count, target), target, database, options, times, **sizes).run()
    if report.stopped != "budget":  # those that no trial was left for stay open
        assert all(task.verdict for task in report.tasks if task.trials or report.stopped == "done")
    for task in report.tasks:
        space = sizes["space"]
        assert task.trials <= min(options.each or task.trials, task.trials if space is None else space)
        if "every candidate" in task.note:
            assert report.stopped == "budget" or task.trials == space, "candidates were lost"
    if sizes["space"] is not None and options.trials is None and options.each is None and report.stopped == "done":
        assert all(task.trials == sizes["space"] or task.note for task in report.tasks)


def test_the_stages_of_a_gpu_overlap_and_two_measure_almost_twice_as_many() -> None:
    """Builds are quick enough for two devices: then the devices set the rate, and are hardly ever idle."""
    target = resolve("h200")
    reports = []
    for devices in (1, 2):
        with Database(":memory:") as database:
            times = Times(build=1.2, measure=0.25)
            options = JobOptions(budget=120.0, limits=Limits(batch=16))
            job = SimulatedJob(some_tasks(1, target), target, database, options, times, builders=14, devices=devices)
            reports.append(job.run())
    one, two = reports
    assert one.idle < 0.05
    assert one.rate > 0.85 / 0.25
    assert two.rate > 1.7 * one.rate


def test_replayed_times_give_the_same_job(target: Target) -> None:
    """The same seed, and the times of a log: the same proposals in the same order, the same winners."""
    runs = []
    for _ in range(2):
        with Database(":memory:") as database:
            job = SimulatedJob(some_tasks(4, target), target, database, JobOptions(trials=120, seed=3), Times(), builders=4)
            report = job.run()
            winners = [(task.label, task.trials, task.tuned_secs, dict(task.decisions)) for task in report.tasks]
            runs.append((job.log, winners, report.seconds))
    assert runs[0] == runs[1]


def test_a_plan_times_nothing_while_it_builds(database: Database, target: Target) -> None:
    tasks = some_tasks(6, target)
    job = SimulatedJob(tasks, target, database, JobOptions(trials=100), Times(), builders=3)
    overlaps = []
    measure = job._measure
    job._measure = lambda work: (overlaps.append(job._pools.builders.pending), measure(work))[1]  # type: ignore[method-assign]
    report = job.plan()
    assert overlaps == [0] * len(tasks)
    assert all(task.default_secs for task in report.tasks)
    assert report.seconds > report.tasks[0].default_secs
