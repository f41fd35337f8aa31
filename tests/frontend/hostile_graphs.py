"""What the hostile ONNX files of hostile_onnx.py are made of: a function a kind, each giving what makes the file."""

from __future__ import annotations

import itertools
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import onnx
from onnx import AttributeProto, ModelProto, TensorProto, helper, numpy_helper

from tk.aliases import Array

__all__ = [
    "Case",
    "attribute",
    "backwards",
    "chain",
    "constant",
    "counting",
    "damaged",
    "doubled",
    "expanded",
    "external",
    "filled",
    "functions",
    "grown",
    "loop",
    "many_constants",
    "mel",
    "names",
    "opset",
    "outer",
    "padded",
    "parts",
    "ranged",
    "raw",
    "recurrent",
    "scan",
    "sizes",
    "sliced",
    "slow",
    "stft",
    "tensor",
    "tiled",
    "wide_sizes",
    "window",
]

Case = Callable[[Path], Path | ModelProto]

node, info = helper.make_node, helper.make_tensor_value_info


def whole(*values: int) -> Array:
    return np.array(values, np.int64)


def model(
    nodes: list[Any],
    weights: dict[str, Array] | None = None,
    shape: list[int | str] | None = None,
    out: str = "y",
    opset: int = 20,
    functions: list[Any] = (),  # type: ignore[assignment]
    rank: int | None = None,
) -> ModelProto:
    """A model from x, [4] or of `shape`, to `out`, of as many dims unless `rank` says otherwise."""
    initializers = [numpy_helper.from_array(np.asarray(array), name) for name, array in (weights or {}).items()]
    gives = onnx.ValueInfoProto(name=out)
    gives.type.tensor_type.elem_type = TensorProto.FLOAT
    gives.type.tensor_type.shape.dim.extend([onnx.TensorShapeProto.Dimension()] * (len(shape or [4]) if rank is None else rank))
    graph = helper.make_graph(nodes, "g", [info("x", TensorProto.FLOAT, shape or [4])], [gives], initializers)
    domains = [helper.make_opsetid("", opset), helper.make_opsetid("local", 1)]
    return helper.make_model(graph, opset_imports=domains, ir_version=10, functions=list(functions))


def saved(made: ModelProto, folder: Path) -> Path:
    path = folder / "m.onnx"
    path.write_bytes(made.SerializeToString())
    return path


def plus(value: str, *nodes: Any, weights: dict[str, Array] | None = None, **more: Any) -> Case:
    """A model that adds a constant that `nodes` compute to x."""
    ending = [
        node("ReduceMax", [value], ["top"], keepdims=0),
        node("Cast", ["top"], ["c"], to=1),
        node("Add", ["x", "c"], ["y"]),
    ]
    return lambda folder: model([*nodes, *ending], weights, **more)


# -- what unfolds -----------------------------------------------------------------------------------------------------


def functions(levels: int, calls: int, subgraph: bool = False, loops_back: bool = False) -> Case:
    """`levels` local functions, each of which calls the next `calls` times."""

    def make(folder: Path) -> ModelProto:
        made = []
        for level in range(levels):
            last = level == levels - 1
            target = f"f{level + 1}" if not last else "f0" if loops_back else ""
            nodes = []
            for i in range(calls):
                source = "a" if i == 0 else f"t{i}"
                result = "b" if i == calls - 1 else f"t{i + 1}"
                step = node(target, [source], [result], domain="local") if target else node("Relu", [source], [result])
                if subgraph:
                    inner = [helper.make_graph([_renamed(step, f"r{k}")], f"s{k}", [], [onnx.ValueInfoProto(name=f"r{k}")])
                             for k in range(2)]  # fmt: skip
                    step = node("If", ["yes"], [result], then_branch=inner[0], else_branch=inner[1])
                nodes.append(step)
            if subgraph:
                nodes.insert(0, node("Constant", [], ["yes"], value=numpy_helper.from_array(np.array(True))))
            domains = [helper.make_opsetid("", 20), helper.make_opsetid("local", 1)]
            made.append(helper.make_function("local", f"f{level}", ["a"], ["b"], nodes, domains))
        return model([node("f0", ["x"], ["y"], domain="local")], functions=made)

    return make


