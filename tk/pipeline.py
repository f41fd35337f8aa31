"""The compiler: graph → schedule → lower. The only ordered pass lists in the project; each line says why it is there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk.codegen.device_code import DeviceCode
from tk.codegen.library import build, left_out, pass_context, settings, tir_pipeline
from tk.debug.dump import dump_module, dump_sources
from tk.debug.explaining import explaining
from tk.debug.passes import run
from tk.graph.memory.concat import concatenations
from tk.graph.memory.in_place import in_place
from tk.graph.memory.plan import free_dims, with_greatest_dims
from tk.graph.memory.report import memory_plan, with_loops
from tk.graph.merge_entries import merge_entries
from tk.graph.weights.fold import sharing_weights
from tk.graph.weights.pack import pack_weights
from tk.graph.while_loops import linked, parts_called
from tk.host.headroom import COMPILING, check_headroom
from tk.lowering.findings import KernelError, reporting
from tk.rocm.plugin import plugin
from tk.schedule import horizontal_fusion
from tk.schedule.accumulate import mark_accumulators
from tk.schedule.apply import Kernel, Records, schedule_module
from tk.schedule.give_up import schedules_of, with_given_up
from tk.schedule.precision import conv_precision_for, mark_precision, precision_for
from tk.schedule.still_called import still_called
from tk.schedule.weights import mark_weights

if TYPE_CHECKING:
    import numpy as np
    import tvm
    from tvm import relax

    from tk.frontend.model import Model
    from tk.graph.memory.concat import Concats
    from tk.graph.memory.in_place import Pairs
    from tk.graph.memory.report import MemoryPlan
    from tk.target import Target

    Weights = Mapping[str, np.ndarray[Any, Any]]

__all__ = ["PHASES", "Beside", "Executable", "Options", "Part", "compile_entries", "compile_model", "graph", "lower"]
__all__ += ["lowered", "to_schedule"]

PHASES = ("graph", "weights", "fuse", "schedule", "lower", "build")
Progress = Callable[[str], None]
# What another process makes of an entry (tk/llm/beside.py): asked for, what waits for it, or None where nobody does.
Beside = Callable[[str, "Model", "Target", "Options"], "Callable[[], Part | None] | None"]


@dataclass(frozen=True)
class Options:
    """What a caller may choose. `graph`: capture what a call launches in CUDA or HIP graphs and replay them, of dynamic dims a
    set of graphs for each shape (tk.runtime.cuda_graphs); a CPU runs without. `dump`: a folder that gets one TVMScript file a
    phase, and the generated source of each kernel. `sources`: keep the assembly of CPU kernels in the result too (a GPU's
    kernels always keep their source). `check`: called with the module after the graph phase; what it raises ends the compile.
    `without`: names of passes, steps and rules to leave out, to find out which of them makes a model wrong (tk debug bisect);
    without "dependent_launch" every kernel starts when the one before it has ended. `accumulate`: "float16" lets matmuls of
    float16 sum in float16 where a rule has such a kernel; see tk/schedule/accumulate.py. `precision`: how exact matmuls of
    float32 are, None what each model's framework says; see tk/schedule/precision.py."""

    graph: bool = True
    dump: Path | None = None
    sources: bool = False
    check: Callable[[tvm.IRModule], None] | None = None
    without: frozenset[str] = frozenset()
    accumulate: str = "float32"
    precision: str | None = None


@dataclass
class Executable:
    """A model compiled for one target.

    `library` is a shared library with the VM's program, the host code and, for a GPU, the device code inside.
    `weights` are in the order in which "main" takes them, as one tuple behind the inputs. `code` holds the
    generated source and the resources by device kernel; `graph` says whether calls replay CUDA graphs; `memory` what a
    call allocates beside weights and inputs; `seconds` what compiling took; `runtime` what TVM's runtime lacks for the target.
    """

    target: Target
    library: bytes
    weights: dict[str, np.ndarray[Any, Any]]
    kernels: list[Kernel]
    code: DeviceCode = field(default_factory=DeviceCode)
    graph: bool = False
    memory: MemoryPlan | None = None
    seconds: float = 0.0
    runtime: bytes = b""


