"""An ExportedProgram as a Relax function: TVM's importer, with every node's result checked against what torch says it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import torch
import tvm
from torch import fx
from torch.utils._sympy.numbers import int_oo
from torch.utils._sympy.value_ranges import ValueRanges, bound_sympy
from tvm import relax
from tvm.relax.frontend.torch.exported_program_translator import ExportedProgramImporter

from tk.errors import ImportModelError, TkError, UnsupportedOperatorError, message, reason
from tk.frontend.converters import Converter, converter_of, results_of
from tk.frontend.symbols import condition_to_tir, names_of, to_tir
from tk.frontend.torch import float8
from tk.frontend.torch.ops import complex as torch_complex
from tk.frontend.torch.ops.complex import Complex
from tk.frontend.torch.ops.data_dependent import item
from tk.frontend.torch.ops.elements import is_empty
from tk.frontend.torch.ops.real_numbers import is_real, number
from tk.frontend.torch.ops.table import (
    AS_IS,
    ASSERTIONS,
    COMPARING,
    COMPLEX_CONVERTERS,
    COMPUTING_WITH_SIZES,
    CONVERTERS,
    DROPPED,
    OF_SIZES,
    PICKING,
    WIDENED_ARGUMENTS,
)
from tk.frontend.torch.source_lines import source_line
from tk.graph.dataflow_blocks import check_of_sizes, undecided
from tk.graph.float8 import CODES
from tk.lowering.checked import asserting, is_checked

if TYPE_CHECKING:
    from collections.abc import Sequence

    from tk.frontend.model import Loop

__all__ = ["Importer"]


class Importer(ExportedProgramImporter):  # type: ignore[misc]
    """One import. Three things differ from TVM's own:

    - Sizes are taken from torch's symbolic shapes, not rebuilt operator by operator.
    - What torch computes in float32 inside an operator on float16 or bfloat16 (everything but moves of data and the
      operands of matmuls) is computed in float32 here, and rounded where torch rounds.
    - Each result is compared with the dtype and shape that torch recorded for it: a dtype is cast, a shape that got
      lost is restored, and a shape that is another one ends the import.
    """

    def __init__(self, variables: dict[str, tvm.tirx.Var], bounds: Mapping[str, tuple[int, int | None]] | None = None) -> None:
        """`variables` and `bounds` of torch's symbols, by their names."""
        super().__init__()
        self.block_builder = relax.BlockBuilder()
        self.variables, self.bounds = variables, bounds or {}
        self.assertions: list[tuple[relax.Expr, str]] = []  # conditions that a checked build asserts, with what fails
        self.counts: dict[str, tvm.tirx.Var] = {}  # the dims that values give, by torch's symbol or by their own name
        self.most: dict[str, int] = {}  # the greatest that some of these may be, by the same name
        self.unlimited: set[str] = set()  # those of which torch says a limit that is wrong
        self.reals: dict[str, relax.Expr] = {}  # floats that are values, by torch's symbol, as tensors without dims
        self.float8: dict[relax.Expr, relax.Expr] = {}  # by codes, the tensor of float8's own dtype, where there is one
        self.loops: dict[str, Loop] = {}  # those of as many steps as tensors' values tell, by name
        self.true_indices: dict[relax.Expr, tuple[relax.Expr, Any]] = {}  # where a mask is set, and how often

    @staticmethod
    def _convert_data_type(
        input_type: torch.dtype, env: dict[fx.Node, relax.Expr | list[relax.Expr] | None] | None = None
    ) -> str:
        """TVM's name for the dtype that a tensor of a torch dtype is computed in, float32 for float8
        (tk/frontend/torch/float8.py). Raises ImportModelError for one that TVM lacks."""
        float8.refuse_narrow(input_type)
        if float8.dtype_name(input_type):
            return "float32"
        try:
            return str(ExportedProgramImporter._convert_data_type(input_type, env))
        except NotImplementedError as error:
            do = "cast it to bfloat16, float8, complex64 or a dtype that NumPy has too"
            what = "a tensor of the model has a dtype that tk lacks"
            raise ImportModelError(message(what, have=input_type, do=do)) from error

    @staticmethod
    def stored_dtype(dtype: torch.dtype) -> str:
        """TVM's name for the dtype in which elements of a torch dtype lie: those of float8 are codes."""
        return CODES if float8.dtype_name(dtype) else Importer._convert_data_type(dtype)

    def translate(
        self, graph: fx.Graph, inputs: Mapping[str, relax.Expr | Complex], constants: Mapping[fx.Node, torch.Tensor]
    ) -> list[relax.Expr | None]:
        """`graph` (functional ATen) emitted into the open function, nodes among `constants` by their values; the flat outputs,
        None where torch returns None."""
        outputs: list[Any] = []
        for node in graph.nodes:
            if node in constants:
                self.env[node] = relax.const(float8.array_of(constants[node]), self.stored_dtype(constants[node].dtype))
            elif node.op == "placeholder":
                self.env[node] = inputs.get(node.name)
            elif node.op == "get_attr" and isinstance(part := getattr(graph.owning_module, node.target, None), fx.GraphModule):
                self.env[node] = part
            elif node.op == "call_function":
                self.env[node] = self.convert(node)
            elif node.op == "output":
                returned = node.args[0] if isinstance(node.args[0], tuple | list) else (node.args[0],)
                outputs = [self.env[arg] if isinstance(arg, fx.Node) else arg for arg in returned]
            else:
                what, do = f"cannot import the node {node.format_node()}", "export the module with torch.export"
                raise ImportModelError(message(what, need="functional ATen calls", have=node.op, do=do))
        return outputs

    def refuse_unsupported(self, graph: fx.Graph) -> None:
        """Raises one UnsupportedOperatorError for all operators in `graph` without a converter; for one that draws random
        numbers, an ImportModelError that says so."""
        missing: dict[str, list[str]] = {}
        for node in graph.nodes:
            counted = isinstance(node.meta.get("val"), bool | torch.SymBool) or _is_size(node) or is_real(node)
            if node.op == "call_function" and not counted and not self.has_converter(node):
                self.refuse_chance(node)
                missing.setdefault(str(node.target), []).append(source_line(node))
        if missing:
            lines = [f"{name} ({len(at)}×), first at {at[0]}" for name, at in sorted(missing.items())]
            raise UnsupportedOperatorError(
                message(
                    f"the model uses {len(missing)} operators that tk cannot convert:\n    " + "\n    ".join(lines),
                    do="write these parts with other operators, or register converters: tk.register_converter",
                ),
                tuple(sorted(missing)),
            )

    def has_converter(self, node: fx.Node) -> bool:
        name = _name(node)
        if own_converter(node) is not None or name in DROPPED | ASSERTIONS | OF_SIZES:
            return True
        if torch_complex.concerns(node) and name != "getitem" and name not in torch_complex.PARTWISE:
            return name in COMPLEX_CONVERTERS
        return name in CONVERTERS or name in self.convert_map

    def convert(self, node: fx.Node) -> relax.Expr | Complex | list[relax.Expr | None] | None:
        with float8.read(self, node, _name(node), own=own_converter(node) is not None):
            return self.by_converter(node)

    def by_converter(self, node: fx.Node) -> relax.Expr | Complex | list[relax.Expr | None] | None:
        """The result of `node`, whose operands are as its converter takes them."""
        if _name(node) == "_local_scalar_dense.default":
            return item(node, self)
        if _name(node) == "sym_storage_offset.default":
            return None  # of where a view lies checks alone read
        if _is_size(node):
            return self.size(node.meta["val"])
        if isinstance(node.meta.get("val"), bool | torch.SymBool):
            return None  # read by checks of sizes alone, of which `hold` knows
        if is_real(node):
            return node.meta["val"]  # where a tensor is computed with it, `number` makes one of it
        if (own := own_converter(node)) is not None:
            return self.convert_by(own, node)
        name = _name(node)
        if name in DROPPED:
            return None
        if name in ASSERTIONS:
            self.note_assertion(node)
            return None
        if name in OF_SIZES:
            self.hold(node)
            return None
        if name == "getitem":
            return self.env[node.args[0]][node.args[1]]
        self.refuse_chance(node)
        given = node.meta.get("val")
        if is_empty(given):
            return self.empty(given)
        if isinstance(given, (tuple, list)) and given and all(map(is_empty, given)):
            return [self.empty(each) for each in given]
        complex_numbers = torch_complex.concerns(node)
        promoted = {} if complex_numbers else self.promoted(node, name)
        promoted |= self.of_one_size(node, promoted)
        kept = {argument: self.env[argument] for argument in promoted}
        self.env.update(promoted)
        try:
            result = self.complex(node, name) if complex_numbers else self.converted(node, name)
        except TkError:
            raise
        except Exception as error:  # whatever TVM's converters raise: assertions, KeyErrors, C++ errors
            raise ImportModelError(
                message(
                    f"cannot convert {node.target} at {source_line(node)}",
                    have=f"{type(error).__name__}: {reason(error)}",
                    do="write this part otherwise",
                )
            ) from error
        finally:
            self.env.update(kept)
        return self.agree(node, result, node.meta.get("val"))

    def note_assertion(self, node: fx.Node) -> None:
        """An assertion about values: a checked build holds it (`asserted`), another one does without, as for indices."""
        if is_checked():
            text = node.args[1] if len(node.args) > 1 else node.kwargs.get("assert_msg", "an assertion of the model")
            self.assertions.append((self.block_builder.emit(relax.op.astype(self.env[node.args[0]], "bool")), str(text)))

    def hold(self, node: fx.Node) -> None:
        """A check of sizes. torch has proved those of the inputs' alone when it exported; each run is held to others."""
        value: Any = getattr(node.args[0], "meta", {}).get("val")
        names = {str(each) for each in value.node.expr.free_symbols} if isinstance(value, torch.SymBool) else set()
        few = isinstance(node.args[0], fx.Node) and _name(node.args[0]) == "le" and names <= self.unlimited
        if names & set(self.counts) and names <= set(self.variables) and not few:
            self.needs(condition_to_tir(value.node.expr, self.variables))

    def needs(self, condition: Any) -> None:
        """Holds each run to `condition`, if it is of sizes that values give."""
        counts, most = names_of(self.counts.values()), {self.variables[n].name: m for n, m in self.most.items()}
        if isinstance(condition, tvm.ir.Expr) and undecided(condition, most) & counts:
            check_of_sizes(self.block_builder, condition)

    def counted(self, values: relax.Expr, size: torch.SymInt | int | None, most: Any = None) -> relax.Expr | int:
        """The dim that `values`, int64 [1], holds when the model runs, called `size` by torch: a new one where that is a symbol
        that is not known yet, or None; to another one a run is held. `most` says that it is no more than that, and no less than
        0, whatever the model's inputs are."""
        to_shape = relax.ExternFunc("vm.builtin.tensor_to_shape")  # relax.tensor_to_shape becomes this, with dims of its own
        kind = relax.ShapeType(ndim=1)
        shape = self.block_builder.emit(relax.call_pure_packed(to_shape, values, ty_args=[kind]))
        name = f"count_{len(self.counts)}"
        symbol = name if size is None else str(_sympy(size))
        if not self.is_known(size):
            self.counts[symbol] = self.variables[symbol] = tvm.tirx.Var(name, "int64")
            if most is not None:
                self.most[symbol] = int(getattr(most, "value", tvm.sym.ConstIntBound.POS_INF))
        found = self.variables[name] if size is None else self.size(size)
        self.block_builder.match_cast(shape, relax.ShapeType([found]))
        return found

    def is_also(self, count: relax.Expr | int, size: torch.SymInt | int | None) -> None:
        """What was counted before is called `size` too: another name for it, or what a run is held to."""
        if size is None:
            return
        if not self.is_known(size):
            self.counts[str(_sympy(size))] = self.variables[str(_sympy(size))] = count
        elif not tvm.sym.Analyzer().can_prove_equal(count, self.size(size)):
            check_of_sizes(self.block_builder, tvm.tirx.EQ(*map(tvm.tirx.convert, (count, self.size(size)))))

    def is_known(self, size: torch.SymInt | int | None) -> bool:
        """Whether torch's `size` is more than a symbol that is new."""
        return size is not None and (not _sympy(size).is_Symbol or str(_sympy(size)) in self.variables)

    def asserted(self, tensors: list[relax.Expr]) -> list[relax.Expr]:
        """What the program returns, the first tensor that has elements with all assertions before it."""
        for i, tensor in enumerate(tensors):
            if self.assertions and all(getattr(size, "value", 1) for size in tensor.ty.shape):
                for condition, text in self.assertions:
                    tensor = asserting(self.block_builder, tensor, condition, text)
                return [*tensors[:i], tensor, *tensors[i + 1 :]]
        return tensors

    def converted(self, node: fx.Node, name: str) -> Any:
        return CONVERTERS[name](node, self) if name in CONVERTERS else self.convert_map[name](node)

    def complex(self, node: fx.Node, name: str) -> relax.Expr | Complex | list[Complex]:
        """The result of an operator that takes or gives complex numbers."""
        if name in COMPLEX_CONVERTERS:
            return COMPLEX_CONVERTERS[name](node, self)
        return torch_complex.partwise(node, self, lambda each: self.converted(each, name))

    def convert_by(self, own: Converter, node: fx.Node) -> relax.Expr | list[relax.Expr | None]:
        """The result of a user's converter, which takes and gives tensors in the dtypes that torch has for them."""
        args, attributes = fx.map_arg((node.args, dict(node.kwargs)), lambda arg: self.env[arg])
        label = f"{node.target} at {source_line(node)}"
        results = results_of(own, label, self.block_builder, args, attributes)
        several = isinstance(node.meta.get("val"), tuple | list)
        if not several and len(results) != 1:
            what = f"the registered converter of {label} gives {len(results)} results"
            raise ImportModelError(message(what, need=1, do="return one expression"))
        return self.agree(node, results if several else results[0], node.meta.get("val"))

    def size(self, size: torch.SymInt | int) -> relax.Expr:
        """A size of torch's (int or SymInt) as an int or a TIR expression."""
        return to_tir(_sympy(self.fixed(size)), self.variables)

    def fixed(self, size: torch.SymInt | int) -> torch.SymInt | int:
        """The size as an int where the bounds of the dims leave it one value, as `1 - max(0, 1 - n)` of n tokens."""
        if not isinstance(size, torch.SymInt) or size.node.expr.is_Symbol:
            return size
        symbols = size.node.expr.free_symbols
        if any(str(symbol) not in self.bounds for symbol in symbols):
            return size
        spans = {symbol: self.bounds[str(symbol)] for symbol in symbols}
        ranges = {symbol: ValueRanges(low, int_oo if high is None else high) for symbol, (low, high) in spans.items()}
        span = bound_sympy(size.node.expr, ranges)
        return int(span.lower) if span.lower == span.upper else size

    def refuse_chance(self, node: fx.Node) -> None:
        tags = getattr(node.target, "tags", ())
        if torch.Tag.nondeterministic_seeded in tags and _name(node) not in CONVERTERS:
            raise ImportModelError(
                message(
                    f"the model draws random numbers ({node.target}) at {source_line(node)}",
                    need="a model in evaluation mode",
                    do="call .eval(), or give what is drawn as an input",
                )
            )

    def promoted(self, node: fx.Node, name: str) -> dict[fx.Node, relax.Expr]:
        """The tensor arguments that the operator computes with in another dtype, cast to it."""
        tensors = [n for n in node.all_input_nodes if isinstance(n.meta.get("val"), torch.Tensor)]
        chosen = [n for n in tensors if isinstance(self.env[n], relax.Expr) and dtype_of(self.env[n])]
        if name in WIDENED_ARGUMENTS:
            chosen = [n for n in chosen if any(i < len(node.args) and node.args[i] is n for i in WIDENED_ARGUMENTS[name])]
        elif name.startswith(("where.", "masked_fill.")):
            chosen = [n for n in chosen if n is not node.args[0 if name.startswith("where") else 1]]
        dtype = None if float8.moves_codes(node, name) else self.computing_dtype(node, name)
        sizes = self.size_operands(node, name, dtype)
        if dtype is None:
            return sizes
        to = self._convert_data_type(dtype)
        lower = [n for n in chosen if dtype_of(self.env[n]) != to and torch.can_cast(n.meta["val"].dtype, dtype)]
        return sizes | {n: self.block_builder.emit(relax.op.astype(self.env[n], to)) for n in lower}

    def of_one_size(self, node: fx.Node, promoted: Mapping[fx.Node, relax.Expr]) -> dict[fx.Node, relax.Expr]:
        """The tensor arguments of an elementwise operator with sizes that torch takes for the result's and TVM cannot show to
        be, such as those of an image that is cut into windows and put together again: the result's, checked in each run."""
        value = node.meta.get("val")
        if torch.Tag.pointwise not in getattr(node.target, "tags", ()) or not isinstance(value, torch.Tensor):
            return {}
        analyzer, cast = tvm.sym.Analyzer(), {}
        for argument in node.all_input_nodes:
            have, x = argument.meta.get("val"), promoted.get(argument, self.env[argument])
            if not isinstance(have, torch.Tensor) or not _is_tensor(x) or not 0 < have.ndim <= value.ndim:
                continue
            pairs = list(zip(map(self.fixed, have.shape), value.shape[-have.ndim :], strict=True))
            kept = [self.is_own(size, need) for size, need in pairs]
            if all(kept) and all(isinstance(size, int) for size, _ in pairs):
                continue
            sizes = [(self.size(size), self.size(size if own else need)) for (size, need), own in zip(pairs, kept, strict=True)]
            if not all(analyzer.can_prove_equal(size, need) for size, need in sizes):
                cast[argument] = self.block_builder.match_cast(x, relax.TensorType([need for _, need in sizes], dtype_of(x)))
        return cast

    def is_own(self, size: torch.SymInt | int, need: torch.SymInt | int) -> bool:
        """Whether an operand keeps a `size` where the result's is `need`: a number, but for one that counted ones sum up to."""
        counted = isinstance(need, torch.SymInt) and any(str(each) in self.counts for each in need.node.expr.free_symbols)
        return isinstance(size, int) and (size == 1 or not counted)

    def size_operands(self, node: fx.Node, name: str, dtype: torch.dtype | None) -> dict[fx.Node, relax.Expr]:
        """Numbers known when the model runs that the operator computes with, as tensors without dims: Relax has no arithmetic
        of tensors and sizes."""
        if name not in COMPUTING_WITH_SIZES or not isinstance(node.meta.get("val"), torch.Tensor):
            return {}
        computed = [arg for arg in node.args[:4] if isinstance(arg, fx.Node)]  # alpha is a keyword
        sizes = [n for n in computed if (_is_size(n) or is_real(n)) and not isinstance(self.env[n], int | float)]
        tensors = [n.meta["val"].dtype for n in node.all_input_nodes if isinstance(n.meta.get("val"), torch.Tensor)]
        to = self._convert_data_type(dtype or tensors[0])
        return {n: number(self, n, to) for n in sizes}

    def computing_dtype(self, node: fx.Node, name: str) -> torch.dtype | None:
        """The dtype in which the operator computes, or None if it takes its arguments as they are."""
        value = node.meta.get("val")
        value = value[0] if isinstance(value, tuple | list) and value else value
        if name in AS_IS or not isinstance(value, torch.Tensor):
            return None
        if name in COMPARING:
            a, b = (_example(arg.meta["val"]) if isinstance(arg, fx.Node) else arg for arg in node.args[:2])
            return torch.result_type(a, b)
        if name in PICKING:
            return value.dtype
        if value.dtype is torch.bool:
            return None
        return torch.float32 if value.dtype in (torch.float16, torch.bfloat16) else value.dtype

    def agree(
        self,
        node: fx.Node,
        result: relax.Expr | Complex | list[relax.Expr | None],
        value: torch.Tensor | Sequence[torch.Tensor],
    ) -> relax.Expr | list[relax.Expr | None]:
        """`result` with torch's dtype and shape, or ImportModelError."""
        if isinstance(value, tuple | list):
            # TVM gives some operators only the first of their results: the others are looked at only if the model uses them
            parts = [result] if _is_tensor(result) else self.parts(result, len(value))
            used = {user.args[1] for user in node.users if _name(user) == "getitem"}
            if lost := sorted(i for i in used if i >= len(parts) or parts[i] is None):
                raise ImportModelError(
                    message(
                        f"there is no conversion of result {lost[0]} of {node.target} at {source_line(node)}",
                        do="write this part otherwise",
                    )
                )
            return [
                self.agree(node, part, item) if i in used else None
                for i, (part, item) in enumerate(zip(parts, value, strict=False))
            ]
        if not isinstance(value, torch.Tensor):
            return result
        if is_empty(value):
            return self.empty(value)
        if isinstance(result, Complex):
            return Complex(*(self.agree(node, part, real) for part, real in zip(result, (value.real, value.imag), strict=True)))
        dtype = self.stored_dtype(value.dtype)
        result = self.block_builder.normalize(result)
        if float8.is_float8(value):
            result = float8.as_codes(self, result, value.dtype)
        elif dtype_of(result) != dtype:
            if not _may_cast(dtype_of(result), dtype):
                raise _other_than_torch(node, "dtype", dtype, dtype_of(result))
            result = self.block_builder.emit(relax.op.astype(result, dtype))
        return self.with_shape(node, result, [self.size(dim) for dim in value.shape])

    def empty(self, value: torch.Tensor) -> relax.Expr | Complex:
        """A tensor without elements: nothing to compute, and no loop for a kernel. A constant could not be read back from a
        file."""
        if value.dtype.is_complex:
            return Complex(self.empty(value.real), self.empty(value.imag))
        shape = relax.ShapeExpr([self.size(size) for size in value.shape])
        return self.block_builder.emit(relax.op.builtin.alloc_tensor(shape, self.stored_dtype(value.dtype), 0))

    def parts(self, result: relax.Expr | list[relax.Expr | Complex | None], count: int) -> list[relax.Expr | Complex | None]:
        if isinstance(result, list | tuple):
            return list(result)
        if isinstance(result, relax.Tuple):
            return list(result.fields)
        return [self.block_builder.emit(relax.TupleGetItem(result, i)) for i in range(count)]

    def with_shape(self, node: fx.Node, result: relax.Expr, need: list[relax.Expr | int]) -> relax.Expr:
        have = result.ty.shape
        if isinstance(have, relax.ShapeExpr):
            have = list(have.values)
            provably_other = len(have) != len(need) or any(_differ(h, n) for h, n in zip(have, need, strict=False))
            if provably_other:
                raise _other_than_torch(node, "shape", need, have)
            analyzer = tvm.sym.Analyzer()
            if all(analyzer.can_prove_equal(h, n) for h, n in zip(have, need, strict=True)):
                return result
        return self.block_builder.match_cast(result, relax.TensorType(need, dtype_of(result)))


