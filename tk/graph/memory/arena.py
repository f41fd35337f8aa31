"""Offsets of tensors that live from one step of a program to another: in one arena at constant offsets, in whole storages, or
in the memory of a result that is not written yet.

    step      0   1   2   3   4
    a         ===========                a, c: in the arena, c over a
    b             =======                b: in the result, which is written when b is read no more
    c                     ===
    result                ======…
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tk.package.archive import ALIGNMENT

__all__ = ["Lifetime", "aligned", "assign_offsets", "share"]

SPAN = 32  # steps


@dataclass
class Lifetime:
    """A tensor of `size` bytes that is first written by step `first` and last read by step `last`. Once placed, it lies
    `offset` bytes into the arena, or into the memory of the result number `within`: not if it is `bound` to the arena."""

    size: int
    first: int
    last: int
    offset: int = 0
    within: int | None = None
    bound: bool = False

    def overlaps(self, other: Lifetime) -> bool:
        """Whether there is a step at which both must be held."""
        return self.first <= other.last and other.first <= self.last


Location = tuple[int | None, int]
"""The number of the result that a tensor lies in, None for the arena; the offset in it."""


def assign_offsets(tensors: Sequence[Lifetime], results: Sequence[Lifetime] = ()) -> int:
    """Gives the tensors places, at multiples of ALIGNMENT; the arena's bytes. The best of several orders. Tensors lie in the
    memory of `results` where that makes the arena smaller."""
    orders: list[Callable[[Lifetime], Any]] = [
        lambda each: (-each.size, each.first),
        lambda each: (-each.size * (each.last - each.first + 1), each.first),
        lambda each: (each.first - each.last, -each.size),
        lambda each: (each.first, -each.size),
    ]
    ordered = [sorted(tensors, key=order) for order in orders]
    plans = [_first_fit(each, results, 0) for each in ordered]
    if results:  # once more, with only those in results that do not fit into the smallest arena
        size = min(size for size, _ in plans)
        plans = [_first_fit(each, results, size) for each in ordered] + plans
    size, locations = min(plans, key=lambda plan: plan[0])
    for tensor in tensors:
        tensor.within, tensor.offset = locations[id(tensor)]
    return size


def _first_fit(tensors: Sequence[Lifetime], results: Sequence[Lifetime], arena: int) -> tuple[int, dict[int, Location]]:
    """The arena's bytes, and each tensor at the lowest offset where it fits when those before it are placed: in the first
    `arena` bytes of the arena, else in a result's memory, else further on in the arena."""
    locations: dict[int, Location] = {}
    assigned: defaultdict[int, list[Lifetime]] = defaultdict(list)  # by spans of steps: few of many tensors live in one
    for tensor in tensors:
        spans = range(tensor.first // SPAN, tensor.last // SPAN + 1)
        near = {id(each): each for span in spans for each in assigned[span]}
        others = [(*locations[number], each.size) for number, each in near.items() if each.overlaps(tensor)]
        within, offset = None, _lowest(tensor.size, others, None)
        if offset + tensor.size > arena and not tensor.bound:
            for number, result in enumerate(results):
                free = _lowest(tensor.size, others, number)
                if not result.overlaps(tensor) and free + tensor.size <= result.size:
                    within, offset = number, free
                    break
        locations[id(tensor)] = within, offset
        for span in spans:
            assigned[span].append(tensor)
    return max((locations[id(each)][1] + each.size for each in tensors if locations[id(each)][0] is None), default=0), locations


def _lowest(size: int, others: Sequence[tuple[int | None, int, int]], within: int | None) -> int:
    """The lowest offset at which `size` bytes are free of `others`, as (what they lie in, offset, size)."""
    offset = 0
    for start, taken in sorted((start, taken) for holder, start, taken in others if holder == within):
        if offset + size <= start:
            break
        offset = max(offset, aligned(start + taken))
    return offset


def share(
    tensors: Sequence[Lifetime],
    results: Sequence[Lifetime] = (),
    fits: Callable[[Lifetime, Lifetime], bool] = lambda tensor, result: tensor.size <= result.size,
) -> list[int]:
    """The number of the storage that each tensor gets, where tensors share storages whole: the greatest tensors first, each
    in the storage nearest in size that none of its contemporaries holds. -1 - i is the memory of result i, which a tensor
    that `fits` takes before it takes a storage. The better of two orders of tensors of one size."""
    orders: list[Callable[[Lifetime], Any]] = [lambda each: (-each.size, each.first), lambda each: (-each.size, -each.first)]
    plans = [_shared(sorted(tensors, key=order), results, fits) for order in orders]
    _, number = min(plans, key=lambda plan: plan[0])
    return [number[id(tensor)] for tensor in tensors]


def _shared(
    tensors: Sequence[Lifetime], results: Sequence[Lifetime], fits: Callable[[Lifetime, Lifetime], bool]
) -> tuple[int, dict[int, int]]:
    """The bytes of all storages, and each tensor's storage, given in this order."""
    storages: list[list[Lifetime]] = []
    outputs = [[result] for result in results]
    number = {}
    for tensor in tensors:
        output = next((i for i, group in enumerate(outputs) if _free(group, tensor) and fits(tensor, group[0])), None)
        if output is not None and not tensor.bound:
            outputs[output].append(tensor)
            number[id(tensor)] = -1 - output
            continue
        free = [i for i, group in enumerate(storages) if _free(group, tensor)]
        if not free:
            storages.append([])
            free = [len(storages) - 1]
        best = min(free, key=lambda i: max((each.size for each in storages[i]), default=0))
        storages[best].append(tensor)
        number[id(tensor)] = best
    return sum(max(each.size for each in group) for group in storages), number


def _free(group: Sequence[Lifetime], tensor: Lifetime) -> bool:
    return not any(each.overlaps(tensor) for each in group)


def aligned(size: int) -> int:
    """`size` rounded up to ALIGNMENT."""
    return -(-size // ALIGNMENT) * ALIGNMENT
