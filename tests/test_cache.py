"""The cache of assembled kernels as files: damage, other users, its size, several processes at once."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tk.errors import UsageError
from tk.host import cache

KEY = cache.digest("a", "b")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty cache's folder, which is not there yet."""
    monkeypatch.setenv(cache.FOLDER, str(tmp_path / "kept"))
    monkeypatch.delenv(cache.SIZE, raising=False)
    return tmp_path / "kept"


def test_what_was_stored_is_found_by_its_kind_and_key(kept: Path) -> None:
    assert cache.load("cubin", KEY) is None
    cache.store("cubin", KEY, b"code")
    assert cache.load("cubin", KEY) == b"code"
    assert cache.load("library", KEY) is None
    assert cache.load("cubin", cache.digest("ab", "")) is None  # the parts are told apart
    assert [each.kind for each in cache.contents()] == ["cubin"]
    assert kept.stat().st_mode & 0o777 == 0o700
    assert len(cache.clear()) == 1
    assert not cache.contents()


@pytest.mark.parametrize("where", ["first", "seal", "middle", "last", "short", "longer", "empty"])
def test_damage_is_seen_and_removed(kept: Path, where: str) -> None:
    cache.store("cubin", KEY, os.urandom(1000))
    (path,) = kept.glob("cubin-*")
    data = bytearray(path.read_bytes())
    at = {"first": 0, "seal": len(cache.MAGIC), "middle": len(data) // 2, "last": -1}.get(where)
    if at is not None:
        data[at] ^= 1
    path.write_bytes({"short": data[:-1], "longer": data + b"\0", "empty": b""}.get(where, data))
    assert cache.load("cubin", KEY) is None
    assert not path.exists()
    cache.store("cubin", KEY, b"again")
    assert cache.load("cubin", KEY) == b"again"


def test_an_entry_under_another_name_is_none(kept: Path) -> None:
    cache.store("cubin", KEY, b"code")
    other = cache.digest("another")
    (path,) = kept.glob("cubin-*")
    path.rename(path.with_name(path.name.replace(KEY, other)))
    assert cache.load("cubin", other) is None


def test_a_folder_that_others_may_write_into_is_left_alone(kept: Path) -> None:
    cache.store("cubin", KEY, b"code")
    kept.chmod(0o777)
    assert cache.load("cubin", KEY) is None
    cache.store("cubin", cache.digest("more"), b"code")
    assert len(list(kept.glob("cubin-*"))) == 1


def test_a_folder_that_cannot_be_is_no_error(kept: Path) -> None:
    kept.write_text("a file")
    cache.store("cubin", KEY, b"code")
    assert cache.load("cubin", KEY) is None
    assert cache.contents() == [] == cache.clear()


def test_a_write_that_fails_leaves_nothing(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(cache.os, "replace", full)
    cache.store("cubin", KEY, b"code")
    assert list(kept.iterdir()) == []


def test_where_it_lies(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(cache.FOLDER, raising=False)
    monkeypatch.setenv("XDG_CACHE_HOME", "/somewhere")
    assert cache.folder() == Path("/somewhere/tk")
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")  # to be ignored
    monkeypatch.setenv("HOME", "/home/of")
    assert cache.folder() == Path("/home/of/.cache/tk")


def test_what_was_used_longest_ago_goes_first(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cache.SIZE, "10 kB")
    monkeypatch.setattr(cache, "TIDY_EVERY", 0.0)
    keys = [cache.digest(str(i)) for i in range(12)]
    for i, key in enumerate(keys[:9]):
        cache.store("cubin", key, bytes(1000))
        (path,) = kept.glob(f"cubin-{key}*")
        os.utime(path, (time.time() - 1000 + i,) * 2)
    assert cache.load("cubin", keys[0]) is not None  # used now
    cache.store("cubin", keys[9], bytes(1000))
    left = {key for key in keys if cache.load("cubin", key) is not None}
    assert sum(each.size for each in cache.contents()) <= 10_000
    assert {keys[0], keys[9]} <= left
    assert keys[1] not in left
    cache.store("cubin", keys[10], bytes(5000))  # more than a quarter of all
    assert cache.load("cubin", keys[10]) is None


def test_what_nobody_finished_goes(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept.mkdir(mode=0o700)
    old, new = kept / f"old{cache.UNFINISHED}", kept / f"new{cache.UNFINISHED}"
    old.write_bytes(b"")
    new.write_bytes(b"")
    os.utime(old, (time.time() - 2 * cache.ABANDONED,) * 2)
    cache.store("cubin", KEY, b"code")
    assert new.exists()
    assert not old.exists()


@pytest.mark.parametrize(("text", "size"), [("0", 0), ("500MB", 500_000_000), ("1.5 g", 1_500_000_000), ("", 2_000_000_000)])
def test_sizes(monkeypatch: pytest.MonkeyPatch, text: str, size: int) -> None:
    monkeypatch.setenv(cache.SIZE, text)
    assert cache.limit() == size
    assert cache.is_caching() is (size > 0)


def test_a_size_that_is_none_is_one_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(cache.SIZE, "much")
    with pytest.raises(UsageError, match="TK_CACHE_SIZE cannot be read"):
        cache.limit()


def test_without_it_nothing_is_kept(kept: Path) -> None:
    with cache.caching(False), cache.caching(True):
        cache.store("cubin", KEY, b"code")
    assert not kept.exists()


def test_several_processes_at_once(kept: Path) -> None:
    """Each sees all of an entry or none, while others write, read, clear and look after the size."""
    work = (
        "import os, random, sys; from tk.host import cache; cache.TIDY_EVERY = 0.0\n"
        "r = random.Random(int(sys.argv[1]))\n"
        "for _ in range(400):\n"
        "    name = str(r.randrange(30)); key = cache.digest(name); want = (name * 1000).encode()\n"
        "    found = cache.load('cubin', key)\n"
        "    assert found in (None, want), (name, found[:20])\n"
        "    if r.random() < 0.6: cache.store('cubin', key, want)\n"
        "    if r.random() < 0.01: cache.clear()\n"
    )
    environment = {**os.environ, cache.SIZE: "40 kB"}
    running = [subprocess.Popen([sys.executable, "-c", work, str(seed)], env=environment) for seed in range(4)]
    assert [each.wait() for each in running] == [0] * 4
    assert not list(kept.glob(f"*{cache.UNFINISHED}"))
