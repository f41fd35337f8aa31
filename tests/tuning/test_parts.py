"""The parts that need no process: budgets, sharing, statistics, spaces, searches, tasks, why, the page."""

from __future__ import annotations

import random
import re
import time
from collections import Counter
from itertools import cycle
from pathlib import Path
from types import ModuleType
from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest
import tvm
from click.testing import CliRunner

from tests.tuning.database.test_store import record
from tests.tuning.database.test_store import task_of as key_of
from tests.tuning.functions import add, matmul_relu
from tk.commands.db import db
from tk.errors import DatabaseError, UsageError
from tk.report.terminal import Terminal
from tk.report.tuning_html import write
from tk.schedule.apply import schedule_module
from tk.schedule.discover import discover, find
from tk.target import Target, resolve
from tk.tuning.api import tasks_of
from tk.tuning.budget import devices_of, seconds_of, text_of
from tk.tuning.check.gate import analytic
from tk.tuning.check.traits import traits
from tk.tuning.database.store import METASCHEDULE, Database
from tk.tuning.database.workload import canonical
from tk.tuning.events import TaskReport, TuneReport
from tk.tuning.job import expected_secs
from tk.tuning.measure.bench import LOOKS, Settings, Timer, duel, faster, sample_until_ranked, settings_for, slower
from tk.tuning.measure.build import is_atomic
from tk.tuning.measure.runner import physics
from tk.tuning.packing import split
from tk.tuning.progress import Lines, micros
from tk.tuning.search.evolutionary import EvolutionarySearch
from tk.tuning.search.knobs import ConfigSearch
from tk.tuning.search.proposal import Proposal, Result
from tk.tuning.search.space import legal_configs, searched_rule, space_key
from tk.tuning.share import Standing, expected_gain, next_task
from tk.tuning.tasks import extract, task_of, without_record


@pytest.mark.parametrize(
    ("text", "seconds"), [("90s", 90), ("30m", 1800), ("1h30m", 5400), ("45", 45), (12.5, 12.5), ("0.5m", 30)]
)
def test_durations(text: str | float, seconds: float) -> None:
    assert seconds_of(text) == seconds


@pytest.mark.parametrize("text", ["", "soon", "10x", "m", "-5s"])
def test_what_is_no_duration(text: str) -> None:
    with pytest.raises(UsageError, match="no duration"):
        seconds_of(text)


def test_devices() -> None:
    assert devices_of(None) == (0,)
    assert devices_of("cuda:0, cuda:3") == (0, 3)
    for text in ("cpu", "cuda:0,cuda:0", "cuda:"):
        with pytest.raises(UsageError):
            devices_of(text)


def test_durations_as_text() -> None:
    assert [text_of(seconds) for seconds in (None, 12.2, 75, 3725)] == ["?", "12 s", "1m 15s", "1h 02m"]
    assert [micros(seconds) for seconds in (None, 1.5e-6, 2.5e-3, 123e-6, 2.0)] == [
        "–",
        "1.50 µs",
        "2.50 ms",
        "123 µs",
        "2.00 s",
    ]


def test_the_budget_goes_to_the_task_that_promises_most() -> None:
    stuck = Standing(1, 1e-3, [2e-3] * 12)
    improving = Standing(1, 1e-4, [2e-3, 1.5e-3, 1e-3])
    fresh = Standing(1, 1e-3, [5e-4])
    assert next_task([stuck, improving, fresh], [True] * 3) == 2  # nothing is known of it yet
    assert next_task([stuck, improving, fresh], [True, True, False]) == 1
    assert next_task([stuck], [False]) is None
    assert expected_gain(Standing(1, 1e-3, [1e-3, 1e-3])) == 0  # at its bound
    assert expected_gain(Standing(10, 1e-4, [2e-3, 1.5e-3])) == 10 * expected_gain(Standing(1, 1e-4, [2e-3, 1.5e-3]))


