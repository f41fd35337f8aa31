"""Builds and measurements as Dask tasks, on workers of this machine, one of which is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from tk.errors import TuneError, UsageError
from tk.schedule.discover import discover
from tk.target import Target
from tk.tuning.database.store import Database
from tk.tuning.events import Event
from tk.tuning.job import Job, JobOptions
from tk.tuning.measure.build import Built
from tk.tuning.state import Limits
from tk.tuning.tasks import task_of
from tk.tuning.workers.cluster import ClusterPool, _workers, _write, connect, tls_of
from tk.tuning.workers.pool import Outcome

distributed = pytest.importorskip("distributed")


@pytest.fixture
def cluster(toy: ModuleType, tmp_path: Path) -> Iterator[tuple[str, list[subprocess.Popen[bytes]]]]:
    """(the scheduler's address, its four workers), each a process, with the toy rules on its path."""
    path = os.pathsep.join([str(Path(toy.__file__).parent), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path}
    file = tmp_path / "scheduler.json"
    options = {"env": environment, "cwd": tmp_path, "stderr": subprocess.DEVNULL}

    def start(what: str, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", f"distributed.cli.dask_{what}", "--scheduler-file", str(file)]
        return subprocess.Popen([*command, "--no-dashboard", *arguments], **options)

    scheduler = start("scheduler", "--port", "0")
    workers = [start("worker", "--nthreads", "1", "--no-nanny") for _ in range(4)]
    with distributed.Client(scheduler_file=str(file), timeout=300) as client:
        client.wait_for_workers(4, timeout=300)
        address = client.scheduler.address
    yield address, workers
    for process in (*workers, scheduler):
        process.kill()
        process.wait()


@pytest.mark.rotated(8)
def test_a_job_survives_the_loss_of_three_workers(
    cluster: tuple[str, list[subprocess.Popen[bytes]]], toy: ModuleType, database: Database, cpu: Target
) -> None:
    address, workers = cluster
    lost = []

    def lose(event: Event) -> None:
        if event.kind == "trial" and event.data["number"] in (2, 5, 9):
            workers[len(lost)].send_signal(signal.SIGKILL)
            lost.append(event.data["number"])

    task = task_of(toy.tile_func(), cpu, discover("cpu"))
    options = JobOptions(trials=100, seed=1, scheduler=address, limits=Limits(batch=8))
    planned = Job([task], cpu, database, options).plan()
    assert (planned.stopped, planned.trials) == ("planned", 0)
    assert planned.tasks[0].default_secs
    report = Job([task], cpu, database, options, lose).run()
    assert lost == [2, 5, 9]
    assert report.stopped == "done"
    assert report.trials == len(database.records(database.tasks()[0])) == 15
    assert report.tasks[0].statuses["valid"] == 15
    assert report.tasks[0].verdict


@pytest.mark.rotated(4)
def test_a_gpu_is_measured_by_workers_that_have_one(cluster: tuple[str, list[subprocess.Popen[bytes]]]) -> None:
    address, _ = cluster
    with distributed.Client(address) as client:
        assert _workers(client, {}) == 4
        with pytest.raises(TuneError, match="no Dask worker can measure"):
            _workers(client, {"GPU": 1.0})


def test_a_scheduler_that_is_not_there_is_a_clear_error() -> None:
    with pytest.raises(TuneError, match="no Dask scheduler"):
        connect("tcp://127.0.0.1:1", 1.0)


NAMES = ["../x.so", "/tmp/x.so", "a/b.so", "..", ".", "", "x", "x.so\0", "x.sh", "\\..\\x.txt", "./x.so", "a.so/"]


@pytest.mark.parametrize("name", NAMES)
def test_a_file_of_another_host_stays_in_its_folder(tmp_path: Path, name: str) -> None:
    inside = tmp_path / "in"
    inside.mkdir()
    with pytest.raises(ValueError, match="another host sent a file"):
        _write(inside, {"good.so": b"", name: b"evil"})
    assert [path.name for path in tmp_path.rglob("*")] == ["in"]


def test_a_worker_writes_its_own_library_only(tmp_path: Path) -> None:
    class Future:
        status = "finished"

        def __init__(self, files: dict[str, bytes], path: str) -> None:
            self.answer = Outcome("done", Built(path, "source", 1.0, False)), files

        def result(self) -> Any:
            return self.answer

    (tmp_path / "old.so").write_bytes(b"old")
    pool = ClusterPool.__new__(ClusterPool)
    pool.folder = tmp_path
    for files, path in (({"old.so": b"evil"}, "new.so"), ({"../../new.so": b""}, "new.so"), ({"new.sh": b""}, "new.sh")):
        assert pool._outcome(Future(files, path)).kind == "failed"
    taken = pool._outcome(Future({"new.so": b"new", "new.json": b"{}"}, "/elsewhere/new.so"))
    assert taken.value.path == str(tmp_path / "new.so")
    assert pool._outcome(Future({"old.so": b"evil"}, "/elsewhere/old.so")).value.path == str(tmp_path / "old.so")
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == {
        "old.so": b"old", "new.so": b"new", "new.json": b"{}"
    }  # fmt: skip


@pytest.mark.parametrize("given", [("c",), ("c", "k"), ("c", "k", "a", "tcp"), ("c", "k", "nowhere", "tls")])
def test_tls_options_that_do_not_fit(tmp_path: Path, given: tuple[str, ...]) -> None:
    for name in ("c", "k", "a"):
        (tmp_path / name).touch()
    files: list[Any] = [str(tmp_path / name) for name in given[:3]] + [None] * 3
    address = f"{given[3] if len(given) > 3 else 'tls'}://127.0.0.1:1"
    with pytest.raises(UsageError):
        tls_of(address, files[2], files[0], files[1])


def test_a_scheduler_with_tls(tmp_path: Path) -> None:
    pytest.importorskip("cryptography")
    own, foreign = (distributed.security.Security.temporary() for _ in range(2))
    paths = {}
    for who, made in (("own", own), ("foreign", foreign)):
        for key in ("tls_ca_file", "tls_client_cert", "tls_client_key"):
            paths[who, key] = tmp_path / f"{who}_{key}.pem"
            paths[who, key].write_text(getattr(made, key))
    with distributed.LocalCluster(
        n_workers=0, processes=False, security=own, protocol="tls://", dashboard_address=None, host="127.0.0.1"
    ) as cluster:
        address = cluster.scheduler_address
        assert address.startswith("tls://")

        def files(who: str) -> Any:
            return tls_of(address, *(str(paths[who, key]) for key in ("tls_ca_file", "tls_client_cert", "tls_client_key")))

        with connect(address, 10.0, files("own")) as client:
            assert client.scheduler_info()["workers"] == {}
        with pytest.raises(TuneError):
            connect(address, 2.0, files("foreign"))
        with pytest.raises(TuneError, match="certificates"):
            connect(address, 2.0)
