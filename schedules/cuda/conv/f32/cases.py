"""Problems for the float32 convolution on Hopper: as those of 16 bits, weights always with channels innermost."""

from __future__ import annotations

from functools import partial

from tk.schedules.cuda.conv.cases import conv_case, transposed_case

__all__ = ["CASES"]

_conv = partial(conv_case, dtype="float32", outputs_first=True)
_transposed = partial(transposed_case, dtype="float32", outputs_first=True)

CASES = (
    _conv("3x3", (2, 20, 28, 64), (3, 3, 64, 128), pads=(1, 1, 1, 1), epilogue="bias_relu"),
    _conv("3x3_residual", (3, 14, 14, 128), (3, 3, 128, 96), pads=(1, 1, 1, 1), epilogue="residual"),
    _conv("3x3_stride", (2, 29, 31, 64), (3, 3, 64, 64), strides=(2, 2), pads=(1, 1, 1, 1)),
    _conv("5x3_dilated", (1, 23, 40, 36), (5, 3, 36, 40), strides=(1, 2), pads=(4, 1, 3, 0), dilations=(2, 1)),
    _conv("1x1", (5, 7, 7, 200), (1, 1, 200, 264), epilogue="residual"),
    _conv("1x1_short", (2, 9, 11, 20), (1, 1, 20, 72), epilogue="bias_relu"),
    _conv("7x7_maps", (6, 7, 7, 512), (3, 3, 512, 64), pads=(1, 1, 1, 1)),
    _conv("stem", (2, 36, 38, 4), (7, 7, 4, 64), strides=(2, 2), pads=(3, 0, 3, 0), epilogue="bias_relu"),
    _conv("patches", (2, 64, 64, 4), (16, 16, 4, 96), strides=(16, 16), epilogue="bias_relu"),
    _conv("groups", (2, 14, 18, 128), (3, 3, 32, 128), pads=(1, 1, 1, 1), groups=4, epilogue="bias_relu"),
    _conv("groups_ragged", (2, 9, 18, 72), (3, 3, 24, 96), strides=(2, 1), pads=(1, 1, 1, 1), groups=3),
    _conv("5_columns", (2, 20, 28, 48), (3, 3, 48, 5), pads=(1, 1, 1, 1), epilogue="bias_relu"),
    _conv("symbolic", (("n", 5), 14, 20, 64), (3, 3, 64, 72), pads=(1, 1, 1, 1), epilogue="residual"),
    _conv("symbolic_image", (("n", 2), ("height", 9), ("width", 13), 40), (3, 3, 40, 48), strides=(2, 1), pads=(1, 1, 1, 1)),
    _transposed("symbolic_transposed", (2, ("height", 5), ("width", 7), 32), (2, 2, 24, 2, 2, 32), (2, 2), (1, 1), (0, 1)),
    _conv("1d_dilated", (2, 515, 64), (11, 64, 64), strides=(1,), pads=(25, 25), dilations=(5,), epilogue="residual"),
    _conv("3d", (2, 6, 14, 14, 32), (3, 3, 3, 32, 64), pads=(1, 1, 1, 1, 1, 1), epilogue="bias_relu"),
    _transposed("transposed", (2, 9, 12, 64), (2, 2, 72, 2, 2, 64), (2, 2), (1, 1), (0, 1)),
    _transposed("transposed_1d", (3, 50, 128), (8, 63, 2, 128), (8,), (4,), (0,)),
)
