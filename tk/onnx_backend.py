"""ONNX's backend interface (`onnx.backend.base`) on tk: what drives ONNX backends, its test suite too, can drive tk.

import tk.onnx_backend
rep = tk.onnx_backend.prepare(onnx.load("m.onnx"), "CPU")
(y,) = rep.run([x])
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections import OrderedDict
from collections.abc import Callable, Collection, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

import numpy as np
import onnx
from onnx import ModelProto, NodeProto, helper
from onnx.backend.base import Backend, BackendRep, Device, DeviceType, namedtupledict

from tk.errors import CompileError, TkError, UnknownValueError, UsageError, message

if TYPE_CHECKING:
    from tk.aliases import Array
    from tk.frontend.model import Model
    from tk.runtime.module import Module

__all__ = ["TkBackend", "TkRep", "is_compatible", "prepare", "run_model", "run_node", "supports_device"]


LARGEST_BOUND = 4096  # elements of an integer input whose value may be compiled in; 64 where it is floating
LARGEST_BOUND_FLOAT = 64
VARIANTS = 16  # compiled and kept at once, by the values and structures that they were compiled for

Load = Callable[[dict[str, Any], dict[str, Any]], "Module"]


class TkRep(BackendRep):  # type: ignore[misc]
    """A model, compiled and loaded for what is run.

    Most models are compiled once, in `prepare`. One that needs the value of an input, a shape or an axis say, or the number
    of elements of a sequence, is compiled in `run`, for the values that it is given; the `VARIANTS` last used are kept.
    `values` names the inputs whose values it is compiled for, `lists` those that are sequences or optionals; `shapes` says
    whether it is compiled for the sizes of all inputs too.
    """

    def __init__(self, model: ModelProto, load: Load, bound: Collection[str] = ()) -> None:
        given = {tensor.name for tensor in model.graph.initializer} | set(bound)
        takes = [value for value in model.graph.input if value.name not in given]
        self.names = [value.name for value in takes]
        self.lists = tuple(value.name for value in takes if not value.type.HasField("tensor_type"))
        self.values: tuple[str, ...] = ()
        self.shapes = bool(self.lists)
        self._load = load
        self._variants: OrderedDict[bytes, Module] = OrderedDict()
        self._outputs = namedtupledict("Outputs", [value.name for value in model.graph.output])
        if not self.shapes:
            try:
                self._module({})
            except UnknownValueError as error:
                self._need(error)

    def run(self, inputs: Array | dict[str, Array] | list[Array | list[Array]], **kwargs: Any) -> tuple[Any, ...]:
        """The outputs as a named tuple of NumPy arrays, for `inputs` in the graph's order, by name, or a single one; an
        output that is a sequence is a list. Raises UsageError for options, and what compiling and calling raise."""
        if kwargs:
            raise UsageError(message("running takes no options", do="leave them out", have=", ".join(kwargs)))
        if isinstance(inputs, Mapping):
            if set(inputs) != set(self.names):
                raise UsageError(
                    message(
                        "the inputs are not the model's",
                        need=", ".join(self.names),
                        have=", ".join(inputs),
                        do="give an array for each of these names",
                    )
                )
            given = {name: _array(inputs[name]) for name in self.names}
        else:
            values = list(inputs) if isinstance(inputs, Sequence) else [inputs]
            if len(values) != len(self.names):
                raise UsageError(
                    message(
                        "the number of inputs is wrong",
                        need=len(self.names),
                        have=len(values),
                        do="give an array for each of the inputs, in the graph's order",
                    )
                )
            given = {name: _array(value) for name, value in zip(self.names, values, strict=True)}
        module = self._fitting(given)
        flat = [leaf for name in self.names if name not in self.values for leaf in _leaves(given[name])]
        results = _grouped(module.signature.out_tree, module.run_flat(flat))
        named: tuple[Any, ...] = self._outputs(*results)
        return named

    def _fitting(self, given: Mapping[str, Array | list[Array]]) -> Module:
        while True:
            try:
                return self._module(given)
            except UnknownValueError as error:
                self._need(error, given)

    def _need(self, error: UnknownValueError, given: Mapping[str, Any] | None = None) -> None:
        """Has the inputs that `error` asks for compiled in from now on. Raises it where that cannot be."""
        if not error.inputs and not self.shapes:
            self.shapes = True
            return
        added = [name for name in error.inputs if name not in self.values]
        if not added or not set(added) <= set(self.names) - set(self.lists):
            raise error
        if given is not None and not all(_bindable(given[name]) for name in added):
            raise error
        self.values = (*self.values, *added)

    def _module(self, given: Mapping[str, Any]) -> Module:
        constants = {name: given[name] for name in self.values if name in given}
        if len(constants) < len(self.values):
            return self._load(constants, {})  # says what else must be known
        for name, value in constants.items():
            if not _bindable(value):
                have = f"{value.dtype}{list(value.shape)}"
                raise UnknownValueError(
                    message(
                        f"{name!r} must be known, and is too large for that",
                        have=have,
                        do="make it an initializer of the model, or export with what follows from it known",
                    ),
                    (name,),
                )
        structures = {name: _structure(given[name]) for name in (self.names if self.shapes else ()) if name not in constants}
        key = repr([(name, str(a.dtype), a.shape, a.tobytes()) for name, a in constants.items()] + [structures]).encode()
        if key not in self._variants:
            self._variants[key] = self._load(constants, structures)
            if len(self._variants) > VARIANTS:
                self._variants.popitem(last=False)
        self._variants.move_to_end(key)
        return self._variants[key]


def _array(value: Any) -> Any:
    """What is passed, with arrays in it for tensors."""
    if value is None:
        return None
    return [_array(item) for item in value] if isinstance(value, list | tuple) else np.asarray(value)


def _bindable(array: np.ndarray[Any, Any]) -> bool:
    floating = array.dtype.kind not in "iub"
    return array.size <= (LARGEST_BOUND_FLOAT if floating else LARGEST_BOUND) and array.ndim <= 1


def _structure(value: Any) -> Any:
    """`value` as `tk.frontend.onnx.importer.Structure` has it."""
    if value is None:
        return None
    return [_structure(item) for item in value] if isinstance(value, list) else (str(value.dtype), value.shape)


def _leaves(value: Any) -> list[np.ndarray[Any, Any]]:
    if value is None:
        return []
    return [leaf for item in value for leaf in _leaves(item)] if isinstance(value, list) else [value]


def _grouped(tree: object, flat: list[Any]) -> list[Any]:
    """The flat outputs as `tree` (see tk.package.signature) has them."""
    leaves = iter(flat)

    def take(node: Any) -> Any:
        if node is None:
            return None
        return next(leaves) if node == "leaf" else [take(item) for item in node["items"]]

    return flat if tree is None else take(tree)


class TkBackend(Backend):  # type: ignore[misc]
    """`onnx.backend.base.Backend`; its methods are this module's functions."""

    @classmethod
    def is_compatible(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> bool:
        """Whether tk can import the model and run on the device."""
        from tk.frontend import load

        try:
            load(model)
        except UnknownValueError:
            return cls.supports_device(device)  # it is compiled for the values that it is run with
        except TkError:
            return False
        return cls.supports_device(device)

    @classmethod
    def prepare(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> TkRep:
        """`model` compiled for `device` ("CPU", "CUDA", "CUDA:1") and loaded; see TkRep. `kwargs` go to `tk.compile`: shapes,
        constants, database, verify (False unless given). Raises what `tk.compile` and `tk.load` raise."""
        from tk.frontend.onnx.load import load_onnx

        _need_device(cls, device)
        options = {"verify": False} | kwargs
        shapes, fixed = options.pop("shapes", None), options.pop("constants", None) or {}

        def load(constants: dict[str, Any], structures: dict[str, Any]) -> Module:
            imported = load_onnx(model, shapes=shapes, constants={**fixed, **constants}, structures=structures)
            try:
                return cls.loaded(imported, device, options)
            except CompileError as error:
                if sized := imported.source.get("sized_by"):  # with these known, shapes are plain
                    raise UnknownValueError(str(error), tuple(sized)) from error
                raise

        return TkRep(model, load, fixed)

    @classmethod
    def loaded(cls, model: Model, device: str, options: Mapping[str, Any]) -> Module:
        """An imported model compiled with `options` of `tk.compile`, and loaded for a device of ONNX's."""
        import tk

        on = Device(device)
        cpu = on.type == DeviceType.CPU
        package = tk.compile(model, target="cpu" if cpu else "auto", **options)
        return tk.load(package, device="cpu" if cpu else f"cuda:{on.device_id}")

    @classmethod
    def run_node(
        cls, node: NodeProto, inputs: list[Array], device: str = "CPU", outputs_info: Any = None, **kwargs: int
    ) -> tuple[Any, ...]:
        """The outputs of a single node. `outputs_info` gives (dtype, shape) an output where ONNX cannot infer it;
        `opset_version` is by default the newest that the installed onnx defines."""
        options = dict(kwargs)
        opset = options.pop("opset_version", onnx.defs.onnx_opset_version())
        names = [name for name in node.input if name]
        arrays = dict(zip(names, map(np.asarray, inputs), strict=True))
        takes = [_value(name, array.dtype, array.shape) for name, array in arrays.items()]
        known = dict(zip(node.output, outputs_info or (), strict=False))
        named = [name for name in node.output if name]
        gives = [_value(name, *known[name]) if name in known else onnx.ValueInfoProto(name=name) for name in named]
        imports = [helper.make_opsetid(node.domain, opset)]
        model = helper.make_model(helper.make_graph([node], "node", takes, gives), opset_imports=imports)
        model.ir_version = min(model.ir_version, onnx.IR_VERSION)
        return cls.prepare(onnx.shape_inference.infer_shapes(model), device, **options).run(arrays)

    @classmethod
    def supports_device(cls, device: str) -> bool:
        """Whether tk runs on the device here: always on "CPU", on "CUDA" and "CUDA:N" where there is such a GPU."""
        try:
            asked = Device(device)
        except (AttributeError, ValueError):  # what onnx raises for a device that it does not know
            return False
        return bool(asked.type == DeviceType.CPU or asked.device_id < _gpus())


@cache
def _gpus() -> int:
    """CUDA devices here, counted by another process: one that has woken the driver cannot fork workers that use it, and
    ONNX's runner asks before it runs anything."""
    count = "from tk.host import this_host; print(len(this_host(True).devices))"
    paths = {**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)}
    asked = subprocess.run([sys.executable, "-c", count], env=paths, stdout=subprocess.PIPE, text=True, check=True)
    return int(asked.stdout)


def _need_device(backend: type[TkBackend], device: str) -> None:
    if not backend.supports_device(device):
        raise UsageError(
            message(
                f"there is no device {device!r} here",
                need="CPU, CUDA or CUDA:N",
                do="give the name of one that is here; tk doctor lists them",
            )
        )


def _value(name: str, dtype: Any, shape: Sequence[int]) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(np.dtype(dtype)), list(shape))


is_compatible = TkBackend.is_compatible
prepare = TkBackend.prepare
run_model = TkBackend.run_model
run_node = TkBackend.run_node
supports_device = TkBackend.supports_device
