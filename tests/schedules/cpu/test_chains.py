"""Random fused chains, and deep ones, on this machine's CPU, against float64."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
import tvm

from tests.chains import Chain, chain
from tests.sample import sample
from tests.schedules.cuda.chain_modules import error_of
from tk.target import resolve


# 15 nests six of exp, tanh and sigmoid, 76 and 204 widen what another group has widened too
@pytest.mark.sampled(2)
@pytest.mark.parametrize("seed", [0, 1, 2, 3, 15, 76, 204])
def test_a_chain_matches_float64(seed: int, tmp_path: Any) -> None:
    made = chain(seed)
    assert error_of(made, resolve("cpu"), tmp_path, 5) <= made.tolerance, made.name


NESTS = sample([("tanh", "sinh", "cosh"), ("sinh",), ("tanh", "exp") * 4, ("cosh",)], 2)


def _nested(*names: str) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
    def relax(x: Any) -> Any:
        for name in names:
            x = getattr(tvm.relax.op, name)(x)
        return x

    def exact(y: Any) -> Any:
        for name in names:
            y = getattr(np, name)(y)
        return y

    return relax, exact


@pytest.mark.sampled(3)
@pytest.mark.parametrize("names", NESTS, ids="-".join)
@pytest.mark.parametrize("size", [1, 32, 33])
def test_functions_of_functions_compile(names: tuple[str, ...], size: int, tmp_path: Any) -> None:
    made = Chain("-".join(names), (((size,), "float32"),), *_nested(*names), 1e-6)
    assert error_of(made, resolve("cpu"), tmp_path, 5) <= made.tolerance


def test_a_products_epilogue_of_nested_functions_compiles(tmp_path: Any) -> None:
    relax, exact = _nested(*("tanh", "exp") * 3)
    made = Chain(
        "product",
        (((8, 32), "float32"), ((32, 64), "float32")),
        lambda a, b: relax(tvm.relax.op.matmul(a, b)),
        lambda a, b: exact(a @ b),
        2e-6,
    )
    assert error_of(made, resolve("cpu"), tmp_path, 5) <= made.tolerance
