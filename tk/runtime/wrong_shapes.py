"""What is said of a call's inputs whose shapes the package was not compiled for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tk.errors import InputValueError, message

if TYPE_CHECKING:
    from tk.package.signature import TensorSpec

__all__ = ["form", "shape_error"]


def form(spec: TensorSpec) -> str:
    """The dtype and shape that an input must have."""
    return f"{spec.dtype}[{', '.join(map(str, spec.shape))}]"


def shape_error(spec: TensorSpec, shape: tuple[int, ...]) -> InputValueError:
    """The error of an input of another rank, or of a size that is fixed: it says how a package that takes it is made."""
    if len(shape) != len(spec.shape):
        what, do = "rank", f"reshape it to {len(spec.shape)} dims, or compile the model with an example of this rank"
    else:
        what, do = "shape", f"pass what fits, or compile for it: --shape {spec.name}={'x'.join(map(str, shape))}"
    return InputValueError(message(f"input {spec.name!r} has the wrong {what}", need=form(spec), have=list(shape), do=do))
