"""Loops of as many steps as values say on an AMD GPU, in a fresh process over the fake HIP library: a byte is read a step."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
import torch
from torch._higher_order_ops.while_loop import while_loop

import tk
from tests.rocm.emulated import emulated, environment
from tk.rocm.linker import find_linker

pytestmark = [pytest.mark.skipif(not find_linker(), reason="needs ld.lld"), pytest.mark.xdist_group("rocm")]

CALL = """
import sys, json, numpy as np, tk
from tk.runtime import host_reads
from tk.runtime.device import _Turn
from tk.runtime.ffi import runtime

package, given, results, own_stream = sys.argv[1:5]
waited = []


class Noting:
    def __getattr__(self, name):
        return getattr(runtime(), name)

    def get_global_func(self, name):
        own = runtime().get_global_func(name)
        return (lambda device, stream: (waited.append(stream), own(device, stream))) if "StreamSync" in name else own


host_reads.runtime = Noting
module = tk.load(package, device="rocm:0")
x, out, stream = np.load(given), [], 0
if own_stream == "own stream":
    stream = runtime().get_global_func("runtime.Device_StreamCreate")(runtime().device("rocm:0"))
    module._device.entered = lambda values: _Turn(module._device, stream)
for limit in (0, 3, 9):
    out += module(x, np.array(limit))
np.savez(results, *out)
heavy = [name for name in ("torch", "tvm") if name in sys.modules]
print(json.dumps({"modules": heavy, "replays": module.replays, "waits": len(waited), "on": set(waited) <= {stream}}))
"""


class Loop(torch.nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.layer = torch.nn.Linear(16, 16)

    def forward(self, x: torch.Tensor, limit: torch.Tensor) -> tuple[torch.Tensor, ...]:
        step = lambda n, y: (n + 1, torch.tanh(self.layer(y)) + x)  # noqa: E731
        return while_loop(lambda n, y: n < limit, step, (torch.zeros((), dtype=torch.int64), x * 0.5))  # type: ignore[no-any-return]


@torch.no_grad()
def test_a_loop_runs_without_a_compiler_and_without_graphs(tmp_path: Path) -> None:
    """On a stream that does not wait for the default one, on which TVM copies, each read waits for it: 1 + 4 + 10 of them."""
    torch.manual_seed(0)
    module, x = Loop().eval(), torch.randn(5, 16)
    with emulated(tmp_path):
        tk.compile(module, (x, torch.tensor(3)), target="mi300x").save(tmp_path / "m.tk")
    np.save(tmp_path / "x.npy", x.numpy())
    env = {**os.environ, "PATH": "/nowhere", **environment(tmp_path, "gfx942")}
    for stream, waits in (("default stream", 0), ("own stream", 15)):
        command = [sys.executable, "-c", CALL, *(str(tmp_path / name) for name in ("m.tk", "x.npy", "y.npz")), stream]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=tmp_path)
        assert done.returncode == 0, done.stderr[-2000:]
        assert json.loads(done.stdout.splitlines()[-1]) == {"modules": [], "replays": False, "waits": waits, "on": True}
        with np.load(tmp_path / "y.npz") as results:
            for i, limit in enumerate((0, 3, 9)):
                want = module(x, torch.tensor(limit))
                assert results[f"arr_{2 * i}"] == want[0].numpy() == limit
                np.testing.assert_allclose(results[f"arr_{2 * i + 1}"], want[1].numpy(), rtol=1e-5, atol=1e-5)
