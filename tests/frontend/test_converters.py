"""Users' own converters: for operators that tk does not know, before those that it does, and their mistakes."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
import torch
from onnx import TensorProto, helper
from tvm import relax

import tk
from tests.frontend.running import error, run
from tk.errors import ImportModelError, UnsupportedOperatorError, UsageError
from tk.frontend import converters, load


@pytest.fixture(autouse=True)
def _forget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(converters, "_registered", {})


@torch.library.custom_op("tk_tests::swoosh", mutates_args=())
def swoosh(x: torch.Tensor, scale: float, shift: torch.Tensor | None = None) -> tuple[torch.Tensor, torch.Tensor]:
    y = torch.tanh(x) * scale
    return (y if shift is None else y + shift), x.sum(-1)


@swoosh.register_fake
def _(x: torch.Tensor, scale: float, shift: torch.Tensor | None = None) -> tuple[torch.Tensor, torch.Tensor]:
    return torch.empty_like(x), x.new_empty(x.shape[:-1])


class Swoosh(torch.nn.Module):
    def forward(self, x: torch.Tensor) -> Any:
        y, total = swoosh(x + 1, 2.5)
        return swoosh(y, 0.5, y)[0] * total[:, None]


def convert_swoosh(builder: relax.BlockBuilder, args: list[Any], attributes: dict[str, Any]) -> list[relax.Expr]:
    x, scale, *shift = args
    y = builder.emit(relax.op.multiply(relax.op.tanh(x), relax.const(scale, x.ty.dtype.dtype)))
    return [relax.op.add(y, shift[0]) if shift else y, relax.op.sum(x, -1)]


@pytest.mark.sampled(2)
@pytest.mark.parametrize("name", ["tk_tests::swoosh", "tk_tests::swoosh.default"])
def test_an_operator_of_the_users(name: str) -> None:
    x = torch.randn(4, 6)
    with pytest.raises(UnsupportedOperatorError, match="register_converter"):
        load(Swoosh(), (x,))
    assert tk.register_converter("torch", name, convert_swoosh) is convert_swoosh
    model = load(Swoosh(), (x,))
    assert error(run(model)[0], Swoosh()(x)) < 1e-6
    package = tk.compile(Swoosh(), (x,), target="cpu")  # compared with torch itself
    assert package.evidence[0]["passed"]


def test_it_goes_before_ours_and_takes_the_operator_whole() -> None:
    module, x = torch.nn.Hardswish(), torch.randn(3, 5)

    @tk.register_converter("torch", "aten::hardswish")
    def halved(builder: relax.BlockBuilder, args: list[Any], attributes: dict[str, Any]) -> relax.Expr:
        return relax.op.multiply(args[0], relax.const(0.5, "float32"))

    assert np.array_equal(run(load(module, (x,)))[0], x.numpy() / 2)


def custom(domain: str, operator: str, outputs: tuple[str, ...] = ("y",), **attributes: Any) -> Any:
    node = helper.make_node(operator, ["x", "", "x"], list(outputs), name="mine", domain=domain, **attributes)
    values = [helper.make_tensor_value_info(name, TensorProto.FLOAT, [2, 3]) for name in ("x", *outputs)]
    imports = [helper.make_opsetid("", 18)] + ([helper.make_opsetid(domain, 1)] if domain else [])
    return helper.make_model(helper.make_graph([node], "g", values[:1], values[1:]), opset_imports=imports, ir_version=9)


def test_an_onnx_operator() -> None:
    seen: list[Any] = []

    @tk.register_converter("onnx", "acme::Twice")
    def twice(builder: relax.BlockBuilder, args: list[Any], attributes: dict[str, Any]) -> list[relax.Expr]:
        seen.append(([arg is None for arg in args], attributes))
        return [builder.emit(relax.op.add(args[0], args[2])), relax.op.negative(args[0])]

    x = np.random.default_rng(0).standard_normal((2, 3), np.float32)
    model = load(custom("acme", "Twice", ("y", "z"), mode="fast", sizes=[1, 2]))
    y, z = run(model, [x])
    assert np.array_equal(y, 2 * x)
    assert np.array_equal(z, -x)
    assert seen == [([False, True, False], {"mode": "fast", "sizes": [1, 2]})]
    assert model.reference is None  # nothing else runs it


def test_an_operator_of_onnx_own() -> None:
    proto = custom("", "Relu")
    del proto.graph.node[0].input[1:]
    tk.register_converter("onnx", "ai.onnx::Relu", lambda builder, args, attributes: relax.op.negative(args[0]))
    x = np.random.default_rng(0).standard_normal((2, 3), np.float32)
    assert np.array_equal(run(load(proto), [x])[0], -x)


@pytest.mark.parametrize(
    ("convert", "says"),
    [
        (lambda builder, args, attributes: 3, "TypeError: it gives 3"),
        (lambda builder, args, attributes: args[7], "IndexError"),
        (lambda builder, args, attributes: relax.op.sum(args[0]), "shape"),
        (lambda builder, args, attributes: relax.op.astype(args[0], "int32"), "int32"),
    ],
)
def test_its_mistakes_are_named(convert: Any, says: str) -> None:
    tk.register_converter("onnx", "acme::Bad", convert)
    with pytest.raises(ImportModelError, match=says) as caught:
        load(custom("acme", "Bad"))
    assert "'mine'" in str(caught.value)


@pytest.mark.parametrize(
    ("framework", "operator", "convert"),
    [
        ("jax", "a::b", len),
        ("torch", "swoosh", len),
        ("onnx", "acme.Twice", len),
        ("onnx", "acme::Twice.default", len),
        ("onnx", "acme::Twice", 3),
    ],
)
def test_wrong_registrations(framework: str, operator: str, convert: Any) -> None:
    with pytest.raises(UsageError):
        tk.register_converter(framework, operator, convert)
    assert not converters._registered
