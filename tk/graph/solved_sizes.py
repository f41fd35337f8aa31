"""Sizes that inputs tell as parts of expressions alone.

    main(x: [4 * h], sizes: shape(h))    →    main(x: [x_0])
                                              shape(h) = match_cast(shape(x_0 // 4));  x: [4 * h] = match_cast(x)

TVM's virtual machine takes a symbolic size from a dim that is this size. An importer passes others as a shape behind the
inputs, so that every pass finds them defined by a parameter; a call has no such argument, and computes them when it begins.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import tvm
import tvm_ffi
from tvm import relax, tirx
from tvm.ir import Var

if TYPE_CHECKING:
    from tvm.ir import Expr

__all__ = ["SolveSizes", "sizes_parameter"]

NAME = "sizes_of_inputs"


def sizes_parameter(sizes: Sequence[Var]) -> Var:
    """The parameter of "main", behind its inputs, that stands for sizes of which no input has a dim alone."""
    return relax.Var(NAME, relax.ShapeType(list(sizes)))


def SolveSizes() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Computes such sizes from the inputs' shapes, in place of the parameter."""

    @tvm.transform.module_pass(opt_level=0, name="SolveSizes")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: tvm.transform.PassContext) -> tvm.IRModule:
        for var, func in mod.functions_items():
            if isinstance(func, relax.Function) and any(str(param.name) == NAME for param in func.params):
                mod = mod.clone()
                mod[var] = _solved(func)
        return mod

    return rewrite


def _solved(func: relax.Function) -> relax.Function:
    [given] = [param for param in func.params if str(param.name) == NAME]
    kept = [param for param in func.params if not param.same_as(given)]
    wanted = list(given.ty.values)
    solved: dict[Var, Expr] = {}
    params: list[Var] = []
    casts: list[relax.Binding] = []
    for param in kept:
        shape = getattr(param.ty, "shape", None)
        named = relax.analysis.tir_vars_in_type(param.ty)
        if not isinstance(shape, relax.ShapeExpr) or not any(size.same_as(name) for size in wanted for name in named):
            params.append(param)
            continue
        sizes = []
        for axis, size in enumerate(shape.values):
            if not any(each.same_as(name) for each in wanted for name in _names(size)):
                sizes.append(size)
                continue
            sizes.append(tirx.Var(f"{param.name}_{axis}", "int64"))
            for name in wanted:
                if name not in solved and (line := _line(size, name)) is not None:
                    solved[name] = tirx.floordiv(sizes[-1] - line[1], line[0])
        params.append(relax.Var(str(param.name), relax.TensorType(sizes, param.ty.dtype, param.ty.vdevice)))
        casts.append(relax.MatchCast(param, params[-1], param.ty))
    ty = relax.ShapeType(wanted)
    values = relax.ShapeExpr([solved[name] for name in wanted])
    computed = relax.VarBinding(relax.Var("solved", values.ty), values)  # VMShapeLower computes what is bound alone
    first = relax.BindingBlock([computed, relax.MatchCast(given, computed.var, ty), *casts])
    body = relax.SeqExpr([first, *func.body.blocks], func.body.body)
    result = relax.analysis.erase_to_well_defined(func.ret_ty)  # which names sizes that the parameters do not have
    new = relax.Function(params, body, result, func.is_pure, func.attrs)
    return new.with_attr("num_input", int(func.attrs["num_input"]) - 1) if "num_input" in (func.attrs or {}) else new


def _line(size: Expr, name: Var) -> tuple[int, int] | None:
    """(factor, rest) of a size that is factor · name + rest, factor 1 or more; None of any other."""
    analyzer = tvm.sym.Analyzer()
    values = ({name: tirx.const(n, "int64")} for n in (0, 1))
    rest, one = (analyzer.simplify(tvm_ffi.structural_map(size, [(Var, lambda v, n=n: n.get(v, v))])) for n in values)
    if not isinstance(rest, tirx.IntImm) or not isinstance(one, tirx.IntImm) or (factor := int(one) - int(rest)) < 1:
        return None
    return (factor, int(rest)) if analyzer.can_prove_equal(size, factor * name + int(rest)) else None


def _names(size: Expr) -> list[Var]:
    found: list[Var] = []
    tvm_ffi.structural_walk(size, (Var, found.append))
    return found
