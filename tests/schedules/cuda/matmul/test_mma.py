"""The mma.sync product: what it matches, what it refuses and why, what its kernels use and do. No GPU needed."""

import random
import re
from dataclasses import replace

import pytest
import torch

from tests.gpu.random_matmuls import Problem
from tests.sample import sample
from tests.schedules.cuda.assembling import needs_assembler, scheduled, usage
from tests.schedules.random_configs import legal_configs
from tk.codegen.library import build_function
from tk.frontend import load
from tk.frontend.model import Model
from tk.package.signature import Signature
from tk.pipeline import graph
from tk.schedule.apply import schedule_module
from tk.schedule.case import prim_func
from tk.schedule.rule import rule_of, schedule
from tk.schedules.cuda.matmul.mma import rule as matmul_mma
from tk.schedules.cuda.matmul.mma.cases import CASES, _case, _window
from tk.schedules.cuda.matmul.mma.rule import Config, Match, default, legal, match, registers_a_thread, shared_bytes
from tk.target import resolve

RULE = rule_of(matmul_mma)

A100, A10, L40S, H200 = (resolve(name) for name in ("a100", "a10", "l40s", "h200"))
PLAIN = Match(1, 4096, 4096, 4096, "bfloat16", True, False, 8, 8)
BY_NAME = {str(case): case for case in CASES}


def lowered(case, config, target):
    return scheduled(RULE, BY_NAME[case].func(target), target, config)


def test_match_reads_sizes_and_orders():
    assert match(BY_NAME["nn_bfloat16"].func(A100), A100) == Match(1, 192, 160, 224, "bfloat16", True, False, 8, 8)
    assert match(BY_NAME["tt_bfloat16"].func(A100), A100) == Match(1, 192, 160, 224, "bfloat16", False, True, 8, 8)
    assert match(BY_NAME["symbolic_k_float16"].func(A100), A100).k is None


@pytest.mark.parametrize(
    ("config", "target", "reason"),
    [
        (Config(128, 256, 64, 4, 4, 4), A100, "bytes of shared memory"),
        (Config(128, 256, 64, 2, 4, 2), L40S, "bytes of shared memory"),
        (Config(256, 256, 32, 2, 4, 3), H200, "registers a thread"),
        (Config(256, 256, 32, 4, 4, 3), H200, "registers a block"),
        (Config(32, 64, 32, 4, 1, 2), H200, "16 × 16 fragments"),
        (Config(16, 16, 16, 1, 1, 2), H200, None),
        (Config(16, 64, 16, 1, 4, 2), H200, "elements of A's tile"),
    ],
)
def test_refusals_name_their_reason(config, target, reason):
    refusals = legal(PLAIN, config, target)
    assert any(reason in refusal for refusal in refusals) if reason else not refusals


def test_no_more_stages_than_tiles_of_k():
    assert any("tiles of k" in refusal for refusal in legal(replace(PLAIN, k=64), Config(64, 64, 32, 2, 2, 3), H200))
    assert not legal(replace(PLAIN, k=65), Config(64, 64, 32, 2, 2, 3), H200)


@pytest.mark.parametrize("target", [A100, A10, L40S, H200], ids=lambda target: target.arch)
def test_defaults_are_legal_for_any_shape(target):
    draw = random.Random(0)
    for _ in range(200):
        found = replace(
            PLAIN, s=draw.choice([1, 8, None]), i=draw.choice([None, draw.randint(1, 9000)]), j=draw.randint(1, 9000),
            k=draw.choice([None, draw.randint(1, 9000)]), a_k_last=draw.random() < 0.5, b_k_last=draw.random() < 0.5,
            a_vector=draw.choice([1, 2, 4, 8]), b_vector=draw.choice([1, 8]),
        )  # fmt: skip
        assert not legal(found, default(found, target), target), found


@pytest.mark.parametrize("target", [A100, L40S, H200], ids=lambda target: target.arch)
def test_legal_knobs_never_ask_for_more_than_there_is(target):
    taken = 0
    for config in legal_configs(random.Random(1), matmul_mma, PLAIN, target, 2000):
        taken += 1
        assert shared_bytes(config, PLAIN) <= target.shared_memory
        assert registers_a_thread(config, PLAIN) * config.warps_m * config.warps_n * 32 <= 65536
    assert taken > 100


CONFIGS = (
    Config(128, 256, 32, 2, 4, 3),
    Config(128, 128, 64, 2, 2, 2),
    Config(64, 64, 16, 2, 2, 4),
    Config(64, 64, 64, 2, 2, 1),
)


@needs_assembler
@pytest.mark.parametrize("target", sample([A100, A10, L40S, H200], 2), ids=lambda target: target.arch)
def test_assembles_without_spills(target):
    kernels = {f"case{n}_": lowered("large_bfloat16", config, target) for n, config in enumerate(CONFIGS)}
    for config, (used,) in zip(CONFIGS, usage(kernels, target).values(), strict=True):
        assert used.spills == 0, config
        assert used.stack == 0, config  # every fragment and accumulator is a register
        assert used.registers <= registers_a_thread(config, PLAIN) + 16, config


@needs_assembler
@pytest.mark.parametrize("target", sample([A100, H200], 2), ids=lambda target: target.arch)
def test_large_unaligned_products_and_windows_stay_in_registers(target):
    """Much code in a loop keeps a compiler from unrolling it, and what is not unrolled is not in registers."""
    unaligned = _case("unaligned", "float16", "nt", (2777, 3333, 555))
    kernels = {}
    for name, case in (("unaligned", unaligned), ("window", _window("float16", 1, 1, 3, size=(16, 56, 56, 64, 128)))):
        func = case.func(target)
        config = default(match(func, target), target)
        assert config.m * config.n >= 128 * 64
        kernels[name] = scheduled(RULE, func, target)
    assert [(used.spills, used.stack) for (used,) in usage(kernels, target).values()] == [(0, 0)] * 2


