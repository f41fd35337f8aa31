"""Dependent launches: every kernel waits before it touches memory of others, and is launched so; nothing else changes."""

from __future__ import annotations

import re
from typing import Any

import pytest
import torch
import tvm
from torch import nn
from tvm.script import tirx as T

from tk.codegen.nvcc import find_nvcc, find_nvrtc
from tk.frontend import load
from tk.lowering.dependent_launch import CONTROL, LAUNCH_PARAMS, PURE, SET_UP, STEP, TAG, dependent_launch
from tk.pipeline import Executable, Options, compile_model
from tk.target import resolve

pytestmark = pytest.mark.xdist_group("launches")  # most are about one model

WAIT, LAUNCH = "griddepcontrol_wait", "griddepcontrol_launch_dependents"
needs_assembler = pytest.mark.skipif(find_nvcc() is None and find_nvrtc() is None, reason="no CUDA assembler")


class Mixed(nn.Module):
    """Kernels of many kinds: skinny and large products, a norm, a softmax, a sum of columns, a transpose, a sort, a scan."""

    def __init__(self) -> None:
        super().__init__()
        self.skinny, self.large = nn.Linear(256, 512), nn.Linear(256, 512)
        self.norm = nn.LayerNorm(512)

    def forward(self, x: torch.Tensor, y: torch.Tensor) -> tuple[torch.Tensor, ...]:
        large = self.norm(self.large(y))
        turned = torch.softmax(large, -1).T.contiguous() @ large
        skinny = self.skinny(x)
        return turned, skinny, torch.sort(turned).values, torch.cumsum(large.float(), -1), large.float().sum(0)


def compiled(target: str, without: tuple[str, ...] = ()) -> Executable:
    args = (torch.randn(4, 256).half(), torch.randn(512, 256).half())
    model = load(Mixed().eval().half(), args)
    return compile_model(model, resolve(target), options=Options(without=frozenset(without)))


@pytest.fixture(scope="module")
def hopper() -> Executable:
    return compiled("h200")


def of_rule(executable: Executable, rule: str) -> list[str]:
    """The sources of the kernels that a rule made."""
    names = [f"{kernel.name}_kernel" for kernel in executable.kernels if kernel.rule == rule]
    assert names
    return [executable.code.sources[name] for name in names]


def parameters(source: str) -> list[str]:
    """The names of a kernel's parameters."""
    signature = source[source.index("(", source.index("_kernel")) + 1 : source.index(") {")]
    return [part.split()[-1].strip("*") for part in signature.split(",")]


def used_before_wait(source: str) -> set[str]:
    """The parameters of which a kernel does more before its wait than fetch a tensor map, which is an argument itself."""
    lines = source[source.index(") {") : source.index(WAIT)].splitlines()
    body = "\n".join(line for line in lines if "prefetch" not in line)
    return {name for name in parameters(source) if re.search(rf"\b{name}\b", body)}


@pytest.mark.rotated(4)
@needs_assembler
def test_every_kernel_waits_before_it_touches_memory(hopper: Executable) -> None:
    sources, rules = hopper.code.sources, {kernel.rule for kernel in hopper.kernels}
    assert {"cuda.matmul_skinny", "cuda.matmul_sm90", "cuda.row_reduction", "cuda.scan"} <= rules
    assert len(sources) > 6
    skinny, wgmma = (of_rule(hopper, f"cuda.matmul_{kind}") for kind in ("skinny", "sm90"))
    weights = [*skinny, *(source for source in wgmma if "fused_matmul_add" in source)]  # the other is a product of activations
    assert len(weights) == 2
    for name, source in sources.items():
        assert LAUNCH in source or source in skinny, name
        # a weight's tensor map alone, in the products that copy it early
        assert len(used_before_wait(source)) == (source in weights), name


@needs_assembler
def test_all_are_launched_dependently(hopper: Executable) -> None:
    assert hopper.library.count(TAG.encode()) == len(hopper.code.sources)


@pytest.mark.sampled(2)
@needs_assembler
@pytest.mark.parametrize(("target", "without"), [("a100", ()), ("h200", (STEP,))])
def test_plain_launches(target: str, without: tuple[str, ...]) -> None:
    """Before sm_90, and where the step is left out; what templates wait for has ended then."""
    assert TAG.encode() not in compiled(target, without).library


@needs_assembler
def test_barriers_are_made_before_the_wait(hopper: Executable) -> None:
    for source in of_rule(hopper, "cuda.matmul_sm90"):
        assert source.index("mbarrier_init") < min(source.index(WAIT), source.index("cp_async_bulk_tensor"))


