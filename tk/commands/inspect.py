"""tk inspect: what a package holds and what it needs."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from tk.cli import common

if TYPE_CHECKING:
    from rich.table import Table

    from tk.package.artifact import Build, Package
    from tk.package.signature import Signature
    from tk.report.terminal import Terminal

__all__ = ["inspect"]


@click.command()
@click.argument("package", type=click.Path(path_type=Path))
@click.option("--kernels", "every", is_flag=True, help="List every kernel, not only those that cost most.")
@click.option("--check", is_flag=True, help="Read every byte and compare every sum, the weights' too.")
@common(json=True)
@click.pass_obj
def inspect(terminal: Terminal, package: Path, every: bool, check: bool) -> None:
    """Show PACKAGE's signature, targets, needs, kernels, weights and evidence. Needs neither torch nor the compiler."""
    from tk.package.artifact import Package

    opened = Package.open(package)
    if check:
        opened.check()
    document = describe(opened, package)
    terminal.show(*_tables(document, None if every else 8))
    terminal.emit(document)


def describe(package: Package, path: Path) -> dict[str, Any]:
    """All that a package says of itself, as `--json` prints it. Times in seconds, sizes in bytes."""
    from tk.host import this_host
    from tk.package.trust import signers

    host = this_host()
    parts = {name: package.entry(name) for name in package.entries} if len(package.entries) > 1 else {}
    entries = {
        name: {
            "signature": part.signature.to_json(),
            "precision": part.source.get("precision", "highest"),
            "conv_precision": part.source.get("conv_precision", "highest"),
            "targets": [_facts(build, [build], part.source, host) for build in part.builds.values()],
        }
        for name, part in parts.items()
    }
    return {
        "path": str(path),
        "size": path.stat().st_size,
        "name": package.name,
        "source": package.source,
        "producer": package.producer,
        "signature": package.signature.to_json(),
        "entries": entries,
        "state": _state(package.entries),
        "files": {name: len(data) for name, data in package.files.items()},
        "targets": [_facts(build, build.every(), package.source, host) for build in package.builds.values()],
        "records": package.records,
        "evidence": package.evidence,
        "digest": package.archive.digest if package.archive else None,
        "signatures": [asdict(signer) for signer in (signers(package.archive) if package.archive else ())],
    }


def _facts(build: Build, parts: list[Build], source: dict[str, Any], host: Any) -> dict[str, Any]:
    """What one target holds for these entries: kernels and weights that several have are there once."""
    from tk.package.requirements import lacks
    from tk.report.tables import kernel_totals

    kernels = list({kernel["name"]: kernel for part in parts for kernel in part.kernels()}.values())
    arrays = [pair for part in parts for pair in part.weights(verify="fast").items()]
    weights = {(array.__array_interface__["data"][0], array.shape, str(array.dtype)): (name, array) for name, array in arrays}
    return {
        **build.describe(),
        "lacks": [str(lack) for lack in lacks(build.needs, host)],
        "library": len(build.library()),
        "origins": kernel_totals(kernels),
        "kernels": kernels,
        "weights": [{"name": name, "dtype": str(array.dtype), "shape": list(array.shape)} for name, array in weights.values()],
        "weight_bytes": sum(array.nbytes for _, array in weights.values()),
        "memory": _memory(build.memory(), source.get("sizes", {})) if len(parts) == 1 else {},
        "eager_peak": source.get("eager_peak"),
    }


def _state(entries: Mapping[str, Signature]) -> dict[str, Any]:
    """The bytes of what is kept from call to call, at the least sizes of its dims; nothing where nothing is."""
    from tk.runtime.state import bytes_of, layout_of

    layout = layout_of(entries)
    sizes = {name: low for name, (low, _) in layout.dims.items()}
    return {"bytes": bytes_of(layout, sizes), "sizes": sizes} if layout.specs else {}


