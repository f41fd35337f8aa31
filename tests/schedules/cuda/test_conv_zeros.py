"""Groups combined with zeros between them, and taps beyond a transposed kernel: data that is infinite or NaN reaches no
further than in torch. What computes such sums again is run on this host, over whole tiles; no GPU needed."""

from __future__ import annotations

import re
from dataclasses import replace
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import numpy as np
import pytest
import torch
import tvm
from torch import nn
from tvm import relax
from tvm.script import tirx as T

from tests.schedules.cuda.assembling import needs_assembler, usage
from tk.codegen.library import build_function
from tk.frontend.torch.load import load_module
from tk.graph.combined_groups import multiplies_zeros, without_zeros
from tk.pipeline import to_schedule
from tk.schedule import apply
from tk.schedule.apply import schedule_module
from tk.schedule.discover import discover
from tk.schedule.rule import Rule, rule_of, schedule
from tk.schedules.cuda.conv import rule
from tk.schedules.cuda.conv.cases import conv_case
from tk.schedules.cuda.conv.f32 import rule as rule_f32
from tk.schedules.cuda.conv.f32.plan import plan as plan_f32
from tk.schedules.cuda.conv.plan import plan, tiles_of
from tk.schedules.cuda.conv.problem import Convolution, matched
from tk.schedules.cuda.matmul.sm90_f32.repair import repair_nonfinite
from tk.schedules.rocm.conv.cost import unreadable
from tk.target import resolve
from tk.tuning.tasks import is_searched

H200 = resolve("h200")


class Layer(nn.Module):
    """A convolution alone, channels last."""

    def __init__(self, conv: nn.Module) -> None:
        super().__init__()
        self.conv = conv

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        last = x.ndim - 1
        return self.conv(x.permute(0, last, *range(1, last))).permute(0, *range(2, last + 1), 1)


LAYERS = {
    "groups_of_4": (nn.Conv2d(64, 64, 3, padding=1, groups=16, bias=False), (2, 5, 7, 64), "float16"),
    "few_channels": (nn.Conv2d(6, 16, 3, stride=2, padding=1, groups=2, bias=False), (2, 9, 8, 6), "float16"),
    "one_axis": (nn.Conv1d(48, 96, 5, dilation=2, groups=12, bias=False), (2, 21, 48), "float16"),
    "float32": (nn.Conv2d(32, 64, (3, 1), stride=(2, 1), groups=8, bias=False), (2, 7, 6, 32), "float32"),
    "transposed": (nn.ConvTranspose2d(16, 24, 3, stride=2, padding=1, groups=2, bias=False), (2, 4, 5, 16), "float16"),
    "transposed_short": (nn.ConvTranspose2d(16, 16, (3, 2), stride=3, padding=1, bias=False), (2, 4, 15, 16), "float16"),
    "transposed_volume": (nn.ConvTranspose3d(16, 6, (3, 3, 2), stride=3, padding=1, bias=False), (1, 5, 4, 15, 16), "float16"),
    "transposed_float32": (nn.ConvTranspose1d(16, 16, 5, stride=3, output_padding=1, bias=False), (2, 7, 16), "float32"),
}


def imported(name: str) -> tuple[Any, Any, torch.Tensor, dict[str, np.ndarray]]:
    """The layer in its dtype, its function as rules get it, an input, and its weights, packed."""
    layer, shape, dtype = LAYERS[name]
    module = Layer(layer).eval().to(getattr(torch, dtype))
    x = torch.randn(shape).to(getattr(torch, dtype))
    mod, weights = to_schedule(load_module(module, (x,)), H200)
    (call,) = [
        binding.value
        for block in mod["main"].body.blocks
        for binding in block.bindings
        if isinstance(binding.value, relax.Call) and getattr(binding.value.op, "name", "") == "relax.call_tir"
        and "conv" in binding.value.args[0].name_hint
    ]  # fmt: skip
    return module, mod[call.args[0]], x, weights


