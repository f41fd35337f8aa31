"""Configurations of the zoo's architectures, and the named presets. No torch here: listing names must not need it.

Every field of a configuration is an option that a name may set: "llama3-8b?layers=2&seq=1024". The fields batch, seq and
image_size shape the example inputs; the others shape the model. Sizes follow the published checkpoints (the
config.json of each on Hugging Face).
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, ClassVar

from tk.errors import UsageError, message

__all__ = [
    "PRESETS",
    "BertConfig",
    "Config",
    "LlamaConfig",
    "LlamaStepConfig",
    "MlpConfig",
    "Preset",
    "ResNetConfig",
    "ViTConfig",
]

ROPE_SCALING_ORIGINAL_POSITIONS = 8192


def _require(condition: bool, what: str, need: str, have: object) -> None:
    if not condition:
        raise UsageError(message(what, need=need, have=have, do="give the preset another value"))


@dataclass(frozen=True)
class Config:
    """What every architecture's configuration shares: sizes are positive, and the batch of the example inputs.

    `architecture` is the file and class, "file:Class", that the configuration builds. `dynamic` names the dims of each
    input that may be dynamic, by position.
    """

    architecture: ClassVar[str]
    dynamic: ClassVar[dict[str, dict[int, str]]]

    batch: int = 1

    def __post_init__(self) -> None:
        for item in fields(self):
            value = getattr(self, item.name)
            sizes = value if isinstance(value, tuple) else (value,)
            if isinstance(value, (int, float, tuple)) and not isinstance(value, bool):
                good = bool(sizes) and all(size > 0 for size in sizes)
                _require(good, f"{item.name} is not a size", "positive numbers", value)

    def largest(self, dim: str) -> int:
        """The greatest size that a dynamic dim may take."""
        return 64


@dataclass(frozen=True)
class MlpConfig(Config):
    """`widths` are the features of the input, of each hidden layer, and of the output."""

    architecture: ClassVar[str] = "mlp:Mlp"
    dynamic: ClassVar[dict[str, dict[int, str]]] = {"x": {0: "batch"}}

    widths: tuple[int, ...] = (784, 512, 512, 10)
    batch: int = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        _require(len(self.widths) >= 2, "an MLP needs an input and an output", "at least two widths", self.widths)


@dataclass(frozen=True)
class ResNetConfig(Config):
    """`stem` is the first convolution's channels; `depths` and `widths` are the blocks and output channels of each stage."""

    architecture: ClassVar[str] = "resnet:ResNet"
    dynamic: ClassVar[dict[str, dict[int, str]]] = {"pixel_values": {0: "batch"}}

    depths: tuple[int, ...] = (2, 2, 2, 2)
    widths: tuple[int, ...] = (64, 128, 256, 512)
    stem: int = 64
    bottleneck: bool = False
    classes: int = 1000
    channels: int = 3
    image_size: int = 224
    batch: int = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        same = len(self.depths) == len(self.widths)
        _require(same, "a stage has a depth and a width", "as many depths as widths", f"{self.depths} and {self.widths}")
        quarters = not self.bottleneck or all(width % 4 == 0 for width in self.widths)
        _require(quarters, "a bottleneck is a quarter as wide as its stage", "widths that are multiples of 4", self.widths)


@dataclass(frozen=True)
class ViTConfig(Config):
    """`ffn` is the inner width of the feed-forward network, `patch` the side of a square patch in pixels."""

    architecture: ClassVar[str] = "vit:ViT"
    dynamic: ClassVar[dict[str, dict[int, str]]] = {"pixel_values": {0: "batch"}}

    hidden: int = 768
    layers: int = 12
    heads: int = 12
    ffn: int = 3072
    patch: int = 16
    classes: int = 1000
    channels: int = 3
    norm_eps: float = 1e-12
    image_size: int = 224
    batch: int = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        _require(self.hidden % self.heads == 0, "heads share the hidden width", f"a divisor of {self.hidden}", self.heads)
        whole = self.image_size % self.patch == 0
        _require(whole, "an image is cut into whole patches", f"image_size a multiple of {self.patch}", self.image_size)


