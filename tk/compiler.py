"""`tk.compile`: model → package. The drawing in one screen."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tk import debug
from tk.debug.passes import interruptible
from tk.debug.progress import MODULES, SOURCES, Trail, dump_folder, show_executable
from tk.entries import load_entries, share_arrays
from tk.errors import UsageError, message
from tk.host.cache import caching
from tk.host.garbage import seldom
from tk.host.headroom import within_limits
from tk.llm.beside import Other, another_process
from tk.lowering.checked import checking
from tk.package.artifact import Package
from tk.pipeline import Executable, Options, compile_entries
from tk.runtime.ffi import configure_threads
from tk.runtime.quiet import quiet
from tk.schedule.accumulate import check_acc_dtype
from tk.schedule.apply import Records
from tk.schedule.precision import checked_precision, conv_precision_for, precision_for
from tk.target import Target, resolve_many
from tk.verify.inputs import example_ranges, example_sizes

if TYPE_CHECKING:
    from tk.frontend.model import Model
    from tk.llm.compile import LanguageModel

__all__ = ["compile"]

Progress = Callable[[str, str], None]


@quiet()
@seldom()
@within_limits
def compile(  # the name that torch's users look for
    model: object,
    args: Sequence[Any] = (),
    kwargs: Mapping[str, Any] | None = None,
    *,
    target: str | Target | Sequence[str | Target] = "auto",
    dynamic_shapes: object = None,
    shapes: Mapping[str, Any] | None = None,
    dtype: str | None = None,
    weights: str | Path | None = None,
    constants: Mapping[str, Any] | None = None,
    state: Mapping[str, str] | None = None,
    context: int | None = None,
    batch: int | str | Sequence[int] | None = None,
    chunk: int | None = None,
    database: str | Path | Records | None = None,
    locked: bool | str = False,
    verify: bool = True,
    graph: bool = True,
    accumulate: str = "float32",
    precision: str | None = None,
    checked: bool = False,
    cache: bool = True,
    dump: str | Path | None = None,
    progress: Progress = lambda target, phase: None,
) -> Package:
    """Compile a model into a package for one or more targets.

    `model` is a torch.nn.Module, a torch.export.ExportedProgram, a path to a .pt2 or .onnx file, "zoo:NAME",
    "file.py:function", a language model's folder, or a `tk.frontend.Model`; `args` and `kwargs` are example inputs, as
    torch.export takes them.
    A dict makes a package of several entries over one set of weights: {name: model}, or {name: (model, args, kwargs,
    dynamic_shapes)}, the last two where they are needed. Buffers that are one tensor are one state (docs/python.md).
    `dynamic_shapes` is torch.export's; `shapes` sets dims by input name, as `--shape` does. `dtype` casts floating
    weights and inputs. `weights` is a folder of safetensors in Hugging Face's names, for the zoo. `constants` binds inputs
    of an ONNX model to values, by name, as `--bind` does, and `state` inputs to the outputs that are written into them,
    {"past": "present"}, as `--state` does. Of a folder, `context` is how many tokens a row holds, `batch` how
    many rows there are (4, or "1..16"), and `chunk` how many tokens of a prompt are read at once (docs/llm.md).
    `database` holds tuning records: a path, or an open `tk.tuning.Database`; `locked` refuses to compile a
    function without a record in it, so that what was tuned is what runs; with "modelled" a record will do that was ranked by
    a model, without a device (docs/tuning.md). With `verify`, each target that this
    host can run is compared with the source's own framework, and the result goes into the package as evidence.
    With `graph`, a CUDA target replays CUDA graphs, which hold the memory between kernels for as long as the module is
    loaded; with dynamic dims, a set of graphs for each shape that comes twice, within `tk.load`'s `graph_limit`.
    `accumulate="float16"` lets float16 matmuls sum in float16 instead of float32 on GPUs whose rules have such kernels
    (Hopper's, of more than a few rows): their error grows with the length of the sum. Nothing else changes.
    `precision` is torch.set_float32_matmul_precision's word for matmuls of float32: "highest", "high" (TF32 where the GPU has
    it) or "medium"; by default what torch is set to for torch's models, and "highest" for others. Convolutions follow; by
    default they are "high" on a GPU where torch.backends.cudnn allows TF32, as it does by default, and "highest,high" sets
    matmuls' and convolutions' apart. The package keeps both, for each entry.
    With `checked`, kernels assert that indices are in range, and what no proof was found for (tk/lowering/checked.py); a
    `tk.frontend.Model` has to be imported inside of `tk.lowering.checked.checking(True)` for its operators to do so.
    With `cache`, what an earlier compile assembled of the same kernels is taken from ~/.cache/tk, and what this one assembles
    is kept there (tk/host/cache.py).

    Raises ImportModelError (the model), TargetError, CompileError, DatabaseError or UsageError. Where the process has a limit
    on its memory, too little room for a phase is a CompileError before that phase.
    """
    check_acc_dtype(accumulate)
    checked_precision(precision, of_torch=False)  # refused before anything is imported
    configure_threads()  # weights are computed on this host
    interruptible()
    sizes = {"context": context, "batch": batch, "chunk": chunk}
    given = {"shapes": shapes, "dtype": dtype, "weights": weights, "constants": constants, "state": state}
    targets, records = resolve_many(target), _records(database)
    asked = []
    for each in targets:
        check = _lock(records, each, locked) if locked else None
        replayed = graph and not (checked and each.kind == "rocm")  # whose runtime looks behind each launch
        asked.append((each, Options(replayed, check=check, accumulate=accumulate, precision=precision)))
    trail = Trail(progress)
    apart = records is None and dump is None and debug.level() < MODULES  # what it makes is told of here
    with another_process(asked if apart else []) as other:
        with checking(checked):
            folder = _language_model(model, args, kwargs, dynamic_shapes, given, sizes, other)
            entries = _entries(model, args, kwargs, dynamic_shapes, given) if folder is None else folder.models
        with caching(cache):
            executables = [_compiled(entries, *each, records, checked, dump, trail, other) for each in asked]
    several = folder is not None or isinstance(model, Mapping)
    package = _packed(several, entries, executables, getattr(records, "used", []))
    _describe(package, several, entries, precision, checked)
    if folder is not None:
        folder.describe(package)
    if verify:
        _verify(package, entries, trail)
        trail.finish()
    return package


def _language_model(
    model: object,
    args: Any,
    kwargs: Any,
    dynamic_shapes: object,
    given: Mapping[str, Any],
    sizes: Mapping[str, Any],
    other: Other,
) -> LanguageModel | None:
    """The imported language model where `model` is its folder, else None. Raises UsageError: a folder brings its own inputs
    and weights, so that only a dtype may be given with it, and nothing else has a context, a batch or a chunk."""
    asked = {name: size for name, size in sizes.items() if size is not None}
    if not (isinstance(model, str | Path) and Path(model).is_dir()):
        if asked:
            raise UsageError(
                message(
                    "this model has no context, batch or chunk",
                    need="a language model's folder",
                    have=asked,
                    do="leave context, batch and chunk out: shapes gives the sizes of another model's inputs",
                )
            )
        return None
    others = given["shapes"] or given["constants"] or given["state"]
    if args or kwargs or dynamic_shapes is not None or given["weights"] is not None or others:
        brought = "args, shapes, weights, constants or state"
        raise UsageError(message(f"{model} brings its own inputs and weights", have=brought, do="give the folder alone"))
    from tk.llm.compile import load_folder

    return load_folder(model, dtype=given["dtype"], other=other, **asked)


def _entries(model: object, args: Any, kwargs: Any, dynamic_shapes: object, given: Mapping[str, Any]) -> dict[str, Model]:
    """The imported models by entry: "main" alone, unless `model` is a dict of entries. Raises UsageError, ImportModelError."""
    if not isinstance(model, Mapping):
        return {"main": _imported(model, args, kwargs, dynamic_shapes, given)}
    if args or kwargs or dynamic_shapes is not None:
        do = "tk.compile({name: (model, args, kwargs, dynamic_shapes)}, …)"
        raise UsageError(message("the entries of a package have their own example inputs", have="args or kwargs", do=do))
    return load_entries(model, given)


def _compiled(
    entries: Mapping[str, Model],
    target: Target,
    options: Options,
    records: Records | None,
    checked: bool,
    dump: str | Path | None,
    trail: Trail,
    other: Other,
) -> dict[str, Executable]:
    """The executables of one target by entry, with the seconds that they took all together, their arrays shared."""
    with dump_folder(dump, target.name) as folder, checking(checked):
        options = replace(options, dump=folder, sources=debug.level() >= SOURCES)
        started = time.perf_counter()
        parts = compile_entries(entries, target, records, options, partial(trail, target.name), other)
    seconds = time.perf_counter() - started
    trail.finish()
    for executable in parts.values():
        executable.seconds = seconds
        show_executable(executable)
    share_arrays(parts.values())
    return parts


def _packed(
    several: bool, entries: Mapping[str, Model], executables: Sequence[Mapping[str, Executable]], used: list[dict[str, Any]]
) -> Package:
    """The package of what was compiled for each target; `used` are the tuning records that were."""
    if several:
        return Package.build_entries(entries, executables, records=used)
    return Package.build(entries["main"], [parts["main"] for parts in executables], records=used)


def _describe(package: Package, several: bool, entries: Mapping[str, Model], precision: str | None, checked: bool) -> None:
    """Write into the package what it was compiled from, and under which options."""
    if checked:
        package.source["checked"] = True
    for name, part in entries.items():
        source = package.source["entries"][name] if several else package.source
        source["precision"] = precision_for(part, precision)
        source["conv_precision"] = conv_precision_for(part, precision)
        _tell(source, part)


def _imported(model: object, args: Any, kwargs: Any, dynamic_shapes: object, given: Mapping[str, Any]) -> Model:
    from tk.frontend import load
    from tk.frontend.model import Model

    if isinstance(model, Model):
        return model
    return load(model, args, kwargs, dynamic_shapes=dynamic_shapes, **given)


def _tell(source: dict[str, Any], model: Model) -> None:
    """What a package says of the example inputs of a model."""
    source["ranges"] = example_ranges(model.signature, model.example_inputs)
    source["sizes"] = example_sizes(model.signature, model.example_inputs)
    if model.eager_peak is not None:
        source["eager_peak"] = model.eager_peak()


def _verify(package: Package, models: Mapping[str, Model], progress: Progress) -> None:
    """Compare what can be run here with the models' own frameworks; the package says with what result."""
    from tk.verify.evidence import verify_package

    for name, model in models.items():
        if model.reference is not None:
            progress("all", "verify")
            found = verify_package(package.entry(name), model)
            package.evidence.extend({**each, "entry": name} if len(models) > 1 else each for each in found)


def _lock(records: Records | None, target: Target, locked: bool | str) -> Callable[[Any], None]:
    """What a locked compile calls with the module after the graph phase."""
    from tk.tuning.database.store import Database
    from tk.tuning.tasks import require_records

    if locked not in (True, "modelled"):
        raise UsageError(
            message(
                f"locked={locked!r} is nothing that a compile knows", need='True, False or "modelled"', do="give one of these"
            )
        )
    if not isinstance(records, Database):
        raise UsageError(message("a locked compile needs a database", need="a tuning database", do="give database=, --db"))
    return partial(require_records, database=records, target=target, modelled=locked == "modelled")


def _records(database: str | Path | Records | None) -> Records | None:
    """The tuning records of `database`: a path is opened read-only."""
    if not isinstance(database, str | Path):
        return database
    from tk.tuning.database.store import Database

    return Database.open(database, readonly=True)