def simplifying(target: Target) -> list[tvm.transform.Pass]:
    """The passes on the imported model, in order, while its weights are still inputs like any other."""
    from tvm import relax

    from tk.graph.accumulate_in_float32 import AccumulateInFloat32
    from tk.graph.align_convolutions import AlignConvolutions
    from tk.graph.attention.decompose import DecomposeAttention
    from tk.graph.attention.softmax import CanonicalSoftmax
    from tk.graph.cancel_transposes import CancelTransposes
    from tk.graph.channels_last import ChannelsLast
    from tk.graph.combine_parallel_matmul import CombineParallelMatmul
    from tk.graph.empty_tensors import EmptyTensors
    from tk.graph.fold_batch_norm import FoldBatchNorm
    from tk.graph.fold_transpose import ShareTransposedWeights
    from tk.graph.group_norms import GroupNormsByChannels
    from tk.graph.keep_zeros import KeepZeros
    from tk.graph.merge_split_matmuls import MergeSplitMatmuls
    from tk.graph.name_params import NameParams
    from tk.graph.needed_rows import NeededRows
    from tk.graph.operator_forms import forms_of_operators
    from tk.graph.pointwise_convolutions import PointwiseConvolutions
    from tk.graph.simplify_data_movement import SimplifyDataMovement
    from tk.graph.sink_transposes import SinkTransposes
    from tk.graph.size_checks import HideSizeChecks
    from tk.graph.split_transposed import SplitTransposedConvolutions
    from tk.graph.transposed_convolutions import PhaseTransposedConvolutions, TurnTransposedConvolutions
    from tk.graph.widen_matmuls import WidenMatmuls
    from tk.schedule.discover import supported_on

    return [
        HideSizeChecks(),  # CanonicalizeBindings would take them for definitions
        NameParams(),  # kernels' parameters are called as weights are, and no name in C begins with a digit
        EmptyTensors(),  # what has no elements, beside dynamic dims, is not computed
        relax.transform.DeadCodeElimination(),  # what importers leave unread: a convolution without results has no kernel
        *forms_of_operators(target, supported_on(target)),  # which are imported as whole functions
        FoldBatchNorm(),  # into the weights of the convolution before it
        relax.transform.DecomposeOpsForInference(),  # batch norm, dropout … into what inference needs of them
        relax.transform.CanonicalizeBindings(),  # no aliases: the passes below match by use
        relax.transform.EliminateCommonSubexpr(),
        relax.transform.CanonicalizeBindings(),  # thousands of other names for what is left, which passes visit one by one
        KeepZeros(),  # 0 · x and 0 / x are not always 0, as TVM takes them to be
        WidenMatmuls(target, supported_on(target)),  # where no rule has a kernel for them
        AccumulateInFloat32(),  # matmuls and convolutions of reduced precision
        DecomposeAttention(),  # into matmuls that the rules take, and a softmax; scores in float32
        *([TurnTransposedConvolutions()] if target.is_gpu else []),  # of stride 1: convolutions
        SplitTransposedConvolutions(supported_on(target)),  # the others too, where no rule has a kernel for them
        PointwiseConvolutions(target, supported_on(target)),  # 1×1 among channels in front: products, without transposes
        ChannelsLast(),  # convolutions in NHWC, whose channels make vectors
        AlignConvolutions(supported_on(target), target.loads_to_lds),  # groups and channels padded or combined, weights packed
        PhaseTransposedConvolutions(supported_on(target)),  # the others: no zeros are multiplied
        SinkTransposes(),  # to where the next convolution undoes them
        *([GroupNormsByChannels()] if target.is_gpu else []),  # behind convolutions: sums down columns
        CancelTransposes(),  # what importers put around attention
        CanonicalSoftmax(),  # written out, or over one more score a row: a form that attention's kernels and rows' know
        SimplifyDataMovement(),  # views of views, casts and back, operands repeated for a matmul
        NeededRows(),  # of the last layer's results, as where one token's logits are asked for
        MergeSplitMatmuls(),  # added matmuls with parts of one tensor: scores of latents beside rotary keys
        CombineParallelMatmul(supported_on(target)),  # q, k and v of attention in one matmul, where a rule has a kernel for it
        ShareTransposedWeights(supported_on(target)),  # a table of tokens that is the last layer too: not stored twice
        *(_weights_of_matmuls(target) if target.is_gpu else []),
    ]


