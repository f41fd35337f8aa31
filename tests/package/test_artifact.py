"""The package file: what is written is what is read, all of it or nothing, and no damage goes unseen."""

from __future__ import annotations

import json
import os
import stat
import zipfile
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest
from safetensors import safe_open

import tk
from tests import packages
from tk.errors import IntegrityError, PackageError, UsageError
from tk.package import archive
from tk.package.archive import Archive, write_archive
from tk.package.artifact import Package
from tk.package.weights import PAD, chunks_of, parse_header, share, tensor_at

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all


def test_a_package_comes_back_as_it_was_saved() -> None:
    package = packages.plain_package()
    opened = Package.open(packages.plain())
    assert opened.signature == package.signature
    assert opened.targets == package.targets == ("cpu",)
    assert opened.source == package.source
    assert opened.producer == package.producer
    for name, build in package.builds.items():
        stored = opened.builds[name]
        assert bytes(stored.library()) == build.library()
        assert stored.describe() == build.describe()
        assert stored.kernels() == json.loads(json.dumps(build.kernels()))
        weights = build.weights()
        assert list(stored.weights()) == list(weights)
        for key, array in stored.weights().items():
            assert array.dtype == weights[key].dtype
            assert array.shape == weights[key].shape
            assert array.tobytes() == weights[key].tobytes()
    opened.check()


def test_members_are_stored_aligned_and_listed(tmp_path: Path) -> None:
    with zipfile.ZipFile(packages.plain()) as plain:
        assert plain.testzip() is None
        assert {info.compress_type for info in plain.infolist()} == {zipfile.ZIP_STORED}
        manifest = json.loads(plain.read("manifest.json"))
        assert set(plain.namelist()) == set(manifest["members"]) | {"manifest.json"}
        plain.extract("weights.safetensors", tmp_path)
    opened = Archive(packages.plain())
    for name in opened.names:
        address = np.frombuffer(opened.view(name), np.uint8).__array_interface__["data"][0]
        assert address % archive.ALIGNMENT == 0, name
    # any safetensors reader can open the weights
    with safe_open(tmp_path / "weights.safetensors", "np") as tensors:
        bias = tensors.get_tensor("last.bias")
    np.testing.assert_array_equal(bias, packages.plain_model().last.bias.detach().numpy())


def test_the_same_package_gives_the_same_bytes(tmp_path: Path) -> None:
    packages.plain_package().save(tmp_path / "again.tk")
    assert (tmp_path / "again.tk").read_bytes() == packages.plain().read_bytes()
    Package.open(packages.plain()).save(tmp_path / "copy.tk")
    assert (tmp_path / "copy.tk").read_bytes() == packages.plain().read_bytes()


def test_equal_weights_are_stored_once() -> None:
    bound = dict(Package.open(packages.plain()).archive.manifest["targets"][0]["weights"])  # type: ignore[union-attr]
    first, second = (next(key for name, key in bound.items() if name.startswith(prefix)) for prefix in ("first.w", "second.w"))
    assert first == second


def test_weights_of_two_targets_share_what_is_equal() -> None:
    a, b, c = np.arange(6.0, dtype="float32"), np.arange(6.0, dtype="float32") + 1, np.zeros((2, 3), "float32")
    shared = share({"one": {"x": a, "y": b}, "two": {"x": b, "z": a.copy(), "w": c}})
    assert shared.keys == {"one": ["x", "y"], "two": ["y", "x", "w"]}
    clash = share({"one": {"x": a}, "two": {"x": b}})
    assert clash.keys == {"one": ["x"], "two": ["x#2"]}


@pytest.mark.parametrize(
    "dtype", ["float32", "float64", "float16", "bfloat16", "float8_e4m3fn", "float8_e5m2", "int8", "int64", "uint16", "bool"]
)
def test_weights_of_every_dtype_and_shape_come_back_aligned(dtype: str) -> None:
    kind = np.dtype(getattr(ml_dtypes, dtype)) if dtype.startswith(("bfloat", "float8")) else np.dtype(dtype)
    rng = np.random.default_rng(3)
    base = {"scalar": (), "empty": (0, 4), "one": (1,), "odd": (3, 5, 7), f"{PAD}taken": (2,)}
    arrays = {name: (rng.standard_normal(shape) * 2).astype(kind) for name, shape in base.items()}
    arrays["strided"] = np.asfortranarray((rng.standard_normal((6, 4)) * 2).astype(kind))
    shared = share({"cpu": arrays})
    member = memoryview(b"".join(chunks_of(shared.arrays)))
    _, layouts = parse_header(member)
    for (name, array), key in zip(arrays.items(), shared.keys["cpu"], strict=True):
        assert layouts[key].start % archive.ALIGNMENT == 0
        found = tensor_at(member, layouts[key])
        assert found.dtype == kind, name
        np.testing.assert_array_equal(found.astype("float64"), array.astype("float64"))


def test_saving_is_all_or_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "m.tk"
    path.write_bytes(b"what was there")

    def full_disk(*_: Any) -> Any:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(archive, "_add", full_disk)
    with pytest.raises(PackageError, match="No space left"):
        packages.plain_package().save(path)
    assert path.read_bytes() == b"what was there"
    assert os.listdir(tmp_path) == ["m.tk"]


def test_a_saved_file_has_the_permissions_of_any_other(tmp_path: Path) -> None:
    packages.plain_package().save(tmp_path / "m.tk")
    (tmp_path / "other").write_bytes(b"")
    modes = [stat.S_IMODE((tmp_path / name).stat().st_mode) for name in ("m.tk", "other")]
    assert modes[0] == modes[1]


