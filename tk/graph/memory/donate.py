"""Writes in place: which of the copies that copies.py put before writes are needed, and the tensors that lie over others for
those that are not.

    a = copy(cache);  b = write(a, x);  c = copy(b)       →      write(cache, x)          if cache is not read after that

Everything is decided for allocations, in the order in which kernels are called:

- the result of a kernel that writes parts of it is its operand, always;
- a copy of what is read no more afterwards is the same memory;
- what is written into an input of "main" lies in that input's memory from the start, if the input is read no more when it is
  first written, or is read only by the kernel that writes it, element for element (in_place.py). Otherwise it is copied there
  at the end of the call.

"main" then returns what its model returns. Inputs that are kept from call to call come behind those that are not: their memory
stays, so what reads and writes it is captured in CUDA graphs, like what reads weights.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import tvm
import tvm_ffi
from tvm import ir, relax

from tk.errors import CompileError, message
from tk.graph.dataflow import name_of
from tk.graph.memory.copies import COPY, OVER, VIEWS, lies_over
from tk.graph.memory.in_place import Pairs
from tk.graph.memory.state import MUTATED, STATE
from tk.graph.while_loops import called_loop

if TYPE_CHECKING:
    from tvm.ir import Expr, IRModule, Var

__all__ = ["Donate", "ReturnSomething", "StateLast", "called", "calls"]

RUN_OR_CAPTURE = "vm.builtin.cuda_graph.run_or_capture"
KEPT = "tk.kept"  # attribute of "main": how many of its inputs, the last, are kept from call to call


def StateLast() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Puts the inputs that are kept from call to call behind the others, in the order that they are in."""

    @tvm.transform.module_pass(opt_level=0, name="StateLast")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        main = mod["main"]
        names = {str(name) for name in (main.attrs or {}).get(STATE) or ()}
        if not names:
            return mod
        count = int(main.attrs["num_input"])
        params = list(main.params)
        kept = [param for param in params[:count] if str(param.name) in names]
        plain = [param for param in params[:count] if str(param.name) not in names]
        moved = relax.Function([*plain, *kept, *params[count:]], main.body, main.ret_ty, main.is_pure, main.attrs)
        mod = mod.clone()
        mod["main"] = moved.with_attr(KEPT, len(kept))
        return mod

    return rewrite


def Donate(in_place: Mapping[str, Pairs]) -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Runs when results are allocated by "main". `in_place` says by kernel which operands may hold which results."""

    @tvm.transform.module_pass(opt_level=0, name="Donate")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        main = mod["main"]
        own = [func for _, func in mod.functions_items() if not isinstance(func, relax.Function)]
        if not any((func.attrs or {}).get(name) is not None for func in (*own, main) for name in (OVER, COPY, STATE)):
            return mod
        mod = mod.clone()
        mod["main"] = _Donor(mod, main, in_place).donated()
        left = {name for _, name, _ in calls(mod, mod["main"])}
        for var, func in list(mod.functions_items()):
            if (func.attrs or {}).get(COPY) is not None and var.name_hint not in left:
                del mod[var]
        return relax.transform.Normalize()(mod)

    return rewrite


def ReturnSomething() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Has functions that return an empty tuple, since all that they do is write into inputs, return a tuple of a shape, and
    their callers take it: TVM's virtual machine has no register for the other, and writes and reads it all the same."""

    @tvm.transform.module_pass(opt_level=0, name="ReturnSomething")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        functions = {var: func for var, func in mod.functions_items() if isinstance(func, relax.Function)}
        silent = {var for var, func in functions.items() if isinstance(func.ret_ty, relax.TupleType) and not func.ret_ty.fields}
        if not silent:
            return mod
        mod = mod.clone()
        for var in silent:
            mod[var] = _returning(functions[var])
        for var in functions:
            mod[var] = _taking(mod[var], silent)
        return mod

    return rewrite


def _something() -> Any:
    """The variable for a tuple of a shape."""
    return relax.Var("nothing", relax.TupleType([relax.ShapeExpr([0]).ty]))