def _weights_of_matmuls(target: Target) -> list[tvm.transform.Pass]:
    """The passes by which a GPU's matmuls get their weights as its kernels read them."""
    from tk.graph.align_matmuls import AlignWeights
    from tk.graph.pad_producers import PadProducers
    from tk.graph.weights_along_k import WeightsAlongK
    from tk.schedule.discover import supported_on

    return [
        AlignWeights(supported_on(target)),  # padded when compiled, where no rule's kernel takes their sizes
        PadProducers(),  # and what is multiplied by them
        *([WeightsAlongK(supported_on(target))] if target.loads_to_lds else []),  # as loads straight to LDS want them
    ]


def fusing(target: Target) -> list[Any]:
    """The passes, in order, after which "main" calls one PrimFunc a fused group."""
    from tvm import relax

    from tk.graph.align_matmuls import AlignMatmuls
    from tk.graph.attention.fuse import FuseAttention
    from tk.graph.attention.pad import PadAttention
    from tk.graph.canonical_sizes import CanonicalSizes
    from tk.graph.copy_inputs import CopyInputs
    from tk.graph.copy_results import CopyResults
    from tk.graph.empty_sums import EmptySums
    from tk.graph.fold_constants import EvaluateConstants, FoldConstants
    from tk.graph.fold_transpose import FoldTranspose
    from tk.graph.fuse_dual_matmul import FuseDualMatmul
    from tk.graph.fuse_ops import FuseOps
    from tk.graph.fuse_rows import FuseRows
    from tk.graph.fuse_scatter import FuseScatter
    from tk.graph.group_sizes import FuseGroups
    from tk.graph.guard_selects import GuardSelects
    from tk.graph.legalize import LEGALIZE, LegalizeAlike
    from tk.graph.memory.copies import CopyBeforeWrites
    from tk.graph.scan import Scan
    from tk.graph.scatter import Scatter
    from tk.graph.separate_pads import SeparatePads
    from tk.graph.sink_upcasts import SinkUpcasts
    from tk.graph.size_checks import ShowSizeChecks
    from tk.graph.sort import Sort
    from tk.graph.view_reshapes import ViewReshapes
    from tk.schedule.discover import supported_on

    return [
        relax.backend.DispatchSampling(),
        Scan(target),  # cumulative sums: TVM's are wrong for int64 on a GPU, and for symbolic dims
        Scatter(target),  # scattered writes: TVM's run in one thread, or not at all; and slices written into a state
        Sort(supported_on(target)),  # and top-k: TVM's are ten times slower, and know no NaN
        relax.backend.DispatchSortScan(),  # what is left of sorts: functions that come scheduled
        FuseAttention(supported_on(target)),  # matmuls and softmax in one kernel, where a rule has one: scores are not stored
        *([PadAttention(), AlignMatmuls(supported_on(target))] if target.is_gpu else []),  # to sizes that tensor cores take
        FuseDualMatmul(supported_on(target)),  # gate and up of SwiGLU, where a rule has a kernel for both
        FuseRows(any_axes=target.is_gpu),  # a norm or a softmax, with what it reads and what reads it, one function
        FoldTranspose(supported_on(target)),  # a matmul of a transposed tensor, where a rule has a kernel for it
        EvaluateConstants(),  # those of a few whole numbers, which cost FoldConstants a kernel each
        LegalizeAlike(LEGALIZE),  # one PrimFunc an operator
        CanonicalSizes(),  # FuseTIR takes 4 * n and n * 4 for two sizes
        FuseGroups(),  # the functions of FuseRows, before constants are folded: masks are not stored
        relax.transform.AnnotateTIROpPattern(),
        SeparatePads(),  # a sum's schedule would compute the padding too
        FoldConstants(),
        FuseOps(),  # what computes by element, as far as no value would be computed over and over
        SinkUpcasts(),  # a cast up belongs to the functions that read it
        FuseGroups(),  # one PrimFunc a group
        ShowSizeChecks(),  # where memory is planned, what is checked and what comes of it are one tensor
        EmptySums(),  # sums of nothing are zero: a block's init runs in the first step, and there is none
        GuardSelects(),  # loads that are inside only under a condition: a Select evaluates both sides
        ViewReshapes(),  # a reshape of a contiguous tensor is a view, not a kernel to schedule
        relax.transform.DeadCodeElimination(["main"]),
        *([FuseScatter(supported_on(target))] if target.is_gpu else []),  # what makes updates is not stored
        CopyBeforeWrites(),  # where something is written over what may be read later; Donate leaves out most
        *([CopyInputs(), CopyResults()] if target.is_gpu else []),  # captured with few kernels then; sooner than the runtime's
        *([] if target.is_gpu else [relax.transform.AttachAttrLayoutFreeBuffers()]),  # rules may pack weights
    ]


