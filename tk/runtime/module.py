"""Loading a package and calling it. Needs NumPy and TVM's runtime libraries; no compiler, no torch, no nvcc."""

from __future__ import annotations

import itertools
import os
import re
import sys
import threading
import warnings
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from functools import cache, partial
from types import TracebackType
from typing import Any, NoReturn

from tk import debug
from tk.errors import InputTypeError, IntegrityError, NeedsError, PackageError, RuntimeFailure, UsageError, message, reason
from tk.gpu import CUDA, gpu_of
from tk.package.archive import UNMAPPED
from tk.package.artifact import Build, Package, Verify
from tk.package.requirements import Lack, lacks, lacks_of_library, this_host, usable_device
from tk.package.signature import Signature, TensorSpec
from tk.package.trust import Policy, Trust, policy_of
from tk.package.weights import device_dtype
from tk.report.kernels import show, trace_of
from tk.runtime import forks
from tk.runtime.binding import Binder
from tk.runtime.cuda_graphs import RUN, CudaDriver, GraphLimit, GraphStats, Replay
from tk.runtime.faults import Owner, Watch
from tk.runtime.ffi import runtime
from tk.runtime.tensors import CPU, Boundary
from tk.target import resolve

__all__ = ["Module", "load"]

_POOLED = 2  # the VM's allocator that keeps freed memory for the next call


def load(
    package: str | os.PathLike[str] | Package,
    device: Any = "auto",
    *,
    target: str | None = None,
    verify: Verify = "full",
    graph: bool = True,
    graph_limit: GraphLimit | None = None,
    copy: bool | None = None,
    trust: Trust = None,
) -> Module:
    """Load a package for this host: check who made it, its integrity, then what it needs, then load the one target chosen.

    All sums are compared before any of its code is loaded: its manifest's, the chosen target's library and kernels, the
    weights'. What other targets have of their own is not read.

    `device` is "auto", "cpu", "cuda", "cuda:1", "rocm", "rocm:1", or a torch or TVM device. "auto" takes the best
    target that the host can run: a GPU's before the CPU's, the more specific one first. `target` names one target instead.
    `verify="fast"` does not compare the weights' sums, which for many gigabytes takes seconds; everything else is always
    checked. `graph=False` launches kernels one by one where the package would replay CUDA graphs: each can then be timed. A
    package with dynamic dims has graphs for each shape of its inputs that comes twice, as many at a time as `graph_limit`
    allows (by default 32 shapes and 256 MiB; `Module.graphs` counts them).

    A file below 32 MiB is read into memory and may then be replaced or removed. A larger one is mapped, and on the CPU its
    weights are used where they lie: a file that takes its name (mv) changes nothing, but one that is written over it (cp) or
    truncated changes the weights. Calls compare its size and time of change and raise RuntimeFailure; a change amid a call
    still gives wrong results or ends the process (SIGBUS). `copy=True` reads any file whole; `copy=False` maps any, so that
    processes share its memory. (Of a tk.Package, `Package.open` has decided it.)

    `trust` says whose packages may be loaded: a policy file (tk.toml), a public key, or several; "any" for no policy. By
    default TK_TRUST says it, or ./tk.toml and ~/.config/tk/tk.toml where there are such files (`tk.package.trust`). Under a
    policy weights are compared too, whatever `verify` says.

    After fork() modules on the CPU work in both processes. On a GPU a child must load for itself, in a process that did not
    inherit another's CUDA (spawn): it gets RuntimeFailure otherwise.

    Raises PackageError (no such file, a newer format), IntegrityError (damaged), TrustError (unsigned, or not by a key of the
    policy), NeedsError (no target fits this host, with the reasons) or UsageError (a device or target that cannot be meant).
    """
    if not isinstance(package, Package | str | os.PathLike):
        raise UsageError(message("this is no package", need="a path or a tk.Package", have=type(package).__name__))
    try:
        opened = package if isinstance(package, Package) else Package.open(package, copy=copy)
        return _load(opened, str(device), target, verify, graph_limit if graph else GraphLimit(0, 0), policy_of(trust))
    except MemoryError as error:
        name = package.name if isinstance(package, Package) else package
        raise PackageError(message(f"cannot load {name}: not enough memory", do="give the process more memory")) from error


