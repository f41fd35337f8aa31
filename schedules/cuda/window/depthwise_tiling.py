"""How a block of the depthwise kernel lies over images, and what it keeps in shared memory (depthwise_kernel.py)."""

from __future__ import annotations

from dataclasses import dataclass

from tk.schedules.cuda.codegen.kernel_builder import ceil_div
from tk.schedules.cuda.hardware import WARP

__all__ = ["EACH", "LINES", "PACKED", "READ", "WARP", "Tiling", "stages", "tiling"]

LINES, EACH, READ = 16, 8, 16  # lines of an mma, results of a line, and what they read
PACKED = 2  # elements
LEAST = 5  # rows of x in shared memory


@dataclass(frozen=True)
class Tiling:
    """How a block's lines lie: `images` of `lines` lines each, pieces of rows of `width` results. Planes of words, one a warp:
    `plane` of a row of x, which has `pitch` positions an image, and `out_plane` of a row of results."""

    images: int
    lines: int
    width: int
    pitch: int
    plane: int
    out_plane: int

    def shared(self, warps: int, stages: int) -> int:
        """Bytes of shared memory."""
        return (warps * (stages * self.plane + 2 * self.out_plane) + 3) // 4 * 16


def tiling(width: int, channels: int) -> Tiling:
    """How a warp's threads divide rows of `width` results of `channels` channels."""
    lines = 1
    while lines < min(LINES, ceil_div(width, EACH)):
        lines *= 2
    images, width, num_packed = LINES // lines, min(width, EACH * lines), channels // PACKED
    pitch = width + EACH
    return Tiling(images, lines, width, pitch, _apart(images * pitch * num_packed), _apart(images * width * num_packed))


def _apart(num_packed: int) -> int:
    """How far apart planes of so many registers lie, so that they begin in different banks."""
    return num_packed + 8 if num_packed % 32 == 0 else num_packed


def stages(taps: int) -> int:
    """Rows of x in shared memory: as many as are written out, so that each has its position."""
    return taps * -(-LEAST // taps)