def noisy(base: float, generator: random.Random) -> object:
    return lambda number: base * (1 + 0.02 * generator.random())


def disturbed(seconds: float, generator: random.Random) -> object:
    return lambda number: seconds * generator.uniform(1, 1.5 if generator.random() < 0.33 else 1.01)


def test_samples_stop_when_they_rank() -> None:
    settings = Settings(seconds=5.0)
    assert len(sample_until_ranked(lambda number: 1e-3, settings)) == settings.least
    assert len(sample_until_ranked(lambda number: 1e-3, settings, best=1e-4)) == 3  # hopeless
    jumping = iter(np.random.default_rng(0).uniform(1e-3, 2e-3, 1000).tolist())
    assert len(sample_until_ranked(lambda number: next(jumping), settings)) > 20


def test_what_is_clearly_slower_takes_few_samples_of_a_gpu() -> None:
    for target, slower_by, few in (("h200", 1.2, True), ("h200", 1.05, False), ("cpu", 1.2, False)):
        wide = cycle(slower_by * scatter for scatter in (1.0, 1.3, 1.9))
        samples = sample_until_ranked(lambda number, wide=wide: next(wide), settings_for(resolve(target)), best=1.0)
        assert (len(samples) == 3) == few, (target, slower_by)


def test_one_slow_call_does_not_make_a_sample_of_one_call() -> None:
    """A 20 µs kernel whose first calls wake its threads up."""
    numbers: list[int] = []

    def call(number: int) -> float:
        numbers.append(number)
        return 4e-3 if len(numbers) <= 2 else 2e-5 + 4e-5 / number

    samples = sample_until_ranked(call, Settings())
    assert numbers[-1] * samples[-1] >= Settings().sample / 2
    assert min(samples) < 2.2e-5


class Unwatched:
    """Argument lists of which no call is judged."""

    def __init__(self, sets: int = 1) -> None:
        self.sets: list[tuple[()]] = [()] * sets

    def chosen(self, indices: list[int]) -> list[int]:
        return []

    def spent(self, seconds: float) -> None:
        """Nothing is judged, however much time is there."""


class FakeTimer:
    """A timer of a kernel whose calls take `call(number)` seconds, in a row as alone."""

    def __init__(self, call: Any) -> None:
        self.call = call

    def alone(self) -> float:
        return float(self.call(1))


class FakeEvents:
    """A GPU that takes `seconds` for a row of calls, and notes for how long it was to be kept busy before each."""

    def __init__(self) -> None:
        self.seconds, self.ahead = 1e-4, []

    def reset(self) -> None:
        """No cache to reset."""

    def start(self, ahead: float) -> None:
        self.ahead.append(ahead)

    def stop(self) -> float:
        return self.seconds


