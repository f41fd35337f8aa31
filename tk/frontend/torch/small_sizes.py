"""Whether an exported program is the model where a dynamic dim is 0 or 1, which torch.export never looks at.

A model that asks for such sizes (`if batch == 1:`) may mean another result, or a shorter way to the same one, as transformers'
models do. Both are run there, once, on the example inputs cut to that size."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import torch
from torch.utils import _pytree as pytree

from tk.frontend.torch.part_names import renamed_parts
from tk.frontend.torch.program_copies import copied, with_graph

if TYPE_CHECKING:
    from torch.export import ExportedProgram

__all__ = ["agreeing"]

LARGEST = 2 << 30  # bytes of parameters and buffers; a larger model is taken to agree, as torch.export takes every one
TOLERANCE = {torch.float16: 1e-2, torch.bfloat16: 5e-2, torch.float64: 1e-8}  # of the norm; others 1e-3


def agreeing(
    program: ExportedProgram, module: torch.nn.Module, args: tuple[Any, ...], kwargs: dict[str, Any], lows: Mapping[str, int]
) -> set[tuple[str, int]]:
    """The (symbol, size) of sizes below 2, from the least that `lows` has of a symbol, where the program gives what the model
    gives. None of them agrees where the model gives something else with all dims of 1."""
    found = {(symbol, size) for symbol, low in lows.items() for size in range(low, 2)}
    if sum(each.nbytes for each in (*module.parameters(), *module.buffers())) > LARGEST or not found:
        return found
    ones = dict.fromkeys(lows, 1)
    if len(lows) > 1 and not _agrees(program, module, args, kwargs, ones):
        return set()
    return {(symbol, size) for symbol, size in found if _agrees(program, module, args, kwargs, {symbol: size})}


def _agrees(
    program: ExportedProgram, module: torch.nn.Module, args: tuple[Any, ...], kwargs: dict[str, Any], sizes: Mapping[str, int]
) -> bool:
    """Whether both give the same for the example inputs with these sizes; not, where either raises an error."""
    try:
        given, named = _cut(program, args, kwargs, sizes)
        with torch.no_grad(), torch.random.fork_rng(devices=[]), _kept((*module.buffers(), *program.buffers())):
            torch.manual_seed(0)
            expected = module(*_copied(given), **_copied(named))
        with torch.no_grad(), torch.random.fork_rng(devices=[]), _kept((*module.buffers(), *program.buffers())):
            torch.manual_seed(0)
            found = renamed_parts(_without_squeezes(program)).module()(*_copied(given), **_copied(named))
    except Exception:  # the model's own, of whatever type: it takes no such sizes
        return False
    one, other = (pytree.tree_leaves(tree) for tree in (expected, found))
    return len(one) == len(other) and all(_same(a, b) for a, b in zip(one, other, strict=True))


def _without_squeezes(program: ExportedProgram) -> ExportedProgram:
    """`program` as it is compiled: a dynamic dim stays, where torch would take it away when it is 1."""
    graph = copied(program.graph)
    changed = False
    for node in list(graph.nodes):
        if node.op != "call_function" or not str(node.target).startswith("aten.squeeze"):
            continue
        shape = node.args[0].meta["val"].shape
        asked = node.args[1] if len(node.args) > 1 else list(range(len(shape)))
        axes = [axis for axis in ([asked] if isinstance(asked, int) else asked) if shape]  # a number has none
        if any(isinstance(shape[axis], torch.SymInt) for axis in axes):
            node.target = torch.ops.aten.squeeze.dims
            node.args = (node.args[0], [axis for axis in axes if not isinstance(shape[axis], torch.SymInt)])
            changed = True
    return with_graph(program, graph) if changed else program


def _cut(
    program: ExportedProgram, args: tuple[Any, ...], kwargs: dict[str, Any], sizes: Mapping[str, int]
) -> tuple[tuple[Any, ...], dict[str, Any]]:
    """The example inputs, the dims of which are `sizes` where these have them."""
    leaves, spec = pytree.tree_flatten((args, kwargs))
    values = {node.name: node.meta.get("val") for node in program.graph.nodes if node.op == "placeholder"}
    fakes = [values.get(name) if isinstance(name, str) else None for name in program.graph_signature.user_inputs]
    shapes = [(leaf, getattr(fake, "shape", None)) for leaf, fake in zip(leaves, fakes, strict=True)]
    known = {
        size.node.expr: have
        for leaf, shape in shapes
        if shape is not None and isinstance(leaf, torch.Tensor)
        for size, have in zip(shape, leaf.shape, strict=True)
        if isinstance(size, torch.SymInt) and size.node.expr.is_Symbol
    }
    known |= {symbol: sizes[str(symbol)] for symbol in known if str(symbol) in sizes}
    given = [leaf if shape is None else _resized(leaf, _sizes(shape, known)) for leaf, shape in shapes]
    return pytree.tree_unflatten(given, spec)  # type: ignore[no-any-return]


def _sizes(shape: Iterable[Any], known: Mapping[Any, int]) -> list[int]:
    return [int(size.node.expr.subs(known)) if isinstance(size, torch.SymInt) else int(size) for size in shape]


def _resized(leaf: Any, sizes: list[int]) -> Any:
    """`leaf`, its own elements, in as many of each dim as there are to be."""
    if not isinstance(leaf, torch.Tensor) or list(leaf.shape) == sizes:
        return leaf
    for axis, size in enumerate(sizes):
        leaf = leaf.index_select(axis, torch.arange(size) % max(leaf.shape[axis], 1))
    return leaf


def _copied(tree: Any) -> Any:
    return pytree.tree_map(lambda leaf: leaf.clone() if isinstance(leaf, torch.Tensor) else leaf, tree)


@contextmanager
def _kept(buffers: Iterable[torch.Tensor]) -> Iterator[None]:
    """Put back what is written into `buffers` meanwhile."""
    kept = [(buffer, buffer.clone()) for buffer in {id(each): each for each in buffers}.values()]
    try:
        yield
    finally:
        with torch.no_grad():
            for buffer, before in kept:
                buffer.copy_(before)


def _same(a: Any, b: Any) -> bool:
    if not isinstance(a, torch.Tensor) or not isinstance(b, torch.Tensor):
        return type(a) is type(b) and bool(a == b)
    if a.shape != b.shape or a.dtype != b.dtype:
        return False
    if not a.dtype.is_floating_point:
        return bool(torch.equal(a, b))
    if not torch.equal(a.isfinite(), b.isfinite()):
        return False
    x, y = (each.double()[a.isfinite()] for each in (a, b))
    return float((x - y).norm()) <= TOLERANCE.get(a.dtype, 1e-3) * max(float(x.norm()), 1e-30)
