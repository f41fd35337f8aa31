"""Writing a kernel's loops statement by statement, and moving neighbours through registers 16 bytes at a time.

for v in 8: out[i·8 + v] = f(x[i·8 + v])          →          local[0:8] = x[i·8 : i·8 + 8]          one 16-byte load
                                                          for v in 8: result[v] = f(local[v])   in registers
                                                          out[i·8 : i·8 + 8] = result[0:8]      one 16-byte store
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import reduce

import tvm
import tvm_ffi
from tvm import DataType, tirx
from tvm.ir import Expr, Range, TensorLoad, Var
from tvm.script import tirx as T
from tvm.tirx import Buffer, IntImm, Stmt

from tk.schedules.cuda.codegen.fast_math import rounded_once
from tk.schedules.cuda.codegen.packed16 import cast, half, in_memory, splat
from tk.schedules.cuda.codegen.scalars import f32
from tk.schedules.cuda.codegen.tir_values import alike, key, loads_of, merged_axes, substitute

__all__ = [
    "BYTES",
    "Code",
    "VectorAccess",
    "as_index",
    "bits",
    "ceil_div",
    "corrected",
    "depends",
    "flat_index",
    "fma",
    "product",
    "sequence",
    "size_of",
    "thread_loop",
    "unravel_index",
    "vector_widths",
]

BYTES = 16  # of the widest access
INDEX = "int64"


def bits(buffer: Buffer) -> int:
    """Bits of one element in memory."""
    return max(8, int(DataType(str(buffer.dtype)).bits))


def vector_widths(buffers: Iterable[Buffer]) -> list[int]:
    """How many elements one access may move, widest first: up to 16 bytes of the narrowest of these buffers."""
    most = BYTES * 8 // min(bits(buffer) for buffer in buffers)
    return [width for width in (8, 4, 2, 1) if width <= max(1, most)]


def as_index(value: int | Expr) -> Expr:
    """An index: a constant of an int, an expression as it is."""
    return IntImm(INDEX, value) if isinstance(value, int) else value


def ceil_div(size: int | Expr, part: int) -> int | Expr:
    """How many parts `size` has, the last one maybe not whole."""
    return -(-size // part) if isinstance(size, int) else tirx.floordiv(size + (part - 1), as_index(part))


def product(extents: Sequence[Expr | int]) -> int | Expr:
    """The product of extents, ints kept ints."""
    total: int = 1
    for extent in extents:
        total = total * (int(extent) if isinstance(extent, IntImm) else extent)
    return total


def size_of(extents: Sequence[Expr]) -> int | None:
    """The product of extents, None where one is symbolic."""
    total = product(extents)
    return total if isinstance(total, int) else None


def unravel_index(linear: Expr, extents: Sequence[Expr | int]) -> list[Expr]:
    """The indices along axes of these extents of element number `linear`, the last axis fastest."""
    found: list[Expr] = []
    ones = [size_of([extent]) == 1 for extent in extents]
    for n, extent in enumerate(extents):
        inner = product(extents[n + 1 :])
        index = linear if isinstance(inner, int) and inner == 1 else tirx.floordiv(linear, inner)
        found.append(as_index(0) if ones[n] else index if all(ones[:n]) else tirx.floormod(index, extent))
    return found


def flat_index(buffer: Buffer, indices: Sequence[Expr]) -> Expr:
    """The element's number in memory, of a buffer without strides of its own."""
    flat: int = 0
    for extent, index in zip(*merged_axes(buffer.shape, indices), strict=True):
        flat = flat * extent + index
    return flat


def depends(expr: Expr, *variables: Expr) -> bool:
    """Whether `expr` holds one of the variables (buffers among them)."""
    wanted, found = {key(var) for var in variables}, []
    tvm_ffi.structural_walk(expr, [(Var, lambda var: found.append(key(var) in wanted))], order="post")
    return any(found)


