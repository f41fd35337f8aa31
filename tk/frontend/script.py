"""FILE.py:FUNCTION: a model made by a user's Python file."""

from __future__ import annotations

import runpy
import sys
from pathlib import Path
from typing import Any

from tk.errors import ImportModelError, UsageError, meant, message
from tk.frontend.model import Model

__all__ = ["call_script", "load_script"]


def load_script(path: Path, function: str, *, dynamic_shapes: Any, shapes: Any, dtype: str | None) -> Model:
    """Runs `path`, calls `function()` in it, and imports the (module, args) or (module, args, kwargs) that it returns.

    `args` may be one tensor. What the function draws from torch's generator is the same each time. The file's own folder is
    on sys.path while it runs, as for a script.
    """
    from tk.frontend.torch.load import load_module

    module, args, kwargs = call_script(path, function)
    source = {"kind": "script", "path": str(path), "function": function}
    try:
        model = load_module(module, args, kwargs, dynamic_shapes=dynamic_shapes, shapes=shapes, dtype=dtype, source=source)
    except SystemExit as error:
        raise _left(path, function, error) from error
    model.name = path.stem
    return model


def call_script(path: Path, function: str) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
    """The module, args and kwargs that `function` of the file `path` returns."""
    return _parts(_call(path, function), f"{path}:{function}")


def _call(path: Path, function: str) -> Any:
    folder = str(path.resolve().parent)
    sys.path.insert(0, folder)
    try:
        names = runpy.run_path(str(path), run_name=path.stem)
        make = names.get(function)
        if not callable(make):
            own = sorted(n for n, v in names.items() if callable(v) and getattr(v, "__module__", None) == path.stem)
            raise UsageError(
                message(
                    f"{path} has no function {function!r}",
                    need=", ".join(own) or "a function in that file",
                    do=meant(function, own, "name one of the file's functions"),
                )
            )
        return _seeded(make)
    except UsageError:
        raise
    except SystemExit as error:
        raise _left(path, function, error) from error
    except Exception as error:
        raise ImportModelError(
            message(
                f"{path}:{function} failed", have=f"{type(error).__name__}: {error}", do="mend the function: it is run as it is"
            )
        ) from error
    finally:
        sys.path.remove(folder)


def _left(path: Path, function: str, error: SystemExit) -> ImportModelError:
    return ImportModelError(
        message(
            f"{path}:{function} ended the program",
            need="a model that it returns",
            have=f"sys.exit({error.code!r})",
            do="call sys.exit() outside of the function",
        )
    )


def _seeded(make: Any) -> Any:
    """`make()`, with weights and inputs that it draws the same each time: `tk verify` and `tk bench` build the model again."""
    import torch

    with torch.random.fork_rng(devices=[]):
        torch.manual_seed(0)
        return make()


def _parts(made: Any, what: str) -> tuple[Any, tuple[Any, ...], dict[str, Any]]:
    import torch

    if not isinstance(made, tuple) or len(made) not in (2, 3) or not isinstance(made[0], torch.nn.Module):
        raise UsageError(
            message(
                f"{what} returned something else",
                need="(module, args) or (module, args, kwargs)",
                have=type(made).__name__,
                do="return the module and its example inputs from the function",
            )
        )
    args = made[1] if isinstance(made[1], tuple | list) else (made[1],)
    return made[0], tuple(args), dict(made[2]) if len(made) == 3 else {}
