"""Registers that are read on a path that has not written them have a value all the same; no others are touched."""

from __future__ import annotations

from itertools import pairwise
from unittest.mock import patch

import pytest
import tvm
import tvm_ffi
from tvm.script import from_source
from tvm.tirx import PrimFunc, SeqStmt

from tk.frontend import load
from tk.lowering.first_values import first_values
from tk.pipeline import Options, compile_model
from tk.target import resolve

torch = pytest.importorskip("torch")

KERNEL = """
@T.prim_func
def main(x: T.Buffer((512,), "float32"), y: T.Buffer((512,), "float32"), n: T.int32):
    t = T.launch_thread("threadIdx.x", 128)
    kept = T.alloc_local((2,), "float32")
    more = T.alloc_local((2,), "float32")
    BODY
"""
BOTH = "kept[0] = x[t]\nkept[1] = x[t + 1]\n"
BODIES = {
    "in order": (BOTH + "y[t] = kept[0] + kept[1]", ""),
    "one condition twice": ("if t < 64:\n    kept[0] = x[t]\nif t < 64:\n    y[t] = kept[0]", "kept"),
    "a choice": ("if t < 64:\n    kept[0] = x[t]\ny[t] = T.if_then_else(t < 64, kept[0], T.float32(1))", "kept"),
    "inside the condition": ("if t < 64:\n    kept[0] = x[t]\n    y[t] = kept[0]", ""),
    "both branches": ("if t < 64:\n    kept[0] = x[t]\nelse:\n    kept[0] = x[0]\ny[t] = kept[0]", ""),
    "the other element": ("kept[0] = x[t]\nif t < 64:\n    kept[1] = x[t]\ny[t] = kept[1]", "kept"),
    "a chain": (
        "if t < 64:\n    kept[0] = x[t]\nif t < 64:\n    more[1] = kept[0] * T.float32(2)\nif t < 64:\n    y[t] = more[1]",
        "kept more",
    ),
    "a function's argument": (
        "if t < 64:\n    kept[0] = x[t]\nif t < 64:\n    y[t] = T.call_pure_extern('float32', 'coshf', kept[0])",
        "kept",
    ),
    "what a loop goes on by": (
        "if t < 64:\n    kept[0] = x[t]\nwhile kept[0] > T.float32(0):\n    kept[0] = kept[0] - x[t]",
        "kept",
    ),
    "a vector": ("kept[T.Ramp(0, 1, 2)] = x[T.Ramp(t * 2, 1, 2)]\ny[t] = kept[1]", ""),
    "half a vector under a condition": (
        "if t < 64:\n    kept[T.Ramp(0, 1, 2)] = x[T.Ramp(t * 2, 1, 2)]\ny[t] = kept[1]",
        "kept",
    ),
    "elements by a loop": ("for i in T.serial(2):\n    kept[i] = x[t + i]\ny[t] = kept[0]", ""),
    "a loop's conditions": (
        "for i in T.serial(4):\n    if i < n:\n        kept[0] = x[t + i]\n    if i < n:\n        y[t] = y[t] + kept[0]",
        "kept",
    ),
    "a loop of any length": ("for i in T.serial(n):\n    kept[0] = x[t + i]\ny[t] = kept[0]", ""),
    "a sum that begins before its loop": (
        "kept[0] = T.float32(0)\nfor i in T.serial(n):\n    if i < t:\n        kept[0] = kept[0] + x[i]\ny[t] = kept[0]",
        "",
    ),
}


def module(body: str) -> tvm.IRModule:
    text = KERNEL.replace("BODY", body.replace("\n", "\n    "))
    return tvm.IRModule({"main": from_source(text)})


def filled(func: PrimFunc) -> list[str]:
    """The buffers that are stored into right where they are allocated."""
    found: list[str] = []

    def look(node: SeqStmt) -> None:
        parts = list(node.seq)
        for one, following in pairwise(parts):
            if type(one).__name__ == "AllocBuffer" and type(following).__name__ == "BufferStore":
                found.extend([str(one.buffer.name)] if following.buffer.same_as(one.buffer) else [])

    tvm_ffi.structural_walk(func.body, [(SeqStmt, look)], order="pre")
    return found


@pytest.mark.parametrize("name", BODIES)
def test_what_a_path_has_not_written_has_a_value(name: str) -> None:
    body, wanted = BODIES[name]
    mod = module(body)
    assert filled(first_values(mod)["main"]) == wanted.split()
    if not wanted:
        assert first_values(mod)["main"].same_as(mod["main"])


class Stacked(torch.nn.Module):
    """Each element is one of three casts of choices, by the remainder of its position: ptxas gave two of them wrongly."""

    def forward(self, x):
        small = (x * 4).nan_to_num().clamp(0, 100).to(torch.uint8)
        return torch.stack([small, small, small], 2)


def test_a_stack_of_choices_reads_nothing_that_is_not_set() -> None:
    model = load(Stacked().eval(), (torch.rand(13, 72),))
    with patch("tk.codegen.device_code.assemble", lambda source, arch: (b"", {})):  # the text is all that is read
        executable = compile_model(model, resolve("cuda:sm_90a"), options=Options(graph=False))
    (text,) = executable.code.sources.values()
    first = text.index("if (")
    assert text.index("] = 0x0p+0f") < first  # what is loaded under a condition has a value before it