def test_short_kernels_are_not_timed_with_the_hosts_launches(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tk.tuning.measure.cuda_events.Events", FakeEvents)
    timer = Timer(lambda: time.sleep(1e-3), Unwatched(3), type("Gpu", (), {"dlpack_device_type": staticmethod(lambda: 2)}))
    assert timer.call(2) == 0.5e-4
    timer.events.seconds = 1.0  # long kernels next: the host is far ahead of them
    timer.call(3)
    timer.call(3)
    first, second, third = timer.events.ahead
    assert first == third == 0.0
    assert second >= 3e-3


def test_a_duel_is_won_only_when_it_is_clear() -> None:
    generator = random.Random(1)
    for base, wins in ((1.0e-3, False), (0.995e-3, False), (0.9e-3, True), (1.2e-3, False)):
        timers = [FakeTimer(noisy(secs, generator)) for secs in (1e-3, base)]
        default, tuned = duel(timers, Settings())  # type: ignore[arg-type]
        assert faster(default.row, tuned.row) is wins
        assert base == 0.995e-3 or len(tuned.row) == LOOKS[0]  # what is clear is over soon
        assert slower(default.alone, tuned.alone) is (base > 1.1e-3)
        if wins:  # one of many rivals is fast by luck
            assert faster(default.row, tuned.row, rivals=3)


def test_a_duel_on_a_busy_machine_goes_on_until_it_is_clear() -> None:
    """Every third call is disturbed: ten rounds say little of five parts in a hundred."""
    won = early = 0
    for seed in range(20):
        generator = random.Random(seed)

        timers = [FakeTimer(disturbed(each, generator)) for each in (1e-3, 0.95e-3)]
        times = duel(timers, Settings(), rivals=3)  # type: ignore[arg-type]
        won += faster(times[0].row, times[1].row, 3)
        early += faster(times[0].row[: LOOKS[0]], times[1].row[: LOOKS[0]], 3)
    assert won >= 10 > 3 * early
    even = [FakeTimer(noisy(1e-3, random.Random(seed))) for seed in range(2)]
    slow = duel(even, Settings(duel=0.0))  # type: ignore[arg-type]
    assert len(slow[0].row) == LOOKS[0]  # the time is over


def test_physics_is_strict_on_a_gpu_and_an_order_of_magnitude_on_a_cpu(cpu: Target) -> None:
    h200 = resolve("h200")
    flops, moved = 2 * 4096**3, 3 * 2 * 4096**2
    assert physics(h200, flops, moved, "bfloat16") == pytest.approx(0.7 * flops / 989e12)
    assert physics(cpu, 0.0, 1e9, "float32") == 0.0


def test_the_space_is_that_of_the_rule_that_schedules_untuned(cpu: Target, toy: ModuleType) -> None:
    rules = discover("cpu")
    found = searched_rule(toy.tile_func(), cpu, rules)
    assert found is not None
    assert found[0].name == "toy.tile"
    assert space_key(toy.tile_func(), cpu, rules) == ("toy.tile", 1)
    assert space_key(toy.tile_func(), cpu, rules[-1:]) == METASCHEDULE  # the last rule has no knobs


def test_legal_configs_start_with_the_default_and_hold_no_refused_one(cpu: Target, toy: ModuleType) -> None:
    configs = legal_configs(toy.TILE, "tile", cpu, np.random.default_rng(0))
    assert configs[0] == toy.TileConfig(1, 1)
    assert len(configs) == len(set(configs)) == 15
    assert all(config.vector <= config.tile for config in configs)


def searched(search: object, rounds: int, batch: int, cost: object) -> list[Proposal]:
    found: list[Proposal] = []
    for _ in range(rounds):
        proposals = search.propose(batch)  # type: ignore[attr-defined]
        found += proposals
        search.learn([Result(p.trace, p.decisions, cost(p)) for p in proposals])  # type: ignore[attr-defined,operator]
    return found


def test_the_same_seed_and_times_give_the_same_search(cpu: Target) -> None:
    mod = canonical(matmul_relu(64, 64, 64))
    found = searched_rule(mod["main"], cpu, discover("cpu"))
    assert found is not None
    log: dict[str, float] = {}

    def replayed(proposal: Proposal) -> float:
        return log.setdefault(proposal.trace, 1e-3 * (1 + len(log) % 7))

    with cpu.tvm():
        first = searched(ConfigSearch(mod, cpu, *found, seed=5), 3, 8, replayed)
        second = searched(ConfigSearch(mod, cpu, *found, seed=5), 3, 8, replayed)
        other = searched(ConfigSearch(mod, cpu, *found, seed=6), 3, 8, replayed)
    assert first == second
    assert [p.trace for p in first] != [p.trace for p in other]


@pytest.mark.rotated(6)
def test_metaschedule_searches_the_same_with_the_same_seed_and_times(cpu: Target) -> None:
    mod = canonical(matmul_relu(64, 64, 64))
    log: dict[str, float] = {}

    def replayed(proposal: Proposal) -> float:
        return log.setdefault(proposal.trace, 1e-3 * (1 + len(log) % 7))

    with cpu.tvm():
        first = searched(EvolutionarySearch(mod, cpu, 5, 1, 8), 2, 8, replayed)
        second = searched(EvolutionarySearch(mod, cpu, 5, 1, 8), 2, 8, replayed)
    assert len({p.trace for p in first}) >= 14
    assert [p.trace for p in first] == [p.trace for p in second]


def test_the_model_finds_the_best_config_before_most_are_tried(cpu: Target) -> None:
    rule = find("cpu", "cpu.matmul")
    mod = canonical(matmul_relu(512, 512, 512))
    match = rule.match(mod["main"], cpu)
    search = ConfigSearch(mod, cpu, rule, match, seed=1)

    def cost(proposal: Proposal) -> float:
        knobs = proposal.decisions
        return 1.0 + abs(np.log2(knobs["rows"]) - 3) + abs(knobs["vectors"] - 2) + 0.1 * abs(np.log2(knobs["chunk"]) - 2)

    with cpu.tvm():
        best = min(cost(Proposal("", d)) for d in search.decisions)
        tried = searched(search, 4, 12, cost)
    assert len(search.decisions) > 2 * len(tried)
    assert min(cost(proposal) for proposal in tried) <= best * 1.1


@pytest.mark.parametrize("rule", ["cuda.scatter", "cuda.sort", "cuda.matmul_skinny"])
def test_atomic_operations_are_found_without_printing_the_kernel(rule: str) -> None:
    """Which took 17 ms of a build, a twentieth of what it takes beside the assembler."""
    target = resolve("h200")
    cases = find("cuda", rule).cases
    answers = []
    with target.tvm():
        for case in cases[:: max(1, len(cases) // 6)]:
            mod, _ = schedule_module(tvm.IRModule({"main": case.func(target)}), target)
            for func in mod.functions.values():
                answers.append((is_atomic(func), "atomic" in func.script()))
    assert all(walked == printed for walked, printed in answers)
    assert any(walked for walked, _ in answers) == (rule != "cuda.matmul_skinny")


def test_tasks_are_merged_when_they_are_structurally_equal(cpu: Target) -> None:
    from tvm import relax

    builder = relax.BlockBuilder()
    x = relax.Var("x", relax.TensorType((64,), "float32"))
    functions = [builder.add_func(add().with_attr("global_symbol", name), name) for name in ("one", "two")]
    with builder.function("main", [x]):
        with builder.dataflow():
            value = x
            for function in (functions[0], functions[1], functions[0]):
                value = builder.emit(relax.call_tir(function, [value, x], relax.TensorType((64,), "float32")))
            out = builder.emit_output(value)
        builder.emit_func_output(out)
    tasks = extract([builder.get()], cpu, discover("cpu"))
    assert [(task.weight, task.flops, task.bytes) for task in tasks] == [(3, 64.0, 768.0)]


def test_a_function_with_symbolic_sizes_is_refused_with_the_reason(cpu: Target) -> None:
    from tvm import te

    n = te.var("n")
    A = te.placeholder((n,), "float32", name="A")
    func = te.create_prim_func([A, te.compute((n,), lambda i: A[i] + A[i], name="C")])
    assert "symbolic" in task_of(func, cpu, discover("cpu")).refused


def test_a_locked_compile_is_told_which_tasks_have_no_record(database: Database, cpu: Target) -> None:
    tasks = [task_of(func, cpu, discover("cpu")[-1:], name) for name, func in (("a", matmul_relu()), ("b", add()))]
    assert without_record(tasks, database, cpu) == tasks
    database.commit(key_of(database, matmul_relu(), cpu), record(matmul_relu(), 4, 1e-3))
    assert without_record(tasks, database, cpu) == tasks[1:]
    database.finish(database.task(tasks[1].mod, cpu, tasks[1].rule, tasks[1].rule_version), "default")
    assert without_record(tasks, database, cpu) == []


@pytest.mark.parametrize("order", [("w", "b"), ("b", "w")])
def test_two_packed_weights_keep_their_places(order: tuple[str, str]) -> None:
    """Whichever is packed first: each result of the packing goes where the weight stood that it was made from."""
    from tvm import te
    from tvm.s_tir import Schedule

    x, w, b = (te.placeholder((64,), "float32", name=name) for name in "xwb")
    func = te.create_prim_func([x, w, b, te.compute((64,), lambda i: x[i] * w[i] + b[i], name="out")])
    mod = canonical(func)
    sch = Schedule(mod)
    for name in order:
        reads = [str(region.source.name) for region in sch.get(sch.get_sblock("out")).reads]
        copy = sch.cache_read(sch.get_sblock("out"), reads.index(name), "global")
        sch.annotate(copy, "meta_schedule.layout_rewrite_preproc", True)
    whole, packing = split(sch.mod)
    assert packing is not None
    assert set(packing.sources) == {1, 2}
    assert [position for position, _, _ in packing.packed] == list(packing.sources)
    assert len(whole["main"].params) == 4


def test_a_schedule_that_packs_nothing_is_not_split() -> None:
    mod = canonical(add())
    assert split(mod) == (mod, None)


def test_the_expected_time_uses_what_the_rule_reached_before(database: Database, cpu: Target) -> None:
    report = TaskReport("f", "f:0", "()", METASCHEDULE[0], 1, 1.0, 1.0, "float32", 1e-4, default_secs=1e-2)
    assert expected_secs(database, report) == pytest.approx(2e-4)
    task = key_of(database, matmul_relu(), cpu)
    database.finish(task, "tuned", default_secs=1.0, tuned_secs=4e-6)  # its bound is 1e-6
    assert expected_secs(database, report) == pytest.approx(4e-4)
    report.default_secs = 3e-4
    assert expected_secs(database, report) == 3e-4


def some_report() -> TuneReport:
    curve = [(0.0, 0, 3e-3), (1.0, 5, 2e-3), (4.0, 30, 1e-3)]
    common = {"dtype": "float32", "weight": 1, "bound_secs": 1e-8, "flops": 64, "bytes": 768}
    tasks = [
        TaskReport("matmul", "matmul:1a<b", "(512×512 float32)", "cpu.matmul", 3, 2.7e8, 3e6, "float32", 7e-4,
                   default_secs=3e-3, tuned_secs=1e-3, verdict="tuned", trials=40, statuses=Counter(valid=35, wrong=5),
                   curve=curve, decisions={"rows": 8}),
        TaskReport("add", "add:22", "(64 float32)", "metaschedule", default_secs=2e-6, verdict="default", **common),
        TaskReport("dyn", "dyn:33", "(n float32)", "metaschedule", verdict="symbolic", **common),
    ]  # fmt: skip
    return TuneReport("cpu", "a CPU", "tuned.db", tasks, 12.0, 40, "budget", 0.25, quarantine=["/tmp/q/1"])


def test_a_report_adds_up() -> None:
    report = some_report()
    assert report.before == pytest.approx(9.002e-3)
    assert report.after == pytest.approx(3.002e-3)
    assert report.tasks[0].speedup == pytest.approx(3.0)
    assert report.statuses == Counter(valid=35, wrong=5)


def test_the_page_is_whole_and_names_everything(tmp_path: Path) -> None:
    path = tmp_path / "out.html"
    write(some_report(), path)
    text = path.read_text()
    assert "<script" not in text
    assert "http" not in text
    for part in ("matmul:1a&lt;b", "add:22", "wrong", "/tmp/q/1", "3.00×", "operations a byte"):
        assert part in text
    drawings = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(drawings) >= 3
    for drawing in drawings:
        ElementTree.fromstring(drawing)  # well-formed
        numbers = [float(number) for number in re.findall(r'(?:x|y|cx|cy|x1|y1|x2|y2|width)="(-?[\d.]+)"', drawing)]
        assert all(-1 <= number <= 900 for number in numbers)


def test_plain_lines_say_what_matters(capsys: pytest.CaptureFixture[str]) -> None:
    import sys

    from tk.tuning.events import Event

    with Lines(sys.stderr) as watch:
        watch(Event("trial", 1.0, "f:0", 10.0, {"number": 1}))
        watch(Event("best", 2.0, "f:0", 10.0, {"secs": 1e-3, "roofline": 0.5, "decisions": {"rows": 4}}))
    text = capsys.readouterr().err
    assert "1.00 ms" in text
    assert "50%" in text
    assert "10 s to go" in text
    assert len(text.splitlines()) == 1


TK_DB = {
    "ls": ([], "1.00 ms"),
    "show": (["1"], "float64"),
    "best": (["matmul"], "def main"),
    "why": (["1", "-t", "cpu"], "used: record 1"),
    "verify": ([], "1 of 1"),
    "prune": ([], "0 records"),
}


@pytest.mark.parametrize("command", list(TK_DB))
def test_tk_db(database: Database, cpu: Target, command: str) -> None:
    task = key_of(database, matmul_relu(), cpu)
    database.commit(task, record(matmul_relu(), 4, 1e-3))
    rest, expected = TK_DB[command]
    result = CliRunner().invoke(db, [command, database.path, *rest], obj=Terminal(), catch_exceptions=False)
    assert result.exit_code == 0
    assert expected in result.output


def test_tk_db_moves_records_between_files(database: Database, cpu: Target, tmp_path: Path) -> None:
    task = key_of(database, matmul_relu(), cpu)
    database.commit(task, record(matmul_relu(), 4, 1e-3))
    folder, other = str(tmp_path / "log"), str(tmp_path / "other.db")

    def tk_db(*arguments: str) -> str:
        result = CliRunner().invoke(db, list(arguments), obj=Terminal(), catch_exceptions=False)
        assert result.exit_code == 0
        return result.output

    assert "1 records" in tk_db("export", database.path, folder, "-t", "cpu")
    assert "1 records" in tk_db("import", other, folder, "-t", "cpu")
    assert "no difference" in tk_db("diff", database.path, other)
    assert ": 0 new records" in tk_db("merge", other, database.path)


@pytest.mark.parametrize("command", ["merge", "import"])
def test_no_database_is_made_of_what_is_not_there(command: str, tmp_path: Path) -> None:
    with pytest.raises(DatabaseError):
        CliRunner().invoke(
            db, [command, str(tmp_path / "new.db"), str(tmp_path / "missing")], obj=Terminal(), catch_exceptions=False
        )
    assert not (tmp_path / "new.db").exists()


def test_an_ambiguous_task_is_refused(database: Database, cpu: Target) -> None:
    key_of(database, matmul_relu(), cpu)
    with pytest.raises(UsageError, match="names no tasks"):
        CliRunner().invoke(db, ["show", database.path, "nothing"], obj=Terminal(), catch_exceptions=False)


def test_importing_the_tuner_imports_neither_torch_nor_every_intrinsic() -> None:
    import subprocess
    import sys

    code = """
import sys, tk.tuning.api, tk.tuning.job
sys.exit("torch" in sys.modules or "tvm.s_tir.tensor_intrin.cuda" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
    assert tvm.__version__.startswith("0.27")


def test_kernels_that_may_sum_in_float16_are_tasks_of_their_own() -> None:
    import torch

    model, x = torch.nn.Linear(64, 128).half().eval(), torch.randn(32, 64).half()
    target = resolve("h200")
    wide, narrow = (tasks_of(model, (x,), None, target, dtype) for dtype in ("float32", "float16"))
    assert {task.hash for task in wide}.isdisjoint(task.hash for task in narrow)
    assert [traits(task.mod).accumulator for task in wide] == ["float32"] * len(wide)
    assert "float16" in [traits(task.mod).accumulator for task in narrow]
    assert analytic("float16", 4096, accumulator="float16").error > 10 * analytic("float16", 4096).error
