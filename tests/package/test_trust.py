"""Signatures and policies: who made a package is known before any of its code is loaded."""

from __future__ import annotations

import builtins
import json
import os
import subprocess
import sys
import warnings
import zipfile
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey

import tk
from tests import packages
from tk.errors import IntegrityError, PackageError, TrustError, UsageError
from tk.package.archive import Archive
from tk.package.artifact import Package
from tk.package.trust import Policy, key_text, policy_of, sign, signers

pytestmark = pytest.mark.xdist_group("packages")  # compiled once for all

X = np.ones((4, 48), "float32")
MAPPED = """
import sys, tk
from tk.errors import TrustError
path, trust = sys.argv[1:]
try:
    module = tk.load(path, trust=trust)
    print("loaded", end=" ")
except TrustError:
    print("refused", end=" ")
print("tk-library" in open("/proc/self/maps").read(), "libtvm" in open("/proc/self/maps").read())
"""


@pytest.fixture
def alice() -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes(range(32)))


@pytest.fixture
def bob() -> Ed25519PrivateKey:
    return Ed25519PrivateKey.from_private_bytes(bytes(32))


@pytest.fixture
def signed(tmp_path: Path, alice: Ed25519PrivateKey) -> Path:
    sign(Archive(packages.plain()), alice, "alice", tmp_path / "signed.tk")
    return tmp_path / "signed.tk"


def policy(folder: Path, require: int = 1, **keys: Ed25519PrivateKey) -> Path:
    path = folder / "tk.toml"
    lines = [f"[trust]\nrequire = {require}\n[trust.keys]", *(f'{name} = "{key_text(key)}"' for name, key in keys.items())]
    path.write_text("\n".join(lines))
    return path


def test_signing_keeps_the_digest_and_every_reader(signed: Path, bob: Ed25519PrivateKey) -> None:
    before, after = Archive(packages.plain()), Archive(signed)
    assert before.digest == after.digest
    assert [str(signer) for signer in signers(after)] == [f"alice ({after.signatures[0]['key']}): holds"]
    with zipfile.ZipFile(signed) as plain:
        assert plain.testzip() is None
    sign(after, bob, "bob", signed)
    assert [entry["name"] for entry in Archive(signed).signatures] == ["alice", "bob"]
    sign(Archive(signed), bob, "bobby", signed)  # a key's new signature replaces its old one
    assert [entry["name"] for entry in Archive(signed).signatures] == ["alice", "bobby"]
    assert all(signer.holds for signer in signers(Archive(signed)))
    assert np.array_equal(tk.load(signed, trust="any")(X), tk.load(packages.plain())(X))


def test_a_policy_takes_what_enough_of_its_keys_signed(
    signed: Path, tmp_path: Path, alice: Ed25519PrivateKey, bob: Ed25519PrivateKey
) -> None:
    for trust in (policy(tmp_path, alice=alice), key_text(alice), [key_text(bob), key_text(alice)]):
        assert tk.load(signed, trust=trust)(X).shape == (4, 10)
    for trust in (policy(tmp_path, bob=bob), key_text(bob), policy(tmp_path, 2, alice=alice, bob=bob)):
        with pytest.raises(TrustError, match="not trusted"):
            tk.load(signed, trust=trust)
    sign(Archive(signed), bob, "bob", signed)
    tk.load(signed, trust=policy(tmp_path, 2, alice=alice, bob=bob))
    with pytest.raises(TrustError, match="no signature"):
        tk.load(packages.plain(), trust=policy(tmp_path, alice=alice))


def test_unsigned_foreign_and_tampered_packages_are_not_even_mapped(
    signed: Path, tmp_path: Path, alice: Ed25519PrivateKey, bob: Ed25519PrivateKey
) -> None:
    sign(Archive(packages.plain()), bob, "alice", tmp_path / "foreign.tk")  # a name is not a key
    tampered = bytearray(signed.read_bytes())
    tampered[-200] ^= 1
    entry = dict(Archive(signed).signatures[0], name="bob")
    from tk.package.archive import write_signatures

    write_signatures(Archive(signed), [entry], tmp_path / "renamed.tk")
    Package.open(packages.structured()).save(tmp_path / "other.tk")
    write_signatures(Archive(tmp_path / "other.tk"), Archive(signed).signatures, tmp_path / "moved.tk")
    trust = str(policy(tmp_path, alice=alice))
    cases = [packages.plain(), tmp_path / "foreign.tk", tmp_path / "renamed.tk", tmp_path / "moved.tk", signed]
    outcomes = []
    for path in cases:
        command = [sys.executable, "-c", MAPPED, str(path), trust]
        outcomes.append(subprocess.run(command, capture_output=True, text=True, check=True, timeout=60).stdout.strip())
    assert outcomes == ["refused False False"] * 4 + ["loaded True True"]


def test_damage_to_signatures_is_noticed(signed: Path) -> None:
    data = signed.read_bytes()
    start = data.index(b"tk-signatures ")
    for at in range(start, len(data) - 1, 7):
        damaged = bytearray(data)
        damaged[at] ^= 1
        signed.write_bytes(damaged)
        with pytest.raises(PackageError):
            Package.open(signed)


