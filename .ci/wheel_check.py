"""Uses the installed wheel as a stranger would: compiles an ONNX file, loads the package in a fresh process, compares.

Run from an empty folder, with an interpreter that has the wheel and its onnx extra, and no torch.
"""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

import tk

random = np.random.default_rng(0)
w1 = random.standard_normal((64, 32), dtype=np.float32) / 8
w2 = random.standard_normal((32, 8), dtype=np.float32) / 8
graph = helper.make_graph(
    [
        helper.make_node("MatMul", ["x", "w1"], ["h"]),
        helper.make_node("Relu", ["h"], ["r"]),
        helper.make_node("MatMul", ["r", "w2"], ["z"]),
        helper.make_node("Softmax", ["z"], ["y"], axis=-1),
    ],
    "two_layers",
    [helper.make_tensor_value_info("x", TensorProto.FLOAT, [4, 64])],
    [helper.make_tensor_value_info("y", TensorProto.FLOAT, [4, 8])],
    [numpy_helper.from_array(w1, "w1"), numpy_helper.from_array(w2, "w2")],
)
onnx.save(helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8), "model.onnx")

home = Path(tk.__file__).parent
assert "site-packages" in home.parts, f"tk comes from {home}, not from the wheel"
assert importlib.util.find_spec("torch") is None, "torch is installed: this would not show that a package needs none"
assert (home / "py.typed").exists()
for command in (
    ["tk", "compile", "model.onnx", "-o", "model.tk", "--target", "cpu"],
    ["tk", "inspect", "model.tk"],
    ["tk", "verify", "model.tk", "--ref", "onnxruntime"],
):
    subprocess.run(command, check=True)

x = random.standard_normal((4, 64), dtype=np.float32)
np.save("x.npy", x)
subprocess.run(["tk", "run", "model.tk", "--input", "x=@x.npy", "--save-outputs", "y.npz"], check=True)
reference = onnxruntime.InferenceSession("model.onnx").run(None, {"x": x})[0]
loaded = "import numpy, tk; numpy.save('z.npy', tk.load('model.tk')(numpy.load('x.npy')))"
subprocess.run([sys.executable, "-c", loaded], check=True)
for name, result in (("tk run", np.load("y.npz")["y"]), ("tk.load", np.load("z.npy"))):
    error = np.linalg.norm(result - reference) / np.linalg.norm(reference)
    assert error < 1e-5, f"{name}: relative error {error}"
    print(f"{name}: relative error {error:.1e}")
