"""Values that are read several times are expanded once: a chain whose steps read the one before twice doubles with none."""

from collections.abc import Callable
from typing import Any

import pytest
from tvm.relax import op

from tests.schedules.cuda.sources import source
from tk.schedule.rule import rule_of
from tk.schedules.cuda.codegen.expand import Point
from tk.schedules.cuda.elementwise import rule as elementwise
from tk.schedules.cuda.elementwise import transpose
from tk.schedules.cuda.reduction import row
from tk.schedules.cuda.window import rule as window

STEPS, MOST = 16, 4000


def chain(x: Any) -> Any:
    for _ in range(STEPS):
        x = op.add(op.multiply(x, x), x)
    return x


CASES: dict[str, tuple[Any, Callable[[Any], Any], tuple[int, ...]]] = {
    "elementwise": (elementwise, chain, (64, 256)),
    "elementwise under a condition": (elementwise, lambda x: op.nn.pad(chain(x), [0, 0, 3, 5]), (64, 256)),
    "transpose": (transpose, lambda x: op.permute_dims(chain(x)), (256, 512)),
    "transpose under a condition": (transpose, lambda x: op.permute_dims(op.nn.pad(chain(x), [0, 0, 3, 5])), (256, 512)),
    "rows": (row, lambda x: chain(op.nn.softmax(x)), (64, 256)),
    "variance": (row, lambda x: chain(op.variance(x, [1])), (64, 256)),
    "window, then a chain": (window, lambda x: chain(op.nn.avg_pool2d(x, (3, 3), (1, 1), (1, 1))), (2, 8, 32, 32)),
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", CASES)
def test_steps_do_not_double(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    rule, build, shape = CASES[name]
    of, calls = Point.of, 0

    def counted(self: Point, *args: Any) -> Any:
        nonlocal calls
        calls += 1
        assert calls < MOST
        return of(self, *args)

    monkeypatch.setattr(Point, "of", counted)
    assert "__global__" in source(rule_of(rule), build, (shape, "float32"))
    assert calls
