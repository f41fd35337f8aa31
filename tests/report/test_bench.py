import numpy as np
import pytest

from tk.report.bench import Plan, measure, statistics


class FakeClock:
    """Each call of contender i takes the next of its samples; remembers the order of calls and flushes."""

    def __init__(self, log, name, samples, gpu=False):
        self.log, self.name, self.samples, self.gpu = log, name, iter(samples), gpu

    def time(self, call):
        call()
        self.log.append(self.name)
        seconds = next(self.samples)
        return seconds, seconds / 2 if self.gpu else None

    def flush(self):
        self.log.append("flush")

    def synchronize(self):
        return


def forever(value):
    while True:
        yield value


def test_percentiles():
    figures = statistics([value / 100 for value in range(101)])
    assert (figures.count, figures.minimum, figures.median) == (101, 0.0, 0.5)
    assert (figures.p50, figures.p90, figures.p99) == pytest.approx((0.5, 0.9, 0.99))
    assert figures.mean == pytest.approx(np.mean([value / 100 for value in range(101)]))


def test_contenders_take_turns_and_warm_up_calls_do_not_count():
    log, called = [], []
    clocks = {name: FakeClock(log, name, forever(1e-3)) for name in "ab"}
    calls = {name: (lambda name=name: called.append(name), clock) for name, clock in clocks.items()}
    result = measure(calls, Plan(warmup=2, seconds=0, least=6, most=6, block=3))
    assert "".join(log) == "aabb" + "aaaabbbb" * 2  # warm-up; then rounds of one call that is not counted and three that are
    assert called == log
    assert result["a"]["wall"].count == result["b"]["wall"].count == 6
    assert "gpu" not in result["a"]


def test_a_cold_cache_is_flushed_before_every_counted_call():
    log = []
    clock = FakeClock(log, "a", forever(1e-3))
    measure({"a": (lambda: None, clock)}, Plan(warmup=1, seconds=0, least=4, most=4, block=2, cold=True))
    assert log == ["a"] + ["flush", "a"] * 4


def test_gpu_time_is_kept_apart():
    result = measure({"a": (lambda: None, FakeClock([], "a", forever(4e-3), gpu=True))}, Plan(warmup=0, seconds=0, least=2))
    assert result["a"]["gpu"].median == pytest.approx(2e-3)
    assert result["a"]["wall"].median == pytest.approx(4e-3)


def test_it_goes_on_for_the_time_given_but_not_beyond_the_most():
    result = measure({"a": (lambda: None, FakeClock([], "a", forever(1e-6)))}, Plan(warmup=0, seconds=60, least=1, most=30))
    assert result["a"]["wall"].count == 30
