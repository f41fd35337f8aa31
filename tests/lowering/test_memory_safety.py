"""The memory check: kernels with a defect are noticed, sound ones are not, and what it mends is right."""

from __future__ import annotations

import re
from unittest.mock import patch

import numpy as np
import pytest

import tk
from tests.lowering.faults import FAULTS, KERNELS, Fault, outcome
from tests.sample import sample
from tests.torch_function import Function
from tk.codegen.nvcc import RefusedCodeError
from tk.frontend import load
from tk.lowering.findings import Report
from tk.lowering.memory_safety import check_function
from tk.pipeline import Options, compile_model
from tk.schedule.discover import discover
from tk.target import resolve

torch = pytest.importorskip("torch")
F = torch.nn.functional


@pytest.mark.parametrize("kernel", KERNELS)
def test_sound_kernels_pass(kernel: str) -> None:
    assert outcome(KERNELS[kernel], kernel) == ""


@pytest.mark.sampled(3)
@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_a_fault_is_noticed(fault: Fault) -> None:
    assert outcome(fault.source(), fault.kernel) == ("" if fault.by == "mended" else fault.by)


def cuda_sources(function, *args, target="cuda:sm_90a", without=()):
    options = Options(graph=False, without=frozenset(without))
    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):  # the text is all that is read
        executable = compile_model(load(Function(function).eval(), args), resolve(target), options=options)
    return "\n".join(executable.code.sources.values()), executable


def bools(*shape):
    return torch.rand(shape) > 0.5


def bf16(*shape):
    return torch.randn(shape).bfloat16()


@pytest.mark.sampled(8)
@pytest.mark.parametrize(
    ("function", "args"),
    [
        (lambda x, w: (x @ w) > 0, (bf16(8, 256), bf16(256, 512))),
        (lambda x, w: (x @ w) > 0, (bf16(512, 256), bf16(256, 512))),
        (lambda x, w: (x @ w) > 0, (torch.randn(64, 256), torch.randn(256, 512))),
        (lambda x, w: (x @ w) > 0, (bf16(64, 30), bf16(30, 512))),
        (lambda x, w, m: torch.where(m, -torch.inf, x @ w).relu(), (bf16(8, 256), bf16(256, 512), bools(8, 512))),
        (lambda x, w, m: torch.where(m, -torch.inf, x @ w).relu(), (bf16(512, 256), bf16(256, 512), bools(512))),
        (lambda x, w, m: (x @ w).masked_fill(m, -1e9), (torch.randn(64, 256), torch.randn(256, 512), bools(64, 512))),
        (lambda m: m.T.contiguous(), (bools(66, 130),)),
        (lambda m: m.permute(0, 2, 1).contiguous(), (bools(3, 64, 128),)),
        (lambda x, w, m: torch.where(m.T, 0, x @ w), (bf16(64, 64), bf16(64, 128), bools(128, 64))),
    ],
)
def test_bools_are_bytes_in_a_gpus_memory(function, args) -> None:
    source, _ = cuda_sources(function, *args)
    assert not re.search(
        r"\*\(ushort\d\*\)\(\(?\(?(bool|uchar)?", "\n".join(line for line in source.splitlines() if "bool" in line)
    )
    assert "make_ushort" not in source


@pytest.mark.parametrize(
    ("kernel", "stride"),
    sample([(kernel, stride) for stride in (1, 2) for kernel in (2, 3, 4, 5, 8)], 5, by=lambda pair: pair[1]),
)
def test_kernels_that_are_turned_around_are_not_copied_as_if_they_ascended(kernel: int, stride: int) -> None:
    weight = bf16(32, 32, kernel)
    source, _ = cuda_sources(lambda x: F.conv_transpose1d(x, weight, stride=stride), bf16(1, 32, 64))
    assert not re.search(r"cp_async\w*_\w*\([^;]*weight", source)


def test_a_rule_whose_kernel_leaves_its_memory_declines() -> None:
    """dlight's matrix times vector stores 16 rows where there are 8; kernels of reductions come before it, and are left out."""
    before = [rule.name for rule in discover("cuda") if rule.name.endswith("_reduction") and "dlight" not in rule.name]
    _, executable = cuda_sources(lambda a, b: a @ b, torch.randn(8, 31), torch.randn(31, 1), without=before)
    (kernel,) = (kernel for kernel in executable.kernels if kernel.name == "matmul")
    assert kernel.rule != "cuda.dlight_gemv"
    assert any("of 8 at" in reason for reason in kernel.declined)


AT_RUN_TIME = {"cpu.scatter"}  # indices that are data: a checked build tests them there


