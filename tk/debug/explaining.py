"""What goes wrong in libraries while a model is compiled, said of the model."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from tk.errors import CompileError, TkError, advises, message, reason

if TYPE_CHECKING:
    from tk.frontend.model import Model
    from tk.target import Target

__all__ = ["explaining"]


@contextmanager
def explaining(model: Model, target: Target) -> Iterator[None]:
    """What other libraries raise while `model` is compiled becomes a CompileError that names it."""
    try:
        yield
    except TkError:
        raise
    except OSError as error:
        where = f"{error.filename}: " if error.filename else ""
        raise CompileError(
            message(
                f"{model.name} cannot be compiled for {target.name}: a file cannot be read or written",
                have=f"{where}{error.strerror or error}",
                do="make room, or name other folders: --dump, TMPDIR=…",
            )
        ) from error
    except Exception as error:
        what = f"{model.name} does not compile for {target.name}"
        do = "give --verbose for the compiler's own trace, and --dump DIR to see each phase's module"
        raise CompileError(f"{what}: {error}" if advises(error) else message(f"{what}: {reason(error)}", do=do)) from error
