"""Smaller programs out of one that fails: fewer outputs, results turned into inputs, operators left out.

Hypothesis makes the draws smaller; this acts on what was drawn, where one step can take away half of a graph.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import numpy as np
import onnx
import torch
from onnx import helper

from tests.fuzz import program as programs
from tests.fuzz.onnx_builder import reads
from tests.fuzz.program import Program

__all__ = ["reduced", "without_dead"]

NAME = re.compile(r"\b[vxp]\d+\b")
Fails = Callable[[Program], bool]


def reduced(program: Program, fails: Fails) -> Program:
    """The smallest program found by single steps for which `fails` holds, as it does for `program`. `fails` may raise to
    stop; each success is its own business to remember."""
    while True:
        for smaller in _onnx_steps(program) if program.kind == "onnx" else _steps(program):
            if len(smaller.to_json()) < len(program.to_json()) and fails(smaller):
                program = smaller
                break
        else:
            return program


def without_dead(program: Program) -> Program:
    """The program without lines, weights and inputs that no output needs; one input is left."""
    needed = set(program.outputs)
    for line in reversed(program.lines):
        if line.name in needed:
            needed |= set(NAME.findall(line.text))
    kept = [line for line in program.lines if line.name in needed]
    first = program.inputs[0][0]
    alive = [pair for pair in program.inputs if pair[0] in needed or (program.dynamic and pair[0] == first)]
    return replace(
        program, lines=kept, inputs=alive or [program.inputs[0]], params=[pair for pair in program.params if pair[0] in needed]
    )


def _steps(program: Program) -> Iterator[Program]:
    if len(program.outputs) > 1:
        for name in program.outputs:
            yield without_dead(replace(program, outputs=[name]))
        for at in range(len(program.outputs)):
            yield without_dead(replace(program, outputs=[*program.outputs[:at], *program.outputs[at + 1 :]]))
    values = _values(program)
    for at in reversed(range(len(program.lines))):
        line = program.lines[at]
        value = values.get(line.name)
        if not isinstance(value, torch.Tensor) or value.is_complex():
            continue
        for name in NAME.findall(line.text):  # an operand of the same kind in its place
            other = values.get(name)
            if isinstance(other, torch.Tensor) and other.shape == value.shape and other.dtype == value.dtype:
                yield without_dead(_renamed(program, line.name, name))
        if line.name not in program.outputs or len(program.outputs) > 1:
            yield without_dead(_cut(program, at, value))
    if program.dynamic:
        text = {name: re.sub(r"\bB\b", str(program.dynamic), text) for name, text in (*program.inputs, *program.params)}
        lines = [replace(line, text=re.sub(r"\bB\b", str(program.dynamic), line.text)) for line in program.lines]
        yield replace(program, dynamic=0, inputs=[(name, text[name]) for name, _ in program.inputs], lines=lines)


def _values(program: Program) -> dict[str, Any]:
    """Every value of the program by name."""
    names = [line.name for line in program.lines]
    inputs = programs.make(program.inputs, program.dynamic)
    made = programs.run_lines(replace(program, outputs=names), inputs)
    return {**inputs, **programs.make(program.params), **dict(zip(names, made, strict=True))}


def _renamed(program: Program, old: str, new: str) -> Program:
    """Without the line that makes `old`, for which `new` stands."""
    swap = re.compile(rf"\b{old}\b")
    lines = [replace(line, text=swap.sub(new, line.text)) for line in program.lines if line.name != old]
    return replace(program, lines=lines, outputs=[new if name == old else name for name in program.outputs])


def _cut(program: Program, at: int, value: torch.Tensor) -> Program:
    """With an input in place of a line."""
    line = program.lines[at]
    shape = ", ".join("B" if program.dynamic and size == program.dynamic else str(size) for size in value.shape)
    shape = f"({shape},)" if value.dim() == 1 else f"({shape})"
    if value.dtype == torch.bool:
        text = f"coins({at}, {shape})"
    elif value.is_floating_point():
        text = f"{'positive' if value.numel() and bool((value >= 0).all()) else 'normal'}({at}, {shape}, {value.dtype})"
    else:
        low, high = (int(value.min()), int(value.max()) + 1) if value.numel() else (0, 1)
        text = f"whole({at}, {shape}, {value.dtype}, {low}, {high})"
    number = 1 + max(int(name[1:]) for name, _ in program.inputs)
    lines = [other for other in program.lines if other.name != line.name]
    return _renamed(replace(program, inputs=[*program.inputs, (f"x{number}", text)], lines=lines), line.name, f"x{number}")


def _onnx_steps(program: Program) -> Iterator[Program]:
    from tests.fuzz.onnx_check import every_value

    model = onnx.load_from_string(base64.b64decode(program.model))
    outputs = [value.name for value in model.graph.output]
    if len(outputs) > 1:
        for name in outputs:
            yield _kept(program, model, [name], [])
    values = every_value(program, model)
    for node in reversed(model.graph.node):
        for name in node.output:
            if name in outputs or isinstance(values[name], list):
                continue
            if str(values[name].dtype) != "bfloat16" and "float8" not in str(values[name].dtype):
                yield _kept(program, model, outputs, [(name, values[name])])


def _kept(program: Program, model: Any, outputs: list[str], cut: list[tuple[str, np.ndarray[Any, Any]]]) -> Program:
    """The graph with these outputs alone, and with these values as inputs."""
    made = {name for name, _ in cut}
    needed, nodes, lines = set(outputs), [], []
    for node, line in reversed(list(zip(model.graph.node, program.lines, strict=True))):
        if needed & (set(node.output) - made):
            needed |= set(reads(node))
            nodes.append(node)
            lines.append(line)
    inputs = [pair for pair in program.inputs if pair[0] in needed]
    values = [value for value in model.graph.input if value.name in needed]
    for name, array in cut:
        inputs.append((name, _text(array, program.dynamic)))
        shape = ["B" if size and size == program.dynamic else size for size in array.shape]
        values.append(helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(array.dtype), shape))
    if not inputs:
        inputs, values = [program.inputs[0]], [model.graph.input[0]]
    wanted = [value for value in model.graph.output if value.name in outputs]
    weights = [tensor for tensor in model.graph.initializer if tensor.name in needed]
    graph = helper.make_graph(nodes[::-1], "fuzz", values, wanted, weights)
    smaller = helper.make_model(graph, opset_imports=model.opset_import, ir_version=model.ir_version)
    text = base64.b64encode(smaller.SerializeToString()).decode()
    return replace(program, inputs=inputs, lines=lines[::-1], outputs=outputs, model=text)


def _text(array: np.ndarray[Any, Any], dynamic: int) -> str:
    shape = "(" + "".join(f"{'B' if size and size == dynamic else size}, " for size in array.shape) + ")"
    dtype = str(array.dtype)
    if dtype == "bool":
        return f"coins(1, {shape})"
    if dtype.startswith(("int", "uint")):
        low, high = (int(array.min()), int(array.max()) + 1) if array.size else (0, 1)
        return f"whole(1, {shape}, torch.{dtype}, {low}, {high})"
    return f"normal(1, {shape}, torch.{dtype})"
