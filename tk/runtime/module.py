"""A loaded model and its calls. Needs NumPy and TVM's runtime libraries; no compiler, no torch, no nvcc."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from types import TracebackType
from typing import TYPE_CHECKING, Any

from tk.errors import InputTypeError, RuntimeFailure, message, reason
from tk.package.archive import UNMAPPED
from tk.package.artifact import Build, Package, Verify
from tk.package.signature import Signature, TensorSpec
from tk.package.weights import device_dtype
from tk.runtime import forks
from tk.runtime.binding import Binder, without_state
from tk.runtime.cuda_graphs import RUN, GraphLimit, GraphStats, Replay
from tk.runtime.device import Device, device_of, named
from tk.runtime.ffi import runtime
from tk.runtime.gpu import gpu_of
from tk.runtime.host_reads import reads
from tk.runtime.machine import Loaded, called, started
from tk.runtime.short_way import fitting
from tk.runtime.state import State, bytes_of, layout_of, make_state, read_state
from tk.runtime.tensors import CPU, Boundary, Kind
from tk.runtime.value_limits import ValueLimits

if TYPE_CHECKING:
    from tk.aliases import Array
    from tk.llm.facts import Limit
    from tk.llm.generate import Generation

__all__ = ["Module"]

_SIZES = re.compile(r"\((\d+) vs\. (\d+)\)")  # of TVM's match_cast: the size at the call, and the model's


class Module:
    """A loaded model: call it as the model itself.

    Inputs are torch, NumPy or other DLPack tensors, by position, by name, or structured as the model takes them; outputs are
    of the kind of the first input, structured as the model returns them. Gradients do not flow through it.

    It may be called from several threads: calls run one after another (each uses all cores, or the whole GPU). On a GPU with
    torch tensors alone the work goes into torch's current stream and the call returns before it is done, as torch's own do;
    with anything else among the inputs it returns when the results are there.
    """

    def __init__(
        self,
        package: Package,
        build: Build,
        device_type: int,
        device_index: int,
        verify: Verify,
        limit: GraphLimit = GraphLimit(),  # noqa: B008 - it is frozen
        shared: Loaded | None = None,
        limits: Sequence[Limit] = (),
    ) -> None:
        if device_type != CPU:
            forks.check_gpu()
        if forks.pending:
            forks.settle()
        self.name = package.name
        self.target = build.target
        self.device = named(device_type, device_index)
        self.signature: Signature = package.signature
        self.replays = build.graph and limit.shapes > 0  # whether calls replay graphs
        self._set_up_calls(package.signature, device_type, device_index)
        self._limits = ValueLimits(limits, self._taken.inputs, device_type == CPU) if limits else None
        self._device = device_of(device_type, device_index)
        self._owner, self._files = package.identity, package.files
        self._vm: Any = None
        self._main: Callable[..., Any] | None = None
        self._weights: Any = None
        self._device.remember(self)
        self._replay = _replay(self._taken, build, device_type, device_index, limit)
        # every sum before any code: what is damaged is not even mapped as code
        shared = shared or Loaded(build, device_type)
        arrays = build.weights(verify=verify, compared=shared.compared)
        with self._device.lock, self._device.watched(self.name), self._device.entered(()):
            self._vm = started(shared.code, device_type, device_index, self._built_ins(build))
            weights = tuple(shared.on_device(array, self._boundary) for array in arrays.values())
            self._weights = runtime().convert(weights)
        self._boundary.recent.clear()
        self._may_fit = device_type == CPU and self._binder.plain  # until the first call of torch's tensors
        self._mapped = build.origin if device_type == CPU and build.origin is not None and build.origin.mapped else None
        self._main = self._vm[build.function]
        takes_weights = self._vm["get_function_arity"](build.function) > len(self.inputs)
        self._tail = (self._weights,) if takes_weights else ()
        self._borrowed: list[bool] | None = None
        self._fits: Callable[[Sequence[Any]], bool] | None = None  # from the first call on that could have gone the short way
        self.after_call: Callable[[], None] | None = None  # called when a call's results are there; for reports

    def _set_up_calls(self, signature: Signature, device_type: int, device_index: int) -> None:
        """What follows from the signature. The program takes inputs that are kept from call to call behind the others."""
        inputs = signature.inputs
        kept = [i for i, spec in enumerate(inputs) if spec.name in signature.state]
        self._order = [i for i in range(len(inputs)) if i not in kept] + kept
        self._plain = len(inputs) - len(kept)
        own = tuple(spec for spec in signature.outputs if spec.name not in signature.aliases)
        self._taken = replace(signature, inputs=tuple(inputs[i] for i in self._order), outputs=own)
        self._kept_specs = self._taken.inputs[self._plain :]
        self._boundary = Boundary(self._taken, device_type, device_index)
        self._binder = Binder(signature)
        self._stateful = Binder(without_state(signature)) if kept else self._binder
        self._result_indices, self._gives_one = range(len(own)), len(own) == 1
        self._item, self._tvm_tensor = runtime().get_global_func("ffi.ArrayGetItem"), runtime().Tensor
        numbers = {spec.name: i for i, spec in enumerate(self._taken.inputs)}
        aliases = [signature.aliases.get(spec.name) for spec in signature.outputs]
        self._aliases = [None if name is None else numbers[name] for name in aliases] if signature.aliases else []

    @property
    def entries(self) -> Mapping[str, Module]:
        """The package's entries by name: of one that was compiled of one model, itself, as "main"."""
        return {"main": self}

    @property
    def files(self) -> Mapping[str, bytes]:
        """What else the package holds, by name."""
        return self._files

    @property
    def graphs(self) -> GraphStats | None:
        """What calls have done with CUDA or HIP graphs so far, where graphs are kept by shape; None where all dims are constant
        on CUDA: the first call captures, and every later one replays."""
        return None if self._replay is None else self._replay.stats

    @property
    def inputs(self) -> tuple[TensorSpec, ...]:
        """The tensors that it takes, in order."""
        return self.signature.inputs

    @property
    def outputs(self) -> tuple[TensorSpec, ...]:
        """The tensors that it gives, in order."""
        return self.signature.outputs

    def __call__(self, /, *args: Any, **kwargs: Any) -> Any:
        """Run the model. Raises InputTypeError or InputValueError (naming the input), or RuntimeFailure.

        What the model writes into, it writes into what is given: a torch tensor, a NumPy array. `state=` (`Module.state`)
        stands for all of the inputs that are kept from call to call; the others are given as without it. Raises StateError."""
        if self._fits is not None and not kwargs and self._fits(args):
            return self._binder.unflatten(self._passed_on(args))
        state = kwargs.get("state") if self.signature.state else None
        if not isinstance(state, State):
            values = self._binder.flatten(args, kwargs)
            return self._binder.unflatten(self.run_flat(values) if self.signature.state else self._called(values, None))
        del kwargs["state"]
        values = self._stateful.flatten(args, kwargs)
        with state.used_by(self._owner, self.device):
            return self._binder.unflatten(self._called(values, state))

    def run_flat(self, values: Sequence[Any]) -> list[Any]:
        """Run the model on its flat inputs, in the order of `inputs`; the flat outputs, in the order of `outputs`."""
        if len(values) != len(self.inputs):
            raise InputTypeError(
                message(
                    "the number of inputs is wrong",
                    need=len(self.inputs),
                    have=len(values),
                    do="pass the inputs in the order of module.signature",
                )
            )
        return self._called([values[i] for i in self._order] if self.signature.state else values, None)

    def run_functional(self, arrays: Sequence[Array]) -> list[Array]:
        """Run the model on flat NumPy inputs, which stay as they are: the signature's `results`."""
        given = [
            array.copy() if spec.name in self.signature.mutated else array
            for spec, array in zip(self.inputs, arrays, strict=True)
        ]
        written = {spec.name: array for spec, array in zip(self.inputs, given, strict=True)}
        return [*self.run_flat(given), *(written[name] for name in self.signature.mutated)]

    def state_bytes(self, **sizes: int) -> int:
        """The bytes that `state` with these sizes takes."""
        return bytes_of(layout_of(self._signatures()), sizes)

    def state(self, **sizes: int) -> State:
        """Memory for the inputs that are kept from call to call, of zeros, on the module's device: what calls take as `state=`.
        `sizes` are those of the symbolic dims in their shapes. Raises UsageError or StateError."""
        return make_state(layout_of(self._signatures()), sizes, self._owner, self._device)

    def load_state(self, path: str | os.PathLike[str]) -> State:
        """A state that `State.save` has written, of this package. Raises StateError or PackageError."""
        return read_state(path, layout_of(self._signatures()), self._owner, self._device)

    def generate(
        self, prompt: Any, max_new_tokens: int | None = None, *, stop: Sequence[int] | int | None = None, **sampling: Any
    ) -> Generation:
        """Go on with a prompt, of a package that was compiled from a language model's folder: an iterator over tokens.

        `prompt` is token ids, a batch of them of different lengths, a text, several, or a list of messages for the chat
        template. Of one prompt each item is a token, or a piece of text where the prompt was text; of several a tuple with
        one of these a row, None for rows that have ended. Rows end at `stop` (ids; by default the model's own) or after
        `max_new_tokens`. `sampling`: `temperature` (0, the default, takes the most likely token), `top_k`, `top_p`, `min_p`,
        `repetition_penalty` and `seed`, as `tk.llm.sampling.Sampling` says.

        Raises UsageError, InputTypeError or InputValueError, before anything is computed; RuntimeFailure for logits that are
        not numbers."""
        from tk.llm.generate import generate

        return generate(self, prompt, max_new_tokens, stop=stop, **sampling)

    def _signatures(self) -> Mapping[str, Signature]:
        """The signatures of the entries that have a state in common, by name."""
        return {name: entry.signature for name, entry in self.entries.items()}

    def _called(self, values: Sequence[Any], state: State | None) -> list[Any]:
        """A call on inputs in the order in which the program takes them, those of `state` left out."""
        if forks.pending:
            forks.settle()
        with self._device.lock:
            if self._mapped is not None and self._mapped.changed():
                raise RuntimeFailure(
                    message(
                        f"{self._mapped.path} was changed in place while {self.name} uses it", do=f"load it again; {UNMAPPED}"
                    )
                )
            if self._main is None:
                raise RuntimeFailure(message(f"{self.name} is closed", do="load the package again"))
            if self._device.type == CPU:
                outputs = self._run(self._main, values, state)
            else:
                forks.check_gpu()
                self._device.refuse()
                try:
                    with self._device.entered(values):
                        outputs = self._run(self._main, values, state)
                except Exception as error:
                    self._device.failed(self.name, error)
            if self.after_call is not None:
                self.after_call()
        return outputs

    def prepare(self, arrays: Sequence[Array]) -> Callable[[], Any]:
        """A call without arguments on these NumPy inputs, in the signature's order, put on the device once; for measuring.
        On a GPU it returns before the work is done, as torch's calls do."""
        self._device.refuse()
        with self._device.lock, self._device.watched(self.name), self._device.entered("numpy"):
            uploaded = _Uploaded(self._device, [self._boundary.upload(arrays[i]) for i in self._order])
            self._boundary.recent.clear()
        if self._device.type == CPU:
            by_name = {spec.name: tensor for spec, tensor in zip(self._taken.inputs, uploaded.tensors, strict=True)}
            return lambda: self(**by_name)
        main, tail, replay = self._main, self._tail, self._replay
        if main is None:
            raise RuntimeFailure(message(f"{self.name} is closed", do="load the package again"))
        if replay is None:
            return lambda: main(*uploaded.tensors, *tail)

        def call() -> Any:
            replay.begin(uploaded.tensors)
            return main(*uploaded.tensors, *tail)

        return call

    def instrument(self, callback: Callable[..., Any] | None) -> None:
        """Have the VM call `callback(function, name, before, result, *args)` before and after each kernel; None: no more."""
        with self._device.lock:
            self._vm["set_instrument"](callback)

    def close(self) -> None:
        """Give back the weights, the code, and the memory kept for the next call. Results stay valid; calls raise
        RuntimeFailure."""
        with self._device.lock:
            works = self._device.release(self)
            self._main = self._vm = self._weights = self._mapped = None
            self._boundary.kept.clear()
            self._tail = ()
            if self._replay is not None:
                self._replay.close()
            if works:
                runtime().get_global_func("vm.builtin.memory_manager.clear")()

    def owned(self) -> tuple[Any, ...]:
        """What of the device's it owns: for tk.runtime.faults."""
        replay = self.__dict__.get("_replay")
        return self._vm, self._main, self._weights, replay, list(self._boundary.recent), dict(self._boundary.kept)

    def __del__(self) -> None:
        if self.__dict__.get("_vm") is not None:
            self._device.release(self)

    def __enter__(self) -> Module:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        self.close()

    def __repr__(self) -> str:
        inputs, outputs = ("; ".join(map(str, specs)) for specs in (self.inputs, self.outputs))
        return f"<tk.Module {self.name!r} for {self.target} on {self.device}: ({inputs}) -> ({outputs})>"

    def _failure(self, why: str) -> str:
        if "match_cast error" in why:  # TVM's name for a check of sizes
            what = f"{self.name} was called with values that give other sizes than the model needs"
            found = _SIZES.search(why)
            sizes = {"need": f"a dim of {found[2]}", "have": f"one of {found[1]}"} if found else {"have": why}
            return message(
                what, **sizes, do="give values for which the model itself raises no error; a counted dim of 1 is not broadcast"
            )
        return message(f"{self.name} failed while running: {why}", do="report it with the inputs' shapes")

    def _run(self, main: Callable[..., Any], values: Sequence[Any], state: State | None) -> list[Any]:
        bound = None if state is None else state.bound_to(self._kept_specs, self.signature.dims)
        boundary = self._boundary
        tensors, kind, writes = boundary.take(values, bound)
        if self._limits is not None:
            self._limits.check(values, tensors)
        if self._replay is not None:
            self._replay.begin(tensors, None if bound is None else bound.key)
        try:
            given = main(*tensors, *self._tail)
            # the array's own methods take thrice as long, and a comprehension half as long again
            results = [self._item(given, 0)] if self._gives_one else [self._item(given, i) for i in self._result_indices]
        except Exception as error:
            raise RuntimeFailure(self._failure(reason(error))) from error
        if self._device.type != CPU:
            self._device.settle()
        if self._borrowed is None:
            self._check_results(results)
        borrowed = self._borrowed or self._find_borrowed(tensors, results)
        outputs = boundary.give(results, kind, borrowed if True in borrowed else None)
        if self._may_fit and kind == "torch" and self._borrowed is not None:
            self._may_fit, modes = False, boundary.torch_modes
            if modes is not None and True not in borrowed and self._mapped is None:
                self._fits = fitting(self.signature, modes)
        for write in writes:
            write()
        if self._aliases:
            outputs = self._with_aliases(outputs, tensors if state is not None else values, kind if state is not None else None)
        if boundary.recent:
            boundary.recent.clear()
        return outputs

    def _passed_on(self, values: Sequence[Any]) -> list[Any]:
        """A call the short way: on torch's tensors that need nothing but to be passed on."""
        if forks.pending:
            forks.settle()
        with self._device.lock:
            main = self._main
            if main is None or self.after_call is not None:
                return self._called(values, None)
            try:
                given = main(*values, *self._tail)
                results = [self._item(given, 0)] if self._gives_one else [self._item(given, i) for i in self._result_indices]
            except Exception as error:
                raise RuntimeFailure(self._failure(reason(error))) from error
        # a program that is given torch's tensors gives them
        return results if type(results[0]) is not self._tvm_tensor else self._boundary.give(results, "torch")

    def _with_aliases(self, outputs: Sequence[Any], inputs: Sequence[Any], kind: Kind | None) -> list[Any]:
        """All outputs: those that are an input are what was given for it, or a state's own memory, as `kind`."""
        own = iter(outputs)
        numbers = [number for number in self._aliases if number is not None]
        given = [inputs[number] for number in numbers]
        specs = [self._taken.inputs[number] for number in numbers]
        others = iter(given if kind is None else self._boundary.give(given, kind, specs=specs))
        return [next(own) if number is None else next(others) for number in self._aliases]

    def _check_results(self, results: Sequence[Any]) -> None:
        """Compare the first results with the signature, which every other caller reads."""
        for spec, tensor in zip(self._taken.outputs, results, strict=True):
            shape = tuple(tensor.shape)
            fits = len(shape) == len(spec.shape) and str(tensor.dtype) == device_dtype(spec.dtype)
            if not fits or any(isinstance(dim, int) and dim != size for dim, size in zip(spec.shape, shape, strict=True)):
                raise RuntimeFailure(
                    message(
                        f"{self.name} gives another result than its signature says",
                        need=spec,
                        have=f"{tensor.dtype}{list(shape)}",
                        do="compile the model again",
                    )
                )

    def _built_ins(self, build: Build) -> Mapping[str, Callable[..., Any]]:
        """What this module's VM calls in place of TVM's functions for CUDA graphs, and of those that read on the host."""
        own = reads(self._device.type, self._device.index, self.device)
        if self._replay is not None:
            return own | self._replay.built_ins
        return own | ({RUN: called} if build.graph and not self.replays else {})

    def _find_borrowed(self, tensors: Sequence[Any], results: Sequence[Any]) -> list[bool]:
        """Which outputs are an input's or a weight's own memory, so that callers get copies. The program decides it, so
        the first call tells, unless it has tensors without elements."""
        spans = [(each.data_ptr(), _bytes(each)) for each in (*tensors, *self._weights)]
        found = [any(start <= each.data_ptr() < start + size for start, size in spans) for each in results]
        if all(each.numel() for each in (*tensors, *results)):
            self._borrowed = found
        return found


class _Uploaded:
    """Tensors on a device, for many calls."""

    def __init__(self, device: Device, tensors: list[Any]) -> None:
        self._device, self.tensors = device, tensors
        device.remember(self)

    def owned(self) -> tuple[Any, ...]:
        return (self.tensors,)

    def __del__(self) -> None:
        self._device.release(self)


def _replay(signature: Signature, build: Build, device_type: int, index: int, limit: GraphLimit) -> Replay | None:
    """What keeps the graphs of a build, if they are kept by shape, or by what is kept from call to call. CUDA graphs of
    constant shapes TVM keeps; for HIP it has nothing."""
    if not build.graph or device_type == CPU:
        return None
    gpu = gpu_of(device_type)
    if gpu.kind == "cuda" and not (signature.dims or signature.state):
        return None
    gpu.start(build.runtime)
    return Replay(signature, build.memory()["storages"], gpu.capture(index), limit)


def _bytes(tensor: Any) -> int:
    return int(tensor.numel()) * int(tensor.dtype.itemsize)