def _tables(document: dict[str, Any], top: int | None) -> list[Table | str]:
    from tk.package.signature import Signature
    from tk.package.trust import Signer
    from tk.report.tables import evidence_line, plain, size

    signature = Signature.from_json(document["signature"])
    hidden = ("ranges", "sizes", "eager_peak", "entries")
    source = ", ".join(f"{key} {value}" for key, value in document["source"].items() if value and key not in hidden)
    made = ", ".join(f"{name} {version}" for name, version in document["producer"].items())
    facts = plain("", "")
    facts.show_header = False
    facts.add_row("package", f"{document['path']}, {size(document['size'])}")
    facts.add_row("model", f"{document['name']} ({source})")
    facts.add_row("made by", made)
    for signer in document["signatures"]:
        facts.add_row("signed by", str(Signer(**signer)))
    if not document["signatures"]:
        facts.add_row("signed by", "nobody")
    if not document["entries"]:
        _add_signature(facts, signature)
    if document["state"]:
        at = ", ".join(f"{name} = {value}" for name, value in document["state"]["sizes"].items())
        facts.add_row("state", size(document["state"]["bytes"]) + f" with {at}" * bool(at))
    for name, size_ in document["files"].items():
        facts.add_row("file", f"{name}, {size(size_)}")
    facts.add_row("records", f"{len(document['records'])} tuning records used")
    shown: list[Table | str] = [facts]
    for name, entry in document["entries"].items():
        facts = plain("", "")
        facts.show_header = False
        facts.add_row("entry", name)
        facts.add_row("precision", f"{entry['precision']}, of convolutions on NVIDIA's GPUs {entry['conv_precision']}")
        _add_signature(facts, Signature.from_json(entry["signature"]))
        for each in entry["targets"]:
            facts.add_row("memory", f"{_memory_line(each)}, {each['target']}")
            facts.add_row("kernels", f"{len(each['kernels'])}, {each['target']}")
        shown += ["", facts]
    for entry in document["targets"]:
        shown += ["", *_target(entry, top)]
    return [*shown, "", *map(evidence_line, document["evidence"])]


def _add_signature(facts: Table, signature: Signature) -> None:
    """Rows of what a call takes and gives."""
    for spec in signature.inputs:
        kind = "written" if spec.name in signature.mutated else "state" if spec.name in signature.state else "input"
        facts.add_row(kind, str(spec))
    for name, (low, high) in signature.dims.items():
        facts.add_row("dim", f"{name}: {low} to {'any' if high is None else high}")
    for condition in signature.conditions:
        facts.add_row("condition", condition)
    for spec in signature.outputs:
        alias = signature.aliases.get(spec.name)
        facts.add_row("output", str(spec) + (f", which is {alias}" if alias else ""))


def _target(entry: dict[str, Any], top: int | None) -> list[Table | str]:
    from tk.report.tables import declined_lines, kernel_table, plain, size
    from tk.runtime.gpu import gpu_of
    from tk.target import resolve

    facts = plain("", "")
    facts.show_header = False
    graph = f", {gpu_of(entry['kind']).title} graph" if entry["graph"] else ""
    facts.add_row("target", f"{entry['target']} ({entry['device']}, {entry['arch']}){graph}")
    needs = {name: value for name, value in entry["needs"].items() if value}
    needs["cpu_flags"] = " ".join(needs.get("cpu_flags", ()))
    facts.add_row("needs", ", ".join(f"{name} {value}" for name, value in needs.items() if value))
    facts.add_row("runs here", "no: " + "; ".join(entry["lacks"]) if entry["lacks"] else "yes")
    facts.add_row("library", size(entry["library"]))
    facts.add_row("weights", f"{len(entry['weights'])}, {size(entry['weight_bytes'])}")
    if entry["memory"]:
        facts.add_row("memory", _memory_line(entry))
    origins = ", ".join(f"{count} {origin}" for origin, count in entry["origins"].items())
    facts.add_row("kernels", f"{sum(entry['origins'].values())}: {origins}" if origins else "none")
    target = resolve(entry["target"])
    return [facts, kernel_table(entry["kernels"], target, top), *declined_lines(entry["kernels"], target, top)]


def _memory(stored: dict[str, Any], sizes: dict[str, int]) -> dict[str, Any]:
    """The plan of a build's memory, with the bytes of a call, at the example's `sizes` where dims are dynamic."""
    from tk.graph.memory.report import MemoryPlan

    if "storages" not in stored:  # a package of an earlier version
        return {}
    plan = MemoryPlan.from_json(stored)
    try:
        needed = plan.bytes(sizes)
    except (KeyError, ArithmeticError):  # a package that does not say what its dims were in the example
        return {}
    return {**stored, "sizes": sizes, "bytes": needed, "between": needed - plan.results_bytes(sizes)}


def _memory_line(entry: dict[str, Any]) -> str:
    """What a call takes beside the weights, and both beside torch's, which has the weights as the model stores them."""
    from tk.report.tables import size

    if not entry["memory"]:
        return "not known"
    call, eager = entry["memory"]["bytes"], entry["eager_peak"]
    at = ", ".join(f"{name} = {value}" for name, value in entry["memory"]["sizes"].items())
    line = f"{size(call)} a call" + f" with {at}" * bool(at)
    line += f", {size(entry['memory']['between'])} of it between kernels"
    line += "" if entry["memory"]["exact"] else ", and what depends on values"
    if not eager:
        return line
    weights = entry["weight_bytes"]
    whole = (weights + call) / (weights + eager)
    return f"{line}; torch eager {size(eager)}: {call / eager:.2f}× torch's, {whole:.2f}× with the weights"
