"""CUDA graphs of a program whose sizes differ from call to call, or that keeps a state, and HIP graphs of any program: one set
of graphs a bucket, which is the shapes of a call's inputs, and the addresses of those that are kept from call to call.

    a shape's first call     runs kernels one by one, which also loads their code
    its second call          captures each part of the program between inputs and outputs, and replays it
    every later one          replays

Graphs hold addresses. All buckets share the storages of one call, which grow when a call needs more: then all graphs are
captured anew. Graphs are dropped, the bucket that was used longest ago first, when there are more buckets or more bytes of
graphs than `GraphLimit` allows; a dropped bucket starts over. Nothing here waits for the device.
"""

from __future__ import annotations

import ctypes
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import chain
from types import MappingProxyType
from typing import Any, Protocol

from tk.errors import RuntimeFailure, UsageError, message
from tk.package.signature import Signature, size_of, solved_sizes
from tk.runtime.ffi import runtime

__all__ = ["CudaDriver", "Driver", "GraphLimit", "GraphStats", "HipDriver", "Replay", "driver"]

ALLOCATE, RUN = "vm.builtin.cuda_graph.get_cached_alloc", "vm.builtin.cuda_graph.run_or_capture"
REMEMBERED = 8  # shapes that are remembered as seen, for each that may have graphs
# Of the device's memory that a node of a graph takes (3.1 KB on an H200). What cuMemGetInfo misses counts other processes' too.
NODE_BYTES = 4 << 10
RELAXED, NON_BLOCKING = 2, 1  # CU_STREAM_CAPTURE_MODE_RELAXED, CU_STREAM_NON_BLOCKING; hipStreamCaptureModeRelaxed, …


@dataclass(frozen=True)
class GraphLimit:
    """How many shapes of a module's inputs may have CUDA graphs at a time, and how many bytes of the device's memory these
    may take, by their nodes. 0 shapes: none are captured."""

    shapes: int = 32
    bytes: int = 256 << 20

    def __post_init__(self) -> None:
        if self.shapes < 0 or self.bytes < 0:
            raise UsageError(
                message(
                    "a limit of CUDA graphs cannot be negative",
                    need="shapes and bytes of 0 or more",
                    have=self,
                    do="give 0 for none, or a number above",
                )
            )


@dataclass(frozen=True)
class GraphStats:
    """What a module's calls have done so far: graphs `captured`, `replayed`, `evicted` by the limit or by storages that
    grew, and parts of the program `launched` kernel by kernel; `shapes` that have graphs now, with the `bytes` of graphs
    and the bytes of `storage` that all of them share. `refused` parts could not be captured."""

    captured: int = 0
    replayed: int = 0
    launched: int = 0
    evicted: int = 0
    refused: int = 0
    shapes: int = 0
    bytes: int = 0
    storage: int = 0


class Graph(Protocol):
    """A captured part of a program: `result` is what it gave, at addresses that stay; `bytes` what it holds."""

    result: Any
    bytes: int

    def launch(self) -> None:
        """Replay it on the current stream."""


class Driver(Protocol):
    """What captures. `CudaDriver` or `HipDriver` in a module; tests have one of their own."""

    def enter(self) -> None:
        """Make the device current for this thread; called once a call."""

    def capture(self, work: Callable[[], object]) -> Graph:
        """The graph of what `work` launches, which is not executed. Raises RuntimeFailure where it cannot be captured."""


@dataclass
class _Bucket:
    """What is known of the calls with one shape: how many there were, the bytes of each storage, the graphs by number.
    None is the graph of a part that could not be captured. `small` is False once its graphs alone were over the limit."""

    needs: tuple[int, ...]
    calls: int = 0
    small: bool = True
    graphs: dict[int, Graph | None] = field(default_factory=dict)

    @property
    def bytes(self) -> int:
        return sum(graph.bytes for graph in self.graphs.values() if graph is not None)


