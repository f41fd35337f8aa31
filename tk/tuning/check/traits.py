"""What a PrimFunc computes, as far as it decides which families of inputs its candidates meet (tk/verify/families.py)."""

from __future__ import annotations

from collections.abc import Callable
from math import prod
from typing import TYPE_CHECKING

from tk.schedule.accumulate import acc_dtype_of
from tk.schedule.precision import precision_of
from tk.tuning.measure.arguments import outputs
from tk.verify.families import BITS, Operand, Traits, is_integer

if TYPE_CHECKING:
    import tvm
    from tvm.ir import Expr, TensorLoad
    from tvm.tirx import Buffer, PrimFunc, Stmt

__all__ = ["traits"]

EXACT_CALLS = {"if_then_else", "fabs", "abs", "likely", "isnan"}  # integers in, integers out
TF32_BITS = 11  # of a significand
MANY = 1 << 20  # an index's range where nothing says less


def traits(mod: tvm.IRModule) -> Traits:
    """The traits of "main" of a canonical module, its operands in the order of the arguments that it reads."""
    func = mod["main"]
    seen = _Seen(func)
    written = set(outputs(mod))
    operands = tuple(seen.operand(param) for position, param in enumerate(func.params) if position not in written)
    results = [param for position, param in enumerate(func.params) if position in written]
    degree = max((seen.degrees.get(_name(param), 0) for param in results), default=0)
    floating = any(not is_integer(each.dtype) for each in operands)
    of_float32 = any(each.dtype == "float32" for each in operands)
    rounded = precision_of(func) != "highest" and of_float32 and seen.terms > 1 and degree > 1  # its operands, to TF32
    narrow = rounded or any(acc_dtype_of(func, each.dtype) == "float16" for each in operands)
    return Traits(
        operands,
        terms=seen.terms,
        exact=seen.exact and floating,
        degree=max(1, degree),
        bits=min(seen.bits, TF32_BITS) if rounded else seen.bits,
        compares=seen.compares,
        copies=not seen.computes,
        loses_nan=seen.extrema and not seen.powers,
        picks=seen.reduced > 1 and seen.terms == 1,
        accumulator="float16" if narrow else "float32",  # TF32's unit roundoff is float16's
        steep=seen.powers and seen.terms > 1 and degree > 1,
    )