class Code:
    """The statements of one thread, and an analyzer that knows the ranges of its variables."""

    def __init__(self) -> None:
        self.analyzer = tvm.sym.Analyzer()
        self._lists: list[list[Stmt]] = [[]]
        self._allocated: list[Stmt] = []
        self._values: dict[int, Expr] = {}  # of stand-ins
        self._views: dict[tuple[int, str], Buffer] = {}  # by buffer and dtype
        self._names = 0

    def variable(self, name: str, extent: int | Expr) -> Expr:
        """A variable in [0, extent)."""
        self._names += 1
        var = Var(f"{name}{self._names}", INDEX)
        self.analyzer.bind(var, Range(as_index(0), as_index(extent)))
        return var

    def stand_in(self, name: str, extent: int | Expr, value: Expr) -> Expr:
        """A variable in [0, extent) that is `value` in the end. Indices are worked out in terms of it: what it is made of
        would only hide that what they add up to is one element after the other."""
        var = self.variable(name, extent)
        self._values[key(var)] = value
        return var

    def view(self, buffer: Buffer, packed: bool = False, dtype: str | None = None) -> Expr:
        """A parameter, or registers, as one axis, as it lies in memory, of another dtype of its width if one is given; with
        `packed`, 16-bit elements as words of 32 bits."""
        size = product(buffer.shape)
        size, dtype = (size // 2, "uint32") if packed else (size, dtype or str(buffer.dtype))
        if (key(buffer), dtype) not in self._views:
            self._names += 1
            flat = tirx.decl_buffer((size,), dtype, f"{buffer.name}_flat{self._names}", scope=buffer.scope())
            self._allocated.append(tirx.DeclBuffer(flat, data=buffer.data))
            self._views[key(buffer), dtype] = flat
        return self._views[key(buffer), dtype]

    def simplify(self, expr: Expr) -> Expr:
        return self.analyzer.simplify(expr)

    def narrowed(self, index: Expr, buffer: Buffer) -> Expr:
        """`index`, of an element of `buffer` or along one of its axes, in 32 bits where some of it is data, as rows that are
        picked are: of data nothing bounds it, and what else it is made of, remainders too, would be computed in 64."""
        size = product(buffer.shape)
        if not loads_of(index) or not isinstance(size, int) or size >= 2**31 or str(index.ty.dtype) != "int64":
            return index

        def narrow(node: Expr) -> Expr:
            if isinstance(node, (tirx.Add, tirx.Sub, tirx.Mul)):  # whose low halves depend on low halves alone
                return type(node)(narrow(node.a), narrow(node.b))
            if isinstance(node, IntImm):
                return IntImm("int32", int(node))
            inner = node.value if isinstance(node, tirx.Cast) else node
            return tirx.Cast("int32", inner) if str(inner.ty.dtype) != "int32" else inner

        return narrow(index)

    def equal(self, one: Expr, other: int | Expr) -> bool:
        return bool(self.analyzer.can_prove_equal(one, other))

    def unproved(self, *conditions: Expr) -> tuple[Expr, ...]:
        """Those of the conditions that do not hold for certain."""
        return tuple(each for each in conditions if not self.analyzer.can_prove(each))

    def add(self, *statements: Stmt) -> None:
        self._lists[-1].extend(statements)

    def buffer(self, shape: Sequence[int], dtype: str, name: str, scope: str = "local") -> Expr:
        """A buffer of the thread's registers, or of the block's shared memory."""
        self._names += 1
        allocated = tirx.decl_buffer(tuple(shape), dtype, f"{name}{self._names}", scope=scope)
        self._allocated.append(tirx.AllocBuffer(allocated))
        return allocated

    def store(self, buffer: Buffer, value: Expr, *indices: Expr) -> None:
        self.add(tirx.BufferStore(buffer, value, list(indices)))

    def register(self, name: str, value: Expr) -> Expr:
        """A register that holds `value`."""
        made = self.buffer((1,), str(value.ty.dtype), name)
        self.store(made, value, as_index(0))
        return made

    def sync(self) -> None:
        """Wait for all threads of the block."""
        self.add(tirx.Evaluate(T.tvm_storage_sync("shared")))

    @contextmanager
    def collected(self) -> Iterator[list[Stmt]]:
        """The statements that are added meanwhile, kept apart."""
        self._lists.append([])
        yield self._lists[-1]
        self._lists.pop()

    @contextmanager
    def loop(self, var: Expr, extent: Expr | int, kind: str = "UNROLLED") -> Iterator[None]:
        """A loop over `var`, which is not the variable of any other loop."""
        with self.collected() as inner:
            yield
        if inner:
            self.add(tirx.For(var, as_index(0), as_index(extent), getattr(tirx.ForKind, kind), sequence(inner)))

    @contextmanager
    def when(self, *conditions: Expr) -> Iterator[None]:
        """A branch taken where all of the conditions hold; none is no branch. They are asked in order: what a condition reads
        may be there only where those before it hold."""
        with self.collected() as inner:
            yield
        if inner:
            self.add(reduce(lambda body, condition: tirx.IfThenElse(condition, body, None), conditions[::-1], sequence(inner)))

    def kernel(self, threads: Sequence[tuple[Expr, Expr | int, str]]) -> Stmt:
        """The statements as the body of a kernel over (variable, extent, name such as "blockIdx.x")."""
        body = substitute(sequence([*self._allocated, *self._lists[0]]), self._values)
        for var, extent, tag in reversed(threads):
            body = thread_loop(var, as_index(extent), tag, body)
        return body


def thread_loop(var: Expr, extent: Expr, tag: str, body: Stmt) -> Stmt:
    """`body` by each of a launch's blocks or threads, `var` being its index called `tag`, as "blockIdx.x"."""
    zero = tirx.const(0, extent.ty.dtype)
    axis = tirx.IterVar(Range(zero, extent), var, tirx.IterVar.ThreadIndex, tag)
    return tirx.For(var, zero, extent, tirx.ForKind.THREAD_BINDING, body, axis)


def sequence(statements: list[Stmt]) -> Stmt:
    """The statements as one."""
    return statements[0] if len(statements) == 1 else tirx.SeqStmt(statements)


class VectorAccess:
    """`width` neighbours that a thread computes together, `lane` among them: vector loads and stores for them."""

    def __init__(self, code: Code, width: int, packed: bool = False) -> None:
        self.code, self.width = code, width
        self.packed = packed
        self.packed_registers: dict[int, Buffer] = {}  # by registers of 16 bits: the words that were loaded
        self._wide: dict[int, Buffer] = {}  # by the same: float32
        self.lane = code.variable("lane", width)
        self.cached: list[tuple[Buffer, list[Expr], tuple[Expr, ...], Buffer, int]] = []
        self._named: list[tuple[Buffer, list[Expr], Buffer]] = []

    def forget(self, *variables: Expr) -> None:
        """Loads from here on are made anew, of indices in terms of these variables if there are any; and values."""
        entries = self.cached if variables else []
        self.cached = [each for each in entries if not any(depends(index, *variables) for index in (*each[1], *each[2]))]
        kept = {key(entry[3]) for entry in self.cached}
        self._wide = {array: wide for array, wide in self._wide.items() if array in kept}
        self._named = []

    def forget_values(self, wide: bool = False) -> None:
        """Values from here on are computed anew; with `wide` packed registers are converted anew, too."""
        self._named = []
        if wide:
            self._wide = {}

    @contextmanager
    def branch(self, in_order: set[int], *conditions: Expr) -> Iterator[set[int]]:
        """A branch taken where the conditions hold. What is computed in it, and what of `in_order`, the registers that are not
        filled ahead of everything, is filled or converted in it, is not there behind it: then the set given has them."""
        inside = set[int]()
        if not conditions:
            yield inside
            return
        outside, named, packed, wide = set(in_order), list(self._named), dict(self.packed_registers), dict(self._wide)
        with self.code.when(*conditions):
            yield inside
        inside |= in_order - outside
        self._named = named
        self.cached = [entry for entry in self.cached if key(entry[3]) not in inside]
        self.packed_registers.update({array: words for array, words in packed.items() if array in in_order})
        self._wide = {array: each for array, each in self._wide.items() if array not in in_order or array in wide}

    def memoize(self, buffer: Buffer, indices: list[Expr], make: Callable[[], object], guards: Sequence[Expr] = ()) -> Expr:
        """make(), buffer[indices] for this lane where `guards` hold, in a register: made when it is first asked for."""
        key = [*indices, *guards]
        for known, known_key, array in self._named:
            if known.same_as(buffer) and alike(known_key, key):
                return tirx.BufferLoad(array, [self.lane])
        value = make()
        array = self.code.buffer((self.width,), str(buffer.dtype), f"{buffer.name}_")
        self.each(array, value, guards)
        self._named.append((buffer, key, array))
        return tirx.BufferLoad(array, [self.lane])

    def condition(self, expr: Expr) -> Expr:
        """`expr` without the lane where all lanes agree, as on x·8 + lane < 64."""
        if isinstance(expr, tirx.Not):
            return tirx.Not(self.condition(expr.a))
        if isinstance(expr, (tirx.And, tirx.Or)):
            return type(expr)(self.condition(expr.a), self.condition(expr.b))
        swapped = {tirx.GT: tirx.LT, tirx.GE: tirx.LE}.get(type(expr))
        if swapped is not None:
            return self.condition(swapped(expr.b, expr.a))
        if not isinstance(expr, (tirx.LT, tirx.LE)) or not depends(expr, self.lane):
            return expr
        left, right = self.first(expr.a), self.first(expr.b)
        rises = self.code.equal(expr.a - left, self.lane) and self.code.equal(expr.b, right)  # a + lane < b
        falls = self.code.equal(expr.b - right, self.lane) and self.code.equal(expr.a, left)  # a < b + lane
        strict = isinstance(expr, tirx.LT)
        if (rises if strict else falls) and self.is_multiple_of(right - left, self.width):
            return type(expr)(left, right)
        return expr

    def load(self, buffer: Buffer, indices: list[Expr], guards: Sequence[Expr] = (), fill: Expr | None = None) -> Expr | None:
        """buffer[indices] for this lane, out of registers filled by vector loads where the lanes' elements are
        contiguous and aligned and all lanes agree on `guards`; otherwise None. The constant `fill`, where given, is what the
        registers hold where the guards do not."""
        conditions, beside = tuple(self.condition(guard) for guard in guards), () if fill is None else (fill,)
        for known, known_indices, under, array, width in self.cached:
            wanted = [*indices, *(conditions if under or fill is not None else ()), *beside]  # what is there in any case counts
            if known.same_as(buffer) and alike([*known_indices, *under], wanted):
                return self.loaded(buffer, array, width)
        if any(depends(condition, self.lane) for condition in conditions):
            return None
        width = self.contiguous(buffer, indices)
        if width == 0:
            return None
        flat = self.code.simplify(flat_index(buffer, indices))
        array = self.load_at(buffer, self.first(flat), width, conditions, fill)
        self.cached.append((buffer, list(indices), (*conditions, *beside), array, width))
        return self.loaded(buffer, array, width)

    def read(self, buffer: Buffer, indices: list[Expr], guards: Sequence[Expr] = (), fill: Expr | None = None) -> Expr:
        """buffer[indices] for this lane, as `load` has it, or else in place."""
        found = self.load(buffer, indices, guards, fill)
        return tirx.BufferLoad(buffer, indices) if found is None else found

    def element(self, buffer: Buffer, indices: Sequence[Expr]) -> Expr:
        """buffer[indices], read where it is needed."""
        flat = flat_index(buffer, indices)
        narrow = self.code.narrowed(flat, buffer)
        return tirx.BufferLoad(buffer, list(indices)) if narrow is flat else tirx.BufferLoad(self.code.view(buffer), [narrow])

    def loaded(self, buffer: Buffer, array: Buffer, width: int) -> Expr:
        """This lane's element of `buffer` out of `array`, the registers it was loaded into; one for all lanes of width 1."""
        return self.unpacked(buffer, tirx.BufferLoad(array, [self.spot(width)]))

    def unpacked(self, buffer: Buffer, value: Expr) -> Expr:
        """A bool of `buffer` from the byte that it was loaded as; any other value itself."""
        dtype = str(value.source.dtype)
        is_bytes = str(buffer.dtype) == "bool" and dtype != "bool"
        return tirx.NE(value, tirx.const(0, dtype)) if is_bytes else value

    def spot(self, width: int) -> Expr:
        """Where this lane's element is in registers of `width`."""
        return self.lane if width > 1 else as_index(0)

    def pack(self, buffer: Buffer, width: int) -> tuple[Buffer, Buffer]:
        """Registers of 16-bit elements, and the words that hold them until they are asked for one by one."""
        array = self.code.buffer((width,), str(buffer.dtype), f"{buffer.name}_")
        self.packed_registers[key(array)] = self.code.buffer((width // 2,), "uint32", f"{buffer.name}_words")
        return array, self.packed_registers[key(array)]

    def widened(self, value: Expr, put: Callable[[list[Stmt], Buffer], None]) -> Expr:
        """`value` with float32 of packed registers converted once, by one instruction an element. put(statements, registers)
        places what converts the registers."""

        def widened(node: Expr) -> Expr:
            load = node.value
            if str(node.ty.dtype) != "float32":
                return node
            if isinstance(load, tirx.Select):
                branches = [tirx.Cast("float32", branch) for branch in (load.true_value, load.false_value)]
                return tirx.Select(load.condition, *map(widened, branches))
            if not isinstance(load, TensorLoad) or key(load.source) not in self.packed_registers:
                return cast(load, "float32")
            return tirx.BufferLoad(self._widen(load.source, put), list(load.indices))

        value = tvm_ffi.structural_map(value, [(tirx.Cast, widened)]) if self.packed_registers else value
        for load in loads_of(value) if self.packed_registers else ():
            if key(load.source) in self.packed_registers:
                self._unpack(load.source, put)
        return value

    def _widen(self, array: Expr, put: Callable[[list[Stmt], Buffer], None]) -> Expr:
        if key(array) not in self._wide:
            converted, packed = self.code.buffer((int(array.shape[0]),), "float32", "wide"), self.packed_registers[key(array)]
            with self.code.collected() as statements:
                for n in range(int(array.shape[0])):
                    pair = tirx.BufferLoad(packed, [as_index(n // 2)])
                    self.code.store(converted, half(pair, n % 2, str(array.dtype)), as_index(n))
            put(statements, array)
            self._wide[key(array)] = converted
        return self._wide[key(array)]

    def _unpack(self, array: Buffer, put: Callable[[list[Stmt], Buffer], None]) -> None:
        """The registers themselves, out of the words that were loaded."""
        packed = self.packed_registers.pop(key(array))
        with self.code.collected() as statements:
            for n in range(int(array.shape[0])):
                pair = tirx.BufferLoad(packed, [as_index(n // 2)])
                half = tirx.Cast("uint16", pair >> tirx.const(16 * (n % 2), "uint32"))
                self.code.store(array, tirx.reinterpret(str(array.dtype), half), as_index(n))
        put(statements, array)

    def load_at(
        self, buffer: Buffer, first: Expr, width: int, conditions: Sequence[Expr] = (), fill: Expr | None = None
    ) -> Expr:
        """Registers of `width` elements from number `first` on, under conditions; 16-bit ones packed if they may be. `first` is
        taken as it is: what holds only where it is used may not simplify it."""
        first = self.code.narrowed(first, buffer)

        def load(target: Expr, view: Buffer, start: Expr, fill: Expr | None) -> None:
            for index in range(int(target.shape[0]) if fill is not None else 0):
                self.code.store(target, fill, as_index(index))
            with self.code.when(*conditions):
                size = int(target.shape[0])
                self.copy(target, size, lambda at: self.code.store(target, tirx.BufferLoad(view, [start + at]), at))

        if self.packed and width % 2 == 0 and "float16" in str(buffer.dtype):
            array, packed = self.pack(buffer, width)
            load(packed, self.code.view(buffer, packed=True), tirx.floordiv(first, 2), None if fill is None else splat(fill))
            return array
        moved = in_memory(buffer.dtype)
        array = self.code.buffer((width,), moved, f"{buffer.name}_")
        filled = fill if fill is None or str(fill.ty.dtype) == moved else tirx.Cast(moved, fill)
        load(array, self.code.view(buffer, dtype=moved), first, filled)
        return array

    def store(self, buffer: Buffer, indices: list[Expr], array: Expr, flat: Expr | None = None) -> None:
        """buffer[indices] = array[lane] for all lanes, with vector stores where they are contiguous and aligned. `flat`, where
        given, is the element's number in memory as the kernel counts them: of axes whose sizes no vector divides the indices
        do not tell that neighbours lie side by side."""
        if self.contiguous(buffer, indices) == self.width:
            flat = self.code.simplify(flat_index(buffer, indices))
        if flat is not None:
            if str(array.dtype) == "bool":
                numbers = self.code.buffer((self.width,), "uint8", "bytes")
                self.each(numbers, tirx.Cast("uint8", tirx.BufferLoad(array, [self.lane])))
                array = numbers
            view = self.code.view(buffer, dtype=str(array.dtype))
            self.copy(view, self.width, lambda at: self.code.store(view, tirx.BufferLoad(array, [at]), self._at(flat, at)))
            return
        var = self.code.variable("v", self.width)
        with self.code.loop(var, self.width):
            self.code.store(buffer, tirx.BufferLoad(array, [var]), *(self._at(index, var) for index in indices))

    def each(self, buffer: Buffer, value: Expr, guards: Sequence[Expr] = ()) -> None:
        """buffer[lane] = value for all lanes for which `guards` hold."""
        var, value = self.code.variable("v", self.width), rounded_once(value)
        with self.code.loop(var, self.width), self.code.when(*(self._at(guard, var) for guard in guards)):
            self.code.store(buffer, substitute(value, {key(self.lane): var}), var)

    def contiguous(self, buffer: Buffer, indices: Sequence[Expr]) -> int:
        """The lanes' width where their elements lie side by side, aligned to their vector; 1 where all read the same one;
        0 otherwise."""
        flat = self.code.simplify(flat_index(buffer, indices))
        if not depends(flat, self.lane):
            return 1
        first = self.first(flat)
        if not self.code.equal(flat - first, self.lane):
            return 0
        return self.width if self.is_multiple_of(first, min(self.width, BYTES * 8 // bits(buffer))) else 0

    def first(self, expr: Expr) -> Expr:
        """`expr` for the first lane."""
        return self.code.simplify(substitute(expr, {key(self.lane): as_index(0)}))

    def is_multiple_of(self, expr: int | Expr, width: int) -> bool:
        """Whether `expr` is a multiple of `width`, for certain."""
        if isinstance(expr, int):
            return expr % width == 0
        known = self.code.analyzer.modular_set(self.code.simplify(expr))
        return int(known.coeff) % width == 0 and int(known.base) % width == 0

    def _at(self, index: Expr, lane: Expr) -> Expr:
        return substitute(index, {key(self.lane): lane})

    def copy(self, buffer: Buffer, width: int, copy: Callable[[Expr], None]) -> None:
        """`copy(index)` for each of `width` indices, in vectors of up to 16 bytes of the buffer's elements."""
        most = min(width, BYTES * 8 // bits(buffer))
        for start in range(0, width, most):
            if most == 1:
                copy(as_index(start))
                continue
            var = self.code.variable("v", most)
            with self.code.loop(var, most, "VECTORIZED"):
                copy(var + start)


def fma(a: Expr, b: Expr, c: Expr) -> Expr:
    """a·b + c in float32, rounded once."""
    return tirx.call_pure_extern("float32", "fmaf", a, b, c)


def corrected(q: TensorLoad, rest: Expr, r: TensorLoad) -> Expr:
    """A quotient q = a · r of float32, r = 1 / b, rounded as a / b is, by its rest a − q·b (Markstein, 1990): q itself where
    the rest is not finite."""
    return tirx.Select(tirx.abs(rest) < f32(float("inf")), fma(rest, r, q), q)
