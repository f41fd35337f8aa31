"""Import: anything that people call a model becomes a `Model`."""

from __future__ import annotations

import importlib.util
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from tk.errors import ImportModelError, UsageError, message
from tk.frontend.model import Model
from tk.frontend.shapes import Shapes, parse_shapes, show_shape

__all__ = ["Model", "Shapes", "load", "parse_shapes", "show_shape"]

_KINDS = (
    "a torch module or exported program, an onnx.ModelProto, FILE.onnx, FILE.pt2, zoo:NAME, FILE.py:FUNCTION, or a language "
    "model's FOLDER"
)

_INSTEAD = {
    **dict.fromkeys((".pt", ".pth", ".bin"), "load it in torch, and write FILE.pt2 by torch.export.save, or FILE.py:FUNCTION"),
    ".py": "name the function that returns the model: FILE.py:FUNCTION",
    ".tk": "give the model that this package was compiled from",
}


def load(
    source: Any,
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] | None = None,
    *,
    dynamic_shapes: Any = None,
    shapes: Shapes | None = None,
    dtype: str | None = None,
    weights: str | Path | None = None,
    constants: Mapping[str, int | list[float]] | None = None,
    state: Mapping[str, str] | None = None,
) -> Model:
    """`source` imported.

    `source`: a torch.nn.Module (with example inputs in `args` and `kwargs`), a torch.export.ExportedProgram, an
    onnx.ModelProto, or a str or Path: `FILE.onnx`, `FILE.pt2`, `zoo:NAME` (`zoo:NAME?batch=4` passes options on), or
    `FILE.py:FUNCTION`, where the function returns (module, args) or (module, args, kwargs).
    `dynamic_shapes` is torch.export's. `shapes` gives inputs other shapes by name (see `parse_shapes`): sizes replace
    those of the example inputs, ranges and names make dims dynamic. `dtype` ("float16", "bfloat16", "float32") casts
    what is floating in a torch module and its inputs. `weights` is a folder of safetensors for a zoo model. `constants`
    gives inputs of an ONNX model values, by name: they are compiled in, and no longer passed. `state` names inputs of an ONNX
    model and the outputs that are written into them, {"past": "present"}: they are kept from call to call.

    Raises UsageError for arguments that do not fit the source, ImportModelError for a model that cannot be read, and
    UnsupportedOperatorError, which lists them all, for operators that tk cannot convert.
    """
    asked = dict(shapes or {})
    family = "named" if isinstance(source, str | Path) else _family(source)
    if (constants or state) and family != "onnx" and not str(source).endswith(".onnx"):
        what = "values are bound to the inputs of ONNX models only" if constants else "pairs of a state are of ONNX models only"
        raise UsageError(
            message(
                what, need="FILE.onnx", have=_shown(source), do="leave constants and state out, or export the model to ONNX"
            )
        )
    if isinstance(source, str | Path):
        if Path(source).suffix == ".onnx" and weights is None:
            return _load_onnx(_existing(str(source)), args, kwargs, dynamic_shapes, asked, dtype, constants, state)
        return _load_named(str(source), args, kwargs, dynamic_shapes, asked, dtype, weights)
    if weights is not None:
        raise UsageError(
            message(
                "weights are read for zoo models only",
                need="zoo:NAME",
                have=type(source).__name__,
                do="load the weights into the model before it is compiled",
            )
        )
    if family == "onnx":
        return _load_onnx(source, args, kwargs, dynamic_shapes, asked, dtype, constants, state)
    if family in ("module", "exported"):
        return _load_torch(family, source, args, kwargs, dynamic_shapes, asked, dtype)
    raise UsageError(message("this is no model", need=_KINDS, have=_shown(source), do="give one of these, or the path of one"))


def _shown(source: int | str) -> str:
    return str(source) if isinstance(source, str | Path) else f"{type(source).__module__}.{type(source).__qualname__}"