@pytest.mark.parametrize("name", sample([rule.name for rule in discover("cpu")], 1))
def test_every_access_of_the_cpu_rules_is_proved(name: str) -> None:
    import tvm

    from tests.lowering.faults import report_of
    from tk.schedule.case import prim_func
    from tk.schedule.rule import schedule

    target = resolve("cpu:x86-64-v3")
    rule = next(rule for rule in discover("cpu") if rule.name == name)
    case = next(case for case in rule.cases if not any(isinstance(dim, tuple) for _, dims, _ in case.inputs for dim in dims))
    func, _ = prim_func(case, target)
    match = rule.match(func, target)
    with target.tvm():
        scheduled = schedule(rule, func, match, target)
    report = report_of(scheduled, target)
    assert report.accesses > 0
    assert not report.defects
    assert bool(report.unproven) == (name in AT_RUN_TIME)
    assert tvm is not None


def test_a_kernel_that_keeps_too_much_in_shared_memory_declines() -> None:
    """TVM's general reduction kept all that a transposed convolution gives there, where something followed it. Here the tile of
    a transpose is too much, and the next rule takes the function."""
    x = torch.randn(200, 300)
    (kernel,) = cuda_sources(lambda x: x.t().contiguous(), x)[1].kernels
    assert kernel.rule == "cuda.transpose"
    with patch.dict("tk.lowering.memory_safety.STATIC_SHARED", cuda=1000):
        (kernel,) = cuda_sources(lambda x: x.t().contiguous(), x)[1].kernels
    assert kernel.rule != "cuda.transpose"
    assert any("bytes of shared memory" in reason for reason in kernel.declined)


def test_a_kernel_that_does_not_assemble_declines() -> None:
    refusals = iter([True, True])  # of the module, and of its one kernel on its own

    def assembled(source, arch):
        if next(refusals, False):
            raise RefusedCodeError("not today")
        return b"", {}

    with patch("tk.codegen.device_code.assemble", assembled):
        executable = compile_model(
            load(Function(torch.abs).eval(), (torch.randn(64),)), resolve("h200"), options=Options(graph=False)
        )
    (kernel,) = executable.kernels
    assert kernel.rule == "cuda.fallback"
    assert "not today" in kernel.declined[-1]


def test_weights_for_a_gpu_are_those_of_a_cpu() -> None:
    """They are computed on this host: as for a CPU, with float64 as exact as there."""
    table, wide = bf16(32, 24), torch.randn(25, 14).double()

    class Constants(torch.nn.Module):
        def __init__(self):
            super().__init__()
            self.register_buffer("table", table)
            self.register_buffer("wide", wide)

        def forward(self, x):
            return self.table.min(0)[1], self.wide.tanh(), F.silu(self.wide), F.softmax(self.wide, 0), x + 1

    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):
        executable = compile_model(load(Constants().eval(), (torch.randn(3),)), resolve("cuda:sm_90a"))
    index = next(value for value in executable.weights.values() if value.dtype == np.int64)
    assert np.array_equal(table.float().numpy()[index, np.arange(24)], table.min(0)[0].float().numpy())
    others = [value for value in executable.weights.values() if value.dtype == np.float64]
    for expected in (wide.tanh(), F.silu(wide), F.softmax(wide, 0)):
        assert any(np.allclose(value, expected.numpy(), rtol=1e-12) for value in others)


def test_a_branch_that_is_never_taken_loads_nothing() -> None:
    x, y = torch.randn(4, 8, 32, 50), torch.randn(4, 8, 3, 50)
    _, executable = cuda_sources(lambda a, b: torch.slice_scatter(a, b, 2, 7, 12, 2), x, y)
    assert executable.kernels[0].declined == ()


@pytest.mark.rotated(4)
def test_slices_are_scattered_where_torch_puts_them(tmp_path) -> None:
    random = np.random.default_rng()
    seed = int(random.integers(1 << 30))
    random = np.random.default_rng(seed)
    for _ in range(12):
        shape = [int(random.choice([1, 2, 3, 5, 8, 16])) for _ in range(int(random.integers(1, 4)))]
        axis = int(random.integers(len(shape)))
        start, end = (int(random.integers(-shape[axis] - 2, shape[axis] + 3)) for _ in range(2))
        step, x = int(random.integers(1, 4)), torch.randn(shape)
        piece = (
            x[tuple(slice(start, end, step) if n == axis else slice(None) for n in range(len(shape)))]
            if start >= 0 <= end
            else None
        )
        source = torch.randn_like(piece) if piece is not None else None
        try:
            expected = torch.slice_scatter(x, source, axis, start, end, step) if source is not None else None
        except RuntimeError:
            continue
        if expected is None:
            continue
        package = tk.compile(
            Function(lambda a, b, n=axis, s=start, e=end, t=step: torch.slice_scatter(a, b, n, s, e, t)).eval(),
            (x, source), target="cpu", verify=False,
        )  # fmt: skip
        package.save(tmp_path / "m.tk")
        assert torch.equal(tk.load(tmp_path / "m.tk")(x, source), expected), (seed, shape, axis, start, end, step)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("function", "good", "bad", "named"),
    [
        (lambda x, i: x[i], torch.tensor([0, -1, 15]), torch.tensor([0, -17, 15]), "take"),
        (lambda x, i: F.embedding(i, x), torch.tensor([0, 3, 15]), torch.tensor([0, 16, 15]), "take"),
        (lambda x, i: torch.gather(x, 0, i[:, None]), torch.tensor([0, 3, 15]), torch.tensor([0, 16, 15]), "gather"),
    ],
)
def test_a_checked_build_raises_where_an_index_is_out_of_range(function, good, bad, named, tmp_path) -> None:
    x = torch.randn(16, 3)
    tk.compile(Function(function).eval(), (x, good), target="cpu", checked=True, verify=False).save(tmp_path / "m.tk")
    module = tk.load(tmp_path / "m.tk")
    torch.testing.assert_close(module(x, good), function(x, good))
    with pytest.raises(tk.TkError, match=f"{named}.*out of range"):
        module(x, bad)
    tk.compile(Function(function).eval(), (x, good), target="cpu", verify=False).save(tmp_path / "plain.tk")
    tk.load(tmp_path / "plain.tk")(x, bad)  # held inside


