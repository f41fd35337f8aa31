"""Manifests whose sums are right and whose contents are not: one IntegrityError each, before anything else reads them."""

from __future__ import annotations

import copy
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import tk
from tests import hostile, packages
from tk.errors import IntegrityError, UsageError
from tk.package import archive
from tk.package.archive import Archive
from tk.package.artifact import Package
from tk.package.manifest import check_details, check_manifest, check_signature
from tk.package.signature import Signature, names_in, size_of

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all

Manifest = dict[str, Any]


def _set(*path: Any) -> Callable[[Manifest], None]:
    """A change that puts the last of `path` where the others lead."""
    *way, key, value = path

    def change(manifest: Manifest) -> None:
        holder: Any = manifest
        for step in way:
            holder = holder[step]
        holder[key] = value

    return change


def _drop(*path: Any) -> Callable[[Manifest], None]:
    *way, key = path

    def change(manifest: Manifest) -> None:
        holder: Any = manifest
        for step in way:
            holder = holder[step]
        del holder[key]

    return change


FIRST = ("signature", "inputs", 0)
CHANGES: dict[str, Callable[[Manifest], None]] = {
    "a dtype that DLPack has and TVM has not": _set(*FIRST, "dtype", "complex64"),
    "an output's dtype that is none": _set("signature", "outputs", 0, "dtype", "junk"),
    "a dim of 200,000 signs": _set(*FIRST, "shape", 0, "-" * 200_000 + "b"),
    "a dim of 3,000 terms": _set(*FIRST, "shape", 0, "+".join(["batch"] * 3000)),
    "a dim that nothing gives": _set(*FIRST, "shape", 0, "other*other"),
    "a dim that calls": _set(*FIRST, "shape", 0, "print(batch)"),
    "a dim below 0": _set(*FIRST, "shape", 1, -1),
    "a dim that is a truth": _set(*FIRST, "shape", 1, True),
    "bounds the wrong way around": _set("signature", "dims", "batch", [64, 1]),
    "a bound that is no number": _set("signature", "dims", "batch", ["1", 64]),
    "two inputs of one name": lambda manifest: manifest["signature"]["inputs"].append(manifest["signature"]["inputs"][0]),
    "a tree without kind": _set("signature", "out_tree", {"items": ["leaf"]}),
    "a tree with other leaves": _set("signature", "out_tree", {"kind": "list", "items": ["leaf", "leaf"]}),
    "a field that is a keyword": _set(
        "signature", "out_tree", {"kind": "namedtuple", "name": "A", "keys": ["def"], "items": ["leaf"]}
    ),
    "a call that is no call": _set("signature", "in_tree", "leaf"),
    "JSON 900 deep": _set("source", "x", "@deep@"),
    "another format": _set("format", 7),
    "no format": _drop("format"),
    "a name that obeys": _set("name", "\x1b[2J"),
    "a name that is no Unicode": _set("name", "\ud800"),
    "no targets": _set("targets", []),
    "a target twice": lambda manifest: manifest["targets"].append(manifest["targets"][0]),
    "a kind that there is not": _set("targets", 0, "kind", "tpu"),
    "CPU flags that are a text": _set("targets", 0, "needs", "cpu_flags", "avx2"),
    "a glibc that is no version": _set("targets", 0, "needs", "glibc", [2, 17]),
    "a need that there is not": _set("targets", 0, "needs", "more", 1),
    "a GPU's need of a CPU": _set("targets", 0, "needs", "compute", "9.0"),
    "a weight without a sum": lambda manifest: manifest["weights"]["tensors"].popitem(),
    "a weight bound twice": lambda manifest: manifest["targets"][0]["weights"].append(manifest["targets"][0]["weights"][0]),
    "a sum that is none": _set("weights", "header", "0" * 63),
}


def written(path: Path, manifest: Manifest, members: dict[str, bytes], monkeypatch: pytest.MonkeyPatch) -> Path:
    real = json.dumps
    with monkeypatch.context() as patch:
        patch.setattr(archive.json, "dumps", lambda *args, **options: hostile._text(real(*args, **options)))
        archive.write_archive(path, manifest, dict(members))
    return path


