"""Users' own converters: how tk computes an operator that it does not know, or knows otherwise."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from tk.errors import ImportModelError, UsageError, meant, message

if TYPE_CHECKING:
    from tvm import relax

__all__ = ["Converter", "converter_of", "register_converter", "registered", "results_of"]

Converter = Callable[["relax.BlockBuilder", list[Any], dict[str, Any]], Any]
Given = TypeVar("Given", bound=Converter)

FRAMEWORKS = ("torch", "onnx")

_registered: dict[tuple[str, str], Converter] = {}


def register_converter(framework: str, operator: str, convert: Any = None) -> Any:
    """Have `convert` convert the operators called `operator` from now on, before any converter of tk's or TVM's.

        @tk.register_converter("torch", "mylib::swoosh")
        def swoosh(builder, args, attributes):
            x, scale = args
            return builder.emit(relax.op.multiply(relax.op.tanh(x), relax.const(scale, "float32")))

    `framework` is "torch" or "onnx". `operator` is "namespace::name" or "namespace::name.overload" in torch, and
    "domain::Operator" in ONNX, whose own domain is called "ai.onnx".

    `convert(builder, args, attributes)` gets TVM's open relax.BlockBuilder (it may emit, or call emit_te); the operator's
    arguments in order, tensors as Relax expressions, sizes as ints or TIR expressions, and None for what is left out; and
    the keyword arguments (torch) or attributes (ONNX, strings as str) as a dict. Tensors come in the dtypes that the model
    has. It returns the result as a Relax expression, or a list of them where the operator has several; each is held
    against the dtype and shape that the framework knows for it.

    Without `convert` it is a decorator. Returns `convert`. The newest of several for one operator counts. Raises UsageError
    for another framework, a name of another form, or what cannot be called.
    """
    if framework not in FRAMEWORKS:
        raise UsageError(
            message(
                "there is no such framework to convert operators of",
                need=" or ".join(FRAMEWORKS),
                have=framework,
                do=meant(framework, FRAMEWORKS, "give one of these"),
            )
        )
    if not re.fullmatch(r"[\w.]+::\w+(\.\w+)?" if framework == "torch" else r"[\w.]+::\w+", operator):
        need = "namespace::name or namespace::name.overload" if framework == "torch" else "domain::Operator"
        raise UsageError(message("this does not name an operator", need=need, have=operator, do="write the operator's name so"))

    def register(convert: Given) -> Given:
        if not callable(convert):
            raise UsageError(
                message(
                    f"the converter of {operator} cannot be called",
                    need="a function",
                    have=convert,
                    do="give the function that converts a node",
                )
            )
        _registered[framework, operator] = convert
        return convert

    return register if convert is None else register(convert)


def converter_of(framework: str, *names: str) -> Converter | None:
    """The user's converter registered under the first of `names` that has one."""
    return next((_registered[framework, name] for name in names if (framework, name) in _registered), None)


def registered(framework: str) -> tuple[str, ...]:
    """The operators that users convert themselves."""
    return tuple(operator for kind, operator in _registered if kind == framework)


def results_of(
    convert: Converter,
    label: str,
    builder: relax.BlockBuilder,
    args: Sequence[relax.Expr | None],
    attributes: Mapping[str, Any],
) -> list[relax.Expr]:
    """What the user's converter gives, as a list of expressions. Raises ImportModelError, chained, whatever it raises."""
    from tvm import relax

    try:
        given = convert(builder, list(args), dict(attributes))
        results = list(given) if isinstance(given, list | tuple) else [given]
        if not results or not all(isinstance(result, relax.Expr) for result in results):
            raise TypeError(f"it gives {given!r}, where Relax expressions are due")
        return [builder.normalize(result) for result in results]
    except Exception as error:  # the user's code may raise anything
        raise ImportModelError(
            message(
                f"the registered converter {getattr(convert, '__qualname__', convert)} fails for {label}",
                have=f"{type(error).__name__}: {error}",
                do="mend the converter: it is your own",
            )
        ) from error
