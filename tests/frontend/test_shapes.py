"""--shape options."""

import pytest

from tk.errors import UsageError
from tk.frontend import parse_shapes, show_shape


def test_sizes_ranges_and_names() -> None:
    parsed = parse_shapes(["x=1x3x224x224", "ids=[1..32]x128", "mask=batchx{max_len}", "y=[2..]", "s="])
    assert parsed == {
        "x": (1, 3, 224, 224),
        "ids": ((1, 32), 128),
        "mask": ("batch", "max_len"),
        "y": ((2, None),),
        "s": (),
    }


@pytest.mark.parametrize("text", ["1x3x224x224", "[1..32]x128", "batchx{max_len}", "[2..]", ""])
def test_show_shape_is_the_inverse(text: str) -> None:
    assert show_shape(parse_shapes([f"x={text}"])["x"]) == text


@pytest.mark.parametrize("option", ["1x3", "=1x3", "x=1x", "x=1xx3", "x=[3..1]", "x=-1", "x=1.5", "x=[1-3]", "x=3batch"])
def test_nonsense_is_refused(option: str) -> None:
    with pytest.raises(UsageError, match="--shape"):
        parse_shapes([option])


def test_an_input_twice_is_refused() -> None:
    with pytest.raises(UsageError, match="given a shape before"):
        parse_shapes(["x=1", "x=2"])
