"""What another process lowers is what this one would have: modules, kernels, weights, and errors."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
import torch
import tvm_ffi

from tk import pipeline
from tk.codegen.device_code import DeviceCode
from tk.debug.passes import timed
from tk.entries import load_entries
from tk.errors import CompileError, ScheduleError
from tk.llm import beside
from tk.llm.beside import LEAST, Lowering, Other, another_process
from tk.lowering.checked import checking
from tk.pipeline import Executable, Options, compile_entries
from tk.target import resolve
from tk.tuning.workers.pool import Outcome

TARGET = resolve("h200")


class Part(torch.nn.Module):
    """Reads a weight that is the model's own, and one that is computed of it."""

    def __init__(self, weight: torch.nn.Parameter) -> None:
        super().__init__()
        self.weight = weight

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return torch.relu(x @ self.weight.exp().T) + self.weight.sum(1) * self.weight[:, 0]


class Here:
    """A pool whose child is this thread, to which and from which messages are pickled all the same."""

    kind = "done"

    def __init__(self, *_: Any) -> None:
        self.outcomes: list[tuple[Any, Any, Outcome]] = []

    def start(self) -> None:
        pass

    def close(self) -> None:
        pass

    def abandon(self) -> None:
        self.outcomes.clear()

    def submit(self, tag: object, message: Any, _seconds: float) -> None:
        try:
            value = pickle.loads(pickle.dumps(Lowering().handle(pickle.loads(pickle.dumps(message)))))
            outcome = Outcome("done", value)
        except ScheduleError as error:
            outcome = Outcome("failed", None, str(error))
        self.outcomes.append((self, tag, outcome))


class Dies(Here):
    def submit(self, tag: object, message: Any, _seconds: float) -> None:
        self.outcomes.append((self, tag, Outcome("crashed", None, "exit status -9")))


@pytest.fixture(autouse=True)
def _two_cores(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "cores", lambda: 2)