def _renamed(step: Any, result: str) -> Any:
    copied = onnx.NodeProto()
    copied.CopyFrom(step)
    copied.output[0] = result
    return copied


def loop(trips: int, body: int, nested: int = 0, scans: bool = False, without_nodes: bool = False) -> Case:
    """A Loop of `trips` over `body` nodes, in `nested` others of as many trips."""

    def body_of(level: int) -> Any:
        tag = f"_{level}"
        nodes = []
        if level < nested:
            nodes.append(node("Loop", ["trips", "", "v" + tag], ["w" + tag], body=body_of(level + 1)))
        else:
            names = ["v" + tag, *(f"t{i}{tag}" for i in range(max(0, body - 1))), "w" + tag]
            nodes += [node("Relu" if i % 2 else "Neg", [a], [b]) for i, (a, b) in enumerate(itertools.pairwise(names))]
        takes = [info("i" + tag, TensorProto.INT64, []), info("c" + tag, TensorProto.BOOL, []), info("v" + tag, 1, [4])]
        ends = "v" + tag if without_nodes else "w" + tag
        if without_nodes:
            nodes = []
        gives = [info("c" + tag, TensorProto.BOOL, []), info(ends, 1, [4])] + ([info(ends, 1, [4])] if scans else [])
        return helper.make_graph(nodes, "body" + tag, takes, gives)

    def make(folder: Path) -> ModelProto:
        outputs = ["y", "ys"] if scans else ["y"]
        return model([node("Loop", ["trips", "", "x"], outputs, body=body_of(0))], {"trips": np.array(trips, np.int64)})

    return make


def counting(trips: int) -> Case:
    """A Loop whose body computes with numbers only."""

    def make(folder: Path) -> ModelProto:
        takes = [info("i", TensorProto.INT64, []), info("c", TensorProto.BOOL, []), info("v", TensorProto.INT64, [])]
        gives = [info("c", TensorProto.BOOL, []), info("w", TensorProto.INT64, [])]
        body = helper.make_graph([node("Add", ["v", "i"], ["w"])], "b", takes, gives)
        nodes = [
            node("Loop", ["trips", "", "zero"], ["n"], body=body),
            node("Cast", ["n"], ["f"], to=1),
            node("Add", ["x", "f"], ["y"]),
        ]
        return model(nodes, {"trips": np.array(trips, np.int64), "zero": np.array(0, np.int64)})

    return make


def scan(length: int) -> Case:
    def make(folder: Path) -> ModelProto:
        takes = [info("s", 1, []), info("e", 1, [])]
        body = helper.make_graph([node("Add", ["s", "e"], ["t"])], "b", takes, [info("t", 1, [])])
        nodes = [
            node("Constant", [], ["zero"], value_float=0.0),
            node("Scan", ["zero", "x"], ["y"], body=body, num_scan_inputs=1),
        ]
        return model(nodes, shape=[length], rank=0)

    return make


def recurrent(kind: str, steps: int) -> Case:
    gates = {"RNN": 1, "GRU": 3, "LSTM": 4}[kind]
    weights = {"w": np.ones((1, gates * 2, 3), np.float32), "r": np.ones((1, gates * 2, 2), np.float32)}
    return lambda folder: model([node(kind, ["x", "w", "r"], ["y"], hidden_size=2)], weights, shape=[steps, 1, 3], rank=4)


def chain(operator: str, length: int) -> Case:
    """Imported only: compiling a long chain is another matter."""
    names = ["x", *(f"t{i}" for i in range(length - 1)), "y"]
    return lambda folder: model([node(operator, [a], [b]) for a, b in itertools.pairwise(names)])


