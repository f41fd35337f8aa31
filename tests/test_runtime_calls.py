"""Wrong calls: every one a clear error that names the input, none a crash, and the module works afterwards."""

from __future__ import annotations

import itertools
import sys
from collections.abc import Callable
from dataclasses import replace
from types import FrameType
from typing import Any

import numpy as np
import pytest
import torch
from torch._subclasses.fake_tensor import FakeTensorMode

import tk
from tests import packages
from tk.errors import InputTypeError, InputValueError

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all

F32 = np.float32


def bad_tensors(shape: tuple[int, ...], dtype: str) -> dict[str, Any]:
    """Values that no input of this shape and dtype can be, by what is wrong with them."""
    good = np.ones(shape, dtype)
    wrong = {f"dtype {other}": good.astype(other) for other in ("float64", "float16", "int32", "uint8", "complex64", "bool")}
    wrong |= {
        f"torch {other}": torch.ones(shape, dtype=getattr(torch, other)) for other in ("float64", "bfloat16", "int16", "bool")
    }
    wrong |= {
        "big-endian": good.astype(good.dtype.newbyteorder(">")),
        "objects": good.astype(object),
        "strings": good.astype(str),
        "masked": np.ma.masked_array(good),
        "rank less": np.ones(shape[1:], dtype),
        "rank more": np.ones((1, *shape), dtype),
        "scalar": np.ones((), dtype),
        "last dim": np.ones((*shape[:-1], shape[-1] + 1), dtype),
        "last dim 0": np.ones((*shape[:-1], 0), dtype),
        "torch last dim": torch.ones((*shape[:-1], shape[-1] + 1), dtype=getattr(torch, dtype)),
        "reversed": np.ones((*shape[:-1], 2 * shape[-1] + 2), dtype)[..., ::-2],
        "strided": np.ones((*shape[:-1], 2 * shape[-1] + 2), dtype)[..., ::2],
        "torch strided": torch.ones((*shape[:-1], 2 * shape[-1] + 2), dtype=getattr(torch, dtype))[..., ::2],
        "meta": torch.ones(shape, dtype=getattr(torch, dtype), device="meta"),
        "without memory": FakeTensorMode().from_tensor(torch.ones(shape, dtype=getattr(torch, dtype))),
        "sparse": torch.ones(shape, dtype=getattr(torch, dtype)).to_sparse(),
        "None": None,
        "int": 3,
        "float": 1.5,
        "str": "tensor",
        "bytes": b"tensor",
        "list": good.tolist(),
        "tuple": (good,),
        "dict": {"x": good},
        "set": {1},
        "object": object(),
        "class": np.ndarray,
        "module": np,
        "function": len,
        "memoryview": memoryview(good.tobytes()),
        "NumPy scalar": np.float64(1),
        "fake DLPack": type(
            "Fake", (), {"__dlpack__": lambda self: 1, "__dlpack_device__": lambda self: (1, 0), "shape": shape}
        )(),
        "other device": type("Far", (), {"__dlpack__": None, "__dlpack_device__": lambda self: (2, 0), "shape": shape})(),
    }
    return wrong


PLAIN = bad_tensors((4, 48), "float32")
STRUCTURED = {
    name: bad_tensors(shape, dtype)
    for name, shape, dtype in (("x", (3, 7), "float32"), ("extra_scale", (3, 7), "float32"), ("extra_ids", (2,), "int64"))
}


@pytest.fixture(scope="module")
def plain() -> tk.Module:
    return tk.load(packages.plain())


@pytest.fixture(scope="module")
def structured() -> tk.Module:
    return tk.load(packages.structured())


def refused(call: Callable[[], Any], *named: str) -> None:
    with pytest.raises((InputTypeError, InputValueError)) as caught:
        call()
    text = str(caught.value)
    assert any(name in text for name in named), text
    assert "have:" in text or "need:" in text, text
    assert "Traceback" not in text
    assert len(text) < 1000, text


def test_there_are_two_hundred() -> None:
    assert 2 * len(PLAIN) + sum(map(len, STRUCTURED.values())) >= 190


@pytest.mark.parametrize("what", PLAIN)
@pytest.mark.parametrize("by_name", [False, True], ids=["position", "name"])
def test_a_wrong_tensor(plain: tk.Module, what: str, by_name: bool) -> None:
    value = PLAIN[what]
    refused(lambda: plain(x=value) if by_name else plain(value), "'x'")
    assert plain(np.ones((4, 48), F32)).shape == (4, 10)


