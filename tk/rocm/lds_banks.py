"""Cycles that a kernel's accesses of LDS take, and how many of them it loses to banks: counted from its S-TIR, not guessed.

The positions that the lanes of each wave access are worked out statement by statement, loops with their numbers of turns, and
laid over the banks as the hardware serves them. Which lanes it serves together is in AMD's Composable Kernel documents
("Understanding AMD GPU LDS and bank conflicts"): a write of 16 bytes goes by 8 lanes in order, a read by lanes 0-3 with 20-23,
4-7 with 16-19, and so on, where there are 32 banks; 16 lanes in order where there are 64.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import numpy as np

__all__ = ["BankCounts", "bank_counts", "cycles"]

LANES, WORD, MOST_UNROLLED = 64, 4, 64
_READS = (
    (0, 1, 2, 3, 20, 21, 22, 23), (4, 5, 6, 7, 16, 17, 18, 19),
    (8, 9, 10, 11, 28, 29, 30, 31), (12, 13, 14, 15, 24, 25, 26, 27),
)  # fmt: skip


@dataclass
class BankCounts:
    """Cycles of LDS of one block, reads and writes apart, and those of them that are lost to conflicts; `unknown` accesses
    whose positions depend on data are in none of them."""

    reads: int = 0
    read_conflicts: int = 0
    writes: int = 0
    write_conflicts: int = 0
    unknown: int = 0


def cycles(addresses: np.ndarray, active: np.ndarray, size: int, write: bool, banks: int) -> tuple[int, int]:
    """(cycles, those lost to conflicts) of one access: `addresses` are the 64 lanes' first bytes, `size` bytes each."""
    granule = max(WORD, 16 if size == 12 else size)
    each = min(LANES, banks * WORD // granule)
    taken = lost = 0
    for phase in range(LANES // each):
        lanes = [phase * each + k for k in range(each)]
        if size == 16 and not write and banks == 32:
            lanes = [phase // 4 * 32 + k for k in _READS[phase % 4]]
        words = {
            word
            for lane in lanes
            if active[lane]
            for word in range(int(addresses[lane]) // WORD, (int(addresses[lane]) + size - 1) // WORD + 1)
        }
        if words:
            found = [0] * banks
            for word in words:
                found[word % banks] += 1
            taken, lost = taken + max(found), lost + max(found) - 1
    return taken, lost


def bank_counts(func: Any, banks: int) -> BankCounts:
    """The counts of a scheduled S-TIR function, its kernels together, for one block of each, where LDS has so
    many banks of 4 bytes."""
    walk = _Walk(banks)
    walk.statement(func.body, {}, None, 1)
    return walk.counts


# Calls that give their argument: what LLVM alone is not to know, and what it is told that a wave's lanes have alike.
ITSELF = ("tk_unknown", "tk_uniform", "tk_hidden_in_lds")
READS = {"tk_read_of_lds": 16, "tk_read_turned": 8, "tk_read_turned_bytes": 8}
"""Bytes that a lane reads at an address, its first argument, and so many bytes behind it as the second says."""
LOADS = ("tk_load_to_lds", "tk_load_records_to_lds")  # 16 bytes a lane to LDS, from the last argument on, in order of the lanes


class _UnknownValueError(Exception):
    """An expression depends on what only a run knows."""


class _Walk:
    def __init__(self, banks: int) -> None:
        self.banks, self.counts, self.threads = banks, BankCounts(), LANES
        self._seen: dict[Any, tuple[int, int]] = {}

    def statement(self, stmt: Any, values: Mapping[int, Any], active: Any, times: int) -> None:
        """Count what `stmt` accesses where variables have these values, by hash; arrays are by thread."""
        from tvm import s_tir, tirx

        if isinstance(stmt, tirx.SeqStmt):
            known = dict(values)
            for part in stmt.seq:
                if isinstance(part, tirx.Bind):
                    self._reads(part.value, known, active, times)
                    known[hash(part.var)] = self._value_or_none(part.value, known)
                else:
                    self.statement(part, known, active, times)
        elif isinstance(stmt, tirx.For):
            self._loop(stmt, values, active, times)
        elif isinstance(stmt, tirx.IfThenElse):
            self._branch(stmt, values, active, times)
        elif isinstance(stmt, tirx.BufferStore):
            self._reads(stmt.value, values, active, times)
            self._access(stmt.buffer, stmt.indices, values, active, times, True)
        elif isinstance(stmt, tirx.Evaluate):
            self._reads(stmt.value, values, active, times)
        elif isinstance(stmt, tirx.AttrStmt):
            self.statement(stmt.body, values, active, times)
        elif isinstance(stmt, s_tir.SBlockRealize):
            inner = {hash(axis.var): self._value_or_none(value, values)
                     for axis, value in zip(stmt.block.iter_vars, stmt.iter_values, strict=True)}  # fmt: skip
            for part in (stmt.block.init, stmt.block.body):
                if part is not None:
                    self.statement(part, {**values, **inner}, active, times)

    def _loop(self, loop: Any, values: Mapping[int, Any], active: Any, times: int) -> None:
        import numpy as np
        from tvm import tirx

        extent = self._value_or_none(loop.extent, values)
        if loop.kind == tirx.ForKind.THREAD_BINDING:
            tag = str(loop.thread_binding.thread_tag)
            value: Any = 0
            if tag == "threadIdx.x" and isinstance(extent, int):
                self.threads, value = extent, np.arange(extent)
            elif tag.startswith("threadIdx") and extent != 1:
                self.counts.unknown += 1
                return
            self.statement(loop.body, {**values, hash(loop.loop_var): value}, active, times)
            return
        turns = extent if isinstance(extent, int) else 1
        written_out = loop.kind in (tirx.ForKind.UNROLLED, tirx.ForKind.VECTORIZED) and turns <= MOST_UNROLLED
        for turn in range(turns if written_out else min(turns, 1)):
            self.statement(loop.body, {**values, hash(loop.loop_var): turn}, active, times * (1 if written_out else turns))

    def _branch(self, branch: Any, values: Mapping[int, Any], active: Any, times: int) -> None:
        import numpy as np

        condition = self._value_or_none(branch.condition, values)
        taken = np.ones(self.threads, bool) if condition is None else np.broadcast_to(condition, (self.threads,)).astype(bool)
        outer = np.ones(self.threads, bool) if active is None else active
        self.statement(branch.then_case, values, outer & taken, times)
        if branch.else_case is not None:
            self.statement(branch.else_case, values, outer & (taken if condition is None else ~taken), times)

    def _reads(self, expr: Any, values: Mapping[int, Any], active: Any, times: int) -> None:
        import tvm_ffi
        from tvm.ir import Call, TensorLoad

        found: list[Any] = []
        tvm_ffi.structural_walk(expr, [((TensorLoad, Call), found.append)], order="post")
        calls = [each for each in found if isinstance(each, Call)]
        named = {hash(each.args[0]) for each in calls if _is_address(each)}
        for load in found:
            if not isinstance(load, Call) and hash(load) not in named:
                self._access(load.source, load.indices, values, active, times, False)
        for call in calls:
            self._call(call, values, active, times)

    def _call(self, call: Any, values: Mapping[int, Any], active: Any, times: int) -> None:
        """What a function of the library accesses."""
        import numpy as np

        name = _extern(call)
        if name not in READS and name not in LOADS:
            return
        try:
            if name in READS:
                self._accessed(
                    self._value(call.args[1], values) + self._value(call.args[2], values), READS[name], active, times
                )
            else:
                lanes = np.arange(self.threads) % LANES * 16
                self._accessed(self._value(call.args[-1], values) + lanes, 16, active, times, True)
        except _UnknownValueError:
            self.counts.unknown += 1

    def _access(self, buffer: Any, indices: Any, values: Mapping[int, Any], active: Any, times: int, write: bool) -> None:
        from tvm import tirx

        if not hasattr(buffer, "scope") or not str(buffer.scope()).startswith("shared"):
            return
        lanes, flat = 1, 0
        try:
            for extent, index in zip(buffer.shape, indices, strict=True):
                if isinstance(index, tirx.Ramp):
                    lanes, index = int(index.lanes), index.base
                flat = flat * int(extent) + self._value(index, values)
        except _UnknownValueError:
            self.counts.unknown += 1
            return
        element = _bytes(buffer)
        self._accessed(flat * element, lanes * element, active, times, write)

    def _accessed(self, first: Any, size: int, active: Any, times: int, write: bool = False) -> None:
        """Each thread's `size` bytes from `first` on, 16 at a time."""
        import numpy as np

        waves = -(-self.threads // LANES)
        addresses = np.zeros(waves * LANES, np.int64)
        addresses[: self.threads] = np.broadcast_to(first, (self.threads,))
        there = np.zeros(waves * LANES, bool)
        there[: self.threads] = True if active is None else active
        for wave in range(waves):
            own = slice(wave * LANES, (wave + 1) * LANES)
            for part in range(0, size, 16):
                self._count(addresses[own] + part, there[own], min(16, size - part), times, write)

    def _count(self, addresses: np.ndarray, active: np.ndarray, size: int, times: int, write: bool) -> None:
        least = int(addresses.min()) // (self.banks * WORD) * self.banks * WORD  # whole rounds of banks change nothing
        known = ((addresses - least).tobytes(), active.tobytes(), size, write)
        if known not in self._seen:
            self._seen[known] = cycles(addresses - least, active, size, write, self.banks)
        taken, lost = self._seen[known]
        if write:
            self.counts.writes += taken * times
            self.counts.write_conflicts += lost * times
        else:
            self.counts.reads += taken * times
            self.counts.read_conflicts += lost * times

    def _value_or_none(self, expr: Any, values: Mapping[int, Any]) -> Any:
        try:
            return self._value(expr, values)
        except _UnknownValueError:
            return None

    def _value(self, expr: Any, values: Mapping[int, Any]) -> Any:
        """An integer or boolean expression, an array where it differs between threads."""
        import numpy as np
        from tvm import tirx
        from tvm.ir import Call

        if isinstance(expr, int | tirx.IntImm):
            return int(expr)
        if isinstance(expr, tirx.Var):
            value = values.get(hash(expr))
            if value is None:
                raise _UnknownValueError
            return value
        if isinstance(expr, tirx.Cast):
            return self._value(expr.value, values)
        if isinstance(expr, tirx.Not):
            return np.logical_not(self._value(expr.a, values))
        if isinstance(expr, tirx.Select):
            condition, yes, no = (self._value(each, values) for each in (expr.condition, expr.true_value, expr.false_value))
            return np.where(condition, yes, no)
        if isinstance(expr, Call):
            if _extern(expr).startswith(ITSELF):
                return self._value(expr.args[-1], values)
            if _is_address(expr):
                (load,), flat = expr.args, 0
                for extent, index in zip(load.source.shape, load.indices, strict=True):
                    flat = flat * int(extent) + self._value(index, values)
                return flat * _bytes(load.source)
            raise _UnknownValueError
        operation = _operations().get(type(expr).__name__)
        if operation is None:
            raise _UnknownValueError
        return operation(self._value(expr.a, values), self._value(expr.b, values))


def _extern(call: Any) -> str:
    """The name of the library's function that is called, "" where it is none."""
    from tvm.ir import StringImm

    first = call.args[0] if len(call.args) else None
    return str(first.value) if isinstance(first, StringImm) else ""


def _is_address(call: Any) -> bool:
    return str(getattr(call.op, "name", "")).endswith("address_of")


def _bytes(buffer: Any) -> int:
    """Of one element."""
    from tvm import DataType

    return max(1, int(DataType(str(buffer.dtype)).bits) // 8)


def _operations() -> dict[str, Any]:
    import operator

    import numpy as np

    return {
        "Add": operator.add, "Sub": operator.sub, "Mul": operator.mul, "FloorDiv": operator.floordiv, "Div": operator.floordiv,
        "FloorMod": operator.mod, "Mod": operator.mod, "Min": np.minimum, "Max": np.maximum, "LT": operator.lt,
        "LE": operator.le, "GT": operator.gt, "GE": operator.ge, "EQ": operator.eq,
        "NE": operator.ne, "And": np.logical_and, "Or": np.logical_or,
        "BitwiseXor": operator.xor, "BitwiseAnd": operator.and_, "BitwiseOr": operator.or_, "LShift": operator.lshift,
        "RShift": operator.rshift,
    }  # fmt: skip
