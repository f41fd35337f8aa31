"""Builds and measurements on other machines: Dask tasks, with the same interface as a pool of this machine's children.

A Dask worker runs a job in a killable child of its own (`pool.py`), so a candidate that crashes takes no Dask worker with
it; and when a whole Dask worker is lost, Dask gives its jobs to another. Libraries travel as bytes: no shared disk.

    dask scheduler --host 127.0.0.1                                # on this host alone: no one else can reach it
    dask worker tcp://127.0.0.1:8786 --nworkers 14 --nthreads 1    # builders
    CUDA_VISIBLE_DEVICES=0 dask worker tcp://127.0.0.1:8786 --nthreads 1 --resources "GPU=1"     # a measurer, one a GPU
    tk tune MODEL --target h200 --scheduler tcp://127.0.0.1:8786

Over a network, all of them with TLS: `--host tls://…`, and `--tls-ca-file CA --tls-cert CERT --tls-key KEY` for each of these
commands. Dask's messages are pickles: whoever reaches a scheduler or worker runs code on all of its hosts, and on the client.
"""

from __future__ import annotations

import threading
from collections import Counter
from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from multiprocessing import Pipe
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

from tk.errors import TuneError, UsageError, message
from tk.target import resolve
from tk.tuning.measure.build import Built
from tk.tuning.measure.runner import MeasureJob
from tk.tuning.workers.folders import keep
from tk.tuning.workers.pool import Outcome, Pool, wait_any

__all__ = ["ClusterPool", "Tls", "connect", "tls_of"]

SUFFIXES = (".so", ".pack.so", ".json")
Files = dict[str, bytes]
_USERS: Counter[Any] = Counter()  # open pools by client


@dataclass(frozen=True)
class Tls:
    """Files in PEM: the certificate authority's certificate, and this client's own with its key."""

    ca_file: str
    cert: str
    key: str


def tls_of(address: str, ca_file: str | None, cert: str | None, key: str | None) -> Tls | None:
    """The TLS files of a client, all of them or none. Raises UsageError for some of them, for a file that is not there, or for
    an address that is not encrypted."""
    given = {"--tls-ca-file": ca_file, "--tls-cert": cert, "--tls-key": key}
    if not any(given.values()):
        return None
    if missing := [name for name, path in given.items() if not path]:
        raise UsageError(
            message(
                "TLS needs three files",
                need=", ".join(given),
                have=f"no {', '.join(missing)}",
                do="give all three, or none with a scheduler on this host",
            )
        )
    if not address.startswith("tls://"):
        raise UsageError(
            message(
                "this scheduler's address is not encrypted",
                need="tls://HOST:PORT",
                have=address or "none",
                do="start the scheduler with its TLS options, and give its address so",
            )
        )
    if absent := [path for path in given.values() if path and not Path(path).is_file()]:
        raise UsageError(message(f"there is no file {absent[0]}", need="a certificate or key in PEM", do="check the path"))
    assert ca_file is not None
    assert cert is not None
    assert key is not None
    return Tls(ca_file, cert, key)


def connect(address: str, seconds: float = 10.0, tls: Tls | None = None) -> Any:
    """A Dask client of the scheduler at `address`. Without `tls`, a tls:// address takes the files of Dask's own
    configuration. Raises TuneError when it does not answer within `seconds`, or is not who it must be."""
    try:
        from distributed import Client
        from distributed.security import Security
    except ImportError as error:
        raise TuneError(message("tuning on a cluster needs Dask", need="distributed", do="pip install distributed")) from error
    more = {}
    if tls is not None:
        files = {"tls_ca_file": tls.ca_file, "tls_client_cert": tls.cert, "tls_client_key": tls.key}
        more["security"] = Security(require_encryption=True, **files)
    try:
        return Client(address, timeout=seconds, **more)
    except TypeError as error:  # Dask's, for a tls:// address without any files
        raise TuneError(
            message(
                f"there are no certificates for {address}", have=str(error), do="give --tls-ca-file, --tls-cert and --tls-key"
            )
        ) from error
    except (OSError, ValueError) as error:
        raise TuneError(
            message(f"there is no Dask scheduler at {address}", have=str(error), do="start one: dask scheduler")
        ) from error


