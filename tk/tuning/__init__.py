"""Tuning: tasks → space → search → build → measure → gate → database, one file a stage.

report = tk.tune(model, args=(x,), target="h200", budget="30m", database="tuned.db")
tk.compile(model, args=(x,), target="h200", database="tuned.db").save("m.tk")
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

_HOMES = {
    "Database": "tk.tuning.database.store",
    "Event": "tk.tuning.events",
    "Limits": "tk.tuning.state",
    "Record": "tk.tuning.database.record",
    "TaskReport": "tk.tuning.events",
    "TuneReport": "tk.tuning.events",
    "export_json": "tk.tuning.database.json_io",
    "import_json": "tk.tuning.database.json_io",
    "tune": "tk.tuning.api",
}

__all__ = ["Database", "Event", "Limits", "Record", "TaskReport", "TuneReport", "export_json", "import_json", "tune"]

if TYPE_CHECKING:
    from tk.tuning.api import tune
    from tk.tuning.database.json_io import export_json, import_json
    from tk.tuning.database.record import Record
    from tk.tuning.database.store import Database
    from tk.tuning.events import Event, TaskReport, TuneReport
    from tk.tuning.state import Limits


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'tk.tuning' has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