@dataclass(frozen=True)
class BertConfig(Config):
    """`positions` is the longest sequence, `segments` the number of token types."""

    architecture: ClassVar[str] = "bert:Bert"
    dynamic: ClassVar[dict[str, dict[int, str]]] = {
        "input_ids": {0: "batch", 1: "seq"},
        "attention_mask": {0: "batch", 1: "seq"},
        "token_type_ids": {0: "batch", 1: "seq"},
    }

    vocab: int = 30522
    hidden: int = 768
    layers: int = 12
    heads: int = 12
    ffn: int = 3072
    positions: int = 512
    segments: int = 2
    norm_eps: float = 1e-12
    seq: int = 128
    batch: int = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        _require(self.hidden % self.heads == 0, "heads share the hidden width", f"a divisor of {self.hidden}", self.heads)
        _require(self.seq <= self.positions, "seq is longer than the model's positions", f"≤ {self.positions}", self.seq)

    def largest(self, dim: str) -> int:
        return self.positions if dim == "seq" else super().largest(dim)


@dataclass(frozen=True)
class LlamaConfig(Config):
    """Llama 3 and its relatives. `kv_heads` < `heads` is grouped-query attention; `qk_norm` (Qwen 3) normalises each
    head of q and k; `tied` takes the output projection from the embedding; `rope_factor` > 1 is Llama 3.1's scaling of
    the low rotary frequencies; `positions` is the length of the rotary tables, so the longest sequence."""

    architecture: ClassVar[str] = "llama:Llama"
    dynamic: ClassVar[dict[str, dict[int, str]]] = {"input_ids": {0: "batch", 1: "seq"}}

    vocab: int = 128256
    hidden: int = 4096
    layers: int = 32
    heads: int = 32
    kv_heads: int = 8
    head_dim: int = 128
    ffn: int = 14336
    positions: int = 8192
    rope_theta: float = 500000.0
    rope_factor: float = 1.0
    norm_eps: float = 1e-5
    qk_norm: bool = False
    tied: bool = False
    seq: int = 128
    batch: int = 1

    def __post_init__(self) -> None:
        super().__post_init__()
        shared = self.heads % self.kv_heads == 0
        _require(shared, "query heads share key heads evenly", f"kv_heads a divisor of {self.heads}", self.kv_heads)
        _require(self.head_dim % 2 == 0, "rotary embedding turns pairs of channels", "an even head_dim", self.head_dim)
        _require(self.seq <= self.positions, "seq is longer than the model's positions", f"≤ {self.positions}", self.seq)

    def largest(self, dim: str) -> int:
        return self.positions if dim == "seq" else super().largest(dim)


@dataclass(frozen=True)
class LlamaStepConfig(LlamaConfig):
    """One step of generation: each sequence gets its next token, and reads the keys and values of those before it from a
    cache with room for `context` of them, the new one included."""

    architecture: ClassVar[str] = "llama:LlamaStep"
    dynamic: ClassVar[dict[str, dict[int, str]]] = {
        "input_ids": {0: "batch"},
        "position": {0: "batch"},
        "k": {0: "batch", 2: "context"},
        "v": {0: "batch", 2: "context"},
    }

    seq: int = 1
    context: int = 2048

    def __post_init__(self) -> None:
        super().__post_init__()
        _require(self.seq == 1, "a step is one token a sequence", "1", self.seq)
        room = self.context <= self.positions
        _require(room, "the cache is longer than the model's positions", f"≤ {self.positions}", self.context)

    def largest(self, dim: str) -> int:
        return self.positions if dim == "context" else super().largest(dim)


@dataclass(frozen=True)
class Preset:
    """A named configuration. `summary` is one line for people."""

    config: Config
    summary: str

    def options(self) -> dict[str, Any]:
        """Every option that a name may set, with this preset's value."""
        return {item.name: getattr(self.config, item.name) for item in fields(self.config)}


_WIDE = (256, 512, 1024, 2048)
_QWEN3 = LlamaConfig(vocab=151936, ffn=12288, layers=36, rope_theta=1e6, norm_eps=1e-6, qk_norm=True)
_LLAMA_TINY = LlamaConfig(
    vocab=512, hidden=128, layers=2, heads=4, kv_heads=2, head_dim=32, ffn=352, positions=256, rope_theta=10000.0, seq=32
)
_QWEN3_TINY = LlamaConfig(
    vocab=512, hidden=64, layers=2, heads=4, kv_heads=2, head_dim=32, ffn=160, positions=256, qk_norm=True, tied=True, seq=32
)

