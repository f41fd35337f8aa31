"""tk suite: the kernels of known problems, next to a library's."""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import OutputFile, cached, common
from tk.commands.figures import kept_rows, write_figures
from tk.commands.suite_operators import OPTIONS
from tk.commands.suite_operators import run as run_operators
from tk.errors import RuntimeFailure, UsageError, meant, message

if TYPE_CHECKING:
    from rich.table import Table

    from tk.report.terminal import Terminal
    from tk.schedule.suite import Problem, Suite
    from tk.target import Target

    Key = tuple[str, str, int, str]

__all__ = ["listed", "row_counts", "run", "run_static", "static_table", "suite", "suite_table"]

FAILURES = 5  # problems without figures that are named at the end


def _operators(command: Callable[..., None]) -> Callable[..., None]:
    """The options of the suite of operators."""
    for option in reversed(OPTIONS):
        command = option(command)
    return command


@click.command()
@click.argument("name")
@click.option(
    "--vs",
    "rivals",
    multiple=True,
    help="cublas for gemm; cublas,inductor for epilogue; torch,inductor for memory; torch,cudnn,flash,flex for attention; "
    "cudnn,inductor for conv; torch,inductor,autotune for operators.",
)
@click.option(
    "--shapes", "models", help="The models (of memory, operators: the families) to time, such as llama3-8b,bert-base."
)
@click.option(
    "--dtype", "dtypes", help="bfloat16,float16 (of memory: bfloat16,float32; of operators: those and int64, or all)."
)
@click.option("--m", "sizes", help="The rows, such as 16,2048; of memory, MiB a tensor; of conv, the batch.")
@click.option("--random", "drawn", default=0, type=click.IntRange(0), help="Of all but memory: so many drawn at random, too.")
@click.option(
    "--sample", type=click.IntRange(1), help="Of all but operators: so many of the problems, spread evenly over them."
)
@click.option("--db", type=click.Path(path_type=Path), help="A tuning database, for schedules before the rules'.")
@click.option("-t", "--target", help="The target to compile for, instead of this machine's GPU.")
@click.option(
    "--repeat", default=15, show_default=True, type=click.IntRange(1), help="Calls of each, of which the median counts."
)
@click.option("--chained", is_flag=True, help="Time calls in a row in a CUDA graph too, each on inputs from memory.")
@click.option("--plot", "plot_path", type=OutputFile(), help="A file for the figures as SVG.")
@click.option("--export", type=OutputFile(), help="A file for the figures as JSON.")
@click.option("--static", is_flag=True, help="Of all but operators: time nothing, but read the code made for an AMD GPU.")
@click.option("--resume", is_flag=True, help="Keep the figures that --export's file has, and time the others.")
@_operators
@cached
@common(json=True)
@click.pass_obj
def suite(
    terminal: Terminal,
    /,
    name: str,
    rivals: tuple[str, ...],
    models: str | None,
    dtypes: str | None,
    sizes: str | None,
    drawn: int,
    sample: int | None,
    db: Path | None,
    target: str | None,
    repeat: int,
    chained: bool,
    plot_path: Path | None,
    export: Path | None,
    static: bool,
    resume: bool,
    **options: Any,
) -> None:
    """Time the kernels of suite NAME (gemm, epilogue, memory, attention, conv, operators) beside a library's, on a GPU.

    Each is compiled by its rule's default or from --db and timed beside --vs in one process, always from cold caches.
    Kernels are built first, one a core; --export's file is written after each problem, and --resume goes on with it. With
    --minutes problems are in random order, so that what there is time for is a sample of all; at most half of it is for
    building. A problem whose kernel cannot be built or run is told at the end, and the exit status is 1. A call
    between two events is charged with its launch; with --chained there are further columns of calls in a row in a CUDA
    graph, as a model makes them, on copies of the inputs that together are four times the L2 cache, measured alike for all.

    operators times torch's operators and fused pairs of them, on a CPU too, each at sizes and in dtypes of its own turn, and
    ends with how many are near the best of torch and torch.compile, and which are far below. Rows compile and are measured
    in processes that may die; it exits with 3 where a result is wrong.

    With --static and an AMD GPU as --target no device is needed: kernels are compiled, and registers, waves, spills, LDS, bank
    conflicts and the inner loop's instructions are counted, beside a modelled time and what bounds it; and beside Triton's
    code of the same tile, where triton is installed. A row of operators is a package of several kernels, not one kernel:
    `tk compile -t mi300x` and `tk inspect` show what one is made of.
    """
    if name == "operators":
        _refuse(("sizes", "db", "chained", "static", "sample"), "an option of the other suites")
        families = listed(models)
        run_operators(terminal, rivals, families, listed(dtypes), drawn, target, repeat, plot_path, export, resume, options)
        return
    _refuse(set(options) - {"jobs", "minutes", "match"}, "an option of tk suite operators")
    limits: dict[str, Any] = {"sample": sample} | {each: options[each] for each in ("minutes", "jobs", "match")}
    if static:
        timing = {"--vs": rivals, "--chained": chained, "--plot": plot_path, "--resume": resume}
        _refuse_timing({**timing, **{f"--{name}": value for name, value in limits.items()}})
        run_static(terminal, name, listed(models), listed(dtypes), row_counts(sizes), drawn, db, target, export)
        return
    run(terminal, name, rivals, models, dtypes, sizes, db, plot_path, target, repeat, export, resume, chained, drawn, **limits)


