"""Hostile ONNX files: files of some KB that unfold without end, ask for terabytes, or contradict themselves. Each must be
refused by name, or be imported and compiled right, within SECONDS and BYTES.

    python -m tests.frontend.hostile_onnx            # all of them, each in a child of its own
    python -m tests.frontend.hostile_onnx 20         # each twentieth
    python -m tests.frontend.hostile_onnx Range      # those with this in their names
"""

from __future__ import annotations

import math
import os
import resource
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from onnx import TensorProto

from tests.frontend.hostile_graphs import (
    Case,
    attribute,
    backwards,
    chain,
    constant,
    counting,
    damaged,
    doubled,
    expanded,
    external,
    filled,
    functions,
    grown,
    loop,
    many_constants,
    mel,
    names,
    opset,
    outer,
    padded,
    parts,
    ranged,
    raw,
    recurrent,
    scan,
    sizes,
    sliced,
    slow,
    stft,
    tensor,
    tiled,
    wide_sizes,
    window,
)

__all__ = ["CASES", "run_in_child"]

SECONDS, BYTES = 5.0, 1 << 30


def _generate() -> Iterator[tuple[str, Case]]:
    for levels, calls in ((24, 2), (64, 2), (12, 4), (3, 300), (4000, 1), (15, 2), (200, 3)):
        yield f"functions {levels}×{calls}", functions(levels, calls)
    for levels, calls in ((20, 2), (9, 3)):
        yield f"functions in branches {levels}×{calls}", functions(levels, calls, subgraph=True)
    for levels in (1, 2, 50):
        yield f"functions in a circle of {levels}", functions(levels, 1, loops_back=True)
    for trips in (3, 10_001, 1 << 20, 1 << 40, (1 << 63) - 1, -5):
        yield f"loop of {trips}", loop(trips, 3)
        yield f"loop of {trips} with results", loop(trips, 3, scans=True)
        yield f"loop of {trips} without nodes", loop(trips, 0, without_nodes=True)
    for trips, depth in ((3, 2), (40, 3), (2000, 1), (100, 9), (2, 20)):
        yield f"loops of {trips}, {depth} in each other", loop(trips, 1, nested=depth)
    for trips in (100, 1 << 16, 1 << 40):
        yield f"loop of {trips} on numbers", counting(trips)
    for length in (6, 1 << 15, 1 << 40):
        yield f"scan of {length}", scan(length)
        yield f"split into {length}", parts(length)
        for kind in ("RNN", "GRU", "LSTM"):
            yield f"{kind} of {length}", recurrent(kind, length)
    for operator in ("Relu", "Identity"):
        yield f"chain of 3000 {operator}", chain(operator, 3000)
    yield from _large()
    yield from _repeated()
    yield from _wrong()
    for seed in range(60):
        yield f"damaged {seed}", damaged(seed)


def _large() -> Iterator[tuple[str, Case]]:
    """Tensors of sizes that no host holds."""
    for exponent in (3, 18, 22, 30, 36, 40, 62):
        number = 1 << exponent
        yield f"Range 2^{exponent}", ranged(number)
        yield f"ConstantOfShape 2^{exponent}", filled(number)
        yield f"Expand 2^{exponent}", expanded(number)
        yield f"Tile 2^{exponent}", tiled(number)
        yield f"Pad 2^{exponent}", padded(number)
        yield f"symbolic sizes 2^{exponent}", wide_sizes(number)
        for operator in ("Expand", "Tile", "Pad", "Resize", "ConvTranspose", "OneHot", "DFT", "AffineGrid", "CenterCropPad"):
            yield f"activation by {operator} 2^{exponent}", grown(operator, number)
        yield f"backwards 2^{exponent}", backwards(number)
        for operator in ("HannWindow", "HammingWindow", "BlackmanWindow"):
            yield f"{operator} 2^{exponent}", window(operator, number)
    for step in (-1, 0):
        yield f"Range by {step}", ranged(5, step)
    for dims in ([1 << 31, 1 << 31], [1 << 31, 1 << 31, 1 << 31], [0, 1 << 62], [-1], [1 << 20] * 3):
        yield f"ConstantOfShape {dims}", filled(*dims)
        yield f"Expand {dims}", expanded(*dims)
        yield f"Tile {dims}", tiled(*dims)
    for size in (1 << 9, 1 << 15, 1 << 20):
        for operator in ("Add", "MatMul", "Equal" if size < 1 << 10 else "Mul"):
            yield f"{operator} of columns and rows of {size}", outer(size, operator)


