"""The derivatives that torch leaves whole when it exports: those of SiLU and Mish, which it has as composites, too."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from torch import fx
from tvm import relax, tirx

from tk.frontend.torch.ops.elements import by_element, element_dtype, sizes_of

if TYPE_CHECKING:
    from tk.frontend.torch.importer import Importer

__all__ = ["CONVERTERS"]

Convert = Callable[[fx.Node, Any], Any]


def _times_slope(slope: Callable[[Any], Any], name: str) -> Convert:
    """The first operand times slope(x), x the second; what they are broadcast to is the result's shape."""

    def convert(node: fx.Node, importer: Importer) -> relax.Expr:
        given = [importer.env[each] for each in node.args[:2]]
        return by_element(importer, sizes_of(node, importer), given, lambda grad, x: grad * slope(x), name)

    return convert


def _slope_of_silu(x: Any) -> Any:
    one = tirx.const(1, element_dtype(x))
    share = tirx.sigmoid(x)
    return share * (one + x * (one - share))


def _slope_of_mish(x: Any) -> Any:
    """With t = tanh(ln(1 + eˣ)): t + x σ(x) (1 − t²)."""
    one, zero = tirx.const(1, element_dtype(x)), tirx.const(0, element_dtype(x))
    t = tirx.tanh(tirx.max(x, zero) + tirx.log1p(tirx.exp(-tirx.abs(x))))
    return t + x * tirx.sigmoid(x) * (one - t * t)


CONVERTERS: dict[str, Convert] = {
    "mish_backward.default": _times_slope(_slope_of_mish, "mish_backward"),
    "silu_backward.default": _times_slope(_slope_of_silu, "silu_backward"),
}
