"""What compiling the zoo for AMD GPUs takes beside an NVIDIA one, and which rules its kernels land in.

    python -m tests.rocm.zoo [--targets h200,mi300x,mi355x] [--models bert-base,…] [--file FILE]

Each model and target is a process of its own; seconds are of the CPU, the assembler's among them, without a cache of kernels.
The HIP runtime's plugin, which a machine compiles once for all packages, is compiled before them.
The last column names what products, norms, attentions, convolutions and windows are in the fallback rule, if any are.
"""

from __future__ import annotations

import argparse
import json
import os
import resource
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

__all__ = ["MODELS", "main", "measured"]

MODELS = {
    "bert-base": ("bert-base?seq=384", "float16"),
    "vit-b16": ("vit-b16?batch=16", "float16"),
    "resnet50": ("resnet50?batch=8", "float16"),
    "llama3-8b": ("llama3-8b?layers=2&vocab=32000&seq=2048", "bfloat16"),  # more layers are the same kernels
    "llama3-8b-step": ("llama3-8b-step?layers=2&vocab=32000&context=4096&batch=4", "bfloat16"),
}
_HEAVY = ("matmul", "conv", "attention", "norm", "softmax", "pool", "gemm", "dense")


def measured(name: str, target: str) -> dict[str, Any]:
    """The row of a model and a target, compiled in this process."""
    import tk
    from tk import models
    from tk.frontend import load
    from tk.rocm.plugin import plugin
    from tk.target import resolve

    source, dtype = MODELS[name]
    built = models.build(source, dtype=dtype)
    model = load(built.module, built.args)
    if resolve(target).kind == "rocm":
        plugin()
    before = _seconds()
    package = tk.compile(model, target=target, verify=False)
    seconds = _seconds() - before
    rules: dict[str, int] = {}
    (build,) = package.builds.values()
    for kernel in build.kernels():
        rules[kernel["rule"].partition(".")[2]] = rules.get(kernel["rule"].partition(".")[2], 0) + 1
    names = sorted(kernel["name"] for kernel in build.kernels() if kernel["rule"].endswith(".fallback"))
    spills = sum(used["spills"] for used in build.usage().values())
    return {
        "model": name, "target": target, "seconds": round(seconds, 1), "kernels": sum(rules.values()), "rules": rules,
        "fallback": names, "heavy": [each for each in names if any(word in each for word in _HEAVY)], "spills": spills,
    }  # fmt: skip


def _seconds() -> float:
    """Of the CPU, that this process and those that it has waited for have taken."""
    both = (resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN))
    return sum(each.ru_utime + each.ru_stime for each in both)


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--targets", default="h200,mi300x,mi355x", help="the first is what the others are compared with")
    parser.add_argument("--models", default=",".join(MODELS))
    parser.add_argument("--file", type=Path, help="rows, a line each: what is in there is not compiled again")
    parser.add_argument("--one", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args(arguments)
    if given.one:
        print(json.dumps(measured(*given.one)))
        return 0
    rows = {}
    if given.file and given.file.exists():
        lines = map(json.loads, given.file.read_text(encoding="utf-8").splitlines())
        rows = {(row["model"], row["target"]): row for row in lines}
    names, targets, heavy = given.models.split(","), given.targets.split(","), 0
    for name in names:
        for target in targets:
            if (name, target) not in rows:
                rows[name, target] = _in_a_process(name, target)
                if given.file:
                    with given.file.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(rows[name, target]) + "\n")
            row = rows[name, target]
            share = len(row["fallback"]) / row["kernels"]
            times = row["seconds"] / rows[name, targets[0]]["seconds"]
            heavy += len(row["heavy"])
            print(
                f"{name:15} {target:8} {row['seconds']:6.1f} s ({times:.2f} of {targets[0]}'s)  {row['kernels']:3} kernels  "
                f"fallback {share:.0%} {row['fallback']}  spills {row['spills']}  heavy {row['heavy']}  {row['rules']}",
                flush=True,
            )
    return int(bool(heavy))


def _in_a_process(name: str, target: str) -> dict[str, Any]:
    env = {**os.environ, "TK_CACHE_SIZE": "0"}
    command = [sys.executable, "-m", "tests.rocm.zoo", "--one", name, target]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{name} for {target}:\n{done.stderr[-2000:]}")
    row: dict[str, Any] = json.loads(done.stdout.splitlines()[-1])
    return row


if __name__ == "__main__":
    raise SystemExit(main())
