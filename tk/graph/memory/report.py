"""How much memory a call takes beside weights and inputs: what plan.py places, and the results. Reading it needs no TVM."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Any

from tk.package.signature import size_of

if TYPE_CHECKING:
    import tvm
    from tvm import relax

__all__ = ["MemoryPlan", "memory_plan", "with_loops"]


@dataclass(frozen=True)
class MemoryPlan:
    """`storages` and `results` are bytes, as expressions of the dims ("8*batch*seq"): tensors that do not live together
    share a storage, so their sum is also the most that a call holds at a time. `exact` is False where something else comes
    on top, whose size depends on values."""

    storages: tuple[str, ...] = ()
    results: tuple[str, ...] = ()
    exact: bool = True

    def bytes(self, sizes: Mapping[str, int] | None = None) -> int:
        """The bytes of a call with dims of these sizes."""
        return sum(size_of(each, sizes or {}) for each in (*self.storages, *self.results))

    def results_bytes(self, sizes: Mapping[str, int] | None = None) -> int:
        """The bytes of the results alone, which outlive the call."""
        return sum(size_of(each, sizes or {}) for each in self.results)

    def to_json(self) -> dict[str, bool | tuple[str, ...]]:
        return asdict(self)

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> MemoryPlan:
        return MemoryPlan(tuple(data["storages"]), tuple(data["results"]), bool(data["exact"]))


def with_loops(own: MemoryPlan, *parts: MemoryPlan) -> MemoryPlan:
    """The plan of a program that calls loops, whose `parts` have plans of their own. What a step gives lives until the next has
    ended, so that there are two of it."""
    storages = [size for part in parts for size in (*part.storages, *part.results, *part.results)]
    return MemoryPlan((*own.storages, *storages), own.results, all(each.exact for each in (own, *parts)))


def memory_plan(mod: tvm.IRModule) -> MemoryPlan:
    """The plan of a module as `tk.pipeline.lower` gives it. Storages are in the order in which a program that is captured in
    CUDA graphs takes them from the runtime."""
    from tk.graph.memory.plan import RESULTS, STORAGES

    storages, results = list[str](), list[str]()
    exact = True
    for func in _planned(mod):
        sizes = [str(each) for each in func.attrs.get(RESULTS) or ()]
        exact &= "?" not in sizes
        results += [each for each in sizes if each != "?"]
        storages += [str(each) for each in func.attrs.get(STORAGES) or ()]
    order = _order(mod)
    return MemoryPlan(tuple(storages[i] for i in order) if order else tuple(storages), tuple(results), exact)


def _planned(mod: tvm.IRModule) -> Iterator[relax.Function]:
    from tvm import relax

    from tk.graph.memory.plan import STORAGES

    for _, func in mod.functions_items():
        if isinstance(func, relax.Function) and func.attrs is not None and func.attrs.get(STORAGES) is not None:
            yield func


def _order(mod: tvm.IRModule) -> Sequence[int]:
    """The numbers of the storages in the order in which the function that allocates them for a graph returns them."""
    from tvm import relax

    for var, func in mod.functions_items():
        if var.name_hint == "cuda_graph_alloc":
            bound = {binding.var: binding.value for block in func.body.blocks for binding in block.bindings}
            result = bound.get(func.body.body, func.body.body)
            args = result.fields if isinstance(result, relax.Tuple) else result.args
            return [int(str(arg.name).removeprefix("storage_")) for arg in args if isinstance(arg, relax.Var)]
    return []