def _load(
    opened: Package, device: str, target: str | None, verify: Verify, graphs: GraphLimit | None, policies: Sequence[Policy]
) -> Module:
    build, kind, index = _choose(opened, device, target)
    if policies and build.origin is not None:  # else it was compiled by this process
        for policy in policies:
            policy.check(build.origin)
        verify = "full"
    limit = (graphs or GraphLimit()) if debug.level() < 2 else GraphLimit(0, 0)
    module = Module(opened, build, kind, index, verify, limit)
    if debug.level() >= 2:
        trace = trace_of(module.device, build.kernels(), replays=module.replays)
        module.instrument(trace)
        module.after_call = partial(show, trace, resolve(module.target), dynamic=bool(module.signature.dims))
    return module


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
    ) -> None:
        if device_type != CPU:
            forks.check_gpu()
        if forks.pending:
            forks.settle()
        self.name = package.name
        self.target = build.target
        self.device = _named(device_type, device_index)
        self.signature: Signature = package.signature
        self.replays = build.graph and limit.shapes > 0  # whether calls replay CUDA graphs
        self._binder = Binder(package.signature)
        self._device = _device(device_type, device_index)
        self._boundary = Boundary(package.signature, device_type, device_index)
        self._vm: Any = None
        self._main: Callable[..., Any] | None = None
        self._weights: Any = None
        self._device.remember(self)
        self._replay = _replay(package.signature, build, device_type, device_index, limit)
        # every sum before any code: what is damaged is not even mapped as code
        library, arrays = _library(build), build.weights(verify=verify)
        with self._device.lock, self._device.entered(()):
            self._vm = _virtual_machine(library, device_type, device_index, self._built_ins(build), build.runtime)
            # copied to a GPU; on the CPU used where they lie
            weights = tuple(self._boundary.place(array) for array in arrays.values())
            self._weights = runtime().convert(weights)
        self._boundary.recent.clear()
        self._mapped = build.origin if device_type == CPU and build.origin is not None and build.origin.mapped else None
        self._main = self._vm["main"]
        takes_weights = self._vm["get_function_arity"]("main") > len(self.inputs)
        self._tail = (self._weights,) if takes_weights else ()
        self._places = range(len(self.outputs))
        self._borrowed: list[bool] | None = None
        self.after_call: Callable[[], None] | None = None  # called when a call's results are there; for reports

    @property
    def graphs(self) -> GraphStats | None:
        """What calls have done with CUDA graphs so far, where graphs are kept by shape; None where all dims are constant: the
        first call captures, and every later one replays."""
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
        """Run the model. Raises InputTypeError or InputValueError (naming the input), or RuntimeFailure."""
        return self._binder.unflatten(self.run_flat(self._binder.flatten(args, kwargs)))

    def run_flat(self, values: Sequence[Any]) -> list[Any]:
        """Run the model on its flat inputs, in the order of `inputs`; the flat outputs, in the order of `outputs`."""
        if len(values) != len(self.inputs):
            raise InputTypeError(message("wrong number of inputs", need=len(self.inputs), have=len(values)))
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
                outputs = self._run(self._main, values)
            else:
                forks.check_gpu()
                self._device.refuse()
                try:
                    with self._device.entered(values):
                        outputs = self._run(self._main, values)
                except Exception as error:
                    self._device.failed(self.name, error)
            if self.after_call is not None:
                self.after_call()
        return outputs

    def prepare(self, arrays: Sequence[Any]) -> Callable[[], Any]:
        """A call without arguments on these NumPy inputs, in the signature's order, put on the device once; for measuring.
        On a GPU it returns before the work is done, as torch's calls do."""
        self._device.refuse()
        with self._device.lock, self._device.entered("numpy"):
            placed = _Placed(self._device, [self._boundary.upload(array) for array in arrays])
            self._boundary.recent.clear()
        if self._device.type == CPU:
            named = {spec.name: tensor for spec, tensor in zip(self.inputs, placed.tensors, strict=True)}
            return lambda: self(**named)
        main, tail, replay = self._main, self._tail, self._replay
        if main is None:
            raise RuntimeFailure(message(f"{self.name} is closed", do="load the package again"))
        if replay is None:
            return lambda: main(*placed.tensors, *tail)

        def call() -> Any:
            replay.begin(placed.tensors)
            return main(*placed.tensors, *tail)

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
            self._tail = ()
            if self._replay is not None:
                self._replay.close()
            if works:
                runtime().get_global_func("vm.builtin.memory_manager.clear")()

    def owned(self) -> tuple[Any, ...]:
        """What of the device's it owns: for tk.runtime.faults."""
        replay = self.__dict__.get("_replay")
        return self._vm, self._main, self._weights, replay, list(self._boundary.recent)

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

    def _run(self, main: Callable[..., Any], values: Sequence[Any]) -> list[Any]:
        tensors, kind = self._boundary.take(values)
        if self._replay is not None:
            self._replay.begin(tensors)
        try:
            given = main(*tensors, *self._tail)
            results = [given[index] for index in self._places]  # iterating over TVM's array costs twice as much
        except Exception as error:
            raise RuntimeFailure(
                message(f"{self.name} failed while running: {reason(error)}", do="report it with the inputs' shapes")
            ) from error
        if self._device.type != CPU:
            self._device.settle()
        if self._borrowed is None:
            self._check_results(results)
        borrowed = self._borrowed or self._find_borrowed(tensors, results)
        outputs = self._boundary.give(results, kind, borrowed if True in borrowed else None)
        if self._boundary.recent:
            self._boundary.recent.clear()
        return outputs

    def _check_results(self, results: Sequence[Any]) -> None:
        """Compare the first results with the signature, which every other caller reads."""
        for spec, tensor in zip(self.outputs, results, strict=True):
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
        """What this module's VM calls in place of TVM's functions for CUDA graphs."""
        if self._replay is not None:
            return self._replay.built_ins
        return {RUN: _called} if build.graph and not self.replays else {}

    def _find_borrowed(self, tensors: Sequence[Any], results: Sequence[Any]) -> list[bool]:
        """Which outputs are an input's or a weight's own memory, so that callers get copies. The program decides it, so
        the first call tells, unless it has tensors without elements."""
        spans = [(each.data_ptr(), _bytes(each)) for each in (*tensors, *self._weights)]
        found = [any(start <= each.data_ptr() < start + size for start, size in spans) for each in results]
        if all(each.numel() for each in (*tensors, *results)):
            self._borrowed = found
        return found