def parts(size: int) -> Case:
    nodes = [node("SplitToSequence", ["x"], ["s"]), node("SequenceLength", ["s"], ["n"]), node("Cast", ["n"], ["f"], to=1),
             node("ReduceMax", ["x"], ["m"], keepdims=0), node("Add", ["m", "f"], ["y"])]  # fmt: skip
    return lambda folder: model(nodes, shape=[size], rank=0)


# -- constants --------------------------------------------------------------------------------------------------------


def ranged(number: int, step: int = 1) -> Case:
    weights = {"a": np.array(0, np.int64), "b": np.array(number * step, np.int64), "s": np.array(step, np.int64)}
    return plus("v", node("Range", ["a", "b", "s"], ["v"]), weights=weights)


def filled(*dims: int) -> Case:
    return plus("v", node("ConstantOfShape", ["d"], ["v"]), weights={"d": whole(*dims)})


def padded(number: int) -> Case:
    weights = {"a": np.ones(4, np.float32), "p": whole(number, number)}
    return plus("v", node("Pad", ["a", "p"], ["v"]), weights=weights)


def expanded(*dims: int) -> Case:
    return plus("v", node("Expand", ["a", "d"], ["v"]), weights={"a": np.ones(1, np.float32), "d": whole(*dims)})


def tiled(*repeats: int) -> Case:
    return plus(
        "v", node("Tile", ["a", "d"], ["v"]), weights={"a": np.ones([2] * len(repeats), np.float32), "d": whole(*repeats)}
    )


def outer(size: int, operator: str) -> Case:
    """[size, 1] with [1, size], both small."""
    weights = {"d": whole(size, 1), "e": whole(1, size)}
    nodes = [node("ConstantOfShape", ["d"], ["a"]), node("ConstantOfShape", ["e"], ["b"]), node(operator, ["a", "b"], ["v"])]
    return plus("v", *nodes, weights=weights)


def doubled(times: int, operator: str = "Concat") -> Case:
    nodes = []
    for i in range(times):
        axis = {"axis": 0} if operator == "Concat" else {}
        nodes.append(node(operator, [f"v{i}", f"v{i}"], [f"v{i + 1}"], **axis))
    return plus(f"v{times}", *nodes, weights={"v0": np.ones(4, np.float32)})


def many_constants(number: int, size: int) -> Case:
    nodes = [node("ConstantOfShape", ["d"], [f"c{i}"]) for i in range(number)]
    return plus("v", *nodes, node("Sum", [f"c{i}" for i in range(number)], ["v"]), weights={"d": whole(size)})


def slow(operator: str, size: int) -> Case:
    """Operators that the reference evaluator computes element by element, on constants."""
    image = {"d": whole(1, 1, size, size)}
    build = node("ConstantOfShape", ["d"], ["a"])
    cases: dict[str, tuple[list[Any], dict[str, Array]]] = {
        "Resize": ([node("Resize", ["a", "", "s"], ["v"], mode="cubic")], {"s": np.array([1, 1, 2, 2], np.float32)}),
        "Conv": ([node("Conv", ["a", "w"], ["v"])], {"w": np.ones((1, 1, 5, 5), np.float32)}),
        "AveragePool": ([node("AveragePool", ["a"], ["v"], kernel_shape=[9, 9])], {}),
        "LRN": ([node("LRN", ["a"], ["v"], size=5)], {}),
        "Einsum": ([node("Einsum", ["a", "a"], ["v"], equation="abij,abkl->abijkl")], {}),
    }
    nodes, weights = cases[operator]
    return plus("v", build, *nodes, weights={**image, **weights})


def sizes(operator: str, times: int) -> Case:
    """A symbolic size combined with itself again and again."""
    nodes = [node("Shape", ["x"], ["s0"])]
    nodes += [node(operator, [f"s{i}", f"s{i}"], [f"s{i + 1}"]) for i in range(times)]
    nodes += [
        node("Cast", [f"s{times}"], ["f"], to=1),
        node("ReduceMax", ["x"], ["m"], keepdims=0),
        node("Add", ["f", "m"], ["y"]),
    ]
    return lambda folder: model(nodes, shape=["n"])


