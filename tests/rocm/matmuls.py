"""Products of rocm.matmul_mfma in the emulator: compiled for any config, run with counts, compared with float64.

`python -m tests.rocm.matmuls` prints the figures of the inner loop of large tiles: MFMA for each byte that is read of LDS and
for each vector instruction, barriers, registers, spills, conflicts, and the model's time of a product of 4096³.
"""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np

from tests.rocm.emulator import Outcome, Program, Undefined
from tk.codegen.library import build_function
from tk.codegen.nvcc import Usage
from tk.host.cache import caching
from tk.rocm import code
from tk.rocm.isa import inner_loop
from tk.schedule.case import Case, prim_func
from tk.schedule.rule import Rule, rule_of, schedule
from tk.schedules.rocm.matmul import rule as matmul_mfma
from tk.schedules.rocm.matmul.cost import terms
from tk.schedules.rocm.matmul.plan import plan
from tk.target import Target, resolve

__all__ = ["LARGE", "Ran", "assembled", "figures", "kept_code", "large", "legal_configs", "parameters_of", "ran"]

RULE = rule_of(matmul_mfma)
LARGE = matmul_mfma.Config(256, 256, 64, 2, 4, 32, 1, 4)


@dataclass(frozen=True)
class Ran:
    """A function's relative error, its kernels' texts, uses of the hardware, and outcomes in the emulator."""

    error: float
    texts: list[str]
    usage: list[Usage]
    outcomes: list[Outcome]

    @property
    def spills(self) -> int:
        return sum(used.spills for used in self.usage)

    def conflicts(self, pattern: str) -> int:
        """LDS cycles lost to banks by instructions whose name matches."""
        return sum(outcome.counters.bank_conflicts(pattern) for outcome in self.outcomes)


@contextmanager
def kept_code() -> Iterator[list[code.Assembled]]:
    """Within it, what is assembled for AMD GPUs lands in a list too; nothing is taken from the cache, which would assemble
    nothing."""
    made: list[code.Assembled] = []
    before = code.assemble

    def assemble(*args: Any) -> code.Assembled:
        made.append(before(*args))
        return made[-1]

    code.assemble = assemble
    try:
        with caching(False):
            yield made
    finally:
        code.assemble = before


def assembled(rule: Rule, case: Case, target: Target, config: Any = None) -> tuple[code.Assembled, Any, list[str], Any]:
    """A case by `rule`: the code object, the match, the names of the inputs in order, and the config."""
    func, names = prim_func(case, target)
    match = rule.match(func, target)
    assert match is not None
    with target.tvm(), kept_code() as made:
        config = rule.default(match, target) if config is None else config
        build_function(schedule(rule, func, match, target, config), target)
    return made[-1], match, names, config


def parameters_of(made: code.Assembled, kernel: str) -> list[str]:
    """The buffers that a kernel is given, in order, by the names of the function's parameters."""
    section = made.text.split("amdhsa.kernels:")[1]
    section = next(entry for entry in section.split("\n  - ") if f"{kernel}.kd" in entry)
    names = [re.sub(r"_(words|flat)\d*$", "", name) for name in re.findall(r"\.name:\s+(\S+)", section)]
    return [name for name in names if name != kernel]


def ran(case: Case, target: Target, config: Any = None, seed: int = 0) -> Ran:
    """A case of static sizes under `config`, or the default. EmulatorError where the kernel does what it must not."""
    made, match, names, config = assembled(RULE, case, target, config)
    arrays = dict(zip(names, case.arrays(seed, target), strict=True))
    expected = case.reference(*(arrays[name].astype("float64") for name, _, _ in case.inputs))
    out = np.zeros(expected.shape, getattr(ml_dtypes, match.out_dtype, match.out_dtype))
    (kernel,) = made.kernels
    parameters = parameters_of(made, kernel)
    assert set(parameters) >= {"x", "w"}
    arguments = [arrays[name] if name in arrays else Undefined(out) for name in parameters]
    p = plan(match, config, target.arch)
    blocks = match.batch * -(-match.m // config.block_m) * -(-match.n // p.columns)
    outcome = Program(made.text).launch(kernel, (blocks,), (p.threads,), arguments)
    got = out.astype("float64")
    error = float(np.linalg.norm(got - expected)) / float(np.linalg.norm(expected))
    return Ran(error, [made.kernels[kernel]], [made.usage[kernel]], [outcome])


def legal_configs(match: Any, target: Target, count: int, seed: int) -> list[Any]:
    """`count` random legal configs."""
    draw, space, found = random.Random(seed), RULE.space(match, target), list[Any]()
    while len(found) < count:
        config = RULE.config(**{name: draw.choice(list(values)) for name, values in space.items()})
        if not RULE.legal(match, config, target):
            found.append(config)
    return found


def large(order: str = "nt", dtype: str = "bfloat16", k: int = 256, n: int = 256) -> Case:
    """A product of n × k by k × n, of which the second operand lies along k or, order "nn", along n."""
    from tvm.relax import op

    def build(x: Any, w: Any) -> Any:
        return op.matmul(x, op.permute_dims(w) if order == "nt" else w)

    shape = (n, k) if order == "nt" else (k, n)
    inputs = (("x", (n, k), dtype), ("w", shape, dtype))
    return Case(f"large_{order}", inputs, build, lambda x, w: x @ (w.T if order == "nt" else w), tolerance=3e-3)


def figures(arch: str, config: Any = LARGE, order: str = "nt") -> dict[str, Any]:
    """What the inner loop of a config is made of, for bfloat16."""
    target = resolve(f"rocm:{arch}")
    made = ran(large(order), target, config)
    loop = inner_loop(assembled(RULE, large(order, k=4096, n=4096), target, config)[0].kernels["main_kernel"])
    assert loop is not None
    return {
        "error": made.error, "mfma": loop.mfma, "ds_reads": loop.count("ds_read"),
        "mfma_per_lds_byte": loop.mfma / loop.lds_bytes, "valu": loop.valu,
        "mfma_per_valu": loop.mfma / max(loop.valu, 1), "barriers": loop.count("s_barrier"),
        "registers": made.usage[0].registers, "accumulators": made.usage[0].accumulators, "lds": made.usage[0].shared,
        "spills": made.spills, "read_conflicts": made.conflicts("ds_read"), "write_conflicts": made.conflicts("ds_write"),
    }  # fmt: skip


def main() -> None:
    for arch in ("gfx942", "gfx950"):
        for order in ("nt", "nn"):
            for stages, depth in ((1, 64), (2, 32)):
                config = matmul_mfma.Config(256, 256, depth, 2, 4, 32, stages, 4)
                print(arch, order, config, figures(arch, config, order), flush=True)
        target = resolve(f"rocm:{arch}")
        func, _ = prim_func(large(k=4096, n=4096), target)
        match = RULE.match(func, target)
        config = RULE.default(match, target)
        found = terms(match, config, target)
        share = 2 * 4096**3 / found["seconds"] / target.peak_for("bfloat16")
        print(arch, "4096³ modelled:", config, found, f"{share:.0%} of peak", flush=True)


if __name__ == "__main__":
    main()
