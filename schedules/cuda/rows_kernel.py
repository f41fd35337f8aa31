"""The kernel of a function of rows, written from its plan.

    blockIdx.x · rows + threadIdx.x / threads  = row          thread = threadIdx.x % threads
    column = (step · threads + thread) · V + lane             V lanes: one 16-byte access

Stage by stage a thread goes over its columns: loads into registers, joins into partial results, then the threads of a
row join theirs (shuffles in a warp; one write to shared memory and one barrier across warps) and all of them hold the
result. Where the steps are few they are written out, and what a later stage needs again is still in registers: memory
is read once and written once. Longer rows are looped over, and read again from the L2 cache.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tk.schedules.cuda.blocks import Block, Point, key, substitute
from tk.schedules.cuda.rows_plan import Plan, Value, exponential_pair
from tk.schedules.cuda.thread_code import INDEX, Code, Lanes, depends

__all__ = ["join_threads", "row_kernel"]

WARP = 32
GROUP = 4  # steps of a loop whose loads are in flight together
AT_ONCE = 128  # threads at most whose maxima and sums are joined at once: with more, a second barrier costs less


def row_kernel(func: Any, plan: Plan, threads: int, rows: int, vector: int, written_out: bool) -> Any:
    """`func` as a kernel of `threads` threads a row and `rows` rows a block; its steps written out, or looped over."""
    return _Rows(plan, threads, rows, vector, written_out).kernel(func)


class _Rows:
    def __init__(self, plan: Plan, threads: int, rows: int, vector: int, written_out: bool) -> None:
        from tvm import tirx

        self.plan, self.threads, self.rows, self.vector = plan, threads, rows, vector
        self.code = code = Code()
        self.grid = self._ceil(plan.rows, rows)
        self.block = code.variable("block", self.grid)
        self.thread = code.variable("thread", threads * rows)
        self.row = self.block if rows == 1 else self.block * rows + tirx.floordiv(self.thread, threads)
        self.place = self.thread if rows == 1 else tirx.floormod(self.thread, threads)
        self.whole = isinstance(plan.rows, int) and plan.rows % rows == 0  # every thread has a row
        self.in_rows = () if self.whole else (self.row < plan.rows,)
        if not self.whole:  # a thread without a row computes the last one again, and does not store it
            self.row = tirx.min(self.row, plan.rows - 1)
        self.row = code.stand_in("row", plan.rows, self.row)
        self.taken: dict[str, Any] = {}  # number of the vector in the row, by step
        self.lanes = Lanes(code, vector)
        self.steps = self._ceil(plan.columns, threads * vector)
        self.unrolled = range(self.steps) if written_out else None
        self.point = Point(plan.blocks, self._leaf, code.analyzer, self.lanes.condition, self._hold)
        self.results: dict[int, Any] = {}  # of reductions and scalars, by buffer
        self.kept: dict[tuple[int, str], Any] = {}  # by buffer and step
        self.factors: dict[tuple[int, str], Any] = {}  # of kept values that were made with the thread's own maximum
        self.step: Any = 0
        self.column: Any = None

    @staticmethod
    def _ceil(size: Any, part: int) -> Any:
        from tvm import tirx

        return -(-size // part) if isinstance(size, int) else tirx.floordiv(size + (part - 1), tirx.IntImm(INDEX, part))

    def kernel(self, func: Any) -> Any:
        from tvm import tirx

        for stage in range(self.plan.stages):
            self._stage(stage)
        threads = [(self.block, self.grid, "blockIdx.x"), (self.thread, self.threads * self.rows, "threadIdx.x")]
        return tirx.PrimFunc(list(self.plan.params), self.code.kernel(threads), attrs=func.attrs)

    # a value's place: where the plan's row and column are here
    def _here(self, places: Sequence[Any]) -> list[Any]:
        values = {key(self.plan.row): self.row}
        if self.column is not None:
            values[key(self.plan.column)] = self.column
        return [self.code.simplify(substitute(place, values)) for place in places]

    def _stage(self, stage: int) -> None:
        plan = self.plan
        reductions = [value for value in plan.reductions if value.stage == stage + 1 and key(value.buffer) not in self.results]
        full = [value for value in plan.outputs if value.stage == stage and self._along(value)]
        held = [self._starts(value) for value in reductions]
        if reductions or full:
            self._sweep(stage, reductions, held, full)
        pair = exponential_pair(plan, stage) if reductions and WARP < self.threads <= AT_ONCE else None
        if pair is not None:
            self._join_pair(*pair, held[0])
        elif reductions:
            self._join(reductions, held)
        for value in plan.scalars:
            if value.stage == stage + 1:
                self._scalar(value)
        for value in plan.outputs:
            if not self._along(value) and value.stage == stage + 1:
                self._store_row(value)
        if stage == 0:
            for value in plan.outputs:
                if not self._along(value) and value.stage == 0:
                    self._store_row(value)

    def _along(self, value: Value) -> bool:
        return any(depends(place, self.plan.column) for place in value.places) or (
            self.plan.columns == 1 and value.block is not None and value.block.join is None
        )

    def _starts(self, value: Value) -> list[Any]:
        """Registers for a reduction's partial results, with their first values."""
        from tvm import tirx

        assert value.block is not None
        made = []
        for kind, start in zip(value.block.registers, value.block.starts, strict=True):
            register = self.code.buffer((1,), kind, "part")
            self.code.store(register, start, tirx.IntImm(INDEX, 0))
            made.append(register)
        return made

    def _sweep(self, stage: int, reductions: list[Value], held: list[list[Any]], full: list[Value]) -> None:
        """One pass over the row's columns: all steps written out, or groups of them in a loop and those that are left."""
        from tvm import tirx

        def number(step: Any) -> Any:
            return tirx.IntImm(INDEX, step)

        self.lanes.forget_values()  # a later pass computes again what is not kept
        if self.unrolled is not None:
            self._steps([number(step) for step in self.unrolled], stage == 0, reductions, held, full)
            return
        reach = self.threads * self.vector * GROUP
        whole = self.plan.columns // reach if isinstance(self.plan.columns, int) else tirx.floordiv(self.plan.columns, reach)
        group = self.code.variable("group", whole)
        with self.code.loop(group, whole, "SERIAL"):
            self._steps([group * GROUP + step for step in range(GROUP)], True, reductions, held, full, whole=True)
        if isinstance(self.plan.columns, int):
            self._steps([number(step) for step in range(whole * GROUP, self.steps)], True, reductions, held, full)
        else:
            step = self.code.variable("step", self.steps - whole * GROUP)
            with self.code.loop(step, self.steps - whole * GROUP, "SERIAL"):
                self._steps([whole * GROUP + step], True, reductions, held, full)

    def _steps(
        self,
        steps: list[Any],
        together: bool,
        reductions: list[Value],
        held: list[list[Any]],
        full: list[Value],
        whole: bool = False,
    ) -> None:
        """Some steps of a pass; `together` puts the loads of all of them first, so that they are in flight at once."""
        if self.unrolled is None:
            self.lanes.forget()
            self.kept = {}
        work = []
        for step in steps:
            self._at_step(step)
            inside = () if whole else self._in_row(step)
            with self.code.collected() as loads, self.code.when(*inside):
                self.loads: list[Any] = []
                with self.code.collected() as statements:
                    self._work(reductions, held, full)
                self.code.add(*self.loads)
            if together:
                self.code.add(*loads)
            work.append((inside, [] if together else loads, statements))
        for inside, loads, statements in work:
            self.code.add(*loads)
            with self.code.when(*inside):
                self.code.add(*statements)

    def _at_step(self, step: Any) -> None:
        self.step = step
        if str(step) not in self.taken:
            extent = self._ceil(self.plan.columns, self.vector)
            self.taken[str(step)] = self.code.stand_in("taken", extent, step * self.threads + self.place)
        self.column = self.taken[str(step)] * self.vector + self.lanes.lane

    def _in_row(self, step: Any) -> tuple[Any, ...]:
        """The condition that the thread's columns of this step are in the row; none where they are for certain."""
        inside = (step * self.threads + self.place) * self.vector < self.plan.columns
        return () if self.code.analyzer.can_prove(inside) else (inside,)

    def _work(self, reductions: list[Value], held: list[list[Any]], full: list[Value]) -> None:
        from tvm import tirx

        for value, registers in zip(reductions, held, strict=True):
            block = value.block
            assert block is not None
            assert block.join is not None
            places = [*self._here(value.places), *self._here(self.plan.over(value))]
            incoming = [self._smooth(self.point.of(each, [*block.axes, *block.summed], places)) for each in block.values]
            zero = tirx.IntImm(INDEX, 0)
            join = block.later or block.join  # a thread meets a row's elements in order
            joined = join([tirx.BufferLoad(register, [zero]) for register in registers], incoming)
            self._each_lane(registers, joined)
        for value in full:
            places = self._here(value.places)
            made = self._smooth(self.point.at(value.buffer, places))
            result = self.code.buffer((self.vector,), str(value.buffer.dtype), "result")
            self.lanes.each(result, made)
            with self.code.when(*self.in_rows):
                self.lanes.store(value.buffer, places, result)

    def _each_lane(self, registers: list[Any], values: list[Any]) -> None:
        """registers = values for one lane after the other; several are replaced together."""
        from tvm import tirx

        zero, var = tirx.IntImm(INDEX, 0), self.code.variable("v", self.vector)
        with self.code.loop(var, self.vector):
            at = [substitute(value, {key(self.lanes.lane): var}) for value in values]
            store_together(self.code, registers, at, zero)

    def _smooth(self, value: Any) -> Any:
        """`value` with a / s as a · (1 / s) where s is the same along the row: one division instead of one an element."""
        import tvm_ffi
        from tvm import tirx

        local = list(self.results.values())

        def divided(node: Any) -> Any:
            same = str(node.ty.dtype) == "float32" and not depends(node.b, self.lanes.lane) and depends(node.b, *local)
            if not same or not depends(node.a, self.lanes.lane):
                return node
            return node.a * tirx.Div(tirx.FloatImm("float32", 1.0), node.b)

        return tvm_ffi.structural_map(value, [(tirx.Div, divided)]) if local else value

    def _leaf(self, buffer: Any, places: list[Any], guards: tuple[Any, ...]) -> Any:
        from tvm import tirx

        found = self.results.get(key(buffer))
        if found is not None:
            value = tirx.BufferLoad(found, [tirx.IntImm(INDEX, 0)])
            return value if str(found.dtype) == str(buffer.dtype) else tirx.Cast(str(buffer.dtype), value)
        maker = next((block for block in self.plan.blocks if block.buffers[0].same_as(buffer)), None)
        if maker is None:
            return self._input(buffer, places, guards)
        value = next((value for value in self.plan.kept if value.buffer.same_as(buffer)), None)
        if value is None or self.column is None or not self._same_place(places, self._here(value.places)):
            return None
        return self._kept(buffer, maker, places)

    def _hold(self, buffer: Any, places: list[Any], value: Any) -> Any:
        return value if self.column is None else self.lanes.hold(buffer, places, self._smooth(value))

    def _input(self, buffer: Any, places: list[Any], guards: tuple[Any, ...]) -> Any:
        from tvm import tirx

        if self.column is None:
            return tirx.BufferLoad(buffer, places)
        with self.code.collected() as statements:
            found = self.lanes.load(buffer, places, guards)
        self.loads += statements
        return tirx.BufferLoad(buffer, places) if found is None else found

    def _same_place(self, one: list[Any], other: list[Any]) -> bool:
        return all(self.code.equal(a, b) for a, b in zip(one, other, strict=True))

    def _kept(self, buffer: Any, maker: Block, places: list[Any]) -> Any:
        """A kept value, computed into registers when it is first asked for at this step."""
        from tvm import tirx

        where = key(buffer), str(self.step)
        if where not in self.kept:
            register = self.code.buffer((self.vector,), str(buffer.dtype), "kept")
            made = self._smooth(self.point.of(maker.values[0], maker.axes, places))
            self.lanes.each(register, made)
            self.kept[where] = register
        value = tirx.BufferLoad(self.kept[where], [self.lanes.lane])
        factor = self.factors.get(where)
        return value if factor is None else value * tirx.BufferLoad(factor, [tirx.IntImm(INDEX, 0)])

    def _join(self, reductions: list[Value], held: list[list[Any]]) -> None:
        """Join the row's threads' partial results; every thread then holds the row's."""
        blocks = [value.block for value in reductions if value.block is not None]
        join_threads(self.code, list(zip(blocks, held, strict=True)), self.thread, self.threads, self.rows * self.threads)
        for block, registers in zip(blocks, held, strict=True):
            for buffer, register in zip(block.buffers, registers, strict=True):
                self.results[key(buffer)] = register

    def _join_pair(self, largest: Value, total: Value, mine: list[Any]) -> None:
        """Each thread's sum of exp(x − its own maximum), then both joined at once: one barrier instead of two."""
        from tvm import tirx
        from tvm.script import tirx as T

        assert largest.block is not None
        code, zero = self.code, tirx.IntImm(INDEX, 0)
        self.results[key(largest.buffer)] = mine[0]
        sums = self._starts(total)
        self._sweep(largest.stage, [total], [sums], [])
        own = code.buffer((1,), "float32", "own")
        code.store(own, tirx.BufferLoad(mine[0], [zero]), zero)

        def join(now: Sequence[Any], other: Sequence[Any]) -> list[Any]:
            most = tirx.max(now[0], other[0])
            return [most, now[1] * T.exp(now[0] - most) + other[1] * T.exp(other[0] - most)]

        both = Block((largest.buffer, total.buffer), (), (), (), join=join)
        join_threads(code, [(both, [mine[0], sums[0]])], self.thread, self.threads, self.rows * self.threads)
        self.results[key(total.buffer)] = sums[0]
        factor = code.buffer((1,), "float32", "factor")
        code.store(factor, T.exp(tirx.BufferLoad(own, [zero]) - tirx.BufferLoad(mine[0], [zero])), zero)
        self.factors = dict.fromkeys(self.kept, factor) if self.unrolled is not None else {}

    def _scalar(self, value: Value) -> None:
        from tvm import tirx

        assert value.block is not None
        self.column = None
        made = self.point.of(value.block.values[0], value.block.axes, self._here(value.places))
        register = self.code.buffer((1,), str(value.buffer.dtype), "scalar")
        self.code.store(register, made, tirx.IntImm(INDEX, 0))
        self.results[key(value.buffer)] = register

    def _store_row(self, value: Value) -> None:
        """One value a row, stored by the row's first thread."""
        from tvm import tirx

        self.column = None
        places = self._here(value.places)
        made = self.point.at(value.buffer, places)
        first = () if self.threads == 1 else (tirx.EQ(self.place, tirx.IntImm(INDEX, 0)),)
        with self.code.when(*first, *self.in_rows):
            self.code.store(value.buffer, made, *places)