def _returning(func: Any) -> Any:
    """A function that returned an empty tuple, returning a tuple of a shape."""
    result = _something()
    ends = relax.BindingBlock([relax.VarBinding(result, relax.Tuple([relax.ShapeExpr([0])]))])
    own = [b for block in func.body.blocks for b in block.bindings]
    left = [b for b in own if not isinstance(b.value, relax.Tuple) or len(b.value.fields)]
    body = relax.SeqExpr([relax.BindingBlock(left), ends], result)
    return relax.Function(func.params, body, result.ty, func.is_pure, func.attrs)


def _taking(func: Any, silent: set[Any]) -> Any:
    """A function in which what runs one of the functions `silent`, in a CUDA graph, gives what that now returns."""

    def runs(value: Any) -> bool:
        args = list(value.args) if isinstance(value, relax.Call) else []
        name = str(getattr(args[0], "global_symbol", "")) if args else ""
        return name == RUN_OR_CAPTURE and args[1].fields[0] in silent

    if not any(runs(binding.value) for block in func.body.blocks for binding in block.bindings):
        return func
    blocks = []
    for block in func.body.blocks:
        bindings = []
        for binding in block.bindings:
            if runs(value := binding.value):
                taken = _something()
                binding = relax.VarBinding(taken, relax.Call(value.op, value.args, value.attrs, [taken.ty]))
            bindings.append(binding)
        blocks.append(relax.BindingBlock(bindings))
    return relax.Function(func.params, relax.SeqExpr(blocks, func.body.body), func.ret_ty, func.is_pure, func.attrs)


def called(mod: Any, value: Any) -> tuple[str, Sequence[Any]] | None:
    """The name and the arguments of a kernel's call, as many as it has parameters; None for anything else."""
    if not isinstance(value, relax.Call):
        return None
    function, args = value.op, list(value.args)
    if getattr(function, "name", "") == "relax.vm.call_tir_dyn":
        function, args = value.args[0], list(value.args[1].fields)
    if not isinstance(function, ir.GlobalVar) or isinstance(mod[function], relax.Function):
        return None
    return str(function.name_hint), args


def _tensors(args: Sequence[Expr]) -> list[Expr]:
    """A kernel's operands and results, without the sizes that it may take behind them."""
    return [arg for arg in args if isinstance(arg.ty, relax.TensorType)]


def _without_idle_views(bindings: Sequence[relax.VarBinding], fields: Sequence[Expr]) -> list[relax.VarBinding]:
    """The bindings but for views that nobody reads, as of copies that are gone: the VM would make each of them in every call,
    two a layer of a language model."""
    used = {var for field in fields for var in relax.analysis.free_vars(field)}
    left: list[relax.VarBinding] = []
    for binding in reversed(bindings):
        if name_of(binding.value) in VIEWS and binding.var not in used:
            continue
        used.update(relax.analysis.free_vars(binding.value))
        left.append(binding)
    return left[::-1]


def calls(mod: IRModule, func: relax.Function) -> list[tuple[int, str, Sequence[Expr]]]:
    """The calls of kernels in a function: the number of the binding, the kernel's name, the arguments."""
    values = [binding.value for block in func.body.blocks for binding in block.bindings]
    found = [(step, called(mod, value)) for step, value in enumerate(values)]
    return [(step, *each) for step, each in found if each is not None]


@dataclass
class _Memory:
    """What an allocation or an input is: its variable; the steps of its first and last use, and of the last kernel that writes
    over a part of it; whether a result lies in it."""

    var: Var
    first: int = -1
    last: int = -1
    overwritten: int = -1
    escapes: bool = False