@pytest.mark.parametrize(("name", "what"), [(name, what) for name, values in STRUCTURED.items() for what in values])
def test_a_wrong_tensor_in_a_structure(structured: tk.Module, name: str, what: str) -> None:
    if name == "extra_ids" and what == "dtype int64":
        pytest.skip("its own dtype")
    (x, extra), kwargs = packages.structured_inputs()
    value = STRUCTURED[name][what]
    if name == "x":
        refused(lambda: structured(value, extra, **kwargs), "'x'", "'extra_scale'")
    else:
        key = name.removeprefix("extra_")
        refused(lambda: structured(x, {**extra, key: value}, **kwargs), f"'{name}'", "'x'")


def test_wrong_names_counts_and_structure(plain: tk.Module, structured: tk.Module) -> None:
    x = np.ones((4, 48), F32)
    (sx, extra), kwargs = packages.structured_inputs()
    half = kwargs["half"]
    calls: list[tuple[Callable[[], Any], str]] = [
        (lambda: plain(), "x"),
        (lambda: plain(x, x), "positional"),
        (lambda: plain(y=x), "'y'"),
        (lambda: plain(x, x=x), "'x'"),
        (lambda: plain(x, y=x), "'y'"),
        (lambda: plain([x]), "'x'"),
        (lambda: structured(), "x"),
        (lambda: structured(sx), "half"),
        (lambda: structured(sx, extra), "half"),
        (lambda: structured(sx, extra, half, 0.5), "positional"),
        (lambda: structured(sx, [extra["scale"], extra["ids"]], **kwargs), "argument 1"),
        (lambda: structured(sx, {"scale": extra["scale"]}, **kwargs), "argument 1"),
        (lambda: structured(sx, {**extra, "more": sx}, **kwargs), "argument 1"),
        (lambda: structured(sx, None, **kwargs), "argument 1"),
        (lambda: structured(sx, extra, half=half, shift=0.25), "shift"),
        (lambda: structured(sx, extra, half=half, shift=1), "shift"),
        (lambda: structured(sx, extra, half=half, shift="0.5"), "shift"),
        (lambda: structured(sx, extra, half=half, shft=0.5), "shft"),
        (lambda: structured(**{"argument 1": extra}, x=sx, **kwargs), "argument 1"),
        (lambda: structured(x=sx, extra_scale=extra["scale"], half=half), "extra_scale"),
    ]
    for call, name in calls:
        refused(call, name)


def test_symbolic_dims_agree_and_keep_their_bounds(plain: tk.Module, structured: tk.Module) -> None:
    (x, extra), kwargs = packages.structured_inputs(rows=3)
    refused(lambda: structured(x, {**extra, "scale": torch.ones(4, 7)}, **kwargs), "'rows'")
    for batch, word in itertools.product((0, packages.BATCH + 1), ("numpy", "torch")):
        value = np.ones((batch, 48), F32) if word == "numpy" else torch.ones(batch, 48)
        refused(lambda value=value: plain(value), "'batch'")  # type: ignore[misc]


def test_messages_say_what_to_do(plain: tk.Module) -> None:
    with pytest.raises(InputTypeError, match=r"astype\('float32'\)"):
        plain(np.ones((4, 48)))
    with pytest.raises(InputValueError, match=r"float32\[batch, 48\]"):
        plain(np.ones((4, 47), F32))


@pytest.mark.parametrize(
    "other",
    [
        lambda x: x.mT.contiguous().mT,
        lambda x: torch.stack([x, -x], -1)[..., 0],
        lambda x: torch.cat([-x, x])[4:].requires_grad_().mT.contiguous().mT,
        lambda x: x[:1].expand(4, 48),
        lambda x: torch._neg_view(-x).mT.contiguous().mT,
        lambda x: np.asfortranarray(x.numpy()),
        lambda x: np.ascontiguousarray(x.numpy()[::-1, ::-1])[::-1, ::-1],
        lambda x: np.broadcast_to(x.numpy()[0], (4, 48)),
    ],
)
def test_what_is_not_row_major_is_copied(plain: tk.Module, other: Callable[[torch.Tensor], Any]) -> None:
    value = other(torch.randn(4, 48))
    kept = torch.as_tensor(np.array(value.detach() if isinstance(value, torch.Tensor) else value))
    given = plain(value)
    assert type(given) is (torch.Tensor if isinstance(value, torch.Tensor) else np.ndarray)
    np.testing.assert_array_equal(np.asarray(given), plain(kept.numpy()))


