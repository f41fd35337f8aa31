"""ONNX's backend interface (`onnx.backend.base`) on tk: what drives ONNX backends, its test suite too, can drive tk.

import tk.onnx_backend
rep = tk.onnx_backend.prepare(onnx.load("m.onnx"), "CPU")
(y,) = rep.run([x])
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
import onnx
from onnx import ModelProto, NodeProto, helper
from onnx.backend.base import Backend, BackendRep, Device, DeviceType, namedtupledict

from tk.errors import TkError, UsageError, message

if TYPE_CHECKING:
    from tk.runtime import Module

__all__ = ["TkBackend", "TkRep", "is_compatible", "prepare", "run_model", "run_node", "supports_device"]


class TkRep(BackendRep):  # type: ignore[misc]
    """A model compiled and loaded."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self._outputs = namedtupledict("Outputs", [spec.name for spec in module.outputs])

    def run(self, inputs: Any, **kwargs: Any) -> tuple[Any, ...]:
        """The outputs as a named tuple of NumPy arrays, for `inputs` in the graph's order, by name, or a single one. Raises
        UsageError for options, and what calling a `tk.Module` raises."""
        if kwargs:
            raise UsageError(message("running takes no options", have=", ".join(kwargs)))
        names = [spec.name for spec in self.module.inputs]
        if isinstance(inputs, Mapping):
            if set(inputs) != set(names):
                raise UsageError(message("the inputs are not the model's", need=", ".join(names), have=", ".join(inputs)))
            given = [inputs[name] for name in names]
        else:
            given = list(inputs) if isinstance(inputs, Sequence) else [inputs]
        results: tuple[Any, ...] = self._outputs(*self.module.run_flat([np.asarray(value) for value in given]))
        return results


class TkBackend(Backend):  # type: ignore[misc]
    """`onnx.backend.base.Backend`; its methods are this module's functions."""

    @classmethod
    def is_compatible(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> bool:
        """Whether tk can import the model and run on the device."""
        from tk.frontend import load

        try:
            load(model)
        except TkError:
            return False
        return cls.supports_device(device)

    @classmethod
    def prepare(cls, model: ModelProto, device: str = "CPU", **kwargs: Any) -> TkRep:
        """`model` compiled for `device` ("CPU", "CUDA", "CUDA:1") and loaded. `kwargs` go to `tk.compile`: shapes, database,
        verify (False unless given). Raises what `tk.compile` and `tk.load` raise."""
        import tk

        _need_device(cls, device)
        on = Device(device)
        cpu = on.type == DeviceType.CPU
        package = tk.compile(model, target="cpu" if cpu else "auto", **({"verify": False} | kwargs))
        return TkRep(tk.load(package, device="cpu" if cpu else f"cuda:{on.device_id}"))

    @classmethod
    def run_node(
        cls, node: NodeProto, inputs: Any, device: str = "CPU", outputs_info: Any = None, **kwargs: Any
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
        from tk.needs import this_host

        try:
            asked = Device(device)
        except (AttributeError, ValueError):  # what onnx raises for a device that it does not know
            return False
        return bool(asked.type == DeviceType.CPU or asked.device_id < len(this_host(True).devices))


def _need_device(backend: type[TkBackend], device: str) -> None:
    if not backend.supports_device(device):
        raise UsageError(message(f"there is no device {device!r} here", need="CPU, CUDA or CUDA:N"))


def _value(name: str, dtype: Any, shape: Sequence[int]) -> onnx.ValueInfoProto:
    return helper.make_tensor_value_info(name, helper.np_dtype_to_tensor_dtype(np.dtype(dtype)), list(shape))


is_compatible = TkBackend.is_compatible
prepare = TkBackend.prepare
run_model = TkBackend.run_model
run_node = TkBackend.run_node
supports_device = TkBackend.supports_device
