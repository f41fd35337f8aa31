"""What users' models fuse, drawn at random for all five AMD architectures and run in the emulator beside torch in float64.

    python -m tests.rocm.fused --n 200 --seed 1 --file fused.jsonl      # goes on where the file ends

Products with SwiGLU and other epilogues, attention with masks, convolutions with norms, tokens gathered by expert, and weights
of 8 and 4 bits, at ragged sizes, of a dtype and on an architecture drawn too, some with a dynamic number of rows. Each has a
process of its own and is called twice at each size. An error of more than thrice torch's own in that dtype is wrong; whatever
the emulator refuses is an error.
"""

from __future__ import annotations

import argparse
import os
import random
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

import tk
from tests.rocm.emulated import emulated, install_runtime
from tk.testing.suite import SuiteTest, load_results, run_suite, to_line

__all__ = ["KINDS", "Drawn", "draw", "main", "outcome"]

ARCHES = ("gfx90a", "gfx942", "gfx950", "gfx1100", "gfx1201")
FLOOR = {torch.float32: 2e-6, torch.float16: 1e-3, torch.bfloat16: 8e-3}


class Drawn(nn.Module):
    """`compute(tensors by name, *inputs)`, of weights kept by name; `make(rows)` gives the inputs."""

    def __init__(
        self, weights: dict[str, Any], compute: Callable[..., Any], make: Callable[[int], list[Any]], says: str
    ) -> None:
        super().__init__()
        for name, value in weights.items():
            self.register_buffer(name, value)
        self.names, self.compute, self.make, self.says = list(weights), compute, make, says

    def forward(self, *inputs: torch.Tensor) -> torch.Tensor:
        result: torch.Tensor = self.compute({name: getattr(self, name) for name in self.names}, *inputs)
        return result