def lowering(graph: bool, in_place: Mapping[str, Pairs] | None = None, concats: Concats | None = None) -> list[Any]:
    """The passes, in order, that make memory and calls explicit."""
    from tvm import relax

    from tk.graph.lift_workspaces import LiftWorkspaces
    from tk.graph.memory.concat import ConcatInPlace
    from tk.graph.memory.donate import Donate, ReturnSomething, StateLast
    from tk.graph.memory.fold_offsets import FoldOffsets
    from tk.graph.memory.plan import PlanMemory
    from tk.graph.order_kernels import OrderKernels
    from tk.graph.size_checks import CheckSizes
    from tk.graph.solved_sizes import SolveSizes

    return [
        StateLast(),  # inputs that are kept from call to call are captured as weights are
        *([OrderKernels()] if graph else []),  # few graphs, each with many kernels
        relax.transform.BundleModelParams(),  # a call passes one tuple of weights, made once
        relax.transform.ToNonDataflow(),
        relax.transform.RemovePurityChecking(),
        relax.transform.CallTIRRewrite(),  # outputs allocated by the caller
        LiftWorkspaces(),  # and what a function's kernels hand on: TVM's pool frees what graphs hold
        Donate(in_place or {}),  # what is written into inputs lies there, without copies where these are not needed
        ConcatInPlace(concats or {}),  # parts are written where the whole lies
        PlanMemory(graph, in_place or {}),  # tensors that do not live together share memory
        *([relax.transform.RewriteCUDAGraph()] if graph else []),
        ReturnSomething(),  # parts of a program that only write into inputs
        relax.transform.LowerAllocTensor(),
        FoldOffsets(),  # into addresses: kernels take none beside them
        relax.transform.KillAfterLastUse(),
        CheckSizes(),  # behind that pass, which would leave them out
        SolveSizes(),  # last: until here they are a parameter's
        relax.transform.LowerRuntimeBuiltin(),
        relax.transform.ComputePrimValue(),
        relax.transform.VMShapeLower(),
        relax.transform.AttachGlobalSymbol(),
    ]


def graph(
    model: Model, target: Target, progress: Progress = lambda phase: None, log: list[str] | None = None
) -> tuple[tvm.IRModule, Weights]:
    """The model as a Relax "main" that calls one PrimFunc a fused group, and the weights that "main" takes. `log` gets a
    line a pass: what it did."""
    from tk.graph.weights.fold import fold_weights

    progress("graph")
    mod = run(simplifying(target), with_greatest_dims(model.mod, model.signature.dims), log)
    progress("weights")
    mod, weights = fold_weights(mod, model.params, host_machine, later=target.is_gpu)
    progress("fuse")
    return run(fusing(target), mod, log), weights


def to_schedule(
    model: Model,
    target: Target,
    options: Options | None = None,
    progress: Progress = lambda phase: None,
    log: list[str] | None = None,
) -> tuple[tvm.IRModule, Weights]:
    """What rules schedule: as `graph`, its functions marked with what they sum in, how exact they are and which inputs are
    weights. The first half of a compile, and all of it that tuning needs."""
    options = options or Options()
    with target.tvm(), settings(target, options.without):
        mod, weights = graph(model, target, progress, log)
        convolutions = conv_precision_for(model, options.precision) if target.kind == "cuda" else None
        mod = mark_accumulators(mod, options.accumulate)
        mod = mark_precision(mod, precision_for(model, options.precision), convolutions)
        return mark_weights(mod), weights