class Replay:
    """The graphs of one module. `storages` are bytes as expressions of the signature's dims. `begin` says what the next
    call's inputs are; `built_ins` are the functions that the VM calls in place of TVM's."""

    def __init__(self, signature: Signature, storages: Sequence[str], driver: Driver, limit: GraphLimit) -> None:
        self.limit, self._storages, self._driver = limit, tuple(storages), driver
        self._inputs = signature.inputs
        self._kept = len(signature.inputs) - len(signature.state)
        self._symbolic = [i for i, spec in enumerate(signature.inputs) if any(isinstance(dim, str) for dim in spec.shape)]
        self._buckets: OrderedDict[Hashable, _Bucket] = OrderedDict()
        self._now = _Bucket(())
        self._storage_arrays: Any = None  # the storages, as the program takes them
        self._have: tuple[int, ...] = (0,) * len(self._storages)
        self._counts = dict.fromkeys(("captured", "replayed", "launched", "evicted", "refused"), 0)
        self._invoke = runtime().get_global_func("vm.builtin.invoke_closure")

    @property
    def built_ins(self) -> dict[str, Callable[..., Any]]:
        return {ALLOCATE: self._allocate, RUN: self._run}

    @property
    def stats(self) -> GraphStats:
        with_graphs = [bucket for bucket in self._buckets.values() if bucket.bytes]
        return GraphStats(
            **self._counts, shapes=len(with_graphs), bytes=sum(each.bytes for each in with_graphs), storage=sum(self._have)
        )

    def begin(self, inputs: Sequence[Any], kept: Hashable = None) -> None:
        """The next call is with these tensors, those that are kept from call to call last: graphs hold their addresses, of
        which `kept` is a key."""
        if kept is None and self._kept < len(inputs):
            kept = tuple([each.data_ptr() for each in inputs[self._kept :]])
        key = (kept, *[tuple(inputs[i].shape) for i in self._symbolic])
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = _Bucket(self._needs(inputs))
            while len(self._buckets) > REMEMBERED * max(self.limit.shapes, 1):
                self._drop(next(iter(self._buckets)))
        else:
            self._buckets.move_to_end(key)
        bucket.calls += 1
        self._now = bucket
        self._driver.enter()

    def close(self) -> None:
        """Give back graphs and storages."""
        self._buckets.clear()
        self._storage_arrays, self._have = None, (0,) * len(self._storages)

    def _needs(self, inputs: Sequence[Any]) -> tuple[int, ...]:
        """The bytes of each storage in a call with these tensors."""
        pairs = (zip(self._inputs[i].shape, map(int, inputs[i].shape), strict=True) for i in self._symbolic)
        sizes = solved_sizes(chain.from_iterable(pairs))
        try:
            return tuple(size_of(each, sizes) for each in self._storages)
        except (KeyError, ArithmeticError) as error:
            raise RuntimeFailure(
                message(
                    "the package's memory plan cannot be computed",
                    have=f"sizes {sizes}",
                    do="report it with the inputs' shapes",
                )
            ) from error

    def _allocate(self, vm: ctypes.c_void_p, function: object, number: int) -> Any:
        """The storages of this call; TVM's function would allocate them as large as the dims allow."""
        needs = self._now.needs
        if self._storage_arrays is None or any(need > have for need, have in zip(needs, self._have, strict=True)):
            for key in [key for key, bucket in self._buckets.items() if bucket.graphs]:
                self._drop(key, forget=False)  # their graphs write to memory that is given back
            self._storage_arrays = None
            self._have = tuple(map(max, needs, self._have))
            ffi = runtime()
            allocate, dtype = ffi.get_global_func("vm.builtin.alloc_storage"), ffi.dtype("uint8")
            self._storage_arrays = ffi.convert([allocate(vm, ffi.Shape((size,)), 0, dtype, "global") for size in self._have])
        return self._storage_arrays

    def _run(self, vm: Any, function: Any, args: Any, number: int, *_shape: Any) -> Any:
        """Part `number` of the program: as a graph where there is one, or this is a shape's second call."""
        bucket = self._now
        graph = bucket.graphs.get(number)
        if graph is not None:
            graph.launch()
            self._counts["replayed"] += 1
            return graph.result
        if bucket.calls > 1 and self.limit.shapes and bucket.small and number not in bucket.graphs:
            graph = self._captured(bucket, number, lambda: self._invoke(vm, function, *args))
            if graph is not None:
                graph.launch()
                return graph.result
        self._counts["launched"] += 1
        return self._invoke(vm, function, *args)

    def _captured(self, bucket: _Bucket, number: int, work: Callable[[], object]) -> Graph | None:
        """The graph of part `number`, kept if the limit has room for it."""
        try:
            graph = self._driver.capture(work)
        except RuntimeFailure:  # a library's function that waits for the device, say: it runs as it is
            bucket.graphs[number] = None
            self._counts["refused"] += 1
            return None
        self._counts["captured"] += 1
        bucket.graphs[number] = graph
        others = [key for key, each in self._buckets.items() if each.bytes and each is not bucket]
        while others and self._over():
            self._drop(others.pop(0))
        if self._over():  # by itself: this shape runs without
            self._release(bucket)
            bucket.small = False
        return graph

    def _over(self) -> bool:
        sizes = [bucket.bytes for bucket in self._buckets.values() if bucket.bytes]
        return len(sizes) > self.limit.shapes or sum(sizes) > self.limit.bytes

    def _drop(self, key: Hashable, forget: bool = True) -> None:
        """Give up a bucket's graphs, and what is known of it unless it stays."""
        self._release(self._buckets[key])
        if forget:
            del self._buckets[key]

    def _release(self, bucket: _Bucket) -> None:
        self._counts["evicted"] += sum(graph is not None for graph in bucket.graphs.values())
        bucket.graphs = {}


@cache
def driver() -> ctypes.CDLL:
    """CUDA's driver."""
    return ctypes.CDLL("libcuda.so.1")