def _repeated() -> Iterator[tuple[str, Case]]:
    """Nodes and constants that are small, and many."""
    for times in (10, 24, 40):
        yield f"{times} Concat of twice the same", doubled(times)
        yield f"{times} Add of twice the same", doubled(times, "Add")
    yield "2000 constants of 2^20", many_constants(2000, 1 << 20)
    yield "3000 constants of 2^17", many_constants(3000, 1 << 17)
    for operator in ("Resize", "Conv", "AveragePool", "LRN", "Einsum"):
        yield f"{operator} of constants", slow(operator, 200)
    for operator in ("Add", "Mul"):
        for times in (3, 30, 200):
            yield f"symbolic size, {times} {operator}", sizes(operator, times)
    for mels, length in ((8, 64), (1 << 20, 1 << 20), (8, 1 << 40)):
        yield f"MelWeightMatrix {mels}, {length}", mel(mels, length)
    for frame, size in ((8, 32), (1 << 13, 1 << 14), (1 << 16, 1 << 20), (0, 32), (64, 32)):
        yield f"STFT {frame} of {size}", stft(frame, size)


def _wrong() -> Iterator[tuple[str, Case]]:
    for location in ("", "\x00", "a\x00b", "../w.bin", "/etc/passwd", ".", "x" * 5000, "nothing", "w.bin/x", "./w.bin"):
        yield f"location {location[:20]!r}", external(location=location)
    for number in ("-4", "four", "1e3", "", "99999999999999999999999", "4", "33", "0x10", "٤"):
        yield f"offset {number!r}", external(offset=number)
        yield f"length {number!r}", external(length=number)
    data = np.arange(8, dtype=np.float32).tobytes()
    fields: dict[str, dict[str, Any]] = {
        "raw data longer": {"raw_data": data + data}, "raw data shorter": {"raw_data": data[:5]}, "no data": {"raw_data": None},
        "dtype 77": {"data_type": 77}, "dtype 0": {"data_type": 0}, "dtype -1": {"data_type": -1}, "strings": {"data_type": 8},
        "dims 2^62": {"dims": [1 << 62]}, "dims 2^32 twice": {"dims": [1 << 32, 1 << 32]}, "a negative dim": {"dims": [-8]},
        "no dims": {"dims": []}, "a dim of 0": {"dims": [0, 1 << 62], "raw_data": b""},
        "float data": {"raw_data": None, "float_data": [1.0] * 3}, "two kinds": {"float_data": [1.0] * 8},
        "int4": {"data_type": TensorProto.INT4}, "a segment": {"segment": TensorProto.Segment(begin=0, end=4)},
    }  # fmt: skip
    for name, given in fields.items():
        yield f"weight: {name}", tensor(**given)
        yield f"Constant: {name}", constant(**given)
    for version in (999, 2**31, -1, 0, 1, 6):
        yield f"opset {version}", opset(version)
    for starts, ends, step in ((0, 4, 0), (0, 4, -(2**63)), (2**62, -(2**62), 1), (0, 4, 2**62), (-1, -5, -1)):
        yield f"Slice {starts} {ends} {step}", sliced(starts, ends, step)
    for equation in ("...ij->ij", "ij...->"):
        yield f"Einsum {equation}", attribute("Einsum", [2, 3, 4], equation=equation)
    image: list[int | str] = [1, 2, 8, 8]
    kernel = {"w": np.ones((2, 2, 3, 3), np.float32)}
    for name in ("MaxPool", "AveragePool"):
        for bad in ([0, 0], [-1, 2], [1 << 40, 1], [2], [9, 9]):
            yield f"{name} kernel {bad}", attribute(name, image, kernel_shape=bad)
        yield f"{name} stride 0", attribute(name, image, kernel_shape=[2, 2], strides=[0, 1])
        yield f"{name} pads", attribute(name, image, kernel_shape=[2, 2], pads=[1 << 40] * 4)
    for name in ("Conv", "ConvTranspose"):
        for key, value in (("strides", [0, 0]), ("dilations", [0, 1]), ("dilations", [1 << 40, 1]), ("group", 0), ("group", -1),
                           ("group", 7), ("pads", [1 << 40] * 4), ("pads", [-9] * 4), ("kernel_shape", [0, 0])):  # fmt: skip
            yield f"{name} {key} {value}", attribute(name, image, kernel, **{key: value})
    for axis in (-5, 4, 2**62):
        for name in ("Softmax", "Flatten", "ReduceL2" if axis == 4 else "LogSoftmax"):
            yield (
                f"{name} axis {axis}",
                attribute(name, image, **({"keepdims": axis} if name == "ReduceL2" else {"axis": axis})),
            )
    for size in (0, -1, 3, 1 << 40):
        yield f"DepthToSpace {size}", attribute("DepthToSpace", image, blocksize=size)
        yield f"LRN {size}", attribute("LRN", image, size=size)
    yield "Transpose twice the same", attribute("Transpose", image, perm=[0, 0, 1, 2])
    yield "Einsum without end", attribute("Einsum", image, equation="abcd->" + "abcd" * 20)
    for dims in ([1 << 62, 4], [0, 1 << 62], [1 << 40, 1 << 40]):
        yield f"input {dims}", attribute("Relu", list(dims))
    for number in range(8):
        yield f"names {number}", names(number)
    for number, data in enumerate((b"", b"\x00", b"\xff" * 64, b"{}", os.urandom(0) + bytes(range(256)), b"\x0a" * 4096)):
        yield f"bytes {number}", raw(data)


