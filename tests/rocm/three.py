"""One package for a CPU, an NVIDIA and an AMD GPU, made where there is neither GPU, and loaded where each is.

    python -m tests.rocm.three make FOLDER            # anywhere with nvcc or NVRTC, and a linker
    python -m tests.rocm.three load FOLDER cpu        # in a process without a compiler on PATH
    python -m tests.rocm.three load FOLDER rocm:0     # the emulator, unless TK_HIP names a driver
    python -m tests.rocm.three load FOLDER cuda:0     # on a host with that GPU, to which FOLDER was copied

Loading prints the target that ran, how far its results are from torch's in float64, how far its other calls are from the first,
and the modules that it loaded of torch's and TVM's compiler.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

__all__ = ["TARGETS", "load", "main", "make"]

TARGETS = ("cpu", "h200", "mi300x")
_LOAD = """
import json, sys, numpy as np, tk
folder, device = sys.argv[1:]
module = tk.load(f"{folder}/m.tk", device=device)
x, want = np.load(f"{folder}/x.npy"), np.load(f"{folder}/want.npy")
first, *others = (np.asarray(module(x)).astype("float64") for _ in range(3))
print(json.dumps({
    "target": module.target, "error": float(np.linalg.norm(first - want) / np.linalg.norm(want)),
    "repeated": max(float(abs(each - first).max()) for each in others),
    "heavy": [name for name in ("torch", "tvm") if name in sys.modules],
}))
"""


def make(folder: Path) -> list[str]:
    """Compiles a layer of causal attention and products in float16 for all three, and writes m.tk, x.npy and want.npy; what the
    emulator needs goes beside them. The package's targets."""
    import numpy as np
    import torch

    import tk
    from tests.rocm.emulated import emulated
    from tests.rocm.test_package import Layer

    torch.manual_seed(0)
    model, x = Layer().half().eval(), torch.randn(2, 45, 128).half()
    folder.mkdir(parents=True, exist_ok=True)
    with emulated(folder):
        package = tk.compile(model, (x,), target=list(TARGETS))
    package.save(folder / "m.tk")
    np.save(folder / "x.npy", x.numpy())
    with torch.no_grad():
        np.save(folder / "want.npy", model.double()(x.double()).numpy())
    return list(package.builds)


def load(folder: Path, device: str) -> dict[str, Any]:
    """What loading the package on `device` and calling it gives, in a process of its own."""
    from tests.rocm.emulated import environment

    fake = environment(folder, "gfx942") if device.startswith("rocm") and "TK_HIP" not in os.environ else {}
    command = [sys.executable, "-c", _LOAD, str(folder), device]
    env = {**os.environ, "PATH": "/nowhere", **fake}
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    found: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return found


def main(arguments: Sequence[str]) -> int:
    if len(arguments) not in (2, 3) or arguments[0] not in ("make", "load"):
        print(__doc__, file=sys.stderr)
        return 2
    folder = Path(arguments[1]).resolve()
    print(make(folder) if arguments[0] == "make" else load(folder, arguments[2] if len(arguments) > 2 else "cpu"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
