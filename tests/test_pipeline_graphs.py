"""CUDA graphs: what of a program is captured, what is not, and programs run without."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
import tvm
from tvm import relax

from tk.codegen.library import build
from tk.codegen.nvcc import find_nvcc, find_nvrtc
from tk.frontend import load
from tk.graph.memory import plan as plan_memory
from tk.graph.memory.report import memory_plan
from tk.pipeline import Options, compile_model, graph, lower
from tk.runtime.ffi import runtime
from tk.runtime.machine import called as launched
from tk.runtime.machine import loaded, started
from tk.runtime.tensors import CPU
from tk.schedule.apply import schedule_module
from tk.target import resolve

needs_assembler = pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")


class Net(torch.nn.Module):
    """Four layers; a result, an intermediate value, a view of it, and what depends on no input."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = torch.nn.ModuleList(torch.nn.Linear(64, 64) for _ in range(4))

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        first = torch.softmax(self.layers[0](x), -1)
        second = torch.softmax(self.layers[1](first), -1)
        third = torch.softmax(self.layers[2](second), -1)
        return self.layers[3](third), second, second.reshape(-1), torch.arange(5) * 2


def lowered(captured: bool) -> tvm.IRModule:
    target = resolve("h200")
    with target.tvm():
        mod, _ = graph(load(Net().eval(), (torch.randn(8, 64),)), target)
        mod, _ = schedule_module(mod, target)
        return lower(mod, captured)


def called(mod: tvm.IRModule, function: str) -> list[str]:
    """The kernels that a function of the lowered module calls, in order."""
    calls = [binding.value for block in mod[function].body.blocks for binding in block.bindings]
    names = [call.op.name_hint for call in calls if isinstance(call, relax.Call) and isinstance(call.op, tvm.ir.GlobalVar)]
    return [name for name in names if not isinstance(mod[name], relax.Function)]


@pytest.mark.rotated(4)
def test_kernels_between_inputs_and_outputs_are_captured() -> None:
    mod = lowered(True)
    captured = [var.name_hint for var in mod.get_global_vars() if "cuda_graph_capture" in var.name_hint]
    inside = [kernel for name in captured for kernel in called(mod, name)]
    outside = called(mod, "main")
    assert len(inside) >= 2  # first's softmax, second's product; third's
    assert 0 < len(outside) < len(called(lowered(False), "main"))


def test_outputs_are_new_memory_in_every_call() -> None:
    """What "main" returns is allocated by it, not taken from what a graph writes again in the next call."""
    mod = lowered(True)
    bound = {binding.var: binding.value for block in mod["main"].body.blocks for binding in block.bindings}

    def origins(expr: Any) -> set[str]:
        value = bound.get(expr, expr)
        if isinstance(value, relax.Var):
            return {"input"} if value is expr else origins(value)
        if isinstance(value, relax.Tuple):
            return set().union(*map(origins, value.fields))
        if isinstance(value, relax.TupleGetItem):
            return origins(value.tuple_value)
        if not isinstance(value, relax.Call):
            return {"constant"}
        name = getattr(value.op, "global_symbol", None) or getattr(value.op, "name", "") or "kernel"
        text = str(value)
        if "make_tuple" in text or "reshape" in text:
            return set().union(*map(origins, value.args[:1])) if "reshape" in text else set().union(*map(origins, value.args))
        return {"cached" if "cuda_graph" in text else str(name)}

    assert not origins(mod["main"].body.body) & {"cached"}


@pytest.mark.sampled(2)
@pytest.mark.parametrize("view", [False, True])
def test_what_lies_in_a_result_is_not_captured(view: bool, monkeypatch: pytest.MonkeyPatch) -> None:
    """A result is other memory in each call. Of what is returned as a view TVM's pass would not know: nothing lies there."""
    monkeypatch.setattr(plan_memory, "LAUNCH", 1)
    monkeypatch.setattr(plan_memory, "SAVED", 1)
    layers = [each for _ in range(4) for each in (torch.nn.Linear(64, 64), torch.nn.Softmax(-1))]
    net, target = torch.nn.Sequential(*layers, *[torch.nn.Flatten(0)] * view).eval(), resolve("h200")
    with target.tvm():
        mod, _ = graph(load(net, (torch.randn(8, 64),)), target)
        mod = lower(schedule_module(mod, target)[0], True)
    bound = {binding.var: str(binding.value) for block in mod["main"].body.blocks for binding in block.bindings}
    cached = [str(func) for var, func in mod.functions_items() if "cuda_graph" in var.name_hint]
    assert not any("result_" in each for each in cached)
    assert sum("alloc_tensor(result_0" in each for each in bound.values()) == (0 if view else 4)
    assert memory_plan(mod).storages == (("4096",) if view else ("2048",))


@pytest.mark.rotated(4)
@needs_assembler
@pytest.mark.parametrize(("asked", "dynamic", "captured"), [(True, False, True), (False, False, False), (True, True, True)])
def test_graphs_are_for_all_shapes(asked: bool, dynamic: bool, captured: bool) -> None:
    batch = {"input": {0: torch.export.Dim("batch", min=1, max=16)}} if dynamic else None
    net = torch.nn.Sequential(torch.nn.Linear(64, 64), torch.nn.Softmax(-1), torch.nn.Linear(64, 8)).eval()
    executable = compile_model(load(net, (torch.randn(4, 64),), dynamic_shapes=batch), resolve("h200"), options=Options(asked))
    assert executable.graph == captured
    assert executable.memory is not None
    assert bool(dynamic) == any("batch" in each for each in executable.memory.storages)


def test_a_cpu_has_no_graphs() -> None:
    assert not compile_model(load(torch.nn.Linear(8, 8).eval(), (torch.randn(2, 8),)), resolve("cpu")).graph


@pytest.mark.sampled(2)
@pytest.mark.parametrize("launch", [1 << 24, 1])
def test_without_graphs_kernels_run_one_by_one(launch: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A program with captured parts, on a CPU, with a built-in function that counts where a GPU's would capture. Where little
    is worth a launch, all of it lies in the result or beside it, and is captured nowhere."""
    monkeypatch.setattr(plan_memory, "LAUNCH", launch)
    monkeypatch.setattr(plan_memory, "SAVED", 1)
    net = torch.nn.Sequential(*(torch.nn.Linear(16, 16), torch.nn.Softmax(-1)) * 3, torch.nn.Linear(16, 16)).eval()
    x, target, ffi = torch.randn(2, 16), resolve("cpu"), runtime()
    with target.tvm():
        mod, weights = graph(load(net, (x,)), target)
        library, _ = build(lower(schedule_module(mod, target)[0], True), target)
    call, captured = ffi.get_global_func("vm.builtin.invoke_closure"), list[int]()

    def replay(vm: Any, function: Any, args: Any, number: int) -> Any:
        captured.append(number)
        return call(vm, function, *args)

    def allocate(vm: Any, function: Any, number: int) -> Any:
        return call(vm, function)

    run_or_capture = "vm.builtin.cuda_graph.run_or_capture"
    storages = {"vm.builtin.cuda_graph.get_cached_alloc": allocate}
    tensors = (tvm.runtime.tensor(x.numpy()), tuple(map(tvm.runtime.tensor, weights.values())))
    machines = [started(loaded(library, CPU), CPU, 0, {**storages, run_or_capture: run}) for run in (replay, launched)]
    results = [np.from_dlpack(machine["main"](*tensors)[0]) for machine in machines]
    assert captured == [0] * (launch > 1)  # by the first alone
    for result in results:
        np.testing.assert_allclose(result, net(x).detach(), rtol=1e-4, atol=1e-6)
