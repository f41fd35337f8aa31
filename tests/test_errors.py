"""What the errors of other libraries are said to be."""

import pytest

from tk.errors import reason


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (
            "Check failed: (x) is false: no definition\n@R.function\ndef main():\n  return gv",
            "Check failed: (x) is false: no definition",
        ),
        ("negative output shape\n\n# Metadata omitted. Use show_meta=True.", "negative output shape"),
        (
            "Invalid a.byte_offset on argument #0 when calling:\n  `f(a)`,\n  expected 0\n",
            "Invalid a.byte_offset on argument #0 when calling: `f(a)`, expected 0",
        ),
        ("too few values\n(... 972 lines skipped ...)\n  return gv", "too few values"),
        ("(... 972 lines skipped ...)", "ValueError"),
        ("error: not enough values\n --> a.py:317:9\n     |\n 317 |  c.soft(x)\n     |  ^^^^", "not enough values"),
        ('Traceback (most recent call last):\n  File "a.py", line 1\n    run()\nValueError: odd: 3\n', "odd: 3"),
        ("Stack trace:\n  0: f\nInternalError: Check failed: a == b", "Check failed: a == b"),
        ("", "ValueError"),
        ("x" * 1000, "x" * 300),
    ],
)
def test_reason(text: str, said: str) -> None:
    assert reason(ValueError(text)) == said
