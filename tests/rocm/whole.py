"""Whole models for an AMD GPU: compiled, loaded in a fresh process without a compiler over the fake HIP library, compared.

    python -m tests.rocm.whole [NAME …]         # mlp resnet18 bert llama llama-step onnx; all without a name

Each is called twice, the second time as a HIP graph, and compared with its framework in float64 within the bounds that hold on
a CPU. A line a model: the error and its bound, kernels, and the seconds that compiling and emulating took of the CPU.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
import torch

import tk
from tests.rocm.emulated import emulated, environment
from tk import models
from tk.commands.demo import write_squeezenet
from tk.frontend import load
from tk.frontend.model import Model
from tk.verify.compare import compare
from tk.verify.reference import best_reference
from tk.verify.tolerance import bound_of

__all__ = ["MODELS", "Outcome", "main", "outcome"]

_LLAMA = "layers=1&vocab=512&hidden=1024&ffn=3584&heads=8&kv_heads=2&positions=512"
MODELS = {
    "mlp": ("mlp?batch=4", "float32"),
    "resnet18": ("resnet18?image_size=64", "float16"),
    "bert": ("bert-base?layers=1&vocab=1000&seq=45", "float16"),
    "llama": (f"llama3-8b?{_LLAMA}&seq=37", "float16"),  # of the 8B shape's heads, a quarter as many
    "llama-step": (f"llama3-8b-step?{_LLAMA}&context=200&batch=2", "float16"),
    "onnx": ("squeezenet", "float32"),
}
"""By name: a model of the zoo, or the ONNX file of the demo, and the dtype of its weights."""

_CALL = """
import json, sys, time, numpy as np, tk
package, given, results = sys.argv[1:4]
module = tk.load(package, device="rocm:0")
inputs = np.load(given)
for call in range(2):
    outputs = module.run_flat([inputs[name] for name in inputs.files])
np.savez(results, *outputs)
heavy = [name for name in ("torch", "tvm") if name in sys.modules]
print(json.dumps({"cpu": time.process_time(), "modules": heavy, "graphs": module.graphs.captured}))
"""


@dataclass(frozen=True)
class Outcome:
    """Of a model: the greatest relative error and its bound, what did not hold, its kernels by rule, seconds of CPU time that
    compiling and emulating took, and the HIP graphs captured."""

    error: float
    bound: float
    why: str
    rules: dict[str, int]
    compiling: float
    emulating: float
    graphs: int


def _model(name: str, folder: Path) -> tuple[Model, list[np.ndarray[Any, Any]]]:
    source, dtype = MODELS[name]
    if source == "squeezenet":
        model = load(str(write_squeezenet(folder / "squeezenet.onnx")))
        (spec,) = model.signature.inputs
        shape = [size if isinstance(size, int) else 1 for size in spec.shape]
        return model, [np.random.default_rng(0).standard_normal(shape).astype(np.float32)]
    built = models.build(source, dtype=dtype)
    return load(built.module, built.args), [leaf.numpy() for leaf in torch.utils._pytree.tree_leaves(built.args)]


def outcome(name: str, arch: str = "gfx942") -> Outcome:
    """`name` of `MODELS` on a fake GPU. Raises AssertionError where the fresh process fails."""
    with tempfile.TemporaryDirectory(prefix="tk-") as text:
        folder = Path(text)
        model, inputs = _model(name, folder)
        began = time.process_time()
        with emulated(folder):
            package = tk.compile(model, target=f"rocm:{arch}", verify=False)
            package.save(folder / "m.tk")
        compiling = time.process_time() - began
        np.savez(folder / "inputs.npz", **{f"input{i:03}": array for i, array in enumerate(inputs)})
        env = {**os.environ, "PATH": "/nowhere", **environment(folder, arch)}
        command = [sys.executable, "-c", _CALL, *(str(folder / file) for file in ("m.tk", "inputs.npz", "out.npz"))]
        done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=folder)
        assert done.returncode == 0, done.stderr[-2000:]
        told = json.loads(done.stdout.splitlines()[-1])
        assert told["modules"] == []
        results = list(np.load(folder / "out.npz").values())
    reference, bound = best_reference(model), bound_of(model, package.source, "cpu")
    assert reference is not None
    compared = [compare("", out, ref, bound) for out, ref in zip(results, reference.run(list(inputs)), strict=True)]
    rules: dict[str, int] = {}
    for kernel in package.builds[f"rocm:{arch}"].kernels():
        rules[kernel["rule"]] = rules.get(kernel["rule"], 0) + 1
    why = "; ".join(each.why for each in compared if not each.passed)
    error = max(each.relative for each in compared)
    return Outcome(error, bound, why, rules, compiling, told["cpu"], told["graphs"])


def main(arguments: Sequence[str] | None = None) -> int:
    wrong = 0
    for name in (sys.argv[1:] if arguments is None else arguments) or MODELS:
        found = outcome(name)
        wrong += bool(found.why)
        said = f"{found.why or 'right'}, error {found.error:.1e} of {found.bound:.1e}"
        times = f"compiled in {found.compiling:.1f} s of CPU time, run twice in {found.emulating:.1f} s of it"
        print(
            f"{name}: {said}, {sum(found.rules.values())} kernels {found.rules}, {found.graphs} graphs; {times}",
            flush=True,
        )
    return wrong


if __name__ == "__main__":
    raise SystemExit(main())
