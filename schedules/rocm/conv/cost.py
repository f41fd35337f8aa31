"""A convolution's time by the model of its product (../matmul/cost.py): as many products as there are groups, each of whose
tiles the vector instructions that work out where a tap lies may bound, too; nothing is fitted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from tk.schedule.refusals import at_least, must_be
from tk.schedules.cuda.conv.problem import ConvMatch
from tk.schedules.rocm.conv.plan import as_matmul, plan, vector_of
from tk.schedules.rocm.matmul import cost as matmul_cost
from tk.target import Target

if TYPE_CHECKING:
    from tk.schedules.rocm.matmul.rule import Config

__all__ = ["bounds", "candidates", "cost", "refusals", "terms"]

LEAST_GROUP = 4  # output channels of a group, below which most of a fragment would be wasted
ADDRESS, CHECK, VECTOR = 6.0, 3.0, 4.0
"""Vector instructions of an address, and of a check whether a position along an axis is in the image; clocks of one."""


def unreadable(match: ConvMatch) -> Iterator[str]:
    """Why the kernel cannot read it, or should not, whatever the config."""
    if match.combined is not None:
        yield must_be("groups with zeros between them", "combined", "apart", "zero times ∞ is NaN")
    if match.groups > 1 and match.own < LEAST_GROUP:
        yield at_least("output channels of a group", match.own, LEAST_GROUP, "most of a fragment would be wasted")
    if any(axis.size is None and (number or not axis.plain) for number, axis in enumerate(match.axes)):
        yield must_be("sizes of the image", "symbolic", "known")
    if match.k < 1:
        yield at_least("taps times channels", match.k, 1)


def refusals(match: ConvMatch, config: Config, target: Target) -> list[str]:
    """A sentence for each way in which `config` does not fit the hardware or the kernel."""
    return list(unreadable(match)) or matmul_cost.refusals(as_matmul(match), config, target, plan)


def candidates(match: ConvMatch, target: Target, make: Any) -> Iterator[Any]:
    """Legal configs that are worth comparing."""
    if not list(unreadable(match)):
        yield from matmul_cost.candidates(as_matmul(match), target, make, plan)


def terms(match: ConvMatch, config: Config, target: Target) -> dict[str, float]:
    """The product's terms, and clocks of the addresses of a tile; memory has each element of the input once."""
    found = matmul_cost.terms(as_matmul(match), config, target, plan)
    p, vector = plan(match, config, target.arch), vector_of(match)
    checks = sum(axis.taps > 1 or axis.pad != 0 for axis in match.axes)
    parts = p.a.turns * (p.chunk // vector) * p.waves * found["together"]
    addresses = parts * (ADDRESS + CHECK * checks) * VECTOR / matmul_cost.SIMDS
    m = match.m or matmul_cost.MANY
    moved = match.bytes * (match.a_elements(m) + match.n * match.k) + max(2.0, match.bytes) * m * match.n * (1 + match.staged)
    memory = moved / target.bandwidth
    loop = max(found["mfma_clocks"], found["lds_clocks"], found["l2_clocks"])
    more = max(0.0, addresses - loop) * found["rounds"] * found["steps"] / found["clock_hz"]
    kernel = found["kernel_seconds"] + more
    return {
        **found, "address_clocks": addresses, "kernel_seconds": kernel, "memory_seconds": memory,
        "seconds": max(kernel, memory),
    }  # fmt: skip


def cost(match: ConvMatch, config: Config, target: Target) -> float:
    return terms(match, config, target)["seconds"]


def bounds(match: ConvMatch, config: Config, target: Target) -> dict[str, float]:
    return matmul_cost.by_resource(terms(match, config, target), **{"vector instructions": "address"})
