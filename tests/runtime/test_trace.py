import time

import pytest

from tk.runtime.trace import KernelTime, KernelTrace, lines
from tk.target import resolve

FACTS = {
    "matmul": {"flops": 2e9, "bytes": 1e6, "dtype": "float32", "origin": "rule", "rule": "cpu.matmul"},
    "add": {"flops": 1e6, "bytes": 4e6, "dtype": "float32", "origin": "fallback", "rule": ""},
}


def run(trace, name, seconds):
    trace(None, name, True, None)
    time.sleep(seconds)
    trace(None, name, False, None)


def test_a_trace_sums_by_kernel_and_ignores_the_rest():
    trace = KernelTrace(FACTS)
    for _ in range(2):
        run(trace, "vm.builtin.alloc_tensor", 0.001)
        run(trace, "matmul_prepacked", 0.01)
        run(trace, "add", 0.001)
    first, second = trace.take()
    assert (first.name, first.calls, first.origin) == ("matmul_prepacked", 2, "rule cpu.matmul")
    assert 0.02 <= first.seconds < 0.2
    assert (second.name, second.calls, second.origin) == ("add", 2, "fallback")
    assert trace.take() == []


def test_what_runs_within_a_captured_graph_is_one_line_and_marks_nothing():
    class Clock:
        marks = 0

        def event(self):
            return object()

        def record(self, event):
            self.marks += 1

        def synchronize(self):
            return

        def elapsed(self, start, stop):
            return 2e-3

    clock = Clock()
    trace = KernelTrace(FACTS, clock)
    graph = "vm.builtin.cuda_graph.run_or_capture"
    trace(None, graph, True, None)
    run(trace, "matmul", 0)
    trace(None, graph, False, None)
    run(trace, "add", 0)
    assert clock.marks == 4
    assert {time.name: (time.calls, time.seconds) for time in trace.take()} == {graph: (1, 2e-3), "add": (1, 2e-3)}


def test_a_line_has_time_rates_roofline_and_origin():
    target = resolve("h100")
    time_of = KernelTime("matmul", calls=2, seconds=2e-3, flops=67e9, bytes=1e6, dtype="float32", origin="rule x")
    line, total = lines([time_of], target)
    # 67 GFLOP in 1 ms are 67000 GFLOP/s, which is the row's float32 peak
    for part in ("matmul", "×2", "2000.0 µs", "1.0 GB/s", "67000.0 GFLOP/s", "100% of roofline", "rule x"):
        assert part in line
    assert "1 kernels, 2 calls, 2000.0 µs" in total


def test_nothing_known_of_the_work_means_no_share():
    assert KernelTime("k", calls=1, seconds=1.0).share(resolve("h100")) == 0
    assert KernelTime("k", bytes=1.0).share(resolve("h100")) == pytest.approx(0)
