"""Problems for convolutions on MFMA, small enough for an emulator: ranks, strides, dilations, paddings, groups, channels."""

from __future__ import annotations

from tk.schedules.cuda.conv.cases import conv_case, transposed_case

__all__ = ["CASES"]

FLOAT8 = ("float8_e4m3fn", "float8_e5m2", "float8_e4m3fnuz", "float8_e5m2fnuz")
CASES = (
    conv_case("3x3", (1, 7, 9, 64), (3, 3, 64, 40), pads=(1, 1, 1, 1), epilogue="bias_relu"),
    conv_case("3x3_given_outputs_first", (2, 5, 6, 32), (3, 3, 32, 24), "float16", pads=(1, 1, 1, 1), outputs_first=True),
    conv_case("3x3_stride", (1, 11, 13, 32), (3, 3, 32, 48), "float16", (2, 2), (1, 1, 1, 1), epilogue="residual"),
    conv_case("5x3_dilated", (1, 9, 12, 40), (5, 3, 40, 24), "float16", (1, 2), (4, 1, 3, 0), (2, 1), epilogue="float32"),
    conv_case("1x1", (3, 5, 5, 72), (1, 1, 72, 56), epilogue="residual"),
    conv_case("1x1_stride", (2, 8, 10, 32), (1, 1, 32, 40), "float16", (2, 2), epilogue="bias_relu"),
    conv_case("stem", (1, 18, 20, 4), (7, 7, 4, 32), "float16", (2, 2), (3, 3, 3, 3), epilogue="bias_relu"),
    conv_case("stem_of_3", (1, 15, 17, 3), (7, 7, 3, 24), strides=(2, 2), pads=(3, 3, 3, 3)),
    conv_case("odd_channels", (1, 7, 8, 13), (3, 3, 13, 11), "float16", pads=(1, 0, 1, 2)),
    conv_case("patches", (2, 16, 16, 8), (8, 8, 8, 48), strides=(8, 8), epilogue="bias_relu"),
    conv_case("groups", (1, 7, 9, 64), (3, 3, 16, 64), pads=(1, 1, 1, 1), groups=4, epilogue="bias_relu"),
    conv_case("groups_ragged", (2, 5, 9, 36), (3, 3, 12, 30), "float16", (2, 1), (1, 1, 1, 1), groups=3),
    conv_case("one_axis", (2, 40, 24), (5, 24, 40), strides=(2,), pads=(2, 1), dilations=(2,), epilogue="bias_relu"),
    conv_case("three_axes", (1, 4, 6, 5, 16), (3, 3, 3, 16, 24), "float16", (1, 2, 1), (1,) * 6, epilogue="residual"),
    conv_case("window_beyond", (1, 4, 4, 16), (3, 3, 16, 16), pads=(0, 2, 3, 4)),
    conv_case("1x1_beyond", (2, 5, 6, 16), (1, 1, 16, 16), strides=(2, 1), pads=(0, 0, 4, 1), epilogue="bias_relu"),
    transposed_case("transposed", (2, 7, 9, 40), (2, 2, 40, 2, 2, 24), (2, 2), (1, 1), (0, 1)),
    transposed_case("transposed_1d", (2, 30, 24), (2, 24, 4, 20), (4,), (2,), (3,), "float16", biased=False),
    transposed_case("transposed_3x3", (1, 6, 7, 32), (2, 2, 32, 2, 2, 24), (2, 2), (1, 1), (1, 1), kernel=(3, 3)),
    transposed_case(
        "transposed_groups", (2, 5, 6, 36), (2, 1, 12, 2, 3, 30), (2, 3), (0, 0), (1, 0), "float16", kernel=(3, 2), groups=3
    ),
    transposed_case(
        "transposed_3d",
        (1, 3, 4, 5, 16),
        (3, 1, 2, 20, 2, 1, 2, 16),
        (3, 1, 2),
        (1, 0, 1),
        (2, 0, 1),
        outputs_first=True,
        kernel=(4, 1, 3),
    ),
    conv_case("3x3", (1, 7, 9, 32), (3, 3, 32, 40), "float32", pads=(1, 1, 1, 1), epilogue="bias_relu"),
    conv_case("3x3_outputs_first", (2, 5, 6, 30), (3, 3, 30, 22), "float32", (2, 1), (1, 0, 1, 2), outputs_first=True),
    conv_case("groups", (1, 7, 9, 36), (3, 3, 12, 30), "float32", pads=(1, 1, 1, 1), groups=3, epilogue="residual"),
    transposed_case("transposed", (2, 5, 6, 20), (2, 2, 20, 2, 2, 12), (2, 2), (1, 1), (0, 1), "float32"),
    conv_case("3x3", (1, 7, 9, 64), (3, 3, 64, 40), "int8", pads=(1, 1, 1, 1)),
    conv_case("ragged", (2, 7, 9, 26), (3, 3, 13, 24), "int8", (2, 1), (1, 0, 1, 2), groups=2),
    conv_case("scaled", (2, 9, 8, 48), (3, 3, 48, 36), "int8", pads=(1, 1, 1, 1), epilogue="scaled", outputs_first=True),
    *(
        conv_case("3x3", (1, 7, 9, 48), (3, 3, 48, 40), dtype, pads=(1, 1, 1, 1), epilogue=epilogue)
        for dtype, epilogue in zip(FLOAT8, ("none", "scaled", "scaled", "none"), strict=True)
    ),
    conv_case("symbolic", (("n", 3), 6, 7, 32), (3, 3, 32, 24), pads=(1, 1, 1, 1), epilogue="bias_relu"),
)
