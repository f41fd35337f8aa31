"""Within `seldom` Python looks for cycles less often; outside it is as it was."""

from __future__ import annotations

import gc
import threading
from collections.abc import Iterator

import pytest

from tk.host.garbage import SELDOM, seldom


@pytest.fixture(autouse=True)
def thresholds() -> Iterator[None]:
    before = gc.get_threshold()
    gc.set_threshold(700, 10, 10)
    yield
    gc.set_threshold(*before)


def test_it_lasts_until_the_last_has_left() -> None:
    entered, leave = threading.Event(), threading.Event()

    def other() -> None:
        with seldom():
            entered.set()
            leave.wait(60)

    thread = threading.Thread(target=other)
    with seldom():
        thread.start()
        assert entered.wait(60)
    assert gc.get_threshold() == SELDOM
    leave.set()
    thread.join()
    assert gc.get_threshold() == (700, 10, 10)


@pytest.mark.parametrize("chosen", [(0, 10, 10), (1_000_000, 50, 50)])
def test_a_process_that_looks_less_often_already_is_left_alone(chosen: tuple[int, int, int]) -> None:
    gc.set_threshold(*chosen)
    with seldom():
        assert gc.get_threshold() == chosen
    assert gc.get_threshold() == chosen


def test_it_comes_back_after_an_error() -> None:
    with pytest.raises(ValueError, match="x"), seldom():
        raise ValueError("x")
    assert gc.get_threshold() == (700, 10, 10)
