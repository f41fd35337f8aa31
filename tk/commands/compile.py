"""tk compile: a model becomes a package."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, nullcontext
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import click

from tk.cli import OutputFile, cached, check_output, common
from tk.errors import UsageError, message

if TYPE_CHECKING:
    from rich.table import Table

    from tk.debug.passes import Clock
    from tk.frontend.model import Model
    from tk.package.artifact import Package
    from tk.report.terminal import Terminal
    from tk.target import Target

__all__ = ["compile_"]

SLOWEST = 12  # steps that --verbose shows


@click.command("compile")
@click.argument("model")
@click.option("-o", "--output", type=OutputFile(), help="The package to write; by default the model's name and .tk.")
@click.option("-t", "--target", default="auto", show_default=True, help="One or more, with commas between (see `tk targets`).")
@click.option("--shape", "shapes", multiple=True, help="An input's shape: x=1x3x224x224, or with a dynamic dim x=[1..32]x128.")
@click.option("--bind", "bound", multiple=True, help="Compile an input of an ONNX model in, as a value: axes=1,2")
@click.option("--state", multiple=True, help="Keep an input of an ONNX model, and write an output into it: past=present")
@click.option("--dtype", help="Cast what is floating: float32, float16 or bfloat16.")
@click.option(
    "--weights", type=click.Path(path_type=Path), help="A folder of safetensors in Hugging Face's names, for zoo:NAME."
)
@click.option("--context", type=int, help="Of a model's folder: tokens that a row holds, prompt and answer; by default 4096.")
@click.option("--batch", help="Of a model's folder: rows at once, as 4 or as 1..16; by default 1.")
@click.option("--chunk", type=int, help="Of a model's folder: tokens of a prompt that are read at once; by default 2048.")
@click.option(
    "--accumulate",
    type=click.Choice(["float32", "float16"]),
    default="float32",
    show_default=True,
    help="In what float16 matmuls may sum: float16 is less exact, and faster where a rule has such a kernel.",
)
@click.option(
    "--precision",
    type=click.Choice(["highest", "high", "medium"]),
    help="How exact matmuls and convolutions of float32 are, in torch's words; by default as torch is set, "
    "and highest for ONNX models.",
)
@click.option("--db", "database", type=click.Path(path_type=Path), help="A tuning database whose records to use.")
@click.option("--locked", is_flag=True, help="Fail when a function has no record in the database, and list them.")
@click.option("--modelled", is_flag=True, help="With --locked: records that no device measured will do.")
@click.option(
    "--dump",
    type=click.Path(file_okay=False, path_type=Path),
    help="A folder for each phase's TVMScript and each kernel's source.",
)
@click.option(
    "--graph/--no-graph", default=True, help="Replay a call's kernels as CUDA or HIP graphs (by shape, where dims are dynamic)."
)
@click.option(
    "--verify/--no-verify", default=True, help="Compare each target that this machine can run with the model's source."
)
@click.option(
    "--checked",
    is_flag=True,
    help="Kernels that assert: an index out of range, or an access that has no proof, ends the call. Slower, to find a fault.",
)
@cached
@common(json=True)
@click.pass_obj
def compile_(
    terminal: Terminal,
    model: str,
    output: Path | None,
    target: str,
    shapes: tuple[str, ...],
    bound: tuple[str, ...],
    state: tuple[str, ...],
    dtype: str | None,
    weights: Path | None,
    context: int | None,
    batch: str | None,
    chunk: int | None,
    accumulate: str,
    precision: str | None,
    database: Path | None,
    locked: bool,
    modelled: bool,
    dump: Path | None,
    graph: bool,
    verify: bool,
    checked: bool,
) -> None:
    """Compile MODEL into a package for one or more targets.

    \b
    MODEL is one of
      FILE.onnx          an ONNX file
      FILE.pt2           a program written by torch.export.save
      zoo:NAME           a model of the zoo, such as zoo:resnet18 or zoo:mlp?batch=4
      FILE.py:FUNCTION   a function that returns (module, args) or (module, args, kwargs)
      FOLDER             a language model: config.json, safetensors, tokenizer.json (docs/llm.md)
    """
    from tk.runtime.ffi import import_compiler

    import_compiler()  # before torch
    import tk
    from tk.lowering.checked import checking
    from tk.target import resolve_many

    targets = resolve_many(target)
    if modelled and not locked:
        raise UsageError(message("--modelled says nothing alone", do="add --locked, or leave it out: all records are used"))
    _check_database(database)
    with _phases(terminal, len(targets)) as phases:
        phases.begin("all", "import")
        given: Model | Path
        sizes: dict[str, Any] = {"context": context, "batch": batch, "chunk": chunk}
        if Path(model).is_dir():
            given = _folder_options(model, shapes, (*bound, *state), weights)
            output = output or _here(Path(model).resolve().name)
            sizes["dtype"] = dtype
            terminal.say(f"model    {model}\npackage  {output}")
        else:
            with checking(checked):
                imported = given = import_model(model, shapes, dtype, weights, bound, state)
            output = output or _here(imported.name)
            for line in _resolved(imported, targets, target, output, database, graph):
                terminal.say(line)
        package = tk.compile(
            given, **sizes, target=targets, database=database, locked="modelled" if locked and modelled else locked,
            verify=verify, graph=graph, accumulate=accumulate, precision=precision, checked=checked, dump=dump,
            progress=phases.begin,
        )  # fmt: skip
        phases.begin("all", "write")
        package.save(output)
    with _written(output):
        document = {"output": str(output), **phases.document(), **_summary(package, output, phases.durations())}
        terminal.show(*_tables(document))
        terminal.emit(document)


def _check_database(path: Path | None) -> None:
    """Raises DatabaseError for a database that cannot be read, before the model is imported."""
    if path is not None:
        from tk.tuning.database.store import Database

        Database.open(path, readonly=True).close()


class _Phases:
    """What a compile does after what: each phase lasts until the next one begins, and the last until `end`."""

    def __init__(self, advance: Callable[[str], None], clock: Clock | None) -> None:
        self._advance, self._clock = advance, clock
        self._began, self._ended = perf_counter(), 0.0
        self._starts: list[tuple[str, str, float]] = []

    def begin(self, name: str, phase: str) -> None:
        """A phase begins, of the target `name` or of "all"."""
        self._starts.append((name, phase, perf_counter()))
        self._advance(f"{name} {phase}")
        if self._clock is not None:
            self._clock.phase(phase)

    def end(self) -> None:
        self._ended = perf_counter()

    def durations(self) -> dict[str, dict[str, float]]:
        """Seconds by target and phase."""
        return _durations(self._starts, self._ended)

    def document(self) -> dict[str, Any]:
        """The seconds of all, and the slowest steps where they were timed."""
        document: dict[str, Any] = {"seconds": self._ended - self._began}
        if self._clock is not None:
            rows = self._clock.slowest(SLOWEST)
            document["slowest"] = [dict(zip(("step", "seconds", "share"), row, strict=True)) for row in rows]
        return document


@contextmanager
def _phases(terminal: Terminal, targets: int) -> Iterator[_Phases]:
    """The phases of a compile for so many targets, shown as they go; with --verbose each pass is timed."""
    from tk.debug.passes import counting, timed
    from tk.pipeline import PHASES

    with (
        terminal.phases(targets * len(PHASES) + 3, "compile") as advance,
        counting(advance.count),
        timed() if terminal.verbose else nullcontext() as clock,
    ):
        phases = _Phases(advance, clock)
        yield phases
    phases.end()


def _folder_options(model: str, shapes: tuple[str, ...], bound: tuple[str, ...], weights: Path | None) -> Path:
    """A language model's folder. Raises UsageError for what such a one does not take."""
    if shapes or bound or weights is not None:
        raise UsageError(
            message(
                f"{model} brings its own inputs and weights",
                need="--context, --batch",
                have="--shape, --bind, --state or --weights",
                do="leave out what a language model's folder gives itself",
            )
        )
    return Path(model)