class _Donor:
    """One "main": its bindings, and which memory each variable lies in."""

    def __init__(self, mod: IRModule, main: relax.Function, in_place: Mapping[str, Pairs]) -> None:
        self.mod, self.main, self.in_place = mod, main, in_place
        attrs = {var.name_hint: func.attrs or {} for var, func in mod.functions_items()}
        functions = ((var.name_hint, func) for var, func in mod.functions_items())
        self.over = {name: over for name, func in functions if (over := lies_over(func))}
        self.copies = {name for name, each in attrs.items() if each.get(COPY) is not None}
        self.bindings = [binding for block in main.body.blocks for binding in block.bindings]
        self.calls = [(step, name, _tensors(args)) for step, name, args in calls(mod, main)]
        self.values = {binding.var: binding.value for binding in self.bindings}
        self.mutated = [str(name) for name in (main.attrs or {}).get(MUTATED) or ()]
        self.fields = list(self.values.get(main.body.body, main.body.body).fields)
        self.plain = len(self.fields) - len(self.mutated)
        self.params = {str(param.name): param for param in main.params}
        self.inputs = set(main.params)
        self.memory: dict[Var, _Memory] = {param: _Memory(param) for param in main.params}
        self.lies: dict[Var, frozenset[Var]] = {param: frozenset({param}) for param in main.params}
        self.rebound: dict[Var, Expr] = {}  # by allocation: the variable that it is instead
        self.dropped: set[int] = set()  # steps that are no longer called
        for step, binding in enumerate(self.bindings):
            self._follow(step, binding)
        for field in self.fields[: self.plain]:
            for var in self._roots(field):
                self.memory[var].escapes = True

    def donated(self) -> relax.Function:
        """The function without the copies that it can do without."""
        for step, name, args in self.calls:
            if name in self.over:
                self._lay_over(step, name, args)
        commits = self._commits()
        unchanged = {name for name, field in self._written() if self._root(field) == self.params[name]}
        if lost := set(self.mutated) - unchanged - {str(param.name) for param, _ in commits.values()}:
            what = f"what is written into {', '.join(sorted(lost))} is not copied there"
            raise CompileError(message(what, do="report it with the model"))
        for step, name, args in self.calls:
            if name in self.copies and step not in commits:
                self._elide(step, *args)
        for step, (param, copied) in commits.items():
            self._commit(step, param, *copied)
        return self._rebuilt()

    def _commits(self) -> dict[int, tuple[Expr, Sequence[Expr]]]:
        """The copies at the end, by step: the input that each is to be written into, and the call's arguments."""
        wanted = {root: name for name, field in self._written() for root in self._roots(field) - self.inputs}
        copies = [(step, args, self._root(args[1])) for step, name, args in self.calls if name in self.copies]
        return {step: (self.params[wanted[root]], args) for step, args, root in copies if root in wanted}

    def _written(self) -> list[tuple[str, Expr]]:
        """What is written into each input at the end."""
        return list(zip(self.mutated, self.fields[self.plain :], strict=True))

    def _follow(self, step: int, binding: relax.VarBinding) -> None:
        """Note what binding number `step` allocates and uses."""
        value = binding.value
        if name_of(value) == "builtin.alloc_tensor":
            self.memory[binding.var] = _Memory(binding.var)
            self.lies[binding.var] = frozenset({binding.var})
            return
        self.lies[binding.var] = self._roots(value)
        if called_loop(value) is not None:  # memory of its own, in which nothing else is put: as an input's
            self._used(step, self.lies[binding.var])
            self.memory[binding.var] = _Memory(binding.var, step, step)
            self.lies[binding.var] = frozenset({binding.var})
            self.inputs.add(binding.var)
            return
        if isinstance(value, relax.Var | relax.Tuple | relax.TupleGetItem) or name_of(value) in VIEWS:
            return
        self._used(step, self.lies[binding.var])

    def _used(self, step: int, roots: frozenset[Var]) -> None:
        for var in roots:
            memory = self.memory[var]
            memory.first = step if memory.first < 0 else memory.first
            memory.last = step

    def _roots(self, expr: Expr) -> frozenset[Var]:
        """The allocations and inputs that what `expr` reads may lie in."""
        if isinstance(expr, relax.Var):
            return self.lies.get(expr, frozenset())
        if isinstance(expr, relax.TupleGetItem):  # one of a kernel's results
            whole = self.values.get(expr.tuple_value, expr.tuple_value)
            if isinstance(whole, relax.Tuple):
                return self._roots(whole.fields[expr.index])
        found = [self.lies.get(var, frozenset()) for var in relax.analysis.free_vars(expr) if not ir.is_prim_expr(var)]
        return frozenset().union(*found)

    def _root(self, var: Expr) -> Expr | None:
        """The one allocation or input that a variable lies in."""
        roots = self._roots(var)
        return self._current(next(iter(roots))) if len(roots) == 1 else None

    def _current(self, root: Expr) -> Expr:
        """What memory `root` is by now."""
        while root in self.rebound:
            root = next(iter(self._roots(self.rebound[root])))
        return root

    def _lay_over(self, step: int, name: str, args: Sequence[Expr]) -> None:
        """Have each result of a kernel that writes parts of it be its operand, which is a copy that nothing else reads."""
        results = args[-len(self.over[name]) :]
        for operand, result in ((args[n], result) for n, result in zip(self.over[name], results, strict=True) if n >= 0):
            source, root = self._root(operand), self._root(result)
            if source is None or root is None or source in self.inputs or self.memory[source].last != step:
                what = f"the operand of {name} is read after {name} has written over it"
                raise CompileError(message(what, do="report it with the model"))
            self._merge(root, operand, source)
            self.memory[source].overwritten = step

    def _elide(self, step: int, source: Expr, result: Expr) -> None:
        """Have a copy be what it is copied from, if that is read no more."""
        a, b = self._root(source), self._root(result)
        if a is None or b is None or a == b or a in self.inputs:
            return
        if self.memory[a].last == step and not self.memory[a].escapes:
            self._merge(b, source, a)
            self.dropped.add(step)

    def _commit(self, step: int, param: Expr, source: Expr, result: Expr) -> None:
        """Have what is written into `param` at the end lie there from the start, or else be copied there. What is read behind
        the copy is the same in either place: kernels may be put in another order (OrderKernels)."""
        a, b = self._root(source), self._root(result)
        assert b is not None
        if a is not None and a not in self.inputs:
            memory = self.memory[a]
            if memory.overwritten < step and not memory.escapes and self._is_free(param, memory):
                self._merge(b, source, a)
                self.dropped.add(step)
                b = a
        written = self.memory[b]
        self._drop_copy(param, written.first)
        self._merge(b, param, param)

    def _is_free(self, param: Expr, written: _Memory) -> bool:
        """Whether `param` is read no more when `written` is first written, or only as it is."""
        last, step = self.memory[param].last, written.first
        if last != step:
            return last < step
        found = called(self.mod, self.bindings[step].value)
        if found is None:
            return False
        name, args = found
        pairs = ((0, 1),) if name in self.copies else self.in_place.get(name, ())
        reads = [n for n, arg in enumerate(args) if param in {self._current(root) for root in self._roots(arg)}]
        return len(reads) == 1 and any(n == reads[0] and self._root(args[m]) == written.var for n, m in pairs)

    def _drop_copy(self, param: Expr, step: int) -> None:
        """Leave out the call that copies `param` into what lies over it now."""
        found = called(self.mod, self.bindings[step].value)
        if found is not None and found[0] in self.copies and self._root(found[1][0]) == param:
            self.dropped.add(step)

    def _merge(self, root: Expr, var: Var, into: Expr) -> None:
        """Have the allocation `root` be the variable `var`, which lies in `into`."""
        self.rebound[root] = var
        one, other = self.memory[into], self.memory[root]
        one.last, one.escapes = max(one.last, other.last), one.escapes or other.escapes
        one.overwritten = max(one.overwritten, other.overwritten)

    def _rebuilt(self) -> relax.Function:
        bindings = []
        for step, binding in enumerate(self.bindings):
            if step in self.dropped or binding.var.same_as(self.main.body.body):
                continue
            bindings.append(self._rebinding(binding) if binding.var in self.rebound else binding)
        fields = self.fields[: self.plain]
        bindings = _without_idle_views(bindings, fields)
        result = relax.Var("results", relax.TupleType([field.ty for field in fields]))
        bindings.append(relax.VarBinding(result, relax.Tuple(fields)))
        body = relax.SeqExpr([relax.BindingBlock(bindings)], result)
        func = relax.Function(self.main.params, body, result.ty, self.main.is_pure, self.main.attrs)
        kept = int((self.main.attrs or {}).get(KEPT) or 0)
        return func.with_attr("num_input", int(self.main.attrs["num_input"]) - kept) if kept else func

    def _rebinding(self, binding: relax.VarBinding) -> relax.VarBinding:
        """The binding of an allocation that is another variable's memory."""
        var = self.rebound[binding.var]
        same = tvm_ffi.structural_equal(var.ty.shape, binding.var.ty.shape)
        return relax.VarBinding(binding.var, var if same else relax.op.reshape(var, binding.var.ty.shape))
