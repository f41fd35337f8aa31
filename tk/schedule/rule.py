"""The rule contract: how a PrimFunc of one family becomes a scheduled kernel, untuned or tuned, by the same code.

A rule is one file in `tk.schedules.<family>`. Read top to bottom it has:

    docstring      the index algebra and a sketch of the tiling
    Config         a frozen dataclass: one field a knob, every value an int (a bool is 0 or 1)
    CASES          shapes that tests and benchmarks are generated from
    match          (func, target) -> what this function is, as a frozen dataclass of the rule's own, or None
    space          (match, target) -> {knob: the values that a search may try}
    legal          (match, config, target) -> why this config does not fit this hardware, one `Refusal` each
    default        (match, target) -> the Config that an analytical model ranks first; nothing is measured
    apply          (sch, match, knobs, target) -> None; schedules in place, in numbered steps
    RULE           Rule(name="cpu.matmul", version=1, config=Config, match=match, …)

`apply` takes each decision from `knobs`, a mapping from the knob's name to an ExprRV that `sch.sample_categorical`
made. With a Config the decisions are fixed; without one MetaSchedule samples, mutates and replays them. The same
numbers are written on the anchor block as annotations (`tk.rule`, `tk.<knob>`), so a schedule can always say which
rule and which decisions made it (`read_config`), `legal` can judge a candidate that the search proposes, and the cost
model can see the knobs. An `apply` must therefore not branch in Python on a sampled value: use the ExprRV in a
primitive, or give the rule's `lower`.

A rule with `lower` is a template: its `apply` may do nothing, and `lower(func, match, config, target)` returns the
PrimFunc (TIRx or S-TIR) that replaces the annotated one, after tuning and default alike.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any

from tk.errors import ScheduleError, message

if TYPE_CHECKING:
    from tvm.s_tir import Schedule
    from tvm.tirx import PrimFunc

    from tk.target import Target

__all__ = ["Refusal", "Rule", "anchor_block", "read_config", "sample", "schedule"]

RULE_KEY = "tk.rule"


@dataclass(frozen=True)
class Refusal:
    """Why a config does not fit: the hardware's limit, what the config would need, what there is."""

    reason: str
    need: float
    have: float

    def __str__(self) -> str:
        return f"{self.reason}: need {self.need:g}, have {self.have:g}"


def _anything_is_legal(match: Any, config: Any, target: Target) -> Sequence[Refusal]:
    return ()


@dataclass(frozen=True)
class Rule:
    """One schedule rule; see the module's docstring. `version` is part of a tuning record's key: raise it whenever
    the same decisions would give another kernel. `cost(match, config, target)`, where given, estimates the time
    of a legal config, in any unit: the search ranks by it before it has measured, and learns how far it is off.
    `joins`: it also takes what the graph phase makes only where such a rule matches, functions of two products of one
    input (tk/graph/fuse_dual_matmul.py) and products of transposed operands (tk/graph/fold_transpose.py)."""

    name: str
    version: int
    config: type[Any]
    match: Callable[[PrimFunc, Target], Any | None]
    space: Callable[[Any, Target], Mapping[str, Sequence[int]]]
    default: Callable[[Any, Target], Any]
    apply: Callable[[Schedule, Any, Mapping[str, Any], Target], None]
    legal: Callable[[Any, Any, Target], Sequence[Refusal]] = _anything_is_legal
    lower: Callable[[PrimFunc, Any, Any, Target], PrimFunc] | None = None
    cases: tuple[Any, ...] = ()
    cost: Callable[[Any, Any, Target], float] | None = None
    joins: bool = False


def anchor_block(sch: Schedule) -> Any:
    """The block that carries the annotations: the last reduction block, or else the last block, of "main"."""
    from tvm.s_tir.dlight.analysis import get_root_block
    from tvm.tirx import IterVar

    blocks = sch.get_child_blocks(get_root_block(sch))
    if not blocks:
        raise ScheduleError(message("a function with no block to schedule", do="report it with --dump's output"))
    for block in reversed(blocks):
        if any(var.iter_type == IterVar.CommReduce for var in sch.get(block).iter_vars):
            return block
    return blocks[-1]


def _has_blocks(sch: Schedule) -> bool:
    from tvm.s_tir import SBlockRealize

    body = sch.mod["main"].body
    if not isinstance(body, SBlockRealize) or str(body.block.name_hint) != "root":
        return False
    return bool(sch.get_child_blocks(sch.get_sblock("root")))


def sample(rule: Rule, sch: Schedule, match: Any, target: Target, config: Any | None) -> dict[str, Any]:
    """Take every decision of `rule` through `sch.sample_categorical` and write it on the anchor block.

    With `config` the decisions are fixed; a value outside the rule's space is appended to it, so a default may lie
    between the values that a search tries. Without, MetaSchedule draws them.
    """
    space = rule.space(match, target)
    if not space and not _has_blocks(sch):
        return {}  # loops without blocks: a rule without knobs may take them, and there is nothing to write on
    block = anchor_block(sch)
    sch.annotate(block, RULE_KEY, rule.name)
    knobs: dict[str, Any] = {}
    for name, values in space.items():
        candidates = list(values)
        decision = None
        if config is not None:
            value = int(getattr(config, name))
            if value not in candidates:
                candidates.append(value)
            decision = candidates.index(value)
        knobs[name] = sch.sample_categorical(candidates, [1.0 / len(candidates)] * len(candidates), decision)
        sch.annotate(block, f"tk.{name}", knobs[name])
    return knobs


def schedule(rule: Rule, func: PrimFunc, match: Any, target: Target, config: Any | None = None) -> Schedule:
    """`func` scheduled by `rule` under `config` (default: the rule's own), as an S-TIR schedule of a module "main".

    Raises ScheduleError when the config is not legal on the target.
    """
    import tvm
    from tvm.s_tir import Schedule

    config = rule.default(match, target) if config is None else config
    refusals = rule.legal(match, config, target)
    if refusals:
        raise ScheduleError(
            message(
                f"{rule.name} cannot use {config} on {target.name}",
                need="; ".join(map(str, refusals)),
                do="choose another config, or leave it to the rule's default",
            )
        )
    # Held until the schedule is made: with_attr shares the body, and TVM 0.27 changes a body in place, `func`'s too, once
    # nothing but the schedule holds its module.
    held = tvm.IRModule({"main": func.with_attr("global_symbol", "main")})
    sch = Schedule(held)
    rule.apply(sch, match, sample(rule, sch, match, target, config), target)
    return sch


def read_config(rule: Rule, annotations: Mapping[str, Any]) -> Any:
    """The Config that `sample` wrote on an anchor block's annotations."""
    return rule.config(**{field.name: int(annotations[f"tk.{field.name}"]) for field in fields(rule.config)})
