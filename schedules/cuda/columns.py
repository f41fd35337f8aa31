"""Functions of rows that do not lie along memory: softmax and norms over a middle or the first axis, channels of an image.

    s[o, i] = Σ_c exp(x[o, c, i] − m[o, i]);   out[o, c, i] = exp(x[o, c, i] − m[o, i]) / s[o, i]

`threads` threads take threads · V neighbouring rows, so that memory is read in whole lines, and `depth` layers of them
share the columns. Where a row fits the registers memory is read once and written once; see columns_kernel.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from tk.schedule.rule import Refusal, Rule
from tk.schedules.cuda.blocks import Unreadable
from tk.schedules.cuda.columns_cases import CASES
from tk.schedules.cuda.columns_kernel import column_kernel, shared_bytes
from tk.schedules.cuda.rows_plan import Plan, has_all, in_vectors, plan_rows
from tk.schedules.cuda.thread_code import BYTES, bits
from tk.target import Target

LINE = 64  # bytes that neighbouring threads read together
WORDS = 64  # registers of a thread for values kept of its rows; half of it where a block has more than 512 threads
STEPS = 16  # written out at most
AHEAD = 8  # steps of a thread, where the columns are enough
STATIC = 48 * 1024  # bytes of shared memory that a kernel has without asking for more


@dataclass(frozen=True)
class Config:
    """Threads along memory, layers of them over the columns, neighbours a thread."""

    threads: int
    depth: int
    vector: int


@dataclass(frozen=True)
class Match:
    """`rows` and `columns`, None where symbolic; the widest `vector` and the bits of its elements; bits kept in registers
    for each element of a row."""

    rows: int | None
    columns: int | None
    vector: int
    bits: int
    kept_bits: int
    plan: Plan = field(repr=False, compare=False)


def match(func: Any, target: Target) -> Match | None:
    try:
        plan = plan_rows(func)
    except Unreadable:
        return None
    return match_plan(plan)


def match_plan(plan: Plan) -> Match | None:
    """What `match` finds of a function's plan."""
    reads = [read for read in plan.reads if has_all(plan, read.buffer)]
    rows, columns = (each if isinstance(each, int) else None for each in (plan.rows, plan.columns))
    if not reads or columns == 1:
        return None
    narrowest = min(bits(buffer) for buffer in (*(read.buffer for read in reads), *(value.buffer for value in plan.outputs)))
    widths = [w for w in (8, 4, 2) if w * narrowest <= BYTES * 8 and in_vectors(plan, reads, w)]
    return Match(rows, columns, widths[0] if widths else 1, narrowest, plan.live_bits, plan)


def space(match: Match, target: Target) -> Mapping[str, Sequence[int]]:
    return {
        "threads": (4, 8, 16, 32, 64),
        "depth": (1, 2, 4, 8, 16, 32, 64, 128),
        "vector": tuple(v for v in (1, 2, 4, 8) if v <= match.vector),
    }


def legal(match: Match, config: Config, target: Target) -> list[Refusal]:
    found = []
    block = config.threads * config.depth
    if block > 1024 or block % 32:
        found.append(Refusal("threads a block, whole warps", block, 1024))
    if match.vector % config.vector:
        found.append(Refusal("neighbours that divide what lies along memory", config.vector, match.vector))
    if any(each & (each - 1) for each in (config.threads, config.depth)):
        found.append(Refusal("powers of 2", max(config.threads, config.depth), 1))
    shared = shared_bytes(match.plan, config.threads, config.depth, config.vector)
    if shared > STATIC:
        found.append(Refusal("bytes of shared memory", shared, STATIC))
    return found


def _written_out(match: Match, config: Config) -> bool:
    """Whether the steps are written out, what is kept of them in registers."""
    if match.columns is None:
        return False
    steps = -(-match.columns // config.depth)
    most = WORDS // 2 if config.threads * config.depth > 512 else WORDS
    return steps <= STEPS and steps * config.vector * match.kept_bits <= 32 * most


def default(match: Match, target: Target) -> Config:
    """Rows of 64 bytes a block, as many layers as leave a thread about eight steps whose loads are in flight together, with
    half of its registers for what is kept; narrower vectors where that does not make the rows fit the registers. Else
    blocks of 256 threads that go over the columns in a loop."""
    vector = match.vector
    while match.columns is not None:
        threads = max(4, min(32, LINE * 8 // (vector * match.bits)))
        depth = max(1, 64 // threads)
        while depth * threads < 1024 and not _is_light(match, Config(threads, depth, vector)):
            depth *= 2
        found = Config(threads, depth, vector)
        if _written_out(match, found) and not legal(match, found, target):
            return found
        if vector * match.bits <= 64:
            break
        vector //= 2
    threads = max(4, min(32, 2 * LINE * 8 // (match.vector * match.bits)))
    return Config(threads, 256 // threads, match.vector)


def _is_light(match: Match, config: Config) -> bool:
    """Whether a thread has few steps, and registers for other things beside what it keeps."""
    steps = -(-(match.columns or 1) // config.depth)
    return steps <= AHEAD and steps * config.vector * match.kept_bits <= 32 * WORDS // 2


def apply(sch: Any, match: Match, knobs: Mapping[str, Any], target: Target) -> None:
    """Nothing: `lower` writes the kernel."""


def lower(func: Any, match: Match, config: Config, target: Target) -> Any:
    return column_kernel(func, match.plan, config.threads, config.depth, config.vector, _written_out(match, config))


RULE = Rule("cuda.columns", 1, Config, match, space, default, apply, legal, lower, cases=CASES)