def _refuse(names: Iterable[str], why: str) -> None:
    """Raises UsageError where one of these options was said."""
    context = click.get_current_context()
    said = [name for name in names if (source := context.get_parameter_source(name)) and source.name == "COMMANDLINE"]
    if said:
        flags = [param.opts[0] for param in context.command.params if param.name in said]
        raise UsageError(message(f"{', '.join(flags)} is {why}", do="leave it out"))


def run(
    terminal: Terminal,
    name: str,
    rivals: Sequence[str],
    models: str | None,
    dtypes: str | None,
    sizes: str | None,
    db: Path | None,
    plot_path: Path | None,
    target: str | None,
    rounds: int,
    export: Path | None,
    resume: bool,
    chained: bool = False,
    drawn: int = 0,
    sample: int | None = None,
    minutes: float = 0.0,
    jobs: int | None = None,
    match: Sequence[str] = (),
) -> None:
    """Times the chosen problems of suite `name` and `drawn` random ones, and shows, exports and plots them; with `chained`,
    also in a row. Of more than `sample` problems so many are timed; with `minutes`, those that there is time for."""
    from tk.report.suites import sampled, torch_on_gpu
    from tk.schedule.suite import find_suite
    from tk.target import resolve

    if target is None:
        find_suite("cuda", name)  # the other kinds' suites have the same names
        torch_on_gpu()  # before the target is looked for: a machine without a GPU is told so
    resolved = resolve(target or "auto")
    suite = find_suite(resolved.kind, name)
    names = _rivals(suite, rivals)
    named = list(suite.problems(listed(models), row_counts(sizes), listed(dtypes)))
    problems = sampled([each for each in named if not match or any(text in each.name for text in match)], sample)
    problems += list(suite.random_problems(drawn, listed(dtypes)))
    if not problems:
        raise UsageError(message("no problem of the suite has such a name", have=", ".join(match), do="leave --match out"))
    about: dict[str, Any] = {"suite": name, "target": resolved.name, "rounds": rounds}
    about |= {"rival": ",".join(names) or None, "db": db and str(db), "chained": chained}
    kept = kept_rows(export, about, lambda row: (row["model"], row["part"], row["m"], row["dtype"])) if resume else {}
    torch_on_gpu()
    found, failed = dict(kept), {}
    plan = _Plan(resolved, db, names, rounds, chained, minutes, jobs)
    try:
        left = [each for each in problems if each.key not in kept]
        for key, row in _timed(terminal, suite, name, left, plan):
            if isinstance(row, str):
                failed[key] = row
                continue
            found[key] = row
            write_figures(export, {**about, "rows": list(found.values())})
    except KeyboardInterrupt:
        if export is not None:
            terminal.say(f"{len(found)} of {len(problems)} are in {export}; the same command with --resume times the others")
        raise
    _report(terminal, about, [found[each.key] for each in problems if each.key in found], names, export, plot_path)
    if missing := len(problems) - len(found) - len(failed):
        terminal.say(f"{missing} of {len(problems)} were not begun; the same command with --resume and --export times them")
    if failed:
        what = "; ".join(f"{' '.join(map(str, key))}: {said}" for key, said in list(failed.items())[:FAILURES])
        do = "call again with --export FILE --resume: what was timed is kept"
        raise RuntimeFailure(message(f"{len(failed)} of {len(problems)} problems could not be timed", have=what, do=do))


