"""The package: one file with a model compiled for one or more targets.

    manifest.json              format, producer, signature, each target and its needs, each member's size and SHA-256
    weights.safetensors        the weights of all targets (tk.package.weights)
    targets/<target>/lib.so    the VM's program, the host code, and inside it the device code; at its end its seal
    targets/<target>/hip.so    for an AMD GPU, what TVM's runtime lacks to run on one (tk/rocm/runtime.cc)
    targets/<target>/kernels.json    where each kernel's schedule came from, and what its device code uses
    records.json               the tuning records that were used
    evidence.json              the verification that ran when the package was made
    files/NAME                 what else goes with it

The container (tk.package.archive) accounts for every byte. `Package.open` reads the manifest and checks it
(tk.package.manifest); libraries and weights are read, and checked, when they are asked for, and only those of the target
asked for.

A library's seal is the SHA-256 of what the manifest says of its target, signature, needs and weights' sums included. So a
library and what the package says of it belong together, and neither can be edited alone, whatever its own sum says.
"""

from __future__ import annotations

import hashlib
import json
import os
import warnings
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from importlib.metadata import version
from typing import TYPE_CHECKING, Any, Literal
from uuid import uuid4

from tk.errors import IntegrityError, PackageError, UsageError, meant, message
from tk.package.archive import FORMAT, Archive, Chunks, write_archive
from tk.package.manifest import check_details, check_evidence, check_manifest, check_records
from tk.package.requirements import Needs, needs_of
from tk.package.signature import Signature
from tk.package.weights import PAD, Shared, checksums_of, chunks_of, header_of, parse_header, share, tensor_at

if TYPE_CHECKING:
    import numpy as np

    from tk.frontend.model import Model
    from tk.pipeline import Executable

    Weights = dict[str, np.ndarray[Any, np.dtype[Any]]]

__all__ = ["Build", "Package", "Verify"]

WEIGHTS, RECORDS, EVIDENCE, FILES = "weights.safetensors", "records.json", "evidence.json", "files/"

# How much of the weights loading checks: "full" compares every tensor's SHA-256 with the manifest's, "fast" trusts their bytes.
Verify = Literal["full", "fast"]


@dataclass(frozen=True)
class Build:
    """A package's part for one target. `library()`, `weights()` and `details()` give its bytes, for a file checked as they
    are read; `weights(verify="fast")` skips the tensors' sums. Weights are in the order in which "main" takes them."""

    target: str
    kind: str
    arch: str
    device: str
    needs: Needs
    graph: bool
    library: Callable[[], bytes | memoryview]
    weights: Callable[..., Weights]
    details: Callable[[], dict[str, Any]]
    origin: Archive | None = None  # the file that its library comes from
    function: str = "main"  # its name in the library
    entries: dict[str, Build] = field(default_factory=dict)  # of several, each by itself; else none
    runtime: Callable[[], bytes] | None = None  # for AMD GPUs, the plugin that TVM's runtime lacks

    def kernels(self) -> list[dict[str, Any]]:
        """Each kernel as `tk.schedule.apply.Kernel` has it: name, origin, rule, config, flops, bytes, dtype, calls."""
        return list(self.details()["kernels"])

    def usage(self) -> dict[str, dict[str, Any]]:
        """The resources of each kernel's device code, as `tk.codegen.nvcc.Usage` has them; empty for a CPU."""
        return dict(self.details()["usage"])

    def memory(self) -> dict[str, Any]:
        """What a call allocates beside weights and inputs, as `tk.graph.memory.report.MemoryPlan` has it."""
        return dict(self.details().get("memory", {}))

    def every(self) -> list[Build]:
        """The builds of its entries, or itself where it has none."""
        return list(self.entries.values()) or [self]

    def describe(self) -> dict[str, bool | str | dict[str, str | list[str]]]:
        """What the manifest says of it."""
        plain = {name: getattr(self, name) for name in ("target", "kind", "arch", "device", "graph")}
        return {**plain, "needs": self.needs.to_json()}