class _Placed:
    """Tensors on a device, for many calls."""

    def __init__(self, device: _Device, tensors: list[Any]) -> None:
        self._device, self.tensors = device, tensors
        device.remember(self)

    def owned(self) -> tuple[Any, ...]:
        return (self.tensors,)

    def __del__(self) -> None:
        self._device.release(self)


class _Device:
    """What all modules on one device share. On a GPU the VM's memory pool does not know streams: freed memory is handed out
    again at once, so calls take turns, and a call on another stream than the last waits for that one's work."""

    def __init__(self, device_type: int, index: int) -> None:
        self.type, self.index = device_type, index
        self.lock = threading.RLock()
        forks.lock_at_forks(self)
        self._stream = 0
        self._waits = True
        self._watch = None if device_type == CPU else Watch(index, gpu=gpu_of(device_type))
        self.name = _named(device_type, index)

    def remember(self, owner: Owner) -> None:
        """Have what `owner` owns kept if a fault ends the device's context. Raises DeviceLost if one has."""
        if self._watch is not None:
            self._watch.admit(owner)

    def release(self, owner: Owner) -> bool:
        """`owner` is about to let go of what it owns: keep it if a kernel has faulted. Whether none has."""
        return self._watch is None or self._watch.release(owner)

    def refuse(self) -> None:
        """Raise DeviceLost if the device is lost."""
        if self._watch is not None:
            self._watch.refuse()

    def failed(self, name: str, error: Exception) -> NoReturn:
        """Raise `error`, or DeviceLost if it comes of a kernel's fault."""
        if self._watch is None:
            raise error
        self._watch.failed(name, error)

    def entered(self, values: Sequence[Any]) -> AbstractContextManager[None]:
        """Make the stream for a call with these inputs TVM's current one, and leave the thread's CUDA context as it was.

        Inputs that are all torch's bring torch's current stream. Any others run on the default stream, on which DLPack hands
        them over, and the host waits for torch's before and for the results after."""
        if self.type == CPU:
            return nullcontext()
        stream, self._waits = 0, True
        torch = sys.modules.get("torch")
        from_torch = [isinstance(value, torch.Tensor) for value in values] if torch is not None else []
        if torch is not None and True in from_torch:
            if False not in from_torch:
                # what torch.cuda.current_stream().cuda_stream says, without making a stream object a call
                stream, self._waits = torch._C._cuda_getCurrentRawStream(self.index), False
            else:
                torch.cuda.current_stream(self.index).synchronize()
        return _Turn(self, stream)

    def follow(self, stream: int) -> None:
        """Have `stream` wait for the last call's work, if that was on another."""
        if stream != self._stream:
            ffi = runtime()
            sync = ffi.get_global_func("runtime.Device_StreamSyncFromTo")
            sync(ffi.device(self.name), self._stream, stream)
            self._stream = stream

    def settle(self) -> None:
        """Wait for the call's work, where its caller cannot."""
        if self.type != CPU and self._waits:
            ffi = runtime()
            ffi.get_global_func("runtime.Device_StreamSync")(ffi.device(self.name), self._stream)


