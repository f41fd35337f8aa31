"""Convolutions, and what lies between them, with channels last: NCHW → NHWC, OIHW → HWIO.

On a CPU neighbouring channels then fill a vector register, for any image size, and every sum reads its weights in order.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import tvm

__all__ = ["ChannelsLast"]

LAYOUTS = {"relax.nn.conv2d": ["NHWC", "HWIO"]}


def ChannelsLast() -> tvm.transform.Pass:  # noqa: N802 - a pass is named as TVM's are
    """Rewrites convolutions into NHWC, and carries the layout through the operators that allow it."""
    import tvm
    from tvm import relax

    @tvm.transform.module_pass(opt_level=0, name="ChannelsLast")  # type: ignore[untyped-decorator]
    def rewrite(mod: tvm.IRModule, _context: Any) -> tvm.IRModule:
        passes = [relax.transform.ConvertLayout(LAYOUTS), relax.transform.Normalize(), relax.transform.CanonicalizeBindings()]
        return tvm.transform.Sequential(passes)(mod)

    return rewrite
