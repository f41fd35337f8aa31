"""Elements that read much which is the same along an axis: a thread takes several steps along that one, and reads it once.

    out[n, c, p] = f(x[n, c, …], table1[n, p], table2[n, p], …)        a thread: c₀ … c₀ + each − 1 at one n and p

As where an image is sampled at positions that all of its channels share: eight tables of a position are 32 bytes for an element
of two.
"""

from __future__ import annotations

from tvm import tirx
from tvm.tirx import Stmt

from tk.schedules.cuda.codegen.kernel_builder import Code, as_index, bits, ceil_div, depends, flat_index, size_of, unravel_index
from tk.schedules.cuda.elementwise.access import PieceAccess
from tk.schedules.cuda.elementwise.plan import Group, reads_at
from tk.schedules.cuda.elementwise.values import ElementValues

__all__ = ["inner_size", "shared_axis", "stepped_kernel"]

BYTES = 16  # read for an element, the same along an axis, from beyond which it is read once for several
FEWEST = 8  # elements along such an axis


def shared_axis(group: Group) -> int | None:
    """The axis, not the last one, along which most of what is read for an element is the same, if that is much."""
    if size_of(group.shape) is None or len(group.shape) < 2:
        return None
    code = Code()
    indices = [code.variable("index", extent) for extent in group.shape]
    found: dict[object, tuple[int, list[bool]]] = {}
    for read in reads_at(group, indices, code.analyzer):
        flat = code.simplify(flat_index(read.buffer, read.indices))
        if not read.guarded and depends(flat, indices[-1]):
            found[read.buffer.name, str(flat)] = bits(read.buffer) // 8, [not depends(flat, index) for index in indices]
    shared = [
        sum(size for size, same in found.values() if same[axis]) if int(group.shape[axis]) >= FEWEST else 0
        for axis in range(len(group.shape) - 1)
    ]
    most = max(range(len(shared)), key=lambda axis: shared[axis])
    return most if shared[most] > BYTES else None


def inner_size(group: Group, axis: int) -> int:
    """Elements behind an axis, which a vector divides."""
    return int(size_of(group.shape[axis + 1 :]) or 1)


def stepped_kernel(group: Group, axis: int, threads: int, vector: int, each: int) -> Stmt:
    """The kernel whose threads take `vector` neighbours at `each` indices of the axis."""
    code, inner = Code(), inner_size(group, axis) // vector
    along, outer = int(group.shape[axis]), int(size_of(group.shape[:axis]) or 1)
    parts = -(-along // each)
    count = outer * parts * inner
    grid = ceil_div(count, threads)
    block, thread = code.variable("block", grid), code.variable("thread", threads)
    number = code.simplify(block * threads + thread)
    rest = tirx.floordiv(number, inner)
    inner_index = code.stand_in("inner_index", inner, tirx.floormod(number, inner))
    part = code.stand_in("part", parts, tirx.floormod(rest, parts))
    outermost = code.stand_in("outer", outer, tirx.floordiv(rest, parts))
    first = unravel_index(outermost, group.shape[:axis])
    access = PieceAccess(code, vector)
    values = ElementValues(code, group.blocks, access, narrow=all(bits(output) <= 16 for output in group.outputs))
    last = unravel_index(inner_index * vector + access.lane, group.shape[axis + 1 :])
    with code.when(*code.unproved(number < count)):
        work = []
        for step in range(each):  # the loads of all steps first: they are in flight together
            at = part * each + step
            indices = [code.simplify(index) for index in (*first, at, *last)]
            inside = () if step == 0 else code.unproved(at < as_index(along))
            with code.when(*inside):
                flat = ((outermost * along + at) * inner + inner_index) * vector + access.lane
                work.append((inside, flat, indices, [values.at(output, indices) for output in group.outputs]))
        for inside, flat, indices, results in work:
            with code.when(*inside):
                for output, value in zip(group.outputs, results, strict=True):
                    result = code.buffer((vector,), str(output.dtype), "result")
                    access.each(result, value)
                    access.store(output, indices, result, flat)
    return code.kernel([(block, grid, "blockIdx.x"), (thread, threads, "threadIdx.x")])