PRESETS: dict[str, Preset] = {
    "bert-base": Preset(BertConfig(), "BERT base uncased, encoder and pooler, 109 M parameters"),
    "bert-large": Preset(BertConfig(hidden=1024, layers=24, heads=16, ffn=4096), "BERT large uncased, 335 M parameters"),
    "bert-tiny": Preset(
        BertConfig(vocab=512, hidden=64, layers=2, heads=4, ffn=128, positions=128, seq=32), "BERT, 2 layers of 64, for tests"
    ),
    "llama-tiny": Preset(_LLAMA_TINY, "Llama, 2 layers of 128, for tests"),
    "llama-tiny-step": Preset(
        LlamaStepConfig(**{**_LLAMA_TINY.__dict__, "seq": 1, "context": 48}),
        "Llama's step of generation, 2 layers of 128, for tests",
    ),
    "llama3-8b": Preset(LlamaConfig(), "Llama 3 8B, 8.0 B parameters"),
    "llama3-8b-step": Preset(LlamaStepConfig(), "Llama 3 8B, one token a sequence with a cache of keys and values"),
    "llama3-70b": Preset(LlamaConfig(hidden=8192, layers=80, heads=64, ffn=28672), "Llama 3 70B, 70.6 B parameters"),
    "llama3.1-8b": Preset(LlamaConfig(rope_factor=8.0), "Llama 3.1 8B: Llama 3 8B with scaled rotary frequencies"),
    "llama3.2-1b": Preset(
        LlamaConfig(hidden=2048, layers=16, head_dim=64, ffn=8192, rope_factor=32.0, tied=True),
        "Llama 3.2 1B, tied embedding, 1.2 B parameters",
    ),
    "mlp": Preset(MlpConfig(), "ReLU network 784-512-512-10, 0.7 M parameters"),
    "mlp-tiny": Preset(MlpConfig(widths=(32, 64, 10)), "ReLU network 32-64-10, for tests"),
    "qwen3-0.6b": Preset(
        LlamaConfig(
            vocab=151936,
            hidden=1024,
            layers=28,
            heads=16,
            ffn=3072,
            rope_theta=1e6,
            norm_eps=1e-6,
            qk_norm=True,
            tied=True,
        ),
        "Qwen 3 0.6B, tied embedding, 0.6 B parameters",
    ),
    "qwen3-8b": Preset(_QWEN3, "Qwen 3 8B, 8.2 B parameters"),
    "qwen3-tiny": Preset(_QWEN3_TINY, "Qwen 3, 2 layers of 64, tied embedding, for tests"),
    "resnet-tiny": Preset(
        ResNetConfig(depths=(1, 1), widths=(16, 32), stem=16, classes=10, image_size=32),
        "ResNet of basic blocks, 2 stages, for tests",
    ),
    "resnet-tiny-bottleneck": Preset(
        ResNetConfig(depths=(1, 2), widths=(32, 64), stem=16, bottleneck=True, classes=10, image_size=32),
        "ResNet of bottleneck blocks, 2 stages, for tests",
    ),
    "resnet18": Preset(ResNetConfig(), "ResNet-18, 11.7 M parameters"),
    "resnet34": Preset(ResNetConfig(depths=(3, 4, 6, 3)), "ResNet-34, 21.8 M parameters"),
    "resnet50": Preset(ResNetConfig(depths=(3, 4, 6, 3), widths=_WIDE, bottleneck=True), "ResNet-50 (v1.5), 25.6 M parameters"),
    "resnet101": Preset(
        ResNetConfig(depths=(3, 4, 23, 3), widths=_WIDE, bottleneck=True), "ResNet-101 (v1.5), 44.5 M parameters"
    ),
    "vit-b16": Preset(ViTConfig(), "ViT-B/16 at 224, 86.6 M parameters"),
    "vit-l16": Preset(ViTConfig(hidden=1024, layers=24, heads=16, ffn=4096), "ViT-L/16 at 224, 304 M parameters"),
    "vit-tiny": Preset(
        ViTConfig(hidden=64, layers=2, heads=4, ffn=128, patch=8, classes=10, image_size=32), "ViT, 2 layers of 64, for tests"
    ),
}