def wide_sizes(number: int) -> Case:
    """A symbolic size, repeated."""
    nodes = [node("Shape", ["x"], ["s"]), node("Expand", ["s", "d"], ["e"]), node("Add", ["e", "e"], ["f"]),
             node("ReduceMax", ["f"], ["g"], keepdims=0), node("Cast", ["g"], ["h"], to=1),
             node("Add", ["x", "h"], ["y"])]  # fmt: skip
    return lambda folder: model(nodes, {"d": whole(number)}, shape=["n"])


def attribute(operator: str, shape: list[int | str], weights: dict[str, Array] | None = None, **attributes: Any) -> Case:
    """One node with the attributes given."""
    names = ["x", *(weights or {})]
    rank = 2 if operator == "Flatten" else None
    return lambda folder: model([node(operator, names, ["y"], **attributes)], weights, shape=shape, rank=rank)


def grown(operator: str, number: int) -> Case:
    """Activations that one node makes of four elements."""
    cases: dict[str, tuple[Any, dict[str, Array], list[int | str]]] = {
        "Expand": (node("Expand", ["x", "d"], ["y"]), {"d": whole(number, 4)}, [4]),
        "Tile": (node("Tile", ["x", "d"], ["y"]), {"d": whole(number)}, [4]),
        "Pad": (node("Pad", ["x", "d"], ["y"]), {"d": whole(0, number)}, [4]),
        "Resize": (node("Resize", ["x", "", "", "d"], ["y"], mode="linear"), {"d": whole(1, 1, number)}, [1, 1, 4]),
        "ConvTranspose": (node("ConvTranspose", ["x", "w"], ["y"], strides=[number]), {"w": np.ones((1, 1, 2), np.float32)},
                          [1, 1, 4]),
        "OneHot": (node("OneHot", [*"idv"], ["y"]), {"i": whole(0, 1), "d": np.array(number), "v": np.float32([0, 1])},
                   [4]),
        "DFT": (node("DFT", ["x", "d"], ["y"]), {"d": np.array(number, np.int64)}, [1, 4, 1]),
        "AffineGrid": (node("AffineGrid", ["x", "d"], ["y"]), {"d": whole(1, 1, number, 4)}, [1, 2, 3]),
        "CenterCropPad": (node("CenterCropPad", ["x", "d"], ["y"]), {"d": whole(number)}, [4]),
    }  # fmt: skip
    made, weights, shape = cases[operator]
    rank = {"Expand": 2, "OneHot": 2, "AffineGrid": 4}.get(operator)
    return lambda folder: model([made], weights, shape=shape, rank=rank)


def window(operator: str, number: int) -> Case:
    return plus("v", node(operator, ["n"], ["v"]), weights={"n": np.array(number, np.int64)})


def mel(mels: int, length: int) -> Case:
    weights = {"m": np.array(mels, np.int64), "n": np.array(length, np.int64), "r": np.array(8000, np.int64),
               "lo": np.array(0.0, np.float32), "hi": np.array(4000.0, np.float32)}  # fmt: skip
    return plus("v", node("MelWeightMatrix", ["m", "n", "r", "lo", "hi"], ["v"]), weights=weights)


def stft(frame: int, size: int) -> Case:
    weights = {"step": np.array(1, np.int64), "frame": np.array(frame, np.int64)}
    return lambda folder: model([node("STFT", ["x", "step", "", "frame"], ["y"])], weights, shape=[1, size, 1], rank=4)


def backwards(size: int) -> Case:
    weights = {"a": whole(2**62), "b": whole(-(2**62)), "ax": whole(0), "st": whole(-1)}
    return lambda folder: model([node("Slice", ["x", "a", "b", "ax", "st"], ["y"])], weights, shape=[size])


# -- what contradicts itself ------------------------------------------------------------------------------------------