@dataclass(frozen=True)
class _Plan:
    """How problems are timed: in `rounds` beside rivals of the names; `chained`, also in a row. `minutes`: those that there is
    time for, where that is not 0; `jobs` are built at once, else one a core."""

    target: Target
    db: Path | None
    rivals: Sequence[str]
    rounds: int
    chained: bool
    minutes: float
    jobs: int | None


def _report(
    terminal: Terminal,
    about: Mapping[str, Any],
    rows: list[dict[str, Any]],
    rivals: Sequence[str],
    export: Path | None,
    plot_path: Path | None,
) -> None:
    """Shows, exports and plots the rows of a suite that was timed to its end."""
    from tk.report.suites import beside_best, plot, summary

    document: dict[str, Any] = {**about, "rows": rows, "summary": summary(rows), "best": beside_best(rows)}
    if about["chained"]:
        document["chained_summary"] = summary([{"m": row["m"], "ratio": row["chained"]["ratio"]} for row in rows])
    write_figures(export, document)
    if plot_path is not None:
        title = f"{about['suite']} on {about['target']}: "
        title += f"times as fast as {rivals[0]}" if rivals else "share of the bound"
        plot_path.write_text(plot(rows, title), encoding="utf-8")
    lines = [_line(each) for each in document["summary"]]
    lines += [f"chained, {_line(each)}" for each in document.get("chained_summary", ())]
    terminal.show(suite_table(rows), *lines, *(_best_line(each) for each in document["best"]))
    terminal.emit(document)


def _refuse_timing(given: Mapping[str, Any]) -> None:
    """Raise UsageError where one of these options was given: nothing is timed."""
    if found := [name for name, value in given.items() if value]:
        raise UsageError(message("--static times nothing", have=", ".join(found), do="leave these options out"))


def run_static(
    terminal: Terminal,
    name: str,
    models: Sequence[str],
    dtypes: Sequence[str],
    sizes: Sequence[int],
    drawn: int,
    db: Path | None,
    target: str | None,
    export: Path | None,
) -> None:
    """Compiles the chosen problems of suite `name` for an AMD GPU, and shows and exports what their code is made of."""
    from tk.report.static_suite import ABOUT, check_static, static_rows, triton_note
    from tk.schedule.suite import find_suite
    from tk.target import resolve

    if target is None:
        raise UsageError(
            message(
                "--static needs to know the GPU",
                need="--target with a name that tk targets lists",
                do="add --target with the name of the GPU",
            )
        )
    resolved = resolve(target)
    check_static(resolved)
    suite = find_suite(resolved.kind, name)
    problems = [*suite.problems(models, sizes, dtypes), *suite.random_problems(drawn, dtypes)]

    def built(count: int) -> None:
        if count % 50 == 0 or count == len(problems):
            terminal.say(f"{count}/{len(problems)} built")

    rows = static_rows(name, problems, resolved, db, built)
    document = {
        "suite": name, "target": resolved.name, "static": True, "about": ABOUT, "triton": triton_note(),
        "db": db and str(db), "rows": rows,
    }  # fmt: skip
    write_figures(export, document)
    terminal.show(static_table(rows), f"{resolved.name}: {ABOUT}", f"triton: {document['triton']}")
    terminal.emit(document)