def noted(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """The modules of which libraries would be built."""
    modules: list[Any] = []

    def build(mod: Any, *_: Any) -> tuple[bytes, DeviceCode]:
        modules.append(mod)
        return b"", DeviceCode()

    monkeypatch.setattr(pipeline, "build", build)
    return modules


@pytest.fixture
def built(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    return noted(monkeypatch)


@pytest.fixture(scope="module")
def alone() -> tuple[dict[str, Executable], Any]:
    """What one process makes of the entries, and their module."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(beside, "cores", lambda: 1)
        modules = noted(patched)
        executables, jobs = compiled()
    assert jobs == 0
    return executables, modules[0]


def compiled() -> tuple[dict[str, Executable], int]:
    """Two entries, the first lowered beside the second; and how many were given away."""
    torch.manual_seed(0)
    weight = torch.nn.Parameter(torch.rand(40, 30) / 40)
    entries = {"many": (Part(weight).eval(), (torch.rand(3, 30),)), "few": (Part(weight).eval(), (torch.rand(1, 30),))}
    with another_process([(TARGET, Options())]) as other:
        other.start(LEAST)
        models = load_entries(entries, {}, other.imported)
        return compile_entries(models, TARGET, beside=other), len(other._jobs)


@pytest.fixture
def in_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "Pool", Here)
    monkeypatch.setattr(beside, "wait_any", lambda pools, _timeout: pools[0].outcomes)


def same(alone: tuple[dict[str, Executable], Any], other: dict[str, Executable], mod: Any) -> None:
    assert names_and_functions(alone[1]) == names_and_functions(mod)
    assert tvm_ffi.structural_equal(alone[1], mod, map_free_vars=True)
    for entry, executable in alone[0].items():
        assert executable.kernels == other[entry].kernels
        assert (executable.graph, executable.memory) == (other[entry].graph, other[entry].memory)
        assert list(executable.weights) == list(other[entry].weights)
        for name, array in executable.weights.items():
            np.testing.assert_array_equal(array, other[entry].weights[name])


def names_and_functions(mod: Any) -> list[tuple[str, int]]:
    return [(var.name_hint, int(tvm_ffi.structural_hash(func, map_free_vars=True))) for var, func in mod.functions_items()]


@pytest.mark.usefixtures("in_thread")
def test_modules_kernels_and_weights_are_the_same(alone: Any, built: list[Any]) -> None:
    both, jobs = compiled()
    assert jobs == 1
    same(alone, both, *built)
    assert any("#" in name for name in both["many"].weights), "one is computed"
    assert all(both["many"].weights[name] is both["few"].weights[name] for name in both["many"].weights), "of one memory"


@pytest.mark.rotated(8)
def test_a_process_of_its_own_does_it(alone: Any, built: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    done: list[Any] = []
    own = beside._part
    monkeypatch.setattr(beside, "_part", lambda reply, model: done.append(reply) or own(reply, model))
    same(alone, compiled()[0], *built)
    assert [type(each).__name__ for each in done] == ["_Reply"]


def test_where_it_dies_the_work_is_done_here(alone: Any, built: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "wait_any", lambda pools, _timeout: pools[0].outcomes)
    monkeypatch.setattr(beside, "Pool", Dies)
    same(alone, compiled()[0], *built)


@pytest.mark.usefixtures("in_thread", "built")
def test_errors_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuses(*_: Any) -> Any:
        raise ScheduleError("no rule takes this\n  need: a rule")

    monkeypatch.setattr(pipeline, "schedule_module", refuses)
    messages = []
    for cores in (1, 2):
        monkeypatch.setattr(beside, "cores", lambda cores=cores: cores)
        with pytest.raises(ScheduleError) as error:
            compiled()
        messages.append(str(error.value))
    assert messages[0] == messages[1]


@pytest.mark.usefixtures("in_thread")
def test_what_a_message_cannot_hold_is_lowered_here(alone: Any, built: list[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    def unsaid(*_: Any) -> Any:
        raise RuntimeError("no JSON")

    monkeypatch.setattr(beside, "_job", unsaid)
    same(alone, compiled()[0], *built)


@pytest.mark.usefixtures("in_thread", "built")
def test_where_there_is_no_room_for_a_process_none_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    class Crowded(Here):
        def start(self) -> None:
            raise OSError("no more processes")

    monkeypatch.setattr(beside, "Pool", Crowded)
    other = Other([(TARGET, Options())])
    other.start(LEAST)
    models = load_entries({"one": (torch.nn.ReLU(), (torch.rand(2),))}, {}, other.imported)
    assert other("one", models["one"], TARGET, Options()) is None
    other.end()


@pytest.mark.usefixtures("built")
def test_a_job_that_was_not_sent_holds_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A pool's child keeps a job whose message could not be pickled, and the next target's would wait for it."""
    abandoned: list[bool] = []

    class Unsent(Here):
        def submit(self, *_: Any) -> None:
            raise TypeError("cannot pickle this")

        def abandon(self) -> None:
            abandoned.append(True)

    monkeypatch.setattr(beside, "Pool", Unsent)
    other = Other([(TARGET, Options())])
    other.start(LEAST)
    models = load_entries({"one": (torch.nn.ReLU(), (torch.rand(2),))}, {}, other.imported)
    wait = other("one", models["one"], TARGET, Options())
    assert wait is not None
    assert wait() is None
    assert abandoned == [True]
    other.end()


@pytest.mark.parametrize("why", ["few layers", "one core", "a CPU", "checked", "timed", "a check"])
def test_no_process_is_started(why: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(beside, "Pool", None)
    options = Options(check=(lambda _mod: None) if why == "a check" else None)
    target = resolve("cpu") if why == "a CPU" else TARGET
    if why == "one core":
        monkeypatch.setattr(beside, "cores", lambda: 1)
    other = Other([(target, options)])
    with checking(why == "checked"):
        if why == "timed":
            with timed():
                other.start(LEAST)
        else:
            other.start(LEAST - (why == "few layers"))
    other.end()


@pytest.mark.usefixtures("in_thread", "built")
def test_what_was_asked_for_otherwise_is_lowered_here() -> None:
    """As where a kernel was given up, and the compile starts again without its rule."""
    other = Other([(TARGET, Options())])
    other.start(LEAST)
    models = load_entries({"one": (torch.nn.ReLU(), (torch.rand(2),))}, {}, other.imported)
    assert other("one", models["one"], TARGET, Options()) is not None
    assert other("one", models["one"], TARGET, Options(without=frozenset({"cuda.rows"}))) is None
    assert other("two", models["one"], TARGET, Options()) is None
    other.end()


def test_an_error_in_the_import_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    ended: list[bool] = []

    class Closes(Here):
        def close(self) -> None:
            ended.append(True)

    monkeypatch.setattr(beside, "Pool", Closes)

    def fails() -> None:
        with another_process([(TARGET, Options())]) as other:
            other.start(LEAST)
            raise CompileError("as it happens")

    with pytest.raises(CompileError):
        fails()
    assert ended == [True]
