"""tk keygen, tk sign, tk verify-signature, and what `tk inspect` says of signatures."""

from __future__ import annotations

import shutil
import stat
from pathlib import Path

import pytest

from tests.commands.conftest import Tk


@pytest.fixture
def keys(tk: Tk, tmp_path: Path) -> Path:
    for name in ("alice", "bob"):
        tk("keygen", tmp_path / name)
    return tmp_path


def test_sign_verify_and_inspect(tk: Tk, package: Path, keys: Path) -> None:
    path = keys / "m.tk"
    shutil.copy(package, path)
    assert "nobody" in tk("inspect", path).stdout
    assert tk.json("sign", path, "--key", keys / "alice.pem")["name"] == "alice"
    tk("sign", path, "--key", keys / "bob.pem", "--name", "Bob & sons", "-o", keys / "both.tk")
    found = tk.json("inspect", keys / "both.tk")["signatures"]
    assert [(each["name"], each["holds"]) for each in found] == [("alice", True), ("Bob & sons", True)]
    assert "holds" in tk("inspect", path).stdout
    assert tk.json("verify-signature", keys / "both.tk", "--key", keys / "bob.pub")["signatures"] == found
    refused = tk("verify-signature", path, "--key", keys / "bob.pub", code=1)
    assert "not trusted" in refused.stderr
    (keys / "tk.toml").write_text('[trust]\nrequire = 2\n[trust.keys]\na = "alice.pub"\nb = "bob.pub"\n')
    tk("verify-signature", keys / "both.tk", "--policy", keys / "tk.toml")
    tk("verify-signature", path, "--policy", keys / "tk.toml", code=1)
    tk("verify-signature", path, code=2)
    tk("verify-signature", path, TK_TRUST=str(keys / "alice.pub"))
    tk("run", path, TK_TRUST=str(keys / "bob.pub"), code=1)
    tk("run", path, TK_TRUST=str(keys / "alice.pub"))


def test_keys_stay_private_and_are_not_overwritten(tk: Tk, package: Path, keys: Path) -> None:
    assert stat.S_IMODE((keys / "alice.pem").stat().st_mode) == 0o600
    before = (keys / "alice.pem").read_bytes()
    assert "there already" in tk("keygen", keys / "alice", code=2).stderr
    assert (keys / "alice.pem").read_bytes() == before
    shutil.copy(package, keys / "m.tk")
    tk("sign", keys / "m.tk", "--key", keys / "alice.pub", code=2)
    tk("sign", keys / "m.tk", "--key", keys / "none.pem", code=2)
    tk("keygen", keys / "locked", TK_KEY_PASSWORD="secret")
    assert "TK_KEY_PASSWORD" in tk("sign", keys / "m.tk", "--key", keys / "locked.pem", code=2).stderr
    tk("sign", keys / "m.tk", "--key", keys / "locked.pem", TK_KEY_PASSWORD="secret")


def test_nobody_signs_a_damaged_package(tk: Tk, package: Path, keys: Path) -> None:
    from tk.package.archive import Archive

    path = keys / "m.tk"
    data = bytearray(package.read_bytes())
    data[Archive(package).span("targets/cpu/lib.so")[0]] ^= 1
    path.write_bytes(data)
    assert "damaged" in tk("sign", path, "--key", keys / "alice.pem", code=1).stderr
    assert path.read_bytes() == data