def sums(conv: Convolution, planned: Any, config: Any, block_n: int, acc: np.ndarray, arrays: list[np.ndarray]) -> np.ndarray:
    """What `repair_nonfinite` leaves of accumulators `acc` [parts of columns, tiles, warps, lanes, registers] of 64 rows a
    tile's warpgroup, as the convolution's result in memory; NaN where nothing is stored."""
    facts, (_, tiles, warps, lanes, size) = conv.facts, acc.shape
    params = [conv.a.param, conv.b.param]
    pixels, each = int(conv.rows), block_n // 2

    @T.prim_func(private=True, s_tir=True)
    def main(x_handle: T.handle, w_handle: T.handle, acc_handle: T.handle, out_handle: T.handle) -> None:
        x = T.match_buffer(x_handle, params[0].shape, dtype=str(params[0].dtype))
        w = T.match_buffer(w_handle, params[1].shape, dtype=str(params[1].dtype))
        given = T.match_buffer(acc_handle, acc.shape, dtype="float32")
        out = T.match_buffer(out_handle, (pixels, facts.n), dtype="float32")
        for column, tile, warp, lane in T.grid(acc.shape[0], tiles, warps, lanes):
            origin = T.alloc_local((4,), "int32")
            registers = T.alloc_local((size,), "float32")
            scheduler = T.meta_var(
                SimpleNamespace(
                    origin=origin, row=tile * config.block_m, column=column * block_n, batch=0, first=0, count=planned.k_blocks
                )
            )
            planned.locate(scheduler)
            for i in range(size):
                registers[i] = given[column, tile, warp, lane, i]
            operands = T.meta_var(planned.fragment_operands(scheduler, warp * 16))
            here = T.meta_var(
                type(operands)(
                    SimpleNamespace(param=x, k=facts.k), SimpleNamespace(param=w, major=conv.b.major, k=facts.k),
                    operands.left_row, 0, 0, operands.first, operands.end, planned, scheduler, operands.block_k,
                )
            )  # fmt: skip
            repair_nonfinite(here, registers, lane, block_n)
            fragment = T.meta_var(planned.fragment(scheduler, (0, warp, lane), warp, T.int32(pixels)))
            for i in range(size):
                row = T.meta_var(fragment.at(i // each, lane // 4, i % each // 2 % 2 * 8))
                at = T.meta_var(fragment.column + i % each // 4 * 8 + lane % 4 * 2 + i % 2)
                if row < pixels and at < (facts.n if fragment.end is None else fragment.end):
                    out[row, at] = registers[i]

    library = tvm.compile(tvm.IRModule({"main": main.with_attr("global_symbol", "main")}), resolve("cpu").tvm())
    out = np.full((pixels, facts.n), np.nan, "float32")
    tensors = [tvm.runtime.tensor(np.ascontiguousarray(each)) for each in (*arrays, acc, out)]
    library["main"](*tensors)
    return tensors[-1].numpy()


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", LAYERS)
def test_sums_that_are_not_finite_are_those_of_their_own_terms(name: str) -> None:
    module, func, x, weights = imported(name)
    wide = str(x.dtype) == "torch.float32"
    owner = rule_f32 if wide else rule
    match = owner.match(func, H200)
    assert match is not None
    assert match.has_zeros
    conv = matched(func, owner.NAME, match, ("float32",) if wide else ("float16",))
    assert isinstance(conv, Convolution)
    config = owner.default(match, H200)
    if not wide:  # two fragments of 64 rows a warpgroup
        config = replace(config, block_m=128, consumers=1, pingpong=0, split_k=1, k_tiles_per_stage=1, cluster_m=1)
    planned = plan_f32(conv, config, 1) if wide else plan(conv, config, H200)
    warps = config.block_m // 16 if wide else 4
    generator = np.random.default_rng()
    flat = x.reshape(-1)
    for value in (float("inf"), float("-inf"), float("nan")):
        flat[int(generator.integers(flat.numel()))] = value
    columns = planned.column_tiles(config.block_n)
    size = config.block_m // 16 // warps * config.block_n // 2
    shape = columns, tiles_of(match, planned.config), warps, 32, size
    acc = generator.choice(np.array([np.nan, np.inf, -np.inf, 7.0], "float32"), shape)
    (weight,) = weights.values()
    image = padded(x.numpy(), [int(dim) for dim in conv.a.param.shape])
    got = sums(conv, planned, config, config.block_n, acc, [image, weight])
    want = module.double()(x.double()).detach().numpy().reshape(got.shape)
    kept = got == 7.0
    assert 0.15 < kept.mean() < 0.35
    np.testing.assert_allclose(got[~kept], want[~kept].astype("float32"), rtol=1e-5, atol=1e-5)
    assert 0.001 < np.isfinite(want).mean() < 0.999
    module.to(x.dtype)


class Constant(nn.Module):
    """A transposed convolution whose image and weights are both known when the model is compiled."""

    def __init__(self) -> None:
        super().__init__()
        self.conv = nn.ConvTranspose2d(16, 8, (3, 2), stride=3, padding=1, bias=False).half()
        self.image = nn.Buffer(torch.randn(1, 16, 4, 5).half())
        self.image.view(-1)[::20] = float("inf")

    def forward(self, y: torch.Tensor) -> torch.Tensor:
        return self.conv(self.image) + y


def test_a_convolution_of_weights_alone_is_left_to_the_rule() -> None:
    mod, weights = to_schedule(load_module(Constant().eval(), (torch.randn(1).half(),)), H200)
    assert any("conv" in var.name_hint for var in mod.get_global_vars())
    assert not any(np.isnan(weight.astype("float32")).any() for weight in weights.values())


def padded(x: np.ndarray, shape: list[int]) -> np.ndarray:
    """`x` with zeros around it as the function's own input has them: as many behind as before, channels behind alone."""
    more = [size - have for have, size in zip(x.shape, shape, strict=True)]
    return np.pad(x, [*((each // 2, each - each // 2) for each in more[:-1]), (0, more[-1])])


def test_drawn_weights_have_no_zeros_and_so_nothing_is_searched() -> None:
    assert not any(is_searched(imported(name)[1]) for name in ("groups_of_4", "transposed"))
    assert is_searched(conv_case("case", (1, 9, 9, 64), (3, 3, 64, 64)).func(H200))


@pytest.mark.parametrize("gpu", ["h200", "a100"])
def test_rules_that_multiply_by_zeros_are_asked_for_other_functions(gpu: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The dispatcher sees to it, whatever a rule's own `match` would say of the function."""
    target, asked = resolve(gpu), dict[str, list[bool]]()

    def watched(each: Rule) -> Rule:
        def match(func: Any, target: Any) -> Any:
            asked.setdefault(each.name, []).append(multiplies_zeros(func))
            return each.match(func, target)

        return replace(each, match=match)

    functions = [imported(name)[1] for name in ("groups_of_4", "transposed")]
    rules = tuple(watched(each) for each in discover(target.kind))
    monkeypatch.setattr(apply, "discover", lambda kind: rules)
    keep_zeros = [each.name for each in rules if each.leaves_zeros_out]
    for func in functions:
        schedule_module(tvm.IRModule({"main": func}), target, None, keep_zeros)
    assert asked["cuda.matmul_mma"] == [False, False]
    assert not any(any(found) for found in asked.values())


def test_amd_has_no_kernel_for_groups_with_zeros_between_them() -> None:
    match = rule.match(imported("groups_of_4")[1], H200)
    assert any(why.startswith("groups with zeros between them") for why in unreadable(match))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("name", LAYERS)
def test_for_other_rules_they_choose_term_by_term(name: str) -> None:
    module, func, x, weights = imported(name)
    chosen = without_zeros(func)
    assert chosen is not None
    assert not multiplies_zeros(chosen)
    generator = np.random.default_rng()
    flat = x.reshape(-1)
    for value in (float("inf"), float("-inf"), float("nan")):
        flat[generator.integers(flat.numel(), size=3)] = value
    library = tvm.compile(tvm.IRModule({"main": chosen.with_attr("global_symbol", "main")}), resolve("cpu").tvm())
    image, result = chosen.params[0], chosen.params[-1]
    out = tvm.runtime.tensor(np.full([int(dim) for dim in result.shape], np.nan, str(result.dtype)))
    arrays = [padded(x.numpy(), [int(dim) for dim in image.shape]), *weights.values()]
    library["main"](*(tvm.runtime.tensor(np.ascontiguousarray(each)) for each in arrays), out)
    want = module.double()(x.double()).detach().numpy()
    np.testing.assert_allclose(out.numpy().astype("float64"), want, rtol=2e-3, atol=2e-3)
    module.to(x.dtype)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("gpu", ["h200", "a100", "mi300x"])
def test_other_rules_get_what_chooses(gpu: str) -> None:
    """Where no rule with kernels for zeros is left, as when such a kernel does not assemble."""
    target = resolve(gpu)
    func = imported("transposed")[1]
    without = [rule.name for rule in discover(target.kind) if rule.leaves_zeros_out]
    assert without
    mod, (kernel,) = schedule_module(tvm.IRModule({"main": func}), target, None, without)
    assert kernel.rule not in without
    assert "T.Select" in mod["main"].script()


def test_the_exact_sums_of_float32_look_for_nan_beside_zeros() -> None:
    """NaN is larger than no number: what notes the largest operand does not see it."""
    grouped, whole = imported("float32")[1], rule_f32.CASES[0].func(H200)
    largest = f"{2 * 0x7F800000}"
    for func, zeros in ((grouped, True), (whole, False)):
        func = func.with_attr("tk.precision", "highest")
        match = rule_f32.match(func, H200)
        assert match is not None
        assert match.has_zeros == zeros
        with H200.tvm():
            assert (largest in schedule(rule_of(rule_f32), func, match, H200).script()) == zeros


@pytest.mark.rotated(3)
@pytest.mark.parametrize("name", LAYERS)
def test_what_wgmmas_write_is_written_by_nothing_else(name: str) -> None:
    """Sums that are computed again have registers of their own: ptxas moves accumulators that something else writes, too, while
    a wgmma is in flight."""
    owner = rule_f32 if "float32" in name else rule
    func = imported(name)[1].with_attr("tk.precision", "high")
    match = owner.match(func, H200)
    with H200.tvm():
        kernel = schedule(rule_of(owner), func, match, H200)
    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):  # the text is all that is read
        text = "\n".join(build_function(kernel, H200)[1].sources.values())
    written = set(re.findall(r"wgmma\w*_mma_async_\w+\((\w+)\[0\], ", text))
    assert written
    assert not [name for name in written if re.search(rf"\b{name}\[\d+\] = (?!0x0|0\.)", text)]


@pytest.mark.rotated(3)
@needs_assembler
def test_they_assemble_without_spills() -> None:
    functions = {}
    for name, owner in (("groups_of_4", rule), ("float32", rule_f32)):
        func = imported(name)[1]
        with H200.tvm():
            functions[name] = schedule(rule_of(owner), func, owner.match(func, H200), H200)
    assert all(used.spills == 0 for each in usage(functions, H200).values() for used in each)