def static_table(rows: Sequence[Mapping[str, Any]]) -> Table:
    """One line a problem: of several kernels the first, and the worst of what counts against them."""
    from tk.report.tables import plain

    columns = (
        "model µs", "bound by", "of roofline", "VGPR", "AGPR", "LDS", "spills", "waves", "MFMA", "LDS B/MFMA", "conflicts r/w",
    )  # fmt: skip
    triton = any(row["triton"] for row in rows)
    table = plain("shape", "dtype", *columns, *(["Triton VGPR MFMA LDS B/MFMA"] if triton else []), "schedule", right=columns)
    for row in rows:
        first, banks = next(iter(row["kernels"].values())), row["lds_cycles_a_block"]
        loop = first["inner_loop"]
        table.add_row(
            f"{row['model']} {row['part']} {'x'.join(map(str, row['sizes']))}",
            row["dtype"],
            f"{row['seconds'] * 1e6:.1f}",
            row["bound_by"],
            f"{row['bound_share']:.0%}",
            str(first["vgprs"]),
            str(first["agprs"]),
            str(first["lds_bytes"]),
            str(sum(each["spill_bytes"] for each in row["kernels"].values())),
            str(first["waves_per_simd"]),
            f"{first['mfma']} in all" if loop is None else str(loop["mfma"]),
            "" if loop is None else f"{loop['lds_bytes_per_mfma']:.0f}",
            f"{banks['read_conflicts']}/{banks['write_conflicts']}" + (f" +{banks['unknown']}?" if banks["unknown"] else ""),
            *([_triton_cell(row["triton"])] if triton else []),
            f"{row['origin']} {row['rule']}",
        )
    return table


def _triton_cell(figures: Mapping[str, Any] | None) -> str:
    if figures is None:
        return ""
    if "refused" in figures:
        return "refused"
    loop = figures["inner_loop"]
    inner = "" if loop is None else f" {loop['mfma']} {loop['lds_bytes_per_mfma']:.0f}"
    return f"{figures['vgprs']}{inner}"


def _timed(
    terminal: Terminal, suite: Suite, name: str, problems: Sequence[Problem], plan: _Plan
) -> Iterator[tuple[Key, dict[str, Any] | str]]:
    """Each problem's key and figures, or why there are none. All kernels are built first: a busy host would disturb the times.
    With minutes, problems come in random order, half of the time at most is for building, and what does not fit is left out."""
    from tk.report.suite_builds import build_all
    from tk.report.suites import compare, copy_rate

    def built(count: int) -> None:
        if count % 50 == 0 or count == len(problems):
            terminal.say(f"{count}/{len(problems)} built")

    last = time.monotonic() + 60 * plan.minutes if plan.minutes else float("inf")
    problems = random.Random(0).sample(list(problems), len(problems)) if plan.minutes else problems
    with tempfile.TemporaryDirectory(prefix="tk-") as folder:
        kernels = build_all(name, problems, plan.target, plan.db, Path(folder), built, plan.jobs, 30 * plan.minutes)
        copy = copy_rate(plan.rounds) if suite.copies and problems else None
        for number, (problem, kernel) in enumerate(zip(problems, kernels, strict=True), 1):
            if isinstance(kernel, Exception):
                yield problem.key, _said(kernel)
                continue
            if kernel is None or time.monotonic() > last:
                continue
            try:
                rivals = [(each, suite.rivals[each](problem)) for each in plan.rivals]
                row = compare(problem, kernel, plan.target, rivals, plan.rounds, plan.chained)
            except Exception as error:  # of the device's memory, say, or a rival's own: the others are timed all the same
                terminal.say(f"{number}/{len(problems)} {problem.name} {problem.dtype}: {_said(error)}")
                yield problem.key, _said(error)
                continue
            if copy is not None:
                row["copy_share"] = row["tb_s"] * 1e12 / copy
            ratio = "" if row["ratio"] is None else f" {row['ratio']:.3f}"
            terminal.say(f"{number}/{len(problems)} {problem.name} {problem.dtype} {row['seconds'] * 1e6:.1f} µs{ratio}")
            yield problem.key, row