CASES: dict[str, Case] = dict(_generate())


# -- running one ------------------------------------------------------------------------------------------------------


def outcome(case: Case, folder: Path) -> str:
    """ "refused: …" with the error's first line, "right", or "imported" for what is too large to run or takes long to compile.

    Raises whatever is neither."""
    import tk
    from tk.errors import CompileError, TkError
    from tk.frontend import load
    from tk.verify.inputs import random_inputs

    made = case(folder)
    try:
        found = load(str(made) if isinstance(made, Path) else made)
        dims = [spec.shape for spec in (*found.signature.inputs, *found.signature.outputs)]
        largest = max((math.prod(d if isinstance(d, int) else 1 for d in each) for each in dims), default=0)
        bindings = sum(len(block.bindings) for block in found.mod["main"].body.blocks)
        if largest > 1 << 16 or bindings > 40 or found.reference is None:
            return "imported"
        package = tk.compile(found, target="cpu:x86-64-v3", verify=False)
    except CompileError as error:  # it was imported
        return "wrong: " + str(error).splitlines()[0]
    except TkError as error:
        return ("refused: " if len(str(error)) < 8000 else "wrong, an error of 8000 characters: ") + str(error).splitlines()[0]
    inputs = random_inputs(found.signature, 1)
    try:
        expected = found.reference(inputs)
    except Exception as error:  # what onnx's own evaluator cannot run, nothing can be compared with
        return f"compiled, without a reference: {str(error).strip().splitlines()[0][:100]}"
    results = tk.load(package, device="cpu").run_flat(inputs)
    for result, reference in zip(results, expected, strict=True):
        np.testing.assert_allclose(np.asarray(result), reference, rtol=1e-3, atol=1e-5)
    return "right"


def run_in_child(name: str) -> tuple[str, float, int]:
    """(outcome, seconds of CPU, bytes at most in memory) of a case, in a process forked from this one, which has tk
    imported. What was too slow or too large, or failed in another way than by a TkError, has an outcome that begins with
    "wrong"."""
    import tk.compiler
    import tk.frontend.onnx.load  # noqa: F401 - imported before the fork, and not counted

    read, write = os.pipe()
    child = os.fork()
    if child == 0:
        text = "wrong: nothing"
        try:
            os.close(read)
            quiet = os.open(os.devnull, os.O_WRONLY)
            os.dup2(quiet, 1)
            os.dup2(quiet, 2)
            resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
            resource.setrlimit(resource.RLIMIT_CPU, (20, 20))
            resource.setrlimit(resource.RLIMIT_DATA, (3 << 30, 3 << 30))
            with tempfile.TemporaryDirectory(prefix="tk-hostile-") as folder:
                text = outcome(CASES[name], Path(folder))
        except BaseException as error:
            text = f"wrong: {type(error).__name__}: {(str(error).strip().splitlines() or [''])[0][:300]}"
        finally:
            os.write(write, text.encode(errors="replace")[:4000])
            os._exit(0)
    os.close(write)
    with os.fdopen(read, "rb") as pipe:
        text = pipe.read().decode()
    _, status, used = os.wait4(child, 0)
    seconds, memory = used.ru_utime + used.ru_stime, used.ru_maxrss << 10  # not the wall's, where others run too
    if status:
        text = f"wrong: ended by signal {os.WTERMSIG(status)}"
    elif seconds > SECONDS or memory > BYTES:
        text = f"wrong: {seconds:.1f} s and {memory >> 20} MiB: {text}"
    return text, seconds, memory


def sample_of(cases: dict[str, Case], every: int) -> list[str]:
    return list(cases)[::every]


def main() -> int:
    failed, slowest, largest = 0, 0.0, 0
    counts: dict[str, int] = {}
    asked = sys.argv[1] if sys.argv[1:] else "1"
    for name in sample_of(CASES, int(asked)) if asked.isdecimal() else [name for name in CASES if asked in name]:
        text, seconds, memory = run_in_child(name)
        kind = text.split(":")[0].split(",")[0]
        counts[kind] = counts.get(kind, 0) + 1
        slowest, largest = max(slowest, seconds), max(largest, memory)
        failed += kind == "wrong"
        if kind == "wrong" or not asked.isdecimal():
            print(f"{name:40} {seconds:5.2f} s {memory >> 20:5} MiB  {text}", flush=True)
    print(f"{sum(counts.values())} files: {counts}; at most {slowest:.2f} s and {largest >> 20} MiB")
    return int(failed > 0)


if __name__ == "__main__":
    sys.exit(main())