def _here(name: str) -> Path:
    """The package of a model of this name, in this folder. Raises UsageError where none can be written."""
    path = Path(f"{name}.tk")
    check_output(path)
    return path


@contextmanager
def _written(output: Path) -> Iterator[None]:
    """Where telling of the package fails, says that it is there all the same."""
    try:
        yield
    except BaseException:
        print(f"{output} is written and whole; what failed is telling of it", file=sys.stderr)
        raise


def import_model(
    model: str,
    shapes: tuple[str, ...],
    dtype: str | None,
    weights: Path | None,
    bound: tuple[str, ...] = (),
    state: tuple[str, ...] = (),
) -> Model:
    """`tk.frontend.load`, with what was asked for kept in the model's source, so that it can be built again."""
    from tk.frontend import load, parse_shapes

    given: dict[str, Any] = {"constants": _values(bound), "state": _pairs(state)}
    imported = load(model, shapes=parse_shapes(shapes), dtype=dtype, weights=weights, **given)
    imported.source.update({"shapes": list(shapes), "dtype": dtype or imported.source.get("dtype")})
    return imported


def _pairs(options: tuple[str, ...]) -> dict[str, str]:
    """`--state` options as {input: output}. Raises UsageError."""
    pairs = [option.partition("=") for option in options]
    for option, (past, _, present) in zip(options, pairs, strict=True):
        if not (past and present):
            raise UsageError(
                message(
                    f"--state {option!r} names no pair",
                    need="INPUT=OUTPUT",
                    have=option,
                    do="name the input, =, and the output that is its next value: --state past=present",
                )
            )
    found: dict[str, str] = {}
    for past, _, present in pairs:
        if found.setdefault(past, present) != present:
            have = f"--state {past}={found[past]} and --state {past}={present}"
            raise UsageError(message(f"--state gives input {past!r} two outputs", need="one", have=have, do="leave one out"))
    return found