def kernel(body: Any, dynamic: bool = False) -> tvm.IRModule:
    """A module of one kernel as TVM splits it off, of a body that takes a global and a shared tensor."""
    tags = ["blockIdx.x", "threadIdx.x", *(["tirx.use_dyn_shared_memory"] if dynamic else [])]
    made = body.with_attrs({"calling_conv": 2, LAUNCH_PARAMS: tags, "target": resolve("h200").tvm()})
    return tvm.IRModule({"k": made})


def text(mod: tvm.IRModule) -> str:
    return str(dependent_launch(mod)["k"].script())


@T.prim_func(check_well_formed=False)
def sets_up(a: T.handle("float32", "global")) -> None:
    A = T.decl_buffer((64,), data=a)
    with T.launch_thread("blockIdx.x", 2) as block:
        thread = T.launch_thread("threadIdx.x", 32)
        position: T.let = block * 32 + thread
        T.evaluate(T.cuda.cta_sync())
        A[position] = T.float32(1)


@T.prim_func(check_well_formed=False)
def reads_first(a: T.handle("float32", "global")) -> None:
    A = T.decl_buffer((64,), data=a)
    with T.launch_thread("blockIdx.x", 2) as block:
        value: T.let = A[block]
        T.evaluate(T.cuda.cta_sync())
        A[block + 2] = value


@T.prim_func(check_well_formed=False)
def waits_itself(a: T.handle("float32", "global")) -> None:
    A = T.decl_buffer((64,), data=a)
    with T.launch_thread("blockIdx.x", 2) as block:
        if block == 0:
            T.evaluate(T.ptx.griddepcontrol.wait())
        A[block] = T.float32(1)


def test_set_up_comes_first_and_reads_do_not() -> None:
    ordered = text(kernel(sets_up))
    assert ordered.index("cta_sync") < ordered.index("griddepcontrol") < ordered.index("A[")
    ordered = text(kernel(reads_first))
    assert ordered.index("griddepcontrol") < ordered.index("A[")


@T.prim_func(check_well_formed=False)
def sums(a: T.handle("float32", "global"), b: T.handle("float32", "global")) -> None:
    A = T.decl_buffer((64,), data=a)
    B = T.decl_buffer((64,), data=b)
    with T.launch_thread("blockIdx.x", 2) as block:
        thread = T.launch_thread("threadIdx.x", 32)
        total = T.alloc_buffer((1,), scope="local")
        total[0] = T.if_then_else(thread < 16, T.float32(0), T.float32(1))
        for i in range(2):
            total[0] = total[0] + B[i * 32 + thread]
        A[block * 32 + thread] = total[0]


def test_first_values_of_registers_are_set_up() -> None:
    ordered = text(kernel(sums))
    assert ordered.index("if_then_else") < ordered.index("griddepcontrol") < ordered.index("B[")


@T.prim_func(check_well_formed=False)
def loads(a: T.handle("float32", "global"), b: T.handle("float32", "global"), c: T.handle("float32", "global")) -> None:
    A = T.decl_buffer((64,), data=a)
    B = T.decl_buffer((64,), data=b)
    C = T.decl_buffer((64,), data=c)
    with T.launch_thread("blockIdx.x", 2) as block:
        thread = T.launch_thread("threadIdx.x", 32)
        for i in range(2):
            A[block * 32 + thread] = B[i * 32 + thread] + C[block * 32 + thread]


def test_the_wait_knows_the_indices_of_the_first_loads() -> None:
    (wait,) = (line for line in text(kernel(loads)).splitlines() if "griddepcontrol_wait" in line)
    assert "block * 32 + thread" in wait
    assert "i * 32" not in wait  # that comes later


@pytest.mark.rotated(4)
@needs_assembler
def test_products_on_tensor_cores_wait_as_they_are() -> None:
    net = nn.Conv2d(16, 64, 3, padding=1).eval().half()
    executable = compile_model(load(net, (torch.randn(1, 16, 32, 32).half(),)), resolve("b200"))
    (source,) = of_rule(executable, "cuda.matmul_mma")
    assert "tvm_builtin_ptx_griddepcontrol_wait" in source
    assert "tk_griddepcontrol_wait" not in source


def test_the_names_of_operators_are_those_of_tvm() -> None:
    assert PURE | SET_UP | {CONTROL} <= {str(name) for name in tvm.ir.Op.list_op_names()}


def test_a_wait_of_its_own_is_kept() -> None:
    assert text(kernel(waits_itself)).count("griddepcontrol") == 1


def test_the_size_of_shared_memory_stays_last() -> None:
    found = dependent_launch(kernel(sets_up, dynamic=True))["k"].attrs[LAUNCH_PARAMS]
    assert list(map(str, found)) == ["blockIdx.x", "threadIdx.x", TAG, "tirx.use_dyn_shared_memory"]