@dataclass(repr=False)
class Package:
    """A compiled model: its signature, one `Build` a target, and how it came to be.

    `source` says what it was compiled from; `producer` which versions compiled it; `records` are the tuning records used;
    `evidence` one dict a verification. `files` are bytes by name that go with it, a tokenizer's say.

    `entries` are the signatures of its entry points, by name: one called "main", unless it was compiled of several models over
    one set of weights. Then `signature` is the first one's, and so is what a `Build` says; `entry` gives each by itself.
    """

    name: str
    signature: Signature
    builds: dict[str, Build]
    source: dict[str, Any] = field(default_factory=dict)
    producer: dict[str, str] = field(default_factory=dict)
    records: list[dict[str, Any]] = field(default_factory=list)
    evidence: list[dict[str, Any]] = field(default_factory=list)
    archive: Archive | None = field(default=None, repr=False)
    files: Mapping[str, bytes] = field(default_factory=dict)
    entries: dict[str, Signature] = field(default_factory=dict)
    _number: str = field(default_factory=lambda: uuid4().hex, repr=False, compare=False)

    def __post_init__(self) -> None:
        self.entries = self.entries or {"main": self.signature}

    def entry(self, name: str) -> Package:
        """The package of one of its entries alone: the same file or builds, and the same weights. Raises UsageError."""
        if name not in self.entries:
            what, do = f"there is no entry {name!r} in this package", meant(name, self.entries, "name one of these")
            raise UsageError(message(what, need=", ".join(self.entries), have=name, do=do))
        if not any(build.entries for build in self.builds.values()):
            return self
        builds = {target: build.entries[name] for target, build in self.builds.items()}
        source = dict(self.source.get("entries", {}).get(name, {}))
        evidence = [each for each in self.evidence if each.get("entry", name) == name]
        return replace(
            self,
            signature=self.entries[name],
            builds=builds,
            source=source,
            evidence=evidence,
            entries={name: self.entries[name]},
        )

    def one(self, entry: str | None) -> Package:
        """The entry of this name, or the only one. Raises UsageError where one must be named."""
        if entry is not None:
            return self.entry(entry)
        if len(self.entries) > 1:
            do = "name one: --entry NAME"
            raise UsageError(message("this package has several entries", need=", ".join(self.entries), do=do))
        return self

    @property
    def identity(self) -> str:
        """What tells this package from others: the digest of its file, or a number of its own in this process."""
        if self.archive is not None:
            return self.archive.digest
        return self._number

    def __repr__(self) -> str:
        inputs, outputs = (", ".join(map(str, specs)) for specs in (self.signature.inputs, self.signature.outputs))
        return f"<tk.Package {self.name!r} for {', '.join(self.builds)}: ({inputs}) -> ({outputs})>"

    @staticmethod
    def build(model: Model, executables: Sequence[Executable], records: Iterable[dict[str, Any]] = ()) -> Package:
        """The package of `model`, compiled to `executables`, in memory."""
        builds = {executable.target.name: _build(executable) for executable in executables}
        return Package(model.name, model.signature, builds, dict(model.source), _producer(), list(records))

    @staticmethod
    def build_entries(
        models: Mapping[str, Model], executables: Sequence[Mapping[str, Executable]], records: Iterable[dict[str, Any]] = ()
    ) -> Package:
        """The package of several `models` by entry, compiled to `executables`: for each target one an entry, all of one
        library."""
        builds = {}
        for each in executables:
            parts = {name: replace(_build(executable), function=name) for name, executable in each.items()}
            first = next(iter(parts.values()))
            builds[first.target] = replace(first, entries=parts)
        signatures = {name: model.signature for name, model in models.items()}
        first_model = next(iter(models.values()))
        source = {"kind": "entries", "entries": {name: dict(model.source) for name, model in models.items()}}
        name, signature = first_model.name, first_model.signature
        return Package(name, signature, builds, source, _producer(), list(records), entries=signatures)

    @staticmethod
    def open(path: str | os.PathLike[str], *, copy: bool | None = None) -> Package:
        """The package in a file, which is read into memory below 32 MiB and mapped above, or as `copy` says: what that means
        for a file that changes is said in `tk.load`. Raises PackageError (none there, or a newer format) or IntegrityError
        (damaged)."""
        archive = Archive(path, copy)
        try:
            manifest, records, evidence = archive.manifest, archive.read_json(RECORDS), archive.read_json(EVIDENCE)
            check_manifest(manifest)
            check_records(records)
            check_evidence(evidence)
            return Package(
                name=manifest["name"],
                signature=Signature.from_json(manifest["signature"]),
                builds={entry["target"]: _stored_build(archive, entry) for entry in manifest["targets"]},
                source=manifest["source"],
                producer=manifest["producer"],
                records=records,
                evidence=evidence,
                archive=archive,
                files=_Files(archive),
                entries={name: Signature.from_json(data) for name, data in manifest.get("entries", ())},
            )
        except ValueError as error:
            raise _malformed(archive, error) from error

    @property
    def targets(self) -> tuple[str, ...]:
        return tuple(self.builds)

    def save(self, path: str | os.PathLike[str]) -> None:
        """Write the package to `path`, all of it or nothing. The same content gives the same bytes.

        The file is unsigned: signatures that the package was opened with do not hold for another file, and a warning says that
        they are dropped. Raises UsageError for the package cannot be stored, and PackageError where the file cannot be
        written: what was at `path` stays."""
        if not self.builds:
            do = "add an executable for a target before the package is stored"
            raise UsageError(message("a package needs a target", need="at least one executable", do=do))
        try:
            manifest, members = self._contents()
        except MemoryError as error:
            raise PackageError(message(f"cannot write {path}: not enough memory", do="give the process more memory")) from error
        dropped = _signers(path, *(build.origin for build in self.builds.values()))
        write_archive(path, manifest, members, manifest["format"])
        if dropped:
            have = ", ".join(sorted(dropped))
            warnings.warn(
                message(f"{path} is unsigned: the signatures of the package before are dropped", have=have, do="tk sign it"),
                stacklevel=2,
            )

    def _contents(self) -> tuple[dict[str, Any], dict[str, Chunks]]:
        """The manifest and the members of the file."""
        parts = [(name, part.function, part) for name, build in self.builds.items() for part in build.every()]
        shared = share({(name, function): part.weights() for name, function, part in parts})
        members: dict[str, Chunks] = {
            WEIGHTS: partial(chunks_of, shared.arrays),
            RECORDS: _json(self.records),
            EVIDENCE: _json(self.evidence),
            **{FILES + name: bytes(data) for name, data in self.files.items()},
        }
        several = {"entries": [[name, signature.to_json()] for name, signature in self.entries.items()]}
        plain = list(self.entries) == ["main"] and not self.signature.state and not self.files
        manifest: dict[str, Any] = {
            "format": 1 if plain else FORMAT,
            **({} if list(self.entries) == ["main"] else several),
            "name": self.name,
            "producer": self.producer,
            "source": self.source,
            "signature": self.signature.to_json(),
            "targets": [self._target(build, shared) for build in self.builds.values()],
            "weights": {"header": checksums_of([memoryview(header_of(shared.arrays))])[0], "tensors": shared.checksums},
        }
        for entry, (name, build) in zip(manifest["targets"], self.builds.items(), strict=True):
            details = _json(_all_details(build))
            members[f"{_folder(name)}/kernels.json"] = details
            runtime = build.runtime() if build.runtime is not None else None
            if runtime is not None:
                members[f"{_folder(name)}/hip.so"] = runtime
            seal = _seal(manifest, entry, hashlib.sha256(details).hexdigest(), _digest(runtime))
            members[f"{_folder(name)}/lib.so"] = b"".join([build.library(), _SEAL, seal])
        manifest = json.loads(json.dumps(manifest))
        try:
            check_manifest({**manifest, "members": members})  # what could not be opened again is not written
        except ValueError as error:
            what, do = "the package cannot be stored", "make what it holds smaller, or report it with the model"
            raise UsageError(message(what, need="what tk.Package.open can read", have=error, do=do)) from error
        return manifest, members

    def _target(self, build: Build, shared: Shared) -> dict[str, Any]:
        """What the manifest says of a target."""

        def bound(part: Build) -> list[list[str]]:
            keys = shared.keys[build.target, part.function]
            return [list(pair) for pair in zip(part.weights(verify="fast"), keys, strict=True)]

        parts = build.every()
        entries = [[part.function, {"graph": part.graph, "weights": bound(part)}] for part in parts]
        several = {} if parts[0].function == "main" else {"entries": entries}
        return {**build.describe(), **several, "weights": bound(parts[0])}

    def check(self) -> None:
        """Read every member and compare its sum, where the package is a file. Raises IntegrityError."""
        if self.archive is not None:
            self.archive.check()
            for build in self.builds.values():
                build.library()
                for part in build.every():
                    part.details()
                    part.weights(verify="fast")


