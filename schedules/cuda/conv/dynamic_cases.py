"""Problems for convolutions with a symbolic number of pixels: few of them, and more, so that each kernel has some."""

from __future__ import annotations

from tk.schedules.cuda.conv.cases import conv_case, transposed_case

__all__ = ["CASES"]


_N, _H, _W = ("n", 2), ("height", 9), ("width", 7)  # symbolic sizes of a batch and an image

CASES = (
    conv_case("3x3_few", (_N, _H, _W, 64), (3, 3, 64, 96), pads=(1, 1, 1, 1), epilogue="residual"),
    conv_case(
        "3x3", (_N, ("height", 40), ("width", 52), 64), (3, 3, 64, 96), "float16", pads=(1, 1, 1, 1), epilogue="residual"
    ),
    conv_case("batch", (("n", 5), 14, 14, 64), (3, 3, 64, 128), strides=(2, 2), pads=(1, 1, 1, 1), epilogue="bias_relu"),
    conv_case("1x1", (_N, _H, _W, 128), (1, 1, 128, 256), epilogue="bias_relu"),
    transposed_case("transposed", (_N, _H, _W, 64), (2, 2, 64, 2, 2, 40), (2, 2), (1, 1), (0, 0)),
)
