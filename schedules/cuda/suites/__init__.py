"""Benchmark suites for NVIDIA GPUs: the matmuls of known models, next to cuBLAS, and the suites of other files."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tk.schedule.suite import RANDOM, Problem, Suite, TorchFunction
from tk.schedules.cuda.suites import attention as attention_suite
from tk.schedules.cuda.suites import conv as conv_suite
from tk.schedules.cuda.suites import epilogue as epilogue_suite
from tk.schedules.cuda.suites import memory as memory_suite
from tk.schedules.cuda.suites.shared import matmul_problem, random_sizes

if TYPE_CHECKING:
    import torch

__all__ = ["SUITES"]

# (n, k) of each matmul x[m, k] @ w[k, n], from the models' published configurations; projections that read the same
# input are one matmul, as serving engines run them.
MATMULS = {
    "llama3-8b": {"qkv": (6144, 4096), "out": (4096, 4096), "gate_up": (28672, 4096), "down": (4096, 14336)},
    "llama3-70b": {"qkv": (10240, 8192), "out": (8192, 8192), "gate_up": (57344, 8192), "down": (8192, 28672)},
    "qwen3-8b": {"qkv": (6144, 4096), "out": (4096, 4096), "gate_up": (24576, 4096), "down": (4096, 12288)},
    "qwen3-32b": {"qkv": (10240, 5120), "out": (5120, 8192), "gate_up": (51200, 5120), "down": (5120, 25600)},
    "deepseek-v3": {
        "q_a": (1536, 7168), "q_b": (24576, 1536), "kv_a": (576, 7168), "kv_b": (32768, 512), "out": (7168, 16384),
        "gate_up": (36864, 7168), "down": (7168, 18432),
    },
    "bert-base": {"qkv": (2304, 768), "out": (768, 768), "up": (3072, 768), "down": (768, 3072)},
    "vit-l16": {"qkv": (3072, 1024), "out": (1024, 1024), "up": (4096, 1024), "down": (1024, 4096)},
}  # fmt: skip


def _problem(model: str, part: str, m: int, dtype: str) -> Problem:
    """As the graph phase leaves a linear layer: weights turned to [k, n], sums in float32, rounded once."""
    if model == RANDOM:
        m, n, k, _ = random_sizes(part)
    else:
        n, k = MATMULS[model][part]

    return matmul_problem(model, part, (m, n, k), dtype)


def _cublas(problem: Problem) -> TorchFunction:
    """torch.matmul is cuBLAS's; of float32 it says at each call whether TF32 will do, since other problems ask otherwise."""
    precision = problem.precision

    def call(x: torch.Tensor, w: torch.Tensor) -> torch.Tensor:
        import torch

        torch.set_float32_matmul_precision(precision)
        return x @ w

    return call


SUITES = {
    "gemm": Suite(
        "matmuls of Llama 3, Qwen3, DeepSeek-V3's dense layers, BERT and ViT",
        {model: tuple(parts) for model, parts in MATMULS.items()},
        (1, 8, 16, 64, 128, 512, 2048, 4096, 8192),
        ("bfloat16", "float16"),
        {"cublas": _cublas},
        _problem,
        random=True,
        more_dtypes=("float32", "tfloat32"),
    ),
    "epilogue": epilogue_suite.SUITE,
    "memory": memory_suite.SUITE,
    "attention": attention_suite.SUITE,
    "conv": conv_suite.SUITE,
}