def _build(executable: Executable) -> Build:
    memory = executable.memory
    details = {
        "memory": {} if memory is None else memory.to_json(),
        "kernels": [asdict(kernel) for kernel in executable.kernels],
        "usage": {name: asdict(usage) for name, usage in executable.code.usage.items()},
    }
    return Build(
        target=executable.target.name,
        kind=executable.target.kind,
        arch=executable.target.arch,
        device=executable.target.device,
        needs=needs_of(executable.target, executable.library, executable.runtime),
        graph=executable.graph,
        runtime=(lambda: executable.runtime) if executable.runtime else None,
        library=lambda: executable.library,
        weights=lambda verify="full", compared=None: executable.weights,
        details=lambda: details,
    )


class _Files(Mapping[str, bytes]):
    """The files of a stored package, each read, and its sum compared, when it is asked for."""

    def __init__(self, archive: Archive) -> None:
        self._archive = archive
        self._names = [name.removeprefix(FILES) for name in archive.manifest["members"] if name.startswith(FILES)]

    def __getitem__(self, name: str) -> bytes:
        if name not in self._names:
            raise KeyError(name)
        return bytes(self._archive.read(FILES + name))

    def __iter__(self) -> Iterator[str]:
        return iter(self._names)

    def __len__(self) -> int:
        return len(self._names)