def own_converter(node: fx.Node) -> Converter | None:
    """The user's converter of the operator that `node` calls: of this overload, else of any."""
    if not isinstance(node.target, torch._ops.OpOverload):
        return None
    name = node.target._schema.name
    return converter_of("torch", f"{name}.{node.target._overloadname}", name)


def dtype_of(value: relax.Expr) -> str:
    return str(value.ty.dtype.dtype) if isinstance(value.ty, relax.TensorType) else ""


def _may_cast(have: str, need: str) -> bool:
    """Whether a result may be cast: rounded after a wider computation, or whole numbers that are small (indices, counts)."""
    return ("float" in have and "float" in need) or (have in ("int32", "int64") and need in ("int32", "int64"))


def _is_tensor(value: relax.Expr | list[relax.Expr | Complex | None]) -> bool:
    return isinstance(value, relax.Expr) and isinstance(value.ty, relax.TensorType)


def _differ(have: relax.Expr, need: relax.Expr | int) -> bool:
    have, need = getattr(have, "value", have), getattr(need, "value", need)
    return isinstance(have, int) and isinstance(need, int) and have != need


def _name(node: fx.Node) -> str:
    """The operator as `table` calls it: one of another library than torch with its namespace."""
    name = str(getattr(node.target, "__name__", node.target))
    namespace = getattr(node.target, "namespace", None) if isinstance(node.target, torch._ops.OpOverload) else None
    if namespace == "prims":  # which some of torch's decompositions end in: a complex convolution's, for one
        return _PRIMS.get(name, name)
    return name if namespace in (None, "aten") else f"{namespace}::{name}"


_PRIMS = {f"{name}.default": f"{name}.Tensor" for name in ("add", "mul", "sub")}


def _is_size(node: fx.Node) -> bool:
    return isinstance(node.meta.get("val"), int | torch.SymInt)


def _example(value: Any) -> Any:
    """A number of the type of a symbolic one, for torch's rules of types."""
    return 1.0 if isinstance(value, torch.SymFloat) else 1 if isinstance(value, torch.SymInt) else value


def _sympy(size: torch.SymInt | int) -> Any:
    import sympy  # type: ignore[import-untyped]

    return size.node.expr if isinstance(size, torch.SymInt) else sympy.Integer(size)


def _other_than_torch(node: fx.Node, what: str, need: object, have: object) -> ImportModelError:
    """The error of a conversion that gives another dtype or shape than torch says."""
    text = f"the conversion of {node.target} at {source_line(node)} has another {what} than torch"
    return ImportModelError(message(text, need=need, have=have, do="report it with the model"))