class _Seen:
    """One walk over the blocks, in order."""

    def __init__(self, func: PrimFunc) -> None:
        self.params = {_name(param): param for param in func.params if hasattr(param, "shape")}
        self.degrees: dict[str, int] = {
            name: 0 if is_integer(str(param.dtype)) else 1 for name, param in self.params.items()
        }  # how many operands each buffer's values are a product of
        # by buffer: the operands that it is computed from
        self.made_of: dict[str, set[str]] = {name: {name} for name in self.params}
        self.exponents: set[str] = set()  # operands that an exponent is computed from
        self.extrema, self.powers = False, False  # TVM's max and min; exponentials, whose sum is NaN whatever its maximum is
        self.computes = False  # floating values
        self.reduced = 1  # terms of the longest reduction of any kind; `terms`: of a sum
        self.terms, self.exact, self.compares, self.bits = 1, True, False, 64
        self.axes: dict[str, tuple[int, int]] = {}  # by operand: (extent, dimension) of its longest reduced axis
        self.bound: dict[str, Expr] = {}  # what variables stand for
        self.indexed: dict[str, int] = {}  # by integer operand: the least extent that it indexes
        self.compared: dict[str, int] = {}  # by integer operand: the most values that an axis has which it is compared with
        self.same_as: dict[str, set[str]] = {name: {name} for name in self.params}  # by buffer: operands that it has copies of
        self.raised: dict[str, set[str]] = {}  # the same of a constant more
        self.counts: dict[str, int] = {}  # by buffer of integers: the most values of an axis that it is made of
        self.extents: dict[str, int] = {}  # of blocks' axes
        for param in self.params.values():
            self.bits = min(self.bits, BITS.get(str(param.dtype), 64))
        self._statement(func.body, {})
        self.bits = min(self.bits, 52)

    def operand(self, param: Buffer) -> Operand:
        dims = [_int(dim) or 1 for dim in param.shape]
        name, dtype = _name(param), str(param.dtype)
        _, axis = self.axes.get(name, (0, len(dims) - 1))
        length, inner = (dims[axis], prod(dims[axis + 1 :])) if dims else (1, 1)
        highest, signed = self._range(name, dtype)
        return Operand(dtype, prod(dims), max(1, length), max(1, inner), highest, signed, exponent=name in self.exponents)

    def _range(self, name: str, dtype: str) -> tuple[int, bool]:
        if dtype == "bool":
            return 2, False
        most = 128 if dtype == "int8" else 256 if dtype == "uint8" else MANY
        if name in self.indexed:
            return min(most, self.indexed[name]), False
        if name in self.compared:  # a position, a length: any of the axis's, and one more
            return min(most, self.compared[name] + 1), False
        if dtype in ("int8", "uint8"):
            return 256, dtype == "int8"
        return self._least(), False

    def _least(self) -> int:
        """The range of integers of which it is not known what they are for: small enough for an index of any of the inputs."""
        dims = [_int(dim) or 1 for param in self.params.values() if not is_integer(str(param.dtype)) for dim in param.shape]
        return min((dim for dim in dims if dim > 1), default=2)

    # -- statements ---------------------------------------------------------------------------------------------------

    def _statement(self, node: Stmt, reduced: dict[str, int]) -> None:
        from tvm import s_tir, tirx

        if isinstance(node, s_tir.SBlock):
            axes = [axis for axis in node.iter_vars if axis.iter_type == tirx.IterVar.CommReduce]
            reduced = {axis.var.name: _int(axis.dom.extent) or 1 for axis in axes}
            self.reduced = max(self.reduced, prod(reduced.values()))
            self.extents.update({axis.var.name: _int(axis.dom.extent) or 1 for axis in node.iter_vars})
            for buffer in getattr(node, "alloc_buffers", ()):
                self.bits = min(self.bits, BITS.get(str(buffer.dtype), 64))
        if isinstance(node, tirx.Bind):
            self.bound[node.var.name] = node.value
        if isinstance(node, tirx.BufferStore):
            value = self._unbound(node.value)
            found = self._value(value, reduced)
            if isinstance(value, tirx.Add):
                self.terms = max(self.terms, prod(reduced.values()))
            name = _name(node.buffer)
            self.made_of.setdefault(name, set()).update(self._operands(value))
            self.counts[name] = max(self.counts.get(name, 0), self._count(value))
            if name not in self.params:
                self.same_as[name], self.raised[name] = self._copied(value), self._raised(value)
            self.degrees[name] = max(self.degrees.get(name, 0), found) if name not in self.params else found
            for index in node.indices:
                self._index(index, None)
        for part in ("block", "init", "body", "then_case", "else_case"):
            if getattr(node, part, None) is not None:
                self._statement(getattr(node, part), reduced)
        for part in getattr(node, "seq", ()):
            self._statement(part, reduced)

    def _unbound(self, node: Expr) -> Expr:
        """What a variable was bound to, as reductions of several values at once have them; any other expression as it is."""
        from tvm.tirx import Var

        while isinstance(node, Var) and node.name in self.bound:
            node = self.bound[node.name]
        return node

    # -- expressions --------------------------------------------------------------------------------------------------

    def _value(self, node: Expr, reduced: dict[str, int]) -> int:
        """The degree of an expression's value."""
        from tvm import tirx
        from tvm.ir import Call, TensorLoad

        node = self._unbound(node)
        if isinstance(node, TensorLoad):
            return self._load(node, reduced)
        self.computes |= isinstance(node, (tirx.Add, tirx.Sub, tirx.Mul, tirx.Div)) and "float" in str(node.ty)
        if isinstance(node, tirx.FloatImm):
            self.exact &= float(node.value).is_integer() or abs(float(node.value)) == float("inf")
            return 0
        if isinstance(node, tirx.Mul):
            return self._value(node.a, reduced) + self._value(node.b, reduced)
        if isinstance(node, Call):
            name = str(getattr(node.op, "name", "")).rpartition(".")[2]
            self.exact &= name in EXACT_CALLS
            if name in ("exp", "exp2"):
                self.powers = True
                self.exponents |= self._operands(node)
            self.compares |= name in ("if_then_else", "fmax", "fmin")
            return max((self._value(each, reduced) for each in node.args), default=0)
        if isinstance(node, tirx.Div):
            self.exact = False
        if isinstance(node, (tirx.LT, tirx.LE, tirx.GT, tirx.GE, tirx.EQ, tirx.NE)):
            self._compare(node)
        self.extrema |= isinstance(node, (tirx.Max, tirx.Min)) and "float" in str(node.ty)
        self.compares |= isinstance(node, (tirx.Max, tirx.Min, tirx.Select, tirx.LT, tirx.LE, tirx.GT, tirx.GE, tirx.EQ))
        names = ("a", "b", "value", "condition", "true_value", "false_value")
        parts = [getattr(node, name) for name in names if getattr(node, name, None) is not None]
        return max((self._value(each, reduced) for each in parts if hasattr(each, "ty") or hasattr(each, "dtype")), default=0)

    def _operands(self, node: Expr) -> set[str]:
        """The operands that an expression is computed from."""
        from tvm.ir import TensorLoad

        loads = [each for each in _nodes(node, self._unbound) if isinstance(each, TensorLoad)]
        return {operand for each in loads for operand in self.made_of.get(_name(each.source), ())}

    def _load(self, node: TensorLoad, reduced: dict[str, int]) -> int:
        name, shape = _name(node.source), [_int(dim) for dim in node.source.shape]
        for dimension, index in enumerate(node.indices):
            self._index(index, shape[dimension])
            extent = max((reduced[var] for var in _variables(index) if var in reduced), default=0)
            if extent > self.axes.get(name, (0, 0))[0]:
                self.axes[name] = (extent, dimension)
        return self.degrees.get(name, 0)

    def _compare(self, node: Expr) -> None:
        """Integers that are compared with an axis, as a position is with the columns that it lets a row see."""
        count = max(self._count(node.a), self._count(node.b))
        for name in self._operands(node.a) | self._operands(node.b) if count else ():
            if is_integer(str(self.params[name].dtype)):
                self.compared[name] = max(self.compared.get(name, 0), count)

    def _count(self, node: Expr) -> int:
        """The most values that an axis has which an expression is made of, 0 where it is made of none."""
        from tvm.ir import TensorLoad
        from tvm.tirx import Var

        found = 0
        for each in _nodes(node, self._unbound, indices=False):
            if isinstance(each, Var):
                found = max(found, self.extents.get(each.name, 0))
            elif isinstance(each, TensorLoad):
                found = max(found, self.counts.get(_name(each.source), 0))
        return found

    def _copied(self, node: Expr) -> set[str]:
        """The operands one of whose values an expression is: what is cast, chosen, or counted from the end if negative."""
        from tvm import tirx
        from tvm.ir import Call, TensorLoad

        node = self._unbound(node)
        if isinstance(node, TensorLoad):
            return self.same_as.get(_name(node.source), set())
        if isinstance(node, tirx.Cast):
            return self._copied(node.value)
        choice = (node.true_value, node.false_value) if isinstance(node, tirx.Select) else ()
        if isinstance(node, Call) and str(getattr(node.op, "name", "")).endswith("if_then_else"):
            choice = tuple(node.args[1:])
        if not choice:
            return set()
        found = [self._copied(each) for each in choice]
        plain = set().union(*found)
        return plain if plain and all(each or self._raised(given) for each, given in zip(found, choice, strict=True)) else set()

    def _raised(self, node: Expr) -> set[str]:
        """The operands of which an expression is one's value and a constant."""
        from tvm import tirx
        from tvm.ir import TensorLoad

        node = self._unbound(node)
        if isinstance(node, TensorLoad):
            return self.raised.get(_name(node.source), set())
        return self._copied(node.a) if isinstance(node, tirx.Add) and isinstance(node.b, tirx.IntImm) else set()

    def _index(self, node: Expr, extent: int | None) -> None:
        """An index of a load (`extent`: of the dimension) or of a store: integer operands in it are indices."""
        from tvm.ir import TensorLoad

        for each in _nodes(node, self._unbound):
            if not isinstance(each, TensorLoad):
                continue
            name = _name(each.source)
            whole = {name} if name in self.params else self.same_as.get(name, set())
            for operand in whole:
                self.indexed[operand] = min(self.indexed.get(operand, MANY), extent or MANY)
            for operand in self.made_of.get(name, set()) - whole:  # by arithmetic that is not looked at
                self.indexed[operand] = min(self.indexed.get(operand, MANY), self._least())


def _nodes(node: Expr, unbound: Callable[[Expr], Expr] = lambda each: each, indices: bool = True) -> list[Expr]:
    """An expression and all expressions in it, those of a load's `indices` too; `unbound` gives what variables stand for."""
    from tvm.ir import Call, TensorLoad

    found, within = [], [node]
    while within:
        each = unbound(within.pop())
        found.append(each)
        if isinstance(each, TensorLoad):
            within += list(each.indices) if indices else []
        elif isinstance(each, Call):
            within += list(each.args)
        else:
            names = ("a", "b", "value", "condition", "true_value", "false_value")
            parts = [getattr(each, name) for name in names if getattr(each, name, None) is not None]
            within += [part for part in parts if hasattr(part, "ty") or hasattr(part, "dtype")]
    return found


def _variables(node: Expr) -> list[str]:
    from tvm.tirx import Var

    return [each.name for each in _nodes(node) if isinstance(each, Var)]


def _name(buffer: Buffer) -> str:
    return str(buffer.name)


def _int(dim: Expr) -> int | None:
    value = getattr(dim, "value", dim)
    return int(value) if isinstance(value, int) else None
