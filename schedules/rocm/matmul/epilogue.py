"""The fused function on a wave's accumulators: a lane has 4 neighbouring columns of a row at a time, loaded and stored as one
vector where the columns are a multiple of 4 and each element on its own otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tvm import tirx

from tk.schedules.cuda.codegen.kernel_builder import Code, depends, flat_index
from tk.schedules.cuda.hardware import FLOATS16
from tk.schedules.cuda.matmul.epilogue import loads, rebuild
from tk.schedules.cuda.matmul.output import axes_at, flat, same
from tk.schedules.cuda.matmul.problem import Matmul
from tk.schedules.rocm.matmul.plan import Plan
from tk.schedules.rocm.mfma import divided, integer, wide

if TYPE_CHECKING:
    from tvm.ir import Expr, TensorLoad
    from tvm.tirx import Buffer

__all__ = ["Epilogue"]

QUAD = 4
ResultRow = Callable[[Any], tuple[Any, tuple[Any, ...]]]


class Epilogue:
    """Stores D = f(C, …) of a matmul under a plan, by way of `code`."""

    def __init__(self, code: Code, matmul: Matmul, p: Plan, end: Any, own: int, result_row: ResultRow) -> None:
        """Columns end before `end`; tiles are made of `own` columns each. `result_row`: of a row of the tiles which row of the
        result it is, and the conditions under which there is one."""
        self.code, self.matmul, self.p, self.end, self.own = code, matmul, p, end, own
        self.result_row = result_row
        self.short = matmul.facts.out_dtype in FLOATS16
        self.loads = loads(matmul.value, matmul.accs)
        self.vector = matmul.facts.n % QUAD == 0 and own % QUAD == 0
        self.out = code.view(matmul.out)

    def emit(self, coordinates: tuple[Any, Any, Any], sums: Any) -> None:
        """`coordinates` is where the lane's first accumulator lies, (row, column, batch); sums[matmul][i][j] are those of
        fragment i, j."""
        p, fragment, (row, column, batch) = self.p, self.p.config.fragment, coordinates
        for i in range(p.fragments_m):
            at, there = self.result_row(row + i * fragment)
            with self.code.when(*there):
                for j in range(p.fragments_n):
                    for quad in range(p.quads):
                        quad_coordinates = (at, column + (j * fragment + p.quad_column(quad)), batch)
                        self._quad(quad_coordinates, [part[i][j] for part in sums], quad * QUAD)

    def _inside(self, at: Any, end: Any, divided: Any, tile: int) -> tuple[Any, ...]:
        """The condition under which a row or column is there, none where `divided` into tiles gives whole ones."""
        whole = self.code.analyzer.can_prove(tirx.EQ(tirx.floormod(divided, tile), tirx.IntImm("int64", 0)))
        return () if whole else (at < end,)

    def _quad(self, coordinates: tuple[Expr, Expr, Expr], sums: list[Buffer], first: int) -> None:
        """4 columns from `coordinates`, whose accumulators are first … first + 3 of each of `sums`."""
        row, column, batch = coordinates
        own = tirx.IntImm("int64", self.own)
        if not self.vector:
            for e in range(QUAD):
                with self.code.when(*self._inside(column + e, self.end, own, self.p.columns)):
                    value = self._value((row, column + e, batch), sums, first + e, [])
                    self.code.store(self.out, value, flat(self.matmul, row, column + e, batch))
            return
        with self.code.when(*self._inside(column, self.end, own, self.p.columns)):
            loads = self._loaded(coordinates)
            made = self.code.buffer((QUAD,), self.matmul.facts.out_dtype, "made")
            for e in range(QUAD):
                known = [(item, tirx.BufferLoad(vector, [integer(e)])) for item, vector in loads]
                self.code.store(made, self._value((row, column + e, batch), sums, first + e, known), integer(e))
            index = tirx.Ramp(flat(self.matmul, row, column, batch), tirx.IntImm("int64", 1), QUAD)
            self.code.store(self.out, tirx.BufferLoad(made, [tirx.Ramp(integer(0), integer(1), QUAD)]), index)

    def _loaded(self, coordinates: tuple[Expr, Expr, Expr]) -> list[tuple[TensorLoad, Buffer]]:
        """(load, its 4 columns in registers) of what lies along the columns."""
        found, here = [], axes_at(self.matmul, *coordinates)
        for item in self.loads:
            if not self._along(item):
                continue
            vector = self.code.buffer((QUAD,), str(item.source.dtype), "beside")
            index = flat_index(item.source, [wide(rebuild(i, here, self._in_place(here))) for i in item.indices])
            ramp = tirx.Ramp(self.code.simplify(index), tirx.IntImm("int64", 1), QUAD)
            self.code.store(
                vector, tirx.BufferLoad(self.code.view(item.source), [ramp]), tirx.Ramp(integer(0), integer(1), QUAD)
            )
            found.append((item, vector))
        return found

    def _along(self, item: TensorLoad) -> bool:
        """Whether a load reads neighbours for neighbouring columns, 4 of them aligned."""
        column = self.matmul.axes[-1]
        if not item.indices or str(item.source.dtype) == "bool":
            return False
        *outer, last = item.indices
        width = item.source.shape[-1]
        aligned = isinstance(width, int | tirx.IntImm) and int(width) % QUAD == 0
        return bool(last.same_as(column)) and aligned and not any(depends(each, column) for each in outer)

    def _in_place(self, here: Any) -> Any:
        """What loads an element where it lies."""

        def load(item: Any) -> Any:
            index = flat_index(item.source, [wide(rebuild(i, here, load)) for i in item.indices])
            return tirx.BufferLoad(self.code.view(item.source), [wide(index)])

        return load

    def _value(
        self, coordinates: tuple[Expr, Expr, Expr], sums: list[Buffer], at: int, known: list[tuple[TensorLoad, TensorLoad]]
    ) -> Expr:
        """The fused function at `coordinates`, in the output's dtype."""
        here = axes_at(self.matmul, *coordinates)
        elsewhere = self._in_place(here)

        def load(item: TensorLoad) -> TensorLoad:
            for acc, part in zip(self.matmul.accs, sums, strict=True):
                if item.source.same_as(acc):
                    return tirx.BufferLoad(part, [integer(at)])
            for each, value in known:
                if same(item, each):
                    return value
            return elsewhere(item)

        value = divided(rebuild(self.matmul.value, here, load, short=self.short))
        out = self.matmul.facts.out_dtype
        return value if str(value.ty.dtype) == out else tirx.Cast(out, value)