class ClusterPool:
    """As `Pool`, on the workers of a Dask client. `resources` are what one job takes of a worker ({"GPU": 1})."""

    def __init__(
        self, client: Any, role: str, options: Mapping[str, Any], folder: Path, memory: int, resources: Mapping[str, float]
    ) -> None:
        self.client, self.role, self.options, self.folder = client, role, dict(options), folder
        self.memory, self.resources = memory, dict(resources)
        self.environments: list[Mapping[str, str]] = [{}] * _workers(client, self.resources)
        self.futures: dict[str, tuple[Any, Any]] = {}  # key: (tag, future)
        _USERS[client] += 1
        self._ours, self._theirs = Pipe(duplex=False)

    def submit(self, tag: Any, job: Any, seconds: float, key: str = "", fresh: bool = False) -> None:
        """As `Pool.submit`; Dask decides where a job runs, whatever its key."""
        files = _files_of(job)
        future = self.client.submit(
            run_job, self.role, self.options, job, files, seconds, self.memory, fresh,
            resources=self.resources, pure=False, retries=3,
        )  # fmt: skip
        self.futures[future.key] = (tag, future)
        future.add_done_callback(self._done)

    def _done(self, future: Any) -> None:
        """Called in a thread of Dask's client: the job's own thread is told through a pipe."""
        if not self._ours.closed:
            self._theirs.send(future.key)

    @property
    def pending(self) -> int:
        return len(self.futures)

    @property
    def running(self) -> int:
        return len(self.futures)

    def connections(self) -> list[Connection]:
        """As `Pool.connections`."""
        return [self._ours]

    def deadline(self) -> float:
        """As `Pool.deadline`: limits are kept where the jobs run."""
        return float("inf")

    def collect(self, ready: set[Any]) -> list[tuple[Any, Outcome]]:
        """As `Pool.collect`."""
        outcomes = []
        while self._ours.poll():
            tag, future = self.futures.pop(self._ours.recv(), (None, None))
            if future is not None:
                outcomes.append((tag, self._outcome(future)))
        return outcomes

    def _outcome(self, future: Any) -> Outcome:
        if future.status != "finished":
            return Outcome("crashed", None, f"the Dask worker was lost: {future.status}")
        outcome: Outcome
        outcome, files = future.result()
        if not isinstance(outcome.value, Built):
            return outcome
        local = self.folder / Path(outcome.value.path).name
        try:
            _write(self.folder, files, {local.with_suffix(suffix).name for suffix in SUFFIXES})
        except ValueError as error:
            return Outcome("failed", None, str(error), outcome.seconds)
        return replace(outcome, value=replace(outcome.value, path=str(local)))

    def drop_waiting(self) -> list[Any]:
        """As `Pool.drop_waiting`; Dask cancels also what runs, whose result nobody waits for any more."""
        tags = [tag for tag, _ in self.futures.values()]
        self.client.cancel([future for _, future in self.futures.values()])
        self.futures.clear()
        return tags

    def abandon(self) -> None:
        """As `Pool.abandon`."""
        self.drop_waiting()

    def start(self) -> None:
        """Nothing to start: the workers are there, and make their children with the first job."""

    def close(self) -> None:
        """Cancel what is left, and leave the scheduler once all of its pools are closed. The children of the workers end
        with them, or serve the next job."""
        self.drop_waiting()
        self._ours.close()
        _USERS[self.client] -= 1
        if _USERS[self.client] == 0:
            self.client.close()


def _workers(client: Any, resources: Mapping[str, float]) -> int:
    """How many jobs that take `resources` can run at once. Raises TuneError when none can."""
    workers = client.scheduler_info(n_workers=-1)["workers"].values()
    if resources:
        slots = [
            min(int(worker["resources"].get(name, 0) // amount) for name, amount in resources.items()) for worker in workers
        ]
    else:
        slots = [int(worker["nthreads"]) for worker in workers]
    if not sum(slots):
        need = ", ".join(f"{name}={amount:g}" for name, amount in resources.items())
        raise TuneError(
            message(
                "no Dask worker can measure" if resources else "the Dask scheduler has no worker",
                need=f"workers started with --resources {need}" if resources else "at least one",
                have=f"{len(slots)} workers",
                do="dask worker tcp://HOST:8786" + (f' --nthreads 1 --resources "{need}"' if resources else ""),
            )
        )
    return sum(slots)


def _files_of(job: Any) -> Files:
    """The libraries that a job needs, by name."""
    if not isinstance(job, MeasureJob):
        return {}
    paths = [job.library, *job.against, job.spec.reference[0], job.spec.default, *job.spec.kits.values()]
    return _read([Path(path) for path in paths if path])


def _read(paths: list[Path]) -> Files:
    found = [path.with_suffix(suffix) for path in paths for suffix in SUFFIXES]
    return {path.name: path.read_bytes() for path in found if path.exists()}


def _write(folder: Path, files: Files, names: Collection[str] | None = None) -> None:
    """Write files of another host into `folder`: plain names only, and of `names` only where those are given. Those that are
    there stay. Raises ValueError for any other name, and has then written nothing."""
    for name in files:
        plain = Path(name).name == name and "\0" not in name and name.endswith(SUFFIXES)
        if not plain or (names is not None and name not in names):
            raise ValueError(f"another host sent a file by the name {name!r}")
    for name, content in files.items():
        if not (folder / name).exists():
            (folder / name).write_bytes(content)


_POOLS: dict[str, tuple[Pool, Path]] = {}  # on a Dask worker: its children, by role, options and thread


def run_job(
    role: str, options: dict[str, Any], job: Any, files: Files, seconds: float, memory: int, fresh: bool = False
) -> tuple[Outcome, Files]:
    """Run one job in a child of this Dask worker: (its outcome, the files that it made)."""
    name = repr((role, sorted(options.items()), threading.get_ident()))  # a thread waits for its own child alone
    if name not in _POOLS:
        folder = keep("tk-dask-")
        own = {**options, "folder": str(folder)} if "folder" in options else options
        forked = "folder" in options or not resolve(options["target"]).is_gpu
        _POOLS[name] = (Pool(role, 1, own, memory=memory, forked=forked), folder)
    pool, folder = _POOLS[name]
    _write(folder, files)
    pool.submit("job", _moved(job, folder), seconds, fresh=fresh)
    outcomes: list[Any] = []
    while not outcomes:
        outcomes = wait_any([pool], 60.0)
    outcome: Outcome = outcomes[0][2]
    made = _read([Path(outcome.value.path)]) if isinstance(outcome.value, Built) else {}
    return outcome, made


def _moved(job: Any, folder: Path) -> Any:
    """A job with its libraries' paths on this host."""
    if not isinstance(job, MeasureJob):
        return job

    def here(path: str) -> str:
        return str(folder / Path(path).name) if path else ""

    kits = {name: here(path) for name, path in job.spec.kits.items()}
    reference = (here(job.spec.reference[0]), job.spec.reference[1])
    spec = replace(job.spec, reference=reference, kits=kits, default=here(job.spec.default))
    return replace(job, library=here(job.library), against=tuple(map(here, job.against)), spec=spec)
