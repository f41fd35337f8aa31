"""Attentions of rocm.attention_mfma in the emulator: compiled for any config, run with counts, compared with float64.

`python -m tests.rocm.attentions` prints what the loops of known shapes are made of, and their times by the model.
"""

from __future__ import annotations

import math
import random
from typing import Any

import numpy as np

from tests.rocm.emulator import Outcome, Program, Undefined
from tests.rocm.matmuls import Ran, assembled, parameters_of
from tk.rocm.isa import inner_loop
from tk.schedule.case import Case
from tk.schedule.rule import rule_of
from tk.schedules.cuda.attention.cases import Problem
from tk.schedules.rocm.attention import rule as attention_mfma
from tk.schedules.rocm.attention.cost import terms
from tk.schedules.rocm.attention.plan import plan
from tk.target import Target, resolve

__all__ = ["KNOWN", "RULE", "figures", "launched", "legal_configs", "ran", "random_problem"]

RULE = rule_of(attention_mfma)


def ran(case: Case, target: Target, config: Any = None, seed: int = 0) -> Ran:
    """A case of static sizes under `config`, or the default. EmulatorError where the kernel does what it must not."""
    made, match, names, config = assembled(RULE, case, target, config)
    arrays = dict(zip(names, case.arrays(seed, target), strict=True))
    exact = (arrays[name].astype("float64") if "float" in dtype else arrays[name] for name, _, dtype in case.inputs)
    expected = case.reference(*exact)
    first = next(array for array in arrays.values() if array.dtype.itemsize == 2)
    out = np.zeros(expected.shape, first.dtype)
    outcomes = launched(made, match, config, target, {**arrays, "": Undefined(out)})
    assert not any(outcome.unwritten for outcome in outcomes)
    got = out.astype("float64")
    hidden = np.isnan(expected)
    assert (np.isnan(got) == hidden).all(), "NaN elsewhere than in the reference"
    got, expected = np.where(hidden, 0, got), np.where(hidden, 0, expected)
    error = float(np.linalg.norm(got - expected)) / max(float(np.linalg.norm(expected)), 1e-30)
    return Ran(error, list(made.kernels.values()), [made.usage[name] for name in made.kernels], outcomes)