def test_what_is_written_into_is_row_major() -> None:
    class Step(torch.nn.Module):
        def forward(self, cache: torch.Tensor, x: torch.Tensor) -> None:
            cache.add_(x)

    x, cache = torch.ones(4, 6), torch.zeros(6, 4).mT
    step = tk.load(tk.compile(Step(), (torch.zeros(4, 6), x), target="cpu", verify=False))
    for value in (cache, cache.numpy()):
        with pytest.raises(InputValueError, match="contiguous"):
            step(value, x)
    assert not cache.any()
    kept = torch.zeros(4, 6)
    step(kept, x.mT.contiguous().mT)
    assert kept.eq(1).all()


def test_a_storage_that_shrank_is_not_read(plain: tk.Module) -> None:
    value = torch.randn(48, 4).mT
    value.untyped_storage().resize_(64)
    refused(lambda: plain(value), "'x'")


def test_an_input_may_have_any_name() -> None:
    class Named(torch.nn.Module):
        def forward(self, this: torch.Tensor, args: torch.Tensor) -> torch.Tensor:
            return this + 2 * args

    package = tk.compile(Named(), args=(torch.ones(3), torch.ones(3)), target="cpu", verify=False)
    first, second = (replace(spec, name=name) for spec, name in zip(package.signature.inputs, ("self", "args"), strict=True))
    package.signature = replace(package.signature, inputs=(first, second), in_tree=None)
    given = tk.load(package)(self=np.ones(3, F32), args=np.ones(3, F32))
    np.testing.assert_array_equal(given, np.full(3, 3, F32))


def test_the_shape_is_the_one_that_dlpack_hands_over(plain: tk.Module) -> None:
    class Short:
        shape = (4, 48)

        def __dlpack__(self, **_: Any) -> Any:
            return np.ones((packages.BATCH + 1, 48), F32).__dlpack__()

        def __dlpack_device__(self) -> tuple[int, int]:
            return (1, 0)

    refused(lambda: plain(Short()), "'batch'")

    class Shapeless(Short):
        shape = property(lambda self: 1 / 0)  # type: ignore[assignment]

        def __dlpack__(self, **_: Any) -> Any:
            return np.ones((4, 48), F32).__dlpack__()

    assert tuple(plain(Shapeless()).shape) == (4, 10)

    class Slanted(np.ndarray[Any, Any]):
        shape = (4, 48)  # type: ignore[assignment]

    refused(lambda: plain(np.ones((packages.BATCH + 1, 48), F32).view(Slanted)), "'batch'")


def test_a_foreign_dtype_is_named_as_such(plain: tk.Module) -> None:
    class Complex:
        shape = (4, 48)

        def __dlpack__(self, **_: Any) -> Any:
            return np.ones((4, 48), "complex64").__dlpack__()

        def __dlpack_device__(self) -> tuple[int, int]:
            return (1, 0)

    refused(lambda: plain(Complex()), "'x'")


def test_a_torch_tensor_whose_storage_is_too_small(plain: tk.Module) -> None:
    x = torch.ones(4, 48)
    x.untyped_storage().resize_(4 * 48 * 4 - 1)
    with pytest.raises(InputTypeError, match="'x'") as caught:
        plain(x)
    assert "storage is smaller" in str(caught.value.__cause__)
    whole = torch.ones(5, 48)
    view = whole[1:]
    assert plain(view).shape == (4, 10)
    whole.untyped_storage().resize_(5 * 48 * 4 - 4)
    refused(lambda: plain(view), "'x'")


def test_tracing_and_forward_mode_lose_nothing_silently(plain: tk.Module) -> None:
    from torch.autograd import forward_ad
    from torch.fx.experimental.proxy_tensor import make_fx

    x = torch.ones(4, 48)
    with pytest.raises(InputTypeError, match=r"tk\.torch\.wrap"):
        make_fx(lambda a: plain(a) + 1)(x)
    traced = make_fx(tk.torch.wrap(packages.plain()))(x)
    torch.testing.assert_close(traced(2 * x), plain(2 * x))
    with forward_ad.dual_level():
        with pytest.raises(InputTypeError, match="tangent"):
            plain(forward_ad.make_dual(x, x))
        assert plain(x).shape == (4, 10)


def test_a_call_is_few_steps_of_python(plain: tk.Module) -> None:
    """What a call of a tiny model costs is Python's own functions: one a part of the boundary, and none of torch's."""
    x = torch.randn(4, 48)
    expected = plain(x)
    steps: list[str] = []

    def note(frame: FrameType, event: str, _argument: Any) -> None:
        if event == "call":
            steps.append(f"{frame.f_code.co_filename}:{frame.f_code.co_qualname}")

    sys.setprofile(note)
    try:
        result = plain(x)
    finally:
        sys.setprofile(None)
    assert torch.equal(result, expected)
    assert len(steps) <= 11, steps
    assert not [step for step in steps if "/torch/" in step]
