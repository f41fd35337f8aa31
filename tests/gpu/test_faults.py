"""Kernels that fault on a GPU: an error in Python, the same by every later call, and a process that ends as Python does."""

from __future__ import annotations

import subprocess
import sys

import pytest

CHILD = """
import re, sys
import numpy as np, torch
import tk, tk.codegen.device_code
from tk.errors import DeviceLost, TkError

assemble = tk.codegen.device_code.assemble
FAULTS = {
    "illegal": "*(volatile int*)(1ull << 46) = 1;",
    "misaligned": "*(volatile int*)((char*)%s + 1) = 1;",
    "trap": "asm volatile(\\"trap;\\");",
}

def faulting(source, arch):  # the last kernel that has a body
    head = list(re.finditer(r"softmax\\w*_kernel\\(\\w+\\* __restrict__ (\\w+)[^{;]*[{]", source))[-1]
    fault = FAULTS[sys.argv[1]]
    fault = fault % head[1] if "%s" in fault else fault
    return assemble(source[: head.end()] + fault + source[head.end() :], arch)

class Net(torch.nn.Module):
    def __init__(self):
        super().__init__()
        self.a, self.b = torch.nn.Linear(64, 64), torch.nn.Linear(64, 64)
    def forward(self, x):
        return self.b(torch.softmax(self.a(x), -1))

def compiled(dynamic):
    dims = {"x": {0: torch.export.Dim("n", min=1, max=64)}} if dynamic else None
    return tk.compile(Net().eval(), args=(torch.randn(8, 64),), target="auto", dynamic_shapes=dims, verify=False)

sound = compiled(False)
tk.codegen.device_code.assemble = faulting
module = tk.load(compiled(sys.argv[2] == "dynamic"), graph=sys.argv[2] != "plain")
other = tk.load(sound)
x = torch.randn(8, 64)
given = x.cuda() if sys.argv[3] == "torch" else x.numpy()
other(given)
if sys.argv[4] == "unnoticed":
    try:
        module(given)
    except TkError:
        pass
    sys.exit(0)
if sys.argv[4] == "deleted":
    try:
        module(given)
    except TkError:
        pass
    del module, other
    print("deleted", flush=True)
    sys.exit(0)
try:
    for _ in range(3):
        module(given)
        torch.cuda.synchronize() if sys.argv[4] == "torch first" else None
except DeviceLost as error:
    print("FIRST", error, flush=True)
except Exception as error:
    assert sys.argv[4] == "torch first", error
    print("TORCH", type(error).__name__, flush=True)
for again in (lambda: other(given), lambda: tk.load(sound), lambda: other.prepare([x.numpy()])):
    try:
        again()
    except DeviceLost as error:
        print("LATER", error, flush=True)
other.close()
sys.exit(5)
"""


def child(*args: str) -> subprocess.CompletedProcess[str]:
    done = subprocess.run([sys.executable, "-c", CHILD, *args], capture_output=True, text=True, timeout=500, check=False)
    assert "terminate called" not in done.stderr, done.stderr[-2000:]
    return done


@pytest.mark.parametrize("fault", ["illegal", "misaligned", "trap"])
@pytest.mark.parametrize("kind", ["graph", "dynamic", "plain"])
@pytest.mark.parametrize("inputs", ["numpy", "torch"])
def test_a_fault_is_an_error(fault: str, kind: str, inputs: str) -> None:
    done = child(fault, kind, inputs, "noticed")
    assert done.returncode == 5, done.stderr[-2000:]
    # calls with torch's tensors return before their work is done: the fault may be noticed by what comes after them
    assert done.stdout.count("a kernel faulted on cuda:0") == 1
    assert "--checked" in done.stdout
    later = done.stdout.count("LATER cuda:0 cannot be used any more")
    assert later == 3 if "FIRST" in done.stdout else later <= 2


@pytest.mark.parametrize("kind", ["graph", "dynamic", "plain"])
@pytest.mark.parametrize("then", ["unnoticed", "deleted"])
def test_a_fault_that_nobody_waits_for(kind: str, then: str) -> None:
    assert child("illegal", kind, "torch", then).returncode == 0


def test_a_fault_that_torch_meets_first() -> None:
    done = child("illegal", "graph", "torch", "torch first")
    assert done.returncode == 5, done.stderr[-2000:]
    assert done.stdout.count("LATER") == 3
