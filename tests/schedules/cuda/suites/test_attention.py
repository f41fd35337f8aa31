"""The benchmark suite of attention: its problems are matched, their exact results are attention's."""

from dataclasses import replace

import numpy as np
import pytest
import torch

from tk.schedule.case import prim_func
from tk.schedule.rule import rule_of
from tk.schedule.suite import RANDOM, find_suite
from tk.schedules.cuda.attention import rule as attention
from tk.schedules.cuda.attention.decode import rule as decode
from tk.schedules.cuda.attention.latent import rule as latent
from tk.target import resolve

H200 = resolve("h200")
SUITE = find_suite("cuda", "attention")


@pytest.mark.sampled(3)
@pytest.mark.parametrize(("model", "part"), [(model, part) for model, parts in SUITE.parts.items() for part in parts])
def test_every_problem_is_one_kernel(model, part):
    problem = SUITE.build(model, part, 256, "bfloat16")
    rule = rule_of((latent if "latent" in part else decode) if model == "decode" else attention)
    facts = rule.match(prim_func(problem.case, H200)[0], H200)
    assert facts is not None
    assert not rule.declines(facts, H200)
    assert not rule.legal(facts, rule.default(facts, H200), H200)
    assert (facts.batch, facts.heads, facts.rows, facts.width) == problem.sizes
    assert problem.flops <= 4.0 * facts.batch * facts.heads * facts.rows * facts.columns * facts.depth


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("model", "part"), [("bert-base", "masked"), ("llama3-8b", "causal")])
def test_what_it_compares_with_is_attention(model, part):
    problem = SUITE.build(model, part, 24, "float16")
    generator = np.random.default_rng(0)
    arrays = {name: generator.standard_normal((1, *shape[1:])) for name, shape, _ in problem.case.inputs}
    tensors = [torch.tensor(array) for array in arrays.values()]
    exact = problem.torch(*tensors)
    q, k, v = (x.transpose(1, 2) for x in tensors[:3])
    want = torch.nn.functional.scaled_dot_product_attention(
        q, k, v, attn_mask=tensors[3] if len(tensors) > 3 else None, is_causal=part == "causal", enable_gqa=True
    )
    torch.testing.assert_close(exact, want.transpose(1, 2))


@pytest.mark.sampled(3)
@pytest.mark.parametrize("part", ["32_8", "32_8_rows_4", "32_8_lengths", "32_8_window", "latent_16", "latent_128_pages_64"])
def test_a_step_is_compared_with_attention_up_to_its_position(part, monkeypatch):
    from tk.schedules.cuda.suites import decode as suite

    monkeypatch.setattr(suite, "CACHED", 72)
    step = suite.STEPS[part]
    monkeypatch.setitem(suite.STEPS, part, replace(step, window=min(step.window, 9)))
    problem = SUITE.build("decode", part, 24, "float16")
    generator = np.random.default_rng(0)
    arrays = {
        name: problem.case.sample(generator, shape, dtype, name) if "int" in dtype else generator.standard_normal(shape)
        for name, shape, dtype in problem.case.inputs
    }
    exact = problem.torch(*map(torch.tensor, arrays.values()))
    np.testing.assert_allclose(exact.numpy(), problem.case.reference(*arrays.values()), rtol=1e-9, atol=1e-12)


def test_rivals_that_cannot_do_a_problem_are_left_out_and_say_why():
    from tk.report.suites import _able

    def fails(x):
        raise RuntimeError("no kernel for this\nmore")

    def works(x):
        return x

    able, unable = _able([("a", fails), ("b", works)], [1])
    assert [name for name, _ in able] == ["b"]
    assert unable == {"a": "no kernel for this"}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("seed", range(12))
def test_the_bytes_of_a_step_are_of_the_keys_that_its_lengths_let_it_see(seed, monkeypatch):
    """Those whose values the result depends on, as its derivative says."""
    from tk.schedules.cuda.suites import decode as suite

    draw = np.random.default_rng(seed)
    step = suite.Step(
        4, 2, 8, int(draw.integers(1, 5)), 5, ("", "drawn", "mixed")[seed % 3], int(draw.choice((0, 1, 7))), page=4 * (seed % 2)
    )
    problem = suite._problem("decode", "", step, 24, "float16")
    inputs = {}
    for name, shape, dtype in problem.case.inputs:
        array = problem.case.sample(draw, shape, dtype, name) if "int" in dtype else draw.standard_normal(shape)
        inputs[name] = torch.tensor(array, requires_grad="int" not in dtype)
    problem.torch(*inputs.values()).sum().backward()
    flops, moved = problem.needed(inputs)
    read = int((inputs["v"].grad != 0).any(-1).sum())
    assert moved == 2.0 * (2 * 8 * read + 2 * inputs["q"].numel())
    assert flops <= 4.0 * inputs["q"].numel() * 24
    assert flops >= 4.0 * 8 * read * step.heads / step.kv_heads * (not step.page)


@pytest.mark.parametrize("seed", ["1", "2", "5", "10", "47", "58"])
def test_torch_is_a_rival_of_a_random_step(seed: str) -> None:
    given = SUITE.build(RANDOM, seed, 1, "float16")
    _, names = prim_func(given.case, resolve("cpu"))
    arrays = dict(zip(names, given.case.arrays(1, resolve("cpu")), strict=True))
    made = [torch.from_numpy(np.asarray(arrays[name])) for name, _, _ in given.case.inputs]
    made = [each.float() if each.is_floating_point() else each for each in made]
    assert given.torch is not None
    wanted = given.torch(*(each.double() if each.is_floating_point() else each for each in made))
    found = SUITE.rivals["torch"](given)(*made).double()
    assert found.shape == wanted.shape
    assert (found - wanted).norm() < 1e-5 * wanted.norm()