class _Draw:
    """Random choices, sizes and tensors of one program."""

    def __init__(self, seed: int) -> None:
        self.random, self.torch = random.Random(seed), torch.Generator().manual_seed(seed)
        self.dtype = self.random.choice((torch.float16, torch.bfloat16, torch.float32))

    def size(self, most: int = 96) -> int:
        """Half of the time a multiple of 8."""
        return 8 * self.random.randint(1, most // 8) if self.random.random() < 0.5 else self.random.randint(1, most)

    def normal(self, *shape: int, scale: float = 1.0) -> torch.Tensor:
        return (torch.randn(*shape, generator=self.torch) * scale).to(self.dtype)

    def weight(self, out: int, of: int) -> torch.Tensor:
        return self.normal(out, of, scale=of**-0.5)

    def whole(self, most: int, *shape: int, dtype: torch.dtype = torch.int64) -> torch.Tensor:
        return torch.randint(0, most, shape, generator=self.torch, dtype=dtype)


_ACTIVATIONS = (F.silu, F.gelu, partial(F.gelu, approximate="tanh"), F.relu, torch.sigmoid, torch.tanh)


def _swiglu(d: _Draw) -> Drawn:
    k, n, out = d.size(160), d.size(), d.size()
    act, biased, down = d.random.choice(_ACTIVATIONS), d.random.random() < 0.4, d.random.random() < 0.6
    norm = d.random.choice(("", "rms", "layer"))
    weights = {"gate": d.weight(n, k), "up": d.weight(n, k), "g": d.normal(k)}
    weights |= {"b": d.normal(n)} if biased else {}
    weights |= {"down": d.weight(out, n), "residual": d.normal(1, out)} if down else {}

    def compute(w: dict[str, Any], x: Any) -> Any:
        if norm == "rms":
            x = F.rms_norm(x, (k,), w["g"], 1e-5)
        elif norm:
            x = F.layer_norm(x, (k,), w["g"])
        y = act(F.linear(x, w["gate"], w.get("b"))) * F.linear(x, w["up"])
        return F.linear(y, w["down"]) + w["residual"] if down else y

    return Drawn(weights, compute, lambda rows: [d.normal(rows, k)], f"swiglu {k}->{n} norm {norm} bias {biased} down {down}")


def _attention(d: _Draw) -> Drawn:
    heads, group, width = d.random.randint(1, 3), d.random.choice((1, 1, 2, 4)), d.random.choice((8, 16, 32, 40, 64, 72, 128))
    keys, mask = d.size(), d.random.choice(("none", "causal", "bool", "float", "window", "heads"))
    merged, batch = d.random.random() < 0.5, d.random.randint(1, 2)
    fixed = d.size(40)

    def compute(w: dict[str, Any], q: Any, k: Any, v: Any, *more: Any) -> Any:
        bias = more[0] if more else None
        if mask == "window":
            at = torch.arange(fixed)[:, None] - torch.arange(keys)[None]
            bias = (at >= -3) & (at < 5 + keys)
        y = F.scaled_dot_product_attention(q, k, v, bias, is_causal=mask == "causal", enable_gqa=group > 1)
        return y.transpose(1, 2).flatten(2) if merged else y

    def make(rows: int) -> list[Any]:
        given = [
            d.normal(batch, heads * group, fixed, width),
            d.normal(batch, heads, keys, width),
            d.normal(batch, heads, keys, width),
        ]
        if mask == "bool":
            seen = torch.rand(batch, 1, fixed, keys, generator=d.torch) < 0.7
            given.append(seen.index_fill(-1, torch.tensor([0]), True))
        elif mask in ("float", "heads"):
            given.append(d.normal(1, heads * group if mask == "heads" else 1, fixed, keys))
        return given

    return Drawn({}, compute, make, f"attention {batch}x{heads}x{group} {fixed}x{keys}x{width} mask {mask} merged {merged}")


def _conv(d: _Draw) -> Drawn:
    groups = d.random.choice((1, 1, 1, 2, 4))
    cin, cout = groups * d.size(24), groups * d.size(24)
    axes = d.random.choice((1, 2, 2, 2))
    kernel, stride = d.random.choice((1, 3, 3, 5)), d.random.choice((1, 1, 2))
    pad, size = d.random.randint(0, kernel // 2), d.random.randint(kernel + 2, 13 if axes == 2 else 40)
    norm, act = d.random.choice(("", "batch", "group", "instance")), d.random.choice(_ACTIVATIONS)
    residual, batch = d.random.random() < 0.4, d.random.randint(1, 2)
    weights = {
        "w": d.normal(cout, cin // groups, *[kernel] * axes, scale=(cin // groups * kernel**axes) ** -0.5),
        "b": d.normal(cout),
    }
    weights |= {"g": d.normal(cout), "m": d.normal(cout), "v": d.normal(cout).abs() + 0.5}
    conv = F.conv2d if axes == 2 else F.conv1d

    def compute(w: dict[str, Any], x: Any) -> Any:
        y = conv(x, w["w"], w["b"], stride, pad, 1, groups)
        if norm == "batch":
            y = F.batch_norm(y, w["m"], w["v"], w["g"], w["b"])
        elif norm == "group":
            y = F.group_norm(y, groups, w["g"], w["b"])
        elif norm:
            y = F.instance_norm(y)
        return act(y) + y if residual else act(y)

    window = f"kernel {kernel} stride {stride} pad {pad} groups {groups}"
    says = f"conv {batch}x{cin}->{cout} of {size}^{axes} {window} {norm} {residual}"
    return Drawn(weights, compute, lambda rows: [d.normal(batch, cin, *[size] * axes)], says)


def _experts(d: _Draw) -> Drawn:
    k, n, experts, chosen = d.size(64), d.size(64), d.random.randint(2, 5), d.random.randint(1, 2)
    gathered = d.random.random() < 0.5
    weights = {
        "up": torch.stack([d.weight(n, k) for _ in range(experts)]),
        "down": torch.stack([d.weight(k, n) for _ in range(experts)]),
    }

    def compute(w: dict[str, Any], x: Any, number: Any, share: Any) -> Any:
        if gathered:  # each token's own weights
            y = torch.einsum("tk,tcnk->tcn", x, w["up"][number])
            return torch.einsum("tcn,tckn,tc->tk", F.silu(y), w["down"][number], share)
        y = torch.einsum("tk,enk->etn", x, w["up"])
        y = torch.einsum("etn,ekn->etk", F.silu(y), w["down"])
        route = torch.zeros(x.shape[0], experts, dtype=x.dtype).scatter_add(1, number, share)
        return torch.einsum("etk,te->tk", y, route)

    def make(rows: int) -> list[Any]:
        return [d.normal(rows, k), d.whole(experts, rows, chosen), torch.rand(rows, chosen, generator=d.torch).to(d.dtype)]

    return Drawn(weights, compute, make, f"experts {experts} of {k}x{n}, {chosen} a token, gathered {gathered}")


def _quantized(d: _Draw) -> Drawn:
    kind = d.random.choice(("int8", "int4"))
    group = d.random.choice((8, 16, 32))
    k, n = group * d.random.randint(1, 5), d.size()
    scale = d.normal(n, k // group).abs() * k**-0.5 / (4 if kind == "int4" else 40) + 1e-3
    packed = d.whole(256, n, k // 2, dtype=torch.uint8) if kind == "int4" else d.whole(255, n, k).sub(127).to(torch.int8)
    act, asymmetric = d.random.choice(_ACTIVATIONS), d.random.random() < 0.3

    def compute(w: dict[str, Any], x: Any) -> Any:
        q = w["q"]
        if kind == "int4":
            q = torch.stack([(q & 15).to(torch.int8) - 8, (q >> 4).to(torch.int8) - 8], -1).reshape(n, k)
        full = q.to(x.dtype).reshape(n, k // group, group)
        full = full - 1 if asymmetric else full
        return act(F.linear(x, (full * w["s"].to(x.dtype)[..., None]).reshape(n, k)))

    return Drawn(
        {"q": packed, "s": scale}, compute, lambda rows: [d.normal(rows, k)], f"quantized {kind} {k}->{n} group {group}"
    )


KINDS = {"swiglu": _swiglu, "attention": _attention, "conv": _conv, "experts": _experts, "quantized": _quantized}


def draw(seed: int) -> tuple[Drawn, torch.dtype, str, int, bool]:
    """A program, its dtype, its architecture, the rows of its example, and whether their number is dynamic."""
    d = _Draw(seed)
    kind, arch, rows = d.random.choice(list(KINDS)), d.random.choice(ARCHES), d.size()
    dynamic = kind in ("swiglu", "experts", "quantized") and d.random.random() < 0.3
    return KINDS[kind](d).eval(), d.dtype, arch, max(rows, 2), dynamic


def _in_double(value: torch.Tensor) -> torch.Tensor:
    return value.double() if value.dtype in FLOOR else value


def _error(got: Any, expected: torch.Tensor) -> float:
    return float(torch.linalg.vector_norm(got.double() - expected) / torch.linalg.vector_norm(expected).clamp_min(1e-30))


def outcome(seed: int) -> float:
    """The greatest error of program `seed`, of what is allowed. AssertionError where it is more."""
    from tk.frontend.torch.arrays import to_numpy

    torch.set_num_threads(1)
    module, dtype, arch, rows, dynamic = draw(seed)
    exact = Drawn({name: _in_double(getattr(module, name)) for name in module.names}, module.compute, module.make, "")
    inputs = module.make(rows)
    shapes = (tuple({0: torch.export.Dim("rows", min=2, max=512)} for _ in inputs),) if dynamic else None
    worst = 0.0
    with tempfile.TemporaryDirectory(prefix="tk-") as name:
        install_runtime(Path(name), arch)
        with emulated(Path(name)):
            package = tk.compile(module, tuple(inputs), target=f"rocm:{arch}", dynamic_shapes=shapes, verify=False)
        loaded = tk.load(package, device="rocm:0")
        for given in [inputs, *([module.make(2), module.make(rows + 17)] if dynamic else [])]:
            with torch.no_grad():
                expected, own = exact(*map(_in_double, given)), module(*given)
            results = [torch.from_numpy(np.array(loaded(*map(to_numpy, given))).astype("float64")) for _ in range(2)]
            np.testing.assert_array_equal(*results, "a replayed graph gives something else")
            error, allowed = _error(results[0], expected), max(FLOOR[dtype], 3 * _error(own, expected))
            assert error <= allowed, f"{module.says}: {dtype} {arch}: error {error:.2e}, torch's {_error(own, expected):.2e}"
            worst = max(worst, error / allowed)
    return worst


def _check(seed: int) -> None:
    outcome(seed)


def _warm() -> None:
    import tk.frontend.torch.load  # noqa: F401
    from tk.rocm.plugin import plugin
    from tk.schedule.discover import discover

    discover("rocm")
    plugin()


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--n", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--per-process", type=int, default=1, help="cases in turn in one process; failures once more alone")
    parser.add_argument("--limit", type=float, default=600.0, help="seconds for each")
    parser.add_argument("--file", type=Path, required=True)
    given = parser.parse_args(arguments)
    seeds = [given.seed * 1_000_003 + number for number in range(given.n)]
    tests = [SuiteTest(str(seed), (), partial(_check, seed)) for seed in seeds]
    done, prepare, per = load_results(given.file), (f"{__name__}:_warm",), given.per_process
    for result in run_suite(tests, jobs=given.jobs, limit=given.limit, done=done, prepare=prepare, per_process=per):
        with given.file.open("a", encoding="utf-8") as opened:
            opened.write(to_line(result))
    found = load_results(given.file)
    counts = Counter(result.status for result in found.values())
    kinds = Counter(f"{module.says.split()[0]} {arch}" for module, _, arch, *_ in map(draw, seeds))
    for name, result in found.items():
        if result.status != "pass":
            module, dtype, arch, rows, dynamic = draw(int(name))
            drawn = f"{module.says} {dtype} {arch} rows {rows}{' dynamic' if dynamic else ''}"
            print(f"{result.status}  {name}  {drawn}  {' '.join(result.said.split())[:400]}")
    print(f"{len(found)} programs: {dict(counts)}; drawn: {dict(sorted(kinds.items()))}")
    return int(any(status not in ("pass", "refused") for status in counts))


if __name__ == "__main__":
    from tests.rocm import fused  # as the processes of cases import it

    os.environ.setdefault("TVM_NUM_THREADS", "1")
    raise SystemExit(fused.main())
