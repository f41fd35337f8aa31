"""Conditions on sizes, as a package holds them."""

from __future__ import annotations

import pytest

from tk.package.conditions import holds, names_in_condition


@pytest.mark.parametrize(
    ("condition", "expected"),
    [
        ("n > m", True),
        ("n + 1 <= 2 * m and not n == 7", False),
        ("(n - 1) // 3 * m == 10 or n < m < 7", True),
        ("ceil(n / m) == 2 and sqrt(float(n)) > 2.6", True),
        ("min(n, m, 3) ** 2 % 5 != 4", False),
        ("(n if m > 6 else m) == 5", True),
        ("n // (m - 5) > 0", False),  # cannot be computed
    ],
)
def test_holds(condition: str, expected: bool) -> None:
    assert holds(condition, {"n": 7, "m": 5}) is expected
    assert names_in_condition(condition) == {"n", "m"}


@pytest.mark.parametrize(
    "text", ["n >", "n.real > 1", "open('x')", "n ** m", "n ** 99", "max(*n)", "ceil(n, m)", "[n] > [m]", "'a' > n"]
)
def test_nothing_else(text: str) -> None:
    with pytest.raises(ValueError, match="no condition"):
        holds(text, {"n": 3, "m": 5})


def test_a_name_without_a_size() -> None:
    with pytest.raises(KeyError, match="rows"):
        holds("rows > 1", {"n": 3})