def host_machine(mod: tvm.IRModule) -> relax.VirtualMachine:
    """A virtual machine that runs the Relax functions of `mod` on this host, compiled as a model is for a CPU, whatever target
    is being compiled for: operators expand in another way for a GPU."""
    import tvm
    from tvm import relax
    from tvm.tirx.compilation_pipeline import register_tir_pipeline

    from tk.graph.empty_sums import EmptySums
    from tk.graph.fourier import Fourier
    from tk.graph.guard_selects import GuardSelects
    from tk.graph.legalize import LEGALIZE
    from tk.graph.sort import Sort
    from tk.schedule.discover import supported_on
    from tk.target import resolve

    host = resolve("cpu")
    register_tir_pipeline("tk", tir_pipeline)
    with host.tvm(), settings(host, left_out()), reporting() as report:
        passes = [Fourier(host), Sort(supported_on(host)), relax.transform.LegalizeOps(LEGALIZE), EmptySums(), GuardSelects()]
        mod, _ = schedule_module(tvm.transform.Sequential(passes)(mod), host)
        executable = relax.build(mod, host.tvm(), tir_pipeline="tk")
    report.raise_if_unsafe()
    return relax.VirtualMachine(executable, tvm.cpu())


def lower(
    mod: tvm.IRModule, graph: bool = False, in_place: Mapping[str, Pairs] | None = None, concats: Concats | None = None
) -> tvm.IRModule:
    """A scheduled module as the VM runs it: memory planned, calls explicit; with `graph`, captured in CUDA graphs: all but
    the kernels that read inputs or write outputs, whose memory is the caller's and another one in each call. `in_place` says
    which kernels may write a result over an operand, and `concats` which ones concatenate, as they are unscheduled."""
    import tvm

    if graph:
        # kernels are captured for the sizes of a call: the runtime keeps graphs by shape
        mod = mod.clone()
        mod["main"] = mod["main"].with_attr("relax.rewrite_cuda_graph.capture_symbolic_vars", sorted(free_dims(mod["main"])))
    # The pass that finds what can be captured asks for this setting; here alone, since weights are computed on the host.
    with pass_context({"relax.backend.use_cuda_graph": graph}, left_out()):
        return tvm.transform.Sequential(lowering(graph, in_place, concats))(mod)


def compile_model(
    model: Model,
    target: Target,
    records: Records | None = None,
    options: Options | None = None,
    progress: Progress = lambda phase: None,
) -> Executable:
    """`model` compiled for `target`. `progress` is called with each phase's name (`PHASES`) as it starts."""
    return compile_entries({"main": model}, target, records, options, progress)["main"]


@sharing_weights()  # of all entries, and where it starts again
def compile_entries(
    models: Mapping[str, Model],
    target: Target,
    records: Records | None = None,
    options: Options | None = None,
    progress: Progress = lambda phase: None,
    beside: Beside = lambda *_: None,
) -> dict[str, Executable]:
    """Several models compiled for `target`, by entry: all have one library, whose functions are called as the entries. What is
    lowered `beside` them is taken from there, last."""
    options = options or Options()
    arrays = {id(array): array.nbytes for model in models.values() for array in model.params.values()}
    need, first = COMPILING + 2 * sum(arrays.values()), next(iter(models.values()))

    def roomy(phase: str) -> None:
        check_headroom(f"compile {first.name} for {target.name}, phase {phase!r}", need)
        progress(phase)

    unsafe: dict[str, str] = {}
    while True:
        try:
            return _compiled(models, target, records, options, roomy, unsafe, beside)
        except KernelError as error:
            # The next rule takes a function whose kernel would leave its memory, takes more than there is or does not assemble.
            found = {schedule: error.functions[name] for name, schedule in error.schedules.items()}
            if not found or set(found) <= set(unsafe):
                raise
            unsafe |= found
            options = replace(options, without=options.without | set(found))


@dataclass
class Part:
    """One entry on its way: its lowered module, and what is known of it."""

    mod: tvm.IRModule
    weights: Weights
    kernels: list[Kernel]
    captured: bool
    memory: MemoryPlan