def test_under_a_policy_every_byte_is_compared(signed: Path, alice: Ed25519PrivateKey) -> None:
    start, _ = Archive(signed).span("weights.safetensors")
    length = int.from_bytes(signed.read_bytes()[start : start + 8], "little")
    damaged = bytearray(signed.read_bytes())
    damaged[start + 8 + length + 5] ^= 1
    signed.write_bytes(damaged)
    tk.load(signed, verify="fast", trust="any")
    with pytest.raises(IntegrityError, match="weight"):
        tk.load(signed, verify="fast", trust=key_text(alice))


def test_the_environment_and_files_say_whom_to_trust(
    signed: Path, tmp_path: Path, alice: Ed25519PrivateKey, bob: Ed25519PrivateKey, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TK_TRUST", f"{key_text(bob)}, {key_text(alice)}")
    tk.load(signed)
    with pytest.raises(TrustError, match="TK_TRUST"):
        tk.load(packages.plain())
    tk.load(packages.plain_package())  # compiled by this process, from no file
    tk.load(packages.plain(), trust="any")
    monkeypatch.setenv("TK_TRUST", "any")
    tk.load(packages.plain())
    monkeypatch.delenv("TK_TRUST")
    config = tmp_path / "config"
    (config / "tk").mkdir(parents=True)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(config))
    monkeypatch.chdir(tmp_path)
    policy(config / "tk", bob=bob)
    policy(tmp_path, alice=alice)
    with pytest.raises(TrustError, match="bob"):  # a folder's policy cannot replace the user's
        tk.load(signed)
    (tmp_path / "tk.toml").write_text("[other]\nx = 1\n")
    assert [each.keys.keys() for each in policy_of()] == [{"bob"}]


@pytest.mark.parametrize(
    "text",
    ["[trust", "trust = 3", "[trust]", "[trust]\nkeys = 3", "[trust]\nkeys = {a = 3}", "[trust]\nrequired = 2\n[trust.keys]",
     "[trust]\nrequire = 0\n[trust.keys]", "[trust]\nrequire = 2\n[trust.keys]", "[trust]\nrequire = true\n[trust.keys]",
     '[trust.keys]\na = "ed25519:AAAA"', '[trust.keys]\na = "missing.pub"'],
)  # fmt: skip
def test_a_policy_that_is_written_wrongly_is_an_error(text: str, tmp_path: Path) -> None:
    (tmp_path / "tk.toml").write_text(text)
    with pytest.raises(UsageError):
        tk.load(packages.plain(), trust=tmp_path / "tk.toml")


@pytest.mark.parametrize("trust", ["", "nobody", 3, [], [3], "ed25519:", b"x", "missing.toml"])
def test_what_cannot_be_trust_is_an_error_or_trusts_nobody(trust: Any) -> None:
    with pytest.raises((UsageError, TrustError)):
        tk.load(packages.plain(), trust=trust)


def test_a_policy_without_keys_trusts_nobody(signed: Path, tmp_path: Path) -> None:
    with pytest.raises(TrustError, match="no key at all"):
        tk.load(signed, trust=policy(tmp_path))


def test_without_cryptography_signed_packages_load_where_no_policy_asks(
    signed: Path, alice: Ed25519PrivateKey, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = builtins.__import__

    def missing(name: str, *args: Any, **options: Any) -> Any:
        if name.startswith("cryptography"):
            raise ImportError(name)
        return real(name, *args, **options)

    monkeypatch.setattr(builtins, "__import__", missing)
    assert [signer.holds for signer in signers(Archive(signed))] == [None]
    tk.load(signed, trust="any")
    with pytest.raises(TrustError, match=r"tk-compiler\[sign\]"):
        tk.load(signed, trust=key_text(alice))


def test_a_new_package_drops_signatures_and_says_so(signed: Path, tmp_path: Path) -> None:
    with pytest.warns(UserWarning, match=r"alice") as caught:
        Package.open(signed).save(tmp_path / "copy.tk")
    assert "unsigned" in str(caught[0].message)
    assert Archive(tmp_path / "copy.tk").signatures == []
    with pytest.warns(UserWarning, match="alice"):  # what took its place is another package
        packages.plain_package().save(signed)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        packages.plain_package().save(signed)


def test_a_merged_package_is_trusted_target_by_target(signed: Path, alice: Ed25519PrivateKey) -> None:
    """A build that comes from another file is that file's, whatever package object it is put into."""
    opened, foreign = Package.open(signed), Package.open(packages.plain())
    merged = replace(opened, builds={"cpu": foreign.builds["cpu"]})
    with pytest.raises(TrustError):
        tk.load(merged, trust=key_text(alice))


def test_too_many_signatures_and_strange_names_are_errors(tmp_path: Path, alice: Ed25519PrivateKey) -> None:
    from tk.package.archive import write_signatures

    entry = {"name": "x" * 90, "key": "k" * 60, "signature": "s" * 90}
    with pytest.raises(PackageError, match="too many"):
        write_signatures(Archive(packages.plain()), [entry] * 300, tmp_path / "m.tk")
    assert os.listdir(tmp_path) == []
    for name in ("", "x" * 101, "a\nb", "\x1b[2J"):
        with pytest.raises(UsageError, match="name"):
            sign(Archive(packages.plain()), alice, name, tmp_path / "m.tk")


def test_a_policy_object_is_a_policy(signed: Path, alice: Ed25519PrivateKey) -> None:
    tk.load(signed, trust=Policy({"alice": key_text(alice)}, 1, "the tests"))
    assert json.loads(json.dumps(Archive(signed).signatures))[0]["name"] == "alice"
