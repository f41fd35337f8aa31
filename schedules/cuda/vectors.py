"""Moving rows through registers 16 bytes at a time: what the rules for memory-bound functions share.

for v in 8: out[i·8 + v] = f(x[i·8 + v])          →          local[0:8] = x[i·8 : i·8 + 8]          one 16-byte load
                                                              for v in 8: result[v] = f(local[v])   in registers
                                                              out[i·8 : i·8 + 8] = result[0:8]      one 16-byte store
"""

from __future__ import annotations

from typing import Any

__all__ = ["BYTES", "inline_all", "lanes", "read_vectors", "spatial_extents", "write_vector"]

BYTES = 16
SPATIAL, SUMMED = 0, 2  # tirx.IterVar.DataPar, tirx.IterVar.CommReduce


def inline_all(sch: Any) -> list[Any]:
    """Computes every element-wise block that is not an output where it is read; returns the blocks that are left."""
    from tvm.s_tir.dlight.analysis import get_root_block
    from tvm.s_tir.schedule import ScheduleError

    for block in sch.get_child_blocks(get_root_block(sch)):
        if any(axis.iter_type != SPATIAL for axis in sch.get(block).iter_vars):
            continue
        try:
            sch.compute_inline(block)
        except ScheduleError:
            continue
    for block in reversed(sch.get_child_blocks(get_root_block(sch))):
        try:
            sch.reverse_compute_inline(block)
        except ScheduleError:
            continue
    return list(sch.get_child_blocks(get_root_block(sch)))


def spatial_extents(block: Any) -> list[Any]:
    """The extents of a block's data-parallel axes, ints where they are known; those of extent 1 left out."""
    from tvm.tirx import IntImm

    extents = [axis.dom.extent for axis in block.iter_vars if axis.iter_type == SPATIAL]
    known = [int(extent) if isinstance(extent, IntImm) else extent for extent in extents]
    return [extent for extent in known if not (isinstance(extent, int) and extent == 1)]


def lanes(extent: Any, bits: int) -> int:
    """How many neighbours of `bits` bits move at once along an innermost axis of `extent`: up to 16 bytes of them."""
    if not isinstance(extent, int):
        return 1
    return next((v for v in (8, 4, 2) if v * bits <= 8 * BYTES and extent % v == 0), 1)


def _calls(tree: Any, name: str) -> bool:
    """Whether operator `name` is called in `tree`."""
    import tvm_ffi
    from tvm.ir import Call

    found: list[bool] = []
    tvm_ffi.structural_walk(tree, [(Call, lambda node: found.append(str(getattr(node.op, "name", "")) == name))], order="post")
    return any(found)


def _loads(tree: Any) -> bool:
    """Whether `tree` reads a buffer."""
    import tvm_ffi
    from tvm.ir import TensorLoad

    found: list[Any] = []
    tvm_ffi.structural_walk(tree, [(TensorLoad, found.append)], order="post")
    return bool(found)


def _contiguous(node: Any, region: Any) -> bool:
    """Whether a read is of one element an iteration, at an index that no data decides, and runs along memory with the
    innermost axis of `node`: no other index depends on that axis, as one of a reshape would."""
    from tvm.tirx import IntImm
    from tvm.tirx.analysis import undefined_vars

    innermost = node.iter_vars[-1].var
    *outer, last = region.region
    single = all(isinstance(axis.extent, IntImm) and int(axis.extent) == 1 for axis in region.region)
    steady = not any(innermost in set(undefined_vars(axis.min)) or _loads(axis.min) for axis in outer)
    return single and steady and last.min.same_as(innermost)


def read_vectors(sch: Any, block: Any, loop: Any, width: int) -> None:
    """Bring what `block` reads under `loop` into registers first, with vector loads where `width` neighbours are
    contiguous in memory. Other reads, and those of other memory than global, stay as they are."""
    from tvm import DataType
    from tvm.tirx import IntImm

    if _calls(sch.get(block).body, "prim.if_then_else"):
        return  # some of the reads may be of elements that are not there
    for index in range(len(sch.get(block).reads)):
        region = sch.get(block).reads[index]
        scope = region.source.scope() if callable(region.source.scope) else region.source.scope
        if str(scope) != "global" or not isinstance(region.source.shape[-1], IntImm):
            continue
        aligned = int(region.source.shape[-1]) % width == 0 and DataType(str(region.source.dtype)).bits >= 8
        if not aligned or not _contiguous(sch.get(block), region):
            continue
        copy = sch.cache_read(block, index, "local", consumer_blocks=[block])
        sch.compute_at(copy, loop, preserve_unit_loops=True)
        _vectorise(sch, copy, loop, str(region.source.dtype), width)


def write_vector(sch: Any, block: Any, loop: Any, width: int) -> None:
    """Let `block` leave its results in registers, and store them under `loop` with vectors of `width` values."""
    dtype = str(sch.get(block).writes[0].source.dtype)
    copy = sch.cache_write(block, 0, "local")
    sch.reverse_compute_at(copy, loop, preserve_unit_loops=True)
    _vectorise(sch, copy, loop, dtype, width)


def _vectorise(sch: Any, copy: Any, under: Any, dtype: str, width: int) -> None:
    """Vectors over the innermost loop of `copy`, if that is the `width` neighbours; else it stays a loop."""
    from tvm import DataType
    from tvm.tirx import IntImm

    innermost = sch.get_loops(copy)[-1]
    extent = sch.get(innermost).extent
    if not isinstance(extent, IntImm) or int(extent) != width or sch.get(innermost).loop_var.same_as(sch.get(under).loop_var):
        return
    most = BYTES * 8 // DataType(dtype).bits
    if width > most:
        outer, innermost = sch.split(innermost, [None, most])
        sch.unroll(outer)
    sch.vectorize(innermost)
