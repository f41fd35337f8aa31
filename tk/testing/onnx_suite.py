"""ONNX's own backend tests, run on tk by ONNX's own runner."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, partial
from typing import Any

import tk.frontend.onnx.load  # noqa: F401  here, so that the processes of cases need not
from tk.onnx_backend import TkBackend
from tk.testing.suite import SuiteTest

__all__ = ["KINDS", "runner", "suite_tests", "warm"]

KINDS = {"node": "Node", "simple": "Simple", "pytorch-converted": "PyTorchConverted", "pytorch-operator": "PyTorchOperator"}


def runner() -> type[Any]:
    """`onnx.backend.test.BackendTest`, which takes the len of what a sequence holds: here scalars in one, which have none, are
    compared as its tensors are. Nor does it see that a sequence is too short."""
    from onnx.backend.test import BackendTest

    class Runner(BackendTest):  # type: ignore[misc]
        @classmethod
        def assert_similar_outputs(cls, ref_outputs: Any, outputs: Any, *args: Any, **kwargs: Any) -> None:
            if getattr(ref_outputs, "shape", None) == ():
                ref_outputs, outputs = [ref_outputs], [outputs]
            for given, wanted in zip(outputs, ref_outputs, strict=False):
                if isinstance(given, list) and isinstance(wanted, list):
                    assert len(given) == len(wanted), f"a sequence of {len(given)} tensors, where {len(wanted)} are right"
            super().assert_similar_outputs(ref_outputs, outputs, *args, **kwargs)

    return Runner


def suite_tests(kind: str = "node", device: str = "CPU", matching: Iterable[str] = ()) -> list[SuiteTest]:
    """The cases of a kind (see `KINDS`) on a device ("CPU" or "CUDA"), by name; those alone whose name contains one of
    `matching`, if any is given."""
    from onnx.backend.test.loader import load_model_tests

    wanted = tuple(matching)
    cases = {case.name: case for case in load_model_tests(kind=kind)}
    names = sorted(name for name in cases if not wanted or any(part in name for part in wanted))
    found = []
    for name in names:
        model = cases[name].model
        operators = tuple(dict.fromkeys(node.op_type for node in model.graph.node)) if model else ()
        found.append(SuiteTest(name, operators, partial(_check, kind, f"{name}_{device.lower()}")))
    return found


@cache
def _classes() -> dict[str, type[Any]]:
    """ONNX's test cases by the name of their class."""
    return dict(runner()(TkBackend).test_cases)


def _check(kind: str, method: str) -> None:
    getattr(_classes()[f"OnnxBackend{KINDS[kind]}ModelTest"](method), method)()


def warm() -> None:
    """Loads ONNX's cases, and compiles a graph, which finds out which of Python's abstract classes TVM's and ONNX's are: half
    the time of a small case. Nothing is run: that would start TVM's threads."""
    from onnx import TensorProto, helper

    from tk.compiler import compile as compile_model

    _classes()
    x, y = (helper.make_tensor_value_info(name, TensorProto.FLOAT, (2,)) for name in "xy")
    graph = helper.make_graph([helper.make_node("Abs", ["x"], ["y"])], "warm", [x], [y])
    compile_model(helper.make_model(graph), target="cpu", verify=False)
