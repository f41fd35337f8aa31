"""In what products sum: the mark on functions, and the option that sets it."""

import pytest
import torch

import tk
from tests.gpu.random_matmuls import Problem
from tk.errors import UsageError
from tk.schedule.accumulate import acc_dtype_of, mark_accumulators
from tk.schedule.case import prim_func
from tk.target import resolve


def marked(dtype, asked):
    import tvm

    func, _ = prim_func(Problem(dtype, 64, 64, 64).case(), resolve("cpu"))
    return mark_accumulators(tvm.IRModule({"main": func}), asked)["main"]


def test_only_marked_products_of_float16_sum_in_float16():
    assert acc_dtype_of(marked("float16", "float16"), "float16") == "float16"
    assert acc_dtype_of(marked("float16", "float32"), "float16") == "float32"
    assert acc_dtype_of(marked("bfloat16", "float16"), "bfloat16") == "float32"


@pytest.mark.rotated(4)
@pytest.mark.parametrize(("accumulate", "instruction"), [("float32", "k16_f32_f16_f16"), ("float16", "k16_f16_f16_f16")])
def test_the_option_reaches_hoppers_products(tmp_path, accumulate, instruction):
    model = torch.nn.Linear(256, 512).half().eval()
    x = torch.randn(256, 256).half()
    tk.compile(model, args=(x,), target="cuda:sm_90a", verify=False, accumulate=accumulate, dump=tmp_path)
    sources = [path.read_text(errors="replace") for path in tmp_path.rglob("*") if path.is_file()]
    assert any(instruction in source for source in sources)


def test_another_dtype_is_refused():
    with pytest.raises(UsageError, match="float32 or float16"):
        tk.compile(torch.nn.Linear(8, 8), args=(torch.randn(2, 8),), target="cpu", accumulate="bfloat16")