def _compiled(
    models: Mapping[str, Model],
    target: Target,
    records: Records | None,
    options: Options,
    progress: Progress,
    unsafe: Mapping[str, str],
    beside: Beside,
) -> dict[str, Executable]:
    """As `compile_entries`; `unsafe` has the schedules that were given up for what their kernels would do, as RULE@FUNCTION."""
    with explaining(next(iter(models.values())), target), target.tvm(), settings(target, options.without):
        waiting = {entry: beside(entry, model, target, options) for entry, model in models.items()}
        found = dict[str, dict[str, Part]]()
        for entry, model in sorted(models.items(), key=lambda each: waiting[each[0]] is not None):
            dump = options.dump and (options.dump / entry if len(models) > 1 else options.dump)
            with explaining(model, target):
                if (wait := waiting[entry]) is not None:
                    progress("lower")
                part, here = wait and wait(), replace(options, dump=dump)
                found[entry] = {entry: part} if part else _with_loops(entry, model, target, records, here, progress)
        parts = {function: part for entry in models for function, part in found[entry].items()}
        entries = {function: entry for entry in models for function in found[entry]}
        mod, names = next(iter(parts.values())).mod, dict[str, dict[str, str]]()
        if list(parts) != ["main"]:
            mod, names = merge_entries({function: part.mod for function, part in parts.items()})
            mod = linked(mod, entries, {entry: model.loops for entry, model in models.items()})
        progress("build")
        try:
            library, code = build(mod, target, options.sources or options.dump is not None)
        except KernelError as error:
            for function, part in parts.items():
                error.schedules |= schedules_of(part.kernels, error.functions, names.get(function, {}))
            raise
        dump_sources(options.dump, code.sources, ".cu" if target.kind == "cuda" else ".s")
    runtime = plugin() if target.kind == "rocm" else b""
    made = {}
    for entry in models:
        own, kernels = found[entry], []
        for function, part in own.items():
            renamed = names.get(function, {})
            kernels += [with_given_up(replace(each, name=renamed.get(each.name, each.name)), unsafe) for each in part.kernels]
        memory = with_loops(*(part.memory for part in own.values()))
        part = own[entry]
        made[entry] = Executable(target, library, dict(part.weights), kernels, code, part.captured, memory, runtime=runtime)
    return made


def _with_loops(
    entry: str, model: Model, target: Target, records: Records | None, options: Options, progress: Progress
) -> dict[str, Part]:
    """A model and the parts of the loops that it calls up to the last phase, by the functions that they become. A loop reads
    what decides on the host: nothing is captured where there is one."""
    options = replace(options, graph=options.graph and not model.loops)
    parts, waiting = dict[str, Part](), {entry: model}
    while waiting:
        function = next(iter(waiting))
        dump = options.dump if function == entry else options.dump and options.dump / function
        parts[function] = _lowered(waiting.pop(function), target, records, replace(options, dump=dump), progress)
        called = parts_called(entry, parts[function].mod, model.loops)
        waiting |= {name: replace(part, source=model.source) for name, part in called.items() if name not in parts}
    return parts


def lowered(model: Model, target: Target, options: Options) -> Part:
    """A model without loops up to the last phase."""
    with target.tvm(), settings(target, options.without):
        return _lowered(model, target, None, options, lambda _phase: None)


def _lowered(model: Model, target: Target, records: Records | None, options: Options, progress: Progress) -> Part:
    """A model up to the last phase, inside the target and its settings."""
    captured = options.graph and target.is_gpu and not counts_while_running(model.mod)
    log: list[str] | None = None if options.dump is None else []
    mod, weights = to_schedule(model, target, options, progress, log)
    dump_module(options.dump, "1_graph", mod, log)
    if options.check is not None:
        options.check(mod)
    progress("schedule")
    reused = {} if "in_place" in options.without else in_place(mod)
    concats = {} if target.is_gpu else concatenations(mod)  # whose kernels' outputs are written whole, by TMA too
    mod, kernels = schedule_module(mod, target, records, options.without)
    done: list[str] = []
    if target.is_gpu and horizontal_fusion.STEP not in options.without:
        mod, kernels = horizontal_fusion.fuse_horizontally(mod, kernels, done)
    if not target.is_gpu and "pack_weights" not in options.without:
        mod, weights = pack_weights(mod, weights, host_machine)
    dump_module(options.dump, "2_schedule", mod, done)
    progress("lower")
    scheduled, mod = mod, lower(mod, captured, reused, concats)
    dump_module(options.dump, "3_lower", mod)
    return Part(mod, weights, still_called(kernels, scheduled, mod), captured, memory_plan(mod))


def counts_while_running(mod: tvm.IRModule) -> bool:
    """Whether "main" has dims that follow from values, which an importer names in its attribute "counts"."""
    return "counts" in (mod["main"].attrs or {})