@cache
def _shared_device(device_type: int, index: int) -> _Device:
    return _Device(device_type, index)


def _device(device_type: int, index: int) -> _Device:
    # on the CPU a call ends before its memory is handed out again: modules need not wait for each other
    return _Device(CPU, 0) if device_type == CPU else _shared_device(device_type, index)


class _Turn(AbstractContextManager[None]):
    """A call on `stream`: TVM's current stream inside, and the thread's CUDA context as it was behind it, since running on
    cuda:1 must not move torch's current device."""

    def __init__(self, device: _Device, stream: int) -> None:
        self._device, self._stream = device, stream
        self._gpu = gpu_of(device.type)
        self._context: Any = None
        self._before = 0

    def __enter__(self) -> None:
        self._context = self._gpu.current()
        self._before = runtime().core._env_set_current_stream(self._device.type, self._device.index, self._stream)
        try:
            self._device.follow(self._stream)
        except BaseException:
            self.__exit__()
            raise

    def __exit__(self, *error: object) -> None:
        runtime().core._env_set_current_stream(self._device.type, self._device.index, self._before)
        self._gpu.restore(self._context)


def _replay(signature: Signature, build: Build, device_type: int, index: int, limit: GraphLimit) -> Replay | None:
    """What keeps the CUDA graphs of a build, if they are kept by shape."""
    if not build.graph or not signature.dims or device_type == CPU:
        return None
    CUDA.start(None)
    return Replay(signature, build.memory()["storages"], CudaDriver(index), limit)


def _library(build: Build) -> bytes:
    """A build's library, once the CPU features that it says itself are there: the manifest may have been edited."""
    library = bytes(build.library())
    try:
        missing = lacks_of_library(library, this_host(False))
    except ValueError as error:
        raise IntegrityError(
            message(f"the library for {build.target} cannot be read: {error}", do="copy the file again")
        ) from error
    if missing:
        raise NeedsError(f"this host cannot run this package\n{_listed({build.target: missing})}")
    return library


_loads = itertools.count(1)
_starting = threading.Lock()


def _virtual_machine(
    library: bytes | memoryview,
    device_type: int,
    index: int,
    built_ins: Mapping[str, Callable[..., Any]] | None = None,
    plugin: Callable[[], bytes] | None = None,
) -> Any:
    """A VM for a shared library, loaded from memory: nothing is left on disk, and no folder need be writable. It calls
    `built_ins` in place of TVM's functions of these names."""
    ffi = runtime()
    if device_type != CPU:
        gpu_of(device_type).start(plugin)
    descriptor = os.memfd_create("tk-library")
    try:
        with os.fdopen(os.dup(descriptor), "wb") as file:
            file.write(library)
        # dlopen takes a path that it has seen for the library that it had there, and file descriptors come again: so spell
        # each load's path differently, in binary, "/" for 0 and "./" for 1
        number = next(_loads)
        spelling = "".join("./" if number >> bit & 1 else "/" for bit in range(number.bit_length()))
        load_library = ffi.get_global_func("ffi.Module.load_from_file.so")
        vm = load_library(f"/proc/self/fd/{spelling}{descriptor}", "so")["vm_load_executable"]()
    except Exception as error:
        raise NeedsError(
            message(f"the package's library cannot be loaded: {reason(error)}", do="compile the model again on this system")
        ) from error
    finally:
        os.close(descriptor)
    with _starting, _in_place_of(built_ins or {}):
        vm["vm_initialization"](*((device_type, index, _POOLED) if device_type != CPU else ()), CPU, 0, _POOLED)
    return vm


