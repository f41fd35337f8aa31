"""What a call of a loaded module costs the host: checking and handing over its inputs, and all beside launching.

python tests/gpu/call_cost.py
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Any

import torch

import tk


def least(call: Callable[[], Any]) -> float:
    """Seconds of a call: the least mean of 50, of 20 tries."""
    for _ in range(200):
        call()
    times = []
    for _ in range(20):
        torch.cuda.synchronize()
        began = perf_counter()
        for _ in range(50):
            call()
        times.append((perf_counter() - began) / 50)
    return min(times)


def main() -> None:
    model = torch.nn.Linear(64, 64).eval()
    small = tk.load(tk.compile(model, args=(torch.randn(1, 64),), target="auto", verify=False))
    x = torch.randn(1, 64, device="cuda")
    inside = small.prepare([x.cpu().numpy()])
    checks, whole, launching = (least(call) for call in (lambda: small._boundary.take([x]), lambda: small(x), inside))
    print(f"checking inputs {checks * 1e6:.1f} µs, a call {whole * 1e6:.1f} µs, of which launching {launching * 1e6:.1f} µs")


if __name__ == "__main__":
    main()
