"""TVM's own GPU rules (dlight), behind the rule contract: what the rules of this folder do not take yet.

dlight answers with a whole schedule or None, so these rules are templates without knobs: `match` asks dlight, `lower`
hands its function over. It reads the architecture as a number and takes "sm_90a" for an old GPU, hence the target that
it is given: the same limits, no letter.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import takewhile
from math import prod
from typing import ClassVar

import numpy as np
import tvm
from tvm import s_tir, transform
from tvm.ir import IRModule
from tvm.relax import op
from tvm.s_tir import SBlock, Schedule, dlight
from tvm.s_tir.dlight.analysis import get_root_block
from tvm.s_tir.dlight.gpu.matmul import IterKind, detect_iter_traits
from tvm.s_tir.schedule import SBlockRV
from tvm.tirx import IntImm, PrimFunc

from tk.schedule.analysis import summed_axes
from tk.schedule.case import Case
from tk.schedule.refusals import at_most
from tk.schedule.rule import NoKnobs
from tk.schedules.case_functions import exact_softmax
from tk.schedules.cuda.codegen.tir_values import is_one
from tk.schedules.cuda.hardware import STATIC_SHARED
from tk.target import Target

__all__ = ["GEMV", "GENERAL_REDUCTION", "MATMUL", "plain_target"]

TILE = {IterKind.kIter_I: 32, IterKind.kIter_J: 64, IterKind.kIter_K: 16}  # to which dlight pads a matmul's rows, columns and k
WASTED = 4  # times the products that are asked for, from which on padding costs more than
SHORT = 32  # products a result, whose operands threads read for themselves


@dataclass(frozen=True)
class Match:
    """dlight's schedule of the function; of a matmul, k and how many times its products the padded one has."""

    scheduled: PrimFunc
    k: int = 0
    padded: float = 1.0


def plain_target(target: Target) -> tvm.target.Target:
    """`target` with the architecture's letter left out: scheduling only, code is still generated for the full name."""
    full = target.tvm()
    if target.kind != "cuda":
        return full
    fields = {
        "max_shared_memory_per_block": STATIC_SHARED,  # dlight's kernels use static shared memory
        "max_threads_per_block": 1024,
        "max_num_threads": 1024,
        "thread_warp_size": 32,
    }
    return tvm.target.Target({"kind": "cuda", "arch": target.arch.rstrip("af"), **fields}, host=full.host)


def _blocks(func: PrimFunc) -> list[SBlock]:
    """The function's blocks in order."""
    sch = s_tir.Schedule(func)
    return [sch.get(block) for block in sch.get_child_blocks(get_root_block(sch))]


def _is_foreseen(func: PrimFunc, kind: str) -> bool:
    """Whether dlight's rule `kind` makes of the function what it computes. It takes a convolution of a single position, channel
    by channel, for a matrix times a vector. Of what reduces nothing it makes nothing, once it has inlined every block into
    those that read it, which doubles the expression at each value that two others read. A reduction over a single element it
    takes for none, and inlines what follows into its first value too: x / Σx becomes x / (x / 0 + x), over which TVM ends the
    process."""
    blocks = _blocks(func)
    reduced = [[v.dom.extent for v in summed_axes(block)] for block in blocks]
    convolves = any("conv" in block.name_hint for block in blocks)
    single = any(extents and all(is_one(extent) for extent in extents) for extents in reduced)
    return any(reduced) and not single and not (kind == "GEMV" and convolves)


def _can_be_lowered(mod: IRModule) -> bool:
    """Whether TVM knows the combiners of what threads reduce together: a maximum that keeps NaN, say, it does not."""
    try:
        transform.Sequential([s_tir.transform.CanonicalizeLoop(), s_tir.transform.LowerCrossThreadReduction()])(mod)
    except (RuntimeError, ValueError):
        return False
    return True


def _padding(func: PrimFunc) -> tuple[int, float]:
    """Of the first matmul of a function, k, and how many times its products dlight's padded tiles compute; symbolic sizes count
    as large ones."""
    for block in _blocks(func):
        found = detect_iter_traits(block)
        if found is None:
            continue
        sizes = dict.fromkeys(TILE, 1)
        for trait in found[3]:
            if trait.kind in sizes:
                sizes[trait.kind] *= trait.extent.value if isinstance(trait.extent, IntImm) else TILE[trait.kind] * WASTED
        padded = prod(-(-size // TILE[kind]) * TILE[kind] / size for kind, size in sizes.items())
        return sizes[IterKind.kIter_K], padded
    return 0, 1.0


def _all_on_threads(sch: Schedule) -> bool:
    """Whether every block of the schedule is in some thread, and no loop around threads: dlight leaves what follows a transpose
    on the host, and of reductions to a number, as a mode's counts, the loops, whose every step would launch a kernel."""

    def launched(block: SBlockRV) -> bool:
        loops = [sch.get(loop) for loop in sch.get_loops(block)]
        around = takewhile(lambda loop: loop.thread_binding is None, loops)
        bound = any(loop.thread_binding is not None for loop in loops)
        return bound and all(is_one(loop.extent) for loop in around)

    return all(launched(block) for block in sch.get_child_blocks(get_root_block(sch)))


@dataclass(frozen=True)
class DlightRule:
    """dlight's rule called `kind`, with what a rule's module has."""

    NAME: str
    kind: str
    CASES: tuple[Case, ...]
    VERSION: ClassVar[int] = 1

    def match(self, func: PrimFunc, target: Target) -> Match | None:
        """What dlight makes of the function; None where that is nothing, or nothing that can be lowered."""
        if not _is_foreseen(func, self.kind):
            return None
        plain = plain_target(target)
        try:
            with plain:
                scheduled = getattr(dlight.gpu, self.kind)().apply(func, plain, False)
        except (AssertionError, AttributeError, IndexError, RuntimeError, TypeError, ValueError):
            return None  # dlight raises on functions that it did not foresee; the next rule takes them
        if scheduled is None:
            return None
        first = scheduled[0] if isinstance(scheduled, list) else scheduled
        if not _all_on_threads(first) or not _can_be_lowered(first.mod):
            return None
        return Match(first.mod["main"], *(_padding(func) if self.kind == "Matmul" else ()))

    def declines(self, match: Match, target: Target) -> list[str]:
        """Why a matmul is left to those that compute each result by itself: matrices of 3 × 3, or of points in space."""
        if match.k > SHORT or match.padded < WASTED:
            return []
        why = "tiles of 32 × 64 × 16 are mostly zeros"
        return [at_most("products with padding for each without", match.padded, WASTED, why)]

    def lower(self, func: PrimFunc, match: Match, config: NoKnobs, target: Target) -> PrimFunc:
        """dlight's schedule, which is whole."""
        return match.scheduled


SQUARE = Case("square", (("a", (384, 512), "float32"), ("b", (512, 768), "float32")), op.matmul, np.matmul)
VECTOR = Case(
    "vector", (("a", (1, 512), "float32"), ("b", (768, 512), "float32")),
    lambda a, b: op.matmul(a, op.permute_dims(b)), lambda a, b: a @ b.T,
)  # fmt: skip
SOFTMAX = Case("softmax", (("a", (96, 640), "float32"),), op.nn.softmax, exact_softmax)

MATMUL = DlightRule("cuda.dlight_matmul", "Matmul", (SQUARE,))
GEMV = DlightRule("cuda.dlight_gemv", "GEMV", (VECTOR,))
GENERAL_REDUCTION = DlightRule("cuda.dlight_general_reduction", "GeneralReduction", (SOFTMAX,))