def test_saving_where_nothing_can_be_written_says_so(tmp_path: Path) -> None:
    with pytest.raises(PackageError, match="cannot write"):
        packages.plain_package().save(tmp_path / "missing" / "m.tk")
    with pytest.raises(PackageError, match="a folder"):
        packages.plain_package().save(tmp_path)
    with pytest.raises(UsageError, match="needs a target"):
        Package("none", packages.plain_package().signature, {}).save(tmp_path / "m.tk")


def test_padding_between_weights_is_checked_too(tmp_path: Path) -> None:
    opened = Archive(packages.plain())
    start, _ = opened.span("weights.safetensors")
    _, layouts = parse_header(opened.view("weights.safetensors"))
    pads = [layout for key, layout in layouts.items() if key.startswith(PAD)]
    assert pads
    damaged = bytearray(packages.plain().read_bytes())
    damaged[start + pads[0].start] ^= 1
    (tmp_path / "damaged.tk").write_bytes(damaged)
    with pytest.raises(IntegrityError, match="padding"):
        tk.load(tmp_path / "damaged.tk")


def test_check_reads_what_loading_does_not(tmp_path: Path) -> None:
    damaged = bytearray(packages.plain().read_bytes())
    start, _ = Archive(packages.plain()).span("targets/cpu/kernels.json")
    damaged[start] ^= 1
    path = tmp_path / "damaged.tk"
    path.write_bytes(damaged)
    with pytest.raises(IntegrityError, match=r"kernels\.json changed"):
        Package.open(path).check()


def test_fast_loading_trusts_the_weights_and_nothing_else(tmp_path: Path) -> None:
    opened = Archive(packages.plain())
    (length,) = np.frombuffer(opened.view("weights.safetensors")[:8], np.uint64)
    start, _ = opened.span("weights.safetensors")
    path = tmp_path / "damaged.tk"
    for offset, fast_notices in (
        (start + 8 + int(length), False),
        (start + 20, True),
        (opened.span("targets/cpu/lib.so")[0], True),
    ):
        damaged = bytearray(packages.plain().read_bytes())
        damaged[offset] ^= 1
        path.write_bytes(damaged)
        with pytest.raises(IntegrityError):
            tk.load(path)
        if fast_notices:
            with pytest.raises(IntegrityError):
                tk.load(path, verify="fast")
        else:
            tk.load(path, verify="fast")
    with pytest.raises(UsageError, match="verification"):
        tk.load(packages.plain(), verify="some")  # type: ignore[arg-type]


@pytest.mark.parametrize("content", [b"", b"PK\3\4", b"x" * 5000], ids=["empty", "short", "other"])
def test_what_is_no_package_is_refused(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "m.tk").write_bytes(content)
    with pytest.raises(IntegrityError):
        tk.load(tmp_path / "m.tk")


@pytest.mark.parametrize(
    ("name", "content", "says"),
    [
        ("m.onnx", b"\x08\x09" + bytes(300), "compile it first: tk compile"),
        ("m.pt2", b"PK\3\4" + bytes(300), "compile it first: tk compile"),
        ("m.tk", b"what somebody wrote", "give a file that"),
        ("m.tk", b"what somebody wrote " * 90, "give a file that"),
    ],
)
def test_another_kind_of_file_is_no_damaged_package(tmp_path: Path, name: str, content: bytes, says: str) -> None:
    """Somebody who runs a model was told to download it again."""
    path = tmp_path / name
    path.write_bytes(content)
    with pytest.raises(PackageError, match=f"is no package of tk[^~]*{says}"):
        Package.open(path)


def test_a_missing_file_and_a_folder_are_package_errors(tmp_path: Path) -> None:
    with pytest.raises(PackageError, match="no package at"):
        tk.load(tmp_path / "none.tk")
    with pytest.raises(PackageError, match="cannot read"):
        tk.load(tmp_path)


def test_a_newer_format_is_named_as_such(tmp_path: Path) -> None:
    content = packages.plain().read_bytes()
    newer = content.replace(b"tk-package 0001", b"tk-package 0003")
    (tmp_path / "newer.tk").write_bytes(newer)
    with pytest.raises(PackageError, match="newer format") as caught:
        tk.load(tmp_path / "newer.tk")
    assert not isinstance(caught.value, IntegrityError)


@pytest.mark.parametrize("name", ["../out", "/etc/x", "a/../../b", "a\\b", "a//b", "./a", "C:x", "é", "a/"])
def test_member_names_cannot_leave_the_package(tmp_path: Path, name: str) -> None:
    path = tmp_path / "m.tk"
    with pytest.raises(IntegrityError, match="badly named"):
        write_archive(path, {}, {name: b"content", "good": b"content"})
    assert not path.exists()


def test_members_beyond_the_manifest_are_refused(tmp_path: Path) -> None:
    """A well-formed zip with true sums whose manifest lists other members than there are."""
    path = tmp_path / "m.tk"
    with pytest.MonkeyPatch.context() as patch:
        real = archive.json.dumps
        patch.setattr(archive.json, "dumps", lambda value, **how: real({**value, "members": {}}, **how))
        write_archive(path, {}, {"extra": b"content"})
    with pytest.raises(IntegrityError, match="not those in its manifest"):
        Archive(path)


def test_a_sound_file_with_a_strange_manifest_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "m.tk"
    for manifest in ({}, {"name": 3}, {**Archive(packages.plain()).manifest, "signature": []}):
        write_archive(path, manifest, {"records.json": b"[]", "evidence.json": b"[]"})
        with pytest.raises(IntegrityError, match="do not fit its manifest"):
            Package.open(path)


def test_repr_says_what_it_is_on_one_line() -> None:
    package = packages.plain_package()
    assert repr(package).startswith(f"<tk.Package {package.name!r} for cpu: (")
    assert "\n" not in repr(package)
