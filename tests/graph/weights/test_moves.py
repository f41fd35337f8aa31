"""Large weights that are only moved are written in one pass, without kernels of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from tvm import relax
from tvm.relax import op

from tk.graph.weights import moves
from tk.graph.weights.host_tensors import new_array
from tk.package.archive import ALIGNMENT
from tk.package.views import matrix_over
from tk.pipeline import host_machine

DTYPES = ["uint8", "float16", ml_dtypes.bfloat16, "float32", "int64"]
TURNER = moves.Turner(host_machine)


def function(make: Callable[..., Any], arrays: list[Any]) -> Any:
    inputs = [relax.Var(f"x{n}", relax.TensorType(array.shape, str(array.dtype))) for n, array in enumerate(arrays)]
    builder = relax.BlockBuilder()
    with builder.function("main", inputs):
        builder.emit_func_output(builder.emit(make(*inputs)))
    return builder.get()["main"]


def random(shape: tuple[int, ...], dtype: Any, shift: int = 0) -> Any:
    """Any bits, `shift` bytes behind where an array may begin."""
    size = int(np.prod(shape)) * np.dtype(dtype).itemsize
    memory = np.random.default_rng().integers(0, 256, size + ALIGNMENT + shift, np.uint8)
    start = -memory.ctypes.data % ALIGNMENT + shift
    return memory[start : start + size].view(dtype).reshape(shape)


def same(found: Any, want: Any) -> bool:
    """Bit by bit: numbers that are none equal nothing."""
    bits = [np.ascontiguousarray(each).view(np.uint8) for each in (found, want)]
    return found.dtype == want.dtype and found.shape == want.shape and np.array_equal(*bits)


@pytest.mark.parametrize("dtype", DTYPES, ids=lambda dtype: np.dtype(dtype).name)
@pytest.mark.parametrize("shift", [0, 8], ids=["aligned", "as in a file"])
def test_turned(dtype: Any, shift: int) -> None:
    """Sizes that are whole tiles and blocks, and others; a file of safetensors begins tensors at multiples of 8."""
    for n, k in [(512, 256), (*np.random.default_rng().integers(2, 700, 2),), (1031, 3), (2, 1500)]:
        matrix, result = random((n, k), dtype, shift), new_array((k, n), dtype)
        TURNER.turning(matrix, result)()
        assert same(result, matrix.T), (n, k)


@pytest.mark.parametrize("axis", [0, 1])
def test_into_a_part(axis: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "LARGE", 1)
    arrays = [random(shape, ml_dtypes.bfloat16) for shape in ([(70, 90), (33, 90)] if axis else [(70, 90), (70, 33)])]
    make = lambda *x: op.concat([op.permute_dims(each) for each in x], axis)  # noqa: E731
    found = moves.moved(function(make, arrays), arrays, TURNER, lambda write: write())
    assert found is not None
    assert same(found, np.concatenate([each.T for each in arrays], axis))


MOVED: dict[str, Callable[..., Any]] = {
    "as it is": lambda x: op.reshape(x, (6, 70, 11)),
    "several axes as one": lambda x: op.permute_dims(x, [2, 0, 1]),
    "reshaped behind": lambda x: op.reshape(op.permute_dims(x, [2, 0, 1]), (11, 1, 420)),
    "an axis of one more": lambda x: op.expand_dims(op.permute_dims(x, [1, 2, 0]), [0, 2]),
    "rows in another order": lambda x: op.permute_dims(x, [1, 0, 2]),
    "side by side": lambda x: op.concat([x, x], 1),
}


@pytest.mark.parametrize("name", MOVED)
def test_moved(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves, "LARGE", 1)
    x = random((6, 70, 11), "int32")
    want = {
        "as it is": x,
        "several axes as one": x.transpose(2, 0, 1),
        "reshaped behind": x.transpose(2, 0, 1).reshape(11, 1, 420),
        "an axis of one more": x.transpose(1, 2, 0)[None, :, None],
        "rows in another order": x.transpose(1, 0, 2),
        "side by side": np.concatenate([x, x], 1),
    }[name]
    found = moves.moved(function(MOVED[name], [x]), [x], TURNER, lambda write: write())
    assert found is not None
    assert same(found, want)


@pytest.mark.parametrize(
    "make",
    [
        lambda x: op.permute_dims(x, [2, 1, 0]),  # nothing lies in order
        lambda x: op.reshape(op.permute_dims(x, [1, 0, 2]), (420, 11)),  # no view
        lambda x: op.add(x, x),
        lambda x: op.astype(x, "float32"),
        lambda x: op.permute_dims(op.concat([x, x], 1), [2, 0, 1]),
    ],
)
def test_others_are_left_to_kernels(make: Callable[..., Any]) -> None:
    x = random((6, 70, 11), "int32")
    assert moves.moved(function(make, [x]), [x], TURNER, lambda write: write()) is None


def test_a_matrix_is_not_copied() -> None:
    """At any address, with rows at any distance, and where it may not be written."""
    whole = random((40, 50), "float32", shift=4)
    part = whole[3:, 2:9]
    part.flags.writeable = False
    tensor = matrix_over(part)
    whole.view(np.uint32)[3, 2] = 77
    assert int(np.from_dlpack(tensor)[0, 0]) == 77