@pytest.mark.parametrize("what", CHANGES)
def test_a_strange_manifest_is_one_integrity_error(what: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    manifest, members = hostile.contents(packages.plain())
    CHANGES[what](manifest)
    hostile._reseal(manifest, members)
    path = written(tmp_path / "m.tk", manifest, members, monkeypatch)
    with pytest.raises(IntegrityError, match=r"is damaged") as caught:
        Package.open(path)
    assert len(str(caught.value)) < 1000


@pytest.mark.parametrize(
    ("change", "seal"),
    [
        (_set("targets", 0, "needs", "cpu_flags", []), False),
        (_set("signature", "dims", "batch", [1, 5000]), False),
        (_set("signature", "outputs", 0, "name", "other"), False),
        (_set("signature", "outputs", 0, "dtype", "int32"), True),
        (_set("signature", "outputs", 0, "shape", 1, 11), True),
    ],
    ids=["needs", "bounds", "names", "dtype, sealed", "shape, sealed"],
)
def test_a_library_belongs_to_one_manifest(
    change: Callable[[Manifest], None], seal: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    manifest, members = hostile.contents(packages.plain())
    change(manifest)
    if seal:  # then the first call finds it
        hostile._reseal(manifest, members)
    path = written(tmp_path / "m.tk", manifest, members, monkeypatch)
    with pytest.raises((IntegrityError, tk.errors.RuntimeFailure), match=r"another manifest|another result"):
        tk.load(path)(packages.plain_model().last.weight.detach())


def test_weights_that_overlap_or_leave_bytes_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(2):
        manifest, members = hostile.contents(packages.plain())
        member = members["weights.safetensors"]
        length = int.from_bytes(member[:8], "little")
        header = json.loads(member[8 : 8 + length])
        biases = [entry for key, entry in header.items() if key.startswith(("first.b", "second.b"))]
        if number:
            biases[0]["data_offsets"] = biases[1]["data_offsets"]
        else:
            del header[next(key for key in header if key.startswith("__pad__"))]
        text = json.dumps(header).encode()
        head = len(text).to_bytes(8, "little") + text
        members["weights.safetensors"] = head + member[8 + length :]
        manifest["weights"]["header"] = archive.hashlib.sha256(head).hexdigest()
        hostile._reseal(manifest, members)
        with pytest.raises(IntegrityError, match="overlap"):
            tk.load(written(tmp_path / "m.tk", manifest, members, monkeypatch))


def test_what_tk_writes_passes(tmp_path: Path) -> None:
    for path in (packages.plain(), packages.structured()):
        opened = Archive(path)
        check_manifest(opened.manifest)
        for name in opened.names:
            if name.endswith("kernels.json"):
                check_details(opened.read_json(name), Signature.from_json(opened.manifest["signature"]))
    tree = {"kind": "tuple", "items": [{"kind": "tuple", "items": ["leaf", None]}, {"kind": "dict", "keys": [], "items": []}]}
    nested: Any = "leaf"
    for kind in ("list", "namedtuple", "record", "dict"):
        keyed = {} if kind == "list" else {"keys": ["a"]}
        nested = {"kind": kind, "items": [nested], **keyed, **({"name": "Pair"} if kind in ("namedtuple", "record") else {})}
    tensor = {"name": "x", "shape": ["n", "2*n + 1", 4], "dtype": "bfloat16"}
    data = {"inputs": [tensor], "outputs": [tensor], "dims": {"n": [0, None]}, "in_tree": tree, "out_tree": nested}
    check_signature(data)
    deep = copy.deepcopy(data)
    for _ in range(70):
        deep["out_tree"] = {"kind": "list", "items": [deep["out_tree"]]}
    with pytest.raises(ValueError, match="levels"):
        check_manifest({"signature": deep})


def test_a_package_that_could_not_be_opened_is_not_written(tmp_path: Path) -> None:
    package = copy.copy(packages.plain_package())
    package.name = "a\x00b"
    with pytest.raises(UsageError, match="cannot be stored"):
        package.save(tmp_path / "m.tk")
    assert not (tmp_path / "m.tk").exists()


def test_expressions_of_sizes() -> None:
    assert names_in("2*batch + min(seq, 7) // Mod(batch, 3)") == {"batch", "seq"}
    assert names_in("-(a)") == {"a"}
    assert names_in(7) == names_in("7") == set()
    for wrong in (
        "",
        "a.b",
        "a[0]",
        "a()",
        "f(a)",
        "min(a)",
        "min(*a, b)",
        "a if b else c",
        "1.5",
        "'x'",
        "a**b",
        "a;b",
        "\x00",
    ):
        with pytest.raises(ValueError):  # noqa: PT011
            names_in(wrong)
    assert size_of("-".join("a" * 150), {"a": 1}) == -148
