"""One tuning record: what was tried, how it went, and where."""

from __future__ import annotations

import hashlib
import json
import platform
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from statistics import median
from typing import TYPE_CHECKING, Any

from tk.errors import DatabaseError, message
from tk.tuning.database.toolchain import tk_version

if TYPE_CHECKING:
    from tvm.s_tir.schedule import Trace

__all__ = ["Proof", "Record", "Where", "plain", "trace_text"]


@dataclass(frozen=True)
class Proof:
    """The comparison that a valid record passed. `error` is ‖out − ref‖ / ‖ref‖ on normal values, the worst of the outputs, and
    `tolerance` the band that held it; `gate` is the version of the gate (gate.py; 0: none), `families` the inputs that it
    drew."""

    reference: str = ""
    error: float | None = None
    tolerance: float | None = None
    seed: int | None = None
    gate: int = 0
    families: str = ""


@dataclass(frozen=True)
class Where:
    """The machine that a time was taken on."""

    device: str = ""
    driver: str = ""
    clocks: str = ""
    host: str = field(default_factory=platform.node)


@dataclass(frozen=True)
class Record:
    """A candidate and its outcome. `trace` is the JSON text of its MetaSchedule trace, `run_secs` seconds a call."""

    trace: str
    status: str
    run_secs: tuple[float, ...] = ()
    decisions: Mapping[str, int] = field(default_factory=dict)
    proof: Proof = Proof()
    where: Where = Where(host="")
    detail: str = ""
    date: str = field(default_factory=lambda: datetime.now(UTC).isoformat(timespec="microseconds"))
    tk_version: str = field(default_factory=tk_version)
    id: int | None = None

    @property
    def secs(self) -> float | None:
        """The median of the run times, in seconds; None for a candidate that has none."""
        return median(self.run_secs) if self.run_secs else None

    def digest(self, key: Sequence[object]) -> str:
        """What makes this record itself, in any database: merging the same record twice adds it once."""
        return digest_of(key, self.trace, self.status, self.run_secs, self.date)


def digest_of(key: Sequence[object], trace: str, status: str, run_secs: Sequence[float], date: str) -> str:
    """The digest of a record of these; see Record.digest."""
    content = [*map(str, key), trace, status, list(run_secs), date]
    return hashlib.sha256(json.dumps(content).encode()).hexdigest()


def plain(value: object) -> Any:
    """TVM's containers and numbers as JSON values."""
    from tvm.tirx import FloatImm, IntImm

    if value is None or isinstance(value, bool | str):
        return value if not isinstance(value, str) else str(value)
    if isinstance(value, IntImm):
        return int(value)
    if isinstance(value, FloatImm):
        return float(value.value)
    if isinstance(value, int):
        return int(value)
    if isinstance(value, float):
        return float(value)
    if isinstance(value, Mapping) or hasattr(value, "items"):
        return {plain(key): plain(item) for key, item in value.items()}
    if hasattr(value, "__iter__"):
        return [plain(item) for item in value]
    raise DatabaseError(
        message(
            f"a trace holds a {type(value).__name__}",
            need="values that JSON has",
            do="let the rule decide by numbers, strings and lists",
        )
    )


def trace_text(trace: Trace) -> str:
    """A trace as compact JSON text, always the same for the same trace."""
    return json.dumps(plain(trace.as_json()), separators=(",", ":"))