def _all_details(build: Build) -> dict[str, Any]:
    """A target's kernels.json: of several entries what each says of itself, by name."""
    if build.every()[0].function == "main":
        return build.details()
    return {**build.details(), "entries": {part.function: part.details() for part in build.every()}}


def _stored_build(archive: Archive, entry: Mapping[str, Any]) -> Build:
    first = _stored_part(archive, entry)
    parts = {}
    for name, part in entry.get("entries", ()):
        own = {**entry, **part}
        parts[name] = replace(_stored_part(archive, own, name), library=partial(_stored_library, archive, entry))
    if not parts:
        return first
    return replace(next(iter(parts.values())), entries=parts)


def _stored_part(archive: Archive, entry: Mapping[str, Any], function: str = "main") -> Build:
    folder = _folder(entry["target"])
    plain = {name: entry[name] for name in ("target", "kind", "arch", "device", "graph")}
    return Build(
        **plain,
        needs=Needs.from_json(entry["needs"]),
        library=partial(_stored_library, archive, entry),
        weights=partial(_stored_weights, archive, entry["weights"]),
        details=partial(_stored_details, archive, f"{folder}/kernels.json", function),
        origin=archive,
        function=function,
        runtime=partial(archive.read, f"{folder}/hip.so") if entry["kind"] == "rocm" else None,
    )


def _stored_library(archive: Archive, entry: Mapping[str, Any]) -> bytes:
    """A target's library, once its sum and its seal are right, and the sum of what is said of its kernels."""
    folder = _folder(entry["target"])
    archive.read(f"{folder}/kernels.json")
    library = archive.read(f"{folder}/lib.so")
    if library[-_SEALED:-64] != _SEAL:  # of an earlier version
        return library
    runtime = _digest(archive.read(f"{folder}/hip.so")) if entry["kind"] == "rocm" else None
    if library[-64:] != _seal(archive.manifest, entry, archive.checksum_of(f"{folder}/kernels.json"), runtime):
        raise IntegrityError(
            message(
                f"{archive.path} is damaged: {folder}/lib.so was compiled for another manifest",
                need="the signature, needs, weights and target that it was saved with",
                do=_AGAIN,
            )
        )
    return library[:-_SEALED]


def _digest(data: bytes | None) -> str | None:
    return None if data is None else hashlib.sha256(data).hexdigest()