def test_an_index_that_passes_32_bits_is_noticed() -> None:
    from tvm.script import from_source

    report = Report()
    check_function(from_source(next(fault for fault in FAULTS if "32 bits" in fault.name).source()), "main", report)
    assert [finding.what for finding in report.defects] == ["2500000000 elements by an index of 32 bits"] * 2


def test_a_report_names_the_kernel_and_a_point() -> None:
    from tvm.script import from_source

    source = KERNELS["rows"].replace("x[i, k]", "x[i, k + 1]")
    report = Report()
    check_function(from_source(source), "sum", report)
    (found,) = report.defects
    assert found.function == "sum"
    assert "of 33 at" in found.what


def test_no_condition_is_taken_for_one_that_is_gone() -> None:
    """What is known of an access is kept by the conditions around it. Of a branch that is taken otherwise the condition is an
    object of the check's own: in the memory of one that was gone, the next looked the same, and the last access as checked."""
    import tvm_ffi
    from tvm.ir import TensorLoad
    from tvm.script import from_source

    branch = """
        if i >= {first}:
            y[i] = T.float32({n})
        else:
            y[i + 100] = x[i % 90 + 1]"""
    body = "".join(branch.format(first=70 if n == 199 else 60, n=n) for n in range(200))
    func = from_source(
        "@T.prim_func(s_tir=True)\ndef main(x: T.Buffer((64,), 'float32'), y: T.Buffer((200,), 'float32')):\n"
        f"    for i in range(100):{body}"
    )
    loads: list[TensorLoad] = []
    tvm_ffi.structural_walk(func.body, [(TensorLoad, loads.append)])
    func = func.with_body(tvm_ffi.structural_mutate(func.body, [(TensorLoad, lambda load, mutator: loads[0])]))
    report = Report()
    check_function(func, "main", report)
    assert [finding.what for finding in report.defects] == ["index 64 of 64 at i = 63"]


def test_nothing_is_read_of_a_tensor_without_elements() -> None:
    from tvm.script import tirx as T

    @T.prim_func(private=True, s_tir=True)
    def picked(x: T.Buffer((0,), "float32"), indices: T.Buffer((4,), "int32"), y: T.Buffer((4,), "float32")):
        for i in range(4):
            y[i] = x[indices[i]]

    @T.prim_func(private=True, s_tir=True)
    def guarded(x: T.Buffer((0,), "float32"), indices: T.Buffer((4,), "int32"), y: T.Buffer((4,), "float32")):
        for i in range(4):
            y[i] = T.if_then_else(i < 0, x[indices[i]], T.float32(0))

    for func, defects in ((picked, 1), (guarded, 0)):
        report = Report()
        check_function(func, "kernel", report)
        assert len(report.defects) == defects


@pytest.mark.parametrize(("condition", "aligned"), [("t % 4 == 0", True), ("not t % 4 != 0", True), ("t % 2 == 0", False)])
def test_an_equality_tells_where_a_vector_begins(condition: str, aligned: bool) -> None:
    from tvm.script import from_source
    from tvm.target import Target

    func = from_source(
        "@T.prim_func(s_tir=True)\ndef main(x: T.Buffer((64,), 'float32'), y: T.Buffer((64,), 'float32')):\n"
        f"    for t in range(61):\n        if {condition}:\n            y[T.Ramp(t, 1, 4)] = x[T.Ramp(t, 1, 4)]"
    ).with_attr("target", Target({"kind": "cuda", "arch": "sm_80"}))
    report = Report()
    checked = check_function(func, "main", report)
    assert (report.defects, report.unproven) == ([], [])
    assert checked.same_as(func) is aligned  # a misaligned vector is moved element by element
