"""How exact float32 products are: the mark on functions, the option that sets it, and where the package keeps it."""

import pytest
import torch

import tk
from tests.gpu.random_matmuls import Problem
from tk.errors import UsageError
from tk.schedule.case import prim_func
from tk.schedule.precision import checked_precision, mark_precision, precision_of
from tk.target import resolve
from tk.verify.tolerance import bound_of, compute_dtype


def marked(asked):
    import tvm

    func, _ = prim_func(Problem("float32", 64, 64, 64).case(), resolve("cpu"))
    return mark_precision(tvm.IRModule({"main": func}), asked)["main"]


def test_functions_are_marked_below_the_highest():
    assert precision_of(marked("high")) == "high"
    assert precision_of(marked("highest")) == "highest"
    assert marked("highest").attrs.get("tk.precision") is None


def test_the_default_is_what_torch_is_set_to():
    before = torch.get_float32_matmul_precision()
    try:
        torch.set_float32_matmul_precision("high")
        assert checked_precision(None, of_torch=True) == "high"
        assert checked_precision(None, of_torch=False) == "highest"
        assert checked_precision("highest", of_torch=True) == "highest"
    finally:
        torch.set_float32_matmul_precision(before)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(("precision", "parts"), [(None, "f32_tf32_tf32"), ("high", "f32_tf32_tf32")])
def test_the_option_reaches_hoppers_products_and_the_package(tmp_path, precision, parts):
    model = torch.nn.Linear(256, 512).eval()
    package = tk.compile(
        model, args=(torch.randn(256, 256),), target="cuda:sm_90a", verify=False, precision=precision, dump=tmp_path
    )
    sources = [path.read_text(errors="replace") for path in tmp_path.rglob("*.cu")]
    assert any(parts in source for source in sources)
    # what "highest" takes apart needs the low parts: tiles that are read without them are not split
    assert any("cvt_rna" in source or "rna_tf32" in source for source in sources) == (precision is None)
    assert package.source["precision"] == (precision or "highest")


def test_each_entry_has_the_precision_of_its_own_framework():
    from tk.frontend import load

    other = load(torch.nn.Linear(8, 8), (torch.randn(2, 8),))
    other.source = {"kind": "onnx"}
    entries = {"first": (torch.nn.Linear(8, 8), (torch.randn(2, 8),)), "second": other}
    before = torch.get_float32_matmul_precision()
    try:
        torch.set_float32_matmul_precision("high")
        package = tk.compile(entries, target="cpu", verify=False)
    finally:
        torch.set_float32_matmul_precision(before)
    assert [package.entry(name).source["precision"] for name in entries] == ["high", "highest"]


def test_kernels_below_the_highest_are_tasks_of_their_own():
    from tk.tuning.api import tasks_of
    from tk.tuning.check.traits import traits

    model, x = torch.nn.Linear(64, 128), torch.randn(32, 64)
    found = {each: tasks_of(model, (x,), None, resolve("h200"), precision=each) for each in ("highest", "high")}
    assert {task.hash for task in found["highest"]}.isdisjoint(task.hash for task in found["high"])
    kept = {each: [(traits(task.mod).accumulator, traits(task.mod).bits) for task in tasks] for each, tasks in found.items()}
    assert set(kept["highest"]) == {("float32", 24)}
    assert ("float16", 11) in kept["high"]


def test_another_word_is_refused():
    with pytest.raises(UsageError, match="highest or high or medium"):
        tk.compile(torch.nn.Linear(8, 8), args=(torch.randn(2, 8),), target="cpu", precision="low")


def conv_model(dtype=torch.float32):
    return torch.nn.Conv2d(16, 64, 3).eval().to(dtype), torch.randn(2, 16, 9, 11, dtype=dtype)


@pytest.mark.rotated(3)
@pytest.mark.parametrize(("allowed", "asked", "expected"), [
    (True, None, "high"), (False, None, "highest"), (True, "highest", "highest"), (False, "highest,high", "high"),
])  # fmt: skip
def test_convolutions_follow_what_torch_allows_cudnn(allowed, asked, expected):
    from tk.tuning.api import tasks_of

    before = torch.backends.cudnn.allow_tf32
    try:
        torch.backends.cudnn.allow_tf32 = allowed
        model, x = conv_model()
        (task,) = (t for t in tasks_of(model, (x,), None, resolve("h200"), precision=asked) if "conv" in t.name)
        assert precision_of(task.mod["main"]) == expected
        (task,) = (t for t in tasks_of(model, (x,), None, resolve("cpu"), precision=asked) if "conv" in t.name)
        assert precision_of(task.mod["main"]) == "highest"
        model, x = conv_model(torch.float16)
        assert {precision_of(t.mod["main"]) for t in tasks_of(model, (x,), None, resolve("h200"), precision=asked)} == {
            "highest"
        }
    finally:
        torch.backends.cudnn.allow_tf32 = before


def test_verifying_knows_of_tf32_on_gpus_alone():
    from tk.frontend import load

    model, x = conv_model()
    imported, source = load(model, (x,)), {"precision": "highest", "conv_precision": "high"}
    assert bound_of(imported, source, "h200") > 100 * bound_of(imported, source, "cpu")
    linear = load(torch.nn.Linear(8, 8), (torch.randn(2, 8),))
    assert bound_of(linear, source, "h200") == bound_of(linear, source, "cpu")


def test_results_of_tf32_are_held_to_its_roundoff():
    from tk.frontend import load

    model = load(torch.nn.Linear(8, 8), (torch.randn(2, 8),))
    assert compute_dtype(model) == "float32"
    assert compute_dtype(model, "high") == "float16"