def external(**entries: str) -> Case:
    """A weight beside the file, with the entries given; 32 bytes are there."""

    def make(folder: Path) -> Path:
        (folder / "w.bin").write_bytes(np.arange(8, dtype=np.float32).tobytes())
        made = model([node("Add", ["x", "w"], ["y"])], shape=[8])
        tensor = made.graph.initializer.add(name="w", data_type=TensorProto.FLOAT, dims=[8])
        tensor.data_location = TensorProto.EXTERNAL
        for key, value in {"location": "w.bin", **entries}.items():
            tensor.external_data.add(key=key, value=value)
        return saved(made, folder)

    return make


def tensor(**fields: Any) -> Case:
    """A weight inside the file, with the fields given in place of sound ones."""

    def make(folder: Path) -> Path:
        made = model([node("Add", ["x", "w"], ["y"])], shape=[8])
        sound = {"name": "w", "data_type": 1, "dims": [8], "raw_data": np.arange(8, dtype=np.float32).tobytes()}
        given = {**sound, **fields}
        made.graph.initializer.append(TensorProto(**{key: value for key, value in given.items() if value is not None}))
        return saved(made, folder)

    return make


def constant(**fields: Any) -> Case:
    """The same in a Constant node."""

    def make(folder: Path) -> Path:
        sound = {"name": "w", "data_type": 1, "dims": [8], "raw_data": np.arange(8, dtype=np.float32).tobytes()}
        initializers = TensorProto(**{key: value for key, value in {**sound, **fields}.items() if value is not None})
        step = onnx.NodeProto(op_type="Constant", output=["w"])
        step.attribute.append(AttributeProto(name="value", type=AttributeProto.TENSOR, t=initializers))
        return saved(model([step, node("Add", ["x", "w"], ["y"])], shape=[8]), folder)

    return make


def opset(version: int) -> Case:
    return lambda folder: model([node("Relu", ["x"], ["y"])], opset=version)


def sliced(starts: int, ends: int, step: int) -> Case:
    weights = {"a": whole(starts), "b": whole(ends), "ax": whole(0), "st": whole(step)}
    return lambda folder: model([node("Slice", ["x", "a", "b", "ax", "st"], ["y"])], weights)


def raw(data: bytes) -> Case:
    def make(folder: Path) -> Path:
        (folder / "m.onnx").write_bytes(data)
        return folder / "m.onnx"

    return make


def damaged(seed: int) -> Case:
    """A sound file with some of its bytes changed."""

    def make(folder: Path) -> Path:
        nodes = [node("MatMul", ["x", "w"], ["t"]), node("Reshape", ["t", "d"], ["r"]), node("Softmax", ["r"], ["s"], axis=-1),
                 node("Slice", ["s", "a", "b"], ["y"])]  # fmt: skip
        weights = {"w": np.ones((4, 8), np.float32), "d": whole(2, 4), "a": whole(0, 1), "b": whole(2, 3)}
        data = bytearray(model(nodes, weights, shape=[1, 4]).SerializeToString())
        rng = np.random.default_rng(seed)
        for at in rng.integers(0, len(data), rng.integers(1, 5)):
            data[at] ^= 1 << int(rng.integers(0, 8))
        (folder / "m.onnx").write_bytes(bytes(data))
        return folder / "m.onnx"

    return make


def names(number: int) -> Case:
    """Values that nothing computes, twice computed, and a name of 1 MB."""
    cases = [
        [node("Add", ["x", "nothing"], ["y"])],
        [node("Relu", ["x"], ["y"]), node("Neg", ["x"], ["y"])],
        [node("Relu", ["x"], ["n" * (1 << 20)]), node("Relu", ["n" * (1 << 20)], ["y"])],
        [node("Relu", ["y"], ["y"])],
        [node("Relu", ["b"], ["y"]), node("Relu", ["x"], ["b"])],
        [node("Relu", ["x"], ["\x00"]), node("Relu", ["\x00"], ["y"])],
        [node("Nothing" * 1000, ["x"], ["y"])],
        [],
    ]
    return lambda folder: model(cases[number])