def launched(made: Any, match: Any, config: Any, target: Target, given: dict[str, Any]) -> list[Outcome]:
    """The outcomes of the kernels one after another: the attention, and what merges its splits. `given` are the arrays by
    parameter, and the result's by ""."""
    p = plan(match, config, target.arch)
    rows, heads = (match.rows * match.group, match.heads // match.group) if config.packed else (match.rows, match.heads)
    lines = rows * heads * match.batch
    sizes = {"partial": p.value_rows, "partial_sums": 2}
    left = {name: np.zeros(lines * p.splits * size, "float32") for name, size in sizes.items()}
    first = {**given, **{name: Undefined(array) for name, array in left.items()}}
    grids = ((-(-rows // p.block_m) * heads * match.batch * p.splits, p.threads), (lines, _threads(made)))
    outcomes = []
    for kernel, (blocks, threads), arrays in zip(made.kernels, grids, (first, {**given, **left}), strict=False):
        arguments = [arrays.get(name, given[""]) for name in parameters_of(made, kernel)]
        outcomes.append(Program(made.text).launch(kernel, (blocks,), (threads,), arguments))
    return outcomes


def _threads(made: Any) -> int:
    """Of a block of the last kernel."""
    return int(list(made.usage.values())[-1].threads)


def legal_configs(match: Any, target: Target) -> list[Any]:
    """Every legal config of the rule's space."""
    found: list[dict[str, int]] = [{}]
    for name, values in RULE.space(match, target).items():
        found = [{**each, name: value} for each in found for value in values]
    configs = [RULE.config(**each) for each in found]
    return [config for config in configs if not RULE.legal(match, config, target)]


def random_problem(draw: random.Random) -> Problem:
    """An attention of up to 150 rows and columns, of any kind that the rule takes: one column alone is none."""
    dtype, kv_heads = draw.choice(("float16", "bfloat16")), draw.choice((1, 1, 2))
    rows, columns = draw.choice((1, 3, draw.randint(1, 150), draw.randint(1, 150))), draw.randint(2, 150)
    order = draw.choice(("bshd", "bhsd", "qkv"))
    page = 0 if order == "qkv" else draw.choice((0, 0, 16, 32, 48, 64, 128))
    rows = max(rows, 2) if order == "qkv" else rows
    columns = rows if order == "qkv" else page * draw.randint(1, -(-150 // page)) if page else columns
    heads, batch = kv_heads * draw.choice((1, 1, 2, 4)), draw.choice((1, 1, 2))
    depth = draw.choice((16 * draw.randint(2, 8), 8 * draw.randint(1, 16), draw.randint(2, 64)))
    masks = (("bool", (batch, 1, rows, columns)), (dtype, (batch, 1, 1, columns)), ("float32", (1, heads, rows, columns)))
    few = order != "qkv" and rows * heads // kv_heads <= 64
    cache = draw.choice(("", "int8", "float8_e4m3fn")) if few else ""
    sinks = draw.choice(("", "", "float32", dtype))
    kind = draw.choice(("", "", "causal", "window", "position", "mask", "mask", "cap"))
    return Problem(
        f"random_{kind}",
        dtype, batch, heads, kv_heads, rows, columns, depth,
        width=depth if order == "qkv" or draw.random() < 0.7 else draw.randint(2, 100),
        order=order,
        causal=draw.choice(("top left", "bottom right")) if kind in ("causal", "window") else "",
        mask=draw.choice(masks) if kind == "mask" else None,
        sinks=sinks, page=page, cache=cache,
        scales=draw.choice(("head", "token")) if dtype == "bfloat16" and not page else "head",
        least=None if columns > 30 else -math.inf,  # where all columns are hidden, float32 has few digits beside a finite one
        blind=(kind == "position" and rows > columns) or (kind not in ("window", "position", "") and draw.random() < 0.5),
        cap=4.0 if kind == "cap" else 0.0,
        position=draw.choice(("int32", "int64")) if kind == "position" else "",
        window=draw.randint(1, 60) if kind == "window" or (kind == "position" and draw.random() < 0.5) else 0,
    )  # fmt: skip


def figures(problem: Problem, target: Target, config: Any = None) -> dict[str, Any]:
    """What the loop over the tiles of keys of a problem is made of, and the model's time of it."""
    made, match, _, config = assembled(RULE, problem.case(), target, config)
    kernel = next(iter(made.kernels))
    loop, used, found = inner_loop(made.kernels[kernel]), made.usage[kernel], terms(match, config, target)
    assert loop is not None
    flops = 2 * match.batch * match.heads * match.rows * match.columns * (match.depth + match.width)
    return {
        "config": config, "mfma": loop.mfma, "valu": loop.valu, "exp": loop.count("v_exp"),
        "ds_reads": loop.count("ds_(read|load)"), "ds_writes": loop.count("ds_(write|store)"),
        "permlanes": loop.count("v_permlanex16"), "barriers": loop.count("s_barrier(?!_wait)"), "registers": used.registers,
        "accumulators": used.accumulators, "lds": used.shared, "spills": used.spills,
        "modelled_us": round(found["seconds"] * 1e6, 1),
        "share_of_peak": round(flops / (2 if match.causal else 1) / found["seconds"] / target.peak_for(match.dtype), 2),
    }  # fmt: skip


KNOWN = (
    Problem("bert", "float16", 16, 12, 12, 384, 384, order="qkv", mask=("float16", (16, 1, 1, 384)), blind=True),
    Problem("vit", "float16", 16, 12, 12, 197, 197, order="qkv"),
    Problem("llama", "bfloat16", 1, 32, 8, 2048, 2048, 128, causal="top left"),
    Problem("long", "bfloat16", 1, 16, 16, 8192, 8192, 128),
    Problem("wide", "bfloat16", 1, 16, 16, 4096, 4096, 256),
    Problem("decode", "bfloat16", 4, 32, 8, 1, 4096, 128, order="bhsd"),
)


def main() -> None:
    for name in ("mi300x", "mi355x", "rx7900xtx", "rx9070xt"):
        for problem in KNOWN:
            print(name, problem.name, figures(problem, resolve(name)), flush=True)


if __name__ == "__main__":
    main()