class StreamCapture:
    """Captures on a stream of its own what TVM launches, for one device. CUDA and HIP have the same functions for it, by the
    names in `functions`."""

    title: str
    type: int  # DLDeviceType
    functions: Mapping[str, str]

    def __init__(self, index: int, api: Any) -> None:
        self._index, self._api = index, api
        self._stream = ctypes.c_void_p()

    def enter(self) -> None:
        """Make the device this thread's."""
        raise NotImplementedError

    def capture(self, work: Callable[[], object]) -> Graph:
        """The graph of what `work` launches."""
        if not self._stream:
            self._call("create", ctypes.byref(self._stream), NON_BLOCKING)
        captured, instance = ctypes.c_void_p(), ctypes.c_void_p()
        core = runtime().core
        stream = int(self._stream.value or 0)
        before = core._env_set_current_stream(self.type, self._index, stream)
        # relaxed: Python may give up a tensor meanwhile, whose memory TVM returns to the device; in other modes that ends the
        # process
        self._call("begin", self._stream, RELAXED)
        failure: Exception | None = None
        result = None
        try:
            result = work()
        except Exception as error:
            failure = error
        finally:
            ended = self._status("end", self._stream, ctypes.byref(captured))
            core._env_set_current_stream(self.type, self._index, before)
        try:
            if failure is not None or ended:
                raise RuntimeFailure(
                    message(
                        f"a part of the program cannot be captured in a {self.title} graph",
                        do="load it with graph=False, and report it with the model",
                    )
                ) from failure
            self._call("instantiate", ctypes.byref(instance), captured, ctypes.c_ulonglong(0))
            nodes = ctypes.c_size_t()
            self._call("nodes", captured, None, ctypes.byref(nodes))
            return _Instance(self, instance, result, nodes.value * NODE_BYTES)
        finally:
            if captured:
                self._status("destroy", captured)

    def launch(self, instance: ctypes.c_void_p) -> None:
        stream = runtime().core._env_get_current_stream(self.type, self._index)
        self._call("launch", instance, ctypes.c_void_p(stream))

    def give_back(self, instance: ctypes.c_void_p) -> None:
        self._status("give_back", instance)  # one that is running ends first

    def _status(self, what: str, *args: Any) -> int:
        return int(getattr(self._api, self.functions[what])(*args))

    def _call(self, what: str, *args: Any) -> None:
        self._check(self.functions[what], self._status(what, *args))

    def _check(self, name: str, status: int) -> None:
        if status:
            raise RuntimeFailure(message(f"{name} failed: {self.title} error {status}", do="report it with the inputs' shapes"))


class CudaDriver(StreamCapture):
    """CUDA graphs, in the device's primary context."""

    title, type = "CUDA", 2
    functions: Mapping[str, str] = MappingProxyType(
        {
            "create": "cuStreamCreate",
            "begin": "cuStreamBeginCapture_v2",
            "end": "cuStreamEndCapture",
            "instantiate": "cuGraphInstantiateWithFlags",
            "nodes": "cuGraphGetNodes",
            "destroy": "cuGraphDestroy",
            "launch": "cuGraphLaunch",
            "give_back": "cuGraphExecDestroy",
        }
    )

    def __init__(self, index: int) -> None:
        super().__init__(index, driver())
        self._context = ctypes.c_void_p()
        device = ctypes.c_int()
        self._check("cuDeviceGet", self._api.cuDeviceGet(ctypes.byref(device), index))
        self._check("cuDevicePrimaryCtxRetain", self._api.cuDevicePrimaryCtxRetain(ctypes.byref(self._context), device))

    def enter(self) -> None:
        """Make the device's context this thread's, which replaying on the default stream goes by."""
        self._check("cuCtxSetCurrent", self._api.cuCtxSetCurrent(self._context))


class HipDriver(StreamCapture):
    """HIP graphs."""

    title, type = "HIP", 10
    functions: Mapping[str, str] = MappingProxyType(
        {
            "create": "hipStreamCreateWithFlags",
            "begin": "hipStreamBeginCapture",
            "end": "hipStreamEndCapture",
            "instantiate": "hipGraphInstantiateWithFlags",
            "nodes": "hipGraphGetNodes",
            "destroy": "hipGraphDestroy",
            "launch": "hipGraphLaunch",
            "give_back": "hipGraphExecDestroy",
        }
    )

    def enter(self) -> None:
        self._check("hipSetDevice", self._api.hipSetDevice(self._index))


class _Instance:
    """An instance of a graph, destroyed with its last reference."""

    def __init__(self, device: StreamCapture, instance: ctypes.c_void_p, result: object, size: int) -> None:
        self._device, self._instance, self.result, self.bytes = device, instance, result, size

    def launch(self) -> None:
        self._device.launch(self._instance)

    def __del__(self) -> None:
        self._device.give_back(self._instance)