def test_defaults_on_shapes_that_were_measured():
    """On an H200 the best of all candidates, or within 2% of it."""
    square, few, one = replace(PLAIN, b_k_last=True), replace(PLAIN, i=512), replace(PLAIN, i=128)
    assert {default(square, H200).m * default(square, H200).n, default(square, H200).k} == {128 * 256, 64}
    assert default(few, H200) == Config(128, 128, 64, 2, 2, 4)
    assert default(one, H200) == Config(64, 64, 64, 2, 2, 4)


@pytest.mark.rotated(4)
@needs_assembler
def test_a_round_has_one_barrier_and_reads_ahead():
    _, code = build_function(lowered("large_bfloat16", Config(128, 128, 32, 2, 2, 3), A100), A100)
    (source,) = code.sources.values()
    steps = re.findall(
        r"async_commit_group\(\)|async_wait_group_\d|syncthreads|cp_async_legacy|ldmatrix\.sync|mma\.sync", source
    )
    steps = [step for step, before in zip(steps, ["", *steps], strict=False) if step != before]
    end = len(steps) - steps[::-1].index("async_commit_group()")
    assert steps[end - 4 : end] == ["ldmatrix.sync", "cp_async_legacy", "mma.sync", "async_commit_group()"]
    assert steps[end : end + 4] == ["async_wait_group_1", "syncthreads", "ldmatrix.sync", "mma.sync"]


def test_a_scheduled_kernel_parses_again():
    import tvm
    from tvm.script import from_source

    mod = tvm.IRModule({"main": lowered("nn_bfloat16", Config(64, 64, 32, 2, 2, 3), H200)})
    assert from_source(mod.script(show_meta=True)).script(show_meta=True) == mod.script(show_meta=True)


def test_a_choice_behind_the_product_is_stored_without_vectors():
    """where(mask, x @ w, 0), as behind masked attention: CUDA C has no vectors of conditions."""
    from tvm import relax
    from tvm.relax import op
    from tvm.tirx import PrimFunc

    builder = relax.BlockBuilder()
    x, w, mask = (
        relax.Var(name, relax.TensorType(shape, dtype))
        for name, shape, dtype in (("x", (64, 64), "float16"), ("w", (64, 64), "float16"), ("mask", (64, 1), "bool"))
    )
    with builder.function("main", [x, w, mask], attrs={"num_input": 3}):
        with builder.dataflow():
            summed = builder.emit(op.matmul(x, w, out_dtype="float32"))
            chosen = builder.emit(op.where(mask, summed, relax.const(0, "float32")))
            out = builder.emit_output(op.astype(chosen, "float16"))
        builder.emit_func_output(out)
    mod = graph(Model("m", builder.get(), {}, Signature((), ())), A100)[0]
    (func,) = [each for _, each in mod.functions_items() if isinstance(each, PrimFunc) and match(each, A100) is not None]
    found = match(func, A100)
    with A100.tvm():
        text = schedule(RULE, func, found, A100).script()
    last_loop = next(
        line for line in reversed(text[: text.index("T.Select(")].splitlines()) if line.lstrip().startswith("for ")
    )
    assert "T.unroll" in last_loop


@pytest.mark.rotated(4)
@needs_assembler
def test_a_float32_constant_behind_the_product_assembles():
    """relu(x) is max(float32(x), 0), sigmoid(x) is 1 / (1 + exp(-x)): vectors of 8 zeros or ones cannot be written in CUDA
    C."""
    problems = [
        Problem("bfloat16", 650, 48, 640, x_turned=True, steps=("relu",)),
        Problem("float16", 12, 1288, 80, x_turned=True, steps=("columns", "scale", "relu")),
        Problem("bfloat16", 64, 64, 64, x_turned=True, steps=("rows", "relu", "residual")),
        Problem("bfloat16", 880, 888, 25, w_turned=True, steps=("silu", "columns", "scale")),
        Problem("float16", 64, 72, 25, w_turned=True, steps=("silu",)),
    ]
    kernels = {
        f"case{n}_": scheduled(RULE, func, H200) for n, (func, _) in enumerate(prim_func(p.case(), H200) for p in problems)
    }
    for problem, kernel in zip(problems, kernels.values(), strict=True):
        assert any(each in kernel.script() for each in ("T.float32(0.0)", "T.sigmoid(")), problem
    assert usage(kernels, H200)


@pytest.mark.parametrize("target", ["a100", "h200"])
def test_many_small_matrices_are_computed_a_result_a_thread(target: str) -> None:
    """Transforms of points, 4 × 4: a tile of tensor cores would be zeros but for a 64th."""

    class Batched(torch.nn.Module):
        def forward(self, a: torch.Tensor, b: torch.Tensor) -> torch.Tensor:
            return a @ b + 1

    for dtype in (torch.bfloat16, torch.float32):
        for sizes, small in (((1000, 4, 4), True), ((1000, 3, 3), True), ((1000, 8, 8), True), ((4, 8, 8), False)):
            mod, _ = graph(load(Batched(), (torch.randn(sizes, dtype=dtype), torch.randn(sizes, dtype=dtype))), resolve(target))
            _, kernels = schedule_module(mod, resolve(target))
            rules = {kernel.rule for kernel in kernels}
            assert not small or rules == {"cuda.standalone_reduction"}
            assert small or dtype == torch.float32 or rules & {"cuda.matmul_mma", "cuda.matmul_skinny"}
