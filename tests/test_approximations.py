"""The coefficients in the code are about as near as a fit can be that is made anew."""

from __future__ import annotations

from collections.abc import Iterator

import mpmath as mp
import pytest

from tests.approximations import APPROXIMATIONS, DIGITS, Approximation, fit, main, worst


@pytest.fixture(autouse=True)
def precision() -> Iterator[None]:
    with mp.workdps(DIGITS):
        yield


@pytest.mark.sampled(4)
@pytest.mark.parametrize("each", APPROXIMATIONS, ids=lambda each: each.name)
def test_a_new_fit_is_hardly_better(each: Approximation) -> None:
    there, anew = worst(each, *each.rising()), worst(each, *fit(each, 40, 10))
    assert there < 2.5 * anew
    wrong = [c * (1 + mp.mpf("1e-4")) for c in each.rising()[0]]
    assert worst(each, wrong, each.rising()[1]) > there


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("log, CPU") == 0
    printed = capsys.readouterr().out
    assert printed.startswith("log, CPU: the greatest error 5.6")
    assert "  P = (0.195" in printed
