"""PyTorch modules: boundary, structure, dynamic dims, weights, dtypes, state."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
import pytest
import torch
from torch import nn
from torch.export import Dim

from tests.frontend.running import error, run, worst
from tests.sample import sample
from tests.torch_function import Function
from tk.errors import ImportModelError, UnsupportedOperatorError, UsageError
from tk.frontend import load


class Pair(NamedTuple):
    left: torch.Tensor
    right: torch.Tensor


class Structured(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.first = nn.Linear(4, 4)
        self.second = nn.Linear(4, 4)
        self.second.weight = self.first.weight
        self.register_buffer("offset", torch.linspace(0, 1, 4))
        self.register_buffer("never_read", torch.zeros(3))

    def forward(self, x: torch.Tensor, past: list[dict[str, torch.Tensor]], *, flag: bool = True, extra: Any = None) -> Any:
        y = self.second(self.first(x)) + self.offset + torch.tensor([1.0, 2.0, 3.0, 4.0])
        merged = torch.cat([y, past[0]["key"]])
        return {"out": y if flag else x, "rest": (merged, None, 3, Pair(merged * 0.5, extra))}


def structured(**options: Any) -> Any:
    batch = Dim("batch", min=1, max=32)
    shapes = {"x": {0: batch}, "past": [{"key": {0: batch}}], "flag": None, "extra": {0: 2 * batch}}
    args = (torch.randn(3, 4), [{"key": torch.randn(3, 4)}])
    kwargs = {"flag": True, "extra": torch.randn(6)}
    return load(Structured(), args, kwargs, dynamic_shapes=shapes, **options)


def test_names_trees_and_dims() -> None:
    signature = structured().signature
    assert [str(spec) for spec in signature.inputs] == [
        "x: float32[batch, 4]",
        "past_0_key: float32[batch, 4]",
        "extra: float32[2*batch]",
    ]
    assert [str(spec) for spec in signature.outputs] == [
        "out: float32[batch, 4]",
        "rest_0: float32[2*batch, 4]",
        "rest_3_left: float32[2*batch, 4]",
        "rest_3_right: float32[2*batch]",
    ]
    assert signature.dims == {"batch": (1, 32)}
    args, kwargs = signature.in_tree["items"]
    assert args == {
        "kind": "tuple",
        "items": ["leaf", {"kind": "list", "items": [{"kind": "dict", "keys": ["key"], "items": ["leaf"]}]}],
    }
    assert kwargs == {"kind": "dict", "keys": ["flag", "extra"], "items": [{"kind": "const", "value": True}, "leaf"]}
    rest = signature.out_tree["items"][1]["items"]
    assert rest[1:3] == [None, {"kind": "const", "value": 3}]
    assert rest[3] == {"kind": "namedtuple", "name": "Pair", "keys": ["left", "right"], "items": ["leaf", "leaf"]}


class Step(nn.Module):
    """A cell whose state is a named tuple; its norm is decomposed."""

    def forward(self, x: torch.Tensor, state: Pair) -> tuple[torch.Tensor, Pair]:
        left = nn.functional.normalize(state.left * 0.5 + x, dim=-1)
        return left + state.right, Pair(left, x)


def test_dynamic_dims_of_named_tuples() -> None:
    """torch says of them that sizes of L['state'].left are those of L['x'], and cannot say so of inputs that are taken flat."""
    batch, model = Dim("batch", min=2), Step()
    shapes = ({0: batch}, Pair({0: batch}, {0: batch}))
    loaded = load(model, (torch.randn(3, 4), Pair(torch.randn(3, 4), torch.randn(3, 4))), dynamic_shapes=shapes)
    assert [str(spec) for spec in loaded.signature.inputs][1:] == [f"state_{n}: float32[batch, 4]" for n in ("left", "right")]
    x, left, right = torch.randn(3, 5, 4)
    out, pair = model(x, Pair(left, right))
    for result, expected in zip(run(loaded, [each.numpy() for each in (x, left, right)]), (out, *pair), strict=True):
        np.testing.assert_allclose(result, expected.numpy(), rtol=1e-5, atol=1e-6)


def test_params_are_torch_paths_tied_ones_once_unread_ones_not() -> None:
    model = structured()
    assert set(model.params) == {"first.bias", "second.weight", "second.bias", "offset", "lifted_tensor_0"}
    variables = [variable.name for variable in model.mod["main"].params]
    assert variables == [spec.name for spec in model.signature.inputs] + list(model.params)
    assert int(model.mod["main"].attrs["num_input"]) == len(model.signature.inputs)


@pytest.mark.parametrize("batch", sample([1, 2, 5], 2))
def test_dynamic_batch_runs(batch: int) -> None:
    rng = np.random.default_rng(batch)
    shapes = [(batch, 4), (batch, 4), (2 * batch,)]
    assert worst(structured(), [rng.standard_normal(shape, np.float32) for shape in shapes]) < 1e-6


def test_weights_share_torch_memory() -> None:
    net = nn.Linear(8, 8).to(torch.bfloat16)
    model = load(net, (torch.randn(2, 8, dtype=torch.bfloat16),))
    assert model.params["weight"].dtype == ml_dtypes.bfloat16
    assert model.params["weight"].ctypes.data == net.weight.data_ptr()


@pytest.mark.rotated(4)
@pytest.mark.parametrize("dtype", sample(["float32", "bfloat16", "float16"], 3))
def test_transformer_layer(dtype: str) -> None:
    net = nn.TransformerEncoderLayer(32, 4, 64, batch_first=True, activation="gelu").eval()
    model = load(net, (torch.randn(2, 7, 32),), dtype=dtype, shapes={"src": ("batch", "seq", 32)})
    assert model.signature.inputs[0].shape == ("batch", "seq", 32)
    rng = np.random.default_rng(0)
    x = rng.standard_normal((3, 11, 32), np.float32).astype(model.signature.inputs[0].dtype)
    assert model.reference is not None
    assert model.reference_float64 is not None
    own = error(model.reference([x])[0], model.reference_float64([x])[0])
    assert worst(model, [x]) < max(1.5 * own, 1e-6)


def test_convolutional_net_with_bounds() -> None:
    net = nn.Sequential(
        nn.Conv2d(3, 8, 3, padding=1, bias=False),
        nn.BatchNorm2d(8),
        nn.ReLU(),
        nn.MaxPool2d(2),
        nn.ConvTranspose2d(8, 4, 2, 2),
        nn.AdaptiveAvgPool2d(1),
        nn.Flatten(),
        nn.Linear(4, 10),
    )
    for parameter in net[1].parameters():
        nn.init.uniform_(parameter, 0.5, 1.5)
    model = load(net.eval(), (torch.randn(2, 3, 16, 16),), shapes={"input": ((1, 8), 3, 16, 16)})
    assert model.signature.dims == {"input_dim0": (1, 8)}
    assert worst(model, [np.random.default_rng(0).standard_normal((5, 3, 16, 16), np.float32)]) < 1e-6


def test_integer_inputs_of_another_shape_stay_valid() -> None:
    model = load(nn.Embedding(10, 4), (torch.randint(0, 10, (2, 3)),), shapes={"input": (4, 6)})
    assert model.example_inputs is not None
    assert model.example_inputs[0].shape == (4, 6)
    assert worst(model) == 0


class Counter(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("count", torch.ones(3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        self.count.add_(x.sum(0))
        return x * self.count


def test_buffers_that_are_written_into_are_inputs() -> None:
    model = load(Counter(), (torch.randn(2, 3),))
    assert [spec.name for spec in model.signature.inputs] == ["x", "count"]
    assert [spec.name for spec in model.signature.outputs] == ["output"]
    assert [spec.name for spec in model.signature.results] == ["output", "count"]
    assert model.signature.mutated == model.signature.state == ("count",)
    assert model.signature.in_tree["items"][1] == {"kind": "dict", "keys": ["count"], "items": ["leaf"]}
    assert model.signature.out_tree == "leaf"
    assert model.example_inputs is not None
    assert np.array_equal(model.example_inputs[1], np.ones(3, np.float32))
    x, count = np.arange(6, dtype=np.float32).reshape(2, 3), np.array([1, 2, 3], np.float32)
    out, after = run(model, [x, count])
    assert np.allclose(after, count + x.sum(0))
    assert np.allclose(out, x * (count + x.sum(0)))
    assert worst(model, [x, count]) < 1e-6


def test_batch_norm_in_training_mode_writes_its_statistics() -> None:
    model = load(nn.BatchNorm1d(3), (torch.randn(6, 3) + 1,))  # whose means do not cancel
    assert set(model.signature.mutated) == {"running_mean", "running_var", "num_batches_tracked"}
    assert worst(model) < 1e-6


class Returned(nn.Module):
    """Returns what it writes into: itself, a view of it, and what it held before."""

    def __init__(self) -> None:
        super().__init__()
        self.register_buffer("x", torch.zeros(2, 3))  # called as the input is

    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, ...]:
        before = x.clone()
        x.add_(1)
        self.x.add_(x)
        return x, x.view(3, 2), before


def test_an_input_that_is_written_into_and_returned_is_an_alias() -> None:
    model = load(Returned(), (torch.zeros(2, 3),))
    assert [spec.name for spec in model.signature.inputs] == ["x", "x.buffer"]
    assert set(model.signature.mutated) == {"x", "x.buffer"}
    assert model.signature.aliases == {"output_0": "x"}


class Writes(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.ones(3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        self.weight.data.add_(1)
        return x * self.weight


class Changes(Writes):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        with torch.no_grad():
            self.weight.add_(1)
        return x * self.weight


class Reads(Writes):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x * self.weight.data


class Unknown(nn.Module):
    def forward(self, x: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        return torch.special.bessel_j0(x), torch.special.bessel_j1(x)


class Random(nn.Module):
    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return x + torch.randn_like(x)


def test_unsupported_operators_are_listed_with_their_source() -> None:
    with pytest.raises(UnsupportedOperatorError) as caught:
        load(Unknown(), (torch.randn(3, 3),))
    assert set(caught.value.operators) == {"aten.special_bessel_j0.default", "aten.special_bessel_j1.default"}
    assert str(caught.value).count("test_load.py") == 2


@pytest.mark.parametrize(
    ("module", "says"),
    [
        (Changes(), r"forward writes into its parameter 'weight'"),
        (Writes(), r"forward uses the \.data"),
        (Reads(), r"forward uses the \.data"),
        (Random(), "random"),
        (nn.Dropout(0.5), "random"),
    ],
)
def test_refused(module: nn.Module, says: str) -> None:
    with pytest.raises(ImportModelError, match=says):
        load(module, (torch.randn(2, 3),))


def test_a_model_that_torch_cannot_export() -> None:
    class Branches(nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x if x.sum() > 0 else -x

    with pytest.raises(ImportModelError, match=r"torch\.export cannot export Branches"):
        load(Branches(), (torch.randn(2),))


def test_what_torch_says_of_an_export_is_one_thing(capfd: pytest.CaptureFixture[str]) -> None:
    class Branches(nn.Module):
        def forward(self, x: torch.Tensor) -> torch.Tensor:
            return x if x.sum() > 0 else -x

    with pytest.raises(ImportModelError) as caught:
        load(Branches(), (torch.randn(2),))
    text = str(caught.value)
    assert "return x if x.sum() > 0 else -x" in text  # the model's line
    assert "TORCH_LOGS" not in text
    assert "control flow" in text
    assert capfd.readouterr() == ("", "")


def test_a_forward_that_raises_is_no_matter_of_export() -> None:
    with pytest.raises(ImportModelError, match="runs on these inputs"):
        load(nn.Linear(4, 4), (torch.randn(3, 5),))
    with pytest.raises(ImportModelError, match=r"arguments of Bilinear\.forward\(input1"):
        load(nn.Bilinear(4, 4, 2), (torch.randn(3, 4),))


def test_meta_weights_are_refused() -> None:
    with pytest.raises(ImportModelError, match="no values"):
        load(nn.Linear(2, 2, device="meta"), (torch.randn(1, 2, device="meta"),))


def test_dims_are_given_once() -> None:
    with pytest.raises(UsageError, match="twice"):
        load(nn.ReLU(), (torch.randn(2, 3),), dynamic_shapes=({0: Dim("n")},), shapes={"input": ("n", 3)})


@pytest.mark.rotated(5)
@pytest.mark.parametrize("name", ["mlp-tiny", "resnet-tiny", "vit-tiny", "bert-tiny", "llama-tiny"])
def test_zoo(name: str) -> None:
    model = load(f"zoo:{name}")
    assert model.name == name
    assert model.source["kind"] == "zoo"
    assert worst(model) < 2e-6


@pytest.mark.rotated(6)
def test_zoo_in_bfloat16_is_as_exact_as_torch() -> None:
    model = load("zoo:llama-tiny", dtype="bfloat16", shapes={"input_ids": (2, "seq")})
    ids = np.random.default_rng(0).integers(0, 500, (2, 9))
    assert model.reference is not None
    assert model.reference_float64 is not None
    own = error(model.reference([ids])[0], model.reference_float64([ids])[0])
    assert worst(model, [ids]) < 1.5 * own


class Keeps(nn.Module):
    """Changes what it keeps, in the way that `kind` says."""

    def __init__(self, kind: str) -> None:
        super().__init__()
        self.kind, self.hidden, self.many = kind, torch.zeros(3), [torch.zeros(3)]
        self.weight = nn.Parameter(torch.zeros(3), requires_grad=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if self.kind == "parameter":
            self.weight.add_(x)
        elif self.kind == "written":
            self.hidden.add_(x)
        elif self.kind == "assigned":
            self.hidden = self.hidden + x
        else:
            self.many[0] = self.many[0] * x
        return x + self.weight + self.hidden + self.many[0]


@pytest.mark.parametrize(
    ("kind", "name"), [("parameter", "weight"), ("written", "hidden"), ("assigned", "hidden"), ("in a list", "many[0]")]
)
def test_what_forward_changes_is_named_with_a_way_out(kind: str, name: str) -> None:
    with pytest.raises(ImportModelError, match=rf"(?s){re.escape(repr(name))}.*do: .*register_buffer"):
        load(Keeps(kind), (torch.ones(3),))


class Shows(nn.Module):
    """Leaves tensors behind that no call reads: one that it had, and one that it had not."""

    def __init__(self) -> None:
        super().__init__()
        self.last = torch.zeros(3)
        self.normed = nn.utils.weight_norm(nn.Linear(3, 3))

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        self.last = self.normed(x)
        self.first = x + 1
        return self.last * 2


@pytest.mark.filterwarnings("ignore:.*weight_norm:FutureWarning")
def test_what_forward_leaves_behind_is_no_state() -> None:
    module = Shows()
    before = module.last
    model = load(module, (torch.randn(2, 3),))
    assert worst(model) < 1e-6
    assert module.last is before or type(module.last) is torch.Tensor
    assert type(module.normed.weight) is torch.Tensor
    assert type(getattr(module, "first", before)) is torch.Tensor


class Remembers(nn.Module):
    """Keeps what its parameters give in a dict at its first call, as timm's attention biases are kept by device."""

    def __init__(self) -> None:
        super().__init__()
        self.bias = nn.Parameter(torch.randn(4, 3))
        self.cache: dict[str, torch.Tensor] = {}
        self.seen: list[list[torch.Tensor]] = [[]]

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        if "cpu" not in self.cache:
            self.cache["cpu"] = self.bias[:, [2, 0, 1]]
        self.seen[0].append(x + 1)
        return x + self.cache["cpu"]


