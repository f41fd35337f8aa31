"""Programs with loops of as many steps as values say: how they are packed and run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import torch
from click.testing import CliRunner
from torch._higher_order_ops.while_loop import while_loop

import tk
from tk.cli import cli
from tk.frontend import load
from tk.pipeline import Options, compile_model
from tk.target import resolve
from tk.tuning.api import tasks_of

STEPS = 100_000  # each gives 64 KB: 6.4 GB if they stayed
RUN = f"""
import json, resource, sys
import numpy as np, tk
loaded = tk.load(sys.argv[1])
x = np.zeros(16384, np.float32)
few = loaded(x, np.array(10))
before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
n, y = loaded(x, np.array({STEPS}))
grown = (resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before) >> 10
heavy = [name for name in ("torch", "tvm") if name in sys.modules]
print(json.dumps({{"few": float(few[1][-1]), "steps": int(n), "last": float(y[-1]), "MB": grown, "modules": heavy}}))
"""


class Counted(torch.nn.Module):
    def forward(self, x: torch.Tensor, limit: torch.Tensor) -> Any:
        zero = torch.zeros((), dtype=torch.int64)
        return while_loop(lambda n, y: n < limit, lambda n, y: (n + 1, y + 1), (zero, x))


class Network(torch.nn.Module):
    """Layers in a loop, between others, that take the result of one loop to another."""

    def __init__(self) -> None:
        super().__init__()
        self.first, self.layer = torch.nn.Linear(8, 16), torch.nn.Linear(16, 16)

    def forward(self, x: torch.Tensor, limit: torch.Tensor) -> Any:
        zero = torch.zeros((), dtype=torch.int64)
        step = lambda n, y: (n + 1, torch.tanh(self.layer(y)))  # noqa: E731
        n, y = while_loop(lambda n, y: n < limit, step, (zero, self.first(x)))
        return while_loop(lambda n, y: (y.abs() > 0.01).any(), lambda n, y: (n + 1, y * 0.5), (n, y))


GIVEN = torch.randn(3, 8), torch.tensor(2)


@torch.no_grad()
def test_memory_and_stack_do_not_grow_with_the_steps(tmp_path: Path) -> None:
    """In a process without torch, TVM's compiler, or any other."""
    tk.compile(Counted(), (torch.zeros(16384), torch.tensor(3)), target="cpu").save(tmp_path / "m.tk")
    command = [sys.executable, "-c", RUN, str(tmp_path / "m.tk")]
    done = subprocess.run(command, env={**os.environ, "PATH": "/nowhere"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    found = json.loads(done.stdout.splitlines()[-1])
    assert found.pop("MB") < 64
    assert found == {"few": 10.0, "steps": STEPS, "last": float(STEPS), "modules": []}


STOPPED = """
import os, signal, sys, threading
import numpy as np, tk
loaded, x = tk.load(sys.argv[1]), np.zeros(16384, np.float32)
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's job in the background ignores it
try:
    threading.Timer(0.5, os.kill, (os.getpid(), signal.SIGINT)).start()
    loaded(x, np.array(1 << 62))
except KeyboardInterrupt:
    n, y = loaded(x, np.array(3))
    print("ended", int(n), float(y[0]))
"""


@torch.no_grad()
def test_an_interrupt_ends_a_loop_and_the_next_call_is_right(tmp_path: Path) -> None:
    tk.compile(Counted(), (torch.zeros(16384), torch.tensor(3)), target="cpu").save(tmp_path / "m.tk")
    command = [sys.executable, "-c", STOPPED, str(tmp_path / "m.tk")]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.stdout.split() == ["ended", "3", "3.0"], done.stderr[-2000:]


@torch.no_grad()
def test_nothing_is_captured_in_cuda_graphs_where_there_is_a_loop() -> None:
    target, model = resolve("cuda:sm_90a"), load(Network().eval(), GIVEN)
    assert len(model.loops) == 2
    made = compile_model(model, target, options=Options(graph=True))
    assert not made.graph
    assert b"cuda_graph" not in made.library
    layers = [torch.nn.Linear(8, 8), torch.nn.Softmax(-1), torch.nn.Linear(8, 8), torch.nn.Softmax(-1)]
    plain = compile_model(load(torch.nn.Sequential(*layers).eval(), GIVEN[:1]), target, options=Options(graph=True))
    assert plain.graph
    assert b"cuda_graph" in plain.library


@torch.no_grad()
def test_the_kernels_of_a_loop_are_listed_tuned_and_counted() -> None:
    model = load(Network().eval(), GIVEN)
    made = compile_model(model, resolve("cpu"))
    products = [kernel.name for kernel in made.kernels if "matmul" in kernel.rule]
    assert len(products) == 2  # one before the loop, one in it
    assert made.memory is not None
    assert made.memory.exact
    assert len([task for task in tasks_of(Network().eval(), GIVEN, None, resolve("cpu")) if "matmul" in task.name]) == 2


@torch.no_grad()
def test_entries_have_loops_of_their_own() -> None:
    module = Network().eval()
    entries = {"one": (module, GIVEN, {}, None), "two": (Counted(), GIVEN, {}, None)}
    loaded = tk.load(tk.compile(entries, target="cpu", verify=False))
    for limit in (0, 3):
        x = torch.randn(3, 8)
        torch.testing.assert_close(loaded.entries["one"](x, torch.tensor(limit)), module(x, torch.tensor(limit)))
        torch.testing.assert_close(loaded.entries["two"](x, torch.tensor(limit)), (torch.tensor(limit), x + limit))


@torch.no_grad()
def test_the_commands_take_a_package_with_loops(tmp_path: Path) -> None:
    model, package = str(tmp_path / "m.pt2"), str(tmp_path / "m.tk")
    torch.export.save(torch.export.export(Network().eval(), GIVEN), model)
    said = ""
    for command in (
        ["compile", model, "-t", "cpu", "-o", package],
        ["inspect", package],
        ["verify", package],
        ["bench", package, "--repeat", "3"],
        ["profile", package],
    ):
        done = CliRunner().invoke(cli, command)
        assert done.exit_code == 0, done.output
        said += done.output
    assert "copy_carried" in said
    assert "within tolerance" in said


@torch.no_grad()
def test_a_checked_build_runs_loops() -> None:
    module = Network().eval()
    loaded = tk.load(tk.compile(module, GIVEN, target="cpu", checked=True, verify=False))
    x, limit = GIVEN[0], torch.tensor(3)
    torch.testing.assert_close(loaded(x, limit), module(x, limit))