def store_together(code: Code, registers: Sequence[Any], values: Sequence[Any], place: Any) -> None:
    """registers[n][place] = values[n], all values computed before the first is replaced."""
    from tvm import tirx

    if len(registers) == 1:
        code.store(registers[0], values[0], place)
        return
    new = [code.buffer((1,), str(register.dtype), "new") for register in registers]
    zero = tirx.IntImm(INDEX, 0)
    for made, value in zip(new, values, strict=True):
        code.store(made, value, zero)
    for register, made in zip(registers, new, strict=True):
        code.store(register, tirx.BufferLoad(made, [zero]), place)


def join_threads(code: Code, parts: Sequence[tuple[Block, list[Any]]], thread: Any, group: int, total: int) -> None:
    """Join partial results of `group` neighbouring threads, a power of 2, of the block's `total`; all then hold theirs."""
    from tvm import tirx

    for block, registers in parts:
        _shuffle(code, block, registers, min(group, WARP))
    if group <= WARP:
        return
    zero, warps = tirx.IntImm(INDEX, 0), total // WARP
    warp, lane = tirx.floordiv(thread, WARP), tirx.floormod(thread, WARP)
    shared = []
    for _, registers in parts:
        shared.append([code.buffer((warps,), str(register.dtype), "parts", "shared") for register in registers])
        with code.when(tirx.EQ(lane, zero)):
            for place, register in zip(shared[-1], registers, strict=True):
                code.store(place, tirx.BufferLoad(register, [zero]), warp)
    code.sync()
    each = group // WARP  # warps a group
    mine = tirx.floordiv(warp, each) * each + tirx.floormod(lane, each)
    for (block, registers), places in zip(parts, shared, strict=True):
        for place, register in zip(places, registers, strict=True):
            code.store(register, tirx.BufferLoad(place, [mine]), zero)
        _shuffle(code, block, registers, each)


def _shuffle(code: Code, block: Block, registers: Sequence[Any], lanes: int) -> None:
    """Join `lanes` neighbouring lanes of each warp, a butterfly: all of them hold the result."""
    from tvm import tirx
    from tvm.script import tirx as T

    assert block.join is not None
    zero, away = tirx.IntImm(INDEX, 0), lanes // 2
    while away:
        now = [tirx.BufferLoad(register, [zero]) for register in registers]
        other = [code.buffer((1,), str(register.dtype), "other") for register in registers]
        for made, value in zip(other, now, strict=True):
            code.store(made, T.tvm_warp_shuffle_xor(tirx.IntImm("uint32", 0xFFFFFFFF), value, away, WARP, WARP), zero)
        joined = block.join(now, [tirx.BufferLoad(made, [zero]) for made in other])
        store_together(code, registers, joined, zero)
        away //= 2
