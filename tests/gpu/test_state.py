"""What a program writes into its inputs, on this machine's GPU: in the caller's own memory, inside CUDA graphs too."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import pytest
import torch

import tk
from tests.graph.memory.state_programs import Program, draw
from tests.sample import sample

pytestmark = [pytest.mark.gpu, pytest.mark.skipif(not torch.cuda.is_available(), reason="needs a CUDA device")]


@pytest.mark.parametrize("seed", sample(range(100, 160), 12))
def test_random_programs_are_torch_s(seed: int) -> None:
    plan = draw(seed)
    if not plan.given or not plan.steps:
        pytest.skip("nothing is done")
    program = Program(plan, seed)
    size = 3 if plan.dynamic else None
    states = plan.states(seed, size)
    shapes: Any = None
    if plan.dynamic:
        batch = torch.export.Dim("batch", min=2, max=64)
        rows = [None if kind == "index" or -1 not in what[0] else {what[0].index(-1): batch} for kind, what in plan.given]
        shapes = (rows, [{0: batch} for _ in states])
    args = (plan.arguments(seed, size), [each.clone() for each in states[plan.buffers :]])
    package = tk.compile(copy.deepcopy(program), args, target="auto", dynamic_shapes=shapes, verify=False)
    module, program = tk.load(package), program.cuda()
    names = {spec.name for spec in module.inputs}
    mine = [each.cuda() for each in states]
    theirs = [each.clone() for each in mine]
    indices = [each.data_ptr() for each in mine]
    for call in range(5):  # the second captures, the others replay
        given = [each.cuda() for each in plan.arguments(seed * 10 + call, size)]
        program.load_state_dict({f"own_{i}": each for i, each in enumerate(theirs[: plan.buffers])})
        with torch.no_grad():
            want = [each.clone() for each in program([each.clone() for each in given], theirs[plan.buffers :])]
        theirs = [getattr(program, f"own_{i}").clone() for i in range(plan.buffers)] + theirs[plan.buffers :]
        got = module(given, mine[plan.buffers :], **{n: s for i, s in enumerate(mine) if (n := f"own_{i}") in names})
        for a, b in zip(got, want, strict=True):
            torch.testing.assert_close(a, b, rtol=0, atol=0)
        for i, (a, b) in enumerate(zip(mine, theirs, strict=True)):
            if i >= plan.buffers or f"own_{i}" in names:
                torch.testing.assert_close(a, b, rtol=0, atol=0)
        assert indices == [each.data_ptr() for each in mine]
    if module.signature.mutated and module.graphs is not None and module.graphs.captured:
        assert module.graphs.replayed > 0


class Step(torch.nn.Module):
    """Layers of attention over caches of keys and values, of which each call writes a row."""

    def __init__(self, layers: int, heads: int, depth: int) -> None:
        super().__init__()
        self.heads, self.depth = heads, depth
        self.qkv = torch.nn.ModuleList(torch.nn.Linear(heads * depth, 3 * heads * depth, bias=False) for _ in range(layers))
        self.out = torch.nn.ModuleList(torch.nn.Linear(heads * depth, heads * depth, bias=False) for _ in range(layers))

    def forward(self, x: torch.Tensor, pos: torch.Tensor, keys: list[torch.Tensor], values: list[torch.Tensor]) -> torch.Tensor:
        batch, count, _ = x.shape
        seen = torch.arange(keys[0].shape[2], device=x.device)[None] <= pos[:, None]
        for qkv, out, key, value in zip(self.qkv, self.out, keys, values, strict=True):
            q, k, v = qkv(x).view(batch, count, 3, self.heads, self.depth).permute(2, 0, 3, 1, 4)
            key.index_copy_(2, pos, k)
            value.index_copy_(2, pos, v)
            y = torch.nn.functional.scaled_dot_product_attention(q, key, value, attn_mask=seen)
            x = x + out(y.transpose(1, 2).reshape(batch, count, -1))
        return x


@cache
def step(layers: int = 2, heads: int = 8, depth: int = 128, batch: int = 4, length: int = 512) -> tuple[Step, tk.Package]:
    torch.manual_seed(1)
    net = Step(layers, heads, depth).eval().bfloat16()
    caches = [[torch.zeros(batch, heads, length, depth).bfloat16() for _ in range(layers)] for _ in range(2)]
    prompt = (torch.randn(batch, 32, heads * depth).bfloat16(), torch.arange(32), *caches)
    token = (torch.randn(batch, 1, heads * depth).bfloat16(), torch.arange(1), *caches)
    return net, tk.compile({"prompt": (net, prompt), "token": (net, token)}, target="auto", verify=False)


def test_a_cache_is_written_in_place_and_replayed() -> None:
    net, package = step()
    module, net = tk.load(package), copy.deepcopy(net).cuda()
    assert module.state_bytes() == 4 * 4 * 8 * 512 * 128 * 2
    state, other = module.state(), module.state()
    caches = [[torch.zeros(4, 8, 512, 128, device="cuda").bfloat16() for _ in range(2)] for _ in range(2)]
    x, indices = torch.randn(4, 32, 1024, device="cuda").bfloat16(), torch.arange(32, device="cuda")
    with torch.no_grad():
        torch.testing.assert_close(module.prompt(x, indices, state=state), net(x, indices, *caches), rtol=0.05, atol=0.05)
        for at in range(32, 40):
            x, indices = torch.randn(4, 1, 1024, device="cuda").bfloat16(), torch.tensor([at], device="cuda")
            want = net(x, indices, *caches)
            torch.testing.assert_close(module.token(x, indices, state=state), want, rtol=0.05, atol=0.05)
            module.token(x * 2, indices, state=other)  # in turns with another
            for n, name in enumerate(state.names):
                if at == 39:
                    mine = torch.from_numpy(state[name].view("int16")).view(torch.bfloat16)
                    torch.testing.assert_close(mine, [*caches[0], *caches[1]][n].cpu(), rtol=0.05, atol=0.05)
    forked = state.fork()
    ours, theirs = (module.token(x, indices, state=each) for each in (state, forked))
    torch.testing.assert_close(ours, theirs, rtol=0, atol=0)
    assert module.token.graphs.replayed > 10


if __name__ == "__main__":  # a table: what a token costs, and what its kernels move
    net, package = step(layers=4, heads=8, depth=128, batch=4, length=2048)
    module = tk.load(package)
    state = module.state()
    x, indices = torch.randn(4, 1, 1024, device="cuda").bfloat16(), torch.tensor([77], device="cuda")
    times = []
    for _ in range(60):
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        torch.cuda._sleep(2_000_000)
        start.record()
        module.token(x, indices, state=state)
        end.record()
        end.synchronize()
        times.append(start.elapsed_time(end) * 1000)
    from time import perf_counter

    torch.cuda.synchronize()
    began = perf_counter()
    for _ in range(300):
        module.token(x, indices, state=state)
    torch.cuda.synchronize()
    wall = (perf_counter() - began) / 300 * 1e6
    build = package.builds[module.target].entries["token"]
    print(f"state {module.state_bytes() / 1e6:.0f} MB; floor {module.state_bytes() / 4.8e12 * 1e6:.1f} µs")
    print(f"token on the GPU {sorted(times[5:])[len(times) // 2]:.1f} µs; back to back {wall:.1f} µs; {module.token.graphs}")
    for kernel in sorted(build.kernels(), key=lambda each: -each["bytes"] * each["calls"]):
        print(f"  {kernel['name'][:60]:60} {kernel['calls']:3}× {kernel['bytes'] / 1e6:8.3f} MB  {kernel['rule']}")
