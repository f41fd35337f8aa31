"""The rule contract: how a PrimFunc of one family becomes a scheduled kernel, untuned or tuned, by the same code.

A rule is a module in `tk.schedules.<family>`, see `RuleModule`. Read top to bottom it has:

    docstring      the index algebra and a sketch of the tiling
    NAME, VERSION  what its tuning records are kept under; VERSION rises whenever the same decisions would give another kernel
    Config         a frozen dataclass: one field a knob, every value an int (a bool is 0 or 1)
    CASES          shapes that tests and benchmarks are generated from
    match          (func, target) -> what this function is, as a frozen dataclass of the rule's own, or None
    space          (match, target) -> {knob: the values that a search may try}
    legal          (match, config, target) -> why this config does not fit this hardware: a sentence each, with the
                   value and the limit (tk/schedule/refusals.py)
    default        (match, target) -> the Config that an analytical model ranks first; nothing is measured
    lower          (func, match, config, target) -> the scheduled PrimFunc, S-TIR or TIRx, in numbered steps

and, where it has them:

    declines                (match, target) -> why the rule leaves what it could take to those after it: they are faster. A
                            sentence each, which `tk inspect` shows
    cost                    (match, config, target) -> the estimated time of a legal config, in any unit: a search ranks by it
                            before it has measured, and learns how far it is off
    bounds                  (match, config, target) -> seconds by resource that a kernel would take if that were all that takes
                            time, and "seconds" in all: a model's answer where nothing can be measured (`tk suite --static`)
    ENABLES_GRAPH_FUSION    True: the graph phase asks the rule before it makes what only such rules take, such as functions of
                            two matmuls of one input (tk/graph/fuse_dual_matmul.py), matmuls of transposed operands
                            (tk/graph/fold_transpose.py), attention
    LEAVES_ZEROS_OUT        True: its kernels add no products with the zeros that convolutions are annotated with
                            (tk/graph/combined_groups.py); other rules get a function that chooses, term by term

A rule that decides nothing leaves out `Config`, `space` and `default`; one whose Config is not searched, `space` alone. A
rule's module has no `__all__`: it is this list. Its functions have docstrings where they say more than this list does.

A family's `__init__` lists its rules in order of preference: RULES = rules_of(attention, matmul_skinny, …).

Each decision of a schedule is taken by `sch.sample_categorical` and written on the anchor block as an annotation (`tk.rule`,
`tk.<knob>`), so a schedule can always say which rule and which decisions made it (`read_config`), `legal` can judge a candidate
that a search proposes, and a cost model can see the knobs. `lower` replaces the annotated function by the kernel, after tuning
and untuned alike. It raises ScheduleError where a primitive refuses a function that `match` took; the next rule then takes it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from tk.errors import ScheduleError, message

if TYPE_CHECKING:
    from tvm.ir import Expr
    from tvm.s_tir import Schedule
    from tvm.s_tir.schedule import SBlockRV
    from tvm.tirx import PrimFunc

    from tk.schedule.case import Case
    from tk.target import Target

__all__ = [
    "NoKnobs",
    "Rule",
    "RuleModule",
    "anchor_block",
    "annotated",
    "cheapest",
    "read_again",
    "read_config",
    "reading",
    "rule_of",
    "rules_of",
    "sample",
    "schedule",
    "taken",
]

RULE_KEY = "tk.rule"
M = TypeVar("M")  # what a rule's `match` gives
C = TypeVar("C")  # a rule's Config


class RuleModule(Protocol):
    """What every rule's module has. `Config`, `space`, `default`, `legal` and CASES may be left out, as may what only some
    have: `declines`, `cost`, `bounds`, ENABLES_GRAPH_FUSION, LEAVES_ZEROS_OUT."""

    @property
    def NAME(self) -> str: ...  # noqa: N802 - constants of a module

    @property
    def VERSION(self) -> int: ...  # noqa: N802

    def match(self, func: PrimFunc, target: Target, /) -> Any | None: ...

    def lower(self, func: PrimFunc, match: Any, config: Any, target: Target, /) -> PrimFunc: ...


@dataclass(frozen=True)
class NoKnobs:
    """The Config of a rule that decides nothing."""


def _no_knobs(match: Any, target: Target) -> NoKnobs:
    return NoKnobs()


def _nothing_to_try(match: Any, target: Target) -> Mapping[str, Sequence[int]]:
    return {}


def _takes_all(match: Any, target: Target) -> Sequence[str]:
    return ()


def _anything_is_legal(match: Any, config: Any, target: Target) -> Sequence[str]:
    return ()


@dataclass(frozen=True)
class Rule:
    """What a rule's module says, as `rule_of` reads it; see this module's docstring."""

    name: str
    version: int
    config: type[Any]
    match: Callable[[PrimFunc, Target], Any | None]
    space: Callable[[Any, Target], Mapping[str, Sequence[int]]]
    default: Callable[[Any, Target], Any]
    lower: Callable[[PrimFunc, Any, Any, Target], PrimFunc]
    legal: Callable[[Any, Any, Target], Sequence[str]] = _anything_is_legal
    declines: Callable[[Any, Target], Sequence[str]] = _takes_all
    cases: tuple[Case, ...] = ()
    cost: Callable[[Any, Any, Target], float] | None = None
    bounds: Callable[[Any, Any, Target], Mapping[str, float]] | None = None
    enables_graph_fusion: bool = False
    leaves_zeros_out: bool = False


def rule_of(module: RuleModule) -> Rule:
    """The rule that a module is."""
    return Rule(
        name=module.NAME,
        version=module.VERSION,
        config=getattr(module, "Config", NoKnobs),
        match=module.match,
        space=getattr(module, "space", _nothing_to_try),
        default=getattr(module, "default", _no_knobs),
        lower=module.lower,
        legal=getattr(module, "legal", _anything_is_legal),
        declines=getattr(module, "declines", _takes_all),
        cases=getattr(module, "CASES", ()),
        cost=getattr(module, "cost", None),
        bounds=getattr(module, "bounds", None),
        enables_graph_fusion=getattr(module, "ENABLES_GRAPH_FUSION", False),
        leaves_zeros_out=getattr(module, "LEAVES_ZEROS_OUT", False),
    )


def rules_of(*modules: RuleModule | Rule) -> tuple[Rule, ...]:
    """The rules that these modules are, in their order; one that is made of another is there already."""
    return tuple(module if isinstance(module, Rule) else rule_of(module) for module in modules)


def reading(read: Callable[[PrimFunc], M | None]) -> Callable[[PrimFunc, Target], M | None]:
    """`match` of a rule for what `read` finds of a function, whatever the target, such as definitions of an operator."""
    return lambda func, target: read(func)


def read_again(found: M | None, rule: str, match: Any, kind: str) -> M:
    """What was read off a function in which `rule` found `match`. Raises ScheduleError where that is no `kind`."""
    if found is None:
        wanted = f"an {kind}" if kind[0] in "aeiou" else f"a {kind}"
        raise ScheduleError(
            message(
                f"{rule} was given a function that is no {kind}",
                need=wanted,
                have=str(match),
                do="call lower with what the rule's own match gave",
            )
        )
    return found


def cheapest(
    candidates: Callable[[M, Target, type[C]], Iterable[C]],
    cost: Callable[[M, C, Target], float],
    plain: type[C],
    legal: Callable[[M, C, Target], Sequence[str]] = _anything_is_legal,
) -> Callable[[M, Target], C]:
    """`default` of a rule: of its `candidates` that are legal the one that `cost` ranks first; the plain Config where there is
    none. What gives candidates that are all legal may leave `legal` out."""

    def default(match: M, target: Target) -> C:
        fitting = (config for config in candidates(match, target, plain) if not legal(match, config, target))
        return min(fitting, key=lambda config: cost(match, config, target), default=plain())

    return default


def taken(rule: Rule, func: PrimFunc, target: Target) -> tuple[Any, Any] | None:
    """The match and the default config with which `rule` takes `func` untuned; None where it does not: no match, or one that
    it declines, or a default that is not legal."""
    match = rule.match(func, target)
    if match is None or rule.declines(match, target):
        return None
    config = rule.default(match, target)
    return None if rule.legal(match, config, target) else (match, config)


def anchor_block(sch: Schedule) -> SBlockRV:
    """The block that carries the annotations: the last reduction block, or else the last block, of "main"."""
    from tvm.s_tir.dlight.analysis import get_root_block
    from tvm.tirx import IterVar

    blocks = sch.get_child_blocks(get_root_block(sch))
    if not blocks:
        raise ScheduleError(message("the function has no block to schedule", do="report it with --dump's output"))
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


def sample(rule: Rule, sch: Schedule, match: Any, target: Target, config: Any | None) -> dict[str, Expr]:
    """Take every decision of `rule` through `sch.sample_categorical` and write it on the anchor block.

    With `config` the decisions are fixed; a value outside the rule's space is appended to it, so a default may lie
    between the values that a search tries. Without, MetaSchedule draws them.
    """
    space = rule.space(match, target)
    if not space and not _has_blocks(sch):
        return {}  # loops without blocks: a rule without knobs may take them, and there is nothing to write on
    block = anchor_block(sch)
    sch.annotate(block, RULE_KEY, rule.name)
    knobs: dict[str, Expr] = {}
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


def annotated(rule: Rule, func: PrimFunc, match: Any, target: Target, config: Any | None = None) -> Schedule:
    """`func` with the decisions of `config` (default: the rule's own) on its anchor block, as an S-TIR schedule of a module
    "main", which a tuning record keeps the trace of; `rule.lower` makes the kernel of it.

    Raises ScheduleError when the config is not legal on the target.
    """
    import tvm

    from tk.schedule.analysis import schedule_of

    config = rule.default(match, target) if config is None else config
    refusals = rule.legal(match, config, target)
    if refusals:
        raise ScheduleError(
            message(
                f"{rule.name} cannot use {config} on {target.name}",
                need="; ".join(refusals),
                do="choose another config, or leave it to the rule's default",
            )
        )
    # Held until the schedule is made: with_attr shares the body, and TVM 0.27 changes a body in place, `func`'s too, once
    # nothing but the schedule holds its module.
    module = tvm.IRModule({"main": func.with_attr("global_symbol", "main")})
    sch = schedule_of(module)
    sample(rule, sch, match, target, config)
    return sch


def schedule(rule: Rule, func: PrimFunc, match: Any, target: Target, config: Any | None = None) -> PrimFunc:
    """`func` scheduled by `rule` under `config` (default: the rule's own), under the name "main".

    Raises ScheduleError when the config is not legal on the target, or when the function turns out not to be what `match` took.
    """
    config = rule.default(match, target) if config is None else config
    return rule.lower(annotated(rule, func, match, target, config).mod["main"], match, config, target)


def read_config(rule: Rule, annotations: Mapping[str, Any]) -> Any:
    """The Config that `sample` wrote on an anchor block's annotations."""
    return rule.config(**{field.name: int(annotations[f"tk.{field.name}"]) for field in fields(rule.config)})
