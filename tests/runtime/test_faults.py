"""A GPU that a fault has ended, simulated: what is raised, by which calls, and that nothing is given back to the device."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from contextlib import nullcontext
from typing import Any

import numpy as np
import pytest
import torch

import tk
from tk.errors import DeviceLost, InputValueError, RuntimeFailure, TkError
from tk.runtime.device import Device
from tk.runtime.faults import STICKY, Watch
from tk.runtime.gpu import CUDA
from tk.runtime.tensors import CPU

FAULT = (700, "CUDA_ERROR_ILLEGAL_ADDRESS")


def fail(*_: Any) -> Any:
    raise RuntimeError("CUDALaunch Error: CUDA_ERROR_ILLEGAL_ADDRESS\n// func_name=fused_add_kernel\n// CUDA Source")


@pytest.fixture
def state() -> dict[str, tuple[int, str]]:
    """What the simulated driver says."""
    return {"status": (0, "")}


@pytest.fixture
def module(state: dict[str, tuple[int, str]], monkeypatch: pytest.MonkeyPatch) -> tk.Module:
    """A module on a simulated GPU, which is the CPU with a driver of its own."""

    class Net(torch.nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x + 1

    loaded = tk.load(tk.compile(Net(), (torch.ones(4),), target="cpu"))
    device = Device(CPU, 0)
    device._watch, device._waits = Watch(0, lambda: state["status"]), False
    monkeypatch.setattr(device, "type", CUDA.type)
    monkeypatch.setattr(device, "entered", lambda values: nullcontext())
    loaded._device = device
    device.remember(loaded)
    return loaded


def test_a_fault_that_a_call_left_is_noticed_by_an_upload(
    module: tk.Module, state: dict[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module._boundary, "upload", fail)
    with pytest.raises(RuntimeError, match="CUDALaunch"):  # without a fault the error is what it is
        module.prepare([np.ones(4, np.float32)])
    state["status"] = FAULT
    with pytest.raises(DeviceLost, match="a kernel faulted on cuda:0"):
        module.prepare([np.ones(4, np.float32)])
    with pytest.raises(DeviceLost, match="cannot be used any more"):
        module.prepare([np.ones(4, np.float32)])


def test_a_fault_is_named_and_every_later_call_says_so(module: tk.Module, state: dict[str, Any]) -> None:
    x = np.ones(4, np.float32)
    np.testing.assert_array_equal(module(x), x + 1)
    works, module._main = module._main, fail
    state["status"] = FAULT
    with pytest.raises(DeviceLost, match=r"(?s)a kernel faulted on cuda:0 .*700.*fused_add_kernel.*--checked"):
        module(x)
    module._main = works
    for call in (lambda: module(x), lambda: module.prepare([x])):
        with pytest.raises(DeviceLost, match=r"(?s)cuda:0 cannot be used any more.*ILLEGAL_ADDRESS.*start a new process"):
            call()
    module.close()
    with pytest.raises(RuntimeFailure, match="is closed"):
        module(x)


def test_other_failures_stay_what_they_are(module: tk.Module, state: dict[str, Any]) -> None:
    with pytest.raises(InputValueError):
        module(np.ones(5, np.float32))
    works, module._main = module._main, fail
    for code in (0, 2, 900):  # none, out of memory, not while a stream is captured
        state["status"] = (code, "")
        with pytest.raises(RuntimeFailure) as caught:
            module(np.ones(4, np.float32))
        assert not isinstance(caught.value, DeviceLost)
    module._main = works
    module(np.ones(4, np.float32))


def test_a_fault_that_only_settling_meets(module: tk.Module, state: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    state["status"] = FAULT
    monkeypatch.setattr(module._device, "settle", fail)
    with pytest.raises(DeviceLost):
        module(np.ones(4, np.float32))


@pytest.mark.parametrize("code", sorted(STICKY))
def test_every_error_that_stays(code: int) -> None:
    watch = Watch(1, lambda: (code, "NAME"))
    watch.refuse()
    assert not watch.check()
    with pytest.raises(DeviceLost, match=f"cuda:1 .*\n.*NAME .CUDA error {code}."):
        watch.refuse()
    assert issubclass(DeviceLost, TkError)


CHILD = """
import os, sys
import numpy as np
from tk.runtime.gpu import CUDA
from tk.runtime.faults import Watch

class Memory:  # as TVM's: giving it back to a lost device ends the process
    def __del__(self):
        os._exit(9)

class Owner:
    def __init__(self):
        self.memory, self.cycle = np.array([Memory()], object), self  # an array, through which Python does not collect
    def owned(self):
        return (self.memory,)
    def __del__(self):
        watch.release(self)

status = [0, ""]
watch = Watch(0, lambda: tuple(status))
owner = Owner()
watch.admit(owner)
"""


@pytest.mark.sampled(3)
@pytest.mark.parametrize(
    ("then", "code"),
    [
        ("status[:] = 700, 'FAULT'; watch.check(); del owner", 0),
        ("status[:] = 700, 'FAULT'; owner.cycle = None; del owner", 0),  # found when the last owner goes
        ("status[:] = 700, 'FAULT'; del owner; import gc; gc.collect()", 0),
        ("status[:] = 700, 'FAULT'", 0),  # found when Python ends
        ("status[:] = 700, 'FAULT'; watch.failed('m', RuntimeError('x'))", 1),
        ("owner.cycle = None; del owner", 9),  # a device that works gets its memory back
    ],
)
def test_nothing_is_given_back_to_a_lost_device(then: str, code: int) -> None:
    done = subprocess.run([sys.executable, "-c", CHILD + then], capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == code, done.stderr
    assert ("DeviceLost" in done.stderr) == (code == 1)


def test_the_status_is_the_drivers(monkeypatch: pytest.MonkeyPatch) -> None:
    from tk.runtime import cuda_context

    calls: list[str] = []

    class Api:
        def __getattr__(self, name: str) -> Callable[..., int]:
            def call(*_: Any) -> int:
                calls.append(name)
                return 719 if name == "cuCtxSynchronize" else 0

            return call

    monkeypatch.setattr(cuda_context, "driver", Api)
    context = cuda_context.Context(0)
    assert context.status()[0] == 719
    assert calls.index("cuDevicePrimaryCtxRetain") < calls.index("cuCtxSynchronize") < len(calls)
    assert calls.count("cuThreadExchangeStreamCaptureMode") == 2


def test_nothing_is_asked_of_a_driver_while_python_ends() -> None:
    code = """
import builtins, sys
from tk.runtime.faults import Watch

class Owner:
    def __init__(self):
        self.watch = Watch(0, self.status)
    def status(self):
        if sys.is_finalizing():
            raise ImportError("sys.meta_path is None")
        return 0, ""
    def owned(self):
        return ()
    def __del__(self, write=sys.stdout.write):
        assert self.watch.release(self)
        write("released")

builtins.kept = Owner()
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=100)
    assert done.stderr == ""