def _said(error: Exception) -> str:
    """The first line of what an error says."""
    return (str(error).strip().splitlines() or [type(error).__name__])[0][:300]


def suite_table(rows: Sequence[Mapping[str, Any]]) -> Table:
    """One line a problem."""
    from tk.report.tables import plain

    copies = any("copy_share" in row for row in rows)
    # A peer that cannot run the first problem may run another.
    others = list(dict.fromkeys(name for row in rows for name in list(row.get("ratios", {}))[1:]))
    chained = any("chained" in row for row in rows)
    in_a_row = ("chained µs", "TB/s", "ratio") if chained else ()
    columns = ("µs", "TFLOP/s", "TB/s", "of bound", *(["of copy"] if copies else []), "ratio", *others, *in_a_row, "error")
    table = plain("shape", "dtype", *columns, "schedule", right=columns)
    for row in rows:
        ratios = row.get("ratios", {})
        table.add_row(
            f"{row['model']} {row['part']} {'x'.join(map(str, row['sizes']))}",
            row["dtype"],
            f"{row['seconds'] * 1e6:.1f}",
            f"{row['tflop_s']:.0f}",
            f"{row['tb_s']:.2f}",
            f"{row['bound_share']:.0%}",
            *([f"{row['copy_share']:.0%}"] if copies else []),
            "" if row["ratio"] is None else f"{row['ratio']:.3f}",
            *(f"{ratios[name]:.3f}" if name in ratios else "" for name in others),
            *(_chained_cells(row["chained"]) if chained else ()),
            f"{row['error']:.1e}",
            f"{row['origin']} {row['rule']}",
        )
    return table


def _chained_cells(figures: Mapping[str, Any]) -> tuple[str, str, str]:
    ratio = figures["ratio"]
    return f"{figures['seconds'] * 1e6:.1f}", f"{figures['tb_s']:.2f}", "" if ratio is None else f"{ratio:.3f}"


def _line(each: Mapping[str, Any]) -> str:
    rival = f" {each['rival']}" if "rival" in each else ""
    return f"m = {each['m']}{rival}: geometric mean {each['geomean']:.3f}, least {each['least']:.3f}, of {each['count']}"


def _best_line(each: Mapping[str, Any]) -> str:
    figures = f"geometric mean {each['geomean']:.3f}, 5th percentile {each['percentile5']:.3f}, least {each['least']:.3f}"
    return f"{each['dtype']}, of the fastest rival: {figures}, of {each['count']}"


def _rivals(suite: Suite, given: Sequence[str]) -> list[str]:
    """The rivals' names, several said one by one or as a list. Raises UsageError for one that the suite does not have."""
    names = [name for each in given for name in listed(each)]
    unknown = [name for name in names if name not in suite.rivals]
    if unknown or len(set(names)) != len(names):
        need = "one of " if len(suite.rivals) == 1 else "some of "
        raise UsageError(
            message(
                "suites have no such rival",
                need=need + ", ".join(suite.rivals),
                have=", ".join(names),
                do=meant(names[0], suite.rivals, "give some of these"),
            )
        )
    return names


def listed(text: str | None) -> tuple[str, ...]:
    """The parts of "a,b"; none of None."""
    return tuple(part.strip() for part in text.split(",") if part.strip()) if text else ()


def row_counts(text: str | None) -> tuple[int, ...]:
    """The numbers of "16,2048"; none of None. Raises UsageError."""
    parts = listed(text)
    if not all(part.isdigit() and int(part) for part in parts):
        raise UsageError(
            message(
                "--m takes whole numbers above 0",
                need="16,2048",
                have=text or "",
                do="give whole numbers with commas between them",
            )
        )
    return tuple(map(int, parts))