def _values(options: tuple[str, ...]) -> dict[str, Any]:
    """`--bind` options as {input: value}: `k=3` is a number, `axes=1,2` and `axes=1,` are lists. Raises UsageError."""
    values: dict[str, Any] = {}
    for option in options:
        name, equals, text = option.partition("=")
        try:
            numbers = [json.loads(part) for part in text.split(",") if part.strip()]
        except ValueError:
            numbers = []
        if not (name and equals and numbers):
            raise UsageError(
                message(
                    f"--bind {option!r} gives no value",
                    need="NAME=NUMBER or NAME=NUMBER,NUMBER…",
                    have=option,
                    do="name the input, =, and its value: --bind shape=1,3",
                )
            )
        values[name] = numbers if "," in text else numbers[0]
    return values


def _resolved(
    model: Model, targets: tuple[Target, ...], asked: str, output: Path, database: Path | None, graph: bool
) -> list[str]:
    """The arguments as they were understood, a line each."""
    listed = ", ".join(f"{each.name} ({each.device}, {each.arch})" for each in targets)
    lines = [f"model    {model.name}", f"target   {listed}" + (f", from {asked}" if "auto" in asked else "")]
    lines += [f"input    {spec}" for spec in model.signature.inputs]
    lines += [f"dim      {name}: {low} to {high or 'any'}" for name, (low, high) in model.signature.dims.items()]
    lines += [f"output   {spec}" for spec in model.signature.outputs]
    size = sum(array.nbytes for array in model.params.values())
    lines += [f"weights  {len(model.params)}, {size / 1e6:.1f} MB", f"package  {output}"]
    lines += [f"database {database}"] if database else []
    return [*lines, *_graph_line(model, targets, graph)]


def _graph_line(model: Model, targets: tuple[Target, ...], graph: bool) -> list[str]:
    """Whether calls will replay CUDA or HIP graphs, where there is a target that could."""
    from tk.runtime.gpu import gpu_of

    titles = list(dict.fromkeys(gpu_of(target.kind).title for target in targets if target.is_gpu))
    if not titles:
        return []
    if not graph:
        return ["graph    none, by --no-graph"]
    return [f"graph    {', '.join(titles)}" + f", by shape: {', '.join(model.signature.dims)}" * bool(model.signature.dims)]


def _durations(starts: list[tuple[str, str, float]], ended: float) -> dict[str, dict[str, float]]:
    """Seconds by target and phase; each phase lasts until the next one starts."""
    taken: dict[str, dict[str, float]] = {}
    for (name, phase, start), end in zip(starts, [*(start for _, _, start in starts[1:]), ended], strict=True):
        taken.setdefault(name, {})[phase] = end - start
    return taken


def _summary(package: Package, output: Path, phases: dict[str, dict[str, float]]) -> dict[str, Any]:
    """What was made: the file's size, and by target the kernels, the library's size and the time that compiling took."""
    from tk.report.tables import kernel_totals

    targets = []
    for build in package.builds.values():
        every = {kernel["name"]: kernel for part in build.every() for kernel in part.kernels()}
        kernels = [kernel for kernel in every.values() if kernel["origin"] != "device"]
        entry = {"target": build.target, "library": len(build.library()), "kernels": kernels}
        targets.append({**entry, "origins": kernel_totals(kernels), "seconds": sum(phases[build.target].values())})
    parts = [part for build in package.builds.values() for part in build.every()]
    weights = {id(array): array.nbytes for part in parts for array in part.weights(verify="fast").values()}
    return {"name": package.name, "size": output.stat().st_size, "weights": sum(weights.values()), "targets": targets,
            "evidence": package.evidence, "phases": phases}  # fmt: skip


def _tables(document: dict[str, Any]) -> list[Table | str]:
    from tk.report.tables import evidence_line, kernel_table, plain, seconds, size
    from tk.target import resolve

    shown: list[Table | str] = []
    summary = plain("target", "kernels", "schedules from", "library", "time", right=("kernels", "library", "time"))
    for entry in document["targets"]:
        origins = ", ".join(f"{count} {origin}" for origin, count in entry["origins"].items()) or "none"
        shown += [
            f"\n{entry['target']}: the kernels that cost most",
            kernel_table(entry["kernels"], resolve(entry["target"]), 8),
        ]
        summary.add_row(entry["target"], str(len(entry["kernels"])), origins, size(entry["library"]), seconds(entry["seconds"]))
    shown += ["", summary, "", *map(evidence_line, document["evidence"])]
    file = f"{document['output']}: {size(document['size'])}, of it {size(document['weights'])} of weights"
    file += f"; {seconds(document['seconds'])} in all"
    return [*shown, *_slowest(document.get("slowest", ())), file]


def _slowest(rows: Iterable[Mapping[str, Any]]) -> list[Table | str]:
    """The steps of the compiler that took longest, for --verbose."""
    from tk.report.tables import plain, seconds

    table = plain("slowest steps", "time", "share", right=("time", "share"))
    for row in rows:
        table.add_row(row["step"], seconds(row["seconds"]), f"{row['share']:.0%}")
    return ["", table, ""] if table.row_count else []
