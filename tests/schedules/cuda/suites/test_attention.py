"""The benchmark suite of attention: its problems are matched, their exact results are attention's."""

import numpy as np
import pytest
import torch

from tk.schedule.case import prim_func
from tk.schedule.suite import find_suite
from tk.schedules.cuda.attention.rule import default, legal, match
from tk.target import resolve

H200 = resolve("h200")
SUITE = find_suite("cuda", "attention")


@pytest.mark.parametrize(("model", "part"), [(model, part) for model, parts in SUITE.parts.items() for part in parts])
def test_every_problem_is_one_kernel(model, part):
    problem = SUITE.build(model, part, 256, "bfloat16")
    facts = match(prim_func(problem.case, H200)[0], H200)
    assert facts is not None
    assert not legal(facts, default(facts, H200), H200)
    assert (facts.batch, facts.heads, facts.rows, facts.depth) == problem.sizes
    assert problem.flops <= 4.0 * facts.batch * facts.heads * facts.rows * facts.columns * facts.depth


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
