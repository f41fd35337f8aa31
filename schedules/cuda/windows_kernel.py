"""The kernel of a function of windows, written out from its plan: a thread computes a few rows of vectors of results.

    out[…, z·O + o, y·I + i, x·V + v]        o < outer, i < inner, v < vector: all in registers; z, y, x number the threads

All taps of all of these results are written out in the order in which what they read lies in memory, and whatever is read
twice is still in a register. Where lanes read side by side (channels last), one 16-byte load serves them; where windows
slide along memory (channels first), each lane picks its elements out of the aligned vectors that cover them.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from itertools import product as combinations
from typing import Any

from tk.schedules.cuda.blocks import Block, Point, key, loads_of, substitute
from tk.schedules.cuda.sweeps import ceil_div, store_together
from tk.schedules.cuda.thread_code import BYTES, INDEX, Code, Lanes, bits, corrected, depends, digits, flat_index, fma, product
from tk.schedules.cuda.windows_plan import Windows

__all__ = ["TILED", "WindowKernel", "first_value", "keeps_nan", "registers_of", "window_kernel"]

Pair = tuple[tuple[int, int], tuple[int, ...]]  # a vector of the tile, and a place in its window

AHEAD = 128  # bytes of a thread's loads that are on their way together
LEAST = 4  # of them at least
TILED = 3  # axes, the last ones, that a block's threads share out


def window_kernel(func: Any, plan: Windows, vector: int, tile: tuple[int, int], threads: tuple[int, int, int]) -> Any:
    """`func` as one kernel. `tile`: results along the last axis but two and but one; `threads` along the last three axes."""
    from tvm import tirx

    body = WindowKernel(plan, vector, (*tile, vector), threads).written()
    return tirx.PrimFunc(list(plan.params), body, attrs=func.attrs)


class WindowKernel:
    def __init__(self, plan: Windows, vector: int, tile: tuple[int, int, int], threads: tuple[int, int, int]) -> None:
        self.plan, self.tile, self.threads = plan, tile, threads
        self.code = code = Code()
        self.lanes = Lanes(code, vector, words=bool(plan.reductions))
        counts = [ceil_div(product([extent]), each) for extent, each in zip(plan.shape[-TILED:], tile, strict=True)]
        blocks = [ceil_div(count, each) for count, each in zip(counts, threads, strict=True)]
        grid = [*plan.shape[:-TILED], *blocks]
        self.grid = product(grid)
        self.block, self.thread = code.variable("block", self.grid), code.variable("thread", product(threads))
        *batch, z, y, x = digits(self.block, grid)
        self.batch = [code.stand_in("image", extent, each) for extent, each in zip(plan.shape[:-TILED], batch, strict=True)]
        numbers = [a * n + b for a, b, n in zip((z, y, x), digits(self.thread, threads), threads, strict=True)]
        self.inside: list[Any] = []
        self.starts: list[Any] = []  # of the thread's tile, along the last three axes
        self.firsts: list[Any] = []  # the first places that no other thread stores, None where all are the thread's own
        for number, count, extent, each in zip(numbers, counts, plan.shape[-TILED:], tile, strict=True):
            self._start(code.simplify(number), count, product([extent]), each)
        self.segments: dict[tuple[int, str], Any] = {}
        self.made = {key(buffer) for block in plan.blocks for buffer in block.buffers}
        self.sums: dict[int, Any] = {}  # the current output's, by buffer
        hold = self._hold if plan.beside else None
        self.chosen: dict[tuple[str, str, str], Any] = {}
        self.fill: Any = None
        self.loads: list[Any] = []  # statements, to come before what is computed with them
        self.narrow = all(bits(output) <= 16 and "float" in str(output.dtype) for output in plan.outputs)
        self.point = Point(plan.blocks, self._leaf, code.analyzer, self.lanes.condition, hold, self._choose)

    def _start(self, number: Any, count: Any, extent: Any, each: int) -> None:
        """Tile `number` of an axis: the last one begins early where the tiles do not divide the axis."""
        from tvm import tirx

        code = self.code
        if not code.analyzer.can_prove(number < count):
            self.inside.append(number < count)
        if each == 1 or (isinstance(extent, int) and extent % each == 0):
            self.starts.append(code.stand_in("taken", count, number) * each)
            self.firsts.append(None)
        else:
            last = tirx.min(number * each, extent - each)
            self.starts.append(code.stand_in("start", extent - each + 1, last))
            self.firsts.append(number * each)

    def written(self) -> Any:
        with self.code.when(*self.inside):
            self._computed()
        return self.code.kernel([(self.block, self.grid, "blockIdx.x"), (self.thread, product(self.threads), "threadIdx.x")])

    def _computed(self) -> None:
        sums = self._reduced()
        self.loads = []
        with self.code.collected() as work:
            results = [(where, self._results(where, sums[where])) for where in self._tile()]
        self.code.add(*self.loads, *work)
        for where, found in results:
            self._store(where, found)

    def _tile(self) -> list[tuple[int, int]]:
        return list(combinations(range(self.tile[0]), range(self.tile[1])))

    def _places(self, where: tuple[int, int]) -> list[Any]:
        """The output's indices of one vector of the tile."""
        z, y, x = self.starts
        return [*self.batch, z + where[0], y + where[1], x + self.lanes.lane]

    def _reduced(self) -> dict[tuple[int, int], dict[int, Any]]:
        """Registers of every reduction's results, by buffer, for each vector of the tile."""
        found: dict[tuple[int, int], dict[int, Any]] = {where: {} for where in self._tile()}
        for block in self.plan.reductions:
            for where in self._tile():
                registers = registers_of(self.code, block, self.lanes.width)
                for buffer, register, start in zip(block.buffers, registers, block.starts, strict=True):
                    self.lanes.each(register, first_value(start, register))
                    found[where][key(buffer)] = register
            before: list[Any] = []
            for group in self._groups(block):
                self.loads = []
                with self.code.collected() as work:
                    for where, tap in group:
                        self._join(block, [found[where][key(buffer)] for buffer in block.buffers], where, tap)
                self.code.add(*self.loads, *before)
                before = work
            self.code.add(*before)
        return found

    def _groups(self, block: Block) -> list[list[Pair]]:
        """Every vector of the tile with every place of its window, as what they read lies in memory, in groups of `AHEAD`
        bytes: the loads of one are on their way while the one before it is computed."""
        moves, steps = self.plan.moves[-TILED:-1], self.plan.steps
        taps = list(combinations(*(range(int(extent)) for extent in block.summed_extents)))
        if len(steps) != len(block.summed):  # of another reduction
            steps = (1,) * len(block.summed)

        def place(pair: Pair) -> int:
            where, tap = pair
            return sum(a * b for a, b in zip(where, moves, strict=True)) + sum(a * b for a, b in zip(tap, steps, strict=True))

        size = max(LEAST, 8 * AHEAD // (self.lanes.width * self.plan.bits))
        pairs = [(where, tap) for where in self._tile() for tap in taps]
        number = {each: n // size for n, each in enumerate(sorted({place(pair) for pair in pairs}))}
        groups: dict[int, list[Pair]] = {}
        for pair in sorted(pairs, key=place):
            groups.setdefault(number[place(pair)], []).append(pair)
        return list(groups.values())

    def _join(self, block: Block, registers: list[Any], where: tuple[int, int], tap: tuple[int, ...]) -> None:
        """registers = join(registers, the values at one place of the window)."""
        from tvm import tirx

        lane, summed = self.lanes.lane, [tirx.IntImm(INDEX, number) for number in tap]
        kinds = [str(register.dtype) for register in registers]

        def joined(at: Any, lane: Any) -> list[Any]:
            new = [self.point.of(value, [*block.axes, *block.summed], [*at, *summed]) for value in block.values]
            new = [self._widened(_cast(value, kind)) for value, kind in zip(new, kinds, strict=True)]
            return self.joined(block, [tirx.BufferLoad(register, [lane]) for register in registers], new)

        places = self._places(where)
        if self.plan.beside:
            values, var = joined(places, lane), self.code.variable("v", self.lanes.width)
            with self.code.loop(var, self.lanes.width):
                store_together(self.code, registers, [substitute(value, {key(lane): var}) for value in values], var)
            return
        for number in range(self.lanes.width):
            here = tirx.IntImm(INDEX, number)
            at = [substitute(place, {key(lane): here}) for place in places]
            store_together(self.code, registers, joined(at, here), here)

    def joined(self, block: Block, now: list[Any], new: list[Any]) -> list[Any]:
        """The block's join of partial results."""
        kept = keeps_nan(block)
        assert block.join is not None
        return [extreme(kept, now[0], new[0])] if kept else block.join(now, new)

    def _results(self, where: tuple[int, int], sums: dict[int, Any]) -> list[Any]:
        """All outputs of one vector of the tile, in registers."""
        from tvm import tirx

        lane, places, results = self.lanes.lane, self._places(where), []
        self.sums = sums
        self.lanes.forget_values()
        for output in self.plan.outputs:
            result = self.code.buffer((self.lanes.width,), str(output.dtype), "result")
            if self.plan.beside:
                self.lane_now = lane
                self.lanes.each(result, self._widened(self._divided(self.point.at(output, places))))
            else:
                for number in range(self.lanes.width):
                    self.lane_now = tirx.IntImm(INDEX, number)
                    at = [substitute(place, {key(lane): self.lane_now}) for place in places]
                    self.code.store(result, self._widened(self._divided(self.point.at(output, at))), self.lane_now)
            results.append(result)
        return results

    def _divided(self, value: Any) -> Any:
        """`value` with a / b in float32 for a constant b as q + (a − q·b) · r, where r = 1 / b and q = a · r, which rounds as
        the division does (Markstein, 1990); q itself where a is not finite."""
        import tvm_ffi
        from tvm import tirx

        def divided(node: Any, mutator: Any) -> Any:
            node = mutator.default_mutate(node)
            if str(node.ty.dtype) != "float32" or not isinstance(by := self.code.simplify(node.b), tirx.FloatImm):
                return node
            if not 2.0**-100 < abs(float(by.value)) < 2.0**100:
                return node
            r = tirx.FloatImm("float32", 1.0 / float(by.value))
            if self.narrow or math.frexp(float(by.value))[0] in (0.5, -0.5):  # what is stored has fewer bits, or a power of 2
                return node.a * r
            a = self._named(node.a)
            q = self._named(a * r)
            rest = self._named(fma(q, tirx.FloatImm("float32", -float(by.value)), a))
            return corrected(q, rest, r)

        def chosen(node: Any, mutator: Any) -> Any:
            node = mutator.default_mutate(node)
            kinds = {tirx.LT: "max", tirx.GT: "min"}
            test, bound = node.condition, node.true_value
            if str(node.ty.dtype) != "float32" or type(test) not in kinds or not isinstance(bound, tirx.FloatImm):
                return node
            if not (tvm_ffi.structural_equal(test.b, bound) and tvm_ffi.structural_equal(test.a, node.false_value)):
                return node
            return extreme(kinds[type(test)], node.false_value, bound)  # a < b ? b : a keeps a that is NaN

        return tvm_ffi.structural_mutate(value, [(tirx.Div, divided), (tirx.Select, chosen)])

    def _named(self, value: Any) -> Any:
        """`value` in registers: of all lanes, or of the current one."""
        from tvm import tirx

        array = self.code.buffer((self.lanes.width if self.plan.beside else 1,), str(value.ty.dtype), "named")
        if not self.plan.beside:
            self.code.store(array, value, tirx.IntImm(INDEX, 0))
            return tirx.BufferLoad(array, [tirx.IntImm(INDEX, 0)])
        self.lanes.each(array, value)
        return tirx.BufferLoad(array, [self.lanes.lane])

    def _store(self, where: tuple[int, int], results: list[Any]) -> None:
        own = [
            start + number >= first
            for start, first, number in zip(self.starts, self.firsts, (*where, 0), strict=True)
            if first is not None
        ]
        with self.code.when(*own):
            for output, result in zip(self.plan.outputs, results, strict=True):
                self.lanes.store(output, self._places(where), result)

    def _leaf(self, buffer: Any, places: list[Any], guards: tuple[Any, ...]) -> Any:
        from tvm import tirx

        if key(buffer) in self.sums:
            register = self.sums[key(buffer)]
            return _cast(tirx.BufferLoad(register, [self.lane_now]), str(buffer.dtype))
        if key(buffer) in self.made:
            return None
        guards = tuple(guard for guard in guards if not isinstance(guard, tirx.IntImm))
        with self.code.collected() as statements:
            if self.plan.beside:
                found = self.lanes.load(buffer, places, guards, self.fill)
                found = tirx.BufferLoad(buffer, places) if found is None else found
            else:
                found = self._picked(buffer, places, guards)
        self._loaded(statements, found.source)
        return found

    def _widened(self, value: Any) -> Any:
        return self.lanes.widened(value, self._converted)

    def _loaded(self, statements: list[Any], array: Any) -> None:
        """Statements that load what is computed with later, into `array`."""
        self.loads += statements

    def _converted(self, statements: list[Any], array: Any) -> None:
        """Statements that convert what was loaded into `array`."""
        self.loads += statements

    def _hold(self, buffer: Any, places: list[Any], value: Any) -> Any:
        return self.lanes.hold(buffer, places, self._widened(value))

    def _choose(self, call: Any, condition: Any, met: Callable[[], Any]) -> Any:
        """A value under a condition without a branch for each lane: TVM writes conditional expressions as branches."""
        from tvm import tirx

        other = call.args[2]
        if isinstance(condition, tirx.IntImm):
            return met() if int(condition) else other
        if not self.plan.beside:
            return tirx.Select(condition, met(), other)  # what is picked is within its buffer in any case
        if depends(condition, self.lanes.lane):
            return None
        source = self._taken_from(call.args[1], other)
        if source is not None:
            self.fill = tirx.FloatImm(str(source.dtype), float(other.value)) if isinstance(other, tirx.FloatImm) else other
            value = met()
            self.fill = None
            if not any(load.source.same_as(source) for load in loads_of(value)):  # registers, which hold `other` elsewhere
                return value
            return tirx.if_then_else(condition, self._widened(value), other)
        value = met()
        where = str(condition), str(value), str(other)
        if where not in self.chosen:
            array = self.code.buffer((self.lanes.width,), str(call.ty.dtype), "chosen")
            self.lanes.each(array, other)
            with self.code.when(condition):
                self.lanes.each(array, self._widened(value))
            self.chosen[where] = array
        return tirx.BufferLoad(self.chosen[where], [self.lanes.lane])

    def _taken_from(self, value: Any, other: Any) -> Any:
        """The parameter that `value` is read from, as it is or in another dtype which also has the constant `other`; None where
        it is something else."""
        from tvm import tirx
        from tvm.ir import TensorLoad

        while isinstance(value, TensorLoad) and key(value.source) in self.made:
            maker = next(
                (block for block in self.plan.blocks if block.join is None and block.buffers[0].same_as(value.source)), None
            )
            if maker is None:
                return None
            value = maker.values[0]
            if isinstance(value, tirx.Cast):
                if not isinstance(other, tirx.FloatImm) or not (math.isinf(other.value) or other.value == 0):
                    return None
                value = value.value
        return value.source if isinstance(value, TensorLoad) else None

    def _picked(self, buffer: Any, places: list[Any], guards: tuple[Any, ...]) -> Any:
        """buffer[places] out of the aligned vector that covers it, loaded when first asked for. Within the buffer in any case:
        under a condition, a vector that may lie outside is taken from the buffer's ends."""
        from tvm import tirx

        code, size = self.code, product(buffer.shape)
        flat = code.simplify(flat_index(buffer, places))
        known = code.analyzer.modular_set(flat)
        widths = [v for v in (8, 4, 2) if v * bits(buffer) <= 8 * BYTES and str(buffer.dtype) != "bool"]
        width = next((v for v in widths if int(known.coeff) % v == 0 and self.lanes.whole(size, v)), 1)
        offset = int(known.base) % width
        start = code.simplify(flat - offset)
        where = key(buffer), str(start)
        if where not in self.segments:
            at = start
            if guards:  # no proof: it might rest on them
                at = tirx.max(tirx.min(at, size - width), tirx.IntImm(INDEX, 0))
            array = self.lanes.load_at(buffer, at, width)
            self.segments[where] = array, start
        return tirx.BufferLoad(self.segments[where][0], [tirx.IntImm(INDEX, offset)])


def registers_of(code: Code, block: Block, width: int) -> list[Any]:
    """Registers for the partial results of `width` windows."""
    return [code.buffer((width,), kind, "part") for kind in _kinds(block)]


def first_value(start: Any, register: Any) -> Any:
    """A reduction's first value, in the register's dtype."""
    return _cast(start, str(register.dtype))


def keeps_nan(block: Block) -> str:
    """ "max" or "min" where the block's join is that one of float32 with NaN kept, which is one instruction; "" for others."""
    import tvm_ffi
    from tvm import tirx

    if block.join is None or list(block.registers) != ["float32"]:
        return ""
    a, b = (tirx.Var(name, "float32") for name in "ab")
    (made,) = block.join([a], [b])
    for name, better in (("max", tirx.GT), ("min", tirx.LT)):
        if tvm_ffi.structural_equal(made, tirx.Select(tirx.Or(better(a, b), tirx.isnan(a)), a, b), map_free_vars=False):
            return name
    return ""


def extreme(name: str, a: Any, b: Any) -> Any:
    """The greater or lesser of two float32 values, NaN where either is."""
    from tvm.backend.cuda.op import cuda_func_call

    source = f"""
__forceinline__ __device__ float tk_{name}_nan(float a, float b) {{
  float c;
  asm("{name}.NaN.f32 %0, %1, %2;" : "=f"(c) : "f"(a), "f"(b));
  return c;
}}
"""
    return cuda_func_call(f"tk_{name}_nan", a, b, source_code=source, return_type="float32")


def _kinds(block: Block) -> list[str]:
    """The registers' dtypes: greatest and least 16-bit floats are found in float32, exactly, and faster."""
    narrow = block.kind in ("Max", "Min")
    return ["float32" if narrow and "float16" in kind else kind for kind in block.registers]


def _cast(value: Any, kind: str) -> Any:
    from tvm import tirx

    if str(value.ty.dtype) == kind:
        return value
    return tirx.FloatImm(kind, float(value.value)) if isinstance(value, tirx.FloatImm) else tirx.Cast(kind, value)