def _seal(manifest: Mapping[str, Any], entry: Mapping[str, Any], details: str, runtime: str | None = None) -> bytes:
    """The SHA-256 of what a manifest says of one target; `details` is kernels.json's, `runtime` hip.so's."""
    tensors = manifest["weights"]["tensors"]
    bound = [entry["weights"], *(part["weights"] for _, part in entry.get("entries", ()))]
    said = {
        "signature": manifest["signature"],
        "target": entry,
        "details": details,
        "weights": [manifest["weights"]["header"], *(tensors[key] for weights in bound for _, key in weights)],
        **({"entries": manifest["entries"]} if "entries" in manifest else {}),
        **({} if runtime is None else {"runtime": runtime}),
    }
    return hashlib.sha256(json.dumps(said, sort_keys=True, separators=(",", ":")).encode()).hexdigest().encode()


def _stored_details(archive: Archive, name: str, function: str = "main") -> dict[str, Any]:
    details = archive.read_json(name)
    signature = dict(archive.manifest.get("entries", ())).get(function, archive.manifest["signature"])
    try:
        if function != "main":
            details = details["entries"][function]
        check_details(details, Signature.from_json(signature))
    except (ValueError, KeyError, TypeError) as error:
        raise _malformed(archive, error) from error
    return dict(details)


def _signers(path: str | os.PathLike[str], *origins: Archive | None) -> set[str]:
    """Who signed the packages that a new file is made of, or takes the place of."""
    try:
        replaced = Archive(path) if os.path.isfile(path) else None
    except PackageError:
        replaced = None
    return {entry["name"] for archive in (*origins, replaced) if archive is not None for entry in archive.signatures}


def _stored_weights(
    archive: Archive, bound: Sequence[Sequence[str]], verify: Verify = "full", compared: set[str] | None = None
) -> Weights:
    """A target's weights over the file's map, each tensor's sum compared unless `verify` is "fast", or it is among those that
    have been `compared`."""
    if verify not in ("full", "fast"):
        raise UsageError(
            message("there is no such kind of verification", need='"full" or "fast"', have=repr(verify), do="give one of these")
        )
    member = archive.view(WEIGHTS)
    try:
        checksums = archive.manifest["weights"]
        header, layouts = parse_header(member)
        wanted = dict.fromkeys(key for _, key in bound)
        if checksums_of([memoryview(header)]) != [checksums["header"]]:
            raise IntegrityError(message(f"{archive.path} is damaged: the header of {WEIGHTS} changed", do=_AGAIN))
        if verify == "full":
            new = [key for key in wanted if compared is None or key not in compared]
            found = checksums_of([member[layouts[key].start : layouts[key].end] for key in new])
            for key, digest in zip(new, found, strict=True):
                if digest != checksums["tensors"][key]:
                    raise IntegrityError(message(f"{archive.path} is damaged: weight {key!r} changed", do=_AGAIN))
            if compared is not None:
                compared.update(new)
            if any(any(member[at.start : at.end]) for key, at in layouts.items() if key.startswith(PAD)):
                raise IntegrityError(message(f"{archive.path} is damaged: padding between weights changed", do=_AGAIN))
        arrays = {key: tensor_at(member, layouts[key]) for key in wanted if not key.startswith(PAD)}
        return {name: arrays[key] for name, key in bound}
    except (KeyError, ValueError) as error:
        raise _malformed(archive, error) from error


_SEAL = b"\ntk-seal 1 "
_SEALED = len(_SEAL) + 64
_AGAIN = "copy or download the file again, or compile the model again"


def _malformed(archive: Archive, error: Exception) -> IntegrityError:
    return IntegrityError(
        message(f"{archive.path} is damaged: its contents do not fit its manifest: {str(error)[:400]}", do=_AGAIN)
    )


def _folder(target: str) -> str:
    return "targets/" + target.replace(":", "-")


def _json(value: object) -> bytes:
    return json.dumps(value, indent=1, sort_keys=True).encode()


def _producer() -> dict[str, str]:
    """The versions that decide what is in a package."""
    from tk import __version__

    return {"tk": __version__, **{name: version(name) for name in ("apache-tvm", "apache-tvm-ffi")}}