def _family(source: Any) -> str:
    """What `source` is, without importing a framework that it does not come from."""
    bases = {f"{base.__module__}.{base.__qualname__}" for base in type(source).__mro__}
    if "torch.nn.modules.module.Module" in bases:
        return "module"
    if "torch.export.exported_program.ExportedProgram" in bases:
        return "exported"
    return "onnx" if type(source).__name__ == "ModelProto" else "unknown"


def _load_named(
    name: str,
    args: Sequence[Any],
    kwargs: Mapping[str, Any] | None,
    dynamic_shapes: Any,
    shapes: dict[str, Any],
    dtype: str | None,
    weights: str | Path | None,
) -> Model:
    if name.startswith("zoo:"):
        from tk.frontend.zoo import load_zoo

        _need("torch")
        _no_example(name, args, kwargs)
        return load_zoo(name, dynamic_shapes=dynamic_shapes, shapes=shapes, dtype=dtype, weights=weights)
    if weights is not None:
        raise UsageError(
            message(
                "weights are read for zoo models only",
                need="zoo:NAME",
                have=name,
                do="load the weights into the model before it is compiled",
            )
        )
    path, colon, function = name.rpartition(":")
    if colon and path.endswith(".py"):
        from tk.frontend.script import load_script

        _need("torch")
        _no_example(name, args, kwargs)
        return load_script(_existing(path), function, dynamic_shapes=dynamic_shapes, shapes=shapes, dtype=dtype)
    suffix = Path(name).suffix
    if suffix == ".pt2":
        return _load_torch("pt2", _existing(name), args, kwargs, dynamic_shapes, shapes, dtype)
    have = f"suffix {suffix!r}" if suffix else f"{name}, and no such folder"
    raise UsageError(message(f"cannot tell what {name!r} is", need=_KINDS, have=have, do=_INSTEAD.get(suffix)))


def _load_torch(
    family: str, source: Any, args: Any, kwargs: Any, dynamic_shapes: Any, shapes: dict[str, Any], dtype: Any
) -> Model:
    _need("torch")
    from tk.frontend.torch import load as frontend

    if family == "module":
        return frontend.load_module(source, args, kwargs, dynamic_shapes=dynamic_shapes, shapes=shapes, dtype=dtype)
    what = "an exported program" if family == "exported" else source.name
    if dynamic_shapes is not None or shapes or dtype is not None:
        raise UsageError(
            message(
                f"{what} has its shapes and dtypes already",
                have="dynamic_shapes, shapes or dtype",
                do="export it anew with these",
            )
        )
    if family == "exported":
        return frontend.load_exported(source, args, kwargs)
    return frontend.load_pt2(source, args, kwargs)


def _load_onnx(
    source: Any,
    args: Any,
    kwargs: Any,
    dynamic_shapes: Any,
    shapes: dict[str, Any],
    dtype: Any,
    constants: Any,
    state: Any,
) -> Model:
    _need("onnx")
    from tk.frontend.onnx.load import load_onnx

    if dynamic_shapes is not None:
        raise UsageError(
            message("an ONNX file names its dynamic dims itself", have="dynamic_shapes", do="bind or bound them by shapes")
        )
    if dtype is not None:
        raise UsageError(
            message(
                "an ONNX model keeps the dtypes that it was exported with",
                have=f"dtype={dtype!r}",
                do="export it in that dtype",
            )
        )
    return load_onnx(source, args, kwargs, shapes=shapes, constants=constants, state=state)


def _need(extra: str) -> None:
    if importlib.util.find_spec(extra) is None:
        raise ImportModelError(
            message(f"{extra} is not installed", need=f"the extra {extra!r}", do=f'pip install "tk-compiler[{extra}]"')
        )


def _no_example(name: str, args: Sequence[Any], kwargs: Mapping[str, Any] | None) -> None:
    if args or kwargs:
        raise UsageError(message(f"{name} brings its own example inputs", have="args or kwargs", do="give shapes instead"))


def _existing(path: str) -> Path:
    found = Path(path)
    if not found.is_file():
        raise ImportModelError(
            message(f"there is no file {path}", have=f"the folder {Path.cwd()}", do="check the path, or give it from the root")
        )
    return found