@pytest.mark.parametrize("called", [False, True])
def test_a_cache_of_what_parameters_give_is_no_state(called: bool) -> None:
    module = Remembers()
    if called:
        module(torch.randn(4, 3))
    before = dict(module.cache), len(module.seen[0])
    model = load(module, (torch.randn(4, 3),))
    assert worst(model) < 1e-6
    assert before == (module.cache, len(module.seen[0]))


class _Shared(nn.Module):
    def __init__(self, inner: nn.Module) -> None:
        super().__init__()
        self.inner = inner

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        return self.inner(x) + 1


def test_a_module_under_two_names_keeps_its_own_tensors() -> None:
    shared = nn.Sequential(nn.Linear(3, 3), nn.BatchNorm1d(3))
    module = nn.Sequential(_Shared(shared), _Shared(shared)).eval()
    before = {name: id(each) for name, each in module.state_dict(keep_vars=True).items()}
    model = load(module, (torch.randn(2, 3),))
    assert worst(model) < 1e-6
    assert model.eager_peak is not None
    assert model.eager_peak()
    assert before == {name: id(each) for name, each in module.state_dict(keep_vars=True).items()}
    module.to(torch.float64)


@dataclass
class Scored:
    scores: torch.Tensor
    inner: list[torch.Tensor]


