"""A sample of the hostile files of `hostile_onnx`, or with TK_ALL_TESTS=1 all of them, and what some of them are told."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.frontend.hostile_onnx import CASES
from tests.sample import ALL
from tk.errors import ImportModelError
from tk.frontend import load


@pytest.mark.rotated(6)
def test_each_is_refused_or_right_in_time() -> None:
    assert len(CASES) >= 400
    command = [sys.executable, "-m", "tests.frontend.hostile_onnx", "1" if ALL else "32"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=1800)
    assert done.returncode == 0, done.stdout + done.stderr


MESSAGES = {
    "functions 24×2": "the function 'local.f0' expands to",
    "functions in a circle of 2": "Model-local functions must not be recursive",
    "loop of 1099511627776": "Loop node that makes 'y' unfolds to too many nodes",
    "loop of 1099511627776 without nodes": "Loop node that makes 'y' unfolds",
    "loops of 100, 9 in each other": "unfolds to too many nodes",
    "split into 32768": "SplitToSequence node that makes 's' unfolds",
    "Range 2^36": "the Range node that makes 'v' makes constants that are too large",
    "ConstantOfShape 2^40": "the ConstantOfShape node that makes 'v' makes constants that are too large",
    "Pad 2^36": "the Pad node that makes 'v' makes constants that are too large",
    "activation by Expand 2^62": "'y', which the Expand node that makes 'y' makes, is too large",
    "STFT 65536 of 1048576": "the STFT node that makes 'y' makes constants that are too large",
    "symbolic size, 200 Mul": "ValueError: a size of",
    "location '\\x00'": "tensor name: w",
    "length '4'": "does not hold what its shape says",
    "weight: dtype 77": "the initializer 'w' is of no dtype that ONNX has",
    "weight: raw data longer": "does not hold what its shape says",
    "opset 999": "the model is of opset 999",
    "Slice 0 4 0": "step of 0",
    "MaxPool kernel [0, 0]": "kernel_shape must be positive",
    "Einsum ...ij->ij": "must say where the dims of '...' are in the result",
}


@pytest.mark.sampled(4)
@pytest.mark.parametrize("name", MESSAGES)
def test_it_is_refused_by_name(name: str, tmp_path: Path) -> None:
    made = CASES[name](tmp_path)
    with pytest.raises(ImportModelError) as caught:
        load(str(made) if isinstance(made, Path) else made)
    assert MESSAGES[name] in str(caught.value)