@contextmanager
def _in_place_of(built_ins: Mapping[str, Callable[..., Any]]) -> Iterator[None]:
    """A VM looks its built-in functions up when it starts: one that starts in here gets these."""
    ffi = runtime()
    before = {name: ffi.get_global_func(name, allow_missing=True) for name in built_ins}
    for name, function in built_ins.items():
        ffi.register_global_func(name, function, override=True)
    try:
        yield
    finally:
        for name, known in before.items():
            if known is None:
                ffi.registry.remove_global_func(name)
            else:
                ffi.register_global_func(name, known, override=True)


def _called(vm: Any, function: Any, args: Any, *_: Any) -> Any:
    """What would be captured, called as it is."""
    return runtime().get_global_func("vm.builtin.invoke_closure")(vm, function, *args)


def _choose(package: Package, device: str, target: str | None) -> tuple[Build, int, int]:
    """The best build that this host can run on `device`, the device's type and its number."""
    kind, number = _parse_device(device)
    if target is not None and target not in package.builds:
        raise UsageError(message(f"no target {target!r} in this package", need=", ".join(package.builds), have=target))
    builds = [build for build in package.builds.values() if target in (None, build.target)]
    fitting = [build for build in builds if kind in (None, build.kind)]
    if not fitting:
        have = ", ".join(build.target for build in builds)
        raise NeedsError(
            message(
                f"no target in this package is for {device}",
                need=f"a {kind} target",
                have=have,
                do=f"tk.load(…, device={builds[0].kind!r}), or compile with --target {kind}",
            )
        )
    host = this_host(any(build.kind != "cpu" for build in fitting))
    reasons: dict[str, list[Lack]] = {}
    for build in sorted(fitting, key=_preference, reverse=True):
        if missing := lacks(build.needs, host, number):
            reasons[build.target] = missing
            continue
        if build.kind == "cpu" and (host.devices or host.amd) and reasons:
            warnings.warn(f"running on the CPU: {_listed(reasons)}", stacklevel=4)
        return build, *_place(build, number)
    raise NeedsError(f"this host cannot run this package\n{_listed(reasons)}")


def _place(build: Build, number: int | None) -> tuple[int, int]:
    if build.kind == "cpu":
        return CPU, 0
    return gpu_of(build.kind).type, number if number is not None else usable_device(build.needs, this_host(True))


def _preference(build: Build) -> tuple[bool, str, bool, int]:
    """What makes one build better than another that runs too: a GPU, a later architecture, more of the CPU's features."""
    return build.kind != "cpu", build.needs.compute.zfill(6), build.needs.exact, len(build.needs.cpu_flags)


def _parse_device(text: str) -> tuple[str | None, int | None]:
    """("cuda", 1) of "cuda:1"; None where it is left open."""
    found = re.fullmatch(r"auto|(cpu|cuda|rocm)(?::(\d+))?", text)
    if found is None:
        raise UsageError(message(f"unknown device {text!r}", need="auto, cpu, cuda, cuda:N, rocm, or rocm:N"))
    kind, number = found.groups()
    return kind, int(number) if number and kind != "cpu" else None


def _named(device_type: int, index: int) -> str:
    return "cpu" if device_type == CPU else f"{gpu_of(device_type).kind}:{index}"


def _listed(reasons: dict[str, list[Lack]]) -> str:
    return "\n".join(f"  {name}: {lack}" for name, missing in reasons.items() for lack in missing)


def _bytes(tensor: Any) -> int:
    return int(tensor.numel()) * int(tensor.dtype.itemsize)