class ReturnsDataclass(nn.Module):
    def forward(self, x: torch.Tensor) -> dict[str, Scored]:
        return {"all": Scored(x.softmax(-1), [x * 2, x.exp()])}


def test_dataclasses_at_the_boundary_are_records() -> None:
    model = load(ReturnsDataclass(), (torch.randn(2, 3),))
    record = model.signature.out_tree["items"][0]
    assert (record["kind"], record["name"], record["keys"]) == ("record", "Scored", ["scores", "inner"])
    assert worst(model) < 1e-6


def test_torch_says_nothing_of_a_try_that_may_fail(capfd: pytest.CaptureFixture[str]) -> None:
    class Grouped(nn.Module):
        def forward(self, x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
            if torch.compiler.is_exporting():
                return x.sum(-1) + w.sum()
            return torch._grouped_mm(x, w, offs=torch.tensor([8, 16], dtype=torch.int32)).float().sum(-1)

    model = load(Grouped(), (torch.ones(16, 16), torch.ones(2, 16, 16)))
    assert model.eager_peak is not None
    assert model.eager_peak() is None  # its operators have no shapes in float32
    said = capfd.readouterr()
    assert "Traceback" not in said.err + said.out
    assert "BF16" not in said.err + said.out


DRAWING = {
    "multinomial": lambda x: torch.multinomial(x.abs(), 2),
    "rand": lambda x: torch.bernoulli(x.sigmoid()),
    "rand_like": lambda x: x + torch.rand_like(x),
    "normal": lambda x: torch.normal(x, 1.0),
    "randint": lambda x: x[0] + torch.randint(0, 4, (3,)),
}


@pytest.mark.parametrize("name", sample(DRAWING, 5))
def test_what_draws_random_numbers_is_refused_as_that(name: str) -> None:
    with pytest.raises(ImportModelError, match=rf"draws random numbers \(\w+\.{name}\."):
        load(Function(DRAWING[name]), (torch.randn(3, 3),))


def test_one_tensor_is_an_example_of_several_inputs() -> None:
    """torch.export takes the same tensor for the same input: a program would read one of them alone."""
    x = torch.randn(2, 5, 8)
    module, inputs = nn.MultiheadAttention(8, 2, batch_first=True).eval(), [torch.randn(2, 5, 8) for _ in range(3)]
    assert worst(load(module, (x, x), {"value": x}), [each.numpy() for each in inputs]) < 1e-5


class Offset(nn.Module):
    def __init__(self) -> None:
        super().__init__()
        self.weight = nn.Parameter(torch.randn(4))
        self.register_buffer("table", torch.randn(4))

    def forward(self, x: torch.Tensor, y: torch.Tensor) -> torch.Tensor:
        return x - 2 * self.table + y * self.weight


def test_what_a_model_keeps_is_an_example() -> None:
    module, inputs = Offset(), [torch.randn(4), torch.randn(4)]
    assert worst(load(module, (module.table, module.weight)), [each.numpy() for each in inputs]) < 1e-5


def test_torchscript_is_refused_by_name() -> None:
    with pytest.raises(ImportModelError, match=r"TorchScript\n[\s\S]*do: .*torch\.jit\.script"):
        load(torch.jit.trace(nn.Linear(4, 3), torch.randn(2, 4)), (torch.randn(2, 4),))
